"""`beagle render`: a picture of a position that random players reached."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import render
from bot.cli.common import (
    BadInput,
    Voice,
    add_lang,
    add_table,
    answer,
    check_players,
    counted,
    names_of,
    new_game,
    players_dice,
    whole,
    write,
)
from bot.cli.pictures import changes, choices
from games.core.errors import clip

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from bot.cli import Parser
    from games.core import Event


def add(commands: _SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "render", help="draw a position, and describe it", description=__doc__, allow_abbrev=False
    )
    add_table(parser)
    parser.add_argument("--moves", type=counted, default=0, metavar="N", help="how many moves are played (default: 0)")
    parser.add_argument("--player", default="random", metavar="LEVEL", help="who plays them (default: random)")
    parser.add_argument("--viewer", type=whole, metavar="SEAT", help="whose eyes see it (default: a spectator's)")
    parser.add_argument("--part", metavar="PART", help="draw a part only, such as player:1")
    parser.add_argument("--marks", action="store_true", help="number what the viewer may choose")
    parser.add_argument("--text", action="store_true", help="print the whole position instead of its summary")
    parser.add_argument("--out", type=Path, metavar="FILE.png", help="where the picture goes (default: GAME.png)")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play some moves, and draw."""
    check_players([args.player])
    game = new_game(args)
    voice = Voice(args.lang, names_of(game.seats))
    game.view(args.viewer)  # refuses an unknown seat before anything is played
    if args.part is not None and args.part not in render.parts(game):
        raise BadInput("cli-no-such-part", part=clip(args.part), known=render.parts(game))
    dice = players_dice(game.dice.seed)
    events: list[Event] = []
    for _ in range(args.moves):
        if not (pending := game.pending()):
            break
        seat = next(iter(pending))
        events = game.play(seat, answer(game, seat, args.player, dice))
    view = game.view(args.viewer)
    picture = render.draw(
        view,
        args.lang,
        voice.names,
        marks=choices(view) if args.marks else (),
        part=args.part,
        changed=changes(view, events),
    )
    out = args.out or Path(f"{args.game}.png")
    write(out, picture.png)
    voice.write(picture.text if args.text else picture.alt)
    voice.say("cli-drawn", file=str(out), size=-(-len(picture.png) // 1000))
    return 0
