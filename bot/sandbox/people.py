"""Who is there: the people of the sandbox, with naturalists' names."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import objects

Json = dict[str, Any]

SAMPLES = (
    ("Mary Anning", "en-GB"),
    ("Charles Darwin", "en-GB"),
    ("Alfred Wallace", "en-US"),
    ("Maria Sibylla Merian", "en-US"),
    ("Jeanne Villepreux", "fr"),
    ("Georges Cuvier", "fr"),
)

COLORS = (0x5865F2, 0x3BA55D, 0xC27C0E, 0xEB459E, 0x1ABC9C, 0xED4245, 0x9B59B6, 0x607D8B)

# fmt: off
LOCALES = frozenset((
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
))
# fmt: on


@dataclass(slots=True)
class Person:
    """Somebody who can be acted as."""

    id: int
    username: str
    name: str
    locale: str
    color: int
    dms_open: bool = True
    user: Json = field(default_factory=dict)
    """The account as the API shows it; shared, never changed in place."""
    member: Json = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Describe the account once; it stands in every message."""
        self.describe()

    def describe(self) -> None:
        """Describe the account anew, after a change."""
        self.user = objects.user(self.id, self.username, self.name, color=self.color)
        self.member = objects.member(self.user)

    def dump(self) -> Json:
        """Give what has to be kept."""
        return {
            "id": self.id,
            "username": self.username,
            "name": self.name,
            "locale": self.locale,
            "color": self.color,
            "dms_open": self.dms_open,
        }


def username(name: str, taken: set[str]) -> str:
    """Make a free user name of a name: "Mary Anning" is mary.anning."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    base = ".".join(re.findall(r"[a-z0-9_]+", plain))[:28] or "person"
    found, number = base, 2
    while found in taken:
        found, number = f"{base}{number}", number + 1
    return found
