"""Set-up, variants, reset and the end (2.2, 2.7 to 2.11), and what must be true of whole games."""

from __future__ import annotations

from random import Random

import pytest

from games.core import BrokenInvariant, Text
from games.dominant_species import DominantSpecies
from games.dominant_species.board import CORNERS, HEXES, TOUCHES
from games.dominant_species.facts import ANIMALS, CARDS, ICE_AGE, MAMMAL, NONE, TILES
from games.dominant_species.state import Sleepers
from games.dominant_species.steps import cards
from games.dominant_species.steps.reset import Extinction, FinalScore, Reseed, Reset, Survival
from render.words import Words
from tests.dominant_species.scenes import Scene, new, scene, start

# The board


def test_board_given_the_grid_then_it_has_35_hexes_and_92_corners_that_touch_one_two_or_three():
    assert (len(HEXES), len(CORNERS)) == (35, 92)
    assert [sum(len(touched) == n for touched in TOUCHES) for n in (1, 2, 3)] == [24, 18, 50]


# Set-up


@pytest.mark.parametrize(("seats", "pawns", "pool"), [(2, 7, 50), (3, 6, 45), (4, 5, 40), (5, 4, 35), (6, 3, 30)])
def test_setup_given_a_number_of_players_then_each_animal_has_its_pawns_and_gene_pool(seats, pawns, pool):
    state = new(seats).state
    animals = state.animals()
    assert len(animals) == seats
    assert {state.pawns[animal] for animal in animals} == {pawns}
    assert {state.pool[animal] for animal in animals} == {pool}
    assert state.initiative == sorted(animals, reverse=True)


def test_setup_given_the_table_then_the_ice_age_lies_at_the_bottom_and_everybody_knows():
    game = new()
    assert game.state.deck.cards[0] == game.view(None).state.deck.cards[0] == ICE_AGE
    assert set(game.view(None).state.deck.cards[1:]) == {"?"}
    assert len(game.state.offer) == 5
    assert [len(stack) for stack in game.state.stacks] == [8, 8, 8]
    assert all(game.state.shown(stack) for stack in range(3))
    assert sum(game.state.bag) == 96
    assert (len(CARDS), len(TILES)) == (26, 31)


def test_setup_given_chosen_animals_then_each_player_picks_one_that_is_left():
    s = start(3, animals="chosen")
    taken = []
    for _ in range(3):
        assert len(s.keys) == 6 - len(taken)
        taken.append(s.keys[0])
        s.play(s.keys[0])
    assert taken == ["animal:mammal", "animal:reptile", "animal:bird"]
    assert s.kind == "plan"


def test_setup_given_a_draft_of_several_then_players_choose_one_at_a_time_back_and_forth():
    s = start(3, several=True, animals="drafted")
    seats = []
    while s.kind == "choose_animal":
        seats.append(s.decision.seat)
        s.play(s.keys[-1])
    assert seats[3:] == seats[2:0:-1]  # the last animal needs no choice
    assert sorted(s.state.owner) == [0, 0, 1, 1, 2, 2]


def test_setup_given_several_animals_each_then_a_player_answers_for_all_of_them():
    game = new(2, several=True)
    assert sorted(game.state.owner) == [0, 0, 0, 1, 1, 1]
    assert set(game.state.owned) == {3}


def test_setup_given_four_players_then_several_animals_each_is_a_problem():
    (problem,) = DominantSpecies.rules.problems(4, {"several": True})
    assert problem.id == "dominant-species-problem-several"


def test_random_earth_given_a_seed_then_seven_tiles_and_twelve_disks_lie_at_random_and_tundra_in_the_middle():
    first, second = (new(4, seed, random_earth=True).state for seed in (1, 2))
    assert first.terrain != second.terrain
    assert sum(element != NONE for element in first.corners) == 12
    assert first.tundras() == second.tundras()


def test_both_variants_together_then_six_animals_start_on_a_random_earth():
    game = new(3, several=True, random_earth=True)
    game.check()
    assert len(game.state.animals()) == 6


# Reset


