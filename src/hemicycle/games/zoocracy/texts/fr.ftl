# Zoocracy en français.

game-title = Zoocracy
game-tagline = Des partis d’animaux courtisent le zoo, forment des gouvernements et les font tomber.

edition-2019 = Le jeu de 2019

# Les choses

term-species-elephants = éléphants
term-species-monkeys = singes
term-species-penguins = manchots
term-species-zebras = zèbres
term-species-flamingos = flamants
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
term-phase-B = Campagne
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
term-card-face-down = une carte cachée
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
term-event-told = { $event } : { $does }
term-event-strike-does = pas d’objectif du programme cette manche.
term-event-resistance-does = un objectif du programme coûte { $food } à son parti cette manche.
term-event-good-harvest-does = à la prochaine campagne, chaque parti pourra placer { $food } de plus.
term-event-crop-failure-does = à la prochaine campagne, chaque parti pourra placer { $food } de moins.
term-event-donation-does = { $food } pour chacune de ces fonctions : { $offices }.
term-event-end-of-game-does = la partie finit avec cette manche.

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
event-deck-shuffled = La défausse est mélangée en une nouvelle pioche de { $cards } cartes.
event-round-began = Manche { $round }. { $told }
term-round-both = Il y a des élections présidentielle et parlementaire.
term-round-presidential = Il y a une élection présidentielle.
term-round-parliamentary = Il y a une élection parlementaire.
term-round-none = Il n’y a pas d’élection.
event-phase-began = { $phase }
event-ballot-revealed = { $told }.
term-bids-opened = Les mises sont révélées : { $bids }
term-votes-opened = Les votes sont révélés : { $votes }
event-bids-paid = La moitié de chaque mise est payée : { $told }.
event-bids-tied = Les plus hautes mises sont égales. { $seats } misent à nouveau.
event-president-elected = { $seat } est Président.
event-no-president-elected = { $told }
term-no-president = Encore à égalité : il n’y a pas de Président jusqu’à la manche suivante.
term-president-stays = Encore à égalité : { $seat } reste Président jusqu’à la manche suivante.
event-goal-implemented = { $told } : objectif { $goals }.
term-goal-presidency = { $seat } réalise un objectif comme Président
term-goal-programme = { $seat } réalise l’objectif du programme
term-goal-named = { $seat } réalise l’objectif
term-goal-assertiveness = { $seat } réalise un objectif

event-player-order = L’ordre du tour : { $order }.
event-blockade-set = { $seat } pose le Blocus : personne ne place de nourriture chez les { $species } cette manche.
event-manipulation-set = { $seat } manipule les { $species } : 4 votes au premier, aucun au second.
event-food-placed = { $seat } place { $told } chez les { $species }.
event-bonus-placed = { $seat }, Premier ministre, place { $told } de la réserve chez les { $species }.
event-leader-campaigned = { $seat }, dirigeant de l’opposition, remplace un jeton de { $party } chez les { $species }.
event-rally-played = { $seat } joue Rallier : { $told } de la réserve chez les { $species }.
event-negative-campaign-played = { $seat } joue Campagne négative et remplace un jeton de { $party } chez les { $species }.

event-season-played = { $seat } joue { $season } : { $told }.
term-season-wet-season = les premiers des espèces sans point d’eau ont un vote de moins
term-season-dry-season = les premiers des espèces avec point d’eau ont un vote de moins
event-migration-played = { $seat } joue Migration et obtient un siège de plus.
event-overhang-played = { $seat } joue Mandat supplémentaire : le premier chez les { $species } obtient un siège de plus.
event-loyalty-played =
    { $number ->
        [one] { $seat } joue Loyauté : { $told } restera en place chez les { $species }.
       *[other] { $seat } joue Loyauté : { $told } resteront en place chez les { $species }.
    }
event-species-voted = { $told }.
term-voted-one = Les { $species } votent : { $first } { $votes }
term-voted-two = Les { $species } votent : { $first } { $votes }, { $second } { $fewer }
term-voted-overhang = { $voted }, et un siège supplémentaire pour { $first }
event-parliament-elected = Le nouveau parlement : { $told }. { $total } sièges en tout, la majorité est à { $majority }.
event-income-taken = Nourriture selon les sièges : { $told }.

event-coalition-proposed = { $seat } propose : { $told }.
term-proposal = Premier ministre { $prime_minister }, Finances { $finance }, Défense { $defence } ; { $goals }
term-proposal-goals = premier objectif { $first }, second { $second }
term-proposal-goal = objectif de cette manche { $first }
event-proposal-waived =
    { $motion ->
        [yes] { $seat } ne dépose pas de motion.
       *[no] { $seat } ne fait pas de proposition.
    }
