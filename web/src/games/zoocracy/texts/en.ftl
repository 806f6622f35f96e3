# What Zoocracy's board says beside the game's own words.

board-tracks = Round and phase
board-rounds = Rounds
board-titled = { $what }: { $said }
board-phases = Phases of this round
board-phase-past = behind
board-phase-skipped = not this round
board-phase-now = now
board-phase-coming = still to come
board-phase-perhaps = only if the government loses its majority
board-phase-perhaps-advanced = if there is an Opposition Leader
board-may-end = the game may end
board-next = What happens next
board-recent = What happened last
board-this-round = This round
board-then = Then: { $phases }.
board-perhaps = A vote of no confidence only if the government loses its majority.
board-perhaps-advanced = After the event the Opposition Leader may bring a motion of no confidence.
board-goal-for =
    { $number ->
        [one] Goal of the programme: { $seats }.
       *[other] Both goals of the programme: { $seats }.
    }
board-goal-open =
    { $number ->
        [one] The new government gives a goal.
       *[other] The new government gives two goals.
    }
board-goal-nobody = No goal by programme.
board-goal-interim = The government is an interim one: its Prime Minister names who gets the goal.
board-goal-advanced = The Prime Minister names who gets the goal.
board-last-round = The game ends with this round.
board-may-end-now = The event may be the end of the game.
board-may-end-from = From then on the event may be the end of the game.
board-no-elections = No elections
board-harvest = In its campaign each party may place { $limit } food.
board-order = Order of play: { $seats }

board-zoo = The zoo
board-enclosures = Enclosures along the walkway
board-touch = Touch an enclosure.
board-touch-marker = Touch the enclosure you mean, or leave it.
board-left =
    { $left ->
        [0] You have placed all the food of this turn.
        [one] You may place 1 food more in this turn.
       *[other] You may place { $left } food more in this turn.
    }
board-campaigns =
    { $left ->
        [0] { $seat } campaigns.
       *[other] { $seat } campaigns, with { $left } food left to place.
    }
board-votes-told =
    { $second ->
        [0] { $first } votes for the first
       *[other] { $first } votes for the first, { $second } for the second
    }
board-blockade = Blockade: no more food this round
board-manipulation = Manipulation: only the first gets votes
board-season = a vote less by the season
board-overhang =
    { $number ->
        [one] 1 overhang seat for the first
       *[other] { $number } overhang seats for the first
    }
board-loyal = { $number } of { $seat } stay
board-way-place = From your funds
board-way-place-bonus = Prime Minister’s bonus
board-way-rally = Rally
board-way-leader-campaign = As Opposition Leader, replace a token of
board-way-negative-campaign = Negative Campaign: replace a token of
board-way-overhang-mandate = Overhang Mandate
board-way-loyalty = Loyalty: tokens that stay
board-here = Here
board-nothing-here = There is nothing that you could do here now.
board-would-be =
    { $place ->
        [1] 1st: { $votes }
       *[other] 2nd: { $votes }
    }
board-close = Close

board-parliament = Parliament
board-view-now = as it sits
board-view-forecast = if counted now
board-hemicycle = Hemicycle: { $total } seats, { $majority } make a majority. { $parties }.
board-hemicycle-empty = Hemicycle: no seats yet.
board-majority-of = make a majority of { $total }
board-no-seats = no seats yet
board-named-seats = named: { $seats } seats, and { $majority } are needed
board-governs =
    { $number ->
        [one] governs with { $seats } seats.
       *[other] govern with { $seats } seats.
    }
board-lost = The government has lost its majority: it has { $seats } seats, and { $majority } are needed.
board-interim =
    { $elections ->
        [this] An interim government: elections come this round.
        [next] An interim government: elections come next round.
       *[none] An interim government.
    }
board-forecast-note = What the zoo would elect as the food lies now.
board-no-government = There is no government.
board-offices = Offices
board-side-up = privilege ready
board-side-down = privilege used
board-privilege-president = A goal and a card on being elected.
board-privilege-prime-minister = Once: up to 2 food from the supply on a species.
board-privilege-finance = Once: Manipulation of a species.
board-privilege-defence = Once: Blockade of a species.
board-privilege-opposition-leader = Once: a negative campaign on any species.
board-programme = Programme

