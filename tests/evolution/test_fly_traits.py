"""Every trait of Time to Fly, alone and with those it meets."""

from __future__ import annotations

import pytest

from games.core import UNKNOWN
from tests.evolution.scenes import scene

# Flight


@pytest.mark.parametrize(("hunter", "legal"), [("", True), ("vision", False), ("vision,fat", False)])
def test_flight_given_two_traits_then_only_fewer_help(hunter, legal):
    s = scene({0: [f"C[carnivorous,{hunter}]"], 1: ["T[flight,running]"]})
    assert (s.prey("C") == ["T"]) is legal


def test_flight_then_a_trematode_counts_and_a_hidden_anglerfish_does_not():
    s = scene({0: ["C[carnivorous]"], 1: ["T[flight]", "U"]}, links=["T-U trematode"])
    assert "T" in s.prey("C")
    assert scene({0: ["C[carnivorous]"], 1: ["T[flight] angler"]}).prey("C") == []


# Intellect


def test_intellect_given_one_protection_then_it_is_ignored_and_spent():
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[camouflage]", "U[camouflage]"]})
    s.attack("C", "T")
    assert s.told("ignores")[0]["trait"].id == "evolution.camouflage"
    s["C"].used.pop("carnivorous")
    s["C"].traits[0].used = 0
    assert s.safe("C", "U") == "safe-camouflage"


@pytest.mark.parametrize("kind", ["running", "mimicry", "tail_loss", "ink_cloud", "shell", "poisonous"])
def test_a6_given_a_defence_then_intellect_may_name_it_and_it_does_not_work(kind):
    s = scene({0: ["C[carnivorous,intellect]"], 1: [f"T[{kind}]", "U[poisonous]"]})
    s.attack("C", "T")
    assert (s.waiting, s.offered()) == (0, ["keep", f"ignore:{kind}"])
    s.play(f"ignore:{kind}")
    assert not s.alive("T")
    assert not s["C"].poisoned


def test_a6_then_other_traits_cannot_be_named():
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[fat,grazing,hibernation,piracy]"]})
    s.attack("C", "T")
    assert not s.told("ignores")
    assert not s.alive("T")


def test_intellect_when_the_target_inks_then_the_aim_persists_this_turn():
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[camouflage,ink]", "U[camouflage]"]})
    s.attack("C", "T", "ink")
    assert s.prey("C") == ["T"]
    s.attack("C", "T")
    assert not s.alive("T")


def test_r24_given_mimicry_then_an_unused_intellect_may_meet_the_new_target():
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[mimicry]", "U[camouflage]"]})
    s.attack("C", "T", "keep")
    assert not s.alive("U")
    assert s.told("ignores")[0]["target"] == s.numbers["U"]


def test_r24_given_mimicry_when_intellect_is_spent_then_a_protected_animal_cannot_take_the_place():
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[mimicry,tail]", "U[camouflage]"]})
    s.attack("C", "T", "ignore:tail_loss")
    assert not s.alive("T")


# Metamorphose


def test_metamorphose_then_a_trait_without_need_goes_for_one_food_once_per_turn():
    s = scene({0: ["A[metamorphose,running,carnivorous,parasite,hbw]"], 1: []})
    s.go("metamorphose:A")
    assert s.offered() == ["metamorphose", "running"]
    s.play("running")
    assert (s.food("A"), s["A"].blue) == ("1/5", 1)
    assert len(s.state.discards[0]) == 1
    s.next_go()
    assert s.why_not("metamorphose:A") == "used-up"


def test_metamorphose_given_paired_cards_then_these_may_go_but_no_trematode():
    s = scene({0: ["A[metamorphose]", "B"], 1: []}, links=["A-B cooperation", "A-B trematode"])
    s.go("metamorphose:A")
    assert [key.split(":")[0] for key in s.offered()] == ["metamorphose", "link"]
    s.play("link:A-B cooperation")
    assert s.traits("B") == ["trematode"]


