# Mur d'Hadrien : noms, actions, questions, journal et raisons.
# Formes d'un nom : .a « un Légionnaire », .many « Légionnaires » après un nombre, .the « le
# Marché », .of « du Marché ».

game-name = Mur d’Hadrien
game-pitch = Six années pour bâtir le mur, nourrir le fort et tenir contre les Pictes. Chacun remplit ses deux feuilles, tous en même temps.
manner-fabia = Veut toute une ville derrière le mur.
manner-crispus = Veut un marché bien garni : des marchandises de tous les voisins.
manner-drusus = Pense d’abord au mur : gardes, éclaireurs, gladiateurs.
final-door = des cartes sont dévoilées, ou un voisin reçoit un don

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
option-last-look = Un dernier regard avant la fin de l’année
option-last-look-no = L’année s’achève dès que plus rien n’est possible
option-last-look-yes = On l’achève soi-même, et l’on peut encore annuler

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
    .of = de la Renommée
track-piety = Piété
    .of = de la Piété
track-valour = Vaillance
    .of = de la Vaillance
track-discipline = Discipline
    .of = de la Discipline
track-traders = Négociants
    .of = des Négociants
track-performers = Artistes
    .of = des Artistes
track-priests = Prêtres
    .of = des Prêtres
track-apparitores = Appariteurs
    .of = des Appariteurs
track-patricians = Patriciens
    .of = des Patriciens
track-production = Production de Ressources
    .of = de la Production de Ressources
track-left = Cohorte de gauche
    .of = de la Cohorte de gauche
track-centre = Cohorte du centre
    .of = de la Cohorte du centre
track-right = Cohorte de droite
    .of = de la Cohorte de droite
track-mining = Mines et Forêts
    .of = des Mines et Forêts
track-wall-guard = Garde du Mur
    .of = de la Garde du Mur
track-cippi = Cippi
    .of = des Cippi
track-wall = Mur
    .of = du Mur
track-fort = Fort
    .of = du Fort

cohort-left = Cohorte de gauche
cohort-centre = Cohorte du centre
cohort-right = Cohorte de droite
column-left = colonne de gauche
    .deal = gagner 1 Serviteur
column-centre = colonne du centre
    .deal = payer 1 Bâtisseur, gagner 2 Serviteurs
column-right = colonne de droite
    .deal = payer 1 Serviteur, gagner 1 Bâtisseur

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
    .gain = 2 points de Vaillance
landmark-monolith = Monolithe
    .the = le Monolithe
    .gain = 2 points de Discipline
landmark-column = Colonne
    .the = la Colonne
    .gain = 2 points de Piété
landmark-statue = Statue
    .the = la Statue
    .gain = 2 points de Renommée
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

# Ce que donnent les spectacles.
performance-1 = 1 Négociant
performance-2 = 1 point de Discipline et 1 Légionnaire
performance-3 = 1 point de Piété et 1 Serviteur
performance-4 = 1 point de Discipline et 1 Appariteur
performance-5 = 1 point de Piété et 1 Prêtre
performance-6 = 1 point de Renommée et 1 Patricien

pattern-i = en I
pattern-o = en O
pattern-t = en T
pattern-l = en L
pattern-s = en S

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
action-fill = Remplir une case { $track_of }{ $track_id ->
    [mining] {" "}(Serviteurs)
    [wall-guard] {" "}(1 Légionnaire)
    [cippi] {" "}(1 Ressource)
    [wall] {" "}(1 Ressource)
    [traders] {" "}(1 Civil)
    [performers] {" "}(1 Civil)
    [priests] {" "}(1 Civil)
    [apparitores] {" "}(1 Civil)
    [patricians] {" "}(1 Civil)
   *[other] {""}
}
action-fort = Remplir une case du Fort ({ $mason_a })
action-cohort = Renforcer la { $cohort }
action-build = Construire { $building_the }
action-erect = Ériger { $landmark_the } : { $landmark_gain }
action-train = Entraîner 1 Bâtisseur : 1 case de la Garde du Mur
action-exchange = Forum : rendre { $pair } contre { $gained_a }
action-buy = Acheter 1 Marchandise { $seller } (1 Ressource)
action-store = Inscrire la Marchandise dans la case { $stall } du Marché
action-perform = Donner un spectacle (1 Ressource) : { $performance }
action-spar = Entraîner le { $gladiator } contre { $sparring_a }
action-fight = Faire combattre le { $gladiator }
action-worship = Remplir une case des Temples ({ $worker_a })
action-bribe = Verser { $bribe_price ->
    [one] { $bribe_price } Ressource
   *[other] { $bribe_price } Ressources
} aux Bains, case { $bribe } : 1 point de Disgrâce en moins
action-edict = Émettre un édit, { $column } : { $column_deal }
action-send = Dépêcher un Diplomate pour la { $cohort } : 2 Faveurs et 1 point de Vaillance
action-scout = Explorer avec le motif de { $guide } (1 Légionnaire)
action-place = Poser le { $shape } à partir de la ligne { $row }, colonne { $file }
action-stop = S’arrêter pour cette année
action-use = Utiliser { $favour } pour la { $cohort }
action-face = Affronter l’attaque

