# Ce que le plateau de Politico dit en plus des mots du jeu.

board-progress = Où en est la partie
board-turn-of = Tour { $turn } : { $seat }
board-over = La partie est finie.
board-elections-turns = Élections intermédiaires après le tour { $number }.
board-elections-minutes = Élections intermédiaires après { $number } minutes.
board-elections-held = Les élections intermédiaires ont eu lieu.
board-dissolved = L’Assemblée a été dissoute une fois.
board-pile = { $number } atouts à tirer, { $under } sous le talon
board-recent = Ce qui vient d’arriver

board-event = L’événement du tour
board-paper = Le Courrier du soir
board-paper-number = Nº { $turn }
board-event-blank = Journée calme à Paris
board-event-nothing = Il ne se passe rien.
board-event-none = Pas encore de nouvelles.

board-assembly = L’Assemblée
board-hemicycle = Hémicycle de { $total } députés, plus de la moitié en fait { $majority } : { $parties }
board-majority = majorité { $majority }
board-of = sur { $total }
board-trumps = atouts

board-government = Le gouvernement
board-rounds =
    { $number ->
        [0] Il n’a pas encore tenu un tour de table.
        [one] Il a tenu un tour de table.
       *[other] Il a tenu { $number } tours de table.
    }
board-providence = L’heure de l’Homme providentiel : il se passe de vote.
board-providence-when =
    { $number ->
        [one] Encore un tour ainsi, et l’Homme providentiel se passera de vote.
       *[other] Encore { $number } tours ainsi, et l’Homme providentiel se passera de vote.
    }
board-may-resign = Vous pouvez démissionner entre deux tours.
board-resign-note = Vous seul le voyez.

board-lasts = Ce qui dure
board-lasts-nothing = Rien ne dure pour l’instant.
board-until-scoring = jusqu’à l’échéance des points
board-until-fall = tant qu’il dure

board-points-to = Points, jusqu’à { $goal }
board-cards =
    { $number ->
        [one] { $number } atout en main
       *[other] { $number } atouts en main
    }
board-is-silenced = ne peut ni attaquer ni défendre
board-is-mute = ne peut ni attaquer, ni défendre, ni voter
board-is-barred = exclu du gouvernement

board-governments = Gouvernements et chutes
board-governments-none = Personne n’a encore gouverné.
board-col-government = Gouvernement
board-col-turns = Tours
board-col-rounds = Tours de table
board-unit-rounds = tours de table
board-col-fall = Fin
board-fell-now = en fonction

board-sheet = Attaques et défenses
board-sheet-fall = Quand un gouvernement tombe : chaque membre −{ $points } points, et jusqu’à { $deputies } députés du Premier ministre passent à qui l’a renversé, avec { $points } points.
board-col-attack = Attaque
board-col-hit = Si personne ne la contre
board-col-answers = Contrée par
board-col-price = Alors l’attaquant
board-personal-short = personnelle
board-government-short = contre le gouvernement
board-price = {" "}: { $price }
board-free = personne ne paie.
board-then = l’attaquant { $price }

board-hand =
    { $number ->
        [0] Votre main
        [one] Votre main : { $number } atout
       *[other] Votre main : { $number } atouts
    }
board-hand-of = Main de { $seat }
board-hand-empty = Aucun atout.
board-playable = jouable
board-defend-with = contre l’attaque
board-swappable = contre deux autres
board-give-up = à rendre
board-in-hand = en main
board-suit-attack = attaque
board-suit-defence = défense
board-suit-state = gouvernement
board-suit-force = pouvoir
board-put-back = Reposer
board-at-whom = Contre qui ?
board-personal = Attaque personnelle : la victime se défend seule.
board-counters = Contre { $cards }.
board-about-baraka = Contre toute attaque rouge, et personne ne paie ; ni l’armée ni une motion.
board-about-premier-ministre = Permet de former un gouvernement, quand il n’y en a pas.
board-about-homme-providentiel = Forme un gouvernement comme tout Premier ministre ; en temps de crise sans vote, et pendant deux tours de table nul ne peut l’attaquer.
board-about-union-nationale = Aucune attaque pendant un tour de table, sauf la Catastrophe écologique et l’armée.
board-about-motion-de-censure = Tous votent ; si elle est adoptée, le gouvernement tombe.
board-about-pression-de-l-armee = Renverse le gouvernement, y fait entrer, ou fait gouverner en minorité ; annule un vote ; arrête une autre armée, ou un Désastre outre-mer.
board-only-in-defence = Une défense se joue quand quelqu’un est attaqué.
board-not-now = Elle ne peut être jouée maintenant.

board-hint-draw = Ou choisissez dans votre main une carte dont vous voulez vous défaire.
board-hint-act = Choisissez une carte de votre main : celles qui sont jouables sont marquées.
board-hint-nothing = Aucune carte de votre main n’est jouable maintenant.
board-hint-give-up = Choisissez-la dans votre main.

