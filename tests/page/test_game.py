"""Two people in two tabs and a computer player finish a game of Cubosaurs through the page, while somebody watches."""

from __future__ import annotations

import json
import re

from playwright.async_api import expect

from bot.pictures import Pictures
from tests.bot.chat.house import House

EPHEMERAL = 64
DM = 1
NAMES = {"mary.anning": "Mary Anning", "charles.darwin": "Charles Darwin"}

NEXT_POST = """(seen) => {
    const posts = [...document.querySelectorAll(".message:not(.ephemeral)")];
    for (const post of posts.filter((post) => BigInt(post.dataset.id) > BigInt(seen)).reverse()) {
        const called = /@(.+), it is your turn/.exec(post.querySelector(".content")?.textContent ?? "");
        const over = / wins? with /.test(post.querySelector(".content")?.textContent ?? "");
        if (over || called) return { id: post.dataset.id, called: called?.[1] ?? null, over };
    }
    return null;
}"""


async def open_table(mary, charles):
    """Open a table by command, let Charles and a computer join, and play one round."""
    await mary.get_by_role("combobox", name="Message #games").press_sequentially("/game new ")
    await expect(mary.get_by_role("option", name="Cubosaurs")).to_be_visible()
    await mary.keyboard.press("Enter")
    await mary.keyboard.press("Enter")
    lobby = mary.get_by_role("article").filter(has_text="a table is open").first
    await charles.get_by_role("button", name="Join").click()
    await expect(charles.get_by_text("You sit at the table.")).to_be_visible()
    await mary.get_by_role("button", name="Add computer (easy)").click()
    await expect(lobby).to_contain_text("3 players")
    await mary.get_by_role("button", name="Options").click()
    await mary.get_by_role("combobox", name="Rounds").click()
    await mary.get_by_role("option", name=re.compile("1 round|One round")).click()
    await expect(lobby).to_contain_text(re.compile("Rounds: (1|One) round"))
    await mary.get_by_role("button", name="Start", exact=True).click()


async def keep(tab, place):
    """Choose to keep the hand, by button or by menu."""
    menu = place.get_by_role("combobox")
    button = place.get_by_role("button", name=re.compile(r"^1 · "))
    await expect(menu.or_(button)).to_be_visible()
    if await menu.count():
        await menu.click()
        await tab.get_by_role("option").first.click()
    else:
        await button.click()


async def move_by_panel(tab, post):
    await tab.locator(f'[data-id="{post["id"]}"]').get_by_role("button", name="Your move").click()
    panel = tab.locator(".ephemeral").last
    await keep(tab, panel)
    await expect(panel).to_contain_text(re.compile(r"Your turn is over\.|The game is over\."))


async def move_by_dm(tab):
    await tab.get_by_role("navigation", name="Channels").get_by_role("link", name="Beagle").click()
    letter = tab.locator(".message").last
    await keep(tab, letter)
    await expect(letter.get_by_role("button", name=re.compile(r"^1 · "))).to_have_count(0)
    await tab.get_by_role("navigation", name="Channels").get_by_role("link", name="games").click()


def private(frames) -> set[str]:
    """Collect the ids of ephemeral and direct messages, and of their files, that a tab was sent."""
    heard = [json.loads(frame) for frame in frames]
    channels = {
        str(frame["d"].get("id")) for frame in heard if frame["t"].startswith("CHANNEL") and frame["d"]["type"] == DM
    }
    found = set()
    for frame in heard:
        message = frame["d"]
        if frame["t"].startswith("MESSAGE") and (
            message.get("flags", 0) & EPHEMERAL or message["channel_id"] in channels
        ):
            found |= {message["id"], *(file["id"] for file in message.get("attachments", ()))}
    return found


async def test_given_two_tabs_and_a_computer_when_they_play_then_the_game_ends_and_secrets_stay_secret(visit, tmp_path):
    pictures = Pictures(keep=512)
    try:
        async with House(tmp_path, pictures) as house:
            visit.url = house.sandbox.url
            await play(visit)
    finally:
        pictures.close()
    assert visit.complaints == []


async def play(visit):
    tabs = {name: await visit.tab(who) for who, name in NAMES.items()}
    mary, charles = tabs.values()
    watcher = await visit.tab("alfred.wallace")
    await open_table(mary, charles)
    seen, turns = "0", []
    while True:
        handle = await mary.wait_for_function(NEXT_POST, arg=seen)
        post = await handle.json_value()
        if post["over"]:
            break
        seen = post["id"]
        tab = tabs[post["called"]]
        await expect(tab.locator(f'[data-id="{seen}"]')).to_have_class(re.compile("calls-me"))
        if tab is charles and "Charles Darwin" not in turns:  # later the bot takes him to be in the channel
            await move_by_dm(tab)
        else:
            await move_by_panel(tab, post)
        turns.append(post["called"])
    assert set(turns) == set(tabs)
    await expect(watcher.get_by_role("log")).to_contain_text(re.compile(" wins? with "))
    await expect(watcher.locator(".ephemeral")).to_have_count(0)
    await expect(watcher.get_by_role("navigation", name="Channels").get_by_text("Beagle")).to_have_count(0)
    secrets = {who: private(frames) for who, frames in visit.heard.items()}
    assert secrets["alfred.wallace"] == set()
    for who in NAMES:
        assert len(secrets[who]) > 10
        others = "".join(frame for other, frames in visit.heard.items() if other != who for frame in frames)
        assert not {ident for ident in secrets[who] if ident in others}
    await visit.close()
