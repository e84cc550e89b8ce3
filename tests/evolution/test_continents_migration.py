"""Migration and Pilot Fish: who may go where, with whom, how often, and what it costs (E10)."""

from __future__ import annotations

import pytest

from games.evolution.steps.feeding import StartGo
from tests.evolution.scenes import scene


def land(*args, **given):
    """Lay out a table with Continents alone, unless told otherwise."""
    return scene(*args, **{"sets": "base_continents", **given})


# Migration


def test_e10_given_a_migration_then_nothing_else_happens_in_the_go():
    s = land({0: ["A[migration,grazing]", "B"], 1: ["C", "D"]}, bank={"laurasia": 3, "gondwana": 3})
    s.run(StartGo(seat=0))
    s.play("migrate:A")
    assert s["A"].place == "gondwana"
    assert s.waiting == 1
    assert (s.state.bank["laurasia"], s.food("B")) == (3, "0/1")


def test_e10_given_any_action_then_nobody_migrates_in_the_same_go():
    s = land({0: ["A[migration]", "G[grazing]"]}, bank={"laurasia": 3})
    s.go("graze:G")
    assert "migrate:A" not in s.may()
    assert s.why_not("migrate:A") == "acted"


def test_e10_given_the_duty_to_feed_then_a_migration_is_offered_all_the_same_and_is_no_pass():
    s = land({0: ["A[migration]", "B"]}, bank={"laurasia": 3})
    assert set(s.may()) == {"take:A", "take:B", "migrate:A"}
    s.go("migrate:A")
    assert s.state.go.acted
    assert s.state.go.main


def test_migration_given_several_animals_in_different_territories_then_they_go_at_once():
    s = land({0: ["A[migration]", "B[migration] gondwana", "C[migration] ocean", "D[migration]"]})
    s.go("migrate:A")
    assert s.kind == "announce"
    assert s.offered() == ["depart", "migrate:B", "migrate:C", "migrate:D"]
    s.play("migrate:B", "migrate:C", "to:laurasia")
    assert [s[name].place for name in "ABC"] == ["laurasia", "gondwana", "ocean"]
    s.play("depart")
    assert [s[name].place for name in "ABCD"] == ["gondwana", "laurasia", "laurasia", "laurasia"]
    assert s.told("departed")[0]["n"] == 3
    assert not s.state.moves


def test_migration_given_others_that_cannot_go_then_the_player_is_told_why():
    s = land({0: ["A[migration]", "B[migration]", "C[flight,fat,running]", "D[migration]"]}, sets="all")
    s["B"].used["migration"] = s.state.turn
    s.go("migrate:A")
    assert s.offered() == ["depart", "migrate:D"]
    assert (s.why("migrate:B"), s.why("migrate:C")) == ("migrated", "too-heavy")


def test_migration_given_a_pair_that_migrates_together_then_its_card_stays():
    s = land({0: ["A[migration]", "B[migration]"]}, links=["A-B cooperation"])
    s.go("migrate:A", "migrate:B")
    assert (s["A"].place, s["B"].place, s.traits("A")) == ("gondwana", "gondwana", ["migration", "cooperation"])


def test_migration_given_a_pair_that_parts_then_its_card_is_discarded_by_its_owner():
    s = land({0: ["Z"], 1: ["A[migration,parasite]", "B"]}, links=["A-B communication"])
    before = len(s.state.discards[1])
    s.go("migrate:A", seat=1)
    assert (s.traits("A"), s.traits("B")) == (["migration", "parasite"], [])
    assert len(s.state.discards[1]) == before + 1


def test_migration_given_a_symbiosis_that_parts_then_the_dependent_eats_freely():
    s = land({0: ["S[migration]", "D"]}, links=["S>D symbiosis"], bank={"laurasia": 1})
    assert s.why_not("take:D") == "symbiont"
    s.go("migrate:S")
    s.next_go()
    assert "take:D" in s.may()


def test_migration_given_an_animal_of_the_land_then_the_ocean_is_closed():
    s = land({0: ["A[migration]", "B[migration] ocean"]})
    s.go("migrate:B")
    assert s.offered() == ["to:laurasia", "to:gondwana"]
    s = land({0: ["A[migration]"]})
    s.go("migrate:A")
    assert s["A"].place == "gondwana"


def test_migration_given_a_swimmer_on_land_then_the_other_continent_is_closed():
    s = land({0: ["A[migration,virtual_swimming] gondwana"]})
    s.go("migrate:A")
    assert (s["A"].place, s.traits("A")) == ("ocean", ["migration"])


