"""The vocabulary of Hadrian's Wall: everything a player can say."""

from __future__ import annotations

from typing import Final

from ludi.games.hadrians_wall.ids import (
    BUILDINGS,
    CARDS,
    COHORTS,
    GLADIATORS,
    ITEMS,
    LANDMARKS,
    TRACKS,
)
from ludi.kernel.vocabulary import Domain, Vocabulary

CARD: Final = Domain("card", CARDS)
ITEM: Final = Domain("item", ITEMS)
TRACK: Final = Domain("track", TRACKS)
COHORT: Final = Domain("cohort", COHORTS)
BUILDING: Final = Domain("building", BUILDINGS)
LANDMARK: Final = Domain("landmark", LANDMARKS)
GLADIATOR: Final = Domain("gladiator", GLADIATORS)
WORKER: Final = Domain("worker", ITEMS[1:5])  # soldier, builder, servant, civilian
MASON: Final = Domain("mason", ("builder", "soldier"))  # who fills a box of the fort
SPARRING: Final = Domain("sparring", ("servant", "civilian"))  # against whom gladiators train
PAIR: Final = Domain(
    "pair",
    (
        "builder-builder",
        "builder-servant",
        "builder-civilian",
        "servant-servant",
        "servant-civilian",
        "civilian-civilian",
    ),
)
GAINED: Final = Domain("gained", ("builder", "servant", "civilian"))
COLUMN: Final = Domain("column", COHORTS)
MARKET_BOX: Final = Domain("stall", ("1", "2", "3", "4", "5", "6", "7", "8"))
THEATRE_BOX: Final = Domain("performance", ("1", "2", "3", "4", "5", "6"))
BATH_BOX: Final = Domain("bribe", ("1", "2", "3", "4", "5", "6"))
FAVOUR: Final = Domain("favour", ("temple", "diplomat"))

# Whose card gives a good or a pattern; with two players the opponent is on the left.
SELLER: Final = Domain("seller", ("left", "right", "neutral-1", "neutral-2", "fate"))
GUIDE: Final = Domain("guide", ("own", "left", "right", "neutral-1", "neutral-2"))
FROM_FATE: Final = 4
FROM_OWN: Final = 0
FIRST_NEUTRAL_SELLER: Final = 2  # before them come the neighbours
FIRST_NEUTRAL_GUIDE: Final = 3  # before them one's own card and the neighbours

# The nineteen ways to lay the five patterns; patterns.py makes them in this order.
SHAPE: Final = Domain(
    "shape",
    (
        "i-1",
        "i-2",
        "o-1",
        "t-1",
        "t-2",
        "t-3",
        "t-4",
        "l-1",
        "l-2",
        "l-3",
        "l-4",
        "l-5",
        "l-6",
        "l-7",
        "l-8",
        "s-1",
        "s-2",
        "s-3",
        "s-4",
    ),
)
ROW: Final = Domain("row", ("1", "2", "3", "4"))
MAP_COLUMN: Final = Domain("file", ("1", "2", "3", "4", "5"))

# The two workers returned at the forum, by PAIR, and the pieces of GAINED.
PAIRS: Final = ((2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4))

VERBS: Final = Vocabulary()

# The start of the year: the card kept as a path; the other becomes the prospect.
PATH: Final = VERBS.verb("path", {"card": CARD}, "cards", ("me/hand/{card}", "me/paths"))

# One of several icons: attributes of the roads.
GAIN: Final = VERBS.verb("gain", {"item": ITEM}, "gain", ("me/track/{item}",))

# Left sheet. A box of a track; the fort says who builds; a cohort for each red shield.
FILL: Final = VERBS.verb("fill", {"track": TRACK}, "fill", ("me/track/{track}",))
FORT: Final = VERBS.verb("fort", {"mason": MASON}, "fill", ("me/{mason}", "me/track/fort"))
COHORT_OF: Final = VERBS.verb("cohort", {"cohort": COHORT}, "cohort", ("me/track/{cohort}",))
BUILD: Final = VERBS.verb("build", {"building": BUILDING}, "build", ("me/building/{building}",))
ERECT: Final = VERBS.verb("erect", {"landmark": LANDMARK}, "build", ("me/landmark/{landmark}",))
TRAIN: Final = VERBS.verb("train", None, "training", ("me/builder", "me/training"))
EXCHANGE: Final = VERBS.verb(
    "exchange", {"pair": PAIR, "gained": GAINED}, "forum", ("me/forum", "me/{gained}")
)

# Right sheet.
BUY: Final = VERBS.verb("buy", {"seller": SELLER}, "market", ("seller/{seller}", "me/market"))
STORE: Final = VERBS.verb("store", {"stall": MARKET_BOX}, "market", ("me/market/{stall}",))
PERFORM: Final = VERBS.verb(
    "perform", {"performance": THEATRE_BOX}, "theatre", ("me/theatre/{performance}",)
)
SPAR: Final = VERBS.verb(
    "spar",
    {"gladiator": GLADIATOR, "sparring": SPARRING},
    "ludus",
    ("me/{sparring}", "me/gladiator/{gladiator}"),
)
FIGHT: Final = VERBS.verb("fight", {"gladiator": GLADIATOR}, "ludus", ("me/gladiator/{gladiator}",))
WORSHIP: Final = VERBS.verb("worship", {"worker": WORKER}, "temple", ("me/{worker}", "me/temples"))
BRIBE: Final = VERBS.verb("bribe", {"bribe": BATH_BOX}, "baths", ("me/baths/{bribe}",))
EDICT: Final = VERBS.verb("edict", {"column": COLUMN}, "courthouse", ("me/courthouse/{column}",))
SEND: Final = VERBS.verb("send", {"cohort": COHORT}, "diplomats", ("me/diplomats/{cohort}",))
SCOUT: Final = VERBS.verb("scout", {"guide": GUIDE}, "scouting", ("guide/{guide}", "me/map"))
PLACE: Final = VERBS.verb(
    "place",
    {"shape": SHAPE, "row": ROW, "file": MAP_COLUMN},
    "scouting",
    ("me/map/{cell1}", "me/map/{cell2}", "me/map/{cell3}", "me/map/{cell4}"),
    placed=True,
)

# The end of the year: no more actions; then the attack.
STOP: Final = VERBS.verb("stop", None, "stop")
USE: Final = VERBS.verb(
    "use", {"favour": FAVOUR, "cohort": COHORT}, "attack", ("me/{favour}", "attack/{cohort}")
)
FACE: Final = VERBS.verb("face", None, "attack", ("attack",))

# By action, the verb it belongs to: where actions happen, to ask every verb would take too long.
VERB_OF: Final = [VERBS.verb_of(action) for action in range(VERBS.size)]


def pays_neighbour(action: int) -> bool:
    """Whether an action buys a neighbour's good or follows a neighbour's pattern."""
    if BUY.says(action):
        return BUY.one(action) < FIRST_NEUTRAL_SELLER
    return SCOUT.says(action) and FROM_OWN < SCOUT.one(action) < FIRST_NEUTRAL_GUIDE
