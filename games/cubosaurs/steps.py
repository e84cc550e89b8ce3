"""The questions and automatic steps of Cubosaurs, in the order of the rulebook.

Set-up of a round, the turn (take up the hand, keep or refuse it), the purchase of a DNA evolution tile, tokens,
and the end of a round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from games.core import EVERYBODY, Ask, Option, Refusal, SeatRef, Step, Text, Thing
from games.cubosaurs import words
from games.cubosaurs.cards import CARDS, TILES, TYPE
from games.cubosaurs.scoring import all_round_points, round_points

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.cubosaurs import Cubosaurs

START_CARDS = 4
CARDS_PER_SEAT = 10


class StartRound(Step, tag="start_round"):
    """Shuffle all cards, deal the starting collections, and turn the direction of play (R1 to R4)."""

    first: int

    def run(self, game: Cubosaurs) -> None:
        """Set up the round."""
        state = game.state
        state.round += 1
        state.direction = -state.direction
        state.active = state.holder = self.first
        for zone in (state.deck, state.hand, *state.collections):
            zone.move_all(game, state.aside)
        state.aside.shuffle(game)
        state.aside.deal(state.deck, CARDS_PER_SEAT * game.seats)
        for seat in game.in_order(self.first):
            for _ in range(START_CARDS):
                state.deck.draw(game, state.collections[seat], EVERYBODY)
        game.tell(
            "cubosaurs-round-begins" if state.direction > 0 else "cubosaurs-round-begins-reversed",
            n=state.round,
            total=game.rounds,
            who=SeatRef(self.first),
        )
        if game.advanced:
            game.then(FillMarket(), *(StartTokens(seat) for seat in game.in_order(self.first)), StartTurn(self.first))
        else:
            game.then(StartTurn(self.first))


class FillMarket(Step, tag="fill_market"):
    """Reveal tiles, one more than there are players; what nobody bought stays (R18, R27)."""

    def run(self, game: Cubosaurs) -> None:
        """Shuffle all other tiles into the pile and fill up."""
        state = game.state
        for zone in state.bought:
            zone.move_all(game, state.pile)
        state.pile.shuffle(game)
        while len(state.market) <= game.seats:
            state.pile.draw(game, state.market, EVERYBODY)
        state.market.cards.sort(key=lambda tile: TILES[tile].number)
        game.tell("cubosaurs-market", at=("market",), tiles=tuple(Thing(tile) for tile in state.market.cards))


class StartTokens(Step, tag="start_tokens"):
    """Give tokens for the icons of a starting collection (R19)."""

    seat: int

    def run(self, game: Cubosaurs) -> None:
        """Count the icons."""
        game.then(GainTokens(self.seat, sum(CARDS[card].dna for card in game.collection(self.seat))))


class StartTurn(Step, tag="start_turn"):
    """Take up the hand that was passed, or draw a card; with nothing to draw the round ends (R5, R6)."""

    seat: int

    def run(self, game: Cubosaurs) -> None:
        """Take up the hand."""
        state, seat = game.state, self.seat
        if not state.hand.cards and not state.deck.cards:
            game.tell("cubosaurs-deck-empty", who=SeatRef(seat))
            game.then(EndRound())
            return
        state.active = state.holder = seat
        state.has_bought = False
        game.begin_turn()
        if state.hand.cards:
            state.hand.show(game, game.viewers(seat))
        else:
            draw(game, seat)
        game.then(KeepOrRefuse(seat))


class KeepOrRefuse(Ask, tag="keep_or_refuse"):
    """Take the whole hand, or add one card of a type it lacks and pass it on (R7 to R10)."""

    always: ClassVar[bool] = True
    """Whether there is a choice depends on the hand, so not asking would tell."""

    def prompt(self, game: Cubosaurs) -> Text:
        """Ask about the hand."""
        return Text("cubosaurs-keep-or-refuse", n=len(game.state.hand))

    def options(self, game: Cubosaurs) -> list[Option]:
        """Keep, refuse with each fitting card, or first buy a tile."""
        seat = self.seat
        say = words.GROUPED if game.advanced else words.PLAIN
        refuse = say.refuse[seat].__getitem__
        found = [say.keep[len(game.state.hand.cards)], *map(refuse, game.can_add(seat))]
        if game.advanced and (tiles := game.affordable(seat, late=False)):
            found += self._purchases(game, tiles)
        return found

    def _purchases(self, game: Cubosaurs, tiles: list[str]) -> Iterator[Option]:
        """List the tiles; tile 5 with each card it allows, for to ask later would tell what the hand holds (R24)."""
        for tile in tiles:
            if tile != "forbidden_type":
                yield words.GROUPED.buy[tile]
        if "forbidden_type" in tiles:
            for face in game.cannot_add(self.seat):
                yield words.DUPLICATE[self.seat][face]

    def refused(self, game: Cubosaurs) -> Iterator[Refusal]:
        """Say which cards cannot be added, and which tiles cannot be bought."""
        for face in game.cannot_add(self.seat):
            why = Text("cubosaurs-why-type-in-hand", card=Thing(TYPE[face]))
            yield Refusal(f"refuse:{face}", words.REFUSE[face], why, "R7")
        if game.advanced:
            yield from tiles_out_of_reach(game, self.seat, late=False)

    def detail(self, game: Cubosaurs, option: Option) -> Text:
        """Say what the choice does to the points."""
        return words.detail(game, self.seat, option.key)

    def play(self, game: Cubosaurs, value: str | tuple[str, str] | None) -> None:
        """Keep, refuse, or buy."""
        seat = self.seat
        if value is None:
            game.then(EndTurn(seat))
            game.keep_hand(seat)
        elif isinstance(value, tuple):
            tile, face = value
            game.pay(seat, tile)
            game.pass_hand(seat, adding=face)
            game.then(StartTurn(game.after(seat)))
        elif value in TILES:
            buy(game, seat, value, then=self)
        else:
            game.pass_hand(seat, adding=value)
            end_turn(game, seat)


class EndTurn(Step, tag="end_turn"):
    """Go on once the tokens of a kept hand are gained, for these may be spent at once."""

    seat: int

    def run(self, game: Cubosaurs) -> None:
        """End the turn."""
        end_turn(game, self.seat)


class LateTile(Ask, tag="late_tile"):
    """After the choice about the hand, a tile may still be bought (ruling G)."""

    def prompt(self, game: Cubosaurs) -> Text:
        """Ask for a tile."""
        return Text("cubosaurs-late-tile", n=game.state.tokens[self.seat])

    def options(self, game: Cubosaurs) -> Iterator[Option]:
        """End the turn, or buy."""
        yield words.DONE
        for tile in game.affordable(self.seat, late=True):
            yield words.PLAIN.buy[tile]

    def refused(self, game: Cubosaurs) -> Iterator[Refusal]:
        """Say which tiles cannot be bought."""
        yield from tiles_out_of_reach(game, self.seat, late=True)

    def detail(self, game: Cubosaurs, option: Option) -> Text:
        """Say what the tile does."""
        return words.detail(game, self.seat, option.key)

    def play(self, game: Cubosaurs, value: str | None) -> None:
        """Buy, or leave it."""
        if value is not None:
            buy(game, self.seat, value, then=None)


class OwnCard(Ask, tag="own_card"):
    """Tiles 6, 9, 10: which card of one's own collection (R25)."""

    tile: str

    def prompt(self, game: Cubosaurs) -> Text:  # noqa: ARG002
        """Ask for the card."""
        return Text(f"cubosaurs-own-card-{self.tile.replace('_', '-')}")

    def options(self, game: Cubosaurs) -> Iterator[Option]:
        """List one's own cards."""
        for face in game.faces(self.seat):
            yield Option(f"own:{face}", words.CARD[face], face, at=f"collection:{self.seat}:{face}")

    def detail(self, game: Cubosaurs, option: Option) -> Text:
        """Say what losing the card does to the points."""
        return words.without(game, self.seat, str(option.value), moving=self.tile != "destroy_own")

    def play(self, game: Cubosaurs, value: str) -> None:
        """Destroy it, or ask whom it is for."""
        if self.tile == "destroy_own":
            destroy(game, self.seat, self.seat, value)
        else:
            game.then(Opponent(self.seat, self.tile, value))


