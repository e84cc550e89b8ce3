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
thing-raptor-grey-1 = Vélociraptor gris (1)
    .many = Vélociraptors gris (1)
thing-raptor-grey-2 = Vélociraptor gris (2)
    .many = Vélociraptors gris (2)
thing-raptor-grey-3 = Vélociraptor gris (3)
    .many = Vélociraptors gris (3)
thing-raptor-grey-4 = Vélociraptor gris (4)
    .many = Vélociraptors gris (4)
thing-raptor-grey-5 = Vélociraptor gris (5)
    .many = Vélociraptors gris (5)
thing-raptor-black-1 = Vélociraptor noir (1)
    .many = Vélociraptors noirs (1)
thing-raptor-black-2 = Vélociraptor noir (2)
    .many = Vélociraptors noirs (2)
thing-raptor-black-3 = Vélociraptor noir (3)
    .many = Vélociraptors noirs (3)
thing-raptor-black-4 = Vélociraptor noir (4)
    .many = Vélociraptors noirs (4)
thing-raptor-black-5 = Vélociraptor noir (5)
    .many = Vélociraptors noirs (5)
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
thing-raptor-grey-1-dna = Vélociraptor gris (1) à ADN
    .many = Vélociraptors gris (1) à ADN
thing-raptor-grey-2-dna = Vélociraptor gris (2) à ADN
    .many = Vélociraptors gris (2) à ADN
thing-raptor-grey-3-dna = Vélociraptor gris (3) à ADN
    .many = Vélociraptors gris (3) à ADN
thing-raptor-grey-4-dna = Vélociraptor gris (4) à ADN
    .many = Vélociraptors gris (4) à ADN
thing-raptor-grey-5-dna = Vélociraptor gris (5) à ADN
    .many = Vélociraptors gris (5) à ADN
thing-raptor-black-1-dna = Vélociraptor noir (1) à ADN
    .many = Vélociraptors noirs (1) à ADN
thing-raptor-black-2-dna = Vélociraptor noir (2) à ADN
    .many = Vélociraptors noirs (2) à ADN
thing-raptor-black-3-dna = Vélociraptor noir (3) à ADN
    .many = Vélociraptors noirs (3) à ADN
thing-raptor-black-4-dna = Vélociraptor noir (4) à ADN
    .many = Vélociraptors noirs (4) à ADN
thing-raptor-black-5-dna = Vélociraptor noir (5) à ADN
    .many = Vélociraptors noirs (5) à ADN

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

cubosaurs-option-advanced = Évolutions d’ADN (version avancée)
cubosaurs-option-advanced-on = Avec les jetons ADN et les tuiles
cubosaurs-option-advanced-off = Version de base
cubosaurs-option-interaction = Tuiles d’interaction directe
cubosaurs-option-interaction-on = Les dix tuiles
cubosaurs-option-interaction-off = Sans les tuiles qui touchent aux cartes des adversaires
cubosaurs-option-purchase-window = Quand on peut acheter une tuile
cubosaurs-option-purchase-window-before-or-after = Avant ou après avoir conservé ou refusé la main
cubosaurs-option-purchase-window-before-only = Seulement avant de conserver ou de refuser la main
cubosaurs-option-rounds = Manches
cubosaurs-option-rounds-1 = 1 manche
cubosaurs-option-rounds-2 = 2 manches
cubosaurs-option-rounds-3 = 3 manches
cubosaurs-option-rounds-4 = 4 manches
cubosaurs-option-hand-visibility = La main
cubosaurs-option-hand-visibility-hidden = Cachée aux autres
cubosaurs-option-hand-visibility-open = Visible de tous

# Les parties de l’image

cubosaurs-part-hand = La main
cubosaurs-part-market = Les tuiles Évolution d’ADN disponibles

# Questions

cubosaurs-keep-or-refuse = { $n ->
    [one] Conserver la carte de votre main ou la refuser ?
    [2] Conserver les deux cartes de votre main ou les refuser ?
   *[other] Conserver les { $n } cartes de votre main ou les refuser ?
 }
