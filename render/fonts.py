"""The type: Source Serif for names and titles, Source Sans for numbers and running text; always basic layout."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

import font_source_sans_pro
import font_source_serif_pro
from PIL import ImageFont

SERIF, ITALIC, TITLE = "SourceSerifProSemibold", "SourceSerifProIt", "SourceSerifProBold"
SANS, SEMI, BOLD = "SourceSansPro", "SourceSansProSemibold", "SourceSansProBold"

ELLIPSIS = "…"
_STRANGER = "\U0010fffe"
"""A character that no font has."""


@cache
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Open a face at a size."""
    package = font_source_sans_pro if "Sans" in face else font_source_serif_pro
    return ImageFont.truetype(package.font_files_otf[face], size, layout_engine=ImageFont.Layout.BASIC)


def settable(text: str) -> str:
    """Replace the narrow space, which the serif lacks, by one that it has."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")


@lru_cache(4096)
def width_of(text: str, face: str, size: int) -> int:
    """Measure a line."""
    left, _, right, _ = font(face, size).getbbox(settable(text))
    return int(right - min(left, 0))


@lru_cache(4096)
def fit(text: str, face: str, size: int, width: int, least: int) -> tuple[int, str]:
    """Give the size and the text that fit: smaller first, then shortened with an ellipsis."""
    while size > least and width_of(text, face, size) > width:
        size -= 1
    return size, shortened(text, face, size, width)


def shortened(text: str, face: str, size: int, width: int) -> str:
    """Shorten a line to a width."""
    if width_of(text, face, size) <= width:
        return text
    while text and width_of(text.rstrip() + ELLIPSIS, face, size) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


@lru_cache(1024)
def wrapped(text: str, face: str, size: int, width: int, most: int) -> tuple[str, ...]:
    """Break a text into lines of a width; the last of too many is shortened."""
    rows: list[str] = []
    words = text.split(" ")  # not at non-breaking spaces
    while words:
        count = len(words)
        if len(rows) < most - 1:
            while count > 1 and width_of(" ".join(words[:count]), face, size) > width:
                count -= 1
        rows.append(shortened(" ".join(words[:count]), face, size, width))
        words = words[count:]
    return tuple(rows)


def balanced(text: str, face: str, size: int, width: int, most: int) -> tuple[str, ...]:
    """Break a text into lines that are about as long as each other, and no more of them than the width asks for."""
    rows = wrapped(text, face, size, width, most)
    for narrower in range(width - 20, width // 2, -20):
        tried = wrapped(text, face, size, narrower, most)
        if len(tried) > len(rows) or any(ELLIPSIS in row for row in tried):
            break
        rows = tried
    return rows


@lru_cache(1024)
def readable(name: str, instead: str) -> str:
    """Give what the type can show of a name; where nothing is left, something else instead.

    Fancy letters become plain ones; emoji, controls and scripts that the type lacks are left out.
    """
    plain = unicodedata.normalize("NFKC", name)
    shown = " ".join("".join(each if _known(each) else " " for each in plain).split())
    return shown if any(each.isalnum() for each in shown) else instead


@cache
def _known(character: str) -> bool:
    if character == " ":
        return True
    if unicodedata.category(character)[0] not in "LNPS" or unicodedata.combining(character):
        return False
    return all(_has(face, character) for face in (SERIF, SANS))


def _has(face: str, character: str) -> bool:
    opened = font(face, 24)
    drawn, missing = opened.getmask(character), opened.getmask(_STRANGER)
    return (drawn.size, bytes(drawn)) != (missing.size, bytes(missing))
