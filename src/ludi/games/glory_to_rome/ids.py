"""The things of Glory to Rome that the code knows by number: the place of an id in its tuple."""

from __future__ import annotations

from typing import Final

GAME: Final = "glory-to-rome"

# A material and its role have the same number: one colour, one card.
MATERIALS: Final = ("rubble", "wood", "brick", "concrete", "stone", "marble")
ROLES: Final = ("laborer", "craftsman", "legionary", "architect", "merchant", "patron")
RUBBLE: Final = 0
WOOD: Final = 1
BRICK: Final = 2
CONCRETE: Final = 3
STONE: Final = 4
MARBLE: Final = 5
LABORER: Final = 0
CRAFTSMAN: Final = 1
LEGIONARY: Final = 2
ARCHITECT: Final = 3
MERCHANT: Final = 4
PATRON: Final = 5

# The kinds of order cards, in alphabetical order of their English names (which decides who
# leads first).
KINDS: Final[tuple[str, ...]] = (
    "academy",
    "amphitheatre",
    "aqueduct",
    "archway",
    "atrium",
    "bar",
    "basilica",
    "bath",
    "bridge",
    "catacomb",
    "circus",
    "circus-maximus",
    "coliseum",
    "dock",
    "forum",
    "foundry",
    "fountain",
    "garden",
    "gate",
    "insula",
    "latrine",
    "ludus-magna",
    "market",
    "palace",
    "palisade",
    "prison",
    "road",
    "school",
    "scriptorium",
    "senate",
    "sewer",
    "shrine",
    "stairway",
    "statue",
    "storeroom",
    "temple",
    "tower",
    "villa",
    "vomitorium",
    "wall",
)
ACADEMY: Final = 0
AMPHITHEATRE: Final = 1
AQUEDUCT: Final = 2
ARCHWAY: Final = 3
ATRIUM: Final = 4
BAR: Final = 5
BASILICA: Final = 6
BATH: Final = 7
BRIDGE: Final = 8
CATACOMB: Final = 9
CIRCUS: Final = 10
CIRCUS_MAXIMUS: Final = 11
COLISEUM: Final = 12
DOCK: Final = 13
FORUM: Final = 14
FOUNDRY: Final = 15
FOUNTAIN: Final = 16
GARDEN: Final = 17
GATE: Final = 18
INSULA: Final = 19
LATRINE: Final = 20
LUDUS_MAGNA: Final = 21
MARKET: Final = 22
PALACE: Final = 23
PALISADE: Final = 24
PRISON: Final = 25
ROAD: Final = 26
SCHOOL: Final = 27
SCRIPTORIUM: Final = 28
SENATE: Final = 29
SEWER: Final = 30
SHRINE: Final = 31
STAIRWAY: Final = 32
STATUE: Final = 33
STOREROOM: Final = 34
TEMPLE: Final = 35
TOWER: Final = 36
VILLA: Final = 37
VOMITORIUM: Final = 38
WALL: Final = 39
