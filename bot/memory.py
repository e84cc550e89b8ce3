"""How often Python searches for objects that only refer to each other."""

from __future__ import annotations

import gc

NEWCOMERS = 20_000
"""So many new objects, not 700, make Python search: a request makes hundreds, which nearly all go by themselves."""


def settle() -> None:
    """Search rarely, and never among what was there at the start: a fifth of a request's time went into searching."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEWCOMERS, 10, 10)
