# Mur d'Hadrien : noms, actions, questions, journal et raisons.
# Formes d'un nom : .a « un Légionnaire », .many « Légionnaires » après un nombre, .the « le
# Marché », .of « du Marché ».

game-name = Mur d’Hadrien
game-summary = Six années au bord de l’Empire : remplissez deux feuilles d’un fort, d’un mur et d’une ville, et défendez-les contre les Pictes.

## Options

option-difficulty = La force des attaques pictes
option-difficulty-easy = Facile
option-difficulty-medium = Moyen
option-difficulty-hard = Difficile
option-fort = Un fort de la campagne solo
option-fort-none = Hors campagne
option-fort-1 = Fort 1, Segedunum
option-fort-2 = Fort 2, Pons Aelius
option-fort-3 = Fort 3, Condercum
option-fort-4 = Fort 4, Vindobala
option-fort-5 = Fort 5, Onnum
option-fort-6 = Fort 6, Cilurnum
option-fort-7 = Fort 7, Brocolitia
option-fort-8 = Fort 8, Vercovicium
option-fort-9 = Fort 9, Aesica
option-fort-10 = Fort 10, Magnis
option-fort-11 = Fort 11, Banna
option-fort-12 = Fort 12, Camboglanna
option-fort-13 = Fort 13, Uxelodunum
option-fort-14 = Fort 14, Aballava
option-fort-15 = Fort 15, Coggabata
option-fort-16 = Fort 16, Maia
option-bonus = Bonus de mise en place de la campagne
option-bonus-no = Sans bonus
option-bonus-yes = Le défi du fort précédent est réussi

## Éléments

item-resource = Ressource
    .a = 1 Ressource
    .many = Ressources
item-soldier = Légionnaire
    .a = 1 Légionnaire
    .many = Légionnaires
item-builder = Bâtisseur
    .a = 1 Bâtisseur
    .many = Bâtisseurs
item-servant = Serviteur
    .a = 1 Serviteur
    .many = Serviteurs
item-civilian = Civil
    .a = 1 Civil
    .many = Civils
item-renown = Renommée
    .a = 1 point de Renommée
    .many = points de Renommée
item-piety = Piété
    .a = 1 point de Piété
    .many = points de Piété
item-valour = Vaillance
    .a = 1 point de Vaillance
    .many = points de Vaillance
item-discipline = Discipline
    .a = 1 point de Discipline
    .many = points de Discipline
item-trader = Négociant
    .a = 1 Négociant
    .many = Négociants
item-performer = Artiste
    .a = 1 Artiste
    .many = Artistes
item-priest = Prêtre
    .a = 1 Prêtre
    .many = Prêtres
item-apparitor = Appariteur
    .a = 1 Appariteur
    .many = Appariteurs
item-patrician = Patricien
    .a = 1 Patricien
    .many = Patriciens
item-production = Production de Ressources
    .a = 1 cercle de Production
    .many = cercles de Production
item-cohort = Cohorte
    .a = 1 case de Cohorte
    .many = cases de Cohorte
item-infrastructure = Infrastructure
    .a = 1 Infrastructure
    .many = Infrastructures
item-favour = Faveur
    .a = 1 Faveur
    .many = Faveurs

worker-soldier = { item-soldier }
    .a = { item-soldier.a }
worker-builder = { item-builder }
    .a = { item-builder.a }
worker-servant = { item-servant }
    .a = { item-servant.a }
worker-civilian = { item-civilian }
    .a = { item-civilian.a }
mason-builder = { item-builder }
    .a = { item-builder.a }
mason-soldier = { item-soldier }
    .a = { item-soldier.a }
sparring-servant = { item-servant }
    .a = { item-servant.a }
sparring-civilian = { item-civilian }
    .a = { item-civilian.a }
gained-builder = { item-builder }
    .a = { item-builder.a }
gained-servant = { item-servant }
    .a = { item-servant.a }
gained-civilian = { item-civilian }
    .a = { item-civilian.a }
pair-builder-builder = 2 Bâtisseurs
pair-builder-servant = 1 Bâtisseur et 1 Serviteur
pair-builder-civilian = 1 Bâtisseur et 1 Civil
pair-servant-servant = 2 Serviteurs
pair-servant-civilian = 1 Serviteur et 1 Civil
pair-civilian-civilian = 2 Civils

## Pistes, bâtiments, zones

