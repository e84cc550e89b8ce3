"""The gateway: a bot's sessions, what happens while it is away, and how it comes back."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox import objects
from bot.sandbox.outbox import Outbox

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox
    from bot.sandbox.world import Channel, Event

Json = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    6,
    7,
    8,
    9,
    10,
    11,
)
BAD_FRAME, NOT_IDENTIFIED, BAD_TOKEN, IDENTIFIED_TWICE, BAD_SHARD = 4002, 4003, 4004, 4005, 4010
FINAL = frozenset({1000, 1001})
"""A bot that closes like this does not mean to come back."""

GUILDS, GUILD_MESSAGES, GUILD_TYPING, DIRECT_MESSAGES, DIRECT_TYPING, CONTENT = (
    1,
    1 << 9,
    1 << 11,
    1 << 12,
    1 << 14,
    1 << 15,
)
HEARTBEAT_INTERVAL = 41_250
ACK_AFTER = 0.02
"""Seconds to the answer to a heartbeat: discord.py notes when it sent one only afterwards, and takes an answer that
comes at once for one to the heartbeat before, 41 seconds late."""
REMEMBERED = 10_000
PATIENCE = 300.0
"""Seconds that a session waits for a bot that was cut off."""


class Session:
    """One connection of a bot, which outlives its socket for a while."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.outbox: Outbox | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event now, or when the bot comes back."""
        self.sequence += 1
        frame = msgspec.json.encode({"op": DISPATCH, "t": name, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, frame))
        if self.outbox is not None:
            self.outbox.put(frame)

    def received(self, sequence: int) -> None:
        """Forget what the bot has for certain."""
        while self.sent and self.sent[0][0] <= sequence:
            self.sent.popleft()

    def can_replay(self, sequence: int) -> bool:
        """Tell if nothing after this is forgotten."""
        oldest = self.sent[0][0] if self.sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence

    def replay(self, outbox: Outbox, sequence: int) -> None:
        """Send what was missed, on a new socket."""
        self.outbox = outbox
        for number, frame in self.sent:
            if number > sequence:
                outbox.put(frame)
        self.dispatch("RESUMED", {})


