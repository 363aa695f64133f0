# Hadrian's Wall: names, actions, questions, log and reasons.
# Forms of a name: .a "a Soldier", .many "Soldiers" after a number.

game-name = Hadrian’s Wall
game-summary = Six years on the edge of the Empire: fill two sheets with a fort, a wall and a town behind it, and hold them against the Picts.

## Options

option-difficulty = How hard the Picts attack
option-difficulty-easy = Easy
option-difficulty-medium = Normal
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
option-bonus-yes = The challenge of the fort before was met

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
track-piety = Piety
track-valour = Valour
track-discipline = Discipline
track-traders = Traders
track-performers = Performers
track-priests = Priests
track-apparitores = Apparitores
track-patricians = Patricians
track-production = Resource Production
track-left = Left Cohort
track-centre = Centre Cohort
track-right = Right Cohort
track-mining = Mining and Foresting
track-wall-guard = Wall Guard
track-cippi = Cippi
track-wall = Wall
track-fort = Fort

cohort-left = Left Cohort
cohort-centre = Centre Cohort
cohort-right = Right Cohort
column-left = left column
column-centre = centre column
column-right = right column

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
landmark-monolith = Monolith
landmark-column = Column
landmark-statue = Statue
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
action-fill = Fill the next box: { $track }
action-fort = Fill the next box of the Fort with { $mason_a }
action-cohort = Strengthen the { $cohort }
action-build = Build: { $building }
action-erect = Erect the { $landmark }
action-train = Train a Builder for the Wall Guard
action-exchange = Forum: return { $pair } for { $gained_a }
action-buy = Buy a good from { $seller }
action-store = Write the good into box { $stall } of the Market
action-perform = Hold performance { $performance } at the Theatre
action-spar = Train the { $gladiator } against { $sparring_a }
action-fight = Let the { $gladiator } fight
action-worship = Fill the next Temple box with { $worker_a }
action-bribe = Pay bribe { $bribe } at the Baths
action-edict = Issue an edict in the { $column }
action-send = Send a Diplomat for the { $cohort }
action-scout = Scout with the pattern on { $guide }
action-place = Lay the { $shape }, from row { $row }, column { $file }
action-stop = Stop for this year
action-use = Use { $favour } for the { $cohort }
action-face = Face the attack

## Questions

ask-ChoosePath = Which of the two cards do you keep as a path, the other being your prospect of this year?
ask-RoadIncome = Which attribute does your Road give this year?
ask-Act = Which action do you take, or do you stop for this year?
ask-Cohort = Which Cohort do you strengthen?
ask-ChooseReward = Which attribute does the new Road give?
ask-Store = Into which box of the Market does the good go?
ask-Place = Where on the map does the pattern go?
ask-Defend = Which attack card do you ignore with a Favour?

## Log

told-year = Year { $count } begins.
told-fate = Fate card { $count } is turned up: everybody takes what it shows.
told-unsuitable = Fate card { $count } may not open this year and is discarded.
told-reshuffles = The Fate deck is empty: the discard pile is shuffled.
told-draws = { $seat } draws the { $card }.
told-chooses = { $seat } keeps the { $card } as a path.
told-reveals_path = { $seat } reveals a path: { $card }.
told-reveals_prospect = { $seat } reveals a prospect: { $card }.
told-neutral = Neutral card: { $card }.
told-gains = { $count ->
    [one] { $seat } gains { $item_a }.
   *[other] { $seat } gains { $count } { $item_many }.
}
told-pays = { $count ->
    [one] { $seat } pays { $item_a }.
   *[other] { $seat } pays { $count } { $item_many }.
}
told-fills = { $seat } fills box { $count }: { $track }.
told-loses = { $seat } has no box left for { $item_a }: it is lost.
told-builds = { $seat } builds: { $building }.
told-erects = { $seat } erects the { $landmark }.
told-trains = { $seat } trains a Builder.
told-exchanges = { $seat } exchanges workers at the Forum.
told-buys = { $seat } buys good { $count } ({ $seller_id ->
    [left] left neighbour
    [right] right neighbour
    [fate] Fate deck
   *[other] neutral card
}).
told-stores = { $seat } writes good { $count } into box { $stall } of the Market.
told-gives = { $seat } gives { $other } { $item_a }.
told-performs = { $seat } holds performance { $performance } at the Theatre.
told-spars = The { $gladiator } of { $seat } trains: strength { $count }.
told-fights = The { $gladiator } of { $seat } fights and takes { $count } damage.
told-dies = The { $gladiator } of { $seat } dies.
told-survives = The { $gladiator } of { $seat } survives.
told-worships = { $seat } fills Temple box { $count }.
told-bribes = { $seat } pays bribe { $bribe } at the Baths and removes a Disdain.
told-edicts = { $seat } issues an edict in the { $column }.
told-sends = { $seat } sends a Diplomat for the { $cohort }.
told-scouts = { $seat } scouts with a pattern ({ $guide_id ->
    [own] own card
    [left] card of the left neighbour
    [right] card of the right neighbour
   *[other] neutral card
}).
told-explores = { $seat } explores row { $row }, column { $file } of the map.
told-stops = { $seat } stops for this year.
told-returns = { $count ->
    [one] { $seat } returns { $item_a } unused.
   *[other] { $seat } returns { $count } { $item_many } unused.
}
told-attack = The Picts attack: left { $left }, centre { $centre }, right { $right }.
told-uses = { $seat } ignores a card against the { $cohort } with { $favour }.
told-judges = After the attack { $seat } gains { $valour } Valour and { $disdain } Disdain.

