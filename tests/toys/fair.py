"""All that happens at once: draws side by side, sealed offers of two parts, a quarrel inside somebody's draw.

1.  The goods lie face down in two piles, north and south. A fair has some rounds.
2.  In a round everybody draws two cards at the same time, each from either pile. Goods go to the hidden hand.
2.1 A ticket is shown, and gives a coin or another draw. 2.2 A quarrel is shown: name a rival, and both secretly
    shout a number from 0 to 3; the higher takes a coin of the other's, a die decides a tie. Whoever shouts 3 may
    apologise first: a coin into the box, and it counts as a 4.
3.  Then everybody who holds a card secretly offers one kind of goods (3.1: one you hold) or nothing, and how many.
    All offers are laid on the stall, then paid in seat order at the price of the round.
3.2 Whoever sold two or more may take a coin or one card from the stall.
3.3 A kind that was sold costs 1 less afterwards, but never less than 1.
4.  After the last round hands are shown. A coin is a point, and so is every kind of goods in the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.core import (
    Ask,
    BrokenInvariant,
    Game,
    Option,
    Outcome,
    Refusal,
    Rules,
    SeatRef,
    Setting,
    Step,
    Text,
    Thing,
    Zone,
    flag,
    mask,
)
from tests.toys.duel import ranked

if TYPE_CHECKING:
    from collections.abc import Iterator

PILES = ("north", "south")
FRESH = ("figs", "fish")
DRY = ("salt", "silk")
GOODS = FRESH + DRY
POOL = "goods"


def thing(card: str) -> Thing:
    return Thing(f"fair-{card}")


def conflicts(seats: int, options: dict[str, bool | int | str]) -> list[Text]:
    return [Text("fair-problem-rounds", seats=seats)] if seats == 5 and options["rounds"] == 3 else []


class State(Struct):
    piles: list[Zone]
    hands: list[Zone]
    stall: Zone
    coins: list[int]
    prices: dict[str, int]
    round: int = 0
    offers: dict[int, tuple[str, int]] = {}
    sold: dict[str, int] = {}
    quarrels: int = 0
    shouts: dict[int, list[int]] = {}


class Round(Step, tag="round"):
    def run(self, game: Fair) -> None:
        if game.state.round == game.options["rounds"]:
            for hand in game.state.hands:
                hand.show(game)
            game.over()
            return
        game.state.round += 1
        game.begin_turn()
        game.tell("fair-round", n=game.state.round)
        game.then(Offers(), Prices(), Round())
        game.together({seat: (Draw(seat=seat), Draw(seat=seat)) for seat in range(game.seats)})


class Draw(Ask, tag="draw"):
    def still(self, game: Fair) -> bool:
        return any(pile.cards for pile in game.state.piles)

    def prompt(self, game: Fair) -> Text:
        return Text("fair-draw")

    def options(self, game: Fair) -> Iterator[Option]:
        for number, name in enumerate(PILES):
            if game.state.piles[number].cards:
                yield Option(f"draw:{name}", Text(f"fair-draw-{name}"), number, at=f"pile:{name}")

    def detail(self, game: Fair, option: Option) -> Text:
        return Text("fair-draw-detail", cards=len(game.state.piles[option.value]))

    def refused(self, game: Fair) -> Iterator[Refusal]:
        for number, name in enumerate(PILES):
            if not game.state.piles[number].cards:
                yield Refusal(f"draw:{name}", Text(f"fair-draw-{name}"), Text("fair-pile-empty"), "2")

    def play(self, game: Fair, number: int) -> None:
        hand = game.state.hands[self.seat]
        card = game.state.piles[number].draw(game, hand, mask(self.seat))
        who = SeatRef(self.seat)
        game.tell("fair-drew", who=who, at=(f"pile:{PILES[number]}",))
        if card in GOODS:
            game.tell("fair-drew-card", card=thing(card), to=(self.seat,))
            return
        hand.take_openly(game, card, game.state.stall)
        game.tell("fair-shown", who=who, card=thing(card))
        game.then(Ticket(seat=self.seat) if card == "ticket" else Quarrel(seat=self.seat))


class Ticket(Ask, tag="ticket"):
    def prompt(self, game: Fair) -> Text:
        return Text("fair-ticket")

    def options(self, game: Fair) -> Iterator[Option]:
        yield Option("coin", Text("fair-a-coin"), True)
        yield Option("draw", Text("fair-a-draw"), False)

    def play(self, game: Fair, coin: bool) -> None:
        if coin:
            game.state.coins[self.seat] += 1
            game.tell("fair-earned", who=SeatRef(self.seat), coins=1)
        else:
            game.then(Draw(seat=self.seat))


class Quarrel(Ask, tag="quarrel"):
    def prompt(self, game: Fair) -> Text:
        return Text("fair-quarrel")

    def options(self, game: Fair) -> Iterator[Option]:
        for rival in range(game.seats):
            if rival != self.seat:
                yield Option(f"rival:{rival}", Text("fair-rival", who=SeatRef(rival)), rival, at=f"seat:{rival}")

    def detail(self, game: Fair, option: Option) -> Text:
        return Text("fair-rival-detail", who=SeatRef(option.value), coins=game.state.coins[option.value])

    def play(self, game: Fair, rival: int) -> None:
        game.state.quarrels += 1
        number = game.state.quarrels
        game.tell("fair-quarrels", who=SeatRef(self.seat), whom=SeatRef(rival))
        both = sorted((self.seat, rival))
        game.then(Compare(quarrel=number, low=both[0], high=both[1]))
        game.together({seat: [Shout(seat=seat, quarrel=number)] for seat in both}, sealed=True)


class Shout(Ask, tag="shout"):
    quarrel: int

    def prompt(self, game: Fair) -> Text:
        return Text("fair-shout")

    def options(self, game: Fair) -> Iterator[Option]:
        for number in range(4):
            yield Option(f"shout:{number}", Text("fair-shout-it", n=number), number)

    def play(self, game: Fair, number: int) -> None:
        game.state.shouts.setdefault(self.quarrel, []).append(number)
        game.tell("fair-shouted", who=SeatRef(self.seat), n=number)
        if number == 3:
            game.then(Apology(seat=self.seat, quarrel=self.quarrel))


class Apology(Ask, tag="apology"):
    """Asked between two opened answers. Without a coin there is nothing to decide, and everybody knows it."""

    quarrel: int

    def prompt(self, game: Fair) -> Text:
        return Text("fair-apology")

    def options(self, game: Fair) -> Iterator[Option]:
        if game.state.coins[self.seat]:
            yield Option("apologise", Text("fair-apologise"), True)
        yield Option("shrug", Text("fair-shrug"), False)

    def play(self, game: Fair, pays: bool) -> None:
        if pays:
            game.state.coins[self.seat] -= 1
            game.state.shouts[self.quarrel][-1] += 1
            game.tell("fair-apologised", who=SeatRef(self.seat))


class Compare(Step, tag="compare"):
    quarrel: int
    low: int
    high: int

    def run(self, game: Fair) -> None:
        low, high = game.state.shouts.pop(self.quarrel)
        if low == high:
            low += game.dice.below(2) * 2 - 1
        winner, loser = (self.low, self.high) if low > high else (self.high, self.low)
        coins = min(1, game.state.coins[loser])
        game.state.coins[loser] -= coins
        game.state.coins[winner] += coins
        game.tell("fair-won", who=SeatRef(winner), whom=SeatRef(loser), coins=coins)


class Offers(Step, tag="offers"):
    def run(self, game: Fair) -> None:
        lanes = {
            seat: (Call(seat=seat), OfferKind(seat=seat), OfferNumber(seat=seat))
            for seat, hand in enumerate(game.state.hands)
            if hand.cards
        }
        game.then(*(Sale(seat=seat) for seat in lanes))
        game.together(lanes, sealed=True)


class Call(Step, tag="call"):
    """Runs when the offers are opened, not before; whoever is called after a large offer is not heard."""

    seat: int

    def still(self, game: Fair) -> bool:
        return not any(number > 2 for _, number in game.state.offers.values())

    def run(self, game: Fair) -> None:
        game.tell("fair-called", who=SeatRef(self.seat))


class OfferKind(Ask, tag="offer_kind"):
    always = True

    def prompt(self, game: Fair) -> Text:
        return Text("fair-offer", round=game.state.round)

    def options(self, game: Fair) -> Iterator[Option]:
        yield Option("nothing", Text("fair-nothing"))
        for kind in game.held(self.seat):
            group = Text("fair-group-fresh" if kind in FRESH else "fair-group-dry")
            yield Option(f"offer:{kind}", Text("fair-offer-kind", kind=thing(kind)), kind, group)

    def detail(self, game: Fair, option: Option) -> Text:
        if option.value is None:
            return Text("fair-nothing-detail")
        held = game.state.hands[self.seat].cards.count(option.value)
        return Text("fair-offer-detail", n=held, price=game.state.prices[option.value])

    def refused(self, game: Fair) -> Iterator[Refusal]:
        for kind in GOODS:
            if kind not in game.held(self.seat):
                label = Text("fair-offer-kind", kind=thing(kind))
                yield Refusal(f"offer:{kind}", label, Text("fair-lacks", kind=thing(kind)), "3.1")

    def play(self, game: Fair, kind: str | None) -> None:
        if kind is not None:
            game.state.offers[self.seat] = (kind, 0)


class OfferNumber(Ask, tag="offer_number"):
    """How many: an amount is an option, and builds on the kind that nobody else knows yet."""

    always = True

    def still(self, game: Fair) -> bool:
        return game.answers(self.seat) != (None,)

    def prompt(self, game: Fair) -> Text:
        return Text("fair-number")

    def options(self, game: Fair) -> Iterator[Option]:
        (kind,) = game.answers(self.seat)
        for number in range(1, game.state.hands[self.seat].cards.count(kind) + 1):
            yield Option(f"sell:{number}", Text("fair-sell", n=number, kind=thing(kind)), number)

    def play(self, game: Fair, number: int) -> None:
        kind, _ = game.state.offers[self.seat]
        game.state.offers[self.seat] = (kind, number)
        for _ in range(number):
            game.state.hands[self.seat].take_openly(game, kind, game.state.stall)
        game.tell("fair-offered", who=SeatRef(self.seat), n=number, kind=thing(kind))


class Sale(Step, tag="sale"):
    seat: int

    def still(self, game: Fair) -> bool:
        return self.seat in game.state.offers

    def run(self, game: Fair) -> None:
        state = game.state
        kind, number = state.offers.pop(self.seat)
        paid = number * state.prices[kind]
        state.coins[self.seat] += paid
        state.sold[kind] = state.sold.get(kind, 0) + number
        game.tell("fair-sold", who=SeatRef(self.seat), n=number, kind=thing(kind), coins=paid)
        if number >= 2:
            game.then(Favour(seat=self.seat))


class Favour(Ask, tag="favour"):
    """3.2, asked between two sales."""

    def prompt(self, game: Fair) -> Text:
        return Text("fair-favour")

    def options(self, game: Fair) -> Iterator[Option]:
        yield Option("coin", Text("fair-a-coin"))
        for kind in GOODS:
            if kind in game.state.stall.cards:
                yield Option(f"take:{kind}", Text("fair-take", kind=thing(kind)), kind, at="stall")

    def play(self, game: Fair, kind: str | None) -> None:
        if kind is None:
            game.state.coins[self.seat] += 1
            game.tell("fair-earned", who=SeatRef(self.seat), coins=1)
        else:
            game.state.stall.take_openly(game, kind, game.state.hands[self.seat])
            game.tell("fair-took", who=SeatRef(self.seat), kind=thing(kind), at=("stall",))


class Prices(Step, tag="prices"):
    def run(self, game: Fair) -> None:
        for kind in game.state.sold:
            game.state.prices[kind] = max(1, game.state.prices[kind] - 1)
        game.state.sold.clear()


class Fair(Game[State]):
    """The toy in which everybody acts at once."""

    rules = Rules(
        name="fair",
        seats=(2, 5),
        options=(Setting("rounds", (1, 2, 3), 2, {5: 1}), flag("quarrels", default=True)),
        version=1,
        conflicts=conflicts,
    )
    state_type = State
    steps = (
        Round,
        Draw,
        Ticket,
        Quarrel,
        Shout,
        Apology,
        Compare,
        Offers,
        Call,
        OfferKind,
        OfferNumber,
        Sale,
        Favour,
        Prices,
    )

    def pools(self) -> dict[str, list[str]]:
        special = ["ticket"] * 4 + (["quarrel"] * 4 if self.options["quarrels"] else [])
        return {POOL: [*special, *(kind for kind in GOODS for _ in range(5))]}

    def prepare(self) -> State:
        north, south = Zone.hidden(POOL, self.pools()[POOL]), Zone.hidden(POOL)
        north.shuffle(self)
        while len(south) < len(north):
            north.draw(self, south)
        return State(
            piles=[north, south],
            hands=[Zone.hidden(POOL) for _ in range(self.seats)],
            stall=Zone.open(POOL),
            coins=[2] * self.seats,
            prices=dict.fromkeys(GOODS, 3),
        )

    def begin(self) -> None:
        self.tell("fair-opens", rounds=self.options["rounds"])
        self.then(Round())

    def result(self) -> Outcome:
        coins = self.state.coins
        kinds = tuple(len(self.held(seat)) for seat in range(self.seats))
        scores = tuple(map(sum, zip(coins, kinds, strict=True)))
        return Outcome(
            scores=scores,
            ranking=ranked(scores),
            reason=Text("fair-closes", rounds=self.state.round),
            breakdown=tuple(
                ((Text("fair-score-coins"), mine), (Text("fair-score-kinds"), different))
                for mine, different in zip(coins, kinds, strict=True)
            ),
        )

    def appraise(self, seat: int) -> float:
        self.insist_on(seat)
        return self.state.coins[seat] + 0.5 * len(self.state.hands[seat])

    def check(self) -> None:
        super().check()
        if min(self.state.coins) < 0:
            raise BrokenInvariant(f"Somebody owes coins: {self.state.coins}.")
        if min(self.state.prices.values()) < 1:
            raise BrokenInvariant(f"A price fell below 1: {self.state.prices}.")

    def held(self, seat: int) -> tuple[str, ...]:
        """Give the kinds of goods in a hand, in the order of the rules."""
        return tuple(kind for kind in GOODS if kind in self.state.hands[seat].cards)
