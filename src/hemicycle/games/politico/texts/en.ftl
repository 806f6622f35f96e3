# Politico in English.

game-title = Politico
game-tagline = Form a government, hold it together for a round, and bring down everybody else’s.

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
term-trumps-named = { $trumps }: { $cards }
term-deputies =
    { $number ->
        [one] { $number } deputy
       *[other] { $number } deputies
    }
term-shares = { $seat } { $number }
term-points = { $seat } { SIGNED($points) }
term-until-turn = the start of turn { $number }
term-until-round = for a round
term-until-scoring = until the next scoring

term-who-drawer = the player whose turn it is
term-who-next = the next player
term-who-chosen = a chosen player
term-who-prime-minister = the Prime Minister
term-who-most-deputies = the player with the most deputies
term-who-second-most-deputies = the player with the second most deputies
term-who-fewest-deputies = the player with the fewest deputies
term-who-other-with-most-deputies = whichever other player has the most deputies
term-who-other-with-fewest-deputies = whichever other player has the fewest deputies
term-who-largest-outside = the player outside the government with the most deputies
term-who-most-points = the player with the most points
term-who-fewest-points = the player with the fewest points
term-who-members = each member of the government
term-who-outside = if there is a government, each player outside it
term-who-all = each player

term-effect-fall = the government falls
term-effect-fall-minority = if the government holds fewer than half of all deputies, it falls
term-effect-fall-minority-and = if the government holds fewer than half of all deputies, it falls, and { $effects }
term-effect-points-won =
    { $number ->
        [one] { $who } gains { $number } point
       *[other] { $who } gains { $number } points
    }
term-effect-points-lost =
    { $number ->
        [one] { $who } loses { $number } point
       *[other] { $who } loses { $number } points
    }
term-effect-deputies =
    { $number ->
        [one] { $who } gives { $number } deputy to { $to }
       *[other] { $who } gives { $number } deputies to { $to }
    }
term-effect-even-out = the player whose turn it is and { $who } compare deputies: whoever has more gives { $number } to the other
term-effect-truce = no red attacks for a round, except Ecological Disaster
term-effect-no-act = the player whose turn it is has no act of play
term-effect-draw =
    { $number ->
        [one] { $who } draws a trump
       *[other] { $who } draws { $number } trumps
    }
term-effect-give-up =
    { $number ->
        [one] the player whose turn it is puts a trump of their choice under the pile
       *[other] the player whose turn it is puts { $number } trumps of their choice under the pile
    }

# What happens

event-deputies-elected = { $told }
term-elected-first = The Assembly is elected: { $shares }. Deputies in all: { $number }.
term-elected-fourth = Too few deputies: each player is dealt one more plaque. { $shares }. Deputies in all: { $number }.
term-elected-intermediate = Intermediate elections: { $shares }.
term-elected-dissolution = The Assembly is dissolved and elected anew: { $shares }.
event-first-player-found = { $seat } has the fewest deputies and begins.
event-turn-began = Turn { $turn }: { $seat }.
event-event-drawn = { $told }
term-event-blank = Event: nothing happens.
term-event-told = Event: { $title }. { $effects }
event-trumps-drawn = { $seat } draws { $told }.
event-pile-shuffled = { $told }
term-shuffled-events = The event pile is used up: the cards already drawn are shuffled ({ $number }).
term-shuffled-trumps = The pile is used up: the trumps put under it are shuffled ({ $number }).
event-points-changed = Points: { $told }.
event-deputies-moved = { $seat } takes { $told } from { $giver }.
event-trump-swapped = { $seat } puts { $card } under the pile to draw two trumps.
event-trump-given-up = { $seat } puts { $card } under the pile.
event-trumps-lost = { $seat } loses { $told }.
event-nothing-to-do = { $seat } has no act of play this turn.
event-truce-called = Truce: no red attacks until { $until }, except Ecological Disaster. Motions and the army are still allowed.

event-government-attempted = { $seat } plays { $told } to form a government.
term-attempt-army = { $card }, with the army’s support,
term-attempt-alone = { $card }
event-coalition-invited = { $seat } calls on { $members } to join the government.
event-invitations-answered = { $told }
term-invited-all = Accepted: { $members }.
term-invited-none = Declined: { $declined }.
term-invited-some = Accepted: { $members }; declined: { $declined }.
event-attempt-withdrawn = { $seat } gives up on forming a government and takes the card back.
event-attempt-barred =
    The government agreed on ({ $members }) is barred until { $until }: there is no vote, and { $seat } takes the card
    back.