track-renown = Renommée
track-piety = Piété
track-valour = Vaillance
track-discipline = Discipline
track-traders = Négociants
track-performers = Artistes
track-priests = Prêtres
track-apparitores = Appariteurs
track-patricians = Patriciens
track-production = Production de Ressources
track-left = Cohorte de gauche
track-centre = Cohorte du centre
track-right = Cohorte de droite
track-mining = Mines et Forêts
track-wall-guard = Garde du Mur
track-cippi = Cippi
track-wall = Mur
track-fort = Fort

cohort-left = Cohorte de gauche
cohort-centre = Cohorte du centre
cohort-right = Cohorte de droite
column-left = colonne de gauche
column-centre = colonne du centre
column-right = colonne de droite

building-medium-granary = Grenier Moyen
    .the = le Grenier Moyen
building-large-granary = Grand Grenier
    .the = le Grand Grenier
building-small-hotel = Petit Hôtel
    .the = le Petit Hôtel
building-large-hotel = Grand Hôtel
    .the = le Grand Hôtel
building-small-workshop = Petit Atelier
    .the = le Petit Atelier
building-large-workshop = Grand Atelier
    .the = le Grand Atelier
building-small-road = Petite Route
    .the = la Petite Route
building-large-road = Grande Route
    .the = la Grande Route
building-small-precinct = Petit Quartier
    .the = le Petit Quartier
building-medium-precinct = Quartier Moyen
    .the = le Quartier Moyen
building-large-precinct = Grand Quartier
    .the = le Grand Quartier
building-market = Marché
    .the = le Marché
building-theatre = Théâtre
    .the = le Théâtre
building-ludus = École de Gladiateurs
    .the = l’École de Gladiateurs
building-small-gardens = Petits Jardins
    .the = les Petits Jardins
building-large-gardens = Grands Jardins
    .the = les Grands Jardins
building-small-temple = Petit Temple
    .the = le Petit Temple
building-medium-temple = Temple Moyen
    .the = le Temple Moyen
building-large-temple = Grand Temple
    .the = le Grand Temple
building-baths = Bains
    .the = les Bains
building-courthouse = Tribunal
    .the = le Tribunal

landmark-archway = Arche
    .the = l’Arche
landmark-monolith = Monolithe
    .the = le Monolithe
landmark-column = Colonne
    .the = la Colonne
landmark-statue = Statue
    .the = la Statue
gladiator-red = Gladiateur Rouge
gladiator-blue = Gladiateur Bleu
favour-temple = une Faveur des Temples
favour-diplomat = une Faveur du Diplomate

seller-left = à votre voisin de gauche
seller-right = à votre voisin de droite
seller-neutral-1 = à la première carte neutre
seller-neutral-2 = à la seconde carte neutre
seller-fate = à la pioche Destin
guide-own = votre propre carte
guide-left = la carte de votre voisin de gauche
guide-right = la carte de votre voisin de droite
guide-neutral-1 = la première carte neutre
guide-neutral-2 = la seconde carte neutre

shape-i-1 = I couché
shape-i-2 = I debout
shape-o-1 = O
shape-t-1 = T vers le haut
shape-t-2 = T vers la droite
shape-t-3 = T vers le bas
shape-t-4 = T vers la gauche
shape-l-1 = L couché, pied en haut à droite
shape-l-2 = L debout, pied en bas à droite
shape-l-3 = L couché, pied en bas à gauche
shape-l-4 = L debout, pied en haut à gauche
shape-l-5 = L couché, pied en haut à gauche
shape-l-6 = L debout, pied en haut à droite
shape-l-7 = L couché, pied en bas à droite
shape-l-8 = L debout, pied en bas à gauche
shape-s-1 = S couché, montant vers la droite
shape-s-2 = S debout, descendant vers la droite
shape-s-3 = S couché, descendant vers la droite
shape-s-4 = S debout, montant vers la droite

## Cartes Joueur

card-architect = Architecte
    .the = l’Architecte
card-architect-text = 1, 2 ou 3 PV pour 1, 2 ou 3 Monuments construits.
card-aristocrat = Aristocrate
    .the = l’Aristocrate
card-aristocrat-text = 1, 2 ou 3 PV pour 4, 2 ou 0 points de Disgrâce au plus en fin de partie.
card-defender = Défenseur
    .the = le Défenseur
