"""Views: what a viewer may know, which cannot be played but can be imagined further."""

from __future__ import annotations

import pytest

import games
from games.core import EVERYBODY, UNKNOWN, Dice, UnknownSeat, mask
from tests.core.probe import CARDS, SEED, Again, Do, Note, Pick, Probe, ids, keys, probe, start

LUCK = Dice(bytes(32))


def dealt() -> Probe:
    """Deal two cards to seats 0 and 1 each; seat 1 has shown one of them to seat 0; one lies open before seat 2."""
    game = start()
    deck, hands = game.state.deck, game.state.hands
    for seat in (0, 1):
        for _ in range(2):
            deck.draw(game, hands[seat], mask(seat))
    hands[1].seen[0] |= mask(0)
    deck.draw(game, hands[2], EVERYBODY)
    return game


def sealed(*answers: tuple[int, str]) -> Probe:
    lanes = {seat: [Note(word=f"hear {seat}"), Pick(seat=seat), Again(seat=seat)] for seat in (0, 1)}
    game = probe(Do(deed="fork"), fork=lambda g: g.together(lanes, sealed=True))
    for seat, word in answers:
        game.play(seat, word)
    return game


# What it shows


def test_given_hidden_cards_then_each_viewer_sees_its_own_and_what_it_was_shown():
    game = dealt()
    mine, theirs, open_ = (hand.cards for hand in game.state.hands)
    shown = {viewer: [hand.cards for hand in game.view(viewer).state.hands] for viewer in (None, 0, 1, 2)}
    assert shown[0] == [mine, [theirs[0], UNKNOWN], open_]
    assert shown[1] == [[UNKNOWN] * 2, theirs, open_]
    assert shown[None] == shown[2] == [[UNKNOWN] * 2, [UNKNOWN] * 2, open_]


def test_given_a_view_then_the_facts_of_the_table_are_there_and_no_luck():
    game = dealt()
    view = game.view(1)
    assert (view.viewer, view.seats, view.turn, view.barrier) == (1, 3, game.turn, game.barrier)
    assert (view.options, view.rules, view.outcome) == (game.options, game.rules, None)
    assert not hasattr(view, "play")
    assert not hasattr(view, "dice")
    assert SEED not in view._data
    assert repr(view) == "<View of probe for seat 1>"
    assert repr(game.view(None)) == "<View of probe for anybody>"


def test_given_a_finished_game_then_every_view_knows_the_outcome():
    game = probe()
    assert game.view(None).outcome == game.view(2).outcome == game.outcome is not None
    assert game.view(0).pending() == {}


def test_given_other_luck_to_come_then_the_view_is_the_same():
    game = dealt()
    other = games.load("probe", game.dump())
    other.dice = Dice(bytes(32), 99)
    assert other.view(0) == game.view(0)


def test_given_views_then_they_are_equal_when_they_show_the_same_to_the_same_viewer():
    game = dealt()
    assert game.view(0) == game.view(0)
    assert game.view(0) != game.view(1)
    assert game.view(0) != "a view"
    before = game.view(2)
    game.state.deck.draw(game, game.state.hands[0], mask(0))
    assert game.view(2) != before


def test_given_a_view_when_it_is_changed_then_the_game_is_not():
    game = dealt()
    data = game.dump()
    game.view(0).state.hands[0].cards.clear()
    assert game.dump() == data


@pytest.mark.parametrize("nobody", [-1, 3, True, "0", 1.0])
def test_given_a_seat_that_does_not_exist_then_it_has_no_view(nobody):
    game = dealt()
    with pytest.raises(UnknownSeat, match="There is no seat"):
        game.view(nobody)
    with pytest.raises(UnknownSeat, match="There is no seat"):
        game.imagine(nobody, LUCK)


# Questions


