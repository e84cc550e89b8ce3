"""The score of a round: R12 to R15, ruling B, examples 4 to 7, and the tiles that pay at the end of a round."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from games.cubosaurs.cards import CARDS
from games.cubosaurs.scoring import raptor_points
from tests.cubosaurs.scenes import count, points, scene


def score(*collections: str, seat: int = 0) -> int:
    """Count a seat's points at the end of a round."""
    outcome = count(*collections).outcome
    assert outcome is not None
    return outcome.scores[seat]


# R12


@pytest.mark.parametrize(
    ("kind", "table"),
    [
        ("trex", (0, 4, 1, -2, -5, -5, -5, -5)),
        ("stego", (0, 2, -1, -2, 8, 8, 8, 8)),
        ("bronto", (0, -3, 2, 5, -5, -5, -5, -5)),
        ("ptero", (0, -1, -1, -1, -1, -1, -1, -1)),
        ("penta", (0, -3, -1, 3, 7, 7, 7, 7)),
    ],
)
def test_r12_given_a_set_then_its_number_scores_the_whole_set(kind, table):
    assert tuple(score(f"{kind}*{copies}" if copies else "", "") for copies in range(8)) == table


def test_ex4_given_one_trex_then_4_points_and_given_four_or_more_then_5_are_lost():
    assert score("trex", "") == 4
    assert score("trex*4", "") == -5
    assert score("trex*6", "") == -5


def test_r12_given_several_sets_then_they_add_up():
    assert score("trex stego*4 bronto*3 ptero*2 penta*4", "") == 4 + 8 + 5 - 1 + 7


# R13


def test_ex5_given_a_black_and_a_grey_velociraptor_then_the_pair_brings_5():
    assert score("raptor_black.3 raptor_grey.2", "") == 5


def test_ex5_given_the_black_one_alone_then_it_costs_2():
    assert score("raptor_black.3", "") == -2


def test_r13_given_two_of_a_colour_then_they_are_no_pair():
    assert score("raptor_grey.2*2", "") == -2
    assert score("raptor_black.3 raptor_black.2", "") == -3


def test_r13_given_too_many_of_a_colour_then_the_best_arrangement_counts():
    # Pairing the black one with the 3 leaves a lone 2, which costs only 1: 3 + 3 - 1.
    assert score("raptor_black.3 raptor_grey.2 raptor_grey.3", "") == 5
    assert score("raptor_black.2 raptor_grey.2*2 raptor_grey.3*2", "") == 2 + 3 - 2 - 1 - 1


def best_by_trying(cards: tuple[str, ...]) -> int:
    """Try every way to pair velociraptors, and none of them."""
    grey = [CARDS[card].raptor for card in cards if card.startswith("raptor_grey")]
    black = [CARDS[card].raptor for card in cards if card.startswith("raptor_black")]
    alone = sum(each.alone for each in (*grey, *black))
    best = alone
    for pairs in range(1, min(len(grey), len(black)) + 1):
        for some in combinations(grey, pairs):
            for others in permutations(black, pairs):
                gain = sum(each.paired - each.alone for each in (*some, *others))
                best = max(best, alone + gain)
    return best


def test_r13_given_any_velociraptors_then_no_other_arrangement_brings_more():
    faces = [face for face, card in CARDS.items() if card.raptor is not None and not card.dna] * 2
    for size in range(6):
        for cards in set(combinations(faces, size)):
            assert raptor_points(cards) == best_by_trying(cards), cards


# R14


def test_ex6_given_the_stegosaurus_egg_then_most_or_as_many_brings_4_and_less_costs_3():
    assert score("egg_stego stego", "") == 4 + 2
    assert score("egg_stego stego", "stego") == 4 + 2
    assert score("egg_stego stego", "stego*2") == -3 + 2


@pytest.mark.parametrize(
    ("egg", "most"),
    [("trex", 5), ("stego", 4), ("bronto", 4), ("ptero", 3), ("penta", 3)],
)
def test_r14_given_an_egg_then_it_pays_its_majority_value_or_costs_3(egg, most):
    own = score(f"{egg}*2", "")
    assert score(f"{egg}*2 egg_{egg}", f"{egg}*2") == own + most
    assert score(f"{egg}*2 egg_{egg}", f"{egg}*3") == own - 3


