import io

import pytest
from PIL import Image

import render
from bot import pictures
from bot.pictures import Scene as Wanted
from games.core import Dice, Text
from games.dominant_species import board
from games.dominant_species.facts import ANIMALS, CARDS, ELEMENTS, GRUB, NONE, SECTIONS, TERRAINS, TUNDRA, WATER
from render import canvas, dominant_species, hexes, sprites
from render.dominant_species.scene import Scene
from render.sprites.species import COLOURS, DISKS
from tests.dominant_species import scenes
from tests.render.dominant_species import positions

NAMES = positions.NAMES


def size_of(picture):
    return Image.open(io.BytesIO(picture.png)).size


def shown(view, lang="en", part=None):
    return [box.text for box in dominant_species.draw(view, lang, NAMES, (), part, ())[0].boxes]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_pictures_are_small_files_of_the_promised_width(seats):
    for game in (positions.played(seats), positions.played(seats, 200), positions.crowded(seats)):
        for viewer in (None, 0):
            picture = render.draw(game.view(viewer), "fr", NAMES)
            assert size_of(picture)[0] == 2000
            assert len(picture.png) < 400_000


def test_given_what_a_viewer_cannot_know_differs_then_the_picture_and_its_words_are_the_same():
    compared = 0
    for seed, moves in enumerate((0, 40, 120, 300)):
        game = positions.played(3, moves, seed=seed)
        for viewer in (None, 0):
            other = game.imagine(viewer, Dice(bytes([seed + 1]) * 32))
            hidden = [[zone.cards for zone in (each.state.deck, *each.state.stacks)] for each in (game, other)]
            compared += hidden[0] != hidden[1]
            for part in (None, *render.parts(game)):
                one = render.draw(game.view(viewer), "en", NAMES, part=part)
                assert one == render.draw(other.view(viewer), "en", NAMES, part=part)
    assert compared >= 6, "cards and tiles were really dealt anew"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("names", [NAMES, positions.LONG, ("🦎" * 32,) * 6])
def test_the_summary_is_short_even_of_a_full_earth(lang, names):
    for game in (positions.crowded(6), positions.ended(6), positions.played(2)):
        picture = render.draw(game.view(None), lang, names)
        assert 0 < len(picture.alt) <= 1024
        assert len(picture.text) > len(picture.alt)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_tell_every_tile_cube_pawn_card_and_element(lang):
    game = positions.crowded(6, 20, 4)
    state = game.state
    words = render.Words(lang, NAMES)
    lines = render.tell(game.view(None), lang, NAMES).splitlines()
    for hex_ in state.tiles():
        told = next(line for line in lines if line.startswith(board.NAMES[hex_].upper()))
        assert words.thing(f"dominant_species.{TERRAINS[state.terrain[hex_]]}").lower() in told.lower()
        for animal, count in enumerate(state.species[hex_]):
            name = f"{words.thing(f'dominant_species.{ANIMALS[animal]}')} {count}"
            assert (name in told) == bool(count)
    for section in SECTIONS:
        name = words.say(Text(f"picture-dominant-species-section-{section}"))
        told = next(line for line in lines if line.startswith(name))
        assert told.count("–") == state.spaces[section].count(NONE)
    text = "\n".join(lines)
    assert all(words.thing(f"dominant_species.card_{card}") in text for card in state.offer.cards)
    assert all(f"{state.vp[animal]} " in text for animal in state.animals())


def test_given_pawns_on_spaces_that_differ_then_the_words_tell_what_is_printed_there():
    game = positions.played(2)
    bird = 2
    for section, index in (("speciation", 4), ("migration", 1), ("competition", 3), ("domination", 0)):
        game.state.spaces[section][index] = bird
    text = render.tell(game.view(None), "en", NAMES)
    assert "Bird (Grub)" in text
    assert "Bird (6)" in text
    assert "Bird (Forest, Savannah)" in text
    assert "Domination: Bird, –, –, –, –." in text


def test_given_an_animal_without_food_then_picture_and_words_say_that_it_is_endangered():
    game = positions.played(6)
    state = game.state
    hex_ = board.HEX[1, 0]
    for corner in board.CORNERS_OF[hex_]:
        state.corners[corner] = NONE
    positions.refresh(game)
    cubes = Scene(game.view(None), "en", NAMES).tile(hex_).cubes
    assert cubes
    assert all(each.endangered and not each.dominant for each in cubes)
    told = next(line for line in render.tell(game.view(None), "en", NAMES).splitlines() if line.startswith("E4"))
    assert told.count("(endangered)") == len(cubes)


