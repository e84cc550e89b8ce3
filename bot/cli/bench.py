"""`beagle bench`: how fast and how strong, each figure beside a baseline of the same run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.common import BadInput, add_lang

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from bot.cli import Parser

ROOT = Path(__file__).resolve().parent.parent.parent


def add(commands: _SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="measure, beside baselines", description=__doc__, allow_abbrev=False)
    parser.add_argument("areas", nargs="*", metavar="AREA", help="measure these only: rules, pictures, players ...")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, in the last line")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Run the benchmarks, which lie beside the packages in the source tree and are not installed with them."""
    if not (ROOT / "benchmarks" / "__main__.py").exists():
        raise BadInput("cli-no-benchmarks", folder=str(ROOT))
    command = [sys.executable, "-m", "benchmarks", *args.areas, *(["--json"] if args.json else [])]
    return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603 - our own program
