"""Regeneration: few traits, and an eaten animal leaves them lying until a card is laid on them again."""

from __future__ import annotations

import pytest

from games.evolution.scoring import points, total
from tests.evolution.scenes import scene


def land(*args, **given):
    """Lay out a table with both expansions."""
    return scene(*args, sets="all", **given)


# Which traits go with it


def test_d9_given_regeneration_in_hand_then_it_goes_on_at_most_one_trait_without_a_need():
    herd = ["A", "B[running]", "C[hbw]", "D[running,fat]", "E[fat]", "F"]
    s = land({0: herd}, links=["E-F cooperation"], hands={0: "regeneration-swimming running"})
    s.develop()
    s.play("trait:regeneration-swimming:regeneration")
    assert s.offered() == ["on:A", "on:B", "on:F"]
    assert [s.why(f"on:{name}") for name in "CDE"] == ["regeneration-need", "regeneration-full", "regeneration-full"]


@pytest.mark.parametrize(
    ("card", "kind", "why"),
    [
        ("running", "running", None),
        ("hibernation-carnivorous", "carnivorous", "regeneration-need"),
        ("intellect-fat_tissue", "intellect", "regeneration-need"),
        ("grazing-fat_tissue", "fat_tissue", None),
        ("regeneration-swimming", "regeneration", "has-it"),
        ("regeneration-swimming", "swimming", None),
    ],
)
def test_d9_given_regeneration_alone_then_one_more_trait_without_a_need_fits(card, kind, why):
    s = land({0: ["A[regeneration]", "B", "C"]}, hands={0: f"{card} mimicry"})
    s.develop()
    s.play(f"trait:{card}:{kind}")
    if why is None:
        assert "on:A" in s.offered()
    else:
        assert s.why("on:A") == why


def test_d9_given_regeneration_and_another_trait_then_nothing_more_fits_not_even_swimming_or_a_pair():
    s = land({0: ["A[regeneration,fat]", "B", "C", "D"]}, hands={0: "swimming symbiosis running"})
    s.develop()
    s.play("trait:symbiosis:symbiosis")
    assert s.offered() == ["on:B", "on:C", "on:D"]
    s.play("on:B")
    assert s.why("with:A") == "regeneration-full"
    s.play("with:C")
    s.play("trait:swimming:swimming")
    assert s.why("on:A") == "regeneration-full"


def test_d9_given_regeneration_then_opponents_cannot_play_parasite_or_trematode_on_it():
    s = land({0: ["Z"], 1: ["A[regeneration]", "B"]}, hands={0: "parasite-carnivorous trematode-fat_tissue"})
    s.develop()
    s.play("trait:parasite-carnivorous:parasite")
    assert s.traits("B") == ["parasite"]
    s = land({0: ["Z"], 1: ["A[regeneration]", "B"]}, hands={0: "trematode-fat_tissue running"})
    s.develop()
    assert s.why("trait:trematode-fat_tissue:trematode") == "no-pair"


def test_given_swimming_without_a_card_then_it_does_not_count_for_the_limit():
    s = land({0: ["A[regeneration,virtual_swimming]"]}, hands={0: "running mimicry"})
    s.develop()
    s.play("trait:running:running")
    assert s.traits("A") == ["regeneration", "swimming", "running"]
    s.game.check()


# Being eaten


def eaten(**given):
    """Let a carnivore eat an animal with Regeneration that is joined to another."""
    s = land(
        {0: ["C[carnivorous]", "S[scavenger]"], 1: ["T[regeneration] 1/1", "U 1/1"]},
        links=["T-U cooperation"],
        **given,
    )
    s.attack("C", "T")
    return s


def test_given_an_eaten_animal_then_the_hunter_and_a_scavenger_eat_and_its_traits_stay():
    s = eaten(deck=20)
    assert s["T"].remnant
    assert (s.food("C"), s.food("S")) == ("2/2", "1/1")
    assert s.traits("T") == ["regeneration", "cooperation"]
    assert (s["T"].need, s["T"].food) == (0, 0)


def test_given_a_remnant_then_it_needs_nothing_and_nothing_of_it_works():
    s = eaten(bank={"laurasia": 3}, shells=1)
    s["U"].red = 0
    s.next_go()
    assert "take:T" not in s.may(1)
    assert s.why_not("take:T", 1) == "remnant"
    assert s.why_not("shell:T", 1) == "remnant"
    s.go("take:U", seat=1)
    assert s["T"].food == 0


def test_given_a_remnant_then_nobody_attacks_it():
    s = eaten(deck=20)
    s["C"].red = s["C"].blue = 0
    s["C"].used.clear()
    s["C"].traits[0].used = 0
    assert s.safe("C", "T") == "remnant"


def test_given_a_remnant_when_another_animal_of_its_owner_gives_birth_then_the_card_is_the_newborns():
    s = land(
        {0: ["C[carnivorous]"], 1: ["T[regeneration] 1/1", "V[viviparous] 1/2"]},
        bank={"laurasia": 3},
        deck=9,
    )
    s.attack("C", "T")
    top = s.state.deck.cards[-1]
    s.next_go()
    s.go("take:V", seat=1)
    s.game.check()
    born = next(each for each in s.told("born"))["child"]
    herd = s.state.herds[1]
    assert herd == [s["V"].id, born, s["T"].id]
    assert s.state.faces[1].cards[herd.index(born)] == top


def test_given_a_poisonous_animal_that_regenerates_then_the_hunter_is_poisoned():
    s = land({0: ["C[carnivorous]"], 1: ["T[regeneration,poisonous]"]})
    s.attack("C", "T")
    assert s["C"].poisoned
    assert s.traits("T") == ["regeneration", "poisonous"]


