"""The recorded games show what Dominant Species has to show."""

from __future__ import annotations

from tests.dominant_species.fixtures import SHELF


def test_given_the_records_then_cards_are_taken_and_every_section_is_planned_in_some_of_them():
    records = SHELF.records()
    keys = {key for record in records for _, key in record.moves}
    assert sum(key.startswith("card:") for key in keys) == 26
    assert len({key.split(":")[1] for key in keys if key.startswith("space:")}) == 12
