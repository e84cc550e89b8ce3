"""The texts about people and time: the same in both languages, all of them known, none forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.words import TEXT
from tests.bot.chat.test_texts import NBSP, Variables

CODE = Path(__file__).parents[2] / "bot"


def messages(lang):
    entries = FluentParser().parse((TEXT / lang / "people.ftl").read_text(encoding="utf-8")).body
    assert not [each.content for each in entries if isinstance(each, ast.Junk)]
    found = {}
    for each in entries:
        if isinstance(each, ast.Message):
            assert each.id.name not in found, each.id.name
            visitor = Variables()
            visitor.visit(each)
            found[each.id.name] = visitor.names
    return found


def test_given_both_languages_when_compared_then_they_say_the_same_with_the_same_arguments():
    assert messages("en") == messages("fr")


def test_given_the_code_when_read_then_every_text_it_names_exists_and_none_is_idle():
    code = "\n".join(file.read_text(encoding="utf-8") for file in CODE.rglob("*.py"))
    named = set(re.findall(r"""["'](people-[a-z0-9-]*[a-z0-9])["']""", code))
    begun = tuple(re.findall(r'f"(people-[a-z-]*-)\{', code))
    known = set(messages("en"))
    assert named <= known
    assert {each for each in known - named if not each.startswith(begun)} == set()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_given_any_text_when_read_then_it_does_not_shout_and_its_typography_is_right(lang):
    for line in (TEXT / lang / "people.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        assert "!" not in line
        if lang == "fr":
            assert not re.search(rf" [:;?»]|« |\w'\w|«(?!{NBSP})", line), line
