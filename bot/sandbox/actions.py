"""What a person can do: write, click, choose, fill in, run a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.sandbox import answers, commands, interactions, limits, messages, objects
from bot.sandbox.commands import BadInput
from bot.sandbox.errors import ApiError
from bot.sandbox.people import LOCALES
from bot.sandbox.snowflake import parse, stamp
from bot.sandbox.world import Channel, Event, Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.sandbox.persons import Tab
    from bot.sandbox.server import Sandbox

Json = dict[str, Any]
REACTIONS = 20


class Request(msgspec.Struct):
    """One action of a person."""

    op: str
    nonce: str = ""
    d: dict[str, Any] = {}


DECODER = msgspec.json.Decoder(Request)


class Act:
    """An action under way: who does what, where."""

    def __init__(self, sandbox: Sandbox, tab: Tab, request: Request) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.tab = tab
        self.person = tab.person
        self.nonce = request.nonce
        self.given = request.d

    def text(self, key: str, most: int) -> str:
        """Read a text that is not empty."""
        value = self.given.get(key)
        if not isinstance(value, str):
            raise BadInput("bad_request", f"{key} is missing.")
        if not value.strip():
            raise BadInput("empty", f"{key} is empty.")
        if len(value) > most:
            raise BadInput("too_long", f"{key} has {len(value)} letters; {most} are allowed.")
        return value

    def id(self, key: str) -> int:
        """Read an id."""
        found = parse(self.given.get(key, ""))
        if found is None:
            raise BadInput("bad_request", f"{key} is missing.")
        return found

    def channel(self) -> Channel:
        """Give the channel that is meant, if the person may see it."""
        found = self.world.channels.get(self.id("channel_id"))
        if found is None or not self.world.sees(self.person.id, found):
            raise BadInput("unknown_channel", "There is no such channel.")
        return found

    def bot_channel(self) -> Channel:
        """Give a channel that the bot is in too."""
        found = self.channel()
        if found.type == objects.DM and self.world.bot_id not in found.members:
            raise BadInput("unknown_command", "The bot is not in this conversation.")
        if found.is_archived:
            raise BadInput("archived", "This thread is archived.")
        return found

    def message(self, channel: Channel) -> Message:
        """Give the message that is meant, if the person sees it."""
        found = self.world.seen_by(self.person.id, channel, self.id("message_id"))
        if found is None:
            raise BadInput("unknown_message", "That message is not there any more.")
        return found

    def begin(self, kind: int, channel: Channel, data: Json, **more: Any) -> None:
        """Hand it to the bot."""
        world = self.world
        made = interactions.Interaction(world.snowflakes.next(), kind, self.tab, self.nonce, channel, data, **more)
        self.sandbox.interactions.begin(made)


def act(sandbox: Sandbox, tab: Tab, text: str) -> None:
    """Do what a person asks, and answer."""
    try:
        request = DECODER.decode(text)
    except msgspec.MsgspecError as error:
        tab.send("REFUSED", {"nonce": "", "reason": "bad_request", "text": str(error)})
        return
    try:
        done = ACTIONS.get(request.op, unknown)(Act(sandbox, tab, request))
    except BadInput as refusal:
        tab.send("REFUSED", {"nonce": request.nonce, "reason": refusal.reason, "text": refusal.text})
        return
    except ApiError as error:
        tab.send("REFUSED", {"nonce": request.nonce, "reason": "bad_request", "text": error.body["message"]})
        return
    if done is not None:
        tab.send("DONE", {"nonce": request.nonce, **done})


def unknown(_: Act) -> None:
    """Refuse what nobody can do."""
    raise BadInput("unknown_action", "There is no such action.")


# Writing


def send(act: Act) -> Json:
    """Write a message."""
    channel = act.channel()
    content = act.text("content", limits.CONTENT).strip()
    reply = channel.items.get(act.id("reply_to")) if act.given.get("reply_to") else None
    if channel.is_archived:
        if channel.data["thread_metadata"]["locked"]:
            raise BadInput("archived", "This thread is locked.")
        channel.data["thread_metadata"] = {**channel.data["thread_metadata"], "archived": False}
        act.world.change_channel(channel)
    message = messages.say(act.world, channel, act.person.user, content, reply)
    act.world.read(act.person.id, channel, message.id)
    return {"message": message.data}


def own_message(act: Act) -> Message:
    """Give a message that the person wrote."""
    found = act.message(act.channel())
    if found.author != act.person.id:
        raise BadInput("not_yours", "Somebody else wrote that.")
    return found


def edit(act: Act) -> Json:
    """Change an own message."""
    message = own_message(act)
    content = act.text("content", limits.CONTENT)
    data = {**message.data, "content": content, "edited_timestamp": stamp(act.sandbox.clock.now())}
    messages.mention(act.world, data, {"parse": ["users", "everyone"]})
    message.data = data
    act.world.change_message(message)
    return {"message": data}


def delete(act: Act) -> Json:
    """Take an own message away."""
    act.world.remove_message(own_message(act))
    return {}


def dismiss(act: Act) -> Json:
    """Put an ephemeral message away."""
    found = act.world.ephemerals.get(act.person.id, {}).get(act.id("message_id"))
    if found is None:
        raise BadInput("unknown_message", "That message is not there any more.")
    act.world.remove_message(found)
    return {}


def older(act: Act) -> Json:
    """Load what was said before."""
    channel, before = act.channel(), act.id("before")
    limit = act.given.get("limit", 50)
    limit = limit if isinstance(limit, int) and 1 <= limit <= 100 else 50
    found = act.sandbox.persons.recent(act.person, channel, before, limit)
    more = bool(channel.before(1, found[0].id)) if found else False
    return {"messages": [message.data for message in found], "more": more}


def read(act: Act) -> Json:
    """Note how far was read."""
    channel = act.channel()
    upto = act.id("message_id") if act.given.get("message_id") else (channel.ids[-1] if channel.ids else 0)
    if upto > act.world.reads.get((act.person.id, channel.id), 0):
        act.world.read(act.person.id, channel, upto)
        news = {"channel_id": str(channel.id), **act.world.unread(act.person.id, channel)}
        act.sandbox.persons.tell(Event("READ", news, channel, act.person.id))
    return {}


def typing(act: Act) -> Json:
    """Show that something is being written."""
    channel = act.channel()
    act.sandbox.typing(channel, act.person.id)
    return {}


def react(act: Act) -> Json:
    """Put an emoji under a message."""
    message, emoji = act.message(act.channel()), act.text("emoji", 40)
    act.sandbox.react(message, emoji, act.person.id)
    return {}


def unreact(act: Act) -> Json:
    """Take an emoji away."""
    message, emoji = act.message(act.channel()), act.text("emoji", 40)
    act.sandbox.unreact(message, emoji, act.person.id)
    return {}


# Being somebody


def open_dm(act: Act) -> Json:
    """Open a direct channel."""
    other = act.id("user_id")
    if other == act.person.id or act.world.account(other) is None:
        raise BadInput("unknown_person", "There is nobody with that id.")
    channel = act.world.open_direct(act.person.id, other)
    return {"channel": act.world.direct_as(channel, act.person.id)}


def settings(act: Act) -> Json:
    """Change one's language, name, or whether bots may write a DM."""
    person, given = act.person, act.given
    if str(given.get("locale", person.locale)) not in LOCALES:
        raise BadInput("bad_request", f"{given['locale']!r} is not one of Discord's locales.")
    if not isinstance(given.get("dms_open", True), bool):
        raise BadInput("bad_request", "dms_open is true or false.")
    if "name" in given:
        person.name = act.text("name", 32)
        person.describe()
    person.dms_open = given.get("dms_open", person.dms_open)
    person.locale, before = str(given.get("locale", person.locale)), person.locale
    act.world.keep("person", person.id)
    act.sandbox.persons.changed(person)
    if person.locale != before:
        for tab in act.sandbox.persons.tabs[person.id]:
            tab.send("COMMANDS_UPDATE", {"commands": act.sandbox.persons.commands(person)})
    return {"me": act.sandbox.persons.describe(person)}


