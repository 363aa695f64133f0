# Age of Rome: names, actions, questions, log and reasons.
# Forms of a name: .the with its article; .in, .from and .to for places.

game-name = Age of Rome
game-pitch = Le plateau tourne, votre province change de mains. Neuf rounds de complots, de chantiers et de votes.
manner-fabia = Bâtit partout où le plateau la mène, même pour les autres.
manner-crispus = Les marchandises avant les honneurs : là où il y a un phare, il y est.
manner-drusus = Les légions d’abord, et un complot pour qui viendra ensuite.

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
option-solo-cassius = L’Attaque de Cassius (notre reconstitution)
option-difficulty = La force de Cassius
option-difficulty-normal = Normale
option-difficulty-easy = Facile
option-difficulty-hard = Difficile
option-ask-cards = Demander avant de jouer la seule carte qui paie
option-ask-cards-no = Non
option-ask-cards-yes = Oui

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
    .cap = Le Château
    .prices = 4, 9, 14
building-politics = Curie
    .the = la Curie
    .cap = La Curie
    .prices = 4, 9, 14
building-commerce = Phare
    .the = le Phare
    .cap = Le Phare
    .prices = 3, 8, 13
building-religion = Temple
    .the = le Temple
    .cap = Le Temple
    .prices = 3, 8, 13
building-agriculture = Ferme
    .the = la Ferme
    .cap = La Ferme
    .prices = 2, 7, 12
bonus-military = Militaire
    .building = le Château
bonus-politics = Politique
    .building = la Curie
bonus-commerce = Commerce
    .building = le Phare
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
pair-epirus-epirus = deux Légions d’Épire
pair-epirus-macedonia = une Légion d’Épire et une de Macédoine
pair-epirus-thrace = une Légion d’Épire et une de Thrace
pair-macedonia-macedonia = deux Légions de Macédoine
pair-macedonia-thrace = une Légion de Macédoine et une de Thrace
pair-thrace-thrace = deux Légions de Thrace
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
    .the = la Calomnie
    .does = Gloire −1
    .harm = vous perdez 1 point de Gloire
effect-calumny-text = La cible perd 1 point de Gloire ; pas si elle n’en a qu’un.
effect-degradation = Dégradation
    .the = la Dégradation
    .does = Panthéon −1
    .harm = vous perdez un élément du Panthéon
effect-degradation-text = Un élément de la couleur de la cible quitte un niveau inachevé de son Panthéon.
effect-apostasy = Apostasie
    .the = l’Apostasie
    .does = Légion −1
    .harm = une de vos Légions quitte une Région
effect-apostasy-text = Une Légion de la cible quitte une Région, ou est remplacée par une des vôtres.
effect-deception = Tromperie
    .the = la Tromperie
    .does = deux Légions réunies
    .harm = deux de vos Légions sont réunies dans une Région
effect-deception-text = Deux Légions de la cible finissent dans une même Région.
effect-second_vote = Second vote
    .the = le Second vote
    .does = Vote remplacé
    .harm = un Vote adverse remplace un des vôtres
effect-second_vote-text = Un Vote de la cible quitte la Colonne, puis un des vôtres vient au sommet.
effect-null_vote = Vote nul
    .the = le Vote nul
    .does = Vote −1, votre Gloire +1
    .harm = vous perdez un Vote
effect-null_vote-text = Un Vote de la cible quitte la Colonne et vous gagnez 1 point de Gloire.
effect-forced_sale = Vente forcée
    .the = la Vente forcée
    .does = carte −1, 2 Denarii pour vous
    .harm = vous défaussez une carte au hasard
effect-forced_sale-text = Une carte Commerce de la cible, prise au hasard, est défaussée et vous gagnez 2 Denarii.
effect-customs = Droits de douane
    .the = les Droits de douane
    .does = une carte pour vous
    .harm = vous perdez une carte au hasard
effect-customs-text = Vous prenez une carte Commerce de la cible au hasard, si votre main n’est pas pleine.

## Trade cards

goods-tools = Outils
    .of = d’Outils
    .points = 3
goods-weapons = Armes
    .of = d’Armes
    .points = 4
goods-clothes = Habits
    .of = d’Habits
    .points = 5
