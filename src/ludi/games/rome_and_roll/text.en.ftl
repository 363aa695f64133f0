# Rome & Roll: names, actions, questions, log and reasons.
# .named: the action where the players’ names are known.
# Forms of a name: .un “1 Wood”, .le “the Temple”, .les after a number.

game-name = Rome & Roll
game-pitch = Dice, a city to redraw after the fire, and Nero’s eye on your progress.
manner-fabia = Redraws the city, plan after plan.
manner-crispus = Trades and taxes rather than fight.
manner-drusus = Musters and conquers as soon as a settlement is within reach.
final-door = dice are rolled or cards revealed

## Options

option-characters = Characters
option-characters-random = Dealt at random
option-characters-chosen = Chosen in turn
option-pontifex = With the Pontifex sheet
option-pontifex-no = No
option-pontifex-yes = Yes
option-jovilius = Jovilius instead of Jeremias
option-jovilius-no = No
option-jovilius-yes = Yes
option-first-game = Plans and favours recommended for a first game
option-first-game-no = No
option-first-game-yes = Yes
option-seneca-foreman = Two players: Seneca’s foreman
option-seneca-foreman-no = No
option-seneca-foreman-yes = Yes
option-difficulty = Seneca’s difficulty (solo)
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-seneca-points = Points of Seneca’s places (solo)
option-seneca-points-usual = Normal (park 1, rubble 3, road 4, settlement 5)
option-seneca-points-easier = Easier to beat (road 3)
option-seneca-points-harder = Harder to beat (park 2, rubble 4, road 3)
option-two-for-one = Two stored resources for one (solo, easier)
option-two-for-one-no = No
option-two-for-one-yes = Yes
option-no-failures = Seneca does not replace a failed action (solo, easier)
option-no-failures-no = No
option-no-failures-yes = Yes
option-seneca-in-asia-minor = Seneca begins in Asia Minor (solo, harder)
option-seneca-in-asia-minor-no = No
option-seneca-in-asia-minor-yes = Yes
option-seneca-in-egypt = Seneca begins in Egypt (solo, harder)
option-seneca-in-egypt-no = No
option-seneca-in-egypt-yes = Yes
option-rubble-blocks = Rubble stops the overseer (solo, harder)
option-rubble-blocks-no = No
option-rubble-blocks-yes = Yes

## Goods

good-wood = Wood
    .un = 1 Wood
    .les = Wood
good-brick = Brick
    .un = 1 Brick
    .les = Bricks
good-stone = Stone
    .un = 1 Stone
    .les = Stone
good-fish = Fish
    .un = 1 Fish
    .les = Fish
good-jewel = Jewel
    .un = 1 Jewel
    .les = Jewels
good-basket = Basket
    .un = 1 Basket
    .les = Baskets
good-region = resource of the region
    .un = the resource of the region
    .les = resources of the region
good-coin = Coin
    .un = 1 Coin
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
pair-wood-wood = 2 Wood
pair-wood-brick = 1 Wood and 1 Brick
pair-wood-stone = 1 Wood and 1 Stone
pair-wood-fish = 1 Wood and 1 Fish
pair-wood-jewel = 1 Wood and 1 Jewel
pair-brick-brick = 2 Bricks
pair-brick-stone = 1 Brick and 1 Stone
pair-brick-fish = 1 Brick and 1 Fish
pair-brick-jewel = 1 Brick and 1 Jewel
pair-stone-stone = 2 Stone
pair-stone-fish = 1 Stone and 1 Fish
pair-stone-jewel = 1 Stone and 1 Jewel
pair-fish-fish = 2 Fish
pair-fish-jewel = 1 Fish and 1 Jewel
pair-jewel-jewel = 2 Jewels
group-wood-0 = 3 Wood
group-wood-1 = 2 Wood and 1 Jewel
group-wood-2 = 1 Wood and 2 Jewels
group-brick-0 = 3 Bricks
group-brick-1 = 2 Bricks and 1 Jewel
group-brick-2 = 1 Brick and 2 Jewels
group-stone-0 = 3 Stone
group-stone-1 = 2 Stone and 1 Jewel
group-stone-2 = 1 Stone and 2 Jewels
group-fish-0 = 3 Fish
group-fish-1 = 2 Fish and 1 Jewel
group-fish-2 = 1 Fish and 2 Jewels
group-jewel-3 = 3 Jewels

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
initials-camp = CA
initials-training-ground = TG
initials-construction-post = CP
initials-fortress = FO
initials-stables = ST
initials-esplanade = ES
initials-garden = GA
initials-baths = BA
initials-theatre = TH
initials-carpenter = CR
initials-brickmaker = BM
initials-stonemason = SM
initials-fishmonger = FM
initials-jeweller = JE
initials-workshop = WO
initials-temple = TE
initials-insula = IN
initials-market = MA
initials-villa = VI
initials-magistracy = MG
initials-warehouse = WA
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
hill-capitol = Capitol
    .le = the Capitol