event-investiture-voted =
    { $carried ->
        [yes] { $yes } for, { $no } against, { $needed } needed: { $seat } wins the investiture.
       *[no] { $yes } for, { $no } against, { $needed } needed: the investiture fails, and { $seat } takes the card back.
    }
event-investiture-cancelled = The army cancels the vote: { $seat } loses the card.
event-government-formed = { $told }
term-formed-vote = { $premier } governs with { $members }.
term-formed-army = { $premier } governs with { $members }, thanks to the army.
term-formed-providence =
    { $premier } governs with { $members }, thanks to the Man of Providence: no attacks on the government for two rounds.
term-formed-alone-vote = { $premier } governs alone.
term-formed-alone-army = { $premier } governs alone, thanks to the army.
term-formed-alone-providence =
    { $premier } governs alone, thanks to the Man of Providence: no attacks on the government for two rounds.
event-government-scored = The government has lasted a round: { $told }.
event-points-withheld = { $card }: the government gets no points for this round.
event-immunity-ended = { $seat }’s immunity ends: the government can be attacked again.

event-government-fell = { $told }
term-fell-event = { $premier }’s government falls.
term-fell-motion = { $author }’s motion brings down { $premier }’s government.
term-fell-attack = { $author } brings down { $premier }’s government.
term-fell-army = The army, called in by { $author }, brings down { $premier }’s government.
event-prime-minister-resigned = { $seat } resigns as Prime Minister, and the government ends.
event-member-resigned = { $seat } leaves the government.
event-members-expelled = { $seat } expels { $members } from the government.
event-members-joined = New in { $seat }’s government: { $members }.
event-reshuffle-void = The reshuffle is void: it would remake a government that is still barred.

event-attack-played = { $seat } attacks { $target }: { $card }.
event-attack-countered = { $seat } counters with { $card }.
event-attack-succeeded = The attack hits { $target }: { $card }.
event-player-silenced = { $told }
term-silenced-affair = { $seat } may neither attack nor defend until { $until }.
term-silenced-crisis = { $seat } may not attack, defend or vote until { $until }.
event-player-barred = { $seat } may not be in the next government.
event-same-forbidden = No identical government until { $until }: { $members }.
event-lasting-ended = { $told }
term-ended = { $card } ends.
term-ended-for = { $card } ends for { $seat }.
term-truce-ended = The truce ends.
event-motion-tabled = { $seat } tables a motion of censure.
event-motion-voted =
    { $carried ->
        [yes] { $yes } for, { $no } against, { $needed } needed: the motion is carried.
       *[no] { $yes } for, { $no } against, { $needed } needed: the motion is rejected, and { $seat } takes the card back.
    }
event-motion-cancelled = The army cancels the vote: { $seat }’s motion is lost.
event-army-played = { $seat } plays Army Pressure { $told }.
term-army-topple = to topple the government
term-army-enter = to enter the government
term-army-minority = to govern without a vote
term-army-investiture = to cancel the investiture
term-army-motion = to cancel the motion
term-army-defence = in defence
term-army-counter = to counter the army
event-army-stopped = { $told }
term-stopped-topple = The army is countered: the government stays.
term-stopped-enter = The army is countered: { $seat } stays outside the government.
term-stopped-minority = The army is countered: there will be a vote.
term-stopped-defence = The army is countered: the attack goes on.
event-union-played =
    { $seat } proclaims National Union: no attacks and no motions until { $until }, except Ecological Disaster and the
    army.

# What one may choose

action-draw = Draw a trump
action-swap = Put { $card } under the pile and draw two
action-form-government = { $told }
term-form = Form a government with { $card }
term-form-army = Govern without a vote, with { $card } and the army
action-attack-with = { $card } against { $target }
action-table-motion = Table a motion of censure
action-topple-by-army = Have the army topple the government
action-enter-by-army = Enter the government with the army’s help
action-play-union = Proclaim National Union
action-leave-government = Leave the government
action-step-down = Resign as Prime Minister
action-reshuffle-government = Reshuffle the government
action-dissolve = Dissolve the Assembly
action-invite = Call on { $party }
action-expel = Expel { $party }
action-present = That is all
action-present-present = Go on all the same
action-present-invite = That is all: go on
action-present-reshuffle = That is all: reshuffle
action-withdraw = Give up and take the card back
action-join = Join
action-decline = Decline
action-defend = Counter with { $card }
action-lose-trump = Lose { $card }
action-counter-with-army = Play Army Pressure
action-choose-player = { $party }
action-give-up = Put { $card } under the pile
action-resign-later = Resign when this turn is over
action-stay-on = Stay in office
action-pass-act = End the turn
action-pass-defend = Don’t counter
action-pass-answer-army = Let it happen
action-pass-succeed = Form no government now

