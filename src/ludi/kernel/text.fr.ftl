# Ce que tous les jeux ont en commun. Espace insécable (U+00A0) devant : ; ? ! et apostrophe ’.

player = Joueur { $number }
you = vous
and = { $first } et { $last }
log-brings = { $line } : { $parts }.

ask-over = La partie est terminée.

## Pourquoi une action n’est pas possible

why-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous de jouer : { $seat } doit choisir.
why-not-asked = Cette action n’est pas proposée en ce moment.
why-no-such-seat = Il n’y a pas de joueur { $number } à cette table.
why-no-such-action = Il n’y a pas d’action numéro { $number } dans ce jeu.

## Pourquoi une partie ne peut pas être montée ainsi

why-players = Ce jeu se joue de { $least } à { $most }, pas à { $count }.

## Pourquoi on ne peut pas revenir en arrière

why-undo-nothing = Vous n’avez rien à annuler.
why-undo-other-seat = Quelqu’un a joué depuis : votre action ne peut plus être annulée.
why-undo-door = Quelque chose de caché a été révélé depuis : votre action ne peut plus être annulée.
why-redo-nothing = Il n’y a rien à rétablir.

## Ce que raconte une table

told-went_back = { $count ->
    [one] La table revient un coup en arrière.
   *[other] La table revient { $count } coups en arrière.
}

## Ce qui ne peut pas être repris

final = Sans retour : { $what }.
final-perhaps = Peut-être sans retour, selon ce qui est encore caché : { $what }.
final-door = quelque chose de caché est dévoilé
final-over = la partie se termine
final-passes = { $count ->
    [0] ce n’est plus à vous de jouer
   *[other] c’est à { $names } de jouer
}
final-waits = { $count ->
    [0] Vous aurez fini : ensuite la partie avance, sans retour.
   *[other] Vous aurez fini ; revenir en arrière restera possible tant que { $names } n’{ $count ->
        [one] a
       *[other] ont
    } pas fini.
}

## Pourquoi une action est conseillée

because-points = Cela rapporte : environ { $points } { $points ->
    [one] point
   *[other] points
} de plus que les autres choix.
because-ahead = Quelques coups plus loin, cela fait environ { $points } { $points ->
    [one] point
   *[other] points
} de plus que les autres choix.
because-goals = Cela vous rapproche des buts de la partie.
because-only = Il n’y a rien d’autre à choisir ici.
because-equal = Les choix se valent à peu près ici : suivez votre goût.
because-later = Cela ne paie pas tout de suite, mais prépare la suite.
because-leads = Cela mène plus loin. { $reason }
because-keeps = { $reason } D’autres choix y perdraient.
because-saves = Cela vous coûte moins que les autres choix.
because-wins = Cela décide la partie en votre faveur.
