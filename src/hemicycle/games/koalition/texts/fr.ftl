# Koalition en français.

game-title = Koalition
game-tagline = De vote en vote à travers l’Europe, les chefs de parti cherchent une majorité.

edition-second = Deuxième édition, 1995-1996
edition-first = Première édition, 1992 (expérimentale, largement reconstituée)
section-first-edition = Première édition
section-but-du-jeu = But du jeu
section-materiel = Matériel
section-preparation = Préparation
section-deroulement = Déroulement
section-bonus-europe = Bonus Europe

# Les choses

term-party-rose = Rose
term-party-hat = Chapeau
term-party-leaf = Feuille
term-party-lemon = Citron
term-party-fist = Poing
term-party-acorn = Gland
term-party-cross = Croix

term-country-de = Allemagne
term-country-fr = France
term-country-gb = Grande-Bretagne
term-country-it = Italie
term-country-es = Espagne
term-country-nl = Pays-Bas
term-country-be = Belgique
term-country-gr = Grèce
term-country-pt = Portugal
term-country-se = Suède
term-country-at = Autriche
term-country-dk = Danemark
term-country-fi = Finlande
term-country-ie = Irlande
term-country-lu = Luxembourg

term-special-doppler = Doppler (doubleur)
term-special-sturz = Sturz (chute)
term-special-ruecktritt = Rücktritt (démission)
term-special-skandal = Partei-Skandal (scandale)
term-special-weste = Weisse Weste (casier vierge)
term-special-resignation = Démission
term-special-doubler-of = Doubleur du parti { $party }

term-politician = { $party } { $votes }
term-joker = Joker { $votes }
term-joker-first = Sans couleur { $votes }
term-joker-for = { $special } pour { $party }
term-coalition = { $coalition }
term-small-party = { $party } ({ $players })
term-target-party = le parti { $party }
term-face-down = une carte face cachée
term-hidden-politicians =
    { $number ->
        [one] { $number } politicien
       *[other] { $number } politiciens
    }
term-hidden-politicians-first =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
term-hidden-specials =
    { $number ->
        [one] { $number } carte action ou joker
       *[other] { $number } cartes action ou jokers
    }
term-score = { $seat } { $points }
term-counted = { $bloc } { $votes } ({ $leader })
term-counted-small-party = { $bloc } { $votes }
term-vote = { $seat } pour { $choice }

# Ce qui se passe

event-new-deal = { $told }
term-deal-first = Les cartes sont distribuées.
term-deal-again = On reprend toutes les cartes, on mélange et on redistribue.
term-deal-short =
    { $number ->
        [one] { $seats_named } n’a pas les { $wanted } politiciens nécessaires : on reprend toutes les cartes, on mélange et on redistribue.
       *[other] { $seats_named } n’ont pas les { $wanted } politiciens nécessaires : on reprend toutes les cartes, on mélange et on redistribue.
    }
term-deal-short-first =
    { $number ->
        [one] { $seats_named } n’a pas les { $wanted } cartes nécessaires : on reprend toutes les cartes, on mélange et on redistribue.
       *[other] { $seats_named } n’ont pas les { $wanted } cartes nécessaires : on reprend toutes les cartes, on mélange et on redistribue.
    }
event-dealt = { $seat } reçoit { $told }.
event-ballot-revealed = Vote pour désigner le premier joueur : { $told }.
event-starter-chosen = { $seat } commence le premier vote.
event-country-turned = Pays { $number } : { $country }. Chacun pose { $cards } cartes ; { $seat } commence.
event-vote-again = { $country } : on revote. { $seat } commence.
event-card-laid = { $seat } pose { $told }.
event-doppler-played = { $seat } joue Doppler : les voix du parti { $party } comptent double.
event-sturz-played = { $seat } joue Sturz : { $leader } ne dirige plus le parti { $party }. À sa tête désormais : { $successor }.
event-ruecktritt-played = { $seat } joue Rücktritt : { $card }, carte posée par { $owner }, perd ses voix.
event-skandal-played = { $seat } joue Partei-Skandal : le parti { $party } perd la moitié de ses voix.
event-weste-played = { $seat } joue Weisse Weste : { $target } est hors de cause.
event-doubler-laid = { $seat } pose le doubleur du parti { $party }.
event-resignation-laid = { $seat } pose une démission : { $told }.
event-votes-counted =
    { $total ->
        [0] Décompte : { $told }. Il n’y a aucune voix.
       *[other] Décompte : { $told }. { $total } voix en tout, majorité à { $majority }.
    }
