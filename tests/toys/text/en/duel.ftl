# The duel

duel-title = Duel

thing-duel-strike = Strike
    .many = Strikes
thing-duel-storm = Storm
    .many = Storms
thing-duel-parry = Parry
    .many = Parries
thing-duel-feint = Feint
    .many = Feints
thing-duel-snare = Snare
    .many = Snares

# Options of a table

duel-option-lives = Lives
duel-option-lives-1 = 1 life
duel-option-lives-2 = 2 lives
duel-option-lives-3 = 3 lives
duel-option-feints = Feints
duel-option-feints-on = With feints
duel-option-feints-off = Without feints
duel-problem-feints = Two players have nobody to turn a blow on: play without feints.

# Questions

duel-act = { $cards ->
    [one] What do you do, with 1 card in your hand?
   *[other] What do you do, with { $cards } cards in your hand?
 }
duel-give-whom = Whom do you give a card?
duel-give-card = Which card do you give to { $who }?
duel-rob-card = { $cards ->
    [one] Take the only card of { $who }.
   *[other] Which of the { $cards } cards of { $who } do you take?
 }
duel-spring = { $who } strikes you: do you spring what lies before you?
duel-defend = { $lives ->
    [one] { $who } strikes you, and you have 1 life: how do you answer?
   *[other] { $who } strikes you, and you have { $lives } lives: how do you answer?
 }

# Choices

duel-strike-whom = Strike { $who }
duel-storm-all = Storm: a blow at everybody
duel-lay = Lay { $card-a } face down
duel-lay-any = Lay a card face down
duel-give = Give a card
duel-rob = Rob { $who }
duel-group-rob = Rob somebody
duel-rest = Rest
duel-to = To { $who }
duel-card = { $card }
duel-play = Play { $card-a }
duel-wait = Leave it where it lies
duel-spring-it = Spring the snare
duel-take = Take the blow
duel-feint = Turn the blow on { $who }

# What a choice would do

duel-strike-detail = { $who } has { $lives } of life and { $cards } in hand
duel-rob-detail = { $who } has { $lives } of life and { $cards } in hand
duel-storm-detail = One blow at each of the others, in order of seats
duel-lay-detail = Nobody else sees it; a snare can be sprung when you are struck
duel-give-detail = Only you two know which
duel-rest-detail = Your turn ends

# Why not

duel-lacks = You do not hold { $card-a }.
duel-lies-already = A card lies before you already.
duel-empty = { $who } holds no card.
duel-no-snare = What lies before you is no snare.
duel-no-third = There is nobody else to turn the blow on.

# What happened

duel-begins = { $cards ->
    [one] The duel begins; 1 card is left in the deck.
   *[other] The duel begins; { $cards } cards are left in the deck.
 }
duel-drew = { $who } draws a card.
duel-drew-card = You draw { $card-a }.
duel-played = { $who } plays { $card-a }.
duel-laid = { $who } lays a card face down.
duel-looks = { $who } looks at { $whom-s } cards.
duel-rested = { $who } rests.
duel-gave = { $who } gives { $whom } a card.
duel-gave-card = It is { $card-a }.
duel-robbed = { $who } takes a card from { $whom }.
duel-robbed-card = It is { $card-a }.
duel-sprang = { $who } springs a snare on { $whom }.
duel-parried = { $who } parries { $whom-s } blow.
duel-feinted = { $who } turns the blow on { $whom }.
duel-rolled = { $who } rolls { $rolled } against { $whom }.
duel-out = { $who } is out.

# The end

duel-ends-deck = The deck is empty.
duel-ends-last = { $who } is the last one standing.
duel-score-lives = Lives left
duel-score-wounds = Wounds dealt
