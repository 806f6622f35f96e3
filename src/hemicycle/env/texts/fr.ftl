# Ce qui se dit autour d’un jeu en texte simple.

page-seat = { $game }. Votre nom à table : { $seat }.
page-watching = { $game }. Vous regardez.
page-happened = Ce qui s’est passé
page-earlier =
    { $number ->
        [one] ({ $number } événement plus ancien est omis)
       *[other] ({ $number } événements plus anciens sont omis)
    }
page-deals = Propositions et promesses
page-talk = Discussion
page-asked = Ce qui est demandé
page-free = Ce que vous pouvez faire hors de votre tour
page-undo = Ce que vous pouvez reprendre
page-said = { $who } : « { $what } »
page-answer-offers =
    { $number ->
        [one] La proposition { $offers } attend votre réponse.
       *[other] Les propositions { $offers } attendent votre réponse.
    }
page-waiting = La table attend { $seats_named }.
page-answered = Vous avez répondu : { $action }. Vous pouvez encore changer d’avis.
page-rule = { $help } ({ $rule })
page-choice = { $number }) { $words }
page-choices = { $label } : { $choices }

page-offer = Proposition { $number }, { DE($seat) } { A($seats_named) } : { $terms }.
page-offer-own = Votre proposition { $number } { A($seats_named) } : { $terms }.
page-offer-open = Valable { $until } ; réponse attendue { DE($seats_named) }.
page-offer-refused = Refusée.
page-offer-withdrawn = Retirée.
page-offer-lapsed = Expirée.
page-offer-answered = Une autre proposition y répond.
page-reason = « { $reason } »
page-promise-pending = Promis entre { $seats_named } : { $promises }.
page-promise-broken = Rompu entre { $seats_named } : { $promises }.
page-promises-more =
    { $number ->
        [one] Et { $number } accord plus ancien entre d’autres.
       *[other] Et { $number } accords plus anciens entre d’autres.
    }
page-record = { $seat } { $kept } et { $broken }
page-records = Promesses tenues et rompues jusqu’ici : { $records }.

# Une table dont le jeu ne dit rien

told-field = { $field } : { $value }
told-own = { $field } : { $value } (visible de vous uniquement)
field-points = Points

# Ce qui est dit en mots, et n’est pas compris

spoken-row = { $one } ; { $other }
spoken-no-mark = Il n’y a pas de choix { $said } : les choix vont de { $first } à { $last }. Des mots d’un choix suffisent aussi.
spoken-how =
    { $verb ->
        [offer] Une offre dit à qui et quoi : offre à NOM : je PROMESSE ; vous : PROMESSE
        [counter] Une autre offre se fait par le numéro de celle à laquelle elle répond : contre 1 : je PROMESSE ; vous : PROMESSE
        [accept] Acceptez une offre par son numéro : accepter 1
        [refuse] Refusez une offre par son numéro : refuser 1
        [withdraw] Retirez votre offre par son numéro : retirer 1
       *[other] Dites-le avec un nom : accords NOM, dire à NOM : MOTS
    }
spoken-choice-none =
    { $near ->
        [yes] « { $said } » n’est aucun des choix. Les plus proches : { $named }.
       *[other] « { $said } » n’est aucun des choix. Tapez un nombre, ou des mots d’un choix.
    }
spoken-choice-several =
    { $more ->
        [0] « { $said } » peut être plusieurs choix : { $named }. Dites-en plus, ou son numéro.
       *[other] « { $said } » peut être plusieurs choix : { $named } ; et encore { $more }. Dites-en plus, ou son numéro.
    }
spoken-promise-none =
    { $near ->
        [yes] « { $said } » ne peut pas être promis maintenant. Le plus proche : { $named }.
       *[other] « { $said } » ne peut pas être promis maintenant. accords { $name } dit ce qui peut l’être.
    }
spoken-promise-several =
    { $more ->
        [0] « { $said } » peut être plusieurs promesses : { $named }. Dites-en plus.
       *[other] « { $said } » peut être plusieurs promesses : { $named } ; et encore { $more }. Dites-en plus.
    }
spoken-no-promise = Dites ce qui est promis : offre à NOM : je PROMESSE ; vous : PROMESSE
spoken-nobody = « { $said } » n’est le nom de personne d’autre à cette table. Les autres : { $names }.
spoken-no-promiser = « { $said } » n’est pas de cet accord, entre vous et { $names }.
spoken-which-you = « { $said } » : cet accord est avec plusieurs. Dites le nom au lieu de « vous ».

# Les règles à lire

rules-by-option = Option de table : { $options }
rules-by-edition = Édition : { $editions }
rules-picture = Dessin : { $words }

