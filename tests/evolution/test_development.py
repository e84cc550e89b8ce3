"""The development phase: cards become animals and traits (D1 to D14)."""

from __future__ import annotations

import pytest

from games.core import UNKNOWN
from games.evolution.cards import KINDS, TRAITS
from tests.evolution.scenes import new, scene


def test_d1_given_a_go_then_one_card_is_played_and_the_next_player_goes():
    s = scene(hands={0: "swimming running", 1: "running"})
    s.develop()
    s.play("animal:swimming")
    assert (s.waiting, s.kind) == (1, "develop")
    s.play("pass")
    assert s.waiting == 0


def test_d1_when_a_player_passes_then_it_is_for_the_whole_phase():
    s = scene(hands={0: "swimming running mimicry", 1: "running"})
    s.develop()
    s.play("animal:swimming", "pass", "animal:running", "animal:mimicry")
    assert s.state.phase != "development" or s.state.turn == 4


def test_d1_given_an_empty_hand_then_nobody_is_asked():
    s = scene(hands={0: "swimming running", 1: ""})
    s.develop()
    s.play("animal:swimming")
    assert s.waiting == 0


def test_d2_given_a_card_with_two_traits_then_it_may_be_an_animal_or_either_trait():
    s = scene({0: ["A"], 1: ["B"]}, hands={0: "parasite-fat_tissue"})
    s.develop()
    card = "parasite-fat_tissue"
    assert s.offered() == [f"animal:{card}", f"trait:{card}:parasite", f"trait:{card}:fat_tissue", "pass"]


def test_d2_when_an_animal_is_played_then_only_its_owner_knows_the_card():
    s = scene(hands={0: "swimming running", 1: "running"})
    s.develop()
    s.play("animal:swimming")
    assert s.game.view(0).state.faces[0].cards == ["swimming"]
    for viewer in (1, None):
        assert s.game.view(viewer).state.faces[0].cards == [UNKNOWN]


def test_d4_given_a_trait_on_an_animal_then_it_cannot_get_it_again_but_fat_can():
    s = scene({0: ["A[running,fat]", "B"]}, hands={0: "running cooperation-fat_tissue"})
    s.develop()
    s.play("trait:running:running")
    assert s.traits("B") == ["running"]  # the only animal that can have it
    s.play("trait:cooperation-fat_tissue:fat_tissue")
    assert s.offered() == ["on:A", "on:B"]
    s.play("on:A")
    assert s.traits("A") == ["running", "fat_tissue", "fat_tissue"]


def test_d4_when_a_target_is_asked_for_then_the_others_are_refused_with_their_reason():
    s = scene({0: ["A[running]", "B", "C"]}, hands={0: "running"})
    s.develop()
    s.play("trait:running:running")
    assert s.offered() == ["on:B", "on:C"]
    assert s.why("on:A") == "has-it"


@pytest.mark.parametrize(
    ("there", "card", "kind"),
    [
        ("scavenger", "parasite-carnivorous", "carnivorous"),
        ("carnivorous", "scavenger", "scavenger"),
        ("spec_a", "flight-specialization_b", "specialization_b"),
        ("spec_b", "flight-specialization_a", "specialization_a"),
    ],
)
def test_d7_d8_given_traits_that_exclude_each_other_then_the_second_is_refused(there, card, kind):
    s = scene({0: [f"A[{there}]"]}, hands={0: card})
    s.develop()
    assert f"trait:{card}:{kind}" not in s.offered()
    assert s.why(f"trait:{card}:{kind}") == "nobody-fits"
    two = scene({0: [f"A[{there}]", "B", "C"]}, hands={0: card})
    two.develop()
    two.play(f"trait:{card}:{kind}")
    assert two.why("on:A") == "excludes"


def test_d5_given_a_pair_then_it_cannot_be_joined_twice_alike_but_otherwise_and_with_others():
    s = scene({0: ["A", "B", "C"]}, links=["A-B cooperation"], hands={0: "cooperation-fat_tissue"})
    s.develop()
    s.play("trait:cooperation-fat_tissue:cooperation", "on:A")
    assert s.traits("C") == ["cooperation"]
    s = scene({0: ["A", "B"]}, links=["A-B cooperation"], hands={0: "cooperation-fat_tissue symbiosis"})
    s.develop()
    assert s.why("trait:cooperation-fat_tissue:cooperation") == "no-pair"
    s.play("trait:symbiosis:symbiosis", "on:B")
    link = s.link("B>A symbiosis")
    assert (link.first, link.second) == (s["B"].id, s["A"].id)


def test_d5_given_a_pair_when_a_third_is_chosen_then_the_joined_one_is_refused():
    s = scene({0: ["A", "B", "C", "D"]}, links=["A-B cooperation"], hands={0: "cooperation-fat_tissue"})
    s.develop()
    s.play("trait:cooperation-fat_tissue:cooperation", "on:A")
    assert s.offered() == ["with:C", "with:D"]
    assert s.why("with:B") == "joined"


