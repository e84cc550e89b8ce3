"""Two tiny games that exercise the engine before the big games do. Importing this makes them playable."""

from pathlib import Path

from games.core import register
from tests.toys.duel import Duel
from tests.toys.fair import Fair

TEXT = Path(__file__).parent / "text"
"""Where their words are."""

register(Duel)
register(Fair)
