# The fair

fair-title = Fair

thing-fair-figs = figs
    .a = figs
thing-fair-fish = fish
    .a = fish
thing-fair-salt = salt
    .a = salt
thing-fair-silk = silk
    .a = silk
thing-fair-ticket = ticket
    .many = tickets
thing-fair-quarrel = quarrel
    .many = quarrels

# Options of a table

fair-option-rounds = Rounds
fair-option-rounds-1 = 1 round
fair-option-rounds-2 = 2 rounds
fair-option-rounds-3 = 3 rounds
fair-option-quarrels = Quarrels
fair-option-quarrels-on = With quarrels
fair-option-quarrels-off = Without quarrels
fair-problem-rounds = There are not enough goods for { $seats } players and 3 rounds.

# Questions

fair-draw = Which pile do you draw from?
fair-ticket = A ticket: a coin, or another draw?
fair-quarrel = Whom do you quarrel with?
fair-shout = Which number do you shout?
fair-apology = Do you apologise?
fair-offer = What do you offer in round { $round }?
fair-number = How many do you offer?
fair-favour = A coin, or a card from the stall?

# Choices

fair-draw-north = The northern pile
fair-draw-south = The southern pile
fair-a-coin = A coin
fair-a-draw = Another draw
fair-rival = { $who }
fair-shout-it = { $n }
fair-apologise = Pay a coin and add 1
fair-shrug = Shrug
fair-nothing = Nothing
fair-offer-kind = { $kind }
fair-group-fresh = Fresh goods
fair-group-dry = Dry goods
fair-sell = { $n } × { $kind }
fair-take = Take { $kind }

# What a choice would do

fair-draw-detail = { $cards ->
    [one] 1 card lies there
   *[other] { $cards } cards lie there
 }
fair-rival-detail = { $coins ->
    [one] { $who } has 1 coin
   *[other] { $who } has { $coins } coins
 }
fair-nothing-detail = You keep all you have
fair-offer-detail = You hold { $n }, at { $price } each

# Why not

fair-pile-empty = This pile is empty.
fair-lacks = You hold no { $kind }.

# What happened

fair-opens = { $rounds ->
    [one] The fair opens, for 1 round.
   *[other] The fair opens, for { $rounds } rounds.
 }
fair-round = Round { $n } begins.
fair-drew = { $who } draws a card.
fair-drew-card = You draw { $card-a }.
fair-shown = { $who } shows { $card-a }.
fair-earned = { $coins ->
    [one] { $who } earns 1 coin.
   *[other] { $who } earns { $coins } coins.
 }
fair-quarrels = { $who } quarrels with { $whom }.
fair-shouted = { $who } shouts { $n }.
fair-apologised = { $who } apologises, and pays a coin.
fair-won = { $coins ->
    [one] { $who } wins the quarrel, and takes { $whom-s } coin.
   *[other] { $who } wins the quarrel with { $whom }, who has no coin.
 }
fair-called = { $who } is called.
fair-offered = { $who } offers { $n } × { $kind }.
fair-sold = { $coins ->
    [one] { $who } sells { $n } × { $kind } for 1 coin.
   *[other] { $who } sells { $n } × { $kind } for { $coins } coins.
 }
fair-took = { $who } takes { $kind } from the stall.

# The end

fair-closes = { $rounds ->
    [one] The fair closes after 1 round.
   *[other] The fair closes after { $rounds } rounds.
 }
fair-score-coins = Coins
fair-score-kinds = Kinds of goods