@pytest.mark.parametrize(
    ("text", "only"),
    [
        ("A[metamorphose,shell] 0/1 hidden", "shell"),
        ("A[metamorphose,hibernation] 0/1 asleep", "hibernation"),
    ],
)
def test_metamorphose_given_one_blocker_then_only_that_may_go(text, only):
    s = scene({0: [text]})
    s.go("metamorphose:A")
    assert (s.traits("A"), s.food("A")) == (["metamorphose"], "1/1")
    assert s.told("lost")[0]["trait"].id == f"evolution.{only}"


def test_metamorphose_given_a_symbiosis_that_blocks_then_only_that_may_go():
    s = scene({0: ["S", "A[metamorphose,running]"]}, links=["S>A symbiosis"])
    s.go("metamorphose:A")
    assert (s.traits("A"), s.food("A")) == (["metamorphose", "running"], "1/1")


def test_metamorphose_given_no_room_afterwards_then_it_is_refused():
    assert scene({0: ["A[metamorphose,fat] 1/1 y1"]}).why_not("metamorphose:A") == "nothing-to-shed"
    s = scene({0: ["A[metamorphose,fat] 1/1"]})
    s.go("metamorphose:A")
    assert (s.traits("A"), s.food("A")) == (["fat_tissue"], "1/1 y1")


# Viviparous


def test_viviparous_when_it_becomes_fed_then_a_fed_newborn_comes_from_the_deck():
    s = scene({0: ["A[viviparous] 1/2"]}, bank=1, deck=5)
    s.go("take:A")
    (child,) = [animal for animal in s.state.animals.values() if animal.id not in s.numbers.values()]
    assert (child.owner, child.blue, child.need, len(s.state.deck)) == (0, 1, 1, 4)
    assert s.game.view(0).state.faces[0].cards[-1] != UNKNOWN
    assert s.game.view(1).state.faces[0].cards[-1] == UNKNOWN
    assert [event.to for event in s.events if event.text.id == "evolution-born-card"] == [(0,)]


@pytest.mark.parametrize("way", ["hibernate:A", "burn:A", "specialize:A", "pirate:A"])
def test_viviparous_given_any_way_to_become_fed_then_it_gives_birth(way):
    traits = {"hibernate": "hibernation", "burn": "fat", "specialize": "spec_a", "pirate": "piracy"}
    verb = way.split(":")[0]
    fat = " y1" if verb == "burn" else ""
    s = scene({0: [f"A[viviparous,{traits[verb]}] 1/2{fat}"], 1: ["T[hbw] 1/2"]}, deck=5)
    s.go(way)
    assert len(s.state.herds[0]) == 2


def test_viviparous_when_a_kill_feeds_it_or_a_tail_lowers_its_need_then_it_gives_birth():
    s = scene({0: ["A[viviparous,carnivorous] 1/3"], 1: ["T[poisonous]"]}, deck=5)
    s.attack("A", "T")
    assert len(s.state.herds[0]) == 2
    s = scene({0: ["C[carnivorous]"], 1: ["A[viviparous,tail,parasite] 2/4"]}, deck=5)
    s.attack("C", "A", "parasite")
    assert len(s.state.herds[1]) == 2


def test_viviparous_given_an_empty_deck_then_nothing_is_born():
    s = scene({0: ["A[viviparous] 1/2"]}, bank=1, deck=0)
    s.go("take:A")
    assert len(s.state.herds[0]) == 1


@pytest.mark.parametrize(("once", "children"), [(False, 2), (True, 1)])
def test_viviparous_when_fed_twice_in_a_turn_then_the_option_decides(once, children):
    s = scene({0: ["A[viviparous] 1/2"]}, bank=2, deck=9, viviparous_once=once)
    s.go("take:A")
    s["A"].red = 1  # it lost a token
    s["A"].fed = False
    s.next_go()
    s.go("take:A")
    assert len(s.state.herds[0]) == 1 + children


def test_viviparous_when_it_is_fed_again_in_the_next_turn_then_it_gives_birth_again():
    s = scene({0: ["A[viviparous] 1/2"], 1: ["B[fat] 1/1"]}, bank=1, deck=30)
    s.go("take:A")
    s.end_turn()
    s.fill_bank(6)
    s.play("take:A", "take:A")
    assert len(s.told("born")) == 2


