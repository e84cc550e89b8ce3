"""The worked examples of the rules, each by its number."""

from __future__ import annotations

import pytest

from games.evolution.scoring import total
from games.evolution.steps.feeding import StartGo
from tests.evolution.scenes import scene

# The base game


@pytest.mark.parametrize(("players", "dice", "bank"), [(2, (4,), 6), (3, (3, 5), 8), (4, (2, 2), 6), (6, (1, 1, 1), 7)])
def test_ex01_given_dice_when_the_food_is_determined_then_the_bank_holds(players, dice, bank):
    s = scene(seats=players)
    s.fill_bank(*dice)
    assert [told["n"] for told in s.told("bank")] == [bank]


def test_ex02_given_three_demanding_traits_then_need_and_points_count_them():
    s = scene({0: ["A[carnivorous,hbw,parasite]"]})
    assert s["A"].need == 5
    assert total(s.state, 0) == 2 + 3 + 4


def test_ex03_given_a_fed_animal_with_fat_when_it_takes_food_then_the_fat_fills_once():
    s = scene({0: ["A[fat] 1/1"]}, bank=2)
    s.go("take:A")
    assert (s.bank, s.food("A")) == (1, "1/1 y1")
    s.next_go()
    assert "take:A" not in s.may()
    assert s.why_not("take:A") == "full"


def test_ex04_given_three_tokens_of_fat_when_two_are_burnt_then_it_is_fed_and_nothing_else_happens():
    s = scene({0: ["A[hbw,fat,fat,fat] 0/2 y3", "B 0/1"]}, links=["A-B cooperation"], bank=1)
    s.go("burn:A")
    assert s.offered() == ["fat:1", "fat:2"]
    s.play("fat:2")
    assert s.food("A") == "2/2 y1"
    assert s.food("B") == "0/1"
    assert not any(key.startswith("take") for key in s.may())


def test_ex05_given_a_chain_of_cooperation_when_the_first_eats_then_all_do():
    s = scene({0: ["A", "B", "C"]}, links=["A-B cooperation", "B-C cooperation"], bank=3)
    s.go("take:A")
    assert [s.food(name) for name in "ABC"] == ["1/1"] * 3
    assert (s["B"].blue, s["C"].blue, s.bank) == (1, 1, 2)


def test_ex07_given_both_links_when_communication_comes_first_then_cooperation_comes_back():
    s = scene({0: ["A[hbw] 0/2", "B[hbw] 0/2"]}, links=["A-B communication", "A-B cooperation"], bank=4)
    s.go("take:B")
    assert s.kind == "trigger"
    s.play("link:A-B communication")
    assert (s.food("A"), s.food("B"), s.bank) == ("1/2", "2/2", 2)
    assert all(link.lap == s.state.lap for link in s.state.links.values())


def test_ex09_given_a_symbiosis_then_the_symbiont_eats_first_and_protects():
    s = scene({0: ["S", "D", "X"], 1: ["C[carnivorous]"]}, links=["S>D symbiosis"], bank=3)
    assert s.why_not("take:D") == "symbiont"
    assert s.prey("C") == ["S", "X"]
    assert s.safe("C", "D") == "safe-symbiosis"
    s.go("take:S")
    s.next_go()
    assert "take:D" in s.may()


def test_ex09_when_the_symbiont_is_eaten_then_the_dependent_is_free_and_unprotected():
    s = scene({0: ["S[poisonous]", "D"], 1: ["C[carnivorous,hbw]", "E[carnivorous]"]}, links=["S>D symbiosis"], bank=3)
    s.attack("C", "S")
    assert not s.alive("S")
    s.next_go()
    assert "take:D" in s.may()
    assert "D" in s.prey("E")


def test_ex10_given_symbiosis_and_cooperation_when_the_symbiont_eats_then_the_dependent_does_at_once():
    s = scene({0: ["S", "D"]}, links=["S>D symbiosis", "S-D cooperation"], bank=2)
    s.go("take:S")
    assert (s.food("S"), s.food("D"), s.bank) == ("1/1", "1/1", 1)


