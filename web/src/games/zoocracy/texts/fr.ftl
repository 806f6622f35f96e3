# Ce que dit le plateau de Zoocracy, outre les mots du jeu lui-même.

board-tracks = Manche et phase
board-rounds = Manches
board-phases = Phases de cette manche
board-phase-past = passée
board-phase-skipped = pas cette manche
board-phase-now = en cours
board-phase-coming = à venir
board-phase-perhaps = seulement si le gouvernement perd sa majorité
board-phase-perhaps-advanced = s’il y a un dirigeant de l’opposition
board-may-end = la partie peut se terminer
board-next = Ce qui va suivre
board-this-round = Cette manche
board-then = Ensuite : { $phases }.
board-perhaps = Une motion de censure n’a lieu que si le gouvernement perd sa majorité.
board-perhaps-advanced = Après l’événement, le dirigeant de l’opposition peut déposer une motion de censure.
board-goal-for =
    { $number ->
        [one] Objectif du programme : { $seats }.
       *[other] Les deux objectifs du programme : { $seats }.
    }
board-goal-open =
    { $number ->
        [one] Le nouveau gouvernement attribue { $number } objectif.
       *[other] Le nouveau gouvernement attribue { $number } objectifs.
    }
board-goal-nobody = Aucun objectif du programme.
board-goal-interim = Le gouvernement est intérimaire : le Premier ministre désigne qui réalise l’objectif.
board-goal-advanced = Le Premier ministre désigne qui réalise l’objectif.
board-may-end-from = À partir de cette manche, l’événement peut être la fin de la partie.
board-harvest =
    { $limit ->
        [0] Lors de la campagne, aucun parti ne pourra placer de jetons de ses fonds.
        [one] Lors de la campagne, chaque parti pourra placer { $limit } jeton.
       *[other] Lors de la campagne, chaque parti pourra placer { $limit } jetons.
    }

board-zoo = Le zoo
board-enclosures = Enclos le long du chemin
board-left =
    { $left ->
        [0] Vous avez placé tous les jetons de ce tour.
        [one] Vous pouvez encore placer 1 jeton ce tour-ci.
       *[other] Vous pouvez encore placer { $left } jetons ce tour-ci.
    }
board-votes-told = { $first ->
        [one] { $first } vote
       *[other] { $first } votes
    } pour le parti en tête{ $second ->
        [0] {""}
       *[other] , { $second } pour le deuxième
    }
board-blockade = Blocus : aucun jeton de plus cette manche
board-manipulation = Manipulation : seul le parti en tête reçoit des votes
board-way-place = De vos fonds
board-way-place-bonus = Bonus du Premier ministre
board-way-rally = Rallier
board-way-leader-campaign = Dirigeant de l’opposition : jeton à remplacer
board-way-negative-campaign = Campagne négative : jeton à remplacer
board-way-overhang-mandate = Mandat supplémentaire
board-way-loyalty = Loyauté : jetons qui restent
board-here = Ici
board-nothing-here = Vous ne pouvez rien faire ici pour l’instant.
board-would-be =
    { $place ->
        [1] 1er : { $votes }
       *[other] 2e : { $votes }
    }
board-close = Fermer

board-parliament = Parlement
board-view-now = actuel
board-view-forecast = projection
board-hemicycle = Hémicycle : { $total } sièges, majorité à { $majority }. { $parties }.
board-hemicycle-empty = Hémicycle : pas encore de sièges.
board-majority-of = font la majorité sur { $total }
board-no-seats = pas encore de sièges
board-governs =
    { $seats ->
        [one] Au gouvernement, avec { $seats } siège.
       *[other] Au gouvernement, avec { $seats } sièges.
    }
board-lost =
    { $seats ->
        [one] Le gouvernement a perdu sa majorité : il a { $seats } siège, il en faut { $majority }.
       *[other] Le gouvernement a perdu sa majorité : il a { $seats } sièges, il en faut { $majority }.
    }
board-forecast-note = Le parlement que le zoo élirait avec les jetons en place.
board-no-government = Il n’y a pas de gouvernement.
board-offices = Fonctions
board-programme = Programme

board-goals = Objectifs politiques
board-goals-of =
    { $number ->
        [0] { $seats } : pas encore d’objectif
        [one] { $seats } : 1 objectif
       *[other] { $seats } : { $number } objectifs
    }
board-goals-nobody =
    { $number ->
        [0] Pas encore d’objectif : personne
        [one] 1 objectif : personne
       *[other] { $number } objectifs : personne
    }
board-no-office = aucune fonction
board-still-open = Réponse attendue : { $seats }.
board-views = Quel parlement afficher
board-goals-short =
    { $number ->
        [one] { $number } objectif
       *[other] { $number } objectifs
    }
board-reached =
    { $food ->
        [one] { $goals }, { $food } jeton
       *[other] { $goals }, { $food } jetons
    }
