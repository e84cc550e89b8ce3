"""The names of controls."""

from __future__ import annotations

import pytest

from bot.chat.ids import LENGTH, Id, parse


@pytest.mark.parametrize(
    "made",
    [
        Id("move", 12),
        Id("play", 12, 3, "q7.2", "refuse:egg_trex"),
        Id("pick", 12, 3, "q7", "4"),
        Id("solo", rest="cubosaurs"),
        Id("play", 999_999_999_999, 999_999, "q99999.99", "k" * 60),
    ],
)
def test_given_any_control_when_its_id_is_read_then_nothing_is_lost(made):
    assert parse(str(made)) == made
    assert len(str(made)) <= LENGTH


def test_given_a_key_with_colons_when_it_is_read_then_it_stays_whole():
    assert parse("b:play:1:0:q1:a:b:c") == Id("play", 1, 0, "q1", "a:b:c")


@pytest.mark.parametrize("foreign", ["", "b:", "x:move:1:0::", "b:MOVE:1:0::", "b:move:one:0::", "b:move:1"])
def test_given_a_foreign_id_when_it_is_read_then_it_is_none_of_ours(foreign):
    assert parse(foreign) is None


def test_given_too_much_to_remember_when_an_id_is_made_then_it_is_refused():
    with pytest.raises(ValueError, match="cannot be named"):
        str(Id("play", 1, 0, "q1", "k" * 100))
