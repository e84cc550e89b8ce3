# Évolution

evolution-title = Évolution
thing-evolution-carnivorous = Carnivore
thing-evolution-fat-tissue = Tissu adipeux
thing-evolution-parasite = Parasite
thing-evolution-swimming = Nage
    .gender = feminine
thing-evolution-running = Course
    .gender = feminine
thing-evolution-mimicry = Mimétisme
thing-evolution-scavenger = Charognard
thing-evolution-symbiosis = Symbiose
    .gender = feminine
thing-evolution-piracy = Piratage
thing-evolution-tail-loss = Perte de la queue
    .gender = feminine
thing-evolution-communication = Communication
    .gender = feminine
thing-evolution-grazing = Piétinement
thing-evolution-high-body-weight = Poids corporel élevé
thing-evolution-hibernation = Hibernation
    .gender = feminine
    .elides = yes
thing-evolution-poisonous = Venimeux
thing-evolution-cooperation = Coopération
    .gender = feminine
thing-evolution-burrowing = Fouisseur
thing-evolution-camouflage = Camouflage
thing-evolution-sharp-vision = Vue perçante
    .gender = feminine
thing-evolution-flight = Vol
thing-evolution-intellect = Intellect
thing-evolution-metamorphose = Métamorphose
    .gender = feminine
thing-evolution-viviparous = Vivipare
thing-evolution-ambush = Embuscade
    .gender = feminine
thing-evolution-trematode = Trématode
thing-evolution-anglerfish = Poisson pêcheur
thing-evolution-ink-cloud = Nuage d’encre
thing-evolution-shell = Coquille
    .gender = feminine
thing-evolution-specialization-a = Spécialisation A
    .gender = feminine
thing-evolution-specialization-b = Spécialisation B
    .gender = feminine
thing-evolution-migration = Migration
    .gender = feminine
thing-evolution-pilot-fish = Poisson pilote
thing-evolution-regeneration = Régénération
    .gender = feminine
thing-evolution-recombination = Recombinaison
    .gender = feminine
thing-evolution-herding = Vie en groupe
    .gender = feminine
thing-evolution-aedificator = Aedificator
    .elides = yes
thing-evolution-neoplasm = Néoplasme
thing-evolution-cnidocytes = Cnidocytes

# Options d’une table

evolution-option-sets = Extensions
evolution-option-sets-base = Jeu de base
evolution-option-sets-base-fly = Jeu de base et Time to Fly
evolution-option-sets-base-continents = Jeu de base et Continents
evolution-option-sets-all = Jeu de base et les deux extensions
evolution-option-half-deck = Moitié du paquet
evolution-option-half-deck-auto = À 2 joueurs avec une extension
evolution-option-half-deck-on = La moitié de chaque carte
evolution-option-half-deck-off = Toutes les cartes
evolution-option-mimicry-optional = On peut renoncer au Mimétisme
evolution-option-mimicry-optional-off = Non
evolution-option-mimicry-optional-on = Oui
evolution-option-tail-loss-optional = On peut renoncer à la Perte de la queue
evolution-option-tail-loss-optional-off = Non
evolution-option-tail-loss-optional-on = Oui
evolution-option-anglerfish-has-carnivorous-face = Les Poissons pêcheurs peuvent se jouer en Carnivore
evolution-option-anglerfish-has-carnivorous-face-off = Non
evolution-option-anglerfish-has-carnivorous-face-on = Oui
evolution-option-ambush-own = On peut tendre une embuscade à ses propres animaux
evolution-option-ambush-own-off = Non
evolution-option-ambush-own-on = Oui
evolution-option-viviparous-once = Un Vivipare met bas une fois par tour au plus
evolution-option-viviparous-once-off = Non
evolution-option-viviparous-once-on = Oui

# Les parties de l’image

evolution-part-hand = La main
evolution-part-place-laurasia = La Laurasia
evolution-part-place-gondwana = Le Gondwana
evolution-part-place-ocean = L’Océan
evolution-problem-half-deck = La moitié du paquet ne suffit pas à { $seats } joueurs ; elle convient à { $most } au plus.

# Noms

evolution-card = { $trait }
evolution-card-two = { $trait } / { $other }
evolution-trait = { $trait }
evolution-animal-plain = Animal { $animal }
evolution-animal = Animal { $animal } : { $traits }
evolution-animal-more = Animal { $animal } : { $traits } +{ $n }
evolution-fat-of-it = { $yellow ->
    [0] { "" }
   *[other] , graisse { $yellow }
 }
