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

help-action-pass = You do nothing this time.
help-action-cast = Your vote is sealed until everybody has voted. Until then you may change it.

refused-over = The game is over.
refused-no-such-seat = There is no such seat: this table has { $seats }.
refused-stale = This question has been answered already. Look again: you are asked something else now.
refused-not-asked = It is not your turn: { $seat } has to decide.
refused-not-offered = The rules do not allow that now.
refused-answered = You have answered already, and this answer can’t be changed.
refused-batch = These choices can’t be sent together: a card would be shown or drawn on the way, or somebody else would act.
refused-undo = This can’t be taken back: a card was shown or drawn, or somebody else has acted since.
