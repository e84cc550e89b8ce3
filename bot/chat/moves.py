"""Making a move: the panel opens, a choice is played, and the next question or the end of the turn is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot import words as spoken
from bot.chat import panel, phrases, standing
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.panel import Shown
from bot.chat.request import permission_texts
from bot.chat.sheet import Button, Row, Sheet
from bot.pictures import Scene
from bot.refusals import CannotUndoAlone, Stale
from games import IllegalMove, NotYourTurn
from games.core import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.desk import Desk
    from bot.chat.request import Request
    from bot.table import Look, Table
    from games.core import Decision


@on("move")
async def your_move(request: Request) -> None:
    """Open the panel for whoever pressed "Your move"; others learn whom we wait for."""
    await request.private()
    look = await request.look()
    seat = request.seat()
    if seat not in look.game.pending():
        raise NotYourTurn(seat, tuple(look.game.pending()))
    await show(request, look)


@on("play")
async def play_button(request: Request) -> None:
    """Play the option of a button."""
    await request.update_panel()
    await play(request, request.id.rest)


@on("pick")
async def play_line(request: Request) -> None:
    """Play the line that was chosen in a menu."""
    await request.update_panel()
    await play(request, request.values[0] if request.values else "")


async def play(request: Request, key: str) -> None:
    """Play a choice of the question that the panel shows; a panel of before shows the present question instead."""
    wanted = request.id
    request.table = await request.desk.tables.get(wanted.table)
    request.desk.presence.played(wanted.table, request.user, in_dm=request.in_dm)
    try:
        played = await request.desk.tables.play(
            wanted.table,
            request.user,
            epoch=wanted.epoch,
            decision=wanted.decision,
            key=key,
            interaction=request.interaction.id,
        )
    except (Stale, IllegalMove, NotYourTurn) as refusal:
        look = await request.look()
        await show(request, look, before=[(await request.words()).say(refusal.text)])
        return
    look = await request.look()
    words = await request.words()
    await show(request, look, before=[phrases.told(played.events, played.seat, words)], after_move=True)


@on("standing")
async def answer_beforehand(request: Request) -> None:
    """Answer this question, and all of its kind until the next turn or always; the answer comes at once."""
    await request.update_panel()
    wanted = request.id
    request.table = table = await request.desk.tables.get(wanted.table)
    words = await request.words()
    try:
        await request.desk.tables.standing.give(
            table.id, request.user, wanted.epoch, wanted.decision, always=wanted.rest == "always"
        )
    except Stale as refusal:
        await show(request, await request.look(), before=[words.say(refusal.text)])
        return
    frame = Frame(words.lang, (words.of("people-standing-given"),), request.in_dm)
    await request.show(Sheet("\n".join(frame.head(await request.look()))))


@on("standing_off")
async def ask_again(request: Request) -> None:
    """Give no more answers for the reader."""
    await request.update_panel()
    request.table = await request.desk.tables.standing.revoke(request.id.table, request.user)
    look = await request.look()
    await show(request, look, before=[(await request.words()).of("people-standing-revoked")])


@on("open")
async def open_group(request: Request) -> None:
    """Open a group of choices."""
    chosen = request.values[0] if request.values else request.id.rest
    await _turn_to(request, Shown(group=int(chosen) if chosen.isdecimal() else None))


@on("groups")
async def back_to_groups(request: Request) -> None:
    """Show the groups again."""
    await _turn_to(request, Shown())


@on("why")
async def why_not(request: Request) -> None:
    """Add what is not possible, and why."""
    rest = request.id.rest
    await _turn_to(request, Shown(group=int(rest) if rest.isdecimal() else None, why=True))


async def _turn_to(request: Request, shown: Shown) -> None:
    """Show another page of the question, if it is still asked."""
    await request.update_panel()
    look = await request.look()
    seat = request.seat()
    decision = look.game.pending().get(seat)
    stale = decision is None or decision.id != request.id.decision or look.table.epoch != request.id.epoch
    if stale:
        await show(request, look, before=[(await request.words()).say(Stale().text)])
    else:
        await show(request, look, shown=shown)


@on("back")
async def back(request: Request) -> None:
    """Take back the reader's last choice, from inside the panel."""
    await request.update_panel()
    await undo(request)


@on("undo")
async def undo_button(request: Request) -> None:
    """Take back the last choice of whoever pressed "Undo"."""
    await request.private()
    await undo(request)


