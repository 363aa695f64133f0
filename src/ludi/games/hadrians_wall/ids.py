"""The ids the code knows by number: what an icon can stand for, tracks, buildings, cards; and
how many boxes everything has.

Items and tracks are numbered alike: item 5 is a point of renown, and place 5 of a player's sheet
counts the filled boxes of the renown track. See sheet.py for the rest of a sheet.
"""

from typing import Final

GAME: Final = "hadrians-wall"
YEARS: Final = 6

# What an icon can stand for.
ITEMS: Final = (
    "resource",
    "soldier",
    "builder",
    "servant",
    "civilian",
    "renown",
    "piety",
    "valour",
    "discipline",
    "trader",
    "performer",
    "priest",
    "apparitor",
    "patrician",
    "production",
    "cohort",
    "infrastructure",
    "favour",
)
RESOURCE: Final = 0
SOLDIER: Final = 1
BUILDER: Final = 2
SERVANT: Final = 3
CIVILIAN: Final = 4
RENOWN: Final = 5
PIETY: Final = 6
VALOUR: Final = 7
DISCIPLINE: Final = 8
TRADERS: Final = 9
PERFORMERS: Final = 10
PRIESTS: Final = 11
APPARITORES: Final = 12
PATRICIANS: Final = 13
PRODUCTION: Final = 14
COHORT_ICON: Final = 15
INFRASTRUCTURE_ICON: Final = 16
FAVOUR_ICON: Final = 17

PIECES: Final = ITEMS[:5]  # wooden: resources and workers
ATTRIBUTES: Final = ITEMS[5:9]
CITIZENS: Final = ("traders", "performers", "priests", "apparitores", "patricians")
COHORTS: Final = ("left", "centre", "right")

# The tracks with granary columns, at the top of the left sheet.
LINES: Final = ("mining", "wall-guard", "cippi", "wall", "fort")
MINING_LINE: Final = 0
GUARD_LINE: Final = 1
CIPPI_LINE: Final = 2
WALL_LINE: Final = 3
FORT_LINE: Final = 4
CHAINED_LINES: Final = (CIPPI_LINE, WALL_LINE)  # their boxes hang on boxes of the fort
LINE_BOXES: Final = (14, 18, 7, 21, 21)
LINE_ITEMS: Final = (SERVANT, SOLDIER, RESOURCE, RESOURCE)  # the fort takes one of two
COLUMNS: Final = 3

# Every track of both sheets, in the order of their places on a player's sheet, from RENOWN on.
TRACKS: Final = (*ATTRIBUTES, *CITIZENS, "production", *COHORTS, *LINES)

ATTRIBUTE_BOXES: Final = 25
CITIZEN_BOXES: Final = 9
COHORT_BOXES: Final = 6
PRODUCTION_CIRCLES: Final = 9
DISDAIN_CIRCLES: Final = 15

# Buildings stand in groups and are built from small to large: a group's level is how many of
# its buildings stand. The Small Granary is there from the start and is not counted.
GROUPS: Final = (
    "granary",
    "hotel",
    "workshop",
    "road",
    "precinct",
    "market",
    "theatre",
    "ludus",
    "gardens",
    "temple",
    "baths",
    "courthouse",
)
TEMPLES: Final = 9
GROUP_SIZES: Final = (2, 2, 2, 2, 3, 1, 1, 1, 2, 3, 1, 1)
GROUP_STARTS: Final = (0, 2, 4, 6, 8, 11, 12, 13, 14, 16, 19, 20)
BUILDINGS: Final = (
    "medium-granary",
    "large-granary",
    "small-hotel",
    "large-hotel",
    "small-workshop",
    "large-workshop",
    "small-road",
    "large-road",
    "small-precinct",
    "medium-precinct",
    "large-precinct",
    "market",
    "theatre",
    "ludus",
    "small-gardens",
    "large-gardens",
    "small-temple",
    "medium-temple",
    "large-temple",
    "baths",
    "courthouse",
)
GROUP_OF: Final = tuple([group for group in range(len(GROUPS)) for _ in range(GROUP_SIZES[group])])
LARGE: Final = tuple([name.startswith("large-") for name in BUILDINGS])

