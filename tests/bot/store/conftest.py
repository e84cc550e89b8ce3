"""Every backend there is; each test of the promises runs with each of them."""

import pytest

from bot.store import open_store


@pytest.fixture(params=["sqlite"])
async def store(request, tmp_path):
    opened = await open_store(tmp_path / "test.sqlite3")
    yield opened
    await opened.close()
