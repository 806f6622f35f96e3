# Ce que dit le terminal autour d’une partie.

# L’aide : ce que fait une commande, ce qu’elle demande

heading-usage = Utilisation :
heading-options = Options :
heading-commands = Commandes :
metavar-address = ADRESSE
metavar-bot = FICHIER.py:Classe
metavar-command = COMMANDE [ARGUMENTS]
metavar-date = DATE
metavar-player = JOUEUR
metavar-table = TABLE
metavar-line = LIGNE
metavar-why = POURQUOI
metavar-database = sqlite:///FICHIER
metavar-file = FICHIER
metavar-file-or-folder = FICHIER|DOSSIER
metavar-folder = DOSSIER
metavar-game = JEU
metavar-host-and-port = HÔTE[:PORT]
metavar-name = NOM
metavar-name-and-value = NOM=VALEUR
metavar-name-or-file = NOM|FICHIER
metavar-names = NOMS
metavar-number = NOMBRE
metavar-paragraph = PARAGRAPHE|MOTS
metavar-text = TEXTE
metavar-url = URL

help-command-hemicycle = Des jeux de société politiques, selon la règle du jeu.
help-command-hemicycle-more = Sans commande, la table s’ouvre dans votre navigateur. JEU est l’un de ceux-ci : { $games }.
help-command-serve = Lancer un serveur pour jouer à distance.
help-command-serve-more = Pour votre réseau domestique : hemicycle serve --lan --port 8080. HEMICYCLE_SECRET signe les cookies, sinon une clé rangée à côté de la base de données. HEMICYCLE_METRICS_TOKEN ouvre /metrics à d’autres machines. Tout est expliqué dans docs/hosting.md.
help-command-backup = Copier dans DOSSIER tout ce que garde un serveur.
help-command-backup-more = C’est-à-dire la base de données, les clés et vos éditions, lisibles par vous uniquement. Le serveur peut tourner pendant ce temps, et les joueurs ne remarquent rien.
help-command-admin = Ce que fait des gens et des tables la personne qui gère un serveur.
help-command-admin-warn = Dire à JOUEUR quelque chose, que la page lui montre jusqu’à ce que ce soit lu.
help-command-admin-mute = Ne plus laisser parler JOUEUR, pour un temps ou pour toujours.
help-command-admin-mute-more = Avec --days ou --until, cela finit de soi-même. On lui dit jusqu’à quand, et pourquoi.
help-command-admin-unmute = Laisser JOUEUR parler à nouveau.
help-command-admin-ban = Ne plus laisser entrer JOUEUR, pour un temps ou pour toujours.
help-command-admin-ban-more = Avec --days ou --until, cela finit de soi-même. On lui dit jusqu’à quand, et pourquoi. Sans phrase secrète, on n’est connu que par un cookie : avec un autre navigateur, on est quelqu’un d’autre.
help-command-admin-unban = Laisser JOUEUR entrer à nouveau.
help-command-admin-delete = Supprimer JOUEUR, comme au bas de sa propre page.
help-command-admin-close = Fermer TABLE : personne ne peut plus l’ouvrir, et ses gens apprennent pourquoi.
help-command-admin-open = Rouvrir TABLE, qui était fermée.
help-command-admin-export = Écrire TABLE dans un fichier, en entier : un autre serveur peut l’accueillir.
help-command-admin-export-more = Le fichier contient le secret de la partie et tout ce qui s’est dit. Personne d’autre que vous ne peut le lire. La table continue ici tant que vous ne la fermez pas.
help-command-admin-import = Accueillir la table de FICHIER, qu’un autre serveur a écrite.
help-command-admin-import-more = Les gens que ce serveur ne connaît pas trouvent leurs places tenues par des bots, sous leurs noms, et la partie en pause : quiconque a le lien peut s’y asseoir.
help-command-admin-reports = Montrer ce qui a été signalé, avec ce qui s’est dit autour.
help-command-admin-reports-more = Ce qui est réglé n’y est pas. Que vous les avez lus est au journal.
help-command-admin-settle = Un signalement est réglé : LIGNE est l’identifiant de ce qui s’est dit.
help-command-admin-players = Trouver des joueurs par NOM ou une partie du nom.
help-command-admin-tables = Lister les tables, la dernière d’abord.
help-command-admin-statistics = Dire combien il y a de joueurs, de tables, de parties et de mots.
help-command-admin-log = Montrer chaque acte : quand, qui, quoi, à qui, pourquoi.
help-command-restore = Mettre une copie faite par backup à la place d’une base de données.
help-command-restore-more = D’un DOSSIER, c’est la dernière copie. Les clés à côté de la copie viennent avec elle. Une base qu’un serveur utilise, ou qui n’est pas vide, reste telle quelle.
help-command-play = Jouer à JEU contre des robots.
help-command-play-more = Par exemple : hemicycle play koalition --players 5. Avec --save, la partie est enregistrée dans un fichier après chacun de vos choix. --resume la reprend et continue de l’y enregistrer.
help-command-learn = Apprendre JEU en jouant : une première partie qui s’explique elle-même.
help-command-learn-more = Des bulles apparaissent au fil de la partie. Tapez passer pour les terminer et q pour quitter. La même leçon est sur la page.
help-command-rules = Lire les règles de JEU, ou ce qu’elles disent de quelque chose.
help-command-rules-more = Un PARAGRAPHE s’indique comme le jeu le cite, par exemple : hemicycle rules koalition D7. Tous les autres mots sont cherchés dans les règles.
help-command-replay = Raconter la partie enregistrée dans FICHIER, décision par décision.
help-command-replay-more = Tant qu’une partie n’est pas terminée, les cartes cachées le restent. Les règles ne sont appliquées qu’à la fin, pour dire pourquoi la partie s’est terminée ; hemicycle verify prouve le reste.
help-command-verify = Prouver que la partie enregistrée dans FICHIER a été jouée selon les règles.
help-command-simulate = Faire jouer des robots à JEU de nombreuses fois, et compter qui gagne.
help-command-simulate-more = La même graine donne les mêmes résultats, quel que soit --jobs. Avec une liste de robots, les places tournent d’une partie à l’autre. Ctrl-C arrête, et montre ce qui a été joué.
help-command-arena = Faire jouer des robots à JEU, placés de toutes les façons, et les classer.
help-command-arena-more = Chaque robot joue seul parmi ceux de chaque autre sorte, puis par moitiés, puis tous ensemble, avec les mêmes donnes et de chaque place. La même graine donne les mêmes résultats, quel que soit --jobs. Ctrl-C arrête, et montre ce qui a été joué.
help-command-report = Faire une page de ce que disent les parties de FICHIER.
help-command-report-more = FICHIER est écrit par hemicycle simulate ou hemicycle arena, avec des parties d’une seule table. La page est un seul fichier, avec graphiques et tableaux, en anglais et en français. Le complément [research] est nécessaire.
help-command-train = Faire jouer à JEU des robots de tous niveaux, et en apprendre qui est en train de gagner.
help-command-train-more = Ce qui est appris est du JSON, destiné au paquet du jeu ; les chiffres viennent de parties mises à part. La même graine donne les mêmes résultats, quel que soit --jobs. Le complément [train] est nécessaire.
help-command-mcp = Une place pour un modèle de langage, par le Model Context Protocol.
help-command-mcp-more = Le modèle joue ici contre des robots, ou à une table d’un serveur, avec ses seuls yeux. Il parle par l’entrée et la sortie standard, ou avec --http par HTTP. Il faut l’extra [mcp].
help-command-edition = Consulter les éditions : les chiffres d’un jeu, chacun avec son origine.
help-command-edition-check = Dire si l’édition de FICHIER est complète et cohérente.
help-command-edition-list = Énumérer les éditions livrées avec JEU, ou avec tous les jeux.
help-command-edition-show = Afficher chaque chiffre d’une édition de JEU, avec son origine.
help-command-edition-show-more = Sans NOM, c’est l’édition jouée par défaut. FICHIER est une édition personnelle.
help-command-check = Chercher des infractions à ce que chaque jeu doit respecter.
help-command-check-more = Joue à JEU au hasard et avec des joueurs malveillants. Les parties de visibilité vérifient à chaque décision que personne n’en apprend plus qu’il n’est permis. Tous les nombres de joueurs, toutes les options et toutes les éditions y passent. Le code de retour est 1 si quelque chose est trouvé. Ce qui est trouvé est dit en anglais, pour qui le corrigera.