card-defender-text = 1, 2 ou 3 PV pour 1, 2 ou 3 sections du Mur achevées.
card-engineer = Ingénieur
    .the = l’Ingénieur
card-engineer-text = 1, 2 ou 3 PV pour 2, 4 ou 6 Grands bâtiments.
card-fighter = Combattant
    .the = le Combattant
card-fighter-text = 1, 2 ou 3 PV pour 1, 2 ou 3 Cohortes complètes.
card-forager = Fourrageur
    .the = le Fourrageur
card-forager-text = 1, 2 ou 3 PV pour 3, 6 ou 9 cercles remplis de la Production de Ressources.
card-merchant = Marchand
    .the = le Marchand
card-merchant-text = 1, 2 ou 3 PV pour 4, 6 ou 8 Marchandises au Marché, doubles compris.
card-planner = Planificateur
    .the = le Planificateur
card-planner-text = 1, 2 ou 3 PV pour 2, 4 ou 5 pistes Citoyens complètes.
card-pontiff = Pontife
    .the = le Pontife
card-pontiff-text = 1, 2 ou 3 PV pour 1, 2 ou 3 Temples remplis.
card-ranger = Éclaireur
    .the = l’Éclaireur
card-ranger-text = 1, 2 ou 3 PV pour 1, 3 ou 5 colonnes complètes de la grille d’Exploration.
card-trainer = Entraîneur
    .the = l’Entraîneur
card-trainer-text = 1, 2 ou 3 PV pour une force de 4, 8 ou 12 des deux Gladiateurs ensemble, vivants ou non.
card-vanguard = Avant-garde
    .the = l’Avant-garde
card-vanguard-text = 1, 2 ou 3 PV pour 1, 2 ou 3 sections de la Garde du Mur achevées.

## Actions

action-path = Garder { $card_the } comme Chemin
action-gain = Gagner { $item_a }
action-fill = Remplir la case suivante : { $track }
action-fort = Remplir la case suivante du Fort avec { $mason_a }
action-cohort = Renforcer la { $cohort }
action-build = Construire { $building_the }
action-erect = Ériger { $landmark_the }
action-train = Entraîner 1 Bâtisseur pour la Garde du Mur
action-exchange = Forum : rendre { $pair } contre { $gained_a }
action-buy = Acheter une Marchandise { $seller }
action-store = Inscrire la Marchandise dans la case { $stall } du Marché
action-perform = Donner le spectacle { $performance } au Théâtre
action-spar = Entraîner le { $gladiator } contre { $sparring_a }
action-fight = Faire combattre le { $gladiator }
action-worship = Remplir la case suivante des Temples avec { $worker_a }
action-bribe = Verser le pot-de-vin { $bribe } aux Bains
action-edict = Émettre un édit dans la { $column }
action-send = Dépêcher un Diplomate pour la { $cohort }
action-scout = Explorer avec le motif de { $guide }
action-place = Poser le { $shape } à partir de la ligne { $row }, colonne { $file }
action-stop = S’arrêter pour cette année
action-use = Utiliser { $favour } pour la { $cohort }
action-face = Affronter l’attaque

## Questions

ask-ChoosePath = Laquelle des deux cartes gardez-vous comme Chemin, l’autre étant votre Prospection de l’année ?
ask-RoadIncome = Quel Attribut votre Route donne-t-elle cette année ?
ask-Act = Quelle action réalisez-vous, ou vous arrêtez-vous pour cette année ?
ask-Cohort = Quelle Cohorte renforcez-vous ?
ask-ChooseReward = Quel Attribut la nouvelle Route donne-t-elle ?
ask-Store = Dans quelle case du Marché va la Marchandise ?
ask-Place = Où le motif va-t-il sur la grille ?
ask-Defend = Quelle carte d’attaque ignorez-vous avec une Faveur ?

## Journal

