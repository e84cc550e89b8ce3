import io

import pytest
from PIL import Image

import render
from games.core import UNKNOWN, Dice
from games.evolution.cards import ANGLER_CARD, CARDS, TRAITS
from render import canvas, evolution, sprites
from render.evolution.scene import Scene
from render.sprites.traits import TRAITS as SIGNS
from tests.render.evolution import positions

NAMES = positions.NAMES


def size_of(picture):
    return Image.open(io.BytesIO(picture.png)).size


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_pictures_are_small_files_of_the_promised_width(seats):
    for game in (*(positions.played(seats, moves) for moves in (0, 60)), positions.crowded(seats, 6, 2)):
        for viewer in (None, 0):
            picture = render.draw(game.view(viewer), "fr", NAMES)
            assert size_of(picture)[0] == 1600
            assert len(picture.png) < 250_000


def test_given_what_a_viewer_cannot_know_differs_then_the_picture_and_its_words_are_the_same():
    compared = 0
    for seed, moves in enumerate((4, 11, 26, 47)):
        game = positions.played(3, moves, seed=seed)
        for viewer in (None, 0, 1, 2):
            other = game.imagine(viewer, Dice(bytes([seed + 1]) * 32))
            hidden = [[zone.cards for zone in (*each.state.hands, *each.state.faces)] for each in (game, other)]
            compared += hidden[0] != hidden[1]
            for part in (None, *render.parts(game)):
                one = render.draw(game.view(viewer), "en", NAMES, part=part)
                assert one == render.draw(other.view(viewer), "en", NAMES, part=part)
    assert compared >= 12, "hands were really dealt anew"


def test_given_an_anglerfish_face_down_then_only_its_owner_sees_it():
    game = positions.crowded(3, 5, 0, phase="development")
    owner = next(seat for seat in range(3) if ANGLER_CARD in game.state.faces[seat].cards)
    count = game.state.faces[owner].cards.count(ANGLER_CARD)
    for viewer in (None, 0, 1, 2):
        drawn, _, text = evolution.draw(game.view(viewer), "en", NAMES, (), f"player:{owner}", ())
        notes = [box for box in drawn.boxes if box.text == "anglerfish"]
        assert len(notes) == (count if viewer == owner else 0)
        own = viewer is not None and game.state.faces[viewer].cards.count(ANGLER_CARD)
        assert text.count("an anglerfish in hiding") == (own or 0)