goods-jewels = Joyaux
    .of = de Joyaux
    .points = 6
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
card-snake_bracelets-text = Quand vous placez un Partisan : prenez la première carte de la défausse ; chaque exemplaire une fois par placement.
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
event-amnesty-text = Le plus de marqueurs Vendetta : rendez-en un à la réserve.
event-oracle = Oracle de Delphes
event-oracle-text = Le moins de Partisans : piochez deux Quêtes, gardez-en une.
event-great_fire = Grand incendie
event-great_fire-text = Le plus de Denarii : perdez-en 3.
event-desertion = Désertion
event-desertion-text = Le plus de Légions dans les Régions : reprenez-en une sur votre plateau.
event-senate_scandal = Scandale au Sénat
event-senate_scandal-text = Le plus de Votes dans la Colonne : reprenez le plus bas des vôtres.
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
combat_card-combat_epirus_vanguard-text = Cassius envoie une Légion en Épire.
combat_card-combat_epirus_host = Armée en Épire
combat_card-combat_epirus_host-text = Cassius envoie deux Légions en Épire.
combat_card-combat_epirus_ambush = Embuscade en Épire
combat_card-combat_epirus_ambush-text = Cassius envoie une Légion en Épire, puis une des vôtres y est renvoyée sur votre plateau.
combat_card-combat_epirus_march = Marche vers l’Épire
combat_card-combat_epirus_march-text = Cassius déplace vers l’Épire une Légion de la Région où il en a le plus.
combat_card-combat_macedonia_vanguard = Avant-garde en Macédoine
combat_card-combat_macedonia_vanguard-text = Cassius envoie une Légion en Macédoine.
combat_card-combat_macedonia_host = Armée en Macédoine
combat_card-combat_macedonia_host-text = Cassius envoie deux Légions en Macédoine.
combat_card-combat_macedonia_ambush = Embuscade en Macédoine
combat_card-combat_macedonia_ambush-text = Cassius envoie une Légion en Macédoine, puis une des vôtres y est renvoyée sur votre plateau.
combat_card-combat_macedonia_march = Marche vers la Macédoine
combat_card-combat_macedonia_march-text = Cassius déplace vers la Macédoine une Légion de la Région où il en a le plus.
combat_card-combat_thrace_vanguard = Avant-garde en Thrace
combat_card-combat_thrace_vanguard-text = Cassius envoie une Légion en Thrace.
combat_card-combat_thrace_host = Armée en Thrace
combat_card-combat_thrace_host-text = Cassius envoie deux Légions en Thrace.
combat_card-combat_thrace_ambush = Embuscade en Thrace
combat_card-combat_thrace_ambush-text = Cassius envoie une Légion en Thrace, puis une des vôtres y est renvoyée sur votre plateau.
combat_card-combat_thrace_march = Marche vers la Thrace
combat_card-combat_thrace_march-text = Cassius déplace vers la Thrace une Légion de la Région où il en a le plus.
icon-military = Militaire
icon-military-text = Cassius pioche une carte Combat et envoie des Légions.
icon-politics = Politique
icon-politics-text = Cassius pose un Vote au sommet de la Colonne.
icon-commerce = Commerce
icon-commerce-text = Cassius met une carte Commerce dans son stock ; trois cartes valent 4 points à la fin.
icon-religion = Religion
icon-religion-text = Cassius ajoute un élément à son Panthéon.
icon-agriculture = Agriculture
icon-agriculture-text = Cassius gagne 1 point de Gloire, 2 avec la Médaille Agriculture.
icon-colosseum = Colisée
icon-colosseum-text = Cassius gagne 1 point de Gloire.
cassius_plot-none = Pas de complot ce round.
cassius_plot-calumny = Vous perdez 1 point de Gloire, si vous en avez plus d’un.
cassius_plot-degradation = Vous perdez un élément du niveau inachevé de votre Panthéon.
cassius_plot-apostasy = Une de vos Légions quitte la Région où vous en avez le plus (à égalité, la mieux défendue) ; une de Cassius la remplace, s’il en a sur son plateau.
cassius_plot-null_vote = Votre Vote le plus haut quitte la Colonne et Cassius gagne 1 point de Gloire.
cassius_plot-forced_sale = Vous défaussez une carte Commerce au hasard et Cassius gagne 1 point de Gloire.

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
action-offer = Poser le jeton { $token } sur { $building_the } { $province_in }
action-put = Mettre { $amount ->
        [1] 1 Denarius
       *[other] { $amount } Denarii
    } sur le jeton
action-ask = Demander plutôt { $amount ->
        [1] 1 Denarius
       *[other] { $amount } Denarii
    }
action-accept = Accepter l’offre et prendre les Denarii
action-refuse = Refuser l’offre
action-spy-glory = Gagner avec l’Espion autant de points de Gloire que le niveau du Bâtiment
action-spy-action = Faire une fois l’action du Bâtiment, avec l’Espion
action-activate = Activer son complot { $province_in } (1 marqueur Vendetta)
action-effect = Utiliser { $effect_the } ({ $effect_does })
action-apostate = { $fate_id ->
        [replace] Remplacer une Légion adverse { $region_in } par une des vôtres
       *[other] Renvoyer une Légion adverse { $region_from }
    }
action-deceive = Réunir { $region_in } { $pair }
action-unseat = Retirer le { $height ->
        [1] Vote du bas
       *[other] { $height }e Vote en partant du bas
    } de la Colonne
