# What the lessons say.

## A first game

first = Your first game
    .about = Three guided rounds: building, placing Partisans, plotting, collecting taxes
first-welcome = Rome, 44 BC. Caesar has just been murdered. You are Octavian, his heir. Your opponent, across the table, plays Fulvia, who is after the same thing as you: power.
first-aim = Whoever has the most Glory after nine rounds wins. Your marker stands at 3 on the track. Building moves it at once; the rest is counted at the end.
first-wheel = In the middle, four Provinces lie on a wheel. The lowest, Africa, is in front of you: that is where you act. But when a round ends, the wheel turns!
first-round = Every round has four parts: an event; building; action, when your followers, the Partisans, work for you; and Revenue. Let us take the first one step by step.
first-quests = Quests are secret aims, counted at the end. You keep two of three. “Total War” wants seven Legions in the field, which is a lot: touch it to give it back.
first-quests-kept = Fulvia cannot see the two you keep. Round one begins.
first-keep-foundations = Keep that one: it pays 3 points for the base of your Pantheon, and you will finish it in this lesson.
first-keep-collector = That one comes along bit by bit, with cards. Seven Legions in the field take far longer.
first-event = A round opens with an event, shown at the top. This one, “New Cult”, adds a piece to the Pantheon, the monument on your board, for whoever has the fewest. You were tied, so both of you got one.
first-temple = Next comes building. You have 5 Denarii. A Temple costs 3 of them and earns 2 Glory on the spot: build it in Africa.
first-temple-built = Your marker goes from 3 to 5.
first-temple-rather = You could, but your Pantheon is under way, and only a Temple moves it on.
first-spend = Not yet: idle Denarii earn you nothing. First build what is lit.
first-milestone = 5 is a milestone, marked on the track: reach it and you recruit a Partisan for the whole game. You have two now, so two actions a round instead of one.
first-farm = You have 2 Denarii left, exactly the price of a Farm. It earns 1 Glory. Build that too.
first-farm-built = 6 Glory. Fulvia has built a Castle and a Farm on her side, in Spain. Keep them in mind!
first-population = Every tile also adds 1 to the Population of its Province. Africa started at 1 and is now at 3. You will live off it at the end of the round.
first-piece = Now for action: in turn, each of you places a Partisan, who acts at once. Touch your Temple to add a piece to your Pantheon.
first-piece-placed = Two pieces, worth 2 points at the end. Fulvia has sent a Legion to Epirus.
first-temple-first = You will get there. The Temple first: every Pantheon piece is worth points at the end.
first-plot-next = Leave that to your second Partisan. The first one goes to the Temple.
first-plot = Your second Partisan shall plot. Touch the three small plot slots in Africa: your marker will wait there until the wheel brings it to Fulvia.
first-plotted = The plot is laid. Fulvia has sent her last Partisan to her Farm.
first-plot-rather = A safe little gain. But a plot laid now can strike next round: try it.
first-revenue = Last comes Revenue: 1 Denarius for each point of Population, so 3 in Africa. You may double your taxes, but that costs Glory. Take the normal Revenue.
first-not-double = 6 Denarii instead of 3, but 2 Glory lost. Another lesson shows when that pays.
first-second-round = Round two. Its event gives 1 Glory to whoever has the most Pantheon pieces: you, now at 7.
first-turned = The wheel has made half a turn. Spain is in front of you, and Fulvia’s Castle and Farm are at your service. She has Africa… and your plot!
first-activate = At the start of a round, a plot strikes whoever has it in front of them. Touch your plot in Africa. You pay for it with a Vendetta marker.
first-strike = Fulvia is exactly where you wanted her. Activate your plot.
first-effect = What shall it be? Calumny takes 1 Glory from her, Degradation a Pantheon piece. Choose Degradation, to stay ahead of her there.
first-not-calumny = She would soon win 1 Glory back. Slowing her Pantheon keeps you first in line for the gold.
first-degraded = Her Pantheon is back to nothing. Fulvia goes first this round and builds a Lighthouse in Africa.
first-vendetta = Your Vendetta marker has gone over to Fulvia. It was covering your Politics bonus, which is now free. A free bonus doubles the action of its Building, once a round.
first-lighthouse = Your turn to build, in Spain this time. A Lighthouse costs your 3 Denarii and earns 2 Glory. Build it.
first-lighthouse-built = 9 Glory. Fulvia has placed a Partisan on the Temple that you built: the wheel serves everyone.
first-lighthouse-rather = A second Temple will be handy soon. But without a Lighthouse there are no cards: start with that.
first-cards = A Lighthouse draws a Trade card. Your Commerce bonus is free: touch the Lighthouse, then the bonus, and you draw two.
first-cards-drawn = A Toga picta and a Pugio! A card can be played for its effect, sold for 1 Denarius, or joined with two others of its kind in a set worth points.
first-with-bonus = That works, but for one card only. Add the Commerce bonus: it is free, and comes back every round.
first-cards-first = In a moment. Cards gather slowly: start with the Lighthouse and its bonus.
first-castle = You have one Partisan left, and the Castle Fulvia built here obeys you now. Touch it to send a Legion into the field.
first-castle-rather = You could. But you have no Legion in the field yet: try the Castle.
first-keep-cards = Hold on to your cards: the Toga picta will soon be worth more than a Denarius.
first-legion = Three Regions to conquer. At the end, if everyone’s Legions together match the number on its shield, a Region pays those who have the most there. Choose one.
first-legion-sent = Your Legion is on its way. Fulvia has taken her Revenue, now it is your turn.
first-revenue-again = Spain has a Population of 4 now, counting your Lighthouse. Take your 4 Denarii.
first-not-double-again = 4 more Denarii, but 3 Glory less: you would lose sight of the next milestone.
first-third-round = Round three, and another half turn: Africa is back, with a Lighthouse added. The event gives 1 Glory to each of you.
first-curia = You are at 10, and the next milestone is at 12. A Curia costs your 4 Denarii and earns 2 Glory. Build it!
first-curia-built = 12! A third Partisan joins you. Fulvia builds a Curia as well.
first-curia-rather = A Castle would earn as much, but your Politics bonus is just waiting for a Curia.
first-votes = The Curia puts a Vote on top of the Senate Column. Touch the Curia, then the Politics bonus that your plot set free: two Votes at a stroke.
first-voted = Your two Votes are worth points at the end, if they are still there. The higher a Vote stands, the more it is worth.
first-with-politics = Just one Vote? Your plot freed the Politics bonus: add it.
first-votes-first = Patience, you have three Partisans. Start with the Curia and its Politics bonus.
first-harvest = A Farm pays Denarii, and more as time goes by: 1 at first, 2 now, 5 in the last round. Place a Partisan there.
first-harvested = 2 Denarii. Fulvia has drawn a card.
first-harvest-rather = A fine idea for later. Try the Farm here: you are going to need Denarii.
first-colosseum-next = Leave that to your last Partisan. This one goes to the Farm.
first-colosseum = Your last Partisan goes to the Colosseum, in the middle of the wheel. The crowd gives 1 Glory, and there is always room.
first-colosseum-rather = You could, but one of your cards is only of use at the Colosseum. Go there.
first-toga = Before the Partisan acts, you may play a card that speaks of this moment. Your Toga picta adds 1 Glory at the Colosseum: play it.
first-toga-played = 2 Glory for a single Partisan: you are at 14. The card is discarded.
first-play-it = It will never do better than here. Play it.
first-last-revenue = The round is ending. Africa has a Population of 5: take your 5 Denarii.
first-not-double-last = 5 more Denarii for 4 Glory: too dear.
first-keep-pugio = One more Denarius would change nothing. Take the normal Revenue.
first-fourth-round = Round four. The wheel made only a quarter turn: the Province in front of you is brand new.
first-goal = One more piece completes the base of your Pantheon, and the first base completed gets gold: 4 points. You need a Temple here, with a Partisan on it.
first-end = The base is complete and your Quest fulfilled: well done! You know the essentials. The short lessons show the rest: the Senate, double taxes, Medals and dirty tricks.

