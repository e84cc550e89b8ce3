"""People who do not think: they choose by turns among what a panel offers, and look that nothing of it was cut."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.chat.sheet import CONTENT, LABEL, LINE
from bot.sandbox.components import walk
from tests.bot.chat.house import changed

if TYPE_CHECKING:
    from bot.sandbox.client import Person
    from tests.bot.chat.house import Json


class Policy:
    """Chooses by turns among what a panel offers, as somebody would who does not think."""

    def __init__(self, eager: str = "") -> None:
        self.chosen = 0
        self.eager = eager
        """A pattern of keys: whatever fits is chosen wherever it is offered."""

    async def take(self, person: Person, panel: Json) -> Json:
        """Choose in a panel; give the panel after it."""
        panel = person.message(panel["id"]) or panel
        insist_on_limits(panel)
        controls = [item for item in walk(panel["components"]) if control(item) in {"play", "pick", "open"}]
        menu = next((item for item in controls if item["type"] == 3), None)
        offered = [each["value"] for each in menu["options"]] if menu else [each["custom_id"] for each in controls]
        liked = [each for each in offered if self.eager and re.search(self.eager, each)]
        wanted = liked[0] if liked else offered[self.chosen * 7 % len(offered)]
        self.chosen += 1
        if menu:
            await person.choose(wanted, in_=panel)
        else:
            await person.click(wanted, panel)
        return await changed(person, panel)


def control(item: Json) -> str:
    """Tell what a button or menu does."""
    return str(item.get("custom_id", "::").split(":")[1])


def insist_on_limits(panel: Json) -> None:
    """Insist that nothing of a panel was cut: clipped words end in an ellipsis."""
    assert len(panel["content"]) < CONTENT
    assert not panel["content"].endswith("…")
    assert panel["attachments"][0]["description"]
    for item in walk(panel["components"]):
        assert not item.get("label", "").endswith("…"), item
        assert len(item.get("label", "")) <= LABEL
        for line in item.get("options", ()):
            assert not line["label"].endswith("…"), line
            assert not line.get("description", "").endswith("…"), line
            assert len(line["label"]) <= LINE
