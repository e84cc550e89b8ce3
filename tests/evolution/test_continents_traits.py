"""Recombination, Herding, Aedificator and Cnidocytes."""

from __future__ import annotations

import pytest

from games.evolution.steps.food import FillBank
from tests.evolution.scenes import scene


def land(*args, **given):
    """Lay out a table with both expansions."""
    return scene(*args, sets="all", **given)


# Recombination


def recombine(s, *more, pair="A-B", seat=0):
    """Exchange traits between two animals."""
    s.next_go()
    s.go(f"recombine:{s.link(f'{pair} recombination').id}", *more, seat=seat)


def offered(s, pair="A-B", seat=0):
    """Tell whether an exchange is offered, or why not."""
    key = f"recombine:{s.link(f'{pair} recombination').id}"
    return key in s.may(seat) or s.why_not(key, seat)


def test_recombination_given_a_pair_then_each_gives_the_other_a_trait_and_nothing_is_lost():
    s = land({0: ["A[running,hbw]", "B[camouflage]"]}, links=["A-B recombination"])
    recombine(s, "high_body_weight")
    assert s.traits("A") == ["running", "camouflage", "recombination"]
    assert s.traits("B") == ["high_body_weight", "recombination"]
    assert (s["A"].need, s["B"].need) == (1, 2)


def test_recombination_given_a_use_then_once_per_turn_and_it_is_no_main_action():
    s = land({0: ["A[running]", "B[camouflage]"]}, links=["A-B recombination"], bank={"laurasia": 3})
    recombine(s)
    assert {"take:A", "take:B"} <= set(s.may())
    assert offered(s) == "used-up"
    s.state.turn += 1
    assert offered(s) is True


def test_recombination_given_an_animal_without_an_unpaired_trait_then_it_is_impossible():
    s = land({0: ["A[running]", "B"]}, links=["A-B recombination", "A-B cooperation"])
    assert offered(s) == "nothing-to-give"


def test_recombination_given_two_fat_tissues_then_both_stay_and_the_token_is_lost():
    s = land({0: ["A[fat] y1", "B[fat,running]"]}, links=["A-B recombination"])
    recombine(s, "running")
    assert s.traits("B") == ["fat_tissue", "fat_tissue", "recombination"]
    assert s["B"].yellow == 0


@pytest.mark.parametrize(
    ("one", "other", "gives", "gets", "left"),
    [
        ("A[running,fat]", "B[camouflage,running]", "running", "camouflage", ["running"]),
        ("A[scavenger,fat]", "B[carnivorous,running]", "scavenger", "running", ["carnivorous"]),
        ("A[spec_a,fat]", "B[spec_b,running]", "specialization_a", "running", ["specialization_b"]),
    ],
)
def test_recombination_given_a_trait_that_cannot_stay_then_it_is_discarded(one, other, gives, gets, left):
    s = land({0: [one, other]}, links=["A-B recombination"])
    before = len(s.state.discards[0])
    recombine(s, gives, gets)
    assert s.traits("B") == [*left, "recombination"]
    assert len(s.state.discards[0]) == before + 1
    s.game.check()


def test_recombination_given_traits_that_exclude_each_other_then_they_may_change_places():
    s = land({0: ["A[scavenger]", "B[carnivorous]"]}, links=["A-B recombination"])
    recombine(s)
    assert (s.traits("A")[0], s.traits("B")[0]) == ("carnivorous", "scavenger")


def test_recombination_given_piracy_that_was_used_then_the_other_cannot_use_it_again():
    s = land({0: ["A[piracy]", "B[fat]"], 1: ["T[hbw] 1/2", "U[hbw] 1/2"]}, links=["A-B recombination"])
    s.go("pirate:A", "rob:T")
    recombine(s)
    assert "piracy" in s["B"].active
    assert s.why_not("pirate:B") == "used-up"


