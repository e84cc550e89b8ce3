# Tables

table-unknown = This table no longer exists.
table-channel-taken = There is a table in this channel already. Play it or end it first, or open a table in another channel or thread.
table-already-seated = You are at this table already.
table-full = All { $seats } seats are taken.
table-already-started = The game has begun; this was possible before the start only.
table-not-started = The game has not begun yet.
table-closed = This table is closed.
table-not-over = The game is not over yet.
table-not-seated = You are not at this table.
table-not-host = Only the host, { $host }, can do this.
table-no-computer = There is no computer player at this table.
table-too-few =
    { $seats ->
        [one] One player is at the table; this game is for { $low } to { $high }. Others can join, or computer players can be added.
       *[other] { $seats } players are at the table; this game is for { $low } to { $high }. Others can join, or computer players can be added.
    }
table-stale = This question is no longer open. Here is where the game stands.
table-undo-nothing = You have not made a move that could be undone.
table-undo-revealed = Your last move cannot be undone: since then a card or a die was revealed.
table-undo-answered = Your last move cannot be undone: { $who } has played since.
table-undo-too-far = Your last move cannot be undone: it is too long ago.
table-not-asked = This is no longer asked.
table-bad-pace = This pace cannot be chosen.
table-no-clock = No clock is running at this table.
table-not-paused = The clock does not stand still.
table-not-offered = This seat is no longer offered.
table-late = The time of { $who } is over: the computer plays.
table-not-absent = Only somebody whom the game has waited for during a day can be replaced; until then they may still come.
table-seat-taken = { $who } takes over seat { $seat }.
table-conceded = The player of seat { $seat } concedes; the computer plays on as { $who }.
table-handed-over = The player of seat { $seat } is absent; the computer plays on as { $who }.
table-no-past = The log has entries 1 to { $last }; the board of this one cannot be shown.
table-one-request = Another request is waiting for answers; one at a time.
table-undone = { $who } took back a move.
table-undone-together = { $who } took back a move, and all that came after it; everybody agreed.
table-new-rules = The rules of this game were corrected (version { $old } to { $new }); it goes on with the corrected rules.
