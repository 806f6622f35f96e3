# Le client en français. Les mots d’un jeu sont avec le jeu.

app-title = Hemicycle · jeux de société politiques
skip-to-content = Aller au contenu
loading = Un instant…
page-failed = Cette page n’a pas pu être chargée.
offline = Le serveur est injoignable. Êtes-vous en ligne ?
try-again = Réessayer
done = C’est fait
save = Enregistrer
close = Fermer
points = { $points ->
    [one] point
   *[other] points
}
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you = vous
titled = { CAP($what) } : { $said }
players = { $players } joueurs
players-variant = { $players } joueurs (variante)

## En-tête

nav-label = Pages
nav-home = Hemicycle, page d’accueil
nav-help = Aide
nav-me = Moi
language = Langue
language-en = English
language-fr = Français
theme = Couleurs
theme-auto = Selon l’appareil
theme-light = Clair
theme-dark = Sombre
theme-now = Couleurs : { $theme }. Passer à : { $next }

## Un mot de la personne qui gère le serveur

warning-heading = Un mot de la personne qui gère ce serveur
warning-alone = { $day }. Personne d’autre ne peut lire ceci.
warning-read = J’ai lu ceci

## Première page

lobby-title = Gouvernez l’Europe, ou un zoo, avant le dîner
lobby-lead = Des jeux de société politiques, joués selon leurs règles, entre amis grâce à un lien ou contre des robots qui négocient, promettent, et parfois tiennent parole.
guest-name = Convive { $number }
your-name = Votre nom
your-name-free = celui que vous voulez
quick-play = Jouer maintenant
quick-title = { $name } contre les robots
bot-level = Niveau des robots
level-novice = débutant
level-steady = confirmé
level-shrewd = redoutable
level-random = au hasard
level-character = { $level } · { $character }
character-any = tiré au sort
character-cautious = prudence
character-greedy = avidité
character-loyal = loyauté
character-treacherous = perfidie
character-even = équilibre
character-about = Le caractère de chacun est tiré au sort, et révélé à la fin.
character-cautious-about = Prudence : ces robots risquent peu et gardent de quoi voir venir.
character-greedy-about = Avidité : ils veulent beaucoup pour tout, et s’accordent rarement.
character-loyal-about = Loyauté : ils tiennent parole, restent avec leurs partenaires et se contentent de moins.
character-treacherous-about = Perfidie : ils risquent beaucoup, et leur parole ne pèse guère pour eux.
character-even-about = Équilibre : rien de trop.
level-novice-about = Débutants, les robots jouent vite, selon des règles simples, chacun avec son caractère.
level-steady-about = Confirmés, ils essaient ce qui paraît bon sur des tables qu’ils imaginent.
level-shrewd-about = Redoutables, ils essaient davantage, voient plus loin et comptent avec les promesses ; certaines décisions leur prennent un moment.
level-random-about = Au hasard, ils font tout ce que les règles permettent.
make-table = Ouvrir une table
tables-mine = Mes tables
tables-mine-none = Vous n’êtes encore à aucune table.
tables-open = Tables ouvertes
tables-open-none = Aucune table ne cherche de joueurs en ce moment. Ouvrez-en une et affichez-la ici.
tables-watch = Regarder une partie
tables-watch-none = Aucune partie n’est ouverte à tous en ce moment.
your-turn = À vous
your-turn-said = À vous. { $said }
card-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
card-full = en attente des derniers feux verts
card-over = terminée
card-paused = en pause
card-moves = { $moves ->
    [one] { $moves } décision prise
   *[other] { $moves } décisions prises
}
help-licences = Licences de tout ce qui compose cette page
plain-word = Hemicycle est une adaptation indépendante de règles de jeux, avec ses propres textes, noms et dessins. Hemicycle n’est lié ni aux auteurs ni aux éditeurs de ces jeux. Si un jeu vous plaît, achetez la boîte.

## Une nouvelle table

new-game = Jeu
new-edition = Édition
edition-reconstructed = { $reconstructed ->
    [one] { $reconstructed } de ses { $figures } chiffres n’a jamais été publié. Nous l’avons reconstitué ; il peut différer de celui de la boîte.
   *[other] { $reconstructed } de ses { $figures } chiffres n’ont jamais été publiés. Nous les avons reconstitués ; ils peuvent différer de ceux de la boîte.
}
edition-own-help = Une édition de la personne qui gère ce serveur. Elle n’est pas livrée avec le jeu, et ses chiffres sont ceux de cette personne.
edition-true = Tous ses chiffres viennent de la règle du jeu ou d’une autre source.
new-who = Qui joue
seat-number = Place { $number }
seat-me = moi
seat-open = place libre
seat-bot = robot, { $level }
new-seats-help = Une place libre est à qui a le lien ; un robot pourra encore la prendre.
new-how = Durée et rythme
new-title = Nom de la table
new-title-free = facultatif
new-pace = Rythme
pace-live = en direct
pace-live-help = Tout le monde est à table en même temps.
pace-days = sur plusieurs jours
pace-days-help = Chacun joue à son heure, avec des notifications au besoin.
pace-clock = { $pace }, { $clock }
new-clock = Temps pour une décision
new-clock-help = Quand il est écoulé, le choix par défaut est joué. La seconde fois de suite, un robot garde la place jusqu’au retour du joueur.
clock-none = sans limite
clock-seconds = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
}
clock-hours = { $hours ->
    [24] 1 jour
    [48] 2 jours
    [168] 7 jours
   *[other] { $hours } heures
}
new-watch = Qui peut regarder
watch-link = toute personne qui a le lien
watch-all = tout le monde
watch-nobody = personne
new-listed = Dans la liste des tables ouvertes
listed-no = non, uniquement par le lien
listed-yes = oui, tant qu’il reste des places
new-talk = Discussion
talk-free = à tous et en privé
talk-public = à tous uniquement
talk-none = aucune, et noms cachés
new-promises = Qui voit les accords et les promesses rompues
promises-all = tout le monde
promises-parties = les signataires seulement
new-make = Ouvrir la table
new-make-note = Rien ne commence avant que tout le monde ait donné son feu vert.

