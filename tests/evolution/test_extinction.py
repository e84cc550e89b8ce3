"""Extinction, draw, last turn, points and ties (X1 to X9)."""

from __future__ import annotations

import pytest

from games.core import SeatRef
from games.evolution.scoring import points, total
from tests.evolution.scenes import scene


def test_x1_given_the_hungry_and_the_poisoned_then_they_die_at_once_with_their_cards_to_their_owner():
    s = scene({0: ["A[running,fat]", "B 1/1"], 1: ["C 1/1 poisoned", "D 1/1"]}, deck=40)
    before = [len(pile) for pile in s.state.discards]
    s.end_turn()
    assert [s.alive(name) for name in "ABCD"] == [False, True, False, True]
    assert [len(pile) - old for pile, old in zip(s.state.discards, before, strict=True)] == [3, 1]
    (starved,), (poisoned,) = s.told("starved"), s.told("died-of-poison")
    assert (starved["who"], starved["animals"]) == (SeatRef(0), (s.numbers["A"],))
    assert (poisoned["who"], poisoned["animals"]) == (SeatRef(1), (s.numbers["C"],))


def test_x1_given_a_pair_that_dies_then_its_card_is_discarded_once_and_the_survivor_loses_it():
    s = scene({0: ["A", "B 1/1"], 1: ["D 1/1"]}, links=["A-B cooperation"], deck=40)
    s.end_turn()
    assert s.traits("B") == []
    assert len(s.state.discards[0]) == 2


def test_x1_given_a_trematode_when_one_host_starves_then_the_other_does_too_for_deaths_are_at_once():
    s = scene({0: ["A 0/2", "B 1/2"], 1: ["D 1/1"]}, links=["A-B trematode"], deck=40)
    s.end_turn()
    assert not s.alive("B")


def test_x2_given_survivors_then_food_goes_and_fat_stays_and_all_wake():
    s = scene({0: ["A[fat,hibernation] 1/1 y1 asleep", "B[shell] 1/1 hidden"], 1: ["D 1/1"]}, deck=40)
    s.end_turn()
    assert (s.food("A"), s["A"].asleep, s["B"].hidden) == ("0/1 y1", False, False)
    assert s.bank == 0


def test_x5_x6_given_survivors_then_everybody_draws_one_each_and_one_more_in_turn():
    s = scene({0: ["A 1/1", "B 1/1"], 1: ["D 1/1"]}, hands={0: "swimming", 1: "running"}, deck=40)
    s.end_turn()
    assert [len(hand) for hand in s.state.hands] == [1 + 3, 1 + 2]
    assert (s.state.first, s.state.turn, s.state.last_turn) == (1, 4, False)


def test_x5_given_neither_hand_nor_animals_then_six_cards_are_drawn():
    s = scene({0: ["A 1/1"], 1: ["D"]}, hands={0: "swimming", 1: ""}, deck=40)
    s.end_turn()
    assert len(s.state.hands[1]) == 6


def test_r1_given_only_the_hand_or_only_the_animals_are_missing_then_the_draw_is_the_usual():
    s = scene({0: ["A"], 1: ["D 1/1"]}, hands={0: "swimming", 1: ""}, deck=40)
    s.end_turn()
    assert [len(hand) for hand in s.state.hands] == [1 + 1, 0 + 2]


def test_x6_x7_given_too_few_cards_then_they_are_dealt_in_turn_and_the_next_turn_is_the_last():
    s = scene({0: ["A 1/1", "B 1/1"], 1: ["D 1/1"]}, hands={0: "swimming", 1: "running"}, deck=4, first=1)
    s.end_turn()
    assert [len(hand) for hand in s.state.hands] == [1 + 2, 1 + 2]
    assert s.state.last_turn
    assert s.told("last-turn")


def test_x4_given_an_empty_deck_then_the_game_ends_after_the_extinction():
    s = scene({0: ["A[carnivorous] 2/2", "S[hibernation] 0/1 asleep"], 1: ["D"]}, deck=0)
    s.end_turn()
    assert s.game.outcome.scores == (4, 0)
    assert s.game.outcome.winners == (0,)
    assert s.game.outcome.reason.id == "evolution-victory"


def test_hands_then_nobody_learns_what_others_draw():
    s = scene({0: ["A 1/1"], 1: ["D 1/1"]}, hands={0: "swimming", 1: "running"}, deck=40)
    s.end_turn()
    assert {event.to for event in s.events if event.text.id == "evolution-you-drew"} == {(0,), (1,)}
    assert set(s.game.view(0).state.hands[1].cards) == {"?"}
    assert set(s.game.view(None).state.deck.cards) == {"?"}


@pytest.mark.parametrize(
    ("traits", "worth"),
    [("", 2), ("running", 3), ("carnivorous", 4), ("parasite", 5), ("intellect,viviparous", 6), ("fat,fat", 4)],
)
def test_x8_given_traits_then_each_card_counts_one_and_the_food_it_asks_for(traits, worth):
    s = scene({0: [f"A[{traits}]"]})
    assert total(s.state, 0) == worth


def test_x8_given_an_anglerfish_then_it_is_worth_two_hidden_and_four_revealed():
    assert total(scene({0: ["W angler"]}).state, 0) == 2
    assert total(scene({0: ["W[virtual_carnivorous] revealed"]}).state, 0) == 4


def test_x8_then_the_breakdown_tells_animals_cards_and_food():
    s = scene({0: ["A[carnivorous]", "B"]}, links=["A-B trematode"])
    assert points(s.state, 0) == {"animals": 4, "traits": 2, "food": 3, "ocean": 0}


def test_x9_given_equal_points_and_discards_then_lots_decide():
    winners = set()
    for seed in range(20):
        s = scene({0: ["A"], 1: ["B"]}, discards=(5, 5))
        s.game.dice = type(s.game.dice)(seed.to_bytes(32, "big"))
        s.finish()
        assert s.game.outcome.reason.id == "evolution-victory-by-lot"
        winners |= set(s.game.outcome.winners)
    assert winners == {0, 1}
