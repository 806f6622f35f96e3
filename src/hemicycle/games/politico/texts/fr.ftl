# Politico en français.

game-title = Politico
game-tagline = Former un gouvernement, le faire tenir un tour de table, et renverser ceux des autres.

edition-original = Le jeu tel qu’il a été imprimé

# Les choses

term-card-premier-ministre = Premier ministre
term-card-homme-providentiel = Homme providentiel
term-card-union-nationale = Union nationale
term-card-motion-de-censure = Motion de censure
term-card-pression-de-l-armee = Pression de l’armée
term-card-greve-generale = Grève générale
term-card-desaccords = Désaccords au sein du gouvernement
term-card-agitation-sociale = Agitation sociale
term-card-debacle-economique = Débâcle économique
term-card-inflation-record = Inflation record
term-card-catastrophe-ecologique = Catastrophe écologique
term-card-surenchere-demagogique = Surenchère démagogique
term-card-forfaiture = Accusation de forfaiture
term-card-desastre-outre-mer = Désastre outre-mer
term-card-scandale-financier = Scandale financier
term-card-affaire-de-moeurs = Affaire de mœurs
term-card-crise-dans-le-parti = Crise dans le parti
term-card-scission-dans-le-parti = Scission dans le parti
term-card-echec-de-la-greve = Échec de la grève
term-card-replatrage = Replâtrage du gouvernement
term-card-negociation = Négociation patronat-syndicat
term-card-reussite = Réussite économique et sociale
term-card-inflation-vaincue = Inflation vaincue
term-card-propos-lenifiant = Propos lénifiant
term-card-avis-du-conseil = Avis du Conseil constitutionnel
term-card-proces-en-diffamation = Procès en diffamation
term-card-scission-evitee = Scission évitée
term-card-baraka = Baraka
term-card-face-down = une carte face cachée
term-trumps =
    { $number ->
        [0] aucun atout
        [one] un atout
       *[other] { $number } atouts
    }
term-trumps-known = { $trumps }, dont { $known }
term-trumps-named = { $trumps } : { $cards }
term-deputies =
    { $number ->
        [one] { $number } député
       *[other] { $number } députés
    }
term-shares = { $seat } { $number }
term-points = { $seat } { SIGNED($points) }
term-until-turn = au début du tour { $number }
term-until-round = pendant un tour de table
term-until-scoring = jusqu’au prochain décompte

term-who-drawer = le joueur dont c’est le tour
term-who-next = le joueur suivant
term-who-chosen = un joueur au choix
term-who-prime-minister = le Premier ministre
term-who-most-deputies = le joueur qui a le plus de députés
term-who-second-most-deputies = le deuxième joueur par le nombre de députés
term-who-fewest-deputies = le joueur qui a le moins de députés
term-who-other-with-most-deputies = celui des autres joueurs qui a le plus de députés
term-who-other-with-fewest-deputies = celui des autres joueurs qui a le moins de députés
term-who-largest-outside = le joueur hors du gouvernement qui a le plus de députés
term-who-most-points = le joueur qui a le plus de points
term-who-fewest-points = le joueur qui a le moins de points
term-who-members = chaque membre du gouvernement
term-who-outside = s’il y a un gouvernement, chaque joueur qui n’en fait pas partie
term-who-all = chaque joueur

term-effect-fall = le gouvernement tombe
term-effect-fall-minority = si le gouvernement a moins de la moitié des députés, il tombe
term-effect-fall-minority-and = si le gouvernement a moins de la moitié des députés, il tombe, et { $effects }
term-effect-points-won =
    { $number ->
        [one] { $who } gagne { $number } point
       *[other] { $who } gagne { $number } points
    }
term-effect-points-lost =
    { $number ->
        [one] { $who } perd { $number } point
       *[other] { $who } perd { $number } points
    }
term-effect-deputies =
    { $number ->
        [one] { $who } cède { $number } député { A($to) }
       *[other] { $who } cède { $number } députés { A($to) }
    }
term-effect-even-out = le joueur dont c’est le tour et { $who } comparent leurs députés : celui qui en a le plus en cède { $number } à l’autre
term-effect-truce = aucune attaque rouge pendant un tour de table, sauf la Catastrophe écologique
term-effect-no-act = le joueur dont c’est le tour n’a pas d’acte de jeu
term-effect-draw =
    { $number ->
        [one] { $who } tire un atout
       *[other] { $who } tire { $number } atouts
    }
term-effect-give-up =
    { $number ->
        [one] le joueur dont c’est le tour met un atout de son choix sous le talon
       *[other] le joueur dont c’est le tour met { $number } atouts de son choix sous le talon
    }

# Ce qui arrive

event-deputies-elected = { $told }
term-elected-first = L’Assemblée est élue : { $shares }. Total des députés : { $number }.
term-elected-fourth = Trop peu de députés : chaque joueur reçoit une plaque de plus. { $shares }. Total des députés : { $number }.
term-elected-intermediate = Élections intermédiaires : { $shares }.
term-elected-dissolution = L’Assemblée est dissoute et renouvelée : { $shares }.
event-first-player-found = { $seat } a le moins de députés et commence.
event-turn-began = Tour { $turn } : { $seat }.
event-event-drawn = { $told }
term-event-blank = Événement : il ne se passe rien.
term-event-told = Événement : { $title }. { $effects }
event-trumps-drawn = { $seat } tire { $told }.
event-pile-shuffled = { $told }
term-shuffled-events = Les événements sont épuisés : on mélange les cartes déjà tirées ({ $number }).
term-shuffled-trumps = Le talon est épuisé : on mélange les atouts remis dessous ({ $number }).
event-points-changed = Points : { $told }.
event-deputies-moved = { $seat } prend { $told } { A($giver) }.
event-trump-swapped = { $seat } met « { $card } » sous le talon pour tirer deux atouts.
event-trump-given-up = { $seat } met « { $card } » sous le talon.
event-trumps-lost = { $seat } perd { $told }.
event-nothing-to-do = { $seat } n’a pas d’acte de jeu à ce tour.
event-truce-called =
    Trêve : aucune attaque rouge jusqu’{ $until }, sauf la Catastrophe écologique. Les motions et l’armée restent
    permises.

