"""Territories: where animals are played, what each has to eat, and that a go happens in one of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.evolution.cards import deck
from games.evolution.scoring import points
from games.evolution.steps.feeding import Feed
from tests.evolution.scenes import new, scene


def land(*args, **given):
    """Lay out a table with Continents alone, unless told otherwise."""
    return scene(*args, **{"sets": "base_continents", **given})


# The beginning


@pytest.mark.parametrize(("sets", "cards"), [("base_continents", 126), ("all", 168)])
def test_given_sets_then_their_decks_are_shuffled_together_and_ten_cards_dealt(sets, cards):
    game = new(3, sets=sets)
    assert [len(hand) for hand in game.state.hands] == [10, 10, 10]
    assert len(game.state.deck) == cards - 30
    assert not game.state.animals


def test_given_two_players_then_the_deck_has_half_of_each_card():
    game = new(2, sets="base_continents")
    half, whole = Counter(game.deck), Counter(deck("base_continents", copies=1, half=False))
    assert len(game.deck) == 63
    assert all(2 * half[card] == whole[card] for card in whole)


# Development


def test_d3_given_a_card_then_its_animal_is_played_on_either_continent_and_never_in_the_ocean():
    s = land(hands={0: "running mimicry"})
    s.develop()
    assert [key for key in s.offered() if key.startswith("animal:running")] == [
        "animal:running:laurasia",
        "animal:running:gondwana",
    ]
    assert s.why("animal:running:ocean") == "not-into-ocean"
    s.play("animal:running:gondwana")
    assert [animal.place for animal in s.state.animals.values()] == ["gondwana"]


def test_c3_given_swimming_then_all_traits_move_with_the_animal_and_nothing_swims():
    s = land({0: ["A[camouflage,fat] y1 gondwana", "B"]}, hands={0: "migration-swimming running"})
    s.develop()
    s.play("trait:migration-swimming:swimming", "on:A")
    assert (s["A"].place, s.traits("A"), s["A"].yellow) == ("ocean", ["camouflage", "fat_tissue"], 1)
    assert s.state.discards[0].cards[-1] == "migration-swimming"


def test_d12_given_an_animal_in_the_ocean_or_one_that_swims_then_it_gets_no_swimming():
    s = land({0: ["A ocean", "B[virtual_swimming]", "C", "D"]}, hands={0: "swimming running"})
    s.develop()
    s.play("trait:swimming:swimming")
    assert s.offered() == ["on:C", "on:D"]
    assert (s.why("on:A"), s.why("on:B")) == ("in-ocean", "has-it")


def test_d6_given_animals_in_different_territories_then_no_pair_joins_them():
    s = land({0: ["A", "B gondwana", "C", "D"]}, hands={0: "cooperation-fat_tissue running"})
    s.develop()
    s.play("trait:cooperation-fat_tissue:cooperation")
    assert s.offered() == ["on:A", "on:C", "on:D"]
    assert s.why("on:B") == "no-partner"
    s.play("on:A")
    assert s.offered() == ["with:C", "with:D"]
    assert s.why("with:B") == "apart"


def test_d6_given_only_animals_apart_then_a_paired_trait_cannot_be_played():
    s = land({0: ["A", "B gondwana", "C ocean"]}, hands={0: "symbiosis running"})
    s.develop()
    assert s.why("trait:symbiosis:symbiosis") == "no-pair"


def test_c3_given_a_pair_that_stays_together_in_the_ocean_then_it_is_kept():
    s = land({0: ["A ocean", "B ocean", "C"]}, links=["A-B cooperation"], hands={0: "swimming running"})
    s.develop()
    s.play("trait:swimming:swimming")
    assert s["C"].place == "ocean"
    assert s.traits("A") == ["cooperation"]


# Food

TABLE = [
    (2, (5, 4), {"laurasia": 5, "gondwana": 6, "ocean": 3}),
    (3, (5, 4, 3), {"laurasia": 5, "gondwana": 7, "ocean": 4}),
    (4, (5, 4, 3), {"laurasia": 7, "gondwana": 7, "ocean": 5}),
    (5, (5, 4, 3), {"laurasia": 8, "gondwana": 9, "ocean": 6}),
    (6, (5, 4, 3), {"laurasia": 10, "gondwana": 10, "ocean": 7}),
    (7, (5, 1, 4, 3, 2), {"laurasia": 8, "gondwana": 11, "ocean": 8}),
    (8, (5, 1, 4, 3, 2), {"laurasia": 8, "gondwana": 13, "ocean": 9}),
]


@pytest.mark.parametrize(("players", "dice", "bank"), TABLE)
def test_f2_given_dice_then_each_territory_gets_its_food_by_the_number_of_players(players, dice, bank):
    s = land({0: ["A", "B"]}, seats=players, bank={"laurasia": 9, "gondwana": 9, "ocean": 9})
    s.fill_bank(*dice)
    assert s.state.bank == bank
    assert len(s.told("bank-at")) == 2
    assert len(s.told("bank-ocean")) == 1


# Feeding


def test_e8_given_food_only_elsewhere_then_an_animal_gets_none():
    s = land({0: ["A", "B gondwana"]}, bank={"gondwana": 2})
    assert "take:A" not in s.may()
    assert s.why_not("take:A") == "bank-empty"
    s.go("take:B")
    assert s.state.bank == {"laurasia": 0, "gondwana": 1, "ocean": 0}


def test_e8_given_a_first_action_then_the_rest_of_the_go_stays_in_its_territory():
    s = land(
        {
            0: ["A[grazing]", "B[grazing] gondwana", "C[hibernation] gondwana", "D[piracy] ocean"],
            1: ["T[hbw] 1/2 ocean"],
        },
        bank={"laurasia": 3, "gondwana": 3},
    )
    assert {"graze:A", "graze:B", "hibernate:C", "pirate:D"} <= set(s.may())
    s.go("graze:B")
    assert set(s.may()) == {"take:B", "take:C", "hibernate:C"}
    assert s.why_not("take:D") == "elsewhere"
    s.next_go()
    assert "pirate:D" in s.may()


def test_e6_given_food_in_another_territory_then_a_go_may_end_where_nothing_is_left():
    s = land({0: ["A[grazing] 1/1", "B[grazing] 1/1", "C gondwana"]}, bank={"laurasia": 1, "gondwana": 3})
    assert "pass" not in s.may()
    s.go("graze:A")
    assert s.may() == ["end"]


def test_e6_given_food_anywhere_then_nobody_passes():
    s = land({0: ["A", "B ocean"]}, bank={"ocean": 1})
    assert s.may() == ["take:B"]
    assert s.why_not("pass") == "must-feed"


def test_e8_given_prey_elsewhere_then_a_carnivore_cannot_attack_it():
    s = land({0: ["C[carnivorous]"], 1: ["T", "U gondwana", "V ocean"]})
    assert s.prey("C") == ["T"]


def test_e8_given_animals_elsewhere_then_hunters_and_pirates_are_told_why_they_cannot_reach_them():
    s = land({0: ["C[carnivorous,piracy]"], 1: ["T", "U", "V gondwana", "W ocean", "X[hbw]"]})
    s.go("attack:C")
    assert [s.why(f"target:{name}") for name in "VWX"] == ["other-territory"] * 2 + ["safe-high-body-weight"]
    s = land({0: ["P[piracy]"], 1: ["T 1/1", "V[hbw] 1/2 gondwana", "X[hbw] 1/2", "Y[hbw] 1/2"]})
    s.go("pirate:P")
    assert [s.why(f"rob:{name}") for name in "TV"] == ["rob-fed", "other-territory"]


def test_c2_given_the_ocean_then_all_may_attack_all_there():
    s = land({0: ["C[carnivorous] ocean"], 1: ["T ocean"]})
    assert s.prey("C") == ["T"]


def test_c4_given_a_swimmer_on_land_then_swimming_works_as_in_the_base_game():
    s = land({0: ["C[carnivorous]", "D[carnivorous,virtual_swimming]"], 1: ["S[virtual_swimming]", "T"]})
    assert s.safe("C", "S") == "safe-swimming"
    assert "S" in s.prey("D")
    assert s.safe("D", "T") == "swimmer"


def test_e8_given_piracy_then_it_robs_only_in_its_own_territory():
    s = land({0: ["P[piracy]"], 1: ["T[hbw] 1/2 gondwana"]})
    assert s.why_not("pirate:P") == "nothing-to-rob"
    s["T"].place = "laurasia"
    assert "pirate:P" in s.may()


def test_e8_given_mimicry_then_only_an_animal_of_the_same_territory_takes_the_place():
    s = land({0: ["C[carnivorous]"], 1: ["M[mimicry]", "X gondwana", "Y[fat]"]})
    s.attack("C", "M")
    assert s.told("mimicked")[0]["animal"] == s.numbers["Y"]


def test_e8_given_a_kill_then_a_scavenger_of_that_territory_eats_whoever_is_nearer_elsewhere():
    s = land({0: ["C[carnivorous] gondwana", "R[scavenger]"], 1: ["T[fat] gondwana", "S[scavenger] gondwana"]})
    s.attack("C", "T")
    assert (s.food("R"), s.food("S")) == ("0/1", "1/1")


def test_given_communication_then_both_eat_from_the_bank_of_their_territory():
    s = land({0: ["A ocean", "B ocean"]}, links=["A-B communication"], bank={"ocean": 2, "laurasia": 5})
    s.go("take:A")
    assert s.state.bank == {"laurasia": 5, "gondwana": 0, "ocean": 0}
    assert s.food("B") == "1/1"


def test_e8_given_what_animals_may_do_then_each_choice_says_where_that_is():
    s = land(
        {0: ["A[grazing]", "B[migration] gondwana", "C ocean", "D ocean"]},
        links=["C-D recombination"],
        bank={"laurasia": 2, "gondwana": 2, "ocean": 2},
    )
    feed = Feed(seat=0)
    told = {s.named(option.key): feed.detail(s.game, option) for option in feed.options(s.game)}
    assert {key: text.args["place"] for key, text in told.items()} == {
        "take:A": "laurasia",
        "take:B": "gondwana",
        "take:C": "ocean",
        "take:D": "ocean",
        "graze:A": "laurasia",
        "migrate:B": "gondwana",
    }


def test_given_food_that_is_taken_grazed_or_built_then_everybody_is_told_of_which_territory():
    s = land({0: ["A", "G[grazing] 1/1 gondwana", "B[aedificator] ocean"]}, bank={"laurasia": 2, "gondwana": 2})
    s.go("take:A")
    s.next_go()
    s.go("graze:G")
    s.fill_bank(1, 1)
    for event, place, left in (("took", "laurasia", 1), ("grazed", "gondwana", 1), ("built", "ocean", 5)):
        assert [(told["place"], told["n"]) for told in s.told(event)] == [(place, left)]


def test_given_any_question_then_no_two_choices_read_alike():
    for seed in range(4):
        game, random = new(4, seed, sets="all"), Random(seed)
        while pending := game.pending():
            ((seat, decision),) = pending.items()
            labels = [repr(option.label) for option in decision.options]
            assert len(set(labels)) == len(labels), decision.kind
            game.play(seat, random.choice(decision.options).key)


# Extinction and draw


def test_c8_given_hungry_animals_everywhere_then_all_die_in_one_step():
    s = land({0: ["A", "B gondwana", "C ocean", "D 1/1 ocean"]}, deck=20)
    s.end_turn()
    assert [s.alive(name) for name in "ABCD"] == [False, False, False, True]


@pytest.mark.parametrize(("herd", "hand", "drawn"), [(["A 1/1"], "", 2), ([], "running", 1)])
def test_c7_given_an_animal_or_a_card_then_nobody_is_rescued(herd, hand, drawn):
    s = land({0: ["Z 1/1"], 1: herd}, hands={1: hand}, deck=30)
    s.end_turn()
    assert [told["n"] for told in s.told("drew")] == [2, drawn]
    assert s.kind == "develop"


def test_c7_given_fewer_cards_than_ten_then_as_many_as_there_are_and_both_animals_all_the_same():
    s = land({0: ["Z 1/1"]}, hands={1: ""}, deck=4, seats=2)
    s.end_turn()
    assert (s.kind, s.waiting, len(s.state.hands[1])) == ("rescue", 1, 2)
    for place in ("laurasia", "gondwana"):
        s.play(f"animal:{s.state.hands[1].cards[0]}:{place}")
    assert len(s.state.herds[1]) == 2
    assert s.kind == "develop"


def test_c6_given_the_ocean_at_the_end_then_each_animal_there_counts_one_more():
    s = land({0: ["A ocean", "B ocean", "C"]})
    assert points(s.state, 0) == {"animals": 6, "traits": 0, "food": 0, "ocean": 2}
