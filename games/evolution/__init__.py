"""Evolution: The Origin of Species, with Time to Fly and Continents. Animals get traits, food is short, some are eaten.

Places on the board, in `option.at` and `event.at`:

    animal:12     the animal with that number (all its cards and tokens)
    player:2      the area of a seat
    bank          the food bank; with Continents bank:PLACE
    place:PLACE   with Continents: a territory, where an animal goes or is played
    deck          the draw pile
    shell         the shells in the middle that anybody may take; with Continents shell:PLACE
    hand:CARD     a card of the hand that is asked about, by its name

A PLACE is laurasia, gondwana or ocean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from games.core import BrokenInvariant, Game, Option, Outcome, Rules, SeatRef, Setting, Text, Zone, flag, mask
from games.evolution import animals, placing, steps, words
from games.evolution.appraisal import appraise
from games.evolution.cards import ANGLER_CARD, CARDS, CONTINENTS, HAND, NEED, deck, traits_of
from games.evolution.scoring import points, total
from games.evolution.state import GONDWANA, LAND, LAURASIA, OCEAN, POOL, TERRITORIES, State
from games.evolution.steps.attack import Strike, declare

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.core import Dice, Options
    from games.evolution.state import Animal, Attack

MOST_FOR_HALF = 4
"""With more players half a deck is too little."""

SECOND_DECK_FROM = 5
"""From so many players on the base game takes a second deck (S5)."""

VIRTUAL = ("carnivorous", "swimming")
"""Traits that may be there without a card: of a revealed anglerfish, of an animal that has left the ocean."""

WITH_FLY = ("sets", ("base_fly", "all"))
"""What options about cards of Time to Fly need."""


def conflicts(seats: int, options: Options) -> list[Text]:
    """List what cannot be played together."""
    if options["half_deck"] == "on" and seats > MOST_FOR_HALF:
        return [Text("evolution-problem-half-deck", seats=seats, most=MOST_FOR_HALF)]
    return []


RULES = Rules(
    name="evolution",
    seats=(2, 8),
    version=1,
    options=(
        Setting("sets", ("base", "base_fly", "base_continents", "all"), "base"),
        Setting("half_deck", ("auto", "on", "off"), "auto"),
        flag("mimicry_optional", default=False),
        flag("tail_loss_optional", default=False),
        flag("anglerfish_has_carnivorous_face", default=True, only_with=WITH_FLY),
        flag("ambush_own", default=False, only_with=WITH_FLY),
        flag("viviparous_once", default=False, only_with=WITH_FLY),
    ),
    conflicts=conflicts,
)


SHORES = (LAURASIA, GONDWANA)
"""Where animals may be played with Continents."""


class Offers:
    """The options of a hand, made once for each table."""

    def __init__(self, angler_face: bool) -> None:
        self.stop = Option("pass", Text("evolution-stop"), ("pass",))
        self.animal: dict[tuple[str, str], Option] = {}
        self.trait: dict[tuple[str, str], Option] = {}
        self.traits: dict[str, tuple[str, ...]] = {}
        for card in CARDS:
            name = words.card_text(card, angler_face=angler_face)
            group, at = Text("evolution-group-animal"), f"hand:{card}"
            label = Text("evolution-as-animal", card=name)
            self.animal[card, LAND] = Option(f"animal:{card}", label, ("animal", card), group, at)
            for place in SHORES:
                label = Text("evolution-as-animal-at", card=name, place=place)
                key, group = f"animal:{card}:{place}", Text("evolution-group-animal-at", place=place)
                label = Text("evolution-as-animal-at", card=name, place=place)
                self.animal[card, place] = Option(key, label, ("animal", card, place), group, at)
            self.traits[card] = traits_of(card, angler_face=angler_face)
            for kind in self.traits[card]:
                label = words.as_trait(card, kind)
                group = Text("evolution-group-trait")
                self.trait[card, kind] = Option(f"trait:{card}:{kind}", label, ("trait", card, kind), group, at)


OFFERS = {face: Offers(face) for face in (False, True)}


class Evolution(Game[State]):
    """A table of Evolution. The rules' numbers (D4, A8 ...) are those of docs/rules/evolution.md."""

    rules = RULES
    state_type = State
    steps: ClassVar[Any] = steps.ALL

    def __init__(self, seats: int, options: Options, dice: Dice) -> None:
        super().__init__(seats, options, dice)
        self.sets = str(options["sets"])
        self.fly = self.sets in {"base_fly", "all"}
        self.continents = self.sets in {"base_continents", "all"}
        self.angler_face = bool(options["anglerfish_has_carnivorous_face"])
        self.mimicry_optional = bool(options["mimicry_optional"])
        self.tail_loss_optional = bool(options["tail_loss_optional"])
        self.ambush_own = bool(options["ambush_own"])
        self.viviparous_once = bool(options["viviparous_once"])
        self.offers = OFFERS[self.angler_face]
        self.shores = SHORES if self.continents else (LAND,)

    # Set-up

    @property
    def deck(self) -> tuple[str, ...]:
        """List all cards of this table (S1, S4, S5)."""
        chosen = self.options["half_deck"]
        half = chosen == "on" or (chosen == "auto" and self.seats == 2 and self.sets != "base")
        copies = 2 if self.sets == "base" and self.seats >= SECOND_DECK_FROM else 1
        return deck(self.sets, copies=copies, half=half)

    def pools(self) -> Mapping[str, Sequence[str]]:
        """List all cards there are."""
        return {POOL: self.deck}

    def prepare(self) -> State:
        """Shuffle, deal the hands, and choose the first player by lot (S1 to S3)."""
        seats = range(self.seats)
        pile = Zone.hidden(POOL, self.deck)
        pile.shuffle(self)
        hands = [Zone.hidden(POOL) for _ in seats]
        for seat, hand in enumerate(hands):
            for _ in range(CONTINENTS.start if self.continents else HAND.start):
                pile.draw(self, hand, mask(seat))
        places = TERRITORIES if self.continents else (LAND,)
        return State(
            deck=pile,
            hands=hands,
            faces=[Zone.hidden(POOL) for _ in seats],
            shown=Zone.open(POOL),
            played=Zone.open(POOL),
            discards=[Zone.open(POOL) for _ in seats],
            places=[*places],
            bank=dict.fromkeys(places, 0),
            shells={place: [] for place in places},
            herds=[[] for _ in seats],
            first=self.dice.below(self.seats),
        )

    def begin(self) -> None:
        """Start with the first turn."""
        self.then(steps.StartTurn())

    # The table

    def after(self, seat: int) -> int:
        """Give the seat to the left."""
        return (seat + 1) % self.seats

    def from_seat(self, first: int) -> tuple[int, ...]:
        """List all seats clockwise from one on."""
        return tuple((first + step) % self.seats for step in range(self.seats))

    def card_text(self, card: str) -> Text:
        """Name a card."""
        return words.card_text(card, angler_face=self.angler_face)

    # What steps of several phases start

    def feed_all(self) -> None:
        """Go on to the food of this turn."""
        self.then(steps.FillBank())

    def end_turn(self) -> None:
        """Go on to the extinction."""
        self.then(steps.Extinction())

    def hunt(self, hunter: int, target: int, how: str) -> None:
        """Attack: in a player's own go, from ambush, or as an anglerfish that strikes back."""
        attack = declare(self, hunter, target, how)
        self.then(Strike(attack=attack.id))

    def react(self, attack: Attack) -> None:
        """Ask the target of an attack what it does."""
        owner = self.state.animals[attack.target].owner
        self.then(steps.React(seat=owner, attack=attack.id, scope=attack.scope))

    # Ends

    def result(self) -> Outcome:
        """Rank by points, then by cards in the discard, then by lots (X8, X9)."""
        state, seats = self.state, range(self.seats)
        scores = tuple(total(state, seat) for seat in seats)
        lots = state.lots or [0] * self.seats
        order = sorted(seats, key=lambda seat: (scores[seat], len(state.discards[seat]), lots[seat]), reverse=True)
        return Outcome(
            scores, tuple((seat,) for seat in order), self._reason(order, scores), tuple(map(self._breakdown, seats))
        )

    def _reason(self, order: Sequence[int], scores: Sequence[int]) -> Text:
        winner, second = order[:2]
        who, best, piles = SeatRef(winner), scores[winner], self.state.discards
        if scores[second] < best:
            return Text("evolution-victory", who=who, points=best)
        if len(piles[second]) < len(piles[winner]):
            return Text("evolution-victory-by-discard", who=who, points=best, n=len(piles[winner]))
        return Text("evolution-victory-by-lot", who=who, points=best)

    def _breakdown(self, seat: int) -> tuple[tuple[Text, int], ...]:
        found = points(self.state, seat)
        return (
            (Text("evolution-score-animals"), found["animals"]),
            (Text("evolution-score-traits"), found["traits"]),
            (Text("evolution-score-food"), found["food"]),
            *(((Text("evolution-score-ocean"), found["ocean"]),) if self.continents else ()),
        )

    def appraise(self, seat: int) -> float:
        """Tell how far ahead a seat looks."""
        self.insist_on(seat)
        return appraise(self, seat)

    def check(self) -> None:
        """Raise BrokenInvariant when a card is lost, a token is nowhere, or a trait is where it cannot be."""
        super().check()
        state = self.state
        on_table = [trait.card for animal in state.animals.values() for trait in animal.traits if trait.card]
        on_table += [link.card for link in state.links.values()]
        on_table += [trait.card for shells in state.shells.values() for trait in shells]
        if sorted(on_table) != sorted(state.played.cards):
            raise BrokenInvariant("The trait cards on the table are not those under the animals.")
        if sorted(number for herd in state.herds for number in herd) != sorted(state.animals):
            raise BrokenInvariant("An animal belongs to nobody, or to two.")
        if min(state.bank.values()) < 0:
            raise BrokenInvariant("The food bank owes food.")
        for seat, herd in enumerate(state.herds):
            cards = len(state.faces[seat])
            if any(state.animals[number].remnant != (place >= cards) for place, number in enumerate(herd)):
                raise BrokenInvariant(f"Seat {seat} has {len(herd)} animals and {len(state.faces[seat])} animal cards.")
        for animal in state.animals.values():
            self._check_animal(animal)
        for link in state.links.values():
            ends = [state.animals[number] for number in (link.first, link.second)]
            if ends[0].owner != ends[1].owner or ends[0].place != ends[1].place or ends[0] is ends[1]:
                raise BrokenInvariant(f"The link {link.id} does not join two animals of one owner in one place.")
        if state.phase != "feeding" and state.attacks:
            raise BrokenInvariant("An attack has no end.")

    def _check_animal(self, animal: Animal) -> None:
        state = self.state
        name = f"The animal {animal.id}"
        found = (list(animal.active), animal.need)
        animals.refresh(state, animal)
        if found != (animal.active, animal.need):
            raise BrokenInvariant(f"{name} has other traits or another need than was noted.")
        if min(animal.red, animal.blue) < 0 or animal.food > animal.need:
            raise BrokenInvariant(f"{name} has {animal.food} food and needs {animal.need}.")
        if any(trait.yellow and trait.kind != "fat_tissue" for trait in animal.traits):
            raise BrokenInvariant(f"{name} has a yellow token on something else than fat.")
        if any(animal.id not in (state.links[number].first, state.links[number].second) for number in animal.links):
            raise BrokenInvariant(f"{name} has a link that does not hold it.")
        self._check_territory(animal, name)
        kinds = [trait.kind for trait in animal.traits if trait.kind != "fat_tissue"]
        if len(set(kinds)) != len(kinds) or any(placing.EXCLUDES.get(kind) in kinds for kind in kinds):
            raise BrokenInvariant(f"{name} has two traits that exclude each other.")
        if (
            animal.revealed
            and state.faces[animal.owner].cards[state.herds[animal.owner].index(animal.id)] != ANGLER_CARD
        ):
            raise BrokenInvariant(f"{name} was turned up and is no anglerfish.")

    def _check_territory(self, animal: Animal, name: str) -> None:
        state = self.state
        if animal.place not in state.places:
            raise BrokenInvariant(f"{name} is nowhere.")
        if any(not trait.card and trait.kind not in VIRTUAL for trait in animal.traits):
            raise BrokenInvariant(f"{name} has a trait without a card.")
        if animal.place == OCEAN and any(trait.kind == "swimming" for trait in animal.traits):
            raise BrokenInvariant(f"{name} has Swimming in the ocean.")
        if state.moves.get(animal.id) == animal.place:
            raise BrokenInvariant(f"{name} migrates to where it is.")
        idle = animal.paralysed or animal.remnant
        others = [state.animals[link.other(animal.id)] for link in animals.links_of(state, animal)]
        for link, other in zip(animals.links_of(state, animal), others, strict=True):
            if link.off != (idle or other.paralysed or other.remnant):
                raise BrokenInvariant(f"The link {link.id} works, or does not, against its animals.")
        if any(trait.kind == "regeneration" for trait in animal.traits):
            self._check_regeneration(animal, name)

    def _check_regeneration(self, animal: Animal, name: str) -> None:
        cards = [trait.kind for trait in animal.traits if trait.card or trait.kind != "swimming"]
        cards += [link.kind for link in animals.links_of(self.state, animal)]
        if len(cards) > placing.MOST_WITH_REGENERATION or any(NEED[kind] for kind in cards):
            raise BrokenInvariant(f"{name} has too much for Regeneration.")
