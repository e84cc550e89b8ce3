# Evolution

evolution-title = Evolution
thing-evolution-carnivorous = Carnivorous
thing-evolution-fat-tissue = Fat Tissue
thing-evolution-parasite = Parasite
thing-evolution-swimming = Swimming
thing-evolution-running = Running
thing-evolution-mimicry = Mimicry
thing-evolution-scavenger = Scavenger
thing-evolution-symbiosis = Symbiosis
thing-evolution-piracy = Piracy
thing-evolution-tail-loss = Tail Loss
thing-evolution-communication = Communication
thing-evolution-grazing = Grazing
thing-evolution-high-body-weight = High Body Weight
thing-evolution-hibernation = Hibernation
thing-evolution-poisonous = Poisonous
thing-evolution-cooperation = Cooperation
thing-evolution-burrowing = Burrowing
thing-evolution-camouflage = Camouflage
thing-evolution-sharp-vision = Sharp Vision
thing-evolution-flight = Flight
thing-evolution-intellect = Intellect
thing-evolution-metamorphose = Metamorphose
thing-evolution-viviparous = Viviparous
thing-evolution-ambush = Ambush Hunting
thing-evolution-trematode = Trematode
thing-evolution-anglerfish = Anglerfish
thing-evolution-ink-cloud = Ink Cloud
thing-evolution-shell = Shell
thing-evolution-specialization-a = Specialization A
thing-evolution-specialization-b = Specialization B
thing-evolution-migration = Migration
thing-evolution-pilot-fish = Pilot Fish
thing-evolution-regeneration = Regeneration
thing-evolution-recombination = Recombination
thing-evolution-herding = Herding
thing-evolution-aedificator = Aedificator
thing-evolution-neoplasm = Neoplasm
thing-evolution-cnidocytes = Cnidocytes

# Options

evolution-option-sets = Sets
evolution-option-sets-base = Base game
evolution-option-sets-base-fly = Base game and Time to Fly
evolution-option-sets-base-continents = Base game and Continents
evolution-option-sets-all = Base game and both expansions
evolution-option-half-deck = Half the deck
evolution-option-half-deck-auto = For 2 players with an expansion
evolution-option-half-deck-on = Half of every card
evolution-option-half-deck-off = All cards
evolution-option-mimicry-optional = Mimicry may be waived
evolution-option-mimicry-optional-off = Off
evolution-option-mimicry-optional-on = On
evolution-option-tail-loss-optional = Tail Loss may be waived
evolution-option-tail-loss-optional-off = Off
evolution-option-tail-loss-optional-on = On
evolution-option-anglerfish-has-carnivorous-face = Anglerfish cards may be played as Carnivorous
evolution-option-anglerfish-has-carnivorous-face-off = Off
evolution-option-anglerfish-has-carnivorous-face-on = On
evolution-option-ambush-own = Own animals may be ambushed
evolution-option-ambush-own-off = Off
evolution-option-ambush-own-on = On
evolution-option-viviparous-once = Viviparous animals give birth once per turn
evolution-option-viviparous-once-off = Off
evolution-option-viviparous-once-on = On

# Parts of the picture

evolution-part-hand = The hand
evolution-part-place-laurasia = Laurasia
evolution-part-place-gondwana = Gondwana
evolution-part-place-ocean = The Ocean
evolution-problem-half-deck = Half the deck is too little for { $seats } players; it is for { $most } at most.

# Names

evolution-card = { $trait }
evolution-card-two = { $trait } / { $other }
evolution-trait = { $trait }
evolution-animal-plain = Animal { $animal }
evolution-animal = Animal { $animal }: { $traits }
evolution-animal-more = Animal { $animal }: { $traits } +{ $n }
evolution-fat-of-it = { $yellow ->
    [0] { "" }
   *[other] , fat { $yellow }
 }
evolution-animal-detail = { $who-s } animal: food { $food } of { $need }{ evolution-fat-of-it }
evolution-animal-detail-at = { $who-s } animal { evolution-in-place }: food { $food } of { $need }{ evolution-fat-of-it }
evolution-in-place = { $place ->
    [laurasia] in Laurasia
    [gondwana] in Gondwana
   *[ocean] in the Ocean
 }
