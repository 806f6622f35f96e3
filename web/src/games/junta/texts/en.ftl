# What Junta's board says beside the game's own words.

board-progress = How far the game is
board-first-election = The first President is elected
board-over = The game is over.
board-forced = Police in Parliament
board-motion = { $family } moves that the President is not competent
board-reform = { $family } speaks for Influence cards of up to { $number } votes
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
board-recent = What happened last
board-deck =
    { $number ->
        [one] 1 card to draw
       *[other] { $number } cards to draw
    }, { $discard } discarded

board-families = The families
board-votes =
    { $number ->
        [one] vote
       *[other] votes
    }
board-votes-now = Votes that it could give now, without cards from its hand
board-cards =
    { $number ->
        [0] no cards
        [one] 1 card
       *[other] { $number } cards
    }
board-funds = { $number } M for assassins and bribes
board-sacrilege = +{ $number } votes
board-influence-of = Influence cards of { $family }
board-puppet-free = a puppet of nobody yet
board-target = Targeted
board-loyal = Loyal

board-cabinet = The cabinet
board-vacant = vacant
board-frozen = frozen
board-cousin = cousin

board-hand =
    { $number ->
        [one] Your hand: 1 card
       *[other] Your hand: { $number } cards
    }
board-hand-of =
    { $number ->
        [one] { $family }: 1 card
       *[other] { $family }: { $number } cards
    }
board-hand-empty = No cards.
board-put-back = Put back
board-from-your-hand = Choose a card of your hand, below.
board-choose-above = Choose above what to do with it.
board-use-play = play it
board-use-away = discard it
board-kind-influence = Influence
board-kind-vote = Votes
board-kind-donation = Donation
board-kind-assassin = Assassin
board-kind-bribe = Bribe
board-kind-coup = Coup
board-kind-event = Event
board-when-influence = It is laid open in the first phase, or in a ballot.
board-when-vote = It is played in a ballot.
board-when-donation = It is played in the first phase, or at the Bank.
board-when-assassin = It is played in the sixth phase.
board-when-bribe = It is played when there is somebody to bribe.
board-when-coup = It is played to start a coup, or during one.
board-when-event = Not now.

board-millions = { $number } M
board-purse =
    { $bills ->
        [0] no bills
        [one] 1 bill, { $millions } millions
       *[other] { $bills } bills, { $millions } millions
    }
board-reserve = On you
board-account = In Switzerland
board-you-are = You are at
board-still-open =
    { $number ->
        [one] Waiting for { $seats }.
       *[other] Waiting for { $seats }.
    }
board-all-answered = Everybody has answered.

board-ballot-president = Election of the President
board-ballot-budget = Vote on the budget
board-ballot-competence = Is the President competent?
board-round = Round { $number } of 2
board-side-budget-for = For
board-side-budget-against = Against
board-side-competence-for = Remove him
board-side-competence-against = Keep him
board-two-thirds = As it stands, { $number } votes would remove him: two thirds.
board-voters = Who votes, in order
board-give-all = All { $votes } votes: { $choice }
board-or-blocks = Or give block by block: choose one, then for whom.
board-give-to = { $source }: { $choice }
board-from-hand = from your hand

board-budget-how = Choose a bill, then the family that it is for. A bill on a pile goes back when you choose it. Others see how many bills there are, and what you announce.
board-your-bills = Your bills
board-bill-left =
    { $number ->
        [one] Bill of { $bill }: 1 left
       *[other] Bill of { $bill }: { $number } left
    }
board-you-keep = You keep
board-put-bill = Put a bill of { $bill } on the pile of { $family }
board-take-bill = Take back a bill of { $bill } from { $family }, of { $number }
board-announced = announced
board-less = Announce less for { $family }
board-more = Announce more for { $family }
board-propose = Propose this budget
board-gives = { $given } M for others, { $kept } M for you
board-gives-nothing = Nothing for anybody else.
board-announce-piles = What do you say is in the piles?
board-budget-of = The budget of { $family }
board-budget-taken = { $family } has taken the budget over
board-budget-making = { $family } is making the budget.
board-said-worth = “{ $number } M”
board-truth = in truth { $number } M

board-where = Where do you go?
board-place-bank = The Bank
board-place-headquarters = Headquarters
board-place-residence = Residence
board-place-bachelor-flat = Bachelor flat
board-place-night-club = Night-club
board-place-exile = Exile
board-at-bank = Money is safe only here
board-at-headquarters = To start a coup from
board-at-residence = Safe from burglars
board-at-bachelor-flat = Quiet
board-at-night-club = Loud
board-at-exile = By way of an embassy
board-chosen = Chosen
board-sealed = Nobody learns where you are. You may change your mind until all have chosen.

board-plot-none = Nobody has been announced as a victim yet.
board-plots-now = { $family } is asked now.
board-attempt = { $family } against { $target }, with { $card }, at { $location }
board-over-with = done
board-with-what = With what?
board-whom = Whom?
board-where-is = Where is he, you think?
board-no-assassin = You have nobody to send.

board-deposit-all = Deposit all: { $number } M to Switzerland
board-way = In or out
board-deposit-some = Put in { $number } M
board-withdraw-some = Take out { $number } M
board-fewer-bills = One bill of { $bill } fewer
board-more-bills = One bill of { $bill } more

board-coup-won-junta = The Junta has won
board-coup-won-president = The coup has failed
board-coup-phases = Phases of the coup
board-rebellion = Rebellion
board-balance = Strategic points: { $junta } for the Junta, { $president } for the President
board-junta = Junta
board-rebels = Rebels:
board-leads = { $family } moves first in this phase.
board-moves-now = { $family } moves now.
board-moves-cousin = The cousin of { $family } moves now.
board-city-map = The city, with all units
board-held-junta = held by the Junta
board-held-president = held by the President
board-flag-junta = Junta
board-flag-president = Pres.
board-for-junta = for the Junta
board-for-president = for the President
board-empty = empty
board-can-go = can be chosen
board-can-move = can move
board-crowd = An unarmed crowd: the police may react
board-landed = { $unit } have landed
board-at-sea = { $unit }, at sea
board-in-air = { $unit }, ready
board-strikes =
    { $number ->
        [0] no air strike left
        [one] 1 air strike left
       *[other] { $number } air strikes left
    }
board-lost = Destroyed:
board-choose-stack = Choose a stack on the map, or here.
board-then-where = Now where to: on the map, or here.
board-hold = All of them march, except those who stay:
board-go-stay = { $go } go, { $stay } stay
board-stay-more = One more of { $unit } stays
board-stay-fewer = One fewer of { $unit } stays
board-next = Next
board-skip =
    { $number ->
        [one] Skip
       *[other] Skip all { $number }
    }
board-dice =
    { $hits ->
        [0] Dice: { $dice }; nothing
        [one] Dice: { $dice }; one counts
       *[other] Dice: { $dice }; { $hits } count
    }
board-report = The last shots
board-agreed = They agree that it is over:
board-fight = Fight at { $area }: salvo { $salvo } of 3
board-dice-number =
    { $number ->
        [0] no dice
        [one] 1 die
       *[other] { $number } dice
    }
board-has-lost = { $number } lost
board-aimed = { $number } × { $unit } at { $family }.
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

# What can be handed over, in a deal
board-terms-hand-bills = Bills, at once …
board-terms-hand-card = A card, at once …
board-terms-hand-units = Units, at once …
board-terms-pay-later = Money for later …
board-terms-share-budget = A share of the budget …
board-terms-give-post-to = A post …
board-terms-back-candidate = Votes in an election …
