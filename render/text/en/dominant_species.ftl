# Dominant Species

dominant_species-title = Dominant Species
thing-dominant-species-mammal = Mammal
thing-dominant-species-reptile = Reptile
thing-dominant-species-bird = Bird
thing-dominant-species-amphibian = Amphibian
thing-dominant-species-arachnid = Arachnid
thing-dominant-species-insect = Insect
thing-dominant-species-meat = Meat
thing-dominant-species-sun = Sun
thing-dominant-species-seed = Seed
thing-dominant-species-water = Water
thing-dominant-species-grub = Grub
thing-dominant-species-grass = Grass
thing-dominant-species-sea = Sea
thing-dominant-species-wetland = Wetland
thing-dominant-species-savannah = Savannah
thing-dominant-species-jungle = Jungle
thing-dominant-species-forest = Forest
thing-dominant-species-desert = Desert
thing-dominant-species-mountain = Mountain
thing-dominant-species-tundra = Tundra
thing-dominant-species-initiative = Initiative
thing-dominant-species-adaptation = Adaptation
thing-dominant-species-regression = Regression
thing-dominant-species-abundance = Abundance
thing-dominant-species-wasteland = Wasteland
thing-dominant-species-depletion = Depletion
thing-dominant-species-glaciation = Glaciation
thing-dominant-species-speciation = Speciation
thing-dominant-species-wanderlust = Wanderlust
thing-dominant-species-migration = Migration
thing-dominant-species-competition = Competition
thing-dominant-species-domination = Domination

# Options of a table

dominant-species-option-several = Several animals each
dominant-species-option-several-off = No, one animal each
dominant-species-option-several-on = Yes, and the lowest score counts
dominant-species-option-random-earth = Random earth
dominant-species-option-random-earth-off = No, the printed start
dominant-species-option-random-earth-on = Yes, tiles and elements at random
dominant-species-option-animals = Animals
dominant-species-option-animals-dealt = Dealt at random
dominant-species-option-animals-chosen = Chosen, player after player
dominant-species-option-animals-drafted = Drafted, back and forth
dominant-species-option-turns = Longest game
dominant-species-option-turns-30 = Until the Ice Age, 30 turns at most
dominant-species-option-turns-8 = 8 turns at most
dominant-species-option-turns-5 = 5 turns at most
dominant-species-option-turns-3 = 3 turns at most

# Parts of the picture

dominant-species-part-map = The earth
dominant-species-part-near = The tiles in question, larger
dominant-species-part-actions = The action display
dominant-species-part-animals = The animals
dominant-species-part-cards = The cards
dominant-species-problem-several = Several animals each are for 2 to { $most } players, not for { $seats }.

# Names

dominant-species-animal = { $animal }
dominant-species-element = { $element }
dominant-species-card = { $card }
dominant-species-hex = { $name }
dominant-species-tile = { $terrain } { $name }
dominant-species-corner = Corner of { $tiles }
dominant-species-corner-rim = Corner of { $tiles }, { $direction } of { $first }
dominant-species-corner-end = Corner of { $tile }, { $direction }
dominant-species-way-e = east
dominant-species-way-se = south-east
dominant-species-way-sw = south-west
dominant-species-way-w = west
dominant-species-way-nw = north-west
dominant-species-way-ne = north-east
dominant-species-space = { $section }, space { $n }
dominant-species-space-only = { $section }
dominant-species-space-speciation = Speciation by { $element }
dominant-species-space-migration = Migration of up to { $n } species
dominant-species-space-competition = Competition: { $one }, { $other }, Tundra
dominant-species-space-empty = No element lies in { $section } now: this would do nothing.
dominant-species-space-empty-then = No element would lie in { $section } next turn: this would do nothing.
dominant-species-space-too-late = This turn is the last: a pawn that waits there does nothing.
dominant-species-nobody = nobody
dominant-species-count = { $n ->
        [0] None
       *[other] { $n }
    }

# Headings of long lists

dominant-species-group-terrain = { $terrain }
dominant-species-group-section = { $section }
dominant-species-group-column = Column { $name }
dominant-species-group-count = { $low } to { $high }
dominant-species-group-else = Or else

# Choices that end a question

dominant-species-forgo = Forgo the action
dominant-species-done = Done
dominant-species-take-home = Take the pawn home, without a swap
dominant-species-give-up = Give up the others
dominant-species-keep-all = Keep all of them
dominant-species-no-element = Place no element
dominant-species-save-nobody = Save none

# What a choice would do

