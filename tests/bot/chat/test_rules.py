"""The rules in short: both languages of every game, and browsing them over the wire."""

from __future__ import annotations

import re
import tomllib

import pytest

import games
from bot.chat import rules
from bot.chat.sheet import CONTENT, LINE
from bot.rulebook import FOLDER, sections
from bot.sandbox.components import walk
from games.core.registry import kind
from tests.bot.chat.house import changed
from tests.bot.chat.test_texts import NBSP

LANGUAGES = ("en", "fr")
NAMES = [
    name for name in games.names() if kind(name).__module__.startswith("games.")
]  # the toys of other tests have none
EVERY = [(name, lang) for name in NAMES for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_given_a_game_when_its_rules_are_read_then_each_section_fits_one_message_and_a_line_of_the_menu(game, lang):
    found = sections(game, lang)
    assert 2 <= len(found) <= 25
    assert len({section.title for section in found}) == len(found)
    for number, section in enumerate(found):
        assert section.text
        assert len(section.title) <= LINE
        assert len(rules.sheet(game, number, lang).content) <= CONTENT


@pytest.mark.parametrize("game", NAMES)
def test_given_both_languages_when_compared_then_they_have_as_many_sections_with_the_same_marks_and_numbers(game):
    english, french = sections(game, "en"), sections(game, "fr")
    assert len(english) == len(french)
    for one, other in zip(english, french, strict=True):
        for mark in ("\n- ", "\n\n", "```", "**"):
            assert one.text.count(mark) == other.text.count(mark), (one.title, mark)
        tables = (re.findall(r"-?\b\d\b", " ".join(each.text.split("```")[1::2])) for each in (one, other))
        assert next(tables) == next(tables), one.title


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_given_rules_when_read_then_they_do_not_shout_and_french_is_typeset_as_french(game, lang):
    text = (FOLDER / game / f"{lang}.md").read_text(encoding="utf-8")
    assert "!" not in text
    if lang == "fr":
        assert not re.search(r" [:;?»]|« |\w'\w", text)
        assert NBSP in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_the_values_of_cubosaurs_when_the_rules_tell_them_then_they_are_those_of_the_cards(lang):
    data = tomllib.loads((FOLDER.parents[1] / "games/cubosaurs/data/cards.toml").read_text(encoding="utf-8"))
    blocks = [section.text.split("```")[1] for section in sections("cubosaurs", lang) if "```" in section.text]
    told = [[int(n) for n in re.findall(r"(?<=\s)-?\d+(?=\s|$)", line)] for line in "\n".join(blocks).splitlines()]
    sets = [each["points"] for each in data["type"]]
    eggs = [[each["most"], each["otherwise"]] for each in data["egg"]]
    assert [line for line in told if len(line) == 4] == sets
    assert [line for line in told if len(line) == 2] == eggs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_the_food_of_evolution_when_the_rules_tell_it_then_it_is_that_of_the_tables(lang):
    data = tomllib.loads((FOLDER.parents[1] / "games/evolution/data/cards.toml").read_text(encoding="utf-8"))
    blocks = [section.text.split("```")[1] for section in sections("evolution", lang) if "```" in section.text]
    told = [[int(n) for n in re.findall(r"\d+", line)] for line in blocks[1].splitlines()[2:]]
    wanted = ((row["players"], *row["laurasia"], *row["gondwana"], row["ocean"]) for row in data["territories"])
    assert told == [[number for number in row if number] for row in wanted]  # nothing is said of a 0


async def test_given_a_lobby_when_rules_is_pressed_then_only_the_reader_gets_them_and_can_turn_pages(house):
    mary, charles = await house.person("mary.anning"), await house.person("charles.darwin")
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    page = (await charles.click("Rules", lobby)).message
    assert page["flags"] & 64
    assert page["content"].startswith("**Cubosaurs: In one minute**")
    await charles.choose("Rulings", in_=page)
    page = await changed(charles, page)
    assert page["content"].startswith("**Cubosaurs: Rulings**")
    (menu,) = (item for item in walk(page["components"]) if item["type"] == 3)
    assert [option["label"] for option in menu["options"] if option.get("default")] == ["Rulings"]
    assert not any("In one minute" in message["content"] for message in mary.messages())


async def test_given_the_command_when_a_section_is_typed_then_it_is_completed_found_or_refused(house):
    mary = await house.person("mary.anning")
    offers = await mary.autocomplete("rules", "section", "scor", game="cubosaurs")
    assert [each["name"] for each in offers] == ["Scoring: sets", "Scoring: Velociraptors and eggs"]
    chosen = (await mary.slash("rules", game="cubosaurs", section=offers[1]["value"])).message
    assert chosen["content"].startswith("**Cubosaurs: Scoring: Velociraptors and eggs**")
    typed = (await mary.slash("rules", section="tiles")).message
    assert typed["content"].startswith("**Cubosaurs: The ten tiles**")
    refused = (await mary.slash("rules", section="@everyone 99")).message
    assert refused["content"].startswith("The rules have no section “")
    assert "@everyone" not in refused["content"]


async def test_given_a_french_reader_when_rules_are_asked_then_they_are_in_french(house):
    mary = await house.person("mary.anning")
    await mary.set(locale="fr")
    page = (await mary.slash("rules")).message
    assert page["content"].startswith(f"**Cubosaures{NBSP}: En une minute**")