# What the bot answers


def command(act: Act, channel: Channel, focused: str | None) -> tuple[commands.Found, Json]:
    """Find the command that is meant, and check what was filled in."""
    place = 1 if channel.type == objects.DM else 0
    usable = [c for c in act.world.commands.values() if is_usable(c, place)]
    found = commands.find(usable, act.text("command", 200), act.person.locale)
    given = act.given.get("options") or {}
    if not isinstance(given, dict):
        raise BadInput("bad_request", "options is an object.")
    options = commands.fill(found, given, act.person.locale, focused)
    top = found.command
    data: Json = {"id": top["id"], "name": top["name"], "type": top["type"], "options": found.data(options)}
    if "guild_id" in top:
        data["guild_id"] = top["guild_id"]
    named = [str(option["value"]) for option in options if option["type"] in {6, 7, 8, 9}]
    if named and focused is None:
        data["resolved"] = answers.resolve(act.world, named)
    return found, data


def is_usable(command: Json, place: int) -> bool:
    """Tell if a command can be used in a server (0) or in a DM with the bot (1), by somebody with no special rights."""
    needed = command["default_member_permissions"]
    if place == 0 and needed is not None and (int(needed) == 0 or int(needed) & ~objects.PERSON):
        return False  # 0 leaves it to administrators
    if place == 1 and ("guild_id" in command or command["dm_permission"] is False):
        return False
    return command["contexts"] is None or place in command["contexts"]


