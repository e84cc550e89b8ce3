"""The routes for channels, threads, direct channels and their messages."""

from __future__ import annotations

from urllib.parse import unquote

from bot.sandbox import messages, objects
from bot.sandbox.calls import Call, Route, snowflake
from bot.sandbox.errors import (
    ANOTHER_AUTHOR,
    CLOSED_DM,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    OLD_EDITS,
    THREAD_ARCHIVED,
    THREAD_EXISTS,
    TOO_MANY_PINS,
    TOO_MANY_THREADS,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    WRONG_CHANNEL,
    ApiError,
    Form,
    Json,
    refuse,
)
from bot.sandbox.snowflake import seconds
from bot.sandbox.world import Channel, Message

ARCHIVE_AFTER = (60, 1440, 4320, 10080)
PINS = 250
ACTIVE_THREADS = 1000
OLD = 3600.0
OLD_EDIT_COUNT, OLD_EDIT_SECONDS = 3, 20.0
"""So many edits of messages older than an hour a channel allows in so many seconds."""


def enter(call: Call, *needs: int) -> Channel:
    """Give the channel of an address, if the bot may see it and do what it is about to."""
    found = call.sandbox.world.channel(call.id("channel"))
    allowed = call.sandbox.permissions(found)
    if not allowed & objects.VIEW:
        raise refuse(MISSING_ACCESS)
    for need in needs:
        wanted = objects.SEND_IN_THREAD if need == objects.SEND and found.is_thread else need
        if not allowed & wanted:
            raise refuse(MISSING_PERMISSIONS)
    return found


def described(call: Call, channel: Channel) -> Json:
    """Describe a channel to the bot."""
    world = call.sandbox.world
    return world.direct_as(channel, world.bot_id) if channel.type == objects.DM else channel.data


def get_channel(call: Call) -> Json:
    """Give a channel."""
    return described(call, enter(call))


