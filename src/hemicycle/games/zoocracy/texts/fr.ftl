# Zoocracy en français.

game-title = Zoocracy
game-tagline = Des partis d’animaux courtisent le zoo, forment des gouvernements et les font tomber.

edition-2019 = Le jeu de 2019

# Les choses

term-species-elephants = éléphants
term-species-monkeys = singes
term-species-penguins = manchots
term-species-zebras = zèbres
term-species-flamingos = flamants roses
term-species-snakes = serpents
term-species-hippos = hippopotames
term-species-parrots = perroquets
term-species-polar-bears = ours polaires

term-office-president = Président
term-office-prime-minister = Premier ministre
term-office-finance = ministre des Finances
term-office-defence = ministre de la Défense
term-office-opposition-leader = dirigeant de l’opposition

term-phase-A = Élection présidentielle
term-phase-B = Campagne parlementaire
term-phase-C = Élection parlementaire
term-phase-D = Formation du gouvernement
term-phase-E = Événement
term-phase-F = Motion de censure
term-phase-G = Progrès

term-card-rally = Rallier
term-card-negative-campaign = Campagne négative
term-card-overhang-mandate = Mandat supplémentaire
term-card-loyalty = Loyauté
term-card-assertiveness = Assertivité
term-card-wet-season = Saison des pluies
term-card-dry-season = Saison sèche
term-card-migration = Migration
term-card-early-presidential-election = Élection présidentielle anticipée
term-card-early-parliamentary-election = Élection parlementaire anticipée
term-card-defectors = Transfuges
term-card-about = { $kind } ({ $about })
term-card-face-down = une carte face cachée
term-cards-face-down =
    { $number ->
        [one] { $number } carte Action
       *[other] { $number } cartes Action
    }

term-event-strike = Grève
term-event-resistance = Résistance
term-event-good-harvest = Bonne récolte
term-event-crop-failure = Mauvaise récolte
term-event-donation = Donation
term-event-end-of-game = Fin de partie
term-event-told = { $event }. { $does }
term-event-strike-does = Aucun objectif du programme n’est réalisé cette manche.
term-event-resistance-does = Cette manche, le parti qui réalise l’objectif du programme doit payer { $food }.
term-event-good-harvest-does = Lors de la prochaine campagne, chaque parti pourra placer { $food } de plus.
term-event-crop-failure-does = Lors de la prochaine campagne, chaque parti pourra placer { $food } de moins.
term-event-donation-does = { $food } par fonction ({ $offices }).
term-event-end-of-game-does = La partie se termine à la fin de cette manche.

term-food =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
term-tokens =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
term-seats =
    { $number ->
        [one] { $number } siège
       *[other] { $number } sièges
    }
term-bid = { $seat } { $number }
term-voted = { $seat } { $choice } ({ $weight })
term-shares = { $seat } { $number }
term-nothing = rien

# Ce qui arrive

event-cards-drawn = { $seat } pioche { $told }.
event-deck-shuffled =
    { $cards ->
        [one] La défausse est mélangée et forme une nouvelle pioche de { $cards } carte.
       *[other] La défausse est mélangée et forme une nouvelle pioche de { $cards } cartes.
    }
event-round-began = Manche { $round }. { $told }
term-round-both = Une élection présidentielle et une élection parlementaire ont lieu.
term-round-presidential = Une élection présidentielle a lieu.
term-round-parliamentary = Une élection parlementaire a lieu.
term-round-none = Aucune élection n’a lieu.
event-phase-began = Phase { $phase }.
event-ballot-revealed = { $told }.
term-bids-opened = Les mises sont révélées : { $bids }
term-votes-opened = Les votes sont révélés : { $votes }
event-bids-paid = La moitié de chaque mise, arrondie à l’unité supérieure, est payée : { $told }.
event-bids-tied = Égalité pour la plus haute mise : { $seats } misent à nouveau.
event-president-elected = { $seat } remporte la présidence.
event-no-president-elected = { $told }
term-no-president = Nouvelle égalité : il n’y a pas de Président jusqu’à la manche suivante.
term-president-stays = Nouvelle égalité : { $seat } garde la présidence jusqu’à la manche suivante.
event-goal-implemented = { $told } (son { ORDINAL($goals) }).
term-goal-presidency = En tant que Président, { $seat } réalise un objectif
term-goal-programme = { $seat } réalise l’objectif du programme
term-goal-named = { $seat } réalise l’objectif
term-goal-assertiveness = { $seat } réalise un objectif

event-player-order = Ordre des joueurs : { $order }.
event-blockade-set = { $seat } pose le Blocus sur les { $species } : personne ne peut y placer de nourriture cette manche.
event-manipulation-set = { $seat } pose la Manipulation sur les { $species } : 4 votes pour le parti en tête, aucun pour le deuxième.
event-food-placed = { $seat } place { $told } chez les { $species }.
event-bonus-placed = En tant que Premier ministre, { $seat } place { $told } de la réserve chez les { $species }.
event-leader-campaigned =
    En tant que dirigeant de l’opposition, { $seat } remplace un jeton { DE($party) } par un des siens chez les { $species }.
