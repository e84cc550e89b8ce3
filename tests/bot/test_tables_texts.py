"""Everything that tables say exists in both languages, with its arguments."""

from __future__ import annotations

import pickle
import re

import pytest

from bot import refusals
from bot.refusals import TableError
from bot.words import TEXT, Words
from games.core import SeatRef, Text
from render.words import LANGUAGES, message_ids
from tests.bot.store.test_promises import table

SAID = [
    Text("table-undo-nothing"),
    Text("table-undo-revealed"),
    Text("table-undo-answered", who=SeatRef(1)),
    Text("table-undo-too-far"),
    Text("table-late", who=SeatRef(0)),
    *(Text(f"table-{what}", who=SeatRef(0), seat=1) for what in ("seat-taken", "conceded", "handed-over")),
    Text("table-undone", who=SeatRef(0)),
    Text("table-undone-together", who=SeatRef(0)),
    Text("table-new-rules", old=1, new=2),
    *(Text("table-too-few", seats=seats, low=3, high=5) for seats in (1, 2)),
]
MADE = {
    "UnknownTable": (5,),
    "ChannelTaken": (table(),),
    "TableFull": (5,),
    "NoPast": (5, 9),
    "NotHost": (2, "Ada"),
    "NotReady": (SAID[-1:],),
    "Stale": (),
    "CannotUndo": ("No.", SAID[0]),
    "CannotUndoAlone": ("No.", SAID[0]),
    "TableError": ("No.", SAID[0]),
}


def errors():
    """Make one of each refusal there is."""
    kinds = [each for each in vars(refusals).values() if isinstance(each, type) and issubclass(each, TableError)]
    return [kind(*MADE.get(kind.__name__, (7,))) for kind in kinds]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_any_refusal_or_note_when_said_then_it_is_a_sentence_without_exclamation(lang):
    words = Words(lang, ("Ada", "Ben"))
    for text in (*SAID, *(error.text for error in errors())):
        said = words.say(text)
        assert said[-1] == "."
        assert "!" not in said


def test_given_any_refusal_when_pickled_then_it_says_and_carries_the_same():
    for error in errors():
        other = pickle.loads(pickle.dumps(error))
        assert type(other) is type(error)
        assert (str(other), vars(other)) == (str(error), vars(error))


def test_given_the_texts_of_tables_when_listed_then_each_is_used_and_known_in_both_languages():
    used = {text.id for text in SAID} | {error.text.id for error in errors()}
    for lang in LANGUAGES:
        assert {id_ for id_ in message_ids(lang, TEXT) if re.match("table-", id_)} == used