told-year = L’année { $count } commence.
told-fate = La carte Destin { $count } est révélée : chacun prend ce qu’elle montre.
told-unsuitable = La carte Destin { $count } ne peut pas ouvrir cette année : elle est défaussée.
told-reshuffles = La pioche Destin est vide : la défausse est mélangée.
told-draws = { $seat } pioche { $card_the }.
told-chooses = { $seat } garde { $card_the } comme Chemin.
told-reveals_path = { $seat } révèle son Chemin : { $card }.
told-reveals_prospect = { $seat } révèle sa Prospection : { $card }.
told-neutral = Carte neutre : { $card }.
told-gains = { $count ->
    [1] { $seat } gagne { $item_a }.
   *[other] { $seat } gagne { $count } { $item_many }.
}
told-pays = { $count ->
    [1] { $seat } paie { $item_a }.
   *[other] { $seat } paie { $count } { $item_many }.
}
told-fills = { $seat } remplit la case { $count } : { $track }.
told-loses = { $seat } n’a plus de case pour { $item_a } : c’est perdu.
told-builds = { $seat } construit { $building_the }.
told-erects = { $seat } érige { $landmark_the }.
told-trains = { $seat } entraîne 1 Bâtisseur.
told-exchanges = { $seat } échange des Ouvriers au Forum.
told-buys = { $seat } achète la Marchandise { $count } ({ $seller_id ->
    [left] au voisin de gauche
    [right] au voisin de droite
    [fate] à la pioche Destin
   *[other] à une carte neutre
}).
told-stores = { $seat } inscrit la Marchandise { $count } dans la case { $stall } du Marché.
told-gives = { $seat } donne { $item_a } à { $other }.
told-performs = { $seat } donne le spectacle { $performance } au Théâtre.
told-spars = { $seat } entraîne le { $gladiator } : force { $count }.
told-fights = { $seat } : le { $gladiator } combat et subit { $count } { $count ->
    [one] dégât
   *[other] dégâts
}.
told-dies = { $seat } : le { $gladiator } meurt.
told-survives = { $seat } : le { $gladiator } survit.
told-worships = { $seat } remplit la case { $count } des Temples.
told-bribes = { $seat } verse le pot-de-vin { $bribe } aux Bains et retire 1 point de Disgrâce.
told-edicts = { $seat } émet un édit dans la { $column }.
told-sends = { $seat } dépêche un Diplomate pour la { $cohort }.
told-scouts = { $seat } explore avec un motif ({ $guide_id ->
    [own] sa propre carte
    [left] carte du voisin de gauche
    [right] carte du voisin de droite
   *[other] carte neutre
}).
told-explores = { $seat } explore la ligne { $row }, colonne { $file } de la grille.
told-stops = { $seat } s’arrête pour cette année.
told-returns = { $count ->
    [1] { $seat } rend { $item_a } sans s’en servir.
   *[other] { $seat } rend { $count } { $item_many } sans s’en servir.
}
told-attack = Les Pictes attaquent : gauche { $left }, centre { $centre }, droite { $right }.
told-uses = { $seat } ignore une carte contre la { $cohort } avec { $favour }.
told-judges = Après l’attaque, { $seat } reçoit { $valour } de Vaillance et { $disdain } de Disgrâce.

## Fin de la partie

score-renown = Renommée
score-piety = Piété
score-valour = Vaillance
score-discipline = Discipline
score-paths = Cartes Chemin
score-disdain = Disgrâce
score-total = Total
rank-miles = Miles
rank-centurion = Centurion
rank-primus-pilus = Primus Pilus
rank-praefectus-castrorum = Praefectus castrorum
rank-legatus-legionis = Legatus legionis

## Ce qui change, dans les aperçus

tally-resource = { $count ->
    [one] Ressource
   *[other] Ressources
}
tally-soldier = { $count ->
    [one] Légionnaire
   *[other] Légionnaires
}
tally-builder = { $count ->
    [one] Bâtisseur
   *[other] Bâtisseurs
}
tally-servant = { $count ->
    [one] Serviteur
   *[other] Serviteurs
}
tally-civilian = { $count ->
    [one] Civil
   *[other] Civils
}
tally-renown = { track-renown }
tally-piety = { track-piety }
tally-valour = { track-valour }
tally-discipline = { track-discipline }
tally-traders = { $count ->
    [one] Négociant
   *[other] Négociants
}
tally-performers = { $count ->
    [one] Artiste
   *[other] Artistes
}
tally-priests = { $count ->
    [one] Prêtre
   *[other] Prêtres
}
tally-apparitores = { $count ->
    [one] Appariteur
   *[other] Appariteurs
}
tally-patricians = { $count ->
    [one] Patricien
   *[other] Patriciens
}
tally-production = { track-production }
tally-left = { track-left }
tally-centre = { track-centre }
tally-right = { track-right }
tally-mining = { track-mining }
tally-wall-guard = { track-wall-guard }
tally-cippi = { track-cippi }
tally-wall = { track-wall }
tally-fort = { track-fort }
tally-infrastructure = Infrastructure
tally-temples = { $count ->
    [one] case des Temples
   *[other] cases des Temples
}
tally-strength = force des Gladiateurs
tally-favours = { $count ->
    [one] Faveur
   *[other] Faveurs
}
tally-disdain = Disgrâce
tally-points = PV

