"""The data of a running game.

Seats count from 0, game turns and laps from 1. Animals and links have numbers that are never used again.
"""

from __future__ import annotations

from msgspec import Struct, field

from games.core import Zone  # noqa: TC001 - msgspec reads the hints

POOL = "cards"

LAND = "land"
"""The one place there is without Continents; every question about animals in play asks for a place."""

LAURASIA, GONDWANA, OCEAN = "laurasia", "gondwana", "ocean"
CONTINENTS = (LAURASIA, GONDWANA)
TERRITORIES = (*CONTINENTS, OCEAN)
"""The places of Continents."""


class Trait(Struct):
    """A trait card that lies under one animal."""

    kind: str
    card: str = ""
    """The card it is; none for a virtual trait, such as the Carnivorous of a revealed Anglerfish."""

    yellow: bool = False
    """A Fat Tissue holds its token."""

    used: int = 0
    """The turn of its last use: what works once per turn, and Hibernation."""

    off: bool = False
    """It is switched off: there, and counted, but without effect."""


class Link(Struct):
    """A paired trait card between two animals of one owner."""

    id: int
    kind: str
    card: str
    first: int
    """One animal; of a Symbiosis the symbiont, which protects and has to be fed first."""

    second: int
    """The other; of a Symbiosis the dependent."""

    lap: int = 0
    """The lap in which it gave food the last time: once per lap."""

    used: int = 0
    """The turn of its last exchange (Recombination)."""

    off: bool = False
    """One of its animals is paralysed or eaten: it is there without effect."""

    def other(self, animal: int) -> int:
        """Give the animal at the other end."""
        return self.second if animal == self.first else self.first


class Aim(Struct):
    """A trait of an animal that does not work against a hunter: chosen by Intellect, or by an Anglerfish."""

    target: int
    kind: str
    turn: int


class Animal(Struct):
    """An animal in play; its card lies face down in `State.faces`."""

    id: int
    owner: int
    place: str = LAND
    traits: list[Trait] = []
    """Its own traits, from the bottom (the oldest) to the top; paired ones are links. What lies below a Neoplasm is
    off."""

    links: list[int] = []
    """The numbers of its links, the oldest first."""

    red: int = 0
    blue: int = 0
    asleep: bool = False
    """It hibernates until the end of the turn, and counts as fed."""

    hidden: bool = False
    """It hides in its shell until the end of the turn."""

    poisoned: bool = False
    """It dies in this turn's extinction."""

    paralysed: bool = False
    """It attacked an animal with Cnidocytes: until the end of the turn no trait of it works."""

    remnant: bool = False
    """It was eaten and will be regenerated: only its traits lie there, without effect. It has no card in `State.faces`,
    and is among the last of its herd."""

    restored: bool = False
    """It was regenerated in this extinction, and draws no card."""

    revealed: bool = False
    """It was an anglerfish in hiding, and everybody knows."""

    fed: bool = False
    """It was fed when last looked at; a viviparous animal gives birth when this turns true."""

    used: dict[str, int] = {}
    """By kind of trait, the turn in which this animal used it last."""

    aim: Aim | None = None

    # Found from the above by `animals.refresh`, whenever traits or links change
    active: list[str] = []
    """The kinds of its own traits that work."""

    need: int = 1
    """How much food it needs."""

    @property
    def food(self) -> int:
        """Count its red and blue tokens; fat is not food."""
        return self.red + self.blue

    @property
    def yellow(self) -> int:
        """Count the tokens on its fat."""
        return sum(trait.yellow for trait in self.traits)


class Attack(Struct):
    """An attack that is going on; an ambush or a counter-attack may happen within another."""

    id: int
    hunter: int
    target: int
    how: str = "attack"
    """Or "ambush" (before food is taken), or "counter" (by a revealed anglerfish)."""

    ran: list[int] = []
    """The animals that have tried to run away."""

    aim: Aim | None = None
    """In a counter-attack: the trait that the anglerfish ignores."""

    stung: bool = False
    """The hunter has touched Cnidocytes, and is paralysed when the attack is over."""

    @property
    def scope(self) -> str:
        """Name what belongs to it, for `game.cut`."""
        return f"attack:{self.id}"


class Go(Struct):
    """One player's opportunity in the feeding phase: one main action and any number of free ones."""

    seat: int = 0
    main: bool = False
    """The main action is spent."""

    acted: bool = False
    """Something was done, so that ending is no pass."""

    grazed: list[int] = []
    """The animals that have grazed."""

    place: str = ""
    """The place all of it happens in; none yet, or none without Continents."""


def _go() -> Go:
    return Go()


class State(Struct):
    """A table of Evolution."""

    deck: Zone
    hands: list[Zone]
    faces: list[Zone]
    """The cards of each seat's animals, face down, in the order of `herds`; remnants, which have none, are last."""

    shown: Zone
    """The trait card that was just played and has no animal yet."""

    played: Zone
    """All trait cards on the table, under animals or (shells) beside them."""

    discards: list[Zone]
    """Each seat's own discard pile, which decides ties."""

    places: list[str]
    """land, or with Continents laurasia, gondwana and ocean."""

    bank: dict[str, int]
    """Red food, place by place."""

    shells: dict[str, list[Trait]]
    """Shells of dead animals, place by place: whoever takes one gets it."""

    herds: list[list[int]]
    """The animals of each seat, from left to right."""

    animals: dict[int, Animal] = {}
    links: dict[int, Link] = {}
    attacks: dict[int, Attack] = {}
    made: int = 0
    """How many animals, links and attacks there have been: the last number given."""

    turn: int = 0
    phase: str = "development"
    """development, food, feeding, extinction or over."""

    first: int = 0
    """Who goes first this turn."""

    active: int = 0
    """Whose go it is."""

    passed: list[bool] = []
    """Who has passed in this development phase."""

    passes: int = 0
    """How many goes of the feeding phase in a row nothing was done."""

    lap: int = 0
    """Counts the circles of goes in all feeding phases."""

    go: Go = field(default_factory=_go)
    moves: dict[int, str] = {}
    """The animals that are about to migrate, and those that follow them, by where they go."""

    rolled: list[int] = []
    """The dice of this turn's food bank; with Continents those of Laurasia, then those of Gondwana."""

    last_turn: bool = False
    """The deck ran out: this turn is the last."""

    lots: list[int] = []
    """By seat, the last tie-break: more is better. Drawn only when it is needed."""
