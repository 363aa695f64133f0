# Rome & Roll: names, actions, questions, log and reasons.
# Forms of a name: .un “a Wood”, .le “the Temple”, .les after a number.

game-name = Rome & Roll
game-summary = Rebuild Rome after the great fire: draft dice, draw buildings in a shared city, conquer the provinces and link them by roads.

## Options

option-characters = Characters
option-characters-random = dealt at random
option-characters-chosen = chosen in turn
option-pontifex = With the Pontifex sheet
option-pontifex-no = no
option-pontifex-yes = yes
option-jovilius = Jovilius instead of Jeremias
option-jovilius-no = no
option-jovilius-yes = yes
option-first-game = Plans and favours advised for a first game
option-first-game-no = no
option-first-game-yes = yes
option-seneca-foreman = Two players: Seneca’s foreman
option-seneca-foreman-no = no
option-seneca-foreman-yes = yes
option-difficulty = Seneca’s difficulty (solo)
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-seneca-points = Points of Seneca’s places (solo)
option-seneca-points-usual = usual
option-seneca-points-easier = easier to beat
option-seneca-points-harder = harder to beat
option-two-for-one = Two stored resources for one (solo, easier)
option-two-for-one-no = no
option-two-for-one-yes = yes
option-no-failures = Seneca does not replace a failed action (solo, easier)
option-no-failures-no = no
option-no-failures-yes = yes
option-seneca-in-asia-minor = Seneca begins in Asia Minor (solo, harder)
option-seneca-in-asia-minor-no = no
option-seneca-in-asia-minor-yes = yes
option-seneca-in-egypt = Seneca begins in Egypt (solo, harder)
option-seneca-in-egypt-no = no
option-seneca-in-egypt-yes = yes
option-rubble-blocks = Rubble stops the overseer (solo, harder)
option-rubble-blocks-no = no
option-rubble-blocks-yes = yes

## Goods

good-wood = Wood
    .un = a Wood
    .les = Wood
good-brick = Brick
    .un = a Brick
    .les = Bricks
good-stone = Stone
    .un = a Stone
    .les = Stone
good-fish = Fish
    .un = a Fish
    .les = Fish
good-jewel = Jewel
    .un = a Jewel
    .les = Jewels
good-basket = Basket
    .un = a Basket
    .les = Baskets
good-region = resource of the region
    .un = the resource of the region
    .les = resources of the region
good-coin = Coin
    .un = a Coin
    .les = Coins
good-legacy = Legacy
    .un = 1 Legacy
    .les = Legacy
good-glory = Glory
    .un = 1 Glory
    .les = Glory
good-soldier = Soldier
    .un = a Soldier
    .les = Soldiers
good-senator = Senator
    .un = a Senator
    .les = Senators
good-auxiliary = Auxiliary
    .un = an Auxiliary
    .les = Auxiliaries
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
pair-wood-wood = two Wood
pair-wood-brick = a Wood and a Brick
pair-wood-stone = a Wood and a Stone
pair-wood-fish = a Wood and a Fish
pair-wood-jewel = a Wood and a Jewel
pair-brick-brick = two Bricks
pair-brick-stone = a Brick and a Stone
pair-brick-fish = a Brick and a Fish
pair-brick-jewel = a Brick and a Jewel
pair-stone-stone = two Stone
pair-stone-fish = a Stone and a Fish
pair-stone-jewel = a Stone and a Jewel
pair-fish-fish = two Fish
pair-fish-jewel = a Fish and a Jewel
pair-jewel-jewel = two Jewels
group-wood-0 = three Wood
group-wood-1 = two Wood and a Jewel
group-wood-2 = a Wood and two Jewels
group-brick-0 = three Bricks
group-brick-1 = two Bricks and a Jewel
group-brick-2 = a Brick and two Jewels
group-stone-0 = three Stone
group-stone-1 = two Stone and a Jewel
group-stone-2 = a Stone and two Jewels
group-fish-0 = three Fish
group-fish-1 = two Fish and a Jewel
group-fish-2 = a Fish and two Jewels
group-jewel-3 = three Jewels

## Dice and workers