## Choisir un jeu, et une table sur un seul écran

lobby-games = Jeux
facts-players = { $least }–{ $most } joueurs
facts-minutes = environ { $minutes } min
minutes = { $minutes } min
weight-1 = facile
weight-2 = moyen
weight-3 = exigeant
quick-note = en solo
quick-note-minutes = en solo, { $minutes } min
friends-play = Jouer entre amis
friends-note = par un lien
friends-note-minutes = par un lien, { $minutes } min
set-up-more = Ouvrir une table…
new-players = Joueurs
new-players-fewer = Un joueur de moins
new-players-more = Un joueur de plus
new-all-open = Que des amis
new-all-bots = Que des robots
new-level = Robots
new-character = Caractère des robots
new-rules = Règles de cette table
new-talk-help = À qui vous pouvez écrire pendant la partie.
new-promises-help = Les autres apprennent-ils ce que deux d’entre vous conviennent, et qui tient parole ?
new-watch-help = Sans place, on voit la table, mais rien de ce qui est caché.
new-listed-help = Les inconnus de ce serveur peuvent-ils trouver la table et s’y asseoir ?
gathering-bots = Robots pour les places libres
gathering-fill = Remplir toutes les places libres
gathering-bot-here = Mettre un robot
seal-heading = Le sceau de la donne

## On se rassemble

away-heading = Accès impossible
line-lost = La connexion au serveur est perdue. Nouvel essai…
line-waits = Ce que vous faites maintenant attend, et partira à son retour.
line-waiting = En attente d’envoi : { $what }
waits-stamp = En attente
answer-waits = Votre réponse « { $answer } » attend la connexion. Elle partira une seule fois, dès son retour.
say-waits = pas encore envoyé : en attente de la connexion
offer-waits = Votre offre attend la connexion.
reply-waits = Votre réponse attend la connexion.
waiting-dropped = « { $what } » attendait d’être envoyé et n’a pas été fait : { $reason }
waiting-dropped-some = Quelque chose attendait d’être envoyé et n’a pas été fait : { $reason }
unfit-seat = C’était destiné à un autre siège.
unfit-answered = Une autre page a répondu entre-temps à cette question, et cette réponse-là compte.
draft-dropped = Ce que vous prépariez concernait une question qui est passée entre-temps. Cela a été écarté.
deal-draft-dropped = L’offre à laquelle vous répondiez n’est plus ouverte. Votre brouillon a été écarté.
invite-heading = Inviter
invite-said = { $free ->
    [one] Une place est libre. Envoyez ce lien à la personne que vous voulez à la table.
   *[other] { $free } places sont libres. Envoyez ce lien aux personnes que vous voulez à la table.
}
invite-link = Lien vers cette table
invite-code = Le lien en code QR, pour l’appareil photo d’un téléphone
reach-label = Qui peut venir
reach-machine = Pour l’instant, seule cette machine peut joindre Hemicycle : un lien ne mènerait vos proches nulle part.
reach-open = Ouvrir à mon réseau domestique
reach-open-note = Toute personne de votre réseau, par Wi-Fi ou par câble, pourra alors ouvrir cette page. L’accès reste ouvert jusqu’à ce que vous le fermiez ou quittiez Hemicycle.
reach-network = Ouvert à votre réseau domestique : toute personne qui s’y trouve peut venir par le lien.
reach-others = Le lien commence par l’adresse de cette machine dans le réseau.
reach-shut = Refermer
reach-shut-note = Les personnes venues d’une autre machine perdront alors la connexion.
reach-address = Adresse dans le lien
reach-firewall = Si le navigateur de vos proches ne trouve rien, vérifiez que vous êtes dans le même réseau (un Wi-Fi pour invités en est un autre). Si c’est le cas, le pare-feu de cette machine les arrête : faites-lui accepter le port { $port }.
reach-no-switch = On peut ouvrir Hemicycle au réseau domestique en le lançant ainsi :
reach-internet = Pour des proches ailleurs, par internet, voir
copy-link = Copier le lien
copied = Copié
share = Partager
seats-heading = Places
seat-free = libre
seat-reserved = réservée { A($name) }
sit-here = S’asseoir ici
bot-of = robot, { $level }
bot-away = Libérer la place
is-ready = feu vert donné
not-ready = feu vert attendu
seat-here = en ligne
seat-away = hors ligne
seat-kept = un robot garde la place
seat-decides = décide
gathering-full = Toutes les places sont prises. Vous pouvez regarder.
ready-heading = On commence ?
ready-said = Les cartes sont distribuées quand tout le monde a donné son feu vert.
ready-wait-seats = { $free ->
    [one] Une place est encore libre. Vous pouvez déjà donner votre feu vert.
   *[other] { $free } places sont encore libres. Vous pouvez déjà donner votre feu vert.
}
ready-yes = Donner mon feu vert
ready-not = Retirer mon feu vert
ready-sealed = Le navigateur de chaque joueur mêle à la donne un mot tiré au hasard, scellé jusqu’à ce que tous y soient : personne ne peut choisir les cartes.
settings-heading = Règles de cette table
commitment-said = La donne dépend d’un secret qu’aucun joueur ne voit ; qui fait tourner ce serveur le peut, et voit aussi les cartes. Voici son sceau, qui empêche de le changer : après la partie, le secret est publié, et chacun peut vérifier qu’il lui correspond. Les navigateurs des joueurs y mêlent des mots de leur cru, tous scellés avant que le premier ne soit ouvert.

