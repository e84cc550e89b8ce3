"""The limits of answers to interactions: forms, suggestions, kinds of answers."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from bot.sandbox.client import Failed
from tests.sandbox.bots import Bot
from tests.sandbox.test_time import Slow
from tests.wire import running, wired


@pytest.fixture
async def scene():
    async with wired() as sandbox, running(Slow()) as bot, aiohttp.ClientSession() as session:
        yield Scene(sandbox, bot, session, await sandbox.person("mary.anning"))


class Scene:
    def __init__(self, sandbox, bot, session, mary):
        self.sandbox, self.bot, self.session, self.mary = sandbox, bot, session, mary

    async def answer(self, action, *bodies):
        """Let Mary act, answer with each body in turn, and give the statuses and what she saw."""
        waiting = asyncio.create_task(action)
        interaction = await self.bot.asked.get()
        url = f"{self.sandbox.api_base}/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        found = []
        for body in bodies:
            async with self.session.post(url, json=body) as answer:
                found.append((answer.status, (await answer.json()).get("code")))
        return found, await waiting


def form(*components, title="x", custom_id="x"):
    return {"type": 9, "data": {"title": title, "custom_id": custom_id, "components": list(components)}}


def written(custom_id="a", **more):
    return {"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": custom_id, **more}}


def group(kind, count):
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 18, "label": "x", "component": {"type": kind, "custom_id": "g", "options": options}}


FORMS = {
    "title of 45": (form(written(), title="x" * 45), form(written(), title="x" * 46)),
    "custom id of 100": (form(written(), custom_id="x" * 100), form(written(), custom_id="x" * 101)),
    "five fields": (form(*(written(str(n)) for n in range(5))), form(*(written(str(n)) for n in range(6)))),
    "a field": (form(written()), form()),
    "label of 45": (form({**written(), "label": "x" * 45}), form({**written(), "label": "x" * 46})),
    "description of 100": (
        form({**written(), "description": "x" * 100}),
        form({**written(), "description": "x" * 101}),
    ),
    "custom ids differ": (form(written("a"), written("b")), form(written("a"), written("a"))),
    "text of 4000": (form(written(max_length=4000)), form(written(max_length=4001))),
    "placeholder of 100": (form(written(placeholder="x" * 100)), form(written(placeholder="x" * 101))),
    "no buttons": (
        form(written()),
        form({"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}),
    ),
    "ten radio buttons": (form(group(21, 10)), form(group(21, 11))),
    "two radio buttons": (form(group(21, 2)), form(group(21, 1))),
    "ten check boxes": (form(group(22, 10)), form(group(22, 11))),
}


@pytest.mark.parametrize("name", FORMS)
async def test_given_a_form_at_a_limit_it_is_taken_and_beyond_it_refused(scene, name):
    inside, outside = FORMS[name]
    statuses, answer = await scene.answer(scene.mary.slash("mute"), outside, inside)
    assert statuses == [(400, 50035), (200, None)]
    assert answer.kind == "modal"


def offer(*choices):
    return {"type": 8, "data": {"choices": list(choices)}}


OFFERS = {
    "25 suggestions": (offer(*[{"name": "x", "value": "x"}] * 25), offer(*[{"name": "x", "value": "x"}] * 26)),
    "name of 100": (offer({"name": "x" * 100, "value": "x"}), offer({"name": "x" * 101, "value": "x"})),
    "value of 100": (offer({"name": "x", "value": "x" * 100}), offer({"name": "x", "value": "x" * 101})),
    "a value": (offer({"name": "x", "value": "x"}), offer({"name": "x"})),
    "nothing but suggestions": (offer(), {"type": 4, "data": {"content": "x"}}),
}


@pytest.mark.parametrize("name", OFFERS)
async def test_given_suggestions_at_a_limit_they_are_taken_and_beyond_it_refused(scene, name):
    inside, outside = OFFERS[name]
    statuses, answer = await scene.answer(scene.mary.autocomplete("dig", "fossil", "x"), outside, inside)
    assert statuses == [(400, 50035), (200, None)]
    assert len(answer) == len(inside["data"]["choices"])


@pytest.mark.parametrize("kind", [0, 1, 6, 7, 8, "4", None, True])
async def test_given_a_kind_of_answer_that_a_command_cannot_have_it_is_refused(scene, kind):
    good = {"type": 4, "data": {"content": "x"}}
    statuses, answer = await scene.answer(
        scene.mary.slash("mute"), {"type": kind, "data": {"content": "x"}}, good, good
    )
    assert statuses == [(400, 50035), (200, None), (400, 40060)]
    assert answer.message["content"] == "x"


async def test_given_a_form_it_cannot_be_answered_by_a_form(scene):
    _, opened = await scene.answer(scene.mary.slash("mute"), form(written()))
    assert opened.kind == "modal"
    statuses, _ = await scene.answer(scene.mary.submit(a="x"), form(written()), {"type": 4, "data": {"content": "x"}})
    assert statuses == [(400, 50035), (200, None)]


async def test_given_every_kind_of_field_what_is_filled_in_arrives(scene):
    everything = form(
        written("text"), group(21, 3), {"type": 18, "label": "x", "component": {"type": 23, "custom_id": "box"}}
    )
    await scene.answer(scene.mary.slash("mute"), everything)
    waiting = asyncio.create_task(scene.mary.submit(text="Lias", g="2", box=True))
    interaction = await scene.bot.asked.get()
    values = [item["component"]["value"] for item in interaction.data["components"]]
    assert values == ["Lias", "2", True]
    await interaction.response.send_message("Noted")
    await waiting


async def test_given_an_action_nobody_knows_it_is_refused():
    async with wired() as sandbox, running(Bot()):
        mary = await sandbox.person("mary.anning")
        with pytest.raises(Failed, match="unknown_action"):
            await mary.act("fly")
        with pytest.raises(Failed, match="bad_request"):
            await mary.act("send", channel_id="x", content="x")
        with pytest.raises(Failed, match="too_long"):
            await mary.send("x" * 2001)
        with pytest.raises(Failed, match="empty"):
            await mary.send("  ")
