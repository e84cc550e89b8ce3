"""A request of the bot, read; and the way from a route to its answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import aiohttp
import msgspec
from aiohttp import web

from bot.sandbox.errors import BAD_JSON, INVALID_FORM, TOO_LARGE, UNAUTHORIZED, ApiError, Form, Json, invalid, refuse
from bot.sandbox.faults import slow_down
from bot.sandbox.objects import REQUEST_LIMIT
from bot.sandbox.snowflake import parse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.sandbox.server import Sandbox

PREFIX = "/api/v10"
FILE = re.compile(r"files\[(\d{1,3})\]", re.ASCII)


class Upload(NamedTuple):
    """A file in a request."""

    name: str
    data: bytes


@dataclass(slots=True)
class Call:
    """A request of the bot."""

    sandbox: Sandbox
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """Read an id out of the address."""
        return snowflake(self.path[name], name)

    @property
    def fields(self) -> Json:
        """Give the body, which has to be an object."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise ApiError(
                *INVALID_FORM,
                errors={
                    "_errors": [
                        {"code": "MODEL_TYPE_CONVERT", "message": "Only dictionaries may be used in a ModelType"}
                    ]
                },
            )
        return self.body

    def limit(self, default: int, most: int) -> int:
        """Read how many are wanted."""
        given = self.query.get("limit", str(default))
        form = Form()
        form.number(parse(given), ("limit",), 1, most)
        form.settle()
        return int(given)


def snowflake(value: Any, name: str) -> int:
    """Read an id."""
    found = parse(value)
    if found is None or found >= 1 << 64:
        raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
    return found


class Exchange(NamedTuple):
    """A request and its answer, for those who want to check them."""

    method: str
    path: str
    body: Any
    status: int
    answer: Any
    uploads: int


Handler = Callable[[Call], Any]


class Route(NamedTuple):
    """What answers a request."""

    method: str
    path: str
    handler: Handler
    status: int = 200
    public: bool = False
    """True: the address itself holds a secret, no bot token is needed."""


def register(app: web.Application, sandbox: Sandbox, routes: list[Route]) -> None:
    """Put routes where discord.py looks for them."""
    for route in routes:
        app.router.add_route(route.method, PREFIX + route.path, _answerer(sandbox, route))


def _answerer(sandbox: Sandbox, route: Route) -> Callable[[web.Request], Any]:
    async def answer(request: web.Request) -> web.Response:
        call = Call(sandbox, request.match_info, request.query)
        # What carries a token of its own is not counted: an answer to a person does not wait for posts.
        headers: dict[str, str] = {}
        wait = 0.0
        if not route.public:
            headers, wait = sandbox.buckets.take(route.method, route.path, call.path, sandbox.clock.now())
        try:
            if wait:
                raise slow_down(wait)
            status, result = route.status, await _run(sandbox, route, request, call)
        except ApiError as error:
            status, result = error.status, error.body
            if status == 429:
                # Without Via discord.py takes it for a ban by Cloudflare.
                headers |= {"Via": "1.1 sandbox", "Retry-After": str(result["retry_after"])}
        if sandbox.on_exchange is not None:
            path = request.path.removeprefix(PREFIX)
            sandbox.on_exchange(Exchange(route.method, path, call.body, status, result, len(call.uploads)))
        if result is None:
            return web.Response(status=204 if status == 200 else status, headers=headers)
        # discord.py wants exactly this type: with a charset it takes the body for text.
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, body=msgspec.json.encode(result), headers=headers)

    return answer


async def _run(sandbox: Sandbox, route: Route, request: web.Request, call: Call) -> Any:
    if not route.public and not sandbox.knows(request.headers.get("Authorization", "")):
        raise refuse(UNAUTHORIZED)
    if request.can_read_body:
        await _read(request, call)
    if sandbox.faults:
        sandbox.faults.strike(route.method, request.path.removeprefix(PREFIX))
    return route.handler(call)


async def _read(request: web.Request, call: Call) -> None:
    try:
        if request.content_type == "multipart/form-data":
            await _read_parts(request, call)
        else:
            raw = await request.read()
            call.body = msgspec.json.decode(raw) if raw else None
    except (msgspec.DecodeError, ConnectionResetError) as error:  # a bot that dies may send half a request
        raise refuse(BAD_JSON) from error
    except web.HTTPRequestEntityTooLarge as error:
        raise refuse(TOO_LARGE) from error


async def _read_parts(request: web.Request, call: Call) -> None:
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, aiohttp.BodyPartReader):
            continue
        data = bytes(await part.read())
        total += len(data)
        if total > REQUEST_LIMIT:
            raise refuse(TOO_LARGE)
        numbered = FILE.fullmatch(part.name or "")
        if part.name == "payload_json":
            call.body = msgspec.json.decode(data)
        elif numbered is not None:
            call.uploads[int(numbered[1])] = Upload(part.filename or "unknown", data)
