# The cards of Dominant Species

thing-dominant-species-card-aquatic = Aquatic
thing-dominant-species-card-biodiversity = Biodiversity
thing-dominant-species-card-biomass = Biomass
thing-dominant-species-card-blight = Blight
thing-dominant-species-card-catastrophe = Catastrophe
thing-dominant-species-card-cold-snap = Cold Snap
thing-dominant-species-card-disease = Disease
thing-dominant-species-card-ecodiversity = Ecodiversity
thing-dominant-species-card-evolution = Evolution
thing-dominant-species-card-fecundity = Fecundity
thing-dominant-species-card-fertile = Fertile
thing-dominant-species-card-habitat = Habitat
thing-dominant-species-card-hibernation = Hibernation
thing-dominant-species-card-ice-age = Ice Age
thing-dominant-species-card-ice-sheet = Ice Sheet
thing-dominant-species-card-immigrants = Immigrants
thing-dominant-species-card-instinct = Instinct
thing-dominant-species-card-intelligence = Intelligence
thing-dominant-species-card-mass-exodus = Mass Exodus
thing-dominant-species-card-metamorphosis = Metamorphosis
thing-dominant-species-card-niche-biomes = Niche Biomes
thing-dominant-species-card-nocturnal = Nocturnal
thing-dominant-species-card-omnivore = Omnivore
thing-dominant-species-card-parasitism = Parasitism
thing-dominant-species-card-predator = Predator
thing-dominant-species-card-symbiotic = Symbiotic

# In a few words

dominant-species-effect-aquatic = An element from the bag on a sea or wetland tile, and up to 4 species there
dominant-species-effect-blight = A tile loses all its elements but one
dominant-species-effect-catastrophe = On a tile one species survives; tiles beside it lose one each
dominant-species-effect-evolution = Replaces a species each of up to two other animals
dominant-species-effect-fecundity = One more species on each tile that the animal occupies
dominant-species-effect-habitat = An element from the bag on any vacant corner
dominant-species-effect-hibernation = Up to 5 eliminated species return to a tile, safe this turn
dominant-species-effect-ice-age = Bonus VP for dominated tiles, for all; this turn is the last
dominant-species-effect-ice-sheet = A glaciation at once
dominant-species-effect-immigrants = Every animal loses an element, a pawn, or all species but one per tile
dominant-species-effect-instinct = A pawn at hand goes to any vacant space
dominant-species-effect-mass-exodus = All species of a tile move to its neighbours
dominant-species-effect-metamorphosis = Exchanges an added element for one from the bag
dominant-species-effect-nocturnal = One place up in the initiative
dominant-species-effect-omnivore = A new pawn for the animal

# What a card would do

dominant-species-card-brings = Brings { $n } VP
dominant-species-foretold-niche-biomes = −{ $n } VP for { $animals }
dominant-species-foretold-ice-age = VP: { $shares } · this turn is the last
dominant-species-foretold-pawn = A new pawn for { $animals }
dominant-species-foretold-symbiotic = A random element for { $animals }
dominant-species-foretold-disease = An added element less for { $animals }
dominant-species-foretold-cold-snap = Eliminates { $n } species of others on tundra
dominant-species-foretold-biomass = { $n ->
        [one] 1 tile loses
       *[other] { $n } tiles lose
    } a species of your choice
dominant-species-foretold-predator = { $n ->
        [one] 1 tile loses
       *[other] { $n } tiles lose
    } an opposing species of your choice
dominant-species-card-idle = Does nothing now: { $why }
dominant-species-card-nothing = { $card } has no effect: { $why }.

# Why a card does nothing, or not there

dominant-species-idle-alone = no tile is shared with another animal
dominant-species-idle-no-element = no element on earth fits the animal
dominant-species-idle-none-ahead = nobody has more VP
dominant-species-idle-first = the animal is first in the initiative already
dominant-species-idle-no-tundra-species = no other animal is on tundra
dominant-species-idle-bag = the bag is empty
dominant-species-idle-six-elements = nobody who would gain an element has room for it
dominant-species-idle-no-water = there is no sea or wetland tile
dominant-species-idle-nothing-to-place = there is neither an element nor a species to place
dominant-species-idle-no-corner = no corner is vacant
dominant-species-idle-no-two-elements = no tile has two elements
dominant-species-idle-no-tundra-left = no tundra tile is left
dominant-species-idle-no-tundra-place = no other tile lies beside tundra
dominant-species-idle-printed = the animal has only its printed elements
dominant-species-idle-none-richer = no animal with more elements has an added one
dominant-species-idle-no-pawn = the animal has no pawn at hand
dominant-species-idle-not-crowded = no tile has more species than elements
dominant-species-idle-nothing-there = no species is there to be eliminated or moved
dominant-species-idle-pool = the gene pool is empty
dominant-species-idle-no-others = no other animal is on earth
dominant-species-idle-no-tile = the animal is on no tile
dominant-species-idle-none-eliminated = the animal has no eliminated species
dominant-species-idle-full = the animal has six elements
dominant-species-idle-none-offered = no element is left there
dominant-species-idle-not-on-earth = no such element lies on earth
dominant-species-idle-no-tile-up = no tile lies face up
dominant-species-idle-nothing-moves = the animal has no species that can move
dominant-species-idle-no-rival = no other animal is on such a tile with it