class Opponent(Ask, tag="opponent"):
    """Tiles 7 to 10: which opponent."""

    tile: str
    own: str = ""

    def prompt(self, game: Cubosaurs) -> Text:  # noqa: ARG002
        """Ask for the opponent."""
        return Text(f"cubosaurs-opponent-{self.tile.replace('_', '-')}")

    def options(self, game: Cubosaurs) -> Iterator[Option]:
        """List the opponents whom the tile can touch."""
        for other in game.others(self.seat) if self.tile == "give" else game.victims(self.seat):
            yield Option(f"seat:{other}", Text("cubosaurs-player", who=SeatRef(other)), other, at=f"seat:{other}")

    def detail(self, game: Cubosaurs, option: Option) -> Text:
        """Say what the gift does to the points of both, or how the opponent stands."""
        other = int(str(option.value))
        if self.tile == "give":
            return words.between(game, (self.seat, other), given=self.own)
        points = sum(round_points(game.state, other).values())
        return Text("cubosaurs-player-stands", n=len(game.collection(other)), points=points)

    def play(self, game: Cubosaurs, value: int) -> None:
        """Give the card, or ask which of theirs."""
        if self.tile != "give":
            game.then(TheirCard(self.seat, self.tile, value, self.own))
            return
        state = game.state
        state.collections[self.seat].take_openly(game, self.own, state.collections[value])
        who, other = SeatRef(self.seat), SeatRef(value)
        game.tell("cubosaurs-gave", at=(f"seat:{value}",), who=who, other=other, card=Thing(self.own))
        game.then(GainTokens(value, int(CARDS[self.own].dna)))


