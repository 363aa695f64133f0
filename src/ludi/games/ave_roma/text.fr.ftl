# Ave Roma : noms, actions, questions, journal et raisons.

game-name = Ave Roma
game-pitch = Cinq ouvriers, cinq valeurs : la place que vous prenez dit ce que vous pouvez acheter.
manner-fabia = Collectionne les travaux publics.
manner-crispus = Chez lui au marché : il achète, vend et garde des surplus.
manner-drusus = A les yeux sur les provinces et sur les guerres.
final-door = des cartes sont dévoilées

## Options

option-mode = Le mode de jeu
option-mode-basic = Règles de base
option-mode-advanced = Mode avancé : sommets des pioches visibles, cartes utilisées pour leur icône
option-decks = Les cartes en jeu
option-decks-printed = Selon le nombre de joueurs imprimé sur les cartes
option-decks-all = Toutes les cartes, 30 par pioche
option-decks-random-15 = 15 cartes au hasard par pioche
option-decks-random-20 = 20 cartes au hasard par pioche
option-decks-random-25 = 25 cartes au hasard par pioche

## Choses

resource-wood = bois
    .one = 1 bois
    .many = bois
resource-stone = pierre
    .one = 1 pierre
    .many = pierres
resource-cattle = bétail
    .one = 1 tête de bétail
    .many = têtes de bétail
resource-wheat = blé
    .one = 1 blé
    .many = blés
resource-iron = fer
    .one = 1 fer
    .many = fers
resource-wine = vin
    .one = 1 vin
    .many = vins
good-wood = { resource-wood }
    .one = { resource-wood.one }
    .many = { resource-wood.many }
good-stone = { resource-stone }
    .one = { resource-stone.one }
    .many = { resource-stone.many }
good-cattle = { resource-cattle }
    .one = { resource-cattle.one }
    .many = { resource-cattle.many }
good-wheat = { resource-wheat }
    .one = { resource-wheat.one }
    .many = { resource-wheat.many }
good-iron = { resource-iron }
    .one = { resource-iron.one }
    .many = { resource-iron.many }
good-wine = { resource-wine }
    .one = { resource-wine.one }
    .many = { resource-wine.many }
good-surplus = surplus
    .one = 1 surplus
    .many = surplus
required-wood = { resource-wood }
    .one = { resource-wood.one }
required-stone = { resource-stone }
    .one = { resource-stone.one }
required-cattle = { resource-cattle }
    .one = { resource-cattle.one }
required-wheat = { resource-wheat }
    .one = { resource-wheat.one }
required-iron = { resource-iron }
    .one = { resource-iron.one }
required-wine = { resource-wine }
    .one = { resource-wine.one }
required-black = ressource noire
    .one = 1 ressource noire
required-green = ressource verte
    .one = 1 ressource verte
required-red = ressource rouge
    .one = 1 ressource rouge
required-any = ressource au choix
    .one = 1 ressource au choix
required-surplus = surplus
    .one = 1 surplus
