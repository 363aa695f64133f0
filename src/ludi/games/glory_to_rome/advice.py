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
    AMPHITHEATRE,
    AQUEDUCT,
    ARCHWAY,
    ATRIUM,
    BAR,
    BASILICA,
    BRIDGE,
    CATACOMB,
    COLISEUM,
    CRAFTSMAN,
    DOCK,
    FORUM,
    FOUNDRY,
    FOUNTAIN,
    GARDEN,
    KINDS,
    LABORER,
    LEGIONARY,
    MATERIALS,
    MERCHANT,
    PATRON,
    PRISON,
    ROLES,
    SCHOOL,
    STAIRWAY,
    STATUE,
    WALL,
)
from ludi.games.glory_to_rome.rules.complete import Steal
from ludi.games.glory_to_rome.rules.steps import RoleStep
from ludi.games.glory_to_rome.rules.think import Think
from ludi.games.glory_to_rome.rules.turn import AfterActions, Follow, PerformRole, StartActions
from ludi.games.glory_to_rome.scoring import bonuses
from ludi.games.glory_to_rome.table import Table, fitting
from ludi.kernel.game import WIN, Advice
from ludi.kernel.table import NOBODY
from ludi.kernel.weights import by_phase, phase_of, tapered

CARDS: Final = COUNTS["orders"]  # in the deck, the first hands among them

NUMBERS: Final = [
    "stock-enough",
    "stock-share",
    "stock-clogged",
    "influence",
    "progress-share",
    "ready-share",
    "foundation",
    "foundation-share",
    "idle",
    "card",
    "first-jack",
    "second-jack",
    "further-jack",
    "give",
    "demand",
    "opponent",
    "bonus",
    "room",
    "seats",
    "plan-share",
    "fitting-card",
    "once",
    "theft",
    "catacomb",
    "forum-roles",
    "unknown-card",
    "seizure",
    "publish",
]
TAPERED: Final = [
    *NUMBERS,
    *[f"card-{material}" for material in MATERIALS],
    *[f"client-{role}" for role in ROLES],
    *[f"function-{kind}" for kind in KINDS],
]
NAMES: Final = tapered(TAPERED)


# what works once, when it is completed, and not again
ONCE: Final = ("amphitheatre", "catacomb", "foundry", "garden", "prison", "school")
# of these, what lets a seat act as often as it has influence
BURSTS: Final = frozenset([AMPHITHEATRE, FOUNDRY, GARDEN, SCHOOL])
LASTING: Final = (1 << len(KINDS)) - 1 - sum([1 << KINDS.index(kind) for kind in ONCE])

