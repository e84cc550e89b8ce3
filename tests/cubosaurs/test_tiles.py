"""Buying DNA evolution tiles: R21 to R26, rulings G and H."""

from __future__ import annotations

import pytest

import games
from games.core import Text
from games.cubosaurs.cards import CARDS, TILES
from games.cubosaurs.steps import LateTile, StartTurn
from tests.cubosaurs.scenes import cards_to_add, held, in_hand, keys, kind, play, scene, tiles_on_offer, told, waiting
from tests.cubosaurs.scenes import why_not as reason

RICH = (12, 0, 0)


def market(tiles: str, *collections: str, tokens=None, hand: str = "penta", deck: str = "bronto trex", **more):
    """Let seat 0, with a Pentaceratops in hand and tokens for everything, find these tiles on offer."""
    table = collections or ("trex stego", "bronto ptero.dna", "trex")
    return scene(*table, market=tiles, tokens=tokens or RICH[: len(table)], hand=hand, deck=deck, **more)


def why_not(game, tile: str, seat: int = 0) -> str:
    return reason(game, f"buy:{tile}", seat).id.removeprefix("cubosaurs-why-")


# R21: when, how often, for how much


def test_r21_when_bought_then_the_tokens_go_to_the_supply_and_the_tile_to_the_buyer():
    game = market("type_bonus draw", tokens=(7, 2, 0))
    supply = game.state.supply
    events = play(game, "buy:type_bonus")
    assert game.state.tokens == [1, 2, 0]
    assert game.state.supply == supply + 6
    assert game.state.bought[0].cards == ["type_bonus"]
    assert game.state.market.cards == ["draw"]
    assert told(events, "bought")[0]["cost"] == 6


@pytest.mark.parametrize("tile", TILES)
def test_r21_given_one_token_too_few_then_a_tile_cannot_be_bought_and_the_reason_says_so(tile):
    cost = TILES[tile].cost
    assert tiles_on_offer(market(tile, "trex penta", "stego", tokens=(cost, 0))) == [tile]
    game = market(tile, "trex penta", "stego", tokens=(cost - 1, 0))
    assert tiles_on_offer(game) == []
    assert reason(game, f"buy:{tile}") == Text("cubosaurs-why-too-dear", cost=cost, n=cost - 1)
    with pytest.raises(games.IllegalMove):
        game.play(0, f"buy:{tile}")


def test_r21_given_a_tile_was_bought_then_no_second_one_this_turn_before_or_after_the_choice():
    game = market("type_bonus egg_bonus")
    play(game, "buy:egg_bonus")
    assert waiting(game) == 0
    assert tiles_on_offer(game) == []
    assert why_not(game, "type_bonus") == "bought-already"
    play(game, "keep")
    assert waiting(game) == 1


def test_r21_given_a_new_turn_then_one_may_buy_again():
    game = market("type_bonus egg_bonus", "trex", "stego", tokens=(12, 0))
    play(game, "buy:egg_bonus", "keep", "keep")
    assert waiting(game) == 0
    assert tiles_on_offer(game) == ["type_bonus"]


def test_r21_given_somebody_elses_purchase_then_the_next_player_may_buy():
    game = market("type_bonus egg_bonus", "trex", "stego", tokens=(12, 12))
    play(game, "buy:egg_bonus", "keep")
    assert tiles_on_offer(game, 1) == ["type_bonus"]


def test_r21_given_a_tile_that_is_not_on_offer_then_it_cannot_be_bought():
    with pytest.raises(games.IllegalMove) as refusal:
        market("draw").play(0, "buy:steal")
    assert refusal.value.why.id == "error-no-such-option"


def test_r22_given_a_bought_tile_then_the_market_is_not_refilled():
    game = market("type_bonus egg_bonus", "trex", "stego", tokens=(12, 12))
    play(game, "buy:egg_bonus", "keep", "buy:type_bonus")
    assert game.state.market.cards == []
    assert len(game.state.pile) == 8
    play(game, "keep")
    assert tiles_on_offer(game) == []


# Ruling G: the window


