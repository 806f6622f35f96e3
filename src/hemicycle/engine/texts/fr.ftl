# Les phrases du moteur.

seat-number = Joueur { $number }
nobody = personne
cited-rulebook = règle du jeu, { $paragraphs }
cited-rulings =
    { $number ->
        [one] décision
       *[other] décisions
    } { $rulings }
cited-mark = {"§ "}
cited-and = {" ; "}

term-choice-yes = oui
term-choice-no = non
term-choice-abstain = abstention
term-vote = { $seat } : { $choice } ({ $weight })
term-place = { ORDINALE($place) } place pour { $seat } ({ $points })

event-ballot-revealed = On dépouille les votes. { $told }.
event-game-over = La partie est terminée. { $told }.

action-pass = Passer
action-by-lot = Tirage au sort
action-cast = Voter : { $choice }

help-action-pass = Vous ne faites rien cette fois.
help-action-by-lot = Si votre temps s’écoule, l’un de vos choix est tiré au sort.
help-action-cast = Votre vote reste secret jusqu’à ce que tout le monde ait voté. D’ici là, vous pouvez en changer.

refused-over = La partie est terminée.
refused-no-such-seat = Cette place n’existe pas : la table en compte { $seats }.
refused-stale = Cette question a déjà reçu sa réponse. Regardez à nouveau : on vous demande autre chose.
refused-not-asked = Ce n’est pas à vous de décider, mais { A($seat) }.
refused-other-question = Ce n’est pas ce que l’on vous demande maintenant : « { $asked } »
refused-choice = Choix possibles : { $choices_named }.
refused-not-offered = Les règles ne le permettent pas maintenant.
refused-answered = Vous avez déjà répondu, et cette réponse ne peut plus changer.
refused-batch = Ces choix ne peuvent pas être envoyés ensemble : entre-temps, une carte serait montrée ou piochée, ou quelqu’un d’autre jouerait.
refused-undo = { $why ->
    [reveal] On ne peut pas revenir là-dessus : quelque chose de caché a été montré.
    [draw] On ne peut pas revenir là-dessus : il y a eu une pioche.
    [another] On ne peut pas revenir là-dessus : quelqu’un d’autre a joué depuis.
    [turn] On ne peut pas revenir là-dessus : ce n’est plus à vous de jouer.
    [told] On ne peut pas revenir là-dessus : d’autres, qui décident en même temps, l’ont appris.
    [deal] On ne peut pas revenir là-dessus : vous avez négocié avec quelqu’un depuis.
    [stale] Ce n’est plus la dernière chose que vous avez faite. Regardez à nouveau.
   *[nothing] Il n’y a rien que vous puissiez reprendre.
}
undo-more = { $number ->
    [one] { $number } autre étape
   *[other] { $number } autres étapes
}

refused-deal-parties = Un accord se conclut avec d’autres joueurs de la table, chacun nommé une seule fois.
refused-deal-empty = Un accord doit contenir au moins une promesse.
refused-deal-terms = Un accord contient { $most } promesses au plus.
refused-deal-term = Cela ne peut pas être promis maintenant.
refused-deal-clash = Deux de ces promesses sont identiques, ou ne peuvent pas être tenues toutes les deux.
refused-deal-offers = Vous avez déjà fait { $most } propositions ; attendez que la partie avance.
refused-deal-open = Vous avez déjà { $most } propositions en attente. Attendez une réponse, ou retirez-en une.
refused-deal-again = La même proposition est déjà en attente.
refused-deal-answer = On ne répond qu’à la proposition de quelqu’un d’autre, entre les mêmes joueurs.
refused-no-such-deal = Cet accord n’existe pas, ou vous n’en êtes pas.
refused-deal-closed = Cette proposition n’est plus en attente.
refused-deal-accepted = Vous avez déjà accepté cette proposition.
refused-deal-own = La proposition est la vôtre : vous pouvez la retirer.
refused-deal-not-own = La proposition est { DE($seat) } : vous ne pouvez pas la retirer, mais vous pouvez la refuser.
refused-deal-lapse = Seule la pendule de la table met fin à une proposition.
refused-deal-void = Ce que la proposition promet n’est plus possible.
refused-deal-reason = Une raison doit être l’une des phrases du jeu.

