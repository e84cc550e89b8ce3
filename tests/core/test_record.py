"""Records: a file that plays again exactly, and is not believed when anything in it was changed."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import games
from games import BadRecord, Record
from render.words import Words

SEED = bytes(range(32))


def played(seats: int = 2, **options: Any) -> tuple[Any, list[tuple[int, str]]]:
    game = games.new("cubosaurs", seats=seats, seed=SEED, options={"rounds": 1, **options})
    random, moves = Random(5), []
    while pending := game.pending():
        seat = min(pending)
        key = random.choice(pending[seat].options).key
        game.play(seat, key)
        moves.append((seat, key))
    return game, moves


GAME, MOVES = played()
FILE = games.record(GAME, MOVES).to_json()


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(FILE), **fields}).encode()


def refused(data: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        games.replay(data)
    assert str(caught.value).endswith(".")
    return caught.value


# What it is


def test_given_a_finished_game_then_its_file_holds_all_that_is_needed():
    data = json.loads(FILE)
    assert list(data) == ["format", "game", "version", "options", "seats", "seed", "seed_sha256", "moves", "outcome"]
    assert data["format"] == 1
    assert (data["game"], data["version"], data["seats"]) == ("cubosaurs", GAME.rules.version, 2)
    assert data["options"] == GAME.options
    assert data["seed"] == SEED.hex()
    assert data["seed_sha256"] == sha256(SEED).hexdigest()
    assert [tuple(move) for move in data["moves"]] == MOVES
    assert data["outcome"]["scores"] == list(GAME.outcome.scores)
    assert data["outcome"]["ranking"] == [list(place) for place in GAME.outcome.ranking]


def test_given_a_file_then_people_can_read_it_one_move_a_line():
    lines = FILE.decode().splitlines()
    assert len(lines) == len(MOVES) + 12
    assert f'    [{MOVES[0][0]},"{MOVES[0][1]}"],' in lines


def test_given_a_record_when_written_and_read_then_it_is_the_same():
    record = games.record(GAME, MOVES)
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().decode()) == record


@pytest.mark.parametrize("source", [games.record(GAME, MOVES), FILE, FILE.decode()], ids=["record", "bytes", "text"])
def test_given_a_record_in_any_form_when_replayed_then_the_game_is_the_same_to_the_last_byte(source: Any):
    assert games.replay(source).dump() == GAME.dump()


def test_given_an_advanced_game_when_recorded_then_it_replays():
    game, moves = played(seats=4, advanced=True, hand_visibility="open")
    assert games.replay(games.record(game, moves).to_json()).dump() == game.dump()


def test_given_a_running_game_then_it_has_no_record():
    running = games.new("cubosaurs", seats=2, seed=SEED)
    with pytest.raises(BadRecord, match="This game of cubosaurs is not finished"):
        games.record(running, [])


# What is not believed


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "no record"),
        (b"junk", "no record"),
        (b"\xff\xfe\x00", "no record"),
        (b"[" * 9999, "no record"),
        (b"[]", "no record"),
        (b"{}", "no record of a game: Object missing required field `format`"),
        ("{", "no record"),
        (None, "no record"),
        (7, "no record"),
        (FILE[: len(FILE) // 2], "no record"),
    ],
)
def test_given_junk_when_replayed_then_it_is_no_record(data: Any, sentence: str):
    assert sentence in str(refused(data))


def test_given_a_field_of_the_wrong_kind_then_it_is_named():
    assert "$.seats" in str(refused(changed(seats="two")))
    assert "$.moves[0]" in str(refused(changed(moves=[["keep"]])))


def test_given_another_seed_then_it_does_not_have_the_published_fingerprint():
    seed = bytes(32).hex()
    error = refused(changed(seed=seed))
    assert seed in str(error)
    assert sha256(SEED).hexdigest() in str(error)


def test_given_another_fingerprint_then_the_seed_does_not_have_it():
    assert "ab" * 32 in str(refused(changed(seed_sha256="ab" * 32)))


def test_given_another_seed_and_its_fingerprint_then_the_moves_or_the_outcome_give_it_away():
    seed = bytes(32)
    refused(changed(seed=seed.hex(), seed_sha256=sha256(seed).hexdigest()))


def test_given_a_seed_that_is_no_hexadecimal_number_then_it_is_named():
    assert "not hexadecimal: 'xyz'" in str(refused(changed(seed="xyz")))


def test_given_a_seed_of_another_length_then_its_length_is_told():
    error = refused(changed(seed="00", seed_sha256=sha256(b"\0").hexdigest()))
    assert "32 bytes, not 1" in str(error)


def test_given_a_move_that_was_never_possible_then_it_is_named_with_its_number():
    moves = [*MOVES[:4], (MOVES[4][0], "refuse:unicorn"), *MOVES[5:]]
    assert "Move 5 of the record, 'refuse:unicorn' by seat" in str(refused(changed(moves=moves)))


def test_given_a_move_of_a_seat_that_is_not_asked_or_does_not_exist_then_it_is_named():
    for seat, why in ((1 - MOVES[0][0], "is not asked anything"), (9, "There is no seat 9")):
        error = refused(changed(moves=[(seat, MOVES[0][1]), *MOVES[1:]]))
        assert f"Move 1 of the record, {MOVES[0][1]!r} by seat {seat}" in str(error)
        assert why in str(error)


def test_given_any_single_move_changed_to_another_legal_one_then_the_record_is_not_believed_or_ends_the_same():
    """Two ways may lead to one end; then the file is a true record of the other way."""
    game, doubted = games.new("cubosaurs", seats=2, seed=SEED, options={"rounds": 1}), 0
    for number, (seat, key) in enumerate(MOVES):
        for option in game.pending()[seat].options:
            if option.key == key:
                continue
            moves = [*MOVES[:number], (seat, option.key), *MOVES[number + 1 :]]
            try:
                other = games.replay(changed(moves=moves))
            except BadRecord:
                doubted += 1
            else:
                assert other.outcome == GAME.outcome
        game.play(seat, key)
    assert doubted > len(MOVES) // 2


def test_given_moves_that_are_cut_off_then_it_says_after_how_many():
    assert f"ends after {len(MOVES) - 1} moves" in str(refused(changed(moves=MOVES[:-1])))
    assert "ends after 0 moves" in str(refused(changed(moves=[])))


def test_given_moves_after_the_end_then_the_first_of_them_is_named():
    error = refused(changed(moves=[*MOVES, (0, "keep")]))
    assert f"Move {len(MOVES) + 1} of the record, 'keep' by seat 0" in str(error)
    assert "the game is over" in str(error)


@pytest.mark.parametrize(
    "claim",
    [{"scores": [99, 0]}, {"ranking": [[1], [0]] if GAME.outcome.ranking[0] == (0,) else [[0], [1]]}, {"reason": {}}],
)
def test_given_another_outcome_then_both_are_told(claim: dict[str, Any]):
    outcome = {**json.loads(FILE)["outcome"], **claim}
    error = refused(changed(outcome=outcome))
    assert "The record claims the outcome" in str(error)
    assert "its moves lead to" in str(error)
    if "scores" in claim:
        assert "[99, 0]" in str(error)


def test_given_other_points_then_players_read_which_were_claimed_and_which_are_true():
    outcome = {**json.loads(FILE)["outcome"], "scores": [99, 0]}
    said = Words("en", ()).say(refused(changed(outcome=outcome)).text)
    assert "it claims the points [99, 0], but its moves lead to " in said
    assert str(list(GAME.outcome.scores)).replace("-", "−") in said


def test_given_no_outcome_at_all_then_it_is_not_believed():
    assert "claims the outcome {}" in str(refused(changed(outcome={})))


@pytest.mark.parametrize("number", [0, 2, 99])
def test_given_a_newer_or_unknown_format_then_it_is_told(number: int):
    assert f"has format {number}; this program reads format 1" in str(refused(changed(format=number)))


def test_given_other_rules_then_both_versions_are_told():
    version = GAME.rules.version
    error = refused(changed(version=version + 1))
    assert f"version {version + 1} of the rules of cubosaurs; this program plays version {version}" in str(error)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"game": "chess"}, "There is no game named 'chess'"),
        ({"seats": 9}, "not for 9"),
        ({"options": {"rounds": 77}}, "'rounds' cannot be '77'"),
        ({"options": {"colour": "red"}}, "There is no option 'colour'"),
    ],
)
def test_given_a_set_up_that_cannot_be_then_it_says_why(fields: dict[str, Any], told: str):
    error = refused(changed(**fields))
    assert "The record cannot be set up" in str(error)
    assert told in str(error)


def test_given_other_options_or_seats_than_were_played_then_the_moves_or_the_outcome_give_it_away():
    refused(changed(options={**GAME.options, "rounds": 2}))
    refused(changed(seats=3))
