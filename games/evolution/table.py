"""What changes animals: traits come and go, tokens arrive, animals are born and die.

Each change of tokens or need is followed by a look at whether the animal has become fed (A12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import EVERYBODY, SeatRef, mask
from games.evolution import animals
from games.evolution.cards import ANGLER_CARD
from games.evolution.state import OCEAN, Animal, Link, Trait
from games.evolution.words import place_of, shell_of, thing

if TYPE_CHECKING:
    from games.evolution import Evolution


# Cards


def new_animal(game: Evolution, seat: int, place: str) -> Animal:
    """Make the animal whose card was just laid face down before a seat."""
    state = game.state
    state.made += 1
    animal = Animal(id=state.made, owner=seat, place=place)
    state.animals[animal.id] = animal
    state.herds[seat].insert(len(state.faces[seat]) - 1, animal.id)  # before remnants, which have no card
    return animal


def add_trait(game: Evolution, animal: Animal, trait: Trait) -> None:
    """Put a trait on top of an animal's others; a Neoplasm goes to the bottom (D14)."""
    if trait.kind == "neoplasm":
        animal.traits.insert(0, trait)
    else:
        animal.traits.append(trait)
    changed(game, animal)


def add_link(game: Evolution, kind: str, card: str, first: Animal, second: Animal) -> Link:
    """Join two animals."""
    state = game.state
    state.made += 1
    link = Link(id=state.made, kind=kind, card=card, first=first.id, second=second.id)
    state.links[link.id] = link
    for animal in (first, second):
        animal.links.append(link.id)
        changed(game, animal)
    return link


def discard(game: Evolution, seat: int, card: str) -> None:
    """Put a trait card on the discard pile of a seat; a virtual trait has no card."""
    if card:
        game.state.played.take_openly(game, card, game.state.discards[seat])


def lose_trait(game: Evolution, animal: Animal, trait: Trait) -> None:
    """Discard a trait of an animal, with what it held and did."""
    animal.traits.remove(trait)
    if trait.kind == "hibernation":
        animal.asleep = False
    elif trait.kind == "shell":
        animal.hidden = False
    discard(game, animal.owner, trait.card)
    changed(game, animal)
    outgrown(game, animal)


def outgrown(game: Evolution, animal: Animal) -> None:
    """Let an animal die when its Neoplasm has no trait above it any more (NEOPLASM)."""
    if animals.growth(animal):
        game.tell("evolution-outgrown", at=(place_of(animal),), who=SeatRef(animal.owner), animal=animal.id)
        die(game, animal)


def lose_link(game: Evolution, link: Link) -> None:
    """Discard a paired trait: it leaves both animals."""
    state = game.state
    del state.links[link.id]
    ends = [state.animals[number] for number in (link.first, link.second)]
    discard(game, ends[0].owner, link.card)
    for animal in ends:
        animal.links.remove(link.id)
    for animal in ends:
        changed(game, animal)


def changed(game: Evolution, animal: Animal) -> None:
    """Find need and traits anew; tokens beyond a lower need are lost, blue ones first."""
    animals.refresh(game.state, animal)
    surplus = animal.food - animal.need
    if surplus > 0:
        blue = min(surplus, animal.blue)
        animal.blue -= blue
        animal.red -= surplus - blue
    notice(game, animal)


def idle_links(game: Evolution, animal: Animal) -> None:
    """Switch the links of an animal on or off: they need two animals that can use their traits."""
    state = game.state
    for link in animals.links_of(state, animal):
        ends = [state.animals[number] for number in (link.first, link.second)]
        link.off = any(end.paralysed or end.remnant for end in ends)
    for link in animals.links_of(state, animal):
        changed(game, state.animals[link.other(animal.id)])
    changed(game, animal)


def paralyse(game: Evolution, animal: Animal) -> None:
    """Let no trait of an animal work until the end of the turn (CNIDOCYTES)."""
    animal.paralysed = True
    game.tell("evolution-paralysed", at=(place_of(animal),), who=SeatRef(animal.owner), animal=animal.id)
    idle_links(game, animal)


# Places


def move(game: Evolution, moves: dict[int, str]) -> None:
    """Bring animals to other places, all at once: parted pairs are discarded, the ocean takes the place of Swimming."""
    state = game.state
    moved = [(state.animals[number], place) for number, place in moves.items()]
    risen = [animal for animal, _ in moved if animal.place == OCEAN]
    for animal, place in moved:
        animal.place = place
    for link in list(state.links.values()):
        ends = [state.animals[number] for number in (link.first, link.second)]
        if ends[0].place != ends[1].place:
            at = (place_of(ends[0]), place_of(ends[1]))
            game.tell("evolution-parted", at=at, trait=thing(link.kind), first=link.first, second=link.second)
            lose_link(game, link)
    for animal, place in moved:
        swimming = animals.trait(animal, "swimming")
        if animal in risen:
            add_trait(game, animal, Trait("swimming"))  # a virtual one: it is no card (C4)
        elif place == OCEAN and swimming is not None:
            lose_trait(game, animal, swimming)


