# What every game may say.

error-not-your-turn = It is not your turn: the game waits for { $waiting }.
error-game-over = The game is over.
error-unknown-game = There is no game called “{ $name }”. There are: { $known }.
error-unknown-seat = There is no seat { $seat } at this table; the seats go from 0 to { $last }.
error-no-such-option = “{ $key }” is not among the choices.
error-bad-dump = This saved game is damaged.
error-newer-dump = This game was saved with version { $version } of its rules; this program knows versions up to { $known }.
error-bad-record = This record cannot be trusted: { $why }
error-record-junk = it is not the file of a game.
error-record-unfinished = the game is not finished.
error-record-format = it has format { $format }; this program reads format { $known }.
error-record-version = it was played by version { $version } of the rules; this program plays version { $known }.
error-record-seed = its seed does not have the SHA-256 that was published, { $sha256 }.
error-record-setup = the game cannot be set up. { $why }
error-record-move = move { $n }, “{ $key }”, cannot be played. { $why }
error-record-cut = { $n ->
    [one] it ends after 1 move, before the game does.
   *[other] it ends after { $n } moves, before the game does.
 }
error-record-scores = it claims the points { $claimed }, but its moves lead to { $found }.
error-record-outcome = its moves lead to another outcome than it claims.
error-broken-invariant = Something went wrong inside the game. Nothing was lost; please tell whoever runs the bot.

problem-seats = This game is for { $low } to { $high } players, not for { $seats }.
problem-options = Options are names with values, not { $given }.
problem-option-name = There is no option “{ $name }”. There are: { $known }.
problem-option-value = “{ $name }” cannot be “{ $value }”. Possible: { $allowed }.
problem-seed = The seed must have { $length } bytes, not { $given }.
error-unknown-player = There is no computer player called “{ $name }”. There are: { $known }.
