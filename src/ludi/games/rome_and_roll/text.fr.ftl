# Rome & Roll : noms, actions, questions, journal et raisons.
# .named : l’action quand on connaît les noms des joueurs.
# Formes d’un nom : .un « un Bois », .le « le Temple », .les « Bois » après un nombre.

game-name = Rome & Roll
game-pitch = Des dés, une ville à redessiner après l’incendie, et l’œil de Néron sur vos progrès.
manner-fabia = Redessine la ville, plan après plan.
manner-crispus = Échange et taxe plutôt que de se battre.
manner-drusus = Lève des légions et conquiert dès qu’une cité est à portée.
final-door = des dés sont lancés ou des cartes dévoilées

## Options

option-characters = Personnages
option-characters-random = Distribués au hasard
option-characters-chosen = Choisis à tour de rôle
option-pontifex = Avec la feuille du Pontifex
option-pontifex-no = Non
option-pontifex-yes = Oui
option-jovilius = Jovilius à la place de Jeremias
option-jovilius-no = Non
option-jovilius-yes = Oui
option-first-game = Plans et faveurs conseillés pour une première partie
option-first-game-no = Non
option-first-game-yes = Oui
option-seneca-foreman = À deux : le contremaître de Sénèque
option-seneca-foreman-no = Non
option-seneca-foreman-yes = Oui
option-difficulty = Difficulté de Sénèque (solo)
option-difficulty-easy = Facile
option-difficulty-normal = Normale
option-difficulty-hard = Difficile
option-seneca-points = Points des lieux de Sénèque (solo)
option-seneca-points-usual = Habituels (parc 1, décombres 3, route 4, colonie 5)
option-seneca-points-easier = Plus faciles à battre (route 3)
option-seneca-points-harder = Plus durs à battre (parc 2, décombres 4, route 3)
option-two-for-one = Deux ressources stockées contre une (solo, plus facile)
option-two-for-one-no = Non
option-two-for-one-yes = Oui
option-no-failures = Sénèque ne remplace pas une action manquée (solo, plus facile)
option-no-failures-no = Non
option-no-failures-yes = Oui
option-seneca-in-asia-minor = Sénèque commence en Asie Mineure (solo, plus difficile)
option-seneca-in-asia-minor-no = Non
option-seneca-in-asia-minor-yes = Oui
option-seneca-in-egypt = Sénèque commence en Égypte (solo, plus difficile)
option-seneca-in-egypt-no = Non
option-seneca-in-egypt-yes = Oui
option-rubble-blocks = Les décombres arrêtent le surveillant (solo, plus difficile)
option-rubble-blocks-no = Non
option-rubble-blocks-yes = Oui

## Biens

good-wood = Bois
    .un = un Bois
    .les = Bois
good-brick = Brique
    .un = une Brique
    .les = Briques
good-stone = Pierre
    .un = une Pierre
    .les = Pierres
good-fish = Poisson
    .un = un Poisson
    .les = Poissons
good-jewel = Bijou
    .un = un Bijou
    .les = Bijoux
good-basket = Panier
    .un = un Panier
    .les = Paniers
good-region = ressource de la région
    .un = la ressource de la région
    .les = ressources de la région
good-coin = Pièce
    .un = une Pièce
    .les = Pièces
good-legacy = Héritage
    .un = 1 Héritage
    .les = Héritage
good-glory = Gloire
    .un = 1 Gloire
    .les = Gloire
good-soldier = Soldat
    .un = un Soldat
    .les = Soldats
good-senator = Sénateur
    .un = un Sénateur
    .les = Sénateurs
good-auxiliary = Auxiliaire
    .un = un Auxiliaire
    .les = Auxiliaires
resource-wood = { good-wood }
    .un = { good-wood.un }
resource-brick = { good-brick }
    .un = { good-brick.un }
resource-stone = { good-stone }
    .un = { good-stone.un }
resource-fish = { good-fish }
    .un = { good-fish.un }
resource-jewel = { good-jewel }
    .un = { good-jewel.un }
basic-wood = { good-wood }
    .un = { good-wood.un }
basic-brick = { good-brick }
    .un = { good-brick.un }
basic-stone = { good-stone }
    .un = { good-stone.un }
basic-fish = { good-fish }
    .un = { good-fish.un }
bribe-fish = { good-fish }
    .un = { good-fish.un }
bribe-jewel = { good-jewel }
    .un = { good-jewel.un }
bribe-basket = { good-basket }
    .un = { good-basket.un }
pair-wood-wood = deux Bois
pair-wood-brick = un Bois et une Brique
pair-wood-stone = un Bois et une Pierre
pair-wood-fish = un Bois et un Poisson
pair-wood-jewel = un Bois et un Bijou
pair-brick-brick = deux Briques
pair-brick-stone = une Brique et une Pierre
pair-brick-fish = une Brique et un Poisson
pair-brick-jewel = une Brique et un Bijou
pair-stone-stone = deux Pierres
pair-stone-fish = une Pierre et un Poisson
pair-stone-jewel = une Pierre et un Bijou
pair-fish-fish = deux Poissons
pair-fish-jewel = un Poisson et un Bijou
pair-jewel-jewel = deux Bijoux
group-wood-0 = trois Bois
group-wood-1 = deux Bois et un Bijou
group-wood-2 = un Bois et deux Bijoux
group-brick-0 = trois Briques
group-brick-1 = deux Briques et un Bijou
group-brick-2 = une Brique et deux Bijoux
group-stone-0 = trois Pierres
group-stone-1 = deux Pierres et un Bijou
group-stone-2 = une Pierre et deux Bijoux
group-fish-0 = trois Poissons
group-fish-1 = deux Poissons et un Bijou
group-fish-2 = un Poisson et deux Bijoux
group-jewel-3 = trois Bijoux

