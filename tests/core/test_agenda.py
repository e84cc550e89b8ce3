"""The agenda: what runs when, who is asked, and what a stopped move takes with it."""

from __future__ import annotations

import pytest

import games
from games.core import BrokenInvariant, Step
from tests.core.probe import Again, Do, Note, Pick, PickAlways, Probe, Swing, ids, keys, probe


def notes(*words: str, scope: str = "") -> list[Note]:
    return [Note(word=word, scope=scope) for word in words]


# then, and questions that play themselves


def test_given_steps_when_settled_then_they_run_in_order():
    assert probe(*notes("a", "b", "c")).state.log == ["a", "b", "c"]


def test_given_a_step_that_pushes_then_its_steps_run_in_order_before_what_waited():
    game = probe(Note(word="a"), Do(deed="push"), Note(word="d"), push=lambda g: g.then(*notes("b", "c")))
    assert game.state.log == ["a", "b", "c", "d"]


def test_given_a_step_that_pushes_twice_then_the_later_push_runs_first():
    def push(game: Probe) -> None:
        game.then(*notes("c", "d"))
        game.then(*notes("a", "b"))

    assert probe(Do(deed="push"), push=push).state.log == ["a", "b", "c", "d"]


def test_given_an_answer_that_pushes_a_question_then_it_interrupts_what_waited():
    game = probe(Pick(seat=0), Note(word="after"), yes=lambda g: g.then(Pick(seat=2, words=("duck", "stand"))))
    game.play(0, "yes")
    assert list(game.pending()) == [2]
    assert game.state.log == ["0 yes"]
    game.play(2, "duck")
    assert game.state.log == ["0 yes", "2 duck", "after"]


def test_given_one_option_when_asked_then_it_plays_itself():
    game = probe(Pick(seat=0, words=("only",)), Note(word="after"))
    assert game.state.log == ["0 only", "after"]
    assert game.outcome is not None


def test_given_one_option_and_always_when_asked_then_it_waits():
    game = probe(PickAlways(seat=0, words=("only",)))
    assert keys(game, 0) == ["only"]
    game.play(0, "only")
    assert game.state.log == ["0 only"]


def test_given_no_option_when_asked_then_the_game_says_it_is_broken():
    with pytest.raises(BrokenInvariant, match="Pick has no answer"):
        probe(Pick(seat=0, words=()))


def test_given_no_steps_left_and_no_end_then_the_game_says_it_is_broken():
    game = probe(Pick(seat=0))
    game.stage(Note(word="a"))
    with pytest.raises(BrokenInvariant, match="ran dry"):
        game.settle()


def test_given_steps_that_push_themselves_for_ever_then_the_game_says_it_is_broken():
    with pytest.raises(BrokenInvariant, match="in circles"):
        probe(Do(deed="spin"), spin=lambda g: g.then(Do(deed="spin")))


def test_given_a_game_that_ends_inside_a_lane_then_nothing_is_left():
    game = probe(Do(deed="fork"), fork=lambda g: g.together({0: [Pick(seat=0)], 1: [Pick(seat=1)]}), yes=Probe.over)
    game.play(1, "yes")
    assert game.pending() == {}
    assert game.outcome is not None
    assert games.load("probe", game.dump()).outcome == game.outcome


# still


def test_given_a_step_without_subject_when_its_time_comes_then_it_vanishes():
    game = probe(Note(word="not b"), *notes("a", "b", "c"))
    assert game.state.log == ["not b", "a", "c"]


def test_given_a_question_without_subject_when_its_time_comes_then_nobody_is_asked():
    game = probe(Note(word="not seat 0"), Pick(seat=0), Pick(seat=1))
    assert list(game.pending()) == [1]


def test_given_a_waiting_question_when_another_lane_takes_its_subject_then_it_vanishes():
    game = probe(
        Do(deed="fork"),
        fork=lambda g: g.together({0: [Pick(seat=0)], 1: [Pick(seat=1)]}),
        yes=lambda g: g.state.log.append("not seat 1"),
    )
    game.play(0, "yes")
    assert game.pending() == {}
    assert game.state.log == ["0 yes", "not seat 1"]


# cut


