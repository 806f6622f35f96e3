# Koalition in English.

game-title = Koalition
game-tagline = Vote after vote through Europe, leaders of parties look for a majority.

edition-second = Second edition, 1995–96
edition-first = First edition, 1992 (experimental: most of its figures are our own)
section-first-edition = First edition

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

term-special-doppler = Doppler
term-special-sturz = Sturz
term-special-ruecktritt = Rücktritt
term-special-skandal = Partei-Skandal
term-special-weste = Weisse Weste
term-special-resignation = Resignation
term-special-doubler-of = Doubler of { $party }

term-politician = { $party } { $votes }
term-joker = Joker { $votes }
term-joker-first = Colourless { $votes }
term-joker-for = { $special } for { $party }
term-coalition = { $coalition }
term-small-party = { $party } ({ $players })
term-face-down = a card face down
term-hidden-politicians =
    { $number ->
        [one] 1 politician
       *[other] { $number } politicians
    }
term-hidden-specials =
    { $number ->
        [one] 1 action card or joker
       *[other] { $number } action cards and jokers
    }
term-score = { $seat } { $points }
term-counted = { $bloc } { $votes } ({ $leader })
term-vote = { $seat } for { $choice }

# What happens

event-new-deal = { $told }
term-deal-first = The cards are dealt.
term-deal-again = All cards are collected, shuffled and dealt again.
term-deal-short =
    { $number ->
        [one] { $seats_named } holds fewer than { $wanted } politicians, as many as are needed: all cards are collected, shuffled and dealt again.
       *[other] { $seats_named } hold fewer than { $wanted } politicians, as many as are needed: all cards are collected, shuffled and dealt again.
    }
term-deal-short-first =
    { $number ->
        [one] { $seats_named } holds fewer than { $wanted } cards, as many as are needed: all cards are collected, shuffled and dealt again.
       *[other] { $seats_named } hold fewer than { $wanted } cards, as many as are needed: all cards are collected, shuffled and dealt again.
    }
event-dealt = { $seat } is dealt { $told }.
event-ballot-revealed = Who shall begin? { $told }.
event-starter-chosen = { $seat } begins the first vote.
event-country-turned = Country { $number }: { $country }. Everybody lays { $cards } cards; { $seat } begins.
event-vote-again = { $country } votes once more; { $seat } begins.
event-card-laid = { $seat } lays { $told }.
event-doppler-played = { $seat } plays Doppler: the votes of { $party } count double.
event-sturz-played = { $seat } plays Sturz: { $leader } no longer leads { $party }. New leader: { $successor }.
event-ruecktritt-played = { $seat } plays Rücktritt: { $card }, laid by { $owner }, loses its votes.
event-skandal-played = { $seat } plays Partei-Skandal: { $party } loses half its votes.
event-weste-played = { $seat } plays Weisse Weste: { $target } is cleared.
event-doubler-laid = { $seat } lays the doubler of { $party }.
event-resignation-laid = { $seat } lays a resignation: { $told }.
event-votes-counted = The count: { $told }. { $total } votes in all, { $majority } make a majority.
event-proposed = { $seat } proposes { $coalition }.
event-accepted = { $seat } accepts { $coalition }.
event-withdrawn = { $seat } takes back the yes to { $coalition }.
event-held-out = { $seat } has nothing to add.
event-won-alone = { $told } has the majority alone.
term-alone = { $bloc }, led by { $seat },
term-alone-small-party = The small party { $bloc }
event-coalition-formed = { $coalition } shake hands and govern ({ $leaders }).
event-no-coalition =
    { $again ->
        [yes] { $country } finds no coalition. Politicians return to the hands, and the country votes once more.
       *[no] { $country } finds no coalition and is left without a government. Politicians return to the hands.
    }
event-points-scored = Points: { $scores }.
event-europe-bonus-given = Europe bonus of { $party }: { $bonus }. { $told }.
term-bonus-one = { $winners } takes it
term-bonus-shared = { $winners } take { $each } each
term-resigns = { $card }, laid by { $owner }, leaves the table
term-resigns-nobody = there is nobody to take away

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
action-include = Put together a proposal: with { $bloc }
action-drop = Drop the proposal that you put together
action-propose = Propose { $coalition }
action-accept = Accept { $coalition }
action-withdraw = Take back your yes to { $coalition }
action-pass-open = No action card
action-pass-negotiate = Nothing to add

# What is asked

ask-starter = { $seat }, who shall begin the first vote?
ask-lay = { $seat }, lay a card for { $country } ({ $round } of { $rounds }).
ask-open = { $seat }, do you play an action card? If you do, the others may answer.
ask-answer = { $seat }, do you play an action card too?
ask-negotiate = { $seat }, with whom do you want to govern?
ask-reconsider = { $seat }, you have nothing to add; you may still accept what lies on the table.

# What “?” explains

help-ask-starter =
    The table elects whoever begins the first vote. If several have most votes, the lot decides among them.
    Later on, whoever took most points in the last vote begins.
