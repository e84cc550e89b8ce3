# Dominant Species

dominant_species-title = Dominant Species
thing-dominant-species-mammal = Mammifère
thing-dominant-species-reptile = Reptile
thing-dominant-species-bird = Oiseau
thing-dominant-species-amphibian = Amphibien
thing-dominant-species-arachnid = Arachnide
thing-dominant-species-insect = Insecte
thing-dominant-species-meat = Viande
    .gender = feminine
thing-dominant-species-sun = Soleil
thing-dominant-species-seed = Graine
    .gender = feminine
thing-dominant-species-water = Eau
    .gender = feminine
thing-dominant-species-grub = Larve
    .gender = feminine
thing-dominant-species-grass = Herbe
    .gender = feminine
    .elides = yes
thing-dominant-species-sea = Mer
    .gender = feminine
thing-dominant-species-wetland = Zone humide
    .gender = feminine
thing-dominant-species-savannah = Savane
    .gender = feminine
thing-dominant-species-jungle = Jungle
    .gender = feminine
thing-dominant-species-forest = Forêt
    .gender = feminine
thing-dominant-species-desert = Désert
thing-dominant-species-mountain = Montagne
    .gender = feminine
thing-dominant-species-tundra = Toundra
    .gender = feminine
thing-dominant-species-initiative = Initiative
    .gender = feminine
thing-dominant-species-adaptation = Adaptation
    .gender = feminine
thing-dominant-species-regression = Régression
    .gender = feminine
thing-dominant-species-abundance = Abondance
    .gender = feminine
thing-dominant-species-wasteland = Désertification
    .gender = feminine
thing-dominant-species-depletion = Appauvrissement
thing-dominant-species-glaciation = Glaciation
    .gender = feminine
thing-dominant-species-speciation = Spéciation
    .gender = feminine
thing-dominant-species-wanderlust = Découverte
    .gender = feminine
thing-dominant-species-migration = Migration
    .gender = feminine
thing-dominant-species-competition = Compétition
    .gender = feminine
thing-dominant-species-domination = Domination
    .gender = feminine

# Options d’une table

dominant-species-option-several = Plusieurs animaux par joueur
dominant-species-option-several-off = Non, un animal chacun
dominant-species-option-several-on = Oui, et le score le plus bas compte
dominant-species-option-random-earth = Terrain aléatoire
dominant-species-option-random-earth-off = Non, départ imprimé
dominant-species-option-random-earth-on = Oui, tuiles et éléments au hasard
dominant-species-option-animals = Animaux
dominant-species-option-animals-dealt = Attribués au hasard
dominant-species-option-animals-chosen = Choisis, un joueur après l’autre
dominant-species-option-animals-drafted = Choisis à tour de rôle, aller et retour
dominant-species-option-turns = Durée maximale
dominant-species-option-turns-30 = Jusqu’à l’Âge glaciaire, 30 tours au plus
dominant-species-option-turns-8 = 8 tours au plus
dominant-species-option-turns-5 = 5 tours au plus
dominant-species-option-turns-3 = 3 tours au plus

# Les parties de l’image

dominant-species-part-map = Le terrain
dominant-species-part-near = Les tuiles en question, en plus grand
dominant-species-part-actions = Le tableau d’actions
dominant-species-part-animals = Les animaux
dominant-species-part-cards = Les cartes
dominant-species-problem-several = Plusieurs animaux par joueur : pour 2 à { $most } joueurs, pas pour { $seats }.

# Noms

dominant-species-animal = { $animal }
dominant-species-element = { $element }
dominant-species-card = { $card }
dominant-species-hex = { $name }
dominant-species-tile = { $terrain } { $name }
dominant-species-corner = Coin de { $tiles }
dominant-species-corner-rim = Coin de { $tiles }, { $direction } de { $first }
dominant-species-corner-end = Coin de { $tile }, { $direction }
dominant-species-way-e = à l’est
dominant-species-way-se = au sud-est
dominant-species-way-sw = au sud-ouest
dominant-species-way-w = à l’ouest
dominant-species-way-nw = au nord-ouest
dominant-species-way-ne = au nord-est
dominant-species-space = { $section }, case { $n }
dominant-species-space-only = { $section }
dominant-species-space-speciation = Spéciation ({ $element })
dominant-species-space-migration = Migration de { $n } espèces au plus
dominant-species-space-competition = Compétition : { $one }, { $other }, Toundra
dominant-species-space-empty = Aucun élément en { $section } : ce serait sans effet.
dominant-species-space-empty-then = Aucun élément en { $section } au prochain tour : ce serait sans effet.
dominant-species-space-too-late = Ce tour est le dernier : un pion qui y attend ne fait rien.
dominant-species-nobody = personne
dominant-species-count = { $n ->
        [0] Aucune
       *[other] { $n }
    }

