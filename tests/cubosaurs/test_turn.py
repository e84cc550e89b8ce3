"""A turn: R5 to R11, examples 1 and 2, and the reasons why a card cannot be added."""

from __future__ import annotations

import pytest

import games
from games.core import Text, Thing
from tests.cubosaurs.scenes import cards_to_add, held, in_hand, keys, play, scene, told, waiting, who, why_not

# The rulebook's example of play: Fabien (seat 0), Kristiaan (1), Gaëtan (2)


def fabien_draws_a_trex(**options):
    return scene("stego ptero raptor_black.3 trex", "bronto penta", "stego", deck="trex egg_trex bronto", **options)


def test_ex1_given_fabien_drew_a_trex_then_he_may_add_all_but_his_trex():
    game = fabien_draws_a_trex()
    assert in_hand(game) == ["trex"]
    assert keys(game) == ["keep", "refuse:stego", "refuse:ptero", "refuse:raptor_black.3"]


def test_ex1_when_fabien_adds_the_pterodactyl_then_kristiaan_has_both_cards():
    game = fabien_draws_a_trex()
    play(game, "refuse:ptero")
    assert in_hand(game) == ["ptero", "trex"]
    assert held(game, 0) == ["raptor_black.3", "stego", "trex"]
    assert waiting(game) == 1


def test_ex2_when_kristiaan_got_a_hand_then_he_draws_nothing():
    game = fabien_draws_a_trex()
    events = play(game, "refuse:ptero")
    assert len(game.state.deck) == 2
    assert not told(events, "drew")


def test_ex2_given_kristiaan_with_a_trex_and_a_pterodactyl_in_hand_then_he_adds_neither():
    game = scene("stego ptero", "bronto penta trex ptero", "", deck="trex stego")
    play(game, "refuse:ptero")
    assert cards_to_add(game, 1) == ["bronto", "penta"]
    with pytest.raises(games.IllegalMove):
        game.play(1, "refuse:trex")


def test_ex2_when_kristiaan_keeps_then_both_cards_join_his_collection_and_gaetan_draws():
    game = fabien_draws_a_trex()
    play(game, "refuse:ptero")
    events = play(game, "keep")
    assert held(game, 1) == ["bronto", "penta", "ptero", "trex"]
    assert waiting(game) == 2
    assert told(events, "drew") == [{"who": who(2)}]
    assert in_hand(game) == ["egg_trex"]


# R5, R6


def test_r5_given_no_hand_when_a_turn_begins_then_exactly_one_card_is_drawn():
    game = scene("trex", "stego", deck="penta bronto ptero")
    assert in_hand(game) == ["penta"]
    assert len(game.state.deck) == 2


def test_r5_given_a_kept_hand_then_the_next_player_draws_the_top_card():
    game = scene("trex", "stego", deck="penta bronto ptero")
    play(game, "keep")
    assert in_hand(game) == ["bronto"]


def test_r6_given_an_empty_deck_when_somebody_has_to_draw_then_the_round_ends_before_any_choice():
    game = scene("trex", "stego", deck="penta", rounds=1)
    events = play(game, "keep")
    assert told(events, "deck-empty") == [{"who": who(1)}]
    assert told(events, "round-ends") == [{"n": 1}]
    assert game.outcome is not None


def test_r6_given_an_empty_deck_and_a_passed_hand_then_the_round_goes_on():
    game = scene("trex stego", "bronto", deck="penta", rounds=1)
    play(game, "refuse:stego")
    assert not game.state.deck.cards
    assert waiting(game) == 1
    assert game.outcome is None
    play(game, "keep")
    assert game.outcome is not None


def test_r6_given_an_empty_deck_then_the_last_hand_may_go_round_until_it_is_kept():
    game = scene("trex ptero", "bronto stego", deck="penta", rounds=1)
    play(game, "refuse:trex", "refuse:bronto", "refuse:ptero")
    assert in_hand(game) == ["bronto", "penta", "ptero", "trex"]
    play(game, "refuse:stego")
    # Seat 0 has nothing left, so all it can do is keep.
    assert keys(game) == ["keep"]
    play(game, "keep")
    assert game.outcome is not None
    assert held(game, 0) == ["bronto", "penta", "ptero", "stego", "trex"]


# R7, R9, R10


def test_r7a_when_kept_then_every_card_of_the_hand_lies_open_in_the_collection():
    game = scene("trex", "stego", hand="penta bronto egg_trex", deck="ptero")
    events = play(game, "keep")
    assert held(game, 0) == ["bronto", "egg_trex", "penta", "trex"]
    assert game.view(None).state.collections[0].cards == game.state.collections[0].cards
    assert told(events, "kept")[0]["n"] == 3


def test_r7b_when_refused_then_exactly_one_card_goes_along_and_the_whole_hand_moves_on():
    game = scene("trex stego ptero", "", "", hand="penta bronto")
    events = play(game, "refuse:stego")
    assert in_hand(game) == ["bronto", "penta", "stego"]
    assert held(game, 0) == ["ptero", "trex"]
    assert waiting(game) == 1
    assert told(events, "refused") == [{"who": who(0), "heir": who(1), "card": Thing("stego"), "n": 3}]


