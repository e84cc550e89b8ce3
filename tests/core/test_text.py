"""What is said, before it is said: texts, events and outcomes as plain data."""

from __future__ import annotations

import json

import pytest

from games.core import Event, Outcome, SeatRef, Text, Thing

RICH = Text(
    "kept",
    who=SeatRef(2),
    n=-3,
    name="Ötzi",
    card=Thing("egg_trex"),
    cards=(Text("cards", n=2, card=Thing("ant")), 7, (SeatRef(0), "x")),
)


def test_given_texts_then_they_are_equal_by_id_and_arguments_in_any_order():
    assert Text("kept", a=1, b=2) == Text("kept", b=2, a=1)
    assert hash(Text("kept", a=1, b=2)) == hash(Text("kept", b=2, a=1))
    assert Text("kept", a=1) != Text("kept", a=2)
    assert Text("kept", a=1) != Text("gave", a=1)
    assert Text("kept") != "kept"


def test_given_a_rich_text_when_written_as_json_and_read_then_it_is_the_same():
    again = Text.of(json.loads(json.dumps(RICH.plain())))
    assert again == RICH
    assert hash(again) == hash(RICH)
    assert isinstance(again.args["cards"], tuple)


def test_given_a_text_then_it_shows_how_to_make_it():
    assert repr(Text("kept", who=SeatRef(2), n=3)) == "Text('kept', who=SeatRef(seat=2), n=3)"
    assert repr(Text("kept")) == "Text('kept')"


def test_given_an_argument_named_id_then_it_is_an_argument():
    text = Text("found", id=3)
    assert (text.id, text.args) == ("found", {"id": 3})


@pytest.mark.parametrize(
    ("to", "seen"),
    [(None, (True, True, True)), ((0,), (False, True, False)), ((0, 1), (False, True, True)), ((), (False,) * 3)],
)
def test_given_an_event_then_those_it_is_for_may_read_it(to: tuple[int, ...] | None, seen: tuple[bool, ...]):
    event = Event(Text("drew"), to)
    assert tuple(event.seen_by(viewer) for viewer in (None, 0, 1)) == seen


def test_given_an_outcome_then_the_winners_share_the_first_place():
    outcome = Outcome((3, 5, 5), ((1, 2), (0,)), Text("done"))
    assert outcome.winners == (1, 2)
    assert (outcome.breakdown, outcome.teams) == ((), None)
