# Les cartes de Dominant Species

thing-dominant-species-card-aquatic = Aquatique
thing-dominant-species-card-biodiversity = Biodiversité
    .gender = feminine
thing-dominant-species-card-biomass = Biomasse
    .gender = feminine
thing-dominant-species-card-blight = Fléau
thing-dominant-species-card-catastrophe = Catastrophe
    .gender = feminine
thing-dominant-species-card-cold-snap = Coup de froid
thing-dominant-species-card-disease = Maladie
    .gender = feminine
thing-dominant-species-card-ecodiversity = Écodiversité
    .gender = feminine
thing-dominant-species-card-evolution = Évolution
    .gender = feminine
thing-dominant-species-card-fecundity = Fécondité
    .gender = feminine
thing-dominant-species-card-fertile = Fertilité
    .gender = feminine
thing-dominant-species-card-habitat = Habitat
    .elides = yes
thing-dominant-species-card-hibernation = Hibernation
    .gender = feminine
    .elides = yes
thing-dominant-species-card-ice-age = Âge glaciaire
thing-dominant-species-card-ice-sheet = Couche de glace
    .gender = feminine
thing-dominant-species-card-immigrants = Immigrants
thing-dominant-species-card-instinct = Instinct
thing-dominant-species-card-intelligence = Intelligence
    .gender = feminine
thing-dominant-species-card-mass-exodus = Exode massif
thing-dominant-species-card-metamorphosis = Métamorphose
    .gender = feminine
thing-dominant-species-card-niche-biomes = Niches écologiques
    .gender = feminine
thing-dominant-species-card-nocturnal = Nocturne
thing-dominant-species-card-omnivore = Omnivore
thing-dominant-species-card-parasitism = Parasitisme
thing-dominant-species-card-predator = Prédateur
thing-dominant-species-card-symbiotic = Symbiose
    .gender = feminine

# En quelques mots

dominant-species-effect-aquatic = Un élément du sac sur une mer ou une zone humide, et jusqu’à 4 espèces sur cette tuile
dominant-species-effect-biodiversity = 1 point par tuile partagée avec d’autres
dominant-species-effect-biomass = Une espèce s’en va sur chaque tuile qui a plus d’espèces que d’éléments
dominant-species-effect-blight = Une tuile perd tous ses éléments sauf un
dominant-species-effect-catastrophe = Une seule espèce survit sur une tuile ; chaque tuile voisine en perd une
dominant-species-effect-cold-snap = Chaque autre animal perd une espèce sur chaque toundra
dominant-species-effect-disease = Chaque animal qui a plus d’éléments en perd un ajouté
dominant-species-effect-ecodiversity = 1 point par élément du terrain dont l’animal a besoin
dominant-species-effect-evolution = Remplace une espèce de deux autres animaux au plus
dominant-species-effect-fecundity = Une espèce de plus sur chaque tuile occupée par l’animal
dominant-species-effect-fertile = 1 point par espèce présente sur une tuile occupée par l’animal
dominant-species-effect-habitat = Un élément du sac sur n’importe quel coin libre
dominant-species-effect-hibernation = Jusqu’à 5 espèces éliminées reviennent sur une tuile, à l’abri ce tour
dominant-species-effect-ice-age = Points bonus à tous pour les tuiles dominées ; ce tour est le dernier
dominant-species-effect-ice-sheet = Une glaciation immédiate
dominant-species-effect-immigrants = Chaque animal perd un élément, un pion, ou ses espèces sauf une par tuile
dominant-species-effect-instinct = Un pion disponible va sur n’importe quelle case libre
dominant-species-effect-intelligence = Un nouveau pion pour l’animal et ceux qui sont au-dessus dans la chaîne
dominant-species-effect-mass-exodus = Toutes les espèces d’une tuile partent vers ses voisines
dominant-species-effect-metamorphosis = Échange un élément ajouté contre un élément du sac
dominant-species-effect-niche-biomes = Qui a plus de points perd la valeur de la première place de la tuile
dominant-species-effect-nocturnal = Une place de gagnée dans l’initiative
dominant-species-effect-omnivore = Un nouveau pion pour l’animal
dominant-species-effect-parasitism = Un nouveau pion pour l’animal et ceux qui sont au-dessous dans la chaîne
dominant-species-effect-predator = Une espèce adverse s’en va sur chaque tuile occupée par l’animal
dominant-species-effect-symbiotic = Un élément au hasard pour l’animal et pour ceux qui en ont moins