help-default = [par défaut : { $default }]
help-option-all = Aussi ceux qui sont réglés.
help-option-days = Pour tant de jours ; sinon pour toujours.
help-option-decisions = Écrire une ligne par décision dans ce fichier .parquet.
help-option-until = Jusqu’à cette date, comme 2026-05-01 ou 2026-05-01T18:30 (UTC) ; sinon pour toujours.
help-option-yes = Pour de bon : on ne peut pas revenir dessus.
help-option-admin-export-out = Le fichier à écrire.
help-option-state = Seulement celles qui se forment, se jouent, sont finies, ou sont fermées.
help-option-limit = Combien au plus.
help-option-admin-tables-game = Seulement celles de ce jeu.
help-option-overwrite = Même si la base n’est pas vide. Un fichier de SQLite est gardé à côté, sous un autre nom ; ce qui est dans une base PostgreSQL est effacé.
help-option-bot-delay = Pendant combien de secondes les robots semblent réfléchir.
help-option-play-bots = Un niveau pour tous les robots, ou une liste, un pour chacun : random, novice, steady, shrewd ; avec un caractère, steady/loyal (ou cautious, greedy, treacherous, even) ; ou votre propre robot, FICHIER.py:Classe ou cmd:PROGRAMME.
help-option-simulate-bots = Un robot pour toutes les places, ou une liste par place : steady,novice/loyal,… Votre propre robot se nomme FICHIER.py:Classe ou cmd:PROGRAMME.
help-option-arena-bots = Les robots qui se rencontrent : random,steady,… Votre propre robot se nomme FICHIER.py:Classe ou cmd:PROGRAMME. Sinon, tous les niveaux du jeu.
help-option-serve-bots = Votre propre robot, pour les tables, FICHIER.py:Classe ou cmd:PROGRAMME ; répétable.
help-option-replay-bots = Vos propres robots qui jouent dans la partie, et qui peuvent être exécutés à nouveau : FICHIER.py:Classe,…
help-option-browser = Ouvrir la page sur cette machine, ou non.
help-option-chances = Avec --decisions : aussi la chance de gagner que l’estimation des robots donnait à la place avant chacune.
help-option-contact = Où un service de notifications peut vous joindre.
help-option-database = La base de données du serveur ; sinon celle de votre dossier de données. Pour de nombreux processus postgresql://UTILISATEUR@HÔTE/NOM, avec le complément [postgres].
help-option-deals = Laisser les robots négocier ; tous voient ce qui est convenu (all), ou seulement les signataires (parties).
help-option-arena-deals = Ce qui est convenu est vu de tous (all), ou des seuls signataires (parties) ; avec none, personne ne négocie.
help-option-play-deals = Les robots négocient avec vous et entre eux ; tous voient ce qui est convenu (all), ou seulement les signataires (parties) ; avec none, personne ne négocie.
help-option-edition = Une édition du jeu, ou un fichier qui en contient une.
help-option-serve-edition = Une édition personnelle, pour les tables ; répétable. Celles du dossier editions/, à côté de la base de données, sont proposées aussi.
help-option-from = À partir de cette décision.
help-option-game = Le jeu auquel elle est destinée ; sinon celui auquel elle convient.
help-option-replay-game = D’un fichier de parties .parquet : le numéro de la partie, qui est rejouée.
help-option-record = Écrire l’enregistrement de cette partie dans ce fichier, au lieu de le montrer.
help-option-simulate-games = Combien de parties.
help-option-arena-games = Combien de parties dans chaque composition, en complétant les donnes entamées.
help-option-train-games = Combien de parties ; sept sur dix servent à apprendre, les autres aux chiffres.
help-option-check-games = Combien de parties au hasard et malveillantes.
help-option-help = Afficher cette aide et s’arrêter.
help-option-host = L’adresse où écouter ; 0.0.0.0 pour toutes.
help-option-html = Écrire dans ce fichier une page avec tableaux et graphiques.
help-option-jobs = Combien de processus ; sinon un par cœur.
help-option-json = N’afficher que du JSON.
help-option-edition-show-json = Tout, pour un programme : les chiffres et les piles avant mélange.
help-option-hemicycle-lan = Sans commande : ouvrir aussi la table à votre réseau domestique.
help-option-serve-lan = Ouvrir aussi la table à votre réseau domestique.
help-option-keep = Conserver les parties terminées dans ce fichier ; la même commande reprend à partir de là.
help-option-lang = La langue ; sinon celle du système.
help-option-log = Comment tenir le journal ; sinon selon le terminal.
help-option-minutes = Ne plus commencer de partie après tant de minutes, et montrer ce qu’il y a.
help-option-name = Votre nom à la table.
help-option-no-browser = Sans commande : ne pas ouvrir le navigateur.
help-option-option = Une option de table ; répétable. hemicycle rules JEU les énumère.
help-option-out = Écrire le JSON dans ce fichier.
help-option-simulate-out = Écrire le bilan dans ce fichier, en JSON ; ou, dans un fichier .parquet, une ligne par partie.
help-option-report-out = La page à écrire.
help-option-arena-out = Écrire le bilan dans ce fichier, en JSON ; ou, dans un fichier .parquet, une ligne par partie.
help-option-plain = En texte seul, sans dessins : pour un lecteur d’écran, ou une fenêtre étroite.
help-option-play-players = Combien de joueurs à la table, en vous comptant ; sinon cinq, si le jeu le permet.
help-option-players = Combien de joueurs à la table ; sinon cinq, si le jeu le permet.
help-option-port = Le port où écouter ; 0 prend n’importe quel port libre.
help-option-ray = Jouer sur la grappe Ray à cette adresse ; sans adresse, sur celle de RAY_ADDRESS, ou sur une grappe lancée ici.
help-option-mcp-server = Le serveur dont le modèle peut rejoindre les tables ; sinon, tout serveur auquel mène un lien.
help-option-mcp-player = Garder dans FICHIER qui est le modèle sur ce serveur, pour qu’il retrouve ses places.
help-option-mcp-name = Comment le modèle s’appelle à la table.
help-option-mcp-bots = Votre propre robot pour les parties ici, FICHIER.py:Classe ou cmd:PROGRAMME ; répétable.
help-option-mcp-http = Parler par HTTP. À une autre adresse que celle de cette machine, il faut un jeton dans HEMICYCLE_MCP_TOKEN, et --public-url.
help-option-mcp-public-url = L’adresse où on le joint par HTTP, là où il écoute d’autres machines.
help-option-proxy = Un serveur mandataire de confiance ; répétable.
help-option-public-url = L’adresse où les joueurs le trouvent, s’il est derrière un serveur mandataire.
help-option-push = Envoyer des notifications aux appareils ; demande le complément [push].
help-option-resume = Reprendre la partie enregistrée dans ce fichier.
help-option-save = Enregistrer la partie dans ce nouveau fichier au fil du jeu.
help-option-play-seed = La même graine donne les mêmes cartes.
help-option-seed = La même graine donne les mêmes parties.
help-option-check-seed = Le numéro de la première partie.
help-option-sight = Combien de parties de visibilité.
help-option-smtp = Envoyer les notifications par courriel via ce serveur.
help-option-smtp-from = L’expéditeur de ces courriels.
help-option-smtp-security = Comment protéger la liaison avec le serveur de courrier.
help-option-smtp-user = Le compte sur ce serveur ; son mot de passe est lu dans HEMICYCLE_SMTP_PASSWORD.
help-option-thinkers = Combien de processus réfléchissent au plus pour les robots ; sinon, un par cœur sauf un.
help-option-workers = Combien de processus servent derrière le port ; plus d’un seulement avec PostgreSQL.
help-option-to = Jusqu’à cette décision.
help-option-toml = Seulement le fichier lui-même, à copier et à modifier.
help-option-version = Afficher la version et s’arrêter.

