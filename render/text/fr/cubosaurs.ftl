# Cubosaures

cubosaurs-title = Cubosaures

thing-trex = T-Rex
    .gender = masculine
thing-stego = Stégosaure
    .many = Stégosaures
thing-bronto = Brontosaure
    .many = Brontosaures
thing-ptero = Ptérodactyle
    .many = Ptérodactyles
thing-penta = Pentaceratops
    .gender = masculine
thing-raptor-grey = Vélociraptor gris
    .many = Vélociraptors gris
thing-raptor-black = Vélociraptor noir
    .many = Vélociraptors noirs
thing-egg = Œuf
    .many = Œufs
thing-raptor-grey-2 = Vélociraptor gris (2)
    .many = Vélociraptors gris (2)
thing-raptor-grey-3 = Vélociraptor gris (3)
    .many = Vélociraptors gris (3)
thing-raptor-black-2 = Vélociraptor noir (2)
    .many = Vélociraptors noirs (2)
thing-raptor-black-3 = Vélociraptor noir (3)
    .many = Vélociraptors noirs (3)
thing-egg-trex = Œuf de T-Rex
    .many = Œufs de T-Rex
thing-egg-stego = Œuf de Stégosaure
    .many = Œufs de Stégosaure
thing-egg-bronto = Œuf de Brontosaure
    .many = Œufs de Brontosaure
thing-egg-ptero = Œuf de Ptérodactyle
    .many = Œufs de Ptérodactyle
thing-egg-penta = Œuf de Pentaceratops
    .many = Œufs de Pentaceratops
thing-egg-raptor = Œuf de Vélociraptor
    .many = Œufs de Vélociraptor
thing-trex-dna = T-Rex à ADN
    .gender = masculine
thing-stego-dna = Stégosaure à ADN
    .many = Stégosaures à ADN
thing-bronto-dna = Brontosaure à ADN
    .many = Brontosaures à ADN
thing-ptero-dna = Ptérodactyle à ADN
    .many = Ptérodactyles à ADN
thing-penta-dna = Pentaceratops à ADN
    .gender = masculine
thing-raptor-grey-2-dna = Vélociraptor gris (2) à ADN
    .many = Vélociraptors gris (2) à ADN
thing-raptor-grey-3-dna = Vélociraptor gris (3) à ADN
    .many = Vélociraptors gris (3) à ADN
thing-raptor-black-2-dna = Vélociraptor noir (2) à ADN
    .many = Vélociraptors noirs (2) à ADN
thing-raptor-black-3-dna = Vélociraptor noir (3) à ADN
    .many = Vélociraptors noirs (3) à ADN

thing-type-bonus = Diversité
    .gender = feminine
thing-egg-bonus = Couvaison
    .gender = feminine
thing-draw = Découverte
    .gender = feminine
thing-free-pass = Laissez-passer
    .gender = masculine
thing-forbidden-type = Duplication
    .gender = feminine
thing-destroy-own = Mue
    .gender = feminine
thing-destroy-other = Extinction
    .gender = feminine
thing-steal = Enlèvement
    .gender = masculine
thing-give = Adoption
    .gender = feminine
thing-swap = Croisement
    .gender = masculine

# Options d’une table

cubosaurs-option-advanced = Évolutions d’ADN
cubosaurs-option-advanced-on = Avec jetons ADN et tuiles
cubosaurs-option-advanced-off = Jeu de base
cubosaurs-option-interaction = Tuiles contre les adversaires
cubosaurs-option-interaction-on = Les dix tuiles
cubosaurs-option-interaction-off = Sans les tuiles qui touchent aux cartes des adversaires
cubosaurs-option-purchase-window = Quand on peut acheter une tuile
cubosaurs-option-purchase-window-before-or-after = Avant ou après la décision sur la main
cubosaurs-option-purchase-window-before-only = Seulement avant la décision sur la main
cubosaurs-option-rounds = Manches
cubosaurs-option-rounds-1 = 1 manche
cubosaurs-option-rounds-2 = 2 manches
cubosaurs-option-rounds-3 = 3 manches
cubosaurs-option-rounds-4 = 4 manches
cubosaurs-option-hand-visibility = La main
cubosaurs-option-hand-visibility-hidden = Cachée aux autres
cubosaurs-option-hand-visibility-open = Visible de tous

