# What people ask of each other, and of the clock

people-asks-undo = **{ $who } asks to take back a move, and all that came after it.** The same cards and dice would come again.
people-asked = { $who }, do you agree?
people-agreed = Agreed: { $who }.
people-ended-agreed = Everybody agreed.
people-ended-refused = { $who } does not agree; the game goes on.
people-ended-withdrawn = { $who } no longer asks.
people-ended-overtaken = The game went on; this is no longer asked.
people-not-yours = Only { $who }, who asked, can withdraw this.
people-button-agree = Agree
people-button-refuse = Refuse
people-button-withdraw = Withdraw
people-button-undo-ask = Ask the others
people-button-undo-alone = Take it back all the same
people-undo-ask = If all others agree, it can be undone together with everything that followed.
people-undo-alone = You play with computers only, and they agree to anything: it can be undone together with everything that followed. The same cards will come again.
people-undo-asked = The others are asked in the channel. A move of anybody ends the request.

# The clock

people-asks-pause = **{ $who } asks to stop the clock.** Nobody is reminded or late until somebody lets it go on.
people-pause-asked = The others are asked in the channel.
people-paused = The clock stands still; `/game resume` lets it go on.
people-resumed = The clock goes on. The time it stood still does not count.
people-pace = Time for a move
people-pace-about = How long may a move take? Whoever is asked is reminded at half of that time and at its end; vacations do not count.
people-pace-none = No clock
people-pace-hours = { $n ->
    [one] 1 hour for a move
   *[other] { $n } hours for a move
 }
people-pace-days = { $n ->
    [one] 1 day for a move
   *[other] { $n } days for a move
 }
people-pace-line = Clock: { $pace }; then { $late }.
people-button-pace = Clock
people-late = What happens when the time is over
people-late-nothing = the game waits on
people-late-computer = the computer plays that turn
people-late-offer = the seat is offered to others
people-until = -# { $who } has time until { $when }.
people-remind-half = { $game } in { $channel } waits for you. Half of your time is over; you have until { $when }.
people-remind-end-nothing = { $game } in { $channel } still waits for you. Your time for this move is over.
people-remind-end-computer = { $game } in { $channel }: your time for this move is over, and the computer plays this turn for you.
people-remind-end-offer = { $game } in { $channel }: your time for this move is over, and your seat is offered to others. It stays yours until somebody takes it: a move of yours is enough.
people-remind-again = { $game } in { $channel } still waits for you.
people-button-remind-off = No more reminders
people-reminders-are-off = You will get no more reminders. `/settings me` turns them on again.
people-offered = **{ $who } is absent, and the seat is offered to others.** Whoever takes it plays on with what lies there.
people-button-take-seat = Take the seat
people-seat-taken = The seat is yours. “My hand” under the board shows what you hold.

# One's own settings

people-settings = **Your settings.** `/settings quiet` sets hours without reminders, `/settings away` a vacation.
people-quiet = - No reminders from { $begins } to { $ends } ({ $zone }).
people-away = - On vacation from { $first } to { $last }: no reminders, and the time does not count.
people-dms-on = - Direct messages are on: you are asked there when you have to choose from a hidden hand.
people-dms-off = - Direct messages are off.
people-dms-closed = - Your Discord takes no direct messages from me; nothing is lost by it.
people-reminders-on = - Reminders are on: a table with a clock calls you before your time is over.
people-reminders-off = - Reminders are off.
people-flag-dms-on = Turn direct messages on
people-flag-dms-off = Turn direct messages off
people-flag-reminders-on = Turn reminders on
people-flag-reminders-off = Turn reminders off
people-bad-hour = “{ $typed }” is no hour of the day. Examples: 22, 22:30
people-bad-zone = “{ $typed }” names no single time zone. Examples: Paris, New York, +5:30
people-bad-day = “{ $typed }” is no day. Example: 2027-07-14
people-bad-days = A vacation goes from a day to the same or a later one, and lasts a year at most.

# Commands

people-command-pace = pace
people-command-pace-about = Choose how long a move may take, and what happens then
people-command-pause = pause
people-command-pause-about = Ask the others to stop the clock
people-command-resume = resume
people-command-resume-about = Let the clock go on
people-command-settings = settings
people-command-settings-about = Language, messages, reminders, quiet hours, vacation
people-command-me = me
people-command-me-about = Your language, direct messages and reminders
people-command-quiet = quiet
people-command-quiet-about = Hours in which nobody reminds you; the same hour twice: none
people-command-quiet-from = from
people-command-quiet-from-about = First hour, such as 22 or 22:30
people-command-quiet-to = to
people-command-quiet-to-about = Last hour, such as 7
people-command-zone = zone
people-command-zone-about = Your time zone: type the name of a large city near you
people-command-away = away
people-command-away-about = Vacation: no reminders, and the time does not count; without days: none
people-command-away-from = from
people-command-away-from-about = The first day, from the list or such as 2027-07-14
people-command-away-to = to
people-command-away-to-about = The last day, from the list or such as 2027-07-28

