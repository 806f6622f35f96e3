# Junta en français.

game-title = Junta
game-tagline = Partagez l’aide étrangère, mettez-en en Suisse, et battez-vous pour le reste.
edition-las-bananas = Version 3.1 (cartes et ville en partie reconstituées)
edition-older = Ancien jeu de cartes français

# Choses : avec leur article là où elles en ont un

term-post-president = Président
term-post-minister = ministre de la Sécurité intérieure
term-post-general-1 = général de la Première Brigade
term-post-general-2 = général de la Deuxième Brigade
term-post-general-3 = général de la Troisième Brigade
term-post-admiral = amiral de la Navy
term-post-commander = commandant des Forces aériennes
term-location-bank = la Banque
term-location-headquarters = le quartier général
term-location-residence = la résidence
term-location-bachelor-flat = la garçonnière
term-location-night-club = le night-club
term-area =
    { $place ->
        [palace] le { $title }
        [parliament] le { $title }
        [central-bank] la { $title }
        [radio] la { $title }
        [railway] la { $title }
        [barracks-1] la { $title }
        [barracks-2] la { $title }
        [barracks-3] la { $title }
        [police-1] le { $title }
        [police-2] le { $title }
        [police-3] le { $title }
        [police-4] le { $title }
        [university] l’{ $title }
        [north] les { $title }
        [rich] le { $title }
        [workers] le { $title }
        [centre] le { $title }
        [cathedral] la { $title }
        [poor] le { $title }
        [market] le { $title }
        [docks] les { $title }
        [embassy-1] la { $title }
        [embassy-2] l’{ $title }
        [embassy-3] l’{ $title }
        [embassy-4] l’{ $title }
       *[other] { $title }
    }
term-unit-brigade-1 = la Première Brigade
term-unit-brigade-2 = la Deuxième Brigade
term-unit-brigade-3 = la Troisième Brigade
term-unit-police = police
term-unit-guards = la Garde du Palais
term-unit-paratroopers = parachutistes
term-unit-marines = marines
term-unit-students = étudiants
term-unit-rioters = émeutiers
term-unit-demonstrators = manifestants
term-unit-strikers = grévistes
term-unit-bank-guards = gardiens de la Banque
term-unit-patriotic-league = la Ligue patriotique
term-unit-christian-militia = la Milice chrétienne
term-unit-agitators = agitateurs
term-unit-helicopter = hélicoptère
term-units =
    { $number ->
        [one] { $number } unité { DE($unit) }
       *[other] { $number } unités { DE($unit) }
    }
term-card-face-down = une carte face cachée
term-cards =
    { $number ->
        [0] aucune carte
        [one] une carte
       *[other] { $number } cartes
    }
term-money = { $bills } ({ $number } M)
term-bills = { $number } × { $bill } M
term-money-hidden = une somme secrète
term-money-none = rien
term-puppet = le fantoche { $letter }
term-vacant = personne
term-source-family = la voix de la famille
term-source-sacrilege = l’église saccagée
term-source-post = la voix du poste { DE($post) }
term-choice-for = pour
term-choice-against = contre
term-question-president = la présidence
term-question-budget = le budget
term-question-competence = la destitution du Président
term-phase-1 = Cartes Politique
term-phase-2 = Formation du cabinet
term-phase-3 = Aide étrangère
term-phase-4 = Budget
term-phase-5 = Localisations
term-phase-6 = Assassinats
term-phase-7 = Gestion bancaire
term-phase-8 = Coup d’État
term-phase-9 = Fin du tour
term-side-junta = la Junte
term-side-president = le Président
term-weapon-gunboat = la canonnière
term-weapon-air-strike = une frappe aérienne
term-means-move = en déplaçant des unités
term-means-shell = par un tir de canonnière
term-means-strike = par une frappe aérienne
term-means-card = en jouant une carte
term-share = { $family } { $number } M ({ $bills })
term-bill-count =
    { $number ->
        [0] aucun billet
        [one] { $number } billet
       *[other] { $number } billets
    }
term-tally-candidate = { $votes } voix pour { $choice }
term-tally-side = { $votes } voix { $choice }
term-tally-none = aucune voix
term-shot = { $family } tire sur { $target }
term-junta-vote = { $family } vote pour { $target }
term-junta-abstains = { $family } s’abstient
term-points-seat = { $seat } { $number } M
term-paid-assassin = pour un assassin
term-paid-bribe = en pot-de-vin
term-paid-defence = pour avoir la vie sauve
term-paid-return = pour rentrer d’exil
term-failed-elsewhere = cible absente
term-failed-dead = cible déjà morte
term-failed-dice = le dé en décide autrement
term-failed-mad = le tueur s’égare
term-failed-saved = la cible a sauvé sa peau
term-failed-home = la cible est à sa résidence
term-elected-vote = remporte la présidence
term-elected-alone = accède à la présidence, faute d’autre candidature
term-elected-faction = accède à la présidence par la volonté de la plus forte faction
term-elected-junta = accède à la présidence par la volonté de la Junte
term-elected-host = assure la première présidence
term-effect-influence = { $number } voix, tant qu’elle reste posée.
term-effect-vote = { $number } voix, une seule fois.
term-effect-votes-with = { $number } voix si vous avez aussi posé { $card }.
term-effect-pays = Paie { $number } M par tour pour vos assassins et vos pots-de-vin.
term-effect-draws = S’échange contre le premier billet de l’aide étrangère.
term-effect-end-ballot = Termine un scrutin après son premier tour.
term-effect-skip-round = Prive un scrutin de son second tour.
term-effect-verify = Fait recommencer un scrutin.
term-effect-break-up = Un autre joueur perd une carte Influence.
term-effect-reform = Chaque carte Influence adverse d’au plus { $number } voix vote pour vous à ce tour.
term-effect-sacrilege = { $number } voix de plus à ce tour.
term-effect-competence = Soumet la destitution du Président au vote.
term-effect-substitute-budget = Quand un budget est rejeté, proposez le vôtre avec l’argent du Président.
term-effect-close-bank = Ferme la Banque jusqu’au prochain tour.
term-effect-spy = Consultez le compte en Suisse d’un autre joueur.
term-effect-pretext = Rend la situation instable.
term-effect-attempt = Un assassinat.
term-effect-burgle = La victime, si elle n’est pas à sa résidence, vous paie { $number } M.
term-effect-save = Vous sauve la vie quand un tueur vous trouve.
term-effect-or-save = Ou bien vous sauve la vie quand un tueur vous trouve.
term-effect-another-attempt = Un assassinat de plus par la police secrète.
term-effect-mad = De 1 à 3, le tueur frappe ; à 4 ou 5, il s’égare ; à 6, il peut se retourner contre vous.
term-effect-fails = Échoue si le dé montre { $number } ou moins.
term-effect-bribes = Lors d’un coup d’État : chaque unité payée ({ BARE($unit) }) vous rejoint si le dé montre { $number } ou plus.
term-effect-units-at = Lors d’un coup d’État : met en jeu { $units } ({ $areas }).
term-effect-units = Lors d’un coup d’État : met en jeu { $units } avec une de vos piles.
term-effect-cost = Coûte { $number } M.
term-effect-needs = Vous devez avoir posé { $card }.
term-effect-not-by = Interdite si vous occupez le poste { DE($posts) }.

# Ce qui arrive

event-turn-began = Tour { $turn }.
event-phase-began = Phase { $phase } : { $told }.
event-aid-exhausted = Il ne reste pas assez d’aide étrangère pour un nouveau budget : la partie se termine.
event-accounts-opened = Les comptes en Suisse sont ouverts : { $told }.
event-everybody-lost = Il ne reste personne pour gouverner : tout le monde a perdu.
ending-aid =
    { $number ->
        [one] L’aide étrangère est épuisée : il ne reste plus de billet à piocher pour le Président. Le joueur qui a le plus d’argent en Suisse l’emporte.
       *[other] L’aide étrangère est épuisée : il reste moins de { $number } billets à piocher pour le Président. Le joueur qui a le plus d’argent en Suisse l’emporte.
    }
ending-no-president = L’aide étrangère s’est épuisée avant l’élection d’un Président : tout le monde a perdu.
ending-killed = Tous les joueurs sont morts au même tour : tout le monde a perdu.
event-cards-drawn =
    { $number ->
        [0] { CAP($family) } ne pioche aucune carte : il n’en reste plus.
       *[other] { CAP($family) } pioche { $told }.
    }
event-deck-shuffled = La pioche est épuisée : la défausse ({ $told }) est mélangée pour en former une nouvelle.
event-cards-discarded = { CAP($family) } défausse { $told }.
event-influence-played = { CAP($family) } pose { $card }.
event-card-played = { CAP($family) } joue { $card }.
event-card-aimed = { CAP($family) } vise { $target } avec { $card }.
event-nothing-played = Personne ne joue de carte.
event-donation-taken = { CAP($family) } échange une donation contre un billet : { $bills }.
event-donation-empty = { CAP($family) } joue une donation, mais il ne reste plus de billet.
event-influence-lost = { CAP($family) } perd { $card }.
event-account-spied = { CAP($family) } consulte le compte en Suisse { DE($target) } : { $bills }.
event-cards-swapped = { $told }
term-swapped = { CAP($family) } donne { $card } { A($puppet) } et reçoit { $wanted }.
term-swapped-secretly = { CAP($family) } échange une carte avec { $puppet }.
event-puppets-shown = Tous les joueurs consultent les cartes { DE($family) } : { $told }.
event-bills-paid = { CAP($family) } paie { $bills } { $what }.
event-ballot-opened = { $told }
term-ballot-president = L’élection du Président commence.
term-ballot-budget = Le vote du budget commence.
term-ballot-competence = Le vote sur la compétence du Président commence.
event-candidate-named = { $told }
term-named = { $seat } désigne { $family } pour la présidence.
term-named-self = { $seat } propose sa propre candidature à la présidence.
event-candidates-answered = { $told }
term-standing = Candidatures : { $families }.
term-declined = Désistements : { $families }.
event-votes-given = { $told }
term-votes-candidate = { CAP($family) } vote pour { $choice } : { $votes } voix ({ BARE($source) }).
term-votes-side = { CAP($family) } vote { $choice } : { $votes } voix ({ BARE($source) }).
event-round-over =
    { $round ->
        [1] À l’issue du premier tour de scrutin : { $told }.
       *[other] À l’issue du second tour de scrutin : { $told }.
    }