evolution-animal-detail = Animal { $who-of } : nourriture { $food } sur { $need }{ evolution-fat-of-it }
evolution-animal-detail-at = Animal { $who-of } { evolution-in-place } : nourriture { $food } sur { $need }{ evolution-fat-of-it }
evolution-in-place = { $place ->
    [laurasia] en Laurasia
    [gondwana] au Gondwana
   *[ocean] dans l’Océan
 }
evolution-the-place = { $place ->
    [laurasia] la Laurasia
    [gondwana] le Gondwana
   *[ocean] l’Océan
 }
evolution-left-in-bank = { $place ->
    [land] en réserve
   *[other] { evolution-in-place }
 }
evolution-told-at = { $told } ({ evolution-in-place })
evolution-to-place = { $place ->
    [laurasia] vers la Laurasia
    [gondwana] vers le Gondwana
   *[ocean] vers l’Océan
 }

# Questions

evolution-develop = { $n ->
    [one] Jouez-vous votre dernière carte (animal ou caractéristique), ou passez-vous ?
   *[other] Jouez-vous une de vos { $n } cartes (animal ou caractéristique), ou passez-vous ?
 }
evolution-place = Quel animal reçoit « { $trait } » ?
evolution-place-pair = « { $trait } » unit deux animaux : lequel est le premier ?
evolution-place-symbiosis = Symbiose : quel animal est le symbiote, qui protège et mange le premier ?
evolution-partner = « { $trait } » : quel animal est uni à l’animal { $animal } ?
evolution-partner-symbiosis = Symbiose : quel animal est protégé par l’animal { $animal } ?
evolution-feed = { $n ->
    [0] La réserve de nourriture est vide. Que font vos animaux ?
   *[other] Nourriture en réserve : { $n }. Que font vos animaux ?
 }
evolution-feed-more = Nourriture en réserve : { $n }. Vos animaux font-ils autre chose ?
evolution-feed-anywhere = Réserves : Laurasia { $laurasia }, Gondwana { $gondwana }, Océan { $ocean }. Que font vos animaux ?
evolution-feed-at = Nourriture { evolution-in-place } : { $n }. Vos animaux y font-ils autre chose ?
evolution-target = Quel animal l’animal { $hunter } attaque-t-il ?
evolution-burn-how-many = Combien de graisse l’animal { $animal } brûle-t-il ?
evolution-shed = Quelle caractéristique l’animal { $animal } perd-il pour se nourrir ?
evolution-rob = Quel animal l’animal { $animal } pirate-t-il ?
evolution-trigger = L’animal { $animal } a reçu de la nourriture : quel lien agit d’abord ?
evolution-ambush = L’animal { $animal } { $who-of } va manger. L’attaquez-vous en embuscade ?
evolution-scavenge = Lequel de vos charognards mange les restes ?
evolution-lure = L’animal { $hunter } attaque votre animal { $target }. Retournez-vous un Poisson pêcheur ?
evolution-intend = Quelle caractéristique de l’animal { $target } ignorez-vous ?
evolution-react = L’animal { $hunter } { $who-of } attaque votre animal { $target }. Que fait-il ?
evolution-mimic = L’animal { $hunter } attaque l’animal { $target } : quel animal prend sa place ?
evolution-tail = Quelle caractéristique l’animal { $target } perd-il avec sa queue ?
evolution-arrange-lowest = Quelle caractéristique de l’animal { $animal } se place tout en bas ?
evolution-arrange-next = Quelle caractéristique de l’animal { $animal } se place juste au-dessus ?
evolution-route = Où l’animal { $animal } migre-t-il ?
evolution-announce = { $n ->
    [one] { $n } animal va migrer. Un autre migre-t-il aussi ?
   *[other] { $n } animaux vont migrer. Un autre migre-t-il aussi ?
 }
evolution-follow = { $n ->
    [one] Un animal migre. Vos poissons pilotes le suivent-ils ?
   *[other] { $n } animaux migrent. Vos poissons pilotes les suivent-ils ?
 }
evolution-give = Recombinaison : quelle caractéristique l’animal { $animal } donne-t-il à l’animal { $other } ?
evolution-regrow = L’animal { $animal } se régénère : quelle carte devient l’animal ?
evolution-rescue = { $n ->
    [one] Vous devez jouer encore une carte comme animal. Laquelle, et où ?
   *[other] Il ne vous restait rien : jouez { $n } cartes comme animaux. Laquelle d’abord, et où ?
 }

# Choix