def test_ruling_g_given_the_usual_window_when_the_hand_was_kept_then_a_tile_may_still_be_bought():
    game = market("type_bonus")
    play(game, "keep")
    assert (waiting(game), kind(game)) == (0, "late_tile")
    assert keys(game) == ["done", "buy:type_bonus"]
    play(game, "buy:type_bonus")
    assert game.state.bought[0].cards == ["type_bonus"]
    assert waiting(game) == 1


def test_ruling_g_given_the_usual_window_when_the_hand_was_refused_then_a_tile_may_still_be_bought():
    game = market("type_bonus")
    play(game, "refuse:trex")
    assert (waiting(game), kind(game)) == (0, "late_tile")
    assert game.state.holder == 1
    play(game, "done")
    assert (waiting(game), kind(game)) == (1, "keep_or_refuse")
    assert in_hand(game) == ["penta", "trex"]


def test_ruling_g_given_tokens_gained_by_keeping_then_they_may_be_spent_at_once():
    game = market("draw egg_bonus", "trex", "stego", tokens=(2, 0), hand="penta.dna")
    assert tiles_on_offer(game) == ["draw"]
    play(game, "keep")
    assert game.state.tokens[0] == 3
    assert keys(game) == ["done", "buy:egg_bonus"]


def test_ruling_g_given_the_literal_window_then_nothing_can_be_bought_after_the_choice():
    for choice in ("keep", "refuse:trex"):
        game = market("type_bonus", purchase_window="before_only")
        assert tiles_on_offer(game) == ["type_bonus"]
        play(game, choice)
        assert waiting(game) == 1


def test_ruling_g_given_the_late_window_then_tiles_that_act_on_the_hand_come_too_late():
    game = market("type_bonus draw free_pass forbidden_type", "trex penta", "stego", tokens=(12, 0))
    play(game, "keep")
    assert keys(game) == ["done", "buy:type_bonus"]
    for tile in ("draw", "free_pass", "forbidden_type"):
        assert why_not(game, tile) == "too-late"


def test_ruling_g_given_nothing_to_buy_then_the_late_window_is_not_opened():
    game = market("type_bonus", tokens=(5, 0, 0))
    play(game, "keep")
    assert waiting(game) == 1


def test_ruling_g_given_a_stored_game_with_a_window_in_which_nothing_can_be_bought_then_it_passes_by_itself():
    game = market("type_bonus", tokens=(5, 0, 0), hand="", begin=False)
    game.stage(LateTile(0), StartTurn(1))
    again = games.load("cubosaurs", game.dump())
    again.settle()
    assert (waiting(again), kind(again)) == (1, "keep_or_refuse")


def test_ruling_g_given_a_late_tile_that_asks_then_the_next_turn_waits_for_the_answers():
    game = market("destroy_own", "trex stego", "bronto")
    play(game, "keep", "buy:destroy_own")
    assert (waiting(game), kind(game)) == (0, "own_card")
    play(game, "own:stego")
    assert waiting(game) == 1
    assert held(game, 0) == ["penta", "trex"]


# R23: tile 3


def test_r23_when_bought_then_a_card_comes_into_the_hand_and_the_choice_is_still_to_be_made():
    game = market("draw", deck="penta.dna trex")
    play(game, "buy:draw")
    assert in_hand(game) == ["penta", "penta.dna"]
    assert cards_to_add(game) == ["trex", "stego"]
    play(game, "refuse:trex")
    assert in_hand(game) == ["penta", "penta.dna", "trex"]


def test_r23_given_a_drawn_type_then_it_cannot_be_added_any_more():
    game = market("draw", deck="stego bronto")
    play(game, "buy:draw")
    assert cards_to_add(game) == ["trex"]


def test_r23_given_an_empty_deck_then_it_cannot_be_bought():
    game = market("draw", deck="")
    assert tiles_on_offer(game) == []
    assert why_not(game, "draw") == "deck-empty"


# R24: tiles 4 and 5, ruling H


def test_r24_tile_4_when_bought_then_the_hand_goes_on_as_it_is():
    game = market("free_pass")
    events = play(game, "buy:free_pass")
    assert waiting(game) == 1
    assert in_hand(game) == ["penta"]
    assert held(game, 0) == ["stego", "trex"]
    assert told(events, "passed")[0]["n"] == 1


