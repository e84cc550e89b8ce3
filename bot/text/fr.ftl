# Ce que le bot dit de lui-même ; ce que dit un jeu se trouve dans render/text.

# Commandes

command-game = partie
command-game-about = Ouvrir une table, voir où elle en est, y mettre fin, lister les tables
command-game-new = nouvelle
command-game-new-about = Ouvrir une table dans ce salon
command-game-new-game = jeu
command-game-new-game-about = À quel jeu jouer
command-game-status = état
command-game-status-about = Voir où en est la table de ce salon
command-game-end = fin
command-game-end-about = Mettre fin à la partie de ce salon pour de bon, sans vainqueur
command-game-list = liste
command-game-list-about = Lister les tables de ce serveur
command-move = coup
command-move-about = Jouer un coup : tapez quelques lettres et choisissez
command-move-move = coup
command-move-move-about = Un choix de la liste, ou plusieurs clés séparées par des espaces
command-hand = main
command-hand-about = Voir votre main ; personne d’autre ne la voit
command-board = plateau
command-board-about = Voir le plateau maintenant
command-board-part = partie
command-board-part-about = Une partie du plateau, en plus grand
command-board-text = texte
command-board-text-about = Le plateau décrit en mots, sans image
command-log = journal
command-log-about = Lire ce qui s’est passé, coup par coup
command-export = exporter
command-export-about = La partie en fichier : son enregistrement à la fin, avant cela ce que vous voyez et le journal
command-undo = annuler
command-undo-about = Annuler votre dernier choix, tant que rien n’a été révélé depuis
command-rules = règles
command-rules-about = Lire l’essentiel des règles d’un jeu, section par section
command-rules-game = jeu
command-rules-game-about = Quel jeu ; par défaut, celui qui se joue ici
command-rules-section = section
command-rules-section-about = Quelle partie des règles
command-help = aide
command-help-about = Comment jouer ici, votre langue et les messages privés

# Premier message et aide

chat-welcome = **Beagle** propose dans ce salon des jeux de société sur l’évolution : { $games }. Je connais les règles, je propose les coups possibles et je publie le plateau après chaque tour.
    Commencez tout de suite contre deux joueurs virtuels, ou ouvrez une table et attendez vos amis.
chat-button-solo = Jouer à { $game } contre l’ordinateur
chat-button-open = Ouvrir une table : { $game }
chat-solo-begins = Votre partie commence. Le plateau apparaît dans ce salon ; « À vous de jouer », en dessous, montre ce que vous pouvez choisir.
chat-help = **Jouer ici** ({ $games })
    - `/partie nouvelle` ouvre une table dans ce salon. Vos amis appuient sur « Rejoindre » ; des joueurs virtuels peuvent aussi s’asseoir ; « Commencer » lance la partie.
    - Après chaque tour, je publie le plateau et j’appelle la personne suivante. « À vous de jouer » montre ce que vous pouvez choisir et ce que cela produit.
    - « Ma main » ou `/main` montre ce que personne d’autre ne peut voir. « Journal » ou `/journal` raconte ce qui s’est passé, `/exporter` en fait un fichier. « Annuler » ou `/annuler` reprend votre dernier choix, tant que rien n’a été révélé depuis.
    - `/coup` est là si vous préférez taper : il complète les coups possibles. Plusieurs clés séparées par des espaces sont jouées l’une après l’autre.
    - `/plateau` montre le plateau à tout moment, `partie:` une seule partie, `texte:` tout le plateau en mots.
    - `/règles` explique un jeu en bref, section par section, avec les décisions que nous avons prises.
    - `/partie état` fait revenir les boutons, `/partie fin` arrête une partie (réservé à l’hôte et à qui gère le salon), `/partie liste` montre toutes les tables du serveur.
    - `/partie rythme` donne une horloge à la table, `/partie pause` et `/partie reprendre` l’arrêtent et la relancent. `/partie abandonner` renonce ; `/partie remplacer` et `/partie arrêter` demandent aux autres ; `/partie suivre` vous envoie chaque nouveau plateau.
    - `/réglages moi` contient votre langue, les messages et les rappels ; `/réglages calme` et `/réglages absence` fixent des heures et des jours sans rappels.
    Quand vous devez choisir dans une main cachée, je vous le demande aussi par message privé, si vous le souhaitez.
