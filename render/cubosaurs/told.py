"""The pictures of Cubosaurs in words: a summary, and all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import UNKNOWN, SeatRef, Text, Thing
from games.cubosaurs import listed
from games.cubosaurs.cards import BLACK, CARDS, EGG, GREY, SETS, TILES, TYPE
from games.cubosaurs.scoring import token_points
from render.cubosaurs.scene import RAPTORS
from render.scenes import BaseTeller, limited

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.cubosaurs.scene import Scene


class Teller(BaseTeller):
    """Tells a scene of the game."""

    def __init__(self, scene: Scene, names: Sequence[str]) -> None:
        super().__init__(scene, names)
        self.scene = scene
        self.state = scene.state

    def alt(self) -> str:
        """Summarise the position."""
        if self.scene.view.outcome is not None:
            return limited([self.words.say(self.scene.view.outcome.reason), self.standings()])
        return limited([*self.situation(), self.standings(), *(self.cards(seat) for seat in self.scene.seats)])

    def text(self) -> str:
        """Tell everything that the viewer knows."""
        if self.scene.view.outcome is not None:
            return "\n".join([self.words.say(self.scene.view.outcome.reason), *map(self.final, self._order())])
        lines = [" ".join(self.situation()), *self.hand()]
        for seat in self.scene.seats:
            lines += self.player(seat)
        if self.scene.advanced:
            lines.append(self.market())
        return "\n".join(lines)

    def situation(self) -> list[str]:
        """Say whose turn it is, the round, the direction, the hand and the deck."""
        state, scene = self.state, self.scene
        waiting = tuple(SeatRef(seat) for seat in scene.waiting)
        way = "told-clockwise" if state.direction > 0 else "told-anticlockwise"
        told = [
            self.say("told-waiting", who=waiting),
            self.say("told-round", n=state.round, total=scene.rounds, way=Text(f"picture-{way}")),
            self.say("told-deck", n=len(state.deck)),
        ]
        if scene.holder is not None:
            n = len(scene.hand)
            told.append(self.say("told-hand", who=SeatRef(scene.holder), heir=SeatRef(scene.heir), n=n))
        return told

    def hand(self) -> list[str]:
        """Say what the viewer knows of the hand."""
        known = tuple(card for card in self.scene.hand if card != UNKNOWN)
        if not known:
            return []
        unknown = len(self.scene.hand) - len(known)
        lines = [self.say("told-hand-known", cards=listed(known))]
        if unknown:
            lines = [self.say("told-hand-partly", cards=listed(known), n=unknown)]
        elif self.scene.kept is not None and self.scene.holder is not None:
            now = self.scene.this_round(self.scene.holder)
            lines.append(self.say("told-if-kept", who=SeatRef(self.scene.holder), now=now, then=self.scene.kept))
        return lines

    def standings(self) -> str:
        """Give everybody's points, the leader first."""
        order = sorted(self.scene.seats, key=lambda each: -self.scene.total(each))
        told = tuple(Text("picture-told-standing", who=SeatRef(seat), total=self.scene.total(seat)) for seat in order)
        return self.say("told-standings", all=told)

    def cards(self, seat: int) -> str:
        """Name a player's cards by type."""
        counts = self.scene.counts[seat]
        held = tuple(
            Text("cubosaurs-cards", n=counts[kind], card=Thing(kind))
            for kind in (*SETS, GREY, BLACK, EGG)
            if counts[kind]
        )
        if not held:
            return self.say("told-no-cards", who=SeatRef(seat))
        return self.say("told-cards", who=SeatRef(seat), cards=held)

    def player(self, seat: int) -> list[str]:
        """Tell a player's points, tokens, tiles, and each group with what it scores now."""
        scene, who = self.scene, SeatRef(seat)
        lines = [self.say("told-player", who=who, total=scene.total(seat), points=scene.this_round(seat))]
        if scene.advanced:
            lines.append(self.say("told-tokens", n=self.state.tokens[seat]))
            if self.state.bought[seat].cards:
                bought = tuple(Thing(tile) for tile in self.state.bought[seat].cards)
                lines.append(self.say("told-bought", tiles=bought))
        held = self.state.collections[seat].cards
        for kind in SETS:
            lines += self._group(tuple(card for card in held if TYPE[card] == kind), scene.group_points(seat, kind))
        raptors = tuple(card for card in held if CARDS[card].raptor)
        lines += self._group(raptors, scene.group_points(seat, RAPTORS))
        for egg in scene.eggs(seat):
            lines += self._group((egg.face,), egg.points)
        if "tiles" in scene.points[seat]:
            lines.append(self.say("told-tile-points", points=scene.points[seat]["tiles"]))
        if not held:
            lines.append(self.say("told-no-cards", who=who))
        return [lines[0], *(f"- {line}" for line in lines[1:])]

    def _group(self, cards: tuple[str, ...], points: int) -> list[str]:
        return [self.say("told-group", cards=listed(cards), points=points)] if cards else []

    def market(self) -> str:
        """Tell the tiles on offer and the supply."""
        offers = tuple(
            Text(
                "picture-told-tile", tile=Thing(tile), cost=TILES[tile].cost, does=Text(f"picture-tile-{_dashed(tile)}")
            )
            for tile in self.state.market.cards
        )
        supply = self.say("told-supply", n=self.state.supply)
        told = self.say("told-market", tiles=offers) if offers else self.say("told-no-market")
        return f"{told}\n{supply}"

    def final(self, seat: int) -> str:
        """Tell a player's points round by round and group by group."""
        outcome = self.scene.view.outcome
        assert outcome is not None
        rounds = []
        for number, seats in enumerate(self.state.history, 1):
            groups = tuple(
                Text("picture-told-score", group=Text(f"picture-short-{group}"), points=points)
                for group, points in seats[seat].items()
            )
            points = sum(seats[seat].values())
            known = "told-round-score" if groups else "told-round-nothing"
            args: dict[str, Any] = {"groups": groups} if groups else {}
            rounds.append(self.say(known, n=number, points=points, **args))
        if self.scene.advanced:
            rounds.append(self.say("told-tokens-left", points=token_points(self.state, seat)))
        place = 1 + sum(len(each) for each in outcome.ranking[: self._rank(seat)])
        first = self.say("told-final", place=place, who=SeatRef(seat), total=outcome.scores[seat])
        return "\n".join([first, *(f"- {line}" for line in rounds)])

    def _order(self) -> list[int]:
        assert self.scene.view.outcome is not None
        return [seat for seats in self.scene.view.outcome.ranking for seat in seats]

    def _rank(self, seat: int) -> int:
        assert self.scene.view.outcome is not None
        return next(rank for rank, seats in enumerate(self.scene.view.outcome.ranking) if seat in seats)


def _dashed(id_: str) -> str:
    return id_.replace("_", "-")
