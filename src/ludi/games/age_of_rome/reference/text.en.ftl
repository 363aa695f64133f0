## What is said of the things in the box

points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

section-characters = Characters
    .about = Who you are: what you begin with, and the plots you may hatch.
section-provinces = Provinces
    .about = The wheel turns them from player to player, with all that was built there.
section-buildings = Buildings
    .about = Prices and Glory for levels I, II and III.
section-medals = Medals
    .about = Each goes to the first who builds level III of its kind.
section-regions = Regions
    .about = Conquered together; the points go to those with the most Legions there.
section-plots = Plots
    .about = Activated in the province that faces the victim, for a Vendetta marker.
section-bonuses = Vendetta bonuses
    .about = On the Vendetta track of a character; what a marker covers cannot be used.
section-goods = Goods
    .about = Three Trade cards of one kind make a set.
section-trade = Trade cards
    .about = Each is played for its effect, kept for a set, or sold for a Denarius.
section-quests = Quests
    .about = Secret aims, counted at the end.
section-events = Events
    .about = One a round: who is meant, what happens, and how the wheel turns.
section-tasks = Tasks of the Emperor
    .about = The seven aims of the solo game without an opponent.
section-ranks = Ranks
    .about = The title you earn, by the number of tasks fulfilled.
section-cassius = Cassius cards
    .about = What the automatic opponent does in a round.
section-combat = Combat cards
    .about = Drawn when Cassius acts with his Legions.
section-exploits = Exploits
    .about = Feats collected over many games.

character-start = Begins with { $denarii } Denarii, Glory { $glory }, { $vendetta ->
    [one] 1 Vendetta marker
   *[other] { $vendetta } Vendetta markers
}, { $legions } Legions and { $votes } Votes.
character-plots = Plots: { $plots }.
province-does = Faces one player at a time, who builds there, acts there and collects its taxes; it has { $slots } slots for plots.
building-price = { $steps } Denarii
building-worth = Glory +{ $steps }
building-military-text = A Partisan here sends a Legion to a Region, or moves one.
building-politics-text = A Partisan here puts a Vote on top of the Senate’s Column.
building-commerce-text = A Partisan here draws a Trade card.
building-religion-text = A Partisan here adds a piece to your Pantheon.
building-agriculture-text = A Partisan here earns the Denarii of the round, more from one round to the next.
medal-military-text = You win ties in the Regions.
medal-politics-text = A Majority in the Senate gives { $majority } Glory.
medal-commerce-text = Your Jewels are jokers in sets.
medal-religion-text = At any time, { $price } Denarii buy 1 Glory.
medal-agriculture-text = A Farm gives { $more } Denarii more.
region-does = Defeated once { $defence } Legions are there, no matter whose; then it scores at the end. Players tied for a place score nothing for it.
region-worth = { $many } points (one or two players: { $few })
bonus-does = Once a round, when no Vendetta marker covers it, you do the action of this kind of building twice.
goods-does = Three cards of it are a set, worth its points at the end.
goods-joker = A Chest stands for any goods in a set.
task-does = Checked when the game ends: each task fulfilled counts towards your rank.
rank-does = { $n ->
    [0] For whoever fulfils fewer tasks than the next rank asks for: a loss.
    [one] For 1 task fulfilled or more.
   *[other] For { $n } tasks fulfilled or more.
}
cassius-does = Builds the first that he can of { $builds }. Acts: { $actions }.
cassius-plots = Plots: { $plot }.
exploit-does = Checked when a game ends, and written down for good.

## Glossary

term-partisan = Partisan
    .about = Your worker. Placed in a building of the province you face, it carries out what the building is for.
term-denarius = Denarius
    .about = Money for buildings; at the end, a few are worth a point.
term-glory = Glory
    .about = Points scored during the game, on the track around the board.
term-milestone = Milestone of Glory
    .about = A step of the Glory track; who reaches one recruits a Partisan.
term-wheel = Wheel
    .about = The board with the four Provinces. It turns at the end of a round, and another Province faces you.
term-population = Population
    .about = A Province has 1 at the start and 1 more for each tile built: so many Denarii of taxes.
term-taxes = Taxes
    .about = 1 Denarius for each point of Population of your Province; or 2, a Double Taxation, which costs Glory.
term-vendetta = Vendetta marker
    .about = Whoever activates a plot gives one to the victim; on a track it covers a bonus.
term-plot = Plot
    .about = A marker hidden in a province, activated later against whoever faces it.
term-majority = Majority
    .about = Three Votes of one player at the top of the Column: Glory at once.
term-column = Column of the Senate
    .about = Where Votes are piled up; the higher a Vote, the more points.
term-pantheon = Pantheon
    .about = Your own temple, of a base and an upper part; pieces of gold, silver and bronze.
term-set = Set
    .about = Three Trade cards of one kind of goods.
term-medal = Medal
    .about = Reward for the first level III of each building; it changes a rule for its owner.
term-quest = Quest
    .about = A secret card with an aim for the end of the game.
term-exploit = Exploit
    .about = A feat that is collected over many games.
