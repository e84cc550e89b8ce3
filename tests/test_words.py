"""Words: both languages can say the same things with the same arguments, in good spelling and grammar."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from games.core import SeatRef, Text, Thing
from render import grammar
from render.words import LANGUAGES, UnknownText, Words, message_ids
from tests import toys

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("Ada", "Émile", "Yves", "Jean-Baptiste")

FORMS = {"a", "A", "the", "of", "to", "many", "gender", "s"}
"""What a language may put behind the name of an argument: its grammar."""

MARKS = {"en": {"many", "a"}, "fr": {"many", "gender", "elides"}}
"""What a thing may say of itself."""

NBSP = "\u00a0\u202f"


# Reading the files


@cache
def files(lang: str) -> dict[str, Path]:
    """Find all texts of a language, by a name that is the same in the other: render/text/*/core.ftl."""
    found = {}
    for path in sorted(ROOT.glob("*/**/text/**/*.ftl")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if ".venv" not in parts and lang in parts:
            found["/".join("*" if part == lang else part for part in parts)] = path
    return found


PAIRS = sorted(files("en"))


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.found.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    """List the arguments a message uses, whatever the grammatical form."""
    visitor = _Variables()
    visitor.visit(message)
    return {base(name) for name in visitor.found}


def base(name: str) -> str:
    stem, _, form = name.rpartition("-")
    return stem if stem and form in FORMS else name


def patterns(node: Any) -> Iterator[str]:
    """Give every sentence of a file as it is written, with {} for what is put in."""
    if isinstance(node, ftl.Pattern):
        yield "".join(each.value if isinstance(each, ftl.TextElement) else "{}" for each in node.elements)
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for each in value if isinstance(value, list) else [value]:
                yield from patterns(each)


def sentences(lang: str) -> list[tuple[str, str]]:
    return [
        (f"{name}: {id_}", sentence)
        for name, path in files(lang).items()
        for id_, message in messages(path).items()
        for sentence in patterns(message)
    ]


# Both languages


def test_given_the_texts_then_they_are_found():
    assert {"render/text/*/core", "render/text/*/cubosaurs", "tests/toys/text/*/duel"} <= set(PAIRS)


