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
refusal-weak-passphrase = Une phrase secrète compte au moins 8 caractères et n’est pas le nom.
refusal-bad-email = { $email } n’est pas une adresse électronique.
refusal-no-email = Ce serveur ne peut pas envoyer de courriels.
refusal-no-push = Ce serveur ne peut pas envoyer de notifications aux appareils.
refusal-bad-push = Ceci n’est pas un abonnement aux notifications.

# --- notices --------------------------------------------------------------------------------------------

notice-turn = C’est à vous : { $title }
notice-turn-text = La table attend votre décision.
notice-called = On vous attend : { $title }
notice-called-text = Quelqu’un à la table demande votre réponse.
notice-over = La partie est terminée : { $title }
notice-over-text = Voyez comment elle a fini.
notice-why = Vous recevez ceci parce que vous l’avez demandé sur votre page ; vous pouvez l’y désactiver.

# --- à la table -----------------------------------------------------------------------------------------

refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-begun = La partie a commencé : cela ne se fait qu’avant la donne.
refusal-not-begun = La partie n’a pas commencé.
refusal-over = La partie est terminée.
refusal-not-over = La partie n’est pas encore terminée.
refusal-no-lesson = Cette table n’est pas une leçon.
refusal-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
refusal-seated-already = Vous avez déjà une place à cette table.
refusal-seat-taken = Quelqu’un d’autre a pris cette place.
refusal-no-name = Indiquez d’abord votre nom.
refusal-no-such-level = Ce robot n’existe pas ; choisissez parmi : { $levels }.
refusal-host-only = Seul l’hôte peut faire cela.
refusal-own-seat = C’est votre propre place.
refusal-is-ready = On n’écarte pas un joueur qui a donné son feu vert.
refusal-paused = La table est en pause.
refusal-undo-time = On ne peut pas revenir là-dessus : votre temps est écoulé.
refusal-kept = Un robot joue pour vous. Dites d’abord que vous êtes de retour.
refusal-no-talk = À cette table, on ne parle pas.
refusal-talk-is-public = À cette table, tout se dit à tous.
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
refusal-old-game = Cette partie a commencé sous une version antérieure des règles et ne peut être poursuivie.

table-lapsed = Le temps est écoulé pour { $seat } : le choix par défaut est joué.
table-kept-left = { $seat } s’en va ; un robot joue jusqu’à son retour, sans conclure d’accord.
table-kept-clock = Le temps est de nouveau écoulé pour { $seat }, sans un mot ; un robot joue jusqu’à son retour, sans conclure d’accord.
table-undone = { $seat } revient sur sa dernière action.
table-returned = { $seat } est de retour.
table-paused = Tout le monde est d’accord pour une pause.
table-resumed = La partie continue.
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
settings-database = une base de données se nomme sqlite:///FICHIER, et non « { $given } »
settings-no-database = il n’y a pas de base de données { $file }
settings-database-closed = la base de données { $file } ne peut pas être ouverte : { $reason }
settings-database-unused = la base de données { $file } ne peut pas servir : { $reason }
settings-database-newer = la base de données vient d’un Hemicycle plus récent (schéma { $schema } ; celui-ci connaît { $known }) ; mettez-le à jour, ou indiquez une autre base
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