event-rally-played = { $seat } joue Rallier et place { $told } de la réserve chez les { $species }.
event-negative-campaign-played =
    { $seat } joue Campagne négative et remplace un jeton { DE($party) } par un des siens chez les { $species }.

event-season-played = { $seat } joue { $season } : { $told }.
term-season-wet-season = le parti en tête perd un vote chez chaque espèce qui n’a pas de plan d’eau
term-season-dry-season = le parti en tête perd un vote chez chaque espèce qui a un plan d’eau
event-migration-played = { $seat } joue Migration et reçoit un siège supplémentaire.
event-overhang-played = { $seat } joue Mandat supplémentaire : un siège supplémentaire pour le parti en tête chez les { $species }.
event-loyalty-played =
    { $number ->
        [one] { $seat } joue Loyauté : { $told } restera chez les { $species } après le décompte.
       *[other] { $seat } joue Loyauté : { $told } resteront chez les { $species } après le décompte.
    }
event-species-voted = { $told }.
term-voted-one = Les { $species } votent : { $first } { $votes }
term-voted-two = Les { $species } votent : { $first } { $votes }, { $second } { $fewer }
term-voted-overhang = { $voted }, et un siège supplémentaire pour { $first }
event-parliament-elected =
    { $total ->
        [0] Le nouveau parlement n’a aucun siège. La majorité est à { $majority }.
        [one] Nouveau parlement : { $told }. { $total } siège en tout ; la majorité est à { $majority }.
       *[other] Nouveau parlement : { $told }. { $total } sièges en tout ; la majorité est à { $majority }.
    }
event-income-taken = Nourriture selon les sièges : { $told }.

event-coalition-proposed = { $seat } propose : { $told }.
term-proposal = { $prime_minister } Premier ministre, { $finance } aux Finances, { $defence } à la Défense ; { $goals }
term-proposal-goals = objectif de cette manche pour { $first }, second objectif pour { $second }
term-proposal-both = les deux objectifs pour { $first }
term-proposal-goal = objectif de cette manche pour { $first }
event-proposal-waived =
    { $motion ->
        [yes] { $seat } ne dépose pas de motion.
       *[no] { $seat } ne fait pas de proposition.
    }
event-proposal-refused =
    { $votes ->
        [0] La proposition { DE($seat) } est refusée : aucun siège pour, il en fallait { $majority }.
        [one] La proposition { DE($seat) } est refusée : { $votes } siège pour, il en fallait { $majority }.
       *[other] La proposition { DE($seat) } est refusée : { $votes } sièges pour, il en fallait { $majority }.
    }
event-government-formed =
    { $motion ->
        [yes] Le gouvernement tombe. { $told }.
       *[no] { $told }.
    }
term-governs-one = { $members } gouverne sans partenaire, avec { $votes } : { $proposal }
term-governs-several = { $members } gouvernent avec { $votes } : { $proposal }
event-opposition-led = { $told }
term-opposition-led = { $seat } dirige l’opposition.
term-no-opposition = Personne n’est dans l’opposition.
event-formation-failed = { $told }
term-formation-failed-interim =
    Aucun gouvernement n’est formé. L’ancien ({ $interim }) reste en place jusqu’à l’élection de la manche suivante.
term-formation-failed = Aucun gouvernement n’est formé. Une nouvelle élection a lieu à la manche suivante.

event-event-drawn = Événement : { $told }
event-donation-taken = En tant { QUE($office) }, { $seat } prend { $told }.
event-presidential-election-moved = { $seat } joue Élection présidentielle anticipée : elle a lieu à la manche { $round }.
event-parliamentary-election-moved =
    { $seat } joue Élection parlementaire anticipée : elle a lieu à la manche { $round }, et l’objectif promis pour
    cette manche-là est perdu.
event-seats-defected = { $seat } joue Transfuges et prend { $told } { A($party) }.
event-assertiveness-played = { $seat } joue Assertivité en tant { QUE($office) }.
event-card-discarded = { $seat } défausse { $card }.
event-goal-named = En tant que Premier ministre, { $told }.
term-goal-given = { $seat } donne l’objectif { A($party) }
term-goal-kept = { $seat } garde l’objectif pour son parti
event-resistance-paid =
    { $food ->
        [one] { $seat } paie { $food } jeton pour passer outre à la Résistance.
       *[other] { $seat } paie { $food } jetons pour passer outre à la Résistance.
    }
event-goal-lost = { $told }
term-goal-lost-strike = À cause de la Grève, aucun objectif du programme n’est réalisé.
term-goal-lost-majority = Le gouvernement n’a pas la majorité : aucun objectif du programme n’est réalisé.
term-goal-lost-resistance = { $seat } ne paie pas contre la Résistance : l’objectif est perdu.

