# What the lessons say.

## First steps

first = First steps
    .about = Take dice, build, recruit, conquer, renovate roads, tax and trade
first-welcome = Rome has burnt down. Nero wants a new city and obedient provinces. You are Legatus, a general. Across the table sits Mercatrix, a merchant.
first-aim = The aim: have the most points. Your sheet counts four kinds: coins, buildings, legacy for roads, glory for conquests. Every box you mark is worth 1 point.
first-round = Each round five dice are rolled. Both of you take two and play them one after the other: one die, one action. Nobody uses the fifth.
first-builder = A die shows workers and resources. To build you need a builder. Take blue die 1: a builder, a wood and a brick.
first-no-brick = Also a builder, but it brings a stone, and what you lack is a brick. Take blue die 1.
first-red-later = You will want that legionary soon. Begin with a builder, as everybody is after them: blue die 1.
first-no-builder = No builder on this die, so nothing to build with. Take blue die 1.
first-back = Mercatrix took two dice in a row: picking goes round once and then back again. You pick last.
first-legionary = Two dice are left. The red one shows a legionary, the worker who recruits soldiers, and a stone. Take it.
first-nothing-to-sell = A merchant and a jewel: fine for selling, but you have nothing to sell yet. Take the red one.
first-two-dice = You have your two dice. The yellow one stays on the table.
first-storage = Your storage, on your sheet: a wood, a brick, a stone. You pay from storage and with the resources of the die you play. What is left over gets stored.
first-blue-die = Which die first? The blue one: soldiers are recruited in Army buildings, and there are none yet. Play the blue die.
first-no-army = A legionary recruits in the Army buildings on the map. There are none so far: build one first.
first-build = Here are the six actions; the ones your die allows stand out. Choose Build.
first-wait-for-two = Your soldiers could take a village already. Wait one round, and you will take two at a stroke.
first-not-nothing = Ending your turn without acting would waste a die, and you only get two a round.
first-plan = Eight plans, shared by everybody. Take the Construction Post: 1 wood and 2 bricks, one of them from the die. It supplies stone and soldiers.
first-bricks-only = A Brickmaker makes nothing but bricks. To recruit you need an Army building: the Construction Post.
first-villa-dear = You could pay for it, but you would be left with next to nothing, and it does not recruit. Take the Construction Post.
first-draw = Your overseer stands on the Forum in the middle, so the building must touch the Forum. Draw it lying flat right above it, on the two lit cells.
first-above-forum = Allowed. For the sake of the story, draw it lying flat right above the Forum, on the left.
first-drawn = One more building on your track. Your overseer moves in, and your foreman holds the plan: for now a builder cannot choose it again.
first-neighbour = Mercatrix built a Brickmaker against your Post, which at once produces a stone for you! For building next to another player she gains a senator, who will help her later.
first-muster = Now the red die. Its legionary lets you Muster a Legion: use up to three Army buildings on the map. Choose that action.
first-keep-stones = Sell three stones? Keep them: they will pay for your roads and bring in more.
first-post = Touch your Construction Post on the map: it gives a soldier and a stone.
first-take-soldier = Your Post is waiting: touch it for a soldier and a stone.
first-recruited = Three soldiers! Then Mercatrix used your Post as well, which pays you 1 coin. A new round: this time she rolls the dice and picks first.
first-auxiliary = You now take two dice in a row. First blue 4: its auxiliary is an extra soldier, for one turn only.
first-fish-next = Good idea, but in a moment. First the auxiliary on blue 4.
first-no-auxiliary = No auxiliary on this die, and your conquest needs one. Take blue 4.
first-two-fish = Then yellow 3: a builder, whom roads need too, and two fish, a treat for your advisors.
first-fish-better = The builder is there, but not the fish. Take yellow 3.
first-no-road-builder = A jewel is tempting, but your roads need a builder. Take yellow 3.
first-market = Mercatrix builds a Market further off. It does not touch your Post, so this time your Post produces nothing.
first-provinces = Look at the provinces: in Hispania, Tarraco and Saguntum each ask for a strength of 2 and give 2 glory.
first-force = Your force: 3 soldiers and the auxiliary on the blue die make 4. Enough for both villages in one action. Play the blue die.
first-needs-auxiliary = Without the auxiliary your force is only 3: one village. Play the blue die.
first-conquer = Conquering needs no worker, only force. Choose Conquer.
first-enough-soldiers = You have soldiers enough. Now is the time to conquer.
first-tarraco = Begin with Tarraco, the one closest to Rome.
first-tarraco-first = Saguntum comes next. Begin with Tarraco.
first-two-for-four = Allowed, but not as good. Tarraco and Saguntum together ask for 4 and give 4 glory. Begin with Tarraco.
first-saguntum = You have a force of 2 left, and it is the same region: take Saguntum as well.
first-force-left = You have a force of 2 left, just what Saguntum asks for. Take it too.
first-conquered = 4 glory. A soldier stays in each village as its garrison and fights no more. Mercatrix used your Post again: another coin for you.
first-develop = A village linked to Rome pays. With the builder on your yellow die and a stone for each road, choose Develop.
first-fish-wait = Your fish will come in at the end of the turn. Roads first.
first-road-first = You could build, but your two villages are waiting for their roads. Choose Develop.
first-first-road = The road from Rome to Tarraco is renovated: 2 legacy. Tarraco, now linked, gives a brick at once.
first-second-road = Go on to Saguntum: 1 legacy, and 2 more because it is the second road of one action.
first-bonus-lost = A pity: one more stone gives 3 legacy and a brick here. Renovate the road to Saguntum.
first-five = That makes 5 legacy and two bricks for two stones.
first-bribe = The fish on the die are left. A fish fresh off the die buys an advisor. Bribe Theocles, the top one of your three.
first-fresh-only = Once stored, a fish cannot bribe anybody. Offer it to Theocles now.
first-theocles-here = Every advisor has talents, but one won over is better than three half won. Choose Theocles.
first-loyal = A second fish takes Theocles to loyalty II, where his first talent awakes. Bribe him again.
first-one-more = Just one more fish and Theocles works for you. Offer it to him.
first-talent = From now on every Army or Urban building you build gives you a soldier. Third round: the dice are yours.
first-merchant = Time to cash in. Take yellow 1: a merchant and a brick.
first-jewel-waits = A jewel, yes, but the brick first: take yellow 1.
first-no-merchant = For collecting and selling a merchant is better. Take yellow 1.
first-jewel = Then yellow 2: another merchant, and a jewel, which you can sell in place of any resource.
first-jewel-better = A merchant too, but a wood sells worse than a jewel. Take yellow 2.
first-tax-die = Collect before you sell: play yellow 1 first.
first-keep-jewel = Keep the jewel for selling. Play yellow 1 first.
first-tax = Choose Tax: each of your linked villages gives the resource of its region, here a brick. With a merchant all your regions pay at once.
first-tax-first = Tax first: you will have more bricks to sell, and the other die to do it with.
first-taxed = Two bricks from the villages and one from the die: you have five. And Mercatrix, recruiting at your Post, paid you 1 coin.
first-goal = No help this time. Trade: three equal resources for 3 coins. A jewel stands in for one and, with a merchant, brings 1 coin more. Make a trade.
first-ahead = Well done: you have taken all six actions! Reaching the blue box of a track earns a Nero card, extra points. Once they are all gone, one last round is played. The short lessons show the rest.

