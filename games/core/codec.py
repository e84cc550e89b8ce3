"""Dump and load: one envelope per game, with the steps as a tagged union."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec
from msgspec import Struct

from games.core.dice import Dice
from games.core.errors import BadDump
from games.core.steps import Ask, Step, Together, Unseal, tag
from games.core.text import Text
from games.core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable
    from collections.abc import Set as AbstractSet

    from games.core.game import Game
    from games.core.rules import Options, Rules

FORMAT = 1

T = TypeVar("T")

_INTACT = 0x2144DF1C
"""The CRC-32 of any data with its own CRC-32 behind it."""

_UNREADABLE = (msgspec.MsgspecError, TypeError, UnicodeDecodeError, RecursionError)


class Sealed(Struct, Generic[T]):
    """A lane whose answers wait until all are in: the steps it began with, and what was answered."""

    seat: int
    steps: list[T]
    answers: list[tuple[T, Any]]


class _Header(Struct):
    format: int
    game: str
    version: int


class Codec:
    """How one game is written down; built once, when the game is first used."""

    def __init__(self, game: type[Game[Any]]) -> None:
        step: Any = reduce(or_, step_types(game))
        self.envelope = msgspec.defstruct(
            "Envelope",
            [
                ("format", int),
                ("game", str),
                ("version", int),
                ("seats", int),
                ("options", dict[str, bool | int | str]),
                ("seed", bytes),
                ("position", int),
                ("state", game.state_type),
                ("stacks", dict[int, list[step]]),
                ("asked", dict[int, int], {}),
                ("sealed", dict[int, Sealed[step]], {}),
                ("questions", int, 0),
                ("lanes_made", int, 0),
                ("barrier", int, 0),
                ("turn", int, 0),
                ("turn_begins", bool, False),
                ("finished", bool, False),
            ],
            omit_defaults=True,
        )
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode: Callable[[memoryview], Any] = msgspec.msgpack.Decoder(self.envelope).decode
        self.zone_fields = _zone_fields(game.state_type)
        self._found_playable: set[tuple[int, bytes]] = set()

    def playable(self, rules: Rules, seats: int, options: Options) -> bool:
        """Tell whether a game can have such options; there are few sets of them and many loads."""
        table = seats, self.encode(options)  # as bytes, for in Python true equals 1
        if table not in self._found_playable:
            if rules.problems(seats, options):
                return False
            self._found_playable.add(table)
        return True


@cache
def of(game: type[Game[Any]]) -> Codec:
    """Give the codec of a game."""
    return Codec(game)


def step_types(game: type[Game[Any]]) -> tuple[type[Step], ...]:
    """List the steps of a game, and refuse a missing or doubled tag while somebody is looking."""
    given = game.steps
    own = (
        tuple(
            each
            for each in vars(given).values()
            if isinstance(each, type) and issubclass(each, Step) and each not in {Step, Ask, Together, Unseal}
        )
        if isinstance(given, ModuleType)
        else given
    )
    # Without a tag of its own a class is only what others build on; msgspec would give it the name of the class.
    bases = {base for each in own for base in each.__mro__[1:]}
    kinds = tuple(each for each in own if tag(each) != each.__name__ or each not in bases)
    tags = [tag(each) for each in kinds]
    for kind in kinds:
        _refuse_sets(kind)
        if any(_holds(hint, {Zone}, set()) for hint in get_type_hints(kind).values()):
            raise TypeError(f"The step {kind.__name__} holds a zone; zones live in the state, where views find them.")
    if nameless := [each.__name__ for each in kinds if tag(each) == each.__name__]:
        raise TypeError(f"Steps of {game.__name__} have no tag of their own: {nameless}")
    if len(set(tags)) != len(tags):
        raise TypeError(f"Two steps of {game.__name__} have the same tag: {sorted(tags)}")
    return (*kinds, Together, Unseal)


def _zone_fields(state: type) -> tuple[str, ...]:
    """Find the zones of a state, and refuse one that lies where a view would not hide its cards."""
    _refuse_sets(state)
    found = []
    for name, hint in get_type_hints(state).items():
        if hint is Zone or (get_origin(hint) is list and get_args(hint) == (Zone,)):
            found.append(name)
        elif _holds(hint, {Zone}, set()):
            raise TypeError(f"{state.__name__}.{name} holds a zone too deep: a state has Zone and list[Zone] fields.")
    return tuple(found)


def _refuse_sets(owner: type) -> None:
    """Refuse data whose order depends on the hashes of strings, which differ from run to run."""
    for name, hint in get_type_hints(owner).items():
        if get_origin(hint) is not ClassVar and _holds(hint, {set, frozenset}, set()):
            raise TypeError(f"{owner.__name__}.{name} holds a set, which has no order of its own; use a list.")


def _holds(hint: Any, wanted: AbstractSet[Any], known: set[Any]) -> bool:
    """Tell whether a type is, or somewhere inside has, one that is wanted."""
    if hint in wanted or get_origin(hint) in wanted:
        return True
    # The arguments of a Literal are values, and what was looked at once need not be looked at again.
    if get_origin(hint) is Literal or hint in known:
        return False
    known.add(hint)
    inner = list(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Struct):
        inner += get_type_hints(hint).values()
    return any(_holds(each, wanted, known) for each in inner)


def dump(game: Game[Any], *, private: bool = True) -> bytes:
    """Write a game down; without what is private there is no seed and no dice position."""
    codec = of(type(game))
    data = codec.encode(
        codec.envelope(
            FORMAT,
            game.rules.name,
            game.rules.version,
            game.seats,
            game.options,
            game.dice.seed if private else b"",
            game.dice.position if private else 0,
            game.state,
            game.stacks,
            game.asked,
            game.sealed,
            game.questions,
            game.lanes_made,
            game.barrier,
            game.turn,
            game.turn_begins,
            game.finished,
        )
    )
    return sealed(data)


def sealed(data: bytes) -> bytes:
    """Put a checksum behind an envelope, so that damage shows when it is loaded and not ten moves later."""
    return data + crc32(data).to_bytes(4, "little")


def load(kind: type[Game[Any]], data: bytes) -> Game[Any]:
    """Rebuild a game from what `dump` wrote."""
    rules = kind.rules
    written = _unsealed(rules.name, data)
    try:
        envelope = of(kind).decode(written)
    except _UNREADABLE as error:
        return _old_or_broken(kind, written, error)
    if (envelope.format, envelope.game, envelope.version) != (FORMAT, rules.name, rules.version):
        return _old_or_broken(kind, written, None)
    return _filled(kind, envelope)


def _unsealed(name: str, data: bytes) -> memoryview:
    """Give the envelope before the checksum, once that is found to be right."""
    if not isinstance(data, bytes):
        raise BadDump(f"This is no stored game of {name}: it is {type(data).__name__}, not bytes.")
    if crc32(data) != _INTACT:
        raise BadDump(
            f"The {len(data)} bytes of a stored game of {name} are damaged or cut off, or are something else."
        )
    return memoryview(data)[:-4]


def _filled(kind: type[Game[Any]], envelope: Any) -> Game[Any]:
    if not of(kind).playable(kind.rules, envelope.seats, envelope.options) or 0 not in envelope.stacks:
        raise BadDump(f"The stored game of {kind.rules.name} is damaged: its seats, options or agenda make no sense.")
    options = envelope.options
    if len(options) < len(kind.rules.options):  # options that are younger than the dump
        options = kind.rules.complete(envelope.seats, options)
    game = kind(envelope.seats, options, Dice(envelope.seed, envelope.position))
    game.state = envelope.state
    game.stacks = envelope.stacks
    game.asked = envelope.asked
    game.sealed = envelope.sealed
    for lane in game.sealed.values():
        lane.answers = [(step, _tuples(value)) for step, value in lane.answers]
    game.questions = envelope.questions
    game.lanes_made = envelope.lanes_made
    game.barrier = envelope.barrier
    game.turn = envelope.turn
    game.turn_begins = envelope.turn_begins
    game.finished = envelope.finished
    game.anchor()
    return game


def _old_or_broken(kind: type[Game[Any]], data: memoryview, error: Exception | None) -> Game[Any]:
    """Load a dump of older rules, or say what is wrong with this one."""
    rules = kind.rules
    try:
        header = msgspec.msgpack.decode(data, type=_Header)
    except _UNREADABLE as worse:
        raise BadDump(f"This is no stored game of {rules.name}: {worse}.") from worse
    if header.game != rules.name:
        raise BadDump(f"This is a stored game of {header.game!r}, not of {rules.name!r}.")
    if header.format > FORMAT or header.version > rules.version:
        raise BadDump(
            f"This game of {rules.name} was stored by a newer program: format {header.format}, rules version "
            f"{header.version}; this one knows format {FORMAT}, rules version {rules.version}.",
            Text("error-newer-dump", version=header.version, known=rules.version),
        )
    if header.version == rules.version:
        damage = error or f"there is no format {header.format}"
        raise BadDump(f"The stored game of {rules.name} is damaged: {damage}.") from error
    try:
        plain = kind.migrate(msgspec.msgpack.decode(data), header.version)
        plain["version"] = rules.version
        return _filled(kind, msgspec.convert(plain, of(kind).envelope))
    except (*_UNREADABLE, ArithmeticError, AttributeError, LookupError, ValueError) as worse:
        raise BadDump(
            f"The stored game of {rules.name}, rules version {header.version}, is damaged: {worse}."
        ) from worse


def _tuples(value: Any) -> Any:
    return tuple(_tuples(each) for each in value) if isinstance(value, list) else value