# Titres des longues listes

dominant-species-group-terrain = { $terrain }
dominant-species-group-section = { $section }
dominant-species-group-column = Colonne { $name }
dominant-species-group-count = { $low } à { $high }
dominant-species-group-else = Ou bien

# Choix qui terminent une question

dominant-species-forgo = Renoncer à l’action
dominant-species-done = Terminé
dominant-species-take-home = Reprendre le pion, sans échange
dominant-species-give-up = Laisser partir les autres
dominant-species-keep-all = Les garder tous
dominant-species-no-element = Ne placer aucun élément
dominant-species-save-nobody = N’en sauver aucune

# Ce que ferait un choix

dominant-species-after = correspondance { $match } · dominant : { $dominant } · décompte : { $vp } PV
dominant-species-after-danger = en danger (correspondance 0) · dominant : { $dominant } · décompte : { $vp } PV
dominant-species-move-detail = { $there } · { $left }
dominant-species-succession = { $before } → { $now }
dominant-species-turnover = { $tile } { $dominant }
dominant-species-change-none = Aucune dominance ne change. { $danger }
dominant-species-more-turnovers = { $n } { $n ->
        [one] autre
       *[other] autres
    }
dominant-species-change = Dominance : { $turns }. { $danger }
dominant-species-danger-more = En danger : { $n } de plus.
dominant-species-danger-fewer = En danger : { $n } de moins.
dominant-species-danger-same = En danger : autant.
dominant-species-glaciate-detail = PV : { $vp } · éléments perdus : { $lost } · espèces rendues aux pools génétiques : { $back }
dominant-species-glaciate-loss = PV : { $vp } · éléments perdus : { $lost } · dominances changées : { $changed } · en danger : { $danger } de plus · rendues : { $back }
dominant-species-share = { $animal } { $n }
dominant-species-score-detail = PV : { $shares } · carte : { $dominant }
dominant-species-score-nothing = Personne n’y est : ni points, ni carte.
dominant-species-need-detail = { $element } : { $n ->
        [0] votre animal n’en a pas besoin
       *[other] votre animal en a besoin { $n } fois
    }.
dominant-species-waste-detail = Disques qui quitteraient alors la toundra : { $n }
dominant-species-deplete-detail = { $element } sur le terrain : { $n }
dominant-species-place-element-detail = Coins libres : { $n } · votre correspondance : { $match } → { $then } · dominant : { $dominant }
dominant-species-speciate-detail = Jusqu’à { $n } espèces : { $tiles }
dominant-species-stack-detail = PV par place : { $points } · tuiles de cette pile : { $n }
dominant-species-wander-detail = { $vp } PV pour { $n ->
        [one] 1 tuile adjacente
       *[other] { $n } tuiles adjacentes
    }
dominant-species-migrate-detail = Déplacements restants : { $n }
dominant-species-save-detail = En danger ici : { $n }

# Les animaux en bref

dominant-species-about-mammal = Viande deux fois. À chaque réinitialisation, une espèce en danger survit.
dominant-species-about-reptile = Soleil deux fois. Toujours un bouclier en Régression.
dominant-species-about-bird = Graine deux fois. Migre d’une ou deux tuiles.
dominant-species-about-amphibian = Eau trois fois, un élément de plus que les autres.
dominant-species-about-arachnid = Larve deux fois. Une Compétition gratuite sur une tuile au choix.
dominant-species-about-insect = Herbe deux fois. Une Spéciation gratuite sur une tuile au choix.

# Les actions en bref

dominant-species-about-initiative = Échangez avec l’animal qui vous précède, puis replacez ce pion sur une autre case.
dominant-species-about-adaptation = Prenez un des éléments de la section pour votre animal.
dominant-species-about-regression = Protège un de vos éléments ajoutés contre la boîte de Régression.
dominant-species-about-abundance = Placez un des éléments de la section sur un coin libre du terrain.
dominant-species-about-wasteland = Remettez dans le sac un élément de la boîte avant qu’elle ne frappe la toundra.
dominant-species-about-depletion = Retirez du terrain un élément d’un type présent dans la boîte.
dominant-species-about-glaciation = Changez en toundra une tuile voisine de la toundra. Seul le premier pion agit à chaque tour.
dominant-species-about-speciation = Ajoutez des espèces autour d’un élément de ce type, selon le terrain.
dominant-species-about-wanderlust = Posez une tuile, avec un élément si vous voulez ; puis chacun peut y entrer.
dominant-species-about-migration = Déplacez au plus ce nombre de vos espèces, d’une tuile chacune.
dominant-species-about-competition = Éliminez une espèce adverse sur une tuile de chacun de ces terrains.
dominant-species-about-domination = Décomptez une tuile ; l’animal qui y domine prend une carte.

