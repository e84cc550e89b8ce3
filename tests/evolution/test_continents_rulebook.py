"""The rulebook of Continents from its first sentence to its last, where a whole phase shows what it says.

Single cases of the same sentences are in test_continents_examples (by number), _territories, _migration, _neoplasm,
_regeneration and _traits.
"""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.evolution.steps.feeding import StartGo
from tests.evolution.scenes import new, scene


def land(*args, **given):
    """Lay out a table with Continents alone, unless told otherwise."""
    return scene(*args, **{"sets": "base_continents", **given})


def places(s, names):
    """List where some animals are."""
    return [s[name].place for name in names]


# Setting up


@pytest.mark.parametrize("sets", ["base_continents", "all"])
def test_given_many_tables_then_everybody_begins_somewhere_by_lot_and_nobody_has_an_animal_or_food(sets):
    games = [new(4, seed, sets=sets) for seed in range(40)]
    assert {game.state.first for game in games} == {0, 1, 2, 3}
    assert all(set(game.state.bank) == {"laurasia", "gondwana", "ocean"} for game in games)
    assert not any(game.state.animals or sum(game.state.bank.values()) for game in games)


@pytest.mark.parametrize(("sets", "cards"), [("base_continents", 63), ("all", 84)])
def test_given_two_players_then_half_the_cards_are_left_out_and_more_play_with_all(sets, cards):
    assert len(new(2, sets=sets).deck) == cards
    assert len(new(2, sets=sets, half_deck="off").deck) == 2 * cards
    assert len(new(3, sets=sets).deck) == 2 * cards


# Development


def test_given_a_pass_then_that_player_plays_nothing_more_this_turn_and_the_others_go_on():
    s = land(hands={0: "running mimicry", 1: "grazing-fat_tissue piracy"})
    s.develop()
    s.play("pass", "animal:piracy:laurasia")
    assert s.waiting == 1
    s.play("trait:grazing-fat_tissue:grazing")
    assert s.state.phase == "feeding"
    assert len(s.state.hands[0]) == 2


def test_given_swimming_then_the_animal_is_in_the_ocean_before_anybody_else_plays():
    s = land({0: ["A[camouflage] gondwana"], 1: ["Z"]}, hands={0: "swimming running", 1: "mimicry piracy"})
    s.develop()
    s.play("trait:swimming:swimming")
    assert s.waiting == 1
    assert places(s, "A") == ["ocean"]
    assert s.traits("A") == ["camouflage"]


# Food


def test_given_two_turns_then_the_first_player_rolls_anew_and_nothing_is_left_of_the_last_turn():
    s = land({0: ["A", "B"]}, seats=4)
    s.fill_bank(6, 6, 6)
    assert s.state.bank == {"laurasia": 8, "gondwana": 12, "ocean": 5}
    s.fill_bank(1, 1, 1)
    assert s.state.bank == {"laurasia": 3, "gondwana": 2, "ocean": 5}


# Feeding


def test_given_a_feeding_phase_then_tokens_go_round_one_by_one_until_all_are_fed_and_their_fat_is_full():
    s = land(
        {0: ["A", "B[fat] gondwana"], 1: ["C[hbw] gondwana", "D ocean"]},
        bank={"laurasia": 2, "gondwana": 9, "ocean": 2},
        deck=20,
    )
    s.run(StartGo(seat=0))
    order = []
    while s.state.phase == "feeding" and s.kind == "feed":
        key = next(key for key in s.offered() if key.startswith("take"))
        order.append((s.waiting, key.removeprefix("take:")))
        s.play(key)
    # Where one thing is left to do it happens by itself: D's second token, and the fat of B.
    assert order == [(0, "A"), (1, "C"), (1, "C")]
    assert [s.food(name) for name in "ABCD"] == ["0/1", "0/1 y1", "0/2", "0/1"]
    assert all(s.alive(name) for name in "ABCD")


def test_given_too_little_food_in_one_territory_then_plenty_elsewhere_saves_nobody_there():
    s = land({0: ["A", "B"], 1: ["C gondwana"]}, bank={"laurasia": 1, "gondwana": 9}, deck=20)
    s.run(StartGo(seat=0))
    s.play("take:B")
    assert [s.alive(name) for name in "ABC"] == [False, True, True]