evolution-the-place = { $place ->
    [laurasia] Laurasia
    [gondwana] Gondwana
   *[ocean] the Ocean
 }
evolution-left-in-bank = { $place ->
    [land] left in the bank
   *[other] left { evolution-in-place }
 }
evolution-told-at = { $told } ({ evolution-in-place })
evolution-to-place = { $place ->
    [laurasia] to Laurasia
    [gondwana] to Gondwana
   *[ocean] to the Ocean
 }

# Questions

evolution-develop = { $n ->
    [one] Play your last card as an animal or a trait, or pass?
   *[other] Play one of your { $n } cards as an animal or a trait, or pass?
 }
evolution-place = Which animal gets { $trait }?
evolution-place-pair = { $trait } joins two animals: which is the first?
evolution-place-symbiosis = Symbiosis: which animal is the symbiont, which protects and eats first?
evolution-partner = { $trait }: which animal is joined with animal { $animal }?
evolution-partner-symbiosis = Symbiosis: which animal does animal { $animal } protect?
evolution-feed = { $n ->
    [0] The food bank is empty. What do your animals do?
   *[other] Food in the bank: { $n }. What do your animals do?
 }
evolution-feed-more = Food in the bank: { $n }. Do your animals do anything else?
evolution-feed-anywhere = Food: Laurasia { $laurasia }, Gondwana { $gondwana }, Ocean { $ocean }. What do your animals do?
evolution-feed-at = Food { evolution-in-place }: { $n }. Do your animals there do anything else?
evolution-target = Which animal does animal { $hunter } attack?
evolution-burn-how-many = How much fat does animal { $animal } burn?
evolution-shed = Which trait does animal { $animal } discard for food?
evolution-rob = Which animal does animal { $animal } rob?
evolution-trigger = Animal { $animal } has received food: which of its links comes first?
evolution-ambush = { $who-s } animal { $animal } is about to eat. Do you attack it from ambush?
evolution-scavenge = Which of your scavengers eats what is left?
evolution-lure = Animal { $hunter } attacks your animal { $target }. Do you turn up an Anglerfish?
evolution-intend = Which trait of animal { $target } do you ignore?
evolution-react = { $who-s } animal { $hunter } attacks your animal { $target }. What does it do?
evolution-mimic = Animal { $hunter } attacks animal { $target }: which animal takes its place?
evolution-tail = Which trait does animal { $target } lose with its tail?
evolution-arrange-lowest = Which trait of animal { $animal } lies lowest?
evolution-arrange-next = Which trait of animal { $animal } comes next above?
evolution-route = Where does animal { $animal } migrate to?
evolution-announce = { $n ->
    [one] 1 animal is about to migrate. Does another migrate as well?
   *[other] { $n } animals are about to migrate. Does another migrate as well?
 }
evolution-follow = { $n ->
    [one] An animal migrates. Do your pilot fish follow?
   *[other] { $n } animals migrate. Do your pilot fish follow?
 }
evolution-give = Recombination: which trait does animal { $animal } give to animal { $other }?
evolution-regrow = Animal { $animal } regenerates: which card becomes the animal?
evolution-rescue = { $n ->
    [one] You have to play another card as an animal. Which one, and where?
   *[other] You had nothing left: you have to play { $n } cards as animals. Which one first, and where?
 }

# Choices

evolution-group-all = Choices
evolution-group-part = { $group } ({ $n })
evolution-group-owner = { $who-s } animals
evolution-group-animal = Play as an animal
evolution-group-trait = Play as a trait
evolution-group-take = Take food from the bank
evolution-group-attack = Attack
evolution-group-food = Get food another way
evolution-group-free = As well, at any time
evolution-group-migrate = Migrate, instead of everything else
evolution-group-arrange = Rearrange the traits first
evolution-group-owner-at = { $who-s } animals { evolution-in-place }
evolution-group-at = { $place ->
    [laurasia] In Laurasia
    [gondwana] In Gondwana
   *[ocean] In the Ocean
 }
evolution-group-take-at = Take food { evolution-in-place }
evolution-group-animal-at = Play as an animal { evolution-in-place }
evolution-migrate = Migrate with animal { $animal }
evolution-recombine = Recombination of animals { $first } and { $second }
evolution-arrange = Rearrange animal { $animal }
evolution-to = { $place ->
    [laurasia] Laurasia
    [gondwana] Gondwana
   *[ocean] The Ocean
 }
