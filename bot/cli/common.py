"""What the commands share: reading seeds, options and files, and speaking to whoever sits at the terminal."""

from __future__ import annotations

import os
import re
import secrets
import sys
from argparse import ArgumentTypeError
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import games
from games import players
from games.core import BadOptions, BrokenInvariant, Dice, GameError, Text
from games.core.errors import clip
from render.words import LANGUAGES, Words

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Iterable, Sequence

    from games.core import Event, Game, Options, OptionValue, Outcome, Rules
    from games.core.text import Arg

TEXT = Path(__file__).parent.parent / "text" / "cli"
"""Where the words of the command line are."""

NAMES = ("Darwin", "Anning", "Wallace", "Merian", "Lamarck", "Cuvier", "Humboldt", "Linné")
"""Who sits at a table that has no people: naturalists, in the order of the seats."""

SEED_BYTES = 32
USUAL_SEATS = 3
LAST_PORT = 65535
ON = {"true", "on", "yes", "1"}
OFF = {"false", "off", "no", "0"}


class BadInput(GameError):
    """Something on the command line that makes no sense."""

    def __init__(self, id: str, /, **args: Arg) -> None:  # noqa: A002 - the id of a Fluent message
        text = Text(id, **args)
        super().__init__(repr(text), text)


# What several commands can be told


def add_table(parser: ArgumentParser) -> None:
    """Add what describes a table: the game, seats, seed, options."""
    parser.add_argument("game", metavar="GAME", help="the name of a game: " + ", ".join(games.names()))
    parser.add_argument("--seats", type=whole, metavar="N", help="how many players (default: 3, where the game allows)")
    parser.add_argument(
        "--seed", metavar="S", help="all the luck: a whole number, or 64 hexadecimal digits (default: a fresh one)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as advanced=true; may be given several times",
    )


