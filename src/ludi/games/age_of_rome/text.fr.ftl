# Age of Rome: names, actions, questions, log and reasons.
# Forms of a name: .the with its article; .in, .from and .to for places.

game-name = Age of Rome
game-summary = César est mort et les Provinces tournent devant vous : bâtissez où vous êtes, complotez contre qui s’y trouvera ensuite, et amassez la Gloire qui fait un Empereur.

## Options

option-spies-and-allies = Espions & Alliés : jetons cachés et offres
option-spies-and-allies-no = Non
option-spies-and-allies-yes = Oui
option-peace = Paix : pas de complots
option-peace-no = Non
option-peace-yes = Oui
option-clock = Horloge : les Provinces tournent toujours dans le même sens
option-clock-no = Non
option-clock-yes = Oui
option-heroes = Héros : pas de Médailles
option-heroes-no = Non
option-heroes-yes = Oui
option-hard-times = Temps difficiles : six événements néfastes de plus
option-hard-times-no = Non
option-hard-times-yes = Oui
option-solo = Le jeu en solitaire
option-solo-emperor = Empereur : sept tâches
option-solo-cassius = L’attaque de Cassius (notre reconstitution)
option-difficulty = La force de Cassius
option-difficulty-normal = Normale
option-difficulty-easy = Facile
option-difficulty-hard = Difficile

## The board

province-africa = Afrique
    .in = en Afrique
province-gaul = Gaule
    .in = en Gaule
province-spain = Espagne
    .in = en Espagne
province-italy = Italie
    .in = en Italie
building-military = Château
    .the = le Château
building-politics = Curie
    .the = la Curie
building-commerce = Phare
    .the = le Phare
building-religion = Temple
    .the = le Temple
building-agriculture = Ferme
    .the = la Ferme
bonus-military = Militaire
bonus-politics = Politique
bonus-commerce = Commerce
region-epirus = Épire
    .in = en Épire
    .from = d’Épire
    .to = vers l’Épire
region-macedonia = Macédoine
    .in = en Macédoine
    .from = de Macédoine
    .to = vers la Macédoine
region-thrace = Thrace
    .in = en Thrace
    .from = de Thrace
    .to = vers la Thrace
march-epirus-macedonia = d’Épire vers la Macédoine
march-epirus-thrace = d’Épire vers la Thrace
march-macedonia-epirus = de Macédoine vers l’Épire
march-macedonia-thrace = de Macédoine vers la Thrace
march-thrace-epirus = de Thrace vers l’Épire
march-thrace-macedonia = de Thrace vers la Macédoine
pair-epirus-epirus = deux d’Épire
pair-epirus-macedonia = une d’Épire et une de Macédoine
pair-epirus-thrace = une d’Épire et une de Thrace
pair-macedonia-macedonia = deux de Macédoine
pair-macedonia-thrace = une de Macédoine et une de Thrace
pair-thrace-thrace = deux de Thrace
fate-return = renvoyée
fate-replace = remplacée
rate-normal = normale
rate-double = double
token-spy = Espion
    .the = l’Espion
token-alliance = Alliance
    .the = l’Alliance
colour-none = aucun
colour-bronze = bronze
colour-silver = argent
colour-gold = or

## Characters

character-marcus_antonius = Marcus Antonius
character-aemilius_lepidus = Aemilius Lepidus
character-fulvia = Fulvia
character-junia_secunda = Junia Secunda
character-gaius_octavius = Gaius Octavius
character-livia_drusilla = Livia Drusilla

## Plot effects

effect-calumny = Calomnie
effect-calumny-text = La cible perd 1 point de Gloire ; pas si elle n’en a qu’un.
effect-degradation = Dégradation
effect-degradation-text = Un élément de la couleur de la cible quitte un niveau inachevé de son Panthéon.
effect-apostasy = Apostasie
effect-apostasy-text = Une Légion de la cible quitte une Région, ou est remplacée par une des vôtres.
effect-deception = Tromperie
effect-deception-text = Deux Légions de la cible finissent dans une même Région.
effect-second_vote = Second vote
effect-second_vote-text = Un Vote de la cible quitte la Colonne, puis un des vôtres vient au sommet.
effect-null_vote = Vote nul
effect-null_vote-text = Un Vote de la cible quitte la Colonne et vous gagnez 1 point de Gloire.
effect-forced_sale = Vente forcée
effect-forced_sale-text = Une carte Commerce de la cible, prise au hasard, est défaussée et vous gagnez 2 Denarii.
effect-customs = Droits de douane
effect-customs-text = Vous prenez une carte Commerce de la cible au hasard, si votre main n’est pas pleine.

## Trade cards

