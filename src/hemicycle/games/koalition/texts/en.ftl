# Koalition in English.

game-title = Koalition
game-tagline = Vote by vote across Europe, party leaders look for a majority.

edition-second = Second edition, 1995–96
edition-first = First edition, 1992 (experimental, mostly reconstructed)
section-first-edition = First edition
section-but-du-jeu = Aim
section-materiel = Cards
section-preparation = Deal
section-deroulement = Play
section-bonus-europe = Europe bonus

# Things

term-party-rose = Rose
term-party-hat = Top hat
term-party-leaf = Leaf
term-party-lemon = Lemon
term-party-fist = Fist
term-party-acorn = Acorn
term-party-cross = Cross

term-country-de = Germany
term-country-fr = France
term-country-gb = Great Britain
term-country-it = Italy
term-country-es = Spain
term-country-nl = Netherlands
term-country-be = Belgium
term-country-gr = Greece
term-country-pt = Portugal
term-country-se = Sweden
term-country-at = Austria
term-country-dk = Denmark
term-country-fi = Finland
term-country-ie = Ireland
term-country-lu = Luxembourg

term-special-doppler = Doppler (doubler)
term-special-sturz = Sturz (overthrow)
term-special-ruecktritt = Rücktritt (resignation)
term-special-skandal = Partei-Skandal (party scandal)
term-special-weste = Weisse Weste (clean record)
term-special-resignation = Resignation
term-special-doubler-of = Doubler of { $party }

term-politician = { $party } { $votes }
term-joker = Joker { $votes }
term-joker-first = Colourless { $votes }
term-joker-for = { $special } for { $party }
term-coalition = { $coalition }
term-small-party = { $party } ({ $players })
term-target-party = { $party }
term-face-down = a card face down
term-hidden-politicians =
    { $number ->
        [one] 1 politician
       *[other] { $number } politicians
    }
term-hidden-politicians-first =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
term-hidden-specials =
    { $number ->
        [one] 1 action card or joker
       *[other] { $number } action cards or jokers
    }
term-score = { $seat } { $points }
term-counted = { $bloc } { $votes } ({ $leader })
term-counted-small-party = { $bloc } { $votes }
term-vote = { $seat } for { $choice }

# What happens

event-new-deal = { $told }
term-deal-first = The cards are dealt.
term-deal-again = All cards are collected, shuffled and dealt again.
term-deal-short =
    { $number ->
        [one] { $seats_named } holds fewer than the { $wanted } politicians needed: all cards are collected, shuffled and dealt again.
       *[other] { $seats_named } hold fewer than the { $wanted } politicians needed: all cards are collected, shuffled and dealt again.
    }
term-deal-short-first =
    { $number ->
        [one] { $seats_named } holds fewer than the { $wanted } cards needed: all cards are collected, shuffled and dealt again.
       *[other] { $seats_named } hold fewer than the { $wanted } cards needed: all cards are collected, shuffled and dealt again.
    }
event-dealt = { $seat } is dealt { $told }.
event-ballot-revealed = Vote on who begins: { $told }.
event-starter-chosen = { $seat } begins the first vote.
event-country-turned = Country { $number }: { $country }. Everybody lays { $cards } cards; { $seat } begins.
event-vote-again = { $country }: another vote. { $seat } begins.
event-card-laid = { $seat } lays { $told }.
event-doppler-played = { $seat } plays Doppler: the votes of { $party } count double.
event-sturz-played = { $seat } plays Sturz: { $leader } no longer leads { $party }. New leader: { $successor }.
event-ruecktritt-played = { $seat } plays Rücktritt: { $card }, laid by { $owner }, loses its votes.
event-skandal-played = { $seat } plays Partei-Skandal: { $party } loses half its votes.
event-weste-played = { $seat } plays Weisse Weste: { $target } is cleared.
event-doubler-laid = { $seat } lays the doubler of { $party }.
event-resignation-laid = { $seat } lays a resignation: { $told }.
event-votes-counted =
    { $total ->
        [0] The count: { $told }. There are no votes at all.
       *[other] The count: { $told }. { $total } votes in all; { $majority } make a majority.
    }
