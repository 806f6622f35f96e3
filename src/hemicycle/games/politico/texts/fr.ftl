# Politico en français.

game-title = Politico
game-tagline = Former un gouvernement, le faire tenir un tour de table, et renverser ceux des autres.

edition-original = Le jeu tel qu’il fut imprimé

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
        [one] { $number } atout
       *[other] { $number } atouts
    }
term-trumps-known = { $trumps }, dont { $known }
term-deputies =
    { $number ->
        [one] { $number } député
       *[other] { $number } députés
    }
term-shares = { $seat } { $number }
term-points = { $seat } { $signed }
term-voted = { $seat } { $choice } ({ $weight })
term-until-turn = au tour { $number }
term-until-round = pendant un tour de table
term-until-scoring = jusqu’à ce que le gouvernement ait ses points

term-who-drawer = qui l’a tirée
term-who-next = le joueur suivant
term-who-chosen = un joueur au choix de qui l’a tirée
term-who-prime-minister = le Premier ministre
term-who-most-deputies = qui a le plus de députés
term-who-second-most-deputies = qui vient en second par les députés
term-who-fewest-deputies = qui a le moins de députés
term-who-other-with-most-deputies = des autres, qui a le plus de députés
term-who-other-with-fewest-deputies = des autres, qui a le moins de députés
term-who-largest-outside = le plus fort parti hors du gouvernement
term-who-most-points = qui a le plus de points
term-who-fewest-points = qui a le moins de points
term-who-members = chaque membre du gouvernement
term-who-outside = chaque joueur hors du gouvernement
term-who-all = tout le monde

term-effect-fall = le gouvernement tombe
term-effect-fall-minority = seulement si le gouvernement a moins de la moitié des députés : il tombe
term-effect-points = { $who } : { $signed } points
term-effect-deputies = { $number } députés changent de camp : { $who } → { $to }
term-effect-even-out = entre qui l’a tirée et { $who }, celui qui a le plus de députés en donne { $number } à l’autre
term-effect-truce = aucune attaque rouge pendant un tour de table, sauf la Catastrophe écologique
term-effect-no-act = aucun acte de jeu à ce tour
term-effect-draw =
    { $number ->
        [one] { $number } atout : { $who }
       *[other] { $number } atouts : { $who }
    }
term-effect-give-up =
    { $number ->
        [one] qui l’a tirée met { $number } atout sous le talon
       *[other] qui l’a tirée met { $number } atouts sous le talon
    }

# Ce qui arrive

event-deputies-elected = { $told }
term-elected-first = L’Assemblée est élue : { $shares }. En tout { $number } députés.
term-elected-fourth = Moins de 200 députés : une plaque de plus à chacun. { $shares } ; en tout { $number }.
term-elected-intermediate = Élections intermédiaires : { $shares }.
term-elected-dissolution = L’Assemblée est dissoute et réélue : { $shares }.
event-first-player-found = { $seat } a le moins de députés et commence.
event-turn-began = Tour { $turn } : { $seat }.
event-event-drawn = { $told }
term-event-blank = Événement : il ne se passe rien.
term-event-told = Événement : { $title } – { $effects }.
event-trumps-drawn = { $seat } tire { $told }.
event-pile-shuffled = { $told }
term-shuffled-events = Les événements sont épuisés : { $number } cartes sont mélangées.
term-shuffled-trumps = Le talon est épuisé : les { $number } atouts remis dessous sont mélangés.
event-points-changed = Points : { $told }.
event-deputies-moved = { $seat } prend { $told } à { $giver }.
event-trump-swapped = { $seat } met { $card } sous le talon et tire deux atouts.
event-trump-given-up = { $seat } met { $card } sous le talon.
event-trumps-lost = { $seat } perd { $told }.
event-nothing-to-do = { $seat } n’a pas d’acte de jeu à ce tour.
event-truce-called = Aucune attaque rouge jusqu’{ $until }.

