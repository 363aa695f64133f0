# Age of Rome: names, actions, questions, log and reasons.
# Forms of a name: .the with its article; .in, .from and .to for places.

game-name = Age of Rome
game-pitch = The board turns, your province changes hands. Nine rounds of plots, building sites and votes.
manner-fabia = Builds wherever the board takes her, even for others.
manner-crispus = Goods before honours: wherever there is a lighthouse, he is there.
manner-drusus = Legions first, and a plot for whoever comes next.

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
option-ask-cards = Ask before playing the only card that pays
option-ask-cards-no = No
option-ask-cards-yes = Yes

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
    .cap = The Castle
    .prices = 4, 9, 14
building-politics = Curia
    .the = the Curia
    .cap = The Curia
    .prices = 4, 9, 14
building-commerce = Lighthouse
    .the = the Lighthouse
    .cap = The Lighthouse
    .prices = 3, 8, 13
building-religion = Temple
    .the = the Temple
    .cap = The Temple
    .prices = 3, 8, 13
building-agriculture = Farm
    .the = the Farm
    .cap = The Farm
    .prices = 2, 7, 12
bonus-military = Military
    .building = the Castle
bonus-politics = Politics
    .building = the Curia
bonus-commerce = Commerce
    .building = the Lighthouse
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
pair-epirus-epirus = two Legions from Epirus
pair-epirus-macedonia = one Legion from Epirus and one from Macedonia
pair-epirus-thrace = one Legion from Epirus and one from Thrace
pair-macedonia-macedonia = two Legions from Macedonia
pair-macedonia-thrace = one Legion from Macedonia and one from Thrace
pair-thrace-thrace = two Legions from Thrace
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
    .does = Glory −1
    .harm = you lose 1 Glory
effect-calumny-text = The target loses 1 Glory; not at Glory 1.
effect-degradation = Degradation
    .does = Pantheon −1
    .harm = you lose a piece of an unfinished Pantheon level
effect-degradation-text = A piece of the target’s colour leaves an unfinished level of its Pantheon.
effect-apostasy = Apostasy
    .does = Legion −1
    .harm = one of your Legions leaves a Region
effect-apostasy-text = A Legion of the target goes home from a Region, or is replaced by one of yours.
effect-deception = Deception
    .does = two Legions brought together
    .harm = two of your Legions are brought into one Region
effect-deception-text = Two Legions of the target end up in the same Region.
effect-second_vote = Second Vote
    .does = Vote replaced
    .harm = a rival Vote replaces one of yours
effect-second_vote-text = A Vote of the target leaves the Column, then one of yours goes on top.
effect-null_vote = Null Vote
    .does = Vote −1, your Glory +1
    .harm = you lose a Vote
effect-null_vote-text = A Vote of the target leaves the Column and you gain 1 Glory.
effect-forced_sale = Forced Sale
    .does = card −1, 2 Denarii for you
    .harm = you discard a random card
effect-forced_sale-text = A random Trade card of the target is discarded and you gain 2 Denarii.
effect-customs = Customs Duties
    .does = a card for you
    .harm = you lose a random card
effect-customs-text = You take a random Trade card of the target, if your hand is not full.

## Trade cards

goods-tools = Tools
    .points = 3
goods-weapons = Weapons
    .points = 4
goods-clothes = Clothes
    .points = 5