cubosaurs-late-tile = { $n ->
    [one] Acheter une tuile Évolution d’ADN avec votre jeton ?
   *[other] Acheter une tuile Évolution d’ADN avec vos { $n } jetons ?
 }
cubosaurs-own-card-destroy-own = Laquelle de vos cartes détruisez-vous ?
cubosaurs-own-card-give = Laquelle de vos cartes donnez-vous ?
cubosaurs-own-card-swap = Laquelle de vos cartes donnez-vous en échange ?
cubosaurs-opponent-destroy-other = Chez qui détruisez-vous une carte ?
cubosaurs-opponent-steal = À qui volez-vous une carte ?
cubosaurs-opponent-give = À qui donnez-vous la carte ?
cubosaurs-opponent-swap = Avec qui échangez-vous une carte ?
cubosaurs-their-card-destroy-other = Quelle carte { $other-of } détruisez-vous ?
cubosaurs-their-card-steal = Quelle carte { $other-of } volez-vous ?
cubosaurs-their-card-swap = Quelle carte { $other-of } prenez-vous en échange ?
cubosaurs-take-token = La réserve est vide : à qui prenez-vous un jeton ADN ?

# Choix

cubosaurs-group-hand = Conserver ou refuser la main
cubosaurs-group-tiles = Acheter d’abord une tuile
cubosaurs-group-duplication = Acheter Duplication et refuser la main
cubosaurs-keep = { $n ->
    [one] Conserver la carte
    [2] Conserver les deux cartes
   *[other] Conserver les { $n } cartes
 }
cubosaurs-refuse = Refuser avec { $card-a }
cubosaurs-card = { $card }
cubosaurs-buy = Acheter { $tile } ({ $cost } ADN)
cubosaurs-buy-duplication = { $tile } ({ $cost } ADN) : ajouter { $card-a }
cubosaurs-done = Ne rien acheter
cubosaurs-player = { $who }

# Ce qu’un choix ferait

cubosaurs-own-points = Vos points dans cette manche : { $now } → { $then }
cubosaurs-own-points-without = Vos points dans cette manche sans cette carte : { $now } → { $then }
cubosaurs-keep-detail-dna = { $n ->
    [one] Vos points dans cette manche : { $now } → { $then }, et 1 jeton ADN
   *[other] Vos points dans cette manche : { $now } → { $then }, et { $n } jetons ADN
 }
cubosaurs-refuse-detail = Vos points dans cette manche : { $now } → { $then } ; la main passe à { $heir }
cubosaurs-both-points = Points dans cette manche : vous { $own } → { $own_then }, { $other } { $theirs } → { $theirs_then }
cubosaurs-player-stands = { $n ->
    [one] { $n } carte ; points dans cette manche : { $points }
   *[other] { $n } cartes ; points dans cette manche : { $points }
 }
cubosaurs-player-has-tokens = { $n ->
    [one] A 1 jeton ADN
   *[other] A { $n } jetons ADN
 }
cubosaurs-done-detail = Votre tour s’achève ; vous conservez vos jetons ADN
cubosaurs-tile-type-bonus = En fin de manche : 1 point par type présent dans votre collection
cubosaurs-tile-type-bonus-now = En fin de manche : 1 point par type présent dans votre collection (actuellement { $points })
cubosaurs-tile-egg-bonus = En fin de manche : 2 points de plus par carte Œuf
cubosaurs-tile-egg-bonus-now = En fin de manche : 2 points de plus par carte Œuf (actuellement { $points })
cubosaurs-tile-draw = Piochez une carte, ajoutez-la à votre main, puis conservez ou refusez celle-ci
cubosaurs-tile-free-pass = Refusez la main sans y ajouter de carte
cubosaurs-tile-forbidden-type = Refusez la main en ajoutant une carte d’un type déjà présent
cubosaurs-tile-destroy-own = Détruisez une carte de votre collection
cubosaurs-tile-destroy-other = Détruisez une carte chez un adversaire
cubosaurs-tile-steal = Volez une carte dans la collection d’un adversaire
cubosaurs-tile-give = Donnez une carte de votre collection à un adversaire
cubosaurs-tile-swap = Échangez une de vos cartes contre une carte d’un adversaire

