"""What has to be true after any number of crashes: the log holds each choice once, and the channel tells it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import games
from bot import words as spoken
from bot.chat import phrases
from bot.store import care, open_store
from tests.crash_people import ACKNOWLEDGED, CUT_OFF

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bot.sandbox import Sandbox
    from bot.store import Store
    from bot.table import Entry, Table
    from tests.crash_people import Attempt

Json = dict[str, Any]


@dataclass
class Verdict:
    """What came of it, in numbers and sentences."""

    games: int = 0
    over: int = 0
    moves: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Choices whose answer died with the bot; some of them were played, once."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    untold: list[str] = field(default_factory=list)
    told_twice: int = 0
    told_more: list[str] = field(default_factory=list)
    unsound: list[str] = field(default_factory=list)

    @property
    def problems(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.untold, *self.told_more, *self.unsound]


async def judge(database: Path, sandbox: Sandbox, attempts: Iterable[Attempt]) -> Verdict:
    """Read the store and the channels, and compare them with what people were told."""
    verdict = Verdict(unsound=list(care.check(database).problems))
    by_table: dict[int, list[Attempt]] = {}
    for attempt in attempts:
        by_table.setdefault(attempt.table, []).append(attempt)
    with closing(sqlite3.connect(database)) as db:
        numbers = [row[0] for row in db.execute("SELECT id FROM tables WHERE moves > 0 ORDER BY id")]
        if waiting := db.execute("SELECT count(*) FROM notices").fetchone()[0]:
            verdict.unsound.append(f"The outbox still holds {waiting} notices.")
    store = await open_store(database)
    told: dict[int, list[str]] = {}
    try:
        for number in numbers:
            saved = await store.saved(number)
            assert saved is not None
            entries = await store.log(number)
            await _check_moves(verdict, store, saved.table, entries, by_table.get(number, []))
            words = spoken.written(saved.table.lang, saved.table.names)
            told.setdefault(saved.table.channel, []).extend(phrases.happened(entries, None, words))
    finally:
        await store.close()
    for channel, lines in told.items():
        _check_told(verdict, lines, sandbox, channel)
    return verdict


async def _check_moves(
    verdict: Verdict, store: Store, table: Table, entries: list[Entry], attempts: list[Attempt]
) -> None:
    """Play the log again: it leads to the stored game, with each acknowledged choice in it once, and no other."""
    verdict.games += 1
    verdict.over += table.status == "over"
    seed = await store.seed(table.id)
    assert seed is not None
    game = games.new(table.game, seats=len(table.seats), options=table.options, seed=seed)
    played: dict[tuple[int, str], str] = {}
    for entry in entries:
        if entry.seat is None:
            continue
        decision = game.pending()[entry.seat].id
        game.play(entry.seat, entry.key)
        person = table.seats[entry.seat].person
        if person is not None:
            verdict.moves += 1
            played[person, decision] = entry.key
    saved = await store.saved(table.id)
    assert saved is not None
    assert saved.position is not None
    if game.dump() != saved.position.dump:
        verdict.unsound.append(f"Table {table.id}: the log does not lead to the stored game.")
    wanted = {(each.person, each.decision, each.key) for each in attempts}
    for (person, decision), key in played.items():
        if (person, decision, key) not in wanted:
            verdict.doubled.append(f"Table {table.id}: {key!r} answers {decision} of {person}, who did not choose it.")
    for each in attempts:
        verdict.acknowledged += each.state == ACKNOWLEDGED
        verdict.unanswered += each.state == CUT_OFF
        if each.state == ACKNOWLEDGED and played.get((each.person, each.decision)) != each.key:
            verdict.lost.append(f"Table {table.id}: {each.key!r} of {each.person} was acknowledged and is not there.")


def _check_told(verdict: Verdict, lines: list[str], sandbox: Sandbox, channel: int) -> None:
    """Lay the board posts of a channel beside its logs: each line is told, in order, and at most twice."""
    times: Counter[int] = Counter()
    upto = 0
    for message in sandbox.world.channels[channel].items.values():
        content = message.data["content"]
        if message.author != sandbox.world.bot_id or content.startswith("**"):
            continue  # a lobby, or a greeting
        said = [line for line in content.split("\n") if line.startswith("- ")]
        left_out = _left_out(content)
        whole = len(said) + left_out
        if not said:
            continue
        start = next(
            (at for at in range(upto, -1, -1) if at + whole >= upto and lines[at + left_out : at + whole] == said), None
        )
        if start is None:
            verdict.untold.append(f"Channel {channel}: a post tells what did not happen then: {said[0]}")
            continue
        times.update(range(start, start + whole))
        upto = start + whole
    verdict.untold += [f"Channel {channel}: {line}" for at, line in enumerate(lines) if not times[at]]
    verdict.told_twice += sum(count == 2 for count in times.values())
    verdict.told_more += [f"Channel {channel}: {lines[at]}" for at, count in times.items() if count > 2]


def _left_out(content: str) -> int:
    """Read how many lines a post refers to the log for."""
    first = content.split("\n", 1)[0]
    if not first.startswith("("):
        return 0
    every = (spoken.plain(lang) for lang in spoken.LANGUAGES)
    return next((n for words in every for n in range(200) if words.of("chat-earlier-lines", n=n) == first), 0)
