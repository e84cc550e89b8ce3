"""The clock over the wire: choosing it, reminders, the computer's move, an offered seat, a pause, one's own hours."""

from __future__ import annotations

import pytest

from bot.chat import presence
from bot.clock import HandClock
from bot.sandbox import ApiError
from tests.bot.chat.house import House, by_clicks, changed, ids, is_board, is_newer_board

TWO = ("mary.anning", "charles.darwin")
HOUR = 3600.0
DAY = 24 * HOUR
SUMMER = 1815566400.0
"""Noon of 14 July 2027 in Greenwich."""


@pytest.fixture
async def timed(tmp_path, pictures):
    """Open a house whose clock is moved by hand."""
    made = House(tmp_path, pictures)
    made.clock = HandClock()
    async with made:
        yield made


async def begun(house, late, pace=DAY):
    """Begin a game with a clock that the host has chosen in the lobby."""
    mary, charles = [await house.person(who) for who in TWO]
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    await charles.click("Join", lobby)
    panel = (await mary.click("Clock", lobby)).message
    await mary.choose(str(int(pace)), in_=panel)
    panel = await changed(mary, panel)
    await mary.choose(late, in_=panel)
    await mary.wait_for("Clock: 24 hours for a move; then")
    await mary.click("Start", lobby)
    post = await mary.wait_for(is_board, "#games")
    people = {person.me["id"]: person for person in (mary, charles)}
    first = people[post["mentions"][0]["id"]]
    return first, next(person for person in (mary, charles) if person is not first), post


def in_dm(text, channel):
    return lambda m: text in m["content"] and m["channel_id"] != channel


async def planned(house, when):
    """Wait until the bot has planned something for a moment, by its own task."""
    while await house.tables._store.next_due() != when:
        pass


async def test_given_a_pace_when_nobody_moves_then_reminders_come_by_dm_and_the_computer_plays(timed):
    first, _, post = await begun(timed, "computer")
    assert "has time until <t:" in post["content"]
    start = timed.clock()
    await planned(timed, start + DAY / 2)
    timed.clock.advance(DAY / 2)
    half = await first.wait_for(in_dm("Half of your time is over", post["channel_id"]))
    assert f"<t:{int(start + DAY)}:R>" in half["content"]
    await timed.restart()
    await planned(timed, start + DAY)
    timed.clock.advance(DAY / 2)
    assert await first.wait_for(in_dm("the computer plays this turn for you", post["channel_id"]))
    new = await first.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    assert "is over: the computer plays." in new["content"]
    assert new["mentions"][0]["id"] != first.me["id"]


async def test_given_no_dms_when_time_passes_then_the_channel_mentions_the_person_until_they_say_no(timed):
    first, other, post = await begun(timed, "nothing")
    await first.slash("settings me")
    await first.click("Turn direct messages off")
    await planned(timed, timed.clock() + DAY / 2)
    timed.clock.advance(DAY / 2)
    half = await other.wait_for("Half of your time is over", "#games")
    assert [each["id"] for each in half["mentions"]] == [first.me["id"]]
    await first.click("No more reminders", half)
    assert await first.wait_for("You will get no more reminders")
    await planned(timed, timed.clock() + DAY / 2)
    timed.clock.advance(DAY / 2)
    await planned(timed, timed.clock() + DAY)
    await by_clicks(first, post)
    await other.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    assert not [m for m in other.messages("#games") if "still waits for you" in m["content"]]


@pytest.mark.parametrize("code", [10003, 10013])
async def test_given_somebody_discord_no_longer_knows_when_they_are_reminded_then_the_channel_is_told(timed, code):
    first, other, post = await begun(timed, "nothing")
    await planned(timed, timed.clock() + DAY / 2)
    while await timed.tables.notices():
        pass
    direct = rf"/channels/(?!{post['channel_id']}/)\d+/messages"
    timed.sandbox.fail("POST", direct, ApiError(404, code, "Unknown"), times=1)
    timed.clock.advance(DAY / 2)
    half = await other.wait_for("Half of your time is over", "#games")
    assert [each["id"] for each in half["mentions"]] == [first.me["id"]]
    assert (await timed.tables.get(1)).status == "playing"


async def test_given_an_absent_player_when_the_seat_is_offered_then_somebody_else_takes_it_and_plays(timed):
    first, other, post = await begun(timed, "offer")
    for _ in ("half", "end"):
        await planned(timed, timed.clock() + DAY / 2)
        timed.clock.advance(DAY / 2)
    offer = await other.wait_for("is absent, and the seat is offered", "#games")
    await other.click("Take the seat", offer)
    assert await other.wait_for("You are at this table already")
    alfred = await timed.person("alfred.wallace")
    await alfred.click("Take the seat", offer)
    assert await alfred.wait_for("The seat is yours.")
    new = await alfred.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    assert "Alfred Wallace takes over seat" in new["content"]
    assert [each["id"] for each in new["mentions"]] == [alfred.me["id"]]
    await alfred.until(lambda: not ids(alfred.message(offer["id"])), "an offer without a button")
    refused = (await first.click("Your move", new)).message
    assert "You are not at this table." in refused["content"]
    await by_clicks(alfred, new)
    assert await alfred.wait_for(lambda m: is_newer_board(int(new["id"]), m), "#games")


