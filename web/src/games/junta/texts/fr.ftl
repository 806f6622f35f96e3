# Ce que dit le plateau de Junta, outre les mots du jeu lui-même.

board-alone = { CAP(BARE($words)) }

board-progress = Où en est la partie
board-over = La partie est terminée.
board-coups =
    { $number ->
        [one] { $number } coup d’État
       *[other] { $number } coups d’État
    }
board-phase-1 = Cartes
board-phase-2 = Cabinet
board-phase-3 = Aide
board-phase-4 = Budget
board-phase-5 = Localisations
board-phase-6 = Assassinats
board-phase-7 = Banque
board-phase-8 = Coup d’État
board-phase-9 = Fin
board-discarded = Dernière carte défaussée : { $card }.

board-families = Les familles
board-votes =
    { $number ->
       *[other] voix
    }
board-votes-now = Voix que la famille peut donner maintenant, sans jouer de carte de sa main
board-cards =
    { $number ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $number } cartes
    }
board-sacrilege = +{ $number } voix
board-influence-of = Cartes Influence { DE($family) }
board-loyal = Loyaliste

board-vacant = vacant
board-frozen = gelé
board-cousin = cousin

board-hand =
    { $number ->
        [0] Votre main : aucune carte
        [one] Votre main : 1 carte
       *[other] Votre main : { $number } cartes
    }
board-hand-of =
    { $number ->
        [0] { $family } : aucune carte
        [one] { $family } : 1 carte
       *[other] { $family } : { $number } cartes
    }
board-hand-empty = Aucune carte.
board-put-back = Reposer
board-use-play = à jouer
board-use-away = à défausser
board-kind-influence = Influence
board-kind-vote = Suffrage
board-kind-donation = Donation
board-kind-assassin = Assassin
board-kind-bribe = Pot-de-vin
board-kind-coup = Coup d’État
board-kind-event = Événement
board-when-influence = Elle se pose en phase 1 ou lors d’un scrutin.
board-when-vote = Elle se joue lors d’un scrutin.
board-when-donation = Elle se joue en phase 1 ou à la Banque.
board-when-assassin = Elle se joue en phase 6.
board-when-bribe = Elle se joue quand il y a quelqu’un à soudoyer.
board-when-coup = Elle se joue en phase 8, pour déclencher un coup d’État ou pendant celui-ci.
board-when-event = Elle ne se joue pas maintenant.

board-purse =
    { $bills ->
        [0] aucun billet
        [one] 1 billet, { $millions } M
       *[other] { $bills } billets, { $millions } M
    }
board-reserve = Réserve personnelle
board-account = Compte en Suisse
board-you-are = Vous êtes
board-at = { A($location) }

board-round = Tour de scrutin { $number } sur 2
board-side-budget-for = Pour
board-side-budget-against = Contre
board-side-competence-for = Destituer le Président
board-side-competence-against = Garder le Président
board-voters = Ordre du vote
board-give-all =
    { $votes ->
        [one] La seule voix : { $choice }
       *[other] Les { $votes } voix : { $choice }
    }
board-give-to = { $source } : { $choice }
board-given = { CAP($family) } : { $source }, { $votes } voix.

board-budget-how = Choisissez un billet, puis la famille à qui il va. Pour reprendre un billet, choisissez-le sur sa pile. Les autres voient le nombre de billets de chaque pile et la valeur que vous annoncez.
board-your-bills = Vos billets
board-bill-left = Billet de { $bill } M : il en reste { $number }
board-you-keep = Vous gardez
board-put-bill = Mettre un billet de { $bill } M sur la pile { DE($family) }
board-take-bill = Reprendre un billet de { $bill } M { A($family) }, sur { $number }
board-announced = annoncé
board-less = Annoncer moins pour { $family }
board-more = Annoncer plus pour { $family }
board-propose = Proposer ce budget
board-gives = { $given } M pour les autres, { $kept } M pour vous
board-gives-nothing = Rien pour les autres.
board-announce-piles = Quelle valeur annoncez-vous pour chaque pile ?
board-said-worth = « { $number } M »

board-where = Où allez-vous ?
board-place-bank = La Banque
board-place-headquarters = Quartier général
board-place-residence = Résidence
board-place-bachelor-flat = Garçonnière
board-place-night-club = Night-club
board-place-exile = Exil
board-at-bank = Pour déposer ou retirer de l’argent
board-at-headquarters = Pour déclencher un coup d’État
board-at-residence = À l’abri des cambrioleurs
board-at-bachelor-flat = Une cachette discrète
board-at-night-club = Une cachette bruyante
board-at-exile = À l’abri, mais hors du jeu
board-chosen = Votre choix
board-sealed = Personne ne sait où vous êtes. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.

