import io

import pytest
from PIL import Image

import games
import render
from games.core import UNKNOWN, Dice, UnknownGame
from render import canvas, cubosaurs, theme
from render.cubosaurs.scene import Scene
from tests import kit
from tests.render import positions

NAMES = positions.NAMES


def size_of(picture):
    return Image.open(io.BytesIO(picture.png)).size


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("advanced", [False, True])
def test_pictures_are_small_files_of_the_promised_width(seats, advanced):
    games = [positions.played(seats, moves, advanced=advanced) for moves in (0, 14, None)]
    games.append(positions.crowded(seats, advanced=advanced))
    for game in games:
        for viewer in (None, game.state.active):
            picture = render.draw(game.view(viewer), "fr", NAMES)
            width, height = size_of(picture)
            assert width == 1600
            assert height <= 1720
            assert len(picture.png) < 250_000


def test_given_what_a_viewer_cannot_know_differs_then_the_picture_and_its_words_are_the_same():
    compared = 0
    for seed in range(4):
        game = positions.played(3, 9 + seed, seed=seed, keep=0.1, advanced=bool(seed % 2))
        for viewer in (None, 0, 1, 2):
            other = game.imagine(viewer, Dice(bytes([seed + 1]) * 32))
            if other.state.hand.cards != game.state.hand.cards:
                compared += 1
            for part in (None, *render.parts(game)):
                one = render.draw(game.view(viewer), "en", NAMES, part=part)
                assert one == render.draw(other.view(viewer), "en", NAMES, part=part)
    assert compared, "a hand was really dealt anew"


def test_given_a_hidden_hand_then_only_its_holder_reads_it():
    game = positions.played(3, 5, keep=0.0)
    holder = game.state.active
    view = game.view(None)
    assert UNKNOWN in view.state.hand.cards
    public, own = render.draw(view, "en", NAMES), render.draw(game.view(holder), "en", NAMES)
    assert "unknown card" in public.text or "In the hand" not in public.text
    assert "unknown card" not in own.text
    assert "In the hand" in own.text
    assert size_of(own)[1] > size_of(public)[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("names", [NAMES, positions.LONG, ("🦖" * 32,) * 5])
def test_the_summary_is_short_even_of_a_crowded_table(lang, names):
    for game in (positions.crowded(5, advanced=True), positions.full_hand(5), positions.played(5, None)):
        picture = render.draw(game.view(game.state.active), lang, names)
        assert 0 < len(picture.alt) <= 1024
        assert picture.text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_tell_every_score_collection_tile_and_the_deck(lang):
    game = positions.played(4, 25, advanced=True)
    state = game.state
    text = render.draw(game.view(None), lang, NAMES).text
    words = render.Words(lang, NAMES)
    for seat in range(4):
        assert NAMES[seat] in text
        for face in state.collections[seat].cards:
            assert words.thing(face) in text or words.thing(face, "many") in text
    assert all(words.thing(tile) in text for tile in state.market.cards)
    assert str(len(state.deck)) in text
    assert str(state.supply) in text


def test_given_the_end_then_the_words_tell_who_won_and_why():
    game = positions.played(3, None)
    picture = render.draw(game.view(None), "en", NAMES)
    reason = render.say(game.outcome.reason, "en", NAMES)
    assert picture.alt.startswith(reason)
    assert all(f"{score} points" in picture.text.replace("−", "-") for score in game.outcome.scores)


def test_given_a_whole_game_then_it_is_not_drawn_nor_told_for_it_knows_too_much():
    game = positions.played(3, 2)
    for show in (render.draw, render.tell):
        with pytest.raises(TypeError, match=r"Only a view can be drawn.*not Cubosaurs"):
            show(game, "en", NAMES)


def test_an_unknown_part_or_game_is_named():
    game = positions.played(3, 2)
    with pytest.raises(render.UnknownPart, match=r"'market'.*hand, player:0, player:1, player:2"):
        render.draw(game.view(None), "en", NAMES, part="market")
    with pytest.raises(render.UndrawnGame, match=r"'go'.*cubosaurs"):
        render._board("go")
    with pytest.raises(UnknownGame, match="go"):
        render.cover("go", "en")


def test_given_the_end_then_its_parts_can_still_be_drawn_and_nobody_is_on_turn():
    game = positions.played(2, None, advanced=True)
    for part in render.parts(game):
        canvas, *_ = cubosaurs.draw(game.view(None), "en", NAMES, (), part, ())
        assert not [box for box in canvas.boxes if box.role == "turn"]


def test_given_a_late_tile_then_the_hand_that_was_refused_is_the_next_players():
    game = positions.late_tile()
    scene = Scene(game.view(game.state.active), "en", NAMES)
    assert scene.on_turn == game.state.active
    assert scene.holder == scene.heir != scene.on_turn
    assert not scene.own_hand


def test_the_parts_of_a_game_and_of_its_view_are_the_same():
    game = positions.played(2, 3, advanced=True)
    assert render.parts(game) == render.parts(game.view(0)) == ("hand", "player:0", "player:1", "market")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", render.BOARDS)
def test_given_any_options_then_every_part_has_a_name_of_its_own_in_both_languages(name, lang):
    for options in kit.paired_sets(name):
        seats = next(each for each in range(2, 9) if not games.rules(name).problems(each, options))
        game = games.new(name, seats=seats, options=options, seed=bytes(32))
        said = [render.say(render.part_label(name, part), lang, "ABCDEFGH"[:seats]) for part in render.parts(game)]
        assert len(set(said)) == len(said)


def test_marks_and_rings_show_and_unknown_places_are_passed_over():
    game = positions.played(3, 8)
    view = game.view(None)
    plain = render.draw(view, "en", NAMES)
    assert render.draw(view, "en", NAMES, marks=("nowhere", ""), changed=("nowhere",)).png == plain.png
    assert render.draw(view, "en", NAMES, marks=("seat:1",)).png != plain.png
    assert render.draw(view, "en", NAMES, changed=("hand",)).png != plain.png


def test_given_empty_caches_then_the_picture_is_the_same():
    view = positions.played(2, 6).view(None)
    before = render.draw(view, "en", NAMES)
    canvas.forget()
    assert render.draw(view, "en", NAMES) == before


def test_the_cover_says_for_how_many_players():
    picture = render.cover("cubosaurs", "fr")
    assert size_of(picture) == (1600, 640)
    assert "de 2 à 5 joueurs" in picture.alt


def test_the_colours_that_fill_areas_come_out_exactly():
    for colour in theme.FLAT:
        reduced = canvas.reduced(Image.new("RGB", (4, 4), colour))
        assert reduced.convert("RGB").getpixel((1, 1)) == colour
    assert len(theme.palette()) == 256


def test_seats_differ_by_shape_and_letter_and_not_by_colour_alone():
    assert len({seat.shape for seat in theme.SEATS}) == len({seat.letter for seat in theme.SEATS}) == len(theme.SEATS)
