"""The dominance cards without a choice, and those about elements and pawns (1.13, 2.6, 2.10a)."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.dominant_species.board import CORNERS_OF, TOUCHES
from games.dominant_species.facts import ANIMALS, CARDS, ELEMENTS, NONE, SPACES, TERRAINS, TUNDRA
from games.dominant_species.steps import cards
from tests.dominant_species.earths import Earth


def test_given_the_26_cards_then_each_has_an_effect():
    assert sorted(cards.EFFECTS) == sorted(CARDS)


# Points


def test_biodiversity_given_shared_tiles_then_one_point_each_however_many_others_are_there():
    e = Earth().put("bird", "desert", 3).put("insect", "desert").put("mammal", "desert")
    e.put("bird", "forest").put("reptile", "forest").put("bird", "jungle", 2).put("insect", "savannah")
    assert e.card("biodiversity", "bird").of("vp", "bird") == 2


def test_biodiversity_given_no_shared_tile_then_it_says_why_it_does_nothing():
    e = Earth().put("bird", "desert")
    assert e.idle("biodiversity", "bird") == "alone"
    assert "dominant-species-card-nothing" in [event.text.id for event in e.card("biodiversity", "bird").events]
    assert e.of("vp", "bird") == 0


def test_ecodiversity_given_two_printed_suns_then_each_sun_on_earth_counts_once_and_only_the_taker_scores():
    e = Earth().need("reptile", "water")
    e.disk("sun", "desert"), e.disk("sun", "forest"), e.disk("water", "jungle"), e.disk("meat", "mountain")
    e.card("ecodiversity", "reptile")
    assert [e.of("vp", each) for each in ANIMALS] == [0, 3, 0, 0, 0, 0]


def test_fertile_given_a_tile_then_all_cubes_there_count():
    e = Earth().put("bird", "desert", 2).put("insect", "desert", 3).put("bird", "forest")
    e.card("fertile", "bird")
    assert sorted(e.keys) == ["tile:desert", "tile:forest"]
    assert e.foretold("tile:desert").args == {"n": 5}
    assert e.play("tile:desert").of("vp", "bird") == 5


def test_niche_biomes_given_animals_ahead_then_they_lose_the_value_of_the_tile_but_not_below_0():
    e = Earth().put("bird", "savannah")
    e.state.vp[:] = [20, 6, 5, 5, 4, 0]
    e.card("niche_biomes", "bird", scored="savannah")
    assert e.state.vp == [13, 0, 5, 5, 4, 0]


def test_niche_biomes_given_a_frozen_tile_then_its_value_is_that_of_tundra():
    e = Earth()
    e.state.vp[:] = [20, 0, 5, 0, 0, 0]
    assert e.card("niche_biomes", "bird", scored="tundra").state.vp == [19, 0, 5, 0, 0, 0]
    assert e.idle("niche_biomes", "mammal") == "none-ahead"


def test_w19_ice_age_given_dominated_tiles_then_every_animal_is_paid_and_the_turn_is_the_last():
    e = Earth()
    for terrain in ("desert", "forest", "jungle"):
        e.disk("sun", terrain)
        e.put("reptile", terrain).put("insect", terrain)
    e.disk("grass", "savannah")
    e.put("insect", "savannah")
    e.card("ice_age", "insect")
    assert [e.of("vp", each) for each in ("reptile", "insect", "mammal")] == [6, 1, 0]
    assert e.state.last_turn
    assert e.state.ended == "ice_age"


# Pawns and initiative


def test_omnivore_then_only_the_taker_gets_a_pawn_that_is_available_at_once():
    e = Earth()
    before = list(e.state.pawns)
    e.card("omnivore", "amphibian")
    assert [now - then for now, then in zip(e.state.pawns, before, strict=True)] == [0, 0, 0, 1, 0, 0]


@pytest.mark.parametrize(
    ("card", "taker", "gained"),
    [
        ("intelligence", "bird", [1, 1, 1, 0, 0, 0]),
        ("intelligence", "mammal", [1, 0, 0, 0, 0, 0]),
        ("parasitism", "bird", [0, 0, 1, 1, 1, 1]),
        ("parasitism", "insect", [0, 0, 0, 0, 0, 1]),
    ],
)
def test_intelligence_and_parasitism_then_those_above_or_below_gain_too(card: str, taker: str, gained: list[int]):
    e = Earth()
    before = list(e.state.owned)
    e.card(card, taker)
    assert [now - then for now, then in zip(e.state.owned, before, strict=True)] == gained


def test_nocturnal_then_the_animal_swaps_with_the_one_to_its_left_and_the_first_cannot():
    e = Earth()
    assert [ANIMALS[each] for each in e.state.initiative][:3] == ["insect", "arachnid", "amphibian"]
    e.card("nocturnal", "amphibian")
    assert [ANIMALS[each] for each in e.state.initiative][:3] == ["insect", "amphibian", "arachnid"]
    assert e.idle("nocturnal", "insect") == "first"


def all_placed(e: Earth, animal: str, section: str, index: int) -> None:
    """Leave an animal one pawn, and that on the display."""
    number = ANIMALS.index(animal)
    e.state.pawns[number] = 0
    e.state.owned[number] = 1
    e.state.spaces[section][index] = number


def test_instinct_then_an_available_pawn_goes_to_any_vacant_space_and_others_are_refused():
    e = Earth()
    all_placed(e, "insect", "domination", 1)
    e.card("instinct", "bird")
    assert len(e.keys) == sum(SPACES.values()) - 1
    with pytest.raises(IllegalMove):
        e.play("space:domination:2")
    before = e.of("pawns", "bird")
    e.play("space:domination:3")
    assert e.state.spaces["domination"][2] == ANIMALS.index("bird")
    assert e.of("pawns", "bird") == before - 1


def test_instinct_given_a_box_then_the_preview_looks_at_what_falls_into_it_for_the_next_turn():
    e = Earth()
    e.state.boxes["wasteland"] = [0]
    e.state.bag[0] -= 1
    e.card("instinct", "bird")
    assert e.foretold("space:depletion:1").id == "dominant-species-about-depletion"  # empty now, not then
    assert e.foretold("space:wasteland:1").id == "dominant-species-space-empty-then"
    assert e.foretold("space:abundance:1").id == "dominant-species-about-abundance"


def test_instinct_given_the_last_turn_then_the_preview_says_that_a_pawn_that_waits_does_nothing():
    e = Earth()
    e.state.last_turn = True
    e.card("instinct", "bird")
    assert e.foretold("space:migration:1").id == "dominant-species-space-too-late"
    assert e.foretold("space:domination:5").id == "dominant-species-about-domination"


def test_instinct_given_no_available_pawn_then_nothing_happens():
    e = Earth()
    all_placed(e, "bird", "migration", 0)
    assert e.idle("instinct", "bird") == "no-pawn"
    assert e.card("instinct", "bird").kind == "plan"


# Elements of animals


def test_w21_disease_then_richer_animals_lose_an_added_disk_of_their_choice_in_the_order_of_the_food_chain():
    e = Earth().need("mammal", "sun", "water").need("insect", "grub").need("bird", "seed")
    e.card("disease", "reptile")
    assert (e.kind, e.asked) == ("lose_element", "mammal")
    e.play("lose:water")
    assert e.kind == "plan"  # those with one type are not asked
    assert (e.added("mammal"), e.added("insect"), e.added("bird")) == (["sun"], [], [])
    assert e.state.bag[ELEMENTS.index("water")] == 20  # the bag has it again


def test_w21_disease_given_only_printed_elements_then_a_richer_amphibian_loses_nothing():
    assert Earth().idle("disease", "mammal") == "none-richer"


def test_disease_given_as_many_elements_then_nothing_is_lost():
    e = Earth().need("mammal", "sun").need("bird", "seed")
    assert e.idle("disease", "mammal") == "none-richer"
    assert e.need("bird", "grub").card("disease", "mammal").asked == "bird"


def test_w21_symbiotic_then_the_taker_and_those_with_fewer_gain_one_each():
    e = Earth().need("mammal", "sun").need("bird", "sun")
    e.card("symbiotic", "mammal")
    assert [len(e.added(each)) for each in ANIMALS] == [2, 1, 1, 0, 1, 1]


def test_w21_symbiotic_given_six_elements_then_only_those_with_fewer_gain():
    e = Earth().need("mammal", "sun", "sun", "water", "grub")
    e.card("symbiotic", "mammal")
    assert [len(e.added(each)) for each in ANIMALS] == [4, 1, 1, 1, 1, 1]


def test_symbiotic_given_a_bag_that_runs_dry_then_the_taker_draws_first_and_the_last_get_none():
    e = Earth().need("insect", "sun")
    e.empty_bag()
    for element in e.state.boxes["regression"][:2]:
        e.state.boxes["regression"].remove(element)
        e.state.bag[element] += 1
    e.card("symbiotic", "insect")
    assert [len(e.added(each)) for each in ANIMALS] == [1, 0, 0, 0, 0, 2]
    assert e.idle("symbiotic", "insect") == "bag"


def test_metamorphosis_then_an_added_disk_is_exchanged_and_may_be_taken_back():
    e = Earth().need("bird", "sun", "water")
    e.card("metamorphosis", "bird").play("lose:sun", "element:sun")
    assert e.added("bird") == ["sun", "water"]
    e.card("metamorphosis", "bird").play("lose:sun", "element:grub")
    assert e.added("bird") == ["water", "grub"]


def test_metamorphosis_given_an_empty_bag_then_only_what_was_given_can_be_taken():
    e = Earth().need("bird", "sun")
    e.empty_bag()
    assert e.card("metamorphosis", "bird").kind == "plan"
    assert e.added("bird") == ["sun"]


def test_metamorphosis_given_only_printed_elements_then_nothing_happens():
    assert Earth().idle("metamorphosis", "amphibian") == "printed"


def test_immigrants_then_every_animal_chooses_in_the_order_of_the_food_chain():
    e = Earth().need("mammal", "sun").put("reptile", "desert", 4).put("reptile", "forest", 2).put("bird", "jungle")
    e.card("immigrants", "reptile")
    assert (e.asked, e.keys) == ("mammal", ["element:sun", "pawn", "species"])
    e.play("element:sun")
    assert (e.asked, e.keys, e.refused) == ("reptile", ["pawn", "species"], {"element": "printed"})
    e.play("species")
    assert (e.cubes("reptile", "desert"), e.cubes("reptile", "forest"), e.of("eliminated", "reptile")) == (1, 1, 4)
    owned = e.of("owned", "bird")
    assert e.play("pawn").of("owned", "bird") == owned - 1
    assert e.play("species").of("eliminated", "amphibian") == 0  # it may cost nothing
    assert e.play("pawn", "species").kind == "plan"
    assert e.added("mammal") == []


def test_immigrants_given_no_available_pawn_then_one_on_the_display_is_chosen():
    e = Earth()
    all_placed(e, "mammal", "domination", 4)
    e.card("immigrants", "reptile")
    assert e.keys == ["pawn:domination:5", "species"]
    e.play("pawn:domination:5")
    assert e.state.spaces["domination"][4] == NONE
    assert (e.of("owned", "mammal"), e.of("pawns", "mammal")) == (0, 0)


# Elements on earth


def test_aquatic_then_a_disk_of_choice_and_up_to_four_cubes_come_to_a_wetland():
    e = Earth()
    e.card("aquatic", "insect")
    assert e.kind == "bag_element"  # the only water is chosen by itself; the sea lies under ice
    at = e.corner("wetland", "savannah")
    e.play("element:grass", e.at("corner", at))
    assert e.keys == ["n:4", "n:3", "n:2", "n:1", "n:0"]
    e.play("n:4")
    assert e.state.corners[at] == ELEMENTS.index("grass")
    assert e.cubes("insect", "wetland") == 4
    assert e.dominant("wetland") == "insect"


def test_aquatic_given_two_waters_then_the_tile_is_named_first_and_others_are_refused():
    e = Earth()
    e.state.terrain[e.hex("tundra")] = TERRAINS.index("sea")  # the ice has gone from the sea in the middle
    e.state.tundra += 1
    e.card("aquatic", "bird")
    assert sorted(e.keys) == ["tile:sea", "tile:wetland"]
    assert e.refused["tile:forest"] == "not-water"


def test_aquatic_given_no_vacant_corner_then_cubes_still_come():
    e = Earth()
    for at in CORNERS_OF[e.hex("wetland")]:
        e.state.corners[at] = 0
        e.state.bag[0] -= 1
    e.card("aquatic", "bird")
    assert e.kind == "aquatic_count"
    assert e.play("n:2").cubes("bird", "wetland") == 2


def test_aquatic_given_an_empty_gene_pool_then_the_disk_still_comes():
    e = Earth().drain("bird", keep=1)
    e.card("aquatic", "bird").play("element:sun", e.at("corner", e.corner("wetland")))
    assert e.keys == ["n:1", "n:0"]
    e.play("n:0")
    assert e.drain("bird").card("aquatic", "bird").kind == "bag_element"
    assert e.play("element:sun", e.at("corner", e.corner("wetland"))).kind == "plan"


def test_aquatic_given_nothing_to_place_or_no_water_then_it_does_nothing():
    e = Earth().drain("bird")
    e.empty_bag()
    assert e.idle("aquatic", "bird") == "nothing-to-place"
    e.state.terrain[e.hex("wetland")] = TUNDRA
    assert e.idle("aquatic", "bird") == "no-water"


def test_habitat_then_a_disk_of_choice_goes_to_any_vacant_corner_and_missing_types_are_refused():
    e = Earth()
    e.state.boxes["regression"] = [0] * 20
    e.state.bag[0] = 0
    e.card("habitat", "bird").play("tile:tundra")
    assert e.refused == {"element:meat": "not-in-bag"}
    at = e.corner("tundra", "desert", "savannah")
    e.play("element:seed", e.at("corner", at))
    assert e.state.corners[at] == ELEMENTS.index("seed")


def test_habitat_given_an_empty_bag_then_nothing_happens():
    e = Earth()
    e.empty_bag()
    assert e.idle("habitat", "bird") == "bag"


def test_blight_then_one_disk_stays_on_the_tile_and_the_others_go_to_the_bag():
    e = Earth()
    kept, shared = e.disk("sun", "desert"), e.disk("water", "desert", "savannah")
    e.disk("sun", "desert")
    e.disk("meat", "forest")
    e.disk("meat", "mountain"), e.disk("grub", "mountain")
    e.card("blight", "bird")
    assert sorted(e.keys) == ["tile:desert", "tile:mountain"]
    assert e.refused["tile:forest"] == "one-element"
    e.play("tile:desert", e.at("keep", kept))
    assert [e.state.corners[at] for at in CORNERS_OF[e.hex("desert")]].count(NONE) == 5
    assert e.state.corners[kept] == ELEMENTS.index("sun")
    assert e.state.corners[shared] == NONE
    assert e.state.bag[ELEMENTS.index("sun")] == 19


def test_blight_given_no_tile_with_two_disks_then_nothing_happens():
    e = Earth()
    e.disk("sun", "desert")
    assert e.idle("blight", "bird") == "no-two-elements"


def test_ice_sheet_then_a_glaciation_is_carried_out_with_its_points_and_disks():
    e = Earth().put("bird", "desert", 3).put("insect", "desert")
    e.card("ice_sheet", "bird")
    assert e.refused == {"tile:tundra": "tundra"}
    assert e.foretold("tile:desert").args == {"vp": 1, "lost": 0, "back": 2}
    at = e.hex("desert")
    e.play("tile:desert")
    assert e.state.terrain[at] == TUNDRA
    assert e.state.species[at][ANIMALS.index("bird")] == 1
    assert (e.of("vp", "bird"), e.of("pool", "bird"), e.of("eliminated", "bird")) == (1, 33, 0)
    between = next(at for at in CORNERS_OF[at] if {e.state.terrain[x] for x in TOUCHES[at]} == {TUNDRA, 2})
    e.state.corners[between] = 1
    e.state.bag[1] -= 1
    e.card("ice_sheet", "bird", scored="forest").play("tile:savannah")
    assert e.state.corners[between] == NONE
    assert e.of("vp", "bird") == 4


def test_ice_sheet_given_no_tundra_tile_then_nothing_happens():
    e = Earth()
    e.state.tundra = 0
    assert e.idle("ice_sheet", "bird") == "no-tundra-left"