def test_r7b_given_the_other_direction_then_the_hand_goes_to_the_other_neighbour():
    game = scene("trex stego", "", "ptero", hand="penta", direction=-1)
    play(game, "refuse:stego")
    assert waiting(game) == 2


def test_r7_given_equal_cards_then_they_are_one_option():
    assert cards_to_add(scene("trex*3 stego*2", "", hand="penta")) == ["trex", "stego"]


def test_r7_given_cards_of_one_type_that_differ_then_each_is_an_option():
    game = scene("raptor_grey.2 raptor_grey.3 egg_trex egg_stego", "", hand="penta")
    assert cards_to_add(game) == ["raptor_grey.2", "raptor_grey.3", "egg_trex", "egg_stego"]


def test_r9_given_an_egg_in_the_hand_then_no_other_egg_can_be_added():
    game = scene("egg_trex egg_stego trex", "", hand="egg_penta")
    assert cards_to_add(game) == ["trex"]
    assert why_not(game, "refuse:egg_trex") == Text("cubosaurs-why-type-in-hand", card=Thing("egg"))


def test_r9_given_a_grey_velociraptor_in_the_hand_then_a_black_one_can_be_added_and_no_grey_one():
    game = scene("raptor_grey.2 raptor_black.3", "", hand="raptor_grey.3")
    assert cards_to_add(game) == ["raptor_black.3"]
    assert why_not(game, "refuse:raptor_grey.2") == Text("cubosaurs-why-type-in-hand", card=Thing("raptor_grey"))


def test_r10_given_a_hand_of_several_cards_then_there_is_no_way_to_split_it():
    game = scene("trex", "", hand="penta bronto")
    assert keys(game) == ["keep", "refuse:trex"]


# R8


@pytest.mark.parametrize(
    ("collection", "hand"),
    [
        ("trex*2 stego", "trex stego"),
        ("", "trex"),
        ("egg_trex", "egg_stego penta"),
        ("raptor_black.2", "raptor_black.3"),
    ],
)
def test_r8_given_no_card_of_another_type_then_keeping_is_all_that_is_offered(collection, hand):
    assert keys(scene(collection, "penta", hand=hand)) == ["keep"]


def test_r8_given_a_hand_that_must_be_kept_then_its_holder_is_asked_all_the_same():
    # Whether somebody may refuse depends on a hand that others do not see, so not asking would tell.
    game = scene("trex", "stego", hand="trex", deck="penta")
    assert waiting(game) == 0
    events = play(game, "keep")
    assert [each["who"] for each in told(events, "must-keep")] == [who(0)]


def test_r8_given_a_card_that_could_be_added_when_kept_then_it_is_not_told_as_forced():
    events = play(scene("stego", "stego", hand="trex", deck="penta"), "keep")
    assert told(events, "kept")
    assert not told(events, "must-keep")


# R11


def test_r11_given_all_eight_types_in_the_hand_then_it_is_kept_at_last():
    hand = "trex stego bronto ptero penta raptor_grey.2 raptor_black.2 egg_trex"
    assert keys(scene("trex stego bronto ptero penta raptor_grey.3 raptor_black.3 egg_stego", "", hand=hand)) == [
        "keep"
    ]


def test_r11_given_everybody_who_always_refuses_then_no_hand_grows_beyond_eight_cards():
    game = scene(*["trex stego bronto ptero penta raptor_grey.2 raptor_black.2"] * 3, deck="egg_trex ptero", rounds=1)
    largest = 0
    while game.pending():
        largest = max(largest, len(game.state.hand))
        play(game, keys(game, waiting(game))[-1])
    assert largest == 8


# What is refused


def test_given_a_card_of_a_type_in_the_hand_when_added_then_the_reason_and_the_rule_are_given():
    game = scene("trex stego", "", hand="trex")
    before = game.dump()
    with pytest.raises(games.IllegalMove) as refusal:
        game.play(0, "refuse:trex")
    assert refusal.value.why == Text("cubosaurs-why-type-in-hand", card=Thing("trex"))
    assert refusal.value.rule == "R7"
    assert game.dump() == before


def test_given_a_card_somebody_else_has_when_added_then_it_is_no_choice():
    with pytest.raises(games.IllegalMove) as refusal:
        scene("trex", "stego", hand="penta").play(0, "refuse:stego")
    assert refusal.value.why.id == "error-no-such-option"


def test_given_another_players_turn_when_played_then_it_is_refused():
    with pytest.raises(games.NotYourTurn):
        scene("trex", "stego", hand="penta").play(1, "keep")


def test_given_turns_then_each_counts_one():
    game = scene("trex stego", "bronto ptero", deck="penta trex stego")
    assert game.turn == 1 + scene("trex", "stego", deck="penta", begin=False).turn
    before = game.turn
    play(game, "refuse:trex", "keep")
    assert game.turn == before + 2
