"""What must be true of any game at any moment. Each check raises Wrong with a sentence that says what is not."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import games
from games.core import UNKNOWN, Dice, SeatRef, Text, Thing, codec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

    from games.core import Decision, Event, Game, Option, Refusal, Rules

    Say: TypeAlias = Callable[[str, Text], str]
    """Says a text in a language, and raises when it cannot."""

LANGUAGES = ("en", "fr")
KEY = re.compile(r"[a-z0-9_:,.+-]{1,60}")
NAME = re.compile(r"[a-z0-9_]+\.[a-z0-9_]+")
MOST = 25
LABEL = 80
DETAIL = 100
REDEALS = 40

PASSING: dict[str, frozenset[str]] = {"cubosaurs": frozenset({"cubosaurs-round-ends"})}
"""By game, the events that hide again what was shown in the same move: a kept hand lies face up, the round is scored by
it, and all cards are shuffled. Such a move tells everybody what no view keeps."""


class Wrong(AssertionError):
    """A sentence about a game that is not as it must be."""


def want(truth: object, sentence: str) -> None:
    if not truth:
        raise Wrong(sentence)


@contextmanager
def refusing(error: type[Exception], what: str) -> Iterator[list[Any]]:
    """Insist that a block raises this error; the error is put into the list."""
    caught: list[Any] = []
    try:
        yield caught
    except error as refusal:
        caught.append(refusal)
        return
    raise Wrong(f"{what} was not refused with {error.__name__}.")


def viewers(game: Game[Any]) -> tuple[int | None, ...]:
    return (None, *range(game.seats))


# Words


def sayable(say: Say | None, text: object, what: str, most: int = 0) -> None:
    """Insist on a text that both languages can say, in so many characters at most."""
    want(isinstance(text, Text), f"{what} is no text: {text!r}.")
    for name, arg in text.args.items():
        want(_argument(arg), f"{what} has an argument that cannot be put into words: {name}={arg!r}.")
    if say is None:
        return
    for language in LANGUAGES:
        said = say(language, text)
        want(said.strip(), f"{what} is empty in {language}: {text!r}.")
        want(not most or len(said) <= most, f"{what} has {len(said)} characters in {language}, not {most}: {said!r}.")


def _argument(arg: object) -> bool:
    """Tell whether words can be made of it: int, str, SeatRef, Thing, Text or a tuple of these, nothing else."""
    if isinstance(arg, tuple):
        return all(map(_argument, arg))
    if isinstance(arg, Text):
        return all(map(_argument, arg.args.values()))
    return isinstance(arg, int | str | SeatRef | Thing) and not isinstance(arg, bool)


def front_door(rules: Rules, say: Say | None) -> None:
    """Check what a lobby shows: title, options, their values, and defaults that work for every number of seats."""
    sayable(say, rules.title, "The title", LABEL)
    for setting in rules.options:
        sayable(say, rules.label(setting.name), f"The name of the option {setting.name}", LABEL)
        want(setting.default in setting.values, f"The default of {setting.name} is none of its values.")
        for value in setting.values:
            sayable(say, rules.value_label(setting.name, value), f"The value {value!r} of {setting.name}", LABEL)
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        problems = rules.problems(seats, rules.defaults(seats))
        want(not problems, f"The defaults for {seats} seats have problems: {problems}.")


def said(events: Sequence[Event], seats: int, say: Say | None) -> None:
    """Check that events can be told, to seats that exist."""
    for event in events:
        sayable(say, event.text, f"The event {event.text.id}")
        want(
            event.to is None or set(event.to) <= set(range(seats)), f"The event {event} is told to nobody at the table."
        )
        want(all(isinstance(at, str) and at for at in event.at), f"The event {event} happens at no place.")


# Questions


def questions(game: Game[Any], say: Say | None) -> None:
    """Check all questions that wait: form, words, that a copy asks the same, and that asking changes nothing."""
    data = game.dump()
    pending = game.pending()
    copy = games.load(game.rules.name, data)
    want(list(copy.pending()) == list(pending), "A reloaded copy asks other seats.")
    for seat, decision in pending.items():
        want(decision.seat == seat, f"The question {decision} is filed under seat {seat}.")
        want(NAME.fullmatch(decision.kind), f"The kind {decision.kind!r} of a question is no name.")
        want(
            copy.pending()[seat] == decision, f"A reloaded copy asks {copy.pending()[seat]!r} otherwise: {decision!r}."
        )
        _form(decision)
        _words(decision, say)
    want(game.dump() == data, "Looking at the questions changed the game.")


def _form(decision: Decision) -> None:
    options, kind = decision.options, decision.kind
    want(len(options) > 1 or (options and decision._ask.always), f"{kind} is asked with {len(options)} options.")
    keys = [each.key for each in (*options, *decision.refused)]
    for key in keys:
        want(KEY.fullmatch(key), f"The key {key!r} of {kind} is not 1 to 60 characters of [a-z0-9_:,.+-].")
    doubled = [key for key, times in Counter(keys).items() if times > 1]
    want(not doubled, f"{kind} has keys twice, in its options or refusals: {doubled}.")
    groups = Counter(each.group for each in options)
    want(len(groups) <= MOST, f"{kind} has {len(groups)} groups.")
    want(max(groups.values()) <= MOST, f"{kind} has {max(groups.values())} options in one group.")
    for option in options:
        want(option.at is None or (isinstance(option.at, str) and option.at), f"{kind} {option.key} is at no place.")
        want(_plain(option.value), f"{kind} {option.key} carries {option.value!r}, which is no plain value.")


def _plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(_plain(each) for each in value)
    return value is None or isinstance(value, bool | int | str)


def _words(decision: Decision, say: Say | None) -> None:
    kind = decision.kind
    sayable(say, decision.prompt, f"The prompt of {kind}")
    for language in LANGUAGES if say is not None else ():
        labels = Counter(say(language, each.label) for each in decision.options)
        doubled = [label for label, times in labels.items() if times > 1]
        want(not doubled, f"{kind} calls several options the same in {language}: {doubled}.")
    each: Option | Refusal
    for each in decision.options:
        sayable(say, each.label, f"The label of {kind} {each.key}", LABEL)
        sayable(say, decision.detail(each.key), f"The detail of {kind} {each.key}", DETAIL)
        if each.group is not None:
            sayable(say, each.group, f"The group of {kind} {each.key}", LABEL)
    for each in decision.refused:
        sayable(say, each.label, f"The label of the refused {kind} {each.key}", LABEL)
        sayable(say, each.why, f"The reason against {kind} {each.key}", DETAIL)


def refusals(game: Game[Any]) -> None:
    """Play what may not be played: each is refused with the right error, and nothing changes."""
    data, pending = game.dump(), game.pending()
    ids = {seat: decision.id for seat, decision in pending.items()}
    for seat, decision in pending.items():
        for refusal in decision.refused:
            with refusing(games.IllegalMove, f"The refused key {refusal.key!r}") as caught:
                game.play(seat, refusal.key)
            given = (caught[0].key, caught[0].why, caught[0].rule)
            want(
                given == (refusal.key, refusal.why, refusal.rule), f"{refusal} was refused for another reason: {given}."
            )
        for junk in ("no_such_option", "", f"{decision.options[0].key} ", "x" * 999):
            with refusing(games.IllegalMove, f"The key {junk!r}"):
                game.play(seat, junk)
    anything = next((decision.options[0].key for decision in pending.values()), "anything")
    for seat in range(game.seats):
        if seat not in pending:
            with refusing(games.NotYourTurn, f"A move of seat {seat}"):
                game.play(seat, anything)
    for nobody in (-1, game.seats, True, None, "0"):
        with refusing(games.UnknownSeat, f"A move of seat {nobody!r}"):
            game.play(nobody, anything)
        with refusing(games.UnknownSeat, f"The outlook of seat {nobody!r}"):
            game.appraise(nobody)
    want(game.dump() == data, "A refused move changed the game.")
    want({seat: each.id for seat, each in game.pending().items()} == ids, "A refused move changed the questions.")


@dataclass(frozen=True)
class Asked:
    """The questions before a move, to be compared with those after it."""

    questions: dict[int, tuple[str, Any]]

    @classmethod
    def of(cls, game: Game[Any]) -> Asked:
        return cls({seat: (decision.id, decision._ask) for seat, decision in game.pending().items()})

    def then(self, game: Game[Any], seat: int) -> None:
        """Insist that ids stay while others answer, and change with the question."""
        for other, (now, ask) in Asked.of(game).questions.items():
            if other not in self.questions:
                continue
            before, was = self.questions[other]
            if other == seat:
                want(now != before, f"Seat {seat} answered {before}, and its next question has the same id.")
            else:
                same = "kept its question, but not" if was is ask else "is asked something else by"
                want((now == before) == (was is ask), f"Seat {other} {same} the id {before}; now it is {now}.")


# What is hidden


def views(game: Game[Any]) -> None:
    """Check every view: own questions in full, others' closed, and nothing of the luck to come."""
    pending = game.pending()
    lucky = games.load(game.rules.name, game.dump())
    lucky.dice = Dice(bytes(byte ^ 0xA5 for byte in game.dice.seed), game.dice.position + 17)
    for viewer in viewers(game):
        view = game.view(viewer)
        want(not hasattr(view, "play"), "A view can be played.")
        want(view == lucky.view(viewer), f"The view of {viewer} depends on the seed or the position of the dice.")
        facts = (view.turn, view.barrier, view.seats, view.options, view.outcome)
        want(
            facts == (game.turn, game.barrier, game.seats, game.options, game.outcome),
            f"The view of {viewer} tells other facts: {facts}.",
        )
        shown = view.pending()
        want(list(shown) == list(pending), f"The view of {viewer} waits for {list(shown)}, not {list(pending)}.")
        for seat, decision in pending.items():
            if seat == viewer:
                _own_question(decision, shown[seat])
            else:
                _closed_question(decision, shown[seat], viewer)