event-ballot-cut = { CAP($family) } met fin au scrutin après son premier tour.
event-ballot-anew = { $told }
term-anew-tied = Égalité : le scrutin recommence.
term-anew-verified = Le scrutin est annulé, et recommence.
event-tie-broken = { $told }
term-tie-candidate = { CAP($family) } départage les premiers en faveur { DE($choice) }.
term-tie-side = { CAP($family) } départage les voix et se prononce { $choice }.
event-first-election-tied = Égalité : pas de Président. Toutes les cartes sont redistribuées, et un billet de l’aide étrangère va à l’hôte, ou quitte le jeu.
event-president-elected = { $seat } { $how }.
event-president-resigned = { $seat } démissionne de la présidence.
event-reserve-handed-over = { CAP($family) } remet sa réserve personnelle { A($heir) } : { $bills }.
event-competence-voted = { $told }
term-competence-removed = { $seat } perd la présidence : { $yes } voix pour la destitution, { $no } contre.
term-competence-kept = { $seat } garde la présidence : { $yes } voix pour la destitution, { $no } contre. Il en fallait les deux tiers.
event-cousin-installed = Le cousin { DE($seat) } prend le poste { DE($post) }.
event-post-given = { $told }
term-appointed = { CAP($family) } reçoit le poste { DE($post) }.
term-left-vacant = Le poste { DE($post) } reste vacant.
event-cabinet-kept = { $seat } garde le cabinet tel quel.
event-aid-drawn =
    { $number ->
        [one] Le Président pioche { $number } billet : { $bills }.
       *[other] Le Président pioche { $number } billets : { $bills }.
    }
event-piles-sealed = { $seat } a préparé les piles : { $told }.
term-pile = { $family } ({ $bills })
term-no-pile = rien pour les autres
event-pile-announced = Annoncé pour { $family } : { $value } M.
event-budget-proposed = { $seat } propose un budget : { $told }.
event-loyalty-tried = Loyauté { DE($family) } : le dé montre { $die }, il fallait { $needed } ou moins. { $told }
term-loyal = Le ralliement est acheté.
term-not-loyal = Le ralliement échoue.
event-puppet-joined = { CAP($family) } suit { $leader }.
event-budget-voted = { $told }
term-budget-passed = Le budget { DE($seat) } est adopté, par { $yes } voix contre { $no }.
term-budget-failed = Le budget { DE($seat) } est rejeté, par { $no } voix contre { $yes }.
event-budget-forced = { CAP($family) } fait passer le budget de force : la police occupe le Parlement.
event-budget-refused = Personne ne fait passer le budget de force : { $seat } garde l’argent.
event-pile-paid = { CAP($family) } reçoit sa pile : { $bills }.
event-budget-taken-over = { $seat } prend tous les billets du Président, sauf un. Billets pris : { $bills }.
event-situation-unstable = La situation devient instable.
event-bank-closed = { $told }
term-closed-siesta = La Banque fait la sieste : elle rouvre en phase 9.
term-closed-holiday = La Banque est fermée pour vacances : aucune opération avant le prochain tour.
event-locations-chosen = { $told }
term-located = Chaque joueur a choisi sa localisation.
term-exiled = Chaque joueur a choisi sa localisation. En exil : { $families }.
event-assassination-announced = { $told }
term-attempt = { CAP($family) } annonce un assassinat : { $card } contre { $target }, { A($location) }.
term-burglary = { CAP($family) } joue { $card } contre { $target }.
term-secret-police = la police secrète
event-location-shown = { CAP($family) } se trouve { A($location) }.
event-attempt-failed = La tentative contre { $target } échoue ({ BARE($card) }) : { $why }.
event-killer-rolled = Le dé du tueur montre { $die } ({ $card }).
event-killer-turned = Le dément se retourne contre { $family }.
event-burglars-paid = { $told }
term-burgled = Les cambrioleurs { DE($heir) } passent chez { $family }. Butin : { $bills }.
term-burgled-lost = Des cambrioleurs passent chez { $family }. Butin, retiré du jeu : { $bills }.
event-family-killed = { $told }
term-killed = { CAP($family) } meurt. Sa réserve personnelle est retirée du jeu : { $bills }. À la défausse : { $cards }.
term-killed-heir = { CAP($family) } meurt. Sa réserve personnelle va { A($heir) } : { $bills }. À la défausse : { $cards }.
event-bank-opened = { $told }
term-bank-empty = La Banque ouvre, mais personne ne s’y trouve.
term-bank-there = La Banque ouvre pour { $families }.
event-bank-visited = { CAP($family) } a fait ses opérations à la Banque.
event-puppets-emptied = L’argent { DE($family) } va { A($heir) } : { $bills }.
event-turn-ended = Le tour { $turn } est terminé.
event-exile-returned = { CAP($family) } rentre d’exil.
event-exile-stayed = { CAP($family) } reste en exil.
event-coup-declared = Coup d’État ! { CAP($family) } devient Premier Rebelle { $means }.
event-coup-phase-began = { $told }
term-coup-phase = Phase { $phase } du coup d’État : { $family } joue en premier.
term-coup-rebellion = La rébellion commence : { $family } joue en premier.
event-combat-began = Les combats commencent.
event-family-rose = { CAP($family) } devient Rebelle.
event-side-conceded = { $told }
term-conceded = { $seat } reconnaît la victoire { DE($side) }.
term-not-conceded = { $seat } poursuit le combat.
event-fight-settled = Tous les joueurs reconnaissent la victoire { DE($side) }.
event-units-appeared = Avec { $card }, { $family } place { $told } { A($area) }.
event-units-marched = { CAP($family) } déplace { $told } vers { $to }, depuis { $area }.
event-helicopter-flew = { $told }
term-flew = L’hélicoptère { DE($family) } vole { DE($area) } vers { $to }.
term-flew-carrying = L’hélicoptère { DE($family) } emporte { $units } vers { $to }, depuis { $area }.
event-units-landed = Les { $unit } { DE($family) } arrivent { A($to) }.
event-units-handed = { CAP($family) } remet { $told } { A($target) }, { A($area) }.
event-police-sent = { CAP($family) } envoie la police { DE($area) } vers { $to }.
event-bribe-offered = Avec { $card }, { $family } tente de soudoyer des unités { DE($target) } { A($area) }.
event-bribe-tried = { CAP($family) } paie pour soudoyer une unité { DE($target) } ({ BARE($unit) }).
event-unit-bribed = Le dé montre { $die }, il fallait { $needed } ou plus : { $told } ({ BARE($unit) }, { BARE($area) }).
term-bribed = l’unité passe { A($family) }
term-not-bribed = l’unité reste fidèle { A($target) }
event-exile-joined = { CAP($family) } rentre d’exil pour le coup d’État.
event-stack-bombarded = { CAP($family) } bombarde { $target } { A($area) } avec { $weapon }. { $told }
term-dice =
    { $hits ->
        [0] Dés : { $dice } (aucun coup au but).
        [one] Dés : { $dice } (un coup au but).
       *[other] Dés : { $dice } ({ $hits } coups au but).
    }
event-attack-declared = { CAP($family) } veut se battre { A($area) }.
event-fight-began = Face à face { A($area) } : { $families }.
event-fight-avoided = Personne ne tire { A($area) } : il n’y a pas de combat.
event-fire-split = Salve { $salvo } { A($area) } : tir unité par unité pour { $families }.
event-units-aimed = Salve { $salvo } { A($area) } : une unité après l’autre choisit sa cible.
event-fire-held = Salve { $salvo } { A($area) } : personne ne tire.
event-salvo-declared = Salve { $salvo } { A($area) } : { $told }.
event-shots-fired = { CAP($family) } tire sur { $target }. { $told }
event-units-lost = { CAP($family) } perd { $told } { A($area) }.
event-retreat-forbidden = { CAP($family) } doit rester { A($area) }.
event-retreat-ordered = { CAP($family) } doit battre en retraite et quitter { $area }.
event-retreat-refused = On refuse { A($family) } de se replier { A($to) }.
event-stack-retreated = { CAP($family) } bat en retraite { DE($area) } vers { $to }.
event-stack-trapped = { CAP($family) } n’a aucune issue { A($area) } : toutes ses unités y sont détruites.
event-side-chosen = { CAP($family) } se déclare pour { $side }.
event-coup-decided = { $told }
term-coup-won = { CAP($side) } remporte le coup d’État. Points stratégiques de la Junte : { $junta }. Points stratégiques du Président : { $president }.
term-coup-agreed = D’un commun accord, { $side } remporte le coup d’État.
term-no-area = aucun
event-junta-formed = La Junte se forme : { $families }.
event-junta-voted = La Junte vote : { $told }.
event-junta-tie-broken = { CAP($family) } départage les ex æquo en faveur { DE($target) }.
event-squad-called = { $seat } envoie { $family } devant le Peloton d’exécution.
event-squad-dismissed = { $seat } n’envoie personne devant le Peloton d’exécution.
event-toll-taken = Le coup d’État a coûté quatre billets de l’aide étrangère.
event-coup-ended = Toutes les unités regagnent leur zone de départ.

# Ce qu’on peut faire : la ligne, et ce qu’elle veut dire

