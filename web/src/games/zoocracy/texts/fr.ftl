# Ce que dit le plateau de Zoocracy, outre les mots du jeu lui-même.

board-tracks = Manche et phase
board-rounds = Manches
board-titled = { $what } : { $said }
board-phases = Phases de cette manche
board-phase-past = passée
board-phase-skipped = pas cette manche
board-phase-now = en cours
board-phase-coming = à venir
board-phase-perhaps = seulement si le gouvernement perd sa majorité
board-phase-perhaps-advanced = s’il y a un dirigeant de l’opposition
board-may-end = la partie peut se terminer
board-next = Ce qui va suivre
board-recent = Ce qui vient d’arriver
board-this-round = Cette manche
board-then = Ensuite : { $phases }.
board-perhaps = Une motion de censure seulement si le gouvernement perd sa majorité.
board-perhaps-advanced = Après l’événement, le dirigeant de l’opposition peut déposer une motion de censure.
board-goal-for =
    { $number ->
        [one] Objectif du programme : { $seats }.
       *[other] Les deux objectifs du programme : { $seats }.
    }
board-goal-open =
    { $number ->
        [one] Le nouveau gouvernement attribue un objectif.
       *[other] Le nouveau gouvernement attribue deux objectifs.
    }
board-goal-nobody = Pas d’objectif du programme.
board-goal-interim = Le gouvernement est intérimaire : le Premier ministre désigne qui réalise l’objectif.
board-goal-advanced = Le Premier ministre désigne qui réalise l’objectif.
board-last-round = La partie se termine avec cette manche.
board-may-end-now = L’événement peut être la fin de la partie.
board-may-end-from = Dès lors, l’événement peut être la fin de la partie.
board-no-elections = Pas d’élections
board-harvest = À la campagne, chaque parti pourra placer { $limit } jetons.
board-order = Ordre du tour : { $seats }

board-zoo = Le zoo
board-enclosures = Enclos le long du chemin
board-touch = Touchez un enclos.
board-touch-marker = Touchez l’enclos voulu, ou renoncez.
board-left =
    { $left ->
        [0] Vous avez placé tous les jetons de ce tour.
        [one] Vous pouvez encore placer 1 jeton ce tour-ci.
       *[other] Vous pouvez encore placer { $left } jetons ce tour-ci.
    }
board-campaigns =
    { $left ->
        [0] { $seat } fait campagne.
        [one] { $seat } fait campagne et peut encore placer 1 jeton.
       *[other] { $seat } fait campagne et peut encore placer { $left } jetons.
    }
board-votes-told =
    { $second ->
        [0] { $first } voix pour le premier
       *[other] { $first } voix pour le premier, { $second } pour le deuxième
    }
board-blockade = Blocus : plus de jetons cette manche
board-manipulation = Manipulation : seul le premier obtient des voix
board-season = une voix de moins à cause de la saison
board-overhang =
    { $number ->
        [one] 1 siège supplémentaire pour le premier
       *[other] { $number } sièges supplémentaires pour le premier
    }
board-loyal = { $number } de { $seat } restent
board-way-place = De vos fonds
board-way-place-bonus = Bonus du Premier ministre
board-way-rally = Rallier
board-way-leader-campaign = Dirigeant de l’opposition : remplacer un jeton de
board-way-negative-campaign = Campagne négative : remplacer un jeton de
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
board-view-now = tel qu’il siège
board-view-forecast = si l’on comptait
board-hemicycle = Hémicycle : { $total } sièges, majorité à { $majority }. { $parties }.
board-hemicycle-empty = Hémicycle : pas encore de sièges.
board-majority-of = font la majorité sur { $total }
board-no-seats = pas encore de sièges
board-named-seats = nommés : { $seats } sièges, il en faut { $majority }
board-governs =
    { $number ->
        [one] gouverne avec { $seats } sièges.
       *[other] gouvernent avec { $seats } sièges.
    }
board-lost = Le gouvernement a perdu sa majorité : il a { $seats } sièges, il en faut { $majority }.
board-interim =
    { $elections ->
        [this] Gouvernement intérimaire : élections cette manche.
        [next] Gouvernement intérimaire : élections à la prochaine manche.
       *[none] Gouvernement intérimaire.
    }
board-forecast-note = Ce que le zoo élirait, les jetons étant où ils sont.
board-no-government = Il n’y a pas de gouvernement.
board-offices = Fonctions
board-side-up = privilège disponible
board-side-down = privilège utilisé
board-privilege-president = Un objectif et une carte à l’élection.
board-privilege-prime-minister = Une fois : jusqu’à 2 jetons de la réserve sur une espèce.
board-privilege-finance = Une fois : Manipulation d’une espèce.
board-privilege-defence = Une fois : Blocus d’une espèce.
board-privilege-opposition-leader = Une fois : une campagne négative sur n’importe quelle espèce.
board-programme = Programme

