"""Whole games over the wire: by clicks, by /move, by DM, against computers, in both languages."""

from __future__ import annotations

from functools import partial

import pytest

from bot.chat.request import Request
from tests.bot.chat.house import asks, assert_finished, by_clicks, changed, ids, is_board, is_newer_board, take

THREE = ("mary.anning", "charles.darwin", "alfred.wallace")
OVER = {"en": "Your turn is over.", "fr": "Votre tour est terminé."}
SEED = {"en": "The seed was", "fr": "La graine était"}
COMMAND = {"en": "move", "fr": "coup"}
WELCOME = {"en": "hosts board games about evolution", "fr": "jeux de société sur l’évolution"}
SOLO = {"en": "Play Cubosaurs against the computer", "fr": "Jouer à Cubosaures contre l’ordinateur"}
BEGINS = {"en": "Your game begins", "fr": "Votre partie commence"}


async def locals_of(house, *who):
    """Give people whose Discord speaks the language of the server."""
    people = [await house.person(each) for each in who]
    for person in people:
        await person.set(locale={"en": "en-GB", "fr": "fr"}[house.lang])
    return people


def boards(person):
    return [m for m in person.messages("#games") if any(f["filename"] == "board.png" for f in m["attachments"])]


async def test_given_three_people_when_they_click_then_a_whole_game_is_played(house):
    people = await house.seated(*THREE, rounds=1)
    posts = []
    refused = []

    async def turn(person, post):
        posts.append(post)
        panel = (await person.click("Your move", post)).message
        assert panel["flags"] & 64
        assert panel["attachments"][0]["description"]
        offered = [each for each in ids(panel) if ":refuse:" in each]
        wanted = offered[0].split(":", 5)[5] if offered and len(refused) < 3 else "keep"
        refused.append(wanted)
        panel = await take(person, panel, wanted)
        assert not asks(panel)
        over = "The game is over." in panel["content"]
        assert over or ("Your turn is over." in panel["content"] and "The game waits for" in panel["content"])

    final = await house.play_out(people, turn)
    await assert_finished(house, people[0], final, " wins with ")
    assert len(posts) > 15
    assert any(key != "keep" for key in refused)
    # Only the last post has buttons, and every post called exactly one person.
    for person in people:
        await person.until(lambda who=person: sum(map(is_board, boards(who))) == 1, "older posts without buttons")
    assert all(len(post["mentions"]) == 1 for post in posts)


async def test_given_french_people_and_server_when_they_play_then_everything_is_french(french_house):
    people = [await french_house.person(who) for who in ("jeanne.villepreux", "georges.cuvier")]
    await people[0].slash("partie nouvelle", jeu="cubosaurs")
    assert "une table est ouverte" in people[0].last()["content"]
    await people[1].click("Rejoindre")
    await french_house.tables.set_option(1, int(people[0].me["id"]), "rounds", 1)
    await people[0].click("Commencer")

    async def turn(person, post):
        assert ", à vous de jouer : ".replace(" :", "\N{NARROW NO-BREAK SPACE}:") in post["content"]
        panel = (await person.click("À vous de jouer", post)).message
        panel = await take(person, panel, "keep")
        assert "Votre tour est terminé." in panel["content"] or "La partie est terminée." in panel["content"]

    final = await french_house.play_out(people, turn)
    await assert_finished(french_house, people[1], final, "La graine était")


async def test_given_an_english_reader_on_a_french_server_when_they_play_then_private_is_english(french_house):
    mary = await french_house.person("mary.anning")
    await mary.slash("game new", game="cubosaurs")
    assert "une table est ouverte" in mary.last()["content"]
    answer = await mary.click("Rejoindre")
    assert (await mary.wait_for("You are at this table already"))["flags"] & 64
    assert answer.kind == "deferred_update"


async def test_given_people_who_type_when_they_use_move_then_a_whole_game_is_played(any_house):
    await locals_of(any_house, *THREE[:2])
    people = await any_house.seated(*THREE[:2], rounds=1)
    name = COMMAND[any_house.lang]
    said = []

    async def turn(person, post):
        offers = await person.autocomplete(name, name, "keep")
        assert offers
        assert offers[0]["value"] == "keep"
        answer = await person.slash(name, **{name: "keep"})
        said.append(answer.message["content"])

    final = await any_house.play_out(people, turn)
    await assert_finished(any_house, people[0], final, SEED[any_house.lang])
    assert all(OVER[any_house.lang] in each for each in said[:-1])