# What is asked

ask-draw = { $seat }, draw a trump, or get rid of a card and draw two.
ask-act =
    { $left ->
        [any] { $seat }, what do you do?
        [again] { $seat }, do you play another Prime Minister card, or attack?
        [attack] { $seat }, you may still attack.
        [army] { $seat }, you may still call in the army.
        [union] { $seat }, you may still proclaim National Union.
       *[none] { $seat }, anything else as Prime Minister?
    }
ask-invite =
    { $number ->
        [0] { $seat }, who do you call on to govern with you?
       *[other] { $seat }, who else do you call on?
    }{ $barred ->
        [0] {""}
       *[other] {" "}As it stands, this is the government barred until the start of turn { $barred }.
    }
ask-join =
    { $seat }, do you join { $premier }’s government?{ $barred ->
        [0] {""}
       *[other] {" "}If everybody called on accepts, it is the government barred until the start of turn { $barred }: the attempt will fail.
    }
ask-present = { $seat }, somebody has declined. Do you go on?
ask-investiture = { $seat }, do you vote for { $told }?
term-ask-government = { $premier }’s government
term-ask-government-own = your own government
ask-censure = { $seat }, do you vote for { $told }?
term-ask-motion = { $author }’s motion
term-ask-motion-own = your own motion
ask-answer-army = { $seat }, { $told }
term-ask-army-topple = { $author } wants the army to topple the government. Do you counter with Army Pressure?
term-ask-army-enter = { $author } wants to enter the government with the army’s help. Do you counter with Army Pressure?
term-ask-army-minority = { $author } wants to govern without a vote, with the army’s help. Do you counter with Army Pressure?
term-ask-army-investiture = { $author } has won the investiture. Do you cancel the vote with Army Pressure?
term-ask-army-motion = { $author }’s motion is carried. Do you cancel the vote with Army Pressure?
term-ask-army-defence = { $author } defends with the army. Do you counter with Army Pressure?
term-ask-army-again = { $last } has answered with Army Pressure. Do you counter that with another?
ask-defend = { $seat }, { $told }
term-ask-defend-oneself = { $attacker } attacks you: { $card }. Do you counter it?
term-ask-defend-other = { $attacker } attacks { $target }: { $card }. Do you counter it?
ask-succeed = { $seat }, the government has fallen. Do you form a new one at once?
ask-reshuffle =
    { $seat }, how do you reshuffle your government?{ $barred ->
        [0] {""}
       *[other] {" "}As it stands, this is the government barred until the start of turn { $barred }: the reshuffle would be void.
    }
ask-choose = { $seat }, who does the event hit?
ask-give-up = { $seat }, which trump do you put under the pile?
ask-lose = { $seat }, which trump do you lose? Still to lose: { $number }.
ask-resign = { $seat }, as Prime Minister you may resign between two turns.

# What “?” explains

help-ask-draw =
    Each turn you draw a trump. Instead, you may put a card you don’t want under the pile, for all to see, and draw two.
    This is not an act of play.
help-ask-act =
    You have one act of play a turn: form a government, attack, table a motion, call in the army, proclaim National
    Union, or leave the government. A reshuffle, a dissolution and the Prime Minister’s resignation don’t count.
help-ask-invite =
    You may govern alone, or call on as many partners as you like; they may decline. Then all vote with their deputies,
    and you need more votes for than against. Each round, every member scores a point for each of their deputies, and
    you score 30 more.
help-ask-join =
    All who were called on answer at the same time. Each member scores every round, and loses 50 points if the government
    is brought down.
help-ask-present =
    Those who accepted are your partners. If you give up, you take the card back{ $succession ->
        [0] {" "}and may attack.
       *[other] . No attack follows, since a government has just fallen.
    }
