# Le client en français. Les mots d’un jeu sont avec le jeu.

app-title = Hemicycle · jeux de société politiques
skip-to-content = Aller au contenu
loading = Un instant…
page-failed = Cette page n’a pas pu être chargée.
try-again = Réessayer
done = C’est fait
save = Enregistrer
close = Fermer
points = points
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you = vous
players = { $players } joueurs
players-variant = { $players } joueurs (variante)

## En-tête

nav-label = Pages
nav-home = Hemicycle, première page
nav-help = Aide
nav-me = Moi
language = Langue
language-en = English
language-fr = Français
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-now = Couleurs : { $theme }. Passer à : { $next }

## Première page

lobby-title = Gouvernez l’Europe, ou un zoo, avant le dîner
lobby-lead = Des jeux politiques selon la règle, entre amis par un lien ou contre des robots qui négocient, promettent, et parfois tiennent parole.
guest-name = Invité { $number }
your-name = Votre nom
your-name-free = n’importe lequel
quick-heading = Jouer tout de suite contre des robots
quick-players = Joueurs
quick-you-and =
    { $bots ->
        [one] Vous et 1 robot
       *[other] Vous et { $bots } robots
    }
quick-variant = { $said } (variante)
quick-play = Jouer
quick-title = { $name } contre les robots
bot-level = Robots
level-novice = novice
level-steady = solide
level-random = au hasard
friends-heading = Jouer entre amis
friends-lead = Ouvrez une table, envoyez son lien, et mettez des robots aux places qui restent vides. En direct un soir, ou sur plusieurs jours.
friends-note = Personne n’a besoin de compte : un nom suffit, et qui a le lien peut prendre une place libre.
make-table = Ouvrir une table
tables-mine = Mes tables
tables-mine-none = Vous n’êtes encore à aucune table.
tables-open = Tables ouvertes
tables-open-none = Aucune table ne cherche de joueurs en ce moment. Ouvrez-en une et affichez-la ici.
tables-watch = Regarder une partie
tables-watch-none = Aucune partie n’est ouverte à tous en ce moment.
your-turn = À vous
card-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
card-full = on attend que tous soient prêts
card-over = terminée
card-paused = en pause
card-moves = { $moves ->
    [one] { $moves } décision prise
   *[other] { $moves } décisions prises
}
help-licences = Les licences de tout ce dont cette page est faite
plain-word = Hemicycle applique des règles de façon indépendante, avec ses propres textes, noms et dessins. Il n’est lié ni aux auteurs ni aux éditeurs des jeux. Si un jeu vous plaît, achetez la boîte.

## Une nouvelle table

new-what = À quoi l’on joue
new-game = Jeu
new-edition = Édition
edition-reconstructed = { $reconstructed } de ses { $figures } chiffres n’ont jamais été publiés. Nous les avons reconstitués ; ils peuvent différer de la boîte.
edition-own-help = Une édition de qui tient ce serveur. Elle n’est pas livrée avec le jeu, et ses chiffres lui sont propres.
edition-true = Tous ses chiffres viennent de la règle ou d’une source.
new-who = Qui est à la table
new-seats = Places
seat-number = Place { $number }
seat-me = moi
seat-open = libre
seat-bot = robot, { $level }
new-seats-help = Qui a le lien peut prendre une place libre. Vous pourrez encore y mettre des robots avant le début.
new-how = Comment l’on joue
new-title = Nom de la table
new-title-free = facultatif
new-pace = Rythme
pace-live = en direct
pace-live-help = Tout le monde est là ; une partie dure une soirée au plus.
pace-days = sur plusieurs jours
pace-days-help = On décide quand on a le temps. Qui est attendu reçoit un avis, s’il le souhaite.
new-clock = Temps pour une décision
new-clock-help = Il ne court que lorsque quelqu’un doit décider. Quand il est écoulé, un choix sans danger est fait à sa place. Qui le laisse s’écouler encore, sans rien faire ni rien dire entre-temps, est en absence : un robot garde la place jusqu’à son retour.
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
watch-link = qui a le lien
watch-all = tout le monde
watch-nobody = personne
new-listed = Dans la liste des tables ouvertes
listed-no = non : par le lien seulement
listed-yes = oui, tant qu’il y a des places
new-talk = Paroles
talk-free = à tous et en privé
talk-public = à tous seulement
talk-none = aucune, et noms cachés
new-promises = Qui voit les accords et les promesses rompues
promises-all = tout le monde
promises-parties = seulement qui en était
new-make = Ouvrir la table
new-make-note = Rien ne commence avant que tous soient prêts.

