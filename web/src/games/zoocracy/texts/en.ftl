# What Zoocracy's board says beside the game's own words.

board-tracks = Round and phase
board-rounds = Rounds
board-phases = Phases of this round
board-phase-past = over
board-phase-skipped = not this round
board-phase-now = now
board-phase-coming = still to come
board-phase-perhaps = only if the government loses its majority
board-phase-perhaps-advanced = if there is an Opposition Leader
board-may-end = the game may end
board-next = What happens next
board-this-round = This round
board-then = Then: { $phases }.
board-perhaps = There is a vote of no confidence only if the government loses its majority.
board-perhaps-advanced = After the event, the Opposition Leader may bring a motion of no confidence.
board-goal-for =
    { $number ->
        [one] Goal of the programme: { $seats }.
       *[other] Both goals of the programme: { $seats }.
    }
board-goal-open =
    { $number ->
        [one] The new government gives out { $number } goal.
       *[other] The new government gives out { $number } goals.
    }
board-goal-nobody = No goal of the programme.
board-goal-interim = The government is an interim one: its Prime Minister names who gets the goal.
board-goal-advanced = The Prime Minister names who gets the goal.
board-may-end-from = From this round on, the event may be the end of the game.
board-harvest =
    { $limit ->
        [0] In the campaign, no party may place food from its funds.
       *[other] In the campaign, each party may place { $limit } food.
    }

board-zoo = The zoo
board-enclosures = Enclosures along the walkway
board-left =
    { $left ->
        [0] You have placed all your food for this turn.
        [one] You may place 1 more food this turn.
       *[other] You may place { $left } more food this turn.
    }
board-votes-told = { $first ->
        [one] { $first } vote
       *[other] { $first } votes
    } for the party in the lead{ $second ->
        [0] {""}
       *[other] , { $second } for the second
    }
board-blockade = Blockade: no more food this round
board-manipulation = Manipulation: only the party in the lead gets votes
board-way-place = From your funds
board-way-place-bonus = Prime Minister’s bonus
board-way-rally = Rally
board-way-leader-campaign = Opposition Leader: token to replace
board-way-negative-campaign = Negative Campaign: token to replace
board-way-overhang-mandate = Overhang Mandate
board-way-loyalty = Loyalty: tokens that stay
board-here = Here
board-nothing-here = There is nothing you can do here now.
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
board-governs =
    { $seats ->
        [one] In government, with { $seats } seat.
       *[other] In government, with { $seats } seats.
    }
board-lost =
    { $seats ->
        [one] The government has lost its majority: it has { $seats } seat; the majority is { $majority }.
       *[other] The government has lost its majority: it has { $seats } seats; the majority is { $majority }.
    }
board-forecast-note = The parliament that the zoo would elect with the food in place.
board-no-government = There is no government.
board-offices = Offices
board-programme = Programme

board-goals = Political goals
board-goals-of =
    { $number ->
        [0] { $seats }: no goal yet
        [one] { $seats }: 1 goal
       *[other] { $seats }: { $number } goals
    }
board-goals-nobody =
    { $number ->
        [0] No goal yet: nobody
        [one] 1 goal: nobody
       *[other] { $number } goals: nobody
    }
board-no-office = no office
board-still-open = Still to answer: { $seats }.
board-views = Which parliament is shown
board-goals-short =
    { $number ->
        [one] 1 goal
       *[other] { $number } goals
    }
board-reached = { $goals }, { $food } food
board-party = Party
board-screen = behind the screen
board-in-government = government
board-in-opposition = opposition
board-order-note = In player order.

