"""Every game of the house passes the kit; a new one gets these tests by being registered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import games
from bot import moves
from tests import checks, kit

GAMES = 50
"""Games for each set of options."""

EVERY = 200
"""All is checked on each so many moves or so; `make soak` looks far more closely."""

SETS = [(name, options) for name in kit.registered() for options in kit.paired_sets(name)]
"""Each value of an option with each of every other; `make soak` plays all sets."""


def _called(value: Any) -> str:
    return value if isinstance(value, str) else ",".join(f"{name}={each}" for name, each in value.items())


@pytest.fixture(scope="module")
def say() -> checks.Say:
    return kit.speaker()


@pytest.fixture(params=kit.registered())
def name(request: pytest.FixtureRequest) -> str:
    return request.param


def test_there_is_a_game():
    assert "cubosaurs" in kit.registered()


def test_given_a_game_when_a_lobby_shows_it_then_all_of_it_can_be_said(name: str, say: checks.Say):
    checks.front_door(games.rules(name), say)


@pytest.mark.parametrize(("name", "options"), SETS, ids=_called)
def test_given_a_set_of_options_when_played_at_random_then_all_that_must_be_true_is(
    name: str, options: dict[str, Any], say: checks.Say
):
    for case in kit.cases(name, GAMES, options=options):
        kit.play(case, every=EVERY, say=say)


def test_given_every_number_of_seats_when_looked_at_closely_then_all_that_must_be_true_is(name: str, say: checks.Say):
    low, high = games.rules(name).seats
    for seats in range(low, high + 1):
        kit.play(kit.Case(name, seats, games.rules(name).defaults(seats), seats), every=3 * seats, say=say)


def test_given_games_of_each_set_of_options_then_it_is_true_whether_players_hold_what_others_do_not_see(name: str):
    held = False
    for case in kit.cases(name, len(kit.paired_sets(name))):
        game, random = case.new(), Random(case.seed)
        for _ in range(60):
            held = held or any(moves.knows_more(game, seat) for seat in range(game.seats))
            for seat, decision in game.pending().items():
                game.play(seat, random.choice(decision.options).key)
                break
    assert held is games.rules(name).hidden_hands


def test_given_random_games_then_every_question_of_a_game_is_answered(name: str):
    asked: set[str] = set()
    wanted = {f"{name}.{kind}" for kind in kit.questions(name)}
    for case in kit.cases(name, 4 * len(kit.option_sets(name))):
        asked |= kit.play(case, every=0).kinds.keys()
        if asked == wanted:
            break
    assert asked == wanted


def test_given_other_hashes_of_strings_when_played_then_all_happens_the_same(name: str):
    some = kit.cases(name, 24)
    assert kit.digests_elsewhere(some, 4242) == [kit.digest(case) for case in some]
