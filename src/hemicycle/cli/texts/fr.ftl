# Ce que dit le terminal autour d’une partie.

# L’aide : ce que fait une commande, ce qu’elle demande

heading-usage = Utilisation :
heading-options = Options :
heading-commands = Commandes :
metavar-address = ADRESSE
metavar-bot = FICHIER.py:Classe
metavar-command = COMMANDE [ARGUMENTS]
metavar-database = sqlite:///FICHIER
metavar-file = FICHIER
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
help-command-train = Faire jouer à JEU des robots de tous niveaux, et en apprendre qui est en train de gagner.
help-command-train-more = Ce qui est appris est du JSON, destiné au paquet du jeu ; les chiffres viennent de parties mises à part. La même graine donne les mêmes résultats, quel que soit --jobs. Le complément [train] est nécessaire.
help-command-edition = Consulter les éditions : les chiffres d’un jeu, chacun avec son origine.
help-command-edition-check = Dire si l’édition de FICHIER est complète et cohérente.
help-command-edition-list = Énumérer les éditions livrées avec JEU, ou avec tous les jeux.
help-command-edition-show = Afficher chaque chiffre d’une édition de JEU, avec son origine.
help-command-edition-show-more = Sans NOM, c’est l’édition jouée par défaut. FICHIER est une édition personnelle.
help-command-check = Chercher des infractions à ce que chaque jeu doit respecter.
help-command-check-more = Joue à JEU au hasard et avec des joueurs malveillants. Les parties de visibilité vérifient à chaque décision que personne n’en apprend plus qu’il n’est permis. Tous les nombres de joueurs, toutes les options et toutes les éditions y passent. Le code de retour est 1 si quelque chose est trouvé. Ce qui est trouvé est dit en anglais, pour qui le corrigera.

help-default = [par défaut : { $default }]
help-option-bot-delay = Pendant combien de secondes les robots semblent réfléchir.
help-option-play-bots = Un niveau pour tous les robots, ou une liste, un pour chacun : random, novice, steady, shrewd ; avec un caractère, steady/loyal (ou cautious, greedy, treacherous, even) ; ou votre propre robot, FICHIER.py:Classe.
help-option-simulate-bots = Un robot pour toutes les places, ou une liste par place : steady,novice/loyal,… Votre propre robot se nomme FICHIER.py:Classe.
help-option-arena-bots = Les robots qui se rencontrent : random,steady,… Votre propre robot se nomme FICHIER.py:Classe. Sinon, tous les niveaux du jeu.
help-option-serve-bots = Votre propre robot, pour les tables ; répétable.
help-option-browser = Ouvrir la page sur cette machine, ou non.
help-option-contact = Où un service de notifications peut vous joindre.
help-option-database = La base de données du serveur ; sinon celle de votre dossier de données.
help-option-deals = Laisser les robots négocier ; tous voient ce qui est convenu (all), ou seulement les signataires (parties).
help-option-arena-deals = Ce qui est convenu est vu de tous (all), ou des seuls signataires (parties) ; avec none, personne ne négocie.
help-option-edition = Une édition du jeu, ou un fichier qui en contient une.
help-option-serve-edition = Une édition personnelle, pour les tables ; répétable. Celles du dossier editions/, à côté de la base de données, sont proposées aussi.
help-option-from = À partir de cette décision.
help-option-game = Le jeu auquel elle est destinée ; sinon celui auquel elle convient.
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
help-option-play-players = Combien de joueurs à la table, en vous comptant ; sinon cinq, si le jeu le permet.
help-option-players = Combien de joueurs à la table ; sinon cinq, si le jeu le permet.
help-option-port = Le port où écouter ; 0 prend n’importe quel port libre.
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
help-option-to = Jusqu’à cette décision.
help-option-toml = Seulement le fichier lui-même, à copier et à modifier.
help-option-version = Afficher la version et s’arrêter.

