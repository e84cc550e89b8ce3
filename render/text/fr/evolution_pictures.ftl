# Ce qui figure sur les images d’Évolution, et ce qui les décrit.

picture-evolution-turn = Au tour { $who-of }
picture-evolution-answers = { $who } répond
picture-evolution-answer-all = { $n } joueurs choisissent
picture-evolution-on-turn-of = au tour { $who-of }
picture-evolution-phase-development = développement
picture-evolution-phase-food = nourriture
picture-evolution-phase-feeding = alimentation
picture-evolution-phase-extinction = extinction
picture-evolution-phase-over = fin
picture-evolution-bank = nourriture
picture-evolution-deck = pioche
picture-evolution-turn-number = tour
picture-evolution-last-turn = dernier tour
picture-evolution-shells = { $n ->
    [one] coquille
   *[other] coquilles
 }
picture-evolution-fight-attack = { $hunter } attaque { $target }
picture-evolution-fight-ambush = { $hunter } guette { $target }
picture-evolution-fight-counter = { $hunter } riposte contre { $target }
picture-evolution-hand = main
picture-evolution-points = points
picture-evolution-first = premier
picture-evolution-passed = a passé
picture-evolution-no-animals = aucun animal
picture-evolution-empty-hand = aucune carte en main
picture-evolution-hidden-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
 }
picture-evolution-needs = +{ $n } nourriture
picture-evolution-only-animal = animal seul
picture-evolution-red = R
picture-evolution-blue = B
picture-evolution-yellow = J

picture-evolution-place-laurasia = Laurasia
picture-evolution-place-gondwana = Gondwana
picture-evolution-place-ocean = Océan
picture-evolution-nobody-lives-here = personne ne vit ici
picture-evolution-here = ici
picture-evolution-going-to = → { $place }
picture-evolution-migrating = { $n ->
    [one] 1 animal migre
   *[other] { $n } animaux migrent
 }

picture-evolution-state-fed = nourri
picture-evolution-state-hungry = affamé
picture-evolution-state-asleep = endormi
picture-evolution-state-hidden = caché
picture-evolution-state-paralysed = paralysé
picture-evolution-state-remnant = restes
picture-evolution-state-poisoned = poison
picture-evolution-state-attacks = chasse
picture-evolution-state-attacked = attaqué
picture-evolution-state-angler = pêcheur

# Les noms des caractéristiques en un mot ou deux, à côté de leurs signes.

picture-evolution-short-carnivorous = Carnivore
picture-evolution-short-fat-tissue = Graisse
picture-evolution-short-parasite = Parasite
picture-evolution-short-swimming = Nage
picture-evolution-short-running = Course
picture-evolution-short-mimicry = Mimétisme
picture-evolution-short-scavenger = Charognard
picture-evolution-short-symbiosis = Symbiose
picture-evolution-short-piracy = Piratage
picture-evolution-short-tail-loss = Perte queue
picture-evolution-short-communication = Communication
picture-evolution-short-grazing = Piétinement
picture-evolution-short-high-body-weight = Poids élevé
picture-evolution-short-hibernation = Hibernation
picture-evolution-short-poisonous = Venimeux
picture-evolution-short-cooperation = Coopération
picture-evolution-short-burrowing = Fouisseur
picture-evolution-short-camouflage = Camouflage
picture-evolution-short-sharp-vision = Vue perçante
picture-evolution-short-flight = Vol
picture-evolution-short-intellect = Intellect
picture-evolution-short-metamorphose = Métamorph.
picture-evolution-short-viviparous = Vivipare
picture-evolution-short-ambush = Embuscade
picture-evolution-short-trematode = Trématode
picture-evolution-short-ink-cloud = Encre
picture-evolution-short-shell = Coquille
picture-evolution-short-specialization-a = Spécial. A
picture-evolution-short-specialization-b = Spécial. B
picture-evolution-short-anglerfish = Pêcheur
picture-evolution-short-migration = Migration
picture-evolution-short-pilot-fish = Pilote
picture-evolution-short-neoplasm = Néoplasme
picture-evolution-short-regeneration = Régénération
picture-evolution-short-recombination = Recombinaison
picture-evolution-short-herding = En groupe
picture-evolution-short-aedificator = Aedificator
picture-evolution-short-cnidocytes = Cnidocytes

