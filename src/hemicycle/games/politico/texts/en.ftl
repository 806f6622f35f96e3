# Politico in English.

game-title = Politico
game-tagline = Form a government, keep it for a round, and bring down everybody else’s.

edition-original = The game as it was printed

# Things

term-card-premier-ministre = Prime Minister
term-card-homme-providentiel = Man of Providence
term-card-union-nationale = National Union
term-card-motion-de-censure = Motion of Censure
term-card-pression-de-l-armee = Army Pressure
term-card-greve-generale = General Strike
term-card-desaccords = Government at Odds
term-card-agitation-sociale = Social Unrest
term-card-debacle-economique = Economic Debacle
term-card-inflation-record = Record Inflation
term-card-catastrophe-ecologique = Ecological Disaster
term-card-surenchere-demagogique = Demagogic Promises
term-card-forfaiture = Charge of Malfeasance
term-card-desastre-outre-mer = Overseas Disaster
term-card-scandale-financier = Financial Scandal
term-card-affaire-de-moeurs = Sex Scandal
term-card-crise-dans-le-parti = Party Crisis
term-card-scission-dans-le-parti = Party Split
term-card-echec-de-la-greve = The Strike Fails
term-card-replatrage = Patched Up
term-card-negociation = Wage Talks
term-card-reussite = Economic and Social Success
term-card-inflation-vaincue = Inflation Beaten
term-card-propos-lenifiant = Soothing Words
term-card-avis-du-conseil = Opinion of the Council
term-card-proces-en-diffamation = Libel Suit
term-card-scission-evitee = Split Averted
term-card-baraka = Baraka
term-card-face-down = a card face down
term-trumps =
    { $number ->
        [one] a trump
       *[other] { $number } trumps
    }
term-trumps-known = { $trumps }, among them { $known }
term-deputies =
    { $number ->
        [one] 1 deputy
       *[other] { $number } deputies
    }
term-shares = { $seat } { $number }
term-points = { $seat } { $signed }
term-voted = { $seat } { $choice } ({ $weight })
term-until-turn = turn { $number }
term-until-round = for a round
term-until-scoring = until the government has its points

term-who-drawer = whoever drew it
term-who-next = the next player
term-who-chosen = a player of the drawer’s choice
term-who-prime-minister = the Prime Minister
term-who-most-deputies = whoever has the most deputies
term-who-second-most-deputies = whoever has the second most deputies
term-who-fewest-deputies = whoever has the fewest deputies
term-who-other-with-most-deputies = of the others, whoever has the most deputies
term-who-other-with-fewest-deputies = of the others, whoever has the fewest deputies
term-who-largest-outside = the largest party outside the government
term-who-most-points = whoever has the most points
term-who-fewest-points = whoever has the fewest points
term-who-members = each member of the government
term-who-outside = each player outside the government
term-who-all = everybody

term-effect-fall = the government falls
term-effect-fall-minority = only if the government holds less than half of all deputies: it falls
term-effect-points = { $who }: { $signed } points
term-effect-deputies = { $number } deputies change sides: { $who } → { $to }
term-effect-even-out = of the drawer and { $who }, whoever has more deputies gives { $number } to the other
term-effect-truce = no red attack for a round, but for the Ecological Disaster
term-effect-no-act = no act of play this turn
term-effect-draw =
    { $number ->
        [one] a trump for { $who }
       *[other] { $number } trumps for { $who }
    }
term-effect-give-up =
    { $number ->
        [one] the drawer puts a trump under the pile
       *[other] the drawer puts { $number } trumps under the pile
    }

# What happens

