# Ce que le plateau de Politico dit en plus des mots du jeu.

board-progress = Où en est la partie
board-turn-of = Tour { $turn } : { $seat }
board-over = La partie est terminée.

board-event = L’événement du tour
board-paper = Le Courrier du soir
board-paper-number = Nº { $turn }
board-event-blank = Journée calme à Paris
board-event-nothing = Il ne se passe rien.
board-event-none = Pas encore de nouvelles.

board-assembly = L’Assemblée
board-hemicycle = Hémicycle : { $parties }. Total des députés : { $total } ; majorité : { $majority }.
board-majority = majorité { $majority }
board-of = sur { $total }

board-government = Le gouvernement
board-providence-when =
    { $number ->
        [one] Encore { $number } tour sans gouvernement, et l’Homme providentiel gouvernera sans vote.
       *[other] Encore { $number } tours sans gouvernement, et l’Homme providentiel gouvernera sans vote.
    }
board-may-resign = Vous pouvez démissionner entre deux tours.
board-resign-note = Visible de vous uniquement.

board-lasts = Effets en cours
board-until-scoring = jusqu’au prochain décompte
board-until-fall = tant que dure ce gouvernement

board-cards =
    { $number ->
        [one] { $number } atout en main
       *[other] { $number } atouts en main
    }
board-is-silenced = ne peut ni attaquer ni défendre
board-is-mute = ne peut ni attaquer, ni défendre, ni voter
board-is-barred = ne peut pas participer au gouvernement

board-governments = Gouvernements et chutes
board-governments-none = Personne n’a encore gouverné.
board-col-government = Gouvernement
board-col-turns = Tours
board-col-rounds = Tours de table
board-unit-rounds = tours de table
board-col-fall = Fin
board-fell-now = en fonction

board-sheet = Attaques et défenses
board-sheet-fall = Quand un gouvernement est renversé, chaque membre perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Le joueur qui l’a renversé en gagne autant et prend au Premier ministre jusqu’à { $deputies ->
        [one] { $deputies } député
       *[other] { $deputies } députés
    }.
board-col-attack = Attaque
board-col-hit = Si personne ne la contre
board-col-answers = Contrée par
board-col-price = Alors l’attaquant
board-personal-short = personnelle
board-government-short = contre le gouvernement
board-price = {" "}: { $price }
board-free = personne ne paie
board-then = l’attaquant { $price }

board-hand =
    { $number ->
        [0] Votre main
        [one] Votre main : { $number } atout
       *[other] Votre main : { $number } atouts
    }
board-hand-of = Main { DE($seat) }
board-hand-empty = Aucun atout.
board-playable = jouable
board-defend-with = la contre
board-swappable = échangeable
board-give-up = à rendre
board-in-hand = en main
board-suit-attack = attaque
board-suit-defence = défense
board-suit-state = gouvernement
board-suit-force = pouvoir
board-put-back = Reposer
board-personal = Attaque personnelle : la victime se défend sans aide.
board-only-in-defence = Une défense se joue face à une attaque.
board-not-now = Cette carte ne peut pas être jouée maintenant.

board-attack = Attaque
board-attacks = { $seat } attaque { $target }.
board-alone = { $target } doit répondre sans aide, avec :
board-anybody = { $target }, ou tout autre joueur, peut répondre avec :
board-what-counters = Ce qui contre l’attaque
board-no-defence = Vous n’avez rien pour la contrer. Les autres l’ignorent : c’est pourquoi l’on vous demande aussi.
board-you-silenced = Vous ne pouvez pas vous défendre pour l’instant.
board-still-open = Réponse attendue : { $seats }.
board-all-answered = Tous ont répondu.
board-open = n’a pas encore répondu
board-answered = a répondu

board-army = L’armée
board-no-army = Vous n’avez pas de Pression de l’armée. Les autres l’ignorent : c’est pourquoi l’on vous demande aussi.

board-vote-investiture = Investiture
board-vote-censure = Motion de censure
board-their-votes = avec { $number } voix sur { $all }
board-cast-yes = Oui
board-cast-no = Non
board-cast-abstain = Abstention
board-vote-weight = Vous avez { $number } voix. Il faut plus de oui que de non ; les abstentions ne comptent pas.
board-you-mute = Vous ne pouvez pas voter pour l’instant.
board-you-none = Sans député, vous n’avez pas de voix.

board-forming = Formation du gouvernement
board-your-government = Votre gouvernement
board-reshuffle = Votre remaniement
board-is-member = membre
board-is-called = à appeler
board-is-expelled = à expulser
board-is-outside = hors du gouvernement
board-is-kept-out = ne peut pas participer
board-same-barred =
    C’est le gouvernement interdit jusqu’au début du tour { $turn }. Si personne ne refuse, l’essai échouera.
