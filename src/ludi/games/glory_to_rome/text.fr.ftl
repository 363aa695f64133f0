# Pour la Gloire de Rome : noms, actions, questions, journal et raisons.
# Espace insécable (U+00A0) devant : ; ? ! et autour des guillemets ; apostrophe ’.
# Formes d’un nom : .the « le Bar », .a « un Bar », .of « du Bar », .to « au Bar », .de « d’Artisan ».

game-name = Pour la Gloire de Rome
game-pitch = Rome a brûlé. Une carte est un rôle, un client, un matériau ou un bâtiment : à vous de choisir quand.
manner-fabia = Bâtit avant tout : à peine un chantier fini, la fondation suivante est posée.
manner-crispus = Remplit sa chambre forte, avec des marchands si possible.
manner-drusus = Vit d’exigences : des légionnaires, à chaque occasion.
final-door = des cartes sont piochées ou dévoilées

## Options

option-mode = Quelle partie jouer
option-mode-full = Partie complète, avec les fonctions de tous les bâtiments
option-mode-beginner = Partie débutants, plus courte et sans fonctions de bâtiments
option-open-hands = Mains visibles de tous pendant les premiers tours
option-open-hands-no = Chacun cache sa main
option-open-hands-yes = Mains visibles pendant les cinq premiers tours, pour apprendre

## Matériaux, rôles, lieux

material-rubble = bloc
    .the = le bloc
    .a = un bloc
material-wood = bois
    .the = le bois
    .a = du bois
material-brick = brique
    .the = la brique
    .a = une brique
material-concrete = béton
    .the = le béton
    .a = du béton
material-stone = pierre
    .the = la pierre
    .a = une pierre
material-marble = marbre
    .the = le marbre
    .a = du marbre

role-laborer = Travailleur
    .the = le Travailleur
    .a = un Travailleur
    .of = du Travailleur
    .to = au Travailleur
    .de = de Travailleur
role-craftsman = Artisan
    .the = l’Artisan
    .a = un Artisan
    .of = de l’Artisan
    .to = à l’Artisan
    .de = d’Artisan
role-legionary = Légionnaire
    .the = le Légionnaire
    .a = un Légionnaire
    .of = du Légionnaire
    .to = au Légionnaire
    .de = de Légionnaire
role-architect = Architecte
    .the = l’Architecte
    .a = un Architecte
    .of = de l’Architecte
    .to = à l’Architecte
    .de = d’Architecte
role-merchant = Marchand
    .the = le Marchand
    .a = un Marchand
    .of = du Marchand
    .to = au Marchand
    .de = de Marchand
role-patron = Patron
    .the = le Patron
    .a = un Patron
    .of = du Patron
    .to = au Patron
    .de = de Patron

seat-1 = le joueur 1
    .of = du joueur 1
    .to = au joueur 1
seat-2 = le joueur 2
    .of = du joueur 2
    .to = au joueur 2
seat-3 = le joueur 3
    .of = du joueur 3
    .to = au joueur 3
seat-4 = le joueur 4
    .of = du joueur 4
    .to = au joueur 4
seat-5 = le joueur 5
    .of = du joueur 5
    .to = au joueur 5

place-town = en ville
place-outside = en dehors de la ville

source-stockpile = sa réserve
source-pool = la réserve commune

thought-orders = compléter sa main, 1 carte au moins
thought-jack = prendre un Jack

zone-pool = Réserve commune
zone-deck = Pioche
zone-jacks = Pile des Jacks
zone-sites-town = Emplacements en ville
zone-sites-outside = Emplacements en dehors de la ville
zone-hand = Main
zone-camp = Camp
zone-clientele = Clientèle
zone-stockpile = Réserve
zone-vault = Chambre forte
zone-influence = Influence
zone-buildings = Bâtiments
zone-foundations = Fondations

## Cartes ordre : le nom, puis la fonction du bâtiment

card-academy = Académie
    .the = l’Académie
    .a = une Académie
    .of = de l’Académie
    .to = à l’Académie
card-academy-text = Une fois par tour où vous avez exécuté l’Artisan, vous pouvez penser à la fin de votre étape.
card-amphitheatre = Amphithéâtre
    .the = l’Amphithéâtre
    .a = un Amphithéâtre
    .of = de l’Amphithéâtre
    .to = à l’Amphithéâtre
card-amphitheatre-text = À l’achèvement, exécutez l’Artisan jusqu’à une fois par point d’influence.
card-aqueduct = Aqueduc
    .the = l’Aqueduc
    .a = un Aqueduc
    .of = de l’Aqueduc
    .to = à l’Aqueduc
card-aqueduct-text = Votre limite de clientèle est doublée. Chaque action de Patron peut aussi engager une carte de votre main.
card-archway = Arche
    .the = l’Arche
    .a = une Arche
    .of = de l’Arche
    .to = à l’Arche
card-archway-text = Votre Architecte peut prendre le matériau dans la réserve commune (jamais une fondation).
card-atrium = Atrium
    .the = l’Atrium
    .a = un Atrium
    .of = de l’Atrium
    .to = à l’Atrium
card-atrium-text = Votre Marchand peut prendre la première carte de la pioche, sans la voir, au lieu d’une carte de votre réserve.
card-bar = Bar
    .the = le Bar
    .a = un Bar
    .of = du Bar
    .to = au Bar
card-bar-text = Chaque action de Patron peut aussi engager la première carte de la pioche ; la réserve commune est ensuite fermée pour cette action.
card-basilica = Basilique
    .the = la Basilique
    .a = une Basilique
    .of = de la Basilique
    .to = à la Basilique