## À la table

table-heading = Une table
prompt-label = Ce qu’il y a à faire
you-may = Vous pouvez :
asked-of = Pour { $name } : « { $said } »
nobody-waited = Un instant…
sealed-said = Votre réponse est enregistrée : { $answer }. Vous pouvez encore la changer.
past-stamp = Le passé
past-shown = Le plateau après la décision { $move } sur { $moves }.
back-to-now = Revenir au présent
paused-stamp = En pause
paused-said = La partie est suspendue, et les pendules sont arrêtées, jusqu’à ce que tout le monde veuille reprendre.
kept-stamp = Un robot joue pour vous
kept-said = Il garde votre place jusqu’à votre retour. Il ne conclut pas d’accord en votre nom, et les promesses qu’il rompt ne vous sont pas comptées.
take-seat-back = Je suis de retour
call = Appeler { $name }
called = Appel envoyé
call-help = Envoie une notification : la table attend une réponse.
clock-label = encore { $left }
clock-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-hours-left = { $hours } h { $minutes } min
choices-heading = Vos choix
choices-many = { $number } choix
choices-none = Rien à décider pour l’instant.
choices-past = Vous regardez le passé. Revenez au présent pour choisir.
choices-watching = Vous regardez.
explain = Expliquer
answer-given = C’est votre réponse enregistrée.
choice-amount = De { $least } à { $most }
choice-amount-send = Choisir : { $answer }
amount-none = Choisir un nombre
amount-not-whole = Il faut un nombre entier de { $least } à { $most }.
amount-too-low = { $typed }, c’est trop peu : le minimum est ici de { $least }.
amount-too-high = { $typed }, c’est trop : le maximum est ici de { $most }.
choice-amount-given = Votre réponse enregistrée : { $answer }.
answer-default = choix par défaut quand le temps est écoulé
barred-heading = Impossible pour l’instant (choisissez une ligne pour lire pourquoi)
record =
    { $kept ->
        [one] { $kept } promesse tenue
       *[other] { $kept } promesses tenues
    }, { $broken ->
        [one] { $broken } rompue
       *[other] { $broken } rompues
    }
mute = Ne plus entendre { $name }
unmute = Entendre { $name } à nouveau
log-heading = Ce qui s’est passé
log-help = Choisissez une ligne pour voir le plateau à ce moment.
log-more = En montrer { $more } de plus
since-heading = { $lines ->
    [one] Une chose s’est passée depuis votre dernière visite
   *[other] { $lines } choses se sont passées depuis votre dernière visite
}
since-close = J’ai lu
since-replay = Revoir ce passage
tabs-label = Volets de la table
tab-board = Plateau
tab-choices = Choix
tab-talk = Discussion
tab-log = Journal
controls-label = Commandes de la table
pause = Pause
pause-wanted = Vous voulez une pause
pause-go-on = Reprendre
pause-go-on-wanted = Vous voulez reprendre
pause-who = Pause demandée par { $names }.
go-on-who = Reprise demandée par { $names }.
leave = Quitter la table
leave-sure = Quitter la table ? La place sera de nouveau libre.
leave-sure-playing = Quitter la partie ? Un robot joue à votre place, sans conclure d’accord en votre nom ; vous pourrez revenir.
leave-yes = Oui, quitter
leave-no = Non, rester
sound = Son
sound-on = Son activé
sound-off = Son coupé
keys = Raccourcis clavier
keys-on = Raccourcis activés
keys-off = Raccourcis désactivés
single-help = Quand vous n’avez qu’une réponse possible, la page la donne pour vous après quelques secondes, comme si vous aviez réfléchi. Ce bouton y met fin.
keys-help = Avec les raccourcis, les touches 1–9 et a–z font le choix devant lequel elles figurent.
watching = { $watching ->
    [one] { $watching } personne regarde
   *[other] { $watching } personnes regardent
}
general-mine = Visible de vous uniquement

