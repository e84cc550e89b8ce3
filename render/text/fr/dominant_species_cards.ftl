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
dominant-species-effect-blight = Une tuile perd tous ses éléments sauf un
dominant-species-effect-catastrophe = Une seule espèce survit sur une tuile ; chaque tuile voisine en perd une
dominant-species-effect-evolution = Remplace une espèce chez deux autres animaux au plus
dominant-species-effect-fecundity = Une espèce de plus sur chaque tuile occupée par l’animal
dominant-species-effect-habitat = Un élément du sac sur n’importe quel coin libre
dominant-species-effect-hibernation = Jusqu’à 5 espèces éliminées reviennent sur une tuile, à l’abri ce tour
dominant-species-effect-ice-age = PV de bonus à tous pour les tuiles dominées ; ce tour est le dernier
dominant-species-effect-ice-sheet = Une glaciation immédiate
dominant-species-effect-immigrants = Chaque animal perd un élément, un pion, ou ses espèces sauf une par tuile
dominant-species-effect-instinct = Un pion disponible va sur n’importe quelle case libre
dominant-species-effect-mass-exodus = Toutes les espèces d’une tuile partent vers ses voisines
dominant-species-effect-metamorphosis = Échange un élément ajouté contre un élément du sac
dominant-species-effect-nocturnal = Une place gagnée dans l’initiative
dominant-species-effect-omnivore = Un nouveau pion pour l’animal

# Ce que ferait une carte

dominant-species-card-brings = Rapporte { $n } PV
dominant-species-foretold-niche-biomes = −{ $n } PV : { $animals }
dominant-species-foretold-ice-age = PV : { $shares } · dernier tour
dominant-species-foretold-pawn = Un nouveau pion : { $animals }
dominant-species-foretold-symbiotic = Un élément au hasard : { $animals }
dominant-species-foretold-disease = Un élément ajouté de moins : { $animals }
dominant-species-foretold-cold-snap = Élimine { $n } { $n ->
        [one] espèce adverse
       *[other] espèces adverses
    } sur la toundra
dominant-species-foretold-biomass = { $n ->
        [one] 1 tuile perd
       *[other] { $n } tuiles perdent
    } une espèce de votre choix
dominant-species-foretold-predator = { $n ->
        [one] 1 tuile perd
       *[other] { $n } tuiles perdent
    } une espèce adverse de votre choix
dominant-species-card-idle = Sans effet : { $why }
dominant-species-card-nothing = La carte { $card } reste sans effet : { $why }.

# Pourquoi une carte est sans effet, ou pas là

dominant-species-idle-alone = aucune tuile n’est partagée avec un autre animal
dominant-species-idle-no-element = aucun élément du terrain ne convient à l’animal
dominant-species-idle-none-ahead = personne n’a plus de PV
dominant-species-idle-first = l’animal est déjà premier de l’initiative
dominant-species-idle-no-tundra-species = aucun autre animal n’est sur une toundra
dominant-species-idle-bag = le sac est vide
dominant-species-idle-six-elements = personne n’a de place pour un élément de plus
dominant-species-idle-no-water = il n’y a ni mer ni zone humide
dominant-species-idle-nothing-to-place = il n’y a ni élément ni espèce à poser
dominant-species-idle-no-corner = aucun coin n’est libre
dominant-species-idle-no-two-elements = aucune tuile n’a deux éléments
dominant-species-idle-no-tundra-left = il ne reste aucune tuile toundra
dominant-species-idle-no-tundra-place = aucune autre tuile ne touche une toundra
dominant-species-idle-printed = l’animal n’a que ses éléments imprimés
dominant-species-idle-none-richer = aucun animal mieux pourvu n’a d’élément ajouté
dominant-species-idle-no-pawn = l’animal n’a pas de pion disponible
dominant-species-idle-not-crowded = aucune tuile n’a plus d’espèces que d’éléments
dominant-species-idle-nothing-there = aucune espèce n’est à éliminer ni à déplacer
dominant-species-idle-pool = le pool génétique est vide
dominant-species-idle-no-others = aucun autre animal n’est sur le terrain
dominant-species-idle-no-tile = l’animal n’est sur aucune tuile
dominant-species-idle-none-eliminated = l’animal n’a pas d’espèce éliminée
dominant-species-idle-full = l’animal a six éléments
dominant-species-idle-none-offered = il n’y reste aucun élément
dominant-species-idle-not-on-earth = aucun élément de ce type n’est sur le terrain
dominant-species-idle-no-tile-up = aucune tuile n’est face visible
dominant-species-idle-nothing-moves = l’animal n’a aucune espèce à déplacer
dominant-species-idle-no-rival = il n’y croise aucun autre animal

# Pourquoi une carte ne permet pas un choix

dominant-species-why-not-water = Ce n’est ni une mer ni une zone humide.
dominant-species-why-not-in-bag = Le sac n’en contient pas.
dominant-species-why-one-element = Elle a moins de deux éléments.
dominant-species-why-once-each = Une espèce de cet animal a déjà été remplacée.
dominant-species-why-printed = L’animal n’a que ses éléments imprimés.
dominant-species-why-no-pawn = L’animal n’a aucun pion.
dominant-species-why-nothing-there = La carte n’y ferait rien.