## Dice and workers

draft = Picking your dice
    .about = The architect, and the senator who takes two dice at once
draft-held = You would like a Construction Post. But Legatus has just built one: his foreman stands on the plan, so a builder cannot use it.
draft-architect = An architect can build any plan, taken or not. There is only one, on the red die. Take it.
draft-builder-barred = A builder is no help while Legatus’s foreman stands there. You need the architect on the red die.
draft-which-first = You do want it as well. But there is only one architect: red first.
draft-no-architect = No architect on this die. Take the red one.
draft-at-once = Legatus now takes two dice, surely yellow 4 with its auxiliary among them. Deploy your senator and you take yellow 4 right away.
draft-gone-soon = Then you pick after Legatus, and the auxiliary will be gone. Deploy your senator for yellow 4.
draft-auxiliary-instead = No other die has an auxiliary. Yellow 4 is the one worth a senator.
draft-both = You hold both your dice. Legatus had to choose from what was left.
draft-play-red = Play the red die and its architect first.
draft-build-first = The auxiliary can wait for your second turn. The architect first.
draft-build = Choose Build: an architect is all it takes.
draft-no-auxiliary-here = Not with this die: the auxiliary is on the other one. Build.
draft-use-it = A die discarded without an action is a die lost. Build.
draft-stay = The Forum touches nearly everything here. Leave your overseer where he is.
draft-no-walk = No need to walk this time: leave him on the Forum.
draft-plan = Take the Construction Post in spite of the foreman: 1 wood, 2 bricks. On a free plan the architect would even save you one resource.
draft-other-plan = This plan is free, and one resource cheaper. But you came for the Construction Post.
draft-touch = Draw it against Legatus’s Post, on its right or left: building next to an opponent earns you a senator.
draft-against-his = Here it does not touch Legatus’s Post: no senator. Put it right against his.
draft-senator-back = A senator for you. Legatus’s Post, being next to yours, produced a stone for him. And his foreman had to make way for yours.
draft-price = A deployed senator is used up but still counts at the end: 1 point for two. He can also stand in for a builder, merchant or legionary your die lacks.

