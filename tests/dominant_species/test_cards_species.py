"""The dominance cards that add, move and eliminate species (1.13, 2.6)."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.dominant_species.facts import ANIMALS
from tests.dominant_species.earths import Earth

# Eliminating


def test_biomass_then_each_crowded_tile_loses_one_cube_of_the_takers_choice():
    e = Earth().put("bird", "desert", 2).put("insect", "desert").put("bird", "forest").put("mammal", "jungle", 2)
    e.disk("sun", "desert"), e.disk("sun", "desert")
    e.disk("sun", "jungle"), e.disk("sun", "jungle")
    e.card("biomass", "bird")
    assert (e.kind, sorted(e.keys)) == ("victim", ["victim:bird", "victim:insect"])
    e.play("victim:insect")
    assert (e.cubes("insect", "desert"), e.cubes("bird", "desert")) == (0, 2)
    assert e.cubes("bird", "forest") == 0  # alone there: the own cube goes
    assert e.cubes("mammal", "jungle") == 2  # as many disks as cubes
    assert e.kind == "plan"


def test_biomass_given_no_crowded_tile_then_nothing_happens():
    e = Earth().put("bird", "desert")
    e.disk("sun", "desert")
    assert e.idle("biomass", "bird") == "not-crowded"


def test_predator_then_one_opposing_cube_goes_on_each_shared_tile():
    e = Earth().put("bird", "desert").put("insect", "desert", 2).put("mammal", "desert")
    e.put("bird", "forest").put("reptile", "forest").put("bird", "jungle").put("mammal", "savannah")
    e.card("predator", "bird")
    assert sorted(e.keys) == ["victim:insect", "victim:mammal"]
    e.play("victim:insect")
    assert (e.cubes("insect", "desert"), e.cubes("reptile", "forest"), e.cubes("mammal", "savannah")) == (1, 0, 1)
    assert [e.cubes("bird", each) for each in ("desert", "forest", "jungle")] == [1, 1, 1]
    assert e.kind == "plan"


def test_predator_given_no_shared_tile_then_nothing_happens():
    assert Earth().put("bird", "desert").idle("predator", "bird") == "alone"


def test_catastrophe_then_one_cube_in_all_survives_and_each_tile_beside_loses_one():
    e = Earth().put("bird", "desert", 2).put("insect", "desert", 3)
    e.put("bird", "savannah", 1).put("mammal", "mountain").put("insect", "mountain").put("bird", "jungle", 2)
    e.card("catastrophe", "bird")
    assert e.foretold("tile:desert").args == {"n": 4, "own": 2, "beside": 2}
    e.play("tile:desert")
    assert e.kind == "catastrophe_keep"
    e.play("keep:bird")
    assert (e.cubes("bird", "desert"), e.cubes("insect", "desert")) == (1, 0)
    e.play("victim:mammal")
    assert e.cubes("mammal", "mountain") == 0
    assert e.cubes("bird", "savannah") == 0  # compulsory, also against oneself
    assert e.cubes("bird", "jungle") == 2  # not beside the desert
    assert e.kind == "plan"


def test_catastrophe_given_a_tile_where_nothing_would_go_then_it_cannot_be_chosen():
    e = Earth().put("bird", "desert")
    e.card("catastrophe", "bird")
    assert sorted(e.keys) == ["tile:mountain", "tile:savannah", "tile:tundra"]  # all beside the only cube
    assert e.refused["tile:desert"] == "nothing-there"
    assert e.play("tile:tundra").cubes("bird", "desert") == 0


def test_cold_snap_then_every_other_animal_loses_one_cube_on_each_tundra_tile():
    e = Earth().put("bird", "tundra", 2).put("insect", "tundra", 2).put("mammal", "tundra").put("insect", "desert")
    e.card("cold_snap", "bird")
    assert [e.cubes(each, "tundra") for each in ("bird", "insect", "mammal")] == [2, 1, 0]
    assert e.cubes("insect", "desert") == 1


def test_cold_snap_given_nobody_else_on_tundra_then_nothing_happens():
    assert Earth().put("bird", "tundra").idle("cold_snap", "bird") == "no-tundra-species"


# Adding


def test_evolution_then_cubes_of_two_different_animals_are_replaced_anywhere():
    e = Earth().put("insect", "desert", 2).put("mammal", "jungle").put("insect", "forest")
    e.card("evolution", "bird").play("replace:insect", "tile:desert")
    assert e.refused == {"replace:insect": "once-each"}
    assert e.keys == ["replace:mammal", "done"]
    e.play("replace:mammal")
    assert (e.cubes("bird", "desert"), e.cubes("insect", "desert"), e.cubes("bird", "jungle")) == (1, 1, 1)
    assert (e.of("eliminated", "insect"), e.of("eliminated", "mammal"), e.kind) == (1, 1, "plan")


def test_evolution_given_three_others_then_only_two_lose_a_cube():
    e = Earth().put("insect", "desert").put("mammal", "jungle").put("reptile", "forest")
    assert e.card("evolution", "bird").play("replace:insect", "replace:reptile").kind == "plan"
    assert e.cubes("mammal", "jungle") == 1


def test_evolution_given_one_cube_in_the_gene_pool_then_one_is_replaced():
    e = Earth().put("insect", "desert").put("mammal", "jungle").drain("bird", keep=1)
    assert e.card("evolution", "bird").play("replace:insect").kind == "plan"
    assert e.of("pool", "bird") == 0
    assert e.idle("evolution", "bird") == "pool"


def test_evolution_then_none_need_be_replaced():
    e = Earth().put("insect", "desert")
    assert e.card("evolution", "bird").play("done").cubes("insect", "desert") == 1


def test_fecundity_then_each_occupied_tile_may_get_one_cube():
    e = Earth().put("bird", "desert", 3).put("bird", "forest").put("insect", "jungle")
    e.card("fecundity", "bird").play("all")
    assert [e.cubes("bird", each) for each in ("desert", "forest", "jungle")] == [4, 2, 0]
    e.card("fecundity", "bird").play("tile:forest", "done")
    assert [e.cubes("bird", each) for each in ("desert", "forest")] == [4, 3]


def test_fecundity_given_too_few_cubes_then_the_taker_chooses_the_tiles():
    e = Earth().put("bird", "desert").put("bird", "forest").drain("bird", keep=1)
    e.card("fecundity", "bird")
    assert "all" not in e.keys
    assert e.play("tile:forest").kind == "plan"
    assert [e.cubes("bird", each) for each in ("desert", "forest")] == [1, 2]
    assert e.idle("fecundity", "bird") == "pool"


def test_hibernation_then_eliminated_cubes_return_and_are_protected():
    e = Earth().kill("bird", 7).put("bird", "desert")
    pool = e.of("pool", "bird")
    e.card("hibernation", "bird")
    assert len(e.keys) == 8  # any of the seven tiles, or none
    e.play("tile:desert")
    assert e.keys == ["n:5", "n:4", "n:3", "n:2", "n:1"]
    e.play("n:3")
    bird, desert = ANIMALS.index("bird"), e.hex("desert")
    assert (e.cubes("bird", "desert"), e.of("eliminated", "bird"), e.of("pool", "bird")) == (4, 4, pool)
    assert e.state.asleep(bird, desert) == 3


def test_hibernation_given_no_eliminated_cube_then_nothing_happens():
    assert Earth().idle("hibernation", "bird") == "none-eliminated"


def test_hibernation_given_a_later_loss_then_unprotected_cubes_go_first():
    e = Earth().kill("bird", 2).put("bird", "desert", 1)
    e.card("hibernation", "bird").play("tile:desert", "n:2")
    bird, desert = ANIMALS.index("bird"), e.hex("desert")
    e.card("biomass", "mammal")
    assert (e.cubes("bird", "desert"), e.state.asleep(bird, desert)) == (2, 2)
    e.card("biomass", "mammal")
    assert (e.cubes("bird", "desert"), e.state.asleep(bird, desert)) == (1, 1)


def test_hibernation_given_more_unprotected_cubes_then_no_more_than_those_that_hibernate_are_protected():
    e = Earth().kill("bird", 1).put("bird", "desert", 3)
    e.card("hibernation", "bird").play("tile:desert").card("biomass", "mammal")
    bird, desert = ANIMALS.index("bird"), e.hex("desert")
    assert (e.cubes("bird", "desert"), e.state.asleep(bird, desert)) == (3, 1)


# Moving


def test_mass_exodus_then_all_cubes_leave_and_a_group_may_be_split():
    e = Earth().put("bird", "desert", 3).put("insect", "desert").put("mammal", "forest")
    e.card("mass_exodus", "bird").play("tile:desert")
    assert e.kind == "exodus"
    assert sorted(e.keys) == ["to:mountain", "to:savannah", "to:tundra"]
    e.play("to:savannah", "n:2", "to:tundra")
    assert (e.cubes("bird", "savannah"), e.cubes("bird", "tundra"), e.kind) == (2, 1, "exodus")
    e.play("to:mountain")
    assert (e.cubes("insect", "mountain"), e.cubes("insect", "desert"), e.kind) == (1, 0, "plan")


def test_mass_exodus_given_an_empty_tile_then_it_cannot_be_chosen():
    e = Earth().put("bird", "desert").put("bird", "forest")
    e.card("mass_exodus", "bird")
    assert e.refused["tile:jungle"] == "nothing-there"
    with pytest.raises(IllegalMove):
        e.play("tile:jungle")


def test_mass_exodus_given_hibernated_cubes_then_their_protection_goes_with_them():
    e = Earth().kill("bird", 2).put("bird", "desert", 1)
    e.card("hibernation", "bird").play("tile:desert", "n:2")
    e.card("mass_exodus", "bird").play("to:savannah", "n:2", "to:tundra")
    bird = ANIMALS.index("bird")
    assert e.state.asleep(bird, e.hex("savannah")) == 1  # the unprotected one and one asleep
    assert e.state.asleep(bird, e.hex("tundra")) == 1
