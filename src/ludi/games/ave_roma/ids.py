"""The ids of Ave Roma: everything the code knows by number, in its order."""

from __future__ import annotations

from typing import Final

GAME: Final = "ave-roma"

# Goods, in the order of their places on a player's board.
RESOURCES: Final = ("wood", "stone", "cattle", "wheat", "iron", "wine")
COLOURS: Final = ("black", "green", "red")  # two resources each, in that order
COLOUR_OF: Final = (0, 0, 1, 1, 2, 2)
GOODS: Final = (*RESOURCES, "surplus")

# What a price can ask for; the first six are the resources themselves.
KINDS_OF_COST: Final = (*RESOURCES, *COLOURS, "any", "surplus", "denarii")
BLACK: Final = 6
ANY: Final = 9
COST_SURPLUS: Final = 10
COST_DENARII: Final = 11
COST_KINDS: Final = 12

ICONS: Final = ("amphora", "swords", "lion")
FRAGMENTS: Final = (*COLOURS, "multi")
MULTI: Final = 3

# Locations: five with spaces for anybody, three with a row of cards.
LOCATIONS: Final = (
    "quaestor",
    "aedilis",
    "mercator",
    "propraetor",
    "roma",
    "aedificator",
    "legatus",
    "senatus",
)
QUAESTOR: Final = 0
AEDILIS: Final = 1
MERCATOR: Final = 2
PROPRAETOR: Final = 3
ROMA: Final = 4
AEDIFICATOR: Final = 5
LEGATUS: Final = 6
SENATUS: Final = 7
PLACES: Final = LOCATIONS[:5]
ROWS: Final = LOCATIONS[5:]
ROW_SIZE: Final = 5
SPACES: Final = 5
SLOTS: Final = tuple([f"{row}-{place}" for row in ROWS for place in range(1, ROW_SIZE + 1)])
AREAS: Final = ("1", "2", "3", "4", "5")
COLOSSEUM_SPACES: Final = tuple([str(space) for space in range(12)])
COLOSSEUM: Final = len(COLOSSEUM_SPACES)

VALUES: Final = ("1", "2", "3", "4", "5")  # of workers
TRAININGS: Final = ("plus-1", "plus-2", "plus-3", "plus-4")

# A worker that acts: a ready one, or a trained one (by its training space) and the value it takes.
WORKERS: Final = (
    *VALUES,
    *[f"{training}-as-{value}" for training in TRAININGS for value in VALUES],
)

BOARDS: Final = ("a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1", "e2")
DECKS: Final = ("area", "building", "war", "patron")
AREA: Final = 0
BUILDING: Final = 1
WAR: Final = 2
PATRON: Final = 3
DECK_SIZE: Final = 30

POWERS: Final = (
    "gain-point",
    "gain-denarii",
    "gain-surplus",
    "gain-area-resource",
    "free-area-card",
    "extra-training",
    "discount",
    "surplus-as-resource",
    "resource-as-surplus",
    "buy-influence",
    "roma-free-step",
    "colosseum-step",
    "raise-brown",
)
GAIN_POINT: Final = 0
GAIN_DENARII: Final = 1
GAIN_SURPLUS: Final = 2
GAIN_AREA_RESOURCE: Final = 3
FREE_AREA_CARD: Final = 4
EXTRA_TRAINING: Final = 5
DISCOUNT: Final = 6
SURPLUS_AS_RESOURCE: Final = 7
RESOURCE_AS_SURPLUS: Final = 8
BUY_INFLUENCE: Final = 9
ROMA_FREE_STEP: Final = 10
COLOSSEUM_STEP: Final = 11
RAISE_BROWN: Final = 12

