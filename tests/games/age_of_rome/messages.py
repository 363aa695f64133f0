"""What Age of Rome says beyond what every game does; the common tests want all of it."""

from collections.abc import Iterable

from ludi.games.age_of_rome import ids
from ludi.games.age_of_rome.reasons import CONDITION_REASONS
from ludi.games.age_of_rome.table import PHASES

MESSAGES: dict[str, Iterable[str]] = {
    "card": [f"{card}-text" for card in ids.CARDS],
    "cassius_card": ids.CASSIUS_CARDS,
    "character": ids.CHARACTERS,
    "colour": ids.COLOURS,
    "combat_card": ids.COMBAT_CARDS,
    "effect": [f"{effect}-text" for effect in ids.PLOT_EFFECTS],
    "ending": ("rounds", *ids.RANKS, "cassius_beaten", "cassius_ahead"),
    "event": [*ids.EVENTS, *(f"{event}-text" for event in ids.EVENTS)],
    "exploit": ids.EXPLOITS,
    "goods": ids.GOODS,
    "icon": ids.ICONS,
    "measure": ("tasks", "lead"),
    "medal": ids.BUILDINGS,
    "phase": PHASES,
    "quest": [f"{quest}-text" for quest in ids.QUESTS],
    "rank": ids.RANKS,
    "task": ids.TASKS,
    "why": CONDITION_REASONS,
    "zone": (
        *("glory", "denarii", "senate", "hand", "quests", "sets", "anchor", "milestones"),
        *("discard", "deck", "pantheon", "medals", "bonuses", "partisans", "legions", "votes"),
        *("vendetta", "plots", "population", "tiles", "offer", "tasks", "stock"),
    ),
}
