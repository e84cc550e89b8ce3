"""The move panel, laid out from a question."""

from __future__ import annotations

import pytest

import render
from bot.chat import panel
from bot.chat.panel import Shown
from bot.chat.sheet import CONTENT, Menu, view_of
from bot.table import Look
from games.core import Option, Refusal, Text, Thing
from tests.bot.chat.tools import Question, look, option, table

HAND, TILES = Text("cubosaurs-group-hand"), Text("cubosaurs-group-tiles")


def laid(question, shown=None, lang="en", before=()):
    return panel.layout(look(), question, lang, shown or Shown(), before)


def refusals(count):
    label, why = Text("cubosaurs-card", card=Thing("egg")), Text("cubosaurs-why-no-card")
    return tuple(Refusal(f"no:{number}", label, why, "R7") for number in range(count))


@pytest.mark.parametrize("count", [2, 5])
def test_given_up_to_five_choices_when_laid_out_then_each_is_a_button_and_its_effect_is_told(count):
    made = laid(Question([option(number) for number in range(count)]))
    assert [button.id.rest for button in made.rows[0]] == [f"key:{number}" for number in range(count)]
    assert made.content.count("Has 5 DNA tokens") == count


@pytest.mark.parametrize("count", [6, 25])
def test_given_up_to_25_choices_when_laid_out_then_they_are_a_menu_with_effects_as_descriptions(count):
    made = laid(Question([option(number, HAND if number else TILES) for number in range(count)]))
    assert isinstance(made.rows[0], Menu)
    assert [choice.value for choice in made.rows[0].choices] == [f"key:{number}" for number in range(count)]
    assert all(choice.detail.startswith("Has ") for choice in made.rows[0].choices)


def test_given_more_than_25_choices_when_laid_out_then_groups_come_first_and_lead_back():
    question = Question([option(number, HAND if number < 20 else TILES) for number in range(40)])
    first = laid(question)
    assert [button.label for button in first.rows[0]] == ["Keep or refuse the hand", "First buy a DNA tile"]
    assert first.marks == ()
    second = laid(question, Shown(group=1))
    assert [choice.value for choice in second.rows[0].choices] == [f"key:{number}" for number in range(20, 40)]
    assert second.rows[0].id.rest == "1"
    assert [button.id.what for button in second.rows[1]] == ["groups"]


def test_given_many_groups_when_laid_out_then_the_groups_are_a_menu():
    options = [option(number, Text("chat-group-size", n=number % 20)) for number in range(60)]
    made = laid(Question(options))
    assert len(made.rows[0].choices) == 20
    assert laid(Question(options), Shown(group=3)).rows[0][0].id.rest == "key:3"


def test_given_a_group_that_does_not_exist_when_laid_out_then_the_groups_are_shown():
    question = Question([option(number, HAND if number < 20 else TILES) for number in range(40)])
    assert laid(question, Shown(group=9)).rows == laid(question).rows


def test_given_choices_at_places_when_laid_out_then_labels_carry_the_numbers_of_the_marks():
    made = laid(Question([option(0), option(1, at="hand"), option(2, at="tile:a"), option(3, at="hand")]))
    assert made.marks == ("hand", "tile:a")
    assert [button.label for button in made.rows[0]] == ["Egg", "1 · Egg", "2 · Egg", "1 · Egg"]


EVOLUTION = Look(table(2, game="evolution"), look(2).game)


def fed(number, at, key=None):
    return Option(key or f"take:{number}", Text("evolution-take", animal=number, food=0, need=2), at=at)


def test_given_things_with_numbers_when_laid_out_then_marks_are_these_and_labels_do_not_say_them_twice():
    options = [fed(8, "animal:8"), fed(12, "animal:12"), option(2, at="deck"), option(3, at="animal:3")]
    made = panel.layout(EVOLUTION, Question(options), "en", Shown(), ())
    assert made.marks == ("animal:8", "animal:12", "deck", "animal:3")
    said = [button.label for button in made.rows[0]]
    assert said == ["Feed animal 8 (0 of 2)", "Feed animal 12 (0 of 2)", "4 · Egg", "3 · Egg"]
    assert list(render.numbers("evolution", made.marks).values()) == [8, 12, 4, 3]


def test_given_another_number_that_holds_its_digits_when_laid_out_then_the_label_still_gets_its_own():
    made = panel.layout(EVOLUTION, Question([fed(18, "animal:8"), fed(8, "deck")]), "en", Shown(), ())
    assert [button.label for button in made.rows[0]] == ["8 · Feed animal 18 (0 of 2)", "2 · Feed animal 8 (0 of 2)"]


def test_given_something_impossible_when_asked_why_then_the_reason_and_the_rule_are_told():
    question = Question([option(0), option(1)], refusals(1))
    asked = laid(question)
    assert [button.label for button in asked.rows[1]] == ["Why not…?"]
    assert "Your collection is empty" not in asked.content
    told = laid(question, Shown(why=True))
    assert "**Egg.** Your collection is empty. (R7)" in told.content
    assert len(told.rows) == 1


def test_given_more_reasons_than_fit_when_laid_out_then_the_message_ends_at_a_line():
    made = laid(Question([option(0), option(1)], refusals(90)), Shown(why=True))
    assert len(made.content) <= CONTENT
    assert made.content.endswith("(R7)\n…")


def test_given_a_choice_that_can_be_taken_back_when_laid_out_then_there_is_a_way_back():
    assert laid(Question([option(0), option(1)]), Shown(back=True)).rows[1][0].id.what == "back"
    assert len(laid(Question([option(0), option(1)])).rows) == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_given_a_real_question_when_laid_out_then_discord_takes_it_in_both_languages(lang):
    at = look(4, advanced=True)
    decision = next(iter(at.game.pending().values()))
    made = panel.layout(at, decision, lang, Shown(why=True, back=True), ["before"])
    view = view_of(made.rows)
    assert len({item.custom_id for item in view.children}) == len(view.children)
    assert 0 < len(made.content) <= CONTENT