event-deputies-elected = { $told }
term-elected-first = The Assembly is elected: { $shares }. { $number } deputies in all.
term-elected-fourth = Fewer than 200 deputies: a plaque more for everybody. { $shares }; { $number } in all.
term-elected-intermediate = Intermediate elections: { $shares }.
term-elected-dissolution = The Assembly is dissolved and elected anew: { $shares }.
event-first-player-found = { $seat } has the fewest deputies and begins.
event-turn-began = Turn { $turn }: { $seat }.
event-event-drawn = { $told }
term-event-blank = Event: nothing happens.
term-event-told = Event: { $title } – { $effects }.
event-trumps-drawn = { $seat } draws { $told }.
event-pile-shuffled = { $told }
term-shuffled-events = The event cards are through, and { $number } are shuffled.
term-shuffled-trumps = The pile is through: the { $number } trumps that went under it are shuffled.
event-points-changed = Points: { $told }.
event-deputies-moved = { $seat } takes { $told } from { $giver }.
event-trump-swapped = { $seat } puts { $card } under the pile and draws two.
event-trump-given-up = { $seat } puts { $card } under the pile.
event-trumps-lost = { $seat } loses { $told }.
event-nothing-to-do = { $seat } has no act of play this turn.
event-truce-called = No red attacks until { $until }.

event-government-attempted = { $seat } tries to form a government: { $told }.
term-attempt-army = { $card } with Army Pressure
term-attempt-alone = { $card }
event-coalition-invited = { $seat } calls on { $members } to join.
event-invitations-answered = { $told }
term-invited-all = { $members } will join.
term-invited-none = { $declined } will not join.
term-invited-some = { $members } will join, { $declined } will not.
event-attempt-withdrawn = { $seat } gives up forming a government and takes the card back.
event-attempt-barred =
    The government that was agreed on, { $members }, is barred until { $until }: there is no vote, and { $seat } takes
    the card back.
event-ballot-revealed = The votes: { $told }.
event-investiture-voted =
    { $carried ->
        [yes] { $yes } for, { $no } against, { $needed } needed: { $seat } is invested.
       *[no] { $yes } for, { $no } against, { $needed } needed: { $seat } is refused, and takes the card back.
    }
event-investiture-cancelled = The army has cancelled the vote: { $seat } loses the card.
event-government-formed = { $told }
term-formed-vote = { $premier } governs with { $members }.
term-formed-army = { $premier } governs with { $members }, thanks to the army.
term-formed-providence = { $premier }, Man of Providence, governs with { $members }, untouchable for two rounds.
term-formed-alone-vote = { $premier } governs alone.
term-formed-alone-army = { $premier } governs alone, thanks to the army.
term-formed-alone-providence = { $premier }, Man of Providence, governs alone, untouchable for two rounds.
event-government-scored = The government has lasted a round: { $told }.
event-points-withheld = { $card }: the government gets no points for this round.
event-immunity-ended = { $seat } is a Prime Minister like any other now, and can be attacked.

event-government-fell = { $told }
term-fell-event = The government of { $premier } falls.
term-fell-motion = The motion of { $author } brings down the government of { $premier }.
term-fell-attack = { $author } brings down the government of { $premier }.
term-fell-army = The army, called by { $author }, brings down the government of { $premier }.
event-prime-minister-resigned = { $seat } resigns as Prime Minister, and the government is gone.
event-member-resigned = { $seat } leaves the government.
event-members-expelled = { $seat } expels { $members } from the government.
event-members-joined = New in the government of { $seat }: { $members }.
event-reshuffle-void = The reshuffle is void: this government may not come back yet.

event-attack-played = { $seat } attacks { $target }: { $card }.
event-attack-countered = { $seat } counters with { $card }.
event-attack-succeeded = { $card } hits { $target }.
event-player-silenced = { $told }
term-silenced-affair = { $seat } may neither attack nor defend until { $until }.
term-silenced-crisis = { $seat } may neither attack, nor defend, nor vote until { $until }.
event-player-barred = { $seat } may not be in the next government.
event-same-forbidden = { $members } may not form the same government again before { $until }.
event-lasting-ended = { $told }
term-ended = { $card } ends.
term-ended-for = { $card } ends for { $seat }.
term-truce-ended = The truce ends.
event-motion-tabled = { $seat } tables a motion of censure.
event-motion-voted =
    { $carried ->
        [yes] { $yes } for, { $no } against, { $needed } needed: the motion is carried.
       *[no] { $yes } for, { $no } against, { $needed } needed: the motion is rejected, and { $seat } takes it back.
    }
