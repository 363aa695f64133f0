# Hadrian's Wall: names, actions, questions, log and reasons.
# Forms of a name: .a "a Soldier", .many "Soldiers" after a number.

game-name = Hadrian’s Wall
game-pitch = Six years to build the wall, feed the fort and hold against the Picts. Everyone fills two sheets, all at once.
manner-fabia = Wants a whole town behind the wall.
manner-crispus = Wants a full market: goods from every neighbour.
manner-drusus = Thinks of the wall first: guards, scouts, gladiators.
final-door = cards are revealed, or a neighbour gets a gift

## Options

option-difficulty = How hard the Picts attack
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-fort = A fort of the solo campaign
option-fort-none = No campaign
option-fort-1 = Fort 1, Segedunum
option-fort-2 = Fort 2, Pons Aelius
option-fort-3 = Fort 3, Condercum
option-fort-4 = Fort 4, Vindobala
option-fort-5 = Fort 5, Onnum
option-fort-6 = Fort 6, Cilurnum
option-fort-7 = Fort 7, Brocolitia
option-fort-8 = Fort 8, Vercovicium
option-fort-9 = Fort 9, Aesica
option-fort-10 = Fort 10, Magnis
option-fort-11 = Fort 11, Banna
option-fort-12 = Fort 12, Camboglanna
option-fort-13 = Fort 13, Uxelodunum
option-fort-14 = Fort 14, Aballava
option-fort-15 = Fort 15, Coggabata
option-fort-16 = Fort 16, Maia
option-bonus = Set-up bonus of the campaign
option-bonus-no = No bonus
option-bonus-yes = The challenge of the previous fort was met
option-last-look = A last look before the year ends
option-last-look-no = The year ends as soon as nothing more can be done
option-last-look-yes = You end it yourself and can still undo

## Items

item-resource = Resource
    .a = a Resource
    .many = Resources
item-soldier = Soldier
    .a = a Soldier
    .many = Soldiers
item-builder = Builder
    .a = a Builder
    .many = Builders
item-servant = Servant
    .a = a Servant
    .many = Servants
item-civilian = Civilian
    .a = a Civilian
    .many = Civilians
item-renown = Renown
    .a = 1 Renown
    .many = Renown
item-piety = Piety
    .a = 1 Piety
    .many = Piety
item-valour = Valour
    .a = 1 Valour
    .many = Valour
item-discipline = Discipline
    .a = 1 Discipline
    .many = Discipline
item-trader = Trader
    .a = a Trader
    .many = Traders
item-performer = Performer
    .a = a Performer
    .many = Performers
item-priest = Priest
    .a = a Priest
    .many = Priests
item-apparitor = Apparitor
    .a = an Apparitor
    .many = Apparitores
item-patrician = Patrician
    .a = a Patrician
    .many = Patricians
item-production = Resource Production
    .a = a circle of Resource Production
    .many = circles of Resource Production
item-cohort = Cohort
    .a = a Cohort box
    .many = Cohort boxes
item-infrastructure = Infrastructure
    .a = 1 Infrastructure
    .many = Infrastructure
item-favour = Favour
    .a = a Favour
    .many = Favours

worker-soldier = { item-soldier }
    .a = { item-soldier.a }
worker-builder = { item-builder }
    .a = { item-builder.a }
worker-servant = { item-servant }
    .a = { item-servant.a }
worker-civilian = { item-civilian }
    .a = { item-civilian.a }
mason-builder = { item-builder }
    .a = { item-builder.a }
mason-soldier = { item-soldier }
    .a = { item-soldier.a }
sparring-servant = { item-servant }
    .a = { item-servant.a }
sparring-civilian = { item-civilian }
    .a = { item-civilian.a }
gained-builder = { item-builder }
    .a = { item-builder.a }
gained-servant = { item-servant }
    .a = { item-servant.a }
gained-civilian = { item-civilian }
    .a = { item-civilian.a }
