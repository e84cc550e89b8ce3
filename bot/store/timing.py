"""Whom tables with a clock wait for: written with each change, read by the timekeeper."""

# ruff: noqa: S608 - what is put into the SQL are the lists of columns in rows.py

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import hours
from bot.store import rows
from bot.table import PLAYING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping

    from bot.store.base import Call, Change
    from bot.table import Settings, Table, Wait

_SAME = "table_id = ? AND seat = ? AND question = ? AND stage = ?"


def keep(db: sqlite3.Connection, change: Change) -> None:
    """Note from when on a change waits for whom; due at once means that the timekeeper plans it."""
    table = change.table
    if table.status != PLAYING or not table.pace:
        db.execute("DELETE FROM waits WHERE table_id = ?", (table.id,))
        return
    if change.resumed is not None:
        db.execute(
            "UPDATE waits SET since = since + (:now - max(since, :paused)) WHERE table_id = :table",
            {"now": table.changed, "paused": change.resumed, "table": table.id},
        )
    if change.waiting is not None:
        _wait_for(db, table, change.waiting)
    if change.retimed:
        db.execute("UPDATE waits SET due = ? WHERE table_id = ?", (table.changed, table.id))
    if table.paused is not None:
        db.execute("UPDATE waits SET due = NULL WHERE table_id = ?", (table.id,))


def _wait_for(db: sqlite3.Connection, table: Table, waiting: Mapping[int, str]) -> None:
    there = dict(db.execute("SELECT seat, question FROM waits WHERE table_id = ?", (table.id,)))
    for seat, question in there.items():
        if waiting.get(seat) != question:
            db.execute("DELETE FROM waits WHERE table_id = ? AND seat = ?", (table.id, seat))
    db.executemany(
        "INSERT INTO waits (table_id, seat, question, since, due) VALUES (?, ?, ?, ?, ?)",
        [
            (table.id, seat, question, table.changed, table.changed)
            for seat, question in waiting.items()
            if there.get(seat) != question
        ],
    )


def due(db: sqlite3.Connection, now: float) -> list[Wait]:
    """Read whom something is to be done about."""
    found = db.execute(f"SELECT {rows.WAIT} FROM waits WHERE due <= ? ORDER BY due, table_id, seat", (now,))
    return [rows.wait(row) for row in found]


def waits(db: sqlite3.Connection, table_id: int) -> list[Wait]:
    """Read whom a table waits for."""
    return [rows.wait(row) for row in db.execute(f"SELECT {rows.WAIT} FROM waits WHERE table_id = ?", (table_id,))]


def look_again(db: sqlite3.Connection, wait: Wait, when: float | None) -> None:
    """Put off what is to be done, unless something changed."""
    db.execute(
        f"UPDATE waits SET due = ? WHERE {_SAME} AND due IS ?",
        (when, wait.table, wait.seat, wait.question, wait.stage, wait.due),
    )


def remind(db: sqlite3.Connection, wait: Wait, call: Call, now: float, since: float | None) -> None:
    """Write the notice, and count it."""
    counted = db.execute(
        f"UPDATE waits SET stage = stage + 1, since = coalesce(?, since), due = ? WHERE {_SAME} AND due IS NOT NULL",
        (since, now, wait.table, wait.seat, wait.question, wait.stage),
    )
    if counted.rowcount:
        db.execute(
            "INSERT INTO notices (table_id, kind, revision, seat, decision) "
            "SELECT id, ?, revision, ?, ? FROM tables WHERE id = ?",
            (call.kind, call.seat, call.decision, wait.table),
        )


def set_settings(db: sqlite3.Connection, settings: Settings, now: float) -> None:
    """Store what a person likes; what they were away for so far is added to the time of what waits for them."""
    row = db.execute(f"SELECT {rows.SETTINGS} FROM settings WHERE person = ?", (settings.person,)).fetchone()
    before = row and rows.settings(row)
    if before is not None and before.away != settings.away:
        for wait in _waits_for(db, settings.person):
            spent = hours.spent_away(wait.since, now, before)
            db.execute(
                "UPDATE waits SET since = ? WHERE table_id = ? AND seat = ?",
                (wait.since + spent, wait.table, wait.seat),
            )
    marks = ", ".join("?" for _ in rows.SETTINGS.split(","))
    db.execute(f"REPLACE INTO settings ({rows.SETTINGS}) VALUES ({marks})", rows.settings_row(settings))
    for wait in _waits_for(db, settings.person):
        if wait.due is not None:
            db.execute("UPDATE waits SET due = ? WHERE table_id = ? AND seat = ?", (now, wait.table, wait.seat))


def _waits_for(db: sqlite3.Connection, person: int) -> list[Wait]:
    columns = ", ".join(f"waits.{name.strip()}" for name in rows.WAIT.split(","))
    found = db.execute(
        f"SELECT {columns} FROM waits JOIN seats USING (table_id, seat) WHERE seats.person = ?", (person,)
    )
    return [rows.wait(row) for row in found]