## Discussions et accords

talk-heading = Discussions et accords
talk-partners = Avec qui
talk-earlier = Plus tôt
talk-all = Tous
talk-new = { $number ->
    [one] nouveau message
   *[other] nouveaux messages
}
talk-deal-open = Un accord attend votre réponse
offers-wait = Accords en attente de votre réponse :
talk-at = décision { $move }
thread-empty = Rien n’a encore été dit.
thread-empty-with = Rien encore entre vous et { $names }.
talk-rule-public = À cette table, tout se dit à tous.
talk-rule-none = À cette table, on ne parle pas.
a-spectator = Quelqu’un du public
say = Envoyer
say-all = À tous
say-to = Uniquement { A($names) }
report = signaler
reported = signalé
report-why = Qu’est-ce qui ne va pas ? (facultatif)
report-send = Signaler
deal-new = Composer un accord
deal-with = Composer un accord avec { $names }
deal-by = Accord proposé par { $name }
deal-offers = Proposition { DE($name) } { A($others) }
deal-status-open = en attente
deal-status-agreed = conclu
deal-status-refused = refusé
deal-status-withdrawn = retiré
deal-status-lapsed = expiré
deal-status-answered = remplacé par un autre
deal-waits = En attente : { $names }.
deal-reason = « { $reason } »
deal-lapses = Expire dans
deal-accept = Accepter
deal-refuse = Refuser
deal-counter = Faire une contre-proposition
deal-withdraw = Retirer
deal-counter-heading = Une contre-proposition
deal-partners = Avec qui ?
deal-kept = Un robot garde la place { DE($name) } et ne répond à aucune proposition. La vôtre attend son retour, ou expire.
deal-you-promise = Vous promettez
deal-promises = { $name } promet
deal-choose-term = Ajouter une promesse…
deal-choose-partner = Choisissez un ou plusieurs joueurs.
deal-no-terms = Il n’y a rien à promettre pour l’instant.
deal-lapse = Valable
deal-lapse-none = tant que le jeu le permet
deal-offer = { $terms ->
    [0] Choisissez ce qui est promis
    [one] Proposer cette promesse
   *[other] Proposer ces { $terms } promesses
}
verdict-pending = en cours
verdict-kept = tenue
verdict-broken = rompue
verdict-void = sans objet
verdict-unknown = inconnue

## Le résultat

result-heading = Le résultat
stopped-said = Le serveur a désormais d’autres règles de ce jeu, qui ne peuvent rien faire de la partie en cours : elle est montrée telle qu’elle a été laissée.
rematch = Rejouer avec les mêmes joueurs
rematch-go = Aller à la revanche
replay = Revoir
replay-of = Revoir : { $table }
replay-watch = Revoir la partie
record-download = Télécharger l’enregistrement
rules-version = Partie jouée selon la version { $version } des règles.
rules-plain = Le plateau de cette époque ne peut plus être dessiné : il est montré sous forme de données.
plot-points = Les points au fil du temps
plot-start = début
plot-figures = Les chiffres en tableau
plot-coalitions = Qui a gouverné, et ce que chacun y a gagné
plot-government = Gouvernement
plot-when = Quand
plot-player = Joueur
plot-none = aucun
plot-governs = gouverne :
plot-banzhaf = Le pouvoir selon Banzhaf
plot-banzhaf-help = Part des votes possibles où un joueur pouvait, à lui seul, changer l’issue.
plot-shapley = Le pouvoir selon Shapley et Shubik
plot-shapley-help = Si les joueurs se rallient l’un après l’autre, part des ordres possibles où un joueur est celui qui fait la majorité.
plot-promises = Promesses
plot-promises-bar = tenues, rompues, sans objet
## Après la partie

result-winners = { $winners ->
    [0] Personne n’a gagné
    [one] Victoire
   *[other] Victoire partagée
}
story-heading = Comment c’est arrivé
story-decision = décision { $move }
story-breaches = Les promesses rompues
story-promised = Promis par { $name } { A($to) }
plot-first-move = première décision
plot-last-move = décision { $move }
plot-turn = tournant
plot-chances = Chances de victoire
plot-chances-help = Selon les robots, après coup et avec toutes les cartes visibles. Le total fait toujours 100 %.
chances-turns = Ce qui a le plus compté
chances-agreed = un accord est conclu
chances-broken = une promesse est rompue
chances-pledges = Les accords et les promesses rompues sur la courbe
sound-volume = Volume
replay-keys = Raccourcis clavier
replay-key-play = espace
replay-keyed-play = lire et arrêter
replay-key-steps = ← →
replay-key-steps-heard = flèche gauche, flèche droite
replay-keyed-steps = une décision en arrière, en avant
replay-key-chapters = [ ]
replay-key-chapters-heard = crochet ouvrant, crochet fermant
replay-keyed-chapters = un tour en arrière, en avant
replay-key-ends = Début Fin
replay-keyed-ends = au début, à la fin
replay-key-speed = + −
replay-key-speed-heard = plus, moins
replay-keyed-speed = plus vite, moins vite
picture-make = Image à partager
picture-heading = Une image de cette partie
picture-save = Enregistrer l’image
picture-share = Partager…
picture-close = Fermer
picture-failed = Ce navigateur ne peut pas faire l’image.

