"""Rules-enforced board games about evolution: pure, with no clock, no network, no pictures and no language.

>>> import games
>>> game = games.new("cubosaurs", seats=3, seed=bytes(32))
>>> decision = next(iter(game.pending().values()))
"""

from games.core import (
    UNKNOWN,
    BadDump,
    BadOptions,
    BadRecord,
    BrokenInvariant,
    Decision,
    Dice,
    Event,
    Game,
    GameError,
    IllegalMove,
    NotYourTurn,
    Option,
    Outcome,
    Record,
    Refusal,
    Rules,
    SeatRef,
    Setting,
    Text,
    Thing,
    UnknownGame,
    UnknownSeat,
    View,
    fingerprint,
    load,
    names,
    new,
    record,
    register,
    replay,
    rules,
)
from games.cubosaurs import Cubosaurs
from games.dominant_species import DominantSpecies
from games.evolution import Evolution

register(Cubosaurs)
register(Evolution)
register(DominantSpecies)

__all__ = [
    "UNKNOWN",
    "BadDump",
    "BadOptions",
    "BadRecord",
    "BrokenInvariant",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Rules",
    "SeatRef",
    "Setting",
    "Text",
    "Thing",
    "UnknownGame",
    "UnknownSeat",
    "View",
    "fingerprint",
    "load",
    "names",
    "new",
    "record",
    "replay",
    "rules",
]
