## Ce qu’on dit des éléments de la boîte

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

section-characters = Personnages
    .about = Qui vous êtes : votre mise de départ et les complots que vous pouvez ourdir.
section-provinces = Provinces
    .about = La roue les fait passer d’un joueur à l’autre, avec tout ce qui y est bâti.
section-buildings = Bâtiments
    .about = Prix et Gloire des niveaux I, II et III.
section-medals = Médailles
    .about = Chacune va au premier qui bâtit le niveau III de sa sorte.
section-regions = Régions
    .about = On les conquiert ensemble ; les points vont à ceux qui y ont le plus de Légions.
section-plots = Complots
    .about = Activés dans la Province qui fait face à la victime, contre un marqueur Vendetta.
section-bonuses = Bonus de Vendetta
    .about = Sur la piste Vendetta d’un personnage ; ce qu’un marqueur couvre ne sert pas.
section-goods = Marchandises
    .about = Trois cartes Commerce de la même sorte font un Ensemble.
section-trade = Cartes Commerce
    .about = On en joue l’effet, on la garde pour un Ensemble, ou on la vend un Denarius.
section-quests = Quêtes
    .about = Des buts secrets, comptés à la fin.
section-events = Événements
    .about = Un par round : qui est visé, ce qui se passe, et comment tourne la roue.
section-tasks = Tâches de l’Empereur
    .about = Les sept buts de la partie en solitaire sans adversaire.
section-ranks = Rangs
    .about = Le titre qu’on y gagne, selon le nombre de tâches accomplies.
section-cassius = Cartes Cassius
    .about = Ce que fait l’adversaire automatique pendant un round.
section-combat = Cartes Combat
    .about = Piochées quand Cassius agit avec ses Légions.
section-exploits = Exploits
    .about = Des hauts faits qu’on collectionne de partie en partie.

character-start = Commence avec { $denarii } Denarii, { $glory } en Gloire, { $vendetta ->
    [one] { $vendetta } marqueur Vendetta
   *[other] { $vendetta } marqueurs Vendetta
}, { $legions } Légions et { $votes } Votes.
character-plots = Complots : { $plots }.
province-does = Fait face à un joueur à la fois, qui y bâtit, y agit et en lève les impôts ; elle a { $slots } emplacements de complot.
building-price = { $steps } Denarii
building-worth = Gloire +{ $steps }
building-military-text = Un Partisan y envoie une Légion dans une Région, ou en déplace une.
building-politics-text = Un Partisan y pose un Vote au sommet de la Colonne du Sénat.
building-commerce-text = Un Partisan y pioche une carte Commerce.
building-religion-text = Un Partisan y ajoute un élément à votre Panthéon.
building-agriculture-text = Un Partisan y gagne les Denarii du round, plus nombreux au fil des rounds.
medal-military-text = Vous gagnez les égalités dans les Régions.
medal-politics-text = Une Majorité au Sénat donne { $majority } points de Gloire.
medal-commerce-text = Vos Joyaux servent de jokers dans les Ensembles.
medal-religion-text = À tout moment, { $price } Denarii achètent 1 point de Gloire.
medal-agriculture-text = Une Ferme donne { $more } Denarii de plus.
region-does = Vaincue dès qu’il s’y trouve { $defence } Légions, à qui qu’elles soient ; elle compte alors à la fin. Les joueurs à égalité pour une place n’y marquent rien.
region-worth = { $many } points (à un ou deux joueurs : { $few })
bonus-does = Une fois par round, si aucun marqueur Vendetta ne le couvre, vous faites deux fois l’action de cette sorte de bâtiment.
goods-does = Trois de ces cartes font un Ensemble, qui vaut ses points à la fin.
goods-joker = Un Coffre remplace n’importe quelle marchandise dans un Ensemble.
task-does = Vérifiée à la fin de la partie : chaque tâche accomplie compte pour votre rang.
rank-does = { $n ->
    [0] Pour qui accomplit moins de tâches que n’en demande le rang suivant : une défaite.
    [one] Dès 1 tâche accomplie.
   *[other] Dès { $n } tâches accomplies.
}
cassius-does = Bâtit le premier qu’il peut parmi { $builds }. Agit : { $actions }.
cassius-plots = Complote : { $plot }.
exploit-does = Vérifié à la fin d’une partie, et noté pour toujours.

## Glossaire

term-partisan = Partisan
    .about = Votre ouvrier. Placé dans un bâtiment de la Province à laquelle vous faites face, il fait ce à quoi sert le bâtiment.
term-denarius = Denarius
    .about = L’argent pour bâtir ; à la fin, quelques-uns font un point.
term-glory = Gloire
    .about = Les points marqués en cours de partie, sur la piste autour du plateau.
term-milestone = Étape de Gloire
    .about = Un palier de la piste de Gloire ; qui l’atteint recrute un Partisan.
term-wheel = Roue
    .about = Le plateau des quatre Provinces. Il tourne à la fin d’un round, et une autre Province vous fait face.
term-population = Population
    .about = Une Province en a 1 au départ et 1 de plus par tuile bâtie : autant de Denarii d’impôts.
term-taxes = Impôts
    .about = 1 Denarius par point de Population de votre Province ; ou 2 avec une Double Taxation, qui coûte de la Gloire.
term-vendetta = Marqueur Vendetta
    .about = Qui active un complot en donne un à sa victime ; sur une piste, il couvre un bonus.
term-plot = Complot
    .about = Un marqueur caché dans une Province, activé plus tard contre celui qui lui fait face.
term-majority = Majorité
    .about = Trois Votes d’un même joueur au sommet de la Colonne : de la Gloire aussitôt.
term-column = Colonne du Sénat
    .about = Là où s’empilent les Votes ; plus un Vote est haut, plus il vaut.
term-pantheon = Panthéon
    .about = Votre propre temple, une base et un étage, d’or, d’argent et de bronze.
term-set = Ensemble
    .about = Trois cartes Commerce d’une même marchandise.
term-medal = Médaille
    .about = La récompense du premier niveau III de chaque bâtiment ; elle change une règle pour son propriétaire.
term-quest = Quête
    .about = Une carte secrète, avec un but pour la fin de la partie.
term-exploit = Exploit
    .about = Un haut fait qu’on collectionne de partie en partie.