# Questions

cubosaurs-keep-or-refuse = { $n ->
    [one] Conserver la carte de votre main ou la refuser ?
   *[other] Conserver les { $n } cartes de votre main ou les refuser ?
 }
cubosaurs-forbidden-card = Quelle carte, d’un type déjà présent dans la main, y ajoutez-vous ?
cubosaurs-late-tile = { $n ->
    [one] Acheter une tuile Évolution d’ADN avec votre jeton ?
   *[other] Acheter une tuile Évolution d’ADN avec vos { $n } jetons ?
 }
cubosaurs-own-card-destroy-own = Laquelle de vos cartes détruisez-vous ?
cubosaurs-own-card-give = Laquelle de vos cartes donnez-vous ?
cubosaurs-own-card-swap = Laquelle de vos cartes échangez-vous ?
cubosaurs-opponent-destroy-other = Chez qui détruisez-vous une carte ?
cubosaurs-opponent-steal = À qui volez-vous une carte ?
cubosaurs-opponent-give = Qui reçoit la carte ?
cubosaurs-opponent-swap = Avec qui échangez-vous une carte ?
cubosaurs-their-card-destroy-other = Quelle carte { $other-of } détruisez-vous ?
cubosaurs-their-card-steal = Quelle carte { $other-of } volez-vous ?
cubosaurs-their-card-swap = Quelle carte { $other-of } prenez-vous en échange ?
cubosaurs-take-token = La réserve est vide : à qui prenez-vous un jeton ADN ?

# Choix

cubosaurs-group-hand = Conserver ou refuser la main
cubosaurs-group-tiles = D’abord acheter une tuile ADN
cubosaurs-keep = { $n ->
    [one] Conserver la carte
   *[other] Conserver les { $n } cartes
 }
cubosaurs-refuse = Refuser en ajoutant { $card-a }
cubosaurs-card = { $card }
cubosaurs-buy = Acheter { $tile } ({ $cost } ADN)
cubosaurs-done = Ne rien acheter
cubosaurs-player = { $who }

# Ce qu’un choix ferait

cubosaurs-keep-detail = Vos points dans cette manche : { $now } → { $then }
cubosaurs-keep-detail-dna = { $n ->
    [one] Vos points dans cette manche : { $now } → { $then }, et 1 jeton ADN
   *[other] Vos points dans cette manche : { $now } → { $then }, et { $n } jetons ADN
 }
cubosaurs-refuse-detail = Vos points dans cette manche : { $now } → { $then } ; la main passe à { $heir }
cubosaurs-points-change = Points { $who-of } dans cette manche : { $now } → { $then }
cubosaurs-both-points = Points dans cette manche : vous { $own } → { $own_then }, { $other } { $theirs } → { $theirs_then }
cubosaurs-player-stands = { $n ->
    [one] { $n } carte ; points dans cette manche : { $points }
   *[other] { $n } cartes ; points dans cette manche : { $points }
 }
cubosaurs-player-has-tokens = { $n ->
    [one] A 1 jeton ADN
   *[other] A { $n } jetons ADN
 }
cubosaurs-done-detail = Votre tour s’achève ; vous gardez vos jetons ADN
cubosaurs-tile-type-bonus = En fin de manche : 1 point par type présent dans votre collection
cubosaurs-tile-egg-bonus = En fin de manche : 2 points de plus pour chacun de vos œufs
cubosaurs-tile-draw = Piochez une carte dans votre main, puis décidez de la main
cubosaurs-tile-free-pass = Refusez la main sans y ajouter de carte
cubosaurs-tile-forbidden-type = Refusez la main en ajoutant une carte d’un type déjà présent
cubosaurs-tile-destroy-own = Détruisez une carte de votre collection
cubosaurs-tile-destroy-other = Détruisez une carte chez un adversaire
cubosaurs-tile-steal = Prenez une carte dans la collection d’un adversaire
cubosaurs-tile-give = Placez une de vos cartes dans la collection d’un adversaire
cubosaurs-tile-swap = Échangez une de vos cartes contre une carte d’un adversaire

