# The first lesson of Chair in English.

lesson-title = Three rounds for a chair
lesson-about = Vote, make a deal, and see who keeps one: three minutes.

bubble-welcome = Each round, somebody gets the chair. A chair of your own is worth 2 points. After three rounds, the player with the most points wins.
bubble-friend = You also have a secret friend: { $friend }. Each chair of your friend is worth 1 point to you, and nobody else knows.
bubble-vote = All vote in secret, each for somebody else. Vote for { $seat1 } now.
bubble-vote-else = That vote is allowed. For now, vote for { $seat1 }, to see what comes of it.
bubble-taken = { $seat1 } had the most votes, and has the chair. You can’t vote for yourself: so you need the others.
bubble-offer = { $seat1 } offers you a deal: your votes for each other. It is noted for all to see, but nobody is forced to keep it. Accept.
bubble-keep = Now keep your word: vote for { $seat1 }.
bubble-kept = Both of you kept your word, and the table remembers it. People who keep theirs get better offers.
bubble-propose = Your turn to bargain. Offer { $seat2 } the same: your vote for a vote.
bubble-trust = { $seat2 } has accepted. Vote for { $seat2 }, as you promised.
bubble-broken = { $seat2 } promised you a vote and gave it to { $seat1 }. Nothing forbids that. But the breach stands in the ledger, and you need not trust { $seat2 } again.
bubble-tie = Everybody has one vote. You had the chair last, so you decide. You may choose yourself.
bubble-count = Now all show their friends, and the points are counted: 2 for each chair, 1 for each chair of the friend.

lesson-closing = You know the whole game now. Play it with three friends: the bargaining is in the talk.