## Dés et ouvriers

die-blue-1 = dé bleu 1 (Constructeur, Bois, Brique)
die-blue-2 = dé bleu 2 (Constructeur, Bois, Pierre)
die-blue-3 = dé bleu 3 (Constructeur, Brique, Pierre)
die-blue-4 = dé bleu 4 (Légionnaire, Pierre, Auxiliaire)
die-blue-5 = dé bleu 5 (Marchand, Bois)
die-blue-6 = dé bleu 6 (Architecte, Panier)
die-yellow-1 = dé jaune 1 (Marchand, Brique)
die-yellow-2 = dé jaune 2 (Marchand, Bijou)
die-yellow-3 = dé jaune 3 (Constructeur, Poisson, Poisson)
die-yellow-4 = dé jaune 4 (Légionnaire, Marchand, Poisson, Auxiliaire)
die-yellow-5 = dé jaune 5 (Architecte, Poisson)
die-yellow-6 = dé jaune 6 (tout ouvrier, Panier)
die-red-1 = dé rouge 1 (Légionnaire, Poisson, Auxiliaire)
die-red-2 = dé rouge 2 (Légionnaire, Pierre, Auxiliaire)
die-red-3 = dé rouge 3 (Légionnaire, Constructeur, Bois, Brique)
die-red-4 = dé rouge 4 (Légionnaire, Marchand, Bijou)
die-red-5 = dé rouge 5 (Architecte, Pierre)
die-red-6 = dé rouge 6 (tout ouvrier, Auxiliaire)
icon-legionary = Légionnaire
icon-builder = Constructeur
icon-merchant = Marchand
means-advisor = un conseiller
means-minerva = Minerve
main-build = Construire
main-muster = Lever une Légion
main-conquer = Conquérir
main-develop = Développer
main-tax = Taxer
main-trade = Échanger

## Plans, faveurs, personnages

plan-camp = Camp
    .le = le Camp
plan-training-ground = Terrain d’Entraînement
    .le = le Terrain d’Entraînement
plan-construction-post = Poste de Construction
    .le = le Poste de Construction
plan-fortress = Forteresse
    .le = la Forteresse
plan-stables = Écuries
    .le = les Écuries
plan-esplanade = Esplanade
    .le = l’Esplanade
plan-garden = Jardin
    .le = le Jardin
plan-baths = Thermes
    .le = les Thermes
plan-theatre = Théâtre
    .le = le Théâtre
plan-carpenter = Charpentier
    .le = le Charpentier
plan-brickmaker = Briquetier
    .le = le Briquetier
plan-stonemason = Tailleur de pierre
    .le = le Tailleur de pierre
plan-fishmonger = Poissonnier
    .le = le Poissonnier
plan-jeweller = Joaillier
    .le = le Joaillier
plan-workshop = Atelier
    .le = l’Atelier
plan-temple = Temple
    .le = le Temple
plan-insula = Insula
    .le = l’Insula
plan-market = Marché
    .le = le Marché
plan-villa = Villa
    .le = la Villa
plan-magistracy = Magistrature
    .le = la Magistrature
plan-warehouse = Entrepôt
    .le = l’Entrepôt
initials-camp = CP
initials-training-ground = TE
initials-construction-post = PC
initials-fortress = FO
initials-stables = EC
initials-esplanade = ES
initials-garden = JA
initials-baths = TH
initials-theatre = TT
initials-carpenter = CH
initials-brickmaker = BQ
initials-stonemason = TP
initials-fishmonger = PO
initials-jeweller = JO
initials-workshop = AT
initials-temple = TM
initials-insula = IN
initials-market = MA
initials-villa = VI
initials-magistracy = MG
initials-warehouse = EN
favour-bacchus = Bacchus
favour-juno = Junon
favour-jupiter = Jupiter
favour-mars = Mars
favour-mercury = Mercure
favour-minerva = Minerve
favour-saturn = Saturne
character-legatus = Legatus
character-mercatrix = Mercatrix
character-patricia = Patricia
character-praefectus = Præfectus
character-pontifex = Pontifex
advisor-theocles = Theocles
advisor-vivianus = Vivianus
advisor-cassian = Cassian
advisor-donatus = Donatus
advisor-jeremias = Jeremias
advisor-nicodemus = Nicodemus
advisor-jovilius = Jovilius
advisor-euphemius = Euphemius
advisor-palinurus = Palinurus
advisor-martialis = Martialis
advisor-bertramus = Bertramus
advisor-flavianus = Flavianus
advisor-saturninus = Saturninus
advisor-pompilius = Pompilius
advisor-valeria = Valeria
advisor-fabianus = Fabianus

## Provinces

region-hispania = Hispanie
    .le = l’Hispanie
region-gaul = Gaule
    .le = la Gaule
region-egypt = Égypte
    .le = l’Égypte
