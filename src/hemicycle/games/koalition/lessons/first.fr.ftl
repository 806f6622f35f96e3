# La première leçon de Koalition en français.

lesson-title = Cinq pays, trois rivaux
lesson-about = Posez des politiciens, dirigez des partis, concluez un accord et survivez à une trahison : une quinzaine de minutes.

bubble-welcome = L’Europe vote, pays après pays. Dans chaque pays, certains joueurs vont gouverner, et eux seuls marquent. Après cinq pays, le joueur qui a le plus de points gagne. Vous jouez contre { $seat1 }, { $seat2 } et { $seat3 }.
bubble-country = L’Irlande est la première. Sa carte le dit : chacun pose deux cartes, une à la fois. Les chefs des partis au gouvernement prennent des points de chef : 2 pour le plus fort, 1 pour chaque autre. Et chaque carte d’un parti au gouvernement rapporte 1 point.
bubble-lay = À vous. Une carte apporte ses voix à son parti. { $seat1 } dirige la Rose avec 6 voix. Posez une Rose plus forte et vous la dirigez : choisissez-en une dans votre main.
bubble-lay-else = La règle le permet. Mais prenez d’abord la Rose { A($seat1) } : posez votre Rose 7, 8 ou 10.
bubble-leader = Vous avez maintenant le plus de voix dans la Rose : vous la dirigez. Un parti n’est à personne : le joueur qui y a plus de voix le prend ; à égalité, la carte la plus forte décide. Seuls les chefs négocient.
bubble-hold = Juste après avoir posé, vous pouvez jouer une carte action ; tous les autres peuvent alors répondre avec les leurs. Gardez les vôtres pour le pays suivant : choisissez « Pas de carte action ».
bubble-hold-else = Ces cartes serviront au pays suivant. Gardez-les pour l’instant : « Pas de carte action ».
bubble-strengthen = Votre dernière carte ici. Personne n’a besoin d’un chef qui a peu de voix : renforcez la Rose, posez-en une autre. Le point d’interrogation explique la question et les choix.
bubble-strengthen-else = C’est possible. Mais une Rose forte vous fera gouverner : posez une autre Rose.
bubble-possible = Toutes les cartes sont sur la table. « Coalitions possibles » montre quels partis pourraient gouverner et ce que cela rapporterait à chacun. Pas de carte action cette fois non plus.
bubble-possible-else = Cela pourrait servir. Mais chaque carte action ne se joue qu’une fois, et le pays suivant en a besoin : choisissez « Pas de carte action ».
bubble-count = La majorité, c’est plus de la moitié des voix. Aucun parti ne l’a seul : les chefs cherchent une coalition. Ses partis doivent être partenaires deux à deux (chacun nomme les siens ; Rose et Chapeau ne gouvernent jamais ensemble), et aucun ne doit être superflu.
bubble-propose = La Rose est à vous, le Citron { A($seat1) }, et ils sont partenaires. Ensemble, ils ont la majorité. Proposez cette coalition : Rose + Citron.
bubble-propose-else = D’autres diraient peut-être oui, mais c’est avec le Citron que la Rose a ici la majorité : proposez Rose + Citron.
bubble-governs = Tous ses chefs ont dit oui : on se serre la main, et vous gouvernez l’Irlande. La première coalition conclue compte. Le Gland { DE($seat2) } et les autres n’ont rien.
bubble-points = Vous prenez 2 points de chef pour le parti le plus fort, et 1 pour chacune de vos deux cartes. { $seat1 } prend 1 point de chef et 1 par carte : sa Rose 6 compte aussi, bien que la Rose soit à vous.