# Ce que l’on peut choisir

action-cast = { CAP($choice) }
action-set-blockade = Blocus sur les { $species }
action-set-manipulation = Manipulation sur les { $species }
action-place = Placer { $told } chez les { $species }
action-place-bonus = Premier ministre : { $told } de la réserve chez les { $species }
action-leader-campaign = Opposition : remplacer un jeton { DE($party) } chez les { $species }
action-rally = Rallier : { $told } chez les { $species }
action-negative-campaign = Campagne négative : remplacer un jeton { DE($party) } chez les { $species }
action-wet-season = Saison des pluies
action-dry-season = Saison sèche
action-migration = Migration
action-overhang-mandate = Mandat supplémentaire chez les { $species }
action-loyalty = Loyauté : garder { $told } chez les { $species }
action-early-presidential-election = Élection présidentielle anticipée
action-early-parliamentary-election = Élection parlementaire anticipée
action-defectors = Transfuges : prendre des sièges { A($party) }
action-assertiveness = Assertivité en tant { QUE($office) }
action-appoint = { CAP($office) } : { $party }
action-promise-goal =
    { $goal ->
        [1] Objectif de cette manche : { $party }
       *[other] Second objectif : { $party }
    }
action-take-over = Prendre le pouvoir
action-discard = Défausser { $card }
action-name-goal = { $party }
action-defy = Payer et réaliser l’objectif
action-pass-block = Garder le Blocus pour plus tard
action-pass-manipulate = Garder la Manipulation pour plus tard
action-pass-campaign = Terminer le tour
action-pass-election-card = Ne plus jouer de carte
action-pass-event-card = Ne plus jouer de carte
action-pass-progress-card = Ne plus jouer de carte
action-pass-propose = Ne rien proposer
action-pass-motion = Ne pas déposer de motion
action-pass-take-over = Laisser les choses en l’état
action-pass-resist = Renoncer à l’objectif

# Ce qui est demandé

ask-bid = { $seat }, combien de jetons misez-vous pour la présidence ?
ask-bid-again = { $seat }, il y a égalité : combien de jetons misez-vous cette fois ?
ask-block = { $seat }, sur quelle espèce posez-vous le Blocus ?
ask-manipulate = { $seat }, quelle espèce manipulez-vous ?
ask-campaign =
    { $left ->
        [0] { $seat }, votre campagne : vous n’avez plus de jeton à placer à ce tour.
        [one] { $seat }, votre campagne : vous pouvez encore placer { $left } jeton.
       *[other] { $seat }, votre campagne : vous pouvez encore placer { $left } jetons.
    }
ask-election-card = { $seat }, jouez-vous une carte avant le décompte des votes ?
ask-propose = { $seat }, vous proposez un gouvernement : qui nommez-vous { $office } ?
ask-motion = { $seat }, vous pouvez proposer un autre gouvernement : qui nommez-vous { $office } ?
ask-appoint = { $seat }, qui nommez-vous { $office } ?
ask-promise-goal =
    { $goal ->
        [1] { $seat }, qui réalise l’objectif de cette manche ?
       *[other] { $seat }, qui réalise le second objectif ?
    }
ask-vote = { $seat }, acceptez-vous { $told } ?
term-vote-on = la proposition { DE($proposer) } ({ $proposal })
term-vote-on-own = votre propre proposition ({ $proposal })
ask-event-card = { $seat }, jouez-vous une carte ?
ask-progress-card = { $seat }, jouez-vous une carte ?
ask-discard =
    { $number ->
        [one] { $seat }, vous avez { $number } carte de trop : laquelle défaussez-vous ?
       *[other] { $seat }, vous avez { $number } cartes de trop : laquelle défaussez-vous ?
    }
ask-name-goal = { $seat }, en tant que Premier ministre, à qui donnez-vous l’objectif de cette manche ?
ask-resist =
    { $cost ->
        [one] { $seat }, face à la Résistance, payez-vous { $cost } jeton pour réaliser votre objectif ?
       *[other] { $seat }, face à la Résistance, payez-vous { $cost } jetons pour réaliser votre objectif ?
    }
ask-take-over = { $seat }, le gouvernement a perdu sa majorité : prenez-vous le pouvoir ?

# Ce qu’explique « ? »

help-ask-bid =
    Chacun mise en secret et peut changer sa mise tant que toutes ne sont pas faites. La plus haute donne la présidence,
    un objectif tout de suite et une carte. Chacun paie la moitié de sa mise, arrondie à l’unité supérieure. En cas
    d’égalité pour la plus haute mise, les partis à égalité misent une seconde fois.
help-ask-bid-again =
    Seuls les partis à égalité misent à nouveau, et ils paient aussi la moitié de cette mise. En cas de nouvelle égalité,
    le Président actuel, s’il y en a un, reste en place pour une manche.