event-proposal-refused =
    { $votes ->
        [0] La proposition est refusée ({ $seat }) : aucun siège pour, il en fallait { $majority }.
        [one] La proposition est refusée ({ $seat }) : { $votes } siège pour, il en fallait { $majority }.
       *[other] La proposition est refusée ({ $seat }) : { $votes } sièges pour, il en fallait { $majority }.
    }
event-government-formed =
    { $motion ->
        [yes] Le gouvernement tombe. { $told }.
       *[no] { $told }.
    }
term-governs-one = { $members } gouverne sans partenaire, avec { $votes } : { $proposal }
term-governs-several = { $members } gouvernent, avec { $votes } : { $proposal }
event-opposition-led = { $told }
term-opposition-led = { $seat } dirige l’opposition.
term-no-opposition = Personne n’est dans l’opposition.
event-formation-failed = { $told }
term-formation-failed-interim =
    Aucun gouvernement n’est formé. L’ancien ({ $interim }) reste en place jusqu’à l’élection de la manche suivante.
term-formation-failed = Aucun gouvernement n’est formé. Il y a une élection à la manche suivante.

event-event-drawn = Événement : { $told }
event-donation-taken = { $seat }, { $office }, prend { $told }.
event-presidential-election-moved = { $seat } joue Élection présidentielle anticipée : elle a lieu à la manche { $round }.
event-parliamentary-election-moved =
    { $seat } joue Élection parlementaire anticipée : elle a lieu à la manche { $round }, et l’objectif promis pour
    celle-ci est perdu.
event-seats-defected =
    { $number ->
        [one] { $seat } joue Transfuges contre { $party } : { $told } change de camp.
       *[other] { $seat } joue Transfuges contre { $party } : { $told } changent de camp.
    }
event-assertiveness-played = { $seat } joue Assertivité comme { $office }.
event-card-discarded = { $seat } défausse { $card }.
event-goal-named = { $seat }, Premier ministre, donne l’objectif à { $party }.
event-resistance-paid =
    { $food ->
        [one] { $seat } paie { $food } jeton contre la résistance.
       *[other] { $seat } paie { $food } jetons contre la résistance.
    }
event-goal-lost = { $told }
term-goal-lost-strike = À cause de la grève, il n’y a pas d’objectif du programme.
term-goal-lost-majority = Le gouvernement n’a pas la majorité : il n’y a pas d’objectif du programme.
term-goal-lost-resistance = { $seat } renonce à l’objectif à cause de la résistance.

# Ce que l’on peut choisir

action-cast = { $choice }
action-set-blockade = Blocus sur les { $species }
action-set-manipulation = Manipuler les { $species }
action-place = Placer { $told } chez les { $species }
action-place-bonus = Comme Premier ministre : { $told } de la réserve chez les { $species }
action-leader-campaign = Comme dirigeant de l’opposition : remplacer un jeton de { $party } chez les { $species }
action-rally = Rallier : { $told } chez les { $species }
action-negative-campaign = Campagne négative : remplacer un jeton de { $party } chez les { $species }
action-wet-season = Saison des pluies
action-dry-season = Saison sèche
action-migration = Migration
action-overhang-mandate = Mandat supplémentaire chez les { $species }
action-loyalty = Loyauté : garder { $told } chez les { $species }
action-early-presidential-election = Élection présidentielle anticipée
action-early-parliamentary-election = Élection parlementaire anticipée
action-defectors = Transfuges de { $party }
action-assertiveness = Assertivité comme { $office }
action-appoint = { $office } : { $party }
action-promise-goal =
    { $goal ->
        [1] Premier objectif : { $party }
       *[other] Second objectif : { $party }
    }
action-take-over = Prendre le gouvernement
action-discard = Défausser { $card }
action-name-goal = { $party }
action-defy = Payer et réaliser l’objectif
action-pass-block = Pas de Blocus maintenant
action-pass-manipulate = Pas de Manipulation maintenant
action-pass-campaign = Finir le tour
action-pass-election-card = Aucune carte, ou plus aucune
action-pass-event-card = Aucune carte, ou plus aucune
action-pass-progress-card = Aucune carte, ou plus aucune
action-pass-propose = Ne rien proposer
action-pass-motion = Ne pas déposer de motion
action-pass-take-over = Laisser les choses en l’état
action-pass-resist = Renoncer à l’objectif