board-party = Parti
board-screen = derrière l’écran
board-in-government = gouvernement
board-in-opposition = opposition
board-order-note = Dans l’ordre des joueurs.

board-bid = Qui aura la présidence ?
board-bid-again = Égalité : misez à nouveau
board-your-bid = Votre mise
board-slide = Votre mise, au curseur
board-bid-refused =
    { $food ->
        [0] Vous n’avez pas de nourriture : vous ne pouvez miser que 0.
       *[other] « { $typed } » n’est pas une mise : il faut un nombre entier de 0 à { $food }, le nombre de jetons que vous avez.
    }
board-bid-none =
    { $food ->
        [0] Vous n’avez pas de nourriture : vous ne pouvez miser que 0.
       *[other] Une mise est un nombre entier de 0 à { $food }, le nombre de jetons que vous avez.
    }
board-less = Moins
board-more = Plus
board-bid-pays = Mise de { $bid } : vous payez { $paid } et gardez { $rest }.
board-seal = Valider la mise
board-seal-again = Changer la mise
board-sealed = Mise validée : { $bid }. Vous pouvez la changer tant que toutes ne sont pas faites.
board-has-bid = Mises reçues : { $number } sur { $players }

board-propose = Votre proposition
board-motion = Votre motion de censure
board-build-how = Dans chaque ligne, touchez un parti, ou faites glisser.
board-begun = Commencée dans la liste des choix, cette proposition attribue déjà : { $told }. Attribuez aussi le reste : une proposition commencée ne peut plus être retirée.
board-give-out = Ce que la proposition attribue
board-give = { $what } { A($seat) }
board-goal-1 = Objectif de cette manche
board-goal-2 = Objectif de la manche suivante
board-goal-1-of-both = Premier objectif
board-goal-2-of-both = Second objectif
board-named = Partis nommés : { $seats }.
board-must-agree = La proposition échouerait sans { $seats }.
board-missing = Sièges réunis : { $seats }, pour { $majority } requis. Il en manque { $missing }.
board-enough = Sièges réunis : { $seats }, pour { $majority } requis. Cela suffit.
board-send = Proposer ce gouvernement
board-anew = Recommencer
board-waits-proposal = { $seat } prépare une proposition.
board-waits-motion = { $seat } peut déposer une motion de censure.
board-failed = Propositions refusées : { $seats }.
board-next-proposers = Ensuite : { $seats }.

board-vote = Vote
board-proposal-of = { $seat } propose
board-motion-of = { $seat } propose un autre gouvernement
board-vote-yes = Oui
board-vote-no = Non
board-vote-yes-note = Si la proposition passe, vous gouvernez.
board-vote-no-note = Si la proposition passe quand même, vous êtes dans l’opposition.
board-vote-no-mine = Si la proposition passe quand même, vous êtes dans l’opposition et votre part revient { A($seat) }.
board-vote-weight =
    { $number ->
        [one] Votre vote compte pour { $number } siège. Il reste secret jusqu’à ce que tous aient voté.
       *[other] Votre vote compte pour { $number } sièges. Il reste secret jusqu’à ce que tous aient voté.
    }
board-has-voted = Votes reçus : { $number } sur { $players }

board-hand = Votre main
board-hand-of = Main { DE($seat) }
board-hand-empty = Pas de cartes.
board-funds =
    { $food ->
        [one] { $food } jeton dans vos fonds
       *[other] { $food } jetons dans vos fonds
    }
board-funds-of =
    { $food ->
        [one] { $food } jeton
       *[other] { $food } jetons
    }
board-playable = à jouer
board-discard-it = à défausser
board-in-phase = Se joue pendant la phase « { $phase } ».
board-not-your-turn = Pas maintenant : ce n’est pas à vous de jouer des cartes.
board-put-back = Reposer

board-piles = Pioche : { $deck } · défausse : { $discard } · événements
board-discard = Défausse
board-events = Événements (barrés : déjà tirés)
board-events-note = Sept événements et la carte Fin de partie, parmi les quatre derniers : la partie se termine à la manche 5, 6, 7 ou 8.

# Grands moments

moment-bids = Les mises sont révélées
moment-vote = Le vote est dépouillé
moment-paper = { $answer } : { $seats }
moment-vote-for =
    { $votes ->
        [one] { $votes } siège pour, majorité à { $majority }.
       *[other] { $votes } sièges pour, majorité à { $majority }.
    }
moment-elected = Le zoo a voté
moment-government = Un gouvernement est formé
moment-governs =
    { $number ->
        [one] Au gouvernement : { $seats } ({ $votes }).
       *[other] Au gouvernement : { $seats } ({ $votes } ensemble).
    }
moment-fallen = Le gouvernement tombe
moment-no-government = Pas de gouvernement
moment-goals = Un objectif politique
moment-goal-lost = Pas d’objectif cette manche
moment-round-over = Fin de la manche { $round }
moment-last-round = La dernière manche

# La plaque d’un joueur