dominant-species-after = match { $match } · dominant: { $dominant } · scored now: { $vp } VP for you
dominant-species-after-danger = endangered (match 0) · dominant: { $dominant } · scored now: { $vp } VP
dominant-species-move-detail = { $there } · { $left }
dominant-species-succession = { $before } → { $now }
dominant-species-turnover = { $tile } { $dominant }
dominant-species-change-none = No dominance changes. { $danger }
dominant-species-more-turnovers = { $n } more
dominant-species-change = Dominance: { $turns }. { $danger }
dominant-species-danger-more = Endangered: { $n } more.
dominant-species-danger-fewer = Endangered: { $n } fewer.
dominant-species-danger-same = Endangered: as many.
dominant-species-glaciate-detail = VP: { $vp } · elements lost: { $lost } · species back to gene pools: { $back }
dominant-species-glaciate-loss = VP: { $vp } · elements lost: { $lost } · dominances changed: { $changed } · endangered: { $danger } more · back: { $back }
dominant-species-share = { $animal } { $n }
dominant-species-score-detail = VP: { $shares } · card: { $dominant }
dominant-species-score-nothing = Nobody is there: no points, no card.
dominant-species-need-detail = Your animal { $n ->
        [0] does not need { $element }
        [one] needs { $element } once
       *[other] needs { $element } { $n } times
    }.
dominant-species-waste-detail = Disks that would then leave the tundra: { $n }
dominant-species-deplete-detail = { $element } on earth: { $n }
dominant-species-place-element-detail = Vacant corners: { $n } · your match there: { $match } → { $then } · dominant: { $dominant }
dominant-species-speciate-detail = Up to { $n } species: { $tiles }
dominant-species-stack-detail = VP by place: { $points } · tiles in this stack: { $n }
dominant-species-wander-detail = { $vp } VP for { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } beside it
dominant-species-migrate-detail = Moves left: { $n }
dominant-species-save-detail = Endangered there: { $n }

# Animals in short

dominant-species-about-mammal = Meat twice. Each reset, one endangered species survives.
dominant-species-about-reptile = Sun twice. Always one shield in Regression.
dominant-species-about-bird = Seed twice. Migrates one or two tiles far.
dominant-species-about-amphibian = Water three times, one element more than the others.
dominant-species-about-arachnid = Grub twice. One free Competition on any tile.
dominant-species-about-insect = Grass twice. One free Speciation on any tile.

# Actions in short

dominant-species-about-initiative = Swap with the animal before you, then put this pawn on another space.
dominant-species-about-adaptation = Take one of the elements there for your animal.
dominant-species-about-regression = Shields one of your added elements from the Regression Box.
dominant-species-about-abundance = Put one of the elements there on a vacant corner of the earth.
dominant-species-about-wasteland = Return one element of the box to the bag before it strikes the tundra.
dominant-species-about-depletion = Remove from earth one element of a type that lies in the box.
dominant-species-about-glaciation = Turn a tile beside tundra into tundra. Only the first pawn acts each turn.
dominant-species-about-speciation = Add species around an element of this type, by terrain.
dominant-species-about-wanderlust = Lay a new tile, with an element if you wish; then all may move in.
dominant-species-about-migration = Move up to so many of your species, one tile each.
dominant-species-about-competition = Eliminate one opposing species on a tile of each of these terrains.
dominant-species-about-domination = Score a tile; the animal dominant there takes a card.

# Questions

dominant-species-choose-animal = Choose an animal.
dominant-species-plan = { $animal }: choose a space for an action pawn. Pawns left: { $n }.
dominant-species-reinitiate = { $animal }: move up in initiative and choose another space for the pawn.
dominant-species-adapt = { $animal }: choose an element. You have { $n } of { $most }.
dominant-species-shield = { $animal }: choose an element to keep. Shields left: { $n }.
dominant-species-abound = { $animal }: choose an element for the earth.
dominant-species-waste = { $animal }: choose an element that returns to the bag.
dominant-species-deplete = { $animal }: choose the type of element that leaves the earth.
dominant-species-deplete-corner = { $animal }: choose which { $element } leaves the earth.
dominant-species-place-element = { $animal }: choose the tile for { $element }.
dominant-species-place-corner = { $animal }: choose the corner of { $tile } for { $element }.
dominant-species-glaciate = { $animal }: choose the tile that becomes tundra. Tundra tiles left: { $n }.
dominant-species-speciate = { $animal }: choose the { $element } around which species appear. Gene pool: { $n }.
dominant-species-add-species = { $animal }: choose how many species to add on { $tile }.
dominant-species-speciate-freely = { $animal }: choose a tile for a free species.
dominant-species-wander = { $animal }: choose a tile to lay.
dominant-species-wander-to = { $animal }: choose the hex for { $terrain }.
dominant-species-wander-element = { $animal }: choose an element for a corner of { $tile }.
dominant-species-follow = { $animal }: choose from where species move to { $tile }.
dominant-species-move-count = { $animal }: choose how many species move from { $start } to { $end }.
dominant-species-migrate = { $animal }: choose from where species migrate. Moves left: { $n }.
dominant-species-migrate-to = { $animal }: choose where species from { $tile } go.
dominant-species-compete-freely = { $animal }: choose a tile for a free competition.
dominant-species-compete = { $animal }: choose a tile to compete on: { $terrains }.
dominant-species-victim = { $animal }: choose who loses a species on { $tile }.
dominant-species-dominate = { $animal }: choose the tile that is scored.
dominant-species-take-card = { $animal }, dominant on { $tile }: choose a card.
dominant-species-save-mammal = { $animal }: choose where an endangered species survives.
dominant-species-stack = { $terrain } (stack { $n })
dominant-species-stack-none = Stack { $n }