# Ce que fait un trait, en une ligne pour la carte.

picture-evolution-does-carnivorous = Attaque un animal : 2 nourritures
picture-evolution-does-fat-tissue = Garde une nourriture pour plus tard
picture-evolution-does-parasite = Chez un adversaire : besoin +2
picture-evolution-does-swimming = Seuls des nageurs l’attaquent ; n’attaque qu’eux
picture-evolution-does-running = S’échappe sur 4, 5 ou 6
picture-evolution-does-mimicry = Renvoie l’attaque vers un autre des vôtres
picture-evolution-does-scavenger = Reçoit 1 quand un animal est mangé
picture-evolution-does-symbiosis = L’un protège l’autre et mange d’abord
picture-evolution-does-piracy = Prend un jeton à un animal affamé
picture-evolution-does-tail-loss = Perd une caractéristique mais survit
picture-evolution-does-communication = L’un prend du rouge, l’autre aussi
picture-evolution-does-grazing = Détruit 1 nourriture de la réserve
picture-evolution-does-high-body-weight = Seul un aussi lourd peut l’attaquer
picture-evolution-does-hibernation = Dort un tour sans manger
picture-evolution-does-poisonous = Qui le mange meurt
picture-evolution-does-cooperation = L’un est nourri, l’autre reçoit 1 bleu
picture-evolution-does-burrowing = À l’abri dès qu’il est nourri
picture-evolution-does-camouflage = Visible à la seule vue perçante
picture-evolution-does-sharp-vision = Voit malgré le camouflage
picture-evolution-does-flight = À l’abri d’autant de caractéristiques
picture-evolution-does-intellect = Ignore une caractéristique adverse
picture-evolution-does-metamorphose = Une caractéristique pour 1 nourriture
picture-evolution-does-viviparous = Met bas dès qu’il est nourri
picture-evolution-does-ambush = Attaque qui prend du rouge
picture-evolution-does-trematode = Chez deux animaux adverses : besoin +1
picture-evolution-does-ink-cloud = Arrête une attaque par tour
picture-evolution-does-shell = Se cache jusqu’à la fin du tour
picture-evolution-does-specialization-a = 1 nourriture, si nul autre n’a le A
picture-evolution-does-specialization-b = 1 nourriture, si nul autre n’a le B
picture-evolution-does-anglerfish = Posé en animal, il mord l’attaquant
picture-evolution-does-migration = Change de territoire, une fois par tour
picture-evolution-does-pilot-fish = Suit un animal qui migre
picture-evolution-does-neoplasm = Désactive un animal adverse peu à peu
picture-evolution-does-regeneration = Repousse après avoir été mangé
picture-evolution-does-recombination = Échange de caractéristiques
picture-evolution-does-herding = Sûr si les carnivores ne sont pas plus nombreux
picture-evolution-does-aedificator = Ajoute 2 nourritures à son territoire
picture-evolution-does-cnidocytes = Paralyse qui l’attaque
picture-evolution-does-swimming-to-ocean = Mène l’animal dans l’Océan : 1 point de plus
picture-evolution-does-specialization-in-place = 1 nourriture, s’il est seul à l’avoir ici

picture-evolution-score-animals = Animaux
picture-evolution-score-traits = Caractéristiques
picture-evolution-score-food = Besoins
picture-evolution-score-ocean = Océan
picture-evolution-score-discard = Défausse
picture-evolution-players = de { $low } à { $high } joueurs
picture-evolution-motto = donnez des atouts à vos animaux, et trouvez à manger avant les autres
picture-evolution-cover = La couverture d’Évolution : des lézards de plusieurs espèces et les signes de leurs caractéristiques. { $players }.

# La position en mots