# Ce qui est demandé

ask-bid = { $seat }, combien de jetons misez-vous pour la présidence ?
ask-bid-again = { $seat }, les mises étaient égales : combien misez-vous à présent ?
ask-block = { $seat }, sur quelle espèce posez-vous le Blocus ?
ask-manipulate = { $seat }, quelle espèce manipulez-vous ?
ask-campaign =
    { $left ->
        [0] { $seat }, votre campagne : vous n’avez plus de jeton à placer dans ce tour.
        [one] { $seat }, votre campagne : vous pouvez encore placer { $left } jeton.
       *[other] { $seat }, votre campagne : vous pouvez encore placer { $left } jetons.
    }
ask-election-card = { $seat }, jouez-vous une carte avant le décompte des votes ?
ask-propose = { $seat }, vous proposez un gouvernement : qui est { $office } ?
ask-motion = { $seat }, vous pouvez proposer un autre gouvernement : qui est { $office } ?
ask-appoint = { $seat }, qui est { $office } ?
ask-promise-goal =
    { $goal ->
        [1] { $seat }, qui réalise l’objectif de cette manche ?
       *[other] { $seat }, qui réalise le second objectif, de la manche suivante ou, à la huitième, de celle-ci ?
    }
ask-vote = { $seat }, acceptez-vous ce que { $proposer } propose ({ $told }) ?
ask-event-card = { $seat }, jouez-vous une carte ?
ask-progress-card = { $seat }, jouez-vous une carte ?
ask-discard =
    { $number ->
        [one] { $seat }, vous avez { $number } carte de trop : laquelle défaussez-vous ?
       *[other] { $seat }, vous avez { $number } cartes de trop : laquelle défaussez-vous ?
    }
ask-name-goal = { $seat }, vous êtes Premier ministre : qui réalise l’objectif de cette manche ?
ask-resist =
    { $cost ->
        [one] { $seat }, il y a de la résistance : payez-vous { $cost } jeton pour réaliser votre objectif ?
       *[other] { $seat }, il y a de la résistance : payez-vous { $cost } jetons pour réaliser votre objectif ?
    }
ask-take-over = { $seat }, le gouvernement a perdu sa majorité : prenez-vous sa place ?

# Ce qu’explique « ? »

help-ask-bid =
    Chacun mise en secret et peut changer sa mise tant que toutes ne sont pas faites. La plus haute donne la présidence,
    un objectif tout de suite et une carte. Tous paient la moitié de leur mise, arrondie vers le haut. Si les plus
    hautes sont égales, ces partis misent encore une fois.
help-ask-bid-again =
    Seuls ceux qui étaient à égalité misent à nouveau, et paient aussi la moitié de cette mise. S’ils sont encore à
    égalité, le Président reste pour une manche, ou il n’y en a pas.
help-ask-block =
    Comme ministre de la Défense, vous pouvez fermer une espèce pour cette manche : personne n’y place de nourriture,
    d’où qu’elle vienne. Une fois jusqu’à la prochaine élection parlementaire.
help-ask-manipulate =
    Comme ministre des Finances, vous pouvez recouvrir les chiffres d’une espèce : à la prochaine élection, le premier y
    reçoit 4 votes, le second aucun. Une fois jusqu’à cette élection.
help-ask-campaign =
    Placez de la nourriture de vos fonds, jusqu’à 3 jetons par espèce et par tour ; jouez des cartes et usez de votre
    fonction. Après chaque pas, deux partis ne peuvent avoir autant de jetons l’un que l’autre sur une espèce. Ses
    votes vont à qui en a le plus, et chez certaines aussi au second.
help-ask-election-card =
    Chaque parti à son tour peut jouer autant de cartes qu’il veut pour le décompte. Puis les votes sont comptés.
help-ask-propose =
    Une proposition répartit les trois fonctions et les objectifs de cette manche et de la suivante. Elle est soumise à
    un vote secret et passe avec la majorité des sièges. Qui vote oui gouverne. Chaque parti a une proposition.
help-ask-motion =
    Comme dirigeant de l’opposition, vous pouvez proposer un autre gouvernement. S’il est accepté, les fonctions changent
    de mains, et aucun privilège ne revient.
help-ask-appoint =
    Tout parti peut recevoir toute fonction, même plusieurs. S’il vote non, ce qui lui était destiné vous revient.
help-ask-promise-goal =
    Un objectif est un pas vers la victoire. Il est réalisé à la fin de la manche, si le gouvernement a alors la
    majorité. À la huitième manche, les deux le sont.