def test_viviparous_given_a_dying_mother_then_she_bears_nothing():
    s = scene({0: ["C[carnivorous]"], 1: ["A[viviparous] 2/3", "B"]}, links=["A-B trematode"], deck=5)
    s.attack("C", "A")
    assert len(s.state.herds[1]) == 1


# Ambush


def test_ambush_given_red_food_then_each_other_player_is_asked_clockwise_and_may_decline():
    s = scene({0: ["C[carnivorous,ambush]"], 1: ["A", "B"], 2: ["D[carnivorous,ambush]"]}, bank=3)
    s.go("take:A", seat=1)
    assert (s.kind, s.waiting) == ("ambush", 2)
    s.play("decline")
    assert (s.kind, s.waiting) == ("ambush", 0)
    s.play("decline")
    assert (s.food("A"), s.bank) == ("1/1", 2)


def test_ambush_then_it_spends_the_attack_of_the_turn_and_no_main_action():
    s = scene({0: ["A[poisonous]"], 1: ["C[carnivorous,ambush,hbw]", "B"]}, bank=3)
    s.go("take:A", "strike:C")
    s.next_go()
    assert s.why_not("attack:C", seat=1) == "hunted"
    assert "take:B" in s.may(1)


def test_ambush_given_communication_then_every_red_token_has_its_own_window():
    s = scene({0: ["A", "B"], 1: ["C[carnivorous,ambush]"]}, links=["A-B communication"], bank=3)
    s.go("take:A", "decline")
    assert s.kind == "ambush"
    s.play("strike:C")
    assert not s.alive("B")
    assert (s.food("A"), s.bank) == ("1/1", 2)


def test_ambush_given_blue_food_then_nobody_can_strike():
    s = scene({0: ["A[spec_a]", "B"], 1: ["C[carnivorous,ambush]"]}, links=["A-B cooperation"])
    s.go("specialize:A")
    assert (s.food("A"), s.food("B")) == ("1/1", "1/1")


def test_ambush_given_several_hunters_then_each_strikes_once_while_the_prey_lives():
    s = scene({0: ["A[tail,running]"], 1: ["C[carnivorous,ambush]", "D[carnivorous,ambush]"]}, bank=3)
    s.roll(6, 6)
    s.go("take:A", "strike:C", "run", "strike:D", "run")
    assert (s.food("A"), s.bank) == ("1/1", 2)


def test_ambush_given_an_inked_hunter_then_it_cannot_strike_again_at_the_same_token():
    s = scene({0: ["A[ink]"], 1: ["C[carnivorous,ambush]"]}, bank=3)
    s.go("take:A", "strike:C", "ink")
    assert s.food("A") == "1/1"
    s.next_go()
    assert "attack:C" in s.may(1)


def test_ambush_then_nobody_can_newly_hide_and_a_hidden_double_stays_safe():
    s = scene({0: ["A[shell,mimicry]", "H[shell] 0/1 hidden"], 1: ["C[carnivorous,ambush]"]}, bank=3)
    s.go("take:A", "strike:C")
    assert not s.alive("A")
    assert s.alive("H")


def test_ambush_given_mimicry_then_burrows_do_not_help_the_double():
    s = scene({0: ["A[mimicry]", "H[burrowing] 1/1"], 1: ["C[carnivorous,ambush]"]}, bank=3)
    s.go("take:A", "strike:C")
    assert not s.alive("H")
    assert s.food("A") == "1/1"


def test_ambush_given_own_animals_then_the_option_decides():
    herds = {0: ["A", "C[carnivorous,ambush]"], 1: []}
    s = scene(herds, bank=3)
    s.go("take:A")
    assert s.food("A") == "1/1"
    s = scene(herds, bank=3, ambush_own=True)
    s.go("take:A")
    assert (s.kind, s.waiting) == ("ambush", 0)


