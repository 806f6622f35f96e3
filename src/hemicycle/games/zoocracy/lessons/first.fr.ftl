# The first lesson of Zoocracy in French.

lesson-title = Deux manches au zoo
lesson-about = Briguez la présidence, nourrissez les animaux, formez un gouvernement et voyez à qui vous fier : un quart d’heure.

bubble-welcome = Ce zoo est une démocratie, et vous menez un parti. Chaque objectif politique réalisé est un pas sur la piste ; le parti qui en a le plus gagne. Trois chemins y mènent : la présidence, le gouvernement et quelques cartes.
bubble-bid = D’abord, la présidence : un objectif, aussitôt, pour la plus haute mise. Tous misent en secret, et tous paient la moitié, y compris les perdants. Misez 4.
bubble-bid-else = Toute mise de 0 à tous vos jetons est permise. Pour l’instant, misez 4 : cela suffira tout juste.
bubble-president = La présidence est à vous : votre premier objectif, et une carte. C’est Assertivité : un objectif de plus, si vous occupez la fonction indiquée, les Finances. Gardez cela en tête.
bubble-zoo = Place à la campagne. Les éléphants donnent 6 votes au parti qui les nourrit le plus, 3 au deuxième, rien aux autres. De vos fonds, vous pouvez placer 7 jetons à ce tour, au plus 3 par espèce. Placez-en 3 ici.
bubble-zoo-else = C’est permis, mais commençons par le plus gros lot : 3 jetons chez les éléphants.
bubble-hippos = Deux partis n’ont jamais le même nombre de jetons chez une espèce. Personne ne peut donc égaler vos 3 : sans carte, on n’y sera que deuxième cette manche. Placez aussi 3 jetons chez les hippopotames.
bubble-hippos-else = Vous pourrez le faire plus tard. D’abord, 3 jetons chez les hippopotames.
bubble-rally = Les cartes s’ajoutent à toutes les limites, chacune dans sa phase. Rallier apporte des jetons de la réserve : cela ne vous coûte rien. Jouez cette carte chez les perroquets, avec 2 jetons.
bubble-rally-else = Vous pourrez encore le faire. Jouez d’abord Rallier : 2 jetons chez les perroquets.
bubble-last-token = Il vous reste un jeton pour ce tour. Là où personne d’autre ne vient, un seul suffit : les flamants roses et les serpents n’ont encore rien. Ou gardez-le. Puis terminez votre tour, et regardez jouer { $seat1 } et { $seat2 }.
bubble-overhang = Avant le décompte, on joue les cartes de l’élection. Vous êtes en tête chez les hippopotames : un Mandat supplémentaire y vaut un siège de plus pour vous. Jouez-le ; puis passez.
bubble-overhang-else = Attendez : avant le décompte, jouez Mandat supplémentaire. C’est un siège gratuit.
bubble-offer = { $seat1 } vous propose un accord : un oui à votre gouvernement, contre la fonction de Premier ministre et l’objectif de cette manche. Une promesse n’engage personne, mais tous voient qui la tient. Acceptez : il vous faut ces sièges.
bubble-elected = Vos votes sont vos sièges : { $number }, et autant de nourriture pour vous. La majorité est à { $needed } : il vous faut un partenaire. La nourriture placée chez les animaux est partie.
bubble-propose = Le plus fort parti propose le premier, et c’est le vôtre : trois fonctions et deux objectifs. Tenez parole : { $seat1 } est Premier ministre et a l’objectif de cette manche. Prenez le reste : les Finances, pour votre carte ; la Défense ; et l’objectif de la manche suivante.
bubble-propose-else = Votre partenaire doit être Premier ministre et avoir l’objectif de cette manche : vous l’avez promis. Tout le reste, Finances, Défense et second objectif, devrait être à vous.
bubble-vote = Tous votent en secret, et chaque parti vote avec tous ses sièges. Votre propre proposition a aussi besoin de votre oui.
bubble-vote-else = On peut même voter contre soi, mais la proposition échoue alors. Votez oui.
bubble-governing = { $seat1 } a voté oui, et vous avez donné ce que vous aviez promis : les deux promesses sont tenues, et vous gouvernez ensemble. { $seat2 } dirige l’opposition. Chaque fonction a un privilège ; une fois utilisé, sa carte est retournée.
bubble-event = Chaque manche apporte un événement. Cette Donation paie 2 jetons pour chaque fonction du gouvernement : vous en occupez deux. Puis on peut jouer des cartes de cette phase ; vous n’en avez pas.
bubble-assertiveness = Voici votre heure : les Finances sont à vous, et Assertivité vous rapporte donc un objectif. Jouez cette carte.
bubble-assertiveness-else = Ne laissez pas passer l’occasion : Assertivité est un objectif gratuit.
bubble-programme = À la fin d’une manche, le parti inscrit au programme réalise son objectif, si le gouvernement a encore sa majorité. C’était le tour { DE($seat1) } ; le prochain est à vous. Au gouvernement, on pioche une carte, dans l’opposition deux.
bubble-blockade = La deuxième manche n’a pas d’élection : sa nourriture reste et compte à la troisième. Avec la Défense, vous pouvez fermer une espèce à tous pour cette manche. Fermez les singes, où { $seat1 } était en tête.
bubble-blockade-else = Vous pourriez garder le Blocus pour plus tard. Essayez-le maintenant : chez les singes.
bubble-bargain = À vous de négocier. Proposez un accord { A($seat2) } : rien de sa part chez les ours polaires cette manche, et rien de la vôtre chez les serpents.
bubble-manipulation = Avec les Finances, vous pouvez couvrir les votes d’une espèce jusqu’à l’élection : 4 pour le premier, aucun pour le deuxième. Chez les flamants roses, 3 deviennent 4. Ou attendez la troisième manche.
bubble-trust = { $seat2 } a accepté. Un seul jeton chez les ours polaires devrait donc suffire pour 5 votes. Placez-y 1 jeton.
bubble-trust-else = Vous pourrez le faire ensuite. D’abord, 1 jeton chez les ours polaires, en toute confiance.
bubble-free-hand = Placez le reste comme il vous plaît. Pensez aux serpents : vous avez promis de les épargner. Et gardez de la nourriture : la troisième manche commence par une mise pour la présidence.
bubble-broken = { $seat2 } avait promis de ne rien placer chez les ours polaires, et les nourrit maintenant. Rien ne l’interdit. Mais tous le voient, et la prochaine fois, une telle promesse vaudra moins.
bubble-confidence = Des sièges peuvent encore changer de camp : Transfuges en prend à un autre parti. Si un gouvernement perd sa majorité, son objectif est perdu, et le dirigeant de l’opposition peut aussitôt en proposer un autre. Le vôtre tient.
bubble-kept-goal = Le second objectif de votre programme : { $seat1 } ne pouvait pas vous le prendre, car la proposition vous l’attribuait. Cela fait trois. Les fonctions passent, les objectifs restent.
bubble-bid-again = Troisième manche : la présidence et le parlement sont de nouveau à prendre. Un Président qui l’emporte à nouveau reçoit à nouveau un objectif. Misez ce que cela vaut pour vous ; vous en paierez de toute façon la moitié.
bubble-tie = La nourriture de la deuxième manche est encore là, et la vôtre s’y ajoute. Regardez avant de placer : un nombre qu’un autre parti a déjà chez cette espèce est refusé.
bubble-revenge = Vous avez 1 jeton chez les ours polaires, et { $seat2 } en a 2. Un de plus ferait une égalité : c’est refusé. Avec 2 de plus, vous prenez la tête. Rendez la pareille, si vous voulez.
bubble-yours = Vous êtes de nouveau le plus fort parti, et rien n’est promis cette fois. Discutez d’abord : que faut-il à chacun pour un oui ? Un parti qui ne reçoit rien ne votera guère pour vous.
bubble-theirs = C’est la proposition d’un autre parti. Oui : vous gouvernez, avec ce qu’elle vous donne. Non : si elle passe sans vous, vous êtes dans l’opposition, avec deux cartes par manche. Si elle échoue, c’est au parti suivant de proposer.
bubble-end = La partie se termine à la fin de la manche où l’événement est Fin de partie, entre la cinquième et la huitième, ou quand un parti a huit objectifs. Le parti qui a le plus d’objectifs gagne ; à égalité, celui qui a le plus de nourriture.

lesson-closing = Vous savez l’essentiel. La partie continue sans notes, et { $seat1 } et { $seat2 } jouent maintenant à leur guise : concluez vos accords, et restez en tête. Toutes les règles sont à portée de main.
