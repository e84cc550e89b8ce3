"""A view of a game -> words, a PNG, a text description.

>>> picture = render.draw(game.view(None), "en", ("Ada", "Émile", "Wallace"))
>>> picture.png, picture.alt, picture.text
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

import games
from games.core import SeatRef, Text, View
from render import marks as marking
from render.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import Game
    from render.canvas import Canvas

    class Board(Protocol):
        """What the drawings of a game offer: one module, or one package, per game."""

        NUMBERED: tuple[str, ...]
        """The kinds of places that bear a number on the board, as "animal" for "animal:8": their marks say it."""

        def parts(self, table: Any) -> tuple[str, ...]:
            """Name the parts that can be drawn alone."""

        def focus(self, view: View[Any], marks: Sequence[str]) -> str | None:
            """Name the part to show when these places are offered, or None for all of the picture."""

        def draw(  # noqa: PLR0913, PLR0917
            self,
            view: View[Any],
            lang: str,
            names: Sequence[str],
            marks: Sequence[str],
            part: str | None,
            changed: Sequence[str],
        ) -> tuple[Canvas, str, str]:
            """Draw a view; give the picture, its summary and all of it in words."""

        def tell(self, view: View[Any], lang: str, names: Sequence[str]) -> str:
            """Tell all of a view in words."""

        def draw_cover(self, words: Words, low: int, high: int) -> tuple[Canvas, str]:
            """Draw the cover; give it with its description."""


class Picture(NamedTuple):
    """A picture, a summary of at most 1,024 characters, and all of it in words."""

    png: bytes
    alt: str
    text: str


class UndrawnGame(LookupError):
    """A game that nobody has drawn."""


class UnknownPart(LookupError):
    """A part that a game's picture does not have."""


BOARDS = ("cubosaurs", "dominant_species", "evolution")
"""The games that are drawn, each by the module or package of its name, which is imported when it is first needed:
whoever wants words only shall not wait for brushes."""


def draw(  # noqa: PLR0913, PLR0917 - the contract of a picture
    view: View[Any],
    lang: str,
    names: Sequence[str],
    marks: Sequence[str] = (),
    part: str | None = None,
    changed: Sequence[str] = (),
) -> Picture:
    """Draw what a viewer may see: numbered discs on the marks, a soft ring around what changed, or one part alone."""
    board = _board_of(view)
    if part is not None and part not in board.parts(view):
        raise UnknownPart(f"There is no part {part!r} of this picture; there are: {', '.join(board.parts(view))}.")
    canvas, alt, text = board.draw(view, lang, names, marks, part, changed)
    return Picture(canvas.png(), alt, text)


def numbers(game: str, places: Sequence[str]) -> dict[str, int]:
    """Give the numbers that the marks of places have in a game's picture."""
    return dict(zip(places, marking.numbers(places, _numbered(game)), strict=True))


def own_number(game: str, place: str) -> int | None:
    """Give the number by which players know a place, since it stands on the board; None where there is none."""
    return marking.own(place, _numbered(game))


def _numbered(game: str) -> tuple[str, ...]:
    return _board(game).NUMBERED if game in BOARDS else ()


def tell(view: View[Any], lang: str, names: Sequence[str]) -> str:
    """Tell all that a viewer may see in words, as the text of its picture does, without drawing it."""
    return _board_of(view).tell(view, lang, names)


def parts(table: Game[Any] | View[Any]) -> tuple[str, ...]:
    """Name the parts of a game's picture that can be drawn alone."""
    return _board(table.rules.name).parts(table)


def part_label(game: str, part: str) -> Text:
    """Name a part as players call it."""
    kind, _, what = part.partition(":")
    if kind == "player":
        return Text("picture-part-player", who=SeatRef(int(what)))
    return Text(f"{game}-part-{part}".replace("_", "-").replace(":", "-"))


def prepare(game: str) -> None:
    """Import what draws a game, so that nobody waits for it later."""
    _board(game)


def focus(view: View[Any], marks: Sequence[str]) -> str | None:
    """Name the part of a picture that shows all that is offered; None where that is the whole picture."""
    return _board_of(view).focus(view, marks)


def cover(game: str, lang: str) -> Picture:
    """Draw the cover of a game, for its lobby."""
    low, high = games.rules(game).seats
    canvas, alt = _board(game).draw_cover(Words(lang, ()), low, high)
    return Picture(canvas.png(), alt, alt)


def say(text: Text, lang: str, names: Sequence[str] = ()) -> str:
    """Say a text in a language; players without a name are called by the number of their place."""
    return Words(lang, names).say(text)


def _board_of(view: object) -> Board:
    """Find who draws a view; a whole game knows what its pictures must not show."""
    if not isinstance(view, View):
        raise TypeError(f"Only a view can be drawn, such as game.view(None), not {type(view).__name__}.")
    return _board(view.rules.name)


def _board(game: str) -> Board:
    if game not in BOARDS:
        raise UndrawnGame(f"There is no picture of the game {game!r}; there are: {', '.join(BOARDS)}.")
    return cast("Board", import_module(f"{__name__}.{game}"))


__all__ = [
    "Picture",
    "UndrawnGame",
    "UnknownPart",
    "cover",
    "draw",
    "focus",
    "numbers",
    "own_number",
    "part_label",
    "parts",
    "prepare",
    "say",
    "tell",
]
