"""The page in a real browser: Debian's chromium, driven by Playwright, against a sandbox with a small bot."""

from __future__ import annotations

import asyncio
import inspect
import os
import shutil
import sys
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox import ManualClock
from tests.wire import running, wired

try:
    from playwright.async_api import async_playwright, expect
except ImportError:
    async_playwright = expect = None

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 15_000
"""Milliseconds after which something that should show on the page counts as missing."""


collect_ignore_glob = ["test_*.py"] if async_playwright is None else []


def find_chromium() -> str | None:
    """Look in the PATH, then where CHROMIUM says."""
    return next(filter(None, map(shutil.which, NAMES)), None) or os.environ.get("CHROMIUM")


def missing() -> str | None:
    if async_playwright is None:
        return "Playwright is not installed"
    if find_chromium() is None:
        return "no chromium was found in the PATH, and CHROMIUM does not name one"
    return None


def pytest_collection_modifyitems(items):
    """Run the tests of this folder in one loop, for one browser serves them all; skip them without one."""
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        if inspect.iscoroutinefunction(item.function):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        if MISSING and "browser" in item.fixturenames:
            item.add_marker(pytest.mark.skip(reason=f"THE PAGE IS NOT TESTED: {MISSING}"))


HERE = Path(__file__).parent
MISSING = missing()
if MISSING:
    sys.__stderr__.write(f"\n*** THE PAGE IS NOT TESTED IN A BROWSER: {MISSING}. ***\n")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser():
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        yield found
        await found.close()


class Visit:
    """Tabs of a browser, each for one person; what goes wrong in any of them is remembered."""

    def __init__(self, browser):
        self.browser = browser
        self.contexts = []
        self.complaints = []
        self.heard = {}
        self.url = ""

    async def tab(self, who: str, **options):
        """Open the page as somebody, as in a browser of their own."""
        context = await self.browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = await context.new_page()
        frames = self.heard.setdefault(who, [])
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))  # noqa: PLW0108 - Playwright marks what it is given
        page.on(
            "console", lambda message: message.type in {"error", "warning"} and self.complaints.append(message.text)
        )
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", lambda dialog: asyncio.ensure_future(dialog.accept()))
        await page.goto(f"{self.url}/?as={who}")
        await expect(page.locator(".app")).to_have_attribute("aria-busy", "false")
        return page

    async def close(self):
        for context in self.contexts:
            await context.close()


class Museum(Visit):
    """A sandbox with the small bot in it."""

    def __init__(self, browser, sandbox, bot):
        super().__init__(browser)
        self.sandbox = sandbox
        self.bot = bot
        self.url = sandbox.url
        self.clock = sandbox.clock

    async def post(self, content=None, **what):
        return await self.bot.place("games").send(content, **what)


@pytest_asyncio.fixture(loop_scope="session")
async def museum(browser):
    """Open a sandbox whose clock is moved by hand, with the small bot; in the end no tab may have complained."""
    from tests.page.keeper import Keeper  # noqa: PLC0415 - discord.py is slow to load, and not needed to skip

    async with wired(clock=ManualClock()) as sandbox, running(Keeper()) as bot:
        visit = Museum(browser, sandbox, bot)
        try:
            yield visit
        finally:
            await visit.close()
    assert visit.complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser):
    """Give tabs for a sandbox that the test opens itself."""
    found = Visit(browser)
    yield found
    await found.close()