event-proposed = { $seat } proposes { $coalition }.
event-accepted = { $seat } accepts { $coalition }.
event-withdrawn = { $seat } withdraws from { $coalition }.
event-held-out = { $seat } has nothing to add.
event-won-alone = { $told } has a majority of its own.
term-alone = { $bloc }, led by { $seat },
term-alone-small-party = The small party { $bloc }
event-coalition-formed = { $coalition } form the government ({ $leaders }).
event-no-coalition =
    { $again ->
        [yes] { $country }: no coalition. All players take back their politicians, and the country votes again.
       *[no] { $country }: no coalition, and no government. All players take back their politicians.
    }
event-points-scored = Points: { $scores }.
event-europe-bonus-given = Europe bonus for { $party }: { $bonus }. { $told }.
term-bonus-one = { $winners } takes it
term-bonus-shared = { $winners } take { $each } each
term-resigns = { $card }, laid by { $owner }, leaves the table
term-resigns-nobody = there is no card to take away

ending-countries =
    { $countries ->
        [one] The only country of this game has voted.
       *[other] All { $countries } countries of this game have voted.
    }

# What one may choose

action-cast = { $choice }
action-lay = Lay { $told }
action-lay-doubler = Lay the doubler of { $party }
action-lay-resignation = Lay a resignation: { $told }
action-doppler = Doppler: double { $party }
action-sturz = Sturz: overthrow the leader of { $party }
action-ruecktritt = Rücktritt: make { $card } resign
action-skandal = Partei-Skandal: halve { $party }
action-weste = Weisse Weste: clear { $target }
action-include = Add { $bloc } to your proposal
action-drop = Drop the proposal you are putting together
action-propose = Propose { $coalition }
action-accept = Accept { $coalition }
action-withdraw = Withdraw from { $coalition }
action-pass-open = No action card
action-pass-negotiate = Nothing to add

# What is asked

ask-starter = { $seat }, who should begin the first vote?
ask-lay = { $seat }, lay a card ({ $country }, card { $round } of { $rounds }).
ask-open = { $seat }, do you play an action card? If you do, the others may answer.
ask-answer = { $seat }, do you play another action card?
ask-negotiate = { $seat }, who do you want to govern with?
ask-reconsider = { $seat }, you have nothing to add; you may still accept what is on the table.

# What “?” explains

help-ask-starter =
    The table votes on who begins the first vote. If several players tie, lots are drawn among them. After that, the
    player who took the most points in the last vote begins.
help-ask-lay =
    In each round of a country you must lay one politician or joker, face up. Its votes go to its party. The player
    with the most votes in a party leads it; if tied, the player with the highest card.
help-ask-open =
    Just after laying a card, and only then, you may play one action card. If you do, everybody may play action cards, one at
    a time, until all have passed in succession. If you don’t, nobody can.
help-ask-answer =
    An action card has been played, so everybody in turn may play another, whoever played the first included. You may
    pass now and come back as long as others go on. It ends when all have passed in succession.
help-ask-negotiate =
    No party has a majority of its own. A coalition governs as soon as all its leaders have said yes. It must reach
    the majority, its parties must be partners, and it may include no party that it does not need. Talk binds
    nobody, and points can’t be handed over. When no leader has anything to add, the country has no government.
help-ask-reconsider =
    You said that you have nothing to add. As long as the leaders talk, you may still say yes to what others have
    proposed. You will be asked again as soon as somebody makes a move.

help-ask-lay-first =
    In each of the two rounds of a country you must lay one card, face up: a politician, the colourless politician
    for a party that you name, a doubler or a resignation. The player with the most votes in a party leads it; if
    tied, the player with the highest card.

