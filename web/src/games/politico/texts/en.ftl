# What Politico's board says beside the game's own words.

board-progress = How far the game is
board-turn-of = Turn { $turn }: { $seat }
board-over = The game is over.

board-event = The event of this turn
board-paper = The Evening Post
board-paper-number = No. { $turn }
board-event-blank = A quiet day in Paris
board-event-nothing = Nothing happens.
board-event-none = No news yet.

board-assembly = The Assembly
board-hemicycle = Hemicycle: { $parties }. Deputies in all: { $total }; majority: { $majority }.
board-majority = majority { $majority }
board-of = of { $total }

board-government = The government
board-providence-when =
    { $number ->
        [one] After one more turn without a government, the Man of Providence needs no vote.
       *[other] After { $number } more turns without a government, the Man of Providence needs no vote.
    }
board-may-resign = You may resign between two turns.
board-resign-note = Only you see this.

board-lasts = In effect
board-until-scoring = until the next scoring
board-until-fall = as long as this government lasts

board-cards =
    { $number ->
        [one] { $number } trump in hand
       *[other] { $number } trumps in hand
    }
board-is-silenced = may neither attack nor defend
board-is-mute = may not attack, defend or vote
board-is-barred = may not be in the government

board-governments = Governments and falls
board-governments-none = Nobody has governed yet.
board-col-government = Government
board-col-turns = Turns
board-col-rounds = Rounds
board-unit-rounds = rounds
board-col-fall = End
board-fell-now = in office

board-sheet = Attacks and defences
board-sheet-fall = When a government is brought down, each member loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Whoever brought it down gains as many, and takes up to { $deputies ->
        [one] { $deputies } deputy
       *[other] { $deputies } deputies
    } from the Prime Minister.
board-col-attack = Attack
board-col-hit = If nobody counters it
board-col-answers = Countered by
board-col-price = Then the attacker
board-personal-short = personal
board-government-short = on the government
board-price = : { $price }
board-free = nobody pays
board-then = the attacker { $price }

board-hand =
    { $number ->
        [0] Your hand
        [one] Your hand: { $number } trump
       *[other] Your hand: { $number } trumps
    }
board-hand-of = { $seat }’s hand
board-hand-empty = No trumps.
board-playable = play it now
board-defend-with = counters it
board-swappable = swap it
board-give-up = could go
board-in-hand = in hand
board-suit-attack = attack
board-suit-defence = defence
board-suit-state = government
board-suit-force = power
board-put-back = Put back
board-personal = A personal attack: the victim defends alone.
board-only-in-defence = A defence is played against an attack.
board-not-now = This card can’t be played now.

board-attack = Attack
board-attacks = { $seat } attacks { $target }.
board-alone = { $target } must answer alone, with:
board-anybody = { $target }, or any other player, may answer with:
board-what-counters = What counters it
board-no-defence = You hold nothing that counters it. Others don’t know that, so you are asked too.
board-you-silenced = You may not defend yourself for now.
board-still-open = Still to answer: { $seats }.
board-all-answered = All have answered.
board-open = has not answered yet
board-answered = has answered

board-army = The army
board-no-army = You hold no Army Pressure. Others don’t know that, so you are asked too.

board-vote-investiture = Investiture
board-vote-censure = Motion of censure
board-their-votes =
    { $all ->
        [one] with { $number } of { $all } vote
       *[other] with { $number } of { $all } votes
    }
board-cast-yes = Yes
board-cast-no = No
board-cast-abstain = Abstain
board-vote-weight =
    { $number ->
        [one] You have { $number } vote. More yes than no is needed; abstentions don’t count.
       *[other] You have { $number } votes. More yes than no is needed; abstentions don’t count.
    }
board-you-mute = You may not vote for now.
board-you-none = Without deputies you have no vote.

board-forming = A government is being formed
board-your-government = Your government
board-reshuffle = Your reshuffle
board-is-member = member
board-is-called = called on
board-is-expelled = expelled
board-is-outside = outside
board-is-kept-out = barred
board-same-barred =
    This is the government barred until the start of turn { $turn }. If nobody declines, the attempt will fail.
board-would-have = Votes: { $number }; more than half is { $majority }:
board-enough = a majority, if all vote together.
board-missing = { $number } short.
board-send-call =
    { $number ->
        [one] Call on this partner
       *[other] Call on these { $number } partners
    }
board-send-alone = Govern alone
board-send-reshuffle =
    { $number ->
        [0] Change nothing
       *[other] Reshuffle
    }
board-anew = Start again

# The room, the desk, and great moments

board-players = The players
board-file-players = Players
board-file-governments = Governments
board-file-sheet = Attacks
board-aside = Put aside
board-close = Close
board-whose-hand = Whose hand
board-without-card = Without a card
board-plate-member = in government
board-plate-silenced = silenced
board-at-whom = Against whom? Touch a bench.
board-invite-how = Touch the benches of those you call on. They may decline; then all vote with their deputies.
board-reshuffle-how = Touch the benches of those you expel or call on. Newcomers may decline; there is no vote.
board-on-investiture = { $seat } asks the Assembly for its confidence.
board-on-censure = If { $seat }’s motion is carried, the government falls, and each of its members loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
board-moment-elected-first = The Assembly is elected
board-moment-elected-fourth = The Assembly is elected
board-moment-elected-intermediate = Intermediate elections
board-moment-elected-dissolution = The Assembly is dissolved
board-moment-answers = Who joins?
board-moment-joins = joins
board-moment-declines = declines
board-moment-formed = { $seat } governs
board-moment-minister = Minister
board-moment-scored = The government has lasted a round
board-moment-fell = The government falls
board-moment-coup = The army topples the government
board-moment-resigned = The Prime Minister resigns
board-moment-countered = The attack is countered
board-moment-hit = { $target } is hit
board-moment-stopped = The army is stopped
board-moment-cancelled = The army cancels the vote

# The drawings of the rules and of the two minutes

picture-event = 1. An event
picture-trump = 2. A trump
picture-act = 3. One act
picture-deputies = and twenty deputies change sides
picture-majority = if all vote: { $majority }
picture-armies = Three armies: the government falls.

# What a thing is, when touched

about-deputies = In every vote you have as many votes as deputies. Each time a government has lasted a round, every member scores as many points as deputies.
about-points = Whoever has the most points when the time is up wins; deputies don’t count. Whoever reaches the goal ends the game at once.
about-government = Each time it has lasted a round, every member scores as many points as deputies, the Prime Minister 30 more. If it is brought down, every member loses 50.
about-head = Heads the government and scores 30 points more. May reshuffle it, dissolve the Assembly once in a game, and resign. If brought down, also loses 20 deputies to whoever did it.
about-member = Governs with the Prime Minister, scores as many points as deputies, and falls with the government. Nothing obliges a member to defend it.
about-majority = More than half of the votes that are cast; abstentions don’t count. An investiture and a motion of censure need it.
about-event = Each turn begins with an event, which happens to whoever it names. Nearly half of them are blank.
about-pile = Each turn you draw a trump, or put one of yours under the pile and draw two. Trumps that were played go under the pile as well.
about-elections = The deputies are dealt anew. Points and the government stay.
about-truce = No red attacks, except Ecological Disaster. Motions and the army are still allowed.
term-deputies-kind = Deputies
term-points-kind = Points
term-government = The government
term-head = Prime Minister
term-member = Member of the government
term-majority = Majority
term-event = Event
term-pile = Trumps
term-elections = Intermediate elections
term-truce = Truce