help-ask-vote =
    Le vote est scellé jusqu’à ce que tous aient voté ; jusque-là, vous pouvez le changer. Chaque parti a autant de voix
    que de sièges. Qui vote oui à une proposition acceptée gouverne, qui vote non est dans l’opposition.
help-ask-event-card = Chaque parti à son tour peut jouer autant de cartes de cette phase qu’il veut.
help-ask-progress-card = Chaque parti à son tour peut jouer Assertivité pour une fonction qu’il occupe.
help-ask-discard = À la fin d’une manche, personne n’a plus de cinq cartes Action.
help-ask-name-goal = Tout parti peut être nommé, le vôtre aussi. Les promesses n’engagent personne ici.
help-ask-resist = Si vous ne payez pas, l’objectif de cette manche est perdu.
help-ask-take-over =
    À deux joueurs, il ne faut pas de vote. Vous prenez les trois fonctions comme elles sont et les objectifs à venir.

help-action-cast = Votre réponse est scellée jusqu’à ce que tous aient répondu. Jusque-là, vous pouvez la changer.
help-action-cast-bid = Vous en payez la moitié, arrondie vers le haut, que vous gagniez ou non.
help-action-cast-bid-again = Vous en payez la moitié, arrondie vers le haut, que vous gagniez ou non.
help-action-set-blockade =
    Personne, pas même vous, n’y place de nourriture cette manche. Ce qui s’y trouve reste et compte.
help-action-set-manipulation = Jusqu’à la prochaine élection, l’espèce ne montre qu’un 4, pour le premier.
help-action-place = De vos fonds. Ensuite, deux partis ne peuvent y avoir autant de jetons l’un que l’autre.
help-action-place-bonus = De la réserve, au-delà des limites. Une fois jusqu’à la prochaine élection parlementaire.
help-action-leader-campaign =
    Un jeton de ce parti part, un des vôtres arrive de la réserve. Une fois jusqu’à la prochaine élection parlementaire.
help-action-rally = Un ou deux jetons de la réserve, au-delà des limites.
help-action-negative-campaign = Un jeton de ce parti part, un des vôtres arrive de la réserve.
help-action-wet-season =
    Le premier chez les éléphants, les singes, les zèbres, les serpents et les perroquets a un vote de moins de chacun à
    cette élection.
help-action-dry-season =
    Le premier chez les manchots, les flamants, les hippopotames et les ours polaires a un vote de moins de chacun à
    cette élection.
help-action-migration = Votre parti obtient un siège de plus à cette élection.
help-action-overhang-mandate = Le premier y obtient un siège de plus à cette élection.
help-action-loyalty = Ce nombre de vos jetons y reste après le décompte.
help-action-early-presidential-election = La prochaine élection présidentielle a lieu à la manche suivante.
help-action-early-parliamentary-election =
    La prochaine élection parlementaire a lieu à la manche suivante, et l’objectif promis pour celle-ci est perdu.
help-action-defectors = Des sièges de ce parti passent au vôtre. La nourriture ne bouge pas.
help-action-assertiveness = Vous réalisez un objectif, puisque vous occupez la fonction.
help-action-appoint = Le parti reçoit la fonction si la proposition passe et s’il a voté oui.
help-action-promise-goal =
    Le parti réalise l’objectif si la proposition passe, s’il a voté oui et si la majorité tient.
help-action-take-over = Vous gouvernez dès maintenant, avec les fonctions comme elles sont.
help-action-discard = Elle va face visible sur la défausse.
help-action-name-goal = Ce parti avance d’un pas sur la piste d’objectif.
help-action-defy = La nourriture va à la réserve, et vous avancez d’un pas sur la piste d’objectif.
help-action-pass-block = Vous gardez le Blocus pour la prochaine campagne, si vous occupez encore la fonction.
help-action-pass-manipulate = Vous gardez la Manipulation pour la prochaine campagne, si vous occupez encore la fonction.
help-action-pass-campaign = Le parti suivant joue. Vous ne pouvez revenir dans cette campagne.
help-action-pass-election-card = Vous ne jouez plus de carte avant ce décompte.
help-action-pass-event-card = Vous ne jouez plus de carte dans cette phase.
help-action-pass-progress-card = Vous ne jouez plus de carte dans cette phase.
help-action-pass-propose = Cela compte comme une proposition refusée, et le parti suivant propose.
help-action-pass-motion = Le gouvernement reste comme il est cette manche.
help-action-pass-take-over = Le gouvernement reste, sans majorité.
help-action-pass-resist = Vous gardez votre nourriture.

