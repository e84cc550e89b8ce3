"""Draws the pictures of the README: python -m tests.readme

A board of each game in the middle of it, and the page of the local Discord with a board and an open panel. Look at
each before you commit them.
"""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image
from playwright.async_api import async_playwright

import games
import render
from bot.chat.client import Client
from bot.pictures import Pictures
from bot.sandbox import Sandbox
from bot.sandbox.client import Person
from bot.store import open_store
from bot.tables import Tables
from games import players
from games.core import Dice
from tests.bot.chat.house import is_board, is_newer_board
from tests.page.conftest import find_chromium

DOCS = Path(__file__).parents[1] / "docs"
NAMES = ("Mary Anning", "Charles Darwin", "Alfred Wallace", "Sue")
SEED = 11
PAGE_SEED = 3
MOVES = 34
OTHERS = {"evolution": (120, {"sets": "all"}), "dominant_species": (200, {})}
"""Moves and options of the games whose boards are shown smaller."""
WIDTH = 1000
TURNS = 2
BUTTONS = 5
"""With more choices than these a panel has a menu."""
WIDE, HIGH = 1280, 1150
MOST = 300_000
"""Bytes: a picture for a page that is read on a phone, too."""


def board(name: str = "cubosaurs", moves: int = MOVES, **options: bool | str) -> bytes:
    """Draw a game of four under way, as good players play it."""
    game = games.new(name, seats=4, options=options, seed=SEED.to_bytes(32, "big"))
    dice = Dice(bytes(32))
    for _ in range(moves):
        seat = next(iter(game.pending()))
        game.play(seat, players.choose("normal", game.view(seat), dice))
    return render.draw(game.view(None), "en", NAMES).png


async def page() -> bytes:
    """Play a little on a local Discord, and take a picture of what Mary sees when it is her turn."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            Route.BASE = sandbox.api_base
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
            house = SimpleNamespace(sandbox=sandbox)
            house.pictures = Pictures()
            seeds = lambda length: PAGE_SEED.to_bytes(length, "big")  # noqa: E731
            house.tables = Tables(await open_store(Path(folder) / "beagle.sqlite"), seeds=seeds)
            client = Client(house.tables, house.pictures, guild_ready_timeout=0.1)
            connection = asyncio.create_task(client.start("local"))
            try:
                await asyncio.create_task(client.wait_until_ready())  # after the login has begun
                await _play(house)
                return await _photograph(sandbox.url)
            finally:
                await client.close()
                await asyncio.gather(connection, return_exceptions=True)
                await house.tables.close()
                house.pictures.close()


async def _play(house: SimpleNamespace) -> None:
    """Let Mary and Charles begin a game against a computer player, and play until Mary is to choose."""
    people = [await Person.connect(house.sandbox.url, who) for who in ("mary.anning", "charles.darwin")]
    mary, charles = people
    for each in people:
        each.go("#games")
    await charles.send("Who is up for dinosaurs tonight?")
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    await charles.click("Join", lobby)
    await mary.until(lambda: "Charles" in mary.message(lobby["id"])["content"], "Charles")
    await mary.click("b:computer:1:0::normal", lobby)
    await mary.until(lambda: "(computer" in mary.message(lobby["id"])["content"], "a computer player")
    host = int(mary.me["id"])
    await house.tables.set_option(1, host, "advanced", value=True)
    await mary.click("Start", lobby)
    post, turns, dice = await mary.wait_for(is_board, "#games"), 0, Dice(bytes(32))
    while True:
        (called,) = post["mentions"]
        look = await house.tables.look(1)
        mine = called["id"] == mary.me["id"]
        seat = look.table.seat_of(int(called["id"]))
        much = len(look.game.state.hand.cards) > 1 and len(look.game.pending()[seat].options) > BUTTONS
        if mine and turns >= TURNS and much and look.game.state.deck.cards:
            break
        turns += 1
        while asked := look.game.pending().get(seat):
            key = players.choose("normal", look.game.view(seat), dice)
            await house.tables.play(1, int(called["id"]), epoch=look.table.epoch, decision=asked.id, key=key)
            await house.tables.idle()
            look = await house.tables.look(1)
        seen = int(post["id"])
        post = await mary.wait_for(lambda m, seen=seen: is_newer_board(seen, m), "#games")
    await charles.send("Careful with that T-Rex, Mary.")
    for each in people:
        await each.close()


async def _photograph(url: str) -> bytes:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        context = await browser.new_context(viewport={"width": WIDE, "height": HIGH}, color_scheme="dark")
        tab = await context.new_page()
        await tab.goto(f"{url}/?as=mary.anning")
        await tab.get_by_role("button", name="Your move").last.click()
        await tab.get_by_text("Keep", exact=False).last.wait_for()
        await tab.locator("button.select").last.click()
        await tab.get_by_role("option").first.wait_for()
        await tab.wait_for_function("[...document.images].every((each) => each.complete)")
        await tab.wait_for_load_state("networkidle")
        taken = await tab.screenshot()
        await browser.close()
        return taken


def narrow(png: bytes) -> bytes:
    """Shrink a picture to the width of a page."""
    out = io.BytesIO()
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    high = round(picture.height * WIDTH / picture.width)
    picture.resize((WIDTH, high), Image.Resampling.LANCZOS).save(out, "PNG")
    return out.getvalue()


def small(png: bytes) -> bytes:
    """Press a picture into a palette."""
    out = io.BytesIO()
    picture = Image.open(io.BytesIO(png)).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    picture.save(out, "PNG", optimize=True)
    return min(png, out.getvalue(), key=len)


def main() -> int:
    """Draw all of them."""
    others = [(name, narrow(board(name, moves, **options))) for name, (moves, options) in OTHERS.items()]
    for name, png in (("board", board(advanced=True)), *others, ("page", asyncio.run(page()))):
        data = small(png)
        (DOCS / f"{name}.png").write_bytes(data)
        sys.stdout.write(f"docs/{name}.png: {len(data)} bytes\n")
        if len(data) > MOST:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