class TheirCard(Ask, tag="their_card"):
    """Tiles 7, 8, 10: which card of an opponent."""

    tile: str
    other: int
    own: str = ""

    def prompt(self, game: Cubosaurs) -> Text:  # noqa: ARG002
        """Ask for the card."""
        return Text(f"cubosaurs-their-card-{self.tile.replace('_', '-')}", other=SeatRef(self.other))

    def options(self, game: Cubosaurs) -> Iterator[Option]:
        """List the opponent's cards."""
        for face in game.faces(self.other):
            yield Option(f"theirs:{face}", words.CARD[face], face, at=f"collection:{self.other}:{face}")

    def detail(self, game: Cubosaurs, option: Option) -> Text:
        """Say what it does to the points of both."""
        face = str(option.value)
        if self.tile == "destroy_other":
            return words.between(game, (self.seat, self.other), lost=face)
        return words.between(game, (self.seat, self.other), given=self.own, taken=face)

    def play(self, game: Cubosaurs, value: str) -> None:
        """Destroy, steal or swap it."""
        state, seat, other = game.state, self.seat, self.other
        if self.tile == "destroy_other":
            destroy(game, seat, other, value)
            return
        state.collections[other].take_openly(game, value, state.collections[seat])
        gain = GainTokens(seat, int(CARDS[value].dna))
        who, whom, at = SeatRef(seat), SeatRef(other), (f"seat:{seat}", f"seat:{other}")
        if self.tile == "steal":
            game.tell("cubosaurs-stole", at=at, who=who, other=whom, card=Thing(value))
            game.then(gain)
            return
        state.collections[seat].take_openly(game, self.own, state.collections[other])
        game.tell("cubosaurs-swapped", at=at, who=who, other=whom, card=Thing(value), given=Thing(self.own))
        game.then(gain, GainTokens(other, int(CARDS[self.own].dna)))


class GainTokens(Step, tag="gain_tokens"):
    """Take tokens from the supply, or one by one from opponents when it is empty (R19, R20)."""

    seat: int
    count: int

    def still(self, game: Cubosaurs) -> bool:
        """Do nothing in the base game, and for no icon."""
        return game.advanced and self.count > 0

    def run(self, game: Cubosaurs) -> None:
        """Take what the supply has; ask for the next one."""
        state = game.state
        taken = min(self.count, state.supply)
        if taken:
            state.supply -= taken
            state.tokens[self.seat] += taken
            game.tell("cubosaurs-gained", at=(f"tokens:{self.seat}",), who=SeatRef(self.seat), n=taken)
        left = self.count - taken
        if left and game.robbable(self.seat):
            game.then(TakeToken(self.seat), GainTokens(self.seat, left - 1))


