# The engine's own sentences.

seat-number = Player { $number }
nobody = nobody
list-and = { $first } and { $last }

term-choice-yes = yes
term-choice-no = no
term-choice-abstain = abstention
term-vote = { $seat }: { $choice } ({ $weight })
term-tally = { $choice } { $weight }
term-place = { $place }. { $seat } ({ $points })

event-vote-cast = { $seat } votes: { $choice } ({ $weight }).
event-ballot-revealed = The votes are opened. { $told }.
event-secret-ballot-counted = The secret votes are counted: { $told }.
event-game-over = The game is over. { $told }.

action-pass = Pass
action-cast = Vote: { $choice }
action-by-lot = By lot

help-action-pass = You do nothing this time.
help-action-by-lot = If your time runs out, one of your choices is drawn by lot.
help-action-cast = Your vote is sealed until everybody has voted. Until then you may change it.

refused-over = The game is over.
refused-no-such-seat = There is no such seat: this table has { $seats }.
refused-stale = This question has been answered already. Look again: you are asked something else now.
refused-not-asked = It is not your turn: { $seat } has to decide.
refused-other-question = That is not what you are asked now: “{ $asked }”
refused-choice = Here one can choose: { $choices_named }.
refused-not-offered = The rules do not allow that now.
refused-answered = You have answered already, and this answer can’t be changed.
refused-batch = These choices can’t be sent together: a card would be shown or drawn on the way, or somebody else would act.
refused-undo = This can’t be taken back: a card was shown or drawn, or somebody else has acted since.

refused-deal-parties = A deal is made with other players of this table, each named once.
refused-deal-empty = A deal must hold at least one promise.
refused-deal-terms = A deal holds { $most } promises at most.
refused-deal-term = That can’t be promised now.
refused-deal-clash = Two of these promises are the same, or can’t both be kept.
refused-deal-offers = You have made { $most } offers already; wait until the game has gone on.
refused-deal-open = You have { $most } offers open already. Wait for an answer, or withdraw one.
refused-deal-again = The same offer is open already.
refused-deal-answer = You can only answer an offer of somebody else, between the same players.
refused-no-such-deal = You have no such deal.
refused-deal-closed = That offer is no longer open.
refused-deal-accepted = You have accepted that offer already.
refused-deal-own = The offer is your own: you can withdraw it.
refused-deal-not-own = Only { $seat }, who made that offer, can withdraw it. You can refuse it.
refused-deal-lapse = Only the table’s clock ends an offer.
refused-deal-void = What the offer promises is no longer possible.
refused-deal-reason = A reason must be one of the sentences of the game.

# What a bot says to an offer

bot-deal-good = That serves me.
bot-deal-poor = That brings me too little.
bot-deal-instead = Not quite; but I would agree to this.
bot-deal-promised-otherwise = I have promised otherwise.
bot-deal-distrust =
    { $broken ->
        [one] { $seat } has broken a promise. I make no such deals for a while.
       *[other] { $seat } has broken { $broken } promises. I make no such deals for a while.
    }
bot-deal-never = I make no deals.
bot-kept-promise = I had promised it.
