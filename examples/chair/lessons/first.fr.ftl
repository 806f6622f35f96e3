# The first lesson of Chair in French.

lesson-title = Trois manches pour une chaise
lesson-about = Votez, concluez un accord, et voyez qui tient parole : trois minutes.

bubble-welcome = À chaque manche, un joueur obtient la chaise. Une chaise à vous vaut 2 points. Après trois manches, le joueur qui a le plus de points gagne.
bubble-friend = Vous avez aussi un ami secret : { $friend }. Chacune de ses chaises vous rapporte 1 point, et personne d’autre ne le sait.
bubble-vote = Tous votent en secret, chacun pour un autre. Votez maintenant pour { $seat1 }.
bubble-vote-else = Ce vote est permis. Pour l’instant, votez pour { $seat1 }, pour voir ce qui arrive.
bubble-taken = { $seat1 } a obtenu le plus de votes, et donc la chaise. On ne peut pas voter pour soi : vous avez besoin des autres.
bubble-offer = { $seat1 } vous propose un accord : votre vote contre le sien. Tous peuvent le lire, mais rien n’oblige à tenir parole. Acceptez.
bubble-keep = Tenez maintenant parole : votez pour { $seat1 }.
bubble-kept = Vous avez tous deux tenu parole, et la table s’en souvient. Les joueurs fiables reçoivent de meilleures propositions.
bubble-propose = À vous de négocier. Proposez la même chose { A($seat2) } : votre vote contre le sien.
bubble-trust = { $seat2 } a accepté. Votez pour { $seat2 }, comme promis.
bubble-broken = { $seat2 } vous avait promis un vote et l’a donné { A($seat1) }. Rien ne l’interdit. Mais le registre garde la trace de cette promesse rompue : vous n’êtes plus obligé de lui faire confiance.
bubble-tie = Chacun a un vote. Vous aviez la chaise en dernier : c’est à vous de décider. Vous pouvez vous choisir vous-même.
bubble-count = Tous montrent maintenant leur ami, et l’on compte les points : 2 par chaise, 1 par chaise de l’ami.

lesson-closing = Vous connaissez maintenant tout le jeu. Jouez-y à trois ou plus : la négociation se passe dans la discussion.
