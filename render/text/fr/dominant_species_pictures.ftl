# Ce qui figure sur les images de Dominant Species, et ce qui les décrit.

picture-dominant-species-letter-mammal = M
picture-dominant-species-letter-reptile = R
picture-dominant-species-letter-bird = O
picture-dominant-species-letter-amphibian = Am
picture-dominant-species-letter-arachnid = Ar
picture-dominant-species-letter-insect = I

picture-dominant-species-letter-sea = M
picture-dominant-species-letter-wetland = H
picture-dominant-species-letter-savannah = S
picture-dominant-species-letter-jungle = J
picture-dominant-species-letter-forest = F
picture-dominant-species-letter-desert = D
picture-dominant-species-letter-mountain = N
picture-dominant-species-letter-tundra = T

picture-dominant-species-section-initiative = Initiative
picture-dominant-species-section-adaptation = Adaptation
picture-dominant-species-section-regression = Régression
picture-dominant-species-section-abundance = Abondance
picture-dominant-species-section-wasteland = Désertification
picture-dominant-species-section-depletion = Appauvrissement
picture-dominant-species-section-glaciation = Glaciation
picture-dominant-species-section-speciation = Spéciation
picture-dominant-species-section-wanderlust = Découverte
picture-dominant-species-section-migration = Migration
picture-dominant-species-section-competition = Compétition
picture-dominant-species-section-domination = Domination

picture-dominant-species-section-reset = Réinitialisation
picture-dominant-species-bag = sac
picture-dominant-species-free-reset = en sauve 1
picture-dominant-species-free-regression = bouclier
picture-dominant-species-free-speciation = +1 cube
picture-dominant-species-free-migration = 2 tuiles
picture-dominant-species-free-competition = 1 gratuite

picture-dominant-species-phase-animals = choix des animaux
picture-dominant-species-phase-planning = planification
picture-dominant-species-phase-execution = exécution
picture-dominant-species-phase-reset = réinitialisation
picture-dominant-species-phase-end = fin
picture-dominant-species-turn-number = tour
picture-dominant-species-last-turn = dernier tour
picture-dominant-species-over = La partie est finie
picture-dominant-species-answer-all = { $n } joueurs choisissent
picture-dominant-species-deck = pioche

picture-dominant-species-does-aquatic = Un élément au choix sur une mer ou zone humide, et jusqu’à 4 de vos cubes
picture-dominant-species-does-biodiversity = 1 PV par tuile que vous partagez avec d’autres
picture-dominant-species-does-biomass = Un cube au choix meurt là où il y en a plus que d’éléments
picture-dominant-species-does-blight = Une tuile perd tous ses éléments sauf un
picture-dominant-species-does-catastrophe = Une tuile ne garde qu’un cube ; chaque voisine en perd un
picture-dominant-species-does-cold-snap = Chaque adversaire perd un cube sur chaque toundra occupée
picture-dominant-species-does-disease = Qui a plus d’éléments que vous en perd un
picture-dominant-species-does-ecodiversity = 1 PV par élément du terrain d’un type que vous avez
picture-dominant-species-does-evolution = Remplacez un cube de deux adversaires au plus par les vôtres
picture-dominant-species-does-fecundity = Un cube de plus sur chaque tuile occupée
picture-dominant-species-does-fertile = 1 PV par cube sur une tuile que vous occupez
picture-dominant-species-does-habitat = Un élément au choix sur un coin libre
picture-dominant-species-does-hibernation = Jusqu’à 5 de vos cubes éliminés reviennent sur une tuile, protégés ce tour
picture-dominant-species-does-ice-age = PV de bonus à tous pour les tuiles dominées ; dernier tour
picture-dominant-species-does-ice-sheet = Effectuez une Glaciation maintenant
picture-dominant-species-does-immigrants = Chacun perd un élément, un pion d’action ou tous ses cubes sauf un par tuile
picture-dominant-species-does-instinct = Placez un de vos pions libres sur une case libre
picture-dominant-species-does-intelligence = +1 pion pour vous et ceux au-dessus de vous dans la chaîne
picture-dominant-species-does-mass-exodus = Videz une tuile : chaque cube part sur une voisine de votre choix
picture-dominant-species-does-metamorphosis = Échangez un de vos éléments contre un autre au choix
picture-dominant-species-does-niche-biomes = Ceux qui vous devancent perdent les PV de la 1re place
picture-dominant-species-does-nocturnal = Gagnez une place d’initiative
picture-dominant-species-does-omnivore = +1 pion pour vous
picture-dominant-species-does-parasitism = +1 pion pour vous et ceux sous vous dans la chaîne
picture-dominant-species-does-predator = Éliminez un cube adverse sur chaque tuile occupée
picture-dominant-species-does-symbiotic = Un élément au hasard pour vous et ceux qui en ont moins

picture-dominant-species-score-game = pendant la partie
picture-dominant-species-score-final = au décompte final
picture-dominant-species-score-lowest = le plus bas compte
picture-dominant-species-players = de { $low } à { $high } joueurs
picture-dominant-species-motto = six animaux se partagent une terre qui grandit, et la glace arrive
picture-dominant-species-cover = La couverture de Dominant Species : six animaux sur des tuiles de la terre, et les six éléments. Jeu { $players }.

# La position en mots

picture-dominant-species-told-waiting = On attend { $who }.
picture-dominant-species-told-phase = Tour { $n }, { $phase }.
picture-dominant-species-told-section = En cours : { $section }.
picture-dominant-species-told-last = C’est le dernier tour.
picture-dominant-species-told-initiative = Initiative : { $animals }.
picture-dominant-species-told-survival = La carte Survie va { $animal-to }, pour { $points } PV.
picture-dominant-species-told-summary = { $animal } ({ $who }) : { $points } PV, { $cones ->
    [0] aucune tuile dominée
    [one] 1 tuile dominée
   *[other] { $cones } tuiles dominées
 }, pool génétique { $pool }, { $pawns } de ses { $owned } pions d’action libres.
picture-dominant-species-told-elements = éléments : { $elements }
picture-dominant-species-told-threatened = la Régression menace : { $elements }
picture-dominant-species-told-eliminated = { $n ->
    [one] 1 cube éliminé
   *[other] { $n } cubes éliminés
 }
picture-dominant-species-told-tile = { $name } { $terrain } : { $what }.
picture-dominant-species-told-no-elements = aucun élément
picture-dominant-species-told-cubes = { $animal } { $n }
picture-dominant-species-told-dominant = { $animal } { $n } (position dominante)
picture-dominant-species-told-endangered = { $animal } { $n } (en danger)
picture-dominant-species-told-wasting = la Désertification menace : { $elements }
picture-dominant-species-told-scored = déjà choisie pour la Domination
picture-dominant-species-told-row = { $name } : { $pawns }.
picture-dominant-species-told-row-elements = { $name } : { $pawns } ; éléments : { $elements }.
picture-dominant-species-told-cards = Cartes proposées : { $cards }.
picture-dominant-species-told-tiles = Tuiles proposées : { $tiles }.
picture-dominant-species-told-card = { $card } : { $does }.
picture-dominant-species-told-left = Il reste { $deck } cartes dans la pioche, { $tiles } tuiles dans les piles, { $tundra } tuiles toundra.
picture-dominant-species-told-bag = Dans le sac : { $elements }.
picture-dominant-species-told-final = { $place }. { $who } : { $total } PV.
picture-dominant-species-told-score = { $what } { $points }.
