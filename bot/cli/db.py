"""`beagle db`: check, back up and upgrade the database of the tables, and forget a person."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot import config as settings
from bot.cli.common import counted
from bot.config import BadConfig
from bot.store import StoreError, care, forgetting

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from bot.cli import Parser

UNSOUND = 1
REFUSED = 2


def add(commands: _SubParsersAction[Parser]) -> None:
    """Add the command and its parts."""
    parser = commands.add_parser(
        "db",
        help="check, back up or upgrade the database of the tables",
        description="Look after the database. The bot upgrades it by itself when it starts.",
        allow_abbrev=False,
    )
    parts = parser.add_subparsers(metavar="PART", required=True)
    told = (
        ("check", "tell whether the file and every game in it are sound; exit code 1 when not", check),
        ("backup", "copy the database, also while the bot runs", backup),
        ("upgrade", "bring the database up to date, with a backup beside it", upgrade),
        ("forget", "delete what is stored about a person, also while the bot runs", forget),
    )
    for name, help_, do in told:
        part = parts.add_parser(name, help=help_, description=f"{help_[0].upper()}{help_[1:]}.", allow_abbrev=False)
        part.add_argument("--database", type=Path, metavar="FILE", help="the database (default: as in the settings)")
        part.add_argument(
            "--config", type=Path, metavar="FILE", help="settings (default: config.toml, if there is one)"
        )
        part.set_defaults(run=run, do=do)
        if name == "backup":
            part.add_argument("--out", type=Path, metavar="FILE", help="the copy (default: beside the database)")
        if name == "forget":
            part.add_argument("person", type=counted, metavar="ID", help="the person's Discord user id")


def run(args: Namespace) -> int:
    """Find the database, and do what is asked."""
    try:
        path = args.database or Path(settings.read(args.config).database)
        code: int = args.do(path, args)
    except (BadConfig, StoreError) as error:
        sys.stderr.write(f"{error}\n")
        return REFUSED
    return code


def check(path: Path, _args: Namespace) -> int:
    """Tell what is wrong with a database."""
    found = care.check(path)
    for problem in found.problems:
        sys.stdout.write(f"{problem}\n")
    if found.problems:
        sys.stdout.write(f"{path} is not sound: {_counted(len(found.problems), 'problem')}.\n")
        return UNSOUND
    if found.version < care.newest():
        sys.stdout.write(
            f"{path} is sound, of database version {found.version}; version {care.newest()} is the present one, and "
            "beagle db upgrade brings it there.\n"
        )
        return 0
    tables, games = _counted(found.tables, "table"), _counted(found.games, "game")
    sys.stdout.write(f"{path} is sound: database version {found.version}, {tables}, {games}.\n")
    return 0


def backup(path: Path, args: Namespace) -> int:
    """Copy a database."""
    sys.stdout.write(f"The copy of {path} is {care.backup(path, args.out)}.\n")
    return 0


def upgrade(path: Path, _args: Namespace) -> int:
    """Bring a database up to date."""
    before, after, copy = care.upgrade(path)
    if before == after:
        sys.stdout.write(f"{path} is up to date: database version {after}.\n")
    else:
        sys.stdout.write(f"{path} is upgraded from database version {before} to {after}.\n")
    if copy is not None:
        sys.stdout.write(f"As it was before, it is kept in {copy}.\n")
    return 0


def forget(path: Path, args: Namespace) -> int:
    """Forget a person."""
    found = forgetting.forget(path, args.person)
    if not any(found):
        sys.stdout.write(f"Nothing is stored in {path} about person {args.person}.\n")
        return 0
    seats = _counted(found.seats, "finished game")
    sys.stdout.write(f"Forgotten: settings and direct messages, name and id in {seats}. Older backups still have it.\n")
    return 0


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
