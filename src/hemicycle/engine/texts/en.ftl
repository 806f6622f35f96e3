# The engine's own sentences.

seat-number = Player { $number }
nobody = nobody
list-and = { $first } and { $last }

action-pass = Pass

refused-over = The game is over.
refused-no-such-seat = There is no such seat: this table has { $seats }.
refused-stale = This question has been answered already. Look again: you are asked something else now.
refused-not-asked = It is not your turn: { $seat } has to decide.
refused-not-offered = The rules do not allow that now.
refused-answered = You have answered already, and this answer can't be changed.
refused-undo = This can't be taken back: a card was shown or drawn, or somebody else has acted since.
