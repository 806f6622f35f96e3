# Les phrases du moteur.

seat-number = Joueur { $number }
nobody = personne
list-and = { $first } et { $last }

term-choice-yes = oui
term-choice-no = non
term-choice-abstain = abstention
term-vote = { $seat } : { $choice } ({ $weight })
term-tally = { $choice } { $weight }
term-place = { $place }. { $seat } ({ $points })

event-vote-cast = { $seat } vote : { $choice } ({ $weight }).
event-ballot-revealed = On dépouille les votes. { $told }.
event-secret-ballot-counted = Le vote secret est dépouillé : { $told }.
event-game-over = La partie est terminée. { $told }.

action-pass = Passer
action-cast = Voter : { $choice }

help-action-pass = Vous ne faites rien cette fois.
help-action-cast = Votre vote reste secret jusqu’à ce que tout le monde ait voté. D’ici là, vous pouvez en changer.

refused-over = La partie est terminée.
refused-no-such-seat = Cette place n’existe pas : la table en compte { $seats }.
refused-stale = Cette question a déjà reçu sa réponse. Regardez à nouveau : on vous demande autre chose.
refused-not-asked = Ce n’est pas à vous : { $seat } doit décider.
refused-not-offered = Les règles ne le permettent pas maintenant.
refused-answered = Vous avez déjà répondu, et cette réponse ne peut plus changer.
refused-batch = Ces choix ne peuvent pas être envoyés ensemble : en chemin, une carte serait montrée ou tirée, ou quelqu’un d’autre jouerait.
refused-undo = On ne peut pas revenir là-dessus : une carte a été montrée ou tirée, ou quelqu’un d’autre a joué depuis.