event-government-attempted = { $seat } joue { $told } pour former un gouvernement.
term-attempt-army = « { $card } », avec l’appui de l’armée,
term-attempt-alone = « { $card } »
event-coalition-invited = { $seat } appelle { $members } à entrer dans son gouvernement.
event-invitations-answered = { $told }
term-invited-all = Appel accepté : { $members }.
term-invited-none = Appel refusé : { $declined }.
term-invited-some = Appel accepté : { $members } ; refusé : { $declined }.
event-attempt-withdrawn = { $seat } renonce à former un gouvernement et reprend sa carte.
event-attempt-barred =
    Le gouvernement convenu ({ $members }) est interdit jusqu’{ $until } : il n’y a pas de vote, et { $seat } reprend sa
    carte.
event-investiture-voted =
    { $carried ->
        [yes] Pour : { $yes } ; contre : { $no } ; majorité : { $needed }. { $seat } obtient l’investiture.
       *[no] Pour : { $yes } ; contre : { $no } ; majorité : { $needed }. L’investiture est refusée, et { $seat } reprend sa carte.
    }
event-investiture-cancelled = L’armée annule le vote : { $seat } perd sa carte.
event-government-formed = { $told }
term-formed-vote = { $premier } gouverne avec { $members }.
term-formed-army = { $premier } gouverne avec { $members }, grâce à l’armée.
term-formed-providence =
    { $premier } gouverne avec { $members }, grâce à l’Homme providentiel : aucune attaque contre le gouvernement pendant
    deux tours de table.
term-formed-alone-vote = { $premier } gouverne sans partenaire.
term-formed-alone-army = { $premier } gouverne sans partenaire, grâce à l’armée.
term-formed-alone-providence =
    { $premier } gouverne sans partenaire, grâce à l’Homme providentiel : aucune attaque contre le gouvernement pendant
    deux tours de table.
event-government-scored = Le gouvernement a duré un tour de table : { $told }.
event-points-withheld = { $card } : le gouvernement perd les points du tour.
event-immunity-ended = L’immunité { DE($seat) } prend fin : son gouvernement peut de nouveau subir des attaques.

event-government-fell = { $told }
term-fell-event = Le gouvernement { DE($premier) } tombe.
term-fell-motion = La motion { DE($author) } renverse le gouvernement { DE($premier) }.
term-fell-attack = { $author } fait tomber le gouvernement { DE($premier) }.
term-fell-army = L’armée, appelée par { $author }, renverse le gouvernement { DE($premier) }.
event-prime-minister-resigned = { $seat } démissionne, ce qui met fin au gouvernement.
event-member-resigned = { $seat } quitte le gouvernement.
event-members-expelled = { $seat } expulse { $members } du gouvernement.
event-members-joined = Entrée dans le gouvernement { DE($seat) } : { $members }.
event-reshuffle-void = Le remaniement est nul : il referait un gouvernement encore interdit.

event-attack-played = { $seat } attaque { $target } : { $card }.
event-attack-countered = { $seat } contre avec « { $card } ».
event-attack-succeeded = L’attaque atteint { $target } : { $card }.
event-player-silenced = { $told }
term-silenced-affair = { $seat } ne peut ni attaquer ni défendre jusqu’{ $until }.
term-silenced-crisis = { $seat } ne peut ni attaquer, ni défendre, ni voter jusqu’{ $until }.
event-player-barred = { $seat } ne pourra pas participer au prochain gouvernement.
event-same-forbidden = Pas de gouvernement identique jusqu’{ $until } : { $members }.
event-lasting-ended = { $told }
term-ended = { $card } : fin de l’effet.
term-ended-for = { $card } : fin de l’effet pour { $seat }.
term-truce-ended = La trêve prend fin.
event-motion-tabled = { $seat } dépose une motion de censure.
event-motion-voted =
    { $carried ->
        [yes] Pour : { $yes } ; contre : { $no } ; majorité : { $needed }. La motion est votée.
       *[no] Pour : { $yes } ; contre : { $no } ; majorité : { $needed }. La motion est repoussée, et { $seat } reprend sa carte.
    }
event-motion-cancelled = L’armée annule le vote : la motion { DE($seat) } est perdue.
event-army-played = { $seat } joue « Pression de l’armée » { $told }.
term-army-topple = pour renverser le gouvernement
term-army-enter = pour entrer au gouvernement
term-army-minority = pour gouverner sans vote
term-army-investiture = pour annuler l’investiture
term-army-motion = pour annuler la motion
term-army-defence = en défense
term-army-counter = pour contrer l’armée
event-army-stopped = { $told }
term-stopped-topple = L’armée est contrée : le gouvernement reste en place.
term-stopped-enter = L’armée est contrée : { $seat } reste hors du gouvernement.
term-stopped-minority = L’armée est contrée : il y aura un vote.
term-stopped-defence = L’armée est contrée : l’attaque suit son cours.
event-union-played =
    { $seat } proclame l’Union nationale : ni attaque ni motion jusqu’{ $until }, sauf la Catastrophe écologique et
    l’armée.

# Ce que l’on peut choisir

