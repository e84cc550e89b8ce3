"""Drawing in processes of its own."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from bot.pictures import Pictures, Scene
from tests.bot.chat.tools import look

PUBLIC = Scene(None, "en")


@pytest.fixture(scope="module")
def made():
    pictures = Pictures(keep=2)
    yield pictures
    pictures.close()


async def test_given_a_picture_when_asked_for_again_then_the_same_one_comes_and_only_a_few_are_kept(made):
    at = look()
    first, again = await asyncio.gather(*(made.board(at.game, at.table.names, PUBLIC) for _ in range(2)))
    assert first is again
    assert first.png.startswith(b"\x89PNG")
    for lang, viewer in (("fr", None), ("en", 0)):
        await made.board(at.game, at.table.names, Scene(viewer, lang))
    assert len(made._kept) == 2
    later = await made.board(at.game, at.table.names, PUBLIC)
    assert later is not first
    assert later == first


async def test_given_a_seat_when_drawn_then_its_owner_hears_of_the_hand_and_nobody_else_does(made):
    at = look()
    seat = next(iter(at.game.pending()))
    own = await made.board(at.game, at.table.names, Scene(seat, "en"))
    anybodys = await made.board(at.game, at.table.names, PUBLIC)
    assert own.text != anybodys.text
    assert own.png != anybodys.png


async def test_given_a_drawing_process_that_dies_when_the_next_picture_is_wanted_then_another_draws_it(made):
    await made.cover("cubosaurs", "en")
    (pid,) = made._children.pids
    os.kill(pid, signal.SIGKILL)
    at = look()
    assert (await made.board(at.game, at.table.names, Scene(1, "fr"))).png  # none of those that are kept
    assert made._children.pids != (pid,)


async def test_given_something_that_cannot_be_drawn_when_wanted_then_it_fails_alone(made):
    at = look()
    with pytest.raises(LookupError):
        await made.board(at.game, at.table.names, Scene(None, "en", part="cellar"))
    assert (await made.cover("cubosaurs", "fr")).alt