## Questions

ask-ChoosePath = Année { $year } : laquelle de vos deux cartes gardez-vous comme Chemin, l’autre vous donnant ses pièces ?
ask-RoadIncome = Année { $year } : quel Attribut { $count ->
    [one] votre Route vous donne-t-elle
   *[other] la première de vos { $count } Routes vous donne-t-elle
} ?
ask-Act = Année { $year } : que faites-vous { $count ->
    [0] encore gratuitement
    [one] de votre dernière pièce
   *[other] de vos { $count } pièces
}, ou vous arrêtez-vous ?
ask-LastLook = Plus aucune action n’est possible en année { $year } : vous arrêtez-vous{ $count ->
    [0] {""}
    [one] , en rendant la pièce qui vous reste
   *[other] , en rendant les { $count } pièces qui vous restent
} ?
ask-Cohort = Un bouclier rouge renforce une Cohorte pour toute la partie : laquelle, avant l’attaque de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} cette année ?
ask-ChooseReward = Quel Attribut { $building_the } que vous venez de construire vous donne-t-elle ?
ask-Store = Dans quelle case du Marché inscrivez-vous la Marchandise { $number }{ $count ->
    [0] , que vous avez déjà
    [one] , nouvelle pour vous et qui vaut { $count } point de Renommée
   *[other] , nouvelle pour vous et qui vaut { $count } points de Renommée
} ?
ask-Place = Où posez-vous le motif { $pattern } de l’Exploration, pour gagner ce que montrent les cases et remplir des lignes ?
ask-Defend = { $count ->
    [one] Une carte d’attaque passe vos Cohortes
   *[other] { $count } cartes d’attaque passent vos Cohortes
} : en ignorez-vous une avec { $favours ->
    [one] votre dernière Faveur
   *[other] l’une de vos { $favours } Faveurs
} ?

## Réponses préparées

order-LastLook = S’arrêter quand plus aucune action n’est possible

## Journal

told-year = L’année { $count } commence.
told-fate = La carte Destin { $count } ouvre l’année, et chacun prend ce qu’elle donne.
told-all_gain = { $count ->
    [1] Chacun prend { $item_a }.
   *[other] Chacun prend { $count } { $item_many }.
}
    .part = { $count ->
    [1] { $item_a }
   *[other] { $count } { $item_many }
}
told-unsuitable = La carte Destin { $count } ne peut pas ouvrir cette année et part à la défausse.
told-reshuffles = La pioche Destin est vide, et la défausse est mélangée.
    .part = pioche Destin remélangée
told-draws = { $seat_is ->
    [me] Vous piochez
   *[other] { $seat } pioche
} { $card_the }.
told-chooses = { $seat_is ->
    [me] Vous gardez
   *[other] { $seat } garde
} { $card_the } comme Chemin.
told-reveals = { $seat_is ->
    [me] Vous avez
   *[other] { $seat } a
} pour Prospection { $card_the }.
told-reveals_path = { $seat_is ->
    [me] Vous révélez votre Chemin
   *[other] { $seat } révèle son Chemin
}, { $card_the }.
    .part = { $seat_is ->
    [me] {""}
   *[other] Chemin { $card }
}
told-neutrals = { $count ->
    [one] La carte neutre de l’année est révélée.
   *[other] Les cartes neutres de l’année sont révélées.
}
told-neutral = La carte neutre est { $card_the }.
    .part = { $card }
