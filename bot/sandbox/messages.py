"""Messages: from what a bot or a person sends to what everybody sees."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.sandbox import components, limits, objects
from bot.sandbox.errors import EMPTY_MESSAGE, Form, Json, Path, refuse
from bot.sandbox.snowflake import stamp
from bot.sandbox.world import Channel, File, Message, World

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.sandbox.calls import Upload

MENTION = re.compile(r"<@!?(\d{1,20})>", re.ASCII)
EVERYONE = re.compile(r"@(?:everyone|here)\b")
UNSAFE = re.compile(r"[^\w.\-()]+")
REPLY, COMMAND = 19, 20


@dataclass
class Draft:
    """What is to be said, and on whose behalf."""

    channel: Channel
    payload: Json
    uploads: Mapping[int, Upload] = field(default_factory=dict)
    path: Path = ()
    """Where the message stands in the request, for the report of what is wrong."""
    only_for: int | None = None
    extra: Json = field(default_factory=dict)
    flags: int = 0


def create(world: World, draft: Draft) -> Message:
    """Say something in the bot's name."""
    payload = draft.payload
    form = Form()
    flags = limits.flags(form, payload.get("flags"), (*draft.path, "flags")) & ~objects.EPHEMERAL | draft.flags
    data = blank(world, draft.channel, world.bot, flags)
    fill(world, form, data, draft, [])
    if not any(data[key] for key in ("content", "embeds", "attachments", "components")):
        raise refuse(EMPTY_MESSAGE)
    data |= draft.extra
    message = Message(int(data["id"]), draft.channel, world.bot_id, data, draft.only_for)
    world.add_message(message)
    return message


def thinking(world: World, channel: Channel, flags: int, only_for: int | None, extra: Json) -> Message:
    """Show that an answer will come."""
    data = blank(world, channel, world.bot, flags | objects.LOADING) | extra
    message = Message(int(data["id"]), channel, world.bot_id, data, only_for)
    world.add_message(message)
    return message


def edit(world: World, message: Message, draft: Draft) -> None:
    """Change a message of the bot."""
    form, payload, old = Form(), draft.payload, message.data
    flags = old["flags"] & ~objects.LOADING
    flags |= limits.flags(form, payload.get("flags"), (*draft.path, "flags")) & (objects.V2 | objects.SUPPRESS_EMBEDS)
    data = old | {"flags": flags}
    kept = keep(form, payload, old["attachments"], draft.path)
    fill(world, form, data, draft, kept)
    if not any(data[key] for key in ("content", "embeds", "attachments", "components")):
        raise refuse(EMPTY_MESSAGE)
    if not old["flags"] & objects.LOADING:
        data["edited_timestamp"] = stamp(world.clock.now())
    remaining = {attachment["id"] for attachment in data["attachments"]}
    world.drop_files(item for item in old["attachments"] if item["id"] not in remaining)
    message.data = data
    world.change_message(message)


def say(world: World, channel: Channel, author: Json, content: str, reply: Message | None = None) -> Message:
    """Say something in a person's name."""
    data = blank(world, channel, author, 0) | {"content": content}
    mention(world, data, {"parse": ["users", "everyone"]})
    if reply is not None:
        data |= reply_to(reply)
    message = Message(int(data["id"]), channel, int(author["id"]), data)
    world.add_message(message)
    return message


def blank(world: World, channel: Channel, author: Json, flags: int) -> Json:
    """Begin a message with nothing in it."""
    ident = world.snowflakes.next()
    data: Json = {
        "id": str(ident),
        "type": 0,
        "channel_id": str(channel.id),
        "author": author,
        "content": "",
        "timestamp": stamp(world.clock.now()),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": flags,
    }
    return data


def reply_to(message: Message) -> Json:
    """Refer to the message that is answered."""
    reference: Json = {"type": 0, "message_id": str(message.id), "channel_id": str(message.channel.id)}
    if "guild_id" in message.channel.data:
        reference["guild_id"] = message.channel.data["guild_id"]
    shown = {
        key: value for key, value in message.data.items() if key not in {"referenced_message", "reactions", "thread"}
    }
    return {"type": REPLY, "message_reference": reference, "referenced_message": shown}


def keep(form: Form, payload: Json, old: list[Json], path: Path) -> list[Json]:
    """Give the files that stay: those listed by their id, or all when none are listed."""
    listed = payload.get("attachments")
    if listed is None:
        return [] if "attachments" in payload else old
    by_id = {attachment["id"]: attachment for attachment in old}
    kept = []
    for place, item in enumerate(form.items(listed, (*path, "attachments"), limits.FILES)):
        found = by_id.get(str(item.get("id"))) if isinstance(item, dict) else None
        if found is not None:
            form.maybe(item, "description", (*path, "attachments", place), 1024)
            described = {"description": item["description"]} if item.get("description") else {}
            kept.append(found | described)
    return kept


