# Ce que les gens se demandent entre eux, et l’horloge

people-asks-undo = **{ $who } demande à annuler un coup et tout ce qui l’a suivi.** Les mêmes cartes et les mêmes dés reviendraient.
people-asked = { $who }, êtes-vous d’accord ?
people-agreed = D’accord : { $who }.
people-ended-agreed = Tout le monde est d’accord.
people-ended-refused = { $who } n’est pas d’accord ; la partie continue.
people-ended-withdrawn = { $who } retire sa demande.
people-ended-overtaken = La partie a continué ; cette demande est close.
people-not-yours = Cette demande vient { $who-of }, à qui seul il revient de la retirer.
people-button-agree = D’accord
people-button-refuse = Refuser
people-button-withdraw = Retirer la demande
people-button-undo-ask = Demander aux autres
people-button-undo-alone = Annuler quand même
people-undo-ask = Avec l’accord de tout le monde, il peut être annulé avec tout ce qui l’a suivi.
people-undo-alone = Vous jouez seulement avec des ordinateurs, qui sont toujours d’accord : il peut être annulé avec tout ce qui l’a suivi. Les mêmes cartes reviendront.
people-undo-asked = La demande est posée dans le salon. Le moindre coup y met fin.

# L’horloge

people-asks-pause = **{ $who } demande à arrêter l’horloge.** Plus de rappels ni de retards jusqu’à ce que quelqu’un la relance.
people-pause-asked = La demande est posée dans le salon.
people-paused = L’horloge est arrêtée ; `/partie reprendre` la relance.
people-resumed = L’horloge tourne à nouveau. Le temps d’arrêt ne compte pas.
people-pace = Temps pour un coup
people-pace-about = Combien de temps un coup peut-il prendre ? Un rappel vient à la moitié de ce temps et à la fin ; les vacances ne comptent pas.
people-pace-none = Pas d’horloge
people-pace-hours = { $n ->
    [one] { $n } heure par coup
   *[other] { $n } heures par coup
 }
people-pace-days = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
 }
people-pace-line = Horloge : { $pace } ; ensuite, { $late }.
people-button-pace = Horloge
people-late = Une fois le temps écoulé
people-late-nothing = la partie attend encore
people-late-computer = l’ordinateur joue ce tour
people-late-offer = la place est proposée à d’autres
people-until = -# Fin du temps { $who-of } : { $when }.
people-remind-half = { $game } dans { $channel } vous attend. La moitié de votre temps est écoulée ; il se termine { $when }.
people-remind-end-nothing = { $game } dans { $channel } vous attend toujours. Votre temps pour ce coup est écoulé.
people-remind-end-computer = { $game } dans { $channel } : votre temps pour ce coup est écoulé, et l’ordinateur joue ce tour pour vous.
people-remind-end-offer = { $game } dans { $channel } : votre temps pour ce coup est écoulé, et votre place est proposée à d’autres. Elle reste à vous tant que personne ne la prend : il suffit de jouer.
people-remind-again = { $game } dans { $channel } vous attend toujours.
people-button-remind-off = Plus de rappels
people-reminders-are-off = Vous ne recevrez plus de rappels. `/réglages moi` permet de les réactiver.
people-offered = **En l’absence { $who-of }, cette place est proposée à d’autres.** La personne qui la prend continue avec ce qui s’y trouve.
people-button-take-seat = Prendre la place
people-seat-taken = La place est à vous. « Ma main », sous le plateau, montre ce que vous avez.

# Ses propres réglages

