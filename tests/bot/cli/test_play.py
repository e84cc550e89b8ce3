"""`beagle play`: the real command, with what a person types on the standard input."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

import games
from bot.cli import main


@pytest.fixture
def typed(monkeypatch, capsys):
    """Play with some lines of input, and give what was said."""

    def play(*lines, argv=()):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(["play", "cubosaurs", "--seats", "3", "--seed", "7", "--player", "random", *argv])
        said = capsys.readouterr()
        assert said.err == ""
        assert code == 0
        return said.out

    return play


def test_given_first_choices_when_a_whole_game_is_typed_then_it_ends_with_a_ranking_and_a_true_record(
    typed, tmp_path, capsys
):
    path = tmp_path / "records" / "game.json"
    out = typed(*["1"] * 200, argv=["--option", "rounds=1", "--record", str(path)])
    assert " wins with " in out or " share the victory " in out
    assert "  1. " in out
    assert f"The record of this game is in {path}." in out
    assert f"The seed of this game was {7:064x}." in out
    assert main(["verify", str(path)]) == 0
    record = json.loads(path.read_text())
    assert record["options"]["rounds"] == 1
    assert int(record["seed"], 16) == 7


def test_given_the_real_command_when_the_input_ends_then_it_ends_politely():
    command = [sys.executable, "-m", "bot", "play", "cubosaurs", "--seed", "7", "--player", "random"]
    done = subprocess.run(command, input="1\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.rstrip().endswith("You leave the table; the game is not finished, and nothing was saved.")


def test_given_q_when_typed_then_the_game_is_left(typed):
    assert "You leave the table" in typed("q", "1")


def test_given_a_question_when_shown_then_choices_are_numbered_and_say_what_they_do(typed):
    out = typed("q")
    assert "\n   1  Keep " in out
    assert "Your points this round: " in out


def test_given_a_question_mark_when_typed_then_what_cannot_be_chosen_is_told_with_the_rule(typed):
    out = typed(*["?", "1"] * 12, "q")
    assert "(rule R7)" in out
    assert "is already in this hand." in out


def test_given_b_when_typed_then_the_table_is_shown_again(typed):
    once, twice = typed("q"), typed("b", "q")
    assert len(twice.splitlines()) > len(once.splitlines()) + 5


def test_given_a_number_that_is_none_of_them_when_typed_then_it_is_refused_and_asked_again(typed):
    out = typed("99", "0", "1", "q")
    assert "There is no choice 99; the numbers go from 1 to " in out
    assert "There is no choice 0;" in out
    assert "Darwin keeps " in out


def test_given_thousands_of_digits_when_typed_then_they_are_refused_and_asked_again(typed):
    out = typed("9" * 5000, "1", "q")
    assert "…” is not among the choices." in out
    assert "Darwin keeps " in out


def test_given_a_key_when_typed_then_it_is_played_and_a_wrong_one_is_refused(typed):
    out = typed("dance", "keep", "q")
    assert "“dance” is not among the choices." in out
    assert "Darwin keeps " in out


def test_given_an_empty_line_when_typed_then_nothing_happens(typed):
    assert typed("", "", "q").count("You leave the table") == 1


def test_given_nothing_chosen_when_u_is_typed_then_it_is_refused(typed):
    assert "There is no choice of yours to take back." in typed("u", "q")


def test_given_a_card_was_drawn_since_when_u_is_typed_then_the_choice_stands(typed):
    assert "Your last choice stands: dice or cards were revealed since." in typed("1", "u", "q")


def buying(number_of_tries=40):
    """Find a seed and the choices that lead to a tile which asks a second question, before anything is revealed."""
    tiles = {"destroy_own", "destroy_other", "steal", "give", "swap"}
    for seed in range(number_of_tries):
        game = games.new("cubosaurs", seats=2, seed=seed.to_bytes(32, "big"), options={"advanced": True})
        if 0 not in game.pending():
            continue
        for number, option in enumerate(game.pending()[0].options, 1):
            if option.key.removeprefix("buy:") in tiles:
                trial = games.load("cubosaurs", game.dump())
                trial.play(0, option.key)
                if trial.barrier == game.barrier and 0 in trial.pending():
                    return seed, number
    raise AssertionError("No game begins with a tile that can be bought and taken back.")


def test_given_a_tile_was_bought_when_u_is_typed_then_the_purchase_is_asked_about_again(monkeypatch, capsys):
    seed, number = buying()
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{number}\nu\nq\n"))
    argv = ["play", "cubosaurs", "--seats", "2", "--seed", str(seed), "--option", "advanced=true"]
    assert main(argv) == 0
    before, undone, after = capsys.readouterr().out.partition("Your last choice is taken back.")
    assert undone
    assert "Darwin buys " in before
    assert "Buy " in after
    assert "Keep " in after


def test_given_hidden_hands_when_played_then_no_event_tells_what_others_draw(typed):
    out = typed(*["1"] * 200, argv=["--seat", "1", "--option", "rounds=1"])
    drawn = [line for line in out.splitlines() if "You draw" in line]
    assert 0 < len(drawn) < out.count("draws a card.")


def test_given_french_when_played_then_everything_is_french(typed):
    out = typed("?", "1", "q", argv=["--lang", "fr"])
    assert "vous êtes Darwin et jouez contre Anning et Wallace (au hasard)" in out
    assert "Vous quittez la table" in out
    assert "Keep" not in out


def test_given_a_name_and_a_seat_when_played_then_the_person_sits_there(typed):
    out = typed("q", argv=["--seat", "2", "--name", "  Jean-Baptiste "])
    assert "you are Jean-Baptiste, and play against Darwin and Anning" in out


def test_given_a_folder_when_played_then_each_position_is_saved_as_a_picture(typed, tmp_path):
    typed("1", "1", "q", argv=["--pictures", str(tmp_path / "pictures")])
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert names == ["0000.png", "0001.png", "0002.png"]


def test_given_ctrl_c_when_asked_then_the_exit_code_is_130(monkeypatch, capsys):
    def interrupted(_prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "cubosaurs", "--seed", "7"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_given_a_record_that_cannot_be_saved_when_played_then_it_is_refused_before_the_first_card(tmp_path, capsys):
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["play", "cubosaurs", "--record", str(tmp_path / "file" / "game.json")]) == 2
    told = capsys.readouterr()
    assert "cannot be written" in told.err
    assert told.out == ""


def test_given_a_record_to_save_when_the_game_is_left_then_no_empty_file_stays(typed, tmp_path):
    typed("q", argv=["--record", str(tmp_path / "new" / "game.json")])
    assert not (tmp_path / "new" / "game.json").exists()
