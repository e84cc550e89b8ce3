"""Continents: where everything lies, what can be read from afar, and the same in words."""

import pytest

import render
from games.core import Dice
from games.evolution.state import GONDWANA, LAURASIA, OCEAN, TERRITORIES, Trait
from render import evolution, theme
from render.evolution.scene import Scene, turns_left
from tests.render.evolution import positions
from tests.render.evolution.test_fit import LANGS, NAMES, assert_fits, canvas_of, touch

TABLES = ((2, 1, 0), (2, 8, 3), (3, 3, 2), (6, 5, 2), (8, 5, 3))


def within(inner, outer):
    return outer[0] <= inner[0] <= inner[2] <= outer[2] and outer[1] <= inner[1] <= inner[3] <= outer[3]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("table", TABLES)
def test_given_animals_in_all_territories_then_no_text_overlaps(lang, names, table):
    assert_fits(canvas_of(positions.scattered(*table).view(None), lang, names), names)


@pytest.mark.parametrize("lang", LANGS)
def test_given_a_part_then_no_text_overlaps(lang):
    for game in (positions.scattered(8, 6, 4), positions.scattered(2, 1, 0)):
        for part in render.parts(game):
            for viewer in (None, 0):
                canvas = canvas_of(game.view(viewer), lang, positions.LONG, part=part)
                assert_fits(canvas, positions.LONG)
                assert canvas.image.width <= 900


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 6, 8])
def test_given_all_cards_of_continents_in_hand_then_no_text_overlaps(lang, seats):
    game = positions.holding(positions.scattered(seats, 2, 2, phase="development"), "continents")
    view = game.view(positions.asked(game))
    for part in (None, "hand"):
        assert_fits(canvas_of(view, lang, positions.LONG, part=part), positions.LONG)


@pytest.mark.parametrize("table", TABLES)
def test_laurasia_is_above_gondwana_the_ocean_beside_and_each_animal_in_its_own(table):
    game = positions.scattered(*table)
    places = canvas_of(game.view(None), "en", positions.NAMES).places
    north, south, sea = (places[f"place:{place}"] for place in TERRITORIES)
    assert north[3] <= south[1]
    assert max(north[2], south[2]) < sea[0]
    for animal in game.state.animals.values():
        assert within(places[f"animal:{animal.id}"], places[f"place:{animal.place}"])
    frames = [places[f"animal:{number}"] for number in game.state.animals]
    assert not any(touch(one, other) for at, one in enumerate(frames) for other in frames[at + 1 :])


def test_given_a_players_animals_then_those_in_one_territory_lie_side_by_side():
    game = positions.scattered(6, 5, 2)
    places = canvas_of(game.view(None), "en", positions.NAMES).places
    for place in TERRITORIES:
        shown = [each for each in game.state.animals.values() if each.place == place]
        shown.sort(key=lambda each: (places[f"animal:{each.id}"][1], places[f"animal:{each.id}"][0]))
        owners = [each.owner for each in shown]
        assert owners == sorted(owners)


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
def test_turn_food_of_each_territory_points_and_marks_can_be_read_on_a_phone(seats):
    game = positions.scattered(seats)
    marks = [f"animal:{number}" for number in game.state.animals]
    marks += [f"bank:{place}" for place in TERRITORIES]
    canvas = canvas_of(game.view(None), "fr", positions.LONG, marks)
    found = {role: [box for box in canvas.boxes if box.role == role] for role in ("turn", "bank", "score", "mark")}
    assert [len(boxes) for boxes in found.values()] == [1, 3, seats, len(marks)]
    assert all(box.size >= theme.LARGE for boxes in found.values() for box in boxes)


def test_given_marked_animals_then_it_is_their_own_number_that_is_ringed():
    game = positions.scattered(3)
    chosen = [f"animal:{number}" for number in list(game.state.animals)[4:7]]
    for part in (None, *render.parts(game)):
        canvas = canvas_of(game.view(None), "en", positions.NAMES, chosen, part)
        shown = {place: canvas.places[place] for place in chosen if place in canvas.places}
        marks = [box for box in canvas.boxes if box.role == "mark"]
        assert [f"animal:{box.text}" for box in marks] == list(shown)
        assert all(touch(box.frame, frame) for box, frame in zip(marks, shown.values(), strict=True))


def test_given_two_options_of_one_animal_then_it_is_ringed_once():
    game = positions.scattered(2)
    canvas = canvas_of(game.view(None), "en", positions.NAMES, ["animal:1", "animal:1"])
    assert [box.text for box in canvas.boxes if box.role == "mark"] == ["1"]


