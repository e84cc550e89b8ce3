"""How tables, logs and notices are written into rows, and read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.store.base import Checkpoint, Line, Position
from bot.table import Asking, Entry, Notice, Post, Seat, Settings, Standing, Table, Wait
from games.core import Event, OptionValue, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Row = tuple[Any, ...]

TABLE = (
    "id, guild, channel, game, version, options, chosen, host, lang, status, revision, epoch, moves, seed_sha256, "
    "opened, changed, asking, pace, late, paused, offered, standing, why"
)
SEAT = "person, name, computer, lang"
POSITION = "dump, rules, barrier, turn, waited"
LINE = "number, seat, kind, key, events"
CHECKPOINT = "before, barrier, turn, dump"
NOTICE = "id, table_id, kind, revision, seat, decision, attempts"
POST = "table_id, kind, seat, channel, message, revision, move, decision"
SETTINGS = "person, lang, dms, dms_closed, reminders, zone, quiet, away, place"
GUILD = "guild, lang, openers, enders, boards, logs"
WAIT = "table_id, seat, question, since, stage, due"


def _plain(value: object) -> object:
    if isinstance(value, Text):
        return value.plain()
    raise NotImplementedError(f"{type(value).__name__} cannot be stored.")


def _rich(_kind: type, data: Any) -> Text:
    return Text.of(data)


_encode = msgspec.json.Encoder(enc_hook=_plain).encode
_decode_events = msgspec.json.Decoder(list[Event], dec_hook=_rich).decode
_decode_options = msgspec.json.Decoder(dict[str, OptionValue]).decode
_decode_asking = msgspec.json.Decoder(Asking).decode
_decode_standing = msgspec.json.Decoder(tuple[Standing, ...], dec_hook=_rich).decode
_decode_quiet = msgspec.json.Decoder(tuple[int, int]).decode
_decode_away = msgspec.json.Decoder(tuple[float, float]).decode
_decode_seats = msgspec.json.Decoder(tuple[int, ...]).decode


def json(value: object) -> str:
    """Write plain data, events or texts down."""
    return _encode(value).decode()


def table_row(table: Table) -> Row:
    """Give the columns of TABLE after the id."""
    return (
        table.guild,
        table.channel,
        table.game,
        table.version,
        json(table.options),
        json(table.chosen),
        table.host,
        table.lang,
        table.status,
        table.revision,
        table.epoch,
        table.moves,
        table.seed_sha256,
        table.opened,
        table.changed,
        None if table.asking is None else json(table.asking),
        table.pace,
        table.late,
        table.paused,
        json(table.offered),
        json(table.standing),
        table.why,
    )


def table(row: Sequence[Any], seats: Iterable[Row]) -> Table:
    """Rebuild a table from the columns of TABLE and its seats."""
    return Table(
        id=row[0],
        guild=row[1],
        channel=row[2],
        game=row[3],
        version=row[4],
        options=_decode_options(row[5]),
        chosen=_decode_options(row[6]),
        host=row[7],
        lang=row[8],
        status=row[9],
        revision=row[10],
        epoch=row[11],
        moves=row[12],
        seed_sha256=row[13],
        opened=row[14],
        changed=row[15],
        asking=None if row[16] is None else _decode_asking(row[16]),
        pace=row[17],
        late=row[18],
        paused=row[19],
        offered=_decode_seats(row[20]),
        standing=_decode_standing(row[21]),
        why=row[22],
        seats=tuple(Seat(*seat) for seat in seats),
    )


def position_row(it: Position) -> Row:
    """Give the columns of POSITION."""
    return it.dump, it.rules, it.barrier, it.turn, json(it.waited)


def position(row: Row) -> Position:
    """Rebuild a position."""
    dump, rules, barrier, turn, waited = row
    return Position(dump, rules, barrier, turn, _decode_seats(waited))


def line_row(it: Line) -> Row:
    """Give the columns of LINE."""
    return it.number, it.seat, it.kind, it.key, json(it.events)


def line(row: Row) -> Line:
    """Rebuild an entry of the log as it is stored."""
    number, seat, kind, key, events = row
    return Line(number, seat, kind, key, _decode_events(events))


def entry(row: Row) -> Entry:
    """Rebuild an entry of the log for readers, from LINE and whether it was undone."""
    number, seat, _kind, key, events, undone = row
    return Entry(number, seat, key, _decode_events(events), bool(undone))


def checkpoint_row(it: Checkpoint) -> Row:
    """Give the columns of CHECKPOINT."""
    return it.before, it.barrier, it.turn, it.dump


def checkpoint(row: Row) -> Checkpoint:
    """Rebuild a checkpoint."""
    return Checkpoint(*row)


def notice(row: Row) -> Notice:
    """Rebuild a notice."""
    return Notice(*row)


def post_row(it: Post) -> Row:
    """Give the columns of POST."""
    return it.table, it.kind, it.seat, it.channel, it.message, it.revision, it.move, it.decision


def post(row: Row) -> Post:
    """Rebuild a post."""
    return Post(*row)


def settings_row(it: Settings) -> Row:
    """Give the columns of SETTINGS."""
    quiet = None if it.quiet is None else json(it.quiet)
    away = None if it.away is None else json(it.away)
    return it.person, it.lang, it.dms, it.dms_closed, it.reminders, it.zone, quiet, away, it.place


def settings(row: Row) -> Settings:
    """Rebuild what a person likes."""
    person, lang, dms, closed, reminders, zone, quiet, away, place = row
    return Settings(
        person,
        lang,
        bool(dms),
        bool(closed),
        bool(reminders),
        zone,
        None if quiet is None else _decode_quiet(quiet),
        None if away is None else _decode_away(away),
        place,
    )


def wait(row: Row) -> Wait:
    """Rebuild whom a table waits for."""
    return Wait(*row)
