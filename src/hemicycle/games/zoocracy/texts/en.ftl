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
term-card-face-down = a card face down
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
term-event-told = { $event }: { $does }
term-event-strike-does = no goal by programme this round.
term-event-resistance-does = a goal by programme costs its party { $food } this round.
term-event-good-harvest-does = in the next campaign each party may place { $food } more.
term-event-crop-failure-does = in the next campaign each party may place { $food } less.
term-event-donation-does = { $food } for each of: { $offices }.
term-event-end-of-game-does = the game ends with this round.

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
event-deck-shuffled = The discard pile is shuffled to form a new deck of { $cards } cards.
event-round-began = Round { $round }. { $told }
term-round-both = There are presidential and parliamentary elections.
term-round-presidential = There is a presidential election.
term-round-parliamentary = There is a parliamentary election.
term-round-none = There are no elections.
event-phase-began = { $phase }
event-ballot-revealed = { $told }.
term-bids-opened = The bids are opened: { $bids }
term-votes-opened = The votes are opened: { $votes }
event-bids-paid = Half of each bid is paid: { $told }.
event-bids-tied = The highest bids are equal. { $seats } bid again.
event-president-elected = { $seat } is President.
event-no-president-elected = { $told }
term-no-president = Equal again: there is no President until the next round.
term-president-stays = Equal again: { $seat } stays President until the next round.
event-goal-implemented = { $told }: goal { $goals }.
term-goal-presidency = { $seat } implements a goal as President
term-goal-programme = { $seat } implements the goal of the programme
term-goal-named = { $seat } implements the goal
term-goal-assertiveness = { $seat } implements a goal

event-player-order = The order of play: { $order }.
event-blockade-set = { $seat } sets the Blockade: nobody may place food on the { $species } this round.
event-manipulation-set = { $seat } manipulates the { $species }: 4 votes for the first, none for the second.
event-food-placed = { $seat } places { $told } on the { $species }.
event-bonus-placed = { $seat }, Prime Minister, places { $told } from the supply on the { $species }.
event-leader-campaigned = { $seat }, Opposition Leader, replaces a token of { $party } on the { $species }.
event-rally-played = { $seat } plays Rally: { $told } from the supply on the { $species }.
event-negative-campaign-played = { $seat } plays Negative Campaign and replaces a token of { $party } on the { $species }.

event-season-played = { $seat } plays { $season }: { $told }.
term-season-wet-season = leaders on species without a watering hole get a vote less
term-season-dry-season = leaders on species with a watering hole get a vote less
event-migration-played = { $seat } plays Migration and gets a seat more.
event-overhang-played = { $seat } plays Overhang Mandate: whoever leads on the { $species } gets a seat more.
event-loyalty-played =
    { $number ->
        [one] { $seat } plays Loyalty: { $told } stays on the { $species } after the count.
       *[other] { $seat } plays Loyalty: { $told } stay on the { $species } after the count.
    }
event-species-voted = { $told }.
term-voted-one = The { $species } vote: { $first } { $votes }
term-voted-two = The { $species } vote: { $first } { $votes }, { $second } { $fewer }
term-voted-overhang = { $voted }, and an overhang seat for { $first }
event-parliament-elected = The new parliament: { $told }. { $total } seats in all, { $majority } make a majority.
event-income-taken = Food for seats: { $told }.

event-coalition-proposed = { $seat } proposes: { $told }.
term-proposal = Prime Minister { $prime_minister }, Finance { $finance }, Defence { $defence }; { $goals }
term-proposal-goals = first goal { $first }, second { $second }
term-proposal-goal = goal of this round { $first }
event-proposal-waived =
    { $motion ->
        [yes] { $seat } brings no motion.
       *[no] { $seat } makes no proposal.
    }
