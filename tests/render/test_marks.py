from render import focus, numbers, own_number
from render.marks import numbers as numbered
from tests.render import positions


def test_given_things_with_numbers_then_their_marks_say_these_and_others_their_turn_in_the_list():
    assert numbered(("animal:8", "animal:12", "shell"), ("animal",)) == (8, 12, 3)


def test_given_a_turn_that_is_the_number_of_a_thing_then_the_mark_says_the_next_free_one():
    assert numbered(("deck", "bank", "animal:2", "animal:1"), ("animal",)) == (3, 4, 2, 1)


def test_given_no_kind_with_numbers_or_no_number_then_the_turn_in_the_list_counts():
    assert numbered(("seat:4", "seat:2"), ()) == (1, 2)
    assert numbered(("animal:x", "animal:", "animal:²"), ("animal",)) == (1, 2, 3)


def test_given_games_then_each_says_what_has_a_number_of_its_own():
    assert own_number("evolution", "animal:7") == 7
    assert own_number("evolution", "player:1") is None
    assert own_number("cubosaurs", "animal:7") is None
    assert numbers("evolution", ("animal:7", "deck")) == {"animal:7": 7, "deck": 2}
    assert numbers("a game that nobody has drawn", ("deck",)) == {"deck": 1}


def test_given_a_game_whose_picture_has_no_such_parts_then_a_question_is_about_the_whole():
    assert focus(positions.played(3, 4).view(0), ("hand",)) is None