board-plot-none = Aucun assassinat n’est encore annoncé.
board-attempt = { CAP($family) } contre { $target } : { $card }, { $location }
board-over-with = résolu
board-with-what = Avec quoi ?
board-whom = Contre qui ?
board-where-is = Où se trouve la cible, selon vous ?
board-no-assassin = Vous n’avez personne à envoyer.

board-deposit-all = Tout déposer : { $number } M en Suisse
board-way = Dépôt ou retrait
board-deposit-some = Déposer { $number } M
board-withdraw-some = Retirer { $number } M
board-fewer-bills = Un billet de { $bill } M de moins
board-more-bills = Un billet de { $bill } M de plus

board-coup-won-junta = La Junte remporte le coup d’État
board-coup-won-president = Le Président remporte le coup d’État
board-coup-phases = Phases du coup d’État
board-steps-of = sur { $most }
board-coup-phase = Phase { $number }
board-rebellion = Rébellion
board-junta = Junte
board-rebels = Rebelles :
board-post-president = Président
board-post-minister = Ministre
board-post-general-1 = Général, 1re
board-post-general-2 = Général, 2e
board-post-general-3 = Général, 3e
board-post-admiral = Amiral
board-post-commander = Forces aériennes
board-city = La ville
board-in-town = Quelque part en ville :
board-cemetery = Cimetière
board-whose-hand = La main de qui
board-all-votes = Toutes les voix
board-blocks = Vos voix, bloc par bloc
board-city-map = La ville, avec toutes les unités
board-flag-junta = Junte
board-flag-president = Prés.
board-for-junta = pour la Junte
board-for-president = pour le Président
board-empty = aucune unité
board-adjacent =
    { $number ->
        [0] Aucune zone adjacente.
        [one] Zone adjacente : { $areas }.
       *[other] Zones adjacentes : { $areas }.
    }
board-can-go = choix possible
board-can-move = déplacement possible
board-crowd = Une foule sans arme : la police peut réagir
board-at-sea = { CAP(BARE($unit)) } : en mer
board-in-air = { CAP(BARE($unit)) } : en attente
board-lost = Pertes :
board-choose-stack = Choisissez une pile, sur le plan ou ici.
board-then-where = Choisissez maintenant la zone, sur le plan ou ici.
board-hold = Toutes les unités partent, sauf celles qui restent :
board-go-stay = { $go } au départ, { $stay } sur place
board-stay-more = Garder une unité de plus sur place : { BARE($unit) }
board-stay-fewer = Garder une unité de moins sur place : { BARE($unit) }
board-dice =
    { $hits ->
        [0] Dés : { $dice } ; aucune réussite
        [one] Dés : { $dice } ; 1 réussite
       *[other] Dés : { $dice } ; { $hits } réussites
    }
board-agreed = Vainqueur déjà reconnu :
board-dice-number =
    { $number ->
        [0] aucun dé
        [one] 1 dé
       *[other] { $number } dés
    }
board-aimed = { $number } × { BARE($unit) } sur { $family }.
board-area-palace = Palais
board-area-parliament = Parlement
board-area-central-bank = Banque centrale
board-area-radio = Radio
board-area-railway = Gare
board-area-barracks-1 = 1re brigade
board-area-barracks-2 = 2e brigade
board-area-barracks-3 = 3e brigade
board-area-police-1 = Police N.-O.
board-area-police-2 = Police Est
board-area-police-3 = Police S.-O.
board-area-police-4 = Police Sud
board-area-university = Université
board-area-north = Hauts
board-area-rich = Villas
board-area-workers = Ouvriers
board-area-centre = Centre
board-area-cathedral = Cathédrale
board-area-poor = Tôles
board-area-market = Marché
board-area-docks = Docks
board-area-embassy-1 = Ambassades
board-area-embassy-2 = Amb. du port
board-area-embassy-3 = Amb. du Sud
board-area-embassy-4 = Amb. de la Gare

