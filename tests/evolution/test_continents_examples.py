"""The worked examples of Continents, each by its number."""

from __future__ import annotations

import pytest

from games.evolution.scoring import points, total
from tests.evolution.scenes import scene


def land(*args, **given):
    """Lay out a table with both expansions."""
    return scene(*args, sets="all", **given)


def test_ex50_given_four_players_when_dice_fall_then_each_territory_has_its_own_food():
    s = land({0: ["A", "B"]}, seats=4)
    s.fill_bank(2, 3, 4)
    assert s.state.bank == {"laurasia": 4, "gondwana": 7, "ocean": 5}
    assert s.state.rolled == [2, 3, 4]


def test_ex51_given_a_pair_when_one_gets_swimming_then_it_moves_and_both_cards_are_discarded():
    s = land({0: ["A[camouflage]", "B"]}, links=["A-B cooperation"], hands={0: "swimming running"})
    before = len(s.state.discards[0])
    s.develop()
    s.play("trait:swimming:swimming", "on:A")
    assert (s["A"].place, s["B"].place) == ("ocean", "laurasia")
    assert (s.traits("A"), s.traits("B")) == (["camouflage"], [])
    assert len(s.state.discards[0]) == before + 2
    assert "swimming" in s.state.discards[0].cards
    s.game.check()


def test_ex52_given_a_neoplasm_under_two_traits_then_one_stops_working_each_turn_and_then_it_dies():
    s = land({0: ["A[hbw,aedificator] 0/2", "D", "E"], 1: ["B"]}, hands={1: "neoplasm-swimming"})
    s.develop(seat=1)
    s.play("trait:neoplasm-swimming:neoplasm", "on:A")
    assert s.traits("A") == ["neoplasm", "high_body_weight", "aedificator"]
    s.fill_bank(1, 1)
    assert s.traits("A") == ["high_body_weight", "neoplasm", "aedificator"]
    assert [trait.off for trait in s["A"].traits] == [True, False, False]
    assert s["A"].need == 1
    assert s.state.bank["laurasia"] == 1 + 2
    s.fill_bank(1, 1)
    assert not s.alive("A")


def test_ex53_given_a_neoplasm_under_one_trait_then_the_animal_dies_in_the_first_food_phase():
    s = land({0: ["A[neoplasm,camouflage]", "B"]})
    s.fill_bank(1, 1)
    assert not s.alive("A")
    assert s.told("outgrown") == [{"who": s.told("outgrown")[0]["who"], "animal": s.numbers["A"]}]


def test_ex54_given_traits_added_above_a_neoplasm_then_the_animal_lives_longer():
    s = land({0: ["A[neoplasm,camouflage]"], 1: ["B"]}, hands={0: "running sharp_vision-fat_tissue mimicry"})
    s.develop()
    s.play("trait:running:running", "trait:sharp_vision-fat_tissue:fat_tissue")
    assert s.traits("A") == ["neoplasm", "camouflage", "running", "fat_tissue"]
    s.fill_bank(1, 1)
    assert s.traits("A") == ["camouflage", "neoplasm", "running", "fat_tissue"]
    s.fill_bank(1, 1)
    assert s.traits("A") == ["camouflage", "running", "neoplasm", "fat_tissue"]
    assert s["A"].active == ["neoplasm", "fat_tissue"]
    s.fill_bank(1, 1)
    assert not s.alive("A")


def routes(s, name):
    """List where an animal may migrate to, or why not."""
    s.next_go()
    if f"migrate:{name}" not in s.may():
        return s.why_not(f"migrate:{name}")
    s.go(f"migrate:{name}")
    return s.offered() if s.kind == "route" else s[name].place