help-ask-lay =
    You must lay one politician or joker, face up, in each round of a country. Its votes go to its party. Whoever
    has most votes in a party leads it; if equal, whoever has the highest card.
help-ask-open =
    After laying, and only then, you may play one action card. If you do, everybody may play action cards, one at
    a time, until all have passed in succession. If you don’t, nobody can.
help-ask-answer =
    Somebody has played an action card, so everybody in turn may play one too. You may pass now and come back as
    long as others go on. It ends when all have passed in succession.
help-ask-negotiate =
    No party has the majority alone. A coalition governs as soon as all its leaders have said yes. It must reach
    the majority, its parties must be partners, and none may be in it that is not needed. Talk binds nobody, and
    points can’t be handed over. When no leader has anything to add, the country is without a government.
help-ask-reconsider =
    You said that you have nothing to add. As long as the leaders talk you may still say yes to what others have
    proposed. You are asked again as soon as somebody moves.

help-ask-lay-first =
    You must lay one card, face up, in each of the two rounds of a country: a politician, the colourless one for a
    party that you name, a doubler or a resignation. Whoever has most votes in a party leads it; if equal, whoever
    has the highest card.

help-action-cast = You vote for { $choice } to begin.
help-action-lay =
    Its votes go to that party. If the party governs, the card brings its point to whoever laid it. A joker counts
    for the party that you name as you lay it.
help-action-lay-first =
    Its votes go to that party. A party that wins alone shares the country’s points among its players by their
    votes in it, a coalition among the leaders of its parties. The colourless politician counts for the party that
    you name as you lay it.
help-action-lay-doubler =
    A doubler counts as much as all other votes of its party together. It does not help you to lead the party.
help-action-lay-resignation =
    A resignation takes the highest card off the table. Of equal cards you choose which.
help-action-doppler =
    Doppler, the doubler: at the count all votes of the party are doubled. Who leads it is decided without it.
help-action-sturz =
    Sturz, the overthrow: the leader loses the post and the best other player of the party takes it, until another
    Sturz hits the same party.
help-action-ruecktritt =
    Rücktritt, the resignation: the politician loses all its votes in this country, once per politician.
help-action-skandal =
    Partei-Skandal, the party scandal: at the count the party has half its votes, rounded down, once per party.
help-action-weste =
    Weisse Weste, the clean record: cancels a Rücktritt or a Partei-Skandal, whoever played it.
help-action-include =
    A proposal is put together party by party: one of your own first, then others that may govern with those you
    have, until they have the majority. Then you put it on the table. Nobody is bound by it before.
help-action-drop = You drop what you have put together. That counts as a change of mind, and those are limited.
help-action-propose =
    You put this coalition on the table and say yes to it. It governs once all its leaders have said yes. The
    number of your proposals in one negotiation is limited.
help-action-accept = You say yes to this coalition. If you are the last of its leaders to do so, it governs.
help-action-withdraw = You take back your yes, so that the coalition can’t be closed without you.
help-action-pass = You play no card. You will be asked again if somebody else plays one.
help-action-pass-open = You play no action card, and so nobody else can after your lay.
help-action-pass-negotiate =
    You wait. Until the talks are over you may still accept what lies on the table, and you are asked again as
    soon as somebody moves; when no leader moves any more, the talks have failed.

# What is refused

refused-no-card = You hold no { $special }.
refused-not-on-table = { $target } is not on the table.
refused-doubled = { $party } is doubled already, and one Doppler per party is all there may be.
refused-no-successor = The leader of { $party } can’t be overthrown: there must be a leader, and somebody to follow.
refused-resigned = { $card } has been hit by a Rücktritt in this vote already.
refused-scandal-twice = { $party } has had its scandal in this vote already.
refused-no-leader = { $party } has no leader now, and a scandal is laid beside a leader.
refused-nothing-to-clear = There is nothing to clear on { $target }: no Rücktritt or Partei-Skandal counts there now.
refused-not-in-hand = You do not hold { $card }.
refused-not-highest = A resignation takes the highest card off the table. Now that is: { $highest }.
refused-nobody-to-resign = There is no card on the table, so a resignation takes nothing.
refused-wrong-party = { $card } can only be laid for its own party.
refused-not-opened = Action cards can’t be played now: only whoever has just laid a card may begin with them.
refused-no-such-bloc = A coalition is made of parties that are on the table, and { $bloc } is none of them.
refused-empty-coalition = A coalition is made of parties that are on the table: name some.
refused-order = The strongest party is named first: { $coalition }.
refused-not-your-party = You lead none of the parties of { $coalition }.
refused-no-majority = { $coalition } together: { $votes } votes, and the majority is { $majority }.
refused-not-partners = { $bloc } and { $other_bloc } are not partners.
refused-partner-of-none = { $bloc } is a partner of none of the others.
refused-no-chain = { $coalition }: no chain of partners joins them all.
refused-not-needed = { $bloc } is not needed for the majority, and then it may not be in.
refused-begin-with-own = A proposal begins with a party of your own; { $bloc } is led by { $leader }.
refused-included = { $bloc } is in your proposal already.
refused-never-governs = No coalition that may govern has { $bloc } in it.
refused-no-way-on = With { $bloc } beside { $coalition }, no coalition would reach the majority with nobody too many.
refused-no-draft = You are not putting together any proposal.
refused-not-put-together = Put { $coalition } together first, party by party, and then propose it.
refused-proposed = { $coalition } lies on the table already.
refused-not-proposed = Nobody has proposed { $coalition }.
refused-accepted = You have said yes to { $coalition } already.
refused-not-accepted = You have not said yes to { $coalition }.
refused-table-full = { $proposals } proposals lie on the table, and there is no room for more: accept one, or wait.
refused-held-out =
    You said that you have nothing to add: until somebody else moves you may only accept what lies on the table.