def test_r24_tile_4_given_a_hand_that_must_be_kept_then_it_can_be_refused_after_all():
    game = market("free_pass", "penta.dna", "trex", tokens=(3, 0))
    assert keys(game) == ["keep", "buy:free_pass"]
    play(game, "buy:free_pass")
    assert waiting(game) == 1


def test_ruling_h_tile_4_when_bought_then_the_refusal_is_compulsory_and_ends_the_turn():
    game = market("free_pass type_bonus")
    play(game, "buy:free_pass")
    assert (waiting(game), kind(game)) == (1, "keep_or_refuse")


def test_r24_tile_5_then_a_card_of_a_type_in_the_hand_is_chosen_with_the_purchase():
    game = market("forbidden_type", "penta.dna penta trex", "stego", tokens=(2, 0))
    assert [key for key in keys(game) if key.startswith("buy:")] == [
        "buy:forbidden_type:penta",
        "buy:forbidden_type:penta.dna",
    ]
    play(game, "buy:forbidden_type:penta.dna")
    assert in_hand(game) == ["penta", "penta.dna"]
    assert held(game, 0) == ["penta", "trex"]
    assert game.state.tokens[0] == 0
    assert game.state.bought[0].cards == ["forbidden_type"]


def test_ruling_h_tile_5_when_bought_then_the_refusal_ends_the_turn():
    game = market("forbidden_type type_bonus", "penta trex", "stego", tokens=(12, 0))
    play(game, "buy:forbidden_type:penta")
    assert (waiting(game), kind(game)) == (1, "keep_or_refuse")


def test_ruling_h_tile_5_given_no_card_of_a_type_in_the_hand_then_it_cannot_be_bought():
    game = market("forbidden_type")
    assert tiles_on_offer(game) == []
    assert why_not(game, "forbidden_type") == "no-such-card"


def test_r24_tile_5_given_another_egg_then_it_may_be_added_to_an_egg():
    game = market("forbidden_type", "egg_trex", "stego", hand="egg_stego")
    assert keys(game) == ["keep", "buy:forbidden_type:egg_trex"]


# R25: tiles 6 to 10


def test_r25_tile_6_when_bought_then_a_card_of_ones_own_joins_those_set_aside():
    game = market("destroy_own")
    aside = len(game.state.aside)
    play(game, "buy:destroy_own")
    assert keys(game) == ["own:trex", "own:stego"]
    play(game, "own:stego")
    assert held(game, 0) == ["trex"]
    assert len(game.state.aside) == aside + 1
    assert "stego" in game.view(None).state.aside.cards
    assert (waiting(game), kind(game)) == (0, "keep_or_refuse")


def test_r25_tile_6_given_one_kind_of_card_then_it_is_destroyed_without_a_question():
    game = market("destroy_own", "trex*2", "stego")
    play(game, "buy:destroy_own")
    assert held(game, 0) == ["trex"]


def test_r25_tile_6_given_the_last_card_then_the_collection_is_empty_and_the_hand_must_be_kept():
    game = market("destroy_own", "trex", "stego")
    play(game, "buy:destroy_own")
    assert held(game, 0) == []
    assert keys(game) == ["keep"]


def test_r25_tile_7_when_bought_then_an_opponents_card_is_destroyed():
    game = market("destroy_other")
    play(game, "buy:destroy_other")
    assert (kind(game), keys(game)) == ("opponent", ["seat:1", "seat:2"])
    play(game, "seat:1")
    assert (kind(game), keys(game)) == ("their_card", ["theirs:bronto", "theirs:ptero.dna"])
    events = play(game, "theirs:bronto")
    assert held(game, 1) == ["ptero.dna"]
    assert told(events, "destroyed")
    assert game.state.tokens == [7, 0, 0]


def test_r25_tile_8_when_bought_then_an_opponents_card_joins_the_buyer():
    game = market("steal")
    play(game, "buy:steal", "seat:1", "theirs:bronto")
    assert held(game, 0) == ["bronto", "stego", "trex"]
    assert held(game, 1) == ["ptero.dna"]


