# Age of Rome: names, actions, questions, log and reasons.
# Forms of a name: .the with its article; .in, .from and .to for places.

game-name = Age of Rome
game-summary = Caesar is dead, and the Provinces turn before you: build where you stand, plot against whoever will sit there next, and gather the Glory that makes an Emperor.

## Options

option-spies-and-allies = Spies & Allies: hidden tokens and offers
option-spies-and-allies-no = No
option-spies-and-allies-yes = Yes
option-peace = Peace: no plots
option-peace-no = No
option-peace-yes = Yes
option-clock = Clock: the Provinces always turn the same way
option-clock-no = No
option-clock-yes = Yes
option-heroes = Heroes: no Medals
option-heroes-no = No
option-heroes-yes = Yes
option-hard-times = Hard Times: six more harmful events
option-hard-times-no = No
option-hard-times-yes = Yes
option-solo = The solo game
option-solo-emperor = Emperor: seven tasks
option-solo-cassius = The Attack of Cassius (our reconstruction)
option-difficulty = How strong Cassius is
option-difficulty-normal = Normal
option-difficulty-easy = Easy
option-difficulty-hard = Hard

## The board

province-africa = Africa
    .in = in Africa
province-gaul = Gaul
    .in = in Gaul
province-spain = Spain
    .in = in Spain
province-italy = Italy
    .in = in Italy
building-military = Castle
    .the = the Castle
building-politics = Curia
    .the = the Curia
building-commerce = Lighthouse
    .the = the Lighthouse
building-religion = Temple
    .the = the Temple
building-agriculture = Farm
    .the = the Farm
bonus-military = Military
bonus-politics = Politics
bonus-commerce = Commerce
region-epirus = Epirus
    .in = in Epirus
    .from = from Epirus
    .to = to Epirus
region-macedonia = Macedonia
    .in = in Macedonia
    .from = from Macedonia
    .to = to Macedonia
region-thrace = Thrace
    .in = in Thrace
    .from = from Thrace
    .to = to Thrace
march-epirus-macedonia = from Epirus to Macedonia
march-epirus-thrace = from Epirus to Thrace
march-macedonia-epirus = from Macedonia to Epirus
march-macedonia-thrace = from Macedonia to Thrace
march-thrace-epirus = from Thrace to Epirus
march-thrace-macedonia = from Thrace to Macedonia
pair-epirus-epirus = two from Epirus
pair-epirus-macedonia = one from Epirus and one from Macedonia
pair-epirus-thrace = one from Epirus and one from Thrace
pair-macedonia-macedonia = two from Macedonia
pair-macedonia-thrace = one from Macedonia and one from Thrace
pair-thrace-thrace = two from Thrace
fate-return = sent home
fate-replace = replaced
rate-normal = normal
rate-double = double
token-spy = Spy
    .the = the Spy
token-alliance = Alliance
    .the = the Alliance
colour-none = none
colour-bronze = bronze
colour-silver = silver
colour-gold = gold

## Characters

character-marcus_antonius = Mark Antony
character-aemilius_lepidus = Lepidus
character-fulvia = Fulvia
character-junia_secunda = Junia Secunda
character-gaius_octavius = Octavian
character-livia_drusilla = Livia Drusilla

## Plot effects

effect-calumny = Calumny
effect-calumny-text = The target loses 1 Glory; not at Glory 1.
effect-degradation = Degradation
effect-degradation-text = A piece of the target’s colour leaves an unfinished level of its Pantheon.
effect-apostasy = Apostasy
effect-apostasy-text = A Legion of the target goes home from a Region, or is replaced by one of yours.
effect-deception = Deception
effect-deception-text = Two Legions of the target end up in the same Region.
effect-second_vote = Second Vote
effect-second_vote-text = A Vote of the target leaves the Column, then one of yours goes on top.
effect-null_vote = Null Vote
effect-null_vote-text = A Vote of the target leaves the Column and you gain 1 Glory.
effect-forced_sale = Forced Sale
effect-forced_sale-text = A random Trade card of the target is discarded and you gain 2 Denarii.
effect-customs = Customs Duties
effect-customs-text = You take a random Trade card of the target, if your hand is not full.

