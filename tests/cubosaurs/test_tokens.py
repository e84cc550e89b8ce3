"""DNA tokens: R19 and R20, rulings E and F."""

from __future__ import annotations

import pytest

import games
from games.core import BrokenInvariant, Dice
from games.cubosaurs.cards import CARDS
from games.cubosaurs.steps import GainTokens, StartRound, StartTokens, StartTurn
from tests.cubosaurs.scenes import keys, kind, new, play, scene, told, waiting, who


def table(*collections: str, tokens=(0, 0, 0), market: str = "type_bonus", deck: str = "bronto trex stego", **more):
    return scene(*collections, tokens=tokens, market=market, deck=deck, **more)


# R19


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r19_given_starting_collections_then_each_icon_brings_a_token(seats):
    state = new(seats, advanced=True, seed=4).state
    icons = [sum(CARDS[card].dna for card in zone.cards) for zone in state.collections]
    assert state.tokens == icons
    assert state.supply == 40 - sum(icons)


def test_r19_when_a_hand_with_icons_is_kept_then_each_brings_a_token():
    game = table("trex", "stego", "penta", hand="ptero.dna*2 trex.dna bronto")
    events = play(game, "keep")
    assert game.state.tokens == [3, 0, 0]
    assert told(events, "gained") == [{"who": who(0), "n": 3}]


def test_r19_when_a_hand_without_icons_is_kept_then_nothing_is_gained():
    game = table("trex", "stego", "penta", hand="trex bronto")
    events = play(game, "keep")
    assert game.state.tokens == [0, 0, 0]
    assert not told(events, "gained")


def test_r19_when_a_card_with_an_icon_is_passed_then_nobody_gains_or_loses():
    game = table("ptero.dna trex", "stego", "penta", hand="bronto", tokens=(2, 0, 0))
    play(game, "refuse:ptero.dna")
    assert game.state.tokens == [2, 0, 0]


def test_r19_when_a_card_with_an_icon_is_stolen_then_the_thief_gains():
    game = table("trex", "ptero.dna stego", "", hand="bronto", tokens=(6, 3, 0), market="steal")
    play(game, "buy:steal", "theirs:ptero.dna")
    assert game.state.tokens == [1, 3, 0]


def test_ruling_e_when_a_card_with_an_icon_is_given_then_the_receiver_gains():
    game = table("ptero.dna trex", "stego", "penta", hand="bronto", tokens=(5, 0, 0), market="give")
    play(game, "buy:give", "own:ptero.dna", "seat:2")
    assert game.state.tokens == [0, 0, 1]


def test_ruling_e_when_cards_with_icons_are_swapped_then_both_gain_the_buyer_first():
    game = table("ptero.dna trex", "penta.dna stego", "", hand="bronto", tokens=(6, 0, 0), market="swap")
    events = play(game, "buy:swap", "own:ptero.dna", "theirs:penta.dna")
    assert game.state.tokens == [1, 1, 0]
    assert [each["who"] for each in told(events, "gained")] == [who(0), who(1)]


def test_r19_when_a_card_with_an_icon_is_destroyed_then_no_token_is_lost():
    game = table("ptero.dna trex", "stego", "penta", hand="bronto", tokens=(5, 0, 0), market="destroy_own")
    play(game, "buy:destroy_own", "own:ptero.dna")
    assert game.state.tokens == [1, 0, 0]


def test_r19_given_a_stolen_card_that_was_kept_before_then_it_brings_a_token_again():
    game = table("", "trex", "", hand="ptero.dna", tokens=(0, 12, 0), market="steal give")
    play(game, "keep", "buy:steal")
    assert game.state.tokens == [1, 7, 0]


# R20: the supply is empty


def test_r20_given_an_empty_supply_when_a_token_is_gained_then_it_is_taken_from_a_chosen_opponent():
    game = table("trex", "stego", "penta", hand="ptero.dna", tokens=(0, 25, 15))
    play(game, "keep")
    assert (waiting(game), kind(game), keys(game)) == (0, "take_token", ["seat:1", "seat:2"])
    events = play(game, "seat:2")
    assert game.state.tokens == [1, 25, 14]
    assert told(events, "took-token") == [{"who": who(0), "other": who(2)}]


def test_r20_given_an_empty_supply_and_several_tokens_then_each_is_taken_by_itself():
    game = table("trex", "stego", "penta", hand="ptero.dna*3", tokens=(0, 38, 2))
    play(game, "keep", "seat:2", "seat:1", "seat:2")
    assert game.state.tokens == [3, 37, 0]
    assert waiting(game) == 1


def test_r20_given_a_supply_that_runs_out_then_the_rest_is_taken_from_opponents():
    game = table("trex", "stego", "penta", hand="ptero.dna*3", tokens=(0, 20, 18))
    events = play(game, "keep")
    assert told(events, "gained") == [{"who": who(0), "n": 2}]
    assert game.state.supply == 0
    play(game, "seat:1")
    assert game.state.tokens == [3, 19, 18]


