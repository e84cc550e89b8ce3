"""What each transaction does to the SQLite database; the caller begins and ends it."""

# ruff: noqa: S608 - what is put into the SQL are the lists of columns in rows.py

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

import msgspec

from bot.store import rows, timing
from bot.store.base import REMEMBERED, SINCE_BARRIER, TURN_STARTS, Glance, Saved, WayBack, WayTo
from bot.store.errors import ChannelBusy, LostSwap, Repeated
from bot.table import PLAYING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.store.base import Call, Change, Line, Position, Undoing
    from bot.table import Entry, Notice, Post, Table

_COLUMNS = rows.TABLE.split(", ", 1)[1]
_MARKS = ", ".join("?" for _ in _COLUMNS.split(","))
_INSERT_TABLE = f"INSERT INTO tables ({_COLUMNS}, seed) VALUES ({_MARKS}, ?)"
_UPDATE_TABLE = f"UPDATE tables SET ({_COLUMNS}) = ({_MARKS}) WHERE id = ? AND revision = ?"

# Tables


def create(db: sqlite3.Connection, table: Table, seed: bytes) -> Table:
    """Insert a table and its seats."""
    try:
        cursor = db.execute(_INSERT_TABLE, (*rows.table_row(table), seed))
    except sqlite3.IntegrityError as error:
        raise ChannelBusy(f"Channel {table.channel} has a live table.") from error
    assert cursor.lastrowid is not None
    made = msgspec.structs.replace(table, id=cursor.lastrowid)
    _seat(db, made)
    return made


def _seat(db: sqlite3.Connection, table: Table) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ?", (table.id,))
    db.executemany(
        f"INSERT INTO seats (table_id, seat, {rows.SEAT}) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table.id, number, seat.person, seat.name, seat.computer, seat.lang)
            for number, seat in enumerate(table.seats)
        ],
    )


def glance(db: sqlite3.Connection, table_id: int, interaction: str | None) -> Glance | None:
    """Read the revision and look for the interaction."""
    row = db.execute("SELECT revision FROM tables WHERE id = ?", (table_id,)).fetchone()
    return row and Glance(row[0], interaction is not None and _known(db, interaction))


def _known(db: sqlite3.Connection, interaction: str) -> bool:
    return db.execute("SELECT 1 FROM interactions WHERE id = ?", (interaction,)).fetchone() is not None


def saved(db: sqlite3.Connection, table_id: int) -> Saved | None:
    """Read a table and its position."""
    found = _tables(db, "WHERE id = ?", table_id)
    if not found:
        return None
    row = db.execute(f"SELECT {rows.POSITION} FROM positions WHERE table_id = ?", (table_id,)).fetchone()
    return Saved(found[0], row and rows.position(row))


def in_channel(db: sqlite3.Connection, channel: int) -> Table | None:
    """Prefer the live table, then the newest with a game."""
    found = _tables(db, "WHERE channel = ? AND status IN ('lobby', 'playing')", channel) or _tables(
        db, "WHERE channel = ? AND moves > 0 ORDER BY id DESC LIMIT 1", channel
    )
    return found[0] if found else None


def live(db: sqlite3.Connection, guild: int | None, person: int | None) -> list[Table]:
    """List live tables, oldest first."""
    where, args = "WHERE status IN ('lobby', 'playing')", []
    if guild is not None:
        where, args = f"{where} AND guild = ?", [guild]
    if person is not None:
        where, args = f"{where} AND id IN (SELECT table_id FROM seats WHERE person = ?)", [*args, person]
    return _tables(db, f"{where} ORDER BY id", *args)


def _tables(db: sqlite3.Connection, where: str, *args: Any) -> list[Table]:
    found = db.execute(f"SELECT {rows.TABLE} FROM tables {where}", args).fetchall()
    seats = f"SELECT {rows.SEAT} FROM seats WHERE table_id = ? ORDER BY seat"
    return [rows.table(row, db.execute(seats, row[:1])) for row in found]


def untouched(db: sqlite3.Connection, status: str, before: float) -> list[int]:
    """Find tables that nobody has touched for long."""
    found = db.execute("SELECT id FROM tables WHERE status = ? AND changed < ? ORDER BY id", (status, before))
    return [row[0] for row in found]


def delete(db: sqlite3.Connection, status: str, before: float) -> int:
    """Delete tables that ended long ago; what belongs to them goes with them."""
    return db.execute("DELETE FROM tables WHERE status = ? AND changed < ?", (status, before)).rowcount


def outdated(db: sqlite3.Connection, game: str, version: int) -> list[int]:
    """Find running games that older rules wrote."""
    found = db.execute(
        "SELECT id FROM tables JOIN positions ON table_id = id WHERE status = ? AND game = ? AND rules < ? ORDER BY id",
        (PLAYING, game, version),
    )
    return [row[0] for row in found]


# A change


