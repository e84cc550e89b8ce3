"""Tables of Cubosaurs as a test needs them, laid out in one line.

    game = scene("trex stego", "ptero*2 egg_trex", deck="penta bronto")

Each string is a collection, seat by seat; the deck is listed from its top. The turn of seat 0 begins: it takes up the
hand, or draws when there is none. With `tokens` or `market` it is the advanced game, and faces with the DNA icon end
in ".dna". Everything else lies aside, so that no card is lost and `game.check()` holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import games
from games.core import EVERYBODY, Dice, SeatRef
from games.cubosaurs import Cubosaurs
from games.cubosaurs.cards import CARDS, TILES, TOKENS
from games.cubosaurs.scoring import round_points
from games.cubosaurs.steps import EndRound, StartTurn

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.core import Event, Step, Text, Zone

SEED = bytes(range(32))
TILE_ORDER = tuple(TILES)


def new(seats: int = 3, seed: int = 1, **options: Any) -> Cubosaurs:
    """Set up a real game."""
    game = games.new("cubosaurs", seats=seats, seed=seed.to_bytes(32, "big"), options=options)
    assert isinstance(game, Cubosaurs)
    return game


def scene(
    *collections: str,
    hand: str = "",
    deck: str = "",
    turn: int = 0,
    tokens: Sequence[int] | None = None,
    market: str | None = None,
    bought: Sequence[str] = (),
    step: Step | None = None,
    begin: bool = True,
    **state: Any,
) -> Cubosaurs:
    """Lay out a table; options and fields of the state (round, direction, history) go by their names."""
    advanced = tokens is not None or market is not None
    rules = games.rules("cubosaurs")
    options = {key: state.pop(key) for key in [*state] if rules.setting(key) is not None}
    game = new(len(collections), advanced=advanced, **options)
    now = game.state
    now.round, now.direction, now.active, now.history = 1, 1, turn, []
    for zone in (now.deck, now.hand, *now.collections):
        zone.move_all(game, now.aside)
    now.aside.seen = [0] * len(now.aside)
    for zone, text in zip(now.collections, collections, strict=True):
        _lay(now.aside, zone, text, EVERYBODY)
    _lay(now.aside, now.hand, hand, game.viewers(turn))
    _lay(now.aside, now.deck, " ".join(reversed(_words(deck))), 0)
    if advanced:
        _lay_out_dna(game, tokens or [0] * game.seats, market or "", bought)
    for name, value in state.items():
        assert hasattr(now, name), name
        setattr(now, name, value)
    game.stage(step or StartTurn(turn))
    if begin:
        game.settle()
    return game


def _lay_out_dna(game: Cubosaurs, tokens: Sequence[int], market: str, bought: Sequence[str]) -> None:
    now = game.state
    now.tokens = list(tokens)
    now.supply = TOKENS - sum(tokens)
    for zone in (now.market, *now.bought):
        zone.move_all(game, now.pile)
    _lay(now.pile, now.market, " ".join(sorted(market.split(), key=TILE_ORDER.index)), EVERYBODY)
    for zone, tiles in zip(now.bought, bought, strict=False):
        _lay(now.pile, zone, tiles, EVERYBODY)
    now.pile.seen = [0] * len(now.pile)


def _lay(source: Zone, to: Zone, text: str, seen: int) -> None:
    for face in _words(text):
        assert face in source.cards, f"There is no {face} left to lay out."
        index = source.cards.index(face)
        del source.cards[index], source.seen[index]
        to.cards.append(face)
        to.seen.append(seen)


def _words(text: str) -> list[str]:
    """Read "trex*2 ptero" as three cards."""
    cards: list[str] = []
    for word in text.split():
        face, _, times = word.partition("*")
        cards += [face] * int(times or 1)
    return cards


# What a test asks


def keys(game: Cubosaurs, seat: int = 0) -> list[str]:
    """List the keys that a seat may play."""
    return [option.key for option in game.pending()[seat].options]


def cards_to_add(game: Cubosaurs, seat: int = 0) -> list[str]:
    """List the cards a seat may refuse with."""
    return [key.removeprefix("refuse:") for key in keys(game, seat) if key.startswith("refuse:")]


def tiles_on_offer(game: Cubosaurs, seat: int = 0) -> list[str]:
    """List the tiles a seat may buy now, each once."""
    return list(dict.fromkeys(key.split(":")[1] for key in keys(game, seat) if key.startswith("buy:")))


def why_not(game: Cubosaurs, key: str, seat: int = 0) -> Text:
    """Give the reason why a key is refused."""
    return next(refusal.why for refusal in game.pending()[seat].refused if refusal.key == key)


def points(game: Cubosaurs, seat: int = 0) -> int:
    """Give what a seat's round is worth as it stands."""
    return sum(round_points(game.state, seat).values())


def held(game: Cubosaurs, seat: int = 0) -> list[str]:
    """List a collection, sorted."""
    return sorted(game.state.collections[seat].cards)


def in_hand(game: Cubosaurs) -> list[str]:
    """List the hand, sorted."""
    return sorted(game.state.hand.cards)


def told(events: Iterable[Event], name: str) -> list[dict[str, Any]]:
    """Give the arguments of all events of one kind."""
    return [event.text.args for event in events if event.text.id == f"cubosaurs-{name}"]


def waiting(game: Cubosaurs) -> int:
    """Give the one seat that is asked."""
    (seat,) = game.pending()
    return seat


def kind(game: Cubosaurs) -> str:
    """Give the kind of the one question that waits."""
    (decision,) = game.pending().values()
    return decision.kind.removeprefix("cubosaurs.")


def play(game: Cubosaurs, *moves: str) -> list[Event]:
    """Play some keys, each by whoever is asked; give the events of all."""
    events: list[Event] = []
    for key in moves:
        events += game.play(waiting(game), key)
    return events


def count(*collections: str, bought: Sequence[str] = (), **options: Any) -> Cubosaurs:
    """End the last round with these collections on the table, and score it."""
    market = "" if bought else None
    return scene(*collections, market=market, bought=bought, step=EndRound(), rounds=1, **options)


def ends(*rounds: Sequence[int], tokens: Sequence[int] | None = None) -> Cubosaurs:
    """End a game whose rounds brought these points."""
    seats = len(rounds[0])
    history = [[{"trex": each} for each in scores] for scores in rounds]
    game = scene(*[""] * seats, tokens=tokens, begin=False, rounds=len(rounds), round=len(rounds), history=history)
    game.over()
    return game


def scripted(game: Cubosaurs, *numbers: int) -> None:
    """Let the dice fall as told; a shuffle leaves the order alone."""
    game.dice = Dice.scripted(numbers)


def who(seat: int) -> SeatRef:
    """Name a seat in a text."""
    return SeatRef(seat)


FACES = tuple(CARDS)