def test_ex11_given_three_kills_then_scavengers_eat_in_turn_from_the_hunters_owner_on():
    s = scene(
        {
            0: ["A[carnivorous]", "B[carnivorous]", "C[carnivorous]", "D[scavenger]"],
            1: ["E[scavenger]", "X[poisonous]", "Y[poisonous]"],
            2: ["F[scavenger]", "Z[poisonous]"],
        }
    )
    for hunter, prey, fed in (("A", "X", "D"), ("B", "Y", "E"), ("C", "Z", "F")):
        s.attack(hunter, prey)
        assert s.food(fed) == "1/1"
        assert s[fed].blue == 1
    assert s.state.animals.keys() >= {s.numbers[name] for name in "DEF"}


def test_ex13_given_a_pirate_then_it_robs_only_the_hungry_and_never_into_fat():
    full = scene({0: ["P[piracy,fat] 1/1"], 1: ["T[hbw] 1/2"]})
    assert full.why_not("pirate:P") == "not-hungry"
    for safe in ("T 1/1", "T[fat] 0/1 y1"):
        s = scene({0: ["P[piracy]"], 1: [safe]})
        assert s.why_not("pirate:P") == "nothing-to-rob"
    s = scene({0: ["P[piracy]"], 1: ["T[hbw] 1/2"]})
    s.go("pirate:P")
    assert (s.food("P"), s["P"].blue, s.food("T")) == ("1/1", 1, "0/2")


def test_ex14_given_a_poisonous_tail_when_it_drops_poisonous_then_nobody_is_poisoned_nor_scavenges():
    s = scene({0: ["C[carnivorous]", "V[scavenger]"], 1: ["T[poisonous,tail]"]})
    s.attack("C", "T", "poisonous")
    assert (s.food("C"), s.food("V"), s["C"].poisoned) == ("1/2", "0/1", False)
    assert s.traits("T") == ["tail_loss"]


def test_ex15_given_a_tail_when_it_drops_cooperation_then_the_card_leaves_both():
    s = scene({0: ["C[carnivorous]"], 1: ["T[tail]", "U"]}, links=["T-U cooperation"])
    s.attack("C", "T", "link:T-U cooperation")
    assert s.traits("T") == ["tail_loss"]
    assert s.traits("U") == []
    assert len(s.state.discards[1]) == 1


def test_ex16_given_mimicry_and_a_camouflaged_other_then_there_is_nobody_to_pass_it_to():
    s = scene({0: ["A[carnivorous]"], 1: ["B[mimicry]", "C[camouflage]"]})
    s.attack("A", "B")
    assert not s.alive("B")
    assert s.alive("C")


def test_ex18_given_a_runner_when_it_rolls_4_then_it_lives_and_the_hunter_is_done_for_the_turn():
    s = scene({0: ["C[carnivorous]"], 1: ["T[running]", "U"]})
    s.roll(4)
    s.attack("C", "T")
    assert s.alive("T")
    s.next_go()
    assert s.why_not("attack:C") == "hunted"


def test_ex18_when_it_rolls_3_then_other_reactions_remain_or_it_is_eaten():
    s = scene({0: ["C[carnivorous]"], 1: ["T[running]"]})
    s.roll(3)
    s.attack("C", "T")
    assert not s.alive("T")
    s = scene({0: ["C[carnivorous]"], 1: ["T[running,tail]"]})
    s.roll(3)
    s.attack("C", "T", "run")
    assert s.kind == "tail"


def test_ex19_given_a_clever_swimmer_then_it_cannot_attack_on_land():
    s = scene({0: ["C[carnivorous,swimming,intellect]"], 1: ["T", "U[swimming]"]})
    assert s.prey("C") == ["U"]
    assert s.safe("C", "T") == "swimmer"


