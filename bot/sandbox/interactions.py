"""Interactions: a person acts, the bot has three seconds to answer and fifteen minutes to follow up."""

from __future__ import annotations

import base64
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.sandbox import commands, components, messages, objects
from bot.sandbox.errors import (
    ALREADY_ANSWERED,
    EXPIRED_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Form,
    invalid,
    refuse,
)
from bot.sandbox.snowflake import seconds

if TYPE_CHECKING:
    from bot.sandbox.calls import Call
    from bot.sandbox.clock import Alarm
    from bot.sandbox.people import Person
    from bot.sandbox.persons import Tab
    from bot.sandbox.server import Sandbox
    from bot.sandbox.world import Channel, Message

Json = dict[str, Any]

SLASH, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ALLOWED = {
    SLASH: (REPLY, DEFER, MODAL),
    COMPONENT: (REPLY, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (REPLY, DEFER, DEFER_UPDATE, UPDATE),
}
PATIENCE = 3.0
LIFETIME = 15 * 60.0
OPEN_MODALS = 1000
WAITING, ANSWERED, FAILED = "waiting", "answered", "failed"


@dataclass(slots=True, eq=False)
class Interaction:
    """Something a person did that the bot has to answer."""

    id: int
    type: int
    tab: Tab
    nonce: str
    channel: Channel
    data: Json
    name: str = ""
    """The full name of the command."""
    message: Message | None = None
    source: Interaction | None = None
    """For a form that was sent: what opened it."""
    token: str = ""
    state: str = WAITING
    alarm: Alarm | None = None
    deferred: bool = False
    """A thinking message stands there; the first follow-up replaces it."""
    only_for: int | None = None
    original: Message | None = None

    @property
    def person(self) -> Person:
        """Tell who acts."""
        return self.tab.person


@dataclass(slots=True, eq=False)
class Modal:
    """A form that somebody has open."""

    person: int
    channel: Channel
    message: Message | None
    data: Json
    source: Interaction


class Interactions:
    """All interactions whose token is still good."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.live: OrderedDict[str, Interaction] = OrderedDict()
        self.modals: OrderedDict[int, Modal] = OrderedDict()

    # A person acts

    def begin(self, made: Interaction) -> None:
        """Hand what a person did to the bot, and start the clock."""
        self._forget_old()
        secret = f"interaction:{made.id}:{secrets.token_hex(24)}"
        made.token = base64.urlsafe_b64encode(secret.encode()).decode().rstrip("=")
        if not self.sandbox.gateway.interaction(self._event(made), made.channel):
            made.state = FAILED
            made.tab.send("INTERACTION_FAILED", failure(made, "offline", "The bot is not connected."))
            return
        self.live[made.token] = made
        made.alarm = self.sandbox.clock.later(PATIENCE, lambda: self._give_up(made))

    def _give_up(self, made: Interaction) -> None:
        if made.state != WAITING:
            return
        made.state = FAILED
        # A bot that was cut off may come back within the three seconds; this one did not.
        if self.sandbox.gateway.online:
            failed = failure(made, "timeout", "The application did not respond.")
        else:
            failed = failure(made, "offline", "The bot is not connected.")
        made.tab.send("INTERACTION_FAILED", failed)

    def _forget_old(self) -> None:
        """Forget tokens that have expired; they are in the order of their age."""
        limit = self.sandbox.clock.now() - LIFETIME
        while self.live:
            token, oldest = next(iter(self.live.items()))
            if seconds(oldest.id) > limit:
                return
            del self.live[token]

    def _event(self, made: Interaction) -> Json:
        world, channel, person = self.sandbox.world, made.channel, made.person
        event: Json = {
            "id": str(made.id),
            "application_id": world.bot["id"],
            "type": made.type,
            "token": made.token,
            "version": 1,
            "data": made.data,
            "locale": person.locale,
            "channel_id": str(channel.id),
            "entitlements": [],
            "attachment_size_limit": objects.FILE_LIMIT,
            "app_permissions": str(self.sandbox.permissions(channel)),
        }
        if made.message is not None:
            event["message"] = made.message.data
        if channel.type == objects.DM:
            event["user"] = person.user
            event["context"] = 1
            event["authorizing_integration_owners"] = {"0": "0"}
            event["channel"] = world.direct_as(channel, world.bot_id)
            return event
        guild = world.guild
        event["member"] = {**person.member, "permissions": str(objects.PERSON)}
        event["context"] = 0
        event["authorizing_integration_owners"] = {"0": guild["id"]}
        event["channel"] = {**channel.data, "permissions": str(objects.PERSON)}
        event["guild_id"] = guild["id"]
        event["guild_locale"] = guild["preferred_locale"]
        event["guild"] = {"id": guild["id"], "locale": guild["preferred_locale"], "features": guild["features"]}
        return event

    # The bot answers

    def answer(self, call: Call) -> Json | None:
        """Take the first answer of the bot."""
        made = self.live.get(call.path["token"])
        if made is None or made.id != call.id("interaction") or made.state == FAILED:
            raise refuse(UNKNOWN_INTERACTION)
        if made.state == ANSWERED:
            raise refuse(ALREADY_ANSWERED)
        kind = call.fields.get("type")
        form = Form()
        form.choice(kind, ("type",), ALLOWED[made.type])
        form.settle()
        if kind in {UPDATE, DEFER_UPDATE} and made.message is None:
            raise invalid(("type",), "BASE_TYPE_CHOICES", "Value must be one of {4, 5}.")
        given = call.fields.get("data") or {}
        kind_of_success, message = self._take(made, int(str(kind)), given if isinstance(given, dict) else {}, call)
        made.state = ANSWERED
        if made.alarm is not None:
            made.alarm.cancel()
        if made.source is not None:
            self.modals.pop(made.source.id, None)
        shown = None if message is None else str(message.id)
        done = {"nonce": made.nonce, "id": str(made.id), "kind": kind_of_success, "message_id": shown}
        made.tab.send("INTERACTION_SUCCESS", done)
        return (
            self._callback(made, int(str(kind)), message)
            if call.query.get("with_response") in {"1", "true", "True"}
            else None
        )

    def _take(self, made: Interaction, kind: int, data: Json, call: Call) -> tuple[str, Message | None]:
        if kind == CHOICES:
            self._offer(made, data)
            return "autocomplete", None
        if kind == MODAL:
            self._open_modal(made, data)
            return "modal", None
        if kind == REPLY:
            made.original = self._reply(made, data, call, ("data",), first=True)
            return "message", made.original
        if kind == DEFER:
            self._private(made, data)
            flags = objects.EPHEMERAL if made.only_for is not None else 0
            extra = self._origin(made, first=True)
            made.original = messages.thinking(self.sandbox.world, made.channel, flags, made.only_for, extra)
            made.deferred = True
            return "deferred", made.original
        made.original = made.message
        assert made.message is not None
        if kind == UPDATE:
            draft = messages.Draft(made.channel, data, call.uploads, ("data",), made.message.only_for)
            messages.edit(self.sandbox.world, self._present(made.message), draft)
            return "update", made.message
        return "deferred_update", made.message

    def _private(self, made: Interaction, data: Json) -> None:
        flags = data.get("flags")
        made.only_for = made.person.id if isinstance(flags, int) and flags & objects.EPHEMERAL else None

    def _reply(self, made: Interaction, data: Json, call: Call, path: tuple[str, ...], *, first: bool) -> Message:
        self._private(made, data)
        flags = objects.EPHEMERAL if made.only_for is not None else 0
        extra = self._origin(made, first=first)
        draft = messages.Draft(made.channel, data, call.uploads, path, made.only_for, extra, flags)
        return messages.create(self.sandbox.world, draft)

    def _origin(self, made: Interaction, *, first: bool) -> Json:
        """Tell whose doing a message is."""
        bot = self.sandbox.world.bot["id"]
        shown: Json = {"application_id": bot, "webhook_id": bot, "interaction_metadata": self._metadata(made)}
        if made.type == SLASH and first:
            shown["type"] = messages.COMMAND
        if not first and made.original is not None and made.original.only_for is None:
            shown |= messages.reply_to(made.original)
        return shown

    def _metadata(self, made: Interaction) -> Json:
        guild = "0" if made.channel.type == objects.DM else self.sandbox.world.guild["id"]
        metadata: Json = {
            "id": str(made.id),
            "type": made.type,
            "user": made.person.user,
            "authorizing_integration_owners": {"0": guild},
        }
        if made.type == SLASH:
            metadata |= {"name": made.name, "command_type": 1}
        elif made.type == COMPONENT and made.message is not None:
            metadata["interacted_message_id"] = str(made.message.id)
        elif made.source is not None:
            metadata["triggering_interaction_metadata"] = self._metadata(made.source)
        return metadata

    def _offer(self, made: Interaction, data: Json) -> None:
        form = Form()
        kind = next(
            (option["type"] for option in _flat(made.data["options"]) if option.get("focused")), commands.STRING
        )
        path = ("data", "choices")
        choices = form.items(data.get("choices"), path, 25)
        for place, choice in enumerate(choices):
            commands.check_choice(form, choice if isinstance(choice, dict) else {}, kind, (*path, place))
        form.settle()
        shown = [commands.localized(choice, made.person.locale) for choice in choices]
        made.tab.send("AUTOCOMPLETE", {"nonce": made.nonce, "choices": shown})

    def _open_modal(self, made: Interaction, data: Json) -> None:
        form = Form()
        form.must(data, "custom_id", ("data",), 100)
        form.must(data, "title", ("data",), 45)
        shown = components.for_modal(form, data.get("components"), ("data", "components"))
        form.settle()
        modal = {"custom_id": data["custom_id"], "title": data["title"], "components": shown}
        self.modals[made.id] = Modal(made.person.id, made.channel, made.message, modal, made)
        while len(self.modals) > OPEN_MODALS:
            self.modals.popitem(last=False)
        made.tab.send(
            "MODAL", {"nonce": made.nonce, "modal_id": str(made.id), "channel_id": str(made.channel.id), **modal}
        )

    def _callback(self, made: Interaction, kind: int, message: Message | None) -> Json:
        about: Json = {
            "id": str(made.id),
            "type": made.type,
            "response_message_loading": kind == DEFER,
            "response_message_ephemeral": message is not None and message.only_for is not None,
            "channel_id": str(made.channel.id),
        }
        if made.channel.type != objects.DM:
            about["guild_id"] = made.channel.data["guild_id"]
        if message is not None:
            about["response_message_id"] = str(message.id)
        if kind in {REPLY, UPDATE} and message is not None:
            return {"interaction": about, "resource": {"type": kind, "message": message.data}}
        return {"interaction": about}

    # The bot follows up

    def of_token(self, call: Call) -> Interaction:
        """Give the interaction of a token that may be followed up."""
        self._forget_old()
        made = self.live.get(call.path["token"])
        if made is None:
            raise refuse(EXPIRED_TOKEN if self._has_expired(call.path["token"]) else UNKNOWN_WEBHOOK)
        if call.path["application"] != self.sandbox.world.bot["id"] or made.state != ANSWERED:
            raise refuse(UNKNOWN_WEBHOOK)
        return made

    def _has_expired(self, token: str) -> bool:
        """Read the age of a token that is not known any more: it holds the id of its interaction."""
        try:
            word, ident, _ = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode().split(":")
            return word == "interaction" and seconds(int(ident)) <= self.sandbox.clock.now() - LIFETIME
        except ValueError:
            return False

    def follow_up(self, call: Call) -> Json:
        """Say something more; after a deferred answer this is that answer."""
        made = self.of_token(call)
        if made.deferred and made.original is not None:
            draft = messages.Draft(made.channel, call.fields, call.uploads, (), made.original.only_for)
            messages.edit(self.sandbox.world, self._present(made.original), draft)
            made.deferred = False
            return made.original.data
        was = made.only_for
        message = self._reply(made, call.fields, call, (), first=False)
        made.only_for = was
        return message.data

    def _present(self, message: Message) -> Message:
        """Make sure that a message was not deleted meanwhile."""
        world = self.sandbox.world
        kept = message.channel.items if message.only_for is None else world.ephemerals.get(message.only_for, {})
        if message.id not in kept:
            raise refuse(UNKNOWN_MESSAGE)
        return message

    def find(self, call: Call) -> tuple[Interaction, Message]:
        """Give the message that a token and a name or id mean."""
        made = self.of_token(call)
        name = call.path["message"]
        if name == "@original":
            if made.original is None:
                raise refuse(UNKNOWN_MESSAGE)
            return made, self._present(made.original)
        found = self.sandbox.world.seen_by(made.person.id, made.channel, call.id("message"))
        if found is None or found.data.get("webhook_id") is None:
            raise refuse(UNKNOWN_MESSAGE)
        return made, found

    def edit(self, call: Call) -> Json:
        """Change an answer."""
        made, message = self.find(call)
        draft = messages.Draft(made.channel, call.fields, call.uploads, (), message.only_for)
        messages.edit(self.sandbox.world, message, draft)
        if message is made.original:
            made.deferred = False
        return message.data

    def delete(self, call: Call) -> None:
        """Take an answer away."""
        made, message = self.find(call)
        self.sandbox.world.remove_message(message)
        if message is made.original:
            made.deferred = False


def failure(made: Interaction, reason: str, text: str) -> Json:
    """Tell a person that nothing came of it."""
    return {"nonce": made.nonce, "id": str(made.id), "reason": reason, "text": text}


def _flat(options: list[Json]) -> list[Json]:
    """List options without the subcommands around them."""
    if options and options[0]["type"] in {commands.SUB, commands.GROUP}:
        return _flat(options[0].get("options", []))
    return options