event-government-attempted = { $seat } tente de former un gouvernement : { $told }.
term-attempt-army = { $card }, avec la Pression de l’armée
term-attempt-alone = { $card }
event-coalition-invited = { $seat } appelle { $members } à le rejoindre.
event-invitations-answered = { $told }
term-invited-all = Acceptent : { $members }.
term-invited-none = Refusent : { $declined }.
term-invited-some = Acceptent : { $members } ; refusent : { $declined }.
event-attempt-withdrawn = { $seat } renonce à former un gouvernement et reprend sa carte.
event-attempt-barred =
    Le gouvernement convenu, { $members }, est interdit jusqu’{ $until } : il n’y a pas de vote, et { $seat } reprend sa
    carte.
event-ballot-revealed = Le vote : { $told }.
event-investiture-voted =
    { $carried ->
        [yes] Pour { $yes }, contre { $no }, il en fallait { $needed } : { $seat } a l’investiture.
       *[no] Pour { $yes }, contre { $no }, il en fallait { $needed } : { $seat } est refusé et reprend sa carte.
    }
event-investiture-cancelled = L’armée annule le vote : { $seat } perd sa carte.
event-government-formed = { $told }
term-formed-vote = { $premier } gouverne avec { $members }.
term-formed-army = { $premier } gouverne avec { $members }, grâce à l’armée.
term-formed-providence = { $premier }, Homme providentiel, gouverne avec { $members }, intouchable deux tours de table.
term-formed-alone-vote = { $premier } gouverne sans partenaire.
term-formed-alone-army = { $premier } gouverne sans partenaire, grâce à l’armée.
term-formed-alone-providence = { $premier }, Homme providentiel, gouverne sans partenaire, intouchable deux tours de table.
event-government-scored = Le gouvernement a tenu un tour de table : { $told }.
event-points-withheld = { $card } : le gouvernement perd les points du tour.
event-immunity-ended = { $seat } est désormais un Premier ministre comme un autre, et peut être attaqué.

event-government-fell = { $told }
term-fell-event = Le gouvernement de { $premier } tombe.
term-fell-motion = La motion de { $author } renverse le gouvernement de { $premier }.
term-fell-attack = { $author } fait tomber le gouvernement de { $premier }.
term-fell-army = L’armée, appelée par { $author }, renverse le gouvernement de { $premier }.
event-prime-minister-resigned = { $seat } démissionne, ce qui met fin au gouvernement.
event-member-resigned = { $seat } quitte le gouvernement.
event-members-expelled = { $seat } expulse { $members } du gouvernement.
event-members-joined = { $members } : entrée dans le gouvernement de { $seat }.
event-reshuffle-void = Le remaniement est nul : ce gouvernement ne peut pas encore revenir.

event-attack-played = { $seat } attaque { $target } : { $card }.
event-attack-countered = { $seat } contre avec { $card }.
event-attack-succeeded = { $card } touche { $target }.
event-player-silenced = { $told }
term-silenced-affair = { $seat } ne peut ni attaquer ni se défendre jusqu’{ $until }.
term-silenced-crisis = { $seat } ne peut ni attaquer, ni se défendre, ni voter jusqu’{ $until }.
event-player-barred = { $seat } ne pourra participer au prochain gouvernement.
event-same-forbidden = { $members } : pas de gouvernement identique jusqu’{ $until }.
event-lasting-ended = { $told }
term-ended = { $card } : fin de l’effet.
term-ended-for = { $card } : fin de l’effet pour { $seat }.
term-truce-ended = La trêve est finie.
event-motion-tabled = { $seat } dépose une motion de censure.
event-motion-voted =
    { $carried ->
        [yes] Pour { $yes }, contre { $no }, il en fallait { $needed } : la motion est votée.
       *[no] Pour { $yes }, contre { $no }, il en fallait { $needed } : la motion est repoussée, { $seat } la reprend.
    }