def test_given_an_attack_in_the_ocean_then_everything_that_follows_from_it_stays_there():
    s = land(
        {
            0: ["C[carnivorous] ocean", "P ocean", "S[scavenger]"],
            1: ["M[mimicry] ocean", "N[fat]", "T[tail] gondwana", "O ocean"],
            2: ["R[scavenger] ocean"],
        },
        links=["C-P cooperation"],
    )
    s.attack("C", "M")
    assert [s.alive(name) for name in "MNTO"] == [True, True, True, False]
    assert [s.food(name) for name in "CPSR"] == ["2/2", "1/1", "0/1", "1/1"]


# Migration


def test_given_a_migration_then_it_is_announced_to_all_before_anybody_moves():
    s = land({0: ["A[migration]", "B[migration] gondwana"], 1: ["P[pilot_fish]"]})
    s.go("migrate:A")
    (told,) = (event for event in s.events if event.text.id == "evolution-announced")
    assert told.to is None
    assert (told.text.args["animal"], told.text.args["place"]) == (s.numbers["A"], "gondwana")
    assert places(s, "AB") == ["laurasia", "gondwana"]
    s.play("depart")
    assert (s.kind, s.waiting, places(s, "A")) == ("follow", 1, ["laurasia"])


@pytest.mark.parametrize(
    ("swims", "start", "to"),
    [
        (False, "laurasia", ["gondwana"]),
        (False, "gondwana", ["laurasia"]),
        (False, "ocean", ["laurasia", "gondwana"]),
        (True, "laurasia", ["ocean"]),
        (True, "gondwana", ["ocean"]),
    ],
)
def test_given_land_and_water_then_a_migrant_and_its_pilot_fish_have_these_ways_and_no_other(swims, start, to):
    more = ",virtual_swimming" if swims else ""
    for place in ("laurasia", "gondwana", "ocean"):
        s = land({0: [f"A[migration{more}] {start}"], 1: [f"P[pilot_fish{more}] {start}"]})
        s.go("migrate:A")
        if len(to) > 1:
            if place not in to:
                with pytest.raises(IllegalMove):
                    s.play(f"to:{place}")
                continue
            s.play(f"to:{place}")
        way = place if len(to) > 1 else to[0]
        if place != way:
            with pytest.raises(IllegalMove):
                s.play(f"follow:P:{place}")
            continue
        s.play(f"follow:P:{place}")
        assert places(s, "AP") == [place, place]
        assert ("swimming" in s["P"].active) == (start == "ocean")


def test_given_a_swimmer_on_land_then_it_reaches_the_other_continent_only_in_two_turns():
    s = land({0: ["A[migration,virtual_swimming]"]})
    s.go("migrate:A")
    s.state.turn += 1
    s.next_go()
    s.go("migrate:A", "to:gondwana")
    assert places(s, "A") == ["gondwana"]
    assert s.traits("A") == ["migration", "swimming"]


@pytest.mark.parametrize("to", ["laurasia", "gondwana"])
def test_given_a_migration_out_of_the_ocean_then_its_card_is_used_up_for_whoever_gets_it(to):
    s = land({0: ["A[migration] ocean", "B[pilot_fish] ocean"]}, links=["A-B recombination"])
    s.go("migrate:A", f"to:{to}", f"follow:B:{to}")
    s.next_go()
    s.go(f"recombine:{s.link('A-B recombination').id}", "migration", "pilot_fish")
    s.next_go()
    assert "migration" in s["B"].active
    assert s.why_not("migrate:B") == "used-up"


# Neoplasm


def test_given_a_neoplasm_on_one_of_a_pair_then_it_leaves_the_pair_alone_until_the_animal_dies():
    s = land({0: ["A[hbw,aedificator] 0/2", "Z"], 1: ["B"]}, links=["A-Z cooperation"], hands={1: "neoplasm-swimming"})
    s.develop(seat=1)
    s.play("trait:neoplasm-swimming:neoplasm", "on:A")
    s.fill_bank(1, 1)
    assert (s["A"].need, "cooperation" in s.traits("A")) == (1, True)
    s.fill_bank(1, 1)
    assert not s.alive("A")
    assert s.traits("Z") == []