location-quaestor = Quaestor
location-aedilis = Aedilis
location-mercator = Mercator
location-propraetor = Propraetor
location-roma = Roma
location-aedificator = Aedificator
location-legatus = Legatus
location-senatus = Senatus
place-quaestor = { location-quaestor }
place-aedilis = { location-aedilis }
place-mercator = { location-mercator }
place-propraetor = { location-propraetor }
place-roma = { location-roma }
slot-aedificator-1 = Aedificator 1
slot-aedificator-2 = Aedificator 2
slot-aedificator-3 = Aedificator 3
slot-aedificator-4 = Aedificator 4
slot-aedificator-5 = Aedificator 5
slot-legatus-1 = Legatus 1
slot-legatus-2 = Legatus 2
slot-legatus-3 = Legatus 3
slot-legatus-4 = Legatus 4
slot-legatus-5 = Legatus 5
slot-senatus-1 = Senatus 1
slot-senatus-2 = Senatus 2
slot-senatus-3 = Senatus 3
slot-senatus-4 = Senatus 4
slot-senatus-5 = Senatus 5
training-plus-1 = ±1
training-plus-2 = ±2
training-plus-3 = ±3
training-plus-4 = ±4
worker-1 = l’ouvrier 1
worker-2 = l’ouvrier 2
worker-3 = l’ouvrier 3
worker-4 = l’ouvrier 4
worker-5 = l’ouvrier 5
worker-plus-1-as-1 = l’ouvrier formé ±1 valant 1
worker-plus-1-as-2 = l’ouvrier formé ±1 valant 2
worker-plus-1-as-3 = l’ouvrier formé ±1 valant 3
worker-plus-1-as-4 = l’ouvrier formé ±1 valant 4
worker-plus-1-as-5 = l’ouvrier formé ±1 valant 5
worker-plus-2-as-1 = l’ouvrier formé ±2 valant 1
worker-plus-2-as-2 = l’ouvrier formé ±2 valant 2
worker-plus-2-as-3 = l’ouvrier formé ±2 valant 3
worker-plus-2-as-4 = l’ouvrier formé ±2 valant 4
worker-plus-2-as-5 = l’ouvrier formé ±2 valant 5
worker-plus-3-as-1 = l’ouvrier formé ±3 valant 1
worker-plus-3-as-2 = l’ouvrier formé ±3 valant 2
worker-plus-3-as-3 = l’ouvrier formé ±3 valant 3
worker-plus-3-as-4 = l’ouvrier formé ±3 valant 4
worker-plus-3-as-5 = l’ouvrier formé ±3 valant 5
worker-plus-4-as-1 = l’ouvrier formé ±4 valant 1
worker-plus-4-as-2 = l’ouvrier formé ±4 valant 2
worker-plus-4-as-3 = l’ouvrier formé ±4 valant 3
worker-plus-4-as-4 = l’ouvrier formé ±4 valant 4
worker-plus-4-as-5 = l’ouvrier formé ±4 valant 5
card-dalmatia = Dalmatie
card-gallia-lugdunensis = Gaule lyonnaise
card-campania = Campanie
card-epirus = Épire
card-etruria = Étrurie
card-cappadocia = Cappadoce
card-gallia-belgica = Gaule belgique
card-noricum = Norique
card-galatia = Galatie
card-achaia = Achaïe
card-numidia = Numidie
card-syria = Syrie
card-dacia = Dacie
card-raetia = Rhétie
card-aquitania = Aquitaine
card-pannonia = Pannonie
card-thracia = Thrace
card-gallia-narbonensis = Gaule narbonnaise
card-asia = Asie
card-cyprus = Chypre
card-africa-proconsularis = Afrique proconsulaire
card-britannia = Bretagne
card-aegyptus = Égypte
card-lusitania = Lusitanie
card-hispania-tarraconensis = Tarraconaise
card-baetica = Bétique
card-macedonia = Macédoine
card-germania-superior = Germanie supérieure
card-bithynia-et-pontus = Bithynie et Pont
card-sicilia = Sicile
card-colosseum-plan = Colisée (plan)
card-colosseum-built = Colisée (bâti)
card-pantheon-plan = Panthéon (plan)
card-pantheon-built = Panthéon (bâti)
card-circus-maximus-plan = Circus Maximus (plan)
card-circus-maximus-built = Circus Maximus (bâti)
card-forum-romanum-plan = Forum romain (plan)
card-forum-romanum-built = Forum romain (bâti)
card-thermae-plan = Thermes (plan)
card-thermae-built = Thermes (bâtis)
card-aquaeductus-plan = Aqueduc (plan)
card-aquaeductus-built = Aqueduc (bâti)
card-theatrum-marcelli-plan = Théâtre de Marcellus (plan)
card-theatrum-marcelli-built = Théâtre de Marcellus (bâti)
card-basilica-iulia-plan = Basilique Julia (plan)
card-basilica-iulia-built = Basilique Julia (bâtie)
card-curia-plan = Curie (plan)
card-curia-built = Curie (bâtie)
card-templum-vestae-plan = Temple de Vesta (plan)
card-templum-vestae-built = Temple de Vesta (bâti)
card-macellum-plan = Marché (plan)
card-macellum-built = Marché (bâti)
card-arcus-triumphalis-plan = Arc de triomphe (plan)
card-arcus-triumphalis-built = Arc de triomphe (bâti)
card-ludus-magnus-plan = Ludus Magnus (plan)
card-ludus-magnus-built = Ludus Magnus (bâti)
card-mausoleum-augusti-plan = Mausolée d’Auguste (plan)
card-mausoleum-augusti-built = Mausolée d’Auguste (bâti)
card-castra-praetoria-plan = Camp prétorien (plan)
card-castra-praetoria-built = Camp prétorien (bâti)
card-hannibal-1 = Hannibal I
card-hannibal-2 = Hannibal II
card-hannibal-3 = Hannibal III
card-hannibal-4 = Hannibal IV
card-hannibal-5 = Hannibal V
card-spartacus-1 = Spartacus I
card-spartacus-2 = Spartacus II
card-spartacus-3 = Spartacus III
card-spartacus-4 = Spartacus IV
card-spartacus-5 = Spartacus V
card-vercingetorix-1 = Vercingétorix I
card-vercingetorix-2 = Vercingétorix II
card-vercingetorix-3 = Vercingétorix III
card-vercingetorix-4 = Vercingétorix IV
card-vercingetorix-5 = Vercingétorix V
card-mithridates-1 = Mithridate I
card-mithridates-2 = Mithridate II
card-mithridates-3 = Mithridate III
card-mithridates-4 = Mithridate IV
card-mithridates-5 = Mithridate V
card-arminius-1 = Arminius I
card-arminius-2 = Arminius II
card-arminius-3 = Arminius III
card-arminius-4 = Arminius IV
card-arminius-5 = Arminius V
card-pyrrhus-1 = Pyrrhus I
card-pyrrhus-2 = Pyrrhus II
card-pyrrhus-3 = Pyrrhus III
card-pyrrhus-4 = Pyrrhus IV
card-pyrrhus-5 = Pyrrhus V
card-maecenas = Maecenas
card-vitruvius = Vitruve
card-scipio = Scipion l’Africain
card-strabo = Strabon
card-crassus = Crassus
card-agrippa = Agrippa
card-caesar = Jules César
card-cato = Caton l’Ancien
card-cicero = Cicéron
card-gracchus = Tiberius Gracchus
card-marius = Marius
card-frontinus = Frontin
card-sulla = Sylla
card-germanicus = Germanicus
card-titus = Titus
card-clodius = Clodius Pulcher
card-plinius = Pline l’Ancien
card-varro = Varron
card-augustus = Auguste
card-livia = Livie
card-lucullus = Lucullus
card-nero = Néron
card-atticus = Atticus
card-antonia = Antonia
card-octavia = Octavie
card-hadrianus = Hadrien
card-pompeius = Pompée
card-cornelia = Cornélie
card-seneca = Sénèque
card-traianus = Trajan
work-colosseum-plan = { card-colosseum-plan }
work-colosseum-built = { card-colosseum-built }
work-pantheon-plan = { card-pantheon-plan }
work-pantheon-built = { card-pantheon-built }
work-circus-maximus-plan = { card-circus-maximus-plan }
work-circus-maximus-built = { card-circus-maximus-built }
work-forum-romanum-plan = { card-forum-romanum-plan }
work-forum-romanum-built = { card-forum-romanum-built }
work-thermae-plan = { card-thermae-plan }
work-thermae-built = { card-thermae-built }
work-aquaeductus-plan = { card-aquaeductus-plan }
work-aquaeductus-built = { card-aquaeductus-built }
work-theatrum-marcelli-plan = { card-theatrum-marcelli-plan }
work-theatrum-marcelli-built = { card-theatrum-marcelli-built }
work-basilica-iulia-plan = { card-basilica-iulia-plan }
work-basilica-iulia-built = { card-basilica-iulia-built }
work-curia-plan = { card-curia-plan }
work-curia-built = { card-curia-built }
work-templum-vestae-plan = { card-templum-vestae-plan }
work-templum-vestae-built = { card-templum-vestae-built }
work-macellum-plan = { card-macellum-plan }
work-macellum-built = { card-macellum-built }
work-arcus-triumphalis-plan = { card-arcus-triumphalis-plan }
work-arcus-triumphalis-built = { card-arcus-triumphalis-built }
work-ludus-magnus-plan = { card-ludus-magnus-plan }
work-ludus-magnus-built = { card-ludus-magnus-built }
work-mausoleum-augusti-plan = { card-mausoleum-augusti-plan }
work-mausoleum-augusti-built = { card-mausoleum-augusti-built }
work-castra-praetoria-plan = { card-castra-praetoria-plan }
work-castra-praetoria-built = { card-castra-praetoria-built }
work-hannibal-1 = { card-hannibal-1 }
work-hannibal-2 = { card-hannibal-2 }
work-hannibal-3 = { card-hannibal-3 }
work-hannibal-4 = { card-hannibal-4 }
work-hannibal-5 = { card-hannibal-5 }
work-spartacus-1 = { card-spartacus-1 }
work-spartacus-2 = { card-spartacus-2 }
work-spartacus-3 = { card-spartacus-3 }
work-spartacus-4 = { card-spartacus-4 }
work-spartacus-5 = { card-spartacus-5 }
work-vercingetorix-1 = { card-vercingetorix-1 }
work-vercingetorix-2 = { card-vercingetorix-2 }
work-vercingetorix-3 = { card-vercingetorix-3 }
work-vercingetorix-4 = { card-vercingetorix-4 }
work-vercingetorix-5 = { card-vercingetorix-5 }
work-mithridates-1 = { card-mithridates-1 }
work-mithridates-2 = { card-mithridates-2 }
work-mithridates-3 = { card-mithridates-3 }
work-mithridates-4 = { card-mithridates-4 }
work-mithridates-5 = { card-mithridates-5 }
work-arminius-1 = { card-arminius-1 }
work-arminius-2 = { card-arminius-2 }
work-arminius-3 = { card-arminius-3 }
work-arminius-4 = { card-arminius-4 }
work-arminius-5 = { card-arminius-5 }
work-pyrrhus-1 = { card-pyrrhus-1 }
work-pyrrhus-2 = { card-pyrrhus-2 }
work-pyrrhus-3 = { card-pyrrhus-3 }
work-pyrrhus-4 = { card-pyrrhus-4 }
work-pyrrhus-5 = { card-pyrrhus-5 }
patron-maecenas = { card-maecenas }
patron-vitruvius = { card-vitruvius }
patron-scipio = { card-scipio }
patron-strabo = { card-strabo }
patron-crassus = { card-crassus }
patron-agrippa = { card-agrippa }
patron-caesar = { card-caesar }
patron-cato = { card-cato }
patron-cicero = { card-cicero }
patron-gracchus = { card-gracchus }
patron-marius = { card-marius }
patron-frontinus = { card-frontinus }
patron-sulla = { card-sulla }
patron-germanicus = { card-germanicus }
patron-titus = { card-titus }
patron-clodius = { card-clodius }
patron-plinius = { card-plinius }
patron-varro = { card-varro }
patron-augustus = { card-augustus }
patron-livia = { card-livia }
patron-lucullus = { card-lucullus }
patron-nero = { card-nero }
patron-atticus = { card-atticus }
patron-antonia = { card-antonia }
patron-octavia = { card-octavia }
patron-hadrianus = { card-hadrianus }
patron-pompeius = { card-pompeius }
patron-cornelia = { card-cornelia }
patron-seneca = { card-seneca }
patron-traianus = { card-traianus }
half-top = moitié haute
half-bottom = moitié basse
icon-amphora = amphore
icon-swords = épées
icon-lion = lion
fragment-black = fragment noir
    .many = fragments noirs
