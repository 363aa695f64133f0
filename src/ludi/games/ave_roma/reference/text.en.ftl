## What is said of the things in the box

amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
amount-denarii = { $n ->
    [0] free
    [one] 1 denarius
   *[other] { $n } denarii
}
amount-black = { $n ->
    [one] 1 black resource
   *[other] { $n } black resources
}
amount-green = { $n ->
    [one] 1 green resource
   *[other] { $n } green resources
}
amount-red = { $n ->
    [one] 1 red resource
   *[other] { $n } red resources
}
amount-any = { $n ->
    [one] 1 resource of any kind
   *[other] { $n } resources of any kind
}

section-locations = Locations
    .about = Where workers go, and what they do there.
section-areas = Area cards
    .about = What the five areas offer; the price is that of winning the card.
section-works = Buildings
    .about = Bought at AEDIFICATOR; each building has a plan and a finished work.
section-wars = Wars
    .about = Bought at LEGATUS; several cards of one war bring rewards.
section-patrons = Patrons
    .about = Bought at SENATUS. Active, they improve an action; at the end they count in any case.
section-colosseum = Spaces of the Colosseum
    .about = Paid for at ROMA, unless another marker stands there.
section-resources = Resources
    .about = Six kinds in three colours.
section-boards = Player boards
    .about = Each face has its own prices.
section-training = Training
    .about = Spaces on your board for a worker that will be worth more, or less.

location-quaestor-text = Receive twice the worker’s value in denarii.
location-aedilis-text = Take the four resources of the card of the area the worker names.
location-mercator-text = Sell what you like, and buy up to four resources of the kinds on the area’s card, at your own prices.
location-propraetor-text = Take half of the area’s card, then one more resource, or spend influence to rise there.
location-roma-text = Move as many spaces round the Colosseum as the worker’s value, paying for those nobody else is on.
location-aedificator-text = Buy a building: points at once, influence for later, a reward if you have both its cards.
location-legatus-text = Buy a war card: from the second to the fifth of one war, 3 denarii, 1 surplus, 2 points, 1 level.
location-senatus-text = Buy a patron: active, it improves an action; at the end it always counts.
card-icon = Icon: { $icon }.
area-does = Upper half: { $top }; lower half: { $bottom }; { $fragment }.
work-pair = With both cards of the building, of this one: { $reward }.
work-alone = One of the two cards of its building.
war-does = Counts towards the rewards of its war.
work-influence = { $influence } influence
patron-power = At { $place }: { $power }.
patron-price = { $power } ({ $price })
patron-of = { $bonus } ({ $of })
space-name = Colosseum, space { $place }
space-does = Paid for when passed or reached.
space-honour = Paid for when passed or reached. Honour: one political level.
resource-does = A { $colour } resource; you can hold { $most }.
board-does = Prices: { $prices }.
training-does = From the next round on, the worker counts up to { $reach } more or less, from 1 to 5.

## Glossary

term-worker = Worker
    .about = A disc of value 1 to 5. It belongs to nobody: those used may be drafted by others.
term-area = Area
    .about = One of five, named by a worker’s value; it has a card, a track and a brown cube.
term-brown-cube = Brown cube
    .about = Limits an area: at the end nobody counts above it.
term-influence = Influence
    .about = On buildings and wars; spent once, at PROPRAETOR, to rise in an area.
term-politics = Political influence
    .about = A track of ten levels; each of the first five opens a patron slot.
term-honour = Honour
    .about = A space of the Colosseum that brings a political level when passed or reached.
term-surplus = Surplus
    .about = What is left of goods without room. It pays for wars, patrons and the Colosseum and cannot be sold.
term-fragment = Fragment
    .about = On area cards; every second one of a kind gives a resource.
term-icon = Icon
    .about = Amphora, swords or lion: for bonuses, and for the actions of the advanced mode.
term-active-patron = Active patron
    .about = One in a slot of your board: it changes its action whenever you take it.
term-passive-patron = Passive patron
    .about = One without a slot: no power, but its bonus counts at the end.
term-draft = Draft
    .about = After upkeep, everybody takes workers from the locations until they have five.
term-upkeep = Upkeep
    .about = The rows slide and are filled; a row nobody bought from loses its last card.
term-interval = Interval
    .about = The worker values that may buy at a place of a row.
term-neutral = Neutral player
    .about = With two players, each also places the workers of one, only to take up spaces.
