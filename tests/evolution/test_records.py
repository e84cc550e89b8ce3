"""Recorded whole games are played again, move by move, and end as they did."""

from __future__ import annotations

import json

import pytest

import games
from tests.evolution.fixtures import FOLDER, KINDS, played

FILES = {kind.name: FOLDER / f"{kind.name}.json" for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_given_a_recorded_game_when_replayed_then_it_ends_as_recorded(kind):
    data = FILES[kind.name].read_bytes()
    plain = json.loads(data)
    game = games.replay(data)
    game.check()
    assert game.outcome.reason.id == f"evolution-{kind.ending}"
    assert plain["outcome"]["scores"] == list(game.outcome.scores)
    assert (game.seats, plain["seats"]) == (kind.seats, kind.seats)
    assert kind.options.items() <= game.options.items()


def test_given_the_records_then_there_is_one_for_each_file_and_no_other():
    assert {path.name for path in FOLDER.glob("*.json")} == {path.name for path in FILES.values()}


def test_given_the_records_then_they_show_each_ending_and_both_sets_with_2_4_and_8_players():
    records = [games.Record.from_json(path.read_bytes()) for path in FILES.values()]
    assert {record.outcome["reason"]["text"] for record in records} == {
        "evolution-victory",
        "evolution-victory-by-discard",
        "evolution-victory-by-lot",
    }
    assert {(record.seats, record.options["sets"]) for record in records} >= {
        (seats, sets) for seats in (2, 4, 8) for sets in ("base", "base_fly")
    }


def test_given_the_records_then_every_action_is_taken_in_some_of_them():
    records = [games.Record.from_json(path.read_bytes()) for path in FILES.values()]
    verbs = {key.split(":")[0] for record in records for _, key in record.moves}
    assert verbs >= {"animal", "trait", "on", "with", "pass", "end", "take", "attack", "target", "burn", "graze"}
    assert verbs >= {"pirate", "hibernate", "metamorphose", "specialize", "shell", "strike", "decline", "no"}


def test_given_a_record_when_a_move_is_changed_then_it_is_refused():
    plain = json.loads(FILES["two-base"].read_bytes())
    seat, _ = plain["moves"][3]
    plain["moves"][3] = [seat, "animal:dodo"]
    with pytest.raises(games.BadRecord):
        games.replay(json.dumps(plain))


def test_given_the_kinds_when_one_is_played_anew_then_it_is_the_recorded_game():
    kind = next(kind for kind in KINDS if kind.name == "eight-fly")
    record = games.Record.from_json(FILES[kind.name].read_bytes())
    game, moves = played(kind, int(record.seed, 16))
    assert games.record(game, moves) == record