# Ce que ferait une carte

dominant-species-card-brings = { $n ->
    [one] Rapporte { $n } point
   *[other] Rapporte { $n } points
 }
dominant-species-card-idle = Sans effet : { $why }
dominant-species-card-nothing = { $card } reste sans effet : { $why }.

# Pourquoi une carte est sans effet, ou pas là

dominant-species-idle-alone = aucune tuile n’est partagée avec un autre animal
dominant-species-idle-no-element = aucun élément du terrain ne convient à l’animal
dominant-species-idle-none-ahead = personne n’a plus de points
dominant-species-idle-first = l’animal est déjà premier de l’initiative
dominant-species-idle-no-tundra-species = aucun autre animal n’est sur une toundra
dominant-species-idle-bag = le sac est vide
dominant-species-idle-six-elements = personne n’a de place pour un élément de plus
dominant-species-idle-no-water = il n’y a ni mer ni zone humide
dominant-species-idle-nothing-to-place = il n’y a ni élément ni espèce à poser
dominant-species-idle-no-corner = aucun coin n’est libre
dominant-species-idle-tile-full = elle n’a pas de coin libre
dominant-species-idle-not-water = ce n’est ni une mer ni une zone humide
dominant-species-idle-not-in-bag = le sac n’en contient pas
dominant-species-idle-no-two-elements = aucune tuile n’a deux éléments
dominant-species-idle-one-element = elle a moins de deux éléments
dominant-species-idle-no-tundra-left = il ne reste pas de tuile de toundra
dominant-species-idle-no-tundra-place = aucune autre tuile ne touche une toundra
dominant-species-idle-is-tundra = c’est déjà une toundra
dominant-species-idle-not-beside-tundra = elle ne touche aucune toundra
dominant-species-idle-printed = l’animal n’a que ses éléments imprimés
dominant-species-idle-none-richer = aucun animal mieux pourvu n’a d’élément ajouté
dominant-species-idle-no-pawn = l’animal n’a pas de pion disponible
dominant-species-idle-not-crowded = aucune tuile n’a plus d’espèces que d’éléments
dominant-species-idle-nothing-there = elle n’y éliminerait ni ne déplacerait rien
dominant-species-idle-pool = le pool génétique est vide
dominant-species-idle-no-others = aucun autre animal n’est sur le terrain
dominant-species-idle-once-each = une espèce de cet animal a déjà été remplacée
dominant-species-idle-no-tile = l’animal n’est sur aucune tuile
dominant-species-idle-none-eliminated = l’animal n’a pas d’espèce éliminée

# Questions