action-draw = Tirer un atout
action-swap = Mettre « { $card } » sous le talon et tirer deux atouts
action-form-government = { $told }
term-form = Former un gouvernement avec « { $card } »
term-form-army = Gouverner sans vote, avec « { $card } » et l’armée
action-attack-with = { $card } contre { $target }
action-table-motion = Déposer une motion de censure
action-topple-by-army = Faire renverser le gouvernement par l’armée
action-enter-by-army = Entrer au gouvernement grâce à l’armée
action-play-union = Proclamer l’Union nationale
action-leave-government = Quitter le gouvernement
action-step-down = Démissionner du poste de Premier ministre
action-reshuffle-government = Remanier le gouvernement
action-dissolve = Dissoudre l’Assemblée
action-invite = Appeler { $party }
action-expel = Expulser { $party }
action-present = C’est tout
action-present-present = Continuer quand même
action-present-invite = C’est tout : continuer
action-present-reshuffle = C’est tout : remanier ainsi
action-withdraw = Renoncer et reprendre la carte
action-join = Accepter
action-decline = Refuser
action-defend = Contrer avec « { $card } »
action-lose-trump = Perdre « { $card } »
action-counter-with-army = Jouer « Pression de l’armée »
action-choose-player = { $party }
action-give-up = Mettre « { $card } » sous le talon
action-resign-later = Démissionner à la fin de ce tour
action-stay-on = Rester en place
action-pass-act = Finir le tour
action-pass-defend = Ne pas contrer
action-pass-answer-army = Laisser faire
action-pass-succeed = Ne pas former de gouvernement maintenant

# Ce qui est demandé

ask-draw = { $seat }, tirez un atout, ou défaites-vous d’une carte et tirez-en deux.
ask-act =
    { $left ->
        [any] { $seat }, que faites-vous ?
        [again] { $seat }, jouez-vous une autre carte Premier ministre, ou une attaque ?
        [attack] { $seat }, vous pouvez encore attaquer.
        [army] { $seat }, vous pouvez encore appeler l’armée.
        [union] { $seat }, vous pouvez encore proclamer l’Union nationale.
       *[none] { $seat }, autre chose en tant que Premier ministre ?
    }
ask-invite =
    { $number ->
        [0] { $seat }, qui appelez-vous à gouverner avec vous ?
       *[other] { $seat }, qui d’autre appelez-vous ?
    }{ $barred ->
        [0] {""}
       *[other] {" "}Telle quelle, cette liste est celle du gouvernement interdit jusqu’au début du tour { $barred }.
    }
ask-join =
    { $seat }, entrez-vous dans le gouvernement { DE($premier) } ?{ $barred ->
        [0] {""}
       *[other] {" "}Si tous les joueurs appelés acceptent, ce sera le gouvernement interdit jusqu’au début du tour { $barred } : l’essai échouera.
    }
ask-present = { $seat }, au moins un joueur a refusé. Continuez-vous ?
ask-investiture = { $seat }, votez-vous pour { $told } ?
term-ask-government = le gouvernement { DE($premier) }
term-ask-government-own = votre propre gouvernement
ask-censure = { $seat }, votez-vous pour { $told } ?
term-ask-motion = la motion { DE($author) }
term-ask-motion-own = votre propre motion
ask-answer-army = { $seat }, { $told }
term-ask-army-topple = { $author } veut faire renverser le gouvernement par l’armée. Contrez-vous avec « Pression de l’armée » ?
term-ask-army-enter = { $author } veut entrer au gouvernement grâce à l’armée. Contrez-vous avec « Pression de l’armée » ?
term-ask-army-minority = { $author } veut gouverner sans vote, grâce à l’armée. Contrez-vous avec « Pression de l’armée » ?
term-ask-army-investiture = { $author } obtient l’investiture. Annulez-vous le vote avec « Pression de l’armée » ?
term-ask-army-motion = la motion { DE($author) } est votée. Annulez-vous le vote avec « Pression de l’armée » ?
term-ask-army-defence = { $author } oppose l’armée à l’attaque. Contrez-vous avec « Pression de l’armée » ?
term-ask-army-again = { $last } a répondu avec « Pression de l’armée ». Surcontrez-vous ?
ask-defend = { $seat }, { $told }
term-ask-defend-oneself = { $attacker } vous attaque : { $card }. Contrez-vous ?
term-ask-defend-other = { $attacker } attaque { $target } : { $card }. Contrez-vous ?
ask-succeed = { $seat }, le gouvernement est tombé. En formez-vous aussitôt un nouveau ?
ask-reshuffle =
    { $seat }, comment remaniez-vous votre gouvernement ?{ $barred ->
        [0] {""}
       *[other] {" "}Telle quelle, cette liste est celle du gouvernement interdit jusqu’au début du tour { $barred } : le remaniement serait nul.
    }
ask-choose = { $seat }, qui l’événement touche-t-il ?
ask-give-up = { $seat }, quel atout mettez-vous sous le talon ?
ask-lose = { $seat }, quel atout perdez-vous ? Encore { $number } à perdre.
ask-resign = { $seat }, en tant que Premier ministre, vous pouvez démissionner entre deux tours.

# Ce qu’explique « ? »

help-ask-draw =
    À chaque tour, vous tirez un atout ; ou bien vous mettez sous le talon, à la vue de tous, une carte dont vous ne voulez
    plus, et vous en tirez deux. Ce n’est pas un acte de jeu.
help-ask-act =
    Vous avez un acte de jeu par tour : former un gouvernement, attaquer, déposer une motion, appeler l’armée, proclamer
    l’Union nationale ou quitter le gouvernement. Le remaniement, la dissolution et la démission du Premier ministre n’en
    sont pas.
