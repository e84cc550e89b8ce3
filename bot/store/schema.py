"""The shape of the SQLite database: numbered migrations, all applied at the start in one transaction."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, contextmanager
from functools import cache
from importlib import resources
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from bot.store.errors import (
    DamagedDatabase,
    ForeignDatabase,
    FullDisk,
    LockedDatabase,
    MissingDatabase,
    NewerDatabase,
    ReadOnlyDatabase,
    StoreError,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

BUSY_SECONDS = 5.0
"""So long a writer waits for another one."""

APPLICATION = int.from_bytes(b"BEAG", "big")
"""Written into the file, so that no other database is taken for one of ours."""


class Migration(NamedTuple):
    """A step from one shape of the database to the next."""

    number: int
    name: str
    sql: str


@cache
def migrations() -> tuple[Migration, ...]:
    """Read the migrations that come with the program, in order."""
    folder = resources.files("bot.store") / "migrations"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    steps = tuple(Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")) for file in found)
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    return steps


def connect(path: Path, *, busy: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Open a database as every part of the program does: no hidden transactions, foreign keys, all of it on disk."""
    db = sqlite3.connect(path, timeout=busy, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA synchronous = FULL")
    except BaseException:
        db.close()
        raise
    return db


def upgrade(path: Path, steps: Sequence[Migration] | None = None, *, busy: float = BUSY_SECONDS) -> Path | None:
    """Bring a database up to date, or make a new one; give the backup that was made before, if there was a need."""
    steps = migrations() if steps is None else steps
    with sentences(path), closing(connect(path, busy=busy)) as db:
        version = version_of(db, path, newest=len(steps))
        backup = None
        if 0 < version < len(steps):
            backup = copy_beside(db, path, version)
        db.execute("PRAGMA journal_mode = WAL")
        if version < len(steps):
            _migrate(db, path, steps)
        return backup


def version_of(db: sqlite3.Connection, path: Path, *, newest: int) -> int:
    """Give the number of the last migration a database has seen; refuse what this program cannot use."""
    application = int(db.execute("PRAGMA application_id").fetchone()[0])
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    empty = not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if application != APPLICATION and not (empty and application == version == 0):
        raise ForeignDatabase(f"{path} is a database, but not one of Beagle's; give another file.")
    if version > newest:
        raise NewerDatabase(
            f"{path} was written by a newer Beagle: it has database version {version}, this program knows versions up "
            f"to {newest}. Install the newer program, or use a backup from before the upgrade."
        )
    return version


def copy_beside(db: sqlite3.Connection, path: Path, version: int) -> Path:
    """Copy a database to a file of its own beside it; give the name."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    for number in count(1):
        again = "" if number == 1 else f"-{number}"
        target = path.with_name(f"{path.name}.version-{version}-{stamp}{again}.backup")
        try:
            copy(db, target)
        except FileExistsError:
            continue
        return target
    raise AssertionError


def copy(db: sqlite3.Connection, target: Path) -> None:
    """Copy a whole database, also while it is used; raise FileExistsError rather than write over a file."""
    try:
        target.open("xb").close()  # the name is ours from here on
    except FileExistsError:
        raise
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from error
    try:
        with closing(sqlite3.connect(target)) as other:
            db.backup(other)
            other.execute("PRAGMA journal_mode = DELETE")
    except BaseException:
        target.unlink()
        raise


def _migrate(db: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    db.execute("PRAGMA foreign_keys = OFF")  # a migration may rebuild a table that others refer to
    db.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have been faster.
        for step in steps[version_of(db, path, newest=len(steps)) :]:
            for statement in _statements(step.sql):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {step.number}")
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        _insist_on_keys(db, path)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _insist_on_keys(db: sqlite3.Connection, path: Path) -> None:
    if broken := db.execute("PRAGMA foreign_key_check").fetchone():
        raise DamagedDatabase(f"{path} cannot be upgraded: a row of {broken[0]} refers to one that is missing.")


def _statements(script: str) -> Iterator[str]:
    """Split a script; sqlite3's own way to run one would commit in the middle."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    assert not statement.strip() or all(line.startswith("--") for line in statement.strip().splitlines())


_SENTENCES: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_BUSY: (LockedDatabase, "{path} is locked by another program; nothing was changed."),
    sqlite3.SQLITE_LOCKED: (LockedDatabase, "{path} is locked by another program; nothing was changed."),
    sqlite3.SQLITE_READONLY: (ReadOnlyDatabase, "{path} cannot be written to; check the rights of file and folder."),
    sqlite3.SQLITE_PERM: (ReadOnlyDatabase, "{path} cannot be written to; check the rights of file and folder."),
    sqlite3.SQLITE_CANTOPEN: (MissingDatabase, "{path} cannot be opened; check that its folder exists."),
    sqlite3.SQLITE_FULL: (FullDisk, "There is no room left for {path}; nothing was changed. Free some space."),
    sqlite3.SQLITE_CORRUPT: (DamagedDatabase, "{path} is damaged; stop the bot and bring back a backup."),
    sqlite3.SQLITE_NOTADB: (ForeignDatabase, "{path} is no database; give another file, or bring back a backup."),
}


@contextmanager
def sentences(path: Path) -> Iterator[None]:
    """Turn the errors of SQLite into ours, which say what to do."""
    try:
        yield
    except sqlite3.Error as error:
        raise explained(error, path) from error


def explained(error: sqlite3.Error, path: Path) -> StoreError:
    """Say in a sentence what went wrong with a database."""
    code = getattr(error, "sqlite_errorcode", None)
    kind, sentence = _SENTENCES.get(code & 0xFF if code is not None else -1, (StoreError, "{path} failed: {error}."))
    return kind(sentence.format(path=path, error=error))
