"""Buttons, menus, inputs and layouts: what Discord accepts, and how it shows it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.sandbox.errors import Form, Json, Path

ROW, BUTTON, SELECT, INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
LINK, PREMIUM = 5, 6

TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_MODAL = (ROW, TEXT, LABEL)
IN_LABEL = (*SELECTS, INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


@dataclass
class Check:
    """One pass over the components of a message or a modal."""

    form: Form
    files: dict[str, Json] = field(default_factory=dict)
    """The attachments that attachment://name may mean."""
    modal: bool = False
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    count: int = 0
    text: int = 0
    pending: list[Json] = field(default_factory=list)

    def shown(self, given: Json, path: Path, **extra: Any) -> Json:
        """Copy a component as it will be shown: with an id, without what is empty."""
        self.count += 1
        shown = {"type": given["type"], "id": 0}
        shown |= {key: value for key, value in given.items() if value is not None and key not in {"type", "id"}}
        shown |= extra
        ident = given.get("id")
        if isinstance(ident, int) and ident > 0:
            if ident in self.ids:
                self.form.wrong((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(ident)
            shown["id"] = ident
        else:
            self.pending.append(shown)
        return shown

    def number(self) -> None:
        """Give each component that came without an id the next free one."""
        ident = 0
        for component in self.pending:
            ident += 1
            while ident in self.ids:
                ident += 1
            component["id"] = ident

    def custom_id(self, given: Json, path: Path) -> None:
        """Check the name that a component answers to."""
        if not self.form.must(given, "custom_id", path, 100):
            return
        if given["custom_id"] in self.custom_ids:
            self.form.wrong(
                (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self.custom_ids.add(given["custom_id"])

    def media(self, given: Any, path: Path) -> Json:
        """Resolve a picture: an address, or a file of this message."""
        url = given.get("url") if isinstance(given, dict) else None
        if not isinstance(url, str) or not url:
            self.form.missing((*path, "url"))
            return {}
        if not url.startswith("attachment://"):
            if not url.startswith(("http://", "https://")):
                self.form.wrong(
                    (*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https, attachment."
                )
            return {"id": "0", "url": url, "proxy_url": url}
        file = self.files.get(url.removeprefix("attachment://"))
        if file is None:
            self.form.wrong(
                (*path, "url"),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                "The referenced attachment was not found",
            )
            return {}
        shown = {"id": file["id"], "url": file["url"], "proxy_url": file["url"], "attachment_id": file["id"]}
        return shown | {key: file[key] for key in ("width", "height", "content_type") if key in file}

    def any_of(self, given: Any, path: Path, allowed: tuple[int, ...]) -> Json:
        """Check a component of one of these types, and give it as it will be shown."""
        kind = given.get("type") if isinstance(given, dict) else None
        if isinstance(kind, bool) or kind not in allowed:
            listed = ", ".join(str(item) for item in allowed)
            self.form.wrong((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
            return {"type": ROW, "id": 0, "components": []}
        assert isinstance(kind, int)
        return CHECKS[kind](self, given, path)

    def children(self, given: Json, path: Path, allowed: tuple[int, ...], least: int, most: int) -> list[Json]:
        """Check the parts of a component."""
        inside = self.form.items(given.get("components"), (*path, "components"), most, least)
        return [self.any_of(item, (*path, "components", place), allowed) for place, item in enumerate(inside[:most])]


def row(check: Check, given: Json, path: Path) -> Json:
    """Check a row: five buttons, or one menu."""
    shown = check.shown(given, path)
    allowed = (INPUT, *SELECTS) if check.modal else (BUTTON, *SELECTS)
    inside = check.children(given, path, allowed, 1, 5)
    if len(inside) > 1 and any(item["type"] != BUTTON for item in inside):
        check.form.wrong(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    for place, item in enumerate(inside):
        if item["type"] == INPUT and not item.get("label"):
            check.form.missing((*path, "components", place, "label"))
    shown["components"] = inside
    return shown


def button(check: Check, given: Json, path: Path) -> Json:
    """Check a button."""
    form = check.form
    style = given.get("style")
    if not form.choice(style, (*path, "style"), (1, 2, 3, 4, LINK, PREMIUM)):
        return check.shown(given, path)
    if style == LINK:
        form.must(given, "url", path, 512)
        if given.get("custom_id") is not None:
            form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified")
    elif style != PREMIUM:
        check.custom_id(given, path)
        if given.get("url") is not None:
            form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified")
    form.maybe(given, "label", path, 80)
    if style != PREMIUM and not given.get("label") and not given.get("emoji"):
        form.wrong((*path, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
    return check.shown(given, path, **emoji(given))


def emoji(given: Json) -> Json:
    """Show an emoji: a unicode one has no id."""
    found = given.get("emoji")
    if not isinstance(found, dict):
        return {}
    return {"emoji": {key: value for key, value in found.items() if value is not None}}


def select(check: Check, given: Json, path: Path) -> Json:
    """Check a menu."""
    form = check.form
    check.custom_id(given, path)
    form.maybe(given, "placeholder", path, 150)
    least, most = given.get("min_values"), given.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    fine = form.number(least, (*path, "min_values"), 0, 25) and form.number(most, (*path, "max_values"), 1, 25)
    if fine and least > most:
        form.wrong(
            (*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX", "min_values must not exceed max_values"
        )
    shown = check.shown(given, path, min_values=least, max_values=most)
    if not check.modal:
        shown.pop("required", None)
    if given["type"] == SELECT:
        shown["options"] = options(check, given, path, 25)
        defaults = sum(bool(option.get("default")) for option in shown["options"])
        if fine and defaults > most:
            form.wrong(
                (*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", f"Only {most} options may be default"
            )
        if fine and not check.form.errors and most > len(shown["options"]):
            form.wrong(
                (*path, "max_values"),
                "SELECT_COMPONENT_MAX_VALUES",
                f"max_values must be at most {len(shown['options'])}",
            )
    return shown


def options(check: Check, given: Json, path: Path, most: int, least: int = 1) -> list[Json]:
    """Check the choices of a menu or a group."""
    form, seen, shown = check.form, set(), []
    for place, option in enumerate(form.items(given.get("options"), (*path, "options"), most, least)):
        here = (*path, "options", place)
        if not isinstance(option, dict):
            form.wrong(here, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        form.must(option, "label", here, 100)
        form.maybe(option, "description", here, 100)
        if form.must(option, "value", here, 100):
            if option["value"] in seen:
                form.wrong(
                    (*here, "value"), "SELECT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
                )
            seen.add(option["value"])
        shown.append({key: value for key, value in option.items() if value is not None} | emoji(option))
    return shown


def text_input(check: Check, given: Json, path: Path) -> Json:
    """Check a field to write in."""
    form = check.form
    check.custom_id(given, path)
    form.choice(given.get("style"), (*path, "style"), (1, 2))
    form.maybe(given, "label", path, 45, 1)
    form.maybe(given, "placeholder", path, 100)
    form.maybe(given, "value", path, 4000)
    for key, least in (("min_length", 0), ("max_length", 1)):
        if given.get(key) is not None:
            form.number(given[key], (*path, key), least, 4000)
    return check.shown(given, path)


def section(check: Check, given: Json, path: Path) -> Json:
    """Check texts beside a button or a picture."""
    shown = check.shown(given, path)
    shown["components"] = check.children(given, path, (TEXT,), 1, 3)
    shown["accessory"] = check.any_of(given.get("accessory"), (*path, "accessory"), (BUTTON, THUMBNAIL))
    return shown


def text_display(check: Check, given: Json, path: Path) -> Json:
    """Check a text."""
    if check.form.must(given, "content", path, 4000):
        check.text += len(given["content"])
    return check.shown(given, path)


def thumbnail(check: Check, given: Json, path: Path) -> Json:
    """Check a small picture."""
    check.form.maybe(given, "description", path, 1024)
    shown = check.shown(given, path, media=check.media(given.get("media"), (*path, "media")))
    return {"spoiler": False, "description": None} | shown


def gallery(check: Check, given: Json, path: Path) -> Json:
    """Check pictures side by side."""
    items = []
    for place, item in enumerate(check.form.items(given.get("items"), (*path, "items"), 10, 1)):
        here = (*path, "items", place)
        item = check.form.object(item, here)  # noqa: PLW2901 - what is no object lacks everything
        check.form.maybe(item, "description", here, 1024)
        media = check.media(item.get("media"), (*here, "media"))
        items.append({"media": media, "description": item.get("description"), "spoiler": bool(item.get("spoiler"))})
    return check.shown(given, path, items=items)


def file(check: Check, given: Json, path: Path) -> Json:
    """Check a file to download."""
    media = check.media(given.get("file"), (*path, "file"))
    found = next((item for item in check.files.values() if item["id"] == media.get("id")), None)
    return check.shown(
        given,
        path,
        file=media,
        name=found["filename"] if found else None,
        size=found["size"] if found else None,
        spoiler=bool(given.get("spoiler")),
    )


def separator(check: Check, given: Json, path: Path) -> Json:
    """Check a line or a gap."""
    spacing = given.get("spacing") or 1
    check.form.choice(spacing, (*path, "spacing"), (1, 2))
    return check.shown(given, path, spacing=spacing, divider=given.get("divider") is not False)


def container(check: Check, given: Json, path: Path) -> Json:
    """Check a frame around other components."""
    shown = check.shown(given, path, spoiler=bool(given.get("spoiler")), accent_color=given.get("accent_color"))
    if given.get("accent_color") is not None:
        check.form.number(given["accent_color"], (*path, "accent_color"), 0, 0xFFFFFF)
    shown["components"] = check.children(given, path, IN_CONTAINER, 1, 40)
    return shown


def label(check: Check, given: Json, path: Path) -> Json:
    """Check a field of a modal with its label."""
    check.form.must(given, "label", path, 45)
    check.form.maybe(given, "description", path, 100)
    shown = check.shown(given, path)
    shown["component"] = check.any_of(given.get("component"), (*path, "component"), IN_LABEL)
    return shown


def group(check: Check, given: Json, path: Path) -> Json:
    """Check choices that stand open."""
    check.custom_id(given, path)
    shown = check.shown(given, path)
    shown["options"] = options(check, given, path, 10, 2 if given["type"] == RADIO else 1)
    return shown


def named(check: Check, given: Json, path: Path) -> Json:
    """Check a field of which only the name matters."""
    check.custom_id(given, path)
    return check.shown(given, path)


CHECKS: dict[int, Callable[[Check, Json, Path], Json]] = {
    ROW: row,
    BUTTON: button,
    **dict.fromkeys(SELECTS, select),
    INPUT: text_input,
    SECTION: section,
    TEXT: text_display,
    THUMBNAIL: thumbnail,
    GALLERY: gallery,
    FILE: file,
    SEPARATOR: separator,
    CONTAINER: container,
    LABEL: label,
    UPLOAD: named,
    RADIO: group,
    CHECKBOXES: group,
    CHECKBOX: named,
}


def for_message(form: Form, given: Any, path: Path, *, v2: bool, files: dict[str, Json]) -> list[Json]:
    """Check the components of a message, and give them as they will be shown."""
    check = Check(form, files)
    allowed, most = (TOP_V2, 40) if v2 else ((ROW,), 5)
    inside = form.items(given, path, most, 1 if v2 else 0)
    shown = [check.any_of(item, (*path, place), allowed) for place, item in enumerate(inside[:most])]
    if check.count > 40:
        form.wrong(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum number of total components is 40.")
    if check.text > 4000:
        form.wrong(
            path,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            "Total size of displayable text exceeds maximum size of 4000",
        )
    check.number()
    return shown


def for_modal(form: Form, given: Any, path: Path) -> list[Json]:
    """Check the components of a modal, and give them as they will be shown."""
    check = Check(form, modal=True)
    inside = form.items(given, path, 5, 1)
    shown = [check.any_of(item, (*path, place), TOP_MODAL) for place, item in enumerate(inside[:5])]
    check.number()
    return shown


def walk(components: list[Json]) -> Iterator[Json]:
    """Visit all components, those inside others too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        yield from walk([component[key] for key in ("accessory", "component") if component.get(key)])


def still_there(form: Form, shown: list[Json], files: dict[str, Json], path: Path) -> None:
    """Check that the files a layout shows are still files of its message."""
    known = {item["id"] for item in files.values()}
    for component in walk(shown):
        pictures = [
            component.get("media"),
            component.get("file"),
            *(item["media"] for item in component.get("items", ())),
        ]
        if any(media and media.get("attachment_id", media["id"]) not in {*known, "0"} for media in pictures):
            form.wrong(
                path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found"
            )
