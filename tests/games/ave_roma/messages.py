"""What Ave Roma says beyond what every game does; the common tests want all of it."""

from collections.abc import Iterable

from ludi.games.ave_roma.ids import BOARDS, BONUSES, DECKS, FRAGMENTS, ICONS, POWERS
from ludi.games.ave_roma.sheet import ENDINGS

MESSAGES: dict[str, Iterable[str]] = {
    "board": BOARDS,
    "bonus": (
        *BONUSES,
        *(f"per-card-type-{deck}" for deck in DECKS),
        *(f"per-icon-pair-{icon}" for icon in ICONS),
    ),
    "deck": DECKS,
    "ending": [ending for ending in ENDINGS if ending != "running"],
    "fragment": FRAGMENTS,
    "note": ("points", "denarii", "influence", "level", "space", "power"),
    "power": (*POWERS, *(f"discount-{row}" for row in ("aedificator", "legatus", "senatus"))),
    "required": ("surplus",),
    "worker": [str(value) for value in range(1, 6)],
    "zone": (
        *("areas", "rows", "colosseum", "order", "decks", "workers", "training", "neutral"),
        *("stock", "patrons", "cards", "politics", "points"),
    ),
}