region-asia-minor = Asie Mineure
    .le = l’Asie Mineure
settlement-tarraco = Tarraco
settlement-saguntum = Saguntum
settlement-corduba = Corduba
settlement-emerita = Emerita Augusta
settlement-gades = Gades
settlement-massilia = Massilia
settlement-lugdunum = Lugdunum
settlement-burdigala = Burdigala
settlement-lutetia = Lutetia
settlement-narbo = Narbo
settlement-alexandria = Alexandria
settlement-pelusium = Pelusium
settlement-memphis = Memphis
settlement-thebae = Thebae
settlement-cyrene = Cyrene
settlement-ephesus = Ephesus
settlement-pergamum = Pergamum
settlement-nicaea = Nicaea
settlement-antiochia = Antiochia
settlement-tarsus = Tarsus
road-h1 = Rome – Tarraco
road-h2 = Tarraco – Saguntum
road-h3 = Saguntum – Corduba
road-h4 = Tarraco – Emerita Augusta
road-h5 = Corduba – Emerita Augusta
road-h6 = Corduba – Gades
road-g1 = Rome – Massilia
road-g2 = Massilia – Lugdunum
road-g3 = Lugdunum – Lutetia
road-g4 = Lugdunum – Burdigala
road-g5 = Burdigala – Lutetia
road-g6 = Massilia – Narbo
road-e1 = Rome – Alexandria
road-e2 = Alexandria – Pelusium
road-e3 = Alexandria – Memphis
road-e4 = Pelusium – Memphis
road-e5 = Memphis – Thebae
road-e6 = Alexandria – Cyrene
road-m1 = Rome – Ephesus
road-m2 = Ephesus – Pergamum
road-m3 = Pergamum – Nicaea
road-m4 = Ephesus – Nicaea
road-m5 = Nicaea – Antiochia
road-m6 = Antiochia – Tarsus
hill-capitol = Capitole
    .le = le Capitole
hill-palatine = Palatin
    .le = le Palatin
hill-aventine = Aventin
    .le = l’Aventin
hill-caelius = Cælius
    .le = le Cælius
hill-esquiline = Esquilin
    .le = l’Esquilin
hill-viminal = Viminal
    .le = le Viminal
hill-quirinal = Quirinal
    .le = le Quirinal
row-a = A
row-b = B
row-c = C
row-d = D
row-e = E
row-f = F
row-g = G
row-h = H
row-i = I
row-j = J
row-k = K
row-l = L
row-m = M
row-n = N

## Actions

action-play-as = Jouer { $character }
action-village = Commencer avec le village de { $settlement }
action-take = Prendre le { $die }
action-double = Déployer un Sénateur pour prendre aussi le { $die }
action-stop = Rien de plus
action-choose = Jouer le { $die }
action-turn = Tourner le dé sur { $face } grâce à { $means }
action-deploy = Déployer un Sénateur comme { $icon }
action-use = Utiliser la faveur de { $favour }
action-act = { $main }
action-end = Finir mon tour
action-store = Stocker { $resource_un }
action-bribe = Corrompre { $advisor } avec { $bribe_un }
action-exchange = Échanger { $pair } contre { $basic_un }
action-stay = Laisser le surveillant où il est
action-move = Déplacer le surveillant en { $row }{ $column }
action-plan = Bâtir { $plan_le }
action-save = Épargner { $resource_un } sur le prix
action-place = Dessiner depuis { $row }{ $column }, orientation { $turning }
action-gain = Obtenir { $resource_un }
action-trigger = Déclencher { $plan_le } du joueur { $seat }
    .named = { $seat_is ->
        [me] Déclencher { $plan_le }
       *[other] Déclencher { $plan_le } chez { $seat }
    }
action-steal = Voler { $resource_un } au joueur { $seat }
    .named = Voler { $resource_un } à { $seat }
action-claim = Revendiquer la faveur de { $favour }
action-activate = Activer { $plan_le } du joueur { $seat }
    .named = { $seat_is ->
        [me] Activer { $plan_le }
       *[other] Activer { $plan_le } chez { $seat }
    }
action-spend = Dépenser { $good_un }
action-conquer = Conquérir { $settlement } (force { $settlement_strength }, +{ $settlement_glory } Gloire)
action-renovate = Rénover la route { $road } (+{ $road_milestones } Héritage)
action-tax = Taxer { $region_le } ({ $region_resource })
action-trade = Échanger { $group }

## Groupes d’actions

group-setup = Mise en place
group-draft = Draft
group-stop = S’arrêter
group-die = Dé
group-senator = Sénateur
group-favour = Faveur
group-action = Action
group-end = Fin du tour
group-store = Stocker
group-bribe = Corrompre
group-exchange = Deux contre une
group-build = Construire
group-overseer = Déplacer le surveillant
group-draw = Dessiner
group-gain = Gain
group-production = Production
group-steal = Voler
group-muster = Lever une Légion
group-conquer = Conquérir
group-develop = Développer
group-tax = Taxer
group-trade = Échanger

## Questions

