"""The engine that all games share."""

from games.core.dice import Dice, fingerprint
from games.core.errors import (
    BadDump,
    BadOptions,
    BadRecord,
    BrokenInvariant,
    GameError,
    IllegalMove,
    NotYourTurn,
    UnknownGame,
    UnknownSeat,
)
from games.core.game import Game
from games.core.record import Record, record, replay
from games.core.registry import load, names, new, register, rules
from games.core.rules import Options, OptionValue, Rules, Setting, flag
from games.core.steps import Ask, Decision, Option, Refusal, Step
from games.core.text import Event, Outcome, SeatRef, Text, Thing
from games.core.view import View
from games.core.zones import EVERYBODY, UNKNOWN, Zone, mask

__all__ = [
    "EVERYBODY",
    "UNKNOWN",
    "Ask",
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
    "OptionValue",
    "Options",
    "Outcome",
    "Record",
    "Refusal",
    "Rules",
    "SeatRef",
    "Setting",
    "Step",
    "Text",
    "Thing",
    "UnknownGame",
    "UnknownSeat",
    "View",
    "Zone",
    "fingerprint",
    "flag",
    "load",
    "mask",
    "names",
    "new",
    "record",
    "register",
    "replay",
    "rules",
]