hill-palatine = Palatine
    .le = the Palatine
hill-aventine = Aventine
    .le = the Aventine
hill-caelius = Caelian
    .le = the Caelian
hill-esquiline = Esquiline
    .le = the Esquiline
hill-viminal = Viminal
    .le = the Viminal
hill-quirinal = Quirinal
    .le = the Quirinal
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
action-stop = Nothing more
action-choose = Play the { $die }
action-turn = Turn the die to { $face } with { $means }
action-deploy = Deploy a Senator as a { $icon }
action-use = Use the favour of { $favour }
action-act = { $main }
action-end = End my turn
action-store = Store { $resource_un }
action-bribe = Bribe { $advisor } with { $bribe_un }
action-exchange = Exchange { $pair } for { $basic_un }
action-stay = Leave the overseer where he stands
action-move = Move the overseer to { $row }{ $column }
action-plan = Build { $plan_le }
action-save = Save { $resource_un } on the price
action-place = Draw from { $row }{ $column }, turning { $turning }
action-gain = Gain { $resource_un }
action-trigger = Trigger player { $seat }’s { $plan }
    .named = { $seat_is ->
        [me] Trigger your { $plan }
       *[other] Trigger { $seat }’s { $plan }
    }
action-steal = Steal { $resource_un } from player { $seat }
    .named = Steal { $resource_un } from { $seat }
action-claim = Claim the favour of { $favour }
action-activate = Activate player { $seat }’s { $plan }
    .named = { $seat_is ->
        [me] Activate your { $plan }
       *[other] Activate { $seat }’s { $plan }
    }
action-spend = Spend { $good_un }
action-conquer = Conquer { $settlement } (strength { $settlement_strength }, +{ $settlement_glory } Glory)
action-renovate = Renovate the road { $road } (+{ $road_milestones } Legacy)
action-tax = Tax { $region } ({ $region_resource })
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
group-overseer = Move the overseer
group-draw = Draw
group-gain = Gain
group-production = Production
group-steal = Steal
group-muster = Muster
group-conquer = Conquer
group-develop = Develop
group-tax = Tax
group-trade = Trade

## Questions

