"""What wins at Glory to Rome, roughly, in points: for bots and hints."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.glory_to_rome.actions import GIVE
from ludi.games.glory_to_rome.components import (
    ARCHITECT,
    CRAFTSMAN,
    KINDS,
    LABORER,
    LEGIONARY,
    MERCHANT,
    PATRON,
)
from ludi.games.glory_to_rome.rules.steps import RoleStep
from ludi.games.glory_to_rome.rules.turn import AfterActions, Follow, PerformRole, StartActions
from ludi.games.glory_to_rome.scoring import items
from ludi.games.glory_to_rome.table import Camp, Table, fitting
from ludi.kernel.game import Advice
from ludi.kernel.table import NOBODY

# What a completed building is worth beside its influence.
FUNCTION_WORTH: Final[dict[str, float]] = {
    "academy": 1.5,
    "amphitheatre": 0.0,
    "aqueduct": 2.5,
    "archway": 2.0,
    "atrium": 2.5,
    "bar": 2.0,
    "basilica": 3.0,
    "bath": 2.0,
    "bridge": 2.0,
    "catacomb": 0.0,
    "circus": 1.0,
    "circus-maximus": 3.0,
    "coliseum": 2.0,
    "dock": 1.5,
    "forum": 2.0,
    "foundry": 0.0,
    "fountain": 2.5,
    "garden": 0.0,
    "gate": 1.5,
    "insula": 1.5,
    "latrine": 0.5,
    "ludus-magna": 2.5,
    "market": 1.5,
    "palace": 2.5,
    "palisade": 1.0,
    "prison": 0.0,
    "road": 0.8,
    "school": 0.0,
    "scriptorium": 2.0,
    "senate": 1.0,
    "sewer": 1.5,
    "shrine": 1.0,
    "stairway": 0.5,
    "statue": 0.0,
    "storeroom": 1.5,
    "temple": 1.5,
    "tower": 1.0,
    "villa": 0.0,
    "vomitorium": 0.5,
    "wall": 1.5,
}
WORTH: Final[list[float]] = [FUNCTION_WORTH[kind] for kind in KINDS]

CLIENT_WORTH: Final = (0.9, 1.3, 0.9, 1.3, 1.5, 1.2)  # by role, in the order of the roles
STOCK_ENOUGH: Final = 4  # materials beyond the room in the vault that may still find a use
STOCK_SHARE: Final = 0.3  # of a material's value, while it waits in the stockpile
INFLUENCE_WORTH: Final = 1.5  # a point, and the room for clients and vault that comes with it
PROGRESS_SHARE: Final = 0.85  # of a building's worth, spread over its materials
READY_SHARE: Final = 0.1  # the same for a fitting material that waits in the stockpile
CARD_WORTH: Final = 0.3
JACK_WORTH: Final = (0.6, 0.3, 0.1)  # the first, the second, each further one: they clog the hand
WIN: Final = 100.0


class RomanAdvice(Advice):
    """Points on the table, and what clients, materials and half-built walls may bring."""

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate_all(table)[seat]

    def evaluate_all(self, table: Any) -> list[float]:
        return evaluate_all(table)

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return -0.5 if GIVE.says(action) else 0.0


def evaluate_all(table: Table) -> list[float]:
    """Each seat's prospects less half of its best opponent's; a win or loss outweighs all."""
    due = outstanding(table)
    hopes = [prospects(table, table.camps[seat]) + due[seat] for seat in range(table.seats)]
    values: list[float] = []
    for seat in range(table.seats):
        best = 0.0
        for other in range(table.seats):
            if other != seat:
                best = max(best, hopes[other])
        values.append(hopes[seat] - best / 2)
    if table.over:
        for score in table.scores():
            values[score.seat] += WIN if score.won else -WIN
    return values


def outstanding(table: Table) -> list[float]:
    """By seat: what the actions of this turn that are still to come may bring."""
    due = [0.0] * table.seats
    first = NOBODY
    for step in table.agenda:
        if isinstance(step, RoleStep):
            camp = table.camps[step.seat]
            due[step.seat] += promise(table, camp, step.role, step.left(table))
        elif isinstance(step, Follow | StartActions):
            first = table.leader
        elif isinstance(step, PerformRole):
            first = step.seat
        elif isinstance(step, AfterActions):
            first = table.left_of(step.seat)
            if first == table.leader:
                first = NOBODY
    while first != NOBODY:
        due[first] += promise(table, table.camps[first], table.role, table.actions(first))
        first = table.left_of(first)
        if first == table.leader:
            first = NOBODY
    return due


def prospects(table: Table, camp: Camp) -> float:
    """What a camp has, and what it promises."""
    value = 0.0
    for _, points in items(table, camp, 0):
        value += points
    if table.over:
        return value
    worth = table.box.value
    room = camp.vault_limit - camp.vault_count
    value += stock_value(camp, worth, room)
    for role in range(6):
        value += CLIENT_WORTH[role] * (camp.clients[role] + camp.hired.count(role))
    value += (INFLUENCE_WORTH - 1) * camp.influence
    for building in camp.buildings:
        value += WORTH[building.kind]
    for building in camp.foundations:
        site = worth[building.site]
        promised = INFLUENCE_WORTH * site + WORTH[building.kind]
        ready = min(camp.stockpile[building.site], site - len(building.materials))
        progress = PROGRESS_SHARE * len(building.materials) + READY_SHARE * ready
        value += 0.5 + promised * progress / site
    value += CARD_WORTH * min(len(camp.hand), camp.hand_size - min(camp.jacks, 2))
    for jack in range(camp.jacks):
        value += JACK_WORTH[min(jack, 2)]
    return value


def stock_value(camp: Camp, worth: list[int], room: int) -> float:
    """Materials are worth something while there is a vault or a wall to put them into."""
    value = 0.0
    useful = room + STOCK_ENOUGH
    for material in range(5, -1, -1):
        count = min(camp.stockpile[material], useful)
        useful -= count
        value += STOCK_SHARE * worth[material] * count
    return value


def promise(table: Table, camp: Camp, role: int, count: int) -> float:
    """Roughly what performing a role some number of times would bring now."""
    worth = table.box.value
    room = camp.vault_limit - camp.vault_count
    use = STOCK_SHARE if sum(camp.stockpile) < room + STOCK_ENOUGH else 0.05
    if role == LABORER:
        found = [worth[m] * use for m in range(6) for _ in range(table.pool[m])]
        return best_of(found, count)
    if role == PATRON:
        seats = camp.clientele_limit - camp.client_count
        found = [CLIENT_WORTH[m] for m in range(6) for _ in range(table.pool[m])]
        return best_of(found, min(count, seats))
    if role == MERCHANT:
        gain = 1.0 - STOCK_SHARE
        found = [gain * worth[m] for m in range(6) for _ in range(camp.stockpile[m])]
        return best_of(found, min(count, room))
    if role == LEGIONARY:
        found = []
        for kind in camp.hand:
            material = table.box.material[kind]
            from_pool = 1.0 if table.pool[material] else 0.0
            found.append(worth[material] * use * (from_pool + 0.6))
        return best_of(found, count)
    return promise_to_build(table, camp, role, count)


def promise_to_build(table: Table, camp: Camp, role: int, count: int) -> float:
    """The best materials one could add, and a foundation one could lay."""
    worth = table.box.value
    supply = camp.stockpile[:]
    if role == CRAFTSMAN:
        supply = [0] * 6
        for kind in camp.hand:
            supply[table.box.material[kind]] += 1
    found: list[float] = []
    for building in camp.foundations:
        bits = fitting(table, building)
        site = worth[building.site]
        missing = site - len(building.materials)
        have = sum([supply[m] for m in range(6) if bits >> m & 1])
        promised = INFLUENCE_WORTH * site + WORTH[building.kind]
        found.extend([PROGRESS_SHARE * promised / site] * min(missing, have))
        if have >= missing and count >= missing:
            found.append((1 - PROGRESS_SHARE) * promised)
    if role in (CRAFTSMAN, ARCHITECT):
        for kind in camp.hand:
            if not camp.names >> kind & 1 and table.town[table.box.material[kind]]:
                material = table.box.material[kind]
                promised = INFLUENCE_WORTH + WORTH[kind] / worth[material]
                found.append(0.5 + 0.15 * promised * min(camp.stockpile[material], worth[material]))
    return best_of(found, count)


def best_of(found: list[float], count: int) -> float:
    """The sum of the best few."""
    if count <= 0:
        return 0.0
    return sum(sorted(found, reverse=True)[:count])
