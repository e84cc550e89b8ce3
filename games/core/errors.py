"""Everything that can be refused: one small tree, each with a sentence that names the input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from games.core.text import SeatRef, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

E = TypeVar("E", bound=Exception)


class GameError(ValueError):
    """A request that was refused; nothing has changed.

    `str(error)` is an English sentence for whoever reads a log; `error.text` is the same for players, in any language.
    """

    def __init__(self, sentence: str, text: Text) -> None:
        super().__init__(sentence)
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        """Take the sentence and the input along, into a copy or another process."""
        return as_it_was, (type(self), str(self)), self.__dict__


class IllegalMove(GameError):
    """A key that is not among the options, with the reason where the rules know one."""

    def __init__(self, key: str, why: Text, rule: str | None = None) -> None:
        section = f" (rule {rule})" if rule else ""
        super().__init__(f"The move {clip(key)!r} is not allowed{section}: {in_english(why)}", why)
        self.key = key
        self.why = why
        self.rule = rule


class NotYourTurn(GameError):
    """A seat that is not asked anything tried to play."""

    def __init__(self, seat: int, waiting: Sequence[int]) -> None:
        self.seat = seat
        self.waiting = tuple(waiting)
        if self.waiting:
            seats = ", ".join(str(each) for each in self.waiting)
            sentence = f"Seat {seat} is not asked anything; the game waits for seat {seats}."
            text = Text("error-not-your-turn", waiting=tuple(SeatRef(each) for each in self.waiting))
        else:
            sentence, text = f"Seat {seat} cannot play: the game is over.", Text("error-game-over")
        super().__init__(sentence, text)


class UnknownGame(GameError):
    """A name that no game has."""

    def __init__(self, name: object, known: Sequence[str]) -> None:
        shown = clip(name)
        super().__init__(
            f"There is no game named {shown!r}; there are: {', '.join(known)}.",
            Text("error-unknown-game", name=shown, known=tuple(known)),
        )
        self.name = name


class UnknownSeat(GameError):
    """A seat outside the table."""

    def __init__(self, seat: object, seats: int) -> None:
        shown = named(seat)
        super().__init__(
            f"There is no seat {shown}; this game has seats 0 to {seats - 1}.",
            Text("error-unknown-seat", seat=shown, last=seats - 1),
        )
        self.seat = seat


class BadOptions(GameError):
    """Options, or a number of seats, that the rules cannot play with."""

    def __init__(self, name: str, problems: Sequence[Text]) -> None:
        self.problems = tuple(problems)
        told = " ".join(in_english(each) for each in self.problems)
        super().__init__(f"The game {name!r} cannot be set up like this: {told}", self.problems[0])


class BadDump(GameError):
    """Stored data that is broken, foreign, or newer than this program."""

    def __init__(self, sentence: str, text: Text | None = None) -> None:
        super().__init__(sentence, text or Text("error-bad-dump"))


class BadRecord(GameError):
    """A record that is broken, tampered with, or of other rules."""

    def __init__(self, sentence: str, text: Text | None = None) -> None:
        super().__init__(sentence, Text("error-bad-record", why=text or sentence))


class BrokenInvariant(GameError):
    """The game itself is wrong: a card lost, a cube doubled. A bug, never a player's fault."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, Text("error-broken-invariant"))


_ENGLISH = {
    "error-no-such-option": "it is not among the choices.",
    "problem-seats": "This game is for {low} to {high} players, not for {seats}.",
    "problem-options": "Options are names with values, not {given}.",
    "problem-option-name": "There is no option {name!r}; there are: {known}.",
    "problem-option-value": "The option {name!r} cannot be {value!r}; possible: {allowed}.",
    "problem-seed": "The seed must have {length} bytes, not {given}.",
}
"""The engine's own texts for logs, which have no language; those of a game are told by their id."""


def in_english(text: Text) -> str:
    """Say a text of the engine for a log, or name it; a game's text is not spelt out, for it may hold a hidden card."""
    shown = {name: ", ".join(map(str, arg)) if isinstance(arg, tuple) else arg for name, arg in text.args.items()}
    return _ENGLISH.get(text.id, f"{text.id}.").format(**shown)


def as_it_was(kind: type[E], sentence: str) -> E:
    """Make an error whose sentence is written already; the arguments that its class would write it from are gone."""
    return kind.__new__(kind, sentence)


def named(value: object) -> str:
    """Show what was given instead of a number: a text that looks like one shows its quotes."""
    return str(value) if type(value) is int else clip(repr(value))


def clip(value: object, length: int = 60) -> str:
    """Shorten an input so that a sentence can name it."""
    shown = str(value)
    return shown if len(shown) <= length else shown[: length - 1] + "…"