## Plots and vendetta

plots = Plots and vendetta
    .about = When a plot can strike, what it costs and what it frees
plots-three = Round four, two opponents, and three of your plots lying in wait: one in Africa, in front of you; one in Gaul, in front of Lepidus; one in Spain, in front of Fulvia.
plots-blocked = The one in Africa could only hit you, so it waits. And every plot is paid for with a Vendetta marker laid on the victim’s board: all four of Fulvia’s slots are taken, so she is safe.
plots-strike = That leaves Lepidus, who has one free slot. Touch your plot in Gaul.
plots-no-waiting = You do not have to, but the wheel is about to carry this plot away from Lepidus. Strike now.
plots-choose = You and Lepidus both have two Pantheon pieces, and whoever places the third one first gets gold. Choose Degradation, to take one from him.
plots-not-calumny = That costs him 1 Glory and leaves him in the race for gold. Degradation sets him back.
plots-struck = Lepidus is down to one piece: he cannot beat you to it this round.
plots-freed = Look at your Vendetta track: the marker that went to Lepidus was covering your Politics bonus, which is now free. On his board, it happens to cover his own.
plots-votes = Use it right away: place a Partisan on the Curia with the Politics bonus, for two Votes instead of one.
plots-voted = Two Votes on top. Lepidus wins back a Pantheon piece, Fulvia goes to the Colosseum.
plots-with-bonus = You have just freed that bonus: use it, at the Curia.
plots-gold-waits = The gold can wait a turn: Lepidus is no longer one piece away. The Curia first.
plots-gold = Now for the gold: Lepidus is back to two pieces and would have his chance next round. Place your second Partisan on the Temple.
plots-golden = Your base is complete, in gold: 4 points. One well-chosen plot has served you twice.
plots-gold-rather = 1 Glory against a golden piece worth 4 points: take the gold.
plots-price = The other side of it: Lepidus has four markers. No plot can touch him now, but he has no bonus left, and plenty to pay for his revenge.

