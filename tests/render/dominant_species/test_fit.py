"""Text never overlaps, never spills, is never too small; what must be read from afar is large."""

from itertools import combinations

import pytest

from games.dominant_species import board
from games.dominant_species.facts import SPACES
from games.dominant_species.words import corner_place, hex_place, space_place
from render import dominant_species, fonts, theme
from tests.render.dominant_species import positions
from tests.render.evolution.test_fit import overlapping, touch

LANGS = ("en", "fr")
NAMES = (positions.NAMES, positions.LONG)
SMALL = {"piece", "terrain"}
"""A letter on a piece doubles its colour, that of a tile its texture: small on the whole board, not in a part."""


def canvas_of(view, lang, names, marks=(), part=None):
    return dominant_species.draw(view, lang, names, marks, part, ())[0]


def assert_fits(canvas, names):
    texts = [box for box in canvas.boxes if box.role != "mark"]
    assert not overlapping(texts)
    assert not canvas.spilled
    assert all(box.size >= theme.TEXT for box in texts if box.role not in SMALL)
    wide = canvas.image.width
    assert all(box.size >= (15 if wide > theme.WIDTH else theme.TEXT * wide / theme.WIDTH - 1) for box in texts)
    shortened = [box.text for box in texts if fonts.ELLIPSIS in box.text]
    begun = {name[:2] for name in names}
    assert all(any(each in text for each in begun) for text in shortened), "only names are ever shortened"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_given_a_full_earth_then_no_text_overlaps(lang, names, seats):
    game = positions.crowded(seats)
    assert_fits(canvas_of(game.view(None), lang, names), names)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("most", [9, 29])
def test_given_all_animals_on_every_tile_then_no_text_overlaps(lang, most):
    game = positions.crowded(6, most=most, share=1)
    for part in (None, "map"):
        assert_fits(canvas_of(game.view(None), lang, positions.NAMES, part=part), positions.NAMES)


@pytest.mark.parametrize("lang", LANGS)
def test_given_any_card_then_all_of_what_it_does_is_on_it(lang):
    for row in positions.every_card():
        view = positions.offering(positions.played(2), *row).view(None)
        for part in (None, "cards"):
            assert_fits(canvas_of(view, lang, positions.NAMES, part=part), positions.NAMES)


@pytest.mark.parametrize("lang", LANGS)
def test_given_a_part_then_no_text_overlaps(lang):
    for game in (positions.crowded(6), positions.crowded(2, 12, 3), positions.played(3), positions.ended(4)):
        for part in dominant_species.parts(game):
            canvas = canvas_of(game.view(None), lang, positions.LONG, part=part)
            assert_fits(canvas, positions.LONG)
            assert canvas.image.width <= 1300


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("options", [{}, {"several": True}])
@pytest.mark.parametrize("seats", [2, 3])
def test_given_the_end_then_no_text_overlaps(lang, seats, options):
    game = positions.ended(seats, **options)
    for names in NAMES:
        assert_fits(canvas_of(game.view(None), lang, names), names)


@pytest.mark.parametrize("part", [None, "map", "near", "actions", "animals", "cards"])
@pytest.mark.parametrize("names", NAMES)
def test_whose_turn_scores_and_marks_can_be_read_on_a_phone(part, names):
    game = positions.crowded(6)
    places = canvas_of(game.view(None), "fr", names, part=part).places
    marks = list(places)[:3]
    canvas = canvas_of(game.view(None), "fr", names, marks, part)
    large = theme.LARGE * canvas.image.width / theme.WIDTH
    found = {role: [box for box in canvas.boxes if box.role == role] for role in ("turn", "score", "mark")}
    assert len(found["turn"]) == 1
    assert len(found["score"]) == (6 if part in {None, "animals"} else 0)
    assert [box.text for box in found["mark"]] == ["1", "2", "3"]
    assert all(box.size >= large - 1 for boxes in found.values() for box in boxes)


def test_every_hex_corner_and_space_can_be_marked():
    canvas = canvas_of(positions.played(2).view(None), "en", positions.NAMES)
    assert {hex_place(each) for each in range(len(board.HEXES))} <= set(canvas.places)
    assert {corner_place(each) for each in range(len(board.CORNERS))} <= set(canvas.places)
    spaces = {space_place(section, place) for section, count in SPACES.items() for place in range(count)}
    assert len(spaces) == 41
    assert spaces <= set(canvas.places)


def test_given_all_spaces_free_then_their_marks_do_not_cover_each_other():
    game = positions.played(4)
    view = game.view(positions.asked(game))
    canvas = canvas_of(view, "en", positions.NAMES, positions.marks(view), "actions")
    numbers = [box.frame for box in canvas.boxes if box.role == "mark"]
    assert len(numbers) == 41
    assert not any(touch(one, other) for one, other in combinations(numbers, 2))


@pytest.mark.parametrize("seed", range(4))
def test_everything_that_options_point_at_is_in_the_picture_and_in_one_part(seed):
    for moves in range(0, 400, 13):
        game = positions.played(2 + seed, moves, seed=seed)
        if not game.pending():
            break
        view = game.view(positions.asked(game))
        marks = positions.marks(view)
        part = dominant_species.focus(view, marks)
        assert part or not marks
        assert set(marks) <= set(canvas_of(view, "en", positions.NAMES, marks, part).places)


def test_the_same_thing_is_in_the_same_place_from_the_first_turn_to_the_last():
    first, last = (
        canvas_of(game.view(None), "fr", positions.NAMES) for game in (positions.played(6), positions.crowded(6))
    )
    assert first.image.size == last.image.size
    same = [place for place in first.places if place.split(":")[0] in {"hex", "corner", "space", "animal"}]
    assert len(same) == 35 + 92 + 41 + 6
    assert all(first.places[place] == last.places[place] for place in same)