def commit(db: sqlite3.Connection, change: Change) -> None:
    """Carry out a change, once, and only if nobody else changed the table since."""
    table = change.table
    if change.interaction is not None:
        _remember(db, change.interaction, table)
    swapped = db.execute(_UPDATE_TABLE, (*rows.table_row(table), table.id, table.revision - 1))
    if not swapped.rowcount:
        raise LostSwap(f"Table {table.id} is no longer at revision {table.revision - 1}.")
    if change.reseated:
        _seat(db, table)
    if change.undoing is not None:
        _take_back(db, table.id, change.undoing)
    if change.line is not None:
        _write_line(db, table, change.line)
    if change.position is not None:
        _move_to(db, table, change.position)
    if table.status != PLAYING:
        db.execute("DELETE FROM checkpoints WHERE table_id = ?", (table.id,))
    if change.vacated is not None:
        _forget_prompts(db, table.id, change.vacated)
    if change.asked is not None:
        _close_prompts(db, table, change.asked)
    timing.keep(db, change)
    _call(db, table, change.calls)
    _tell_followers(db, table, change.calls)


def _remember(db: sqlite3.Connection, interaction: str, table: Table) -> None:
    if _known(db, interaction):
        raise Repeated(f"Interaction {interaction} was carried out before.")
    db.execute("DELETE FROM interactions WHERE at < ?", (table.changed - REMEMBERED,))
    db.execute("INSERT INTO interactions (id, table_id, at) VALUES (?, ?, ?)", (interaction, table.id, table.changed))


def _take_back(db: sqlite3.Connection, table_id: int, undoing: Undoing) -> None:
    which = "number >= ? AND seat IS NOT NULL" if undoing.all_later else "number = ?"
    db.execute(f"UPDATE moves SET undone = 1 WHERE table_id = ? AND {which}", (table_id, undoing.number))
    db.execute("DELETE FROM checkpoints WHERE table_id = ? AND before >= ?", (table_id, undoing.number))
    db.executemany(
        f"INSERT INTO checkpoints (table_id, {rows.CHECKPOINT}) VALUES (?, ?, ?, ?, ?)",
        [(table_id, *rows.checkpoint_row(each)) for each in undoing.replayed],
    )


def _write_line(db: sqlite3.Connection, table: Table, line: Line) -> None:
    db.execute(
        f"INSERT INTO moves (table_id, {rows.LINE}, revision, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table.id, *rows.line_row(line), table.revision, table.changed),
    )
    if line.seat is not None:
        db.execute(
            "INSERT INTO checkpoints (table_id, before, barrier, turn, dump) "
            "SELECT table_id, ?, barrier, turn, dump FROM positions WHERE table_id = ?",
            (line.number, table.id),
        )


def _move_to(db: sqlite3.Connection, table: Table, position: Position) -> None:
    db.execute(
        f"REPLACE INTO positions (table_id, {rows.POSITION}) VALUES (?, ?, ?, ?, ?, ?)",
        (table.id, *rows.position_row(position)),
    )
    # Nothing before the barrier can be undone; of that, the beginnings of the last turns stay.
    db.execute(
        "DELETE FROM checkpoints WHERE table_id = :table AND barrier < :barrier AND before NOT IN "
        "(SELECT min(before) FROM checkpoints WHERE table_id = :table GROUP BY turn ORDER BY turn DESC LIMIT :turns)",
        {"table": table.id, "barrier": position.barrier, "turns": TURN_STARTS},
    )
    db.execute(
        "DELETE FROM checkpoints WHERE table_id = :table AND before <= "
        "(SELECT before FROM checkpoints WHERE table_id = :table ORDER BY before DESC LIMIT 1 OFFSET :most)",
        {"table": table.id, "most": SINCE_BARRIER + TURN_STARTS},
    )


def _close_prompts(db: sqlite3.Connection, table: Table, asked: Mapping[int, str]) -> None:
    """Withdraw prompts that were not said yet, and have those that were said closed, unless they are still asked."""
    waiting = db.execute("SELECT id, seat, decision FROM notices WHERE table_id = ? AND kind = 'prompt'", (table.id,))
    gone = [(number,) for number, seat, decision in waiting.fetchall() if asked.get(seat) != decision]
    db.executemany("DELETE FROM notices WHERE id = ?", gone)
    standing = db.execute(
        "SELECT DISTINCT seat, decision FROM posts WHERE table_id = ? AND kind = 'prompt'", (table.id,)
    )
    for seat, decision in standing.fetchall():
        if asked.get(seat) != decision:
            _close(db, table.id, table.revision, seat, decision)


def _forget_prompts(db: sqlite3.Connection, table_id: int, seat: int) -> None:
    for kept, kind in (("posts", "prompt"), ("notices", "prompt"), ("notices", "close")):
        db.execute(f"DELETE FROM {kept} WHERE table_id = ? AND kind = ? AND seat = ?", (table_id, kind, seat))


def _close(db: sqlite3.Connection, table_id: int, revision: int, seat: int | None, decision: str | None) -> None:
    db.execute(
        "INSERT INTO notices (table_id, kind, revision, seat, decision) "
        "SELECT :table, 'close', :revision, :seat, :decision WHERE NOT EXISTS (SELECT 1 FROM notices "
        "WHERE table_id = :table AND kind = 'close' AND seat IS :seat AND decision IS :decision)",
        {"table": table_id, "revision": revision, "seat": seat, "decision": decision},
    )


