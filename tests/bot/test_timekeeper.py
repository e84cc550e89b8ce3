"""The clock: a month of play in simulated time with a restart every day, and each rule by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from bot import hours
from bot.clock import HandClock
from bot.table import Settings
from bot.tables import AlreadySeated, NotHost, NotSeated, TableError
from tests.bot.table_tools import ADA, BEN, CHANNEL, CLEO, DIAN, PEOPLE, answer, open_tables, seeds, started

MIDNIGHT = 20_833 * 86_400.0
HOUR = 3600


class Month:
    """A table whose hours pass one by one; the bot is started anew every day."""

    def __init__(self, path):
        self.path = path
        self.clock = HandClock(MIDNIGHT)
        self.heard = []
        self.table = None

    @property
    def hour(self):
        return round((self.clock() - MIDNIGHT) / HOUR)

    async def open(self, **options):
        self._opened = open_tables(self.path, clock=self.clock, seeds=seeds(1))
        self.tables = await self._opened.__aenter__()
        await self.tables.resume()
        await self.tables.timekeeper.close()  # the hours are looked at one by one instead
        return self

    async def close(self):
        await self._opened.__aexit__(None, None, None)

    async def until(self, hour):
        """Let hours pass; note what is said in each of them."""
        while self.hour < hour:
            self.clock.advance(HOUR)
            if self.hour % 24 == 0:
                await self.close()
                await self.open()
            await self.look()

    async def look(self):
        await self.tables.timekeeper.tick()
        for notice in await self.tables.notices():
            if notice.kind in {"remind", "offer"}:
                self.heard.append((self.hour, notice.kind, notice.seat, notice.decision))
            await self.tables.said([notice.id])

    async def asked(self):
        """Give the one seat that the game waits for."""
        (seat,) = (await self.tables.look(1)).game.pending()
        return seat

    async def play(self, key="keep"):
        played = await answer(self.tables, self.table, key)
        await self.look()
        return played

    def since(self, hour):
        return [each for each in self.heard if each[0] >= hour]


async def agreed(month, by):
    request = (await month.tables.get(1)).asking
    for person in by:
        await month.tables.consent.agree(1, person.id, request.id)


@pytest.fixture
async def month(tmp_path):
    month = await Month(tmp_path / "month.sqlite3").open()
    month.table = await started(month.tables, people=3)
    yield month
    await month.close()


async def test_given_a_month_with_a_restart_every_day_when_people_are_slow_away_or_gone_then_all_comes_in_time(month):
    tables = month.tables
    await tables.timekeeper.set_pace(1, ADA.id, 24 * HOUR, "nothing")
    first = await month.asked()
    await month.until(30)
    assert month.heard == [(12, "remind", first, "half"), (24, "remind", first, "end")]

    # Quiet hours: what falls into them comes at their end, in the person's own time zone.
    await month.play()
    second = await month.asked()
    liked = Settings(month.table.seats[second].person, zone=120, quiet=(19 * 60, 22 * 60))
    await month.tables.set_settings(liked)
    await month.until(45)
    assert month.since(30) == [(44, "remind", second, "half")]

    # A vacation: the time away does not count.
    await month.play()
    third = await month.asked()
    away = (MIDNIGHT + 48 * HOUR, MIDNIGHT + 120 * HOUR)
    await month.tables.set_settings(Settings(month.table.seats[third].person, away=away))
    await month.until(142)
    assert month.since(45) == [(129, "remind", third, "half"), (141, "remind", third, "end")]

    # A pause by agreement: the clock stands still; then reminders that give up.
    await month.play()
    assert await month.asked() == first
    await month.until(144)
    await month.tables.consent.ask_pause(1, ADA.id)
    await agreed(month, [BEN])
    assert (await month.tables.get(1)).paused is None
    await agreed(month, [CLEO])
    assert (await month.tables.get(1)).paused == month.clock()
    await month.until(200)
    assert month.since(142) == []
    await month.tables.timekeeper.resume(1, BEN.id)
    await month.until(400)
    steps = [(210, "half"), (222, "end"), (246, "again"), (294, "again")]
    assert month.since(142) == [(hour, "remind", first, kind) for hour, kind in steps]

    # Another pace, and the computer plays for whoever is late.
    await month.play()
    await month.tables.timekeeper.set_pace(1, ADA.id, 8 * HOUR, "computer")
    await month.until(409)
    assert month.since(400) == [(404, "remind", second, "half"), (408, "remind", second, "end")]
    entry = (await month.tables.log(1))[-1]
    assert (entry.seat, entry.events[0].text.id) == (second, "table-late")
    assert await month.asked() == third

    # The seat of whoever is absent is offered, and taken over by somebody else, who is asked from then on.
    await month.tables.timekeeper.set_pace(1, ADA.id, 24 * HOUR, "offer")
    await month.until(440)
    expected = [(421, "remind", third, "half"), (433, "remind", third, "end"), (433, "offer", None, None)]
    assert month.since(409) == expected
    assert (await month.tables.get(1)).offered == (third,)
    taken = await month.tables.people.take_seat(1, third, DIAN)
    assert taken.seats[third].person == DIAN.id
    assert taken.offered == ()
    assert PEOPLE[third].id not in taken.persons
    await month.until(453)
    assert month.since(440) == [(441, "offer", None, None), (452, "remind", third, "half")]

    # From here on everybody is quick, and nobody hears of the clock again.
    while month.hour < 720 and (await month.tables.get(1)).status == "playing":
        await month.play()
        await month.until(month.hour + 11)
    assert month.since(453) == []
    assert {entry.key for entry in await month.tables.log(1)} >= {"setup", "keep", "seats"}


async def test_given_an_offered_seat_when_its_owner_plays_after_all_then_it_is_theirs(month):
    await month.tables.timekeeper.set_pace(1, ADA.id, 8 * HOUR, "offer")
    seat = await month.asked()
    await month.until(8)
    assert (await month.tables.get(1)).offered == (seat,)
    with pytest.raises(AlreadySeated):
        await month.tables.people.take_seat(1, seat, PEOPLE[(seat + 1) % 3])
    await month.play()
    assert (await month.tables.get(1)).offered == ()
    with pytest.raises(TableError):
        await month.tables.people.take_seat(1, seat, DIAN)
    assert [kind for _, kind, _, _ in month.heard] == ["remind", "remind", "offer", "offer"]


async def test_given_the_clock_when_others_touch_it_then_they_are_refused(month):
    with pytest.raises(NotHost):
        await month.tables.timekeeper.set_pace(1, BEN.id, HOUR, "nothing")
    for pace, late in ((7, "nothing"), (HOUR, "shout")):
        with pytest.raises(TableError):
            await month.tables.timekeeper.set_pace(1, ADA.id, pace, late)
    with pytest.raises(TableError):
        await month.tables.consent.ask_pause(1, ADA.id)
    with pytest.raises(TableError):
        await month.tables.timekeeper.resume(1, ADA.id)
    with pytest.raises(NotSeated):
        await month.tables.timekeeper.resume(1, DIAN.id)


async def test_given_no_clock_when_time_passes_then_nothing_is_said_and_nothing_is_waited_for(month):
    await month.until(200)
    assert month.heard == []
    assert await month.tables._store.waits(1) == []
    assert await month.tables._store.next_due() is None


async def test_given_the_task_when_the_clock_moves_then_it_wakes_and_reminds(tmp_path):
    clock = HandClock(MIDNIGHT)
    async with open_tables(tmp_path / "t.sqlite3", clock=clock) as tables:
        await started(tables, people=2)
        await tables.resume()
        await tables.timekeeper.set_pace(1, ADA.id, HOUR, "nothing")
        while await tables._store.next_due() != MIDNIGHT + HOUR / 2:
            pass
        clock.advance(HOUR / 2)
        while len([each for each in await tables.notices() if each.kind == "remind"]) < 1:
            pass
        clock.advance(HOUR / 2)
        while len([each for each in await tables.notices() if each.kind == "remind"]) < 2:
            pass


NIGHT = Settings(1, quiet=(22 * 60, 7 * 60))


@pytest.mark.parametrize(
    ("since", "seconds", "person", "over"),
    [
        (0, 5, Settings(1), 5),
        (0, 23, NIGHT, 31),
        (0, 31, NIGHT, 31),
        (0, 22, replace(NIGHT, zone=-60), 22),
        (0, 23, replace(NIGHT, place="Europe/London"), 30),  # in 1970 London kept summer time all year
        (0, 23, replace(NIGHT, place="Nowhere/Ever", zone=60), 30),
        (0, 10, Settings(1, away=(5 * HOUR, 8 * HOUR)), 13),
        (6, 10, Settings(1, away=(5 * HOUR, 8 * HOUR)), 18),
        (9, 10, Settings(1, away=(5 * HOUR, 8 * HOUR)), 19),
        (0, 4, Settings(1, away=(5 * HOUR, 8 * HOUR)), 4),
        (0, 22, replace(NIGHT, away=(30 * HOUR, 48 * HOUR)), 55),
    ],
)
def test_given_nights_and_vacations_when_time_is_counted_then_it_ends_when_people_are_there(
    since, seconds, person, over
):
    assert hours.over(since * HOUR, seconds * HOUR, person) == over * HOUR


@pytest.mark.parametrize(("away", "since"), [(None, 15), ((2, 12), 15), ((10, 18), 7), ((10, 30), 5)])
def test_given_a_moment_when_time_is_counted_back_then_time_away_does_not_count(away, since):
    person = Settings(1, away=away and (away[0] * HOUR, away[1] * HOUR))
    assert hours.before(20 * HOUR, 5 * HOUR, person) == since * HOUR


async def test_given_a_night_that_is_longer_than_the_pace_when_it_is_over_then_half_of_the_time_is_left(month):
    await month.tables.timekeeper.set_pace(1, ADA.id, 8 * HOUR, "computer")
    seat = await month.asked()
    night = Settings(PEOPLE[seat].id, quiet=(0, 9 * 60))
    await month.tables.set_settings(night)
    await month.until(12)
    assert month.heard == [(9, "remind", seat, "half")]
    assert await month.tables.timekeeper.until(await month.tables.get(1)) == {seat: MIDNIGHT + 13 * HOUR}
    await month.until(13)
    assert month.since(10) == [(13, "remind", seat, "end")]
    assert await month.asked() != seat


async def test_given_a_bot_that_was_down_when_it_is_back_then_nobody_is_late_without_a_reminder(month):
    await month.tables.timekeeper.set_pace(1, ADA.id, 24 * HOUR, "computer")
    seat = await month.asked()
    away = (MIDNIGHT + 10 * HOUR, MIDNIGHT + 20 * HOUR)
    await month.tables.set_settings(Settings(PEOPLE[seat].id, away=away))
    await month.close()
    month.clock.advance(100 * HOUR)
    await month.open()
    await month.look()
    await month.until(111)
    assert month.heard == [(100, "remind", seat, "half")]
    await month.until(112)
    assert month.since(101) == [(112, "remind", seat, "end")]
    assert await month.asked() != seat


async def test_given_a_vacation_that_is_over_when_another_is_planned_then_the_first_still_does_not_count(month):
    await month.tables.timekeeper.set_pace(1, ADA.id, 24 * HOUR, "nothing")
    seat = await month.asked()
    person = PEOPLE[seat].id
    await month.tables.set_settings(Settings(person, away=(MIDNIGHT, MIDNIGHT + 100 * HOUR)))
    await month.until(101)
    later = (MIDNIGHT + 300 * HOUR, MIDNIGHT + 400 * HOUR)
    await month.tables.set_settings(Settings(person, away=later))
    await month.until(113)
    assert month.heard == [(112, "remind", seat, "half")]


async def test_given_a_game_that_cannot_be_loaded_when_time_is_over_then_other_tables_still_have_a_clock(tmp_path):
    clock = HandClock(MIDNIGHT)
    path = tmp_path / "t.sqlite3"
    async with open_tables(path, clock=clock, seeds=seeds(1)) as tables:
        for channel in (CHANNEL + 1, CHANNEL + 2):
            table = await tables.open(guild=1, channel=channel, game="cubosaurs", host=ADA, lang="en")
            await tables.join(table.id, BEN)
            await tables.timekeeper.set_pace(table.id, ADA.id, HOUR, "computer")
            await tables.start(table.id, ADA.id)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE positions SET dump = zeroblob(9) WHERE table_id = 1")
    async with open_tables(path, clock=clock) as tables:
        for _ in range(3):
            clock.advance(HOUR)
            await asyncio.wait_for(tables.timekeeper.tick(), 10)
        assert [entry.events[0].text.id for entry in await tables.log(2)][1] == "table-late"
        assert await tables._store.next_due() > clock()


async def test_given_an_error_that_nobody_foresaw_when_the_clock_is_read_then_it_is_read_again(tmp_path, caplog):
    clock = HandClock(MIDNIGHT)
    async with open_tables(tmp_path / "t.sqlite3", clock=clock, seeds=seeds(1)) as tables:
        await started(tables, people=2)
        await tables.set_note("tidied", "some time ago")
        await tables.resume()
        while "the clock could not be read" not in caplog.text:
            await tables.notices()
        await tables.timekeeper.set_pace(1, ADA.id, HOUR, "nothing")
        while await tables._store.next_due() != MIDNIGHT + HOUR / 2:
            pass
        while not [each for each in await tables.notices() if each.kind == "remind"]:
            clock.advance(HOUR / 2)


async def test_given_a_seat_that_a_computer_keeps_warm_when_the_pace_changes_then_it_can_still_be_taken(month):
    await month.until(24)
    gone = await month.asked()
    one, other = (person for person in PEOPLE[:3] if month.table.seat_of(person.id) != gone)
    await month.tables.consent.ask_replace(1, one.id, gone, "computer")
    await agreed(month, [other])
    await month.tables.timekeeper.set_pace(1, (await month.tables.get(1)).host, 8 * HOUR, "offer")
    assert (await month.tables.get(1)).offered == (gone,)
    taken = await month.tables.people.take_seat(1, gone, PEOPLE[gone])
    assert taken.seat_of(PEOPLE[gone].id) == gone