ask-ChooseCharacter = Quel personnage jouez-vous, parmi les { $count } qui restent ?
ask-ChooseVillage = { $character } commence avec un village en { $region } : lequel prenez-vous ?
ask-Pick = { $which ->
    [1] Quel premier dé prenez-vous, parmi les { $count } de la réserve ?
   *[other] Quel second dé prenez-vous, parmi les { $count } de la réserve ?
}
ask-DoubleDraft = { $count ->
    [one] Déployez-vous votre sénateur libre pour prendre tout de suite un second dé, ou rien de plus ?
   *[other] Déployez-vous un de vos { $count } sénateurs libres pour prendre tout de suite un second dé, ou rien de plus ?
}
ask-ChooseDie = Quel dé jouez-vous à ce tour (l’autre servira au suivant) ?
ask-Act = { $stage_id ->
    [favour] La faveur de { $favour } attend son action : laquelle faites-vous ?
    [again] Jupiter vous accorde une autre action avec le même dé : laquelle faites-vous ?
    [done] Votre action est faite : une action gratuite encore, ou la fin de votre tour ?
   *[die] Que faites-vous avec le { $die } ?
}
ask-MoveOverseer = { $held ->
    [0] Où va votre surveillant avant de bâtir (un pas gratuit, pas de Poisson pour aller plus loin) ?
   *[other] Où va votre surveillant avant de bâtir (un pas gratuit, puis un Poisson le pas, vous en avez { $held }) ?
}
ask-ChoosePlan = { $mode_id ->
    [giant] Quel plan bâtissez-vous en géant de six cases, avec Junon ?
   *[normal] Quel plan bâtissez-vous, à côté du bâtiment de votre surveillant ?
}
ask-Save = { $count ->
    [one] Vous payez une ressource de moins pour { $plan_le } : laquelle épargnez-vous ?
   *[other] Vous payez { $count } ressources de moins pour { $plan_le } : laquelle épargnez-vous d’abord ?
}
ask-Place = { $mode_id ->
    [giant] Où dessinez-vous { $plan_le }, géant de six cases, à côté de n’importe quel bâtiment ?
    [free] Où dessinez-vous { $plan_le }, don de Saturne, à côté de n’importe quel bâtiment ?
   *[normal] Où dessinez-vous { $plan_le }, à côté du bâtiment de votre surveillant ?
}
ask-Muster = Quel bâtiment Armée activez-vous (encore { $count } au plus{ $coins ->
    [0] { "" }
    [one] , et une pièce au propriétaire s’il est à un autre
   *[other] , et { $coins } pièces au propriétaire s’il est à un autre
}) ?
ask-SpendFor = { $plan } : que dépensez-vous contre un soldat ({ $count } au plus) ?
ask-Conquer = { $more ->
    [0] Quelle colonie conquérez-vous, avec une force de { $count } et { $soldiers ->
        [one] un soldat libre
       *[other] { $soldiers } soldats libres
    } pour la garnison ?
   *[other] Quelle autre colonie conquérez-vous en { $region }, avec la force de { $count } et { $soldiers ->
        [one] le soldat libre
       *[other] les { $soldiers } soldats libres
    } qui vous restent ?
}
ask-Develop = { $more ->
    [0] Quelle route rénovez-vous, pour { $resource_un } (vous en avez { $held }) ?
   *[other] Quelle autre route rénovez-vous en { $region }, pour { $resource_un } (vous en avez encore { $held }{ $legacy ->
        [0] { "" }
       *[other] , et une deuxième route vaut { $legacy } Héritage de plus
    }) ?
}
ask-Tax = Sans Marchand vous ne taxez qu’une région : laquelle ?
ask-Trade = { $more ->
    [0] Quelles trois ressources échangez-vous contre { $count } pièces
   *[other] Bacchus vous laisse continuer : quelles trois autres ressources échangez-vous contre { $count } pièces
}{ $jewel ->
    [0] { "" }
   *[other] { " " }(+{ $jewel } par Bijou)
} ?
ask-Receive = Vous obtenez { $good_un } : pour le stock, ou pour corrompre un conseiller ?
ask-ReceiveAway = { $whose_id ->
    [seneca] Le tour de Sénèque vous rapporte { $good_un } : pour le stock, ou pour corrompre un conseiller ?
   *[other] { $other } joue et cela vous rapporte { $good_un } : pour le stock, ou pour corrompre un conseiller ?
}
ask-ChooseGood = { $whose_id ->
    [seneca] Sénèque joue et votre bâtiment produit ({ $plan }) : quelle ressource obtenez-vous ?
    [other] { $other } joue et votre bâtiment produit ({ $plan }) : quelle ressource obtenez-vous ?
   *[own] Quelle ressource vous donne { $plan_le } ?
}
ask-TriggerOwn = { $cause_id ->
    [seneca] Sénèque échange : quel bâtiment produit pour vous ?
    [trade] { $other } échange, et chacun peut produire : quel bâtiment produit pour vous ?
    [advisor] Grâce à un conseiller, quel bâtiment produit pour vous ?
   *[own-trade] Après votre échange, quel bâtiment produit pour vous ?
}
ask-TriggerAny = Quel bâtiment produit pour votre Insula (encore { $count } au plus{ $others ->
    [0] { "" }
   *[other] , et un sénateur au propriétaire s’il est à un autre
}) ?
ask-Steal = Votre Magistrature prend une ressource dans un stock adverse : laquelle, et à qui ?
ask-ClaimFavour = Quelle faveur de la table revendiquez-vous ?
ask-FreePlan = Quel plan Saturne bâtit-il pour vous, sans payer (encore { $count } au plus) ?
ask-PlaceRubble = Où dessinez-vous les décombres de Sénèque, sur { $hill_le } ?
ask-SenecaDevelop = Plusieurs routes se valent pour Sénèque : laquelle rénove-t-il ?
order-ReceiveAway = Stocker ce que rapporte le tour d’un autre
order-TriggerOwn = Produire quand un autre échange, s’il n’y a qu’un bâtiment

