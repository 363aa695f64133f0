"""What Glory to Rome says beyond what every game does; the common tests want all of it."""

from collections.abc import Iterable

from ludi.games.glory_to_rome.components import KINDS, ROLES
from ludi.games.glory_to_rome.table import ENDINGS

MESSAGES: dict[str, Iterable[str]] = {
    "card": [f"{card}-text" for card in KINDS],
    "ending": [ending for ending in ENDINGS if ending != "running"],
    "now": ROLES,
    "seat": [str(seat) for seat in range(1, 6)],
    "zone": (
        *("pool", "deck", "jacks", "sites-town", "sites-outside", "hand", "camp", "clientele"),
        *("stockpile", "vault", "influence", "buildings", "foundations"),
    ),
}