board-attack = Attaque
board-attacks = { $seat } attaque { $target }.
board-alone = { $target } doit répondre seul, avec :
board-anybody = { $target } peut répondre, ou n’importe qui d’autre, avec :
board-what-counters = Ce qui la contre
board-no-defence = Vous n’avez rien contre elle. Les autres l’ignorent : c’est pourquoi l’on vous demande aussi.
board-you-silenced = Vous ne pouvez pas vous défendre pour l’instant.
board-still-open =
    { $number ->
        [one] On attend { $seats }.
       *[other] On attend { $seats }.
    }
board-sealed = Votre réponse est scellée. Vous pouvez la changer jusqu’à ce que tous aient répondu.
board-all-answered = Tous ont répondu.
board-open = n’a pas encore répondu
board-answered = a répondu

board-army = L’armée
board-army-topple = { $seat } fait renverser par l’armée le gouvernement de { $premier }.
board-army-enter = { $seat } entre par l’armée au gouvernement de { $premier }.
board-army-minority = { $seat } veut gouverner par l’armée, sans vote.
board-army-investiture = { $seat } a gagné le vote, à moins que l’armée ne l’annule.
board-army-motion = La motion de { $seat } est adoptée, à moins que l’armée n’annule le vote.
board-army-defence = { $seat } oppose l’armée au Désastre outre-mer.
board-army-answered =
    { $number ->
        [one] { $seat } a répondu par une armée.
       *[other] { $number } armées ont été jouées en réponse, la dernière par { $seat }.
    }
board-stands-topple = En l’état, le gouvernement tombe.
board-stands-enter = En l’état, { $seat } y entre.
board-stands-minority = En l’état, { $seat } gouverne.
board-stands-investiture = En l’état, { $seat } gouverne.
board-stands-motion = En l’état, le gouvernement tombe.
board-stands-defence = En l’état, le désastre est évité.
board-stopped-topple = En l’état, le gouvernement reste.
board-stopped-enter = En l’état, { $seat } reste dehors.
board-stopped-minority = En l’état, il y aura un vote.
board-stopped-investiture = En l’état, le vote est annulé.
board-stopped-motion = En l’état, le vote est annulé.
board-stopped-defence = En l’état, le désastre suit son cours.
board-no-army = Vous n’avez pas de Pression de l’armée. Les autres l’ignorent : c’est pourquoi l’on vous demande aussi.

board-vote-investiture = Investiture
board-vote-censure = Motion de censure
board-about-investiture = Investir ce gouvernement de { $seat } ?
board-about-censure = Le gouvernement doit-il tomber, comme le veut { $seat } ? Chacun de ses membres perdrait { $points } points.
board-their-votes = avec { $number } voix sur { $all }
board-cast-yes = Oui
board-cast-no = Non
board-cast-abstain = Abstention
board-vote-weight =
    { $number ->
        [one] Vous avez { $number } voix. Il faut plus de oui que de non ; les abstentions ne comptent pas.
       *[other] Vous avez { $number } voix. Il faut plus de oui que de non ; les abstentions ne comptent pas.
    }
board-you-mute = Vous ne pouvez pas voter pour l’instant.
board-you-none = Sans députés, vous n’avez pas de voix.
board-votes-opened = comment ils ont voté
board-opened = { $vote } : comment ils ont voté
board-needed = Il en fallait { $number }.

board-forming = Un gouvernement se forme
board-your-government = Votre gouvernement
board-forms = { $seat } forme un gouvernement
board-reshuffle = Votre remaniement
board-reshuffles = { $seat } remanie le gouvernement
board-by-army = Avec l’armée : si personne ne la contre, il n’y a pas de vote.
board-invite-how = Touchez ceux que vous appelez. Ils peuvent refuser ; puis tous votent avec leurs députés.
board-reshuffle-how = Touchez ceux que vous excluez ou appelez. Les nouveaux peuvent refuser ; il n’y a pas de vote.
board-is-member = membre
board-is-called = appelé
board-is-expelled = renvoyé
board-is-outside = dehors
board-is-kept-out = exclu
board-same-barred =
    C’est le gouvernement interdit jusqu’au tour { $turn }. Si personne ne décline, il n’en sortira rien.
board-would-have = { $number } députés, { $majority } en font plus de la moitié :
board-enough = une majorité, si tous se tiennent.
board-missing = il en manque { $number }.
board-send-call =
    { $number ->
        [one] Appeler ce partenaire
       *[other] Appeler ces { $number } partenaires
    }
board-send-alone = Gouverner seul
board-send-reshuffle =
    { $number ->
        [0] Laisser tel quel
       *[other] Remanier ainsi
    }
board-anew = Recommencer