async def test_given_a_clock_when_all_agree_to_pause_then_it_stands_still_until_somebody_lets_it_go_on(timed):
    first, other, post = await begun(timed, "nothing")
    start = timed.clock()
    await first.slash("game pause")
    request = await other.wait_for("asks to stop the clock", "#games")
    await other.click("Agree", request)
    await changed(other, request)
    timed.clock.advance(10 * DAY)
    answer = await other.slash("game resume")
    assert "The clock goes on." in answer.message["content"]
    await planned(timed, start + 10 * DAY + DAY / 2)
    assert not [
        m for m in first.messages() if "waits for you" in m["content"] and m["channel_id"] != post["channel_id"]
    ]
    again = (await first.slash("game resume")).message
    assert "does not stand still" in again["content"]


async def test_given_own_settings_when_quiet_hours_and_vacation_are_typed_then_they_are_kept_or_refused(house):
    mary = await house.person(TWO[0])
    shown = (await mary.slash("settings quiet", **{"from": "22:30", "to": "7", "zone": "+1"})).message
    assert "No reminders from 22:30 to 07:00 (UTC+1)." in shown["content"]
    shown = (await mary.slash("settings away", **{"from": "2027-07-14", "to": "2027-07-28"})).message
    assert "On vacation from <t:" in shown["content"]
    settings = await house.tables.settings(int(mary.me["id"]))
    assert (settings.quiet, settings.zone) == ((22 * 60 + 30, 7 * 60), 60)
    assert settings.away[1] - settings.away[0] == 15 * DAY
    assert (settings.away[0] + HOUR) % DAY == 0
    for wrong in ({"from": "25", "to": "7", "zone": "0"}, {"from": "22", "to": "7", "zone": "+99"}):
        answer = (await mary.slash("settings quiet", **wrong)).message
        assert "Examples:" in answer["content"]
    for wrong in ({"from": "tomorrow"}, {"from": "2027-07-14", "to": "2027-07-01"}):
        answer = (await mary.slash("settings away", **wrong)).message
        assert "Example" in answer["content"] or "a year at most" in answer["content"]
    assert await house.tables.settings(int(mary.me["id"])) == settings
    ambiguous = (await mary.slash("settings quiet", **{"from": "22", "to": "7", "zone": "america"})).message
    assert "names no single time zone" in ambiguous["content"]
    await mary.slash("settings away")
    assert (await house.tables.settings(int(mary.me["id"]))).away is None
    panel = (await mary.slash("settings me")).message
    await mary.choose("fr", in_=panel)
    panel = await changed(mary, panel)
    assert "Vos réglages." in panel["content"]
    await mary.click("Désactiver les rappels", panel)
    panel = await changed(mary, panel)
    assert "Les rappels sont désactivés." in panel["content"]
    assert "Activer les rappels" in str(panel["components"])
    assert not (await house.tables.settings(int(mary.me["id"]))).reminders


async def test_given_the_menus_of_hours_zones_and_days_when_chosen_from_then_nothing_has_to_be_typed(timed):
    timed.clock.advance(SUMMER - timed.clock())
    jeanne = await timed.person("jeanne.villepreux")
    offered = [offer["value"] for offer in await jeanne.autocomplete("settings quiet", "from", "")]
    assert offered == [f"{hour:02}:00" for hour in range(24)]
    assert [each["value"] for each in await jeanne.autocomplete("settings quiet", "from", "7")] == ["07:00", "17:00"]
    zones = await jeanne.autocomplete("settings quiet", "zone", "")
    assert (zones[0]["name"], zones[0]["value"]) == ("Europe/Paris · 14:00", "Europe/Paris")
    (reunion,) = await jeanne.autocomplete("settings quiet", "zone", "réunion")
    assert (reunion["name"], reunion["value"]) == ("Indian/Reunion · 16:00", "Indian/Reunion")
    shown = (await jeanne.slash("settings quiet", **{"from": "22:00", "to": "07:00", "zone": reunion["value"]})).message
    assert "(Indian/Reunion)" in shown["content"]
    days = await jeanne.autocomplete("settings away", "from", "")
    assert (len(days), days[0]["name"], days[0]["value"]) == (25, "mercredi 14 juillet 2027", "2027-07-14")
    (friday, *_) = await jeanne.autocomplete("settings away", "to", "vendredi")
    await jeanne.slash("settings away", **{"from": days[0]["value"], "to": friday["value"]})
    settings = await timed.tables.settings(int(jeanne.me["id"]))
    assert settings.away == (SUMMER - 16 * HOUR, SUMMER - 16 * HOUR + 3 * DAY)


async def test_given_somebody_who_plays_in_the_channel_when_asked_again_soon_then_no_message_fetches_them(timed):
    people = await timed.seated(*TWO)
    by_id = {person.me["id"]: person for person in people}

    def prompts(person):
        return {m["id"] for m in person.messages() if person.channels[m["channel_id"]]["type"] == 1}

    async def next_turn(seen):
        post = await people[0].wait_for(lambda m: is_newer_board(seen, m), "#games")
        await timed.all_said(people[0])
        return by_id[post["mentions"][0]["id"]], post

    seen, before = 0, {}
    for _ in range(6):
        player, post = await next_turn(seen)
        seen = int(post["id"])
        fetched = prompts(player)
        assert fetched == before.get(player, fetched)
        before[player] = fetched
        await by_clicks(player, post)
    assert set(before) == set(people)
    timed.clock.advance(2 * presence.WHILE)
    player, _ = await next_turn(seen)
    await player.until(lambda: prompts(player) - before[player], "a message that fetches somebody who is away")
