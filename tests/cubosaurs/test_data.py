"""The cards and tiles: the facts that the rulebook and the public score table give, and a file that does not fit."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import msgspec
import pytest

from games.cubosaurs.cards import CARDS, EGGS, SETS, TILES, TOKENS, TYPE, TYPES, deck, read, tiles

TOML = (resources.files("games.cubosaurs") / "data/cards.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("advanced", [False, True])
def test_given_the_deck_then_it_has_55_cards_7_of_each_dinosaur_and_6_different_eggs(advanced):
    cards = deck(advanced=advanced)
    assert len(cards) == 55
    kinds = Counter(TYPE[card] for card in cards)
    assert kinds == {**dict.fromkeys(TYPES, 7), "egg": 6}
    assert len({card for card in cards if TYPE[card] == "egg"}) == 6


def test_given_the_types_then_there_are_eight_in_the_order_of_the_rulebook():
    assert TYPES == ("trex", "stego", "bronto", "ptero", "penta", "raptor_grey", "raptor_black", "egg")
    order = [TYPE[face] for face in CARDS]
    assert order == sorted(order, key=TYPES.index)


def test_given_the_sets_then_their_points_are_those_of_the_score_table():
    assert {kind: each.points for kind, each in SETS.items()} == {
        "trex": (4, 1, -2, -5),
        "stego": (2, -1, -2, 8),
        "bronto": (-3, 2, 5, -5),
        "ptero": (-1, -1, -1, -1),
        "penta": (-3, -1, 3, 7),
    }


def test_given_the_velociraptors_then_they_are_two_values_in_each_colour():
    cards = Counter(card for card in deck(advanced=False) if card.startswith("raptor"))
    assert cards == {"raptor_grey.2": 4, "raptor_grey.3": 3, "raptor_black.2": 3, "raptor_black.3": 4}
    worth = {face: (CARDS[face].raptor.paired, CARDS[face].raptor.alone) for face in cards}
    assert set(worth.values()) == {(2, -1), (3, -2)}


def test_given_the_eggs_then_there_is_one_for_each_dinosaur_and_one_for_both_velociraptors():
    assert {egg.id: (egg.counts, egg.most, egg.otherwise) for egg in EGGS.values()} == {
        "egg_trex": (("trex",), 5, -3),
        "egg_stego": (("stego",), 4, -3),
        "egg_bronto": (("bronto",), 4, -3),
        "egg_ptero": (("ptero",), 3, -3),
        "egg_penta": (("penta",), 3, -3),
        "egg_raptor": (("raptor_grey", "raptor_black"), 3, -3),
    }


def test_given_the_advanced_deck_then_19_cards_carry_the_icon_and_no_egg_does():
    icons = Counter(TYPE[card] for card in deck(advanced=True) if CARDS[card].dna)
    assert icons == {"trex": 2, "stego": 2, "bronto": 2, "ptero": 7, "penta": 2, "raptor_grey": 2, "raptor_black": 2}
    assert sum(icons.values()) == 19
    assert not any(CARDS[card].dna for card in deck(advanced=False))


def test_given_the_tiles_then_there_are_ten_of_which_four_interact():
    assert [(tile.number, tile.id, tile.cost) for tile in TILES.values()] == [
        (1, "type_bonus", 6),
        (2, "egg_bonus", 3),
        (3, "draw", 2),
        (4, "free_pass", 3),
        (5, "forbidden_type", 2),
        (6, "destroy_own", 4),
        (7, "destroy_other", 5),
        (8, "steal", 6),
        (9, "give", 5),
        (10, "swap", 6),
    ]
    assert [tile.number for tile in TILES.values() if tile.interaction] == [7, 8, 9, 10]
    assert len(tiles(interaction=False)) == 6
    assert len(tiles(interaction=True)) == 10


def test_given_the_supply_then_it_has_forty_tokens():
    assert TOKENS == 40


def test_given_any_entry_then_it_says_where_it_comes_from():
    file = read(TOML.encode())
    entries = (*file.type, *file.raptor, *file.egg, *file.tile, file.supply)
    assert all(any(word in each.source for word in ("rulebook", "bga", "reconstructed")) for each in entries)


# A file that somebody corrected


def test_given_a_corrected_value_then_the_file_is_read():
    file = read(TOML.replace("most = 5", "most = 6", 1).encode())
    assert file.egg[0].most == 6


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("copies = 7", "copies = 8", "there are 8 cards of trex, not 7"),
        ("copies = 4\ndna = 2", "copies = 3\ndna = 2", "there are 6 cards of raptor_grey, not 7"),
        ("dna = 7", "dna = 8", "8 of 7 cards cannot carry the DNA icon"),
        (
            "paired = 3\nalone = -2\ncopies = 3",
            "paired = 2\nalone = -2\ncopies = 3",
            "the same colour and paired value",
        ),
        ("paired = 3\nalone = -2", "paired = 9\nalone = -2", "cannot be worth 9 in a pair"),
        ('counts = ["stego"]', 'counts = ["trex"]', "the eggs must count each dinosaur once"),
        ('id = "ptero"', 'id = "dodo"', "the types must be trex, stego, bronto, ptero, penta"),
        ('id = "steal"', 'id = "rob"', "the tiles must be type_bonus"),
        ('window = "before"', 'window = "later"', "the window of draw is 'later'"),
        ("cost = 2", "cost = 1", "the tile draw cannot cost 1"),
    ],
)
def test_given_a_value_that_does_not_fit_the_rules_then_the_file_is_refused_by_name(old, new, why):
    text = TOML.replace(old, new, 1)
    assert text != TOML
    with pytest.raises(ValueError, match=r"cards\.toml does not fit") as refusal:
        read(text.encode())
    assert why in str(refusal.value)


def test_given_an_unknown_field_then_the_file_is_refused():
    with pytest.raises(msgspec.ValidationError, match="colour"):
        read(TOML.replace('id = "trex"', 'id = "trex"\ncolour = "orange"', 1).encode())
