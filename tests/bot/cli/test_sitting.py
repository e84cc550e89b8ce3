"""Taking moves back: as long as nothing was revealed and nobody has answered."""

from __future__ import annotations

import pytest

import games
from bot.cli.common import BadInput, players_dice
from bot.cli.sitting import Sitting
from tests import toys
from tests.core.probe import Again, Do, Pick, probe

assert toys.TEXT, "importing the toys makes them playable"


def sitting(name, seats=3, seed=0, seat=0):
    game = games.new(name, seats=seats, seed=seed.to_bytes(32, "big"))
    return Sitting(game, seat, "random", players_dice(game.dice.seed))


def at_the_first_question(name, seats=3, seed=0):
    table = sitting(name, seats, seed)
    table.others()
    return table


def test_given_an_unanswered_choice_when_undone_then_the_game_is_as_before():
    table = at_the_first_question("duel")
    before, question = table.game.dump(), table.question.id
    moves = list(table.moves)
    table.choose("give")
    assert table.question.id != question

    table.undo()

    assert table.game.dump() == before
    assert table.question.id == question
    assert table.moves == moves


def test_given_two_choices_when_undone_twice_then_both_are_taken_back():
    table = at_the_first_question("duel")
    before = table.game.dump()
    table.choose("give")
    table.choose("give:1")

    table.undo()
    table.undo()

    assert table.game.dump() == before


def test_given_no_choice_when_undone_then_it_is_refused():
    table = at_the_first_question("duel")
    with pytest.raises(BadInput) as refused:
        table.undo()
    assert refused.value.text.id == "cli-nothing-to-undo"


def test_given_a_choice_that_revealed_cards_when_undone_then_it_is_refused_and_nothing_changes():
    table = at_the_first_question("duel")
    table.choose("rob:1")
    after = table.game.dump()

    with pytest.raises(BadInput) as refused:
        table.undo()

    assert refused.value.text.id == "cli-undo-revealed"
    assert table.game.dump() == after


def at_probe(*agenda, **deeds):
    return Sitting(probe(*agenda, **deeds), 0, "random", players_dice(bytes(32)))


def test_given_others_answered_questions_of_their_own_when_undone_then_their_answers_stay():
    lanes = {seat: [Pick(seat=seat), Again(seat=seat)] for seat in range(3)}
    table = at_probe(Do(deed="go"), go=lambda game: game.together(lanes, sealed=True))
    own, before = table.question.id, table.game.dump()
    table.choose("yes")
    table._play(1, "no")

    table.undo()

    alone = games.load("probe", before)
    alone.play(1, "no")
    assert table.game.dump() == alone.dump()
    assert table.question.id == own
    assert [(move.seat, move.key) for move in table.moves] == [(1, "no")]


def test_given_somebody_answered_the_choice_when_undone_then_it_is_refused_and_nothing_changes():
    table = at_probe(Pick(seat=0), Pick(seat=1), Pick(seat=0))
    table.choose("yes")
    table._play(1, "yes")
    after = table.game.dump()

    with pytest.raises(BadInput) as refused:
        table.undo()

    assert refused.value.text.id == "cli-undo-answered"
    assert table.game.dump() == after


def test_given_others_are_waited_for_when_they_move_then_they_stop_at_the_person():
    table = sitting("duel", seat=2)
    table.others()
    assert list(table.game.pending()) == [2]
    assert {move.seat for move in table.moves} <= {0, 1}