evolution-depart = Set off
evolution-stay = Stay
evolution-follow-to = Follow with animal { $animal } { evolution-to-place }
evolution-as-animal = Animal ({ $card })
evolution-as-animal-at = Animal { evolution-in-place } ({ $card })
evolution-as-trait = { $trait }
evolution-as-trait-of-two = { $trait } (without { $other })
evolution-stop = Pass for this phase
evolution-take = Feed animal { $animal } ({ $food } of { $need })
evolution-attack = Attack with animal { $animal }
evolution-attack-animal = Attack animal { $target } with animal { $hunter }
evolution-burn = Burn fat of animal { $animal }
evolution-metamorphose = Metamorphose animal { $animal }
evolution-specialize = Use the Specialization of animal { $animal }
evolution-shell = Take the Shell for animal { $animal }
evolution-graze = Graze with animal { $animal }
evolution-pirate = Rob with animal { $animal }
evolution-hibernate = Let animal { $animal } hibernate
evolution-end = End your go
evolution-pass = Pass
evolution-burn-n = { $n ->
    [one] Burn 1 token
   *[other] Burn { $n } tokens
 }
evolution-trigger-link = { $trait } with animal { $animal }
evolution-ambush-decline = Let it eat
evolution-lure-no = Do not turn up anything
evolution-lure-reveal = Turn up animal { $animal }
evolution-intend-keep = Ignore nothing
evolution-intend-ignore = Ignore { $trait }
evolution-react-run = Run away
evolution-react-mimic = Mimicry: another animal instead
evolution-react-tail = Lose the tail
evolution-react-ink = Escape in an ink cloud
evolution-react-shell = Hide in the shell
evolution-react-accept = Be eaten
evolution-lose-fat = { $trait }, with its token
evolution-lose-link = { $trait } with animal { $animal }

# What a choice would do

evolution-animal-card-detail = { $n ->
    [one] A new animal, your first; only you know its card
   *[other] A new animal: you then have { $n }; only you know its card
 }
evolution-stop-detail = { $n ->
    [one] You keep your card for the next turn
   *[other] You keep your { $n } cards for the next turn
 }
evolution-about-carnivorous = May attack another animal once per turn, for 2 food; needs 1 more
evolution-about-fat-tissue = Stores 1 token once the animal is fed, to be burnt when food is short
evolution-about-parasite = On an opponent’s animal: it needs 2 more food
evolution-about-swimming = Only swimmers can attack it; a swimming carnivore attacks only swimmers
evolution-about-running = When attacked, it escapes on a roll of 4 to 6
evolution-about-mimicry = Once per turn an attack on it turns to another of your animals
evolution-about-scavenger = May get 1 food whenever an animal is eaten; not on a carnivore
evolution-about-symbiosis = The symbiont protects the other animal, which may eat only once it is fed
evolution-about-piracy = Once per turn, robs an animal that is not fed yet of 1 food
evolution-about-tail-loss = When attacked, it loses a trait instead; the attacker gets 1 food
evolution-about-communication = When one takes food from the bank, so does the other; once per lap
evolution-about-grazing = In each of your goes it may destroy 1 food of the bank
evolution-about-high-body-weight = Only animals with this trait can attack it; needs 1 more
evolution-about-hibernation = Counts as fed for a turn; not two turns running, nor in the last one
evolution-about-poisonous = A carnivore that eats it dies at the end of the turn
evolution-about-cooperation = When one gets food, the other gets 1 as well; once per lap
evolution-about-burrowing = It cannot be attacked while it is fed
evolution-about-camouflage = Only carnivores with Sharp Vision can attack it
evolution-about-sharp-vision = A carnivore with it can attack camouflaged animals
evolution-about-flight = Only animals with fewer traits than it has can attack it
evolution-about-intellect = Once per turn its attack ignores one trait of the target; needs 1 more
evolution-about-metamorphose = Once per turn, discards one of its traits for 1 food
evolution-about-viviparous = When it becomes fed it gives birth to a new animal; needs 1 more
evolution-about-ambush = With Carnivorous: may attack an opponent’s animal that is about to take food
evolution-about-trematode = Joins two animals of one opponent: each needs 1 more food
evolution-about-ink-cloud = Once per turn it escapes an attack; the carnivore may attack again later
evolution-about-shell = When attacked it may hide for the turn, but then receives nothing
evolution-about-specialization-a = Once per turn 1 food from the supply, if no other animal has this trait
evolution-about-specialization-b = Once per turn 1 food from the supply, if no other animal has this trait
evolution-about-migration = Once per turn it may move to another territory, instead of your whole go
evolution-about-pilot-fish = Follows any animal that migrates from where it is
evolution-about-regeneration = If eaten, it comes back with its traits; at most 1 more trait, none with a need
evolution-about-recombination = Once per turn the two animals exchange a trait each
evolution-about-herding = Safe while its territory has as many herding animals as carnivores
evolution-about-aedificator = Each turn it adds 2 food to the bank of its territory
evolution-about-neoplasm = On an opponent’s animal: each turn one trait stops working, until it dies
evolution-about-cnidocytes = Whoever attacks it loses all its traits until the end of the turn
evolution-about-swimming-ocean = Moves the animal into the Ocean, for 1 point more at the end; the card is discarded
evolution-arrange-detail = Choose the order of its traits, from the bottom up; then play your card
evolution-arrange-trait-detail = A Neoplasm switches traits off from the bottom up
evolution-settle-detail = Animals { evolution-in-place }: { $n }, of them yours: { $own }
evolution-route-detail = { $n ->
    [0] Food { evolution-in-place }: { $food }
    [one] Food { evolution-in-place }: { $food }; 1 paired trait would be discarded
   *[other] Food { evolution-in-place }: { $food }; { $n } paired traits would be discarded
 }