## The Senate

senate = The Senate
    .about = The Column, Majorities, and the Vote that pushes out another
senate-column = The last round. The five places of the Column are worth, from the bottom, 1, 2, 3, 5 and 6 points. The lowest Vote is your opponent Fulvia’s, the next two are yours.
senate-majority = Three of your Votes in a row on top make a Majority: 2 Glory at once. And every Vote that makes the row longer earns 2 more.
senate-vote = Your Politics bonus is free. Place a Partisan on the Curia with it: two Votes, so two Majorities.
senate-voted = Two Majorities, 4 Glory! Fulvia replies with a Vote on top. There are only five places: the lowest Vote, her own, drops out of the Column.
senate-one-only = One Vote, one Majority. With the bonus the same Partisan makes two.
senate-more-here = Two Majorities are worth 4 Glory: nothing else pays as much.
senate-too-late = This is the last round: that plot would never strike.
senate-answered = Your row is broken: a Majority would take three more Votes. And yours have slipped down: they are worth 1, 2, 3 and 5, that is 11 points, against 6 for Fulvia.
senate-top = Your Curia is at level II, so a second Partisan fits. No bonus and no Majority this time, but take back the top.
senate-topped = You have 12 points in the Senate now, and Fulvia 5: better than a point at the Colosseum.
senate-vote-rather = A point, or some Denarii? A Vote gives you a point and takes one from Fulvia.
senate-lesson = This time the Vote pushed out was your own; it is back on your board, to be used again. Go for a Majority when your rivals can no longer reply.

## Trade cards

cards = Trade cards
    .about = When to play a card, full hands, and sets
cards-full = A hand holds five cards. Yours has four, and an Anchor: good for nothing, impossible to sell, and it takes the fifth place.
cards-when = Every card says when it is played. The Sundial: when you place a Partisan. The Groma: when you build. The Palla: when a plot strikes you.
cards-place = With its bonus, the Lighthouse draws two cards. No room for them? Go there all the same: cards can be played before the Partisan acts.
cards-no-sale = Selling would make room, for 1 Denarius. You can do better: place the Partisan first.
cards-with-bonus = Your Commerce bonus is free: use it, and you draw two.
cards-lighthouse = You could, but it is the Lighthouse, with its bonus, that brings cards.
cards-sundial = The Partisan is at the Lighthouse and has not acted yet. Play the Sundial: it draws a card.
cards-drawn = A Circinus! Just the thing to get rid of an Anchor.
cards-not-yet = The Lighthouse would then draw into a full hand. Play the Sundial first.
cards-circinus = A card drawn by a card may be played straight away. Play the Circinus.
cards-free = The Anchor is out of the game. With two places free, the Lighthouse draws a Sica and a Gladius. Fulvia, your opponent, has gone to the Colosseum.
cards-anchor-stays = You would keep the Anchor. Play the Circinus, now is the time.
cards-late = The Gladius is played when you place a Partisan, but the Lighthouse itself drew it, so it came too late. It could be played with your next Partisan.
cards-set = There is something better: Pugio, Sica, Gladius, you are holding three Weapons. Lay out the set, your Partisan can wait.
cards-laid = A set of Weapons: 4 points at the end, and room in your hand again.
cards-three-weapons = Together, three Weapons are worth 4 points. Do not sell them one by one.
cards-set-first = A set is laid out in your turn without spending a Partisan. Do that first: after that nobody can take it from you.
cards-kinds = Three sets at most: Tools 3 points, Weapons 4, Clothes 5, Jewels 6. A Chest stands in for any card, but one must be the real thing.