@pytest.mark.parametrize(("turn", "deck", "why"), [(5, 9, "slept"), (6, 9, None), (6, 0, "last-turn")])
def test_ex20_given_a_sleep_in_turn_4_then_it_may_sleep_again_in_turn_6_if_cards_are_left(turn, deck, why):
    s = scene({0: ["A[hibernation]"]}, turn=4)
    s.go("hibernate:A")
    assert s["A"].asleep
    s["A"].asleep = False
    s.state.turn = turn
    s.next_go()
    while len(s.state.deck) > deck:
        s.take(lambda _card: True, s.state.discards[1], -1)
    if why is None:
        assert "hibernate:A" in s.may()
    else:
        assert s.why_not("hibernate:A") == why


def test_ex21_given_a_poisoned_animal_when_it_is_eaten_then_the_second_hunter_is_not_poisoned():
    s = scene({0: ["A[carnivorous]"], 1: ["X[poisonous]", "B[carnivorous]"]})
    s.attack("A", "X")
    assert s["A"].poisoned
    s.attack("B", "A")
    assert not s["B"].poisoned
    assert not s.alive("A")


def test_ex23_given_a_pair_and_two_plain_animals_then_nine_points_and_five_for_the_pair():
    s = scene({0: ["A", "B", "C", "D"]}, links=["A-B cooperation"])
    assert total(s.state, 0) == 9
    s = scene({0: ["A", "B"]}, links=["A-B cooperation"])
    assert total(s.state, 0) == 5


def test_ex24_given_equal_points_then_the_larger_discard_wins():
    s = scene({0: ["A"], 1: ["B"]}, discards=(7, 5))
    s.finish()
    assert s.game.outcome.scores == (2, 2)
    assert s.game.outcome.winners == (0,)
    assert s.game.outcome.reason.id == "evolution-victory-by-discard"


def test_ex25_given_full_fat_and_no_food_when_its_owner_does_not_burn_it_then_it_dies():
    s = scene({0: ["A[fat] 0/1 y1"], 1: []})
    s.game.stage(StartGo(seat=0))
    s.game.settle()
    s.play("pass")
    assert not s.alive("A")
    assert s.told("starved")


# Time to Fly


@pytest.mark.parametrize(
    ("target", "links", "legal"),
    [("T[flight,parasite]", (), True), ("T[flight]", ("T-U cooperation",), True), ("T[flight]", (), False)],
)
def test_ex30_given_a_flyer_then_only_an_animal_with_fewer_traits_may_attack_it(target, links, legal):
    s = scene({0: ["C[carnivorous]"], 1: [target, "U"]}, links=links)
    assert ("T" in s.prey("C")) is legal
    if not legal:
        assert s.safe("C", "T") == "safe-flight"


def test_ex31_given_intellect_then_one_protection_is_ignored_and_two_are_not():
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[camouflage]"]})
    s.attack("C", "T")
    assert not s.alive("T")
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[burrowing,camouflage] 1/1"]})
    assert s.safe("C", "T") == "safe-beyond-intellect"
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[camouflage,tail]"]})
    s.attack("C", "T")
    assert s.kind == "tail"


def test_ex32_given_intellect_kept_when_the_target_inks_then_it_may_be_used_on_another():
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[ink]", "U[tail]"]})
    s.attack("C", "T", "keep", "ink")
    s.attack("C", "U")
    assert s.offered() == ["keep", "ignore:tail_loss"]
    s.play("ignore:tail_loss")
    assert not s.alive("U")


def test_ex33_given_an_ambush_when_the_eater_is_eaten_then_the_token_stays_and_the_main_action_is_spent():
    s = scene({0: ["A[poisonous]", "B"], 1: ["C[carnivorous,ambush]"]}, bank=4)
    s.go("take:A")
    assert (s.kind, s.waiting) == ("ambush", 1)
    s.play("strike:C")
    assert not s.alive("A")
    assert (s.food("C"), s.bank) == ("2/2", 4)
    assert s.why_not("take:B") == "main-spent"


