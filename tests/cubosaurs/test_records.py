"""The recorded games show what Cubosaurs has to show."""

from __future__ import annotations

from games.cubosaurs.cards import TILES
from tests.cubosaurs.fixtures import SHELF


def test_given_the_records_then_they_show_each_ending_number_of_seats_and_tile():
    records = SHELF.records()
    assert {record.outcome["reason"]["text"] for record in records} == {
        "cubosaurs-victory",
        "cubosaurs-victory-by-last-round",
        "cubosaurs-shared-victory",
    }
    assert {(record.seats, record.options["advanced"]) for record in records} == {
        (seats, advanced) for seats in (2, 3, 4, 5) for advanced in (False, True)
    }
    bought = {key.split(":")[1] for record in records for _, key in record.moves if key.startswith("buy:")}
    assert bought == set(TILES)
    verbs = {key.split(":")[0] for record in records for _, key in record.moves}
    assert verbs == {"keep", "refuse", "buy", "done", "own", "seat", "theirs"}
