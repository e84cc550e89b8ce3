"""Check what a bot sends, and what the sandbox answers, against Discord's own OpenAPI document, when it is there."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

PLACE = Path(__file__).resolve().parent.parent.parent / "shared" / "discord" / "openapi.json"
NAME = "urn:discord"
JSON = ("content", "application/json", "schema")


@cache
def document():
    place = Path(os.environ.get("BEAGLE_OPENAPI", PLACE))
    if not place.is_file():
        return None
    found = json.loads(place.read_text())
    # The API takes ids as numbers too, and discord.py sends some that way.
    found["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return found


@cache
def registry():
    return Registry().with_resource(NAME, Resource(contents=document(), specification=DRAFT202012))


@cache
def templates():
    """Sort paths so that literal segments come before templates: /messages/@original is not a message id."""

    def pattern(path):
        return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))

    paths = sorted(document()["paths"], key=lambda path: [part.startswith("{") for part in path.split("/")])
    return [(pattern(path), path) for path in paths]


@cache
def template(path):
    return next((found for pattern, found in templates() if pattern.fullmatch(path)), None)


@cache
def validator(*steps):
    spot = document()
    for step in steps:
        spot = spot.get(step) if isinstance(spot, dict) else None
        if spot is None:
            return None
    pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
    return Draft202012Validator({"$ref": f"{NAME}#/{pointer}"}, registry=registry())


class Checker:
    """Collects all that does not agree with the document."""

    def __init__(self):
        self.violations = []
        self.checked = 0

    def check(self, exchange):
        path = template(exchange.path)
        method = exchange.method.lower()
        if path is None or method not in document()["paths"][path]:
            self.violations.append(f"{exchange.method} {exchange.path} is not in Discord's API")
            return
        what = f"{exchange.method} {path}"
        if exchange.status < 400 and exchange.body is not None:
            self._apply(what, exchange.body, "paths", path, method, "requestBody", *JSON)
        if exchange.status >= 400:
            # Of what is wrong in detail the document knows less than Discord says: there its codes are numbers only.
            kind = "RatelimitedResponse" if exchange.status == 429 else "Error"
            self._apply(f"{what} -> {exchange.status}", exchange.answer, "components", "schemas", kind)
        else:
            self._answer(what, path, method, exchange)

    def _answer(self, what, path, method, exchange):
        known = document()["paths"][path][method]["responses"]
        status = "204" if exchange.answer is None else str(exchange.status)
        if status not in known:
            self.violations.append(f"{what} answered {status}, Discord {min(known)}")
        elif exchange.answer is not None:
            where = ("paths", path, method, "responses", status, *JSON)
            self._apply(f"{what} -> {status}", exchange.answer, *where)

    def _apply(self, what, value, *where):
        found = validator(*where)
        if found is None:
            self.violations.append(f"{what}: Discord has no words for this there")
            return
        self.checked += 1
        for error in found.iter_errors(value):
            spot = "/".join(str(part) for part in error.absolute_path)
            deeper = "; ".join(deep.message[:200] for deep in (error.context or ())[:4])
            self.violations.append(f"{what} at /{spot}: {error.message[:300]} ({deeper})")


def checker():
    return None if document() is None else Checker()
