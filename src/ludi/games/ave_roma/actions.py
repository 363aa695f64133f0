"""The vocabulary of Ave Roma: everything a player can say."""

from __future__ import annotations

from typing import Final

from ludi.games.ave_roma.ids import (
    AREAS,
    CARDS,
    COLOSSEUM_SPACES,
    GOODS,
    ICONS,
    KINDS_OF_COST,
    LOCATIONS,
    PATRON_CARDS,
    PLACES,
    RESOURCES,
    SLOTS,
    TRAININGS,
    VALUES,
    WORKERS,
    WORKS,
)
from ludi.kernel.vocabulary import Domain, Vocabulary

WORKER: Final = Domain("worker", WORKERS)
VALUE: Final = Domain("value", VALUES)
PLACE: Final = Domain("place", PLACES)
LOCATION: Final = Domain("location", LOCATIONS)
SLOT: Final = Domain("slot", SLOTS)
TRAINING: Final = Domain("training", TRAININGS)
RESOURCE: Final = Domain("resource", RESOURCES)
GOOD: Final = Domain("good", GOODS)
REQUIRED: Final = Domain("required", KINDS_OF_COST[:10])
HALF: Final = Domain("half", ("top", "bottom"))
CARD: Final = Domain("card", CARDS)
WORK: Final = Domain("work", WORKS)
PATRON: Final = Domain("patron", PATRON_CARDS)
ICON: Final = Domain("icon", ICONS)
AREA: Final = Domain("area", AREAS)
SPACE: Final = Domain("space", COLOSSEUM_SPACES)

VERBS: Final = Vocabulary()

# A turn: a worker to a location, to a card of a row, to one's own training; or pass.
SEND: Final = VERBS.verb(
    "send",
    {"worker": WORKER, "place": PLACE},
    "worker",
    ("me/worker/{worker}", "location/{place}"),
)
BUY: Final = VERBS.verb(
    "buy", {"worker": WORKER, "slot": SLOT}, "worker", ("me/worker/{worker}", "slot/{slot}")
)
TRAIN: Final = VERBS.verb(
    "train",
    {"value": VALUE, "training": TRAINING},
    "worker",
    ("me/worker/{value}", "me/training/{training}"),
)
PASS: Final = VERBS.verb("pass", None, "pass")
PLACE_NEUTRAL: Final = VERBS.verb(
    "place_neutral",
    {"value": VALUE, "place": PLACE},
    "neutral",
    ("me/neutral/{value}", "location/{place}"),
)

# What does not fit into the stores: surplus or its price, unit by unit.
STORE: Final = VERBS.verb(
    "store", {"resource": RESOURCE}, "overflow", ("me/stock/{resource}", "me/stock/surplus")
)
CASH: Final = VERBS.verb(
    "cash", {"resource": RESOURCE}, "overflow", ("me/stock/{resource}", "me/denarii")
)

# Resources of an area card; MERCATOR's trade, one unit at a time.
HALF_OF: Final = VERBS.verb("half", {"half": HALF}, "gain", ("area/{half}",))
TAKE: Final = VERBS.verb("take", {"resource": RESOURCE}, "gain", ("me/stock/{resource}",))
SELL: Final = VERBS.verb(
    "sell", {"resource": RESOURCE}, "trade", ("me/stock/{resource}", "me/denarii")
)
PURCHASE: Final = VERBS.verb(
    "purchase", {"resource": RESOURCE}, "trade", ("me/denarii", "me/stock/{resource}")
)
CLOSE: Final = VERBS.verb("close", None, "trade")

# Influence of building and war cards, in the worker's area.
SPEND: Final = VERBS.verb("spend", {"work": WORK}, "influence", ("me/card/{work}",))
ADVANCE: Final = VERBS.verb("advance", None, "influence")
INFLUENCE: Final = VERBS.verb("influence", {"area": AREA}, "influence", ("area/{area}/track",))

# Paying: what the payer may choose, and what a discount takes off.
PAY: Final = VERBS.verb("pay", {"good": GOOD}, "pay", ("me/stock/{good}",))
WAIVE: Final = VERBS.verb("waive", {"required": REQUIRED}, "pay", ("price/{required}",))
SKIP: Final = VERBS.verb("skip", {"space": SPACE}, "pay", ("colosseum/{space}",))

# Patrons: their place, their powers.
WAKE: Final = VERBS.verb("wake", {"patron": PATRON}, "patron", ("me/card/{patron}", "me/patrons"))
REPLACE: Final = VERBS.verb(
    "replace", {"patron": PATRON}, "patron", ("me/patron/{patron}", "me/patrons")
)
KEEP_PASSIVE: Final = VERBS.verb("keep_passive", None, "patron", ("me/cards",))
INVOKE: Final = VERBS.verb("invoke", {"patron": PATRON}, "power", ("me/patron/{patron}",))

# The advanced mode: cards used by their icons; sets of them; the card on top of a deck.
USE: Final = VERBS.verb("use", {"card": CARD}, "bonus", ("me/card/{card}",))
RALLY: Final = VERBS.verb("rally", {"icon": ICON}, "bonus", ("me/icon/{icon}",))
BUY_TOP: Final = VERBS.verb("buy_top", None, "bonus", ("deck",))

# On with the basic action; nothing more after it.
PROCEED: Final = VERBS.verb("proceed", None, "proceed")
FINISH: Final = VERBS.verb("finish", None, "proceed")

# Upkeep: the workers of a location, or a choice of them.
DRAFT: Final = VERBS.verb("draft", {"location": LOCATION}, "draft", ("location/{location}",))
PICK: Final = VERBS.verb("pick", {"value": VALUE}, "draft", ("worker/{value}",))

# The end of the game: a bonus counted twice, markers raised.
COPY: Final = VERBS.verb("copy", {"patron": PATRON}, "end", ("me/card/{patron}",))
RAISE: Final = VERBS.verb("raise", {"area": AREA}, "end", ("area/{area}/track",))
DECLINE: Final = VERBS.verb("decline", None, "end")