evolution-migrate-detail = Leaves { evolution-the-place }; food { $food } of { $need }{ evolution-fat-of-it }
evolution-depart-detail = { $n ->
    [one] Pilot fish may follow, then the animal moves and your go ends
   *[other] Pilot fish may follow, then all { $n } move at once and your go ends
 }
evolution-stay-detail = Pilot fish of yours that do not follow stay where they are
evolution-recombine-detail = Animals { $first } and { $second } each give the other a trait, once per turn
evolution-give-detail = Animal { $animal } gets it
evolution-give-lost-detail = Animal { $animal } cannot have it: it would be discarded
evolution-regrow-detail = Animal { $animal } lives again with its traits; only you know its card
evolution-take-detail = Takes 1 red token from the bank
evolution-attack-detail = Choose a target next; food { $food } of { $need }{ evolution-fat-of-it }
evolution-attack-only-detail = Attacks { $who-s } animal { $animal }, the only one that it can attack
evolution-burn-detail = Turns fat into food: food { $food } of { $need }{ evolution-fat-of-it }
evolution-metamorphose-detail = Discards a trait and gets 1 food; food { $food } of { $need }{ evolution-fat-of-it }
evolution-metamorphose-only-detail = Discards { $trait } and gets 1 food
evolution-specialize-detail = Gets 1 food from the supply; food { $food } of { $need }{ evolution-fat-of-it }
evolution-shell-detail = Puts the Shell from the middle on it; food { $food } of { $need }{ evolution-fat-of-it }
evolution-graze-detail = Destroys 1 food of the bank; food { $food } of { $need }{ evolution-fat-of-it }
evolution-pirate-detail = Robs an animal of 1 food; food { $food } of { $need }{ evolution-fat-of-it }
evolution-pirate-only-detail = Robs { $who-s } animal { $animal } of 1 food; no other can be robbed
evolution-hibernate-detail = Fed until the end of the turn, but gets nothing; food { $food } of { $need }{ evolution-fat-of-it }
evolution-end-detail = The next player’s go begins
evolution-pass-detail = You do nothing now; you may act again in a later go
evolution-burn-n-detail = Then it has { $food } of { $need } food
evolution-shed-detail = It is discarded, and animal { $animal } gets 1 food
evolution-trigger-communication = Animal { $animal } takes 1 red token from the bank
evolution-trigger-cooperation = Animal { $animal } gets 1 blue token
evolution-ambush-decline-detail = Animal { $animal } takes its food
evolution-strike-detail = Animal { $animal } (food { $food } of { $need }) attacks animal { $prey } now
evolution-lure-detail = It becomes carnivorous, stops the attack and strikes back at animal { $hunter }
evolution-lure-no-detail = The attack on animal { $target } goes on
evolution-intend-keep-detail = You may still ignore a trait later this turn
evolution-intend-detail = { $trait } of animal { $target } does not work against this attacker
evolution-react-run-detail = Roll a die: with 4 to 6 the attack fails
evolution-react-mimic-detail = The attack turns to another of your animals, once per turn
evolution-react-mimic-only-detail = The attack turns to animal { $animal }, once per turn
evolution-react-tail-detail = You discard one of its traits; it survives, and the attacker gets 1 food
evolution-react-ink-detail = The attack fails; the attacker may attack again in a later go
evolution-react-shell-detail = Safe until the end of the turn, but it can no longer receive food
evolution-react-accept-detail = The animal dies, and the attacker gets 2 food
evolution-tail-detail = It is discarded; animal { $target } survives, and animal { $hunter } gets 1 food