action-pass-vote = Ne plus donner de voix
action-pass-play-cards = Ne plus jouer de carte
action-pass-assassinate = Ne plus annoncer d’assassinat
action-pass-save-yourself = Mourir
action-pass-bank = Quitter la Banque
action-pass-nominate = Ne désigner personne d’autre
action-pass-answer-ballot = Laisser le scrutin suivre son cours
action-pass-play-any-time = Ne rien jouer
action-pass-take-over = Laisser faire
action-pass-elect-junta = S’abstenir
action-pass-declare-coup = Ne pas déclencher de coup d’État
action-pass-bombard = Ne pas tirer
action-pass-declare-attack = Laisser votre camp en paix
help-action-pass-save-yourself = Vous perdez vos cartes et votre réserve personnelle, et ne jouez plus à ce tour.
help-action-pass-vote = Les voix que vous n’avez pas données au premier tour de scrutin ne comptent pas ; au second, seules les cartes de votre main en ajoutent.
action-pay-bills = Payer { $bills }
help-action-pay-bills = On ne rend pas la monnaie : ce que vous payez en trop est perdu.
action-lay-influence = Poser { $card }
help-action-lay-influence = Elle reste devant vous et vote à chaque scrutin, jusqu’à votre mort ou à sa perte. Elle compte toujours dans votre main, mais ne s’échange plus.
action-play-card = Jouer { $card }
help-action-play-card = { $told }
action-play-on = Jouer { $card } contre { $target }
help-action-play-on = { $told }
action-give-up-influence = Abandonner { $card }
help-action-give-up-influence = Elle va à la défausse.
action-give-votes = { CAP(BARE($source)) } : { $choice }
help-action-give-votes = Toutes les voix d’une même carte, d’un même poste ou de la famille vont du même côté.
action-give-all = Tout ce qui est posé : { $choice }
help-action-give-all = La voix de la famille, celles de vos postes et de vos cartes Influence posées. Les cartes de votre main y restent.
action-play-in-ballot = Jouer { $card }
help-action-play-in-ballot = { $told }
action-stand = Accepter
help-action-stand = La présidence est à vous si vous avez le plus de voix.
action-decline = Décliner
help-action-decline = Les voix que vous avez reçues sont perdues.
action-nominate = Désigner { $family }
help-action-nominate = Il faut une désignation et au moins une voix pour remporter l’élection.
action-choose-winner = { CAP($choice) }
help-action-choose-winner = Vous départagez l’égalité.
action-choose-president = { $seat }
help-action-choose-president = À deux ou trois joueurs, l’un d’eux choisit le Président.
action-assassinate = { $card } contre { $target }, { A($location) }
help-action-assassinate = Si la victime est bien là, elle meurt, à moins qu’une carte n’en décide autrement, et son argent est à vous. D’ici là, son argent et ses cartes sont gelés.
action-secret-police = Police secrète contre { $target }, { A($location) }
help-action-secret-police = { $told }
term-police-bank = Gratuit, à la Banque, un tour sur deux.
term-police-anywhere = Gratuit : à cette table, la police secrète frappe partout, et à la Banque un tour sur deux.
action-burgle = { $card } chez { $target }
help-action-burgle = La victime, si elle n’est pas à sa résidence, vous paie.
action-overtime = { $card } contre { $target }, { A($location) }
help-action-overtime = Un assassinat de plus par la police secrète.
action-save-yourself = Jouer { $card }
help-action-save-yourself = Vous survivez à cette tentative.
action-install-cousin = { CAP($post) }
help-action-install-cousin = Votre cousin, c’est-à-dire vous, occupe ce poste, avec sa voix et ses unités, jusqu’à la prochaine formation du cabinet.
action-deposit = Déposer { $bills }
help-action-deposit = À la fin, seul compte l’argent qui est en Suisse.
action-withdraw = Retirer { $bills }
help-action-withdraw = L’argent va dans votre réserve personnelle, où il peut être dépensé, mais aussi perdu.
action-put-bill = { $bill } M { A($family) }
help-action-put-bill = Les piles sont face cachée ; vous annoncerez ensuite ce qu’elles contiennent.
action-take-bill = Reprendre { $bill } M { A($family) }
help-action-take-bill = Le billet est de nouveau à vous.
action-seal-piles = Les piles sont prêtes
help-action-seal-piles = Ce qui n’est dans aucune pile reste à vous.
action-announce = Annoncer { $value } M
help-action-announce = Vous pouvez annoncer moins que la pile ne contient, jamais plus.
action-force-budget = Faire passer le budget de force
help-action-force-budget = Les piles sont distribuées, votre police occupe le Parlement, et la Banque fait la sieste jusqu’à la phase 9.
action-let-budget-fail = Laisser échouer le budget
help-action-let-budget-fail = Le Président garde tout l’argent, et la Banque reste fermée jusqu’au prochain tour.
action-keep-bill = Garder { $bill } M
help-action-keep-bill = Tous vos autres billets vous sont pris.
action-take-over-budget = Jouer { $card }
help-action-take-over-budget = Vous prenez tous les billets du Président, sauf un, et proposez votre budget. S’il est rejeté sans passer de force, vous gardez ces billets.
action-give-post = { CAP($post) } : { $family }
help-action-give-post = Chaque famille reçoit un ou deux postes, dont un seul de général.
action-keep-cabinet = Garder le cabinet tel quel
help-action-keep-cabinet = Chaque famille garde ses postes du tour précédent.
action-go-to = { CAP($location) }
help-action-go-to = À la Banque, on fait ses opérations ; du quartier général, on peut déclencher un coup d’État ; ailleurs, on se cache.
action-go-into-exile = Partir en exil
help-action-go-into-exile = Personne ne peut vous tuer. Mais vous ne pouvez ni voter, ni déposer d’argent, ni combattre, et le retour coûte un billet.
action-discard = Défausser { $card }
help-action-discard = Six cartes au plus, celles qui sont posées comprises.
action-swap-cards = Donner { $card } { A($puppet) } contre { $wanted }
help-action-swap-cards = Une carte contre une autre, une fois par tour avec chaque fantoche.
action-resign = Démissionner de la présidence
help-action-resign = On élit aussitôt un Président, peut-être vous. Si c’est un autre joueur, il reçoit toute votre réserve personnelle, et vous ses postes.
action-return-home =
    { $bill ->
        [0] Rentrer sans payer
       *[other] Rentrer ({ $bill } M)
    }
help-action-return-home = Un billet de votre réserve personnelle ; à défaut, un de votre compte en Suisse ; à défaut encore, rien.
action-stay-abroad =
    { $bill ->
        [0] Rester en exil sans payer
       *[other] Rester en exil ({ $bill } M)
    }
help-action-stay-abroad = Un billet de votre compte en Suisse ; à défaut, un de votre réserve personnelle.
action-declare-coup = Coup d’État { $means }
help-action-declare-coup = Vous devenez Premier Rebelle.
action-start-with-card = Coup d’État : { $card } ({ BARE($area) })
help-action-start-with-card = La carte rend la situation instable et met des unités en jeu. Vous devenez Premier Rebelle.
action-play-pretext = Jouer { $card }
help-action-play-pretext = La situation devient instable ; vous pouvez ensuite déclencher un coup d’État.
action-march = { BARE($area) } → { BARE($to) }
help-action-march = Toutes vos unités de cette zone qui n’ont pas encore bougé, sauf celles que vous y laissez. C’est votre seul mouvement de la phase.
action-hold-back = Laisser { A($area) } une unité ({ BARE($unit) })
help-action-hold-back = Elle reste quand les autres partent.
action-fly = Hélicoptère : { BARE($area) } → { BARE($to) } ({ $told })
help-action-fly = Il franchit deux zones, dont une avec d’autres unités s’il en emporte.
term-carrying = avec les unités sur place
term-not-carrying = seul
action-land = { CAP(BARE($unit)) } → { BARE($to) }
help-action-land = Une fois par coup d’État, en plus de votre mouvement.
action-send-police = Police : { BARE($area) } → { BARE($to) }
help-action-send-police = La police réagit à une foule, quelle que soit la distance, en plus de votre mouvement.
action-play-units = { $card } ({ BARE($area) })
help-action-play-units = De nouvelles unités à vos ordres ; elles peuvent bouger s’il vous reste un mouvement.
action-end-move = Ne plus rien déplacer
help-action-end-move = La famille suivante joue.
action-come-back = Revenir pour { $bills }
help-action-come-back = Pour deux billets, vous rentrez d’exil et retrouvez vos unités.
action-concede = Reconnaître la victoire { DE($side) }
help-action-concede = Les combats se terminent dès que tous les joueurs sont d’accord sur le vainqueur.
action-fight-on = Poursuivre le combat
help-action-fight-on = Vous retirez votre accord.
action-bribe-units = { $card } : { $family }, { A($area) }
help-action-bribe-units = Vous payez pour chaque unité, et un dé décide.
action-try-bribe = Soudoyer une unité : { BARE($unit) }
help-action-try-bribe = L’argent est perdu dans tous les cas.
action-stop-bribing = Laisser les autres
help-action-stop-bribing = Le pot-de-vin s’arrête là.
action-bombard = { CAP($weapon) } : { $family } ({ BARE($area) })
help-action-bombard = Sur toutes les unités d’une famille dans une zone, quelle que soit la distance. Chaque 6 touche.
action-declare-attack = Se battre { A($area) }
help-action-declare-attack = Les unités d’un même camp ne se battent que si un joueur le demande.
action-resolve-area = { BARE($area) }
help-action-resolve-area = Le Premier Rebelle choisit l’ordre des zones.
action-fire-at = Tirer sur { $family }
help-action-fire-at = Avec toutes vos unités de cette zone. Tirer pendant la rébellion, ou sur la Garde du Palais, fait de vous un Rebelle.
action-hold-fire = Ne pas tirer
help-action-hold-fire = Les autres peuvent quand même tirer sur vos unités.
action-split-fire = Viser unité par unité
help-action-split-fire = Certaines tirent sur une famille, d’autres sur une autre, ou pas du tout.
action-aim = { CAP(BARE($unit)) } sur { $family }
help-action-aim = Les unités sans arme lancent un dé par paire du même type.
action-cease-aiming = Ne plus tirer avec les autres
help-action-cease-aiming = Le reste de vos unités ne tire pas.
action-lose-unit = Perdre une unité : { BARE($unit) }
help-action-lose-unit = Vous choisissez laquelle de vos unités est touchée.
action-forbid-retreat = Interdire la retraite
help-action-forbid-retreat = Il y faut l’accord de tous les joueurs qui ont perdu le moins d’unités.
action-let-retreat = Autoriser la retraite
help-action-let-retreat = Ces unités battent en retraite, et ne combattent plus pendant cette phase.
action-retreat-to = Retraite → { BARE($to) }
help-action-retreat-to = Une zone sans unités, ou dont tous les occupants vous accueillent.
action-let-in = Accueillir ces unités
help-action-let-in = Elles se replient là où sont les vôtres.
action-keep-out = Refuser l’accueil
help-action-keep-out = Elles doivent aller ailleurs, ou sont détruites.
action-choose-side = Pour { $side }
help-action-choose-side = Un point stratégique tenu uniquement par des unités pro-Junte est à la Junte ; trois sur cinq décident.
action-acclaim = { CAP($family) }
help-action-acclaim = Chaque membre de la Junte a une voix.
action-execute = Peloton d’exécution pour { $family }
help-action-execute = La victime est morte jusqu’à la fin du tour, et sa réserve personnelle est à vous.
action-spare = Épargner tout le monde
help-action-spare = Personne ne meurt.

