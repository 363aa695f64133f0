"""What Rome & Roll says beyond what every game does; the common tests want all of it."""

from collections.abc import Iterable

from ludi.games.rome_and_roll.ids import FAVOURS, HILLS, PLANS
from ludi.games.rome_and_roll.scoring import seneca_items
from tests.games.rome_and_roll.position import new

MESSAGES: dict[str, Iterable[str]] = {
    "hill": HILLS,
    "initials": PLANS,
    "ending": ("nero", "seneca_beaten", "seneca_ahead"),
    "measure": ("lead",),
    "verdict": ("seneca",),
    "score": [item for item, _ in seneca_items(new(1, seed=1))],
}

EXPLAINED = FAVOURS