play-not-understood = Tapez un nombre de { $low } à { $last }, ou ? pour la règle, ou q pour quitter.
play-keys = t table · h conseil · w pourquoi · ? la question · ? 3 choix 3 · q quitter
play-keys-zoocracy = c calendrier · t table · h conseil · w pourquoi · ? la question · ? 3 choix 3 · q quitter
play-keys-koalition = p partis · s score · t table · h conseil · w pourquoi · ? la question · ? 3 choix 3 · q quitter
play-keys-deals = d registre · accords NOM · offre à NOM : PROMESSES · dire MOTS · ? accords
play-deals =
    { $known ->
        [parties] Vous pouvez conclure des accords avec les autres. Seuls les signataires savent ce qui est convenu (? accords : comment).
       *[all] Vous pouvez conclure des accords avec les autres, et tous voient ce qui est convenu (? accords : comment).
    }
play-steps-left = Autre chose est demandé maintenant. Resté en suspens : { $steps }
play-undo = u Annuler : { $what }
play-program-failed = Le programme qui joue pour { $seat } échoue : { $why }. Les règles jouent à sa place.
play-barred = « { $choice } » n’est pas possible maintenant. { $why }
play-not-barred = « { $choice } » est un des choix : tapez-le.
play-undone = Annulé : { $what }
play-won =
    { $number ->
        [0] Personne n’a gagné.
        [one] { $seats_named } gagne la partie.
       *[other] { $seats_named } se partagent la victoire.
    }
play-kept = La partie entière est enregistrée. Pour la relire :
play-reconstructed =
    { $number ->
        [one] { $number } des { $figures } chiffres de cette édition est de nous, faute de connaître celui qui est imprimé.
       *[other] { $number } des { $figures } chiffres de cette édition sont de nous, faute de connaître ceux qui sont imprimés.
    }
play-table = Vous jouez contre { $others }.
play-table-level =
    Vous jouez contre { $others }, { $number ->
        [one] robot
       *[other] { $number } robots
    } { $level ->
        [random] jouant au hasard
        [steady] de niveau solide
        [shrewd] de niveau redoutable
       *[other] de niveau { $level }
    }.
play-table-character =
    Leur caractère : { $character ->
        [cautious] prudence
        [greedy] avidité
        [loyal] loyauté
        [treacherous] perfidie
       *[even] équilibre
    }.
play-resumed =
    La partie reprend après { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    }.
play-rule = Voir : { $rule }
play-rule-whole = ?? montre ces paragraphes en entier, hemicycle rules { $game } les montre tous.
play-left = Vous avez quitté la table. La partie n’est pas enregistrée ; pour qu’elle le soit : --save FICHIER.
play-left-saved = Vous avez quitté la table. Reprenez quand vous voulez :

rules-options = Options de table (--option NOM=VALEUR, la valeur par défaut en premier)
rules-option = nom
rules-values = ce qu’elle décide
rules-value = { $value } : { $what }

replay-offers = { $seat } propose { A($seats_named) } : { $promises }.
replay-withdraws = { $seat } retire sa proposition.
replay-game =
    { $title }, { $edition }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $who }.
replay-unfinished = La partie n’est pas terminée : les cartes cachées le restent.