dominant-species-ask-bag-tile = { $animal } : sur quelle tuile { $card } pose-t-il un élément ?
dominant-species-ask-bag-element = { $animal } : quel élément va sur { $tile } ?
dominant-species-ask-bag-corner = { $animal } : sur quel coin de { $tile } poser { $element } ?
dominant-species-ask-aquatic-count = { $animal } : combien d’espèces ajouter sur { $tile } ?
dominant-species-ask-blight = { $animal } : quelle tuile le Fléau frappe-t-il ?
dominant-species-ask-blight-keep = { $animal } : quel élément reste sur { $tile } ?
dominant-species-ask-ice-sheet = { $animal } : quelle tuile devient toundra ?
dominant-species-ask-metamorphosis = { $animal } : quel élément du sac prenez-vous ?
dominant-species-ask-lose-element = { $card } : quel élément { $animal } abandonne-t-il ?
dominant-species-ask-immigrants = Immigrants : que perd { $animal } ?
dominant-species-ask-instinct = { $animal } : sur quelle case placez-vous un pion ?
dominant-species-ask-victim = { $animal }, { $card } : à qui est l’espèce éliminée sur { $tile } ?
dominant-species-ask-catastrophe = { $animal } : quelle tuile la Catastrophe frappe-t-elle ?
dominant-species-ask-catastrophe-keep = { $animal } : à qui est la seule espèce qui survit sur { $tile } ?
dominant-species-ask-evolution = { $animal } : de quel animal remplacer une espèce (encore { $n } au plus) ?
dominant-species-ask-evolution-tile = { $animal } : sur quelle tuile remplacer une espèce ({ $other }) ?
dominant-species-ask-fecundity = { $animal } : quelle tuile reçoit une espèce (tuiles : { $n }, pool génétique : { $pool }) ?
dominant-species-ask-fertile = { $animal } : laquelle de vos tuiles rapporte des points ?
dominant-species-ask-hibernation = { $animal } : sur quelle tuile reviennent des espèces éliminées ({ $n } au plus) ?
dominant-species-ask-hibernation-count = { $animal } : combien d’espèces reviennent sur { $tile } ?
dominant-species-ask-mass-exodus = { $animal } : quelle tuile toutes les espèces quittent-elles ?
dominant-species-ask-exodus = { $animal } : où vont les espèces sur { $tile } ({ $other }, encore { $n }) ?
dominant-species-ask-exodus-count = { $animal } : combien d’espèces vont sur { $tile } ({ $other }) ?

# Choix

dominant-species-disk-at = { $element }, { $corner }
dominant-species-immigrants-element = Perdre un élément : { $element }
dominant-species-immigrants-no-element = Perdre un élément
dominant-species-immigrants-pawn = Perdre un pion
dominant-species-immigrants-pawn-at = Perdre le pion sur { $space }
dominant-species-immigrants-species = Garder une espèce par tuile (éliminées : { $n })
dominant-species-replace-none = Ne plus rien remplacer
dominant-species-fecund-all = Une sur chacune des { $n } tuiles
dominant-species-fecund-no-more = N’en ajouter plus
dominant-species-hibernate-none = N’en faire revenir aucune

# Aperçus

dominant-species-after-nobody = Alors personne n’est dominant sur { $tile }
dominant-species-after-dominant = Alors dominant sur { $tile } : { $animal }
dominant-species-detail-bag-tile = Coins libres : { $n } ; dominant : { $animal }
dominant-species-detail-bag-tile-free = Coins libres : { $n } ; personne n’est dominant
dominant-species-detail-bag-element = Besoin ({ $animal }) : { $need } ; déjà là : { $n }
dominant-species-detail-blight = { $elements } : { $n ->
    [one] { $n } élément disparaît
   *[other] { $n } éléments disparaissent
 }
dominant-species-detail-ice-sheet = Points : { $points } ; éléments perdus : { $disks } ; espèces rendues aux pools : { $n }
dominant-species-detail-dominates = Tuiles dominées ensuite : { $n }
dominant-species-detail-thinned = Tuiles encore occupées : { $n }
dominant-species-detail-pawns = Pions restants : { $n }
dominant-species-detail-catastrophe = Éliminées là : { $n } (à vous : { $own }) ; à côté : { $beside }
dominant-species-detail-evolution = Tuiles où il est présent : { $n }
dominant-species-detail-fecundity = Alors { $n } des vôtres là ; au plus chez un autre : { $others }
dominant-species-detail-mass-exodus = Espèces qui partent : { $n } (à vous : { $own })
dominant-species-detail-exodus-count = Encore à déplacer : { $n }