help-ask-investiture =
    The vote is secret until all have voted; until then you may change it. Abstentions don’t count. Nobody has to vote
    for their allies.
help-ask-censure =
    If there are more votes for the motion than against, the government falls: each member loses 50 points; the author of
    the motion gains 50 and takes up to 20 deputies from the Prime Minister.
help-ask-answer-army =
    All answer at the same time, whatever they hold; if several play the card, the first in turn order counts. Only
    another Army Pressure counters it, and that one can be countered in turn.
help-ask-defend =
    All who may help answer at the same time, whatever they hold. If several want to counter, the player attacked does
    so, or else the first in turn order. Nobody may help against a personal attack.
help-ask-succeed =
    Whoever brings down a government may try to form a new one at once. If the army brought it down, the fallen Prime
    Minister tries first.
help-ask-reshuffle = Expel and call on anyone you like; newcomers may decline. There is no vote. Once a turn.
help-ask-choose = The event leaves the choice to you.
help-ask-give-up = Everybody will see which card it is.
help-ask-lose = Everybody will see which card it is.
help-ask-resign =
    Nobody learns of it before the turn is over, and until then you may change your mind. Resigning costs nothing; the
    card goes under the pile. If the government falls first, the penalties apply.

help-action-draw = You draw one card from the pile.
help-action-swap = You end up with one more card, as you would by drawing, but without this one.
help-action-form-government =
    You lay the card down, call on partners, and all vote. If you lose the vote, you take the card back and may attack.
    With the army there is no vote, unless somebody counters it. When his hour has come, the Man of Providence needs no
    vote either.
help-action-form-government-succeed =
    You lay the card down, call on partners, and all vote. If you lose the vote, you take the card back, and that was
    your only try. With the army there is no vote, unless somebody counters it. When his hour has come, the Man of
    Providence needs no vote either.
help-action-attack-with = If nobody counters it, it takes effect at once. The sheet of attacks says what it does and what counters it.
help-action-table-motion = All vote at once. If it is rejected, you take it back and may still attack.
help-action-topple-by-army = Unless another Army Pressure counters it, the government falls, with all penalties.
help-action-enter-by-army = Unless another Army Pressure counters it, you enter the government and score with the others.
help-action-play-union = No attacks and no motions until your next turn begins, except Ecological Disaster and the army.
help-action-leave-government = You are out of it at once. The government stays, even without a majority.
help-action-step-down = Your government ends without a penalty. If you still have your act of play, you may form a new one.
help-action-reshuffle-government = You change its members without a vote.
help-action-dissolve = All plaques are dealt again: everybody’s deputies change, the government stays. Once a game.
help-action-invite = They may decline.
help-action-expel = They are out when the reshuffle is done, and score no more points with the government.
help-action-present = You go on with the players you named.
help-action-present-present = You go on with the players who accepted, or alone if all declined.
help-action-present-reshuffle = The players called on answer, and then the government changes.
help-action-withdraw = There is no vote. It counts as a failed investiture.
help-action-join = You share its points, and its fall.
help-action-decline = This binds you to nothing. If there is a vote, you vote as you like.
help-action-defend =
    The card goes under the pile. Most defences cost the attacker points; Baraka costs nobody anything. Army Pressure can
    be countered; then you may still defend in another way.
help-action-lose-trump = This trump goes under the pile.
help-action-counter-with-army = One card cancels the other. Yours can be countered in turn.
help-action-choose-player = The event hits this player.
help-action-give-up = This trump goes under the pile.
help-action-resign-later = Nobody else knows before the turn is over.
help-action-stay-on = If you meant to resign, you no longer do.
help-action-pass-act = The next player’s turn begins.
help-action-pass-defend = If nobody else counters it either, the attack hits.
help-action-pass-answer-army = You play nothing.
help-action-pass-succeed = The game goes on without a government, unless another player forms one.

# What is refused

refused-not-in-hand = You do not hold { $card }.
refused-government-stands = There is already a government, led by { $premier }.
refused-barred = { $seat } may not be in this government, because of the Sex Scandal.
refused-no-member = You are not a member of the government.
refused-head-resigns = You lead the government: you can only resign as Prime Minister.
refused-no-premier = Only the Prime Minister may do that: { $premier }.
refused-no-head = Only the Prime Minister may do that, and there is none.
refused-dissolved = The Assembly can be dissolved only once a game, and already has been.
refused-act-used = You have already had your act of play this turn.
refused-no-act = The event leaves you no act of play this turn.
refused-left-again = After a vote cancelled by the army, you may play another Prime Minister card or a red attack.
refused-left-attack =
    After a failed investiture or a rejected motion, you may attack: with a red card, or with the army against the
    government.
