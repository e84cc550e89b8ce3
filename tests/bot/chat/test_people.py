"""People over the wire: giving up, stopping by agreement, replacing whoever is absent, and playing again."""

from __future__ import annotations

import pytest

from bot.clock import HandClock
from tests.bot.chat.house import House, asks, by_clicks, changed, ids, is_board, is_newer_board

TWO = ("mary.anning", "charles.darwin")
THREE = (*TWO, "alfred.wallace")
DAY = 86_400.0


@pytest.fixture
async def timed(tmp_path, pictures):
    """Open a house whose clock is moved by hand."""
    made = House(tmp_path, pictures)
    made.clock = HandClock()
    async with made:
        yield made


async def begun(house, *who):
    """Begin a game; give whoever is to move, the others, and the board."""
    people = await house.seated(*who, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    first = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    return first, [person for person in people if person is not first], post


async def test_given_three_when_one_concedes_then_the_computer_plays_on_and_the_game_has_an_end(house):
    first, others, post = await begun(house, *THREE)
    question = (await first.slash("game concede")).message
    assert "The computer plays on for you" in question["content"]
    await first.click("Give up", question)
    assert "You have given up" in (await changed(first, question))["content"]
    new = await others[0].wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    assert "concedes; the computer plays on as" in new["content"]
    table = await house.tables.get(1)
    assert table.host in table.persons
    assert len(table.persons) == 2
    final = await house.play_out(others, by_clicks)
    assert " wins with " in final["content"]
    assert "This table is closed." in (await first.slash("game concede")).message["content"]


async def test_given_two_when_one_concedes_then_the_game_is_over_and_a_rematch_seats_both_by_lot(house):
    first, (other,), post = await begun(house, *TWO)
    question = (await first.slash("game concede")).message
    assert "It ends for everybody" in question["content"]
    await first.click("Give up", question)
    over = await other.wait_for("concedes; the game is over.", "#games")
    await other.until(lambda: not ids(other.message(post["id"])), "a board without buttons")
    await other.click("Rematch", over)
    lobby = await first.wait_for("a table is open", "#games")
    call = await first.wait_for("would like a rematch", "#games")
    assert [each["id"] for each in call["mentions"]] == [first.me["id"]]
    table = await house.tables.get(2)
    assert table.host == int(other.me["id"])
    assert set(table.persons) == {int(first.me["id"]), int(other.me["id"])}
    assert table.options["rounds"] == 1
    await first.click("Start", lobby)
    assert (await first.wait_for(lambda m: is_newer_board(int(lobby["id"]), m), "#games"))["mentions"]
    outsider = await house.person("alfred.wallace")
    await outsider.click("Rematch", over)
    assert await outsider.wait_for("You are not at this table.")


async def test_given_a_finished_game_when_rematch_is_pressed_twice_then_there_is_one_table(house):
    first, others, _ = await begun(house, *TWO)
    final = await house.play_out([first, *others], by_clicks)
    await first.click("Rematch", final)
    await first.wait_for("a table is open", "#games")
    await others[0].click("Rematch", final)
    assert await others[0].wait_for("There is a table in this channel already")


async def test_given_a_vote_when_all_agree_to_stop_then_nobody_wins(house):
    first, others, _ = await begun(house, *THREE)
    await others[0].slash("game abandon")
    request = await first.wait_for("asks to stop this game", "#games")
    await first.click("Agree", request)
    request = await changed(first, request)
    await others[1].click("Agree", request)
    assert await first.wait_for("ended by agreement", "#games")
    table = await house.tables.get(1)
    assert (table.status, table.why) == ("ended", "agreed")
    assert "ended by agreement" in (await first.slash("game status")).message["content"]


async def test_given_somebody_absent_for_a_day_when_the_others_agree_then_the_computer_keeps_the_seat_warm(timed):
    absent, others, post = await begun(timed, *THREE)
    table = await timed.tables.get(1)
    number = table.seat_of(int(absent.me["id"])) + 1
    early = (await others[0].slash("game replace", seat=number, by="computer")).message
    assert "waited for during a day" in early["content"]
    assert "numbered from 1 to 3" in (await others[0].slash("game replace", seat=9, by="computer")).message["content"]
    timed.clock.advance(DAY)
    await others[0].slash("game replace", seat=number, by="computer")
    request = await others[1].wait_for("asks to let the computer play on", "#games")
    assert {each["id"] for each in request["mentions"]} == {absent.me["id"], others[1].me["id"]}
    await others[1].click("Agree", request)
    new = await others[0].wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    assert "is absent; the computer plays on as" in new["content"]
    offer = await absent.wait_for("keeps a seat warm", "#games")
    await absent.click("Take the seat", offer)
    assert await absent.wait_for("The seat is yours.")
    assert (await timed.tables.get(1)).seat_of(int(absent.me["id"])) == number - 1
    hand = (await absent.slash("hand")).message
    assert asks(hand) or hand["attachments"]


async def test_given_two_of_whom_one_is_absent_when_the_seat_is_offered_then_it_stays_theirs_until_taken(timed):
    absent, (other,), _ = await begun(timed, *TWO)
    timed.clock.advance(DAY)
    number = (await timed.tables.get(1)).seat_of(int(absent.me["id"])) + 1
    answer = (await other.slash("game replace", seat=number, by="offer")).message
    assert "It is done" in answer["content"]
    offer = await other.wait_for("is absent, and the seat is offered", "#games")
    post = await absent.wait_for(is_board, "#games")
    await by_clicks(absent, post)
    await other.until(lambda: not ids(other.message(offer["id"])), "an offer without a button")
    assert (await timed.tables.get(1)).offered == ()
