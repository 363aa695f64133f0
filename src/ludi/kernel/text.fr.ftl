# Ce que tous les jeux ont en commun. Espace insécable (U+00A0) devant : ; ? ! et apostrophe ’.

player = Joueur { $number }

ask-over = La partie est terminée.

## Pourquoi une action n’est pas possible

why-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous de jouer : { $seat } doit choisir.
why-not-asked = Cette action n’est pas proposée en ce moment.
why-no-such-seat = Il n’y a pas de joueur { $number } à cette table.
why-no-such-action = Il n’y a pas d’action numéro { $number } dans ce jeu.

## Pourquoi on ne peut pas revenir en arrière

why-undo-nothing = Vous n’avez rien à annuler.
why-undo-other-seat = Quelqu’un a joué depuis : votre action ne peut plus être annulée.
why-undo-door = Quelque chose de caché a été révélé depuis : votre action ne peut plus être annulée.
why-redo-nothing = Il n’y a rien à rétablir.