event-motion-cancelled = The army has cancelled the vote: the motion of { $seat } is lost.
event-army-played = { $seat } plays Army Pressure { $told }.
term-army-topple = to topple the government
term-army-enter = to enter the government
term-army-minority = to govern without a majority
term-army-investiture = to cancel the investiture
term-army-motion = to cancel the motion
term-army-defence = in defence
term-army-counter = against the army
event-army-stopped = { $told }
term-stopped-topple = The army is held back: the government stays.
term-stopped-enter = The army is held back: { $seat } stays outside.
term-stopped-minority = The army is held back: there will be a vote.
term-stopped-defence = The army is held back: the attack goes on.
event-union-played = { $seat } proclaims National Union: no attacks until { $until }, but for the Ecological Disaster.

# What one may choose

action-cast = { $choice }
action-draw = Draw a trump
action-swap = Put { $card } under the pile and draw two
action-form-government = { $told }
term-form = Form a government with { $card }
term-form-army = Form a minority government with { $card } and Army Pressure
action-attack-with = { $card } against { $target }
action-table-motion = Table a motion of censure
action-topple-by-army = Have the army topple the government
action-enter-by-army = Enter the government by the army
action-play-union = Proclaim National Union
action-leave-government = Leave the government
action-step-down = Resign as Prime Minister
action-reshuffle-government = Reshuffle the government
action-dissolve = Dissolve the Assembly
action-invite = Call on { $party }
action-expel = Expel { $party }
action-present = That is all
action-present-present = Go on with those who accepted
action-present-invite = That is all: go on
action-present-reshuffle = That is all: reshuffle so
action-withdraw = Give up, and take the card back
action-join = Join
action-decline = Refuse
action-defend = Counter with { $card }
action-lose-trump = Lose { $card }
action-counter-with-army = Play Army Pressure
action-choose-player = { $party }
action-give-up = Put { $card } under the pile
action-resign-later = Resign when this turn is over
action-stay-on = Stay in office
action-pass-act = End the turn
action-pass-defend = No defence
action-pass-answer-army = Let it be
action-pass-succeed = Form no government now

# What is asked

ask-draw = { $seat }, draw a trump, or get rid of a card and draw two.
ask-act =
    { $left ->
        [any] { $seat }, what do you do?
        [again] { $seat }, try another Prime Minister card, or attack?
        [attack] { $seat }, you may still attack.
        [army] { $seat }, you may still call the army.
        [union] { $seat }, you may still proclaim National Union.
       *[none] { $seat }, anything else as Prime Minister?
    }
ask-invite =
    { $number ->
        [0] { $seat }, on whom do you call to govern with you?
       *[other] { $seat }, on whom else do you call?
    }{ $barred ->
        [0] {""}
       *[other] {" "}As the list stands, it is the government that is barred until turn { $barred }.
    }
ask-join =
    { $seat }, do you join the government of { $premier }?{ $barred ->
        [0] {""}
       *[other] {" "}If all who are called accept, it is the one that is barred until turn { $barred }, and nothing comes of it.
    }
