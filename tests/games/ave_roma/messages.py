"""What Ave Roma says beyond what every game does; the common tests want all of it."""

from collections.abc import Iterable

from ludi.games.ave_roma.ids import BOARDS, BONUSES, DECKS, FRAGMENTS, POWERS
from ludi.games.ave_roma.places import ENDINGS

MESSAGES: dict[str, Iterable[str]] = {
    "board": BOARDS,
    "bonus": BONUSES,
    "deck": DECKS,
    "ending": [ending for ending in ENDINGS if ending != "running"],
    "fragment": FRAGMENTS,
    "power": POWERS,
    "worker": [str(value) for value in range(1, 6)],
    "zone": (
        *("areas", "rows", "colosseum", "order", "decks", "workers", "training", "neutral"),
        *("stock", "patrons", "cards", "politics", "points"),
    ),
}