pair-builder-builder = two Builders
pair-builder-servant = a Builder and a Servant
pair-builder-civilian = a Builder and a Civilian
pair-servant-servant = two Servants
pair-servant-civilian = a Servant and a Civilian
pair-civilian-civilian = two Civilians

## Tracks, buildings, areas

track-renown = Renown
    .of = of Renown
track-piety = Piety
    .of = of Piety
track-valour = Valour
    .of = of Valour
track-discipline = Discipline
    .of = of Discipline
track-traders = Traders
    .of = of the Traders
track-performers = Performers
    .of = of the Performers
track-priests = Priests
    .of = of the Priests
track-apparitores = Apparitores
    .of = of the Apparitores
track-patricians = Patricians
    .of = of the Patricians
track-production = Resource Production
    .of = of Resource Production
track-left = Left Cohort
    .of = of the Left Cohort
track-centre = Centre Cohort
    .of = of the Centre Cohort
track-right = Right Cohort
    .of = of the Right Cohort
track-mining = Mining and Foresting
    .of = of Mining and Foresting
track-wall-guard = Wall Guard
    .of = of the Wall Guard
track-cippi = Cippi
    .of = of the Cippi
track-wall = Wall
    .of = of the Wall
track-fort = Fort
    .of = of the Fort

cohort-left = Left Cohort
cohort-centre = Centre Cohort
cohort-right = Right Cohort
column-left = left column
    .deal = gain a Servant
column-centre = centre column
    .deal = pay a Builder, gain 2 Servants
column-right = right column
    .deal = pay a Servant, gain a Builder

building-medium-granary = Medium Granary
building-large-granary = Large Granary
building-small-hotel = Small Hotel
building-large-hotel = Large Hotel
building-small-workshop = Small Workshop
building-large-workshop = Large Workshop
building-small-road = Small Road
building-large-road = Large Road
building-small-precinct = Small Precinct
building-medium-precinct = Medium Precinct
building-large-precinct = Large Precinct
building-market = Market
building-theatre = Theatre
building-ludus = Ludus Gladiatorius
building-small-gardens = Small Gardens
building-large-gardens = Large Gardens
building-small-temple = Small Temple
building-medium-temple = Medium Temple
building-large-temple = Large Temple
building-baths = Baths
building-courthouse = Courthouse

landmark-archway = Archway
    .gain = 2 Valour
landmark-monolith = Monolith
    .gain = 2 Discipline
landmark-column = Column
    .gain = 2 Piety
landmark-statue = Statue
    .gain = 2 Renown
gladiator-red = Red Gladiator
gladiator-blue = Blue Gladiator
favour-temple = a Favour of the Temples
favour-diplomat = a Favour of the Diplomat

seller-left = your left neighbour
seller-right = your right neighbour
seller-neutral-1 = the first neutral card
seller-neutral-2 = the second neutral card
seller-fate = the Fate deck
guide-own = your own card
guide-left = the card of your left neighbour
guide-right = the card of your right neighbour
guide-neutral-1 = the first neutral card
guide-neutral-2 = the second neutral card

# What the performances give.
performance-1 = a Trader
performance-2 = 1 Discipline and a Soldier
performance-3 = 1 Piety and a Servant
performance-4 = 1 Discipline and an Apparitor
performance-5 = 1 Piety and a Priest
performance-6 = 1 Renown and a Patrician

pattern-i = I
pattern-o = O
pattern-t = T
pattern-l = L
pattern-s = S

shape-i-1 = I lying
shape-i-2 = I upright
shape-o-1 = O
shape-t-1 = T pointing up
shape-t-2 = T pointing right
shape-t-3 = T pointing down
shape-t-4 = T pointing left
shape-l-1 = L lying, its foot up on the right
shape-l-2 = L upright, its foot down on the right
shape-l-3 = L lying, its foot down on the left
shape-l-4 = L upright, its foot up on the left
shape-l-5 = L lying, its foot up on the left
shape-l-6 = L upright, its foot up on the right
shape-l-7 = L lying, its foot down on the right
shape-l-8 = L upright, its foot down on the left
shape-s-1 = S lying, rising to the right
shape-s-2 = S upright, falling to the right
shape-s-3 = S lying, falling to the right
shape-s-4 = S upright, rising to the right