## Journal
# .part : ce qu’une action a rapporté, en quelques mots, à la suite de sa ligne.

told-plays_as = { $seat_is ->
    [me] Vous jouez { $character }.
   *[other] { $seat } joue { $character }.
}
told-settles = { $seat_is ->
    [me] Vous commencez avec le village de { $settlement }.
   *[other] { $seat } commence avec le village de { $settlement }.
}
told-round = Manche { $count } : les dés sont lancés.
told-last_round = La dernière carte Néron est prise : la prochaine manche est la dernière.
told-takes = { $seat_is ->
    [me] Vous prenez le { $die }.
   *[other] { $seat } prend le { $die }.
}
told-deploys = { $seat_is ->
    [me] Vous déployez un sénateur pour ce second dé.
   *[other] { $seat } déploie un sénateur pour ce second dé.
}
    .part = un sénateur déployé
told-chooses = { $seat_is ->
    [me] Vous jouez le { $die }.
   *[other] { $seat } joue le { $die }.
}
told-turns = { $seat_is ->
    [me] Vous tournez votre dé : c’est maintenant le { $die }.
   *[other] { $seat } tourne son dé : c’est maintenant le { $die }.
}
    .part = le dé devient le { $die }
told-deploys_as = { $seat_is ->
    [me] Vous déployez un sénateur comme { $icon }.
   *[other] { $seat } déploie un sénateur comme { $icon }.
}
told-uses = { $seat_is ->
    [me] Vous utilisez la faveur de { $favour }.
   *[other] { $seat } utilise la faveur de { $favour }.
}
told-blesses = { $seat_is ->
    [me] { $favour } vous vient en aide.
   *[other] { $favour } vient en aide à { $seat }.
}
told-claims = { $seat_is ->
    [me] Vous revendiquez la faveur de { $favour }.
   *[other] { $seat } revendique la faveur de { $favour }.
}
told-stores = { $seat_is ->
    [me] Vous stockez { $good_un }.
   *[other] { $seat } stocke { $good_un }.
}
told-keeps = { $seat_is ->
    [me] Vous stockez ce qui reste de votre dé.
   *[other] { $seat } stocke ce qui reste de son dé.
}
told-exchanges = { $seat_is ->
    [me] Vous échangez { $pair } contre { $good_un }.
   *[other] { $seat } échange { $pair } contre { $good_un }.
}
told-bribes = { $seat_is ->
    [me] Vous corrompez { $advisor } avec { $good_un }.
   *[other] { $seat } corrompt { $advisor } avec { $good_un }.
}
told-loyal = { $seat_is ->
    [me] Sa loyauté envers vous passe à { $count }.
   *[other] Sa loyauté envers { $seat } passe à { $count }.
}
    .part = loyauté { $count }
told-unlocks = { $advisor } : sa capacité { $advanced ->
    [0] de base
   *[other] avancée
} { $seat_is ->
    [me] vous est acquise.
   *[other] est acquise à { $seat }.
}
    .part = { $advanced ->
        [0] capacité de base acquise
       *[other] capacité avancée acquise
    }
told-won_over = { $seat_is ->
    [me] { $advisor } vous est entièrement loyal et vaut { $count } points à la fin.
   *[other] { $advisor } est entièrement loyal à { $seat } et vaut { $count } points à la fin.
}
    .part = +{ $count } points à la fin
told-moves = { $seat_is ->
    [me] Vous envoyez votre surveillant sur { $plan_le }, chez { $other }.
   *[other] { $seat } envoie son surveillant sur { $plan_le }, chez { $other }.
}
told-moves_home = { $seat_is ->
    [me] Vous envoyez votre surveillant sur un de vos bâtiments, { $plan_le }.
   *[other] { $seat } envoie son surveillant sur un de ses bâtiments, { $plan_le }.
}
told-moves_to = { $seat_is ->
    [me] Vous envoyez votre surveillant { $place ->
        [1] au Forum
        [2] sur des décombres
       *[other] dans un parc
    }.
   *[other] { $seat } envoie son surveillant { $place ->
        [1] au Forum
        [2] sur des décombres
       *[other] dans un parc
    }.
}
told-pays_for = { $seat_is ->
    [me] Vous payez { $plan_le }.
   *[other] { $seat } paie { $plan_le }.
}
told-builds = { $seat_is ->
    [me] Vous bâtissez { $plan_le }.
   *[other] { $seat } bâtit { $plan_le }.
}
told-builds_giant = { $seat_is ->
    [me] Vous bâtissez { $plan_le } en géant, sur six cases.
   *[other] { $seat } bâtit { $plan_le } en géant, sur six cases.
}
told-clears = { $seat_is ->
    [me] Vous changez des décombres en parc.
   *[other] { $seat } change des décombres en parc.
}
    .part = des décombres deviennent un parc
