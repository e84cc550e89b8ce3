"""What is known of a game before it begins: its seats, its options, its version."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from games.core.errors import clip, named
from games.core.text import Text

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]


class Setting(Struct, frozen=True):
    """An option of a game: its values, and the default, which may depend on the number of seats."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    for_seats: Mapping[int, OptionValue] = {}
    only_with: tuple[str, OptionValue | tuple[OptionValue, ...]] | None = None
    """It means something only while another option has this value, or one of these; else it is neither offered nor
    looked at."""

    def default_for(self, seats: int) -> OptionValue:
        """Give the value that a table of so many seats starts with."""
        return self.for_seats.get(seats, self.default)

    def allows(self, value: object) -> bool:
        """Tell whether this is one of the values; true is not 1 here."""
        return any(type(value) is type(each) and value == each for each in self.values)


def flag(
    name: str, *, default: bool, only_with: tuple[str, OptionValue | tuple[OptionValue, ...]] | None = None
) -> Setting:
    """Make an option that is on or off."""
    return Setting(name, (False, True), default, only_with=only_with)


class Rules(Struct, frozen=True):
    """The outside of a game: `games.rules("cubosaurs")`."""

    name: str
    seats: tuple[int, int]
    options: tuple[Setting, ...]
    version: int
    hidden_hands: bool = True
    """Do players hold what others do not see?"""
    conflicts: Callable[[int, Options], list[Text]] = lambda _seats, _options: []

    @property
    def title(self) -> Text:
        """Give the game's name, as a text."""
        return Text(f"{self.name}-title")

    def setting(self, name: str) -> Setting | None:
        """Find an option by its name."""
        return next((each for each in self.options if each.name == name), None)

    def offered(self, options: Mapping[str, OptionValue]) -> tuple[Setting, ...]:
        """List the options that mean something beside these."""
        return tuple(each for each in self.options if each.only_with is None or _has(options, *each.only_with))

    def label(self, name: str) -> Text:
        """Give the name of an option, as a text."""
        return Text(f"{self.name}-option-{name}".replace("_", "-"))

    def value_label(self, name: str, value: OptionValue) -> Text:
        """Give the name of an option's value, as a text."""
        shown = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
        return Text(f"{self.name}-option-{name}-{shown}".replace("_", "-"))

    def defaults(self, seats: int) -> Options:
        """Give the options that a table of so many seats starts with."""
        return {each.name: each.default_for(seats) for each in self.options}

    def complete(self, seats: int, options: Mapping[str, OptionValue]) -> Options:
        """Fill in the defaults of what was left open."""
        return {**self.defaults(seats), **options}

    def problems(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> list[Text]:
        """List all that keeps a game from starting; empty when it can."""
        low, high = self.seats
        found: list[Text] = []
        given = _as_dict(options)
        if given is None:
            return [Text("problem-options", given=clip(repr(options)))]
        if type(seats) is not int or not low <= seats <= high:
            found.append(Text("problem-seats", seats=named(seats), low=low, high=high))
        for name, value in given.items():
            setting = self.setting(name)
            if setting is None:
                known = tuple(each.name for each in self.options)
                found.append(Text("problem-option-name", name=clip(name), known=known))
            elif not setting.allows(value):
                allowed = tuple(_shown(each) for each in setting.values)
                found.append(Text("problem-option-value", name=name, value=clip(_shown(value)), allowed=allowed))
        return found or self.conflicts(seats, self.complete(seats, given))


def _as_dict(options: object) -> Options | None:
    """Give the options as a dictionary, or None when they are something else."""
    return dict(options or {}) if isinstance(options, Mapping | None) else None


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _has(options: Mapping[str, OptionValue], name: str, value: OptionValue | tuple[OptionValue, ...]) -> bool:
    return options.get(name) in (value if isinstance(value, tuple) else (value,))