# Questions : [own] à un joueur pour lui-même, [puppet] pour un fantoche qui le suit

ask-nominate = Qui désignez-vous pour la présidence ?
help-ask-nominate = L’hôte désigne au moins un candidat, puis les autres joueurs peuvent en désigner.
ask-first-president = À qui va la première présidence ?
help-ask-first-president = À deux joueurs, l’hôte décide.
ask-vote =
    { CAP($question) }, { $round ->
        [1] premier
       *[other] second
    } tour de scrutin : { $told ->
        [own] comment votez-vous ?
       *[puppet] comment vote { $family } ?
    }
help-ask-vote = Chaque bloc de voix (une carte, un poste, la famille) va tout entier d’un côté. Les cartes Suffrage sont défaussées, les cartes Influence restent. Au second tour de scrutin, seules les cartes de la main ajoutent des voix.
ask-stand = Acceptez-vous la présidence si vous remportez l’élection ?
help-ask-stand = Rien ne vous y oblige ; si vous déclinez, les voix que vous avez reçues sont perdues.
ask-break-tie = Égalité dans le vote sur { $question } : à vous de trancher.
help-ask-break-tie = Le Président départage le vote d’un budget ; lors d’une élection qui reste à égalité, c’est le joueur qui vote en premier.
ask-choose-president = Votre faction est la plus forte : à qui va la présidence ?
help-ask-choose-president = À deux ou trois joueurs, le chef de la faction qui a le plus de voix décide.
ask-answer-ballot = Jouez-vous une carte avant que le scrutin ne continue ?
help-ask-answer-ballot = La question est posée à tous les joueurs en même temps.
ask-play-cards =
    { $told ->
        [own] Jouez-vous des cartes ?
       *[puppet] Jouez-vous des cartes pour { $family } ?
    }
help-ask-play-cards = Cartes Influence, donations et certains événements. Quand tout le monde a joué, personne ne garde plus de six cartes ; jusque-là, on peut en échanger.
ask-lose-influence =
    { $told ->
        [own] Quelle carte Influence perdez-vous ?
       *[puppet] Quelle carte Influence perd { $family } ?
    }
help-ask-lose-influence = Une coalition est rompue : vous choisissez la carte à défausser.
ask-discard =
    { $told ->
        [own] Vous avez trop de cartes : laquelle défaussez-vous ?
       *[puppet] { CAP($family) } a trop de cartes : laquelle défaussez-vous ?
    }
help-ask-discard = Six au plus à la fin de la première phase, cartes Influence posées comprises.
ask-play-any-time = Jouez-vous une carte avant la phase suivante ?
help-ask-play-any-time = À cette table, les cartes se jouent à tout moment.
ask-give-post = À qui donnez-vous le poste { DE($post) } ?
help-ask-give-post = Chaque famille reçoit un ou deux postes, dont un seul de général ; vous n’en prenez pas d’autre que la présidence.
ask-make-budget = Quels billets mettez-vous dans votre budget, et pour qui ?
help-ask-make-budget = Faites des piles face cachée avec l’aide étrangère et votre réserve personnelle. Ce que vous n’y mettez pas reste à vous.
ask-announce =
    { $number ->
        [one] La pile { DE($family) } compte { $number } billet : combien annoncez-vous ?
       *[other] La pile { DE($family) } compte { $number } billets : combien annoncez-vous ?
    }
help-ask-announce = Vous pouvez annoncer moins que son contenu, jamais plus. Tout le monde voit combien de billets elle compte.
ask-take-over = Le budget est rejeté : le reprenez-vous ?
help-ask-take-over = Avec un contre-budget, vous prenez tous les billets du Président, sauf un, et proposez un budget à votre tour.
ask-keep-bill = Quel billet gardez-vous ?
help-ask-keep-bill = Tous vos autres billets vont au joueur qui reprend le budget.
ask-force-budget = Le budget est rejeté : le faites-vous passer de force ?
help-ask-force-budget = S’il passe de force, les piles sont distribuées et la Banque n’ouvre qu’en phase 9. Sinon, le Président garde tout et la Banque reste fermée jusqu’au prochain tour.
ask-choose-location =
    { $told ->
        [own] Où allez-vous ?
       *[puppet] Où envoyez-vous { $family } ?
    }
help-ask-choose-location = Le choix est secret : un joueur qui le devine peut vous faire tuer. À la Banque, on fait ses opérations ; du quartier général, on peut déclencher un coup d’État.
ask-assassinate =
    { $told ->
        [own] Annoncez-vous un assassinat ?
       *[puppet] Annoncez-vous un assassinat pour { $family } ?
    }
help-ask-assassinate = Les assassinats sont annoncés l’un après l’autre, à commencer par le ministre, et résolus dans le même ordre.
ask-pay = Avec quels billets payez-vous { $price } M ?
help-ask-pay = On ne rend pas la monnaie.
ask-save-yourself =
    { $told ->
        [own] Un tueur vous atteint : jouez-vous une carte pour survivre ?
       *[puppet] Un tueur atteint { $family } : jouez-vous une carte pour le sauver ?
    }
help-ask-save-yourself = Une carte peut sauver la victime. Sinon, elle perd sa main et sa réserve personnelle.
ask-install-cousin = Quel poste prend votre cousin ?
help-ask-install-cousin = Un poste vacant, avec sa voix et ses unités ; les autres sont gelés jusqu’à la prochaine formation du cabinet.
ask-bank = Quelles opérations faites-vous à la Banque ?
help-ask-bank = Vos opérations se font en une seule fois, et personne n’en voit le montant.
ask-exile = Rentrez-vous, ou restez-vous en exil ?
help-ask-exile = Rentrer coûte un billet de la réserve personnelle, rester un billet du compte en Suisse.
ask-resign = Vous pouvez démissionner de la présidence.
help-ask-resign = Une élection suit aussitôt : vous y votez en premier, et pouvez vous y présenter.
ask-declare-coup = Déclenchez-vous un coup d’État ?
help-ask-declare-coup = Il faut une situation instable, ou votre présence au quartier général, ou une carte qui met des unités en jeu.
ask-move-units =
    { $told ->
        [own] Quelles unités déplacez-vous ?
       *[puppet] Quelles unités déplace { $family } ?
    }
help-ask-move-units = Une pile vers une zone adjacente ; débarquements, cartes et pots-de-vin en plus. Tout mouvement pendant la rébellion fait de vous un Rebelle.
ask-come-back = Rentrez-vous d’exil pour le coup d’État ?
help-ask-come-back = Cela coûte deux billets de votre réserve personnelle.
ask-concede = Vous pouvez reconnaître la victoire d’un camp.
help-ask-concede = Les combats se terminent dès que tous les joueurs sont d’accord sur le vainqueur.
ask-try-bribe = Pour quelle unité payez-vous ?
help-ask-try-bribe = Un dé pour chaque unité payée.
ask-bombard =
    { $told ->
        [own] Sur qui tirez-vous ?
       *[puppet] Sur qui tire { $family } ?
    }
help-ask-bombard = La canonnière lance trois dés, une fois par phase ; une frappe aérienne en lance six, trois fois par coup d’État.
ask-declare-attack =
    { $told ->
        [own] Attaquez-vous des unités de votre camp ?
       *[puppet] Attaquez-vous, pour { $family }, des unités de son camp ?
    }
help-ask-declare-attack = Dans une zone tenue par un seul camp, il n’y a de combat que si un joueur le demande.
ask-choose-area = Dans quelle zone se bat-on maintenant ?
help-ask-choose-area = Le Premier Rebelle choisit l’ordre.
ask-fire =
    { $told ->
        [own] Sur qui tirez-vous { A($area) } ?
       *[puppet] Sur qui tire { $family } { A($area) } ?
    }
help-ask-fire = Tous les joueurs décident en même temps. Il y a trois salves par zone, et chaque 6 touche.
ask-aim =
    { $told ->
        [own] Quelle unité tire sur qui { A($area) } ?
       *[puppet] Quelle unité { DE($family) } tire sur qui { A($area) } ?
    }
help-ask-aim = Chaque unité choisit sa cible, ou ne tire pas.
ask-choose-loss =
    { $told ->
        [own] Quelle unité perdez-vous { A($area) } ?
       *[puppet] Quelle unité perd { $family } { A($area) } ?
    }
