# What the terminal says around a game.

play-not-understood = Type a number from { $low } to { $last }, or ? for the rule, or q to leave.
play-keys = t table · ? the question · ? 3 choice 3 · q leave
play-keys-zoocracy = c calendar · t table · ? the question · ? 3 choice 3 · q leave
play-keys-koalition = p parties · s score · t table · ? the question · ? 3 choice 3 · q leave
play-won =
    { $number ->
        [0] Nobody has won.
        [one] { $seats_named } has won.
       *[other] { $seats_named } share the victory.
    }
play-kept = The whole game has been kept. To read it:
play-reconstructed = { $number } of the { $figures } figures in this edition are our own, since the printed ones are not known.
play-table = You play against { $others }.
play-table-level =
    You play against { $others }, { $number ->
        [2] both
       *[other] all of them
    } { $level } bots.
play-resumed =
    The game goes on after { $number ->
        [one] 1 decision
       *[other] { $number } decisions
    }.
play-rule = Rule: { $rule }
play-left = You have left the table. The game was not kept: --save FILE keeps it.
play-left-saved = You have left the table. Go on whenever you like:

rules-options = Table options (--option NAME=VALUE, the default first)
rules-option = name
rules-values = what it decides

replay-game =
    { $title }, { $edition }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }: { $who }.
replay-unfinished = The game is not over: hidden cards stay hidden.

board-country = country { $number } of { $length }, { $cards } cards each
board-bonus = leaders { $bonus }, each card { $card_points }
board-shares = shared { $shares }
board-to-come =
    { $number ->
        [0] the last country
        [one] 1 more to come
       *[other] { $number } more to come
    }
board-points = points
board-europe = Europe bonus now
board-total = together
board-cards = cards in hand
board-cards-and-others = politicians + others
board-europe-given = Europe bonus
board-possible = Possible now
board-best = Best for you, of { $number }
board-best-of-many = Best for you, of very many
board-not-all = These are not all: any other can be put together, party by party.
board-draft = You are putting together { $coalition }: { $votes } votes so far, { $majority } needed.
board-no-coalition = No coalition possible
board-also = and in hand:
board-more =
    { $number ->
        [one] and 1 more, number { $first } (m shows it)
       *[other] and { $number } more, numbers { $first } to { $last } (m shows them)
    }
board-without-you =
    { $number ->
        [one] and 1 more that you can’t propose
       *[other] and { $number } more that you can’t propose
    }
board-majority = majority { $majority } of { $total }
board-no-leader = no leader
board-legend = (10) resigned · 5* joker · ×2 Doppler · ½ Partei-Skandal · ↓ overthrown
board-legend-first = 6* colourless politician · ×2 doubler · a resignation takes the highest card
board-others = action cards and jokers (− out of play):
board-others-first = special cards (− out of play):
board-aside =
    { $number ->
        [one] 1 action card or joker, nobody knows which, was not dealt
       *[other] { $number } action cards or jokers, nobody knows which, were not dealt
    }
board-politicians-aside =
    { $number ->
        [one] 1 politician, nobody knows which, was not dealt
       *[other] { $number } politicians, nobody knows which, were not dealt
    }
board-politicians-aside-first =
    { $number ->
        [one] 1 card, nobody knows which, was not dealt
       *[other] { $number } cards, nobody knows which, were not dealt
    }
board-mixed =
    { $number ->
        [one] 1 joker is dealt with the politicians
       *[other] { $number } jokers are dealt with the politicians
    }
board-asks = { $cards } cards, leaders { $bonus }, each card { $card_points }
board-asks-shares = { $cards } cards, shared { $shares }
board-hand = Your hand:
board-empty = empty
board-doubler = Doubler
board-said-yes = ✓ yes · … yes wanted
board-propose = propose
board-accept = accept
board-withdraw = take back
board-party = party
board-politicians = politicians
board-votes = votes
board-partners = partners
board-eu = EU

board-round = Round { $round }
board-ahead = Round { $round }: { $phases }
board-card = { $kind }: { $help }
board-seats = seats
board-forecast = seats, if counted now
board-goals = goals
board-food = food
board-hands = cards
board-manipulated = Manipulation
board-blocked = Blockade
board-government = Government: { $members } ({ $number } of { $majority } seats)
board-bid = bid

serve-ready = Hemicycle is at { $address } (Ctrl+C ends it)
serve-running = Hemicycle is running already, at { $address }

# Politico

play-keys-politico = s sheet · g governments · t table · ? the question · ? 3 choice 3 · q leave
play-offer = { $key } { $action }
board-turn = Turn { $number } of { $limit }
board-minutes = Minute { $number } of { $limit }
board-deputies = deputies
board-trumps = cards
board-member = in government
board-known = known: { $cards }
board-no-government = No government
board-governing = { $number } of { $all } deputies govern · points in turn { $turn }
board-immune = untouchable until turn { $turn }
board-resigning = you resign after this turn
board-truce = Truce
board-until = until turn { $turn }
board-swap = Put under, draw two
board-no-past = No government has fallen yet.
board-why-resignation = resigned
board-why-event = an event
board-why-motion = a motion
board-why-attack = an attack
board-why-army = the army

# Junta

play-keys-junta = c your cards · v the city · t table · ? the question · ? 3 choice 3 · q leave
board-junta-turn = Turn { $number }
board-coup-phase = Coup, phase { $number }
board-unstable = unstable
board-bank-siesta = Bank closed until the end of the turn
board-bank-holiday = Bank closed
board-posts = posts
board-dead = dead
board-exile = abroad
board-rebel = Rebel
board-follows = follows { $seat }
board-budget = Budget:
board-money = Reserve: { $reserve } · Switzerland: { $account }
board-every = m shows every combination of bills.
board-bank-in = Deposit
board-bank-out = Withdraw
board-source = { $source }
board-choice = { $choice }
board-all-votes = All that lies open
board-hold = { $area }: stays
