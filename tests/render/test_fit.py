"""Text never overlaps, never spills, is never too small; what must be read from afar is large."""

from itertools import combinations

import pytest

from render import cubosaurs, fonts, theme
from tests.render import positions

SEATS = (2, 3, 4, 5)
EVERY = [
    (seats, advanced, lang, names)
    for seats in SEATS
    for advanced in (False, True)
    for lang in ("en", "fr")
    for names in (positions.NAMES, positions.LONG)
]


def canvas_of(view, lang, names, marks=(), part=None):
    return cubosaurs.draw(view, lang, names, marks, part, ())[0]


def touch(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def assert_fits(canvas, names):
    texts = [box for box in canvas.boxes if box.role != "mark"]
    overlapping = [(one, other) for one, other in combinations(texts, 2) if touch(one.frame, other.frame)]
    assert not overlapping
    assert not canvas.spilled
    assert all(box.size >= theme.TEXT for box in texts if box.role != "badge")
    shortened = [box.text for box in texts if fonts.ELLIPSIS in box.text]
    begun = {name[:2] for name in names}
    assert all(any(each in text for each in begun) for text in shortened), "only names are ever shortened"


@pytest.mark.parametrize(("seats", "advanced", "lang", "names"), EVERY)
def test_given_all_cards_on_the_table_then_no_text_overlaps(seats, advanced, lang, names):
    game = positions.crowded(seats, advanced=advanced)
    assert max(len(zone.cards) for zone in game.state.collections) >= 18
    assert_fits(canvas_of(game.view(None), lang, names), names)


@pytest.mark.parametrize(("seats", "advanced", "lang", "names"), EVERY)
def test_given_a_hand_of_every_type_then_no_text_overlaps(seats, advanced, lang, names):
    game = positions.full_hand(seats, advanced=advanced)
    assert len(game.state.hand) == 8
    view = game.view(game.state.active)
    assert_fits(canvas_of(view, lang, names), names)
    assert_fits(canvas_of(game.view(None), lang, names), names)


@pytest.mark.parametrize(("seats", "advanced", "lang", "names"), EVERY)
def test_given_the_end_then_no_text_overlaps(seats, advanced, lang, names):
    game = positions.played(seats, None, advanced=advanced)
    assert_fits(canvas_of(game.view(None), lang, names), names)


def test_given_a_headline_too_long_for_a_line_then_no_word_is_left_alone():
    text = "Maximilienne-Alexandrine wins with 21 points."
    width = fonts.width_of(text, fonts.TITLE, theme.LARGE) - 10
    one, two = fonts.balanced(text, fonts.TITLE, theme.LARGE, width, 2)
    assert f"{one} {two}" == text
    assert two.startswith("wins ")


def test_given_the_end_then_no_ring_lies_on_the_chart():
    view = positions.played(3, None).view(None)
    plain, ringed = (
        cubosaurs.draw(view, "en", positions.NAMES, (), None, changed)[0].png()
        for changed in ((), ("seat:0", "seat:1", "seat:2"))
    )
    assert plain == ringed


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("rounds", [1, 4])
def test_given_few_or_many_rounds_then_the_chart_has_room_for_them(lang, rounds):
    game = positions.played(5, None, advanced=True, rounds=rounds)
    canvas = canvas_of(game.view(None), lang, positions.LONG)
    assert_fits(canvas, positions.LONG)
    assert canvas.image.height <= 1700


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("advanced", [False, True])
def test_given_a_part_then_no_text_overlaps(lang, advanced):
    for game in (positions.crowded(5, advanced=advanced), positions.full_hand(5, advanced=advanced)):
        for part in cubosaurs.parts(game):
            assert_fits(canvas_of(game.view(game.state.active), lang, positions.LONG, part=part), positions.LONG)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("names", [positions.NAMES, positions.LONG])
def test_whose_turn_scores_and_marks_can_be_read_on_a_phone(seats, names):
    game = positions.played(seats, 9, advanced=True)
    view = game.view(game.state.active)
    marks = positions.marks(view)
    canvas = canvas_of(view, "fr", names, marks)
    found = {role: [box for box in canvas.boxes if box.role == role] for role in ("turn", "score", "mark")}
    assert len(found["turn"]) == 1
    assert len(found["score"]) >= 2 * seats
    assert [box.text for box in found["mark"]] == [str(number) for number in range(1, len(marks) + 1)]
    assert all(box.size >= 48 for boxes in found.values() for box in boxes)


def test_marks_do_not_cover_each_other():
    for seed in range(6):
        game = positions.played(3, 20, seed=seed, keep=0.5, advanced=True)
        view = game.view(game.state.active)
        canvas = canvas_of(view, "en", positions.NAMES, positions.marks(view))
        numbers = [box.frame for box in canvas.boxes if box.role == "mark"]
        assert len(numbers) > 2
        assert not any(touch(one, other) for one, other in combinations(numbers, 2))


@pytest.mark.parametrize("seats", SEATS)
def test_given_every_face_of_the_velociraptors_then_each_mark_is_on_its_colour_and_the_points_can_be_read(seats):
    game = positions.played(seats, 0, advanced=True)
    for zone in game.state.collections:
        zone.move_all(game, game.state.aside)
    raptors = [face for face in dict.fromkeys(game.pools()["cards"]) if face.startswith("raptor")]
    positions.lay(game, 0, [*raptors, "egg_trex"])
    canvas = canvas_of(game.view(None), "en", positions.NAMES)
    before = len(canvas.boxes)
    places = [f"collection:0:{face}" for face in raptors]
    for number, place in enumerate(places, 11):
        canvas.mark(number, place)
    numbers = [box.frame for box in canvas.boxes[before:]]
    assert not any(touch(one, other) for one, other in combinations(numbers, 2))
    for (left, _, right, _), place in zip(numbers, places, strict=True):
        assert canvas.places[place][0] <= (left + right) / 2 <= canvas.places[place][2]
    assert not any(touch(frame, box.frame) for frame in numbers for box in canvas.boxes if box.role == "points")


@pytest.mark.parametrize("seats", SEATS)
def test_given_eggs_then_their_marks_leave_their_names_to_be_read(seats):
    game = positions.played(seats, 0)
    for zone in game.state.collections:
        zone.move_all(game, game.state.aside)
    positions.lay(game, 0, ["egg_trex", "egg_stego", "egg_bronto"])
    canvas = canvas_of(game.view(None), "en", positions.NAMES)
    column = canvas.places["collection:0:egg_trex"][0]
    names = [box.frame for box in canvas.boxes if box.text in {"T-Rex", "Stego", "Bronto"} and box.frame[0] >= column]
    assert len(names) == 3
    for place in ("egg_trex", "egg_stego", "egg_bronto"):
        canvas.mark(7, f"collection:0:{place}")
    assert not any(
        abs((left + right) / 2 - disc.x) < disc.half and top < disc.y + disc.half - 8
        for left, top, right, _ in names
        for disc in canvas._marks
    )


def test_the_same_type_is_in_the_same_column_for_all_and_from_first_turn_to_last():
    first, later = positions.played(3, 0), positions.played(3, 12)
    places = {}
    for game in (first, later):
        canvas = canvas_of(game.view(None), "en", positions.NAMES)
        for place, (left, *_) in canvas.places.items():
            kind, _, rest = place.partition(":")
            if kind == "collection" and not rest.endswith("dna"):
                places.setdefault(rest.split(":")[1].split(".")[0], set()).add(left)
    assert {len(lefts) for kind, lefts in places.items() if not kind.startswith("egg")} == {1}