board-would-have = { $number } voix ; il en faut { $majority } pour dépasser la moitié :
board-enough = une majorité, si tous votent ensemble.
board-missing = il en manque { $number }.
board-send-call =
    { $number ->
        [one] Appeler ce partenaire
       *[other] Appeler ces { $number } partenaires
    }
board-send-alone = Gouverner sans partenaire
board-send-reshuffle =
    { $number ->
        [0] Ne rien changer
       *[other] Remanier ainsi
    }
board-anew = Recommencer

# La salle, le bureau et les grands moments

board-players = Les joueurs
board-file-players = Joueurs
board-file-governments = Gouvernements
board-file-sheet = Attaques
board-aside = Écarter
board-close = Fermer
board-whose-hand = La main de qui
board-without-card = Sans carte
board-plate-member = au gouvernement
board-plate-silenced = silence imposé
board-at-whom = Contre qui ? Touchez un banc.
board-invite-how = Touchez les bancs des joueurs que vous appelez. Ils peuvent refuser ; puis tous votent avec leurs députés.
board-reshuffle-how = Touchez les bancs des joueurs que vous expulsez ou appelez. Les nouveaux peuvent refuser ; il n’y a pas de vote.
board-on-investiture = { $seat } demande la confiance de l’Assemblée.
board-on-censure = Si la motion { DE($seat) } est votée, le gouvernement tombe, et chacun de ses membres perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
board-moment-elected-first = L’Assemblée est élue
board-moment-elected-fourth = L’Assemblée est élue
board-moment-elected-intermediate = Élections intermédiaires
board-moment-elected-dissolution = L’Assemblée est dissoute
board-moment-answers = Qui accepte ?
board-moment-joins = accepte
board-moment-declines = refuse
board-moment-formed = { $seat } gouverne
board-moment-minister = Ministre
board-moment-scored = Le gouvernement a tenu un tour de table
board-moment-fell = Le gouvernement tombe
board-moment-coup = L’armée renverse le gouvernement
board-moment-resigned = Le Premier ministre démissionne
board-moment-countered = L’attaque est contrée
board-moment-hit = L’attaque touche { $target }
board-moment-stopped = L’armée est contrée
board-moment-cancelled = L’armée annule le vote

# Les dessins des règles et des deux minutes

picture-event = 1. Un événement
picture-trump = 2. Un atout
picture-act = 3. Un acte
picture-deputies = et vingt députés changent de camp
picture-majority = si tous votent : { $majority }
picture-armies = Trois armées : le gouvernement tombe.

# Ce qu’est une chose, quand on la touche

about-deputies = Lors de chaque vote, vous avez autant de voix que de députés. Chaque fois qu’un gouvernement a duré un tour de table, chaque membre marque autant de points qu’il a de députés.
about-points = Le joueur qui a le plus de points à la fin du temps gagne ; les députés ne comptent pas. Le joueur qui atteint le but met fin à la partie aussitôt.
about-government = Chaque fois qu’il a duré un tour de table, chaque membre marque autant de points qu’il a de députés, et le Premier ministre 30 de plus. S’il est renversé, chaque membre en perd 50.
about-head = Dirige le gouvernement et marque 30 points de plus. Peut le remanier, dissoudre l’Assemblée une fois par partie, et démissionner. Renversé, perd aussi 20 députés au profit de l’auteur.
about-member = Gouverne avec le Premier ministre, marque autant de points qu’il a de députés, et tombe avec le gouvernement. Rien ne l’oblige à le défendre.
about-majority = Plus de la moitié des voix exprimées ; les abstentions ne comptent pas. Il la faut pour une investiture et pour une motion de censure.
about-event = Chaque tour commence par un événement, qui touche ceux qu’il désigne. Près de la moitié sont sans effet.
about-pile = À chaque tour, vous piochez un atout, ou vous en placez un sous le talon pour en piocher deux. Les atouts joués vont aussi sous le talon.
about-elections = Les députés sont redistribués. Les points et le gouvernement restent.
about-truce = Aucune attaque rouge, sauf la Catastrophe écologique. Les motions et l’armée restent permises.
term-deputies-kind = Députés
term-points-kind = Points
term-government = Le gouvernement
term-head = Premier ministre
term-member = Membre du gouvernement
term-majority = Majorité
term-event = Événement
term-pile = Atouts
term-elections = Élections intermédiaires
term-truce = Trêve
