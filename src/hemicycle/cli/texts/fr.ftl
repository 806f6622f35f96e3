# Ce que dit le terminal autour d’une partie.

play-not-understood = Tapez un nombre de { $low } à { $last }, ou ? pour la règle, ou q pour partir.
play-keys = t table · ? la question · ? 3 le choix 3 · q partir
play-keys-zoocracy = c calendrier · t table · ? la question · ? 3 le choix 3 · q partir
play-keys-koalition = p partis · s score · t table · ? la question · ? 3 le choix 3 · q partir
play-won =
    { $number ->
        [0] Personne n’a gagné.
        [one] { $seats_named } gagne la partie.
       *[other] { $seats_named } se partagent la victoire.
    }
play-kept = Toute la partie est gardée. Pour la relire :
play-reconstructed = { $number } des { $figures } chiffres de cette édition sont de nous, faute de connaître les vrais.
play-table = Vous jouez contre { $others }.
play-table-level = Vous jouez contre { $others }, { $number } robots de niveau { $level }.
play-resumed =
    La partie reprend après { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    }.
play-rule = Règle : { $rule }
play-left = Vous avez quitté la table. La partie n’est pas gardée : --save FICHIER la garde.
play-left-saved = Vous avez quitté la table. Reprenez quand vous voulez :

rules-options = Options de table (--option NOM=VALEUR, la valeur par défaut en premier)
rules-option = nom
rules-values = ce qu’elle décide

replay-game =
    { $title }, { $edition }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $who }.
replay-unfinished = La partie n’est pas terminée : les cartes cachées le restent.

edition-players = De { $low } à { $high } personnes
edition-origin-rulebook = imprimés dans la règle
edition-origin-source = indiqués par une autre source
edition-origin-reconstructed = mis par nous, ce ne sont pas les chiffres imprimés
edition-figure = chiffre
edition-value = valeur
edition-origin = origine

board-cards-and-others = politiciens + autres
board-best = Le mieux, sur { $number }
board-best-of-many = Le mieux, sur un grand nombre
board-draft = Vous composez { $coalition } : { $votes } voix pour l’instant, il en faut { $majority }.
board-also = et en main :
board-more =
    { $number ->
        [one] et { $number } de plus, numéro { $first } (m pour la voir)
       *[other] et { $number } de plus, numéros { $first } à { $last } (m pour les voir)
    }
board-without-you =
    { $number ->
        [one] et { $number } autre que vous ne pouvez pas proposer
       *[other] et { $number } autres que vous ne pouvez pas proposer
    }
board-majority = majorité { $majority } sur { $total }
board-legend = (10) démission · 5* joker · ×2 Doppler · ½ Partei-Skandal · ↓ renversé
board-legend-first = 6* politicien sans couleur · ×2 doubleur · la démission ôte la plus forte
board-hand = Votre main :
board-empty = vide
board-said-yes = ✓ oui · … oui attendu
board-politicians = politiciens
board-eu = UE

board-ahead = Manche { $round } : { $phases }
board-forecast = Sièges, si l’on comptait
board-goals = Objectifs
board-hands = cartes
board-government = Gouvernement : { $members } ({ $number } sièges, majorité à { $majority })
board-bid = miser

serve-ready = Hemicycle est à l’adresse { $address } (Ctrl+C l’arrête)
serve-running = Hemicycle tourne déjà, à l’adresse { $address }
serve-running-somewhere = Hemicycle tourne déjà
serve-running-switch = L’interrupteur, là où l’on invite, l’ouvre à votre réseau domestique.
serve-network = Les autres personnes de votre réseau le trouvent à l’adresse { $addresses }
serve-alone = Seule cette machine peut le joindre. Pour d’autres dans votre réseau domestique : --lan
serve-alone-switch = Seule cette machine peut le joindre. Pour des proches dans votre réseau domestique, un interrupteur se trouve là où l’on invite ; ou lancez : hemicycle --lan
serve-no-network = Cette machine n’est dans aucun réseau domestique pour l’instant : personne d’autre ne peut la joindre.
serve-no-page = La page pour le navigateur n’a pas été construite : il n’y a donc rien à y voir. Dans le dossier du code source, make run la construit ; il faut node 20.19 ou plus récent, sinon il est téléchargé.

# Politico

play-keys-politico = s tableau · g gouvernements · t table · ? la question · ? 3 le choix 3 · q partir
play-offer = { $key } { $action }
board-swap = Échanger contre deux
board-no-past = Aucun gouvernement n’est encore tombé.

# Junta