ask-present = { $seat }, not everybody has accepted. Do you go on?
ask-investiture = { $seat }, do you vote for the government of { $premier }?
ask-censure = { $seat }, do you vote for the motion of { $author }?
ask-answer-army = { $seat }, { $told }
term-ask-army-topple = { $author } has the army topple the government. Do you counter with Army Pressure?
term-ask-army-enter = { $author } enters the government by the army. Do you counter with Army Pressure?
term-ask-army-minority = { $author } wants to govern by the army. Do you counter with Army Pressure?
term-ask-army-investiture = { $author } has won the vote. Do you cancel it with Army Pressure?
term-ask-army-motion = the motion of { $author } is carried. Do you cancel it with Army Pressure?
term-ask-army-defence = { $author } defends with the army. Do you counter with Army Pressure?
term-ask-army-again = { $last } has answered with Army Pressure. Do you counter that with another?
ask-defend = { $seat }, { $attacker } attacks { $target }: { $card }. Do you counter it?
ask-succeed = { $seat }, the government has fallen. Do you form a new one at once?
ask-reshuffle =
    { $seat }, how do you change your government?{ $barred ->
        [0] {""}
       *[other] {" "}As the list stands, it is the one that is barred until turn { $barred }: the reshuffle would be void.
    }
ask-choose = { $seat }, whom does the event hit?
ask-give-up = { $seat }, which trump do you put under the pile?
ask-lose =
    { $number ->
        [one] { $seat }, which trump do you lose?
       *[other] { $seat }, which trump do you lose? { $number } are still to go.
    }
ask-resign = { $seat }, as Prime Minister you may resign between two turns.

# What “?” explains

help-ask-draw =
    Each turn brings a trump. Instead you may put a card that you don’t want under the pile, for all to see, and draw
    two. Neither is your act of play.
help-ask-act =
    One act of play a turn: form a government, attack, table a motion, call the army, proclaim National Union, or leave
    the government. A reshuffle, a dissolution and the Prime Minister’s resignation don’t count.
help-ask-invite =
    A government alone or with as many partners as you like; they may refuse. All then vote with their deputies, and
    more votes for than against are needed. Each round that it lasts, every member gets a point for each of
    their deputies, and you 30 more.
help-ask-join =
    All who were called answer at once. Members get points each round, and lose 50 when the government is brought down.
help-ask-present =
    Those who accepted are your partners. If you give up, the card goes back to your hand{ $succession ->
        [0] , and you may attack.
       *[other] . No attack follows, since this comes after a fall.
    }
help-ask-investiture =
    The vote is sealed until all have voted; until then you may change it. Abstentions don’t count. Nobody has to vote
    for partners.
help-ask-censure =
    If there are more votes for the motion than against, the government falls: its members lose 50 points, and whoever
    tabled it gets 50 and up to 20 deputies of the Prime Minister.
help-ask-answer-army =
    All are asked at once, whatever they hold, and the first in order plays. An Army Pressure is countered only by
    another, which may be countered in turn.
help-ask-defend =
    All who may help are asked at once, whatever they hold. The first in order who counters does so, the one attacked
    first. Against a personal attack one defends alone.
help-ask-succeed = Whoever brings a government down may form a new one at once. If the army did it, the fallen Prime Minister may first.
help-ask-reshuffle = Expel whom you like, call on whom you like; newcomers may refuse. There is no vote. Once a turn.
help-ask-choose = The event leaves it to you.
help-ask-give-up = Everybody sees which one it is.
help-ask-lose = Everybody sees which one it is.
help-ask-resign =
    Nobody learns of it before the turn is over, and until then you may change your mind. Resigning costs nothing; your
    card goes under the pile. If the government falls first, it falls with its penalties.

help-action-cast = It is sealed until everybody has voted. Until then you may change it.
help-action-draw = One card from the pile.
help-action-swap = You end up with one card more, as by drawing, but without that one.
help-action-form-government =
    You lay the card down, call on partners, and all vote. If you are refused, you take it back and may attack. With the
    army there is no vote, unless somebody counters it. In its hour, the Man of Providence needs no vote either.
help-action-form-government-succeed =
    You lay the card down, call on partners, and all vote. If you are refused, you take it back, and that was your try.
    With the army there is no vote, unless somebody counters it. In its hour, the Man of Providence needs no vote either.