def test_d5_given_one_animal_then_no_pair_can_be_joined():
    s = scene({0: ["A"]}, hands={0: "symbiosis"})
    s.develop()
    assert s.why("trait:symbiosis:symbiosis") == "no-pair"


def test_d10_given_a_parasite_then_it_goes_on_opponents_only_and_once():
    s = scene({0: ["A"], 1: ["B", "C[parasite]"], 2: ["D"]}, hands={0: "parasite-carnivorous"})
    s.develop()
    s.play("trait:parasite-carnivorous:parasite")
    assert s.offered() == ["on:B", "on:D"]
    assert s.why("on:C") == "has-it"
    s.play("on:D")
    assert s.food("D") == "0/3"


def test_trematode_given_opponents_then_it_joins_two_animals_of_one_of_them():
    s = scene({0: ["A", "E"], 1: ["B", "C"], 2: ["D"]}, hands={0: "trematode-fat_tissue"})
    s.develop()
    s.play("trait:trematode-fat_tissue:trematode")
    assert s.offered() == ["on:B", "on:C"]
    assert s.why("on:D") == "no-partner"
    s.play("on:B")
    assert (s.food("B"), s.food("C")) == ("0/2", "0/2")


def test_d11_given_an_anglerfish_card_then_it_is_a_trait_only_as_carnivorous_and_not_even_that_by_option():
    for option, keys in ((True, ["trait:anglerfish-carnivorous:carnivorous"]), (False, [])):
        s = scene({0: ["A"]}, hands={0: "anglerfish-carnivorous"}, anglerfish_has_carnivorous_face=option)
        s.develop()
        assert s.offered() == ["animal:anglerfish-carnivorous", *keys, "pass"]


def test_d13_given_no_animal_then_nobody_has_to_make_one():
    s = scene(hands={0: "swimming", 1: "running"})
    s.develop()
    assert "pass" in s.offered()
    assert s.why("trait:swimming:swimming") == "no-animal"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if TRAITS[kind].set != "continents"])
def test_given_any_trait_when_it_is_played_then_it_adds_its_need_and_is_told(kind):
    own = TRAITS[kind].target == "own"
    s = scene({0: ["A", "B"], 1: ["C", "D"]})
    card = s.card_with(kind)
    s.state.played.take_openly(s.game, card, s.state.hands[0])
    s.state.hands[0].seen = [1 << 0] * len(s.state.hands[0])
    s.develop()
    s.play(f"trait:{card}:{kind}", f"on:{'A' if own else 'C'}")
    name = "A" if own else "C"
    assert s.traits(name) == [kind]
    assert s[name].need == 1 + TRAITS[kind].food
    assert s.told("joined" if own else "joined-on") if TRAITS[kind].paired else s.told("played" if own else "played-on")
    s.game.check()


# Set-up


@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (2, {"sets": "base"}, 84),
        (4, {"sets": "base"}, 84),
        (5, {"sets": "base"}, 168),
        (8, {"sets": "base"}, 168),
        (2, {"sets": "base", "half_deck": "on"}, 42),
        (2, {"sets": "base_fly"}, 63),
        (2, {"sets": "base_fly", "half_deck": "off"}, 126),
        (3, {"sets": "base_fly"}, 126),
        (3, {"sets": "base_fly", "half_deck": "on"}, 63),
        (8, {"sets": "base_fly"}, 126),
    ],
)
def test_s1_s4_s5_given_sets_and_seats_then_so_many_cards_are_played_with(seats, options, cards):
    game = new(seats, **options)
    assert len(game.deck) == cards
    assert [len(hand) for hand in game.state.hands] == [6] * seats
    assert not game.state.animals
    game.check()


def test_s4_given_many_players_then_half_a_deck_is_refused():
    from games import rules  # noqa: PLC0415

    problems = rules("evolution").problems(5, {"half_deck": "on"})
    assert [each.id for each in problems] == ["evolution-problem-half-deck"]
    assert not rules("evolution").problems(4, {"half_deck": "on"})


def test_given_the_base_game_then_options_about_time_to_fly_are_not_offered():
    from games import rules  # noqa: PLC0415

    about_fly = {"anglerfish_has_carnivorous_face", "ambush_own", "viviparous_once"}
    assert not about_fly & {each.name for each in rules("evolution").offered({"sets": "base"})}
    assert about_fly < {each.name for each in rules("evolution").offered({"sets": "base_fly"})}


def test_s3_given_many_games_then_every_seat_goes_first_sometimes():
    assert {new(3, seed).state.first for seed in range(30)} == {0, 1, 2}
