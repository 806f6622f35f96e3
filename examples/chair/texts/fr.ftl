# Chaise en français.

game-title = Chaise
game-tagline = À chaque manche, tous votent en secret pour attribuer la chaise. Chacun a un ami secret.

edition-standard = Chaise

option-rounds = Manches
option-rounds-help = Le nombre de manches d’une partie.
option-rounds-5 = 5
option-rounds-3 = 3
option-rounds-7 = 7

# Les choses

term-vote = { $seat } : { $choice }
term-somebody = quelqu’un
term-friend = { $friend } pour { $seat }

# Ce qui se passe

event-friend-dealt = { $seat } a un ami secret : { $friend }.
event-round-began = Manche { $round } : la chaise est libre.
event-lot-drawn = Le sort désigne { $seat }.
event-chair-taken = { $seat } obtient la chaise.
event-friends-shown = Chacun montre son ami : { $friends }.

ending-rounds = La manche { $rounds } était la dernière.

# Ce qui est demandé

ask-chair = À qui la chaise ?
help-ask-chair = Chacun vote en secret pour quelqu’un d’autre. Le joueur qui a le plus de voix obtient la chaise.

ask-decide = Plusieurs joueurs ont le plus de voix. À qui donnez-vous la chaise ?
help-ask-decide = Vous aviez la chaise à la manche précédente : vous départagez les joueurs qui ont le plus de voix.

# Ce qu’on peut choisir

action-cast = Voter pour { $choice }

action-give-chair = Donner la chaise { A($seat) }
help-action-give-chair = { $seat } obtient la chaise de cette manche.

refused-not-tied = La chaise va à l’un des joueurs qui ont le plus de voix : { $seats_named }.

# Les promesses

promise-vote-for = { $seat } vote pour { $candidate } à la manche { $round }
until-round = jusqu’à la fin de cette manche

# Les champs de la table, en texte simple

field-chairs = Manches avec la chaise
field-holder = La chaise était à
field-round = Manche
field-shown = Amis
field-friends = Votre ami secret
