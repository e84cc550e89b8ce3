"""`beagle simulate`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

import pytest

import games
from bot.cli import main, simulate
from bot.cli.simulate import Job, Played, Tally, play_one
from games.core import Outcome, Text


def simulated(capsys, *argv):
    """Run the command and give what the last line of JSON holds."""
    assert main(["simulate", "cubosaurs", *argv, "--json"]) == 0
    return json.loads(capsys.readouterr().out.splitlines()[-1])


def test_given_json_when_simulated_then_the_last_line_holds_the_seven_figures(capsys):
    figures = simulated(capsys, "--seats", "3", "--games", "10", "--seed", "5")
    assert list(figures) == ["game", "seats", "games", "moves", "moves_per_second", "errors", "outcomes"]
    assert (figures["game"], figures["seats"], figures["games"], figures["errors"]) == ("cubosaurs", 3, 10, 0)
    assert set(figures["outcomes"]) == {"0", "1", "2", "tie"}
    assert sum(figures["outcomes"].values()) == 10
    assert figures["moves"] > 100
    assert figures["moves_per_second"] > 0


def test_given_the_same_seed_when_simulated_twice_then_all_games_are_the_same(capsys):
    first = simulated(capsys, "--games", "6", "--seed", "9", "--player", "easy", "--option", "rounds=1")
    again = simulated(capsys, "--games", "6", "--seed", "9", "--player", "easy", "--option", "rounds=1")
    assert (first["moves"], first["outcomes"]) == (again["moves"], again["outcomes"])


def test_given_game_number_three_when_played_by_its_own_seed_then_it_is_the_same_game():
    options = {"rounds": 1}
    of_many = play_one(Job("cubosaurs", 3, options, ("random",), 40), 3)
    alone = play_one(Job("cubosaurs", 3, options, ("random",), 43), 0)
    assert of_many == alone._replace(number=3)


def test_given_the_greatest_seed_when_it_grows_then_it_begins_again_at_zero():
    assert simulate.seed_at(Job("cubosaurs", 3, {}, ("random",), (1 << 256) - 1), 1) == bytes(32)


def test_given_several_players_when_simulated_then_seats_take_them_in_turn(capsys):
    assert (
        main(["simulate", "cubosaurs", "--seats", "2", "--games", "2", "--player", "random", "--player", "easy"]) == 0
    )
    out = capsys.readouterr().out
    assert "Seat 0 (random)" in out
    assert "Seat 1 (easy)" in out


def test_given_options_when_simulated_then_the_rules_get_them(capsys):
    base = simulated(capsys, "--games", "3", "--seed", "1")
    advanced = simulated(capsys, "--games", "3", "--seed", "1", "--option", "advanced=on", "--option", "rounds=1")
    assert base["moves"] != advanced["moves"]


def test_given_two_workers_when_run_as_a_command_then_the_games_are_the_same_as_with_one():
    def figures(workers):
        command = [sys.executable, "-m", "bot", "simulate", "cubosaurs", "--games", "8", "--seed", "3"]
        done = subprocess.run([*command, "--workers", workers, "--json"], capture_output=True, text=True, check=True)
        assert done.stderr == ""
        return json.loads(done.stdout.splitlines()[-1])

    one, two = figures("1"), figures("2")
    assert (one["moves"], one["outcomes"]) == (two["moves"], two["outcomes"])


def test_given_processes_that_help_then_ctrl_c_is_for_the_one_that_started_them():
    """It reaches the whole group of processes, and each of them would print a traceback."""
    usual = signal.getsignal(signal.SIGINT)
    with simulate._pool(1) as pool:
        assert pool.apply(signal.getsignal, (signal.SIGINT,)) == signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) is usual


def test_given_long_work_when_no_workers_are_named_then_other_processes_take_the_rest(monkeypatch):
    monkeypatch.setattr(simulate, "PATIENCE", -1.0)
    monkeypatch.setattr(simulate, "HELP_IS_WORTH", -1.0)
    monkeypatch.setattr(simulate.os, "cpu_count", lambda: 2)
    asked = []
    monkeypatch.setattr(simulate, "_elsewhere", lambda job, numbers, workers: asked.append((numbers, workers)) or ())
    job = Job("cubosaurs", 3, {"rounds": 1}, ("random",), 0)
    played = list(simulate.play(job, 10, None, 0.0))
    assert [each.number for each in played] == [0]
    assert asked == [(range(1, 10), 2)]


def test_given_a_game_that_breaks_when_simulated_then_it_is_counted_told_and_the_exit_code_is_1(capsys, monkeypatch):
    real = games.new

    def breaks(name, *, seats, seed, options):
        if seed[-1] == 1:
            raise RuntimeError("a cube is lost")
        return real(name, seats=seats, seed=seed, options=options)

    monkeypatch.setattr(games, "new", breaks)
    assert main(["simulate", "cubosaurs", "--games", "3", "--seed", "0", "--option", "rounds=1", "--json"]) == 1
    said = capsys.readouterr()
    figures = json.loads(said.out.splitlines()[-1])
    assert figures["errors"] == 1
    assert sum(figures["outcomes"].values()) == 2
    assert "RuntimeError: a cube is lost" in said.err
    assert (1).to_bytes(32, "big").hex() in said.err


def test_given_a_game_without_an_end_when_played_then_it_counts_as_an_error(monkeypatch):
    monkeypatch.setattr(simulate, "LONGEST", 3)
    played = play_one(Job("cubosaurs", 3, {}, ("random",), 0), 0)
    assert "does not end within 3 moves" in played.error


def test_given_a_shared_victory_when_counted_then_it_is_a_tie_unless_a_team_won():
    reason = Text("cubosaurs-title")
    assert simulate._winner(Outcome((1, 3, 2), ((1,), (2,), (0,)), reason)) == "1"
    assert simulate._winner(Outcome((3, 3, 2), ((0, 1), (2,)), reason)) == "tie"
    assert simulate._winner(Outcome((3, 3, 2), ((0, 1), (2,)), reason, teams=((0, 1), (2,)))) == "0+1"


def test_given_a_team_when_told_then_its_seats_are_named(capsys):
    tally = Tally(Job("cubosaurs", 3, {}, ("random",), 0))
    tally.add(Played(0, 10, "0+1", (3, 3, 2)))
    simulate.tell(simulate.Voice("en"), tally, 1.0)
    assert "Seats 0+1: 1 win (100.0%)." in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "words"), [("en", "No errors."), ("fr", "Aucune erreur.")])
def test_given_a_language_when_simulated_then_the_summary_is_in_it(capsys, lang, words):
    assert main(["simulate", "cubosaurs", "--games", "2", "--option", "rounds=1", "--lang", lang]) == 0
    assert words in capsys.readouterr().out


class Screen:
    """A standard error that somebody looks at."""

    encoding = "utf-8"

    def __init__(self):
        self.shown = ""

    def write(self, text):
        self.shown += text
        return len(text)

    def flush(self):
        pass

    def isatty(self):
        return True


def test_given_a_second_has_passed_when_somebody_looks_then_a_progress_bar_is_shown(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    with simulate.Bar(10) as bar:
        bar.show(1, 0.5)
        assert screen.shown == ""
        bar.show(4, 1.5)
    assert "40%" in screen.shown