## On se rassemble

away-heading = Pas ici
line-lost = La liaison avec le serveur est perdue. Nouvel essai…
invite-heading = Inviter
invite-said = { $free ->
    [one] Une place est libre. Envoyez ce lien à qui vous voulez à la table.
   *[other] { $free } places sont libres. Envoyez ce lien à qui vous voulez à la table.
}
invite-link = Lien vers cette table
invite-code = Le lien, pour l’appareil photo d’un téléphone
reach-label = Qui peut venir
reach-machine = Pour l’instant, seule cette machine peut joindre Hemicycle : un lien ne mènerait vos proches nulle part.
reach-open = Ouvrir à mon réseau domestique
reach-open-note = Toute personne de votre réseau, par Wi-Fi ou par câble, pourra alors ouvrir cette page. Cela reste ainsi jusqu’à ce que vous le fermiez ou quittiez Hemicycle.
reach-network = Ouvert à votre réseau domestique : toute personne qui s’y trouve peut venir par le lien.
reach-others = Le lien commence par l’adresse de cette machine dans le réseau.
reach-shut = Refermer
reach-shut-note = La liaison de qui vient d’une autre machine sera alors coupée.
reach-address = Adresse dans le lien
reach-firewall = Si le navigateur de vos proches ne trouve rien : êtes-vous dans le même réseau (un Wi-Fi pour invités en est un autre) ? Sinon, le pare-feu de cette machine les arrête ; faites-lui accepter le port { $port }.
reach-no-switch = On peut l’ouvrir au réseau domestique en le lançant ainsi :
reach-internet = Pour des proches ailleurs, par internet, voir
copy-link = Copier le lien
copied = Copié
share = Partager
seats-heading = Places
seat-free = libre
seat-reserved = réservée à { $name }
sit-here = S’asseoir ici
bot-of = robot, { $level }
bot-away = Renvoyer le robot
is-ready = prêt
not-ready = pas encore prêt
seat-here = présent
seat-away = absent
seat-kept = un robot garde la place
seat-decides = décide
gathering-full = Toutes les places sont prises. Vous pouvez regarder.
ready-heading = Prêt ?
ready-said = Quand tous sont prêts, les cartes sont distribuées.
ready-wait-seats = { $free ->
    [one] Une place est encore libre. Vous pouvez déjà dire que vous êtes prêt.
   *[other] { $free } places sont encore libres. Vous pouvez déjà dire que vous êtes prêt.
}
ready-yes = Je suis prêt
ready-not = Finalement pas prêt
ready-word = Un mot à vous
ready-word-free = facultatif
ready-word-help = Il est mêlé au mélange des cartes. Ainsi ni l’hôte ni personne ne peut avoir choisi la donne.
settings-heading = Les règles de cette table
commitment-said = La donne est déjà fixée par un secret que personne ne voit. Voici son sceau : après la partie le secret est publié, et chacun peut vérifier qu’il lui correspond.

## À la table

table-heading = Une table
prompt-label = Ce qu’il y a à faire
you-may = Vous pouvez :
nobody-waited = Un instant…
sealed-said = Votre réponse est scellée : { $answer }. Vous pouvez encore la changer.
past-stamp = Le passé
past-shown = Le plateau après la décision { $move } sur { $moves }.
back-to-now = Revenir au présent
paused-stamp = En pause
paused-said = La partie se repose, et les pendules aussi, jusqu’à ce que tous veuillent reprendre.
kept-stamp = Un robot joue pour vous
kept-said = Il garde votre place jusqu’à votre retour. Il ne conclut pas d’accord en votre nom, et ce qu’il rompt n’est pas à votre charge.
take-seat-back = Je suis de retour
call = Appeler { $name }
called = Appel envoyé
call-help = Envoie un avis : une réponse est attendue.
clock-label = encore { $left }
clock-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-hours-left = { $hours } h { $minutes } min
choices-heading = Vos choix
choices-many = { $number } choix
choices-none = Rien à décider pour l’instant.
choices-past = Vous regardez le passé. Revenez au présent pour choisir.
choices-watching = Vous regardez.
explain = Expliquer
answer-given = C’est votre réponse scellée.
choice-amount = De { $least } à { $most }
choice-amount-send = Choisir : { $answer }
amount-none = Choisir un nombre
amount-not-whole = Il faut un nombre entier de { $least } à { $most }.
amount-too-low = { $typed }, c’est trop peu : on choisit ici au moins { $least }.
amount-too-high = { $typed }, c’est trop : on choisit ici au plus { $most }.
choice-amount-given = Votre réponse scellée : { $answer }.
answer-default = choisi pour vous quand le temps est écoulé
barred-heading = Impossible à présent (choisissez pour lire pourquoi)
record =
    { $kept ->
        [one] { $kept } promesse tenue
       *[other] { $kept } promesses tenues
    }, { $broken ->
        [one] { $broken } rompue
       *[other] { $broken } rompues
    }
