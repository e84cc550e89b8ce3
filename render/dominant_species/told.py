"""The pictures of Dominant Species in words: a summary, and all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import SeatRef, Text, Thing
from games.dominant_species import board, dominance
from games.dominant_species.facts import ANIMALS, COMPETES, ELEMENTS, MOVES, NONE, SECTIONS, SPECIATES, TERRAINS
from render.dominant_species.offer import cards_of
from render.dominant_species.scene import capital
from render.scenes import BaseTeller, limited

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.dominant_species.scene import Scene


class Teller(BaseTeller):
    """Tells a scene of the game."""

    def __init__(self, scene: Scene, names: Sequence[str]) -> None:
        super().__init__(scene, names)
        self.scene = scene
        self.state = scene.state

    def alt(self) -> str:
        """Summarise the position."""
        if self.scene.view.outcome is not None:
            return limited([self.words.say(self.scene.view.outcome.reason), *self.final()])
        return limited([*self.situation(), *map(self.summary, self.scene.animals), *self.offers()])

    def text(self) -> str:
        """Tell everything that the viewer knows."""
        if self.scene.view.outcome is not None:
            several = map(self.summary, self.scene.animals) if len(self.scene.animals) > self.scene.view.seats else ()
            reason = self.words.say(self.scene.view.outcome.reason)
            return "\n".join([reason, *self.final(), *several, *self.earth()])
        lines = [" ".join(self.situation())]
        for animal in self.scene.animals:
            lines += [self.summary(animal), *(f"- {each}" for each in self.display(animal))]
        return "\n".join([*lines, *self.earth(), *self.actions(), *self.offers(), *self.supplies()])

    def situation(self) -> list[str]:
        """Say who is waited for, the turn, the phase, the initiative, and who holds Survival."""
        state, scene = self.state, self.scene
        told = []
        if scene.waiting:
            told.append(self.say("told-waiting", who=tuple(SeatRef(seat) for seat in scene.waiting)))
        phase = Text(f"picture-dominant-species-phase-{state.phase}")
        told.append(self.say("told-phase", n=max(1, state.turn), phase=phase))
        if state.phase == "execution" and state.section:
            told.append(self.say("told-section", section=Text(f"picture-dominant-species-section-{state.section}")))
        if state.last_turn:
            told.append(self.say("told-last"))
        if state.initiative:
            told.append(self.say("told-initiative", animals=self.things(ANIMALS[each] for each in state.initiative)))
        if state.survivor != NONE:
            animal = Thing(f"dominant_species.{ANIMALS[state.survivor]}")
            told.append(self.say("told-survival", animal=animal, points=scene.survival(state.survivor)))
        return told

    def summary(self, animal: int) -> str:
        """Say whose an animal is, its points, the tiles it dominates, its cubes and pawns."""
        state = self.state
        return self.say(
            "told-summary",
            animal=capital(self.scene.animal(animal)),
            who=SeatRef(state.owner[animal]),
            points=state.vp[animal],
            cones=self.scene.dominated(animal),
            pool=state.pool[animal],
            pawns=state.pawns[animal],
            owned=state.owned[animal],
        )

    def display(self, animal: int) -> list[str]:
        """Tell the elements of an animal, and its cubes that are gone."""
        elements = [*self.scene.printed(animal), *self.scene.added(animal)]
        told = [self.say("told-elements", elements=self.counted(elements))]
        threatened = sorted(self.scene.regressing & set(self.scene.added(animal)))
        if threatened:
            told.append(self.say("told-threatened", elements=self.things(ELEMENTS[each] for each in threatened)))
        if self.state.eliminated[animal]:
            told.append(self.say("told-eliminated", n=self.state.eliminated[animal]))
        return told

    def earth(self) -> list[str]:
        """Tell every tile: its terrain, elements, cubes, and who is dominant."""
        return [self.tile(hex_) for hex_ in self.state.tiles()]

    def tile(self, hex_: int) -> str:
        """Tell one tile."""
        state = self.state
        tile = self.scene.tile(hex_)
        told = []
        elements = dominance.elements_at(state, hex_)
        told.append(self.counted(elements) if elements else self.say("told-no-elements"))
        for cubes in tile.cubes:
            id_ = "told-endangered" if cubes.endangered else "told-dominant" if cubes.dominant else "told-cubes"
            told.append(self.say(id_, animal=Thing(f"dominant_species.{ANIMALS[cubes.animal]}"), n=cubes.n))
        wasting = [c for c in board.CORNERS_OF[hex_] if c in self.scene.wasting]
        if wasting:
            told.append(self.say("told-wasting", elements=self.counted([state.corners[corner] for corner in wasting])))
        if tile.scored:
            told.append(self.say("told-scored"))
        name = capital(self.scene.thing(TERRAINS[state.terrain[hex_]]))
        return self.say("told-tile", name=tile.name, terrain=name, what=", ".join(told))

    def actions(self) -> list[str]:
        """Tell who stands where on the action display, and which elements lie where."""
        lines = []
        for section in SECTIONS:
            pawns = [self.space(section, index, each) for index, each in enumerate(self.state.spaces[section])]
            elements = [each for each in self.state.boxes.get(section, ()) if each != NONE]
            name = self.scene.say(f"section-{section}")
            if elements:
                lines.append(
                    self.say("told-row-elements", name=name, pawns=", ".join(pawns), elements=self.counted(elements))
                )
            else:
                lines.append(self.say("told-row", name=name, pawns=", ".join(pawns)))
        return lines

    def space(self, section: str, index: int, animal: int) -> str:
        """Tell who stands on a space, and what is printed under it."""
        if animal == NONE:
            return "\N{EN DASH}"
        name, printed = self.scene.animal(animal), self.printed(section, index)
        return f"{name} ({printed})" if printed else name

    def printed(self, section: str, index: int) -> str:
        """Tell what is printed under a space, where not all spaces of a section are alike."""
        match section:
            case "speciation":
                return self.scene.thing(ELEMENTS[SPECIATES[index]])
            case "migration":
                return str(MOVES[index])
            case "competition":
                return ", ".join(self.scene.thing(TERRAINS[each]) for each in COMPETES[index][1:])
        return ""

    def offers(self) -> list[str]:
        """Tell the cards and tiles on offer."""
        told = []
        cards = cards_of(self.scene)
        if cards:
            told.append(self.say("told-cards", cards=self.things(f"card_{card}" for card in cards)))
        tiles = [self.scene.stack(place)[0] for place in range(len(self.state.stacks))]
        shown = [tile for tile in tiles if tile]
        if shown:
            told.append(self.say("told-tiles", tiles=self.things(shown)))
        return told

    def supplies(self) -> list[str]:
        """Tell what each card does, and what is left in the deck, the stacks, the ice and the bag."""
        state = self.state
        told = []
        for card in cards_of(self.scene):
            does = self.scene.say(f"does-{card.replace('_', '-')}")
            told.append("- " + self.say("told-card", card=self.scene.thing(f"card_{card}"), does=does))
        left = sum(map(len, state.stacks))
        told.append(self.say("told-left", deck=len(state.deck), tiles=left, tundra=state.tundra))
        bag = [element for element, count in enumerate(state.bag) for _ in range(count)]
        if bag:
            told.append(self.say("told-bag", elements=self.counted(bag)))
        return told

    def final(self) -> list[str]:
        """Tell the points of every player, in the order of the ranking."""
        outcome = self.scene.view.outcome
        assert outcome is not None
        told = []
        for place, seat in enumerate((seat for seats in outcome.ranking for seat in seats), 1):
            told.append(self.say("told-final", place=place, who=SeatRef(seat), total=outcome.scores[seat]))
            told += [self.say("told-score", what=text, points=points) for text, points in outcome.breakdown[seat]]
        return told

    def things(self, names: Iterable[str]) -> tuple[Thing, ...]:
        """Refer to things of this game."""
        return tuple(Thing(f"dominant_species.{name}") for name in names)

    def counted(self, elements: Iterable[int]) -> str:
        """Count elements by type."""
        listed = list(elements)
        types = [element for element in range(len(ELEMENTS)) if element in listed]
        return ", ".join(f"{listed.count(each)} {self.scene.thing(ELEMENTS[each])}" for each in types)