goods-tools = Outils
goods-weapons = Armes
goods-clothes = Habits
goods-jewels = Joyaux
goods-chests = Coffres
card-sundial = Cadran solaire
card-sundial-text = Quand vous placez un Partisan : piochez une carte Commerce.
card-circinus = Circinus
card-circinus-text = Quand vous placez un Partisan : votre Ancre quitte la partie.
card-groma = Groma
card-groma-text = Quand vous construisez : la tuile coûte 2 Denarii de moins.
card-dolabra = Dolabra
card-dolabra-text = Quand vous placez un Partisan sur une Ferme : gagnez 2 Denarii de plus.
card-falx = Falx
card-falx-text = Quand vous placez un Partisan sur une Ferme : gagnez 1 point de Gloire.
card-libella = Libella
card-libella-text = Quand vous construisez : gagnez 1 point de Gloire de plus.
card-spatha = Spatha
card-spatha-text = Quand vous placez un Partisan : recrutez une Légion.
card-gladius = Gladius
card-gladius-text = Quand vous placez un Partisan : déplacez une de vos Légions vers une autre Région.
card-pugio = Pugio
card-pugio-text = Quand vous activez un complot : gagnez 2 Denarii.
card-sica = Sica
card-sica-text = Quand vous activez un complot : après son effet, utilisez-en un autre des vôtres contre la même cible.
card-scutum = Scutum
card-scutum-text = Quand un complot est activé contre vous : son effet est annulé.
card-olicula = Olicula
card-olicula-text = Quand vous placez un Partisan : recrutez un Vote.
card-toga_picta = Toge brodée
card-toga_picta-text = Quand vous placez un Partisan au Colisée : gagnez 1 point de Gloire de plus.
card-tunica = Tunique
card-tunica-text = Lors d’une Double Taxation : perdez 2 points de Gloire de moins.
card-paludamentum = Paludamentum
card-paludamentum-text = Quand vous placez un Partisan : piochez deux Quêtes, gardez-en une.
card-palla = Palla
card-palla-text = Quand un complot est activé contre vous : gagnez 1 point de Gloire une fois qu’il est résolu.
card-bulla = Bulla
card-bulla-text = Quand vous placez un Partisan : piochez deux cartes Commerce.
card-snake_bracelets = Bracelets Serpents
card-snake_bracelets-text = Quand vous placez un Partisan : prenez la première carte de la défausse ; chaque exemplaire une fois par fenêtre.
card-fibula = Fibule
card-fibula-text = Quand vous placez un Partisan : piochez deux Quêtes, gardez-en une.
card-diadem = Diadème
card-diadem-text = Quand vous placez un Partisan au Colisée : gagnez 2 points de Gloire de plus.
card-signet_ring = Anneau sigillaire
card-signet_ring-text = Lors d’une Double Taxation : gagnez 3 Denarii de plus.
card-bronze_chest = Coffre de bronze
card-bronze_chest-text = Quand vous placez un Partisan : gagnez 2 Denarii.
card-silver_chest = Coffre d’argent
card-silver_chest-text = Quand vous construisez : la tuile coûte 3 Denarii de moins.
card-gold_chest = Coffre d’or
card-gold_chest-text = Lors d’une Double Taxation : ne perdez pas de Gloire.

## Quests

quest-vendetta_engine = La Vendetta comme moteur
quest-vendetta_engine-text = 4 points : deux bonus actifs ou plus.
quest-vendetta_never_ends = La Vendetta ne cesse jamais
quest-vendetta_never_ends-text = 5 points : le plus de marqueurs Vendetta.
quest-offerings = Offrandes
quest-offerings-text = 6 points : la Médaille Religion.
quest-free_trade = Libre échange
quest-free_trade-text = 6 points : la Médaille Commerce.
quest-preeminent_vote = Vote prééminent
quest-preeminent_vote-text = 6 points : la Médaille Politique.
quest-hard_labour = Dur labeur
quest-hard_labour-text = 6 points : la Médaille Agriculture.
quest-most_decorated = Le plus décoré
quest-most_decorated-text = 6 points : la Médaille Militaire.
quest-last_stone = La dernière pierre
quest-last_stone-text = 3 points par Médaille que vous avez.
quest-triumph = Triomphe
quest-triumph-text = 3 points par Région où vous êtes premier.
quest-veni_vidi_vici = Veni, vidi, vici
quest-veni_vidi_vici-text = 4 points : une Légion dans chaque Région.
quest-total_war = Guerre totale
quest-total_war-text = 5 points : sept Légions dans les Régions.
quest-faithful_lieutenant = Fidèle lieutenant
quest-faithful_lieutenant-text = 3 points par Région où vous êtes second.
quest-princeps_senatus = Princeps Senatus
quest-princeps_senatus-text = 4 points : le Vote du sommet est à vous.
quest-old_guard = Vieille garde
quest-old_guard-text = 4 points : le Vote du bas est à vous.
quest-dominant_faction = Faction dominante
quest-dominant_faction-text = 5 points : le plus de Votes dans la Colonne.
quest-shrewd_merchant = Marchand avisé
quest-shrewd_merchant-text = 2 points par Ensemble que vous avez.
quest-collector = Collectionneur
quest-collector-text = 5 points : des Ensembles de deux types différents.
quest-jeweller = Joaillier
quest-jeweller-text = 4 points : un Ensemble de Joyaux.
quest-full_stalls = Étals garnis
quest-full_stalls-text = 4 points : quatre cartes Commerce encore en main.
quest-pontifex_maximus = Pontifex Maximus
quest-pontifex_maximus-text = 5 points : un Panthéon complet.
quest-gold_of_the_gods = L’or des dieux
quest-gold_of_the_gods-text = 3 points par élément d’or de votre Panthéon.
quest-sacred_foundations = Fondations sacrées
quest-sacred_foundations-text = 3 points : la base de votre Panthéon est achevée.
quest-private_hoard = Trésor privé
quest-private_hoard-text = 4 points : 24 Denarii ou plus.
quest-poor_but_worthy = Pauvre mais digne
quest-poor_but_worthy-text = 4 points : le moins de Denarii.
quest-ever_higher = Toujours plus haut
quest-ever_higher-text = 5 points : 31 ou plus sur le compteur de Gloire.
quest-in_the_shadows = Dans l’ombre
quest-in_the_shadows-text = 6 points : le moins sur le compteur de Gloire.
quest-full_court = Cour nombreuse
quest-full_court-text = 4 points : cinq Partisans.
quest-new_age = Nouvel Âge de Rome
quest-new_age-text = 4 points : deux Bâtiments de niveau III dans votre Province à la fin.