evolution-group-all = Choix
evolution-group-part = { $group } ({ $n })
evolution-group-owner = Animaux { $who-of }
evolution-group-animal = Jouer comme animal
evolution-group-trait = Jouer comme caractéristique
evolution-group-take = Prendre de la nourriture
evolution-group-attack = Attaquer
evolution-group-food = Se nourrir autrement
evolution-group-free = En plus, à tout moment
evolution-group-migrate = Migrer, au lieu de tout le reste
evolution-group-arrange = Réordonner d’abord les caractéristiques
evolution-group-owner-at = Animaux { $who-of } { evolution-in-place }
evolution-group-at = { $place ->
    [laurasia] En Laurasia
    [gondwana] Au Gondwana
   *[ocean] Dans l’Océan
 }
evolution-group-take-at = Prendre de la nourriture { evolution-in-place }
evolution-group-animal-at = Jouer comme animal { evolution-in-place }
evolution-migrate = Faire migrer l’animal { $animal }
evolution-recombine = Recombinaison des animaux { $first } et { $second }
evolution-arrange = Réordonner l’animal { $animal }
evolution-to = { $place ->
    [laurasia] La Laurasia
    [gondwana] Le Gondwana
   *[ocean] L’Océan
 }
evolution-depart = Se mettre en route
evolution-stay = Rester
evolution-follow-to = Suivre avec l’animal { $animal } { evolution-to-place }
evolution-as-animal = Animal ({ $card })
evolution-as-animal-at = Animal { evolution-in-place } ({ $card })
evolution-as-trait = { $trait }
evolution-as-trait-of-two = { $trait } (sans { $other })
evolution-stop = Passer pour cette phase
evolution-take = Nourrir l’animal { $animal } ({ $food } sur { $need })
evolution-attack = Attaquer avec l’animal { $animal }
evolution-attack-animal = Attaquer l’animal { $target } avec l’animal { $hunter }
evolution-burn = Brûler la graisse de l’animal { $animal }
evolution-metamorphose = Métamorphoser l’animal { $animal }
evolution-specialize = Utiliser la Spécialisation de l’animal { $animal }
evolution-shell = Prendre la Coquille pour l’animal { $animal }
evolution-graze = Piétiner avec l’animal { $animal }
evolution-pirate = Pirater avec l’animal { $animal }
evolution-hibernate = Faire hiberner l’animal { $animal }
evolution-end = Terminer votre passage
evolution-pass = Passer
evolution-burn-n = { $n ->
    [one] Brûler { $n } jeton
   *[other] Brûler { $n } jetons
 }
evolution-trigger-link = { $trait } avec l’animal { $animal }
evolution-ambush-decline = Le laisser manger
evolution-lure-no = Ne rien retourner
evolution-lure-reveal = Retourner l’animal { $animal }
evolution-intend-keep = Ne rien ignorer
evolution-intend-ignore = Ignorer « { $trait } »
evolution-react-run = S’enfuir
evolution-react-mimic = Mimétisme : un autre animal à sa place
evolution-react-tail = Perdre la queue
evolution-react-ink = S’échapper dans un nuage d’encre
evolution-react-shell = Se cacher dans la coquille
evolution-react-accept = Se laisser manger
evolution-lose-fat = { $trait }, avec son jeton
evolution-lose-link = { $trait } avec l’animal { $animal }

# Ce qu’un choix ferait

evolution-animal-card-detail = { $n ->
    [one] Un nouvel animal, votre premier ; vous seul connaissez sa carte
   *[other] Un nouvel animal ({ $n } en tout) ; vous seul connaissez sa carte
 }
evolution-stop-detail = { $n ->
    [one] Vous gardez votre carte pour le tour suivant
   *[other] Vous gardez vos { $n } cartes pour le tour suivant
 }
