"""The page fits its window, wide or narrow, dark or light."""

from __future__ import annotations

import discord
from playwright.async_api import expect

from tests.page.keeper import Desk, Showcase, picture, plate

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


async def everything(museum):
    long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" * 3
    await museum.post(f"# {long}\n```\n{long}\n```\n> {long}", file=plate(), view=Desk())
    await museum.post(view=Showcase(), file=discord.File(picture(), "hall.png"))
    await museum.post(embed=discord.Embed(title=long, description=long).add_field(name=long[:200], value=long))
    thread = await (await museum.post("A thread")).create_thread(name=long[:100])
    await thread.send(long)


async def overflow(page) -> int:
    return await page.evaluate("""() => Math.max(
        document.documentElement.scrollWidth - innerWidth,
        ...[...document.querySelectorAll('.scroller, .log, .message')].map((n) => n.scrollWidth - n.clientWidth),
    )""")


async def test_given_a_phone_when_anything_is_shown_then_nothing_overflows_and_the_composer_stays(museum):
    await everything(museum)
    mary = await museum.tab("mary.anning", **PHONE)
    assert await overflow(mary) <= 0
    await expect(mary.get_by_role("combobox", name="Message #games")).to_be_in_viewport()
    await expect(mary.get_by_role("navigation", name="Channels")).not_to_be_in_viewport()
    await mary.get_by_role("button", name="Open the channel list").tap()
    channel = mary.get_by_role("navigation", name="Channels").get_by_role("link", name="salon-francais")
    assert (await channel.bounding_box())["height"] >= 44
    await channel.tap()
    await expect(mary).to_have_title("Mary Anning · #salon-francais")
    await expect(mary.get_by_role("navigation", name="Channels")).not_to_be_in_viewport()
    await mary.get_by_role("button", name="Open the channel list").tap()
    await channel.tap()
    await expect(mary.get_by_role("navigation", name="Channels")).not_to_be_in_viewport()
    await mary.get_by_role("button", name="People and act as").tap()
    await expect(mary.get_by_role("complementary", name="People")).to_be_visible()
    await mary.keyboard.press("Escape")
    await expect(mary.get_by_role("complementary", name="People")).to_be_hidden()


async def test_given_a_phone_when_a_menu_opens_then_it_is_a_sheet_with_large_targets(museum):
    await museum.post("Desk", view=Desk())
    mary = await museum.tab("mary.anning", **PHONE)
    assert (await mary.get_by_role("button", name="Count").bounding_box())["height"] >= 44
    await mary.get_by_role("combobox", name="Choose a fossil").tap()
    option = mary.get_by_role("option", name="Belemnite")
    assert (await option.bounding_box())["height"] >= 44
    await option.tap()
    await expect(mary.get_by_role("log")).to_contain_text("Chose belemnite")


async def test_given_a_phone_when_a_button_is_touched_then_no_tools_cover_the_words_until_those_are_touched(museum):
    await museum.post("Words of the keeper", view=Desk())
    mary = await museum.tab("mary.anning", **PHONE)
    message = mary.locator(".message").filter(has_text="Words of the keeper").first
    await message.get_by_role("button", name="Secret").tap()
    await expect(mary.locator(".ephemeral")).to_have_count(1)
    await expect(message.locator(".tools")).to_be_hidden()
    await message.get_by_text("Words of the keeper").tap()
    await message.locator(".tools").get_by_role("button", name="Reply").tap()
    await expect(mary.get_by_text("Replying to Beagle")).to_be_visible()


async def test_given_a_theme_when_chosen_then_it_stays_and_else_the_system_decides(museum):
    mary = await museum.tab("mary.anning", color_scheme="light")
    back = "getComputedStyle(document.body).backgroundColor"
    light = await mary.evaluate(back)
    await mary.get_by_role("button", name="Settings of Mary Anning").click()
    await mary.get_by_role("radio", name="Dark").check()
    dark = await mary.evaluate(back)
    assert dark != light
    await mary.reload()
    assert await mary.evaluate(back) == dark


async def test_given_a_keyboard_when_moving_then_channels_and_threads_are_reached(museum):
    await everything(museum)
    mary = await museum.tab("mary.anning")
    await mary.keyboard.press("Alt+ArrowDown")
    await expect(mary.get_by_role("heading", level=1)).to_contain_text("Donaudampf")
    await mary.keyboard.press("Alt+ArrowDown")
    await expect(mary).to_have_title("Mary Anning · #salon-francais")
    await mary.get_by_role("link", name="salon-francais").focus()
    await mary.keyboard.press("ArrowUp")
    await mary.keyboard.press("ArrowUp")
    await mary.keyboard.press("Enter")
    await expect(mary).to_have_title("Mary Anning · #games")