def fill(world: World, form: Form, data: Json, draft: Draft, kept: list[Json]) -> None:
    """Check what was sent, all of it, and put it into a message."""
    payload, path = draft.payload, draft.path
    limits.content(form, payload, path)
    limits.embeds(form, payload.get("embeds"), (*path, "embeds"))
    limits.files(form, draft.uploads, len(kept), (*path, "attachments"))
    described = new_files(form, payload, draft.uploads, kept, path)
    form.settle()
    new = [(world.snowflakes.next(), file, description) for file, description in described]
    attachments = kept + [attachment(world, draft, *item) for item in new]
    v2 = bool(data["flags"] & objects.V2)
    files = {item["filename"]: item for item in attachments}
    if v2:
        limits.v2_alone(form, payload, path)
    if "components" in payload or (v2 and not data["components"]):
        given = payload.get("components")
        data["components"] = components.for_message(form, given, (*path, "components"), v2=v2, files=files)
    elif v2:
        components.still_there(form, data["components"], files, (*path, "components"))
    if "embeds" in payload:
        data["embeds"] = [
            embed(form, item, files, (*path, "embeds", n)) for n, item in enumerate(payload["embeds"] or [])
        ]
    form.settle()
    data["attachments"] = attachments
    for ident, file, _ in new:
        world.files[ident] = file
        if draft.only_for is None:
            world.keep("file", ident)
    if "content" in payload:
        data["content"] = (payload["content"] or "").strip()
    allowed = payload.get("allowed_mentions")
    mention(world, data, allowed if isinstance(allowed, dict) else {"parse": ["users", "roles", "everyone"]})


def new_files(
    form: Form, payload: Json, uploads: Mapping[int, Upload], kept: list[Json], path: Path
) -> list[tuple[File, str]]:
    """Pair uploaded files with what was said about each; every listed id must be a file."""
    described: dict[int, Json] = {}
    known = {item["id"] for item in kept}
    listed = payload.get("attachments") or []
    for place, item in enumerate(listed if isinstance(listed, list) else []):
        ident = str(item.get("id", "")) if isinstance(item, dict) else ""
        if ident.isdigit() and int(ident) in uploads:
            form.maybe(item, "description", (*path, "attachments", place), 1024)
            described[int(ident)] = item
        elif ident not in known:
            form.wrong((*path, "attachments", place), "ATTACHMENT_NOT_FOUND", f"Attachment {ident} was not uploaded")
    found = []
    for number, upload in sorted(uploads.items()):
        about = described.get(number, {})
        name = UNSAFE.sub("_", str(about.get("filename") or upload.name)).strip("_") or "unknown"
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        found.append((File(name, kind, upload.data), str(about.get("description") or "")))
    return found


def attachment(world: World, draft: Draft, ident: int, file: File, description: str) -> Json:
    """Describe a file of a message."""
    url = f"{world.base}/attachments/{draft.channel.id}/{ident}/{file.name}"
    shown: Json = {
        "id": str(ident),
        "filename": file.name,
        "size": len(file.data),
        "url": url,
        "proxy_url": url,
        "content_type": file.type,
    }
    if description:
        shown["description"] = description
    if draft.only_for is not None:
        shown["ephemeral"] = True
    return shown | dimensions(file.data)


def dimensions(data: bytes) -> Json:
    """Read how large a picture is."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
    elif data[:6] in {b"GIF87a", b"GIF89a"} and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
    else:
        return {}
    return {"width": width, "height": height}


def embed(form: Form, given: Json, files: dict[str, Json], path: Path) -> Json:
    """Show an embed, with the addresses of its pictures."""
    shown: Json = {"type": "rich"} | {key: value for key, value in given.items() if value is not None}
    for key in ("image", "thumbnail"):
        if key in shown:
            media = components.Check(form, files).media(shown[key], (*path, key))
            shown[key] = {name: value for name, value in media.items() if name not in {"id", "attachment_id"}}
    if "fields" in shown:
        shown["fields"] = [{"inline": False} | item for item in shown["fields"]]
    return shown


def mention(world: World, data: Json, allowed: Json) -> None:
    """Find who is called, as far as that was allowed."""
    text = data["content"]
    if data["flags"] & objects.V2:
        text = "\n".join(c["content"] for c in components.walk(data["components"]) if c["type"] == components.TEXT)
    if "@" not in text:
        data["mentions"] = []
        data["mention_everyone"] = False
        return
    parse, named = texts(allowed.get("parse")), texts(allowed.get("users"))
    called: dict[str, Json] = {}
    for ident in MENTION.findall(text):
        account = world.account(int(ident))
        if account is not None and ("users" in parse or ident in named):
            called[ident] = account
    data["mentions"] = list(called.values())
    data["mention_everyone"] = "everyone" in parse and EVERYONE.search(text) is not None


def texts(given: Any) -> set[str]:
    """Read a list of texts or ids."""
    return {str(item) for item in given} if isinstance(given, list) else set()