ask-ChooseCharacter = Which of the { $count } characters left do you play?
ask-ChooseVillage = { $character } begins with a village in { $region }: which one do you take?
ask-Pick = { $which ->
    [1] Which first die do you take, of the { $count } in the pool?
   *[other] Which second die do you take, of the { $count } in the pool?
}
ask-DoubleDraft = { $count ->
    [one] Do you deploy your free senator to take a second die at once, or nothing more?
   *[other] Do you deploy one of your { $count } free senators to take a second die at once, or nothing more?
}
ask-ChooseDie = Which die do you play this turn (the other is for your next one)?
ask-Act = { $stage_id ->
    [favour] The favour of { $favour } is waiting for its action: which one do you take?
    [again] Jupiter grants you another action with the same die: which one do you take?
    [done] Your action is done: another free action, or the end of your turn?
   *[die] What do you do with the { $die }?
}
ask-MoveOverseer = { $held ->
    [0] Where does your overseer go before you build (one step is free, and you have no Fish to go further)?
   *[other] Where does your overseer go before you build (one step is free, each further one costs 1 Fish, and you have { $held })?
}
ask-ChoosePlan = { $mode_id ->
    [giant] Which plan do you build as a giant of six cells, with Juno?
   *[normal] Which plan do you build, beside the building your overseer stands on?
}
ask-Save = { $count ->
    [one] You pay one resource less for { $plan_le }: which one do you save?
   *[other] You pay { $count } resources less for { $plan_le }: which one do you save first?
}
ask-Place = { $mode_id ->
    [giant] Where do you draw { $plan_le }, a giant of six cells, beside any building?
    [free] Where do you draw { $plan_le }, Saturn’s gift, beside any building?
   *[normal] Where do you draw { $plan_le }, beside the building your overseer stands on?
}
ask-Muster = Which Army building do you activate ({ $count } more at most{ $coins ->
    [0] { "" }
    [one] , and 1 Coin for its owner if it is not yours
   *[other] , and { $coins } Coins for its owner if it is not yours
})?
ask-SpendFor = { $plan }: what do you spend for a soldier ({ $count } at most)?
ask-Conquer = { $more ->
    [0] Which settlement do you conquer, with a force of { $count } and { $soldiers ->
        [one] one free soldier
       *[other] { $soldiers } free soldiers
    } to garrison it?
   *[other] Which other settlement of { $region } do you conquer, with a force of { $count } and { $soldiers ->
        [one] one free soldier
       *[other] { $soldiers } free soldiers
    } left?
}
ask-Develop = { $more ->
    [0] Which road do you renovate for { $resource_un } (you have { $held })?
   *[other] Which other road of { $region } do you renovate for { $resource_un } (you have { $held } left{ $legacy ->
        [0] { "" }
       *[other] , and a second road brings { $legacy } more Legacy
    })?
}
ask-Tax = Without a Merchant you tax one region only: which one?
ask-Trade = { $more ->
    [0] Which three resources do you trade for { $count } coins
   *[other] Bacchus lets you go on: which three other resources do you trade for { $count } coins
}{ $jewel ->
    [0] { "" }
   *[other] { " " }(+{ $jewel } for each Jewel)
}?
ask-Receive = You gain { $good_un }: do you store it, or bribe an advisor with it?
ask-ReceiveAway = { $whose_id ->
    [seneca] Seneca’s turn brings you { $good_un }: do you store it, or bribe an advisor with it?
   *[other] { $other }’s turn brings you { $good_un }: do you store it, or bribe an advisor with it?
}
ask-ChooseGood = { $whose_id ->
    [seneca] Seneca plays and your building produces ({ $plan }): which resource do you gain?
    [other] { $other } plays and your building produces ({ $plan }): which resource do you gain?
   *[own] Which resource does { $plan_le } give you?
}
ask-TriggerOwn = { $cause_id ->
    [seneca] Seneca trades: which building produces for you?
    [trade] { $other } trades, and everybody may produce: which building produces for you?
    [advisor] Thanks to an advisor, which building produces for you?
   *[own-trade] After your trade, which building produces for you?
}
ask-TriggerAny = Which building produces for your Insula ({ $count } more at most{ $others ->
    [0] { "" }
   *[other] , and a senator for its owner if it is not yours
})?
ask-Steal = Your Magistracy takes a resource from an opponent’s storage: which one, and whose?
ask-ClaimFavour = Which favour on the table do you claim?
ask-FreePlan = Which plan does Saturn build for you, free of charge ({ $count } more at most)?
ask-PlaceRubble = Where do you draw Seneca’s rubble, on { $hill_le }?
ask-SenecaDevelop = Several roads are equally good for Seneca: which one does he renovate?
order-ReceiveAway = Store what another’s turn brings
order-TriggerOwn = Produce when another trades, if there is only one building

## Log
# .part: what an action brought, in a few words, at the end of its line.