play-keys-junta = c vos cartes · v la ville · t table · ? la question · ? 3 le choix 3 · q partir
board-coup-phase = Coup d’État, phase { $number }
board-posts = postes
board-votes = voix
board-budget = Budget :
board-money = Réserve : { $reserve } · Suisse : { $account }
board-every = m montre toutes les combinaisons de billets.
board-all-votes = Tout ce qui est posé
board-hold = { $place } : reste
board-does = { $what } : { $effects }

# Ce qui ne va pas dans ce qu’on a tapé

bad-in-file = { $path }, { $what }
bad-command = il n’y a pas de commande « { $name } » ; choisissez parmi : { $known }
bad-usage = { $what } ; voyez { $command } --help
usage-no-option = il n’y a pas d’option { $name }
usage-missing = il manque { $name }
usage-value = { $name } demande { $wanted }
usage-without-value = { $name } demande une valeur
usage-extra = il n’y a rien à faire de « { $name } »
usage-unclear = cela ne se comprend pas
usage-one-of = l’une de ces valeurs : { $known }
usage-between = un nombre de { $least } à { $most }
usage-at-least = un nombre, { $least } ou plus
usage-number = un nombre
usage-other = autre chose
bad-option = une option se donne sous la forme NOM=VALEUR, et non « { $given } »
bad-option-twice = l’option { $name } est donnée deux fois ; donnez-la une seule fois
bad-no-edition = le jeu { $game } n’a pas d’édition « { $name } » ; choisissez parmi : { $known }, ou nommez un fichier .toml
bad-edition = ligne { $line } : cette édition ne convient pas ; hemicycle edition check dit pourquoi, en anglais
bad-bots = --bots demande un nom pour tous, ou { $players }, séparés par des virgules ; et non { $given }
bad-resume-alone = --resume reprend la partie de son fichier, et n’admet que --lang à ses côtés (et --bots, pour vos propres robots)
bad-resume-bot = { $path } a un robot « { $bot } » qui n’est pas des nôtres ; nommez-le : --bots FICHIER.py:{ $bot }
bad-lan-command = --lan va avec hemicycle seul, ou ainsi : hemicycle serve --lan
bad-lan-host = --host { $host } laisse déjà entrer les autres ; retirez --lan, ou --host
bad-lan-public = --lan est pour le réseau domestique, et --public-url pour internet ; choisissez l’un des deux
bad-no-game = nommez un jeu, par exemple : hemicycle play koalition ; ou reprenez une partie avec --resume FICHIER
bad-save-exists = { $path } existe déjà ; reprenez cette partie avec --resume { $path }, ou nommez un nouveau fichier
bad-resume-over = la partie dans { $path } est terminée ; regardez-la avec : hemicycle replay { $path }
bad-resume-seats = { $path } ne vient pas de hemicycle play : il faut une personne à la première place, des robots aux autres
bad-name = un nom a au moins une lettre imprimable
bad-part = { $path } contient les décisions 0 à { $last } ; --from et --to en choisissent une partie
bad-running = un serveur avec cette base de données tourne à l’adresse { $address } ; arrêtez-le, ou nommez une autre base
bad-running-somewhere = un serveur avec cette base de données tourne déjà ; arrêtez-le, ou nommez une autre base
bad-smtp-alone = --smtp-from et --smtp-user vont avec --smtp HÔTE
bad-smtp = un serveur de courrier se donne sous la forme HÔTE ou HÔTE:PORT, et non « { $given } »
bad-smtp-from = --smtp demande de qui viennent les courriels : --smtp-from table@example.org
bad-json-out = --json affiche le résultat et --out l’écrit dans un fichier ; choisissez l’un des deux

file-edition = une édition
file-record = un enregistrement
file-save = une partie gardée
file-folder = { $path } est un dossier ; nommez un fichier qui contienne { $what }
file-none = il n’y a pas de fichier { $path } ; nommez un fichier qui contienne { $what }
file-not-text = { $path } ne contient pas { $what } : ce n’est pas un texte en UTF-8
file-unread = { $path } ne peut pas être lu : { $reason }
file-unwritten = { $path } ne peut pas être écrit : { $reason }
file-folder-to-write = { $path } est un dossier ; nommez un fichier à écrire
file-no-folder-to-write = { $path } ne peut pas être écrit : il n’y a pas de dossier { $folder }
file-not-allowed = ce n’est pas permis
file-no-folder = il n’y a pas de tel dossier
file-no-room = il n’y a plus de place
file-bad-name = aucun fichier ne peut porter ce nom
file-trouble = erreur { $number } du système