board-goals = Objectifs politiques
board-goals-of =
    { $number ->
        [0] { $seats } : pas encore d’objectif
        [one] { $seats } : 1 objectif
       *[other] { $seats } : { $number } objectifs
    }
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
board-screen = derrière le paravent
board-in-government = gouverne
board-in-opposition = opposition
board-order-note = Dans l’ordre du tour.

board-bid = Qui devient Président ?
board-bid-again = Égalité : encore une mise
board-your-bid = Votre mise
board-slide = Votre mise, à faire glisser
board-bid-refused =
    { $food ->
        [0] Vous n’avez pas de nourriture : vous ne pouvez miser que 0.
       *[other] « { $typed } » ne peut être misé : une mise est un nombre entier de 0 à { $food }, la nourriture que vous avez.
    }
board-bid-none =
    { $food ->
        [0] Vous n’avez pas de nourriture : vous ne pouvez miser que 0.
       *[other] Une mise est un nombre entier de 0 à { $food }, la nourriture que vous avez.
    }
board-less = Moins
board-more = Plus
board-bid-pays = Mise { $bid } : vous payez { $paid } et gardez { $rest }.
board-seal = Sceller la mise
board-seal-again = Changer la mise
board-sealed = Scellée : { $bid }. Vous pouvez la changer tant que toutes ne sont pas là.
board-has-bid = { $number } sur { $players } ont misé

board-propose = Votre proposition
board-motion = Votre motion de censure
board-build-how = Glissez chaque fonction et objectif vers un parti ; ou choisissez-en un, puis le parti.
board-begun = Commencée dans la liste des choix, la proposition a déjà fixé : { $told }. Il faut choisir le reste aussi : une proposition commencée ne peut plus être retirée.
board-give-out = Ce que la proposition attribue
board-whom = { $what } : à quel parti ?
board-all-given = Tout est attribué.
board-give = { $what } à { $seat }
board-goal-1 = Objectif de cette manche
board-goal-2 = Objectif de la suivante
board-goal-1-of-both = Premier objectif
board-goal-2-of-both = Second objectif
board-named = Partis nommés : { $seats }.
board-must-agree = Elle échouerait sans { $seats }.
board-missing =
    { $missing ->
        [one] Ensemble { $seats } sièges, il en faut { $majority } : il en manque 1.
       *[other] Ensemble { $seats } sièges, il en faut { $majority } : il en manque { $missing }.
    }
board-enough = Ensemble { $seats } sièges, il en faut { $majority } : cela suffit.
board-send = Proposer ce gouvernement
board-anew = Recommencer
board-waits-proposal = { $seat } prépare une proposition.
board-waits-motion = { $seat } peut déposer une motion de censure.
board-failed = Sans succès jusqu’ici : { $seats }.
board-next-proposers = Ensuite : { $seats }.

board-vote = Vote
board-proposal-of = { $seat } propose
board-motion-of = { $seat } propose un autre gouvernement
board-vote-yes = Oui
board-vote-no = Non
board-vote-yes-note = Si elle passe, vous gouvernez.
board-vote-no-note = Si elle passe quand même, vous êtes dans l’opposition.
board-vote-no-mine = Si elle passe quand même, vous êtes dans l’opposition et votre part revient à { $seat }.
board-vote-weight =
    { $number ->
        [one] Votre vote compte { $number } siège. Il reste scellé jusqu’à ce que tous aient voté.
       *[other] Votre vote compte { $number } sièges. Il reste scellé jusqu’à ce que tous aient voté.
    }
board-has-voted = { $number } sur { $players } ont voté

board-hand = Votre main
board-hand-of = Main de { $seat }
board-hand-empty = Pas de cartes.
board-funds =
    { $food ->
        [one] { $food } jeton dans vos fonds
       *[other] { $food } jetons dans vos fonds
    }
board-funds-of = { $food } jetons
board-playable = à jouer
board-discard-it = à défausser
board-in-phase = Se joue dans la phase : { $phase }.
board-not-your-turn = Pas maintenant : ce n’est pas à vous de jouer des cartes.
board-put-back = Reposer

board-piles =
    { $discard ->
        [one] Pioche { $deck } cartes, défausse { $discard } ; événements
       *[other] Pioche { $deck } cartes, défausse { $discard } ; événements
    }
board-discard = Défausse
board-events = Événements (barrés : tirés)
board-events-note = Sept événements et la Fin de partie, qui est parmi les quatre derniers : la partie se termine entre les manches 5 et 8.