help-ask-invite =
    Vous pouvez gouverner sans partenaire, ou en appeler autant que vous voulez ; chacun peut refuser. Puis tous votent
    avec leurs députés : il faut plus de voix pour que contre. À chaque tour de table, chaque membre marque autant de
    points qu’il a de députés, et vous 30 de plus.
help-ask-join =
    Tous les joueurs appelés répondent en même temps. Chaque membre marque des points à chaque tour de table, et en perd
    50 si le gouvernement est renversé.
help-ask-present =
    Les joueurs qui ont accepté sont vos partenaires. Si vous renoncez, vous reprenez la carte en main{ $succession ->
        [0] {" "}et pouvez attaquer.
       *[other] . Aucune attaque ne suit, puisqu’un gouvernement vient de tomber.
    }
help-ask-investiture =
    Le vote est secret jusqu’à ce que tous aient voté ; d’ici là, vous pouvez en changer. Les abstentions ne comptent pas.
    Rien n’oblige à voter pour ses alliés.
help-ask-censure =
    S’il y a plus de voix pour que contre, le gouvernement tombe : chaque membre perd 50 points ; l’auteur de la motion
    en gagne 50 et prend jusqu’à 20 députés au Premier ministre.
help-ask-answer-army =
    Tous répondent en même temps, quoi qu’ils aient en main ; si plusieurs jouent la carte, c’est le premier dans l’ordre
    du tour qui compte. Seule une autre Pression de l’armée la contre ; celle-ci peut être contrée à son tour.
help-ask-defend =
    Tous ceux qui peuvent aider répondent en même temps, quoi qu’ils aient en main. Si plusieurs veulent contrer, c’est le
    joueur attaqué qui le fait, sinon le premier dans l’ordre du tour. Face à une attaque personnelle, on se défend sans
    aide.
help-ask-succeed =
    Le joueur qui renverse un gouvernement peut aussitôt tenter d’en former un. Si c’est l’armée qui l’a renversé, le
    Premier ministre déchu essaie d’abord.
help-ask-reshuffle =
    Expulsez et appelez qui vous voulez ; les nouveaux peuvent refuser. Il n’y a pas de vote. Une fois par tour.
help-ask-choose = L’événement vous en laisse le choix.
help-ask-give-up = Tous verront quelle carte c’est.
help-ask-lose = Tous verront quelle carte c’est.
help-ask-resign =
    Personne ne l’apprend avant la fin du tour, et d’ici là vous pouvez changer d’avis. Démissionner ne coûte rien ; la
    carte va sous le talon. Si le gouvernement tombe avant, les pénalités s’appliquent.

help-action-draw = Vous tirez une carte du talon.
help-action-swap = Vous aurez une carte de plus, comme en tirant, mais sans celle-là.
help-action-form-government =
    Vous déposez la carte, appelez des partenaires, et tous votent. En cas de refus, vous la reprenez et pouvez attaquer.
    Avec l’armée, il n’y a pas de vote, sauf si elle est contrée. Son heure venue, l’Homme providentiel s’en passe aussi.
help-action-form-government-succeed =
    Vous déposez la carte, appelez des partenaires, et tous votent. En cas de refus, vous la reprenez, et c’était votre
    seul essai. Avec l’armée, il n’y a pas de vote, sauf si elle est contrée. Son heure venue, l’Homme providentiel s’en
    passe aussi.
help-action-attack-with =
    Si personne ne contre, l’effet est immédiat. Le tableau des attaques dit ce que fait la carte et ce qui la contre.
help-action-table-motion = Tous votent aussitôt. Si elle est repoussée, vous la reprenez et pouvez encore attaquer.
help-action-topple-by-army = Sauf si une autre Pression de l’armée la contre, le gouvernement tombe, avec toutes les pénalités.
help-action-enter-by-army =
    Sauf si une autre Pression de l’armée la contre, vous entrez au gouvernement et marquez des points avec les autres.
help-action-play-union = Ni attaque ni motion jusqu’au début de votre prochain tour, sauf la Catastrophe écologique et l’armée.
help-action-leave-government = Vous en sortez aussitôt. Le gouvernement reste en place, même sans majorité.
help-action-step-down =
    Votre gouvernement prend fin sans pénalité. Si vous n’avez pas encore fait votre acte de jeu, vous pouvez en former un
    nouveau.
help-action-reshuffle-government = Vous changez les membres sans vote.
help-action-dissolve =
    Toutes les plaques sont redistribuées : les députés changent, le gouvernement reste. Une fois dans la partie.
help-action-invite = Ce joueur peut refuser.
help-action-expel = L’expulsion a lieu à la fin du remaniement : ce joueur ne marque plus de points avec le gouvernement.
help-action-present = Vous continuez avec les joueurs que vous avez nommés.
help-action-present-present = Vous continuez avec les joueurs qui ont accepté, ou sans partenaire si tous ont refusé.
help-action-present-reshuffle = Les joueurs appelés répondent, puis le gouvernement change.
help-action-withdraw = Il n’y a pas de vote. Cela compte comme un refus d’investiture.
help-action-join = Vous partagez ses points et sa chute.
help-action-decline = Cela ne vous engage à rien. S’il y a un vote, vous votez comme vous voulez.
help-action-defend =
    La carte va sous le talon. La plupart des défenses coûtent des points à l’attaquant ; la Baraka ne coûte rien à
    personne. Une Pression de l’armée peut être contrée ; on peut alors encore se défendre.
