"""What the tests over the wire share."""

from __future__ import annotations

import pytest

from bot.pictures import Pictures
from games.core import registry
from tests.bot.chat.house import House


@pytest.fixture(autouse=True)
def real_games(monkeypatch):
    """Offer only what everybody can play: games made for other tests have no words."""
    real = {name: kind for name, kind in registry._GAMES.items() if kind.__module__.startswith("games.")}
    monkeypatch.setattr(registry, "_GAMES", real)


@pytest.fixture(scope="session")
def pictures():
    """Draw for real, in one process for all tests."""
    made = Pictures(keep=512)
    yield made
    made.close()


@pytest.fixture
async def house(tmp_path, pictures):
    """Open a house in English."""
    async with House(tmp_path, pictures) as made:
        yield made


@pytest.fixture(params=["en", "fr"])
async def any_house(request, tmp_path, pictures):
    """Open a house, once in each language."""
    async with House(tmp_path, pictures, lang=request.param) as made:
        yield made


@pytest.fixture
async def french_house(tmp_path, pictures):
    """Open a house in French."""
    async with House(tmp_path, pictures, lang="fr") as made:
        yield made