## La donne était-elle honnête ?

fair-proved = Donne honnête : prouvé sur cet appareil
fair-fits = La donne correspond à ses sceaux : vérifié sur cet appareil
fair-shut = La donne correspond à ses sceaux, mais des mots scellés n’ont pas été ouverts : { $names }
fair-failed = Cette donne n’est pas prouvée : { $why }
fair-checking = Cet appareil vérifie la donne…
fair-unread = Impossible de vérifier la donne : l’enregistrement de la partie n’est pas arrivé. Rechargez la page.
fair-secret = Le secret correspond au sceau publié avant la première carte.
fair-words = Des mots y ont été mêlés par { $names } ; chacun correspond à son sceau.
fair-wordless = Aucun mot de joueur n’y a été mêlé : qui fait tourner le serveur a pu tirer des secrets jusqu’à en trouver un à son goût.
fair-mine-in = Votre propre mot en est, tel que cet appareil l’a tiré. Il a été ouvert une fois le secret et les sceaux fixés : après cela, personne ne pouvait plus choisir.
fair-mine-out = Votre propre mot n’en est pas : vous n’étiez pas là quand les sceaux ont été comptés, ou il n’a pas été ouvert à temps.
fair-shut-means = Un mot qui n’est pas ouvert est laissé de côté. La personne qui fait tourner le serveur pourrait le faire exprès, pour avoir une donne plutôt qu’une autre.
fair-drawn = { $number ->
    [one] { $number } carte, tirage ou dé refait à partir du secret et des mots : c’est bien ce qui a été donné.
   *[other] { $number } cartes, tirages et dés refaits à partir du secret et des mots : c’est bien ce qui a été donné.
}
fair-limits = Cela dit que personne n’a choisi les cartes, non que personne ne les a vues : qui fait tourner le serveur le pouvait.
fair-wrong-record = une ligne de l’enregistrement a été modifiée.
fair-wrong-secret = le secret ne correspond pas au sceau de l’enregistrement.
fair-wrong-seal = avant la donne, cet appareil a vu un autre sceau.
fair-wrong-word = le mot { DE($name) } ne correspond pas à son sceau.
fair-wrong-words = les mots mêlés à la donne ne sont pas ceux qui ont été scellés.
fair-wrong-mine = votre mot n’est pas celui que cet appareil a scellé.
fair-wrong-list = les sceaux ne sont pas ceux que cet appareil a vus avant l’ouverture de votre mot.
fair-wrong-twice = les mots ont été recueillis plus d’une fois : quelqu’un a pu choisir entre plusieurs donnes.
fair-wrong-draw = ce qui a été donné à la décision { $move } ne découle pas du secret et des mots.

secret-said = Le secret derrière chaque tirage est maintenant public. Avec l’enregistrement de la partie, la commande « hemicycle verify » contrôle tout, sur n’importe quelle machine, par un programme qui ne vient pas de ce serveur.
secret-secret = Le secret
secret-commitment = Son sceau

## Revoir

replay-controls = Se déplacer dans la partie
replay-first = Au début
replay-back = Une décision en arrière
replay-forward = Une décision en avant
replay-last = À la fin
replay-chapter-back = Un tour en arrière
replay-chapter-forward = Un tour en avant
replay-play = Lire
replay-stop = Arrêter
replay-speed = Vitesse
replay-decision = Décision
replay-at = { $move } sur { $moves }
replay-eyes = Vu par
replay-spectator = le public
replay-all-open = toutes les cartes visibles
replay-link = Copier le lien vers ce moment
replay-to-result = Voir le résultat
replay-begin = La partie commence.
replay-quiet = Rien de visible : quelqu’un a passé, ou a répondu en secret.

## Moi

