"""`beagle health`: ask a running bot whether it is well; for a container or a supervisor."""

from __future__ import annotations

import http.client
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot import config as settings
from bot.config import BadConfig

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from bot.cli import Parser

UNWELL = 1
REFUSED = 2
PATIENCE = 8.0
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - where to ask a bot that listens everywhere


def add(commands: _SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "health",
        help="ask the running bot whether it is well; exit code 1 when not",
        description="Ask the bot that runs with these settings whether Discord is connected and the store answers.",
        allow_abbrev=False,
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings (default: config.toml, if there is one)")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Ask, and say what was answered."""
    try:
        config = settings.read(args.config)
    except BadConfig as error:
        sys.stderr.write(f"{error}\n")
        return REFUSED
    if not config.metrics_port:
        sys.stderr.write("The bot can be asked when the setting 'metrics_port' gives it a port.\n")
        return REFUSED
    host = ANYWHERE.get(config.metrics_host, config.metrics_host)
    connection = http.client.HTTPConnection(host, config.metrics_port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        response = connection.getresponse()
        told = response.read().decode()
    except (OSError, http.client.HTTPException) as error:
        sys.stdout.write(f"The bot does not answer: {type(error).__name__}.\n")
        return UNWELL
    finally:
        connection.close()
    sys.stdout.write(f"{told}\n")
    return 0 if response.status == http.HTTPStatus.OK else UNWELL
