"""Slash commands, buttons, menus, forms and suggestions: real discord.py, real sockets."""

from __future__ import annotations

import pytest

from bot.sandbox.client import Failed
from tests.sandbox.bots import FOSSILS, PNG, Bot
from tests.wire import running, wired

EPHEMERAL = 64


@pytest.fixture
async def sandbox():
    async with wired() as found, running(Bot()):
        yield found


@pytest.fixture
async def mary(sandbox):
    return await sandbox.person("mary.anning")


@pytest.fixture
async def charles(sandbox):
    return await sandbox.person("charles.darwin")


async def test_when_a_command_is_run_everybody_sees_the_answer(mary, charles):
    answer = await mary.slash("dig", fossil="ammonite")
    assert answer.kind == "message"
    assert answer.message["content"] == f"ammonite at 1 for <@{mary.me['id']}>"
    assert [user["id"] for user in answer.message["mentions"]] == [mary.me["id"]]
    assert answer.message["interaction_metadata"]["name"] == "dig"
    assert (await charles.wait_for("ammonite"))["id"] == answer.message["id"]


async def test_given_an_ephemeral_answer_nobody_else_is_ever_sent_it(sandbox, mary, charles):
    answer = await mary.slash("dig", fossil="ammonite", depth=6)
    assert answer.message["flags"] & EPHEMERAL
    assert mary.ephemerals() == [answer.message]
    later = await sandbox.person("alfred.wallace")
    await mary.slash("dig", fossil="belemnite")
    for other in (charles, later):
        await other.wait_for("belemnite")
        assert not (await other.everything_received()).find("ammonite")
    assert (await mary.everything_received()).find("ammonite")


async def test_given_an_ephemeral_picture_only_its_owner_gets_the_file(mary, charles):
    answer = await mary.slash("picture", private=True)
    assert await mary.file(answer.message["attachments"][0]) == PNG
    await mary.slash("dig", fossil="ammonite")
    await charles.wait_for("ammonite")
    assert not (await charles.everything_received()).find("find.png")


async def test_when_a_bot_defers_it_thinks_then_answers_then_follows_up(mary, charles):
    answer = await mary.slash("think")
    assert answer.kind == "deferred"
    assert answer.message["content"] == "Thought"
    assert not answer.message["flags"]
    more = await mary.wait_for("And more")
    assert more["flags"] & EPHEMERAL
    assert (await charles.wait_for("Thought"))["id"] == answer.message["id"]
    assert len(charles.messages()) == 1


async def test_given_a_private_deferral_the_answer_is_private(mary, charles):
    answer = await mary.slash("think", private=True)
    await mary.wait_for("And more")
    assert answer.message["flags"] == EPHEMERAL
    assert charles.messages() == []


async def test_when_a_button_is_pressed_its_message_changes(mary, charles):
    await mary.slash("count")
    await charles.click("Count 0")
    answer = await mary.click("Count 1")
    assert answer.kind == "update"
    assert answer.message["content"] == "Counted 2"
    assert len(mary.messages()) == 1


async def test_given_a_restarted_bot_old_buttons_still_work():
    async with wired() as sandbox:
        mary = await sandbox.person("mary.anning")
        async with running(Bot()):
            await mary.slash("count")
        async with running(Bot()):
            answer = await mary.click("Count 0")
            assert answer.message["content"] == "Counted 1"


async def test_when_something_is_chosen_in_a_menu_the_bot_gets_its_value(mary):
    await mary.slash("menu")
    answer = await mary.choose("Belemnite")
    assert answer.message["content"] == "Picked belemnite"
    assert answer.message["components"] == []


async def test_when_a_form_is_sent_the_bot_gets_what_was_filled_in(mary, charles):
    opened = await mary.slash("form")
    assert opened.kind == "modal"
    row, label = opened.modal["components"]
    assert (row["components"][0]["label"], label["label"]) == ("Name", "Layer")
    answer = await mary.submit(name="Squaloraja", layer=["lias"])
    assert answer.message["content"] == "Squaloraja in lias"
    assert answer.message["interaction_metadata"]["triggering_interaction_metadata"]["name"] == "form"
    with pytest.raises(Failed, match="unknown_modal"):
        await mary.submit(name="Squaloraja", layer=["lias"])
    assert not (await charles.everything_received()).find("Squaloraja")


async def test_given_a_form_opened_by_a_button_it_knows_that_message(mary):
    await mary.slash("menu")
    assert (await mary.click("Form")).kind == "modal"
    assert (await mary.submit(name="Squaloraja", layer=["lias"])).kind == "message"


@pytest.mark.parametrize(
    "values",
    [
        {"name": ""},
        {"name": "x" * 21},
        {"name": "x", "layer": ["granite"]},
        {"name": "x", "layer": []},
        {"nonsense": "x"},
    ],
)
async def test_given_a_form_filled_in_wrongly_it_is_refused(mary, values):
    await mary.slash("form")
    with pytest.raises(Failed):
        await mary.submit({"layer": ["lias"], **values})
    assert (await mary.submit(name="Squaloraja", layer=["lias"])).kind == "message"


