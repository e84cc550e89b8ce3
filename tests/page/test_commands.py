"""Commands by keyboard: the list, the options, what the bot suggests, what is wrong."""

from __future__ import annotations

from playwright.async_api import expect


def composer(page, where="#games"):
    return page.get_by_role("combobox", name=f"Message {where}")


async def test_given_a_slash_when_typing_on_then_the_list_shrinks_and_tab_takes_the_first(museum):
    mary = await museum.tab("mary.anning")
    await composer(mary).press("/")
    found = mary.get_by_role("listbox", name="Commands").get_by_role("option")
    await expect(found).to_have_count(6)
    await mary.keyboard.type("si")
    await expect(found).to_have_count(2)
    await mary.keyboard.press("ArrowDown")
    await mary.keyboard.press("Tab")
    await expect(mary.get_by_role("log")).to_contain_text("Lyme Regis, Solnhofen")
    await expect(mary.get_by_role("log")).to_contain_text("Mary Anning used /site list")


async def test_given_suggestions_when_one_is_taken_by_keyboard_then_its_value_is_sent(museum):
    mary = await museum.tab("mary.anning")
    await composer(mary).press_sequentially("/dig ")
    fossil = mary.get_by_role("combobox", name="fossil, required")
    await expect(fossil).to_be_focused()
    await expect(mary.get_by_role("option")).to_have_count(5)
    await mary.keyboard.type("saur")
    await expect(mary.get_by_role("option")).to_have_count(2)
    await mary.keyboard.press("ArrowDown")
    await mary.keyboard.press("Enter")
    await expect(fossil).to_have_value("Plesiosaur")
    await mary.get_by_role("button", name="Add the option depth").click()
    await mary.keyboard.type("12")
    await mary.keyboard.press("Enter")
    await expect(mary.get_by_role("alert")).to_have_text("depth: at most 9.")
    await mary.keyboard.press("Backspace")
    await mary.keyboard.press("Enter")
    await expect(mary.get_by_role("log")).to_contain_text("Found plesiosaur at 1")
    await expect(composer(mary)).to_be_focused()


async def test_given_choices_and_yes_or_no_when_left_out_or_wrong_then_it_is_said(museum):
    mary = await museum.tab("mary.anning")
    await composer(mary).press_sequentially("/site open ")
    await mary.keyboard.press("Escape")
    await mary.keyboard.press("Enter")
    await expect(mary.get_by_role("alert")).to_have_text("where is required. Give it a value.")
    await mary.keyboard.type("Paris")
    await expect(mary.get_by_role("status").filter(has_text="No option matches")).to_be_visible()
    await mary.keyboard.press("Enter")
    await expect(mary.get_by_role("alert")).to_have_text("where: choose one of the list.")
    await mary.get_by_role("combobox", name="where").fill("sol")
    await mary.keyboard.press("Enter")
    await mary.keyboard.press("Enter")
    await expect(mary.get_by_role("log")).to_contain_text("Solnhofen is open")
    await composer(mary).press_sequentially("/dig fossil:trilobite secret:true")
    await mary.keyboard.press("Escape")
    await mary.keyboard.press("Enter")
    await expect(mary.get_by_role("log")).to_contain_text("Found")


async def test_given_a_french_person_when_typing_a_slash_then_names_and_the_page_are_french(museum):
    jeanne = await museum.tab("jeanne.villepreux")
    await jeanne.get_by_role("combobox", name="Envoyer un message dans #games").press_sequentially("/fou")
    await expect(jeanne.get_by_role("option")).to_contain_text("/fouillerChercher des fossiles")
    await jeanne.keyboard.press("Enter")
    await expect(jeanne.get_by_role("combobox", name="fossile, obligatoire")).to_be_focused()
    await jeanne.keyboard.type("ammonite")
    await jeanne.keyboard.press("Escape")
    await jeanne.keyboard.press("Enter")
    await expect(jeanne.get_by_role("article").last).to_contain_text("a utilisé /fouiller")
    await jeanne.get_by_role("button", name="Réglages – Jeanne Villepreux").click()
    await jeanne.get_by_role("radio", name="English").check()
    await jeanne.get_by_role("button", name="Close").click()
    await composer(jeanne).press_sequentially("/di")
    await expect(jeanne.get_by_role("option")).to_contain_text("/digDig for fossils")


async def test_given_a_bot_that_thinks_or_never_answers_when_asked_then_both_show(museum):
    mary = await museum.tab("mary.anning")
    await composer(mary).fill("/think")
    await mary.keyboard.press("Enter")
    await expect(mary.get_by_role("log")).to_contain_text("Beagle is thinking…")
    museum.bot.patience.set()
    await expect(mary.get_by_role("log")).to_contain_text("I have thought")
    await composer(mary).fill("/ignore")
    await mary.keyboard.press("Enter")
    await expect(mary.get_by_role("log")).to_contain_text("Sending the command…")
    museum.clock.advance(3)
    await expect(mary.get_by_role("log").get_by_role("alert")).to_have_text("The application did not respond")
    await mary.get_by_role("button", name="Dismiss message").click()
    await expect(mary.get_by_role("log")).not_to_contain_text("/ignore")