card-basilica-text = Chaque action de Marchand peut aussi mettre en chambre forte une carte de votre main, sans la montrer.
card-bath = Bains
    .the = les Bains
    .a = des Bains
    .of = des Bains
    .to = aux Bains
card-bath-text = Un client que vous engagez peut exécuter son rôle une fois, aussitôt.
card-bridge = Pont
    .the = le Pont
    .a = un Pont
    .of = du Pont
    .to = au Pont
card-bridge-text = Vos exigences touchent tous les adversaires, franchissent les Palissades et prennent aussi dans les réserves.
card-catacomb = Catacombes
    .the = les Catacombes
    .a = des Catacombes
    .of = des Catacombes
    .to = aux Catacombes
card-catacomb-text = À l’achèvement, la partie se termine aussitôt.
card-circus = Cirque
    .the = le Cirque
    .a = un Cirque
    .of = du Cirque
    .to = au Cirque
card-circus-text = Vous pouvez jouer deux cartes ordre d’un même rôle comme un Jack.
card-circus-maximus = Cirque Maxime
    .the = le Cirque Maxime
    .a = un Cirque Maxime
    .of = du Cirque Maxime
    .to = au Cirque Maxime
card-circus-maximus-text = Quand vous appelez ou suivez un rôle, chacun de vos clients de ce rôle donne deux actions.
card-coliseum = Colisée
    .the = le Colisée
    .a = un Colisée
    .of = du Colisée
    .to = au Colisée
card-coliseum-text = Vos exigences peuvent aussi livrer aux lions des clients de vos victimes, qui entrent dans votre chambre forte.
card-dock = Dock
    .the = le Dock
    .a = un Dock
    .of = du Dock
    .to = au Dock
card-dock-text = Chaque action de Travailleur peut aussi mettre une carte de votre main dans votre réserve.
card-forum = Forum
    .the = le Forum
    .a = un Forum
    .of = du Forum
    .to = au Forum
card-forum-text = Vous gagnez aussitôt si vous avez un client pour chacun des six rôles.
card-foundry = Fonderie
    .the = la Fonderie
    .a = une Fonderie
    .of = de la Fonderie
    .to = à la Fonderie
card-foundry-text = À l’achèvement, exécutez le Travailleur jusqu’à une fois par point d’influence.
card-fountain = Fontaine
    .the = la Fontaine
    .a = une Fontaine
    .of = de la Fontaine
    .to = à la Fontaine
card-fountain-text = Votre Artisan peut regarder la première carte de la pioche, puis la bâtir ou la garder en main.
card-garden = Jardin
    .the = le Jardin
    .a = un Jardin
    .of = du Jardin
    .to = au Jardin
card-garden-text = À l’achèvement, exécutez le Patron jusqu’à une fois par point d’influence.
card-gate = Porte
    .the = la Porte
    .a = une Porte
    .of = de la Porte
    .to = à la Porte
card-gate-text = Vos fondations de marbre donnent leurs fonctions avant d’être achevées.
card-insula = Îlot
    .the = l’Îlot
    .a = un Îlot
    .of = de l’Îlot
    .to = à l’Îlot
card-insula-text = Limite de clientèle +2.
card-latrine = Latrine
    .the = la Latrine
    .a = une Latrine
    .of = de la Latrine
    .to = à la Latrine
card-latrine-text = Avant de penser, vous pouvez défausser une carte ordre dans la réserve commune.
card-ludus-magna = Ludus Magna
    .the = la Ludus Magna
    .a = une Ludus Magna
    .of = de la Ludus Magna
    .to = à la Ludus Magna
card-ludus-magna-text = Chacun de vos clients Marchands compte comme client de tous les rôles.
card-market = Marché
    .the = le Marché
    .a = un Marché
    .of = du Marché
    .to = au Marché
card-market-text = Limite de chambre forte +2.
card-palace = Palais
    .the = le Palais
    .a = un Palais
    .of = du Palais
    .to = au Palais
card-palace-text = Vous pouvez appeler ou suivre avec plusieurs cartes du rôle, Jacks compris : une action par carte.
card-palisade = Palissade
    .the = la Palissade
    .a = une Palissade
    .of = de la Palissade
    .to = à la Palissade
card-palisade-text = Les exigences ne vous prennent rien, sauf si vous le voulez ; un Pont franchit cette protection.
card-prison = Prison
    .the = la Prison
    .a = une Prison
    .of = de la Prison
    .to = à la Prison
card-prison-text = À l’achèvement, vous pouvez voler un bâtiment achevé d’un adversaire contre l’emplacement de la Prison.
card-road = Route
    .the = la Route
    .a = une Route
    .of = de la Route
    .to = à la Route
card-road-text = Tout matériau convient dans vos bâtiments de pierre.
card-school = École
    .the = l’École
    .a = une École
    .of = de l’École
    .to = à l’École
card-school-text = À l’achèvement, pensez jusqu’à une fois par point d’influence.
card-scriptorium = Scriptorium
    .the = le Scriptorium
    .a = un Scriptorium
    .of = du Scriptorium
    .to = au Scriptorium
card-scriptorium-text = Un marbre ajouté à l’une de vos fondations peut l’achever, quoi qu’il y manque.
card-senate = Sénat
    .the = le Sénat
    .a = un Sénat
    .of = du Sénat
    .to = au Sénat
card-senate-text = À la fin de chaque tour, vous pouvez prendre des Jacks joués par vos adversaires.
card-sewer = Égout
    .the = l’Égout
    .a = un Égout
    .of = de l’Égout
    .to = à l’Égout
card-sewer-text = À la fin du tour, vous pouvez mettre dans votre réserve les cartes ordre que vous avez jouées.
card-shrine = Tombeau
    .the = le Tombeau
    .a = un Tombeau
    .of = du Tombeau
    .to = au Tombeau