help-action-lose-trump = Cet atout va sous le talon.
help-action-counter-with-army = Une carte annule l’autre. La vôtre peut être contrée à son tour.
help-action-choose-player = L’événement touche ce joueur.
help-action-give-up = Cet atout va sous le talon.
help-action-resign-later = Personne d’autre ne le sait avant la fin du tour.
help-action-stay-on = Si vous pensiez démissionner, vous y renoncez.
help-action-pass-act = Le tour du joueur suivant commence.
help-action-pass-defend = Si personne d’autre ne contre, l’attaque porte.
help-action-pass-answer-army = Vous ne jouez rien.
help-action-pass-succeed = La partie continue sans gouvernement, sauf si un autre joueur en forme un.

# Ce qui est refusé

refused-not-in-hand = Vous n’avez pas « { $card } » en main.
refused-government-stands = Il y a déjà un gouvernement, dirigé par { $premier }.
refused-barred = { $seat } ne peut pas participer à ce gouvernement, à cause de l’Affaire de mœurs.
refused-no-member = Vous n’êtes pas membre du gouvernement.
refused-head-resigns = Vous dirigez le gouvernement : vous ne pouvez que démissionner en tant que Premier ministre.
refused-no-premier = Cela revient au Premier ministre : { $premier }.
refused-no-head = Cela revient au Premier ministre, et il n’y en a pas.
refused-dissolved = L’Assemblée ne peut être dissoute qu’une fois dans la partie, et l’a déjà été.
refused-act-used = Vous avez déjà fait votre acte de jeu à ce tour.
refused-no-act = L’événement ne vous laisse pas d’acte de jeu à ce tour.
refused-left-again = Après un vote annulé par l’armée, vous pouvez jouer une autre carte Premier ministre ou une attaque rouge.
refused-left-attack =
    Après une investiture refusée ou une motion repoussée, vous pouvez attaquer : une carte rouge, ou l’armée contre le
    gouvernement.
refused-left-army = Avec l’Union nationale, vous ne pouvez plus jouer que l’armée.
refused-left-union = Avec l’armée, vous ne pouvez plus jouer que l’Union nationale.
refused-reshuffled = Vous avez déjà remanié le gouvernement à ce tour.
refused-not-your-turn = Cela se fait à votre tour, et c’est { A($seat) } de jouer.
refused-resigns-later = Pendant le tour { DE($seat) }, vous pouvez seulement décider de démissionner à la fin de ce tour.
refused-own = Une attaque doit viser un autre joueur de cette table.
refused-other-player = L’événement doit toucher un autre joueur de cette table.
refused-silenced = { $card } : vous ne pouvez ni attaquer ni vous défendre jusqu’{ $until }.
refused-peace = { $card } : les attaques sont interdites jusqu’{ $until }.
refused-truce = Une trêve interdit les attaques rouges jusqu’{ $until }.
refused-no-government = { $card } : il n’y a pas de gouvernement.
refused-not-in-government = { $card } : { $target } n’est pas au gouvernement.
refused-immune = L’Homme providentiel protège { $target } jusqu’{ $until }.
refused-providential = L’armée ne fait entrer personne dans le gouvernement de l’Homme providentiel.
refused-needs-no-army = Son heure venue, l’Homme providentiel gouverne sans vote : l’armée est inutile.
refused-inside = Vous êtes déjà au gouvernement.
refused-same-government = Avec vous, ce serait le gouvernement interdit jusqu’{ $until }.
refused-again-by-army = Après un vote annulé par l’armée, le nouvel essai se fait sans l’armée.
refused-no-deputies = Sans député, vous ne pouvez pas déposer de motion.
refused-no-counter = « { $card } » ne contre pas cette attaque : { $attack }.
refused-personal = « { $attack } » est une attaque personnelle : { $target } doit se défendre sans aide.
refused-own-army = La dernière Pression de l’armée est la vôtre : on ne contre pas sa propre carte.
refused-no-such-player = On joue à { $players } à cette table.
refused-calls-oneself = Vous dirigez ce gouvernement : inutile de vous y appeler.
refused-called-already = Vous avez déjà appelé { $party }.
refused-member-already = { $party } est déjà au gouvernement.
refused-expels-oneself = Vous dirigez le gouvernement : vous ne pouvez pas vous en expulser, mais vous pouvez démissionner.
refused-expelled-already = Vous avez déjà expulsé { $party }.
refused-not-a-member = { $party } n’est pas au gouvernement.

# Ce que l’on peut promettre, et jusqu’à quand tient une offre

promise-join-government = { $seat } accepte le prochain appel { DE($premier) } au gouvernement
promise-invite-party = { $seat } appelle { $party } lors de sa prochaine tentative de former un gouvernement
promise-back-investiture = { $seat } vote pour le prochain gouvernement { DE($premier) }
promise-oppose-investiture = { $seat } vote contre le prochain gouvernement { DE($premier) }
promise-back-motion = { $seat } vote pour la prochaine motion de censure
promise-oppose-motion = { $seat } vote contre la prochaine motion de censure
promise-spare-party = { $seat } n’attaque pas { $party } { $until }
promise-spare-government = { $seat } n’entreprend rien contre le gouvernement { $until }
promise-defend-party = { $seat } défend { $party } contre la première attaque non personnelle, { $until }, avec ou sans la carte qu’il faut
promise-expel-member = { $seat } expulse { $party } du gouvernement, maintenant ou au prochain tour { DE($seat) }
promise-keep-member = { $seat } garde { $party } au gouvernement jusqu’au prochain décompte
promise-stay-member = { $seat } reste au gouvernement jusqu’au prochain décompte
until-turn = jusqu’à la fin de ce tour

# Pourquoi la partie est terminée

ending-points = Le but est atteint par { $members } : { $number } points.
ending-clock = Les { $number } minutes de la partie sont écoulées.
ending-turns = Le tour { $number } était le dernier.

# Options de la table

