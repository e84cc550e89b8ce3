"""A game over the wire, with everything logged: what must never be in a log or a figure is not."""

from __future__ import annotations

import json
import re

import pytest
from prometheus_client.exposition import generate_latest

from bot import metrics
from bot.chat.client import Client, ShardedClient
from games.core import Text, Thing
from render.words import Words
from tests.bot.chat.house import by_clicks, changed
from tests.bot.test_operations import logged

TWO = ("mary.anning", "charles.darwin")
TOKEN = "token-of-the-house"


def named(cards):
    """Give the ids of cards, and their names in both languages."""
    words = [Words(lang, ()) for lang in ("en", "fr")]
    return {*cards, *(each.say(Text("cubosaurs-card", card=Thing(card))) for card in cards for each in words)}


def tells(text, secret):
    return re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", text)


def count(name, **labels):
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


async def test_given_a_whole_game_with_errors_when_all_is_logged_then_no_token_seed_or_hidden_card_is_in_it(
    house, monkeypatch
):
    real = house.pictures.board

    async def board(game, names, scene):
        """Fail at a hand with the hand in the message: the log must not repeat it."""
        if scene.viewer is not None:
            raise RuntimeError(f"cannot draw {game.state.hand.cards}")
        return await real(game, names, scene)

    monkeypatch.setattr(house.pictures, "board", board)
    hidden = set()

    async def turn(person, post):
        hidden.update((await house.tables.look(1)).game.state.hand.cards)
        await by_clicks(person, post)

    house.token = TOKEN
    with logged(log_level="debug") as text:  # which knows no token that it could take out
        await house.restart()
        people = await house.seated(*TWO, rounds=1, advanced=True)
        await house.play_out(people, turn)
        seed = (await house.tables.record(1)).seed
    said = text.getvalue()
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"A request was dealt with.", "A change was committed."} <= {line["message"] for line in lines}
    assert all(line["table"] == 1 and line["revision"] and line["error"] for line in lines if line["level"] == "error")
    assert any(line.get("step", "").startswith("cubosaurs.") for line in lines)
    assert sum(line["level"] == "error" for line in lines) > 5
    exposed = said + generate_latest(metrics.REGISTRY).decode()
    secrets = {TOKEN, seed, seed.upper(), str(bytes.fromhex(seed)), *named(hidden)}
    assert len(secrets) > 15
    assert [secret for secret in secrets if tells(exposed, secret)] == []
    for person in people:
        assert person.me["id"] not in generate_latest(metrics.REGISTRY).decode()


async def test_given_commands_clicks_and_moves_when_counted_then_each_shows_with_what_became_of_it(house):
    def counted():
        return (
            count("beagle_interactions_total", kind="/game new", outcome="done"),
            count("beagle_interactions_total", kind="start", outcome="refused"),
            count("beagle_interactions_total", kind="computer", outcome="done"),
            count("beagle_answer_seconds_count"),
        )

    before = counted()
    mary = await house.person("mary.anning")
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    await mary.click("Start", lobby)
    await mary.wait_for(lambda m: m["flags"] & 64)
    await mary.click("b:computer:1:0::easy", lobby)
    await changed(mary, lobby)
    await house.client.desk.idle(10)
    assert [now - then for now, then in zip(counted(), before, strict=True)] == [1, 1, 1, 3]
    moves = [count("beagle_moves_total", game="cubosaurs", by=who) for who in ("person", "computer")]
    thoughts = count("beagle_thinking_seconds_count", level="easy")
    await mary.click("Start", lobby)
    await mary.wait_for(lambda m: bool(m["mentions"]), "#games")
    table = await house.tables.get(1)
    played = [e for e in await house.tables.log(1) if e.seat is not None]
    by = [sum(bool(table.seats[e.seat].computer) is computer for e in played) for computer in (False, True)]
    after = [count("beagle_moves_total", game="cubosaurs", by=who) for who in ("person", "computer")]
    assert [now - then for now, then in zip(after, moves, strict=True)] == by
    assert count("beagle_thinking_seconds_count", level="easy") - thoughts == by[1]


@pytest.mark.parametrize("kind", [Client, ShardedClient])
async def test_given_a_connection_when_discord_drops_it_and_takes_it_back_then_the_bot_knows(house, monkeypatch, kind):
    await house.stop()
    await house.start(kind)
    mary = await house.person("mary.anning")
    gateway, seen = house.client.gateway, []
    assert gateway.connected
    monkeypatch.setattr(gateway, "_clock", lambda: seen.append("lost") or 0.0)
    house.sandbox.gateway.drop(1001)
    await mary.until(lambda: seen and gateway.connected, "the connection is back")