## Events

event-spoils_of_war = Butin de guerre
event-spoils_of_war-text = Le plus de Légions dans les Régions : gagnez 2 Denarii.
event-levy = Levée de troupes
event-levy-text = Le moins de Légions recrutées : recrutez-en une.
event-consular_elections = Élections consulaires
event-consular_elections-text = Le plus de Votes dans la Colonne : gagnez 1 point de Gloire.
event-new_senators = Nouveaux sénateurs
event-new_senators-text = Le moins de Votes recrutés : recrutez-en un.
event-eastern_caravan = Caravane d’Orient
event-eastern_caravan-text = Le moins de cartes Commerce en main : piochez-en une.
event-busy_market = Marché prospère
event-busy_market-text = Le plus de cartes Commerce en main : gagnez 2 Denarii.
event-favour_of_the_gods = Faveur des dieux
event-favour_of_the_gods-text = Le plus d’éléments du Panthéon : gagnez 1 point de Gloire.
event-new_cult = Nouveau culte
event-new_cult-text = Le moins d’éléments du Panthéon : placez-en un.
event-grain_dole = Distribution de blé
event-grain_dole-text = Le moins sur le compteur de Gloire : gagnez 3 Denarii.
event-patronage = Mécénat
event-patronage-text = Le moins de Denarii : gagnez-en 3.
event-amnesty = Amnistie
event-amnesty-text = Le plus de marqueurs Vendetta : un retourne à la réserve.
event-oracle = Oracle de Delphes
event-oracle-text = Le moins de Partisans : piochez deux Quêtes, gardez-en une.
event-great_fire = Grand incendie
event-great_fire-text = Le plus de Denarii : perdez-en 3.
event-desertion = Désertion
event-desertion-text = Le plus de Légions dans les Régions : une rentre.
event-senate_scandal = Scandale au Sénat
event-senate_scandal-text = Le plus de Votes dans la Colonne : votre plus bas rentre.
event-piracy = Piraterie
event-piracy-text = Le plus de cartes Commerce en main : défaussez-en une au hasard.
event-disgrace = Disgrâce
event-disgrace-text = Le plus sur le compteur de Gloire : perdez 1 point de Gloire.
event-ill_omen = Mauvais augure
event-ill_omen-text = Le moins de marqueurs Vendetta : prenez-en un de la réserve.

## The Attack of Cassius

cassius_card-syrian_legions = Légions de Syrie
cassius_card-siege_of_rhodes = Siège de Rhodes
cassius_card-plain_of_philippi = Plaine de Philippes
cassius_card-speech_of_the_liberators = Discours des Libérateurs
cassius_card-senate_amnesty = Amnistie du Sénat
cassius_card-council_of_sardis = Conseil de Sardes
cassius_card-tribute_of_tarsus = Tribut de Tarse
cassius_card-fleet_of_laodicea = Flotte de Laodicée
cassius_card-gold_of_lycia = Or de Lycie
cassius_card-offering_to_apollo = Offrande à Apollon
cassius_card-cleansing_of_the_army = Purification de l’armée
cassius_card-eagles_of_ill_omen = Aigles de mauvais augure
cassius_card-granaries_of_asia = Greniers d’Asie
cassius_card-grain_requisitions = Réquisitions de blé
cassius_card-convoy_from_thasos = Convoi de Thasos
combat_card-combat_epirus_vanguard = Avant-garde en Épire
combat_card-combat_epirus_host = Armée en Épire
combat_card-combat_epirus_ambush = Embuscade en Épire
combat_card-combat_epirus_march = Marche vers l’Épire
combat_card-combat_macedonia_vanguard = Avant-garde en Macédoine
combat_card-combat_macedonia_host = Armée en Macédoine
combat_card-combat_macedonia_ambush = Embuscade en Macédoine
combat_card-combat_macedonia_march = Marche vers la Macédoine
combat_card-combat_thrace_vanguard = Avant-garde en Thrace
combat_card-combat_thrace_host = Armée en Thrace
combat_card-combat_thrace_ambush = Embuscade en Thrace
combat_card-combat_thrace_march = Marche vers la Thrace
icon-military = Militaire
icon-politics = Politique
icon-commerce = Commerce
icon-religion = Religion
icon-agriculture = Agriculture
icon-colosseum = Colisée