async def undo(request: Request) -> None:
    """Take back the reader's last choice and ask again."""
    table = await request.get_table()
    try:
        await request.desk.tables.undo(table.id, request.user, interaction=request.interaction.id)
    except CannotUndoAlone as refusal:
        await offer_undo(request, table, refusal)
        return
    look = await request.look()
    await show(request, look, before=[(await request.words()).of("chat-undone")])


async def offer_undo(request: Request, table: Table, refusal: CannotUndoAlone) -> None:
    """Say why a move cannot be taken back, and offer to ask the others."""
    words = await request.words()
    labels = spoken.plain(words.lang)
    alone = len(table.persons) == 1
    label = labels.of("people-button-undo-alone" if alone else "people-button-undo-ask")
    button = Button(Id("ask_undo", table.id, decision=str(refusal.move)), label)
    said = words.of("people-undo-alone" if alone else "people-undo-ask")
    await request.show(Sheet(f"{words.say(refusal.text)} {said}", ((button,),)))


async def show(
    request: Request,
    look: Look,
    *,
    before: Sequence[str] = (),
    shown: Shown | None = None,
    after_move: bool = False,
) -> None:
    """Show the reader the question they are asked, or that there is none."""
    reader = await request.reader()
    seat = request.seat()
    missing = request.lacking()
    if missing:
        words = await request.words()
        before = [*before, words.of("chat-missing-permission", permissions=permission_texts(missing))]
    frame = Frame(reader.lang, tuple(before), request.in_dm)
    decision = look.game.pending().get(seat)
    if decision is None:
        back = after_move and await can_go_back(request.desk, look, seat)
        sheet = over(look, frame, after_move=after_move, back=back)
    else:
        back = await can_go_back(request.desk, look, seat)
        page = Shown(shown.group, shown.why, back) if shown else Shown(back=back)
        sheet = await question(request.desk, look, decision, frame, page)
    await request.show(sheet)


class Frame(Struct, frozen=True):
    """In which language a question is shown, after which lines, and whether that is a DM."""

    lang: str
    before: tuple[str, ...] = ()
    in_dm: bool = False

    def head(self, look: Look) -> list[str]:
        """Give the lines above the question; a DM begins with the table it is about."""
        return [heading(look, self.lang), *self.before] if self.in_dm else [*self.before]


async def question(desk: Desk, look: Look, decision: Decision, frame: Frame, shown: Shown) -> Sheet:
    """Make the panel of a question: the reader's own picture with numbers, and the controls."""
    laid = panel.layout(look, decision, frame.lang, shown, frame.head(look))
    picture = await desk.picture(look, Scene(decision.seat, frame.lang, marks=laid.marks))
    rows = laid.rows + standing.offers(look, decision, frame.lang)
    if frame.in_dm:
        rows += ((Button(Id("dms_off", look.table.id), spoken.plain(frame.lang).of("chat-no-more-dms")),),)
    return Sheet(laid.content, rows, picture)


def over(look: Look, frame: Frame, *, after_move: bool = False, back: bool = False) -> Sheet:
    """Say that the reader has nothing to choose, and who is next; a choice that nothing followed can be undone."""
    words = spoken.written(frame.lang, look.table.names)
    lines = frame.head(look)
    if look.game.outcome is not None:
        lines.append(words.say(Text("error-game-over")))
    else:
        lines.append(words.of("chat-turn-over" if after_move else "chat-not-asked"))
        lines.append(phrases.waiting(look, words))
    labels = spoken.plain(frame.lang)
    buttons: list[Button] = []
    if look.game.outcome is None and not frame.in_dm:
        buttons.append(Button(Id("hand", look.table.id), labels.of("chat-button-hand")))
    if back:
        buttons.append(Button(Id("back", look.table.id, look.table.epoch), labels.of("chat-back")))
    rows: tuple[Row, ...] = (tuple(buttons),) if buttons else ()
    return Sheet("\n".join(line for line in lines if line), rows)


def heading(look: Look, lang: str) -> str:
    """Say which game and which channel a DM is about."""
    words = spoken.written(lang, look.table.names)
    return words.of("chat-dm-heading", game=look.game.rules.title, channel=f"<#{look.table.channel}>")


async def can_go_back(desk: Desk, look: Look, seat: int) -> bool:
    """Tell whether the last choice of a seat may be taken back."""
    person = look.table.seats[seat].person
    return person is not None and await desk.tables.can_undo(look.table.id, person)