card-shrine-text = Taille de main +2.
card-stairway = Escalier
    .the = l’Escalier
    .a = un Escalier
    .of = de l’Escalier
    .to = à l’Escalier
card-stairway-text = Une action d’Architecte peut ajouter un matériau qui convient à un bâtiment achevé d’un adversaire : tous en ont la fonction.
card-statue = Statue
    .the = la Statue
    .a = une Statue
    .of = de la Statue
    .to = à la Statue
card-statue-text = Se pose sur tout emplacement, dont la valeur et le matériau s’appliquent. Achevée, elle rapporte 3 PV à la fin.
card-storeroom = Réserve de stockage
    .the = la Réserve de stockage
    .a = une Réserve de stockage
    .of = de la Réserve de stockage
    .to = à la Réserve de stockage
card-storeroom-text = Chacun de vos clients peut agir en Travailleur au lieu de son propre rôle.
card-temple = Temple
    .the = le Temple
    .a = un Temple
    .of = du Temple
    .to = au Temple
card-temple-text = Taille de main +4.
card-tower = Tour
    .the = la Tour
    .a = une Tour
    .of = de la Tour
    .to = à la Tour
card-tower-text = Les blocs conviennent dans tous vos bâtiments. Une fondation en dehors de la ville ne vous coûte qu’une action.
card-villa = Villa
    .the = la Villa
    .a = une Villa
    .of = de la Villa
    .to = à la Villa
card-villa-text = Votre Villa est achevée dès qu’une action d’Architecte lui ajoute un matériau.
card-vomitorium = Vomitorium
    .the = le Vomitorium
    .a = un Vomitorium
    .of = du Vomitorium
    .to = au Vomitorium
card-vomitorium-text = Avant de penser, vous pouvez défausser toute votre main : les ordres dans la réserve commune, les Jacks sur leur pile.
card-wall = Mur
    .the = le Mur
    .a = un Mur
    .of = du Mur
    .to = au Mur
card-wall-text = Les exigences ne vous prennent rien, sauf si vous le voulez. À la fin, deux cartes de votre réserve valent 1 PV.

## Actions

group-think = Penser
group-lead = Appeler
group-more = Ajouter
group-follow = Suivre
group-stop = Arrêter
group-laborer = Travailleur
group-patron = Patron
group-build = Bâtir
group-prison = Prison
group-legionary = Légionnaire
group-give = Céder
group-merchant = Marchand
group-senate = Sénat
group-sewer = Égout
group-concede = Accorder la victoire

action-think = Penser : { $thought }
action-discard = Défausser { $card_the } avant de penser
action-discard-all = Défausser toute sa main avant de penser

action-lead = Appeler { $card_role_the } avec { $card_the }
action-lead-jack = Appeler { $role_the } avec un Jack
action-lead-petition = Appeler { $role_the } par une pétition de cartes { $material_role }
action-lead-circus = Appeler { $role_the } par une paire de cartes { $material_role }, grâce au Cirque

action-follow = Suivre avec { $card_the }
action-follow-jack = Suivre avec un Jack
action-follow-petition = Suivre par une pétition de cartes { $material_role }
action-follow-circus = Suivre par une paire de cartes { $material_role }, grâce au Cirque
action-more = Ajouter { $card_the } aux cartes jouées
action-more-jack = Ajouter un Jack aux cartes jouées
action-more-petition = Ajouter une pétition de cartes { $material_role } aux cartes jouées
action-more-circus = Ajouter une paire de cartes { $material_role } aux cartes jouées, grâce au Cirque
action-set-card = Mettre { $card_the } dans le lot joué comme un Jack

action-stop = En rester là

action-take = Prendre { $material_a } dans la réserve commune
action-dock = Mettre { $card_material_a } de sa main dans sa réserve ({ $card })

action-hire = Engager { $role_a } de la réserve commune
action-hire-from-hand = Engager { $card_role_a } de sa main ({ $card })
action-hire-from-deck = Engager la première carte de la pioche
action-act-as = Faire exécuter { $role_the } au nouveau client

action-lay = Poser { $card_the } comme fondation { $place }
action-lay-statue = Poser la Statue sur un emplacement { $material } { $place }
action-add = Ajouter { $card_material_a } de sa main ({ $card }) { $building_to }
action-add-stock = Ajouter { $material_a } de sa réserve { $building_to }
action-add-pool = Ajouter { $material_a } de la réserve commune { $building_to }
action-complete = Achever le bâtiment
action-leave-open = Laisser le bâtiment inachevé
action-look = Regarder la première carte de la pioche
action-keep = Garder la carte en main
action-publish = Rendre publique la fonction { $building_of }, bâtiment { $seat_of }
    .named = { $seat_is ->
        [me] Rendre publique la fonction { $building_of }
       *[other] Rendre publique la fonction { $building_of }, chez { $seat }
    }
action-pay = Payer avec { $material_a } de { $source }
action-steal = Voler { $building_the } { $seat_of }
    .named = Voler { $building_the } chez { $seat }

action-reveal = Choisir { $card_the }, face cachée : Rome exigera { $card_material_a }
action-give = Céder { $card_material_a } de sa main ({ $card })
action-give-stock = Céder { $material_a } de sa réserve
action-seize = Livrer aux lions { $role_a } { $seat_of }
    .named = Livrer aux lions { $role_a } pris à { $seat }

action-deposit = Mettre { $material_a } de sa réserve en chambre forte
action-deposit-from-hand = Mettre { $card_material_a } de sa main en chambre forte ({ $card })
action-deposit-from-deck = Mettre la première carte de la pioche en chambre forte, sans la voir