@pytest.mark.parametrize(
    ("animal", "where"),
    [
        ("A[migration]", "gondwana"),
        ("A[migration] ocean", ["to:laurasia", "to:gondwana"]),
        ("A[migration,virtual_swimming] gondwana", "ocean"),
        ("A[flight]", "gondwana"),
        ("A[flight,virtual_swimming]", "gondwana"),
        ("A[flight,virtual_swimming,fat]", "too-heavy"),
    ],
)
def test_ex56_given_an_animal_then_it_migrates_only_where_it_may(animal, where):
    assert routes(land({0: [animal, "B"]}), "A") == where


def test_ex56_given_an_animal_of_the_ocean_then_it_swims_on_land_and_may_return_next_turn():
    s = land({0: ["A[migration] ocean", "B"]})
    s.go("migrate:A", "to:gondwana")
    assert (s["A"].place, s.traits("A")) == ("gondwana", ["migration", "swimming"])
    assert routes(s, "A") == "migrated"
    s.state.turn += 1
    assert routes(s, "A") == "ocean"
    assert s.traits("A") == ["migration"]


def test_ex58_given_a_trematode_when_one_end_migrates_then_it_is_discarded_and_both_need_less():
    s = land({0: ["A[migration]", "B"]}, links=["A-B trematode"])
    assert (s["A"].need, s["B"].need) == (2, 2)
    s.go("migrate:A")
    assert (s["A"].need, s["B"].need) == (1, 1)
    assert not s.state.links
    assert len(s.told("parted")) == 1


def test_ex59_given_regeneration_then_the_eaten_comes_back_from_the_hand_and_the_starving_does_not():
    s = land(
        {0: ["A[carnivorous]", "B[regeneration]", "C[regeneration]"], 1: ["D 1/1"]},
        hands={0: "running swimming"},
        deck=20,
    )
    s.attack("A", "B")
    assert s["B"].remnant
    assert s.food("A") == "2/2"
    s.end_turn()
    assert s.kind == "regrow"
    s.play("animal:running")
    assert not s.alive("C")
    assert not s["B"].remnant
    assert s.traits("B") == ["regeneration"]
    assert [told["n"] for told in s.told("drew")] == [2, 2]


def test_ex61_given_as_many_herders_as_carnivores_then_they_are_safe_until_one_more_comes():
    herds = {0: ["H[herding]", "I[herding]", "C[carnivorous]"], 1: ["D[carnivorous]", "E[carnivorous] gondwana"]}
    s = land(herds)
    assert s.safe("C", "H") == "safe-herding"
    s["E"].place = "laurasia"
    assert {"H", "I"} <= set(s.prey("C"))


@pytest.mark.parametrize(
    ("second", "food"), [("B[aedificator] gondwana", 11), ("B[neoplasm,aedificator,fat] gondwana", 9)]
)
def test_ex62_given_two_aedificators_then_each_that_works_adds_two(second, food):
    s = land({0: ["A[aedificator] gondwana", second]}, seats=4)
    s.fill_bank(1, 3, 4)
    assert s.state.bank["gondwana"] == food


def test_ex63_given_cnidocytes_when_the_attack_fails_then_the_carnivore_is_paralysed_all_the_same():
    s = land({0: ["C[carnivorous,hbw] 1/3"], 1: ["T[cnidocytes,running]", "D[carnivorous]"]})
    assert "C" not in s.prey("D")
    s.roll(6)
    s.attack("C", "T")
    assert s.alive("T")
    assert s["C"].paralysed
    assert s.food("C") == "1/1"
    assert "C" in s.prey("D")


def test_ex64_given_cnidocytes_when_it_is_eaten_then_the_carnivore_eats_and_loses_a_token():
    s = land({0: ["C[carnivorous] 0/2"], 1: ["T[cnidocytes]", "U 1/1"]})
    s.attack("C", "T")
    assert not s.alive("T")
    assert s.food("C") == "1/1"


def test_ex65_given_a_kill_on_land_then_a_scavenger_in_the_ocean_gets_nothing():
    s = land({0: ["C[carnivorous]", "S[scavenger] ocean"], 1: ["T[fat]", "U[scavenger] gondwana"]})
    s.attack("C", "T")
    assert (s.food("S"), s.food("U")) == ("0/1", "0/1")