## Trade cards

goods-tools = Tools
goods-weapons = Weapons
goods-clothes = Clothes
goods-jewels = Jewels
goods-chests = Chests
card-sundial = Sundial
card-sundial-text = When you place a Partisan: draw a Trade card.
card-circinus = Circinus
card-circinus-text = When you place a Partisan: your Anchor leaves the game.
card-groma = Groma
card-groma-text = When you build: the tile costs 2 Denarii less.
card-dolabra = Dolabra
card-dolabra-text = When you place a Partisan on a Farm: gain 2 Denarii more.
card-falx = Falx
card-falx-text = When you place a Partisan on a Farm: gain 1 Glory.
card-libella = Libella
card-libella-text = When you build: gain 1 Glory more.
card-spatha = Spatha
card-spatha-text = When you place a Partisan: recruit a Legion.
card-gladius = Gladius
card-gladius-text = When you place a Partisan: move one of your Legions to another Region.
card-pugio = Pugio
card-pugio-text = When you activate a plot: gain 2 Denarii.
card-sica = Sica
card-sica-text = When you activate a plot: after its effect, use another of your effects on the same target.
card-scutum = Scutum
card-scutum-text = When a plot is activated against you: its effect is cancelled.
card-olicula = Olicula
card-olicula-text = When you place a Partisan: recruit a Vote.
card-toga_picta = Toga picta
card-toga_picta-text = When you place a Partisan on the Colosseum: gain 1 Glory more.
card-tunica = Tunic
card-tunica-text = When you double the taxes: lose 2 Glory less.
card-paludamentum = Paludamentum
card-paludamentum-text = When you place a Partisan: draw two Quests, keep one.
card-palla = Palla
card-palla-text = When a plot is activated against you: gain 1 Glory once it is resolved.
card-bulla = Bulla
card-bulla-text = When you place a Partisan: draw two Trade cards.
card-snake_bracelets = Snake Bracelets
card-snake_bracelets-text = When you place a Partisan: take the top card of the Trade discard; each copy once per window.
card-fibula = Fibula
card-fibula-text = When you place a Partisan: draw two Quests, keep one.
card-diadem = Diadem
card-diadem-text = When you place a Partisan on the Colosseum: gain 2 Glory more.
card-signet_ring = Signet Ring
card-signet_ring-text = When you double the taxes: gain 3 Denarii more.
card-bronze_chest = Bronze Chest
card-bronze_chest-text = When you place a Partisan: gain 2 Denarii.
card-silver_chest = Silver Chest
card-silver_chest-text = When you build: the tile costs 3 Denarii less.
card-gold_chest = Gold Chest
card-gold_chest-text = When you double the taxes: lose no Glory.

## Quests

