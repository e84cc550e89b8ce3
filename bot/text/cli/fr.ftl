# Ce que dit la ligne de commande.

cli-bad-seed = « { $seed } » n’est pas une graine : une graine est un nombre entier de 0 à 2^256 − 1, ou 64 chiffres hexadécimaux.
cli-bad-option = « { $option } » n’est pas une option : écrivez nom=valeur, par exemple advanced=true.
cli-no-such-file = Il n’y a pas de fichier « { $file } ».
cli-unreadable-file = Impossible de lire le fichier « { $file } » : { $why }.
cli-unwritable-file = Impossible d’écrire le fichier « { $file } » : { $why }.
cli-no-such-part = Il n’y a pas de partie « { $part } » dans cette image. Il y a : { $known }.
cli-no-benchmarks = Les mesures ne sont pas installées avec le programme ; elles se trouvent dans ses sources, et « { $folder } » n’en contient pas.
cli-sandbox-address = Le bac à sable ne peut pas écouter sur { $host }, port { $port } : { $why }
cli-sandbox-state = Le bac à sable ne peut pas reprendre « { $file } » : { $why }

# Jouer

cli-level-easy = facile
cli-level-normal = normal
cli-level-random = au hasard
cli-welcome = { $title } : vous êtes { $who } et jouez contre { $others } ({ $level }).
cli-how-to = Tapez le numéro de votre choix. u annule votre dernier choix, ? dit ce que vous ne pouvez pas choisir et pourquoi, b montre la table, q quitte la partie.
cli-no-such-number = Il n’y a pas de choix { $number } ; les numéros vont de 1 à { $last }.
cli-undone = Votre dernier choix est annulé.
cli-nothing-to-undo = Vous n’avez aucun choix à annuler.
cli-undo-revealed = Votre dernier choix est définitif : des dés ou des cartes ont été révélés depuis.
cli-undo-answered = Votre dernier choix est définitif : quelqu’un a joué depuis.
cli-nothing-refused = Vous pouvez choisir tout ce qui existe.
cli-refused = { $what } : pas maintenant. { $why }
cli-refused-by-rule = { $what } : pas maintenant. { $why } (règle { $rule })
cli-left = Vous quittez la table ; la partie n’est pas terminée et rien n’a été enregistré.
cli-seed-was = La graine de cette partie était { $seed }.
cli-recorded = L’enregistrement de cette partie est dans { $file }.

# Fin de partie

cli-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
cli-part = { $what } : { $n }

# Enregistrements

cli-record-of = { $moves ->
    [one] { $title }, { $seats } joueurs, { $moves } coup.
   *[other] { $title }, { $seats } joueurs, { $moves } coups.
 }
cli-move = { $number }. { $who } : { $key }
cli-true = { $moves ->
    [one] { $file } : conforme. { $title }, { $seats } joueurs, { $moves } coup. { $reason }
   *[other] { $file } : conforme. { $title }, { $seats } joueurs, { $moves } coups. { $reason }
 }
cli-untrue = { $file } : non conforme. { $why }
cli-other-seed = Le SHA-256 de sa graine est { $found }, alors que « { $published } » a été publié.

# Images

cli-drawn = { $file } : { $size } ko

# Beaucoup de parties

cli-simulated = { $games ->
    [one] { $title }, { $seats } joueurs ({ $players }) : { $games } partie.
   *[other] { $title }, { $seats } joueurs ({ $players }) : { $games } parties.
 }
cli-speed = { $moves ->
    [one] { $moves } coup en { $seconds } s.
   *[other] { $moves } coups en { $seconds } s : { $speed } par seconde.
 }
cli-wins = { $n ->
    [one] Place { $seat } ({ $level }) : { $n } victoire ({ $share } %), { $points } points en moyenne.
   *[other] Place { $seat } ({ $level }) : { $n } victoires ({ $share } %), { $points } points en moyenne.
 }
cli-team-wins = { $n ->
    [one] Places { $seats } : { $n } victoire ({ $share } %).
   *[other] Places { $seats } : { $n } victoires ({ $share } %).
 }
cli-ties = { $n ->
    [one] { $n } victoire partagée ({ $share } %).
   *[other] { $n } victoires partagées ({ $share } %).
 }
cli-errors = { $n ->
    [0] Aucune erreur.
    [one] { $n } partie interrompue.
   *[other] { $n } parties interrompues.
 }
cli-broke-off = { $moves ->
    [one] La partie de graine { $seed } s’est interrompue après { $moves } coup : { $error }
   *[other] La partie de graine { $seed } s’est interrompue après { $moves } coups : { $error }
 }
