"""The routes of the REST API that a bot uses: accounts, servers, commands, interactions."""

from __future__ import annotations

from typing import Any

from bot.sandbox import commands, objects, rest_channels
from bot.sandbox.calls import Call, Route
from bot.sandbox.errors import UNKNOWN_COMMAND, UNKNOWN_GUILD, UNKNOWN_MEMBER, UNKNOWN_USER, Form, Json, refuse


def me(call: Call) -> Json:
    """Give the bot's account."""
    return {**call.sandbox.world.bot, "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def user(call: Call) -> Json:
    """Give an account."""
    found = call.sandbox.world.account(call.id("user"))
    if found is None:
        raise refuse(UNKNOWN_USER)
    return found


def application(call: Call) -> Json:
    """Describe the bot's application; the first person owns it."""
    world = call.sandbox.world
    owner = next(iter(world.people.values())).user
    return objects.application(world.bot_id, world.bot["username"], world.bot, owner)


def gateway(call: Call) -> Json:
    """Tell where the gateway is."""
    return {"url": call.sandbox.gateway_url}


def gateway_bot(call: Call) -> Json:
    """Tell where the gateway is, and how many shards to open."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.sandbox.gateway_url, "shards": 1, "session_start_limit": limit}


# The server


def guild(call: Call) -> Json:
    """Give the server, if its id is meant."""
    if call.id("guild") != call.sandbox.world.guild_id:
        raise refuse(UNKNOWN_GUILD)
    return call.sandbox.world.guild


def guild_channels(call: Call) -> list[Json]:
    """List the channels of the server."""
    guild(call)
    return [c.data for c in call.sandbox.world.channels.values() if c.type == objects.TEXT]


def guild_threads(call: Call) -> Json:
    """List the threads that are not archived."""
    guild(call)
    world = call.sandbox.world
    threads = [c for c in world.channels.values() if c.is_thread and not c.is_archived]
    members = [
        objects.thread_member(c.id, world.bot_id, world.clock.now()) for c in threads if world.bot_id in c.members
    ]
    return {"threads": [c.data for c in threads], "members": members}


def member(call: Call) -> Json:
    """Give a member of the server."""
    guild(call)
    found = call.sandbox.world.account(call.id("user"))
    if found is None:
        raise refuse(UNKNOWN_MEMBER)
    return objects.member(found)


# Commands


def _scope(call: Call) -> str | None:
    if call.path["application"] != call.sandbox.world.bot["id"]:
        raise refuse((404, 10002, "Unknown Application"))
    if "guild" not in call.path:
        return None
    guild(call)
    return str(call.id("guild"))


def _in_scope(call: Call) -> list[Json]:
    scope = _scope(call)
    return [command for command in call.sandbox.world.commands.values() if command.get("guild_id") == scope]


def list_commands(call: Call) -> list[Json]:
    """List the commands, of everywhere or of one server."""
    return _in_scope(call)


def sync_commands(call: Call) -> list[Json]:
    """Put this set of commands in the place of the old one; a command of the same name keeps its id."""
    scope, old = _scope(call), _in_scope(call)
    checked = commands.check_all(call.body)
    by_name = {(command["type"], command["name"]): command for command in old}
    new = [_numbered(call, command, by_name.get((command["type"], command["name"])), scope) for command in checked]
    world = call.sandbox.world
    for command in old:
        del world.commands[int(command["id"])]
        world.keep("command", int(command["id"]))
    for command in new:
        world.commands[int(command["id"])] = command
        world.keep("command", int(command["id"]))
    call.sandbox.persons.commands_changed()
    return new


def _numbered(call: Call, command: Json, old: Json | None, scope: str | None) -> Json:
    world = call.sandbox.world
    shown = {
        "id": old["id"] if old else str(world.snowflakes.next()),
        "application_id": world.bot["id"],
        "version": str(world.snowflakes.next()),
        **command,
    }
    return shown if scope is None else {**shown, "guild_id": scope}


def _one(call: Call) -> Json:
    found = call.sandbox.world.commands.get(call.id("command"))
    if found is None or found.get("guild_id") != _scope(call):
        raise refuse(UNKNOWN_COMMAND)
    return found


def _put(call: Call, given: Any, old: Json | None) -> Json:
    form = Form()
    checked = commands.check(form, given, ())
    form.settle()
    same = (c for c in _in_scope(call) if (c["type"], c["name"]) == (checked["type"], checked["name"]))
    shown = _numbered(call, checked, old or next(same, None), _scope(call))
    call.sandbox.world.commands[int(shown["id"])] = shown
    call.sandbox.world.keep("command", int(shown["id"]))
    call.sandbox.persons.commands_changed()
    return shown


def create_command(call: Call) -> Json:
    """Add a command, or replace the one of the same name."""
    return _put(call, call.fields, None)


def get_command(call: Call) -> Json:
    """Give one command."""
    return _one(call)


def edit_command(call: Call) -> Json:
    """Change one command."""
    old = _one(call)
    return _put(call, {**old, **call.fields}, old)


def delete_command(call: Call) -> None:
    """Take one command away."""
    ident = int(_one(call)["id"])
    del call.sandbox.world.commands[ident]
    call.sandbox.world.keep("command", ident)
    call.sandbox.persons.commands_changed()


# Interactions


def answer(call: Call) -> Json | None:
    """Answer an interaction."""
    return call.sandbox.interactions.answer(call)


def follow_up(call: Call) -> Json:
    """Follow up an answer."""
    return call.sandbox.interactions.follow_up(call)


def get_answer(call: Call) -> Json:
    """Give an answer."""
    return call.sandbox.interactions.find(call)[1].data


def edit_answer(call: Call) -> Json:
    """Change an answer."""
    return call.sandbox.interactions.edit(call)


def delete_answer(call: Call) -> None:
    """Take an answer away."""
    call.sandbox.interactions.delete(call)


HOOK = "/webhooks/{application}/{token}"

ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/users/{user}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", gateway, public=True),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/guilds/{guild}", guild),
    Route("GET", "/guilds/{guild}/channels", guild_channels),
    Route("GET", "/guilds/{guild}/threads/active", guild_threads),
    Route("GET", "/guilds/{guild}/members/{user}", member),
    *(
        Route(method, f"/applications/{{application}}{place}/commands{one}", handler, status)
        for place in ("", "/guilds/{guild}")
        for method, one, handler, status in (
            ("GET", "", list_commands, 200),
            ("PUT", "", sync_commands, 200),
            ("POST", "", create_command, 201),
            ("GET", "/{command}", get_command, 200),
            ("PATCH", "/{command}", edit_command, 200),
            ("DELETE", "/{command}", delete_command, 204),
        )
    ),
    Route("POST", "/interactions/{interaction}/{token}/callback", answer, public=True),
    Route("POST", HOOK, follow_up, public=True),
    Route("GET", HOOK + "/messages/{message}", get_answer, public=True),
    Route("PATCH", HOOK + "/messages/{message}", edit_answer, public=True),
    Route("DELETE", HOOK + "/messages/{message}", delete_answer, 204, public=True),
    *rest_channels.ROUTES,
]