## Double Taxation

tax = Double Taxation
    .about = What it costs, and when it is worth it
tax-rates = It is Revenue time, and your Province has a Population of 6: 6 Denarii. A Double Taxation brings 12, but costs two thirds of the Population in Glory: 4 points.
tax-dear = As a rule that is dear: 6 more Denarii for 4 Glory. A Temple II, which would earn those 4 back, costs 8.
tax-ahead = But look at Spain: the arrows of the event bring it to you next, with a Temple II. Level III costs 13 Denarii and earns 6 Glory and a Medal. You have 3 Denarii.
tax-double = 3 and 12 make 15: enough! And one of your cards will soften the blow. Choose the Double Taxation.
tax-too-little = 3 and 6 make 9: the Temple III, at 13 Denarii, would be out of reach.
tax-keep-chest = Not that one: in a moment it will be worth 4 Glory.
tax-one-coin = One more Denarius changes nothing here.
tax-chest = This is what the Gold Chest is for: in a Double Taxation it spares you any loss of Glory. Play it.
tax-spared = 12 Denarii, and not a point lost. The wheel has turned; your opponent, Junia, has built a small Temple in Africa.
tax-dear-indeed = You would lose 4 Glory that the Gold Chest can save.
tax-temple = Spain is yours for this round. Raise the Temple to level III, for 13 Denarii.
tax-built = 15 Glory, past the milestone at 12, one more Partisan, and the Religion Medal!
tax-temple-rather = You doubled your taxes for the Temple III: build it before the wheel takes it away.
tax-rule = Remember: double with a card (Tunic, Ring, Gold Chest), or for a big level in the next round. And never if your Glory would fall below 1.

## Medals and the Pantheon

medals = Medals and the Pantheon
    .about = The first level III, the race for gold, and Glory for money
medals-levels = A Building has three levels. Your Temple is at level II. Whoever is first to build a level III takes its Medal, and keeps it.
medals-build = The Temple III costs 13 of your 16 Denarii and earns 6 Glory. Build it.
medals-medal = 11 Glory, and the Religion Medal: from now on, at any moment, 3 Denarii buy 1 Glory.
medals-medal-first = Your opponent may want that Medal too, and there is only one. The Temple first.
medals-pantheon = The base of a Pantheon has three pieces: two of your own and a common one. Like you, your opponent Fulvia has the first two. The golden piece, 4 points, goes to the first base completed.
medals-base = You play before she does. Place a Partisan on your Temple.
medals-gold = The gold is yours! Fulvia completes hers as well, but in bronze: 2 points.
medals-gold-goes = Fulvia has a Temple and plays right after you: she would take the gold.
medals-upper = A Temple III holds three Partisans. Place your second one there: it starts the upper part, three pieces of your own and a common one.
medals-climbing = One piece more. Fulvia has gone to the Colosseum, and every Partisan has acted.
medals-keep-building = You could, but the upper part of the Pantheon has a golden piece too: stay in front.
medals-glory-otherwise = You are about to get that point of Glory another way. Move the Pantheon on.
medals-buy = You are at 11, the milestone is at 12, and you have 3 Denarii left. Buy 1 Glory with the Medal!
medals-bought = The milestone at 12: a third Partisan, who may act at once.
medals-so-close = A single point lies between you and one more Partisan for the whole game. Buy it.
medals-third = There is one place left at the Temple. Send your new Partisan there.
medals-placed = A golden base and two pieces above it: Fulvia is far behind.
medals-others = The other Medals. Military: you win ties. Politics: 3 Glory for a Majority. Commerce: your Jewels are jokers. Agriculture: 2 more Denarii from a Farm.

## Answering a plot

reactions = Answering a plot
    .about = Parry, profit, then strike back with a Sica