mute = Ne plus entendre { $name }
unmute = Réentendre { $name }
log-heading = Ce qui s’est passé
log-help = Choisissez une ligne pour voir le plateau à ce moment.
log-more = En montrer { $more } de plus
since-heading = { $lines ->
    [one] Une chose s’est passée depuis votre dernière visite
   *[other] { $lines } choses se sont passées depuis votre dernière visite
}
since-close = J’ai lu
since-replay = Le revoir
tabs-label = Parties de la table
tab-board = Plateau
tab-choices = Choix
tab-talk = Paroles & accords
tab-log = Journal
controls-label = La table
pause = Pause
pause-wanted = Vous voulez une pause
pause-go-on = Reprendre
pause-go-on-wanted = Vous voulez reprendre
pause-who = { $names } voudrait une pause.
go-on-who = { $names } voudrait reprendre.
leave = Partir
leave-sure = Se lever ? La place est de nouveau libre.
leave-sure-playing = Quitter la partie ? Un robot continue, sans conclure d’accord pour vous ; vous pourrez revenir.
leave-yes = Oui, partir
leave-no = Non, rester
sound = Son
sound-on = Avec son
sound-off = Sans son
keys = Touches simples
keys-on = Avec touches
keys-off = Sans touches
single-on = Choix unique automatique
single-off = Choix unique à la main
single-help = Quand vous n’avez qu’un choix, la page peut le faire pour vous, après quelques secondes, comme si vous aviez réfléchi.
keys-help = Avec les touches, 1–9 et a–z font le choix qui les porte.
watching = { $watching ->
    [one] { $watching } personne regarde
   *[other] { $watching } personnes regardent
}
general-mine = Vous seul voyez ceci

## Paroles et accords

talk-heading = Paroles & accords
talk-partners = Avec qui
talk-all = Tous
talk-new = nouveau
talk-deal-open = Un accord attend votre réponse
offers-wait = Des accords attendent votre réponse :
talk-at = décision { $move }
thread-empty = Rien n’a encore été dit.
thread-empty-with = Rien encore entre vous et { $names }.
talk-rule-public = À cette table on ne parle qu’à tous.
talk-rule-none = On ne parle pas à cette table.
a-spectator = Quelqu’un qui regarde
say = Dire
say-all = À tous
say-to = À { $names } seulement
report = signaler
reported = signalé
report-why = Qu’est-ce qui ne va pas ? (facultatif)
report-send = Signaler
deal-new = Composer un accord
deal-with = Composer un accord avec { $names }
deal-by = Accord proposé par { $name }
deal-offers = { $name } à { $others }
deal-status-open = en attente
deal-status-agreed = conclu
deal-status-refused = refusé
deal-status-withdrawn = retiré
deal-status-lapsed = caduc
deal-status-answered = remplacé par un autre
deal-waits = Attend { $names }.
deal-lapses = Caduc dans
deal-accept = Accepter
deal-refuse = Refuser
deal-counter = Répondre par un autre
deal-withdraw = Retirer
deal-counter-heading = Un autre accord à la place
deal-partners = Avec qui ?
deal-kept = { $name } : un robot garde la place et ne répond à aucune proposition ; celle-ci attend son retour, ou se périme.
deal-you-promise = Vous promettez
deal-promises = { $name } promet
deal-choose-term = En choisir un de plus…
deal-choose-partner = Choisissez une ou plusieurs places.
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
verdict-unknown = inconnu

## Le résultat

