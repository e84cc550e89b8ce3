"""A bot written with another library: it is told the address, and nothing else."""

from __future__ import annotations

import hikari

from tests.wire import wired

TOKEN = "MTAwMA==.local.token"
"""The library reads the bot's id out of the first part; the sandbox takes any token."""


def digger(api_base: str) -> hikari.GatewayBot:
    """Make a bot that answers a command with a button, and counts how often it is pressed."""
    bot = hikari.GatewayBot(TOKEN, rest_url=api_base, intents=hikari.Intents.GUILDS, banner=None, logs=None)

    def button(count: int):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, f"dig:{count}", label="Dig")
        return row

    @bot.listen(hikari.StartedEvent)
    async def started(_event: hikari.StartedEvent) -> None:
        application = await bot.rest.fetch_application()
        command = bot.rest.slash_command_builder("dig", "Dig for fossils")
        command.add_option(
            hikari.CommandOption(type=hikari.OptionType.STRING, name="where", description="Where", is_required=True)
        )
        await bot.rest.set_application_commands(application.id, [command])

    @bot.listen(hikari.InteractionCreateEvent)
    async def asked(event: hikari.InteractionCreateEvent) -> None:
        interaction = event.interaction
        if isinstance(interaction, hikari.CommandInteraction):
            where = interaction.options[0].value
            await interaction.create_initial_response(
                hikari.ResponseType.MESSAGE_CREATE, f"Digging at {where}", component=button(0)
            )
        elif isinstance(interaction, hikari.ComponentInteraction):
            count = int(interaction.custom_id.partition(":")[2]) + 1
            await interaction.create_initial_response(
                hikari.ResponseType.MESSAGE_UPDATE, f"Found {count}", component=button(count)
            )

    return bot


async def test_given_a_bot_of_hikari_when_it_is_told_the_address_then_it_answers_a_command_and_a_button():
    async with wired() as sandbox:
        mary = await sandbox.person("mary.anning")
        bot = digger(sandbox.api_base)
        await bot.start(check_for_updates=False)
        try:
            await mary.until(lambda: any(each["name"] == "dig" for each in mary.commands), "the command")
            answer = await mary.slash("dig", where="Lyme Regis")
            assert answer.message["content"] == "Digging at Lyme Regis"
            await mary.click("Dig", answer.message)
            await mary.click("Dig", answer.message)
            assert mary.message(answer.message["id"])["content"] == "Found 2"
        finally:
            await bot.close()
