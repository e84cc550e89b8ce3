"""Texts become sentences, in English or French (Project Fluent).

A message sees each argument by its name. Things and people bring their grammar along: for `card=Thing("egg_trex")`
a French message may use { $card }, { $card-a }, { $card-the }, { $card-of }, { $card-many }; for `who=SeatRef(0)`
{ $who } and { $who-of } (English: { $who-s }). A thing is a message named thing-ID with its grammar as attributes.

The texts are in render/text/LANG/*.ftl; `extra` is a further folder, with LANG/*.ftl or LANG.ftl in it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from games.core import SeatRef, Text, Thing
from render import grammar

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from games.core.text import Arg

LANGUAGES = ("en", "fr")

_ID = re.compile(r"-?[a-zA-Z][\w-]*")
_ENTRY = re.compile(rf"^(?P<id>{_ID.pattern}) *=.*\n?(?:(?!{_ID.pattern} *=|#).*\n?)*", re.MULTILINE)
"""A message or term of a file: from the line with its id up to the next one, or to a comment."""

_MINUS = re.compile(r"(?<![\w-])-(?=\d)")


class UnknownText(LookupError):
    """A text that a language does not know, or whose arguments do not fit."""


class Words:
    """A language and the players' names: `Words("fr", names).say(text)`."""

    def __init__(self, lang: str, names: Sequence[str], extra: Path | None = None) -> None:
        if lang not in LANGUAGES:
            raise UnknownText(f"There is no language {lang!r}; there are: {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.names = tuple(names)
        self._library = _library(lang, extra)

    def say(self, text: Text) -> str:
        """Say a text."""
        message = self._message(text.id)
        args: dict[str, Any] = {}
        for name, arg in text.args.items():
            args.update(self._spoken(name, arg))
        return self._format(text.id, message.value, args)

    def knows(self, id: str) -> bool:  # noqa: A002
        """Tell whether the language has a message."""
        return id in self._library.ids

    def thing(self, id: str, form: str = "") -> str:  # noqa: A002
        """Name a thing, plainly or with an article: `thing("egg_trex", "the")`."""
        forms = self._spoken("it", Thing(id))
        return str(forms[f"it-{form}" if form else "it"])

    def _message(self, id: str) -> Any:  # noqa: A002
        message = self._library.message(id)
        if message is None:
            raise UnknownText(f"The language {self.lang!r} has no text {id!r}.")
        return message

    def _format(self, id: str, pattern: Any, args: dict[str, Any]) -> str:  # noqa: A002
        said, errors = self._library.format(pattern, args)
        if errors:
            raise UnknownText(f"The text {id!r} cannot be said in {self.lang!r}: {errors[0]}.")
        return _MINUS.sub("\N{MINUS SIGN}", str(said))

    def _spoken(self, name: str, arg: Arg) -> dict[str, Any]:
        match arg:
            case SeatRef(seat=seat):
                person = self.names[seat] if seat < len(self.names) else f"{seat + 1}"
                return _forms(name, person, grammar.PERSON[self.lang](person))
            case Thing(id=thing):
                return self._thing_forms(name, thing)
            case Text():
                return {name: self.say(arg)}
            case tuple():
                return {name: grammar.joined(self.lang, [str(self._spoken("it", each)["it"]) for each in arg])}
            case _:
                return {name: arg}

    def _thing_forms(self, name: str, thing: str) -> dict[str, Any]:
        id_ = "thing-" + thing.replace("_", "-").replace(".", "-")
        message = self._message(id_)
        said = self._format(id_, message.value, {})
        marks = {mark: self._format(id_, value, {}) for mark, value in message.attributes.items()}
        return _forms(name, said, grammar.THING[self.lang](said, marks))


def _forms(name: str, plain: str, forms: dict[str, str]) -> dict[str, Any]:
    return {name: plain, **{f"{name}-{form}": said for form, said in forms.items()}}


class _Library:
    """All texts of a language. Each is parsed when it is first said: to parse them all takes longer than to connect."""

    def __init__(self, lang: str, extra: Path | None) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)  # sentences go into chat messages
        self._unread: dict[str, str] = {}
        for file in _files(lang, extra):
            for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                self._unread.setdefault(entry["id"], entry[0])
        self.ids = frozenset(id_ for id_ in self._unread if not id_.startswith("-"))

    def message(self, id: str) -> Any:  # noqa: A002
        """Give a text, or None if there is no such one or it cannot be understood."""
        self._read(id)
        return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def format(self, pattern: Any, args: dict[str, Any]) -> tuple[Any, list[Exception]]:
        """Fill in a pattern; give it with what went wrong."""
        said, errors = self._bundle.format_pattern(pattern, args)
        return said, errors

    def _read(self, id: str) -> None:  # noqa: A002
        """Parse a text and all that it may refer to."""
        source = self._unread.pop(id, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for word in _ID.findall(source):
                self._read(word)


_library = cache(_Library)


def _files(lang: str, extra: Path | None) -> list[Traversable]:
    files = _in(resources.files("render") / "text" / lang)
    if extra is not None:
        single, folder = extra / f"{lang}.ftl", extra / lang
        files += [single] if single.is_file() else []
        files += _in(folder) if folder.is_dir() else []
    return files


def _in(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda each: each.name)


def message_ids(lang: str, extra: Path | None = None) -> frozenset[str]:
    """List the texts a language knows."""
    return _library(lang, extra).ids
