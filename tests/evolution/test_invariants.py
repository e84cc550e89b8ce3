"""What must be true of whole games, whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.evolution.scenes import new

BEGINNINGS = ("begins-attack", "begins-ambush", "begins-counter")
ENDINGS = ("eaten", "tail-lost", "ran", "inked", "hid", "stopped-by-anglerfish")
ONCE = {
    "mimicked": "target",
    "inked": "target",
    "specialized": "animal",
    "robbed": "animal",
    "hibernated": "animal",
    "announced": "animal",
}
"""Events that an animal can cause once per turn only."""


def play(seats: int, seed: int, **options):
    """Play at random; give the events of each turn."""
    game, random = new(seats, seed, **options), Random(seed)
    turns: list[list] = [[]]
    while pending := game.pending():
        ((seat, decision),) = pending.items()
        for event in game.play(seat, random.choice(decision.options).key):
            if event.text.id in {"evolution-turn", "evolution-last-turn"}:
                turns.append([])
            turns[-1].append(event)
        game.check()
    return turns


@pytest.mark.parametrize("sets", ["base", "base_fly", "base_continents", "all"])
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_given_random_games_then_every_attack_ends_in_one_way_and_nothing_is_used_twice_in_a_turn(seats, sets):
    for seed in range(3):
        for events in play(seats, seed, sets=sets):
            told = Counter(event.text.id.removeprefix("evolution-") for event in events)
            assert sum(told[name] for name in BEGINNINGS) == sum(told[name] for name in ENDINGS)
            for name, who in ONCE.items():
                some = [event.text.args[who] for event in events if event.text.id == f"evolution-{name}"]
                assert len(set(some)) == len(some), name


def test_given_random_games_then_nobody_attacks_twice_in_a_turn_unless_inked():
    for seed in range(4):
        for events in play(4, seed, sets="base_fly"):
            attacks: Counter[int] = Counter()
            for event in events:
                name = event.text.id.removeprefix("evolution-")
                if name in BEGINNINGS:
                    attacks[event.text.args["hunter"]] += 1
                elif name == "inked":
                    attacks[event.text.args["hunter"]] -= 1
            assert not attacks or max(attacks.values()) <= 1


def test_given_any_game_then_it_ends_when_the_deck_is_empty_and_the_last_turn_is_announced():
    for sets in ("base", "base_fly", "base_continents", "all"):
        turns = play(3, 5, sets=sets)
        ids = [event.text.id for events in turns for event in events]
        assert ids.count("evolution-last-turn") <= 1
        assert ids.count("evolution-scored") == 3