def test_migration_given_food_and_fat_then_they_travel_along():
    s = land({0: ["A[migration,fat,hbw] 1/2 y1 ocean"]})
    s.go("migrate:A", "to:laurasia")
    assert s.food("A") == "1/2 y1"


def test_migration_given_a_use_then_not_again_this_turn_nor_by_another_card():
    s = land({0: ["A[migration]", "B"]}, links=["A-B cooperation"])
    s.go("migrate:A")
    s.next_go()
    assert s.why_not("migrate:A") == "migrated"
    s.state.turn += 1
    assert "migrate:A" in s.may()


@pytest.mark.parametrize("state", ["asleep", "hidden"])
def test_r17_given_a_sleeper_or_one_in_its_shell_then_it_may_migrate_and_stays_so(state):
    kind = "hibernation" if state == "asleep" else "shell"
    s = land({0: [f"A[migration,{kind}] {state}"]}, sets="all")
    s.go("migrate:A")
    assert s["A"].place == "gondwana"
    assert getattr(s["A"], state)


def test_given_a_paralysed_animal_or_one_whose_migration_is_off_then_it_stays():
    s = land({0: ["A[migration] paralysed", "B[migration,neoplasm,fat]", "C"]})
    assert not [key for key in s.may() if key.startswith("migrate")]


def test_given_a_migration_then_the_detail_counts_the_pairs_it_would_part():
    s = land({0: ["A[migration] ocean", "B ocean"]}, links=["A-B cooperation"], bank={"gondwana": 4})
    s.go("migrate:A")
    (decision,) = s.game.pending().values()
    told = decision.detail("to:gondwana")
    assert (told.args["n"], told.args["food"]) == (1, 4)


# Pilot fish


def test_pilot_fish_given_a_migrant_from_its_territory_then_it_may_follow_or_stay():
    s = land({0: ["A[migration]", "P[pilot_fish]", "Q[pilot_fish] gondwana"]})
    s.go("migrate:A")
    assert s.kind == "follow"
    assert s.offered() == ["stay", "follow:P:gondwana"]
    assert s.why("follow:Q:gondwana") == "nobody-to-follow"
    assert s["A"].place == "laurasia"
    s.play("follow:P:gondwana")
    assert (s["A"].place, s["P"].place) == ("gondwana", "gondwana")


def test_pilot_fish_given_several_players_then_the_migrating_one_is_asked_first_and_then_clockwise():
    herds = {seat: [f"P{seat}[pilot_fish]"] for seat in (0, 1, 2)}
    herds[1] = ["A[migration]", "P1[pilot_fish]"]
    s = land(herds)
    s.go("migrate:A", seat=1)
    asked = []
    while s.kind == "follow":
        asked.append(s.waiting)
        s.play(f"follow:P{s.waiting}:gondwana")
    assert asked == [1, 2, 0]
    assert {animal.place for animal in s.state.animals.values()} == {"gondwana"}


def test_pilot_fish_given_several_of_one_player_then_any_number_follows_the_same_migrant():
    s = land({0: ["A[migration]"], 1: ["P[pilot_fish]", "Q[pilot_fish]", "R[pilot_fish]"]})
    s.go("migrate:A")
    assert s.waiting == 1
    s.play("follow:P:gondwana", "follow:R:gondwana", "stay")
    assert [s[name].place for name in "PQR"] == ["gondwana", "laurasia", "gondwana"]


def test_pilot_fish_given_nobody_else_migrates_then_it_cannot_by_itself():
    s = land({0: ["P[pilot_fish]", "A"]})
    assert not [key for key in s.may() if key.startswith("migrate")]


def test_pilot_fish_given_the_ocean_then_it_follows_to_land_and_swims_there_and_back():
    s = land({0: ["A[migration] ocean"], 1: ["P[pilot_fish] ocean"]})
    s.go("migrate:A", "to:laurasia", "follow:P:laurasia")
    assert (s["P"].place, s.traits("P")) == ("laurasia", ["pilot_fish", "swimming"])
    s.state.turn += 1
    s.next_go()
    s.go("migrate:A", "follow:P:ocean")
    assert (s["P"].place, s.traits("P")) == ("ocean", ["pilot_fish"])


def test_pilot_fish_given_land_and_water_then_each_follows_only_its_like():
    herds = {
        0: ["A[migration]", "B[migration,virtual_swimming]"],
        1: ["L[pilot_fish]", "S[pilot_fish,virtual_swimming]"],
    }
    s = land(herds)
    s.go("migrate:A", "migrate:B")
    assert s.offered() == ["stay", "follow:L:gondwana", "follow:S:ocean"]
    assert (s.why("follow:L:ocean"), s.why("follow:S:gondwana")) == ("land-route", "swimmer-route")