edition-players = De { $low } à { $high } joueurs
edition-origin-rulebook = imprimés dans la règle du jeu
edition-origin-source = indiqués par une autre source
edition-origin-reconstructed = reconstitués par nous, faute de connaître ceux qui sont imprimés
edition-figure = chiffre
edition-value = valeur
edition-origin = origine
edition-good = { $path } contient une édition valide { DE($game) } : { $title } ({ $id }).
edition-same-id = Donnez-lui un id qui lui soit propre : « { $id } » est livrée avec le jeu, et celle-ci s’appelle donc « { $called } ».
edition-list-game = jeu
edition-list-edition = édition
edition-list-title = titre
edition-list-players = joueurs
edition-list-rulebook = règle
edition-list-source = source
edition-list-reconstructed = de nous

board-cards-and-others = politiciens + autres cartes
board-also = et en main :
board-more =
    { $number ->
        [one] et { $number } de plus, numéro { $first } (m pour la voir)
       *[other] et { $number } de plus, numéros { $first } à { $last } (m pour les voir)
    }
board-without-you =
    { $number ->
        [one] et { $number } autre que vous ne pouvez pas proposer (m la montre)
       *[other] et { $number } autres que vous ne pouvez pas proposer (m les montre)
    }
board-majority = majorité { $majority } sur { $total }
board-legend = (10) démissionnaire · 5* joker · ×2 Doppler · ½ Partei-Skandal · ↓ Sturz
board-legend-first = 6* politicien sans couleur · ×2 doubleur · une démission retire la carte la plus forte
board-hand = Votre main :
board-said-yes = ✓ oui · … oui attendu
board-politicians = politiciens
board-eu = UE

board-ahead = Manche { $round } : { $phases }
board-goals = Objectifs
board-hands = cartes

serve-ready = Hemicycle vous attend à l’adresse { $address } (Ctrl+C pour l’arrêter)
serve-running = Hemicycle tourne déjà, à l’adresse { $address }
serve-running-somewhere = Hemicycle tourne déjà
serve-running-switch = Pour l’ouvrir à votre réseau domestique, un interrupteur se trouve là où l’on invite.
serve-network = Dans votre réseau, on le trouve à l’adresse { $addresses }
serve-alone = Seule cette machine peut y accéder. Pour l’ouvrir à votre réseau domestique : --lan
serve-alone-switch = Seule cette machine peut y accéder. Pour l’ouvrir à votre réseau domestique, un interrupteur se trouve là où l’on invite ; ou lancez : hemicycle --lan
serve-no-network = Cette machine n’est dans aucun réseau domestique pour l’instant : personne d’autre ne peut y accéder.
serve-no-page = La page pour le navigateur n’a pas été construite : il n’y a donc rien à y voir. Dans le dossier du code source, make run la construit ; il faut node 20.19 ou plus récent, qui est téléchargé au besoin.

# Politico

play-keys-politico = s tableau · g gouvernements · t table · h conseil · w pourquoi · ? la question · ? 3 choix 3 · q quitter
play-offer = { $key } { $action }
board-no-past = Aucun gouvernement n’est encore tombé.

# Junta

play-keys-junta = c vos cartes · v la ville · t table · h conseil · w pourquoi · ? la question · ? 3 choix 3 · q quitter
board-coup-phase =
    { $number ->
        [0] Rébellion
       *[other] Phase { $number }
    }
board-posts = postes
board-votes = voix
board-budget = Budget :
board-every = m montre toutes les combinaisons de billets.
board-all-votes = Tout ce qui est posé
board-hold = { $place } : reste

# Beaucoup de parties

simulate-progress = parties
simulate-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } { DE($title) } ({ $edition }), { $players } joueurs
simulate-speed =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($decisions_per_second, maximumFractionDigits: 0) } par seconde
simulate-bot = robot
simulate-seat = place
simulate-games = parties
simulate-wins = victoires
simulate-points = points
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-promises = Promesses : tenues { $kept }, rompues { $broken }, sans objet { $void }
simulate-violations = Infractions : { $number }
simulate-equal = À parts égales, chacun aurait { $share } des victoires.
simulate-intervals = Les intervalles sont à 95 %, calculés sur les donnes.
simulate-few =
    Pas d’intervalles : il y faut { $fewest } donnes, et { $number ->
        [one] { $number } seulement a été jouée
       *[other] { $number } seulement ont été jouées
    }.
simulate-stopped = Arrêt après { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $wanted }.
simulate-time-up = Le temps est écoulé après { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $wanted }.
simulate-go-on = Tout est conservé dans { $path } : la même commande reprend à partir de là.
simulate-lost = Rien n’est conservé : c’est --keep FICHIER qui le fait, et la même commande reprend alors à partir de là.
simulate-written = Résultat écrit dans { $path }.

# Une arène

arena-title = Arène : { $title }
page-languages = Langue
page-language = Français
arena-alone = seul
arena-among = parmi { $other }
arena-corner = un robot parmi d’autres
arena-field = composition
arena-field-one = un { $one } parmi { $other }
arena-field-half = { $one } et { $other } par moitiés
arena-field-all = tous ensemble
arena-each = victoires de chacun
arena-interval = intervalle à 95 %
arena-rating = cote
page-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-whole = { NUMBER($number, maximumFractionDigits: 0) }
page-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
page-number-of = { NUMBER($number) }
page-more = plus qu’une part égale, avec 95 % de certitude
page-less = moins qu’une part égale, avec 95 % de certitude
arena-few = Il faut { $fewest } donnes pour un intervalle ; un tiret figure là où il y en a moins.
arena-model = Les cotes sont celles d’openskill, selon un modèle de Bradley et Terry où une partie se gagne contre chaque perdant. Elles donnent un aperçu : ce que l’on affirme repose sur les parts de victoires.
arena-incomplete = L’arène n’est pas complète : { NUMBER($wanted) } parties étaient prévues.
page-fact-edition = Édition
page-fact-bots = Robots
page-fact-players = Joueurs
page-fact-games = Parties
page-fact-bargaining = Accords
page-fact-seed = Graine
page-deals-all = vus de tous
page-deals-parties = vus des signataires
page-deals-none = aucun
arena-head-matrix = Un robot parmi d’autres
arena-head-together = Par moitiés et tous ensemble
arena-head-ratings = Cotes
arena-head-lengths = Longueur des parties
arena-head-counted = Comment c’est compté
arena-explain-matrix = Chaque case donne la part de victoires du robot de gauche, à une seule place, quand toutes les autres sont tenues par celui du haut. La part égale est { $share }. En dessous figure l’intervalle à 95 %. ▲ et ▼ signalent les parts dont tout l’intervalle dépasse la part égale, ou reste en deçà.
arena-explain-together = Victoires par place d’un robot, quand deux sortes se partagent la table et quand toutes y sont. La ligne pointillée est la part égale.
arena-explain-lengths = En décisions. Le point est la médiane, la barre contient la moitié centrale des parties, le trait va de la plus courte à la plus longue.
arena-length-least = la plus courte
arena-length-quarter = un quart en deçà
arena-length-half = médiane
arena-length-three-quarters = trois quarts en deçà
arena-length-most = la plus longue
arena-length-mean = moyenne
arena-counted-deals = Toutes les compositions jouent les mêmes donnes, chacune une fois de chaque place. Les voisins sont tirés au sort pour chaque donne. Seules comptent les donnes jouées de toutes les places.
arena-counted-wins = Une première place partagée compte pour une part égale de victoire à chacun.
arena-counted-intervals = Les intervalles sont à 95 % et calculés sur les donnes, car les parties d’une même donne se ressemblent. Un tiret figure là où il y en a moins de dix.
# Un rapport