evolution-about-carnivorous = Peut attaquer un animal par tour, pour 2 nourritures ; a besoin de 1 de plus
evolution-about-fat-tissue = Stocke 1 jeton quand l’animal est nourri, à brûler en cas de disette
evolution-about-parasite = Sur un animal adverse : il a besoin de 2 nourritures de plus
evolution-about-swimming = Seul un nageur peut l’attaquer ; un carnivore nageur n’attaque que les nageurs
evolution-about-running = Attaqué, il s’échappe sur un jet de 4 à 6
evolution-about-mimicry = Une fois par tour, une attaque se reporte sur un autre de vos animaux
evolution-about-scavenger = Peut recevoir 1 nourriture quand un animal est mangé ; pas sur un carnivore
evolution-about-symbiosis = Le symbiote protège l’autre animal, qui ne mange qu’une fois le symbiote nourri
evolution-about-piracy = Une fois par tour, pirate un animal pas encore nourri et lui prend 1 nourriture
evolution-about-tail-loss = Attaqué, il perd une caractéristique à la place ; l’attaquant reçoit 1 nourriture
evolution-about-communication = Quand l’un prend dans la réserve, l’autre aussi ; une fois par tour de table
evolution-about-grazing = À chacun de vos passages, peut détruire 1 nourriture de la réserve
evolution-about-high-body-weight = Seul un animal ayant cette caractéristique peut l’attaquer ; a besoin de 1 de plus
evolution-about-hibernation = Compte comme nourri ce tour-ci ; ni deux tours de suite, ni au dernier
evolution-about-poisonous = Le carnivore qui le mange meurt à la fin du tour
evolution-about-cooperation = Quand l’un reçoit de la nourriture, l’autre en reçoit 1 ; une fois par tour de table
evolution-about-burrowing = On ne peut pas l’attaquer tant qu’il est nourri
evolution-about-camouflage = Seuls les carnivores à Vue perçante peuvent l’attaquer
evolution-about-sharp-vision = Un carnivore qui l’a peut attaquer les animaux camouflés
evolution-about-flight = Seuls les animaux ayant moins de caractéristiques que lui peuvent l’attaquer
evolution-about-intellect = Une fois par tour, son attaque ignore une caractéristique de la cible ; a besoin de 1 de plus
evolution-about-metamorphose = Une fois par tour, perd une de ses caractéristiques pour 1 nourriture
evolution-about-viviparous = Une fois nourri, il donne naissance à un animal ; a besoin de 1 de plus
evolution-about-ambush = Avec Carnivore : peut attaquer un animal adverse qui va prendre de la nourriture
evolution-about-trematode = Unit deux animaux d’un adversaire : chacun a besoin de 1 nourriture de plus
evolution-about-ink-cloud = Une fois par tour, échappe à une attaque ; le carnivore pourra réattaquer
evolution-about-shell = Attaqué, il peut se cacher pour le tour, mais ne reçoit alors plus rien
evolution-about-specialization-a = Une fois par tour, 1 nourriture, si nul autre animal n’a cette caractéristique
evolution-about-specialization-b = Une fois par tour, 1 nourriture, si nul autre animal n’a cette caractéristique
evolution-about-migration = Une fois par tour, peut changer de territoire, à la place de tout votre passage
evolution-about-pilot-fish = Suit tout animal qui migre depuis le lieu où il se trouve
evolution-about-regeneration = Mangé, il revient avec ses caractéristiques ; 1 autre caractéristique au plus, sans besoin
evolution-about-recombination = Une fois par tour, les deux animaux échangent une caractéristique chacun
evolution-about-herding = À l’abri si son territoire a autant d’animaux à Vie en groupe que de carnivores
evolution-about-aedificator = À chaque tour, ajoute 2 nourritures à la réserve de son territoire
evolution-about-neoplasm = Sur un animal adverse : à chaque tour, une caractéristique ne fonctionne plus, jusqu’à sa mort
evolution-about-cnidocytes = Qui l’attaque perd l’usage de ses caractéristiques jusqu’à la fin du tour
evolution-about-swimming-ocean = Envoie l’animal dans l’Océan, pour 1 point de plus à la fin ; carte défaussée
evolution-arrange-detail = Choisissez l’ordre de ses caractéristiques, de bas en haut ; puis jouez votre carte
evolution-arrange-trait-detail = Un Néoplasme désactive les caractéristiques de bas en haut
evolution-settle-detail = Animaux { evolution-in-place } : { $n }, dont à vous : { $own }
evolution-route-detail = { $n ->
    [0] Nourriture { evolution-in-place } : { $food }
    [one] Nourriture { evolution-in-place } : { $food } ; { $n } caractéristique bilatérale serait défaussée
   *[other] Nourriture { evolution-in-place } : { $food } ; { $n } caractéristiques bilatérales seraient défaussées
 }
evolution-migrate-detail = Quitte { evolution-the-place } ; nourriture { $food } sur { $need }{ evolution-fat-of-it }
evolution-depart-detail = { $n ->
    [one] Les poissons pilotes peuvent suivre ; puis l’animal part et votre passage se termine
   *[other] Les poissons pilotes peuvent suivre ; puis les { $n } partent et votre passage se termine
 }
