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
thing-raptor-grey-2 = Grey Velociraptor (2)
    .many = Grey Velociraptors (2)
thing-raptor-grey-3 = Grey Velociraptor (3)
    .many = Grey Velociraptors (3)
thing-raptor-black-2 = Black Velociraptor (2)
    .many = Black Velociraptors (2)
thing-raptor-black-3 = Black Velociraptor (3)
    .many = Black Velociraptors (3)
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
thing-raptor-grey-2-dna = Grey Velociraptor (2) with DNA
    .many = Grey Velociraptors (2) with DNA
thing-raptor-grey-3-dna = Grey Velociraptor (3) with DNA
    .many = Grey Velociraptors (3) with DNA
thing-raptor-black-2-dna = Black Velociraptor (2) with DNA
    .many = Black Velociraptors (2) with DNA
thing-raptor-black-3-dna = Black Velociraptor (3) with DNA
    .many = Black Velociraptors (3) with DNA

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
cubosaurs-option-interaction = Tiles against opponents
cubosaurs-option-interaction-on = All ten tiles
cubosaurs-option-interaction-off = Without tiles that touch opponents’ cards
cubosaurs-option-purchase-window = When a tile may be bought
cubosaurs-option-purchase-window-before-or-after = Before or after deciding about the hand
cubosaurs-option-purchase-window-before-only = Before deciding about the hand only
cubosaurs-option-rounds = Rounds
cubosaurs-option-rounds-1 = 1 round
cubosaurs-option-rounds-2 = 2 rounds
cubosaurs-option-rounds-3 = 3 rounds
cubosaurs-option-rounds-4 = 4 rounds
cubosaurs-option-hand-visibility = The hand
cubosaurs-option-hand-visibility-hidden = Hidden from the others
cubosaurs-option-hand-visibility-open = Open to everybody

# Questions

cubosaurs-keep-or-refuse = { $n ->
    [one] Keep the card in your hand, or refuse it?
   *[other] Keep the { $n } cards in your hand, or refuse them?
 }
cubosaurs-forbidden-card = Which card do you add to the hand, of a type that is already in it?
cubosaurs-late-tile = { $n ->
    [one] Buy a DNA evolution tile with your token?
   *[other] Buy a DNA evolution tile with your { $n } tokens?
 }
cubosaurs-own-card-destroy-own = Which of your cards do you remove?
cubosaurs-own-card-give = Which of your cards do you give away?
cubosaurs-own-card-swap = Which of your cards do you offer in exchange?
cubosaurs-opponent-destroy-other = Whose card do you remove?
cubosaurs-opponent-steal = Whom do you take a card from?
cubosaurs-opponent-give = Who receives the card?
cubosaurs-opponent-swap = Whom do you exchange cards with?
cubosaurs-their-card-destroy-other = Which card of { $other } do you remove?
cubosaurs-their-card-steal = Which card of { $other } do you take?
cubosaurs-their-card-swap = Which card of { $other } do you take in exchange?
cubosaurs-take-token = The supply is empty: from whom do you take a DNA token?

# Choices

cubosaurs-group-hand = Keep or refuse the hand
cubosaurs-group-tiles = First buy a DNA tile
cubosaurs-keep = { $n ->
    [one] Keep the card
   *[other] Keep all { $n } cards
 }
cubosaurs-refuse = Refuse, adding { $card-a }
cubosaurs-card = { $card }
cubosaurs-buy = Buy { $tile } ({ $cost } DNA)
cubosaurs-done = Buy nothing
cubosaurs-player = { $who }

# What a choice would do

cubosaurs-keep-detail = Your points this round: { $now } → { $then }
cubosaurs-keep-detail-dna = { $n ->
    [one] Your points this round: { $now } → { $then }, and 1 DNA token
   *[other] Your points this round: { $now } → { $then }, and { $n } DNA tokens
 }
cubosaurs-refuse-detail = Your points this round: { $now } → { $then }; { $heir } gets the hand
cubosaurs-points-change = Points of { $who } this round: { $now } → { $then }
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
cubosaurs-tile-egg-bonus = At the end of the round: 2 more points for each of your eggs
cubosaurs-tile-draw = Draw a card into your hand, then decide about the hand
cubosaurs-tile-free-pass = Refuse the hand without adding a card
cubosaurs-tile-forbidden-type = Refuse the hand, adding a card of a type that is already in it
cubosaurs-tile-destroy-own = Remove a card from your collection
cubosaurs-tile-destroy-other = Remove a card from an opponent’s collection
cubosaurs-tile-steal = Take a card from an opponent’s collection
cubosaurs-tile-give = Put one of your cards into an opponent’s collection
cubosaurs-tile-swap = Exchange one of your cards for one of an opponent’s

# Why not

cubosaurs-why-type-in-hand = { $card-a } is already in this hand.
cubosaurs-why-type-not-in-hand = The tile you bought is for a card whose type is in the hand; this type is not.
cubosaurs-why-bought-already = You have bought a tile this turn; it is one a turn.
cubosaurs-why-too-late = This tile acts on the hand, so it has to be bought before you decide about it.
cubosaurs-why-too-dear = { $n ->
    [0] It costs { $cost } DNA tokens and you have none.
   *[other] It costs { $cost } DNA tokens and you have { $n }.
 }
cubosaurs-why-deck-empty = There is no card left to draw.
cubosaurs-why-no-such-card = No card of yours has a type that is in the hand.
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
cubosaurs-must-keep = { $who } has no card to refuse with, and keeps { $cards }.
cubosaurs-refused = { $who } refuses: adds { $card-a } and passes { $n } cards to { $heir }.
cubosaurs-passed = { $n ->
    [one] { $who } passes the card to { $heir } and adds nothing.
   *[other] { $who } passes the { $n } cards to { $heir } and adds nothing.
 }
cubosaurs-bought = { $who } buys { $tile } for { $cost } DNA tokens.
cubosaurs-gained = { $n ->
    [one] { $who } gains 1 DNA token.
   *[other] { $who } gains { $n } DNA tokens.
 }
cubosaurs-took-token = The supply is empty: { $who } takes a DNA token from { $other }.
cubosaurs-destroyed-own = { $who } removes { $card-a } from the collection.
cubosaurs-destroyed = { $who } removes { $card-a } from { $other-s } collection.
cubosaurs-stole = { $who } takes { $card-a } from { $other }.
cubosaurs-gave = { $who } gives { $card-a } to { $other }.
cubosaurs-swapped = { $who } gives { $given-a } to { $other } for { $card-a }.
cubosaurs-deck-empty = { $who } should draw, but the deck is empty.
cubosaurs-round-ends = Round { $n } ends.
cubosaurs-scored = { $points ->
    [one] { $who } scores 1 point.
   *[other] { $who } scores { $points } points.
 }

# The end

cubosaurs-victory = { $points ->
    [one] { $who } wins with 1 point.
   *[other] { $who } wins with { $points } points.
 }
cubosaurs-victory-by-last-round = { $points ->
    [one] { $who } wins with 1 point, by the better last round.
   *[other] { $who } wins with { $points } points, by the better last round.
 }
cubosaurs-shared-victory = { $points ->
    [one] { $who } share the victory with 1 point.
   *[other] { $who } share the victory with { $points } points.
 }
cubosaurs-round = Round { $n }
cubosaurs-leftover-tokens = DNA tokens left over