goods-jewels = Jewels
    .points = 6
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
card-snake_bracelets-text = When you place a Partisan: take the top card of the Trade discard; each copy once per placement.
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
event-amnesty-text = Most Vendetta markers: return one to the supply.
event-oracle = Oracle of Delphi
event-oracle-text = Fewest Partisans: draw two Quests, keep one.
event-great_fire = Great Fire
event-great_fire-text = Most Denarii: lose 3.
event-desertion = Desertion
event-desertion-text = Most Legions in the Regions: take one back to your board.
event-senate_scandal = Scandal in the Senate
event-senate_scandal-text = Most Votes in the Column: take back your lowest one.
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
combat_card-combat_epirus_vanguard-text = Cassius sends a Legion to Epirus.
combat_card-combat_epirus_host = Host in Epirus
combat_card-combat_epirus_host-text = Cassius sends two Legions to Epirus.
combat_card-combat_epirus_ambush = Ambush in Epirus
combat_card-combat_epirus_ambush-text = Cassius sends a Legion to Epirus, then one of yours there goes back to your board.
combat_card-combat_epirus_march = March to Epirus
combat_card-combat_epirus_march-text = Cassius moves a Legion to Epirus from the Region where he has most.
combat_card-combat_macedonia_vanguard = Vanguard in Macedonia
combat_card-combat_macedonia_vanguard-text = Cassius sends a Legion to Macedonia.
combat_card-combat_macedonia_host = Host in Macedonia
combat_card-combat_macedonia_host-text = Cassius sends two Legions to Macedonia.
combat_card-combat_macedonia_ambush = Ambush in Macedonia
combat_card-combat_macedonia_ambush-text = Cassius sends a Legion to Macedonia, then one of yours there goes back to your board.
combat_card-combat_macedonia_march = March to Macedonia
combat_card-combat_macedonia_march-text = Cassius moves a Legion to Macedonia from the Region where he has most.
combat_card-combat_thrace_vanguard = Vanguard in Thrace
combat_card-combat_thrace_vanguard-text = Cassius sends a Legion to Thrace.
combat_card-combat_thrace_host = Host in Thrace
combat_card-combat_thrace_host-text = Cassius sends two Legions to Thrace.
combat_card-combat_thrace_ambush = Ambush in Thrace
combat_card-combat_thrace_ambush-text = Cassius sends a Legion to Thrace, then one of yours there goes back to your board.
combat_card-combat_thrace_march = March to Thrace
combat_card-combat_thrace_march-text = Cassius moves a Legion to Thrace from the Region where he has most.
icon-military = Military
icon-military-text = Cassius draws a Combat card and sends Legions.
icon-politics = Politics
icon-politics-text = Cassius puts a Vote on top of the Column.
icon-commerce = Commerce
icon-commerce-text = Cassius adds a Trade card to his stock; three cards are worth 4 points at the end.
icon-religion = Religion
icon-religion-text = Cassius adds a piece to his Pantheon.
icon-agriculture = Agriculture
icon-agriculture-text = Cassius gains 1 Glory, 2 with the Agriculture Medal.
icon-colosseum = Colosseum
icon-colosseum-text = Cassius gains 1 Glory.
cassius_plot-none = No plot this round.
cassius_plot-calumny = You lose 1 Glory, if you have more than one.
cassius_plot-degradation = You lose a piece of the unfinished level of your Pantheon.
cassius_plot-apostasy = One of your Legions leaves the Region where you have most (of equals, the best defended); one of Cassius replaces it, if he has any on his board.
cassius_plot-null_vote = Your highest Vote leaves the Column and Cassius gains 1 Glory.
cassius_plot-forced_sale = You discard a random Trade card and Cassius gains 1 Glory.

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
action-offer = Put the { $token } token on { $building_the } { $province_in }
action-put = Put { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } on the token
action-ask = Ask for { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } instead
action-accept = Accept the offer and take the Denarii
action-refuse = Refuse the offer
action-spy-glory = Gain the level of the Building in Glory with the Spy
action-spy-action = Use the Building once with the Spy
action-activate = Activate your plot { $province_in } (1 Vendetta marker)
action-effect = Use { $effect } ({ $effect_does })
action-apostate = { $fate_id ->
        [replace] Replace a rival Legion { $region_in } with one of yours
       *[other] Send a rival Legion home { $region_from }
    }
action-deceive = Bring { $pair } together { $region_in }
action-unseat = Remove the { $height ->
        [1] bottom Vote
        [2] 2nd Vote from the bottom
        [3] 3rd Vote from the bottom
       *[other] { $height }th Vote from the bottom
    }
action-build = Build { $building_the } (I, II, III: { $building_prices } Denarii)
action-place = Place a Partisan on { $building_the }
action-place-bonus = Place a Partisan on { $bonus_building } with the bonus (×2)
action-colosseum = Place a Partisan on the Colosseum (Glory +1)
action-plot = Place a Partisan on a new plot
action-legion = Send a Legion { $region_to }
action-march = Move a Legion { $march }
action-recall = Take back a Legion { $region_from }
action-play = Play { $card }
action-sell = Sell { $card } for 1 Denarius
action-discard = Discard { $card }
action-lay-out = Lay out a set of { $goods } ({ $goods_points } points at the end)
action-leave-out = Keep { $card } in hand, out of the set
action-tax = { $rate_id ->
        [double] Double the taxes, at a price in Glory
       *[other] Tax normally
    }
