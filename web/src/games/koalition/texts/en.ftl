# What Koalition's board says beside the game's own words.

board-countries = Countries
board-round = card { $round } of { $rounds }
board-talks-now = the leaders are talking
board-again = voting again
board-done = { $country }: { $coalition }
board-done-none = { $country }: no government

board-hemicycle = Hemicycle: { $total } votes, { $majority } make a majority. { $parties }.
board-hemicycle-empty = Hemicycle: no votes yet.
board-party-votes =
    { $leader ->
        [none] { $party } { $votes } (no leader)
       *[other] { $party } { $votes } (led by { $leader })
    }
board-majority-of = make a majority of { $total }
board-no-votes = no votes yet

board-parties = Parties
board-nothing-laid = Nobody has laid a card yet.
board-led-by = led by
board-doubled = doubled by Doppler
board-doubled-first = doubled
board-scandal = halved by Partei-Skandal
board-scandal-cleared = its Partei-Skandal is cancelled
board-overthrown = overthrown by Sturz
board-card-resigned = { $card }, resigned
board-card-cleared = { $card }, its Rücktritt cancelled

board-no-coalition-yet = Possible coalitions appear here as soon as cards are laid.
board-votes-of =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
board-pay = { $seat }: { SIGNED($points) }
board-said-yes = { $seat } has said yes: { SIGNED($points) }
board-yes-wanted = { $seat } must still say yes: { SIGNED($points) }
board-without-you = without you
board-offers-left = proposals left: { $proposals }, changes of mind left: { $withdrawals }
board-silent =
    { $number ->
        [one] { $seats } has nothing to add
       *[other] { $seats } have nothing to add
    }
board-all = Show all { $number }
board-fewer = Show fewer
board-why-not = Why other parties can’t join
board-build = Put together a coalition
board-build-taken = Parties in your proposal
board-build-open = Parties that may join
board-build-nobody = None yet.
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

board-score = Points
board-winner =
    { $number ->
        [one] { $seats } wins
       *[other] { $seats } share the victory
    }
board-track = Bars: points, then the current Europe bonus, dashed. Before them: politicians + other cards in hand.
board-track-first = Bars: points, then the current Europe bonus, dashed. Before them: cards in hand.
board-track-given = Bars: points, then the Europe bonus, dashed.
board-begins = begins
board-held = cards in hand:
board-bonus = Bonus

board-who-begins = Who begins the first vote?
board-voted = Votes received: { $number } of { $players }

board-summary = Summary card
board-politicians = Politicians (struck out: out of play)
board-legend = ★ joker · ×2 Doppler · ½ Partei-Skandal · ↓ overthrown · struck out: resigned · hollow: votes of a Doppler · ◉ known to all
board-legend-first = ★ colourless politician · ×2 doubler · a resignation takes the highest card off the table
