"""Before a game begins: seats, options, defaults, and all that is wrong with a table, at once."""

from __future__ import annotations

from typing import Any

import pytest

import games
from games.core import BadOptions, Rules, Setting, Text, flag
from tests.core.probe import SEED

RULES: Rules = games.rules("cubosaurs")


@pytest.fixture
def rules() -> Rules:
    return games.rules("probe")


def test_given_a_game_then_its_outside_is_known_before_it_begins():
    assert RULES.name == "cubosaurs"
    assert RULES.title == Text("cubosaurs-title")
    assert RULES.seats == (2, 5)
    assert RULES.version >= 1
    assert {each.name for each in RULES.options} >= {"advanced", "rounds"}


def test_given_a_number_of_seats_then_the_defaults_fit_it(rules: Rules):
    assert rules.defaults(seats=4) == {"open": False, "size": 2, "mood": "calm"}
    assert rules.defaults(seats=2) == {"open": False, "size": 3, "mood": "calm"}


def test_given_some_options_when_completed_then_the_rest_are_the_defaults(rules: Rules):
    assert rules.complete(2, {"mood": "wild"}) == {"open": False, "size": 3, "mood": "wild"}
    game = games.new("probe", seats=2, seed=SEED, options={"open": True})
    assert game.options == {"open": True, "size": 3, "mood": "calm"}


def test_given_good_options_then_there_are_no_problems(rules: Rules):
    assert rules.problems(seats=4, options={"open": True, "size": 1, "mood": "wild"}) == []
    assert rules.problems(4) == rules.problems(4, None) == rules.problems(4, {}) == []


@pytest.mark.parametrize("seats", [0, 6, -1, True, "3", None, 2.0])
def test_given_a_number_of_seats_that_cannot_be_then_the_problem_names_it(rules: Rules, seats: Any):
    assert rules.problems(seats) == [Text("problem-seats", seats=repr(seats), low=1, high=5)]


@pytest.mark.parametrize(
    ("name", "value", "shown", "allowed"),
    [
        ("size", 4, "4", ("1", "2", "3")),
        ("size", True, "true", ("1", "2", "3")),
        ("size", "2", "2", ("1", "2", "3")),
        ("open", 1, "1", ("false", "true")),
        ("open", "yes", "yes", ("false", "true")),
        ("mood", "Calm", "Calm", ("calm", "wild")),
        ("mood", None, "None", ("calm", "wild")),
        ("mood", ["calm"], "['calm']", ("calm", "wild")),
    ],
)
def test_given_a_value_that_is_none_of_the_options_then_the_problem_names_it(
    rules: Rules, name: str, value: Any, shown: str, allowed: tuple[str, ...]
):
    found = rules.problems(4, {name: value})
    assert found == [Text("problem-option-value", name=name, value=shown, allowed=allowed)]


def test_given_an_option_that_does_not_exist_then_the_problem_names_it_and_those_that_do(rules: Rules):
    assert rules.problems(4, {"colour": "red"}) == [
        Text("problem-option-name", name="colour", known=("open", "size", "mood"))
    ]


def test_given_several_mistakes_then_all_are_listed(rules: Rules):
    found = rules.problems(9, {"size": 4, "colour": "red"})
    assert [each.id for each in found] == ["problem-seats", "problem-option-value", "problem-option-name"]


def test_given_options_that_conflict_then_the_game_says_why_by_the_number_of_seats(rules: Rules):
    assert rules.problems(2, {"mood": "wild"}) == [Text("too-wild", seats=2)]
    assert rules.problems(3, {"mood": "wild"}) == []


def test_given_a_mistake_then_conflicts_are_not_looked_for(rules: Rules):
    assert [each.id for each in rules.problems(2, {"mood": "wild", "size": 9})] == ["problem-option-value"]


def test_given_options_when_looked_at_for_problems_then_they_are_left_alone(rules: Rules):
    given = {"mood": "wild"}
    rules.problems(2, given)
    rules.complete(2, given)
    assert given == {"mood": "wild"}


def test_given_a_flag_then_it_is_on_or_off():
    setting = flag("open", default=True)
    assert (setting.values, setting.default) == ((False, True), True)
    assert setting.allows(False)
    assert not setting.allows(0)


def test_given_a_setting_then_its_default_may_depend_on_the_seats():
    setting = Setting("rounds", (1, 2, 3), 2, {2: 3})
    assert [setting.default_for(seats) for seats in (2, 3, 4)] == [3, 2, 2]


def test_given_an_option_that_needs_another_then_it_is_offered_only_beside_that():
    names = lambda advanced: [each.name for each in RULES.offered({"advanced": advanced})]  # noqa: E731
    assert names(False) == ["advanced", "rounds", "hand_visibility"]
    assert names(True) == [each.name for each in RULES.options]


def test_given_options_then_their_names_and_values_are_texts(rules: Rules):
    assert rules.label("size") == Text("probe-option-size")
    assert RULES.label("hand_visibility") == Text("cubosaurs-option-hand-visibility")
    assert rules.value_label("open", value=True) == Text("probe-option-open-on")
    assert rules.value_label("open", value=False) == Text("probe-option-open-off")
    assert rules.value_label("size", 2) == Text("probe-option-size-2")
    assert RULES.value_label("purchase_window", "before_only") == Text("cubosaurs-option-purchase-window-before-only")


def test_given_a_game_that_cannot_be_set_up_then_the_error_carries_every_problem(rules: Rules):
    with pytest.raises(BadOptions) as caught:
        games.new("probe", seats=9, seed=b"short", options={"size": 4})
    assert [each.id for each in caught.value.problems] == ["problem-seats", "problem-option-value", "problem-seed"]
    for told in ("'probe'", "not for 9", "'size'", "'4'", "1, 2, 3", "32 bytes, not 5"):
        assert told in str(caught.value)
