"""Standing answers over the wire: offered on the panel, listed with the hand, revoked there."""

from __future__ import annotations

from functools import partial

from games.cubosaurs.steps import LateTile
from tests.bot.chat.house import asks, changed, ids, is_newer_board, take

TWO = ("mary.anning", "charles.darwin")


async def test_given_a_question_that_allows_it_when_answered_beforehand_then_it_is_not_asked_until_revoked(
    house, monkeypatch
):
    monkeypatch.setattr(LateTile, "standing", "done")
    people = await house.seated(*TWO, rounds=1, advanced=True)
    by_id = {person.me["id"]: person for person in people}
    given, asked_after = None, 0
    seen = 0
    for _ in range(14):
        post = await people[0].wait_for(partial(is_newer_board, seen), "#games")
        seen = int(post["id"])
        if "b:export:1:0::" in ids(post):
            break
        player = by_id[post["mentions"][0]["id"]]
        panel = (await player.click("Your move", post)).message
        while asks(panel):
            offered = [each for each in ids(panel) if each.startswith("b:standing:")]
            if offered and player is given:
                asked_after += 1
            if offered and given is None:
                await player.click(offered[1], panel)
                panel = await changed(player, panel)
                given = player
                assert "are answered for you" in panel["content"]
                continue
            panel = await take(player, panel, "keep", "done")
    assert given is not None
    assert asked_after == 0
    hand = (await given.slash("hand")).message
    assert asks(hand) or "Answered for you always: “" in hand["content"]
    if not asks(hand):
        await given.click("Ask me again", hand)
        hand = await changed(given, hand)
        assert "You are asked again from now on." in hand["content"]
        assert (await house.tables.get(1)).standing == ()
