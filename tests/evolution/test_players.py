"""Computer players see what is plain: they defend, hunt, and feed before they hoard."""

from __future__ import annotations

import pytest

from games import players
from games.core import Dice
from games.players import foresight
from tests.evolution.scenes import Scene, scene


def chosen(s: Scene, level: str = "normal") -> set[str]:
    """Let a computer player answer what is asked, with different luck; give its answers."""
    view = s.game.view(s.waiting)
    return {s.named(players.choose(level, view, Dice(bytes([seed] * 32)))) for seed in range(6)}


def test_given_an_attack_when_ink_or_a_shell_can_save_it_then_they_are_used():
    for defence, key in (("ink", "ink"), ("shell", "shell")):
        s = scene({0: ["C[carnivorous,hbw]"], 1: [f"T[{defence},hbw] 2/2"]}, deck=30)
        s.attack("C", "T")
        assert chosen(s) == {key}


def test_given_a_tail_to_lose_then_the_parasite_goes():
    s = scene({0: ["C[carnivorous]"], 1: ["T[tail,parasite] 1/3"]}, deck=30)
    s.attack("C", "T")
    assert chosen(s) == {"parasite"}


def test_given_a_plain_animal_about_to_eat_then_an_ambusher_strikes():
    s = scene({0: ["A[hbw,fat]", "B"], 1: ["C[carnivorous,ambush]"]}, bank=2, deck=30)
    s.go("take:B")
    assert chosen(s) == {"strike:C"}


def test_given_an_attack_when_an_anglerfish_could_eat_the_hunter_then_it_is_turned_up():
    s = scene({0: ["C[carnivorous,fat]"], 1: ["W angler"]}, deck=30)
    s.attack("C", "W")
    assert chosen(s) == {"reveal:W"}


def test_given_the_last_turn_then_every_card_that_can_still_score_is_played():
    s = scene({0: ["A[hbw]"], 1: ["B"]}, hands={0: "running", 1: "swimming"}, deck=0, last_turn=True, turn=9)
    s.develop()
    assert "pass" not in chosen(s)


def test_given_a_poisonous_and_a_harmless_target_then_the_harmless_one_is_attacked():
    s = scene({0: ["C[carnivorous]"], 1: ["T[poisonous]", "U[fat]"]}, deck=30)
    s.go("attack:C")
    assert chosen(s) == {"target:U"}


@pytest.mark.parametrize("traits", ["running,fat", "running,fat,shell,carnivorous,camouflage"])
def test_given_traits_in_any_order_then_laying_them_in_another_is_no_better_than_passing(traits):
    s = scene({0: [f"A[{traits}]"]}, hands={0: "piracy", 1: "mimicry scavenger"}, sets="all", deck=30)
    s.develop()
    worth = foresight.look_ahead(s.game.view(0), Dice(bytes(32)), 2)
    assert worth[s.key("arrange:A")] < worth["pass"]


def test_given_a_neoplasm_then_an_animal_is_worth_less_the_fewer_traits_lie_above_it():
    worth = []
    for traits in ("neoplasm", "neoplasm,hbw", "neoplasm,hbw,fat", "hbw,fat"):
        s = scene({0: [f"A[{traits}]"], 1: ["C"]}, sets="all", deck=40, phase="development")
        worth.append(s.game.appraise(0))
    assert worth == sorted(worth)
    assert worth[0] < worth[2] < worth[3]