# Les outils d’un modèle

mcp-instructions = Vous jouez à des jeux politiques contre des robots ou des personnes : Koalition, Zoocracy, Politico et Junta. Vous avez une place et voyez ce qu’elle voit. Commencez par games, puis play (contre des robots, ici) ou join (une table d’un serveur). Chaque réponse montre la table, ce qui s’est passé, les offres, et ce qu’on vous demande avec des choix numérotés : répondez par act. Les accords font partie du jeu : promises dit ce qui peut être promis, offer fait une offre, answer y répond. Une promesse ne lie personne, mais tout le monde se souvient de qui tient les siennes. Si ce n’est pas votre tour, wait. Si vous vous demandez pourquoi quelque chose ne vous est pas permis, demandez why_not ; rules dit les règles.

tool-games = Les jeux : pour combien de personnes, avec quels robots, quelles options.
tool-rules = Les règles d’un jeu. Sans about, le jeu en deux minutes et les parties de ses règles.
tool-rules-game = Son nom, comme le dit games.
tool-rules-about = Un paragraphe (D7), le titre d’une partie, ou des mots à chercher.
tool-play = Commencer une partie ici, contre des robots. Vous avez la première place.
tool-play-game = Son nom, comme le dit games.
tool-play-players = Combien jouent, vous compris.
tool-play-bots = Le niveau de tous les robots, ou une liste, un pour chaque autre place : novice,steady,steady
tool-play-options = Des options de table par leur nom, par exemple countries : 5
tool-play-edition = Avec quels chiffres on joue ; sinon ceux d’usage.
tool-play-seed = La même graine distribue les mêmes cartes.
tool-play-name = Comment vous vous appelez.
tool-tables = Les tables du serveur : les vôtres, et celles qui ont une place libre.
tool-tables-server = Son adresse, sauf si elle a été choisie au lancement de ce programme.
tool-join = S’asseoir à une table d’un serveur, ou revenir à sa place. La partie commence dès que tout le monde est là.
tool-join-table = Le lien de la table, ou sa fin.
tool-join-seat = Le numéro de la place ; sinon la première qui est libre.
tool-join-name = Comment vous vous appelez.
tool-look = La table maintenant, et ce qu’on vous demande.
tool-act = Faire un choix.
tool-act-choice = Son numéro, ou des mots de ce choix. Plusieurs étapes, en mots, avec un point-virgule entre elles.
tool-why-not = Pourquoi un choix ne vous est pas permis maintenant, d’après les règles.
tool-why-not-choice = Ce que vous voudriez faire, en mots.
tool-undo = Annuler ce que vous avez fait en dernier, tant que personne n’en a rien appris.
tool-promises = Ce que vous pourriez promettre ou remettre maintenant à d’autres, et eux à vous.
tool-promises-with = Les autres, par leur nom : Béa, ou Béa et Carl
tool-promises-about = Des mots qui doivent s’y trouver ; sans eux, il peut y en avoir beaucoup.
tool-offer = Proposer un accord. Les robots répondent aussitôt.
tool-offer-to = À qui, par leur nom : Béa, ou Béa et Carl
tool-offer-promises = Ce qui est promis, dans les mots de promises, avec des points-virgules ; je, c’est vous, et pour quelqu’un d’autre le nom vient d’abord : je vote oui ; Béa : ministère des Finances
tool-answer = Répondre à une offre, ou retirer une des vôtres.
tool-answer-offer = Son numéro.
tool-answer-answer = accepter, refuser ou retirer ; ou des promesses, pour proposer cela à la place.
tool-say = Dire quelque chose aux personnes de la table.
tool-say-words = Ce que vous dites.
tool-say-to = À qui seulement ; sinon à tous.
tool-wait = Laisser les autres jouer jusqu’à ce que vous ayez quelque chose à décider, à répondre ou à entendre.
tool-wait-seconds = Pendant combien de secondes au plus : 30, sauf si vous dites autre chose, et 300 au plus.
tool-leave = Se lever. Un robot garde votre place, là où d’autres continuent.

mcp-game = { $name } : { $title }. { $tagline }
mcp-game-players = Joueurs : { $least } – { $most }, d’habitude { $usual }.
mcp-game-bots = Robots : { $bots } ; d’habitude { $usual }.
mcp-game-editions = Éditions : { $editions }.
mcp-game-option = Option { $name } ({ $what }) : { $values }.
mcp-rules-more = Les règles entières ont ces parties : { $sections }. Demandez-en une avec about, ou des mots.
mcp-rules-cut = { $number ->
        [1] Un autre paragraphe contient ces mots : dites-en plus.
       *[other] { $number } autres paragraphes contiennent ces mots : dites-en plus.
    }
