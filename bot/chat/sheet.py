"""A message before it is sent: words, a picture, and rows of buttons and menus."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import discord
from msgspec import Struct

from bot.chat.control import Control
from bot.chat.ids import Id  # noqa: TC001 - msgspec reads the hints

if TYPE_CHECKING:
    from collections.abc import Iterable

CONTENT = 2000
LABEL = 80
LINE = 100
"""The longest label, description and value of a menu's line."""
ALT = 1024

NOBODY = discord.AllowedMentions.none()

STYLES = {
    "main": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "go": discord.ButtonStyle.success,
    "stop": discord.ButtonStyle.danger,
}


class Button(Struct, frozen=True):
    """Something to press."""

    id: Id
    label: str
    style: Literal["main", "plain", "go", "stop"] = "plain"


class Choice(Struct, frozen=True):
    """A line of a menu."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False


class Menu(Struct, frozen=True):
    """A menu to choose one line from; it takes a whole row."""

    id: Id
    placeholder: str
    choices: tuple[Choice, ...]


Row: TypeAlias = "tuple[Button, ...] | Menu"


class Attached(Struct, frozen=True):
    """A file that goes with a message; the alt text says what a picture shows."""

    name: str
    data: bytes
    alt: str = ""


class Sheet(Struct, frozen=True):
    """A message: what is not there is taken away by an edit, except a picture that is to be kept."""

    content: str = ""
    rows: tuple[Row, ...] = ()
    file: Attached | None = None
    keep_file: bool = False
    ping: tuple[int, ...] = ()
    """Whom the mentions in the content reach; nobody else is notified."""

    def for_sending(self) -> dict[str, Any]:
        """Give the arguments of a send."""
        made: dict[str, Any] = {"content": clip(self.content, CONTENT), "allowed_mentions": self._mentions()}
        if self.rows:
            made["view"] = view_of(self.rows)
        if self.file:
            made["file"] = _file(self.file)
        return made

    def for_editing(self) -> dict[str, Any]:
        """Give the arguments of an edit that leaves nothing of the old message but a kept file."""
        made: dict[str, Any] = {
            "content": clip(self.content, CONTENT),
            "view": view_of(self.rows) if self.rows else None,
            "allowed_mentions": self._mentions(),
        }
        if not self.keep_file:
            made["attachments"] = [_file(self.file)] if self.file else []
        return made

    def _mentions(self) -> discord.AllowedMentions:
        if not self.ping:
            return NOBODY
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(each) for each in self.ping]
        )


def view_of(rows: Iterable[Row]) -> discord.ui.View:
    """Build the rows out of controls only: with anything else among them discord.py may forget them all."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        if isinstance(row, Menu):
            view.add_item(Control(_select(row, number)))
        else:
            for button in row:
                style, label = STYLES[button.style], clip(button.label, LABEL)
                item: discord.ui.Button[Any] = discord.ui.Button(
                    style=style, label=label, custom_id=str(button.id), row=number
                )
                view.add_item(Control(item))
    return view


def _select(menu: Menu, row: int) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=clip(each.label, LINE),
            value=each.value,
            description=clip(each.detail, LINE) or None,
            default=each.chosen,
        )
        for each in menu.choices
    ]
    return discord.ui.Select(custom_id=str(menu.id), placeholder=clip(menu.placeholder, 150), options=options, row=row)


def _file(attached: Attached) -> discord.File:
    return discord.File(BytesIO(attached.data), filename=attached.name, description=clip(attached.alt, ALT) or None)


def clip(text: str, length: int) -> str:
    """Shorten a text that does not fit."""
    return text if len(text) <= length else text[: length - 1] + "…"
