"""The soak: it plays what it is told to, counts, and fails when a game does."""

from __future__ import annotations

import re

import pytest

from tests import kit, soak


def test_given_a_few_games_when_soaked_then_the_closing_line_counts_them(capsys: pytest.CaptureFixture[str]):
    assert soak.main(["--games", "6", "--game", "fair", "--every", "9", "--workers", "1"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"fair: 6 games, \d+ moves, 0 errors, \d+ s", last)


def test_given_games_that_fail_when_soaked_then_each_is_told_with_its_file_and_the_exit_code_is_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(kit, "MOVES", 3)
    tally = soak.batch(kit.cases("duel", 3), every=1)
    assert (tally.games, len(tally.failures)) == (3, 3)
    assert all("again: python -m tests.kit" in failure for failure in tally.failures)
    monkeypatch.setattr(soak, "soak", lambda *_: tally)
    assert soak.main(["--game", "duel"]) == 1
    assert "3 errors" in capsys.readouterr().out


def test_given_questions_that_no_game_came_to_then_they_are_listed():
    tally = soak.batch(kit.cases("fair", 1, options={"rounds": 1, "quarrels": False}), every=0)
    assert {"fair.quarrel", "fair.shout", "fair.apology"} <= set(soak.never_asked(["fair"], tally))
    assert "fair.draw" not in soak.never_asked(["fair"], tally)


@pytest.mark.parametrize(
    "arguments", [["--games", "0"], ["--every", "0"], ["--seed", "-1"], ["--game", "chess"], ["--workers", "x"]]
)
def test_given_arguments_that_make_no_sense_then_they_are_refused(arguments: list[str]):
    with pytest.raises(SystemExit) as caught:
        soak.main(arguments)
    assert caught.value.code == 2


def test_given_no_game_then_all_of_the_house_are_played():
    assert "cubosaurs" in kit.registered()
    assert not {"duel", "fair", "probe"} & set(kit.registered())