die-blue-1 = blue die 1 (Builder, Wood, Brick)
die-blue-2 = blue die 2 (Builder, Wood, Stone)
die-blue-3 = blue die 3 (Builder, Brick, Stone)
die-blue-4 = blue die 4 (Legionary, Stone, Auxiliary)
die-blue-5 = blue die 5 (Merchant, Wood)
die-blue-6 = blue die 6 (Architect, Basket)
die-yellow-1 = yellow die 1 (Merchant, Brick)
die-yellow-2 = yellow die 2 (Merchant, Jewel)
die-yellow-3 = yellow die 3 (Builder, Fish, Fish)
die-yellow-4 = yellow die 4 (Legionary, Merchant, Fish, Auxiliary)
die-yellow-5 = yellow die 5 (Architect, Fish)
die-yellow-6 = yellow die 6 (any worker, Basket)
die-red-1 = red die 1 (Legionary, Fish, Auxiliary)
die-red-2 = red die 2 (Legionary, Stone, Auxiliary)
die-red-3 = red die 3 (Legionary, Builder, Wood, Brick)
die-red-4 = red die 4 (Legionary, Merchant, Jewel)
die-red-5 = red die 5 (Architect, Stone)
die-red-6 = red die 6 (any worker, Auxiliary)
icon-legionary = Legionary
icon-builder = Builder
icon-merchant = Merchant
means-advisor = an advisor
means-minerva = Minerva
main-build = Build
main-muster = Muster a Legion
main-conquer = Conquer
main-develop = Develop
main-tax = Tax
main-trade = Trade

## Plans, favours, characters

plan-camp = Camp
    .le = the Camp
plan-training-ground = Training Ground
    .le = the Training Ground
plan-construction-post = Construction Post
    .le = the Construction Post
plan-fortress = Fortress
    .le = the Fortress
plan-stables = Stables
    .le = the Stables
plan-esplanade = Esplanade
    .le = the Esplanade
plan-garden = Garden
    .le = the Garden
plan-baths = Baths
    .le = the Baths
plan-theatre = Theatre
    .le = the Theatre
plan-carpenter = Carpenter
    .le = the Carpenter
plan-brickmaker = Brickmaker
    .le = the Brickmaker
plan-stonemason = Stonemason
    .le = the Stonemason
plan-fishmonger = Fishmonger
    .le = the Fishmonger
plan-jeweller = Jeweller
    .le = the Jeweller
plan-workshop = Workshop
    .le = the Workshop
plan-temple = Temple
    .le = the Temple
plan-insula = Insula
    .le = the Insula
plan-market = Market
    .le = the Market
plan-villa = Villa
    .le = the Villa
plan-magistracy = Magistracy
    .le = the Magistracy
plan-warehouse = Warehouse
    .le = the Warehouse
favour-bacchus = Bacchus
favour-juno = Juno
favour-jupiter = Jupiter
favour-mars = Mars
favour-mercury = Mercury
favour-minerva = Minerva
favour-saturn = Saturn
character-legatus = Legatus
character-mercatrix = Mercatrix
character-patricia = Patricia
character-praefectus = Praefectus
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

region-hispania = Hispania
region-gaul = Gaul
region-egypt = Egypt
region-asia-minor = Asia Minor
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

action-play-as = Play { $character }
action-village = Begin with the village of { $settlement }
action-take = Take the { $die }
action-double = Deploy a Senator to take the { $die } too
action-stop = Leave it at that
action-choose = Play the { $die }
action-turn = Turn the die to { $face } by means of { $means }
action-deploy = Deploy a Senator as a { $icon }
action-use = Use the favour: { $favour }
action-act = Action: { $main }
action-end = End my turn
action-store = Store: { $resource }
action-bribe = Bribe { $advisor } with { $bribe_un }
action-exchange = Exchange { $pair } for { $basic_un }
action-stay = Leave the overseer where he stands
action-move = Move the overseer to { $row }{ $column }
action-plan = Build { $plan_le }
action-save = Do not pay { $resource_un }
action-place = Draw from { $row }{ $column }, turning { $turning }
action-gain = Gain { $resource_un }
action-trigger = Trigger { $plan_le } of player { $seat }
action-steal = Steal { $resource_un } from player { $seat }
action-claim = Claim the favour: { $favour }
action-activate = Activate { $plan_le } of player { $seat }
action-spend = Spend { $good_un }
action-conquer = Conquer { $settlement }
action-renovate = Renovate the road { $road }
action-tax = Tax { $region }
action-trade = Trade { $group }

## Groups of actions

group-setup = Set-up
group-draft = Draft
group-stop = Stop
group-die = Die
group-senator = Senator
group-favour = Favour
group-action = Action
group-end = End of the turn
group-store = Store
group-bribe = Bribe
group-exchange = Two for one
group-build = Build
group-gain = Gain
group-production = Production
group-steal = Steal
group-muster = Muster
group-conquer = Conquer
group-develop = Develop
group-tax = Tax
group-trade = Trade

## Questions

