# The first lesson of Koalition in English.

lesson-title = Five countries, three rivals
lesson-about = Lay politicians, lead parties, make a deal and survive a broken one: about fifteen minutes.

bubble-welcome = Europe votes, country by country. In each country, some players will govern, and only they score. After five countries, the player with the most points wins. You play against { $seat1 }, { $seat2 } and { $seat3 }.
bubble-country = Ireland is first. Its card says: everybody lays two cards, one at a time. Leaders of governing parties take leader points: 2 for the strongest party, 1 for each other. And every card in a governing party brings 1 point.
bubble-lay = Now you. A card brings its votes to its party. { $seat1 } leads the Rose with 6 votes. Lay a Rose with more, and you lead it: choose one in your hand.
bubble-lay-else = You may, by the rules. But first take the Rose from { $seat1 }: lay your Rose 7, 8 or 10.
bubble-leader = You have the most votes in the Rose now, so you lead it. A party belongs to nobody: whoever has more votes in it takes it over; if equal, the highest single card decides. Only leaders negotiate.
bubble-hold = Just after laying, you may play an action card; then everybody else may answer with theirs. Keep yours for the next country: choose “No action card”.
bubble-hold-else = Those cards will be needed in the next country. Keep them for now: “No action card”.
bubble-strengthen = Your last card here. A leader of few votes is needed by nobody, so make the Rose strong: lay another one. The question mark explains what you are asked, and the choices.
bubble-strengthen-else = You could. But a strong Rose will make you govern: lay another Rose.
bubble-possible = All cards are on the table. “Possible coalitions” lists who could govern now, and what that would pay each player. No action card this time, either.
bubble-possible-else = That might pay. But each action card can be played only once, and the next country needs them: choose “No action card”.
bubble-count = The majority is more than half of all votes. No party has it alone, so leaders look for a coalition. Its parties must all be partners (each party names its own; Rose and Top hat never govern together), and each must be needed.
bubble-propose = The Rose is yours, the Lemon is { $seat1 }’s, and they are partners. Together they have the majority. Propose that coalition: Rose + Lemon.
bubble-propose-else = Others might agree too, but the Lemon is the partner with whom the Rose has the majority here and now: propose Rose + Lemon.
bubble-governs = All leaders in it have said yes, so hands are shaken: you govern Ireland. The first coalition that is agreed counts. { $seat2 }’s Acorn and the others get nothing.
bubble-points = You take 2 leader points for the strongest party, and 1 for each of your two cards. { $seat1 } takes 1 leader point, and 1 for each card: the Rose 6 scores, too, though you lead the Rose.

bubble-begin = The player who scored the most begins the next vote: you. Luxembourg also asks for two cards. Lay your Leaf 9.
bubble-begin-else = For what comes next you need the Leaf: lay your Leaf 9.
bubble-doppler = Time for an action card. A Doppler (doubler) doubles all votes of a party at the count; for who leads it, it counts nothing. Play it on the Leaf.
bubble-doppler-else = You might keep it. But a Doppler is strongest on a party that is yours: play it on the Leaf.
bubble-answer = You opened, so everybody may answer: { $seat2 } played a Rücktritt (resignation), and your Leaf 9 lost all its votes. You may play again, too. A Weisse Weste (clean record) cancels a resignation or a scandal: play yours on the Leaf 9.
bubble-answer-else = Without its 9 votes the Leaf would be too weak to govern. First save it: play the Weisse Weste on your Leaf 9.
bubble-twice = Saved. Now lay your Leaf 6: with the Doppler, each of its votes counts twice.
bubble-twice-else = Elsewhere a card counts once, for the Leaf twice: lay your Leaf 6.
bubble-quiet = If you play no action card now, nobody else may play one. That is often the best reason to keep still. Choose “No action card”.
bubble-quiet-else = Whatever you play now, others may answer, and you have no second Weisse Weste: choose “No action card”.
bubble-fails = Each leader has three proposals in a negotiation. When all leaders in succession have nothing to add, there is no coalition: nobody scores, politicians go back to their hands, jokers and action cards that were played are gone, and the country votes once more.
bubble-listen = You have the most votes, but not the majority. See what the others want: choose “Nothing to add”. That binds you to nothing, and you will be asked again when somebody moves.
bubble-listen-else = A proposal now could be outbid, and you have only three: listen first, with “Nothing to add”.
bubble-danger = { $seat3 } wants to govern with { $seat2 } and { $seat1 }: Top hat + Acorn + Lemon. You would get nothing. { $seat1 } decides, and would take 3 points there, but only 2 with you. So you have to offer more than points.
bubble-deal = Offer { $seat1 } a deal: Leaf + Lemon now, and in the next country you govern with { $seat1 }, or not at all. Deals are written down for all to see. Nobody is forced to keep one.
bubble-deal-else = Points alone will not win { $seat1 } over: first make the offer that the note names.
bubble-agreed = { $seat1 } has accepted. Now propose what you agreed on, before somebody else is faster: Leaf + Lemon.
bubble-agreed-else = { $seat1 } waits for what you agreed on, and would not follow you elsewhere: propose Leaf + Lemon.
bubble-kept = { $seat1 } kept the promise, and the table has noted it. Your own promise is still open: in Belgium, govern with { $seat1 }, or not at all.

