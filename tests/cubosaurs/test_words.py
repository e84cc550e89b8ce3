"""What players read: reasons, labels, and details that tell the truth; in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

import games
from games.core import SeatRef, Text, Thing
from games.cubosaurs.cards import CARDS, TILES, TYPES, deck
from games.cubosaurs.steps import KeepOrRefuse
from render.words import LANGUAGES, Words
from tests.cubosaurs.scenes import keys, new, play, points, scene, waiting, why_not

NAMES = ("Ada", "Bob", "Émile")
EN, FR = Words("en", NAMES), Words("fr", NAMES)
NARROW = "\N{NARROW NO-BREAK SPACE}"


def both(text: Text) -> tuple[str, str]:
    return EN.say(text), FR.say(text)


# Why not


def test_given_a_trex_in_the_hand_then_the_reason_names_it():
    game = scene("trex stego", "", hand="trex")
    assert both(why_not(game, "refuse:trex")) == (
        "A T-Rex is already in this hand.",
        "Il y a déjà un T-Rex dans cette main.",
    )


def test_given_an_egg_in_the_hand_then_the_article_fits():
    game = scene("egg_trex stego", "", hand="egg_stego")
    assert both(why_not(game, "refuse:egg_trex")) == (
        "An Egg is already in this hand.",
        "Il y a déjà un Œuf dans cette main.",
    )


def test_given_a_velociraptor_in_the_hand_then_its_colour_is_named():
    game = scene("raptor_grey.2 stego", "", hand="raptor_grey.3")
    assert both(why_not(game, "refuse:raptor_grey.2")) == (
        "A Grey Velociraptor is already in this hand.",
        "Il y a déjà un Vélociraptor gris dans cette main.",
    )


@pytest.mark.parametrize(
    ("tokens", "english", "french"),
    [
        (0, "you have none.", "vous n’en avez aucun."),
        (1, "you have only 1.", "vous n’en avez que 1."),
        (5, "you have only 5.", "vous n’en avez que 5."),
    ],
)
def test_given_too_few_tokens_then_the_reason_counts_them(tokens, english, french):
    why = why_not(scene("trex", "stego", hand="penta", market="steal", tokens=(tokens, 0)), "buy:steal")
    assert both(why) == (f"It costs 6 DNA tokens and {english}", f"Elle coûte 6 jetons ADN et {french}")


# Sentences with numbers, articles and elision


@pytest.mark.parametrize(
    ("points_", "english", "french"),
    [
        (-1, "Ada scores −1 point.", "Ada marque −1 point."),
        (0, "Ada scores 0 points.", "Ada marque 0 point."),
        (1, "Ada scores 1 point.", "Ada marque 1 point."),
        (-3, "Ada scores −3 points.", "Ada marque −3 points."),
        (12, "Ada scores 12 points.", "Ada marque 12 points."),
    ],
)
def test_given_a_score_then_the_number_and_its_noun_agree(points_, english, french):
    assert both(Text("cubosaurs-scored", who=SeatRef(0), points=points_)) == (english, french)


def test_given_an_egg_then_french_elides():
    assert FR.thing("egg_trex", "the") == "l’Œuf de T-Rex"
    assert FR.thing("egg_trex", "of") == "de l’Œuf de T-Rex"
    assert FR.thing("stego", "the") == "le Stégosaure"


def test_given_a_player_whose_name_begins_with_a_vowel_then_french_elides():
    text = Text("cubosaurs-destroyed", who=SeatRef(1), other=SeatRef(2), card=Thing("egg_trex"))
    assert both(text) == (
        "Bob destroys a T-Rex Egg from Émile’s collection.",
        "Bob détruit un Œuf de T-Rex de la collection d’Émile.",
    )


def test_given_kept_cards_then_equal_ones_are_counted_together():
    game = scene("trex", "stego", hand="ptero*2 penta egg_trex", deck="bronto")
    kept = next(event.text for event in play(game, "keep") if event.text.id == "cubosaurs-kept")
    assert both(kept) == (
        "Ada keeps 2 Pterodactyls, a Pentaceratops and a T-Rex Egg.",
        "Ada conserve 2 Ptérodactyles, un Pentaceratops et un Œuf de T-Rex.",
    )


def test_given_a_swap_then_both_cards_are_named():
    swapped = Text(
        "cubosaurs-swapped", who=SeatRef(0), other=SeatRef(1), given=Thing("egg_trex"), card=Thing("ptero.dna")
    )
    assert both(swapped) == (
        "Ada swaps a T-Rex Egg with Bob for a Pterodactyl with DNA.",
        "Ada échange avec Bob un Œuf de T-Rex contre un Ptérodactyle à ADN.",
    )


@pytest.mark.parametrize(("points", "english", "french"), [(1, "1 point", "1 point"), (-1, "−1 point", "−1 point")])
def test_given_one_point_or_one_below_nothing_then_it_is_one_point_with_its_sign(points, english, french):
    one = SeatRef(0)
    for text in (
        Text("cubosaurs-scored", who=one, points=points),
        Text("picture-told-player", who=one, total=points, points=3),
        Text("picture-told-final", place=1, who=one, total=points),
        Text("picture-told-if-kept", who=one, now=0, then=points),
    ):
        told = [re.sub(r"(\w) points", r"\1 POINTS", each) for each in both(text)]
        assert (english in told[0], french in told[1]) == (True, True), told
        assert "POINTS" not in "".join(told)


def test_given_two_cards_then_both_is_said_of_them():
    assert both(Text("cubosaurs-keep", n=1)) == ("Keep the card", "Conserver la carte")
    assert both(Text("cubosaurs-keep", n=2)) == ("Keep both cards", "Conserver les deux cartes")
    assert both(Text("cubosaurs-keep", n=3)) == ("Keep all 3 cards", "Conserver les 3 cartes")


def test_given_any_thing_of_the_game_then_both_languages_name_it_in_one_and_many():
    for thing in (*CARDS, *TYPES, *TILES):
        for words in (EN, FR):
            assert words.thing(thing)
            assert words.thing(thing, "many")


def test_given_other_velociraptors_than_ours_then_both_languages_name_them():
    for value in range(1, 6):
        assert FR.thing(f"raptor_black.{value}.dna", "many") == f"Vélociraptors noirs ({value}) à ADN"
        assert EN.thing(f"raptor_grey.{value}", "a") == f"a Grey Velociraptor ({value})"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_the_texts_of_a_language_then_they_shout_nothing_and_are_set_with_care(lang):
    from importlib import resources  # noqa: PLC0415

    file = resources.files("render") / "text" / lang / "cubosaurs.ftl"
    values = [line.partition(" = ")[2] or line for line in file.read_text(encoding="utf-8").splitlines()]
    for value in values:
        assert "!" not in value
        assert "'" not in value
        if lang == "fr":
            assert not re.search(rf"[^\s{NARROW}][;:?](\s|$)", value), value
            assert not re.search(r" [;:?](\s|$)", value), value


# Labels


def labels(*, advanced: bool) -> dict[str, Text]:
    """Give the label of refusing with each card."""
    return {face: Text("cubosaurs-refuse", card=Thing(face)) for face in deck(advanced=advanced)}


@pytest.mark.parametrize("words", [EN, FR], ids=LANGUAGES)
def test_given_the_base_game_then_a_label_fits_a_button_on_a_phone(words):
    for label in labels(advanced=False).values():
        assert len(words.say(label)) <= 38
    for count in range(1, 9):
        assert len(words.say(Text("cubosaurs-keep", n=count))) <= 38


@pytest.mark.parametrize("words", [EN, FR], ids=LANGUAGES)
def test_given_the_advanced_game_then_only_velociraptors_with_an_icon_are_longer(words):
    for face, label in labels(advanced=True).items():
        longest = 46 if face.startswith("raptor") and face.endswith(".dna") else 38
        assert len(words.say(label)) <= longest
    for tile, data in TILES.items():
        assert len(words.say(Text("cubosaurs-buy", tile=Thing(tile), cost=data.cost))) <= 38


# Details tell the truth


ARROW = re.compile(r"(−?\d+) → (−?\d+)")


def promised(text: Text) -> list[tuple[int, int]]:
    """Read the changes of points that a detail speaks of."""
    told = [(int(a.replace("−", "-")), int(b.replace("−", "-"))) for a, b in ARROW.findall(EN.say(text))]
    assert told == [(int(a.replace("−", "-")), int(b.replace("−", "-"))) for a, b in ARROW.findall(FR.say(text))]
    return told


def really(game, key: str, *seats: int) -> list[tuple[int, int]]:
    """Play a choice of the first seat in a copy, and give how the points of the seats changed."""
    copy = games.load("cubosaurs", game.dump())
    before = [points(copy, seat) for seat in seats]
    rounds = len(copy.state.history)
    copy.play(seats[0], key)
    if len(copy.state.history) > rounds:  # the round ended with it
        after = [sum(copy.state.history[-1][seat].values()) for seat in seats]
    else:
        after = [points(copy, seat) for seat in seats]
    return list(zip(before, after, strict=True))


@pytest.mark.parametrize("seed", range(12))
def test_given_a_random_game_then_each_detail_says_what_the_choice_does_to_the_points(seed):
    random = Random(seed)
    game = new(2 + seed % 4, seed=seed + 1, advanced=seed % 2 == 1)
    compared = 0
    while game.pending():
        seat = waiting(game)
        decision = game.pending()[seat]
        for option in decision.options:
            told = promised(decision.detail(option.key))
            if not told or "without" in decision.detail(option.key).id:
                continue
            others = [decision._ask.other] if decision.kind == "cubosaurs.their_card" else []
            if decision.kind == "cubosaurs.opponent":
                others = [int(option.key.removeprefix("seat:"))]
            assert really(game, option.key, seat, *others) == told, (decision.kind, option.key)
            compared += 1
        game.play(seat, random.choice(keys(game, seat)))
    assert compared > 100


def test_given_icons_in_the_hand_then_the_detail_of_keeping_counts_the_tokens():
    game = scene("trex", "stego", hand="ptero.dna*2 bronto", market="", tokens=(0, 0))
    assert both(game.pending()[0].detail("keep")) == (
        "Your points this round: 4 → 0, and 2 DNA tokens",
        f"Vos points dans cette manche{NARROW}: 4 → 0, et 2 jetons ADN",
    )


def test_given_a_card_to_give_away_then_the_detail_says_what_one_has_without_it():
    game = scene("trex penta stego", "stego", hand="bronto", market="give", tokens=(5, 0))
    play(game, "buy:give")
    assert EN.say(game.pending()[0].detail("own:penta")) == "Your points this round without it: 3 → 6"


def test_given_a_gift_then_the_detail_speaks_of_both_players():
    game = scene("trex penta", "stego", "", hand="bronto", market="give", tokens=(5, 0, 0))
    play(game, "buy:give", "own:penta")
    assert EN.say(game.pending()[0].detail("seat:1")) == "Points this round: you 1 → 4, Bob 2 → −1"


def test_given_a_card_to_destroy_then_the_detail_counts_the_majority_it_changes():
    game = scene("egg_stego stego", "stego*2", hand="bronto", market="destroy_other", tokens=(5, 0), deck="penta")
    game.state.collections[1].cards.append("trex")
    game.state.collections[1].seen.append(-1)
    play(game, "buy:destroy_other")
    assert EN.say(game.pending()[0].detail("theirs:stego")) == "Points this round: you −1 → 6, Bob 3 → 6"


def test_given_a_tile_that_pays_then_the_detail_says_what_it_would_pay_now():
    game = scene("trex stego egg_trex", "", hand="penta", market="type_bonus egg_bonus", tokens=(9, 0))
    assert EN.say(game.pending()[0].detail("buy:type_bonus")).endswith("(now 3)")
    assert FR.say(game.pending()[0].detail("buy:egg_bonus")).endswith("(actuellement 2)")


def test_given_a_question_about_the_hand_then_its_prompt_counts_the_cards():
    game = scene("trex", "", hand="penta bronto", step=KeepOrRefuse(0))
    assert EN.say(game.pending()[0].prompt) == "Keep both cards in your hand, or refuse them?"
