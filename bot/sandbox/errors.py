"""Discord's ways to say no, with its codes and shapes."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]


class ApiError(Exception):
    """An answer that is not what was asked for."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body: Json = {"message": message, "code": code, **more}


UNAUTHORIZED = (401, 0, "401: Unauthorized")
NOT_FOUND = (404, 0, "404: Not Found")
UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
UNKNOWN_USER = (404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
TOO_MANY_REACTIONS = (400, 30010, "Maximum number of reactions reached (20)")
TOO_MANY_PINS = (400, 30003, "Maximum number of pins reached for the channel (250)")
TOO_LARGE = (413, 40005, "Request entity too large")
ALREADY_ANSWERED = (400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = (403, 50001, "Missing Access")
ANOTHER_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
CLOSED_DM = (403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
EXPIRED_TOKEN = (401, 50027, "Invalid Webhook Token")
INVALID_FORM = (400, 50035, "Invalid Form Body")
WRONG_CHANNEL = (400, 50024, "Cannot execute action on this channel type")
BAD_JSON = (400, 50109, "The request body contains invalid JSON.")
THREAD_ARCHIVED = (400, 50083, "Thread is archived")
OLD_EDITS = (429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.")
TOO_MANY_THREADS = (400, 160006, "Maximum number of active threads reached")
THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")


def refuse(reason: tuple[int, int, str]) -> ApiError:
    """Make the error of one of the reasons above."""
    return ApiError(*reason)


class Form:
    """Collects all that is wrong with a request, and refuses it with Discord's nested report."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note what is wrong, and where."""
        spot = self.errors
        for part in path:
            spot = spot.setdefault(str(part), {})
        spot.setdefault("_errors", []).append({"code": code, "message": message})

    def missing(self, path: Path) -> None:
        """Note that something is not there."""
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, value: Any, path: Path, least: int, most: int) -> bool:
        """Check a text and its length."""
        if not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif len(value) > most and least <= 0:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif not least <= len(value) <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            return True
        return False

    def maybe(self, source: Json, key: str, path: Path, most: int, least: int = 0) -> None:
        """Check a text that may be left out."""
        if source.get(key) is not None:
            self.text(source[key], (*path, key), least, most)

    def must(self, source: Json, key: str, path: Path, most: int, least: int = 1) -> bool:
        """Check a text that has to be there."""
        if source.get(key) is None:
            self.missing((*path, key))
            return False
        return self.text(source[key], (*path, key), least, most)

    def number(self, value: Any, path: Path, least: float, most: float) -> bool:
        """Check a number and its range."""
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        else:
            return True
        return False

    def items(self, value: Any, path: Path, most: int, least: int = 0) -> list[Any]:
        """Check a list and its length, and give what it holds."""
        if value is None and not least:
            return []
        if not isinstance(value, list):
            self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def object(self, value: Any, path: Path) -> Json:
        """Check that something is an object, and give it; an empty one when it is not."""
        if isinstance(value, dict):
            return value
        self.wrong(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return {}

    def choice(self, value: Any, path: Path, allowed: tuple[Any, ...]) -> bool:
        """Check that it is one of a few values."""
        if isinstance(value, bool) or value not in allowed:
            listed = ", ".join(str(item) for item in allowed)
            self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return False
        return True

    def settle(self) -> None:
        """Refuse the request if anything was wrong."""
        if self.errors:
            raise ApiError(*INVALID_FORM, errors=self.errors)


def invalid(path: Path, code: str, message: str) -> ApiError:
    """Make the error of a form with one thing wrong."""
    form = Form()
    form.wrong(path, code, message)
    return ApiError(*INVALID_FORM, errors=form.errors)
