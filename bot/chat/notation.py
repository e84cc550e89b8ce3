"""Moves by text: what a player types is matched with the legal moves, by key or by label."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from bot.chat.sheet import clip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.words import Words
    from games.core import Decision, Option

OFFERS = 25
LENGTH = 100


class Offer(NamedTuple):
    """A completion: what is shown, and what is sent."""

    name: str
    value: str


def folded(text: str) -> str:
    """Give a text without case, accents and doubled spaces, for comparing."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return " ".join(letters.replace("’", "'").replace("œ", "oe").split())


def offers(decision: Decision, typed: str, words: Words) -> list[Offer]:
    """List the legal moves that fit what was typed so far, best first; several keys are offered as they are."""
    wanted = folded(typed)
    ranked = [(_rank(option, wanted, words), option) for option in decision.options]
    ranked.sort(key=lambda each: -each[0])
    fitting = [option for rank, option in ranked if rank]
    found = [Offer(_shown(decision, option, words), option.key) for option in fitting[:OFFERS]]
    keys = typed.split()
    several = " ".join(keys)
    # What is longer than an offer may be sent as it was typed; cut short it would be another move.
    if not found and len(keys) > 1 and len(several) <= LENGTH and any(each.key == keys[0] for each in decision.options):
        found.append(Offer(clip(words.of("chat-several-moves", moves=tuple(keys)), LENGTH), several))
    return found


def _rank(option: Option, wanted: str, words: Words) -> int:
    """Tell how well an option fits: 0 is not at all."""
    label = folded(words.say(option.label))
    if not wanted:
        return 1
    if wanted in {option.key, label}:
        return 4
    if option.key.startswith(wanted) or label.startswith(wanted):
        return 3
    if wanted in option.key or wanted in label:
        return 2
    return 1 if all(word in label or word in option.key for word in wanted.split()) else 0


def _shown(decision: Decision, option: Option, words: Words) -> str:
    label = words.say(option.label)
    detail = words.say(decision.detail(option.key))
    return clip(label if detail == label else f"{label} · {detail}", LENGTH)


def keys(decision: Decision, typed: str, words: Words) -> Sequence[str]:
    """Read what was typed: a label as it is shown, or one key or several with spaces between."""
    wanted = folded(typed)
    for option in decision.options:
        if wanted == folded(words.say(option.label)):
            return (option.key,)
    return typed.split() or ("",)