## Actions

group-quests = Quêtes
group-diplomacy = Offre
group-plots = Complots
group-build = Construire
group-place = Partisan
group-legions = Légions
group-cards = Cartes Commerce
group-tax = Taxation
group-stop = Continuer
group-medal = Médaille Religion
action-return-quest = Remettre « { $quest } » sous la pile des Quêtes
action-offer = Poser son jeton { $token } sur { $building_the } { $province_in }
action-put = Mettre { $amount ->
        [1] 1 Denarius
       *[other] { $amount } Denarii
    } sur le jeton
action-ask = Demander plutôt { $amount ->
        [1] 1 Denarius
       *[other] { $amount } Denarii
    }
action-accept = Accepter l’offre
action-refuse = Refuser l’offre
action-spy-glory = Gagner de la Gloire avec l’Espion
action-spy-action = Utiliser le Bâtiment avec l’Espion
action-activate = Activer son complot { $province_in }
action-effect = Utiliser : { $effect }
action-apostate = { $fate_id ->
        [replace] Remplacer une Légion { $region_in } par une des siennes
       *[other] Renvoyer une Légion { $region_from }
    }
action-deceive = Déplacer deux Légions, { $pair }, { $region_to }
action-unseat = Retirer le Vote à la hauteur { $height }
action-build = Construire ou améliorer { $building_the }
action-place = Placer un Partisan sur { $building_the }
action-place-bonus = Placer un Partisan avec le bonus { $bonus }
action-colosseum = Placer un Partisan au Colisée
action-plot = Placer un Partisan sur un nouveau complot
action-legion = Envoyer une Légion { $region_to }
action-march = Déplacer une Légion { $march }
action-recall = Reprendre une Légion { $region_from }
action-play = Jouer { $card }
action-sell = Vendre { $card }
action-discard = Défausser { $card }
action-lay-out = Former un Ensemble : { $goods }
action-leave-out = Garder { $card } hors de l’Ensemble
action-tax = { $rate_id ->
        [double] Double Taxation
       *[other] Taxation normale
    }
action-stop = Ne plus jouer de carte
action-forgo = S’en passer
action-done = Finir son tour
action-buy-glory = Acheter 1 point de Gloire avec la Médaille Religion

## Questions

ask-KeepQuests = Quelle Quête remettez-vous sous la pile ?
ask-Recall = Désertion : quelle Légion rentre ?
ask-MakeOffer = Espions & Alliés : sur quel Bâtiment posez-vous un jeton, et lequel ?
ask-PutDenarii = Combien de Denarii mettez-vous sur votre jeton ?
ask-AnswerOffer = Acceptez-vous l’offre faite sur votre Bâtiment ?
ask-SpyReward = Votre Espion est entré : de la Gloire, ou l’action du Bâtiment ?
ask-ActivatePlots = Complots : en activez-vous un, vendez-vous une carte, formez-vous un Ensemble ?
ask-ChooseEffect = Quel effet a votre complot ?
ask-PlotWindow = Jouez-vous une carte pour votre complot ?
ask-React = Un complot vous frappe : jouez-vous une carte contre lui ?
ask-Apostasy = Apostasie : quelle Légion abandonne, et la vôtre prend-elle sa place ?
ask-Deception = Tromperie : quelles deux Légions vont où ?
ask-Unseat = Quel Vote quitte la Colonne ?
ask-Construct = Construction : quelle tuile bâtissez-vous dans votre Province ?
ask-BuildWindow = Jouez-vous une carte pour cette tuile avant de la payer ?
ask-PlacePartisan = Où placez-vous votre Partisan ?
ask-ReachMilestone = La phase d’Action s’achève : achetez-vous de la Gloire pour atteindre une Étape et placer un Partisan de plus ?
ask-Window = Jouez-vous une carte avant l’action de votre Partisan ?
ask-PlaceLegion = Militaire : quelle Légion va où ?
ask-MoveLegion = Laquelle de vos Légions change de Région ?
ask-Draw = Votre main est pleine : comment faites-vous place à une autre carte ?
ask-LeaveOut = Quelle carte gardez-vous hors de l’Ensemble ?
ask-Revenue = Revenu : quelle Taxation choisissez-vous ?
ask-TaxWindow = Jouez-vous une carte pour cette Double Taxation ?
ask-LastChance = La fin est proche : que faites-vous encore avant le décompte ?

