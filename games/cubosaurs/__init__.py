"""Cubosaurs: keep the whole hand, or add a card of a type it lacks and pass it on."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from games.core import EVERYBODY, BrokenInvariant, Game, Outcome, Rules, SeatRef, Setting, Text, Thing, Zone, flag
from games.cubosaurs import steps
from games.cubosaurs.appraisal import appraise
from games.cubosaurs.cards import CARDS, ORDER, TILES, TOKENS, TYPE, deck, tiles
from games.cubosaurs.scoring import past_points, token_points
from games.cubosaurs.state import CARDS_POOL, TILES_POOL, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from games.core import Dice, Options

RULES = Rules(
    name="cubosaurs",
    seats=(2, 5),
    version=1,
    options=(
        flag("advanced", default=False),
        flag("interaction", default=True, only_with=("advanced", True)),
        Setting("purchase_window", ("before_or_after", "before_only"), "before_or_after", only_with=("advanced", True)),
        Setting("rounds", (1, 2, 3, 4), 2, for_seats={2: 3}),
        Setting("hand_visibility", ("hidden", "open"), "hidden"),
    ),
)

COSTS = {tile.id: tile.cost for tile in TILES.values()}
CHEAPEST = min(COSTS.values())


class Cubosaurs(Game[State]):
    """A table of Cubosaurs, base or advanced. R-numbers are those of docs/rules/cubosaurs.md."""

    rules = RULES
    state_type = State
    steps: ClassVar[Any] = steps

    def __init__(self, seats: int, options: Options, dice: Dice) -> None:
        super().__init__(seats, options, dice)
        self.advanced = bool(options["advanced"])
        self.interaction = bool(options["interaction"])
        self.rounds = int(options["rounds"])
        self.open_hands = options["hand_visibility"] == "open"
        self.late_window = self.advanced and options["purchase_window"] == "before_or_after"  # ruling G

    # Set-up

    def prepare(self) -> State:
        """Put all cards aside; the first round deals them."""
        seats = range(self.seats)
        state = State(
            deck=Zone.hidden(CARDS_POOL),
            aside=Zone.hidden(CARDS_POOL, deck(advanced=self.advanced)),
            hand=Zone.hidden(CARDS_POOL),
            collections=[Zone.open(CARDS_POOL) for _ in seats],
        )
        if self.advanced:
            state.tokens = [0 for _ in seats]
            state.supply = TOKENS
            state.pile = Zone.hidden(TILES_POOL, tiles(interaction=self.interaction))
            state.bought = [Zone.open(TILES_POOL) for _ in seats]
        return state

    def begin(self) -> None:
        """Start with a random player (R3)."""
        self.then(steps.StartRound(first=self.dice.below(self.seats)))

    # The table

    def after(self, seat: int) -> int:
        """Give the seat that plays next in this round's direction."""
        return (seat + self.state.direction) % self.seats

    def in_order(self, first: int) -> tuple[int, ...]:
        """List the seats from the first on, in this round's direction."""
        direction, seats = self.state.direction, self.seats
        return tuple([(first + direction * step) % seats for step in range(seats)])

    def others(self, seat: int) -> tuple[int, ...]:
        """List the opponents, in this round's direction."""
        return self.in_order(seat)[1:]

    def collection(self, seat: int) -> list[str]:
        """Give the cards before a player."""
        return self.state.collections[seat].cards

    def faces(self, seat: int) -> list[str]:
        """List the different cards before a player, in the order of the rulebook."""
        held = set(self.state.collections[seat].cards)
        return [face for face in CARDS if face in held]

    def can_add(self, seat: int) -> list[str]:
        """List the cards a player may add to refuse the hand: of a type it lacks (R7)."""
        held = set(self.state.collections[seat].cards)
        return list(filter(held.__contains__, faces_beside(types_of(self.state.hand.cards))))

    def cannot_add(self, seat: int) -> list[str]:
        """List the cards whose type is in the hand already."""
        present = types_of(self.state.hand.cards)
        return [face for face in self.faces(seat) if TYPE[face] in present]

    def must_keep(self, seat: int) -> bool:
        """Tell whether a player has no card to refuse the hand with (R8)."""
        return types_of(self.state.collections[seat].cards) <= types_of(self.state.hand.cards)

    # Moving cards

    def viewers(self, seat: int) -> int:
        """Give the mask of those who see the hand that a player holds."""
        return EVERYBODY if self.open_hands else 1 << seat

    def keep_hand(self, seat: int) -> None:
        """Add every card of the hand to the collection."""
        state = self.state
        forced = self.must_keep(seat)
        cards = state.hand.move_all(self, state.collections[seat], EVERYBODY)
        self.tell(
            "cubosaurs-must-keep" if forced else "cubosaurs-kept",
            at=(f"seat:{seat}",),
            who=SeatRef(seat),
            n=len(cards),
            cards=listed(cards),
        )
        if self.advanced and (count := icons(cards)):
            self.then(steps.GainTokens(seat, count))

    def pass_hand(self, seat: int, adding: str | None) -> None:
        """Hand the cards on, with one of the collection (or with none, by tile 4)."""
        state = self.state
        state.holder = self.after(seat)
        heir = SeatRef(state.holder)
        if adding is None:
            self.tell("cubosaurs-passed", at=("hand",), who=SeatRef(seat), heir=heir, n=len(state.hand.cards))
            return
        state.collections[seat].take_openly(self, adding, state.hand)
        self.tell(
            "cubosaurs-refused",
            at=("hand",),
            who=SeatRef(seat),
            heir=heir,
            card=Thing(adding),
            n=len(state.hand.cards),
        )

    # DNA

    def affordable(self, seat: int, *, late: bool) -> list[str]:
        """List the tiles a player can buy now."""
        state = self.state
        tokens = state.tokens[seat]
        if state.has_bought or tokens < CHEAPEST:
            return []
        found = []
        for tile in state.market.cards:
            if COSTS[tile] <= tokens and self.obstacle(seat, tile, late=late) is None:
                found.append(tile)  # noqa: PERF401 - asked twice a turn, and a comprehension is a call
        return found

    def obstacle(self, seat: int, tile: str, *, late: bool) -> Text | None:
        """Say why a tile cannot be bought now, or None (R21 to R25)."""
        state = self.state
        if state.has_bought:
            return Text("cubosaurs-why-bought-already")
        if late and TILES[tile].window == "before":
            return Text("cubosaurs-why-too-late")
        if TILES[tile].cost > state.tokens[seat]:
            return Text("cubosaurs-why-too-dear", cost=TILES[tile].cost, n=state.tokens[seat])
        return self._idle(seat, tile)

    def _idle(self, seat: int, tile: str) -> Text | None:
        """Say why a tile would do nothing: such a tile may not be bought (R21)."""
        if tile == "draw" and not self.state.deck.cards:
            return Text("cubosaurs-why-deck-empty")
        if tile == "forbidden_type" and not self.cannot_add(seat):
            return Text("cubosaurs-why-no-such-card")
        if tile in {"destroy_own", "give", "swap"} and not self.collection(seat):
            return Text("cubosaurs-why-no-card")
        if tile in {"destroy_other", "steal", "swap"} and not self.victims(seat):
            return Text("cubosaurs-why-no-victim")
        return None

    def victims(self, seat: int) -> tuple[int, ...]:
        """List the opponents who have a card to lose."""
        return tuple([each for each in self.others(seat) if self.state.collections[each].cards])

    def pay(self, seat: int, tile: str) -> None:
        """Buy a tile: its tokens go back to the supply before its effect (R20)."""
        state = self.state
        cost = TILES[tile].cost
        state.tokens[seat] -= cost
        state.supply += cost
        state.has_bought = True
        state.market.take_openly(self, tile, state.bought[seat])
        self.tell(
            "cubosaurs-bought", at=(f"tokens:{seat}", f"tile:{tile}"), who=SeatRef(seat), tile=Thing(tile), cost=cost
        )

    def robbable(self, seat: int) -> tuple[int, ...]:
        """List the opponents who have a token to lose (R20)."""
        return tuple(each for each in self.others(seat) if self.state.tokens[each])

    # Ends

    def pools(self) -> Mapping[str, Sequence[str]]:
        """List all cards and tiles there are."""
        pools = {CARDS_POOL: deck(advanced=self.advanced)}
        return {**pools, TILES_POOL: tiles(interaction=self.interaction) if self.advanced else ()}

    def check(self) -> None:
        """Raise BrokenInvariant when a card, a tile or a token is lost or doubled."""
        super().check()
        state = self.state
        if self.advanced:
            held = sum(state.tokens) + state.supply
            if held != TOKENS or min(*state.tokens, state.supply) < 0:
                raise BrokenInvariant(f"{held} DNA tokens are in play instead of {TOKENS}.")
            if len(state.market) + sum(map(len, state.bought)) != self.seats + 1 and state.round:
                raise BrokenInvariant("The market and the bought tiles are not one more than the players.")
        if not 0 <= state.active < self.seats or len(state.history) > self.rounds:
            raise BrokenInvariant("The active seat or the round is out of range.")

    def result(self) -> Outcome:
        """Rank by total, then by the last round without the tokens' points (R17, ruling D)."""
        state = self.state
        seats = range(self.seats)
        scores = tuple(past_points(state, seat) + token_points(state, seat) for seat in seats)
        last = tuple(sum(state.history[-1][seat].values()) for seat in seats)
        standing = {seat: (scores[seat], last[seat]) for seat in seats}
        places = sorted(set(standing.values()), reverse=True)
        ranking = tuple(tuple(seat for seat in seats if standing[seat] == place) for place in places)
        return Outcome(scores, ranking, self._reason(scores, ranking[0]), tuple(map(self._breakdown, seats)))

    def _reason(self, scores: Sequence[int], winners: Sequence[int]) -> Text:
        who = tuple(SeatRef(seat) for seat in winners)
        points = scores[winners[0]]
        if len(winners) > 1:
            return Text("cubosaurs-shared-victory", who=who, points=points)
        by_tie_break = scores.count(points) > 1
        return Text(
            "cubosaurs-victory-by-last-round" if by_tie_break else "cubosaurs-victory", who=who[0], points=points
        )

    def _breakdown(self, seat: int) -> tuple[tuple[Text, int], ...]:
        rounds = enumerate(self.state.history, 1)
        rows = [(Text("cubosaurs-round", n=number), sum(seats[seat].values())) for number, seats in rounds]
        if self.advanced:
            rows.append((Text("cubosaurs-leftover-tokens"), token_points(self.state, seat)))
        return tuple(rows)

    def appraise(self, seat: int) -> float:
        """Tell how far ahead a seat looks."""
        self.insist_on(seat)
        return appraise(self, seat)


def types_of(cards: Iterable[str]) -> frozenset[str]:
    """Give the types of some cards."""
    return frozenset(map(TYPE.__getitem__, cards))


@cache
def faces_beside(types: frozenset[str]) -> tuple[str, ...]:
    """List the faces of all other types, in the order of the rulebook."""
    return tuple(face for face in CARDS if TYPE[face] not in types)


def icons(cards: Iterable[str]) -> int:
    """Count the DNA icons on some cards."""
    return sum([CARDS[card].dna for card in cards])


def listed(cards: Sequence[str]) -> tuple[Text, ...]:
    """Name some cards, equal ones together, in the order of the rulebook."""
    return tuple([_counted(face, cards.count(face)) for face in sorted(set(cards), key=ORDER.__getitem__)])


@cache
def _counted(face: str, count: int) -> Text:
    return Text("cubosaurs-cards", n=count, card=Thing(face))