option-ending = Fin de la partie
option-ending-help =
    Ce qui met fin à la partie si personne n’atteint 400 points avant. Les élections intermédiaires ont lieu aux trois
    cinquièmes.
option-ending-turns = après 75 tours
option-ending-clock = après deux heures et demie

option-length = Durée
option-length-help = Une partie peut être plus courte ou plus longue, en tours comme à l’horloge.
option-length-normal = normale
option-length-short = courte : trois cinquièmes
option-length-long = longue : huit cinquièmes

option-piles = Quand un talon est épuisé
option-piles-help = Ce que deviennent les cartes remises dessous.
option-piles-shuffled = elles sont mélangées
option-piles-cycle = elles reviennent dans l’ordre que tous ont vu

option-scandal = Scandale financier
option-scandal-help = Le choix des trois atouts perdus.
option-scandal-chance = le hasard
option-scandal-victim = la victime

# Les votes d’une partie, sur la page de son résultat

term-story-round = Tour de table { $number }
term-story-investiture = Tour { $turn } : investiture { DE($premier) }
term-story-formed = Tour { $turn } : { $premier }, sans vote
term-story-motion = Tour { $turn } : motion { DE($author) }
term-story-carried = Le gouvernement tombe
term-story-government = { $members }

# Ce que disent les robots

bot-needless = « { $card } » est ma carte la moins utile.
bot-draw = Tous mes atouts méritent d’être gardés.
bot-choose = De tous les autres, { $party } a les meilleures chances.
bot-form = Je peux gouverner maintenant, et cela devrait durer assez longtemps.
bot-invite =
    { $deputies ->
        [0] Je veux { $party } de mon côté.
        [one] Je veux { $party } de mon côté, avec son député.
       *[other] Je veux { $party } de mon côté, avec ses { $deputies } députés.
    }
bot-list-closed = Cela suffira.
bot-present = Nous aurons peut-être assez de voix quand même.
bot-withdraw = À si peu, nous ne serions qu’une cible facile.
bot-join =
    { $deputies ->
        [one] En tant que membre, j’ai ma part : { $deputies } point par tour de table.
       *[other] En tant que membre, j’ai ma part : { $deputies } points par tour de table.
    }
bot-decline = Ce gouvernement me coûterait plus qu’il ne rapporte.
bot-vote-own = J’en fais partie.
bot-vote-own-no = Réflexion faite, je préfère ne pas en faire partie.
bot-vote-yes = Mieux vaut ce gouvernement qu’aucun.
bot-vote-no = { $party } y gagnerait trop.
bot-vote-no-nothing = Ce gouvernement ne m’apporte rien.
bot-censure-yes = Il est temps que ce gouvernement tombe.
bot-censure-own = J’attends encore quelque chose de mon gouvernement.
bot-censure-no = Sa chute aiderait d’autres joueurs plus que moi.
bot-abstain = Cela m’est égal.
bot-topple = Le gouvernement { DE($party) } doit tomber avant de marquer encore des points.
bot-attack-foe = Il faut arrêter { $party }.
bot-attack = C’est contre { $party } que la carte sert le plus.
bot-motion = Assez de députés peuvent vouloir la chute de ce gouvernement.
bot-enter = Je veux ma part de ce gouvernement.
bot-union = Un tour de table tranquille fait du bien à mon gouvernement.
bot-army = Mieux vaut jouer une Pression de l’armée que laisser faire.
bot-no-army = Cela ne vaut pas une Pression de l’armée.
bot-defend = Cette attaque vaut bien « { $card } ».
bot-help = « { $card } » me sert autant qu’à la victime.
bot-no-defence = Je ne veux pas y dépenser une carte.
bot-leave = Je pars avant que ce gouvernement tombe.
bot-resign = J’ai plus à y perdre qu’à y gagner.
bot-stay-on = Je peux continuer, finalement.
bot-reshuffle = D’autres membres me conviennent mieux.
bot-expel = Mon gouvernement rapporte trop { A($party) }.
bot-dissolve =
    { $deputies ->
        [one] Avec { $deputies } député, j’ai tout à gagner à de nouvelles élections.
       *[other] Avec { $deputies } députés, j’ai tout à gagner à de nouvelles élections.
    }
bot-pass = Rien ne vaut la peine d’être fait.
bot-deal-government =
    { $deputies ->
        [one] Avec { $premier } au pouvoir, ma part est de { $deputies } point par tour de table : cela me convient.
       *[other] Avec { $premier } au pouvoir, ma part est de { $deputies } points par tour de table : cela me convient.
    }
bot-deal-government-poor = Je préfère ne pas aider { $premier } à gouverner.
bot-deal-peace = La paix entre nous m’arrange.
bot-deal-get-vote = Députés derrière mon gouvernement avec { $seat } : { $number }. Il en faut { $majority }.
bot-deal-get-votes = Députés derrière mon gouvernement avec { $seats_named } : { $number }. Il en faut { $majority }.
bot-deal-get-oppose = { $premier } ne doit pas gouverner.
bot-deal-get-motion = Dans une motion, les députés { DE($seat) } comptent : { $number }.
bot-deal-get-defence = Une carte { DE($seat) } entre moi et une attaque : bien.
bot-deal-get-expel = Sans { $party }, ce gouvernement vaut plus pour moi.
bot-deal-get-keep = Ma place au gouvernement vaut bien cela.
bot-deal-get-stay = Avec { $seat }, le gouvernement tient.
bot-deal-give-peace = Je veux garder les mains libres contre { $party }.
bot-deal-give-government = Il faudra peut-être que ce gouvernement tombe.
bot-deal-give-defence = Mes cartes valent plus que cela.
bot-deal-give-motion = Mes voix dans une motion valent plus que cela.
bot-deal-give-expel = { $party } me sert plus au gouvernement.
bot-deal-give-keep = Je voudrai peut-être { $party } hors du gouvernement.
bot-deal-give-stay = Je veux pouvoir partir.

