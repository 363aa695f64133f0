"""What wins at Glory to Rome, roughly, in points: for bots and hints.

All weights change while the game goes on, from what they are at its beginning to what they are at
its end. The clock is the deck or the sites in town, whichever is nearer to its end.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.glory_to_rome.actions import GIVE
from ludi.games.glory_to_rome.camp import Camp
from ludi.games.glory_to_rome.components import COUNTS
from ludi.games.glory_to_rome.ids import (
    ARCHITECT,
    CRAFTSMAN,
    KINDS,
    LABORER,
    LEGIONARY,
    MERCHANT,
    PATRON,
    ROLES,
)
from ludi.games.glory_to_rome.rules.steps import RoleStep
from ludi.games.glory_to_rome.rules.turn import AfterActions, Follow, PerformRole, StartActions
from ludi.games.glory_to_rome.scoring import items
from ludi.games.glory_to_rome.table import Table, fitting
from ludi.kernel.game import WIN, Advice
from ludi.kernel.table import NOBODY
from ludi.kernel.weights import by_phase, phase_of, tapered

DECK: Final = COUNTS["orders"]  # cards, the first hands among them

NUMBERS: Final = [
    "stock-enough",
    "stock-share",
    "stock-clogged",
    "influence",
    "progress-share",
    "ready-share",
    "foundation",
    "foundation-share",
    "card",
    "first-jack",
    "second-jack",
    "further-jack",
    "give",
    "demand",
    "opponent",
]
TAPERED: Final = [
    *NUMBERS,
    *[f"client-{role}" for role in ROLES],
    *[f"function-{kind}" for kind in KINDS],
]
NAMES: Final = tapered(TAPERED)


# what the weights speak of, for the reasons of hints
SPOKEN_OF: Final[dict[str, list[str]]] = {
    "clients": [f"client-{role}" for role in ROLES],
    "influence": ["influence"],
    "functions": [f"function-{kind}" for kind in KINDS],
    "progress": ["progress-share", "ready-share"],
    "foundation": ["foundation", "foundation-share"],
    "stockpile": ["stock-share", "stock-clogged"],
    "hand": ["card"],
    "jacks": ["first-jack", "second-jack", "further-jack"],
    "demand": ["demand"],
    "opponent": ["opponent"],
}
TERMS: Final = {term: tapered(names) for term, names in SPOKEN_OF.items()}


class Worth:
    """What things are worth, in points; the numbers are in weights.toml."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.client: Final = [weights[f"client-{role}"] for role in ROLES]
        self.function: Final = [weights[f"function-{kind}"] for kind in KINDS]
        # materials beyond the room in the vault that may still find a use
        self.stock_enough: Final = round(weights["stock-enough"])
        # of a material's value, while it waits in the stockpile
        self.stock_share: Final = weights["stock-share"]
        # the same for one more when the stockpile has enough
        self.stock_clogged: Final = weights["stock-clogged"]
        # a point, and the room for clients and vault that comes with it
        self.influence: Final = weights["influence"]
        # of a building's worth, spread over its materials
        self.progress_share: Final = weights["progress-share"]
        # the same for a fitting material that waits in the stockpile
        self.ready_share: Final = weights["ready-share"]
        # once laid; if it may be laid, also a share for each material that waits for it
        self.foundation: Final = weights["foundation"]
        self.foundation_share: Final = weights["foundation-share"]
        self.card: Final = weights["card"]
        # the first, the second, each further one: they clog the hand
        self.jack: Final = [weights[f"{nth}-jack"] for nth in ("first", "second", "further")]
        self.give: Final = weights["give"]  # a card shown to a legionary
        # share of a material that a card held out by a legionary takes from the neighbours
        self.demand: Final = weights["demand"]
        self.opponent: Final = weights["opponent"]  # share of what the best of the others has