board-goals = Political goals
board-goals-of =
    { $number ->
        [0] { $seats }: no goal yet
        [one] { $seats }: 1 goal
       *[other] { $seats }: { $number } goals
    }
board-goals-short =
    { $number ->
        [one] 1 goal
       *[other] { $number } goals
    }
board-reached = { $goals }, { $food } food
board-party = Party
board-screen = behind the screen
board-in-government = governs
board-in-opposition = opposition
board-order-note = In the order of play.

board-bid = Who becomes President?
board-bid-again = Equal bids: once more
board-your-bid = Your bid
board-slide = Your bid, to slide
board-bid-refused =
    { $food ->
        [0] You have no food: you can only bid 0.
       *[other] “{ $typed }” can’t be bid: a bid is a whole number from 0 to { $food }, the food that you have.
    }
board-bid-none =
    { $food ->
        [0] You have no food: you can only bid 0.
       *[other] A bid is a whole number from 0 to { $food }, the food that you have.
    }
board-less = Less
board-more = More
board-bid-pays = Bid { $bid }: you pay { $paid } and keep { $rest }.
board-seal = Seal the bid
board-seal-again = Change the bid
board-sealed = Sealed: { $bid }. You may change it until all bids are in.
board-has-bid = { $number } of { $players } have bid

board-propose = Your proposal
board-motion = Your motion of no confidence
board-build-how = Drag each office and goal to a party; or choose one, then the party.
board-begun = Begun in the list of choices, this is fixed: { $told }. The rest must be chosen too: a proposal that was begun can’t be taken back.
board-give-out = What the proposal gives out
board-whom = { $what }: to which party?
board-all-given = Everything is given out.
board-give = { $what } to { $seat }
board-goal-1 = Goal of this round
board-goal-2 = Goal of the next round
board-goal-1-of-both = First goal
board-goal-2-of-both = Second goal
board-named = It names { $seats }.
board-must-agree = Without { $seats } it would fail.
board-missing =
    { $missing ->
        [one] Together { $seats } seats, and { $majority } are needed: 1 is missing.
       *[other] Together { $seats } seats, and { $majority } are needed: { $missing } are missing.
    }
board-enough = Together { $seats } seats, and { $majority } are needed: enough.
board-send = Propose this government
board-anew = Start anew
board-waits-proposal = { $seat } is drawing up a proposal.
board-waits-motion = { $seat } may bring a motion of no confidence.
board-failed = Without success so far: { $seats }.
board-next-proposers = After that: { $seats }.

board-vote = Vote
board-proposal-of = { $seat } proposes
board-motion-of = { $seat } proposes another government
board-vote-yes = Yes
board-vote-no = No
board-vote-yes-note = If it passes, you govern.
board-vote-no-note = If it passes all the same, you are in opposition.
board-vote-no-mine = If it passes all the same, you are in opposition, and your share falls to { $seat }.
board-vote-weight =
    { $number ->
        [one] Your vote counts 1 seat. It is sealed until all have voted.
       *[other] Your vote counts { $number } seats. It is sealed until all have voted.
    }
board-has-voted = { $number } of { $players } have voted

board-hand = Your hand
board-hand-of = Hand of { $seat }
board-hand-empty = No cards.
board-funds =
    { $food ->
        [one] 1 food in your funds
       *[other] { $food } food in your funds
    }
board-funds-of = { $food } food
board-playable = play it now
board-discard-it = discard it
board-in-phase = Can be played in the phase: { $phase }.
board-not-your-turn = Not now: it is not your turn to play cards.
board-put-back = Put back

board-piles =
    { $discard ->
        [one] Deck { $deck } cards, discard pile 1; events
       *[other] Deck { $deck } cards, discard pile { $discard }; events
    }
board-discard = Discard pile
board-events = Events (struck out: drawn)
board-events-note = Seven events and End of Game, which is among the last four: the game ends in round 5 to 8.