help-ask-choose-loss = Le joueur qui contrôle les unités choisit.
ask-forbid-retreat = Laissez-vous { $family } battre en retraite ?
help-ask-forbid-retreat = Les joueurs qui ont perdu le moins d’unités peuvent, s’ils sont tous d’accord, empêcher les autres de battre en retraite.
ask-retreat =
    { $told ->
        [own] Vous devez battre en retraite : vers quelle zone ?
       *[puppet] { CAP($family) } doit battre en retraite : vers quelle zone ?
    }
help-ask-retreat = Une zone adjacente sans unités, ou qui vous accueille.
ask-let-in = Accueillez-vous { $family } ?
help-ask-let-in = Il y faut l’accord de tous ceux qui ont des unités dans cette zone.
ask-choose-side =
    { $told ->
        [own] Pour quel camp vous déclarez-vous ?
       *[puppet] Pour quel camp se déclare { $family } ?
    }
help-ask-choose-side = Le Premier Rebelle se déclare en premier. Un Rebelle peut se déclarer pour le Président, un Loyaliste pour la Junte.
ask-elect-junta = À qui la Junte donne-t-elle la présidence ?
help-ask-elect-junta = Une voix par membre, qui peut s’abstenir ; le Premier Rebelle départage.
ask-firing-squad = Qui envoyez-vous devant le Peloton d’exécution ?
help-ask-firing-squad = Un joueur au plus ; sa réserve personnelle est à vous. Jusqu’à votre choix, un accord peut racheter une vie.

# Refus

refused-trade-bills = { $seat } n’a pas { $number } × { $bill } M dans sa réserve personnelle.
refused-trade-card = { $seat } n’a pas la carte { $card } en main, ou l’a déjà posée.
refused-trade-units = { $seat } n’a pas ces unités { A($area) }.
refused-trade-target = { $seat } est la cible d’un assassin et ne donne rien avant la fin de la phase 6.
refused-trade-pays = { $seat } a d’abord un paiement à faire, et ne donne pas d’argent avant.
refused-trade-hands-over = { $seat } doit d’abord remettre l’argent de la présidence, et n’en donne pas avant.
refused-trade-killing = Aucune carte ne change de mains pendant la phase 6.
refused-trade-consequences = Aucune carte ne change de mains pendant les conséquences d’un coup d’État.
refused-trade-no-movement = Les unités ne changent de mains que pendant les mouvements d’un coup d’État.
refused-term-two = Billets, cartes et unités s’échangent à deux, et l’argent se promet à deux : laissez les autres hors de l’accord.
refused-term-outsider = { $seat } ne fait pas partie de cet accord.
refused-term-absent = { $seat } ne participe plus à ce tour (mort ou exil) : pas d’accord avant le prochain.
refused-term-bills = Dans un accord, on donne de 1 à 8 billets de même valeur : 1, 2 ou 3 M.
refused-term-card = Cette carte n’existe pas dans cette édition.
refused-term-debt = On peut promettre de 1 à 10 M pour plus tard : à ce tour ou au suivant.
refused-term-budget = Le budget de ce tour a été voté : il n’y a plus rien à promettre à son sujet.
refused-term-minister = { $seat } n’a pas le ministère de la Sécurité intérieure, et ne peut pas faire passer un budget de force.
refused-term-small = À deux ou trois joueurs, les postes sont fixés, et l’on ne vote pour aucune candidature.
refused-term-president = Seul le Président promet des postes et des parts, et { $seat } n’a pas la présidence.
refused-term-piles = Les piles de ce budget sont prêtes : plus aucune part ne peut en être promise.
refused-term-share = On peut promettre une part de 1 à 10 M.
refused-term-phase-6 = Les assassinats de ce tour ont commencé : { $seat } ne peut plus promettre cela.
refused-term-president-side = { $seat } a la présidence : le Président ne déclenche pas de coup d’État et reste dans son propre camp.
refused-term-declared = { $seat } n’a plus de camp à choisir à ce tour.
refused-term-no-turn = Le premier tour n’a pas commencé.
refused-term-coup = Un coup d’État est en cours, ou n’est plus possible à ce tour.
refused-term-squad = { $seat } ne peut pas envoyer { $party } devant le Peloton d’exécution à ce tour.
refused-not-in-hand = Vous n’avez pas la carte { $card } en main.
refused-needs = Pour jouer { $card }, vous devez avoir posé { $wanted }.
refused-not-by = La carte { $card } est interdite au joueur qui occupe le poste { DE($post) }.
refused-cost = La carte { $card } coûte { $price } M, et votre réserve personnelle n’y suffit pas.
refused-own-target = Ni sur vous-même, ni sur les vôtres.
refused-absent = { CAP($family) } ne participe plus à ce tour (mort ou exil).
refused-no-minister = Seul le ministre de la Sécurité intérieure commande la police secrète.
refused-police-bank = La police secrète ne peut pas frapper à la Banque à ce tour : elle n’y va qu’un tour sur deux.
refused-president-exile = Le Président ne peut pas partir en exil ; il peut d’abord démissionner.
refused-president-post = Le Président n’occupe pas d’autre poste.
refused-post = { CAP($family) } ne peut pas recevoir le poste { DE($post) } : chaque famille a un ou deux postes, dont un seul de général.
refused-announce = { $number } M, c’est plus que la pile ne contient : on peut annoncer moins, jamais plus.
refused-votes = Ces voix ({ BARE($source) }) ne se donnent pas maintenant : une fois par scrutin, et au second tour de scrutin seulement depuis la main.
refused-president-rebellion = Le Président n’est jamais Rebelle : il ne déclenche pas de coup d’État et ne bouge pas pendant la rébellion.
refused-coup-stable = La situation est stable, et vous n’êtes pas à votre quartier général.
refused-coup-strict = À cette table, il faut à la fois une situation instable et être à son quartier général.
refused-coup-means = Vous ne commandez pas ce qu’il faut pour déclencher un coup d’État { $means }.
refused-no-card = Cette carte n’existe pas dans cette édition.
refused-puppet-hand = { CAP($family) } n’a pas la carte { $card } en main.
refused-puppet-plays = À la phase 1, { $family } ne peut que poser des cartes Influence.
refused-puppet-exile = { CAP($family) } ne peut pas partir en exil : un fantoche ne quitte jamais le pays.
refused-card-now = La carte { $card } ne se joue pas maintenant : son texte dit quand.
refused-motion = On ne peut pas jouer { $card } : la compétence du Président est déjà en cause à ce tour.
refused-bank-closed = On ne peut pas jouer { $card } : la Banque est déjà fermée pour ce tour.
refused-no-influence = { CAP($family) } n’a posé aucune carte Influence.
refused-discard = { CAP($family) } n’a la carte { $card } ni en main ni sur la table.
refused-not-open = La carte { $card } n’est pas posée devant { $family }.
refused-swap-puppet = On n’échange des cartes qu’avec un fantoche de sa propre faction.
refused-swap-leader = { CAP($puppet) } ne vous suit pas.
refused-swap-once = Vous avez déjà fait votre échange de ce tour avec { $puppet }.
refused-swap-same = Ce serait échanger une carte contre la même.
refused-named = { $candidate } figure déjà parmi les candidatures.
refused-no-candidate = On ne peut pas voter ainsi ({ $choice }) : pas de candidature, ou un désistement.
refused-bound = La faction du Président vote pour le budget.
refused-give-all = Il ne vous reste pas plusieurs blocs de voix à donner à la fois.
refused-second-round = Au second tour de scrutin, seules les cartes Influence et Suffrage de la main ajoutent des voix.
refused-no-votes = La carte { $card } n’a pas de voix à donner.
refused-votes-not-yours = Ces voix ({ BARE($source) }) ne sont pas à vous.
refused-not-equal = { CAP($choice) } ne fait pas partie des premiers à égalité.
refused-not-eligible = { $candidate } ne peut pas avoir la présidence maintenant.
refused-other-post = Les postes se donnent l’un après l’autre : c’est maintenant celui { DE($post) }.
refused-small-post = { CAP($family) } ne peut pas recevoir le poste { DE($post) } : à deux ou trois joueurs, la plupart des postes sont fixés.
refused-keep-cabinet = Le cabinet ne se garde qu’en entier, avant l’attribution du premier poste, et s’il respecte les règles.
refused-own-pile = Vous n’avez pas besoin d’une pile : ce qui n’est dans aucune pile reste à vous.
refused-no-bill = Il ne vous reste pas de billet de { $bill } M.
refused-not-in-pile = La pile { DE($family) } ne contient pas de billet de { $bill } M.
refused-taken-back = Vous avez déjà repris autant de billets qu’un budget le permet.
refused-not-vacant = Le poste { DE($post) } n’est pas vacant.
refused-not-in-reserve = Vous n’avez pas { $bills } dans votre réserve personnelle.
refused-not-in-account = Vous n’avez pas { $bills } sur votre compte en Suisse.
refused-bank-parts = Avec autant d’argent, toutes les combinaisons de billets ne sont pas proposées. Prenez-en une autre du même montant que celle-ci : { $bills }.
refused-pay-little = C’est moins que les { $price } M à payer : { $bills }.
refused-pay-much = C’est un billet de trop pour payer { $price } M : { $bills }.
refused-return-bill = Vous ne pouvez pas rentrer pour un billet de { $bill } M : il en faut un de votre réserve personnelle ou, à défaut, de votre compte en Suisse.
refused-stay-bill = Vous ne pouvez pas rester pour un billet de { $bill } M : il en faut un de votre compte en Suisse ou, à défaut, de votre réserve personnelle.
refused-exile-free = Rien n’est gratuit tant qu’il vous reste un billet, en réserve ou en Suisse.
refused-police-struck = La police secrète a déjà frappé à ce tour.
refused-police-elsewhere = La police secrète ne frappe pas { A($location) } : à cette table, elle ne va qu’à la Banque.
refused-overtime = La carte { $card } ne se joue qu’après l’assassinat gratuit de la police secrète, au même tour.
refused-follows-nobody = { CAP($family) } ne suit encore personne, et reste hors de portée.
refused-unstable-already = On ne peut pas jouer { $card } : la situation est déjà instable.
refused-card-area = La carte { $card } ne met pas d’unités en jeu { A($area) }.
refused-conceded = Vous avez déjà reconnu la victoire { DE($side) }.
refused-not-conceded = Vous n’avez reconnu la victoire de personne : il n’y a rien à reprendre.
refused-bribe-tried = On ne tente de soudoyer chaque unité qu’une fois, et il n’en reste pas { A($area) } ({ BARE($unit) }).
refused-bribe-none = La carte { $card } ne trouve personne à soudoyer { A($area) }.
refused-lose-none = Vous n’avez pas cette unité à perdre { A($area) } ({ BARE($unit) }).
refused-kept-out = On vous a refusé l’accueil { A($to) }.
refused-far = On ne peut pas aller { DE($area) } vers { $to } : ces zones ne sont pas adjacentes.
refused-acclaim = La Junte ne peut pas choisir { $family } : pas de candidature à ce vote.
refused-two-bills = Rentrer pour le coup d’État coûte deux billets de votre réserve personnelle, pas { $bills }.
refused-pledged = Vous avez annoncé un autre moyen de déclencher le coup d’État, et devez d’abord l’employer.
refused-landed = Cette unité est déjà arrivée pendant ce coup d’État ({ BARE($unit) }).
refused-unit-not-yours = Vous ne commandez pas cette unité ({ BARE($unit) }).
refused-landing = Cette unité ({ BARE($unit) }) ne peut pas arriver { A($to) }.
refused-units-gone = On ne peut pas jouer { $card } : il ne reste plus d’unités de cette sorte ({ BARE($unit) }).
refused-moved = Vous avez déjà fait votre mouvement de cette phase : les unités d’une seule zone, une seule fois.
refused-march-none = Vous n’avez { A($area) } aucune unité qui puisse encore bouger.
refused-hold-none = Vous n’avez pas cette unité ({ BARE($unit) }) disponible { A($area) }.
refused-hold-last = Au moins une unité doit quitter { $area }.
refused-carried = L’hélicoptère n’emporte d’autres unités que pour franchir une zone sur les deux.
refused-fly-none = Vous n’avez { A($area) } aucun hélicoptère qui puisse encore voler.
refused-police-late = C’est le ministre qui envoie la police contre une foule, à la première phase après la rébellion.
refused-police-there = La police de cet endroit est déjà { A($to) }.
refused-police-crowd = Il n’y a { A($to) } aucune foule arrivée pendant la rébellion.
refused-resolved = Les combats { A($area) } ont déjà eu lieu pendant cette phase.
refused-uncontested = Aucun combat n’est possible { A($area) } : cette zone n’est pas contestée.
refused-declared = Une attaque { A($area) } est déjà déclarée.
refused-attack-none = Vous n’avez aucune unité { A($area) } pour attaquer.
refused-attack = Il n’y a personne { A($area) } contre qui vous auriez besoin de déclarer une attaque.
refused-weapon = Vous ne commandez pas cette arme ({ $weapon }).
refused-weapon-spent = Cette arme ({ $weapon }) a déjà servi, pour cette phase ou pour tout le coup d’État.
refused-embassy = On ne tire pas sur une ambassade ({ BARE($area) }).
refused-guards = La Garde du Palais est { A($area) }, et votre camp ne tire pas sur { $family }.
refused-none-there = { CAP($family) } n’a pas d’unités { A($area) }.
refused-aim-used = Toutes vos unités de cette sorte ont déjà une cible ({ BARE($unit) }).
refused-split = Vous n’avez qu’une unité { A($area) } : il n’y a rien à répartir.
refused-squad-self = On ne s’envoie pas soi-même devant le Peloton d’exécution.
refused-squad-loyal = Après un coup d’État manqué, seul un Rebelle va devant le Peloton d’exécution, et ce n’est pas le cas { DE($family) }.

