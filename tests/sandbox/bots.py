"""A small bot of real discord.py that does a bit of everything, for the tests of the sandbox."""

from __future__ import annotations

import io
import re  # noqa: TC003 - discord.py reads the hints

import discord
from discord import app_commands

from tests.wire import quick

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c020000000b4944415478da6364f80f00010501012718e3660000000049454e44ae426082"
)
FOSSILS = ("ammonite", "belemnite", "ichthyosaur", "plesiosaur")


class Count(discord.ui.DynamicItem[discord.ui.Button], template=r"count:(?P<count>\d+)"):
    """A button that knows its number by its custom id alone, so it survives a restart."""

    def __init__(self, count: int):
        super().__init__(discord.ui.Button(label=f"Count {count}", custom_id=f"count:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction, item, match: re.Match[str]):
        return cls(int(match["count"]))

    async def callback(self, interaction):
        await interaction.response.edit_message(content=f"Counted {self.count + 1}", view=counter(self.count + 1))


def counter(count: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Count(count))
    return view


class Form(discord.ui.Modal, title="A find"):
    name = discord.ui.TextInput(label="Name", max_length=20, custom_id="name")
    layer = discord.ui.Label(
        text="Layer",
        component=discord.ui.Select(
            custom_id="layer",
            options=[discord.SelectOption(label="Lias", value="lias"), discord.SelectOption(label="Chalk")],
        ),
    )

    async def on_submit(self, interaction):
        await interaction.response.send_message(
            f"{self.name.value} in {self.layer.component.values[0]}", ephemeral=True
        )


class Menu(discord.ui.View):
    @discord.ui.select(
        custom_id="menu",
        placeholder="Fossil",
        options=[discord.SelectOption(label=f.title(), value=f) for f in FOSSILS],
    )
    async def pick(self, interaction, select):
        await interaction.response.edit_message(content=f"Picked {select.values[0]}", view=None)

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction, button):
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction, button):
        await interaction.response.defer()

    @discord.ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction, button):
        raise AssertionError("A disabled button was pressed.")


class French(app_commands.Translator):
    async def translate(self, string, locale, context):
        words = {"dig": "fouiller", "Dig for fossils": "Chercher des fossiles", "fossil": "fossile"}
        return words.get(string.message) if locale is discord.Locale.french else None


class Bot(discord.Client):
    """Knows /dig, /think, /count, /menu, /form, /picture, /layout, /mute and the group /field."""

    def __init__(self, **options):
        super().__init__(**quick(**options))
        self.tree = app_commands.CommandTree(self)
        self.resumes = 0
        self.caught: list[discord.HTTPException] = []
        for function in (dig, think, count, menu, form, picture, layout, mute):
            self.tree.add_command(app_commands.Command(**function))
        self.tree.add_command(field())

    async def setup_hook(self):
        self.add_dynamic_items(Count)
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def on_resumed(self):
        self.resumes += 1


async def _dig(interaction: discord.Interaction, fossil: str, depth: app_commands.Range[int, 1, 9] = 1):
    await interaction.response.send_message(f"{fossil} at {depth} for {interaction.user.mention}", ephemeral=depth > 5)


async def suggest(interaction: discord.Interaction, current: str):
    return [app_commands.Choice(name=name.title(), value=name) for name in FOSSILS if current.lower() in name]


async def _think(interaction: discord.Interaction, private: bool = False):
    await interaction.response.defer(ephemeral=private, thinking=True)
    original = await interaction.edit_original_response(content="Thought")
    assert (await interaction.original_response()).id == original.id
    await interaction.followup.send("And more", ephemeral=True)


async def _count(interaction: discord.Interaction):
    await interaction.response.send_message("Counted 0", view=counter(0))


async def _menu(interaction: discord.Interaction):
    await interaction.response.send_message("Choose", view=Menu())


async def _form(interaction: discord.Interaction):
    await interaction.response.send_modal(Form())


async def _picture(interaction: discord.Interaction, private: bool = False):
    file = discord.File(io.BytesIO(PNG), "find.png", description="A grey dot")
    await interaction.response.send_message("Look", file=file, ephemeral=private)


async def _layout(interaction: discord.Interaction):
    view = discord.ui.LayoutView()
    gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://find.png", description="A grey dot"))
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("# Strata"), gallery, discord.ui.Separator()))
    await interaction.response.send_message(view=view, file=discord.File(io.BytesIO(PNG), "find.png"))


async def _mute(interaction: discord.Interaction):
    """Never answers."""


def command(name, description, callback):
    return {"name": name, "description": description, "callback": callback}


dig = command("dig", "Dig for fossils", _dig)
think = command("think", "Answer later", _think)
count = command("count", "A button that survives", _count)
menu = command("menu", "A menu and buttons", _menu)
form = command("form", "A form", _form)
picture = command("picture", "A picture", _picture)
layout = command("layout", "Components V2", _layout)
mute = command("mute", "No answer", _mute)
app_commands.autocomplete(fossil=suggest)(_dig)


def field():
    group = app_commands.Group(name="field", description="In the field")

    @group.command(name="note", description="Write it down")
    async def note(interaction: discord.Interaction, text: str):
        await interaction.response.send_message(f"Noted: {text}")

    return group
