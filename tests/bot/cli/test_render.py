"""`beagle render`."""

from __future__ import annotations

import io

import pytest
from PIL import Image

import games
import render
from bot.cli import main


def drawn(capsys, path, *argv):
    """Draw, and give the picture and what was said."""
    assert main(["render", "cubosaurs", "--seats", "3", "--seed", "7", "--out", str(path), *argv]) == 0
    with Image.open(io.BytesIO(path.read_bytes())) as picture:
        picture.load()
        return picture, capsys.readouterr().out


def test_given_a_position_when_drawn_then_the_file_is_a_png_and_its_description_is_printed(tmp_path, capsys):
    path = tmp_path / "new" / "board.png"
    picture, said = drawn(capsys, path, "--moves", "10")
    assert picture.format == "PNG"
    assert picture.width > 1000
    assert "Darwin" in said
    assert str(path) in said


def test_given_the_same_seed_when_drawn_twice_then_the_pictures_are_the_same(tmp_path, capsys):
    first, second = tmp_path / "1.png", tmp_path / "2.png"
    drawn(capsys, first, "--moves", "12")
    drawn(capsys, second, "--moves", "12")
    assert first.read_bytes() == second.read_bytes()


def test_given_other_moves_viewer_or_language_when_drawn_then_the_picture_differs(tmp_path, capsys):
    ways = [(), ("--moves", "9"), ("--moves", "9", "--viewer", "1"), ("--lang", "fr"), ("--option", "advanced=true")]
    pictures = set()
    for number, way in enumerate(ways):
        path = tmp_path / f"{number}.png"
        drawn(capsys, path, *way)
        pictures.add(path.read_bytes())
    assert len(pictures) == len(ways)


def test_given_a_part_when_drawn_then_the_picture_is_that_part(tmp_path, capsys):
    whole, _ = drawn(capsys, tmp_path / "whole.png", "--moves", "5")
    game = games.new("cubosaurs", seats=3, seed=bytes(32))
    for part in render.parts(game):
        name = part.replace(":", "-")
        picture, _ = drawn(capsys, tmp_path / f"{name}.png", "--moves", "5", "--part", part)
        assert picture.tobytes() != whole.tobytes()


def test_given_more_moves_than_the_game_has_when_drawn_then_its_end_is_drawn(tmp_path, capsys):
    _, said = drawn(capsys, tmp_path / "end.png", "--moves", "100000", "--option", "rounds=1", "--text")
    _, same = drawn(capsys, tmp_path / "end.png", "--moves", "99999", "--option", "rounds=1", "--text")
    assert said == same


def test_given_marks_when_drawn_for_whoever_is_asked_then_the_choices_are_numbered(tmp_path, capsys):
    game = games.new("cubosaurs", seats=3, seed=(7).to_bytes(32, "big"))
    asked = str(next(iter(game.pending())))
    plain, _ = drawn(capsys, tmp_path / "plain.png", "--viewer", asked)
    marked, _ = drawn(capsys, tmp_path / "marked.png", "--viewer", asked, "--marks")
    assert plain.size == marked.size
    assert plain.tobytes() != marked.tobytes()


def test_given_text_when_drawn_then_the_whole_position_is_printed(tmp_path, capsys):
    _, summary = drawn(capsys, tmp_path / "a.png", "--moves", "8")
    _, whole = drawn(capsys, tmp_path / "a.png", "--moves", "8", "--text")
    assert len(whole) > len(summary)


def test_given_a_folder_that_cannot_be_made_when_drawn_then_it_is_refused(tmp_path, capsys):
    (tmp_path / "file").write_bytes(b"")
    code = main(["render", "cubosaurs", "--out", str(tmp_path / "file" / "board.png")])
    assert code == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_given_a_hidden_hand_when_drawn_for_spectators_then_its_cards_are_not_described(tmp_path, capsys, lang):
    game = games.new("cubosaurs", seats=3, seed=(7).to_bytes(32, "big"))
    spectator = render.draw(game.view(None), lang, ("a", "b", "c"))
    holder = render.draw(game.view(game.state.active), lang, ("a", "b", "c"))
    assert holder.text != spectator.text
    assert render.tell(game.view(None), lang, ("a", "b", "c")) == spectator.text
    _, said = drawn(capsys, tmp_path / "a.png", "--lang", lang, "--text")
    assert len(said.splitlines()) == len(spectator.text.splitlines()) + 1
