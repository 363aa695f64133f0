"""The ids of Rome & Roll that the code knows by number, and the words its effects are made of."""

from __future__ import annotations

from typing import Final

GAME: Final = "rome-and-roll"

# Five resources can be stored; a basket is one of the first four, chosen when spent or stored.
# The numbers of a good go on after them.
GOODS: Final = (
    "wood",
    "brick",
    "stone",
    "fish",
    "jewel",
    "basket",
    "region",
    "coin",
    "legacy",
    "glory",
    "soldier",
    "senator",
    "auxiliary",
)
RESOURCES: Final = GOODS[:5]
WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
FISH: Final = 3
JEWEL: Final = 4
BASKET: Final = 5
REGION_GOOD: Final = 6  # the resource of the region of the action
COIN: Final = 7
LEGACY: Final = 8
GLORY: Final = 9
SOLDIER: Final = 10
SENATOR: Final = 11
AUXILIARY: Final = 12

WORKERS: Final = ("legionary", "builder", "architect", "merchant")
ANY_WORKER: Final = "any"
LEGIONARY: Final = 0
BUILDER: Final = 1
ARCHITECT: Final = 2
MERCHANT: Final = 3

ACTIONS: Final = ("build", "muster", "conquer", "develop", "tax", "trade")
BUILD: Final = 0
MUSTER: Final = 1
CONQUER: Final = 2
DEVELOP: Final = 3
TAX: Final = 4
TRADE: Final = 5

COLOURS: Final = ("blue", "yellow", "red")
FACES: Final = 6
DICE: Final = tuple([f"{colour}-{n}" for colour in COLOURS for n in range(1, FACES + 1)])

TRACKS: Final = ("coins", "buildings", "legacy", "glory")

TYPES: Final = ("army", "leisure", "manufacture", "religion", "urbanism")
RELIGION: Final = 3
PLANS: Final = (
    "camp",
    "training-ground",
    "construction-post",
    "fortress",
    "stables",
    "esplanade",
    "garden",
    "baths",
    "theatre",
    "carpenter",
    "brickmaker",
    "stonemason",
    "fishmonger",
    "jeweller",
    "workshop",
    "temple",
    "insula",
    "market",
    "villa",
    "magistracy",
    "warehouse",
)

FAVOURS: Final = ("bacchus", "juno", "jupiter", "mars", "mercury", "minerva", "saturn")
BACCHUS: Final = 0
JUNO: Final = 1
JUPITER: Final = 2
MARS: Final = 3
MERCURY: Final = 4
MINERVA: Final = 5
SATURN: Final = 6

CHARACTERS: Final = ("legatus", "mercatrix", "patricia", "praefectus", "pontifex")
MERCATRIX: Final = 1
PONTIFEX: Final = 4
ADVISORS: Final = (
    "theocles",
    "vivianus",
    "cassian",
    "donatus",
    "jeremias",
    "nicodemus",
    "euphemius",
    "palinurus",
    "martialis",
    "bertramus",
    "flavianus",
    "saturninus",
    "pompilius",
    "valeria",
    "fabianus",
    "jovilius",
)
JEREMIAS: Final = 4
JOVILIUS: Final = 15
ADVISORS_EACH: Final = 3

SIDES: Final = ("small", "large")
HILLS: Final = ("capitol", "palatine", "aventine", "caelius", "esquiline", "viminal", "quirinal")
REGIONS: Final = ("hispania", "gaul", "egypt", "asia-minor")
SETTLEMENTS: Final = (
    "tarraco",
    "saguntum",
    "corduba",
    "emerita",
    "gades",
    "massilia",
    "lugdunum",
    "burdigala",
    "lutetia",
    "narbo",
    "alexandria",
    "pelusium",
    "memphis",
    "thebae",
    "cyrene",
    "ephesus",
    "pergamum",
    "nicaea",
    "antiochia",
    "tarsus",
)
ROADS: Final = tuple([f"{letter}{n}" for letter in "hgem" for n in range(1, 7)])
ROME: Final = "rome"