help-ask-block =
    En tant que ministre de la Défense, vous pouvez poser le Blocus sur une espèce pour cette manche : personne n’y
    place de nourriture, d’où qu’elle vienne. Une seule fois jusqu’à la prochaine élection parlementaire.
help-ask-manipulate =
    En tant que ministre des Finances, vous pouvez recouvrir les chiffres d’une espèce : à la prochaine élection, le
    parti en tête y reçoit 4 votes, le deuxième aucun. Une seule fois jusqu’à cette élection.
help-ask-campaign =
    Placez de la nourriture de vos fonds, jusqu’à 3 jetons par espèce et par tour ; jouez des cartes et utilisez le
    privilège de votre fonction. Après chaque action, deux partis ne peuvent pas être à égalité de jetons sur une
    espèce. Ses votes vont au parti qui y a le plus de jetons et, chez certaines espèces, aussi au deuxième.
help-ask-election-card =
    À tour de rôle, chaque parti peut jouer autant de cartes qu’il le souhaite avant le décompte des votes.
help-ask-propose =
    Une proposition répartit les trois fonctions et les objectifs de cette manche et de la suivante. Elle est soumise à
    un vote secret, et il lui faut la majorité des sièges. Un parti qui vote oui à une proposition acceptée rejoint le
    gouvernement. Chaque parti peut faire une proposition.
help-ask-motion =
    En tant que dirigeant de l’opposition, vous pouvez proposer un autre gouvernement. S’il est accepté, les fonctions
    changent de mains, mais un privilège déjà utilisé ne revient pas.
help-ask-appoint =
    Tout parti peut recevoir n’importe quelle fonction, et même plusieurs. S’il vote non, ce qui lui était destiné vous
    revient.
help-ask-promise-goal =
    Un objectif est un pas vers la victoire. Il est réalisé à la fin de la manche, si le gouvernement a alors la
    majorité. Le second est celui de la manche suivante ; à la huitième manche, les deux sont réalisés.
help-ask-vote =
    Le vote reste secret jusqu’à ce que tous aient voté ; jusque-là, vous pouvez le changer. Chaque parti vote avec tous
    ses sièges. Si la proposition est acceptée, les partis qui ont voté oui gouvernent, les autres sont dans l’opposition.
help-ask-event-card = À tour de rôle, chaque parti peut jouer autant de cartes de cette phase qu’il le souhaite.
help-ask-progress-card = À tour de rôle, chaque parti peut jouer Assertivité pour une fonction qu’il occupe.
help-ask-discard = À la fin d’une manche, personne ne garde plus de cinq cartes Action.
help-ask-name-goal = Vous pouvez désigner n’importe quel parti, y compris le vôtre. Aucune promesse ne vous engage.
help-ask-resist = Si vous ne payez pas, l’objectif de cette manche est perdu.
help-ask-take-over =
    À deux joueurs, il n’y a pas de vote. Vous prenez les trois fonctions telles qu’elles sont, et les objectifs à venir.

help-action-cast = Votre réponse reste secrète jusqu’à ce que tous aient répondu. Jusque-là, vous pouvez la changer.
help-action-cast-bid = Vous en payez la moitié, arrondie à l’unité supérieure, que vous gagniez ou non.
help-action-cast-bid-again = Vous en payez la moitié, arrondie à l’unité supérieure, que vous gagniez ou non.
help-action-set-blockade =
    Personne, pas même vous, n’y place de nourriture cette manche. Ce qui s’y trouve reste et compte.
help-action-set-manipulation = Jusqu’à la prochaine élection, seul le parti en tête y compte : il reçoit 4 votes.
help-action-place = De vos fonds. Ensuite, deux partis ne peuvent pas y être à égalité de jetons.
help-action-place-bonus = De la réserve, en plus des limites. Une fois jusqu’à la prochaine élection parlementaire.
help-action-leader-campaign =
    Un jeton d’un autre parti est remplacé par un des vôtres, pris dans la réserve. Une fois jusqu’à la prochaine
    élection parlementaire.
help-action-rally = Un ou deux jetons de la réserve, en plus des limites.
help-action-negative-campaign = Un jeton d’un autre parti est remplacé par un des vôtres, pris dans la réserve.
help-action-wet-season =
    Chez les éléphants, les singes, les zèbres, les serpents et les perroquets, le parti en tête reçoit un vote de moins
    à cette élection.
help-action-dry-season =
    Chez les manchots, les flamants roses, les hippopotames et les ours polaires, le parti en tête reçoit un vote de
    moins à cette élection.
help-action-migration = Votre parti reçoit un siège supplémentaire à cette élection.
help-action-overhang-mandate = Le parti en tête chez cette espèce reçoit un siège supplémentaire à cette élection.
help-action-loyalty = Jusqu’à deux de vos jetons restent chez cette espèce après le décompte.
help-action-early-presidential-election = La prochaine élection présidentielle a lieu à la manche suivante.
help-action-early-parliamentary-election =
    La prochaine élection parlementaire a lieu à la manche suivante, et l’objectif promis pour cette manche-là est perdu.