quest-vendetta_engine = Driven by Vendetta
quest-vendetta_engine-text = 4 points: two active bonuses or more.
quest-vendetta_never_ends = Vendetta Never Ends
quest-vendetta_never_ends-text = 5 points: the most Vendetta markers.
quest-offerings = Offerings
quest-offerings-text = 6 points: the Religion Medal.
quest-free_trade = Free Trade
quest-free_trade-text = 6 points: the Commerce Medal.
quest-preeminent_vote = Pre-eminent Vote
quest-preeminent_vote-text = 6 points: the Politics Medal.
quest-hard_labour = Hard Labour
quest-hard_labour-text = 6 points: the Agriculture Medal.
quest-most_decorated = Most Decorated
quest-most_decorated-text = 6 points: the Military Medal.
quest-last_stone = The Last Stone
quest-last_stone-text = 3 points for each of your Medals.
quest-triumph = Triumph
quest-triumph-text = 3 points for each Region you win.
quest-veni_vidi_vici = Veni, Vidi, Vici
quest-veni_vidi_vici-text = 4 points: a Legion in every Region.
quest-total_war = Total War
quest-total_war-text = 5 points: seven Legions in the Regions.
quest-faithful_lieutenant = Faithful Lieutenant
quest-faithful_lieutenant-text = 3 points for each Region where you are second.
quest-princeps_senatus = Princeps Senatus
quest-princeps_senatus-text = 4 points: the Vote on top is yours.
quest-old_guard = Old Guard
quest-old_guard-text = 4 points: the lowest Vote is yours.
quest-dominant_faction = Dominant Faction
quest-dominant_faction-text = 5 points: the most Votes in the Column.
quest-shrewd_merchant = Shrewd Merchant
quest-shrewd_merchant-text = 2 points for each of your sets.
quest-collector = Collector
quest-collector-text = 5 points: sets of two different goods.
quest-jeweller = Jeweller
quest-jeweller-text = 4 points: a set of Jewels.
quest-full_stalls = Full Stalls
quest-full_stalls-text = 4 points: four Trade cards left in hand.
quest-pontifex_maximus = Pontifex Maximus
quest-pontifex_maximus-text = 5 points: a complete Pantheon.
quest-gold_of_the_gods = Gold of the Gods
quest-gold_of_the_gods-text = 3 points for each golden piece of your Pantheon.
quest-sacred_foundations = Sacred Foundations
quest-sacred_foundations-text = 3 points: the base of your Pantheon is complete.
quest-private_hoard = Private Hoard
quest-private_hoard-text = 4 points: 24 Denarii or more.
quest-poor_but_worthy = Poor but Worthy
quest-poor_but_worthy-text = 4 points: the fewest Denarii.
quest-ever_higher = Ever Higher
quest-ever_higher-text = 5 points: 31 or more on the Glory track.
quest-in_the_shadows = In the Shadows
quest-in_the_shadows-text = 6 points: the lowest on the Glory track.
quest-full_court = Full Court
quest-full_court-text = 4 points: five Partisans.
quest-new_age = New Age of Rome
quest-new_age-text = 4 points: two level III Buildings in your Province at the end.

## Events

event-spoils_of_war = Spoils of War
event-spoils_of_war-text = Most Legions in the Regions: gain 2 Denarii.
event-levy = Levy
event-levy-text = Fewest Legions recruited: recruit one.
event-consular_elections = Consular Elections
event-consular_elections-text = Most Votes in the Column: gain 1 Glory.
event-new_senators = New Senators
event-new_senators-text = Fewest Votes recruited: recruit one.
event-eastern_caravan = Eastern Caravan
event-eastern_caravan-text = Fewest Trade cards in hand: draw one.
event-busy_market = Busy Market
event-busy_market-text = Most Trade cards in hand: gain 2 Denarii.
event-favour_of_the_gods = Favour of the Gods
event-favour_of_the_gods-text = Most pieces of the Pantheon: gain 1 Glory.
event-new_cult = New Cult
event-new_cult-text = Fewest pieces of the Pantheon: place one.
event-grain_dole = Grain Dole
event-grain_dole-text = Lowest on the Glory track: gain 3 Denarii.
event-patronage = Patronage
event-patronage-text = Fewest Denarii: gain 3.
event-amnesty = Amnesty
event-amnesty-text = Most Vendetta markers: one goes back to the supply.
event-oracle = Oracle of Delphi
event-oracle-text = Fewest Partisans: draw two Quests, keep one.
event-great_fire = Great Fire
event-great_fire-text = Most Denarii: lose 3.
event-desertion = Desertion
event-desertion-text = Most Legions in the Regions: one goes home.
event-senate_scandal = Scandal in the Senate
event-senate_scandal-text = Most Votes in the Column: your lowest one goes home.
event-piracy = Piracy
event-piracy-text = Most Trade cards in hand: discard one at random.
event-disgrace = Disgrace
event-disgrace-text = Highest on the Glory track: lose 1 Glory.
event-ill_omen = Ill Omen
event-ill_omen-text = Fewest Vendetta markers: take one from the supply.

