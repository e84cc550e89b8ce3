"""Names and descriptions of commands in the languages the bot speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot import words as spoken

if TYPE_CHECKING:
    from discord.app_commands import TranslationContextTypes

LOCALES = {
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
    discord.Locale.french: "fr",
}
"""Discord falls back from en-US to en-GB and not to the plain name, so both are given."""


def local(id: str) -> locale_str:  # noqa: A002 - the id of a Fluent message
    """Name a text of a command by its id; it carries its English."""
    return locale_str(spoken.plain("en").of(id), id=id)


class Translator(app_commands.Translator):
    """Finds the texts of commands for Discord."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: TranslationContextTypes
    ) -> str | None:
        """Give a text in a locale, or None where the bot does not speak it."""
        lang, id_ = LOCALES.get(locale), string.extras.get("id")
        return spoken.plain(lang).of(str(id_)) if lang and id_ else None
