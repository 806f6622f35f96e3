# Ce que le serveur dit aux gens : pourquoi il ne fait pas quelque chose, et ses notifications.

# --- requests -------------------------------------------------------------------------------------------

refusal-unreadable = Cela n’a pas pu être lu : { $reason }.
refusal-no-number = Il faut un nombre, et non « { $given } ».
refusal-not-text = Les messages sont du texte en JSON ; les trames binaires ne sont pas acceptées.
refusal-not-json = Envoyez du JSON, avec l’en-tête Content-Type: application/json.
refusal-too-large = C’est trop grand : { $kib } Kio au plus.
refusal-too-fast = C’est trop rapide. Attendez un instant, puis réessayez.
refusal-too-many-connections = Vous avez trop de connexions ouvertes. Fermez un onglet, puis réessayez.
refusal-foreign-page = Cela vient de la page d’un autre site et n’est pas accepté.
refusal-nobody = Le serveur ne vous connaît pas encore. Ouvrez sa page d’accueil, ou envoyez un jeton.
refusal-unavailable = Quelque chose s’est mal passé sur le serveur, et rien n’a changé. Réessayez.
refusal-database-away = Le serveur n’a pas accès à sa mémoire en ce moment, et ne sait pas si c’est fait. Réessayez dans un instant.
refusal-damaged = La mémoire du serveur est endommagée. Rien n’a changé ; la personne qui gère le serveur doit y remédier, et y trouvera comment.
refusal-no-page = Il n’y a rien ici.
refusal-no-table = Cette table n’existe pas. Peut-être le lien est-il incomplet, ou la table a-t-elle été supprimée.
refusal-metrics = Les mesures ne sont données que sur le serveur même, ou à la personne qui possède le jeton.
refusal-not-at-the-machine = Seule la personne assise à la machine où tourne Hemicycle peut le faire, sur sa propre page à l’adresse localhost.
refusal-no-network = Cette machine n’est dans aucun réseau domestique pour l’instant : personne d’autre ne peut la joindre. Rejoignez-en un, par Wi-Fi ou par câble, puis réessayez.

# --- who one is -----------------------------------------------------------------------------------------

refusal-clock-over-days = Une partie dont la fin dépend de l’horloge se joue en direct, pas sur plusieurs jours.
refusal-empty-name = Un nom compte au moins une lettre.
refusal-name-crowded = Trop de joueurs de ce nom ont une phrase secrète. Choisissez un autre nom.
refusal-wrong-passphrase = Aucun joueur n’a ce nom et cette phrase secrète.
refusal-wrong-old-passphrase = Ce n’est pas votre phrase secrète ; sans elle, rien n’est changé.
refusal-no-way-back = Choisissez d’abord une phrase secrète : sans elle, vous ne pourriez pas revenir vous-même.
refusal-in-person = Un programme muni d’une clé ne peut pas faire cela : ouvrez votre page dans un navigateur.
refusal-weak-passphrase = Une phrase secrète compte au moins 8 caractères et n’est pas le nom.
refusal-bad-email = { $email } n’est pas une adresse électronique.
refusal-no-email = Ce serveur ne peut pas envoyer de courriels.
refusal-no-push = Ce serveur ne peut pas envoyer de notifications aux appareils.
refusal-bad-push = Ceci n’est pas un abonnement aux notifications.

# --- order ----------------------------------------------------------------------------------------------

refusal-banned = La personne qui gère ce serveur ne vous laisse pas entrer avant { $until }. La raison : { $why }
refusal-banned-for-good = La personne qui gère ce serveur ne vous laisse plus entrer. La raison : { $why }
refusal-muted = La personne qui gère ce serveur ne vous laisse pas parler avant { $until }. La raison : { $why }
refusal-muted-for-good = La personne qui gère ce serveur ne vous laisse plus parler. La raison : { $why }
refusal-closed = La personne qui gère ce serveur a fermé cette table. La raison : { $why }