# Promesses, et ce qui change de mains

promise-hand-bills = { $seat } donne { A($party) } { $number } × { $bill } M, aussitôt
promise-hand-card = { $seat } donne { A($party) } la carte { $card }, aussitôt
promise-hand-units =
    { $number ->
        [one] { $seat } donne { A($party) } { $number } unité { DE($unit) } ({ BARE($area) }), aussitôt
       *[other] { $seat } donne { A($party) } { $number } unités { DE($unit) } ({ BARE($area) }), aussitôt
    }
promise-pay-later = { $seat } donne { A($party) } { $number } M ou plus avant la fin du tour { $turn }
promise-back-budget = { $seat } vote pour le prochain budget de ce tour, avec au moins une voix, et n’en donne aucune contre
promise-oppose-budget = { $seat } vote contre le prochain budget de ce tour, avec au moins une voix, et n’en donne aucune pour
promise-back-candidate = { $seat } vote pour { $candidate }, et pour personne d’autre, lors de la prochaine élection de ce tour
promise-give-post-to = { $seat } donne { A($party) } le poste { DE($post) } au prochain cabinet
promise-share-budget = { $seat } annonce { $number } M ou plus pour { $party } au prochain budget
promise-force-the-budget = { $seat } fait passer de force le budget de ce tour s’il est rejeté
promise-spare-player = { $seat } ne fait pas assassiner { $party } à ce tour
promise-join-coup = { $seat } se déclare pour la Junte lors d’un coup d’État à ce tour
promise-stay-loyal = { $seat } se déclare pour le Président lors d’un coup d’État à ce tour
promise-start-no-coup = { $seat } ne déclenche pas de coup d’État à ce tour
promise-spare-from-squad = { $seat } épargne le Peloton d’exécution { A($party) } après un coup d’État à ce tour
until-turn = jusqu’à la fin de cette phase
until-coup = jusqu’à la fin de cette phase du coup d’État

# Options

option-secret-police = Police secrète
option-secret-police-help = Où peut frapper l’assassinat gratuit du ministre. La règle du jeu dit : à la Banque, un tour sur deux ; d’autres lisent : partout.
option-secret-police-bank = à la Banque
option-secret-police-anywhere = partout
option-coups = Coups d’État
option-coups-help = Partie plus rapide : il faut à la fois une situation instable et être à son quartier général.
option-coups-book = selon la règle du jeu
option-coups-strict = situation instable et quartier général
option-toll = Prix d’un coup d’État
option-toll-help = Partie plus rapide : après chaque coup d’État, quatre billets quittent l’aide étrangère.
option-toll-no = aucun
option-toll-yes = quatre billets de l’aide étrangère
option-spent = Billets dépensés
option-spent-help = Partie plus longue : les billets dépensés reviennent sous le paquet d’aide étrangère.
option-spent-box = hors du jeu
option-spent-under = sous le paquet
option-spent-under-10 = sous le paquet, dix au plus
option-cards = Quand on joue les cartes
option-cards-help = Règle maison : on joue ses cartes aussi entre les phases et après chaque tour de scrutin, et pas seulement à son tour.
option-cards-edition = selon l’édition
option-cards-own-turn = à son tour
option-cards-any-time = à tout moment
option-return-for-coup = Exil et coup d’État
option-return-for-coup-help = Règle maison : pendant la rébellion, un joueur en exil peut payer deux billets pour revenir.
option-return-for-coup-no = pas de retour
option-return-for-coup-yes = retour pour deux billets
option-block = Bloquer un assassinat
option-block-help = Règle maison : le joueur visé peut jouer une carte Assassin pour bloquer son assassinat.
option-block-no = seulement avec les cartes prévues
option-block-yes = avec toute carte Assassin
option-tie-bill = Première élection à égalité
option-tie-bill-help = Ce que devient le billet pioché à chaque égalité.
option-tie-bill-host = l’hôte le prend
option-tie-bill-burned = il quitte le jeu

# L’histoire d’une partie

term-story-president =
    { $turn ->
        [0] Première élection
       *[other] Tour { $turn } : élection présidentielle
    }
term-story-turn = Tour { $turn }
term-story-budget = Tour { $turn } : budget { DE($seat) }
term-story-competence = Tour { $turn } : compétence { DE($seat) }
term-story-junta = Tour { $turn } : vote de la Junte
term-story-passed = Le budget est adopté
term-story-refused = Le budget est rejeté
term-story-removed = Le Président est destitué
term-story-kept = Le Président reste
term-story-elected = { $seat } accède à la présidence

# Pourquoi un robot l’a fait

bot-aim = D’abord ceci : { $unit }. C’est ce qui affaiblit le plus { $family }.
bot-announce = On vote d’après ce qu’on entend. { $value } M me semble juste.
bot-attack = { CAP(A($area)) }, nos dés contre les leurs : { $number } contre { $dice }.
bot-bombard = Il y a des unités de trop { A($area) }.
bot-break-up = { CAP($family) } a trop de voix : { $number }.
bot-bribe-units = { CAP($family) } a { A($area) } des unités qui nous serviraient mieux.
bot-budget-against =
    { $number ->
        [0] Il n’y a rien pour moi dans ce budget.
       *[other] On n’annonce que { $number } M pour moi.
    }
