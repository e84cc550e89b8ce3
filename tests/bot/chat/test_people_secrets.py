"""Whoever watches learns nothing hidden: not by following, not from the past, not from what people ask."""

from __future__ import annotations

import json

from tests.bot.chat.house import asks, by_clicks, ids, is_newer_board, take

TWO = ("mary.anning", "charles.darwin")


def is_request(message):
    return any(each.startswith("b:agree:") for each in ids(message))


async def test_given_a_follower_who_tries_everything_when_all_they_received_is_searched_then_nothing_private_is_in_it(
    house,
):
    spectator = await house.person("alfred.wallace")
    people = await house.seated(*TWO, rounds=1)
    await spectator.slash("game follow")
    secrets, undone = set(), []

    async def turn(person, post):
        (other,) = (each for each in people if each is not person)
        moves = (await house.tables.get(1)).moves
        past = (await spectator.slash("board", move=moves, text=True)).message
        assert "In the hand" not in past["content"]
        for command in ("game concede", "game pause", "game abandon", "game resume"):
            assert "b:" not in str((await spectator.slash(command)).message["components"])
        panel = (await person.click("My hand", post)).message
        secrets.add(panel["attachments"][0]["url"])
        secrets.add(panel["attachments"][0]["description"])
        while asks(panel):
            panel = await take(person, panel, "keep", "done")
        if undone or moves < 4:
            return
        undone.append(moves)
        new = await person.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
        refused = (await person.click("Undo", new)).message
        await person.click("Ask the others", refused)
        request = await spectator.wait_for(is_request, "#games")
        for button in ("Agree", "Refuse"):
            await spectator.click(button, request)
        await other.click("Agree", request)
        await other.wait_for(lambda m: is_newer_board(int(new["id"]), m), "#games")

    final = await house.play_out(people, turn)
    assert undone
    assert (await house.tables.get(1)).epoch == 1
    await spectator.wait_for(lambda m: m["channel_id"] != final["channel_id"] and " wins with " in m["content"])
    received = await spectator.everything_received()
    assert len(secrets) > 10
    for secret in secrets:
        assert not received.find(json.dumps(secret, ensure_ascii=False)[1:-1]), secret
    for private in ("b:play:", "b:pick:", "b:standing:", "You draw", "Your turn is over", "In the hand:"):
        assert not received.find(private), private


async def test_given_the_past_when_a_player_looks_then_they_see_their_own_hand_of_then_and_nobody_elses(house):
    people = await house.seated(*TWO, rounds=1)
    final = await house.play_out(people, by_clicks)
    assert final
    last = (await house.tables.get(1)).moves
    seen = 0
    for move in range(2, last, 5):
        past = (await house.tables.consent.past(1, move)).game
        for seat, person in enumerate(people):
            shown = (await person.slash("board", move=move, text=True)).message
            mine = past.view(seat)
            known = [card for card in mine.state.hand.cards if card] if seat == past.state.holder else []
            assert ("In the hand:" in shown["content"]) == bool(known), (move, seat)
            seen += bool(known)
    assert seen
