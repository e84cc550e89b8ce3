"""The worked examples of the rules, named by their numbers (docs/rules/dominant_species.md)."""

from __future__ import annotations

import pytest

from games.dominant_species.board import CENTRE, HEXES, NAMED, NAMES
from games.dominant_species.dominance import elements_at
from games.dominant_species.facts import ANIMALS, NONE, bonus
from games.dominant_species.steps.earth import vacant_hexes
from games.dominant_species.steps.execution import Section
from games.dominant_species.steps.reset import Reset, reseed_elements
from games.dominant_species.table import tiles_beside
from tests.dominant_species.scenes import new, scene, start


def test_w1_given_the_desert_then_the_insect_dominates_by_elements_not_by_cubes():
    s = scene().add("insect", "grub", "water").add("amphibian", "grub", "grub", "meat")
    s.disk("grass", "e4.e").disk("grub", "e4.se").disk("sun", "e4.sw", "e4.w", "e4.ne")
    s.put("insect", "e4").put("amphibian", "e4", 3)
    assert (s.match("insect", "e4"), s.match("amphibian", "e4")) == (3, 2)
    assert s.dominant("e4") == "insect"


def test_w1_given_a_reptile_that_moves_in_then_it_matches_6_and_dominates():
    s = scene().add("insect", "grub", "water").disk("sun", "e4.sw", "e4.w", "e4.ne").disk("grass", "e4.e")
    s.put("insect", "e4").put("reptile", "e3").act("migration", "reptile").play("from:e3", "to:e4")
    assert s.match("reptile", "e4") == 6
    assert s.dominant("e4") == "reptile"


def test_w1_given_the_shared_sun_when_it_goes_then_the_reptile_on_the_savannah_is_endangered():
    s = scene().disk("sun", "e4.ne", "e4.sw", "e4.w").disk("water", "e3.nw")
    s.put("reptile", "e3").put("amphibian", "d2")
    assert s.match("reptile", "e3") == 2
    s.act("migration", "amphibian").play("from:d2", "to:e3")
    assert (s.match("amphibian", "e3"), s.dominant("e3")) == (3, "amphibian")
    s.box("depletion", "sun").act("depletion", "bird").play("remove:sun")
    s.play("corner:e3.se")
    assert s.endangered("reptile", "e3")
    assert s.match("reptile", "e4") == 4


def test_w2_given_six_players_when_the_reptile_acts_in_initiative_then_it_swaps_and_its_pawn_acts_later():
    s = start().pawn("bird", "abundance", 1)
    assert s.order() == ["insect", "arachnid", "amphibian", "bird", "reptile", "mammal"]
    s.pawn("reptile", "initiative").run(Section(section="initiative"), Section(section="abundance"))
    assert s.asked == "reptile"
    s.play("space:abundance:2")
    assert s.order() == ["insect", "arachnid", "amphibian", "reptile", "bird", "mammal"]
    assert (s.kind, s.asked) == ("abound", "bird")
    assert (s.play("done").kind, s.asked) == ("abound", "reptile")


def test_w3_given_the_adaptation_section_when_the_insect_takes_meat_then_three_are_left():
    s = start().box("adaptation", "meat", "grub", "grub", "grass")
    s.act("adaptation", "insect", "mammal", "arachnid")
    assert s.keys == ["take:meat", "take:grub", "take:grass", "done"]
    s.play("take:meat")
    assert s.added("insect") == ["meat"]
    assert s.in_box("adaptation") == ["grub", "grub", "grass"]


def test_w3_given_the_other_grub_is_left_then_it_threatens_the_insect_next_turn():
    s = start().box("adaptation", "meat", "grub", "grub", "grass").act("adaptation", "insect", "mammal", "arachnid")
    s.play("take:grub", "take:meat", "take:grass")
    reseed_elements(s.game)
    assert s.in_box("regression") == ["grub"]
    s.act("regression")
    assert s.added("insect") == []
    assert s.added("mammal") == ["meat"]