told-plays_as = { $seat_is ->
    [me] You play { $character }.
   *[other] { $seat } plays { $character }.
}
told-settles = { $seat_is ->
    [me] You begin with the village of { $settlement }.
   *[other] { $seat } begins with the village of { $settlement }.
}
told-round = Round { $count }: the dice are rolled.
told-last_round = The last Nero card is gone: the next round is the last.
told-takes = { $seat_is ->
    [me] You take the { $die }.
   *[other] { $seat } takes the { $die }.
}
told-deploys = { $seat_is ->
    [me] You deploy a senator for this second die.
   *[other] { $seat } deploys a senator for this second die.
}
    .part = a senator deployed
told-chooses = { $seat_is ->
    [me] You play the { $die }.
   *[other] { $seat } plays the { $die }.
}
told-turns = { $seat_is ->
    [me] You turn your die: it is now the { $die }.
   *[other] { $seat } turns the die: it is now the { $die }.
}
    .part = the die becomes the { $die }
told-deploys_as = { $seat_is ->
    [me] You deploy a senator as a { $icon }.
   *[other] { $seat } deploys a senator as a { $icon }.
}
told-uses = { $seat_is ->
    [me] You use the favour of { $favour }.
   *[other] { $seat } uses the favour of { $favour }.
}
told-blesses = { $favour } helps { $seat }.
told-claims = { $seat_is ->
    [me] You claim the favour of { $favour }.
   *[other] { $seat } claims the favour of { $favour }.
}
told-stores = { $seat_is ->
    [me] You store { $good_un }.
   *[other] { $seat } stores { $good_un }.
}
told-keeps = { $seat_is ->
    [me] You store what is left on your die.
   *[other] { $seat } stores what is left on the die.
}
told-exchanges = { $seat_is ->
    [me] You exchange { $pair } for { $good_un }.
   *[other] { $seat } exchanges { $pair } for { $good_un }.
}
told-bribes = { $seat_is ->
    [me] You bribe { $advisor } with { $good_un }.
   *[other] { $seat } bribes { $advisor } with { $good_un }.
}
told-loyal = { $advisor }’s loyalty to { $seat } is now { $count }.
    .part = loyalty { $count }
told-unlocks = { $advisor }’s { $advanced ->
    [0] basic
   *[other] advanced
} ability now works for { $seat }.
    .part = { $advanced ->
        [0] basic ability unlocked
       *[other] advanced ability unlocked
    }
told-won_over = { $advisor } is wholly loyal to { $seat }, for { $count } points at the end.
    .part = +{ $count } points at the end
told-moves = { $seat_is ->
    [me] You send your overseer to { $other_is ->
        [me] your
       *[other] { $other }’s
    } { $plan }.
   *[other] { $seat } sends an overseer to { $other_is ->
        [me] your
       *[other] { $other }’s
    } { $plan }.
}
told-moves_home = { $seat_is ->
    [me] You send your overseer to a { $plan } of yours.
   *[other] { $seat } sends the overseer to one of their own buildings, { $plan_le }.
}
told-moves_to = { $seat_is ->
    [me] You send your overseer { $place ->
        [1] to the Forum
        [2] onto rubble
       *[other] to a park
    }.
   *[other] { $seat } sends the overseer { $place ->
        [1] to the Forum
        [2] onto rubble
       *[other] to a park
    }.
}
told-pays_for = { $seat_is ->
    [me] You pay for { $plan_le }.
   *[other] { $seat } pays for { $plan_le }.
}
told-builds = { $seat_is ->
    [me] You build { $plan_le }.
   *[other] { $seat } builds { $plan_le }.
}
told-builds_giant = { $seat_is ->
    [me] You build { $plan_le } as a giant of six cells.
   *[other] { $seat } builds { $plan_le } as a giant of six cells.
}
told-clears = { $seat_is ->
    [me] You turn rubble into a park.
   *[other] { $seat } turns rubble into a park.
}
    .part = rubble becomes a park
