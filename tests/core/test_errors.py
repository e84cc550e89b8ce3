"""Bad input: each is refused with a clear sentence that names it, in both languages, and nothing changes."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import pytest

import games
from bot.cli.common import BadInput
from games import (
    BadDump,
    BadOptions,
    BadRecord,
    BrokenInvariant,
    GameError,
    IllegalMove,
    NotYourTurn,
    Text,
    UnknownGame,
    UnknownSeat,
)
from games.players import UnknownPlayer
from render.words import Words
from tests.core.probe import SEED, Pick, Probe, probe, start

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = ("Ada", "Émile", "Wallace")


def cubosaurs() -> Any:
    return games.new("cubosaurs", seats=3, seed=SEED)


BAD: dict[str, tuple[type[GameError], Callable[[], Any], str]] = {
    "game": (UnknownGame, lambda: games.new("chess", seats=2, seed=SEED), "'chess'"),
    "game of rules": (UnknownGame, lambda: games.rules("chess"), "'chess'"),
    "game of a dump": (UnknownGame, lambda: games.load("chess", b""), "'chess'"),
    "game that is no name": (UnknownGame, lambda: games.rules(["chess"]), "['chess']"),
    "endless name": (UnknownGame, lambda: games.rules("x" * 9999), "xxx…"),
    "seats": (BadOptions, lambda: games.new("cubosaurs", seats=6, seed=SEED), "not for 6"),
    "seats in writing": (BadOptions, lambda: games.new("cubosaurs", seats="4", seed=SEED), "not for '4'"),
    "options without names": (BadOptions, lambda: games.new("cubosaurs", seats=3, seed=SEED, options=["x"]), "['x']"),
    "option": (BadOptions, lambda: games.new("cubosaurs", seats=3, seed=SEED, options={"colour": "red"}), "'colour'"),
    "value": (BadOptions, lambda: games.new("cubosaurs", seats=3, seed=SEED, options={"rounds": 9}), "'9'"),
    "seed": (BadOptions, lambda: games.new("cubosaurs", seats=3, seed=b"abc"), "32 bytes, not 3"),
    "seed that is a number": (BadOptions, lambda: games.new("cubosaurs", seats=3, seed=7), "32 bytes, not int"),
    "seat": (UnknownSeat, lambda: cubosaurs().play(3, "keep"), "no seat 3"),
    "seat below": (UnknownSeat, lambda: cubosaurs().play(-1, "keep"), "no seat -1"),
    "seat that is a flag": (UnknownSeat, lambda: cubosaurs().play(True, "keep"), "no seat True"),
    "seat in writing": (UnknownSeat, lambda: cubosaurs().play("1", "keep"), "no seat '1'"),
    "seat to appraise": (UnknownSeat, lambda: cubosaurs().appraise(-1), "no seat -1"),
    "viewer": (UnknownSeat, lambda: cubosaurs().view(7), "no seat 7"),
    "key": (IllegalMove, lambda: start().play(0, "perhaps"), "'perhaps' is not allowed: it is not among the choices"),
    "key that is no text": (IllegalMove, lambda: start().play(0, None), "'None'"),
    "detail of no option": (IllegalMove, lambda: start().pending()[0].detail("perhaps"), "'perhaps'"),
    "turn": (NotYourTurn, lambda: start().play(1, "yes"), "Seat 1 is not asked anything; the game waits for seat 0."),
    "after the end": (NotYourTurn, lambda: probe().play(2, "yes"), "Seat 2 cannot play: the game is over."),
    "dump": (BadDump, lambda: games.load("cubosaurs", b"junk"), "4 bytes of a stored game of cubosaurs"),
    "record": (BadRecord, lambda: games.replay(b"junk"), "no record of a game"),
}


@pytest.mark.parametrize(("kind", "act", "told"), BAD.values(), ids=BAD)
def test_given_bad_input_then_a_sentence_names_it_and_both_languages_can_say_it(
    kind: type[GameError], act: Callable[[], Any], told: str
):
    with pytest.raises(kind) as caught:
        act()
    error = caught.value
    assert type(error) is kind
    assert told in str(error)
    assert str(error)[0].isupper()
    assert str(error)[-1] == "."
    assert len(str(error)) < 400
    for lang in ("en", "fr"):
        assert Words(lang, NAMES).say(error.text)


@pytest.mark.parametrize("act", [act for _, act, _ in BAD.values()], ids=BAD)
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
def test_given_an_error_when_copied_or_sent_to_another_process_then_it_says_and_carries_the_same(
    act: Callable[[], Any], again: Callable[[GameError], GameError]
):
    with pytest.raises(GameError) as caught:
        act()
    other = again(caught.value)
    assert type(other) is type(caught.value)
    assert str(other) == str(caught.value)
    assert vars(other) == vars(caught.value)


def test_given_an_error_of_the_players_or_of_the_command_line_when_pickled_then_it_comes_back():
    for error in (UnknownPlayer("genius"), BadInput("cli-bad-seed", seed="x"), BrokenInvariant("A card is lost.")):
        other = pickle.loads(pickle.dumps(error))
        assert type(other) is type(error)
        assert (str(other), other.text) == (str(error), error.text)


def test_given_any_refusal_then_it_is_one_small_tree_of_value_errors():
    kinds = (BadDump, BadOptions, BadRecord, BrokenInvariant, IllegalMove, NotYourTurn, UnknownGame, UnknownSeat)
    assert all(issubclass(kind, GameError) for kind in kinds)
    assert issubclass(GameError, ValueError)


@pytest.mark.parametrize(
    ("seat", "key"),
    [(0, "perhaps"), (0, "maybe"), (0, ""), (1, "yes"), (2, "junk"), (3, "yes"), (-1, "yes"), (0, None)],
)
def test_given_a_move_that_is_refused_then_nothing_changes(seat: int, key: Any):
    game = start()
    data, questions, view = game.dump(), game.pending(), game.view(0)
    with pytest.raises(GameError):
        game.play(seat, key)
    assert game.dump() == data
    assert game.pending() == questions
    assert game.view(0) == view
    game.deeds = {"yes": Probe.over}
    game.play(0, "yes")
    assert game.outcome is not None


def test_given_a_key_that_stands_among_the_refused_then_its_reason_and_rule_are_given():
    game = start()
    (refusal,) = game.pending()[0].refused
    key, label, why, rule = refusal
    assert (key, rule) == (refusal.key, refusal.rule) == ("maybe", "1.2")
    assert label == Text("word", word="maybe")
    with pytest.raises(IllegalMove, match=r"The move 'maybe' is not allowed \(rule 1.2\): undecided.") as caught:
        game.play(0, "maybe")
    assert (caught.value.key, caught.value.why, caught.value.rule) == ("maybe", why, "1.2")


def test_given_errors_then_they_carry_the_input():
    with pytest.raises(IllegalMove) as illegal:
        start().play(0, "x" * 500)
    assert illegal.value.key == "x" * 500
    assert len(str(illegal.value)) < 150
    game = probe(Pick(seat=1), Pick(seat=2))
    with pytest.raises(NotYourTurn) as early:
        game.play(2, "yes")
    assert (early.value.seat, early.value.waiting) == (2, (1,))
    with pytest.raises(UnknownSeat) as nobody:
        game.play(8, "yes")
    assert nobody.value.seat == 8
    with pytest.raises(UnknownGame) as unknown:
        games.rules("chess")
    assert unknown.value.name == "chess"
    with pytest.raises(BadOptions) as options:
        games.new("cubosaurs", seats=9, seed=SEED)
    assert options.value.problems == (Text("problem-seats", seats="9", low=2, high=5),)


def test_given_a_refusal_of_a_game_then_the_sentence_for_logs_does_not_spell_out_its_arguments():
    """They may name a hidden card."""
    error = IllegalMove("lay:ant", Text("why-not", card="ant of clubs"), "3")
    assert "clubs" not in str(error)
    assert "why-not" in str(error)