help-action-cast = You vote for { $choice } to begin.
help-action-lay =
    Its votes go to that party. If the party governs, the card brings its point to the player who laid it. A joker
    counts for the party that you name as you lay it.
help-action-lay-first =
    Its votes go to that party. If a party wins alone, its players share the country’s points by their votes in it;
    if a coalition wins, the leaders of its parties do. The colourless politician counts for the party that you
    name as you lay it.
help-action-lay-doubler = { about-special-doubler }
help-action-lay-resignation = { about-special-resignation }
help-action-doppler = { about-special-doppler }
help-action-sturz = { about-special-sturz }
help-action-ruecktritt = { about-special-ruecktritt }
help-action-skandal = { about-special-skandal }
help-action-weste = { about-special-weste }
help-action-include =
    A proposal is put together party by party: one of your own first, then others that may govern with those you
    have, until they reach the majority. Then you put it on the table. Until then it binds nobody.
help-action-drop = You drop what you have put together. That counts as a change of mind, and you have only so many.
help-action-propose =
    You put this coalition on the table and say yes to it. It governs once all its leaders have said yes. You have
    only so many proposals in one negotiation.
help-action-accept = You say yes to this coalition. If you are the last of its leaders to do so, it governs.
help-action-withdraw = You take back your yes: the coalition can’t be formed without you.
help-action-pass = You play no card. You will be asked again if somebody else plays one.
help-action-pass-open = You play no action card, so nobody else can play one either.
help-action-pass-negotiate =
    You wait. Until the talks are over, you may still accept what is on the table, and you will be asked again as
    soon as somebody makes a move. When no leader makes a move any more, the talks have failed.

# What is refused

refused-no-card = You don’t hold this card: { $special }.
refused-not-on-table = { $target } is not on the table.
refused-doubled = { $party } is already doubled, and a party can have only one Doppler.
refused-no-successor = The leader of { $party } can’t be overthrown: there must be a leader, and somebody to succeed them.
refused-resigned = { $card } has already been hit by a Rücktritt (resignation) in this vote.
refused-scandal-twice = { $party } has already had its scandal in this vote.
refused-no-leader = { $party } has no leader at the moment, and a scandal is laid beside a leader.
refused-nothing-to-clear = There is nothing to clear on { $target }: no Rücktritt or Partei-Skandal counts there now.
refused-not-in-hand = You don’t hold { $card }.
refused-not-highest = A resignation takes the highest card off the table. At the moment that is { $highest }.
refused-nobody-to-resign = There is no card on the table for a resignation to take.
refused-wrong-party = { $card } can only be laid for its own party.
refused-not-opened = Action cards can’t be played now: only the player who has just laid a card may start.
refused-no-such-bloc = A coalition is made of parties on the table, and { $bloc } is not one of them.
refused-empty-coalition = A coalition is made of parties on the table: name at least one.
refused-order = The strongest party is named first: { $coalition }.
refused-not-your-party = You lead none of the parties of { $coalition }.
refused-no-majority = Votes of { $coalition }: { $votes }. The majority is { $majority }.
refused-not-partners = { $bloc } and { $other_bloc } are not partners.
refused-partner-of-none = { $bloc } is not a partner of any of the others.
refused-no-chain = { $coalition }: no chain of partners joins them all.
refused-not-needed = { $bloc } is not needed for the majority, so it can’t be in the coalition.
refused-begin-with-own = A proposal begins with one of your own parties; { $bloc } is led by { $leader }.
refused-included = { $bloc } is already in your proposal.
refused-never-governs = No coalition that can govern includes { $bloc }.
refused-no-way-on = With { $bloc } added to { $coalition }, no coalition could reach the majority without a party too many.
refused-no-draft = You are not putting a proposal together.
refused-not-put-together = Put { $coalition } together party by party first, then propose it.
refused-proposed = { $coalition } is already on the table.
refused-not-proposed = Nobody has proposed { $coalition }.
refused-accepted = You have already said yes to { $coalition }.
refused-not-accepted = You have not said yes to { $coalition }.
refused-table-full = There are { $proposals } proposals on the table, and no room for more: accept one, or wait.
refused-held-out =
    You said that you have nothing to add: until somebody else makes a move, you may only accept what is on the table.
