# What the command line says.

cli-bad-seed = “{ $seed }” is not a seed: a seed is a whole number from 0 to 2^256 − 1, or 64 hexadecimal digits.
cli-bad-option = “{ $option }” is not an option: write name=value, such as advanced=true.
cli-no-such-file = There is no file “{ $file }”.
cli-unreadable-file = The file “{ $file }” cannot be read: { $why }.
cli-unwritable-file = The file “{ $file }” cannot be written: { $why }.
cli-no-such-part = There is no part “{ $part }” of this picture. There are: { $known }.
cli-no-benchmarks = The benchmarks are not installed with the program; they are in its source tree, and “{ $folder }” is none.
cli-sandbox-address = The sandbox cannot listen on { $host }, port { $port }: { $why }
cli-sandbox-state = The sandbox cannot go on from “{ $file }”: { $why }

# Playing

cli-level-easy = easy
cli-level-normal = normal
cli-level-random = random
cli-welcome = { $title }: you are { $who }, and play against { $others } ({ $level }).
cli-how-to = Type the number of your choice. u takes your last choice back, ? says what you cannot choose and why, b shows the table, q leaves.
cli-no-such-number = There is no choice { $number }; the numbers go from 1 to { $last }.
cli-undone = Your last choice is taken back.
cli-nothing-to-undo = There is no choice of yours to take back.
cli-undo-revealed = Your last choice stands: dice or cards were revealed since.
cli-undo-answered = Your last choice stands: somebody has played since.
cli-nothing-refused = You can choose everything there is.
cli-refused = { $what }: not now. { $why }
cli-refused-by-rule = { $what }: not now. { $why } (rule { $rule })
cli-left = You leave the table; the game is not finished, and nothing was saved.
cli-seed-was = The seed of this game was { $seed }.
cli-recorded = The record of this game is in { $file }.

# How a game ended

cli-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
cli-part = { $what }: { $n }

# Records

cli-record-of = { $moves ->
    [one] { $title }, { $seats } players, 1 move.
   *[other] { $title }, { $seats } players, { $moves } moves.
 }
cli-move = { $number }. { $who }: { $key }
cli-true = { $moves ->
    [one] { $file }: true. { $title }, { $seats } players, 1 move. { $reason }
   *[other] { $file }: true. { $title }, { $seats } players, { $moves } moves. { $reason }
 }
cli-untrue = { $file }: not true. { $why }
cli-other-seed = Its seed has the SHA-256 { $found }, and “{ $published }” was published.

# Pictures

cli-drawn = { $file }: { $size } kB

# Many games

cli-simulated = { $games ->
    [one] { $title }, { $seats } players ({ $players }): 1 game.
   *[other] { $title }, { $seats } players ({ $players }): { $games } games.
 }
cli-speed = { $moves ->
    [one] 1 move in { $seconds } s.
   *[other] { $moves } moves in { $seconds } s: { $speed } a second.
 }
cli-wins = { $n ->
    [one] Seat { $seat } ({ $level }): 1 win ({ $share }%), { $points } points on average.
   *[other] Seat { $seat } ({ $level }): { $n } wins ({ $share }%), { $points } points on average.
 }
cli-team-wins = { $n ->
    [one] Seats { $seats }: 1 win ({ $share }%).
   *[other] Seats { $seats }: { $n } wins ({ $share }%).
 }
cli-ties = { $n ->
    [one] 1 shared victory ({ $share }%).
   *[other] { $n } shared victories ({ $share }%).
 }
cli-errors = { $n ->
    [0] No errors.
    [one] 1 game broke off.
   *[other] { $n } games broke off.
 }
cli-broke-off = { $moves ->
    [one] The game with the seed { $seed } broke off after 1 move: { $error }
   *[other] The game with the seed { $seed } broke off after { $moves } moves: { $error }
 }