## Log

told-character = { $seat } joue { $character ->
        [1] { character-aemilius_lepidus }
        [2] { character-fulvia }
        [3] { character-junia_secunda }
        [4] { character-gaius_octavius }
        [5] { character-livia_drusilla }
       *[0] { character-marcus_antonius }
    }.
told-keeps_quests = { $count ->
        [one] { $seat } garde une Quête.
       *[other] { $seat } garde { $count } Quêtes.
    }
told-round = Le round { $count } commence.
told-event = Événement : { $event ->
        [1] { event-levy }
        [2] { event-consular_elections }
        [3] { event-new_senators }
        [4] { event-eastern_caravan }
        [5] { event-busy_market }
        [6] { event-favour_of_the_gods }
        [7] { event-new_cult }
        [8] { event-grain_dole }
        [9] { event-patronage }
        [10] { event-amnesty }
        [11] { event-oracle }
        [12] { event-great_fire }
        [13] { event-desertion }
        [14] { event-senate_scandal }
        [15] { event-piracy }
        [16] { event-disgrace }
        [17] { event-ill_omen }
       *[0] { event-spoils_of_war }
    }.
told-served = { $seat } : { $event ->
        [1] { event-levy }
        [2] { event-consular_elections }
        [3] { event-new_senators }
        [4] { event-eastern_caravan }
        [5] { event-busy_market }
        [6] { event-favour_of_the_gods }
        [7] { event-new_cult }
        [8] { event-grain_dole }
        [9] { event-patronage }
        [10] { event-amnesty }
        [11] { event-oracle }
        [12] { event-great_fire }
        [13] { event-desertion }
        [14] { event-senate_scandal }
        [15] { event-piracy }
        [16] { event-disgrace }
        [17] { event-ill_omen }
       *[0] { event-spoils_of_war }
    }.
told-glory = { $count ->
        [one] { $seat } gagne { $count } point de Gloire.
       *[other] { $seat } gagne { $count } points de Gloire.
    }
told-loses_glory = { $count ->
        [one] { $seat } perd { $count } point de Gloire.
       *[other] { $seat } perd { $count } points de Gloire.
    }
told-recruits_partisan = { $seat } atteint une Étape et recrute un Partisan.
told-denarii = { $count ->
        [one] { $seat } gagne { $count } Denarius.
       *[other] { $seat } gagne { $count } Denarii.
    }
told-buys_glory = { $seat } achète de la Gloire avec la Médaille Religion.
told-offers = { $seat } pose un jeton sur { $building_the } { $province_in }.
told-puts = { $count ->
        [one] { $seat } offre { $count } Denarius.
       *[other] { $seat } offre { $count } Denarii.
    }
told-asks = { $count ->
        [one] { $seat } demande { $count } Denarius.
       *[other] { $seat } demande { $count } Denarii.
    }
told-accepts = { $seat } accepte : le jeton est { $token_the }.
told-refuses = { $seat } refuse : le jeton est { $token_the }.
told-takes_back = { $count ->
        [one] { $seat } reprend { $count } Denarius.
       *[other] { $seat } reprend { $count } Denarii.
    }
told-spies = { $seat } utilise { $building_the } avec l’Espion.
told-activates = { $seat } active un complot { $province_in } contre { $other }.
told-chooses_effect = { $seat } utilise : { $effect }.
told-cancelled = { $effect } : effet annulé.
told-in_vain = { $effect } : rien à frapper.
told-degraded = { $seat } perd un élément du Panthéon.
told-deceived = { $seat } : deux Légions finissent { $region_in }.
told-forced_sale = { $seat } doit défausser { $card }.
told-customs = { $seat } prend une carte Commerce à { $other }.
told-loses_card = { $seat } perd { $card }.
told-pays = { $count ->
        [one] { $seat } paie { $count } Denarius.
       *[other] { $seat } paie { $count } Denarii.
    }
told-builds = { $seat } construit { $building_the }, niveau { $count }.
told-medal = { $seat } gagne la { $building_id ->
        [politics] { medal-politics }
        [commerce] { medal-commerce }
        [religion] { medal-religion }
        [agriculture] { medal-agriculture }
       *[military] { medal-military }
    }.
told-places = { $seat } place un Partisan sur { $building_the }.
told-places_bonus = { $seat } place un Partisan sur { $building_the } avec un bonus.
told-places_colosseum = { $seat } place un Partisan au Colisée.
told-plots = { $seat } prépare un complot { $province_in }.
told-legion = { $seat } envoie une Légion { $region_to }.
told-marches = { $seat } déplace une Légion { $region_from } vers { $to ->
        [0] l’Épire
        [1] la Macédoine
       *[other] la Thrace
    }.