chat-rules-heading = { $game } : { $section }
chat-rules-sections = Une autre section
chat-rules-unknown-section = Les règles n’ont pas de section « { $section } ». `section:` propose celles qu’elles ont.
chat-language = Langue
chat-language-auto = Langue : celle de votre Discord
chat-language-en = Langue : anglais (English)
chat-language-fr = Langue : français

# Messages à une seule personne

chat-no-dms = Désactiver les messages privés
chat-no-more-dms = Plus de messages privés
chat-dms-please = Activer les messages privés
chat-dms-are-off = Vous ne recevrez plus de messages privés. « Ma main », sous le plateau, montre votre main quand c’est à vous ; `/aide` permet de réactiver les messages.
chat-dms-are-on = Quand vous devrez choisir dans une main cachée, la question vous sera aussi posée par message privé.
chat-dm-heading = **{ $game }** dans { $channel }

# Avant la partie

chat-lobby-title = { $game } : une table est ouverte
chat-lobby-begun = { $game } : la partie a commencé
chat-lobby-closed = Cette table est fermée. `/partie nouvelle` en ouvre une autre.
chat-lobby-seats = { $n ->
    [one] **{ $n } joueur** (le jeu se joue de { $low } à { $high })
   *[other] **{ $n } joueurs** (le jeu se joue de { $low } à { $high })
 }
chat-lobby-host = { $name } (hôte)
chat-lobby-computer = { $name } (ordinateur, { $level })
chat-level-easy = facile
chat-level-normal = normal
chat-lobby-options = **Options**
chat-lobby-option = { $option } : { $value }
chat-lobby-dms = -# Pour un choix dans une main cachée, la question est aussi posée par message privé ; `/aide` permet de s’en passer.
chat-lobby-ready = Tout est prêt : toute personne à la table peut appuyer sur « Commencer ».
chat-seed-published = -# Le hasard de cette partie est fixé par une graine. Son SHA-256 : `{ $sha }`
chat-button-join = Rejoindre
chat-button-leave = Quitter
chat-button-start = Commencer
chat-button-add = Ajouter un ordinateur ({ $level })
chat-button-remove = Retirer un ordinateur
chat-button-options = Options
chat-button-rules = Règles
chat-button-more-options = Autres options
chat-options = Chaque menu est une option du jeu ; un choix prend effet aussitôt et tout le monde le voit.
chat-joined = Vous êtes à la table.
chat-joined-dms = Vous êtes à la table. Quand vous devrez choisir dans une main cachée, je vous le demanderai aussi par message privé.

# Plateau

chat-button-move = À vous de jouer
chat-button-hand = Ma main
chat-button-log = Journal
chat-button-undo = Annuler
chat-button-export = Exporter
chat-button-again = Nouvelle table : { $game }
chat-button-earlier = Avant
chat-your-turn = { $who }, à vous de jouer : { $prompt }
chat-your-turn-all = { $who }, à vous de jouer.
chat-thinking = { $who } réfléchit.
chat-waiting = La partie attend { $who }.
chat-nobody-waited = La partie n’attend personne.
chat-earlier-lines = { $n ->
    [one] ({ $n } ligne plus ancienne est dans le journal.)
   *[other] ({ $n } lignes plus anciennes sont dans le journal.)
 }
chat-status-title = On joue ici à **{ $game }**.
chat-log-line = { $n }. { $told }
chat-log-undone = { $n }. (annulé) { $told }
chat-seed-file = SHA-256 de la graine : { $sha }
chat-log-empty = Il ne s’est encore rien passé.
chat-unknown-part = Le plateau n’a pas de partie « { $part } ». `partie:` propose celles qu’il a.

# Choisir un coup, voir sa main

chat-choose-group = Quel genre de choix ?
chat-other-group = Autres choix
chat-group-size = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
 }
chat-why-not = Pourquoi pas… ?
chat-not-possible = Impossible pour le moment :
chat-back = Retour : annuler mon dernier choix
chat-back-to-groups = Retour à tous les choix
chat-turn-over = **Votre tour est terminé.**
chat-not-asked = Vous n’avez rien à choisir pour le moment.
chat-your-view = Voici ce que vous voyez ; personne d’autre ne le voit.
chat-undone = Votre dernier choix est annulé.
chat-move-refused = « { $key } » n’a pas été joué : { $why }
chat-several-moves = Jouer l’un après l’autre : { $moves }

