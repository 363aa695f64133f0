"""A position of Age of Rome as plain data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludi.games.age_of_rome.table import Table
from ludi.kernel.dice import Dice

if TYPE_CHECKING:
    from ludi.games.age_of_rome.game import AgeOfRome


def pieces_of(table: Table) -> dict[str, Any]:
    """Everything on the table, ready for JSON."""
    return {
        "variants": table.variants,
        "difficulty": table.difficulty,
        "positions": list(table.positions),
        "round": table.round,
        "phase": table.phase,
        "turned": table.turned,
        "marker": table.marker,
        "order": list(table.order),
        "mats": [mat[:] for mat in table.mats],
        "hands": [list(hand) for hand in table.hands],
        "laid": [list(cards) for cards in table.laid],
        "quests": [list(cards) for cards in table.quests],
        "levels": list(table.levels),
        "crowd": table.crowd[:],
        "plots": table.plots[:],
        "tiles": list(table.tiles),
        "medals": list(table.medals),
        "senate": table.senate[:],
        "milestones": list(table.milestones),
        "base_pile": list(table.base_pile),
        "upper_pile": list(table.upper_pile),
        "vendetta": table.vendetta,
        "deck": table.deck[:],
        "discard": table.discard[:],
        "anchors": table.anchors,
        "quest_deck": table.quest_deck[:],
        "events": table.events[:],
        "window": list(table.window),
        "tray": list(table.tray),
        "plot_flags": table.plot_flags,
        "token": table.token,
        "offered": table.offered,
        "cassius": table.cassius[:],
        "combat": table.combat[:],
        "combat_discard": table.combat_discard[:],
        "stock": table.stock[:],
    }


def restore_table(game: AgeOfRome, players: int, dice: Dice, data: dict[str, Any]) -> Table:
    """The table whose `pieces` were dumped."""
    table = Table(game, players, dice)
    table.variants = data["variants"]
    table.difficulty = data["difficulty"]
    table.positions = tuple(data["positions"])
    table.round = data["round"]
    table.phase = data["phase"]
    table.turned = data["turned"]
    table.marker = data["marker"]
    table.order = tuple(data["order"])
    table.mats = [list(mat) for mat in data["mats"]]
    table.hands = [tuple(sorted(hand)) for hand in data["hands"]]
    table.laid = [tuple(cards) for cards in data["laid"]]
    table.quests = [tuple(cards) for cards in data["quests"]]
    table.levels = tuple(data["levels"])
    table.crowd = list(data["crowd"])
    table.plots = list(data["plots"])
    table.tiles = tuple(data["tiles"])
    table.medals = tuple(data["medals"])
    table.senate = list(data["senate"])
    table.milestones = tuple(data["milestones"])
    table.base_pile = tuple(data["base_pile"])
    table.upper_pile = tuple(data["upper_pile"])
    table.vendetta = data["vendetta"]
    table.deck = list(data["deck"])
    table.discard = list(data["discard"])
    table.anchors = data["anchors"]
    table.quest_deck = list(data["quest_deck"])
    table.events = list(data["events"])
    table.window = tuple(data["window"])
    table.tray = tuple(data["tray"])
    table.plot_flags = data["plot_flags"]
    table.token = data["token"]
    table.offered = data["offered"]
    table.cassius = list(data["cassius"])
    table.combat = list(data["combat"])
    table.combat_discard = list(data["combat_discard"])
    table.stock = list(data["stock"])
    return table