plate-president = Président
plate-prime-minister = Premier ministre
plate-finance = Finances
plate-defence = Défense
plate-opposition-leader = Opposition
plate-government = au gouvernement

# --- after the game ---

plot-points = Les objectifs au fil du temps

# Dessins des règles

picture-blue = Bleu
picture-red = Rouge
picture-green = Vert
picture-purple = Violet
picture-votes =
    { $votes ->
        [0] { $seat } : aucun vote
        [one] { $seat } : { $votes } vote
       *[other] { $seat } : { $votes } votes
    }
picture-bid = mise { $bid }, paie { $paid }

# Ce qu’est une chose, quand on la touche

about-office-president = Va à la plus forte mise de l’élection présidentielle : un objectif tout de suite, et une carte. Dure jusqu’à la suivante, en général deux manches plus tard.
about-office-prime-minister = Dirige le gouvernement. Une fois jusqu’à la prochaine élection parlementaire, le parti place jusqu’à 2 jetons de la réserve sur une espèce. Désigne qui réalise l’objectif d’un gouvernement intérimaire.
about-office-prime-minister-advanced = Dirige le gouvernement et désigne qui réalise l’objectif de chaque manche. Une fois jusqu’à la prochaine élection parlementaire, le parti place jusqu’à 2 jetons de la réserve sur une espèce.
about-office-finance = Une fois jusqu’à la prochaine élection parlementaire : la Manipulation d’une espèce. À l’élection, seul le parti en tête y reçoit des votes : 4.
about-office-defence = Une fois jusqu’à la prochaine élection parlementaire : le Blocus d’une espèce. Personne ne peut y placer de nourriture cette manche.
about-office-opposition-leader = Le parti le plus fort hors du gouvernement. Une fois, il mène une campagne négative sur n’importe quelle espèce ; et il peut proposer un autre gouvernement quand la majorité est perdue.
about-office-opposition-leader-advanced = Le parti le plus fort hors du gouvernement. Une fois, il mène une campagne négative sur n’importe quelle espèce ; et il peut proposer un autre gouvernement à chaque manche.
about-species = À l’élection, le parti qui a le plus de jetons ici reçoit le plus grand nombre de votes, le deuxième le plus petit. Deux partis n’y sont jamais à égalité.
about-species-water = Avec plan d’eau : la Saison sèche coûte un vote au parti en tête.
about-species-dry = Sans plan d’eau : la Saison des pluies coûte un vote au parti en tête.
about-food = Ce que vous misez pour la présidence et placez en campagne. Après chaque élection parlementaire, vous recevez autant de jetons que vous avez de sièges. À égalité d’objectifs à la fin, celui qui en a le plus l’emporte.
about-goals = Le parti qui a le plus avancé sur la piste gagne. Les objectifs viennent de la présidence, du programme du gouvernement et des cartes Assertivité. La partie se termine avec la manche où un parti atteint la dernière case, ou quand la carte Fin de partie apparaît.
about-programme = Quel parti réalise un objectif à la fin de la manche d’élection (P1), et lequel à la manche suivante (P2). Seulement si le gouvernement a alors sa majorité.
about-programme-advanced = Ce qui a été annoncé pour les objectifs de cette manche (P1) et de la suivante (P2). Le Premier ministre peut en décider autrement.
about-majority = Plus de la moitié des sièges. Un gouvernement en a besoin pour être formé et pour réaliser un objectif.
about-blockade = Posé par le ministre de la Défense : personne ne peut placer de nourriture ici cette manche.
about-manipulation = Posée par le ministre des Finances : à la prochaine élection, le parti en tête ici reçoit 4 votes, les autres aucun.
about-deck = À la fin d’une manche, chaque parti au gouvernement pioche une carte, chaque parti d’opposition deux. Personne n’en garde plus de cinq.
about-phase-A = Tous misent de la nourriture en secret ; la plus forte mise l’emporte. Chacun paie la moitié de sa mise.
about-phase-B = À son tour, chaque parti place de la nourriture sur les espèces pour gagner leurs votes.
about-phase-C = Les espèces votent l’une après l’autre. Les votes d’un parti sont ses sièges, et lui rapportent autant de jetons.
about-phase-D = Le parti le plus fort propose à qui vont les fonctions et les objectifs ; tous votent en secret. En cas d’échec, le parti suivant propose.
about-phase-E = Un événement est tiré et s’applique ; puis tous peuvent jouer des cartes.
about-phase-F = Si le gouvernement a perdu sa majorité, le dirigeant de l’opposition peut en proposer un autre.
about-phase-F-advanced = À chaque manche, le dirigeant de l’opposition peut proposer un autre gouvernement.
about-phase-G = On pioche des cartes, et l’objectif du gouvernement pour cette manche est réalisé.
term-food-kind = Nourriture
term-goals = Objectifs politiques
term-programme = Programme
term-majority = Majorité
term-blockade = Blocus
term-manipulation = Manipulation
term-deck = Cartes Action
