# Ce que dit le plateau de Junta, outre les mots du jeu lui-même.

board-progress = Où en est la partie
board-first-election = Élection du premier Président
board-over = La partie est terminée.
board-forced = Police au Parlement
board-motion = { $family } met en cause la compétence du Président
board-reform = { $family } parle pour les cartes Influence jusqu’à { $number } voix
board-coups =
    { $number ->
        [one] 1 coup d’État
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
board-recent = Ce qui vient d’arriver
board-deck =
    { $number ->
        [one] { $number } carte à piocher
       *[other] { $number } cartes à piocher
    }, { $discard } défaussées

board-families = Les familles
board-votes =
    { $number ->
       *[other] voix
    }
board-votes-now = Voix qu’elle peut donner maintenant, sans carte de sa main
board-cards =
    { $number ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $number } cartes
    }
board-funds = { $number } M pour assassins et pots-de-vin
board-sacrilege = +{ $number } voix
board-influence-of = Cartes Influence de { $family }
board-puppet-free = fantoche de personne encore
board-target = Visé
board-loyal = Loyal

board-cabinet = Le cabinet
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
board-from-your-hand = Choisissez une carte de votre main, ci-dessous.
board-choose-above = Choisissez ci-dessus qu’en faire.
board-use-play = à jouer
board-use-away = à défausser
board-kind-influence = Influence
board-kind-vote = Suffrage
board-kind-donation = Donation
board-kind-assassin = Assassin
board-kind-bribe = Pot-de-vin
board-kind-coup = Coup d’État
board-kind-event = Événement
board-when-influence = Elle se pose à la première phase, ou lors d’un scrutin.
board-when-vote = Elle se joue lors d’un scrutin.
board-when-donation = Elle se joue à la première phase, ou à la Banque.
board-when-assassin = Elle se joue à la sixième phase.
board-when-bribe = Elle se joue quand il y a quelqu’un à corrompre.
board-when-coup = Elle se joue pour déclencher un coup d’État, ou pendant un coup d’État.
board-when-event = Pas maintenant.

board-millions = { $number } M
board-purse =
    { $bills ->
        [0] aucun billet
        [one] 1 billet, { $millions } millions
       *[other] { $bills } billets, { $millions } millions
    }
board-reserve = Sur vous
board-account = En Suisse
board-you-are = Votre lieu
board-still-open =
    { $number ->
       *[other] On attend { $seats }.
    }
board-all-answered = Tout le monde a répondu.

board-ballot-president = Élection du Président
board-ballot-budget = Vote du budget
board-ballot-competence = Le Président est-il compétent ?
board-round = Tour de scrutin { $number } sur 2
board-side-budget-for = Pour
board-side-budget-against = Contre
board-side-competence-for = Le destituer
board-side-competence-against = Le garder
board-two-thirds = En l’état, { $number } voix le destitueraient : deux tiers.
board-voters = Qui vote, dans l’ordre
board-give-all = Les { $votes } voix : { $choice }
board-or-blocks = Ou bloc par bloc : choisissez-en un, puis pour qui.
board-give-to = { $source } : { $choice }
board-from-hand = de votre main

board-budget-how = Choisissez un billet, puis la famille à qui il va. Un billet d’une pile revient quand vous le choisissez. Les autres voient combien de billets il y a, et ce que vous annoncez.
board-your-bills = Vos billets
board-bill-left =
    { $number ->
        [one] Billet de { $bill } : il en reste { $number }
       *[other] Billet de { $bill } : il en reste { $number }
    }
board-you-keep = Vous gardez
board-put-bill = Mettre un billet de { $bill } sur la pile de { $family }
board-take-bill = Reprendre un billet de { $bill } à { $family }, sur { $number }
board-announced = annoncé
board-less = Annoncer moins pour { $family }
board-more = Annoncer plus pour { $family }
board-propose = Proposer ce budget
board-gives = { $given } M pour les autres, { $kept } M pour vous
board-gives-nothing = Rien pour personne d’autre.
board-announce-piles = Que dites-vous qu’il y a dans les piles ?
board-budget-of = Le budget de { $family }
board-budget-taken = { $family } a repris le budget
board-budget-making = { $family } prépare le budget.
board-said-worth = « { $number } M »
board-truth = en vérité { $number } M