board-bid = Who wins the presidency?
board-bid-again = A tie: bid again
board-your-bid = Your bid
board-slide = Your bid, by slider
board-bid-refused =
    { $food ->
        [0] You have no food: you can only bid 0.
       *[other] “{ $typed }” is not a bid: it takes a whole number from 0 to { $food }, the food that you have.
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
board-has-bid = Bids received: { $number } of { $players }

board-propose = Your proposal
board-motion = Your motion of no confidence
board-build-how = Touch a party in each row, or drag it there.
board-begun = Begun in the list of choices, this proposal already gives: { $told }. Give out the rest too: a proposal that was begun can’t be taken back.
board-give-out = What the proposal gives out
board-give = { $what } to { $seat }
board-goal-1 = Goal of this round
board-goal-2 = Goal of the next round
board-goal-1-of-both = First goal
board-goal-2-of-both = Second goal
board-named = It names { $seats }.
board-must-agree = The proposal would fail without { $seats }.
board-missing = Seats together: { $seats }, with { $majority } needed. Missing: { $missing }.
board-enough = Seats together: { $seats }, with { $majority } needed. That is enough.
board-send = Propose this government
board-anew = Start again
board-waits-proposal = { $seat } is drawing up a proposal.
board-waits-motion = { $seat } may bring a motion of no confidence.
board-failed = Proposals refused: { $seats }.
board-next-proposers = After that: { $seats }.

board-vote = Vote
board-proposal-of = { $seat } proposes
board-motion-of = { $seat } proposes another government
board-vote-yes = Yes
board-vote-no = No
board-vote-yes-note = If the proposal passes, you govern.
board-vote-no-note = If the proposal passes all the same, you are in opposition.
board-vote-no-mine = If the proposal passes all the same, you are in opposition, and your share falls to { $seat }.
board-vote-weight =
    { $number ->
        [one] Your vote counts for 1 seat. It is secret until all have voted.
       *[other] Your vote counts for { $number } seats. It is secret until all have voted.
    }
board-has-voted = Votes received: { $number } of { $players }

board-hand = Your hand
board-hand-of = { $seat }’s hand
board-hand-empty = No cards.
board-funds =
    { $food ->
        [one] 1 food in your funds
       *[other] { $food } food in your funds
    }
board-funds-of = { $food } food
board-playable = play it now
board-discard-it = discard it
board-in-phase = Played in the phase “{ $phase }”.
board-not-your-turn = Not now: it is not your turn to play cards.
board-put-back = Put back

board-piles = Deck: { $deck } · discard pile: { $discard } · events
board-discard = Discard pile
board-events = Events (struck out: already drawn)
board-events-note = Seven events and the End of Game card, which is among the last four: the game ends in round 5, 6, 7 or 8.

# Great moments

moment-bids = The bids are turned over
moment-vote = The votes are counted
moment-paper = { $answer }: { $seats }
moment-vote-for =
    { $votes ->
        [one] { $votes } seat in favour; the majority is { $majority }.
       *[other] { $votes } seats in favour; the majority is { $majority }.
    }
moment-elected = The zoo has voted
moment-government = A government is formed
moment-governs =
    { $number ->
        [one] { $seats } governs alone, with { $votes }.
       *[other] { $seats } govern together, with { $votes }.
    }
moment-fallen = The government falls
moment-no-government = No government
moment-goals = A political goal
moment-goal-lost = No goal this round
moment-round-over = Round { $round } is over
moment-last-round = The last round

# A seat’s plate

plate-president = President
plate-prime-minister = Prime Minister
plate-finance = Finance
plate-defence = Defence
plate-opposition-leader = Opposition
plate-government = in government

# --- after the game ---

plot-points = Goals over time

# Drawings of the rules

picture-blue = Blue
picture-red = Red
picture-green = Green
picture-purple = Purple
picture-votes =
    { $votes ->
        [0] { $seat }: no votes
        [one] { $seat }: { $votes } vote
       *[other] { $seat }: { $votes } votes
    }
picture-bid = bids { $bid }, pays { $paid }

# What a thing is, when touched

about-office-president = Goes to the highest bid in the presidential election: a goal at once, and a card. Stays until the next one, as a rule two rounds later.
about-office-prime-minister = Heads the government. Once until the next parliamentary election, the party places up to 2 food from the supply on a species. Names who gets the goal of an interim government.
about-office-prime-minister-advanced = Heads the government and names who implements the goal of each round. Once until the next parliamentary election, the party places up to 2 food from the supply on a species.
about-office-finance = Once until the next parliamentary election: the Manipulation of a species. At the election only the party in the lead there gets votes: 4.
about-office-defence = Once until the next parliamentary election: the Blockade of a species. Nobody may place food there this round.
about-office-opposition-leader = The strongest party outside the government. Once, it runs a negative campaign on any species; and it may propose another government when the majority is lost.
about-office-opposition-leader-advanced = The strongest party outside the government. Once, it runs a negative campaign on any species; and it may propose another government in every round.
about-species = At the election, the party with the most tokens here gets the higher number of votes, the second the lower one. No two may have equally many tokens.
about-species-water = With a watering hole: the Dry Season costs the party in the lead a vote.
about-species-dry = Without a watering hole: the Wet Season costs the party in the lead a vote.
about-food = What you bid for the presidency and place in campaigns. After each parliamentary election you receive as much food as you have seats. With equal goals at the end, more food wins.
about-goals = The party with the most goals wins. They come from the presidency, the government’s programme and Assertiveness cards. The game ends with the round in which a party reaches the last space, or when the End of Game card is drawn.
about-programme = Which party implements a goal at the end of the election round (P1), and which in the round after (P2). Only if the government then has its majority.
about-programme-advanced = What was said of the goals of this round (P1) and the next (P2). The Prime Minister may decide otherwise.
about-majority = More than half of all seats. A government needs it to be formed, and to implement a goal.
about-blockade = Set by the Defence Minister: nobody may place food here this round.
about-manipulation = Set by the Finance Minister: at the next election the party in the lead here gets 4 votes, the others none.
about-deck = At the end of a round each governing party draws a card, each in opposition two. Nobody keeps more than five.
about-phase-A = All bid food in secret; the highest bid wins. Everybody pays half of their bid.
about-phase-B = In turn, each party places food on the species to win their votes.
about-phase-C = The species vote one after the other. A party’s votes are its seats, and bring it as much food.
about-phase-D = The strongest party proposes who gets the offices and the goals; all vote in secret. If it fails, the next party proposes.
about-phase-E = An event is drawn and takes effect; then all may play cards.
about-phase-F = If the government has lost its majority, the Opposition Leader may propose another.
about-phase-F-advanced = In every round the Opposition Leader may propose another government.
about-phase-G = Cards are drawn, and the government’s goal of this round is implemented.
term-food-kind = Food
term-goals = Political goals
term-programme = Programme
term-majority = Majority
term-blockade = Blockade
term-manipulation = Manipulation
term-deck = Action cards