reactions-struck = Your opponent, Fulvia, had a plot in the Province that now lies in front of you. She activates it: Degradation. You are about to lose one of your two Pantheon pieces.
reactions-payment = She paid with a Vendetta marker, laid on your last free slot. Your Commerce bonus is covered, and no card prevents that.
reactions-shield = But the effect has not happened yet, and you may answer. A Scutum cancels it: play it.
reactions-shielded = The plot will not harm you. You may still play another card.
reactions-shield-first = Quite right, but the Palla does not protect you. Play the Scutum first.
reactions-do-not-take-it = You would lose a piece with the parry in your hand.
reactions-palla = The Palla gives 1 Glory when a plot strikes you, even one you parried. Play it too.
reactions-unhurt = The Pantheon is safe, and you have 10 Glory. Fulvia is done: it is your turn.
reactions-palla-too = The Palla is only of use against a plot. This is your chance.
reactions-back = You have a plot in Spain, right in front of her. Give her back her marker, and the blow.
reactions-paid-back = Your marker is gone: the Commerce bonus is free again.
reactions-cards-later = Your cards are worth more than 1 Denarius. Touch your plot in Spain instead.
reactions-strike-back = She faces your plot and you can pay for it. Strike.
reactions-effect = Choose Degradation: her Pantheon has a single piece, so she starts again from nothing.
reactions-harder = 1 Glory is not much. Degradation sets her back further.
reactions-sale-next = Good thinking, for later! Degradation first.
reactions-dagger = Before the effect happens, you may play a card. The Sica adds a second, different effect to the plot: play it.
reactions-again = Her Pantheon is gone. And you are not finished.
reactions-twice = Two effects for one Vendetta marker: an offer not to refuse.
reactions-second = For the second one, the Forced Sale: one of her cards, at random, is discarded and you gain 2 Denarii.
reactions-sold = One card fewer for her, 2 Denarii for you.
reactions-sale-rather = Calumny takes 1 Glory. The Forced Sale costs her a card and brings you 2 Denarii.
reactions-keep = While hostile plots ride the wheel, a Scutum in hand is worth more than its Denarius. Always look which plots are coming round to you.

## The Combat Regions

legions = The Combat Regions
    .about = Shields, places and ties
legions-shields = The last round. A Region pays only if it is defeated, that is if everyone’s Legions together match its shield: 2 in Epirus, 3 in Macedonia, 4 in Thrace.
legions-ties = A shared place pays nothing. You and Fulvia stand one against one in Epirus, three against three in Thrace: as things are, nobody gets 5 points in either.
legions-castle = A Partisan at the Castle sends one Legion, or two with the Military bonus. You have two on your board: use the bonus.
legions-one-only = You have two Legions left and this is the last round: use the bonus.
legions-worth-more = Two ties to break are worth far more.
legions-epirus = Break the tie in Epirus: with two against one, 5 points for you and 2 for Fulvia.
legions-epirus-won = Epirus is yours.
legions-for-fulvia = A classic mistake! Your Legion would be the third: Macedonia would fall, and its 4 points would go to Fulvia, who has two there.
legions-thrace-next = Well spotted, that is the next one. Epirus first.
legions-no-march = Moving a Legion weakens the Region it leaves. Send those from your board.
legions-thrace = And Thrace: with four against three, 5 points for you and 3 for Fulvia.
legions-thrace-won = Fulvia sends a third Legion to Macedonia, which falls: alone there, she takes 4 points.
legions-enough-there = One Legion ahead is enough in Epirus. Thrace is waiting.
legions-count = You score 5 and 5, she scores 2, 3 and 4. Without your two Legions, you would have had nothing. With three or four players the Regions pay more.
legions-later = When your board is out of Legions, the Castle moves one from a Region to another. And the Military Medal wins you the ties.

## Alone: Emperor

emperor = Alone: Emperor
    .about = Seven tasks, nine rounds, no opponent
