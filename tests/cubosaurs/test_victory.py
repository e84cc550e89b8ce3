"""The end of the game: R16, R17, R27, ruling D, example 9."""

from __future__ import annotations

import pytest

from games.core import Text
from games.cubosaurs.steps import EndRound
from tests.cubosaurs.scenes import ends, scene, waiting, who


def test_r17_given_two_rounds_then_the_highest_sum_wins():
    outcome = ends((5, 9, 1), (5, -2, 8)).outcome
    assert outcome.scores == (10, 7, 9)
    assert outcome.ranking == ((0,), (2,), (1,))
    assert outcome.reason == Text("cubosaurs-victory", who=who(0), points=10)


def test_r17_given_a_tie_then_the_better_last_round_wins():
    outcome = ends((8, 2), (2, 8)).outcome
    assert outcome.ranking == ((1,), (0,))
    assert outcome.reason == Text("cubosaurs-victory-by-last-round", who=who(1), points=10)


def test_r17_given_a_tie_in_the_last_round_too_then_the_victory_is_shared():
    outcome = ends((4, 4, 1), (3, 3, 2)).outcome
    assert outcome.winners == (0, 1)
    assert outcome.ranking == ((0, 1), (2,))
    assert outcome.reason == Text("cubosaurs-shared-victory", who=(who(0), who(1)), points=7)


def test_r17_given_a_tie_of_three_of_whom_two_share_the_last_round_then_these_two_share():
    outcome = ends((6, 2, 6), (2, 6, 2)).outcome
    assert outcome.ranking == ((1,), (0, 2))
    outcome = ends((2, 6, 2), (6, 2, 6)).outcome
    assert outcome.ranking == ((0, 2), (1,))


def test_r17_given_a_tie_for_the_second_place_then_the_last_round_orders_it_too():
    assert ends((9, 1, 3), (9, 3, 1)).outcome.ranking == ((0,), (1,), (2,))


def test_r17_given_negative_totals_then_the_least_bad_wins():
    outcome = ends((-9, -3), (1, -2)).outcome
    assert outcome.winners == (1,)
    assert outcome.reason.args["points"] == -5


@pytest.mark.parametrize(("tokens", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (11, 5)])
def test_ex9_r27_given_tokens_left_then_each_full_two_bring_a_point(tokens, bonus):
    assert ends((3, 0), tokens=(tokens, 0)).outcome.scores == (3 + bonus, 0)


def test_r27_given_leftover_tokens_then_they_may_decide_the_game():
    outcome = ends((3, 4), tokens=(4, 0)).outcome
    assert outcome.winners == (0,)
    assert outcome.reason == Text("cubosaurs-victory", who=who(0), points=5)


def test_ruling_d_given_a_tie_by_tokens_then_the_last_round_counts_without_them():
    # 5 + 2 + 2 points of tokens against 6 + 3: a tie, and 3 beats 2 in the last round.
    outcome = ends((5, 6), (2, 3), tokens=(4, 0)).outcome
    assert outcome.scores == (9, 9)
    assert outcome.ranking == ((1,), (0,))


def test_r27_given_tokens_between_rounds_then_they_bring_no_point_yet():
    game = scene("trex", "penta", tokens=(8, 0), market="draw steal give", begin=False, step=EndRound())
    game.settle()
    assert [sum(each.values()) for each in game.state.history[0]] == [4, -3]
    assert waiting(game) == 1


def test_given_an_outcome_then_the_breakdown_names_rounds_and_tokens():
    outcome = ends((5, 6), (2, 3), tokens=(5, 1)).outcome
    assert outcome.breakdown[0] == (
        (Text("cubosaurs-round", n=1), 5),
        (Text("cubosaurs-round", n=2), 2),
        (Text("cubosaurs-leftover-tokens"), 2),
    )


def test_given_the_base_game_then_the_breakdown_has_no_tokens():
    assert [len(rows) for rows in ends((5, 6), (2, 3)).outcome.breakdown] == [2, 2]


def test_given_a_finished_game_then_nobody_is_asked():
    assert ends((1, 2)).pending() == {}