told-legion_returns = { $seat } : une Légion rentre { $region_from }.
told-votes = { $seat } pose un Vote sur la Colonne.
told-majority = { $seat } établit une Majorité.
told-vote_returns = { $seat } : un Vote quitte la Colonne.
told-adds_piece = { $seat } ajoute un élément au Panthéon.
told-completes_base = { $seat } achève la base du Panthéon : { $colour ->
        [1] { colour-bronze }
        [2] { colour-silver }
        [3] { colour-gold }
       *[0] { colour-none }
    }.
told-completes_pantheon = { $seat } achève le Panthéon : { $colour ->
        [1] { colour-bronze }
        [2] { colour-silver }
        [3] { colour-gold }
       *[0] { colour-none }
    }.
told-draws_trade = { $seat } pioche une carte Commerce.
told-draws = { $seat } reçoit { $card }.
told-draws_quests = { $count ->
        [one] { $seat } pioche une Quête.
       *[other] { $seat } pioche { $count } Quêtes.
    }
told-reshuffles = La défausse des cartes Commerce forme une nouvelle pile.
told-plays = { $seat } joue { $card }.
told-takes_discard = { $seat } prend { $card } dans la défausse.
told-discards = { $seat } défausse { $card }.
told-sells = { $seat } vend { $card }.
told-lays_out = { $seat } forme un Ensemble : { $goods }.
told-taxes = { $count ->
        [one] { $seat } lève { $count } Denarius.
       *[other] { $seat } lève { $count } Denarii.
    }
told-taxes_double = { $count ->
        [one] { $seat } applique une Double Taxation : { $count } Denarius.
       *[other] { $seat } applique une Double Taxation : { $count } Denarii.
    }
told-rotates = { $clockwise ->
        [0] { $count ->
            [one] Les Provinces font un quart de tour antihoraire.
           *[other] Les Provinces font { $count } quarts de tour antihoraires.
        }
       *[other] { $count ->
            [one] Les Provinces font un quart de tour horaire.
           *[other] Les Provinces font { $count } quarts de tour horaires.
        }
    }
told-cassius_card = Cassius : { $cassius_card ->
        [1] { cassius_card-siege_of_rhodes }
        [2] { cassius_card-plain_of_philippi }
        [3] { cassius_card-speech_of_the_liberators }
        [4] { cassius_card-senate_amnesty }
        [5] { cassius_card-council_of_sardis }
        [6] { cassius_card-tribute_of_tarsus }
        [7] { cassius_card-fleet_of_laodicea }
        [8] { cassius_card-gold_of_lycia }
        [9] { cassius_card-offering_to_apollo }
        [10] { cassius_card-cleansing_of_the_army }
        [11] { cassius_card-eagles_of_ill_omen }
        [12] { cassius_card-granaries_of_asia }
        [13] { cassius_card-grain_requisitions }
        [14] { cassius_card-convoy_from_thasos }
       *[0] { cassius_card-syrian_legions }
    }.
told-cassius_plots = Cassius complote : { $effect }.
told-cassius_acts = Cassius agit : { $icon ->
        [1] { icon-politics }
        [2] { icon-commerce }
        [3] { icon-religion }
        [4] { icon-agriculture }
        [5] { icon-colosseum }
       *[0] { icon-military }
    }.
told-cassius_stocks = Cassius stocke une carte Commerce.
told-combat = Cassius pioche une carte Combat : { $combat_card ->
        [1] { combat_card-combat_epirus_host }
        [2] { combat_card-combat_epirus_ambush }
        [3] { combat_card-combat_epirus_march }
        [4] { combat_card-combat_macedonia_vanguard }
        [5] { combat_card-combat_macedonia_host }
        [6] { combat_card-combat_macedonia_ambush }
        [7] { combat_card-combat_macedonia_march }
        [8] { combat_card-combat_thrace_vanguard }
        [9] { combat_card-combat_thrace_host }
        [10] { combat_card-combat_thrace_ambush }
        [11] { combat_card-combat_thrace_march }
       *[0] { combat_card-combat_epirus_vanguard }
    }.

## Why not

why-not-in-hand = { $card } n’est pas dans votre main.
why-no-plots = Il n’y a pas de complots dans cette partie.
why-quests-stay = On ne remet une Quête que lorsqu’on vient de la piocher.
why-quest-not-drawn = Vous ne venez pas de piocher « { $quest } ».
why-no-spies = Cette partie se joue sans Espions & Alliés.
why-no-opponent-there = Aucun adversaire ne fait face à cette Province : { $province }.
why-no-building-there = Il n’y a pas ce Bâtiment { $province_in }.
why-not-that-rich = { $count ->
        [0] Vous n’avez aucun Denarius à offrir.
        [one] Vous n’avez que { $count } Denarius à offrir.
       *[other] Vous n’avez que { $count } Denarii à offrir.
    }
