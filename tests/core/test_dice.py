"""Chance: the stream is what the documentation says, fair, and can be told how to fall."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

import pytest

from games.core import Dice, fingerprint

SEED = bytes(range(100, 132))


def word(seed: bytes, number: int) -> int:
    """Compute a word of the stream from its description alone."""
    block = blake2b((number // 16).to_bytes(8, "big"), key=seed).digest()
    start = number % 16 * 4
    return int.from_bytes(block[start : start + 4], "little")


def test_given_a_seed_when_drawing_then_each_word_is_as_documented():
    dice = Dice(SEED)
    assert [dice.below(1 << 32) for _ in range(50)] == [word(SEED, number) for number in range(50)]
    assert dice.position == 50


def test_given_a_position_when_drawing_then_the_stream_goes_on_from_there():
    dice = Dice(SEED, 1000)
    assert dice.below(1 << 32) == word(SEED, 1000)
    assert dice.position == 1001


def test_given_the_first_draws_of_a_known_seed_then_they_never_change():
    dice = Dice(bytes(32))
    assert [dice.roll() for _ in range(12)] == [word(bytes(32), number) % 6 + 1 for number in range(12)]
    items = list(range(10))
    Dice(bytes(32)).shuffle(items)
    assert items == [1, 4, 7, 5, 2, 6, 8, 0, 9, 3]


def test_given_a_word_beyond_the_fair_range_then_it_is_thrown_away():
    limit = 3 << 30  # a quarter of all words would make the small numbers more likely
    fair = [word(SEED, number) for number in range(60) if word(SEED, number) < limit]
    dice = Dice(SEED)
    assert [dice.below(limit) for _ in range(len(fair))] == fair
    assert dice.position > len(fair)


@pytest.mark.parametrize("sides", [2, 6, 7, 10])
def test_given_many_rolls_then_every_side_falls_about_as_often(sides: int):
    dice, each = Dice(SEED), 1000
    fallen = Counter(dice.roll(sides) for _ in range(each * sides))
    assert set(fallen) == set(range(1, sides + 1))
    assert all(abs(times - each) < 5 * each**0.5 for times in fallen.values())


def test_given_many_shuffles_then_every_order_comes_about_as_often():
    dice, orders, each = Dice(SEED), Counter(), 500
    for _ in range(6 * each):
        items = ["a", "b", "c"]
        dice.shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 6
    assert all(abs(times - each) < 5 * each**0.5 for times in orders.values())


def test_given_items_when_one_is_picked_then_it_is_by_the_next_word():
    items = ["ant", "bee", "cow"]
    assert Dice(SEED).choice(items) == items[word(SEED, 0) % 3]


@pytest.mark.parametrize("limit", [0, -1, (1 << 32) + 1])
def test_given_a_die_that_cannot_be_then_it_is_refused_by_its_sides(limit: int):
    with pytest.raises(ValueError, match=rf"cannot have {limit} sides"):
        Dice(SEED).below(limit)


def test_given_dice_that_fork_then_the_others_have_luck_of_their_own():
    dice = Dice(SEED)
    one, two = dice.fork(), dice.fork()
    assert len({dice.seed, one.seed, two.seed}) == 3
    assert len(one.seed) == 32
    assert one.position == 0
    assert Dice(SEED).fork().seed == one.seed


# Scripted


def test_given_a_script_then_the_dice_fall_as_told_and_are_counted():
    dice = Dice.scripted([0, 5, 2])
    assert [dice.below(1), dice.roll(6), dice.choice("abc")] == [0, 6, "c"]
    assert dice.position == 3


def test_given_a_script_when_shuffling_then_the_order_stays_and_it_counts_as_luck():
    dice, items = Dice.scripted([]), [3, 1, 2]
    dice.shuffle(items)
    assert items == [3, 1, 2]
    assert dice.position == 1


def test_given_a_script_at_its_end_then_the_next_roll_says_so():
    with pytest.raises(LookupError, match="no number left"):
        Dice.scripted([]).roll()


@pytest.mark.parametrize("number", [6, -1])
def test_given_a_script_that_does_not_fit_the_die_then_it_says_so(number: int):
    with pytest.raises(LookupError, match=f"say {number}, but it must be below 6"):
        Dice.scripted([number]).roll()


def test_given_a_script_when_forked_then_the_others_go_on_with_a_copy_of_it():
    dice = Dice.scripted([1, 2])
    fork = dice.fork()
    assert [fork.below(9), fork.below(9)] == [1, 2]
    assert dice.below(9) == 1


def test_given_a_seed_then_its_fingerprint_is_its_sha_256():
    assert fingerprint(SEED) == sha256(SEED).hexdigest()