## Drawing

placing = A good place
    .about = The overseer, the neighbours and the ground
placing-idea = Your Jeweller, at the lower left, makes a jewel whenever somebody builds against it. Right above it stands Mercatrix’s Temple, and building beside an opponent earns a senator. Get both with one drawing!
placing-die = You need a builder. Play the blue die.
placing-not-a-builder = A merchant does not build. Play the blue die.
placing-build = Choose Build.
placing-build-now = This is the moment to build: your Jeweller wants a neighbour.
placing-walk = Your overseer is on the Forum, and you may only build against his building. The Temple touches the Forum: walk him there, the first step is free.
placing-too-far = From the Forum no drawing can reach your Jeweller. Take the overseer to the Temple.
placing-costs-fish = The Jeweller is two steps away, and the second step costs a fish. The Temple will do.
placing-walked = Overseers walk over everybody’s buildings; they just cannot stop where another one stands, except on the Forum.
placing-plan = Take the Brickmaker: 1 wood and 1 stone. Three cells in a corner shape, on marsh only, never on a hill.
placing-straight = Three cells in a row hardly fit between the hills. The Brickmaker’s corner is better.
placing-market-fish = Four cells in a zigzag, and there goes your fish. The Brickmaker will do.
placing-between = Draw the corner in the marsh left of the Temple so that it also touches your Jeweller further down. Turn the shape until it covers the lit cells.
placing-misses-jeweller = It touches the Temple but not your Jeweller: you would miss a jewel. The corner must reach down to it.
placing-drawn = It touches on both sides: a senator for Mercatrix’s Temple, and a jewel from your Jeweller.
placing-harvest = The jewel is fresh: store it to sell it, or offer it to an advisor, as you please.
placing-ground = Remember: corners do not count, a side must be shared. Never two hills under one building, never across the wall, never on the Tiber. The two ends of a bridge do touch.

## Regions and roads

roads = All roads lead to Rome
    .about = Linking your settlements, even through other people’s
