# Ce que dit le plateau de Koalition, à côté des mots du jeu.

board-countries = Pays
board-round = carte { $round } sur { $rounds }
board-talks-now = les chefs négocient
board-again = nouveau vote
board-done-none = pas de gouvernement

board-hemicycle = Hémicycle : { $total } voix, majorité à { $majority }. { $parties }.
board-hemicycle-empty = Hémicycle : pas encore de voix.
board-party-votes =
    { $leader ->
        [none] { $party } { $votes } (sans chef)
       *[other] { $party } { $votes } (chef : { $leader })
    }
board-majority-of = voix sur { $total } font la majorité
board-no-votes = pas encore de voix
board-still-open = Réponse attendue : { $seats }.
board-bonus-each = { $bonus }, soit { $each } par joueur

board-parties = Partis
board-leads = chef

board-no-coalition-yet = Les coalitions possibles s’afficheront ici dès que des cartes seront posées.
board-pay = { $seat } : { SIGNED($points) }
board-said-yes = { $seat } a dit oui : { SIGNED($points) }
board-yes-wanted = { $seat } doit encore dire oui : { SIGNED($points) }
board-without-you = sans vous
board-missing =
    { $number ->
        [one] il manque { $number } oui
       *[other] il manque { $number } oui
    }
board-proposed = Coalitions sur la table
board-offers-left = propositions restantes : { $proposals }, changements d’avis restants : { $withdrawals }
board-silent =
    { $number ->
        [one] { $seats } n’a rien à ajouter
       *[other] { $seats } n’ont rien à ajouter
    }
board-build = Composer une coalition
board-build-open = Partis qui peuvent entrer
board-build-begin = Commencez par l’un de vos partis.
board-build-missing = { $votes } voix sur { $majority } : il en manque { $missing }.
board-build-stuck = { $votes } voix sur { $majority }, et plus aucun parti ne peut entrer : retirez-en un.
board-build-whole = { $votes } voix : c’est la majorité.
board-build-wrong = Ces partis ne peuvent pas gouverner ensemble : retirez-en un.
board-build-proposed = Cette coalition est déjà sur la table.
board-build-own = dirigé par un autre joueur : commencez par l’un de vos partis
board-build-enough = la majorité est déjà atteinte
board-build-strangers = pas partenaire du parti { $bloc }
board-build-spare = le parti { $bloc } ne serait plus nécessaire
board-build-clear = Recommencer

board-hand = Votre main
board-hand-of = Main { DE($seat) }
board-hand-empty = Aucune carte.
board-aimed = { $card } :
board-not-playable = injouable pour l’instant
board-not-now = Cette carte ne peut pas être jouée maintenant.
board-known = connue de tous
board-put-back = Reposer
board-close = Fermer

# Ce que fait une carte action, en aussi peu de mots qu’il en tient dessus.
board-does-doppler = double un parti
board-does-sturz = un chef tombe
board-does-ruecktritt = un politicien démissionne
board-does-skandal = un parti perd la moitié
board-does-weste = annule démission ou scandale
board-does-doubler = double son parti
board-does-resignation = retire la carte la plus forte

board-held = En main
board-held-both = En main : politiciens + autres cartes
board-bonus = Bonus

board-who-begins = Qui commence le premier vote ?
board-voted = Votes reçus : { $number } sur { $players }

board-look-countries = Pays
board-look-europe = Europe
board-look-summary = Récapitulatif
board-summary = Carte récapitulative
board-politicians = Politiciens (barrés : hors jeu)
board-legend = ★ joker · ×2 Doppler · ½ Partei-Skandal · ↓ Sturz · barré : démissionnaire · creux : voix d’un Doppler · ◉ connue de tous
board-legend-first = ★ politicien sans couleur · ×2 doubleur · une démission retire la carte la plus forte de la table

# Sur les plaques, et aux grands moments

plate-leads = chef : { $parties }
plate-begins = commence
moment-falls = { $leader } ne dirige plus le parti { $party }
moment-grows = Le parti { $party } gagne des voix
moment-shrinks = Le parti { $party } perd des voix
moment-shaken = { $country } : on se serre la main
moment-ended = { $country } : le pays a voté
moment-failed = { $country } : pas de gouvernement
moment-again = { $country } : on revote
moment-bonus = { $party } { SIGNED($points) }

# Ce qu’est une chose, quand on la touche

about-joker = Se pose à la place d’un politicien, avec les voix qu’il porte. Vous annoncez son parti en le posant.
about-politician = Se pose pour son parti : ses voix sont celles du parti. Si le parti gouverne, la carte rapporte des points au joueur qui l’a posée.
about-politician-first = Se pose pour son parti : ses voix sont celles du parti.
about-party = Les cartes posées pour un parti sont ses voix. Seuls des partenaires peuvent gouverner ensemble.
about-country = Chaque joueur pose autant de cartes que le pays le demande. Puis les partis au gouvernement marquent : des points de chef, surtout pour le parti le plus fort, et des points pour chacune de leurs cartes.
about-country-first = Chaque joueur pose deux cartes. Si un parti gagne seul, ses joueurs se partagent les points, le plus fort d’abord ; si une coalition gagne, ce sont ses chefs.
about-leader = Le joueur qui a le plus de voix dans un parti en est le chef ; à égalité, celui qui a la carte la plus forte. Les chefs négocient, et ceux qui gouvernent prennent des points de chef.
about-small-party = Les meilleurs joueurs de ce parti sont à égalité : il n’a pas de chef. Chaque joueur qui y a des cartes dirige un petit parti : ses seules cartes, avec les mêmes partenaires.
about-majority = Plus de la moitié des voix. Un parti qui l’atteint seul gouverne ; sinon, les chefs cherchent une coalition qui l’atteint.
about-coalition = Des partis partenaires, qui atteignent ensemble la majorité et y sont tous nécessaires. Elle gouverne dès que tous leurs chefs ont dit oui.
about-europe = À la fin de la partie, le parti qui a rapporté le plus de points vaut 7, le suivant 6, jusqu’à 1. Chaque bonus va au joueur qui a le plus de points dans ce parti.
term-majority = Majorité
term-leader = Chef de parti
term-small-parties = Petit parti
term-coalitions = Coalition
term-europe = Bonus Europe
