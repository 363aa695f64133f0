## Ce qu’on dit des éléments de la boîte

amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-stone = { $n ->
    [one] 1 pierre
   *[other] { $n } pierres
}
amount-cattle = { $n ->
    [one] 1 tête de bétail
   *[other] { $n } têtes de bétail
}
amount-wheat = { $n ->
    [one] 1 blé
   *[other] { $n } blés
}
amount-iron = { $n ->
    [one] 1 fer
   *[other] { $n } fers
}
amount-wine = { $n ->
    [one] 1 vin
   *[other] { $n } vins
}
amount-denarii = { $n ->
    [0] gratuit
    [one] 1 denarius
   *[other] { $n } denarii
}
amount-black = { $n ->
    [one] 1 ressource noire
   *[other] { $n } ressources noires
}
amount-green = { $n ->
    [one] 1 ressource verte
   *[other] { $n } ressources vertes
}
amount-red = { $n ->
    [one] 1 ressource rouge
   *[other] { $n } ressources rouges
}
amount-any = { $n ->
    [one] 1 ressource au choix
   *[other] { $n } ressources au choix
}

section-locations = Lieux
    .about = Où vont les ouvriers, et ce qu’ils y font.
section-areas = Cartes Zone
    .about = Ce qu’offrent les cinq zones ; le prix est celui pour gagner la carte.
section-works = Bâtiments
    .about = S’achètent à AEDIFICATOR ; chacun a un plan et un ouvrage achevé.
section-wars = Guerres
    .about = S’achètent à LEGATUS ; plusieurs cartes d’une même guerre rapportent des récompenses.
section-patrons = Mécènes
    .about = S’achètent à SENATUS. Actifs, ils améliorent une action ; à la fin, ils comptent toujours.
section-colosseum = Cases du Colisée
    .about = À payer à ROMA, sauf si un autre marqueur s’y trouve.
section-resources = Ressources
    .about = Six sortes, de trois couleurs.
section-boards = Plateaux des joueurs
    .about = Chaque face a ses propres prix.
section-training = Formation
    .about = Des cases de votre plateau pour un ouvrier qui vaudra plus, ou moins.

location-quaestor-text = Recevez en denarii le double de la valeur de l’ouvrier.
location-aedilis-text = Prenez les quatre ressources de la carte de la zone que désigne l’ouvrier.
location-mercator-text = Vendez ce que vous voulez et achetez jusqu’à quatre ressources des sortes de la carte de la zone, à vos prix.
location-propraetor-text = Prenez une moitié de la carte de la zone, puis une ressource de plus ou dépensez de l’influence pour y monter.
location-roma-text = Avancez au Colisée d’autant de cases que la valeur de l’ouvrier, en payant celles où il n’y a personne d’autre.
location-aedificator-text = Achetez un bâtiment : points aussitôt, influence pour plus tard, récompense si vous avez ses deux cartes.
location-legatus-text = Achetez une carte de guerre : de la deuxième à la cinquième d’une même guerre, 3 denarii, 1 surplus, 2 points, 1 niveau.
location-senatus-text = Achetez un mécène : actif, il améliore une action ; à la fin, il compte toujours.
card-icon = Icône : { $icon }.
area-does = Moitié haute : { $top } ; moitié basse : { $bottom } ; { $fragment }.
work-pair = Avec les deux cartes du bâtiment, pour celle-ci : { $reward }.
work-alone = L’une des deux cartes de son bâtiment.
war-does = Compte pour les récompenses de sa guerre.
work-influence = { $influence } d’influence
patron-power = À { $place } : { $power }.
patron-price = { $power } ({ $price })
patron-of = { $bonus } ({ $of })
space-name = Colisée, case { $place }
space-does = À payer en y passant ou en s’y arrêtant.
space-honour = À payer en y passant ou en s’y arrêtant. Honneur : un niveau politique.
resource-does = Ressource { $colour ->
    [black] noire
    [green] verte
   *[red] rouge
} ; on en garde { $most } au plus.
board-does = Prix : { $prices }.
training-does = Dès la manche suivante, l’ouvrier vaut jusqu’à { $reach } de plus ou de moins, de 1 à 5.

## Glossaire

term-worker = Ouvrier
    .about = Un disque de valeur 1 à 5. Il n’est à personne : utilisé, il peut être recruté par un autre.
term-area = Zone
    .about = Une des cinq, désignée par la valeur d’un ouvrier ; elle a une carte, une piste et un cube marron.
term-brown-cube = Cube marron
    .about = Limite une zone : à la fin, personne ne compte au-dessus.
term-influence = Influence
    .about = Sur les bâtiments et les guerres ; dépensée une fois, à PROPRAETOR, pour monter dans une zone.
term-politics = Influence politique
    .about = Une piste de dix niveaux ; chacun des cinq premiers ouvre un emplacement de mécène.
term-honour = Honneur
    .about = Une case du Colisée qui donne un niveau politique quand on la franchit ou l’atteint.
term-surplus = Surplus
    .about = Ce qui reste des biens sans place. Il paie guerres, mécènes et Colisée, et ne se vend pas.
term-fragment = Fragment
    .about = Sur les cartes Zone ; deux identiques donnent une ressource.
term-icon = Icône
    .about = Amphore, épées ou lion : pour des bonus, et pour les actions du mode avancé.
term-active-patron = Mécène actif
    .about = Sur un emplacement de votre plateau : il change son action chaque fois que vous la faites.
term-passive-patron = Mécène passif
    .about = Sans emplacement : aucun pouvoir, mais son bonus compte à la fin.
term-draft = Recrutement
    .about = Après l’Entretien, chacun prend des ouvriers sur les lieux jusqu’à en avoir cinq.
term-upkeep = Entretien
    .about = Les rangées glissent et se remplissent ; une rangée où personne n’a acheté perd sa dernière carte.
term-interval = Intervalle
    .about = Les valeurs d’ouvrier qui peuvent acheter à une place d’une rangée.
term-neutral = Joueur neutre
    .about = À deux, chacun place aussi les ouvriers d’un joueur neutre, seulement pour occuper des cases.