def test_given_wasteland_ahead_then_what_it_takes_on_tundra_is_marked_as_lost_and_not_afterwards():
    game = positions.played(6)
    state = game.state
    state.boxes["wasteland"] = [GRUB]
    on_tundra = {corner for hex_ in state.tundras() for corner in board.CORNERS_OF[hex_]}
    lost = {corner for corner in on_tundra if state.corners[corner] == GRUB}
    assert lost
    assert Scene(game.view(None), "en", NAMES).wasting == lost
    state.phase, state.section = "execution", "depletion"
    assert not Scene(game.view(None), "en", NAMES).wasting


def test_given_regression_ahead_then_only_added_elements_are_threatened():
    game = positions.played(6)
    game.state.boxes["regression"] = [WATER, WATER]
    game.state.added[0][WATER] = 1
    told = render.tell(game.view(None), "en", NAMES)
    assert told.count("Regression threatens") == 1


def test_given_tundra_then_the_tile_below_is_still_seen():
    game = positions.played(2)
    tile = Scene(game.view(None), "en", NAMES).tile(board.CENTRE)
    assert (tile.terrain, tile.under) == ("tundra", "sea")
    assert game.state.terrain[board.CENTRE] == TUNDRA


def test_the_letters_of_animals_and_terrains_follow_the_language_and_are_all_different():
    for lang in ("en", "fr"):
        scene = Scene(positions.played(2).view(None), lang, NAMES)
        assert len({scene.letter(animal) for animal in range(len(ANIMALS))}) == len(ANIMALS)
        assert len({scene.terrain_letter(terrain) for terrain in range(len(TERRAINS))}) == len(TERRAINS)


def test_grounds_elements_and_animals_differ_in_shape_and_not_by_colour_alone():
    def inked(image):
        """Give where an image is darker than its middle tone."""
        grey = image.convert("RGBA").convert("L").resize((24, 24))
        tone = sorted(grey.tobytes())[24 * 12]
        return bytes(value < tone for value in grey.tobytes())

    grounds = {inked(hexes.ground(hexes.Look(kind), 60)) for kind in TERRAINS}
    disks = {inked(sprites.icon(f"element:{kind}", 40, DISKS["sun"])) for kind in ELEMENTS}
    animals = {inked(sprites.icon(f"species:{kind}", 40, COLOURS["bird"])) for kind in ANIMALS}
    assert (len(grounds), len(disks), len(animals)) == (len(TERRAINS), len(ELEMENTS), len(ANIMALS))


def test_every_card_has_a_line_in_both_languages():
    for lang in ("en", "fr"):
        scene = Scene(positions.played(2).view(None), lang, NAMES)
        assert all(0 < len(scene.say(f"does-{card.replace('_', '-')}")) <= 80 for card in CARDS)


@pytest.mark.parametrize(
    ("marks", "part"),
    [
        (("hex:0,0", "corner:0,0,e"), "near"),
        (("space:migration:1", "element:adaptation:2", "stack:1", "initiative"), "actions"),
        (("animal:bird",), "animals"),
        (("card:biomass", "card:blight"), "cards"),
        (("hex:0,0", "card:biomass"), None),
        ((), None),
    ],
)
def test_the_panel_shows_the_part_in_which_all_offered_places_are(marks, part):
    game = positions.played(2)
    assert render.focus(game.view(0), marks) == part
    drawn = pictures._draw("dominant_species", game.dump(), NAMES, Wanted(0, "en", marks))
    assert drawn == render.draw(game.view(0), "en", NAMES, marks=marks, part=part)


def test_given_the_end_then_the_words_tell_who_won_and_nobody_is_asked():
    game = positions.ended(3)
    picture = render.draw(game.view(None), "en", NAMES)
    assert picture.alt.startswith(render.say(game.outcome.reason, "en", NAMES))
    assert all(f"{NAMES[seat]}: {score} VP" in picture.text for seat, score in enumerate(game.outcome.scores))
    for part in render.parts(game):
        drawn, *_ = dominant_species.draw(game.view(None), "en", NAMES, (), part, ())
        assert not [box for box in drawn.boxes if box.role == "turn"]


def test_given_several_animals_each_then_each_says_whose_it_is():
    game = positions.played(2, several=True)
    texts = shown(game.view(None), part="animals")
    assert [texts.count(name) for name in NAMES[:2]] == [3, 3]


def test_given_animals_are_still_to_be_chosen_then_there_is_a_picture_too():
    game = positions.played(3, animals="chosen")
    assert game.state.phase == "animals"
    assert "choosing animals" in render.draw(game.view(None), "en", NAMES).alt


