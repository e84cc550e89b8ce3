# What stands on the pictures of Evolution, and what describes them.

picture-evolution-turn = { $who-s } turn
picture-evolution-answers = { $who } answers
picture-evolution-answer-all = { $n } players choose
picture-evolution-on-turn-of = on { $who-s } turn
picture-evolution-phase-development = development
picture-evolution-phase-food = food
picture-evolution-phase-feeding = feeding
picture-evolution-phase-extinction = extinction
picture-evolution-phase-over = the end
picture-evolution-bank = food
picture-evolution-deck = deck
picture-evolution-turn-number = turn
picture-evolution-last-turn = last turn
picture-evolution-shells = { $n ->
    [one] shell
   *[other] shells
 }
picture-evolution-fight-attack = { $hunter } attacks { $target }
picture-evolution-fight-ambush = { $hunter } ambushes { $target }
picture-evolution-fight-counter = { $hunter } strikes back at { $target }
picture-evolution-hand = hand
picture-evolution-points = points
picture-evolution-first = first
picture-evolution-passed = passed
picture-evolution-no-animals = no animals
picture-evolution-empty-hand = no cards in hand
picture-evolution-hidden-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
 }
picture-evolution-needs = +{ $n } food
picture-evolution-only-animal = animal only
picture-evolution-red = R
picture-evolution-blue = B
picture-evolution-yellow = Y

picture-evolution-place-laurasia = Laurasia
picture-evolution-place-gondwana = Gondwana
picture-evolution-place-ocean = Ocean
picture-evolution-nobody-lives-here = nobody lives here
picture-evolution-here = here
picture-evolution-going-to = → { $place }
picture-evolution-migrating = { $n ->
    [one] 1 animal migrates
   *[other] { $n } animals migrate
 }

picture-evolution-state-fed = fed
picture-evolution-state-hungry = hungry
picture-evolution-state-asleep = asleep
picture-evolution-state-hidden = hidden
picture-evolution-state-paralysed = paralysed
picture-evolution-state-remnant = remnant
picture-evolution-state-poisoned = poison
picture-evolution-state-attacks = hunts
picture-evolution-state-attacked = attacked
picture-evolution-state-angler = anglerfish

# The names of traits in a word or two: they stand beside their signs.

picture-evolution-short-carnivorous = Carnivore
picture-evolution-short-fat-tissue = Fat
picture-evolution-short-parasite = Parasite
picture-evolution-short-swimming = Swimming
picture-evolution-short-running = Running
picture-evolution-short-mimicry = Mimicry
picture-evolution-short-scavenger = Scavenger
picture-evolution-short-symbiosis = Symbiosis
picture-evolution-short-piracy = Piracy
picture-evolution-short-tail-loss = Tail loss
picture-evolution-short-communication = Communication
picture-evolution-short-grazing = Grazing
picture-evolution-short-high-body-weight = Heavy
picture-evolution-short-hibernation = Hibernation
picture-evolution-short-poisonous = Poisonous
picture-evolution-short-cooperation = Cooperation
picture-evolution-short-burrowing = Burrowing
picture-evolution-short-camouflage = Camouflage
picture-evolution-short-sharp-vision = Sharp vision
picture-evolution-short-flight = Flight
picture-evolution-short-intellect = Intellect
picture-evolution-short-metamorphose = Metamorph.
picture-evolution-short-viviparous = Viviparous
picture-evolution-short-ambush = Ambush
picture-evolution-short-trematode = Trematode
picture-evolution-short-ink-cloud = Ink cloud
picture-evolution-short-shell = Shell
picture-evolution-short-specialization-a = Special A
picture-evolution-short-specialization-b = Special B
picture-evolution-short-anglerfish = Anglerfish
picture-evolution-short-migration = Migration
picture-evolution-short-pilot-fish = Pilot fish
picture-evolution-short-neoplasm = Neoplasm
picture-evolution-short-regeneration = Regeneration
picture-evolution-short-recombination = Recombination
picture-evolution-short-herding = Herding
picture-evolution-short-aedificator = Aedificator
picture-evolution-short-cnidocytes = Cnidocytes

# What a trait does, in a line for the card.

