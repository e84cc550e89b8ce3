"""Recombination: two joined animals exchange a trait each (RECOMBINATION)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Ask, Option, SeatRef, Text
from games.evolution import placing, table
from games.evolution.words import place_of, split, thing, trait_key, trait_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.evolution import Evolution
    from games.evolution.state import Animal, Trait


class Give(Ask, tag="give"):
    """Choose the trait that each of the two gives: the first animal's, then the second's."""

    link: int
    first: int = -1
    """What the first gives, by its place among the traits, once that is known."""

    def _giver(self, game: Evolution) -> Animal:
        link = game.state.links[self.link]
        return game.state.animals[link.first if self.first < 0 else link.second]

    def prompt(self, game: Evolution) -> Text:
        """Ask for the trait."""
        link = game.state.links[self.link]
        giver = self._giver(game).id
        return Text("evolution-give", animal=giver, other=link.other(giver))

    def options(self, game: Evolution) -> Sequence[Option]:
        """List the unpaired traits, equal ones once."""
        giver = self._giver(game)
        found: dict[str, Option] = {}
        for index, trait in enumerate(giver.traits):
            key = trait_key(trait)
            found.setdefault(key, Option(key, trait_text(trait), index, at=place_of(giver)))
        return split(list(found.values()))

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say whether it would stay with the other animal."""
        state = game.state
        link, giver = state.links[self.link], self._giver(game)
        taker = state.animals[link.other(giver.id)]
        trait = giver.traits[int(str(option.value))]
        gone = taker.traits[self.first] if self.first >= 0 else None
        fits = keeps(game, taker, trait, without=gone)
        return Text("evolution-give-detail" if fits else "evolution-give-lost-detail", animal=taker.id)

    def play(self, game: Evolution, value: int) -> None:
        """Ask the second, or exchange."""
        if self.first < 0:
            game.then(Give(seat=self.seat, link=self.link, first=value))
            return
        link = game.state.links[self.link]
        one, other = game.state.animals[link.first], game.state.animals[link.second]
        exchange(game, one, other, one.traits[self.first], other.traits[value])


def keeps(game: Evolution, animal: Animal, trait: Trait, *, without: Trait | None) -> bool:
    """Tell whether an animal that gives one trait may keep another that arrives."""
    traits = animal.traits
    animal.traits = [each for each in traits if each is not without]
    fits = placing.why_not(game.state, animal, trait.kind) is None
    animal.traits = traits
    return fits


def exchange(game: Evolution, one: Animal, other: Animal, given: Trait, taken: Trait) -> None:
    """Exchange two traits: they lose their tokens, keep what was used, and leave if they cannot stay."""
    give = ((one, given, other), (other, taken, one))
    fits = [keeps(game, to, trait, without=taken if to is other else given) for _, trait, to in give]
    for owner, trait, _ in give:
        _take_off(owner, trait)
    for (owner, trait, to), stays in zip(give, fits, strict=True):
        at, who = (place_of(owner), place_of(to)), SeatRef(owner.owner)
        text = "evolution-exchanged" if stays else "evolution-exchanged-lost"
        game.tell(text, at=at, who=who, animal=owner.id, other=to.id, trait=thing(trait.kind))
        if not stays:
            table.discard(game, to.owner, trait.card)
        elif trait.kind == "neoplasm":
            to.traits.insert(0, trait)
        else:
            to.traits.append(trait)
    for animal in (one, other):
        table.changed(game, animal)
    for animal in (one, other):
        table.outgrown(game, animal)


def _take_off(animal: Animal, trait: Trait) -> None:
    """Take a trait from an animal, with what it did there."""
    animal.traits = [each for each in animal.traits if each is not trait]
    trait.yellow = trait.off = False
    if trait.kind == "hibernation":
        animal.asleep = False
    elif trait.kind == "shell":
        animal.hidden = False