told-produces = { $seat_is ->
    [me] You produce ({ $plan }).
   *[other] { $seat } produces ({ $plan }).
}
told-triggers = { $seat_is ->
    [me] You trigger { $plan_le }.
   *[other] { $seat } triggers { $plan_le }.
}
told-triggers_of = { $seat_is ->
    [me] You trigger { $other_is ->
        [me] your
       *[other] { $other }’s
    } { $plan }.
   *[other] { $seat } triggers { $other_is ->
        [me] your
       *[other] { $other }’s
    } { $plan }.
}
told-steals = { $seat_is ->
    [me] You steal { $good_un } from { $other }.
   *[other] { $seat } steals { $good_un } from { $other }.
}
told-musters = { $seat_is ->
    [me] You muster a legion without activating a building.
   *[other] { $seat } musters a legion without activating a building.
}
told-activates = { $seat_is ->
    [me] You activate { $plan_le }.
   *[other] { $seat } activates { $plan_le }.
}
told-activates_of = { $seat_is ->
    [me] You activate { $other_is ->
        [me] your
       *[other] { $other }’s
    } { $plan }.
   *[other] { $seat } activates { $other_is ->
        [me] your
       *[other] { $other }’s
    } { $plan }.
}
told-spends = { $seat_is ->
    [me] You spend { $good_un } ({ $plan }).
   *[other] { $seat } spends { $good_un } ({ $plan }).
}
told-conquers = { $seat_is ->
    [me] You conquer { $settlement } and leave a soldier there.
   *[other] { $seat } conquers { $settlement } and leaves a soldier there.
}
told-renovates = { $seat_is ->
    [me] You renovate the road { $road }.
   *[other] { $seat } renovates the road { $road }.
}
told-links = { $seat_is ->
    [me] Your settlement { $settlement } is linked to Rome.
   *[other] { $seat }’s settlement { $settlement } is linked to Rome.
}
    .part = { $settlement } linked to Rome
told-taxes = { $seat_is ->
    [me] You tax { $region }.
   *[other] { $seat } taxes { $region }.
}
told-taxes_all = { $seat_is ->
    [me] You tax all your regions.
   *[other] { $seat } taxes every region they hold.
}
told-trades = { $seat_is ->
    [me] You trade { $group }.
   *[other] { $seat } trades { $group }.
}
told-advises = { $advisor } helps { $seat }.
told-pays = { $seat_is ->
    [me] You pay { $count ->
        [one] { $good_un }
       *[other] { $count } { $good_les }
    }.
   *[other] { $seat } pays { $count ->
        [one] { $good_un }
       *[other] { $count } { $good_les }
    }.
}
    .part = { $count ->
        [one] −1 { $good }
       *[other] −{ $count } { $good_les }
    }
told-gains = { $seat_is ->
    [me] You gain { $count ->
        [one] { $good_un }
       *[other] { $count } { $good_les }
    }.
   *[other] { $seat } gains { $count ->
        [one] { $good_un }
       *[other] { $count } { $good_les }
    }.
}
    .part = { $count ->
        [one] +1 { $good }
       *[other] +{ $count } { $good_les }
    }
told-gains_too = { told-gains }
    .part = { $seat } { told-gains.part }
told-earns = { told-gains }
    .part = { told-gains.part }
told-earns_too = { told-gains }
    .part = { $seat } { told-gains.part }
told-grows = { $seat_is ->
    [me] You move { $count } up the Buildings track.
   *[other] { $seat } moves { $count } up the Buildings track.
}
    .part = Buildings +{ $count }
told-claims_nero = { $seat_is ->
    [me] You take a Nero card ({ $count } points).
   *[other] { $seat } takes a Nero card ({ $count } points).
}
    .part = a Nero card (+{ $count } points)
told-claims_nero_too = { told-claims_nero }
    .part = { $seat } a Nero card (+{ $count } points)
