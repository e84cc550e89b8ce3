"""The articles and joints that a language puts around names."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_VOWELS = "aeiouœæ"


def _english_thing(name: str, grammar: Mapping[str, str]) -> dict[str, str]:
    article = "an" if name[:1].lower() in "aeiou" else "a"
    one = grammar.get("a", f"{article} {name}")
    # "A" begins a sentence.
    return {"a": one, "A": one[:1].upper() + one[1:], "the": f"the {name}", "many": grammar.get("many", name)}


def _french_thing(name: str, grammar: Mapping[str, str]) -> dict[str, str]:
    feminine = grammar.get("gender") == "feminine"
    if elides(name) if "elides" not in grammar else grammar["elides"] == "yes":
        the, of, to = f"l’{name}", f"de l’{name}", f"à l’{name}"
    elif feminine:
        the, of, to = f"la {name}", f"de la {name}", f"à la {name}"
    else:
        the, of, to = f"le {name}", f"du {name}", f"au {name}"
    return {
        "a": f"{'une' if feminine else 'un'} {name}",
        "the": the,
        "of": of,
        "to": to,
        "many": grammar.get("many", name),
        "gender": "feminine" if feminine else "masculine",
    }


def _english_person(name: str) -> dict[str, str]:
    return {"s": f"{name}’s"}


def _french_person(name: str) -> dict[str, str]:
    return {"of": f"d’{name}" if elides(name) else f"de {name}"}


def elides(name: str) -> bool:
    """Tell whether a French article loses its vowel before this word: before Émile and Yves, not before Yann.

    The silent h cannot be told from the other: a thing with one says `.elides = yes`, a person keeps the full article.
    """
    bare = [unicodedata.normalize("NFD", letter)[:1] for letter in name[:2].lower()]
    if bare[:1] == ["y"]:
        return len(bare) > 1 and bare[1] not in _VOWELS
    return bool(bare) and bare[0] in _VOWELS


THING: dict[str, Callable[[str, Mapping[str, str]], dict[str, str]]] = {"en": _english_thing, "fr": _french_thing}
PERSON: dict[str, Callable[[str], dict[str, str]]] = {"en": _english_person, "fr": _french_person}
AND = {"en": "and", "fr": "et"}


def joined(lang: str, items: Sequence[str]) -> str:
    """Join items as a sentence does: a, b and c."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {AND[lang]} {items[-1]}"
