"""Two clicks at once, the same interaction twice, a stale panel, a forged option: one move at most."""

from __future__ import annotations

import asyncio

import pytest

import games
from bot.sandbox.client import Failed
from tests.bot.chat.house import asks, by_clicks, changed, ids, is_board, take

TWO = ("mary.anning", "charles.darwin")


@pytest.fixture
async def turn(house):
    """Begin a game; give who is to play, the other, and the board post."""
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    player = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    other = next(person for person in people if person is not player)
    return player, other, post


async def moves(house):
    return (await house.tables.get(1)).moves


async def test_given_two_clicks_at_once_when_both_arrive_then_one_is_played_and_the_other_is_told(house, turn):
    player, _, post = turn
    first = (await player.click("Your move", post)).message
    second = (await player.click("Your move", post)).message
    keys = [each for each in ids(first) if ":play:" in each]
    await asyncio.gather(player.click(keys[0], first), player.click(keys[1], second))
    after = [await changed(player, panel) for panel in (first, second)]
    assert await moves(house) == 2
    assert sum("This question is no longer open." in panel["content"] for panel in after) == 1
    assert sum("Your turn is over." in panel["content"] for panel in after) == 1


async def test_given_a_panel_of_before_when_pressed_then_it_shows_the_present_and_plays_nothing(house, turn):
    player, other, post = turn
    old = (await player.click("Your move", post)).message
    await by_clicks(player, post)
    new = await player.wait_for(lambda m: is_board(m) and m["id"] != post["id"], "#games")
    await by_clicks(other, new)
    assert await moves(house) == 3
    stale = await take(player, old, "keep")
    assert "This question is no longer open." in stale["content"]
    assert asks(stale)
    assert await moves(house) == 3
    fresh = await take(player, stale, "keep")
    assert "Your turn is over." in fresh["content"]
    assert await moves(house) == 4


async def test_given_the_same_interaction_twice_when_delivered_then_it_is_played_once(house, turn):
    player, _, post = turn
    panel = (await player.click("Your move", post)).message
    deliver = house.sandbox.gateway.interaction
    house.sandbox.gateway.interaction = lambda data, channel: deliver(data, channel) and deliver(data, channel)
    after = await take(player, panel, "keep")
    assert "Your turn is over." in after["content"]
    house.sandbox.gateway.interaction = deliver
    await player.slash("log")
    assert await moves(house) == 2


@pytest.mark.parametrize("key", ["refuse:trex_of_nobody", "", "buy:steal", "keep:keep"])
async def test_given_a_forged_option_when_it_arrives_then_nothing_is_played_and_the_reader_is_told(house, turn, key):
    player, _, post = turn
    panel = (await player.click("Your move", post)).message
    deliver = house.sandbox.gateway.interaction
    real = next(each for each in ids(panel) if ":play:" in each)
    forged = real.rsplit(":q", 1)[0] + f":q1:{key}"

    def tampered(data, channel):
        components = [
            {"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": forged}]}
        ]
        message = {**data["message"], "components": components}
        return deliver({**data, "message": message, "data": {**data["data"], "custom_id": forged}}, channel)

    house.sandbox.gateway.interaction = tampered
    await player.click(real, panel)
    house.sandbox.gateway.interaction = deliver
    after = await changed(player, panel)
    assert "is not among the choices" in after["content"]
    assert asks(after)
    assert await moves(house) == 1


async def test_given_a_control_of_a_panel_when_forged_on_a_public_post_then_nothing_private_appears_there(house, turn):
    player, other, post = turn
    panel = (await player.click("Your move", post)).message
    key = next(each for each in ids(panel) if ":play:" in each)
    deliver = house.sandbox.gateway.interaction

    def tampered(data, channel):
        message = {**data["message"], "components": panel["components"]}
        return deliver({**data, "message": message, "data": {**data["data"], "custom_id": key}}, channel)

    house.sandbox.gateway.interaction = tampered
    for person in (player, other, await house.person("georges.cuvier")):
        answer = await person.click("Log", post)
        assert answer.message["flags"] & 64
        assert not answer.message["components"]
    assert player.message(post["id"]) == post
    assert await moves(house) == 1


async def test_given_others_when_they_press_your_move_then_each_gets_a_clear_sentence(house, turn):
    _, other, post = turn
    answer = await other.click("Your move", post)
    assert "It is not your turn: the game waits for" in answer.message["content"]
    spectator = await house.person("alfred.wallace")
    answer = await spectator.click("Your move", post)
    assert answer.message["content"].startswith("You are not at this table.")
    assert answer.message["flags"] & 64
    hand = await spectator.click("My hand", post)
    assert not hand.message["attachments"]


@pytest.mark.parametrize("custom_id", ["old:button", "b:nothing_known:1:0::", "b:move:999:0::"])
async def test_given_a_control_that_nobody_knows_when_pressed_then_a_sentence_answers(house, turn, custom_id):
    player, _, post = turn
    deliver = house.sandbox.gateway.interaction

    def tampered(data, channel):
        components = [
            {"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
        ]
        message = {**data["message"], "components": components}
        return deliver({**data, "message": message, "data": {**data["data"], "custom_id": custom_id}}, channel)

    house.sandbox.gateway.interaction = tampered
    answer = await player.click("Log", post)
    assert answer.message["flags"] & 64
    assert "earlier version" in answer.message["content"] or "no longer exists" in answer.message["content"]


async def test_given_a_form_that_was_open_during_a_restart_when_sent_then_a_sentence_answers(house, turn):
    player, _, post = turn
    deliver = house.sandbox.gateway.interaction
    form = {"type": 5, "data": {"custom_id": "a.form", "components": []}}
    house.sandbox.gateway.interaction = lambda data, channel: deliver({**data, **form}, channel)
    answer = await player.click("Log", post)
    assert answer.message["flags"] & 64
    assert "earlier version" in answer.message["content"]


async def test_given_a_command_that_the_bot_no_longer_has_when_used_then_a_sentence_answers(house, turn):
    player, _, _ = turn
    deliver = house.sandbox.gateway.interaction

    def renamed(data, channel):
        return deliver({**data, "data": {**data["data"], "name": "of_old"}}, channel)

    house.sandbox.gateway.interaction = renamed
    answer = await player.slash("log")
    assert answer.message["flags"] & 64
    assert "earlier version" in answer.message["content"]


async def test_given_a_fault_of_ours_when_pressed_then_the_reader_gets_an_error_id_and_the_log_no_secret(
    house, turn, caplog, monkeypatch
):
    player, _, post = turn

    hidden = games.rules("cubosaurs").name[::-1]  # a word that stands in no line of code

    async def broken(*_args, **_kwargs):
        raise KeyError(hidden)

    monkeypatch.setattr(house.tables, "look", broken)
    answer = await player.click("Your move", post)
    said = answer.message["content"]
    assert "Something went wrong" in said
    error_id = said.rsplit(" ", 1)[1]
    assert f"Error {error_id}" in caplog.text
    assert "KeyError" in caplog.text
    assert hidden not in caplog.text


async def test_given_a_disabled_or_gone_button_when_pressed_then_the_sandbox_refuses_as_discord_does(turn):
    player, _, post = turn
    await by_clicks(player, post)
    await player.until(lambda: not ids(player.message(post["id"])), "the old post without buttons")
    with pytest.raises((Failed, AssertionError)):
        await player.click("b:move:1:0::", player.message(post["id"]))
