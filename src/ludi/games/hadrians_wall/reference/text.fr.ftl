## Ce qu’on dit des éléments de la boîte

amount-resource = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressources
}
amount-soldier = { $n ->
    [one] 1 Légionnaire
   *[other] { $n } Légionnaires
}
amount-builder = { $n ->
    [one] 1 Bâtisseur
   *[other] { $n } Bâtisseurs
}
amount-servant = { $n ->
    [one] 1 Serviteur
   *[other] { $n } Serviteurs
}
amount-civilian = { $n ->
    [one] 1 Civil
   *[other] { $n } Civils
}
amount-trader = { $n ->
    [one] 1 Négociant
   *[other] { $n } Négociants
}
amount-performer = { $n ->
    [one] 1 Artiste
   *[other] { $n } Artistes
}
amount-priest = { $n ->
    [one] 1 Prêtre
   *[other] { $n } Prêtres
}
amount-apparitor = { $n ->
    [one] 1 Appariteur
   *[other] { $n } Appariteurs
}
amount-patrician = { $n ->
    [one] 1 Patricien
   *[other] { $n } Patriciens
}
amount-favour = { $n ->
    [one] 1 Faveur
   *[other] { $n } Faveurs
}

either = { $first } ou { $second }

section-pieces = Ouvriers et Ressources
    .about = Ce que vous recevez chaque année, et à quoi cela sert.
section-attributes = Attributs
    .about = Chaque case remplie vaut 1 point à la fin.
section-tracks = La frontière
    .about = Les pistes de la feuille de gauche. Le prix est celui d’une case.
section-cohorts = Cohortes
    .about = Ce qui se dresse entre vous et les Pictes.
section-citizens = Citoyens
    .about = Les pistes de la feuille de droite ; elles en ouvrent les bâtiments.
section-buildings = Bâtiments
    .about = Chacun une fois par partie ; la dernière colonne dit ce qu’il donne aussitôt.
section-landmarks = Monuments
    .about = Ouverts par quinze cases d’un Attribut.
section-court = Édits du Tribunal
    .about = Un par an dans chaque colonne.
section-cards = Cartes Joueur
    .about = Comme Prospection, une carte donne ce que dit son effet ; comme Chemin, elle compte à la fin.
section-fate = Cartes Destin
    .about = Le revenu d’une année ; retournée à un autre moment, une seule ligne compte.
section-patterns = Motifs d’Exploration
    .about = Posés sur la grille, tournés et retournés à volonté.
section-ranks = Grades
    .about = Le titre que vous donne Rome après une partie en solitaire.
section-forts = Forts de la campagne
    .about = Des parties en solitaire à la suite ; la dernière colonne est le bonus que le défi fait gagner pour la suivante.

