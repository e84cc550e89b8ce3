"""The rules of the games in short, in our own words: a Markdown file per game and language, in bot/rules.

A file begins with the title of the game; each heading of the second level begins a section, short enough for one
message. Both languages of a game have the same sections in the same order, so a section is named by its number.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "rules"


class Section(NamedTuple):
    """A part of the rules that fits one message."""

    title: str
    text: str


@lru_cache(64)
def sections(game: str, lang: str) -> tuple[Section, ...]:
    """Give the sections of a game's rules."""
    _, *parts = (FOLDER / game / f"{lang}.md").read_text(encoding="utf-8").split("\n## ")
    return tuple(Section(title.strip(), text.strip()) for title, _, text in (part.partition("\n") for part in parts))