def test_given_a_question_then_its_seat_sees_all_of_it_and_others_that_it_is_asked():
    game = start()
    assert game.view(0).pending()[0] == game.pending()[0]
    for viewer in (None, 1):
        shown = game.view(viewer).pending()[0]
        assert (shown.id, shown.kind, shown.prompt) == ("q1", "probe.pick", game.pending()[0].prompt)
        assert (shown.options, shown.refused) == ((), ())
        with pytest.raises(games.IllegalMove):
            shown.detail("yes")


def test_given_a_decision_then_it_names_itself_and_has_no_hash():
    decision = start().pending()[0]
    assert repr(decision) == "<Decision q1 probe.pick seat 0>"
    assert decision != "a decision"
    with pytest.raises(TypeError):
        hash(decision)


# Sealed answers


def test_given_a_sealed_answer_then_its_seat_sees_how_far_it_is_and_others_do_not():
    game = sealed((1, "yes"))
    assert keys(game.view(1), 1) == ["yes.big", "yes.small"]
    for viewer in (None, 0):
        assert ids(game.view(viewer))[1] == ids(sealed())[1]
        assert game.view(viewer) == sealed().view(viewer)


def test_given_a_seat_that_has_answered_all_then_others_see_that_and_not_what():
    done, other = sealed((1, "yes"), (1, "yes.big")), sealed((1, "yes"), (1, "yes.small"))
    assert list(done.view(None).pending()) == [0]
    assert done.view(0) == other.view(0)
    assert done.view(1) != other.view(1)


def test_given_a_finished_sealed_lane_when_imagined_by_others_then_it_is_answered_anew_and_goes_on():
    game = sealed((1, "yes"), (1, "yes.big"))
    worlds = [game.imagine(0, Dice(bytes([number] * 32))) for number in range(30)]
    guesses = {tuple(value for _, value in world.sealed[2].answers) for world in worlds}
    assert guesses == {(None, "yes", "yes.big"), (None, "yes", "yes.small"), (None, "no")}
    assert all(world.view(0) == game.view(0) for world in worlds)
    for world in worlds:
        world.deeds = game.deeds
        world.play(0, "no")
        assert world.outcome is not None


def test_given_an_own_sealed_answer_when_imagined_then_it_is_kept():
    game = sealed((1, "yes"))
    world = game.imagine(1, LUCK)
    assert keys(world, 1) == ["yes.big", "yes.small"]
    assert world.view(1) == game.view(1)


# Imagination


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_given_hidden_cards_when_imagined_then_what_is_known_stays_and_the_rest_is_dealt_anew(viewer: int | None):
    game = dealt()
    worlds = [game.imagine(viewer, Dice(bytes([number] * 32))) for number in range(20)]
    for world in worlds:
        assert world.view(viewer) == game.view(viewer)
        world.check()
    assert len({tuple(world.state.deck.cards) for world in worlds}) > 10


def test_given_an_imagined_game_then_it_can_be_played_and_the_real_one_stays():
    game = dealt()
    data = game.dump()
    world = game.imagine(1, LUCK)
    world.deeds = {}
    world.stage(Pick(seat=0), Pick(seat=1))
    world.settle()
    world.play(0, "yes")
    assert game.dump() == data
    assert world.state.log == ["0 yes"]


def test_given_the_same_dice_then_the_same_is_imagined_and_its_luck_is_not_the_real_one():
    game = dealt()
    one, two = game.imagine(0, Dice(bytes(32))), game.imagine(0, Dice(bytes(32)))
    assert one.dump() == two.dump()
    assert one.dice.seed != game.dice.seed


def test_given_scripted_dice_when_imagined_then_the_script_goes_on_in_the_imagined_game():
    world = dealt().imagine(0, Dice.scripted([3]))
    assert world.dice.roll() == 4


def test_given_a_view_then_it_can_be_imagined_without_the_game():
    game = dealt()
    view = game.view(2)
    assert view.imagine(LUCK).view(2) == view
    everything = [card for zone in view.imagine(LUCK).zones() for card in zone.cards]
    assert sorted(everything) == sorted(CARDS)
