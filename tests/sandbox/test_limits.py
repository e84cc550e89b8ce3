"""Every limit that Discord enforces, one by one: just inside is taken, just outside is refused."""

from __future__ import annotations

import io

import aiohttp
import pytest

from bot.sandbox import objects
from tests.sandbox.bots import PNG
from tests.wire import wired

V2 = objects.V2


@pytest.fixture
async def api():
    async with wired() as sandbox, aiohttp.ClientSession(headers={"Authorization": "Bot x"}) as session:
        yield Api(sandbox, session)


class Api:
    """Sends what discord.py itself would refuse to send."""

    def __init__(self, sandbox, session):
        self.sandbox, self.session = sandbox, session
        self.channel = next(c for c in sandbox.world.channels.values() if c.data.get("name") == "games")
        self.app = sandbox.world.bot["id"]

    async def send(self, method, path, body, files=()):
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", aiohttp.JsonPayload(body))
            for number, data in enumerate(files):
                form.add_field(f"files[{number}]", io.BytesIO(data), filename=f"{number}.png")
            sent = {"data": form}
        else:
            sent = {"json": body}
        async with self.session.request(method, self.sandbox.api_base + path, **sent) as answer:
            return answer.status, (await answer.json() if answer.status != 204 else None)

    async def say(self, body, files=()):
        return await self.send("POST", f"/channels/{self.channel.id}/messages", body, files)

    async def sync(self, commands):
        return await self.send("PUT", f"/applications/{self.app}/commands", commands)


def row(*items):
    return {"type": 1, "components": list(items)}


def button(custom_id="a", label="A", **more):
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def menu(options=None, custom_id="m", **more):
    return {"type": 3, "custom_id": custom_id, "options": options or [option()], **more}


def option(label="A", value="a", **more):
    return {"label": label, "value": value, **more}


def rows(*items):
    return {"content": "x", "components": [row(*items)]}


def layout(*items):
    return {"flags": V2, "components": list(items)}


def text(content="x"):
    return {"type": 10, "content": content}


def embed(**parts):
    return {"embeds": [{"title": "x", **parts}]}


