"""Neoplasm: it climbs through the traits of an animal and switches them off, and at the top the animal dies."""

from __future__ import annotations

from games.evolution.scoring import total
from tests.evolution.scenes import scene


def land(*args, **given):
    """Lay out a table with both expansions."""
    return scene(*args, sets="all", **given)


def test_given_a_neoplasm_in_hand_then_it_is_played_on_opponents_only_and_goes_to_the_bottom():
    s = land({0: ["A[fat]"], 1: ["B[running,camouflage]", "C"]}, hands={0: "neoplasm-swimming running"})
    s.develop()
    s.play("trait:neoplasm-swimming:neoplasm")
    assert s.offered() == ["on:B", "on:C"]
    s.play("on:B")
    assert s.traits("B") == ["neoplasm", "running", "camouflage"]
    assert s["B"].active == ["neoplasm", "running", "camouflage"]


def test_d10_given_a_neoplasm_then_no_second_one():
    s = land({0: ["A"], 1: ["B[neoplasm,fat]", "C", "D"]}, hands={0: "neoplasm-swimming running"})
    s.develop()
    s.play("trait:neoplasm-swimming:neoplasm")
    assert s.why("on:B") == "has-it"


def test_d4_given_a_switched_off_trait_then_it_cannot_be_played_again_but_fat_can():
    s = land(
        {0: ["A[running,fat,neoplasm,camouflage]", "B", "C"]},
        hands={0: "running grazing-fat_tissue mimicry"},
    )
    assert s["A"].active == ["neoplasm", "camouflage"]
    s.develop()
    s.play("trait:running:running")
    assert s.why("on:A") == "has-it"
    s.play("on:B")
    s.play("trait:grazing-fat_tissue:fat_tissue")
    assert "on:A" in s.offered()


def test_given_a_neoplasm_without_any_trait_then_the_animal_lives_until_the_food_phase():
    s = land({0: ["A"], 1: ["B", "C", "D"]}, hands={0: "neoplasm-swimming running"})
    s.develop()
    s.play("trait:neoplasm-swimming:neoplasm", "on:B")
    assert s.alive("B")
    s.fill_bank(1, 1)
    assert not s.alive("B")


def test_given_a_neoplasm_then_paired_traits_neither_save_the_animal_nor_stop_working():
    s = land({0: ["A[neoplasm,fat]", "B"], 1: ["C", "D"]}, links=["A-B cooperation"])
    s.fill_bank(1, 1)
    assert not s.alive("A")
    assert not s.state.links
    s = land({0: ["A[neoplasm,fat,running]", "B", "E"]}, links=["A-B cooperation"])
    s.fill_bank(1, 1)
    assert s.traits("A") == ["fat_tissue", "neoplasm", "running", "cooperation"]
    s.state.bank["laurasia"] = 2
    s.next_go()
    s.go("take:A")
    assert s.food("B") == "1/1"


def test_given_a_filled_fat_when_it_is_switched_off_then_its_token_is_lost():
    s = land({0: ["A[neoplasm,fat,running] y1", "B", "C"]})
    s.fill_bank(1, 1)
    assert s["A"].yellow == 0
    assert s.food("A") == "0/1"


def test_given_several_neoplasms_then_all_climb_at_once_before_the_dice():
    s = land({0: ["A[neoplasm,hbw,aedificator]", "B[neoplasm,aedificator,fat] gondwana", "D[neoplasm]"], 1: ["C"]})
    s.fill_bank(1, 1)
    assert s["A"].need == 1
    assert s.state.bank == {"laurasia": 3, "gondwana": 3, "ocean": 3}
    assert not s.alive("D")
    told = [event.text.id.removeprefix("evolution-") for event in s.events]
    assert told[:5] == ["switched-off", "switched-off", "outgrown", "bank-at", "bank-at"]


def test_given_a_death_by_neoplasm_then_nobody_scavenges_and_its_shell_is_left():
    s = land({0: ["A[neoplasm,shell] ocean", "B", "C"], 1: ["S[scavenger] ocean"]})
    s.fill_bank(1, 1)
    assert s.food("S") == "0/1"
    assert [trait.kind for trait in s.state.shells["ocean"]] == ["shell"]


def test_given_regeneration_then_it_does_not_help_against_a_neoplasm():
    s = land({0: ["A[neoplasm,regeneration]", "B", "C"]})
    s.fill_bank(1, 1)
    assert not s.alive("A")


def test_given_tail_loss_then_the_neoplasm_may_be_lost_and_what_was_off_works_again():
    s = land({0: ["C[carnivorous]"], 1: ["T[camouflage,hbw,neoplasm,tail]"]})
    assert s["T"].need == 1
    s.attack("C", "T")
    assert s.kind == "tail"
    s.play("neoplasm")
    assert s["T"].active == ["camouflage", "high_body_weight", "tail_loss"]
    assert s["T"].need == 2


def test_given_tail_loss_then_losing_the_last_trait_above_kills_before_the_hunter_eats():
    s = land({0: ["C[carnivorous]"], 1: ["T[camouflage,neoplasm,tail]"]})
    s.attack("C", "T", "tail_loss")
    assert not s.alive("T")
    assert s.food("C") == "1/2"


def test_given_metamorphose_then_it_may_shed_the_neoplasm_or_a_switched_off_trait_with_a_need():
    s = land({0: ["A[hbw,neoplasm,metamorphose,fat] 0/1", "B"]})
    s.go("metamorphose:A")
    assert s.offered() == ["high_body_weight", "neoplasm", "metamorphose", "fat_tissue"]
    s.play("neoplasm")
    assert s.food("A") == "1/2"


def test_given_a_switched_off_trait_then_it_counts_for_flight_and_for_points():
    s = land({0: ["C[carnivorous,fat]"], 1: ["T[hbw,neoplasm,flight]"]})
    assert s.prey("C") == ["T"]
    assert total(s.state, 1) == 2 + 3 + 1


# The order of traits


def test_d14_given_two_traits_then_their_owner_may_rearrange_them_once_before_playing_a_card():
    s = land({0: ["A[running,camouflage,hbw]", "B[fat]"], 1: ["C"]}, hands={0: "mimicry swimming"})
    s.develop()
    assert [key for key in s.offered() if key.startswith("arrange")] == ["arrange:A"]
    s.play("arrange:A")
    assert s.offered() == ["running", "camouflage", "high_body_weight"]
    s.play("high_body_weight", "camouflage")
    assert s.traits("A") == ["high_body_weight", "camouflage", "running"]
    assert s.kind == "develop"
    assert not [key for key in s.offered() if key.startswith("arrange")]


def test_d14_given_a_neoplasm_then_the_order_is_fixed():
    s = land({0: ["A[neoplasm,running,camouflage]"], 1: ["C"]}, hands={0: "mimicry swimming"})
    s.develop()
    assert not [key for key in s.offered() if key.startswith("arrange")]


def test_d14_given_a_full_and_an_empty_fat_then_they_may_be_told_apart():
    s = land({0: ["A[fat,fat] y1"], 1: ["C"]}, hands={0: "mimicry swimming"})
    s.develop()
    s.play("arrange:A", "fat_tissue")
    assert [trait.yellow for trait in s["A"].traits] == [False, True]


def test_d14_given_no_continents_then_the_order_does_not_matter():
    s = scene({0: ["A[running,camouflage]"], 1: ["C"]}, hands={0: "mimicry swimming"}, sets="base_fly")
    s.develop()
    assert not [key for key in s.offered() if key.startswith("arrange")]