refused-left-army = With National Union, you may play nothing else but the army.
refused-left-union = With the army, you may play nothing else but National Union.
refused-reshuffled = You have already reshuffled the government this turn.
refused-not-your-turn = That is done on your own turn, and it is { $seat }’s.
refused-resigns-later = During { $seat }’s turn, you can only decide to resign at its end.
refused-own = An attack must be on another player at this table.
refused-other-player = The event must hit another player at this table.
refused-silenced = { $card }: you may neither attack nor defend until { $until }.
refused-peace = { $card }: attacks are forbidden until { $until }.
refused-truce = A truce forbids red attacks until { $until }.
refused-no-government = { $card }: there is no government.
refused-not-in-government = { $card }: { $target } is not in the government.
refused-immune = The Man of Providence protects { $target } until { $until }.
refused-providential = The army brings nobody into the government of the Man of Providence.
refused-needs-no-army = When his hour has come, the Man of Providence governs without a vote and needs no army.
refused-inside = You are already in the government.
refused-same-government = With you, it would be the government barred until { $until }.
refused-again-by-army = After a vote cancelled by the army, the new try is made without the army.
refused-no-deputies = Without deputies you cannot table a motion.
refused-no-counter = { $card } cannot counter { $attack }.
refused-personal = { $attack } is a personal attack: { $target } must defend alone.
refused-own-army = The last Army Pressure is yours, and nobody counters their own card.
refused-no-such-player = There are { $players } players at this table.
refused-calls-oneself = You lead this government: you need not call on yourself.
refused-called-already = You have already called on { $party }.
refused-member-already = { $party } is already in the government.
refused-expels-oneself = You lead the government: you can’t expel yourself, but you may resign.
refused-expelled-already = You have already expelled { $party }.
refused-not-a-member = { $party } is not in the government.

# What may be promised, and until when an offer stands

promise-join-government = { $seat } accepts { $premier }’s next call to join a government
promise-invite-party = { $seat } calls on { $party } when next trying to form a government
promise-back-investiture = { $seat } votes for { $premier }’s next government
promise-oppose-investiture = { $seat } votes against { $premier }’s next government
promise-back-motion = { $seat } votes for the next motion of censure
promise-oppose-motion = { $seat } votes against the next motion of censure
promise-spare-party = { $seat } does not attack { $party } { $until }
promise-spare-government = { $seat } does nothing against the government { $until }
promise-defend-party = { $seat } defends { $party } against the first non-personal attack, { $until }, with or without a fitting card
promise-expel-member = { $seat } expels { $party } from the government, now or on { $seat }’s next turn
promise-keep-member = { $seat } keeps { $party } in the government until the next scoring
promise-stay-member = { $seat } stays in the government until the next scoring
until-turn = until this turn is over

# Why the game is over

ending-points = { $members } reached { $number } points.
ending-clock = The { $number } minutes of the game are up.
ending-turns = Turn { $number } was the last.

# Table options

option-ending = End of the game
option-ending-help = What ends the game if nobody reaches 400 points first. Intermediate elections are held three fifths of the way through.
option-ending-turns = after 75 turns
option-ending-clock = after two and a half hours

option-length = Length
option-length-help = A game may be shorter or longer, by turns and by the clock alike.
option-length-normal = normal
option-length-short = short: three fifths
option-length-long = long: eight fifths

option-piles = When a pile is used up
option-piles-help = What becomes of the cards put under it.
option-piles-shuffled = they are shuffled
option-piles-cycle = they come up again in the order all have seen

option-scandal = Financial Scandal
option-scandal-help = Who chooses the three trumps that are lost.
option-scandal-chance = chance
option-scandal-victim = the victim

# The votes of a game, on its result page

term-story-round = Round { $number }
term-story-investiture = Turn { $turn }: { $premier }’s investiture
term-story-formed = Turn { $turn }: { $premier }, without a vote
term-story-motion = Turn { $turn }: { $author }’s motion
term-story-carried = The government falls
term-story-government = { $members }