def add_lang(parser: ArgumentParser) -> None:
    """Add the choice of a language."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: en)")


def whole(text: str) -> int:
    """Read a whole number."""
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise ArgumentTypeError(f"{clip(text)!r} is not a whole number")
    return int(text)


def positive(text: str) -> int:
    """Read a whole number from 1 on."""
    number = whole(text)
    if number < 1:
        raise ArgumentTypeError(f"{number} is too small; the least is 1")
    return number


def counted(text: str) -> int:
    """Read a whole number from 0 on."""
    number = whole(text)
    if number < 0:
        raise ArgumentTypeError(f"{number} is too small; the least is 0")
    return number


def port(text: str) -> int:
    """Read the number of a port."""
    number = whole(text)
    if not 0 <= number <= LAST_PORT:
        raise ArgumentTypeError(f"{number} is no port; they go from 0 to {LAST_PORT}")
    return number


# Reading what was told


def seed_of(text: str | None) -> bytes:
    """Read a seed: 64 hexadecimal digits, or a number as 32 big-endian bytes; None makes a fresh one."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if re.fullmatch(r"[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    if re.fullmatch(r"[0-9]{1,78}", text) and int(text) < 1 << (8 * SEED_BYTES):
        return int(text).to_bytes(SEED_BYTES, "big")
    raise BadInput("cli-bad-seed", seed=clip(text))


def seats_of(rules: Rules, given: int | None) -> int:
    """Give the number of seats, or the usual one that the game allows."""
    low, high = rules.seats
    return min(max(USUAL_SEATS, low), high) if given is None else given


def options_of(rules: Rules, given: Iterable[str]) -> Options:
    """Read `name=value` by the schema of a game; what it does not know is left for the rules to refuse."""
    options: Options = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise BadInput("cli-bad-option", option=clip(each))
        options[name.strip()] = _value(rules, name.strip(), value.strip())
    return options


def _value(rules: Rules, name: str, value: str) -> OptionValue:
    setting = rules.setting(name)
    kinds = {type(each) for each in setting.values} if setting else set()
    if bool in kinds and value.lower() in ON | OFF:
        return value.lower() in ON
    if int in kinds and re.fullmatch(r"-?[0-9]{1,18}", value):
        return int(value)
    return value


def new_game(args: Any) -> Game[Any]:
    """Set up the table that was described."""
    rules = games.rules(args.game)
    return games.new(
        args.game,
        seats=seats_of(rules, args.seats),
        seed=seed_of(args.seed),
        options=options_of(rules, args.option),
    )


def read(path: Path) -> bytes:
    """Read a file."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadInput("cli-no-such-file", file=str(path)) from None
    except OSError as error:
        raise BadInput("cli-unreadable-file", file=str(path), why=error.strerror or str(error)) from None


def check_writable(path: Path) -> None:
    """Refuse, before hours of play, a file that could not be written afterwards."""
    try:
        is_new = not path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
    except OSError as error:
        raise _unwritable(path, error) from None
    if is_new:
        path.unlink()


def write(path: Path, data: bytes) -> None:
    """Write a file, into a folder that is made when there is none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> BadInput:
    return BadInput("cli-unwritable-file", file=str(path), why=error.strerror or str(error))


# Who sits there


def names_of(seats: int) -> tuple[str, ...]:
    """Name everybody at a table."""
    return tuple(NAMES[seat] if seat < len(NAMES) else str(seat + 1) for seat in range(seats))


def check_players(names: Iterable[str]) -> None:
    """Refuse a computer player that nobody knows."""
    for name in names:
        if name not in players.names():
            raise players.UnknownPlayer(name)


def level_text(player: str) -> Text:
    """Name a computer player."""
    return Text(f"cli-level-{player}")


def players_dice(seed: bytes) -> Dice:
    """Make the dice that computer players think with: other ones than the game's, which decide hidden cards."""
    return Dice(blake2b(b"computer players", key=seed, digest_size=SEED_BYTES).digest())


def answer(game: Game[Any], seat: int, player: str, dice: Dice) -> str:
    """Let a computer player answer the question that a seat is asked."""
    if player == "random":  # any option: a view has the same list, and takes longer to make than the move
        return dice.choice(game.pending()[seat].options).key
    return players.choose(player, game.view(seat), dice)


# Speaking


class Voice:
    """Says texts of the games and of the command line, in one language."""

    def __init__(self, lang: str, names: Sequence[str] = NAMES) -> None:
        self.lang = lang
        self.names = tuple(names)
        self.words = Words(lang, names, extra=TEXT)

    def of(self, id: str, /, **args: Arg) -> str:  # noqa: A002 - the id of a Fluent message
        """Give a sentence of the command line."""
        return self.words.say(Text(id, **args))

    def say(self, id: str, /, **args: Arg) -> None:  # noqa: A002
        """Say a sentence of the command line."""
        self.write(self.of(id, **args))

    def events(self, events: Iterable[Event], viewer: int | None) -> None:
        """Tell what happened, as far as a viewer may know."""
        for event in events:
            if event.seen_by(viewer):
                self.write(self.words.say(event.text))

    def outcome(self, outcome: Outcome) -> None:
        """Tell how a game ended: why, then everybody's place, points, and where they come from."""
        self.write(self.words.say(outcome.reason))
        place = 1
        for seats in outcome.ranking:
            for seat in seats:
                self.write(f"{place:3}. {self.names[seat]}  {self._points(outcome, seat)}")
            place += len(seats)

    def _points(self, outcome: Outcome, seat: int) -> str:
        total = self.of("cli-points", n=outcome.scores[seat])
        if not outcome.breakdown:
            return total
        parts = (self.of("cli-part", what=what, n=points) for what, points in outcome.breakdown[seat])
        return f"{total} ({', '.join(parts)})"

    def write(self, line: str = "") -> None:
        """Write a line."""
        sys.stdout.write(f"{line}\n")

    def decimal(self, number: float) -> str:
        """Write a number with one decimal."""
        said = f"{number:,.1f}"
        return said.translate({ord(","): "\N{NARROW NO-BREAK SPACE}", ord("."): ","}) if self.lang == "fr" else said


def bold(text: str) -> str:
    """Set a line apart, on a terminal."""
    return _styled(text, "1")


def dim(text: str) -> str:
    """Let a text stand back, on a terminal."""
    return _styled(text, "2")


def _styled(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m" if sys.stdout.isatty() and "NO_COLOR" not in os.environ else text


def sentence(error: Exception, lang: str) -> str | None:
    """Say what was refused, or None when it is a fault of the program."""
    if not isinstance(error, GameError):
        return None
    words = Words(lang, NAMES, extra=TEXT)
    texts = error.problems if isinstance(error, BadOptions) else (error.text,)
    said = " ".join(words.say(text) for text in texts)
    return f"{said} ({error})" if isinstance(error, BrokenInvariant) else said