def test_r14_given_the_velociraptor_egg_then_both_colours_count_paired_or_not():
    assert score("egg_raptor raptor_grey.2*2", "raptor_black.2 raptor_black.3") == 3 - 2
    assert score("egg_raptor raptor_grey.2*2", "raptor_black.2 raptor_grey.2 raptor_grey.3") == -3 - 2
    assert score("egg_raptor raptor_grey.2 raptor_black.2", "raptor_grey.2*2") == 3 + 4


def test_r14_given_several_eggs_then_each_is_judged_by_itself():
    assert score("egg_stego egg_trex stego", "trex") == 4 - 3 + 2


def test_r14_given_a_third_player_with_more_then_the_egg_costs():
    assert score("egg_penta penta*2", "penta", "penta*3") == -3 - 1


def test_r14_given_an_egg_then_it_counts_the_owners_dinosaurs_and_not_the_eggs():
    assert score("egg_trex egg_stego", "trex") == -3 + 4


def test_ruling_b_given_nobody_holds_the_kind_then_its_owner_is_tied_for_the_most():
    assert score("egg_stego", "") == 4
    assert score("egg_raptor", "trex", "ptero") == 3


# The rulebook's example of a whole score


FABIEN = "bronto*3 penta egg_penta raptor_black.3 raptor_grey.2*2"


def test_ex7_given_fabiens_collection_and_two_pentaceratops_elsewhere_then_he_scores_3():
    game = count(FABIEN, "penta*2")
    assert game.state.history[-1][0] == {"bronto": 5, "penta": -3, "eggs": -3, "raptors": 4}
    assert game.outcome.scores[0] == 3


def test_ex7_given_a_second_pentaceratops_for_fabien_then_his_egg_brings_3_instead():
    game = count(FABIEN.replace("penta egg", "penta*2 egg"), "penta*2")
    assert game.state.history[-1][0]["eggs"] == 3


def test_given_bad_luck_then_a_score_may_be_negative():
    assert score("bronto penta trex*4", "") == -11


def test_given_an_empty_collection_then_it_scores_nothing():
    assert score("", "trex") == 0


# R15, R26: tiles 1 and 2


def now(*collections: str, bought: str = "", seat: int = 0) -> int:
    """Count a seat's points as an advanced game stands; seat 0 has bought these tiles."""
    return points(scene(*collections, market="", bought=(bought,), begin=False), seat)


def test_r26_tile_1_given_a_collection_then_each_type_brings_a_point():
    cards = "trex*2 stego bronto ptero.dna penta"
    assert now(cards, "", bought="type_bonus") == now(cards, "") + 5


def test_r26_tile_1_given_eggs_and_velociraptors_then_eggs_are_one_type_and_colours_two():
    cards = "egg_trex egg_stego egg_penta raptor_grey.2 raptor_grey.3 raptor_black.3"
    assert now(cards, "", bought="type_bonus") == now(cards, "") + 3


def test_r26_tile_2_given_eggs_then_each_brings_2_on_top_of_its_score():
    cards = "egg_trex egg_stego trex"
    assert now(cards, "stego", bought="egg_bonus") == now(cards, "stego") + 4
    assert now(cards, "stego", bought="egg_bonus") == 5 - 3 + 4 + 4


def test_r26_given_both_tiles_then_both_pay_and_only_their_owner():
    table = ("egg_trex trex", "egg_stego")
    assert now(*table, bought="type_bonus egg_bonus") == 5 + 4 + 2 + 2
    assert now(*table, bought="type_bonus egg_bonus", seat=1) == 4


def test_r15_given_a_tile_that_pays_then_its_points_are_part_of_the_round():
    game = count("trex", "trex", bought=("type_bonus", ""))
    assert game.state.history[-1][0] == {"trex": 4, "tiles": 1}
    assert game.outcome.ranking == ((0,), (1,))


def test_r26_given_instant_tiles_then_they_pay_nothing_at_the_end():
    assert count("trex", "trex", bought=("draw steal", "")).outcome.scores == (4, 4)