roads-cut-off = Lugdunum is yours, but no road links it to Rome, so it pays no taxes. Between it and Rome lies Massilia, which belongs to Legatus.
roads-rule = A road begins at Rome or at a settlement already linked, and must end at a conquered one, no matter by whom. So Massilia can be your stepping stone.
roads-die = It takes a builder, and a stone for each road; you have two. Play the blue die.
roads-builder-needed = A merchant does not renovate roads. Play the blue die.
roads-develop = Choose Develop.
roads-stones-for-roads = Your two stones bring in more as roads. Choose Develop.
roads-roads-wait = Two stones, one builder: it is all there. Choose Develop.
roads-which = Two ways out of Rome, but an action stays in one region. To Tarraco: 2 legacy, then nothing. To Massilia: only 1, but the road goes on, so take that one.
roads-dead-end = Beyond Tarraco, Saguntum is nobody’s: the road stops there at 2 legacy. Gaul gives 5. Set out for Massilia.
roads-wood-for-him = 1 legacy for you. Massilia, linked at last, gives a wood to its master Legatus: that is the toll.
roads-onward = Go on from Massilia to Lugdunum: 2 legacy, 2 more for a second road in one action, and a wood for you.
roads-now-it-pays = Do not stop here: it is the second road that pays, 4 legacy and a wood.
roads-linked = 5 legacy in all. Lugdunum, linked, gave you its first wood and will pay taxes from now on.
roads-sum = Save your stones for two roads in one region. The one to Tarraco is still waiting, and renovating a road between settlements already linked brings its legacy too.

## The army

army = Force is not spent
    .about = Recruiting in other people’s buildings, and choosing conquests
army-patience = A soldier and an auxiliary: enough for a village already. But both your dice show a legionary and an auxiliary. Recruit with one and strike harder with the other.
army-recruit = Recruit with the blue one: its stone goes to storage.
army-stone-too = Either will recruit. Keep red for the conquest and play blue here.
army-muster = Choose Muster a Legion.
army-small-fry = You would take a village of strength 2, and your only soldier would stay there. Recruit first.
army-recruit-now = There are three soldiers to be had on the map. Muster a Legion.
army-hers = Every Army building on the map serves you, other people’s too. Patricia’s Training Ground gives 2 soldiers: touch it. She gains 1 coin.
army-yours-next = Yours too, in a moment. Begin with Patricia’s.
army-yours = Up to three different buildings an action. Add your Construction Post: a soldier and a stone.
army-one-more = Your own costs nothing: one more soldier.
army-four = Four soldiers now. Patricia plays without getting in your way.
army-conquer = With the auxiliary on the red die your force is 5. Choose Conquer.
army-strong-enough = A force of five will take a big settlement. Choose Conquer.
army-fish-after = The fish can wait for the end of the turn. Conquer.
army-strong = Aim for a settlement of strength 5: Emerita Augusta, Lutetia or Memphis. It gives 4 glory and keeps only one soldier.
army-two-garrisons = Tarraco and Saguntum would give 4 glory as well, but keep two soldiers. A settlement of strength 5 keeps only one.
army-room-for-more = Your force can do better: a settlement of strength 5, for 4 glory.
army-one-garrison = 4 glory, one soldier in garrison. The other three come home, ready to march again next turn!
army-fish = The fish on the die: into storage, or for an advisor.
army-army = Remember: only the garrison is lost, and every settlement wants a real soldier for it, never an auxiliary. At the end two soldiers are worth 1 point, garrisons included.

## Selling and taxing

trade = The merchant’s best use
    .about = Trade, tax, and which of them deserves the merchant
