# Le duel

duel-title = Duel

thing-duel-strike = attaque
    .gender = feminine
    .many = attaques
thing-duel-storm = tempête
    .gender = feminine
    .many = tempêtes
thing-duel-parry = parade
    .gender = feminine
    .many = parades
thing-duel-feint = feinte
    .gender = feminine
    .many = feintes
thing-duel-snare = piège
    .many = pièges

# Options d’une table

duel-option-lives = Vies
duel-option-lives-1 = 1 vie
duel-option-lives-2 = 2 vies
duel-option-lives-3 = 3 vies
duel-option-feints = Feintes
duel-option-feints-on = Avec feintes
duel-option-feints-off = Sans feintes
duel-problem-feints = À deux, on ne peut détourner un coup sur personne : jouez sans feintes.

# Questions

duel-act = { $cards ->
    [one] Que faites-vous, avec { $cards } carte en main ?
   *[other] Que faites-vous, avec { $cards } cartes en main ?
 }
duel-give-whom = À qui donnez-vous une carte ?
duel-give-card = Quelle carte donnez-vous à { $who } ?
duel-rob-card = { $cards ->
    [one] Prenez la seule carte { $who-of }.
   *[other] Laquelle des { $cards } cartes { $who-of } prenez-vous ?
 }
duel-spring = { $who } vous attaque : déclenchez-vous ce qui est devant vous ?
duel-defend = { $lives ->
    [one] { $who } vous attaque et il vous reste { $lives } vie : que répondez-vous ?
   *[other] { $who } vous attaque et il vous reste { $lives } vies : que répondez-vous ?
 }

# Choix

duel-strike-whom = Attaquer { $who }
duel-storm-all = Tempête : un coup contre tout le monde
duel-lay = Poser { $card-a } face cachée
duel-lay-any = Poser une carte face cachée
duel-give = Donner une carte
duel-rob = Voler { $who }
duel-group-rob = Voler quelqu’un
duel-rest = Se reposer
duel-to = À { $who }
duel-card = { $card }
duel-play = Jouer { $card-a }
duel-wait = Ne rien déclencher
duel-spring-it = Déclencher le piège
duel-take = Encaisser le coup
duel-feint = Détourner le coup sur { $who }

# Ce qu’un choix ferait

duel-strike-detail = Vies { $who-of } : { $lives } ; cartes en main : { $cards }
duel-rob-detail = Vies { $who-of } : { $lives } ; cartes en main : { $cards }
duel-storm-detail = Un coup contre chacun des autres, dans l’ordre des places
duel-lay-detail = Personne d’autre ne la voit ; un piège se déclenche quand on vous attaque
duel-give-detail = Vous serez deux à savoir laquelle
duel-rest-detail = Votre tour s’achève

# Pourquoi pas

duel-lacks = Vous n’avez pas { $card-of } en main.
duel-lies-already = Une carte est déjà posée devant vous.
duel-empty = { $who } n’a pas de carte en main.
duel-no-snare = Ce qui est devant vous n’est pas un piège.
duel-no-third = Il n’y a personne d’autre sur qui détourner le coup.

# Ce qui s’est passé

duel-begins = { $cards ->
    [one] Le duel commence ; il reste { $cards } carte dans la pioche.
   *[other] Le duel commence ; il reste { $cards } cartes dans la pioche.
 }
duel-drew = { $who } pioche une carte.
duel-drew-card = Vous piochez { $card-a }.
duel-played = { $who } joue { $card-a }.
duel-laid = { $who } pose une carte face cachée.
duel-looks = { $who } regarde les cartes { $whom-of }.
duel-rested = { $who } se repose.
duel-gave = { $who } donne une carte à { $whom }.
duel-gave-card = C’est { $card-a }.
duel-robbed = { $who } prend une carte à { $whom }.
duel-robbed-card = C’est { $card-a }.
duel-sprang = { $who } déclenche un piège contre { $whom }.
duel-parried = { $who } pare le coup { $whom-of }.
duel-feinted = { $who } détourne le coup sur { $whom }.
duel-rolled = { $who } lance le dé contre { $whom } : { $rolled }.
duel-out = { $who } est hors jeu.

# La fin

duel-ends-deck = La pioche est vide.
duel-ends-last = Plus qu’une personne en jeu : { $who }.
duel-score-lives = Vies restantes
duel-score-wounds = Blessures infligées
