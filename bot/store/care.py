"""Looking after a SQLite file by hand: check that all of it is sound, copy it, bring it up to date."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, NamedTuple

import games
from bot.store import rows, schema
from bot.store.errors import MissingDatabase, StoreError
from games.core import GameError, fingerprint

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator
    from pathlib import Path


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
    """Check the file, what refers to what, and that every game can be loaded; nothing is changed."""
    with _read(path) as db:
        version = schema.version_of(db, path, newest=newest())
        problems = [*_damage(db), *_lost_rows(db)]
        if problems or version < newest():
            return Findings(version, 0, 0, problems)
        tables = db.execute(f"SELECT {rows.TABLE}, seed FROM tables").fetchall()  # noqa: S608 - a list of columns
        positions = dict(db.execute("SELECT table_id, dump FROM positions"))
        last = dict(db.execute("SELECT table_id, max(number) FROM moves GROUP BY table_id"))
        for row in tables:
            problems += _wrong_with(row, positions.get(row[0]), last.get(row[0], 0))
        return Findings(version, len(tables), len(positions), problems)


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


def _wrong_with(row: rows.Row, dump: bytes | None, last: int) -> list[str]:
    """List what is wrong with a table; ids only, no card."""
    *columns, seed = row
    table = rows.table(columns, ())
    found = []
    if fingerprint(seed) != table.seed_sha256:
        found.append(f"Table {table.id}: the seed is not the one whose SHA-256 was published.")
    if last != table.moves:
        found.append(f"Table {table.id}: the log ends at entry {last}, not at {table.moves}.")
    if table.status in {"playing", "over"} and dump is None:
        found.append(f"Table {table.id}: the game is missing.")
    if dump is not None:
        try:
            games.load(table.game, dump).check()
        except GameError as error:
            found.append(f"Table {table.id}: the game cannot be loaded ({type(error).__name__}).")
    return found