def test_given_marks_in_one_territory_then_the_question_is_about_it_and_else_about_the_whole():
    game = positions.scattered(4)
    view = game.view(0)
    sea = [f"animal:{each.id}" for each in game.state.animals.values() if each.place == OCEAN]
    land = next(f"animal:{each.id}" for each in game.state.animals.values() if each.place == LAURASIA)
    assert render.focus(view, sea) == "place:ocean"
    assert render.focus(view, [*sea, "bank:ocean"]) == "place:ocean"
    assert render.focus(view, ["shell:gondwana"]) == "place:gondwana"
    assert render.focus(view, [*sea, land]) is None
    assert render.focus(view, [*sea, "hand:swimming"]) is None
    assert render.focus(view, ["place:ocean"]) is None
    assert render.focus(view, []) is None
    assert render.focus(positions.crowded(3).view(0), ["animal:1"]) is None
    assert set(sea) <= set(canvas_of(view, "en", positions.NAMES, part="place:ocean").places)


def test_the_parts_are_hand_territories_and_players():
    game = positions.scattered(2)
    territories = tuple(f"place:{place}" for place in TERRITORIES)
    assert render.parts(game) == render.parts(game.view(1)) == ("hand", *territories, "player:0", "player:1")


def test_given_dice_then_each_continent_shows_its_own_and_the_ocean_none():
    game = positions.scattered(4)
    game.state.rolled = [2, 3, 4]
    scene = Scene(game.view(None), "en", positions.NAMES)
    assert [scene.dice(place) for place in TERRITORIES] == [(2,), (3, 4), ()]
    assert [scene.plus(place) for place in TERRITORIES[:2]] == ["+2", ""]
    told = render.draw(game.view(None), "en", positions.NAMES).text.splitlines()
    assert {"- die 2 +2", "- dice 3 and 4"} <= set(told)


def test_given_a_neoplasm_then_it_says_in_how_many_food_phases_it_kills():
    animal = next(iter(positions.scattered(2, 1, 0).state.animals.values()))
    growth = Trait("neoplasm")
    for below, above, left in (((), (), 1), ((), ("running",), 1), (("running",), ("flight", "shell"), 2)):
        animal.traits = [*map(Trait, below), growth, *map(Trait, above)]
        assert turns_left(animal, growth) == left
        assert all(turns_left(animal, each) == 0 for each in animal.traits if each is not growth)


def test_given_a_stung_animal_and_a_remnant_then_their_traits_are_struck_out_and_their_state_is_told():
    game = positions.scattered(2, 2, 2)
    stung, eaten, *_ = game.state.animals.values()
    stung.paralysed, stung.poisoned, eaten.remnant, eaten.paralysed = True, False, True, False
    scene = Scene(game.view(None), "en", positions.NAMES)
    for animal, state in ((stung, "paralysed"), (eaten, "remnant")):
        creature = scene.creature(animal)
        assert creature.state == (state, state)
        assert all(line.off for line in creature.lines)
    assert [scene.creature(each).gone for each in (stung, eaten)] == [False, True]


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_tell_each_territory_with_its_food_and_animals(lang):
    game = positions.scattered(3)
    game.state.go.place = GONDWANA
    picture = render.draw(game.view(None), lang, positions.NAMES)
    scene = Scene(game.view(None), lang, positions.NAMES)
    names = [scene.say(f"place-{place}") for place in TERRITORIES]
    lines = picture.text.splitlines()
    heads = [next(at for at, line in enumerate(lines) if line.startswith(name)) for name in names]
    for place, begin, end in zip(TERRITORIES, heads, [*heads[1:], len(lines)], strict=True):
        assert str(game.state.bank[place]) in lines[begin]
        told = "\n".join(lines[begin:end])
        for animal in game.state.animals.values():
            line = f"{positions.NAMES[animal.owner]}, animal {animal.id}"
            assert any(f"{line}{mark}" in told for mark in ":\u202f") == (animal.place == place)
    for name, food in zip(names, game.state.bank.values(), strict=True):
        assert f"{name} {food}" in picture.alt
    assert len(picture.alt) <= 1024


@pytest.mark.parametrize("table", [(2, 2, 2), (4, 4, 2), (6, 5, 2), (8, 5, 2)])
def test_pictures_are_small_files_and_not_much_higher_than_wide(table):
    game = positions.scattered(*table)
    for viewer in (None, 0):
        picture = render.draw(game.view(viewer), "fr", positions.NAMES)
        assert len(picture.png) < 250_000
        assert canvas_of(game.view(viewer), "fr", positions.NAMES).image.height <= 2000


