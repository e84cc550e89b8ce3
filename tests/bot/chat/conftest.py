"""What the tests over the wire share."""

from __future__ import annotations

import pytest

from bot.pictures import Pictures
from tests.bot.chat.house import House


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