# --- notices --------------------------------------------------------------------------------------------

notice-turn = C’est à vous : { $title }
notice-turn-text = On vous demande : { $question }
notice-called = On vous attend : { $title }
notice-called-text = Quelqu’un à la table demande votre réponse : { $question }
notice-deal = Un accord attend votre réponse : { $title }
notice-deal-text = { $name } vous propose un accord. Ouvrez la table pour le lire, puis acceptez ou refusez.
notice-warn = Votre temps touche à sa fin : { $title }
notice-warn-text = La table attend toujours votre décision : { $question }
notice-kept = Un robot joue pour vous : { $title }
notice-kept-text = Votre temps s’est de nouveau écoulé : un robot a pris votre place. Ouvrez la table, et elle est de nouveau à vous.
notice-kept-voted-text = Vous étiez loin et les autres n’ont plus attendu : un robot joue pour vous. Ouvrez la table, et la place est de nouveau à vous, sauf si quelqu’un d’autre s’y est assis.
notice-over = La partie est terminée : { $title }
notice-over-text = Voyez comment elle a fini.
notice-left = Il vous reste { $span }, jusqu’au { $until }. Ensuite, un choix sans risque est fait pour vous.
notice-left-offer = L’offre tient encore { $span }, jusqu’au { $until }.

mail-hello = Bonjour { $name },
mail-table = Table « { $title } », jeu : { $game }.
mail-game = Jeu : { $game }.
mail-seat = Vers votre place, sur n’importe quel appareil :
mail-seat-yours = Ce lien n’appartient qu’à vous : la personne qui l’a peut jouer à votre place, ne transférez donc pas ce courriel. Il est valable jusqu’au { $until } ; vous pouvez y mettre fin plus tôt sur votre page.
mail-no-link = Ouvrez la table là où vous jouez d’habitude.
mail-why = Vous recevez ceci parce que vous l’avez demandé sur votre page. Pour ne plus recevoir de courriels :
mail-why-no-link = Vous recevez ceci parce que vous l’avez demandé sur votre page ; vous pouvez l’y désactiver.

mail-confirm = Confirmez votre adresse électronique
mail-confirm-who = { $name } souhaite recevoir ici un courriel quand vient son tour sur Hemicycle.
mail-confirm-somebody = Quelqu’un souhaite recevoir ici un courriel quand vient son tour sur Hemicycle.
mail-confirm-link = Si c’est vous, confirmez-le d’ici un jour :
mail-confirm-code = Si c’est vous, saisissez ce code sur votre page d’ici un jour :
mail-confirm-else = Si ce n’est pas vous, il n’y a rien à faire : aucun autre courriel ne viendra.

refusal-mail-not-sent = Le courriel n’a pas pu être envoyé, et l’adresse n’a pas été enregistrée. Est-elle bien écrite ? Sinon, réessayez plus tard.
refusal-wrong-code = Ce n’est pas le bon code, ou il a expiré. Enregistrez de nouveau l’adresse, et un nouveau courriel viendra.
refusal-link-bad = Ce lien n’est pas complet. Copiez-le en entier depuis le courriel.
refusal-link-old = Ce lien a expiré, ou on y a mis fin. Le prochain courriel en apportera un autre ; sinon, entrez avec votre nom et votre phrase secrète.

# --- durées ---------------------------------------------------------------------------------------------

span-minutes = { $number ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $number } minutes
}
span-hours = { $number ->
    [0] moins d’une heure
    [one] une heure
   *[other] { $number } heures
}
span-days = { $number ->
    [0] moins d’un jour
    [one] un jour
   *[other] { $number } jours
}

# --- à la table -----------------------------------------------------------------------------------------

refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-begun = La partie a commencé : cela ne se fait qu’avant la donne.
refusal-dealing = Tout le monde est prêt et la donne commence : encore quelques secondes.
refusal-seals-open = Les mots s’ouvrent quand tout le monde est prêt, pas avant.
refusal-no-seal = Vous n’avez pas scellé de mot pour cette donne, ou vous n’étiez pas là quand les sceaux ont été comptés.
refusal-other-word = Ce n’est pas le mot que vous avez scellé.
refusal-not-begun = La partie n’a pas commencé.
refusal-over = La partie est terminée.
talk-whispered = { $seat }, { A($seats_named) }
refusal-words-kept = Cette partie est terminée et conservée ; son récit et son enregistrement la racontent.
refusal-not-over = La partie n’est pas encore terminée.
refusal-no-lesson = Cette table n’est pas une leçon.
refusal-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
refusal-seated-already = Vous avez déjà une place à cette table.
refusal-seat-taken = Quelqu’un d’autre a pris cette place.
refusal-no-name = Indiquez d’abord votre nom.
refusal-no-such-level = Ce robot n’existe pas ; choisissez parmi : { $levels }.
refusal-host-only = Seul l’hôte peut faire cela.
refusal-own-seat = C’est votre propre place.
refusal-sent-away = L’hôte vous a renvoyé de cette table : vous ne pouvez plus vous y asseoir.
refusal-blocked = L’hôte de cette table ne souhaite pas jouer avec vous.
refusal-had-seat = Vous avez eu une place dans cette partie, et vous savez ce qu’elle cachait. Vous pouvez regarder.
refusal-no-person = Personne n’est assis là.
refusal-blocked-enough = La liste des joueurs bloqués est pleine ({ $most } au plus). Débloquez d’abord quelqu’un.
refusal-replaced-already = C’est déjà décidé.
refusal-clock-replaces = Cette table a une horloge : si le temps de ce joueur s’écoule deux fois sans un mot, un robot prend sa place de lui-même.
refusal-not-absent = Ce joueur était là il y a peu. S’il ne donne aucun signe pendant encore { $minutes ->
    [0] un instant
    [one] une minute
   *[other] { $minutes } minutes
}, il passera pour absent.
refusal-not-absent-hours = Ce joueur était là il n’y a pas longtemps. S’il ne donne aucun signe pendant encore { $hours ->
    [0] un instant
    [one] une heure
   *[other] { $hours } heures
}, il passera pour absent.
refusal-paused = La table est en pause.
refusal-undo-time = On ne peut pas revenir là-dessus : votre temps est écoulé.
refusal-kept = Un robot joue pour vous. Dites d’abord que vous êtes de retour.
refusal-no-talk = À cette table, on ne parle pas.
refusal-talk-is-public = À cette table, tout se dit à tous.
refusal-passed-enough = Trop de monde est déjà passé par cette table : ce n’est plus possible ici. Ouvrez-en une autre.
refusal-said-enough = Vous avez dit tout ce que cette table garde d’une personne ({ $lines } lignes, ou autant de lettres qu’un livre).
refusal-talk-to-oneself = Nommez quelqu’un d’autre à qui parler.
refusal-nothing-said = Le message est vide.
refusal-no-such-line = Ce message n’existe pas, ou ne vous était pas adressé.
refusal-nothing-to-call = La table n’attend pas cette personne.
refusal-called-already = Cette personne vient d’être appelée. Laissez-lui un peu de temps.
refusal-no-coach = Pas de conseils à cette table : il y en a quand une seule personne joue contre des robots, ou quand tout le monde est d’accord.
refusal-not-asked = Cela ne vous est pas demandé maintenant.
refusal-no-such-offer = Il n’y a pas d’offre de ce genre à laquelle répondre.
refusal-no-watching = Personne ne peut regarder à cette table.
refusal-not-yours-to-see = Tant que la partie n’est pas terminée, vous ne la voyez que de votre place.
refusal-no-such-moment = { $moves ->
    [0] Ce moment n’existe pas : aucune décision n’a encore été prise.
    [one] Ce moment n’existe pas : { $moves } décision a été prise.
   *[other] Ce moment n’existe pas : { $moves } décisions ont été prises.
}
refusal-bad-table = Cette table ne peut pas être ouverte : { $reason }
refusal-too-many-tables = Vous avez trop de tables ouvertes. Terminez-en une d’abord.
refusal-only-bots = Il faut au moins une place pour une personne.
refusal-one-seat = Vous ne pouvez prendre qu’une place.
refusal-no-partner = Nommez quelqu’un avec qui conclure cet accord.
refusal-stopped = Cette partie a commencé selon des règles antérieures, dont celles d’aujourd’hui ne peuvent rien faire : elle est montrée telle qu’elle était. Les mêmes personnes peuvent en commencer une autre.
refusal-moment-gone = Ce moment a été joué selon des règles antérieures et n’a pas été conservé. Le journal le raconte ; à partir de la décision { $seam }, chaque moment peut être revu.
refusal-newer-rules = Cette partie se joue selon des règles plus récentes que celles de ce serveur. Réessayez dans un moment.
refusal-old-game = Cette partie a commencé sous une version antérieure des règles et ne peut être poursuivie.