def edit_channel(call: Call) -> Json:
    """Rename a channel, or archive, lock or wake a thread."""
    channel = enter(call)
    if channel.type == objects.DM:
        raise refuse(WRONG_CHANNEL)
    need = objects.MANAGE_THREADS if channel.is_thread else objects.MANAGE_CHANNELS
    owner = channel.data.get("owner_id") == call.sandbox.world.bot["id"]
    if not owner and not call.sandbox.permissions(channel) & need:
        raise refuse(MISSING_PERMISSIONS)
    given, form = call.fields, Form()
    form.maybe(given, "name", (), 100, 1)
    form.maybe(given, "topic", (), 1024)
    for key in ("archived", "locked", "invitable"):
        if not isinstance(given.get(key, False), bool):
            form.wrong((key,), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    if given.get("auto_archive_duration") is not None:
        form.choice(given["auto_archive_duration"], ("auto_archive_duration",), ARCHIVE_AFTER)
    form.settle()
    if channel.is_archived and given.get("archived") is not False:
        raise refuse(THREAD_ARCHIVED)
    channel.data = {**channel.data, **{key: given[key] for key in ("name", "topic") if given.get(key) is not None}}
    if channel.is_thread:
        told = {key: given[key] for key in ("archived", "locked", "auto_archive_duration", "invitable") if key in given}
        channel.data["thread_metadata"] = {**channel.data["thread_metadata"], **told}
    call.sandbox.world.change_channel(channel)
    return channel.data


def delete_channel(call: Call) -> Json:
    """Delete a channel or thread; a direct channel is only closed."""
    channel = enter(call)
    shown = described(call, channel)
    if channel.type == objects.DM:
        return shown
    if not call.sandbox.permissions(channel) & (
        objects.MANAGE_THREADS if channel.is_thread else objects.MANAGE_CHANNELS
    ):
        raise refuse(MISSING_PERMISSIONS)
    call.sandbox.world.remove_channel(channel)
    return shown


def open_direct(call: Call) -> Json:
    """Open a direct channel with somebody."""
    world = call.sandbox.world
    person = snowflake(call.fields.get("recipient_id"), "recipient_id")
    if person not in world.people:
        raise refuse(UNKNOWN_USER)
    return world.direct_as(world.open_direct(world.bot_id, person), world.bot_id)


def typing(call: Call) -> None:
    """Show that the bot writes."""
    call.sandbox.typing(enter(call, objects.SEND), call.sandbox.world.bot_id)


# Messages


def open_for_writing(call: Call) -> Channel:
    """Give a channel that the bot may write in."""
    channel = enter(call, objects.SEND)
    if call.uploads and not call.sandbox.permissions(channel) & objects.ATTACH:
        raise refuse(MISSING_PERMISSIONS)
    people = call.sandbox.world.people
    if channel.type == objects.DM and not all(people[ident].dms_open for ident in channel.members if ident in people):
        raise refuse(CLOSED_DM)
    return channel


def create_message(call: Call) -> Json:
    """Write a message."""
    channel = open_for_writing(call)
    world, nonce = call.sandbox.world, _nonce(call)
    if nonce and (sent := world.of_nonce(channel, nonce)) is not None:
        return sent.data | {"nonce": nonce}
    draft = messages.Draft(channel, call.fields, call.uploads, extra=_reply(call, channel))
    if channel.is_archived:
        _wake(call, channel)
    made = messages.create(world, draft)
    if nonce:
        world.note_nonce(made, nonce)
        return made.data | {"nonce": nonce}
    return made.data


def _wake(call: Call, thread: Channel) -> None:
    """Bring a thread back that is written to; one that is locked as well only a moderator can."""
    metadata = thread.data["thread_metadata"]
    if metadata["locked"] and not call.sandbox.permissions(thread) & objects.MANAGE_THREADS:
        raise refuse(THREAD_ARCHIVED)
    thread.data["thread_metadata"] = {**metadata, "archived": False}
    call.sandbox.world.change_channel(thread)


def _nonce(call: Call) -> str:
    """Give the nonce that makes a message sent twice one message."""
    nonce = call.fields.get("nonce")
    if nonce is None or isinstance(nonce, int):
        nonce = "" if nonce is None else str(nonce)
    form = Form()
    form.text(nonce, ("nonce",), 0, 25)
    form.settle()
    return nonce if call.fields.get("enforce_nonce") is True else ""


def _reply(call: Call, channel: Channel) -> Json:
    reference = call.fields.get("message_reference")
    if not isinstance(reference, dict):
        return {}
    found = channel.items.get(snowflake(reference.get("message_id"), "message_id"))
    if found is not None:
        return messages.reply_to(found)
    if reference.get("fail_if_not_exists") is False:
        return {}
    form = Form()
    form.wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    form.settle()
    return {}


def list_messages(call: Call) -> list[Json]:
    """Give messages, newest first."""
    channel = enter(call, objects.HISTORY)
    limit = call.limit(50, 100)
    if "after" in call.query:
        found = channel.after(limit, snowflake(call.query["after"], "after"))
    elif "around" in call.query:
        middle = snowflake(call.query["around"], "around")
        found = channel.before(limit // 2, middle) + channel.after(limit - limit // 2, middle - 1)
    else:
        before = call.query.get("before")
        found = channel.before(limit, None if before is None else snowflake(before, "before"))
    return [message.data for message in reversed(found)]


def _message(call: Call, *needs: int) -> Message:
    return call.sandbox.world.message(enter(call, *needs), call.id("message"))


def get_message(call: Call) -> Json:
    """Give a message."""
    return _message(call, objects.HISTORY).data


def edit_message(call: Call) -> Json:
    """Change an own message."""
    message = _message(call)
    if message.author != call.sandbox.world.bot_id:
        raise refuse(ANOTHER_AUTHOR)
    if message.channel.is_archived:
        raise refuse(THREAD_ARCHIVED)
    _insist_on_old_edits(call, message)
    messages.edit(call.sandbox.world, message, messages.Draft(message.channel, call.fields, call.uploads))
    return message.data


def _insist_on_old_edits(call: Call, message: Message) -> None:
    """Allow few edits of messages older than an hour."""
    now = call.sandbox.clock.now()
    if now - seconds(message.id) <= OLD:
        return
    edits = message.channel.old_edits
    edits[:] = [when for when in edits if now - when < OLD_EDIT_SECONDS]
    if len(edits) >= OLD_EDIT_COUNT:
        more: Json = {"retry_after": round(edits[0] + OLD_EDIT_SECONDS - now, 3), "global": False}
        raise ApiError(*OLD_EDITS, **more)
    edits.append(now)


def delete_message(call: Call) -> None:
    """Take a message away."""
    message = _message(call)
    if message.channel.is_archived:
        raise refuse(THREAD_ARCHIVED)
    if message.author != call.sandbox.world.bot_id:
        if message.channel.type == objects.DM:
            raise refuse((403, 50003, "Cannot execute action on a DM channel"))
        if not call.sandbox.permissions(message.channel) & objects.MANAGE_MESSAGES:
            raise refuse(MISSING_PERMISSIONS)
    call.sandbox.world.remove_message(message)


def bulk_delete(call: Call) -> None:
    """Take several messages away."""
    channel = enter(call, objects.MANAGE_MESSAGES)
    form = Form()
    wanted = form.items(call.fields.get("messages"), ("messages",), 100, 2)
    form.settle()
    for ident in wanted:
        message = channel.items.get(snowflake(ident, "messages"))
        if message is not None:
            call.sandbox.world.remove_message(message)


# Pins and reactions


def list_pins(call: Call) -> Json:
    """Give the pinned messages, newest first."""
    channel = enter(call, objects.HISTORY)
    found = [channel.items[ident].data for ident in reversed(channel.pins)]
    return {"items": [{"message": item, "pinned_at": item["timestamp"]} for item in found], "has_more": False}


def pin(call: Call) -> None:
    """Pin a message."""
    message = _message(call, objects.PIN)
    if len(message.channel.pins) >= PINS:
        raise refuse(TOO_MANY_PINS)
    if message.id not in message.channel.pins:
        message.channel.pins.append(message.id)
        _set_pinned(call, message, pinned=True)


def unpin(call: Call) -> None:
    """Unpin a message."""
    message = _message(call, objects.PIN)
    if message.id in message.channel.pins:
        message.channel.pins.remove(message.id)
        _set_pinned(call, message, pinned=False)


def _set_pinned(call: Call, message: Message, *, pinned: bool) -> None:
    message.data = {**message.data, "pinned": pinned}
    call.sandbox.world.change_message(message)


def react(call: Call) -> None:
    """Put an emoji under a message."""
    message = _message(call, objects.REACT)
    call.sandbox.react(message, unquote(call.path["emoji"]), call.sandbox.world.bot_id)


def unreact(call: Call) -> None:
    """Take the bot's emoji away."""
    call.sandbox.unreact(_message(call), unquote(call.path["emoji"]), call.sandbox.world.bot_id)


# Threads


def create_thread(call: Call) -> Json:
    """Start a thread in a channel."""
    kind = call.fields.get("type", objects.PRIVATE_THREAD)
    form = Form()
    form.choice(kind, ("type",), objects.THREADS)
    form.settle()
    need = objects.CREATE_PRIVATE_THREAD if kind == objects.PRIVATE_THREAD else objects.CREATE_THREAD
    return _thread(call, enter(call, need), call.sandbox.world.snowflakes.next(), int(kind))


def thread_of_message(call: Call) -> Json:
    """Start a thread on a message; both have the same id."""
    message = _message(call, objects.CREATE_THREAD)
    if message.id in call.sandbox.world.channels:
        raise refuse(THREAD_EXISTS)
    shown = _thread(call, message.channel, message.id, objects.PUBLIC_THREAD)
    message.data = {**message.data, "flags": message.data["flags"] | objects.HAS_THREAD, "thread": shown}
    call.sandbox.world.change_message(message)
    return shown


def _thread(call: Call, parent: Channel, ident: int, kind: int) -> Json:
    if parent.type != objects.TEXT:
        raise refuse(WRONG_CHANNEL)
    form, given, world = Form(), call.fields, call.sandbox.world
    if sum(each.is_thread and not each.is_archived for each in world.channels.values()) >= ACTIVE_THREADS:
        raise refuse(TOO_MANY_THREADS)
    form.must(given, "name", (), 100)
    archive = given.get("auto_archive_duration") or 4320
    form.choice(archive, ("auto_archive_duration",), ARCHIVE_AFTER)
    form.settle()
    settled = {"type": kind, "name": given["name"], "auto_archive_duration": archive}
    data = objects.thread(ident, parent.data, settled, world.bot_id, world.clock.now())
    world.add_channel(Channel(ident, data, {world.bot_id}))
    return {**data, "member": objects.thread_member(ident, world.bot_id, world.clock.now())}


def _member(call: Call) -> tuple[Channel, int]:
    channel = enter(call)
    if not channel.is_thread:
        raise refuse(WRONG_CHANNEL)
    if channel.is_archived:
        raise refuse(THREAD_ARCHIVED)
    world = call.sandbox.world
    return channel, world.bot_id if call.path.get("user", "@me") == "@me" else call.id("user")


def add_to_thread(call: Call) -> None:
    """Let somebody into a thread."""
    channel, ident = _member(call)
    if call.sandbox.world.account(ident) is None:
        raise refuse(UNKNOWN_USER)
    if ident not in channel.members:
        unseen = not call.sandbox.world.sees(ident, channel)
        channel.members.add(ident)
        channel.data["member_count"] = len(channel.members)
        if unseen:
            call.sandbox.persons.joined(channel, ident)
        call.sandbox.world.change_channel(channel)


def remove_from_thread(call: Call) -> None:
    """Take somebody out of a thread."""
    channel, ident = _member(call)
    if ident in channel.members:
        channel.members.discard(ident)
        channel.data["member_count"] = len(channel.members)
        call.sandbox.persons.left(channel, ident)
        call.sandbox.world.change_channel(channel)


def thread_members(call: Call) -> list[Json]:
    """List who is in a thread."""
    channel = enter(call)
    if not channel.is_thread:
        raise refuse(UNKNOWN_MESSAGE)
    return [objects.thread_member(channel.id, ident, call.sandbox.clock.now()) for ident in sorted(channel.members)]


CHANNEL = "/channels/{channel}"
ONE = CHANNEL + "/messages/{message}"

ROUTES = [
    Route("POST", "/users/@me/channels", open_direct),
    Route("GET", CHANNEL, get_channel),
    Route("PATCH", CHANNEL, edit_channel),
    Route("DELETE", CHANNEL, delete_channel),
    Route("POST", CHANNEL + "/typing", typing, 204),
    Route("GET", CHANNEL + "/messages", list_messages),
    Route("POST", CHANNEL + "/messages", create_message),
    Route("POST", CHANNEL + "/messages/bulk-delete", bulk_delete, 204),
    Route("GET", CHANNEL + "/messages/pins", list_pins),
    Route("PUT", CHANNEL + "/messages/pins/{message}", pin, 204),
    Route("DELETE", CHANNEL + "/messages/pins/{message}", unpin, 204),
    Route("GET", ONE, get_message),
    Route("PATCH", ONE, edit_message),
    Route("DELETE", ONE, delete_message, 204),
    Route("PUT", ONE + "/reactions/{emoji}/@me", react, 204),
    Route("DELETE", ONE + "/reactions/{emoji}/@me", unreact, 204),
    Route("POST", CHANNEL + "/threads", create_thread, 201),
    Route("POST", ONE + "/threads", thread_of_message, 201),
    Route("GET", CHANNEL + "/thread-members", thread_members),
    Route("PUT", CHANNEL + "/thread-members/{user}", add_to_thread, 204),
    Route("DELETE", CHANNEL + "/thread-members/{user}", remove_from_thread, 204),
]
