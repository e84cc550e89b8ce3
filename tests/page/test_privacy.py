"""Each tab shows what its person may see, and nothing else."""

from __future__ import annotations

from playwright.async_api import expect

from tests.page.keeper import Desk


async def everything(page) -> str:
    """Read all that a page holds: texts, labels, addresses."""
    return await page.content()


async def test_given_a_private_answer_when_two_people_look_then_only_one_sees_it_until_it_is_dismissed(museum):
    await museum.post("Desk", view=Desk())
    mary, charles = await museum.tab("mary.anning"), await museum.tab("charles.darwin")
    await mary.get_by_role("button", name="Secret").click()
    await expect(mary.get_by_role("log")).to_contain_text("The key of @Mary Anning is under the mat")
    await museum.post("Later")
    await expect(charles.get_by_role("log")).to_contain_text("Later")
    assert "under the mat" not in await everything(charles)
    await mary.get_by_role("button", name="Dismiss message").click()
    await expect(mary.get_by_role("log")).not_to_contain_text("under the mat")


async def test_given_a_letter_when_others_look_then_only_its_reader_has_the_conversation(museum):
    mary, charles = await museum.tab("mary.anning"), await museum.tab("charles.darwin")
    await mary.get_by_role("combobox", name="Message #games").fill("/letter")
    await mary.keyboard.press("Enter")
    conversation = mary.get_by_role("navigation", name="Channels").get_by_role("link", name="Beagle, 1 mention")
    await expect(conversation).to_be_visible()
    await expect(mary).to_have_title("(1) Mary Anning · #games")
    await conversation.click()
    await expect(mary.get_by_role("log")).to_contain_text("A sealed letter")
    await expect(mary).to_have_title("Mary Anning · @Beagle")
    await mary.get_by_role("button", name="Count").click()
    await expect(mary.get_by_role("log")).to_contain_text("Counted 1")
    await museum.post("Later")
    await expect(charles.get_by_role("log")).to_contain_text("Later")
    assert "sealed" not in await everything(charles)
    await expect(charles.get_by_role("link", name="Beagle", exact=True)).to_have_count(1)


async def test_given_closed_dms_when_the_bot_writes_then_nothing_comes_until_they_are_open_again(museum):
    mary = await museum.tab("mary.anning")
    letter = mary.get_by_role("navigation", name="Channels").get_by_role("link", name="Beagle")
    for switch, answered in (("Closed", False), ("Open", True)):
        await mary.get_by_role("button", name="Settings of Mary Anning").click()
        await mary.get_by_role("radio", name=switch).check()
        await mary.keyboard.press("Escape")
        await mary.get_by_role("combobox", name="Message #games").fill("/letter")
        await mary.keyboard.press("Enter")
        if not answered:
            await expect(mary.get_by_text("Sending the command…")).to_be_visible()
            museum.clock.advance(3)
            await expect(mary.get_by_role("alert")).to_have_text("The application did not respond")
        await expect(letter).to_have_count(int(answered))


async def test_given_a_mention_elsewhere_when_read_then_the_marks_go(museum):
    other = museum.bot.place("salon-francais")
    mary = await museum.tab("mary.anning")
    ident = next(iter(museum.sandbox.world.people))
    channels = mary.get_by_role("navigation", name="Channels")
    await other.send("Nothing special")
    await expect(channels.get_by_role("link", name="salon-francais, unread")).to_be_visible()
    await other.send(f"<@{ident}>, it is your turn")
    await expect(channels.get_by_role("link", name="salon-francais, 1 mention")).to_be_visible()
    await expect(mary).to_have_title("(1) Mary Anning · #games")
    await channels.get_by_role("link", name="salon-francais").click()
    await expect(mary.locator(".mention-me")).to_have_text("@Mary Anning")
    await expect(mary).to_have_title("Mary Anning · #salon-francais")
    await expect(channels.get_by_role("link", name="salon-francais", exact=True)).to_be_visible()
