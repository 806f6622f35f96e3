# The first lesson of Junta in English.

lesson-title = One turn in the Palace
lesson-about = Be President for a turn: posts, money, a broken word, a killer, the Bank and a coup. Fifteen minutes.

bubble-welcome = You are the head of a family in a small republic that lives on foreign aid. Whoever has the most money in a Swiss account when the aid runs out wins. Nothing else counts.
bubble-hand = These are your Politics cards. Influence and Vote cards bring votes; others bring killers, soldiers or money. Every card says what it does: look at them whenever you like.
bubble-nominate = First a President is elected. The President gives out the posts and the money, so it is good to be one. Put your own name forward.
bubble-nominate-else = That is allowed. But learn it from the Palace: nominate yourself.
bubble-enough = You could name others too. One candidate is all you need: choose “Nominate nobody else”.
bubble-enough-else = Why help your rivals? Nominate nobody else.
bubble-offer = { $seat1 } offers you a deal: a vote for you, for the post of Minister. It is written down, and all will see who keeps it, but nobody is forced to. Accept.
bubble-vote = Every family has one vote. Give the family’s vote to yourself.
bubble-vote-else = You may. But you want to be President: give the family’s vote to yourself.
bubble-influence = { $seat3 } stands too, and one vote is not much. Give yourself the Trade Unions: 5 votes, which can’t be split. The card stays open before you, and votes in every later ballot.
bubble-influence-else = Later. First lay the Trade Unions open, and give their votes to yourself.
bubble-keep-card = The Black Market has 3 votes, but only once. Keep such cards for a vote that is close: choose “Give no more votes”.
bubble-stand = You lead. Nobody is made to be President against their will, so you are asked: stand.
bubble-stand-else = You could decline, and your votes would be lost. Today, stand.
bubble-second-round = Every ballot has two rounds. In the second, more cards may be played. Nobody threatens you: give no more votes.
bubble-president = You are President. You have one more vote now, and four Palace Guards. You stay until you die, resign, are voted out or are overthrown.

bubble-donation = A turn has nine phases. In the first, all draw two cards and may play some. Play the Anonymous Donation: the top bill of the aid is yours.
bubble-donation-else = First play the Anonymous Donation. Free money is rare.
bubble-six-cards = Nobody keeps more than six cards, open ones included. Your others are for later phases: choose “Play no more cards”.
bubble-minister = Phase 2: you give out six posts, and keep none. The Minister has the police, and the secret police: one killing without a card, only at the Bank, never two turns running. You promised the post to { $seat1 }: keep your word.
bubble-minister-else = You could, and { $seat1 } would remember it. This time, keep your word: make { $seat1 } Minister.
bubble-generals = Each General commands six soldiers in a coup. With four players every other family gets a General and one more post. Give { $seat1 } the First Brigade.
bubble-generals-else = Give the First Brigade to { $seat1 }: who has the police should have soldiers too.
bubble-second-general = Give the Second Brigade to { $seat2 }. That leaves the Third for { $seat3 }. Its barracks are two steps from your Palace: remember that.
bubble-second-general-else = Give this one to { $seat2 }, so that { $seat3 } has the Third Brigade. You will see why it matters.
bubble-admiral = The Admiral has a gunboat, and marines, who land from the sea. The Commander of the Air Force has air strikes, and paratroopers, who land anywhere. Make { $seat2 } Admiral, so { $seat3 } gets the planes.
bubble-admiral-else = Give the Navy to { $seat2 } and the Air Force to { $seat3 }: two presents that you will hear of again.
bubble-kept = { $seat1 } voted for you, and you gave { $seat1 } the post: both of you kept your word. The table remembers that, and people who keep theirs get better offers.

bubble-aid = Eight bills of foreign aid, and only you know which. Now propose a budget: piles for the others, face down, each with a value that you announce: what it holds or less, never more. What is in no pile is yours.
bubble-propose = Before that, buy yourself some safety. Offer { $seat2 } a deal: you announce at least 2 M for { $seat2 }, and { $seat2 } announces no assassination of you this turn.
bubble-propose-else = Another offer can wait. Offer { $seat2 } this: at least 2 M in the budget, for no assassination of you.
bubble-piles = { $seat2 } accepts. Make three piles: a bill of 2 M for { $seat2 }, as promised, and a bill of 1 M each for { $seat1 } and { $seat3 }, who vote too. Choose a bill, then the family. The rest is yours.
bubble-piles-else = Another time. Now a bill of 2 M for { $seat2 }, 1 M each for { $seat1 } and { $seat3 }, and the rest for you.
bubble-announce = Announce what each pile holds, or less. So you can favour somebody in secret, but never pay less than you say.
bubble-ballot = Now all vote on your budget: with their family, their posts and their cards. Give it all that you have on the table, 7 votes, and no more.
bubble-ballot-else = Give all your votes on the table for your own budget. The Black Market is for harder times.
bubble-second-vote = The second round. You lead by far, so keep the Black Market: give no more votes.
bubble-passed = It passes, and the piles are paid. Had it been refused, you would have kept everything, in an unstable situation, with nobody banking this turn. If the Minister’s police force it through, the piles are paid, but the Bank opens only in phase 9.