def test_extinction_given_endangered_cubes_then_all_go_but_one_saved_mammal_and_those_that_hibernate():
    s = scene().put("mammal", "e3", 2).put("mammal", "e4").put("bird", "e3", 3).put("insect", "e3")
    s.disk("grass", "e3.e").disk("meat", "c4.w").put("mammal", "c4")
    s.state.sleepers = [Sleepers(2, s.state.where[2], 2)]
    s.run(Reset())
    assert s.keys == ["save:e3", "save:e4", "done"]
    assert s.why("save:c4") == "not-endangered"
    s.play("save:e3")
    assert [s.cubes(*each) for each in (("mammal", "e3"), ("mammal", "e4"), ("bird", "e3"), ("insect", "e3"))] == [
        1,
        0,
        2,
        1,
    ]
    assert s.of("eliminated", "mammal") == 2
    assert s.state.sleepers == []


def test_extinction_given_no_mammal_in_play_then_nothing_is_saved():
    game = next(game for game in (new(2, seed) for seed in range(50)) if game.state.owner[MAMMAL] == NONE)
    s = Scene(game).clear()
    animal = ANIMALS[game.state.animals()[0]]
    s.put(animal, "e3").run(Reset())
    assert s.kind == "plan"
    assert s.of("eliminated", animal) == 1


def test_survival_given_most_cubes_on_tundra_alone_then_the_occupied_tundra_tiles_score():
    s = scene().freeze("e3", "e4", "c3").put("bird", "d3").put("bird", "e3").put("bird", "e4").put("insect", "d3", 2)
    assert s.run(Survival()).vp("bird") == 6
    s.put("insect", "d3")
    assert s.state.survivor == NONE
    assert s.run(Survival()).vp("bird") == 6


def test_reseed_given_the_row_then_it_is_filled_to_five_and_stacks_turn_up_a_tile():
    s = start()
    for card in s.state.offer.cards[:2]:
        s.state.offer.take_openly(s.game, card, s.state.taken)
    kept = list(s.state.offer.cards)
    s.state.stacks[0].draw(s.game, s.state.laid, -1)
    s.state.where.append(0)
    s.state.terrain[0] = ["sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain"].index(
        s.state.laid.cards[-1]
    )
    assert s.state.shown(0) is None
    s.run(Reseed())
    assert s.state.offer.cards[:3] == kept
    assert len(s.state.offer) == 5
    assert s.state.shown(0)


def test_reseed_given_an_empty_bag_then_fewer_elements_are_drawn():
    s = scene()
    state = s.state
    for animal in range(6):
        while sum(state.added[animal]) < 6 - (3 if animal == 3 else 2):
            element = max(range(6), key=state.bag.__getitem__)
            state.added[animal][element] += 1
            state.bag[element] -= 1
    rest = sorted({corner for hex_ in state.tiles() for corner in range(92) if hex_ in TOUCHES[corner]})
    for corner in rest:
        element = max(range(6), key=state.bag.__getitem__)
        state.corners[corner] = element
        state.bag[element] -= 1
    # What is left lies in a box that slides down instead of returning to the bag.
    state.boxes["wasteland"] = [element for element, n in enumerate(state.bag) for _ in range(n)]
    state.bag = [0] * 6
    for section in ("adaptation", "abundance"):
        state.boxes["wasteland"] += state.boxes[section]
        state.boxes[section] = [NONE] * 4
    s.derive().run(Reseed())
    assert sum(element != NONE for element in state.boxes["wanderlust"] + state.boxes["abundance"]) < 8
    assert s.kind == "plan"


# The end


def test_end_given_the_last_turn_then_every_tile_is_scored_and_nothing_is_reseeded():
    s = scene().put("bird", "e3", 2).put("mammal", "e3").put("insect", "d3").disk("seed", "e3.e").disk("meat", "e3.ne")
    s.disk("grass", "d3.w")
    s.state.last_turn = True
    s.run(Extinction(), Survival(), Reseed())
    assert s.game.outcome is not None
    assert (s.vp("bird"), s.vp("mammal"), s.vp("insect")) == (7, 4, 1 + 1)
    assert s.state.final == [4, 0, 7, 0, 0, 1]
    paid = [event.text for event in s.events if event.text.id == "dominant-species-tile-pays"]
    said = [Words("en", ()).say(text) for text in paid]
    assert said == ["Tundra D3, VP: Insect 1.", "Savannah E3, VP: Bird 7 and Mammal 4."]


