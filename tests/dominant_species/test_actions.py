"""The twelve actions, with their edges (A1 to A12)."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.dominant_species.board import CORNERS_OF, NAMED, NAMES
from games.dominant_species.facts import ELEMENTS, NONE, SPACES
from games.dominant_species.steps.execution import Section
from games.dominant_species.steps.reset import slide
from tests.dominant_species.scenes import scene, start

# Planning


def test_planning_given_the_start_then_animals_place_a_pawn_each_round_by_initiative_and_cannot_pass():
    s = start()
    asked = []
    for _ in range(18):
        assert s.kind == "plan"
        assert len(s.keys) == 41 - len(asked)
        asked.append(s.asked)
        s.play(s.keys[-1])
    assert asked == ["insect", "arachnid", "amphibian", "bird", "reptile", "mammal"] * 3
    assert s.kind != "plan"


def test_planning_given_a_space_with_a_pawn_then_it_is_refused_with_its_owner():
    s = start().play("space:wasteland:1")
    assert s.why("space:wasteland:1") == "occupied"
    with pytest.raises(IllegalMove):
        s.play("space:wasteland:1")


def test_planning_given_an_empty_box_then_the_space_is_legal_and_comes_with_a_warning():
    s = start()
    assert s.decision.detail("space:depletion:1").id == "dominant-species-space-empty"
    assert s.decision.detail("space:abundance:1").id == "dominant-species-about-abundance"


def test_planning_given_an_animal_without_pawns_then_it_is_skipped():
    s = start()
    for index in range(3):
        s.pawn("insect", "glaciation", index + 1)
    s.run()
    assert s.asked == "arachnid"


# Initiative


def test_initiative_given_the_first_animal_then_it_places_its_pawn_without_a_swap():
    s = start().act("initiative", "insect").play("space:initiative:1")
    assert s.order()[0] == "insect"
    assert s.state.spaces["initiative"] == [5]  # it waits there for the next turn


def test_initiative_given_the_last_turn_then_the_preview_warns_of_the_space_just_left():
    s = start()
    s.state.last_turn = True
    s.act("initiative", "reptile")
    assert s.decision.detail("space:initiative:1").id == "dominant-species-space-too-late"
    assert s.decision.detail("space:adaptation:1").id == "dominant-species-about-adaptation"


def test_initiative_given_the_pawn_is_taken_home_then_nothing_is_swapped():
    s = start().act("initiative", "mammal").play("done")
    assert s.order()[-1] == "mammal"
    assert s.of("pawns", "mammal") == 3


# Adaptation and Regression


def test_adaptation_given_six_elements_then_the_action_is_lost():
    s = start().add("amphibian", "sun", "sun", "sun").act("adaptation", "amphibian")
    assert s.kind == "plan"
    assert s.lost() == ["full"]


def test_adaptation_given_an_animal_then_it_may_take_a_type_twice_and_forgo():
    s = start().box("adaptation", "sun", "sun", "sun", "sun").act("adaptation", "bird", "bird", "bird")
    s.play("take:sun", "take:sun", "done")
    assert s.added("bird") == ["sun", "sun"]


def test_regression_given_two_types_and_one_shield_then_the_owner_chooses_which_stays():
    s = start().box("regression", "sun", "meat").add("bird", "sun", "meat", "meat").act("regression", "bird")
    assert s.keys == ["keep:meat", "keep:sun", "done"]
    s.play("keep:sun")
    assert s.added("bird") == ["meat", "sun"]


def test_regression_given_two_shields_then_both_can_be_kept_at_once_or_given_up():
    s = start().box("regression", "grub", "meat").add("reptile", "grub", "meat").act("regression", "reptile")
    assert s.keys == ["keep:all", "keep:meat", "keep:grub", "done"]
    assert s.play("keep:all").added("reptile") == ["meat", "grub"]
    s = start().box("regression", "grub", "meat").add("reptile", "grub", "meat").act("regression", "reptile")
    assert s.play("done").added("reptile") == []


def test_regression_given_printed_elements_then_they_never_go():
    s = start().box("regression", "sun", "water").act("regression")
    assert s.match("amphibian", "d2") == 6
    assert s.kind == "plan"


def test_adaptation_given_no_element_left_then_the_action_is_lost():
    s = start().box("adaptation", "sun").act("adaptation", "bird", "mammal").play("take:sun")
    assert (s.kind, s.lost()) == ("plan", ["none-offered"])


# Abundance, Wasteland and Depletion


def test_abundance_given_an_element_then_it_goes_on_any_vacant_corner_even_at_the_rim():
    s = scene().box("abundance", "sun", "meat", "meat", "meat").act("abundance", "bird")
    s.play("take:sun", "on:c3")
    assert len(s.keys) == 6
    s.play(s.keys[2])
    assert s.in_box("abundance") == ["meat"] * 3
    assert s.state.corners.count(ELEMENTS.index("sun")) == 1


def test_abundance_given_a_full_tile_then_it_is_refused_and_with_no_vacant_corner_the_action_is_lost():
    s = scene()
    names = [f"d3.{way}" for way in ("e", "se", "sw", "w", "nw", "ne")]
    for name, element in zip(names, ELEMENTS, strict=True):
        s.disk(element, name)
    s.act("abundance", "bird").play(next(key for key in s.keys if key.startswith("take:")))
    assert s.why("on:d3") == "full"
    s = scene()
    for number in sorted({corner for hex_ in s.state.tiles() for corner in CORNERS_OF[hex_]}):
        element = max(range(6), key=s.state.bag.__getitem__)
        s.state.corners[number] = element
        s.state.bag[element] -= 1
    s.derive().act("abundance", "bird")
    assert (s.kind, s.lost()) == ("plan", ["no-corner"])


def test_wasteland_given_two_disks_of_a_type_then_saving_one_does_not_protect_it():
    s = scene().disk("sun", "d3.e").box("wasteland", "sun", "sun").act("wasteland", "reptile").play("save:sun")
    assert s.element("d3.e") is None
    assert s.in_box("wasteland") == ["sun"]


def test_depletion_given_no_matching_disk_then_it_has_no_effect_and_a_type_that_is_not_on_earth_is_refused():
    s = scene().disk("sun", "d3.e").box("depletion", "meat").act("depletion", "bird")
    assert (s.kind, s.lost()) == ("plan", ["not-on-earth"])
    s = scene().disk("sun", "d3.e", "e4.e").box("depletion", "meat", "sun").act("depletion", "bird")
    assert s.keys == ["remove:sun", "done"]
    assert s.why("remove:meat") == "not-on-earth"
    assert s.in_box("depletion") == ["meat", "sun"]


# Glaciation


def test_glaciation_given_a_queue_then_only_the_leftmost_acts_and_the_others_slide():
    s = start().act("glaciation", "bird", "insect", "mammal", spaces=(2, 3, 4)).play("freeze:d2")
    assert s.kind == "plan"
    assert s.state.spaces["glaciation"] == [NONE, NONE, 5, 0]
    slide(s.state)
    assert s.state.spaces["glaciation"] == [NONE, 5, 0, NONE]


def test_glaciation_given_a_pawn_that_cannot_slide_then_it_blocks_those_behind():
    s = start()
    s.state.spaces["glaciation"] = [1, 2, NONE, 3]
    slide(s.state)
    assert s.state.spaces["glaciation"] == [1, 2, 3, NONE]


def test_glaciation_given_tiles_then_tundra_and_tiles_far_from_it_are_refused():
    s = start().tile("sea", "d1").act("glaciation", "bird")
    assert s.why("freeze:d3") == "tundra"
    assert s.why("freeze:d1") == "not-beside-tundra"


def test_glaciation_given_no_tundra_tile_then_the_pawn_returns_and_nothing_happens():
    s = start()
    for name in ("d2", "e3", "e4", "d4", "c4"):
        s.freeze(name)
    for hex_, name in (
        ("c2", "sea"),
        ("b3", "forest"),
        ("b4", "jungle"),
        ("c5", "desert"),
        ("d5", "sea"),
        ("d1", "sea"),
    ):
        s.tile(name, hex_).freeze(hex_)
    assert s.state.tundra == 0
    s.act("glaciation", "bird")
    assert (s.kind, s.of("pawns", "bird"), s.lost()) == ("plan", 3, ["no-tundra-left"])


def test_glaciation_given_a_disk_laid_between_three_tundra_tiles_then_the_next_glaciation_takes_it_wherever_it_is():
    s = scene().freeze("d2", "e3").disk("sun", "d3.ne").disk("meat", "d3.e")
    s.act("glaciation", "bird")
    assert s.decision.detail("freeze:c4").args["lost"] == 1
    s.play("freeze:c4")
    assert (s.element("d3.ne"), s.element("d3.e")) == (None, "meat")


def test_glaciation_given_a_disk_at_the_rim_of_the_board_then_two_tundra_tiles_do_not_take_it():
    s = scene().tile("forest", "c1").tile("jungle", "b1").freeze("c1").disk("meat", "b1.ne")
    s.act("glaciation", "bird").play("freeze:b1")
    assert s.element("b1.ne") == "meat"


def test_glaciation_given_the_first_forgoes_it_then_nobody_else_acts_and_it_is_told():
    s = start().act("glaciation", "bird", "insect").play("done")
    assert (s.kind, s.told("forgone"), s.lost()) == ("plan", 1, [])
    assert s.state.spaces["glaciation"] == [NONE, 5, NONE, NONE]


# Speciation


def test_speciation_given_a_short_gene_pool_then_the_numbers_end_there_and_the_rest_is_skipped():
    s = scene().disk("meat", "d3.e")
    s.state.pool[5], s.state.eliminated[5] = 2, s.state.pool[5] - 2
    s.act("speciation", "insect").play("at:d3.e")
    assert s.keys == ["n:1", "n:0"]
    assert s.play("n:1").keys == ["n:1", "n:0"]
    assert (s.why("n:2"), s.why("n:3")) == ("pool", "pool")
    s.play("n:1")
    assert s.kind == "plan"  # nothing is left for the desert, nor for the free cube
    assert s.of("pool", "insect") == 0


def test_speciation_given_no_disk_of_the_type_then_no_effect():
    s = scene().act("speciation", "bird", spaces=(2,))
    assert s.kind == "speciate_freely"
    assert s.lost() == ["not-on-earth"]


def test_speciation_given_an_insect_without_pawns_then_it_still_adds_a_cube_anywhere():
    s = scene().act("speciation")
    assert s.asked == "insect"
    assert s.play("on:d3").cubes("insect", "d3") == 1


# Wanderlust


def test_wanderlust_given_a_stack_whose_tile_was_taken_then_it_shows_none_until_the_reset():
    s = scene().act("wanderlust", "bird", "bird").play("stack:1", "to:d1", "done")
    assert s.keys == ["stack:2", "stack:3", "done"]
    assert s.why("stack:1") == "stack-taken"


def test_wanderlust_given_hexes_then_those_with_a_tile_and_those_far_off_are_refused():
    s = scene().act("wanderlust", "bird").play("stack:2")
    assert s.why("to:d3") == "tile-there"
    assert s.why("to:a1") == "far-off"
    assert len(s.keys) == 12


def test_wanderlust_given_animals_beside_the_tile_then_they_move_from_several_tiles_and_birds_do_not_fly():
    s = scene().put("bird", "d2").put("bird", "c3", 2).put("bird", "e4")
    s.act("wanderlust", "insect").play("stack:1", "to:c2", "done")
    assert s.asked == "bird"
    assert s.keys == ["from:d2", "from:c3", "done"]
    s.play("from:c3", "n:1")
    assert s.keys == ["from:d2", "done"]
    assert s.why("from:c3") == "followed"
    s.play("from:d2")
    assert s.cubes("bird", "c2") == 2
    assert s.kind == "plan"


def test_wanderlust_given_a_hole_whose_corners_are_all_taken_then_no_element_is_placed():
    s = scene().tile("sea", "b2").tile("forest", "c1").tile("desert", "d1")
    s.disk("meat", *(f"c2.{way}" for way in ("e", "se", "sw", "w", "nw", "ne")))
    s.act("wanderlust", "bird").play("stack:1", "to:c2")
    assert s.kind == "plan"
    assert s.told("element-placed") == 0
    assert s.vp("bird") == 15


def test_wanderlust_given_no_tile_face_up_then_the_action_is_lost():
    s = scene()
    for stack in s.state.stacks:
        stack.seen[-1] = 0
    s.act("wanderlust", "bird")
    assert (s.kind, s.lost()) == ("plan", ["no-tile-up"])


# Migration


def test_migration_given_a_number_then_each_cube_moves_once_and_the_numbers_add_up():
    s = scene().put("mammal", "e3", 3).put("mammal", "e4")
    s.act("migration", "mammal", spaces=(4,))
    s.play("from:e3", "to:e4")
    assert s.keys == ["n:3", "n:2", "n:1"]
    s.play("n:2")
    assert s.keys == ["from:e3", "from:e4", "done"]
    s.play("from:e4", "to:d4")  # the one that was there; the two that came stay
    assert s.keys == ["from:e3", "done"]
    s.play("from:e3", "to:d3")
    assert s.kind == "plan"
    assert [s.cubes("mammal", hex_) for hex_ in ("e3", "e4", "d4", "d3")] == [0, 2, 1, 1]


def test_migration_given_fewer_moves_than_cubes_then_no_more_than_the_number_of_the_space_go():
    s = scene().put("mammal", "e3", 9).act("migration", "mammal", spaces=(5,)).play("from:e3", "to:e4")
    assert s.keys == ["n:3", "n:2", "n:1"]
    assert s.play("n:2", "from:e3", "to:d3").kind == "plan"  # the third goes by itself
    assert [s.cubes("mammal", hex_) for hex_ in ("e3", "e4", "d3")] == [6, 2, 1]


def test_migration_given_cubes_that_arrive_from_two_tiles_then_none_of_them_moves_on():
    s = scene().put("mammal", "e3", 2).put("mammal", "d2", 2).put("mammal", "d3").act("migration", "mammal")
    s.play("from:e3", "to:d3", "n:2", "from:d2", "to:d3", "n:2", "from:d3", "to:c4")
    assert s.kind == "plan"  # only the cube that was there first could go, and it went
    assert [s.cubes("mammal", hex_) for hex_ in ("d3", "c4")] == [4, 1]


def test_migration_given_birds_then_they_fly_two_tiles_but_never_across_a_gap():
    s = scene().put("bird", "d2").put("mammal", "d2").act("migration", "bird", "mammal")
    s.play("from:d2")
    assert sorted(s.keys) == sorted(f"to:{hex_}" for hex_ in ("e3", "d3", "c3", "e4", "d4", "c4"))
    s.play("to:d4").play("from:d2")
    assert sorted(s.keys) == ["to:c3", "to:d3", "to:e3"]
    assert s.why("to:d4") == "too-far"
    s = scene().tile("sea", "d1").tile("sea", "f1").put("bird", "d1").act("migration", "bird").play("from:d1")
    assert "to:f1" not in s.keys  # two steps away, and no tile between


def test_migration_given_cubes_that_have_just_arrived_then_their_tile_is_refused():
    s = scene().put("mammal", "e3", 2).act("migration", "mammal", spaces=(1,)).play("from:e3", "to:e4", "n:1")
    assert s.keys == ["from:e3", "done"]
    assert s.why("from:e4") == "moved"


def test_migration_given_no_species_on_earth_then_the_action_is_lost():
    assert scene().act("migration", "mammal").lost() == ["nothing-moves"]


# Competition


def test_competition_given_tiles_without_others_or_of_other_terrains_then_they_are_refused():
    s = scene().put("reptile", "c4").put("reptile", "d3").put("reptile", "d2")
    for hex_ in ("c4", "d2"):
        s.put("bird", hex_)
    s.act("competition", "reptile", spaces=(4,))
    assert s.keys == ["on:c4", "done"]
    assert (s.why("on:d3"), s.why("on:d2")) == ("alone", "terrain")
    assert scene().act("competition", "reptile").lost() == ["no-rival"]


def test_competition_given_the_arachnid_then_it_strikes_first_on_any_tile():
    s = scene().put("arachnid", "e3").put("bird", "e3", 2).put("mammal", "e3").put("arachnid", "c3")
    s.act("competition", "bird")
    assert (s.kind, s.asked) == ("compete_freely", "arachnid")
    assert s.why("on:c3") == "alone"
    s.play("on:e3")
    assert s.keys == ["victim:mammal", "victim:bird"]
    assert s.play("victim:bird").cubes("bird", "e3") == 1


def test_competition_given_the_arachnid_and_a_pawn_with_the_same_prey_then_the_free_strike_comes_first():
    s = scene().put("arachnid", "c3").put("bird", "c3").put("mammal", "c3", 2).act("competition", "mammal")
    assert s.asked == "arachnid"
    assert s.play("on:c3", "victim:bird").asked == "mammal"
    s.play("on:c3")
    assert s.told("eliminated") == 2
    assert (s.cubes("bird", "c3"), s.cubes("arachnid", "c3")) == (0, 0)


def test_competition_given_a_frozen_forest_then_it_is_tundra_only():
    s = (
        scene()
        .freeze("c4")
        .put("reptile", "c4")
        .put("bird", "c4")
        .act("competition", "reptile", spaces=(4,))
        .play("on:c4")
    )
    assert s.told("eliminated") == 1  # by the terrain that every space has
    assert s.kind == "plan"


# Domination


def test_domination_given_a_tile_scored_this_turn_then_it_cannot_be_chosen_again():
    s = scene().act("domination", "bird", "insect").play("score:e3")
    assert s.why("score:e3") == "scored"
    assert len(s.keys) == 7
    s.play("done")
    assert "score:e3" in s.act("domination", "bird").keys  # in the next turn


def test_domination_given_a_tie_of_elements_then_nobody_takes_a_card():
    s = scene().put("bird", "e3").put("mammal", "e3", 2).disk("seed", "e3.e").disk("meat", "e3.ne")
    s.act("domination", "insect").play("score:e3")
    assert (s.vp("mammal"), s.vp("bird"), s.kind) == (7, 4, "plan")


def test_domination_given_a_card_is_taken_then_the_row_is_not_filled_before_the_reset():
    s = scene().put("bird", "e3").disk("seed", "e3.e")
    state = s.state
    if "omnivore" not in state.offer.cards:
        place = state.deck.cards.index("omnivore")
        state.deck.cards[place], state.offer.cards[0] = state.offer.cards[0], "omnivore"
    s.act("domination", "insect").play("score:e3", "card:omnivore")
    assert (len(state.offer), state.taken.cards, s.of("owned", "bird")) == (4, ["omnivore"], 4)


def test_domination_given_no_card_left_then_only_points_are_scored():
    s = scene().put("bird", "e3").disk("seed", "e3.e")
    s.state.offer.move_all(s.game, s.state.taken)
    s.act("domination", "insect").play("score:e3")
    assert (s.vp("bird"), s.kind) == (7, "plan")


def test_domination_given_a_pawn_put_to_the_right_of_the_acting_one_then_it_acts_this_turn():
    s = scene().put("bird", "e3").disk("seed", "e3.e").pawn("insect", "domination", 1)
    state = s.state
    if "instinct" not in state.offer.cards:
        place = state.deck.cards.index("instinct")
        state.deck.cards[place], state.offer.cards[0] = state.offer.cards[0], "instinct"
    s.run(Section(section="domination")).play("score:e3", "card:instinct", "space:domination:3")
    assert (s.kind, s.asked) == ("dominate", "bird")


def test_display_given_the_sections_then_there_are_41_spaces():
    assert sum(SPACES.values()) == 41
    assert len(NAMES) == len(NAMED) == 35
