"""Whatever is sent, the sandbox answers with a refusal, never with a fault of its own."""

from __future__ import annotations

import copy
import json
import random

import aiohttp
import pytest

from tests.sandbox import test_answer_limits, test_limits
from tests.sandbox.bots import Bot
from tests.wire import Wire, pointed_at, running

JUNK = [None, True, -1, 3.5, 10**30, "", "x", "9" * 5000, [], [None], [[]], {}, {"x": {}}, {"id": []}]
GOOD_MESSAGES = [body for inside, _, _ in test_limits.MESSAGES.values() for body in (inside,)]
GOOD_COMMANDS = [body for inside, _, _ in test_limits.COMMANDS.values() for body in (inside,)]
GOOD_FORMS = [inside for inside, _ in test_answer_limits.FORMS.values()]


def spots(value, path=()):
    """List all places in a body where something can be put."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value[:3]) if isinstance(value, list) else ()
    for key, inside in items:
        yield from spots(inside, (*path, key))


def spoilt(body, luck):
    """Put junk somewhere into a copy of a body."""
    path = luck.choice(list(spots(body)))
    if not path:
        return luck.choice(JUNK)
    copied = copy.deepcopy(body)
    spot = copied
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = luck.choice(JUNK)
    return copied


@pytest.fixture
async def scene():
    """A sandbox without the check against the schema: what is sent here is meant to be wrong."""
    async with Wire() as sandbox, aiohttp.ClientSession(headers={"Authorization": "Bot x"}) as session:
        sandbox.on_exchange = None
        yield sandbox, session


async def status(scene, method, path, body):
    sandbox, session = scene
    async with session.request(
        method, sandbox.api_base + path, data=json.dumps(body), headers={"Content-Type": "application/json"}
    ) as answer:
        if answer.status != 204:
            await answer.json()
        return answer.status


@pytest.mark.parametrize("seed", range(4))
async def test_given_junk_from_a_bot_it_is_refused_cleanly(scene, seed):
    luck = random.Random(seed)
    world = scene[0].world
    channel = next(iter(world.channels))
    assert await status(scene, "POST", f"/channels/{channel}/messages", {"content": "x"}) == 200
    message = world.channels[channel].ids[0]
    routes = [
        ("POST", f"/channels/{channel}/messages", GOOD_MESSAGES),
        ("PATCH", f"/channels/{channel}/messages/{message}", GOOD_MESSAGES),
        ("PUT", f"/applications/{world.bot_id}/commands", GOOD_COMMANDS),
        ("POST", f"/channels/{channel}/threads", [{"name": "x", "type": 11, "auto_archive_duration": 60}]),
        ("PATCH", f"/channels/{channel}", [{"name": "x", "topic": "x"}]),
        ("POST", "/users/@me/channels", [{"recipient_id": str(next(iter(world.people)))}]),
        ("POST", f"/channels/{channel}/messages/bulk-delete", [{"messages": ["1", "2"]}]),
    ]
    for _ in range(150):
        method, path, bodies = luck.choice(routes)
        body = spoilt(luck.choice(bodies), luck)
        assert await status(scene, method, path, body) < 500, (method, path, body)


@pytest.mark.parametrize("seed", range(4))
async def test_given_junk_as_an_answer_it_is_refused_cleanly(scene, seed):
    sandbox, _ = scene
    luck = random.Random(seed)
    with pointed_at(sandbox):
        async with running(test_answer_limits.Slow()) as bot:
            mary = await sandbox.person("mary.anning")
            replies = [{"type": 4, "data": body} for body in GOOD_MESSAGES[:12]]
            for _ in range(40):
                nonce = str(luck.random())
                frame = {"op": "slash", "nonce": nonce, "d": {"channel_id": mary.here, "command": "mute"}}
                await mary.socket.send_str(json.dumps(frame))
                interaction = await bot.asked.get()
                path = f"/interactions/{interaction.id}/{interaction.token}/callback"
                body = spoilt(luck.choice([*GOOD_FORMS, *replies]), luck)
                assert await status(scene, "POST", path, body) < 500, body


ACTIONS = [
    ("send", {"channel_id": "1", "content": "x", "reply_to": "1"}),
    ("edit", {"channel_id": "1", "message_id": "1", "content": "x"}),
    ("older", {"channel_id": "1", "before": "1", "limit": 3}),
    ("read", {"channel_id": "1", "message_id": "1"}),
    ("react", {"channel_id": "1", "message_id": "1", "emoji": "x"}),
    ("open_dm", {"user_id": "1"}),
    ("set", {"locale": "fr", "dms_open": True, "name": "x"}),
    ("slash", {"channel_id": "1", "command": "dig", "options": {"fossil": "x", "depth": 2}}),
    ("autocomplete", {"channel_id": "1", "command": "dig", "options": {"fossil": "x"}, "focused": "fossil"}),
    ("click", {"channel_id": "1", "message_id": "1", "custom_id": "x"}),
    ("choose", {"channel_id": "1", "message_id": "1", "custom_id": "menu", "values": ["ammonite"]}),
    ("submit", {"modal_id": "1", "values": {"name": "x", "layer": ["lias"]}}),
    ("dismiss", {"message_id": "1"}),
]


@pytest.mark.parametrize("seed", range(4))
async def test_given_junk_from_a_person_it_is_refused_and_the_socket_stays(scene, seed):
    sandbox, _ = scene
    luck = random.Random(seed)
    with pointed_at(sandbox):
        async with running(Bot()):
            mary = await sandbox.person("mary.anning")
            menu = (await mary.slash("menu")).message
            await mary.click("Form")
            known = {
                "channel_id": mary.here,
                "message_id": menu["id"],
                "modal_id": mary.modal["modal_id"],
                "user_id": mary.bot["id"],
            }
            for _ in range(150):
                op, good = luck.choice(ACTIONS)
                body = spoilt({key: known.get(key, value) for key, value in good.items()}, luck)
                await mary.socket.send_str(json.dumps({"op": op, "nonce": "junk", "d": body}))
            for text in ("", "[]", '{"op": 3}', '{"op": "send", "d": []}', '{"op": "send", "nonce": 1}'):
                await mary.socket.send_str(text)
            assert (await mary.send("Still here"))["content"] == "Still here"