# Ce qu’un robot répond à une proposition

bot-deal-good = Ceci me convient.
bot-deal-poor = J’y gagne trop peu.
bot-deal-instead = Pas tout à fait ; mais j’accepterais ceci.
bot-deal-promised-otherwise = J’ai promis autre chose.
bot-deal-distrust =
    { $broken ->
        [one] { $seat } a rompu une promesse. Je ne conclus plus de tels accords pendant quelque temps.
       *[other] { $seat } a rompu { $broken } promesses. Je ne conclus plus de tels accords pendant quelque temps.
    }
bot-deal-again = { $seat } me l’a déjà promis.
bot-deal-enough = On m’en a déjà promis assez.
bot-deal-elsewhere = { $seat } me le donnerait pour moins.
bot-deal-better = Avec { $seat }, j’y gagnerais davantage.
bot-deal-cannot = Je ne vois pas comment { $seat } pourrait tenir cette promesse.
bot-deal-nothing = Qu’est-ce que j’y gagnerais ?
bot-deal-wearied = { $seat } m’a fait assez de propositions pour l’instant.
bot-deal-never = Je ne conclus pas d’accords.
bot-grudge = Je n’ai pas oublié la promesse rompue par { $seat }.
bot-gratitude = { $seat } a tenu parole envers moi : cela compte.
bot-kept-promise = Je tiens une promesse.

# Ce que dit le conseil

coach-accept = Une personne avisée accepterait.
coach-refuse = Une personne avisée refuserait.
coach-offer = Une personne avisée proposerait plutôt autre chose.
coach-note = La note demande quelque chose : commencez par là.
coach-nothing = Il n’y a rien à conseiller ici.
coach-promised = Vous avez donné votre parole sur ce point. Ce qui est cité plus haut la respecte.
coach-bound = Vous avez déjà promis : { $promises }.
coach-owed = On vous doit encore : { $promises }.

# Pourquoi une table est impossible

