# What is written on the boards drawn with characters.

leads = leads
chooses = chooses
prompt-over = The game is over.
you = (you)
bot-greedy = greedy
bot-tiro = tiro
bot-miles = miles
bot-centurio = centurio
bot-legatus = legatus
bot-imperator = imperator
bot-fabia = Fabia
bot-crispus = Crispus
bot-drusus = Drusus
bot-random = random
header-turn = Turn { $number }
header-round = Round { $number }
header-leads = { $name } leads

## Glory to Rome

gtr-pool = Pool
gtr-town = In town
gtr-outside = Out of town
gtr-pile = Jacks
gtr-jack = Jack
gtr-played = Played
gtr-revealed = Revealed
gtr-demand = Rome demands
gtr-fountain = Fountain
gtr-functions = Public functions
gtr-empty = empty: { $zones }
gtr-called = { $name } called: { $role }
gtr-clients = { $count ->
    [one] your client of this role will act anyway
   *[other] your { $count } clients of this role will act anyway
}
gtr-sites = Town+out
gtr-hidden = { $count } hidden
gtr-tight = Infl. { $influence } · Cl. { $clients } · Vault { $vault } · Hand { $hand }
gtr-short-clientele = Cl.
gtr-short-stockpile = Stock
gtr-short-vault = Vault
gtr-short-buildings = Bldg
gtr-short-foundations = Fdn
gtr-short-played = Played
gtr-short-revealed = Shown
gtr-short-hand = Hand
gtr-jacks = { $count ->
    [one] 1 Jack
   *[other] { $count } Jacks
}
gtr-new = { $count } new
gtr-public = (public)
gtr-brief = I{ $influence } Cl{ $clients } V{ $vault } B{ $buildings } H{ $hand }

## Hadrian's Wall

hw-year = Year { $year }/{ $years }
hw-fort = Fort { $number }, { $name }
hw-attack = The Picts attack: left { $left }, centre { $centre }, right { $right } · at stake { $potential }
hw-attack-to-come = { $count ->
    [one] Attack at the year’s end: 1 card
   *[other] Attack at the year’s end: { $count } cards
} · at stake { $potential }
hw-fate = Fate { $count }
hw-neutral = Neutral
hw-good = G{ $good } { $pattern }
hw-stopped = has stopped
hw-chosen = has chosen
hw-points = { $count } VP
hw-disdain = Disdain { $count }
hw-disdain-label = Disdain
hw-landmarks = Landmarks
hw-rank = Rank: { $rank }.
hw-challenge-met = The challenge is met.
hw-challenge-no = The challenge is not met.
hw-resource = Res.
hw-soldier = Sold.
hw-builder = Build.
hw-servant = Serv.
hw-civilian = Civil.
hw-mining = Mining
hw-wall-guard = Guard
hw-cippi = Cippi
hw-wall = Wall
hw-fort-track = Fort
hw-cohorts = Cohorts
hw-left = L
hw-centre = C
hw-right = R
hw-training = Train. { $count }/{ $most }
hw-production = Production { $production }/{ $circles } · Infrastr. { $flags }
hw-granary = Granary
hw-hotel = Hotel
hw-workshop = Workshop
hw-road = Road
hw-precinct = Precincts
hw-market = Market
hw-theatre = Theatre
hw-ludus = Gladiators
hw-gardens = Gardens
hw-temple = Temples
hw-baths = Baths
hw-courthouse = Court
hw-forum = Forum { $count }/{ $most }
hw-scouts = Map { $count }/{ $most }
hw-paths = Paths
hw-prospect = Prospect

## Age of Rome

aor-round = Round { $number }/9

## Rome & Roll

rr-round = Round { $number }
rr-final = last round
rr-proconsul = Proconsul: { $name }
rr-pool = Pool
rr-blue = b
rr-yellow = y
rr-red = r
rr-die = Die
rr-favours = Favours
rr-points = { $points ->
    [one] point
   *[other] points
}
rr-storage = Storage
rr-seneca = Seneca { $total } · seals { $seals } ({ $needed }) · cards { $cards }
rr-nero = Nero
rr-legionary = leg
rr-builder = bui
rr-architect = arc
rr-merchant = mer

## The legend: sign | meaning