action-build = Bâtir { $building_the } (I, II, III : { $building_prices } Denarii)
action-place = Placer un Partisan sur { $building_the }
action-place-bonus = Placer un Partisan sur { $bonus_building } avec le bonus (×2)
action-colosseum = Placer un Partisan au Colisée (Gloire +1)
action-plot = Placer un Partisan sur un nouveau complot
action-legion = Envoyer une Légion { $region_to }
action-march = Déplacer une Légion { $march }
action-recall = Reprendre une Légion { $region_from }
action-play = Jouer { $card }
action-sell = Vendre { $card } pour 1 Denarius
action-discard = Défausser { $card }
action-lay-out = Former un Ensemble { $goods_of } ({ $goods_points } points à la fin)
action-leave-out = Garder { $card } en main, hors de l’Ensemble
action-tax = { $rate_id ->
        [double] Double Taxation, contre de la Gloire
       *[other] Taxation normale
    }
action-stop = Ne plus jouer de carte
action-forgo = Y renoncer
action-done = Finir son tour
action-buy-glory = Acheter 1 point de Gloire pour 3 Denarii (Médaille Religion)

## Questions

ask-KeepQuests = Vous avez pioché { $count } Quêtes et en gardez { $kept } : laquelle remettez-vous sous la pile ?
ask-Recall = Désertion : de quelle Région reprenez-vous une Légion ?
ask-MakeOffer = Espions & Alliés : posez-vous un jeton sur le Bâtiment d’un adversaire, { $count ->
        [0] sans Denarius
        [1] avec ou sans votre Denarius
       *[other] avec une part de vos { $count } Denarii
    } ?
ask-PutDenarii = { $asked ->
        [0] Combien de Denarii, sur les { $count } que vous avez, mettez-vous sur votre jeton pour { $other } ({ $building })
       *[other] { $other } demande { $asked } Denarii au lieu de { $offered } ({ $building }) : combien en mettez-vous, sur { $count }
    } ?
ask-AnswerOffer = { $other } offre { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } et cache un jeton sur votre Bâtiment ({ $building }, niveau { $level ->
        [1] I
        [2] II
       *[other] III
    }) : { $last ->
        [0] acceptez-vous, refusez-vous ou demandez-vous un autre montant
       *[other] acceptez-vous ou refusez-vous ce dernier montant
    } ?