me-heading = Vous
me-lead = Ce navigateur vous reconnaît, sans compte.
me-look = Apparence et son
me-notices = M’avertir quand c’est à moi
me-notices-lead = Pour les parties sur plusieurs jours. Vous ne recevez rien que vous n’ayez demandé.
me-email = Adresse électronique (vide : aucune)
me-email-used = Les courriels vont à l’adresse { $email }.
me-pending = Un courriel est en route vers { $email }. Ouvrez son lien d’ici un jour, sur n’importe quel appareil ; l’adresse ne sert qu’ensuite.
me-pending-code = Un courriel est en route vers { $email }. Saisissez ici son code d’ici un jour ; l’adresse ne sert qu’ensuite.
me-code = Code reçu par courriel
me-confirm = Confirmer
me-links-end = Mettre fin aux liens des courriels
me-links-help = Chaque courriel contient un lien qui ouvre votre place sur n’importe quel appareil, pendant 14 jours. Si quelqu’un d’autre a pu en recevoir un, mettez-y fin : seuls les nouveaux courriels auront des liens valables.
me-no-email = Ce serveur n’envoie pas de courriel.
me-no-push = Ce serveur n’envoie pas de notifications aux appareils.
me-no-push-here = Ce navigateur ne peut pas recevoir de notifications ici ; la plupart ne le peuvent que par https.
me-push-on = Envoyer des notifications à cet appareil
me-push-off = Ne plus envoyer de notifications
me-carry = Sur un autre appareil
me-carry-lead = Choisissez ici une phrase secrète, puis connectez-vous sur l’autre appareil avec le même nom et la même phrase. Vos places vous suivent.
me-phrase = Phrase secrète (au moins 8 caractères)
me-phrase-heading = Sur cet appareil
me-phrase-set = Choisir une phrase secrète
me-phrase-change = Changer la phrase secrète
me-enter = Se connecter avec une phrase secrète choisie ailleurs
me-enter-button = Se connecter
me-token = Pour les programmes
me-token-lead = Un programme qui joue pour vous présente cette clé. Une nouvelle clé remplace la précédente.
me-token-make = Créer une clé
me-token-once = Elle ne s’affiche qu’une fois :

## Aide

help-heading = Comment jouer ici
help-start = Commencer
help-start-said = « Jouer », sur la page d’accueil, vous met aussitôt à une table avec des robots. Pour jouer entre amis, ouvrez une table et envoyez-leur son lien : toute personne qui l’ouvre peut prendre une place libre. Les cartes sont distribuées quand tout le monde a donné son feu vert.
help-turn = À vous
help-turn-said = La barre du haut dit ce que vous devez faire, ou qui la table attend. Chaque choix que la règle permet est dans la liste « Vos choix », et souvent aussi sur le plateau. Ce qui est impossible pour l’instant figure en dessous, avec la raison. « Expliquer » dit ce que fait chaque choix et où se trouve la règle. Laissez la souris ou le doigt sur une carte, un poste ou un lieu, et la page dit ce que c’est. Au clavier, les flèches mènent d’une chose à l’autre.
help-deals = Discussions et accords
help-deals-said = Parlez à tous ou à quelques-uns. Un accord se compose en cliquant : choisissez avec qui, puis qui promet quoi. Personne n’est forcé de tenir sa promesse, mais la table s’en souvient : ✓ compte les promesses tenues, ✗ les promesses rompues.
help-keys = Raccourcis clavier
help-keys-said = Tout est accessible avec Tab et Entrée. Il y a aussi :
help-key-choose = 1–9, a–z
help-key-choose-said = faire le choix devant lequel figure la touche
help-key-explain = ?
help-key-explain-heard = point d’interrogation
help-key-explain-said = expliquer les choix
help-key-replay = ← → [ ]
help-key-replay-heard = flèche gauche, flèche droite, crochet ouvrant et fermant
help-key-replay-said = se déplacer dans une partie que l’on revoit, par décisions et par tours ; la barre d’espace la lit
help-fair = Une donne honnête
help-fair-said = Avant la première carte, la table publie le sceau de son secret. Le navigateur de chaque joueur y mêle ensuite un mot à lui ; tous sont scellés avant que le premier ne soit ouvert : personne, pas même l’hôte, n’est le dernier à choisir. Après la partie, votre propre appareil refait la donne et dit si elle correspond. Aucun joueur ne voit les cartes d’un autre ; qui fait tourner le serveur le pourrait : jouez chez quelqu’un de confiance, ou faites-le tourner vous-même.
help-bots = Robots
help-bots-said = Un robot ne voit pas plus qu’un joueur à sa place. Il propose des accords et y répond, et se fie moins à un joueur qui a rompu une promesse.

## The stage
tab-record = Promesses
tab-more = Plus
ticker-label = Les derniers événements
moment-on = Continuer
moment-skip = Cliquez, ou appuyez sur Échap, pour continuer
moment-touch = Touchez pour continuer
cell-none = aucun
heard-said = { $name } : { $text }
heard-offer = { $name } vous propose un accord.
seat-thinks = réfléchit…
seat-talk = Parler { A($name) }
choices-all = Tous les choix ({ $number })
choices-may = Ce que vous pouvez faire
single-ask = Me demander quand même
single-label = Me demander même pour une seule réponse
over-stamp = La partie est terminée
over-board = Voir le plateau
over-result = Voir le résultat
pace-motion = Mouvements sur la table
motion-calm = posés
motion-usual = normaux
motion-quick = rapides
motion-none = aucun
record-none = Rien n’a encore été conclu.
deal-you-give = Vous donnez
deal-gives = { $name } donne
deal-nothing-yet = rien encore
deal-nothing = rien
deal-take-out = retirer
deal-point = Le montrer sur le plateau
deal-pointing = Touchez ce dont il s’agit.
deal-back = Revenir à l’accord
deal-touched = Ce que vous avez touché peut vouloir dire
deal-touched-off = Fermer
deal-touched-none = Rien de ce qui peut être promis maintenant n’en parle.
deal-touch = Touchez sur la table ce dont il s’agit, ou faites-le glisser ici : ce qui est encadré de tirets peut faire l’objet d’une promesse. Tout est aussi dans les listes.
broken-title = { $name } manque à sa parole
broken-to = en avait la promesse
broken-said = La promesse était : { $said }