fragment-green = fragment vert
    .many = fragments verts
fragment-red = fragment rouge
    .many = fragments rouges
fragment-multi = fragment multicolore
    .many = fragments multicolores
deck-area = cartes Zone
deck-building = cartes Bâtiment
deck-war = cartes Guerre
deck-patron = cartes Mécène
board-a1 = plateau A, recto
board-a2 = plateau A, verso
board-b1 = plateau B, recto
board-b2 = plateau B, verso
board-c1 = plateau C, recto
board-c2 = plateau C, verso
board-d1 = plateau D, recto
board-d2 = plateau D, verso
board-e1 = plateau E, recto
board-e2 = plateau E, verso
power-gain-point = 1 point
power-gain-denarii = 2 denarii
power-gain-surplus = 1 surplus
power-gain-area-resource = 1 ressource de plus de la carte Zone
power-free-area-card = carte Zone gratuite
power-extra-training = une Formation après l’action
power-discount = carte moins chère
power-discount-aedificator = 1 ressource de moins à payer
power-discount-legatus = 1 surplus de moins à payer
power-discount-senatus = 2 denarii de moins à payer
power-surplus-as-resource = surplus à la place de ressources, autant qu’on veut
power-resource-as-surplus = ressources à la place de surplus, autant qu’on veut
power-buy-influence = monter d’un niveau dans la zone, contre paiement
power-roma-free-step = une case du Colisée à ne pas payer
power-colosseum-step = 1 pas gratuit au Colisée
power-raise-brown = le cube marron de la zone monte d’un niveau
bonus-per-politics = 1 point par niveau politique
bonus-raise-politics = un niveau politique de plus
bonus-per-active-patron = 1 point par mécène actif
bonus-double-other = le bonus d’un autre mécène compte deux fois
bonus-first-in-area = 2 points par zone où vous êtes premier (3 à 4 ou 5 joueurs)
bonus-raise-area = un niveau de plus dans une zone
bonus-area-level = autant de points que votre plus haut niveau de zone
bonus-per-area-present = 1 point par zone où vous êtes présent
bonus-per-dual-card = 1 point par carte avec points et influence
bonus-per-icon-set = 2 points par série des trois icônes
bonus-per-icon-pair = 2 points par paire de cette icône
bonus-per-icon-pair-amphora = 2 points par paire d’amphores
bonus-per-icon-pair-swords = 2 points par paire de cartes aux épées
bonus-per-icon-pair-lion = 2 points par paire de lions
bonus-per-two-basic = 1 point pour 2 ressources
bonus-per-resource = 1 point par ressource de ces deux sortes
bonus-per-card-type = 1 point par carte de ce type
bonus-per-card-type-area = 1 point par carte Zone
bonus-per-card-type-building = 1 point par carte Bâtiment
bonus-per-card-type-war = 1 point par carte Guerre
bonus-per-card-type-patron = 1 point par carte Mécène