# Questions

dominant-species-ask-bag-tile = { $animal }, { $card } : choisissez la tuile qui reçoit un élément.
dominant-species-ask-bag-element = { $animal } : choisissez un élément du sac pour { $tile }.
dominant-species-ask-bag-corner = { $animal } : choisissez le coin de { $tile } pour l’élément ({ $element }).
dominant-species-ask-aquatic-count = { $animal }, Aquatique : choisissez combien d’espèces ajouter sur { $tile }.
dominant-species-ask-blight = { $animal }, Fléau : choisissez la tuile qui perd ses éléments.
dominant-species-ask-blight-keep = { $animal }, Fléau : choisissez le seul élément qui reste sur { $tile }.
dominant-species-ask-ice-sheet = { $animal }, Couche de glace : choisissez la tuile qui devient toundra.
dominant-species-ask-metamorphosis = { $animal }, Métamorphose : choisissez un élément du sac.
dominant-species-ask-lose-element = { $animal }, { $card } : choisissez un élément ajouté à abandonner.
dominant-species-ask-immigrants = { $animal }, Immigrants : choisissez ce que vous perdez.
dominant-species-ask-instinct = { $animal }, Instinct : choisissez une case pour un pion. Plus à droite en Domination, il agit ce tour ; ailleurs, au suivant.
dominant-species-ask-victim = { $animal }, { $card } : choisissez à qui est l’espèce éliminée sur { $tile }.
dominant-species-ask-catastrophe = { $animal }, Catastrophe : choisissez la tuile où une seule espèce survit.
dominant-species-ask-catastrophe-keep = { $animal }, Catastrophe : choisissez à qui est la seule espèce qui survit sur { $tile }.
dominant-species-ask-evolution = { $animal }, Évolution : choisissez l’animal dont vous remplacez une espèce. Encore { $n } au plus.
dominant-species-ask-evolution-tile = { $animal }, Évolution : choisissez la tuile où vous remplacez une espèce { $other-of }.
dominant-species-ask-fecundity = { $animal }, Fécondité : choisissez une tuile pour une espèce de plus. Tuiles : { $n }, pool génétique : { $pool }.
dominant-species-ask-fertile = { $animal }, Fertilité : choisissez la tuile qui rapporte des points.
dominant-species-ask-hibernation = { $animal }, Hibernation : choisissez la tuile où reviennent des espèces éliminées. Au plus { $n }.
dominant-species-ask-hibernation-count = { $animal }, Hibernation : choisissez combien d’espèces reviennent sur { $tile }.
dominant-species-ask-mass-exodus = { $animal }, Exode massif : choisissez la tuile que toutes les espèces quittent.
dominant-species-ask-exodus = { $animal }, Exode massif : choisissez où vont les espèces { $other-of } sur { $tile }. Encore à déplacer : { $n }.
dominant-species-ask-exodus-count = { $animal }, Exode massif : choisissez combien d’espèces { $other-of } vont sur { $tile }.

# Choix

dominant-species-disk-at = { $element } · { $corner }
dominant-species-immigrants-element = Perdre un élément : { $element }
dominant-species-immigrants-no-element = Perdre un élément
dominant-species-immigrants-pawn = Perdre un pion
dominant-species-immigrants-pawn-at = Perdre le pion sur { $space }
dominant-species-immigrants-species = Garder une espèce par tuile (éliminées : { $n })
dominant-species-replace-none = Ne plus rien remplacer
dominant-species-fecund-all = Une sur chacune des { $n } tuiles
dominant-species-fecund-no-more = Ne plus en ajouter
dominant-species-hibernate-none = N’en faire revenir aucune

# Aperçus

dominant-species-after-nobody = Alors personne n’est dominant sur { $tile }
dominant-species-after-dominant = Alors dominant sur { $tile } : { $animal }
dominant-species-detail-bag-tile = Coins libres : { $n } ; dominant : { $animal }
dominant-species-detail-bag-element = { $n ->
    [0] Votre animal n’en a pas besoin
   *[other] Votre animal en a besoin { $n } fois
 } ; votre correspondance : { $match } → { $then }
dominant-species-detail-blight = { $elements } : { $n ->
    [one] { $n } élément disparaît
   *[other] { $n } éléments disparaissent
 }
dominant-species-detail-thinned = Tuiles encore occupées : { $n }
dominant-species-detail-pawns = Pions restants : { $n }
dominant-species-detail-catastrophe = Éliminées là : { $n } (à vous : { $own }) ; à côté : { $beside }
dominant-species-detail-evolution = Tuiles où il est présent : { $n }
dominant-species-detail-fecundity = Alors { $n } des vôtres ; chez un autre animal, au plus { $others }
dominant-species-detail-mass-exodus = Espèces qui partent : { $n } (à vous : { $own })
dominant-species-detail-exodus-count = Encore à déplacer : { $n }