told-produces = { $seat_is ->
    [me] Vous produisez ({ $plan }).
   *[other] { $seat } produit ({ $plan }).
}
told-triggers = { $seat_is ->
    [me] Vous déclenchez { $plan_le }.
   *[other] { $seat } déclenche { $plan_le }.
}
told-triggers_of = { $seat_is ->
    [me] Vous déclenchez { $plan_le } chez { $other }.
   *[other] { $seat } déclenche { $plan_le } chez { $other }.
}
told-steals = { $seat_is ->
    [me] Vous volez { $good_un } à { $other }.
   *[other] { $other_is ->
        [me] { $seat } vous vole { $good_un }.
       *[other] { $seat } vole { $good_un } à { $other }.
    }
}
told-musters = { $seat_is ->
    [me] Vous levez une légion sans activer de bâtiment.
   *[other] { $seat } lève une légion sans activer de bâtiment.
}
told-activates = { $seat_is ->
    [me] Vous activez { $plan_le }.
   *[other] { $seat } active { $plan_le }.
}
told-activates_of = { $seat_is ->
    [me] Vous activez { $plan_le } chez { $other }.
   *[other] { $seat } active { $plan_le } chez { $other }.
}
told-spends = { $seat_is ->
    [me] Vous dépensez { $good_un } ({ $plan }).
   *[other] { $seat } dépense { $good_un } ({ $plan }).
}
told-conquers = { $seat_is ->
    [me] Vous conquérez { $settlement } et y laissez un soldat.
   *[other] { $seat } conquiert { $settlement } et y laisse un soldat.
}
told-renovates = { $seat_is ->
    [me] Vous rénovez la route { $road }.
   *[other] { $seat } rénove la route { $road }.
}
told-links = { $seat_is ->
    [me] Votre colonie { $settlement } est reliée à Rome.
   *[other] { $settlement }, que tient { $seat }, est reliée à Rome.
}
    .part = { $settlement } reliée à Rome
told-taxes = { $seat_is ->
    [me] Vous taxez { $region_le }.
   *[other] { $seat } taxe { $region_le }.
}
told-taxes_all = { $seat_is ->
    [me] Vous taxez toutes vos régions.
   *[other] { $seat } taxe toutes ses régions.
}
told-trades = { $seat_is ->
    [me] Vous échangez { $group }.
   *[other] { $seat } échange { $group }.
}
told-advises = { $seat_is ->
    [me] { $advisor } vous aide.
   *[other] { $advisor } aide { $seat }.
}
told-pays = { $seat_is ->
    [me] Vous payez { $count ->
        [one] { $good_un }
       *[other] { $count } { $good_les }
    }.
   *[other] { $seat } paie { $count ->
        [one] { $good_un }
       *[other] { $count } { $good_les }
    }.
}
    .part = { $count ->
        [one] −1 { $good }
       *[other] −{ $count } { $good_les }
    }
told-gains = { $seat_is ->
    [me] Vous obtenez { $count ->
        [one] { $good_un }
       *[other] { $count } { $good_les }
    }.
   *[other] { $seat } obtient { $count ->
        [one] { $good_un }
       *[other] { $count } { $good_les }
    }.
}
    .part = { $count ->
        [one] +1 { $good }
       *[other] +{ $count } { $good_les }
    }
told-gains_too = { told-gains }
    .part = { $seat } { told-gains.part }
told-earns = { told-gains }
    .part = { told-gains.part }
told-earns_too = { told-gains }
    .part = { $seat } { told-gains.part }
told-grows = { $seat_is ->
    [me] Vous avancez de { $count } sur la piste des bâtiments.
   *[other] { $seat } avance de { $count } sur la piste des bâtiments.
}
    .part = Bâtiments +{ $count }
told-claims_nero = { $seat_is ->
    [me] Vous prenez une carte Néron ({ $count } points).
   *[other] { $seat } prend une carte Néron ({ $count } points).
}
    .part = une carte Néron (+{ $count } points)
told-claims_nero_too = { told-claims_nero }
    .part = { $seat } une carte Néron (+{ $count } points)
told-seneca_takes = Sénèque lance { $count } et prend le { $die }.
told-seneca_builds = Sénèque retourne une carte Construire ({ $type ->
    [0] Armée
    [1] Loisir
    [2] Manufacture
    [3] Religion
   *[other] Urbanisme
}{ $pick ->
    [0] , le plus petit numéro
    [1] , le plus grand numéro
   *[other] { "" }
}).
told-seneca_turns = Sénèque retourne une carte { $does ->
    [1] Conquérir
    [2] Développer
   *[other] Échanger
}{ $count ->
    [1] { "" }
   *[other] { " " }(deux fois)
}.
told-seneca_nero = Sénèque prend une carte Néron ({ $count } points).
    .part = il prend une carte Néron ({ $count } points)
told-seneca_claims = Le contremaître de Sénèque va sur le plan { $plan }.
    .part = son contremaître occupe { $plan_le }
told-seneca_favour = Sénèque échange sa faveur et tient maintenant celle de { $favour }.
    .part = il tient la faveur de { $favour }
told-seneca_fails = L’action de Sénèque échoue : il en fait une autre.
    .part = l’action échoue et il en fait une autre
told-seneca_idle = Sénèque ne peut rien faire.
    .part = il ne peut rien faire
