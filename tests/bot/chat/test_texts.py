"""The bot's own texts: the same in both languages, all of them known, none forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.chat import guide
from bot.chat.sheet import CONTENT
from bot.table import Settings
from bot.words import TEXT, plain

CODE = Path(__file__).parents[3] / "bot" / "chat"
NBSP = "\N{NARROW NO-BREAK SPACE}"
FORM = re.compile("-(?:s|of)$")
"""A name in one of the forms that its language needs."""


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 - named after the node
        self.names.add(FORM.sub("", node.id.name))


def messages(lang):
    entries = FluentParser().parse((TEXT / f"{lang}.ftl").read_text(encoding="utf-8")).body
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
    code = "\n".join(file.read_text(encoding="utf-8") for file in CODE.glob("*.py"))
    named = set(re.findall(r"""["']((?:chat|command)-[a-z-]*[a-z])["']""", code))
    begun = tuple(re.findall(r'f"((?:chat|command)-[a-z-]*-)\{', code))
    known = set(messages("en"))
    assert named <= known
    assert {each for each in known - named if not each.startswith(begun)} == set()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_given_commands_when_named_then_discord_takes_the_names_and_descriptions(lang):
    words = plain(lang)
    for each in messages(lang):
        if each.startswith("command-") and each.endswith("-about"):
            assert 1 <= len(words.of(each)) <= 100, each
        elif each.startswith("command-"):
            assert re.fullmatch(r"[-_\w]{1,32}", words.of(each)), each
            assert words.of(each) == words.of(each).lower()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_given_the_help_when_shown_then_it_fits_one_message(lang):
    assert len(guide.help_sheet(lang, Settings(1)).content) <= CONTENT
    assert len(guide.welcome(lang).content) <= CONTENT


def test_given_french_texts_when_read_then_their_typography_is_french():
    for line in (TEXT / "fr.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        assert not re.search(r" [:;?!»]|« |\w'\w", line), line
        assert "!" not in line.replace(f"{NBSP}!", ""), line


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_given_any_text_when_read_then_it_does_not_shout(lang):
    assert "!" not in (TEXT / f"{lang}.ftl").read_text(encoding="utf-8")
