"""What whoever runs the bot may set: a TOML file, and the environment, which wins."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping  # noqa: TC003 - used at run time by callers' hints
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1, le=64)]
Size = Annotated[int, Meta(ge=0, le=100_000)]
Port = Annotated[int, Meta(ge=0, le=65535)]

DEFAULT_FILE = Path("config.toml")
PREFIX = "BEAGLE_"
FROM_ENVIRONMENT = {
    "DISCORD_TOKEN": "token",
    "DISCORD_API_BASE": "api_base",
    "DISCORD_GATEWAY_URL": "gateway_url",
}


class BadConfig(ValueError):
    """A setting that cannot be used; the message is one sentence for whoever runs the bot."""


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings; config.example.toml says what each is for."""

    token: str = ""
    api_base: str = ""
    gateway_url: str = ""
    sharded: bool = False
    database: str = "data/beagle.sqlite"
    picture_workers: Count = 1
    picture_cache: Size = 64
    thinking_workers: Count = 1
    sandbox_host: str = "127.0.0.1"
    sandbox_port: Port = 8123
    sandbox_state: str = "data/sandbox.sqlite"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "text", "json"] = "auto"
    metrics_host: str = "127.0.0.1"
    metrics_port: Port = 0

    def __repr__(self) -> str:
        """Show everything but the token."""
        shown = {name: getattr(self, name) for name in self.__struct_fields__ if name != "token"}
        token = "set" if self.token else "not set"
        return f"Config({', '.join(f'{name}={value!r}' for name, value in shown.items())}, token {token})"

    __str__ = __repr__


def read(file: Path | None = None, environment: Mapping[str, str] | None = None) -> Config:
    """Read the file (config.toml when there is one) and the environment."""
    given = _from_file(file)
    given |= _from_environment(os.environ if environment is None else environment)
    known = Config.__struct_fields__
    for name in given:
        if name not in known:
            raise BadConfig(f"There is no setting {name!r}; there are: {', '.join(known)}.")
    try:
        return msgspec.convert(given, Config)
    except msgspec.ValidationError as error:
        raise BadConfig(_explained(str(error))) from None


def _from_file(file: Path | None) -> dict[str, Any]:
    path = file or DEFAULT_FILE
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if file is None:
            return {}
        raise BadConfig(f"There is no file {path}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadConfig(f"The file {path} cannot be read: {type(error).__name__}.") from None
    except tomllib.TOMLDecodeError as error:
        # The message of the parser has a place and no content, so it cannot show the token.
        raise BadConfig(f"The file {path} is not TOML: {error}.") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in environment.items():
        field = FROM_ENVIRONMENT.get(name) or (name[len(PREFIX) :].lower() if name.startswith(PREFIX) else "")
        if field and value:
            found[field] = _typed(field, value)
    return found


def _typed(field: str, value: str) -> Any:
    """Read a value of the environment as its setting wants it; what does not fit is refused later."""
    default = getattr(Config(), field, "")
    if isinstance(default, bool):
        return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}.get(value.lower(), value)
    if isinstance(default, int) and re.fullmatch(r"-?\d{1,9}", value):
        return int(value)
    return value


def _explained(message: str) -> str:
    """Turn "Expected `int` <= 64 - at `$.picture_workers`" into a sentence."""
    what, _, where = message.partition(" - at ")
    setting = where.strip("`").removeprefix("$.")
    return f"The setting {setting!r} cannot be used: {what[:1].lower()}{what[1:].replace('`', '')}."
