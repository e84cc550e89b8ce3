"""What persons fill into menus and modals, checked and put into the shape of an interaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.sandbox.commands import BadInput
from bot.sandbox.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOXES,
    INPUT,
    LABEL,
    LINK,
    RADIO,
    ROW,
    SELECT,
    SELECTS,
    TEXT,
    walk,
)
from bot.sandbox.snowflake import parse

if TYPE_CHECKING:
    from bot.sandbox.world import World

Json = dict[str, Any]


def component(message: Json, custom_id: str, kinds: tuple[int, ...]) -> Json:
    """Find a button or menu of a message."""
    for found in walk(message["components"]):
        if found.get("custom_id") == custom_id and found["type"] in kinds and found.get("style") != LINK:
            if found.get("disabled"):
                raise BadInput("disabled", "That cannot be used any more.")
            return found
    raise BadInput("unknown_component", "That is not there any more.")


def pressed(message: Json, custom_id: str) -> Json:
    """Give the data of a press on a button."""
    found = component(message, custom_id, (BUTTON,))
    return {"custom_id": custom_id, "component_type": BUTTON, "id": found["id"]}


def chosen(world: World, message: Json, custom_id: str, values: Any) -> Json:
    """Give the data of a choice in a menu."""
    found = component(message, custom_id, SELECTS)
    picked = check_choice(found, values)
    data = {"custom_id": custom_id, "component_type": found["type"], "id": found["id"], "values": picked}
    return data if found["type"] == SELECT else data | {"resolved": resolve(world, picked)}


def check_choice(found: Json, values: Any) -> list[str]:
    """Check that what was chosen was offered, and neither too few nor too many."""
    if (
        not isinstance(values, list)
        or not all(isinstance(value, str) for value in values)
        or len(set(values)) != len(values)
    ):
        raise BadInput("bad_values", "Values are a list of different texts.")
    least, most = found.get("min_values", 1), found.get("max_values", 1)
    if found.get("required") is False and not values:
        return []
    if not least <= len(values) <= most:
        raise BadInput("bad_values", f"Choose {least} to {most}.")
    if "options" in found and not set(values) <= {option["value"] for option in found["options"]}:
        raise BadInput("bad_values", "That is not among the choices.")
    return values


def resolve(world: World, idents: list[str]) -> Json:
    """Describe the accounts and channels that ids stand for."""
    resolved: Json = {}
    for ident in idents:
        number = parse(ident) or 0
        account, channel = world.account(number), world.channels.get(number)
        if account is not None:
            resolved.setdefault("users", {})[ident] = account
            if number in world.people:
                shown = {key: value for key, value in world.people[number].member.items() if key != "user"}
                resolved.setdefault("members", {})[ident] = shown | {"permissions": "0"}
        elif channel is not None:
            resolved.setdefault("channels", {})[ident] = {**channel.data, "permissions": "0"}
        else:
            raise BadInput("bad_values", f"There is nobody and nothing with the id {ident}.")
    return resolved


def submitted(modal: Json, values: Json) -> list[Json]:
    """Give the data of a modal that was filled in."""
    known = {item["custom_id"] for item in walk(modal["components"]) if "custom_id" in item}
    unknown = set(values) - known
    if unknown:
        raise BadInput("unknown_component", f"The form has no {min(unknown)}.")
    shown = []
    for item in modal["components"]:
        if item["type"] == LABEL:
            shown.append({"type": LABEL, "id": item["id"], "component": field(item["component"], values)})
        elif item["type"] == ROW:
            shown.append(
                {"type": ROW, "id": item["id"], "components": [field(part, values) for part in item["components"]]}
            )
        elif item["type"] == TEXT:
            shown.append({"type": TEXT, "id": item["id"]})
    return shown


def field(item: Json, values: Json) -> Json:
    """Check what was filled into one field."""
    kind, custom_id = item["type"], item["custom_id"]
    data: Json = {"type": kind, "id": item["id"], "custom_id": custom_id}
    value = values.get(custom_id)
    if kind == INPUT:
        return data | {"value": written(item, value)}
    if kind == CHECKBOX:
        return data | {"value": bool(value)}
    if kind == RADIO:
        return data | {"value": one_of(item, value)}
    if value is None:
        defaults = [option["value"] for option in item.get("options", []) if option.get("default")]
        value = defaults
    if kind == CHECKBOXES:
        item = {"max_values": len(item["options"])} | item
    return data | {"values": check_choice(item, value)}


def written(item: Json, value: Any) -> str:
    """Check a text that was written into a field."""
    text = item.get("value", "") if value is None else value
    if not isinstance(text, str):
        raise BadInput("bad_values", f"{item['custom_id']} takes a text.")
    if not text and item.get("required") is False:
        return text
    least = item.get("min_length", 1 if item.get("required", True) else 0)
    if not least <= len(text) <= item.get("max_length", 4000):
        raise BadInput("bad_values", f"{item['custom_id']} takes {least} to {item.get('max_length', 4000)} letters.")
    return text


def one_of(item: Json, value: Any) -> str | None:
    """Check the one choice of a group."""
    if value is None:
        value = next((option["value"] for option in item["options"] if option.get("default")), None)
    if value is None and item.get("required") is False:
        return None
    if str(value) not in {option["value"] for option in item["options"]}:
        raise BadInput("bad_values", f"{value!r} is not among the choices.")
    return str(value)
