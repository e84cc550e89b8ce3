"""Dominant Species over the wire: three people and three computer players to the end, in two languages."""

from __future__ import annotations

from itertools import chain

import games
from tests.bot.chat.house import asks, assert_finished
from tests.bot.chat.policy import Policy

THREE = ("mary.anning", "charles.darwin", "jeanne.villepreux")

CHECKED = 40
"""After so many choices messages of every form were held against Discord's schema; the rest of them are like these."""


async def test_given_three_people_and_three_computers_when_they_play_three_turns_then_the_game_ends_and_is_proved(
    house,
):
    people = [await house.person(who) for who in THREE]
    await people[2].set(locale="fr")
    await house.seated(*THREE, game="dominant_species", computers=3, turns=3)
    policy, questions = Policy(), {who: [] for who in THREE}

    async def turn(person, post):
        if policy.chosen > CHECKED:
            house.sandbox.on_exchange = house.sandbox.exchanges.append
        panel = (await person.click("b:move:1:0::", post)).message
        while asks(panel):
            questions[person.me["username"]].append(panel["content"])
            panel = await policy.take(person, panel)

    final = await house.play_out(people, turn)
    await assert_finished(house, people[1], final, " wins with ")
    record = await house.tables.record(1)
    game = games.replay(record)
    assert (game.state.turn, game.state.ended) == (3, "turns")
    assert [seat.computer for seat in (await house.tables.get(1)).seats] == [None] * 3 + ["easy"] * 3
    assert {seat for seat, _ in record.moves} == set(range(6))
    # Jeanne reads French.
    for word, readers in {"choose": THREE[:2], "choisissez": THREE[2:]}.items():
        asked = list(chain.from_iterable(questions[who] for who in readers))
        assert len(asked) > 10
        assert all(word in each for each in asked)
