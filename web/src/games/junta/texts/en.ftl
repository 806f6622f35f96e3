# What Junta's board says beside the game's own words.

board-alone = { CAP(BARE($words)) }

board-progress = How far the game is
board-over = The game is over.
board-coups =
    { $number ->
        [one] 1 coup
       *[other] { $number } coups
    }
board-phase-1 = Cards
board-phase-2 = Cabinet
board-phase-3 = Aid
board-phase-4 = Budget
board-phase-5 = Locations
board-phase-6 = Assassins
board-phase-7 = Bank
board-phase-8 = Coup
board-phase-9 = End
board-discarded = Last card discarded: { $card }.

board-families = The families
board-votes =
    { $number ->
        [one] vote
       *[other] votes
    }
board-votes-now = Votes that the family can give now, without playing a card from its hand
board-cards =
    { $number ->
        [0] no cards
        [one] 1 card
       *[other] { $number } cards
    }
board-sacrilege =
    { $number ->
        [one] +1 vote
       *[other] +{ $number } votes
    }
board-influence-of = Influence cards of { $family }
board-loyal = Loyalist

board-vacant = vacant
board-frozen = frozen
board-cousin = cousin

board-hand =
    { $number ->
        [0] Your hand: no cards
        [one] Your hand: 1 card
       *[other] Your hand: { $number } cards
    }
board-hand-of =
    { $number ->
        [0] { $family }: no cards
        [one] { $family }: 1 card
       *[other] { $family }: { $number } cards
    }
board-hand-empty = No cards.
board-put-back = Put back
board-use-play = play it
board-use-away = discard it
board-kind-influence = Influence
board-kind-vote = Vote
board-kind-donation = Donation
board-kind-assassin = Assassin
board-kind-bribe = Bribe
board-kind-coup = Coup
board-kind-event = Event
board-when-influence = It is laid open in phase 1, or in a ballot.
board-when-vote = It is played in a ballot.
board-when-donation = It is played in phase 1, or at the Bank.
board-when-assassin = It is played in phase 6.
board-when-bribe = It is played when there is somebody to bribe.
board-when-coup = It is played in phase 8, to start a coup or during one.
board-when-event = It can’t be played now.

board-purse =
    { $bills ->
        [0] no bills
        [one] 1 bill, { $millions } M
       *[other] { $bills } bills, { $millions } M
    }
board-reserve = Reserve
board-account = Swiss account
board-you-are = You are at
board-at = { $location }

board-round = Round { $number } of 2
board-side-budget-for = For
board-side-budget-against = Against
board-side-competence-for = Remove the President
board-side-competence-against = Keep the President
board-voters = Voting order
board-give-all =
    { $votes ->
        [one] The only vote: { $choice }
       *[other] All { $votes } votes: { $choice }
    }
board-give-to = { $source }: { $choice }
board-given =
    { $votes ->
        [one] { CAP($family) }: { $source }, 1 vote.
       *[other] { CAP($family) }: { $source }, { $votes } votes.
    }

board-budget-how = Choose a bill, then the family that it is for. To take a bill back, choose it on its pile. Others see how many bills are in each pile, and the value that you announce.
board-your-bills = Your bills
board-bill-left = Bill of { $bill } M: { $number } left
board-you-keep = You keep
board-put-bill = Put a bill of { $bill } M on the pile of { $family }
board-take-bill = Take back a bill of { $bill } M from { $family }, of { $number }
board-announced = announced
board-less = Announce less for { $family }
board-more = Announce more for { $family }
board-propose = Propose this budget
board-gives = { $given } M for others, { $kept } M for you
board-gives-nothing = Nothing for anybody else.
board-announce-piles = What value do you announce for each pile?
board-said-worth = “{ $number } M”

board-where = Where do you go?
board-place-bank = The Bank
board-place-headquarters = Headquarters
board-place-residence = Residence
board-place-bachelor-flat = Bachelor flat
board-place-night-club = Night-club
board-place-exile = Exile
board-at-bank = To deposit or withdraw money
board-at-headquarters = To start a coup from
board-at-residence = Safe from burglars
board-at-bachelor-flat = A quiet place to hide
board-at-night-club = A loud place to hide
board-at-exile = Safe, but out of the game
board-chosen = Your choice
board-sealed = Nobody learns where you are. You may change your mind until all have chosen.

board-plot-none = No assassination has been announced yet.
board-attempt = { CAP($family) } against { $target }: { $card }, at { $location }
board-over-with = resolved
board-with-what = With what?
board-whom = Against whom?
board-where-is = Where do you think they are?
board-no-assassin = You have nobody to send.

board-deposit-all = Deposit all: { $number } M to Switzerland
board-way = Deposit or withdraw
board-deposit-some = Deposit { $number } M
board-withdraw-some = Withdraw { $number } M
board-fewer-bills = One bill of { $bill } M fewer
board-more-bills = One bill of { $bill } M more