BONUSES: Final = (
    "per-politics",
    "raise-politics",
    "per-active-patron",
    "double-other",
    "first-in-area",
    "raise-area",
    "area-level",
    "per-area-present",
    "per-dual-card",
    "per-icon-set",
    "per-icon-pair",
    "per-two-basic",
    "per-resource",
    "per-card-type",
)
PER_POLITICS: Final = 0
RAISE_POLITICS: Final = 1
PER_ACTIVE_PATRON: Final = 2
DOUBLE_OTHER: Final = 3
FIRST_IN_AREA: Final = 4
RAISE_AREA: Final = 5
AREA_LEVEL: Final = 6
PER_AREA_PRESENT: Final = 7
PER_DUAL_CARD: Final = 8
PER_ICON_SET: Final = 9
PER_ICON_PAIR: Final = 10
PER_TWO_BASIC: Final = 11
PER_RESOURCE: Final = 12
PER_CARD_TYPE: Final = 13

AREA_CARDS: Final = (
    "dalmatia",
    "gallia-lugdunensis",
    "campania",
    "epirus",
    "etruria",
    "cappadocia",
    "gallia-belgica",
    "noricum",
    "galatia",
    "achaia",
    "numidia",
    "syria",
    "dacia",
    "raetia",
    "aquitania",
    "pannonia",
    "thracia",
    "gallia-narbonensis",
    "asia",
    "cyprus",
    "africa-proconsularis",
    "britannia",
    "aegyptus",
    "lusitania",
    "hispania-tarraconensis",
    "baetica",
    "macedonia",
    "germania-superior",
    "bithynia-et-pontus",
    "sicilia",
)

BUILDING_CARDS: Final = (
    "colosseum-plan",
    "colosseum-built",
    "pantheon-plan",
    "pantheon-built",
    "circus-maximus-plan",
    "circus-maximus-built",
    "forum-romanum-plan",
    "forum-romanum-built",
    "thermae-plan",
    "thermae-built",
    "aquaeductus-plan",
    "aquaeductus-built",
    "theatrum-marcelli-plan",
    "theatrum-marcelli-built",
    "basilica-iulia-plan",
    "basilica-iulia-built",
    "curia-plan",
    "curia-built",
    "templum-vestae-plan",
    "templum-vestae-built",
    "macellum-plan",
    "macellum-built",
    "arcus-triumphalis-plan",
    "arcus-triumphalis-built",
    "ludus-magnus-plan",
    "ludus-magnus-built",
    "mausoleum-augusti-plan",
    "mausoleum-augusti-built",
    "castra-praetoria-plan",
    "castra-praetoria-built",
)

WAR_CARDS: Final = (
    "hannibal-1",
    "hannibal-2",
    "hannibal-3",
    "hannibal-4",
    "hannibal-5",
    "spartacus-1",
    "spartacus-2",
    "spartacus-3",
    "spartacus-4",
    "spartacus-5",
    "vercingetorix-1",
    "vercingetorix-2",
    "vercingetorix-3",
    "vercingetorix-4",
    "vercingetorix-5",
    "mithridates-1",
    "mithridates-2",
    "mithridates-3",
    "mithridates-4",
    "mithridates-5",
    "arminius-1",
    "arminius-2",
    "arminius-3",
    "arminius-4",
    "arminius-5",
    "pyrrhus-1",
    "pyrrhus-2",
    "pyrrhus-3",
    "pyrrhus-4",
    "pyrrhus-5",
)

PATRON_CARDS: Final = (
    "maecenas",
    "vitruvius",
    "scipio",
    "strabo",
    "crassus",
    "agrippa",
    "caesar",
    "cato",
    "cicero",
    "gracchus",
    "marius",
    "frontinus",
    "sulla",
    "germanicus",
    "titus",
    "clodius",
    "plinius",
    "varro",
    "augustus",
    "livia",
    "lucullus",
    "nero",
    "atticus",
    "antonia",
    "octavia",
    "hadrianus",
    "pompeius",
    "cornelia",
    "seneca",
    "traianus",
)

CARDS: Final = (*AREA_CARDS, *BUILDING_CARDS, *WAR_CARDS, *PATRON_CARDS)
FIRST_BUILDING: Final = 30
FIRST_WAR: Final = 60
FIRST_PATRON: Final = 90
WORKS: Final = (*BUILDING_CARDS, *WAR_CARDS)  # the cards that may bear influence
WARS: Final = ("hannibal", "spartacus", "vercingetorix", "mithridates", "arminius", "pyrrhus")
WAR_CARDS_EACH: Final = 5