legend-check = ✓ | done, met, taken, passed
legend-none = – · | none, nothing, empty
legend-gtr-leader = ♛ | leads this turn
legend-gtr-jack = ✶ | Jack
legend-gtr-times = ×3 | three of them
legend-gtr-begun = ▮▯ 1/2 | a foundation: materials in it, materials it needs
legend-gtr-hidden = ▪ | cards face down
legend-gtr-sites = 2+1 | sites left in town + out of town
legend-gtr-jacks = J | Jacks left
legend-gtr-brief = I Cl V B H | influence, clients/limit, cards in the vault, buildings, cards in hand
legend-ar-any = ? | any resource
legend-ar-surplus = ⊕ | surplus
legend-ar-denarii = d  bl gr re | denarii; any black, green or red resource
legend-ar-icons = ⚱ ⚔ λ | the icon of a card: amphora, swords, lion
legend-ar-high = ▲ ▽ | area card used once, not used yet
legend-ar-brown = ■3 | level of the brown cube
legend-ar-level = 2:4 | player 2 is on level 4
legend-ar-interval = [3-5] | workers with which this card can be bought
legend-ar-points = ★  (=9) | points now; in all, as things stand
legend-ar-influence = 2▲ | influence of a card
legend-ar-deck = +17 | cards left in the deck
legend-ar-top = ↑ | the open card on top of the deck
legend-ar-place = · _ 4 | free place, closed with so few players, a worker of value 4
legend-ar-honour = ♛ | space of honour in the Colosseum
legend-ar-seats = <24> | players 2 and 4 are there
legend-ar-total = 3:2d | space 3 of the Colosseum and its price
legend-ar-price = (3) | price of a resource
legend-ar-training = (4±1…) | a worker in training, how far it may change; just arrived
legend-ar-workers = ♟124 | workers in hand
legend-aor-arrows = ↻ ↺ | Provinces turn clockwise, the other way; once an arrow
legend-aor-first = ♛ | Province of the first player
legend-aor-penalty = 9 (−6) | Population; points lost for it
legend-aor-level = I II III | level of a Building
legend-aor-partisan = • | a Partisan in a Building
legend-aor-plot = ‡ † | a plot, an activated plot, and whose
legend-aor-defence = ⛨3 | defence of a Region (✓: defeated)
legend-aor-legions = ×2 | so many Legions
legend-aor-senate = 1▲3 | height worth 1 point, taken by player 3
legend-aor-medal = ✪ | Medal
legend-aor-anchor = ⚓ | Anchor card
legend-aor-used = ✕ | used this round
legend-aor-denarii = ᴅ | Denarii
legend-aor-ready = 2/3 | Partisans ready, Partisans in all
legend-aor-unrecruited = 5+2 | with you + still to recruit
legend-rr-river = ≈≈ | the Tiber
legend-rr-bridge = ══ | a bridge
legend-rr-forum = Fo | the Forum
legend-rr-rubble = %% | rubble
legend-rr-park = ♣♣ | a park
legend-rr-building = ▒▒ | more of the building, in its owner’s colour
legend-rr-overseer = 2♟ | overseer of player 2
legend-rr-outside = ,· | outside the wall
legend-rr-inside = · | inside the wall
legend-rr-hill = C P A K E V Q | hills: Capitol, Palatine, Aventine, Caelian, Esquiline, Viminal, Quirinal
legend-rr-foreman = ⚑2 | foreman of player 2 (S: Seneca)
legend-rr-settlement = Tar2 | a settlement by its first letters, and its strength
legend-rr-owner = ▲3 | conquered by player 3
legend-rr-road = ═ | reached by a road
legend-rr-dice = b y r | blue, yellow, red die, and its number
legend-rr-auxiliary = + | an auxiliary
legend-rr-track = 4/9 4✓ | on box 4, blue box at 9; blue box taken
legend-rr-loyalty = – I II III | loyalty of an advisor
legend-rr-workers = leg bui arc mer | workers of the die: legionary, builder, architect, merchant
legend-hw-citizen = + | a citizen
legend-hw-full = █ | a box that is filled
legend-hw-box = ·  | a box that brings nothing; pale: still closed
legend-hw-granary = │ | from here on another granary is needed
legend-hw-building = ■ □ | built, not built (bright: possible now)
legend-hw-cohorts = ◊4/3/1 | left, centre, right cohort
legend-hw-good = G2 T | number of the good of a card, pattern for the map
legend-hw-pause = ‖ | has chosen, or has stopped for this year
legend-hw-goal = ✓ ▫ | a goal of the fort that is met, not yet
legend-hw-disdain = −1 | points lost for disdain
legend-hw-digits = 12 3/5 | prices, goods sold, boxes filled of all
legend-hw-brief = 23 ▤6 ◊4 G2T | points, pieces, cohorts, good and pattern of the prospect
legend-hw-dead = ✝ | a gladiator who has died
