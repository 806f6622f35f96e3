# Ce que dit le plateau de Koalition, à côté des mots du jeu.

board-countries = Pays
board-round = carte { $round } sur { $rounds }
board-talks-now = les chefs négocient
board-again = revote
board-done = { $country } : { $coalition }
board-done-none = { $country } : pas de gouvernement

board-hemicycle = Hémicycle : { $total } voix, majorité à { $majority }. { $parties }.
board-hemicycle-empty = Hémicycle : pas encore de voix.
board-party-votes =
    { $leader ->
        [none] { $party } { $votes }, sans chef
       *[other] { $party } { $votes }, chef { $leader }
    }
board-majority-of = font la majorité sur { $total }
board-no-votes = pas encore de voix

board-parties = Partis
board-nothing-laid = Personne n’a encore posé de carte.
board-led-by = chef :
board-doubled = doublé par Doppler
board-doubled-first = doublé
board-scandal = réduit de moitié par Partei-Skandal
board-scandal-cleared = son Partei-Skandal est annulé
board-overthrown = renversé par Sturz
board-card-resigned = { $card }, démissionné
board-card-cleared = { $card }, son Rücktritt est annulé

board-no-coalition-yet = Dès que des cartes seront posées, elles seront ici.
board-votes-of =
    { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }
board-said-yes = a dit oui
board-yes-wanted = doit encore dire oui
board-without-you = sans vous
board-offers-left = propositions restantes : { $proposals }, revirements : { $withdrawals }
board-silent =
    { $number ->
        [one] { $seats } n’a rien à ajouter
       *[other] { $seats } n’ont rien à ajouter
    }
board-all = Tout montrer ({ $number })
board-fewer = En montrer moins
board-why-not = Pourquoi pas d’autres ?
board-build = Composer une coalition
board-build-taken = Partis de votre proposition
board-build-open = Partis qui peuvent en être
board-build-nobody = Aucun pour l’instant.
board-build-begin = Commencez par l’un de vos partis.
board-build-missing = { $votes } voix sur { $majority } : il en manque { $missing }.
board-build-stuck = { $votes } voix sur { $majority }, et plus personne ne peut en être : retirez un parti.
board-build-whole = { $votes } voix : c’est la majorité.
board-build-wrong = Ces partis ne peuvent pas gouverner ensemble : retirez-en un.
board-build-proposed = Cette coalition est déjà sur la table.
board-build-own = dirigé par d’autres : commencez par l’un des vôtres
board-build-enough = la majorité est atteinte sans cela
board-build-strangers = aucun accord possible avec { $bloc }
board-build-spare = { $bloc } ne serait alors plus nécessaire
board-build-clear = Recommencer

board-hand = Votre main
board-hand-of = Main de { $seat }
board-hand-empty = Aucune carte.
board-times = { $number } × { $card }
board-not-playable = injouable pour l’instant
board-not-now = Cette carte ne peut pas être jouée maintenant.
board-known = tous savent qu’elle est là
board-put-back = Reposer

board-score = Points
board-winner =
    { $number ->
        [one] { $seats } gagne
       *[other] { $seats } gagnent ensemble
    }
board-track = Barres : les points, puis en pointillé le bonus Europe en l’état. Devant : politiciens + autres cartes en main.
board-track-first = Barres : les points, puis en pointillé le bonus Europe en l’état. Devant : cartes en main.
board-track-given = Barres : les points, puis en pointillé le bonus Europe.
board-begins = commence
board-held = cartes en main :
board-bonus = Bonus

board-who-begins = Qui commence le premier vote ?
board-voted = { $number } sur { $players } ont voté

board-summary = Carte récapitulative
board-politicians = Politiciens (barrés : hors jeu)
board-legend = ★ joker · ×2 Doppler · ½ Partei-Skandal · ↓ renversé · barré : démissionné · creux : voix d’un Doppler · ◉ connue de tous
board-legend-first = ★ politicien incolore · ×2 doubleur · une démission retire la plus haute carte