# Why not

evolution-why-no-animal = You have no animal to put it on.
evolution-why-no-victim = No opponent has an animal to put it on.
evolution-why-no-pair = There are no two animals that { $trait } could join.
evolution-why-nobody-fits = No animal can have { $trait } now: one copy each, and some traits exclude each other.
evolution-why-has-it = It already has { $trait }; only Fat Tissue may lie twice on an animal.
evolution-why-excludes = { $trait } and { $other } exclude each other on one animal.
evolution-why-no-partner = There is no second animal that { $trait } could join it with.
evolution-why-joined = { $trait } already joins these two animals.
evolution-why-main-spent = You have already taken the one main action of this go.
evolution-why-must-feed = One of your animals can still take food: feed it, or take another main action first.
evolution-why-bank-empty = The food bank is empty.
evolution-why-asleep = It hibernates until the end of the turn.
evolution-why-hidden = It hides in its shell until the end of the turn.
evolution-why-symbiont = Its symbiont has to be fed first.
evolution-why-full = It is fed, and has no empty Fat Tissue.
evolution-why-hunted = It has already attacked this turn; each carnivore attacks once.
evolution-why-cannot-eat = It could not eat now, so it cannot attack.
evolution-why-no-prey = There is no animal that it could attack.
evolution-why-no-fat = Its Fat Tissue holds no token.
evolution-why-not-hungry = It needs no more food.
evolution-why-used-up = This trait has already been used this turn.
evolution-why-nothing-to-shed = It has no trait to discard after which it could receive food.
evolution-why-not-alone = Another animal has the same Specialization.
evolution-why-has-shell = It already has a Shell.
evolution-why-grazed = It has already grazed in this go.
evolution-why-nothing-to-rob = No other animal has food without being fed.
evolution-why-rob-fed = It is fed, so it cannot be robbed.
evolution-why-rob-nothing = It has no food to be robbed of.
evolution-why-slept = It hibernated in the last turn or this one; it cannot do so in two turns running.
evolution-why-last-turn = The deck is empty: nobody can hibernate in the last turn.
evolution-why-fed = It is fed already; a fed animal may hibernate only if it has an empty Fat Tissue.
evolution-why-swimmer = A swimming carnivore can attack only swimmers.
evolution-why-safe-camouflage = It is camouflaged, and the attacker has no Sharp Vision.
evolution-why-safe-high-body-weight = It has High Body Weight, and the attacker has not.
evolution-why-safe-swimming = It swims, and the attacker does not.
evolution-why-safe-burrowing = It is fed and safe in its burrow.
evolution-why-safe-symbiosis = Its symbiont protects it.
evolution-why-safe-flight = It flies, and the attacker has as many traits or more.
evolution-why-safe-shell = It hides in its shell until the end of the turn.
evolution-why-safe-many = It is protected by { $traits }.
evolution-why-safe-beyond-intellect = Intellect ignores one trait, but { $traits } protect it.
evolution-why-struck = It has already struck at this animal, or is the one that eats.
evolution-why-no-anglerfish = Its card is no Anglerfish.
evolution-why-other-territory = It is in another territory.
evolution-why-angler-elsewhere = It is in another territory than the attack.
evolution-why-not-hidden = It has a trait, or was turned up before: no Anglerfish hides there.
evolution-why-ignored = The attacker ignores this trait.
evolution-why-no-double = You have no other animal that the attacker could attack.
evolution-why-no-shell-in-ambush = Nobody can hide in a shell from an ambush.
evolution-why-used = { $trait } has already been used.
evolution-why-must-defend = It has to use { $trait } before it may be eaten.
evolution-why-in-ocean = It is in the Ocean already.
evolution-why-not-into-ocean = A new animal begins on a continent; Swimming takes it into the Ocean.
evolution-why-regeneration-full = With Regeneration an animal has two traits at most, paired ones included.
evolution-why-regeneration-need = Regeneration and a trait that raises the need exclude each other.
evolution-why-remnant = It was eaten; only its traits lie there until it regenerates.
evolution-why-paralysed = One of the two animals is paralysed, or was eaten.
evolution-why-nothing-to-give = Each of the two animals has to give an unpaired trait, and one has none.
evolution-why-acted = A migration takes the whole go, and you have already done something.
evolution-why-migrated = It has already migrated this turn.
evolution-why-flyer-at-sea = Flight leads from continent to continent, not out of the Ocean.
evolution-why-apart = It is in another territory; a paired trait joins two animals in the same one.
evolution-why-too-heavy = It has more than two traits: too many to fly to the other continent.
evolution-why-swimmer-route = A swimmer cannot go from one continent to the other without passing through the Ocean.
evolution-why-land-route = An animal of the land cannot go into the Ocean.
evolution-why-nobody-to-follow = Nobody migrates there from where it is.
evolution-why-elsewhere = All of this go happens { evolution-in-place }.
evolution-why-safe-herding = There are as many herding animals in this territory as carnivores, or more.