def test_ex35_given_ink_against_an_ambush_then_it_eats_and_may_be_ambushed_again_without_ink():
    s = scene({0: ["A[ink,fat]"], 1: ["C[carnivorous,ambush]"]}, bank=4)
    s.go("take:A", "strike:C", "ink")
    assert (s.food("A"), s.bank) == ("1/1", 3)
    s.next_lap()
    s.go("take:A", "strike:C")
    assert not s.alive("A")


def test_ex36_given_a_fed_burrower_when_it_takes_food_for_its_fat_then_an_ambush_may_strike():
    s = scene({0: ["A[burrowing,fat] 1/1"], 1: ["C[carnivorous,ambush]"]}, bank=4)
    assert s.prey("C") == []
    s.go("take:A", "strike:C")
    assert not s.alive("A")


def test_ex37_given_a_flying_camouflaged_hunter_when_an_anglerfish_strikes_back_then_it_is_eaten():
    s = scene({0: ["C[flight,carnivorous,camouflage]"], 1: ["W angler"]})
    s.attack("C", "W")
    assert (s.kind, s.waiting) == ("lure", 1)
    s.play("reveal:W")
    assert not s.alive("C")
    assert (s.food("W"), s.traits("W")) == ("2/2", ["carnivorous"])


def test_ex39_given_an_anglerfish_under_a_trematode_then_it_cannot_help_another():
    s = scene({0: ["C[carnivorous]"], 1: ["W angler", "V", "X"]}, links=["W-V trematode"])
    s.attack("C", "X")
    assert s.offered() == ["no"]
    assert s.why("reveal:W") == "not-hidden"
    s.play("no")
    assert not s.alive("X")


def test_ex40_given_the_last_card_is_born_then_the_turn_is_the_last_and_sleepers_starve():
    s = scene({0: ["A[hibernation]", "B[viviparous] 1/2"], 1: []}, bank=1, deck=1)
    s.go("hibernate:A")
    assert s.food("B") == "2/2"  # the only thing left to do
    assert len(s.state.herds[0]) == 3
    s.end_turn()
    assert not s.alive("A")
    assert s.game.outcome is not None
    assert s.game.outcome.scores[0] == 2 + 2 + 2


def test_ex41_given_a_tail_and_a_trematode_then_the_trematode_cannot_be_dropped_and_scores_three():
    s = scene({0: ["C[carnivorous]"], 1: ["T[tail]", "U"]}, links=["T-U trematode"])
    assert total(s.state, 1) == 2 + 2 + 1 + 3
    s.attack("C", "T")
    assert s.traits("T") == ["trematode"]
    assert s.food("C") == "1/2"


def test_ex42_given_a_shell_that_was_waived_then_it_lies_on_the_table_for_anybody():
    s = scene({0: ["C[carnivorous]", "A", "B[shell]"], 1: ["T[shell]"]})
    s.attack("C", "T", "accept")
    assert not s.alive("T")
    s.next_go()
    assert {"shell:A", "shell:C"} <= set(s.may())
    assert s.why_not("shell:B") == "has-shell"
    s.go("shell:A")
    assert s.traits("A") == ["shell"]
    assert s.why_not("take:A") == "main-spent"


def test_ex44_given_two_specialists_of_one_letter_then_neither_may_use_it_until_one_dies():
    s = scene({0: ["A[spec_a]", "C[carnivorous]"], 1: ["B[spec_a]"]})
    assert s.why_not("specialize:A") == "not-alone"
    assert s.why_not("specialize:B", seat=1) == "not-alone"
    s.attack("C", "B")
    s.next_go()
    s.go("specialize:A")
    assert (s.food("A"), s["A"].blue) == ("1/1", 1)
