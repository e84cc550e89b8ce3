"""Looking after a SQLite file by hand: check that all of it is sound, copy it, bring it up to date."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, NamedTuple

from msgspec import MsgspecError

import games
from bot.store import rows, schema
from bot.store.errors import MissingDatabase, StoreError
from games.core import GameError, fingerprint

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator
    from pathlib import Path

    from bot.table import Table


class Findings(NamedTuple):
    """What a check has found."""

    version: int
    tables: int
    games: int
    problems: list[str]


def newest() -> int:
    """Give the version of the database that this program uses."""
    return len(schema.migrations())


def check(path: Path) -> Findings:
    """Check the file, what refers to what, every log and every game; nothing is changed, and the bot may run."""
    with _read(path) as db:
        db.execute("BEGIN")  # one moment of it, also while people play
        version = schema.version_of(db, path, newest=newest())
        problems = [*_damage(db), *_lost_rows(db)]
        if not version:
            problems.append("The file is empty: there is no table in it.")
        if problems or version < newest():
            return Findings(version, 0, 0, problems)
        tables = db.execute(f"SELECT {rows.TABLE}, seed FROM tables").fetchall()  # noqa: S608 - a list of columns
        for row in tables:
            problems += _wrong_with(db, row)
        (positions,) = db.execute("SELECT count(*) FROM positions").fetchone()
        return Findings(version, len(tables), positions, problems)


def backup(path: Path, target: Path | None = None) -> Path:
    """Copy the database, also while the bot runs; give the copy's name."""
    with _read(path) as db:
        version = schema.version_of(db, path, newest=newest())
        if target is None:
            return schema.copy_beside(db, path, version)
        try:
            with schema.sentences(target):
                schema.copy(db, target)
        except FileExistsError:
            raise StoreError(f"{target} exists already; give another name.") from None
        return target


def upgrade(path: Path) -> tuple[int, int, Path | None]:
    """Bring the database up to date; give the versions before and after, and the backup, if there was a need."""
    with _read(path) as db:
        before = schema.version_of(db, path, newest=newest())
    return before, newest(), schema.upgrade(path)


@contextmanager
def _read(path: Path) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise MissingDatabase(f"There is no database {path}; the bot makes one when it first runs.")
    with schema.sentences(path), closing(schema.connect(path)) as db:
        db.execute("PRAGMA query_only = ON")
        yield db


def _damage(db: sqlite3.Connection) -> list[str]:
    found = [row[0] for row in db.execute("PRAGMA integrity_check(20)")]
    return [] if found == ["ok"] else [f"The file is damaged: {each}." for each in found]


def _lost_rows(db: sqlite3.Connection) -> list[str]:
    lost = db.execute("PRAGMA foreign_key_check").fetchall()
    return [f"A row of {row[0]} belongs to a table that is missing." for row in lost[:20]]


def _wrong_with(db: sqlite3.Connection, row: rows.Row) -> list[str]:
    """List what is wrong with a table; ids only, no card."""
    *columns, seed = row
    try:
        table = rows.table(columns, db.execute(f"SELECT {rows.SEAT} FROM seats WHERE table_id = ?", row[:1]))  # noqa: S608
    except MsgspecError:
        return [f"Table {row[0]}: what is stored of it cannot be read."]
    found = [*_wrong_log(db, table), *_wrong_game(db, table)]
    if not table.seats:
        found.append(f"Table {table.id}: the seats are missing.")
    if fingerprint(seed) != table.seed_sha256:
        found.append(f"Table {table.id}: the seed is not the one whose SHA-256 was published.")
    return found


def _wrong_log(db: sqlite3.Connection, table: Table) -> Iterator[str]:
    last = entries = 0
    for each in db.execute(f"SELECT {rows.LINE} FROM moves WHERE table_id = ? ORDER BY number", (table.id,)):  # noqa: S608
        last, entries = each[0], entries + 1
        try:
            rows.line(each)
        except MsgspecError:
            yield f"Table {table.id}: entry {last} of the log cannot be read."
    if last != table.moves:
        yield f"Table {table.id}: the log ends at entry {last}, not at {table.moves}."
    elif entries != last:
        yield f"Table {table.id}: the log has {entries} entries, not {last}."


def _wrong_game(db: sqlite3.Connection, table: Table) -> Iterator[str]:
    dumps = db.execute("SELECT dump FROM positions WHERE table_id = ?", (table.id,)).fetchall()
    if table.status in {"playing", "over"} and not dumps:
        yield f"Table {table.id}: the game is missing."
    for (dump,) in dumps:
        try:
            game = games.load(table.game, dump)
            game.check()
        except GameError as error:
            yield f"Table {table.id}: the game cannot be loaded ({type(error).__name__})."
        else:
            if game.seats != len(table.seats):
                yield f"Table {table.id}: the game has {game.seats} seats, the table {len(table.seats)}."
    for before, dump in db.execute("SELECT before, dump FROM checkpoints WHERE table_id = ?", (table.id,)):
        try:
            games.load(table.game, dump)
        except GameError as error:
            yield f"Table {table.id}: the position before entry {before} cannot be loaded ({type(error).__name__})."
