# Tables

table-unknown = Cette table n’existe plus.
table-channel-taken = Il y a déjà une table dans ce salon. Jouez-la ou terminez-la d’abord, ou ouvrez une table dans un autre salon ou un fil.
table-already-seated = Vous êtes déjà à cette table.
table-full = Les { $seats } places sont prises.
table-already-started = La partie a commencé ; cela n’était possible qu’avant le début.
table-not-started = La partie n’a pas encore commencé.
table-closed = Cette table est fermée.
table-not-over = La partie n’est pas encore terminée.
table-not-seated = Vous n’êtes pas à cette table.
table-not-host = Cela revient à l’hôte de la table : { $host }.
table-no-computer = Il n’y a pas de joueur virtuel à cette table.
table-too-few =
    { $seats ->
        [one] Une seule personne est à la table ; ce jeu se joue de { $low } à { $high }. D’autres peuvent rejoindre la table, et l’on peut ajouter des joueurs virtuels.
       *[other] { $seats } joueurs sont à la table ; ce jeu se joue de { $low } à { $high }. D’autres peuvent rejoindre la table, et l’on peut ajouter des joueurs virtuels.
    }
table-stale = Cette question n’est plus ouverte. Voici où en est la partie.
table-undo-nothing = Vous n’avez joué aucun coup qui puisse être annulé.
table-undo-revealed = Votre dernier coup ne peut plus être annulé : depuis, une carte ou un dé a été révélé.
table-undo-answered = Votre dernier coup ne peut plus être annulé : { $who } a joué depuis.
table-undo-too-far = Votre dernier coup ne peut plus être annulé : il remonte à trop longtemps.
table-not-asked = Cette demande n’est plus en cours.
table-bad-pace = Ce rythme n’est pas possible.
table-no-clock = Aucune horloge ne tourne à cette table.
table-not-paused = L’horloge n’est pas arrêtée.
table-not-offered = Cette place n’est plus libre.
table-late = Le temps { $who-of } est écoulé : l’ordinateur joue.
table-not-absent = Seule une personne que la partie attend depuis un jour peut être remplacée ; d’ici là, elle peut encore venir.
table-seat-taken = { $who } reprend la place { $seat }.
table-conceded = La personne à la place { $seat } abandonne ; l’ordinateur continue sous le nom { $who-of }.
table-handed-over = La personne à la place { $seat } est absente ; l’ordinateur continue sous le nom { $who-of }.
table-no-past = Le journal va de 1 à { $last } ; ce moment ne peut pas être montré.
table-one-request = Une autre demande attend encore des réponses ; une à la fois.
table-undone = { $who } a annulé un coup.
table-undone-together = { $who } a annulé un coup et tout ce qui l’a suivi, avec l’accord de tout le monde.
table-new-rules = Les règles de ce jeu ont été corrigées (version { $old } vers { $new }) ; la partie continue avec les règles corrigées.