item-soldier-text = Sert à la Garde du Mur et au Fort, explore, et part avec les Diplomates.
item-builder-text = Bâtit le Fort, les bâtiments et les Monuments, et entraîne la Garde du Mur.
item-servant-text = Travaille aux Mines et Forêts, aux bâtiments, pour les Gladiateurs et les Diplomates.
item-civilian-text = Rejoint les pistes Citoyens, les Gladiateurs et les Quartiers.
item-resource-text = Pour le Mur, les Cippi, les bâtiments, les Marchandises, les spectacles et les pots-de-vin.
track-renown-text = 1 point par case remplie ; à 15, ouvre l’Arche. Vient des bâtiments, du commerce et du Mur.
track-piety-text = 1 point par case remplie ; à 15, ouvre le Monolithe. Vient des Prêtres, des Temples et des Jardins.
track-valour-text = 1 point par case remplie ; à 15, ouvre la Colonne. Vient des attaques repoussées, des Diplomates et des lignes explorées.
track-discipline-text = 1 point par case remplie ; à 15, ouvre la Statue. Vient de la Garde du Mur, des Cohortes et des Appariteurs.
track-mining-text = Ses marteaux augmentent la Production de Ressources.
track-wall-guard-text = Donne des boucliers rouges pour les Cohortes, et de la Discipline.
track-cippi-text = Des pièges devant le Mur, enchaînés aux cases du Fort.
track-wall-text = Chaque case est enchaînée à la case du Fort de même numéro.
track-fort-text = Ouvre le Mur, les Cippi et, par ses drapeaux, l’Infrastructure des bâtiments.
track-traders-text = Ouvrent les Quartiers et le Marché.
track-performers-text = Ouvrent le Théâtre et l’École de Gladiateurs.
track-priests-text = Ouvrent les Temples et les Jardins.
track-apparitores-text = Ouvrent les Bains et le Tribunal.
track-patricians-text = Ouvrent les Diplomates et l’Exploration.
track-boxes = { $n } cases ; celles-ci donnent quelque chose : { $gains }.
cohort-does = Chaque case arrête une carte d’attaque de ce côté, chaque année. Les boucliers rouges la remplissent.
kind-granary = Ouvre sa colonne du Fort, du Mur et des autres pistes.
kind-hotel = 1 Civil tout de suite, et chaque année.
kind-workshop = 1 Bâtisseur tout de suite, et chaque année.
kind-road = 1 point d’Attribut tout de suite, et un au choix chaque année.
kind-precinct = Augmente aussi la Production de Ressources.
kind-gardens = Des citoyens gratuits sur plusieurs pistes.
kind-temple = À remplir ensuite par vos ouvriers ; la dernière case donne une Faveur.
kind-market = Permet d’acheter des Marchandises ; chaque numéro nouveau donne de la Renommée.
kind-theatre = Un spectacle par an pour 1 Ressource, chacun une fois par partie.
kind-ludus = Ouvre les deux Gladiateurs.
kind-baths = Jusqu’à deux pots-de-vin par an ; chacun retire 1 Disgrâce.
kind-courthouse = Un édit par an dans chaque colonne.
kind-landmark = Une fois par partie.
building-needs = Demande { $track } { $level }.
court-name = Tribunal, { $column }
court-does = Une fois par an : { $reward }.
card-prospect = Donne { $gains } ; montre la Marchandise { $good } et le motif { $pattern }.
fate-name = Carte Destin { $number }
fate-does = En revenu : { $gains }. À l’attaque : { $cohort }. Au combat : { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}. Au Marché : Marchandise { $good }.
pattern-does = Quatre cases de la grille : { $picture }
rank-does = { $n ->
    [0] Pour moins de points que n’en demande le grade suivant.
   *[other] Pour { $n } points ou plus.
}
fort-does = Objectifs : { $goals } Défi : { $challenge }

## Glossaire

term-year = Année
    .about = Une manche : revenus, actions, puis une attaque. Il y en a six.
term-path = Chemin
    .about = Une carte Joueur gardée pour la fin, où elle vaut jusqu’à 3 points.
term-prospect = Prospection
    .about = L’autre carte de l’année : elle donne ouvriers et Ressources, et montre une Marchandise et un motif.
term-attribute = Attribut
    .about = Renommée, Piété, Vaillance ou Discipline : 1 point par case remplie.
term-disdain = Disgrâce
    .about = La honte des attaques passées ; ce qu’il en reste à la fin coûte des points.
term-favour = Faveur
    .about = Ignore une carte d’attaque, une seule fois.
term-cohort = Cohorte
    .about = La défense de gauche, du centre ou de droite ; une case remplie arrête une carte d’attaque.
term-hammer = Marteau
    .about = Remplit un cercle de la Production de Ressources.
term-red-shield = Bouclier rouge
    .about = Remplit une case d’une Cohorte de votre choix.
term-flag = Drapeau
    .about = Il faut autant de cases remplies d’une piste ; elles ne se dépensent pas.
term-chain = Chaîne
    .about = Une case qui attend que sa case du Fort soit remplie.
term-infrastructure = Infrastructure
    .about = Le plus haut drapeau du Fort atteint ; les bâtiments de la feuille de gauche la demandent.
term-neutral-card = Carte neutre
    .about = À un ou deux joueurs, elle remplace un voisin ; s’en servir renforce l’attaque.
term-gift = Don
    .about = Une pièce qui vous revient parce qu’un voisin s’est servi de votre carte.
