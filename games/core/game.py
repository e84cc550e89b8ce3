"""A running game: a façade over plain state and an agenda of steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from games.core import codec
from games.core.codec import Sealed
from games.core.errors import BrokenInvariant, NotYourTurn, UnknownSeat
from games.core.steps import Ask, Decision, Option, Step, Together, Unseal
from games.core.text import Arg, Event, Outcome, Text
from games.core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.core.dice import Dice
    from games.core.rules import Options, Rules
    from games.core.view import View

S = TypeVar("S")

MAIN = 0
"""The stack that all lanes return to."""

RUNAWAY = 100_000
"""So many steps after one move mean that the rules go round in circles."""


class Game(ABC, Generic[S]):
    """The base of all games. A subclass names its rules, state and steps, sets up, and calculates."""

    rules: ClassVar[Rules]
    state_type: ClassVar[type]
    steps: ClassVar[Any]
    """The module of its steps, or a tuple of them."""

    state: S

    def __init__(self, seats: int, options: Options, dice: Dice) -> None:
        """Make an empty shell; `games.new` and `games.load` fill it."""
        self.seats = seats
        self.options = options
        self.dice = dice
        self.stacks: dict[int, list[Step]] = {MAIN: []}
        self.sealed: dict[int, Sealed[Step]] = {}
        self.asked: dict[int, int] = {}
        self.questions = 0
        self.lanes_made = 0
        self.barrier = 0
        self.turn = 0
        self.turn_begins = False
        self.finished = False
        self.opening: list[Event] = []
        self._events: list[Event] = []
        self._here: list[Step] = self.stacks[MAIN]
        self._decisions: dict[int, Decision] = {}
        self._activity = 0

    # What a game supplies

    @abstractmethod
    def prepare(self) -> S:
        """Set up the table."""

    @abstractmethod
    def begin(self) -> None:
        """Put the first steps on the agenda."""

    @abstractmethod
    def result(self) -> Outcome:
        """Tell how the finished game ended, from the state alone."""

    @abstractmethod
    def appraise(self, seat: int) -> float:
        """Tell how good the game looks for a seat; more is better."""

    @abstractmethod
    def pools(self) -> Mapping[str, Sequence[str]]:
        """List all cards there are, pool by pool."""

    def check(self) -> None:
        """Raise BrokenInvariant when a card is lost or doubled."""
        found: dict[str, Counter[str]] = {pool: Counter() for pool in self.pools()}
        for zone in self.zones():
            if len(zone.cards) != len(zone.seen):
                raise BrokenInvariant(f"A zone of {zone.pool} holds {len(zone.cards)} cards, {len(zone.seen)} marks.")
            if zone.pool not in found:
                raise BrokenInvariant(f"A zone is for the pool {zone.pool!r}, which this game does not have.")
            found[zone.pool].update(zone.cards)
        for pool, cards in self.pools().items():
            if found[pool] != Counter(cards):
                wrong = sum(((found[pool] - Counter(cards)) + (Counter(cards) - found[pool])).values())
                raise BrokenInvariant(f"{wrong} cards of {pool} are lost or doubled.")

    @classmethod
    def migrate(cls, data: dict[str, Any], version: int) -> dict[str, Any]:  # noqa: ARG003
        """Bring the plain data of an older dump up to date; fields with defaults need nothing."""
        return data

    # What anybody may ask

    def pending(self) -> dict[int, Decision]:
        """Give the question each waited-for seat has to answer; empty when the game is over."""
        found: dict[int, Decision] = {}
        for decision in self._waiting().values():
            # Two lanes may want the same seat: one question at a time, in the order of the lanes.
            found.setdefault(decision.seat, decision)
        return found

    @property
    def outcome(self) -> Outcome | None:
        """Tell how the game ended, or None."""
        return self.result() if self.finished else None

    def view(self, seat: int | None) -> View[S]:
        """Give what a seat, or anybody (None), may know."""
        from games.core.view import View  # noqa: PLC0415 - a view is made of a game

        if seat is not None:
            self.insist_on(seat)
        return View(self, seat)

    def imagine(self, seat: int | None, dice: Dice) -> Game[S]:
        """Make a full game in agreement with what a seat (or anybody) knows, hidden things and dice dealt anew."""
        return self.view(seat).imagine(dice)

    def dump(self) -> bytes:
        """Give all of the game as bytes; `games.load` reads them."""
        return codec.dump(self)

    def insist_on(self, seat: int) -> None:
        """Raise UnknownSeat unless this is a seat of the table."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise UnknownSeat(seat, self.seats)

    def zones(self) -> Iterator[Zone]:
        """Walk all zones of the state, in a fixed order."""
        for name in codec.of(type(self)).zone_fields:
            value = getattr(self.state, name)
            if isinstance(value, Zone):
                yield value
            else:
                yield from value

    # Playing

    def play(self, seat: int, key: str) -> list[Event]:
        """Play an option of a seat's question; raise and change nothing if it is not allowed."""
        self.insist_on(seat)
        for lane, decision in self._waiting().items():
            if decision.seat == seat:
                option = decision.option(key)
                luck = self.dice.position
                self._answer(lane, option)
                return self._settle(luck)
        raise NotYourTurn(seat, tuple(self.pending()))

    def settle(self) -> list[Event]:
        """Run what runs by itself until a question waits or the game is over; give the events."""
        return self._settle(self.dice.position)

    def stage(self, *steps: Step) -> None:
        """Replace the whole agenda, for scenarios; call `settle` next."""
        self._clear()
        self.finished = False
        self.then(*steps)

    # What steps use

    def then(self, *steps: Step) -> None:
        """Run these in order, before anything that waited below."""
        self._here.extend(steps[::-1])

    def together(self, lanes: Mapping[int, Sequence[Step]], *, sealed: bool = False) -> None:
        """Run a lane of steps per seat, all at once; what waited below goes on when all lanes are empty.

        Sealed answers are public once all are in, and applied in seat order. An answer about hidden cards has to show
        them when it is applied, and ask nothing: whoever imagines the game would deal the others something else.
        """
        if not lanes:
            return
        numbers: dict[int, int] = {}
        for seat in sorted(lanes):
            self.lanes_made += 1
            numbers[seat] = self.lanes_made
            self.stacks[self.lanes_made] = list(reversed(lanes[seat]))
            if sealed:
                self.sealed[self.lanes_made] = Sealed(seat, list(lanes[seat]), [])
        self._here.append(Together(lanes=numbers, sealed=sealed))

    def answers(self, seat: int) -> tuple[Any, ...]:
        """Give what a seat has answered in its sealed lane so far, for the questions that build on it."""
        return tuple(
            value
            for number, lane in self.sealed.items()
            if lane.seat == seat and number in self.stacks  # without a stack it is being opened
            for step, value in lane.answers
            if isinstance(step, Ask)
        )

    def cut(self, scope: str) -> None:
        """Drop every step of a scope and every sealed answer to one: what a stopped attack left behind."""
        if not scope:
            raise ValueError("Steps without a scope cannot be cut: that would be nearly everything.")
        for number, stack in self.stacks.items():
            if stack and stack[-1].scope == scope:
                self.asked.pop(number, None)  # what is asked next is another question
            stack[:] = [step for step in stack if step.scope != scope]
        for number, lane in self.sealed.items():
            lane.steps = [step for step in lane.steps if step.scope != scope]
            kept = [(step, value) for step, value in lane.answers if step.scope != scope]
            if len(kept) != len(lane.answers):
                self.asked.pop(number, None)  # ids count the answers, and no id may come back
                lane.answers = kept

    def tell(self, id: str, /, *, to: tuple[int, ...] | None = None, at: tuple[str, ...] = (), **args: Arg) -> None:  # noqa: A002
        """Report something that happened; `to` names the seats that may know, else it is public."""
        text = Text(id)
        text.args = args
        self._events.append(Event(text, to, at))

    def reveal(self) -> None:
        """Note that somebody got to know something: nothing before this can be undone alone."""
        self.barrier += 1

    def begin_turn(self) -> None:
        """Note that a player's turn begins; it counts once somebody really has to decide."""
        self.turn_begins = True

    def over(self) -> None:
        """End the game."""
        self.finished = True
        self._clear()

    # The agenda at work

    def _answer(self, lane: int, option: Option) -> None:
        stack = self.stacks[lane]
        ask = stack.pop()
        assert isinstance(ask, Ask)
        self._here = stack
        if lane in self.sealed:
            self.sealed[lane].answers.append((ask, option.value))
        else:
            del self.asked[lane]
            ask.play(self, option.value)

    def _settle(self, luck: int) -> list[Event]:
        self._decisions.clear()
        self._activity = 0
        self._advance(MAIN)
        if self.dice.position != luck:
            self.barrier += 1
        if not self.finished:
            if not self.stacks[MAIN]:
                raise BrokenInvariant("The agenda ran dry before the game was over.")
            if self.turn_begins:
                self.turn_begins = False
                self.turn += 1
        events, self._events = self._events, []
        return events

    def _advance(self, number: int) -> None:
        """Run a stack until its top waits or it is empty."""
        stack = self.stacks[number]
        while stack:
            step = stack[-1]
            self._here = stack
            if isinstance(step, Ask):
                if self._waits(number, stack, step):
                    return
            elif isinstance(step, Together):
                if self._lanes_wait(stack, step):
                    return
            else:
                stack.pop()
                if number in self.sealed:
                    self.sealed[number].answers.append((step, None))
                elif step.still(self):
                    step.run(self)
            self._activity += 1
            if self._activity > RUNAWAY:
                raise BrokenInvariant(f"The agenda runs in circles at {type(step).__name__}.")

    def _waits(self, number: int, stack: list[Step], ask: Ask) -> bool:
        """Ask, unless the question lost its subject or has a single answer."""
        if not ask.still(self):
            stack.pop()
            self.asked.pop(number, None)
            return False
        options = tuple(ask.options(self))
        if len(options) == 1 and not ask.always:
            stack.pop()
            if number in self.sealed:
                self.sealed[number].answers.append((ask, options[0].value))
            else:
                self.asked.pop(number, None)
                ask.play(self, options[0].value)
            return False
        if not options:
            raise BrokenInvariant(f"The question {type(ask).__name__} has no answer.")
        if number not in self.asked:
            self.questions += 1
            self.asked[number] = self.questions
        # Beside other lanes a question may still change or vanish before all of them wait: it is made when asked for.
        if number == MAIN:
            self._decisions[MAIN] = Decision(self, ask, self._id(MAIN), options)
        return True

    def _lanes_wait(self, stack: list[Step], frame: Together) -> bool:
        """Advance all lanes; once they are empty, take the frame away and open what was sealed."""
        while True:
            before = self._activity
            for lane in frame.lanes.values():
                if lane in self.stacks:
                    self._advance(lane)
            if not stack or stack[-1] is not frame:
                return False
            if self._activity == before:  # else one lane may have changed what another is asked
                break
        if any(self.stacks[lane] for lane in frame.lanes.values()):
            return True
        stack.pop()
        for lane in frame.lanes.values():
            del self.stacks[lane]
            self.asked.pop(lane, None)
        self._here = stack
        if frame.sealed:
            self.reveal()
            self.then(Unseal(lanes=list(frame.lanes.values())))
        return False

    def _waiting(self) -> dict[int, Decision]:
        """Give the questions that wait, by lane; those beside others, or of a game just loaded, are found first."""
        if not self._decisions:
            for lane in self._leaves(MAIN):
                ask = self.stacks[lane][-1]
                assert isinstance(ask, Ask)
                self._decisions[lane] = Decision(self, ask, self._id(lane), None)
        return self._decisions

    def _leaves(self, number: int) -> Iterator[int]:
        """Find the lanes that wait for an answer."""
        stack = self.stacks[number]
        if not stack:
            return
        top = stack[-1]
        if isinstance(top, Together):
            for lane in top.lanes.values():
                yield from self._leaves(lane)
        else:
            yield number

    def _id(self, lane: int) -> str:
        number = self.asked[lane]
        return f"q{number}.{len(self.sealed[lane].answers)}" if lane in self.sealed else f"q{number}"

    def anchor(self) -> None:
        """Stand on the main stack, once the agenda was replaced."""
        self._here = self.stacks[MAIN]

    def _clear(self) -> None:
        for stack in self.stacks.values():
            stack.clear()
        self.stacks = {MAIN: self.stacks[MAIN]}
        self.sealed.clear()
        self.asked.clear()
        self._decisions.clear()
        self._here = self.stacks[MAIN]