told-seneca_takes = Seneca rolls { $count } and takes the { $die }.
told-seneca_builds = Seneca turns up a Build card ({ $type ->
    [0] Army
    [1] Leisure
    [2] Manufacturing
    [3] Religious
   *[other] Urban
}{ $pick ->
    [0] , the lower number
    [1] , the higher number
   *[other] { "" }
}).
told-seneca_turns = Seneca turns up a { $does ->
    [1] Conquer
    [2] Develop
   *[other] Trade
} card{ $count ->
    [1] { "" }
   *[other] { " " }(twice)
}.
told-seneca_nero = Seneca takes a Nero card ({ $count } points).
    .part = he takes a Nero card ({ $count } points)
told-seneca_claims = Seneca’s foreman goes onto { $plan_le } plan.
    .part = his foreman takes { $plan_le }
told-seneca_favour = Seneca exchanges his favour and now holds that of { $favour }.
    .part = he now holds the favour of { $favour }
told-seneca_fails = Seneca’s action fails: he takes another.
    .part = the action fails and he takes another
told-seneca_idle = Seneca can do nothing.
    .part = he can do nothing
told-seneca_conquers = Seneca conquers { $settlement }.
    .part = he conquers { $settlement }
told-seneca_renovates = Seneca renovates the road { $road }.
    .part = he renovates the road { $road }
told-seneca_blocks = Seneca’s foreman goes onto { $plan_le } plan.
told-rubble = Seneca leaves { $count ->
    [one] 1 cell
   *[other] { $count } cells
} of rubble on { $hill ->
    [0] { hill-capitol.le }
    [1] { hill-palatine.le }
    [2] { hill-aventine.le }
    [3] { hill-caelius.le }
    [4] { hill-esquiline.le }
    [5] { hill-viminal.le }
   *[other] { hill-quirinal.le }
}.
    .part = { $count ->
        [one] 1 cell
       *[other] { $count } cells
    } of rubble on { $hill ->
        [0] { hill-capitol.le }
        [1] { hill-palatine.le }
        [2] { hill-aventine.le }
        [3] { hill-caelius.le }
        [4] { hill-esquiline.le }
        [5] { hill-viminal.le }
       *[other] { hill-quirinal.le }
    }

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
score-tie = With equal points, more soldiers come first, in garrison or not.
ending-nero = Nero’s last card was taken, and the last round is played.
ending-seneca_beaten = You have more points than Seneca.
ending-seneca_ahead = Seneca has as many points as you, or more: the game is lost.
verdict-seneca = Seneca
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

why-choose-first = This is not what is asked now: answer the question first.
why-not-in-pool = This die is not in the pool.
why-not-your-die = You do not have this die.
why-character-taken = This character is not available.
why-not-a-village = Only a free village of Hispania can be chosen.
why-action-first = Choose the action first: { $main }.
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
why-place-same = Turned like this, the shape is the same as in another position.
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
why-no-building-there = The overseer goes from building to building: there is none here.
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
why-icon-there = The die shows this worker already.
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
why-option-off = Two for one: this game is played without that rule.
why-solo-only = Two for one: that rule is for solo games only.

## Why a game cannot be set up like this

why-foreman-for-two = Seneca’s foreman is a variant for two players, not { $count }.
why-option-alone = “{ $option }” is for the solo game only, not for { $count } players.

## Why an action is advised

because-goods = Goods in stock pay for what you build and trade on the next turns.
because-plans = You can pay for more plans, or have more room to build.
because-army = Free soldiers can conquer, and two are worth 1 point at the end.
because-senators = A free senator makes up for a worker the die lacks, when it matters.
because-loyalty = A loyal advisor opens his ability: it serves from now on.
because-favour = A favour in hand is used when it brings most.
because-production = A building that produces pays whenever somebody builds beside it or trades: the sooner, the better.
because-roads = A settlement linked to Rome pays whenever you tax.
because-nero = You come nearer to a blue box, which brings the next Nero card.
because-proconsul = Being Proconsul lets you take the first die.
because-building = This die lets you build, and buildings make most of the points.
because-merchant = This die brings a Merchant: you will trade and tax for more.
