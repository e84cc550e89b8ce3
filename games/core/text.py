"""What is said, before it is said in any language."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct


class SeatRef(Struct, frozen=True, gc=False):
    """Refers to the player in a seat; the words show the name."""

    seat: int


class Thing(Struct, frozen=True, gc=False):
    """Refers to a thing with a name and a grammar: a card, a tile, an animal."""

    id: str


class Text:
    """A sentence by its id and arguments.

    >>> Text("kept", who=SeatRef(2), n=3)
    Text('kept', who=SeatRef(seat=2), n=3)
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Arg) -> None:  # noqa: A002 - the id of a Fluent message
        self.id = id
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))

    def __repr__(self) -> str:
        return f"Text({', '.join([repr(self.id), *(f'{k}={v!r}' for k, v in self.args.items())])})"

    def plain(self) -> dict[str, Any]:
        """Give the text as plain data that JSON can hold."""
        return {"text": self.id, "args": {name: _plain(arg) for name, arg in self.args.items()}}

    @classmethod
    def of(cls, data: dict[str, Any]) -> Text:
        """Rebuild a text from its plain data."""
        return cls(data["text"], **{name: _rich(arg) for name, arg in data["args"].items()})


Arg: TypeAlias = "int | str | SeatRef | Thing | Text | tuple[Arg, ...]"


def _plain(arg: Arg) -> Any:
    match arg:
        case SeatRef(seat=seat):
            return {"seat": seat}
        case Thing(id=name):
            return {"thing": name}
        case Text():
            return arg.plain()
        case tuple():
            return [_plain(each) for each in arg]
        case _:
            return arg


def _rich(data: Any) -> Arg:
    match data:
        case {"seat": seat}:
            return SeatRef(seat)
        case {"thing": name}:
            return Thing(name)
        case {"text": _}:
            return Text.of(data)
        case list():
            return tuple(_rich(each) for each in data)
        case _:
            return data  # type: ignore[no-any-return]


class Event(Struct, frozen=True, gc=False):
    """Something that happened: public, or known to a few seats."""

    text: Text
    to: tuple[int, ...] | None = None
    at: tuple[str, ...] = ()

    def seen_by(self, viewer: int | None) -> bool:
        """Tell whether a seat, or a spectator (None), may read this."""
        return self.to is None or viewer in self.to


class Outcome(Struct, frozen=True):
    """How a game ended: points by seat, seats from first to last (ties together), and why."""

    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    reason: Text
    breakdown: tuple[tuple[tuple[Text, int], ...], ...] = ()
    teams: tuple[tuple[int, ...], ...] | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """Give the seats that share the first place."""
        return self.ranking[0]
