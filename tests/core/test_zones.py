"""Zones: where cards lie, who knows each, and when that somebody learns something counts."""

from __future__ import annotations

import pytest

from games.core import EVERYBODY, UNKNOWN, BrokenInvariant, Dice, Zone, mask
from tests.core.probe import CARDS, Probe, probe, start


@pytest.fixture
def game() -> Probe:
    return start()


def zone(*cards: str, seen: int = 0) -> Zone:
    return Zone("animals", list(cards), [seen] * len(cards))


def known(where: Zone, viewer: int | None) -> list[str]:
    copy = Zone(where.pool, list(where.cards), list(where.seen))
    copy.veil(viewer)
    return copy.cards


# Who knows what


def test_given_a_mask_then_it_holds_these_viewers_and_no_other():
    assert mask() == 0
    assert mask(0, 2) == 0b101
    assert mask(None) & mask(0, 1, 2, 3, 4, 5) == 0
    assert EVERYBODY & mask(None) == mask(None)


def test_given_cards_face_down_then_nobody_knows_them_and_face_up_then_everybody_does():
    for viewer in (None, 0, 1):
        assert known(Zone.hidden("animals", ["ant", "bee"]), viewer) == [UNKNOWN, UNKNOWN]
        assert known(Zone.open("animals", ["ant", "bee"]), viewer) == ["ant", "bee"]


def test_given_a_zone_then_its_length_is_its_cards_and_the_last_is_the_top(game: Probe):
    deck, hand = zone("ant", "bee", "cow"), zone()
    assert len(deck) == 3
    assert deck.draw(game, hand) == "cow"
    assert (deck.cards, hand.cards) == (["ant", "bee"], ["cow"])


# draw, deal, put, show


def test_given_a_card_drawn_unseen_then_nobody_knows_it_and_nothing_was_revealed(game: Probe):
    deck, hand, before = zone("ant"), zone(), game.barrier
    deck.draw(game, hand)
    assert known(hand, 0) == [UNKNOWN]
    assert game.barrier == before


def test_given_a_card_drawn_by_a_seat_then_only_it_knows_the_card_and_the_barrier_grows(game: Probe):
    deck, hand, before = zone("ant"), zone(), game.barrier
    deck.draw(game, hand, mask(1))
    assert [known(hand, viewer) for viewer in (None, 0, 1)] == [[UNKNOWN], [UNKNOWN], ["ant"]]
    assert game.barrier > before


def test_given_a_card_that_all_its_viewers_knew_when_drawn_then_the_barrier_stays(game: Probe):
    deck, hand, before = zone("ant", seen=mask(1)), zone(), game.barrier
    deck.draw(game, hand, mask(1))
    assert game.barrier == before


def test_given_a_card_somebody_knew_when_another_draws_it_then_both_know_it(game: Probe):
    deck, hand = zone("ant", seen=mask(0)), zone()
    deck.draw(game, hand, mask(1))
    assert known(hand, 0) == known(hand, 1) == ["ant"]


def test_given_a_deal_then_the_top_cards_move_in_order_with_what_is_known_of_them():
    deck, pile = Zone("animals", ["ant", "bee", "cow"], [0, 1, 2]), zone("dog")
    deck.deal(pile, 2)
    assert (deck.cards, deck.seen) == (["ant"], [0])
    assert (pile.cards, pile.seen) == (["dog", "bee", "cow"], [0, 1, 2])


def test_given_a_deal_of_no_card_then_nothing_moves():
    deck, pile = zone("ant"), zone()
    deck.deal(pile, 0)
    assert (deck.cards, pile.cards) == (["ant"], [])


def test_given_a_hand_that_is_shown_then_these_know_it_and_the_barrier_grows_once_only(game: Probe):
    hand, before = zone("ant", "bee"), game.barrier
    hand.show(game, mask(2))
    after = game.barrier
    assert after > before
    assert known(hand, 2) == ["ant", "bee"]
    assert known(hand, 1) == [UNKNOWN, UNKNOWN]
    hand.show(game, mask(2))
    assert game.barrier == after


# take_openly


def test_given_a_card_taken_openly_then_everybody_knows_it_and_the_rest_stays_as_hidden_as_it_was(game: Probe):
    hand, heap, before = zone("ant", "bee", "cow", seen=mask(0)), zone(), game.barrier
    hand.take_openly(game, "bee", heap)
    assert known(heap, None) == ["bee"]
    assert known(hand, 0) == ["ant", "cow"]
    assert known(hand, 1) == [UNKNOWN, UNKNOWN]
    assert game.barrier > before