action-take-jack = Prendre un Jack joué par { $seat }
    .named = { $seat_is ->
        [me] Reprendre le Jack que vous avez joué
       *[other] Prendre un Jack joué par { $seat }
    }
action-keep-order = Mettre dans sa réserve { $material_a } de ses cartes jouées

action-concede = Voter pour donner la victoire { $seat_to }
    .named = Voter pour donner la victoire à { $seat }
action-withdraw = Reprendre son vote

## Questions. Celles d’un rôle disent d’où il vient et combien d’actions restent.

asked-role = { $building_id ->
    [none] { $seat_is ->
        [me] Vous avez appelé { $role_the }
       *[other] { $seat } a appelé { $role_the }
    }
   *[other] { $building }, action { $role_de }
}
asked-left = { $count ->
    [0] suite de votre dernière action
    [one] 1 action
   *[other] { $count } actions
}
asked-thought = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}{ $jacks ->
    [0] {""}
   *[other] {" "}ou un Jack
}

ask-Lead = Vous êtes le leader : quel rôle appelez-vous, ou pensez-vous ({ asked-thought }) ?
ask-PlaySet = Lot joué comme un Jack : quelle carte { $role } y mettez-vous (encore { $count }) ?
ask-MoreCards = Palais : jouez-vous encore pour { $role_the }, qui vous donne déjà { $count ->
    [one] 1 action
   *[other] { $count } actions
} ?
ask-Follow = { $seat } appelle { $role_the } : { $ways ->
    [0] sans carte pour suivre, comment pensez-vous
   *[other] suivez-vous ({ $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }), ou pensez-vous
} ({ asked-thought }{ $clients ->
    [0] {""}
    [one] , et 1 action de client
   *[other] , et { $clients } actions de clients
}) ?
ask-Think = { $optional ->
    [0] Défausse faite : comment pensez-vous ({ asked-thought }) ?
   *[other] École : pensez-vous ({ asked-thought }, encore { $count } fois au plus) ?
}
ask-Laborer = { asked-role } : que mettez-vous dans votre réserve ({ asked-left }) ?
ask-Patron = { asked-role } : quel client engagez-vous ({ asked-left }, { $clientele ->
    [one] 1 place
   *[other] { $clientele } places
}) ?
ask-BathRole = Bains : quel rôle votre nouveau client { $role } exécute-t-il aussitôt ?
ask-Merchant = { asked-role } : que mettez-vous en chambre forte ({ asked-left }, { $vault ->
    [one] 1 place
   *[other] { $vault } places
}) ?
ask-Craftsman = { asked-role } : quelle fondation posez-vous, ou quel matériau de votre main ajoutez-vous ({ asked-left }) ?
ask-FountainCard = Fontaine : vous tirez { $card_the }, bâtissez-vous avec cette carte ou la gardez-vous en main ?
ask-Architect = { asked-role } : quelle fondation posez-vous, ou quel matériau de votre réserve ajoutez-vous ({ asked-left }) ?
ask-ScriptoriumChoice = Scriptorium : ce marbre achève-t-il { $building_the } (influence +{ $count }) ?
ask-PayForStairway = Escalier : avec quel matériau rendez-vous publique la fonction { $building_of }, chez { $other } ?
ask-Steal = Prison : quel bâtiment volez-vous contre l’emplacement de la Prison (influence −{ $count }) ?
ask-Legionary = { asked-role } : quelle carte choisissez-vous, face cachée, pour en exiger le matériau ({ asked-left }) ?
ask-TakeFromPool = Vous exigez { $material_a } : en prenez-vous dans la réserve commune ({ $count } au plus) ?
ask-Give = { $seat } exige { $material_a } : { $sheltered ->
    [0] quelle carte cédez-vous (encore { $count })
   *[other] à l’abri, cédez-vous quand même quelque chose ({ $count } au plus)
} ?
ask-Seize = Colisée : quel client livrez-vous aux lions ({ $count ->
    [one] 1 place
   *[other] { $count } places
} en chambre forte) ?
ask-AfterActions = Académie : pensez-vous après votre travail d’Artisan ({ asked-thought }) ?
ask-TakeJacks = Sénat : { $count ->
    [one] un Jack adverse a été joué, le prenez-vous
   *[other] { $count } Jacks adverses ont été joués, lequel prenez-vous
} ?
ask-KeepOrders = Égout : laquelle de vos cartes jouées passe dans votre réserve ({ $count ->
    [one] 1 carte
   *[other] { $count } cartes
}) ?

## Chiffres publics d’une place, que les aperçus comparent

tally-orders = { $count ->
    [one] carte en main
   *[other] cartes en main
}
tally-jacks = { $count ->
    [one] Jack
   *[other] Jacks
}
tally-rubble = { $count ->
    [one] bloc en réserve
   *[other] blocs en réserve
}
tally-wood = bois en réserve
tally-brick = { $count ->
    [one] brique en réserve
   *[other] briques en réserve
}
tally-concrete = béton en réserve
tally-stone = { $count ->
    [one] pierre en réserve
   *[other] pierres en réserve
}
tally-marble = { $count ->
    [one] marbre en réserve
   *[other] marbres en réserve
}
tally-foundations = { $count ->
    [one] fondation
   *[other] fondations
}
tally-laid = { $count ->
    [one] matériau posé
   *[other] matériaux posés
}
tally-buildings = { $count ->
    [one] bâtiment achevé
   *[other] bâtiments achevés
}
tally-influence = influence
tally-clients = { $count ->
    [one] client
   *[other] clients
}
tally-vault = { $count ->
    [one] carte en chambre forte
   *[other] cartes en chambre forte
}
tally-hand-size = taille de main
tally-clientele-limit = limite de clientèle
tally-vault-limit = limite de chambre forte