bubble-location = Phase 5: everybody hides, in secret, or goes into exile, out of reach and out of play. Only at the Bank can you put money into your account. It is also where a killer looks first. Go there all the same.
bubble-location-else = You could hide there. But money in your hands counts for nothing: go to the Bank.
bubble-broken = { $seat2 } took your 2 M, promised to spare you, and sends a killer to your residence. Nothing forbids that. But the promise is marked as broken, for all to see. And you are not at home.
bubble-strike = Your turn, and you hold a Professional. { $seat2 } has just been paid: where does one go with money? Announce an assassination: the Professional, { $seat2 }, the Bank. A target can give nothing away until the phase is over.
bubble-strike-else = Not now. { $seat2 } has broken a promise, and is surely at the Bank: send the Professional there.
bubble-pay = The Professional wants 2 M. Nobody gives change: pay with bills that fit.
bubble-no-more = You have nobody else to send. Once everybody has announced, all attempts are resolved, in the order in which they were announced.
bubble-killed = { $seat2 }’s killer found nobody; yours found { $seat2 }, who is out of this turn. The cards are gone, the reserve is yours; only a Swiss account is safe. And a death makes the situation unstable.
bubble-cousin = The posts of the dead are vacant. Your cousin takes one until the next cabinet, and you give the orders. Take the Navy, for its gunboat. The other post is frozen.
bubble-cousin-else = Soldiers are good, but their barracks are far away: take the Navy, whose gunboat reaches everywhere.
bubble-bank = Phase 7: you are alive, and at the Bank. Put all of it into your Swiss account. There it is safe from everybody, and it is your score.
bubble-bank-else = Think of the score: deposit your bills.

bubble-coup = A coup! Anybody but the President may start one while the situation is unstable, or from headquarters. { $seat3 } is the First Rebel. Five strategic points decide it, the Palace among them: who holds three in the end has won.
bubble-rebellion = A brigade is at your gate. This is the rebellion: whoever moves or fires now is a Rebel. The President may not; { $seat1 } may, or may wait and stay loyal. Choose “Move nothing more”.
bubble-rebellion-else = In the rebellion a President can only wait. Move nothing.
bubble-bombed = { $seat3 }’s planes have hit the Palace: six dice, and every 6 destroys a unit. The gunboat has three. They reach everywhere, and fire before the soldiers do. Now come six more phases, in which all may move.
bubble-points = A point is the Junta’s only if all units in it are the Junta’s. Empty or shared, it is yours. So { $seat3 } has to drive you out of the Palace, and still needs two points more.
bubble-militia = Some cards bring soldiers. Play the Christian Militia: two of them appear at the Cathedral, next to your Palace.
bubble-militia-else = First call the Christian Militia to the Cathedral.
bubble-march = In each phase you move units of one area to one next to it. March the militia from the Cathedral into the Palace. Your guards stay: inside the Palace each of them rolls two dice.
bubble-march-else = The guards fight best where they are. March the militia from the Cathedral into the Palace.
bubble-moved = That was your move for this phase: choose “Move nothing more”.
bubble-marines = Your cousin has a move, too. The marines of the Navy land by the harbour: land them at the Radio Station. As long as they stand there, that point is yours.
bubble-gunboat = { $seat3 } has marched into the Palace. Before the soldiers fight, your cousin’s gunboat fires: three dice, at all units of one family in one place. Fire at { $seat3 } in the Palace.
bubble-gunboat-else = Do not waste it. Fire the gunboat at { $seat3 }’s units in the Palace.
bubble-fire = Soldiers of both sides in one place: three salvos. All say at once whom they fire at, and every 6 destroys a unit. Fire at { $seat3 }.
bubble-fire-else = Holding your fire will not save the Palace. Fire at { $seat3 }.
bubble-losses = That was the first salvo: every 6 has destroyed a unit. After the third, losses are compared: whoever has lost more must retreat to a free area next door, unless the winner forbids it. Without a way out they are destroyed.
bubble-lose = One of your units is hit, and you say which. Guards in the Palace roll two dice each: better lose a militiaman.
bubble-retreat = { $seat3 } has lost more than you, and must leave the Palace, unless you forbid it. Then they can’t take a free point next door, such as Parliament, but your guards must fight on. One point wins nothing: choose “Allow the retreat”.
bubble-give-up = A coup has six such phases. But if all players in the country agree who has won, it is over at once. { $seat3 } says that you have. Besides your move, you may agree that a side has won: choose “Agree that the President has won”.
bubble-give-up-else = { $seat3 } gives up. Agree that the President has won.
bubble-squad = You have won, and may send one Rebel before the firing squad, whichever side they declared for: out of this turn, and the reserve is yours. Had the Junta won, one of its Rebels would be President now, and choose.
bubble-turn-over = The turn is over. Everybody is back, the dead too, and everything stands in its place. You keep your cards and what is in your account, and you have some enemies.

lesson-closing = That was a whole turn: votes, posts, money, killers, the Bank and a coup. So it goes on until the aid runs out. The rest of this game is yours to play: bank early, and count your friends.