# what the weights speak of, for the reasons of hints
SPOKEN_OF: Final[dict[str, list[str]]] = {
    "clients": [f"client-{role}" for role in ROLES],
    "influence": ["influence"],
    "functions": [f"function-{kind}" for kind in KINDS if kind not in ONCE],
    "once": ["once", "theft", "publish", *[f"function-{kind}" for kind in ONCE]],
    "ending": ["catacomb"],
    "forum": ["forum-roles"],
    "progress": ["progress-share", "ready-share"],
    "foundation": ["foundation", "foundation-share", "idle"],
    "stockpile": ["stock-share", "stock-clogged"],
    "room": ["room", "seats"],
    "bonuses": ["bonus"],
    "hand": ["card", "plan-share", "fitting-card", *[f"card-{material}" for material in MATERIALS]],
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
        self.idle: Final = weights["idle"]  # a second foundation that waits, and each further one
        self.card: Final = weights["card"]
        # the first, the second, each further one: they clog the hand
        self.jack: Final = [weights[f"{nth}-jack"] for nth in ("first", "second", "further")]
        self.give: Final = weights["give"]  # a card shown to a legionary
        # share of a material that a card held out by a legionary takes from the neighbours
        self.demand: Final = weights["demand"]
        self.opponent: Final = weights["opponent"]  # share of what the best of the others has
        self.bonus: Final = weights["bonus"]  # a merchant bonus that would be one's own now
        # room for one more in the vault and in the clientele, up to three of each
        self.room: Final = weights["room"]
        self.seats: Final = weights["seats"]
        # of a building's function, while its card is in the hand and may be laid
        self.plan_share: Final = weights["plan-share"]
        self.fitting: Final = weights["fitting-card"]  # in the hand, for one's own foundations
        self.cards: Final = [weights[f"card-{material}"] for material in MATERIALS]
        # an action given when a building is completed, and a building that a Prison may take
        self.once: Final = weights["once"]
        self.theft: Final = weights["theft"]
        self.catacomb: Final = weights["catacomb"]  # for each point of lead
        self.forum: Final = weights["forum-roles"]  # a further role among the clients, with a Forum
        self.unknown: Final = weights["unknown-card"]  # from the deck, as a material or a client
        self.seizure: Final = weights["seizure"]  # a client thrown to the lions
        self.publish: Final = weights["publish"]  # share of an opponent's function, with a Stairway


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

    def mode(self, table: Any) -> str:
        return "beginner" if table.beginner else ""

    def terms(self, table: Any) -> dict[str, list[str]]:
        return TERMS

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return RomanAdvice(weights)


def phase(table: Table) -> int:
    """How far the game has come: by the deck or by the sites in town, whichever is further."""
    deck = len(table.deck) / CARDS
    town = table.town_left / (6 * table.seats)
    return phase_of(1.0 - min(deck, town))


def evaluate_all(table: Table, worth: Worth) -> list[float]:
    """Each seat's prospects less a share of its best opponent's; a win or loss outweighs all."""
    seats = table.seats
    hopes = [0.0] * seats if table.over else outstanding(table, worth)
    bonus = bonuses(table)
    each = float(table.box.bonus_points) if table.over else worth.bonus
    for seat in range(seats):
        camp = table.camps[seat]
        hopes[seat] += points(table, camp) + each * bonus[seat]
        if not table.over:
            hopes[seat] += prospects(table, camp, worth)
    values: list[float] = []
    for seat in range(seats):
        best = 0.0
        for other in range(seats):
            if other != seat:
                best = max(best, hopes[other])
        values.append(hopes[seat] - worth.opponent * best)
    if table.over:
        for score in table.scores():
            values[score.seat] += WIN if score.won else -WIN
    return values


def points(table: Table, camp: Camp) -> float:
    """What a camp has for sure, but for the merchant bonuses."""
    value_of = table.box.value
    total = camp.influence
    if camp.vault_count:
        for material in range(6):
            total += camp.vault[material] * value_of[material]
    functions = camp.functions
    if functions >> STATUE & 1:
        total += table.box.statue_points
    if functions >> WALL & 1:
        total += sum(camp.stockpile) // table.box.wall_cards_per_point
    return float(total)


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
        elif isinstance(step, Think):
            due[step.seat] += worth.card * step.times
        elif isinstance(step, Steal):
            due[step.seat] += worth.theft * best_to_steal(table, step.seat, worth)
    while first != NOBODY:
        camp = table.camps[first]
        due[first] += promise(table, camp, table.role, table.actions(first), worth)
        first = table.left_of(first)
        if first == table.leader:
            first = NOBODY
    return due


def prospects(table: Table, camp: Camp, worth: Worth) -> float:
    """What a camp promises, beside the points it has."""
    box = table.box
    value_of = box.value
    room = camp.vault_limit - camp.vault_count
    value = stock_value(camp, value_of, room, worth)
    clients = camp.clients
    for role in range(6):
        if clients[role]:
            value += worth.client[role] * clients[role]
    for role in camp.hired:
        value += worth.client[role]
    value += (worth.influence - 1) * camp.influence
    value += worth.room * min(room, 3)
    value += worth.seats * min(camp.clientele_limit - camp.client_count, 3)
    functions = camp.functions & LASTING
    kind = 0
    while functions:
        if functions & 1:
            value += worth.function[kind]
        functions >>= 1
        kind += 1
    if camp.functions >> FORUM & 1:
        value += worth.forum * roles_there(camp)
    if camp.functions >> STAIRWAY & 1:
        value += worth.publish * best_to_publish(table, camp, worth)
    fits = 0
    for building in camp.foundations:
        site = value_of[building.site]
        whole = promised(table, camp, building.kind, site, worth)
        missing = site - len(building.materials)
        ready = min(camp.stockpile[building.site], missing)
        progress = worth.progress_share * len(building.materials) + worth.ready_share * ready
        value += worth.foundation + whole * progress / site
        fits |= fitting(table, building)
    if len(camp.foundations) > 1:
        value += worth.idle * (len(camp.foundations) - 1)
    value += worth.card * min(len(camp.hand), camp.hand_size - min(camp.jacks, 2))
    for card in camp.hand:
        material = box.material[card]
        value += worth.cards[material]
        if fits >> material & 1:
            value += worth.fitting
        if not camp.names >> card & 1 and table.town[material] and not table.beginner:
            value += worth.plan_share * worth.function[card]
    for jack in range(camp.jacks):
        value += worth.jack[min(jack, 2)]
    return value


def promised(table: Table, camp: Camp, kind: int, site: int, worth: Worth) -> float:
    """What a building brings when it is completed on a site of so much value."""
    whole = worth.influence * site
    if table.beginner:
        return whole
    whole += worth.function[kind]
    if kind in BURSTS:
        whole += worth.once * (camp.influence + site)
    elif kind == PRISON:
        for seat in range(table.seats):
            if table.camps[seat] is camp:
                whole += worth.theft * best_to_steal(table, seat, worth)
    elif kind == CATACOMB:
        most = 0.0
        for other in table.camps:
            if other is not camp:
                most = max(most, points(table, other))
        whole += worth.catacomb * (points(table, camp) + site - most)
    return whole


def best_to_steal(table: Table, seat: int, worth: Worth) -> float:
    """What the best building that a Prison could take is worth: to have it, and to have it gone."""
    best = 0.0
    names = table.camps[seat].names
    for owner in range(table.seats):
        if owner != seat:
            for building in table.camps[owner].buildings:
                if not names >> building.kind & 1:
                    best = max(best, worth.function[building.kind])
    return best


def best_to_publish(table: Table, camp: Camp, worth: Worth) -> float:
    """The best function of an opponent's building that a Stairway could make one's own."""
    best = 0.0
    for other in table.camps:
        if other is not camp:
            for building in other.buildings:
                kind = building.kind
                if table.box.lasting[kind] and not camp.functions >> kind & 1:
                    best = max(best, worth.function[kind])
    return best


def roles_there(camp: Camp) -> int:
    """How many of the six roles the clients can stand for."""
    count = 0
    for role in range(6):
        if camp.clients[role] or role in camp.hired:
            count += 1
    return count


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
    if count <= 0:
        return 0.0
    value_of = table.box.value
    functions = camp.functions
    room = camp.vault_limit - camp.vault_count
    use = (
        worth.stock_share
        if sum(camp.stockpile) < room + worth.stock_enough
        else worth.stock_clogged
    )
    if role == LABORER:
        found = [value_of[m] * use for m in range(6) for _ in range(table.pool[m])]
        value = best_of(found, count)
        if functions >> DOCK & 1:
            found = [value_of[table.box.material[kind]] * use - worth.card for kind in camp.hand]
            value += best_gains(found, count)
        return value
    if role == PATRON:
        seats = camp.clientele_limit - camp.client_count
        found = [worth.client[m] for m in range(6) for _ in range(table.pool[m])]
        value = best_of(found, min(count, seats))
        if functions >> AQUEDUCT & 1 and seats > count:
            found = [worth.client[table.box.material[kind]] - worth.card for kind in camp.hand]
            value += best_gains(found, min(count, seats - count))
        if functions >> BAR & 1 and seats > 0:
            value += worth.unknown * min(count, seats)
        return value
    if role == MERCHANT:
        gain = 1.0 - worth.stock_share
        found = [gain * value_of[m] for m in range(6) for _ in range(camp.stockpile[m])]
        if functions >> ATRIUM & 1:
            found.extend([2.0] * count)  # what a card of the deck is worth on average
        value = best_of(found, min(count, room))
        if functions >> BASILICA & 1 and room > count:
            found = [value_of[table.box.material[kind]] - worth.card for kind in camp.hand]
            value += best_gains(found, min(count, room - count))
        return value
    if role == LEGIONARY:
        return promise_of_demands(table, camp, count, use, worth)
    return promise_to_build(table, camp, role, count, worth)


def promise_of_demands(table: Table, camp: Camp, count: int, use: float, worth: Worth) -> float:
    """What the pool has of one's cards, what opponents may have, and clients for the lions."""
    value_of = table.box.value
    pool = table.pool
    bridge = camp.functions >> BRIDGE & 1
    found: list[float] = []
    for kind in camp.hand:
        material = table.box.material[kind]
        share = worth.demand + (1.0 if pool[material] else 0.0)
        if bridge:
            for other in table.camps:
                if other is not camp and other.stockpile[material]:
                    share += 1.0
        gain = value_of[material] * use * share
        if camp.functions >> COLISEUM & 1 and camp.vault_count < camp.vault_limit:
            for other in table.camps:
                if other is not camp and other.clients[material]:
                    gain += worth.seizure
                    break
        found.append(gain)
    return best_of(found, count)


def promise_to_build(table: Table, camp: Camp, role: int, count: int, worth: Worth) -> float:
    """The best materials one could add, and a foundation one could lay."""
    value_of = table.box.value
    supply = list(camp.stockpile)
    if role == CRAFTSMAN:
        supply = [0] * 6
        for kind in camp.hand:
            supply[table.box.material[kind]] += 1
    elif camp.functions >> ARCHWAY & 1:
        for material in range(6):
            supply[material] += table.pool[material]
    found: list[float] = []
    for building in camp.foundations:
        bits = fitting(table, building)
        site = value_of[building.site]
        missing = site - len(building.materials)
        have = sum([supply[m] for m in range(6) if bits >> m & 1])
        whole = promised(table, camp, building.kind, site, worth)
        found.extend([worth.progress_share * whole / site] * min(missing, have))
        if have >= missing and count >= missing:
            found.append((1 - worth.progress_share) * whole)
    for kind in camp.hand:
        material = table.box.material[kind]
        if not camp.names >> kind & 1 and table.town[material]:
            own = worth.influence
            if not table.beginner:
                own += worth.function[kind] / value_of[material]
            waiting = min(camp.stockpile[material], value_of[material])
            found.append(worth.foundation + worth.foundation_share * own * waiting)
    value = best_of(found, count)
    if role == CRAFTSMAN and camp.functions >> FOUNTAIN & 1:
        value += worth.unknown * count  # the card may be looked at first, or kept
    return value


def best_of(found: list[float], count: int) -> float:
    """The sum of the best few."""
    if count <= 0:
        return 0.0
    return sum(sorted(found, reverse=True)[:count])


def best_gains(found: list[float], count: int) -> float:
    """The same of what is a gain at all."""
    return best_of([gain for gain in found if gain > 0.0], count)