# --- Undo ---
undo = Annuler : { $what }
undo-help = Reprendre ce que vous avez fait en dernier, tant que cela ne concerne que vous.
help-key-undo = u, Ctrl+Z
help-key-undo-said = reprendre ce que vous avez fait en dernier, si les règles de la table le permettent (u seulement avec les raccourcis activés)
deal-bot-waits = Délai de réponse laissé par { $name } :
help-key-list = 0
help-key-list-said = ouvrir la liste de tous les choix

# --- Les règles et le jeu en deux minutes ---
learn-two-minutes = En deux minutes
learn-all-rules = Les règles
rules-of = { $game } : les règles
rules-contents = Sommaire
rules-search = Chercher dans ces règles
rules-found =
    { $number ->
        [0] Rien trouvé.
        [one] Un paragraphe trouvé.
       *[other] { $number } paragraphes trouvés.
    }
rules-link = Lien vers { $key }
rules-for-table = Vous lisez les règles pour votre table : { $edition }. Ce que ses options décident est signalé.
rules-to-table = Retour à la table
rules-option = Option de table « { $option } ».
rules-option-values = Option de table « { $option } » : { $values }
rules-option-here = À cette table : { $value }
rules-edition = Seulement dans : { $edition }.
rules-edition-not-here = Pas à cette table.
reading = À lire
reading-close = Fermer
prompt-rule = La règle : { $rule }
help-games = Les jeux
help-games-said = Chaque jeu s’apprend ici : de quoi il s’agit, en deux minutes, et toutes ses règles, avec une adresse pour chaque paragraphe.

## Lessons

learn-play = Apprendre en jouant
learn-on = Continuer la leçon
learn-again = Refaire la leçon
learn-done = leçon terminée
lesson-step = { $step } sur { $of }
lesson-go-on = Continuer
lesson-end = Fin de la leçon
lesson-back = Retour
lesson-offer = Faire cette proposition
lesson-aside = Pas maintenant
lesson-fold = Replier la bulle
lesson-unfold = Déplier la bulle
lesson-skip = Passer la leçon
lesson-skip-sure = Plus de bulles ?
lesson-skip-yes = Passer
lesson-skip-no = Rester
lesson-leave = Quitter et reprendre plus tard
lesson-deal = La donne d’une leçon est toujours la même : son secret n’en est pas un.

# Les conseils

coach-ask = Que pourrais-je faire ici ?
coach-heading = Ce à quoi penserait une personne avisée
coach-shut = Fermer
coach-do = Faire ainsi
coach-do-this = Faire ainsi : { $said }
coach-close = aussi bien
coach-look = À regarder :
coach-quote = « { $said } »
coach-why = Pourquoi ?
coach-deal = Qu’en penser ?
coach-consent = Des conseils pour tous
coach-consent-help = Chaque personne peut demander ce qu’elle pourrait faire, et les robots disent pourquoi ils ont agi ainsi, tant que toutes les personnes de la table le veulent.
coach-who = Veulent des conseils pour tous : { $names }
coach-on = Il y a des conseils pour tous : tout le monde en veut ({ $names }).

# Ce qu’est une chose, quand on la touche

meaning-rules = Dans la règle
meaning-now = En ce moment : { $what }

## Liens des courriels, avertissements à une table

link-no = Ce lien ne mène nulle part
link-nameless = Une personne sans nom
link-seat = { $name }, est-ce vous ?
link-seat-lead = Ce lien est arrivé par courriel pour { $name }. Si c’est vous, rejoignez votre place : cet appareil vous connaîtra alors sous ce nom. Sinon, fermez cette page. L’identité que vous aviez ici jusqu’à présent ne se retrouve qu’avec son nom et sa phrase secrète.
link-seat-do = Vers ma place
link-confirm = Utiliser cette adresse ?
link-confirm-lead = { $name } souhaite recevoir un courriel à l’adresse { $email } quand vient son tour.
link-confirm-do = Oui, l’utiliser
link-confirm-done = Les courriels iront désormais à l’adresse { $email }.
link-stop = Ne plus recevoir de courriels ?
link-stop-lead = Plus aucun courriel n’ira à l’adresse { $email }. Vous pourrez en redemander sur votre page.
link-stop-do = Plus de courriels
link-stop-done = Plus aucun courriel ne viendra.
notices-email = Cette partie se joue sur plusieurs jours. Un courriel à l’adresse { $email } vous dira quand c’est à vous.
notices-push = Cette partie se joue sur plusieurs jours. Vos appareils vous diront quand c’est à vous.
notices-pending = Cette partie se joue sur plusieurs jours. Un courriel vous dira quand c’est à vous, dès que l’adresse { $email } sera confirmée.
notices-none = Cette partie se joue sur plusieurs jours. Un courriel ou votre appareil peut vous dire quand c’est à vous.
notices-never = Cette partie se joue sur plusieurs jours, et ce serveur n’avertit personne : passez voir de temps en temps.
notices-set-up = Choisir comment
notices-change = Modifier