## Groupes d’actions

group-cards = Cartes
group-gain = Attributs
group-fill = Cocher
group-cohort = Cohortes
group-build = Construire
group-training = Entraînement
group-forum = Forum
group-market = Marché
group-theatre = Théâtre
group-ludus = Gladiateurs
group-temple = Temples
group-baths = Bains
group-courthouse = Tribunal
group-diplomats = Diplomates
group-scouting = Exploration
group-stop = Arrêter
group-attack = Attaque

## Comment la partie finit

ending-years = Six années ont passé : Rome compte les points.
ending-miles = Rome vous nomme Miles : le Mur tient, de justesse.
ending-centurion = Rome vous nomme Centurion.
ending-primus-pilus = Rome vous nomme Primus Pilus, premier des centurions.
ending-praefectus-castrorum = Rome vous nomme Praefectus castrorum, préfet du camp.
ending-legatus-legionis = Rome vous nomme Legatus legionis : le plus haut rang du Mur.
ending-fort-won = Les objectifs du fort sont atteints : il est gagné.
ending-fort-challenge = Les objectifs et le défi sont atteints : un bonus vous attend au fort suivant.
ending-fort-boast = Les objectifs et le défi sont atteints : vous pouvez vous en vanter.
ending-fort-lost = Les objectifs du fort ne sont pas tous atteints : il faudra le tenter encore.

## Campagne : ce que demande un fort

condition-total-score-min = Marquer { $number } PV ou plus.
condition-attribute-min = Marquer { $number } PV ou plus en { $thing }.
condition-attributes-at-least = Marquer { $number } PV ou plus sur au moins { $tracks } pistes Attribut.
condition-path-score-min = Marquer { $number } PV ou plus avec les cartes Chemin.
condition-final-disdain-max = { $number ->
    [0] Finir sans aucun point de Disgrâce.
    [one] Finir avec { $number } point de Disgrâce au plus.
   *[other] Finir avec { $number } points de Disgrâce au plus.
}
condition-track-complete = Terminer cette piste : { $thing }.
condition-citizens-complete = Terminer { $number } pistes Citoyens.
condition-built = Construire : { $thing }.
condition-temples-filled = Remplir { $number } Temples.
condition-gladiator-strength-min = Atteindre une force de { $number } avec les deux Gladiateurs ensemble.
condition-favours-used-max = { $number ->
    [0] Ne pas utiliser de Faveurs.
    [one] Utiliser { $number } Faveur au plus.
   *[other] Utiliser { $number } Faveurs au plus.
}
condition-goods-min = Avoir { $number } Marchandises au Marché.
condition-landmarks-min = Ériger au moins { $number } Monuments.
condition-scout-map-full = Remplir toute la grille d’Exploration.
campaign-goals = Objectifs
campaign-challenge = Défi
campaign-won = Le fort est gagné.
campaign-lost = Le fort est perdu.

## Pourquoi une action n’est pas possible

