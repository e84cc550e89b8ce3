"""Domination: a tile is scored, and the animal that is dominant there takes a card (A12)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from games.core import Option, Refusal, Text
from games.dominant_species import preview, table
from games.dominant_species.board import NAMES
from games.dominant_species.facts import CARD_ORDER, NONE
from games.dominant_species.steps import cards
from games.dominant_species.steps.action import Action
from games.dominant_species.words import PASS, card_place, card_thing, hex_place, tile, tile_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies


class Dominate(Action, tag="dominate"):
    """Choose a tile that was not scored this turn (D17)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-dominate", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles not chosen yet this turn."""
        state = game.state
        return tile_options(state, "score", [hex_ for hex_ in state.tiles() if hex_ not in state.scored], PASS)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say who would get what."""
        return option.label if option.value == NONE else preview.scoring(game.state, int(str(option.value)))

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say which tiles were scored."""
        for hex_ in game.state.scored:
            why = Text("dominant-species-why-scored")
            yield self.refused_here(game, f"score:{NAMES[hex_]}", hex_, why, "A12")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Pay, and let the dominant animal take a card."""
        if value == NONE:
            self.forgo(game)
            return
        state = game.state
        state.scored.append(value)
        game.tell("dominant-species-scored", at=(hex_place(value),), **game.named(self.animal), tile=tile(state, value))
        table.score_tile(game, value)
        taker = state.dominant[value]
        if taker != NONE and state.offer.cards:
            game.then(TakeCard(seat=game.seat_of(taker), animal=taker, hex=value))


@lru_cache(32)
def card_option(card: str) -> Option:
    """Offer a card."""
    label = Text("dominant-species-card", card=card_thing(card))
    return Option(f"card:{card}", label, card, None, card_place(card))


class TakeCard(Action, tag="take_card"):
    """Take one of the cards face up, and carry it out (D18); the animal need not be the one that acted."""

    hex: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the card."""
        return Text("dominant-species-take-card", **game.named(self.animal), tile=tile(game.state, self.hex))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the cards face up."""
        return [card_option(card) for card in sorted(game.state.offer.cards, key=CARD_ORDER.__getitem__)]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what the card would do now, or why nothing."""
        return cards.preview(game, str(option.value), self.animal, self.hex)

    def play(self, game: DominantSpecies, value: str) -> None:
        """Take it out of the game, and do what it says."""
        state = game.state
        state.offer.take_openly(game, value, state.taken)
        game.tell("dominant-species-card-taken", **game.named(self.animal), card=card_thing(value))
        cards.perform(game, value, self.animal, self.hex)