event-motion-cancelled = L’armée annule le vote : la motion de { $seat } est perdue.
event-army-played = { $seat } joue Pression de l’armée { $told }.
term-army-topple = pour renverser le gouvernement
term-army-enter = pour entrer au gouvernement
term-army-minority = pour gouverner sans majorité
term-army-investiture = pour annuler l’investiture
term-army-motion = pour annuler la motion
term-army-defence = en défense
term-army-counter = contre l’armée
event-army-stopped = { $told }
term-stopped-topple = L’armée est retenue : le gouvernement reste.
term-stopped-enter = L’armée est retenue : { $seat } reste dehors.
term-stopped-minority = L’armée est retenue : il y aura un vote.
term-stopped-defence = L’armée est retenue : l’attaque suit son cours.
event-union-played = { $seat } proclame l’Union nationale : aucune attaque jusqu’{ $until }, sauf la Catastrophe écologique.

# Ce que l’on peut choisir

action-cast = { $choice }
action-draw = Tirer un atout
action-swap = Mettre { $card } sous le talon et tirer deux atouts
action-form-government = { $told }
term-form = Former un gouvernement avec { $card }
term-form-army = Former un gouvernement minoritaire avec { $card } et Pression de l’armée
action-attack-with = { $card } contre { $target }
action-table-motion = Déposer une motion de censure
action-topple-by-army = Faire renverser le gouvernement par l’armée
action-enter-by-army = Entrer au gouvernement par l’armée
action-play-union = Proclamer l’Union nationale
action-leave-government = Quitter le gouvernement
action-step-down = Démissionner du poste de Premier ministre
action-reshuffle-government = Remanier le gouvernement
action-dissolve = Dissoudre l’Assemblée
action-invite = Appeler { $party }
action-expel = Expulser { $party }
action-present = C’est tout
action-present-present = Continuer avec ceux qui acceptent
action-present-invite = C’est tout : continuer
action-present-reshuffle = C’est tout : remanier ainsi
action-withdraw = Renoncer et reprendre la carte
action-join = Accepter
action-decline = Refuser
action-defend = Contrer avec { $card }
action-lose-trump = Perdre { $card }
action-counter-with-army = Jouer Pression de l’armée
action-choose-player = { $party }
action-give-up = Mettre { $card } sous le talon
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
        [again] { $seat }, une autre carte Premier ministre, ou une attaque ?
        [attack] { $seat }, vous pouvez encore attaquer.
        [army] { $seat }, vous pouvez encore appeler l’armée.
        [union] { $seat }, vous pouvez encore proclamer l’Union nationale.
       *[none] { $seat }, autre chose comme Premier ministre ?
    }
ask-invite =
    { $number ->
        [0] { $seat }, qui appelez-vous à gouverner avec vous ?
       *[other] { $seat }, qui d’autre appelez-vous ?
    }{ $barred ->
        [0] {""}
       *[other] {" "}Avec la liste telle qu’elle est, c’est le gouvernement interdit jusqu’au tour { $barred }.
    }
ask-join =
    { $seat }, rejoignez-vous le gouvernement de { $premier } ?{ $barred ->
        [0] {""}
       *[other] {" "}Si tous ceux qui sont appelés acceptent, c’est celui qui est interdit jusqu’au tour { $barred }, et il n’en sortira rien.
    }
ask-present = { $seat }, tous n’ont pas accepté. Continuez-vous ?
ask-investiture = { $seat }, votez-vous pour le gouvernement de { $premier } ?
ask-censure = { $seat }, votez-vous la motion de { $author } ?
ask-answer-army = { $seat }, { $told }
term-ask-army-topple = { $author } fait renverser le gouvernement par l’armée. Contrez-vous par la Pression de l’armée ?
term-ask-army-enter = { $author } entre au gouvernement par l’armée. Contrez-vous par la Pression de l’armée ?
term-ask-army-minority = { $author } veut gouverner par l’armée. Contrez-vous par la Pression de l’armée ?
term-ask-army-investiture = { $author } a gagné le vote. L’annulez-vous par la Pression de l’armée ?
term-ask-army-motion = la motion de { $author } est votée. L’annulez-vous par la Pression de l’armée ?
term-ask-army-defence = { $author } oppose l’armée à l’attaque. Contrez-vous par la Pression de l’armée ?
term-ask-army-again = { $last } a répondu par la Pression de l’armée. Surcontrez-vous ?
ask-defend = { $seat }, { $attacker } attaque { $target } : { $card }. Contrez-vous ?
ask-succeed = { $seat }, le gouvernement est tombé. En formez-vous aussitôt un nouveau ?
ask-reshuffle =
    { $seat }, comment remaniez-vous votre gouvernement ?{ $barred ->
        [0] {""}
       *[other] {" "}Avec la liste telle qu’elle est, c’est celui qui est interdit jusqu’au tour { $barred } : le remaniement serait nul.
    }