# Questions

dominant-species-choose-animal = Choisissez un animal.
dominant-species-plan = { $animal } : choisissez une case pour un pion d’action. Pions restants : { $n }.
dominant-species-reinitiate = { $animal } : avancez dans l’initiative et choisissez une autre case pour le pion.
dominant-species-adapt = { $animal } : choisissez un élément. Vous en avez { $n } sur { $most }.
dominant-species-shield = { $animal } : choisissez un élément à garder. Boucliers restants : { $n }.
dominant-species-abound = { $animal } : choisissez un élément pour le terrain.
dominant-species-waste = { $animal } : choisissez un élément qui retourne dans le sac.
dominant-species-deplete = { $animal } : choisissez le type d’élément qui quitte le terrain.
dominant-species-deplete-corner = { $animal } : choisissez le disque qui quitte le terrain ({ $element }).
dominant-species-place-element = { $animal } : choisissez la tuile où placer l’élément ({ $element }).
dominant-species-place-corner = { $animal } : choisissez le coin de { $tile } pour l’élément ({ $element }).
dominant-species-glaciate = { $animal } : choisissez la tuile qui devient toundra. Tuiles toundra restantes : { $n }.
dominant-species-speciate = { $animal } : choisissez l’élément ({ $element }) autour duquel naissent des espèces. Pool génétique : { $n }.
dominant-species-add-species = { $animal } : choisissez combien d’espèces ajouter sur { $tile }.
dominant-species-speciate-freely = { $animal } : choisissez une tuile pour une espèce gratuite.
dominant-species-wander = { $animal } : choisissez une tuile à poser.
dominant-species-wander-to = { $animal } : choisissez l’hexagone pour la tuile { $terrain }.
dominant-species-wander-element = { $animal } : choisissez un élément pour un coin de { $tile }.
dominant-species-follow = { $animal } : choisissez d’où partent des espèces vers { $tile }.
dominant-species-move-count = { $animal } : choisissez combien d’espèces vont de { $start } à { $end }.
dominant-species-migrate = { $animal } : choisissez d’où migrent des espèces. Déplacements restants : { $n }.
dominant-species-migrate-to = { $animal } : choisissez où vont les espèces de { $tile }.
dominant-species-compete-freely = { $animal } : choisissez une tuile pour une compétition gratuite.
dominant-species-compete = { $animal } : choisissez une tuile pour la compétition : { $terrains }.
dominant-species-victim = { $animal } : choisissez qui perd une espèce sur { $tile }.
dominant-species-dominate = { $animal } : choisissez la tuile à décompter.
dominant-species-take-card = { $animal }, dominant sur { $tile } : choisissez une carte.
dominant-species-save-mammal = { $animal } : choisissez où une espèce en danger survit.
dominant-species-stack = { $terrain } (pile { $n })
dominant-species-stack-none = Pile { $n }

# Pourquoi pas

dominant-species-why-occupied = Occupée par { $animal-the } { $who-of }.
dominant-species-why-full = Les six coins portent un élément.
dominant-species-why-not-on-earth = Aucun élément de ce type n’est sur le terrain.
dominant-species-why-tundra = C’est déjà de la toundra.
dominant-species-why-no-tundra = Il ne reste aucune tuile toundra.
dominant-species-why-not-beside-tundra = Elle n’est pas à côté d’une tuile toundra.
dominant-species-why-stack-empty = Cette pile est épuisée.
dominant-species-why-stack-taken = Sa tuile a été prise ce tour-ci ; la suivante sera retournée à la réinitialisation.
dominant-species-why-tile-there = Une tuile s’y trouve déjà.
dominant-species-why-far-off = Il n’est à côté d’aucune tuile.
dominant-species-why-too-far = C’est trop loin pour une migration.
dominant-species-why-terrain = { $terrain } : ce pion n’y donne pas droit, ou plus.
dominant-species-why-alone = Aucun autre animal ne s’y trouve.
dominant-species-why-moved = Toutes vos espèces y sont arrivées par cette migration.
dominant-species-why-scored = Elle a déjà été décomptée ce tour-ci.
dominant-species-why-followed = Des espèces en sont déjà venues.
dominant-species-why-pool = Votre pool génétique en contient moins.
dominant-species-why-not-endangered = Vos espèces n’y sont pas en danger, ou hibernent.

