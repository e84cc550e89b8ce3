"""Recorded whole games are played again, move by move, and end as they did."""

from __future__ import annotations

import json

import pytest

import games
from tests.dominant_species.fixtures import FOLDER, KINDS, played

FILES = {kind.name: FOLDER / f"{kind.name}.json" for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_given_a_recorded_game_when_replayed_then_it_ends_as_recorded(kind):
    data = FILES[kind.name].read_bytes()
    plain = json.loads(data)
    game = games.replay(data)
    game.check()
    assert game.outcome.reason.id == f"dominant-species-{kind.reason}"
    assert game.state.ended == kind.ended
    assert plain["outcome"]["scores"] == list(game.outcome.scores)
    assert (game.seats, plain["seats"]) == (kind.seats, kind.seats)
    assert kind.options.items() <= game.options.items()


def test_given_the_records_then_there_is_one_for_each_file_and_no_other():
    assert {path.name for path in FOLDER.glob("*.json")} == {path.name for path in FILES.values()}


def test_given_the_records_then_cards_are_taken_and_every_section_is_planned_in_some_of_them():
    records = [games.Record.from_json(path.read_bytes()) for path in FILES.values()]
    keys = {key for record in records for _, key in record.moves}
    assert sum(key.startswith("card:") for key in keys) == 26
    assert len({key.split(":")[1] for key in keys if key.startswith("space:")}) == 12


def test_given_the_kinds_when_one_is_played_anew_then_it_is_the_recorded_game():
    kind = next(kind for kind in KINDS if kind.name == "six")
    record = games.Record.from_json(FILES[kind.name].read_bytes())
    game, moves = played(kind, int(record.seed, 16))
    assert games.record(game, moves) == record