bubble-begin = Le joueur qui a marqué le plus commence le vote suivant : vous. Le Luxembourg demande deux cartes, lui aussi. Posez votre Feuille 9.
bubble-begin-else = Pour la suite, il vous faut la Feuille : posez votre Feuille 9.
bubble-doppler = Place aux cartes action. Un Doppler (doubleur) double toutes les voix d’un parti au décompte ; pour désigner le chef, il ne compte pas. Jouez-le sur la Feuille.
bubble-doppler-else = On peut le garder. Mais un Doppler sert le mieux un parti qui est à vous : jouez-le sur la Feuille.
bubble-answer = Vous avez commencé, tous peuvent donc répondre : { $seat2 } a joué un Rücktritt (démission), et votre Feuille 9 a perdu toutes ses voix. Vous aussi pouvez rejouer. Une Weisse Weste (casier vierge) annule une démission ou un scandale : jouez la vôtre sur la Feuille 9.
bubble-answer-else = Sans ces 9 voix, la Feuille serait trop faible pour gouverner. Sauvez-la d’abord : jouez la Weisse Weste sur votre Feuille 9.
bubble-twice = Sauvée. Posez maintenant votre Feuille 6 : avec le Doppler, chacune de ses voix compte deux fois.
bubble-twice-else = Ailleurs, une carte compte une fois ; pour la Feuille, deux fois : posez votre Feuille 6.
bubble-quiet = Si vous ne jouez pas de carte action, personne d’autre ne peut en jouer. C’est souvent la meilleure raison de se tenir tranquille. Choisissez « Pas de carte action ».
bubble-quiet-else = À tout ce que vous jouez, on peut répondre, et vous n’avez pas d’autre Weisse Weste : choisissez « Pas de carte action ».
bubble-fails = Chaque chef a trois propositions par négociation. Quand tous, d’affilée, n’ont rien à ajouter, il n’y a pas de coalition : personne ne marque, chacun reprend ses politiciens, les jokers et les cartes action joués sont perdus, et le pays revote une fois.
bubble-listen = Vous avez le plus de voix, mais pas la majorité. Voyez ce que veulent les autres : choisissez « Rien à ajouter ». Cela n’engage à rien, et on vous reposera la question dès que quelqu’un bougera.
bubble-listen-else = On pourrait offrir mieux que vous, et vous n’avez que trois propositions : écoutez d’abord, avec « Rien à ajouter ».
bubble-danger = { $seat3 } veut gouverner avec { $seat2 } et { $seat1 } : Chapeau + Gland + Citron. Vous n’auriez rien. Tout dépend { DE($seat1) }, qui aurait là 3 points, et avec vous seulement 2. Il faut donc offrir autre chose que des points.
bubble-deal = Proposez un accord { A($seat1) } : Feuille + Citron maintenant, et au pays suivant vous gouvernez avec { $seat1 }, ou pas du tout. Les accords sont écrits, tous les voient. Personne n’est forcé de les tenir.
bubble-deal-else = Les points seuls ne gagneront pas { $seat1 } : faites d’abord l’offre que dit la note.
bubble-agreed = { $seat1 } accepte. Proposez maintenant ce qui est convenu, avant qu’un autre n’aille plus vite : Feuille + Citron.
bubble-agreed-else = { $seat1 } attend ce qui est convenu et ne vous suivrait pas ailleurs : proposez Feuille + Citron.
bubble-kept = { $seat1 } a tenu parole, et la table l’a noté. Votre promesse est encore ouverte : en Belgique, gouverner avec { $seat1 }, ou pas du tout.