evolution-stay-detail = Vos poissons pilotes qui ne suivent pas restent où ils sont
evolution-recombine-detail = Les animaux { $first } et { $second } échangent une caractéristique, une fois par tour
evolution-give-detail = L’animal { $animal } la reçoit
evolution-give-lost-detail = L’animal { $animal } ne peut pas l’avoir : elle serait défaussée
evolution-regrow-detail = L’animal { $animal } revit avec ses caractéristiques ; vous seul connaissez sa carte
evolution-take-detail = Prend 1 jeton rouge de la réserve
evolution-attack-detail = La cible se choisit ensuite ; nourriture { $food } sur { $need }{ evolution-fat-of-it }
evolution-attack-only-detail = Attaque l’animal { $animal } { $who-of }, sa seule proie possible
evolution-burn-detail = Change la graisse en nourriture : { $food } sur { $need }{ evolution-fat-of-it }
evolution-metamorphose-detail = Perd une caractéristique et reçoit 1 nourriture ; { $food } sur { $need }{ evolution-fat-of-it }
evolution-metamorphose-only-detail = Perd « { $trait } » et reçoit 1 nourriture
evolution-specialize-detail = Reçoit 1 nourriture ; nourriture { $food } sur { $need }{ evolution-fat-of-it }
evolution-shell-detail = Lui donne la Coquille du milieu ; nourriture { $food } sur { $need }{ evolution-fat-of-it }
evolution-graze-detail = Détruit 1 nourriture de la réserve ; nourriture { $food } sur { $need }{ evolution-fat-of-it }
evolution-pirate-detail = Pirate un animal et lui prend 1 nourriture ; nourriture { $food } sur { $need }{ evolution-fat-of-it }
evolution-pirate-only-detail = Pirate l’animal { $animal } { $who-of }, le seul possible, pour 1 nourriture
evolution-hibernate-detail = Nourri jusqu’à la fin du tour, sans rien recevoir ; { $food } sur { $need }{ evolution-fat-of-it }
evolution-end-detail = C’est au joueur suivant
evolution-pass-detail = Vous ne faites rien ; vous pourrez agir à un passage suivant
evolution-burn-n-detail = Il a alors { $food } sur { $need } en nourriture
evolution-shed-detail = Elle est défaussée, et l’animal { $animal } reçoit 1 nourriture
evolution-trigger-communication = L’animal { $animal } prend 1 jeton rouge dans la réserve
evolution-trigger-cooperation = L’animal { $animal } reçoit 1 jeton bleu
evolution-ambush-decline-detail = L’animal { $animal } prend sa nourriture
evolution-strike-detail = L’animal { $animal } (nourriture { $food } sur { $need }) attaque l’animal { $prey }
evolution-lure-detail = Il devient carnivore, arrête l’attaque et riposte contre l’animal { $hunter }
evolution-lure-no-detail = L’attaque contre l’animal { $target } continue
evolution-intend-keep-detail = Vous pourrez encore ignorer une caractéristique plus tard dans le tour
evolution-intend-detail = « { $trait } » de l’animal { $target } ne vaut pas contre cet attaquant
evolution-react-run-detail = Lancez un dé : de 4 à 6, l’attaque échoue
evolution-react-mimic-detail = L’attaque se reporte sur un autre de vos animaux, une fois par tour
evolution-react-mimic-only-detail = L’attaque se reporte sur l’animal { $animal }, une fois par tour
evolution-react-tail-detail = Vous défaussez une de ses caractéristiques ; il survit, et l’attaquant reçoit 1 nourriture
evolution-react-ink-detail = L’attaque échoue ; l’attaquant pourra réattaquer à un passage suivant
evolution-react-shell-detail = À l’abri jusqu’à la fin du tour, mais il ne reçoit plus de nourriture
evolution-react-accept-detail = L’animal meurt, et l’attaquant reçoit 2 nourritures
evolution-tail-detail = Elle est défaussée ; l’animal { $target } survit, l’animal { $hunter } reçoit 1 nourriture

# Pourquoi pas

