"""The words of the bot and of the games together, in one language and with the names of one table."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from discord.utils import escape_markdown, escape_mentions

from games.core import Text
from render import words as spoken

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.core.text import Arg

TEXT = Path(__file__).parent / "text"
"""Where the bot's own texts are, one file per language."""

LANGUAGES = spoken.LANGUAGES


class Words(spoken.Words):
    """Says texts of the bot and of every game."""

    def __init__(self, lang: str, names: Iterable[str] = ()) -> None:
        super().__init__(lang, tuple(names), extra=TEXT)

    def of(self, id: str, /, **args: Arg) -> str:  # noqa: A002 - the id of a Fluent message
        """Say a text by its id."""
        return self.say(Text(id, **args))


@lru_cache(256)
def plain(lang: str, names: tuple[str, ...] = ()) -> Words:
    """Give the words for labels and pictures, where names stand as they are."""
    return Words(lang, names)


@lru_cache(256)
def written(lang: str, names: tuple[str, ...] = ()) -> Words:
    """Give the words for messages, where a name must not turn into bold type or a mention."""
    return Words(lang, tuple(safe(name) for name in names))


def safe(name: str) -> str:
    """Make a name harmless inside a message."""
    return escape_mentions(escape_markdown(name))


def language(locale: object) -> str:
    """Give the language to speak for a Discord locale such as en-GB or fr."""
    code = str(locale or "").split("-")[0].lower()
    return code if code in LANGUAGES else LANGUAGES[0]