told-income = { $seat_is ->
    [me] Vous touchez votre revenu
   *[other] { $seat } touche son revenu
} de l’année.
told-road = { $seat_is ->
    [me] Vous choisissez ce que donne votre Route.
   *[other] { $seat } choisit ce que donne sa Route.
}
told-gains = { $seat_is ->
    [me] Vous gagnez
   *[other] { $seat } gagne
} { $count ->
    [1] { $item_a }
   *[other] { $count } { $item_many }
}.
    .part = +{ $count } { $count ->
    [1] { $item }
   *[other] { $item_many }
}
told-earns = { $seat_is ->
    [me] Vous gagnez
   *[other] { $seat } gagne
} { $count ->
    [1] { $item_a }
   *[other] { $count } { $item_many }
}.
    .part = +{ $count } { $item }
told-pays = { $seat_is ->
    [me] Vous payez
   *[other] { $seat } paie
} { $count ->
    [1] { $item_a }
   *[other] { $count } { $item_many }
}.
    .part = −{ $count } { $count ->
    [1] { $item }
   *[other] { $item_many }
}
told-loses = { $seat_is ->
    [me] Vous n’avez
   *[other] { $seat } n’a
} plus de case pour { $count ->
    [1] { $item_a }, qui est perdu
   *[other] { $count } { $item_many }, qui sont perdus
}.
    .part = { $count } { $item } de trop, sans effet
told-fills = { $seat_is ->
    [me] Vous remplissez
   *[other] { $seat } remplit
} la case { $count } { $track_of }.
    .part = case { $count } { $track_of }
told-builds = { $seat_is ->
    [me] Vous construisez
   *[other] { $seat } construit
} { $building_the }.
told-erects = { $seat_is ->
    [me] Vous érigez
   *[other] { $seat } érige
} { $landmark_the }.
told-trains = { $seat_is ->
    [me] Vous envoyez 1 Bâtisseur aux Terrains d’Entraînement.
   *[other] { $seat } envoie 1 Bâtisseur aux Terrains d’Entraînement.
}
told-exchanges = { $seat_is ->
    [me] Vous échangez
   *[other] { $seat } échange
} des Ouvriers au Forum.
told-buys = { $seat_is ->
    [me] Vous achetez une Marchandise { $seller }.
   *[other] { $seat } achète une Marchandise { $seller_id ->
        [left] à son voisin de gauche
        [right] à son voisin de droite
       *[other] { $seller }
    }.
}
told-provokes = { $seat_is ->
    [me] Vous renforcez
   *[other] { $seat } renforce
} l’attaque de l’année de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .part = +{ $count } { $count ->
    [one] carte d’attaque
   *[other] cartes d’attaque
}
told-gets = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} la Marchandise { $count }.
    .part = Marchandise { $count }
told-gives = { $seat_is ->
    [me] Vous donnez
   *[other] { $seat } donne
} { $item_a } à { $other }.
    .part = +{ $item_a } pour { $other }
told-stores = { $seat_is ->
    [me] Vous inscrivez
   *[other] { $seat } inscrit
} la Marchandise { $count } dans la case { $stall } du Marché.
    .part = case { $stall } du Marché
told-performs = { $seat_is ->
    [me] Vous donnez
   *[other] { $seat } donne
} un spectacle au Théâtre.
told-spars = { $seat_is ->
    [me] Vous entraînez
   *[other] { $seat } entraîne
} le { $gladiator }, qui atteint une force de { $count }.
told-fights = { $seat_is ->
    [me] Vous faites
   *[other] { $seat } fait
} combattre le { $gladiator }.
told-suffers = { $seat_is ->
    [me] Votre { $gladiator } subit
   *[other] Le { $gladiator } de { $seat } subit
} { $count } { $count ->
    [one] dégât
   *[other] dégâts
}.
    .part = { $count } { $count ->
    [one] dégât
   *[other] dégâts
}
told-dies = { $seat_is ->
    [me] Votre { $gladiator } meurt.
   *[other] Le { $gladiator } de { $seat } meurt.
}
    .part = il meurt
told-survives = { $seat_is ->
    [me] Votre { $gladiator } survit.
   *[other] Le { $gladiator } de { $seat } survit.
}
    .part = il survit