refused-offers-spent =
    { $move ->
        [withdraw] You can’t change your mind again in this negotiation: the limit is { $offers }.
       *[propose] You have no proposals left in this negotiation: the limit is { $offers }.
    }

refused-length = option countries can’t be { $length } in edition { $edition }; choose one of: all, { $lengths }
refused-option = option { $option } has no effect in edition { $edition }: leave it out

# What may be promised, and until when an offer stands

promise-join = { $seat } joins { $coalition }
promise-stay-out = { $seat } does not join { $coalition }
promise-play-card = { $seat } plays { $told } in this vote
promise-spare = { $seat } plays no action card against { $party } in this vote
promise-support = In country { $number }, { $seat } governs with { $partner } or not at all
term-card-for = { $special } for { $party }
term-card-against = { $special } against { $party }
until-laying = until the votes are counted
until-talks = until the talks are over
until-start = until the first country is turned up

# Table options

option-countries = Countries
option-countries-help = How many countries are played.
option-countries-all = all
option-countries-5 = 5
option-countries-10 = 10
option-countries-12 = 12
option-countries-15 = 15

option-first-starter = First player
option-first-starter-help = How the player who begins the first vote is chosen.
option-first-starter-vote = elected by the table
option-first-starter-lot = drawn by lot

option-compatibility = Partners
option-compatibility-help = Which parties may govern together when there are three or more.
option-compatibility-pairs = all are partners of each other
option-compatibility-chain = a chain of partners joins them all

option-stacking = Several Dopplers on one party
option-stacking-help = Whether a party may be doubled more than once in a vote.
option-stacking-yes = allowed, each doubles again
option-stacking-no = one per party

option-resigned-scores = Resigned politicians score
option-resigned-scores-help = Whether a politician hit by a Rücktritt (resignation) still brings its card point.
option-resigned-scores-yes = the card point stays
option-resigned-scores-no = no card point

option-no-coalition = No coalition
option-no-coalition-help = What happens to a country that finds no coalition.
option-no-coalition-again = it votes again
option-no-coalition-drop = it is dropped

option-offers = Proposals
option-offers-help = How many proposals, and how many changes of mind, each leader has in one negotiation.
option-offers-1 = 1
option-offers-2 = 2
option-offers-3 = 3
option-offers-5 = 5
option-offers-10 = 10

# Why a bot did what it did

