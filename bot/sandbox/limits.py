"""What Discord accepts in a message, apart from components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.sandbox import objects
from bot.sandbox.errors import TOO_LARGE, Form, Json, Path, refuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.sandbox.calls import Upload

CONTENT = 2000
FILES = 10
EMBEDS = 10
EMBED_TEXT = 6000
FLAGS = objects.SUPPRESS_EMBEDS | objects.EPHEMERAL | objects.SILENT | objects.V2


def content(form: Form, payload: Json, path: Path = ()) -> None:
    """Check the text of a message."""
    form.maybe(payload, "content", path, CONTENT)


def embeds(form: Form, given: Any, path: Path = ("embeds",)) -> None:
    """Check embeds, each and all together."""
    total = 0
    for place, embed in enumerate(form.items(given, path, EMBEDS)):
        total += embed_text(form, form.object(embed, (*path, place)), (*path, place))
    if total > EMBED_TEXT:
        form.wrong(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def embed_text(form: Form, embed: Json, path: Path) -> int:
    """Check the texts of an embed, and count them."""
    texts: list[tuple[Json, str, Path, int]] = [(embed, "title", path, 256), (embed, "description", path, 4096)]
    for key, part, most in (("author", "name", 256), ("footer", "text", 2048)):
        texts.append((form.object(embed.get(key) or {}, (*path, key)), part, (*path, key), most))
    for key in ("image", "thumbnail"):
        form.object(embed.get(key) or {}, (*path, key))
    for place, field in enumerate(form.items(embed.get("fields"), (*path, "fields"), 25)):
        spot = (*path, "fields", place)
        field = form.object(field, spot)  # noqa: PLW2901 - what is no object lacks everything
        form.must(field, "name", spot, 256)
        form.must(field, "value", spot, 1024)
        texts += [(field, "name", spot, 256), (field, "value", spot, 1024)]
    for source, key, spot, most in texts:
        if "fields" not in spot:
            form.maybe(source, key, spot, most)
    return sum(len(source[key]) for source, key, _, _ in texts if isinstance(source.get(key), str))


def files(form: Form, uploads: Mapping[int, Upload], kept: int, path: Path = ("attachments",)) -> None:
    """Check how many files there are, and how large."""
    if len(uploads) + kept > FILES:
        form.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
    if any(len(upload.data) > objects.FILE_LIMIT for upload in uploads.values()):
        raise refuse(TOO_LARGE)


def flags(form: Form, given: Any, path: Path = ("flags",)) -> int:
    """Check the flags of a message."""
    if given is None:
        return 0
    if isinstance(given, bool) or not isinstance(given, int):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{given}" is not int.')
        return 0
    return given & FLAGS


def v2_alone(form: Form, payload: Json, path: Path = ()) -> None:
    """Check that a message laid out by components has nothing else."""
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if payload.get(key):
            form.wrong(
                (*path, key),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
