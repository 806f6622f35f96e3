# Les phrases du moteur.

seat-number = Joueur { $number }
nobody = personne
list-and = { $first } et { $last }

action-pass = Passer

refused-over = La partie est terminée.
refused-no-such-seat = Cette place n’existe pas : la table en compte { $seats }.
refused-stale = Cette question a déjà reçu sa réponse. Regardez à nouveau : on vous demande autre chose.
refused-not-asked = Ce n’est pas à vous : { $seat } doit décider.
refused-not-offered = Les règles ne le permettent pas maintenant.
refused-answered = Vous avez déjà répondu, et cette réponse ne peut plus changer.
refused-undo = On ne peut pas revenir là-dessus : une carte a été montrée ou tirée, ou quelqu’un d’autre a joué depuis.