## Parties du plateau

zone-areas = Zones
zone-rows = Cartes à acheter
zone-colosseum = Colisée
zone-order = Ordre du tour
zone-decks = Pioches
zone-workers = Ouvriers
zone-training = Formation
zone-neutral = Ouvriers neutres
zone-stock = Réserves
zone-patrons = Mécènes actifs
zone-cards = Cartes
zone-politics = Politique
zone-points = Points
tally-wood = bois
tally-stone = { $count ->
    [one] pierre
   *[other] pierres
}
tally-cattle = { $count ->
    [one] tête de bétail
   *[other] têtes de bétail
}
tally-wheat = { $count ->
    [one] blé
   *[other] blés
}
tally-iron = { $count ->
    [one] fer
   *[other] fers
}
tally-wine = { $count ->
    [one] vin
   *[other] vins
}
tally-surplus = surplus
tally-denarii = { $count ->
    [one] denarius
   *[other] denarii
}
tally-politics = politique
tally-points = { $count ->
    [one] point
   *[other] points
}
tally-workers = { $count ->
    [one] ouvrier
   *[other] ouvriers
}
tally-levels = influence
tally-cards = { $count ->
    [one] carte
   *[other] cartes
}
tally-active = { $count ->
    [one] mécène actif
   *[other] mécènes actifs
}

## Actions

group-worker = Ouvriers
group-pass = Passer
group-neutral = Joueur neutre
group-overflow = Stockage
group-gain = Gains
group-trade = Commerce
group-influence = Influence
group-pay = Paiement
group-patron = Mécènes
group-power = Pouvoirs des mécènes
group-bonus = Cartes utilisées
group-proceed = Suite
group-draft = Recrutement
group-end = Fin de partie
action-send = Envoyer { $worker } à { $place }
action-buy = Envoyer { $worker } acheter la carte { $slot }
action-train = Envoyer l’ouvrier { $value } en Formation { $training }
action-pass = Passer
action-place-neutral = Envoyer l’ouvrier neutre { $value } à { $place }
action-store = Garder 1 surplus à la place de { $resource_one }
action-cash = Recevoir le prix de { $resource_one }
action-half = Prendre la { $half }
action-take = Prendre { $resource_one }
action-sell = Vendre { $resource_one }
action-purchase = Acheter { $resource_one }
action-close = Terminer le commerce
action-spend = Dépenser l’influence de la carte { $work }
action-advance = Monter avec l’influence réunie
action-influence = Monter dans la zone { $area }
action-pay = Payer { $good_one }
action-waive = Ne pas payer { $required_one }
action-skip = Ne pas payer la case { $space } du Colisée
action-wake = Rendre actif { $patron }
action-replace = Remplacer { $patron }
action-keep-passive = Laisser le nouveau mécène passif
action-invoke = Utiliser le pouvoir de { $patron }
action-use = Utiliser la carte { $card } ({ $card_icon })
action-rally = Utiliser une série de trois cartes ({ $icon }) pour monter d’un niveau
action-buy-top = Acheter la carte au sommet de la pioche
action-proceed = Continuer l’action
action-finish = Terminer l’action
action-draft = Recruter à { $location }
action-pick = Choisir l’ouvrier { $value }
action-copy = Compter deux fois le bonus de { $patron }
action-raise = Monter d’un niveau dans la zone { $area }
action-decline = Renoncer