setup-no-game = il n’y a pas de jeu « { $name } » ; choisissez parmi : { $known }
setup-no-edition = le jeu { $game } n’a pas d’édition « { $name } » ; choisissez parmi : { $known }
setup-no-lesson = le jeu { $game } n’a pas de leçon « { $name } » ; choisissez parmi : { $known }
setup-players = le jeu { $game } ({ $edition }) se joue de { $least } à { $most } joueurs, et non à { $players }
setup-no-option = le jeu { $game } n’a pas d’option « { $name } » ; il a : { $known }
setup-option = l’option { $name } ne peut pas valoir « { $value } » ; choisissez parmi : { $known }
setup-no-table = ceci ne décrit aucune table du jeu { $game }
setup-edition = ceci ne décrit aucune table du jeu { $game } : son édition ne convient pas, ligne { $line }
setup-figures = l’édition « { $name } » a désormais d’autres chiffres que lorsque ceci a été écrit
setup-other-rules = cette partie a été commencée avec la version { $version } des règles, ou avec d’autres chiffres
setup-no-bot = le jeu { $game } n’a pas de robot « { $name } » ; choisissez parmi : { $known }
setup-no-bot-to-train = le jeu { $game } n’a pas de robot à entraîner
setup-no-character = il n’y a pas de robot « { $name } » : après { $level }/ vient l’un de ces mots : { $known }
setup-no-own-bot = il n’y a pas de robot « { $name } », faute de « { $lacks } » ; votre propre robot se nomme « FICHIER.py:Classe », « module:Classe » ou « cmd:PROGRAMME »
setup-own-no-file = il n’y a pas de fichier { $file } où prendre un robot
setup-own-fails = { $file } ne peut pas être exécuté : { $error }
setup-own-no-class = il n’y a pas de robot « { $called } » dans { $file } ; on y trouve { $known }
setup-own-none = il n’y a pas de robot « { $called } » dans { $file }, ni aucun autre
setup-own-no-bot = { $name } n’est pas un robot : un robot est une classe dérivée de hemicycle.bots.base.Bot, avec sa propre méthode choose
setup-own-makes-none = { $name } n’est pas un robot et n’en fabrique pas : son type est { $kind }
setup-own-makes = { $name } n’est pas un robot : ce qu’il fabrique est du type { $kind }, et non un hemicycle.bots.base.Bot
setup-own-not-made = { $name } ne peut pas être fabriqué ({ $error }) ; un robot se fabrique avec sa place et son random.Random, rien d’autre
setup-own-plays = { $name } ne joue pas au jeu { $game }, mais à : { $games }
setup-own-called = un robot ne peut pas s’appeler « { $name } » : un nom a { $longest } lettres au plus, et n’est pas un des nôtres
setup-own-twice = il y a deux robots « { $level } », { $one } et { $other } ; renommez-en un
setup-own-crashed = { $name } échoue à la place { $place } dans la partie { $index } de la graine { $seed } : { $error } ({ $file }, ligne { $line })
setup-own-illegal = { $name }, à la place { $place } dans la partie { $index } de la graine { $seed }, répond à « { $kind } » par { $answer }, qui ne lui est pas proposé
setup-program-words = « { $name } » ne peut pas être exécuté : il faut un programme avec ce qu’on lui donne, et un second guillemet pour chaque premier
setup-program-none = il n’y a pas de programme « { $program } » à exécuter pour « { $name } »
setup-program-seconds = { $name } doit être un nombre de secondes entre 0 et 86400, et non « { $given } »
setup-program-failed = { $name } échoue à la place { $place } dans la partie { $index } de la graine { $seed } : { $error }
setup-arena-bots = une arène demande deux robots ou plus, chacun nommé une seule fois ; et non { $given }
setup-process-ended = l’un des processus qui jouent a été arrêté de l’extérieur, peut-être faute de mémoire ; les parties terminées sont dans le fichier de --keep, si vous en avez indiqué un
setup-no-ray = jouer sur une grappe Ray demande ray, qui n’est pas installé ; installez-le avec : pip install hemicycle[ray]
setup-ray-cluster = il n’y a pas de grappe Ray à rejoindre à l’adresse { $address } : { $why }
setup-ray-code = la machine { $host } de la grappe a une autre version du jeu ou de ses robots ; installez partout la même
setup-kept-none = { $path } n’est pas un journal de parties ; indiquez le fichier commencé par --keep, ou un nouveau
setup-kept-kind = { $path } a été écrit par hemicycle { $there }, et non par { $kind } ; indiquez un autre fichier
setup-kept-other = { $path } vient d’autres parties, où ceci diffère : { $what } ; répétez la commande qui l’a commencé, ou indiquez un autre fichier
setup-kept-code = { $path } a été commencé avec un autre code : depuis, les robots ou le jeu ont changé ; indiquez un nouveau fichier
setup-kept-line = { $path } est abîmé : la ligne { $line } n’est plus telle qu’elle a été écrite ; indiquez un nouveau fichier
setup-bots = il faut un nom de robot pour toutes les places, ou { $players } noms, un pour chacune ; et non { $given }
setup-at-least = { $what } doit valoir { $least } ou plus, et non { $given }
setup-seed-rows = pour les lignes d’un tableau, une graine ne dépasse pas { $most }, avec ou sans signe moins
setup-no-estimate = { $game } n’a pas d’estimation de qui gagne, et --chances n’a rien à dire
setup-no-pyarrow = les fichiers Parquet demandent pyarrow, qui n’est pas installé ; installez-le avec : pip install hemicycle[research]
setup-no-parquet = { $path } ne se lit pas comme un fichier de parties Parquet ; indiquez-en un écrit par hemicycle simulate --out
setup-no-rows = { $path } n’a pas de colonne « { $lacks } » ; indiquez un fichier écrit par hemicycle simulate --out, avec toutes ses colonnes
setup-rows-game = { $path } contient des parties { DE($game) }, et non { DE($wanted) }
setup-rows-tables = { $path } contient des parties de plusieurs tables : autres joueurs, éditions, options ou versions des règles ; mettez celles d’une seule dans un fichier à part
setup-rows-none = { $path } ne contient pas de partie

# Pourquoi un programme ne peut plus jouer

