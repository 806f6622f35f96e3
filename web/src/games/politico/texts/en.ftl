# What Politico's board says beside the game's own words.

board-progress = How far the game is
board-turn-of = Turn { $turn }: { $seat }
board-over = The game is over.
board-elections-turns = Intermediate elections after turn { $number }.
board-elections-minutes = Intermediate elections after { $number } minutes.
board-elections-held = The intermediate elections have been held.
board-dissolved = The Assembly has been dissolved once.
board-pile = { $number } trumps to draw, { $under } under the pile
board-recent = What happened last

board-event = The event of this turn
board-paper = The Evening Post
board-paper-number = No. { $turn }
board-event-blank = A quiet day in Paris
board-event-nothing = Nothing happens.
board-event-none = No news yet.

board-assembly = The Assembly
board-hemicycle = Hemicycle of { $total } deputies, more than half are { $majority }: { $parties }
board-majority = majority { $majority }
board-of = of { $total }
board-trumps = trumps

board-government = The government
board-rounds =
    { $number ->
        [0] It has not lasted a round yet.
        [one] It has lasted a round.
       *[other] It has lasted { $number } rounds.
    }
board-providence = The hour of the Man of Providence: he needs no vote.
board-providence-when =
    { $number ->
        [one] After one turn more without one, the Man of Providence needs no vote.
       *[other] After { $number } turns more without one, the Man of Providence needs no vote.
    }
board-may-resign = You may resign between two turns.
board-resign-note = Only you see this.

board-lasts = What lasts
board-lasts-nothing = Nothing lasts at the moment.
board-until-scoring = until the points are due
board-until-fall = for the whole of it

board-points-to = Points, up to { $goal }
board-cards =
    { $number ->
        [one] 1 trump in hand
       *[other] { $number } trumps in hand
    }
board-is-silenced = may neither attack nor defend
board-is-mute = may neither attack, nor defend, nor vote
board-is-barred = barred from the government

board-governments = Governments and falls
board-governments-none = Nobody has governed yet.
board-col-government = Government
board-col-turns = Turns
board-col-rounds = Rounds
board-unit-rounds = rounds
board-col-fall = End
board-fell-now = in office

board-sheet = Attacks and defences
board-sheet-fall = When a government falls: each member −{ $points } points, the Prime Minister also up to { $deputies } deputies, which go to whoever brought it down, with { $points } points.
board-col-attack = Attack
board-col-hit = If nobody counters it
board-col-answers = Countered by
board-col-price = Then the attacker
board-personal-short = personal
board-government-short = on the government
board-price = : { $price }
board-free = nobody pays.
board-then = the attacker { $price }

board-hand =
    { $number ->
        [0] Your hand
        [one] Your hand: 1 trump
       *[other] Your hand: { $number } trumps
    }
board-hand-of = Hand of { $seat }
board-hand-empty = No trumps.
board-playable = play it now
board-defend-with = counters it
board-swappable = could go for two
board-give-up = could go
board-in-hand = in hand
board-suit-attack = attack
board-suit-defence = defence
board-suit-state = government
board-suit-force = power
board-put-back = Put back
board-at-whom = At whom?
board-personal = A personal attack: the victim defends alone.
board-counters = Counters { $cards }.
board-about-baraka = Counters every red attack, and nobody pays; not the army, nor a motion.
board-about-premier-ministre = By it one forms a government, while there is none.
board-about-homme-providentiel = Forms a government as any Prime Minister does; in troubled times without a vote, and for two rounds nobody may attack it.
board-about-union-nationale = No attacks for a round, but for the Ecological Disaster and the army.
board-about-motion-de-censure = All vote; if it is carried, the government falls.
board-about-pression-de-l-armee = Topples the government, enters it, or governs without a majority; cancels a vote; stops another army, or an Overseas Disaster.
board-only-in-defence = A defence is played when somebody is attacked.
board-not-now = It can’t be played now.