## Ce qu’une action veut dire sur cette table

note-points = { $count ->
    [0] {""}
    [one] +1 point
   *[other] +{ $count } points
}
note-denarii = { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}
note-influence = { $count } d’influence
note-level = jusqu’au niveau { $count }
note-space = jusqu’à la case { $count }
note-power = { $location } : { $power }

## Questions

ask-Turn = { $count ->
    [one] Où envoyez-vous votre dernier ouvrier ?
   *[other] Lequel de vos { $count } ouvriers envoyez-vous, et où ?
}
ask-PlaceNeutral = Votre joueur neutre a encore { $count ->
    [one] 1 ouvrier : où va-t-il prendre une case ?
   *[other] { $count } ouvriers : lequel va prendre une case, et où ?
}
ask-Overflow = Vous n’avez plus de place pour { $resource_one } : gardez-vous 1 surplus, ou { $price } { $price ->
    [one] denarius
   *[other] denarii
} ?
ask-TakeResource = Quelle ressource prenez-vous ?
ask-TakeFragmentResource = Vous avez réuni deux { $fragment_many } : quelle ressource vous donnent-ils ?
ask-TakeAreaResource = Quelle ressource prenez-vous en plus sur la carte { $card } ?
ask-Mercator = Vous avez { $denarii } { $denarii ->
    [one] denarius
   *[other] denarii
}{ $fee ->
    [0] {""}
   *[other] {" "}(la carte Zone en coûtera { $fee })
} : { $buys ->
    [0] que vendez-vous ?
   *[other] { $sells ->
        [0] qu’achetez-vous ({ $buys } au plus) ?
       *[other] que vendez-vous, ou qu’achetez-vous ({ $buys } au plus) ?
    }
}
ask-Propraetor = Quelle moitié de la carte { $card } prenez-vous ?
ask-MoreOrInfluence = { $count ->
    [0] { $has_card ->
        [0] La zone { $area } est sans carte : quelle influence y dépensez-vous pour monter ?
       *[other] Prenez-vous une ressource de plus sur { $card }, ou dépensez-vous de l’influence pour monter dans la zone { $area } ?
    }
   *[other] Vous avez réuni { $count } d’influence, jusqu’au niveau { $level } de la zone { $area } : en dépensez-vous encore, ou montez-vous ?
}
ask-PayWalk = { $free ->
    [one] Vos mécènes vous offrent 1 pas :
   *[other] Vos mécènes vous offrent { $free } pas :
} laquelle des { $count } cases à payer du Colisée ne payez-vous pas ?
ask-Pay = { $location } : { $waived ->
    [0] avec quoi payez-vous { $required_one }{ $count ->
        [one] {""}
       *[other] {" "}(encore { $count })
    } ?
   *[other] remise de { $waived } sur les { $count } ressources du prix, laquelle ne payez-vous pas ?
}
ask-Seat = Vos emplacements sont pris : { $patron } remplace-t-il un de vos mécènes actifs, et lequel ?
ask-Wake = Le niveau politique { $level } ouvre un emplacement : quel mécène devient actif ?
ask-WarInfluence = Cinquième carte de cette guerre : dans quelle zone montez-vous de { $count } { $count ->
    [one] niveau
   *[other] niveaux
} ?
ask-Before = Avant votre action à { $location } : utilisez-vous { $cards ->
    [0] le pouvoir d’un mécène
   *[other] { $powers ->
        [0] une carte
       *[other] un pouvoir ou une carte
    }
}, ou continuez-vous ?
ask-After = Après votre action à { $location } : utilisez-vous { $cards ->
    [0] le pouvoir d’un mécène
   *[other] { $powers ->
        [0] une carte
       *[other] un pouvoir ou une carte
    }
}, ou avez-vous terminé ?
ask-UseForSet = Quelle carte ({ $icon }) utilisez-vous pour la série { $count ->
    [one] (la dernière) ?
   *[other] (encore { $count }) ?
}
ask-BuyTop = { $card }, au sommet de la pioche : utilisez-vous encore une carte pour la payer moins cher, ou l’achetez-vous ?
ask-Draft = { $count ->
    [one] Il vous manque 1 ouvrier : où le recrutez-vous ?
   *[other] Il vous manque { $count } ouvriers : où recrutez-vous ?
}
ask-DraftNeutral = { $count ->
    [one] Il manque 1 ouvrier à votre joueur neutre : où le recrute-t-il ?
   *[other] Il manque { $count } ouvriers à votre joueur neutre : où recrute-t-il ?
}
ask-Pick = { $neutral ->
    [0] Vous prenez
   *[other] Votre joueur neutre prend
} encore { $count } { $count ->
    [one] ouvrier
   *[other] ouvriers
} à { $location } : { $count ->
    [one] lequel ?
   *[other] lequel d’abord ?
}
ask-ExtraTurn = La partie s’achève : quelle dernière action faites-vous, avec un ouvrier imaginaire de 1 à 5 ?
ask-EndBonuses = { $patron } compte deux fois le bonus d’un autre mécène : voulez-vous que ce soit une montée, faite maintenant ?
ask-RaiseAreas = Vos mécènes vous font monter de { $count } { $count ->
    [one] niveau : dans quelle zone ?
   *[other] niveaux : dans quelle zone d’abord ?
}

