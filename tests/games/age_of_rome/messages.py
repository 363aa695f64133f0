"""What Age of Rome says beyond what every game does; the common tests want all of it."""

from collections.abc import Iterable

from ludi.games.age_of_rome import ids
from ludi.games.age_of_rome.components import load_box
from ludi.games.age_of_rome.rules.hand import WHEN_PLAYED
from ludi.games.age_of_rome.sheet import PHASES
from ludi.games.age_of_rome.view import PHASE_RULES

CASSIUS_PLOTS = sorted({plot for plot in load_box(None).cassius_plot if plot >= 0})

MESSAGES: dict[str, Iterable[str]] = {
    "asked": ("purse",),
    "card": [f"{card}-text" for card in ids.CARDS],
    "cassius_card": ids.CASSIUS_CARDS,
    "character": ids.CHARACTERS,
    "colour": ids.COLOURS,
    "cassius_plot": ("none", *(ids.PLOT_EFFECTS[effect] for effect in CASSIUS_PLOTS)),
    "combat_card": [*ids.COMBAT_CARDS, *(f"{card}-text" for card in ids.COMBAT_CARDS)],
    "effect": [f"{effect}-text" for effect in ids.PLOT_EFFECTS],
    "ending": ("rounds", *ids.RANKS, "cassius_beaten", "cassius_ahead"),
    "event": [*ids.EVENTS, *(f"{event}-text" for event in ids.EVENTS)],
    "exploit": ids.EXPLOITS,
    "goods": ids.GOODS,
    "icon": [*ids.ICONS, *(f"{icon}-text" for icon in ids.ICONS)],
    "measure": ("tasks", "lead"),
    "medal": ids.BUILDINGS,
    "phase": PHASES,
    "quest": [f"{quest}-text" for quest in ids.QUESTS],
    "rank": ids.RANKS,
    "task": ids.TASKS,
    "verdict": ("cassius",),
    "why": WHEN_PLAYED,
    "zone": (
        *("glory", "denarii", "senate", "hand", "quests", "sets", "anchor", "milestones"),
        *("discard", "deck", "pantheon", "medals", "bonuses", "partisans", "legions", "votes"),
        *("vendetta", "plots", "population", "tiles", "offer", "tasks", "stock"),
    ),
}

BUTTONS = {
    "build politics": "Bâtir la Curie (I, II, III : 4, 9, 14 Denarii)",
    "activate spain": "Activer son complot en Espagne (1 marqueur Vendetta)",
    "effect calumny": "Utiliser la Calomnie (Gloire −1)",
    "unseat 2": "Retirer le 2e Vote en partant du bas de la Colonne",
    "march thrace-epirus": "Déplacer une Légion de Thrace vers l’Épire",
    "apostate epirus return": "Renvoyer une Légion adverse d’Épire",
    "put 1": "Mettre 1 Denarius sur le jeton",
    "tax double": "Double Taxation, contre de la Gloire",
}
SECRETS = ("draws", "loses_card")
DISCREET = {
    "draws_trade": ("seat",),
    "cassius_stocks": (),
    "offers": ("seat", "province", "building"),
}
EXPLAINED = PHASE_RULES