help-action-defectors = Des sièges d’un autre parti passent au vôtre. La nourriture ne bouge pas.
help-action-assertiveness = Vous réalisez un objectif, si vous occupez la fonction indiquée.
help-action-appoint = Le parti reçoit la fonction si la proposition est acceptée et s’il a voté oui.
help-action-promise-goal =
    Le parti réalise l’objectif si la proposition est acceptée, s’il a voté oui et si la majorité tient.
help-action-take-over = Vous gouvernez dès maintenant, avec les fonctions telles qu’elles sont.
help-action-discard = Elle va face visible sur la défausse.
help-action-name-goal = Ce parti avance d’une case sur la piste d’objectif politique.
help-action-defy = La nourriture va à la réserve, et vous avancez d’une case sur la piste d’objectif politique.
help-action-pass-block = Vous gardez le Blocus pour la prochaine campagne, si vous occupez encore la fonction.
help-action-pass-manipulate = Vous gardez la Manipulation pour la prochaine campagne, si vous occupez encore la fonction.
help-action-pass-campaign = Le parti suivant joue. Vous ne pourrez plus rien faire dans cette campagne.
help-action-pass-election-card = Vous ne jouez plus de carte avant ce décompte.
help-action-pass-event-card = Vous ne jouez plus de carte pendant cette phase.
help-action-pass-progress-card = Vous ne jouez plus de carte pendant cette phase.
help-action-pass-propose = Cela compte comme une proposition refusée : c’est au parti suivant de proposer.
help-action-pass-motion = Le gouvernement reste tel quel cette manche.
help-action-pass-take-over = Le gouvernement reste, sans majorité.
help-action-pass-resist = Vous gardez votre nourriture.

# Ce qui est refusé

refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-other-phase = { $card } ne se joue que pendant la phase { $phase }.
refused-no-effect = { $card } serait sans effet maintenant.
refused-no-own-token = Vous n’avez aucun jeton qui puisse rester chez les { $species }.
refused-none = Il faut placer un jeton au moins.
refused-no-such-species = Cette espèce n’est pas dans ce zoo : { $species }.
refused-nobody-there = Il n’y a pas de nourriture chez les { $species }.
refused-no-seats = { $party } n’a aucun siège à vous céder.
refused-not-your-office = Vous n’êtes pas { $office }.
refused-office-used =
    En tant { QUE($office) }, vous avez déjà utilisé votre privilège : il ne revient qu’avec un gouvernement issu d’une élection.
refused-blockade = Le Blocus est sur les { $species } : personne n’y place de nourriture cette manche.
refused-too-many = On ne peut pas placer autant de jetons à la fois : la limite est de { $most }.
refused-limit =
    { $most ->
        [one] Vous pouvez placer { $most } jeton à ce tour ; il vous en reste { $left } à placer.
       *[other] Vous pouvez placer { $most } jetons à ce tour ; il vous en reste { $left } à placer.
    }
refused-per-species =
    { $most ->
        [one] De vos fonds, vous pouvez placer { $most } jeton par espèce et par tour.
       *[other] De vos fonds, vous pouvez placer { $most } jetons par espèce et par tour.
    }
refused-no-bid = Une mise va de 0 à { $number }, le nombre de jetons que vous avez.
refused-no-such-party = Ce parti n’existe pas : il y en a { $players } à cette table.
refused-other-office = Une proposition attribue les fonctions une à une, et maintenant celle-ci : { $office }.
refused-other-goal =
    { $goal ->
        [1] Une proposition attribue les objectifs un à un, et maintenant le premier.
       *[other] Une proposition attribue les objectifs un à un, et maintenant le second.
    }
refused-one-goal = Cette proposition n’a qu’un objectif à attribuer : il n’y en aura pas de second.
refused-no-food =
    { $number ->
        [0] Vous n’avez plus de jeton.
        [one] Vous n’avez que { $number } jeton.
       *[other] Vous n’avez que { $number } jetons.
    }
refused-tie =
    { $number ->
        [one] { $seat } a aussi { $number } jeton chez les { $species }, et deux partis ne peuvent pas y être à égalité.
       *[other] { $seat } a aussi { $number } jetons chez les { $species }, et deux partis ne peuvent pas y être à égalité.
    }
refused-tie-after = Deux partis seraient ensuite à égalité chez les { $species }.
refused-no-token = { $party } n’a pas de jeton chez les { $species }.
refused-no-supply = La réserve n’a plus de jeton de votre couleur.
refused-own-party = Cela ne vaut que contre un autre parti.
refused-loyal =
    { $most ->
        [one] Au plus { $most } de vos jetons peut rester chez les { $species }, et pas autant qu’un autre parti y en garde.
       *[other] Au plus { $most } de vos jetons peuvent rester chez les { $species }, et pas autant qu’un autre parti y en garde.
    }