def test_w4_given_shields_then_insect_and_reptile_keep_their_grubs_and_a_third_animal_loses_one():
    s = start().box("regression", "grub", "grub").add("insect", "grub", "sun").add("reptile", "grub")
    s.add("bird", "grub", "grub").act("regression", "insect")
    assert s.asked == "reptile"
    s.play("keep:grub", "keep:grub")
    assert (s.added("insect"), s.added("reptile"), s.added("bird")) == (["sun", "grub"], ["grub"], ["grub"])
    assert s.of("pawns", "insect") == 3


def test_w6_given_the_wasteland_box_then_the_arachnid_saves_the_grubs_and_all_waters_of_the_tundra_go():
    s = scene().disk("grub", "d3.nw", "d3.sw").disk("water", "d3.e", "d3.ne", "e4.se")
    s.put("amphibian", "e3").box("wasteland", "grub", "water")
    assert s.dominant("e3") == "amphibian"
    s.act("wasteland", "arachnid").play("save:grub")
    assert [s.element(at) for at in ("d3.nw", "d3.sw", "d3.e", "d3.ne", "e4.se")] == [
        "grub",
        "grub",
        None,
        None,
        "water",
    ]
    assert s.in_box("wasteland") == ["water"]
    assert s.endangered("amphibian", "e3")
    assert s.dominant("e3") is None


def test_w6_given_no_pawn_then_the_grubs_go_too():
    s = scene().disk("grub", "d3.nw").disk("water", "d3.e").box("wasteland", "grub", "water").act("wasteland")
    assert (s.element("d3.nw"), s.element("d3.e")) == (None, None)


def test_w8_given_the_desert_is_glaciated_then_one_of_each_stays_and_the_others_return_to_the_gene_pools():
    s = scene().put("amphibian", "e4", 4).put("bird", "e4", 2).put("insect", "e4").disk("sun", "d3.e")
    here = ("amphibian", "bird", "insect")
    pools = [s.of("pool", animal) for animal in here]
    s.act("glaciation", "reptile").play("freeze:e4")
    assert s.vp("reptile") == 1
    assert [s.cubes(animal, "e4") for animal in ("amphibian", "bird", "insect")] == [1, 1, 1]
    assert [s.of("pool", animal) for animal in ("amphibian", "bird", "insect")] == [
        pools[0] + 3,
        pools[1] + 1,
        pools[2],
    ]
    assert s.element("d3.e") == "sun"
    assert not any(s.state.eliminated)
    assert s.terrain("e4") == "tundra"


def test_w8_given_the_other_choice_then_two_tundras_bring_3_points_and_the_sun_between_three_goes():
    s = scene().freeze("e4").disk("sun", "d3.e").put("reptile", "e3", 3).put("arachnid", "d3", 2).put("insect", "d3")
    s.act("glaciation", "reptile").play("freeze:e3")
    assert s.vp("reptile") == 3
    assert s.element("d3.e") is None


def test_w9_given_grass_between_savannah_desert_and_tundra_then_3_2_and_1_cubes_are_added_and_a_tie_ends_dominance():
    s = scene().disk("grass", "d3.e").disk("water", "e4.e").disk("grub", "e4.se")
    s.add("arachnid", "grass").put("amphibian", "e4")
    assert s.dominant("e4") == "amphibian"
    s.act("speciation", "arachnid", spaces=(6,))
    s.play("at:d3.e", "n:1", "n:3", "n:2")
    assert [s.cubes("arachnid", hex_) for hex_ in ("e3", "e4", "d3")] == [3, 2, 1]
    assert s.match("arachnid", "e4") == s.match("amphibian", "e4") == 3
    assert s.dominant("e4") is None
    assert (s.kind, s.asked) == ("speciate_freely", "insect")
    assert s.play("on:e3").cubes("insect", "e3") == 1