## The Attack of Cassius

cassius_card-syrian_legions = Legions of Syria
cassius_card-siege_of_rhodes = Siege of Rhodes
cassius_card-plain_of_philippi = Plain of Philippi
cassius_card-speech_of_the_liberators = Speech of the Liberators
cassius_card-senate_amnesty = Senate Amnesty
cassius_card-council_of_sardis = Council of Sardis
cassius_card-tribute_of_tarsus = Tribute of Tarsus
cassius_card-fleet_of_laodicea = Fleet of Laodicea
cassius_card-gold_of_lycia = Gold of Lycia
cassius_card-offering_to_apollo = Offering to Apollo
cassius_card-cleansing_of_the_army = Cleansing of the Army
cassius_card-eagles_of_ill_omen = Eagles of Ill Omen
cassius_card-granaries_of_asia = Granaries of Asia
cassius_card-grain_requisitions = Grain Requisitions
cassius_card-convoy_from_thasos = Convoy from Thasos
combat_card-combat_epirus_vanguard = Vanguard in Epirus
combat_card-combat_epirus_host = Host in Epirus
combat_card-combat_epirus_ambush = Ambush in Epirus
combat_card-combat_epirus_march = March to Epirus
combat_card-combat_macedonia_vanguard = Vanguard in Macedonia
combat_card-combat_macedonia_host = Host in Macedonia
combat_card-combat_macedonia_ambush = Ambush in Macedonia
combat_card-combat_macedonia_march = March to Macedonia
combat_card-combat_thrace_vanguard = Vanguard in Thrace
combat_card-combat_thrace_host = Host in Thrace
combat_card-combat_thrace_ambush = Ambush in Thrace
combat_card-combat_thrace_march = March to Thrace
icon-military = Military
icon-politics = Politics
icon-commerce = Commerce
icon-religion = Religion
icon-agriculture = Agriculture
icon-colosseum = Colosseum

## Actions

group-quests = Quests
group-diplomacy = Offer
group-plots = Plots
group-build = Build
group-place = Partisan
group-legions = Legions
group-cards = Trade cards
group-tax = Taxes
group-stop = Go on
group-medal = Religion Medal
action-return-quest = Put “{ $quest }” under the Quest pile
action-offer = Put your { $token } on { $building_the } { $province_in }
action-put = Put { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } on the token
action-ask = Ask for { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } instead
action-accept = Accept the offer
action-refuse = Refuse the offer
action-spy-glory = Gain Glory with the Spy
action-spy-action = Use the Building with the Spy
action-activate = Activate your plot { $province_in }
action-effect = Use { $effect }
action-apostate = { $fate_id ->
        [replace] Replace a Legion { $region_in } by one of yours
       *[other] Send a Legion home { $region_from }
    }
action-deceive = Move two Legions, { $pair }, { $region_to }
action-unseat = Remove the Vote at height { $height }
action-build = Build or improve { $building_the }
action-place = Place a Partisan on { $building_the }
action-place-bonus = Place a Partisan with the { $bonus } bonus
action-colosseum = Place a Partisan on the Colosseum
action-plot = Place a Partisan on a new plot
action-legion = Send a Legion { $region_to }
action-march = Move a Legion { $march }
action-recall = Take back a Legion { $region_from }
action-play = Play { $card }
action-sell = Sell { $card }
action-discard = Discard { $card }
action-lay-out = Lay out a set of { $goods }
action-leave-out = Keep { $card } out of the set
action-tax = { $rate_id ->
        [double] Double the taxes
       *[other] Tax normally
    }
action-stop = Play no further card
action-forgo = Do without
action-done = End your turn
action-buy-glory = Buy 1 Glory with the Religion Medal

## Questions