action-stop = Play no more cards
action-forgo = Skip this
action-done = End your turn
action-buy-glory = Buy 1 Glory for 3 Denarii (Religion Medal)

## Questions

ask-KeepQuests = You drew { $count } Quests and keep { $kept }: which one goes back under the pile?
ask-Recall = Desertion: from which Region do you take back a Legion?
ask-MakeOffer = Spies & Allies: do you put a token on a rival’s Building, { $count ->
        [0] without Denarii
        [1] with or without your Denarius
       *[other] with some of your { $count } Denarii
    }?
ask-PutDenarii = { $asked ->
        [0] How many of your { $count } Denarii do you put on your token for { $other } ({ $building })
       *[other] { $other } asks for { $asked } Denarii instead of { $offered } ({ $building }): how many of { $count } do you put there
    }?
ask-AnswerOffer = { $other } offers { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } and hides a token on your Building ({ $building }, level { $level ->
        [1] I
        [2] II
       *[other] III
    }): { $last ->
        [0] do you accept, refuse, or ask for another amount
       *[other] do you accept or refuse this final amount
    }?
ask-SpyReward = Your Spy is let in ({ $building }): do you take { $count } Glory, or use the Building?
ask-ActivatePlots = { $count ->
        [0] { $full ->
            [0] A plot still to come may take a card of yours: do you sell any, or lay out a set, before that?
           *[other] Your hand is full and blocks your Customs Duties: do you sell a card or lay out a set?
        }
        [one] Do you activate your plot (Vendetta markers to pay with: { $markers })?
       *[other] Do you activate a plot in one of the { $count } Provinces where you can strike (Vendetta markers to pay with: { $markers })?
    }
ask-ChooseEffect = { $second ->
        [0] Your plot strikes { $other }: which effect does it have?
       *[other] Your card adds a second effect against { $other }: which one?
    }
ask-PlotWindow = You strike { $other } ({ $effect }): do you play a card for this plot?
ask-React = { $other } plots against you ({ $effect }: { $cancelled ->
        [0] { $effect_harm }
       *[other] cancelled
    }): do you play a card in answer?
ask-Apostasy = { $count ->
        [0] Apostasy: from which Region do you send home a Legion of your target ({ $other })?
       *[other] Apostasy: which Legion of your target ({ $other }) do you send home, and does one of yours take its place?
    }
ask-Deception = Deception against { $other }: which Legions do you bring together, and in which Region?
ask-Unseat = { $effect_id ->
        [null_vote] Null Vote: which Vote do you take from { $other }, for 1 Glory?
       *[other] Second Vote: which Vote do you take from { $other } before yours goes on top?
    }
asked-purse = { $count ->
        [0] without Denarii
        [1] with your Denarius
       *[other] with your { $count } Denarii
    }
ask-Construct = Construction { $province_in }: { $tiles ->
        [0] nothing can be built { asked-purse }, do you sell a card first
       *[other] what do you build { asked-purse }
    }?
ask-BuildWindow = { $building_cap }, level { $level ->
        [1] I
        [2] II
       *[other] III
    } costs { $price } Denarii and you have { $count }: { $enough ->
        [0] which card do you play in order to pay
       *[other] do you play a card before paying
    }?
ask-PlacePartisan = { $count ->
        [one] Where do you place your last Partisan, { $province_in } or on the Colosseum?
       *[other] Where do you place one of your { $count } Partisans, { $province_in } or on the Colosseum?
    }
ask-ReachMilestone = All Partisans have acted: do you buy { $count } Glory for { $price } Denarii, up to milestone { $milestone }, and so place one more Partisan?
ask-Window = Your Partisan is on { $spot ->
        [5] the Colosseum
        [6] a new plot
       *[other] { $building_the }
    }: do you play a card before it acts?
