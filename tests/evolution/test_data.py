"""The cards: what the file says, and what it is refused for."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from games.evolution.cards import CARDS, NEED, POINTS, TRAITS, deck, read, traits_of

DATA = (resources.files("games.evolution") / "data/cards.toml").read_text(encoding="utf-8")


def faces(sets: str) -> Counter[str]:
    return Counter(trait for card in deck(sets, copies=1, half=False) for trait in CARDS[card].traits)


def test_given_the_base_set_then_it_has_the_printed_numbers():
    assert len(deck("base", copies=1, half=False)) == 84
    assert faces("base") == Counter(
        carnivorous=24,
        fat_tissue=28,
        swimming=8,
        parasite=8,
        high_body_weight=8,
        cooperation=8,
        **{kind: 4 for kind, trait in TRAITS.items() if trait.set == "base" and kind not in LARGE},
    )


LARGE = ("carnivorous", "fat_tissue", "swimming", "parasite", "high_body_weight", "cooperation")


def test_given_time_to_fly_then_it_has_the_printed_numbers():
    added = faces("base_fly") - faces("base")
    assert added.total() == 4 + 4 + 2 * 34
    assert added["viviparous"] == added["ambush"] == added["intellect"] == added["metamorphose"] == 4
    assert added["trematode"] == 8
    assert added["flight"] == added["specialization_a"] == added["specialization_b"] == 6
    assert added["ink_cloud"] == added["shell"] == added["anglerfish"] == 4
    assert (added["carnivorous"], added["fat_tissue"], added["swimming"]) == (8, 4, 4)
    assert (added["cooperation"], added["communication"]) == (4, 2)


def test_given_traits_then_needs_and_points_are_those_of_the_rules():
    assert {kind: need for kind, need in NEED.items() if need} == {
        **dict.fromkeys(("carnivorous", "high_body_weight", "intellect", "viviparous", "trematode"), 1),
        "parasite": 2,
    }
    assert POINTS["trematode"] == 3
    assert POINTS["parasite"] == 3
    assert POINTS["fat_tissue"] == 1


def test_given_half_a_deck_then_there_is_half_of_every_card():
    whole, half = (Counter(deck("base_fly", copies=1, half=each)) for each in (False, True))
    assert {card: 2 * count for card, count in half.items()} == whole


def test_given_the_anglerfish_then_its_second_half_is_an_option():
    assert traits_of("anglerfish-carnivorous", angler_face=True) == ("carnivorous",)
    assert traits_of("anglerfish-carnivorous", angler_face=False) == ()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "swimming"\nset = "base"\nfood = 0', 'id = "diving"\nset = "base"\nfood = 0', "the traits must be"),
        ("copies = 8", "copies = 7", "cannot be halved"),
        ("copies = 8", "copies = 6", "84"),
        ('traits = ["swimming"]', 'traits = ["diving"]', "not named by its traits"),
        ("players = 2", "players = 9", "2 to 8 players"),
        ('target = "opponent"', 'target = "both"', "does not exist"),
    ],
)
def test_given_a_value_that_does_not_fit_then_the_file_is_refused_with_a_sentence(old, new, told):
    assert old in DATA
    with pytest.raises(ValueError, match=told):
        read(DATA.replace(old, new, 1).encode())


def test_given_every_entry_then_it_says_where_it_comes_from():
    assert DATA.count("source = ") == DATA.count("[[") + 3  # beside each entry: the hand, Continents and the score