bot-budget-for = On annonce { $number } M pour moi : cela me suffit.
bot-budget-own = C’est mon propre budget.
bot-budget-made = De quoi payer les voix qu’il me faut, et le reste pour moi.
bot-burgle = { CAP($target) } n’est sûrement pas à sa résidence.
bot-cease-aiming = Le reste frappera qui il pourra.
bot-choose-area = Ce qui se passe { A($area) } compte le plus : d’abord là.
bot-come-back = Un coup d’État vaut bien un retour.
bot-competence-for = On peut se passer { DE($family) } à la présidence.
bot-competence-against = { CAP($family) } à la présidence me convient.
bot-concede = L’issue ne fait plus de doute.
bot-coup = { CAP($family) } a assez gouverné. Je me donne { $number } chances sur dix.
bot-cousin = C’est à ce poste que mon cousin me sert le plus : { $post }.
bot-decline = Cette charge n’en vaut pas le danger.
bot-deposit = Seul compte à la fin ce qui est en Suisse.
bot-end-move = Chaque unité est à sa place.
bot-execute = { CAP($family) } a les poches les plus pleines : environ { $number } M.
bot-fire-at = Le danger ici, c’est { $family }.
bot-forbid-retreat = Une unité qui s’échappe revient se battre.
bot-force = On annonce { $number } M pour moi, et je les veux.
bot-go-to =
    { $place ->
        [bank] Mon argent n’est à l’abri qu’une fois à la Banque.
        [headquarters] Du quartier général, je peux déclencher un coup d’État.
       *[hiding] Personne ne devrait me chercher là.
    }
bot-hold-back = { CAP($unit) } : on en a besoin { A($area) }.
bot-hold-fire = Je ne veux pas me battre ici.
bot-influence = La carte { $card } me sert plus sur la table que dans ma main.
bot-into-exile = Rester est trop dangereux.
bot-keep-bill = Je garde un billet de { $bill } M.
bot-keep-cabinet = Le cabinet est bien comme il est.
bot-keep-cards = Il y aura un meilleur moment pour mes cartes.
bot-keep-out = Je n’y veux personne d’autre.
bot-kill = J’attends { $family } à cet endroit : { $location }, avec environ { $number } M.
bot-let-ballot = Je laisse le scrutin continuer.
bot-let-in = On peut entrer : cela ne me fait pas de tort.
bot-let-retreat = Qu’ils partent : je veux le lieu, pas leur vie.
bot-lose-unit = { CAP($unit) } : c’est ce qui me manquera le moins.
bot-march = Nous sommes utiles { A($area) }.
bot-march-power = { CAP($area) } : un point stratégique. La majorité de ces points décide.
bot-name-nobody = Je ne propose personne.
bot-needed = C’est ce que le moment demande.
bot-needless = La carte { $card } est celle qui me sert le moins.
bot-no-attack = Nous ne sommes pas assez forts pour attaquer.
bot-no-bank = Je laisse mon compte comme il est.
bot-no-bombard = Rien ne vaut un obus.
bot-no-coup = Un coup d’État de ma part aurait { $number } chances sur dix : trop peu pour ce que je risque.
bot-no-force =
    { $number ->
        [0] Il n’y a rien pour moi : qu’il échoue.
       *[other] { $number } M pour moi ne suffisent pas : qu’il échoue.
    }
bot-no-kill = Personne ne vaut un assassinat en ce moment.
bot-no-save = Je n’ai rien à perdre qui vaille une carte.
bot-no-take-over = Ce n’est pas à moi de reprendre ce budget.
bot-pay = Il faut payer.
bot-play-card = C’est le moment de jouer { $card }.
bot-play-competence = Je crois qu’il y a assez de voix contre { $family }.
bot-play-donation = { $card } : de l’argent tout de suite.
bot-play-in-ballot = { $card } : ce scrutin ne doit pas finir ainsi.
bot-play-units = { $card } : il nous faut plus d’unités { A($area) }.
bot-post = À ce poste ({ $post }), { $family } a quelque chose à perdre.
bot-post-empty = Poste vacant ({ $post }) : personne ne s’en servira contre moi.
bot-pretext = Voilà une bonne raison de faire un coup d’État.
bot-put-bill = { CAP($family) } a { $votes } voix : cela vaut { $bill } M pour moi.
bot-retreat-to = { CAP(A($area)) }, elles survivent.
bot-return-home = Rentrer vaut bien { $bill } M.
bot-save = Ma vie vaut plus que la carte { $card }.
bot-side-junta = Points stratégiques des Rebelles : { $number } sur { $points }. Mieux vaut la Junte.
bot-side-president = Points stratégiques des Rebelles : { $number } sur { $points }. Mieux vaut le Président.
bot-spare = J’ai plus besoin d’alliés que de vengeance.
bot-split-fire = Je veux choisir moi-même qui est touché.
bot-stand = La présidence répartit l’aide : je la veux.
bot-stay-abroad = À l’étranger, personne ne peut me nuire.
bot-stay-away = Ce combat n’est pas le mien.
bot-stop-bribing = Assez d’argent pour des traîtres.
bot-swap = Plutôt { $wanted } : la carte { $card } me sert moins.
bot-take-bill = { CAP($family) } n’a pas besoin de ces { $bill } M.
bot-take-over = Je ferai mieux avec cet argent.
bot-tie-against = C’est à moi de trancher : contre.
bot-tie-for = C’est à moi de trancher : pour.
bot-try-bribe = { CAP($unit) } : voilà qui changerait le combat.
bot-vote-enough = Je ne donne rien de plus à ce scrutin.
bot-vote-other = De qui peut gagner, { $family } me nuit le moins.
bot-vote-self = Qui d’autre que moi ?
bot-withdraw = J’ai besoin de liquide.
bot-deal-get-bills = { $number } M tout de suite : je prends.
bot-deal-get-card = { $card } me servira.
bot-deal-get-later = { $number } M avant la fin du tour { $turn } : je ne l’oublierai pas.
bot-deal-get-units = { $number } × { $unit } de mon côté : bien.
bot-deal-get-share = { $number } M du budget pour moi : plus que je n’espérais.
bot-deal-get-post = À ce poste ({ $post }), je compte pour quelque chose.
bot-deal-get-budget = Avec les voix { DE($seat) }, mon budget peut passer.
bot-deal-get-force = Ainsi mon budget passe, rejeté ou non.
bot-deal-get-peace = Je dors mieux sans les tueurs { DE($seat) }.
bot-deal-get-votes = Avec les voix { DE($seat) }, la présidence est à ma portée.
bot-deal-get-quiet = Un tour sans coup d’État { DE($seat) } : bien.
bot-deal-get-side = { $seat } du bon côté, cela peut tout décider.
bot-deal-get-mercy = Ma vie, quoi qu’il arrive : bien.
bot-deal-give-bills = { $number } M, c’est trop pour cela.
bot-deal-give-card = Je préfère garder { $card }.
bot-deal-give-later = Je ne veux pas devoir { $number } M pour cela.
bot-deal-give-units = Mes unités valent plus que cela.
bot-deal-give-share = { $number } M du budget pour { $party } ? C’est trop.
bot-deal-give-post = { CAP($post) } : cela vaut plus.
bot-deal-give-votes = Mes voix valent plus que cela.
bot-deal-give-candidate = { CAP($candidate) } à la présidence ? Pas pour cela.
bot-deal-give-peace = Pas pour cela : je veux garder les mains libres contre { $party }.
bot-deal-give-quiet = Pas pour cela : un coup d’État est peut-être ma meilleure carte.
bot-deal-give-side = Je choisirai mon camp quand je verrai qui gagne.
bot-deal-give-mercy = Pour cela, je ne promets la vie sauve à personne.
bot-deal-give-loan = Pourquoi promettre cela ?

# Ce qu’il faut regarder

look-cards = Les cartes d’influence sur la table donnent des voix, mais tout le monde voit votre force. { $left ->
        [0] C’est sans doute le dernier tour.
        [one] Il reste environ { $left } budget à venir.
       *[other] Il reste environ { $left } budgets à venir.
    }
look-election = Vos voix visibles : { $votes } sur { $all }. La présidence pioche l’aide et la répartit.
look-cabinet = Chaque poste donne sa voix et ses unités. Le ministre de la Sécurité intérieure peut imposer votre budget et envoyer la police.
look-budget-made = Environ { $aid } M d’aide. La majorité est à { $majority } voix visibles sur { $all } : payez ces voix, et le ministre de la Sécurité intérieure.
look-announce = Les autres ne voient que ce que vous annoncez, et le nombre de billets.
look-budget = On annonce { $number } M pour vous. Vos voix visibles : { $votes } sur { $all } ; si le budget échoue, le ministre de la Sécurité intérieure peut l’imposer.
look-competence = { CAP($family) } perd la présidence si la motion passe. Vos voix visibles : { $votes } sur { $all }.
look-location = À la Banque, votre argent est à l’abri pour de bon, mais c’est là qu’on cherche d’abord. Une réserve bien remplie attire les tueurs.
look-assassinate = Les meilleures victimes ont du liquide : la présidence après un budget, et qui n’a pas pu aller à la Banque.
look-pay = On ne rend pas la monnaie : ce que vous payez en trop est perdu.
look-save = Si vous mourez, vous perdez votre main et votre réserve personnelle. Ce qui est en Suisse reste à vous.
look-bank = Seul compte à la fin l’argent en Suisse. { $left ->
        [0] C’est sans doute le dernier tour.
        [one] Il reste environ { $left } budget à venir.
       *[other] Il reste environ { $left } budgets à venir.
    }
look-exile = À l’étranger, personne ne peut vous tuer, mais vous n’avez ni poste ni banque.
look-declare-coup = Comptez les unités des postes : qui a les brigades, et qui n’a rien eu du budget ?
look-coup =
    { $phase ->
        [0] Rébellion. Points stratégiques des Rebelles : { $held } sur { $points } ; à la fin, c’est leur nombre qui décide.
       *[other] Phase { $phase } du coup d’État. Points stratégiques des Rebelles : { $held } sur { $points } ; à la fin, c’est leur nombre qui décide.
    }
look-side = Points stratégiques des Rebelles : { $held } sur { $points }. Le camp vaincu risque le Peloton d’exécution.
look-firing-squad = La famille exécutée perd, à votre profit, sa main et sa réserve personnelle.

