# Cubosaurs

cubosaurs-title = Cubosaurs

thing-trex = T-Rex
    .many = T-Rexes
thing-stego = Stegosaurus
    .many = Stegosauruses
thing-bronto = Brontosaurus
    .many = Brontosauruses
thing-ptero = Pterodactyl
    .many = Pterodactyls
thing-penta = Pentaceratops
thing-raptor-grey = Grey Velociraptor
    .many = Grey Velociraptors
thing-raptor-black = Black Velociraptor
    .many = Black Velociraptors
thing-egg = Egg
    .many = Eggs
thing-raptor-grey-1 = Grey Velociraptor (1)
    .many = Grey Velociraptors (1)
thing-raptor-grey-2 = Grey Velociraptor (2)
    .many = Grey Velociraptors (2)
thing-raptor-grey-3 = Grey Velociraptor (3)
    .many = Grey Velociraptors (3)
thing-raptor-grey-4 = Grey Velociraptor (4)
    .many = Grey Velociraptors (4)
thing-raptor-grey-5 = Grey Velociraptor (5)
    .many = Grey Velociraptors (5)
thing-raptor-black-1 = Black Velociraptor (1)
    .many = Black Velociraptors (1)
thing-raptor-black-2 = Black Velociraptor (2)
    .many = Black Velociraptors (2)
thing-raptor-black-3 = Black Velociraptor (3)
    .many = Black Velociraptors (3)
thing-raptor-black-4 = Black Velociraptor (4)
    .many = Black Velociraptors (4)
thing-raptor-black-5 = Black Velociraptor (5)
    .many = Black Velociraptors (5)
thing-egg-trex = T-Rex Egg
    .many = T-Rex Eggs
thing-egg-stego = Stegosaurus Egg
    .many = Stegosaurus Eggs
thing-egg-bronto = Brontosaurus Egg
    .many = Brontosaurus Eggs
thing-egg-ptero = Pterodactyl Egg
    .many = Pterodactyl Eggs
thing-egg-penta = Pentaceratops Egg
    .many = Pentaceratops Eggs
thing-egg-raptor = Velociraptor Egg
    .many = Velociraptor Eggs
thing-trex-dna = T-Rex with DNA
    .many = T-Rexes with DNA
thing-stego-dna = Stegosaurus with DNA
    .many = Stegosauruses with DNA
thing-bronto-dna = Brontosaurus with DNA
    .many = Brontosauruses with DNA
thing-ptero-dna = Pterodactyl with DNA
    .many = Pterodactyls with DNA
thing-penta-dna = Pentaceratops with DNA
thing-raptor-grey-1-dna = Grey Velociraptor (1) with DNA
    .many = Grey Velociraptors (1) with DNA
thing-raptor-grey-2-dna = Grey Velociraptor (2) with DNA
    .many = Grey Velociraptors (2) with DNA
thing-raptor-grey-3-dna = Grey Velociraptor (3) with DNA
    .many = Grey Velociraptors (3) with DNA
thing-raptor-grey-4-dna = Grey Velociraptor (4) with DNA
    .many = Grey Velociraptors (4) with DNA
thing-raptor-grey-5-dna = Grey Velociraptor (5) with DNA
    .many = Grey Velociraptors (5) with DNA
thing-raptor-black-1-dna = Black Velociraptor (1) with DNA
    .many = Black Velociraptors (1) with DNA
thing-raptor-black-2-dna = Black Velociraptor (2) with DNA
    .many = Black Velociraptors (2) with DNA
thing-raptor-black-3-dna = Black Velociraptor (3) with DNA
    .many = Black Velociraptors (3) with DNA
thing-raptor-black-4-dna = Black Velociraptor (4) with DNA
    .many = Black Velociraptors (4) with DNA
thing-raptor-black-5-dna = Black Velociraptor (5) with DNA
    .many = Black Velociraptors (5) with DNA

thing-type-bonus = Diversity
thing-egg-bonus = Brood Care
thing-draw = Discovery
thing-free-pass = Free Pass
thing-forbidden-type = Duplication
thing-destroy-own = Shedding
thing-destroy-other = Extinction
thing-steal = Abduction
thing-give = Adoption
thing-swap = Crossover