## Player cards

card-architect = Architect
card-architect-text = 1, 2 or 3 points for 1, 2 or 3 Landmarks built.
card-aristocrat = Aristocrat
card-aristocrat-text = 1, 2 or 3 points for at most 4, 2 or 0 Disdain in the end.
card-defender = Defender
card-defender-text = 1, 2 or 3 points for 1, 2 or 3 complete sections of the Wall.
card-engineer = Engineer
card-engineer-text = 1, 2 or 3 points for 2, 4 or 6 Large buildings.
card-fighter = Fighter
card-fighter-text = 1, 2 or 3 points for 1, 2 or 3 complete Cohorts.
card-forager = Forager
card-forager-text = 1, 2 or 3 points for 3, 6 or 9 filled circles of Resource Production.
card-merchant = Merchant
card-merchant-text = 1, 2 or 3 points for 4, 6 or 8 goods in the Market, duplicates included.
card-planner = Planner
card-planner-text = 1, 2 or 3 points for 2, 4 or 5 complete Citizen tracks.
card-pontiff = Pontiff
card-pontiff-text = 1, 2 or 3 points for 1, 2 or 3 Temples filled.
card-ranger = Ranger
card-ranger-text = 1, 2 or 3 points for 1, 3 or 5 complete columns of the map.
card-trainer = Trainer
card-trainer-text = 1, 2 or 3 points for 4, 8 or 12 strength of both Gladiators together, alive or not.
card-vanguard = Vanguard
card-vanguard-text = 1, 2 or 3 points for 1, 2 or 3 complete sections of the Wall Guard.

## Actions

action-path = Keep the { $card } as a path
action-gain = Gain { $item_a }
action-fill = Fill a box { $track_of }{ $track_id ->
    [mining] {" "}(Servants)
    [wall-guard] {" "}(1 Soldier)
    [cippi] {" "}(1 Resource)
    [wall] {" "}(1 Resource)
    [traders] {" "}(1 Civilian)
    [performers] {" "}(1 Civilian)
    [priests] {" "}(1 Civilian)
    [apparitores] {" "}(1 Civilian)
    [patricians] {" "}(1 Civilian)
   *[other] {""}
}
action-fort = Fill a box of the Fort (1 { $mason })
action-cohort = Strengthen the { $cohort }
action-build = Build the { $building }
action-erect = Erect the { $landmark }: { $landmark_gain }
action-train = Train a Builder: 1 box of the Wall Guard
action-exchange = Forum: return { $pair } for { $gained_a }
action-buy = Buy a good from { $seller } (1 Resource)
action-store = Write the good into box { $stall } of the Market
action-perform = Hold a performance (1 Resource): { $performance }
action-spar = Train the { $gladiator } against { $sparring_a }
action-fight = Let the { $gladiator } fight
action-worship = Fill a Temple box (1 { $worker })
action-bribe = Pay { $bribe_price ->
    [one] { $bribe_price } Resource
   *[other] { $bribe_price } Resources
} at the Baths, box { $bribe }: 1 Disdain less
action-edict = Issue an edict, { $column }: { $column_deal }
action-send = Send a Diplomat for the { $cohort }: 2 Favours and 1 Valour
action-scout = Scout with the pattern on { $guide } (1 Soldier)
action-place = Lay the { $shape }, from row { $row }, column { $file }
action-stop = Stop for this year
action-use = Use { $favour } for the { $cohort }
action-face = Face the attack

## Questions

