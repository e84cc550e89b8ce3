# What the bot says by itself; what a game says is in render/text.

# Commands

command-game = game
command-game-about = Open a table, see how it stands, end it, list all tables
command-game-new = new
command-game-new-about = Open a table in this channel
command-game-new-game = game
command-game-new-game-about = Which game to play
command-game-status = status
command-game-status-about = See how the table in this channel stands
command-game-end = end
command-game-end-about = End the game in this channel for good, without a winner
command-game-list = list
command-game-list-about = List the tables of this server
command-move = move
command-move-about = Make your move: type a few letters and choose
command-move-move = move
command-move-move-about = A choice from the list, or several keys with spaces between them
command-hand = hand
command-hand-about = See your hand; nobody else sees it
command-board = board
command-board-about = See the board now
command-board-part = part
command-board-part-about = One part of the board, larger
command-board-text = text
command-board-text-about = The board in words instead of a picture
command-log = log
command-log-about = Read what happened, move by move
command-export = export
command-export-about = The game as a file: its record when it is over, before that what you see and the log
command-undo = undo
command-undo-about = Take back your last choice, as long as nothing was revealed since
command-rules = rules
command-rules-about = Read the rules of a game in short, section by section
command-rules-game = game
command-rules-game-about = Which game; without it, the one that is played here
command-rules-section = section
command-rules-section-about = Which part of the rules
command-help = help
command-help-about = How to play here, your language, and messages to you

# First message and help

chat-welcome = **Beagle** hosts board games about evolution in this channel: { $games }. I know the rules, offer the moves that are possible, and post the board after each turn.
    Begin at once against two computer players, or open a table and wait for friends.
chat-button-solo = Play { $game } against the computer
chat-button-open = Open a table of { $game }
chat-solo-begins = Your game begins. The board appears in this channel; “Your move” under it shows what you can choose.
chat-help = **Playing here** ({ $games })
    - `/game new` opens a table in this channel. Friends press “Join”; computer players can sit down too; “Start” begins the game.
    - After each turn I post the board and call whoever is next. “Your move” shows you what you can choose and what it does.
    - “My hand” or `/hand` shows what only you may see. “Log” or `/log` tells what happened, `/export` gives it as a file. “Undo” or `/undo` takes your last choice back, as long as nothing was revealed since.
    - `/move` is for those who would rather type: it completes the moves you can make. Several keys with spaces between them are played one after the other.
    - `/board` shows the board at any time, `part:` one part of it, `text:` all of it in words.
    - `/rules` explains a game in short, section by section, with the rulings we made.
    - `/game status` brings the buttons back, `/game end` stops a game (its host, or whoever manages the channel), `/game list` shows all tables of the server.
    - `/game pace` gives a table a clock, `/game pause` and `/game resume` stop it and let it go on. `/game concede` gives up; `/game replace` and `/game abandon` ask the others; `/game follow` sends you each new board.
    - `/settings me` has your language, messages and reminders; `/settings quiet` and `/settings away` set hours and days without reminders.
    When you have to choose from a hidden hand, I also ask you by direct message, if you like.
chat-rules-heading = { $game }: { $section }
chat-rules-sections = Another section
chat-rules-unknown-section = The rules have no section “{ $section }”. `section:` lists those they have.
chat-language = Language
chat-language-auto = Language: as in your Discord
chat-language-en = Language: English
chat-language-fr = Language: French (français)

# Messages to one person

chat-no-dms = Turn direct messages off
chat-no-more-dms = No more direct messages
chat-dms-please = Turn direct messages on
chat-dms-are-off = You will get no more direct messages. “My hand” under the board shows your hand when it is your turn; `/help` turns messages on again.
chat-dms-are-on = When you have to choose from a hidden hand, you will be asked by direct message too.
chat-dm-heading = **{ $game }** in { $channel }

# Lobby

chat-lobby-title = { $game }: a table is open
chat-lobby-begun = { $game }: the game has begun
chat-lobby-closed = This table is closed. `/game new` opens another one.
chat-lobby-seats = { $n ->
    [one] **1 player** ({ $low } to { $high } can play)
   *[other] **{ $n } players** ({ $low } to { $high } can play)
 }
chat-lobby-host = { $name } (host)
chat-lobby-computer = { $name } (computer, { $level })
chat-level-easy = easy
chat-level-normal = normal
chat-lobby-options = **Options**
chat-lobby-option = { $option }: { $value }
chat-lobby-dms = -# Whoever has to choose from a hidden hand is asked by direct message too; `/help` turns that off.
chat-lobby-ready = Ready: anybody at the table can press “Start”.
chat-seed-published = -# The luck of this game is fixed by a seed. Its SHA-256: `{ $sha }`
chat-button-join = Join
chat-button-leave = Leave
chat-button-start = Start
chat-button-add = Add computer ({ $level })
chat-button-remove = Remove computer
chat-button-options = Options
chat-button-rules = Rules
chat-button-more-options = More options
chat-options = Each menu is an option of the game; a choice counts at once, and everybody sees it in the lobby.
chat-joined = You sit at the table.
chat-joined-dms = You sit at the table. When you have to choose from a hidden hand, I will also ask you by direct message.