ask-KeepQuests = Which Quest do you put back under the pile?
ask-Recall = Desertion: which Legion goes home?
ask-MakeOffer = Spies & Allies: on which Building do you put a token, and which?
ask-PutDenarii = How many Denarii do you put on your token?
ask-AnswerOffer = Do you accept the offer on your Building?
ask-SpyReward = Your Spy is let in: Glory, or the action of the Building?
ask-ActivatePlots = Plots: do you activate one, sell a card, lay out a set?
ask-ChooseEffect = Which effect does your plot have?
ask-PlotWindow = Do you play a card for your plot?
ask-React = A plot strikes you: do you play a card against it?
ask-Apostasy = Apostasy: which Legion falls away, and does yours take its place?
ask-Deception = Deception: which two Legions go where?
ask-Unseat = Which Vote leaves the Column?
ask-Construct = Construction: which tile do you build in your Province?
ask-BuildWindow = Do you play a card for this tile before paying for it?
ask-PlacePartisan = Where do you place your Partisan?
ask-ReachMilestone = The Action phase is ending: do you buy Glory to reach a milestone and place one more Partisan?
ask-Window = Do you play a card before the action of your Partisan?
ask-PlaceLegion = Military: which Legion goes where?
ask-MoveLegion = Which of your Legions moves to another Region?
ask-Draw = Your hand is full: how do you make room for another card?
ask-LeaveOut = Which card do you keep out of the set?
ask-Revenue = Revenue: how do you tax your Province?
ask-TaxWindow = Do you play a card for this Double Taxation?
ask-LastChance = The end is near: what else do you do before the scoring?

## Log

told-character = { $seat } plays { $character ->
        [1] { character-aemilius_lepidus }
        [2] { character-fulvia }
        [3] { character-junia_secunda }
        [4] { character-gaius_octavius }
        [5] { character-livia_drusilla }
       *[0] { character-marcus_antonius }
    }.
told-keeps_quests = { $count ->
        [one] { $seat } keeps a Quest.
       *[other] { $seat } keeps { $count } Quests.
    }
