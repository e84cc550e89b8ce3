# What every game may say.

error-not-your-turn = It is not your turn: the game waits for { $waiting }.
error-game-over = The game is over.
error-unknown-game = There is no game called “{ $name }”. There are: { $known }.
error-unknown-seat = There is no seat { $seat } at this table; the seats go from 0 to { $last }.
error-no-such-option = “{ $key }” is not among the choices.
error-bad-dump = This saved game is damaged.
error-newer-dump = This game was saved with version { $version } of its rules; this program knows versions up to { $known }.
error-bad-record = This record cannot be trusted: { $why }
error-broken-invariant = Something went wrong inside the game. Nothing was lost; please tell whoever runs the bot.

problem-seats = { $seats } players are not possible: this game is for { $low } to { $high }.
problem-option-name = There is no option “{ $name }”. There are: { $known }.
problem-option-value = “{ $name }” cannot be “{ $value }”. Possible: { $allowed }.
problem-seed = The seed must be { $length } bytes long.
error-unknown-player = There is no computer player called “{ $name }”. There are: { $known }.
