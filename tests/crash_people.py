"""People who play by clicks whatever the bot does: who is cut off tries again when it is back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import games
from bot import words as spoken
from bot.sandbox.client import Failed
from bot.sandbox.components import walk
from tests.bot.chat.house import asks, changed, ids

if TYPE_CHECKING:
    from random import Random

    from bot.sandbox.client import Person

Json = dict[str, Any]

STALE = tuple(spoken.plain(lang).of("table-stale") for lang in spoken.LANGUAGES)
"""How the bot says that a question is no longer asked: nothing was played."""
BEGUN = tuple(
    f"**{spoken.written(lang).of('chat-lobby-begun', game=games.rules('cubosaurs').title)}**"
    for lang in spoken.LANGUAGES
)
"""How the lobby of a game begins that is under way."""
SHORT = tuple(
    spoken.written(lang).of(
        "chat-lobby-option",
        option=games.rules("cubosaurs").label("rounds"),
        value=games.rules("cubosaurs").value_label("rounds", 1),
    )
    for lang in spoken.LANGUAGES
)
"""How a lobby says that one round is played."""
EPHEMERAL = 64
WAITING, ACKNOWLEDGED, REFUSED, CUT_OFF = "waiting", "acknowledged", "refused", "cut off"


@dataclass
class Attempt:
    """A choice that somebody made: a click on a question."""

    table: int
    person: int
    decision: str
    key: str
    panel: str
    """The message that asked, by its id."""
    state: str = WAITING

    def see(self, panel: Json | None) -> bool:
        """Take note of what the bot made of it, and tell whether it was anything: the question is asked no more."""
        if panel is None or any(each.split(":")[4] == self.decision for each in ids(panel) if each.count(":") >= 5):
            return False
        self.state = REFUSED if any(sentence in panel["content"] for sentence in STALE) else ACKNOWLEDGED
        return True


@dataclass(eq=False)
class Player:
    """Somebody who plays in one channel, as host or as guest, game after game."""

    person: Person
    random: Random
    answers: dict[str, Json]
    """What messages became by the answers to clicks, and not by other edits of the bot."""
    host: Player | None = None
    computers: int = 1
    guests: list[Player] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)
    last_game: bool = False
    """Open no further table."""
    _tried: set[tuple[str, str]] = field(default_factory=set)
    _done: set[str] = field(default_factory=set)

    @property
    def name(self) -> str:
        return str(self.person.me["global_name"])

    @property
    def has_finished(self) -> bool:
        """Tell whether the last game in the channel is over."""
        state = self._state()
        return self.last_game and state is not None and state[0] == "export"

    @property
    def plays(self) -> bool:
        """Tell whether a game is under way, or over."""
        state = self._state()
        return state is not None and state[0] in {"move", "export"}

    # What is seen

    def _state(self) -> tuple[str, Json] | None:
        """Give what the newest message of the channel is: a lobby, a game begun, a board, or the end of a game."""
        for message in reversed(self.person.messages(self.person.here)):
            if message["flags"] & EPHEMERAL:
                continue
            if message["content"].startswith(BEGUN):
                return "begun", message
            found = {each.split(":")[1] for each in ids(message)}
            for what in ("export", "move", "start"):
                if what in found:
                    return what, message
        return None

    def settle(self) -> None:
        """Look once more, after the bot has died, at what came of every choice."""
        for attempt in self.attempts:
            # Only now: later the same message may change because of another choice.
            if attempt.state == WAITING and not attempt.see(self.answers.get(attempt.panel)):
                attempt.state = CUT_OFF

    # What is done

    async def play(self) -> None:
        """Do what is to be done until the last game is over; cancelled when the bot is killed."""
        while not self.has_finished:
            try:
                await self._step()
            except Failed as failed:
                if failed.reason == "closed":
                    raise
                # The message changed under the finger: look again.

    async def _step(self) -> None:
        state = self._state()
        if state is None or state[0] == "export":
            await (self._open() if self.host is None else self._news(state))
        elif state[0] == "start":
            await self._arrange(state[1])
        elif state[0] == "begun" or state[1]["id"] in self._done or not self._called(state[1]):
            await self._news(state)
        else:
            await self._turn(state[1])

    async def _news(self, state: tuple[str, Json] | None) -> None:
        await self.person.until(lambda: self.has_finished or self._state() != state, "news in the channel")

    def _called(self, post: Json) -> bool:
        return any(user["id"] == self.person.me["id"] for user in post["mentions"])

    async def _open(self) -> None:
        state = self._state()
        answer = await self.person.slash("game new", game="cubosaurs")
        if self._state() == state and (answer.message is None or "start" not in str(ids(answer.message))):
            await self.person.slash("game status")  # a table was opened, but its lobby never came

    async def _arrange(self, lobby: Json) -> None:
        if self.host is not None:
            await self._once("join", lobby, needed=self.name not in lobby["content"])
            return
        absent = [guest for guest in self.guests if guest.name not in lobby["content"]]
        if absent:
            await self._news(("start", lobby))
        elif lobby["content"].count("(computer") + lobby["content"].count("(ordinateur") < self.computers:
            await self._once("computer", lobby, needed=True)
        elif not any(line in lobby["content"] for line in SHORT):
            await self._shorten(lobby)
        else:
            await self._once("start", lobby, needed=True)

    async def _shorten(self, lobby: Json) -> None:
        """Choose one round, so that many games come to their end."""
        button = next(each for each in ids(lobby) if each.split(":")[1] == "options")
        page = (await self.person.click(button, lobby)).message
        assert page is not None
        menu = next(each for each in ids(page) if each.endswith(":rounds"))
        await self.person.choose("0", in_=page, menu=menu)
        await self._news(("start", lobby))

    async def _once(self, what: str, lobby: Json, *, needed: bool) -> None:
        """Press a button of a lobby; one that was pressed in vain has the lobby posted anew."""
        if not needed:
            await self._news(("start", lobby))
        elif (what, lobby["content"]) in self._tried:
            self._tried.discard((what, lobby["content"]))
            await self.person.slash("game status")
        else:
            self._tried.add((what, lobby["content"]))
            pressed = next(each for each in ids(lobby) if each.split(":")[1] == what)
            await self.person.click(pressed, lobby)
            await self._news(("start", lobby))

    async def _turn(self, post: Json) -> None:
        """Take a turn, in the direct message that asks for it or through the panel."""
        table = next(each for each in ids(post) if each.split(":")[1] == "move").split(":")[2]
        panel = self._asked_by_dm(table) if self.random.random() < 0.3 else None
        if panel is None:
            panel = (await self.person.click(f"b:move:{table}:0::", post)).message
        while panel is not None and asks(panel):
            panel = await self._choose(panel)
        self._done.add(post["id"])

    def _asked_by_dm(self, table: str) -> Json | None:
        found = [m for m in self.person.messages() if m["channel_id"] != self.person.here and asks(m)]
        mine = [m for m in found if not m["flags"] & EPHEMERAL and ids(m)[0].split(":")[2] == table]
        return mine[-1] if mine else None

    async def _choose(self, panel: Json) -> Json:
        """Make a choice, and wait for what the bot makes of it."""
        panel = self.person.message(panel["id"]) or panel
        menu = next((item for item in walk(panel["components"]) if item["type"] == 3), None)
        if menu is not None:
            value = self.random.choice([option["value"] for option in menu["options"]])
            control, press = menu["custom_id"], self.person.choose(value, in_=panel, menu=menu["custom_id"])
        else:
            control = self.random.choice([each for each in ids(panel) if each.split(":")[1] in {"play", "open"}])
            value, press = control.split(":", 5)[5], self.person.click(control, panel)
        _, what, table, _, decision, _ = control.split(":", 5)
        attempt = Attempt(int(table), int(self.person.me["id"]), decision, value, panel["id"])
        if what == "open":
            await press
            return await changed(self.person, panel)
        self.attempts.append(attempt)
        self.answers.pop(panel["id"], None)
        try:
            await press
        except Failed:
            attempt.state = REFUSED
            raise
        await self.person.until(lambda: attempt.see(self.answers.get(panel["id"])), "the answer to a choice")
        return await changed(self.person, panel)  # the answer has been given, and now it is seen
