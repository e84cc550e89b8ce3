"""`beagle replay` and `beagle verify`: the record of a finished game, told again, and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import games
from bot.cli.common import BadInput, Voice, add_lang, counted, names_of, read, whole
from bot.cli.pictures import Album
from games.core import Record, SeatRef, UnknownSeat
from games.core.errors import clip

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from bot.cli import Parser

UNTRUE = 1


def add(commands: _SubParsersAction[Parser]) -> None:
    """Add both commands."""
    parser = commands.add_parser(
        "replay",
        help="tell the record of a game, move by move",
        description="Check a record, then tell it move by move.",
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as play --record saves it")
    parser.add_argument("--until", type=counted, metavar="N", help="stop after so many moves")
    parser.add_argument("--viewer", type=whole, metavar="SEAT", help="tell what this seat saw (default: a spectator)")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="save a picture of each position there")
    add_lang(parser)
    parser.set_defaults(run=replay)

    parser = commands.add_parser(
        "verify",
        help="check that the record of a game is true",
        description="Check records: the seed's SHA-256, every move, the outcome. Exit code 1 when one is not true.",
        allow_abbrev=False,
    )
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a record, as play --record saves it")
    parser.add_argument("--sha256", metavar="HEX", help="what the table published when it opened, to compare with")
    add_lang(parser)
    parser.set_defaults(run=verify)


def replay(args: Namespace) -> int:
    """Tell a record."""
    record = Record.from_json(read(args.file))
    games.replay(record)  # first of all it has to be true
    game = games.new(record.game, seats=record.seats, seed=bytes.fromhex(record.seed), options=record.options)
    viewer = args.viewer
    if viewer is not None and not 0 <= viewer < game.seats:
        raise UnknownSeat(viewer, game.seats)
    voice = Voice(args.lang, names_of(game.seats))
    album = Album(voice, args.pictures)
    voice.say("cli-record-of", title=game.rules.title, seats=game.seats, moves=len(record.moves))
    voice.events(game.opening, viewer)
    album.save(game.view(viewer), game.opening)
    for number, (seat, key) in enumerate(record.moves[: args.until], 1):
        voice.say("cli-move", number=str(number), who=SeatRef(seat), key=key)
        events = game.play(seat, key)
        voice.events(events, viewer)
        album.save(game.view(viewer), events)
    voice.write()
    if game.outcome is None:
        voice.write(album.describe(game.view(viewer)))
    else:
        voice.outcome(game.outcome)
    return 0


def verify(args: Namespace) -> int:
    """Give a verdict on each record, one line each."""
    voice = Voice(args.lang)
    verdicts = [_verdict(voice, path, args.sha256) for path in args.files]
    return 0 if all(verdicts) else UNTRUE


def _verdict(voice: Voice, path: Path, published: str | None) -> bool:
    data = read(path)
    try:
        record = Record.from_json(data)
        game = games.replay(record)
        if published is not None and published.strip().lower() != record.seed_sha256:
            raise BadInput("cli-other-seed", found=record.seed_sha256, published=clip(published, 64))
    except games.GameError as error:
        voice.say("cli-untrue", file=str(path), why=error.text)
        return False
    assert game.outcome is not None
    voice.say(
        "cli-true",
        file=str(path),
        title=game.rules.title,
        seats=game.seats,
        moves=len(record.moves),
        reason=game.outcome.reason,
    )
    return True
