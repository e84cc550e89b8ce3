"""A game in which nothing is ever revealed: the first player asks or tells, the second answers what was asked.

Everybody holds a card that only they know, so every question is about a hidden hand; and every move can be undone
until somebody has answered it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.core import Ask, Game, Option, Outcome, Rules, Text, Zone, mask, register

if TYPE_CHECKING:
    from collections.abc import Iterator


class State(Struct):
    hands: list[Zone]
    said: list[str]


class Open(Ask, tag="open"):
    def prompt(self, game: Chain) -> Text:
        return Text("chain-open")

    def options(self, game: Chain) -> Iterator[Option]:
        for key in ("ask", "tell", "stop"):
            yield Option(key, Text(f"chain-{key}"), key)

    def play(self, game: Chain, key: str) -> None:
        game.state.said.append(key)
        if key == "stop":
            game.over()
            return
        other = (self.seat + 1) % game.seats
        game.then((Reply if key == "ask" else Nod)(seat=other), Open(seat=self.seat))


class Reply(Ask, tag="reply"):
    def prompt(self, game: Chain) -> Text:
        return Text("chain-reply")

    def options(self, game: Chain) -> Iterator[Option]:
        yield Option("yes", Text("chain-yes"), "yes")
        yield Option("no", Text("chain-no"), "no")

    def play(self, game: Chain, key: str) -> None:
        game.state.said.append(key)


class Nod(Reply, tag="nod"):
    pass


class Side(Ask, tag="side"):
    """Asked beside all others; what may be said depends on what the first player said before."""

    def prompt(self, game: Chain) -> Text:
        return Text("chain-side")

    def options(self, game: Chain) -> Iterator[Option]:
        for word in (*game.state.said, "hm", "oh"):
            yield Option(f"echo:{word}", Text("chain-echo", word=word), word)

    def play(self, game: Chain, word: str) -> None:
        game.state.said.append(word)


class Chain(Game[State]):
    rules = Rules(name="chain", seats=(2, 3), options=(), version=1)
    state_type = State
    steps = (Open, Reply, Nod, Side)

    def pools(self) -> dict[str, list[str]]:
        return {"cards": [f"card-{number}" for number in range(self.seats)]}

    def prepare(self) -> State:
        cards = self.pools()["cards"]
        return State([Zone("cards", [card], [mask(seat)]) for seat, card in enumerate(cards)], [])

    def begin(self) -> None:
        if self.seats == 2:
            self.then(Open(seat=0))
        else:  # with three, the last two speak at the same time as the first
            self.together({0: [Open(seat=0)], 1: [Side(seat=1)], 2: [Side(seat=2)]})

    def result(self) -> Outcome:
        return Outcome((0,) * self.seats, (tuple(range(self.seats)),), Text("chain-over"))

    def appraise(self, seat: int) -> float:
        return 0.0


register(Chain)