async def test_when_typing_an_option_suggestions_come(mary):
    assert [choice["value"] for choice in await mary.autocomplete("dig", "fossil", "saur")] == list(FOSSILS[2:])
    assert len(await mary.autocomplete("dig", "fossil")) == 4
    with pytest.raises(Failed, match="unknown_option"):
        await mary.autocomplete("dig", "depth", 3)


async def test_when_a_button_is_only_acknowledged_nothing_changes(mary):
    menu = (await mary.slash("menu")).message
    assert (await mary.click("Silent")).kind == "deferred_update"
    assert mary.message(menu["id"]) == menu


async def test_given_a_picture_it_comes_back_with_its_bytes_and_description(mary):
    answer = await mary.slash("picture")
    (attachment,) = answer.message["attachments"]
    assert attachment["description"] == "A grey dot"
    assert (attachment["width"], attachment["height"], attachment["content_type"]) == (1, 1, "image/png")
    assert await mary.file(attachment) == PNG


async def test_given_a_layout_its_pictures_are_resolved(mary):
    answer = await mary.slash("layout")
    text, gallery, line = answer.message["components"][0]["components"]
    assert text["content"] == "# Strata"
    assert gallery["items"][0]["media"]["url"] == answer.message["attachments"][0]["url"]
    assert line["divider"] is True
    assert len({item["id"] for item in (answer.message["components"][0], text, gallery, line)}) == 4


async def test_given_a_subcommand_it_is_found_by_its_full_name(mary):
    assert (await mary.slash("field note", text="Lyme Regis")).message["content"] == "Noted: Lyme Regis"


async def test_given_a_french_person_commands_are_french_and_both_names_work(sandbox):
    jeanne = await sandbox.person("jeanne.villepreux")
    command = next(command for command in jeanne.commands if command["name"] == "dig")
    assert command["name_localized"] == "fouiller"
    assert command["description_localized"] == "Chercher des fossiles"
    assert (await jeanne.slash("fouiller", fossile="ammonite")).kind == "message"
    assert (await jeanne.slash("dig", fossil="ammonite")).kind == "message"
    await jeanne.set(locale="en-US")
    await jeanne.until(lambda: jeanne.commands[0]["name_localized"] == "dig", "English commands")


@pytest.mark.parametrize(
    ("command", "options", "reason"),
    [
        ("burn", {}, "unknown_command"),
        ("field", {}, "unknown_command"),
        ("dig", {}, "missing_option"),
        ("dig", {"fossil": 3}, "bad_option"),
        ("dig", {"fossil": "x", "depth": 10}, "bad_option"),
        ("dig", {"fossil": "x", "depth": True}, "bad_option"),
        ("dig", {"fossil": "x", "colour": "red"}, "unknown_option"),
    ],
)
async def test_given_a_command_that_makes_no_sense_it_is_refused_before_the_bot_hears_of_it(
    mary, command, options, reason
):
    with pytest.raises(Failed, match=reason):
        await mary.slash(command, **options)


@pytest.mark.parametrize(("needed", "usable"), [(None, True), (2048, True), (8192, False), (0, False)])
async def test_given_a_command_of_the_server_that_needs_rights_only_those_who_have_them_can_use_it(needed, usable):
    async with wired() as sandbox, running(Bot()) as bot:
        mary = await sandbox.person("mary.anning")
        body = [{"name": "curate", "description": "Curate", "type": 1, "default_member_permissions": needed}]
        await bot.http.bulk_upsert_guild_commands(bot.application_id, sandbox.world.guild_id, body)
        await mary.read()
        assert any(command["name"] == "curate" for command in mary.commands) is usable
        if not usable:
            with pytest.raises(Failed, match="unknown_command"):
                await mary.slash("curate")


async def test_given_what_cannot_be_pressed_it_is_refused(mary, charles):
    menu = (await mary.slash("menu")).message
    where = {"channel_id": menu["channel_id"], "message_id": menu["id"]}
    with pytest.raises(Failed, match="disabled"):
        await mary.click("Off")
    with pytest.raises(Failed, match="disabled"):
        await mary.act("click", **where, custom_id="off")
    with pytest.raises(Failed, match="unknown_component"):
        await mary.act("click", **where, custom_id="forged")
    with pytest.raises(Failed, match="bad_values"):
        await mary.act("choose", **where, custom_id="menu", values=["granite"])
    with pytest.raises(Failed, match="bad_values"):
        await mary.act("choose", **where, custom_id="menu", values=["ammonite", "belemnite"])
    private = (await mary.slash("dig", fossil="ammonite", depth=6)).message
    with pytest.raises(Failed, match="unknown_message"):
        await charles.act("click", channel_id=private["channel_id"], message_id=private["id"], custom_id="menu")


async def test_when_an_ephemeral_message_is_dismissed_it_is_gone(mary):
    answer = await mary.slash("dig", fossil="ammonite", depth=6)
    await mary.dismiss(answer.message)
    assert mary.ephemerals() == []