def _call(db: sqlite3.Connection, table: Table, calls: Iterable[Call]) -> None:
    db.executemany(
        "INSERT INTO notices (table_id, kind, revision, seat, decision) VALUES (?, ?, ?, ?, ?)",
        [
            (table.id, call.kind, table.revision, call.seat, call.decision)
            for call in calls
            if call.kind != "prompt" or not _prompted(db, table.id, call)
        ],
    )


def _tell_followers(db: sqlite3.Connection, table: Table, calls: Iterable[Call]) -> None:
    """Have those who follow a table told whenever there is a new board, or its end."""
    if any(call.kind in {"board", "ended"} for call in calls) and followers(db, table.id):
        db.execute("INSERT INTO notices (table_id, kind, revision) VALUES (?, 'follow', ?)", (table.id, table.revision))


def followers(db: sqlite3.Connection, table_id: int) -> list[int]:
    """Read who follows a table."""
    return [row[0] for row in db.execute("SELECT person FROM follows WHERE table_id = ? ORDER BY person", (table_id,))]


def _prompted(db: sqlite3.Connection, table_id: int, call: Call) -> bool:
    """Tell whether this very question has a prompt, said or not, that is not about to be closed."""
    values = {"table": table_id, "seat": call.seat, "decision": call.decision}
    same = "table_id = :table AND seat IS :seat AND decision IS :decision"
    count = (
        f"SELECT (SELECT count(*) FROM posts WHERE kind = 'prompt' AND {same}), "
        f"(SELECT count(*) FROM notices WHERE kind = 'prompt' AND {same}), "
        f"(SELECT count(*) FROM notices WHERE kind = 'close' AND {same})"
    )
    posted, waiting, closing = db.execute(count, values).fetchone()
    return bool(waiting or (posted and not closing))


# The log


def log(db: sqlite3.Connection, table_id: int, after: int) -> list[Entry]:
    """Read the log."""
    found = db.execute(
        f"SELECT {rows.LINE}, undone FROM moves WHERE table_id = ? AND number > ? ORDER BY number",
        (table_id, after),
    )
    return [rows.entry(row) for row in found]


def way_back(db: sqlite3.Connection, table_id: int, seat: int) -> WayBack | None:
    """Find a seat's last move, the checkpoint before it, and later moves."""
    number = db.execute(
        "SELECT max(number) FROM moves WHERE table_id = ? AND seat = ? AND NOT undone", (table_id, seat)
    ).fetchone()[0]
    if number is None:
        return None
    kept = db.execute(
        f"SELECT {rows.CHECKPOINT} FROM checkpoints WHERE table_id = ? AND before = ?",
        (table_id, number),
    ).fetchone()
    later = db.execute(
        f"SELECT {rows.LINE} FROM moves "
        "WHERE table_id = ? AND number > ? AND seat IS NOT NULL AND NOT undone ORDER BY number",
        (table_id, number),
    )
    return WayBack(number, kept and rows.checkpoint(kept), [rows.line(row) for row in later])


def way_to(db: sqlite3.Connection, table_id: int, number: int) -> WayTo:
    """Find the nearest checkpoint before an entry, and the moves between them."""
    kept = db.execute(
        f"SELECT {rows.CHECKPOINT} FROM checkpoints WHERE table_id = ? AND before <= ? ORDER BY before DESC LIMIT 1",
        (table_id, number),
    ).fetchone()
    found = kept and rows.checkpoint(kept)
    played = db.execute(
        f"SELECT {rows.LINE} FROM moves WHERE table_id = ? AND number >= ? AND number < ? "
        "AND seat IS NOT NULL AND NOT undone ORDER BY number",
        (table_id, found.before if found else 0, number),
    )
    return WayTo(found, [rows.line(row) for row in played])


# What has to be said


def notices(db: sqlite3.Connection) -> list[Notice]:
    """Read the outbox."""
    return [rows.notice(row) for row in db.execute(f"SELECT {rows.NOTICE} FROM notices ORDER BY id")]


def said(
    db: sqlite3.Connection, done: tuple[int, ...], post: Post | None, closed: tuple[Post, ...], close: bool
) -> None:
    """Empty the outbox of what was said; keep the new post, forget the closed ones."""
    db.executemany("DELETE FROM notices WHERE id = ?", [(number,) for number in done])
    db.executemany(
        "DELETE FROM posts WHERE channel = ? AND message = ?", [(each.channel, each.message) for each in closed]
    )
    if post is not None:
        db.execute(f"REPLACE INTO posts ({rows.POST}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows.post_row(post))
        if close:
            _close(db, post.table, post.revision, post.seat, post.decision)


def posts(db: sqlite3.Connection, table_id: int, kind: str | None) -> list[Post]:
    """Read the posts of a table, oldest first: Discord's message ids grow."""
    found = db.execute(
        f"SELECT {rows.POST} FROM posts WHERE table_id = ? AND kind = coalesce(?, kind) ORDER BY message",
        (table_id, kind),
    )
    return [rows.post(row) for row in found]
