"""The live line: lost and found again; and the log that grows at both ends."""

from __future__ import annotations

from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.page.keeper import Desk


async def test_given_a_restarted_sandbox_when_the_page_is_open_then_it_comes_back_by_itself(visit, tmp_path):
    state = tmp_path / "sandbox.sqlite3"
    first = Sandbox(state=state)
    await first.start()
    visit.url = first.url
    mary, charles = await visit.tab("mary.anning"), await visit.tab("charles.darwin")
    await mary.get_by_role("combobox", name="Message #games").fill("Before")
    await mary.keyboard.press("Enter")
    await expect(charles.get_by_role("log")).to_contain_text("Before")
    await mary.get_by_role("combobox", name="Message #games").fill("A draft")
    await first.stop()
    await expect(mary.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    await mary.keyboard.press("Enter")
    await expect(mary.get_by_role("alert")).to_contain_text("The connection was lost")
    second = Sandbox(state=state)
    await second.start(port=first.port)
    try:
        await expect(mary.get_by_role("status").filter(has_text="Reconnecting")).to_have_count(0)
        await expect(mary.get_by_role("log").locator(".content")).to_have_text(["Before"])
        await expect(mary.get_by_role("combobox", name="Message #games")).to_have_value("A draft")
        await mary.keyboard.press("Enter")
        await expect(charles.get_by_role("log")).to_contain_text("A draft")
    finally:
        await visit.close()
        await second.stop()


async def test_given_no_bot_when_a_button_is_pressed_then_the_page_says_so(museum):
    await museum.post("Desk", view=Desk())
    mary = await museum.tab("mary.anning")
    await museum.bot.close()
    await expect(mary.get_by_role("status").filter(has_text="Beagle is not connected")).to_be_visible()
    await mary.get_by_role("button", name="Count").click()
    museum.clock.advance(3)
    await expect(mary.get_by_role("log").get_by_role("alert")).to_have_text("This interaction failed")


async def test_given_a_long_log_when_scrolled_up_then_older_messages_come_and_the_newest_are_one_press_away(museum):
    charles = await museum.sandbox.person("charles.darwin")
    for number in range(120):
        await charles.send(f"Letter {number}")
    mary = await museum.tab("mary.anning")
    await expect(mary.get_by_text("Letter 119", exact=True)).to_be_in_viewport()
    assert await mary.locator(".message").count() == 50
    for count in (100, 120):
        await mary.locator(".scroller").evaluate("node => node.scrollTo(0, 0)")
        await expect(mary.locator(".message")).to_have_count(count)
    await charles.send("Letter 120")
    await mary.get_by_role("button", name="1 new message").click()
    await expect(mary.get_by_text("Letter 120", exact=True)).to_be_in_viewport()


async def test_given_own_messages_when_edited_answered_and_deleted_then_everybody_sees_it(museum):
    mary, charles = await museum.tab("mary.anning"), await museum.tab("charles.darwin")
    box = mary.get_by_role("combobox", name="Message #games")
    await box.fill("@Charles Darwin, look")
    await box.press("Escape")
    await box.press("Enter")
    await expect(charles.locator(".mention-me")).to_have_text("@Charles Darwin")
    await box.press("ArrowUp")
    await box.fill("Never mind")
    await box.press("Enter")
    await expect(charles.get_by_role("log")).to_contain_text("Never mind (edited)")
    await charles.get_by_text("Never mind").hover()
    await charles.get_by_role("button", name="Reply").click()
    await charles.keyboard.type("Why not?")
    await charles.keyboard.press("Enter")
    await expect(mary.get_by_role("article").filter(has_text="Why not?")).to_contain_text("Mary AnningNever mind")
    await mary.get_by_role("article").first.hover()
    await mary.get_by_role("article").first.get_by_role("button", name="Delete").click()
    await expect(charles.get_by_role("article")).to_have_count(1)


async def test_given_a_new_person_when_added_then_others_see_them_and_a_tab_is_one_press_away(museum):
    mary, charles = await museum.tab("mary.anning"), await museum.tab("charles.darwin")
    await mary.get_by_role("textbox", name="New person").fill("Barnum Brown")
    await mary.keyboard.press("Enter")
    await expect(charles.get_by_role("link", name="Act as Barnum Brown")).to_be_visible()
    async with mary.context.expect_page() as opened:
        await mary.get_by_role("link", name="Open Barnum Brown in a new tab").click()
    barnum = await opened.value
    await expect(barnum).to_have_title("Barnum Brown · #games")
    await expect(mary).to_have_title("Mary Anning · #games")
    await expect(charles.get_by_role("link", name="Act as Barnum Brown, online")).to_be_visible()