MESSAGES = {
    # name: (just inside, just outside, where the report points)
    "content of 2000": ({"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    "five rows": (
        {"content": "x", "components": [row(button(str(n))) for n in range(5)]},
        {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
        "components",
    ),
    "five buttons in a row": (
        rows(*(button(str(n)) for n in range(5))),
        rows(*(button(str(n)) for n in range(6))),
        "components.0.components",
    ),
    "a row is not empty": (rows(button()), rows(), "components.0.components"),
    "a menu alone in its row": (rows(menu()), rows(menu(), button()), "components.0.components"),
    "label of 80": (rows(button(label="x" * 80)), rows(button(label="x" * 81)), "components.0.components.0.label"),
    "label or emoji": (
        rows(button(label=None, emoji={"name": "🦕"})),
        rows(button(label=None)),
        "components.0.components.0.label",
    ),
    "custom id of 100": (rows(button("x" * 100)), rows(button("x" * 101)), "components.0.components.0.custom_id"),
    "custom id is there": (rows(button("x")), rows(button("")), "components.0.components.0.custom_id"),
    "custom ids differ": (
        rows(button("x"), button("y")),
        rows(button("x"), button("x")),
        "components.0.components.1.custom_id",
    ),
    "style": (rows(button(style=4)), rows(button(style=9)), "components.0.components.0.style"),
    "a link has an address": (
        rows({"type": 2, "style": 5, "label": "x", "url": "https://example.org"}),
        rows({"type": 2, "style": 5, "label": "x"}),
        "components.0.components.0.url",
    ),
    "25 options": (
        rows(menu([option(str(n), str(n)) for n in range(25)])),
        rows(menu([option(str(n), str(n)) for n in range(26)])),
        "components.0.components.0.options",
    ),
    "option label of 100": (
        rows(menu([option("x" * 100)])),
        rows(menu([option("x" * 101)])),
        "components.0.components.0.options.0.label",
    ),
    "option value of 100": (
        rows(menu([option(value="x" * 100)])),
        rows(menu([option(value="x" * 101)])),
        "components.0.components.0.options.0.value",
    ),
    "option description of 100": (
        rows(menu([option(description="x" * 100)])),
        rows(menu([option(description="x" * 101)])),
        "components.0.components.0.options.0.description",
    ),
    "option values differ": (
        rows(menu([option("A", "a"), option("B", "b")])),
        rows(menu([option("A", "a"), option("B", "a")])),
        "components.0.components.0.options.1.value",
    ),
    "placeholder of 150": (
        rows(menu(placeholder="x" * 150)),
        rows(menu(placeholder="x" * 151)),
        "components.0.components.0.placeholder",
    ),
    "max_values within the options": (
        rows(menu(max_values=1)),
        rows(menu(max_values=2)),
        "components.0.components.0.max_values",
    ),
    "max_values of 25": (rows(menu()), rows(menu(max_values=26)), "components.0.components.0.max_values"),
    "components are known": (rows(button()), rows({"type": 99}), "components.0.components.0.type"),
    "a text is no row": (rows(button()), {"content": "x", "components": [text()]}, "components.0.type"),
    "ten embeds": ({"embeds": [{"title": "x"}] * 10}, {"embeds": [{"title": "x"}] * 11}, "embeds"),
    "embed title of 256": (embed(title="x" * 256), embed(title="x" * 257), "embeds.0.title"),
    "embed description of 4096": (embed(description="x" * 4096), embed(description="x" * 4097), "embeds.0.description"),
    "25 fields": (
        embed(fields=[{"name": "x", "value": "x"}] * 25),
        embed(fields=[{"name": "x", "value": "x"}] * 26),
        "embeds.0.fields",
    ),
    "field name of 256": (
        embed(fields=[{"name": "x" * 256, "value": "x"}]),
        embed(fields=[{"name": "x" * 257, "value": "x"}]),
        "embeds.0.fields.0.name",
    ),
    "field value of 1024": (
        embed(fields=[{"name": "x", "value": "x" * 1024}]),
        embed(fields=[{"name": "x", "value": "x" * 1025}]),
        "embeds.0.fields.0.value",
    ),
    "footer of 2048": (embed(footer={"text": "x" * 2048}), embed(footer={"text": "x" * 2049}), "embeds.0.footer.text"),
    "6000 letters in all embeds": (
        {"embeds": [{"description": "x" * 3000}] * 2},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "embeds",
    ),
    "V2 stands alone": (layout(text()), {**layout(text()), "content": "x"}, "content"),
    "V2 has components": (layout(text()), layout(), "components"),
    "40 components in V2": (
        layout(*(text() for _ in range(40))),
        layout({"type": 17, "components": [text()] * 40}),
        "components",
    ),
    "4000 letters in V2": (
        layout(text("x" * 2000), text("x" * 2000)),
        layout(text("x" * 2000), text("x" * 2001)),
        "components",
    ),
    "a section has an accessory": (
        layout({"type": 9, "components": [text()], "accessory": button()}),
        layout({"type": 9, "components": [text()]}),
        "components.0.accessory.type",
    ),
    "three texts in a section": (
        layout({"type": 9, "components": [text()] * 3, "accessory": button()}),
        layout({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components.0.components",
    ),
    "a shown file exists": (
        layout({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]}),
        layout({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "components.0.items.0.media.url",
    ),
    "ten pictures in a gallery": (
        layout({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 10}),
        layout({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}),
        "components.0.items",
    ),
    "alt text of 1024 in a gallery": (
        layout({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "x" * 1024}]}),
        layout({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "x" * 1025}]}),
        "components.0.items.0.description",
    ),
    "a listed file was sent": ({"content": "x"}, {"content": "x", "attachments": [{"id": 0}]}, "attachments.0"),
}


def command(name="dig", description="x", **more):
    return {"name": name, "description": description, **more}


def parameter(name="x", description="x", kind=3, **more):
    return {"type": kind, "name": name, "description": description, **more}


def parameters(*options):
    return [command(options=list(options))]


COMMANDS = {
    "name of 32": ([command("x" * 32)], [command("x" * 33)], "0.name"),
    "small letters": ([command("dig-up")], [command("Dig")], "0.name"),
    "no blanks": ([command("dig_up")], [command("dig up")], "0.name"),
    "translated name of 32": (
        [command(name_localizations={"fr": "x" * 32})],
        [command(name_localizations={"fr": "x" * 33})],
        "0.name_localizations.fr",
    ),
    "known locale": (
        [command(name_localizations={"fr": "x"})],
        [command(name_localizations={"fr-CA": "x"})],
        "0.name_localizations.fr-CA",
    ),
    "description of 100": ([command(description="x" * 100)], [command(description="x" * 101)], "0.description"),
    "description is there": ([command()], [command(description="")], "0.description"),
    "100 commands": ([command(f"c{n}") for n in range(100)], [command(f"c{n}") for n in range(101)], ""),
    "names differ": ([command("a"), command("b")], [command("a"), command("a")], "1.name"),
    "25 options": (
        parameters(*(parameter(f"o{n}") for n in range(25))),
        parameters(*(parameter(f"o{n}") for n in range(26))),
        "0.options",
    ),
    "option name of 32": (parameters(parameter("x" * 32)), parameters(parameter("x" * 33)), "0.options.0.name"),
    "option description of 100": (
        parameters(parameter(description="x" * 100)),
        parameters(parameter(description="x" * 101)),
        "0.options.0.description",
    ),
    "option names differ": (
        parameters(parameter("a"), parameter("b")),
        parameters(parameter("a"), parameter("a")),
        "0.options.1.name",
    ),
    "required first": (
        parameters(parameter("a", required=True), parameter("b")),
        parameters(parameter("a"), parameter("b", required=True)),
        "0.options.1",
    ),
    "25 choices": (
        parameters(parameter(choices=[{"name": str(n), "value": str(n)} for n in range(25)])),
        parameters(parameter(choices=[{"name": str(n), "value": str(n)} for n in range(26)])),
        "0.options.0.choices",
    ),
    "choice name of 100": (
        parameters(parameter(choices=[{"name": "x" * 100, "value": "x"}])),
        parameters(parameter(choices=[{"name": "x" * 101, "value": "x"}])),
        "0.options.0.choices.0.name",
    ),
    "choice value of 100": (
        parameters(parameter(choices=[{"name": "x", "value": "x" * 100}])),
        parameters(parameter(choices=[{"name": "x", "value": "x" * 101}])),
        "0.options.0.choices.0.value",
    ),
    "choices or suggestions": (
        parameters(parameter(autocomplete=True)),
        parameters(parameter(autocomplete=True, choices=[{"name": "x", "value": "x"}])),
        "0.options.0.autocomplete",
    ),
    "subcommands alone": (
        parameters(parameter(kind=1), parameter("b", kind=2, options=[parameter(kind=1)])),
        parameters(parameter(kind=1), parameter("b")),
        "0.options",
    ),
    "8000 letters": (
        [
            command(
                "a" * 32,
                "x" * 100,
                options=[
                    parameter(f"o{n:02}", "x" * 97, choices=[{"name": "y" * 100, "value": "z" * 100}])
                    for n in range(25)
                ],
            )
        ],
        [
            command(
                "a",
                options=[
                    parameter(
                        f"o{n:02}",
                        "x" * 97,
                        choices=[{"name": "y" * 100, "value": "z" * 100}, {"name": "n", "value": "v" * 20}],
                    )
                    for n in range(25)
                ],
            )
        ],
        "0",
    ),
}


def points_at(answer, path):
    """Follow the nested report of what is wrong."""
    spot = answer["errors"]
    for part in path.split(".") if path else ():
        spot = spot[part]
    return spot["_errors"][0]["code"]


@pytest.mark.parametrize("name", MESSAGES)
async def test_given_a_message_at_a_limit_it_is_taken_and_beyond_it_refused(api, name):
    inside, outside, path = MESSAGES[name]
    assert (await api.say(inside))[0] == 200
    status, answer = await api.say(outside)
    assert (status, answer["code"]) == (400, 50035)
    assert points_at(answer, path)
    assert len(api.channel.ids) == 1


@pytest.mark.parametrize("name", COMMANDS)
async def test_given_commands_at_a_limit_they_are_taken_and_beyond_it_refused(api, name):
    inside, outside, path = COMMANDS[name]
    assert (await api.sync(inside))[0] == 200
    status, answer = await api.sync(outside)
    assert (status, answer["code"]) == (400, 50035)
    assert points_at(answer, path)
    assert len(api.sandbox.world.commands) == len(inside)


@pytest.mark.parametrize("empty", [{}, {"content": ""}, {"content": "  "}, {"content": None, "embeds": []}])
async def test_given_an_empty_message_it_is_refused(api, empty):
    status, answer = await api.say(empty)
    assert (status, answer["code"]) == (400, 50006)


async def test_given_files_there_may_be_ten(api):
    assert (await api.say({}, [PNG] * 10))[0] == 200
    status, answer = await api.say({}, [PNG] * 11)
    assert (status, answer["code"]) == (400, 50035)


async def test_given_a_file_it_may_have_ten_megabytes(api):
    assert (await api.say({}, [bytes(objects.FILE_LIMIT)]))[0] == 200
    status, answer = await api.say({}, [bytes(objects.FILE_LIMIT + 1)])
    assert (status, answer["code"]) == (413, 40005)


async def test_given_an_alt_text_it_may_have_1024_letters(api):
    assert (await api.say({"attachments": [{"id": 0, "description": "x" * 1024}]}, [PNG]))[0] == 200
    status, answer = await api.say({"attachments": [{"id": 0, "description": "x" * 1025}]}, [PNG])
    assert (status, answer["code"]) == (400, 50035)


async def test_given_a_layout_it_cannot_become_a_plain_message_nor_lose_its_picture(api):
    picture = {"type": 12, "items": [{"media": {"url": "attachment://0.png"}}]}
    _, message = await api.say(layout(picture), [PNG])
    where = f"/channels/{api.channel.id}/messages/{message['id']}"
    assert (await api.send("PATCH", where, {"content": "plain"}))[0] == 400
    assert (await api.send("PATCH", where, {"attachments": []}))[0] == 400
    assert (await api.send("PATCH", where, {"components": [text()], "attachments": []}))[0] == 200


@pytest.mark.parametrize("body", [b"{", b"[1]", b'"x"'])
async def test_given_a_body_that_is_no_object_it_is_refused(api, body):
    url = f"{api.sandbox.api_base}/channels/{api.channel.id}/messages"
    async with api.session.post(url, data=body, headers={"Content-Type": "application/json"}) as answer:
        assert answer.status == 400
        assert answer.headers["Content-Type"] == "application/json"


async def test_given_no_token_everything_is_refused(api):
    async with aiohttp.ClientSession() as stranger, stranger.get(f"{api.sandbox.api_base}/users/@me") as answer:
        assert answer.status == 401


async def test_given_an_unknown_route_the_answer_is_json(api):
    assert await api.send("GET", "/nonsense", None) == (404, {"message": "404: Not Found", "code": 0})


async def test_given_a_thread_its_name_may_have_100_letters(api):
    where = f"/channels/{api.channel.id}/threads"
    assert (await api.send("POST", where, {"name": "x" * 100, "type": 11}))[0] == 201
    assert (await api.send("POST", where, {"name": "x" * 101, "type": 11}))[0] == 400
    assert (await api.send("POST", where, {"name": "x", "type": 11, "auto_archive_duration": 61}))[0] == 400