# Standing answers

people-standing-turn = “{ $answer }” until my next turn
people-standing-always = Always “{ $answer }”
people-standing-is-turn = -# Answered for you until your next turn: “{ $answer }”.
people-standing-is-always = -# Answered for you always: “{ $answer }”.
people-standing-given = Questions of this kind are answered for you. “My hand” lists that, and revokes it.
people-button-standing-off = Ask me again
people-standing-revoked = You are asked again from now on.

# Coming and going

people-asks-abandon = **{ $who } asks to stop this game.** Nobody wins then.
people-asks-computer = **{ $who } asks to let the computer play on for { $about }.** Whoever would like the seat can take it at any time.
people-asks-offer = **{ $who } asks to offer the seat of { $about } to others.** It stays theirs until somebody takes it.
people-absent = { $who } may refuse, or simply play.
people-offered-free = **{ $who }, a computer player, keeps a seat warm.** Whoever takes it plays on with what lies there.
people-concede = Give up this game of { $game }? The computer plays on for you, and it cannot be taken back.
people-concede-last = Give up this game of { $game }? It ends for everybody, and it cannot be taken back.
people-conceded = You have given up this game.
people-button-concede = Give up
people-bad-seat = Seats are numbered from 1 to { $n }.
people-replaced = It is done; the channel tells it.
people-stopped-agreed = The game was ended by agreement. Nobody wins.
people-stopped-conceded = { $who } concedes; the game is over.
people-stopped-ended = { $who } has ended the game early. Nobody wins.
people-stopped-gone = Nobody has played here for a long time; the game is ended. Nobody wins.
people-button-rematch = Rematch
people-rematch = { $who } would like a rematch. { $others }, you sit at the table again, in seats drawn by lot; “Leave” if you would rather not, “Start” to begin.

people-command-concede = concede
people-command-concede-about = Give up your game in this channel
people-command-abandon = abandon
people-command-abandon-about = Ask the others to stop this game, without a winner
people-command-replace = replace
people-command-replace-about = Ask the others to replace somebody who has been absent for a day
people-command-replace-seat = seat
people-command-replace-seat-about = The number of their seat, as in the lobby
people-command-replace-by = by
people-command-replace-by-about = Who plays on
people-command-replace-computer = the computer
people-command-replace-offer = whoever takes the seat

# What a server chooses, and being forgotten

people-server = **What this server has chosen for its tables.** A choice counts at once; the language, for tables that are opened from now on.
people-server-only = This is about a server; here is none.
people-server-refused = Only those who may manage this server can choose this.
people-server-lang-auto = Language: the server’s, or of whoever opens a table
people-server-openers = Who may open tables?
people-server-openers-everybody = Everybody may open tables
people-server-openers-managers = Only those who manage messages or the channel open tables
people-server-enders = Who may end tables?
people-server-enders-managers = The host, and those who manage messages or the channel, end tables
people-server-enders-seated = Everybody at the table, and those who manage the channel, end it
people-server-enders-host = Only the host ends a table
people-open-refused = On this server, only those who manage messages or the channel open tables.
people-forget = { $n ->
    [0] Delete what is stored of you? Your settings go, and your name and id are taken from the games you played; their moves stay, for the others.
    [one] Delete what is stored of you? Your settings go, and your name and id are taken from the games you played; their moves stay, for the others. You leave the table you sit at.
   *[other] Delete what is stored of you? Your settings go, and your name and id are taken from the games you played; their moves stay, for the others. You leave the { $n } tables you sit at.
 }
people-forgotten = Nothing is stored of you any more. Messages in the chat are Discord’s, and stay.
people-button-forget = Delete my data

people-command-server = server
people-command-server-about = Language and who may open or end tables; for those who manage the server
people-command-forget = forget
people-command-forget-about = Delete what the bot has stored of you

# Those who watch

people-list-link = to the table
people-past = The board after entry { $n } of the log.
people-followed = You follow this table: each new board comes to you by direct message. `/game follow` stops it.
people-unfollowed = You no longer follow this table.
people-button-unfollow = No longer follow

people-command-follow = follow
people-command-follow-about = Get each new board of this table by direct message, or no longer
people-command-board-move = move
people-command-board-move-about = As it was after this entry of the log

# Where boards and logs stand

people-server-boards = How are boards posted?
people-server-boards-new = Each board is a new post
people-server-boards-edit = One post is changed, and whoever is next is called
people-server-logs = Where is it told what happened?
people-server-logs-channel = What happened is told with the board
people-server-logs-thread = What happened is told in a thread, too
people-thread = { $game }: what happened