told-worships = { $seat_is ->
    [me] Vous remplissez
   *[other] { $seat } remplit
} la case { $count } des Temples.
told-bribes = { $seat_is ->
    [me] Vous versez
   *[other] { $seat } verse
} un pot-de-vin aux Bains.
told-forgiven = { $seat_is ->
    [me] Vous retirez
   *[other] { $seat } retire
} 1 point de Disgrâce.
    .part = −1 Disgrâce
told-edicts = { $seat_is ->
    [me] Vous émettez
   *[other] { $seat } émet
} un édit au Tribunal, { $column }.
told-sends = { $seat_is ->
    [me] Vous dépêchez
   *[other] { $seat } dépêche
} un Diplomate pour la { $cohort }.
told-scouts = { $seat_is ->
    [me] Vous partez explorer avec le motif de { $guide }.
   *[other] { $seat } part explorer avec le motif de { $guide_id ->
        [own] sa propre carte
        [left] la carte de son voisin de gauche
        [right] la carte de son voisin de droite
       *[other] { $guide }
    }.
}
told-explores = { $seat_is ->
    [me] Vous explorez
   *[other] { $seat } explore
} { $count } cases de la grille.
    .part = { $count } cases explorées
told-completes = { $seat_is ->
    [me] Vous achevez
   *[other] { $seat } achève
} la ligne { $row } de la grille.
    .part = ligne { $row } achevée
told-stops = { $seat_is ->
    [me] Vous vous arrêtez
   *[other] { $seat } s’arrête
} pour cette année.
told-leftovers = { $seat_is ->
    [me] Vous rendez
   *[other] { $seat } rend
} ce qui n’a pas servi.
told-returns = { $seat_is ->
    [me] Vous rendez { $count ->
        [1] { $item_a }
       *[other] { $count } { $item_many }
    } sans vous en servir.
   *[other] { $seat } rend { $count ->
        [1] { $item_a }
       *[other] { $count } { $item_many }
    } sans s’en servir.
}
    .part = { $count } { $count ->
    [1] { $item }
   *[other] { $item_many }
}
told-attack = Les Pictes attaquent à gauche ({ $left }), au centre ({ $centre }) et à droite ({ $right }).
told-uses = { $seat_is ->
    [me] Vous ignorez
   *[other] { $seat } ignore
} une carte contre la { $cohort } avec { $favour }.
told-judges = { $count ->
    [0] { $seat_is ->
        [me] Vous repoussez toutes les attaques.
       *[other] { $seat } repousse toutes les attaques.
    }
    [one] Une attaque passe chez { $seat }.
   *[other] { $count } attaques passent chez { $seat }.
}
told-disdained = { $seat_is ->
    [me] Vous subissez
   *[other] { $seat } subit
} { $count } { $count ->
    [one] point
   *[other] points
} de Disgrâce.
    .part = +{ $count } Disgrâce

## Fin de la partie

score-renown = Renommée
score-piety = Piété
score-valour = Vaillance
score-discipline = Discipline
score-paths = Cartes Chemin
score-disdain = Disgrâce
score-total = Total
score-tie = À égalité de PV passe devant qui a le moins de Disgrâce, puis le plus de PV de cartes Chemin.
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
group-fill = Remplir
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
ending-legatus-legionis = Rome vous nomme Legatus legionis : le plus haut grade du Mur.
ending-fort-won = Les objectifs du fort sont atteints : il est gagné.
ending-fort-challenge = Les objectifs et le défi sont atteints : un bonus vous attend au fort suivant.
ending-fort-boast = Les objectifs et le défi sont atteints : vous pouvez vous en vanter.
ending-fort-lost = Les objectifs du fort ne sont pas tous atteints : il faudra le tenter encore.

## Campagne : ce que demande un fort