## Réponses préparées

order-Follow = Suivre le rôle appelé (jamais : penser et compléter sa main)
order-Give = Céder ce que Rome exige quand on est à l’abri
order-TakeJacks = Sénat : prendre les Jacks joués
order-KeepOrders = Égout : garder les cartes jouées
order-AfterActions = Académie : penser après son étape d’Artisan

## Journal

who-calls = { $seat_is ->
    [me] Vous appelez
   *[other] { $seat } appelle
} { $role_the }
who-follows = { $seat_is ->
    [me] Vous suivez
   *[other] { $seat } suit
}
who-adds = { $seat_is ->
    [me] Vous ajoutez
   *[other] { $seat } ajoute
}
who-takes = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
}
who-lays = { $seat_is ->
    [me] Vous posez
   *[other] { $seat } pose
}
who-may = { $seat_is ->
    [me] Vous pouvez
   *[other] { $seat } peut
}

told-turn = Tour { $count } : { $seat_is ->
    [me] vous devenez
   *[other] { $seat } devient
} leader.
told-leads = { who-calls } avec { $card_the }.
told-leads_jack = { who-calls } avec un Jack.
told-leads_petition = { who-calls } par une pétition de cartes { $material_role }.
told-leads_circus = { who-calls } par une paire de cartes { $material_role }, grâce au Cirque.
told-follows = { who-follows } avec { $card_the }.
told-follows_jack = { who-follows } avec un Jack.
told-follows_petition = { who-follows } par une pétition de cartes { $material_role }.
told-follows_circus = { who-follows } par une paire de cartes { $material_role }, grâce au Cirque.
told-adds_unit = { who-adds } { $card_the }, grâce au Palais.
told-adds_unit_jack = { who-adds } un Jack, grâce au Palais.
told-adds_unit_petition = { who-adds } une pétition de cartes { $material_role }, grâce au Palais.
told-adds_unit_circus = { who-adds } une paire de cartes { $material_role }, grâce au Palais et au Cirque.
told-plays_in_set = { $seat_is ->
    [me] Vous y mettez
   *[other] { $seat } y met
} { $card_the }.
    .part = { $card }