class TakeToken(Ask, tag="take_token"):
    """The supply is empty: from which opponent is the token taken (R20)."""

    def prompt(self, game: Cubosaurs) -> Text:  # noqa: ARG002
        """Ask for the opponent."""
        return Text("cubosaurs-take-token")

    def options(self, game: Cubosaurs) -> Iterator[Option]:
        """List the opponents who have a token."""
        for other in game.robbable(self.seat):
            yield Option(f"seat:{other}", Text("cubosaurs-player", who=SeatRef(other)), other, at=f"tokens:{other}")

    def detail(self, game: Cubosaurs, option: Option) -> Text:
        """Say how many tokens the opponent has."""
        return Text("cubosaurs-player-has-tokens", n=game.state.tokens[int(str(option.value))])

    def play(self, game: Cubosaurs, value: int) -> None:
        """Take it."""
        state = game.state
        state.tokens[value] -= 1
        state.tokens[self.seat] += 1
        at = (f"tokens:{self.seat}", f"tokens:{value}")
        game.tell("cubosaurs-took-token", at=at, who=SeatRef(self.seat), other=SeatRef(value))


class EndRound(Step, tag="end_round"):
    """Score the round; the game ends with the last one, else the lowest score begins the next (R12 to R17)."""

    def run(self, game: Cubosaurs) -> None:
        """Score."""
        state = game.state
        points = all_round_points(state)
        state.history.append(points)
        totals = [sum(each.values()) for each in points]
        game.tell("cubosaurs-round-ends", n=state.round)
        for seat, total in enumerate(totals):
            game.tell("cubosaurs-scored", at=(f"seat:{seat}",), who=SeatRef(seat), points=total)
        if state.round == game.rounds:
            game.over()
            return
        lowest = [seat for seat, total in enumerate(totals) if total == min(totals)]
        # Ruling A: a tie for the lowest score is decided by lot.
        first = lowest[0] if len(lowest) == 1 else game.dice.choice(lowest)
        game.then(StartRound(first))


def end_turn(game: Cubosaurs, seat: int) -> None:
    """Go on to the late window, if something can be bought in it, and to the next player."""
    game.then(StartTurn(game.after(seat)))
    if game.late_window and game.affordable(seat, late=True):
        game.then(LateTile(seat))


def draw(game: Cubosaurs, seat: int) -> None:
    """Draw a card into the hand; only those who see the hand get to know it."""
    state = game.state
    card = state.deck.draw(game, state.hand, game.viewers(seat))
    who = SeatRef(seat)
    if game.open_hands:
        game.tell("cubosaurs-drew-openly", at=("hand",), who=who, card=Thing(card))
    else:
        game.tell("cubosaurs-drew", at=("hand",), who=who)
        game.tell("cubosaurs-you-drew", to=(seat,), at=("hand",), card=Thing(card))


def destroy(game: Cubosaurs, seat: int, owner: int, face: str) -> None:
    """Put a card of a collection with those set aside (R25)."""
    game.state.collections[owner].take_openly(game, face, game.state.aside)
    if seat == owner:
        game.tell("cubosaurs-destroyed-own", at=(f"seat:{owner}",), who=SeatRef(seat), card=Thing(face))
    else:
        who, other = SeatRef(seat), SeatRef(owner)
        game.tell("cubosaurs-destroyed", at=(f"seat:{owner}",), who=who, other=other, card=Thing(face))


def tiles_out_of_reach(game: Cubosaurs, seat: int, *, late: bool) -> Iterable[Refusal]:
    """List the tiles a player cannot buy now, and why."""
    for tile in game.state.market.cards:
        why = game.obstacle(seat, tile, late=late)
        if why is not None:
            yield Refusal(f"buy:{tile}", words.BUY[tile], why, "R21")


def buy(game: Cubosaurs, seat: int, tile: str, then: Ask | None) -> None:
    """Pay for a tile and put its effect on the agenda, before the choice about the hand if that is still to come."""
    game.pay(seat, tile)
    following: tuple[Any, ...] = () if then is None else (then,)
    match tile:
        case "draw":
            draw(game, seat)
        case "free_pass":
            game.pass_hand(seat, adding=None)
            following = (StartTurn(game.after(seat)),)
        case "destroy_own" | "give" | "swap":
            following = (OwnCard(seat, tile), *following)
        case "destroy_other" | "steal":
            following = (Opponent(seat, tile), *following)
    game.then(*following)
