"""Setting up a round: R1 to R4, R16, R18, R27, R28; rulings A, C and I; examples 3 and 8."""

from __future__ import annotations

from collections import Counter

import pytest

import games
from games.cubosaurs.cards import TILES, deck
from games.cubosaurs.steps import EndRound, StartRound
from tests.cubosaurs.scenes import count, keys, kind, new, play, points, scene, scripted, told, waiting

SEATS = (2, 3, 4, 5)


# R1, R2, R4


@pytest.mark.parametrize("seats", SEATS)
def test_r1_r2_given_any_table_then_ten_cards_a_player_are_in_play_and_the_rest_lies_aside(seats):
    game = new(seats)
    state = game.state
    on_the_table = len(state.deck) + len(state.hand) + sum(map(len, state.collections))
    assert on_the_table == 10 * seats
    assert len(state.aside) == 55 - 10 * seats
    assert [len(each) for each in state.collections] == [4] * seats


def test_ex3_given_four_players_then_forty_cards_are_in_play_and_24_are_left_after_the_starting_collections():
    game = new(4)
    assert sum(map(len, game.state.collections)) == 16
    # The first player has drawn one of the 24.
    assert len(game.state.deck) + len(game.state.hand) == 24


def test_r1_given_a_table_then_nobody_knows_what_lies_in_the_deck_or_aside():
    game = new(3)
    for viewer in (None, 0, 1, 2):
        state = game.view(viewer).state
        assert set(state.deck.cards) == {"?"}
        assert set(state.aside.cards) == {"?"}


def test_r2_given_starting_collections_then_everybody_sees_them():
    game = new(3)
    shown = game.view(None).state.collections
    assert [zone.cards for zone in shown] == [zone.cards for zone in game.state.collections]


def test_r4_given_a_new_round_then_the_first_player_has_to_draw():
    game = new(4)
    assert len(game.state.hand) == 1
    assert told(game.opening, "drew") == [{"who": told(game.opening, "round-begins")[0]["who"]}]


# R3


def test_r3_given_many_seeds_then_everybody_starts_now_and_then():
    starters = Counter(waiting(new(4, seed=seed)) for seed in range(200))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 25


def test_r3_given_the_first_round_then_play_goes_clockwise():
    game = new(4)
    first = waiting(game)
    play(game, "keep")
    assert waiting(game) == (first + 1) % 4
    assert told(game.opening, "round-begins")[0]["n"] == 1


def test_r3_given_the_second_round_then_the_lowest_score_starts_and_play_goes_the_other_way():
    game = scene("stego*4", "trex", "penta", "bronto*3", round=1, begin=False, step=EndRound())
    events = game.settle()
    assert waiting(game) == 2
    assert told(events, "round-begins-reversed")[0]["who"].seat == 2
    play(game, "keep")
    assert waiting(game) == 1


def test_r3_given_a_low_total_but_a_good_last_round_then_the_last_round_decides_who_starts():
    history = [[{"trex": -20}, {"trex": 10}]]
    game = scene("stego*4", "penta", round=2, rounds=3, history=history, step=EndRound())
    assert waiting(game) == 1


@pytest.mark.parametrize(("lot", "starter"), [(0, 0), (1, 2)])
def test_ruling_a_given_a_tie_for_the_lowest_score_then_the_lot_decides_among_the_tied(lot, starter):
    game = scene("penta", "trex", "bronto", begin=False, step=EndRound())
    scripted(game, lot)
    game.settle()
    assert waiting(game) == starter


def test_ruling_a_given_no_tie_then_no_lot_is_drawn():
    game = scene("penta", "trex", "trex", begin=False, step=EndRound())
    scripted(game)
    game.settle()
    assert waiting(game) == 0


# R16, ruling C


@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_r16_given_a_number_of_players_then_so_many_rounds_are_usual(seats, rounds):
    assert games.rules("cubosaurs").defaults(seats)["rounds"] == rounds
    game = new(seats)
    while game.pending():
        play(game, keys(game, waiting(game))[0])
    assert len(game.state.history) == rounds


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_r16_given_another_number_of_rounds_then_so_many_are_played(rounds):
    game = new(3, rounds=rounds)
    while game.pending():
        play(game, "keep")
    assert len(game.state.history) == rounds


def test_ruling_c_given_three_rounds_then_each_turns_the_direction():
    game = new(3, rounds=3)
    directions = {}
    while game.pending():
        directions[game.state.round] = game.state.direction
        play(game, "keep")
    assert directions == {1: 1, 2: -1, 3: 1}