def test_marks_and_rings_show_and_unknown_places_are_passed_over():
    view = positions.played(3).view(None)
    plain = render.draw(view, "en", NAMES)
    assert render.draw(view, "en", NAMES, marks=("nowhere", "hex:9,9", ""), changed=("nowhere",)).png == plain.png
    assert render.draw(view, "en", NAMES, marks=("hex:0,0",)).png != plain.png
    assert render.draw(view, "en", NAMES, changed=("hex:0,0", "initiative")).png != plain.png


def test_given_empty_caches_then_the_picture_is_the_same():
    view = positions.crowded(2).view(None)
    before = render.draw(view, "en", NAMES)
    canvas.forget()
    assert render.draw(view, "en", NAMES) == before


def test_the_parts_of_a_game_and_of_its_view_are_the_same():
    game = positions.played(2)
    assert render.parts(game) == render.parts(game.view(0)) == ("map", "near", "actions", "animals", "cards")
    with pytest.raises(render.UnknownPart, match="market"):
        render.draw(game.view(None), "en", NAMES, part="market")


def test_given_names_that_the_type_lacks_then_the_picture_has_letters_and_the_words_have_the_names():
    view = positions.played(3).view(None)
    names = ("李小龍", "محمد", "🦎🦎")
    drawn, alt, text = dominant_species.draw(view, "fr", names, (), None, ())
    texts = {box.text for box in drawn.boxes if box.role == ""}
    assert {"A", "B", "C"} <= texts
    assert not any("李" in each or "🦎" in each for each in texts)
    assert "李小龍" in text
    assert "محمد" in alt


def test_the_cover_says_for_how_many_players():
    picture = render.cover("dominant_species", "fr")
    assert size_of(picture) == (1600, 640)
    assert "de 2 à 6 joueurs" in picture.alt


def test_given_a_player_of_several_animals_then_the_picture_names_the_one_that_is_asked_not_the_one_that_acted():
    s = scenes.scene(2, several=True)
    acted, asked, *_ = (animal for animal, seat in enumerate(s.state.owner) if seat == 0)
    s.put(ANIMALS[asked], "e3").disk(ELEMENTS[asked], "e3.e")
    s.act("domination", ANIMALS[acted]).play("score:e3")
    assert s.kind == "take_card"
    assert Scene(s.game.view(None), "en", NAMES).asked == asked


def test_given_marks_on_a_few_tiles_then_the_part_near_them_shows_those_larger_than_the_map_and_leaves_others_out():
    view = positions.crowded(4, 30, 4).view(None)
    near, whole = (
        dominant_species.draw(view, "en", NAMES, ("hex:-2,1", "corner:-2,1,e"), part, ())[0] for part in ("near", "map")
    )
    wide = [frame[2] - frame[0] for frame in (near.places["hex:-2,1"], whole.places["hex:-2,1"])]
    assert wide[0] > 1.4 * wide[1]
    assert {"hex:-3,1", "hex:-1,0", "corner:-2,1,e"} <= set(near.places)
    assert "hex:3,-1" in whole.places
    assert "hex:3,-1" not in near.places


def test_given_a_question_about_a_tile_without_places_to_mark_then_the_panel_shows_that_tile():
    game = positions.until(positions.played(3), "add_species")
    view = game.view(positions.asked(game))
    about = Scene(view, "en", NAMES).about
    assert len(about) == 1
    assert not positions.marks(view)
    assert render.focus(view, ()) == "near"
    assert not Scene(game.view(None), "en", NAMES).about


def test_given_a_question_about_the_elements_of_an_animal_then_the_panel_shows_the_animals():
    s = scenes.start().add("reptile", "sun").box("regression", "sun").act("regression")
    view = s.game.view(s.decision.seat)
    assert s.kind == "shield"
    assert not positions.marks(view)
    assert render.focus(view, ()) == "animals"
    assert render.focus(s.game.view(None), ()) is None


def test_the_bag_and_the_rescue_of_the_mammal_are_drawn():
    with_mammal = positions.played(6)
    texts = shown(with_mammal.view(None))
    assert texts.count("saves 1") == 1
    assert [str(n) for n in with_mammal.state.bag] == texts[texts.index("bag") + 1 :][: len(ELEMENTS)]


def test_given_several_animals_then_the_chart_says_that_the_lowest_counts_and_parts_the_points():
    game = positions.ended(2, several=True)
    texts = shown(game.view(None))
    assert "the lowest counts" in texts
    assert {f"+{each}" for each in game.state.final if each} <= set(texts)
    assert "the lowest counts" not in shown(positions.ended(3).view(None))
    told = render.tell(game.view(None), "en", NAMES)
    assert all(f"{name}): {game.state.vp[animal]} VP" in told for animal, name in enumerate(names_of(game)))


def names_of(game):
    """List the players of the animals."""
    return [NAMES[seat] for seat in game.state.owner]