# What happened

evolution-turn = Turn { $n } begins. { $who } goes first.
evolution-last-turn = Turn { $n } begins, the last one: the deck is empty. { $who } goes first.
evolution-stopped = { $who } passes for this phase.
evolution-new-animal = { $who } plays a new animal, number { $animal }.
evolution-played = { $who } plays { $trait } on animal { $animal }.
evolution-played-on = { $who } plays { $trait } on { $other-s } animal { $animal }.
evolution-joined = { $who } joins animals { $first } and { $second } by { $trait }.
evolution-joined-on = { $who } joins { $other-s } animals { $first } and { $second } by { $trait }.
evolution-dice = { $count ->
    [one] Die { $dice }
   *[other] Dice { $dice }
 }
evolution-food-n = { $n } food
evolution-bank = { $plus ->
    [0] { evolution-dice }: the food bank holds { $n }.
   *[other] { evolution-dice }, plus { $plus }: the food bank holds { $n }.
 }
evolution-passed = { $who } passes.
evolution-took = { $who } feeds animal { $animal }; { evolution-left-in-bank }: { $n }.
evolution-communicates = Communication: animal { $partner } follows animal { $animal }.
evolution-cooperates = Cooperation with animal { $animal }: animal { $partner } gets 1 blue token.
evolution-burnt = { $n ->
    [one] { $who-s } animal { $animal } burns 1 token of fat.
   *[other] { $who-s } animal { $animal } burns { $n } tokens of fat.
 }