# Pourquoi pas

cubosaurs-why-type-in-hand = Il y a déjà { $card-a } dans cette main.
cubosaurs-why-bought-already = Vous avez déjà acheté une tuile à ce tour ; une seule est permise.
cubosaurs-why-too-late = Cette tuile agit sur la main : il fallait l’acheter avant de conserver ou de refuser.
cubosaurs-why-too-dear = { $n ->
    [0] Elle coûte { $cost } jetons ADN et vous n’en avez aucun.
   *[other] Elle coûte { $cost } jetons ADN et vous n’en avez que { $n }.
 }
cubosaurs-why-deck-empty = Il n’y a plus de carte à piocher.
cubosaurs-why-no-such-card = Aucune de vos cartes n’est d’un type présent dans la main.
cubosaurs-why-no-card = Votre collection est vide.
cubosaurs-why-no-victim = Aucun adversaire n’a de carte.

# Ce qui s’est passé

cubosaurs-round-begins = La manche { $n } sur { $total } commence, dans le sens des aiguilles d’une montre. { $who } débute.
cubosaurs-round-begins-reversed = La manche { $n } sur { $total } commence, dans le sens inverse des aiguilles d’une montre. { $who } débute.
cubosaurs-market = Tuiles Évolution d’ADN disponibles : { $tiles }.
cubosaurs-drew = { $who } pioche une carte.
cubosaurs-you-drew = Vous piochez { $card-a }.
cubosaurs-drew-openly = { $who } pioche { $card-a }.
cubosaurs-cards = { $n ->
    [one] { $card-a }
   *[other] { $n } { $card-many }
 }
cubosaurs-kept = { $who } conserve { $cards }.
cubosaurs-must-keep = { $who } n’a aucune carte pour refuser et conserve { $cards }.
cubosaurs-refused = { $who } refuse, ajoute { $card-a } et fait passer { $n } cartes à { $heir }.
cubosaurs-passed = { $n ->
    [one] { $who } refuse et fait passer la carte à { $heir } sans rien ajouter.
   *[other] { $who } refuse et fait passer { $n } cartes à { $heir } sans rien ajouter.
 }
cubosaurs-bought = { $who } achète la tuile { $tile } pour { $cost } jetons ADN.
cubosaurs-gained = { $n ->
    [one] { $who } gagne { $n } jeton ADN.
   *[other] { $who } gagne { $n } jetons ADN.
 }
cubosaurs-took-token = La réserve est vide : { $who } prend un jeton ADN à { $other }.
cubosaurs-destroyed-own = { $who } détruit { $card-a } de sa collection.
cubosaurs-destroyed = { $who } détruit { $card-a } de la collection { $other-of }.
cubosaurs-stole = { $who } vole { $card-a } à { $other }.
cubosaurs-gave = { $who } donne { $card-a } à { $other }.
cubosaurs-swapped = { $who } échange avec { $other } { $given-a } contre { $card-a }.
cubosaurs-deck-empty = { $who } doit piocher, mais la pioche est vide.
cubosaurs-round-ends = La manche { $n } est terminée.
cubosaurs-scored = { $points ->
    [one] { $who } marque { $points } point.
   *[other] { $who } marque { $points } points.
 }

# La fin

cubosaurs-victory = { $points ->
    [one] { $who } remporte la partie avec { $points } point.
   *[other] { $who } remporte la partie avec { $points } points.
 }
cubosaurs-victory-by-last-round = { $points ->
    [one] { $who } remporte la partie avec { $points } point, grâce à une meilleure dernière manche.
   *[other] { $who } remporte la partie avec { $points } points, grâce à une meilleure dernière manche.
 }
cubosaurs-shared-victory = { $points ->
    [one] { $who } se partagent la victoire avec { $points } point.
   *[other] { $who } se partagent la victoire avec { $points } points.
 }
cubosaurs-round = Manche { $n }
cubosaurs-leftover-tokens = Jetons ADN restants
