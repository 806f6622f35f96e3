# What Koalition's board says beside the game's own words.

board-countries = Countries
board-round = card { $round } of { $rounds }
board-talks-now = the leaders are talking
board-again = voting again
board-done-none = no government

board-hemicycle = Hemicycle: { $total } votes, { $majority } make a majority. { $parties }.
board-hemicycle-empty = Hemicycle: no votes yet.
board-party-votes =
    { $leader ->
        [none] { $party } { $votes } (no leader)
       *[other] { $party } { $votes } (led by { $leader })
    }
board-majority-of = make a majority of { $total }
board-no-votes = no votes yet
board-still-open = Still to answer: { $seats }.
board-bonus-each = { $bonus }, that is { $each } each

board-parties = Parties
board-leads = leads

board-no-coalition-yet = Possible coalitions appear here as soon as cards are laid.
board-pay = { $seat }: { SIGNED($points) }
board-said-yes = { $seat } has said yes: { SIGNED($points) }
board-yes-wanted = { $seat } must still say yes: { SIGNED($points) }
board-without-you = without you
board-missing =
    { $number ->
        [one] one yes missing
       *[other] { $number } yes missing
    }
board-proposed = Coalitions on the table
board-offers-left = proposals left: { $proposals }, changes of mind left: { $withdrawals }
board-silent =
    { $number ->
        [one] { $seats } has nothing to add
       *[other] { $seats } have nothing to add
    }
board-build = Put together a coalition
board-build-open = Parties that may join
board-build-begin = Begin with one of your own parties.
board-build-missing = Votes: { $votes } of { $majority }, { $missing } more needed.
board-build-stuck = Votes: { $votes } of { $majority }, and no other party may join: take one out.
board-build-whole = Votes: { $votes }, a majority.
board-build-wrong = These parties can’t govern together: take one out.
board-build-proposed = This coalition is already on the table.
board-build-own = not led by you: begin with one of your own
board-build-enough = the majority is already reached
board-build-strangers = not a partner of { $bloc }
board-build-spare = { $bloc } would no longer be needed
board-build-clear = Start over

board-hand = Your hand
board-hand-of = { $seat }’s hand
board-hand-empty = No cards.
board-aimed = { $card }:
board-not-playable = can’t be played now
board-not-now = This card can’t be played now.
board-known = known to all
board-put-back = Put back
board-close = Close

# What an action card does, in as few words as fit on it.
board-does-doppler = doubles a party
board-does-sturz = a leader falls
board-does-ruecktritt = a politician resigns
board-does-skandal = halves a party
board-does-weste = cancels a resignation or scandal
board-does-doubler = doubles its party
board-does-resignation = takes the highest card away

board-held = In hand
board-held-both = In hand: politicians + other cards
board-bonus = Bonus

board-who-begins = Who begins the first vote?
board-voted = Votes received: { $number } of { $players }

board-look-countries = Countries
board-look-europe = Europe
board-look-summary = Summary
board-summary = Summary card
board-politicians = Politicians (struck out: out of play)
board-legend = ★ joker · ×2 Doppler · ½ Partei-Skandal · ↓ overthrown · struck out: resigned · hollow: votes of a Doppler · ◉ known to all
board-legend-first = ★ colourless politician · ×2 doubler · a resignation takes the highest card off the table

# On the plates, and of great moments

plate-leads = leads { $parties }
plate-begins = begins
moment-falls = { $leader } no longer leads { $party }
moment-grows = { $party } grows
moment-shrinks = { $party } shrinks
moment-shaken = { $country }: hands are shaken
moment-ended = { $country } has voted
moment-failed = { $country }: no government
moment-again = { $country } votes again
moment-bonus = { $party } { SIGNED($points) }

# What a thing is, when touched

about-joker = Laid in place of a politician, with the votes on it. You name its party as you lay it.
about-politician = Laid for its party: its votes are the party’s. If the party governs, the card scores for whoever laid it.
about-politician-first = Laid for its party: its votes are the party’s.
about-party = The cards laid for a party are its votes. Only partners may govern together.
about-country = Everybody lays as many cards as the country asks for. Then the governing parties score: each leader takes leader points, the strongest party’s most, and each of their cards as well.
about-country-first = Everybody lays two cards. If a party wins alone, its players share the points, most votes first; if a coalition wins, its leaders do.
about-leader = The player with the most votes in a party leads it; if tied, the player with the highest card. Leaders negotiate, and those who govern take leader points.
about-small-party = The best players of this party are equal, so nobody leads it. Each player who has cards in it leads a small party: those cards alone, with the same partners.
about-majority = More than half of all votes. A party that reaches it alone governs; otherwise the leaders look for a coalition that does.
about-coalition = Parties that are partners, reach the majority together and are all needed for it. It governs once all their leaders have said yes.
about-europe = At the end of the game, the party that has brought the most points is worth 7, the next 6, down to 1. Each bonus goes to the player with the most points in that party.
term-majority = Majority
term-leader = Party leader
term-small-parties = Small party
term-coalitions = Coalition
term-europe = Europe bonus