# --- people: the host, who is away, who is blocked, who goes -----------------------------------------------

rather-not = Annuler
is-host = hôte
host-is = L’hôte est { $name }.
host-not-seated = L’hôte de cette table n’y est pas assis.
host-take = Devenir l’hôte
host-take-help = Quand l’hôte reste longtemps absent, toute personne assise ici peut prendre son rôle : retirer des robots, renvoyer quelqu’un qui ne vient pas.
send-away = Renvoyer
send-away-sure = Renvoyer { $name } ? L’intéressé en est averti et ne peut plus s’asseoir à cette table.
send-away-yes = Oui, renvoyer
sent-away = L’hôte vous a renvoyé de cette table. Vous ne pouvez plus vous y asseoir ; d’autres tables vous sont ouvertes.
leave-host = Quelqu’un d’autre ici devient l’hôte.
pause-all = La partie est suspendue dès que tous ceux qui jouent le veulent.
pause-agree = J’en veux une aussi
pause-rather-not = Je préfère continuer
people-heading = Les personnes à cette table
seat-gone = a supprimé son identité
replace-bot = Laisser un robot continuer
replace-person = Laisser une autre personne continuer
replace-help = Un joueur longtemps absent peut être remplacé si la plupart des autres le veulent : d’abord par un robot, jusqu’à son retour, puis par une autre personne, qui garde la place. Tout le monde en est averti.
replace-who-bot = Proposé par { $names } : qu’un robot joue à la place { DE($name) }, toujours sans nouvelles.
replace-who-person = Proposé par { $names } : qu’une autre personne joue à la place { DE($name) }, toujours sans nouvelles.
replace-agree = D’accord
replace-wait = Je préfère attendre
vacant-said = { $name } ne donne plus signe de vie ; les autres sont d’accord pour qu’une autre personne continue à cette place, avec ses cartes et ses promesses.
block = Bloquer { $name }
block-sure = Bloquer { $name } ? Vous ne lirez plus ce que ce joueur écrit ; plus de place pour ce joueur aux tables dont vous êtes l’hôte, ni d’invitation à vos revanches. Vous pouvez encore vous rencontrer à d’autres tables, et une partie en cours continue. Personne d’autre n’en est averti.
block-yes = Oui, bloquer
is-blocked = Vous avez bloqué ce joueur.
blocked-list = Joueurs que j’ai bloqués
blocked-heading = Joueurs bloqués
blocked-lead = Vous ne lisez pas ce qu’ils écrivent. Ils ne peuvent pas s’asseoir aux tables dont vous êtes l’hôte, et vos revanches ne les invitent pas. Aux tables des autres, vous pouvez encore les rencontrer. On bloque quelqu’un à une table, sous « Plus ».
blocked-nobody = Vous n’avez bloqué personne.
unblock = Débloquer { $name }
talk-blocked = Vous avez bloqué { $name } et ne lisez pas ses messages.
said-former = à la place { DE($name) }, auparavant
me-phrase-old = La phrase secrète actuelle
me-phrase-new = La nouvelle phrase secrète (au moins 8 caractères)
me-phrase-own = Votre phrase secrète
out-heading = Déconnexion
out-here = Se déconnecter de cet appareil
out-everywhere = Se déconnecter de tous les appareils
out-sure = Ce navigateur vous oublie. Vous revenez avec votre nom et votre phrase secrète, et vos places vous restent.
out-sure-no-phrase = Ce navigateur vous oublie et, faute de phrase secrète, personne ne pourra revenir sous votre identité : vos places dans les parties seront perdues pour vous. Choisissez d’abord une phrase secrète si vous voulez revenir.
out-everywhere-sure = Tous les navigateurs vous oublient, celui-ci aussi. Les liens des courriels, les notifications sur vos appareils et la clé pour les programmes prennent fin. Vous revenez avec votre nom et votre phrase secrète.
delete-me = Supprimer mon identité
delete-sure = C’est définitif : personne ne pourra vous faire revenir. Voici ce qui se passe :
delete-name = Votre nom, votre adresse, votre phrase secrète et vos appareils sont oubliés ; vous ne figurez plus dans aucune liste.
delete-over = Les parties terminées restent pour les autres : votre place y porte alors son numéro.
delete-playing = Dans les parties en cours, un robot continue à votre place ; les autres peuvent y laisser s’asseoir une autre personne.
delete-gathering = Là où la partie n’a pas commencé, votre place est de nouveau libre. Là où vous êtes l’hôte, quelqu’un d’autre à la table le devient.
delete-said = Ce que vous avez dit dans la discussion reste chez ceux qui l’ont entendu, sans votre nom. Les noms que d’autres ont écrits, les titres des tables et les copies faites par la personne qui gère le serveur ne changent pas.
delete-yes = Supprimer définitivement
