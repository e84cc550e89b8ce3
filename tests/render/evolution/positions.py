"""Positions of Evolution to be drawn: real ones, played with a fixed seed, and crowded ones that no deck allows."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

import games
from games.core import mask, register
from games.evolution import Evolution, animals
from games.evolution.cards import ANGLER_CARD, CARDS, TRAITS
from games.evolution.cards import TERRITORIES as FOOD
from games.evolution.state import GONDWANA, LAURASIA, OCEAN, TERRITORIES, Animal, Attack, Link, Trait
from games.evolution.steps.extinction import Rescue
from games.evolution.steps.migration import Follow

if TYPE_CHECKING:
    from collections.abc import Collection

    from games.core import Game, View

if "evolution" not in games.names():
    register(Evolution)

NAMES = ("Ada", "Charlotte", "Émile", "Jean-Baptiste", "Wallace", "Mary Anning", "Thomas", "Gertrude")
LONG = (
    "Jean-Baptiste Pierre Antoine de M",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Maximilienne-Anticonstitutionnell",
    "Étienne Geoffroy Saint-Hilaire II",
    "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm",
    "Nikolai Nikolajewitsch Mikloucho-",
    "QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ",
    "Élisabeth-Bathilde-Pétronille de ",
)
"""As long as the names of a chat can be, and wider than most."""

FLY, ALL = ("base", "fly"), ("base", "fly", "continents")
LAP, TURN = 9, 4


def played(seats: int, moves: int | None, seed: int = 7, **options: Any) -> Game[Any]:
    """Play so many moves (None: to the end): traits more often than animals, and no needless pass."""
    chosen = {"sets": "base_fly", **options}
    game = games.new("evolution", seats=seats, seed=seed.to_bytes(32, "big"), options=chosen)
    luck = Random(seed)
    count = 0
    while game.pending() and (moves is None or count < moves):
        seat, decision = next(iter(game.pending().items()))
        keys = [option.key for option in decision.options]
        liked = [key for key in keys if key.startswith(("trait:", "take:"))]
        busy = [key for key in keys if key not in {"pass", "end"}]
        game.play(seat, luck.choice(liked if liked and luck.random() < 0.6 else busy or keys))
        count += 1
    return game


def kinds(sets: Collection[str], *, paired: bool) -> tuple[str, ...]:
    """List the traits of some sets."""
    return tuple(each.id for each in TRAITS.values() if each.set in sets and each.paired == paired)


def crowded(
    seats: int, each: int = 6, single: int = 3, seed: int = 1, phase: str = "feeding", sets: Collection[str] = FLY
) -> Game[Any]:
    """Give everybody so many animals with so many traits, two links each, every state, food and fat."""
    chosen = "all" if "continents" in sets else "base_fly"
    game = games.new("evolution", seats=seats, seed=bytes(32), options={"sets": chosen})
    state, luck = game.state, Random(seed)
    state.phase, state.turn, state.lap = phase, TURN, LAP
    paired = kinds(sets, paired=True)
    for seat in range(seats):
        for _ in range(each):
            _add_animal(game, seat, luck, single, kinds(sets, paired=False))
        herd = state.herds[seat]
        pairs = [pair for pair in combinations(herd, 2) if herd.index(pair[1]) - herd.index(pair[0]) <= 2]
        for number, pair in enumerate(luck.sample(pairs, min(len(pairs), each))):
            _add_link(game, paired[number % len(paired)], luck.sample(pair, 2), LAP * luck.randrange(2))
    for number, animal in enumerate(state.animals.values()):
        animals.refresh(state, animal)
        animal.red = luck.randint(0, animal.need)
        animal.blue = luck.randint(0, animal.need - animal.red)
        animal.asleep, animal.hidden, animal.poisoned = number % 7 == 2, number % 7 == 4, number % 6 == 5
    state.bank = dict.fromkeys(state.places, 17)
    return game


def _add_animal(game: Game[Any], seat: int, luck: Random, single: int, known: tuple[str, ...]) -> None:
    state = game.state
    state.made += 1
    animal = Animal(id=state.made, owner=seat, place=state.places[0])
    state.animals[animal.id] = animal
    state.herds[seat].append(animal.id)
    state.faces[seat].cards.append(ANGLER_CARD if animal.id % 5 == 0 else "swimming")
    state.faces[seat].seen.append(mask(seat))
    for kind in luck.sample(known, single):
        fat = kind == "fat_tissue"
        used = TURN * luck.randrange(2)
        animal.traits.append(Trait(kind, yellow=fat, used=0 if fat else used, off=luck.random() < 0.1))
    if single and animal.id % 4 == 0:
        animal.traits += [Trait("fat_tissue"), Trait("fat_tissue", yellow=True)]


def _add_link(game: Game[Any], kind: str, ends: list[int], lap: int) -> None:
    state = game.state
    state.made += 1
    state.links[state.made] = Link(state.made, kind, "", ends[0], ends[1], lap=lap)
    for number in ends:
        state.animals[number].links.append(state.made)


def scattered(seats: int, each: int = 5, single: int = 3, seed: int = 1, phase: str = "feeding") -> Game[Any]:
    """Spread a crowded table over the three territories, with some stung, some eaten and some switched off."""
    game = crowded(seats, each, single, seed, phase, ALL)
    state, luck = game.state, Random(seed)
    state.rolled = [luck.randint(1, 6) for _ in range(sum(FOOD[seats].of(place)[0] for place in TERRITORIES))]
    state.bank = dict(zip(TERRITORIES, (8, 13, 5), strict=True))
    for animal in state.animals.values():
        animal.place = luck.choice(TERRITORIES)
        animal.paralysed, animal.remnant = animal.id % 9 == 4, animal.id % 11 == 7
    for link in [link for link in state.links.values() if len({_place(state, end) for end in _ends(link)}) > 1]:
        _cut(state, link)
    for animal in state.animals.values():
        animals.refresh(state, animal)
        animal.red = min(animal.red, animal.need)
        animal.blue = min(animal.blue, animal.need - animal.red)
        if animal.remnant:
            animal.red = animal.blue = 0
    state.shells["gondwana"] = [Trait("shell", "shell")]
    return game


def _ends(link: Link) -> tuple[int, int]:
    return link.first, link.second


def _cut(state: Any, link: Link) -> None:
    for end in _ends(link):
        state.animals[end].links.remove(link.id)
    del state.links[link.id]


def _place(state: Any, number: int) -> str:
    return str(state.animals[number].place)


def fight(seats: int = 5) -> Game[Any]:
    """Let an animal attack in the last turn, with shells on the table and somebody else to answer."""
    game = crowded(seats, each=5, seed=2)
    state = game.state
    hunter, target = state.herds[0][1], state.herds[1][2]
    state.attacks[900] = Attack(900, hunter, target)
    state.active = (next(iter(game.pending())) + 1) % seats
    state.last_turn = True
    state.shells[state.places[0]] = [Trait("shell", "shell"), Trait("shell", "shell")]
    state.deck.cards, state.deck.seen = [], []
    return game


def full_hand(seats: int = 3, each: int = 2) -> Game[Any]:
    """Give the seat that is asked one of every card there is, and some twice."""
    game = crowded(seats, each=each, single=2, phase="development")
    seat = next(iter(game.pending()))
    hand = game.state.hands[seat]
    known = [card for card in CARDS if CARDS[card].set in FLY]
    hand.cards = [*known, *known[::2]]
    hand.seen = [mask(seat)] * len(hand.cards)
    return game


def holding(game: Game[Any], set_: str) -> Game[Any]:
    """Give the seat that is asked one of every card of a set."""
    seat = asked(game)
    hand = game.state.hands[seat]
    hand.cards = [card for card in CARDS if CARDS[card].set == set_]
    hand.seen = [mask(seat)] * len(hand.cards)
    return game


def migrating(seats: int = 4) -> Game[Any]:
    """Let two animals announce where they go, and another seat choose whether a pilot fish of theirs goes with them."""
    game = scattered(seats, 4, 2)
    state = game.state
    able = [each for each in state.animals.values() if each.place == GONDWANA and not each.remnant]
    mine = [each for each in able if each.owner == able[0].owner][:2]
    state.active, state.go.place = able[0].owner, GONDWANA
    state.moves = dict(zip((each.id for each in mine), (OCEAN, LAURASIA), strict=True))
    pilot = next(each for each in able if each.owner != able[0].owner and not each.paralysed)
    pilot.traits.append(Trait("pilot_fish", "pilot_fish-swimming"))
    animals.refresh(state, pilot)
    game.then(Follow(seat=pilot.owner))
    game.settle()
    return game


def rescued(seats: int = 4) -> Game[Any]:
    """Let somebody who has lost everything choose the first of two animals, at the end of a turn."""
    game = scattered(seats, 3, 2, phase="extinction")
    state = game.state
    for number in state.herds[1]:
        for link in list(state.animals[number].links):
            _cut(state, state.links[link])
        del state.animals[number]
    state.herds[1].clear()
    state.faces[1].cards, state.faces[1].seen = [], []
    game.then(Rescue(seat=1))
    game.settle()
    return game


def marks(view: View[Any]) -> tuple[str, ...]:
    """List the places of the viewer's options."""
    assert view.viewer is not None
    return tuple(option.at for option in view.pending()[view.viewer].options if option.at)


def asked(game: Game[Any]) -> int:
    """Give a seat that is asked."""
    return int(next(iter(game.pending())))


__all__ = [
    "LONG",
    "NAMES",
    "asked",
    "crowded",
    "fight",
    "full_hand",
    "holding",
    "marks",
    "migrating",
    "played",
    "rescued",
    "scattered",
]