event-proposed = { $seat } propose { $coalition }.
event-accepted = { $seat } accepte { $coalition }.
event-withdrawn = { $seat } retire son accord à { $coalition }.
event-held-out = { $seat } n’a rien à ajouter.
event-won-alone = { $told } a la majorité à lui seul.
term-alone = Le parti { $bloc }, avec { $seat } à sa tête,
term-alone-small-party = Le petit parti { $bloc }
event-coalition-formed = { $coalition } : la coalition est faite ({ $leaders }).
event-no-coalition =
    { $again ->
        [yes] { $country } : pas de coalition. Chacun reprend ses politiciens, et le pays revote.
       *[no] { $country } : pas de coalition, et pas de gouvernement. Chacun reprend ses politiciens.
    }
event-points-scored = Points : { $scores }.
event-europe-bonus-given = Bonus Europe du parti { $party } : { $bonus }. { $told }.
term-bonus-one = { $winners } l’empoche
term-bonus-shared = { $winners } se le partagent : { $each } par joueur
term-resigns = { $card }, carte posée par { $owner }, quitte la table
term-resigns-nobody = il n’y a aucune carte à écarter

ending-countries =
    { $countries ->
        [one] Le seul pays de cette partie a voté.
       *[other] Les { $countries } pays de cette partie ont tous voté.
    }

# Ce qu’on peut choisir

action-cast = { $choice }
action-lay = Poser { $told }
action-lay-doubler = Poser le doubleur du parti { $party }
action-lay-resignation = Poser une démission : { $told }
action-doppler = Doppler : doubler le parti { $party }
action-sturz = Sturz : renverser le chef du parti { $party }
action-ruecktritt = Rücktritt : faire démissionner { $card }
action-skandal = Partei-Skandal : réduire de moitié le parti { $party }
action-weste = Weisse Weste : blanchir { $target }
action-include = Ajouter { $bloc } à votre proposition
action-drop = Abandonner la proposition en cours
action-propose = Proposer { $coalition }
action-accept = Accepter { $coalition }
action-withdraw = Retirer votre accord à { $coalition }
action-pass-open = Pas de carte action
action-pass-negotiate = Rien à ajouter

# Ce qu’on demande

ask-starter = { $seat }, qui doit commencer le premier vote ?
ask-lay = { $seat }, posez une carte ({ $country }, carte { $round } sur { $rounds }).
ask-open = { $seat }, jouez-vous une carte action ? Si oui, les autres pourront répondre.
ask-answer = { $seat }, jouez-vous encore une carte action ?
ask-negotiate = { $seat }, avec qui voulez-vous gouverner ?
ask-reconsider = { $seat }, vous n’avez rien à ajouter ; vous pouvez encore accepter ce qui est sur la table.

# Ce qu’explique « ? »

help-ask-starter =
    La table vote pour désigner le joueur qui commence le premier vote. En cas d’égalité, on tire au sort entre les
    mieux placés. Par la suite, c’est le joueur qui a marqué le plus de points au vote précédent qui commence.
help-ask-lay =
    À chaque tour d’un pays, il faut poser un politicien ou un joker, face visible. Ses voix vont à son parti. Le
    chef d’un parti est le joueur qui y a le plus de voix ; à égalité, celui qui a la carte la plus forte.
help-ask-open =
    Juste après avoir posé une carte, et seulement alors, vous pouvez jouer une carte action. Les autres peuvent alors
    en jouer aussi, une à la fois, jusqu’à ce que tous les joueurs aient passé d’affilée. Si vous n’en jouez pas,
    personne ne peut en jouer.
