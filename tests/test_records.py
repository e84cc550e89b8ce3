"""Recorded whole games of every game are played again, move by move, and end as they did."""

from __future__ import annotations

import json

import pytest

import games
from tests import kit
from tests.cubosaurs.fixtures import SHELF as CUBOSAURS
from tests.dominant_species.fixtures import SHELF as DOMINANT_SPECIES
from tests.evolution.fixtures import SHELF as EVOLUTION

SHELVES = (CUBOSAURS, EVOLUTION, DOMINANT_SPECIES)
EVERY = [pytest.param(shelf, kind, id=f"{shelf.game}-{kind.name}") for shelf in SHELVES for kind in shelf.kinds]
AGAIN = ((CUBOSAURS, "two-shared-one-round"), (EVOLUTION, "eight-fly"), (DOMINANT_SPECIES, "six"))


def test_given_the_games_then_each_has_records():
    assert {shelf.game for shelf in SHELVES} == set(kit.registered())


@pytest.mark.parametrize(("shelf", "kind"), EVERY)
def test_given_a_recorded_game_when_replayed_then_it_ends_as_recorded(shelf, kind):
    data = shelf.path(kind.name).read_bytes()
    plain = json.loads(data)
    game = games.replay(data)
    game.check()
    assert shelf.fits(kind, game)
    assert plain["outcome"]["scores"] == list(game.outcome.scores)
    assert plain["outcome"]["ranking"] == [list(place) for place in game.outcome.ranking]
    assert (game.seats, plain["seats"]) == (kind.seats, kind.seats)
    assert kind.options.items() <= game.options.items()


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game)
def test_given_the_records_then_there_is_one_for_each_kind_and_no_other(shelf):
    assert {path.stem for path in shelf.folder.iterdir()} == {kind.name for kind in shelf.kinds}


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game)
def test_given_a_record_when_a_move_is_changed_then_it_is_refused(shelf):
    plain = json.loads(shelf.path(shelf.kinds[0].name).read_bytes())
    seat, _ = plain["moves"][3]
    plain["moves"][3] = [seat, "refuse:dodo"]
    with pytest.raises(games.BadRecord):
        games.replay(json.dumps(plain))


@pytest.mark.parametrize(("shelf", "name"), AGAIN, ids=lambda each: getattr(each, "game", each))
def test_given_a_kind_when_played_anew_then_it_is_the_recorded_game(shelf, name):
    kind = next(kind for kind in shelf.kinds if kind.name == name)
    record = games.Record.from_json(shelf.path(name).read_bytes())
    game, moves = shelf.played(kind, int(record.seed, 16))
    assert games.record(game, moves) == record
