"""Undo with everybody's consent, over the wire: asked in the channel, agreed or refused there, also after a restart."""

from __future__ import annotations

import games
from tests.bot.chat.house import asks, by_clicks, changed, ids, is_board, is_newer_board, take

TWO = ("mary.anning", "charles.darwin")
THREE = (*TWO, "alfred.wallace")


def is_request(message):
    return any(each.startswith("b:agree:") for each in ids(message))


async def a_move_later(house, *who, **options):
    """Begin a game, and let the first player keep the hand: the next one has seen a card by then."""
    people = await house.seated(*who, rounds=1, **options)
    post = await people[0].wait_for(is_board, "#games")
    first = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    before = (await house.tables.look(1)).game.dump()
    await by_clicks(first, post)
    board = await first.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    return people, first, board, before


async def asked(first, board):
    """Press Undo, and ask the others."""
    refused = (await first.click("Undo", board)).message
    assert "a card or a die was revealed" in refused["content"]
    panel = (await first.click("Ask the others", refused)).message or refused
    request = await first.wait_for(is_request, "#games")
    return panel, request


async def test_given_a_revealed_card_when_all_others_agree_then_the_move_is_taken_back_and_the_record_is_true(house):
    people, first, board, before = await a_move_later(house, *THREE)
    others = [person for person in people if person is not first]
    _, request = await asked(first, board)
    assert "asks to take back a move" in request["content"]
    assert {each["id"] for each in request["mentions"]} == {person.me["id"] for person in others}
    await others[0].click("Agree", request)
    request = await changed(first, request)
    assert "Agreed: " in request["content"]
    assert (await house.tables.get(1)).epoch == 0
    await others[1].click("Agree", request)
    new = await first.wait_for(lambda m: is_newer_board(int(board["id"]), m), "#games")
    assert "took back a move, and all that came after it; everybody agreed." in new["content"]
    assert new["mentions"][0]["id"] == first.me["id"]
    look = await house.tables.look(1)
    assert look.game.dump() == before
    await first.until(lambda: not ids(first.message(request["id"])), "a request without buttons")
    assert "Everybody agreed." in first.message(request["id"])["content"]
    final = await house.play_out(people, by_clicks)
    export = (await first.click("Export", final)).message
    record = await first.file(export["attachments"][0])
    assert games.replay(record).outcome == (await house.tables.look(1)).game.outcome


async def test_given_a_request_when_somebody_refuses_after_a_restart_then_the_game_goes_on(house):
    people, first, board, _ = await a_move_later(house, *TWO)
    other = next(person for person in people if person is not first)
    _, request = await asked(first, board)
    await house.restart()
    outsider = await house.person("alfred.wallace")
    await outsider.click("Agree", request)
    assert await outsider.wait_for("You are not at this table")
    await other.click("Withdraw", request)
    assert await other.wait_for("who asked, can withdraw this")
    await other.click("Refuse", request)
    request = await changed(first, request)
    assert "does not agree; the game goes on." in request["content"]
    assert not request["components"]
    table = await house.tables.get(1)
    assert (table.epoch, table.asking.ended) == (0, "refused")


async def test_given_a_request_when_withdrawn_or_overtaken_then_it_says_so_and_cannot_be_agreed_to(house):
    people, first, board, _ = await a_move_later(house, *TWO)
    other = next(person for person in people if person is not first)
    panel, request = await asked(first, board)
    await first.until(lambda: "asked in the channel" in first.message(panel["id"])["content"], "the panel to say so")
    await first.click("Withdraw", request)
    request = await changed(first, request)
    assert "no longer asks" in request["content"]
    _, second = await asked(first, board)
    assert second["id"] != request["id"]
    await by_clicks(other, board)
    over = await changed(first, second)
    assert "The game went on" in over["content"]
    assert not over["components"]
    assert (await house.tables.get(1)).asking.ended == "overtaken"


async def test_given_computers_only_when_undone_beyond_what_was_revealed_then_nobody_is_asked(house):
    people, first, board, before = await a_move_later(house, TWO[0], computers=2)
    refused = (await first.click("Undo", board)).message
    await first.click("Take it back all the same", refused)
    panel = await changed(first, refused)
    assert "Your last choice is undone." in panel["content"]
    assert asks(panel)
    assert (await house.tables.look(1)).game.dump() == before
    assert not [message for message in first.messages("#games") if is_request(message)]
    panel = await take(people[0], panel, "keep")
    assert "Your turn is over." in panel["content"]


async def test_given_french_people_when_one_asks_then_the_request_is_french(french_house):
    people = await french_house.seated("jeanne.villepreux", "georges.cuvier", rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    first = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    await by_clicks(first, post)
    board = await first.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    refused = (await first.click("Annuler", board)).message
    await first.click("Demander aux autres", refused)
    request = await first.wait_for(is_request, "#games")
    assert "demande à annuler un coup" in request["content"]
    assert "êtes-vous d’accord" in request["content"]