board-hint-draw = Or choose a card of your hand that you want to get rid of.
board-hint-act = Choose a card of your hand: those you can play are marked.
board-hint-nothing = No card of your hand can be played now.
board-hint-give-up = Choose it in your hand.

board-attack = Attack
board-attacks = { $seat } attacks { $target }.
board-alone = { $target } must answer alone, with:
board-anybody = { $target } may answer, or anybody else, with:
board-what-counters = What counters it
board-no-defence = You hold nothing against it. Others don’t know that, so you are asked too.
board-you-silenced = You may not defend yourself for now.
board-still-open =
    { $number ->
        [one] Still open: { $seats }.
       *[other] Still open: { $seats }.
    }
board-sealed = Your answer is sealed. You may change it until all have answered.
board-all-answered = All have answered.
board-open = has not answered yet
board-answered = has answered

board-army = The army
board-army-topple = { $seat } has the army topple the government of { $premier }.
board-army-enter = { $seat } enters the government of { $premier } by the army.
board-army-minority = { $seat } wants to govern by the army, without a vote.
board-army-investiture = { $seat } has won the vote, unless the army cancels it.
board-army-motion = The motion of { $seat } is carried, unless the army cancels it.
board-army-defence = { $seat } defends with the army against the Overseas Disaster.
board-army-answered =
    { $number ->
        [one] { $seat } has answered with an army.
       *[other] { $number } armies have been played in answer, the last by { $seat }.
    }
board-stands-topple = As it stands, the government falls.
board-stands-enter = As it stands, { $seat } is in.
board-stands-minority = As it stands, { $seat } governs.
board-stands-investiture = As it stands, { $seat } governs.
board-stands-motion = As it stands, the government falls.
board-stands-defence = As it stands, the disaster is averted.
board-stopped-topple = As it stands, the government stays.
board-stopped-enter = As it stands, { $seat } stays outside.
board-stopped-minority = As it stands, there will be a vote.
board-stopped-investiture = As it stands, the vote is cancelled.
board-stopped-motion = As it stands, the vote is cancelled.
board-stopped-defence = As it stands, the disaster takes its course.
board-no-army = You hold no Army Pressure. Others don’t know that, so you are asked too.

board-vote-investiture = Investiture
board-vote-censure = Motion of censure
board-about-investiture = Invest this government of { $seat }?
board-about-censure = Shall the government fall, as { $seat } moves? Each of its members would lose { $points } points.
board-their-votes = with { $number } of { $all } votes
board-cast-yes = Yes
board-cast-no = No
board-cast-abstain = Abstain
board-vote-weight =
    { $number ->
        [one] You have 1 vote. More yes than no is needed; abstentions don’t count.
       *[other] You have { $number } votes. More yes than no is needed; abstentions don’t count.
    }
board-you-mute = You may not vote for now.
board-you-none = Without deputies you have no vote.
board-votes-opened = how they voted
board-opened = { $vote }: how they voted
board-needed = { $number } were needed.

board-forming = A government is formed
board-your-government = Your government
board-forms = { $seat } forms a government
board-reshuffle = Your reshuffle
board-reshuffles = { $seat } reshuffles the government
board-by-army = With the army: if nobody counters it, there is no vote.
board-invite-how = Touch whom you call on. They may refuse; then all vote with their deputies.
board-reshuffle-how = Touch whom you expel or call on. Newcomers may refuse; there is no vote.
board-is-member = member
board-is-called = called on
board-is-expelled = expelled
board-is-outside = outside
board-is-kept-out = barred
board-same-barred =
    This is the government that is barred until turn { $turn }. If nobody declines, nothing comes of it.
board-would-have = { $number } deputies, { $majority } are more than half:
board-enough = a majority, if all keep together.
board-missing = { $number } more are missing.
board-send-call =
    { $number ->
        [one] Call on this partner
       *[other] Call on these { $number }
    }
board-send-alone = Govern alone
board-send-reshuffle =
    { $number ->
        [0] Leave it as it is
       *[other] Reshuffle so
    }
board-anew = Begin anew