refused-offers-spent =
    { $move ->
        [withdraw] You have no change of mind left in this negotiation: the limit is { $offers }.
       *[propose] You have no proposal left in this negotiation: the limit is { $offers }.
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

option-first-starter = First starter
option-first-starter-help = Who begins the first vote.
option-first-starter-vote = elected by the table
option-first-starter-lot = drawn by lot

option-compatibility = Partners
option-compatibility-help = Which parties may govern together when they are three or more.
option-compatibility-pairs = every two of them are partners
option-compatibility-chain = a chain of partners joins them all

option-stacking = Several Dopplers on one party
option-stacking-help = Whether a party may be doubled more than once in a vote.
option-stacking-yes = allowed, each doubles again
option-stacking-no = one per party

option-resigned-scores = Resigned politicians score
option-resigned-scores-help = Whether a politician hit by a Rücktritt still brings its card point.
option-resigned-scores-yes = the card point stays
option-resigned-scores-no = no card point

option-no-coalition = No coalition
option-no-coalition-help = What becomes of a country that finds no coalition.
option-no-coalition-again = it votes once more
option-no-coalition-drop = it is dropped

option-offers = Proposals
option-offers-help = How many proposals, and how many changes of mind, each leader has in one negotiation.
option-offers-1 = 1
option-offers-2 = 2
option-offers-3 = 3
option-offers-5 = 5
option-offers-10 = 10

# Why a bot did what it did

bot-for-oneself = I wanted to begin myself.
bot-take-the-lead = This makes me leader of { $party }, with { $votes } votes.
bot-keep-the-lead = This keeps me leader of { $party }, with { $votes } votes.
bot-spare-high-cards = { $party } did not need more from me, so I kept my high cards.
bot-add-to-a-party = I helped { $party } towards the majority.
bot-double-a-party = I doubled { $party }.
bot-remove-the-highest = I took the highest card off the table.
bot-keep-action-cards = No action card of mine was worth playing there.
bot-action-gains = Before that card I counted on { $before } points, after it on { $after }.
bot-action-looks-ahead = That card gains nothing at once; I played it for what may follow.
bot-include = I am putting a proposal together, with { $bloc }; the best I saw was { $best } points.
bot-propose = { $coalition } would bring me { $points } points; the best I saw was { $best }.
bot-accept = { $coalition } brings me { $points } points; the best I saw was { $best }.
bot-withdraw = { $coalition } brings me only { $points } points; the best I saw was { $best }.
bot-hold-out = I waited for something better: the best I saw was { $best } points.
bot-deal-coalition = { $coalition } brings me { $points } points; without a deal I count on { $expected }.
bot-deal-coalition-poor = { $coalition } would bring me { $points } points, and I count on { $expected } without you.
bot-deal-keep-cards = I decide about my action cards when the time comes.

# What the browser and the terminal both show

board-no-leader = no leader
board-together = together
board-pays = leaders { $bonus }, each card { $card_points }
board-pays-shares = shared { $shares }
term-special-doubler = Doubler
board-mixed =
    { $number ->
        [one] 1 joker is dealt with the politicians
       *[other] { $number } jokers are dealt with the politicians
    }
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
board-country = Country { $number } of { $length }
board-cards-each = { $cards } cards each
board-to-come =
    { $number ->
        [0] No country to come
        [one] 1 country to come
       *[other] { $number } countries to come
    }
board-points = points
board-europe-given = Europe bonus
board-coalitions = Possible coalitions
board-no-coalition = As it stands no coalition can govern.
board-others = Other cards:
board-out = { $number } out of play
board-propose = Propose
board-accept = Accept
board-withdraw = Take back
board-party = Party
board-partners = Partners
board-votes = votes
board-europe = Europe bonus now
board-not-all = These are not all: any other can be put together, party by party.

# What is wrong with the figures of an edition

figures-partner-itself = { $figure }: '{ $party }' can’t be its own partner
figures-partners = { $figure } must be mutual: '{ $party }' names '{ $partner }', but '{ $partner }' does not name '{ $party }'
figures-fives = { $figure }: the jokers worth 5 go with the politicians all together, or not at all
figures-not-fives = { $figure }: the other jokers are removed all together, and only if those worth 5 go with the politicians
figures-deal = { $figure }: { $players } players need { $wanted } in all, and there are { $given }
