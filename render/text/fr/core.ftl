# Ce que chaque jeu peut dire.

error-not-your-turn = Ce n’est pas votre tour : la partie attend { $waiting }.
error-game-over = La partie est terminée.
error-unknown-game = Il n’y a pas de jeu nommé « { $name } ». Il y a : { $known }.
error-unknown-seat = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { $last }.
error-no-such-option = « { $key } » ne fait pas partie des choix.
error-bad-dump = Cette partie enregistrée est endommagée.
error-newer-dump = Cette partie a été enregistrée avec la version { $version } des règles ; ce programme connaît les versions jusqu’à { $known }.
error-bad-record = On ne peut pas se fier à cet enregistrement : { $why }
error-record-junk = ce n’est pas le fichier d’une partie.
error-record-unfinished = la partie n’est pas terminée.
error-record-format = il est au format { $format } ; ce programme lit le format { $known }.
error-record-version = il suit la version { $version } des règles ; ce programme joue la version { $known }.
error-record-seed = sa graine n’a pas l’empreinte SHA-256 qui avait été publiée, { $sha256 }.
error-record-setup = la partie ne peut pas être mise en place. { $why }
error-record-move = le coup { $n }, « { $key } », ne peut pas être joué. { $why }
error-record-cut = { $n ->
    [one] il s’arrête après { $n } coup, avant la fin de la partie.
   *[other] il s’arrête après { $n } coups, avant la fin de la partie.
 }
error-record-scores = il annonce les points { $claimed }, mais ses coups mènent à { $found }.
error-record-outcome = ses coups mènent à un autre résultat que celui qu’il annonce.
error-broken-invariant = Une erreur s’est produite dans le jeu. Rien n’est perdu ; prévenez la personne qui gère le bot.

problem-seats = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
problem-options = Des options sont des noms avec des valeurs, pas { $given }.
problem-option-name = Il n’y a pas d’option « { $name } ». Il y a : { $known }.
problem-option-value = « { $name } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
problem-seed = La graine doit compter { $length } octets, pas { $given }.
error-unknown-player = Il n’y a pas de joueur virtuel nommé « { $name } ». Il y a : { $known }.