ask-ChooseCharacter = Which character do you play?
ask-ChooseVillage = With which village of Hispania do you begin?
ask-Pick = Which die do you take?
ask-DoubleDraft = Do you deploy a senator to take a second die at once?
ask-ChooseDie = Which die do you play this turn?
ask-Act = What do you do with this die?
ask-MoveOverseer = Where does your overseer go?
ask-ChoosePlan = Which plan do you build?
ask-Save = Which resource do you not pay?
ask-Place = Where and how do you draw the building?
ask-Muster = Which army building do you activate?
ask-SpendFor = What do you spend for a soldier?
ask-Conquer = Which settlement do you conquer?
ask-Develop = Which road do you renovate?
ask-Tax = Which region do you tax?
ask-Trade = Which group of three do you trade?
ask-Receive = Do you store what you just gained, or bribe an advisor?
ask-ReceiveAway = Do you store what somebody else’s turn brings you, or bribe an advisor?
ask-ChooseGood = Which resource does this building produce?
ask-TriggerOwn = Which building produces for you?
ask-TriggerAny = Which building produces for your Insula?
ask-Steal = Which resource do you steal, and from whom?
ask-ClaimFavour = Which favour do you claim?
ask-FreePlan = Which plan does Saturn build for you?
ask-PlaceRubble = Where do you draw Seneca’s rubble?
ask-SenecaDevelop = Which road does Seneca renovate?
order-ReceiveAway = Store what another’s turn brings
order-TriggerOwn = Produce when another trades, if there is only one building

## Log

told-plays_as = { $seat } plays { $character }.
told-settles = { $seat } begins with { $settlement }.
told-round = Round { $count }: the dice are rolled.
told-last_round = The last Nero card is gone: the next round is the last.
told-takes = { $seat } takes the { $die }.
told-chooses = { $seat } plays the { $die }.
told-turns = { $seat } turns the die: { $die }.
told-deploys = { $seat } deploys a senator.
told-acts = { $seat }: { $main }.
told-uses = { $seat } uses the favour of { $favour }.
told-claims = { $seat } claims the favour of { $favour }.
told-moves = { $seat }’s overseer goes to { $row }{ $column }.
told-builds = { $seat } builds { $plan_le }.
told-clears = { $seat } turns the rubble at { $row }{ $column } into a park.
told-produces = { $seat }, production: { $plan }.
told-triggers = { $seat } triggers { $plan_le }.
told-activates = { $seat } activates { $plan_le }.
told-advises = { $advisor } helps { $seat }.
told-gains = { $seat } gains { $count ->
    [one] { $good_un }
   *[other] { $count } { $good_les }
}.
told-pays = { $seat } pays { $count ->
    [one] { $good_un }
   *[other] { $count } { $good_les }
}.
told-spends = { $seat } spends { $good_un }.
told-exchanges = { $seat } exchanges two resources for { $good_un }.
told-steals = { $seat } steals { $good_un } from { $other }.
told-bribes = { $seat } bribes { $advisor } (loyalty { $count }).
told-conquers = { $seat } conquers { $settlement }.
told-renovates = { $seat } renovates the road { $road }.
told-links = { $settlement }, owned by { $seat }, is linked to Rome.
told-taxes = { $seat } taxes { $region }.
told-trades = { $seat } trades { $group } for { $count } coins.
told-claims_nero = { $seat } takes a Nero card ({ $count } points).
told-seneca_takes = Seneca rolls { $count } and takes the { $die }.
told-seneca_flips = Seneca turns up his card { $count }.
told-seneca_nero = Seneca takes a Nero card ({ $count } points).
told-seneca_claims = Seneca claims the plan: { $plan }.
told-seneca_favour = Seneca now holds the favour of { $favour }.
told-seneca_fails = Seneca’s action fails: he takes another.
told-seneca_idle = Seneca can do nothing.
told-seneca_conquers = Seneca conquers { $settlement }.
told-seneca_renovates = Seneca renovates the road { $road }.
told-seneca_blocks = Seneca’s foreman goes onto the plan: { $plan }.
told-rubble = Rubble fills { $row }{ $column }.

## Score

score-coins = Coins
score-buildings = Buildings
score-legacy = Legacy
score-glory = Glory
score-advisors = Advisors
score-manufacture = Manufacturing
score-urbanism = Urban
score-army = Army
score-religion = Religious
score-leisure = Leisure
score-nero = Nero cards
score-soldiers = Soldiers
score-senators = Senators
score-parks = Parks
score-rubble = Rubble
score-roads = Roads
score-settlements = Settlements
score-total = Total
ending-nero = Nero’s last card was taken, and the last round is played.
ending-seneca_beaten = You have more points than Seneca.
ending-seneca_ahead = Seneca has as many points as you, or more: the game is lost.
measure-lead = Lead over Seneca
tally-wood = Wood
tally-brick = { $count ->
    [one] Brick
   *[other] Bricks
}
tally-stone = Stone
tally-fish = Fish
tally-jewel = { $count ->
    [one] Jewel
   *[other] Jewels
}
tally-coins = { $count ->
    [one] Coin
   *[other] Coins
}
tally-buildings = { $count ->
    [one] Building
   *[other] Buildings
}
tally-legacy = Legacy
tally-glory = Glory
tally-soldiers = { $count ->
    [one] Free soldier
   *[other] Free soldiers
}
tally-senators = { $count ->
    [one] Free senator
   *[other] Free senators
}
tally-loyalty = Loyalty
tally-nero = { $count ->
    [one] Nero point
   *[other] Nero points
}

