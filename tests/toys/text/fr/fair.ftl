# La foire

fair-title = Foire

thing-fair-figs = figue
    .gender = feminine
    .many = figues
thing-fair-fish = poisson
    .many = poissons
thing-fair-salt = sac de sel
    .many = sacs de sel
thing-fair-silk = étoffe de soie
    .gender = feminine
    .many = étoffes de soie
thing-fair-ticket = billet
    .many = billets
thing-fair-quarrel = querelle
    .gender = feminine
    .many = querelles

# Options d’une table

fair-option-rounds = Manches
fair-option-rounds-1 = 1 manche
fair-option-rounds-2 = 2 manches
fair-option-rounds-3 = 3 manches
fair-option-quarrels = Querelles
fair-option-quarrels-on = Avec querelles
fair-option-quarrels-off = Sans querelles
fair-problem-rounds = Il n’y a pas assez de marchandises pour { $seats } personnes et 3 manches.

# Questions

fair-draw = Dans quelle pile piochez-vous ?
fair-ticket = Un billet : une pièce ou une pioche de plus ?
fair-quarrel = À qui cherchez-vous querelle ?
fair-shout = Quel nombre criez-vous ?
fair-apology = Présentez-vous des excuses ?
fair-offer = Que proposez-vous à la manche { $round } ?
fair-number = Combien en proposez-vous ?
fair-favour = Une pièce ou une carte de l’étal ?

# Choix

fair-draw-north = La pile nord
fair-draw-south = La pile sud
fair-a-coin = Une pièce
fair-a-draw = Une pioche de plus
fair-rival = { $who }
fair-shout-it = { $n }
fair-apologise = Payer une pièce et ajouter 1
fair-shrug = Hausser les épaules
fair-nothing = Rien
fair-offer-kind = { $kind-a }
fair-group-fresh = Produits frais
fair-group-dry = Produits secs
fair-sell = { $n } × { $kind }
fair-take = Prendre { $kind-a }

# Ce qu’un choix ferait

fair-draw-detail = { $cards ->
    [one] Il y reste { $cards } carte
   *[other] Il y reste { $cards } cartes
 }
fair-rival-detail = { $coins ->
    [one] { $who } a { $coins } pièce
   *[other] { $who } a { $coins } pièces
 }
fair-nothing-detail = Vous gardez tout ce que vous avez
fair-offer-detail = Vous en avez { $n }, au prix de { $price }

# Pourquoi pas

fair-pile-empty = Cette pile est vide.
fair-lacks = Vous n’avez pas { $kind-of }.

# Ce qui s’est passé

fair-opens = { $rounds ->
    [one] La foire ouvre, pour { $rounds } manche.
   *[other] La foire ouvre, pour { $rounds } manches.
 }
fair-round = La manche { $n } commence.
fair-drew = { $who } pioche une carte.
fair-drew-card = Vous piochez { $card-a }.
fair-shown = { $who } montre { $card-a }.
fair-earned = { $coins ->
    [one] { $who } gagne { $coins } pièce.
   *[other] { $who } gagne { $coins } pièces.
 }
fair-quarrels = { $who } cherche querelle à { $whom }.
fair-shouted = { $who } crie { $n }.
fair-apologised = { $who } présente des excuses et paie une pièce.
fair-won = { $coins ->
    [0] { $who } l’emporte contre { $whom }, qui n’a pas de pièce.
   *[other] { $who } l’emporte et prend la pièce { $whom-of }.
 }
fair-called = On appelle { $who }.
fair-offered = { $who } propose { $n } × { $kind }.
fair-sold = { $coins ->
    [one] { $who } vend { $n } × { $kind } pour { $coins } pièce.
   *[other] { $who } vend { $n } × { $kind } pour { $coins } pièces.
 }
fair-took = { $who } prend { $kind-a } sur l’étal.

# La fin

fair-closes = { $rounds ->
    [one] La foire ferme après { $rounds } manche.
   *[other] La foire ferme après { $rounds } manches.
 }
fair-score-coins = Pièces
fair-score-kinds = Sortes de marchandises