def test_recombination_given_a_pirate_that_gets_another_piracy_then_it_does_not_rob_twice():
    s = land(
        {0: ["A[piracy,hbw]", "B[piracy]"], 1: ["T[hbw] 1/2", "U[hbw] 1/2"]},
        links=["A-B recombination"],
    )
    s.go("pirate:A", "rob:T")
    recombine(s, "piracy")
    assert s.traits("A") == ["high_body_weight", "piracy", "recombination"]
    assert s.why_not("pirate:A") == "used-up"
    assert s.why_not("pirate:B") == "used-up"


def test_recombination_given_hibernation_then_the_sleeper_wakes_and_the_other_cannot_sleep():
    s = land({0: ["A[hibernation]", "B[fat]"]}, links=["A-B recombination"], deck=9)
    s.go("hibernate:A")
    assert s["A"].asleep
    recombine(s)
    assert not s["A"].asleep
    assert s.why_not("hibernate:B") == "slept"
    s.state.turn += 1
    assert s.why_not("hibernate:B") == "slept"


def test_recombination_given_a_hidden_animal_when_its_shell_goes_then_it_hides_no_longer():
    s = land({0: ["A[shell] hidden", "B[fat]"]}, links=["A-B recombination"])
    recombine(s)
    assert not s["A"].hidden
    assert not s["B"].hidden


def test_recombination_given_food_beyond_the_new_need_then_it_is_lost():
    s = land({0: ["A[hbw] 2/2", "B[fat]"]}, links=["A-B recombination"])
    recombine(s)
    assert (s.food("A"), s.food("B")) == ("1/1", "0/2")


def test_recombination_given_a_neoplasm_then_it_travels_to_the_bottom_and_the_old_traits_work_again():
    s = land({0: ["A[hbw,neoplasm,running]", "B[camouflage,fat]"]}, links=["A-B recombination"])
    recombine(s, "neoplasm", "fat_tissue")
    assert s["A"].active == ["high_body_weight", "running", "fat_tissue"]
    assert s.traits("B") == ["neoplasm", "camouflage", "recombination"]
    assert s["B"].active == ["neoplasm", "camouflage"]


def test_recombination_given_a_neoplasm_with_nothing_above_it_on_the_new_host_then_that_dies():
    s = land({0: ["A[neoplasm,running]", "B[camouflage]"]}, links=["A-B recombination"])
    recombine(s, "neoplasm")
    assert not s.alive("B")
    assert s.traits("A") == ["running", "camouflage"]


def test_recombination_given_the_last_trait_above_a_neoplasm_then_what_comes_takes_its_place():
    s = land({0: ["A[neoplasm,running]", "B[camouflage]"]}, links=["A-B recombination"])
    recombine(s, "running")
    assert s.traits("A") == ["neoplasm", "camouflage", "recombination"]


def test_recombination_given_a_switched_off_trait_then_it_works_on_its_new_host():
    s = land({0: ["A[running,neoplasm,fat]", "B[camouflage]"]}, links=["A-B recombination"])
    recombine(s, "running")
    assert "running" in s["B"].active


def test_recombination_given_regeneration_then_what_raises_the_need_is_discarded_on_arrival():
    s = land({0: ["A[regeneration]", "B[fat,hbw]"]}, links=["A-B recombination"])
    recombine(s, "high_body_weight")
    assert s.traits("A") == ["high_body_weight", "recombination"]
    assert s.traits("B") == ["fat_tissue", "recombination"]  # with the pair it had two already
    s.game.check()


def test_recombination_given_swimming_without_a_card_then_it_goes_to_the_other_and_nobody_moves():
    s = land({0: ["A[virtual_swimming]", "B[fat]"]}, links=["A-B recombination"])
    recombine(s)
    assert (s.traits("B")[0], s["B"].place) == ("swimming", "laurasia")
    s.game.check()


def test_recombination_given_a_paralysed_partner_then_it_does_not_work():
    s = land({0: ["A[carnivorous]", "B[fat]"], 1: ["T[cnidocytes]"]}, links=["A-B recombination"])
    s.attack("A", "T")
    s.next_go()
    assert offered(s) == "paralysed"