def test_given_a_scope_when_cut_then_only_its_steps_are_dropped_wherever_they_are():
    game = probe(
        Note(word="a"),
        Do(deed="stop"),
        Note(word="b", scope="attack"),
        Note(word="c"),
        Note(word="d", scope="attack"),
        Note(word="e", scope="attack of another"),
        stop=lambda g: g.cut("attack"),
    )
    assert game.state.log == ["a", "c", "e"]


def test_given_a_cut_and_a_push_in_one_step_then_what_was_pushed_runs():
    def turn_aside(game: Probe) -> None:
        game.cut("attack")
        game.then(Note(word="on another"))

    game = probe(Do(deed="feint"), Note(word="on me", scope="attack"), feint=turn_aside)
    assert game.state.log == ["on another"]


def test_given_a_waiting_question_when_it_is_cut_then_the_next_one_has_another_id():
    game = probe(
        Do(deed="fork"),
        fork=lambda g: g.together({0: [Pick(seat=0)], 1: [Pick(seat=1, scope="attack"), Pick(seat=1)]}),
        yes=lambda g: g.cut("attack"),
    )
    before = ids(game)
    game.play(0, "yes")
    assert list(game.pending()) == [1]
    assert game.pending()[1].id != before[1]


def test_given_sealed_answers_when_their_scope_is_cut_then_they_are_never_applied():
    def fork(game: Probe) -> None:
        game.together({0: [Do(deed="whisper")], 2: [Pick(seat=2, words=("stop", "go"))]})

    def whisper(game: Probe) -> None:
        lanes = {seat: [Pick(seat=seat, scope="plot"), Pick(seat=seat)] for seat in (0, 1)}
        game.together(lanes, sealed=True)

    game = probe(Do(deed="fork"), fork=fork, whisper=whisper, stop=lambda g: g.cut("plot"))
    game.play(0, "yes")
    game.play(2, "stop")
    game.play(0, "no")
    game.play(1, "no")
    assert game.state.log == ["2 stop", "0 no", "1 no"]


def test_given_opened_answers_when_one_cuts_the_scope_then_the_others_are_dropped():
    def whisper(game: Probe) -> None:
        lanes = {seat: [Pick(seat=seat, scope="plot"), Note(word=f"end {seat}")] for seat in (0, 1, 2)}
        game.together(lanes, sealed=True)

    game = probe(Do(deed="whisper"), whisper=whisper, no=lambda g: g.cut("plot"))
    for seat, word in enumerate(("yes", "no", "yes")):
        game.play(seat, word)
    assert game.state.log == ["0 yes", "end 0", "1 no", "end 1", "end 2"]


def test_given_no_scope_when_cut_then_it_is_refused_for_nearly_every_step_has_none():
    with pytest.raises(ValueError, match="without a scope"):
        probe(Do(deed="stop"), stop=lambda g: g.cut(""))


# together


def together(**options: bool) -> Probe:
    def fork(game: Probe) -> None:
        game.together({seat: [Pick(seat=seat), Pick(seat=seat)] for seat in (2, 0, 1)}, **options)

    return probe(Do(deed="fork"), Note(word="after"), fork=fork)


def test_given_lanes_when_begun_then_all_seats_are_asked_at_once_in_seat_order():
    assert list(together().pending()) == [0, 1, 2]


def test_given_lanes_when_answered_in_any_order_then_each_goes_its_own_way_and_the_rest_waits():
    game = together()
    for seat in (2, 2, 0, 1, 0):
        assert "after" not in game.state.log
        game.play(seat, "yes")
    assert list(game.pending()) == [1]
    game.play(1, "no")
    assert game.state.log == ["2 yes", "2 yes", "0 yes", "1 yes", "0 yes", "1 no", "after"]


def test_given_lanes_when_one_seat_answers_then_the_others_keep_their_ids_and_its_own_changes():
    for sealed in (False, True):
        game = together(sealed=sealed)
        before = ids(game)
        game.play(1, "yes")
        after = ids(game)
        assert (after[0], after[2]) == (before[0], before[2])
        assert after[1] != before[1]


def test_given_sealed_lanes_when_answered_then_nothing_happens_until_all_are_in_then_in_seat_order():
    game = together(sealed=True)
    barrier = game.barrier
    for seat in (2, 1, 2, 1, 0):
        game.play(seat, "yes")
        assert game.state.log == []
    assert game.barrier == barrier
    game.play(0, "no")
    assert game.state.log == ["0 yes", "0 no", "1 yes", "1 yes", "2 yes", "2 yes", "after"]
    assert game.barrier > barrier