def test_given_a_hand_then_the_animals_of_others_step_back_and_marked_ones_do_not():
    game = positions.holding(positions.scattered(3, 3, 2, phase="development"), "continents")
    seat = positions.asked(game)
    rival = next(each.id for each in game.state.animals.values() if each.owner != seat)
    place = f"animal:{rival}"
    plain, marked = (
        evolution.draw(game.view(seat), "en", positions.NAMES, some, None, ())[0] for some in ((), (place,))
    )
    left, _, right, bottom = plain.places[place]
    corner = ((left + right) // 2, bottom - 1)
    assert plain.image.convert("RGB").getpixel(corner) != marked.image.convert("RGB").getpixel(corner)


def test_with_continents_swimming_and_specialization_say_what_they_do_there():
    there, here = (
        Scene(game.view(None), "en", positions.NAMES) for game in (positions.scattered(2), positions.crowded(2))
    )
    assert "Ocean" in there.does("swimming")
    assert "Ocean" not in here.does("swimming")
    assert there.does("specialization_a") == there.does("specialization_b") != here.does("specialization_a")


@pytest.mark.parametrize("sets", ["base_continents", "all"])
def test_everything_that_options_point_at_is_in_the_picture_or_the_part_that_the_panel_shows(sets):
    crops = 0
    for moves in range(0, 130, 7):
        game = positions.played(4, moves, seed=moves, sets=sets)
        if not game.pending():
            continue
        view = game.view(positions.asked(game))
        marks = positions.marks(view)
        part = render.focus(view, marks)
        crops += part is not None
        assert set(marks) <= set(canvas_of(view, "en", positions.NAMES, part=part).places)
    assert crops


def test_given_somebody_who_lost_everything_then_the_cards_to_choose_from_are_shown_to_them_alone():
    game = positions.rescued()
    view = game.view(1)
    marks = positions.marks(view)
    assert marks
    assert set(marks) <= set(canvas_of(view, "en", positions.NAMES).places)
    assert not any(place.startswith("hand:") for place in canvas_of(game.view(0), "en", positions.NAMES).places)


@pytest.mark.parametrize("lang", LANGS)
def test_given_announced_migrations_then_cards_head_and_words_say_where_to(lang):
    game = positions.migrating()
    view = game.view(positions.asked(game))
    scene = Scene(view, lang, positions.NAMES)
    for number, place in game.state.moves.items():
        sign, word = scene.creature(game.state.animals[number]).state
        assert sign == f"to:{place}"
        assert scene.say(f"place-{place}") in word
    for names in NAMES:
        for part in (None, "place:gondwana"):
            canvas = canvas_of(view, lang, names, positions.marks(view), part)
            assert_fits(canvas, names)
            assert scene.say("migrating", n=2) in [box.text for box in canvas.boxes]
    told = render.draw(view, lang, positions.NAMES).alt
    assert all(f"animal {number} " in told for number in game.state.moves)


def test_given_a_territory_chosen_for_the_go_then_its_board_says_so_with_the_badge_of_the_player():
    game = positions.scattered(3)
    game.state.go.place = OCEAN
    canvas = canvas_of(game.view(None), "en", positions.NAMES)
    (here,) = [box for box in canvas.boxes if box.text == "here"]
    assert within(here.frame, canvas.places["place:ocean"])
    letter = theme.SEATS[game.state.active].letter
    beside = (here.frame[0] - 50, here.frame[1], here.frame[0], here.frame[3])
    assert [box.text for box in canvas.boxes if touch(box.frame, beside)] == [letter]


def test_given_what_a_viewer_cannot_know_differs_then_the_picture_and_its_words_are_the_same():
    compared = 0
    for seed, moves in enumerate((9, 31, 66)):
        game = positions.played(3, moves, seed=seed, sets="all")
        for viewer in (None, 1):
            other = game.imagine(viewer, Dice(bytes([seed + 1]) * 32))
            hidden = [[zone.cards for zone in (*each.state.hands, *each.state.faces)] for each in (game, other)]
            compared += hidden[0] != hidden[1]
            for part in (None, "hand", f"place:{GONDWANA}", "player:0"):
                one = render.draw(game.view(viewer), "en", positions.NAMES, part=part)
                assert one == render.draw(other.view(viewer), "en", positions.NAMES, part=part)
    assert compared >= 5, "hands were really dealt anew"


@pytest.mark.parametrize("lang", LANGS)
def test_given_the_start_or_the_end_then_no_text_overlaps(lang):
    for seats, moves in ((2, 0), (8, 0), (8, None)):
        game = positions.played(seats, moves, sets="base_continents")
        for viewer in (None, 0):
            assert_fits(canvas_of(game.view(viewer), lang, positions.LONG), positions.LONG)


def test_given_many_cards_and_the_lead_then_the_leaf_stands_between_hand_and_points():
    game = positions.scattered(8, 3)
    for hand in game.state.hands:
        hand.cards, hand.seen = hand.cards * 2, hand.seen * 2
    assert_fits(canvas_of(game.view(None), "en", positions.LONG), positions.LONG)