evolution-specialized = { $who-s } animal { $animal } gets 1 food by its Specialization.
evolution-shell-left = The Shell of animal { $animal } stays on the table.
evolution-shell-taken = { $who } takes a Shell from the table for animal { $animal }.
evolution-grazed = { $who-s } animal { $animal } grazes; { evolution-left-in-bank }: { $n }.
evolution-hibernated = { $who-s } animal { $animal } hibernates.
evolution-robbed = { $who-s } animal { $animal } robs { $other-s } animal { $victim }.
evolution-born = { $who-s } animal { $animal } gives birth to animal { $child }.
evolution-born-card = The card of your animal { $child } is { $card }.
evolution-begins-attack = { $who-s } animal { $hunter } attacks { $other-s } animal { $target }.
evolution-begins-ambush = { $who-s } animal { $hunter } ambushes { $other-s } animal { $target }.
evolution-begins-counter = { $who-s } animal { $hunter } strikes back at { $other-s } animal { $target }.
evolution-revealed = { $who } turns up animal { $animal }: it is an Anglerfish, and carnivorous from now on.
evolution-stopped-by-anglerfish = The attack of animal { $hunter } on animal { $target } is stopped.
evolution-no-counter = Animal { $target } is too well protected for animal { $animal } to strike back.
evolution-ignores = Animal { $animal } ignores { $trait } of animal { $target }.
evolution-ran = Animal { $target } runs away from animal { $hunter } (die: { $rolled }).
evolution-caught = Animal { $target } does not run fast enough (die: { $rolled }).
evolution-mimicked = Mimicry: the attack turns from animal { $target } to animal { $animal }.
evolution-tail-lost = Animal { $target } loses its tail and escapes from animal { $hunter }.
evolution-lost = { $who-s } animal { $animal } loses { $trait }.
evolution-inked = Animal { $target } escapes from animal { $hunter } in an ink cloud.
evolution-hid = Animal { $target } hides from animal { $hunter } in its shell.
evolution-eaten = Animal { $hunter } eats animal { $target }.
evolution-poisoned = Animal { $animal } is poisoned and will die this turn.
evolution-scavenged = { $who-s } animal { $animal } scavenges: 1 blue token.
evolution-died-of-poison = { $n ->
    [one] { $who } loses animal { $animals } to poison.
   *[other] { $who } loses animals { $animals } to poison.
 }
evolution-starved = { $n ->
    [one] { $who } loses animal { $animals } to hunger.
   *[other] { $who } loses animals { $animals } to hunger.
 }
evolution-drew = { $n ->
    [one] { $who } draws 1 card.
   *[other] { $who } draws { $n } cards.
 }
evolution-you-drew = You draw { $cards }.
evolution-scored = { $points ->
    [one] { $who } has { $points } point.
   *[other] { $who } has { $points } points.
 }
evolution-new-animal-at = { $who } plays a new animal { evolution-in-place }, number { $animal }.
evolution-dived = { $who } plays Swimming on animal { $animal }: it moves into the Ocean.
evolution-parted = { $trait } between animals { $first } and { $second } is discarded: they have parted.
evolution-arranged = { $who } rearranges animal { $animal }, from the bottom up: { $traits }.
evolution-bank-at = { $plus ->
    [0] { evolution-dice }: { evolution-food-n } { evolution-in-place }.
   *[other] { evolution-dice }, plus { $plus }: { evolution-food-n } { evolution-in-place }.
 }
evolution-bank-ocean = As always, the Ocean has { $n } food.
evolution-built = { $who-s } animal { $animal } is an Aedificator: there is now { $n } food { evolution-in-place }.
evolution-switched-off = Neoplasm: { $trait } of { $who-s } animal { $animal } works no more.
evolution-outgrown = { $who-s } animal { $animal } dies of its Neoplasm.
evolution-paralysed = { $who-s } animal { $animal } is paralysed until the end of the turn.
evolution-remnant = The traits of { $who-s } animal { $animal } stay: it will regenerate.
evolution-regenerated = { $who-s } animal { $animal } regenerates.
evolution-announced = { $who } announces a migration: animal { $animal } { evolution-to-place }.
evolution-follows = { $who-s } animal { $animal } follows { evolution-to-place }.
evolution-departed = { $n ->
    [one] Animal { $animals } sets off.
   *[other] Animals { $animals } set off.
 }
evolution-exchanged = { $who-s } animal { $animal } gives { $trait } to animal { $other }.
evolution-exchanged-lost = { $who-s } animal { $animal } gives { $trait } to animal { $other }, where it is discarded.

# The end

evolution-victory = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
 }
evolution-victory-by-discard = { $points ->
    [one] { $who } wins with { $points } point, thanks to { $n } cards in the discard pile.
   *[other] { $who } wins with { $points } points, thanks to { $n } cards in the discard pile.
 }
evolution-victory-by-lot = { $points ->
    [one] { $who } wins with { $points } point, by lot.
   *[other] { $who } wins with { $points } points, by lot.
 }
evolution-score-animals = Animals
evolution-score-traits = Trait cards
evolution-score-food = Food these traits ask for
evolution-score-ocean = Animals in the Ocean
