# What stands on pictures, and what describes them.

picture-turn = { $who-s } turn
picture-decides-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
 }
picture-decides = has to choose
picture-no-hand = no hand goes around
picture-deck = deck
picture-round = round
picture-clockwise = clockwise
picture-anticlockwise = anticlockwise
picture-total = total
picture-this-round = this round
picture-dna = DNA
picture-ladder = points for 1, 2, 3, 4+ cards
picture-ladder-raptors = pair { $paired }, alone { $alone }
picture-ladder-eggs = most +{ $low }/+{ $high }, else { $other }
picture-market = DNA evolution tiles
picture-supply = supply

picture-short-trex = T-Rex
picture-short-stego = Stego
picture-short-bronto = Bronto
picture-short-ptero = Ptero
picture-short-penta = Penta
picture-short-raptor = Raptor
picture-short-raptor-grey = Grey Raptor
picture-short-raptor-black = Black Raptor
picture-egg-of = { $kind } Egg
picture-short-raptors = Raptors
picture-short-eggs = Eggs
picture-short-tiles = Tiles

picture-tile-type-bonus = +1 per type you hold, when the round ends
picture-tile-egg-bonus = +2 per egg you hold, when the round ends
picture-tile-draw = Draw a card into the hand
picture-tile-free-pass = Refuse the hand, adding no card
picture-tile-forbidden-type = Refuse the hand, adding a type it has
picture-tile-destroy-own = Destroy one of your cards
picture-tile-destroy-other = Destroy a card of an opponent
picture-tile-steal = Steal a card of an opponent
picture-tile-give = Give one of your cards away
picture-tile-swap = Swap a card with an opponent

picture-if-kept = this round, if you keep the hand
picture-paired = paired
picture-alone = alone
picture-most = most or tied
picture-otherwise = otherwise
picture-most-short = most
picture-otherwise-short = else
picture-round-short = round { $n }
picture-tokens-left = DNA left
picture-points = points
picture-players = { $low }–{ $high } players
picture-cubosaurs-motto = keep the whole hand, or add a card and pass it on
picture-cubosaurs-cover = The cover of Cubosaurs: seven dinosaurs on parade. { $players }.

# The position in words

picture-told-waiting = Waiting for { $who }.
picture-told-round = Round { $n } of { $total }, { $way }.
picture-told-clockwise = clockwise
picture-told-anticlockwise = anticlockwise
picture-told-deck = { $n ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $n } cards are left in the deck.
 }
picture-told-hand = { $n ->
    [one] { $who } holds a hand of 1 card; after that it is { $heir-s } turn.
   *[other] { $who } holds a hand of { $n } cards; after that it is { $heir-s } turn.
 }
picture-told-hand-known = In the hand: { $cards }.
picture-told-hand-partly = { $n ->
    [one] In the hand: { $cards }, and 1 unknown card.
   *[other] In the hand: { $cards }, and { $n } unknown cards.
 }
picture-told-if-kept = { $then ->
    [one] If { $who } keeps the hand, this round goes from { $now } to { $then } point.
   *[other] If { $who } keeps the hand, this round goes from { $now } to { $then } points.
 }
picture-told-standing = { $who } { $total }
picture-told-standings = Points: { $all }.
picture-told-cards = { $who } has { $cards }.
picture-told-no-cards = { $who } has no cards.
picture-told-player = { $total ->
    [one] { $who }: { $total } point in all, { $points } this round.
   *[other] { $who }: { $total } points in all, { $points } this round.
 }
picture-told-tokens = { $n ->
    [one] 1 DNA token
   *[other] { $n } DNA tokens
 }
picture-told-bought = bought this round: { $tiles }
picture-told-group = { $cards }: { $points }
picture-told-tile-points = tiles: { $points }
picture-told-market = DNA tiles on offer: { $tiles }.
picture-told-no-market = No DNA tile is on offer.
picture-told-tile = { $tile } for { $cost } ({ $does })
picture-told-supply = { $n ->
    [0] The supply of DNA tokens is empty.
    [one] 1 DNA token is left in the supply.
   *[other] { $n } DNA tokens are left in the supply.
 }
picture-told-final = { $total ->
    [one] { $place }. { $who }: { $total } point
   *[other] { $place }. { $who }: { $total } points
 }
picture-told-round-score = round { $n }: { $points } ({ $groups })
picture-told-round-nothing = round { $n }: { $points }
picture-told-score = { $group } { $points }
picture-told-tokens-left = DNA tokens left over: { $points }
picture-part-player = What { $who } has