told-seneca_conquers = Sénèque conquiert { $settlement }.
    .part = il conquiert { $settlement }
told-seneca_renovates = Sénèque rénove la route { $road }.
    .part = il rénove la route { $road }
told-seneca_blocks = Le contremaître de Sénèque va sur le plan { $plan }.
told-rubble = Sénèque jette { $count ->
    [one] une case de décombres
   *[other] { $count } cases de décombres
} sur { $hill ->
    [0] { hill-capitol.le }
    [1] { hill-palatine.le }
    [2] { hill-aventine.le }
    [3] { hill-caelius.le }
    [4] { hill-esquiline.le }
    [5] { hill-viminal.le }
   *[other] { hill-quirinal.le }
}.
    .part = { $count ->
        [one] une case de décombres
       *[other] { $count } cases de décombres
    } sur { $hill ->
        [0] { hill-capitol.le }
        [1] { hill-palatine.le }
        [2] { hill-aventine.le }
        [3] { hill-caelius.le }
        [4] { hill-esquiline.le }
        [5] { hill-viminal.le }
       *[other] { hill-quirinal.le }
    }

## Score

score-coins = Pièces
score-buildings = Bâtiments
score-legacy = Héritage
score-glory = Gloire
score-advisors = Conseillers
score-manufacture = Manufactures
score-urbanism = Urbanisme
score-army = Armée
score-religion = Religion
score-leisure = Loisir
score-nero = Cartes Néron
score-soldiers = Soldats
score-senators = Sénateurs
score-parks = Parcs
score-rubble = Décombres
score-roads = Routes
score-settlements = Colonies
score-total = Total
score-tie = À égalité de points passe devant qui a le plus de soldats, en garnison ou non.
ending-nero = La dernière carte Néron a été prise, et la dernière manche est jouée.
ending-seneca_beaten = Vous avez plus de points que Sénèque.
ending-seneca_ahead = Sénèque a autant de points que vous, ou plus : la partie est perdue.
verdict-seneca = Sénèque
measure-lead = Avance sur Sénèque
tally-wood = Bois
tally-brick = { $count ->
    [one] Brique
   *[other] Briques
}
tally-stone = { $count ->
    [one] Pierre
   *[other] Pierres
}
tally-fish = { $count ->
    [one] Poisson
   *[other] Poissons
}
tally-jewel = { $count ->
    [one] Bijou
   *[other] Bijoux
}
tally-coins = { $count ->
    [one] Pièce
   *[other] Pièces
}
tally-buildings = { $count ->
    [one] Bâtiment
   *[other] Bâtiments
}
tally-legacy = Héritage
tally-glory = Gloire
tally-soldiers = { $count ->
    [one] Soldat libre
   *[other] Soldats libres
}
tally-senators = { $count ->
    [one] Sénateur libre
   *[other] Sénateurs libres
}
tally-loyalty = Loyauté
tally-nero = { $count ->
    [one] Point de Néron
   *[other] Points de Néron
}

## Pourquoi une action n’est pas possible