ask-choose = { $seat }, qui l’événement touche-t-il ?
ask-give-up = { $seat }, quel atout mettez-vous sous le talon ?
ask-lose =
    { $number ->
        [one] { $seat }, quel atout perdez-vous ? Encore { $number }.
       *[other] { $seat }, quel atout perdez-vous ? Encore { $number }.
    }
ask-resign = { $seat }, comme Premier ministre vous pouvez démissionner entre deux tours.

# Ce qu’explique « ? »

help-ask-draw =
    Chaque tour apporte un atout. À la place, vous pouvez mettre une carte dont vous ne voulez plus sous le talon, vue de
    tous, et en tirer deux. Ce n’est pas un acte de jeu.
help-ask-act =
    Un acte de jeu par tour : former un gouvernement, attaquer, déposer une motion, appeler l’armée, proclamer l’Union
    nationale ou quitter le gouvernement. Un remaniement, une dissolution et la démission du Premier ministre n’en sont
    pas.
help-ask-invite =
    On gouverne seul ou avec autant de partenaires que l’on veut ; ils peuvent refuser. Puis tous votent avec leurs
    députés ; il faut plus de voix pour que contre. À chaque tour de table, chaque membre marque autant de points qu’il a
    de députés, et vous 30 de plus.
help-ask-join =
    Tous ceux qui sont appelés répondent en même temps. Les membres marquent des points à chaque tour de table, et en
    perdent 50 si le gouvernement est renversé.
help-ask-present =
    Ceux qui ont accepté sont vos partenaires. Si vous renoncez, la carte revient en main{ $succession ->
        [0] {" "}et vous pouvez attaquer.
       *[other] . Aucune attaque ne suit, puisqu’un gouvernement vient de tomber.
    }
help-ask-investiture =
    Le vote est secret jusqu’à ce que tous aient voté ; d’ici là on peut le changer. Les abstentions ne comptent pas. Rien
    n’oblige à voter pour ses alliés.
help-ask-censure =
    S’il y a plus de voix pour que contre, le gouvernement tombe : ses membres perdent 50 points, l’auteur en gagne 50 et
    jusqu’à 20 députés du Premier ministre.
help-ask-answer-army =
    Tous sont interrogés en même temps, quoi qu’ils aient en main, et le premier dans l’ordre joue. Une Pression de
    l’armée n’est contrée que par une autre, qui peut l’être à son tour.
help-ask-defend =
    Tous ceux qui peuvent aider sont interrogés en même temps, quoi qu’ils aient en main. C’est le premier dans
    l’ordre à vouloir contrer qui le fait, l’attaqué d’abord. Face à une attaque personnelle on se défend seul.
help-ask-succeed =
    Qui renverse un gouvernement peut aussitôt en former un. Si c’est l’armée, le Premier ministre déchu le peut d’abord.
help-ask-reshuffle =
    Expulsez et appelez qui vous voulez ; les nouveaux peuvent refuser. Il n’y a pas de vote. Une fois par tour.
help-ask-choose = L’événement vous en laisse le choix.
help-ask-give-up = Tous voient laquelle.
help-ask-lose = Tous voient laquelle.
help-ask-resign =
    Personne ne l’apprend avant la fin du tour, et d’ici là vous pouvez changer d’avis. Démissionner ne coûte rien ; la
    carte va sous le talon. Si le gouvernement tombe avant, c’est avec ses pénalités.