table-began = La partie se joue selon la version { $version } des règles.
table-continued = Le serveur a désormais d’autres règles du jeu : la partie continue d’ici selon la version { $version }, après la version { $was }. { $again ->
        [0] Rien n’est perdu.
        [one] Une décision n’était plus possible et doit être reprise.
       *[other] { $again } décisions n’étaient plus possibles et doivent être reprises.
    }
table-unopened = La donne se fait sans les mots scellés qui n’ont pas été ouverts : { $seats_named }.
table-lapsed = Le temps est écoulé pour { $seat } : le choix par défaut est joué.
table-kept-left = { $seat } s’en va ; un robot joue jusqu’à son retour, sans conclure d’accord.
table-kept-clock = Le temps est de nouveau écoulé pour { $seat }, sans un mot ; un robot joue jusqu’à son retour, sans conclure d’accord.
table-kept-voted = { $seat } ne donne plus signe de vie, et les autres n’attendent plus ; un robot joue jusqu’à son retour, sans conclure d’accord.
table-voted-bot = { $by } demande qu’un robot joue à la place { DE($seat) }, qui ne donne plus signe de vie.
table-voted-person = { $by } demande qu’une autre personne joue à la place { DE($seat) }, qui ne donne plus signe de vie.
table-voted-not = { $by } préfère attendre { $seat }.
table-vacated = Une autre personne peut maintenant prendre la place { DE($seat) } : quiconque a le lien de cette table.
table-sat = { $seat } prend la place qu’un robot tenait et continue la partie.
table-gone = { $seat } : c’est désormais le nom d’un joueur qui a supprimé son identité. Un robot continue.
table-hosted = { $seat } devient l’hôte.
table-renamed = { $seat } a changé de nom.
table-undone = { $seat } revient sur sa dernière action.
table-returned = { $seat } est de retour.
table-paused = Tout le monde est d’accord pour une pause.
table-resumed = La partie continue.
table-slept = Le serveur s’est absenté pendant { $span } ; toutes les horloges étaient arrêtées.
table-called = { $by } demande une réponse { A($seat) }.
table-coached = { $seat } accepte que tout le monde ait des conseils.
table-uncoached = { $seat } ne veut pas de conseils à cette table.

# --- quand le temps est écoulé --------------------------------------------------------------------------

lapse-plays = Si votre temps s’écoule, voici ce qui est joué pour vous : { $what }
lapse-draws = Si votre temps s’écoule, l’un de ces choix est tiré au sort : { $what }
lapse-draws-all = { $number ->
    [one] Si votre temps s’écoule, votre seul choix est joué pour vous.
   *[other] Si votre temps s’écoule, l’un des { $number } choix est tiré au sort.
}

# --- ce qui ne peut être réglé ainsi ---------------------------------------------------------------------

