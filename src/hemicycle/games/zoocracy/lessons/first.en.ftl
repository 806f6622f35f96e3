# The first lesson of Zoocracy in English.

lesson-title = Two rounds in the zoo
lesson-about = Become President, feed the animals, form a government, and find out whom to trust: a quarter of an hour.

bubble-welcome = This zoo is a democracy, and you lead a party. Each political goal that you implement is one step on the track; most goals win. There are three ways to one: the presidency, a government, and a few cards.
bubble-bid = First, the presidency: a goal at once for whoever bids the most food. All bid in secret, and all pay half, the losers too. Bid 4.
bubble-bid-else = Any bid from 0 to all your food is allowed. For now, bid 4: it will just do.
bubble-president = You are President: your first goal, and a card. It is Assertiveness: another goal, if you hold the office it shows, Finance. Keep that in mind for later.
bubble-zoo = Now the campaign. The elephants give 6 votes to whoever feeds them most, 3 to the second, nothing to others. From your funds, you may place 7 tokens this turn, at most 3 on a species. Place 3 here.
bubble-zoo-else = Allowed, but let us begin with the biggest prize: 3 tokens on the elephants.
bubble-hippos = No two parties may ever have the same number of tokens on a species. So nobody can just match your 3: without a card, they can only be second this round. Place 3 on the hippos too.
bubble-hippos-else = You may do that later in this turn. First, 3 tokens on the hippos.
bubble-rally = Cards come on top of all limits, each in its own phase. A Rally brings tokens from the supply: it costs you no food. Play it on the parrots, with 2 tokens.
bubble-rally-else = You can still do that. Play the Rally first: 2 tokens on the parrots.
bubble-last-token = One token is left for this turn. Where nobody else comes, one is enough: the flamingos and the snakes are still empty. Or keep your food. Then end your turn, and watch { $seat1 } and { $seat2 }.
bubble-overhang = Before the count, cards of the election are played. You are first on the hippos, so an Overhang Mandate there means a seat more for you. Play it; then pass.
bubble-overhang-else = Wait: before you let them count, play the Overhang Mandate. It is a seat for nothing.
bubble-offer = { $seat1 } offers a deal: a yes to your government, for the office of Prime Minister and this round’s goal. Promises bind nobody, but all see who keeps them. You need the seats: accept.
bubble-elected = Your votes are your seats, { $number } of them, and you took as much food again. The majority is at { $needed }: you need a partner. The food on the animals is gone.
bubble-propose = As the strongest party, you propose first: three offices and two goals. Keep your word: { $seat1 } is Prime Minister and has this round’s goal. Take the rest yourself: Finance, for your card; Defence; and the goal of the next round.
bubble-propose-else = You promised { $seat1 } the office of Prime Minister and this round’s goal. All the rest, Finance, Defence and the second goal, should be yours.
bubble-vote = All vote in secret, and each vote weighs as many seats as the party has. Your own proposal needs your yes as well.
bubble-vote-else = You may even vote against yourself, but then it fails. Vote yes.
bubble-governing = { $seat1 } voted yes, and you gave what you promised: both kept their word, and you govern together. { $seat2 } voted no and leads the opposition. Each office has one privilege; its card is turned over when it has been used.
bubble-event = Every round brings an event. This Donation pays 2 food to each holder of an office in the government: you hold two. Then cards of this phase may be played; you have none.
bubble-assertiveness = Here is your moment: you are Finance Minister, so Assertiveness brings you a goal. Play it.
bubble-assertiveness-else = Do not let it go by: Assertiveness is a goal for nothing.
bubble-programme = At the end of a round, the party on the programme implements its goal, if the government still has its majority. This one was { $seat1 }’s. The next is yours. Parties in government draw one card, those in opposition two.
bubble-blockade = Round two has no election: the food of this round stays and counts in the third. As Defence Minister, you may bar a species this round, for everybody. Bar the monkeys, where { $seat1 } was first.
bubble-blockade-else = You may keep the Blockade for later. Try it now: on the monkeys.
bubble-bargain = Now bargain yourself. Offer { $seat2 } a deal: { $seat2 } places nothing on the polar bears this round, and you nothing on the snakes.
bubble-manipulation = As Finance Minister, you may cover the votes of a species until the election: 4 for the first, none for the second. On the flamingos, 3 become 4. Or wait, and use it in round three.
bubble-trust = { $seat2 } has agreed. So a single token on the polar bears should be enough for 5 votes. Place 1 there.
bubble-trust-else = You may do that afterwards. First, 1 token on the polar bears, trusting { $seat2 }.
bubble-free-hand = Place the rest as you like. Think of the snakes: you promised to spare them. And keep some food: round three begins with a bid for the presidency.
bubble-broken = { $seat2 } promised to keep off the polar bears, and feeds them now. Nothing forbids it. But it is noted for all to see, and next time, such a promise is worth less.
bubble-confidence = Seats can still change sides: Defectors take some from another party. If a government loses its majority, its goal is lost, and the Opposition Leader may propose another government at once. Yours stands.
bubble-kept-goal = The second goal of your programme: { $seat1 } could not take it from you, since it was part of the proposal. That makes three. Offices pass; goals stay.
bubble-bid-again = Round three: presidency and parliament are up again. A President who wins again gets a goal again. Bid what it is worth to you; remember that you pay half of it in any case.
bubble-tie = The food of round two still lies here, and yours is added to it. Look before you place: a number that another party already has there is refused.
bubble-revenge = You have 1 token on the polar bears and { $seat2 } has 2. One more would be a tie, so it is refused; 2 more put you in front. Pay it back, if you like.
bubble-yours = You are the strongest again, and nothing is promised now. Talk first: who wants what for a yes? Whoever gets nothing from your proposal will hardly vote for it.
bubble-theirs = A proposal of somebody else. Yes: you govern, with what it gives you. No: you are in opposition, with two cards a round, if it passes without you. If it fails, the next party proposes.
bubble-end = The game ends in the round in which the event is End of Game, one of the rounds five to eight, or when a party has eight goals. Then most goals win; in a tie, more food.

lesson-closing = You know what you need. The game goes on without notes, and { $seat1 } and { $seat2 } now play as they like: make your deals, and stay ahead. All the rules are one click away.