picture-evolution-does-carnivorous = Attacks other animals for 2 food
picture-evolution-does-fat-tissue = Stores one food for later
picture-evolution-does-parasite = On a rival’s animal: it needs 2 more
picture-evolution-does-swimming = Attacks and is attacked by swimmers only
picture-evolution-does-running = Gets away on a 4, 5 or 6
picture-evolution-does-mimicry = Sends an attack on to another of yours
picture-evolution-does-scavenger = Gets 1 food when an animal is eaten
picture-evolution-does-symbiosis = One protects the other, and eats first
picture-evolution-does-piracy = Takes a token from a hungry animal
picture-evolution-does-tail-loss = Drops a trait instead of being eaten
picture-evolution-does-communication = One takes red food, so does the other
picture-evolution-does-grazing = Destroys one food of the bank
picture-evolution-does-high-body-weight = Attacked only by animals as heavy
picture-evolution-does-hibernation = Sleeps a turn without food
picture-evolution-does-poisonous = Whoever eats it dies
picture-evolution-does-cooperation = One is given food, the other gets 1 blue
picture-evolution-does-burrowing = Safe as soon as it is fed
picture-evolution-does-camouflage = Seen by sharp vision only
picture-evolution-does-sharp-vision = Sees through camouflage
picture-evolution-does-flight = Safe from whoever has as many traits
picture-evolution-does-intellect = Ignores one trait of its prey
picture-evolution-does-metamorphose = Drops a trait for 1 food
picture-evolution-does-viviparous = Gives birth when it is fed
picture-evolution-does-ambush = Attacks whoever takes red food
picture-evolution-does-trematode = On two animals of a rival: 1 more each
picture-evolution-does-ink-cloud = Stops one attack a turn
picture-evolution-does-shell = Hides for the rest of the turn
picture-evolution-does-specialization-a = 1 food, while no other animal has an A
picture-evolution-does-specialization-b = 1 food, while no other animal has a B
picture-evolution-does-anglerfish = Played as an animal, it bites back
picture-evolution-does-migration = Moves to another territory, once a turn
picture-evolution-does-pilot-fish = Moves along with a migrating animal
picture-evolution-does-neoplasm = On a rival’s animal: switches traits off
picture-evolution-does-regeneration = Grows again after it was eaten
picture-evolution-does-recombination = The two exchange a trait each
picture-evolution-does-herding = Safe from as many carnivores as herders
picture-evolution-does-aedificator = Adds 2 food to its territory
picture-evolution-does-cnidocytes = Paralyses whoever attacks it
picture-evolution-does-swimming-to-ocean = Takes the animal to the Ocean: 1 point more
picture-evolution-does-specialization-in-place = 1 food, while alone with it in its territory

picture-evolution-score-animals = Animals
picture-evolution-score-traits = Traits
picture-evolution-score-food = Food needed
picture-evolution-score-ocean = Ocean
picture-evolution-score-discard = Discard
picture-evolution-players = { $low }–{ $high } players
picture-evolution-motto = give your animals traits, and find food before the others do
picture-evolution-cover = The cover of Evolution: lizards of many kinds, and the signs of their traits. { $players }.

# The position in words

picture-evolution-told-waiting = Waiting for { $who }.
picture-evolution-told-phase = Turn { $n }, { $phase }; { $first } went first.
picture-evolution-told-last = This is the last turn.
picture-evolution-told-bank = { $n ->
    [0] The food bank is empty.
   *[other] Food in the bank: { $n }.
 }
picture-evolution-told-deck = { $n ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $n } cards are left in the deck.
 }
picture-evolution-told-shells = { $n ->
    [one] A shell lies on the table.
   *[other] { $n } shells lie on the table.
 }
picture-evolution-told-fight-attack = Animal { $hunter } attacks animal { $target }.
picture-evolution-told-fight-ambush = Animal { $hunter } ambushes animal { $target }.
picture-evolution-told-fight-counter = Animal { $hunter } strikes back at animal { $target }.
picture-evolution-told-hand = Your hand: { $cards }.
picture-evolution-told-summary = { $who }: { $animals ->
    [0] no animals
    [one] 1 animal
   *[other] { $animals } animals
 }, { $fed ->
    [0] none fed
   *[other] { $fed } fed
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in hand, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
picture-evolution-told-summary-plain = { $who }: { $animals ->
    [0] no animals
    [one] 1 animal
   *[other] { $animals } animals
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in hand, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
picture-evolution-told-passed = passed this phase
picture-evolution-told-discard = { $n ->
    [one] 1 card in the discard
   *[other] { $n } cards in the discard
 }
picture-evolution-told-animal = animal { $n }: { $what }
picture-evolution-told-needs = needs { $n }
picture-evolution-told-food = { $food } of { $need } food
picture-evolution-told-tokens = { $red } red and { $blue } blue
picture-evolution-told-fat = fat { $full } of { $slots } full
picture-evolution-told-off = { $trait } (switched off)
picture-evolution-told-used = { $trait } (used)
picture-evolution-told-no-traits = no traits
picture-evolution-told-link = { $trait } with animal { $n }
picture-evolution-told-symbiont = symbiosis: protects animal { $n }
picture-evolution-told-dependent = symbiosis: protected by animal { $n }
picture-evolution-told-angler = an anglerfish in hiding
picture-evolution-told-final = { $place }. { $who }: { $total ->
    [one] 1 point
   *[other] { $total } points
 }
picture-evolution-told-score = { $group } { $points }

# Continents in words

picture-evolution-told-banks = Food: { $food }.
picture-evolution-told-place-food = { $place } { $n }
picture-evolution-told-place-animals = { $place } { $n }
picture-evolution-told-moves = { $n ->
    [one] Announced migration: { $moves }.
   *[other] Announced migrations: { $moves }.
 }
picture-evolution-told-move = animal { $n } { evolution-to-place }
picture-evolution-told-here = This go happens in: { $place }.
picture-evolution-told-place = { $place }: { $n ->
    [0] no food
   *[other] { $n } food
 } in the bank.
picture-evolution-told-dice = { $n ->
    [one] die { $dice }
   *[other] dice { $dice }
 }
picture-evolution-told-shells-here = { $n ->
    [one] a shell lies here
   *[other] { $n } shells lie here
 }
picture-evolution-told-of = { $who }, { $what }
picture-evolution-told-neoplasm = { $n ->
    [one] kills in the next food phase
   *[other] kills in { $n } food phases
 }
picture-evolution-told-summary-where = { $who }: { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
 } ({ $where }), { $fed ->
    [-1] { "" }
    [0] none fed,{ " " }
   *[other] { $fed } fed,{ " " }
 }{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in hand, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