# Les sections de la règle du jeu

section-set-up = Mise en place
section-ballots = Scrutin
section-first-president = Premier Président
section-president = Président
section-cards = Cartes
section-foreign-aid = Aide étrangère
section-exile = Exil
section-coup-end = Fin du coup
section-end = Fin
section-two-players = À deux joueurs
section-three-players = À trois joueurs
section-etiquette = Étiquette
section-promise = Promesses
section-refusals = Refus

# Ce qu’il faut savoir d’une table selon le nombre de joueurs

table-note-2 = À deux, trois fantoches jouent à vos côtés : des familles qui ont leurs cartes, un poste, une voix et une bourse, mais pas de joueur. Le joueur qui gagne un fantoche par le budget décide pour lui jusqu’au budget suivant.
table-note-3 = À trois, deux fantoches jouent à vos côtés : des familles qui ont leurs cartes, un poste, une voix et une bourse, mais pas de joueur. Le joueur qui gagne un fantoche par le budget décide pour lui jusqu’au budget suivant.

# Ce que montrent navigateur et terminal

board-turn = Tour { $turn }
board-bank-siesta = Banque : sieste
board-bank-holiday = Banque fermée
board-rebel = Rebelle
board-unstable = Instable
board-dead = Hors jeu
board-exiled = En exil
board-first-rebel = Premier Rebelle
board-puppet-of = suit { $leader }
board-deposit = Déposer
board-withdraw = Retirer
board-first-election = Élection du premier Président
board-forced = Police au Parlement
board-motion = { CAP($family) } met en cause la compétence du Président
board-reform = { CAP($family) } dispose de chaque Influence adverse d’au plus { $number } voix
board-deck =
    { $number ->
        [0] Pioche vide
        [one] Pioche : { $number } carte
       *[other] Pioche : { $number } cartes
    }, { $discard ->
        [0] défausse vide.
        [one] défausse : { $discard } carte.
       *[other] défausse : { $discard } cartes.
    }
board-funds = { $number } M pour les assassins et les pots-de-vin
board-puppet-free = ne suit encore personne
board-target = Cible
board-ballot-president = Élection du Président
board-ballot-budget = Vote du budget
board-ballot-competence = Vote sur la compétence du Président
board-two-thirds = En l’état, la destitution demande { $number } voix, soit les deux tiers.
board-budget-of = Le budget { DE($family) }
board-budget-taken = Le contre-budget { DE($family) }
board-truth = en réalité { $number } M
board-balance = Points stratégiques : { $junta } à la Junte, { $president } au Président
board-leads = { CAP($family) } joue en premier dans cette phase.
board-moves-cousin = C’est au cousin { DE($family) } de déplacer ses unités.
board-landed = { CAP(BARE($unit)) } : à terre
board-strikes =
    { $number ->
        [0] plus de frappe aérienne
        [one] 1 frappe aérienne
       *[other] { $number } frappes aériennes
    }
board-fight = Combat, { $area } : salve { $salvo } sur 3
board-has-lost = pertes : { $number }
board-held-junta = aux mains de la Junte
board-held-president = aux mains du Président
board-millions = { $number } M
board-influence = { $card } { $votes }
board-stack = { $number }× { BARE($unit) }

# La table en mots

told-phase = { $turn }, phase { $phase } : { $told }.
told-coup =
    { $phase ->
        [0] Coup d’État : la rébellion. Premier Rebelle : { $family }. Rebelles : { $families }.
       *[other] Coup d’État, phase { $phase }. Premier Rebelle : { $family }. Rebelles : { $families }.
    }
told-family = { CAP($family) } : { $told }
told-votes =
    { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }
told-hand-size =
    { $number ->
        [0] aucune carte
        [one] { $number } carte
       *[other] { $number } cartes
    }
told-at = { A($location) }
told-share = { $family }, { $bills }, annonce de { $number } M
told-share-open = { $family }, { $bills }, pas encore d’annonce
told-pile-truth = { $pile }, { $truth }
told-draft = Vos piles : { $told }
told-ballot = { $question }, tour de scrutin { $round } sur 2 : { $told }
told-given = { $family } { $votes } ({ $choice })
told-given-so-far = Voix données : { $told }
told-votes-now = Vote en cours : { $family }.
told-voters = Restent à voter : { $families }
told-attempt =
    { $state ->
        [announced] Annonce : { $told }
        [now] En cours : { $told }
       *[over] Résolu : { $told }
    }
told-attempt-of = { $family } contre { $target }, { $card }, lieu : { $location }
told-city = La ville, points stratégiques d’abord :
told-area = { $what } : { $units }
told-point = { CAP(BARE($area)) } (point stratégique { $side })
told-no-units = aucune unité
told-landed = À terre dans ce coup d’État : { $told }
told-lost = Unités perdues : { $told }
told-fight = { $fight } ; pertes jusqu’ici : { $told }
told-money = Réserve : { $reserve }. En Suisse : { $account }.
told-money-of = { CAP($family) } : réserve { $reserve }, en Suisse { $account }, cartes { $told }
told-where = Vous êtes { A($location) }.
told-aimed = Vos tirs jusqu’ici : { $told }
told-bill-for = Un billet pour { $family }
told-bill-back = Un billet repris { A($family) }
told-announce = Annoncer
told-against = { $card } contre { $target }
told-to = vers { $to }
told-stays = { CAP($area) } : reste
told-all-votes = Tout ce qui est posé
told-swap = Donner { $card } { A($puppet) } contre
told-play = Jouer { $card } contre
told-nominate = Désigner
told-lose = Perdre une unité

# Ce qui ne va pas dans les chiffres d’une édition

figures-neighbours = { $figure } : « { $area } » et « { $other } » doivent être deux zones qui se nomment l’une l’autre
figures-power = { $figure } : il en faut 5 du genre « { $kind } », dont « { $palace } » et « { $parliament } »
figures-deed = une carte du genre « { $kind } » ne peut pas faire « { $deed } »
figures-only-votes = les cartes des genres « influence » et « vote » doivent avoir « votes », et elles seules
figures-only-draws = les cartes du genre « donation » doivent avoir « draws », et elles seules
figures-only-units = « units » est réservé aux cartes du genre « coup », et « bribes » à celles du genre « bribe »
figures-idle = la carte ne fait rien

# Kinds of things, as a report counts them

kind-action-acclaim = Voter au sein de la Junte
kind-action-aim = Viser avec une unité
kind-action-assassinate = Annoncer un assassinat
kind-action-overtime = Annoncer un assassinat de plus
kind-action-secret-police = Envoyer la police secrète
kind-action-burgle = Envoyer des cambrioleurs
kind-action-bombard = Bombarder
kind-action-bribe-units = Entreprendre de soudoyer des unités
kind-action-choose-president = Choisir un Président
kind-action-choose-side = Se déclarer pour un camp
kind-action-choose-winner = Départager une égalité
kind-action-declare-coup = Déclencher un coup d’État
kind-action-start-with-card = Déclencher un coup d’État avec une carte
kind-action-play-pretext = Jouer une carte qui rend la situation instable
kind-action-fly = Faire voler l’hélicoptère
kind-action-give-all = Donner toutes les voix posées
kind-action-give-post = Pourvoir un poste du cabinet
kind-action-give-votes = Donner des voix
kind-action-go-to = Choisir un lieu
kind-action-hold-back = Laisser une unité sur place
kind-action-install-cousin = Placer un cousin
kind-action-land = Débarquer des unités
kind-action-lay-influence = Poser de l’influence
kind-action-march = Déplacer des unités
kind-action-pay-bills = Payer
kind-action-play-card = Jouer une carte
kind-action-play-in-ballot = Jouer une carte dans un scrutin
kind-action-play-on = Jouer une carte contre quelqu’un
kind-action-play-units = Jouer une carte d’unités
kind-action-put-bill = Mettre un billet au budget
kind-action-take-bill = Reprendre un billet du budget
kind-action-resolve-area = Choisir où l’on se bat
kind-action-save-yourself = Jouer une carte contre un tueur
kind-action-send-police = Déplacer la police
kind-action-swap-cards = Échanger des cartes avec un fantoche
kind-action-take-over-budget = Jouer une carte pour reprendre le budget
kind-promise-give-post-to = Un poste dans le prochain cabinet
kind-promise-hand-bills = Des billets, tout de suite
kind-promise-hand-card = Une carte, tout de suite
kind-promise-hand-units = Des unités, tout de suite
kind-promise-pay-later = De l’argent, plus tard
kind-promise-share-budget = Une part du prochain budget
kind-action-concede = Reconnaître la victoire d’un camp
kind-action-deposit = Déposer à la Banque
kind-action-withdraw = Retirer de la Banque
kind-action-discard = Défausser une carte
kind-action-execute = Envoyer devant le peloton
kind-action-fire-at = Tirer sur quelqu’un
kind-action-nominate = Désigner quelqu’un
kind-action-retreat-to = Battre en retraite
kind-action-announce = Annoncer une pile
kind-action-keep-bill = Garder un billet
kind-action-declare-attack = Se battre dans une zone
kind-action-lose-unit = Perdre une unité
kind-action-try-bribe = Soudoyer une unité
kind-action-give-up-influence = Abandonner de l’influence
kind-ending-aid = L’aide étrangère est épuisée
kind-ending-killed = Tous les joueurs sont morts au même tour
kind-ending-no-president = L’aide s’est épuisée avant qu’il y ait un Président
kind-promise-back-budget = Une voix pour le prochain budget
kind-promise-oppose-budget = Une voix contre le prochain budget
kind-promise-back-candidate = Des voix pour un candidat, et pour nul autre
kind-promise-force-the-budget = Faire passer le budget de force
kind-promise-spare-from-squad = Épargner le peloton d’exécution
things-card = Cartes
things-location = Lieux
things-post = Postes
things-area = Zones de la ville
