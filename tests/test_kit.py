"""The kit is green on both toys, and red on toys that are broken on purpose, with the right sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import games
from games.core import Text, registry
from tests import broken, checks, kit, toys

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.core import Rules

TOYS = ("duel", "fair")
GAMES = 50
"""Games for each set of options."""

EVERY = 12
"""All is checked on each so many moves or so."""

SETS = [(name, options) for name in TOYS for options in kit.option_sets(name)]


def _called(value: Any) -> str:
    return value if isinstance(value, str) else ",".join(f"{name}={each}" for name, each in value.items())


@pytest.fixture(scope="module")
def say() -> checks.Say:
    return kit.speaker()


# Green on what is right


def play_all(cases: list[kit.Case], **how: Any) -> None:
    for case in cases:
        kit.play(case, **how)


def test_the_toys_are_there_and_have_words():
    assert set(TOYS) <= set(games.names())
    assert toys.TEXT.is_dir()


@pytest.mark.parametrize("name", TOYS)
def test_given_a_toy_when_a_lobby_shows_it_then_all_of_it_can_be_said(name: str, say: checks.Say):
    checks.front_door(games.rules(name), say)


@pytest.mark.parametrize(("name", "options"), SETS, ids=_called)
def test_given_a_toy_when_played_at_random_then_all_that_must_be_true_is(
    name: str, options: dict[str, Any], say: checks.Say
):
    play_all(kit.cases(name, GAMES, options=options), every=EVERY, say=say)


@pytest.mark.parametrize("name", TOYS)
def test_given_cases_then_every_number_of_seats_and_set_of_options_is_played(name: str):
    rules: Rules = games.rules(name)
    played = {(case.seats, tuple(case.options.items())) for case in kit.cases(name, 200)}
    possible = {
        (seats, tuple(options.items()))
        for seats in range(rules.seats[0], rules.seats[1] + 1)
        for options in kit.option_sets(name)
        if not rules.problems(seats, options)
    }
    assert played == possible


@pytest.mark.parametrize("name", TOYS)
def test_given_random_games_then_every_question_of_a_toy_is_answered(name: str):
    asked = set()
    for case in kit.cases(name, 60):
        asked |= kit.play(case, every=0).kinds.keys()
    assert asked == {f"{name}.{kind}" for kind in kit.questions(name)}


def test_given_other_hashes_of_strings_when_played_then_all_happens_the_same():
    some = [case for name in TOYS for case in kit.cases(name, 12)]
    here = [kit.digest(case) for case in some]
    assert kit.digests_elsewhere(some, 1) == here
    assert kit.digests_elsewhere(some, 4242) == here


# Red on what is wrong


@pytest.fixture
def broken_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the broken games in, and give up on an endless one early: the longest of them takes 24 moves."""
    monkeypatch.setattr(kit, "MOVES", 60)
    broken.register()
    yield
    broken.unregister()


def test_given_the_game_they_break_then_nothing_is_wrong_with_it():
    registry.register(broken.Right)
    play_all(kit.cases("right", 20))
    registry._GAMES.pop("right")


@pytest.mark.parametrize("toy", broken.ALL, ids=lambda toy: toy.rules.name)
def test_given_a_toy_that_is_broken_on_purpose_then_the_kit_says_what_is_wrong(toy: Any, broken_games: None):
    with pytest.raises(kit.Failure, match=toy.sentence) as caught:
        play_all(kit.cases(toy.rules.name, 40))
    assert caught.value.path.is_file()


def test_given_a_toy_that_depends_on_the_order_of_a_set_then_other_hashes_show_it(broken_games: None):
    some = kit.cases("unordered", 6)
    here = kit.digests_elsewhere(some, 0, "tests.broken")
    assert any(kit.digests_elsewhere(some, seed, "tests.broken") != here for seed in (1, 2, 3))


def test_given_a_failure_then_its_file_plays_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(kit, "MOVES", 3)
    with pytest.raises(kit.Failure) as caught:
        kit.play(kit.cases("fair", 1)[0])
    assert kit.main([str(caught.value.path)]) == 1
    assert "does not end within" in capsys.readouterr().out


def test_given_a_text_that_no_language_knows_then_the_kit_cannot_say_it(say: checks.Say):
    with pytest.raises(LookupError, match="no-such-text"):
        checks.sayable(say, Text("no-such-text"), "The prompt")


def test_given_a_label_that_is_too_long_then_the_kit_counts_its_characters(say: checks.Say):
    with pytest.raises(checks.Wrong, match=r"The label has \d+ characters in en, not 20"):
        checks.sayable(say, Text("duel-problem-feints"), "The label", 20)


@pytest.mark.parametrize("argument", [1.5, True, None, [1], ("a", 0.5), b"x"])
def test_given_a_text_with_an_argument_that_has_no_words_then_the_kit_refuses_it(argument: Any):
    with pytest.raises(checks.Wrong, match=re.escape(f"n={argument!r}")):
        checks.sayable(None, Text("duel-begins", n=argument), "The event")