# What a bot says

bot-needless = { $card } is the card I need least.
bot-draw = All my trumps are worth keeping.
bot-choose = Of all the others, { $party } has the best chances.
bot-form = I can govern now, and it should last long enough.
bot-invite =
    { $deputies ->
        [0] I want { $party } on my side.
        [one] I want { $party } on my side, with their only deputy.
       *[other] I want { $party } on my side, with their { $deputies } deputies.
    }
bot-list-closed = That will do.
bot-present = We may have enough votes all the same.
bot-withdraw = With so few of us, we would only be an easy target.
bot-join =
    { $deputies ->
        [one] As a member I get my share: { $deputies } point a round.
       *[other] As a member I get my share: { $deputies } points a round.
    }
bot-decline = That government would cost me more than it is worth.
bot-vote-own = I am in it.
bot-vote-own-no = On second thoughts, I would rather not be in it.
bot-vote-yes = Better this government than none.
bot-vote-no = { $party } would gain too much.
bot-vote-no-nothing = That government has nothing for me.
bot-censure-yes = It is time for that government to fall.
bot-censure-own = I still expect something from my government.
bot-censure-no = Its fall would help others more than me.
bot-abstain = It makes no difference to me.
bot-topple = { $party }’s government must fall before it scores again.
bot-attack-foe = { $party } must be stopped.
bot-attack = Against { $party } the card does most.
bot-motion = Enough deputies may want that government to fall.
bot-enter = I want my share of that government.
bot-union = A quiet round is good for my government.
bot-army = Better to play an Army Pressure than to let that happen.
bot-no-army = That is not worth an Army Pressure.
bot-defend = This attack is worth { $card }.
bot-help = { $card } helps me as much as it helps the victim.
bot-no-defence = I do not want to spend a card on that.
bot-leave = I am leaving before that government falls.
bot-resign = I have more to lose in it than to gain.
bot-stay-on = I can go on after all.
bot-reshuffle = Other members suit me better.
bot-expel = { $party } gains too much from my government.
bot-dissolve =
    { $deputies ->
        [one] With { $deputies } deputy, I have nothing to lose from new elections.
       *[other] With { $deputies } deputies, I have nothing to lose from new elections.
    }
bot-pass = There is nothing worth doing.
bot-deal-government =
    { $deputies ->
        [one] With { $premier } in office, my share is { $deputies } point a round: that suits me.
       *[other] With { $premier } in office, my share is { $deputies } points a round: that suits me.
    }
bot-deal-government-poor = I would rather not help { $premier } to govern.
bot-deal-peace = Peace between us suits me.
bot-deal-get-vote = Deputies behind my government with { $seat }: { $number }. It needs { $majority }.
bot-deal-get-votes = Deputies behind my government with { $seats_named }: { $number }. It needs { $majority }.
bot-deal-get-oppose = { $premier } must not govern.
bot-deal-get-motion = { $seat }’s { $number } count in a motion: good.
bot-deal-get-defence = { $seat }’s card between me and an attack: good.
bot-deal-get-expel = Without { $party }, that government is worth more to me.
bot-deal-get-keep = My place in the government is worth that.
bot-deal-get-stay = As long as { $seat } stays, the government stands.
bot-deal-give-peace = I want a free hand against { $party }.
bot-deal-give-government = That government may have to fall.
bot-deal-give-defence = My cards are worth more than that.
bot-deal-give-motion = My votes in a motion are worth more than that.
bot-deal-give-expel = { $party } is of more use to me in the government.
bot-deal-give-keep = I may want { $party } out of the government.
bot-deal-give-stay = I want to be free to leave.

# What one should look at

look-draw = Trumps attack, defend and form governments: what can’t be used is swapped.
look-government = Deputies needed: { $majority } of { $all }; yours: { $mine }. Points: you have { $own }, { $party } has { $points }.
look-vote = Deputies needed: { $majority } of { $all }; yours: { $mine }. Points: you have { $own }, { $party } has { $points }.
look-act = Points: you have { $own }, { $party } has { $points }; { $goal } win. A government scores its deputies for its members each time it comes round.
look-defend = A trump spent now is not there later. Who gains if the attack goes through?
look-loss = You keep what defends you, or what lets you govern.

# What a thing is, when touched

