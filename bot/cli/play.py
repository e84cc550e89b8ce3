"""`beagle play`: a whole game in the terminal, against computer players."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import games
from bot.cli.common import (
    BadInput,
    Voice,
    add_lang,
    add_table,
    bold,
    check_players,
    check_writable,
    dim,
    level_text,
    names_of,
    new_game,
    players_dice,
    whole,
    write,
)
from bot.cli.pictures import Album
from bot.cli.sitting import Sitting
from games.core import GameError, SeatRef, UnknownSeat

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from bot.cli import Parser
    from games.core import Decision, Event


def add(commands: _SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play", help="play in the terminal against computer players", description=__doc__, allow_abbrev=False
    )
    add_table(parser)
    parser.add_argument("--seat", type=whole, default=0, metavar="SEAT", help="where you sit, from 0 on (default: 0)")
    parser.add_argument("--name", help="your name at the table")
    parser.add_argument(
        "--player", default="normal", metavar="LEVEL", help="the others: easy, normal or random (default: normal)"
    )
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="save a picture of each position there")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="save the finished game there, for replay and verify"
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play."""
    check_players([args.player])
    game = new_game(args)
    if not 0 <= args.seat < game.seats:
        raise UnknownSeat(args.seat, game.seats)
    if args.record:
        check_writable(args.record)
    names = list(names_of(game.seats))
    if args.name and args.name.strip():
        names[args.seat] = " ".join(args.name.split())
    voice = Voice(args.lang, names)
    sitting = Sitting(game, args.seat, args.player, players_dice(game.dice.seed))
    if not Terminal(sitting, voice, Album(voice, args.pictures)).sit():
        voice.say("cli-left")
        return 0
    game = sitting.game
    assert game.outcome is not None
    voice.write()
    voice.outcome(game.outcome)
    voice.say("cli-seed-was", seed=game.dice.seed.hex())
    if args.record:
        write(args.record, games.record(game, ((move.seat, move.key) for move in sitting.moves)).to_json())
        voice.say("cli-recorded", file=str(args.record))
    return 0


WIDEST_LABEL = 44
"""Beyond this, what a choice would do is no longer set in a column."""


LONGEST_NUMBER = 9
"""More digits than this are no number of a choice, and Python would not read thousands of them."""


class Left(Exception):
    """The person leaves the table, or the input has ended."""


class Terminal:
    """Shows a person what is asked, and does what is typed."""

    def __init__(self, sitting: Sitting, voice: Voice, album: Album) -> None:
        self.sitting = sitting
        self.voice = voice
        self.album = album
        self._turn = 0
        self._news: list[Event] = []

    def sit(self) -> bool:
        """Play until the game is over, or the person leaves; tell whether it is over."""
        self._welcome()
        self._tell(self.sitting.game.opening + self.sitting.others())
        try:
            while question := self.sitting.question:
                self._ask(question)
                while not self._obey(question, self._read()):
                    pass
        except Left:
            return False
        self._save()
        return True

    def _welcome(self) -> None:
        sitting = self.sitting
        others = tuple(SeatRef(seat) for seat in range(sitting.game.seats) if seat != sitting.seat)
        self.voice.say(
            "cli-welcome",
            title=sitting.game.rules.title,
            who=SeatRef(sitting.seat),
            others=others,
            level=level_text(sitting.player),
        )
        self.voice.say("cli-how-to")
        self.voice.write()

    # Showing

    def _tell(self, events: list[Event]) -> None:
        self._news += events
        self.voice.events(events, self.sitting.seat)

    def _ask(self, question: Decision) -> None:
        """Show the position when a turn has passed, then the question."""
        self._save()
        if self.sitting.game.turn != self._turn:
            self._turn = self.sitting.game.turn
            self._board()
        self._list(question)

    def _board(self) -> None:
        self.voice.write()
        self.voice.write(self.album.describe(self.sitting.game.view(self.sitting.seat)))
        self.voice.write()

    def _save(self) -> None:
        self.album.save(self.sitting.game.view(self.sitting.seat), self._news)
        self._news = []

    def _list(self, question: Decision) -> None:
        """List the choices by number, with what each would do."""
        say = self.voice.words.say
        self.voice.write(bold(say(question.prompt)))
        labels = [say(option.label) for option in question.options]
        width = min(max(map(len, labels)), WIDEST_LABEL)
        grouped = len({option.group for option in question.options}) > 1
        group = None
        for number, (option, label) in enumerate(zip(question.options, labels, strict=True), 1):
            if grouped and option.group != group:
                group = option.group
                self.voice.write(f"  {say(group)}" if group else "")
            detail = question.detail(option.key)
            told = "" if detail == option.label else dim(say(detail))
            self.voice.write(f"{number:4}  {label:{width}}  {told}".rstrip())

    # Doing

    def _read(self) -> str:
        try:
            typed = input("> ").strip()
        except EOFError:
            self.voice.write()
            raise Left from None
        if not sys.stdin.isatty():
            self.voice.write(typed)  # so that what was piped in can be read in its place
        return typed

    def _obey(self, question: Decision, typed: str) -> bool:
        """Do what was typed; tell whether the question is to be shown anew."""
        match typed.lower():
            case "":
                return False
            case "q":
                raise Left
            case "b":
                self._board()
                return True
            case "?":
                self._why_not(question)
                return False
        try:
            if typed.lower() == "u":
                self.sitting.undo()
                self.voice.say("cli-undone")
            else:
                self._play(question, typed)
        except GameError as error:
            self.voice.write(self.voice.words.say(error.text))
            return False
        return True

    def _play(self, question: Decision, typed: str) -> None:
        """Play a choice by its number or its key, then let the others move."""
        key = typed
        if typed.isdecimal() and len(typed) <= LONGEST_NUMBER:
            number, last = int(typed), len(question.options)
            if not 1 <= number <= last:
                raise BadInput("cli-no-such-number", number=number, last=last)
            key = question.options[number - 1].key
        self._tell(self.sitting.choose(key))
        self._tell(self.sitting.others())

    def _why_not(self, question: Decision) -> None:
        """Say what cannot be chosen now, and why."""
        if not question.refused:
            self.voice.say("cli-nothing-refused")
        for refusal in question.refused:
            if refusal.rule is None:
                self.voice.say("cli-refused", what=refusal.label, why=refusal.why)
            else:
                self.voice.say("cli-refused-by-rule", what=refusal.label, why=refusal.why, rule=refusal.rule)
        self.voice.say("cli-how-to")