LANDMARKS: Final = ("archway", "monolith", "column", "statue")
GLADIATORS: Final = ("red", "blue")
STRENGTH_BOXES: Final = 6
MARKET_BOXES: Final = 8
GOODS: Final = 6
THEATRE_BOXES: Final = 6
TRAINING_BOXES: Final = 5
FORUM_BOXES: Final = 4
TEMPLE_BOXES: Final = (2, 6, 6)
BATH_BOXES: Final = 6
COURT_BOXES: Final = 3
DIPLOMATS: Final = 3
SCOUT_BOXES: Final = 5
MAP_ROWS: Final = 4
MAP_COLUMNS: Final = 5
MAP_BOXES: Final = 20
PATTERNS: Final = ("i", "o", "t", "l", "s")
# The cells of the patterns as printed, row * 8 + column; the ids of actions rely on them.
PICTURES: Final = ((0, 1, 2, 3), (0, 1, 8, 9), (1, 8, 9, 10), (2, 8, 9, 10), (1, 2, 8, 9))

CARDS: Final = (
    "architect",
    "aristocrat",
    "defender",
    "engineer",
    "fighter",
    "forager",
    "merchant",
    "planner",
    "pontiff",
    "ranger",
    "trainer",
    "vanguard",
)
ARCHITECT: Final = 0
ARISTOCRAT: Final = 1
DEFENDER: Final = 2
ENGINEER: Final = 3
FIGHTER: Final = 4
FORAGER: Final = 5
MERCHANT: Final = 6
PLANNER: Final = 7
PONTIFF: Final = 8
RANGER: Final = 9
TRAINER: Final = 10
FATE_CARDS: Final = 48
# What a path card counts, in the order of the cards; scoring.py does the counting.
MEASURES: Final = (
    "landmarks-built",
    "final-disdain",
    "wall-sections-complete",
    "large-buildings-built",
    "cohorts-complete",
    "resource-production-filled",
    "goods-in-market",
    "citizen-tracks-complete",
    "temples-filled",
    "scout-columns-complete",
    "gladiator-strength-total",
    "wall-guard-sections-complete",
)

DIFFICULTIES: Final = ("easy", "medium", "hard")
FORT_DIFFICULTY: Final = "medium"  # what the forts of the campaign are meant for
RANKS: Final = ("miles", "centurion", "primus-pilus", "praefectus-castrorum", "legatus-legionis")
FORTS: Final = 16

COUNTS: Final[dict[str, int]] = {
    "resources": 50,
    "soldiers": 18,
    "builders": 24,
    "servants": 24,
    "civilians": 24,
    "player_boards": 6,
    "fate_cards": FATE_CARDS,
    "player_cards": 72,
}
ICONS: Final[dict[str, int]] = {
    "cohort": 3 * COHORT_BOXES,
    "production": PRODUCTION_CIRCLES - 1,
    "infrastructure": 8,
    "temple_favour": 3,
    "attack_potential": DISDAIN_CIRCLES,
    "fate_items": 8,
}

# What conditions and rules of the campaign can say: the keys beside `type`.
CONDITIONS: Final[dict[str, tuple[str, ...]]] = {
    "total-score-min": ("least",),
    "attribute-min": ("attribute", "least"),
    "attributes-at-least": ("least", "tracks"),
    "path-score-min": ("least",),
    "final-disdain-max": ("number",),
    "track-complete": ("track",),
    "citizens-complete": ("number",),
    "built": ("building",),
    "temples-filled": ("number",),
    "gladiator-strength-min": ("number",),
    "favours-used-max": ("number",),
    "goods-min": ("number",),
    "landmarks-min": ("number",),
    "scout-map-full": (),
}
FORT_RULES: Final = (
    "neutral-cards",
    "extra-attack-cards",
    "forbid-buildings",
    "forbid-landmarks",
    "forbid-diplomats",
    "surcharge",
    "track-cost",
    "locked-until-year",
    "first-fate-card-min",
)