@pytest.mark.parametrize(
    ("hunter", "target"),
    [
        ("C[carnivorous,virtual_swimming]", "T[regeneration,neoplasm,virtual_swimming]"),
        ("C[carnivorous]", "T[regeneration] paralysed"),
    ],
)
def test_given_a_regeneration_that_does_not_work_then_the_eaten_is_dead(hunter, target):
    s = land({0: [hunter], 1: [target]})
    s.attack("C", "T")
    assert not s.alive("T")


def test_given_a_remnant_when_its_partner_migrates_then_their_pair_is_discarded():
    s = land(
        {0: ["C[carnivorous]"], 1: ["T[regeneration]", "U[migration]"]}, links=["T-U cooperation"], hands={0: "running"}
    )
    s.attack("C", "T")
    s.next_go()
    s.go("migrate:U", seat=1)
    assert s.traits("T") == ["regeneration"]


def test_given_a_symbiont_that_was_eaten_then_it_protects_nobody_until_it_is_back():
    s = land(
        {0: ["C[carnivorous]", "E[carnivorous]"], 1: ["S[regeneration]", "D"]},
        links=["S>D symbiosis"],
        bank={"laurasia": 2},
    )
    assert "D" not in s.prey("E")
    s.attack("C", "S")
    assert "D" in s.prey("E")
    s.next_go()
    assert "take:D" in s.may(1)


# Coming back


def test_x3_given_one_card_in_hand_then_it_becomes_the_animal_without_asking():
    s = eaten(deck=20, hands={0: "running", 1: "mimicry"})
    s.end_turn()
    assert not s["T"].remnant
    assert s.state.faces[1].cards[-1] == "mimicry"
    assert s.traits("U") == ["cooperation"]
    assert not s.link("T-U cooperation").off


def test_x3_given_several_cards_then_the_owner_chooses_and_nobody_else_learns_which():
    s = eaten(deck=20, hands={0: "running", 1: "mimicry swimming"})
    s.end_turn()
    assert (s.kind, s.waiting) == ("regrow", 1)
    assert s.offered() == ["animal:mimicry", "animal:swimming"]
    s.play("animal:mimicry")
    assert s.state.faces[1].cards[-1] == "mimicry"
    assert s.game.view(0).state.faces[1].cards[-1] != "mimicry"


def test_x3_given_no_card_then_the_top_of_the_deck_becomes_the_animal():
    s = eaten(deck=20, hands={0: "running"})
    top = s.state.deck.cards[-1]
    s.end_turn()
    assert s.state.faces[1].cards[-1] == top
    assert [told["n"] for told in s.told("drew")] == [3, 2]


def test_x3_given_neither_hand_nor_deck_then_the_traits_stay_and_score():
    s = eaten(deck=0, hands={0: "running"})
    s.end_turn()
    assert s.game.outcome is not None
    assert s["T"].remnant
    assert points(s.state, 1) == {"animals": 2, "traits": 2, "food": 0, "ocean": 0}


def test_x3_given_the_last_card_of_the_deck_then_the_game_ends_this_turn():
    s = eaten(deck=1, hands={0: "running"})
    s.end_turn()
    assert not s["T"].remnant
    assert s.game.outcome is not None
    assert total(s.state, 1) == 6


def test_x3_given_two_remnants_of_two_players_then_they_come_back_in_turn_order():
    s = land(
        {0: ["C[carnivorous]", "T[regeneration]"], 1: ["D[carnivorous]", "U[regeneration]"]},
        hands={0: "running mimicry", 1: "swimming piracy"},
        deck=20,
        first=1,
    )
    s.attack("C", "U")
    s.attack("D", "T")
    s.end_turn()
    assert (s.kind, s.waiting) == ("regrow", 1)
    s.play("animal:swimming")
    assert (s.kind, s.waiting) == ("regrow", 0)


def test_x5_given_a_regenerated_animal_then_it_draws_no_card_this_turn_and_one_in_the_next():
    s = eaten(deck=30, hands={0: "running", 1: "mimicry"})
    s.end_turn()
    assert [told["n"] for told in s.told("drew")] == [3, 2]
    for name in "TU":
        s[name].red = 1
    s["C"].red, s["S"].red = 2, 1
    s.events.clear()
    s.end_turn()
    assert {told["n"] for told in s.told("drew")} == {3}


def test_given_regeneration_then_it_helps_neither_against_hunger_nor_against_poison():
    s = land({0: ["A[regeneration]", "B[regeneration] 1/1 poisoned", "C 1/1"]}, deck=20)
    s.end_turn()
    assert [s.alive(name) for name in "ABC"] == [False, False, True]


def test_given_a_remnant_in_the_ocean_then_it_gives_no_point_for_the_ocean():
    s = land({0: ["C[carnivorous] ocean"], 1: ["T[regeneration] ocean"]})
    s.attack("C", "T")
    assert points(s.state, 1) == {"animals": 0, "traits": 1, "food": 0, "ocean": 0}


def test_given_fat_and_a_shell_on_an_eaten_animal_then_they_wait_with_it():
    s = land({0: ["C[carnivorous]"], 1: ["T[regeneration,fat] 1/1 y1"]}, hands={0: "running", 1: "mimicry"}, deck=9)
    s.attack("C", "T")
    assert s["T"].yellow == 1
    s.end_turn()
    assert s["T"].yellow == 1
    s = land({0: ["C[carnivorous]"], 1: ["T[regeneration,shell]"]})
    s.attack("C", "T", "accept")
    assert s.traits("T") == ["regeneration", "shell"]
    assert not s.state.shells["laurasia"]