help-action-cast = Le vote est secret jusqu’à ce que tous aient voté. D’ici là on peut le changer.
help-action-draw = Une carte du talon.
help-action-swap = Vous aurez une carte de plus, comme en tirant, mais sans celle-là.
help-action-form-government =
    Vous déposez la carte, appelez des partenaires, et tous votent. En cas de refus vous la reprenez et pouvez attaquer.
    Avec l’armée il n’y a pas de vote, sauf si elle est contrée. À son heure, l’Homme providentiel s’en passe aussi.
help-action-form-government-succeed =
    Vous déposez la carte, appelez des partenaires, et tous votent. En cas de refus vous la reprenez, et c’était votre
    essai. Avec l’armée il n’y a pas de vote, sauf si elle est contrée. À son heure, l’Homme providentiel s’en passe
    aussi.
help-action-attack-with =
    Si personne ne contre, l’effet est immédiat. Ce que fait la carte et ce qui la contre se lit sur le tableau.
help-action-table-motion = Tous votent aussitôt. Si elle est repoussée, vous la reprenez et pouvez encore attaquer.
help-action-topple-by-army = Sauf si une autre Pression de l’armée la contre, le gouvernement tombe avec toutes les pénalités.
help-action-enter-by-army = Sauf si une autre Pression de l’armée la contre, vous êtes membre et marquez avec les autres.
help-action-play-union = Ni attaques ni motions jusqu’à votre prochain tour, sauf la Catastrophe écologique et l’armée.
help-action-leave-government = Vous en sortez aussitôt. Le gouvernement reste, même sans majorité.
help-action-step-down =
    Votre gouvernement prend fin sans pénalité. Si vous n’avez pas encore agi, vous pouvez en former un nouveau.
help-action-reshuffle-government = Changer les membres sans vote.
help-action-dissolve =
    Toutes les plaques sont redistribuées : les députés changent, le gouvernement reste. Une fois dans la partie.
help-action-invite = On peut refuser.
help-action-expel = L’exclusion est immédiate ; plus de points.
help-action-present = Avec ceux que vous avez nommés.
help-action-withdraw = Il n’y a pas de vote. Cela compte comme un refus d’investiture.
help-action-join = Vous partagez ses points et sa chute.
help-action-decline = Rien d’autre n’en résulte. Vous votez comme vous voulez.
help-action-defend =
    La carte va sous le talon. La plupart des défenses coûtent des points à l’attaquant ; la Baraka ne coûte rien à
    personne. Une armée peut être contrée ; on peut alors encore se défendre.
help-action-lose-trump = Il va sous le talon.
help-action-counter-with-army = Une armée annule l’autre. La vôtre peut être contrée aussi.
help-action-choose-player = C’est lui que l’événement touche.
help-action-give-up = Il va sous le talon.
help-action-resign-later = Vous seul le savez, jusqu’à la fin du tour.
help-action-stay-on = Si vous pensiez démissionner, ce n’est plus le cas.
help-action-pass-act = Le tour du joueur suivant commence.
help-action-pass-defend = Si personne d’autre ne contre, l’attaque touche.
help-action-pass-answer-army = Vous ne jouez rien.
help-action-pass-succeed = La partie continue sans gouvernement, sauf si un autre en forme un.

# Ce qui est refusé

refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-government-stands = Il y a déjà un gouvernement, dirigé par { $premier }.
refused-barred = { $seat } ne peut pas participer à ce gouvernement, à cause de l’Affaire de mœurs.
refused-no-member = Vous n’êtes pas membre du gouvernement.
refused-head-resigns = Vous dirigez le gouvernement : on ne le quitte pas, on démissionne comme Premier ministre.
refused-no-premier = Cela revient à qui dirige le gouvernement : { $premier }.
refused-no-head = Cela revient à qui dirige le gouvernement, et il n’y en a pas.
refused-dissolved = L’Assemblée ne peut être dissoute qu’une fois dans la partie, et l’a été.
refused-act-used = Vous avez eu votre acte de jeu pour ce tour.
refused-no-act = L’événement ne vous laisse pas d’acte de jeu à ce tour.
refused-left-again = Après un vote annulé par l’armée, il reste une autre carte Premier ministre, ou une attaque rouge.
refused-left-attack =
    Après une investiture ou une motion refusée, il reste une attaque : une carte rouge, ou l’armée contre le
    gouvernement.