ask-ChoosePath = Year { $year }: which of your two cards do you keep as a path, while the other gives you its pieces?
ask-RoadIncome = Year { $year }: which attribute does { $count ->
    [one] your Road
   *[other] the first of your { $count } Roads
} give you?
ask-Act = Year { $year }: what do you { $count ->
    [0] still do for free
    [one] do with your last piece
   *[other] do with your { $count } pieces
}, or do you stop?
ask-LastLook = Nothing more can be done in year { $year }: do you stop{ $count ->
    [0] {""}
    [one] , returning the piece you have left
   *[other] , returning the { $count } pieces you have left
}?
ask-Cohort = A red shield strengthens a Cohort for the rest of the game: which one, before this year’s attack of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}?
ask-ChooseReward = Which attribute does the { $building } that you have just built give you?
ask-Store = Into which box of the Market do you write good { $number }{ $count ->
    [0] , which you have already
   *[other] , new to you and worth { $count } Renown
}?
ask-Place = Where do you lay the { $pattern } pattern, to gain what its boxes show and complete rows?
ask-Defend = { $count ->
    [one] One attack card gets past your Cohorts
   *[other] { $count } attack cards get past your Cohorts
}: do you ignore one with { $favours ->
    [one] your last Favour
   *[other] one of your { $favours } Favours
}?

## Standing orders

order-LastLook = Stop when nothing more can be done

## Log

told-year = Year { $count } begins.
told-fate = Fate card { $count } opens the year, and everybody takes what it gives.
told-all_gain = { $count ->
    [one] Everybody takes { $item_a }.
   *[other] Everybody takes { $count } { $item_many }.
}
    .part = { $count ->
    [one] { $count } { $item }
   *[other] { $count } { $item_many }
}
told-unsuitable = Fate card { $count } may not open this year and is discarded.
told-reshuffles = The Fate deck is empty, and the discard pile is shuffled.
    .part = Fate deck reshuffled
told-draws = { $seat_is ->
    [me] You draw
   *[other] { $seat } draws
} the { $card }.
told-chooses = { $seat_is ->
    [me] You keep
   *[other] { $seat } keeps
} the { $card } as a path.
told-reveals = { $seat_is ->
    [me] Your
   *[other] { $seat }’s
} prospect is the { $card }.
told-reveals_path = { $seat_is ->
    [me] You reveal your path
   *[other] { $seat } reveals a path
}, the { $card }.
    .part = { $seat_is ->
    [me] {""}
   *[other] path { $card }
}
told-neutrals = { $count ->
    [one] The neutral card of the year is turned up.
   *[other] The neutral cards of the year are turned up.
}
told-neutral = The neutral card is the { $card }.
    .part = { $card }
told-income = { $seat_is ->
    [me] You take your income
   *[other] { $seat } takes the income
} of the year.
told-road = { $seat_is ->
    [me] You choose what your Road gives.
   *[other] { $seat } chooses what a Road gives.
}
told-gains = { $seat_is ->
    [me] You gain
   *[other] { $seat } gains
} { $count ->
    [one] { $item_a }
   *[other] { $count } { $item_many }
}.
    .part = +{ $count } { $count ->
    [one] { $item }
   *[other] { $item_many }
}
told-earns = { $seat_is ->
    [me] You gain
   *[other] { $seat } gains
} { $count } { $item }.
    .part = +{ $count } { $item }
told-pays = { $seat_is ->
    [me] You pay
   *[other] { $seat } pays
} { $count ->
    [one] { $item_a }
   *[other] { $count } { $item_many }
}.
    .part = −{ $count } { $count ->
    [one] { $item }
   *[other] { $item_many }
}
told-loses = { $seat_is ->
    [me] You have
   *[other] { $seat } has
} no box left for { $count ->
    [one] { $item_a }, which is lost
   *[other] { $count } { $item_many }, which are lost
}.
    .part = { $count } { $item } too many, lost