told-thinks_orders = { $seat_is ->
    [me] Vous pensez et piochez
   *[other] { $seat } pense et pioche
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
told-draws = { $seat_is ->
    [me] Vous piochez
   *[other] { $seat } pioche
} { $card_the }.
    .part = { $card }
told-thinks_jack = { $seat_is ->
    [me] Vous pensez et prenez
   *[other] { $seat } pense et prend
} un Jack.
told-discards = { $seat_is ->
    [me] Vous défaussez
   *[other] { $seat } défausse
} { $card_the } avant de penser.
told-discards_all = { $seat_is ->
    [me] Vous défaussez toute votre main
   *[other] { $seat } défausse toute sa main
} avant de penser : { $count ->
    [0] aucune carte ordre
    [one] une carte ordre
   *[other] { $count } cartes ordre
}, { $jacks ->
    [0] aucun Jack
    [one] un Jack
   *[other] { $jacks } Jacks
}.
told-takes = { who-takes } { $material_a } dans la réserve commune.
told-docks = { $seat_is ->
    [me] Vous mettez { $card_material_a } de votre main dans votre réserve
   *[other] { $seat } met { $card_material_a } de sa main dans sa réserve
} ({ $card }).
told-hires = { $seat_is ->
    [me] Vous engagez
   *[other] { $seat } engage
} { $role_a } de la réserve commune.
told-hires_from_hand = { $seat_is ->
    [me] Vous engagez { $card_role_a } de votre main
   *[other] { $seat } engage { $card_role_a } de sa main
} ({ $card }).
told-hires_from_deck = { $seat_is ->
    [me] Vous engagez
   *[other] { $seat } engage
} { $card_role_a } tiré de la pioche ({ $card }).
told-deposits = { $seat_is ->
    [me] Vous mettez en chambre forte une carte de votre réserve
   *[other] { $seat } met en chambre forte une carte de sa réserve
}, visible jusqu’à la fin du tour.
told-deposits_from_hand = { $seat_is ->
    [me] Vous mettez en chambre forte une carte de votre main, que vous seul voyez jusqu’à la fin du tour
   *[other] { $seat } met en chambre forte une carte de sa main, sans la montrer
}.
told-deposits_from_deck = { $seat_is ->
    [me] Vous mettez
   *[other] { $seat } met
} en chambre forte la première carte de la pioche, que personne ne voit.
told-lays = { who-lays } { $card_the } comme fondation { $place }.
told-lays_statue = { who-lays } la Statue sur un emplacement { $material } { $place }.
told-adds = { $seat_is ->
    [me] Vous ajoutez { $material_a } de votre main
   *[other] { $seat } ajoute { $material_a } de sa main
} { $building_to }.
told-adds_stock = { $seat_is ->
    [me] Vous ajoutez { $material_a } de votre réserve
   *[other] { $seat } ajoute { $material_a } de sa réserve
} { $building_to }.
told-adds_pool = { who-adds } { $material_a } de la réserve commune { $building_to }.
told-looks = { $seat_is ->
    [me] Vous regardez
   *[other] { $seat } regarde
} la première carte de la pioche, grâce à la Fontaine.
told-sees = { $seat_is ->
    [me] Vous tirez
   *[other] { $seat } tire
} { $card_the } avec la Fontaine.
    .part = { $card }
told-keeps = { $seat_is ->
    [me] Vous gardez
   *[other] { $seat } garde
} en main la carte de la Fontaine.
told-completes = { $seat_is ->
    [me] Vous achevez
   *[other] { $seat } achève
} { $building_the } (influence +{ $count }).
    .part = bâtiment achevé, influence +{ $count }
told-may_act = { who-may } exécuter { $role_the } jusqu’à { $count } fois.
    .part = jusqu’à { $count } actions { $role_de }
told-may_think = { who-may } penser jusqu’à { $count } fois.
    .part = penser jusqu’à { $count } fois
told-publishes = { $seat_is ->
    [me] Vous rendez
   *[other] { $seat } rend
} publique la fonction { $building_of }, chez { $other }.
told-pays = { $seat_is ->
    [me] Vous y ajoutez
   *[other] { $seat } y ajoute
} { $material_a }.
    .part = contre { $material_a }
told-steals = { $seat_is ->
    [me] Vous volez { $building_the } à { $other }
   *[other] { $other_is ->
        [me] { $seat } vous vole { $building_the }
       *[other] { $seat } vole { $building_the } à { $other }
    }
}.
told-pays_site = { $seat_is ->
    [me] Vous laissez à { $other } l’emplacement de la Prison
   *[other] { $other_is ->
        [me] { $seat } vous laisse l’emplacement de la Prison
       *[other] { $seat } laisse à { $other } l’emplacement de la Prison
    }
} (influence { $count }).
    .part = influence −{ $count }, +{ $count } pour { $other }
told-demands = { $seat_is ->
    [me] Vous révélez { $card_the } et exigez
   *[other] { $seat } révèle { $card_the } et exige
} { $material_a }.
    .part = aussi { $material_a } ({ $card })
told-gives = { $seat_is ->
    [me] Vous cédez { $card_material_a } à { $other }
   *[other] { $other_is ->
        [me] { $seat } vous cède { $card_material_a }
       *[other] { $seat } cède { $card_material_a } à { $other }
    }
} ({ $card }).
    .part = { $seat_is ->
        [me] vous cédez
       *[other] { $seat } cède
    } { $card_material_a } ({ $card })
told-gives_stock = { $seat_is ->
    [me] Vous cédez { $material_a } de votre réserve à { $other }
   *[other] { $other_is ->
        [me] { $seat } vous cède { $material_a } de sa réserve
       *[other] { $seat } cède { $material_a } de sa réserve à { $other }
    }
}.
    .part = { $seat_is ->
        [me] vous cédez { $material_a } de votre réserve
       *[other] { $seat } cède { $material_a } de sa réserve
    }
told-gives_nothing = « Gloire à Rome ! » { $seat_is ->
    [me] À l’abri, vous ne cédez rien à { $other }
   *[other] { $other_is ->
        [me] À l’abri, { $seat } ne vous cède rien
       *[other] À l’abri, { $seat } ne cède rien à { $other }
    }
} ({ $material }).
    .part = { $seat_is ->
        [me] à l’abri, vous ne cédez rien
       *[other] à l’abri, { $seat } ne cède rien
    }
told-gives_no_more = « Gloire à Rome ! » { $seat_is ->
    [me] À l’abri, vous ne cédez rien de plus à { $other }
   *[other] { $other_is ->
        [me] À l’abri, { $seat } ne vous cède rien de plus
       *[other] À l’abri, { $seat } ne cède rien de plus à { $other }
    }
} ({ $material }).
    .part = { $seat_is ->
        [me] à l’abri, vous ne cédez rien de plus
       *[other] à l’abri, { $seat } ne cède rien de plus
    }
told-glory_to_rome = « Gloire à Rome ! » { $seat_is ->
    [me] Vous n’avez
   *[other] { $seat } n’a
} pas de { $material } à céder.
    .part = { $seat_is ->
        [me] vous n’avez
       *[other] { $seat } n’a
    } pas de { $material }
told-seizes = { $seat_is ->
    [me] Vous livrez aux lions un client pris à { $other }
   *[other] { $other_is ->
        [me] { $seat } livre aux lions un de vos clients
       *[other] { $seat } livre aux lions un client pris à { $other }
    }
}, visible en chambre forte jusqu’à la fin du tour.
told-takes_jack = { who-takes } un Jack joué par { $other }.
told-keeps_order = { $seat_is ->
    [me] Vous mettez dans votre réserve { $material_a } de vos cartes jouées
   *[other] { $seat } met dans sa réserve { $material_a } de ses cartes jouées
}.
told-concedes = { $seat_is ->
    [me] Vous votez pour donner la victoire à { $other }
   *[other] { $other_is ->
        [me] { $seat } vote pour vous donner la victoire
       *[other] { $seat } vote pour donner la victoire à { $other }
    }
}.
told-withdraws = { $seat_is ->
    [me] Vous reprenez votre vote
   *[other] { $seat } reprend son vote
}.
told-ends_deck = { ending-deck }
told-ends_sites = { ending-sites }
told-ends_catacomb = { ending-catacomb }
told-ends_forum = { ending-forum }
told-ends_concession = { ending-concession }

## Fin de la partie

ending-deck = La partie est finie : la dernière carte a quitté la pioche.
ending-sites = La partie est finie : le dernier emplacement en ville est pris.
ending-catacomb = La partie est finie : des Catacombes sont achevées.
ending-forum = La partie est finie : un Forum et un client pour chaque rôle donnent la victoire.
ending-concession = La partie est finie : la victoire a été accordée d’un commun accord.

score-influence = Influence
score-vault = Chambre forte
score-bonus = Bonus des marchands
score-statue = Statue
score-wall = Mur
score-total = Total
score-tie = À égalité de points, la main la plus fournie l’emporte.

## Pourquoi une action n’est pas possible. « now » est le rôle que l’on exécute.

now-laborer = { role-laborer.the }
now-craftsman = { role-craftsman.the }
now-legionary = { role-legionary.the }
now-architect = { role-architect.the }
now-merchant = { role-merchant.the }
now-patron = { role-patron.the }

why-not-in-hand = Vous n’avez pas { $card_the } en main.
why-not-in-hand-any = Aucune carte de votre main ne peut aller là.
why-no-function = Vous n’avez pas la fonction { $building_of } : sans elle, { $building_id ->
    [circus] une paire de cartes ne vaut pas un Jack
    [latrine] on ne défausse aucune carte avant de penser
    [vomitorium] on ne défausse pas sa main avant de penser
    [dock] rien ne passe de la main à la réserve
    [aqueduct] on n’engage personne depuis sa main
    [bar] on n’engage personne depuis la pioche
    [atrium] le Marchand ne prend rien dans la pioche
    [basilica] rien ne passe de la main à la chambre forte
    [archway] l’Architecte ne prend rien dans la réserve commune
    [fountain] l’Artisan ne prend rien dans la pioche
    [stairway] on ne rend pas public le bâtiment d’un autre
    [coliseum] on ne prend pas les clients des autres
    [senate] on ne prend pas les Jacks des autres
    [sewer] on ne reprend pas les cartes que l’on a jouées
   *[other] cela ne se peut pas
}.
why-beginner-function = Dans la partie débutants, les bâtiments n’ont pas de fonction : pas même { $building_a }.
why-once-an-action = Une seule carte par action grâce { $building_to }, et vous n’avez plus d’action.
why-other-role = C’est une action { $role_de }, or vous exécutez { $now }.
why-role-is-called = Le rôle appelé est { $role_the } : ses actions viendront dans votre étape, quand tous auront suivi ou pensé.
why-no-role-yet = C’est une action { $role_de } : elle attend que ce rôle soit appelé et que vienne votre étape.
why-actions-over = Votre étape est finie : il n’y a plus d’action à faire.
why-own-building = Vous visez votre propre camp : il faut { $building_the } d’un adversaire.
why-not-completed = { $seat } n’a pas achevé { $building_the }.

why-already-called = Le rôle de ce tour est déjà choisi : { $role_the }.
why-no-jack = Vous n’avez pas de Jack en main.
why-petition-size = Une pétition demande { $count } cartes d’un même rôle ; { $held ->
    [0] vous ne tenez aucune carte
    [one] vous tenez une seule carte
   *[other] vous tenez { $held } cartes
} { $role }.
why-circus-size = Le Cirque demande { $count } cartes d’un même rôle ; { $held ->
    [0] vous ne tenez aucune carte
    [one] vous tenez une seule carte
   *[other] vous tenez { $held } cartes
} { $role }.
why-nothing-called = Vous êtes le leader, il n’y a rien à suivre : appelez un rôle ou pensez.
why-too-late-to-follow = Le moment de suivre est passé.
why-follow-other-role = Pour suivre { $role_the }, jouez une carte de ce rôle, un Jack ou une pétition, et non { $card_the }.
why-set-other-role = Ce lot ne prend que des cartes { $role }, pas { $card_the }.
why-lead-or-think = Le leader ne passe pas : appelez un rôle ou pensez.
why-follow-or-think = On ne passe pas : suivez le rôle appelé ou pensez.

why-must-think = Vous êtes en train de penser : prenez un Jack ou piochez.
why-no-thinking-now = On pense au lieu d’appeler ou de suivre, jamais au milieu de ses actions.
why-jack-pile-empty = La pile des Jacks est vide.
why-discard-once = La Latrine ne prend qu’une carte chaque fois que vous pensez.
why-hand-empty = Votre main est vide : il n’y a rien à défausser.
why-must-choose = Ici on ne passe pas : choisissez l’une des possibilités.

why-clientele-full = Votre clientèle est pleine : { $count } clients au plus.
why-pool-lacks-role = Il n’y a pas { $role_de } dans la réserve commune ; les cartes jouées ce tour-ci n’y arrivent qu’à la fin.
why-pool-closed = Après la carte du Bar, la réserve commune est fermée pour cette action.
why-pool-once = Une action ne prend qu’une carte dans la réserve commune, et vous n’avez plus d’action.
why-bath-role = Ce client est { $role_a } : il exécute son rôle, à moins que la Ludus Magna ou la Réserve de stockage ne lui en ouvre un autre.
why-pool-lacks = Il n’y a pas de { $material } dans la réserve commune ; les cartes jouées ce tour-ci n’y arrivent qu’à la fin.
why-stockpile-lacks = Il n’y a pas de { $material } dans votre réserve.

why-foundation-roles = Une fondation se pose par une action d’Artisan ou d’Architecte.
why-name-taken = Vous avez déjà { $building_the } parmi vos fondations ou vos bâtiments.
why-statue-site = Choisissez l’emplacement de la Statue : elle peut aller sur n’importe lequel.
why-beginner-statue = Dans la partie débutants, la Statue se pose comme les autres bâtiments, sur un emplacement marbre.
why-no-site-left = Il ne reste aucun emplacement { $material }.
why-no-site-in-town = Il ne reste plus d’emplacement { $material } en ville, seulement en dehors.
why-no-site-outside = Il ne reste plus d’emplacement { $material } en dehors de la ville.
why-outside-cost = { $count ->
    [one] Une fondation en dehors de la ville coûte une action, et vous n’en avez plus.
   *[other] Une fondation en dehors de la ville coûte { $count } actions de suite du même rôle, et vous n’en avez pas assez.
}
why-architect-stockpile = L’Architecte prend ses matériaux dans votre réserve, pas dans votre main.
why-craftsman-hand = L’Artisan prend ses matériaux dans votre main, pas dans une réserve.
why-no-foundation = Vous n’avez pas posé { $building_the } : un matériau va dans une de vos fondations.
why-no-foundation-any = Aucune de vos fondations ne prend ce matériau.
why-already-complete = Vous avez déjà achevé { $building_the } : rien ne s’y ajoute plus.
why-already-complete-any = { why-no-foundation-any }
why-does-not-fit = On n’ajoute pas de { $material } { $building_to } : une fondation veut son propre matériau.
why-does-not-fit-any = Vous n’avez rien qui convienne à cette fondation.
why-fountain-card = Cette action est pour la carte tirée avec la Fontaine : { $card_the }.
why-fountain-decide = Décidez d’abord de la carte tirée : bâtir avec elle ou la garder en main.
why-already-public = Tout le monde profite déjà { $building_of }.
why-nothing-to-pay = Vous n’avez pas le matériau qu’il faut pour rendre publique la fonction { $building_of }.
why-stairway-material = L’Escalier veut le matériau même { $building_of }.
why-prison-once = La Prison ne vole qu’à l’instant de son achèvement.
why-steal-name-taken = Vous avez déjà { $building_the } : on ne vole pas un nom que l’on a.

why-add-with-palace = On n’ajoute une carte à celles qu’on a jouées qu’avec un Palais, au moment de jouer.
why-already-played = Vous avez déjà joué : avec le Palais, vous ajoutez des cartes ou en restez là.
why-reveal-not-in-hand = On choisit une carte ordre de sa main, jamais un Jack ; vous n’avez pas { $card_the }.
why-already-backed = Une carte ne soutient qu’une exigence par tour, et vous avez déjà choisi { $card_the }.
why-not-demanded = Pour l’instant, Rome exige { $material_a }.
why-must-give = Sans Palissade ni Mur, vous devez céder à { $seat } ce que Rome exige ({ $material }).
why-palisade-bridge = { $seat } a un Pont, que votre Palissade n’arrête pas : il faut céder { $material_a }.
why-gave-enough = Vous avez cédé tout ce qui était exigé de votre main.
why-stockpile-safe = Rien de plus n’est exigé de votre réserve, que seul un Pont atteint.
why-stockpile-taken = Ce que le Pont prend dans votre réserve part sans que vous choisissiez.
why-out-of-reach = Votre exigence n’atteint pas { $seat } : sans Pont, seuls vos voisins cèdent.
why-protected = { $seat } est à l’abri derrière une Palissade ou un Mur.
why-no-such-client = { $seat } n’a pas de client { $role }.
why-role-not-revealed = Vous n’avez révélé aucune carte { $role }.
why-seized-enough = Vous avez pris à { $seat } autant de clients ({ $role }) que vous avez révélé de cartes.

why-vault-full = Votre chambre forte est pleine : { $count } cartes au plus.
why-sold-once = Une action ne vend qu’une fois, et vous n’avez plus d’action.

why-at-turn-end = On se sert { $building_of } à la fin du tour.
why-own-jack = Le Sénat prend les Jacks des adversaires, jamais les vôtres.
why-no-jack-played = Il n’y a pas de Jack joué par { $seat } à prendre.
why-not-played = Il n’y a pas de { $material } parmi les cartes que vous avez jouées.

why-concede-self = On ne vote pas pour soi-même.
why-already-voted = Vous votez déjà pour { $seat }.
why-no-vote = Vous n’avez voté pour personne.

## Pourquoi une action est conseillée

because-clients = { $clients ->
    [0] Les clients d’abord : chacun agit pour vous chaque fois que quelqu’un appelle son rôle.
    [one] Votre client travaille pour vous : une action de plus chaque fois que quelqu’un appelle son rôle.
   *[other] Vos { $clients } clients travaillent pour vous : une action de plus chacun, chaque fois que quelqu’un appelle leur rôle.
}
because-influence = L’influence compte deux fois : des points à la fin et, d’ici là, de la place pour vos clients et vos ventes.
because-functions = La fonction d’un bâtiment sert toute la partie : plus tôt il est achevé, plus souvent elle sert.
because-once = Ce bâtiment sert une fois, à son achèvement, et rapporte beaucoup d’un coup.
because-ending = Vous décidez du moment de la fin, et il vous convient.
because-forum = Avec le Forum, des clients pour les six rôles donnent la victoire : vous en approchez.
because-progress = Un bâtiment se rapproche de son achèvement, et seuls les bâtiments achevés donnent de l’influence.
because-foundation = Une fondation posée maintenant, c’est là qu’iront vos matériaux.
because-stockpile = Les matériaux de votre réserve nourrissent vos bâtiments (Architecte) et votre chambre forte (Marchand).
because-stockpile-Laborer = { $foundations ->
    [0] Ce matériau pourra se vendre (Marchand), ou attendre votre premier chantier.
   *[other] De quoi nourrir vos chantiers (Architecte), ou de quoi vendre (Marchand).
}
because-stockpile-Legionary = Ce que l’on vous cède va dans votre réserve : de quoi bâtir, ou vendre.
because-room = Il y a de la place pour d’autres clients et d’autres ventes : de quoi avancer.
because-bonuses = Avoir le plus de cartes d’un matériau en chambre forte rapporte trois points de plus à la fin.
because-hand = { $orders ->
    [one] Avec si peu de cartes en main, vous choisissez à peine : plus de cartes, c’est plus de rôles à appeler et à suivre.
   *[other] Vos cartes en main ({ $orders }) sont autant de rôles à appeler, ou à suivre quand les autres les appellent.
}
because-jacks = Un Jack vaut n’importe quel rôle : il est là quand il le faut.
because-demand = Vos voisins doivent céder ce que vous exigez, s’ils l’ont.
because-opponent = Cela en laisse moins à l’adversaire qui mène.
