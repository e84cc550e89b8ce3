"""`beagle bench`, and the table of figures; the measuring itself is done by `make bench`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from benchmarks import rules, table
from benchmarks.__main__ import AREAS
from bot.cli import bench, main


def figure(passed):
    return table.Figure("a game", 42.0, "moves/s", "chess", 7.0, "moves/s", "3 times", passed)


def test_given_an_unknown_area_when_run_then_the_known_ones_are_named(capfd):
    assert main(["bench", "astrology"]) == 2
    said = capfd.readouterr()
    assert "no area 'astrology'" in said.err
    assert said.err.count("\n") == 1
    assert all(area in said.err for area in AREAS)


def test_given_no_source_tree_when_run_then_it_says_where_the_benchmarks_are(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(bench, "ROOT", tmp_path)
    assert main(["bench"]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_given_every_area_when_imported_then_it_measures_something():
    command = (
        "from importlib import import_module as get; import sys; [get(f'benchmarks.{a}').figures for a in sys.argv[1:]]"
    )
    done = subprocess.run([sys.executable, "-c", command, *AREAS], cwd=bench.ROOT, capture_output=True, check=False)
    assert done.stderr == b""
    assert done.returncode == 0


@pytest.mark.parametrize(("passed", "verdict"), [(True, "pass"), (False, "FAIL")])
def test_given_a_figure_when_shown_then_its_verdict_stands_beside_it(capsys, passed, verdict):
    table.show([figure(passed)], "rules")
    out = capsys.readouterr().out
    assert verdict in out
    assert "42.0 moves/s" in out
    assert "7.00 moves/s" in out


def test_given_a_worker_that_does_twice_as_much_when_measured_then_its_rate_is_higher():
    one, two = table.rates(lambda: sum(range(1000)) > 0, lambda: 2 * (sum(range(1000)) > 0), seconds=0.2)
    assert two > one > 0


def test_given_both_baselines_when_played_then_each_plays_whole_games():
    assert rules.playouts({"advanced": False})() > 50
    assert 0 < rules.chess_playouts()() <= rules.LONGEST_CHESS
    game = rules.midway({"advanced": True})
    assert rules.there_and_back(game)().dump() == game.dump()
    assert rules.bare_state(game)() == game.state
