# The first lesson of Junta in French.

lesson-title = Un tour au Palais
lesson-about = Soyez Président pendant un tour : des postes, de l’argent, une parole rompue, un tueur, la Banque et un coup d’État. Un quart d’heure.

bubble-welcome = Vous êtes à la tête d’une famille, dans une petite république qui vit de l’aide étrangère. Le joueur qui a le plus d’argent sur son compte en Suisse quand l’aide est épuisée gagne. Rien d’autre ne compte.
bubble-hand = Voici vos cartes Politique. Influences et Suffrages donnent des voix ; d’autres amènent des tueurs, des soldats ou de l’argent. Chaque carte dit son effet : consultez-les quand vous voulez.
bubble-nominate = On élit d’abord un Président. Il attribue les postes et l’argent : autant que ce soit vous. Proposez-vous.
bubble-nominate-else = C’est permis. Mais apprenez le jeu depuis le Palais : proposez-vous.
bubble-enough = Vous pourriez en désigner d’autres. Un candidat vous suffit : choisissez « Ne désigner personne d’autre ».
bubble-enough-else = Pourquoi aider vos rivaux ? Ne désignez personne d’autre.
bubble-offer = { $seat1 } vous propose un accord : une voix pour vous, contre le poste de ministre. C’est écrit, et tous verront qui tient parole, mais rien n’y oblige. Acceptez.
bubble-vote = Chaque famille a une voix. Donnez-vous la voix de la famille.
bubble-vote-else = C’est permis. Mais vous voulez la présidence : donnez-vous la voix de la famille.
bubble-influence = { $seat3 } se présente aussi, et une voix, c’est peu. Donnez-vous les Syndicats : 5 voix, qui ne se partagent pas. La carte reste posée devant vous et vote à chaque scrutin.
bubble-influence-else = Plus tard. Posez d’abord les Syndicats, et donnez-vous leurs voix.
bubble-keep-card = Le Marché noir a 3 voix, mais une seule fois. Gardez ces cartes pour un vote serré : choisissez « Ne plus donner de voix ».
bubble-stand = Vous êtes en tête. Personne ne devient Président malgré soi, on vous le demande donc : choisissez « Accepter ».
bubble-stand-else = Vous pourriez décliner, et vos voix seraient perdues. Aujourd’hui, acceptez.
bubble-second-round = Chaque scrutin a deux tours. Au second, on peut jouer d’autres cartes. Personne ne vous menace : ne donnez plus de voix.
bubble-president = Vous voilà Président. Vous avez une voix de plus et quatre Gardes du Palais. Vous le restez jusqu’à une mort, une démission, une destitution ou un coup d’État.

bubble-donation = Un tour a neuf phases. À la première, chacun pioche deux cartes et peut en jouer. Jouez la Donation anonyme : le premier billet de l’aide est à vous.
bubble-donation-else = Jouez d’abord la Donation anonyme. L’argent gratuit est rare.
bubble-six-cards = Personne ne garde plus de six cartes, Influences posées comprises. Les vôtres attendent d’autres phases : choisissez « Ne plus jouer de carte ».
bubble-minister = Phase 2 : vous attribuez six postes et n’en gardez aucun. Le ministre a la police, et la police secrète : un assassinat sans carte, à la Banque seulement, jamais deux tours de suite. Vous avez promis ce poste { A($seat1) } : tenez parole.
bubble-minister-else = Vous pourriez, et { $seat1 } s’en souviendrait. Cette fois, tenez parole : le poste de ministre va { A($seat1) }.
bubble-generals = Un général commande six soldats lors d’un coup d’État. À quatre joueurs, chaque autre famille a une brigade et un autre poste. Donnez la Première Brigade { A($seat1) }.
bubble-generals-else = Donnez la Première Brigade { A($seat1) } : la police et des soldats dans les mêmes mains amies.
bubble-second-general = Donnez la Deuxième Brigade { A($seat2) }. La Troisième reste alors { A($seat3) }. Sa caserne est à deux pas de votre Palais : retenez-le.
bubble-second-general-else = Donnez celle-ci { A($seat2) } ; ainsi { $seat3 } aura la Troisième Brigade. Vous verrez pourquoi cela compte.
bubble-admiral = L’amiral a une canonnière, et des marines, qui débarquent. Le commandant des Forces aériennes a des frappes aériennes, et des parachutistes, qui atterrissent partout. Donnez la Navy { A($seat2) } ; les avions vont alors { A($seat3) }.
bubble-admiral-else = Donnez la Navy { A($seat2) } et les avions { A($seat3) } : deux cadeaux dont vous entendrez reparler.
bubble-kept = { $seat1 } a voté pour vous, et vous lui avez donné le poste : vous avez tous deux tenu parole. La table s’en souvient, et les joueurs fiables reçoivent de meilleures propositions.

