# What stands on the pictures of Dominant Species, and what describes them.

picture-dominant-species-letter-mammal = M
picture-dominant-species-letter-reptile = R
picture-dominant-species-letter-bird = B
picture-dominant-species-letter-amphibian = Am
picture-dominant-species-letter-arachnid = Ar
picture-dominant-species-letter-insect = I

picture-dominant-species-letter-sea = S
picture-dominant-species-letter-wetland = W
picture-dominant-species-letter-savannah = V
picture-dominant-species-letter-jungle = J
picture-dominant-species-letter-forest = F
picture-dominant-species-letter-desert = D
picture-dominant-species-letter-mountain = M
picture-dominant-species-letter-tundra = T

picture-dominant-species-section-initiative = Initiative
picture-dominant-species-section-adaptation = Adaptation
picture-dominant-species-section-regression = Regression
picture-dominant-species-section-abundance = Abundance
picture-dominant-species-section-wasteland = Wasteland
picture-dominant-species-section-depletion = Depletion
picture-dominant-species-section-glaciation = Glaciation
picture-dominant-species-section-speciation = Speciation
picture-dominant-species-section-wanderlust = Wanderlust
picture-dominant-species-section-migration = Migration
picture-dominant-species-section-competition = Competition
picture-dominant-species-section-domination = Domination

picture-dominant-species-section-reset = Reset
picture-dominant-species-bag = bag
picture-dominant-species-free-reset = saves 1
picture-dominant-species-free-regression = shield
picture-dominant-species-free-speciation = +1 cube
picture-dominant-species-free-migration = 2 tiles
picture-dominant-species-free-competition = 1 free

picture-dominant-species-phase-animals = choosing animals
picture-dominant-species-phase-planning = planning
picture-dominant-species-phase-execution = execution
picture-dominant-species-phase-reset = reset
picture-dominant-species-phase-end = the end
picture-dominant-species-turn-number = turn
picture-dominant-species-last-turn = last turn
picture-dominant-species-over = The game is over
picture-dominant-species-answer-all = { $n } players choose
picture-dominant-species-deck = deck

picture-dominant-species-does-aquatic = One element of your choice to a Sea or Wetland, and up to 4 of your cubes
picture-dominant-species-does-biodiversity = 1 VP for each tile you share with others
picture-dominant-species-does-biomass = A cube dies wherever cubes outnumber elements; you choose whose
picture-dominant-species-does-blight = One tile loses all its elements but one
picture-dominant-species-does-catastrophe = One tile keeps a single cube; each tile beside it loses one
picture-dominant-species-does-cold-snap = Each rival loses a cube on every tundra it occupies
picture-dominant-species-does-disease = Whoever has more elements than you loses one
picture-dominant-species-does-ecodiversity = 1 VP for each element on earth of a type you have
picture-dominant-species-does-evolution = Replace a cube of up to two rivals by your own
picture-dominant-species-does-fecundity = One more cube on every tile you occupy
picture-dominant-species-does-fertile = 1 VP for each cube on one tile you occupy
picture-dominant-species-does-habitat = One element of your choice to any free corner
picture-dominant-species-does-hibernation = Up to 5 of your eliminated cubes return to one tile, safe this turn
picture-dominant-species-does-ice-age = Bonus VP to all for tiles dominated; this turn is the last
picture-dominant-species-does-ice-sheet = Carry out a Glaciation now
picture-dominant-species-does-immigrants = Everybody loses an element, an action pawn, or all cubes but one per tile
picture-dominant-species-does-instinct = Put one of your free pawns on any free space
picture-dominant-species-does-intelligence = +1 pawn for you and all above you in the food chain
picture-dominant-species-does-mass-exodus = Empty one tile: you send each cube to a tile beside it
picture-dominant-species-does-metamorphosis = Trade one of your elements for one of your choice
picture-dominant-species-does-niche-biomes = All ahead of you lose the VP of this tile’s first place
picture-dominant-species-does-nocturnal = Move one place up in initiative
picture-dominant-species-does-omnivore = +1 pawn for you
picture-dominant-species-does-parasitism = +1 pawn for you and all below you in the food chain
picture-dominant-species-does-predator = Eliminate a rival cube on every tile you occupy
picture-dominant-species-does-symbiotic = A random element for you and all who have fewer

picture-dominant-species-score-game = in the game
picture-dominant-species-score-final = in the last scoring
picture-dominant-species-score-lowest = the lowest counts
picture-dominant-species-players = { $low }–{ $high } players
picture-dominant-species-motto = six animals share a growing earth, and the ice is coming
picture-dominant-species-cover = The cover of Dominant Species: six animals on tiles of the earth, and the six elements. { $players }.

# The position in words

picture-dominant-species-told-waiting = Waiting for { $who }.
picture-dominant-species-told-phase = Turn { $n }, { $phase }.
picture-dominant-species-told-section = Now: { $section }.
picture-dominant-species-told-last = This is the last turn.
picture-dominant-species-told-initiative = Initiative: { $animals }.
picture-dominant-species-told-survival = { $points ->
    [one] Survival goes to { $animal-the }, for 1 VP.
   *[other] Survival goes to { $animal-the }, for { $points } VP.
 }
picture-dominant-species-told-summary = { $animal } ({ $who }): { $points } VP, dominant on { $cones ->
    [one] 1 tile
   *[other] { $cones } tiles
 }, gene pool { $pool }, { $pawns } of { $owned } action pawns free.
picture-dominant-species-told-elements = elements: { $elements }
picture-dominant-species-told-threatened = Regression threatens { $elements }
picture-dominant-species-told-eliminated = { $n ->
    [one] 1 cube eliminated
   *[other] { $n } cubes eliminated
 }
picture-dominant-species-told-tile = { $name } { $terrain }: { $what }.
picture-dominant-species-told-no-elements = no elements
picture-dominant-species-told-cubes = { $animal } { $n }
picture-dominant-species-told-dominant = { $animal } { $n } (dominant)
picture-dominant-species-told-endangered = { $animal } { $n } (endangered)
picture-dominant-species-told-wasting = Wasteland threatens { $elements }
picture-dominant-species-told-scored = already chosen for Domination
picture-dominant-species-told-row = { $name }: { $pawns }.
picture-dominant-species-told-row-elements = { $name }: { $pawns }; elements: { $elements }.
picture-dominant-species-told-cards = Cards on offer: { $cards }.
picture-dominant-species-told-tiles = Tiles on offer: { $tiles }.
picture-dominant-species-told-card = { $card }: { $does }.
picture-dominant-species-told-left = Left: { $deck } cards in the deck, { $tiles } tiles in the stacks, { $tundra } tundra tiles.
picture-dominant-species-told-bag = In the bag: { $elements }.
picture-dominant-species-told-final = { $place }. { $who }: { $total } VP.
picture-dominant-species-told-score = { $what } { $points }.