# Ce qu’il faut regarder

look-draw = Les atouts attaquent, défendent et forment des gouvernements : ce qui ne sert pas s’échange.
look-government = Majorité : { $majority } sur { $all } ; vos députés : { $mine }. Points : vous en avez { $own }, { $party } { $points }.
look-vote = Majorité : { $majority } sur { $all } ; vos députés : { $mine }. Points : vous en avez { $own }, { $party } { $points }.
look-act = Points : vous en avez { $own }, { $party } { $points } ; il en faut { $goal }. Un gouvernement rapporte à ses membres leurs députés à chaque tour de table.
look-defend = Un atout joué maintenant manquera plus tard. Qui gagne si l’attaque réussit ?
look-loss = Gardez ce qui vous défend, ou ce qui vous permet de gouverner.

# Ce qu’est une chose, quand on la touche

about-card-baraka =
    Contre toutes les attaques rouges, et personne ne paie ; sans effet sur la Pression de l’armée et la motion de
    censure.
about-card-premier-ministre = Permet de former un gouvernement quand il n’y en a pas.
about-card-homme-providentiel =
    Permet de former un gouvernement, comme un Premier ministre ; en temps de crise, sans vote, et sans subir
    d’attaque pendant deux tours de table.
about-card-union-nationale = Ni attaque ni motion pendant un tour de table, sauf la Catastrophe écologique et l’armée.
about-card-motion-de-censure = Tous votent ; si la motion est votée, le gouvernement tombe.
about-card-pression-de-l-armee =
    Renverse le gouvernement, y fait entrer, ou permet de gouverner sans vote ; annule un vote ; contre une autre
    Pression de l’armée, ou un Désastre outre-mer.

# Ce que montrent le navigateur et le terminal

board-turns-of = Tour { $number } sur { $limit }
board-minutes-of = Minute { $number } sur { $limit }
board-deputies = députés
board-fell-resignation = démission
board-fell-event = un événement
board-fell-motion = motion { DE($seat) }
board-fell-attack = attaque { DE($seat) }
board-fell-army = l’armée, appelée par { $seat }
board-points = Points
board-member = Membre du gouvernement
board-known = cartes connues de tous : { $cards }
board-no-government =
    { $number ->
        [0] Il n’y a pas de gouvernement.
        [one] Il n’y a pas de gouvernement depuis un tour.
       *[other] Il n’y a pas de gouvernement depuis { $number } tours.
    }
board-has-majority = { $number } voix : plus de la moitié.
board-in-minority = { $number } voix : une minorité. Il en faudrait { $majority } pour dépasser la moitié.
board-scores-in =
    { $number ->
        [one] Décompte au début du prochain tour.
       *[other] Décompte dans { $number } tours.
    }
board-withheld-in =
    { $number ->
        [one] Décompte au début du prochain tour, sans points cette fois.
       *[other] Décompte dans { $number } tours, sans points cette fois.
    }
board-immune =
    { $number ->
        [one] Aucune attaque contre ce gouvernement avant le prochain tour.
       *[other] Aucune attaque contre ce gouvernement pendant { $number } tours.
    }
board-will-resign = Vous démissionnerez à la fin de ce tour.
board-lasts-withheld = { $card } : pas de points pour le gouvernement au prochain décompte.
board-lasts-silenced = { $seat } ne peut ni attaquer ni défendre.
board-lasts-mute = { $seat } ne peut ni attaquer, ni défendre, ni voter.
board-lasts-barred = { $seat } ne peut pas participer au prochain gouvernement.
board-lasts-barred-now = { $seat } ne peut pas participer à ce gouvernement.
board-lasts-identical = Pas de gouvernement identique : { $seats }.
board-lasts-union = Union nationale : ni attaque ni motion, sauf la Catastrophe écologique et l’armée.
board-lasts-truce = Trêve : aucune attaque rouge, sauf la Catastrophe écologique.
board-turns-left =
    { $number ->
        [one] encore { $number } tour
       *[other] encore { $number } tours
    }
board-lasts-turns =
    { $number ->
        [one] { $effect } Encore { $number } tour.
       *[other] { $effect } Encore { $number } tours.
    }
board-hit-greve-generale = Le gouvernement perd les points du tour.
board-hit-desaccords = Le gouvernement tombe.
board-hit-agitation-sociale =
    { $number ->
        [one] La victime perd { $number } point.
       *[other] La victime perd { $number } points.
    }
board-hit-debacle-economique = Le gouvernement tombe, et aucun gouvernement identique ne peut être formé pendant un tour de table.
board-hit-inflation-record = Le gouvernement perd les points du tour.
board-hit-catastrophe-ecologique =
    { $number ->
        [one] Chaque membre du gouvernement perd { $number } point.
       *[other] Chaque membre du gouvernement perd { $number } points.
    }
board-hit-surenchere-demagogique =
    { $number ->
        [one] La victime perd { $number } point.
       *[other] La victime perd { $number } points.
    }
board-hit-forfaiture = Le gouvernement tombe.
board-hit-desastre-outre-mer = Le gouvernement tombe.
board-hit-scandale-financier =
    { $number ->
        [one] La victime perd { $number } atout.
       *[other] La victime perd { $number } atouts.
    }
board-hit-affaire-de-moeurs =
    Hors du gouvernement, la victime perd { $number ->
        [one] { $number } point
       *[other] { $number } points
    } et ne peut ni attaquer ni défendre pendant un tour de table. Si elle est au gouvernement, celui-ci tombe, et elle ne peut pas participer au suivant.