ask-SpyReward = Votre Espion est entré ({ $building }) : prenez-vous { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire, ou faites-vous l’action du Bâtiment ?
ask-ActivatePlots = { $count ->
        [0] { $full ->
            [0] Un complot encore à venir peut vous prendre une carte : en vendez-vous, ou formez-vous un Ensemble avant ?
           *[other] Votre main est pleine et bloque vos Droits de douane : vendez-vous une carte, ou formez-vous un Ensemble ?
        }
        [one] Activez-vous votre complot (marqueurs Vendetta pour payer : { $markers }) ?
       *[other] Activez-vous un complot dans une des { $count } Provinces où vous pouvez frapper (marqueurs Vendetta pour payer : { $markers }) ?
    }
ask-ChooseEffect = { $second ->
        [0] Votre complot frappe { $other } : quel effet a-t-il ?
       *[other] Votre carte ajoute un second effet contre { $other } : lequel ?
    }
ask-PlotWindow = Vous frappez { $other } ({ $effect }) : jouez-vous une carte pour ce complot ?
ask-React = { $other } complote contre vous ({ $effect } : { $cancelled ->
        [0] { $effect_harm }
       *[other] annulé
    }) : jouez-vous une carte pour y répondre ?
ask-Apostasy = { $count ->
        [0] Apostasie : de quelle Région renvoyez-vous une Légion de votre cible ({ $other }) ?
       *[other] Apostasie : quelle Légion de votre cible ({ $other }) renvoyez-vous, et une des vôtres prend-elle sa place ?
    }
ask-Deception = Tromperie contre { $other } : quelles Légions réunissez-vous, et dans quelle Région ?
ask-Unseat = { $effect_id ->
        [null_vote] Vote nul : quel Vote retirez-vous à { $other }, pour 1 point de Gloire ?
       *[other] Second vote : quel Vote retirez-vous à { $other } avant de poser le vôtre au sommet ?
    }
asked-purse = { $count ->
        [0] sans Denarius
        [1] avec votre Denarius
       *[other] avec vos { $count } Denarii
    }
ask-Construct = Construction { $province_in } : { $tiles ->
        [0] rien ne se bâtit { asked-purse }, vendez-vous d’abord une carte
       *[other] que bâtissez-vous { asked-purse }
    } ?
ask-BuildWindow = { $building_cap } de niveau { $level ->
        [1] I
        [2] II
       *[other] III
    } coûte { $price } Denarii et vous en avez { $count } : { $enough ->
        [0] quelle carte jouez-vous pour pouvoir payer
       *[other] jouez-vous une carte avant de payer
    } ?
ask-PlacePartisan = { $count ->
        [one] Où placez-vous votre dernier Partisan, { $province_in } ou au Colisée ?
       *[other] Où placez-vous un de vos { $count } Partisans, { $province_in } ou au Colisée ?
    }
ask-ReachMilestone = Tous les Partisans ont agi : achetez-vous { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire pour { $price } Denarii, jusqu’à l’Étape { $milestone }, afin de placer un Partisan de plus ?
ask-Window = Votre Partisan est { $spot ->
        [5] au Colisée
        [6] sur un nouveau complot
       *[other] sur { $building_the }
    } : jouez-vous une carte avant son action ?
ask-PlaceLegion = { $legions ->
        [0] Vous n’avez plus de Légion sur votre plateau : en déplacez-vous une d’une Région à une autre ?
       *[other] Dans quelle Région envoyez-vous une de vos Légions (sur le plateau : { $legions }{ $count ->
            [one] { "" }
           *[other] , à envoyer : { $count }
        }){ $sent ->
            [0] { "" }
           *[other] , ou laquelle déplacez-vous
        } ?
    }
ask-MoveLegion = Votre carte déplace une Légion : laquelle, et vers quelle Région ?
ask-Draw = Votre main de { $full } cartes est pleine et { $count ->
        [one] une carte vous attend
       *[other] { $count } cartes vous attendent
    } : { $by_event ->
        [0] comment faites-vous de la place, ou y renoncez-vous
       *[other] que défaussez-vous, ou y renoncez-vous
    } ?
ask-LeaveOut = { $count } cartes conviennent à votre Ensemble { $goods_of }, qui en prend 3 : laquelle gardez-vous en main ?
ask-Revenue = { $possible ->
        [0] Le double vous est interdit, faute de { $loss } points de Gloire à perdre : prenez-vous votre Revenu ({ $count }), ou vendez-vous d’abord ?
       *[other] Prenez-vous un Revenu simple ({ $count }), ou double ({ $twice }) en perdant { $loss } de Gloire ?
    }
ask-TaxWindow = La Double Taxation rapporte { $count } Denarii et coûte { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } de Gloire : jouez-vous une carte avant ?
ask-LastChance = { $count ->
        [0] Dernier tour avant le décompte : formez-vous un Ensemble, vendez-vous encore une carte ?
       *[other] Dernier tour avant le décompte : achetez-vous de la Gloire (jusqu’à { $count }), vendez-vous, formez-vous un Ensemble ?
    }

## Log

told-character = { $seat_is ->
        [me] Vous jouez
       *[other] { $seat } joue
    } { $character ->
        [1] { character-aemilius_lepidus }
        [2] { character-fulvia }
        [3] { character-junia_secunda }
        [4] { character-gaius_octavius }
        [5] { character-livia_drusilla }
       *[0] { character-marcus_antonius }
    }.
told-keeps_quests = { $seat_is ->
        [me] Vous gardez
       *[other] { $seat } garde
    } { $count ->
        [one] { $count } Quête
       *[other] { $count } Quêtes
    }.
told-round = Le round { $count } commence.
told-event = Événement « { $event ->
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
    } ».
told-event_nothing = L’événement ne change rien pour { $seat }.
    .part = rien pour { $seat }
told-concerned = L’événement { $seat_is ->
        [me] vous concerne
       *[other] concerne { $seat }
    }.
    .part = { $seat }
told-emperor_pay = { $seat_is ->
        [me] Vous recevez
       *[other] { $seat } reçoit
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } pour les Partisans recrutés.
    .part = { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } pour les Partisans
told-legion_for = { $seat_is ->
        [me] Vous recrutez
       *[other] { $seat } recrute
    } { $count ->
        [one] { $count } Légion
       *[other] { $count } Légions
    }.
    .part = { $seat_is ->
            [me] vous recrutez
           *[other] { $seat } recrute
        } { $count ->
            [one] { $count } Légion
           *[other] { $count } Légions
        }
told-vote_for = { $seat_is ->
        [me] Vous recrutez
       *[other] { $seat } recrute
    } { $count ->
        [one] { $count } Vote
       *[other] { $count } Votes
    }.
    .part = { $seat_is ->
            [me] vous recrutez
           *[other] { $seat } recrute
        } { $count ->
            [one] { $count } Vote
           *[other] { $count } Votes
        }
told-vendetta_for = { $seat_is ->
        [me] Vous prenez
       *[other] { $seat } prend
    } { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } Vendetta dans la réserve.
    .part = { $count ->
            [one] { $count } marqueur
           *[other] { $count } marqueurs
        } Vendetta pour { $seat }
told-vendetta_off = { $seat_is ->
        [me] Vous rendez
       *[other] { $seat } rend
    } { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } Vendetta à la réserve.
    .part = { $count ->
            [one] { $count } marqueur
           *[other] { $count } marqueurs
        } Vendetta de moins pour { $seat }
told-glory = { $seat_is ->
        [me] Vous gagnez
       *[other] { $seat } gagne
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire.
    .part = Gloire +{ $count }
told-glory_for = { $seat_is ->
        [me] Vous gagnez
       *[other] { $seat } gagne
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire.
    .part = Gloire +{ $count } pour { $seat }
told-glory_off = { $seat_is ->
        [me] Vous perdez
       *[other] { $seat } perd
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire.
    .part = Gloire −{ $count } pour { $seat }
told-loses_glory = { $seat_is ->
        [me] Vous perdez
       *[other] { $seat } perd
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire.
    .part = Gloire −{ $count }
told-recruits_partisan = { $seat_is ->
        [me] Vous atteignez l’Étape { $count } et recrutez un Partisan
       *[other] { $seat } atteint l’Étape { $count } et recrute un Partisan
    }.
    .part = Étape { $count } et Partisan pour { $seat }
told-denarii = { $seat_is ->
        [me] Vous gagnez
       *[other] { $seat } gagne
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = +{ $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        }
told-denarii_for = { $seat_is ->
        [me] Vous gagnez
       *[other] { $seat } gagne
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = +{ $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } pour { $seat }
told-denarii_off = { $seat_is ->
        [me] Vous perdez
       *[other] { $seat } perd
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } de moins pour { $seat }
told-buys_glory = { $seat_is ->
        [me] Vous achetez
       *[other] { $seat } achète
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire pour 3 Denarii, avec la Médaille Religion.
told-offers = { $seat_is ->
        [me] Vous posez
       *[other] { $seat } pose
    } un jeton caché sur { $building_the } { $province_in }.
told-puts = { $seat_is ->
        [me] Vous offrez
       *[other] { $seat } offre
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } offerts
told-asks = { $seat_is ->
        [me] Vous demandez
       *[other] { $seat } demande
    } plutôt { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
told-accepts = { $seat_is ->
        [me] Vous acceptez
       *[other] { $seat } accepte
    } l’offre, et le jeton est { $token_the }.
told-refuses = { $seat_is ->
        [me] Vous refusez
       *[other] { $seat } refuse
    } l’offre, et le jeton est { $token_the }.
told-takes_back = { $seat_is ->
        [me] Vous reprenez
       *[other] { $seat } reprend
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = { $seat_is ->
            [me] vous reprenez
           *[other] { $seat } reprend
        } { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        }
told-spies = { $seat_is ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } { $building_the } avec l’Espion.
told-spies_glory = { $seat_is ->
        [me] Vous gagnez
       *[other] { $seat } gagne
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire avec l’Espion.
told-activates = { $seat_is ->
        [me] Vous activez
       *[other] { $seat } active
    } un complot { $province_in } contre { $other }, payé d’un marqueur Vendetta.
told-chooses_effect = { $seat_is ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } { $effect_the }.
    .part = { $effect }
told-cancelled = L’effet est annulé ({ $effect }).
    .part = effet annulé
told-in_vain = L’effet ne trouve plus rien à frapper ({ $effect }).
    .part = rien à frapper
told-twice = { $seat_is ->
        [me] Vous ajoutez
       *[other] { $seat } ajoute
    } un second effet au complot.
    .part = un second effet suivra
told-degraded = { $seat_is ->
        [me] Vous perdez
       *[other] { $seat } perd
    } un élément du Panthéon.
    .part = { $seat_is ->
            [me] vous perdez
           *[other] { $seat } perd
        } un élément du Panthéon
told-apostasy = { $other_is ->
        [me] Vous perdez
       *[other] { $other } perd
    } une Légion { $region_in } face à { $seat }.
    .part = { $other_is ->
            [me] vous perdez
           *[other] { $other } perd
        } une Légion { $region_in }
told-replaces = { $seat_is ->
        [me] Vous prenez
       *[other] { $seat } prend
    } sa place avec une Légion.
    .part = remplacée par { $seat_is ->
            [me] une des vôtres
           *[other] une Légion ({ $seat })
        }
told-deceives = { $other_is ->
        [me] Vous voyez
       *[other] { $other } voit
    } deux Légions réunies { $region_in } par { $seat }.
    .part = { $other_is ->
            [me] vous avez
           *[other] { $other } a
        } deux Légions réunies { $region_in }
told-unseats = { $other_is ->
        [me] Vous perdez
       *[other] { $other } perd
    } un Vote de la Colonne face à { $seat }.
    .part = { $other_is ->
            [me] vous perdez
           *[other] { $other } perd
        } un Vote
told-forced_sale = { $seat_is ->
        [me] Vous défaussez
       *[other] { $seat } défausse
    } { $card }, par une Vente forcée.
    .part = { $seat_is ->
            [me] vous défaussez
           *[other] { $seat } défausse
        } { $card }
told-customs = { $other_is ->
        [me] Vous perdez
       *[other] { $other } perd
    } une carte Commerce, prise par { $seat }.
    .part = { $other_is ->
            [me] vous perdez
           *[other] { $other } perd
        } une carte Commerce
told-loses_card = { $seat_is ->
        [me] Vous perdez
       *[other] { $seat } perd
    } { $card }.
    .part = { $card }
told-builds = { $seat_is ->
        [me] Vous bâtissez
       *[other] { $seat } bâtit
    } { $building_the }, niveau { $count ->
        [1] I
        [2] II
       *[other] III
    }.
told-pays = { $seat_is ->
        [me] Vous payez
       *[other] { $seat } paie
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = { $count ->
            [0] sans rien payer
            [one] { $count } Denarius payé
           *[other] { $count } Denarii payés
        }
told-costs_less = La tuile choisie par { $seat } coûte { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } de moins.
    .part = { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } de moins sur la tuile
told-medal = { $seat_is ->
        [me] Vous gagnez
       *[other] { $seat } gagne
    } la { $building_id ->
        [politics] { medal-politics }
        [commerce] { medal-commerce }
        [religion] { medal-religion }
        [agriculture] { medal-agriculture }
       *[military] { medal-military }
    }.
    .part = { $building_id ->
            [politics] { medal-politics }
            [commerce] { medal-commerce }
            [religion] { medal-religion }
            [agriculture] { medal-agriculture }
           *[military] { medal-military }
        }
told-places = { $seat_is ->
        [me] Vous placez
       *[other] { $seat } place
    } un Partisan sur { $building_the }.
told-places_bonus = { $seat_is ->
        [me] Vous placez
       *[other] { $seat } place
    } un Partisan sur { $building_the }, avec un bonus qui double l’action.
told-places_colosseum = { $seat_is ->
        [me] Vous placez
       *[other] { $seat } place
    } un Partisan au Colisée.
told-acts = { $seat_is ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } { $building_the }.
told-acts_colosseum = { $seat_is ->
        [me] Vous utilisez
       *[other] { $seat } utilise
    } le Colisée.
told-plots = { $seat_is ->
        [me] Vous préparez
       *[other] { $seat } prépare
    } un complot { $province_in }.
told-legion = { $seat_is ->
        [me] Vous envoyez
       *[other] { $seat } envoie
    } une Légion { $region_to }.
    .part = Légion { $region_in }
told-marches = { $seat_is ->
        [me] Vous déplacez
       *[other] { $seat } déplace
    } une Légion { $region_from } { $to ->
        [0] vers l’Épire
        [1] vers la Macédoine
       *[other] vers la Thrace
    }.
    .part = Légion { $region_from } { $to ->
            [0] vers l’Épire
            [1] vers la Macédoine
           *[other] vers la Thrace
        }
told-legion_returns = { $seat_is ->
        [me] Vous reprenez
       *[other] { $seat } reprend
    } une Légion { $region_from }.
    .part = une Légion de moins { $region_in }
told-recruits_legion = { $seat_is ->
        [me] Vous recrutez
       *[other] { $seat } recrute
    } { $count ->
        [one] { $count } Légion
       *[other] { $count } Légions
    }.
    .part = { $count ->
            [one] { $count } Légion recrutée
           *[other] { $count } Légions recrutées
        }
told-votes = { $seat_is ->
        [me] Vous posez
       *[other] { $seat } pose
    } un Vote sur la Colonne.
    .part = Vote au sommet
told-majority = { $seat_is ->
        [me] Vous établissez
       *[other] { $seat } établit
    } une Majorité.
    .part = Majorité
told-vote_returns = { $seat_is ->
        [me] Vous reprenez
       *[other] { $seat } reprend
    } un Vote de la Colonne.
    .part = { $seat_is ->
            [me] vous reprenez
           *[other] { $seat } reprend
        } un Vote
told-recruits_vote = { $seat_is ->
        [me] Vous recrutez
       *[other] { $seat } recrute
    } { $count ->
        [one] { $count } Vote
       *[other] { $count } Votes
    }.
    .part = { $count ->
            [one] { $count } Vote recruté
           *[other] { $count } Votes recrutés
        }
told-adds_piece = { $seat_is ->
        [me] Vous ajoutez
       *[other] { $seat } ajoute
    } un élément au Panthéon.
    .part = élément du Panthéon
told-completes_base = { $seat_is ->
        [me] Vous achevez
       *[other] { $seat } achève
    } la base du Panthéon ({ $colour ->
        [1] { colour-bronze }
        [2] { colour-silver }
        [3] { colour-gold }
       *[0] { colour-none }
    }).
    .part = base du Panthéon achevée ({ $colour ->
            [1] { colour-bronze }
            [2] { colour-silver }
            [3] { colour-gold }
           *[0] { colour-none }
        })
told-completes_pantheon = { $seat_is ->
        [me] Vous achevez
       *[other] { $seat } achève
    } le Panthéon ({ $colour ->
        [1] { colour-bronze }
        [2] { colour-silver }
        [3] { colour-gold }
       *[0] { colour-none }
    }).
    .part = Panthéon achevé ({ $colour ->
            [1] { colour-bronze }
            [2] { colour-silver }
            [3] { colour-gold }
           *[0] { colour-none }
        })
told-draws_trade = { $seat_is ->
        [me] Vous piochez
       *[other] { $seat } pioche
    } une carte Commerce.
    .part = { $seat_is ->
            [me] { "" }
           *[other] carte Commerce
        }
told-draws = { $seat_is ->
        [me] Vous recevez
       *[other] { $seat } reçoit
    } { $card }.
    .part = carte { $card }
told-draws_quests = { $seat_is ->
        [me] Vous piochez
       *[other] { $seat } pioche
    } { $count ->
        [one] { $count } Quête
       *[other] { $count } Quêtes
    }.
    .part = { $count ->
            [one] { $count } Quête piochée
           *[other] { $count } Quêtes piochées
        }
told-reshuffles = La défausse des cartes Commerce forme une nouvelle pile.
    .part = pile refaite avec la défausse
told-plays = { $seat_is ->
        [me] Vous jouez
       *[other] { $seat } joue
    } { $card }.
told-anchor_leaves = { $seat_is ->
        [me] Vous retirez votre
       *[other] { $seat } retire son
    } Ancre de la partie.
    .part = Ancre retirée
told-takes_discard = { $seat_is ->
        [me] Vous prenez
       *[other] { $seat } prend
    } { $card } dans la défausse.
    .part = carte { $card } reprise à la défausse
told-discards = { $seat_is ->
        [me] Vous défaussez
       *[other] { $seat } défausse
    } { $card }.
    .part = { $card } à la défausse
told-sells = { $seat_is ->
        [me] Vous vendez
       *[other] { $seat } vend
    } { $card } pour { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
told-lays_out = { $seat_is ->
        [me] Vous formez
       *[other] { $seat } forme
    } un Ensemble { $goods_of }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    } à la fin.
told-taxes = { $seat_is ->
        [me] Vous percevez
       *[other] { $seat } perçoit
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } de Revenu.
told-taxes_double = { $seat_is ->
        [me] Vous percevez
       *[other] { $seat } perçoit
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } par une Double Taxation.
told-loses_less = La Double Taxation coûte moins de Gloire à { $seat }.
    .part = perte de Gloire réduite
told-rotates = { $clockwise ->
        [0] { $count ->
            [one] Les Provinces font un quart de tour dans le sens antihoraire.
           *[other] Les Provinces font un demi-tour dans le sens antihoraire.
        }
       *[other] { $count ->
            [one] Les Provinces font un quart de tour dans le sens horaire.
           *[other] Les Provinces font un demi-tour dans le sens horaire.
        }
    }
told-cassius_card = Cassius révèle « { $cassius_card ->
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
    } ».
told-cassius_plots = Cassius complote contre { $seat } avec { $effect_the }, payé d’un marqueur Vendetta.
told-cassius_idle = Cassius ne peut rien bâtir et gagne { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire.
told-cassius_acts = Cassius agit ({ $icon ->
        [1] { icon-politics }
        [2] { icon-commerce }
        [3] { icon-religion }
        [4] { icon-agriculture }
        [5] { icon-colosseum }
       *[0] { icon-military }
    }).
told-cassius_cannot = Cassius ne peut rien faire et gagne { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Gloire.
    .part = impossible, Gloire +{ $count }
told-cassius_stocks = Cassius met une carte Commerce dans son stock.
    .part = une carte au stock
told-combat = Cassius pioche la carte Combat « { $combat_card ->
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
    } ».
    .part = carte Combat « { $combat_card ->
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
        } »

## Why not

why-not-in-hand = { $card } n’est pas dans votre main.
why-no-plots = Il n’y a pas de complots dans cette partie.
why-quests-stay = On ne remet une Quête que lorsqu’on vient de la piocher.
why-quest-not-drawn = Vous ne venez pas de piocher « { $quest } ».
why-quests-first = Choisissez d’abord la Quête que vous remettez sous la pile.
why-no-opponent-there = Aucun adversaire ne fait face à cette Province : { $province }.
why-no-building-there = Il n’y a pas ce Bâtiment { $province_in }.
why-other-province = On ne bâtit et on ne place de Partisans que dans la Province qui vous fait face.
why-not-that-rich = { $count ->
        [0] Vous n’avez aucun Denarius à offrir.
        [one] Vous n’avez que { $count } Denarius à offrir.
       *[other] Vous n’avez que { $count } Denarii à offrir.
    }
why-argued-once = Le montant a déjà été discuté une fois : acceptez ou refusez.
why-same-amount = C’est le montant déjà offert.
why-no-spies = Cette partie se joue sans Espions & Alliés.
why-no-offer-now = Les offres se font après l’événement, avant tout complot.
why-no-legion-of-theirs = Votre cible n’a pas de Légion { $region_in }.
why-no-legion-left = Vous n’avez plus de Légion sur votre plateau.
why-nothing-moves = Au moins une des deux Légions doit se déplacer.
why-not-two-legions = Votre cible n’a pas ces deux Légions.
why-not-their-vote = Ce Vote, le n° { $height } en partant du bas, n’est pas à votre cible.
why-no-plot-now = Il faudrait pour cela activer un complot, à votre tour de la phase des Complots.
why-plots-round-one = On n’active pas de complot au premier round.
why-activation-over = On n’active ses complots qu’à son tour de la phase des Complots.
why-no-plot-there = Vous n’avez pas de complot à activer { $province_in }.
why-plot-at-home = Cette Province vous fait face ({ $province }) : un complot n’y frappe personne.
why-plot-nobody = Personne ne fait face à cette Province : { $province }.
why-no-vendetta = Vous n’avez pas de marqueur Vendetta pour payer un complot.
why-vendetta-full = Le compteur de Vendetta est plein : { $seat }.
why-no-effect = Aucun de vos trois effets ne peut agir : { $seat }.
why-no-room = Votre main est pleine : les Droits de douane demandent une place libre.
why-not-your-effect = { $effect } : votre personnage n’a pas cet effet.
why-effect-used = { $effect } : ce complot l’a déjà utilisé.
why-effect-useless = { $effect } : cela ne changerait rien pour votre cible.
why-construction-only = On construit pendant la phase de Construction.
why-level-three = { $building_cap } est déjà au niveau III.
why-no-tile = Il ne reste plus de tuile de niveau { $count ->
        [1] I
        [2] II
       *[other] III
    } pour { $building_the }.
why-too-expensive = { $building_cap } coûte { $count } Denarii, plus que vous ne pouvez payer.
why-action-only = On place ses Partisans pendant la phase d’Action.
why-no-plot-marker = Vous n’avez plus de marqueur Complot sur votre plateau.
why-plot-slots-full = Les trois emplacements Complot de votre Province sont pris.
why-no-building = Il n’y a pas ce Bâtiment dans votre Province : { $building }.
why-building-full = { $building_cap } est complet : il y a place pour autant de Partisans que son niveau, { $count }.
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
why-bracelets-once = { $card } : chaque exemplaire se joue une fois par placement.
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
score-tie = À égalité de Gloire passe devant qui garde le plus de Denarii après l’échange.
measure-tasks = Tâches accomplies
verdict-cassius = Cassius
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
task-pantheon = Un Panthéon complet
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

## Pourquoi une partie ne peut pas être montée ainsi

why-spies-alone = « Espions & Alliés » demande au moins deux joueurs.
why-cassius-alone = L’Attaque de Cassius se joue seul, pas à { $count }.
why-difficulty-without-cassius = Seule l’Attaque de Cassius a une difficulté.

## Pourquoi une action est conseillée

because-denarii = { $denarii ->
    [0] Des Denarii paieront le prochain Bâtiment.
   *[other] Avec { $denarii } { $denarii ->
        [one] Denarius
       *[other] Denarii
    }, vous pourrez bâtir au bon moment.
}
because-partisans = Un Partisan, c’est une action de plus, à ce round et à tous les suivants.
because-bonus = Un bonus actif double son action, une fois par round.
because-legions = { $legions-in-regions ->
    [0] Les Légions décident des Régions, et les meilleures places y sont encore à prendre.
   *[other] Les Légions décident des Régions : avec { $legions-in-regions } des vôtres sur place, les meilleures places sont à portée.
}
because-senate = Des Votes haut dans la Colonne rapportent, tant que personne ne les en chasse.
because-cards = { $hand ->
    [0] Les cartes Commerce font des Ensembles : trois du même type rapportent.
   *[other] Vos cartes Commerce ({ $hand } en main) approchent d’un Ensemble, qui rapporte.
}
because-pantheon = Le Panthéon monte, et les meilleurs éléments communs vont aux premiers arrivés.
because-medals = L’avantage d’une Médaille est à vous pour toute la partie.
because-quests = Une de vos Quêtes avance, sans que personne ne le voie.
because-plots = Un complot posé maintenant frappera au bon moment.
because-province = La Province qui viendra devant vous a davantage à offrir.
because-rival = Cela coûte plus à votre rival le plus fort qu’à vous.
because-offers = Une offre bien placée rapporte de la Gloire.
because-emperor-work = Cela vous rapproche des tâches encore à accomplir.
because-emperor-coins = Les Denarii paieront des Bâtiments, donc la Gloire et les Médailles que vos tâches demandent.
because-emperor-partisans = Un Partisan de plus, c’est à chaque round une action de plus pour vos tâches.