def test_r20_given_one_opponent_with_tokens_then_it_is_taken_without_a_question():
    game = table("trex", "stego", "penta", hand="ptero.dna", tokens=(0, 40, 0))
    play(game, "keep")
    assert game.state.tokens == [1, 39, 0]
    assert waiting(game) == 1


def test_r20_given_an_opponent_whose_last_token_was_taken_then_they_cannot_be_chosen_again():
    game = table("trex", "stego", "penta", hand="ptero.dna*3", tokens=(37, 1, 2))
    play(game, "keep")
    assert keys(game) == ["seat:1", "seat:2"]
    play(game, "seat:1")
    # Only seat 2 is left, so the other two come from there without a question.
    assert game.state.tokens == [40, 0, 0]


def test_r20_given_a_set_up_then_the_first_player_gains_first_and_the_others_in_the_rounds_direction():
    for seed in range(8):
        game = table("", "", "", direction=1, begin=False, step=StartRound(first=1))
        game.dice = Dice(bytes([seed]) * 32)
        events = game.settle()
        icons = [sum(CARDS[card].dna for card in zone.cards) for zone in game.state.collections]
        gains = [{"who": who(seat), "n": icons[seat]} for seat in (1, 0, 2) if icons[seat]]
        assert told(events, "gained") == gains


def test_ruling_f_given_nobody_else_has_a_token_then_nothing_is_gained():
    game = table("trex", "stego", "penta", hand="ptero.dna*2", tokens=(40, 0, 0))
    events = play(game, "keep")
    assert game.state.tokens == [40, 0, 0]
    assert not told(events, "gained")
    assert not told(events, "took-token")


def test_ruling_f_given_fewer_tokens_than_icons_then_what_there_is_is_taken():
    game = table("trex", "stego", "penta", hand="ptero.dna*3", tokens=(38, 1, 1))
    play(game, "keep", "seat:1")
    assert game.state.tokens == [40, 0, 0]


def test_r20_given_a_token_to_take_out_of_turn_then_the_gaining_player_is_asked():
    game = table("trex", "stego", "penta", tokens=(20, 0, 20), begin=False)
    game.stage(GainTokens(1, 1), StartTurn(0))
    game.settle()
    assert (waiting(game), kind(game)) == (1, "take_token")
    with pytest.raises(games.NotYourTurn):
        game.play(0, "keep")
    play(game, "seat:2")
    assert game.state.tokens == [20, 1, 19]
    assert waiting(game) == 0


def test_r20_given_the_set_up_of_a_later_round_then_the_first_player_takes_all_their_tokens_first():
    game = table("ptero.dna", "ptero.dna*2", "ptero.dna", tokens=(39, 0, 0), begin=False)
    game.stage(*(StartTokens(seat) for seat in (1, 2, 0)), StartTurn(1))
    events = game.settle()
    # Seat 1 gets the last of the supply and one of seat 0, the only one who has any.
    assert [(each["who"], each["n"]) for each in told(events, "gained")] == [(who(1), 1)]
    assert [(each["who"], each["other"]) for each in told(events, "took-token")] == [(who(1), who(0))]
    assert (waiting(game), kind(game), keys(game, 2)) == (2, "take_token", ["seat:0", "seat:1"])
    play(game, "seat:1")
    # Then seat 0 takes one back, from seat 1 or seat 2.
    assert (waiting(game), kind(game)) == (0, "take_token")


@pytest.mark.parametrize(("tile", "answers"), [("steal", ["theirs:ptero.dna"]), ("give", ["own:trex.dna"])])
def test_r20_given_an_empty_supply_then_a_purchase_refills_it_before_its_effect(tile, answers):
    game = table("trex.dna penta", "ptero.dna stego", tokens=(20, 20), hand="bronto", market=tile)
    assert game.state.supply == 0
    events = play(game, f"buy:{tile}", *answers)
    assert not told(events, "took-token")
    assert len(told(events, "gained")) == 1


def test_r20_given_an_empty_supply_then_a_swap_pays_both_from_its_price():
    game = table("trex.dna penta", "ptero.dna stego", tokens=(20, 20), hand="bronto", market="swap")
    events = play(game, "buy:swap", "own:trex.dna", "theirs:ptero.dna")
    assert not told(events, "took-token")
    assert game.state.tokens == [15, 21]
    assert game.state.supply == 4


def test_given_a_question_about_tokens_then_a_reloaded_game_goes_on_with_it():
    game = table("trex", "stego", "penta", hand="ptero.dna*2", tokens=(0, 25, 15))
    play(game, "keep")
    copy = games.load("cubosaurs", game.dump())
    for each in (game, copy):
        play(each, "seat:1", "seat:2")
    assert copy.dump() == game.dump()
    assert copy.state.tokens == [2, 24, 14]


def test_given_lost_tokens_then_the_check_says_so():
    game = new(3, advanced=True)
    game.check()
    game.state.supply -= 1
    with pytest.raises(BrokenInvariant, match="39 DNA tokens"):
        game.check()