# Grands moments
board-moment-president = { CAP($family) } devient Président
board-moment-junta = La Junte vote
board-moment-cabinet = Le nouveau cabinet
board-moment-passed = Le budget est adopté
board-moment-rejected = Le Parlement rejette le budget
board-moment-refused = Pas de budget ce tour-ci
board-moment-failed = La tentative échoue
board-moment-burglars = Des cambrioleurs !
board-moment-killed = { CAP($family) } meurt
board-moment-coup = Coup d’État !
board-moment-squad = Le peloton d’exécution
board-moment-mercy = Personne n’est fusillé
board-moment-accounts = Les comptes en Suisse sont ouverts

# Ce qui peut être remis, dans un accord
board-terms-hand-bills = Des billets, tout de suite…
board-terms-hand-card = Une carte, tout de suite…
board-terms-hand-units = Des unités, tout de suite…
board-terms-pay-later = De l’argent pour plus tard…
board-terms-share-budget = Une part du budget…
board-terms-give-post-to = Un poste…
board-terms-back-candidate = Des voix à une élection…

# --- after the game ---

points-count = { $points } M en Suisse
plot-points = L’argent en Suisse au fil du temps, en millions

# --- images des règles ---

picture-nothing = ne vaut rien et peut se perdre
picture-score = c’est votre score, à l’abri
picture-kept = pour le Président

# Ce qu’est une chose, quand on la touche

