"""Text never overlaps, never spills, is never too small; what must be read from afar is large."""

from itertools import combinations

import pytest

import render
from render import evolution, fonts, theme
from tests.render.evolution import positions

LANGS = ("en", "fr")
NAMES = (positions.NAMES, positions.LONG)
FULL = ((3, 4, 2), (8, 6, 3))
"""Three players who have enough; and eight with more cards on the table than there are in the box."""

SMALL = {"badge", "token"}
"""A letter in a token doubles its colour; it may be smaller than running text."""


def canvas_of(view, lang, names, marks=(), part=None):
    return evolution.draw(view, lang, names, marks, part, ())[0]


def touch(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def overlapping(boxes):
    """Find what overlaps; boxes are compared with those that begin above their end."""
    ordered = sorted(boxes, key=lambda box: box.frame[1])
    found = []
    for place, one in enumerate(ordered):
        for other in ordered[place + 1 :]:
            if other.frame[1] >= one.frame[3]:
                break
            if touch(one.frame, other.frame):
                found.append((one, other))
    return found


def assert_fits(canvas, names):
    texts = [box for box in canvas.boxes if box.role not in {"mark", "token"}]
    assert not overlapping(texts)
    assert not canvas.spilled
    assert all(box.size >= theme.TEXT for box in texts if box.role not in SMALL)
    shortened = [box.text for box in texts if fonts.ELLIPSIS in box.text]
    begun = {name[:2] for name in names}
    assert all(any(each in text for each in begun) for text in shortened), "only names are ever shortened"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize(
    ("seats", "each", "single"), [(8, 6, 5), (8, 6, 3), (5, 9, 4), (4, 6, 5), (3, 4, 2), (2, 13, 3)]
)
def test_given_a_crowded_table_then_no_text_overlaps(lang, names, seats, each, single):
    game = positions.crowded(seats, each, single)
    assert_fits(canvas_of(game.view(None), lang, names), names)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("single", [0, 9])
def test_given_animals_with_no_trait_or_far_too_many_then_no_text_overlaps(lang, single):
    game = positions.crowded(6, 6, single)
    assert_fits(canvas_of(game.view(None), lang, positions.LONG), positions.LONG)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_given_one_of_every_card_in_hand_then_no_text_overlaps(lang, names, seats):
    game = positions.full_hand(seats)
    view = game.view(positions.asked(game))
    assert_fits(canvas_of(view, lang, names), names)
    assert_fits(canvas_of(view, lang, names, part="hand"), names)


@pytest.mark.parametrize("lang", LANGS)
def test_given_the_first_player_has_passed_then_both_can_be_read(lang):
    game = positions.crowded(4, 2, 1, phase="development")
    game.state.passed = [True] * 4
    assert_fits(canvas_of(game.view(None), lang, positions.NAMES), positions.NAMES)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_given_an_attack_in_the_last_turn_then_no_text_overlaps(lang, names, seats):
    game = positions.fight(seats)
    for viewer in (None, 1):
        assert_fits(canvas_of(game.view(viewer), lang, names), names)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_given_the_end_then_no_text_overlaps(lang, seats):
    game = positions.played(seats, None)
    for names in NAMES:
        assert_fits(canvas_of(game.view(None), lang, names), names)


@pytest.mark.parametrize("lang", LANGS)
def test_given_a_part_then_no_text_overlaps(lang):
    for game in (positions.crowded(8, 7, 5), positions.fight(), positions.played(3, 0)):
        for part in evolution.parts(game):
            for viewer in (None, 0):
                canvas = canvas_of(game.view(viewer), lang, positions.LONG, part=part)
                assert_fits(canvas, positions.LONG)
                assert canvas.image.width <= 900


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_whose_question_food_points_and_marks_can_be_read_on_a_phone(seats, names):
    game = positions.played(seats, 9)
    view = game.view(positions.asked(game))
    marks = tuple(dict.fromkeys(positions.marks(view)))
    canvas = canvas_of(view, "fr", names, marks)
    found = {role: [box for box in canvas.boxes if box.role == role] for role in ("turn", "bank", "score", "mark")}
    assert [len(found[role]) for role in ("turn", "bank", "score")] == [1, 1, seats]
    assert [box.text for box in found["mark"]] == [
        str(number) for number in render.numbers("evolution", marks).values()
    ]
    assert all(box.size >= theme.LARGE for boxes in found.values() for box in boxes)


@pytest.mark.parametrize("seats", [3, 6])
def test_marks_do_not_cover_each_other(seats):
    for moves in range(14, 60, 6):
        game = positions.played(seats, moves)
        view = game.view(positions.asked(game))
        canvas = canvas_of(view, "en", positions.NAMES, positions.marks(view))
        numbers = [box.frame for box in canvas.boxes if box.role == "mark"]
        assert not any(touch(one, other) for one, other in combinations(numbers, 2))


def test_everything_that_options_point_at_is_in_the_picture():
    for moves in range(0, 90, 3):
        game = positions.played(4, moves, seed=moves)
        if not game.pending():
            continue
        view = game.view(positions.asked(game))
        canvas = canvas_of(view, "en", positions.NAMES)
        assert set(positions.marks(view)) <= set(canvas.places)


def test_given_the_fullest_table_then_it_is_not_much_higher_than_wide():
    heights = [canvas_of(positions.crowded(*table).view(None), "fr", positions.NAMES).image.height for table in FULL]
    assert heights[0] <= 1400
    assert heights[1] <= 2600