settings-public-url = l’URL publique est l’adresse seule, par exemple https://play.example.org, et non « { $given } »
settings-database = une base de données se nomme sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM, et non « { $given } »
settings-postgres-url = ce n’est pas l’adresse d’une base de données ; elle s’écrit postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE:PORT/NOM, où les signes du mot de passe s’écrivent comme dans toute URL (%40 pour @)
settings-postgres-extra = PostgreSQL demande un complément : pip install { $extra }
settings-workers-sqlite = plusieurs processus demandent PostgreSQL : --database postgresql://… ; une base SQLite n’en admet qu’un
settings-workers-lan = --lan ne va pas avec plusieurs processus : écoutez plutôt avec --host
settings-workers-system = ce système ne permet pas plusieurs processus derrière un port : lancez plusieurs serveurs avec --port
settings-postgres-unreached = la base de données { $database } est hors d’atteinte : { $reason }
settings-no-database = il n’y a pas de base de données { $file }
settings-database-closed = la base de données { $file } ne peut pas être ouverte : { $reason }
settings-database-unused = la base de données { $file } ne peut pas servir : { $reason }
settings-database-damaged = la base de données { $file } est endommagée : arrêtez le serveur et remettez une sauvegarde à sa place ; ce qui en reste lisible, sqlite3 { $file } .recover le retrouve
settings-database-newer = la base de données vient d’un Hemicycle plus récent (schéma { $schema } ; celui-ci connaît { $known }) ; mettez-le à jour, ou indiquez une autre base
settings-database-empty = la base de données { $file } est encore vide ; démarrez une fois le serveur, qui la prépare
settings-database-older = la base de données { $file } vient d’un Hemicycle plus ancien ; démarrez une fois le serveur, qui la met à jour
settings-import-no-table = { $file } n’est pas une table exportée
settings-import-damaged = { $file } est endommagé : le fichier a été coupé ou changé depuis son écriture
settings-import-newer = { $file } a été écrit par un Hemicycle plus récent ; mettez celui-ci à jour
settings-import-other-rules = la table du fichier { $file } ne peut pas être accueillie : { $what }
settings-restore-none = il n’y a pas de copie { $file } ; indiquez-en une que backup a faite, ou son dossier
settings-restore-damaged = la copie { $file } est endommagée, ou n’est pas la base d’un serveur ; rien n’a changé
settings-restore-in-use = un serveur utilise la base { $file } ; arrêtez-le d’abord
settings-restore-not-empty = la base { $file } n’est pas vide ; si ce qui y est peut s’en aller, ajoutez --overwrite, et il est gardé sous un autre nom
settings-restore-not-empty-postgres = la base { $file } n’est pas vide ; si ce qui y est peut s’en aller, faites-en une copie (backup) et ajoutez --overwrite : tout y sera effacé
settings-no-folder = { $folder } n’est pas un dossier ; indiquez un dossier lisible par vous uniquement
settings-missing-folder = il n’y a pas de dossier { $folder } ; créez-en un, lisible par vous uniquement : mkdir -m 700 { $folder }
settings-folder-unmade = le dossier { $folder } ne peut pas être créé : { $reason }
settings-unread = { $file } ne peut pas être lu : { $reason }
settings-unwritten = { $file } ne peut pas être écrit : { $reason }
settings-edition-same-id = { $file } a d’autres chiffres que l’édition « { $id } » du jeu { $game } : donnez-lui un id qui lui soit propre
settings-edition-id = { $file } : l’id d’une édition a de 1 à { $longest } lettres
settings-edition-twice = { $file } : une autre édition du jeu { $game } a déjà l’id « { $id } »
settings-edition-large = { $file } est trop volumineux pour une édition
settings-edition-not-text = { $file } n’est pas une édition : ce n’est pas un texte en UTF-8
settings-edition-bad = { $file }, { $what }
settings-key-unkept = la clé { $file } ne peut pas être conservée : { $reason }
settings-key-short = la clé dans { $file } est trop courte ; supprimez le fichier, et une nouvelle sera créée
settings-push-extra = les notifications aux appareils demandent un complément : pip install { $extra }
settings-push-key = { $file } ne contient pas de clé pour les notifications ; supprimez le fichier, et une nouvelle sera créée
settings-port = un port est un nombre de 0 à 65535, et non { $given }
settings-port-rights = le port { $number } demande plus de droits ; prenez-en un à partir de 1024 : --port 8080
settings-port-in-use = le port { $number }, adresse { $host }, est occupé ; indiquez-en un autre : --port { $other }
settings-port-in-use-all = tous les ports de { $number } à { $last } sont occupés ; indiquez-en un autre : --port { $other }
settings-port-unused = le port { $number }, adresse { $host }, ne peut pas servir ; indiquez-en un autre : --port { $other }
settings-port-unused-all = aucun port de { $number } à { $last } ne peut servir ; indiquez-en un autre : --port { $other }
settings-no-address = il n’y a pas d’adresse « { $host } » où écouter ; 127.0.0.1 désigne cette machine seule