def test_ambush_given_protections_then_it_cannot_strike_and_is_told_why():
    s = scene({0: ["A[camouflage]"], 1: ["C[carnivorous,ambush]", "D[carnivorous,ambush,vision]"]}, bank=3)
    s.go("take:A")
    assert s.offered() == ["decline", "strike:D"]
    assert s.why("strike:C") == "safe-camouflage"


def test_ambush_given_a_hunter_that_has_attacked_or_has_no_room_or_has_struck_then_it_cannot_strike():
    hunters = [f"{name}[carnivorous,ambush]{food}" for name, food in (("C", ""), ("D", " 2/2"), ("E", ""), ("F", ""))]
    s = scene({0: ["A[running]"], 1: hunters}, bank=3)
    s["E"].used["carnivorous"] = s.state.turn
    s.go("take:A")
    assert s.offered() == ["decline", "strike:C", "strike:F"]
    assert (s.why("strike:D"), s.why("strike:E")) == ("cannot-eat", "hunted")
    s.roll(6)
    s.play("strike:C")
    assert s.offered() == ["decline", "strike:F"]
    assert s.why("strike:C") == "struck"


def test_ambush_given_a_tail_that_leaves_no_room_then_the_token_stays_in_the_bank():
    s = scene({0: ["A[tail,fat] 1/1"], 1: ["C[carnivorous,ambush]"]}, bank=3)
    s.go("take:A", "strike:C", "fat_tissue")
    assert (s.food("A"), s.food("C"), s.bank) == ("1/1", "1/2", 3)


# Reactions that do not help


def test_a8_given_an_ambush_then_a_shell_and_a_mimicry_without_a_double_are_refused():
    s = scene({0: ["A[shell,mimicry,ink]"], 1: ["C[carnivorous,ambush]"]}, bank=3)
    s.go("take:A", "strike:C")
    assert s.offered() == ["ink", "accept"]
    assert (s.why("shell"), s.why("mimic")) == ("no-shell-in-ambush", "no-double")


def test_a8_given_what_is_ignored_or_used_up_then_it_is_refused_and_only_what_is_there_is_named():
    s = scene({0: ["C[carnivorous,intellect]"], 1: ["T[running,ink,shell]", "U"]})
    s.attack("C", "T", "ignore:running", "ink")
    s.attack("C", "T")
    assert s.offered() == ["shell", "accept"]
    assert (s.why("run"), s.why("ink")) == ("ignored", "used")
    (decision,) = s.game.pending().values()
    assert [each.key for each in decision.refused] == ["run", "ink"]


# Trematode


def test_trematode_when_either_host_dies_then_it_goes_and_the_other_needs_less():
    s = scene({0: ["C[carnivorous]"], 1: ["A 0/2", "B 1/2"]}, links=["A-B trematode"])
    s.attack("C", "A")
    assert (s.traits("B"), s.food("B")) == ([], "1/1")
    assert len(s.state.discards[1]) == 2


# Anglerfish


def test_anglerfish_given_a_plain_target_then_its_owner_is_asked_whether_there_is_one_or_not():
    for angler in ("", " angler"):
        s = scene({0: ["C[carnivorous]"], 1: [f"W{angler}"]})
        s.attack("C", "W")
        assert (s.kind, s.waiting) == ("lure", 1)
        assert s.game.view(0).pending()[1].options == ()
        if not angler:
            assert s.why("reveal:W") == "no-anglerfish"


def test_anglerfish_given_a_target_with_a_trait_then_nobody_is_asked():
    s = scene({0: ["C[carnivorous]"], 1: ["T[fat]", "W angler"]})
    s.attack("C", "T")
    assert not s.alive("T")


def test_anglerfish_given_only_revealed_ones_then_nobody_is_asked():
    s = scene({0: ["C[carnivorous]"], 1: ["W revealed"]})
    s.attack("C", "W")
    assert not s.alive("W")