why-lacks = { $count ->
    [1] Il faut { $item_a }, et vous n’en avez plus.
   *[other] Il faut { $count } { $item_many } ; vous en avez { $held }.
}
why-flag = Il faut { $count } { $count ->
    [one] case remplie
   *[other] cases remplies
} sur cette piste : { $track } ; vous en avez { $held }.
why-infrastructure = Il faut { $count } en Infrastructure ; vous avez { $held }.
why-not-built = Construisez d’abord { $building_the }.
why-already-built = Vous avez déjà construit { $building_the }.
why-smaller-first = Construisez d’abord { $building_the }.
why-forbidden = Le fort { $number } de la campagne interdit de construire { $building_the }.
why-no-landmarks = Le fort { $number } de la campagne interdit les Monuments.
why-no-diplomats = Le fort { $number } de la campagne interdit les Diplomates.
why-locked = Au fort { $number } de la campagne, cette piste s’ouvre en année { $year } : { $track }.
why-track-full = Cette piste est complète : { $track }.
why-only-by-icon = Cette piste ne se remplit que par les icônes d’autres cases : { $track }.
why-fort-who = Dites qui remplit la case du Fort : un Bâtisseur ou un Légionnaire.
why-granary = Les cases suivantes de cette piste ({ $track }) attendent { $building_the }.
why-chain = La case { $count } de cette piste ({ $track }) dépend de la case { $number } du Fort, qui n’est pas remplie.
why-cohort-full = Toutes les cases sont remplies : { $cohort }.
why-landmark-level = Pour ériger { $landmark_the }, il faut { $count } { $item_many } ; vous en avez { $held }.
why-landmark-built = Vous avez déjà érigé { $landmark_the }.
why-trained = Vous avez déjà entraîné un Bâtisseur cette année.
why-training-full = Toutes les cases des Terrains d’Entraînement sont utilisées.
why-guard-closed = La case suivante de la Garde du Mur est fermée : il n’y a rien à y gagner.
why-exchanged = Vous êtes déjà passé au Forum cette année.
why-forum-full = Toutes les cases du Forum sont utilisées.
why-same-kind = Au Forum, on gagne un Ouvrier d’un autre type que ceux qu’on rend, pas { $item_a }.
why-buy-first = Achetez d’abord une Marchandise, puis inscrivez-la.
why-no-stall = Le Marché n’a pas de case vide dont vous avez atteint la bannière.
why-stall-used = La case { $number } du Marché est utilisée.
why-stall-alike = La case { $number } du Marché ne diffère en rien de celle qui est proposée.
why-no-seller = Il n’y a personne à qui acheter là : { $seller_id ->
    [left] pas de voisin de gauche
    [right] pas de voisin de droite
   *[other] pas de telle carte neutre
}.
why-no-guide = Il n’y a pas de telle carte : { $guide_id ->
    [left] pas de voisin de gauche
    [right] pas de voisin de droite
    [own] pas encore de Prospection
   *[other] pas de telle carte neutre
}.
why-stage-used = Le spectacle { $number } a eu lieu en année { $year }.
why-performed = Un seul spectacle par année : vous avez donné le vôtre.
why-dead = Le { $gladiator } est mort.
why-untrained = Le { $gladiator } n’est pas encore entraîné.
why-fought = Le { $gladiator } a déjà combattu cette année.
why-strongest = Le { $gladiator } ne peut pas devenir plus fort.
why-temples-full = Tous les Temples sont remplis.
why-no-disdain = Vous n’avez pas de Disgrâce à retirer.
why-bribes-used = { $count } pots-de-vin par an, pas plus.
why-bath-used = La case { $number } des Bains a été utilisée en année { $year }.
why-bath-alike = La case { $number } des Bains coûte autant que celle qui est proposée ({ $count }).
why-edict-issued = Vous avez déjà émis un édit cette année dans la { $column }.
why-column-full = Toutes les cases sont utilisées dans la { $column }.
why-diplomats-sent = Vous avez dépêché tous vos Diplomates.
why-cohort-served = Un Diplomate y est déjà : { $cohort }.
why-scouts-sent = Vous avez utilisé toutes vos Explorations.
why-scout-first = Partez d’abord en Exploration, puis posez le motif.
why-no-room = Ce motif ne tient plus nulle part sur votre grille.
why-off-the-map = Le motif dépasserait de la grille.
why-overlaps = Une de ces cases est déjà remplie.
why-other-pattern = Vous explorez avec un autre motif.
why-not-drawn = Vous n’avez pas pioché { $card_the } cette année.
why-cards-first = Choisissez d’abord votre Chemin.
why-cards-chosen = Les cartes de cette année sont choisies.
why-not-offered = Cette icône n’est pas proposée : { $item }.
why-stopped = Vous avez fini pour cette année : seul le don d’un voisin vous rendrait la main.
why-no-choice = Ce choix n’est pas à faire maintenant.
why-choose-first = Finissez d’abord le choix en cours.
why-attack-now = Les Pictes attaquent : seules les Faveurs aident maintenant.
why-no-attack-yet = Les Pictes n’ont pas encore attaqué cette année.
why-repelled = Aucune attaque ne passe là : { $cohort }.
why-no-temple-favour = Vous n’avez plus de Faveur des Temples.
why-no-diplomat-favour = Vous n’avez pas de Faveur d’un Diplomate là : { $cohort }.