condition-total-score-min = Marquer { $number } PV ou plus.
condition-attribute-min = Marquer { $number } PV ou plus en { $thing }.
condition-attributes-at-least = Marquer { $number } PV ou plus sur { $tracks ->
    [4] les quatre pistes Attribut
   *[other] au moins { $tracks } pistes Attribut
}.
condition-path-score-min = Marquer { $number } PV ou plus avec les cartes Chemin.
condition-final-disdain-max = { $number ->
    [0] Finir sans aucun point de Disgrâce.
    [one] Finir avec { $number } point de Disgrâce au plus.
   *[other] Finir avec { $number } points de Disgrâce au plus.
}
condition-track-complete = Piste à terminer : { $thing }.
condition-citizens-complete = Terminer { $number } pistes Citoyens.
condition-built = Bâtiment à construire : { $thing }.
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
    [1] Il faut { $item_a }, et vous n’en avez pas.
   *[other] Il faut { $count } { $item_many }, et vous { $held ->
        [0] n’en avez pas
       *[other] en avez { $held }
    }.
}
why-flag = Il faut { $count } { $count ->
    [one] case remplie
   *[other] cases remplies
} { $track_of } ; vous en avez { $held }.
why-infrastructure = Pour construire { $building_the }, il faut une Infrastructure de { $count }, et la vôtre est de { $held }.
why-not-built = Construisez d’abord { $building_the }.
why-already-built = Vous avez déjà construit { $building_the }.
why-smaller-first = Construisez d’abord { $building_the }.
why-forbidden = Le fort { $number } de la campagne interdit de construire { $building_the }.
why-no-landmarks = Le fort { $number } de la campagne interdit les Monuments.
why-no-diplomats = Le fort { $number } de la campagne interdit les Diplomates.
why-locked = Au fort { $number } de la campagne, les cases { $track_of } s’ouvrent en année { $year }.
why-track-full = Toutes les cases { $track_of } sont remplies.
why-only-by-icon = Les cases { $track_of } ne se paient pas : seules des icônes gagnées ailleurs les remplissent.
why-fort-who = Dites qui remplit la case du Fort : un Bâtisseur ou un Légionnaire.
why-granary = Les cases suivantes { $track_of } s’ouvrent avec { $building_the }.
why-chain = La case { $count } { $track_of } est enchaînée à la case { $number } du Fort, qui n’est pas remplie.
why-cohort-full = Toutes les cases de la { $cohort } sont remplies.
why-landmark-level = Pour ériger { $landmark_the }, il faut { $count } { $item_many }, et vous en avez { $held }.
why-landmark-built = Vous avez déjà érigé { $landmark_the }.
why-trained = Vous avez déjà entraîné un Bâtisseur cette année.
why-training-full = Toutes les cases des Terrains d’Entraînement sont utilisées.
why-guard-closed = La case suivante de la Garde du Mur est fermée : il n’y a rien à y gagner.
why-exchanged = Vous êtes déjà passé au Forum cette année.
why-forum-full = Toutes les cases du Forum sont utilisées.
why-same-kind = Au Forum, on gagne un Ouvrier d’un autre type que ceux qu’on rend, pas { $item_a }.
why-buy-first = Achetez d’abord une Marchandise, puis inscrivez-la.
why-no-stall = Le Marché n’a pas de case vide dont vous avez atteint le drapeau.
why-stall-used = La case { $number } du Marché est utilisée.
why-stall-alike = La case { $number } du Marché vaut celle qui est proposée : prenez celle-là.
why-no-seller = { $seller_id ->
    [left] Vous n’avez pas de voisin de gauche à qui acheter.
    [right] Vous n’avez pas de voisin de droite à qui acheter.
    [neutral-2] Il n’y a pas de seconde carte neutre dans cette partie.
   *[other] Il n’y a pas de carte neutre dans cette partie.
}
why-no-guide = { $guide_id ->
    [left] Vous n’avez pas de voisin de gauche dont suivre le motif.
    [right] Vous n’avez pas de voisin de droite dont suivre le motif.
    [own] Vous n’avez pas encore de Prospection cette année.
    [neutral-2] Il n’y a pas de seconde carte neutre dans cette partie.
   *[other] Il n’y a pas de carte neutre dans cette partie.
}
why-stage-used = Ce spectacle a déjà eu lieu, en année { $year }.
why-performed = Un seul spectacle par année : vous avez donné le vôtre.
why-dead = Le { $gladiator } est mort.
why-untrained = Le { $gladiator } n’est pas encore entraîné.
why-fought = Le { $gladiator } a déjà combattu cette année.
why-strongest = Le { $gladiator } ne peut pas devenir plus fort.
why-temples-full = Tous les Temples sont remplis.
why-no-disdain = Vous n’avez pas de Disgrâce à retirer.
why-bribes-used = Vous avez déjà versé vos { $count } pots-de-vin de l’année.
why-bath-used = La case { $number } des Bains a déjà servi, en année { $year }.
why-bath-alike = La case { $number } des Bains coûte autant que celle qui est proposée : { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
}.
why-edict-issued = Vous avez déjà émis un édit cette année dans la { $column }.
why-column-full = Toutes les cases sont utilisées dans la { $column }.
why-diplomats-sent = Vous avez dépêché tous vos Diplomates.
why-cohort-served = La { $cohort } a déjà son Diplomate.
why-scouts-sent = Vous avez utilisé toutes vos Explorations.
why-scout-first = Partez d’abord en Exploration, puis posez le motif.
why-no-room = Ce motif ne tient plus nulle part sur votre grille.
why-off-the-map = Le motif dépasserait de la grille.
why-overlaps = Une de ces cases est déjà remplie.
why-other-pattern = Vous explorez avec un autre motif.
why-not-drawn = Vous n’avez pas pioché { $card_the } cette année.
why-cards-first = Choisissez d’abord votre Chemin.
why-cards-chosen = Les cartes de cette année sont choisies.
why-not-offered = Vous ne pouvez pas gagner { $item_a } ici.
why-stopped = Vous avez fini pour cette année : seul le don d’un voisin vous rendrait la main.
why-no-choice = Ce choix n’est pas à faire maintenant.
why-choose-first = Finissez d’abord le choix en cours.
why-attack-now = Les Pictes attaquent : seules les Faveurs aident maintenant.
why-no-attack-yet = Les Pictes n’ont pas encore attaqué cette année.
why-repelled = Aucune attaque ne passe la { $cohort } : la Faveur serait perdue.
why-no-temple-favour = Vous n’avez pas de Faveur des Temples.
why-no-diplomat-favour = Vous n’avez pas de Faveur d’un Diplomate pour la { $cohort }.