def test_anglerfish_given_another_plain_animal_then_it_helps_and_everybody_knows_it():
    s = scene({0: ["C[carnivorous]"], 1: ["T", "W angler"]})
    s.attack("C", "T", "reveal:W")
    assert s.alive("T")
    assert not s.alive("C")
    assert s.food("W") == "2/2"
    assert s["W"].revealed
    assert s.game.view(None).state.faces[1].cards == [UNKNOWN, "anglerfish-carnivorous"]
    s.next_go()
    assert s.why_not("attack:W", seat=1) == "hunted"


def test_anglerfish_given_two_protections_of_the_hunter_then_there_is_no_counter_attack_but_the_attack_stops():
    s = scene({0: ["C[carnivorous,camouflage,hbw]"], 1: ["W angler"]})
    s.attack("C", "W", "reveal:W")
    assert s.alive("C")
    assert s.alive("W")
    assert s.told("no-counter")
    assert s.told("stopped-by-anglerfish")
    s.next_go()
    assert s.why_not("attack:C") == "hunted"


def test_anglerfish_when_the_hunter_runs_then_the_anglerfish_may_ignore_that():
    s = scene({0: ["C[carnivorous,running]"], 1: ["W angler"]})
    s.attack("C", "W", "reveal:W")
    assert (s.waiting, s.offered()) == (1, ["keep", "ignore:running"])
    s.play("ignore:running")
    assert not s.alive("C")


def test_anglerfish_when_the_hunter_reacts_then_it_may_escape_by_tail_ink_or_running():
    s = scene({0: ["C[carnivorous,tail]"], 1: ["W angler"]})
    s.attack("C", "W", "reveal:W", "keep", "tail_loss")
    assert (s.traits("C"), s.food("W")) == (["carnivorous"], "1/2")
    s = scene({0: ["C[carnivorous,ink]"], 1: ["W angler", "V[carnivorous]"]})
    s.attack("C", "W", "reveal:W", "keep", "ink")
    s.next_go()
    assert "attack:W" in s.may(1)


def test_anglerfish_when_the_hunter_is_poisonous_or_has_a_mimic_then_the_roles_are_swapped():
    s = scene({0: ["C[carnivorous,poisonous]", "V[scavenger]"], 1: ["W angler", "U[scavenger]"]})
    s.attack("C", "W", "reveal:W", "keep")
    assert s["W"].poisoned
    assert (s.food("U"), s.food("V")) == ("1/1", "0/1")
    s = scene({0: ["C[carnivorous,mimicry]", "D[fat]"], 1: ["W angler"]})
    s.attack("C", "W", "reveal:W", "keep")
    assert s.alive("C")
    assert not s.alive("D")


def test_anglerfish_given_mimicry_to_a_plain_animal_then_the_window_opens_anew():
    s = scene({0: ["C[carnivorous]"], 1: ["T[mimicry]", "U", "W angler"]})
    s.attack("C", "T", "instead:U")
    assert s.kind == "lure"
    s.play("reveal:W")
    assert not s.alive("C")


def test_anglerfish_given_an_ambush_then_it_may_answer_too():
    s = scene({0: ["A", "W angler"], 1: ["C[carnivorous,ambush]"]}, bank=2)
    s.go("take:A", "strike:C", "reveal:W")
    assert not s.alive("C")
    assert (s.food("A"), s.food("W")) == ("1/1", "2/2")


def test_anglerfish_that_lost_its_carnivorous_then_is_a_plain_animal():
    s = scene({0: ["C[carnivorous]"], 1: ["W[virtual_carnivorous,tail] revealed"]})
    s.attack("C", "W", "carnivorous")
    assert s.traits("W") == ["tail_loss"]
    assert s["W"].need == 1
    assert len(s.state.discards[1]) == 0


def test_anglerfish_when_it_dies_unseen_then_nobody_else_learns_what_it_was():
    s = scene({0: ["C[carnivorous]"], 1: ["W angler"]})
    s.attack("C", "W", "no")
    assert s.game.view(0).state.discards[1].cards == [UNKNOWN]
    assert s.game.view(1).state.discards[1].cards == ["anglerfish-carnivorous"]


# Ink and shell