## Journal

told-round = Manche { $count }.
told-sends = { $seat_is ->
    [me] Vous envoyez
   *[other] { $seat } envoie
} { $worker } à { $location }.
told-goes_to_card = { $seat_is ->
    [me] Vous envoyez
   *[other] { $seat } envoie
} { $worker } acheter { $card }.
told-trains = { $seat_is ->
    [me] Vous envoyez
   *[other] { $seat } envoie
} l’ouvrier { $value } en Formation { $training }.
told-passes = { $seat_is ->
    [me] Vous passez
   *[other] { $seat } passe
} avec { $count ->
    [one] 1 ouvrier inutilisé
   *[other] { $count } ouvriers inutilisés
}.
told-places_neutral = { $seat_is ->
    [me] Vous envoyez votre
   *[other] { $seat } envoie son
} ouvrier neutre { $value } à { $place }.
told-gains = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $count ->
    [one] { $resource_one }
   *[other] { $count } { $resource_many }
}.
    .part = +{ $count ->
        [one] { $resource_one }
       *[other] { $count } { $resource_many }
    }
told-gains_surplus = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $count } surplus.
    .part = +{ $count } surplus
told-gains_denarii = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}.
    .part = +{ $count ->
        [one] 1 denarius
       *[other] { $count } denarii
    }
told-scores = { $seat_is ->
    [me] Vous marquez
   *[other] { $seat } marque
} { $count ->
    [one] 1 point
   *[other] { $count } points
}.
    .part = +{ $count ->
        [one] 1 point
       *[other] { $count } points
    }
told-stores = { $seat_is ->
    [me] Vous gardez
   *[other] { $seat } garde
} 1 surplus à la place de { $resource_one }, faute de place.
    .part = 1 surplus au lieu de { $resource_one }
told-cashes = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
} à la place de { $resource_one }, faute de place.
    .part = { $count ->
        [one] 1 denarius
       *[other] { $count } denarii
    } au lieu de { $resource_one }
told-pays = { $seat_is ->
    [me] Vous payez
   *[other] { $seat } paie
} { $count ->
    [one] { $good_one }
   *[other] { $count } { $good_many }
}.
    .part = −{ $count ->
        [one] { $good_one }
       *[other] { $count } { $good_many }
    }
told-pays_denarii = { $seat_is ->
    [me] Vous payez
   *[other] { $seat } paie
} { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}.
    .part = −{ $count ->
        [one] 1 denarius
       *[other] { $count } denarii
    }
told-pays_empty = { $seat_is ->
    [me] Vous payez
   *[other] { $seat } paie
} { $count } denarii pour la zone { $area }, sans carte.
    .part = −{ $count } denarii (zone { $area } sans carte)
told-halves = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
} la { $half } de la carte { $card }.
told-takes_more = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
} une ressource de plus.
told-sells = { $seat_is ->
    [me] Vous vendez
   *[other] { $seat } vend
} { $resource_one } pour { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}.
told-purchases = { $seat_is ->
    [me] Vous achetez
   *[other] { $seat } achète
} { $resource_one } pour { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}.
told-spends = { $seat_is ->
    [me] Vous dépensez
   *[other] { $seat } dépense
} { $count } d’influence avec { $work }.
told-rises = { $seat_is ->
    [me] Vous êtes
   *[other] { $seat } est
} au niveau { $level } de la zone { $area }.
    .part = niveau { $level } dans la zone { $area }
told-adjusts = L’influence est ramenée sous les cubes marron.
told-falls = { $seat_is ->
    [me] Vous descendez
   *[other] { $seat } descend
} au niveau { $level } de la zone { $area }.
    .part = { $seat } au niveau { $level } de la zone { $area }
told-brown = Le cube marron de la zone { $area } monte au niveau { $level }.
    .part = cube marron de la zone { $area } au niveau { $level }
told-slides = La carte { $card } glisse en position haute dans la zone { $area }.
    .part = { $card } en position haute
told-takes_area = { $seat_is ->
    [me] Vous gagnez
   *[other] { $seat } gagne
} la carte Zone { $card }{ $count ->
    [0] , gratuitement
   *[other] {" "}pour { $count } denarii
}.
    .part = carte { $card } gagnée{ $count ->
        [0] {" "}gratuitement
       *[other] {" "}(−{ $count } denarii)
    }
told-reveals_area = La carte { $card } arrive dans la zone { $area }.
    .part = { $card } arrive
told-pairs = { $seat_is ->
    [me] Vous réunissez
   *[other] { $seat } réunit
} deux { $count ->
    [0] { fragment-black.many }
    [1] { fragment-green.many }
    [2] { fragment-red.many }
   *[other] { fragment-multi.many }
}.
told-acquires = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
} la carte { $card }.
told-buys_top = { $seat_is ->
    [me] Vous achetez
   *[other] { $seat } achète
} { $card }, au sommet de la pioche.
told-completes = { $seat_is ->
    [me] Vous avez
   *[other] { $seat } a
} les deux cartes du bâtiment : { $card }.
    .part = bâtiment complet
