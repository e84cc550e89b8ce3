"""What a table is: frozen snapshots that any part of the bot may keep; a change makes a new one."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from games.core import Event, Game, OptionValue, Text  # noqa: TC001 - msgspec reads the hints

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"
"""Played to the end."""
ENDED = "ended"
"""Stopped or cancelled: no winner."""

LIVE = (LOBBY, PLAYING)

NOTHING = "nothing"
COMPUTER = "computer"
OFFER = "offer"
LATE = (NOTHING, COMPUTER, OFFER)
"""What a table may choose for the end of somebody's time: wait on, let the computer play, offer the seat."""


class Person(Struct, frozen=True):
    """Who acts: the Discord user id, the name shown at the table, and "en" or "fr"."""

    id: int
    name: str
    lang: str


class Seat(Struct, frozen=True):
    """A place at a table: a person's, or a computer player's ("easy", "normal")."""

    person: int | None
    name: str
    computer: str | None
    lang: str

    @property
    def forgotten(self) -> bool:
        """Tell whether whoever sat here wanted to be forgotten; a number that Discord gives to nobody is left."""
        return self.person is not None and self.person < 0


class Asking(Struct, frozen=True):
    """What somebody asks all others at the table, and how that stands."""

    id: int
    """The revision in which it was asked; so no two are the same."""
    kind: str
    """What for: "undo", "pause", "abandon", or to replace somebody: by the "computer", or by whom it is an "offer"."""
    seat: int
    """Who asks."""
    move: int = 0
    """The entry of the log that is to be taken back."""
    agreed: tuple[int, ...] = ()
    ended: str = ""
    """How it ended: "agreed", "refused", "withdrawn", or "overtaken" when the game went on instead."""
    by: int | None = None
    """Who refused."""
    about: int | None = None
    """The seat of whoever is to be replaced; they are not asked, but may refuse."""

    @property
    def open(self) -> bool:
        """Tell whether anybody may still answer."""
        return not self.ended


class Standing(Struct, frozen=True):
    """What a person has answered beforehand: each question of a kind, until their next turn or always."""

    seat: int
    kind: str
    key: str
    label: Text
    always: bool


class Table(Struct, frozen=True, kw_only=True):
    """A table as it was at one revision."""

    id: int
    guild: int | None
    channel: int
    game: str
    version: int
    """Of the rules it was opened with, and in the end started with."""
    options: dict[str, OptionValue]
    """All of them: those that somebody chose, and the defaults for this number of seats."""
    chosen: dict[str, OptionValue]
    """Those that somebody chose."""
    host: int
    lang: str
    """Of all that is public."""
    status: str
    seats: tuple[Seat, ...]
    revision: int
    """Grows with every committed change."""
    epoch: int
    """Grows with every undo."""
    moves: int
    """The number of the newest entry of the log; the set-up is entry 1, an undo is an entry too."""
    seed_sha256: str
    opened: float
    changed: float
    asking: Asking | None = None
    """The newest request of somebody to the others."""
    pace: int = 0
    """Seconds that each move may take; 0 when nobody looks at the clock."""
    late: str = NOTHING
    """What happens when they are over."""
    paused: float | None = None
    """Since when the clock stands still."""
    offered: tuple[int, ...] = ()
    """The seats of absent people that somebody else may take over."""
    standing: tuple[Standing, ...] = ()
    """What people have answered beforehand; nobody else is told."""
    why: str = ""
    """Why it was stopped, if not by its host: "agreed", "gone", or "conceded" and the seat."""

    @property
    def names(self) -> tuple[str, ...]:
        """Give the name of each seat, for the words."""
        return tuple(seat.name for seat in self.seats)

    @property
    def persons(self) -> tuple[int, ...]:
        """List the ids of the people at the table, in the order of the seats."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def live(self) -> bool:
        """Tell whether the table still takes its channel."""
        return self.status in LIVE

    def seat_of(self, person: int) -> int | None:
        """Find the seat of a person."""
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)


class Look(NamedTuple):
    """A table and its game at the same revision; the game is shared, so it is never played."""

    table: Table
    game: Game[Any]


class Played(NamedTuple):
    """What a move did; `again` when this interaction had been played before, and nothing happened now."""

    table: Table
    game: Game[Any]
    events: list[Event]
    seat: int
    again: bool


class Entry(Struct, frozen=True):
    """A line of the log: a move, or with no seat the set-up ("setup"), an undo ("undo") or new rules ("rules")."""

    move: int
    seat: int | None
    key: str
    events: list[Event]
    undone: bool = False
    """Taken back by a later entry; its events did not happen in the end."""


class Notice(Struct, frozen=True):
    """Something that has to be said in the chat.

    "board", "over" and "ended" post how a table stands; "prompt" and "close" are for one seat's DMs, "remind" for
    whoever is waited for, "follow" for those who watch; "asking" and "offer" bring messages to all up to date.
    """

    id: int
    table: int
    kind: str
    revision: int
    seat: int | None
    decision: str | None
    attempts: int


class Post(Struct, frozen=True):
    """A message that stands in the chat for a table."""

    table: int
    kind: str
    seat: int | None
    channel: int
    message: int
    revision: int
    move: int
    decision: str | None


class Settings(Struct, frozen=True):
    """What a person likes; `dms_closed` when Discord refused a message to them."""

    person: int
    lang: str | None = None
    dms: bool = True
    dms_closed: bool = False
    reminders: bool = True
    zone: int = 0
    """Minutes from UTC, where no place is named."""
    quiet: tuple[int, int] | None = None
    """From and to which minute of their day nobody reminds them."""
    away: tuple[float, float] | None = None
    """From when to when they are on vacation."""
    place: str = ""
    """The name of their time zone, such as "Europe/Paris"."""


class Guild(Struct, frozen=True):
    """What a server has chosen for its tables."""

    id: int
    lang: str | None = None
    """Of what is public; None: as Discord says."""
    openers: str = "everybody"
    """Who may open tables: "everybody", or only "managers" of messages or channels."""
    enders: str = "managers"
    """Who may end them beside the host: "managers", "seated" people too, or nobody ("host")."""
    boards: str = "new"
    """Each board is a "new" post, or one post is changed ("edit")."""
    logs: str = "channel"
    """What happened is told in the "channel" only, or in a "thread" too."""


class Wait(Struct, frozen=True):
    """Somebody whom a table with a clock waits for; `stage` counts what was done about it."""

    table: int
    seat: int
    question: str
    since: float
    stage: int
    due: float | None
