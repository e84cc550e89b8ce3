"""The smallest game there is: a log, a deck, hands, and steps that do what a test tells them to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

import games
from games.core import Ask, Game, Option, Outcome, Refusal, Rules, SeatRef, Setting, Step, Text, Zone, flag, register

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.core import Dice

SEED = bytes(range(32))
CARDS = ("ant", "bee", "cow", "dog", "elk", "fox", "gnu", "hen")


class State(Struct):
    deck: Zone
    hands: list[Zone]
    log: list[str]


class Note(Step, tag="note"):
    """Writes a word into the log, unless the word is unsaid first."""

    word: str

    def still(self, game: Probe) -> bool:
        return f"not {self.word}" not in game.state.log

    def run(self, game: Probe) -> None:
        game.state.log.append(self.word)
        game.tell("noted", word=self.word)


class Do(Step, tag="do"):
    """Does a deed of the test."""

    deed: str

    def run(self, game: Probe) -> None:
        game.deeds[self.deed](game)


class Pick(Ask, tag="pick"):
    """Picks a word, writes it into the log, and does the deed of that name if there is one."""

    words: tuple[str, ...] = ("yes", "no")

    def still(self, game: Probe) -> bool:
        return f"not seat {self.seat}" not in game.state.log

    def prompt(self, game: Probe) -> Text:
        return Text("pick", who=SeatRef(self.seat))

    def options(self, game: Probe) -> Iterator[Option]:
        for word in self.words:
            yield Option(word, Text("word", word=word), word)

    def refused(self, game: Probe) -> Iterator[Refusal]:
        yield Refusal("maybe", Text("word", word="maybe"), Text("undecided", who=SeatRef(self.seat)), "1.2")

    def play(self, game: Probe, word: str) -> None:
        game.state.log.append(f"{self.seat} {word}")
        if word in game.deeds:
            game.deeds[word](game)


class PickAlways(Pick, tag="pick_always"):
    always = True


class Swing(Ask, tag="swing"):
    """Has one answer for whoever's turn it is to swing, which plays itself and asks again; the other waits."""

    def prompt(self, game: Probe) -> Text:
        return Text("swing")

    def options(self, game: Probe) -> Iterator[Option]:
        yield Option("swing", Text("swing"))
        if len(game.state.log) % 2 != self.seat:
            yield Option("wait", Text("wait"))

    def play(self, game: Probe, value: None) -> None:
        game.state.log.append("swing")
        game.then(Swing(seat=self.seat))


class Again(Ask, tag="again"):
    """Builds on what the seat has answered in its sealed lane."""

    def still(self, game: Probe) -> bool:
        return game.answers(self.seat) != ("no",)

    def prompt(self, game: Probe) -> Text:
        return Text("again")

    def options(self, game: Probe) -> Iterator[Option]:
        so_far = ".".join(game.answers(self.seat))
        for word in ("big", "small"):
            yield Option(f"{so_far}.{word}", Text("word", word=word), f"{so_far}.{word}")

    def play(self, game: Probe, word: str) -> None:
        game.state.log.append(f"{self.seat} {word}")


class Probe(Game[State]):
    rules = Rules(
        name="probe",
        seats=(1, 5),
        options=(
            flag("open", default=False),
            Setting("size", (1, 2, 3), 2, {2: 3}),
            Setting("mood", ("calm", "wild"), "calm"),
        ),
        version=3,
        conflicts=lambda seats, options: (
            [Text("too-wild", seats=seats)] if options["mood"] == "wild" and seats < 3 else []
        ),
    )
    state_type = State
    steps = (Note, Do, Pick, PickAlways, Again, Swing)
    deeds: ClassVar[dict[str, Callable[[Probe], Any]]] = {}

    def pools(self) -> dict[str, tuple[str, ...]]:
        return {"animals": CARDS}

    def prepare(self) -> State:
        return State(Zone.hidden("animals", CARDS), [Zone.hidden("animals") for _ in range(self.seats)], [])

    def begin(self) -> None:
        self.tell("begun", seats=self.seats)
        self.then(Pick(seat=0))

    def result(self) -> Outcome:
        scores = tuple(len(hand) for hand in self.state.hands)
        return Outcome(scores, (tuple(range(self.seats)),), Text("done"))

    def appraise(self, seat: int) -> float:
        self.insist_on(seat)
        return float(len(self.state.hands[seat]))


register(Probe)


def probe(*agenda: Step, seats: int = 3, **deeds: Callable[[Probe], Any]) -> Probe:
    """Set up a game that does this and nothing else, and ends."""
    game = games.new("probe", seats=seats, seed=SEED)
    game.deeds = {"end": Probe.over, **deeds}
    game.stage(*agenda, Do(deed="end"))
    game.settle()
    return game


def start(*, seats: int = 3, dice: Dice | None = None, **options: bool | int | str) -> Probe:
    """Set up the game as it begins: seat 0 picks a word, and nothing follows."""
    return games.new("probe", seats=seats, seed=SEED, options=options, dice=dice)


def keys(game: Probe, seat: int) -> list[str]:
    return [option.key for option in game.pending()[seat].options]


def ids(game: Any) -> dict[int, str]:
    return {seat: decision.id for seat, decision in game.pending().items()}