bubble-aid = Huit billets de l’aide étrangère, que personne d’autre ne voit. Proposez maintenant un budget : des piles pour les autres, face cachée, dont vous annoncez la valeur : ce que contient la pile ou moins, jamais plus. Ce qui n’est dans aucune pile est à vous.
bubble-propose = Avant cela, achetez votre sécurité. Proposez un accord { A($seat2) } : vous lui annoncez au moins 2 M, et { $seat2 } n’annonce aucun assassinat contre vous à ce tour.
bubble-propose-else = Une autre offre peut attendre. Proposez ceci { A($seat2) } : au moins 2 M au budget, contre aucun assassinat de vous.
bubble-piles = { $seat2 } accepte. Faites trois piles : un billet de 2 M pour { $seat2 }, comme promis, et un billet de 1 M pour { $seat1 } et pour { $seat3 }, qui votent aussi. Choisissez un billet, puis la famille. Le reste est à vous.
bubble-piles-else = Une autre fois. Pour l’instant, 2 M pour { $seat2 }, 1 M pour { $seat1 } et pour { $seat3 }, et le reste pour vous.
bubble-announce = Annoncez ce que contient chaque pile, ou moins. On peut donc favoriser quelqu’un en secret, mais jamais payer moins qu’on ne dit.
bubble-ballot = Tous votent maintenant votre budget : avec leur famille, leurs postes et leurs cartes. Donnez-lui tout ce que vous avez sur la table, soit 7 voix, et rien de plus.
bubble-ballot-else = Donnez toutes vos voix posées à votre propre budget. Le Marché noir est pour les temps difficiles.
bubble-second-vote = Le second tour. Votre avance est large, gardez donc le Marché noir : ne donnez plus de voix.
bubble-passed = Il est adopté, et les piles sont payées. Rejeté, il vous aurait tout laissé, dans une situation instable, et personne n’irait à la Banque à ce tour. Si la police du ministre le fait passer de force, les piles sont payées, mais la Banque n’ouvre qu’en phase 9.

bubble-location = Phase 5 : chacun se cache, en secret, ou part en exil, hors d’atteinte et hors jeu. La Banque est le seul lieu où l’on dépose de l’argent sur son compte. C’est aussi là qu’un tueur cherche d’abord. Allez-y tout de même.
bubble-location-else = Vous pourriez vous y cacher. Mais l’argent que vous avez sur vous ne vaut rien : allez à la Banque.
bubble-broken = { $seat2 } a pris vos 2 M, a promis de vous épargner, et envoie un tueur à votre résidence. Rien ne l’interdit. Mais la promesse est notée comme rompue, au vu de tous. Et vous n’êtes pas à la maison.
bubble-strike = À vous, et vous avez un Professionnel. { $seat2 } vient de recevoir sa part : où va-t-on avec de l’argent ? Annoncez un assassinat : le Professionnel, { $seat2 }, la Banque. Une cible ne peut plus rien donner jusqu’à la fin de la phase.
bubble-strike-else = Pas maintenant. { $seat2 } a rompu sa promesse et se trouve sûrement à la Banque : envoyez-y le Professionnel.
bubble-pay = Le Professionnel demande 2 M. Personne ne rend la monnaie : payez avec des billets qui tombent juste.
bubble-no-more = Vous n’avez plus personne à envoyer. Une fois toutes les annonces faites, les tentatives sont résolues, dans l’ordre des annonces.
bubble-killed = Le tueur { DE($seat2) } n’a trouvé personne ; le vôtre a trouvé { $seat2 }, hors jeu pour ce tour. Ses cartes sont perdues, sa réserve personnelle est à vous ; seul un compte en Suisse est à l’abri. Et une mort rend la situation instable.
bubble-cousin = Les postes des morts sont vacants. Votre cousin en prend un jusqu’au prochain cabinet, et vous donnez les ordres. Prenez la Navy, pour sa canonnière. L’autre poste est gelé.
bubble-cousin-else = Des soldats, c’est bien, mais leur caserne est loin : prenez la Navy, dont la canonnière atteint toute la ville.
bubble-bank = Phase 7 : vous êtes en vie, et à la Banque. Déposez tout sur votre compte en Suisse. L’argent y est à l’abri de tous, et c’est votre score.
bubble-bank-else = Pensez au score : déposez vos billets.

