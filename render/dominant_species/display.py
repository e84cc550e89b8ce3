"""The action display: twelve sections from top to bottom, who stands where, and which elements lie where."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.dominant_species.facts import (
    ARACHNID,
    BIRD,
    COMPETES,
    ELEMENTS,
    INSECT,
    MAMMAL,
    MOVES,
    NONE,
    REPTILE,
    SECTIONS,
    SPACES,
    SPECIATES,
    TERRAINS,
)
from games.dominant_species.words import element_place, space_place, stack_place
from render import fonts, hexes, sprites, theme
from render.canvas import Pen, Tile, kept
from render.dominant_species import pieces
from render.sprites.signs import EMPTY

if TYPE_CHECKING:
    from render.canvas import Canvas
    from render.dominant_species.scene import Scene

NAME = 248
PITCH = 67
EYE = 58
DISK = 50
ROWS = len(SECTIONS) + 1
"""The sections, and what the reset does."""

HELPERS = {"regression": REPTILE, "speciation": INSECT, "migration": BIRD, "competition": ARACHNID}
"""The animals with a free action of their own."""

SQUARES = ("adaptation", "abundance", "wanderlust")
DRAWN = 4
LOWER = 36
"""How far below an element its mark is."""

LABELLED = ("speciation", "migration", "competition")
"""Something is printed under the spaces of these."""


class Row(NamedTuple):
    """A section as it is drawn."""

    section: str
    number: int
    name: str
    pawns: tuple[tuple[int, str], ...]
    """The animal on each space with its letters; -1 for none."""

    elements: tuple[int, ...]
    current: bool
    threatens: bool
    """Do the elements in its box take others away?"""

    helper: int
    word: str
    letters: tuple[str, ...]
    """The letters of the terrains under the spaces of Competition, two for each."""

    stacks: tuple[tuple[str, str, int], ...]
    """The tiles on offer: terrain, letter, how many are left."""

    extra: int
    order: tuple[tuple[int, str], ...]


def row_of(scene: Scene, number: int) -> Row:
    """Work out a section."""
    state = scene.state
    section = SECTIONS[number]
    helper = HELPERS.get(section, NONE)
    playing = helper in scene.animals
    stacks = []
    for place in range(len(state.stacks)) if section == "wanderlust" else ():
        kind, left = scene.stack(place)
        stacks.append((kind, scene.say(f"letter-{kind}") if kind else "", left))
    pairs = [pair[1:] for pair in COMPETES] if section == "competition" else []
    return Row(
        section=section,
        number=number + 1,
        name=scene.say(f"section-{section}"),
        pawns=tuple((each, "" if each == NONE else scene.letter(each)) for each in state.spaces[section]),
        elements=tuple(state.boxes.get(section, ())),
        current=state.phase == "execution" and state.section == section,
        threatens=section in {"regression", "wasteland"} and scene.ahead(section),
        helper=helper if playing else NONE,
        word=scene.say(f"free-{section}") if playing else "",
        letters=tuple(scene.terrain_letter(each) for pair in pairs for each in pair),
        stacks=tuple(stacks),
        extra=state.tundra if section == "glaciation" else NONE,
        order=tuple((each, scene.letter(each)) for each in state.initiative) if section == "initiative" else (),
    )


def lay(canvas: Canvas, scene: Scene, at: tuple[int, int], width: int, height: int) -> None:
    """Lay all sections below each other."""
    left, top = at
    tundra = scene.say("letter-tundra")
    for number, section in enumerate(SECTIONS):
        row = row_of(scene, number)
        y = top + number * height
        canvas.put((left, y), _row(row, width, height, tundra))
        canvas.fill((left, y + height - 2, left + width, y + height), theme.RULE)
        _places(canvas, row, (left, y), height)
        if section == "initiative":
            canvas.places["initiative"] = (
                left + NAME + PITCH + 24,
                y + 6,
                left + NAME + PITCH + 24 + 6 * 66,
                y + height - 8,
            )

    y = top + len(SECTIONS) * height
    says = (scene.say("section-reset"), scene.say("bag"), scene.say("free-reset"))
    mammal = MAMMAL in scene.animals
    canvas.put((left, y), _reset(says, tuple(scene.state.bag), width, height, mammal=mammal))


def _space(place: int) -> int:
    """Give the middle of a space, from the left of a row."""
    return NAME + PITCH // 2 + place * PITCH


def _element(section: str, place: int, count: int) -> int:
    """Give the middle of an element, from the left of a row; a full box draws closer together."""
    start = NAME + SPACES[section] * PITCH + 22 + DISK // 2
    room = 690 - start
    return start + round(place * min(DISK + 3, room / max(1, count)))


def _stack(place: int) -> int:
    return NAME + SPACES["wanderlust"] * PITCH + 22 + DRAWN * (DISK + 3) + 28 + place * 76


def _places(canvas: Canvas, row: Row, at: tuple[int, int], height: int) -> None:
    """Note where spaces, elements and stacks are."""
    left, top = at
    for place in range(SPACES[row.section]):
        x = left + _space(place)
        key = space_place(row.section, place)
        canvas.places[key] = (x - EYE // 2, top + 4, x + EYE // 2, top + height - 6)
        canvas.spots[key] = (x, top + height / 2 - (16 if row.section in LABELLED else 0))
    for place in range(len(row.elements)):
        x = left + _element(row.section, place, len(row.elements))
        key = element_place(row.section, place)
        canvas.places[key] = (x - 26, top + 8, x + 26, top + height - 8)
        canvas.spots[key] = (x, top + height / 2 + LOWER)  # a mark does not hide what it offers
    for place in range(len(row.stacks)):
        x = left + _stack(place)
        canvas.places[stack_place(place)] = (x - 38, top + 4, x + 38, top + height - 4)
        canvas.spots[stack_place(place)] = (x - 6, top + height / 2 + LOWER)


@kept
def _row(row: Row, width: int, height: int, tundra: str) -> Tile:
    pen = Pen(width, height)
    middle = height / 2 - 1
    if row.current:
        pen.plate((0, 2, width, height - 4), theme.SHADE, theme.INK, 8)
    pen.text((33, middle), str(row.number), theme.NAME, face=fonts.BOLD, fill=theme.INK2, anchor="rm")
    face = fonts.TITLE if row.current else fonts.SERIF
    pen.fitted((42, middle - 1), row.name, theme.NAME, NAME - 44, theme.TEXT, face=face, anchor="lm", role="section")
    labelled = row.section in LABELLED
    for place, (animal, letter) in enumerate(row.pawns):
        x = _space(place)
        y = middle - (16 if labelled else 0)
        if animal == NONE:
            pen.sprite((x, y), sprites.icon("eye", EYE - 8 if labelled else EYE, EMPTY))
        else:
            pieces.pawn(pen, (x, y), animal, letter, EYE - 10 if labelled else EYE)
        _under(pen, row, place, (x, middle + 25))
    _elements(pen, row, middle)
    for place, (kind, letter, left) in enumerate(row.stacks):
        _pile(pen, (_stack(place), middle), kind, letter, left)
    if row.helper != NONE:
        _free(pen, row.helper, row.word, middle)
    if row.extra != NONE:
        pieces.swatch(pen, (NAME + 5 * PITCH, middle), "tundra", tundra, 30)
        pen.text((NAME + 5 * PITCH + 38, middle), f"×{row.extra}", theme.NAME, face=fonts.BOLD, anchor="lm")
    for place, (animal, letter) in enumerate(row.order):
        x = NAME + PITCH + 56 + place * 66
        pieces.cube(pen, (x, middle), animal, letter, 46)
        if place:
            pen.text((x - 33, middle), "›", theme.NAME, face=fonts.BOLD, fill=theme.INK2, anchor="mm")
    return pen.tile()


@kept
def _reset(says: tuple[str, str, str], bag: tuple[int, ...], width: int, height: int, *, mammal: bool) -> Tile:
    """Show what the reset draws from: the elements in the bag; and whom the Mammal saves."""
    pen = Pen(width, height)
    middle = height / 2 - 1
    name, word, saves = says
    pen.fitted((42, middle - 1), name, theme.NAME, NAME - 44, theme.TEXT, face=fonts.SERIF, anchor="lm", role="section")
    pen.fitted((NAME + 4, middle), word, theme.TEXT, PITCH - 10, fill=theme.INK2, anchor="lm")
    for element in range(len(ELEMENTS)):
        x = NAME + (element + 1) * PITCH
        pen.sprite((x + 16, middle), pieces.element(element, 34))
        pen.text((x + 36, middle), str(bag[element]), theme.TEXT, face=fonts.BOLD, anchor="lm")
    if mammal:
        _free(pen, MAMMAL, saves, middle)
    return pen.tile()


def _free(pen: Pen, animal: int, word: str, middle: float) -> None:
    """Show an animal with what it may do without a pawn."""
    x = NAME + 7 * PITCH
    pen.sprite((x + 36, middle), pieces.animal(animal, 52))
    pen.fitted((x + 68, middle), word, theme.TEXT, pen.width - x - 70, 20, anchor="lm", role="section")


def _under(pen: Pen, row: Row, place: int, at: tuple[float, float]) -> None:
    """Show what is printed under a space."""
    if row.section == "speciation":
        pen.sprite((at[0], at[1] - 1), pieces.element(SPECIATES[place], 34))
    elif row.section == "migration":
        pen.text(at, str(MOVES[place]), theme.NAME, face=fonts.BOLD, anchor="mm")
    elif row.section == "competition":
        for way in (0, 1):
            terrain = TERRAINS[COMPETES[place][1 + way]]
            left, top = round(at[0]) - 32 + way * 32, round(at[1]) - 15
            pen.plate((left, top, left + 32, top + 30), theme.TERRAINS[terrain], theme.INK2, 4, 1)
            letter = row.letters[2 * place + way]
            pen.text((left + 16, at[1]), letter, theme.TEXT, face=fonts.TITLE, anchor="mm", role="piece")


def _elements(pen: Pen, row: Row, middle: float) -> None:
    for place in range(DRAWN if row.section in SQUARES else len(row.elements)):
        x = _element(row.section, place, len(row.elements))
        kind = row.elements[place] if place < len(row.elements) else NONE
        if kind == NONE:
            pen.sprite((x, middle), sprites.icon("socket", 36, EMPTY))
        else:
            pen.sprite((x, middle), pieces.element(kind, DISK))
            if row.threatens:
                pieces.lost(pen, (x + 17, middle - 17), 26)


def _pile(pen: Pen, at: tuple[float, float], kind: str, letter: str, left: int) -> None:
    """Paint the tile on offer, and how many there are with it."""
    if kind:
        pieces.swatch(pen, (at[0] - 6, at[1]), kind, letter, 33)
    else:
        pen.sprite((at[0] - 6, at[1]), hexes.vacant(33))
    pen.text((at[0] + 27, at[1] + 20), str(left), theme.TEXT, face=fonts.SEMI, fill=theme.INK2, anchor="lm")
