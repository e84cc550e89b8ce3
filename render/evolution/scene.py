"""What the pictures of Evolution show, worked out from a view."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from games.core import UNKNOWN, SeatRef
from games.evolution import animals, scoring
from games.evolution.cards import ANGLER_CARD, ORDER, TERRITORIES
from games.evolution.state import GONDWANA, LAURASIA
from render.scenes import BaseScene
from render.sprites.lizards import kind_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import View
    from games.evolution.state import Animal, Attack, Link, State, Trait

FEEDING = ("feeding", "extinction")
"""Only in these phases there is somebody fed or hungry."""


OTHERWISE = {
    "swimming": "swimming-to-ocean",
    "specialization_a": "specialization-in-place",
    "specialization_b": "specialization-in-place",
}
"""What other lines say of these traits with Continents."""


class Line(NamedTuple):
    """A trait on the card of an animal: its sign, its name, whether it is used up or off, and its fat."""

    kind: str
    name: str
    used: bool
    off: bool
    slots: int
    full: int
    left: int = 0
    """Of a neoplasm: in how many turns it kills."""


class Creature(NamedTuple):
    """An animal as its card shows it."""

    number: int
    seat: int
    build: str
    need: int
    red: int
    blue: int
    fed: bool
    lines: tuple[Line, ...]
    state: tuple[str, str] | None
    """What is to be seen at a glance: a sign, and a word."""

    notes: tuple[tuple[str, str], ...]
    """What else there is to know, each a sign and a word."""

    letters: str
    """The letters of red, blue and yellow food."""

    gone: bool = False
    """It was eaten, and will grow again from what is left."""


def turns_left(animal: Animal, trait: Trait) -> int:
    """Count the food phases until a neoplasm kills: it passes one trait in each, and kills at the top."""
    if trait.kind != "neoplasm":
        return 0
    return max(1, len(animal.traits) - 1 - animal.traits.index(trait))


class Scene(BaseScene):
    """A view, and the words to describe it."""

    LABELS = "picture-evolution-"
    THINGS = "evolution."

    def __init__(self, view: View[Any], lang: str, names: Sequence[str]) -> None:
        super().__init__(view, lang, names)
        self.state: State = view.state
        self._creatures: dict[int, Creature] = {}

    # Words

    def does(self, kind: str) -> str:
        """Say what a trait does, in a line for its card; some work otherwise with Continents."""
        if self.territories and kind in OTHERWISE:
            return self.say(f"does-{OTHERWISE[kind]}")
        return self.say(f"does-{kind.replace('_', '-')}")

    def who(self, seat: int) -> SeatRef:
        """Refer to a player in a text."""
        return SeatRef(seat)

    # Who

    @cached_property
    def asked(self) -> int:
        """Give the seat to be named as asked; several may be."""
        if not self.waiting or self.state.active in self.waiting:
            return self.state.active
        return self.waiting[0]

    @cached_property
    def feeding(self) -> bool:
        """Tell whether animals are fed or hungry now."""
        return self.state.phase in FEEDING

    @cached_property
    def points(self) -> tuple[int, ...]:
        """Give what each seat's table would score now."""
        return tuple(scoring.total(self.state, seat) for seat in self.seats)

    def leads(self, seat: int) -> bool:
        """Tell whether nobody is ahead of a seat, and somebody behind."""
        return self.points[seat] == max(self.points) > min(self.points)

    def passed(self, seat: int) -> bool:
        """Tell whether a seat is out of this development phase."""
        state = self.state
        return state.phase == "development" and seat < len(state.passed) and state.passed[seat]

    # The hand

    @cached_property
    def hand(self) -> tuple[tuple[str, int], ...]:
        """List the viewer's hand: equal cards together, in the order of the card list."""
        viewer = self.view.viewer
        if viewer is None:
            return ()
        cards = [card for card in self.state.hands[viewer].cards if card != UNKNOWN]
        return tuple((card, cards.count(card)) for card in sorted(set(cards), key=ORDER.__getitem__))

    @property
    def shows_hand(self) -> bool:
        """Tell whether the viewer's picture begins with the hand: when cards are being played."""
        if not self.hand or self.view.outcome is not None:
            return False
        return self.state.phase == "development" or self._rescued

    @cached_property
    def _rescued(self) -> bool:
        """Tell whether the viewer has to play animals out of turn, after losing all."""
        decision = self.view.pending().get(self.view.viewer) if self.view.viewer is not None else None
        return decision is not None and decision.kind == "evolution.rescue"

    # Places

    @cached_property
    def territories(self) -> bool:
        """Tell whether the table has several places."""
        return len(self.state.places) > 1

    def dice(self, place: str) -> tuple[int, ...]:
        """Give the dice that this turn's food of a place came from."""
        if self.state.phase == "development":
            return ()
        table = TERRITORIES[len(self.seats)]
        rolled, first = self.state.rolled, table.laurasia[0]
        return {LAURASIA: tuple(rolled[:first]), GONDWANA: tuple(rolled[first:])}.get(place, ())

    def plus(self, place: str) -> str:
        """Say what the rules add to the dice."""
        table = TERRITORIES[len(self.seats)]
        more = table.of(place)[1]
        return f"+{more}" if more else ""

    def signs(self, place: str) -> tuple[tuple[str, str], ...]:
        """List what matters to a whole territory: shells that lie there, and herders against carnivores."""
        found = []
        if shells := len(self.state.shells.get(place, ())):
            found.append(("shell", f"{shells}"))
        living = list(animals.within(self.state, place))
        if herders := sum("herding" in each.active for each in living):
            found.append(("herding", f"{herders}"))
            found.append(("carnivorous", f"{sum('carnivorous' in each.active for each in living)}"))
        return tuple(found)

    # Animals

    @cached_property
    def fight(self) -> Attack | None:
        """Give the attack that is being decided: the innermost."""
        attacks = self.state.attacks
        return attacks[max(attacks)] if attacks else None

    def herd(self, seat: int, place: str) -> tuple[Animal, ...]:
        """List a seat's animals in a place, from left to right."""
        return tuple(animal for animal in animals.own(self.state, seat) if animal.place == place)

    @cached_property
    def largest(self) -> int:
        """Count the animals where a seat has most of them in one place."""
        return max(len(self.herd(seat, place)) for seat in self.seats for place in self.state.places)

    def links(self, herd: Sequence[Animal]) -> list[Link]:
        """List the links of some animals, each once, the oldest first."""
        numbers = sorted({number for animal in herd for number in animal.links})
        return [self.state.links[number] for number in numbers]

    def link_used(self, link: Link) -> bool:
        """Tell whether a link has given its food in this lap."""
        return self.state.phase == "feeding" and link.lap == self.state.lap > 0

    def creature(self, animal: Animal) -> Creature:
        """Give what the card of an animal shows, worked out once."""
        if animal.id not in self._creatures:
            self._creatures[animal.id] = self._creature(animal)
        return self._creatures[animal.id]

    def _creature(self, animal: Animal) -> Creature:
        states = self._states(animal)
        notes = [each for each in states[1:] if each[0] not in {"fed", "hungry"}]
        if self.is_angler(animal):
            notes.append(("angler", self.say("state-angler")))
        return Creature(
            number=animal.id,
            seat=animal.owner,
            build="angler" if animal.revealed else kind_of(animal.id),
            need=animal.need,
            red=animal.red,
            blue=animal.blue,
            fed=self.feeding and animals.fed(animal),
            lines=self._lines(animal),
            state=states[0] if states else None,
            notes=tuple(notes),
            letters="".join(self.say(colour) for colour in ("red", "blue", "yellow")),
            gone=animal.remnant,
        )

    def _states(self, animal: Animal) -> list[tuple[str, str]]:
        fight = self.fight
        if animal.remnant:
            return [("remnant", self.say("state-remnant"))]
        going = self.state.moves.get(animal.id)
        if going:
            return [(f"to:{going}", self.say("going-to", place=self.say(f"place-{going}")))]
        found = {
            "attacked": fight is not None and fight.target == animal.id,
            "attacks": fight is not None and fight.hunter == animal.id,
            "poisoned": animal.poisoned,
            "paralysed": animal.paralysed,
            "asleep": animal.asleep,
            "hidden": animal.hidden,
            "fed": self.feeding and animals.fed(animal),
            "hungry": self.feeding and not animals.fed(animal),
        }
        return [(sign, self.say(f"state-{sign}")) for sign, holds in found.items() if holds]

    def is_angler(self, animal: Animal) -> bool:
        """Tell whether the viewer knows that this animal is an anglerfish that nobody else knows of."""
        if animal.remnant:
            return False  # its card is gone
        index = self.state.herds[animal.owner].index(animal.id)
        return not animal.revealed and self.state.faces[animal.owner].cards[index] == ANGLER_CARD

    def _lines(self, animal: Animal) -> tuple[Line, ...]:
        """List the traits; several fat tissues of a kind are one line."""
        found: dict[tuple[str, bool], Line] = {}
        for trait in animal.traits:
            fat = trait.kind == "fat_tissue"
            used = self.feeding and 0 < trait.used == self.state.turn
            off = trait.off or animal.paralysed or animal.remnant
            before = found.get((trait.kind, off))
            slots, full = (before.slots, before.full) if before else (0, 0)
            found[trait.kind, off] = Line(
                trait.kind,
                self.short(trait.kind),
                used and not fat,
                off,
                slots + fat,
                full + trait.yellow,
                0 if off else turns_left(animal, trait),
            )
        return tuple(found.values())