# Why not

dominant-species-why-occupied = { $who-s } { $animal } stands there.
dominant-species-why-full = All six corners hold an element.
dominant-species-why-not-on-earth = No such element lies on earth.
dominant-species-why-tundra = It is tundra already.
dominant-species-why-no-tundra = No tundra tile is left.
dominant-species-why-not-beside-tundra = It is not beside a tundra tile.
dominant-species-why-stack-empty = This stack is used up.
dominant-species-why-stack-taken = Its tile was taken this turn; the next one is turned up in the reset.
dominant-species-why-tile-there = A tile lies there already.
dominant-species-why-far-off = It is not beside a tile.
dominant-species-why-too-far = It is too far for one migration.
dominant-species-why-terrain = { $terrain } is not, or no longer, open to this pawn.
dominant-species-why-alone = No other animal is there.
dominant-species-why-moved = All of your species there have moved already.
dominant-species-why-scored = It was scored this turn.
dominant-species-why-followed = Species from there have moved in already.
dominant-species-why-pool = Your gene pool holds fewer.
dominant-species-why-not-endangered = Your species there are not endangered, or hibernate.

# What happened

dominant-species-plays = { $who } plays the { $animal }.
dominant-species-settles = { $animal } ({ $who }): starts with { $n } species beside { $element }.
dominant-species-turn = Turn { $n } begins with planning.
dominant-species-turn-last = Turn { $n } begins with planning; it is the last.
dominant-species-pawn-placed = { $animal } ({ $who }): pawn on { $space }.
dominant-species-took-home = { $animal } ({ $who }): takes the pawn home.
dominant-species-forgone = { $animal } ({ $who }): forgoes { $section }.
dominant-species-lost = { $animal } ({ $who }): { $section } without effect ({ $why }).
dominant-species-swapped = { $animal } ({ $who }): moves up to place { $place } in initiative.
dominant-species-shielded = { $animal } ({ $who }): keeps { $element }.
dominant-species-saved = { $animal } ({ $who }): { $element } of the wasteland returns to the bag.
dominant-species-element-gained = { $animal } ({ $who }): gains { $element }.
dominant-species-element-lost = { $animal } ({ $who }): loses { $element }.
dominant-species-element-placed = { $animal } ({ $who }): places { $element }. { $corner }.
dominant-species-elements-removed = Removed from earth: { $element } × { $n }.
dominant-species-glaciated = { $animal } ({ $who }): { $tile } becomes tundra.
dominant-species-returned = { $animal } ({ $who }): { $n } species back to the gene pool.
dominant-species-added = { $animal } ({ $who }): { $n } species added on { $tile }.
dominant-species-woken = { $animal } ({ $who }): { $n } species { $n ->
        [one] returns
       *[other] return
    } from hibernation on { $tile }.
dominant-species-moved = { $animal } ({ $who }): { $n } species from { $start } to { $end }.
dominant-species-eliminated = { $animal } ({ $who }): { $n } species eliminated on { $tile }.
dominant-species-tile-laid = { $animal } ({ $who }): lays { $tile }.
dominant-species-scored = { $animal } ({ $who }): { $tile } is scored.
dominant-species-card-taken = { $animal } ({ $who }): takes the card { $card }.
dominant-species-pawn-gained = { $animal } ({ $who }): one action pawn more.
dominant-species-pawn-lost = { $animal } ({ $who }): one action pawn fewer.
dominant-species-vp-gained = { $animal } ({ $who }): +{ $n } VP, { $total } in all.
dominant-species-vp-lost = { $animal } ({ $who }): −{ $n } VP, { $total } in all.
dominant-species-dominance-gained = { $animal } ({ $who }): dominant on { $tile }.
dominant-species-dominance-lost = { $animal }: no longer dominant on { $tile }, and nobody is.
dominant-species-survival-held = { $animal } ({ $who }): holds the Survival card.
dominant-species-survival-free = Nobody holds the Survival card.
dominant-species-extinction = Reset: endangered species become extinct.
dominant-species-survives = { $animal } ({ $who }): Survival on { $n ->
        [one] 1 tundra tile
       *[other] { $n } tundra tiles
    }.
dominant-species-reseeded = New elements, cards and tiles are laid out.
dominant-species-end-ice-age = The ice age has come: every tile is scored once more.
dominant-species-end-empty = Nothing lives and nothing can: every tile is scored once more.
dominant-species-end-turns = The last turn is over: every tile is scored once more.
dominant-species-tile-pays = { $tile }, VP: { $shares }.
dominant-species-victory = { $who } wins with { $points } VP.
dominant-species-victory-by-chain = { $who } wins with { $points } VP, by the food chain.
dominant-species-score-game = { $animal }: in play
dominant-species-score-final = { $animal }: last scoring