# Pourquoi pas

cubosaurs-why-type-in-hand = Il y a déjà { $card-a } dans cette main.
cubosaurs-why-type-not-in-hand = La tuile achetée demande une carte dont le type est dans la main ; celui-ci n’y est pas.
cubosaurs-why-bought-already = Vous avez déjà acheté une tuile ce tour-ci ; c’est une par tour.
cubosaurs-why-too-late = Cette tuile agit sur la main : il fallait l’acheter avant de décider de la main.
cubosaurs-why-too-dear = { $n ->
    [0] Elle coûte { $cost } jetons ADN et vous n’en avez pas.
   *[other] Elle coûte { $cost } jetons ADN et vous en avez { $n }.
 }
cubosaurs-why-deck-empty = Il n’y a plus de carte à piocher.
cubosaurs-why-no-such-card = Aucune de vos cartes n’est d’un type présent dans la main.
cubosaurs-why-no-card = Votre collection est vide.
cubosaurs-why-no-victim = Aucun adversaire n’a de carte.

# Ce qui s’est passé

cubosaurs-round-begins = La manche { $n } sur { $total } commence, dans le sens horaire. { $who } débute.
cubosaurs-round-begins-reversed = La manche { $n } sur { $total } commence, dans le sens antihoraire. { $who } débute.
cubosaurs-market = Tuiles ADN proposées : { $tiles }.
cubosaurs-drew = { $who } pioche une carte.
cubosaurs-you-drew = Vous piochez { $card-a }.
cubosaurs-drew-openly = { $who } pioche { $card-a }.
cubosaurs-cards = { $n ->
    [one] { $card-a }
   *[other] { $n } { $card-many }
 }
cubosaurs-kept = { $who } conserve { $cards }.
cubosaurs-must-keep = { $who } n’a pas de carte pour refuser et conserve { $cards }.
cubosaurs-refused = { $who } refuse : ajoute { $card-a } et passe { $n } cartes à { $heir }.
cubosaurs-passed = { $n ->
    [one] { $who } passe la carte à { $heir } sans rien ajouter.
   *[other] { $who } passe les { $n } cartes à { $heir } sans rien ajouter.
 }
cubosaurs-bought = { $who } achète { $tile } pour { $cost } jetons ADN.
cubosaurs-gained = { $n ->
    [one] { $who } gagne { $n } jeton ADN.
   *[other] { $who } gagne { $n } jetons ADN.
 }
cubosaurs-took-token = La réserve est vide : { $who } prend un jeton ADN à { $other }.
cubosaurs-destroyed-own = { $who } détruit { $card-a } de sa collection.
cubosaurs-destroyed = { $who } détruit { $card-a } de la collection { $other-of }.
cubosaurs-stole = { $who } vole { $card-a } à { $other }.
cubosaurs-gave = { $who } donne { $card-a } à { $other }.
cubosaurs-swapped = { $who } donne { $given-a } à { $other } contre { $card-a }.
cubosaurs-deck-empty = { $who } devrait piocher, mais la pioche est vide.
cubosaurs-round-ends = La manche { $n } est terminée.
cubosaurs-scored = { $points ->
    [one] { $who } marque { $points } point.
   *[other] { $who } marque { $points } points.
 }

# La fin

cubosaurs-victory = { $points ->
    [one] { $who } gagne avec { $points } point.
   *[other] { $who } gagne avec { $points } points.
 }
cubosaurs-victory-by-last-round = { $points ->
    [one] { $who } gagne avec { $points } point, grâce à une meilleure dernière manche.
   *[other] { $who } gagne avec { $points } points, grâce à une meilleure dernière manche.
 }
cubosaurs-shared-victory = { $points ->
    [one] { $who } se partagent la victoire avec { $points } point.
   *[other] { $who } se partagent la victoire avec { $points } points.
 }
cubosaurs-round = Manche { $n }
cubosaurs-leftover-tokens = Jetons ADN restants