ask-PlaceLegion = { $legions ->
        [0] You have no Legion left on your board: do you move one from a Region to another?
       *[other] To which Region do you send one of your Legions (on your board: { $legions }{ $count ->
            [one] { "" }
           *[other] , to be sent: { $count }
        }){ $sent ->
            [0] { "" }
           *[other] , or which one do you move
        }?
    }
ask-MoveLegion = Your card moves a Legion: which one, and to which Region?
ask-Draw = Your hand of { $full } cards is full and { $count ->
        [one] a card awaits you
       *[other] { $count } cards await you
    }: { $by_event ->
        [0] how do you make room, or do you skip it
       *[other] what do you discard, or do you skip it
    }?
ask-LeaveOut = { $count } cards fit your set of { $goods }, which takes 3: which one do you keep in hand?
ask-Revenue = { $possible ->
        [0] You cannot afford the { $loss } Glory that doubling costs: do you collect your Revenue ({ $count }), or sell first?
       *[other] Do you collect a Revenue of { $count }, or { $twice } at the price of { $loss } Glory?
    }
ask-TaxWindow = Doubling the taxes brings { $count } Denarii and costs { $loss } Glory: do you play a card first?
ask-LastChance = { $count ->
        [0] Last turn before the scoring: do you lay out a set or sell a card?
       *[other] Last turn before the scoring: do you buy Glory (up to { $count }), sell cards, lay out a set?
    }

## Log

told-character = { $seat_is ->
        [me] You play
       *[other] { $seat } plays
    } { $character ->
        [1] { character-aemilius_lepidus }
        [2] { character-fulvia }
        [3] { character-junia_secunda }
        [4] { character-gaius_octavius }
        [5] { character-livia_drusilla }
       *[0] { character-marcus_antonius }
    }.
told-keeps_quests = { $seat_is ->
        [me] You keep
       *[other] { $seat } keeps
    } { $count ->
        [one] { $count } Quest
       *[other] { $count } Quests
    }.
told-round = Round { $count } begins.
told-event = Event “{ $event ->
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
    }”.
told-event_nothing = The event changes nothing for { $seat }.
    .part = nothing for { $seat }
told-concerned = The event concerns { $seat }.
    .part = { $seat }
told-emperor_pay = { $seat_is ->
        [me] You receive
       *[other] { $seat } receives
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } for the recruited Partisans.
    .part = { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } for the Partisans
told-legion_for = { $seat_is ->
        [me] You recruit
       *[other] { $seat } recruits
    } { $count ->
        [one] { $count } Legion
       *[other] { $count } Legions
    }.
    .part = { $seat_is ->
            [me] you recruit
           *[other] { $seat } recruits
        } { $count ->
            [one] { $count } Legion
           *[other] { $count } Legions
        }
told-vote_for = { $seat_is ->
        [me] You recruit
       *[other] { $seat } recruits
    } { $count ->
        [one] { $count } Vote
       *[other] { $count } Votes
    }.
    .part = { $seat_is ->
            [me] you recruit
           *[other] { $seat } recruits
        } { $count ->
            [one] { $count } Vote
           *[other] { $count } Votes
        }
told-vendetta_for = { $seat_is ->
        [me] You take
       *[other] { $seat } takes
    } { $count ->
        [one] { $count } Vendetta marker
       *[other] { $count } Vendetta markers
    } from the supply.
    .part = { $count ->
            [one] { $count } Vendetta marker
           *[other] { $count } Vendetta markers
        } for { $seat }
told-vendetta_off = { $seat_is ->
        [me] You return
       *[other] { $seat } returns
    } { $count ->
        [one] { $count } Vendetta marker
       *[other] { $count } Vendetta markers
    } to the supply.
    .part = { $count ->
            [one] { $count } Vendetta marker
           *[other] { $count } Vendetta markers
        } less for { $seat }
told-glory = { $seat_is ->
        [me] You gain
       *[other] { $seat } gains
    } { $count } Glory.
    .part = Glory +{ $count }
told-glory_for = { $seat_is ->
        [me] You gain
       *[other] { $seat } gains
    } { $count } Glory.
    .part = Glory +{ $count } for { $seat }
told-glory_off = { $seat_is ->
        [me] You lose
       *[other] { $seat } loses
    } { $count } Glory.
    .part = Glory −{ $count } for { $seat }
