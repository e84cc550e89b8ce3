"""The board post, the log and where tables stand."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.chat import announcer, board, phrases
from bot.chat.ids import parse
from bot.chat.sheet import CONTENT
from bot.table import Entry
from games.core import Event, Outcome, SeatRef, Text
from tests.bot.chat.house import ids, is_board, take
from tests.bot.chat.tools import look, table

DREW = Event(Text("cubosaurs-drew", who=SeatRef(0)))


def entries(count):
    return [Entry(number, 0, "keep", [DREW] * 5, number == count) for number in range(1, count + 1)]


def test_given_a_long_log_when_paged_back_then_every_entry_is_shown_once():
    at, found, seen = table(), entries(200), []
    while True:
        page = board.log_page(at, found, None, "en")
        assert len(page.content) <= CONTENT
        seen = [int(line.removeprefix("**").split(".")[0]) for line in page.content.splitlines()] + seen
        if not page.rows:
            break
        before = int(parse(str(page.rows[0][0].id)).rest)
        found = [entry for entry in found if entry.move < before]
    assert seen == list(range(1, 201))


def test_given_a_move_that_was_taken_back_when_the_log_is_read_then_it_is_struck_out():
    lines = board.log_page(table(), entries(2), None, "en").content.splitlines()
    assert lines[1].startswith("**2.** ~~Mary draws")
    assert not lines[0].startswith("**1.** ~~")


def test_given_no_entry_when_the_log_is_read_then_that_is_said():
    assert board.log_page(table(), [], None, "en").content == "Nothing has happened yet."


def test_given_an_outcome_when_told_then_places_are_shared_and_points_explained():
    parts = tuple(((Text("cubosaurs-round", n=1), points),) for points in (9, 7, 9))
    outcome = Outcome((9, 7, 9), ((0, 2), (1,)), Text("error-game-over"), parts)
    words = board.spoken.written("en", look().table.names)
    told = phrases.result(outcome, words).splitlines()
    assert told[1:] == [
        "**1.** Mary: 9 points (Round 1: 9)",
        "**1.** Alfred: 9 points (Round 1: 9)",
        "**3.** Charles: 7 points (Round 1: 7)",
    ]


class Answer:
    status, reason = 500, ""


@pytest.mark.parametrize(
    ("error", "passes"),
    [
        (discord.DiscordServerError(Answer(), "down"), True),
        (discord.RateLimited(9.0), True),
        (aiohttp.ServerDisconnectedError(), True),
        (ConnectionResetError(), True),
        (KeyError("x"), False),
    ],
)
def test_given_an_error_when_judged_then_only_what_waiting_helps_is_tried_for_ever(error, passes):
    assert announcer.passes(error) is passes


async def test_given_a_thread_beside_a_table_when_a_table_is_opened_in_it_then_both_go_on_apart(house):
    mary = await house.person("mary.anning")
    await mary.slash("game new", game="cubosaurs")
    channel = house.client.get_channel(int(mary.here))
    thread = await channel.create_thread(name="A second table", type=discord.ChannelType.public_thread)
    await mary.until(lambda: str(thread.id) in mary.channels, "the thread")
    inside = str(thread.id)
    first = (await mary.slash("game status", in_=inside)).message
    assert "b:join:1:0::" in ids(first)  # without a table of its own, a thread means that of its channel
    lobby = (await mary.slash("game new", in_=inside, game="cubosaurs")).message
    assert "b:join:2:0::" in ids(lobby)
    await mary.click("b:computer:2:0::easy", lobby)
    await mary.wait_for(lambda m: m["id"] == lobby["id"] and "(computer" in m["content"])
    await mary.click("b:start:2:0::", lobby)
    post = await mary.wait_for(is_board, inside)
    panel = (await mary.click("Your move", post)).message
    after = await take(mary, panel, "keep")
    assert "Your turn is over." in after["content"]
    assert (await house.tables.get(1)).status == "lobby"