help-ask-answer =
    Une carte action a été jouée : chacun à son tour peut en jouer une autre, y compris le joueur qui a commencé. On
    peut passer puis revenir tant que d’autres continuent. C’est fini quand tous les joueurs ont passé d’affilée.
help-ask-negotiate =
    Aucun parti n’a la majorité à lui seul. Une coalition gouverne dès que tous ses chefs ont dit oui. Il lui faut
    la majorité, des partis partenaires, et pas un parti de trop. Les paroles n’engagent personne et les points ne
    se donnent pas. Quand aucun chef n’a plus rien à ajouter, le pays reste sans gouvernement.
help-ask-reconsider =
    Vous avez dit n’avoir rien à ajouter. Tant que les chefs négocient, vous pouvez encore dire oui à ce que d’autres ont
    proposé. On vous reposera la question dès qu’un chef bougera.

help-ask-lay-first =
    À chacun des deux tours d’un pays, il faut poser une carte, face visible : un politicien, le politicien sans
    couleur pour le parti que vous annoncez, un doubleur ou une démission. Le chef d’un parti est le joueur qui y a
    le plus de voix ; à égalité, celui qui a la carte la plus forte.

help-action-cast = Vous votez pour { QUE($choice) } commence.
help-action-lay =
    Ses voix vont à ce parti. Si le parti gouverne, la carte rapporte son point au joueur qui l’a posée. Un joker
    compte pour le parti que vous annoncez en le posant.
help-action-lay-first =
    Ses voix vont à ce parti. Si un parti gagne seul, ses joueurs se partagent les points du pays selon leurs voix ; si
    c’est une coalition, les chefs de ses partis. Le politicien sans couleur compte pour le parti que vous annoncez en
    le posant.
help-action-lay-doubler = { about-special-doubler }
help-action-lay-resignation = { about-special-resignation }
help-action-doppler = { about-special-doppler }
help-action-sturz = { about-special-sturz }
help-action-ruecktritt = { about-special-ruecktritt }
help-action-skandal = { about-special-skandal }
help-action-weste = { about-special-weste }
help-action-include =
    Une proposition se compose parti par parti : d’abord l’un des vôtres, puis d’autres qui peuvent gouverner avec ceux
    que vous avez, jusqu’à la majorité. Ensuite vous la mettez sur la table. Avant cela, elle n’engage personne.
help-action-drop = Vous abandonnez ce que vous avez composé. Cela compte comme un changement d’avis, et leur nombre est limité.
help-action-propose =
    Vous mettez cette coalition sur la table et vous y dites oui. Elle gouverne dès que tous ses chefs ont dit oui.
    Le nombre de propositions par négociation est limité.
help-action-accept = Vous dites oui à cette coalition. S’il ne manquait que votre accord, elle gouverne.
help-action-withdraw = Vous retirez votre accord : la coalition ne pourra pas se conclure sans vous.
help-action-pass = Vous ne jouez pas de carte. On vous reposera la question si quelqu’un d’autre en joue une.
help-action-pass-open = Vous ne jouez pas de carte action, et personne d’autre ne peut donc en jouer.
help-action-pass-negotiate =
    Vous attendez. Jusqu’à la fin des négociations, vous pouvez encore accepter ce qui est sur la table, et on vous
    reposera la question dès qu’un chef bougera. Quand plus aucun chef ne bouge, les négociations ont échoué.

# Ce qui est refusé