program-not-started = il ne peut pas être lancé ({ $error })
program-died = il s’est arrêté, avec le statut { $status }, au lieu de répondre à la ligne { $line } de ce qu’on lui a dit
program-died-saying = il s’est arrêté, avec le statut { $status }, au lieu de répondre à la ligne { $line } de ce qu’on lui a dit ; ses derniers mots : « { $said } »
program-slow = il n’a pas répondu à la ligne { $line } de ce qu’on lui a dit en { $seconds } secondes
program-long = sa réponse à la ligne { $line } de ce qu’on lui a dit ne finit pas : une ligne a { $most } octets au plus
program-more = personne n’a demandé ce qu’il a dit avant la ligne { $line } de ce qu’on lui a dit : « { $said } » ; il répond à chaque ligne par une ligne, et ce qui n’est pas une réponse va sur la sortie d’erreur
program-given-up = il a échoué { $tries } fois dans cette partie, et n’est plus relancé
program-no-game = il a répondu à la ligne { $line }, une partie qui commence, par « { $said } » ; il faut ce qu’il veut qu’on lui dise, par exemple { $wanted }
program-no-json = il a répondu à la ligne { $line } de ce qu’on lui a dit par « { $said } », qui n’est pas du JSON
program-no-choice = il a répondu à la ligne { $line }, « { $kind } », par « { $said } » ; il faut un nombre de 1 à { $number }, ou les mots ou l’action d’un de ces choix
program-no-consider = il a répondu à la ligne { $line }, une offre, par « { $said } » ; il faut une de ces réponses : { $wanted }
program-no-offer = il a répondu à la ligne { $line }, qui lui demande une offre, par « { $said } » ; il faut une de ces réponses : { $wanted }
program-no-term = dans sa réponse à la ligne { $line } il a nommé la promesse « { $said } » ; il faut un nombre de 1 à { $number }, ou les mots ou la forme d’une de celles qui étaient énumérées
program-no-player = dans sa réponse à la ligne { $line } il a nommé le joueur « { $said } » ; il faut une place, ou un nom que porte une seule personne

# Pourquoi quelque chose est illisible

misread = { $place } : { $what }
misread-top = le message lui-même
misread-kind = il faut { $wanted }, et non { $got }
misread-missing = il manque { $field }
misread-unknown = { $field } n’a pas sa place ici
misread-value = la valeur { $value } n’existe pas ici
misread-short = il faut { $wanted } d’une longueur de { $least } ou plus
misread-long = il faut { $wanted } d’une longueur de { $most } au plus
misread-low = il faut { $least } ou plus
misread-high = il faut { $most } au plus
misread-json = ce n’est pas du JSON
misread-other = ce n’est pas ce qui est attendu ici
misread-a-str = un texte
misread-a-int = un nombre entier
misread-a-float = un nombre
misread-a-bool = vrai ou faux
misread-a-array = une liste
misread-a-object = un objet
misread-a-null = rien
misread-a-other = autre chose

# Ce qui ne va pas dans un enregistrement

record-line = ligne { $line } : { $what }
record-not-whole = ce n’est pas un enregistrement entier ; il faut un en-tête, des décisions et une fin
record-no-header = ce n’est pas l’en-tête d’un enregistrement : { $why }
record-no-decision = ce n’est pas une décision d’un enregistrement : { $why }
record-no-bargained = ce n’est pas un marchandage d’un enregistrement : { $why }
record-no-ordered = ce n’est pas un ordre d’un enregistrement : { $why }
record-no-clocked = ce n’est pas une heure d’un enregistrement : { $why }
record-no-changed = ce n’est pas un changement de règles : { $why }
record-no-end = ce n’est pas la fin d’un enregistrement : { $why }
record-hash = l’empreinte ne correspond pas : cette ligne, ou l’une de celles d’avant, a été modifiée
record-format = c’est le format { $format } ; seul { $known } peut être lu
record-names = il faut un nom pour chaque place, ou aucun
record-place = { $what } se trouve là où devrait être la décision { $number }
record-a-decision = la décision { $number }
record-a-bargained = un marchandage d’après la décision { $number }
record-a-ordered = un ordre d’après la décision { $number }
record-a-clocked = l’heure d’après la décision { $number }
record-a-changed = un changement de règles après la décision { $number }
record-early = personne ne marchande avant la donne
record-no-event = ce n’est pas un événement du jeu { $game } : { $why }
record-no-action = ce n’est pas une action du jeu { $game } : { $why }
record-no-bargain = ce n’est pas un marchandage du jeu { $game } : { $why }
record-game = c’est un enregistrement du jeu { $game }, et non du jeu { $wanted }
record-version = cette partie a été jouée avec la version { $version } des règles, et ce programme joue la version { $plays } : on peut la relire telle qu’elle a été écrite, et aucune ligne n’a été modifiée, mais on ne peut pas la rejouer
record-continued = après la décision { $number }, cette partie a continué selon la version { $rules } des règles, après avoir été jouée selon la version { $was } : on peut la revoir telle qu’elle est écrite, et aucune ligne n’a été modifiée, mais elle ne peut pas être rejouée
record-secret = le secret n’est pas celui qui avait été scellé
record-seal = le mot de la place { $number } ne correspond pas à son sceau
record-words = les mots mêlés au secret ne sont pas ceux qui ont été scellés puis ouverts
record-table = { $why }
record-clock = ici, personne ne regarde l’heure, ou elle recule
record-seen = d’après les règles, tout le monde le voit
record-unseen = d’après les règles, personne d’autre ne le voit
record-events = d’après les règles, autre chose s’est passé
record-result = d’après les règles, la partie s’est terminée autrement
record-deal = la donne n’est la décision de personne
record-not-asked = on ne demandait pas alors à la place { $number } de répondre à « { $request } »
record-lapse = d’après les règles, on joue autre chose quand le temps est écoulé
record-not-allowed = d’après les règles, ce n’était pas permis : { $why }