def test_ink_cloud_then_the_hunter_may_attack_again_in_a_later_go_and_ink_works_once_per_turn():
    s = scene({0: ["C[carnivorous]"], 1: ["T[ink]", "U"]})
    s.attack("C", "T", "ink")
    assert s.state.go.main
    s.attack("C", "T")
    assert not s.alive("T")


def test_ink_cloud_then_it_may_be_waived():
    s = scene({0: ["C[carnivorous]"], 1: ["T[ink]"]})
    s.attack("C", "T", "accept")
    assert not s.alive("T")


def test_shell_then_it_hides_until_the_end_of_the_turn_and_receives_nothing():
    s = scene({0: ["C[carnivorous]", "D[carnivorous] 1/2"], 1: ["T[shell,fat] 1/1"]}, bank=3, deck=30)
    s.attack("C", "T", "shell")
    assert s.prey("D") == ["C"]
    assert s.safe("D", "T") == "safe-shell"
    s.next_go()
    assert s.why_not("take:T", seat=1) == "hidden"
    assert s.why_not("attack:C") == "hunted"
    s.end_turn()
    assert not s["T"].hidden


def test_shell_when_its_animal_starves_then_it_lies_on_the_table_and_scores_for_nobody():
    s = scene({0: ["A[shell]"], 1: ["B 1/1"]}, deck=30)
    s.end_turn()
    assert len(s.state.shells["land"]) == 1
    assert len(s.state.discards[0]) == 1  # the animal itself
    s.game.check()


def test_shell_when_dropped_as_a_tail_then_it_is_discarded():
    s = scene({0: ["C[carnivorous]"], 1: ["T[shell,tail]"]})
    s.attack("C", "T", "tail", "shell")
    assert not s.state.shells["land"]
    assert len(s.state.discards[1]) == 1


def test_shell_given_one_on_the_table_then_taking_it_is_a_main_action_for_any_animal_without_one():
    s = scene({0: ["A", "B[shell]"], 1: ["C"]}, shells=1, bank=2)
    assert "shell:A" in s.may()
    assert "shell:C" in s.may(1)
    assert s.why_not("shell:B") == "has-shell"
    s.go("shell:A")
    assert not s.state.shells["land"]
    assert s.state.go.main


def test_shell_when_the_main_action_is_spent_then_none_can_be_taken():
    s = scene({0: ["A", "B", "G[grazing]"], 1: ["C"]}, shells=2, bank=3)
    s.go("shell:A")
    assert s.offered() == ["graze:G", "end"]
    assert (s.why("shell:B"), s.why("take:B")) == ("main-spent", "main-spent")


def test_shell_given_one_that_hid_somebody_this_turn_then_another_is_taken_first():
    for used in ((3, 0), (0, 3)):
        s = scene({0: ["A"], 1: ["B"]}, shells=2)
        for shell, turn in zip(s.state.shells["land"], used, strict=True):
            shell.used = turn
        s.go("shell:A")
        assert s["A"].traits[0].used == 0
        assert [shell.used for shell in s.state.shells["land"]] == [3]


def test_shell_given_one_that_hid_somebody_this_turn_when_it_is_taken_then_it_hides_nobody_before_the_next():
    s = scene({0: ["A[ink]"], 1: ["C[carnivorous]", "D[carnivorous]"]}, shells=1)
    s.state.shells["land"][0].used = s.state.turn
    s.go("shell:A")
    s.attack("C", "A")
    assert s.offered() == ["ink", "accept"]
    assert s.why("shell") == "used"
    s.play("ink")
    s.state.turn += 1
    s.attack("D", "A")
    assert s.offered() == ["ink", "shell", "accept"]


# Specialization


def test_specialization_then_it_gives_one_blue_once_per_turn():
    s = scene({0: ["A[spec_a,hbw]"], 1: ["B[spec_b]"]})
    s.go("specialize:A")
    assert (s.food("A"), s["A"].blue) == ("1/2", 1)
    s.next_go()
    assert s.why_not("specialize:A") == "used-up"


def test_specialization_given_a_fed_animal_then_it_is_refused():
    assert scene({0: ["A[spec_b] 1/1"]}).why_not("specialize:A") == "full"
