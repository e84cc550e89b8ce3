"""What a start, a move, an undo and an end do to a table: each gives the change to commit, and touches nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

import games
from bot.refusals import CannotUndo, CannotUndoAlone, NotStarted, TableClosed
from bot.store.base import Call, Change, Checkpoint, Line, Position, Undoing
from bot.table import ENDED, LOBBY, OVER, PLAYING, Asking, Standing, Table
from games.core import Event, Game, GameError, SeatRef, Text, mask

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.store.base import Saved, WayBack

SETUP = "setup"
UNDO = "undo"
RULES = "rules"

ASKING = Call("asking")
"""Brings the message of a request up to date."""
OFFERS = Call("offer")
"""Brings the messages that offer seats up to date."""


class Held(NamedTuple):
    """A table as the store has it, with its game. The game is shared with whoever looked, so it is never played."""

    table: Table
    game: Game[Any] | None
    position: Position | None
    broken: GameError | None = None
    """Why the stored game cannot be loaded; the table can still be looked at and ended."""


class Outcome(NamedTuple):
    """What a change leads to."""

    change: Change
    held: Held
    events: list[Event]


def loaded(saved: Saved) -> Held:
    """Bring a stored table to life."""
    table, position = saved
    if position is None:
        return Held(table, None, None)
    try:
        return Held(table, games.load(table.game, position.dump), position)
    except GameError as error:
        return Held(table, None, position, error)


def changed(table: Table, now: float, **fields: Any) -> Table:
    """Give the table's next revision."""
    return replace(table, revision=table.revision + 1, changed=now, **fields)


# What happens


def started(table: Table, seed: bytes, now: float) -> Outcome:
    """Set up the game."""
    game = games.new(table.game, seats=len(table.seats), options=table.options, seed=seed)
    line = Line(table.moves + 1, None, "", SETUP, game.opening)
    after = changed(
        table, now, version=game.rules.version, options=dict(game.options), status=_status(game), moves=line.number
    )
    return _outcome(after, game, waited=(), line=line)


def moved(held: Held, seat: int, key: str, now: float, late: Sequence[Event] = ()) -> Outcome:
    """Play a move on a copy of the game; `late` is told first when the computer answers for somebody."""
    game = _copy(held)
    decision = game.pending().get(seat)
    kind = decision.kind if decision is not None else ""
    by_itself = automatic(held.table, game, seat)
    waited = () if by_itself else _persons(held.table, game)
    own_turn = decision is not None and decision.standing is None
    events = [*late, *game.play(seat, key)]
    line = Line(held.table.moves + 1, seat, kind, key, events)
    back = None if late or by_itself else seat  # whoever plays by hand is not absent
    asking = overtaken(held.table, finished=game.finished, back=back)
    here = tuple(each for each in held.table.offered if not game.finished and each != back)
    after = changed(held.table, now, status=_status(game), moves=line.number, asking=asking, offered=here)
    if own_turn:  # answers given until the next turn end with it
        after = replace(after, standing=tuple(each for each in after.standing if each.seat != seat or each.always))
    return and_say(_outcome(after, game, waited=waited, line=line), held.table)


def undone(held: Held, seat: int, way: WayBack | None, now: float) -> Outcome:
    """Take back a seat's last move, and play again what others played after it."""
    assert held.game is not None
    if way is None:
        raise CannotUndo(f"Seat {seat} has made no move.", Text("table-undo-nothing"))
    kept = way.checkpoint
    if kept is None or kept.barrier != held.game.barrier:
        raise CannotUndoAlone(
            f"Something was revealed since move {way.number}.", Text("table-undo-revealed"), way.number
        )
    game = games.load(held.table.game, kept.dump)
    undoing = Undoing(way.number, tuple(_replay(game, way)))
    if game.barrier != kept.barrier:
        raise CannotUndoAlone(f"What followed move {way.number} reveals it.", Text("table-undo-revealed"), way.number)
    events = [Event(Text("table-undone", who=SeatRef(seat)))]
    line = Line(held.table.moves + 1, None, "", UNDO, events)
    asking = overtaken(held.table, back=seat)
    after = changed(held.table, now, epoch=held.table.epoch + 1, moves=line.number, asking=asking)
    here = tuple(each for each in after.offered if each != seat)
    standing = without(after, seat)  # else it would be answered again at once
    after = replace(after, standing=standing, offered=here)
    return taken_back(held, seat, after, game, (line, undoing))