board-coup-won-junta = The Junta has won
board-coup-won-president = The President has won
board-coup-phases = Phases of the coup
board-steps-of = of { $most }
board-coup-phase = Phase { $number }
board-rebellion = Rebellion
board-junta = Junta
board-rebels = Rebels:
board-post-president = President
board-post-minister = Minister
board-post-general-1 = General, 1st
board-post-general-2 = General, 2nd
board-post-general-3 = General, 3rd
board-post-admiral = Admiral
board-post-commander = Air Force
board-city = The city
board-in-town = Somewhere in the city:
board-cemetery = Cemetery
board-whose-hand = Whose hand
board-all-votes = All votes
board-blocks = Your votes, block by block
board-city-map = The city, with all units
board-flag-junta = Junta
board-flag-president = Pres.
board-for-junta = for the Junta
board-for-president = for the President
board-empty = no units
board-adjacent =
    { $number ->
        [0] No adjacent areas.
        [one] Adjacent area: { $areas }.
       *[other] Adjacent areas: { $areas }.
    }
board-can-go = can be chosen
board-can-move = can move
board-crowd = An unarmed crowd: the police may react
board-at-sea = { CAP(BARE($unit)) }: at sea
board-in-air = { CAP(BARE($unit)) }: ready
board-lost = Losses:
board-choose-stack = Choose a stack, on the map or here.
board-then-where = Now choose where, on the map or here.
board-hold = All units march, except those that stay:
board-go-stay = { $go } marching, { $stay } staying
board-stay-more = Keep one more here: { BARE($unit) }
board-stay-fewer = Keep one fewer here: { BARE($unit) }
board-dice =
    { $hits ->
        [0] Dice: { $dice }; nothing
        [one] Dice: { $dice }; 1 counts
       *[other] Dice: { $dice }; { $hits } count
    }
board-agreed = Winner already acknowledged:
board-dice-number =
    { $number ->
        [0] no dice
        [one] 1 die
       *[other] { $number } dice
    }
board-aimed = { $number } × { BARE($unit) } at { $family }.
board-area-palace = Palace
board-area-parliament = Parliament
board-area-central-bank = Central Bank
board-area-radio = Radio
board-area-railway = Railway
board-area-barracks-1 = 1st Brigade
board-area-barracks-2 = 2nd Brigade
board-area-barracks-3 = 3rd Brigade
board-area-police-1 = Police NW
board-area-police-2 = Police East
board-area-police-3 = Police SW
board-area-police-4 = Police South
board-area-university = University
board-area-north = Heights
board-area-rich = Villas
board-area-workers = Workers
board-area-centre = Centre
board-area-cathedral = Cathedral
board-area-poor = Tin roofs
board-area-market = Market
board-area-docks = Docks
board-area-embassy-1 = Embassy Hill
board-area-embassy-2 = Harbour Embassy
board-area-embassy-3 = South Embassy
board-area-embassy-4 = Station Embassy

# Great moments
board-moment-president = { CAP($family) } becomes President
board-moment-junta = The Junta votes
board-moment-cabinet = The new cabinet
board-moment-passed = The budget passes
board-moment-rejected = Parliament rejects the budget
board-moment-refused = No budget this turn
board-moment-failed = The attempt fails
board-moment-burglars = Burglars!
board-moment-killed = { CAP($family) } is killed
board-moment-coup = Coup d’état!
board-moment-squad = The firing squad
board-moment-mercy = Nobody is shot
board-moment-accounts = The Swiss accounts are opened

# What can be handed over, in a deal
board-terms-hand-bills = Bills, at once…
board-terms-hand-card = A card, at once…
board-terms-hand-units = Units, at once…
board-terms-pay-later = Money for later…
board-terms-share-budget = A share of the budget…
board-terms-give-post-to = A post…
board-terms-back-candidate = Votes in an election…

# --- after the game ---

points-count = { $points } M in Switzerland
plot-points = Money in Switzerland over time, in millions

# --- pictures of the rules ---

picture-nothing = counts for nothing, and can be lost
picture-score = is your score, and safe
picture-kept = for the President

# What a thing is, when touched