def test_pilot_fish_given_a_pair_that_parts_by_following_then_its_card_is_discarded():
    s = land({0: ["A[migration]", "P[pilot_fish]", "B"]}, links=["A-P cooperation", "P-B communication"])
    s.go("migrate:A", "follow:P:gondwana")
    assert s.traits("P") == ["pilot_fish", "cooperation"]
    assert s.traits("B") == []


def test_pilot_fish_given_its_own_migration_then_being_carried_does_not_use_it_up():
    s = land({0: ["A[migration]", "P[pilot_fish,migration]"]})
    s.go("migrate:A", "depart", "follow:P:gondwana")
    s.next_go()
    s.go("migrate:P")
    assert s["P"].place == "laurasia"


def test_pilot_fish_given_two_migrations_in_a_turn_then_it_follows_both():
    s = land({0: ["A[migration]"], 1: ["B[migration]", "P[pilot_fish]"]})
    s.go("migrate:A", "follow:P:gondwana")
    s["B"].place = "gondwana"
    s.next_go()
    s.go("migrate:B", "follow:P:laurasia", seat=1)
    assert s["P"].place == "laurasia"


def test_pilot_fish_given_it_does_not_work_then_it_is_not_asked():
    s = land({0: ["A[migration]", "P[pilot_fish] paralysed", "Q[pilot_fish,neoplasm,fat]"]})
    s.go("migrate:A")
    assert s["A"].place == "gondwana"


# With Time to Fly


@pytest.mark.parametrize(
    ("animal", "links", "may"),
    [
        ("A[flight]", [], True),
        ("A[flight,fat]", [], True),
        ("A[flight]", ["A-B cooperation"], True),
        ("A[flight,parasite]", ["A-B cooperation"], False),
        ("A[flight,virtual_swimming]", [], True),
        ("A[flight,fat,virtual_swimming]", [], False),
        ("A[flight,neoplasm]", [], False),
    ],
)
def test_m1_given_flight_then_one_or_two_traits_in_all_migrate_between_the_continents(animal, links, may):
    s = land({0: [animal, "B"]}, links=links, sets="all")
    assert ("migrate:A" in s.may()) == may
    if may:
        s.go("migrate:A")
        assert s["A"].place == "gondwana"


def test_m1_given_too_many_traits_or_the_ocean_then_a_flyer_is_told_why_it_stays():
    s = land({0: ["A[flight,fat,running]", "B[flight] ocean"]}, sets="all")
    assert (s.why_not("migrate:A"), s.why_not("migrate:B")) == ("too-heavy", "flyer-at-sea")


def test_m1_given_a_swimmer_with_flight_and_migration_then_both_ways_are_open():
    s = land({0: ["A[flight,migration] ocean"]}, sets="all")
    s.go("migrate:A")
    assert s.offered() == ["to:laurasia", "to:gondwana"]
    s.play("to:gondwana")
    s.state.turn += 1
    s.next_go()
    assert s["A"].traits[-1].kind == "swimming"
    s.go("migrate:A")  # three traits: it swims, it does not fly
    assert s["A"].place == "ocean"


def test_m1_given_a_flight_then_neither_trait_is_used_again_this_turn():
    s = land({0: ["A[flight,migration]"]}, sets="all")
    s.go("migrate:A")
    s.next_go()
    assert s.why_not("migrate:A") == "migrated"


def test_m1_given_a_flyer_that_gets_migration_afterwards_then_it_has_migrated_all_the_same():
    s = land({0: ["A[flight]", "B[pilot_fish,migration]"]}, links=["A-B recombination"], sets="all")
    s.go("migrate:A", "depart", "follow:B:gondwana")
    s.next_go()
    s.go(f"recombine:{s.link('A-B recombination').id}", "migration")
    s.next_go()
    assert s.traits("A") == ["migration", "recombination"]
    assert s.why_not("migrate:A") == "migrated"
    s.state.turn += 1
    assert "migrate:A" in s.may()


def test_m1_given_a_flyer_and_a_migrant_then_they_go_in_one_go_and_pilot_fish_follow():
    s = land({0: ["A[flight]", "B[migration] ocean"], 1: ["P[pilot_fish]"]}, sets="all")
    s.go("migrate:A", "migrate:B", "to:laurasia", "follow:P:gondwana")
    assert [s[name].place for name in "ABP"] == ["gondwana", "laurasia", "gondwana"]