refused-no-card = Vous n’avez pas cette carte en main : { $special }.
refused-not-on-table = Il n’y a rien de tel sur la table : { $target }.
refused-doubled = Le parti { $party } est déjà doublé, et un parti ne peut recevoir qu’un seul Doppler.
refused-no-successor = On ne peut pas renverser le chef du parti { $party } : il faut un chef, et quelqu’un pour lui succéder.
refused-resigned = { $card } a déjà subi un Rücktritt (démission) lors de ce vote.
refused-scandal-twice = Le parti { $party } a déjà eu son scandale lors de ce vote.
refused-no-leader = Le parti { $party } n’a pas de chef en ce moment, et un scandale se pose à côté d’un chef.
refused-nothing-to-clear = Il n’y a rien à annuler : en ce moment, aucun Rücktritt ni Partei-Skandal ne touche { $target }.
refused-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refused-not-highest = Une démission retire la carte la plus forte de la table. En ce moment : { $highest }.
refused-nobody-to-resign = Il n’y a aucune carte sur la table : une démission n’a rien à retirer.
refused-wrong-party = { $card } ne se pose que pour son propre parti.
refused-not-opened = Pas de carte action maintenant : seul le joueur qui vient de poser une carte peut commencer.
refused-no-such-bloc = Une coalition se compose de partis présents sur la table ; ce parti n’y est pas : { $bloc }.
refused-empty-coalition = Une coalition se compose de partis présents sur la table : nommez-en au moins un.
refused-order = Le parti le plus fort se nomme en premier : { $coalition }.
refused-not-your-party = Vous ne dirigez aucun des partis de cette coalition : { $coalition }.
refused-no-majority = { $coalition } : { $votes } voix en tout, et la majorité est à { $majority }.
refused-not-partners = Ces deux partis ne sont pas partenaires : { $bloc } et { $other_bloc }.
refused-partner-of-none = Ce parti n’est partenaire d’aucun des autres : { $bloc }.
refused-no-chain = { $coalition } : aucune chaîne de partenaires ne les relie tous.
refused-not-needed = Ce parti n’est pas nécessaire à la majorité et ne peut donc pas entrer dans la coalition : { $bloc }.
refused-begin-with-own = Une proposition commence par l’un de vos partis ; ce parti a pour chef { $leader } : { $bloc }.
refused-included = Ce parti est déjà dans votre proposition : { $bloc }.
refused-never-governs = Aucune coalition capable de gouverner ne compte ce parti : { $bloc }.
refused-no-way-on = Si { $bloc } rejoint { $coalition }, aucune coalition n’atteint la majorité sans parti de trop.
refused-no-draft = Vous n’êtes pas en train de composer une proposition.
refused-not-put-together = Composez d’abord la proposition parti par parti, puis mettez-la sur la table : { $coalition }.
refused-proposed = Cette coalition est déjà sur la table : { $coalition }.
refused-not-proposed = Personne n’a proposé cette coalition : { $coalition }.
refused-accepted = Vous avez déjà dit oui à cette coalition : { $coalition }.
refused-not-accepted = Vous n’avez pas dit oui à cette coalition : { $coalition }.
refused-table-full = Il y a déjà { $proposals } propositions sur la table, sans place pour d’autres : acceptez-en une, ou attendez.
refused-held-out =
    Vous avez dit n’avoir rien à ajouter : tant que personne d’autre ne bouge, vous pouvez seulement accepter ce qui est
    sur la table.
refused-offers-spent =
    { $move ->
        [withdraw] Vous ne pouvez plus changer d’avis lors de cette négociation : la limite est de { $offers }.
       *[propose] Vous n’avez plus de proposition à faire lors de cette négociation : la limite est de { $offers }.
    }

refused-length = l’édition { $edition } ne se joue pas en { $length } pays ; choisissez parmi : tous, { $lengths }
refused-option = l’option { $option } est sans effet dans l’édition { $edition } : laissez-la de côté

# Ce qui peut être promis, et jusqu’à quand une proposition tient

promise-join = { $seat } entre dans la coalition { $coalition }
promise-stay-out = { $seat } n’entre pas dans la coalition { $coalition }
promise-play-card = { $seat } joue { $told } lors de ce vote
promise-spare = { $seat } ne joue pas de carte action contre le parti { $party } lors de ce vote
promise-support = Dans le pays { $number }, { $seat } gouverne avec { $partner } ou pas du tout
term-card-for = { $special } pour le parti { $party }
term-card-against = { $special } contre le parti { $party }
until-laying = jusqu’au dépouillement
until-talks = jusqu’à la fin des négociations
until-start = jusqu’au premier pays