told-round = Round { $count } begins.
told-event = Event: { $event ->
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
told-served = { $seat }: { $event ->
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
told-glory = { $seat } gains { $count } Glory.
told-loses_glory = { $seat } loses { $count } Glory.
told-recruits_partisan = { $seat } reaches a milestone and recruits a Partisan.
told-denarii = { $count ->
        [one] { $seat } gains 1 Denarius.
       *[other] { $seat } gains { $count } Denarii.
    }
told-buys_glory = { $seat } buys Glory with the Religion Medal.
told-offers = { $seat } puts a token on { $building_the } { $province_in }.
told-puts = { $count ->
        [one] { $seat } offers 1 Denarius.
       *[other] { $seat } offers { $count } Denarii.
    }
told-asks = { $count ->
        [one] { $seat } asks for 1 Denarius.
       *[other] { $seat } asks for { $count } Denarii.
    }
told-accepts = { $seat } accepts: the token is { $token_the }.
told-refuses = { $seat } refuses: the token is { $token_the }.
told-takes_back = { $count ->
        [one] { $seat } takes back 1 Denarius.
       *[other] { $seat } takes back { $count } Denarii.
    }
told-spies = { $seat } uses { $building_the } with the Spy.
told-activates = { $seat } activates a plot { $province_in } against { $other }.
told-chooses_effect = { $seat } uses { $effect }.
told-cancelled = { $effect } is cancelled.
told-in_vain = { $effect } finds nothing to strike.
told-degraded = { $seat } loses a piece of the Pantheon.
told-deceived = Two Legions of { $seat } end up { $region_in }.
told-forced_sale = { $seat } has to discard { $card }.
told-customs = { $seat } takes a Trade card from { $other }.
told-loses_card = { $seat } loses { $card }.
told-pays = { $count ->
        [one] { $seat } pays 1 Denarius.
       *[other] { $seat } pays { $count } Denarii.
    }
told-builds = { $seat } builds { $building_the }, level { $count }.
told-medal = { $seat } wins the { $building_id ->
        [politics] { medal-politics }
        [commerce] { medal-commerce }
        [religion] { medal-religion }
        [agriculture] { medal-agriculture }
       *[military] { medal-military }
    }.
told-places = { $seat } places a Partisan on { $building_the }.
told-places_bonus = { $seat } places a Partisan on { $building_the } with a bonus.
told-places_colosseum = { $seat } places a Partisan on the Colosseum.
told-plots = { $seat } lays a plot { $province_in }.
told-legion = { $seat } sends a Legion { $region_to }.
told-marches = { $seat } moves a Legion { $region_from } to { $to ->
        [0] Epirus
        [1] Macedonia
       *[other] Thrace
    }.
told-legion_returns = A Legion of { $seat } goes home { $region_from }.
told-votes = { $seat } puts a Vote on the Column.
told-majority = { $seat } has a Majority.
told-vote_returns = A Vote of { $seat } leaves the Column.
told-adds_piece = { $seat } adds a piece to the Pantheon.
told-completes_base = { $seat } completes the base of the Pantheon: { $colour ->
        [1] { colour-bronze }
        [2] { colour-silver }
        [3] { colour-gold }
       *[0] { colour-none }
    }.
told-completes_pantheon = { $seat } completes the Pantheon: { $colour ->
        [1] { colour-bronze }
        [2] { colour-silver }
        [3] { colour-gold }
       *[0] { colour-none }
    }.
told-draws_trade = { $seat } draws a Trade card.
told-draws = { $seat } receives { $card }.
told-draws_quests = { $count ->
        [one] { $seat } draws a Quest.
       *[other] { $seat } draws { $count } Quests.
    }
told-reshuffles = The Trade discard is shuffled into a new pile.
told-plays = { $seat } plays { $card }.
told-takes_discard = { $seat } takes { $card } from the discard.
told-discards = { $seat } discards { $card }.
told-sells = { $seat } sells { $card }.
told-lays_out = { $seat } lays out a set of { $goods }.
told-taxes = { $count ->
        [one] { $seat } levies 1 Denarius.
       *[other] { $seat } levies { $count } Denarii.
    }
told-taxes_double = { $count ->
        [one] { $seat } doubles the taxes: 1 Denarius.
       *[other] { $seat } doubles the taxes: { $count } Denarii.
    }
told-rotates = { $clockwise ->
        [0] { $count ->
            [one] The Provinces make a quarter turn anticlockwise.
           *[other] The Provinces make { $count } quarter turns anticlockwise.
        }
       *[other] { $count ->
            [one] The Provinces make a quarter turn clockwise.
           *[other] The Provinces make { $count } quarter turns clockwise.
        }
    }
told-cassius_card = Cassius: { $cassius_card ->
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
told-cassius_plots = Cassius plots: { $effect }.
told-cassius_acts = Cassius acts: { $icon ->
        [1] { icon-politics }
        [2] { icon-commerce }
        [3] { icon-religion }
        [4] { icon-agriculture }
        [5] { icon-colosseum }
       *[0] { icon-military }
    }.
told-cassius_stocks = Cassius stocks a Trade card.
told-combat = Cassius draws a Combat card: { $combat_card ->
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

why-not-in-hand = { $card } is not in your hand.
why-no-plots = There are no plots in this game.
why-quests-stay = Quests are put back only when they have just been drawn.
why-quest-not-drawn = You have not just drawn “{ $quest }”.
why-no-spies = This game is played without Spies & Allies.
why-no-opponent-there = No opponent sits before { $province }.
why-no-building-there = There is no such Building { $province_in }.
why-not-that-rich = { $count ->
        [0] You have no Denarius to offer.
        [one] You have only 1 Denarius to offer.
       *[other] You have only { $count } Denarii to offer.
    }
why-argued-once = The amount has been argued about once already: accept or refuse.
why-same-amount = That is what is being offered.
why-no-offer-now = Offers are made after the event, before any plot.
why-no-legion-of-theirs = Your target has no Legion { $region_in }.
why-no-legion-left = You have no Legion left on your board.
why-nothing-moves = At least one of the two Legions has to move.
why-not-two-legions = Your target does not have these two Legions.
why-not-their-vote = There is no Vote of your target at height { $height }.
why-no-plot-now = You are not carrying out such a plot.
why-plots-round-one = No plot is activated in the first round.
why-activation-over = Plots are activated in one’s turn of the Plots phase only.
why-no-plot-there = You have no plot to activate { $province_in }.
why-plot-at-home = { $province } faces you: a plot there cannot strike anybody.
why-plot-nobody = Nobody sits before { $province } now.
why-no-vendetta = You have no Vendetta marker to pay with.
why-vendetta-full = The Vendetta track of { $seat } is full.
why-no-effect = None of your three effects can do anything to { $seat }.
why-no-room = Your hand is full: Customs Duties need a free place in it.
why-not-your-effect = { $effect } is not among the effects of your character.
why-effect-used = { $effect } was used by this plot already.
why-effect-useless = { $effect } would change nothing for your target.
why-construction-only = Tiles are built in the Construction phase.
why-level-three = { $building } is at level III already.
why-no-tile = { $building }: no tile of level { $count } is left.
why-too-expensive = { $building } costs { $count } Denarii: more than you can pay.
why-action-only = Partisans are placed in the Action phase.
why-no-plot-marker = You have no Plot marker left on your board.
why-plot-slots-full = The three Plot slots of your Province are taken.
why-no-building = There is no { $building } in your Province.
why-building-full = { $building } is full: it holds as many Partisans as its level, { $count }.
why-bonus-used = You have used this bonus this round: { $building }.
why-bonus-covered = A Vendetta marker covers this bonus: { $building }.
why-no-legions-now = No Legion of yours is to be placed so now.
why-no-legion-there = You have no Legion { $region_in }.
why-own-turn-only = Cards are sold and sets laid out in one’s own turn, not while a card or an action is being resolved.
why-sets-full = You have { $count } sets, which is the most there can be.
why-no-set = You do not have three cards for a set of { $goods }, one of them real.
why-hand-not-full = Cards are discarded to make room in a full hand of { $count }.
why-not-in-this-set = { $card } cannot be left out: it is needed or does not belong to this set.
why-when-activating = { $card } is played when you activate a plot.
why-when-targeted = { $card } is played when a plot is activated against you.
why-when-building = { $card } is played when you build a tile.
why-when-taxing = { $card } is played when you double the taxes.
why-when-placing = { $card } is played when you place a Partisan, before its action.
why-other-place = { $card } wants the Partisan to stand elsewhere.
why-bracelets-once = Each copy of { $card } is played once per window.
why-no-anchor = { $card } serves only to get rid of an Anchor.
why-card-useless = { $card } would change nothing now.
why-revenue-only = Taxes are levied in the Revenue phase.
why-too-little-glory = Doubling the taxes costs { $count } Glory: your marker cannot go back so far.
why-must-place = All your Partisans have to be placed; the Colosseum always has room.
why-must-place-legion = You have a Legion on your board: it has to go to a Region, or another one moves.
why-must-be-paid = You can pay for this tile only with another card.
why-loss-too-great = You can bear this loss of Glory only with another card.
why-must-tax = Taxes have to be levied, normally or doubled.
why-finish-first = First finish what you have begun.
why-all-placed = All your Partisans are placed.
why-must-choose = One of the actions offered has to be chosen.
why-no-religion-medal = Only the owner of the Religion Medal buys Glory.
why-glory-price = One point of Glory costs { $count } Denarii.
why-denarii-promised = Your Denarii are needed for the tile you have just chosen.

## Scoring

score-glory = Glory track
score-military = Military
score-politics = Politics
score-commerce = Commerce
score-religion = Religion
score-quests = Quests
score-denarii = Denarii
score-total = Total
measure-tasks = Tasks fulfilled
measure-lead = Lead over Cassius
ending-rounds = The nine rounds are played: everybody counts their Glory.
ending-citizen = Too few tasks are fulfilled: you stay a Citizen.
ending-praetor = The tasks you fulfilled make you a Praetor.
ending-imperator = The tasks you fulfilled make you an Imperator.
ending-child_of_jupiter = All tasks are fulfilled: you are a Child of Jupiter.
ending-cassius_beaten = You have more Glory than Cassius.
ending-cassius_ahead = Cassius has as much Glory as you, or more: the game is lost.
task-glory_51 = 51 on the Glory track
task-three_medals = Three Medals
task-two_regions = Two Regions defeated
task-four_votes = Four Votes in the Column
task-two_sets = Two sets
task-pantheon = A Pantheon
task-two_quests = Two Quests completed
rank-citizen = Citizen
rank-praetor = Praetor
rank-imperator = Imperator
rank-child_of_jupiter = Child of Jupiter
medal-military = Military Medal
medal-politics = Politics Medal
medal-commerce = Commerce Medal
medal-religion = Religion Medal
medal-agriculture = Agriculture Medal
exploit-hundred = 100 Glory or more
exploit-five_medals = All five Medals
exploit-two_jewel_sets = Two sets of Jewels
exploit-track_61 = 61 or more on the Glory track
exploit-three_same_sets = Three sets of one kind
exploit-three_regions = First in all three Regions
exploit-cassius_90 = 90 Glory or more against Cassius
exploit-senate_12 = 12 points or more in the Senate
exploit-golden_pantheon = A golden Pantheon
exploit-four_quests = Four Quests completed
exploit-no_vendetta = No Vendetta marker at the end
exploit-creator_record = 113 Glory, the designers’ record

## Public numbers of a seat, which previews compare

tally-glory = Glory
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
        [one] Legion on the board
       *[other] Legions on the board
    }
tally-legions-in-regions = { $count ->
        [one] Legion in the Regions
       *[other] Legions in the Regions
    }
tally-votes = { $count ->
        [one] Vote on the board
       *[other] Votes on the board
    }
tally-senate = { $count ->
        [one] point in the Senate
       *[other] points in the Senate
    }
tally-pantheon = { $count ->
        [one] piece of the Pantheon
       *[other] pieces of the Pantheon
    }
tally-hand = { $count ->
        [one] Trade card in hand
       *[other] Trade cards in hand
    }
tally-sets = { $count ->
        [one] set
       *[other] sets
    }
tally-quests = { $count ->
        [one] Quest
       *[other] Quests
    }
tally-vendetta = { $count ->
        [one] Vendetta marker
       *[other] Vendetta markers
    }
tally-plots = { $count ->
        [one] Plot marker on the board
       *[other] Plot markers on the board
    }
tally-medals = { $count ->
        [one] Medal
       *[other] Medals
    }

## Standing orders

order-React = Play a card against a plot that strikes you

## Parts of the board

phase-plots = Plots
phase-construction = Construction
phase-action = Action
phase-revenue = Revenue
phase-end = Final scoring
zone-glory = Glory
zone-denarii = Denarii
zone-senate = Senate
zone-hand = Hand
zone-quests = Quests
zone-sets = Sets
zone-anchor = Anchor
zone-milestones = Milestones
zone-discard = Discard
zone-deck = Trade pile
zone-pantheon = Pantheon
zone-medals = Medals
zone-bonuses = Bonuses
zone-partisans = Partisans
zone-legions = Legions
zone-votes = Votes
zone-vendetta = Vendetta
zone-plots = Plots
zone-population = Population
zone-tiles = Tiles
zone-offer = Offer
zone-tasks = Tasks
zone-stock = Stock