# Options of a table

cubosaurs-option-advanced = DNA evolution
cubosaurs-option-advanced-on = With DNA tokens and tiles
cubosaurs-option-advanced-off = Base game
cubosaurs-option-interaction = Interaction tiles
cubosaurs-option-interaction-on = All ten tiles
cubosaurs-option-interaction-off = Without tiles that touch opponents’ cards
cubosaurs-option-purchase-window = When a tile may be bought
cubosaurs-option-purchase-window-before-or-after = Before or after keeping or refusing
cubosaurs-option-purchase-window-before-only = Only before keeping or refusing
cubosaurs-option-rounds = Rounds
cubosaurs-option-rounds-1 = 1 round
cubosaurs-option-rounds-2 = 2 rounds
cubosaurs-option-rounds-3 = 3 rounds
cubosaurs-option-rounds-4 = 4 rounds
cubosaurs-option-hand-visibility = The hand
cubosaurs-option-hand-visibility-hidden = Hidden from the others
cubosaurs-option-hand-visibility-open = Open to everybody

# Parts of the picture

cubosaurs-part-hand = The hand
cubosaurs-part-market = The DNA tiles on offer

# Questions

cubosaurs-keep-or-refuse = { $n ->
    [one] Keep the card in your hand, or refuse it?
    [2] Keep both cards in your hand, or refuse them?
   *[other] Keep the { $n } cards in your hand, or refuse them?
 }
cubosaurs-late-tile = { $n ->
    [one] Buy a DNA evolution tile with your token?
   *[other] Buy a DNA evolution tile with your { $n } tokens?
 }
cubosaurs-own-card-destroy-own = Which of your cards do you destroy?
cubosaurs-own-card-give = Which of your cards do you give away?
cubosaurs-own-card-swap = Which of your cards do you swap?
cubosaurs-opponent-destroy-other = Whose card do you destroy?
cubosaurs-opponent-steal = Whose card do you steal?
cubosaurs-opponent-give = Who gets the card?
cubosaurs-opponent-swap = Who do you swap cards with?
cubosaurs-their-card-destroy-other = Which of { $other-s } cards do you destroy?
cubosaurs-their-card-steal = Which of { $other-s } cards do you steal?
cubosaurs-their-card-swap = Which of { $other-s } cards do you take in exchange?
cubosaurs-take-token = The supply is empty: who do you take a DNA token from?

# Choices

cubosaurs-group-hand = Keep or refuse the hand
cubosaurs-group-tiles = First buy a DNA tile
cubosaurs-group-duplication = Buy Duplication and refuse the hand
cubosaurs-keep = { $n ->
    [one] Keep the card
    [2] Keep both cards
   *[other] Keep all { $n } cards
 }
cubosaurs-refuse = Refuse, add { $card-a }
cubosaurs-card = { $card }
cubosaurs-buy = Buy { $tile } ({ $cost } DNA)
cubosaurs-buy-duplication = { $tile } ({ $cost } DNA): add { $card-a }
cubosaurs-done = Buy nothing
cubosaurs-player = { $who }

# What a choice would do

cubosaurs-own-points = Your points this round: { $now } → { $then }
cubosaurs-own-points-without = Your points this round without it: { $now } → { $then }
cubosaurs-keep-detail-dna = { $n ->
    [one] Your points this round: { $now } → { $then }, and 1 DNA token
   *[other] Your points this round: { $now } → { $then }, and { $n } DNA tokens
 }
cubosaurs-refuse-detail = Your points this round: { $now } → { $then }; { $heir } gets the hand
cubosaurs-both-points = Points this round: you { $own } → { $own_then }, { $other } { $theirs } → { $theirs_then }
cubosaurs-player-stands = { $n ->
    [one] 1 card; points this round: { $points }
   *[other] { $n } cards; points this round: { $points }
 }
cubosaurs-player-has-tokens = { $n ->
    [one] Has 1 DNA token
   *[other] Has { $n } DNA tokens
 }
