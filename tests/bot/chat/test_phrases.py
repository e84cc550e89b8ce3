"""Sentences put together."""

from __future__ import annotations

from bot import words as spoken
from bot.chat import phrases
from bot.table import Entry
from games.core import Event, SeatRef, Text, Thing
from tests.bot.chat.tools import look

EN = spoken.written("en", ("Mary", "Charles", "Alfred"))
DREW = Event(Text("cubosaurs-drew", who=SeatRef(0)), None, ("hand",))
SECRET = Event(Text("cubosaurs-you-drew", card=Thing("egg")), (0,), ("hand", "secret"))


def entry(number, *events, undone=False):
    return Entry(number, 0, "keep", list(events), undone)


def test_given_a_private_event_when_told_then_only_its_reader_gets_it():
    assert phrases.happened([entry(2, DREW, SECRET)], None, EN) == ["- Mary draws a card."]
    assert phrases.happened([entry(2, DREW, SECRET)], 1, EN) == ["- Mary draws a card."]
    assert phrases.happened([entry(2, DREW, SECRET)], 0, EN) == ["- Mary draws a card. You draw an Egg."]
    assert phrases.changed([entry(2, SECRET)]) == ()


def test_given_a_move_that_was_taken_back_when_told_then_it_did_not_happen():
    assert phrases.happened([entry(2, DREW, undone=True)], None, EN) == []
    assert phrases.changed([entry(2, DREW, undone=True), entry(3)]) == ()


def test_given_more_than_fits_when_told_then_the_newest_stay_and_the_rest_is_counted():
    lines = [f"- line {number:03}" for number in range(100)]
    short = phrases.newest(lines, 300, EN)
    assert len(short) <= 300
    assert short.endswith("- line 099")
    left = 100 - short.count("- line")
    assert short.startswith(f"({left} earlier lines are in the log.)")
    assert phrases.newest(lines, 5000, EN) == "\n".join(lines)


def test_given_a_turn_when_called_then_whoever_is_asked_is_mentioned_with_the_question():
    at = look()
    (seat,) = at.game.pending()
    assert phrases.call(at, EN).startswith(f"<@{1000 + seat}>, it is your turn: Keep the card")
    assert phrases.awaited(at) == (1000 + seat,)
    assert phrases.waiting(at, EN) == f"The game waits for {('Mary', 'Charles', 'Alfred')[seat]}."


def test_given_a_name_full_of_markdown_when_told_then_it_stays_a_name():
    words = spoken.written("en", ("**@everyone**", "`x`", "_y_"))
    said = phrases.told([DREW], None, words)
    assert "**" not in said.replace("\\*", "")
    assert "@everyone" not in said