refused-left-army = Avec l’Union nationale, on ne peut plus jouer que l’armée.
refused-left-union = Avec l’armée, on ne peut plus jouer que l’Union nationale.
refused-reshuffled = Vous avez déjà remanié le gouvernement à ce tour.
refused-not-your-turn = Cela se fait à son propre tour, et c’est à { $seat } de jouer.
refused-resigns-later = Tant que { $seat } joue, vous pouvez seulement décider de démissionner après ce tour.
refused-own = On attaque quelqu’un d’autre à cette table.
refused-other-player = L’événement touche quelqu’un d’autre à cette table.
refused-silenced = { $card } : vous ne pouvez ni attaquer ni vous défendre jusqu’{ $until }.
refused-peace = { $card } : les attaques sont interdites jusqu’{ $until }.
refused-truce = Une trêve interdit les attaques rouges jusqu’{ $until }.
refused-no-government = { $card } : il n’y a pas de gouvernement.
refused-not-in-government = { $card } : { $target } n’est pas au gouvernement.
refused-immune = L’Homme providentiel protège { $target } jusqu’{ $until }.
refused-providential = On n’entre pas par l’armée dans le gouvernement de l’Homme providentiel.
refused-needs-no-army = À son heure, l’Homme providentiel se passe de vote, et d’armée.
refused-inside = Vous êtes déjà au gouvernement.
refused-same-government = Avec vous, ce serait le gouvernement interdit jusqu’{ $until }.
refused-again-by-army = Après un vote annulé par l’armée, le nouvel essai se fait sans l’armée.
refused-no-deputies = Sans député, on ne peut pas déposer de motion.
refused-no-counter = { $card } ne contre pas : { $attack }.
refused-personal = { $attack } est une attaque personnelle : { $target } doit se défendre sans aide.
refused-own-army = La dernière Pression de l’armée est la vôtre, et personne ne contre la sienne.
refused-no-such-player = On joue à { $players } à cette table.
refused-calls-oneself = Vous dirigez ce gouvernement : inutile de vous y appeler.
refused-called-already = Vous avez déjà appelé { $party }.
refused-member-already = { $party } est déjà au gouvernement.
refused-expels-oneself = Vous dirigez le gouvernement : on ne s’en expulse pas, mais on peut démissionner.
refused-expelled-already = Vous avez déjà expulsé { $party }.
refused-not-a-member = { $party } n’est pas au gouvernement.

# Ce que l’on peut promettre, et jusqu’à quand tient une offre

promise-join-government = { $seat } rejoint le prochain gouvernement de { $premier }, à son appel
promise-invite-party = { $seat } appelle { $party } au prochain gouvernement qu’il tente de former
promise-back-investiture = { $seat } vote pour le prochain gouvernement de { $premier }
promise-oppose-investiture = { $seat } vote contre le prochain gouvernement de { $premier }
promise-back-motion = { $seat } vote pour la prochaine motion de censure
promise-oppose-motion = { $seat } vote contre la prochaine motion de censure
promise-spare-party = { $seat } n’attaque pas { $party } { $until }
promise-spare-government = { $seat } n’entreprend rien contre le gouvernement { $until }
promise-defend-party = { $seat } contre la prochaine attaque sur { $party } qui le permet, { $until }
promise-expel-member = { $seat } expulse { $party } du gouvernement, maintenant ou à son prochain tour
promise-keep-member = { $seat } garde { $party } au gouvernement jusqu’à ce qu’il ait ses points
promise-stay-member = { $seat } reste au gouvernement jusqu’à ce qu’il ait ses points
until-turn = jusqu’à la fin de ce tour