evolution-why-no-animal = Vous n’avez aucun animal pour cette caractéristique.
evolution-why-no-victim = Aucun adversaire n’a d’animal pour cette caractéristique.
evolution-why-no-pair = Il n’y a pas deux animaux que « { $trait } » pourrait unir.
evolution-why-nobody-fits = « { $trait } » ne va sur aucun animal : une seule par animal, et certaines s’excluent.
evolution-why-has-it = Il a déjà « { $trait } » ; seul le Tissu adipeux peut s’ajouter plusieurs fois.
evolution-why-excludes = « { $trait } » et « { $other } » s’excluent sur un même animal.
evolution-why-no-partner = Il n’y a pas de second animal que « { $trait } » pourrait lui unir.
evolution-why-joined = « { $trait } » unit déjà ces deux animaux.
evolution-why-main-spent = Vous avez déjà fait la seule action principale de ce passage.
evolution-why-must-feed = Un de vos animaux peut encore se nourrir : nourrissez-le, ou faites une autre action principale.
evolution-why-bank-empty = La réserve de nourriture est vide.
evolution-why-asleep = Il hiberne jusqu’à la fin du tour.
evolution-why-hidden = Il se cache dans sa coquille jusqu’à la fin du tour.
evolution-why-symbiont = Son symbiote doit être nourri d’abord.
evolution-why-full = Il est nourri, et n’a pas de Tissu adipeux vide.
evolution-why-hunted = Il a déjà attaqué ce tour-ci ; chaque carnivore n’attaque qu’une fois.
evolution-why-cannot-eat = Il ne pourrait pas manger maintenant, donc il ne peut pas attaquer.
evolution-why-no-prey = Il n’y a aucun animal qu’il puisse attaquer.
evolution-why-no-fat = Son Tissu adipeux ne contient aucun jeton.
evolution-why-not-hungry = Il n’a plus besoin de nourriture.
evolution-why-used-up = Cette caractéristique a déjà servi ce tour-ci.
evolution-why-nothing-to-shed = Il n’a aucune caractéristique à perdre après laquelle il pourrait se nourrir.
evolution-why-not-alone = Un autre animal a la même Spécialisation.
evolution-why-has-shell = Il a déjà une Coquille.
evolution-why-grazed = Il a déjà piétiné pendant ce passage.
evolution-why-nothing-to-rob = Aucun autre animal n’a de nourriture sans être nourri.
evolution-why-rob-fed = Il est nourri, on ne peut donc pas le pirater.
evolution-why-rob-nothing = Il n’a pas de nourriture à prendre.
evolution-why-slept = Il a hiberné au tour précédent ou ce tour-ci ; jamais deux tours de suite.
evolution-why-last-turn = La pioche est vide : on ne peut pas hiberner au dernier tour.
evolution-why-fed = Il est déjà nourri ; il ne peut hiberner que s’il lui reste un Tissu adipeux vide.
evolution-why-swimmer = Un carnivore nageur ne peut attaquer que des nageurs.
evolution-why-safe-camouflage = Il est camouflé, et l’attaquant n’a pas de Vue perçante.
evolution-why-safe-high-body-weight = Il a un Poids corporel élevé, et l’attaquant n’en a pas.
evolution-why-safe-swimming = Il nage, et l’attaquant ne nage pas.
evolution-why-safe-burrowing = Il est nourri et à l’abri dans son terrier.
evolution-why-safe-symbiosis = Son symbiote le protège.
evolution-why-safe-flight = Il vole, et l’attaquant a autant de caractéristiques ou plus.
evolution-why-safe-shell = Il se cache dans sa coquille jusqu’à la fin du tour.
evolution-why-safe-many = Il est protégé : { $traits }.
evolution-why-safe-beyond-intellect = L’Intellect n’en ignore qu’une ; il est protégé par : { $traits }.
evolution-why-struck = Il s’est déjà jeté sur cet animal, ou c’est lui qui mange.
evolution-why-no-anglerfish = Sa carte n’est pas un Poisson pêcheur.
evolution-why-other-territory = Il est sur un autre territoire.
evolution-why-angler-elsewhere = Il n’est pas sur le territoire de l’attaque.
evolution-why-not-hidden = Il a une caractéristique ou a déjà été retourné : aucun Poisson pêcheur ne s’y cache.
evolution-why-ignored = L’attaquant ignore cette caractéristique.
evolution-why-no-double = Vous n’avez pas d’autre animal que l’attaquant puisse attaquer.
evolution-why-no-shell-in-ambush = On ne peut pas se cacher dans sa coquille face à une embuscade.
evolution-why-used = « { $trait } » a déjà servi.
evolution-why-must-defend = Il doit utiliser « { $trait } » avant de pouvoir être mangé.
evolution-why-in-ocean = Il est déjà dans l’Océan.
evolution-why-not-into-ocean = Un nouvel animal naît sur un continent ; la Nage l’envoie dans l’Océan.
evolution-why-regeneration-full = Avec la Régénération, un animal a deux caractéristiques au plus, bilatérales comprises.
evolution-why-regeneration-need = La Régénération et une caractéristique qui augmente le besoin s’excluent.
evolution-why-remnant = Il a été mangé ; seules ses caractéristiques restent là jusqu’à sa régénération.
evolution-why-paralysed = Un des deux animaux est paralysé, ou a été mangé.
evolution-why-nothing-to-give = Chacun des deux doit donner une caractéristique non bilatérale, et l’un n’en a pas.
evolution-why-acted = Une migration occupe tout le passage, et vous avez déjà agi.
evolution-why-migrated = Il a déjà migré ce tour-ci.
evolution-why-flyer-at-sea = Le Vol mène d’un continent à l’autre, pas hors de l’Océan.
evolution-why-apart = Il est sur un autre territoire ; une caractéristique bilatérale unit deux animaux du même.
evolution-why-too-heavy = Il a plus de deux caractéristiques : trop pour voler jusqu’à l’autre continent.
evolution-why-swimmer-route = Un nageur ne va pas d’un continent à l’autre sans passer par l’Océan.
evolution-why-land-route = Un animal terrestre ne peut pas aller dans l’Océan.
evolution-why-nobody-to-follow = Personne ne migre là-bas depuis le lieu où il est.
evolution-why-elsewhere = Tout ce passage se déroule { evolution-in-place }.
evolution-why-safe-herding = Ce territoire a autant d’animaux à Vie en groupe que de carnivores, ou plus.