class RomanAdvice(Advice):
    """Points on the table, and what clients, materials and half-built walls may bring."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.numbers: Final = weights
        self.worths: Final = [Worth(mixed) for mixed in by_phase(weights, TAPERED)]

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate_all(table, self.worths[phase(table)])[seat]

    def evaluate_all(self, table: Any) -> list[float]:
        return evaluate_all(table, self.worths[phase(table)])

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return self.worths[phase(table)].give if GIVE.says(action) else 0.0

    def weights(self) -> dict[str, float]:
        return self.numbers

    def terms(self, table: Any) -> dict[str, list[str]]:
        return TERMS

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return RomanAdvice(weights)


def phase(table: Table) -> int:
    """How far the game has come: by the deck or by the sites in town, whichever is further."""
    deck = len(table.deck) / DECK
    town = table.town_left / (6 * table.seats)
    return phase_of(1.0 - min(deck, town))


def evaluate_all(table: Table, worth: Worth) -> list[float]:
    """Each seat's prospects less a share of its best opponent's; a win or loss outweighs all."""
    hopes = outstanding(table, worth)
    for seat in range(table.seats):
        hopes[seat] += prospects(table, table.camps[seat], worth)
    values: list[float] = []
    for seat in range(table.seats):
        best = 0.0
        for other in range(table.seats):
            if other != seat:
                best = max(best, hopes[other])
        values.append(hopes[seat] - worth.opponent * best)
    if table.over:
        for score in table.scores():
            values[score.seat] += WIN if score.won else -WIN
    return values


def outstanding(table: Table, worth: Worth) -> list[float]:
    """By seat: what the actions of this turn that are still to come may bring."""
    due = [0.0] * table.seats
    first = NOBODY
    for step in table.agenda:
        if isinstance(step, RoleStep):
            camp = table.camps[step.seat]
            due[step.seat] += promise(table, camp, step.role, step.left(table), worth)
        elif isinstance(step, Follow | StartActions):
            first = table.leader
        elif isinstance(step, PerformRole):
            first = step.seat
        elif isinstance(step, AfterActions):
            first = table.left_of(step.seat)
            if first == table.leader:
                first = NOBODY
    while first != NOBODY:
        camp = table.camps[first]
        due[first] += promise(table, camp, table.role, table.actions(first), worth)
        first = table.left_of(first)
        if first == table.leader:
            first = NOBODY
    return due


def prospects(table: Table, camp: Camp, worth: Worth) -> float:
    """What a camp has, and what it promises."""
    value = 0.0
    for _, points in items(table, camp, 0):
        value += points
    if table.over:
        return value
    value_of = table.box.value
    room = camp.vault_limit - camp.vault_count
    value += stock_value(camp, value_of, room, worth)
    for role in range(6):
        value += worth.client[role] * (camp.clients[role] + camp.hired.count(role))
    value += (worth.influence - 1) * camp.influence
    for building in camp.buildings:
        value += worth.function[building.kind]
    for building in camp.foundations:
        site = value_of[building.site]
        promised = worth.influence * site + worth.function[building.kind]
        ready = min(camp.stockpile[building.site], site - len(building.materials))
        progress = worth.progress_share * len(building.materials) + worth.ready_share * ready
        value += worth.foundation + promised * progress / site
    value += worth.card * min(len(camp.hand), camp.hand_size - min(camp.jacks, 2))
    for jack in range(camp.jacks):
        value += worth.jack[min(jack, 2)]
    return value


def stock_value(camp: Camp, value_of: list[int], room: int, worth: Worth) -> float:
    """Materials are worth something while there is a vault or a wall to put them into."""
    value = 0.0
    useful = room + worth.stock_enough
    for material in range(5, -1, -1):
        count = min(camp.stockpile[material], useful)
        useful -= count
        value += worth.stock_share * value_of[material] * count
    return value


def promise(table: Table, camp: Camp, role: int, count: int, worth: Worth) -> float:
    """Roughly what performing a role some number of times would bring now."""
    value_of = table.box.value
    room = camp.vault_limit - camp.vault_count
    use = (
        worth.stock_share
        if sum(camp.stockpile) < room + worth.stock_enough
        else worth.stock_clogged
    )
    if role == LABORER:
        found = [value_of[m] * use for m in range(6) for _ in range(table.pool[m])]
        return best_of(found, count)
    if role == PATRON:
        seats = camp.clientele_limit - camp.client_count
        found = [worth.client[m] for m in range(6) for _ in range(table.pool[m])]
        return best_of(found, min(count, seats))
    if role == MERCHANT:
        gain = 1.0 - worth.stock_share
        found = [gain * value_of[m] for m in range(6) for _ in range(camp.stockpile[m])]
        return best_of(found, min(count, room))
    if role == LEGIONARY:
        found = []
        for kind in camp.hand:
            material = table.box.material[kind]
            from_pool = 1.0 if table.pool[material] else 0.0
            found.append(value_of[material] * use * (from_pool + worth.demand))
        return best_of(found, count)
    return promise_to_build(table, camp, role, count, worth)


def promise_to_build(table: Table, camp: Camp, role: int, count: int, worth: Worth) -> float:
    """The best materials one could add, and a foundation one could lay."""
    value_of = table.box.value
    supply = list(camp.stockpile)
    if role == CRAFTSMAN:
        supply = [0] * 6
        for kind in camp.hand:
            supply[table.box.material[kind]] += 1
    found: list[float] = []
    for building in camp.foundations:
        bits = fitting(table, building)
        site = value_of[building.site]
        missing = site - len(building.materials)
        have = sum([supply[m] for m in range(6) if bits >> m & 1])
        promised = worth.influence * site + worth.function[building.kind]
        found.extend([worth.progress_share * promised / site] * min(missing, have))
        if have >= missing and count >= missing:
            found.append((1 - worth.progress_share) * promised)
    if role in (CRAFTSMAN, ARCHITECT):
        for kind in camp.hand:
            if not camp.names >> kind & 1 and table.town[table.box.material[kind]]:
                material = table.box.material[kind]
                promised = worth.influence + worth.function[kind] / value_of[material]
                waiting = min(camp.stockpile[material], value_of[material])
                found.append(worth.foundation + worth.foundation_share * promised * waiting)
    return best_of(found, count)


def best_of(found: list[float], count: int) -> float:
    """The sum of the best few."""
    if count <= 0:
        return 0.0
    return sum(sorted(found, reverse=True)[:count])
