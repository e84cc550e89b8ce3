"""Evolution over the wire: four people to the end, by DM and by panel, in two languages, with a standing answer.

Once with Time to Fly, and once with all sets: there animals migrate, and what is told says where.
"""

from __future__ import annotations

import json

import pytest

from tests.bot.chat.house import House, asks, assert_finished, changed, ids
from tests.bot.chat.policy import Policy

FOUR = ("mary.anning", "charles.darwin", "alfred.wallace", "jeanne.villepreux")
SEED = 38
"""A deal in which somebody has an animal in ambush early on."""

ROVING = r":(migration|pilot_fish|flight|swimming)$|\b(migrate|follow):"
"""What people like who would rather see the world: traits that travel, and to use them."""

CHECKED = 70
"""After so many choices messages of every form were held against Discord's schema; the rest of them are like these."""


@pytest.fixture
async def house(tmp_path, pictures):
    """Open a house whose deal is known to have an ambush."""
    async with House(tmp_path, pictures, seed=SEED) as made:
        yield made


def answers_ambush(panel):
    """Give the control that declines all ambushes from now on, where a panel has it."""
    found = ids(panel)
    if not any(each.startswith("b:play:") and each.endswith(":decline") for each in found):
        return None
    return next(each for each in found if each.startswith("b:standing:") and each.endswith(":always"))


def private(panel):
    """Give what only the reader of a panel may have: the address of its picture, and the words for a hand."""
    (picture,) = panel["attachments"]
    said = picture["description"]
    return [picture["url"], said] if "Your hand:" in said or "Votre main" in said else [picture["url"]]


class Evening:
    """Four people who play a game, each in their own way, and what is noted of it."""

    def __init__(self, house, by_dm, by_hand, eager=""):
        self.house = house
        self.by_dm, self.by_hand = by_dm, by_hand
        self.policy = Policy(eager)
        self.patient = None
        """Who has answered ambushes beforehand."""
        self.asked_again = 0
        self.last = {}
        """The last words of everybody's turns."""
        self.secrets = set()

    async def opened(self, person, post):
        """Open the question where this person plays: in a DM, by the hand, or by the move."""
        if person in self.by_dm:
            return await person.wait_for(lambda m: asks(m) and m["channel_id"] != post["channel_id"])
        await self.house.all_said(person)  # else whoever is quick has no need of a message
        button = "My hand" if person is self.by_hand else "Your move"
        return (await person.click(button, post)).message

    async def turn(self, person, post):
        """Take a turn."""
        if self.policy.chosen > CHECKED:
            self.house.sandbox.on_exchange = self.house.sandbox.exchanges.append
        panel = await self.opened(person, post)
        while asks(panel):
            self.secrets.update(private(panel))
            panel = await self.answer(person, panel)
        self.last.setdefault(person.me["username"], []).append(panel["content"])

    async def answer(self, person, panel):
        """Answer a question; the first who may ambush declines that for good."""
        beforehand = answers_ambush(panel)
        if beforehand is None or self.patient not in (None, person):
            return await self.policy.take(person, panel)
        self.asked_again += self.patient is person
        self.patient = person
        await person.click(beforehand, panel)
        return await changed(person, panel)


async def insist_on_secrecy(spectator, secrets):
    """Search all that a spectator received for what others were shown."""
    received = await spectator.everything_received()
    for secret in secrets:
        assert not received.find(json.dumps(secret, ensure_ascii=False)[1:-1]), secret
    for words in ("b:play:", "b:pick:", "b:standing:", "Your hand:", "Votre main", "You draw", "Vous piochez"):
        assert not received.find(words), words
    assert {file.rsplit("/", 1)[1] for file in received.files} <= {"board.png", "cover.png"}


async def test_given_four_people_when_they_play_by_dm_and_panel_then_a_game_with_time_to_fly_ends_and_nothing_leaks(
    house,
):
    spectator = await house.person("georges.cuvier")
    mary, charles, alfred, jeanne = people = [await house.person(who) for who in FOUR]
    await charles.set(dms_open=False)
    await jeanne.set(locale="fr")
    await house.seated(*FOUR, game="evolution", sets="base_fly", half_deck="on")
    evening = Evening(house, by_dm=(mary, alfred), by_hand=charles)
    final = await house.play_out(people, evening.turn)
    await assert_finished(house, charles, final, " wins with ")
    # By DM each turn says which table it is about; Jeanne reads French.
    assert all(each.startswith("**Evolution** in <#") for who in FOUR[::2] for each in evening.last[who])
    assert all("Votre tour est terminé." in each or "La partie est terminée." in each for each in evening.last[FOUR[3]])
    # Whoever declined beforehand was not asked again, and yet the ambushes were declined, one by one.
    assert evening.patient is not None
    assert evening.asked_again == 0
    seat = people.index(evening.patient)
    assert (await house.tables.record(1)).moves.count((seat, "decline")) > 1
    # Closed DMs were tried once.
    assert len([each for each in house.sandbox.exchanges if each.status == 403]) == 1
    assert len(evening.secrets) > 100
    await insist_on_secrecy(spectator, evening.secrets)


async def test_given_four_people_when_they_play_with_all_sets_then_animals_migrate_the_game_ends_and_nothing_leaks(
    tmp_path, pictures
):
    async with House(tmp_path, pictures, seed=5) as house:
        spectator = await house.person("georges.cuvier")
        mary, charles, alfred, jeanne = people = [await house.person(who) for who in FOUR]
        await jeanne.set(locale="fr")
        await house.seated(*FOUR, game="evolution", sets="all", half_deck="on")
        evening = Evening(house, by_dm=(mary, alfred), by_hand=charles, eager=ROVING)
        final = await house.play_out(people, evening.turn)
        await assert_finished(house, charles, final, " wins with ")
        moves = (await house.tables.record(1)).moves
        assert any(key.startswith("migrate:") for _, key in moves)
        assert {key.rpartition(":")[2] for _, key in moves if key.startswith("animal:")} == {"laurasia", "gondwana"}
        told = "\n".join(message["content"] for message in charles.messages("#games"))
        for words in (" announces a migration: ", " food in Laurasia", "left in Gondwana: "):
            assert words in told, words
        assert all(each.startswith("**Evolution** in <#") for who in FOUR[::2] for each in evening.last[who])
        assert len(evening.secrets) > 100
        await insist_on_secrecy(spectator, evening.secrets)