emperor-alone = Alone at the table: no opponent, no plots. In nine rounds you try to fulfil seven tasks. They are listed beside the tiles, and ticked off as you go.
emperor-titles = Four or five tasks make you a Praetor, six an Imperator, seven a Child of Jupiter. With three or fewer you remain a Citizen, and the game is lost.
emperor-pay = Events do not reward you. Instead, every round begins with 1 Denarius for each of your Partisans. The wheel still turns.
emperor-now = Here is the last round of a game. Three tasks are done: two Regions defeated, two sets, a complete Pantheon. You have two Partisans to place, and need one more task.
emperor-votes = One task wants four Votes in the Column. You have three. Place a Partisan on the Curia.
emperor-fourth = The fourth task: you are a Praetor! And the Majority brings you to 48 Glory.
emperor-votes-first = Leave that to the other Partisan. The Votes first: a Majority brings you closer to 51.
emperor-no-more-coins = Denarii fulfil no task, and the game is nearly over.
emperor-keep-diadem = That card is worth far more than a Denarius: read it.
emperor-track = Another task wants 51 on the track. You are 3 short. The Colosseum gives 1, and a card in your hand will do the rest.
emperor-diadem = The Diadem adds 2 Glory at the Colosseum. Play it.
emperor-fifth = 51, just enough: the fifth task.
emperor-two-missing = Without it you would stop at 49. Play it.
emperor-plan = Three Medals and two Quests are missing. They need planning: choose Quests that go with your tasks, and build early towards three levels III.

## Alone: the Attack of Cassius

cassius = Alone: the Attack of Cassius
    .about = Reading his card, parrying his plot, scoring more than he does
cassius-who = Cassius, one of Caesar’s murderers, sits across from you. Nobody plays him: every round, a card turned up says all he is going to do.
cassius-card = Read it: what he builds, in order of preference; his actions; his plot. Here it is Apostasy, aimed at your Legion in Epirus.
cassius-plot = This round you play before him, and your plot in Spain is right under his nose. Activate it: only Calumny can do anything, and it costs him 1 Glory.
cassius-slandered = Cassius drops to 4. But now it is his turn to plot.
cassius-strike-first = He scores like a real opponent, so every point you take counts. Strike.
cassius-keep-shield = His plot comes right after your turn, and this Scutum stops it. Keep it.
cassius-struck = Apostasy: one of his Legions would replace yours in Epirus. Play the Scutum to cancel it.
cassius-shielded = Parried. His Vendetta marker stays with you: it will pay for one of your next plots.
cassius-shield-it = You would lose your only Legion in the field. Play the Scutum.
cassius-curia = Your turn to build: a Curia, for your 4 Denarii and 2 Glory.
cassius-he-builds = Cassius builds without paying. A Castle? Spain has one, and he builds no level II before round 4. So he takes the next on his list, a Temple: 2 Glory.
cassius-curia-rather = Build the Curia: Cassius goes for the Senate as soon as his card says so, so get there first.
cassius-vote = Your Partisans and his actions take turns. Place yours on the Curia, for a Vote.
cassius-he-fights = His first icon is Military: a Combat card sends him to Thrace, with a Legion.
cassius-vote-first = You can do that next. Start with the Curia, while the Column is empty.
cassius-temple = Your second Partisan goes to the Temple, for a first piece of your Pantheon.
cassius-he-prays = His second icon is Religion: he has a piece now as well. Up to round 3 he resolves two icons, then three.
cassius-temple-rather = He is about to add a piece to his own: do not let him get ahead in the race for gold. The Temple.
cassius-winning = You must end with more points than he has. He counts his Glory, Regions, Votes, Pantheon, and 4 points for every three cards of his stock, up to three times.
cassius-advice = Two good habits: read his plot before you spend your cards, and take the tiles of level III before he does, for from round 7 he builds them without paying.

## Minding the wheel

rotation = Minding the wheel
    .about = Building for yourself without building for others