result-heading = Le résultat
rematch = Rejouer avec les mêmes
rematch-go = Vers la revanche
replay = Revoir
replay-watch = Revoir la partie
record-download = Télécharger l’enregistrement
plot-points = Les points au fil du temps
plot-start = début
plot-figures = Les chiffres en tableau
plot-coalitions = Qui a gouverné, et ce que chacun a pris
plot-government = Gouvernement
plot-none = aucun
plot-governs = gouverne :
plot-banzhaf = Le pouvoir selon Banzhaf
plot-banzhaf-help = De toutes les façons de voter, dans quelle part une place pouvait-elle à elle seule changer l’issue.
plot-shapley = Le pouvoir selon Shapley et Shubik
plot-shapley-help = Si les places se joignent une à une dans un ordre quelconque, combien de fois chacune est celle qui fait la majorité.
plot-promises = Promesses
plot-promises-bar = tenues, rompues, sans objet
secret-heading = Aucune carte n’a été choisie
secret-said = Le secret derrière chaque tirage est maintenant public. Le programme « hemicycle verify » vérifie l’enregistrement de toute la partie avec le sceau publié avant la première carte.
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
replay-play = Jouer
replay-stop = Arrêter
replay-speed = Vitesse
replay-decision = Décision
replay-at = { $move } sur { $moves }
replay-eyes = Vu par
replay-spectator = le public
replay-all-open = toutes cartes ouvertes
replay-link = Copier le lien vers ce moment
replay-to-result = Vers le résultat
replay-begin = La partie commence.
replay-quiet = Rien de visible : quelqu’un a passé, ou a répondu sous scellé.

## Moi

me-heading = Vous
me-lead = Ce navigateur vous reconnaît, sans compte.
me-look = Apparence et son
me-notices = M’avertir quand c’est à moi
me-notices-lead = Pour les parties sur plusieurs jours. Vous ne recevez rien que vous n’ayez demandé.
me-email = Adresse électronique (vide : aucune)
me-no-email = Ce serveur n’envoie pas de courriel.
me-no-push = Ce serveur n’envoie pas d’avis aux appareils.
me-no-push-here = Ce navigateur ne peut pas recevoir d’avis ici ; la plupart ne le peuvent que par https.
me-push-on = Envoyer des avis à cet appareil
me-push-off = Plus d’avis
me-carry = Sur un autre appareil
me-carry-lead = Choisissez ici une phrase secrète, puis entrez là-bas avec le même nom et la même phrase. Vos places vous suivent.
me-phrase = Phrase secrète (au moins 8 lettres)
me-phrase-heading = Sur cet appareil
me-phrase-set = Choisir une phrase secrète
me-phrase-change = Changer la phrase secrète
me-enter = Entrer avec une phrase choisie ailleurs
me-enter-button = Entrer
me-token = Pour les programmes
me-token-lead = Un programme qui joue pour vous montre cette clé. Une nouvelle met fin à la précédente.
me-token-make = Créer une clé
me-token-once = Elle n’est montrée que maintenant :

## Aide

help-heading = Comment jouer ici
help-start = Commencer
help-start-said = « Jouer », sur la première page, vous met aussitôt à une table avec des robots. Pour jouer entre amis, ouvrez une table et envoyez-leur son lien ; qui l’ouvre prend une place libre. Les cartes sont distribuées quand tous sont prêts.
help-turn = À vous
help-turn-said = La barre du haut dit ce que vous devez faire, ou qui la table attend. Chaque choix que la règle permet est dans la liste « Vos choix », et souvent aussi sur le plateau. Ce qui est impossible à présent est en dessous, avec la raison. « Expliquer » dit ce que fait chaque choix et où se trouve la règle.
help-deals = Paroles et accords
help-deals-said = Parlez à tous ou à quelques-uns. Un accord se compose en cliquant : choisissez avec qui, puis qui promet quoi. Personne n’est forcé de tenir sa promesse, mais la table s’en souvient : ✓ compte celles tenues, ✗ celles rompues.
help-keys = Touches
help-keys-said = Tout s’atteint par Tab et Entrée. En outre :
help-key-choose = 1–9, a–z
help-key-choose-said = font le choix qui porte la touche
help-key-explain = ?
help-key-explain-said = explique les choix
help-key-replay = ← → Début Fin
help-key-replay-said = pour se déplacer quand on revoit une partie ; Page préc. et Page suiv. par tour, p pour jouer
help-fair = Des cartes honnêtes
help-fair-said = Avant la première carte la table publie le sceau de son secret, et chacun peut ajouter un mot au mélange. Après la partie le secret est public, et l’enregistrement prouve que personne n’a choisi une carte.
help-bots = Robots
help-bots-said = Un robot ne voit pas plus qu’un joueur à sa place. Il propose des accords et y répond, et se fie moins à qui a rompu une promesse.