# The city is a frame of 14 rows and 18 columns; the small side uses a part of it.
ROWS: Final = 14
COLUMNS: Final = 18
CELLS: Final = tuple(
    [f"{chr(ord('a') + row)}{column + 1}" for row in range(ROWS) for column in range(COLUMNS)]
)
TURNS: Final = ("1", "2", "3", "4", "5", "6", "7", "8")  # four quarter turns, four mirrored

DIFFICULTIES: Final = ("easy", "normal", "hard")
SENECA_CARDS: Final = tuple([f"s{n:02}" for n in range(1, 19)])
SENECA_ACTIONS: Final = ("build", "conquer", "develop", "trade")
PICKS: Final = ("smaller", "larger", "only")
SENECA: Final = 4  # as an owner: the first number that is no seat
SEATS_MOST: Final = 4

# ---------------------------------------------------------------- the words of effects

EFFECTS: Final = (
    "gain",
    "gain-choice",
    "spend-gain",
    "trigger-production",
    "steal",
    "claim-favour",
    "allow-saturn",
    "die-icon",
    "set-die-face",
    "muster-limit",
    "cost-discount",
    "trade-coin-per-jewel",
)
GAIN: Final = 0
GAIN_CHOICE: Final = 1
SPEND_GAIN: Final = 2
TRIGGER_PRODUCTION: Final = 3
STEAL: Final = 4
CLAIM_FAVOUR: Final = 5
ALLOW_SATURN: Final = 6
DIE_ICON: Final = 7
SET_DIE_FACE: Final = 8
MUSTER_LIMIT: Final = 9
COST_DISCOUNT: Final = 10
TRADE_COIN_PER_JEWEL: Final = 11

TRIGGERS: Final = (
    "build",
    "muster",
    "conquer",
    "develop",
    "tax",
    "trade",
    "other-builds",
    "settlement-linked",
    "deploy-senator",
    "use-favour",
    "claim-favour",
    "die-chosen",
    "before-turn",
)
ON_BUILD: Final = 0
ON_MUSTER: Final = 1
ON_CONQUER: Final = 2
ON_DEVELOP: Final = 3
ON_TAX: Final = 4
ON_TRADE: Final = 5
ON_OTHER_BUILDS: Final = 6
ON_SETTLEMENT_LINKED: Final = 7
ON_DEPLOY: Final = 8
ON_USE_FAVOUR: Final = 9
ON_CLAIM_FAVOUR: Final = 10
ON_DIE_CHOSEN: Final = 11
BEFORE_TURN: Final = 12

COUNTERS: Final = (
    "once",
    "adjacent-plan",
    "adjacent-type",
    "adjacent-building",
    "adjacent-opponent-building",
    "adjacent-opponents",
    "own-settlements",
    "own-roads",
    "stored-resources",
    "own-advisors-at-basic",
    "conquered-this-action",
)
ONCE: Final = 0
ADJACENT_PLAN: Final = 1
ADJACENT_TYPE: Final = 2
ADJACENT_BUILDING: Final = 3
ADJACENT_OPPONENT_BUILDING: Final = 4
ADJACENT_OPPONENTS: Final = 5
OWN_SETTLEMENTS: Final = 6
OWN_ROADS: Final = 7
STORED_RESOURCES: Final = 8
OWN_ADVISORS_AT_BASIC: Final = 9
CONQUERED_THIS_ACTION: Final = 10

CONDITIONS: Final = (
    "always",
    "full-square",
    "empty-adjacent-cells",
    "adjacent-opponent-type",
)
ALWAYS: Final = 0
FULL_SQUARE: Final = 1
EMPTY_ADJACENT_CELLS: Final = 2
ADJACENT_OPPONENT_TYPE: Final = 3

RESTRICTIONS: Final = ("marsh-only", "some-hill", "adjacent-tiber", "adjacent-wall")
MARSH_ONLY: Final = 0
SOME_HILL: Final = 1
ADJACENT_TIBER: Final = 2
ADJACENT_WALL: Final = 3

AREAS: Final = ("anywhere", "inside", "outside")
ANYWHERE: Final = 0
INSIDE: Final = 1
OUTSIDE: Final = 2