trade-two-uses = Two dice, two wishes: to sell and to tax. Any die can do either, but only one of yours shows a merchant, who improves both. Where will you use him?
trade-merchant = You have three jewels, and a merchant adds 1 coin for each jewel sold. Play the yellow die to sell.
trade-without-merchant = Without a merchant a group of three never brings more than 3 coins. Sell with the yellow die.
trade-trade = Choose Trade.
trade-three-goods = With a merchant all your regions would pay: 3 resources instead of 2. In a sale he is worth 3 coins more.
trade-sell-now = Your jewels are ready: choose Trade.
trade-group = A group is three of the same resource, and a jewel stands in for any. Sell the three jewels: 3 coins, plus 1 for each jewel.
trade-four-coins = Only one jewel in the group: 4 coins. Three jewels make 6.
trade-five-coins = Two jewels in the group: 5 coins. Three make 6, and you keep your materials.
trade-six = 6 coins at a stroke, twice what you get without merchant and jewels.
trade-trigger = After a trade everybody may have one of their buildings produce. Trigger your Jeweller.
trade-free-jewel = It costs nothing! Trigger your Jeweller.
trade-keep = A new jewel: store it for another sale, or bribe an advisor.
trade-he-too = Legatus profited too: his Post gave him a stone. Then he mustered a legion.
trade-tax = Now the taxes, with the blue die. Only settlements linked to Rome pay. Choose Tax.
trade-tax-now = The taxes are due: choose Tax.
trade-region = Without a merchant one region pays. Gaul, where you have two linked settlements, gives 2 wood.
trade-one-brick = You have one settlement in Hispania: 1 brick. In Gaul you have two.
trade-taxed = 2 wood, and the wood and brick of the die. There is your next group of three.
trade-order = A sale makes your opponents produce as well. Look at their buildings before you trade, and always own at least one that produces.

## Advisors

advisors = Buying an advisor
    .about = Bribing at the right moment
advisors-boxes = Theocles is at loyalty I. At II he will give you a soldier for every Army or Urban building you build.
advisors-die = The yellow die shows a builder and two fish: you can bribe and build in one turn. Play it.
advisors-no-fish = Neither fish nor builder here. Play the yellow die.
advisors-first = A talent works from the moment it awakes, never backwards. So bribe Theocles before you build.
advisors-too-early = A classic mistake: build first and miss the soldier. Bribe Theocles before that.
advisors-nearest = He has no loyalty at all yet: one fish would not be enough. Theocles only needs one.
advisors-not-sell = No selling this turn: this die is for bribing and building.
advisors-before-end = At the end of the turn it would be too late for the soldier. Bribe Theocles now.
advisors-works = Loyalty II: Theocles works for you, and does so in this very turn.
advisors-build = Now choose Build.
advisors-fish-later = Keep the second fish for the end of the turn. Build.
advisors-not-yet = Theocles is only waiting for a building. Build.
advisors-plan = Choose a building he likes. The Construction Post, 1 wood and 2 bricks, is an Army building.
advisors-also-soldier = The Villa is Urban: a soldier as well. But the Post costs less and can recruit later. Take it here.
advisors-no-soldier = To make the most of that fish take the Construction Post: a soldier now, and more to come.
advisors-draw = Draw it wherever you like against the Forum, where your overseer stands: right above it, say.
advisors-soldier = And there is your soldier from Theocles. Every such building will bring another.
advisors-rest = One fish is left. Only goods on the die or just gained can bribe, never stored ones. Offer it to Theocles too.
advisors-never-again = Once stored it can bribe no more. Offer it to Theocles.
advisors-stay-with-one = Allowed, but one advisor taken all the way is worth more than three halfway. Theocles.
advisors-three = Loyalty III. At IV a second talent joins the first.
advisors-ladder = II and IV awake a talent, V gives points: 4 for Theocles. Fish, jewels and baskets can bribe. Win the one who serves your plans, and win him early.

## Favours

favours = Jupiter’s favour
    .about = Build a Temple and take two actions with one die