# Why something cannot be chosen for a card

dominant-species-why-not-water = It is neither sea nor wetland.
dominant-species-why-not-in-bag = The bag holds none of it.
dominant-species-why-one-element = It has fewer than two elements.
dominant-species-why-once-each = A species of this animal was replaced already.
dominant-species-why-printed = The animal has only its printed elements.
dominant-species-why-no-pawn = The animal has no pawn.
dominant-species-why-nothing-there = The card would do nothing there.

# Questions

dominant-species-ask-bag-tile = { $animal }, { $card }: choose the tile that gets an element.
dominant-species-ask-bag-element = { $animal }: choose an element from the bag for { $tile }.
dominant-species-ask-bag-corner = { $animal }: choose the corner of { $tile } for { $element }.
dominant-species-ask-aquatic-count = { $animal }, Aquatic: choose how many species to add on { $tile }.
dominant-species-ask-blight = { $animal }, Blight: choose the tile that loses its elements.
dominant-species-ask-blight-keep = { $animal }, Blight: choose the one element that stays on { $tile }.
dominant-species-ask-ice-sheet = { $animal }, Ice Sheet: choose the tile that becomes tundra.
dominant-species-ask-metamorphosis = { $animal }, Metamorphosis: choose an element from the bag.
dominant-species-ask-lose-element = { $animal }, { $card }: choose an added element to give up.
dominant-species-ask-immigrants = { $animal }, Immigrants: choose what you lose.
dominant-species-ask-instinct = { $animal }, Instinct: choose a space for a pawn. Further right in Domination it acts this turn, elsewhere in the next.
dominant-species-ask-victim = { $animal }, { $card }: choose whose species is eliminated on { $tile }.
dominant-species-ask-catastrophe = { $animal }, Catastrophe: choose the tile where only one species survives.
dominant-species-ask-catastrophe-keep = { $animal }, Catastrophe: choose whose species alone survives on { $tile }.
dominant-species-ask-evolution = { $animal }, Evolution: choose an animal of which you replace a species. At most { $n } more.
dominant-species-ask-evolution-tile = { $animal }, Evolution: choose the tile where you replace a species of the { $other }.
dominant-species-ask-fecundity = { $animal }, Fecundity: choose a tile for one more species. Tiles: { $n }, gene pool: { $pool }.
dominant-species-ask-fertile = { $animal }, Fertile: choose the tile that brings points.
dominant-species-ask-hibernation = { $animal }, Hibernation: choose the tile where eliminated species return. At most { $n }.
dominant-species-ask-hibernation-count = { $animal }, Hibernation: choose how many species return to { $tile }.
dominant-species-ask-mass-exodus = { $animal }, Mass Exodus: choose the tile that all species leave.
dominant-species-ask-exodus = { $animal }, Mass Exodus: choose where species of the { $other } on { $tile } go. Left to move: { $n }.
dominant-species-ask-exodus-count = { $animal }, Mass Exodus: choose how many species of the { $other } go to { $tile }.

# Choices

dominant-species-disk-at = { $element } · { $corner }
dominant-species-immigrants-element = Lose an element: { $element }
dominant-species-immigrants-no-element = Lose an element
dominant-species-immigrants-pawn = Lose a pawn
dominant-species-immigrants-pawn-at = Lose the pawn on { $space }
dominant-species-immigrants-species = Keep one species per tile ({ $n } eliminated)
dominant-species-replace-none = Replace no more
dominant-species-fecund-all = One on each of the { $n } tiles
dominant-species-fecund-no-more = Add no more
dominant-species-hibernate-none = Bring none back

# Previews

dominant-species-after-nobody = Then nobody is dominant on { $tile }
dominant-species-after-dominant = Then dominant on { $tile }: { $animal }
dominant-species-detail-bag-tile = Vacant corners: { $n }; dominant: { $animal }
dominant-species-detail-bag-element = Your animal { $n ->
    [0] does not need it
    [one] needs it once
   *[other] needs it { $n } times
 }; your match there: { $match } → { $then }
dominant-species-detail-blight = { $elements }: { $n ->
    [one] { $n } element goes
   *[other] { $n } elements go
 }
dominant-species-detail-thinned = Tiles still occupied: { $n }
dominant-species-detail-pawns = Pawns left: { $n }
dominant-species-detail-catastrophe = Eliminated there: { $n } (yours now: { $own }); beside it: { $beside }
dominant-species-detail-evolution = Tiles with a species of it: { $n }
dominant-species-detail-fecundity = Then { $n } of yours there; the most of another: { $others }
dominant-species-detail-mass-exodus = Species that leave: { $n } (yours: { $own })
dominant-species-detail-exodus-count = Left to move: { $n }