def _own_question(decision: Decision, shown: Decision) -> None:
    want(shown == decision, f"Seat {decision.seat} sees another question than is asked: {decision!r}.")
    for option in decision.options:
        want(
            shown.detail(option.key) == decision.detail(option.key),
            f"The detail of {decision.kind} {option.key} tells seat {decision.seat} something hidden.",
        )


def _closed_question(decision: Decision, shown: Decision, viewer: int | None) -> None:
    want(not shown.options and not shown.refused, f"{viewer} sees what seat {decision.seat} may answer.")
    with refusing(games.IllegalMove, "The detail of a closed question"):
        shown.detail(decision.options[0].key)
    if shown.id == decision.id:
        want(shown.prompt == decision.prompt, f"The prompt of {decision.kind} tells {viewer} something hidden.")
        want(shown.kind == decision.kind, f"The question {decision.kind} is shown to {viewer} as {shown.kind}.")
    else:  # in a sealed lane others do not see how far a seat is
        stems = shown.id.partition("."), decision.id.partition(".")
        want(stems[0][0] == stems[1][0] and stems[0][1], f"{decision.kind} is shown to {viewer} with another id.")


def imaginations(game: Game[Any], random: Random) -> None:
    """Check that what a viewer may imagine agrees with what it knows, and that the rest is really dealt anew."""
    for viewer in viewers(game):
        view = game.view(viewer)
        world = game.imagine(viewer, Dice(random.randbytes(32)))
        want(world.view(viewer) == view, f"What {viewer} imagines does not agree with what it sees.")
        world.check()
        shown = view.pending()
        want(list(world.pending()) == list(shown), f"What {viewer} imagines waits for other seats.")
        for seat, decision in world.pending().items():
            _form(decision)
            if decision.id == shown[seat].id:
                want(decision.prompt == shown[seat].prompt, f"The prompt of {decision.kind} depends on what is hidden.")
        if _could_be_otherwise(game, view):
            dealt = [zone.cards for zone in game.zones()]
            differs = any(
                [zone.cards for zone in game.imagine(viewer, Dice(random.randbytes(32))).zones()] != dealt
                for _ in range(REDEALS)
            )
            want(differs, f"What is hidden from {viewer} is never dealt anew.")


