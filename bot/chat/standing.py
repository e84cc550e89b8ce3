"""Standing answers on the panel: offered where a question allows it, listed for their owner, revoked by one button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import standing
from bot import words as spoken
from bot.chat.ids import Id
from bot.chat.sheet import Button, Row, clip

if TYPE_CHECKING:
    from bot.table import Look
    from games.core import Decision

LABEL = 40
"""So much of an answer fits on a button beside the words around it."""


def offers(look: Look, decision: Decision, lang: str) -> tuple[Row, ...]:
    """Offer to answer a question beforehand, where its game allows that."""
    if decision.standing is None:
        return ()
    words = spoken.plain(lang, look.table.names)
    answer = clip(words.say(decision.option(decision.standing).label), LABEL)
    table = look.table
    return (
        tuple(
            Button(
                Id("standing", table.id, table.epoch, decision.id, rest),
                words.of(f"people-standing-{rest}", answer=answer),
            )
            for rest in ("turn", "always")
        ),
    )


def lines(look: Look, seat: int, lang: str) -> list[str]:
    """List what a seat has answered beforehand."""
    words = spoken.written(lang, look.table.names)
    return [
        words.of("people-standing-is-always" if each.always else "people-standing-is-turn", answer=each.label)
        for each in standing.of(look.table, seat)
    ]


def revoking(look: Look, seat: int, lang: str) -> tuple[Button, ...]:
    """Give the button that revokes all of it, if there is anything."""
    if not standing.of(look.table, seat):
        return ()
    return (Button(Id("standing_off", look.table.id), spoken.plain(lang).of("people-button-standing-off")),)
