# Zoocracy in English.

game-title = Zoocracy
game-tagline = Animal parties woo the zoo with food, form governments and bring them down.

edition-2019 = The game of 2019

# Things

term-species-elephants = elephants
term-species-monkeys = monkeys
term-species-penguins = penguins
term-species-zebras = zebras
term-species-flamingos = flamingos
term-species-snakes = snakes
term-species-hippos = hippos
term-species-parrots = parrots
term-species-polar-bears = polar bears

term-office-president = President
term-office-prime-minister = Prime Minister
term-office-finance = Finance Minister
term-office-defence = Defence Minister
term-office-opposition-leader = Opposition Leader

term-phase-A = Presidential election
term-phase-B = Campaign
term-phase-C = Parliamentary election
term-phase-D = Formation of government
term-phase-E = Event
term-phase-F = Vote of no confidence
term-phase-G = Progress

term-card-rally = Rally
term-card-negative-campaign = Negative Campaign
term-card-overhang-mandate = Overhang Mandate
term-card-loyalty = Loyalty
term-card-assertiveness = Assertiveness
term-card-wet-season = Wet Season
term-card-dry-season = Dry Season
term-card-migration = Migration
term-card-early-presidential-election = Early Presidential Election
term-card-early-parliamentary-election = Early Parliamentary Election
term-card-defectors = Defectors
term-card-about = { $kind } ({ $about })
term-card-face-down = a face-down card
term-cards-face-down =
    { $number ->
        [one] 1 action card
       *[other] { $number } action cards
    }

term-event-strike = Strike
term-event-resistance = Resistance
term-event-good-harvest = Good Harvest
term-event-crop-failure = Crop Failure
term-event-donation = Donation
term-event-end-of-game = End of Game
term-event-told = { $event }. { $does }
term-event-strike-does = No goal of the programme is implemented this round.
term-event-resistance-does = This round, the party that implements the goal of the programme must pay { $food }.
term-event-good-harvest-does = In the next campaign, each party’s limit is { $food } higher.
term-event-crop-failure-does = In the next campaign, each party’s limit is { $food } lower.
term-event-donation-does = { $food } for each office ({ $offices }).
term-event-end-of-game-does = The game ends at the end of this round.

term-food =
    { $number ->
        [one] 1 food
       *[other] { $number } food
    }
