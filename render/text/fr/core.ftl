# Ce que chaque jeu peut dire.

error-not-your-turn = Ce n’est pas votre tour : la partie attend { $waiting }.
error-game-over = La partie est terminée.
error-unknown-game = Il n’y a pas de jeu nommé « { $name } ». Il y a : { $known }.
error-unknown-seat = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { $last }.
error-no-such-option = « { $key } » ne fait pas partie des choix.
error-bad-dump = Cette partie enregistrée est endommagée.
error-newer-dump = Cette partie a été enregistrée avec la version { $version } des règles ; ce programme connaît les versions jusqu’à { $known }.
error-bad-record = On ne peut pas se fier à cet enregistrement : { $why }
error-broken-invariant = Une erreur s’est produite dans le jeu. Rien n’est perdu ; prévenez la personne qui gère le bot.

problem-seats = On ne peut pas jouer à { $seats } : ce jeu se joue de { $low } à { $high }.
problem-option-name = Il n’y a pas d’option « { $name } ». Il y a : { $known }.
problem-option-value = « { $name } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
problem-seed = La graine doit compter { $length } octets.
error-unknown-player = Il n’y a pas de joueur virtuel nommé « { $name } ». Il y a : { $known }.