cubosaurs-done-detail = Your turn ends; you keep your DNA tokens
cubosaurs-tile-type-bonus = At the end of the round: 1 point for each type in your collection
cubosaurs-tile-type-bonus-now = At the end of the round: 1 point for each type in your collection (now { $points })
cubosaurs-tile-egg-bonus = At the end of the round: 2 more points for each of your eggs
cubosaurs-tile-egg-bonus-now = At the end of the round: 2 more points for each of your eggs (now { $points })
cubosaurs-tile-draw = Draw a card into your hand, then keep or refuse the hand
cubosaurs-tile-free-pass = Refuse the hand without adding a card
cubosaurs-tile-forbidden-type = Refuse the hand, adding a card of a type already in it
cubosaurs-tile-destroy-own = Destroy a card of your collection
cubosaurs-tile-destroy-other = Destroy a card of an opponent’s collection
cubosaurs-tile-steal = Steal a card from an opponent’s collection
cubosaurs-tile-give = Give a card of your collection to an opponent
cubosaurs-tile-swap = Swap one of your cards for one of an opponent’s

# Why not

cubosaurs-why-type-in-hand = { $card-A } is already in this hand.
cubosaurs-why-bought-already = You have already bought a tile this turn; only one is allowed.
cubosaurs-why-too-late = This tile acts on the hand, so you have to buy it before you keep or refuse.
cubosaurs-why-too-dear = { $n ->
    [0] It costs { $cost } DNA tokens and you have none.
   *[other] It costs { $cost } DNA tokens and you have only { $n }.
 }
cubosaurs-why-deck-empty = There is no card left to draw.
cubosaurs-why-no-such-card = None of your cards has a type that is in the hand.
cubosaurs-why-no-card = Your collection is empty.
cubosaurs-why-no-victim = No opponent has a card.

# What happened

cubosaurs-round-begins = Round { $n } of { $total } begins, clockwise. { $who } starts.
cubosaurs-round-begins-reversed = Round { $n } of { $total } begins, anticlockwise. { $who } starts.
cubosaurs-market = DNA tiles on offer: { $tiles }.
cubosaurs-drew = { $who } draws a card.
cubosaurs-you-drew = You draw { $card-a }.
cubosaurs-drew-openly = { $who } draws { $card-a }.
cubosaurs-cards = { $n ->
    [one] { $card-a }
   *[other] { $n } { $card-many }
 }
cubosaurs-kept = { $who } keeps { $cards }.
cubosaurs-must-keep = { $who } has no card to refuse with and keeps { $cards }.
cubosaurs-refused = { $who } refuses, adds { $card-a } and passes { $n } cards to { $heir }.
cubosaurs-passed = { $n ->
    [one] { $who } refuses, adds nothing and passes the card to { $heir }.
   *[other] { $who } refuses, adds nothing and passes { $n } cards to { $heir }.
 }
cubosaurs-bought = { $who } buys the { $tile } tile for { $cost } DNA tokens.
cubosaurs-gained = { $n ->
    [one] { $who } gains 1 DNA token.
   *[other] { $who } gains { $n } DNA tokens.
 }
cubosaurs-took-token = The supply is empty: { $who } takes a DNA token from { $other }.
cubosaurs-destroyed-own = { $who } destroys { $card-a } from their own collection.
cubosaurs-destroyed = { $who } destroys { $card-a } from { $other-s } collection.
cubosaurs-stole = { $who } steals { $card-a } from { $other }.
cubosaurs-gave = { $who } gives { $card-a } to { $other }.
cubosaurs-swapped = { $who } swaps { $given-a } with { $other } for { $card-a }.
cubosaurs-deck-empty = { $who } has to draw, but the deck is empty.
cubosaurs-round-ends = Round { $n } ends.
cubosaurs-scored = { $points ->
    [one] { $who } scores { $points } point.
   *[other] { $who } scores { $points } points.
 }

# The end

cubosaurs-victory = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
 }
cubosaurs-victory-by-last-round = { $points ->
    [one] { $who } wins with { $points } point, thanks to the better last round.
   *[other] { $who } wins with { $points } points, thanks to the better last round.
 }
cubosaurs-shared-victory = { $points ->
    [one] { $who } share the victory with { $points } point each.
   *[other] { $who } share the victory with { $points } points each.
 }
cubosaurs-round = Round { $n }
cubosaurs-leftover-tokens = DNA tokens left over
