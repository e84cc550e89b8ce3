"""Slash commands: what Discord accepts, how each person reads them, and what a person may fill in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.sandbox.errors import Form, Json, Path
from bot.sandbox.people import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
MOST = {SLASH: 100, USER_MENU: 15, MESSAGE_MENU: 15}
WEIGHT = 8000


# Syncing


def check_all(given: Any) -> list[Json]:
    """Check a full set of commands, and give them as they will be shown (still without ids)."""
    form = Form()
    commands = form.items(given, (), 130)
    seen: set[tuple[str, str]] = set()
    shown = []
    for place, command in enumerate(commands):
        shown.append(check(form, command, (place,)))
        key = (str(shown[-1]["type"]), str(shown[-1]["name"]))
        if key in seen:
            form.wrong(
                (place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
    for kind, most in MOST.items():
        if sum(command["type"] == kind for command in shown) > most:
            form.wrong((), "APPLICATION_COMMAND_TOO_MANY", f"Maximum number of application commands reached ({most}).")
    form.settle()
    return shown


def check(form: Form, given: Any, path: Path) -> Json:
    """Check one command."""
    given = form.object(given, path)
    kind = given.get("type") or SLASH
    form.choice(kind, (*path, "type"), (SLASH, USER_MENU, MESSAGE_MENU))
    named(form, given, path, slash=kind == SLASH)
    if kind == SLASH:
        described(form, given, path)
    form.maybe(given, "description", path, 100)
    options = [] if kind != SLASH else check_options(form, given, path)
    for key in ("contexts", "integration_types"):
        for place, number in enumerate(form.items(given.get(key), (*path, key), 3)):
            form.choice(number, (*path, key, place), (0, 1, 2))
    if weight(given) > WEIGHT:
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({WEIGHT})")
    shown: Json = {
        "type": kind,
        "name": given.get("name"),
        "name_localizations": given.get("name_localizations"),
        "description": given.get("description") or "",
        "description_localizations": given.get("description_localizations"),
        "default_member_permissions": permissions(given.get("default_member_permissions")),
        "dm_permission": given.get("dm_permission") is not False,
        "contexts": given.get("contexts"),
        "integration_types": given.get("integration_types") or [0],
        "nsfw": bool(given.get("nsfw")),
    }
    if options:
        shown["options"] = options
    return shown


def permissions(given: Any) -> str | None:
    """Write permissions as Discord does."""
    return None if given is None else str(given)


def named(form: Form, given: Json, path: Path, *, slash: bool = True) -> None:
    """Check a name and its translations."""
    if form.must(given, "name", path, 32) and slash:
        well_named(form, given["name"], (*path, "name"))
    for locale, name in translations(form, given, "name_localizations", path):
        if form.text(name, (*path, "name_localizations", locale), 1, 32) and slash:
            well_named(form, name, (*path, "name_localizations", locale))


def well_named(form: Form, name: str, path: Path) -> None:
    """Check the letters of a name."""
    if NAME.fullmatch(name) is None or name != name.lower():
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def described(form: Form, given: Json, path: Path) -> None:
    """Check a description and its translations."""
    form.must(given, "description", path, 100)
    for locale, text in translations(form, given, "description_localizations", path):
        form.text(text, (*path, "description_localizations", locale), 1, 100)


def translations(form: Form, given: Json, key: str, path: Path) -> Iterator[tuple[str, Any]]:
    """Visit the translations of something, in languages that Discord knows."""
    for locale, text in form.object(given.get(key) or {}, (*path, key)).items():
        if locale in LOCALES:
            yield locale, text
        else:
            form.wrong((*path, key, locale), "BASE_TYPE_CHOICES", "Value must be one of the known locales.")


def check_options(form: Form, given: Json, path: Path, depth: int = 0) -> list[Json]:
    """Check the options of a command, group or subcommand."""
    seen: set[str] = set()
    optional = False
    shown = []
    for place, option in enumerate(form.items(given.get("options"), (*path, "options"), 25)):
        here = (*path, "options", place)
        option = form.object(option, here)  # noqa: PLW2901 - what is no object lacks everything
        shown.append(check_option(form, option, here, depth))
        name = str(option.get("name"))
        if name in seen:
            form.wrong(
                (*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names must be unique"
            )
        seen.add(name)
        if option.get("required") and optional:
            form.wrong(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional |= not option.get("required") and option.get("type") not in (SUB, GROUP)
    kinds = {option["type"] in {SUB, GROUP} for option in shown}
    if len(kinds) == 2:
        form.wrong(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    return shown


def check_option(form: Form, option: Json, path: Path, depth: int) -> Json:
    """Check one option."""
    kind = option.get("type")
    allowed = {0: tuple(range(1, 12)), 1: (SUB,)}.get(depth, tuple(range(3, 12)))
    if not form.choice(kind, (*path, "type"), allowed):
        return {"type": STRING}
    named(form, option, path)
    described(form, option, path)
    if kind in {SUB, GROUP}:
        inside = check_options(form, option, path, 1 if kind == GROUP else 2)
        return {key: value for key, value in option.items() if value is not None} | {"options": inside}
    choices = form.items(option.get("choices"), (*path, "choices"), 25)
    for place, choice in enumerate(choices):
        check_choice(form, form.object(choice, (*path, "choices", place)), int(str(kind)), (*path, "choices", place))
    if choices and option.get("autocomplete"):
        form.wrong(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Choices and autocomplete exclude each other",
        )
    for key, least in (("min_length", 0), ("max_length", 1)):
        if option.get(key) is not None:
            form.number(option[key], (*path, key), least, 6000)
    return {key: value for key, value in option.items() if value is not None and (key != "choices" or value)}


def check_choice(form: Form, choice: Json, kind: int, path: Path) -> None:
    """Check a choice of an option, or a suggestion for it."""
    form.must(choice, "name", path, 100)
    for locale, name in translations(form, choice, "name_localizations", path):
        form.text(name, (*path, "name_localizations", locale), 1, 100)
    if choice.get("value") is None:
        form.missing((*path, "value"))
    elif kind == STRING:
        form.text(choice["value"], (*path, "value"), 1 if "autocomplete" in path else 0, 100)
    else:
        form.number(choice["value"], (*path, "value"), -(2**53), 2**53)


def weight(given: Any) -> int:
    """Count the letters of a command: the longest translation of each name, description and choice value."""
    if isinstance(given, list):
        return sum(weight(item) for item in given)
    if not isinstance(given, dict):
        return 0
    total = 0
    for key in ("name", "description"):
        translated = given.get(f"{key}_localizations")
        texts = [given.get(key), *(translated.values() if isinstance(translated, dict) else ())]
        total += max((len(text) for text in texts if isinstance(text, str)), default=0)
    if isinstance(given.get("value"), str):
        total += len(given["value"])
    return total + weight(given.get("options")) + weight(given.get("choices"))


# Reading


def localized(thing: Json, locale: str) -> Json:
    """Give a command, option or choice with its texts in somebody's language."""
    shown = dict(thing)
    for key in ("name", "description"):
        if key in thing:
            shown[f"{key}_localized"] = (thing.get(f"{key}_localizations") or {}).get(locale) or thing[key]
    for key in ("options", "choices"):
        if key in thing:
            shown[key] = [localized(item, locale) for item in thing[key]]
    return shown


