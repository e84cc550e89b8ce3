"""Tables and questions for tests of the pure parts."""

from __future__ import annotations

from typing import Any

import games
from bot.table import PLAYING, Look, Seat, Table
from games.core import Option, Refusal, Text, Thing

NAMES = ("Mary", "Charles", "Alfred", "Maria", "Jean")


def seat(number: int) -> Seat:
    return Seat(1000 + number, NAMES[number], None, "en")


def table(seats: int = 3, **changes: Any) -> Table:
    made: dict[str, Any] = {
        "id": 7,
        "guild": 1,
        "channel": 2,
        "game": "cubosaurs",
        "version": 1,
        "options": games.rules("cubosaurs").defaults(seats),
        "chosen": {},
        "host": 1000,
        "lang": "en",
        "status": PLAYING,
        "seats": tuple(seat(number) for number in range(seats)),
        "revision": 5,
        "epoch": 2,
        "moves": 1,
        "seed_sha256": "0" * 64,
        "opened": 0.0,
        "changed": 0.0,
    }
    return Table(**(made | changes))


def look(seats: int = 3, **options: Any) -> Look:
    game = games.new("cubosaurs", seats=seats, options=options, seed=bytes(32))
    return Look(table(seats, options=dict(game.options)), game)


class Question:
    """A question of any size: what a Decision offers, without a game behind it."""

    def __init__(self, options: list[Option], refused: tuple[Refusal, ...] = ()) -> None:
        self.id = "q1"
        self.seat = 0
        self.prompt = Text("cubosaurs-take-token")
        self.options = tuple(options)
        self.refused = refused

    def detail(self, key: str) -> Text:
        return Text("cubosaurs-player-has-tokens", n=len(key))


def option(number: int, group: Text | None = None, at: str | None = None) -> Option:
    return Option(f"key:{number}", Text("cubosaurs-card", card=Thing("egg")), number, group, at)