about-card-baraka =
    Good luck: counters every red attack, and nobody pays. No use against Army Pressure or a motion of censure.
about-card-premier-ministre = Lets you form a government while there is none.
about-card-homme-providentiel =
    Lets you form a government, like a Prime Minister; in times of crisis without a vote, and safe from attacks for
    two rounds.
about-card-union-nationale = No attacks and no motions for a round, except Ecological Disaster and the army.
about-card-motion-de-censure = All vote; if it is carried, the government falls.
about-card-pression-de-l-armee =
    Topples the government, gets you into it, or lets you govern without a vote; cancels a vote; counters another Army
    Pressure, or an Overseas Disaster.

# What the browser and the terminal both show

board-turns-of = Turn { $number } of { $limit }
board-minutes-of = Minute { $number } of { $limit }
board-deputies = deputies
board-fell-resignation = resigned
board-fell-event = an event
board-fell-motion = { $seat }’s motion
board-fell-attack = { $seat }’s attack
board-fell-army = army, called in by { $seat }
board-points = Points
board-member = Member of the government
board-known = known to all: { $cards }
board-no-government =
    { $number ->
        [0] There is no government.
        [one] There has been no government for a turn.
       *[other] There has been no government for { $number } turns.
    }
board-has-majority = Votes: { $number }, more than half.
board-in-minority = Votes: { $number }, a minority. More than half would be { $majority }.
board-scores-in =
    { $number ->
        [one] Scores when the next turn begins.
       *[other] Scores in { $number } turns.
    }
board-withheld-in =
    { $number ->
        [one] Scores when the next turn begins, but no points this time.
       *[other] Scores in { $number } turns, but no points this time.
    }
board-immune =
    { $number ->
        [one] This government can’t be attacked before the next turn.
       *[other] This government can’t be attacked for { $number } turns.
    }
board-will-resign = You will resign when this turn is over.
board-lasts-withheld = { $card }: no points for the government when it next scores.
board-lasts-silenced = { $seat } may neither attack nor defend.
board-lasts-mute = { $seat } may not attack, defend or vote.
board-lasts-barred = { $seat } may not be in the next government.
board-lasts-barred-now = { $seat } may not be in this government.
board-lasts-identical = No identical government: { $seats }.
board-lasts-union = National Union: no attacks and no motions, except Ecological Disaster and the army.
board-lasts-truce = Truce: no red attacks, except Ecological Disaster.
board-turns-left =
    { $number ->
        [one] { $number } turn left
       *[other] { $number } turns left
    }
board-lasts-turns =
    { $number ->
        [one] { $effect } { $number } turn left.
       *[other] { $effect } { $number } turns left.
    }
board-hit-greve-generale = The government gets no points for this round.
board-hit-desaccords = The government falls.
board-hit-agitation-sociale =
    { $number ->
        [one] The victim loses { $number } point.
       *[other] The victim loses { $number } points.
    }
board-hit-debacle-economique = The government falls, and no identical one may be formed for a round.
board-hit-inflation-record = The government gets no points for this round.
board-hit-catastrophe-ecologique =
    { $number ->
        [one] Each member of the government loses { $number } point.
       *[other] Each member of the government loses { $number } points.
    }
board-hit-surenchere-demagogique =
    { $number ->
        [one] The victim loses { $number } point.
       *[other] The victim loses { $number } points.
    }
board-hit-forfaiture = The government falls.
board-hit-desastre-outre-mer = The government falls.
board-hit-scandale-financier =
    { $number ->
        [one] The victim loses { $number } trump.
       *[other] The victim loses { $number } trumps.
    }
board-hit-affaire-de-moeurs =
    Outside the government, the victim loses { $number ->
        [one] { $number } point
       *[other] { $number } points
    } and may neither attack nor defend for a round. If the victim is in the government, it falls, and the victim may not be in the next one.
board-hit-crise-dans-le-parti = The victim may not attack, defend or vote for a round.
board-hit-scission-dans-le-parti =
    { $number ->
        [one] The victim gives { $number } deputy to the attacker.
       *[other] The victim gives up to { $number } deputies to the attacker.
    }
board-pays-prime-minister =
    { $price ->
        [one] gives { $price } point to the Prime Minister
       *[other] gives { $price } points to the Prime Minister
    }
board-pays-victim =
    { $price ->
        [one] gives { $price } point to the victim
       *[other] gives { $price } points to the victim
    }