# Ce qui s’est passé

dominant-species-plays = { $who } joue { $animal-the }.
dominant-species-settles = { $animal } ({ $who }) : commence avec { $n } { $n ->
        [one] espèce
       *[other] espèces
    } près de l’élément { $element }.
dominant-species-turn = Le tour { $n } commence par la planification.
dominant-species-turn-last = Le tour { $n } commence par la planification ; c’est le dernier.
dominant-species-pawn-placed = { $animal } ({ $who }) : pion sur { $space }.
dominant-species-took-home = { $animal } ({ $who }) : reprend le pion.
dominant-species-forgone = { $animal } ({ $who }) : renonce { $section-to }.
dominant-species-lost = { $animal } ({ $who }) : { $section } sans effet ({ $why }).
dominant-species-swapped = { $animal } ({ $who }) : passe à la place { $place } de l’initiative.
dominant-species-shielded = { $animal } ({ $who }) : garde l’élément { $element }.
dominant-species-saved = { $animal } ({ $who }) : l’élément { $element } de la désertification retourne dans le sac.
dominant-species-element-gained = { $animal } ({ $who }) : gagne l’élément { $element }.
dominant-species-element-lost = { $animal } ({ $who }) : perd l’élément { $element }.
dominant-species-element-placed = { $animal } ({ $who }) : pose l’élément { $element }. { $corner }.
dominant-species-elements-removed = Retrait du terrain : { $element } × { $n }.
dominant-species-glaciated = { $animal } ({ $who }) : { $tile } devient toundra.
dominant-species-returned = { $animal } ({ $who }) : { $n } { $n ->
        [one] espèce rendue
       *[other] espèces rendues
    } au pool génétique.
dominant-species-added = { $animal } ({ $who }) : { $n } { $n ->
        [one] espèce ajoutée
       *[other] espèces ajoutées
    } sur { $tile }.
dominant-species-woken = { $animal } ({ $who }) : { $n } { $n ->
        [one] espèce sort
       *[other] espèces sortent
    } d’hibernation sur { $tile }.
dominant-species-moved = { $animal } ({ $who }) : { $n } { $n ->
        [one] espèce
       *[other] espèces
    } de { $start } à { $end }.
dominant-species-eliminated = { $animal } ({ $who }) : { $n } { $n ->
        [one] espèce éliminée
       *[other] espèces éliminées
    } sur { $tile }.
dominant-species-tile-laid = { $animal } ({ $who }) : pose { $tile }.
dominant-species-scored = { $animal } ({ $who }) : décompte de { $tile }.
dominant-species-card-taken = { $animal } ({ $who }) : prend la carte { $card }.
dominant-species-pawn-gained = { $animal } ({ $who }) : un pion d’action de plus.
dominant-species-pawn-lost = { $animal } ({ $who }) : un pion d’action de moins.
dominant-species-vp-gained = { $animal } ({ $who }) : +{ $n } PV, { $total } en tout.
dominant-species-vp-lost = { $animal } ({ $who }) : −{ $n } PV, { $total } en tout.
dominant-species-dominance-gained = { $animal } ({ $who }) : dominant sur { $tile }.
dominant-species-dominance-lost = { $animal } : ne domine plus { $tile }, et personne d’autre non plus.
dominant-species-survival-held = { $animal } ({ $who }) : détient la carte Survie.
dominant-species-survival-free = Personne ne détient la carte Survie.
dominant-species-extinction = Réinitialisation : les espèces en danger s’éteignent.
dominant-species-survives = { $animal } ({ $who }) : Survie sur { $n ->
        [one] 1 tuile toundra
       *[other] { $n } tuiles toundra
    }.
dominant-species-reseeded = De nouveaux éléments, cartes et tuiles sont en place.
dominant-species-end-ice-age = L’âge glaciaire est là : chaque tuile est décomptée une dernière fois.
dominant-species-end-empty = Rien ne vit ni ne peut vivre : chaque tuile est décomptée une dernière fois.
dominant-species-end-turns = Le dernier tour est fini : chaque tuile est décomptée une dernière fois.
dominant-species-tile-pays = { $tile }, PV : { $shares }.
dominant-species-victory = { $who } gagne avec { $points } PV.
dominant-species-victory-by-chain = { $who } gagne avec { $points } PV, grâce à la chaîne alimentaire.
dominant-species-score-game = { $animal } : en jeu
dominant-species-score-final = { $animal } : dernier décompte