def ended(held: Held, now: float, **fields: Any) -> Outcome:
    """Stop a game, or cancel a lobby."""
    known = {"asking": overtaken(held.table, finished=True), **fields}
    after = changed(held.table, now, status=ENDED, offered=(), **known)
    change = Change(table=after, calls=(Call("ended"),), asked={})
    return and_say(Outcome(change, held._replace(table=after), []), held.table)


def under_new_rules(held: Held, now: float) -> Outcome:
    """Tell a table that its game goes on with newer rules."""
    assert held.game is not None
    assert held.position is not None
    news = Text("table-new-rules", old=held.position.rules, new=held.game.rules.version)
    line = Line(held.table.moves + 1, None, "", RULES, [Event(news)])
    return told(held, changed(held.table, now, moves=line.number), line)


def told(held: Held, after: Table, line: Line) -> Outcome:
    """Tell everybody something at the board; the game stands as before."""
    return _outcome(after, _copy(held), waited=(), line=line)


def insist_on_game(held: Held) -> None:
    """Refuse what only a running game allows."""
    if held.table.status == LOBBY:
        raise NotStarted(held.table.id)
    if held.table.status != PLAYING:
        raise TableClosed(held.table.id)
    if held.broken is not None:
        raise held.broken


# Requests to the others, as far as moves end them


def overtaken(table: Table, *, finished: bool = False, back: int | None = None) -> Asking | None:
    """Give the table's request as it is after a move: nobody undoes an earlier one, or replaces who is back."""
    asking = table.asking
    if asking is None or not asking.open:
        return asking
    here = back is not None and asking.about == back
    return replace(asking, ended="overtaken") if finished or here or asking.kind == UNDO else asking


def and_say(outcome: Outcome, before: Table) -> Outcome:
    """Bring the messages of requests and offers up to date, if this changed them."""
    change = outcome.change
    calls = change.calls
    if change.table.asking != before.asking:
        calls = (ASKING, *calls)
    if change.table.offered != before.offered:
        calls = (OFFERS, *calls)
    return outcome._replace(change=replace(change, calls=calls))


# The position afterwards, and what has to be said


def _outcome(table: Table, game: Game[Any], *, waited: tuple[int, ...], line: Line) -> Outcome:
    position = _position(game, waited)
    change = Change(
        table=table,
        position=position,
        line=line,
        calls=calls(table, game, waited),
        asked=_asked(game),
        waiting=waiting(table, game),
    )
    return Outcome(change, Held(table, game, position), line.events)


def calls(table: Table, game: Game[Any], waited: Iterable[int]) -> tuple[Call, ...]:
    """List what has to be said when play has come here; `waited`: who was waited for before."""
    if game.finished:
        return Call("board"), Call("over")
    asked = game.pending()
    if any(automatic(table, game, seat) for seat in asked):
        return ()  # it is answered at once, and that move says all
    new = [seat for seat in asked if seat not in waited]
    prompts = [Call("prompt", seat, asked[seat].id) for seat in new if knows_more(game, seat)]
    return (Call("board"), *prompts) if new else ()


def knows_more(game: Game[Any], seat: int) -> bool:
    """Tell whether a seat sees cards that a spectator does not."""
    own, public = mask(seat), mask(None)
    return any(known & own and not known & public for zone in game.zones() for known in zone.seen)


