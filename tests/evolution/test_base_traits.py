"""Every trait of the base game, alone and with those it meets."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.core import SeatRef, Text
from games.evolution import hunting
from games.evolution.steps.feeding import Feed, StartGo
from games.evolution.words import thing
from render.words import Words
from tests.checks import DETAIL
from tests.evolution.scenes import scene

# Carnivorous


def test_carnivorous_when_it_kills_then_it_gets_two_blue_and_the_rest_fills_its_fat():
    s = scene({0: ["C[carnivorous,fat] 1/2"], 1: ["T"]})
    s.attack("C", "T", "no")
    assert (s.food("C"), s["C"].blue) == ("2/2 y1", 1)
    assert not s.alive("T")
    assert s.told("eaten")


def test_carnivorous_given_no_room_for_food_then_it_cannot_attack():
    s = scene({0: ["C[carnivorous] 2/2"], 1: ["T"]})
    assert s.why_not("attack:C") == "cannot-eat"
    assert "attack:C" in scene({0: ["C[carnivorous,fat] 2/2"], 1: ["T"]}).may()


def test_carnivorous_when_it_has_attacked_then_not_again_this_turn_but_in_the_next():
    s = scene({0: ["C[carnivorous,hbw]"], 1: ["T[poisonous]", "U"]})
    s.attack("C", "T")
    s.next_go()
    assert s.why_not("attack:C") == "hunted"
    s.state.turn += 1
    assert "attack:C" in s.may()


def test_carnivorous_given_own_animals_then_it_may_attack_them_but_not_itself():
    s = scene({0: ["C[carnivorous]", "A"], 1: ["T"]})
    assert s.prey("C") == ["A", "T"]


def test_carnivorous_then_it_may_take_red_food_like_any_other():
    s = scene({0: ["C[carnivorous]"]}, bank=1)
    assert "take:C" in s.may()


def test_a4_given_an_attack_then_the_main_action_is_spent():
    s = scene({0: ["C[carnivorous]", "A"], 1: ["T[poisonous]"]}, bank=2)
    s.attack("C", "T")
    assert s.why_not("take:A") == "main-spent"


# Fat


def test_fat_given_several_then_the_topmost_empty_one_fills_first_and_the_lowest_is_burnt_first():
    s = scene({0: ["A[fat,fat,fat] 1/1"]}, bank=1)
    s.go("take:A")
    assert [trait.yellow for trait in s["A"].traits] == [False, False, True]
    s = scene({0: ["A[hbw,fat,fat] 1/2 y2"]})
    s.go("burn:A")
    assert [trait.yellow for trait in s["A"].traits[1:]] == [False, True]


def test_fat_given_need_then_food_goes_there_first():
    s = scene({0: ["A[fat] 0/1"]}, bank=2)
    s.go("take:A")
    assert s.food("A") == "1/1"


@pytest.mark.parametrize("state", ["asleep", "hidden", ""])
def test_fat_when_hidden_or_kept_waiting_then_it_may_be_burnt_but_not_asleep(state):
    trait = {"asleep": "hibernation", "hidden": "shell", "": "running"}[state]
    s = scene({0: [f"A[fat,{trait}] 0/1 y1 {state}".strip(), "S"]}, links=["S>A symbiosis"])
    if state == "asleep":
        assert s.why_not("burn:A") == "asleep"
    else:
        s.go("burn:A")
        assert s.food("A") == "1/1"


def test_fat_when_nothing_is_needed_then_it_cannot_be_burnt():
    assert scene({0: ["A[fat] 1/1 y1"]}).why_not("burn:A") == "not-hungry"
    assert scene({0: ["A[fat] 0/1"]}).why_not("burn:A") == "no-fat"


def test_r20_given_a_token_that_becomes_fat_then_links_notice_it():
    s = scene({0: ["A[fat] 1/1", "B"]}, links=["A-B cooperation"], bank=1)
    s.go("take:A")
    assert (s.food("A"), s.food("B")) == ("1/1 y1", "1/1")


# Swimming, camouflage, weight, burrows


@pytest.mark.parametrize(
    ("target", "hunter", "why"),
    [
        ("camouflage", "", "safe-camouflage"),
        ("camouflage", "vision", None),
        ("hbw", "", "safe-high-body-weight"),
        ("hbw", "hbw", None),
        ("swimming", "", "safe-swimming"),
        ("swimming", "swimming", None),
        ("running", "swimming", "swimmer"),
        ("camouflage,hbw", "vision", "safe-high-body-weight"),
        ("camouflage,hbw", "", "safe-many"),
    ],
)
def test_a2_given_a_protection_then_only_its_answer_overcomes_it(target, hunter, why):
    s = scene({0: [f"C[carnivorous,{hunter}]"], 1: [f"T[{target}]"]})
    if why is None:
        assert s.prey("C") == ["T"]
    else:
        assert s.prey("C") == []
        assert s.safe("C", "T") == why
        assert s.why_not("attack:C") == "no-prey"


@pytest.mark.parametrize(("text", "why"), [("T[burrowing] 1/1", "safe-burrowing"), ("T[burrowing] 0/1", None)])
def test_burrowing_given_it_is_fed_then_it_cannot_be_attacked(text, why):
    s = scene({0: ["C[carnivorous]"], 1: [text]})
    assert (s.prey("C") == []) is (why is not None)
    if why:
        assert s.safe("C", "T") == why


def test_burrowing_given_a_sleeper_then_it_counts_as_fed_and_is_safe():
    s = scene({0: ["C[carnivorous]"], 1: ["T[burrowing,hibernation] 0/1 asleep", "U[hibernation] asleep"]})
    assert s.prey("C") == ["U"]


def test_burrowing_given_fat_only_then_it_is_not_fed():
    assert scene({0: ["C[carnivorous]"], 1: ["T[burrowing,fat] 0/1 y1"]}).prey("C") == ["T"]


# Running, mimicry, tail


def test_running_then_it_cannot_be_waived_and_is_rolled_once():
    s = scene({0: ["C[carnivorous]"], 1: ["T[running,ink]"]})
    s.attack("C", "T")
    assert s.offered() == ["run", "ink"]
    assert s.why("accept") == "must-defend"
    s.roll(1)
    s.play("run")
    assert s.offered() == ["ink", "accept"]
    assert s.why("run") == "used"
    s.play("accept")
    assert not s.alive("T")


def test_mimicry_when_attacked_then_another_own_animal_takes_its_place_once_per_turn():
    s = scene({0: ["C[carnivorous]", "D[carnivorous]"], 1: ["T[mimicry]", "U[poisonous]", "V[poisonous]"]})
    s.attack("C", "T")
    assert s.offered() == ["instead:U", "instead:V"]
    s.play("instead:V")
    assert not s.alive("V")
    s.attack("D", "T")
    assert not s.alive("T")
    assert s.alive("U")


def test_mimicry_then_it_has_to_be_used_unless_the_option_says_otherwise():
    herds = {0: ["C[carnivorous]"], 1: ["T[mimicry]", "U[poisonous]", "V[poisonous]"]}
    s = scene(herds)
    s.attack("C", "T")
    assert s.kind == "mimic"
    s = scene(herds, mimicry_optional=True)
    s.attack("C", "T")
    assert s.offered() == ["mimic", "accept"]


def test_mimicry_given_the_hunter_is_ones_own_then_it_cannot_take_the_place():
    s = scene({0: ["C[carnivorous]", "T[mimicry]"], 1: []})
    s.attack("C", "T")
    assert not s.alive("T")
    assert s.alive("C")


def test_mimicry_given_two_mimics_then_the_attack_may_come_back_and_running_is_not_rolled_again():
    s = scene({0: ["C[carnivorous]"], 1: ["T[mimicry,running]", "U[mimicry]"]})
    s.roll(1)
    s.attack("C", "T", "run")
    assert s.told("mimicked")
    assert not s.alive("T")
    assert s.alive("U")
    assert len(s.told("caught")) == 1


def test_tail_loss_then_it_saves_and_costs_a_trait_and_the_hunter_gets_one():
    s = scene({0: ["C[carnivorous]"], 1: ["T[tail,fat,fat,parasite] y1"]})
    s.attack("C", "T")
    assert s.offered() == ["tail_loss", "fat_tissue:full", "fat_tissue", "parasite"]
    s.play("parasite")
    assert (s.food("T"), s.food("C")) == ("0/1 y1", "1/2")
    assert s.told("tail-lost")
    assert len(s.state.discards[1]) == 1


def test_tail_loss_then_it_has_to_be_used_unless_the_option_says_otherwise():
    herds = {0: ["C[carnivorous]"], 1: ["T[tail,ink]"]}
    s = scene(herds)
    s.attack("C", "T")
    assert s.offered() == ["tail", "ink"]
    s = scene(herds, tail_loss_optional=True)
    s.attack("C", "T")
    assert s.offered() == ["tail", "ink", "accept"]


def test_tail_loss_given_surplus_food_after_it_then_tokens_are_lost_before_the_hunter_eats():
    s = scene({0: ["C[carnivorous,hbw]"], 1: ["T[tail,hbw] 2/2"]})
    s.attack("C", "T", "high_body_weight")
    assert s.food("T") == "1/1"


# Scavenger


def test_scavenger_given_two_of_one_owner_then_the_owner_chooses():
    s = scene({0: ["C[carnivorous]"], 1: ["T[poisonous]", "V[scavenger]", "W[scavenger]"]})
    s.attack("C", "T")
    assert (s.kind, s.waiting, s.offered()) == ("scavenge", 1, ["scavenge:V", "scavenge:W"])
    s.play("scavenge:W")
    assert (s.food("V"), s.food("W")) == ("0/1", "1/1")


def test_scavenger_given_a_fed_one_then_the_next_player_has_it():
    s = scene({0: ["C[carnivorous]", "V[scavenger] 1/1"], 1: ["T[poisonous]", "W[scavenger]"]})
    s.attack("C", "T")
    assert s.food("W") == "1/1"


def test_scavenger_given_hunger_or_poison_then_it_gets_nothing():
    s = scene({0: ["V[scavenger] 1/1"], 1: ["A"]}, deck=30)
    s.end_turn()
    assert not s.told("scavenged")


# Symbiosis


def test_symbiosis_given_a_sleeping_symbiont_then_the_dependent_may_eat():
    s = scene({0: ["S[hibernation] 0/1 asleep", "D"]}, links=["S>D symbiosis"], bank=1)
    assert "take:D" in s.may()


def test_symbiosis_given_a_tail_that_drops_it_then_the_dependent_is_unprotected():
    s = scene({0: ["C[carnivorous]", "E[carnivorous]"], 1: ["S[tail]", "D"]}, links=["S>D symbiosis"])
    s.attack("C", "S", "link:S>D symbiosis")
    assert "D" in s.prey("E")


def test_symbiosis_given_a_blocked_carnivore_then_it_cannot_attack():
    s = scene({0: ["S", "C[carnivorous]"], 1: ["T"]}, links=["S>C symbiosis"])
    assert s.why_not("attack:C") == "cannot-eat"


# Piracy


def test_piracy_then_it_is_free_once_per_turn_and_cooperation_notices_it():
    s = scene({0: ["P[piracy,hbw] 0/2", "Q"], 1: ["T[hbw] 1/2", "U[parasite] 2/3"]}, links=["P-Q cooperation"])
    s.go("pirate:P", "rob:U")
    assert (s.food("P"), s.food("Q"), s.food("U")) == ("1/2", "1/1", "1/3")
    assert not s.state.go.main
    assert s.why_not("pirate:P") == "used-up"


def test_piracy_then_own_animals_may_be_robbed_and_defences_do_not_matter():
    s = scene({0: ["P[piracy]", "O[hbw] 1/2"], 1: ["T[camouflage,hbw,swimming] 1/2"]})
    s.go("pirate:P")
    assert s.offered() == ["rob:O", "rob:T"]


def test_piracy_given_the_fed_and_the_empty_then_each_is_refused_with_its_reason():
    s = scene({0: ["P[piracy]"], 1: ["T[hbw] 1/2", "U[hbw] 1/2", "V 1/1", "W"]})
    s.go("pirate:P")
    assert s.offered() == ["rob:T", "rob:U"]
    assert (s.why("rob:V"), s.why("rob:W")) == ("rob-fed", "rob-nothing")


def test_piracy_given_a_pirate_that_waits_then_it_cannot_rob():
    s = scene({0: ["S", "P[piracy]"], 1: ["T[hbw] 1/2"]}, links=["S>P symbiosis"])
    assert s.why_not("pirate:P") == "symbiont"


# Communication and cooperation


def test_communication_then_the_partner_takes_red_from_the_bank_once_per_lap():
    s = scene({0: ["A[hbw]", "B[hbw]"]}, links=["A-B communication"], bank=9)
    s.go("take:A")
    assert (s.food("A"), s.food("B"), s.bank, s["B"].red) == ("1/2", "1/2", 7, 1)
    s.next_go()
    s.go("take:B")
    assert (s.food("A"), s.food("B")) == ("1/2", "2/2")
    s.next_lap()
    s.go("take:A")
    assert s.food("A") == "2/2"


def test_communication_given_the_last_token_then_the_partner_gets_none_and_the_card_is_not_used():
    s = scene({0: ["A", "B"]}, links=["A-B communication"], bank=1)
    s.go("take:A")
    assert s.food("B") == "0/1"
    assert s.link("A-B communication").lap != s.state.lap


def test_communication_given_blue_food_then_it_does_not_speak():
    s = scene({0: ["C[carnivorous]", "B"], 1: ["T[poisonous]"]}, links=["C-B communication"], bank=3)
    s.attack("C", "T")
    assert s.food("B") == "0/1"


def test_cooperation_given_a_kill_then_the_partner_gets_one_not_two():
    s = scene({0: ["C[carnivorous]", "B[hbw]"], 1: ["T[poisonous]"]}, links=["C-B cooperation"])
    s.attack("C", "T")
    assert (s.food("C"), s.food("B"), s["B"].blue) == ("2/2", "1/2", 1)


def test_cooperation_given_a_ring_then_each_card_works_once_per_lap():
    s = scene(
        {0: ["A[hbw]", "B[hbw]", "D[hbw]"]}, links=["A-B cooperation", "B-D cooperation", "A-D cooperation"], bank=9
    )
    s.go("take:A")
    assert s.kind == "trigger"
    s.play("link:A-B cooperation")
    assert sum(s[name].food for name in "ABD") == 4
    assert all(link.lap == s.state.lap for link in s.state.links.values())


def test_cooperation_given_a_full_partner_then_the_card_is_not_used():
    s = scene({0: ["A[hbw]", "B 1/1"]}, links=["A-B cooperation"], bank=1)
    s.go("take:A")
    assert s.link("A-B cooperation").lap != s.state.lap


# Grazing


def test_grazing_then_each_grazer_destroys_one_per_go_beside_the_main_action():
    s = scene({0: ["A[grazing] 1/1", "B[grazing] 0/1 asleep", "C 0/1"]}, bank=5)
    s.go("graze:A")
    assert s.why("graze:A") == "grazed"
    s.play("graze:B")
    assert (s.food("C"), s.bank) == ("1/1", 2)  # what was left to do happened by itself
    s.next_go()
    assert "graze:A" in s.may()


# Hibernation


def test_hibernation_then_it_is_fed_and_receives_nothing_and_survives():
    s = scene({0: ["A[hibernation,fat,carnivorous,grazing]", "B"], 1: ["T"]}, bank=1, deck=30)
    s.go("hibernate:A")
    s.next_go()
    assert s.why_not("take:A") == "asleep"
    assert s.why_not("attack:A") == "cannot-eat"
    assert s.why_not("hibernate:A") == "asleep"
    s.end_turn()
    assert s.alive("A")
    assert not s["A"].asleep


@pytest.mark.parametrize(("text", "why"), [("A[hibernation] 1/1", "fed"), ("A[hibernation,fat] 1/1", None)])
def test_hibernation_given_a_fed_animal_then_it_sleeps_only_with_an_empty_fat(text, why):
    s = scene({0: [text]})
    if why:
        assert s.why_not("hibernate:A") == why
    else:
        assert "hibernate:A" in s.may()


def test_hibernation_when_the_card_is_lost_then_the_animal_wakes():
    s = scene({0: ["C[carnivorous]"], 1: ["T[hibernation,tail] 0/1 asleep"]})
    s.attack("C", "T", "hibernation")
    assert not s["T"].asleep


# Poisonous


def test_poisonous_then_the_hunter_acts_on_and_dies_in_the_extinction():
    s = scene({0: ["C[carnivorous,hbw]", "A"], 1: ["T[poisonous]", "U 1/1"]}, bank=2, deck=30)
    s.attack("C", "T")
    assert s["C"].poisoned
    s.next_go()
    assert "take:C" in s.may()
    s["C"].red = 1
    s.end_turn()
    assert not s.alive("C")
    assert s.told("died-of-poison")


# The feeding phase


def test_e6_given_food_to_take_then_the_go_cannot_end_without_a_main_action():
    s = scene({0: ["A", "B[grazing] 1/1", "D"]}, bank=3)
    assert s.may() == ["take:A", "take:D", "graze:B"]
    assert s.why_not("pass") == "must-feed"
    s.go("graze:B")
    assert s.why("end") == "must-feed"


def test_e6_when_another_main_action_is_taken_then_the_duty_is_done():
    s = scene({0: ["A", "F[hbw,fat] 1/2 y1", "G[grazing] 1/1"]}, bank=3)
    s.go("burn:F")
    assert "end" in s.offered()


def test_e7_given_a_pass_then_the_player_may_act_later_and_all_passes_in_a_row_end_the_phase():
    s = scene({0: ["G[grazing,fat] 0/1 y1"], 1: ["H[hbw,fat,fat] 0/2 y2"]}, deck=30)
    s.game.stage(StartGo(seat=0))
    s.game.settle()
    s.play("pass")
    assert s.waiting == 1
    s.play("burn:H", "fat:1")
    assert (s.waiting, s.state.phase) == (0, "feeding")
    s.play("pass", "pass")
    assert s.state.phase == "development"
    assert not s.alive("G")


def test_e7_given_a_pass_and_an_end_and_nothing_to_do_then_only_the_pass_is_told():
    s = scene({0: ["G[grazing] 1/1"], 1: []}, bank=2, deck=30)
    s.game.stage(StartGo(seat=0))
    s.game.settle()
    s.play("graze:G")  # and its go ends by itself
    assert not s.told("passed")
    s.play("pass")
    assert [told["who"] for told in s.told("passed")] == [SeatRef(0)]


def test_given_goes_then_a_lap_begins_with_that_of_the_first_player():
    s = scene({0: ["A[hbw,fat,fat]", "B[hbw,fat,fat]"], 1: ["C 1/1"], 2: ["D[hbw]"]}, bank=20, first=2)
    s.join("A-B communication")
    lap = s.state.lap
    s.game.stage(StartGo(seat=0))
    s.game.settle()
    s.play("take:A")
    assert (s.state.lap, s.food("A"), s.food("B")) == (lap + 1, "1/2", "1/2"), "2 went by itself, and began a lap"
    s.play("take:A")
    assert (s.state.lap, s.food("A"), s.food("B")) == (lap + 2, "2/2", "2/2")


def test_e1_given_a_main_action_then_free_ones_may_follow_and_no_second_main_one():
    s = scene({0: ["A", "B", "G[grazing] 1/1"]}, bank=5)
    s.go("take:A")
    assert s.offered() == ["graze:G", "end"]
    assert s.why("take:B") == "main-spent"


def detail(s, key: str, seat: int = 0) -> Text:
    """Give what an action of the feeding phase says that it would do."""
    step = Feed(seat=seat)
    return step.detail(s.game, next(each for each in step.options(s.game) if each.key == s.key(key)))


def test_a2_given_a_carnivore_then_each_protected_animal_is_refused_with_what_protects_it():
    s = scene({0: ["C[carnivorous]", "D[carnivorous,vision] 2/2", "M[swimming]"], 1: ["T[camouflage]", "U[hbw]"]})
    assert s.why_not("attack:C:T") == "safe-camouflage"
    assert s.why_not("attack:C:U") == "safe-high-body-weight"
    assert s.why_not("attack:C:M") == "safe-swimming"
    refused = [s.named(each.key) for each in Feed(seat=0).refused(s.game)]
    assert "attack:C:D" not in refused, "it can be attacked"
    assert not any(key.startswith("attack:D:") for key in refused), "it has no room for food: that is reason enough"


def test_given_one_thing_that_an_action_can_be_done_to_then_it_is_named_before():
    s = scene({0: ["C[carnivorous]", "P[piracy]"], 1: ["T[running,hbw] 1/2"]})
    only = detail(s, "attack:C")
    assert (only.id, only.args["animal"]) == ("evolution-attack-only-detail", s.numbers["P"])
    only = detail(s, "pirate:P")
    assert (only.id, only.args["animal"]) == ("evolution-pirate-only-detail", s.numbers["T"])
    s = scene({0: ["A[metamorphose,hbw]", "C[carnivorous]", "T"]})
    assert detail(s, "metamorphose:A").args["trait"] == Text("evolution-trait", trait=thing("metamorphose"))
    assert detail(s, "attack:C").id == "evolution-attack-only-detail"
    s = scene({0: ["C[carnivorous]", "T", "U"]})
    assert detail(s, "attack:C").id == "evolution-attack-detail"


def test_given_one_animal_that_mimicry_can_offer_then_it_is_named_before():
    s = scene({0: ["C[carnivorous]"], 1: ["T[mimicry,ink]", "U[poisonous]"]})
    s.attack("C", "T")
    (decision,) = s.game.pending().values()
    assert decision.detail("mimic") == Text("evolution-react-mimic-only-detail", animal=s.numbers["U"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_why_a_target_is_safe_fits_a_menu_whatever_protects_it(lang):
    kinds = [*(kind for kind, _ in hunting.ANSWERS), "burrowing", "symbiosis", "flight", "shell"]
    words = Words(lang, ())
    for three in combinations(kinds, 3):
        traits = tuple(thing(kind) for kind in three)
        for text in ("evolution-why-safe-many", "evolution-why-safe-beyond-intellect"):
            said = words.say(Text(text, traits=traits))
            assert len(said) <= DETAIL, said
