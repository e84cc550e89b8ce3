"""`beagle replay` and `beagle verify`."""

from __future__ import annotations

import json

import pytest

import games
from bot.cli import main
from bot.cli.common import Voice, answer, players_dice
from games.core import Outcome, Text

SEED = (11).to_bytes(32, "big")


@pytest.fixture
def record(tmp_path):
    """Save the record of a short game by random players."""
    game = games.new("cubosaurs", seats=3, seed=SEED, options={"rounds": 1})
    dice, moves = players_dice(SEED), []
    while pending := game.pending():
        seat = next(iter(pending))
        moves.append((seat, answer(game, seat, "random", dice)))
        game.play(*moves[-1])
    path = tmp_path / "game.json"
    path.write_bytes(games.record(game, moves).to_json())
    return path


def tampered(path, change):
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return str(path)


def test_given_a_true_record_when_verified_then_one_line_says_so(record, capsys):
    assert main(["verify", str(record)]) == 0
    said = capsys.readouterr()
    assert said.out.startswith(f"{record}: true. Cubosaurs, 3 players, ")
    assert said.out.count("\n") == 1
    assert said.err == ""


def swap_outcome(data):
    data["outcome"]["scores"][0] += 1


def shorten(data):
    data["moves"].pop()


def forge_move(data):
    data["moves"][2] = [data["moves"][2][0], "refuse:dragon"]


def other_player(data):
    data["moves"][0][0] = (data["moves"][0][0] + 1) % 3


def other_seed(data):
    data["seed"] = "00" * 32


def other_fingerprint(data):
    data["seed_sha256"] = "00" * 32


def other_seats(data):
    data["seats"] = 4


def other_options(data):
    data["options"]["rounds"] = 2


def newer_rules(data):
    data["version"] += 1


def other_game(data):
    data["game"] = "chess"


def lost_field(data):
    del data["moves"]


@pytest.mark.parametrize(
    "change",
    [
        swap_outcome,
        shorten,
        forge_move,
        other_player,
        other_seed,
        other_fingerprint,
        other_seats,
        other_options,
        newer_rules,
        other_game,
        lost_field,
    ],
)
def test_given_a_tampered_record_when_verified_then_one_line_says_why_and_the_exit_code_is_1(record, capsys, change):
    path = tampered(record, change)
    assert main(["verify", path]) == 1
    said = capsys.readouterr()
    assert said.out.startswith(f"{path}: not true. ")
    assert said.out.count("\n") == 1
    assert said.err == ""


def test_given_a_file_that_is_no_record_when_verified_then_it_is_not_true(tmp_path, capsys):
    path = tmp_path / "shopping.txt"
    path.write_bytes(b"\xff eggs")
    assert main(["verify", str(path)]) == 1
    assert "not true" in capsys.readouterr().out


def test_given_several_records_when_one_is_not_true_then_each_has_its_line_and_the_exit_code_is_1(record, capsys):
    bad = record.with_name("bad.json")
    bad.write_bytes(record.read_bytes())
    tampered(bad, shorten)
    assert main(["verify", str(record), str(bad)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [": true." in line for line in lines] == [True, False]


def test_given_the_published_fingerprint_when_verified_then_another_one_is_refused(record, capsys):
    published = json.loads(record.read_text())["seed_sha256"]
    assert main(["verify", str(record), "--sha256", published.upper()]) == 0
    assert main(["verify", str(record), "--sha256", "ab" * 32]) == 1
    assert f"SHA-256 {published}" in capsys.readouterr().out


def test_given_french_when_verified_then_the_verdict_is_french(record, capsys):
    assert main(["verify", str(record), "--lang", "fr"]) == 0
    assert "\u202f: conforme. Cubosaures" in capsys.readouterr().out


def test_given_a_record_when_replayed_then_every_move_and_the_outcome_are_told(record, capsys):
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    moves = json.loads(record.read_text())["moves"]
    assert f"\n{len(moves)}. " in out
    assert "Round 1 of 1 begins" in out
    assert " wins with " in out or " share the victory " in out
    assert out.count(" (Round 1: ") == 3


def test_given_a_record_when_replayed_for_spectators_then_no_drawn_card_is_told_but_its_viewer_sees_it(record, capsys):
    assert main(["replay", str(record)]) == 0
    assert "You draw" not in capsys.readouterr().out
    assert main(["replay", str(record), "--viewer", "1"]) == 0
    assert "You draw" in capsys.readouterr().out


def test_given_until_when_replayed_then_it_stops_there_and_describes_the_table(record, capsys):
    assert main(["replay", str(record), "--until", "4"]) == 0
    out = capsys.readouterr().out
    assert "\n4. " in out
    assert "\n5. " not in out
    assert " wins with " not in out
    assert out.count("\n") > 10


def test_given_a_folder_when_replayed_then_each_position_is_a_picture(record, tmp_path, capsys):
    folder = tmp_path / "new" / "pictures"
    assert main(["replay", str(record), "--until", "2", "--pictures", str(folder)]) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["0000.png", "0001.png", "0002.png"]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in folder.iterdir())


@pytest.mark.parametrize("change", [forge_move, swap_outcome, other_seed])
def test_given_a_tampered_record_when_replayed_then_nothing_of_it_is_told(record, capsys, change):
    path = tampered(record, change)
    assert main(["replay", path]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("This record cannot be trusted: ")


def test_given_a_viewer_outside_the_table_when_replayed_then_it_is_refused(record, capsys):
    assert main(["replay", str(record), "--viewer", "7"]) == 2
    assert "no seat 7" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "points"), [("en", "  1. Ada  −1 point"), ("fr", "  1. Ada  −1 point")])
def test_given_a_point_below_nothing_when_the_end_is_told_then_its_sign_is_told(lang, points, capsys):
    Voice(lang, ("Ada",)).outcome(Outcome((-1,), ((0,),), Text("error-game-over")))
    assert capsys.readouterr().out.splitlines()[-1] == points