def test_given_a_card_that_lay_open_when_taken_openly_then_nobody_learns_anything(game: Probe):
    table, heap, before = zone("ant", seen=EVERYBODY), zone(), game.barrier
    table.take_openly(game, "ant", heap)
    assert game.barrier == before


def test_given_equal_cards_when_one_is_taken_openly_then_it_is_the_one_most_viewers_know(game: Probe):
    hand, heap = Zone("animals", ["ant", "ant"], [mask(0), mask(0, 1)]), zone()
    hand.take_openly(game, "ant", heap)
    assert hand.seen == [mask(0)]
    assert known(hand, 1) == [UNKNOWN]


def test_given_equal_cards_known_to_different_viewers_when_one_is_taken_then_nobody_is_sure_of_the_other(game: Probe):
    hand, heap = Zone("animals", ["ant", "ant"], [mask(0, 1), mask(0, 2)]), zone()
    hand.take_openly(game, "ant", heap)
    assert known(hand, 0) == ["ant"]
    assert known(hand, 1) == known(hand, 2) == [UNKNOWN]


# take_secretly


def test_given_a_card_taken_secretly_then_only_the_taker_knows_it_and_others_forget_the_whole_zone(game: Probe):
    hand, laid = zone("ant", "bee", "cow", seen=mask(0, 1)), zone()
    hand.take_secretly(game, "bee", laid, by=0)
    assert known(hand, 0) == ["ant", "cow"]
    assert known(laid, 0) == ["bee"]
    assert known(hand, 1) == [UNKNOWN, UNKNOWN]
    assert known(laid, 1) == [UNKNOWN]


def test_given_a_card_passed_on_then_whoever_passed_it_still_knows_it(game: Probe):
    mine, way, yours = zone("ant", "bee", seen=mask(0)), zone(), zone("cow", seen=mask(1))
    mine.take_secretly(game, "ant", way, by=0)
    way.move_all(game, yours, seen_by=mask(1))
    assert known(yours, 0) == [UNKNOWN, "ant"]
    assert known(yours, 1) == ["cow", "ant"]
    assert known(yours, 2) == [UNKNOWN, UNKNOWN]


# move_all, shuffle


def test_given_everything_moves_then_the_order_and_what_is_known_stay(game: Probe):
    hand, heap = Zone("animals", ["ant", "bee"], [mask(0), mask(1)]), zone("cow")
    assert hand.move_all(game, heap) == ("ant", "bee")
    assert (hand.cards, hand.seen) == ([], [])
    assert (heap.cards, heap.seen) == (["cow", "ant", "bee"], [0, mask(0), mask(1)])


def test_given_everything_moves_face_up_then_everybody_knows_it_and_the_barrier_grows(game: Probe):
    hand, heap, before = zone("ant", "bee"), zone(), game.barrier
    hand.move_all(game, heap, EVERYBODY)
    assert known(heap, None) == ["ant", "bee"]
    assert game.barrier > before


def test_given_a_shuffle_then_the_cards_stay_the_same_and_everybody_forgets_them(game: Probe):
    deck, before = zone(*CARDS, seen=EVERYBODY), game.barrier
    game.dice = Dice(bytes(32))
    deck.shuffle(game)
    assert deck.cards != list(CARDS)
    assert sorted(deck.cards) == sorted(CARDS)
    assert known(deck, 0) == [UNKNOWN] * len(CARDS)
    assert game.barrier > before


# The invariants of all cards


def test_given_all_cards_in_their_zones_then_the_check_passes(game: Probe):
    game.check()


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (lambda deck: (deck.cards.pop(), deck.seen.pop()), "1 cards of animals are lost or doubled"),
        (lambda deck: (deck.cards.append("ant"), deck.seen.append(0)), "1 cards of animals are lost or doubled"),
        (lambda deck: deck.cards.__setitem__(0, "yak"), "2 cards of animals are lost or doubled"),
        (lambda deck: deck.seen.pop(), "A zone of animals holds 8 cards, 7 marks"),
        (lambda deck: setattr(deck, "pool", "plants"), "for the pool 'plants', which this game does not have"),
    ],
)
def test_given_a_card_lost_doubled_or_unmarked_then_the_check_says_so(game: Probe, harm, sentence: str):
    harm(game.state.deck)
    with pytest.raises(BrokenInvariant, match=sentence):
        game.check()


def test_given_zones_in_fields_and_lists_then_all_are_walked_in_a_fixed_order():
    game = probe(seats=2)
    assert list(game.zones()) == [game.state.deck, *game.state.hands]