# Ce qui ne va pas dans les chiffres d’une édition

figures-line = ligne { $line } : { $what }
figures-as = { $what } (en tant qu’édition du jeu { $game })
figures-toml = la syntaxe TOML n’est pas respectée
figures-toml-twice = cette clé ou cette table figure deux fois dans le fichier
figures-missing = il manque { $figure }
figures-kind = { $figure } doit être { $wanted }, et non { $given }
figures-a-bool = vrai ou faux (true, false)
figures-a-dict = une table
figures-a-int = un nombre
figures-a-list = une liste
figures-a-object = quelque chose
figures-a-str = un texte
figures-unknown = rien ne s’appelle { $figure }
figures-unknown-there = rien ne s’appelle { $figure } ; choisissez parmi : { $known }
figures-numbers = { $figure } doit être une liste de nombres, et non { $given }
figures-names = { $figure } doit être une liste de noms, et non { $given }
figures-gaps = { $figure } doit être une liste de { $least } à { $most }, sans lacune
figures-several = { $figure } a plusieurs valeurs, et il en faut une seule
figures-other = { $figure } : « { $given } » n’est pas possible ; choisissez parmi : { $known }
figures-twice = { $figure } : « { $name } » est déjà pris
figures-odd = { $figure } : « { $given } » ne peut pas servir d’id ; employez des lettres sans accent
figures-lacks = { $figure } : il manque « { $name } »
figures-count = { $figure } : il en faut { $wanted } en tout, et non { $given }
figures-fewer = { $figure } : il en faut { $least } ou plus, et non { $given }
figures-alike = { $figure } : « { $name } » peut y figurer { $most } fois au plus
figures-falling = { $figure } doit contenir { $wanted } nombres, aucun plus grand que le précédent, et non { $given }
figures-no-effect = « { $effect } » n’est pas un effet ; docs/editions.md en donne la liste
figures-effect-number = « { $effect } » demande un nombre de { $least } à { $most }
figures-origin = { $figure } doit dire d’où il vient ({ $known }), par exemple { $example }
figures-range = { $figure } doit être un nombre de { $least } à { $most }, et non { $given }
figures-no-base = il n’y a pas d’édition « { $name } » sur laquelle s’appuyer

# Une édition qui n’est pas livrée avec le jeu

edition-altered = { $title }, mais avec d’autres chiffres ({ $id })
edition-own = { $title } (chiffres personnels, { $id })

# Lessons

lesson-first = Essayez d’abord ce que propose la bulle.
lesson-wait = { $seat } va vous dire quelque chose. Attendez un instant.

# Avec quoi se dit une table

board-titled = { CAP(BARE($what)) } : { $said }
board-label = { CAP(BARE($what)) }
board-of = { $what } ({ $of })
board-does = { $what } : { $effects }
board-empty = vide
told-heading = { $what } :
told-hand = Votre main : { $cards }
