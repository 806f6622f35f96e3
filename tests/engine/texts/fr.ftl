# Les jeux d’essai n’ont pas de phrases à eux.