def test_end_given_equal_points_then_the_food_chain_decides():
    s = scene()
    s.state.vp = [10, 20, 20, 5, 5, 5]
    s.run(FinalScore())
    outcome = s.game.outcome
    assert outcome.winners == (s.state.owner[1],)
    assert outcome.reason.id == "dominant-species-victory-by-chain"


def test_end_given_nothing_lives_and_nothing_can_then_the_game_ends():
    s = scene()
    for animal in range(6):
        s.state.eliminated[animal] += s.state.pool[animal]
        s.state.pool[animal] = 0
    s.run(Reset())
    assert s.game.outcome is not None
    assert s.state.ended == "empty"


@pytest.mark.parametrize("turns", [30, 8, 5, 3])
def test_end_given_a_number_of_turns_then_the_last_is_announced_when_it_begins(turns):
    s = start(turns=turns)
    s.state.turn = turns - 2
    s.run()
    assert (s.told("turn"), s.state.last_turn) == (1, False)
    s.run()
    assert (s.told("turn-last"), s.state.last_turn, s.state.turn) == (1, True, turns)
    assert s.game.outcome is None
    s.run(Reset())
    assert s.state.ended == "turns"
    assert s.game.outcome is not None


def test_end_given_the_ice_age_in_the_last_turn_then_it_is_the_reason():
    s = start(turns=3)
    s.state.turn = 2
    s.run()
    cards.perform(s.game, "ice_age", MAMMAL, s.state.where[1])
    s.run(Reset())
    assert s.state.ended == "ice_age"


# Whole games


def broken(spoil) -> None:
    s = start()
    spoil(s.state)
    with pytest.raises(BrokenInvariant):
        s.game.check()


def test_invariants_given_something_lost_or_doubled_then_check_finds_it():
    broken(lambda state: state.bag.__setitem__(0, state.bag[0] + 1))
    broken(lambda state: state.pool.__setitem__(0, 3))
    broken(lambda state: state.pawns.__setitem__(0, 9))
    broken(lambda state: setattr(state, "tundra", 3))
    broken(lambda state: state.terrain.__setitem__(0, 1))
    broken(lambda state: state.dominant.__setitem__(17, 1))
    broken(lambda state: setattr(state, "survivor", 1))
    broken(lambda state: state.offer.cards.append("biomass"))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"several": True}), (3, {"random_earth": True}), (4, {}), (5, {}), (6, {"random_earth": True})],
)
def test_given_a_random_game_then_every_invariant_holds_at_each_step_and_lists_stay_small(seats, options):
    game, random = new(seats, **options), Random(seats)
    while pending := game.pending():
        ((seat, decision),) = pending.items()
        groups: dict[object, int] = {}
        for option in decision.options:
            groups[option.group] = groups.get(option.group, 0) + 1
        assert len(groups) <= 25
        assert max(groups.values()) <= 25
        game.play(seat, random.choice(decision.options).key)
        game.check()
    assert game.outcome is not None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_given_whole_games_then_every_refusal_is_a_sentence_and_every_question_begins_with_its_animal(lang):
    words = Words(lang, ("Ada", "Émile", "Yves"))
    for seed in range(2):
        game, random = new(3, seed, several=True, turns=3), Random(seed)
        while pending := game.pending():
            ((seat, decision),) = pending.items()
            animal = words.say(Text("dominant-species-animal", animal=decision.prompt.args["animal"]))
            assert words.say(decision.prompt).startswith(animal)
            for refusal in decision.refused:
                why = words.say(refusal.why)
                assert why[0].isupper()
                assert why.endswith(".")
            game.play(seat, random.choice(decision.options).key)