why-choose-first = Ce n’est pas ce qui est demandé : répondez d’abord à la question.
why-not-in-pool = Ce dé n’est pas dans la réserve.
why-not-your-die = Vous n’avez pas ce dé.
why-character-taken = Ce personnage n’est pas disponible.
why-not-a-village = Seul un village libre d’Hispanie peut être choisi.
why-action-first = Choisissez d’abord l’action « { $main } ».
why-needs-worker = { $main_id ->
   *[build] Construire demande un Constructeur ou un Architecte.
    [muster] Lever une Légion demande un Légionnaire.
    [develop] Développer demande un Constructeur.
}
why-action-done = L’action principale de ce tour est déjà faite.
why-for-favour = La faveur utilisée demande d’abord une autre action.
why-nothing-to-build = Aucun plan ne peut être payé et dessiné maintenant.
why-no-army = Aucun bâtiment d’armée n’est encore sur la carte.
why-no-conquest = Aucune colonie n’est à portée : votre force est de { $count }, et il faut un soldat libre.
why-no-road-to-renovate = Aucune route ne peut être rénovée, ou la ressource manque.
why-nothing-to-tax = Aucune de vos colonies n’est reliée à Rome.
why-no-group = Il faut trois ressources identiques ; un Bijou remplace n’importe laquelle.
why-plan-not-in-play = Ce plan n’est pas de cette partie : { $plan }.
why-plan-unavailable = Un contremaître occupe ce plan : il faut un Architecte.
why-cannot-pay = Vous ne pouvez pas payer { $plan_le }.
why-no-room = { $plan } : aucune place à côté du bâtiment de votre surveillant.
why-no-room-anywhere = { $plan } : aucune place à côté d’un bâtiment existant.
why-juno-religion = Junon ne bâtit pas de bâtiment Religion.
why-saturn-unavailable = Un contremaître occupe ce plan : Saturne ne bâtit que des plans disponibles.
why-saturn-same = Saturne bâtit deux plans différents.
why-saved-not-in-cost = Cette ressource n’est pas dans le coût, ou le reste ne pourrait être payé.
why-place-same = Tournée ainsi, la forme est la même que dans une autre orientation.
why-place-off-map = Le bâtiment dépasserait le bord de la carte.
why-place-river = Rien ne se bâtit sur le Tibre ni sur un pont.
why-place-forum = Rien ne se bâtit sur le Forum.
why-place-taken = Une de ces cases est déjà occupée.
why-place-two-hills = Un bâtiment ne peut chevaucher deux collines.
why-place-wall = Un bâtiment ne peut chevaucher le mur Servien.
why-place-marsh-only = Ce bâtiment doit être entièrement sur les marécages.
why-place-some-hill = Au moins une case de ce bâtiment doit être sur une colline.
why-place-tiber = Ce bâtiment doit être adjacent au Tibre.
why-place-beside-wall = Ce bâtiment doit être adjacent au mur Servien.
why-place-not-beside = Le bâtiment doit être adjacent à celui de votre surveillant.
why-place-alone = Le bâtiment doit être adjacent à un bâtiment existant.
why-rubble-place = Les décombres vont sur la colline de la carte, près de vos bâtiments et du Forum si possible.
why-no-building-there = Le surveillant va de bâtiment en bâtiment : il n’y en a pas ici.
why-overseer-taken = Un autre surveillant occupe ce bâtiment.
why-overseer-far = Ce bâtiment est trop loin : chaque pas après le premier coûte un Poisson.
why-rubble-blocks = Dans cette partie, le surveillant ne passe pas sur les décombres.
why-overseer-idle = Depuis ce bâtiment, rien ne pourrait être bâti.
why-settlement-taken = { $settlement } est déjà conquise.
why-settlement-side = { $settlement } n’est pas sur cette face de la carte.
why-settlement-region = Une action ne conquiert que dans une région.
why-settlement-strong = { $settlement } demande une force de { $count } ; il vous en reste { $held }.
why-no-garrison = Il faut un soldat libre par colonie pour la garnison.
why-road-taken = Cette route est déjà rénovée.
why-road-side = Cette route n’est pas sur cette face de la carte.
why-road-region = Une action ne rénove que dans une région.
why-road-unconquered = Une route ne mène qu’à des colonies conquises.
why-road-unlinked = Tous les chemins mènent à Rome : cette route n’y est pas encore reliée.
why-no-stone = Une route coûte { $resource_un }.
why-senator-none = Vous n’avez pas de sénateur libre.
why-senator-used = Un seul sénateur par tour donne une icône, avant l’action.
why-icon-there = Le dé a déjà cette icône.
why-favour-not-held = Vous n’avez pas cette faveur.
why-favour-used = Une seule faveur par tour.
why-favour-not-now = Cette faveur ne peut pas servir maintenant.
why-favour-gone = Cette faveur n’est pas sur la table.
why-saturn-forbidden = Seul un conseiller acquis permet de revendiquer Saturne.
why-cannot-turn = Le dé ne peut être tourné qu’au début du tour, par Minerve ou un conseiller.
why-not-your-advisor = { $advisor } n’est pas votre conseiller.
why-advisor-loyal = { $advisor } est déjà entièrement loyal.
why-bribe-fresh = On ne corrompt qu’avec un Poisson, un Bijou ou un Panier du dé ou tout juste obtenu, jamais du stock.
why-store-at-end = Ce qui reste sur le dé se stocke à la fin du tour.
why-steal-nothing = Ce joueur n’a pas cette ressource, ou c’est vous.
why-no-producer = Ce joueur n’a aucun (autre) bâtiment de ce plan qui produise.
why-no-barracks = Ce joueur n’a aucun (autre) bâtiment d’armée de ce plan.
why-good-not-offered = Cette ressource n’est pas proposée ici.
why-spend-nothing = Vous n’avez pas cela à dépenser.
why-group-lacks = Vous n’avez pas de quoi faire ce groupe.
why-region-nothing = Aucune de vos colonies reliées n’est dans cette région.
why-option-off = Deux ressources contre une : cette partie se joue sans cette règle.
why-solo-only = Deux ressources contre une : cette règle ne vaut qu’en solo.

## Pourquoi une partie ne peut pas être montée ainsi

why-foreman-for-two = Le contremaître de Sénèque est une variante à deux joueurs, pas à { $count }.
why-option-alone = « { $option } » ne concerne que la partie en solo, pas une partie à { $count }.

## Pourquoi une action est conseillée

because-goods = Les ressources en stock paient ce que vous bâtirez et vendrez aux tours suivants.
because-plans = Vous pouvez payer plus de plans, ou avez plus de place pour bâtir.
because-army = Des soldats libres peuvent conquérir, et deux valent 1 point à la fin.
because-senators = Un sénateur libre remplace, le moment venu, l’ouvrier qui manque au dé.
because-loyalty = Un conseiller loyal ouvre sa capacité : elle sert dès maintenant.
because-favour = Une faveur en main se joue quand elle rapporte le plus.
because-production = Un bâtiment qui produit rapporte dès qu’on bâtit à côté ou qu’on échange : le plus tôt est le mieux.
because-roads = Une colonie reliée à Rome rapporte chaque fois que vous taxez.
because-nero = Vous approchez d’une case bleue, qui donne la prochaine carte Néron.
because-proconsul = Le Proconsul prend le premier dé.
because-building = Ce dé permet de bâtir, et les bâtiments font l’essentiel des points.
because-merchant = Ce dé amène un Marchand : vous échangerez et taxerez mieux.