def _could_be_otherwise(game: Game[Any], view: Any) -> bool:
    """Tell whether two different cards lie where a viewer does not know them."""
    hidden: dict[str, set[str]] = {}
    for zone, veiled in zip(game.zones(), view._game.zones(), strict=True):
        for card, shown in zip(zone.cards, veiled.cards, strict=True):
            if shown == UNKNOWN:
                hidden.setdefault(zone.pool, set()).add(card)
    return any(len(faces) > 1 for faces in hidden.values())


@dataclass(frozen=True)
class World:
    """An imagined game in which the same move was played."""

    viewer: int | None
    game: Game[Any]
    events: list[Event]
    same_luck: bool
    sealed: frozenset[int]
    """The lanes that were being answered before the move."""


def worlds(game: Game[Any], seat: int, key: str, random: Random) -> list[World]:
    """Play a move in games that each viewer may imagine, with other luck and with the same."""
    asked, found = game.pending()[seat].id, []
    sealed = frozenset(game.sealed.keys() & game.stacks.keys())
    for viewer in viewers(game):
        for same_luck in (False, True):
            world = game.imagine(viewer, Dice(random.randbytes(32)))
            if same_luck:
                world.dice = Dice(game.dice.seed, game.dice.position)
            decision = world.pending()[seat]
            offered = decision.id == asked and any(option.key == key for option in decision.options)
            want(offered or viewer != seat, f"Seat {seat} cannot imagine its own move {key!r}.")
            if offered:
                found.append(World(viewer, world, world.play(seat, key), same_luck, sealed))
    return found


