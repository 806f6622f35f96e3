# What Koalition's board says beside the game's own words.

board-countries = Countries
board-round = card { $round } of { $rounds }
board-talks-now = the leaders talk
board-again = votes again
board-done = { $country }: { $coalition }
board-done-none = { $country }: no government

board-hemicycle = Hemicycle: { $total } votes, { $majority } make a majority. { $parties }.
board-hemicycle-empty = Hemicycle: no votes yet.
board-party-votes =
    { $leader ->
        [none] { $party } { $votes }, without leader
       *[other] { $party } { $votes }, led by { $leader }
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

board-no-coalition-yet = As soon as cards are on the table they stand here.
board-votes-of =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
board-said-yes = has said yes
board-yes-wanted = must still say yes
board-without-you = without you
board-offers-left = proposals left: { $proposals }, changes of mind: { $withdrawals }
board-silent =
    { $number ->
        [one] { $seats } has nothing to add
       *[other] { $seats } have nothing to add
    }
board-all = Show all { $number }
board-fewer = Show fewer
board-why-not = Why not others?
board-build = Put together a coalition
board-build-taken = Parties in your proposal
board-build-open = Parties that may join
board-build-nobody = Nobody yet.
board-build-begin = Begin with a party of your own.
board-build-missing = { $votes } votes of { $majority }: { $missing } more wanted.
board-build-stuck = { $votes } votes of { $majority }, and nobody else may join: take a party out again.
board-build-whole = { $votes } votes: a majority.
board-build-wrong = These parties can’t govern together: take one out again.
board-build-proposed = This coalition lies on the table already.
board-build-own = not led by you: begin with your own
board-build-enough = the majority is reached without
board-build-strangers = no partner of { $bloc }
board-build-spare = { $bloc } would not be needed then
board-build-clear = Start anew

board-hand = Your hand
board-hand-of = Hand of { $seat }
board-hand-empty = No cards.
board-times = { $number } × { $card }
board-not-playable = can’t be played now
board-not-now = This card can’t be played now.
board-known = all know that it is here
board-put-back = Put back

board-score = Points
board-winner =
    { $number ->
        [one] { $seats } wins
       *[other] { $seats } win together
    }
board-track = Bars: points, then dashed the Europe bonus as it stands. In front: politicians + other cards in hand.
board-track-first = Bars: points, then dashed the Europe bonus as it stands. In front: cards in hand.
board-track-given = Bars: points, then dashed the Europe bonus.
board-begins = begins
board-held = cards in hand:
board-bonus = Bonus

board-who-begins = Who begins the first vote?
board-voted = { $number } of { $players } have voted

board-summary = Summary card
board-politicians = Politicians (struck out: out of play)
board-legend = ★ joker · ×2 Doppler · ½ Partei-Skandal · ↓ overthrown · struck out: resigned · hollow: votes of a Doppler · ◉ known to all
board-legend-first = ★ colourless politician · ×2 doubler · a resignation takes the highest card off the table