bubble-belgium = Belgium asks for three cards and pays more: 3, 2 and 1. There are only five Fists in the whole game, so yours will lead. Lay the Fist 9.
bubble-belgium-else = A bigger party has more rivals. Try the small one first: lay your Fist 9.
bubble-sturz = You hold two Sturz (overthrow). Each overthrows the leader of a party; the next best player in it takes over, whatever the votes. Keep them: you may need one. Choose “No action card”.
bubble-further = Lay your Fist 7, too: more votes for the party, and a safer lead.
bubble-further-else = Elsewhere you would only help somebody else to lead. Stay with the Fist: lay your Fist 7.
bubble-ruecktritt = Two more kinds: your Rücktritt takes all votes of a politician on the table; each politician can be hit only once in a vote. A Partei-Skandal (party scandal) halves a party. Keep your cards until you know who is in your way.
bubble-peace = { $seat2 } offers you peace: no Sturz, scandal or resignation against your Fist, nor against { $seat2 }’s Cross. That sounds fair. Accept it.
bubble-peace-else = It is wise to be careful. But refused, the offer is gone, and accepting costs you little: accept this one.
bubble-joker = A joker is laid like a politician, for any party that you name as you lay it. Lay your joker for the Fist: 7 more votes.
bubble-joker-else = A politician would do. But a joker counts for any party, and 7 votes make the Fist strong: lay it for the Fist.
bubble-broken = { $seat2 } promised to spare the Fist, and has just overthrown you: with 5 votes, { $seat2 } now leads your party. The rules allow it. But the breach is written down, and you owe { $seat2 } nothing any more.
bubble-return = Strike back: play your own Sturz on the Fist. { $seat2 } falls, and the best of the others leads it: you again.
bubble-return-else = First take the Fist back: play your Sturz on it.
bubble-enough = You lead the Fist again. Action cards go round until all have passed in succession; a player who has passed may come back. Pass now, and the round is over.
bubble-word = You can govern with { $seat1 } (Fist + Rose), as you promised, or with { $seat3 } (Fist + Leaf). Both pay you 6. Keep your word, or break it; it will be noted. Propose what you like.
bubble-word-else = Belgium wants a government, and nobody can govern without you: propose Fist + Rose or Fist + Leaf.
bubble-wait = Your proposal is on the table. Choose “Nothing to add” to wait for the others; you are asked again when somebody moves.
bubble-word-kept = You kept your word to { $seat1 }. It stands in the list of promises, and players who keep theirs are trusted with more.
bubble-word-broken = You broke your word to { $seat1 }. It was allowed, and it is written down: { $seat1 } will remember it, and the others have seen it.
bubble-uninvited = { $seat2 } scored, too: the Fist 5 is in a governing party, and each card there brings its player 1 point, asked or not. So a card in a party that will govern pays, whoever leads it.

bubble-europe = Points are booked by party as well. After the last country comes the Europe bonus: the party with the most points pays 7 to the player who has most of them, the next 6, and so on. You can always see how that stands.
bubble-free = You know all you need. Spain and Denmark are yours to play: lead, deal, double, overthrow. Your hand should last for five more cards; only when somebody has too few politicians for a country are all cards dealt anew.
bubble-failed = No coalition was found. Everybody takes the politicians back, but jokers and action cards that were played are gone. The country votes once more; if that fails too, it is dropped.
bubble-alone = One party had the majority alone. It governs without any talks: its leader takes the leader points of the strongest, and each of its cards a point.
bubble-last = The last country. Cards that you keep are worth nothing afterwards, so hold nothing back. And look at the Europe bonus: perhaps one point in the right party is worth seven.
bubble-bonus = The Europe bonus has been paid: each party’s went to the player with the most points in it, and was added to the rest. The highest total wins.

lesson-closing = That was a whole game of Koalition. With friends there are fifteen countries, and much more to talk about: every promise is yours to make, to keep and to break.