help-action-attack-with = If nobody counters it, it takes effect at once. What it does, and what counters it, is on the sheet.
help-action-table-motion = All vote at once. If it is rejected, you take it back and may still attack.
help-action-topple-by-army = Unless another Army Pressure counters it, the government falls with all penalties.
help-action-enter-by-army = Unless another Army Pressure counters it, you are a member, and score with the others.
help-action-play-union = No attacks and no motions until your next turn, but for the Ecological Disaster and the army.
help-action-leave-government = You are out of it at once. The government stays, even without a majority.
help-action-step-down = Your government ends without a penalty. If you have not acted yet, you may form a new one.
help-action-reshuffle-government = Change its members without a vote.
help-action-dissolve = All plaques are dealt again: everybody’s deputies change, the government stays. Once a game.
help-action-invite = They may refuse.
help-action-expel = They are out at once, and get no points any more.
help-action-present = With those you named.
help-action-withdraw = There is no vote. It counts as a refused investiture.
help-action-join = You share its points, and its fall.
help-action-decline = Nothing comes of it. You may still vote as you like.
help-action-defend =
    The card goes under the pile. Most defences cost the attacker points; Baraka costs nobody anything. An army may be
    countered, and then others may still defend.
help-action-lose-trump = It goes under the pile.
help-action-counter-with-army = One army cancels the other. Yours may be countered too.
help-action-choose-player = The event hits that player.
help-action-give-up = It goes under the pile.
help-action-resign-later = Only you know, until the turn is over.
help-action-stay-on = If you had meant to resign, you no longer do.
help-action-pass-act = The next player’s turn begins.
help-action-pass-defend = If nobody else counters it either, the attack hits.
help-action-pass-answer-army = You play nothing.
help-action-pass-succeed = The game goes on without a government, unless another forms one.

# What is refused

refused-not-in-hand = You do not hold { $card }.
refused-government-stands = There is a government already: that of { $premier }.
refused-barred = { $seat } may not be in this government, because of the Sex Scandal.
refused-no-member = You are not a member of the government.
refused-head-resigns = You lead the government: you don’t leave it, you resign as Prime Minister.
refused-no-premier = Only the Prime Minister may do that, and that is { $premier }.
refused-no-head = Only a Prime Minister may do that, and there is none.
refused-dissolved = The Assembly can be dissolved once in a game, and has been.
refused-act-used = You have had your act of play for this turn.
refused-no-act = The event leaves you no act of play this turn.
refused-left-again = After a vote that the army cancelled there is another Prime Minister card, or a red attack.
refused-left-attack =
    After a refused investiture or motion there is an attack: a red card, or the army against the government.
refused-left-army = With National Union nothing else goes but the army.
refused-left-union = With the army nothing else goes but National Union.
refused-reshuffled = You have reshuffled the government in this turn already.
refused-not-your-turn = That is done on one’s own turn, and it is that of { $seat }.
refused-resigns-later = On the turn of { $seat } you may only resolve to resign when it is over.
refused-own = An attack is made on another player of this table.
refused-other-player = The event is about another player of this table.
refused-silenced = { $card }: you may neither attack nor defend until { $until }.
refused-peace = { $card } forbids attacks until { $until }.
refused-truce = A truce forbids red attacks until { $until }.
refused-no-government = { $card }: there is no government.
refused-not-in-government = { $card }: { $target } is not in the government.
refused-immune = The Man of Providence protects { $target } until { $until }.
refused-providential = Nobody enters the government of the Man of Providence by the army.
refused-needs-no-army = In its hour the Man of Providence needs no vote, and no army.
refused-inside = You are in the government already.
refused-same-government = With you it would be the government that is barred until { $until }.
refused-again-by-army = After a vote that the army cancelled, the further try is made without the army.
refused-no-deputies = Without deputies nobody can table a motion.
refused-no-counter = { $card } does not counter { $attack }.
refused-personal = { $attack } is personal: { $target } has to defend alone.
refused-own-army = The last Army Pressure is yours, and nobody counters their own.
refused-no-such-player = { $players } play at this table.
refused-calls-oneself = You lead this government: you need not call on yourself.
refused-called-already = You have called on { $party } already.
refused-member-already = { $party } is in the government already.
refused-expels-oneself = You lead the government: you can’t expel yourself, but you may resign.
refused-expelled-already = You have expelled { $party } already.
refused-not-a-member = { $party } is not in the government.