def show(game: Evolution, animal: Animal) -> None:
    """Turn an animal card up: it is an anglerfish, and from now on carnivorous."""
    state = game.state
    zone = state.faces[animal.owner]
    index = state.herds[animal.owner].index(animal.id)
    assert zone.cards[index] == ANGLER_CARD
    zone.seen[index] = EVERYBODY
    game.reveal()
    animal.revealed = True
    add_trait(game, animal, Trait("carnivorous"))


# Tokens


def put_token(animal: Animal, colour: str) -> bool:
    """Add a token: to the need first, then to fat; tell whether there was room for it (E5)."""
    if animals.hungry(animal):
        if colour == "red":
            animal.red += 1
        else:
            animal.blue += 1
        return True
    slot = animals.empty_slot(animal)
    if slot is None:
        return False
    slot.yellow = True
    return True


def take_token(animal: Animal) -> None:
    """Remove a red or blue token, a blue one first."""
    if animal.blue:
        animal.blue -= 1
    else:
        animal.red -= 1


def notice(game: Evolution, animal: Animal) -> None:
    """Look whether an animal has become fed; a viviparous one then gives birth (VIVIPAROUS)."""
    before, animal.fed = animal.fed, animals.fed(animal)
    if animal.fed and not before and "viviparous" in animal.active:
        state = game.state
        used_up = game.viviparous_once and not animals.fresh(state, animal, "viviparous")
        if state.phase == "feeding" and state.deck.cards and not used_up:
            give_birth(game, animal)


def give_birth(game: Evolution, parent: Animal) -> None:
    """Lay the top card of the deck down as a new animal, fed with one blue token."""
    state, seat = game.state, parent.owner
    animals.spend(state, parent, "viviparous")
    card = state.deck.draw(game, state.faces[seat], mask(seat))
    child = new_animal(game, seat, parent.place)
    child.blue = 1
    child.fed = True
    at = (place_of(parent), place_of(child))
    game.tell("evolution-born", at=at, who=SeatRef(seat), animal=parent.id, child=child.id)
    game.tell("evolution-born-card", to=(seat,), at=(place_of(child),), child=child.id, card=game.card_text(card))


# Death


def die(game: Evolution, animal: Animal) -> None:
    """Remove an animal: its cards go to its owner's discard, its shell to the middle, its card unseen (X1)."""
    state = game.state
    discard_face(game, animal)
    state.herds[animal.owner].remove(animal.id)
    traits, animal.traits = animal.traits, []  # first, for the dying neither need nor bear anything
    for link in animals.links_of(state, animal):
        lose_link(game, link)
    for trait in traits:
        if trait.kind == "shell" and trait.card:
            state.shells[animal.place].append(Trait("shell", trait.card, used=trait.used))
            game.tell("evolution-shell-left", at=(shell_of(animal.place),), animal=animal.id)
        else:
            discard(game, animal.owner, trait.card)
    del state.animals[animal.id]


def discard_face(game: Evolution, animal: Animal) -> None:
    """Discard the card of an animal, unseen."""
    state = game.state
    index = state.herds[animal.owner].index(animal.id)
    faces = state.faces[animal.owner]
    state.discards[animal.owner].put(game, faces.cards.pop(index), faces.seen.pop(index))


def leave_remnant(game: Evolution, animal: Animal) -> None:
    """Take away an eaten animal that will be regenerated: its traits stay, without effect (REGENERATION)."""
    state = game.state
    discard_face(game, animal)
    herd = state.herds[animal.owner]
    herd.remove(animal.id)
    herd.append(animal.id)  # the cards of the others stay in the order of the herd
    animal.red = animal.blue = 0
    animal.asleep = animal.hidden = animal.poisoned = animal.revealed = False
    animal.remnant = True
    animal.aim = None
    idle_links(game, animal)
    game.tell("evolution-remnant", at=(place_of(animal),), who=SeatRef(animal.owner), animal=animal.id)


def restore(game: Evolution, animal: Animal) -> None:
    """Make a remnant an animal again, once its card lies in `State.faces`, last of all."""
    state = game.state
    herd = state.herds[animal.owner]
    herd.remove(animal.id)
    herd.insert(len(state.faces[animal.owner]) - 1, animal.id)
    animal.remnant, animal.restored = False, True
    idle_links(game, animal)
    game.tell("evolution-regenerated", at=(place_of(animal),), who=SeatRef(animal.owner), animal=animal.id)