def test_r25_tile_8_given_a_stolen_card_then_the_hand_may_be_refused_with_it():
    game = market("steal")
    play(game, "buy:steal", "seat:1", "theirs:bronto")
    assert cards_to_add(game) == ["trex", "stego", "bronto"]


def test_r25_tile_9_when_bought_then_a_card_of_ones_own_joins_an_opponent():
    game = market("give")
    play(game, "buy:give", "own:stego")
    assert (kind(game), keys(game)) == ("opponent", ["seat:1", "seat:2"])
    play(game, "seat:2")
    assert held(game, 0) == ["trex"]
    assert held(game, 2) == ["stego", "trex"]


def test_r25_tile_9_given_an_opponent_without_cards_then_they_can_receive_one():
    game = market("give", "trex stego", "", "bronto")
    play(game, "buy:give", "own:stego")
    assert keys(game) == ["seat:1", "seat:2"]


def test_r25_tile_10_when_bought_then_one_card_goes_each_way():
    game = market("swap")
    play(game, "buy:swap", "own:stego", "seat:1", "theirs:bronto")
    assert held(game, 0) == ["bronto", "trex"]
    assert held(game, 1) == ["ptero.dna", "stego"]


def test_r25_tile_10_given_the_same_type_on_both_sides_then_it_may_be_chosen_both_ways():
    game = market("swap", "trex stego", "trex.dna bronto")
    play(game, "buy:swap", "own:trex", "theirs:trex.dna")
    assert held(game, 0) == ["stego", "trex.dna"]
    assert held(game, 1) == ["bronto", "trex"]


@pytest.mark.parametrize("tile", ["destroy_own", "give", "swap"])
def test_r21_given_an_empty_collection_then_a_tile_that_needs_a_card_of_it_cannot_be_bought(tile):
    game = market(tile, "", "stego")
    assert tiles_on_offer(game) == []
    assert why_not(game, tile) == "no-card"


@pytest.mark.parametrize("tile", ["destroy_other", "steal", "swap"])
def test_r21_given_opponents_without_cards_then_a_tile_that_needs_one_cannot_be_bought(tile):
    game = market(tile, "trex", "", "")
    assert tiles_on_offer(game) == []
    assert why_not(game, tile) == "no-victim"


@pytest.mark.parametrize("tile", ["destroy_other", "steal", "swap"])
def test_r25_given_one_opponent_with_cards_then_nobody_else_can_be_chosen(tile):
    game = market(tile, "trex", "", "bronto penta")
    play(game, f"buy:{tile}")
    assert kind(game) == "their_card"
    play(game, "theirs:bronto")
    assert "bronto" not in held(game, 2)


def test_r25_given_two_players_then_the_opponent_is_not_asked_for():
    game = market("steal", "trex", "bronto stego")
    play(game, "buy:steal")
    assert kind(game) == "their_card"


def test_r25_given_tiles_6_to_10_then_the_cards_stay_55():
    for tile, *answers in (
        ("destroy_own", "own:stego"),
        ("destroy_other", "seat:1", "theirs:bronto"),
        ("steal", "seat:1", "theirs:bronto"),
        ("give", "own:stego", "seat:1"),
        ("swap", "own:stego", "seat:1", "theirs:bronto"),
    ):
        game = market(f"{tile} draw free_pass type_bonus")
        play(game, f"buy:{tile}", *answers)
        game.check()
        assert sum(len(zone) for zone in game.zones() if zone.pool == "cards") == 55


def test_r26_given_tiles_that_pay_then_they_lie_open_until_the_round_is_scored():
    game = market("egg_bonus", "egg_trex trex", "stego", deck="", rounds=1)
    play(game, "buy:egg_bonus", "keep")
    assert game.outcome is not None
    assert game.state.history[-1][0]["tiles"] == 2


def test_given_ten_tiles_then_each_has_an_effect_that_is_tested_here():
    assert len(TILES) == 10
    assert {tile for tile in TILES if TILES[tile].window == "before"} == {"draw", "free_pass", "forbidden_type"}
    assert {tile for tile in TILES if TILES[tile].scores} == {"type_bonus", "egg_bonus"}
    assert all(not card.dna for card in CARDS.values() if card.egg is not None)