# Ce qui s’est passé

evolution-turn = Le tour { $n } commence. { $who } joue en premier.
evolution-last-turn = Le tour { $n } commence, le dernier : la pioche est vide. { $who } joue en premier.
evolution-stopped = { $who } passe pour cette phase.
evolution-new-animal = { $who } joue un nouvel animal, le numéro { $animal }.
evolution-played = { $who } joue « { $trait } » sur l’animal { $animal }.
evolution-played-on = { $who } joue « { $trait } » sur l’animal { $animal } { $other-of }.
evolution-joined = { $who } unit les animaux { $first } et { $second } par « { $trait } ».
evolution-joined-on = { $who } unit les animaux { $first } et { $second } { $other-of } par « { $trait } ».
evolution-dice = { $count ->
    [one] Dé { $dice }
   *[other] Dés { $dice }
 }
evolution-food-n = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
 }
evolution-bank = { $plus ->
    [0] { evolution-dice } : la réserve contient { $n } nourritures.
   *[other] { evolution-dice }, plus { $plus } : la réserve contient { $n } nourritures.
 }
evolution-passed = { $who } passe.
evolution-took = { $who } nourrit l’animal { $animal } ; reste { evolution-left-in-bank } : { $n }.
evolution-communicates = Communication : l’animal { $partner } suit l’animal { $animal }.
evolution-cooperates = Coopération avec l’animal { $animal } : l’animal { $partner } reçoit 1 jeton bleu.
evolution-burnt = { $n ->
    [one] L’animal { $animal } { $who-of } brûle { $n } jeton de graisse.
   *[other] L’animal { $animal } { $who-of } brûle { $n } jetons de graisse.
 }
evolution-specialized = L’animal { $animal } { $who-of } reçoit 1 nourriture grâce à sa Spécialisation.
evolution-shell-left = La Coquille de l’animal { $animal } reste sur la table.
evolution-shell-taken = { $who } prend une Coquille sur la table pour l’animal { $animal }.
evolution-grazed = L’animal { $animal } { $who-of } piétine la réserve ; reste { evolution-left-in-bank } : { $n }.
evolution-hibernated = L’animal { $animal } { $who-of } hiberne.
evolution-robbed = L’animal { $animal } { $who-of } pirate l’animal { $victim } { $other-of }.
evolution-born = L’animal { $animal } { $who-of } donne naissance à l’animal { $child }.
evolution-born-card = La carte de votre animal { $child } est : { $card }.
evolution-begins-attack = L’animal { $hunter } { $who-of } attaque l’animal { $target } { $other-of }.
evolution-begins-ambush = L’animal { $hunter } { $who-of } tend une embuscade à l’animal { $target } { $other-of }.
evolution-begins-counter = L’animal { $hunter } { $who-of } riposte contre l’animal { $target } { $other-of }.
evolution-revealed = { $who } retourne l’animal { $animal } : c’est un Poisson pêcheur, désormais carnivore.
evolution-stopped-by-anglerfish = L’attaque de l’animal { $hunter } contre l’animal { $target } est arrêtée.
evolution-no-counter = L’animal { $target } est trop bien protégé pour que l’animal { $animal } riposte.
evolution-ignores = L’animal { $animal } ignore « { $trait } » de l’animal { $target }.
evolution-ran = L’animal { $target } s’enfuit devant l’animal { $hunter } (dé : { $rolled }).
evolution-caught = L’animal { $target } ne court pas assez vite (dé : { $rolled }).
evolution-mimicked = Mimétisme : l’attaque passe de l’animal { $target } à l’animal { $animal }.
evolution-tail-lost = L’animal { $target } perd sa queue et échappe à l’animal { $hunter }.
evolution-lost = L’animal { $animal } { $who-of } perd « { $trait } ».
evolution-inked = L’animal { $target } s’échappe dans un nuage d’encre, loin de l’animal { $hunter }.
evolution-hid = L’animal { $target } se cache de l’animal { $hunter } dans sa coquille.
evolution-eaten = L’animal { $hunter } mange l’animal { $target }.
evolution-poisoned = L’animal { $animal } est empoisonné et mourra ce tour-ci.
evolution-scavenged = L’animal { $animal } { $who-of } mange les restes : 1 jeton bleu.
evolution-died-of-poison = { $n ->
    [one] { $who } perd l’animal { $animals }, empoisonné.
   *[other] { $who } perd les animaux { $animals }, empoisonnés.
 }