# Ce qui est refusé

refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-other-phase = { $card } ne se joue que dans la phase { $phase }.
refused-no-effect = { $card } serait sans effet maintenant.
refused-no-own-token = Vous n’avez chez les { $species } aucun jeton qui puisse y rester.
refused-none = Un jeton au moins.
refused-no-such-species = Cette espèce n’est pas dans ce zoo : { $species }.
refused-nobody-there = Il n’y a pas de nourriture chez les { $species }.
refused-no-seats = { $party } n’a aucun siège qui puisse passer chez vous.
refused-not-your-office = Vous n’êtes pas { $office }.
refused-office-used = Comme { $office }, vous avez déjà usé de votre privilège : il revient avec le prochain gouvernement.
refused-blockade = Le Blocus ferme les { $species } cette manche.
refused-too-many = On ne peut placer autant de jetons en un pas : la limite est { $most }.
refused-limit =
    { $most ->
        [one] Vous pouvez placer { $most } jeton dans ce tour, et il en reste { $left }.
       *[other] Vous pouvez placer { $most } jetons dans ce tour, et il en reste { $left }.
    }
refused-per-species =
    { $most ->
        [one] De vos fonds, { $most } jeton peut venir sur une espèce en un tour.
       *[other] De vos fonds, { $most } jetons peuvent venir sur une espèce en un tour.
    }
refused-no-bid = Une mise est un nombre de 0 à { $number }, la nourriture que vous avez.
refused-no-such-party = Il y a { $players } partis à cette table.
refused-other-office = Une proposition nomme les fonctions une à une : à présent, { $office }.
refused-other-goal =
    { $goal ->
        [1] Une proposition nomme les objectifs un à un : à présent, le premier.
       *[other] Une proposition nomme les objectifs un à un : à présent, le second.
    }
refused-one-goal = Cette proposition n’a qu’un objectif à donner : un second ne peut plus venir.
refused-no-food =
    { $number ->
        [0] Vous n’avez plus de jeton.
        [one] Vous n’avez que { $number } jeton.
       *[other] Vous n’avez que { $number } jetons.
    }
refused-tie =
    { $number ->
        [one] { $seat } a aussi { $number } jeton chez les { $species }, et deux partis ne peuvent y être égaux.
       *[other] { $seat } a aussi { $number } jetons chez les { $species }, et deux partis ne peuvent y être égaux.
    }
refused-tie-after = Deux partis seraient égaux chez les { $species } après cela.
refused-no-token = { $party } n’a pas de jeton chez les { $species }.
refused-no-supply = La réserve n’a plus de jeton de votre couleur.
refused-own-party = Cela ne vaut que contre un autre parti.
refused-loyal =
    { $most ->
        [one] Un seul de vos jetons peut rester chez les { $species }, et pas si un autre parti y en garde autant.
       *[other] Au plus { $most } de vos jetons peuvent rester chez les { $species }, et pas autant qu’un autre parti y en garde.
    }
refused-strict-for-two = À deux joueurs, les jetons ne manquent jamais (§7) : laissez l’option des jetons comptés de côté.

# Ce qui peut être promis, et jusqu’à quand une offre tient

promise-back-proposal = { $seat } vote oui à la proposition de { $proposer }
promise-oppose-proposal = { $seat } vote non à la proposition de { $proposer }
promise-give-office = Dans la proposition de { $seat }, { $partner } est { $office }
promise-give-goal =
    { $goal ->
        [1] Dans la proposition de { $seat }, { $partner } réalise l’objectif de cette manche
       *[other] Dans la proposition de { $seat }, { $partner } réalise le second objectif
    }
promise-spare-species = { $seat } ne place rien chez les { $species } cette manche
promise-no-motion = { $seat } ne dépose pas de motion cette manche
promise-name-for = Comme Premier ministre, { $seat } nomme { $partner } pour l’objectif de cette manche
promise-stand-aside = { $seat } ne mise rien pour la présidence
until-A = jusqu’à la fin de l’élection présidentielle
until-B = jusqu’à la fin de la campagne
until-C = jusqu’au décompte des votes
until-D = jusqu’à la fin de la formation
until-E = jusqu’à la fin de cette phase
until-F = jusqu’à ce que la motion soit réglée
until-G = jusqu’à la fin de la manche

# Pourquoi la partie est finie