why-argued-once = Le montant a déjà été discuté une fois : acceptez ou refusez.
why-same-amount = C’est le montant déjà offert.
why-no-offer-now = Les offres se font après l’événement, avant tout complot.
why-no-legion-of-theirs = Votre cible n’a pas de Légion { $region_in }.
why-no-legion-left = Vous n’avez plus de Légion sur votre plateau.
why-nothing-moves = Au moins une des deux Légions doit se déplacer.
why-not-two-legions = Votre cible n’a pas ces deux Légions.
why-not-their-vote = Il n’y a pas de Vote de votre cible à la hauteur { $height }.
why-no-plot-now = Vous n’exécutez pas un tel complot.
why-plots-round-one = On n’active pas de complot au premier round.
why-activation-over = On n’active ses complots qu’à son tour de la phase des Complots.
why-no-plot-there = Vous n’avez pas de complot à activer { $province_in }.
why-plot-at-home = Cette Province vous fait face ({ $province }) : un complot n’y frappe personne.
why-plot-nobody = Personne ne fait face à cette Province : { $province }.
why-no-vendetta = Vous n’avez pas de marqueur Vendetta pour payer.
why-vendetta-full = Le compteur de Vendetta est plein : { $seat }.
why-no-effect = Aucun de vos trois effets ne peut agir : { $seat }.
why-no-room = Votre main est pleine : les Droits de douane demandent une place libre.
why-not-your-effect = { $effect } : votre personnage n’a pas cet effet.
why-effect-used = { $effect } : ce complot l’a déjà utilisé.
why-effect-useless = { $effect } : cela ne changerait rien pour votre cible.
why-construction-only = On construit pendant la phase de Construction.
why-level-three = { $building } : déjà au niveau III.
why-no-tile = { $building } : il ne reste plus de tuile de niveau { $count }.
why-too-expensive = { $building } coûte { $count } Denarii : plus que vous ne pouvez payer.
why-action-only = On place ses Partisans pendant la phase d’Action.
why-no-plot-marker = Vous n’avez plus de marqueur Complot sur votre plateau.
why-plot-slots-full = Les trois emplacements Complot de votre Province sont pris.
why-no-building = { $building } : il n’y en a pas dans votre Province.
why-building-full = { $building } : plus de place, autant de Partisans que son niveau, { $count }.
why-bonus-used = Vous avez déjà utilisé ce bonus pendant ce round : { $building }.
why-bonus-covered = Un marqueur Vendetta couvre ce bonus : { $building }.
why-no-legions-now = Vous n’avez pas de Légion à placer ainsi maintenant.
why-no-legion-there = Vous n’avez pas de Légion { $region_in }.
why-own-turn-only = On vend et on forme des Ensembles à son tour, pas pendant qu’une carte ou une action se résout.
why-sets-full = Vous avez { $count } Ensembles, le maximum.
why-no-set = Vous n’avez pas trois cartes, dont une vraie, pour cet Ensemble : { $goods }.
why-hand-not-full = On défausse pour faire place dans une main pleine de { $count } cartes.
why-not-in-this-set = { $card } : cette carte ne peut pas être écartée de cet Ensemble.
why-when-activating = { $card } se joue quand vous activez un complot.
why-when-targeted = { $card } se joue quand un complot est activé contre vous.
why-when-building = { $card } se joue quand vous construisez une tuile.
why-when-taxing = { $card } se joue lors d’une Double Taxation.
why-when-placing = { $card } se joue quand vous placez un Partisan, avant son action.
why-other-place = { $card } : le Partisan devrait être ailleurs.
why-bracelets-once = { $card } : chaque exemplaire se joue une fois par fenêtre.
why-no-anchor = { $card } ne sert qu’à se défaire d’une Ancre.
why-card-useless = { $card } : cela ne changerait rien maintenant.
why-revenue-only = La Taxation a lieu pendant la phase de Revenu.
why-too-little-glory = { $count ->
        [one] La Double Taxation coûte { $count } point de Gloire : votre marqueur ne peut pas reculer autant.
       *[other] La Double Taxation coûte { $count } points de Gloire : votre marqueur ne peut pas reculer autant.
    }
why-must-place = Tous vos Partisans doivent être placés ; le Colisée a toujours de la place.
why-must-place-legion = Vous avez une Légion sur votre plateau : elle doit aller dans une Région, ou une autre se déplace.
why-must-be-paid = Vous ne pouvez payer cette tuile qu’avec une autre carte.
why-loss-too-great = Vous ne pouvez supporter cette perte de Gloire qu’avec une autre carte.
why-must-tax = Il faut choisir la Taxation, normale ou double.
why-finish-first = Finissez d’abord ce que vous avez commencé.
why-all-placed = Tous vos Partisans sont placés.
why-must-choose = Il faut choisir une des actions proposées.
why-no-religion-medal = Seul le détenteur de la Médaille Religion achète de la Gloire.
why-glory-price = Un point de Gloire coûte { $count } Denarii.
why-denarii-promised = Vos Denarii sont nécessaires à la tuile que vous venez de choisir.