told-loses_glory = { $seat_is ->
        [me] You lose
       *[other] { $seat } loses
    } { $count } Glory.
    .part = Glory −{ $count }
told-recruits_partisan = { $seat_is ->
        [me] You reach milestone { $count } and recruit a Partisan
       *[other] { $seat } reaches milestone { $count } and recruits a Partisan
    }.
    .part = milestone { $count } and a Partisan for { $seat }
told-denarii = { $seat_is ->
        [me] You gain
       *[other] { $seat } gains
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = +{ $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        }
told-denarii_for = { $seat_is ->
        [me] You gain
       *[other] { $seat } gains
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = +{ $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } for { $seat }
told-denarii_off = { $seat_is ->
        [me] You lose
       *[other] { $seat } loses
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } lost by { $seat }
told-buys_glory = { $seat_is ->
        [me] You buy
       *[other] { $seat } buys
    } { $count } Glory for 3 Denarii with the Religion Medal.
told-offers = { $seat_is ->
        [me] You put
       *[other] { $seat } puts
    } a hidden token on { $building_the } { $province_in }.
told-puts = { $seat_is ->
        [me] You offer
       *[other] { $seat } offers
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } offered
told-asks = { $seat_is ->
        [me] You ask
       *[other] { $seat } asks
    } for { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } instead.
told-accepts = { $seat_is ->
        [me] You accept
       *[other] { $seat } accepts
    } the offer, and the token is { $token_the }.
told-refuses = { $seat_is ->
        [me] You refuse
       *[other] { $seat } refuses
    } the offer, and the token is { $token_the }.
told-takes_back = { $seat_is ->
        [me] You take
       *[other] { $seat } takes
    } back { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = { $seat_is ->
            [me] you take
           *[other] { $seat } takes
        } back { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        }
told-spies = { $seat_is ->
        [me] You use
       *[other] { $seat } uses
    } { $building_the } with the Spy.
told-spies_glory = { $seat_is ->
        [me] You gain
       *[other] { $seat } gains
    } { $count } Glory with the Spy.
told-activates = { $seat_is ->
        [me] You activate
       *[other] { $seat } activates
    } a plot { $province_in } against { $other }, paid for with a Vendetta marker.
told-chooses_effect = { $seat_is ->
        [me] You use
       *[other] { $seat } uses
    } { $effect }.
    .part = { $effect }
told-cancelled = The effect is cancelled ({ $effect }).
    .part = effect cancelled
told-in_vain = The effect finds nothing left to strike ({ $effect }).
    .part = nothing to strike
told-twice = { $seat_is ->
        [me] You add
       *[other] { $seat } adds
    } a second effect to the plot.
    .part = a second effect to come
told-degraded = { $seat_is ->
        [me] You lose
       *[other] { $seat } loses
    } a piece of the Pantheon.
    .part = { $seat_is ->
            [me] you lose
           *[other] { $seat } loses
        } a piece of the Pantheon
told-apostasy = { $other_is ->
        [me] You lose
       *[other] { $other } loses
    } a Legion { $region_in } to { $seat }.
    .part = { $other_is ->
            [me] you lose
           *[other] { $other } loses
        } a Legion { $region_in }
told-replaces = { $seat_is ->
        [me] You take
       *[other] { $seat } takes
    } its place with a Legion.
    .part = replaced by { $seat_is ->
            [me] one of yours
           *[other] a Legion ({ $seat })
        }
told-deceives = { $other_is ->
        [me] You see
       *[other] { $other } sees
    } two Legions brought together { $region_in } by { $seat }.
    .part = { $other_is ->
            [me] you have
           *[other] { $other } has
        } two Legions brought together { $region_in }
told-unseats = { $other_is ->
        [me] You lose
       *[other] { $other } loses
    } a Vote of the Column to { $seat }.
    .part = { $other_is ->
            [me] you lose
           *[other] { $other } loses
        } a Vote
told-forced_sale = { $seat_is ->
        [me] You discard
       *[other] { $seat } discards
    } { $card } in a Forced Sale.
    .part = { $seat_is ->
            [me] you discard
           *[other] { $seat } discards
        } { $card }
told-customs = { $other_is ->
        [me] You lose
       *[other] { $other } loses
    } a Trade card, taken by { $seat }.
    .part = { $other_is ->
            [me] you lose
           *[other] { $other } loses
        } a Trade card
told-loses_card = { $seat_is ->
        [me] You lose
       *[other] { $seat } loses
    } { $card }.
    .part = { $card }
told-builds = { $seat_is ->
        [me] You build
       *[other] { $seat } builds
    } { $building_the }, level { $count ->
        [1] I
        [2] II
       *[other] III
    }.
told-pays = { $seat_is ->
        [me] You pay
       *[other] { $seat } pays
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
    .part = { $count ->
            [0] for nothing
            [one] { $count } Denarius paid
           *[other] { $count } Denarii paid
        }
told-costs_less = The tile chosen by { $seat } costs { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } less.
    .part = the tile costs { $count ->
            [one] { $count } Denarius
           *[other] { $count } Denarii
        } less
told-medal = { $seat_is ->
        [me] You win
       *[other] { $seat } wins
    } the { $building_id ->
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
        [me] You place
       *[other] { $seat } places
    } a Partisan on { $building_the }.
told-places_bonus = { $seat_is ->
        [me] You place
       *[other] { $seat } places
    } a Partisan on { $building_the } with a bonus that doubles the action.
told-places_colosseum = { $seat_is ->
        [me] You place
       *[other] { $seat } places
    } a Partisan on the Colosseum.
told-acts = { $seat_is ->
        [me] You use
       *[other] { $seat } uses
    } { $building_the }.
told-acts_colosseum = { $seat_is ->
        [me] You use
       *[other] { $seat } uses
    } the Colosseum.
told-plots = { $seat_is ->
        [me] You lay
       *[other] { $seat } lays
    } a plot { $province_in }.
told-legion = { $seat_is ->
        [me] You send
       *[other] { $seat } sends
    } a Legion { $region_to }.
    .part = Legion { $region_in }
told-marches = { $seat_is ->
        [me] You move
       *[other] { $seat } moves
    } a Legion { $region_from } { $to ->
        [0] to Epirus
        [1] to Macedonia
       *[other] to Thrace
    }.
    .part = Legion { $region_from } { $to ->
            [0] to Epirus
            [1] to Macedonia
           *[other] to Thrace
        }
told-legion_returns = { $seat_is ->
        [me] You take
       *[other] { $seat } takes
    } back a Legion { $region_from }.
    .part = a Legion less { $region_in }
told-recruits_legion = { $seat_is ->
        [me] You recruit
       *[other] { $seat } recruits
    } { $count ->
        [one] { $count } Legion
       *[other] { $count } Legions
    }.
    .part = { $count ->
            [one] { $count } Legion
           *[other] { $count } Legions
        } recruited
told-votes = { $seat_is ->
        [me] You put
       *[other] { $seat } puts
    } a Vote on the Column.
    .part = Vote on top
told-majority = { $seat_is ->
        [me] You have
       *[other] { $seat } has
    } a Majority.
    .part = Majority
told-vote_returns = { $seat_is ->
        [me] You take
       *[other] { $seat } takes
    } back a Vote of the Column.
    .part = { $seat_is ->
            [me] you take
           *[other] { $seat } takes
        } back a Vote
told-recruits_vote = { $seat_is ->
        [me] You recruit
       *[other] { $seat } recruits
    } { $count ->
        [one] { $count } Vote
       *[other] { $count } Votes
    }.
    .part = { $count ->
            [one] { $count } Vote
           *[other] { $count } Votes
        } recruited
told-adds_piece = { $seat_is ->
        [me] You add
       *[other] { $seat } adds
    } a piece to the Pantheon.
    .part = piece of the Pantheon
told-completes_base = { $seat_is ->
        [me] You complete
       *[other] { $seat } completes
    } the base of the Pantheon ({ $colour ->
        [1] { colour-bronze }
        [2] { colour-silver }
        [3] { colour-gold }
       *[0] { colour-none }
    }).
    .part = base of the Pantheon complete ({ $colour ->
            [1] { colour-bronze }
            [2] { colour-silver }
            [3] { colour-gold }
           *[0] { colour-none }
        })
told-completes_pantheon = { $seat_is ->
        [me] You complete
       *[other] { $seat } completes
    } the Pantheon ({ $colour ->
        [1] { colour-bronze }
        [2] { colour-silver }
        [3] { colour-gold }
       *[0] { colour-none }
    }).
    .part = Pantheon complete ({ $colour ->
            [1] { colour-bronze }
            [2] { colour-silver }
            [3] { colour-gold }
           *[0] { colour-none }
        })
told-draws_trade = { $seat_is ->
        [me] You draw
       *[other] { $seat } draws
    } a Trade card.
    .part = { $seat_is ->
            [me] { "" }
           *[other] Trade card
        }
told-draws = { $seat_is ->
        [me] You receive
       *[other] { $seat } receives
    } { $card }.
    .part = card { $card }
told-draws_quests = { $seat_is ->
        [me] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] { $count } Quest
       *[other] { $count } Quests
    }.
    .part = { $count ->
            [one] { $count } Quest
           *[other] { $count } Quests
        } drawn
told-reshuffles = The Trade discard is shuffled into a new pile.
    .part = discard reshuffled
told-plays = { $seat_is ->
        [me] You play
       *[other] { $seat } plays
    } { $card }.
told-anchor_leaves = { $seat_is ->
        [me] You are
       *[other] { $seat } is
    } rid of an Anchor.
    .part = Anchor removed
told-takes_discard = { $seat_is ->
        [me] You take
       *[other] { $seat } takes
    } { $card } from the discard.
    .part = { $card } from the discard
told-discards = { $seat_is ->
        [me] You discard
       *[other] { $seat } discards
    } { $card }.
    .part = { $card } discarded
told-sells = { $seat_is ->
        [me] You sell
       *[other] { $seat } sells
    } { $card } for { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }.
told-lays_out = { $seat_is ->
        [me] You lay
       *[other] { $seat } lays
    } out a set of { $goods }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    } at the end.
told-taxes = { $seat_is ->
        [me] You collect
       *[other] { $seat } collects
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } of Revenue.
told-taxes_double = { $seat_is ->
        [me] You collect
       *[other] { $seat } collects
    } { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    } by doubling the taxes.
told-loses_less = Doubling the taxes costs { $seat } less Glory.
    .part = a smaller loss of Glory
told-rotates = { $clockwise ->
        [0] { $count ->
            [one] The Provinces make a quarter turn anticlockwise.
           *[other] The Provinces make a half turn anticlockwise.
        }
       *[other] { $count ->
            [one] The Provinces make a quarter turn clockwise.
           *[other] The Provinces make a half turn clockwise.
        }
    }
told-cassius_card = Cassius reveals “{ $cassius_card ->
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
    }”.
told-cassius_plots = Cassius plots against { $seat } with { $effect }, paid for with a Vendetta marker.
told-cassius_idle = Cassius cannot build anything and gains { $count } Glory.
told-cassius_acts = Cassius acts ({ $icon ->
        [1] { icon-politics }
        [2] { icon-commerce }
        [3] { icon-religion }
        [4] { icon-agriculture }
        [5] { icon-colosseum }
       *[0] { icon-military }
    }).
told-cassius_cannot = Cassius cannot do anything and gains { $count } Glory.
    .part = impossible, Glory +{ $count }
told-cassius_stocks = Cassius adds a Trade card to his stock.
    .part = a card for his stock
told-combat = Cassius draws the Combat card “{ $combat_card ->
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
    }”.
    .part = Combat card “{ $combat_card ->
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
        }”

## Why not

why-not-in-hand = { $card } is not in your hand.
why-no-plots = There are no plots in this game.
why-quests-stay = Quests are put back only when they have just been drawn.
why-quest-not-drawn = You have not just drawn “{ $quest }”.
why-quests-first = First choose the Quest that goes back under the pile.
why-no-opponent-there = No opponent sits before { $province }.
why-no-building-there = There is no such Building { $province_in }.
why-other-province = You build and place Partisans only in the Province that faces you.
why-not-that-rich = { $count ->
        [0] You have no Denarius to offer.
        [one] You have only 1 Denarius to offer.
       *[other] You have only { $count } Denarii to offer.
    }
why-argued-once = The amount has been argued about once already: accept or refuse.
why-same-amount = That is what is being offered.
why-no-spies = This game is played without Spies & Allies.
why-no-offer-now = Offers are made after the event, before any plot.
why-no-legion-of-theirs = Your target has no Legion { $region_in }.
why-no-legion-left = You have no Legion left on your board.
why-nothing-moves = At least one of the two Legions has to move.
why-not-two-legions = Your target does not have these two Legions.
why-not-their-vote = Vote number { $height } from the bottom is not your target’s.
why-no-plot-now = That takes a plot of yours, activated in your turn of the Plots phase.
why-plots-round-one = No plot is activated in the first round.
why-activation-over = Plots are activated in one’s turn of the Plots phase only.
why-no-plot-there = You have no plot to activate { $province_in }.
why-plot-at-home = { $province } faces you: a plot there cannot strike anybody.
why-plot-nobody = Nobody sits before { $province } now.
why-no-vendetta = You have no Vendetta marker to pay for a plot with.
why-vendetta-full = The Vendetta track of { $seat } is full.
why-no-effect = None of your three effects can do anything to { $seat }.
why-no-room = Your hand is full: Customs Duties need a free place in it.
why-not-your-effect = { $effect } is not among the effects of your character.
why-effect-used = { $effect } was used by this plot already.
why-effect-useless = { $effect } would change nothing for your target.
why-construction-only = Tiles are built in the Construction phase.
why-level-three = { $building_cap } is at level III already.
why-no-tile = No tile of level { $count ->
        [1] I
        [2] II
       *[other] III
    } is left for { $building_the }.
why-too-expensive = { $building_cap } costs { $count } Denarii, more than you can pay.
why-action-only = Partisans are placed in the Action phase.
why-no-plot-marker = You have no Plot marker left on your board.
why-plot-slots-full = The three Plot slots of your Province are taken.
why-no-building = There is no { $building } in your Province.
why-building-full = { $building_cap } is full: it has room for as many Partisans as its level, { $count }.
why-bonus-used = You have used this bonus this round: { $building }.
why-bonus-covered = A Vendetta marker covers this bonus: { $building }.
why-no-legions-now = You have no Legion to place or move at this moment.
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
why-bracelets-once = Each copy of { $card } is played once per placement.
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
score-tie = With equal Glory, more Denarii left after the exchange come first.
measure-tasks = Tasks fulfilled
verdict-cassius = Cassius
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
task-pantheon = A complete Pantheon
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

## Why a game cannot be set up like this

why-spies-alone = “Spies & Allies” needs at least two players.
why-cassius-alone = The Attack of Cassius is played alone, not by { $count }.
why-difficulty-without-cassius = Only the Attack of Cassius has a difficulty.

## Why an action is advised

because-denarii = { $denarii ->
    [0] Denarii will pay for the next Building.
   *[other] With { $denarii } Denarii you can build in good time.
}
because-partisans = A Partisan is one more action, this round and every round to come.
because-bonus = An active bonus does its action twice, once every round.
because-legions = { $legions-in-regions ->
    [0] Legions decide the Regions, and the best places there are still to be had.
   *[other] Legions decide the Regions: with { $legions-in-regions } of yours out there, the best places come within reach.
}
because-senate = Votes high in the Column score, as long as nobody pushes them out.
because-cards = { $hand ->
    [0] Trade cards make sets: three of a kind score.
   *[other] Your Trade cards ({ $hand } in hand) come nearer to a set, which scores.
}
because-pantheon = The Pantheon grows, and the best common pieces go to whoever comes first.
because-medals = A Medal’s advantage is yours for the rest of the game.
because-quests = It brings one of your Quests forward, and nobody sees it coming.
because-plots = A plot laid now will strike at the right moment.
because-province = The Province that comes to you next has more to offer.
because-rival = It costs your strongest rival more than it costs you.
because-offers = A well-placed offer brings Glory.
because-emperor-work = It brings you closer to the tasks that are still open.
because-emperor-coins = Denarii pay for Buildings, and so for the Glory and the Medals your tasks ask for.
because-emperor-partisans = One more Partisan is one more action for your tasks, every round.