## End of the game

score-renown = Renown
score-piety = Piety
score-valour = Valour
score-discipline = Discipline
score-paths = Path cards
score-disdain = Disdain
score-total = Total
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
group-fill = Tick
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
condition-attribute-min = Score { $number } or more in { $thing }.
condition-attributes-at-least = Score { $number } or more on at least { $tracks } attribute tracks.
condition-path-score-min = Score { $number } points or more with path cards.
condition-final-disdain-max = { $number ->
    [0] End without Disdain.
   *[other] End with at most { $number } Disdain.
}
condition-track-complete = Complete this track: { $thing }.
condition-citizens-complete = Complete { $number } Citizen tracks.
condition-built = Build: { $thing }.
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
    [one] This takes { $item_a }, and you have none left.
   *[other] This takes { $count } { $item_many }; you have { $held }.
}
why-flag = This needs { $count } filled { $count ->
    [one] box
   *[other] boxes
} of this track: { $track }; you have { $held }.
why-infrastructure = This needs Infrastructure { $count }; you have { $held }.
why-not-built = First build this: { $building }.
why-already-built = You have built this already: { $building }.
why-smaller-first = First build the smaller one: { $building }.
why-forbidden = Fort { $number } of the campaign does not allow this building: { $building }.
why-no-landmarks = Fort { $number } of the campaign allows no Landmarks.
why-no-diplomats = Fort { $number } of the campaign allows no Diplomats.
why-locked = At fort { $number } of the campaign this track opens in year { $year }: { $track }.
why-track-full = This track is full: { $track }.
why-only-by-icon = This track is filled only by icons on other boxes: { $track }.
why-fort-who = Say who fills the box of the Fort: a Builder or a Soldier.
why-granary = The next boxes of this track ({ $track }) need a larger granary: { $building }.
why-chain = Box { $count } of this track ({ $track }) hangs on box { $number } of the Fort, which is not filled.
why-cohort-full = All boxes are filled: { $cohort }.
why-landmark-level = The { $landmark } needs { $count } { $item_many }; you have { $held }.
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
why-stall-alike = Box { $number } of the Market is no different from the one offered.
why-no-seller = There is nobody to buy from there: { $seller_id ->
    [left] no left neighbour
    [right] no right neighbour
   *[other] no such neutral card
}.
why-no-guide = There is no such card: { $guide_id ->
    [left] no left neighbour
    [right] no right neighbour
    [own] you have no prospect yet
   *[other] no such neutral card
}.
why-stage-used = Performance { $number } was held in year { $year }.
why-performed = One performance a year: you have held yours.
why-dead = The { $gladiator } is dead.
why-untrained = The { $gladiator } is not trained yet.
why-fought = The { $gladiator } has fought this year already.
why-strongest = The { $gladiator } cannot get any stronger.
why-temples-full = All Temples are filled.
why-no-disdain = You have no Disdain to remove.
why-bribes-used = { $count } bribes a year are the most.
why-bath-used = Box { $number } of the Baths was used in year { $year }.
why-bath-alike = Box { $number } of the Baths costs as much as the one offered ({ $count }).
why-edict-issued = You have issued an edict this year in the { $column }.
why-column-full = All boxes are used in the { $column }.
why-diplomats-sent = You have sent all your Diplomats.
why-cohort-served = A Diplomat serves this one already: { $cohort }.
why-scouts-sent = You have sent all your scouts.
why-scout-first = First send a scout, then lay the pattern.
why-no-room = This pattern fits nowhere on your map any more.
why-off-the-map = The pattern would leave the map.
why-overlaps = A box there is filled already.
why-other-pattern = You scout with another pattern.
why-not-drawn = You have not drawn the { $card } this year.
why-cards-first = First choose your path.
why-cards-chosen = The cards of this year are chosen.
why-not-offered = { $item } is not among the icons offered.
why-stopped = You have finished for this year: only a neighbour’s gift lets you act again.
why-no-choice = There is no such choice to make now.
why-choose-first = First finish the choice at hand.
why-attack-now = The Picts attack: only Favours help now.
why-no-attack-yet = The Picts have not attacked yet this year.
why-repelled = No attack gets through there: { $cohort }.
why-no-temple-favour = You have no Favour of the Temples left.
why-no-diplomat-favour = You have no Favour of a Diplomat there: { $cohort }.