picture-evolution-told-waiting = On attend { $who }.
picture-evolution-told-phase = Tour { $n }, { $phase } ; premier joueur : { $first }.
picture-evolution-told-last = C’est le dernier tour.
picture-evolution-told-bank = { $n ->
    [0] La réserve de nourriture est vide.
   *[other] Nourriture en réserve : { $n }.
 }
picture-evolution-told-deck = { $n ->
    [0] La pioche est vide.
    [one] Il reste { $n } carte dans la pioche.
   *[other] Il reste { $n } cartes dans la pioche.
 }
picture-evolution-told-shells = { $n ->
    [one] Une coquille est sur la table.
   *[other] { $n } coquilles sont sur la table.
 }
picture-evolution-told-fight-attack = L’animal { $hunter } attaque l’animal { $target }.
picture-evolution-told-fight-ambush = L’animal { $hunter } tend une embuscade à l’animal { $target }.
picture-evolution-told-fight-counter = L’animal { $hunter } riposte contre l’animal { $target }.
picture-evolution-told-hand = Votre main : { $cards }.
picture-evolution-told-summary = { $who } : { $animals ->
    [0] aucun animal
    [one] { $animals } animal
   *[other] { $animals } animaux
 }, { $fed ->
    [0] aucun nourri
    [one] { $fed } nourri
   *[other] { $fed } nourris
 }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } en main, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
picture-evolution-told-summary-plain = { $who } : { $animals ->
    [0] aucun animal
    [one] { $animals } animal
   *[other] { $animals } animaux
 }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } en main, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
picture-evolution-told-passed = a passé pour cette phase
picture-evolution-told-discard = { $n ->
    [one] { $n } carte défaussée
   *[other] { $n } cartes défaussées
 }
picture-evolution-told-animal = animal { $n } : { $what }
picture-evolution-told-needs = besoin de { $n }
picture-evolution-told-food = { $food } sur { $need } de nourriture
picture-evolution-told-tokens = { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
 } et { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
 }
picture-evolution-told-fat = graisse { $full } sur { $slots }
picture-evolution-told-off = { $trait } (désactivée)
picture-evolution-told-used = { $trait } (déjà fait)
picture-evolution-told-no-traits = aucune caractéristique
picture-evolution-told-link = { $trait } avec l’animal { $n }
picture-evolution-told-symbiont = symbiose : protège l’animal { $n }
picture-evolution-told-dependent = symbiose : protégé par l’animal { $n }
picture-evolution-told-angler = un poisson pêcheur caché
picture-evolution-told-final = { $place }. { $who } : { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
picture-evolution-told-score = { $group } { $points }

# Continents en mots

picture-evolution-told-banks = Nourriture : { $food }.
picture-evolution-told-place-food = { $place } { $n }
picture-evolution-told-place-animals = { $place } { $n }
picture-evolution-told-moves = { $n ->
    [one] Migration annoncée : { $moves }.
   *[other] Migrations annoncées : { $moves }.
 }
picture-evolution-told-move = animal { $n } { evolution-to-place }
picture-evolution-told-here = Ce passage se joue ici : { $place }.
picture-evolution-told-place = { $place } : { $n ->
    [0] aucune nourriture
    [one] { $n } nourriture
   *[other] { $n } nourritures
 } en réserve.
picture-evolution-told-dice = { $n ->
    [one] dé { $dice }
   *[other] dés { $dice }
 }
picture-evolution-told-shells-here = { $n ->
    [one] une coquille se trouve ici
   *[other] { $n } coquilles se trouvent ici
 }
picture-evolution-told-of = { $who }, { $what }
picture-evolution-told-neoplasm = { $n ->
    [one] tue à la prochaine phase de nourriture
   *[other] tue dans { $n } phases de nourriture
 }
picture-evolution-told-summary-where = { $who } : { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
 } ({ $where }), { $fed ->
    [-1] { "" }
    [0] aucun nourri,{ " " }
    [one] { $fed } nourri,{ " " }
   *[other] { $fed } nourris,{ " " }
 }{ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } en main, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