board-where = Où allez-vous ?
board-place-bank = La Banque
board-place-headquarters = Quartier général
board-place-residence = Résidence
board-place-bachelor-flat = Garçonnière
board-place-night-club = Night-club
board-place-exile = Exil
board-at-bank = L’argent n’est sûr qu’ici
board-at-headquarters = Pour lancer un coup d’État
board-at-residence = À l’abri des cambrioleurs
board-at-bachelor-flat = Discret
board-at-night-club = Bruyant
board-at-exile = Par une ambassade
board-chosen = Choisi
board-sealed = Personne ne sait où vous êtes. Vous pouvez changer d’avis tant que tous n’ont pas choisi.

board-plot-none = Personne n’a encore été désigné.
board-plots-now = C’est à { $family } de répondre.
board-attempt = { $family } contre { $target }, avec { $card }, lieu : { $location }
board-over-with = fait
board-with-what = Avec quoi ?
board-whom = Qui ?
board-where-is = Où est-il, selon vous ?
board-no-assassin = Vous n’avez personne à envoyer.

board-deposit-all = Tout déposer : { $number } M en Suisse
board-way = Dépôt ou retrait
board-deposit-some = Déposer { $number } M
board-withdraw-some = Retirer { $number } M
board-fewer-bills = Un billet de { $bill } de moins
board-more-bills = Un billet de { $bill } de plus

board-coup-won-junta = La Junte l’emporte
board-coup-won-president = Le coup d’État a échoué
board-coup-phases = Phases du coup d’État
board-rebellion = Rébellion
board-balance = Points stratégiques : { $junta } à la Junte, { $president } au Président
board-junta = Junte
board-rebels = Rebelles :
board-leads = { $family } bouge en premier dans cette phase.
board-moves-now = { $family } bouge maintenant.
board-moves-cousin = Le cousin de { $family } bouge maintenant.
board-city-map = La ville, avec toutes les unités
board-held-junta = à la Junte
board-held-president = au Président
board-flag-junta = Junte
board-flag-president = Prés.
board-for-junta = pour la Junte
board-for-president = pour le Président
board-empty = vide
board-can-go = peut être choisi
board-can-move = peut bouger
board-crowd = Une foule sans armes : la police peut réagir
board-landed = { $unit } : débarqués
board-at-sea = { $unit }, en mer
board-in-air = { $unit }, prêts
board-strikes =
    { $number ->
        [0] plus de frappe aérienne
        [one] 1 frappe aérienne
       *[other] { $number } frappes aériennes
    }
board-lost = Détruits :
board-choose-stack = Choisissez une pile sur le plan, ou ici.
board-then-where = Et maintenant où : sur le plan, ou ici.
board-hold = Tous marchent, sauf ceux qui restent :
board-go-stay = { $go } partent, { $stay } restent
board-stay-more = Un de plus reste : { $unit }
board-stay-fewer = Un de moins reste : { $unit }
board-next = Suivant
board-skip =
    { $number ->
        [one] Passer
       *[other] Tout passer ({ $number })
    }
board-dice =
    { $hits ->
        [0] Dés : { $dice } ; rien
        [one] Dés : { $dice } ; un compte
       *[other] Dés : { $dice } ; { $hits } comptent
    }
board-report = Les derniers tirs
board-agreed = Ils sont d’accord que c’est fini :
board-fight = Combat, { $area } : salve { $salvo } sur 3
board-dice-number =
    { $number ->
        [0] aucun dé
        [one] 1 dé
       *[other] { $number } dés
    }
board-has-lost = { $number } perdus
board-aimed = { $number } × { $unit } sur { $family }.
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
board-area-north = Hauteurs
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

# Ce qui peut être remis, dans un accord
board-terms-hand-bills = Des billets, tout de suite…
board-terms-hand-card = Une carte, tout de suite…
board-terms-hand-units = Des unités, tout de suite…
board-terms-pay-later = De l’argent pour plus tard…
board-terms-share-budget = Une part du budget…
board-terms-give-post-to = Un poste…
board-terms-back-candidate = Des voix à une élection…
