"""Positions in words, and as pictures in a folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import render
from bot.cli.common import write

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bot.cli.common import Voice
    from games.core import Event, View


class Album:
    """Draws positions for one reader; the pictures are kept if there is a folder for them."""

    def __init__(self, voice: Voice, folder: Path | None) -> None:
        self.voice = voice
        self.folder = folder
        self._count = 0

    def describe(self, view: View[Any]) -> str:
        """Tell a position in words."""
        return render.tell(view, self.voice.lang, self.voice.names)

    def save(self, view: View[Any], events: Iterable[Event] = ()) -> None:
        """Save a picture of a position, with what has just changed and the numbers of the choices."""
        if self.folder is None:
            return
        lang, names = self.voice.lang, self.voice.names
        picture = render.draw(view, lang, names, marks=choices(view), changed=changes(view, events))
        write(self.folder / f"{self._count:04}.png", picture.png)
        self._count += 1


def choices(view: View[Any]) -> tuple[str, ...]:
    """List where the viewer's choices are on the board, by their numbers; empty for one that is nowhere."""
    asked = view.pending()
    if view.viewer is None or view.viewer not in asked:
        return ()
    return tuple(option.at or "" for option in asked[view.viewer].options)


def changes(view: View[Any], events: Iterable[Event]) -> tuple[str, ...]:
    """List the places that changed, as far as the viewer may know."""
    return tuple(dict.fromkeys(place for event in events if event.seen_by(view.viewer) for place in event.at))