ending-goals = La partie est finie : la dernière case de la piste d’objectif est atteinte ({ $number } objectifs) par { $members }.
ending-card = La partie est finie : la carte Fin de partie a été tirée à la manche { $round }.
ending-rounds = La partie est finie : la manche { $round } était la dernière.

# Options de la table

option-deck = Cartes Action
option-deck-help = Avec quelles 47 cartes Action on joue.
option-deck-standard = ordinaires
option-deck-turbulent = parlement agité : plus de Transfuges

option-advanced = Règles avancées
option-advanced-help = Une partie plus politique, où l’on négocie davantage.
option-advanced-yes = le Premier ministre nomme qui réalise un objectif ; une motion peut venir à chaque manche
option-advanced-no = objectifs comme la proposition les promet ; une motion seulement si la majorité est perdue

option-strict-tokens = Jetons comptés
option-strict-tokens-help = Si un parti peut manquer de ses 25 jetons.
option-strict-tokens-yes = 25 par couleur, pas plus
option-strict-tokens-no = sans limite

option-screens = Fonds des partis
option-screens-help =
    Si la nourriture des autres est cachée derrière un écran. Chacun de ses changements est public de toute façon.
option-screens-yes = cachés
option-screens-no = visibles de tous

# Ce que dit un bot

bot-bid-nothing = Cette fois, la présidence ne valait pas ma nourriture.
bot-bid-sure = Avec { $bid }, personne ne pouvait miser plus que moi.
bot-bid = Un objectif et une carte pour { $paid } : cela valait la peine.
bot-campaign-first = Cela me met en tête chez les { $species } : { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
bot-campaign-second = La deuxième place chez les { $species } rapporte encore { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
bot-campaign-later = Je prépare le terrain chez les { $species }.
bot-campaign-enough = Plus de nourriture m’aurait rapporté trop peu.
bot-block = Je ne voulais pas qu’on me rattrape chez les { $species }.
bot-manipulate = Les { $species } comptent autrement maintenant, et cela me convient.
bot-keep-marker = Je garde cela pour plus tard.
bot-seat-gained = Un siège de plus pour moi.
bot-overhang = Je suis en tête chez les { $species } : le siège est à moi.
bot-loyalty = Ce qui reste chez les { $species } me donne une avance pour la prochaine campagne.
bot-season = Cela coûte plus aux autres qu’à moi.
bot-early-president = Je pourrais gagner une élection présidentielle maintenant.
bot-early-parliament = Un nouveau parlement me rapportera plus que celui-ci.
bot-defectors = Quelques sièges de { $party } sont mieux chez moi.
bot-assertive = Comme { $office }, je pouvais réaliser un objectif tout de suite.
bot-discard = C’est de { $card } que j’avais le moins besoin.
bot-keep-cards = Aucune de mes cartes ne valait la peine d’être jouée là.
bot-propose-self = Je voulais cela pour moi.
bot-propose-partner = Il me faut { $party } et { $number ->
        [one] son siège
       *[other] ses { $number } sièges
    } pour la majorité.
bot-no-proposal = Je ne voyais pas de gouvernement meilleur pour moi.
bot-vote-own = C’était ma propre proposition.
bot-vote-yes = Elle me donnait { $offices ->
        [0] aucune fonction
        [one] { $offices } fonction
       *[other] { $offices } fonctions
    } et { $goals ->
        [0] aucun objectif
        [one] { $goals } objectif
       *[other] { $goals } objectifs
    } : plus que ce que je pouvais espérer autrement.
bot-vote-yes-anyway = Elle ne me donnait rien, mais la proposition de { $proposer } valait mieux pour moi que la suite.
bot-vote-no-better = Ce que { $proposer } me donnait était trop peu : je compte sur davantage.
bot-vote-no-nothing = { $proposer } ne me donnait rien.
bot-goal-for-me = Cet objectif était pour moi.
bot-goal-elsewhere = Mieux valait donner cet objectif à un autre parti.
bot-worth-it = Cela valait la peine.
bot-deal-government = Ce gouvernement me rapporte l’équivalent de { $brings } objectifs ; sans accord, je compte sur { $expected }.
bot-deal-government-poor =
    Ce gouvernement me rapporterait l’équivalent de { $brings } objectifs, et sans accord je compte sur { $expected }.

# Ce que montrent navigateur et terminal

board-round = Manche { $round }
board-seats = Sièges
board-food = Jetons
board-cards = Cartes
board-way-set-blockade = Blocus
board-way-set-manipulation = Manipulation