def waiting(table: Table, game: Game[Any]) -> dict[int, str]:
    """Name the questions that people are asked; another pace, person or epoch makes another question."""
    return {
        seat: f"{table.pace}.{table.seats[seat].person}.{table.epoch}.{decision.id}"
        for seat, decision in game.pending().items()
        if table.seats[seat].person is not None
    }


def computers_asked(held: Held) -> list[int]:
    """List the seats that are answered for: by a computer player, or by what a person said beforehand."""
    if held.game is None or held.table.status != PLAYING:
        return []
    return [seat for seat in held.game.pending() if automatic(held.table, held.game, seat)]


def automatic(table: Table, game: Game[Any], seat: int) -> bool:
    """Tell whether nobody has to be waited for at a seat."""
    return table.seats[seat].computer is not None or standing_answer(table, game, seat) is not None


def standing_answer(table: Table, game: Game[Any], seat: int) -> str | None:
    """Give what a person has answered beforehand to the question they are asked."""
    mine = [each for each in table.standing if each.seat == seat]
    decision = game.pending().get(seat) if mine else None
    if decision is None or decision.standing is None:
        return None
    found = next((each.key for each in mine if each.kind == decision.kind), None)
    return found if found is not None and any(each.key == found for each in decision.options) else None


def without(table: Table, seat: int) -> tuple[Standing, ...]:
    """Give the standing answers of all other seats."""
    return tuple(each for each in table.standing if each.seat != seat)


def _status(game: Game[Any]) -> str:
    return OVER if game.finished else PLAYING


def _persons(table: Table, game: Game[Any]) -> tuple[int, ...]:
    return tuple(seat for seat in game.pending() if table.seats[seat].person is not None)


def _asked(game: Game[Any]) -> dict[int, str]:
    return {seat: decision.id for seat, decision in game.pending().items()}


def _position(game: Game[Any], waited: tuple[int, ...]) -> Position:
    return Position(game.dump(), game.rules.version, game.barrier, game.turn, waited)


def _copy(held: Held) -> Game[Any]:
    assert held.position is not None
    return games.load(held.table.game, held.position.dump)


# Undo


def _replay(game: Game[Any], way: WayBack) -> Iterable[Checkpoint]:
    """Play what others played, as long as they are asked the same; give the position before each move."""
    for line in way.later:
        assert line.seat is not None
        decision = game.pending().get(line.seat)
        if decision is None or decision.kind != line.kind or all(each.key != line.key for each in decision.options):
            raise CannotUndoAlone(
                f"Move {line.number} is an answer to it.",
                Text("table-undo-answered", who=SeatRef(line.seat)),
                way.number,
            )
        yield Checkpoint(line.number, game.barrier, game.turn, game.dump())
        game.play(line.seat, line.key)


def taken_back(held: Held, seat: int, after: Table, game: Game[Any], step: tuple[Line, Undoing]) -> Outcome:
    """Say it with a new board; close prompts for withdrawn questions, and prompt others for those asked instead."""
    assert held.game is not None
    line, undoing = step
    same = _same_questions(held.game, game)
    aware = {*same, seat} & held.game.pending().keys()
    said = tuple(call for call in calls(after, game, ()) if call.kind != "prompt" or call.seat not in aware)
    position = _position(game, ())
    change = Change(
        table=after,
        position=position,
        line=line,
        undoing=undoing,
        calls=said,
        asked=same,
        waiting=waiting(after, game),
    )
    return and_say(Outcome(change, Held(after, game, position), line.events), held.table)


def _same_questions(before: Game[Any], after: Game[Any]) -> Mapping[int, str]:
    """Give the questions that were open and still are; an id alone may have been given anew to another question."""
    old = before.pending()
    return {
        seat: decision.id
        for seat, decision in after.pending().items()
        if seat in old and (old[seat].id, old[seat].kind) == (decision.id, decision.kind)
    }