file-not-allowed = ce n’est pas permis
file-is-folder = c’est un dossier
file-exists = un fichier se trouve à sa place
file-missing = ce fichier ou ce dossier n’existe pas
file-no-room = il n’y a plus de place
file-bad-name = aucun fichier ne peut porter ce nom
file-trouble = erreur { $number } du système
file-no-database = ce n’est pas une base de données
file-sqlite = erreur { $error } de la base de données

postgres-password = cet utilisateur ou ce mot de passe n’y est pas connu
postgres-not-let-in = cet utilisateur n’y a pas accès d’ici (pg_hba.conf)
postgres-no-host = cet hôte n’existe pas
postgres-no-database = cette base n’existe pas ; créez-la : createdb
postgres-refused = aucun PostgreSQL n’y répond
postgres-silent = il n’y a pas de réponse
postgres-not-allowed = cet utilisateur n’a pas le droit d’y créer des tables ; faites-en le propriétaire de la base : createdb --owner
postgres-trouble = erreur { $error } de PostgreSQL
postgres-said = { $error }

# --- le récit d’une partie terminée -------------------------------------------------------------------------

story-governed = { $seats ->
    [one] { $seats_named } a gouverné le plus souvent : { $number } fois sur { $times }.
   *[other] { $seats_named } ont gouverné le plus souvent, à égalité : { $number } fois sur { $times }.
}
story-together = Aucun duo n’a gouverné plus souvent { QUE($seats_named) } : { $number } fois.
story-never = Jamais au gouvernement : { $seats_named }.
story-kept = { $number ->
    [one] La seule promesse a été tenue.
   *[other] Les { $number } promesses ont toutes été tenues.
}
story-breaker = { $seat } { $number }
story-broken = Promesses rompues : { $number } sur { $all } ({ $told }).
story-breach = { $seat } a rompu une promesse faite { A($seats_named) } : { $promise }.
story-turn-lead = Le tournant : dépassement { DE($others) } par { $seats_named }, { $points } contre { $behind }. Personne n’a repris la tête.
story-turn-level = Le tournant : { $level } à égalité, à { $points }. Ensuite, personne n’a plus devancé { $seats_named }.
story-turn-level-last = Le tournant est venu tout à la fin : égalité entre { $level }, à { $points }.
story-turn-lead-last = Le tournant est venu tout à la fin : elle a placé { $seats_named } devant { $others }, { $points } contre { $behind }.
story-turn-swing = Le tournant : l’avance { DE($seats_named) }, toujours en tête, est passée { DE($before) } { A($after) }.
story-chances-turn = Le tournant : les chances { DE($seat) } sont passées { DE($before) } % { A($after) } %, celles { DE($other) } { DE($from) } % { A($to) } %.
story-chances-moved = Les chances { DE($seat) } sont passées { DE($before) } % { A($after) } %, celles { DE($other) } { DE($from) } % { A($to) } %.
story-agreed = Accord entre { $seats_named } : { $promises }.