# Herding


def test_herding_given_fewer_herders_than_carnivores_then_they_are_prey():
    s = land({0: ["C[carnivorous]", "H[herding]"], 1: ["D[carnivorous]"]})
    assert "H" in s.prey("C")


def test_herding_given_those_of_other_players_then_they_count_and_those_elsewhere_do_not():
    s = land({0: ["C[carnivorous]", "H[herding]"], 1: ["D[carnivorous]", "I[herding]", "J[herding] gondwana"]})
    assert s.safe("C", "H") == "safe-herding"
    assert s.safe("D", "I") == "safe-herding"
    s["I"].place = "gondwana"
    assert "H" in s.prey("D")


def test_herding_given_a_paralysed_or_hidden_carnivore_then_only_working_traits_count():
    s = land({0: ["C[carnivorous]", "H[herding]"], 1: ["D[carnivorous] paralysed", "W angler"]})
    assert s.safe("C", "H") == "safe-herding"
    s = land({0: ["C[carnivorous]", "H[herding]", "I[herding] paralysed"], 1: ["D[carnivorous]"]})
    assert {"H", "I"} <= set(s.prey("C"))


def test_herding_given_intellect_then_it_may_be_ignored():
    s = land({0: ["C[carnivorous,intellect]", "Z"], 1: ["H[herding]"]})
    assert "H" in s.prey("C")
    s.attack("C", "H")
    assert not s.alive("H")


# Aedificator


def test_aedificator_given_one_in_the_ocean_then_everybody_there_may_eat_of_it():
    s = land({0: ["A[aedificator] ocean", "B ocean"], 1: ["D ocean", "E ocean"]})
    s.roll(1, 1)
    s.run(FillBank())
    assert s.state.bank["ocean"] == 5
    assert s.told("built")[0]["n"] == 5


# Cnidocytes


def test_cnidocytes_given_a_sting_then_every_trait_and_both_ends_of_its_pairs_are_off():
    s = land(
        {0: ["C[carnivorous,hbw,camouflage]", "P"], 1: ["T[cnidocytes,running]"]},
        links=["C-P cooperation", "C-P trematode"],
    )
    assert s["P"].need == 2
    s.roll(6)
    s.attack("C", "T")
    assert (s["C"].active, s["C"].need, s["P"].need) == ([], 1, 1)
    s.state.bank["laurasia"] = 1
    s.next_go()
    s.go("take:C")
    assert s.food("P") == "0/1"


def test_cnidocytes_given_the_next_turn_then_all_works_again():
    s = land({0: ["C[carnivorous] 1/3", "P 1/2"], 1: ["T[cnidocytes,running]"]}, links=["C-P trematode"], deck=20)
    s.roll(6)
    s.attack("C", "T")
    s.end_turn()
    assert not s["C"].paralysed
    assert (s["C"].need, s["P"].need) == (3, 2)


def test_cnidocytes_given_fat_then_its_token_stays_and_cannot_be_burnt():
    s = land({0: ["C[carnivorous,fat] 0/2 y1"], 1: ["T[cnidocytes,running]"]})
    s.roll(6)
    s.attack("C", "T")
    s.next_go()
    assert s["C"].yellow == 1
    assert not [key for key in s.may() if key.startswith("burn")]


def test_cnidocytes_given_a_tail_then_the_hunter_eats_it_before_it_is_paralysed():
    s = land({0: ["C[carnivorous]"], 1: ["T[cnidocytes,tail]"]})
    s.attack("C", "T", "cnidocytes")
    assert s.food("C") == "1/1"
    assert s["C"].paralysed


def test_cnidocytes_given_ink_then_the_hunter_is_paralysed_all_the_same():
    s = land({0: ["C[carnivorous]"], 1: ["T[cnidocytes,ink]"]})
    s.attack("C", "T", "ink")
    assert s["C"].paralysed