def test_given_a_file_of_one_language_then_the_other_has_it():
    assert list(files("en")) == list(files("fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAIRS)
def test_given_a_file_then_all_of_it_is_understood(name: str, lang: str):
    body = FluentParser().parse(files(lang)[name].read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    ids = Counter(entry.id.name for entry in body if isinstance(entry, ftl.Message))
    assert [id_ for id_, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_files_that_are_read_together_then_no_text_is_there_twice(lang: str):
    of = {name: set(messages(path)) for name, path in files(lang).items()}
    for name, ids in of.items():
        for other, others in of.items():
            together = name.startswith("render/") or Path(name).parts[:2] == Path(other).parts[:2]
            assert name == other or not together or not ids & others, (name, other)


@pytest.mark.parametrize("name", PAIRS)
def test_given_a_file_then_both_languages_know_the_same_texts_in_the_same_order(name: str):
    assert list(messages(files("en")[name])) == list(messages(files("fr")[name]))


@pytest.mark.parametrize("name", PAIRS)
def test_given_a_text_then_both_languages_use_the_same_arguments(name: str):
    english, french = (messages(files(lang)[name]) for lang in LANGUAGES)
    differing = {
        id_: (variables(english[id_]), variables(french[id_]))
        for id_ in english
        if variables(english[id_]) != variables(french[id_])
    }
    assert differing == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAIRS)
def test_given_a_thing_then_it_says_of_itself_what_its_language_asks_and_other_texts_have_no_marks(
    name: str, lang: str
):
    for id_, message in messages(files(lang)[name]).items():
        marks = {attribute.id.name for attribute in message.attributes}
        assert marks <= (MARKS[lang] if id_.startswith("thing-") else set()), id_
        assert message.value is not None, id_


def test_given_a_thing_that_is_feminine_then_french_says_so():
    for name, path in files("fr").items():
        for id_, message in messages(path).items():
            for mark in message.attributes:
                if mark.id.name == "gender":
                    assert next(patterns(mark)) in {"feminine", "masculine"}, (name, id_)
                if mark.id.name == "elides":
                    assert next(patterns(mark)) in {"yes", "no"}, (name, id_)


# What the code says


@cache
def said(package: str) -> list[tuple[str, str, set[str] | None]]:
    """List the texts that code names outright: (where, id, arguments or None when they are not written out)."""
    found = []
    for path in sorted((ROOT / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _callee(node) in {"Text", "tell", "say", "of"}:
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                prefix = _picture_prefix(path.parent) if package == "render" and _callee(node) == "say" else ""
                found += [(where, prefix + id_, _keywords(node)) for id_ in _literals(node.args[0])]
    return found


@cache
def _picture_prefix(folder: Path) -> str:
    """Give what a game's pictures put before the ids of their labels, which their code leaves out."""
    scene = folder / "scene.py"
    found = re.search(r'LABELS = "(picture-[a-z-]*)"', scene.read_text(encoding="utf-8")) if scene.exists() else None
    return found[1] if found else "picture-"


def _callee(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _keywords(node: ast.Call) -> set[str] | None:
    names = {keyword.arg for keyword in node.keywords}
    return None if None in names else {str(name) for name in names}


def known(package: str, lang: str) -> dict[str, ftl.Message]:
    """Give the texts that a package can count on."""
    roots = {"games": ("render",), "render": ("render",), "bot": ("render", "bot")}[package]
    return {
        id_: message
        for name, path in files(lang).items()
        if name.startswith(roots)
        for id_, message in messages(path).items()
    }


@pytest.mark.parametrize("package", ["games", "render", "bot"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_a_text_that_code_names_then_the_language_knows_it(package: str, lang: str):
    texts = known(package, lang)
    assert [(where, id_) for where, id_, _ in said(package) if id_ not in texts] == []


@pytest.mark.parametrize("package", ["games", "render", "bot"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_a_text_that_code_names_then_it_gets_every_argument_it_uses(package: str, lang: str):
    texts = known(package, lang)
    lacking = [
        (where, id_, variables(texts[id_]) - arguments)
        for where, id_, arguments in said(package)
        if arguments is not None and id_ in texts and not variables(texts[id_]) <= arguments
    ]
    assert lacking == []


def test_given_the_games_then_they_name_many_texts():
    assert len(said("games")) > 50


# Spelling


@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_a_sentence_then_its_quotes_and_apostrophes_are_typographic(lang: str):
    assert [each for each in sentences(lang) if re.search(r"['\"]", each[1])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_a_sentence_then_nobody_shouts_and_nothing_is_isolated(lang: str):
    assert [each for each in sentences(lang) if re.search("[!\u2066-\u2069\u200e\u200f]", each[1])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_given_a_sentence_then_no_blanks_are_doubled_or_left_at_its_end(lang: str):
    assert [each for each in sentences(lang) if re.search(r"  | $|^ ", each[1])] == []


def test_given_french_then_a_space_that_does_not_break_stands_before_high_marks_and_inside_guillemets():
    """Not within a link, a time, or a word that is written as code; and a lone mark is a key to type."""
    for where, sentence in sentences("fr"):
        prose = re.sub(r"`[^`]*`|https?://\S+|\d:\d\d|(?<=, )\? ", "", sentence)
        assert not re.search(rf"(?<![{NBSP}])[;:?]", prose), (where, sentence)
        assert not re.search(rf"«(?![{NBSP}])|(?<![{NBSP}])»", prose), (where, sentence)


def test_given_french_then_nobody_and_no_game_stands_after_a_word_that_elides_before_some_of_their_names():
    for name, path in files("fr").items():
        found = re.findall(r".*\b(?:de|que) \**\{ \$(?:who|about|host|game) \}", path.read_text(encoding="utf-8"))
        assert not found, (name, found)


def test_given_english_then_no_space_stands_before_marks():
    assert [each for each in sentences("en") if re.search(rf"(?<!,)[ {NBSP}][;:?,]", each[1])] == []


# Grammar


@pytest.mark.parametrize(
    ("name", "marks", "forms"),
    [
        ("piège", {}, ("un piège", "le piège", "du piège", "au piège")),
        ("feinte", {"gender": "feminine"}, ("une feinte", "la feinte", "de la feinte", "à la feinte")),
        ("attaque", {"gender": "feminine"}, ("une attaque", "l’attaque", "de l’attaque", "à l’attaque")),
        ("Œuf", {}, ("un Œuf", "l’Œuf", "de l’Œuf", "à l’Œuf")),
        ("étoffe", {"gender": "feminine"}, ("une étoffe", "l’étoffe", "de l’étoffe", "à l’étoffe")),
        ("herbe", {"gender": "feminine", "elides": "yes"}, ("une herbe", "l’herbe", "de l’herbe", "à l’herbe")),
        ("hibou", {}, ("un hibou", "le hibou", "du hibou", "au hibou")),
        ("yack", {}, ("un yack", "le yack", "du yack", "au yack")),
        ("onze", {"elides": "no"}, ("un onze", "le onze", "du onze", "au onze")),
    ],
)
def test_given_a_french_thing_then_its_articles_are_right(name: str, marks: dict[str, str], forms: tuple[str, ...]):
    found = grammar.THING["fr"](name, marks)
    assert tuple(found[form] for form in ("a", "the", "of", "to")) == forms


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Émile", "d’Émile"),
        ("Ada", "d’Ada"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Wallace", "de Wallace"),
        ("Ötzi", "d’Ötzi"),
        ("Œdipe", "d’Œdipe"),
        ("達爾文", "de 達爾文"),
        ("42", "de 42"),
        ("", "de "),
    ],
)
def test_given_a_french_name_then_de_is_elided_before_vowels(name: str, of: str):
    assert grammar.PERSON["fr"](name)["of"] == of


@pytest.mark.parametrize(
    ("name", "marks", "a", "many"),
    [
        ("Egg", {"many": "Eggs"}, "an Egg", "Eggs"),
        ("Strike", {}, "a Strike", "Strike"),
        ("unicorn", {"a": "a unicorn"}, "a unicorn", "unicorn"),
    ],
)
def test_given_an_english_thing_then_its_article_is_right(name: str, marks: dict[str, str], a: str, many: str):
    forms = grammar.THING["en"](name, marks)
    assert (forms["a"], forms["the"], forms["many"]) == (a, f"the {name}", many)


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [([], "", ""), (["a"], "a", "a"), (["a", "b"], "a and b", "a et b"), (["a", "b", "c"], "a, b and c", "a, b et c")],
)
def test_given_a_list_then_it_is_joined_as_a_sentence_does(items: list[str], english: str, french: str):
    assert (grammar.joined("en", items), grammar.joined("fr", items)) == (english, french)


# Saying


@pytest.fixture(params=["folder", "file"])
def extra(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Write some texts, as a folder of a language or as its single file."""
    for lang, text in (
        ("en", "kept = { $who } keeps { $card-a } of { $whom-s }: { $n }\nthing-an-owl = owl\n    .many = owls\n"),
        ("fr", "kept = { $who } garde { $card-the } { $whom-of } : { $n }\nthing-an-owl = hibou\n"),
    ):
        path = tmp_path / lang / "own.ftl" if request.param == "folder" else tmp_path / f"{lang}.ftl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_given_further_texts_in_either_layout_then_they_are_said_with_names_and_articles(extra: Path):
    text = Text("kept", who=SeatRef(0), whom=SeatRef(1), card=Thing("an_owl"), n=-2)
    assert Words("en", NAMES, extra=extra).say(text) == "Ada keeps an owl of Émile’s: −2"
    assert Words("fr", NAMES, extra=extra).say(text) == "Ada garde le hibou d’Émile : −2"
    assert {"kept", "thing-an-owl", "error-game-over"} <= message_ids("fr", extra)


def test_given_an_entry_that_refers_to_others_in_further_files_then_they_are_read_with_it(tmp_path: Path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        "# Who = nobody\nwhole = { $n ->\n[one] one { -beast }\n*[other] { many } of them\n}\n    .mark = m\n# end\n",
        encoding="utf-8",
    )
    (tmp_path / "en" / "b.ftl").write_text("-beast = owl\nmany =\n    many { -beast }s\nmany = few\n", encoding="utf-8")
    words = Words("en", (), extra=tmp_path)
    assert words.say(Text("whole", n=1)) == "one owl"
    assert words.say(Text("whole", n=2)) == "many owls of them"
    assert not words.knows("Who")
    assert not words.knows("-beast")


def test_given_lists_and_texts_within_texts_then_all_are_said():
    words = Words("fr", NAMES, extra=toys.TEXT)
    assert words.say(Text("error-not-your-turn", waiting=(SeatRef(0), SeatRef(1)))).endswith("Ada et Émile.")
    nested = Text("error-record-setup", why=Text("error-game-over"))
    assert words.say(nested).endswith("La partie est terminée.")
    assert words.thing("duel-parry", "of") == "de la parade"
    assert words.thing("duel-strike", "the") == "l’attaque"
    assert words.thing("duel_snare") == "piège"


def test_given_a_seat_without_a_name_then_its_number_is_said():
    assert Words("en", ()).say(Text("error-not-your-turn", waiting=(SeatRef(2),))).endswith("waits for 3.")


def test_given_what_cannot_be_said_then_it_is_named():
    words = Words("en", NAMES)
    assert words.knows("error-game-over")
    assert not words.knows("no-such-text")
    with pytest.raises(UnknownText, match="'en' has no text 'no-such-text'"):
        words.say(Text("no-such-text"))
    with pytest.raises(UnknownText, match="has no text 'thing-unicorn'"):
        words.thing("unicorn")
    with pytest.raises(UnknownText, match="'problem-seats' cannot be said in 'en'"):
        words.say(Text("problem-seats", seats=3))
    with pytest.raises(UnknownText, match="no language 'de'"):
        Words("de", NAMES)


def test_given_a_name_that_looks_like_a_text_then_it_is_said_as_it_is():
    name = "{ $n } -> [one]"
    assert Words("en", (name,)).say(Text("error-not-your-turn", waiting=(SeatRef(0),))).endswith(f"waits for {name}.")