rotation-arrows = On the event, at the top, arrows tell how the wheel will turn after this round: half a turn. So Africa will go to your opponent, Fulvia, and Spain will come to you.
rotation-heir = You have 3 Denarii: a Temple or a Lighthouse, for 2 Glory either way. But Fulvia has two Pantheon pieces, and a Temple is all she needs to take the gold.
rotation-build = With a Temple here, she would complete her base on it next round. Build the Lighthouse.
rotation-built = 8 Glory. Fulvia will have the Lighthouse too, but after you.
rotation-gift = A present for Fulvia! Next round that Temple would be in front of her, and the golden piece with it.
rotation-lighthouse-rather = The Lighthouse earns 2 Glory for your 3 Denarii: the best choice here.
rotation-use = What you build, use before the wheel carries it off. Place a Partisan on the Lighthouse, with the Commerce bonus.
rotation-used = Two cards, a Falx and a Dolabra, both of use on a Farm. Fulvia has sent a Legion to Epirus.
rotation-both-cards = With the Commerce bonus you would draw two cards.
rotation-use-it-first = The Lighthouse goes to Fulvia at the end of the round: use it first.
rotation-plot-next = In a moment, with your other Partisan. The Lighthouse first.
rotation-plot = Africa is off to Fulvia? Then hide something in it. Place your second Partisan on a plot.
rotation-hidden = The plot travels with the Province. Fulvia has gone to the Colosseum.
rotation-plot-rather = Anywhere else, this Partisan earns little. On a plot, he rides all the way to Fulvia.
rotation-revenue = Take your Revenue, 3 Denarii, and watch the wheel turn.
rotation-turned = Africa is in front of Fulvia, with your plot; you have Spain and its Castle.
rotation-not-double = 3 more Denarii for 2 Glory: keep your Glory.
rotation-keep-cards = Keep your cards: two Tools are the start of a set.
rotation-strike = The plot has arrived. Activate it, in Africa.
rotation-strike-now = The wheel will carry it off again: strike while Fulvia faces it.
rotation-effect = Choose Degradation: it takes a Pantheon piece from her.
rotation-struck = No Temple and a single piece: the gold slips away from Fulvia.
rotation-not-calumny = It is her Pantheon that threatens you: choose Degradation.
rotation-look = Before you build, always look at the arrows: who gets this Province next, and which one comes to you. Touch them to see the wheel ahead of time.

## What the coach says when a decision comes up for the first time

coach-Recall = An event takes a Legion back. Give up the Region where you have least to win.
coach-MakeOffer = Put a hidden token on a rival’s Building. An Alliance brings Glory to both of you, a Spy to you alone. Your rival may refuse: the offer must tempt them.
coach-PutDenarii = How much you offer: enough to be accepted, no more than the Glory is worth to you.
coach-AnswerOffer = You see the Denarii, not the token. An Alliance brings you Glory too; a Spy only Denarii. You may ask once for another amount.
coach-SpyReward = Your Spy got in: Glory is sure, the Building’s action may be worth more.
coach-ActivatePlots = A plot strikes the player in front of it, and costs a Vendetta marker. Strike the leader, or wait for the wheel to turn.
coach-ChooseEffect = Three effects, and you choose one. Take the one that hurts the target most, or helps you as well.
coach-PlotWindow = Some cards strengthen a plot. Kept, they may score in a set.
coach-React = A plot strikes you, and a card can soften or cancel it. Use it if the loss is worth more than the card.
coach-Apostasy = A Legion of your target leaves. Choose the Region where that changes the places in your favour.
coach-Deception = Bring the target’s Legions together where they win nothing more.
coach-Unseat = Higher Votes score more. Take away the one that costs your target most.
coach-Construct = Build in the Province in front of you: Glory at once, and places for your Partisans. The wheel takes it away after the round, so build what you will use before that.
coach-BuildWindow = A card may make this tile cheaper, or earn more Glory with it. Play it if you could not pay otherwise, or if you will have no better use for it.
coach-PlacePartisan = Each Partisan does the action of its Building once. Look for what scores at the end: Legions, Votes, sets, the Pantheon. The Colosseum always gives 1 Glory.
coach-Window = Before your Partisan acts you may play cards. A card you play is lost to your sets: is the effect worth it?
coach-PlaceLegion = A Region pays only if everyone’s Legions together match its shield, and a shared place pays nothing. Go where one more Legion wins you a place of your own.
coach-MoveLegion = Take a Legion from where you can spare it to where it wins a place.
coach-Draw = Your hand is full. Lay out a set, sell, or discard the card that goes with nothing.
coach-KeepQuests = Quests are secret and score at the end. Keep the one that asks for what you will do anyway.
coach-LeaveOut = More cards fit than the set takes. Keep the joker, or the card whose effect you like.
coach-Revenue = One Denarius for each point of Population, or twice that at a price in Glory. Double your taxes if the Denarii will earn you more Glory than you lose.
coach-TaxWindow = A card can soften a Double Taxation. Play it when the loss is big.
coach-LastChance = The last turn: lay out every set, sell what is left, buy Glory if it pays.
coach-ReachMilestone = A milestone gives one more Partisan, for the whole game. Bought in time, it pays for itself.