# Filling in


class BadInput(Exception):
    """A person filled in something that cannot be sent."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text


@dataclass
class Found:
    """A command that somebody named, and the way to its options."""

    command: Json
    path: list[Json]
    """The group and subcommand, outermost first."""

    @property
    def options(self) -> list[Json]:
        """List what can be filled in."""
        options: list[Json] = (self.path[-1] if self.path else self.command).get("options", [])
        return options

    @property
    def name(self) -> str:
        """Give the full plain name."""
        return " ".join([self.command["name"], *(part["name"] for part in self.path)])

    def data(self, options: list[Json]) -> list[Json]:
        """Wrap options into the subcommand and group they belong to."""
        for part in reversed(self.path):
            options = [{"type": part["type"], "name": part["name"], "options": options}]
        return options


def find(commands: Iterable[Json], name: str, locale: str) -> Found:
    """Find a command by its plain or localised name, with its subcommand."""
    words = name.strip().removeprefix("/").split()
    for command in commands:
        if command["type"] == SLASH and words and is_called(command, words[0], locale):
            path = descend(command, words[1:], locale)
            if path is not None:
                return Found(command, path)
    raise BadInput("unknown_command", f"There is no command /{name}.")


def is_called(thing: Json, word: str, locale: str) -> bool:
    """Tell if something has this name, plain or in a language."""
    return word in {thing["name"], (thing.get("name_localizations") or {}).get(locale)}


def descend(command: Json, words: list[str], locale: str) -> list[Json] | None:
    """Follow group and subcommand; None when there is no such way, or it does not end at something to run."""
    path: list[Json] = []
    here = command
    for word in words:
        inside = [option for option in here.get("options", []) if option["type"] in {SUB, GROUP}]
        found = next((option for option in inside if is_called(option, word, locale)), None)
        if found is None:
            return None
        path.append(found)
        here = found
    ends = any(option["type"] in {SUB, GROUP} for option in here.get("options", []))
    return None if ends else path


def fill(found: Found, given: Json, locale: str, focused: str | None = None) -> list[Json]:
    """Check what a person filled in, and give it as an interaction carries it."""
    left = dict(given)
    filled = []
    for option in found.options:
        key = next((key for key in left if is_called(option, key, locale)), None)
        focus = focused is not None and is_called(option, focused, locale)
        if key is None:
            if option.get("required") and focused is None:
                raise BadInput("missing_option", f"/{found.name} needs {option['name']}.")
            if focus:
                filled.append({"type": option["type"], "name": option["name"], "value": "", "focused": True})
            continue
        value = left.pop(key)
        if focused is None:
            check_value(option, value)
        filled.append(
            {"type": option["type"], "name": option["name"], "value": value} | ({"focused": True} if focus else {})
        )
    if left:
        raise BadInput("unknown_option", f"/{found.name} has no option {next(iter(left))}.")
    return filled


def check_value(option: Json, value: Any) -> None:
    """Check one value that a person filled in."""
    kind, name = option["type"], option["name"]
    fits: Any = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}.get(kind, str)
    if not isinstance(value, fits) or (kind in {INTEGER, NUMBER} and isinstance(value, bool)):
        raise BadInput("bad_option", f"{name} cannot be {value!r}.")
    if "choices" in option and value not in {choice["value"] for choice in option["choices"]}:
        raise BadInput("bad_option", f"{name} cannot be {value!r}.")
    size = len(value) if isinstance(value, str) else value
    suffix = "length" if kind == STRING else "value"
    if kind in {STRING, INTEGER, NUMBER}:
        most = option.get(f"max_{suffix}", 6000 if kind == STRING else None)
        least = option.get(f"min_{suffix}")
        if (most is not None and size > most) or (least is not None and size < least):
            raise BadInput("bad_option", f"{name} is out of range: {value!r}.")