board-hit-crise-dans-le-parti = La victime ne peut ni attaquer, ni défendre, ni voter pendant un tour de table.
board-hit-scission-dans-le-parti =
    { $number ->
        [one] La victime cède { $number } député à l’attaquant.
       *[other] La victime cède jusqu’à { $number } députés à l’attaquant.
    }
board-pays-prime-minister =
    { $price ->
        [one] donne { $price } point au Premier ministre
       *[other] donne { $price } points au Premier ministre
    }
board-pays-victim =
    { $price ->
        [one] donne { $price } point à la victime
       *[other] donne { $price } points à la victime
    }
board-pays-nobody =
    { $price ->
        [one] perd { $price } point
       *[other] perd { $price } points
    }
board-pays-not = ne paie rien
board-counters = Contre { $cards }.
board-sheet-personal = P : attaque personnelle. La victime se défend sans aide.
board-sheet-baraka = La Baraka contre toutes les attaques rouges, et personne ne paie.
board-answered-by = L’attaque est contrée par { $cards } : dans ce cas, l’attaquant { $price }, sauf face à la Baraka.
board-answered-free = L’attaque est contrée par { $cards } : dans ce cas, l’attaquant ne paie rien.
board-elections-turns = Élections intermédiaires après le tour { $number }.
board-elections-minutes = Élections intermédiaires après { $number } minutes.
board-elections-held = Les élections intermédiaires ont eu lieu.
board-dissolved = L’Assemblée a été dissoute une fois.
board-pile =
    { $number ->
        [one] { $number } atout à tirer, { $under } sous le talon
       *[other] { $number } atouts à tirer, { $under } sous le talon
    }
board-providence = C’est l’heure de l’Homme providentiel : il gouverne sans vote.
board-goal =
    { $goal ->
        [one] But : { $goal } point
       *[other] But : { $goal } points
    }
board-army-answered =
    { $number ->
        [one] { $seat } a répondu avec « Pression de l’armée ».
       *[other] { $number } cartes « Pression de l’armée » ont été jouées en réponse, la dernière par { $seat }.
    }
board-forms = { $seat } forme un gouvernement
board-reshuffles = { $seat } remanie le gouvernement
board-by-army = Avec l’armée : si personne ne la contre, il n’y a pas de vote.
board-army-topple = { $seat } veut faire renverser par l’armée le gouvernement { DE($premier) }.
board-stands-topple = En l’état, le gouvernement tombe.
board-stopped-topple = En l’état, le gouvernement reste en place.
board-army-enter = { $seat } veut entrer grâce à l’armée dans le gouvernement { DE($premier) }.
board-stands-enter = En l’état, { $seat } y entre.
board-stopped-enter = En l’état, { $seat } n’y entre pas.
board-army-minority = { $seat } veut gouverner sans vote, grâce à l’armée.
board-stands-minority = En l’état, { $seat } gouverne.
board-stopped-minority = En l’état, il y aura un vote.
board-army-investiture = { $seat } obtient l’investiture, à moins que l’armée n’annule le vote.
board-stands-investiture = En l’état, { $seat } gouverne.
board-stopped-investiture = En l’état, le vote est annulé.
board-army-motion = La motion { DE($seat) } est votée, à moins que l’armée n’annule le vote.
board-stands-motion = En l’état, le gouvernement tombe.
board-stopped-motion = En l’état, le vote est annulé.
board-army-defence = { $seat } oppose l’armée au Désastre outre-mer.
board-stands-defence = En l’état, l’attaque est contrée.
board-stopped-defence = En l’état, l’attaque suit son cours.
board-swap = Échanger contre deux

# La table en mots

told-turn = { $told }. C’est le tour { DE($seat) }.
told-player = { $seat } : { $told }
told-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
told-assembly = Total des députés : { $total }. Majorité : { $majority }.
told-government = Gouvernement : { $members }, sous la direction { DE($premier) }.
told-alone = Gouvernement : { $premier }, sans partenaires.
told-called = Invitations : { $members }.
told-expelled = Exclusions : { $members }.
told-in-it = Déjà dedans : { $members }.
told-fallen = Gouvernement, tours { $formed }–{ $fell } : { $members } ({ $why })

# Ce qui ne va pas dans les chiffres d’une édition

figures-variants = { $figure } doit reprendre des nombres de « players », mais pas tous
figures-elections = les élections intermédiaires doivent avoir lieu avant la fin : « election_turn » avant « turns », « election_minute » avant « minutes »
figures-title = { $figure } doit compter de 1 à { $most } caractères imprimables
figures-no-player = « { $name } » n’est pas un joueur ; choisissez parmi : { $known }

# Les parties de la règle

section-sheet = Fiche
section-but-du-jeu = But du jeu
section-elements = Éléments

# Kinds of things, as a report counts them

kind-action-form-government = Tenter de former un gouvernement
kind-action-choose-player = Choisir qui un événement touche
kind-action-attack-with = Attaquer
kind-action-cast-censure = Voter sur une motion de censure
kind-action-cast-investiture = Voter sur un gouvernement
kind-action-join = Entrer au gouvernement
kind-action-decline = Rester hors du gouvernement
kind-promise-spare-party = Aucune attaque contre quelqu’un
kind-promise-spare-government = Rien contre le gouvernement
kind-promise-defend-party = De l’aide contre une attaque
kind-action-defend = Contrer une attaque
kind-action-swap = Échanger une carte contre deux
kind-action-invite = Appeler un partenaire
kind-action-expel = Expulser un partenaire
kind-action-lose-trump = Perdre un atout
kind-action-give-up = Renoncer à un atout
things-card = Cartes