def test_w10_given_a_wetland_is_laid_then_it_scores_3_and_animals_move_in_by_the_food_chain():
    s = scene().put("bird", "d2", 2).put("arachnid", "d2").put("insect", "e3", 3)
    s.show(0, "wetland").box("wanderlust", "seed", "sun", "sun", "sun")
    s.act("wanderlust", "bird").play("stack:1", "to:e2", "take:seed", "corner:e1.se")
    assert s.vp("bird") == 3
    assert s.asked == "bird"
    s.play("from:d2", "n:1")
    assert s.dominant("e2") == "bird"
    assert s.asked == "arachnid"
    assert s.play("done").asked == "insect"
    s.play("from:e3", "n:2")
    assert [s.cubes(animal, "e2") for animal in ("bird", "arachnid", "insect")] == [1, 0, 2]
    assert s.kind == "plan"


def test_w12_given_the_desert_and_forest_space_then_one_forest_and_one_tundra_and_nothing_else():
    s = scene().tile("forest", "c5").tile("sea", "d1")
    for hex_ in ("c4", "c5", "d3", "d1"):
        s.put("reptile", hex_).put("mammal", hex_).put("insect", hex_)
    s.act("competition", "reptile", spaces=(3,))
    assert sorted(s.keys) == ["done", "on:c4", "on:c5", "on:d3"]
    assert s.why("on:d1") == "terrain"
    s.play("on:c4", "victim:mammal")
    assert s.keys == ["on:d3", "done"]
    assert s.why("on:c5") == "terrain"
    s.play("on:d3", "victim:insect")
    assert (s.of("eliminated", "mammal"), s.of("eliminated", "insect")) == (1, 1)
    assert s.kind == "plan"


def test_w13_given_the_wetland_then_cubes_pay_and_elements_give_the_card_whoever_chose_the_tile():
    s = scene().put("amphibian", "d2", 4).put("reptile", "d2", 2).put("bird", "d2", 2).disk("sun", "d2.e")
    s.act("domination", "insect").play("score:d2")
    assert [s.vp(animal) for animal in ("amphibian", "reptile", "bird", "insect")] == [8, 4, 2, 0]
    assert (s.kind, s.asked) == ("take_card", "reptile")
    assert len(s.keys) == 5


def test_w14_given_several_animals_each_then_the_lowest_of_each_player_decides():
    game = new(2, several=True)
    first, second = ([animal for animal in range(6) if game.state.owner[animal] == seat] for seat in (0, 1))
    for animals, points in ((first, (70, 145, 160)), (second, (75, 85, 95))):
        for animal, n in zip(animals, points, strict=True):
            game.state.vp[animal] = n
    outcome = game.result()
    assert outcome.scores == (70, 75)
    assert outcome.winners == (1,)


def test_2_9_given_two_own_animals_with_the_same_lowest_points_then_the_higher_ranked_breaks_the_tie():
    game = new(2, several=True, animals="drafted")
    for animal in (0, 1, 2, 5, 4):
        seat, decision = next(iter(game.pending().items()))
        game.play(seat, next(option.key for option in decision.options if option.value == animal))
    game.state.vp[:] = [40] * 6
    outcome = game.result()
    assert outcome.scores == (40, 40)
    assert outcome.winners == (game.state.owner[0],)
    assert outcome.reason.id == "dominant-species-victory-by-chain"


@pytest.mark.parametrize("seed", range(5))
def test_w15_given_a_random_earth_then_whoever_has_fewer_cubes_gets_the_difference_in_points(seed):
    game = new(6, seed, random_earth=True)
    cubes = [sum(here[animal] for here in game.state.species) for animal in range(6)]
    assert game.state.vp == [max(cubes) - n for n in cubes]
    assert sum(game.state.bag) == 120 - 12 - 12
    tundra, rest = game.state.species[CENTRE], [hex_ for hex_ in game.state.tiles() if hex_ != CENTRE]
    assert not any(tundra)
    for hex_ in rest:
        assert game.state.species[hex_] == [elements_at(game.state, hex_).count(each) for each in range(6)]


