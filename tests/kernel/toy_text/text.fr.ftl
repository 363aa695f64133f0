finger-one = un doigt
    .bare = un
finger-two = deux doigts
    .bare = deux
finger-three = trois doigts
    .bare = trois
side-left = gauche
side-right = droite
prize-coins = deux pièces
    .the = les deux pièces
prize-points = trois points
    .the = les trois points

action-show = Montrer { $finger }
action-keep = Garder sa pièce
action-give = Donner une pièce au voisin de { $to }
action-thank = Remercier
action-give-back = Rendre la pièce
action-walk-out = S’en aller : c’est trop !
action-claim = Prendre { $prize_the }
action-resign = Voter pour arrêter

ask-Show = Combien de doigts montrez-vous ?
ask-Give = Donnez-vous une pièce ?
ask-Thank = Que faites-vous de ce cadeau ?
ask-Claim = Que prenez-vous ?

why-not-in-hand = Vous n’avez pas de carte à { $finger }.

told-round = { $count ->
    [one] Dernière manche.
   *[other] Encore { $count } manches.
}
told-shows = { $seat_is ->
    [me] Vous montrez
   *[other] { $seat } montre
} { $finger }.
told-gives = { $seat } donne une pièce à { $other }.
told-leaves = { $seat } s’en va.
told-resigns = { $seat } vote pour arrêter.
told-rolling = Le dé roule.
told-rolls = Le dé donne { $count }.
told-claims = { $seat } prend { $prize }.
