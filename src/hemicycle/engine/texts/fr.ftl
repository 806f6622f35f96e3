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
action-by-lot = Tirage au sort
action-cast = Voter : { $choice }

help-action-pass = Vous ne faites rien cette fois.
help-action-by-lot = Si votre temps s’écoule, l’un de vos choix est tiré au sort.
help-action-cast = Votre vote reste secret jusqu’à ce que tout le monde ait voté. D’ici là, vous pouvez en changer.

refused-over = La partie est terminée.
refused-no-such-seat = Cette place n’existe pas : la table en compte { $seats }.
refused-stale = Cette question a déjà reçu sa réponse. Regardez à nouveau : on vous demande autre chose.
refused-not-asked = Ce n’est pas à vous : { $seat } doit décider.
refused-other-question = Ce n’est pas ce que l’on vous demande maintenant : « { $asked } »
refused-choice = Ici, on peut choisir : { $choices_named }.
refused-not-offered = Les règles ne le permettent pas maintenant.
refused-answered = Vous avez déjà répondu, et cette réponse ne peut plus changer.
refused-batch = Ces choix ne peuvent pas être envoyés ensemble : en chemin, une carte serait montrée ou tirée, ou quelqu’un d’autre jouerait.
refused-undo = On ne peut pas revenir là-dessus : une carte a été montrée ou tirée, ou quelqu’un d’autre a joué depuis.

refused-deal-parties = Un accord se propose à d’autres joueurs de la table, nommés une fois chacun.
refused-deal-empty = Un accord doit contenir au moins une promesse.
refused-deal-terms = Un accord contient { $most } promesses au plus.
refused-deal-term = Cela ne peut pas être promis maintenant.
refused-deal-clash = Deux de ces promesses sont identiques, ou ne peuvent pas être tenues toutes les deux.
refused-deal-offers = Vous avez déjà fait { $most } propositions ; attendez que la partie avance.
refused-deal-open = Vous avez déjà { $most } propositions en attente. Attendez une réponse, ou retirez-en une.
refused-deal-again = La même proposition est déjà en attente.
refused-deal-answer = On ne répond qu’à la proposition de quelqu’un d’autre, entre les mêmes joueurs.
refused-no-such-deal = Vous n’avez pas de tel accord.
refused-deal-closed = Cette proposition n’est plus ouverte.
refused-deal-accepted = Vous avez déjà accepté cette proposition.
refused-deal-own = La proposition est la vôtre : vous pouvez la retirer.
refused-deal-not-own = Seul { $seat }, qui a fait cette proposition, peut la retirer. Vous pouvez la refuser.
refused-deal-lapse = Seule l’horloge de la table met fin à une proposition.
refused-deal-void = Ce que la proposition promet n’est plus possible.
refused-deal-reason = Une raison doit être l’une des phrases du jeu.

# Ce qu’un robot répond à une proposition

bot-deal-good = Cela me convient.
bot-deal-poor = Cela m’apporte trop peu.
bot-deal-instead = Pas tout à fait ; mais j’accepterais ceci.
bot-deal-promised-otherwise = J’ai promis autre chose.
bot-deal-distrust =
    { $broken ->
        [one] { $seat } a rompu une promesse. Je ne conclus plus de tels accords pour un temps.
       *[other] { $seat } a rompu { $broken } promesses. Je ne conclus plus de tels accords pour un temps.
    }
bot-deal-never = Je ne conclus pas d’accords.
bot-kept-promise = Je l’avais promis.