board-pays-nobody =
    { $price ->
        [one] loses { $price } point
       *[other] loses { $price } points
    }
board-pays-not = pays nothing
board-counters = Counters { $cards }.
board-sheet-personal = P: a personal attack. The victim defends alone.
board-sheet-baraka = Baraka (“good luck”) counters every red attack, and nobody pays.
board-answered-by = The attack is countered by { $cards }; the attacker then { $price }, except against Baraka.
board-answered-free = The attack is countered by { $cards }; the attacker then pays nothing.
board-elections-turns = Intermediate elections after turn { $number }.
board-elections-minutes = Intermediate elections after { $number } minutes.
board-elections-held = The intermediate elections have been held.
board-dissolved = The Assembly has been dissolved once.
board-pile =
    { $number ->
        [one] { $number } trump to draw, { $under } under the pile
       *[other] { $number } trumps to draw, { $under } under the pile
    }
board-providence = The hour of the Man of Providence has come: he governs without a vote.
board-goal =
    { $goal ->
        [one] Goal: { $goal } point
       *[other] Goal: { $goal } points
    }
board-army-answered =
    { $number ->
        [one] { $seat } has answered with Army Pressure.
       *[other] { $number } Army Pressures have been played in answer, the last by { $seat }.
    }
board-forms = { $seat } forms a government
board-reshuffles = { $seat } reshuffles the government
board-by-army = With the army: if nobody counters it, there is no vote.
board-army-topple = { $seat } wants the army to topple { $premier }’s government.
board-stands-topple = As it stands, the government falls.
board-stopped-topple = As it stands, the government stays.
board-army-enter = { $seat } wants to enter { $premier }’s government with the army’s help.
board-stands-enter = As it stands, { $seat } is in.
board-stopped-enter = As it stands, { $seat } stays outside.
board-army-minority = { $seat } wants to govern without a vote, with the army’s help.
board-stands-minority = As it stands, { $seat } governs.
board-stopped-minority = As it stands, there will be a vote.
board-army-investiture = { $seat } has won the investiture, unless the army cancels the vote.
board-stands-investiture = As it stands, { $seat } governs.
board-stopped-investiture = As it stands, the vote is cancelled.
board-army-motion = { $seat }’s motion is carried, unless the army cancels the vote.
board-stands-motion = As it stands, the government falls.
board-stopped-motion = As it stands, the vote is cancelled.
board-army-defence = { $seat } defends with the army against the Overseas Disaster.
board-stands-defence = As it stands, the attack is countered.
board-stopped-defence = As it stands, the attack goes on.
board-swap = Swap for two

# The table in words

told-turn = { $told }. It is the turn of { $seat }.
told-player = { $seat }: { $told }
told-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
told-assembly = Deputies in all: { $total }. Majority: { $majority }.
told-government = Government: { $members }, led by { $premier }.
told-alone = Government: { $premier } alone.
told-called = Called on: { $members }.
told-expelled = Expelled: { $members }.
told-in-it = In it so far: { $members }.
told-fallen = Government, turns { $formed }–{ $fell }: { $members } ({ $why })

# What is wrong with the figures of an edition

figures-variants = { $figure } must name some of the numbers in players, and not all of them
figures-elections = the intermediate elections must come before the end: election_turn before turns, election_minute before minutes
figures-title = { $figure } must have 1 to { $most } printable characters
figures-no-player = '{ $name }' is no player; choose from: { $known }

# Parts of the rules

section-sheet = Sheet of attacks
section-but-du-jeu = Aim
section-elements = Components

# Kinds of things, as a report counts them

kind-action-form-government = Try to form a government
kind-action-choose-player = Choose a player for an event
kind-action-attack-with = Attack
kind-action-cast-censure = Vote on a motion of censure
kind-action-cast-investiture = Vote on a government
kind-action-join = Join a government
kind-action-decline = Stay out of a government
kind-promise-spare-party = No attack on a player
kind-promise-spare-government = Nothing against the government
kind-promise-defend-party = Help against an attack
kind-action-defend = Counter an attack
kind-action-swap = Swap a card for two
kind-action-invite = Call on a partner
kind-action-expel = Expel a partner
kind-action-lose-trump = Lose a trump
kind-action-give-up = Give up a trump
things-card = Cards
