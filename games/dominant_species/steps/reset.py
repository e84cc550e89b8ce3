"""Reset: extinction, survival, reseed; and the end of the game (2.7, 2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import EVERYBODY, Option, Refusal, Step, Text
from games.dominant_species import preview, table
from games.dominant_species.board import NAMES
from games.dominant_species.dominance import endangered
from games.dominant_species.facts import ANIMALS, DRAWN, MAMMAL, NONE, OFFERED, STACKS, TUNDRA, bonus
from games.dominant_species.steps.action import Action
from games.dominant_species.words import done, hex_place, tile, tile_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State


def doomed(state: State, animal: int, hex_: int) -> int:
    """Count the cubes of an animal on a tile that nothing there feeds and that do not hibernate."""
    if not endangered(state, animal, hex_):
        return 0
    return state.species[hex_][animal] - state.asleep(animal, hex_)


class Reset(Step, tag="reset"):
    """Begin the reset."""

    def run(self, game: DominantSpecies) -> None:
        """Go through it."""
        state = game.state
        state.phase = "reset"
        state.section = ""
        if state.owner[MAMMAL] == NONE:
            game.then(Extinction(), Survival(), Reseed())
        else:
            game.then(SaveMammal(seat=game.seat_of(MAMMAL), animal=MAMMAL))


class SaveMammal(Action, tag="save_mammal"):
    """The Mammal may save one endangered cube (D19)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-save-mammal", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles with endangered mammals."""
        state = game.state
        return tile_options(
            state, "save", [hex_ for hex_ in state.occupied(self.animal) if doomed(state, self.animal, hex_)], NOBODY
        )

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how many are endangered there."""
        if option.value == NONE:
            return option.label
        return Text("dominant-species-save-detail", n=doomed(game.state, self.animal, int(str(option.value))))

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say where nothing needs to be saved."""
        state = game.state
        for hex_ in state.occupied(self.animal):
            if not doomed(state, self.animal, hex_):
                why = Text("dominant-species-why-not-endangered")
                yield self.refused_here(game, f"save:{NAMES[hex_]}", hex_, why, "2.7")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Save it, and go on."""
        game.then(Extinction(saved=value), Survival(), Reseed())


NOBODY = done("dominant-species-save-nobody")


class Extinction(Step, tag="extinction"):
    """Eliminate all endangered cubes at once, but for the saved one and those that hibernate."""

    saved: int = NONE

    def run(self, game: DominantSpecies) -> None:
        """Eliminate them."""
        state = game.state
        game.tell("dominant-species-extinction")
        for animal in state.animals():
            for hex_ in state.occupied(animal):
                n = doomed(state, animal, hex_)
                if n and animal == MAMMAL and hex_ == self.saved:
                    n -= 1
                table.eliminate(game, animal, hex_, n)
        state.sleepers = []


class Survival(Step, tag="survival"):
    """Score the tundra tiles of whoever alone has most cubes on tundra."""

    def run(self, game: DominantSpecies) -> None:
        """Score."""
        state = game.state
        holder = state.survivor
        if holder == NONE:
            return
        n = sum(state.terrain[hex_] == TUNDRA for hex_ in state.occupied(holder))
        game.tell("dominant-species-survives", **game.named(holder), n=n)
        table.gain_vp(game, holder, bonus(n))


class Reseed(Step, tag="reseed"):
    """Fill up cards, elements and tiles and go on to the next turn, or end the game."""

    def run(self, game: DominantSpecies) -> None:
        """Reseed, unless it was the last turn or nothing lives and nothing can (2.8)."""
        state = game.state
        alive = any(state.pool[animal] or state.occupied(animal) for animal in state.animals())
        if not state.last_turn and not alive:
            state.last_turn, state.ended = True, "empty"
        if state.last_turn:
            game.then(FinalScore())
            return
        while len(state.offer) < OFFERED and state.deck.cards:
            state.deck.draw(game, state.offer, EVERYBODY)
        slide(state)
        reseed_elements(game)
        for stack in range(STACKS):
            table.flip(game, stack)
        game.start_turn()


def slide(state: State) -> None:
    """Move the pawns of Glaciation one space to the left, where that is vacant."""
    spaces = state.spaces["glaciation"]
    for index in range(1, len(spaces)):
        if spaces[index - 1] == NONE:
            spaces[index - 1], spaces[index] = spaces[index], NONE


def reseed_elements(game: DominantSpecies) -> None:
    """Empty three sections into the bag, let the others slide down, and draw anew."""
    state = game.state
    boxes = state.boxes
    for section in ("regression", "depletion", "wanderlust"):
        for element in boxes[section]:
            if element != NONE:
                state.bag[element] += 1
    boxes["depletion"] = boxes["wasteland"]
    boxes["wasteland"] = [element for element in boxes["abundance"] if element != NONE]
    boxes["regression"] = [element for element in boxes["adaptation"] if element != NONE]
    for section in table.SQUARES:
        boxes[section] = [table.draw_element(game) for _ in range(DRAWN)]
    game.tell("dominant-species-reseeded")


class FinalScore(Step, tag="final_score"):
    """Score every tile once more; no dominance, no cards."""

    def run(self, game: DominantSpecies) -> None:
        """Score, and end the game; told tile by tile, then what each animal gains in all."""
        state = game.state
        state.phase = "end"
        game.tell(f"dominant-species-end-{(state.ended or 'ice_age').replace('_', '-')}")
        state.final = [0] * len(ANIMALS)
        for hex_ in state.tiles():
            shares = preview.shares(state, hex_)
            if shares:
                where = tile(state, hex_)
                game.tell("dominant-species-tile-pays", at=(hex_place(hex_),), tile=where, shares=shares)
            for animal, points in table.payout(state, hex_):
                state.final[animal] += points
        for animal in state.animals():
            table.gain_vp(game, animal, state.final[animal])
        game.over()