def test_given_a_sealed_lane_when_a_question_builds_on_the_answer_before_then_it_sees_it():
    lanes = {seat: [Pick(seat=seat), Again(seat=seat)] for seat in (0, 1)}
    game = probe(Do(deed="fork"), fork=lambda g: g.together(lanes, sealed=True))
    game.play(1, "yes")
    assert keys(game, 1) == ["yes.big", "yes.small"]
    assert keys(game, 0) == ["yes", "no"]
    game.play(1, "yes.small")
    game.play(0, "no")  # which leaves nothing to ask
    assert game.state.log == ["0 no", "1 yes", "1 yes.small"]


def test_given_sealed_answers_being_opened_when_a_new_sealed_question_begins_then_it_sees_its_own_answers_only():
    def second(game: Probe) -> None:
        game.together({seat: [Pick(seat=seat), Again(seat=seat)] for seat in (0, 1)}, sealed=True)

    lanes = {seat: [Pick(seat=seat, words=("more", "less"))] for seat in (0, 1)}
    game = probe(Do(deed="fork"), fork=lambda g: g.together(lanes, sealed=True), more=second)
    game.play(0, "more")
    game.play(1, "less")
    assert game.state.log == ["0 more"]
    game.play(1, "yes")
    assert keys(game, 1) == ["yes.big", "yes.small"]


def test_given_an_automatic_step_in_a_sealed_lane_then_it_runs_when_opened_if_it_still_has_a_subject():
    lanes = {
        0: [Pick(seat=0), Note(word="zero")],
        1: [Note(word="one"), Pick(seat=1), Note(word="more")],
    }
    game = probe(
        Do(deed="fork"),
        fork=lambda g: g.together(lanes, sealed=True),
        yes=lambda g: g.state.log.append("not one"),
    )
    assert game.state.log == []
    game.play(1, "no")
    assert game.state.log == []
    game.play(0, "yes")
    assert game.state.log == ["0 yes", "not one", "zero", "1 no", "more"]


def test_given_an_opened_answer_that_asks_then_the_later_answers_wait():
    lanes = {seat: [Pick(seat=seat)] for seat in (0, 1)}
    game = probe(
        Do(deed="fork"),
        fork=lambda g: g.together(lanes, sealed=True),
        yes=lambda g: g.then(Pick(seat=2, words=("up", "down"))),
    )
    game.play(0, "yes")
    game.play(1, "no")
    assert game.state.log == ["0 yes"]
    assert games.load("probe", game.dump()).dump() == game.dump()
    game.play(2, "down")
    assert game.state.log == ["0 yes", "2 down", "1 no"]


@pytest.mark.parametrize("sealed", [False, True])
def test_given_no_lanes_when_together_then_what_waits_goes_on(sealed: bool):
    game = probe(Do(deed="fork"), Note(word="after"), fork=lambda g: g.together({}, sealed=sealed))
    assert game.state.log == ["after"]


def test_given_lanes_within_a_lane_then_the_lane_goes_on_when_they_are_empty_and_the_others_never_wait():
    def quarrel(game: Probe) -> None:
        game.then(Note(word="made up"))
        game.together({0: [Pick(seat=0, words=("a", "b"))], 1: [Pick(seat=1, words=("c", "d"))]}, sealed=True)

    lanes = {seat: [Pick(seat=seat, words=("fight", "rest")), Note(word=f"end {seat}")] for seat in (0, 1, 2)}
    game = probe(Do(deed="fork"), Note(word="after"), fork=lambda g: g.together(lanes), fight=quarrel)
    game.play(0, "fight")
    # Seat 1 is wanted twice: first where the lanes come first.
    assert [keys(game, seat)[0] for seat in (0, 1, 2)] == ["a", "c", "fight"]
    game.play(2, "rest")
    game.play(1, "d")
    assert keys(game, 1) == ["fight", "rest"]
    game.play(1, "rest")
    game.play(0, "a")
    first, last = ["0 fight", "2 rest", "end 2", "1 rest", "end 1"], ["0 a", "1 d", "made up", "end 0", "after"]
    assert game.state.log == first + last