term-tokens =
    { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
term-seats =
    { $number ->
        [one] 1 seat
       *[other] { $number } seats
    }
term-bid = { $seat } { $number }
term-voted = { $seat } { $choice } ({ $weight })
term-shares = { $seat } { $number }
term-nothing = nothing

# What happens

event-cards-drawn = { $seat } draws { $told }.
event-deck-shuffled =
    { $cards ->
        [one] The discard pile is shuffled to form a new deck of { $cards } card.
       *[other] The discard pile is shuffled to form a new deck of { $cards } cards.
    }
event-round-began = Round { $round }. { $told }
term-round-both = There is a presidential and a parliamentary election.
term-round-presidential = There is a presidential election.
term-round-parliamentary = There is a parliamentary election.
term-round-none = There is no election.
event-phase-began = Phase { $phase }.
event-ballot-revealed = { $told }.
term-bids-opened = The bids are revealed: { $bids }
term-votes-opened = The votes are revealed: { $votes }
event-bids-paid = Half of each bid, rounded up, is paid: { $told }.
event-bids-tied = There is a tie for the highest bid: { $seats } bid again.
event-president-elected = { $seat } wins the presidency.
event-no-president-elected = { $told }
term-no-president = Another tie: there is no President until the next round.
term-president-stays = Another tie: { $seat } stays President until the next round.
event-goal-implemented = { $told } (their { ORDINAL($goals) }).
term-goal-presidency = As President, { $seat } implements a goal
term-goal-programme = { $seat } implements the goal of the programme
term-goal-named = { $seat } implements the goal
term-goal-assertiveness = { $seat } implements a goal

event-player-order = Player order: { $order }.
event-blockade-set = { $seat } sets the Blockade on the { $species }: nobody may place food there this round.
event-manipulation-set = { $seat } sets the Manipulation on the { $species }: 4 votes for the party in the lead, none for the second.
event-food-placed = { $seat } places { $told } on the { $species }.
event-bonus-placed = As Prime Minister, { $seat } places { $told } from the supply on the { $species }.
event-leader-campaigned =
    As Opposition Leader, { $seat } replaces one of { $party }’s tokens on the { $species } with one of their own.
event-rally-played = { $seat } plays Rally and places { $told } from the supply on the { $species }.
event-negative-campaign-played =
    { $seat } plays Negative Campaign and replaces one of { $party }’s tokens on the { $species } with one of their own.

event-season-played = { $seat } plays { $season }: { $told }.
term-season-wet-season = the party in the lead loses a vote on each species without a watering hole
term-season-dry-season = the party in the lead loses a vote on each species with a watering hole
event-migration-played = { $seat } plays Migration and gets an additional seat.
event-overhang-played = { $seat } plays Overhang Mandate: an additional seat for the party in the lead on the { $species }.
event-loyalty-played =
    { $number ->
        [one] { $seat } plays Loyalty: { $told } stays on the { $species } after the count.
       *[other] { $seat } plays Loyalty: { $told } stay on the { $species } after the count.
    }
event-species-voted = { $told }.
term-voted-one = The { $species } vote: { $first } { $votes }
term-voted-two = The { $species } vote: { $first } { $votes }, { $second } { $fewer }
term-voted-overhang = { $voted }, and an overhang seat for { $first }
event-parliament-elected =
    { $total ->
        [0] The new parliament has no seats. The majority is { $majority }.
        [one] The new parliament: { $told }. { $total } seat in all; the majority is { $majority }.
       *[other] The new parliament: { $told }. { $total } seats in all; the majority is { $majority }.
    }
event-income-taken = Food according to seats: { $told }.

event-coalition-proposed = { $seat } proposes: { $told }.
term-proposal = Prime Minister { $prime_minister }, Finance { $finance }, Defence { $defence }; { $goals }
term-proposal-goals = goal of this round for { $first }, second goal for { $second }
term-proposal-both = both goals for { $first }
term-proposal-goal = goal of this round for { $first }
event-proposal-waived =
    { $motion ->
        [yes] { $seat } brings no motion.
       *[no] { $seat } makes no proposal.
    }
event-proposal-refused =
    { $votes ->
        [0] { $seat }’s proposal is refused: no seat in favour; the majority is { $majority }.
        [one] { $seat }’s proposal is refused: { $votes } seat in favour; the majority is { $majority }.
       *[other] { $seat }’s proposal is refused: { $votes } seats in favour; the majority is { $majority }.
    }
event-government-formed =
    { $motion ->
        [yes] The government falls. { $told }.
       *[no] { $told }.
    }
term-governs-one = { $members } governs alone with { $votes }: { $proposal }
term-governs-several = { $members } govern with { $votes }: { $proposal }
event-opposition-led = { $told }
term-opposition-led = { $seat } leads the opposition.
term-no-opposition = Nobody is in opposition.
event-formation-failed = { $told }
term-formation-failed-interim =
    No government is formed. The former one ({ $interim }) stays in office until the election next round.
term-formation-failed = No government is formed. There is another election next round.

event-event-drawn = Event: { $told }
event-donation-taken = As { $office }, { $seat } takes { $told }.
event-presidential-election-moved = { $seat } plays Early Presidential Election: the election takes place in round { $round }.
event-parliamentary-election-moved =
    { $seat } plays Early Parliamentary Election: the election takes place in round { $round }, and the goal
    promised for that round is lost.
event-seats-defected = { $seat } plays Defectors and takes { $told } from { $party }.
event-assertiveness-played = { $seat } plays Assertiveness as { $office }.
event-card-discarded = { $seat } discards { $card }.
event-goal-named = As Prime Minister, { $told }.
term-goal-given = { $seat } gives the goal to { $party }
term-goal-kept = { $seat } keeps the goal for their own party
event-resistance-paid = { $seat } pays { $food } food to overcome the Resistance.
event-goal-lost = { $told }
term-goal-lost-strike = Because of the Strike, no goal of the programme is implemented.
term-goal-lost-majority = The government has no majority: no goal of the programme is implemented.
term-goal-lost-resistance = { $seat } does not pay against the Resistance: the goal is lost.

# What one may choose

action-cast = { CAP($choice) }
action-set-blockade = Blockade on the { $species }
action-set-manipulation = Manipulation on the { $species }
action-place = Place { $told } on the { $species }
action-place-bonus = Prime Minister: { $told } from the supply on the { $species }
action-leader-campaign = Opposition: replace one of { $party }’s tokens on the { $species }
action-rally = Rally: { $told } on the { $species }
action-negative-campaign = Negative Campaign: replace one of { $party }’s tokens on the { $species }
action-wet-season = Wet Season
action-dry-season = Dry Season
action-migration = Migration
action-overhang-mandate = Overhang Mandate on the { $species }
action-loyalty = Loyalty: keep { $told } on the { $species }
action-early-presidential-election = Early Presidential Election
action-early-parliamentary-election = Early Parliamentary Election
action-defectors = Defectors: take seats from { $party }
action-assertiveness = Assertiveness as { $office }
action-appoint = { CAP($office) }: { $party }
action-promise-goal =
    { $goal ->
        [1] Goal of this round: { $party }
       *[other] Second goal: { $party }
    }
action-take-over = Take over the government
action-discard = Discard { $card }
action-name-goal = { $party }
action-defy = Pay and implement the goal
action-pass-block = Keep the Blockade for later
action-pass-manipulate = Keep the Manipulation for later
action-pass-campaign = End the turn
action-pass-election-card = Play no more cards
action-pass-event-card = Play no more cards
action-pass-progress-card = Play no more cards
action-pass-propose = Make no proposal
action-pass-motion = Bring no motion
action-pass-take-over = Leave things as they are
action-pass-resist = Give up the goal

# What is asked

ask-bid = { $seat }, how much food do you bid for the presidency?
ask-bid-again = { $seat }, there is a tie: how much food do you bid this time?
ask-block = { $seat }, on which species do you set the Blockade?
ask-manipulate = { $seat }, which species do you manipulate?
ask-campaign =
    { $left ->
        [0] { $seat }, your campaign: you have no more food to place this turn.
        [one] { $seat }, your campaign: you may place 1 more food.
       *[other] { $seat }, your campaign: you may place { $left } more food.
    }
ask-election-card = { $seat }, do you play a card before the votes are counted?
ask-propose = { $seat }, you are proposing a government: who is to be { $office }?
ask-motion = { $seat }, you may propose another government: who is to be { $office }?
ask-appoint = { $seat }, who is to be { $office }?
ask-promise-goal =
    { $goal ->
        [1] { $seat }, who implements the goal of this round?
       *[other] { $seat }, who implements the second goal?
    }
ask-vote = { $seat }, do you agree to { $told }?
term-vote-on = { $proposer }’s proposal ({ $proposal })
term-vote-on-own = your own proposal ({ $proposal })
ask-event-card = { $seat }, do you play a card?
ask-progress-card = { $seat }, do you play a card?
ask-discard =
    { $number ->
        [one] { $seat }, you have one card too many: which do you discard?
       *[other] { $seat }, you have { $number } cards too many: which do you discard?
    }
ask-name-goal = { $seat }, as Prime Minister, to whom do you give the goal of this round?
ask-resist = { $seat }, faced with the Resistance, do you pay { $cost } food to implement your goal?
ask-take-over = { $seat }, the government has lost its majority: do you take over?

# What “?” explains

help-ask-bid =
    Everybody bids in secret, and may change their bid until all are in. The highest bid wins the presidency, a goal at
    once and a card. Everybody pays half of their bid, rounded up. If there is a tie for the highest bid, the tied
    parties bid once more.
help-ask-bid-again =
    Only the tied parties bid again, and they pay half of this bid too. If there is another tie, the current President,
    if there is one, stays for a round.
help-ask-block =
    As Defence Minister, you may set the Blockade on a species for this round: nobody may place food there, whatever the
    source. You may do so once until the next parliamentary election.
help-ask-manipulate =
    As Finance Minister, you may cover the numbers of a species: at the next election, the party in the lead there gets
    4 votes, the second none. You may do so once until that election.
help-ask-campaign =
    Place food from your funds, up to 3 on each species per turn; play cards and use the privilege of your office. After
    each action, no two parties may have the same number of tokens on a species. Its votes go to the party with the most
    tokens there and, on some species, to the second as well.
help-ask-election-card = In turn, each party may play any number of cards before the votes are counted.
help-ask-propose =
    A proposal gives out the three offices and the goals of this round and the next. It is put to a secret vote and
    needs the majority of seats. A party that votes yes to an accepted proposal joins the government. Each party may
    make one proposal.
help-ask-motion =
    As Opposition Leader, you may propose another government. If it is accepted, the offices change hands, but a
    privilege that was used does not come back.
help-ask-appoint = Any party may get any office, even several. If it votes no, what was meant for it falls to you.
help-ask-promise-goal =
    A goal is a step towards winning. It is implemented at the end of the round, if the government then has its
    majority. The second goal is that of the next round; in the eighth round, both are implemented.
help-ask-vote =
    The vote is secret until all have voted; until then, you may change it. Each party votes with all its seats. If the
    proposal is accepted, the parties that voted yes govern, the others are in opposition.
help-ask-event-card = In turn, each party may play any number of cards that belong to this phase.
help-ask-progress-card = In turn, each party may play Assertiveness for an office that it holds.
help-ask-discard = At the end of a round, nobody keeps more than five action cards.
help-ask-name-goal = You may name any party, including your own. No promise binds you.
help-ask-resist = If you do not pay, the goal of this round is lost.
help-ask-take-over =
    With two players, there is no vote. You take the three offices as they are, and the goals that are still to come.

help-action-cast = Your answer is secret until everybody has answered. Until then, you may change it.
help-action-cast-bid = You pay half of it, rounded up, whether you win or not.
help-action-cast-bid-again = You pay half of it, rounded up, whether you win or not.
help-action-set-blockade = Nobody, not even you, may place food there this round. What is there stays and counts.
help-action-set-manipulation = Until the next election, only the party in the lead counts there: it gets 4 votes.
help-action-place = From your funds. Afterwards, no two parties may have the same number of tokens there.
help-action-place-bonus = From the supply, on top of the limits. Once until the next parliamentary election.
help-action-leader-campaign =
    A token of another party is replaced by one of yours from the supply. Once until the next parliamentary election.
help-action-rally = One or two tokens from the supply, on top of the limits.
help-action-negative-campaign = A token of another party is replaced by one of yours from the supply.
help-action-wet-season =
    On the elephants, monkeys, zebras, snakes and parrots, the party in the lead gets one vote less in this election.
help-action-dry-season =
    On the penguins, flamingos, hippos and polar bears, the party in the lead gets one vote less in this election.
help-action-migration = Your party gets an additional seat in this election.
help-action-overhang-mandate = The party in the lead on that species gets an additional seat in this election.
help-action-loyalty = Up to two of your tokens stay on that species after the count.
help-action-early-presidential-election = The next presidential election takes place next round.
help-action-early-parliamentary-election =
    The next parliamentary election takes place next round, and the goal promised for that round is lost.
help-action-defectors = Seats of another party become yours. No food moves with them.
help-action-assertiveness = You implement a goal, if you hold the office shown.
help-action-appoint = The party gets the office if the proposal is accepted and it has voted yes.
help-action-promise-goal =
    The party implements the goal if the proposal is accepted, it has voted yes and the majority lasts.
help-action-take-over = You govern from now on, with the offices as they are.
help-action-discard = It goes face up on the discard pile.
help-action-name-goal = That party advances one space on the goal track.
help-action-defy = The food goes to the supply, and you advance one space on the goal track.
help-action-pass-block = You keep the Blockade for the next campaign, if you still hold the office then.
help-action-pass-manipulate = You keep the Manipulation for the next campaign, if you still hold the office then.
help-action-pass-campaign = The next party takes its turn. You can do nothing more in this campaign.
help-action-pass-election-card = You play no further card before this count.
help-action-pass-event-card = You play no further card in this phase.
help-action-pass-progress-card = You play no further card in this phase.
help-action-pass-propose = This counts as a refused proposal: the next party may propose.
help-action-pass-motion = The government stays as it is this round.
help-action-pass-take-over = The government stays, without a majority.
help-action-pass-resist = You keep your food.

# What is refused

refused-not-in-hand = You do not hold { $card }.
refused-other-phase = { $card } can only be played in phase { $phase }.
refused-no-effect = { $card } would have no effect now.
refused-no-own-token = You have no token that could stay on the { $species }.
refused-none = You must place at least one token.
refused-no-such-species = There are no { $species } in this zoo.
refused-nobody-there = There is no food on the { $species }.
refused-no-seats = { $party } has no seat to lose to you.
refused-not-your-office = You are not { $office }.
refused-office-used = As { $office }, you have already used your privilege: it comes back only with a government formed after an election.
refused-blockade = The Blockade is on the { $species }: nobody may place food there this round.
refused-too-many = You can’t place that many tokens at once: the limit is { $most }.
refused-limit = You may place { $most } food this turn, and have { $left } left to place.
refused-per-species =
    { $most ->
        [one] From your funds, you may place { $most } token on each species per turn.
       *[other] From your funds, you may place { $most } tokens on each species per turn.
    }
refused-no-bid = A bid is a number from 0 to { $number }, the food that you have.
refused-no-such-party = There is no such party: this table has { $players }.
refused-other-office = A proposal gives out the offices one by one, and now this one: { $office }.
refused-other-goal =
    { $goal ->
        [1] A proposal gives out the goals one by one, and now the first.
       *[other] A proposal gives out the goals one by one, and now the second.
    }
refused-one-goal = This proposal has only one goal to give: there will be no second.
refused-no-food =
    { $number ->
        [0] You have no food left.
       *[other] You have only { $number } food.
    }
refused-tie =
    { $number ->
        [one] { $seat } also has { $number } token on the { $species }, and no two parties may be tied there.
       *[other] { $seat } also has { $number } tokens on the { $species }, and no two parties may be tied there.
    }
refused-tie-after = Two parties would then be tied on the { $species }.
refused-no-token = { $party } has no token on the { $species }.
refused-no-supply = The supply has no token of your colour left.
refused-own-party = That works only against another party.
refused-loyal = At most { $most } of your tokens may stay on the { $species }, and not as many as another party keeps there.
refused-strict-for-two = Two players never run out of tokens (§7): leave the option “Strict tokens” off.

# What may be promised, and until when an offer stands

promise-back-proposal = { $seat } votes yes to { $proposer }’s proposal
promise-oppose-proposal = { $seat } votes no to { $proposer }’s proposal
promise-give-office = In { $seat }’s proposal, { $partner } is { $office }
promise-give-goal =
    { $goal ->
        [1] In { $seat }’s proposal, { $partner } implements the goal of this round
       *[other] In { $seat }’s proposal, { $partner } implements the second goal
    }
promise-spare-species = { $seat } places nothing on the { $species } this round
promise-no-motion = { $seat } brings no motion this round
promise-name-for = As Prime Minister, { $seat } gives the goal of this round to { $partner }
promise-stand-aside = { $seat } bids nothing for the presidency
until-A = until the presidential election is over
until-B = until the campaign is over
until-C = until the votes are counted
until-D = until the government is formed
until-E = until this phase is over
until-F = until the vote of no confidence is over
until-G = until the round is over

# Why the game is over

ending-goals = The last space of the goal track was reached by { $members }.
ending-card = The End of Game card was drawn in round { $round }.
ending-rounds = Round { $round } was the last.

# Table options

option-deck = Action cards
option-deck-help = The 47 action cards that are used.
option-deck-standard = standard
option-deck-turbulent = turbulent parliament: more Defectors

option-advanced = Advanced rules
option-advanced-help = A more political game, with more to negotiate.
option-advanced-yes = the Prime Minister gives out the goals; a motion may come in every round
option-advanced-no = goals as proposed; a motion only when the majority is lost

option-strict-tokens = Strict tokens
option-strict-tokens-help = How many tokens each party has.
option-strict-tokens-yes = 25 of each colour, no more
option-strict-tokens-no = no limit

option-screens = Party funds
option-screens-help = Whether each party’s food is hidden behind its screen. Every change of it is public in any case.
option-screens-yes = hidden
option-screens-no = visible to all

# What a bot says

bot-bid-nothing = The presidency is not worth my food this time.
bot-bid-sure = Nobody can outbid my { $bid }, and I pay { $paid } of them.
bot-bid = Of { $bid }, I pay { $paid } in any case: a goal and a card are worth that.
bot-campaign-first = With this, I am first with the { $species }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
bot-campaign-second = Second place with the { $species } still brings { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
bot-campaign-later = I am preparing the ground with the { $species }.
bot-campaign-enough = Nothing more is worth its food this turn.
bot-block = I want nobody to catch up with me on the { $species }.
bot-manipulate = The { $species } count differently now, and that suits me.
bot-keep-marker = I am keeping the marker for later.
bot-seat-gained = One more seat for me.
bot-overhang = I am first with the { $species }, so the seat is mine.
bot-loyalty = What stays with the { $species } gives me a lead in the next campaign.
bot-season = That costs the others more than me.
bot-early-president = I could win a presidential election next round.
bot-early-parliament = A new parliament will bring me more than this one.
bot-defectors = A few of { $party }’s seats are better off with me.
bot-assertive = As { $office }, I can implement a goal at once.
bot-discard = { $card } is the card that I need least.
bot-keep-cards = Not one of my cards is worth playing now.
bot-propose-partner =
    { $number ->
        [0] I want { $party } in my government.
        [one] I need { $party } and their one seat for the majority.
       *[other] I need { $party } and their { $number } seats for the majority.
    }
bot-no-proposal = I see no government that would be better for me.
bot-vote-own = It is my own proposal.
bot-vote-yes =
    { $goals ->
        [0] The proposal gives me { $offices ->
                [one] { $offices } office
               *[other] { $offices } offices
            }: more than I can hope for otherwise.
       *[other] The proposal gives me { $offices ->
                [0] {""}
                [one] { $offices } office and{" "}
               *[other] { $offices } offices and{" "}
            }{ $goals ->
                [one] { $goals } goal
               *[other] { $goals } goals
            }: more than I can hope for otherwise.
    }
bot-vote-yes-anyway = { $proposer }’s proposal gives me nothing, but what would follow is worse for me.
bot-vote-no-better = { $proposer } gives me too little: I expect more.
bot-vote-no-nothing = { $proposer } gives me nothing.
bot-goal-for-me = That goal is for me.
bot-goal-elsewhere = That goal is better given to { $party }.
bot-propose-office = I want to be { $office } myself.
bot-propose-goal = I want that goal for myself.
bot-resist = A goal is worth { $cost } food.
bot-no-resist = That goal is not worth { $cost } food.
bot-take-over = The government has lost its majority, and I can do better.
bot-no-take-over = I would not be better off in office now.
bot-deal-get-vote = Seats behind my proposal with { $seat }: { $number }. It needs { $majority }.
bot-deal-get-no = If { $seat } says no, my own chance is still to come.
bot-deal-get-office = { CAP($office) } for me: good.
bot-deal-get-goal = A goal for me: good.
bot-deal-get-species = Without { $seat } among the { $species }, I can lead there.
bot-deal-get-quiet = Without a motion by { $seat }, the government lasts this round.
bot-deal-get-bid = Without { $seat }’s bid, the presidency costs me less.
bot-deal-give-vote =
    { $number ->
        [one] My one seat for { $proposer }’s proposal? I get too little for it.
       *[other] My { $number } seats for { $proposer }’s proposal? I get too little for them.
    }
bot-deal-give-no = A no to { $proposer } may cost me more than that brings.
bot-deal-give-office = { CAP($office) } for { $partner }? That is too much.
bot-deal-give-goal = A goal for { $partner }? That is too much.
bot-deal-give-species = I want the { $species } myself.
bot-deal-give-quiet = I may need a motion this round.
bot-deal-give-bid = The presidency is worth more to me than that.
bot-deal-government =
    { $brings ->
        [one] That government is worth { $brings } goal to me; without a deal, I expect { $expected }.
       *[other] That government is worth { $brings } goals to me; without a deal, I expect { $expected }.
    }
bot-deal-government-poor =
    { $brings ->
        [one] That government would be worth { $brings } goal to me; without a deal, I expect { $expected }.
       *[other] That government would be worth { $brings } goals to me; without a deal, I expect { $expected }.
    }

# What one should look at

look-bid = Everybody pays half of their bid, won or lost. You have { $food } food; nobody else has more than { $most }.
look-campaign = { $left ->
        [0] The votes are counted this round.
        [one] The votes are counted next round.
       *[other] The votes are counted in { $left } rounds.
    } Nobody may show as many tokens as somebody else on a species. You have { $food } food.
look-marker = A marker that you keep can still be set in a later round.
look-card = A card works only once. Goals: you have { $mine }, { $party } has { $number }; at { $goals }, the game ends.
look-proposal = Seats needed: { $majority } of { $all }; yours: { $held }. Whoever agrees wants something for it.
look-vote = Seats needed: { $majority } of { $all }; yours: { $held }. Goals: you have { $mine }, { $party } has { $number }.
look-goal = Goals: you have { $mine }, { $party } has { $number }; at { $goals }, the game ends.

# What the browser and the terminal both show

board-round = Round { $round }
board-seats = Seats
board-food = Food
board-cards = Cards
board-way-set-blockade = Blockade
board-way-set-manipulation = Manipulation
board-order = Player order: { $seats }
board-season = one vote less because of the season
board-overhang =
    { $number ->
        [one] 1 overhang seat for the party in the lead
       *[other] { $number } overhang seats for the party in the lead
    }
board-loyal = { $seat }’s tokens that stay: { $number }
board-last-round = The game ends at the end of this round.
board-may-end-now = The event may be the end of the game.
board-interim =
    { $elections ->
        [this] Interim government: election this round.
        [next] Interim government: election next round.
       *[none] Interim government.
    }
board-side-up = privilege available
board-side-down = privilege used
board-forecast = Seats, if counted now
board-government =
    Government: { $members } ({ $number ->
        [one] 1 seat
       *[other] { $number } seats
    }, { $majority } make a majority)
board-bid = bid

# The table in words

told-round = { $round }, phase { $phase }.
told-presidential = Presidential elections in these rounds: { $rounds }
told-parliamentary = Parliamentary elections in these rounds: { $rounds }
told-event = Event of this round: { $told }
told-species = { $what } ({ $marks }): { $tokens }
told-votes =
    { $fewer ->
        [0] { $votes ->
                [one] { $votes } vote
               *[other] { $votes } votes
            }
       *[other] votes { $votes } and { $fewer }
    }
told-water = watering hole
told-zoo = The zoo: votes for the party with most tokens, and for the second; then everybody’s tokens.
told-seats =
    { $total ->
        [0] Parliament has no seats yet.
       *[other] Seats: { $told }. { $majority } make a majority.
    }
told-forecast = { $what }: { $told }. { $majority } would make a majority.
told-offices = Offices: { $told }
told-office = { $office } { $seat }
told-programme = Goals of the programme: { $told }
told-programme-1 = election round (P1) { $seat }
told-programme-2 = round after it (P2) { $seat }
told-goals = Goals: { $told }. The game ends with the round in which somebody has { $goal }.
told-hands = Cards in hand: { $told }. In the deck: { $deck }.
told-funds = Food: { $told }
told-own-food = Your food: { $food }
told-draft = Your proposal so far: { $told }
told-proposes = { $proposer } makes a proposal.
told-proposes-motion = { $proposer } may bring a motion of no confidence.
told-proposal = { $proposer } proposes: { $told }.
told-refused = Refused before: { $seats }
told-next = After that: { $seats }
told-goal = goal { $number }
told-replace = replace one of { $party }’s tokens ({ $office })

# What is wrong with the figures of an edition

figures-walkway = { $figure } must name each of the species once: { $species }

# Parts of the rules

section-9a-rally = §9a Rally
section-9a-negative-campaign = §9a Negative Campaign
section-9a-seasons = §9a Seasons
section-9a-overhang-mandate = §9a Overhang Mandate
section-9a-loyalty = §9a Loyalty
section-9a-early-presidential-election = §9a Early presidential election
section-9a-early-parliamentary-election = §9a Early parliamentary election
section-9a-defectors = §9a Defectors
section-9a-assertiveness = §9a Assertiveness
section-9b-strike = §9b Strike
section-9b-resistance = §9b Resistance
section-9b-good-harvest = §9b Good harvest
section-9b-crop-failure = §9b Crop failure
section-9b-end-of-game = §9b End of game

# Kinds of things, as a report counts them

kind-action-cast-bid = Bid for the presidency
kind-action-cast-bid-again = Bid again after a tie
kind-action-cast-vote = Vote on a proposal
kind-action-appoint = Fill an office in a proposal
kind-action-promise-goal = Give the second goal in a proposal
kind-action-name-goal = Give the goal of the round
kind-promise-give-office = An office in one’s proposal
kind-promise-give-goal = The second goal of one’s proposal
kind-action-place = Place tokens
kind-action-place-bonus = Prime Minister: place from the supply
kind-action-rally = Rally
kind-action-negative-campaign = Negative Campaign
kind-action-leader-campaign = Opposition: replace a token
kind-action-loyalty = Loyalty
kind-action-overhang-mandate = Overhang Mandate
kind-action-assertiveness = Assertiveness
kind-action-set-blockade = Set the Blockade
kind-action-set-manipulation = Set the Manipulation
kind-action-defectors = Defectors
kind-action-discard = Discard a card
things-species = Species
things-office = Offices