report-title = { $title } en { NUMBER($games) } parties
report-tile-games = parties
report-tile-decisions = décisions par partie
report-tile-governments = gouvernements par partie
report-tile-majorities = mandats par partie
report-tile-promises = promesses par partie
report-head-short = En bref
report-head-wins = Qui gagne
report-head-winning = Ce qui va avec la victoire
report-head-promises = Les promesses, et ce qu’elles sont devenues
report-head-power = Le pouvoir, et ce qu’il rapporte
report-head-governments = Qui gouverne avec qui
report-head-majorities = Qui vote avec qui
report-head-often = Ce qui se joue, et combien de fois
report-head-rules = Les règles à l’œuvre
report-head-lengths = Combien de temps, et quelle fin
report-head-counted = Comment c’est compté
report-short-more = Plus qu’une part égale ({ NUMBER($equal, style: "percent", maximumFractionDigits: 0) }) des victoires : { $named }.
report-short-less = Moins qu’une part égale ({ NUMBER($equal, style: "percent", maximumFractionDigits: 0) }) des victoires : { $named }.
report-short-share = { $who } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-short-place = { $who } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
report-short-seats = Aucune place à la table ne gagne nettement plus ou moins que les autres.
report-short-best = Ce qui va le mieux avec la victoire : { $what }. Le joueur qui en faisait plus que les autres a gagné { NUMBER($more, style: "percent", maximumFractionDigits: 0) } des parties, et chacun des autres { NUMBER($others, style: "percent", maximumFractionDigits: 0) }.
report-short-kept = Parmi les promesses que l’on pouvait tenir ou rompre, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ont été tenues.
report-short-worst = Promesse rompue le plus souvent : { $what }, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-explain-wins = Le point est la part de victoires, le trait son intervalle à 95 %. La ligne pointillée est la part égale, { $share }.
report-by-bot = Par robot
report-by-seat = Par place à la table
report-by-kind = Par sorte
report-seat = Place { $number }
report-who = qui
report-governs = au gouvernement
report-explain-winning = On compare les joueurs d’une même partie : ceux qui ont fait une chose plus souvent que la moyenne de la table, et les autres. Le point dit de combien de points de pourcentage les premiers ont gagné plus souvent, le trait est l’intervalle à 95 %.
report-caution = Cela va avec la victoire sans en être forcément la cause : qui mène peut se permettre davantage, et certains robots jouent mieux que d’autres.
report-looked = Choses examinées : { $all }. Assez nettes pour que le hasard ne les explique pas, même en en regardant autant (Bonferroni) : { $clear }. Les plus fortes sont montrées.
report-factor-thing = { $name } – { $what }
report-factor-promised = Promesses faites
report-factor-broke = Promesses rompues
report-factor-governed = Fois au pouvoir
report-points = { $sign }{ NUMBER($points, maximumFractionDigits: 0) }
report-did = Ce que l’on fait
report-named = Et avec quoi
report-more = a gagné
report-others = les autres
report-difference = points
report-explain-promises = Ce qui a été convenu et devait être tenu plus tard. Une promesse n’oblige personne, mais la table s’en souvient. Sans objet : ce que plus personne ne pouvait tenir, sans que ce soit la faute de qui l’avait promis.
report-offers = Accords proposés : { NUMBER($offers) }, dont { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ont été conclus.
report-verdict-kept = tenues
report-verdict-broken = rompues
report-verdict-void = sans objet
report-promise = promesse
report-broken = rompues, parmi tenues et rompues
report-at-once = change de main aussitôt
report-explain-power = Dans chaque vote pondéré, l’indice de Banzhaf dit quelle part du pouvoir avait chacun : combien de fois sa voix pouvait tout changer. Votes comptés, où une majorité s’est trouvée : { NUMBER($votes) }. Votes sans majorité : { NUMBER($none) }.
report-power = de { NUMBER($low, style: "percent", maximumFractionDigits: 0) } à { NUMBER($high, style: "percent", maximumFractionDigits: 0) } du pouvoir
report-no-power = aucun pouvoir
report-power-of = qui avait
report-times = fois
report-in-majority = dans la majorité
report-taken = part des points pris
report-fit = Qu’est-ce qui dit le mieux qui est dans la majorité ? Corrélation avec la part des voix : { NUMBER($votes, minimumFractionDigits: 2, maximumFractionDigits: 2) } ; avec l’indice de Banzhaf : { NUMBER($banzhaf, minimumFractionDigits: 2, maximumFractionDigits: 2) } ; avec celui de Shapley et Shubik : { NUMBER($shapley, minimumFractionDigits: 2, maximumFractionDigits: 2) }. (1 serait toujours, 0 jamais.)
report-governments = Gouvernements
report-majorities = Majorités
report-parties = Partis qui gouvernent
report-explain-together = Plus un trait est épais, plus souvent deux s’y trouvent ensemble ; plus un rond est grand, plus souvent il y est. Les couleurs montrent les paires qui s’y trouvent nettement plus ou moins souvent que par tirage au sort, vu combien de fois chacun y est.
report-more-often = plus souvent que par hasard
report-less-often = moins souvent que par hasard
report-pair = { $one } et { $other }
report-both = ensemble
report-by-chance = par hasard
report-size = { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    } { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-sizes = Comptés : { NUMBER($number) }. Par taille : { $sizes }.
report-explain-often = Combien de fois par partie, en moyenne. Le tableau dit dans quelle part des parties cela arrive.
report-actions = Actions
report-what = quoi
report-each = par partie
report-in-games = dans tant de parties
report-explain-rules = Combien de décisions d’une partie se prennent sous chaque titre des règles.
report-rule = règle
report-explain-lengths = Combien de parties ont eu tant de décisions. La ligne pointillée est la médiane, { NUMBER($half, maximumFractionDigits: 0) }.
report-rounds = Manches en moyenne : { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-from-to = { $low } à { $high }
report-decisions = décisions
report-endings = Comment finissent les parties
report-length = Décisions par partie
report-no-ending = on ne dit pas pourquoi
report-counted = À partir des lignes d’un fichier écrit par hemicycle simulate : { NUMBER($shuffles) } donnes, chacune autant de fois qu’elle a été jouée.
report-again = Chaque partie peut être rejouée : hemicycle replay FICHIER --game NUMÉRO.
report-table = En tableau
# Apprentissage

train-progress = parties
train-title = { $fitting } parties pour apprendre, { $report } autres pour ces chiffres
train-seen = Comme on voit la table de sa place :
train-open = Toutes cartes sur table :
train-third = tiers
train-games = parties
train-alike = à égalité
train-hand = à la main
train-learned = appris
train-said = annoncé
train-came = réalisé
train-score = { NUMBER($score, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-brier = Ce sont des scores de Brier, par tiers de partie : le plus bas est le meilleur.

check-games = au hasard et malveillantes
check-sight = visibilité
check-found =
    { $what } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $violations ->
        [one] { $violations } infraction
       *[other] { $violations } infractions
    }
check-more = et { $number } de plus

# Ce que prouve un enregistrement

verify-holds =
    { $path } est en règle : { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    } { DE($game) }, { $end }.
verify-over = jusqu’à la fin
verify-goes-on = et la partie continue
verify-edition = Édition jouée : { $edition } [{ $id }, chiffres { $fingerprint }].
verify-own-edition = Édition jouée : { $edition } [{ $id }, chiffres { $fingerprint }] ; ses chiffres sont dans l’enregistrement.
verify-hashes = Aucune ligne n’a été modifiée : les { $number } empreintes correspondent toutes.
verify-draws = Tout tirage découle du secret dont l’empreinte figure au début ({ $hash }…).
verify-words = Chaque mot mêlé au secret correspond à son sceau ; ils viennent de ces places : { $seats_named }.
verify-shut = Des mots scellés n’ont pas été ouverts, ni donc mêlés au secret ; ils viennent de ces places : { $seats_named }.
verify-decisions = Chaque décision était permise à qui l’a prise, d’après la version { $version } des règles.
verify-events = Chaque événement est ce que les règles font de ces décisions.
verify-result = Le résultat en découle : { $result }.

# Ce qui ne va pas dans ce qu’on a tapé

stopped = Arrêt.
bad-in-file = { $path }, { $what }
bad-command = il n’y a pas de commande « { $name } » ; choisissez parmi : { $known }
bad-usage = { $what } ; voyez { $command } --help
usage-no-option = il n’y a pas d’option { $name }
usage-missing = il manque { $name }
usage-value = { $name } doit être { $wanted }
usage-without-value = { $name } attend une valeur
usage-no-value = { $name } ne prend pas de valeur
usage-no-command = indiquez une de ces commandes : { $known }
usage-extra = « { $name } » est de trop
usage-unclear = la commande n’est pas comprise
usage-one-of = l’une de ces valeurs : { $known }
usage-between = un nombre de { $least } à { $most }
usage-at-least = un nombre, { $least } ou plus
usage-number = un nombre
usage-other = autre chose
bad-option = une option se donne sous la forme NOM=VALEUR, et non « { $given } »
bad-option-twice = l’option { $name } est donnée deux fois ; donnez-la une seule fois
bad-no-edition = le jeu { $game } n’a pas d’édition « { $name } » ; choisissez parmi : { $known }, ou indiquez un fichier .toml
bad-bots = --bots attend un nom pour tous les robots, ou { $players } noms séparés par des virgules ; et non { $given }
bad-resume-alone = --resume reprend la partie de son fichier, et ne s’emploie qu’avec --lang et --plain (et --bots, pour vos propres robots)
bad-resume-bot = { $path } contient un robot « { $bot } » qui n’est pas des nôtres ; indiquez-le : --bots FICHIER.py:{ $bot }
bad-lan-command = --lan s’emploie avec hemicycle seul, ou avec serve : hemicycle serve --lan
bad-lan-host = --host { $host } laisse déjà entrer les autres ; retirez --lan, ou --host
bad-lan-public = --lan est pour le réseau domestique, et --public-url pour internet ; choisissez l’un ou l’autre
bad-no-game = indiquez un jeu, par exemple : hemicycle play koalition ; ou reprenez une partie avec --resume FICHIER
bad-save-exists = { $path } existe déjà ; reprenez cette partie avec --resume { $path }, ou indiquez un nouveau fichier
bad-resume-over = la partie dans { $path } est terminée ; regardez-la avec : hemicycle replay { $path }
bad-resume-seats = { $path } ne vient pas de hemicycle play : il faut une personne à la première place, des robots aux autres
bad-no-rules = le jeu { $game } n’a pas de page de règles
bad-no-paragraph = les règles n’ont pas de paragraphe « { $words } », et ces mots n’y figurent pas
bad-name = un nom doit comporter au moins un caractère imprimable
bad-part = { $path } contient les décisions 0 à { $last } ; --from et --to en choisissent une partie
bad-running = un serveur avec cette base de données tourne à l’adresse { $address } ; arrêtez-le, ou indiquez une autre base
bad-running-somewhere = un serveur avec cette base de données tourne déjà ; arrêtez-le, ou indiquez une autre base
bad-smtp-alone = --smtp-from et --smtp-user s’emploient avec --smtp HÔTE
bad-smtp = un serveur de courrier se donne sous la forme HÔTE ou HÔTE:PORT, et non « { $given } »
bad-smtp-from = --smtp attend un expéditeur : --smtp-from table@example.org
bad-train-numpy = l’apprentissage demande numpy, qui n’est pas installé ; installez-le avec : pip install hemicycle[train]
bad-no-mcp = il faut pour cela le paquet mcp, qui n’est pas installé ; installez-le avec : pip install hemicycle[mcp]
bad-mcp-player = --player garde qui est le modèle sur un serveur : nommez-le avec --server
bad-mcp-keys = { $path } ne contient pas qui est le modèle : nommez le fichier que --player a écrit, ou un nouveau
bad-mcp-token = pour écouter sur { $host } il faut dans { $name } un jeton long d’au moins { $least }, que quiconque vient doit montrer
bad-mcp-address = pour écouter sur { $host } il faut l’adresse où on le joint : --public-url http://NOM:PORT
bad-mcp-port = impossible d’écouter sur { $host }, port { $port } : il est pris, ou n’est pas de cette machine ; choisissez-en un autre
mcp-ready = Une place pour un modèle est à l’adresse { $address } (Ctrl-C l’arrête).
bad-json-out = --json affiche le résultat et --out l’écrit dans un fichier ; choisissez l’un ou l’autre
bad-decisions = --decisions demande un fichier à part, dont le nom finit par .parquet, et non { $path }
bad-chances = --chances doit aller avec --decisions FICHIER.parquet
bad-replay-record = --game, --record et --bots vont avec un fichier de parties .parquet ; { $path } se revoit sans eux
bad-replay-game = choisissez une partie par --game : dans { $path }, il y a { $least } à { $most }
bad-replay-several = { $path } a plusieurs parties { $number }, de plusieurs graines ; mettez celles d’une seule graine dans un fichier à part
bad-replay-other = dans { $path }, la partie { $number } finit autrement ici : le jeu, ses robots ou leurs chiffres ont changé depuis
bad-replay-bot = dans { $path } joue un robot « { $bot } » qui n’est pas des nôtres, et rejouer la partie l’exécuterait ; si c’est voulu, ajoutez --bots { $bot }
bad-none-played = trop peu a été joué pour compter quoi que ce soit ; laissez plus de temps

file-edition = une édition
file-record = un enregistrement
file-keys = les clés d’un modèle
file-save = une partie enregistrée
file-games = des parties (.parquet)
file-folder = { $path } est un dossier ; indiquez un fichier qui contienne { $what }
file-none = il n’y a pas de fichier { $path } ; indiquez un fichier qui contienne { $what }
file-not-text = { $path } n’est pas { $what } : ce n’est pas un texte en UTF-8
file-unread = { $path } ne peut pas être lu : { $reason }
file-unwritten = { $path } ne peut pas être écrit : { $reason }
file-folder-to-write = { $path } est un dossier ; indiquez un fichier à écrire
file-no-folder-to-write = { $path } ne peut pas être écrit : il n’y a pas de dossier { $folder }

# La personne qui gère un serveur

admin-nameless = (sans nom)
admin-none = Il n’y en a pas.
admin-no-reports = Il n’y a pas de signalement.
admin-done-warning = { $name } le lira sur sa page, jusqu’à l’avoir lu.
admin-done-mute = { $name } ne peut plus parler avant { $until }.
admin-done-mute-for-good = { $name } ne peut plus parler.
admin-done-ban = { $name } ne peut plus entrer avant { $until }.
admin-done-ban-for-good = { $name } ne peut plus entrer.
admin-done-no-mute = { $name } peut à nouveau parler.
admin-was-no-mute = { $name } peut déjà parler ; rien n’a changé.
admin-done-no-ban = { $name } peut à nouveau entrer.
admin-was-no-ban = { $name } peut déjà entrer ; rien n’a changé.
admin-done-delete = C’est fait pour { $name }. Aux tables, le nom s’en va dans la minute si un serveur tourne, sinon à son démarrage.
admin-done-close = La table { $table } est fermée.
admin-done-open = La table { $table } est rouverte.
admin-was-open = La table { $table } n’était pas fermée ; rien n’a changé.
admin-done-export = La table { $table } est dans { $path }, avec tous ses secrets.
admin-done-import = La table { $table } est maintenant ici, à l’adresse /t/{ $table }.
admin-was-import = La table { $table } est déjà ici ; rien n’a changé.
admin-done-settle = Le signalement de la ligne { $line } est réglé.
admin-player = { $name } · dernière visite : { $seen } · première : { $made } · tables : { $tables }{ $passphrase ->
    [yes] { " · avec phrase secrète" }
   *[no] { "" }
}
admin-got-warning = un mot ({ $made }, pas encore lu) : { $why }
admin-got-warning-ended = un mot ({ $made }, lu { $ended }) : { $why }
admin-got-mute = silence imposé ({ $made } – { $until }) : { $why }
admin-got-mute-for-good = silence imposé ({ $made }, pour toujours) : { $why }
admin-got-mute-ended = silence imposé ({ $made }, levé { $ended }) : { $why }
admin-got-ban = entrée refusée ({ $made } – { $until }) : { $why }
admin-got-ban-for-good = entrée refusée ({ $made }, pour toujours) : { $why }
admin-got-ban-ended = entrée refusée ({ $made }, rendue { $ended }) : { $why }
admin-table = { $table } · { $game } · { $state ->
    [gathering] se forme
    [playing] en cours
    [closed] fermée
   *[over] finie
} · décisions : { $moves } · dernier changement : { $changed }
admin-report = Ligne { $line }, signalée ({ $made }), à la table { $table }
admin-report-settled = Ligne { $line }, signalée ({ $made }), à la table { $table } (réglé)
admin-report-speaker = De qui : { $name }, dont { $number ->
    [0] aucune ligne signalée n’est connue
    [one] 1 ligne a été signalée
   *[other] { $number } lignes ont été signalées
}
admin-report-by = Signalée par { $names }
admin-report-reason = « { $reason } »
admin-report-whispered = (à quelques-uns)
admin-statistics-players = Joueurs : { $players }, avec un nom { $named }, avec une phrase secrète { $passphrases }, venus ces sept derniers jours { $week }
admin-statistics-game = { $game }, tables : se forment { $gathering }, en cours { $playing }, finies { $over }
admin-statistics-closed = Tables fermées : { $number }
admin-statistics-week = { $ago ->
    [0] Parties finies ces sept derniers jours : { $number }
    [1] Les sept jours d’avant : { $number }
   *[other] Les sept jours d’il y a { $ago } semaines : { $number }
}
admin-statistics-done = Décisions : { $moves }, lignes de discussion : { $talk }, offres et réponses : { $deals }
admin-statistics-order = Signalements : { $reports }, entrées refusées : { $bans }, silences imposés : { $mutes }
bad-admin-player = aucun joueur n’a l’identifiant ou le nom '{ $given }' ; cherchez-en un : hemicycle admin players NOM
bad-admin-players = plusieurs joueurs s’appellent '{ $given }' : désignez celui que vous voulez par l’identifiant entre crochets
bad-admin-table = il n’y a pas de table '{ $table }' ; l’identifiant est la fin de son lien : hemicycle admin tables
bad-admin-line = aucune ligne '{ $line }' n’a été signalée ; hemicycle admin reports les donne
bad-admin-why = dites pourquoi : ce sera lu
bad-admin-until-days = --days et --until disent tous deux quand cela finit ; choisissez l’un des deux
bad-admin-past = { $until } est déjà passé ; donnez une date à venir
bad-admin-sure = { $name } n’existerait plus, sans retour ; si c’est bien cela, ajoutez --yes
usage-date = une date comme 2026-05-01, ou avec l’heure (UTC) 2026-05-01T18:30
file-table = une table exportée

# Lessons

metavar-lesson = LEÇON
learn-keys = Entrée continue, passer termine les bulles, q quitte.
learn-go-on = Entrée : continuer
learn-yes-no = Entrée : oui · n : non
learn-offered = { $seat } vous propose un accord :
learn-accept = Acceptez-vous ?
learn-offer = Votre proposition { A($seats_named) } :
learn-make = La faites-vous ?
learn-agreed =
    { $number ->
        [one] { $seats_named } accepte.
       *[other] { $seats_named } acceptent.
    }
learn-declined =
    { $number ->
        [one] { $seats_named } n’accepte pas.
       *[other] Tous n’acceptent pas.
    }
learn-skipped = Plus de bulles. Le reste de la partie est à vous.
learn-left = Vous avez quitté la leçon. Recommencez-la quand vous voulez.
learn-finished = Vous avez terminé la leçon et quitté la partie. Recommencez la leçon quand vous voulez.

# Les conseils

play-could = { $action } – « { $reason } »
play-look = À regarder : { $said }
play-why = { $seat } : « { $reason } »
play-no-advice = Il n’y a pas de conseils pour ce jeu.
play-no-reasons = Pas d’explication : rien ne s’est passé depuis, ou la raison trahirait un secret.

# Accords

deal-off = Cette partie se joue sans accords : elle a commencé avec --deals none.
deal-offered =
    { $many ->
        [0] { $seat } vous propose un accord ({ $number }), ouvert { $until } :
       *[other] { $seat } vous propose un accord avec { $seats_named } ({ $number }), ouvert { $until } :
    }
deal-instead = { $seat } propose un autre accord à la place ({ $number }), ouvert { $until } :
deal-own = Vous proposez un accord { A($seats_named) } ({ $number }) :
deal-record = Promesses { DE($seat) } jusqu’ici : tenues { $kept }, rompues { $broken }.
deal-keys = o accepter · n refuser · contre { $number } : PROMESSES · h conseil · t table · d registre · Entrée plus tard
deal-waits = L’offre { $number } { DE($seat) } attend votre réponse, { $until } : accepter { $number } · refuser { $number }
deal-accepts =
    { $why ->
        [yes] { $seat } accepte : « { $reason } »
       *[no] { $seat } accepte.
    }
deal-refuses =
    { $why ->
        [yes] { $seat } refuse : « { $reason } »
       *[no] { $seat } refuse.
    }
deal-reason = « { $reason } »
deal-is-agreed = Conclu : accord { $number }.
deal-is-accepted = Vous acceptez l’accord { $number }. Doivent encore répondre : { $seats_named }.
deal-is-refused = Vous refusez.
deal-is-withdrawn = Vous retirez l’offre.
deal-between = Accord entre { $seats_named } : { $promises }.
deal-lapsed = L’offre { $number } { DE($seat) } a expiré.
deal-withdrawn = { $seat } retire l’offre { $number }.
deal-kept = Promesse tenue : { $promise }.
deal-broken = Promesse rompue : { $promise }.
deal-void = Promesse sans objet : { $promise }.
deal-unknown = Nul ne peut savoir si elle est tenue : { $promise }.
deal-none = Ni offre ni promesse jusqu’ici.
deal-no-number =
    { $many ->
        [0] Il n’y a pas d’offre ouverte { $wanted }, ni aucune autre.
        [one] Il n’y a pas d’offre ouverte { $wanted }. Celle qui est ouverte : { $known }.
       *[other] Il n’y a pas d’offre ouverte { $wanted }. Celles qui sont ouvertes : { $known }.
    }
deal-would-break = Cela romprait votre promesse : { $promise }.
deal-may-break = Cela pourrait rompre votre promesse : { $promise }.
deal-sure = o : le faire quand même · Entrée : choisir de nouveau
deal-possible-nothing = Rien ne peut être promis maintenant entre vous et { $seats_named }.
deal-possible =
    { $number ->
        [0] Rien de tel ne peut être promis maintenant entre vous et { $seats_named }.
        [one] { $number } promesse est possible maintenant entre vous et { $seats_named } :
       *[other] { $number } promesses sont possibles maintenant entre vous et { $seats_named } :
    }
deal-alike =
    { $number ->
        [one] (et { $number } autre semblable)
       *[other] (et { $number } autres semblables)
    }
deal-look-for = accords { $name } MOTS montre celles qui ont ces mots.
deal-said =
    { $number ->
        [0] Vous dites : « { $words } »
       *[other] Vous dites { A($seats_named) } : « { $words } »
    }
deal-heard = Parler n’engage à rien. Faites-moi plutôt une offre, j’y répondrai.
deal-heard-off = Parler n’engage à rien, et cette partie se joue sans accords.
deal-help-list = accords { $name }, accords { $name } vote – ce que vous pouvez vous promettre maintenant ; avec un mot, ce qui le contient
deal-help-offer = offre { A($name) } : PROMESSE ; PROMESSE – proposer un accord. Dites de chaque promesse assez de mots de la liste pour qu’une seule convienne ; je et vous suffisent, et qui promet peut précéder deux-points. Avec plusieurs noms, c’est un accord entre tous.
deal-help-example = Par exemple : offre { A($name) } : { $promises }
deal-help-answer = accepter 1, refuser 1, retirer 1, contre 1 : PROMESSES – répondre par le numéro de l’offre, ou reprendre la sienne
deal-help-talk = dire MOTS, dire { A($name) } : MOTS – parler à tous, ou à une personne. Cela n’engage à rien, et les robots n’écoutent pas.
deal-help-ledger = d – les offres ouvertes, les promesses, et qui a tenu les siennes
deal-help-bound = Personne n’est forcé de tenir sa promesse, mais tous ceux qui la connaissent s’en souviennent, et les robots vous font moins confiance. Un avertissement précède.
