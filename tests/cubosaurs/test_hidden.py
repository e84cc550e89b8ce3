"""Ruling J: who knows what of a hand, hidden or open."""

from __future__ import annotations

import pytest

from games.core import Dice
from tests.cubosaurs.scenes import new, play, scene, told


def known(game, viewer: int | None) -> list[str]:
    """Give the hand as a viewer sees it."""
    return sorted(game.view(viewer).state.hand.cards)


def table(**options):
    return scene("trex stego", "bronto ptero", "egg_trex", deck="penta trex stego", **options)


def test_ruling_j_given_a_drawn_card_then_only_its_holder_sees_it():
    game = table()
    assert known(game, 0) == ["penta"]
    for viewer in (1, 2, None):
        assert known(game, viewer) == ["?"]


def test_ruling_j_when_a_hand_is_passed_then_everybody_knows_the_added_card_and_both_holders_know_all():
    game = table()
    play(game, "refuse:trex")
    assert known(game, 0) == ["penta", "trex"]
    assert known(game, 1) == ["penta", "trex"]
    for viewer in (2, None):
        assert known(game, viewer) == ["?", "trex"]


def test_ruling_j_when_a_hand_went_on_twice_then_earlier_holders_know_all_they_passed():
    game = table()
    play(game, "refuse:trex", "refuse:bronto")
    for viewer in (0, 1, 2):
        assert known(game, viewer) == ["bronto", "penta", "trex"]
    assert known(game, None) == ["?", "bronto", "trex"]


def test_ruling_j_when_a_hand_is_kept_then_everybody_sees_it():
    game = table()
    play(game, "keep")
    assert sorted(game.view(None).state.collections[0].cards) == ["penta", "stego", "trex"]


def test_ruling_j_given_the_late_window_then_the_next_player_does_not_see_the_hand_yet():
    game = scene("trex stego", "bronto", market="type_bonus", tokens=(9, 0), deck="penta ptero.dna")
    play(game, "refuse:trex")
    assert known(game, 1) == ["?", "trex"]
    play(game, "done")
    assert known(game, 1) == ["penta", "trex"]


def test_ruling_j_given_tile_3_then_only_the_buyer_sees_the_second_card():
    game = scene("trex stego", "bronto", market="draw", tokens=(9, 0), deck="penta ptero.dna")
    play(game, "buy:draw")
    assert known(game, 0) == ["penta", "ptero.dna"]
    assert known(game, 1) == ["?", "?"]


def test_ruling_j_given_an_open_hand_then_everybody_sees_what_is_drawn():
    game = table(hand_visibility="open")
    for viewer in (0, 1, 2, None):
        assert known(game, viewer) == ["penta"]
    events = play(game, "keep")
    assert [each["card"].id for each in told(events, "drew-openly")] == ["trex"]


def test_given_a_hidden_hand_when_drawn_then_the_card_is_told_to_its_holder_only():
    game = table()
    events = play(game, "keep")
    private = [event for event in events if event.text.id == "cubosaurs-you-drew"]
    assert [(event.to, event.text.args["card"].id) for event in private] == [((1,), "trex")]
    public = [event.text.id for event in events if event.seen_by(None)]
    assert "cubosaurs-drew" in public
    assert "cubosaurs-you-drew" not in public


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_given_any_viewer_then_nobody_sees_the_deck_even_with_open_hands(viewer):
    for visibility in ("hidden", "open"):
        assert set(new(3, hand_visibility=visibility).view(viewer).state.deck.cards) == {"?"}


def test_given_a_hidden_hand_then_what_others_imagine_differs():
    game = table()
    faces = {tuple(game.imagine(1, Dice(bytes([seed] * 32))).state.hand.cards) for seed in range(40)}
    assert len(faces) > 4


def test_given_a_destroyed_card_then_everybody_knows_that_it_lies_aside():
    game = scene("trex stego", "bronto", market="destroy_own", tokens=(9, 0), deck="penta ptero.dna")
    play(game, "buy:destroy_own", "own:trex")
    for viewer in (0, 1, None):
        assert game.view(viewer).state.aside.cards.count("trex") == 1


def test_given_a_hand_that_must_be_kept_then_others_see_the_same_question_as_ever():
    forced = scene("trex", "stego", hand="trex", deck="penta")
    free = scene("trex", "stego", hand="ptero", deck="penta")
    assert forced.view(1).pending()[0].prompt == free.view(1).pending()[0].prompt
    assert forced.view(1).pending()[0].options == ()
