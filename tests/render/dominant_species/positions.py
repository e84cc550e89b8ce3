"""Positions of Dominant Species to be drawn: real ones, and fuller ones than any game reaches."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import games
from games.core import EVERYBODY, register
from games.dominant_species import DominantSpecies, board, dominance
from games.dominant_species.facts import (
    CARDS,
    ELEMENT_LIMIT,
    ELEMENTS,
    NONE,
    PRINTED,
    SPACES,
    TERRAINS,
    TUNDRA,
)

if TYPE_CHECKING:
    from games.core import Game, View

if "dominant_species" not in games.names():
    register(DominantSpecies)

NAMES = ("Ada", "Charlotte", "Émile", "Jean-Baptiste", "Wallace", "Mary Anning")
LONG = (
    "Jean-Baptiste Pierre Antoine de M",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Maximilienne-Anticonstitutionnell",
    "Étienne Geoffroy Saint-Hilaire II",
    "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm",
    "Nikolai Nikolajewitsch Mikloucho-",
)
"""As long as the names of a chat can be, and wider than most."""


def played(seats: int, moves: int = 0, seed: int = 5, **options: Any) -> Game[Any]:
    """Play so many random moves."""
    game = games.new("dominant_species", seats=seats, seed=seed.to_bytes(32, "big"), options=options)
    luck = Random(seed)
    for _ in range(moves):
        if not game.pending():
            break
        seat, decision = next(iter(game.pending().items()))
        game.play(seat, luck.choice(decision.options).key)
    return game


def until(game: Game[Any], kind: str) -> Game[Any]:
    """Play on at random until somebody is asked a question of a kind."""
    luck = Random(1)
    for _ in range(2000):
        seat, decision = next(iter(game.pending().items()))
        if decision.kind.endswith(kind):
            return game
        game.play(seat, luck.choice(decision.options).key)
    raise AssertionError(f"Nobody was asked {kind}.")


def crowded(seats: int, tiles: int = 35, tundra: int = 8, *, most: int = 5, share: float = 0.5) -> Game[Any]:
    """Cover the earth, freeze some of it, and put elements, cubes and pawns everywhere."""
    game = played(seats)
    luck = Random(seats * 100 + tiles)
    _cover(game.state, luck, tiles, tundra)
    _people(game.state, luck, most, share)
    _plan(game.state, luck)
    refresh(game)
    return game


def _cover(state: Any, luck: Random, tiles: int, tundra: int) -> None:
    """Lay tiles, freeze some, and put elements on most corners."""
    while len(state.tiles()) < tiles:
        _lay_tile(state, luck)
    for hex_ in luck.sample(range(len(board.HEXES)), len(board.HEXES)):
        if tundra and state.terrain[hex_] not in {NONE, TUNDRA}:
            state.terrain[hex_] = TUNDRA
            state.tundra = max(0, state.tundra - 1)
            tundra -= 1
    for corner in range(len(board.CORNERS)):
        touched = any(state.terrain[hex_] != NONE for hex_ in board.TOUCHES[corner])
        if touched and state.corners[corner] == NONE and luck.random() < 0.7:
            state.corners[corner] = luck.randrange(len(ELEMENTS))


def _people(state: Any, luck: Random, most: int, share: float) -> None:
    """Put cubes on the earth, and give the animals points and elements."""
    for hex_ in state.tiles():
        for animal in state.animals():
            if luck.random() < share:
                state.species[hex_][animal] = luck.randint(1, most)
    for animal in state.animals():
        state.vp[animal], state.pool[animal] = luck.randint(0, 240), luck.randint(0, 50)
        for _ in range(luck.randint(0, ELEMENT_LIMIT - sum(PRINTED[animal]))):
            state.added[animal][luck.randrange(len(ELEMENTS))] += 1


def _plan(state: Any, luck: Random) -> None:
    """Fill boxes and spaces."""
    for box in ("regression", "wasteland", "depletion"):
        state.boxes[box] = [luck.randrange(len(ELEMENTS)) for _ in range(4)]
    for section, spaces in SPACES.items():
        for place in range(spaces):
            if luck.random() < 0.6:
                state.spaces[section][place] = luck.choice(state.animals())
    state.phase, state.section, state.turn = "execution", "adaptation", 12
    state.scored = state.tiles()[::5]


def _lay_tile(state: Any, luck: Random) -> None:
    free = [
        hex_
        for hex_, terrain in enumerate(state.terrain)
        if terrain == NONE and any(state.terrain[beside] != NONE for beside in board.NEIGHBOURS[hex_])
    ]
    hex_, terrain = luck.choice(free), luck.randrange(TUNDRA)
    state.terrain[hex_] = terrain
    state.where.append(hex_)
    state.laid.cards.append(TERRAINS[terrain])
    state.laid.seen.append(EVERYBODY)


def refresh(game: Game[Any]) -> None:
    """Find dominance and Survival anew."""
    state = game.state
    state.dominant = [
        NONE if terrain == NONE else dominance.dominant_at(state, hex_) for hex_, terrain in enumerate(state.terrain)
    ]
    state.survivor = dominance.survivor_of(state)


def offering(game: Game[Any], *cards: str) -> Game[Any]:
    """Put these cards on offer."""
    game.state.offer.cards[:] = list(cards)
    game.state.offer.seen[:] = [EVERYBODY] * len(cards)
    return game


def ended(seats: int, **options: Any) -> Game[Any]:
    """End a game, with points from its last scoring."""
    game = crowded(seats) if not options else played(seats, **options)
    state, luck = game.state, Random(seats)
    state.final = [luck.randint(0, 40) for _ in state.vp]
    state.vp = [points + final for points, final in zip(state.vp, state.final, strict=True)]
    state.phase, state.last_turn, state.ended = "end", True, "ice_age"
    game.over()
    return game


def every_card() -> list[tuple[str, ...]]:
    """List all cards in rows of five."""
    names = tuple(CARDS)
    return [names[at : at + 5] for at in range(0, len(names), 5)]


def marks(view: View[Any]) -> tuple[str, ...]:
    """List the places of the viewer's options, each once."""
    assert view.viewer is not None
    return tuple(dict.fromkeys(option.at for option in view.pending()[view.viewer].options if option.at))


def asked(game: Game[Any]) -> int:
    """Give a seat that is asked."""
    return int(next(iter(game.pending())))


__all__ = ["LONG", "NAMES", "asked", "crowded", "ended", "every_card", "marks", "offering", "played", "refresh"]
