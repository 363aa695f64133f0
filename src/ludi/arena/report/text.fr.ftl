# Ce que dit le rapport d’un tournoi. Espace insécable (U+00A0) devant : ; ? ! % et apostrophe ’.

title = Tournoi
made-with = Ludi Romani { $version } : ludi arena report
mode-round-robin = Tous contre tous
mode-ladder = Une échelle : les voisins se rencontrent
mode-field = Un seul contre tous les autres
mode-alone = Chacun seul
players = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
rules-version = Règles { $version }
seed = Graine { $seed }
card-best = Meilleur classement
card-wins = gagne { $share } ({ $low } … { $high })
card-games = Parties
card-deals = { $count ->
    [one] sur une donne
   *[other] sur { $count } donnes
}
card-length = Durée
card-decisions = décisions par partie
command = { $count ->
    [one] Une partie, avec cette commande
   *[other] { $count } parties, avec cette commande
}

## Sections

ratings = Classement
about-ratings = La force de chaque automate, sur une échelle où chacun part de 25 et où quatre points de plus gagnent environ deux parties sur trois. Les traits sont des intervalles à 95 %.
duels = Face à face
about-duels = Combien de fois l’automate de la ligne a devancé celui de la colonne, avec l’intervalle à 95 % et le nombre de parties.
questions = Questions et réponses
about-questions = Le trait pointillé est ce qui était demandé. Ces intervalles sont plus larges que les autres : ils restent valables si souvent qu’on regarde pendant que les parties continuent.
scores = Scores
about-scores = La fréquence de chaque score (la plus haute barre de chaque ligne la remplit) ; au-dessous, la moitié centrale des parties et la médiane.
seats = La place compte-t-elle ?
about-seats = Le trait pointillé est là où tous gagneraient autant. Tous les automates ont occupé toutes les places.
characters = Qui l’on est, est-ce que cela compte ?
about-characters = Taux de victoire des personnages ou des plateaux, quel que soit l’automate qui les jouait. Le trait pointillé est là où tous gagneraient autant.
things = Ce qui gagne : les choses
about-things = Combien de gagnants et combien de perdants avaient une chose, et la différence en points de pourcentage. Les intervalles verts et rouges sont tout entiers d’un côté. On en montre quarante au plus : ceux des plus grandes différences.
amounts = Ce qui gagne : les nombres
about-amounts = Les lignes du score et d’autres nombres à la fin, en moyenne chez les gagnants et chez les perdants. Le dessin montre la différence en écarts types, pour que tout se compare.
halves = Comme tout le monde gagne ici, la meilleure moitié des scores tient lieu de gagnants.
lengths = La durée des parties
about-lengths = Une décision est un choix entre deux possibilités au moins.
seconds = Une partie a pris { $seconds } secondes en moyenne.
notes = Comment lire ces nombres

## Colonnes

column-bot = Automate
column-rating = Classement
column-win-rate = Victoires
column-goal = But atteint
column-games = Parties
column-question = Question
column-share = Part
column-answer = Réponse
column-mean = Moyenne
column-median = Médiane
column-bounds = Moins … plus
column-seat = Place
column-character = Personnage
column-thing = Chose
column-number = Nombre
column-winners = Gagnants
column-losers = Perdants
column-difference = Différence
column-same-bot = Même automate
column-length = Durée
column-ending = Fin
seat = Place { $number }
points-of = { $name } (points)
length-decisions = Décisions
length-turns = Tours
cut-off = Coupée après { $most } décisions
asks = { $bot } bat { $other } dans au moins { $share }
asks-alone = { $bot } atteint le but dans au moins { $share }
verdict-yes = oui
verdict-no = non
verdict-open = ouvert

## Notes

note-deals = Chaque donne (une graine) a été jouée par tous, de chaque place à tour de rôle : personne ne doit sa victoire aux cartes ni à sa chaise.
note-rating = Le classement suit le modèle de Plackett et Luce, calculé par openskill partie après partie. Quand un automate ne perd presque jamais, son avance n’est connue qu’en gros.
note-duel = Dans un duel compte le meilleur rang, un demi-point chacun à rang égal ; pour des automates qui jouent seuls, le meilleur score sur la même donne. Une victoire partagée à trois vaut un tiers de victoire pour chacun.
note-interval = Les intervalles des parts sont ceux de Wilson, des moyennes ceux de Student, des différences ceux de Newcombe et de Welch ; tous à 95 %.
note-anytime = Les intervalles des questions viennent du mélange de Robbins et se partagent un seul doute de 5 % : on peut s’arrêter dès que la réponse est là.
note-same-bot = Ce qu’ont les gagnants n’est peut-être que ce qu’aiment les automates forts. La colonne « Même automate » compare les parties gagnées et perdues d’un seul et même automate.
note-chance = De vingt différences qui n’existent pas, une paraîtra nette par hasard ; et ce qui accompagne la victoire n’en est pas forcément la cause.