# Options de table

option-countries = Pays
option-countries-help = Nombre de pays joués.
option-countries-all = tous
option-countries-5 = 5
option-countries-10 = 10
option-countries-12 = 12
option-countries-15 = 15

option-first-starter = Premier joueur
option-first-starter-help = Comment on désigne le joueur qui commence le premier vote.
option-first-starter-vote = la table vote
option-first-starter-lot = tirage au sort

option-compatibility = Partenaires
option-compatibility-help = Quels partis peuvent gouverner ensemble quand ils sont trois ou plus.
option-compatibility-pairs = tous partenaires deux à deux
option-compatibility-chain = une chaîne de partenaires les relie tous

option-stacking = Plusieurs Doppler sur un parti
option-stacking-help = Un parti peut-il être doublé plus d’une fois lors d’un vote ?
option-stacking-yes = permis, chacun double à nouveau
option-stacking-no = un par parti

option-resigned-scores = Points des démissionnaires
option-resigned-scores-help = Un politicien frappé d’un Rücktritt (démission) rapporte-t-il encore son point de carte ?
option-resigned-scores-yes = le point reste
option-resigned-scores-no = pas de point

option-no-coalition = Sans coalition
option-no-coalition-help = Ce que devient un pays qui ne trouve pas de coalition.
option-no-coalition-again = on y revote une fois
option-no-coalition-drop = il est abandonné

option-offers = Propositions
option-offers-help = Nombre de propositions, et de changements d’avis, permis à chaque chef par négociation.
option-offers-1 = 1
option-offers-2 = 2
option-offers-3 = 3
option-offers-5 = 5
option-offers-10 = 10

# Pourquoi un robot a fait ce qu’il a fait

bot-for-oneself = Je veux commencer.
bot-for-another = Si { $seat } commence, j’en verrai plus avant de poser.
bot-take-the-lead = Je prends ainsi la tête du parti { $party }, avec { $votes } voix.
bot-keep-the-lead = Je garde ainsi la tête du parti { $party }, avec { $votes } voix.
bot-spare-high-cards = Le parti { $party } n’a pas besoin de plus : je garde mes cartes fortes.
bot-add-to-a-party = J’aide le parti { $party } à approcher de la majorité : { $votes } sur { $majority }.
bot-double-a-party = Doublé, le parti { $party } compte davantage.
bot-remove-the-highest = Cela écarte la carte la plus forte de la table.
bot-keep-action-cards = Aucune de mes cartes action ne vaut la peine d’être jouée en ce moment.
bot-action-gains =
    Avant cette carte, je compte sur { $before ->
        [one] { $before } point
       *[other] { $before } points
    } ; après, sur { $after }.
