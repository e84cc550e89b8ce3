"""The same house as for the chat: a sandbox, the real bot on it, and people."""

from tests.bot.chat.conftest import house, pictures, real_games  # noqa: F401 - pytest finds fixtures here
