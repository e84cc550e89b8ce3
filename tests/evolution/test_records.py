"""The recorded games show what Evolution has to show."""

from __future__ import annotations

from tests.evolution.fixtures import SHELF


def test_given_the_records_then_they_show_each_ending_and_all_sets_with_2_4_and_8_players():
    records = SHELF.records()
    assert {record.outcome["reason"]["text"] for record in records} == {
        "evolution-victory",
        "evolution-victory-by-discard",
        "evolution-victory-by-lot",
    }
    assert {(record.seats, record.options["sets"]) for record in records} >= {
        (seats, sets) for seats in (2, 4, 8) for sets in ("base", "base_fly", "base_continents", "all")
    }


def test_given_the_records_then_every_action_is_taken_in_some_of_them():
    records = SHELF.records()
    verbs = {key.split(":")[0] for record in records for _, key in record.moves}
    assert verbs >= {"animal", "trait", "on", "with", "pass", "end", "take", "attack", "target", "burn", "graze"}
    assert verbs >= {"pirate", "hibernate", "metamorphose", "specialize", "shell", "strike", "decline", "no"}
    assert verbs >= {"migrate", "to", "depart", "follow", "stay", "recombine", "arrange"}
