"""Moves by text."""

from __future__ import annotations

from bot import words as spoken
from bot.chat import notation
from games.core import Option, Text, Thing
from tests.bot.chat.tools import Question, look

EN, FR = spoken.plain("en"), spoken.plain("fr")


def asked():
    cards = ("egg", "trex", "stego", "egg_trex")
    refuse = [Option(f"refuse:{card}", Text("cubosaurs-refuse", card=Thing(card)), card) for card in cards]
    return Question([Option("keep", Text("cubosaurs-keep", n=3)), *refuse])


def values(typed, words=EN):
    return [offer.value for offer in notation.offers(asked(), typed, words)]


def test_given_nothing_typed_when_offered_then_all_moves_come_in_their_order():
    assert values("") == ["keep", "refuse:egg", "refuse:trex", "refuse:stego", "refuse:egg_trex"]


def test_given_a_key_when_offered_then_the_exact_one_comes_first():
    assert values("refuse:egg") == ["refuse:egg", "refuse:egg_trex"]


def test_given_a_piece_of_a_label_when_offered_then_it_is_found_whatever_the_case_or_accents():
    assert values("STEGO") == ["refuse:stego"]
    assert values("a t-rex") == ["refuse:trex", "refuse:egg_trex"]
    assert values("oeuf", FR)


def test_given_words_in_any_order_when_offered_then_the_move_is_found():
    assert values("trex refuse egg") == ["refuse:egg_trex"]


def test_given_several_keys_when_offered_then_they_are_offered_as_they_are():
    assert values("keep done") == ["keep done"]
    assert values("nonsense done") == []
    assert values("keep" + " done" * 30) == []


def test_given_a_label_when_read_then_it_is_one_move_and_keys_are_several():
    assert notation.keys(asked(), "Keep all 3 cards", EN) == ("keep",)
    assert list(notation.keys(asked(), " keep   done ", EN)) == ["keep", "done"]
    assert list(notation.keys(asked(), "  ", EN)) == [""]


def test_given_a_real_question_when_offered_then_every_name_fits_discord():
    game = look(5, advanced=True).game
    for decision in game.pending().values():
        for lang in ("en", "fr"):
            found = notation.offers(decision, "", spoken.plain(lang, ("A" * 32,) * 5))
            assert 0 < len(found) <= 25
            assert all(0 < len(offer.name) <= 100 and len(offer.value) <= 100 for offer in found)
