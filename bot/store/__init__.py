"""Where tables live: SQLite by default. `store = await open_store("beagle.sqlite3")`."""

from bot.store.base import Call, Change, Checkpoint, Glance, Line, Position, Saved, Store, Undoing, WayBack, WayTo
from bot.store.errors import (
    ChannelBusy,
    DamagedDatabase,
    ForeignDatabase,
    FullDisk,
    LockedDatabase,
    LostSwap,
    MissingDatabase,
    NewerDatabase,
    ReadOnlyDatabase,
    Repeated,
    StoreError,
)
from bot.store.sqlite import open_store

__all__ = [
    "Call",
    "Change",
    "ChannelBusy",
    "Checkpoint",
    "DamagedDatabase",
    "ForeignDatabase",
    "FullDisk",
    "Glance",
    "Line",
    "LockedDatabase",
    "LostSwap",
    "MissingDatabase",
    "NewerDatabase",
    "Position",
    "ReadOnlyDatabase",
    "Repeated",
    "Saved",
    "Store",
    "StoreError",
    "Undoing",
    "WayBack",
    "WayTo",
    "open_store",
]