# La fin

chat-points-of = { $what } : { $n }
chat-standing = { $points ->
    [one] **{ $place }.** { $who } : { $points } point
   *[other] **{ $place }.** { $who } : { $points } points
 }
chat-seed-revealed =
    -# La graine était `{ $seed }`
    -# Son SHA-256, publié à l’ouverture de la table : `{ $sha }`. « Exporter » donne toute la partie dans un fichier ; `beagle verify FICHIER` vérifie chaque tirage.
chat-seed-stopped =
    -# La graine était `{ $seed }`
    -# Son SHA-256, publié à l’ouverture de la table : `{ $sha }`
chat-export-so-far = Ce que vous voyez de la partie, et son journal jusqu’ici. L’enregistrement qui la prouve vient avec la fin.
chat-export = Toute la partie, coup par coup : `beagle replay { $file }` la rejoue, `beagle verify { $file }` vérifie chaque tirage.
chat-ended = La partie a été arrêtée avant la fin. Personne ne gagne.
chat-end-question = Mettre fin à cette partie ({ $game }) pour tout le monde ? Personne ne gagne, et c’est définitif.
chat-button-end = Mettre fin à la partie
chat-end-refused = Seul l’hôte, { $host }, peut mettre fin à cette partie, ou une personne qui peut gérer les messages de ce salon.
chat-list = { $n ->
    [one] { $n } table sur ce serveur :
   *[other] { $n } tables sur ce serveur :
 }
chat-list-empty = Il n’y a pas de table sur ce serveur. `/partie nouvelle` en ouvre une.
chat-list-lobby = { $channel } : { $game }, table ouverte, avec { $who }
chat-list-playing = { $channel } : { $game }, partie en cours avec { $who }

# Ce qui est refusé

chat-no-table = Il n’y a pas de table dans ce salon. `/partie nouvelle` en ouvre une.
chat-no-table-of-yours = Vous ne jouez à aucune table en ce moment. `/partie nouvelle`, dans un salon d’un serveur, en ouvre une.
chat-several-tables = Vous jouez à plusieurs tables. Répétez cela dans le salon de celle dont il s’agit : { $channels }.
chat-only-in-server = Une table se tient dans un salon d’un serveur ; ici, ce n’est pas possible.
chat-unknown-control = Ceci appartient à une version plus ancienne du bot. `/partie état` fait revenir les boutons actuels.
chat-missing-permission = Pour jouer ici, il me faut d’autres permissions dans ce salon : { $permissions }. La personne qui gère le serveur peut les donner.
chat-permission-view-channel = Voir le salon
chat-permission-send-messages = Envoyer des messages
chat-permission-send-messages-in-threads = Envoyer des messages dans les fils
chat-permission-attach-files = Joindre des fichiers
chat-forbidden = Discord ne me permet pas de faire cela ici.
chat-discord-fails = Discord ne fonctionne pas comme il faut en ce moment. Ce qui a été joué compte ; `/partie état` montre où en est la partie.
chat-store-fails = Je ne peux rien enregistrer en ce moment : rien n’a changé et rien n’est perdu. Réessayez dans un moment ; la personne qui gère le bot trouve la raison dans son journal.
chat-unexpected = Une erreur s’est produite ; elle n’a rien changé. Si cela se répète, donnez ce numéro d’erreur à la personne qui gère le bot : { $id }

# Un salon fermé ou supprimé

chat-closed-permissions = C’est à vous. Je n’ai pas pu publier le plateau dans { $channel }, où il me manque des permissions : { $permissions }. La personne qui gère le serveur peut les donner ; en attendant, vous pouvez jouer ici.
chat-closed-locked = C’est à vous. Je n’ai pas pu publier le plateau dans { $channel }, car le fil est verrouillé. En attendant qu’il soit rouvert, vous pouvez jouer ici.
chat-closed-other = C’est à vous. Je n’ai pas pu publier le plateau dans { $channel } : Discord ne m’y laisse pas entrer. En attendant, vous pouvez jouer ici.
chat-channel-gone = Le salon où vous jouiez à { $game } a été supprimé, et la partie s’est terminée avec lui. Personne ne gagne.
