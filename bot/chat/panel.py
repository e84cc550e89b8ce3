"""The move panel: a question laid out as buttons, a menu, or groups; pure, so that any question can be tried."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from bot import words as spoken
from bot.chat.ids import Id
from bot.chat.sheet import CONTENT, Button, Choice, Menu, Row
from render import numbers, own_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table import Look
    from bot.words import Words
    from games.core import Decision, Option, Text

BUTTONS = 5
LINES = 25
"""What one row of buttons and one menu can hold."""


class Panel(Struct, frozen=True):
    """A question as it is shown: its words, its controls, and the places to mark on the picture, by number."""

    content: str
    rows: tuple[Row, ...]
    marks: tuple[str, ...] = ()


class Shown(Struct, frozen=True):
    """Which page of a question is open."""

    group: int | None = None
    why: bool = False
    back: bool = False
    """Can the reader's last choice be taken back?"""

    @property
    def rest(self) -> str:
        """Give what a control has to remember of it."""
        return "" if self.group is None else str(self.group)


def groups(decision: Decision) -> tuple[Text | None, ...]:
    """List the groups that the options form, when they are too many for one menu."""
    if len(decision.options) <= LINES:
        return ()
    return tuple(dict.fromkeys(option.group for option in decision.options))


def members(decision: Decision, group: int | None) -> tuple[Option, ...]:
    """List the options of an open group; all of them when there are no groups."""
    found = groups(decision)
    if not found:
        return decision.options
    if group is None or not 0 <= group < len(found):
        return ()
    return tuple(option for option in decision.options if option.group == found[group])


def layout(look: Look, decision: Decision, lang: str, shown: Shown, before: Sequence[str] = ()) -> Panel:
    """Lay out a question for whoever is asked."""
    words = spoken.written(lang, look.table.names)
    options = members(decision, shown.group)
    game = look.table.game
    marks = _numbers(game, options)
    lines = [*(line for line in before if line), f"**{words.say(decision.prompt)}**"]
    if options and len(options) <= BUTTONS:
        lines += _details(decision, options, _labels(game, options, marks, words), words)
    if shown.why:
        lines += _reasons(decision, words)
    controls = _Controls(look, decision, lang, shown)
    labels = _labels(game, options, marks, controls.words)
    main = controls.choose(options, labels) if options else controls.groups()
    below = controls.below(in_group=bool(options) and bool(groups(decision)))
    rows: tuple[Row, ...] = (main, below) if below else (main,)
    return Panel(_fitted(lines), rows, tuple(marks))


class _Controls:
    """Makes the rows of a panel."""

    def __init__(self, look: Look, decision: Decision, lang: str, shown: Shown) -> None:
        self.table = look.table
        self.decision = decision
        self.shown = shown
        self.words = spoken.plain(lang, look.table.names)

    def id(self, what: str, rest: str) -> Id:
        return Id(what, self.table.id, self.table.epoch, self.decision.id, rest)

    def choose(self, options: Sequence[Option], labels: dict[str, str]) -> Row:
        if len(options) <= BUTTONS:
            # The style does not recommend: all the same, so that no choice looks like the right one.
            return tuple(Button(self.id("play", option.key), labels[option.key], "main") for option in options)
        choices = tuple(
            Choice(option.key, labels[option.key], _detail(self.decision, option, self.words))
            for option in options[:LINES]
        )
        return Menu(self.id("pick", self.shown.rest), self.words.say(self.decision.prompt), choices)

    def groups(self) -> Row:
        found = groups(self.decision)
        labels = [self.words.of("chat-other-group") if each is None else self.words.say(each) for each in found]
        if len(found) <= BUTTONS:
            return tuple(Button(self.id("open", str(number)), label, "main") for number, label in enumerate(labels))
        choices = tuple(
            Choice(str(number), label, self.words.of("chat-group-size", n=len(members(self.decision, number))))
            for number, label in enumerate(labels[:LINES])
        )
        return Menu(self.id("open", ""), self.words.of("chat-choose-group"), choices)

    def below(self, *, in_group: bool) -> tuple[Button, ...]:
        made: list[Button] = []
        if self.decision.refused and not self.shown.why:
            made.append(Button(self.id("why", self.shown.rest), self.words.of("chat-why-not")))
        if in_group:
            made.append(Button(self.id("groups", ""), self.words.of("chat-back-to-groups")))
        if self.shown.back:
            made.append(Button(self.id("back", ""), self.words.of("chat-back")))
        return tuple(made)


def _numbers(game: str, options: Sequence[Option]) -> dict[str, int]:
    """Give each place of the options the number of its mark; options at the same place share it."""
    return numbers(game, tuple(dict.fromkeys(option.at for option in options if option.at is not None)))


def _labels(game: str, options: Sequence[Option], marks: dict[str, int], words: Words) -> dict[str, str]:
    """Say each option with the number of its mark before it, unless that is the thing's own number and already said."""
    said = {}
    for option in options:
        label = words.say(option.label)
        told = option.at is not None and own_number(game, option.at) is not None
        told = told and re.search(rf"(?<!\d){marks[option.at or '']}(?!\d)", label) is not None
        said[option.key] = label if told or option.at not in marks else f"{marks[option.at]} · {label}"
    return said


def _detail(decision: Decision, option: Option, words: Words) -> str:
    """Say what a choice would do; nothing when that only repeats the label."""
    detail = decision.detail(option.key)
    return "" if detail == option.label else words.say(detail)


def _details(decision: Decision, options: Sequence[Option], labels: dict[str, str], words: Words) -> list[str]:
    lines = []
    for option in options:
        detail = _detail(decision, option, words)
        if detail:
            lines.append(f"- **{labels[option.key]}.** {detail}")
    return lines


def _reasons(decision: Decision, words: Words) -> list[str]:
    lines = ["", words.of("chat-not-possible")]
    for refusal in decision.refused:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        lines.append(f"- **{words.say(refusal.label)}.** {words.say(refusal.why)}{rule}")
    return lines


def _fitted(lines: Sequence[str]) -> str:
    """Join lines up to what a message holds; a line that does not fit is left out with all after it."""
    made = ""
    for line in lines:
        if len(made) + len(line) + 1 > CONTENT - 2:
            return f"{made}…"
        made += f"{line}\n"
    return made.strip()