bubble-coup = Un coup d’État ! Tout joueur sauf le Président peut en déclencher un dans une situation instable, ou depuis son quartier général. { $seat3 } est Premier Rebelle. Cinq points stratégiques en décident, dont le Palais : le camp qui en tient trois à la fin l’emporte.
bubble-rebellion = Une brigade est à votre porte. C’est la rébellion : le joueur qui bouge ou tire maintenant est un Rebelle. Le Président n’en a pas le droit ; { $seat1 } peut le faire, ou attendre et rester de votre côté. Choisissez « Ne plus rien déplacer ».
bubble-rebellion-else = Pendant la rébellion, un Président ne peut qu’attendre. Ne déplacez rien.
bubble-bombed = Les avions { DE($seat3) } ont touché le Palais : six dés, et chaque 6 détruit une unité. La canonnière en a trois. Ils atteignent toute la ville et tirent avant les soldats. Viennent maintenant six phases, où tous peuvent bouger.
bubble-points = Un point n’est à la Junte que si toutes les unités qui s’y trouvent sont à elle. Vide ou partagé, ce point est à vous. { $seat3 } doit donc vous chasser du Palais, et prendre encore deux autres points.
bubble-militia = Certaines cartes amènent des soldats. Jouez la Milice chrétienne : deux unités apparaissent à la Cathédrale, à côté de votre Palais.
bubble-militia-else = Appelez d’abord la Milice chrétienne à la Cathédrale.
bubble-march = À chaque phase, vous déplacez des unités d’une zone vers une zone voisine. Menez la milice de la Cathédrale au Palais. Vos gardes restent : dans le Palais, chacun lance deux dés.
bubble-march-else = Les gardes se battent mieux là où ils sont. Menez la milice de la Cathédrale au Palais.
bubble-moved = C’était votre mouvement pour cette phase : choisissez « Ne plus rien déplacer ».
bubble-marines = Votre cousin a son propre mouvement. Les marines de la Navy débarquent au port : menez-les à la Station de radio. Tant qu’ils y sont, ce point est à vous.
bubble-gunboat = { $seat3 } a marché sur le Palais. Avant les soldats, la canonnière de votre cousin tire : trois dés, sur toutes les unités d’une famille dans une zone. Tirez sur les unités { DE($seat3) } au Palais.
bubble-gunboat-else = Ne la gaspillez pas. Tirez sur les unités { DE($seat3) } au Palais.
bubble-fire = Des soldats des deux camps dans une même zone : trois salves. Tous disent en même temps sur qui ils tirent, et chaque 6 détruit une unité. Tirez sur { $seat3 }.
bubble-fire-else = Retenir vos tirs ne sauvera pas le Palais. Tirez sur { $seat3 }.
bubble-losses = C’était la première salve : chaque 6 a détruit une unité. Après la troisième, on compare les pertes : le joueur qui a perdu davantage doit se replier dans une zone voisine libre, sauf si le vainqueur l’interdit. Sans issue, ses unités sont détruites.
bubble-lose = Une de vos unités est touchée, et vous dites laquelle. Dans le Palais, un garde lance deux dés : perdez plutôt un milicien.
bubble-retreat = { $seat3 } a perdu plus que vous et doit quitter le Palais, sauf si vous l’interdisez. Ces soldats ne pourraient alors pas prendre un point libre voisin, comme le Parlement, mais vos gardes devraient se battre encore. Un seul point ne suffit pas : choisissez « Autoriser la retraite ».
bubble-give-up = Un coup d’État a six phases comme celle-ci. Mais si tous les joueurs présents au pays s’accordent sur le vainqueur, les combats cessent aussitôt. { $seat3 } dit que c’est vous. En plus de votre mouvement, vous pouvez reconnaître la victoire d’un camp : choisissez « Reconnaître la victoire du Président ».
bubble-give-up-else = { $seat3 } abandonne. Reconnaissez la victoire du Président.
bubble-squad = Vous l’emportez, et pouvez envoyer un Rebelle devant le Peloton d’exécution, quel que soit le camp qu’il a choisi : hors jeu pour ce tour, et sa réserve personnelle est à vous. Si la Junte avait gagné, l’un de ses Rebelles serait Président, et choisirait.
bubble-turn-over = Le tour est terminé. Tout le monde est de retour, les morts aussi, et tout reprend sa place. Vous gardez vos cartes et votre compte en Suisse, et vous avez quelques ennemis.

lesson-closing = C’était un tour entier : des voix, des postes, de l’argent, des tueurs, la Banque et un coup d’État. On continue ainsi jusqu’à ce que l’aide soit épuisée. La suite de cette partie est à vous : déposez tôt, et comptez vos amis.