favours-gods = Three gods wait on the table. Whoever builds a Temple takes one and uses it at will, one favour a turn. Jupiter’s is worth a second action.
favours-die = You have two villages to link, and stone enough for a Temple besides. Play the blue die with its builder.
favours-builder-first = A merchant builds neither temples nor roads. Play the blue die.
favours-build = The Temple first. Choose Build.
favours-both-today = Roads too, but later: the Temple will let you do both with this one die. Build.
favours-stones-needed = Keep your stones: they pay for a Temple and two roads. Build.
favours-act = This die can do a lot. Build.
favours-temple = Choose the Temple: 1 brick and 3 stones. That leaves you a stone in storage and one on the die.
favours-no-god = A Brickmaker brings no god. Take the Temple.
favours-hill = A square of four cells, at least one of them on a hill, against the Forum: on the right, partly on the Esquiline, or below, on the Palatine.
favours-claim = A god is yours. Claim Jupiter.
favours-mars = Mars helps you recruit or conquer. You are after roads: Jupiter.
favours-mercury = Mercury turns any die into a merchant. Useful, but you want a second action: Jupiter.
favours-free = It comes free with the Temple: take Jupiter.
favours-use = Why wait? Use Jupiter: another, different action with the same die.
favours-use-today = The builder is still there, and so are two stones. Make use of Jupiter this turn.
favours-again = The workers on a die are never used up: the builder serves a second time. Choose Develop.
favours-both-roads = Rome – Tarraco is renovated. You have a stone left, and Saguntum lies just beyond: go on.
favours-two-more = You have a stone left, and a second road brings 2 legacy more. Go on.
favours-returned = A Temple and 5 legacy with a single die! Jupiter goes back to the table for whoever builds the next Temple.

## Nero

nero = Nero’s cards
    .about = Being first to the blue boxes
nero-blue = Each of your four tracks has a blue box, marked by a stroke. Reaching it earns the top Nero card: the first is worth 8 points, then 6, then 4.
nero-race = You have 9 coins, and your blue box is number 13. Patricia has 12; hers is number 15. If she sells before you do, the 8 points are hers.
nero-die = You need 4 coins, and at once. The merchant on the yellow die pays more for jewels: play it.
nero-no-merchant = Without a merchant a sale brings 3 coins: only 12. Play the yellow die.
nero-trade = Choose Trade.
nero-coins-now = Patricia is three coins from her box. Now is the time to sell.
nero-enough = Count well: you need at least 4 coins. Three wood bring only 3; a jewel in the group adds 1.
nero-one-short = 3 coins take you to 12, one box short! Put a jewel in the group.
nero-taken = The blue box! The first Nero card is yours: 8 points. Patricia will have to be content with 6.
nero-produce = A sale makes buildings produce: trigger one of yours.
nero-free = It costs nothing: trigger a building.
nero-clock = A track gives one card only. When the last card is gone, the round is finished and just one more is played. So taking cards also moves the clock.

## Alone

seneca = Alone against Seneca
    .about = How Seneca plays, and how to beat him
seneca-rival = Alone you face Seneca, Nero’s tutor. He has no storage and no soldiers: his cards decide for him. Finish with more points than he has; a tie is his.
seneca-cards = Two of his cards lie face down. Their backs bear two colours: the dice he will want. Here it is yellow above and blue below on both.
seneca-take = He is not after red. Take a builder first, blue 1.
seneca-blue-better = Also a builder, but the wood and brick on blue 1 will help you build. Take that one.
seneca-red-safe = Red is in hardly any danger: his cards show yellow and blue. Take blue 1 first.
seneca-builder-wanted = You will need a builder this round. Take blue 1.
seneca-his-dice = Seneca rolled a 3, odd: the lower colour, a blue die. Then a 2, even: the upper one, a yellow die.
seneca-red = Red is still there, as expected. Take it.
seneca-soldiers-first = You have a builder already. What you lack is the legionary on red.
seneca-play-red = Play red first: then you will see Seneca’s first card before you build.
seneca-builder-after = Keep the builder: he will be your answer to Seneca.
seneca-muster = Choose Muster a Legion: that is what your Construction Post is for.
seneca-recruit-first = True, a soldier and an auxiliary could take a village. Here, recruit first.
seneca-fish-after = The fish can wait for the end of the turn. Muster a Legion.
seneca-not-idle = Seneca never skips a turn. Muster a Legion.
seneca-post = Touch your Construction Post: a soldier and a stone.
seneca-touch-post = Your Post is waiting. Touch it.
seneca-fish = The fish on the die is left: store it, or offer it to an advisor.
seneca-his-turn = Seneca turned up his first card: Build.
seneca-rubble = He does not build: his foreman closes a plan, here the Villa, and rubble covers three cells of the Viminal. It touches your Post, which produced a stone for you.
seneca-park = Rubble gives him 3 points; build against it and it becomes a park, 1 point, with a senator for you. A Brickmaker to the right of your Post would do.
seneca-others = His other cards: Conquer takes the weakest free settlement of the least conquered region; Develop renovates a road; Trade makes one of your buildings produce.
seneca-score = At the end he counts 5 a settlement, 4 a road, and the Nero cards his seals earn him. Take weak settlements before he does and clear his rubble: you have nine rounds at most.