## Scoring

score-glory = Compteur de Gloire
score-military = Militaire
score-politics = Politique
score-commerce = Commerce
score-religion = Religion
score-quests = Quêtes
score-denarii = Denarii
score-total = Total
measure-tasks = Tâches accomplies
measure-lead = Avance sur Cassius
ending-rounds = Les neuf rounds sont joués : chacun compte sa Gloire.
ending-citizen = Trop peu de tâches sont accomplies : vous restez Citoyen.
ending-praetor = Vos tâches accomplies font de vous un Préteur.
ending-imperator = Vos tâches accomplies font de vous un Imperator.
ending-child_of_jupiter = Toutes les tâches sont accomplies : vous êtes Fils de Jupiter.
ending-cassius_beaten = Vous avez plus de Gloire que Cassius.
ending-cassius_ahead = Cassius a autant de Gloire que vous, ou plus : la partie est perdue.
task-glory_51 = 51 sur le compteur de Gloire
task-three_medals = Trois Médailles
task-two_regions = Deux Régions vaincues
task-four_votes = Quatre Votes dans la Colonne
task-two_sets = Deux Ensembles
task-pantheon = Un Panthéon
task-two_quests = Deux Quêtes accomplies
rank-citizen = Citoyen
rank-praetor = Préteur
rank-imperator = Imperator
rank-child_of_jupiter = Fils de Jupiter
medal-military = Médaille Militaire
medal-politics = Médaille Politique
medal-commerce = Médaille Commerce
medal-religion = Médaille Religion
medal-agriculture = Médaille Agriculture
exploit-hundred = 100 points de Gloire ou plus
exploit-five_medals = Les cinq Médailles
exploit-two_jewel_sets = Deux Ensembles de Joyaux
exploit-track_61 = 61 ou plus sur le compteur de Gloire
exploit-three_same_sets = Trois Ensembles du même type
exploit-three_regions = Premier dans les trois Régions
exploit-cassius_90 = 90 points de Gloire ou plus contre Cassius
exploit-senate_12 = 12 points ou plus au Sénat
exploit-golden_pantheon = Un Panthéon doré
exploit-four_quests = Quatre Quêtes accomplies
exploit-no_vendetta = Aucun marqueur Vendetta à la fin
exploit-creator_record = 113 points de Gloire, le record des créateurs

## Public numbers of a seat, which previews compare

tally-glory = Gloire
tally-denarii = { $count ->
        [one] Denarius
       *[other] Denarii
    }
tally-partisans = { $count ->
        [one] Partisan
       *[other] Partisans
    }
tally-population = Population
tally-legions = { $count ->
        [one] Légion sur le plateau
       *[other] Légions sur le plateau
    }
tally-legions-in-regions = { $count ->
        [one] Légion dans les Régions
       *[other] Légions dans les Régions
    }
tally-votes = { $count ->
        [one] Vote sur le plateau
       *[other] Votes sur le plateau
    }
tally-senate = { $count ->
        [one] point au Sénat
       *[other] points au Sénat
    }
tally-pantheon = { $count ->
        [one] élément du Panthéon
       *[other] éléments du Panthéon
    }
tally-hand = { $count ->
        [one] carte Commerce en main
       *[other] cartes Commerce en main
    }
tally-sets = { $count ->
        [one] Ensemble
       *[other] Ensembles
    }
tally-quests = { $count ->
        [one] Quête
       *[other] Quêtes
    }
tally-vendetta = { $count ->
        [one] marqueur Vendetta
       *[other] marqueurs Vendetta
    }
tally-plots = { $count ->
        [one] marqueur Complot sur le plateau
       *[other] marqueurs Complot sur le plateau
    }
tally-medals = { $count ->
        [one] Médaille
       *[other] Médailles
    }

## Standing orders

order-React = Jouer une carte contre un complot qui vous frappe

## Parts of the board

phase-plots = Complots
phase-construction = Construction
phase-action = Action
phase-revenue = Revenu
phase-end = Décompte final
zone-glory = Gloire
zone-denarii = Denarii
zone-senate = Sénat
zone-hand = Main
zone-quests = Quêtes
zone-sets = Ensembles
zone-anchor = Ancre
zone-milestones = Étapes
zone-discard = Défausse
zone-deck = Pile Commerce
zone-pantheon = Panthéon
zone-medals = Médailles
zone-bonuses = Bonus
zone-partisans = Partisans
zone-legions = Légions
zone-votes = Votes
zone-vendetta = Vendetta
zone-plots = Complots
zone-population = Population
zone-tiles = Tuiles
zone-offer = Offre
zone-tasks = Tâches
zone-stock = Stock
