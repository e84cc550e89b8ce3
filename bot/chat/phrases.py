"""Sentences put together: what happened, whom we wait for, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import SeatRef, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.table import Entry, Look, Table
    from bot.words import Words
    from games.core import Event, Outcome
    from games.core.text import Arg


HOUR, DAY = 3600, 86_400
"""Seconds."""


def told(events: Iterable[Event], viewer: int | None, words: Words) -> str:
    """Tell what happened in one paragraph, as far as a viewer may know."""
    return " ".join(words.say(event.text) for event in events if event.seen_by(viewer))


def happened(entries: Iterable[Entry], viewer: int | None, words: Words) -> list[str]:
    """Tell what stands in the log, a line for each move that was not taken back."""
    lines = (told(entry.events, viewer, words) for entry in entries if not entry.undone)
    return [f"- {line}" for line in lines if line]


def newest(lines: Sequence[str], room: int, words: Words) -> str:
    """Join the newest lines that fit, and say how many are left out."""
    if len("\n".join(lines)) <= room:
        return "\n".join(lines)
    left = len(lines)
    kept: list[str] = []
    for line in reversed(lines):
        head = words.of("chat-earlier-lines", n=left - 1)
        if sum(len(each) + 1 for each in kept) + len(line) + len(head) + 1 > room:
            break
        kept.insert(0, line)
        left -= 1
    return "\n".join([words.of("chat-earlier-lines", n=left), *kept])


def changed(entries: Iterable[Entry]) -> tuple[str, ...]:
    """List the places where something public happened, for a soft ring on the picture."""
    events = (event for entry in entries if not entry.undone for event in entry.events)
    return tuple(dict.fromkeys(place for event in events if event.to is None for place in event.at))


def mention(table: Table, seat: int) -> str | SeatRef:
    """Give a person as a mention, a computer player by name."""
    person = table.seats[seat].person
    return SeatRef(seat) if person is None else f"<@{person}>"


def awaited(look: Look) -> tuple[int, ...]:
    """List the people the game waits for."""
    seats = (look.table.seats[seat] for seat in look.game.pending())
    return tuple(seat.person for seat in seats if seat.person is not None)


def call(look: Look, words: Words) -> str:
    """Call whoever is to choose, with a mention for people; the questions of others are public."""
    pending = look.game.pending()
    if not pending:
        return ""
    who: tuple[Arg, ...] = tuple(mention(look.table, seat) for seat in pending)
    prompts = {decision.prompt for decision in pending.values()}
    people = awaited(look)
    if not people:
        return words.of("chat-thinking", who=who)
    if len(prompts) == 1 and len(people) == len(pending):
        return words.of("chat-your-turn", who=who, prompt=prompts.pop())
    return words.of("chat-your-turn-all", who=who)


def waiting(look: Look, words: Words) -> str:
    """Say whom we wait for, by name, without calling anybody."""
    pending = look.game.pending()
    if not pending:
        return words.of("chat-nobody-waited")
    return words.of("chat-waiting", who=tuple(SeatRef(seat) for seat in pending))


def result(outcome: Outcome, words: Words) -> str:
    """Tell how a game ended: why, then everybody's place and where the points come from."""
    lines = [f"**{words.say(outcome.reason)}**"]
    place = 1
    for seats in outcome.ranking:
        for seat in seats:
            parts = outcome.breakdown[seat] if outcome.breakdown else ()
            said = tuple(words.of("chat-points-of", what=what, n=n) for what, n in parts)
            lines.append(_standing(place, seat, outcome.scores[seat], said, words))
        place += len(seats)
    return "\n".join(lines)


def _standing(place: int, seat: int, points: int, parts: tuple[str, ...], words: Words) -> str:
    line = words.of("chat-standing", place=place, who=SeatRef(seat), points=points)
    return f"{line} ({', '.join(parts)})" if parts else line


def problems(found: Sequence[Text], words: Words) -> str:
    """List all that is missing."""
    return " ".join(words.say(each) for each in found)


def pace_name(pace: int, words: Words) -> str:
    """Name a pace: no clock, or the hours or days per move."""
    if not pace:
        return words.of("people-pace-none")
    if pace > DAY:
        return words.of("people-pace-days", n=pace // DAY)
    return words.of("people-pace-hours", n=pace // HOUR)


def pace(table: Table, words: Words) -> str:
    """Say at which pace a table plays; nothing where nobody looks at the clock."""
    if not table.pace:
        return ""
    return words.of("people-pace-line", pace=pace_name(table.pace, words), late=Text(f"people-late-{table.late}"))
