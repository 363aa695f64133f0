## What is said of the things in the box

amount-wood = { $n ->
    [one] 1 Wood
   *[other] { $n } Wood
}
amount-brick = { $n ->
    [one] 1 Brick
   *[other] { $n } Bricks
}
amount-stone = { $n ->
    [one] 1 Stone
   *[other] { $n } Stone
}
amount-fish = { $n ->
    [one] 1 Fish
   *[other] { $n } Fish
}
amount-jewel = { $n ->
    [one] 1 Jewel
   *[other] { $n } Jewels
}
amount-basket = { $n ->
    [one] 1 Basket
   *[other] { $n } Baskets
}
amount-coin = { $n ->
    [one] 1 Coin
   *[other] { $n } Coins
}
amount-soldier = { $n ->
    [one] 1 Soldier
   *[other] { $n } Soldiers
}
amount-senator = { $n ->
    [one] 1 Senator
   *[other] { $n } Senators
}
amount-auxiliary = { $n ->
    [one] 1 Auxiliary
   *[other] { $n } Auxiliaries
}
amount-region = { $n ->
    [one] the resource of the region
   *[other] { $n } resources of the region
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

section-dice = Faces of the dice
    .about = Workers say which actions are possible; resources are used, stored, or bribe.
section-goods = Resources and people
    .about = What lies in storage and on a sheet.
section-plans = Plans
    .about = Eight of them lie out in a game. The worth is counted at the end.
section-characters = Characters
    .about = A sheet each; a blue box earns a Nero card.
section-advisors = Advisors
    .about = Bribed to II they have a basic ability, at IV an advanced one, at V they score.
section-favours = Gods’ favours
    .about = Claimed with a Religious building, used in one’s own turn.
section-nero = Nero cards
    .about = The top one goes to whoever reaches a blue box.
section-hills = Hills
    .about = A building never lies on two of them.
section-regions = Regions
    .about = Each pays taxes in its resource.
section-settlements = Settlements
    .about = To be conquered; each keeps a soldier as garrison.
section-roads = Roads
    .about = Renovated from Rome outwards, between conquered settlements.
section-seneca = Seneca’s cards
    .about = In the solo game, two a round.
section-difficulties = Difficulty of Seneca
    .about = How many seals bring him a Nero card.

worker-legionary = Legionary
worker-builder = Builder
worker-architect = Architect
worker-merchant = Merchant
worker-any = any worker
colour-blue = blue
colour-yellow = yellow
colour-red = red
die-name = { $colour } die, face { $number }
die-does = Shows { $shows }.
good-wood-text = Pays for plans, and is traded by threes.
good-brick-text = Pays for plans, and is traded by threes.
good-stone-text = Pays for plans and roads, and is traded by threes.
good-fish-text = Pays for plans and for the overseer’s steps; just gained, it bribes an advisor.
good-jewel-text = Stands for any resource in a trade; just gained, it bribes an advisor.
good-basket-text = Wood, Brick, Stone or Fish, as you like; it may bribe.
good-coin-text = A box of the coins track, 1 point.
good-soldier-text = Conquers and stays as garrison. 2 are worth 1 point at the end.
good-senator-text = Deployed, it stands for a worker or takes a second die in the draft. 2 are worth 1 point at the end.
type-army = Army
type-leisure = Leisure
type-manufacture = Manufacturing
type-religion = Religious
type-urbanism = Urban
restriction-marsh-only = marsh only
restriction-some-hill = a cell on a hill
restriction-adjacent-tiber = beside the Tiber
restriction-adjacent-wall = beside the wall
plan-type = { $type } { $number }.
plan-shape = Shape: { $shape }.
plan-instant = At once: { $what }.
plan-production = Production: { $what }.
plan-muster = Muster: { $what }.
character-village = a village of Hispania
character-does = Begins with { $start }. Blue boxes: { $boxes }. Advisors: { $advisors }.
advisor-basic = II: { $does }.
advisor-advanced = IV: { $does }.
advisor-worth = { $n ->
    [one] 1 point
   *[other] { $n } points
} at V
favour-bacchus-text = Trade any number of groups, each for a coin more.
favour-juno-text = Build a giant of six cells, across hills and wall if you like; two steps on the buildings track.
favour-jupiter-text = After a main action, another, different one with the same die.
favour-mars-text = Conquer with 2 auxiliaries more, or Muster with 2 soldiers more.
favour-mercury-text = Tax or Trade as with a merchant, all your settlements linked; 2 coins if you are present in two regions.
favour-minerva-text = Before your turn, turn the chosen die to any face.
favour-saturn-text = For 3 jewels, build two different available plans without paying.
nero-name = Nero card { $n }
nero-does = Taken on reaching a blue box. The last one announces the last round.
hill-does = Some plans want a cell on a hill; advisors may watch it, and Seneca drops rubble on it.
region-does = Its linked settlements pay tax in this: { $good }.
settlement-does = { $region }, strength { $n }.
settlement-worth = { $n } Glory
side-small = Small side of the map only.
side-large = Large side of the map only.
road-does = { $region }. Links settlements with Rome.
road-worth = { $n } Legacy
seneca-name = Seneca’s card { $number }
seneca-build = Build: his foreman goes to a plan.
seneca-conquer = Conquer: he takes the weakest free settlement where fewest are conquered.
seneca-develop = Develop: he renovates the road nearest to Rome where fewest are renovated.
seneca-trade = Trade: you may trigger one of your buildings.
seneca-type = { $type }{ $pick ->
    [smaller] , the smaller number
    [larger] , the larger number
   *[other] {""}
}.
seneca-twice = Twice.
seneca-rubble = Rubble falls on this hill: { $hill }.
seneca-seal = With a seal. Back: { $back }.
seneca-no-seal = Without a seal. Back: { $back }.
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-does = He takes a Nero card at { $seals } seals.
said = { $name }: { $what }
or = or
at-most = { $n } at most
any-die = any die
a-die-blue = a blue die
a-die-yellow = a yellow die
a-die-red = a red die
icon-one-auxiliary = an auxiliary
icon-one-merchant = a merchant
icon-one-stone = a stone
icon-one-fish = a fish
do-spend-gain = up to { $n } resources for 1 { $what } each
do-gain-choice = { $n } of your choice: { $what }
do-trigger-production = { $n ->
    [one] trigger a building
   *[other] trigger { $n } buildings
}
do-steal = take a resource from an opponent
do-claim-favour = claim a favour
do-allow-saturn = Saturn may be claimed
do-die-icon = a die with { $shown } counts { $what } more
do-set-die-face = turn { $which } once a round
do-muster-limit = { $n } building more
do-cost-discount = { $n } resource less to pay
do-trade-coin-per-jewel = { $n } coin more for each jewel
on-build = when you Build
on-muster = when you Muster
on-conquer = when you Conquer
on-develop = when you Develop
on-tax = when you Tax
on-trade = when you Trade
on-other-builds = when another builds
on-settlement-linked = when a settlement of yours is linked
on-deploy-senator = when you deploy a senator
on-use-favour = when you use a favour
on-claim-favour = when you claim a favour
area-inside = inside the wall
area-outside = outside the wall
per-adjacent-plan = for each adjacent { $what }
per-adjacent-type = for each adjacent { $what } building
per-adjacent-building = for each adjacent building
per-adjacent-opponent-building = for each adjacent building of an opponent
per-adjacent-opponents = for each opponent with an adjacent building
per-own-settlements = for each settlement of yours
per-own-roads = for each road of yours
per-stored-resources = for each { $divide } stored resources
per-own-advisors-at-basic = for each advisor at II or more
per-conquered-this-action = for each settlement conquered
if-full-square = if a cell lies in a full square of { $n } × { $n }
if-empty-adjacent-cells = if it touches at least { $n } empty cells
if-adjacent-opponent-type = beside an opponent’s { $what } building

## Glossary

term-proconsul = Proconsul
    .about = Rolls the dice of the round and plays first; the card goes left.
term-overseer = Overseer
    .about = Your figure on the map: you build beside the building where it stands.
term-foreman = Foreman
    .about = A player’s figure on the plans: the plan it stands on needs an architect.
term-plan = Plan
    .about = A kind of building that can be drawn: its price, its shape, what it gives.
term-production = Production
    .about = What a building gives when a neighbour is built, or when it is triggered.
term-auxiliary = Auxiliary
    .about = A soldier on a die, for one conquest; it cannot stay as garrison.
term-loyalty = Loyalty
    .about = Five boxes of an advisor, marked by bribes.
term-bribe = Bribe
    .about = A fish, a jewel or a basket just gained, spent to mark a loyalty box.
term-favour = Favour
    .about = A god’s card, claimed with a Religious building and used once.
term-blue-box = Blue box
    .about = A box of a track; who reaches it takes a Nero card.
term-nero = Nero card
    .about = Points for reaching a blue box; the last one taken announces the last round.
term-legacy = Legacy
    .about = The track of renovated roads, 1 for each milestone.
term-glory = Glory
    .about = The track of conquered settlements.
term-linked = Linked
    .about = A settlement joined with Rome by renovated roads: it pays taxes.
term-rubble = Rubble
    .about = What Seneca leaves on a hill; building beside it makes a park of it and brings a senator.
term-marsh = Marsh
    .about = Cells of the map that are not on a hill.
