"""The pictures of Evolution in words: a summary, and all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import SeatRef, Text
from games.evolution import animals
from games.evolution.words import card_text
from render.scenes import BaseTeller, limited

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.evolution.state import Animal, Link
    from render.evolution.scene import Scene


class Teller(BaseTeller):
    """Tells a scene of the game."""

    def __init__(self, scene: Scene, names: Sequence[str]) -> None:
        super().__init__(scene, names)
        self.scene = scene
        self.state = scene.state

    def alt(self) -> str:
        """Summarise the position."""
        outcome = self.scene.view.outcome
        if outcome is not None:
            return limited([self.words.say(outcome.reason), *(self._final(seat) + "." for seat in self._order())])
        return limited([*self.situation(), *(self.summary(seat) for seat in self.scene.seats)])

    def text(self) -> str:
        """Tell everything that the viewer knows."""
        outcome = self.scene.view.outcome
        if outcome is not None:
            lines = [self.words.say(outcome.reason)]
            for seat in self._order():
                lines += [self._final(seat), *(f"- {each}" for each in self._parts(seat))]
            return "\n".join(lines)
        lines = [" ".join(self.situation()), *self.hand()]
        for seat in self.scene.seats:
            lines += [self.summary(seat), *(f"- {each}" for each in self.player(seat))]
        if self.scene.territories:
            lines += [line for place in self.state.places for line in self.territory(place)]
        return "\n".join(lines)

    def territory(self, place: str) -> list[str]:
        """Tell a territory: its food, its shells, and every animal there with its owner."""
        name = self.scene.say(f"place-{place}")
        lines = [self.say("told-place", place=name, n=self.state.bank[place])]
        if dice := self.scene.dice(place):
            told = self.say("told-dice", n=len(dice), dice=dice)
            lines.append(f"- {told} {self.scene.plus(place)}".rstrip())
        if shells := len(self.state.shells.get(place, ())):
            lines.append(f"- {self.say('told-shells-here', n=shells)}")
        living = [animal for seat in self.scene.seats for animal in self.scene.herd(seat, place)]
        return lines + [f"- {self.say('told-of', who=SeatRef(each.owner), what=self.animal(each))}" for each in living]

    def situation(self) -> list[str]:
        """Say who is waited for, the phase, the attack, the food and the deck."""
        state, scene = self.state, self.scene
        told = []
        if scene.waiting:
            told.append(self.say("told-waiting", who=tuple(SeatRef(seat) for seat in scene.waiting)))
        phase = Text(f"picture-evolution-phase-{state.phase}")
        told.append(self.say("told-phase", n=max(1, state.turn), phase=phase, first=SeatRef(state.first)))
        if state.last_turn:
            told.append(self.say("told-last"))
        if scene.fight is not None:
            fight = scene.fight
            told.append(self.say(f"told-fight-{fight.how}", hunter=fight.hunter, target=fight.target))
        if state.moves:
            moves = tuple(self.say("told-move", n=number, place=place) for number, place in state.moves.items())
            told.append(self.say("told-moves", n=len(moves), moves=moves))
        told += self.banks()
        told.append(self.say("told-deck", n=len(state.deck)))
        shells = sum(map(len, state.shells.values()))
        if shells:
            told.append(self.say("told-shells", n=shells))
        return told

    def banks(self) -> list[str]:
        """Say how much food there is, territory by territory, and which of them this go is bound to."""
        state = self.state
        if not self.scene.territories:
            return [self.say("told-bank", n=sum(state.bank.values()))]
        food = tuple(
            self.say("told-place-food", place=self.scene.say(f"place-{place}"), n=state.bank[place])
            for place in state.places
        )
        told = [self.say("told-banks", food=food)]
        if self.scene.feeding and state.go.place in state.places:
            told.append(self.say("told-here", place=self.scene.say(f"place-{state.go.place}")))
        return told

    def hand(self) -> list[str]:
        """Say what the viewer holds."""
        if not self.scene.hand:
            return []
        face = bool(self.scene.view.options["anglerfish_has_carnivorous_face"])
        cards = tuple(card_text(card, angler_face=face) for card, count in self.scene.hand for _ in range(count))
        return [self.say("told-hand", cards=cards)]

    def summary(self, seat: int) -> str:
        """Say how many animals and cards a player has, and what that is worth now."""
        herd = animals.own(self.state, seat)
        told: dict[str, Any] = {
            "who": SeatRef(seat),
            "animals": len(herd),
            "cards": len(self.state.hands[seat]),
            "points": self.scene.points[seat],
        }
        if self.scene.territories and herd:
            where = tuple(
                self.say("told-place-animals", place=self.scene.say(f"place-{place}"), n=len(some))
                for place in self.state.places
                if (some := self.scene.herd(seat, place))
            )
            fed = sum(animals.fed(each) for each in herd if not each.remnant) if self.scene.feeding else -1
            return self.say("told-summary-where", fed=fed, where=where, **told)
        if self.scene.feeding and herd:
            return self.say("told-summary", fed=sum(map(animals.fed, herd)), **told)
        return self.say("told-summary-plain", **told)

    def player(self, seat: int) -> list[str]:
        """Tell all animals of a player."""
        lines = [self.scene.say("told-passed")] if self.scene.passed(seat) else []
        if self.state.discards[seat].cards:
            lines.append(self.scene.say("told-discard", n=len(self.state.discards[seat])))
        if self.scene.territories:
            return lines  # the animals are told with their territories
        return lines + [self.animal(each) for each in animals.own(self.state, seat)]

    def animal(self, animal: Animal) -> str:
        """Tell an animal: food, state, traits, links."""
        told = [] if animal.remnant else [self._food(animal)]
        creature = self.scene.creature(animal)
        told += [
            word
            for sign, word in ((creature.state,) if creature.state else ()) + creature.notes
            if sign != "angler" and not sign.startswith("to:")
        ]
        if self.scene.is_angler(animal):
            told.append(self.scene.say("told-angler"))
        for line in creature.lines:
            told.append(self._trait(line.kind, used=line.used, off=line.off))
            if line.left:
                told.append(self.scene.say("told-neoplasm", n=line.left))
            if line.slots:
                told.append(self.scene.say("told-fat", full=line.full, slots=line.slots))
        told += [self._link(animal, link) for link in animals.links_of(self.state, animal)]
        if not creature.lines and not animal.links:
            told.append(self.scene.say("told-no-traits"))
        return self.scene.say("told-animal", n=animal.id, what=", ".join(told))

    def _food(self, animal: Animal) -> str:
        if not self.scene.feeding:
            return self.scene.say("told-needs", n=animal.need)
        food = self.scene.say("told-food", food=animal.food, need=animal.need)
        if animal.red and animal.blue:
            return f"{food} ({self.scene.say('told-tokens', red=animal.red, blue=animal.blue)})"
        return food

    def _trait(self, kind: str, *, used: bool, off: bool) -> str:
        if off or used:
            return self.scene.say("told-off" if off else "told-used", trait=self.scene.thing(kind))
        return self.scene.thing(kind)

    def _link(self, animal: Animal, link: Link) -> str:
        other = link.other(animal.id)
        if link.kind == "symbiosis":
            return self.scene.say("told-symbiont" if link.first == animal.id else "told-dependent", n=other)
        return self.scene.say("told-link", trait=self.scene.thing(link.kind), n=other)

    def _final(self, seat: int) -> str:
        outcome = self.scene.view.outcome
        assert outcome is not None
        place = 1 + self._order().index(seat)
        return self.say("told-final", place=place, who=SeatRef(seat), total=outcome.scores[seat])

    def _parts(self, seat: int) -> list[str]:
        outcome = self.scene.view.outcome
        assert outcome is not None
        told = [self.say("told-score", group=text, points=points) for text, points in outcome.breakdown[seat]]
        return [*told, self.say("told-discard", n=len(self.state.discards[seat]))]

    def _order(self) -> list[int]:
        assert self.scene.view.outcome is not None
        return [seat for seats in self.scene.view.outcome.ranking for seat in seats]