bot-for-oneself = I want to begin.
bot-for-another = Let { $seat } begin: then I see more before I lay.
bot-take-the-lead =
    This makes me leader of { $party }, with { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
bot-keep-the-lead =
    This keeps me leader of { $party }, with { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
bot-spare-high-cards = { $party } does not need more from me, so I keep my high cards.
bot-add-to-a-party = I help { $party } towards the majority: { $votes } of { $majority }.
bot-double-a-party = Doubled, { $party } counts for more.
bot-remove-the-highest = That takes the highest card off the table.
bot-keep-action-cards = Not one of my action cards is worth playing now.
bot-action-gains =
    Before this card, I count on { $before ->
        [one] 1 point
       *[other] { $before } points
    }; after it, on { $after }.
bot-action-looks-ahead = This card gains nothing right away; it is for what may follow.
bot-include =
    I am putting together a proposal with { $bloc }. The best I see is { $best ->
        [one] 1 point
       *[other] { $best } points
    }.
bot-propose =
    { $coalition } would bring me { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the best I see is { $best }.
bot-accept =
    { $coalition } brings me { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the best I see is { $best }.
bot-withdraw =
    { $points ->
        [0] { $coalition } brings me nothing; the best I see is { $best }.
        [one] { $coalition } brings me only 1 point; the best I see is { $best }.
       *[other] { $coalition } brings me only { $points } points; the best I see is { $best }.
    }
bot-hold-out =
    { $best ->
        [0] I wait: no coalition that I see would bring me points.
        [one] I wait: the best I see is 1 point.
       *[other] I wait: the best I see is { $best } points.
    }
bot-deal-coalition =
    All in all, this suits me: { $coalition } brings me { $points ->
        [one] 1 point
       *[other] { $points } points
    }; without a deal, I count on { $expected }.
bot-deal-coalition-poor =
    All in all, I gain too little by that: { $coalition } would bring me { $points ->
        [one] 1 point
       *[other] { $points } points
    }; without a deal, I count on { $expected }.
bot-deal-keep-cards = I’ll decide about my action cards when the time comes.
bot-deal-get-support = { $seat }’s support in country { $number } is worth something to me.
bot-deal-get-spare = If { $seat } leaves { $party } alone, my cards there are safer.
bot-deal-get-card = { $seat }’s card would help me here.
bot-deal-give-support = My support in country { $number } is worth more than that.
bot-deal-give-spare = I may have to attack { $party }.
bot-deal-give-out = { $coalition } may be my best chance: I stay free.

# What one should look at

look-starter = Who lays last sees what the others have laid.
look-lay = Votes on the table: { $total }; a majority needs { $majority }. { $party } is strongest, with { $votes }. Points: you have { $mine }, { $leader } has { $number }.
look-lay-first = Nothing lies on the table yet. Lead a party: its leader bargains, and takes leader points.
look-cards = If nobody plays a card, you may expect about { $expected } of the points in this vote. A card can be answered.
look-negotiate = The best coalition here pays you { $best }; without a deal, you may expect about { $expected }. Points: you have { $mine }, { $leader } has { $number }.

# What a thing is, when touched

about-special-doppler = At the count, all votes of the party are doubled. It does not count towards who leads.
about-special-sturz =
    The leader loses the post to the best of the party’s other players, until another Sturz hits that party.
about-special-ruecktritt = The politician loses all its votes in this country. Only once per politician.
about-special-skandal = At the count, the party has half its votes, rounded down. Only once per party.
about-special-weste = Cancels a Rücktritt (resignation) or a Partei-Skandal (party scandal), whoever played it.
about-special-doubler =
    Counts as much as all the other votes of its party together. It does not help you lead the party.
about-special-resignation = Takes the highest card off the table. If several are equally high, you choose one.

# What the browser and the terminal both show

board-no-leader = no leader
board-together = total
board-pays = leaders { $bonus }, each card { $card_points }
board-pays-shares = to share: { $shares }
term-special-doubler = Doubler
board-mixed =
    { $number ->
        [one] 1 joker dealt with the politicians
       *[other] { $number } jokers dealt with the politicians
    }
board-aside =
    { $number ->
        [one] 1 action card or joker set aside face down
       *[other] { $number } action cards or jokers set aside face down
    }
board-politicians-aside =
    { $number ->
        [one] 1 politician set aside face down
       *[other] { $number } politicians set aside face down
    }
board-politicians-aside-first =
    { $number ->
        [one] 1 card set aside face down
       *[other] { $number } cards set aside face down
    }
board-country = Country { $number } of { $length }
board-cards-each = { $cards } cards each, { $pays }
board-to-come =
    { $number ->
        [0] No country to come
        [one] 1 country to come
       *[other] { $number } countries to come
    }
board-points = points
board-europe-given = Europe bonus
board-coalitions = Possible coalitions
board-no-coalition = As things stand, no coalition can govern.
board-others = Other cards:
board-times = { $number } × { $card }
board-out = { $cards }, { $number } out of play
board-propose = Propose
board-accept = Accept
board-withdraw = Withdraw
board-party = Party
board-partners = Partners
board-votes = votes
board-europe = Europe bonus now
board-not-all = There are others: any coalition can be put together party by party.
board-votes-of =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
board-doubled = doubled by Doppler
board-doubled-first = doubled
board-scandal = halved by Partei-Skandal
board-scandal-cleared = its Partei-Skandal is cancelled
board-overthrown = overthrown (Sturz)
board-card-resigned = { $card }, resigned
board-card-cleared = { $card }, its Rücktritt cancelled
board-nothing-proposed = Nobody has proposed a coalition yet.
told-best = Best for you, of { $number }
told-best-of-many = Best for you, of very many
told-draft =
    You are putting together { $coalition }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } so far, { $majority } needed.

# The table in words

told-country =
    Country { $number } of { $length }: { $country }. { $asks }.{ $again ->
        [yes] {" "}It votes again.
       *[no] {""}
    }
told-starter = { $seat } begins.
told-behind = Voted: { $countries }
told-nobody-governs = no government
told-leader = leader { $leader }
told-laid = { $seat } { $cards }
told-majority =
    { $total ->
        [one] { $majority } makes a majority; there is 1 vote.
       *[other] { $majority } make a majority; there are { $total } votes.
    }
told-no-votes = There are no votes on the table.
told-coalition = { $coalition }, { $votes }: { $pays }
told-proposed = Proposed: { $told }. Yes: { $seats_named }; still to say yes: { $leaders }.
told-left = You have { $proposals ->
        [one] 1 proposal
       *[other] { $proposals } proposals
    } and { $withdrawals ->
        [one] 1 change of mind
       *[other] { $withdrawals } changes of mind
    } left.
told-silent =
    { $number ->
        [one] { $seats_named } has nothing to add.
       *[other] { $seats_named } have nothing to add.
    }
told-points = Points: { $said }
told-party-points = Points brought by { $party }: { $said }; Europe bonus { $bonus }
told-cards = In hand, politicians and other cards: { $told }
told-cards-first = Cards in hand: { $told }
told-cards-of =
    { $first ->
        [yes] { $seat } { $politicians }
       *[no] { $seat } { $politicians } and { $others }
    }
told-partners = Partners: { $told }
told-partners-of = { $party } with { $partners }
told-politicians = { $party } { $votes }
told-include = Add to your proposal

# What is wrong with the figures of an edition

figures-partner-itself = { $figure }: '{ $party }' can’t be its own partner
figures-partners = { $figure } must be mutual: '{ $party }' names '{ $partner }', but '{ $partner }' does not name '{ $party }'
figures-fives = { $figure }: the jokers worth 5 go with the politicians all together, or not at all
figures-not-fives = { $figure }: the other jokers are removed all together, and only if those worth 5 go with the politicians
figures-deal = { $figure }: { $players } players need { $wanted } in all, and there are { $given }

# Kinds of things, as a report counts them

kind-action-cast-starter = Vote on who begins
kind-action-pass-answer = No further action card
kind-action-withdraw = Withdraw from a coalition
kind-action-lay = Lay a card
kind-action-lay-doubler = Lay a doubler
kind-action-lay-resignation = Lay a resignation
kind-action-accept = Accept a coalition
kind-action-propose = Propose a coalition
kind-action-include = Add to one’s proposal
kind-action-drop = Drop one’s proposal
kind-action-doppler = Doppler
kind-action-sturz = Sturz
kind-action-ruecktritt = Rücktritt
kind-action-skandal = Partei-Skandal
kind-action-weste = Weisse Weste
kind-promise-join = To join a coalition
kind-promise-stay-out = To stay out of a coalition
kind-promise-play-card = To play a card in this vote
kind-promise-spare = To play no card against a party
kind-promise-support = To govern together in the next country
things-party = Parties
things-card = Cards