event-proposal-refused =
    { $votes ->
        [0] The proposal of { $seat } is refused: no seat is for it, and { $majority } were needed.
        [one] The proposal of { $seat } is refused: { $votes } seat is for it, and { $majority } were needed.
       *[other] The proposal of { $seat } is refused: { $votes } seats are for it, and { $majority } were needed.
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
    No government was formed. The former one ({ $interim }) stays in office until the election next round.
term-formation-failed = No government was formed. There is an election next round.

event-event-drawn = Event: { $told }
event-donation-taken = { $seat }, { $office }, takes { $told }.
event-presidential-election-moved = { $seat } plays Early Presidential Election: it comes in round { $round }.
event-parliamentary-election-moved =
    { $seat } plays Early Parliamentary Election: it comes in round { $round }, and the goal promised for then is lost.
event-seats-defected =
    { $number ->
        [one] { $seat } plays Defectors: { $told } of { $party } changes over.
       *[other] { $seat } plays Defectors: { $told } of { $party } change over.
    }
event-assertiveness-played = { $seat } plays Assertiveness as { $office }.
event-card-discarded = { $seat } discards { $card }.
event-goal-named = { $seat }, Prime Minister, gives the goal to { $party }.
event-resistance-paid = { $seat } pays { $food } food against the resistance.
event-goal-lost = { $told }
term-goal-lost-strike = Because of the strike there is no goal by programme.
term-goal-lost-majority = The government has no majority: there is no goal by programme.
term-goal-lost-resistance = { $seat } gives up the goal because of the resistance.

# What one may choose

action-cast = { $choice }
action-set-blockade = Blockade on the { $species }
action-set-manipulation = Manipulate the { $species }
action-place = Place { $told } on the { $species }
action-place-bonus = As Prime Minister: { $told } from the supply on the { $species }
action-leader-campaign = As Opposition Leader: replace a token of { $party } on the { $species }
action-rally = Rally: { $told } on the { $species }
action-negative-campaign = Negative Campaign: replace a token of { $party } on the { $species }
action-wet-season = Wet Season
action-dry-season = Dry Season
action-migration = Migration
action-overhang-mandate = Overhang Mandate on the { $species }
action-loyalty = Loyalty: keep { $told } on the { $species }
action-early-presidential-election = Early Presidential Election
action-early-parliamentary-election = Early Parliamentary Election
action-defectors = Defectors from { $party }
action-assertiveness = Assertiveness as { $office }
action-appoint = { $office }: { $party }
action-promise-goal =
    { $goal ->
        [1] First goal: { $party }
       *[other] Second goal: { $party }
    }
action-take-over = Take over the government
action-discard = Discard { $card }
action-name-goal = { $party }
action-defy = Pay, and implement the goal
action-pass-block = No Blockade now
action-pass-manipulate = No Manipulation now
action-pass-campaign = End the turn
action-pass-election-card = No card, or no more
action-pass-event-card = No card, or no more
action-pass-progress-card = No card, or no more
action-pass-propose = Make no proposal
action-pass-motion = Bring no motion
action-pass-take-over = Leave things as they are
action-pass-resist = Give up the goal

# What is asked

ask-bid = { $seat }, how much food do you bid for the presidency?
ask-bid-again = { $seat }, the bids were equal: how much do you bid now?
ask-block = { $seat }, on which species do you set the Blockade?
ask-manipulate = { $seat }, which species do you manipulate?
ask-campaign =
    { $left ->
        [0] { $seat }, your campaign: you have no more food to place in this turn.
        [one] { $seat }, your campaign: you may place 1 food more.
       *[other] { $seat }, your campaign: you may place { $left } food more.
    }
ask-election-card = { $seat }, do you play a card before the votes are counted?
ask-propose = { $seat }, you propose a government: who is { $office }?
ask-motion = { $seat }, you may offer another government: who is { $office }?
ask-appoint = { $seat }, who is { $office }?
ask-promise-goal =
    { $goal ->
        [1] { $seat }, who implements the goal of this round?
       *[other] { $seat }, who implements the second goal, of the next round or in the eighth of this one?
    }
ask-vote = { $seat }, do you agree to what { $proposer } proposes ({ $told })?
ask-event-card = { $seat }, do you play a card?
ask-progress-card = { $seat }, do you play a card?
ask-discard =
    { $number ->
        [one] { $seat }, you hold a card too many: which do you discard?
       *[other] { $seat }, you hold { $number } cards too many: which do you discard?
    }
ask-name-goal = { $seat }, you are Prime Minister: who implements the goal of this round?
ask-resist = { $seat }, there is resistance: do you pay { $cost } food to implement your goal?
ask-take-over = { $seat }, the government has lost its majority: do you take over?

# What “?” explains

help-ask-bid =
    Everybody bids in secret, and may change the bid until all are in. The highest is President, implements a goal at
    once and draws a card. All pay half of what they bid, rounded up. If the highest are equal, they bid once more.
help-ask-bid-again =
    Only those who were equal bid again, and pay half of this bid too. If the highest are equal again, the President
    stays for a round, or there is none.
help-ask-block =
    As Defence Minister you may bar a species for this round: nobody may place food there, whatever the source. You may
    do so once until the next parliamentary election.
help-ask-manipulate =
    As Finance Minister you may cover the numbers of a species: at the next election its first gets 4 votes, its second
    none. You may do so once until that election.
help-ask-campaign =
    Place food from your funds, up to 3 on a species in a turn; play cards and use your office as often as you may. On
    no species may two parties have the same number of tokens after a step. Votes go to whoever has most there, and on
    some species to the second.
help-ask-election-card = Each party in turn may play any number of cards for the count. Then the votes are counted.
help-ask-propose =
    A proposal gives out the three offices and the goals of this round and the next. It is put to a secret vote, and
    passes with the majority of seats. Who votes yes governs. Each party has one proposal.
help-ask-motion =
    As Opposition Leader you may propose another government. If it passes, offices change hands, and nobody’s privilege
    comes back.
help-ask-appoint = Any party may get any office, also several. If it votes no, what was meant for it falls to you.
help-ask-promise-goal =
    A goal is a step towards winning. It is implemented at the end of the round, if the government has its majority
    then. In the eighth round both are implemented.
help-ask-vote =
    The vote is sealed until all have voted; until then you may change it. Each party has as many votes as seats. Who
    votes yes to a proposal that passes is in government, who votes no in opposition.
help-ask-event-card = Each party in turn may play any number of cards that belong to this phase.
help-ask-progress-card = Each party in turn may play Assertiveness for an office that it holds.
help-ask-discard = At the end of a round nobody holds more than five action cards.
help-ask-name-goal = Any party may be named, your own too. Promises bind nobody here.
help-ask-resist = If you don’t pay, the goal of this round is lost.
help-ask-take-over =
    With two players no vote is needed. You take the three offices as they lie and the goals that are still to come.

help-action-cast = It is sealed until everybody has answered. Until then you may change it.
help-action-cast-bid = You pay half of it, rounded up, whether you win or not.
help-action-cast-bid-again = You pay half of it, rounded up, whether you win or not.
help-action-set-blockade = Nobody, not even you, may place food there this round. What lies there stays and counts.
help-action-set-manipulation = Until the next election the species shows a single 4, for the first.
help-action-place = From your funds. After it no two parties may have the same number there.
help-action-place-bonus = From the supply, and above the limits. Once until the next parliamentary election.
help-action-leader-campaign =
    One token of that party goes, one of yours from the supply comes. Once until the next parliamentary election.
help-action-rally = One or two tokens from the supply, above the limits.
help-action-negative-campaign = One token of that party goes, one of yours from the supply comes.
help-action-wet-season =
    Whoever has most on the elephants, monkeys, zebras, snakes and parrots gets a vote less from each in this election.
help-action-dry-season =
    Whoever has most on the penguins, flamingos, hippos and polar bears gets a vote less from each in this election.
help-action-migration = Your party gets a seat more in this election.
help-action-overhang-mandate = Whoever has most there gets a seat more in this election.
help-action-loyalty = So many of your tokens stay there after the count.
help-action-early-presidential-election = The next presidential election comes next round.
help-action-early-parliamentary-election =
    The next parliamentary election comes next round, and the goal that was promised for then is lost.
help-action-defectors = Seats of that party change to yours. Food does not.
help-action-assertiveness = You implement a goal, since you hold the office.
help-action-appoint = The party gets the office if the proposal passes and it has voted yes.
help-action-promise-goal = The party implements the goal if the proposal passes, it has voted yes and the majority lasts.
help-action-take-over = You govern from now on, with the offices as they lie.
help-action-discard = It goes face up on the discard pile.
help-action-name-goal = That party takes a step on the goal track.
help-action-defy = The food goes to the supply, and you take a step on the goal track.
help-action-pass-block = You keep the Blockade for the next campaign, if you still hold the office then.
help-action-pass-manipulate = You keep the Manipulation for the next campaign, if you still hold the office then.
help-action-pass-campaign = The next party takes its turn. You can’t come back in this campaign.
help-action-pass-election-card = You play no further card before this count.
help-action-pass-event-card = You play no further card in this phase.
help-action-pass-progress-card = You play no further card in this phase.
help-action-pass-propose = It counts as a refused proposal, and the next party proposes.
help-action-pass-motion = The government stays as it is this round.
help-action-pass-take-over = The government stays, without a majority.
help-action-pass-resist = You keep your food.

# What is refused

refused-not-in-hand = You do not hold { $card }.
refused-other-phase = { $card } can only be played in phase { $phase }.
refused-no-effect = { $card } would have no effect now.
refused-no-own-token = You have no token on the { $species } that could stay there.
refused-none = One token at least.
refused-no-such-species = There are no { $species } in this zoo.
refused-nobody-there = There is no food on the { $species }.
refused-no-seats = { $party } has no seat that could change to you.
refused-not-your-office = You are not { $office }.
refused-office-used = As { $office } you have used your privilege already: it comes back with the next government.
refused-blockade = The Blockade bars the { $species } this round.
refused-too-many = So many tokens can’t be placed in one step: the limit is { $most }.
refused-limit = You may place { $most } food in this turn, and have { $left } of it left.
refused-per-species = From your funds, { $most } tokens may come on a species in one turn.
refused-no-bid = A bid is a number from 0 to { $number }, the food that you have.
refused-no-such-party = There are { $players } parties at this table.
refused-other-office = A proposal names the offices one by one: now it is the { $office }.
refused-other-goal =
    { $goal ->
        [1] A proposal names the goals one by one: now it is the first.
       *[other] A proposal names the goals one by one: now it is the second.
    }
refused-one-goal = This proposal has one goal to give: a second can’t come any more.
refused-no-food =
    { $number ->
        [0] You have no food left.
       *[other] You have only { $number } food.
    }
refused-tie = { $seat } has { $number } on the { $species } too, and no two parties may be equal there.
refused-tie-after = Two parties would be equal on the { $species } after that.
refused-no-token = { $party } has no token on the { $species }.
refused-no-supply = The supply has no token of your colour left.
refused-own-party = That can only be done to another party.
refused-loyal = At most { $most } of your tokens on the { $species } may stay, and not as many as another party keeps there.
refused-strict-for-two = Two players never run out of tokens (§7): leave out the option strict tokens.

# What may be promised, and until when an offer stands

promise-back-proposal = { $seat } votes yes to the proposal of { $proposer }
promise-oppose-proposal = { $seat } votes no to the proposal of { $proposer }
promise-give-office = In { $seat }’s proposal { $partner } is { $office }
promise-give-goal =
    { $goal ->
        [1] In { $seat }’s proposal { $partner } implements the goal of this round
       *[other] In { $seat }’s proposal { $partner } implements the second goal
    }
promise-spare-species = { $seat } places nothing on the { $species } this round
promise-no-motion = { $seat } brings no motion this round
promise-name-for = As Prime Minister { $seat } names { $partner } for the goal of this round
promise-stand-aside = { $seat } bids nothing for the presidency
until-A = until the presidential election is over
until-B = until the campaign is over
until-C = until the votes are counted
until-D = until the formation is over
until-E = until this phase is over
until-F = until the motion is settled
until-G = until the round is over

# Why the game is over

ending-goals = The game is over, since the last space of the goal track was reached ({ $number } goals): { $members }.
ending-card = The game is over, since End of Game was drawn in round { $round }.
ending-rounds = The game is over, since round { $round } was the last.

# Table options

option-deck = Action cards
option-deck-help = Which 47 action cards are played with.
option-deck-standard = standard
option-deck-turbulent = turbulent parliament: more Defectors

option-advanced = Advanced rules
option-advanced-help = A more political game, with more to negotiate.
option-advanced-yes = the Prime Minister names who implements a goal; a motion may come every round
option-advanced-no = goals as the proposal promised; a motion only against a lost majority

option-strict-tokens = Strict tokens
option-strict-tokens-help = Whether a party can run out of its 25 tokens.
option-strict-tokens-yes = 25 of each colour, no more
option-strict-tokens-no = no limit

option-screens = Party funds
option-screens-help = Whether others’ food is hidden behind a screen. Every change of it is open in any case.
option-screens-yes = hidden
option-screens-no = open to all

# What a bot says

bot-bid-nothing = The presidency was not worth my food this time.
bot-bid-sure = With { $bid } nobody could outbid me.
bot-bid = A goal and a card for { $paid }: that was worth it to me.
bot-campaign-first = This puts me first with the { $species }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
bot-campaign-second = Second with the { $species } still brings { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
bot-campaign-later = I am preparing the ground with the { $species }.
bot-campaign-enough = More food would have brought me too little.
bot-block = I did not want anybody to catch up with the { $species }.
bot-manipulate = The { $species } count differently now, and that suits me.
bot-keep-marker = I am keeping that for later.
bot-seat-gained = A seat more for me.
bot-overhang = I am first with the { $species }, so the seat is mine.
bot-loyalty = What stays with the { $species } gives me a lead in the next campaign.
bot-season = That costs the others more than me.
bot-early-president = I could win a presidential election now.
bot-early-parliament = I gain more from a new parliament than from this one.
bot-defectors = A few of { $party }’s seats are better off with me.
bot-assertive = As { $office } I could implement a goal at once.
bot-discard = I needed { $card } least.
bot-keep-cards = No card of mine was worth playing there.
bot-propose-self = I wanted that for myself.
bot-propose-partner = I need { $party } and its { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    } for the majority.
bot-no-proposal = I saw no government that would have been better for me.
bot-vote-own = It was my own proposal.
bot-vote-yes = It gave me { $offices ->
        [0] no office
        [one] { $offices } office
       *[other] { $offices } offices
    } and { $goals ->
        [0] no goal
        [one] { $goals } goal
       *[other] { $goals } goals
    }: more than I could count on otherwise.
bot-vote-yes-anyway = It gave me nothing, but what { $proposer } proposed was better for me than what would have come.
bot-vote-no-better = What { $proposer } gave me was too little: I count on more.
bot-vote-no-nothing = { $proposer } gave me nothing.
bot-goal-for-me = That goal was for me.
bot-goal-elsewhere = That goal was better given to somebody else.
bot-worth-it = That was worth it.
bot-deal-government = That government brings me the worth of { $brings } goals; without a deal I count on { $expected }.
bot-deal-government-poor =
    That government would bring me the worth of { $brings } goals, and I count on { $expected } without a deal.

# What the browser and the terminal both show

board-round = Round { $round }
board-seats = Seats
board-food = Food
board-cards = Cards
board-way-set-blockade = Blockade
board-way-set-manipulation = Manipulation