def test_w16_given_the_start_then_matches_dominances_and_first_points_are_as_computed():
    s = start()
    matches = {
        "d2": {"amphibian": 6, "arachnid": 2, "insect": 2},
        "e3": {"insect": 4, "amphibian": 3, "reptile": 2},
        "e4": {"reptile": 4, "insect": 2, "mammal": 2},
        "d4": {"mammal": 4, "reptile": 2, "bird": 2},
        "c4": {"bird": 4, "mammal": 2, "arachnid": 2},
        "c3": {"arachnid": 4, "amphibian": 3, "bird": 2},
    }
    for hex_, wanted in matches.items():
        here = s.state.species[NAMED[hex_]]
        assert {ANIMALS[each]: s.match(ANIMALS[each], hex_) for each, n in enumerate(here) if n} == wanted
        assert s.dominant(hex_) == next(iter(wanted))
    assert sum(s.state.species[NAMED["d3"]]) == 0
    assert s.state.survivor == NONE


def test_w16_given_the_start_then_twelve_hexes_take_a_new_tile_for_3_or_1_points():
    state = start().state
    points = {NAMES[hex_]: bonus(tiles_beside(state, hex_)) for hex_ in vacant_hexes(state)}
    at = {(q, r): NAMES[number] for number, (q, r) in enumerate(HEXES)}
    two = {at[each] for each in ((-2, 1), (-1, -1), (-1, 2), (1, -2), (1, 1), (2, -1))}
    one = {at[each] for each in ((-2, 0), (-2, 2), (0, -2), (0, 2), (2, -2), (2, 0))}
    assert points == {**dict.fromkeys(two, 3), **dict.fromkeys(one, 1)}


def test_w16_given_wetland_and_then_savannah_are_glaciated_then_3_points_and_the_water_between_goes():
    s = start().act("glaciation", "bird")
    assert all(s.decision.detail(key).args["vp"] == 1 for key in s.keys if key != "done")
    assert all(s.decision.detail(key).args["lost"] == 0 for key in s.keys if key != "done")
    s.play("freeze:d2").act("glaciation", "bird").play("freeze:e3")
    assert s.vp("bird") == 4
    assert s.element("d3.ne") is None


def test_w18_given_turns_then_left_overs_fall_from_box_to_box():
    s = start()
    left = {section: sorted(s.in_box(section)) for section in ("adaptation", "abundance")}
    assert [s.in_box(section) for section in ("regression", "wasteland", "depletion")] == [[], [], []]
    reseed_elements(s.game)
    assert sorted(s.in_box("regression")) == left["adaptation"]
    assert sorted(s.in_box("wasteland")) == left["abundance"]
    assert s.in_box("depletion") == []
    wasteland = s.in_box("wasteland")
    reseed_elements(s.game)
    assert s.in_box("depletion") == wasteland


def test_w19_given_seven_dominated_tiles_when_the_ice_age_is_taken_then_28_points_and_this_turn_is_the_last():
    s = scene().tile("sea", "e2")
    tiles = ("d2", "e3", "e4", "d4", "c4", "c3", "e2")
    for hex_ in tiles:
        s.put("reptile", hex_)
    s.disk("sun", "d3.e", "d3.w", "d3.ne", "c4.e", "e4.e", "d2.nw", "e2.ne")
    assert all(s.dominant(hex_) == "reptile" for hex_ in tiles)
    state = s.state
    state.deck.cards.remove("ice_age")
    state.deck.seen.pop(0)
    state.deck.cards.append(state.offer.cards.pop())
    state.deck.seen.append(0)
    state.offer.cards.append("ice_age")
    s.act("domination", "bird", "insect").play("score:d2", "card:ice_age")
    assert s.vp("reptile") == 8 + 28
    assert state.last_turn
    assert s.asked == "insect"  # what is left of Domination is still carried out
    s.play("done").run(Reset())
    assert s.game.outcome is not None
    assert s.vp("reptile") == 36 + 8 + 7 + 4 + 3 + 5 + 6 + 9
    assert s.game.outcome.breakdown[state.owner[1]][1][1] == 42