mcp-begun = Vous êtes { $name } et jouez contre { $others } ({ $levels }).
mcp-left = Vous avez quitté la table.
mcp-done = C’est fait : { $what }.
mcp-undone = Annulé : { $what }.
mcp-said = { $said }
mcp-heard = Vous l’avez dit.
mcp-allowed = C’est permis : c’est le choix { $number }, { $choice }.
mcp-barred = { $choice } : { $why }
mcp-promises-by = { $name } : { $promises }
mcp-promises-more = { $number ->
        [1] Encore une : cherchez des mots avec about.
       *[other] Encore { $number } : cherchez des mots avec about.
    }
mcp-tables-mine = Vous avez une place ici :
mcp-tables-open = Places libres ici :
mcp-tables-none = Il n’y a pas de table avec une place libre sur { $server } que tout le monde puisse voir. Un lien mène à toute autre table.
mcp-table =
    { $title ->
        [none] { $link }
       *[other] { $link }, « { $title } »
    } : { $game }, { $state ->
        [gathering] pas encore commencée
        [playing] en cours
       *[other] terminée
    }. { $seats }.
mcp-seat = { $kind ->
        [bot] { $number } : { $name } (un robot)
       *[other] { $number } : { $name }
    }
mcp-seat-free = { $number } : libre
mcp-gathering =
    { $link } n’a pas commencé. Il y a { $names }{ $free ->
        [0] .
        [1] , et une place libre.
       *[other] . Places libres : { $free }.
    } { $many ->
        [0] Attendez.
       *[other] N’ont pas encore dit être là : { $waiting }. Attendez.
    }
mcp-over = La partie est terminée : { $places }.
mcp-place = { $place }. { $name } (points : { $points })
mcp-fault = Quelque chose n’a pas marché dans ce programme. Regardez la table, et réessayez.

mcp-no-tool = Il n’y a pas d’outil « { $name } ». Il y a : { $known }.
mcp-not-taken = L’outil { $tool } ne prend rien qui s’appelle « { $name } ». Ce qui se dit : { $known }.
mcp-wanted = L’outil { $tool } demande « { $name } ». Ce qui se dit : { $known }.
mcp-kind = « { $name } » de l’outil { $tool } doit être { $kind ->
        [integer] un nombre entier
        [object] un objet, avec les noms des options et leurs valeurs
       *[other] des mots
    }.
mcp-long = « { $name } » de l’outil { $tool } est trop long : le plus est { $most }.
mcp-no-rules = Le jeu { $game } n’a pas de page de règles.
mcp-no-paragraph = Aucun paragraphe des règles ne contient « { $words } ». Essayez d’autres mots, ou le titre d’une partie.
mcp-bots = « bots » est un niveau pour tous, ou { $players } niveaux séparés par des virgules, et non { $given }.
mcp-seated = Vous avez déjà une place à une table. Quittez-la d’abord.
mcp-no-seat = Vous n’avez de place nulle part. Jouez une partie ici, ou rejoignez une table d’un serveur.
mcp-no-server = Aucun serveur n’a été nommé. Nommez-en un, comme https://table.example, ou le lien entier d’une table.
mcp-other-server = Ce programme a été lancé pour { $server } seulement.
mcp-no-address = « { $given } » n’est pas l’adresse d’un serveur. Une adresse est comme https://table.example.
mcp-no-answer = { $server } ne répond pas. Réessayez dans un moment.
mcp-trouble = Le serveur n’a pas pu le faire (statut { $status }). Réessayez dans un moment.
mcp-no-table-id = « { $given } » n’est pas une table. Une table est un lien qui contient /t/, ou sa fin : tables les énumère.
mcp-no-table = { $server } ne vous laisse voir aucune table { $table }. Son lien n’est peut-être pas entier.
mcp-shut-out = { $server } a coupé la ligne : vous ne pouvez pas regarder cette table, ou vous avez envoyé trop de choses trop vite.
mcp-no-free-seat = Cette place n’est pas libre. Places libres : { $free }.
mcp-not-asked = On ne vous demande rien maintenant. Attendez, ou regardez.
mcp-no-undo = Il n’y a rien que vous puissiez annuler.
mcp-no-promises = Rien de tel ne peut être promis maintenant.
mcp-no-offer =
    { $many ->
        [yes] Il n’y a pas d’offre ouverte { $number }. Sont ouvertes : { $known }.
       *[no] Il n’y a pas d’offre ouverte { $number }, ni aucune autre.
    }
mcp-bots-deaf = Seuls des robots jouent ici, et ils n’écoutent pas les paroles. Faites-leur une offre.
