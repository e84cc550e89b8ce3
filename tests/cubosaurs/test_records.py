"""Recorded whole games are played again, move by move, and end as they did."""

from __future__ import annotations

import json

import pytest

import games
from games.cubosaurs.cards import TILES
from tests.cubosaurs.fixtures import FOLDER, KINDS, played

FILES = {kind.name: FOLDER / f"{kind.name}.json" for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_given_a_recorded_game_when_replayed_then_it_ends_as_recorded(kind):
    data = FILES[kind.name].read_bytes()
    plain = json.loads(data)
    game = games.replay(data)
    game.check()
    outcome = game.outcome
    assert outcome.reason.id == f"cubosaurs-{kind.ending}"
    assert plain["outcome"]["scores"] == list(outcome.scores)
    assert plain["outcome"]["ranking"] == [list(place) for place in outcome.ranking]
    assert (game.seats, plain["seats"]) == (kind.seats, kind.seats)
    assert kind.options.items() <= game.options.items()


def test_given_the_records_then_there_is_one_for_each_file_and_no_other():
    assert {path.name for path in FOLDER.glob("*.json")} == {path.name for path in FILES.values()}


def test_given_the_records_then_they_show_each_ending_number_of_seats_and_tile():
    records = [games.Record.from_json(path.read_bytes()) for path in FILES.values()]
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


def test_given_a_record_when_a_move_is_changed_then_it_is_refused():
    record = games.Record.from_json(FILES["two-base"].read_bytes())
    plain = json.loads(record.to_json())
    seat, key = plain["moves"][3]
    plain["moves"][3] = [seat, "keep" if key != "keep" else "refuse:dodo"]
    with pytest.raises(games.BadRecord):
        games.replay(json.dumps(plain))


def test_given_the_kinds_when_one_is_played_anew_then_it_is_the_recorded_game():
    kind = next(kind for kind in KINDS if kind.name == "two-shared-one-round")
    record = games.Record.from_json(FILES[kind.name].read_bytes())
    game, moves = played(kind, int(record.seed, 16))
    assert games.record(game, moves) == record
