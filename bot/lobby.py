"""What may happen at a table before the game: each function gives the table as it would be, or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

import games
from bot.refusals import (
    AlreadySeated,
    AlreadyStarted,
    NoComputer,
    NotHost,
    NotReady,
    NotSeated,
    TableClosed,
    TableFull,
)
from bot.table import ENDED, LOBBY, Person, Seat, Table
from games import players
from games.core import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.core import OptionValue

FOSSILS = ("Sue", "Dippy", "Lucy", "Stan", "Trix", "Sophie", "Archie", "Hope")
"""Famous fossils, whose names are the same in every language: computer players are called after them."""


def opened(  # noqa: PLR0913 - all that is known of a table from the beginning
    *,
    guild: int | None,
    channel: int,
    game: str,
    host: Person,
    lang: str,
    options: Mapping[str, OptionValue],
    seed_sha256: str,
    now: float,
) -> Table:
    """Lay out a table at which only the host sits; the store gives it an id."""
    rules = games.rules(game)
    for name, value in options.items():
        _insist_on_option(game, name, value)
    seats = (_seat_for(host),)
    return Table(
        id=0,
        guild=guild,
        channel=channel,
        game=game,
        version=rules.version,
        options=_completed(game, seats, options),
        chosen=dict(options),
        host=host.id,
        lang=lang,
        status=LOBBY,
        seats=seats,
        revision=1,
        epoch=0,
        moves=0,
        seed_sha256=seed_sha256,
        opened=now,
        changed=now,
    )


def joined(table: Table, person: Person) -> Table:
    """Seat a person."""
    insist_on_lobby(table)
    if table.seat_of(person.id) is not None:
        raise AlreadySeated(person.id)
    return with_seats(table, (*table.seats, _seat_for(person)))


def left(table: Table, person: int) -> Table:
    """Let a person go; the next person is the host, and with nobody left the table is closed."""
    insist_on_lobby(table)
    insist_on_seat(table, person)
    rest = tuple(seat for seat in table.seats if seat.person != person)
    persons = [seat.person for seat in rest if seat.person is not None]
    if not persons:
        return replace(table, status=ENDED)
    host = table.host if table.host in persons else persons[0]
    return replace(with_seats(table, rest), host=host)


def with_computer(table: Table, by: int, level: str) -> Table:
    """Seat a computer player."""
    insist_on_lobby(table)
    insist_on_seat(table, by)
    if level not in players.names():
        raise players.UnknownPlayer(level)
    return with_seats(table, (*table.seats, Seat(None, free_name(table), level, table.lang)))


def without_computer(table: Table, by: int) -> Table:
    """Take away the computer player who came last."""
    insist_on_lobby(table)
    insist_on_seat(table, by)
    computers = [number for number, seat in enumerate(table.seats) if seat.computer is not None]
    if not computers:
        raise NoComputer(table.id)
    return with_seats(table, (*table.seats[: computers[-1]], *table.seats[computers[-1] + 1 :]))


def with_option(table: Table, by: int, name: str, value: OptionValue) -> Table:
    """Choose an option; only the host may."""
    insist_on_lobby(table)
    insist_on_host(table, by)
    _insist_on_option(table.game, name, value)
    chosen = {**table.chosen, name: value}
    return replace(table, chosen=chosen, options=_completed(table.game, table.seats, chosen))


def problems(table: Table) -> list[Text]:
    """List what keeps the game from starting."""
    rules = games.rules(table.game)
    low, high = rules.seats
    if len(table.seats) < low:
        return [Text("table-too-few", seats=len(table.seats), low=low, high=high)]
    return rules.problems(len(table.seats), table.options)


def insist_on_start(table: Table, by: int) -> None:
    """Refuse a start that somebody else asks for, or for which something is missing."""
    insist_on_lobby(table)
    insist_on_seat(table, by)
    if missing := problems(table):
        raise NotReady(missing)


def insist_on_lobby(table: Table) -> None:
    """Refuse what can be done before the game only."""
    if not table.live:
        raise TableClosed(table.id)
    if table.status != LOBBY:
        raise AlreadyStarted(table.id)


def insist_on_seat(table: Table, person: int) -> int:
    """Give the seat of a person, or refuse."""
    seat = table.seat_of(person)
    if seat is None:
        raise NotSeated(person)
    return seat


def insist_on_host(table: Table, person: int) -> None:
    """Refuse what only the host may do."""
    if person != table.host:
        host = table.seat_of(table.host)
        raise NotHost(person, table.names[host] if host is not None else str(table.host))


def with_seats(table: Table, seats: tuple[Seat, ...]) -> Table:
    """Seat these; options that nobody chose follow the number of seats."""
    most = games.rules(table.game).seats[1]
    if len(seats) > max(most, len(table.seats)):
        raise TableFull(most)
    return replace(table, seats=seats, options=_completed(table.game, seats, table.chosen))


def _completed(game: str, seats: Sequence[Seat], chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    rules = games.rules(game)
    return rules.complete(max(len(seats), rules.seats[0]), chosen)


def _insist_on_option(game: str, name: str, value: OptionValue) -> None:
    """Refuse an option or a value that the rules do not know; whether all fit together is seen at the start."""
    rules = games.rules(game)
    setting = rules.setting(name)
    if setting is None or not setting.allows(value):
        raise games.BadOptions(game, rules.problems(rules.seats[0], {name: value}))


def _seat_for(person: Person) -> Seat:
    return Seat(person.id, person.name, None, person.lang)


def free_name(table: Table) -> str:
    """Find a name for a computer player."""
    free = (name for name in FOSSILS if name not in table.names)
    return next(free, f"{FOSSILS[0]} {len(table.seats) + 1}")
