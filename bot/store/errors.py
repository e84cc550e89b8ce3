"""What can go wrong with a store; each says in one sentence what it was and what to do."""

from __future__ import annotations


class StoreError(RuntimeError):
    """The store could not do what was asked; nothing has changed. The sentence is for whoever runs the bot."""


class NewerDatabase(StoreError):
    """The database was written by a newer program."""


class ForeignDatabase(StoreError):
    """The file is no database of this bot."""


class DamagedDatabase(StoreError):
    """The database cannot be read any more."""


class LockedDatabase(StoreError):
    """Another program holds the database."""


class ReadOnlyDatabase(StoreError):
    """The file, or its folder, cannot be written to."""


class MissingDatabase(StoreError):
    """There is no such file, and none can be made."""


class FullDisk(StoreError):
    """There is no room left."""


class LostSwap(StoreError):
    """The table was changed by somebody else in the meantime: load it again."""


class Repeated(StoreError):
    """This interaction was carried out before."""


class ChannelBusy(StoreError):
    """The channel has a live table."""