async def test_given_several_keys_when_typed_at_once_then_they_are_played_until_the_turn_ends(house):
    people = await house.seated(*THREE[:2], rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    player = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    answer = await player.slash("move", move="keep keep")
    assert "“keep” was not played" in answer.message["content"]
    assert (await house.tables.get(1)).moves == 2
    other = next(person for person in people if person is not player)
    assert await player.autocomplete("move", "move", "") == []
    refusal = await player.slash("move", move="keep")
    assert "It is not your turn: the game waits for" in refusal.message["content"]
    odd = await other.slash("move", move="nonsense")
    assert "“nonsense” is not among the choices" in odd.message["content"]
    assert asks(odd.message)


@pytest.mark.parametrize(("command", "option"), [("move", "move"), ("board", "part"), ("rules", "section")])
async def test_given_a_fault_when_choices_are_offered_then_there_are_none_and_the_log_keeps_its_message_to_itself(
    house, monkeypatch, caplog, command, option
):
    people = await house.seated(*THREE[:2], rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    player = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])

    async def fail(*_args):
        raise RuntimeError(f"the hand holds a {'T-REX'.lower()}")  # the log shows this line, not what it says

    monkeypatch.setattr(Request, "reader", fail)
    assert await player.autocomplete(command, option, "") == []
    assert "while choices were offered): RuntimeError" in caplog.text
    assert "t-rex" not in caplog.text


async def test_given_an_advanced_game_when_prompts_come_by_dm_then_they_work_there_and_closed_dms_do_not_stop_it(
    any_house,
):
    house = any_house
    mary, charles, alfred = await locals_of(house, *THREE)
    await charles.set(dms_open=False)
    await house.seated(*THREE, rounds=1, advanced=True)
    dm_turns = []

    async def turn(person, post):
        await house.all_said(person)
        if person is charles:
            panel = (await person.click("b:hand:1:0::", post)).message
        elif person is mary:
            asked = await person.wait_for(lambda m: asks(m) and m["channel_id"] != post["channel_id"])
            dm_turns.append(asked)
            panel = asked
            assert "<#" in panel["content"]
        else:
            await by_clicks(person, post)
            return
        while asks(panel):
            panel = await take(person, panel, "keep", "done")

    final = await house.play_out([mary, charles, alfred], turn)
    await assert_finished(house, charles, final, SEED[house.lang])
    assert len(dm_turns) > 3
    # Charles was tried once, and what was answered elsewhere is closed in Alfred's DMs.
    settings = await house.tables.settings(int(charles.me["id"]))
    assert settings.dms_closed
    refused = [each for each in house.sandbox.exchanges if each.status == 403]
    assert len(refused) == 1
    theirs = [m for m in alfred.messages() if m["channel_id"] != final["channel_id"]]
    assert theirs
    await alfred.until(
        lambda: not any(asks(m) for m in alfred.messages() if m["channel_id"] != final["channel_id"]), "closed prompts"
    )


async def test_given_the_first_message_when_one_button_is_pressed_then_a_game_against_computers_is_played(any_house):
    house, lang = any_house, any_house.lang
    await house.stop()
    await house.start(welcome_at_start=True)
    (mary,) = await locals_of(house, "mary.anning")
    await mary.wait_for(WELCOME[lang], "#games")
    answer = await mary.click(SOLO[lang])
    assert BEGINS[lang] in answer.message["content"]
    final = await house.play_out([mary], by_clicks)
    table = await house.tables.get(1)
    assert [seat.computer for seat in table.seats] == [None, "easy", "easy"]
    await assert_finished(house, mary, final, SEED[lang])


async def test_given_the_bot_comes_back_when_it_has_greeted_then_it_does_not_greet_again(house):
    for _ in range(2):
        await house.stop()
        await house.start(welcome_at_start=True)
    mary = await house.person("mary.anning")
    await mary.wait_for("hosts board games")
    assert sum("hosts board games" in m["content"] for m in mary.messages()) == 1


async def test_given_a_choice_in_the_same_turn_when_back_is_pressed_then_it_is_asked_again(house):
    """With open hands nothing is revealed by keeping: in the advanced game a tile may be bought after it."""
    mary, charles = await house.seated(*THREE[:2], rounds=1, advanced=True, hand_visibility="open")
    by_id = {person.me["id"]: person for person in (mary, charles)}
    seen = 0
    for _ in range(12):
        post = await mary.wait_for(partial(is_newer_board, seen), "#games")
        seen = int(post["id"])
        player = by_id[post["mentions"][0]["id"]]
        panel = (await player.click("Your move", post)).message
        after = await take(player, panel, "keep")
        back = next((each for each in ids(after) if ":back:" in each), None)
        if back is not None:
            break
        while asks(after):
            after = await take(player, after, "done")
    assert back is not None
    await player.click(back, after)
    again = await changed(player, after)
    assert "Your last choice is undone." in again["content"]
    assert [each for each in ids(again) if ":play:" in each or ":pick:" in each]
    assert (await house.tables.get(1)).epoch == 1


async def test_given_nothing_to_take_back_when_undo_is_pressed_then_the_reason_is_told(house):
    people = await house.seated(*THREE[:2], rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    answer = await people[0].click("Undo", post)
    assert "You have not made a move that could be undone." in answer.message["content"]
    player = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    await by_clicks(player, post)
    answer = await player.slash("undo")
    assert "cannot be undone" in answer.message["content"]
