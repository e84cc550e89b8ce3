"""All that interrupts: hidden hands, an answer out of turn, a redirected attack, an ambush inside a move.

1.  Everybody has lives and three cards that nobody else sees. The rest is the deck.
2.  On your turn, draw a card, then do one thing:
2.1 strike a player with a strike card; 2.2 storm with a storm card: one blow at everybody, in seat order;
2.3 lay a card face down before you, if none lies there; 2.4 give a player a card;
2.5 rob a player who holds cards: look at them all and take one; 2.6 or rest.
3.  Whoever is struck and has a card before them may spring it if it is a snare: the blow is stopped, and on a 3
    or more the attacker is wounded.
4.  Whoever is struck may parry (4.1, a parry card stops the blow) or feint (4.2, a feint card turns it on a third
    player, who answers in turn). If not, the attacker rolls: 3 or more wounds.
5.  Without lives you are out, and your cards are discarded face up. The duel ends when one is left (5.1), or when
    somebody has to draw from the empty deck (5.2). A life left is worth 2 points, a wound dealt 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.core import (
    EVERYBODY,
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
    mask,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

CARDS = {"strike": 8, "storm": 3, "parry": 5, "feint": 4, "snare": 4}
POOL = "cards"


def thing(card: str) -> Thing:
    return Thing(f"duel-{card}")


def place(seat: int) -> str:
    return f"seat:{seat}"


def conflicts(seats: int, options: dict[str, bool | int | str]) -> list[Text]:
    return [Text("duel-problem-feints")] if seats == 2 and options["feints"] else []


class State(Struct):
    deck: Zone
    discard: Zone
    passing: Zone
    hands: list[Zone]
    laid: list[Zone]
    lives: list[int]
    wounds: list[int]
    blows: int = 0


class Turn(Step, tag="turn"):
    seat: int

    def run(self, game: Duel) -> None:
        if not game.state.deck.cards:
            game.over()
            return
        card = game.state.deck.draw(game, game.state.hands[self.seat], mask(self.seat))
        game.begin_turn()
        game.tell("duel-drew", who=SeatRef(self.seat), at=(place(self.seat),))
        game.tell("duel-drew-card", card=thing(card), to=(self.seat,))
        game.then(Act(seat=self.seat), NextTurn(seat=self.seat))


class NextTurn(Step, tag="next_turn"):
    seat: int

    def run(self, game: Duel) -> None:
        seat = (self.seat + 1) % game.seats
        while not game.state.lives[seat]:
            seat = (seat + 1) % game.seats
        game.then(Turn(seat=seat))


class Act(Ask, tag="act"):
    """Section 2. There is a card to give and somebody to give it to, so there are always two options."""

    def prompt(self, game: Duel) -> Text:
        return Text("duel-act", cards=len(game.state.hands[self.seat]))

    def options(self, game: Duel) -> Iterator[Option]:
        others = game.others(self.seat)
        held = game.held(self.seat)
        if "strike" in held:
            for other in others:
                label = Text("duel-strike-whom", who=SeatRef(other))
                yield Option(f"strike:{other}", label, ("strike", other), at=place(other))
        if "storm" in held:
            yield Option("storm", Text("duel-storm-all"), ("storm", None))
        if not game.state.laid[self.seat].cards:
            for card in held:
                yield Option(f"lay:{card}", Text("duel-lay", card=thing(card)), ("lay", card), at=place(self.seat))
        yield Option("give", Text("duel-give"), ("give", None))
        for other in others:
            if game.state.hands[other].cards:
                yield Option(
                    f"rob:{other}", Text("duel-rob", who=SeatRef(other)), ("rob", other), Text("duel-group-rob")
                )
        yield Option("rest", Text("duel-rest"), ("rest", None))

    def detail(self, game: Duel, option: Option) -> Text:
        act, what = option.value
        if act in {"strike", "rob"}:
            cards, lives = len(game.state.hands[what]), game.state.lives[what]
            return Text(f"duel-{act}-detail", who=SeatRef(what), cards=cards, lives=lives)
        return Text(f"duel-{act}-detail")

    def refused(self, game: Duel) -> Iterator[Refusal]:
        for card, rule in (("strike", "2.1"), ("storm", "2.2")):
            if card not in game.held(self.seat):
                yield Refusal(card, Text("duel-play", card=thing(card)), Text("duel-lacks", card=thing(card)), rule)
        if game.state.laid[self.seat].cards:
            yield Refusal("lay", Text("duel-lay-any"), Text("duel-lies-already"), "2.3")
        for other in game.others(self.seat):
            if not game.state.hands[other].cards:
                who = SeatRef(other)
                yield Refusal(f"rob:{other}", Text("duel-rob", who=who), Text("duel-empty", who=who), "2.5")

    def play(self, game: Duel, value: tuple[str, str | int | None]) -> None:
        match value:
            case "strike", int(target):
                game.discard(self.seat, "strike")
                game.attack(self.seat, target)
            case "storm", _:
                game.discard(self.seat, "storm")
                game.then(*(Blow(attacker=self.seat, target=other) for other in game.others(self.seat)))
            case "lay", str(card):
                game.state.hands[self.seat].take_secretly(game, card, game.state.laid[self.seat], by=self.seat)
                game.tell("duel-laid", who=SeatRef(self.seat), at=(place(self.seat),))
            case "give", _:
                game.then(GiveWhom(seat=self.seat))
            case "rob", int(victim):
                game.state.hands[victim].show(game, mask(self.seat))
                game.tell("duel-looks", who=SeatRef(self.seat), whom=SeatRef(victim), at=(place(victim),))
                game.then(Rob(seat=self.seat, victim=victim))
            case _:
                game.tell("duel-rested", who=SeatRef(self.seat))


class GiveWhom(Ask, tag="give_whom"):
    def prompt(self, game: Duel) -> Text:
        return Text("duel-give-whom")

    def options(self, game: Duel) -> Iterator[Option]:
        for other in game.others(self.seat):
            yield Option(f"give:{other}", Text("duel-to", who=SeatRef(other)), other, at=place(other))

    def play(self, game: Duel, receiver: int) -> None:
        game.then(GiveCard(seat=self.seat, receiver=receiver))


class GiveCard(Ask, tag="give_card"):
    """A hand of equal cards leaves one option; not asking would tell that they are equal."""

    receiver: int
    always = True

    def prompt(self, game: Duel) -> Text:
        return Text("duel-give-card", who=SeatRef(self.receiver))

    def options(self, game: Duel) -> Iterator[Option]:
        for card in game.held(self.seat):
            yield Option(f"give:{card}", Text("duel-card", card=thing(card)), card)

    def play(self, game: Duel, card: str) -> None:
        state = game.state
        state.hands[self.seat].take_secretly(game, card, state.passing, by=self.seat)
        state.passing.move_all(game, state.hands[self.receiver], seen_by=mask(self.receiver))
        game.tell("duel-gave", who=SeatRef(self.seat), whom=SeatRef(self.receiver))
        game.tell("duel-gave-card", card=thing(card), to=(self.seat, self.receiver))


class Rob(Ask, tag="rob"):
    victim: int
    always = True

    def prompt(self, game: Duel) -> Text:
        return Text("duel-rob-card", who=SeatRef(self.victim), cards=len(game.state.hands[self.victim]))

    def options(self, game: Duel) -> Iterator[Option]:
        for card in game.held(self.victim):
            yield Option(f"take:{card}", Text("duel-card", card=thing(card)), card)

    def play(self, game: Duel, card: str) -> None:
        hands = game.state.hands
        hands[self.victim].take_secretly(game, card, hands[self.seat], by=self.seat)
        hands[self.victim].show(game, mask(self.victim))
        game.tell("duel-robbed", who=SeatRef(self.seat), whom=SeatRef(self.victim), at=(place(self.victim),))
        game.tell("duel-robbed-card", card=thing(card), to=(self.seat, self.victim))


class Blow(Step, tag="blow"):
    """One blow of a storm: it vanishes when an ambush has put the attacker out, or another blow its target."""

    attacker: int
    target: int

    def still(self, game: Duel) -> bool:
        return game.fights(self.attacker, self.target)

    def run(self, game: Duel) -> None:
        game.attack(self.attacker, self.target)


class Spring(Ask, tag="spring"):
    """3: that a card lies there is public, whether it is a snare is not."""

    attacker: int
    always = True
    standing = "wait"

    def still(self, game: Duel) -> bool:
        return bool(game.state.laid[self.seat].cards)

    def prompt(self, game: Duel) -> Text:
        return Text("duel-spring", who=SeatRef(self.attacker))

    def options(self, game: Duel) -> Iterator[Option]:
        yield Option("wait", Text("duel-wait"), False)
        if "snare" in game.state.laid[self.seat].cards:
            yield Option("spring", Text("duel-spring-it"), True, at=place(self.seat))

    def refused(self, game: Duel) -> Iterator[Refusal]:
        if "snare" not in game.state.laid[self.seat].cards:
            yield Refusal("spring", Text("duel-spring-it"), Text("duel-no-snare"), "3")

    def play(self, game: Duel, springs: bool) -> None:
        if springs:
            game.state.laid[self.seat].take_openly(game, "snare", game.state.discard)
            game.cut(self.scope)
            game.tell("duel-sprang", who=SeatRef(self.seat), whom=SeatRef(self.attacker), at=(place(self.seat),))
            game.then(Wound(attacker=self.seat, target=self.attacker))


class Defend(Ask, tag="defend"):
    """4: the window is always asked, for its options are the cards of a hidden hand."""

    attacker: int
    always = True
    standing = "take"

    def prompt(self, game: Duel) -> Text:
        return Text("duel-defend", who=SeatRef(self.attacker), lives=game.state.lives[self.seat])

    def options(self, game: Duel) -> Iterator[Option]:
        held = game.held(self.seat)
        yield Option("take", Text("duel-take"), None)
        if "parry" in held:
            yield Option("parry", Text("duel-play", card=thing("parry")), "parry")
        if "feint" in held:
            for third in game.thirds(self.seat, self.attacker):
                yield Option(f"feint:{third}", Text("duel-feint", who=SeatRef(third)), third, at=place(third))

    def refused(self, game: Duel) -> Iterator[Refusal]:
        held = game.held(self.seat)
        for card, rule in (("parry", "4.1"), ("feint", "4.2")):
            if card not in held:
                yield Refusal(card, Text("duel-play", card=thing(card)), Text("duel-lacks", card=thing(card)), rule)
            elif card == "feint" and not game.thirds(self.seat, self.attacker):
                yield Refusal(card, Text("duel-play", card=thing(card)), Text("duel-no-third"), rule)

    def play(self, game: Duel, answer: str | int | None) -> None:
        if answer is None:
            return
        game.cut(self.scope)
        if answer == "parry":
            game.discard(self.seat, "parry")
            game.tell("duel-parried", who=SeatRef(self.seat), whom=SeatRef(self.attacker))
        else:
            game.discard(self.seat, "feint")
            game.tell("duel-feinted", who=SeatRef(self.seat), whom=SeatRef(answer), at=(place(answer),))
            game.attack(self.attacker, answer)


class Wound(Step, tag="wound"):
    attacker: int
    target: int

    def run(self, game: Duel) -> None:
        rolled = game.dice.roll()
        who, whom = SeatRef(self.attacker), SeatRef(self.target)
        game.tell("duel-rolled", who=who, whom=whom, rolled=rolled, at=(place(self.target),))
        if rolled >= 3:
            game.wound(self.attacker, self.target)


class Duel(Game[State]):
    """The toy with hidden hands and interruptions."""

    rules = Rules(
        name="duel",
        seats=(2, 4),
        options=(
            Setting("lives", (1, 2, 3), 2, {2: 3}),
            Setting("feints", (False, True), True, {2: False}),
        ),
        version=1,
        conflicts=conflicts,
    )
    state_type = State
    steps = (Turn, NextTurn, Act, GiveWhom, GiveCard, Rob, Blow, Spring, Defend, Wound)

    def pools(self) -> dict[str, list[str]]:
        kinds = CARDS if self.options["feints"] else {card: n for card, n in CARDS.items() if card != "feint"}
        return {POOL: [card for card, number in kinds.items() for _ in range(number)]}

    def prepare(self) -> State:
        deck = Zone.hidden(POOL, self.pools()[POOL])
        deck.shuffle(self)
        hands = [Zone.hidden(POOL) for _ in range(self.seats)]
        for seat, hand in enumerate(hands):
            for _ in range(3):
                deck.draw(self, hand, mask(seat))
        return State(
            deck=deck,
            discard=Zone.open(POOL),
            passing=Zone.hidden(POOL),
            hands=hands,
            laid=[Zone.hidden(POOL) for _ in range(self.seats)],
            lives=[int(self.options["lives"])] * self.seats,
            wounds=[0] * self.seats,
        )

    def begin(self) -> None:
        self.tell("duel-begins", cards=len(self.state.deck))
        self.then(Turn(seat=0))

    def result(self) -> Outcome:
        state = self.state
        scores = tuple(2 * lives + wounds for lives, wounds in zip(state.lives, state.wounds, strict=True))
        left = len(self.alive()) > 1
        return Outcome(
            scores=scores,
            ranking=ranked(scores),
            reason=Text("duel-ends-deck") if left else Text("duel-ends-last", who=SeatRef(self.alive()[0])),
            breakdown=tuple(
                ((Text("duel-score-lives"), 2 * lives), (Text("duel-score-wounds"), wounds))
                for lives, wounds in zip(state.lives, state.wounds, strict=True)
            ),
        )

    def appraise(self, seat: int) -> float:
        self.insist_on(seat)
        state = self.state
        return 2.0 * state.lives[seat] + state.wounds[seat] + 0.1 * len(state.hands[seat])

    def check(self) -> None:
        super().check()
        state = self.state
        if state.passing.cards:
            raise BrokenInvariant("A card that was given has not arrived.")
        for seat, lives in enumerate(state.lives):
            if not 0 <= lives <= int(self.options["lives"]):
                raise BrokenInvariant(f"Seat {seat} has {lives} lives.")
            if not lives and (state.hands[seat].cards or state.laid[seat].cards):
                raise BrokenInvariant(f"Seat {seat} is out and has cards.")

    # What the steps share

    def alive(self) -> tuple[int, ...]:
        return tuple(seat for seat, lives in enumerate(self.state.lives) if lives)

    def others(self, seat: int) -> tuple[int, ...]:
        return tuple(other for other in self.alive() if other != seat)

    def thirds(self, seat: int, attacker: int) -> tuple[int, ...]:
        return tuple(other for other in self.others(seat) if other != attacker)

    def fights(self, attacker: int, target: int) -> bool:
        return attacker in self.alive() and target in self.alive()

    def held(self, seat: int) -> tuple[str, ...]:
        """Give the kinds of card in a hand, in the order of the rules."""
        return tuple(card for card in CARDS if card in self.state.hands[seat].cards)

    def discard(self, seat: int, card: str) -> None:
        self.state.hands[seat].take_openly(self, card, self.state.discard)
        self.tell("duel-played", who=SeatRef(seat), card=thing(card))

    def attack(self, attacker: int, target: int) -> None:
        """Open the windows of one blow; whoever stops it cuts its scope, and no other blow's."""
        self.state.blows += 1
        scope = f"blow:{self.state.blows}"
        self.then(
            Spring(seat=target, attacker=attacker, scope=scope),
            Defend(seat=target, attacker=attacker, scope=scope),
            Wound(attacker=attacker, target=target, scope=scope),
        )

    def wound(self, attacker: int, target: int) -> None:
        state = self.state
        state.lives[target] -= 1
        state.wounds[attacker] += 1
        if state.lives[target]:
            return
        state.hands[target].move_all(self, state.discard, seen_by=EVERYBODY)
        state.laid[target].move_all(self, state.discard, seen_by=EVERYBODY)
        self.tell("duel-out", who=SeatRef(target), at=(place(target),))
        if len(self.alive()) == 1:
            self.over()


def ranked(scores: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Put the seats into places, most points first, ties together."""
    points = sorted(dict.fromkeys(scores), reverse=True)
    return tuple(tuple(seat for seat, score in enumerate(scores) if score == each) for each in points)