def test_given_a_hand_then_only_its_owner_reads_it():
    game = positions.played(3, 7)
    seat = positions.asked(game)
    public, own = render.draw(game.view(None), "en", NAMES), render.draw(game.view(seat), "en", NAMES)
    assert set(game.view(None).state.hands[seat].cards) == {UNKNOWN}
    assert "Your hand" in own.text
    assert "Your hand" not in public.text
    assert size_of(own)[1] > size_of(public)[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("names", [NAMES, positions.LONG, ("🦎" * 32,) * 8])
def test_the_summary_is_short_even_of_a_crowded_table(lang, names):
    games = (positions.crowded(8), positions.fight(8), positions.full_hand(8), positions.played(8, None))
    for game in games:
        picture = render.draw(game.view(None), lang, names)
        assert 0 < len(picture.alt) <= 1024
        assert picture.text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_tell_every_animal_trait_link_and_count(lang):
    game = positions.crowded(4, 5, 3)
    state = game.state
    text = render.tell(game.view(None), lang, NAMES)
    words = render.Words(lang, NAMES)
    lines = text.splitlines()
    for animal in state.animals.values():
        told = next(
            line
            for line in lines
            if line.startswith(f"- animal {animal.id}") and not line[10 + len(str(animal.id))].isdigit()
        )
        for trait in animal.traits:
            assert words.thing(f"evolution.{trait.kind}") in told
        for number in animal.links:
            assert str(state.links[number].other(animal.id)) in told
    assert all(name in text for name in NAMES[:4])
    assert str(len(state.deck)) in text
    assert "17" in text


def test_given_an_attack_then_picture_and_words_name_both_animals_and_who_answers():
    game = positions.fight()
    attack = game.state.attacks[900]
    drawn, alt, _ = evolution.draw(game.view(None), "en", NAMES, (), None, ())
    shown = [box.text for box in drawn.boxes]
    assert f"{attack.hunter} attacks {attack.target}" in shown
    assert f"{NAMES[positions.asked(game)]} answers" in shown
    assert "last turn" in shown
    assert f"Animal {attack.hunter} attacks animal {attack.target}." in alt
    assert {"shell", "bank", "deck"} <= set(drawn.places)


def test_given_the_end_then_the_words_tell_who_won_and_why():
    game = positions.played(3, None)
    picture = render.draw(game.view(None), "en", NAMES)
    assert picture.alt.startswith(render.say(game.outcome.reason, "en", NAMES))
    assert all(f"{NAMES[seat]}: {score} point" in picture.text for seat, score in enumerate(game.outcome.scores))


def test_given_the_end_then_its_parts_can_still_be_drawn_and_nobody_is_asked():
    game = positions.played(2, None)
    for part in render.parts(game):
        for viewer in (None, 0):
            drawn, *_ = evolution.draw(game.view(viewer), "en", NAMES, (), part, ())
            assert not [box for box in drawn.boxes if box.role == "turn"]


def test_given_a_trait_for_a_rival_then_the_rivals_row_does_not_step_back():
    game = positions.played(3, 7)
    seat = positions.asked(game)
    rival = next(each for each in range(3) if each != seat and game.state.herds[each])
    view = game.view(seat)
    place = f"animal:{game.state.herds[rival][0]}"
    plain, marked = (evolution.draw(view, "en", NAMES, marks, None, ())[0] for marks in ((), (place,)))
    left, _, right, bottom = plain.places[place]
    corner = ((left + right) // 2, bottom - 1)
    assert plain.image.convert("RGB").getpixel(corner) != marked.image.convert("RGB").getpixel(corner)


def test_given_eight_players_when_others_step_back_then_their_colours_still_differ():
    game = positions.crowded(8, 2, 0, phase="development")
    seat = positions.asked(game)
    drawn, _, _ = evolution.draw(game.view(seat), "en", NAMES, (), None, ())
    frames = [drawn.places[f"animal:{herd[0]}"] for herd in game.state.herds]
    bands = {drawn.image.getpixel(((left + right) // 2, top + 10)) for left, top, right, _ in frames}
    assert len(bands) == 8


def test_given_food_then_sockets_are_as_many_as_the_need_and_letters_follow_the_language():
    game = positions.crowded(2, 3, 2)
    for lang, letters in (("en", "RBY"), ("fr", "RBJ")):
        drawn, *_ = evolution.draw(game.view(None), lang, NAMES, (), None, ())
        tokens = [box.text for box in drawn.boxes if box.role == "token"]
        held = [
            sum(getattr(each, colour) for each in game.state.animals.values()) for colour in ("red", "blue", "yellow")
        ]
        assert [tokens.count(letter) for letter in letters] == [held[0] + 3, held[1], held[2]]


def test_an_animal_at_rest_in_development_is_neither_fed_nor_hungry():
    game = positions.crowded(2, 2, 1, phase="development")
    scene = Scene(game.view(None), "en", NAMES)
    states = [scene.creature(each).state for each in scene.state.animals.values()]
    assert not {"fed", "hungry"} & {state[0] for state in states if state}


def test_every_trait_has_a_sign_a_short_name_and_a_line_in_both_languages():
    game = positions.played(2, 0)
    for lang in ("en", "fr"):
        scene = Scene(game.view(None), lang, NAMES)
        for kind in {*TRAITS, *(each for card in CARDS.values() for each in card.traits)}:
            assert 0 < len(scene.short(kind)) <= 13
            assert 0 < len(scene.say(f"does-{kind.replace('_', '-')}")) <= 50
            assert kind in SIGNS


def test_signs_differ_in_shape_and_not_by_colour_alone():
    shapes = {kind: bytes(sprites.trait(kind, 26).convert("L").resize((13, 13)).tobytes()) for kind in SIGNS}
    assert len(set(shapes.values())) == len(SIGNS)


def test_marks_and_rings_show_and_unknown_places_are_passed_over():
    view = positions.played(3, 30).view(None)
    animal = f"animal:{next(iter(view.state.animals))}"
    plain = render.draw(view, "en", NAMES)
    assert render.draw(view, "en", NAMES, marks=("nowhere", "animal:x", ""), changed=("nowhere",)).png == plain.png
    assert render.draw(view, "en", NAMES, marks=(animal,)).png != plain.png
    assert render.draw(view, "en", NAMES, changed=(animal, "bank")).png != plain.png


def test_given_empty_caches_then_the_picture_is_the_same():
    view = positions.played(2, 25).view(None)
    before = render.draw(view, "en", NAMES)
    canvas.forget()
    assert render.draw(view, "en", NAMES) == before


def test_the_parts_of_a_game_and_of_its_view_are_the_same():
    game = positions.played(2, 3)
    assert render.parts(game) == render.parts(game.view(0)) == ("hand", "player:0", "player:1")
    with pytest.raises(render.UnknownPart, match="market"):
        render.draw(game.view(None), "en", NAMES, part="market")


def test_given_names_that_the_type_lacks_then_the_picture_has_letters_and_the_words_have_the_names():
    game = positions.played(3, 14)
    names = ("李小龍", "محمد", "🦎🦎")
    drawn, alt, text = evolution.draw(game.view(None), "fr", names, (), None, ())
    shown = {box.text for box in drawn.boxes if box.role != "badge"}
    assert {"A", "B", "C"} <= shown
    assert not any("李" in each or "🦎" in each for each in shown)
    assert "李小龍" in text
    assert "محمد" in alt


def test_given_fewer_names_than_seats_then_the_seats_letters_stand_in():
    picture = render.draw(positions.played(4, 2).view(None), "en", ("Ada",))
    assert "D: " in picture.text


def test_the_cover_says_for_how_many_players():
    picture = render.cover("evolution", "fr")
    assert size_of(picture) == (1600, 640)
    assert "de 2 à 8 joueurs" in picture.alt