told-fills = { $seat_is ->
    [me] You fill
   *[other] { $seat } fills
} box { $count } { $track_of }.
    .part = box { $count } { $track_of }
told-builds = { $seat_is ->
    [me] You build
   *[other] { $seat } builds
} the { $building }.
told-erects = { $seat_is ->
    [me] You erect
   *[other] { $seat } erects
} the { $landmark }.
told-trains = { $seat_is ->
    [me] You send a Builder to the Training Grounds.
   *[other] { $seat } sends a Builder to the Training Grounds.
}
told-exchanges = { $seat_is ->
    [me] You exchange
   *[other] { $seat } exchanges
} workers at the Forum.
told-buys = { $seat_is ->
    [me] You buy a good from { $seller }.
   *[other] { $seat } buys a good from { $seller_id ->
        [left] the left neighbour
        [right] the right neighbour
       *[other] { $seller }
    }.
}
told-provokes = { $seat_is ->
    [me] You make
   *[other] { $seat } makes
} this year’s attack larger by { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .part = +{ $count } attack { $count ->
    [one] card
   *[other] cards
}
told-gets = { $seat_is ->
    [me] You get
   *[other] { $seat } gets
} good { $count }.
    .part = good { $count }
told-gives = { $seat_is ->
    [me] You give
   *[other] { $seat } gives
} { $other } { $item_a }.
    .part = +1 { $item } for { $other }
told-stores = { $seat_is ->
    [me] You write
   *[other] { $seat } writes
} good { $count } into box { $stall } of the Market.
    .part = box { $stall } of the Market
told-performs = { $seat_is ->
    [me] You hold
   *[other] { $seat } holds
} a performance at the Theatre.
told-spars = { $seat_is ->
    [me] You train
   *[other] { $seat } trains
} the { $gladiator }, who reaches strength { $count }.
told-fights = { $seat_is ->
    [me] You let
   *[other] { $seat } lets
} the { $gladiator } fight.
told-suffers = { $seat_is ->
    [me] Your
   *[other] { $seat }’s
} { $gladiator } takes { $count } damage.
    .part = { $count } damage
told-dies = { $seat_is ->
    [me] Your
   *[other] { $seat }’s
} { $gladiator } dies.
    .part = he dies
told-survives = { $seat_is ->
    [me] Your
   *[other] { $seat }’s
} { $gladiator } survives.
    .part = he survives
told-worships = { $seat_is ->
    [me] You fill
   *[other] { $seat } fills
} Temple box { $count }.
told-bribes = { $seat_is ->
    [me] You pay
   *[other] { $seat } pays
} a bribe at the Baths.
told-forgiven = { $seat_is ->
    [me] You lose
   *[other] { $seat } loses
} 1 Disdain.
    .part = −1 Disdain
told-edicts = { $seat_is ->
    [me] You issue
   *[other] { $seat } issues
} an edict at the Courthouse, { $column }.
told-sends = { $seat_is ->
    [me] You send
   *[other] { $seat } sends
} a Diplomat for the { $cohort }.
told-scouts = { $seat_is ->
    [me] You scout with the pattern on { $guide }.
   *[other] { $seat } scouts with the pattern on { $guide_id ->
        [own] their own card
        [left] the left neighbour’s card
        [right] the right neighbour’s card
       *[other] { $guide }
    }.
}
told-explores = { $seat_is ->
    [me] You explore
   *[other] { $seat } explores
} { $count } boxes of the map.
    .part = { $count } boxes explored
told-completes = { $seat_is ->
    [me] You complete
   *[other] { $seat } completes
} row { $row } of the map.
    .part = row { $row } complete
told-stops = { $seat_is ->
    [me] You stop
   *[other] { $seat } stops
} for this year.
told-leftovers = { $seat_is ->
    [me] You return
   *[other] { $seat } returns
} what was not used.
told-returns = { $seat_is ->
    [me] You return
   *[other] { $seat } returns
} { $count ->
    [one] { $item_a }
   *[other] { $count } { $item_many }
} unused.
    .part = { $count } { $count ->
    [one] { $item }
   *[other] { $item_many }
}
told-attack = The Picts attack on the left ({ $left }), in the centre ({ $centre }) and on the right ({ $right }).
told-uses = { $seat_is ->
    [me] You ignore
   *[other] { $seat } ignores
} a card against the { $cohort } with { $favour }.
told-judges = { $count ->
    [0] { $seat_is ->
        [me] You repel all attacks.
       *[other] { $seat } repels all attacks.
    }
    [one] One attack gets through to { $seat }.
   *[other] { $count } attacks get through to { $seat }.
}
told-disdained = { $seat_is ->
    [me] You suffer
   *[other] { $seat } suffers
} { $count } Disdain.
    .part = +{ $count } Disdain

## End of the game

score-renown = Renown
score-piety = Piety
score-valour = Valour
score-discipline = Discipline
score-paths = Path cards
score-disdain = Disdain
score-total = Total
score-tie = With equal VP, less disdain comes first, then more VP from path cards.
rank-miles = Miles
rank-centurion = Centurion
rank-primus-pilus = Primus Pilus
rank-praefectus-castrorum = Praefectus castrorum
rank-legatus-legionis = Legatus legionis

## What changes, in previews

tally-resource = { $count ->
    [one] Resource
   *[other] Resources
}
tally-soldier = { $count ->
    [one] Soldier
   *[other] Soldiers
}
tally-builder = { $count ->
    [one] Builder
   *[other] Builders
}
tally-servant = { $count ->
    [one] Servant
   *[other] Servants
}
tally-civilian = { $count ->
    [one] Civilian
   *[other] Civilians
}
tally-renown = { track-renown }
tally-piety = { track-piety }
tally-valour = { track-valour }
tally-discipline = { track-discipline }
tally-traders = { $count ->
    [one] Trader
   *[other] Traders
}
tally-performers = { $count ->
    [one] Performer
   *[other] Performers
}
tally-priests = { $count ->
    [one] Priest
   *[other] Priests
}
tally-apparitores = { $count ->
    [one] Apparitor
   *[other] Apparitores
}
tally-patricians = { $count ->
    [one] Patrician
   *[other] Patricians
}
tally-production = { track-production }
tally-left = { track-left }
tally-centre = { track-centre }
tally-right = { track-right }
tally-mining = { track-mining }
tally-wall-guard = { track-wall-guard }
tally-cippi = { track-cippi }
tally-wall = { track-wall }
tally-fort = { track-fort }
tally-infrastructure = Infrastructure
tally-temples = { $count ->
    [one] temple box
   *[other] temple boxes
}
tally-strength = gladiators’ strength
tally-favours = { $count ->
    [one] Favour
   *[other] Favours
}
tally-disdain = Disdain
tally-points = VP

## Groups of actions

group-cards = Cards
group-gain = Attributes
group-fill = Fill
group-cohort = Cohorts
group-build = Build
group-training = Training
group-forum = Forum
group-market = Market
group-theatre = Theatre
group-ludus = Gladiators
group-temple = Temples
group-baths = Baths
group-courthouse = Courthouse
group-diplomats = Diplomats
group-scouting = Scouting
group-stop = Stop
group-attack = Attack

## How the game ends

ending-years = Six years have passed: Rome counts the points.
ending-miles = Rome names you Miles: the Wall holds, barely.
ending-centurion = Rome names you Centurion.
ending-primus-pilus = Rome names you Primus Pilus, first of the centurions.
ending-praefectus-castrorum = Rome names you Praefectus castrorum, prefect of the camp.
ending-legatus-legionis = Rome names you Legatus legionis: the highest rank on the Wall.
ending-fort-won = The goals of the fort are met: it is won.
ending-fort-challenge = Goals and challenge are met: a bonus awaits you at the next fort.
ending-fort-boast = Goals and challenge are met: you may boast of it.
ending-fort-lost = Not all goals of the fort are met: it must be tried again.

## Campaign: what a fort asks for

condition-total-score-min = Score { $number } points or more.
condition-attribute-min = Score { $number } points or more in { $thing }.
condition-attributes-at-least = Score { $number } points or more on { $tracks ->
    [4] all four attribute tracks
   *[other] at least { $tracks } attribute tracks
}.
condition-path-score-min = Score { $number } points or more with path cards.
condition-final-disdain-max = { $number ->
    [0] End without Disdain.
   *[other] End with at most { $number } Disdain.
}
condition-track-complete = Complete the { $thing } track.
condition-citizens-complete = Complete { $number } Citizen tracks.
condition-built = Build the { $thing }.
condition-temples-filled = Fill { $number } Temples.
condition-gladiator-strength-min = Reach a strength of { $number } with both Gladiators together.
condition-favours-used-max = { $number ->
    [0] Use no Favours.
    [one] Use at most { $number } Favour.
   *[other] Use at most { $number } Favours.
}
condition-goods-min = Have { $number } goods in the Market.
condition-landmarks-min = Erect at least { $number } Landmarks.
condition-scout-map-full = Fill the whole map.
campaign-goals = Goals
campaign-challenge = Challenge
campaign-won = The fort is won.
campaign-lost = The fort is lost.

## Why an action is not possible

why-lacks = { $count ->
    [one] This takes { $item_a }, and you have none.
   *[other] This takes { $count } { $item_many }, and you have { $held ->
        [0] none
       *[other] { $held }
    }.
}
why-flag = This needs { $count } filled { $count ->
    [one] box
   *[other] boxes
} { $track_of }; you have { $held }.
why-infrastructure = The { $building } needs an Infrastructure of { $count }, and yours is { $held }.
why-not-built = First build the { $building }.
why-already-built = You have built the { $building } already.
why-smaller-first = First build the smaller one, the { $building }.
why-forbidden = Fort { $number } of the campaign does not allow the { $building }.
why-no-landmarks = Fort { $number } of the campaign allows no Landmarks.
why-no-diplomats = Fort { $number } of the campaign allows no Diplomats.
why-locked = At fort { $number } of the campaign the boxes { $track_of } open in year { $year }.
why-track-full = All boxes { $track_of } are filled.
why-only-by-icon = The boxes { $track_of } cannot be paid for: only icons gained elsewhere fill them.
why-fort-who = Say who fills the box of the Fort: a Builder or a Soldier.
why-granary = The next boxes { $track_of } open with the { $building }.
why-chain = Box { $count } { $track_of } is chained to box { $number } of the Fort, which is not filled.
why-cohort-full = All boxes of the { $cohort } are filled.
why-landmark-level = The { $landmark } needs { $count } { $item_many }, and you have { $held }.
why-landmark-built = You have erected the { $landmark } already.
why-trained = You have trained a Builder this year already.
why-training-full = All boxes of the Training Grounds are used.
why-guard-closed = The next box of the Wall Guard is closed, so there is nothing to train for.
why-exchanged = You have been at the Forum this year already.
why-forum-full = All boxes of the Forum are used.
why-same-kind = At the Forum you gain another kind of worker than those you return, not { $item_a }.
why-buy-first = First buy a good, then write it into a box.
why-no-stall = The Market has no empty box whose flag you have reached.
why-stall-used = Box { $number } of the Market is used.
why-stall-alike = Box { $number } of the Market is as good as the one offered: take that one.
why-no-seller = { $seller_id ->
    [left] You have no left neighbour to buy from.
    [right] You have no right neighbour to buy from.
    [neutral-2] There is no second neutral card in this game.
   *[other] There is no neutral card in this game.
}
why-no-guide = { $guide_id ->
    [left] You have no left neighbour whose pattern you could follow.
    [right] You have no right neighbour whose pattern you could follow.
    [own] You have no prospect yet this year.
    [neutral-2] There is no second neutral card in this game.
   *[other] There is no neutral card in this game.
}
why-stage-used = This performance was held in year { $year } already.
why-performed = One performance a year: you have held yours.
why-dead = The { $gladiator } is dead.
why-untrained = The { $gladiator } is not trained yet.
why-fought = The { $gladiator } has fought this year already.
why-strongest = The { $gladiator } cannot get any stronger.
why-temples-full = All Temples are filled.
why-no-disdain = You have no Disdain to remove.
why-bribes-used = You have paid your { $count } bribes of this year already.
why-bath-used = Box { $number } of the Baths was used in year { $year } already.
why-bath-alike = Box { $number } of the Baths costs as much as the one offered: { $count ->
    [one] { $count } Resource
   *[other] { $count } Resources
}.
why-edict-issued = You have issued an edict this year in the { $column }.
why-column-full = All boxes are used in the { $column }.
why-diplomats-sent = You have sent all your Diplomats.
why-cohort-served = The { $cohort } has a Diplomat already.
why-scouts-sent = You have sent all your scouts.
why-scout-first = First send a scout, then lay the pattern.
why-no-room = This pattern fits nowhere on your map any more.
why-off-the-map = The pattern would leave the map.
why-overlaps = A box there is filled already.
why-other-pattern = You scout with another pattern.
why-not-drawn = You have not drawn the { $card } this year.
why-cards-first = First choose your path.
why-cards-chosen = The cards of this year are chosen.
why-not-offered = You cannot gain { $item_a } here.
why-stopped = You have finished for this year: only a neighbour’s gift lets you act again.
why-no-choice = There is no such choice to make now.
why-choose-first = First finish the choice at hand.
why-attack-now = The Picts attack: only Favours help now.
why-no-attack-yet = The Picts have not attacked yet this year.
why-repelled = No attack gets past the { $cohort }: the Favour would be wasted.
why-no-temple-favour = You have no Favour of the Temples.
why-no-diplomat-favour = You have no Favour of a Diplomat for the { $cohort }.

## Why a game cannot be set up like this

why-campaign-alone = The campaign is played alone, not by { $count }.
why-bonus-without-fort = The set-up bonus is for the forts of the campaign only.
why-bonus-first-fort = The first fort of the campaign has no set-up bonus.

## Why an action is advised

because-resources = Resources are short every year: with them the fort, the wall and the buildings go on.
because-workers = More people to use this year: each of them can fill one box or start a chain.
because-attributes = The attributes are most of your points, and their tracks give workers on the way.
because-citizens = Citizens open buildings, and their boxes give people and resources back.
because-production = Production and mining come back every year: the sooner, the more.
because-defence = Stronger cohorts stop the Picts before they cost you disdain.
because-wall = The wall and its guard bring rewards box by box, and red shields for your Cohorts.
because-fort = The fort comes first: the wall and the cippi hang on it, and granaries let it grow on.
because-buildings = A building opened early pays for itself year after year.
because-plans = Another building is now within reach: it can be built as soon as you can pay for it.
because-landmarks = A landmark crowns what you have built, and scores.
because-goods = Different goods in the market are worth more than many of one kind.
because-shows = The theatre gives citizens and points once a year, as long as performers draw a crowd.
because-gladiators = A strong gladiator wins more than he costs.
because-temples = Temples and favours protect you when the cohorts do not hold.
because-diplomats = Diplomats calm the Picts: their favours guard one cohort.
because-scouts = Scouts fill the map: every pattern brings what it covers.
because-disdain = It keeps your disdain low, and disdain costs points at the end.
because-edicts = The courthouse gives workers every year, one edict a column.
because-paths = One of your path cards comes nearer to its next points.
because-rewards = You still choose a reward for it, and can fit it to your plan.
