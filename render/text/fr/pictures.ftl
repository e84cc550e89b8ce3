# Ce qui figure sur les images, et ce qui les décrit.

picture-turn = Au tour { $who-of }
picture-decides-hand = { $n ->
    [one] 1 carte en main
   *[other] { $n } cartes en main
 }
picture-decides = doit choisir
picture-no-hand = aucune main ne circule
picture-deck = pioche
picture-round = manche
picture-clockwise = horaire
picture-anticlockwise = antihoraire
picture-total = total
picture-this-round = manche
picture-dna = ADN
picture-ladder = points pour 1, 2, 3, 4+ cartes
picture-ladder-raptors = paire { $paired }, seul { $alone }
picture-ladder-eggs = majorité +{ $low }/+{ $high }, sinon { $other }
picture-market = Tuiles Évolution d’ADN
picture-supply = réserve

picture-short-trex = T-Rex
picture-short-stego = Stégo
picture-short-bronto = Bronto
picture-short-ptero = Ptéro
picture-short-penta = Penta
picture-short-raptor = Raptor
picture-short-raptor-grey = Raptor gris
picture-short-raptor-black = Raptor noir
picture-egg-of = Œuf de { $kind }
picture-short-raptors = Raptors
picture-short-eggs = Œufs
picture-short-tiles = Tuiles

picture-tile-type-bonus = +1 par type présent, en fin de manche
picture-tile-egg-bonus = +2 par œuf présent, en fin de manche
picture-tile-draw = Piochez une carte dans la main
picture-tile-free-pass = Refusez la main sans rien ajouter
picture-tile-forbidden-type = Refusez la main en ajoutant un type présent
picture-tile-destroy-own = Détruisez une de vos cartes
picture-tile-destroy-other = Détruisez une carte adverse
picture-tile-steal = Volez une carte adverse
picture-tile-give = Donnez une de vos cartes
picture-tile-swap = Échangez une carte avec un adversaire

picture-if-kept = cette manche, si vous conservez
picture-paired = en paire
picture-alone = seul
picture-most = majorité
picture-otherwise = sinon
picture-most-short = majorité
picture-otherwise-short = sinon
picture-round-short = manche { $n }
picture-tokens-left = ADN restant
picture-points = points
picture-players = de { $low } à { $high } joueurs
picture-cubosaurs-motto = conservez toute la main, ou ajoutez une carte et passez-la
picture-cubosaurs-cover = La couverture de Cubosaures : sept dinosaures défilent. Jeu { $players }.

# La position en mots

picture-told-waiting = On attend { $who }.
picture-told-round = Manche { $n } sur { $total }, { $way }.
picture-told-clockwise = dans le sens horaire
picture-told-anticlockwise = dans le sens antihoraire
picture-told-deck = { $n ->
    [0] La pioche est vide.
    [one] Il reste 1 carte dans la pioche.
   *[other] Il reste { $n } cartes dans la pioche.
 }
picture-told-hand = { $n ->
    [one] { $who } tient une main d’une carte ; ce sera ensuite au tour { $heir-of }.
   *[other] { $who } tient une main de { $n } cartes ; ce sera ensuite au tour { $heir-of }.
 }
picture-told-hand-known = Dans la main : { $cards }.
picture-told-hand-partly = { $n ->
    [one] Dans la main : { $cards }, et 1 carte inconnue.
   *[other] Dans la main : { $cards }, et { $n } cartes inconnues.
 }
picture-told-if-kept = { $then ->
    [one] Si { $who } conserve la main, cette manche passe de { $now } à { $then } point.
   *[other] Si { $who } conserve la main, cette manche passe de { $now } à { $then } points.
 }
picture-told-standing = { $who } { $total }
picture-told-standings = Points : { $all }.
picture-told-cards = { $who } a { $cards }.
picture-told-no-cards = { $who } n’a pas de carte.
picture-told-player = { $total ->
    [one] { $who } : { $total } point en tout, { $points } dans cette manche.
   *[other] { $who } : { $total } points en tout, { $points } dans cette manche.
 }
picture-told-tokens = { $n ->
    [one] { $n } jeton ADN
   *[other] { $n } jetons ADN
 }
picture-told-bought = acheté dans cette manche : { $tiles }
picture-told-group = { $cards } : { $points }
picture-told-tile-points = tuiles : { $points }
picture-told-market = Tuiles ADN proposées : { $tiles }.
picture-told-no-market = Aucune tuile ADN n’est proposée.
picture-told-tile = { $tile } pour { $cost } ({ $does })
picture-told-supply = { $n ->
    [0] La réserve de jetons ADN est vide.
    [one] Il reste { $n } jeton ADN dans la réserve.
   *[other] Il reste { $n } jetons ADN dans la réserve.
 }
picture-told-final = { $total ->
    [one] { $place }. { $who } : { $total } point
   *[other] { $place }. { $who } : { $total } points
 }
picture-told-round-score = manche { $n } : { $points } ({ $groups })
picture-told-round-nothing = manche { $n } : { $points }
picture-told-score = { $group } { $points }
picture-told-tokens-left = jetons ADN restants : { $points }
picture-part-player = Ce que possède { $who }