def consequences(game: Game[Any], barrier: int, events: Sequence[Event], imagined: Sequence[World]) -> None:
    """Compare a move with the same move as imagined: where they differ, something became known.

    Then the barrier must have grown. And where a viewer sees the same cards before and after, by the same luck, all
    else must be the same, too: neither the words, nor the state, nor the questions that are asked may tell what the
    cards do not. (Unless sealed answers were opened: these are public from then on, and a game may say them and
    forget them. Or something was shown in passing.)
    """
    views = {viewer: game.view(viewer) for viewer in {world.viewer for world in imagined}}
    for world in imagined:
        viewer, view, other = world.viewer, views[world.viewer], world.game.view(world.viewer)
        if game.barrier == barrier:
            want(view == other, f"{viewer} got to know something, and the barrier did not grow.")
        elif not world.same_luck or world.sealed - game.stacks.keys() or _cards(view) != _cards(other):
            continue
        if any(_in_passing(game, event) for event in (*events, *world.events)):
            continue
        told, imagined_told = ([event for event in each if event.seen_by(viewer)] for each in (events, world.events))
        secret = next((a for a, b in zip(told, imagined_told, strict=False) if a != b), "there are more or fewer")
        want(told == imagined_told, f"The events tell {viewer} something hidden: {secret}.")
        asked, imagined_asked = _kinds(view), _kinds(other)
        want(asked == imagined_asked, f"Who is asked what tells {viewer} something hidden: {asked}.")
        secret = [name for name in view.state.__struct_fields__ if _field(view, name) != _field(other, name)]
        want(not secret, f"The state tells {viewer} something hidden: {secret}.")


def _cards(view: Any) -> list[list[str]]:
    return [zone.cards for zone in view._game.zones()]


def _kinds(view: Any) -> dict[int, str]:
    return {seat: decision.kind for seat, decision in view.pending().items()}


def _field(view: Any, name: str) -> object:
    """Give a part of the state; of zones only the size, for the cards are compared before."""
    value = getattr(view.state, name)
    return len(value) if name in codec.of(type(view._game)).zone_fields else value


def _in_passing(game: Game[Any], event: Event) -> bool:
    return event.text.id in PASSING.get(game.rules.name, ())


# The end


def ended(game: Game[Any], say: Say | None) -> None:
    """Check how a game ended: everybody has a place and a score."""
    outcome = game.outcome
    want(outcome is not None, "Nobody is asked, and the game is not over.")
    seats = list(range(game.seats))
    want(len(outcome.scores) == game.seats, f"There are {len(outcome.scores)} scores.")
    want(all(outcome.ranking), f"A place in the ranking is empty: {outcome.ranking}.")
    ranked = sorted(seat for place in outcome.ranking for seat in place)
    want(ranked == seats, f"The ranking does not hold every seat once: {outcome.ranking}.")
    if outcome.teams is not None:
        want(
            sorted(seat for team in outcome.teams for seat in team) == seats, f"Not all are in a team: {outcome.teams}."
        )
    sayable(say, outcome.reason, "The reason of the end")
    for seat, parts in enumerate(outcome.breakdown):
        for label, _ in parts:
            sayable(say, label, "A line of the scores", LABEL)
        added = sum(points for _, points in parts)
        want(added == outcome.scores[seat], f"The breakdown of seat {seat} adds up to {added}, not to its score.")
    want(len(outcome.breakdown) in {0, game.seats}, f"The breakdown is for {len(outcome.breakdown)} seats.")


def recorded(game: Game[Any], moves: Sequence[tuple[int, str]]) -> None:
    """Check that the record of a game, as a file, leads to the same end."""
    again = games.replay(games.record(game, moves).to_json())
    want(again.dump() == game.dump(), "Replaying the record leads to another end.")