def test_cnidocytes_given_intellect_that_ignores_them_then_nobody_is_paralysed():
    s = land({0: ["C[carnivorous,intellect]"], 1: ["T[cnidocytes]"]})
    s.attack("C", "T", "ignore:cnidocytes")
    assert not s["C"].paralysed
    assert s.food("C") == "2/3"


def test_cnidocytes_given_a_meal_then_its_cooperation_works_before_the_paralysis():
    s = land({0: ["C[carnivorous]", "P"], 1: ["T[cnidocytes]"]}, links=["C-P cooperation"])
    s.attack("C", "T")
    assert s.food("P") == "1/1"


def test_cnidocytes_given_mimicry_then_the_first_animal_stings_and_the_second_is_eaten():
    s = land({0: ["C[carnivorous]"], 1: ["T[cnidocytes,mimicry]", "U[fat]"]})
    s.attack("C", "T")
    assert not s.alive("U")
    assert s["C"].paralysed


def test_cnidocytes_given_a_paralysed_carnivore_then_it_has_no_protection():
    s = land({0: ["C[carnivorous,hbw,camouflage] paralysed"], 1: ["D[carnivorous]"]})
    assert s.prey("D") == ["C"]


# With Time to Fly


def test_m3_given_an_anglerfish_elsewhere_then_it_does_not_answer():
    s = land({0: ["C[carnivorous,fat]"], 1: ["T", "W angler ocean"]})
    s.attack("C", "T", "no")
    assert not s.alive("T")
    s = land({0: ["C[carnivorous,fat]"], 1: ["T", "W angler"]})
    s.attack("C", "T")
    assert s.offered() == ["no", "reveal:W"]


def test_m3_given_an_anglerfish_that_swims_on_land_then_it_hides_no_longer():
    s = land({0: ["C[carnivorous,fat]"], 1: ["T", "W[virtual_swimming] angler"]})
    s.attack("C", "T", "no")
    assert not s.alive("T")


def test_given_a_stinging_hunter_when_an_anglerfish_strikes_back_then_the_anglerfish_is_paralysed():
    s = land({0: ["C[carnivorous,cnidocytes]"], 1: ["W angler"]})
    s.attack("C", "W", "reveal:W", "keep")
    assert not s.alive("C")
    assert s["W"].paralysed
    assert s.food("W") == "1/1"


def test_given_an_ambusher_in_another_territory_then_it_cannot_strike():
    s = land({0: ["A", "B"], 1: ["H[carnivorous,ambush] gondwana"]}, bank={"laurasia": 2})
    s.go("take:A")
    assert s.food("A") == "1/1"
    s = land({0: ["A[fat]", "B"], 1: ["H[carnivorous,ambush]"]}, bank={"laurasia": 2})
    s.go("take:A")
    assert s.kind == "ambush"


def test_given_an_ambush_on_an_animal_that_regenerates_then_the_token_stays_in_the_bank():
    s = land({0: ["A[regeneration,fat]", "B"], 1: ["H[carnivorous,ambush]"]}, bank={"laurasia": 2})
    s.go("take:A", "strike:H")
    assert s["A"].remnant
    assert s.state.bank["laurasia"] == 2


def test_r26_given_a_shell_on_the_table_then_only_animals_of_its_territory_take_it():
    s = land({0: ["A", "B gondwana", "D[regeneration,fat]"]}, shells=1)
    assert [key for key in s.may() if key.startswith("shell")] == ["shell:A"]
    assert s.why_not("shell:D") == "regeneration-full"


def test_m2_given_specializations_in_different_territories_then_both_are_used():
    s = land({0: ["A[spec_a]", "B[spec_a] gondwana"]})
    assert [key for key in s.may() if key.startswith("specialize")] == ["specialize:A", "specialize:B"]


def test_d8_given_a_specialization_then_the_other_letter_is_the_same_trait():
    s = land({0: ["A[spec_a]", "B", "C"]}, hands={0: "flight-specialization_b running"})
    s.develop()
    s.play("trait:flight-specialization_b:specialization_b")
    assert s.why("on:A") == "excludes"
