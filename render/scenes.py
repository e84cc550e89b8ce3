"""What the pictures of all games have in common: a view with the words for its labels, and who tells it."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from games.core import Text
from render import fonts, theme
from render.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import View

MOST = 1024
"""What a description of an attachment may hold."""

LONGEST_NAME = 40


@lru_cache(8192)
def _label(lang: str, id_: str, args: tuple[tuple[str, int | str], ...]) -> str:
    return Words(lang, ()).say(Text(id_, **dict(args)))


@lru_cache(1024)
def _named(lang: str, id_: str) -> str:
    return Words(lang, ()).thing(id_)


class BaseScene:
    """A view, and the words to describe it."""

    LABELS: ClassVar[str]
    """What the ids of the game's labels begin with."""

    THINGS: ClassVar[str] = ""
    """What the names of the game's things begin with."""

    def __init__(self, view: View[Any], lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.seats = range(view.seats)
        given = [*names[: view.seats], *([""] * (view.seats - len(names)))]
        self.names = tuple(fonts.readable(name, theme.SEATS[seat].letter) for seat, name in enumerate(given))
        """The names as far as the type can show them."""

        self.words = Words(lang, self.names)

    def say(self, id_: str, **args: Any) -> str:
        """Say a label of the game's pictures; labels name no player."""
        return _label(self.lang, self.LABELS + id_, tuple(args.items()))

    def thing(self, name: str) -> str:
        """Name a thing of the game."""
        return _named(self.lang, self.THINGS + name)

    def short(self, kind: str) -> str:
        """Name a kind of thing in a word or two."""
        return self.say(f"short-{kind.replace('_', '-')}")

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """List the seats that are waited for."""
        return tuple(sorted(self.view.pending()))


class BaseTeller:
    """Tells a scene with the players' own names, which a screen reader can say even where the type cannot show them."""

    def __init__(self, scene: BaseScene, names: Sequence[str]) -> None:
        self._labels = scene.LABELS
        given = [*names, *([""] * len(scene.seats))]
        cleaned = (" ".join("".join(c if c.isprintable() else " " for c in name).split()) for name in given)
        shown = zip(cleaned, scene.names, strict=False)
        self.words = Words(scene.lang, [(name or plain)[:LONGEST_NAME] for name, plain in shown])

    def say(self, id_: str, **args: Any) -> str:
        """Say a sentence of the game's pictures."""
        return self.words.say(Text(self._labels + id_, **args))


def limited(sentences: Sequence[str]) -> str:
    """Join sentences as long as a description holds them; the later ones matter less."""
    said = ""
    for sentence in sentences:
        longer = f"{said} {sentence}".strip()
        if len(longer) > MOST:
            break
        said = longer
    return said