def test_given_a_question_that_vanishes_while_the_other_lanes_advance_then_it_is_never_offered():
    lanes = {0: [Pick(seat=0)], 1: [Note(word="not seat 0"), Pick(seat=1)]}
    game = probe(Do(deed="fork"), fork=lambda g: g.together(lanes))
    assert list(game.pending()) == [1]
    with pytest.raises(games.NotYourTurn):
        game.play(0, "yes")


def test_given_a_question_that_is_cut_while_the_other_lanes_advance_then_what_follows_is_asked():
    lanes = {0: [Pick(seat=0, scope="attack"), Pick(seat=0, words=("a", "b"))], 1: [Do(deed="stop"), Pick(seat=1)]}
    game = probe(Do(deed="fork"), fork=lambda g: g.together(lanes), stop=lambda g: g.cut("attack"))
    assert keys(game, 0) == ["a", "b"]
    game.play(0, "a")
    game.play(1, "no")
    assert game.state.log == ["0 a", "1 no"]


def test_given_lanes_that_vanish_while_they_advance_then_the_question_below_is_the_only_one():
    lanes = {0: [Pick(seat=0)], 1: [Note(word="not seat 0")]}
    game = probe(Do(deed="fork"), Pick(seat=2), fork=lambda g: g.together(lanes))
    assert list(game.pending()) == [2]


def test_given_questions_side_by_side_then_a_reloaded_game_asks_the_same_in_the_same_order():
    def quarrel(game: Probe) -> None:
        game.together({seat: [Pick(seat=seat, words=("a", "b"))] for seat in (1, 2)})

    lanes = {0: [Pick(seat=0, scope="x"), Do(deed="quarrel")], 1: [Do(deed="stop"), Pick(seat=1)], 2: [Pick(seat=2)]}
    game = probe(Do(deed="fork"), fork=lambda g: g.together(lanes), stop=lambda g: g.cut("x"), quarrel=quarrel)
    copy = games.load("probe", game.dump())
    assert list(game.pending()) == list(copy.pending()) == [1, 2]
    assert ids(game) == ids(copy)
    assert keys(game, 1) == keys(copy, 1) == ["a", "b"]


def test_given_lanes_that_undo_each_other_for_ever_then_the_game_says_it_is_broken():
    """Each answer leaves the other lane a single answer, which plays itself and asks again."""
    lanes = {seat: [Swing(seat=seat)] for seat in (0, 1)}
    with pytest.raises(BrokenInvariant, match="in circles at Swing"):
        probe(Do(deed="fork"), fork=lambda g: g.together(lanes))


# turn


def test_given_turns_in_which_nobody_decides_then_they_do_not_count():
    def turn(*steps: Step):
        def deed(game: Probe) -> None:
            game.begin_turn()
            game.then(*steps)

        return deed

    game = probe(
        Do(deed="idle"),
        Do(deed="idle"),
        Do(deed="busy"),
        Do(deed="busy"),
        idle=turn(Note(word="pass")),
        busy=turn(Pick(seat=0), Pick(seat=1)),
    )
    counted = [game.turn]
    while game.pending():
        game.play(min(game.pending()), "yes")
        counted.append(game.turn)
    assert counted == [1, 1, 2, 2, 2]


# scenarios


def test_given_a_scenario_when_staged_then_the_old_agenda_is_gone_and_the_events_are_given():
    game = probe(Pick(seat=0), Note(word="old"))
    game.stage(Note(word="new"), Pick(seat=2))
    events = game.settle()
    assert [event.text.args for event in events] == [{"word": "new"}]
    assert list(game.pending()) == [2]
    assert game.state.log == ["new"]


def test_given_a_scenario_when_staged_out_of_lanes_then_no_lane_is_left():
    game = together(sealed=True)
    game.play(0, "yes")
    game.stage(Pick(seat=1), Do(deed="end"))
    game.settle()
    game.play(1, "no")
    assert game.outcome is not None
    assert game.state.log == ["1 no"]


def test_given_a_scenario_when_staged_after_the_end_then_the_game_is_not_over_any_more():
    game = probe()
    assert game.outcome is not None
    game.stage(Pick(seat=1))
    game.settle()
    assert game.outcome is None
    assert list(game.pending()) == [1]