people-settings = **Vos réglages.** `/réglages calme` fixe des heures sans rappels, `/réglages absence` des vacances.
people-quiet = - Pas de rappels de { $begins } à { $ends } ({ $zone }).
people-away = - En vacances du { $first } au { $last } : pas de rappels, et le temps ne compte pas.
people-dms-on = - Les messages privés sont activés : la question vous y est posée quand vous devez choisir dans une main cachée.
people-dms-off = - Les messages privés sont désactivés.
people-dms-closed = - Votre Discord n’accepte pas mes messages privés ; vous n’y perdez rien.
people-reminders-on = - Les rappels sont activés : une table avec horloge vous appelle avant la fin de votre temps.
people-reminders-off = - Les rappels sont désactivés.
people-flag-dms-on = Activer les messages privés
people-flag-dms-off = Désactiver les messages privés
people-flag-reminders-on = Activer les rappels
people-flag-reminders-off = Désactiver les rappels
people-bad-hour = « { $typed } » n’est pas une heure. Exemples : 22, 22:30
people-bad-zone = « { $typed } » ne désigne pas un seul fuseau horaire. Exemples : Paris, Toronto, +5:30
people-bad-day = « { $typed } » n’est pas un jour. Exemple : 2027-07-14
people-bad-days = Des vacances vont d’un jour au même jour ou à un jour suivant, et durent un an au plus.

# Commandes

people-command-pace = rythme
people-command-pace-about = Choisir le temps pour un coup, et ce qui se passe ensuite
people-command-pause = pause
people-command-pause-about = Demander aux autres d’arrêter l’horloge
people-command-resume = reprendre
people-command-resume-about = Relancer l’horloge
people-command-settings = réglages
people-command-settings-about = Langue, messages, rappels, heures calmes, vacances
people-command-me = moi
people-command-me-about = Votre langue, les messages privés et les rappels
people-command-quiet = calme
people-command-quiet-about = Des heures sans rappels ; deux fois la même heure : aucune
people-command-quiet-from = de
people-command-quiet-from-about = La première heure, par exemple 22 ou 22:30
people-command-quiet-to = à
people-command-quiet-to-about = La dernière heure, par exemple 7
people-command-zone = fuseau
people-command-zone-about = Votre fuseau horaire : tapez le nom d’une grande ville proche
people-command-away = absence
people-command-away-about = Vacances : pas de rappels, et le temps ne compte pas ; sans dates : aucune
people-command-away-from = du
people-command-away-from-about = Le premier jour, de la liste ou par exemple 2027-07-14
people-command-away-to = au
people-command-away-to-about = Le dernier jour, de la liste ou par exemple 2027-07-28

# Réponses d’avance

people-standing-turn = « { $answer } » jusqu’à mon prochain tour
people-standing-always = Toujours « { $answer } »
people-standing-is-turn = -# Réponse donnée pour vous jusqu’à votre prochain tour : « { $answer } ».
people-standing-is-always = -# Réponse toujours donnée pour vous : « { $answer } ».
people-standing-given = Les questions de ce genre reçoivent cette réponse d’avance. « Ma main » le montre et permet d’y mettre fin.
people-button-standing-off = Me demander à nouveau
people-standing-revoked = À partir de maintenant, les questions vous sont posées à nouveau.

# Venir et partir

people-asks-abandon = **{ $who } demande à arrêter cette partie.** Personne ne gagnerait.
people-asks-computer = **{ $who } demande que l’ordinateur continue pour { $about }.** La place reste libre pour qui voudra la prendre.
people-asks-offer = **{ $who } demande à proposer à d’autres la place { $about-of }.** Rien ne change tant que personne ne la prend.
people-absent = { $who } peut refuser, ou simplement jouer.
people-offered-free = **{ $who }, un joueur virtuel, garde une place au chaud.** La personne qui la prend continue avec ce qui s’y trouve.
people-concede = Abandonner cette partie ({ $game }) ? L’ordinateur continue pour vous, et c’est définitif.
people-concede-last = Abandonner cette partie ({ $game }) ? Elle s’arrête pour tout le monde, et c’est définitif.
people-conceded = Vous avez abandonné cette partie.
people-button-concede = Abandonner
people-bad-seat = Les places sont numérotées de 1 à { $n }.
people-replaced = C’est fait ; le salon en est informé.
people-stopped-agreed = La partie a été arrêtée d’un commun accord. Personne ne gagne.
people-stopped-conceded = { $who } abandonne ; la partie est terminée.
people-stopped-ended = { $who } a mis fin à la partie avant son terme. Personne ne gagne.
people-stopped-gone = Personne n’a joué ici depuis longtemps ; la partie est arrêtée. Personne ne gagne.
people-button-rematch = Revanche
people-rematch = { $who } propose une revanche. { $others }, vous êtes de nouveau à la table, à des places tirées au sort ; « Quitter » si vous préférez, « Commencer » pour lancer la partie.