# What may be promised, and until when an offer stands

promise-join-government = { $seat } joins the next government of { $premier }, if called
promise-invite-party = { $seat } calls on { $party } when next forming a government
promise-back-investiture = { $seat } votes for the next government of { $premier }
promise-oppose-investiture = { $seat } votes against the next government of { $premier }
promise-back-motion = { $seat } votes for the next motion of censure
promise-oppose-motion = { $seat } votes against the next motion of censure
promise-spare-party = { $seat } does not attack { $party } { $until }
promise-spare-government = { $seat } does not move against the government { $until }
promise-defend-party = { $seat } counters the next attack on { $party } that allows for help, { $until }
promise-expel-member = { $seat } expels { $party } from the government, now or on the next turn as its head
promise-keep-member = { $seat } keeps { $party } in the government until it has its points
promise-stay-member = { $seat } stays in the government until it has its points
until-turn = until this turn is over

# Why the game is over

ending-points = The game is over, since { $number } points were reached: { $members }.
ending-clock = The game is over, since its { $number } minutes are up.
ending-turns = The game is over, since turn { $number } was the last.

# Table options

option-ending = End of the game
option-ending-help = When the game ends, unless somebody reaches 400 points first; intermediate elections come at three fifths of it.
option-ending-turns = after 75 turns
option-ending-clock = after two and a half hours

option-length = Length
option-length-help = A game may be shorter or longer, by turns and by the clock alike.
option-length-normal = normal
option-length-short = short: three fifths
option-length-long = long: eight fifths

option-piles = When a pile is through
option-piles-help = What becomes of the cards that went under it.
option-piles-shuffled = they are shuffled
option-piles-cycle = they come up again in their order, which all have seen

option-scandal = Financial Scandal
option-scandal-help = Who chooses the three trumps that are lost.
option-scandal-chance = chance
option-scandal-victim = the victim

# What the board says: the votes of a game, on its result page

term-story-investiture = Turn { $turn }: investiture of { $premier }
term-story-formed = Turn { $turn }: { $premier }, without a vote
term-story-motion = Turn { $turn }: motion of { $author }
term-story-carried = The government falls
term-story-government = { $members }

# What a bot says

bot-needless = I needed { $card } least.
bot-draw = All my trumps are worth keeping.
bot-choose = { $party } has the best chances of all others.
bot-form = I can govern now, and it should last long enough.
bot-invite = I want { $party } and their { $deputies ->
        [one] { $deputies } deputy
       *[other] { $deputies } deputies
    } on my side.
bot-list-closed = That will do.
bot-present = We may have enough votes all the same.
bot-withdraw = So few of us would only have been an easy target.
bot-join = As a member I have a share in it: { $deputies ->
        [one] { $deputies } point
       *[other] { $deputies } points
    } a round.
bot-decline = That government would have cost me more than it brings.
bot-vote-own = I am in it.
bot-vote-own-no = I had second thoughts about being in it.
bot-vote-yes = Better this government than none.
bot-vote-no = { $party } would have gained too much.
bot-vote-no-nothing = That government had nothing for me.
bot-censure-yes = It was time for that government to fall.
bot-censure-own = I still expected something of my government.
bot-censure-no = The fall would have helped others more than me.
bot-abstain = It made no difference to me.
bot-topple = The government of { $party } had to fall before it had more points.
bot-attack-foe = { $party } had to be stopped.
bot-attack = The card was of most use there.
bot-motion = Enough deputies might have wanted that government to fall.
bot-enter = I wanted my share of that government.
bot-union = A quiet round is good for my government.
bot-army = I would rather spend the army’s card than let that happen.
bot-no-army = That was not worth the army’s card.
bot-defend = { $card } was worth it.
bot-help = { $card } helped me as much as the one attacked.
bot-no-defence = I did not want to spend a card on that.
bot-leave = I go before that government falls.
bot-resign = That government had more to lose than to win.
bot-stay-on = I can go on after all.
bot-reshuffle = Other members suit me better.
bot-expel = { $party } gained too much by my government.
bot-dissolve = With { $deputies ->
        [one] { $deputies } deputy
       *[other] { $deputies } deputies
    } I had nothing to lose by new elections.
