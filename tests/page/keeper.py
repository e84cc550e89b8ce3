"""A small bot of real discord.py, the keeper of a museum, which shows every kind of message the page has to draw."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands
from PIL import Image, ImageDraw

from tests.wire import quick

FOSSILS = ("Ammonite", "Belemnite", "Ichthyosaur", "Plesiosaur", "Pterodactyl")
FRENCH = {
    "dig": "fouiller",
    "Dig for fossils": "Chercher des fossiles",
    "fossil": "fossile",
    "What to look for": "Ce qu’il faut chercher",
}


def picture(width: int = 1600, height: int = 900) -> io.BytesIO:
    """Draw strata, large enough to be scaled down."""
    image = Image.new("RGB", (width, height), "#f4ede0")
    pen = ImageDraw.Draw(image)
    colours = ("#c2452d", "#2f6da8", "#e0a526", "#3c8a5b", "#7b5aa6")
    for index, colour in enumerate(colours):
        pen.rectangle((0, height * index // 5, width * (index + 3) // 8, height * (index + 1) // 5 - 20), fill=colour)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return data


def plate(name: str = "strata.png") -> discord.File:
    return discord.File(picture(), name, description="Five layers of stone")


class Form(discord.ui.Modal, title="A new find"):
    name = discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="name", max_length=20))
    layer = discord.ui.Label(
        text="Layer",
        description="Where it lay",
        component=discord.ui.Select(
            custom_id="layer", options=[discord.SelectOption(label="Lias"), discord.SelectOption(label="Chalk")]
        ),
    )
    whole = discord.ui.Label(
        text="State",
        component=discord.ui.RadioGroup(
            custom_id="state",
            options=[discord.RadioGroupOption(label="Whole"), discord.RadioGroupOption(label="Broken")],
        ),
    )

    async def on_submit(self, interaction):
        found = f"{self.name.component.value}, {self.layer.component.values[0]}, {self.whole.component.value}"
        await interaction.response.send_message(f"Noted: {found}")


class Desk(discord.ui.View):
    """Buttons of every style, and menus."""

    def __init__(self):
        super().__init__(timeout=None)
        self.add_item(
            discord.ui.Button(label="Closed", style=discord.ButtonStyle.success, disabled=True, custom_id="closed")
        )
        self.add_item(discord.ui.Button(label="Map", url="https://example.org/map"))
        self.count = 0

    @discord.ui.button(label="Count", style=discord.ButtonStyle.primary, custom_id="count")
    async def add(self, interaction, _):
        self.count += 1
        await interaction.response.edit_message(content=f"Counted **{self.count}**")

    @discord.ui.button(label="Secret", style=discord.ButtonStyle.secondary, custom_id="secret")
    async def secret(self, interaction, _):
        await interaction.response.send_message(
            f"The key of {interaction.user.mention} is under the mat", ephemeral=True
        )

    @discord.ui.button(label="Form", style=discord.ButtonStyle.success, custom_id="form", row=1)
    async def form(self, interaction, _):
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Slow", style=discord.ButtonStyle.danger, custom_id="slow", row=1)
    async def slow(self, interaction, _):
        await interaction.client.patience.wait()
        await interaction.response.edit_message(content="Slow and steady")

    @discord.ui.select(
        custom_id="fossil",
        placeholder="Choose a fossil",
        row=2,
        options=[
            discord.SelectOption(label=name, value=name.lower(), description=f"All about {name.lower()}s")
            for name in FOSSILS
        ],
    )
    async def choose(self, interaction, select):
        await interaction.response.edit_message(content=f"Chose {select.values[0]}")

    @discord.ui.select(
        custom_id="several",
        placeholder="Choose two or three",
        row=3,
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=name) for name in FOSSILS],
    )
    async def several(self, interaction, select):
        await interaction.response.edit_message(content=f"Chose {', '.join(sorted(select.values))}")


class Showcase(discord.ui.LayoutView):
    """The newer components."""

    def __init__(self):
        super().__init__(timeout=None)
        button = discord.ui.Button(label="Touch", custom_id="touch")
        button.callback = self.touch
        row = discord.ui.ActionRow(discord.ui.Button(label="Guide", url="https://example.org/guide"))
        self.add_item(
            discord.ui.Container(
                discord.ui.Section(
                    discord.ui.TextDisplay("## The great hall"),
                    discord.ui.TextDisplay("Please *look*."),
                    accessory=button,
                ),
                discord.ui.Separator(),
                discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://hall.png", description="The hall")),
                row,
                accent_colour=0xC2452D,
            )
        )

    async def touch(self, interaction):
        await interaction.response.send_message("Do not touch", ephemeral=True)


class French(app_commands.Translator):
    async def translate(self, string, locale, context):
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class Keeper(discord.Client):
    def __init__(self):
        super().__init__(**quick())
        self.patience = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        for one in (dig, site, letter, think, ignore):
            self.tree.add_command(one)

    async def setup_hook(self):
        await self.tree.set_translator(French())
        await self.tree.sync()

    def place(self, name: str) -> discord.TextChannel:
        return next(channel for channel in self.get_all_channels() if channel.name == name)


@app_commands.command(name="dig", description="Dig for fossils")
@app_commands.describe(fossil="What to look for", depth="How deep", secret="Whether to keep it to yourself")
async def dig(
    interaction: discord.Interaction,
    fossil: str,
    depth: app_commands.Range[int, 1, 9] | None = None,
    secret: bool = False,
):
    await interaction.response.send_message(f"Found {fossil} at {depth or 1}", ephemeral=secret)


@dig.autocomplete("fossil")
async def suggest(interaction: discord.Interaction, current: str):
    return [app_commands.Choice(name=name, value=name.lower()) for name in FOSSILS if current.lower() in name.lower()]


site = app_commands.Group(name="site", description="Places to dig")


@site.command(name="open", description="Open a place")
@app_commands.choices(where=[app_commands.Choice(name=name, value=name) for name in ("Lyme Regis", "Solnhofen")])
async def open_site(interaction: discord.Interaction, where: app_commands.Choice[str]):
    await interaction.response.send_message(f"{where.value} is open")


@site.command(name="list", description="List the places")
async def list_sites(interaction: discord.Interaction):
    await interaction.response.send_message("Lyme Regis, Solnhofen", ephemeral=True)


@app_commands.command(name="letter", description="Get a letter")
async def letter(interaction: discord.Interaction):
    await interaction.user.send("A sealed letter", view=Desk())
    await interaction.response.send_message("Sent", ephemeral=True)


@app_commands.command(name="think", description="Think for a while")
async def think(interaction: discord.Interaction):
    await interaction.response.defer(thinking=True)
    await interaction.client.patience.wait()
    await interaction.edit_original_response(content="I have thought")


@app_commands.command(name="ignore", description="Never answer")
async def ignore(interaction: discord.Interaction):
    """Leave the person without an answer."""