told-skips = { $seat_is ->
    [me] Vous ne payez
   *[other] { $seat } ne paie
} pas la case { $space } du Colisée.
    .part = case { $space } gratuite
told-walks = { $seat_is ->
    [me] Vous avancez
   *[other] { $seat } avance
} de { $count ->
    [one] 1 case
   *[other] { $count } cases
} au Colisée, jusqu’à la case { $space }.
    .part = case { $space } du Colisée
told-honoured = { $seat_is ->
    [me] Vous atteignez
   *[other] { $seat } atteint
} le niveau politique { $level }.
    .part = niveau politique { $level }
told-activates = { $seat_is ->
    [me] Vous avez
   *[other] { $seat } a
} un nouveau mécène actif : { $patron }.
    .part = { $patron } actif
told-replaces = { $seat_is ->
    [me] Vous rendez
   *[other] { $seat } rend
} passif le mécène { $patron }.
    .part = { $patron } passif
told-invokes = { $seat_is ->
    [me] Vous utilisez
   *[other] { $seat } utilise
} le pouvoir de { $patron }.
told-uses = { $seat_is ->
    [me] Vous utilisez
   *[other] { $seat } utilise
} la carte { $card } ({ $card_icon }).
told-upkeep = Entretien des rangées.
told-discards = La carte { $card } quitte le jeu.
    .part = { $card } sort
told-reveals = La carte { $card } arrive dans sa rangée.
    .part = { $card } arrive
told-reveals_top = La carte { $card } est dévoilée au sommet de sa pioche.
    .part = { $card } visible sur la pioche
told-drafts = { $seat_is ->
    [me] Vous recrutez
   *[other] { $seat } recrute
} à { $location }.
told-drafts_neutral = { $seat_is ->
    [me] Vous recrutez pour votre
   *[other] { $seat } recrute pour son
} joueur neutre à { $location }.
told-collects = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} un ouvrier { $value }.
    .part = ouvrier { $value }
told-collects_neutral = { $seat_is ->
    [me] Votre joueur neutre
   *[other] Le joueur neutre de { $seat }
} reçoit un ouvrier { $value }.
    .part = ouvrier { $value }
told-order = Nouvel ordre du tour.
told-plays_as = { $seat_is ->
    [me] Vous jouerez
   *[other] { $seat } jouera
} en position { $rank }.
    .part = { $seat }
told-raises_politics = { $seat_is ->
    [me] Vous montez
   *[other] { $seat } monte
} de { $count ->
    [one] 1 niveau politique
   *[other] { $count } niveaux politiques
} par bonus de mécène.
told-copies = { $seat_is ->
    [me] Vous comptez
   *[other] { $seat } compte
} deux fois le bonus du mécène { $patron }.
told-ends_area = { ending-area }
told-ends_row = { ending-row }

## Fin de partie

ending-area = La partie s’achève : une carte Zone ne peut plus être remplacée.
ending-row = La partie s’achève : une rangée de cartes ne peut plus être complétée.
score-track = Piste de score
score-money = Argent
score-goods = Ressources et surplus
score-patrons = Mécènes
score-politics = Influence politique
score-areas = Zones
score-total = Total
score-tie = À égalité de points passe devant qui a le plus de denarii, puis le plus de ressources et de surplus.

## Pourquoi une action n’est pas possible