def test_ex66_given_grazing_on_one_territory_then_no_food_is_taken_on_another_in_this_go():
    s = land({0: ["G[grazing] 1/1 gondwana", "A ocean", "B gondwana", "C gondwana"]}, bank={"gondwana": 3, "ocean": 3})
    assert "take:A" in s.may()
    s.go("graze:G")
    assert "take:A" not in s.may()
    assert s.why_not("take:A") == "elsewhere"
    assert "take:B" in s.may()


def test_ex67_given_two_specializations_in_one_territory_then_only_one_elsewhere_works():
    s = land({0: ["A[spec_a]", "B[spec_b]", "C[spec_a] ocean"]})
    assert [key for key in s.may() if key.startswith("specialize")] == ["specialize:C"]
    assert s.why_not("specialize:A") == "not-alone"
    assert s.why_not("specialize:B") == "not-alone"


def test_ex68_given_an_anglerfish_moved_to_the_ocean_then_it_may_be_revealed_there():
    s = land({0: ["W angler"], 1: ["C[carnivorous] ocean"]}, hands={0: "swimming running"})
    s.develop()
    s.play("trait:swimming:swimming")
    assert (s["W"].place, s.traits("W")) == ("ocean", [])
    s.state.phase = "feeding"
    s.attack("C", "W")
    assert s.offered() == ["no", "reveal:W"]
    s.play("reveal:W")
    assert s["W"].revealed
    assert not s.alive("C")


def test_ex69_given_a_viviparous_animal_in_the_ocean_when_fed_then_its_young_is_there_too():
    s = land({0: ["V[viviparous] 1/2 ocean"]}, bank={"ocean": 1}, deck=9)
    s.go("take:V")
    (child,) = (animal for animal in s.state.animals.values() if animal.id != s["V"].id)
    assert (child.place, child.blue) == ("ocean", 1)
    assert points(s.state, 0)["ocean"] == 2


def test_ex70_given_nobody_and_nothing_then_ten_cards_are_drawn_and_two_become_animals_at_once():
    s = land({1: ["B 1/1"]}, hands={0: "swimming"}, deck=30)
    s.state.discards[0].cards.append(s.state.hands[0].cards.pop())
    s.state.discards[0].seen.append(s.state.hands[0].seen.pop())
    s.end_turn()
    assert (s.kind, s.waiting, len(s.state.hands[0])) == ("rescue", 0, 10)
    card = s.state.hands[0].cards[0]
    assert {f"animal:{card}:laurasia", f"animal:{card}:gondwana"} <= set(s.offered())
    s.play(f"animal:{card}:gondwana")
    assert s.kind == "rescue"
    assert s.game.pending()[0].prompt.args == {"n": 1}
    s.play(f"animal:{s.state.hands[0].cards[0]}:laurasia")
    assert [s.state.animals[number].place for number in s.state.herds[0]] == ["gondwana", "laurasia"]
    assert len(s.state.hands[0]) == 8
    assert s.state.phase == "development"


def test_ex71_given_a_recombination_then_a_second_parasite_is_discarded():
    s = land({0: ["A[parasite,camouflage]", "B[parasite,tail]"]}, links=["A-B recombination"])
    before = len(s.state.discards[0])
    s.go(f"recombine:{s.link('A-B recombination').id}", "parasite", "tail_loss")
    assert s.traits("A") == ["camouflage", "tail_loss", "recombination"]
    assert s.traits("B") == ["parasite", "recombination"]
    assert len(s.state.discards[0]) == before + 1
    s.game.check()


def test_ex73_given_the_end_then_the_ocean_gives_a_point_and_swimming_without_a_card_counts():
    s = land({0: ["A[carnivorous] ocean"], 1: ["B[virtual_swimming]"]})
    assert (total(s.state, 0), total(s.state, 1)) == (5, 3)