refused-strict-for-two = À deux joueurs, les jetons ne manquent jamais (§ 7) : n’activez pas l’option « Jetons comptés ».

# Ce qui peut être promis, et jusqu’à quand une offre tient

promise-back-proposal = { $seat } vote oui à la proposition { DE($proposer) }
promise-oppose-proposal = { $seat } vote non à la proposition { DE($proposer) }
promise-give-office = Dans la proposition { DE($seat) }, { $partner } est { $office }
promise-give-goal =
    { $goal ->
        [1] Dans la proposition { DE($seat) }, { $partner } réalise l’objectif de cette manche
       *[other] Dans la proposition { DE($seat) }, { $partner } réalise le second objectif
    }
promise-spare-species = { $seat } ne place rien chez les { $species } cette manche
promise-no-motion = { $seat } ne dépose pas de motion cette manche
promise-name-for = En tant que Premier ministre, { $seat } donne l’objectif de cette manche { A($partner) }
promise-stand-aside = { $seat } ne mise rien pour la présidence
until-A = jusqu’à la fin de l’élection présidentielle
until-B = jusqu’à la fin de la campagne
until-C = jusqu’au décompte des votes
until-D = jusqu’à la fin de la formation du gouvernement
until-E = jusqu’à la fin de cette phase
until-F = jusqu’à la fin de la motion de censure
until-G = jusqu’à la fin de la manche

# Pourquoi la partie est finie

ending-goals = La dernière case de la piste d’objectif politique est atteinte par { $members }.
ending-card = La carte Fin de partie est apparue à la manche { $round }.
ending-rounds = La manche { $round } était la dernière.

# Options de la table

option-deck = Cartes Action
option-deck-help = Les 47 cartes Action avec lesquelles on joue.
option-deck-standard = ordinaires
option-deck-turbulent = parlement agité : davantage de Transfuges

option-advanced = Règles avancées
option-advanced-help = Une partie plus politique, où l’on négocie davantage.
option-advanced-yes = objectifs au choix du Premier ministre ; une motion possible à chaque manche
option-advanced-no = objectifs selon la proposition ; une motion si la majorité est perdue

option-strict-tokens = Jetons comptés
option-strict-tokens-help = Le nombre de jetons dont dispose chaque parti.
option-strict-tokens-yes = 25 par couleur, pas plus
option-strict-tokens-no = sans limite

option-screens = Fonds des partis
option-screens-help =
    La nourriture des autres partis, cachée ou non derrière leur écran. Chaque changement est public dans tous les cas.
option-screens-yes = cachés
option-screens-no = visibles de tous

# Ce que dit un bot