# Pourquoi la partie est finie

ending-points = La partie est finie : { $number } points sont atteints par { $members }.
ending-clock = La partie est finie : ses { $number } minutes sont écoulées.
ending-turns = La partie est finie : le tour { $number } était le dernier.

# Options de la table

option-ending = Fin de la partie
option-ending-help = Quand la partie finit, si personne n’atteint 400 points avant ; les élections intermédiaires viennent aux trois cinquièmes.
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
option-piles-cycle = elles reviennent dans leur ordre, que tous ont vu

option-scandal = Scandale financier
option-scandal-help = Qui choisit les trois atouts perdus.
option-scandal-chance = le hasard
option-scandal-victim = la victime

# What the board says: the votes of a game, on its result page

term-story-investiture = Tour { $turn } : investiture de { $premier }
term-story-formed = Tour { $turn } : { $premier }, sans vote
term-story-motion = Tour { $turn } : motion de { $author }
term-story-carried = Le gouvernement tombe
term-story-government = { $members }

# Ce que disent les bots

bot-needless = « { $card } » m’était le moins utile.
bot-draw = Tous mes atouts valent d’être gardés.
bot-choose = { $party } a les meilleures chances de tous les autres.
bot-form = Je peux gouverner maintenant, et cela devrait durer assez longtemps.
bot-invite = Je veux { $party } de mon côté, avec { $deputies ->
        [one] son député
       *[other] ses { $deputies } députés
    }.
bot-list-closed = Cela suffira.
bot-present = Nous aurons peut-être assez de voix quand même.
bot-withdraw = Si peu nombreux, nous n’aurions été qu’une cible facile.
bot-join = Comme membre, j’en ai ma part : { $deputies ->
        [one] { $deputies } point
       *[other] { $deputies } points
    } par tour de table.
bot-decline = Ce gouvernement m’aurait coûté plus qu’il ne rapporte.
bot-vote-own = J’en suis.
bot-vote-own-no = Réflexion faite, je préférais ne pas en être.
bot-vote-yes = Mieux vaut ce gouvernement qu’aucun.
bot-vote-no = { $party } y aurait trop gagné.
bot-vote-no-nothing = Ce gouvernement ne m’apportait rien.
bot-censure-yes = Il était temps que ce gouvernement tombe.
bot-censure-own = J’attendais encore quelque chose de mon gouvernement.
bot-censure-no = Sa chute aurait aidé d’autres plus que moi.
bot-abstain = Cela m’était égal.
bot-topple = Le gouvernement de { $party } devait tomber avant de marquer encore des points.
bot-attack-foe = Il fallait arrêter { $party }.
bot-attack = C’est là que la carte servait le plus.
bot-motion = Assez de députés pouvaient vouloir la chute de ce gouvernement.
bot-enter = Je voulais ma part de ce gouvernement.
bot-union = Un tour de table tranquille fait du bien à mon gouvernement.
bot-army = J’aimais mieux dépenser la carte de l’armée que laisser faire.
bot-no-army = Cela ne valait pas la carte de l’armée.
bot-defend = « { $card } » en valait la peine.
bot-help = « { $card } » m’aidait autant que la victime.
bot-no-defence = Je ne voulais pas y dépenser une carte.
bot-leave = Je pars avant que ce gouvernement tombe.
bot-resign = Ce gouvernement avait plus à perdre qu’à gagner.
bot-stay-on = Je peux continuer, finalement.
bot-reshuffle = D’autres membres me conviennent mieux.
bot-expel = { $party } gagnait trop à mon gouvernement.
bot-dissolve = Avec { $deputies ->
        [one] { $deputies } député
       *[other] { $deputies } députés
    }, je n’avais qu’à gagner à de nouvelles élections.
