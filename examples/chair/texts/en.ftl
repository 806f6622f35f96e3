# Chair in English.

game-title = Chair
game-tagline = Each round, all vote in secret on who gets the chair. Everybody has a secret friend.

edition-standard = Chair

option-rounds = Rounds
option-rounds-help = The number of rounds in a game.
option-rounds-5 = 5
option-rounds-3 = 3
option-rounds-7 = 7

# Things

term-vote = { $seat }: { $choice }
term-somebody = somebody
term-friend = { $friend } for { $seat }

# What happens

event-friend-dealt = { $seat } has a secret friend: { $friend }.
event-round-began = Round { $round }: the chair is free.
event-lot-drawn = The lot falls on { $seat }.
event-chair-taken = { $seat } gets the chair.
event-friends-shown = All show their friends: { $friends }.

ending-rounds = Round { $rounds } was the last.

# What is asked

ask-chair = Who gets the chair?
help-ask-chair = Everybody votes in secret for somebody else. The player with the most votes gets the chair.

ask-decide = There is a tie for the most votes. To whom do you give the chair?
help-ask-decide = You had the chair last: you decide between the players with the most votes.

# What can be chosen

action-cast = Vote for { $choice }

action-give-chair = Give the chair to { $seat }
help-action-give-chair = { $seat } gets the chair of this round.

refused-not-tied = The chair goes to one of the players with the most votes: { $seats_named }.

# Promises

promise-vote-for = { $seat } votes for { $candidate } in round { $round }
until-round = until this round ends

# The fields of the table, in plain text

field-chairs = Rounds with the chair
field-holder = Last holder of the chair
field-round = Round
field-shown = Friends
field-friends = Your friend