about-post-president = Attribue les postes, pioche l’aide étrangère et propose le budget. Vote en premier et tranche une égalité sur le budget. N’a pas d’autre poste, et n’est jamais Rebelle.
about-post-minister = Commande la police et peut imposer un budget rejeté. Un tour sur deux, la police secrète tente un assassinat gratuit à la Banque. Annonce les assassinats en premier.
about-post-general = Commande une brigade, qui se trouve à sa caserne quand un coup d’État commence. Une voix à chaque scrutin.
about-post-admiral = Commande la canonnière, qui bombarde une zone à chaque phase d’un coup d’État, et les marines. Une voix à chaque scrutin.
about-post-commander = Commande trois frappes aériennes par coup d’État, et les parachutistes. Une voix à chaque scrutin.
about-location-bank = Le seul endroit où l’on envoie de l’argent en Suisse, ou l’en rapporte. Et celui où la police secrète vous cherche.
about-location-headquarters = Le joueur qui s’y trouve peut déclencher un coup d’État même si la situation est stable.
about-location-headquarters-strict = À cette table, on ne déclenche un coup d’État que d’ici, et seulement si la situation est instable.
about-location-residence = Un endroit où se cacher. Les cambrioleurs n’y volent pas celui qui est chez lui.
about-location-bachelor-flat = Un endroit où se cacher, rien de plus : les tueurs doivent deviner où vous êtes.
about-location-night-club = Un endroit où se cacher, rien de plus : les tueurs doivent deviner où vous êtes.
about-location-exile = À l’étranger, on est à l’abri et on ne prend part à rien. Revenir à la fin du tour coûte un billet de la réserve ; rester en coûte un du compte.
about-unit-brigade = Troupes armées d’un général. Chacune lance un dé par salve ; un 6 détruit une unité.
about-unit-police = Armée, et aux ordres du ministre. Chaque unité lance un dé par salve. À la phase 1 d’un coup d’État, elle peut se porter là où la foule s’est soulevée.
about-unit-guards = Armée, au service du Président, au Palais. Chaque unité lance un dé par salve. Le joueur qui tire sur elle est un Rebelle.
about-unit-paratroopers = Armés, un dé par salve. Le commandant de l’armée de l’air les pose dans n’importe quelle zone, une fois par coup d’État.
about-unit-marines = Armés, un dé par salve. L’amiral les débarque au port ou à la première caserne, une fois par coup d’État.
about-unit-crowd = Une foule sans armes, amenée par une carte : à deux, elles lancent un dé. La police peut y réagir à la phase 1 d’un coup d’État.
about-unit-militia = Unités armées, amenées par une carte. Chacune lance un dé par salve.
about-unit-agitators = Toutes les foules sans armes : étudiants, émeutiers, manifestants et grévistes.
about-unit-helicopter = Amené par une carte. Franchit deux zones par phase, dont une avec d’autres unités s’il en emporte.
about-unit-gunboat = Le navire de l’amiral. À chaque phase d’un coup d’État, elle peut tirer sur une pile : trois dés, et chaque 6 détruit une unité.
about-unit-air-strike = L’armée de l’air en a trois par coup d’État : six dés sur une pile, et chaque 6 détruit une unité.
about-area-power = L’un des cinq points stratégiques. Après un coup d’État, il est à la Junte si seules ses unités s’y trouvent ; avec trois des cinq, elle l’emporte.
about-area-barracks = La brigade d’un général s’y trouve quand un coup d’État commence.
about-area-station-house = Une unité de police s’y trouve quand un coup d’État commence.
about-area-district = Un quartier de la ville. Les unités le traversent, et des cartes peuvent y amener la foule.
about-area-embassy = Sol étranger : le joueur en exil s’y trouve. On n’y combat pas, on n’y bombarde pas.
about-bill = Les billets valent 1, 2 ou 3 millions. Personne ne voit l’argent des autres, et on ne rend pas la monnaie : ce qui est payé en trop est perdu.
about-reserve = L’argent sous la main : il paie tueurs et pots-de-vin. Si vous mourez, il va à l’assassin ; à la fin de la partie, il ne compte pas.
about-account = L’argent en Suisse est à l’abri. Le joueur qui en a le plus quand l’aide étrangère est épuisée gagne. On n’y accède qu’à la Banque.
about-deck = À chaque tour, tous les joueurs du pays piochent deux cartes Politique, et n’en gardent pas plus de six, celles posées comprises.
about-votes = Une pour la famille, une pour chaque poste, et celles des cartes Influence posées. Les cartes de vote de la main s’y ajoutent.
about-unstable = Quand la situation est instable, chacun peut déclencher un coup d’État. Un budget rejeté ou une mort la rend telle, jusqu’à la fin du tour.
about-unstable-strict = Un budget rejeté ou une mort rend la situation instable jusqu’à la fin du tour. À cette table, un coup d’État demande cela, et le quartier général.
about-siesta = La Banque est fermée jusqu’à la phase 9, parce qu’un budget a été imposé.
about-holiday = La Banque est fermée jusqu’au prochain tour.
about-forced = Le ministre a imposé le budget : lors d’un coup d’État à ce tour, la police commence au Parlement.
about-secret-police = L’assassinat gratuit du ministre, à la Banque, un tour sur deux.
about-secret-police-anywhere = L’assassinat gratuit du ministre : partout ; à la Banque, un tour sur deux seulement.
about-dead = Hors jeu jusqu’à la fin du tour : ses cartes sont défaussées, sa réserve va à l’assassin. Au tour suivant, un parent de la famille continue.
about-target = Un assassinat de ce joueur est annoncé : jusqu’à son issue, il ne peut rien céder.
about-rebel = A déplacé des unités ou tiré pendant la rébellion, ou tiré sur la garde du Palais. Si le coup d’État échoue, le Président peut envoyer un Rebelle devant le Peloton d’exécution.
about-first-rebel = A déclenché le coup d’État, joue en premier, et tranche les égalités quand la Junte élit un Président.
about-cousin = Le cousin du Président : occupe un poste d’un mort jusqu’à la prochaine attribution des postes, avec sa voix et ses unités.
about-puppet = Une famille sans joueur. Le joueur qui la gagne avec le budget décide pour elle jusqu’au suivant.
about-phase-1 = Chacun pioche deux cartes et peut poser des cartes Influence ou en jouer d’autres.
about-phase-2 = Le Président attribue les postes : chaque famille en reçoit un ou deux.
about-phase-3 = Le Président pioche huit billets que personne d’autre ne voit.
about-phase-4 = Le Président fait des piles pour les autres et annonce leur valeur, jamais plus que ce qu’elles contiennent ; tous votent.
about-phase-5 = Chacun choisit en secret où il se trouve, ou part en exil.
about-phase-6 = On annonce les assassinats : une victime, et un lieu. Si le lieu est le bon, la victime meurt et l’assassin prend sa réserve.
about-phase-7 = Les joueurs vivants qui sont à la Banque envoient de l’argent en Suisse, ou en rapportent.
about-phase-8 = Si la situation est instable, ou depuis le quartier général, un joueur peut déclencher un coup d’État. On se bat pour cinq points stratégiques.
about-phase-9 = Une Banque en sieste rouvre, les exilés paient, et les morts sont remplacés. Puis le calme revient.
term-reserve = Réserve personnelle
term-account = Compte en Suisse
term-bill = Billets
term-deck = Cartes Politique
term-votes = Voix
term-unstable = Situation instable
term-siesta = Sieste à la Banque
term-holiday = Banque en congé
term-forced = Police au Parlement
term-dead = Hors jeu
term-target = Cible
term-rebel = Rebelle
term-first-rebel = Premier Rebelle
term-cousin = Le cousin
term-puppets = Fantoche
term-unit-gunboat = canonnière
term-unit-air-strike = frappe aérienne
