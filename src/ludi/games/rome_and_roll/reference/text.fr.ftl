## Ce qu’on dit des éléments de la boîte

amount-wood = { $n ->
    [one] 1 Bois
   *[other] { $n } Bois
}
amount-brick = { $n ->
    [one] 1 Brique
   *[other] { $n } Briques
}
amount-stone = { $n ->
    [one] 1 Pierre
   *[other] { $n } Pierres
}
amount-fish = { $n ->
    [one] 1 Poisson
   *[other] { $n } Poissons
}
amount-jewel = { $n ->
    [one] 1 Bijou
   *[other] { $n } Bijoux
}
amount-basket = { $n ->
    [one] 1 Panier
   *[other] { $n } Paniers
}
amount-coin = { $n ->
    [one] 1 Pièce
   *[other] { $n } Pièces
}
amount-soldier = { $n ->
    [one] 1 Soldat
   *[other] { $n } Soldats
}
amount-senator = { $n ->
    [one] 1 Sénateur
   *[other] { $n } Sénateurs
}
amount-auxiliary = { $n ->
    [one] 1 Auxiliaire
   *[other] { $n } Auxiliaires
}
amount-region = { $n ->
    [one] la ressource de la région
   *[other] { $n } ressources de la région
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

section-dice = Faces des dés
    .about = Les ouvriers disent quelles actions sont possibles ; les ressources servent, se stockent ou corrompent.
section-goods = Ressources et personnes
    .about = Ce qu’on garde en stock et sur sa feuille.
section-plans = Plans
    .about = Huit d’entre eux servent dans une partie. Leur valeur se compte à la fin.
section-characters = Personnages
    .about = Une feuille chacun ; une case bleue donne une carte Néron.
section-advisors = Conseillers
    .about = Corrompus à II, ils ont une capacité de base, à IV une avancée, à V ils marquent.
section-favours = Faveurs des dieux
    .about = Revendiquées par un bâtiment Religion, utilisées à son tour.
section-nero = Cartes Néron
    .about = Celle du dessus va à qui atteint une case bleue.
section-hills = Collines
    .about = Un bâtiment n’est jamais sur deux collines.
section-regions = Régions
    .about = Chacune paie l’impôt dans sa ressource.
section-settlements = Colonies
    .about = À conquérir ; chacune garde un soldat en garnison.
section-roads = Routes
    .about = Rénovées depuis Rome, entre colonies conquises.
section-seneca = Cartes de Sénèque
    .about = Dans la partie en solitaire, deux par manche.
section-difficulties = Difficulté de Sénèque
    .about = Combien de sceaux lui donnent une carte Néron.

worker-legionary = Légionnaire
worker-builder = Constructeur
worker-architect = Architecte
worker-merchant = Marchand
worker-any = tout ouvrier
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge
die-name = dé { $colour }, face { $number }
die-does = Montre { $shows }.
good-wood-text = Paie des plans et s’échange par trois.
good-brick-text = Paie des plans et s’échange par trois.
good-stone-text = Paie des plans et les routes, et s’échange par trois.
good-fish-text = Paie des plans et les pas du surveillant ; tout juste obtenu, il corrompt un conseiller.
good-jewel-text = Remplace toute ressource à l’échange ; tout juste obtenu, il corrompt un conseiller.
good-basket-text = Vaut Bois, Brique, Pierre ou Poisson, au choix ; il peut corrompre.
good-coin-text = Une case de la piste des pièces, 1 point.
good-soldier-text = Conquiert et tient garnison. 2 valent 1 point à la fin.
good-senator-text = Déployé, il remplace un ouvrier ou prend un second dé au draft. 2 valent 1 point à la fin.
type-army = Armée
type-leisure = Loisir
type-manufacture = Manufacture
type-religion = Religion
type-urbanism = Urbanisme
restriction-marsh-only = seulement sur les marécages
restriction-some-hill = une case sur une colline
restriction-adjacent-tiber = à côté du Tibre
restriction-adjacent-wall = à côté du mur
plan-type = { $type } { $number }.
plan-shape = Forme : { $shape }.
plan-instant = Aussitôt : { $what }.
plan-production = Production : { $what }.
plan-muster = Lever une Légion : { $what }.
character-village = un village d’Hispanie
character-does = Commence avec { $start }. Cases bleues : { $boxes }. Conseillers : { $advisors }.
advisor-basic = II : { $does }.
advisor-advanced = IV : { $does }.
advisor-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à V
favour-bacchus-text = Échanger autant de groupes que voulu, chacun pour une pièce de plus.
favour-juno-text = Construire un géant de six cases, même à cheval sur collines et mur ; deux pas sur la piste des bâtiments.
favour-jupiter-text = Après une action principale, une autre, différente, avec le même dé.
favour-mars-text = Conquérir avec 2 auxiliaires de plus, ou Lever avec 2 soldats de plus.
favour-mercury-text = Taxer ou Échanger comme avec un marchand, toutes vos colonies reliées ; 2 pièces si vous êtes présent dans deux régions.
favour-minerva-text = Avant le tour, tourner le dé choisi sur n’importe quelle face.
favour-saturn-text = Pour 3 bijoux, construire deux plans disponibles différents sans payer.
nero-name = carte Néron { $n }
nero-does = Prise en atteignant une case bleue. La dernière annonce la dernière manche.
hill-does = Des plans veulent une case de colline ; des conseillers y veillent, et Sénèque y laisse des décombres.
region-does = Ses colonies reliées paient l’impôt ainsi : { $good }.
settlement-does = { $region }, force { $n }.
settlement-worth = { $n } de Gloire
side-small = Seulement sur la petite face de la carte.
side-large = Seulement sur la grande face de la carte.
road-does = { $region }. Relie des colonies à Rome.
road-worth = { $n } d’Héritage
seneca-name = carte de Sénèque { $number }
seneca-build = Construire : son contremaître va sur un plan.
seneca-conquer = Conquérir : il prend la colonie libre la plus faible, là où le moins sont conquises.
seneca-develop = Développer : il rénove la route la plus proche de Rome, là où le moins sont rénovées.
seneca-trade = Échanger : vous pouvez déclencher un de vos bâtiments.
seneca-type = { $type }{ $pick ->
    [smaller] , le plus petit numéro
    [larger] , le plus grand numéro
   *[other] {""}
}.
seneca-twice = Deux fois.
seneca-rubble = Des décombres tombent sur cette colline : { $hill }.
seneca-seal = Avec un sceau. Dos : { $back }.
seneca-no-seal = Sans sceau. Dos : { $back }.
difficulty-easy = Facile
difficulty-normal = Normal
difficulty-hard = Difficile
difficulty-does = Il prend une carte Néron à { $seals } sceaux.
said = { $name } : { $what }
or = ou
at-most = { $n } au plus
any-die = n’importe quel dé
a-die-blue = un dé bleu
a-die-yellow = un dé jaune
a-die-red = un dé rouge
icon-one-auxiliary = un auxiliaire
icon-one-merchant = un marchand
icon-one-stone = une pierre
icon-one-fish = un poisson
do-spend-gain = jusqu’à { $n } ressources contre 1 { $what } chacune
do-gain-choice = { $n } au choix : { $what }
do-trigger-production = { $n ->
    [one] déclencher un bâtiment
   *[other] déclencher { $n } bâtiments
}
do-steal = prendre une ressource à un adversaire
do-claim-favour = revendiquer une faveur
do-allow-saturn = Saturne peut être revendiqué
do-die-icon = un dé à { $shown } compte { $what } de plus
do-set-die-face = tourner { $which } une fois par manche
do-muster-limit = { $n } bâtiment de plus
do-cost-discount = { $n } ressource de moins à payer
do-trade-coin-per-jewel = { $n } pièce de plus par bijou
on-build = en construisant
on-muster = en levant une légion
on-conquer = en conquérant
on-develop = en développant
on-tax = en taxant
on-trade = en échangeant
on-other-builds = quand un autre bâtit
on-settlement-linked = quand une de vos colonies est reliée
on-deploy-senator = en déployant un sénateur
on-use-favour = en utilisant une faveur
on-claim-favour = en revendiquant une faveur
area-inside = dans le mur
area-outside = hors du mur
per-adjacent-plan = par { $what } adjacent
per-adjacent-type = par bâtiment { $what } adjacent
per-adjacent-building = par bâtiment adjacent
per-adjacent-opponent-building = par bâtiment adverse adjacent
per-adjacent-opponents = par adversaire qui a un bâtiment adjacent
per-own-settlements = par colonie à vous
per-own-roads = par route à vous
per-stored-resources = par { $divide } ressources stockées
per-own-advisors-at-basic = par conseiller à II ou plus
per-conquered-this-action = par colonie conquise
if-full-square = si une case est dans un carré plein de { $n } × { $n }
if-empty-adjacent-cells = s’il touche au moins { $n } cases vides
if-adjacent-opponent-type = à côté d’un bâtiment { $what } adverse

## Glossaire

term-proconsul = Proconsul
    .about = Lance les dés de la manche et joue le premier ; la carte passe à gauche.
term-overseer = Surveillant
    .about = Votre pion sur la carte : on bâtit à côté du bâtiment où il se tient.
term-foreman = Contremaître
    .about = Le pion d’un joueur sur les plans : celui où il se tient demande un architecte.
term-plan = Plan
    .about = Une sorte de bâtiment à dessiner : son prix, sa forme, ce qu’il donne.
term-production = Production
    .about = Ce que donne un bâtiment quand un voisin est bâti, ou quand on le déclenche.
term-auxiliary = Auxiliaire
    .about = Un soldat sur un dé, pour une conquête ; il ne reste pas en garnison.
term-loyalty = Loyauté
    .about = Cinq cases d’un conseiller, cochées par des pots-de-vin.
term-bribe = Pot-de-vin
    .about = Un poisson, un bijou ou un panier tout juste obtenu, dépensé pour cocher une case de loyauté.
term-favour = Faveur
    .about = La carte d’un dieu, revendiquée par un bâtiment Religion et utilisée une fois.
term-blue-box = Case bleue
    .about = Une case d’une piste ; qui l’atteint prend une carte Néron.
term-nero = Carte Néron
    .about = Des points pour une case bleue ; la dernière prise annonce la dernière manche.
term-legacy = Héritage
    .about = La piste des routes rénovées, 1 par stèle.
term-glory = Gloire
    .about = La piste des colonies conquises.
term-linked = Reliée
    .about = Une colonie jointe à Rome par des routes rénovées : elle paie l’impôt.
term-rubble = Décombres
    .about = Ce que Sénèque laisse sur une colline ; bâtir à côté en fait un parc et rapporte un sénateur.
term-marsh = Marécage
    .about = Les cases de la carte qui ne sont pas sur une colline.
