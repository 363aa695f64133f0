## What is said of the things in the box

amount-resource = { $n ->
    [one] 1 Resource
   *[other] { $n } Resources
}
amount-soldier = { $n ->
    [one] 1 Soldier
   *[other] { $n } Soldiers
}
amount-builder = { $n ->
    [one] 1 Builder
   *[other] { $n } Builders
}
amount-servant = { $n ->
    [one] 1 Servant
   *[other] { $n } Servants
}
amount-civilian = { $n ->
    [one] 1 Civilian
   *[other] { $n } Civilians
}
amount-trader = { $n ->
    [one] 1 Trader
   *[other] { $n } Traders
}
amount-performer = { $n ->
    [one] 1 Performer
   *[other] { $n } Performers
}
amount-priest = { $n ->
    [one] 1 Priest
   *[other] { $n } Priests
}
amount-apparitor = { $n ->
    [one] 1 Apparitor
   *[other] { $n } Apparitores
}
amount-patrician = { $n ->
    [one] 1 Patrician
   *[other] { $n } Patricians
}
amount-favour = { $n ->
    [one] 1 Favour
   *[other] { $n } Favours
}

either = { $first } or { $second }

section-pieces = Workers and resources
    .about = What you are given each year, and what it is for.
section-attributes = Attributes
    .about = Each filled box is 1 point at the end.
section-tracks = The frontier
    .about = The tracks of the left sheet. The price is that of one box.
section-cohorts = Cohorts
    .about = What stands between you and the Picts.
section-citizens = Citizens
    .about = The tracks of the right sheet; they open its buildings.
section-buildings = Buildings
    .about = Each once a game; its worth is what it gives at once.
section-landmarks = Landmarks
    .about = Opened by fifteen boxes of an attribute.
section-court = Edicts of the Courthouse
    .about = One a year in each column.
section-cards = Player cards
    .about = As a prospect a card gives what its effect says; as a path it scores.
section-fate = Fate cards
    .about = Income of a year; turned up at other moments, one line of it counts.
section-patterns = Scout patterns
    .about = Laid on the map, turned and mirrored as you like.
section-ranks = Ranks
    .about = What Rome names you after a solo game.
section-forts = Forts of the campaign
    .about = Solo games in a row; the worth is the bonus that the challenge earns for the next one.

item-soldier-text = Serves in the Wall Guard and the Fort, scouts, and goes with Diplomats.
item-builder-text = Builds the Fort, buildings and Landmarks, and trains the Wall Guard.
item-servant-text = Works in Mining and Foresting, on buildings, for Gladiators and Diplomats.
item-civilian-text = Joins the Citizen tracks, the Gladiators and the Precincts.
item-resource-text = For Wall, Cippi, buildings, goods, performances and bribes.
track-renown-text = 1 point for each filled box; at 15 it opens the Archway. Comes from buildings, trade and the Wall.
track-piety-text = 1 point for each filled box; at 15 it opens the Monolith. Comes from Priests, Temples and Gardens.
track-valour-text = 1 point for each filled box; at 15 it opens the Column. Comes from repelled attacks, Diplomats and explored rows.
track-discipline-text = 1 point for each filled box; at 15 it opens the Statue. Comes from the Wall Guard, Cohorts and Apparitores.
track-mining-text = Its hammers raise Resource Production.
track-wall-guard-text = Gives red shields for the Cohorts, and Discipline.
track-cippi-text = Traps before the Wall, chained to boxes of the Fort.
track-wall-text = Each box is chained to the box of the Fort with the same number.
track-fort-text = Opens the Wall, the Cippi and, by its flags, the Infrastructure that buildings need.
track-traders-text = They open the Precincts and the Market.
track-performers-text = They open the Theatre and the Ludus.
track-priests-text = They open the Temples and the Gardens.
track-apparitores-text = They open the Baths and the Courthouse.
track-patricians-text = They open the Diplomats and scouting.
track-boxes = { $n } boxes; these give something: { $gains }.
cohort-does = Each box stops one attack card on this side, every year. Red shields fill it.
kind-granary = Opens its column of the Fort, the Wall and the other tracks.
kind-hotel = 1 Civilian at once, and every year.
kind-workshop = 1 Builder at once, and every year.
kind-road = 1 attribute at once, and one of your choice every year.
kind-precinct = Raises Resource Production as well.
kind-gardens = Free citizens on several tracks.
kind-temple = To be filled by your workers afterwards; the last box gives a Favour.
kind-market = Goods may be bought; each new number gives Renown.
kind-theatre = One performance a year for 1 Resource, each once a game.
kind-ludus = Opens the two Gladiators.
kind-baths = Up to two bribes a year; each takes away 1 Disdain.
kind-courthouse = One edict a year in each column.
kind-landmark = Once a game.
building-needs = Needs { $track } { $level }.
court-name = Courthouse, { $column }
court-does = Once a year: { $reward }.
card-prospect = Gives { $gains }; shows good { $good } and scout pattern { $pattern }.
fate-name = Fate card { $number }
fate-does = As income: { $gains }. In an attack: { $cohort }. In a battle: damage { $damage }. In the Market: good { $good }.
pattern-does = Four boxes of the map: { $picture }
rank-does = { $n ->
    [0] For fewer points than the next rank asks for.
   *[other] For { $n } points or more.
}
fort-does = Goals: { $goals } Challenge: { $challenge }

## Glossary

term-year = Year
    .about = A round: income, actions, then an attack. There are six.
term-path = Path
    .about = A player card kept for the end, where it scores up to 3 points.
term-prospect = Prospect
    .about = The other card of the year: it gives workers and resources, and shows a good and a pattern.
term-attribute = Attribute
    .about = Renown, Piety, Valour or Discipline: 1 point for each filled box.
term-disdain = Disdain
    .about = The shame of attacks that got through; what is left at the end costs points.
term-favour = Favour
    .about = Ignores one attack card, once.
term-cohort = Cohort
    .about = The left, centre or right defence; a filled box stops an attack card.
term-hammer = Hammer
    .about = Fills a circle of Resource Production.
term-red-shield = Red shield
    .about = Fills a box of a Cohort of your choice.
term-flag = Flag
    .about = So many boxes of a track must be filled; they are not spent.
term-chain = Chain
    .about = A box that waits until its box of the Fort is filled.
term-infrastructure = Infrastructure
    .about = The highest flag of the Fort you have reached; buildings of the left sheet need it.
term-neutral-card = Neutral card
    .about = With one or two players, it stands in for a neighbour; using it strengthens the attack.
term-gift = Gift
    .about = A piece that reaches you because a neighbour used your prospect.