## Why an action is not possible

why-decide-first = Another decision has to be made first.
why-not-in-pool = This die is not in the pool.
why-not-your-die = You do not have this die.
why-character-taken = This character is not available.
why-not-a-village = Only a free village of Hispania can be chosen.
why-needs-worker = { $main_id ->
   *[build] Build needs a Builder or an Architect.
    [muster] Muster needs a Legionary.
    [develop] Develop needs a Builder.
}
why-action-done = The main action of this turn is already taken.
why-for-favour = The favour in use asks for another action first.
why-nothing-to-build = No plan can be paid for and drawn now.
why-no-army = There is no army building on the map yet.
why-no-conquest = No settlement is within reach: your force is { $count }, and a free soldier is needed.
why-no-road-to-renovate = No road can be renovated, or the resource is missing.
why-nothing-to-tax = None of your settlements is linked to Rome.
why-no-group = Three resources of a kind are needed; a Jewel stands for any.
why-plan-not-in-play = This plan is not in this game: { $plan }.
why-plan-unavailable = A foreman stands on this plan: an Architect is needed.
why-cannot-pay = You cannot pay for { $plan_le }.
why-no-room = { $plan }: there is no room beside the building of your overseer.
why-no-room-anywhere = { $plan }: there is no room beside any building.
why-juno-religion = Juno builds no Religious building.
why-saturn-unavailable = A foreman stands on this plan: Saturn builds available plans only.
why-saturn-same = Saturn builds two different plans.
why-saved-not-in-cost = This resource is not in the cost, or the rest could not be paid.
why-place-same = This turning looks like another one: take the first.
why-place-off-map = The building would leave the map.
why-place-river = Nothing is built on the Tiber or on a bridge.
why-place-forum = Nothing is built on the Forum.
why-place-taken = One of these cells is taken.
why-place-two-hills = A building may not lie on two hills.
why-place-wall = A building may not lie across the Servian wall.
why-place-marsh-only = This building must lie wholly on the marsh.
why-place-some-hill = At least one cell of this building must lie on a hill.
why-place-tiber = This building must be adjacent to the Tiber.
why-place-beside-wall = This building must be adjacent to the Servian wall.
why-place-not-beside = The building must be adjacent to the one your overseer stands on.
why-place-alone = The building must be adjacent to an existing one.
why-rubble-place = Rubble goes onto the hill of the card, beside your buildings and the Forum if possible.
why-no-building-there = There is no building there, or this is not its first cell.
why-overseer-taken = Another overseer stands on this building.
why-overseer-far = This building is too far: each step after the first costs a Fish.
why-rubble-blocks = In this game the overseer cannot walk over rubble.
why-overseer-idle = Nothing could be built from this building.
why-settlement-taken = { $settlement } is conquered already.
why-settlement-side = { $settlement } is not on this side of the map.
why-settlement-region = One action conquers in one region only.
why-settlement-strong = { $settlement } needs a force of { $count }; you have { $held } left.
why-no-garrison = Each settlement needs a free soldier as garrison.
why-road-taken = This road is renovated already.
why-road-side = This road is not on this side of the map.
why-road-region = One action renovates in one region only.
why-road-unconquered = A road leads to conquered settlements only.
why-road-unlinked = All roads lead to Rome: this one is not linked to it yet.
why-no-stone = A road costs { $resource_un }.
why-senator-none = You have no free senator.
why-senator-used = One senator a turn gives an icon, before the action.
why-icon-there = The die has this icon already.
why-favour-not-held = You do not hold this favour.
why-favour-used = One favour a turn.
why-favour-not-now = This favour is of no use now.
why-favour-gone = This favour is not on the table.
why-saturn-forbidden = Only an advisor won over lets you claim Saturn.
why-cannot-turn = The die can be turned only at the start of the turn, by Minerva or an advisor.
why-not-your-advisor = { $advisor } is not your advisor.
why-advisor-loyal = { $advisor } is wholly loyal already.
why-bribe-fresh = Only a Fish, a Jewel or a Basket from the die or just gained can bribe, never a stored one.
why-store-at-end = What is left on the die is stored at the end of the turn.
why-steal-nothing = That player does not have this resource, or it is you.
why-no-producer = That player has no (other) building of this plan that produces.
why-no-barracks = That player has no (other) army building of this plan.
why-good-not-offered = This resource is not offered here.
why-spend-nothing = You have none of this to spend.
why-group-lacks = You do not have what this group needs.
why-region-nothing = None of your linked settlements is in this region.
why-option-off = This option was not chosen for this game.
why-solo-only = This easier option is for solo games only.
