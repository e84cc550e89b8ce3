"""The table by territory: the players side by side, Laurasia above, Gondwana below, the Ocean beside them."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from render import theme
from render.canvas import SMOOTH, reduced
from render.evolution import lands, strip

if TYPE_CHECKING:
    from render.canvas import Canvas, Frame
    from render.evolution.lands import Land
    from render.evolution.scene import Scene

SHAPES = ((3, 2, True), (4, 2, True), (4, 2, False), (5, 2, False), (4, 3, False))
"""How many cards stand side by side on a continent and in the ocean, and whether they are large ones."""

COMFORT = 1300
"""As long as all territories are no higher than this, cards are as large as they can be."""

MARGIN = 16
COAST = 50
"""From the cards of a continent to those of the ocean."""

OCEAN = "ocean"


class World(NamedTuple):
    """All territories, arranged; the shore is where the ocean begins."""

    continents: tuple[Land, ...]
    ocean: Land
    shore: int

    @property
    def height(self) -> int:
        """Give the height of all."""
        return max(sum(land.height for land in self.continents), self.ocean.height)


def measure(scene: Scene) -> World:
    """Arrange the territories: with the largest cards that leave them comfortable, else as low as can be."""
    lowest: World | None = None
    for continent, ocean, roomy in SHAPES:
        tried = _arranged(scene, continent, ocean, roomy=roomy)
        if tried.height <= COMFORT:
            return tried
        if lowest is None or tried.height < lowest.height:
            lowest = tried
    assert lowest is not None
    return lowest


def _arranged(scene: Scene, continent: int, ocean: int, *, roomy: bool) -> World:
    inner = theme.WIDTH - 2 * MARGIN - COAST
    wide = lands.room_for(continent + ocean, inner - lands.APART)
    look = lands.look(wide, roomy=roomy)
    continents = tuple(lands.measure(scene, place, look, continent) for place in scene.state.places if place != OCEAN)
    shore = MARGIN + continent * wide + (continent - 1) * lands.APART + COAST // 2
    return World(continents, lands.measure(scene, OCEAN, look, ocean), shore)


def height(world: World) -> int:
    """Give the height of players and territories."""
    return strip.HEIGHT + world.height


def lay(canvas: Canvas, scene: Scene, world: World, top: int) -> dict[int, list[Frame]]:
    """Lay players and territories; give for each seat where its cards are."""
    strip.lay(canvas, scene, top)
    top += strip.HEIGHT
    spare = world.height - sum(land.height for land in world.continents)
    heights = [land.height + spare // len(world.continents) for land in world.continents]
    canvas.image.paste(ground(world.shore, tuple(heights[:-1]), world.height), (0, top))
    taken: dict[int, list[Frame]] = {}
    y = top
    for land, tall in zip(world.continents, heights, strict=True):
        frame = (MARGIN, y + 8, world.shore - COAST // 2, y + tall)
        _gather(taken, lands.lay(canvas, scene, land, frame))
        y += tall
    frame = (world.shore + COAST // 2, top + 8, theme.WIDTH - MARGIN, top + world.height)
    _gather(taken, lands.lay(canvas, scene, world.ocean, frame))
    return taken


def _gather(into: dict[int, list[Frame]], some: dict[int, list[Frame]]) -> None:
    for seat, frames in some.items():
        into.setdefault(seat, []).extend(frames)


@lru_cache(16)
def ground(shore: int, ends: tuple[int, ...], height: int) -> Image.Image:
    """Paint the grounds as an atlas does: a wavy coast with lines off it, a broken line between lands, small signs."""
    names = [name for name in theme.LANDS if name != OCEAN]
    image = Image.new("RGB", (theme.WIDTH, height), theme.LANDS[OCEAN])
    draw = ImageDraw.Draw(image)
    top = 0
    for name, end in zip(names, (*ends, height), strict=True):
        draw.rectangle((0, top, shore, end), theme.LANDS[name])
        lands.strew(draw, name, (20, top + lands.BOARD + 20, shore - 70, end - 30))
        top = end
    lands.strew(draw, OCEAN, (shore + 40, lands.BOARD + 20, theme.WIDTH - 50, height - 30))
    _coast(image, shore, names, (*ends, height))
    for end in ends:
        for x in range(0, shore - 24, 26):
            draw.line((x, end, x + 13, end), theme.INK2, 3)
    return reduced(image)


def _coast(image: Image.Image, shore: int, names: list[str], ends: tuple[int, ...]) -> None:
    """Let the sea meet the lands in bays, anti-aliased."""
    height = image.height
    strip_left, wide = shore - 24, 60
    large = Image.new("RGB", (wide * SMOOTH, height * SMOOTH), theme.LANDS[OCEAN])
    draw = ImageDraw.Draw(large)
    edge = [(_bay(y) * SMOOTH, y * SMOOTH) for y in range(0, height + 1, 4)]
    top = 0
    for name, end in zip(names, ends, strict=True):
        inside = [(0, top * SMOOTH), *((x, y) for x, y in edge if top * SMOOTH <= y <= end * SMOOTH), (0, end * SMOOTH)]
        draw.polygon(inside, theme.LANDS[name])
        top = end
    draw.line(edge, theme.INK2, 3 * SMOOTH, joint="curve")
    for off in (9, 16):
        draw.line([(x + off * SMOOTH, y) for x, y in edge], theme.mix(theme.LANDS[OCEAN], theme.INK, 0.17), 2 * SMOOTH)
    image.paste(large.reduce(SMOOTH), (strip_left, 0))


def _bay(y: float) -> float:
    return 22 + 8 * sin(y * pi / 90) + 5 * sin(y * pi / 37 + 1)