bot-bid-nothing = Cette fois, la présidence ne vaut pas ma nourriture.
bot-bid-sure = Personne ne peut dépasser ma mise de { $bid }, dont je paie { $paid }.
bot-bid = Sur { $bid }, j’en paie { $paid } de toute façon : un objectif et une carte les valent bien.
bot-campaign-first = Avec cela, je suis en tête chez les { $species } : { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
bot-campaign-second = La deuxième place chez les { $species } rapporte encore { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
bot-campaign-later = Je prépare le terrain chez les { $species }.
bot-campaign-enough = Rien de plus n’en vaut la peine à ce tour.
bot-block = Je ne veux pas qu’on me rattrape chez les { $species }.
bot-manipulate = Les { $species } comptent autrement maintenant, et cela me convient.
bot-keep-marker = Je garde le marqueur pour plus tard.
bot-seat-gained = Un siège de plus pour moi.
bot-overhang = Je suis en tête chez les { $species } : le siège est à moi.
bot-loyalty = Ce qui reste chez les { $species } me donne une avance pour la prochaine campagne.
bot-season = Cela coûte plus aux autres qu’à moi.
bot-early-president = Je pourrais gagner une élection présidentielle à la manche suivante.
bot-early-parliament = Un nouveau parlement me rapportera plus que celui-ci.
bot-defectors = Quelques sièges { DE($party) } sont mieux chez moi.
bot-assertive = En tant { QUE($office) }, je peux réaliser un objectif tout de suite.
bot-discard = La carte { $card } est pour moi la moins utile.
bot-keep-cards = Aucune de mes cartes ne vaut la peine d’être jouée en ce moment.
bot-propose-partner =
    { $number ->
        [0] Je veux { $party } dans mon gouvernement.
        [one] Il me faut { $party } et son siège pour la majorité.
       *[other] Il me faut { $party } et ses { $number } sièges pour la majorité.
    }
bot-no-proposal = Je ne vois pas de gouvernement meilleur pour moi.
bot-vote-own = C’est ma propre proposition.
bot-vote-yes =
    { $goals ->
        [0] La proposition me donne { $offices ->
                [one] { $offices } fonction
               *[other] { $offices } fonctions
            } : plus que ce que je peux espérer autrement.
       *[other] La proposition me donne { $offices ->
                [0] {""}
                [one] { $offices } fonction et{" "}
               *[other] { $offices } fonctions et{" "}
            }{ $goals ->
                [one] { $goals } objectif
               *[other] { $goals } objectifs
            } : plus que ce que je peux espérer autrement.
    }
bot-vote-yes-anyway = La proposition { DE($proposer) } ne me donne rien, mais la suite serait pire pour moi.
bot-vote-no-better = La proposition { DE($proposer) } me donne trop peu : j’attends mieux.
bot-vote-no-nothing = La proposition { DE($proposer) } ne me donne rien.
bot-goal-for-me = Cet objectif est pour moi.
bot-goal-elsewhere = Mieux vaut donner cet objectif { A($party) }.
bot-propose-office = Je veux cette fonction moi-même : { $office }.
bot-propose-goal = Je veux cet objectif pour moi.
bot-resist =
    { $cost ->
        [one] Un objectif vaut bien { $cost } jeton.
       *[other] Un objectif vaut bien { $cost } jetons.
    }
bot-no-resist =
    { $cost ->
        [one] Cet objectif ne vaut pas { $cost } jeton.
       *[other] Cet objectif ne vaut pas { $cost } jetons.
    }
bot-take-over = Le gouvernement a perdu sa majorité, et je peux faire mieux.
bot-no-take-over = Je n’y gagnerais rien en ce moment.
bot-deal-get-vote = Sièges derrière ma proposition avec { $seat } : { $number }. Il en faut { $majority }.
bot-deal-get-no = Si { $seat } dit non, ma chance est encore à venir.
bot-deal-get-office = { CAP($office) }, pour moi : bien.
bot-deal-get-goal = Un objectif pour moi : bien.
bot-deal-get-species = Sans { $seat } chez les { $species }, je peux y prendre la tête.
bot-deal-get-quiet = Sans motion { DE($seat) }, le gouvernement tient cette manche.
bot-deal-get-bid = Sans la mise { DE($seat) }, la présidence me coûte moins.
bot-deal-give-vote =
    { $number ->
        [one] Mon siège pour la proposition { DE($proposer) } ? C’est trop peu payé.
       *[other] Mes { $number } sièges pour la proposition { DE($proposer) } ? C’est trop peu payé.
    }
bot-deal-give-no = Dire non { A($proposer) } peut me coûter plus que cela ne rapporte.
bot-deal-give-office = { CAP($office) } pour { $partner } ? C’est trop.
bot-deal-give-goal = Un objectif pour { $partner } ? C’est trop.
bot-deal-give-species = Je veux les { $species } pour moi.
bot-deal-give-quiet = J’aurai peut-être besoin d’une motion cette manche.
bot-deal-give-bid = La présidence vaut plus que cela pour moi.
bot-deal-government =
    { $brings ->
        [one] Ce gouvernement me rapporte l’équivalent de { $brings } objectif ; sans accord, je compte sur { $expected }.
       *[other] Ce gouvernement me rapporte l’équivalent de { $brings } objectifs ; sans accord, je compte sur { $expected }.
    }
bot-deal-government-poor =
    { $brings ->
        [one] Ce gouvernement me rapporterait l’équivalent de { $brings } objectif ; sans accord, je compte sur { $expected }.
       *[other] Ce gouvernement me rapporterait l’équivalent de { $brings } objectifs ; sans accord, je compte sur { $expected }.
    }

# Ce qu’il faut regarder

look-bid =
    { $food ->
        [one] Chaque parti paie la moitié de sa mise, gagnée ou perdue. Vous avez { $food } jeton ; le plus riche des autres en a { $most }.
       *[other] Chaque parti paie la moitié de sa mise, gagnée ou perdue. Vous avez { $food } jetons ; le plus riche des autres en a { $most }.
    }
look-campaign = { $left ->
        [0] On compte les votes à cette manche.
        [one] On compte les votes dans { $left } manche.
       *[other] On compte les votes dans { $left } manches.
    } Personne ne peut avoir autant de jetons qu’un autre parti chez une espèce. { $food ->
        [one] Vous avez { $food } jeton.
       *[other] Vous avez { $food } jetons.
    }
look-marker = Un marqueur que vous gardez peut encore servir à une manche suivante.
look-card = Une carte ne sert qu’une fois. Objectifs : vous en avez { $mine }, { $party } { $number } ; à { $goals }, la partie se termine.
look-proposal = Majorité : { $majority } sur { $all } ; vos sièges : { $held }. Un parti qui accepte veut quelque chose en échange.
look-vote = Majorité : { $majority } sur { $all } ; vos sièges : { $held }. Objectifs : vous en avez { $mine }, { $party } { $number }.
look-goal = Objectifs : vous en avez { $mine }, { $party } { $number } ; à { $goals }, la partie se termine.

# Ce que montrent navigateur et terminal

board-round = Manche { $round }
board-seats = Sièges
board-food = Jetons
board-cards = Cartes
board-way-set-blockade = Blocus
board-way-set-manipulation = Manipulation
board-order = Ordre des joueurs : { $seats }
board-season = un vote de moins à cause de la saison
board-overhang =
    { $number ->
        [one] { $number } siège supplémentaire pour le parti en tête
       *[other] { $number } sièges supplémentaires pour le parti en tête
    }
board-loyal = jetons { DE($seat) } qui restent : { $number }
board-last-round = La partie se termine à la fin de cette manche.
board-may-end-now = L’événement peut être la fin de la partie.
board-interim =
    { $elections ->
        [this] Gouvernement intérimaire : élections cette manche.
        [next] Gouvernement intérimaire : élections à la prochaine manche.
       *[none] Gouvernement intérimaire.
    }
board-side-up = privilège disponible
board-side-down = privilège utilisé
board-forecast = Sièges en cas de décompte
board-government =
    Gouvernement : { $members } ({ $number ->
        [one] { $number } siège
       *[other] { $number } sièges
    }, majorité à { $majority })
board-bid = mise

# La table en mots

told-round = { $round }, phase { $phase }.
told-presidential = Élection présidentielle à ces manches : { $rounds }
told-parliamentary = Élection parlementaire à ces manches : { $rounds }
told-event = Événement de cette manche : { $told }
told-species = { $what } ({ $marks }) : { $tokens }
told-votes =
    { $fewer ->
        [0] { $votes ->
                [one] { $votes } vote
               *[other] { $votes } votes
            }
       *[other] votes : { $votes } et { $fewer }
    }
told-water = plan d’eau
told-zoo = Le zoo : les votes pour le parti qui a le plus de jetons et pour le deuxième, puis les jetons de chacun.
told-seats =
    { $total ->
        [0] Le parlement n’a pas encore de sièges.
       *[other] Sièges : { $told }. Majorité à { $majority }.
    }
told-forecast = { $what } : { $told }. La majorité serait à { $majority }.
told-offices = Fonctions : { $told }
told-office = { $office } { $seat }
told-programme = Objectifs du programme : { $told }
told-programme-1 = manche des élections (P1) { $seat }
told-programme-2 = manche suivante (P2) { $seat }
told-goals = Objectifs : { $told }. La partie se termine avec la manche où quelqu’un en a { $goal }.
told-hands = Cartes en main : { $told }. Dans la pioche : { $deck }.
told-funds = Jetons : { $told }
told-own-food = Vos jetons : { $food }
told-draft = Votre proposition jusqu’ici : { $told }
told-proposes = { $proposer } fait une proposition.
told-proposes-motion = { $proposer } peut déposer une motion de censure.
told-proposal = { $proposer } propose : { $told }.
told-refused = Refusées avant elle : { $seats }
told-next = Ensuite : { $seats }
told-goal = objectif { $number }
told-replace = remplacer un jeton { DE($party) } ({ $office })

# Ce qui ne va pas dans les chiffres d’une édition

figures-walkway = { $figure } doit nommer chaque espèce une fois et une seule : { $species }

# Les parties de la règle

section-9a-rally = § 9a Rallier
section-9a-negative-campaign = § 9a Campagne négative
section-9a-seasons = § 9a Saisons
section-9a-overhang-mandate = § 9a Mandat supplémentaire
section-9a-loyalty = § 9a Loyauté
section-9a-early-presidential-election = § 9a Élection présidentielle anticipée
section-9a-early-parliamentary-election = § 9a Élection parlementaire anticipée
section-9a-defectors = § 9a Transfuges
section-9a-assertiveness = § 9a Assertivité
section-9b-strike = § 9b Grève
section-9b-resistance = § 9b Résistance
section-9b-good-harvest = § 9b Bonne récolte
section-9b-crop-failure = § 9b Mauvaise récolte
section-9b-end-of-game = § 9b Fin de partie

# Kinds of things, as a report counts them

kind-action-cast-bid = Miser pour la présidence
kind-action-cast-bid-again = Miser encore après une égalité
kind-action-cast-vote = Voter sur une proposition
kind-action-appoint = Pourvoir une fonction dans une proposition
kind-action-promise-goal = Donner le second objectif dans une proposition
kind-action-name-goal = Donner l’objectif de la manche
kind-promise-give-office = Une fonction dans sa proposition
kind-promise-give-goal = Le second objectif de sa proposition
kind-action-place = Placer des jetons
kind-action-place-bonus = Premier ministre : placer de la réserve
kind-action-rally = Rallier
kind-action-negative-campaign = Campagne négative
kind-action-leader-campaign = Opposition : remplacer un jeton
kind-action-loyalty = Loyauté
kind-action-overhang-mandate = Mandat supplémentaire
kind-action-assertiveness = Assertivité
kind-action-set-blockade = Poser le Blocus
kind-action-set-manipulation = Poser la Manipulation
kind-action-defectors = Transfuges
kind-action-discard = Défausser une carte
things-species = Espèces
things-office = Fonctions
