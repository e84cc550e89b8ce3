"""A local Discord: REST and gateway for a bot, a websocket and a page for people."""

from bot.sandbox.clock import ManualClock, RealClock
from bot.sandbox.errors import ApiError
from bot.sandbox.server import Sandbox

__all__ = ["ApiError", "ManualClock", "RealClock", "Sandbox"]
