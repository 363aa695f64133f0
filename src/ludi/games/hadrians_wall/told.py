"""Everything the rules of Hadrian's Wall tell, who may hear it, and what its numbers mean.

What is not here is told to nobody. A part is what the thing told before it cost or brought.
"""

from typing import Final

from ludi.kernel.game import Audience

TOLD: Final[dict[str, Audience]] = {
    # The start of a year.
    "year": Audience(("count",)),
    "fate": Audience(("count",)),
    "all_gain": Audience(("item", "count"), part=True),
    "unsuitable": Audience(("count",)),
    "reshuffles": Audience((), part=True),
    "draws": Audience(("seat", "card"), only_seat=True, part=True),
    "chooses": Audience(("seat", "card"), only_seat=True),
    "reveals": Audience(("seat", "card")),
    "reveals_path": Audience(("seat", "card"), part=True),
    "neutrals": Audience(("count",)),
    "neutral": Audience(("card",), part=True),
    "income": Audience(("seat",)),
    "road": Audience(("seat",)),
    # What actions cost and bring.
    "gains": Audience(("seat", "item", "count"), part=True, counted=True),
    "earns": Audience(("seat", "item", "count"), scores=True, part=True, counted=True),
    "pays": Audience(("seat", "item", "count"), part=True, counted=True),
    "loses": Audience(("seat", "item", "count"), part=True),
    # Actions.
    "fills": Audience(("seat", "track", "count"), part=True),
    "builds": Audience(("seat", "building")),
    "erects": Audience(("seat", "landmark")),
    "trains": Audience(("seat",)),
    "exchanges": Audience(("seat",)),
    "buys": Audience(("seat", "seller")),
    "provokes": Audience(("seat", "count"), part=True),
    "gets": Audience(("seat", "count"), part=True),
    "gives": Audience(("seat", "other", "item"), part=True),
    "stores": Audience(("seat", "stall", "count"), part=True),
    "performs": Audience(("seat", "performance")),
    "spars": Audience(("seat", "gladiator", "count")),
    "fights": Audience(("seat", "gladiator")),
    "suffers": Audience(("seat", "gladiator", "count"), part=True),
    "dies": Audience(("seat", "gladiator"), part=True),
    "survives": Audience(("seat", "gladiator"), part=True),
    "worships": Audience(("seat", "count")),
    "bribes": Audience(("seat",)),
    "forgiven": Audience(("seat",), scores=True, part=True, counted=True),
    "edicts": Audience(("seat", "column")),
    "sends": Audience(("seat", "cohort")),
    "scouts": Audience(("seat", "guide")),
    "explores": Audience(("seat", "count"), part=True),
    "completes": Audience(("seat", "row"), part=True),
    # The end of a year.
    "stops": Audience(("seat",)),
    "leftovers": Audience(("seat",)),
    "returns": Audience(("seat", "item", "count"), part=True),
    "attack": Audience(("left", "centre", "right")),
    "uses": Audience(("seat", "favour", "cohort")),
    "judges": Audience(("seat", "count")),
    "disdained": Audience(("seat", "count"), scores=True, part=True, counted=True),
}
