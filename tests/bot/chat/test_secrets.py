"""A spectator sees no hidden card: in no content, alt text, file, file name or custom id."""

from __future__ import annotations

import json

import pytest

from bot.chat import board
from bot.table import Look
from games.core import Dice
from tests.bot.chat.house import asks, by_clicks, take

TWO = ("mary.anning", "charles.darwin")
LOOKS = (("board", {"text": True}), ("log", {}), ("game status", {}), ("hand", {}), ("export", {}))
"""What a spectator can ask for in words."""


def public(sheet):
    """Give all of a message that anybody in the channel can read."""
    return sheet.content, sheet.rows, sheet.file.name, sheet.file.alt, sheet.file.data


@pytest.mark.parametrize("advanced", [False, True])
async def test_given_hidden_hands_when_boards_are_posted_then_they_are_the_same_in_every_world_a_spectator_imagines(
    house, advanced
):
    people = await house.seated(*TWO, rounds=1, advanced=advanced)
    compared = []

    async def turn(person, post):
        look = await house.tables.look(1)
        entries = await house.tables.log(1)
        real = await board.post(house.client.desk, look, entries)
        imagined = look.game.imagine(None, Dice(len(compared).to_bytes(32, "big")))
        if look.game.state.hand.cards != imagined.state.hand.cards and len(compared) < 4:
            other = await board.post(house.client.desk, Look(look.table, imagined), entries)
            assert public(real) == public(other)
            compared.append(post)
        await by_clicks(person, post)

    await house.play_out(people, turn)
    assert compared


async def test_given_a_whole_game_when_all_that_a_spectator_received_is_searched_then_nothing_private_is_in_it(house):
    spectator = await house.person("alfred.wallace")
    people = await house.seated(*TWO, rounds=1, advanced=True)
    secrets = set()

    async def turn(person, post):
        for button in ("Your move", "My hand", "Log"):
            answer = (await spectator.click(button, post)).message
            assert not answer["attachments"]
        for option, typed in (("move", ""), ("move", "keep"), ("move", "refuse")):
            assert await spectator.autocomplete("move", option, typed) == []
        # Whoever is not asked is offered nothing either, and is not told what another could do.
        (other,) = (each for each in people if each is not person)
        assert await other.autocomplete("move", "move", "") == []
        for command, values in LOOKS:
            assert "In the hand" not in (await spectator.slash(command, **values)).message["content"]
        refused = (await spectator.slash("move", move="keep")).message
        assert refused["content"].startswith("You are not at this table.")
        panel = (await person.click("My hand", post)).message
        # What the reader of a hand is shown: its picture's address and alt text, and the private part of the log.
        secrets.add(panel["attachments"][0]["url"])
        secrets.add(panel["attachments"][0]["description"])
        log = (await person.click("Log", post)).message
        secrets.update(sentence for sentence in log["content"].split(". ") if sentence.startswith("You draw"))
        while asks(panel):
            panel = await take(person, panel, "keep", "done")

    await house.play_out(people, turn)
    received = await spectator.everything_received()
    assert len(secrets) > 10
    for secret in secrets:
        assert not received.find(json.dumps(secret, ensure_ascii=False)[1:-1]), secret
    for private in ("b:play:", "b:pick:", "You draw", "Your turn is over", "In the hand:"):
        assert not received.find(private), private
    names = {file.rsplit("/", 1)[1] for file in received.files}
    assert names <= {"board.png", "cover.png", "board.txt", "cubosaurs-1.txt"}
    # Before the end the seed is not told, not even in the file that proves it.
    seed = (await house.tables.record(1)).seed
    with_seed = received.find(seed)
    assert len({json.loads(frame)["d"]["id"] for frame in with_seed}) == 1


async def test_given_panels_and_prompts_when_others_look_then_they_do_not_get_them(house):
    people = await house.seated(*TWO, rounds=1)
    await house.play_out(people, by_clicks)
    mary, charles = people
    for reader, other in ((mary, charles), (charles, mary)):
        mine = {message["id"] for message in reader.ephemerals()}
        theirs = await other.everything_received()
        assert mine
        assert not any(theirs.find(f'"id":"{each}"') for each in mine)