# Board

chat-button-move = Your move
chat-button-hand = My hand
chat-button-log = Log
chat-button-undo = Undo
chat-button-export = Export
chat-button-again = New table of { $game }
chat-button-earlier = Earlier
chat-your-turn = { $who }, it is your turn: { $prompt }
chat-your-turn-all = { $who }, it is your turn.
chat-thinking = { $who } is thinking.
chat-waiting = The game waits for { $who }.
chat-nobody-waited = The game waits for nobody.
chat-earlier-lines = { $n ->
    [one] (1 earlier line is in the log.)
   *[other] ({ $n } earlier lines are in the log.)
 }
chat-status-title = **{ $game }** is being played here.
chat-log-line = { $n }. { $told }
chat-log-undone = { $n }. (undone) { $told }
chat-seed-file = SHA-256 of the seed: { $sha }
chat-log-empty = Nothing has happened yet.
chat-unknown-part = The board has no part “{ $part }”. `part:` lists those it has.

# Move panel and hand

chat-choose-group = What kind of choice?
chat-other-group = Other choices
chat-group-size = { $n ->
    [one] 1 choice
   *[other] { $n } choices
 }
chat-why-not = Why not…?
chat-not-possible = Not possible now:
chat-back = Back: undo my last choice
chat-back-to-groups = Back to all choices
chat-turn-over = **Your turn is over.**
chat-not-asked = You have nothing to choose now.
chat-your-view = This is what you see; nobody else does.
chat-undone = Your last choice is undone.
chat-move-refused = “{ $key }” was not played: { $why }
chat-several-moves = Play one after the other: { $moves }

# The end

chat-points-of = { $what }: { $n }
chat-standing = { $points ->
    [one] **{ $place }.** { $who }: 1 point
   *[other] **{ $place }.** { $who }: { $points } points
 }
chat-seed-revealed =
    -# The seed was `{ $seed }`
    -# Its SHA-256, published when the table opened: `{ $sha }`. “Export” gives the whole game as a file; `beagle verify FILE` checks every draw.
chat-seed-stopped =
    -# The seed was `{ $seed }`
    -# Its SHA-256, published when the table opened: `{ $sha }`
chat-export-so-far = What you see of the game, and its log so far. The record that proves it comes with the end.
chat-export = The whole game, move by move: `beagle replay { $file }` plays it again, `beagle verify { $file }` checks every draw.
chat-ended = The game was ended early. Nobody wins.
chat-end-question = End the game of { $game } for everybody? Nobody wins, and it cannot be taken back.
chat-button-end = End the game
chat-end-refused = Only the host, { $host }, can end this game, or somebody who may manage messages in this channel.
chat-list = { $n ->
    [one] One table on this server:
   *[other] { $n } tables on this server:
 }
chat-list-empty = There is no table on this server. `/game new` opens one.
chat-list-lobby = { $channel }: { $game }, open to join, with { $who }
chat-list-playing = { $channel }: { $game }, being played by { $who }

# What is refused

chat-no-table = There is no table in this channel. `/game new` opens one.
chat-no-table-of-yours = You play at no table now. `/game new` in a channel of a server opens one.
chat-several-tables = You play at several tables. Repeat this in the channel of the one you mean: { $channels }.
chat-only-in-server = A table stands in a channel of a server; here is no place for one.
chat-unknown-control = This belongs to an earlier version of the bot. `/game status` brings the present buttons.
chat-missing-permission = To play here I need more permissions in this channel: { $permissions }. Whoever runs the server can give them.
chat-permission-view-channel = View Channel
chat-permission-send-messages = Send Messages
chat-permission-send-messages-in-threads = Send Messages in Threads
chat-permission-attach-files = Attach Files
chat-forbidden = Discord does not let me do this here.
chat-discord-fails = Discord does not work as it should at the moment. What was played counts; `/game status` shows how the game stands.
chat-store-fails = I cannot write anything down at the moment, so nothing has changed and nothing is lost. Try again in a while; whoever runs the bot finds the reason in its log.
chat-unexpected = Something went wrong, and nothing was changed by it. If it happens again, tell whoever runs the bot this error id: { $id }

# A channel that is closed, or gone

chat-closed-permissions = It is your turn. I could not post the board in { $channel }, where I lack permissions: { $permissions }. Whoever runs the server can give them; until then you can play here.
chat-closed-locked = It is your turn. I could not post the board in { $channel }, because the thread is locked. Until it is opened you can play here.
chat-closed-other = It is your turn. I could not post the board in { $channel }: Discord does not let me in. Until it does you can play here.
chat-channel-gone = The channel of your game of { $game } was deleted, and the game has ended with it. Nobody wins.