class Gateway:
    """All sessions of the bot."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.heartbeat_interval = HEARTBEAT_INTERVAL
        self.again = 0
        """So many interactions to come are sent twice."""
        self._held: list[tuple[Session, str, Json]] | None = None

    @property
    def online(self) -> bool:
        """Tell if a bot is connected right now."""
        return any(session.outbox is not None for session in self.sessions.values())

    # What happens

    def tell(self, event: Event) -> None:
        """Tell the bot of an event, as far as it asked for such events."""
        for session in self.sessions.values():
            data = self._for_bot(session, event)
            if data is not None:
                session.dispatch(event.name, data)

    def _for_bot(self, session: Session, event: Event) -> Json | None:
        channel = event.channel
        if channel is None or event.only_for is not None or not self._covers(session, channel):
            return None
        direct = channel.type == objects.DM
        if event.name.startswith("MESSAGE_"):
            wanted = DIRECT_MESSAGES if direct else GUILD_MESSAGES
            return self._message(session, event, channel) if session.intents & wanted else None
        if event.name == "TYPING_START":
            return event.data if session.intents & (DIRECT_TYPING if direct else GUILD_TYPING) else None
        if direct or not session.intents & GUILDS:
            return None
        created = event.name == "THREAD_CREATE"
        return {**event.data, "newly_created": True} if created else event.data

    def _message(self, session: Session, event: Event, channel: Channel) -> Json:
        if event.name == "MESSAGE_DELETE":
            return event.data
        world, data = self.sandbox.world, dict(event.data)
        author = data["author"]["id"]
        if channel.type != objects.DM:
            data["guild_id"] = channel.data["guild_id"]
            data["member"] = {key: value for key, value in objects.member(data["author"]).items() if key != "user"}
            called = any(user["id"] == world.bot["id"] for user in data["mentions"])
            if not session.intents & CONTENT and author != world.bot["id"] and not called:
                data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return data

    def interaction(self, data: Json, channel: Channel) -> bool:
        """Hand an interaction to the bot; False when there is none."""
        for session in self.sessions.values():
            if self._covers(session, channel):
                self._send_interaction(session, data)
                return True
        return False

    def _send_interaction(self, session: Session, data: Json) -> None:
        copies = 1 + (self.again > 0)
        self.again = max(0, self.again - 1)
        for _ in range(copies):
            if self._held is None:
                session.dispatch("INTERACTION_CREATE", data)
            else:
                self._held.append((session, "INTERACTION_CREATE", data))

    def _covers(self, session: Session, channel: Channel) -> bool:
        world = self.sandbox.world
        if channel.type == objects.DM:
            return session.shard[0] == 0 and world.bot_id in channel.members
        if self.sandbox.stumbles.put_out:
            return False
        if channel.type == objects.PRIVATE_THREAD and world.bot_id not in channel.members:
            return False
        return self._serves(session)

    # What tests let happen

    def reconnect(self) -> None:
        """Ask the bot to connect again (op 7), as Discord does every few hours."""
        self._broadcast({"op": RECONNECT, "d": None})

    def invalidate(self) -> None:
        """Tell the bot that its session is gone (op 9)."""
        self._broadcast({"op": INVALID, "d": False})
        self.sessions.clear()

    def drop(self, code: int) -> None:
        """Close the bot's sockets; its sessions stay."""
        for session in self.sessions.values():
            if session.outbox is not None:
                session.outbox.close(code)
                session.outbox = None

    def stall(self) -> None:
        """Leave the bot's sockets open, and say and hear nothing there any more."""
        for session in self.sessions.values():
            if session.outbox is not None:
                session.outbox.stalled = True

    def hold(self) -> None:
        """Keep interactions back until they are released: a gateway that is late."""
        self._held = []

    def release(self) -> None:
        """Send the interactions that were kept back."""
        held, self._held = self._held or [], None
        for session, name, data in held:
            session.dispatch(name, data)

    def tell_all(self, name: str, data: Json) -> None:
        """Tell an event of the server to whoever asked for such events."""
        for session in self.sessions.values():
            if session.intents & GUILDS and self._serves(session):
                session.dispatch(name, data)

    def _serves(self, session: Session) -> bool:
        return (self.sandbox.world.guild_id >> 22) % session.shard[1] == session.shard[0]

    def _broadcast(self, frame: Json) -> None:
        for session in self.sessions.values():
            if session.outbox is not None:
                session.outbox.put(msgspec.json.encode(frame))

    # The socket

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket of a bot."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        outbox = Outbox(socket, compressed=request.query.get("compress") == "zlib-stream")
        outbox.put(msgspec.json.encode({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_interval}}))
        self.sandbox.sockets.add(socket)
        session: Session | None = None
        try:
            async for message in socket:
                if message.type in {WSMsgType.TEXT, WSMsgType.BINARY}:
                    session = self._frame(message.data, outbox, session)
        finally:
            self.sandbox.sockets.discard(socket)
            await outbox.stop()
            self._leave(session, outbox, socket.close_code)
        return socket

    def _frame(self, text: str | bytes, outbox: Outbox, session: Session | None) -> Session | None:
        try:
            frame = msgspec.json.decode(text)
            code, data = int(frame["op"]), frame.get("d")
        except (msgspec.DecodeError, KeyError, TypeError, ValueError, AttributeError):
            outbox.close(BAD_FRAME)
            return session
        if code == HEARTBEAT:
            if session is not None and isinstance(data, int):
                session.received(data)
            answer = msgspec.json.encode({"op": ACK})
            asyncio.get_running_loop().call_later(ACK_AFTER, outbox.put, answer)
        elif code in {IDENTIFY, RESUME}:
            if session is not None:
                outbox.close(IDENTIFIED_TWICE)
            elif not isinstance(data, dict) or not self.sandbox.knows(f"Bot {data.get('token')}"):
                outbox.close(BAD_TOKEN)
            else:
                return self._identify(data, outbox) if code == IDENTIFY else self._resume(data, outbox)
        elif session is None:
            outbox.close(NOT_IDENTIFIED)
        elif code == MEMBERS and isinstance(data, dict):
            self._members(session, data)
        return session

    def _identify(self, data: Json, outbox: Outbox) -> Session | None:
        shard = data.get("shard") or [0, 1]
        if not (
            isinstance(shard, list)
            and len(shard) == 2
            and all(isinstance(n, int) for n in shard)
            and 0 <= shard[0] < shard[1]
        ):
            outbox.close(BAD_SHARD)
            return None
        session = Session(int(data.get("intents") or 0), (shard[0], shard[1]))
        for old in [s for s in self.sessions.values() if s.shard == session.shard and s.outbox is None]:
            del self.sessions[old.id]
        self.sessions[session.id] = session
        self.identified += 1
        session.outbox = outbox
        self._ready(session)
        self.sandbox.bot_came_or_went()
        return session

    def _ready(self, session: Session) -> None:
        world = self.sandbox.world
        here = self._serves(session) and not self.sandbox.stumbles.put_out
        ready = {
            "v": 10,
            "user": {**world.bot, "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": world.guild["id"], "unavailable": True}] if here else [],
            "private_channels": [],
            "session_id": session.id,
            "resume_gateway_url": self.sandbox.gateway_url,
            "shard": list(session.shard),
            "application": {"id": world.bot["id"], "flags": 0},
        }
        session.dispatch("READY", ready)
        if here and session.intents & GUILDS:
            session.dispatch("GUILD_CREATE", self.sandbox.guild_create())

    def _resume(self, data: Json, outbox: Outbox) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or not session.can_replay(sequence):
            outbox.put(msgspec.json.encode({"op": INVALID, "d": False}))
            return None
        if session.outbox is not None:
            session.outbox.close(4000)
        self.resumed += 1
        session.replay(outbox, sequence)
        self.sandbox.bot_came_or_went()
        return session

    def _members(self, session: Session, data: Json) -> None:
        world = self.sandbox.world
        wanted = data.get("user_ids")
        idents = [wanted] if isinstance(wanted, (str, int)) else wanted
        found = [p.member for p in world.people.values() if idents is None or str(p.id) in {str(i) for i in idents}]
        chunk = {
            "guild_id": world.guild["id"],
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _leave(self, session: Session | None, outbox: Outbox, code: int | None) -> None:
        if session is None or session.outbox not in {outbox, None}:
            return
        was_ours = session.outbox is outbox
        session.outbox = None
        if was_ours and code in FINAL:
            self._forget(session)
        else:
            self.sandbox.clock.later(PATIENCE, lambda: self._forget(session))
        self.sandbox.bot_came_or_went()

    def _forget(self, session: Session) -> None:
        """End a session, unless the bot came back to it."""
        if session.outbox is None:
            self.sessions.pop(session.id, None)