def slash(act: Act) -> None:
    """Run a command."""
    channel = act.bot_channel()
    found, data = command(act, channel, None)
    act.begin(interactions.SLASH, channel, data, name=found.name)


def autocomplete(act: Act) -> None:
    """Ask for suggestions while filling in a command."""
    channel = act.bot_channel()
    focused = act.text("focused", 100)
    found, data = command(act, channel, focused)
    option = next((o for o in found.options if commands.is_called(o, focused, act.person.locale)), None)
    if option is None or not option.get("autocomplete"):
        raise BadInput("unknown_option", f"There are no suggestions for {focused}.")
    act.begin(interactions.AUTOCOMPLETE, channel, data, name=found.name)


def bot_message(act: Act, channel: Channel) -> Message:
    """Give a message of the bot that can be clicked."""
    message = act.message(channel)
    if message.author != act.world.bot_id:
        raise BadInput("unknown_component", "That is not there any more.")
    return message


def click(act: Act) -> None:
    """Press a button."""
    channel = act.bot_channel()
    message = bot_message(act, channel)
    data = answers.pressed(message.data, act.text("custom_id", 100))
    act.begin(interactions.COMPONENT, channel, data, message=message)


def choose(act: Act) -> None:
    """Choose in a menu."""
    channel = act.bot_channel()
    message = bot_message(act, channel)
    data = answers.chosen(act.world, message.data, act.text("custom_id", 100), act.given.get("values"))
    act.begin(interactions.COMPONENT, channel, data, message=message)


def submit(act: Act) -> None:
    """Send a filled-in form."""
    modal = act.sandbox.interactions.modals.get(act.id("modal_id"))
    if modal is None or modal.person != act.person.id:
        raise BadInput("unknown_modal", "That form is not open any more.")
    values = act.given.get("values") or {}
    if not isinstance(values, dict):
        raise BadInput("bad_request", "values is an object.")
    data = {"custom_id": modal.data["custom_id"], "components": answers.submitted(modal.data, values)}
    act.begin(interactions.SUBMIT, modal.channel, data, message=modal.message, source=modal.source)


ACTIONS: dict[str, Callable[[Act], Json | None]] = {
    "send": send,
    "edit": edit,
    "delete": delete,
    "dismiss": dismiss,
    "older": older,
    "read": read,
    "typing": typing,
    "react": react,
    "unreact": unreact,
    "open_dm": open_dm,
    "set": settings,
    "slash": slash,
    "autocomplete": autocomplete,
    "click": click,
    "choose": choose,
    "submit": submit,
}
