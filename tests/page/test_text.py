"""Text is shown as people mean it, and never becomes anything else."""

from __future__ import annotations

import re
from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import expect

PAGE = Path(__file__).parents[2] / "bot/sandbox/page"
ATTACK = '<img src=x onerror="window.taken=1"><script>window.taken=1</script>'

MARKUP = {
    "**bold** *it* _it_ __u__ ~~s~~": "<strong>bold</strong> <em>it</em> <em>it</em> <u>u</u> <s>s</s>",
    "***both***": "<strong><em>both</em></strong>",
    "snake_case_name 2*3*4": "snake_case_name 2<em>3</em>4",
    r"\*not\*": "*not*",
    "`**code**`": '<code class="code">**code**</code>',
    "a < b && c > d": "a &lt; b &amp;&amp; c &gt; d",
    "[x](javascript:alert(1))": "[x](javascript:alert(1))",
    "**open *mixed**": "<strong>open *mixed</strong>",
}


async def render(page, text: str) -> str:
    script = """async (text) => {
        const { markdown } = await import("/static/markdown.js");
        const world = { me: {id: "1"}, user: () => null, channel: () => null };
        const holder = document.createElement("div");
        holder.append(...markdown(text, world));
        return holder.innerHTML;
    }"""
    return await page.evaluate(script, text)


async def test_given_markup_when_shown_then_it_is_what_discord_shows(museum):
    page = await museum.tab("mary.anning")
    for text, wanted in MARKUP.items():
        assert await render(page, text) == f'<div class="line">{wanted}</div>', text
    blocks = await render(page, "# Big\n-# small\n> quoted\n- one\n- two\n  - deep\n1. first\n```py\na **b**\n```\nend")
    for piece in (
        '<h3 class="heading heading-1">Big</h3>',
        '<div class="subtext">small</div>',
        '<blockquote><div class="line">quoted</div></blockquote>',
        "<li>two<ul><li>deep</li></ul></li>",
        '<pre class="code-block"><code>a **b**</code></pre><div class="line">end</div>',
    ):
        assert piece in blocks
    link = await render(page, "see https://example.org/a_b_c. Or [here](https://example.org)")
    assert 'href="https://example.org/a_b_c"' in link
    assert 'rel="noopener noreferrer nofollow">here</a>' in link
    assert 'datetime="2009-02-13T23:31:30.000Z"' in await render(page, "<t:1234567890:f>")


async def test_given_hostile_text_when_shown_then_it_does_not_hang(museum):
    page = await museum.tab("mary.anning")
    for text in ("*" * 2000, "**_" * 600, "||" * 999, "[" * 2000, "> " * 900, "`" * 1999, "<@" * 1000, "_a" * 1000):
        assert await render(page, text)


async def test_given_an_attack_in_names_and_messages_when_shown_then_it_stays_text(museum):
    name = '<img src=x onerror="taken=1">'
    async with aiohttp.ClientSession() as session:
        answer = await session.post(f"{museum.url}/client/people", json={"name": name, "locale": "en-GB"})
        assert answer.status == 201
        username = (await answer.json())["username"]
    tab = await museum.tab(username)
    await tab.get_by_role("combobox", name="Message #games").fill(ATTACK)
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("log").locator(".content")).to_have_text(ATTACK)
    await expect(tab.get_by_role("log").locator(".author")).to_have_text(name)
    await museum.post(f"||{ATTACK}|| **{ATTACK}** [{ATTACK}](https://example.org/)")
    await expect(tab.get_by_role("log").locator("strong")).to_have_text(ATTACK)
    assert await tab.evaluate("window.taken") is None
    assert await tab.locator("img[src=x], script:not([src])").count() == 0


async def test_given_a_link_to_a_message_when_followed_then_the_page_goes_there_and_opens_nothing_else(museum):
    wanted = await museum.bot.place("salon-francais").send("Over here")
    for number in range(30):
        await museum.bot.place("salon-francais").send(f"Later {number}")
    await museum.post(f"[to the table](<{wanted.jump_url}>) and [elsewhere](https://discord.com/channels/1/2/3)")
    mary = await museum.tab("mary.anning")
    elsewhere = mary.get_by_role("log").get_by_role("link", name="elsewhere")
    await expect(elsewhere).to_have_attribute("target", "_blank")
    await mary.get_by_role("log").get_by_role("link", name="to the table").click()
    await expect(mary).to_have_title("Mary Anning · #salon-francais")
    await expect(mary.locator(f'[data-id="{wanted.id}"]')).to_be_in_viewport()
    await mary.go_back()
    await expect(elsewhere).to_be_visible()
    assert len(mary.context.pages) == 1


async def test_given_both_languages_when_compared_then_each_knows_every_word_that_is_used(museum):
    page = await museum.tab("mary.anning")
    script = """async () => {
        const { WORDS } = await import("/static/words.js");
        const texts = (words) => Object.entries(words).map(([id, word]) => [id, String(word)]);
        return Object.fromEntries(Object.entries(WORDS).map(([lang, words]) => [lang, texts(words)]));
    }"""
    words = {lang: dict(found) for lang, found in (await page.evaluate(script)).items()}
    assert words["en"].keys() == words["fr"].keys()
    for ident, word in words["en"].items():
        if "=>" not in word:
            assert sorted(re.findall(r"\{\w+\}", word)) == sorted(re.findall(r"\{\w+\}", words["fr"][ident])), ident
            assert "!" not in word + words["fr"][ident]
    source = "".join(path.read_text() for path in PAGE.glob("*.js") if path.name != "words.js")
    assert not set(re.findall(r'\bt(?:Nodes)?\("(\w+)"', source)) - words["en"].keys()
    made = {"startChannel", "startThread", "startDm", "startChannelHint", "startThreadHint", "startDmHint"}
    assert not {
        ident for ident in words["en"].keys() - made if f'"{ident}"' not in source and not ident.startswith("refused_")
    }


@pytest.mark.parametrize("name", ["index.html", *sorted(path.name for path in PAGE.glob("*.css"))])
def test_given_the_pages_files_when_read_then_nothing_comes_from_elsewhere(name):
    text = (PAGE / name).read_text()
    assert not re.findall(r"(?:src|href|url\(|@import)[\s=\"'(]*(?:https?:)?//", text)