about-post-president = Gives out the posts, draws the foreign aid and proposes the budget. Votes first and decides a tie on the budget. Holds no other post, and is never a Rebel.
about-post-minister = Commands the police and may force a rejected budget through. Every second turn the secret police makes a free attempt at the Bank. Announces assassinations first.
about-post-general = Commands a brigade, which stands at its barracks when a coup begins. One vote in every ballot.
about-post-admiral = Commands the gunboat, which bombards an area in each phase of a coup, and the marines. One vote in every ballot.
about-post-commander = Commands three air strikes for each coup, and the paratroopers. One vote in every ballot.
about-location-bank = The only place where money is brought to Switzerland, or fetched from there. And the place where the secret police looks for you.
about-location-headquarters = Whoever is here may start a coup even if the situation is stable.
about-location-headquarters-strict = At this table a coup is only started from here, and only if the situation is unstable.
about-location-residence = A place to hide. Burglars find nobody who is at home to rob.
about-location-bachelor-flat = A place to hide, and nothing else: assassins must guess where you are.
about-location-night-club = A place to hide, and nothing else: assassins must guess where you are.
about-location-exile = Abroad one is safe and takes no part in anything. Returning at the end of the turn costs a bill of the reserve; staying costs one of the account.
about-unit-brigade = Armed troops of a General. Each rolls one die in a salvo; a 6 destroys a unit.
about-unit-police = Armed, and commanded by the Minister. Each rolls one die in a salvo. In phase 1 of a coup it may move to where crowds have risen.
about-unit-guards = Armed, and loyal to the President, in the Palace. Each rolls one die in a salvo. Whoever fires at them is a Rebel.
about-unit-paratroopers = Armed, one die in a salvo. The Commander of the Air Force lands them in any area, once in a coup.
about-unit-marines = Armed, one die in a salvo. The Admiral lands them at the harbour or at the first barracks, once in a coup.
about-unit-crowd = An unarmed crowd that a card brings: two of them roll one die together. The police may react to it in phase 1 of a coup.
about-unit-militia = Armed, and brought by a card. Each rolls one die in a salvo.
about-unit-agitators = Every unarmed crowd: students, rioters, demonstrators and strikers.
about-unit-helicopter = Brought by a card. Moves two areas in a phase, and may carry other units over one of them.
about-unit-gunboat = The Admiral’s ship. In each phase of a coup it may fire at one stack: three dice, and each 6 destroys a unit.
about-unit-air-strike = The Air Force has three for each coup: six dice at one stack, and each 6 destroys a unit.
about-area-power = One of the five strategic points. After a coup it is the Junta’s if only the Junta’s units are there; three of the five win the coup for it.
about-area-barracks = The brigade of a General stands here when a coup begins.
about-area-station-house = A unit of the police stands here when a coup begins.
about-area-district = A quarter of the city. Units pass through it, and cards may bring crowds here.
about-area-embassy = Foreign ground: whoever is in exile is here. Nobody fights or bombards here.
about-bill = Bills have 1, 2 or 3 millions. Nobody sees another’s money, and no change is given: what is paid too much is lost.
about-reserve = Money at hand: it pays assassins and bribes. If you are killed, it goes to the killer; at the end of the game it counts nothing.
about-account = Money in Switzerland is safe. Whoever has the most there when the foreign aid runs out wins. It is reached only at the Bank.
about-deck = Everybody in the country draws two Politics cards each turn, and keeps no more than six, those that lie open included.
about-votes = One for the family, one for each post, and those of Influence cards that lie open. Vote cards from the hand come on top.
about-unstable = In an unstable situation anybody may start a coup. A rejected budget or a death makes it so, until the end of the turn.
about-unstable-strict = A rejected budget or a death makes the situation unstable until the end of the turn. At this table a coup takes that, and the headquarters.
about-siesta = The Bank is closed until phase 9, because a budget was forced through.
about-holiday = The Bank is closed until the next turn.
about-forced = The Minister has forced the budget through: in a coup this turn, the police starts in Parliament.
about-secret-police = The Minister’s free assassination, at the Bank, every second turn.
about-secret-police-anywhere = The Minister’s free assassination: anywhere; at the Bank only every second turn.
about-dead = Out for the rest of the turn: cards are discarded, the reserve is the killer’s. In the next turn a relative of the family plays on.
about-target = An assassination of this player has been announced: until it is settled, nothing can be given away.
about-rebel = Has moved or fired in the rebellion, or fired at the Palace Guard. If the coup fails, the President may have one Rebel shot.
about-first-rebel = Has started the coup, moves first, and breaks ties when the Junta elects a President.
about-cousin = The President’s cousin: holds one post of the dead until posts are given out again, with its vote and its units.
about-puppet = A family without a player. Whoever wins it over with the budget decides for it until the next one.
about-phase-1 = Everybody draws two cards and may lay down Influence cards or play others.
about-phase-2 = The President gives out the posts: each family gets one or two.
about-phase-3 = The President draws eight bills that nobody else sees.
about-phase-4 = The President makes piles for the others and announces their value, never more than they hold; all vote.
about-phase-5 = Everybody chooses in secret where to be, or goes into exile.
about-phase-6 = Assassinations are announced: a victim, and a place. If the guess is right, the victim dies and the killer takes the reserve.
about-phase-7 = Whoever is alive and at the Bank brings money to Switzerland, or fetches some.
about-phase-8 = If the situation is unstable, or from the headquarters, somebody may start a coup. It is fought over five strategic points.
about-phase-9 = A Bank on siesta opens, exiles pay, and the dead are replaced. Then everything is calm again.
term-reserve = Reserve
term-account = Swiss account
term-bill = Bills
term-deck = Politics cards
term-votes = Votes
term-unstable = Unstable situation
term-siesta = Siesta at the Bank
term-holiday = Bank holidays
term-forced = Police in Parliament
term-dead = Dead
term-target = Target
term-rebel = Rebel
term-first-rebel = First Rebel
term-cousin = The cousin
term-puppets = Puppet
term-unit-gunboat = gunboat
term-unit-air-strike = air strike