bot-pass = There was nothing worth doing.
bot-deal-government = I like the thought of { $premier } as Prime Minister.
bot-deal-government-poor = I would rather not help { $premier } to govern.
bot-deal-peace = Peace between us serves me.

# What the browser and the terminal both show

board-turns-of = Turn { $number } of { $limit }
board-minutes-of = Minute { $number } of { $limit }
board-deputies = deputies
board-fell-resignation = resigned
board-fell-event = an event
board-fell-motion = motion of { $seat }
board-fell-attack = attack by { $seat }
board-fell-army = army, called by { $seat }
board-points = Points
board-member = Member of the government
board-known = everybody knows of: { $cards }
board-no-government =
    { $number ->
        [0] There is no government.
        [one] There has been no government for a turn.
       *[other] There has been no government for { $number } turns.
    }
board-has-majority = { $number } deputies: more than half.
board-in-minority = { $number } deputies: a minority, { $majority } would be more than half.
board-scores-in =
    { $number ->
        [one] Points at the beginning of the next turn.
       *[other] Points in { $number } turns.
    }
board-withheld-in =
    { $number ->
        [one] No points at the next turn, when they would be due.
       *[other] No points in { $number } turns, when they would be due.
    }
board-immune =
    { $number ->
        [one] Can’t be attacked before the next turn.
       *[other] Can’t be attacked for { $number } turns.
    }
board-will-resign = You will resign when this turn is over.
board-lasts-withheld = { $card }: no points for the government this time.
board-lasts-silenced = { $seat } may neither attack nor defend.
board-lasts-mute = { $seat } may neither attack, nor defend, nor vote.
board-lasts-barred = { $seat } may not be in the next government.
board-lasts-barred-now = { $seat } may not be in this government.
board-lasts-identical = { $seats } may not come back as the same government.
board-lasts-union = National Union: nobody may attack, but by the Ecological Disaster or the army.
board-lasts-truce = Truce: no red attacks, but for the Ecological Disaster.
board-turns-left =
    { $number ->
        [one] 1 turn left
       *[other] { $number } turns left
    }
board-hit-greve-generale = The government gets no points at its next scoring.
board-hit-desaccords = The government falls.
board-hit-agitation-sociale = The victim loses { $number } points.
board-hit-debacle-economique = The government falls, and may not come back as it was for a round.
board-hit-inflation-record = The government gets no points at its next scoring.
board-hit-catastrophe-ecologique = Each member of the government loses { $number } points.
board-hit-surenchere-demagogique = The victim loses { $number } points.
board-hit-forfaiture = The government falls.
board-hit-desastre-outre-mer = The government falls.
board-hit-scandale-financier = The victim loses { $number } trumps.
board-hit-affaire-de-moeurs = Outside the government: the victim loses { $number } points, and may neither attack nor defend for a round. Inside: the government falls, and the victim may not be in the next one.
board-hit-crise-dans-le-parti = The victim may neither attack, nor defend, nor vote for a round.
board-hit-scission-dans-le-parti = The victim loses { $number } deputies to the attacker.
board-pays-prime-minister = gives { $price } points to the Prime Minister.
board-pays-victim = gives { $price } points to the victim.
board-pays-nobody = loses { $price } points.
board-pays-not = pays nothing.
board-sheet-baraka = Baraka counters every red attack, and nobody pays.
board-answered-by = Countered by { $cards }; the attacker then