def test_ruling_c_given_a_third_round_then_the_lower_score_of_the_second_starts():
    game = scene("stego*4", "penta", round=2, rounds=3, history=[[{}, {}]], step=EndRound())
    assert game.state.round == 3
    assert waiting(game) == 1


# R28


def test_r28_ruling_i_given_destroyed_and_unused_cards_then_all_55_are_shuffled_for_the_next_round():
    game = scene("trex bronto", "stego*2", market="destroy_own", tokens=(9, 0), deck="penta", begin=False)
    game.settle()
    play(game, "buy:destroy_own", "own:trex")
    game.stage(EndRound())
    game.settle()
    state = game.state
    zones = (state.deck, state.hand, state.aside, *state.collections)
    assert Counter(card for zone in zones for card in zone.cards) == Counter(deck(advanced=True))
    assert [len(zone) for zone in state.collections] == [4, 4]
    assert len(state.deck) + len(state.hand) == 12
    assert set(game.view(None).state.aside.cards) == {"?"}


def test_r28_given_a_next_round_then_collections_begin_anew():
    game = scene("trex*5", "stego*5", begin=False, step=EndRound())
    game.settle()
    assert [len(zone) for zone in game.state.collections] == [4, 4]


# R18 and the market of R27


@pytest.mark.parametrize("seats", SEATS)
def test_ex8_given_an_advanced_table_then_one_tile_more_than_players_is_face_up(seats):
    game = new(seats, advanced=True)
    assert len(game.state.market) == seats + 1
    assert len(game.state.pile) == 10 - seats - 1
    assert set(game.view(None).state.pile.cards) == {"?"}
    assert game.view(None).state.market.cards == game.state.market.cards


def test_r18_given_an_advanced_table_then_forty_tokens_are_held_or_in_the_supply():
    state = new(4, advanced=True).state
    assert state.supply + sum(state.tokens) == 40


@pytest.mark.parametrize("seats", SEATS)
def test_r18_given_no_interaction_then_the_four_tiles_are_out_of_the_game(seats):
    game = new(seats, advanced=True, interaction=False)
    tiles = {*game.state.market.cards, *game.state.pile.cards}
    assert tiles == {"type_bonus", "egg_bonus", "draw", "free_pass", "forbidden_type", "destroy_own"}
    assert len(game.state.market) == seats + 1
    assert not any(TILES[tile].interaction for tile in tiles)


def test_base_game_given_no_advanced_option_then_there_are_no_tokens_tiles_or_icons():
    game = new(4)
    state = game.state
    assert not state.tokens
    assert not state.supply
    assert not state.market.cards
    assert not any(card.endswith(".dna") for zone in game.zones() for card in zone.cards)


def test_r27_given_unbought_tiles_then_they_stay_and_the_bought_ones_are_shuffled_into_the_pile():
    game = scene("trex", "penta", market="draw steal", bought=("give", ""), tokens=(3, 4), begin=False, step=EndRound())
    scripted(game)
    events = game.settle()
    state = game.state
    assert {"draw", "steal"} <= set(state.market.cards)
    assert len(state.market) == 3
    assert not any(zone.cards for zone in state.bought)
    assert sorted([*state.market.cards, *state.pile.cards]) == sorted(TILES)
    assert [thing.id for thing in told(events, "market")[0]["tiles"]] == state.market.cards


def test_r27_given_any_shuffle_then_unbought_tiles_stay_and_a_bought_one_may_come_back():
    seen = set()
    for seed in range(60):
        game = scene("trex", "penta", market="draw steal", bought=("give", ""), begin=False, step=EndRound())
        game.dice.seed = seed.to_bytes(32, "big")
        game.settle()
        assert {"draw", "steal"} <= set(game.state.market.cards)
        seen |= set(game.state.market.cards)
    assert "give" in seen


def test_r27_given_tokens_then_they_are_kept_for_the_next_round():
    game = scene("trex", "penta", market="draw steal give", tokens=(3, 7), begin=False, step=EndRound())
    game.settle()
    starting = [sum(card.endswith(".dna") for card in zone.cards) for zone in game.state.collections]
    assert game.state.tokens == [3 + starting[0], 7 + starting[1]]


def test_given_a_new_round_then_the_turn_counts_and_nothing_is_lost():
    game = scene("", "", "", round=0, direction=-1, step=StartRound(first=1))
    assert waiting(game) == 1
    assert kind(game) == "keep_or_refuse"
    game.check()


def test_given_the_end_of_the_last_round_then_the_game_is_over():
    game = count("trex", "penta")
    assert game.pending() == {}
    assert game.outcome is not None
    assert points(game) == 4
