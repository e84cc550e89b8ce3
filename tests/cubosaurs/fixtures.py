"""Recorded whole games, at least one for each way a game can end.

    python -m tests.cubosaurs.fixtures

plays them anew: of each kind, the first seed whose game ends in the wanted way. Do so when the rules change.
"""

from __future__ import annotations

import sys

from tests.recorded import Kind, Shelf

KINDS = (
    Kind("two-base", 2, "victory", player="normal"),
    Kind("three-base", 3, "victory", player="easy"),
    Kind("four-base", 4, "victory", player="normal"),
    Kind("five-base", 5, "victory", player="easy"),
    Kind("two-advanced", 2, "victory", {"advanced": True}, "normal"),
    Kind("three-advanced-literal-window", 3, "victory", {"advanced": True, "purchase_window": "before_only"}, "easy"),
    Kind("four-advanced-no-interaction", 4, "victory", {"advanced": True, "interaction": False}, "easy"),
    Kind("five-advanced", 5, "victory", {"advanced": True}, "easy"),
    Kind("three-open-hand", 3, "victory", {"hand_visibility": "open"}, "easy"),
    Kind("two-one-round", 2, "victory", {"rounds": 1}, "easy"),
    Kind("four-four-rounds", 4, "victory", {"rounds": 4}, "easy"),
    Kind("three-last-round", 3, "victory-by-last-round"),
    Kind("four-last-round-advanced", 4, "victory-by-last-round", {"advanced": True}),
    Kind("two-shared-one-round", 2, "shared-victory", {"rounds": 1}),
    Kind("five-shared", 5, "shared-victory"),
    Kind("three-shared-advanced", 3, "shared-victory", {"advanced": True}),
)

SHELF = Shelf("cubosaurs", KINDS)

if __name__ == "__main__":
    sys.exit(SHELF.write())