why-choose-first = Il faut d’abord répondre à la question posée.
why-no-worker = Vous n’avez pas cet ouvrier.
why-still-in-training = Cet ouvrier est en Formation jusqu’à la prochaine manche.
why-not-trained = Il n’y a pas d’ouvrier formé sur cette case.
why-out-of-reach = Cet ouvrier formé ne peut pas prendre cette valeur.
why-no-space = Toutes les cases du lieu { $place } ouvertes à ce nombre de joueurs sont occupées.
why-no-area-card = Il n’y a pas de carte Zone dans la zone { $area }.
why-nothing-to-spend = Sans carte Zone, Propraetor demande de l’influence à dépenser, et vous n’en avez pas.
why-fee = La carte de la zone { $area } coûte { $price } denarii à la fin de l’action, et vous ne pourriez pas les payer.
why-fee-empty = Même sans carte, la zone { $area } coûte { $price } denarii à la fin de l’action, et vous ne pourriez pas les payer.
why-fee-later = Il ne vous resterait pas de quoi payer la carte Zone à la fin de l’action.
why-cannot-walk = Vous ne pouvez pas payer { $steps } { $steps ->
    [one] case
   *[other] cases
} du Colisée.
why-no-card = Il n’y a plus de carte à cet endroit avant l’Entretien.
why-no-card-left = Il n’y a plus de carte à cet endroit.
why-wrong-value = Cette carte demande un ouvrier de { $lowest } à { $highest }.
why-only-value = Cette carte demande un ouvrier de valeur { $lowest }.
why-cannot-afford = Vous ne pouvez pas payer la carte { $card }.
why-training-taken = Cette case de Formation est occupée.
why-training-price = Cette case de Formation coûte { $price } { $price ->
    [one] denarius
   *[other] denarii
}.
why-training-last = La Formation ne sert plus à rien pendant la dernière action.
why-training-extra = Aucun de vos mécènes actifs ne donne une Formation après cette action.
why-not-neutral-space = Les ouvriers neutres vont sur les cases 3, 4 et 5, et celles du lieu { $place } sont occupées.
why-no-neutral = Votre joueur neutre n’a plus cet ouvrier.
why-not-overflowing = Ce qui déborde en ce moment : { $resource }.
why-nothing-to-sell = Vous n’avez pas cette ressource.
why-no-more-selling = Vente et achat ne se mélangent pas : vous avez déjà acheté après avoir vendu.
why-no-more-buying = Vente et achat ne se mélangent pas : vous avez déjà vendu après avoir acheté.
why-bought-enough = Vous avez déjà acheté { $count } ressources.
why-not-on-card = Cette ressource n’est pas sur la carte Zone.
why-other-colour = Les fragments donnent une ressource de leur couleur ; celle-ci est d’une autre.
why-too-dear = { $resource_one } vous coûte { $price } { $price ->
    [one] denarius
   *[other] denarii
}, et vous en avez { $denarii }.
why-not-yours = Vous n’avez pas cette carte.
why-no-influence = Cette carte n’a pas d’influence.
why-already-spent = L’influence de cette carte est déjà dépensée.
why-same-as = Une carte équivalente est proposée à la place.
why-took-resource = C’est une ressource de plus ou de l’influence, pas les deux.
why-good-unfit = Ce paiement ne convient pas au prix.
why-lacks-good = Vous n’en avez pas.
why-needed-elsewhere = Il vous manquerait alors de quoi payer le reste.
why-not-required = Le prix ne demande pas cela.
why-not-on-path = Vous ne traversez pas cette case, ou elle est déjà gratuite.
why-not-passive = Ce n’est pas un de vos mécènes passifs.
why-not-active = Ce n’est pas un de vos mécènes actifs.
why-not-this-action = Ce mécène ne change pas cette action.
why-power-used = Le pouvoir de ce mécène a servi, ou il est devenu actif pendant cette action.
why-power-unpaid = Vous ne pouvez pas payer ce niveau.
why-power-later = Ce pouvoir s’utilise après l’action.
why-power-trains = Ce mécène permet une Formation après l’action : choisissez un ouvrier et une case de Formation.
why-basic-first = L’action elle-même n’est pas encore faite.
why-basic-done = L’action elle-même est déjà faite.
why-basic-mode = Les cartes ne s’utilisent pour leur icône que dans le mode avancé.
why-card-used = Cette carte a déjà servi.
why-other-icon = Les cartes d’une même action doivent avoir la même icône.
why-other-moment = Les cartes s’utilisent toutes avant l’action, ou toutes après.
why-no-bonus = Une carte utilisée ne rapporterait rien ici maintenant.
why-set-too-small = Il faut { $count } cartes de cette icône.
why-sets-elsewhere = Les séries de cartes ne servent qu’à Propraetor.
why-top-unpaid = Vous ne pourriez pas payer la carte visible de la pioche.
why-no-workers-there = Il n’y a pas d’ouvriers à prendre là.
why-no-such-worker = Ce lieu n’a pas d’ouvrier de cette valeur.
why-picking = Le lieu est choisi : prenez maintenant parmi ses ouvriers.
why-no-marker = Vous n’avez pas de marqueur dans cette zone.
why-no-raise = Seul un bonus qui fait monter se choisit maintenant ; les autres sont comptés au mieux.

## Pourquoi une action est conseillée

because-denarii = Les denarii ouvrent des portes : ils paient vos prochains tours, et comptent un peu à la fin.
because-resources = Les ressources achètent les cartes : un stock varié permet de prendre ce qui se présente.
because-influence = L’influence d’une carte peut encore se dépenser là où elle vous fait monter le plus.
because-areas = Vous montez dans une zone : plus vous y finissez haut, plus elle rapporte.
because-patrons = Un mécène pris tôt sert, et rapporte, plus longtemps.
because-politics = La piste politique rapporte et ouvre des emplacements à vos mécènes.
because-workers = Vos ouvriers sont bien employés : ceux qui restent peuvent encore agir dans cette manche.
because-trade = Un échange change ce que vous avez en trop contre ce qui vous manque.
because-governor = Votre influence est prête à servir : c’est ici qu’on la dépense.
because-training = Un ouvrier formé prendra, le moment venu, la valeur qu’il vous faut.
because-collections = Une carte ou un fragment de plus rapproche ce que vous avez commencé de sa récompense.
because-reach = Une bonne carte devient à votre portée.
because-cards = Une carte achetée maintenant complète vos séries.
# Ce qu’un calcul ne voit pas, et dont on décide pourtant.
because-equal-PlaceNeutral = Pour vos points, ces places se valent : fermez un lieu que l’adversaire voudrait, et pensez au lot d’ouvriers que vous laissez à recruter.
because-equal-Draft = Ces lots se valent à peu près. Une petite somme joue plus tôt ; de grandes valeurs rapportent plus à Quaestor et bâtissent partout.
because-equal-DraftNeutral = Le neutre ne marque rien : les ouvriers qu’il prend sont ceux que vous poserez pour lui, et qui seront recrutés ensuite avec ceux d’à côté.
because-later-PlaceNeutral = Vos prochains tours y gagnent : l’adversaire y perd une place utile, ou vous y recruterez un bon lot.
because-later-Draft = Avec ces ouvriers, la manche qui vient s’annonce meilleure.
because-later-DraftNeutral = Placés pour le neutre, ces ouvriers vous serviront mieux que les autres.