people-command-concede = abandonner
people-command-concede-about = Abandonner votre partie dans ce salon
people-command-abandon = arrêter
people-command-abandon-about = Demander aux autres d’arrêter cette partie, sans vainqueur
people-command-replace = remplacer
people-command-replace-about = Demander aux autres de remplacer une personne absente depuis un jour
people-command-replace-seat = place
people-command-replace-seat-about = Le numéro de sa place, comme avant la partie
people-command-replace-by = par
people-command-replace-by-about = Qui continue
people-command-replace-computer = l’ordinateur
people-command-replace-offer = la personne qui prend la place

# Ce que choisit un serveur, et l’oubli

people-server = **Ce que ce serveur a choisi pour ses tables.** Un choix prend effet aussitôt ; la langue, pour les tables ouvertes ensuite.
people-server-only = Ceci concerne un serveur ; il n’y en a pas ici.
people-server-refused = Seules les personnes qui gèrent ce serveur peuvent choisir cela.
people-server-lang-auto = Langue : celle du serveur, ou de qui ouvre la table
people-server-openers = Qui peut ouvrir des tables ?
people-server-openers-everybody = Tout le monde peut ouvrir des tables
people-server-openers-managers = Seulement qui gère les messages ou le salon
people-server-enders = Qui peut mettre fin aux tables ?
people-server-enders-managers = L’hôte, et qui gère les messages ou le salon
people-server-enders-seated = Toute personne à la table, et qui gère le salon
people-server-enders-host = L’hôte seulement
people-open-refused = Sur ce serveur, il faut gérer les messages ou le salon pour ouvrir une table.
people-forget = { $n ->
    [0] Supprimer ce qui est conservé de vous ? Vos réglages disparaissent, et votre nom et votre identifiant sont retirés des parties jouées ; leurs coups restent, pour les autres.
    [one] Supprimer ce qui est conservé de vous ? Vos réglages disparaissent, et votre nom et votre identifiant sont retirés des parties jouées ; leurs coups restent, pour les autres. Vous quittez la table où vous êtes.
   *[other] Supprimer ce qui est conservé de vous ? Vos réglages disparaissent, et votre nom et votre identifiant sont retirés des parties jouées ; leurs coups restent, pour les autres. Vous quittez les { $n } tables où vous êtes.
 }
people-forgotten = Plus rien n’est conservé de vous. Les messages du salon appartiennent à Discord, et restent.
people-button-forget = Supprimer mes données

people-command-server = serveur
people-command-server-about = La langue, et qui peut ouvrir ou terminer des tables ; pour qui gère le serveur
people-command-forget = oubli
people-command-forget-about = Supprimer ce que le bot conserve de vous

# Ceux qui regardent

people-list-link = vers la table
people-past = Le plateau après l’entrée { $n } du journal.
people-followed = Vous suivez cette table : chaque nouveau plateau vous parvient par message privé. `/partie suivre` y met fin.
people-unfollowed = Vous ne suivez plus cette table.
people-button-unfollow = Ne plus suivre

people-command-follow = suivre
people-command-follow-about = Recevoir chaque nouveau plateau de cette table par message privé, ou plus
people-command-board-move = coup
people-command-board-move-about = Tel qu’il était après cette entrée du journal

# Où se trouvent plateaux et journaux

people-server-boards = Comment les plateaux sont-ils publiés ?
people-server-boards-new = Chaque plateau est un nouveau message
people-server-boards-edit = Un seul message change, et la personne suivante est appelée
people-server-logs = Où raconter ce qui s’est passé ?
people-server-logs-channel = Le récit accompagne le plateau
people-server-logs-thread = Le récit se trouve aussi dans un fil
people-thread = { $game } : ce qui s’est passé