bot-pass = Il n’y avait rien à faire qui en vaille la peine.
bot-deal-government = { $premier } à la tête du gouvernement, cela me plaît.
bot-deal-government-poor = Je préfère ne pas aider { $premier } à gouverner.
bot-deal-peace = La paix entre nous me sert.

# Ce que montrent navigateur et terminal

board-turns-of = Tour { $number } sur { $limit }
board-minutes-of = Minute { $number } sur { $limit }
board-deputies = députés
board-fell-resignation = démission
board-fell-event = un événement
board-fell-motion = motion de { $seat }
board-fell-attack = attaque de { $seat }
board-fell-army = l’armée, appelée par { $seat }
board-points = Points
board-member = Membre du gouvernement
board-known = tous savent qu’il y a là : { $cards }
board-no-government =
    { $number ->
        [0] Il n’y a pas de gouvernement.
        [one] Il n’y a pas de gouvernement depuis un tour.
       *[other] Il n’y a pas de gouvernement depuis { $number } tours.
    }
board-has-majority = { $number } députés : plus de la moitié.
board-in-minority = { $number } députés : une minorité, il en faudrait { $majority } pour dépasser la moitié.
board-scores-in =
    { $number ->
        [one] Points au début du prochain tour.
       *[other] Points dans { $number } tours.
    }
board-withheld-in =
    { $number ->
        [one] Pas de points au prochain tour, quand ils seraient dus.
       *[other] Pas de points dans { $number } tours, quand ils seraient dus.
    }
board-immune =
    { $number ->
        [one] Ne peut être attaqué avant le prochain tour.
       *[other] Ne peut être attaqué pendant { $number } tours.
    }
board-will-resign = Vous démissionnerez à la fin de ce tour.
board-lasts-withheld = { $card } : pas de points cette fois pour le gouvernement.
board-lasts-silenced = { $seat } ne peut ni attaquer ni défendre.
board-lasts-mute = { $seat } ne peut ni attaquer, ni défendre, ni voter.
board-lasts-barred = { $seat } ne peut être du prochain gouvernement.
board-lasts-barred-now = { $seat } ne peut être de ce gouvernement.
board-lasts-identical = { $seats } : pas de gouvernement identique.
board-lasts-union = Union nationale : aucune attaque, sauf la Catastrophe écologique et l’armée.
board-lasts-truce = Trêve : aucune attaque rouge, sauf la Catastrophe écologique.
board-turns-left =
    { $number ->
        [one] encore { $number } tour
       *[other] encore { $number } tours
    }
board-hit-greve-generale = Le gouvernement n’a pas de points à la prochaine échéance.
board-hit-desaccords = Le gouvernement tombe.
board-hit-agitation-sociale = La victime perd { $number } points.
board-hit-debacle-economique = Le gouvernement tombe, et ne peut revenir tel quel pendant un tour de table.
board-hit-inflation-record = Le gouvernement n’a pas de points à la prochaine échéance.
board-hit-catastrophe-ecologique = Chaque membre du gouvernement perd { $number } points.
board-hit-surenchere-demagogique = La victime perd { $number } points.
board-hit-forfaiture = Le gouvernement tombe.
board-hit-desastre-outre-mer = Le gouvernement tombe.
board-hit-scandale-financier = La victime perd { $number } atouts.
board-hit-affaire-de-moeurs = Hors du gouvernement : la victime perd { $number } points, et ne peut ni attaquer ni défendre pendant un tour de table. Au gouvernement : il tombe, et la victime ne peut être du suivant.
board-hit-crise-dans-le-parti = La victime ne peut ni attaquer, ni défendre, ni voter pendant un tour de table.
board-hit-scission-dans-le-parti = La victime perd { $number } députés, qui passent à l’attaquant.
board-pays-prime-minister = donne { $price } points au Premier ministre.
board-pays-victim = donne { $price } points à la victime.
board-pays-nobody = perd { $price } points.
board-pays-not = ne paie rien.
board-sheet-baraka = Baraka contre toute attaque rouge, et personne ne paie.
board-answered-by = Contrée par { $cards } ; alors l’attaquant