## What the coach says when a decision comes up for the first time

coach-ChooseCharacter = Each character begins with something else and has three advisors. For a first game take the one whose goods you would like to have.
coach-ChooseVillage = You begin with a village. Choose by the roads you would like to renovate later.
coach-Pick = A die gives you a worker for your action and goods to pay with. First look for the worker you need, then for the goods.
coach-DoubleDraft = A senator buys you a second die before the others choose. Worth it only if a die you really need would be gone.
coach-ChooseDie = You play one die now, the other in your next turn. Go first where others may be quicker: a plan, a settlement.
coach-Act = One main action with this die, and any number of free ones. Building makes most points early; legions need soldiers first. Goods left over are stored.
coach-MoveOverseer = You build beside your overseer. One step is free, further ones cost fish: look first where the building should stand.
coach-ChoosePlan = The plan says what you pay, the shape, and what the building gives. Those that produce pay more than once: take them early.
coach-Save = You pay one resource less. Save the one you have least of.
coach-Place = All neighbours of the new building produce for their owners. Build beside your own to make them produce; beside an opponent you gain a senator.
coach-Muster = Army buildings give soldiers, whoever owns them; other owners gain a coin. Soldiers conquer, and count at the end.
coach-SpendFor = The Camp trades resources for soldiers, one each. Spend what you will not need for building.
coach-Conquer = A settlement brings glory and needs a soldier to stay. Several in one region may be taken at once, if your force is enough.
coach-Develop = A stone renovates a road that leads from Rome to conquered settlements. Two roads in one action bring more.
coach-Tax = Your linked settlements of one region give their resource. Choose the region that gives most, or what you lack.
coach-Trade = Three equal resources become coins, jewels stand for any. Afterwards everybody may produce: trade when you gain more from it than they do.
coach-Receive = Store it to pay later, or bribe an advisor now: at loyalty II his ability begins, at IV it grows, at V he scores.
coach-ReceiveAway = Another’s turn brings you something. Bribing early opens an advisor’s ability for the rest of the game.
coach-ChooseGood = Take the resource your next plan lacks.
coach-TriggerOwn = Everybody may produce with one building. Choose the goods you need next; it costs nothing.
coach-TriggerAny = The Insula makes any building produce for you; if it is somebody else’s, they gain a senator. With one of your own nobody else gains.
coach-Steal = The Magistracy takes a resource from somebody. Take what they were saving for, if you can use it.
coach-ClaimFavour = A favour is used once, when you like. Choose the one that fits the way you play.
coach-FreePlan = Saturn builds for free: take the dearest plan that still finds a place.
coach-PlaceRubble = Seneca’s rubble fills cells of this hill. Put it where you would not have built.
coach-SenecaDevelop = Choose the road for Seneca that helps you too, or hurts you least.