play-not-understood = Tapez un nombre de { $low } à { $last }, ou ? pour la règle, ou q pour quitter.
play-keys = t table · h conseil · w pourquoi · ? la question · ? 3 choix 3 · q quitter
play-keys-zoocracy = c calendrier · t table · h conseil · w pourquoi · ? la question · ? 3 choix 3 · q quitter
play-keys-koalition = p partis · s score · t table · h conseil · w pourquoi · ? la question · ? 3 choix 3 · q quitter
play-undo = u Annuler : { $what }
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
rules-picture = Dessin : { $words }
rules-by-option = Option de table : { $options }
rules-by-edition = Édition : { $editions }

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
board-best = Les meilleures pour vous, sur { $number }
board-best-of-many = Les meilleures pour vous, sur un grand nombre
board-draft = Vous composez { $coalition } : { $votes } voix pour l’instant, il en faut { $majority }.
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
board-empty = vide
board-said-yes = ✓ oui · … oui attendu
board-politicians = politiciens
board-eu = UE

board-ahead = Manche { $round } : { $phases }
board-forecast = Sièges en cas de décompte
board-goals = Objectifs
board-hands = cartes
board-government =
    Gouvernement : { $members } ({ $number ->
        [one] { $number } siège
       *[other] { $number } sièges
    }, majorité à { $majority })
board-bid = mise

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
board-swap = Échanger contre deux
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
board-money = Réserve : { $reserve } · Suisse : { $account }
board-every = m montre toutes les combinaisons de billets.
board-all-votes = Tout ce qui est posé
board-stack = { $number }× { BARE($unit) }
board-hold = { $place } : reste
board-does = { $what } : { $effects }
board-titled = { CAP(BARE($what)) } : { $said }
board-label = { CAP(BARE($what)) }
board-of = { $what } ({ $of })
board-influence = { $card } { $votes }
board-millions = { $number } M

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
arena-languages = Langue
arena-language = Français
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
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($number, maximumFractionDigits: 0) }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-number-of = { NUMBER($number) }
arena-more = plus qu’une part égale, avec 95 % de certitude
arena-less = moins qu’une part égale, avec 95 % de certitude
arena-few = Il faut { $fewest } donnes pour un intervalle ; un tiret figure là où il y en a moins.
arena-model = Les cotes sont celles d’openskill, selon un modèle de Bradley et Terry où une partie se gagne contre chaque perdant. Elles donnent un aperçu : ce que l’on affirme repose sur les parts de victoires.
arena-incomplete = L’arène n’est pas complète : { NUMBER($wanted) } parties étaient prévues.
arena-fact-edition = Édition
arena-fact-players = Joueurs
arena-fact-games = Parties
arena-fact-bargaining = Accords
arena-fact-seed = Graine
arena-deals-all = vus de tous
arena-deals-parties = vus des signataires
arena-deals-none = aucun
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
bad-resume-alone = --resume reprend la partie de son fichier, et ne s’emploie qu’avec --lang (et --bots, pour vos propres robots)
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
bad-json-out = --json affiche le résultat et --out l’écrit dans un fichier ; choisissez l’un ou l’autre
bad-none-played = trop peu a été joué pour compter quoi que ce soit ; laissez plus de temps

file-edition = une édition
file-record = un enregistrement
file-save = une partie enregistrée
file-folder = { $path } est un dossier ; indiquez un fichier qui contienne { $what }
file-none = il n’y a pas de fichier { $path } ; indiquez un fichier qui contienne { $what }
file-not-text = { $path } n’est pas { $what } : ce n’est pas un texte en UTF-8
file-unread = { $path } ne peut pas être lu : { $reason }
file-unwritten = { $path } ne peut pas être écrit : { $reason }
file-folder-to-write = { $path } est un dossier ; indiquez un fichier à écrire
file-no-folder-to-write = { $path } ne peut pas être écrit : il n’y a pas de dossier { $folder }

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