# Recombination


def test_given_a_parasite_then_recombination_may_rid_an_animal_of_it():
    s = land({0: ["A[parasite]", "B[camouflage]"]}, links=["A-B recombination"])
    s.go(f"recombine:{s.link('A-B recombination').id}")
    assert (s["A"].need, s["B"].need) == (1, 3)


# Regeneration


def test_given_an_eaten_animal_that_regenerates_then_its_owner_draws_for_the_others_only_and_after_it_is_back():
    s = land(
        {0: ["C[carnivorous]", "D 1/1"], 1: ["T[regeneration]", "U 1/1", "V 1/1"]},
        hands={0: "running", 1: "mimicry"},
        deck=20,
    )
    s.attack("C", "T")
    s.end_turn()
    names = [event.text.id for event in s.events]
    assert names.index("evolution-regenerated") < names.index("evolution-drew")
    assert len(s.state.hands[1]) == 2 + 1


# Both expansions


def test_given_a_flyer_that_migrates_then_nothing_else_happens_in_the_go():
    s = land({0: ["A[flight]", "G[grazing]"], 1: ["C", "D"]}, bank={"laurasia": 3}, sets="all")
    s.run(StartGo(seat=0))
    s.play("migrate:A")
    assert (s.waiting, places(s, "A"), s.state.bank["laurasia"]) == (1, ["gondwana"], 3)


def test_given_a_flight_card_that_has_migrated_then_whoever_gets_it_does_not_fly_this_turn():
    s = land({0: ["A[flight]", "B[pilot_fish]"]}, links=["A-B recombination"], sets="all")
    s.go("migrate:A", "follow:B:gondwana")
    s.next_go()
    s.go(f"recombine:{s.link('A-B recombination').id}")
    s.next_go()
    assert s.traits("B") == ["flight", "recombination"]
    assert s.why_not("migrate:B") == "used-up"
    s.state.turn += 1
    assert "migrate:B" in s.may()


def test_given_a_specialization_that_was_used_then_the_other_letter_does_not_renew_it():
    s = land(
        {0: ["A[spec_a,hbw]", "B[spec_b,neoplasm,fat]"]},
        links=["A-B recombination"],
        sets="all",
    )
    s.go("specialize:A")
    s.next_go()
    s.go(f"recombine:{s.link('A-B recombination').id}", "specialization_a", "specialization_b")
    s.next_go()
    s["B"].place = "gondwana"
    assert s.why_not("specialize:A") == "used-up"


def test_given_an_anglerfish_in_another_territory_then_its_owner_is_told_why_it_does_not_answer():
    s = land({0: ["C[carnivorous,fat]"], 1: ["T", "W angler ocean"]}, sets="all")
    s.attack("C", "T")
    assert s.offered() == ["no"]
    assert (s.why("reveal:W"), s.why("reveal:T")) == ("angler-elsewhere", "no-anglerfish")


def test_given_metamorphose_then_what_a_neoplasm_switched_off_counts_once_it_is_shed():
    s = land({0: ["A[hbw,neoplasm,metamorphose,running] 1/1"]}, sets="all")
    s.go("metamorphose:A")
    assert s.traits("A") == ["high_body_weight", "metamorphose", "running"]
    assert s.food("A") == "2/2"


def test_given_metamorphose_then_the_last_trait_above_a_neoplasm_cannot_be_shed():
    s = land({0: ["A[hbw,neoplasm,metamorphose] 0/1"]}, sets="all")
    s.go("metamorphose:A")
    assert s.offered() == ["high_body_weight", "neoplasm"]


def test_given_a_viviparous_animal_that_has_migrated_then_its_young_is_where_it_is_now():
    s = land({0: ["V[viviparous,migration] 2/3", "W"]}, links=["V-W trematode"], deck=9, sets="all")
    s.go("migrate:V")  # the Trematode that is left behind was all it lacked
    (young,) = (animal for animal in s.state.animals.values() if animal.id not in s.numbers.values())
    assert (young.place, young.blue, s.food("V")) == ("gondwana", 1, "2/2")
