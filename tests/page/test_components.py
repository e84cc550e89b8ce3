"""Every kind of component is drawn, and does what it says."""

from __future__ import annotations

import discord
from playwright.async_api import expect

from tests.page.keeper import Desk, Showcase, picture, plate


async def test_given_a_button_when_pressed_then_the_bot_changes_the_message(museum):
    await museum.post("Counted **0**", view=Desk())
    mary = await museum.tab("mary.anning")
    await mary.get_by_role("button", name="Count").click()
    await expect(mary.get_by_role("log")).to_contain_text("Counted 1")
    await expect(mary.get_by_role("log")).to_contain_text("(edited)")
    await expect(mary.get_by_role("button", name="Closed")).to_be_disabled()
    await expect(mary.get_by_role("link", name="Map")).to_have_attribute("href", "https://example.org/map")


async def test_given_a_slow_bot_when_a_button_is_pressed_then_it_shows_that_it_waits_and_then_that_it_failed(museum):
    await museum.post("Desk", view=Desk())
    mary = await museum.tab("mary.anning")
    slow = mary.get_by_role("button", name="Slow")
    await slow.click()
    await expect(slow).to_have_attribute("aria-busy", "true")
    await expect(mary.get_by_role("combobox", name="Choose a fossil")).to_be_disabled()
    museum.clock.advance(3)
    await expect(mary.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(slow).to_be_focused()
    await expect(slow).to_have_attribute("aria-busy", "false")


async def test_given_a_menu_when_used_by_keyboard_then_the_choice_reaches_the_bot(museum):
    await museum.post("Desk", view=Desk())
    mary = await museum.tab("mary.anning")
    menu = mary.get_by_role("combobox", name="Choose a fossil")
    await menu.focus()
    await menu.press("ArrowDown")
    listbox = mary.get_by_role("listbox", name="Choose a fossil")
    await expect(listbox.get_by_role("option")).to_have_count(5)
    await expect(listbox.get_by_role("option").first).to_contain_text("All about ammonites")
    await menu.press("Escape")
    await expect(listbox).to_have_count(0)
    await menu.press("ArrowDown")
    await menu.press("i")
    await menu.press("ArrowDown")
    await menu.press("Enter")
    await expect(mary.get_by_role("log")).to_contain_text("Chose plesiosaur")


async def test_given_a_keyboard_on_a_control_when_the_message_gets_others_then_these_are_next(museum):
    post = await museum.post("Desk", view=Desk())
    mary = await museum.tab("mary.anning")
    await mary.get_by_role("button", name="Count").focus()
    onward = discord.ui.View(timeout=None).add_item(discord.ui.Button(label="Onward", custom_id="onward"))
    await post.edit(content="What now?", view=onward)
    await expect(mary.get_by_role("article").filter(has_text="What now?")).to_be_focused()
    await post.edit(content="And now?")
    await expect(mary.get_by_role("article").filter(has_text="And now?")).to_be_focused()
    await mary.keyboard.press("Tab")
    await expect(mary.get_by_role("button", name="Onward")).to_be_focused()


async def test_given_an_open_menu_when_others_come_and_write_then_it_stays_open(museum):
    await museum.post("Desk", view=Desk())
    mary = await museum.tab("mary.anning")
    await mary.get_by_role("combobox", name="Choose a fossil").click()
    await museum.tab("charles.darwin")
    await museum.post("Later")
    await expect(mary.get_by_role("log")).to_contain_text("Later")
    await mary.get_by_role("option", name="Ammonite").click()
    await expect(mary.get_by_role("log")).to_contain_text("Chose ammonite")


async def test_given_a_menu_of_several_when_too_few_are_chosen_then_nothing_is_sent(museum):
    await museum.post("Desk", view=Desk())
    mary = await museum.tab("mary.anning")
    menu = mary.get_by_role("combobox", name="Choose two or three")
    await menu.click()
    await mary.get_by_role("option", name="Belemnite").click()
    await mary.get_by_role("button", name="Done").click()
    await expect(mary.get_by_role("listbox")).to_have_count(0)
    await menu.click()
    for name in ("Belemnite", "Ammonite"):
        await mary.get_by_role("option", name=name).click()
    await mary.get_by_role("button", name="Done").click()
    await expect(mary.get_by_role("log")).to_contain_text("Chose Ammonite, Belemnite")


async def test_given_a_form_when_filled_in_badly_and_then_well_then_the_bot_gets_it(museum):
    await museum.post("Desk", view=Desk())
    mary = await museum.tab("mary.anning")
    await mary.get_by_role("button", name="Form").click()
    form = mary.get_by_role("dialog", name="A new find")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Please fill in this field.")).to_have_count(3)
    await form.get_by_role("textbox", name="Name").fill("Ammonite")
    await form.get_by_role("combobox", name="Layer").press("ArrowDown")
    await mary.keyboard.press("Enter")
    await form.get_by_role("radio", name="Broken").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(mary.get_by_role("log")).to_contain_text("Noted: Ammonite, Lias, Broken")
    await expect(form).to_have_count(0)


async def test_given_the_newer_components_when_shown_then_they_stand_in_a_container_and_work(museum):
    import discord  # noqa: PLC0415 - only here

    await museum.post(view=Showcase(), file=discord.File(picture(), "hall.png"))
    mary = await museum.tab("mary.anning")
    container = mary.locator(".container")
    await expect(container.get_by_role("heading", name="The great hall")).to_be_visible()
    await expect(container.get_by_role("img", name="The hall")).to_be_visible()
    await container.get_by_role("button", name="Touch").click()
    await expect(mary.get_by_text("Do not touch")).to_be_visible()
    await expect(mary.get_by_text("Only you can see this")).to_be_visible()


async def test_given_a_picture_when_pressed_then_it_is_seen_large_with_its_alt_text_until_escape(museum):
    await museum.post(file=plate())
    mary = await museum.tab("mary.anning")
    small = mary.get_by_role("img", name="Five layers of stone")
    width = (await small.bounding_box())["width"]
    assert width <= 550
    await mary.get_by_role("button", name="ALT").click()
    await expect(mary.locator(".alt-text")).to_have_text("Five layers of stone")
    await mary.get_by_role("button", name="Enlarge the picture").click()
    room = mary.get_by_role("dialog")
    assert (await room.get_by_role("img").bounding_box())["width"] > width
    await room.get_by_role("button", name="Full size").click()
    assert (await room.get_by_role("img").bounding_box())["width"] == 1600
    await mary.keyboard.press("Escape")
    await expect(room).to_have_count(0)