evolution-starved = { $n ->
    [one] { $who } perd l’animal { $animals }, mort de faim.
   *[other] { $who } perd les animaux { $animals }, morts de faim.
 }
evolution-drew = { $n ->
    [one] { $who } pioche { $n } carte.
   *[other] { $who } pioche { $n } cartes.
 }
evolution-you-drew = Vous piochez : { $cards }.
evolution-scored = { $points ->
    [one] { $who } a { $points } point.
   *[other] { $who } a { $points } points.
 }
evolution-new-animal-at = { $who } joue un nouvel animal { evolution-in-place }, le numéro { $animal }.
evolution-dived = { $who } joue « Nage » sur l’animal { $animal } : il passe dans l’Océan.
evolution-parted = « { $trait } » entre les animaux { $first } et { $second } est défaussée : ils sont séparés.
evolution-arranged = { $who } réordonne l’animal { $animal }, de bas en haut : { $traits }.
evolution-bank-at = { $plus ->
    [0] { evolution-dice } : { evolution-food-n } { evolution-in-place }.
   *[other] { evolution-dice }, plus { $plus } : { evolution-food-n } { evolution-in-place }.
 }
evolution-bank-ocean = Comme toujours, l’Océan contient { $n } nourritures.
evolution-built = L’animal { $animal } { $who-of } est un Aedificator : il y a maintenant { $n } nourritures { evolution-in-place }.
evolution-switched-off = Néoplasme : « { $trait } » de l’animal { $animal } { $who-of } ne fonctionne plus.
evolution-outgrown = L’animal { $animal } { $who-of } meurt de son Néoplasme.
evolution-paralysed = L’animal { $animal } { $who-of } est paralysé jusqu’à la fin du tour.
evolution-remnant = Les caractéristiques de l’animal { $animal } { $who-of } restent : il se régénérera.
evolution-regenerated = L’animal { $animal } { $who-of } se régénère.
evolution-announced = { $who } annonce une migration : l’animal { $animal } { evolution-to-place }.
evolution-follows = L’animal { $animal } { $who-of } suit la migration { evolution-to-place }.
evolution-departed = { $n ->
    [one] L’animal { $animals } se met en route.
   *[other] Les animaux { $animals } se mettent en route.
 }
evolution-exchanged = L’animal { $animal } { $who-of } donne « { $trait } » à l’animal { $other }.
evolution-exchanged-lost = L’animal { $animal } { $who-of } donne « { $trait } » à l’animal { $other }, qui doit le défausser.

# La fin

evolution-victory = { $points ->
    [one] { $who } gagne avec { $points } point.
   *[other] { $who } gagne avec { $points } points.
 }
evolution-victory-by-discard = { $points ->
    [one] { $who } gagne avec { $points } point, grâce à { $n } cartes dans sa défausse.
   *[other] { $who } gagne avec { $points } points, grâce à { $n } cartes dans sa défausse.
 }
evolution-victory-by-lot = { $points ->
    [one] { $who } gagne avec { $points } point, par tirage au sort.
   *[other] { $who } gagne avec { $points } points, par tirage au sort.
 }
evolution-score-animals = Animaux
evolution-score-traits = Caractéristiques
evolution-score-food = Nourriture exigée par ces caractéristiques
evolution-score-ocean = Animaux dans l’Océan
