"""Forgetting a person: what was stored about them goes, what the others played stays."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

from bot.store import care, schema
from bot.store.errors import MissingDatabase, StoreError

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path

NOBODY = "?"
"""The name of a seat whose person was forgotten."""


class Forgotten(NamedTuple):
    """How much was known."""

    rows: int
    """Settings, and tables they follow."""
    seats: int


def forget(path: Path, person: int) -> Forgotten:
    """Delete a person's settings and direct messages, and take name and id from seats; all or nothing.

    A finished game belongs to everybody who played it, so its moves stay, made by nobody. Somebody who still plays has
    to leave first.
    """
    if not path.is_file():
        raise MissingDatabase(f"There is no database {path}; the bot makes one when it first runs.")
    with schema.sentences(path), closing(schema.connect(path)) as db:
        version = schema.version_of(db, path, newest=care.newest())
        if version < care.newest():
            raise StoreError(f"{path} is of database version {version}; beagle db upgrade brings it up to date first.")
        db.execute("BEGIN IMMEDIATE")
        try:
            found = erase(db, person)
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return found


def _insist_on_no_live_table(db: sqlite3.Connection, person: int) -> None:
    live = db.execute(
        "SELECT id FROM tables JOIN seats ON table_id = id WHERE person = ? AND status IN ('lobby', 'playing')",
        (person,),
    ).fetchall()
    if live:
        tables = ", ".join(str(table) for (table,) in live)
        raise StoreError(f"This person still plays at tables that are not over ({tables}); nothing was changed.")


def erase(db: sqlite3.Connection, person: int) -> Forgotten:
    """Delete what is stored of a person who plays at no table, within a transaction."""
    _insist_on_no_live_table(db, person)
    db.execute("PRAGMA secure_delete = ON")  # else it would stay in the file until the room is needed
    seats = db.execute("SELECT table_id, seat FROM seats WHERE person = ?", (person,)).fetchall()
    for table, seat in seats:
        nobody = -1 - seat  # an id that Discord gives to nobody, and another for each seat
        db.execute("DELETE FROM posts WHERE table_id = ? AND seat = ?", (table, seat))
        db.execute("DELETE FROM notices WHERE table_id = ? AND seat = ?", (table, seat))
        db.execute(
            "UPDATE seats SET person = ?, name = ? WHERE table_id = ? AND seat = ?", (nobody, NOBODY, table, seat)
        )
        db.execute("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (nobody, table, person))
        # A bot that runs has the table in memory; with another revision it reads it again.
        db.execute("UPDATE tables SET revision = revision + 1 WHERE id = ?", (table,))
    return Forgotten(sum(_forget_in(db, table, person) for table in _personal(db)), len(seats))


def _personal(db: sqlite3.Connection) -> list[str]:
    """List the tables, other than the seats, that have rows of persons: settings, and whatever comes to it."""
    query = (
        "SELECT stored.name FROM sqlite_schema AS stored JOIN pragma_table_info(stored.name) AS info "
        "WHERE stored.type = 'table' AND info.name = 'person' AND stored.name <> 'seats'"
    )
    return [name for (name,) in db.execute(query)]


def _forget_in(db: sqlite3.Connection, table: str, person: int) -> int:
    return db.execute(f'DELETE FROM "{table}" WHERE person = ?', (person,)).rowcount  # noqa: S608 - from the schema