bubble-belgium = La Belgique demande trois cartes et paie mieux : 3, 2 et 1. Il n’y a que cinq Poings dans tout le jeu : les vôtres dirigeront. Posez le Poing 9.
bubble-belgium-else = Dans un grand parti, il y a plus de rivaux. Essayez d’abord le petit : posez votre Poing 9.
bubble-sturz = Vous avez deux Sturz (chute). Chacun renverse le chef d’un parti ; le meilleur des autres joueurs prend sa place, quelles que soient les voix. Gardez-les, vous en aurez peut-être besoin. Choisissez « Pas de carte action ».
bubble-further = Posez aussi votre Poing 7 : plus de voix pour le parti, et une tête plus sûre.
bubble-further-else = Ailleurs, vous n’aideriez qu’un autre à diriger. Restez au Poing : posez votre Poing 7.
bubble-ruecktritt = Les deux dernières sortes de cartes action : votre Rücktritt enlève toutes ses voix à un politicien de la table ; chaque politicien ne peut être touché qu’une fois par vote. Un Partei-Skandal (scandale) réduit un parti de moitié. Gardez vos cartes jusqu’à savoir qui vous barre la route.
bubble-peace = { $seat2 } vous offre la paix : ni Sturz, ni scandale, ni démission contre votre Poing, et rien contre sa Croix. Cela semble juste. Acceptez.
bubble-peace-else = La prudence est bonne. Mais une offre refusée est perdue, et accepter vous coûte peu : acceptez celle-ci.
bubble-joker = Un joker se pose comme un politicien, pour le parti que vous annoncez en le posant. Posez le vôtre pour le Poing : 7 voix de plus.
bubble-joker-else = Un politicien irait aussi. Mais un joker vaut pour tous les partis, et 7 voix renforcent le Poing : posez-le pour le Poing.
bubble-broken = { $seat2 } avait promis d’épargner le Poing et vient de vous renverser : avec 5 voix, { $seat2 } dirige maintenant votre parti. La règle le permet. Mais la promesse rompue est notée, et vous ne devez plus rien { A($seat2) }.
bubble-return = Rendez le coup : jouez votre propre Sturz sur le Poing. { $seat2 } tombe, et le meilleur des autres dirige : vous, à nouveau.
bubble-return-else = Reprenez d’abord le Poing : jouez-y votre Sturz.
bubble-enough = Vous dirigez à nouveau le Poing. Les cartes action tournent jusqu’à ce que tous passent d’affilée ; un joueur qui a passé peut revenir. Passez maintenant, et c’est fini.
bubble-word = Vous pouvez gouverner avec { $seat1 } (Poing + Rose), comme promis, ou avec { $seat3 } (Poing + Feuille). Chaque fois, 6 points pour vous. Tenez parole, ou non ; ce sera noté. Proposez ce que vous voulez.
bubble-word-else = La Belgique veut un gouvernement, et personne ne peut gouverner sans vous : proposez Poing + Rose ou Poing + Feuille.
bubble-wait = Votre proposition est sur la table. Choisissez « Rien à ajouter » pour attendre les autres ; on vous reposera la question dès que quelqu’un bougera.
bubble-word-kept = Vous avez tenu parole envers { $seat1 }. C’est inscrit dans la liste des promesses, et on confie davantage à ceux qui tiennent les leurs.
bubble-word-broken = Vous avez rompu votre promesse { A($seat1) }. C’était permis, et c’est écrit : { $seat1 } s’en souviendra, et les autres l’ont vu.
bubble-uninvited = { $seat2 } a marqué aussi : son Poing 5 est dans un parti au gouvernement, et chaque carte y rapporte 1 point à son joueur, invité ou non. Une carte dans un parti qui gouvernera paie donc, quel que soit le chef.

bubble-europe = Les points sont notés par parti aussi. Après le dernier pays vient le bonus Europe : le parti qui en a le plus paie 7 au joueur qui en a gagné le plus chez lui, le suivant 6, et ainsi de suite. On peut voir à tout moment où l’on en est.
bubble-free = Vous savez tout ce qu’il faut. L’Espagne et le Danemark sont à vous : dirigez, négociez, doublez, renversez. Votre main devrait suffire pour cinq cartes encore ; on ne redistribue tout que si un joueur a trop peu de politiciens pour un pays.
bubble-failed = Aucune coalition. Chacun reprend ses politiciens, mais les jokers et les cartes action joués sont perdus. Le pays revote une fois ; si cela échoue encore, il est abandonné.
bubble-alone = Un parti avait la majorité à lui seul. Il gouverne sans négocier : son chef prend les points de chef du plus fort, et chacune de ses cartes rapporte un point.
bubble-last = Le dernier pays. Les cartes que vous gardez ne vaudront plus rien : ne retenez rien. Et regardez le bonus Europe : un seul point dans le bon parti en vaut peut-être sept.
bubble-bonus = Le bonus Europe est payé : celui de chaque parti est allé au joueur qui y avait le plus de points, et s’est ajouté au reste. Le total le plus haut gagne.

lesson-closing = C’était une partie entière de Koalition. Entre amis, il y a quinze pays et bien plus à dire : chaque promesse est à vous, pour la faire, la tenir ou la rompre.
