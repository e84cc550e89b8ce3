"""Computer players: they see their own view only, play what is legal in any game, and are as strong as they say."""

from __future__ import annotations

import pytest

import games
from games import players
from games.core import Dice
from games.players import foresight
from tests import toys
from tests.cubosaurs.scenes import scene
from tests.players.strength import play, strength, wilson

LEVELS = ("random", "easy", "normal")
GAMES = ("cubosaurs", toys.Duel.rules.name, toys.Fair.rules.name)


def dice(number: int) -> Dice:
    return Dice(number.to_bytes(32, "big"))


def choices(level: str, game, times: int = 40) -> set[str]:
    """Give all that a player chooses, with different luck, where seat 0 is asked."""
    return {players.choose(level, game.view(0), dice(number)) for number in range(times)}


def some_games(name: str):
    """Give tables of a game with every number of seats, by the usual options."""
    low, high = games.rules(name).seats
    for seats in range(low, high + 1):
        yield games.new(name, seats=seats, seed=seats.to_bytes(32, "big"))


# The contract


def test_given_the_players_then_they_are_listed_weakest_first():
    assert players.names() == LEVELS


def test_given_an_unknown_player_then_the_sentence_names_it_and_those_there_are():
    game = games.new("cubosaurs", seats=2, seed=bytes(32))
    with pytest.raises(players.UnknownPlayer, match=r"'grandmaster'.*random, easy, normal"):
        players.choose("grandmaster", game.view(next(iter(game.pending()))), dice(1))


def test_given_a_seat_that_is_not_asked_or_a_spectator_then_a_player_refuses_to_think():
    game = scene("trex", "stego", hand="penta")
    with pytest.raises(games.NotYourTurn):
        players.choose("normal", game.view(1), dice(1))
    with pytest.raises(games.UnknownSeat):
        players.choose("normal", game.view(None), dice(1))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_given_any_game_then_a_player_answers_each_question_with_one_of_its_options(name, level):
    for game in some_games(name):
        luck = dice(game.seats)
        for _ in range(60):
            pending = game.pending()
            if not pending:
                break
            seat = next(iter(pending))
            key = players.choose(level, game.view(seat), luck)
            assert key in [option.key for option in pending[seat].options]
            game.play(seat, key)


@pytest.mark.parametrize("name", GAMES)
def test_given_any_game_then_normal_players_bring_it_to_its_end(name):
    assert play(name, ["normal"] * games.rules(name).seats[0], deal=5).winners


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_given_tables_that_differ_only_in_what_a_seat_cannot_see_then_it_chooses_the_same(name, level):
    for game in some_games(name):
        for number in range(12):
            pending = game.pending()
            if not pending:
                break
            seat = next(iter(pending))
            elsewhere = game.imagine(seat, dice(1000 + number))
            key = players.choose(level, game.view(seat), dice(number))
            assert players.choose(level, elsewhere.view(seat), dice(number)) == key
            game.play(seat, key)


@pytest.mark.parametrize("level", LEVELS)
def test_given_a_view_when_a_player_thinks_then_the_game_is_as_before(level):
    game = games.new("cubosaurs", seats=3, seed=bytes(31) + b"\x07", options={"advanced": True})
    seat = next(iter(game.pending()))
    before = game.dump()
    players.choose(level, game.view(seat), dice(1))
    assert game.dump() == before


def test_given_the_same_view_and_luck_then_a_player_chooses_the_same():
    game = games.new("cubosaurs", seats=4, seed=bytes(31) + b"\x09")
    seat = next(iter(game.pending()))
    for level in LEVELS:
        assert len({players.choose(level, game.view(seat), dice(3)) for _ in range(4)}) == 1


# What they make of a choice


def test_given_a_fourth_stegosaurus_then_normal_keeps_it():
    game = scene("stego*3 trex ptero", "bronto*2 penta", hand="stego", deck="penta trex bronto")
    assert choices("normal", game) == {"keep"}


def test_given_a_fourth_brontosaurus_then_normal_does_not_keep_it():
    game = scene("bronto*3 trex ptero*2", "stego penta", hand="bronto", deck="penta trex stego")
    assert choices("normal", game) == {"refuse:ptero"}


def test_given_tokens_for_the_last_turn_then_normal_buys_what_pays():
    game = scene("trex stego bronto*3 ptero.dna penta*3", "", hand="trex", market="type_bonus", tokens=(6, 0), rounds=1)
    assert "buy:type_bonus" in choices("normal", game)


def test_given_a_swap_on_offer_then_normal_thinks_it_through_to_its_end():
    table = ("bronto*4 trex", "stego penta", "ptero.dna")
    offer = {"market": "swap", "tokens": (6, 0, 0), "purchase_window": "before_only"}
    game = scene(*table, hand="raptor_grey.2", deck="trex", **offer)
    # A Brontosaurus less turns -5 into 5, and the swap is three questions away from that.
    assert choices("normal", game, 10) == {"buy:swap"}


def test_given_a_hand_that_would_cost_ten_points_then_easy_never_keeps_it():
    # Keeping makes 4 of the Brontosaurus: 5 points become -5.
    game = scene("bronto*3 ptero*3", "stego", hand="bronto", deck="trex")
    assert choices("random", game) == {"keep", "refuse:ptero"}
    assert choices("easy", game) == {"refuse:ptero"}


def test_given_choices_that_hardly_differ_then_easy_takes_any_of_them_and_normal_the_best():
    game = scene("ptero*2 raptor_grey.2 penta", "bronto*2", hand="stego", deck="trex bronto penta ptero stego trex")
    assert len(choices("easy", game)) > 1
    assert len(choices("normal", game)) == 1


def test_given_a_long_list_of_follow_ups_then_only_so_many_moves_are_tried():
    each = "trex stego bronto ptero.dna penta"
    game = scene(each, each, each, each, hand="egg_stego", market="swap steal give", tokens=(12, 0, 0, 0))
    thought = foresight.Thought(0, game.pending()[0].kind, dice(1))
    keys = [option.key for option in game.pending()[0].options]
    thought.appraised(game, keys, foresight.TRIES // len(keys), foresight.FOLLOW_UPS)
    assert thought.tries <= len(keys) + foresight.FOLLOW_UPS * foresight.TRIES
    # Each of the six choices about the hand may be followed by a swap: 5 cards for 5 of 3 opponents.
    assert thought.tries < 6 * 5 * 3 * 5


# Strength: fixed seeds, so these are facts and not luck; tests/players/strength.py plays far more, at larger tables


def test_given_two_seats_then_normal_beats_easy():
    found = strength(50)
    assert found.wins + found.ties + found.losses == 50
    assert found.lower_bound > 0.6


def test_given_more_seats_then_normal_wins_more_than_its_share_against_easy():
    assert strength(24, seats=3).lower_bound > 1 / 3


def test_given_two_seats_then_easy_beats_random():
    assert strength(20, player="easy", against="random").wins == 20


def test_wilson_given_known_values_then_the_bound_is_that_of_the_books():
    assert wilson(8, 10) == pytest.approx(0.4902, abs=1e-4)
    assert wilson(0, 10) == pytest.approx(0.0, abs=1e-9)
    assert wilson(280, 400) == pytest.approx(0.6534, abs=1e-3)