bot-action-looks-ahead = Cette carte ne rapporte rien tout de suite ; elle sert pour la suite.
bot-include =
    Je compose une proposition avec { $bloc } ; au mieux, je vois { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
bot-propose =
    { $coalition } me rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; au mieux, j’en vois { $best }.
bot-accept =
    { $coalition } me rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; au mieux, j’en vois { $best }.
bot-withdraw =
    { $points ->
        [0] { $coalition } ne me rapporte aucun point ; au mieux, j’en vois { $best }.
        [one] { $coalition } ne me rapporte que { $points } point ; au mieux, j’en vois { $best }.
       *[other] { $coalition } ne me rapporte que { $points } points ; au mieux, j’en vois { $best }.
    }
bot-hold-out =
    { $best ->
        [0] J’attends : aucune coalition que je vois ne me rapporte de points.
        [one] J’attends : au mieux, je vois { $best } point.
       *[other] J’attends : au mieux, je vois { $best } points.
    }
bot-deal-coalition =
    Tout compte fait, cela me convient : { $coalition } me rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sans accord, je compte sur { $expected }.
bot-deal-coalition-poor =
    Tout compte fait, j’y gagne trop peu : { $coalition } me rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sans accord, je compte sur { $expected }.
bot-deal-keep-cards = Je déciderai de mes cartes action le moment venu.
bot-deal-get-support = Le soutien { DE($seat) } au pays { $number } me sera utile.
bot-deal-get-spare = Si { $seat } ne touche pas au parti { $party }, mes cartes y sont plus à l’abri.
bot-deal-get-card = La carte { DE($seat) } m’aiderait ici.
bot-deal-give-support = Mon soutien au pays { $number } vaut plus que cela.
bot-deal-give-spare = J’aurai peut-être à attaquer le parti { $party }.
bot-deal-give-out = { $coalition } est peut-être ma meilleure chance : je garde les mains libres.

# Ce qu’il faut regarder

look-starter = Jouer en dernier permet de voir ce que les autres ont posé.
look-lay = Voix sur la table : { $total } ; majorité : { $majority }. Le parti { $party } est le plus fort : { $votes }. Points : vous en avez { $mine }, { $leader } { $number }.
look-lay-first = Il n’y a encore rien sur la table. Prenez la tête d’un parti : le chef négocie, et prend des points de chef.
look-cards = Si personne ne joue de carte, comptez sur environ { $expected } des points de ce vote. On peut répondre à une carte.
look-negotiate = La meilleure coalition pour vous rapporte { $best } ; sans accord, comptez sur environ { $expected }. Points : vous en avez { $mine }, { $leader } { $number }.

# Ce qu’est une chose, quand on la touche

about-special-doppler =
    Au décompte, toutes les voix du parti sont doublées. Le chef est déterminé sans en tenir compte.
about-special-sturz =
    Le chef perd son poste au profit du meilleur des autres joueurs du parti, jusqu’au prochain Sturz sur ce parti.
about-special-ruecktritt = Le politicien perd toutes ses voix dans ce pays. Une seule fois par politicien.
about-special-skandal =
    Au décompte, le parti n’a plus que la moitié de ses voix, arrondie à l’inférieur. Une seule fois par parti.
about-special-weste =
    Annule un Rücktritt (démission) ou un Partei-Skandal (scandale), quel que soit le joueur qui l’a joué.
about-special-doubler =
    Compte autant que toutes les autres voix de son parti réunies. Il n’aide pas à devenir chef du parti.
about-special-resignation =
    Retire la carte la plus forte de la table. Si plusieurs sont aussi fortes, vous en choisissez une.

# Ce que montrent navigateur et terminal

board-no-leader = sans chef
board-together = total
board-pays = chefs { $bonus }, par carte { $card_points }
board-pays-shares = à partager : { $shares }
term-special-doubler = Doubleur
board-mixed =
    { $number ->
        [one] { $number } joker distribué avec les politiciens
       *[other] { $number } jokers distribués avec les politiciens
    }
board-aside =
    { $number ->
        [one] de côté, face cachée : { $number } carte action ou joker
       *[other] de côté, face cachée : { $number } cartes action ou jokers
    }
board-politicians-aside =
    { $number ->
        [one] de côté, face cachée : { $number } politicien
       *[other] de côté, face cachée : { $number } politiciens
    }
board-politicians-aside-first =
    { $number ->
        [one] de côté, face cachée : { $number } carte
       *[other] de côté, face cachée : { $number } cartes
    }
board-country = Pays { $number } sur { $length }
board-cards-each = { $cards } cartes par joueur, { $pays }
board-to-come =
    { $number ->
        [0] Aucun pays à venir
        [one] { $number } pays à venir
       *[other] { $number } pays à venir
    }
board-points = points
board-europe-given = Bonus Europe
board-coalitions = Coalitions possibles
board-no-coalition = En l’état, aucune coalition ne peut gouverner.
board-others = Autres cartes :
board-times = { $number } × { $card }
board-out = { $cards }, dont { $number } hors jeu
board-propose = Proposer
board-accept = Accepter
board-withdraw = Quitter
board-party = Parti
board-partners = Partenaires
board-votes = voix
board-europe = Bonus Europe actuel
board-not-all = Il y en a d’autres : toute autre coalition se compose parti par parti.
board-votes-of =
    { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }
board-doubled = doublé par Doppler
board-doubled-first = doublé
board-scandal = réduit de moitié par Partei-Skandal
board-scandal-cleared = Partei-Skandal annulé
board-overthrown = ne dirige plus ce parti (Sturz)
board-card-resigned = { $card }, démissionnaire
board-card-cleared = { $card }, Rücktritt annulé
board-nothing-proposed = Personne n’a encore proposé de coalition.
told-best = Les meilleures pour vous, sur { $number }
told-best-of-many = Les meilleures pour vous, sur un grand nombre
told-draft = Vous composez { $coalition } : { $votes } voix pour l’instant, il en faut { $majority }.

# La table en mots

told-country =
    Pays { $number } sur { $length } : { $country }. { $asks }.{ $again ->
        [yes] {" "}On y revote.
       *[no] {""}
    }
told-starter = { $seat } commence.
told-behind = Ont voté : { $countries }
told-nobody-governs = pas de gouvernement
told-leader = chef : { $leader }
told-laid = { $seat } { $cards }
told-majority = Majorité à { $majority }, sur { $total } voix.
told-no-votes = Il n’y a aucune voix sur la table.
told-coalition = { $coalition }, { $votes } : { $pays }
told-proposed = Proposition : { $told }. Oui : { $seats_named } ; oui attendu : { $leaders }.
told-left = Il vous reste { $proposals ->
        [one] { $proposals } proposition
       *[other] { $proposals } propositions
    } et { $withdrawals ->
        [one] { $withdrawals } changement d’avis
       *[other] { $withdrawals } changements d’avis
    }.
told-silent =
    { $number ->
        [one] { $seats_named } n’a rien à ajouter.
       *[other] { $seats_named } n’ont rien à ajouter.
    }
told-points = Points : { $said }
told-party-points = Points apportés par le parti { $party } : { $said } ; bonus Europe { $bonus }
told-cards = En main, politiciens et autres cartes : { $told }
told-cards-first = Cartes en main : { $told }
told-cards-of =
    { $first ->
        [yes] { $seat } { $politicians }
       *[no] { $seat } { $politicians } et { $others }
    }
told-partners = Partenaires : { $told }
told-partners-of = { $party } avec { $partners }
told-politicians = { $party } { $votes }
told-include = Ajouter à votre proposition

# Ce qui ne va pas dans les chiffres d’une édition

figures-partner-itself = { $figure } : « { $party } » ne peut pas être son propre partenaire
figures-partners = { $figure } doit être réciproque : « { $party } » nomme « { $partner } », mais « { $partner } » ne nomme pas « { $party } »
figures-fives = { $figure } : les jokers de 5 vont tous avec les politiciens, ou aucun
figures-not-fives = { $figure } : les autres jokers sont retirés tous ensemble, et seulement si ceux de 5 vont avec les politiciens
figures-deal = { $figure } : pour { $players } joueurs, il en faut { $wanted } en tout, et il y en a { $given }

# Kinds of things, as a report counts them

kind-action-cast-starter = Voter pour qui commence
kind-action-pass-answer = Pas d’autre carte action
kind-action-withdraw = Retirer son accord à une coalition
kind-action-lay = Poser une carte
kind-action-lay-doubler = Poser un doubleur
kind-action-lay-resignation = Poser une démission
kind-action-accept = Accepter une coalition
kind-action-propose = Proposer une coalition
kind-action-include = Ajouter à sa proposition
kind-action-drop = Abandonner sa proposition
kind-action-doppler = Doppler
kind-action-sturz = Sturz
kind-action-ruecktritt = Rücktritt
kind-action-skandal = Partei-Skandal
kind-action-weste = Weisse Weste
kind-promise-join = Rejoindre une coalition
kind-promise-stay-out = Rester hors d’une coalition
kind-promise-play-card = Jouer une carte lors de ce vote
kind-promise-spare = Ne pas jouer de carte contre un parti
kind-promise-support = Gouverner ensemble dans le prochain pays
things-party = Partis
things-card = Cartes
