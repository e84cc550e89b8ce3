"""What every test relies on."""

import bot.chat.commands  # noqa: F401 - it lists the games there are, before those made for tests join them without words
