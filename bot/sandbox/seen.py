"""What a person saw: answers, everything received, and messages described for the report of a failure."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.components import BUTTON, SELECTS, walk
from bot.sandbox.objects import EPHEMERAL

Json = dict[str, Any]


@dataclass
class Answer:
    """What came of an action."""

    kind: str
    message: Json | None = None
    """The answering message, as it stood when the action was done."""
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)


@dataclass
class Received:
    """Everything that was ever sent to a person."""

    frames: list[str]
    files: dict[str, bytes]

    def find(self, needle: str) -> list[str]:
        """Give the frames and the addresses of files that hold a text."""
        raw = needle.encode()
        return [frame for frame in self.frames if needle in frame] + [
            url for url, data in self.files.items() if raw in data
        ]


def label(item: Json) -> str:
    """Give what is written on a button, with its emoji."""
    return f"{(item.get('emoji') or {}).get('name') or ''} {item.get('label') or ''}".strip()


def describe(message: Json) -> str:
    """Describe a message in a line or two."""
    private = " (ephemeral)" if message["flags"] & EPHEMERAL else ""
    lines = [f"  {message['id']} {message['author']['username']}{private}: {message['content']!r}"]
    lines += [f"      file {item['filename']}: {item.get('description', '')!r}" for item in message["attachments"]]
    for item in walk(message["components"]):
        if item["type"] == BUTTON:
            lines.append(f"      [{label(item)}]{' disabled' if item.get('disabled') else ''} {item.get('custom_id')}")
        elif item["type"] in SELECTS:
            options = ", ".join(option["label"] for option in item.get("options", ()))
            lines.append(f"      menu {item['custom_id']}: {options}")
    return "\n".join(lines)