## Pourquoi une partie ne peut pas être montée ainsi

why-campaign-alone = La campagne se joue seul, pas à { $count }.
why-bonus-without-fort = Le bonus de mise en place n’existe que pour les forts de la campagne.
why-bonus-first-fort = Le premier fort de la campagne n’a pas de bonus de mise en place.

## Pourquoi une action est conseillée

because-resources = Les ressources manquent chaque année : avec elles avancent le fort, le mur et les bâtiments.
because-workers = Plus de monde à employer cette année : chacun remplit une case ou lance un enchaînement.
because-attributes = Les Attributs font l’essentiel des points, et leurs paliers donnent du monde en chemin.
because-citizens = Les Citoyens ouvrent des bâtiments, et leurs cases rendent du monde et des ressources.
because-production = La production et la mine reviennent chaque année : plus tôt, c’est plus souvent.
because-defence = Des Cohortes plus fortes arrêtent les Pictes avant qu’ils ne vous coûtent de la Disgrâce.
because-wall = Le mur et sa garde donnent des récompenses case après case, et des boucliers pour vos Cohortes.
because-fort = Le fort d’abord : le mur et les Cippi en dépendent, et les greniers le laissent grandir.
because-buildings = Un bâtiment ouvert tôt se rembourse année après année.
because-plans = Un autre bâtiment est désormais à portée : il ne reste qu’à le payer.
because-landmarks = Un monument couronne ce que vous avez bâti, et rapporte.
because-goods = Des Marchandises variées valent mieux que beaucoup de la même.
because-shows = Le Théâtre donne chaque année des Citoyens et des points, tant que les Artistes attirent du monde.
because-gladiators = Un gladiateur fort gagne plus qu’il ne coûte.
because-temples = Les temples et les faveurs vous protègent quand les Cohortes ne tiennent pas.
because-diplomats = Les Diplomates apaisent les Pictes : leurs Faveurs protègent une Cohorte.
because-scouts = Les éclaireurs remplissent la grille : chaque motif donne ce qu’il couvre.
because-disdain = Votre Disgrâce reste basse, et elle coûte des points à la fin.
because-edicts = Le Tribunal donne du monde chaque année : un édit par colonne.
because-paths = Une de vos cartes Chemin approche de ses prochains points.
because-rewards = Il vous reste une récompense à choisir : prenez celle qui sert votre plan.
