"""Craftsman and Architect: foundations and materials."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import (
    ADD,
    ADD_POOL,
    ADD_STOCK,
    COMPLETE,
    FROM_POOL,
    KEEP,
    LAY,
    LAY_STATUE,
    LEAVE_OPEN,
    LOOK,
    OUTSIDE,
    PAY,
    PUBLISH,
    STOP,
    TOWN,
)
from ludi.games.glory_to_rome.components import (
    ARCHITECT,
    ARCHWAY,
    CRAFTSMAN,
    FOUNTAIN,
    GATE,
    KINDS,
    MARBLE,
    ROAD,
    RUBBLE,
    SCRIPTORIUM,
    STAIRWAY,
    STATUE,
    STONE,
    TOWER,
    VILLA,
)
from ludi.games.glory_to_rome.rules.complete import complete
from ludi.games.glory_to_rome.rules.steps import RoleStep, stopped
from ludi.games.glory_to_rome.table import (
    BY_DECK,
    BY_SITES,
    NO_CARD,
    RUNNING,
    Building,
    Camp,
    Table,
    fitting,
    need,
    replaced,
)
from ludi.kernel.agenda import Step
from ludi.kernel.table import changed

_LAY: Final = LAY.base
_LAY_STATUE: Final = LAY_STATUE.base
_ADD: Final = ADD.base
_ADD_STOCK: Final = ADD_STOCK.base
_ADD_POOL: Final = ADD_POOL.base
_LOOK: Final = LOOK.base
_KEEP: Final = KEEP.base
_PUBLISH: Final = PUBLISH.base
_STOP: Final = STOP.base
_KINDS: Final = len(KINDS)
_ALL_MATERIALS: Final = 0b111111


def accepts(table: Table, camp: Camp, building: Building) -> int:
    """The materials a foundation takes, as bits: its own, rubble by Tower, anything by Road."""
    functions = camp.functions
    own = fitting(table, building)
    if functions >> TOWER & 1:
        own |= 1 << RUBBLE
    if functions >> ROAD & 1 and table.box.material[building.kind] == STONE:
        own = _ALL_MATERIALS
    return own


def takes(table: Table, camp: Camp, building: Building) -> int:
    """The materials one may add to a foundation, as bits: with a Scriptorium marble too."""
    bits = fitting(table, building)
    if camp.functions:
        bits = accepts(table, camp, building)
        if camp.functions >> SCRIPTORIUM & 1:
            bits |= 1 << MARBLE
    return bits


def outside_cost(table: Table, camp: Camp) -> int:
    """How many actions a foundation out of town takes."""
    return table.box.tower_outside_actions if camp.has(TOWER) else table.box.outside_actions


def lay_options(table: Table, camp: Camp, kind: int, far: bool, options: list[int]) -> None:
    """Where a card may be laid as a foundation: on a site of its material, a Statue on any."""
    if camp.names >> kind & 1:
        return
    if kind == STATUE and not table.beginner:
        for site in range(6):
            if table.town[site]:
                options.append(_LAY_STATUE + site * 2 + TOWN)
            if far and table.outside[site]:
                options.append(_LAY_STATUE + site * 2 + OUTSIDE)
        return
    material = table.box.material[kind]
    if table.town[material]:
        options.append(_LAY + kind * 2 + TOWN)
    if far and table.outside[material]:
        options.append(_LAY + kind * 2 + OUTSIDE)


class BuildStep(RoleStep):
    """What Craftsman and Architect share: laying foundations, in town or out of it."""

    def paired(self, table: Table) -> RoleStep | None:
        """The step of the same role that goes on right after this one, if it has an action left.

        The last action of a burst and the next action of the step it interrupted are
        consecutive: together they may lay a foundation out of town.
        """
        agenda = table.agenda
        for i in range(len(agenda) - 1, -1, -1):
            below = agenda[i]
            if below is self:
                continue
            if isinstance(below, RoleStep) and below.seat == self.seat and below.role == self.role:
                return below if below.left(table) > 0 else None
            return None
        return None

    def far(self, table: Table, camp: Camp, left: int) -> bool:
        """Whether the actions suffice for a site out of town."""
        cost = outside_cost(table, camp)
        return left >= cost or (left + 1 == cost and self.paired(table) is not None)

    def lay(self, table: Table, kind: int, site: int, place: int) -> None:
        """Lay a foundation (its card is already out of the hand) and go on with the step."""
        camp = table.camps[self.seat]
        cost = outside_cost(table, camp) if place == OUTSIDE else 1
        self.spend(table, cost)
        camp.foundations = (*camp.foundations, Building(kind, site, place, (), NO_CARD))
        camp.names |= 1 << kind
        if kind == STATUE:
            table.tell("lays_statue", self.seat, site, place)
        else:
            table.tell("lays", self.seat, kind, place)
        if camp.has(GATE):
            table.refresh(camp)
            table.check_forums()
        if place == OUTSIDE:
            table.outside = changed(table.outside, site, -1)
            return
        table.town = changed(table.town, site, -1)
        table.town_left -= 1
        if not table.town_left:
            table.end_by(BY_SITES)

    def spend(self, table: Table, cost: int) -> None:
        """Use up actions; what this step lacks comes from the one it is paired with."""
        left = self.left(table)
        if cost > left:
            below = self.paired(table)
            if below is not None:
                table.agenda.remove(below)
                table.push(type(below)(below.seat, below.grant, below.used + cost - left, 0))
        else:
            table.push(type(self)(self.seat, self.grant, self.used + cost, 0))


class Craftsman(BuildStep):
    """Lay a foundation from the hand, or add a material from the hand to a foundation."""

    rule: ClassVar[str] = "craftsman"
    role: ClassVar[int] = CRAFTSMAN

    def options(self, table: Table) -> list[int]:
        left = self.left(table)
        options: list[int] = []
        if left <= 0:
            return options
        camp = table.camps[self.seat]
        far = self.far(table, camp, left)
        last = -1
        for kind in camp.hand:
            if kind != last:
                lay_options(table, camp, kind, far, options)
                last = kind
        add_from_hand(table, camp, camp.hand, options)
        if camp.has(FOUNTAIN):
            options.append(_LOOK)
        if options:
            options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        camp = table.camps[self.seat]
        camp.crafted = True
        if action == _LOOK:
            table.fountain = table.draw()
            table.tell("looks", self.seat)
            table.tell("sees", self.seat, table.fountain)
            table.push(FountainCard(self.seat, self.grant, self.used, 0))
            return
        self.build(table, camp, action)

    def build(self, table: Table, camp: Camp, action: int) -> None:
        """Use a card of the hand."""
        if action < _LAY_STATUE:
            kind = (action - _LAY) // 2
            camp.lose(kind)
            self.lay(table, kind, table.box.material[kind], (action - _LAY) % 2)
        elif action < _ADD:
            camp.lose(STATUE)
            self.lay(table, STATUE, (action - _LAY_STATUE) // 2, (action - _LAY_STATUE) % 2)
        else:
            kind = (action - _ADD) % _KINDS
            camp.lose(kind)
            self.spend(table, 1)
            add(table, self.seat, (action - _ADD) // _KINDS, table.box.material[kind], False)


def add_from_hand(table: Table, camp: Camp, cards: list[int], options: list[int]) -> None:
    """Which cards may be added to which foundations."""
    material = table.box.material
    for building in camp.foundations:
        bits = takes(table, camp, building)
        last = -1
        for kind in cards:
            if kind != last and bits >> material[kind] & 1:
                options.append(_ADD + building.kind * _KINDS + kind)
                last = kind


class FountainCard(Craftsman):
    """A card drawn with the Fountain: build with it, or keep it in the hand."""

    rule: ClassVar[str] = "fountain"

    def options(self, table: Table) -> list[int]:
        camp = table.camps[self.seat]
        kind = table.fountain
        options: list[int] = []
        lay_options(table, camp, kind, self.far(table, camp, self.left(table)), options)
        add_from_hand(table, camp, [kind], options)
        options.append(_KEEP)
        return options

    def happen(self, table: Table, action: int) -> None:
        camp = table.camps[self.seat]
        camp.hand.append(table.fountain)
        camp.hand.sort()
        table.fountain = NO_CARD
        craftsman = Craftsman(self.seat, self.grant, self.used, 0)
        if action == _KEEP:
            table.tell("keeps", self.seat)
            craftsman.spend(table, 1)
        else:
            craftsman.build(table, camp, action)
        if table.deck or table.ending != RUNNING:
            return
        if not isinstance(table.agenda[-1], ScriptoriumChoice):  # which comes before the end
            table.end_by(BY_DECK)


class Architect(BuildStep):
    """Lay a foundation from the hand, or add a material from the stockpile to a foundation."""

    rule: ClassVar[str] = "architect"
    role: ClassVar[int] = ARCHITECT

    def options(self, table: Table) -> list[int]:
        left = self.left(table)
        options: list[int] = []
        if left <= 0:
            return options
        camp = table.camps[self.seat]
        far = self.far(table, camp, left)
        last = -1
        for kind in camp.hand:
            if kind != last:
                lay_options(table, camp, kind, far, options)
                last = kind
        archway = camp.has(ARCHWAY)
        for building in camp.foundations:
            bits = takes(table, camp, building)
            for material in range(6):
                if bits >> material & 1:
                    if camp.stockpile[material]:
                        options.append(_ADD_STOCK + building.kind * 6 + material)
                    if archway and table.pool[material]:
                        options.append(_ADD_POOL + building.kind * 6 + material)
        if camp.has(STAIRWAY):
            self.publish_options(table, camp, options)
        if options:
            options.append(_STOP)
        return options

    def publish_options(self, table: Table, camp: Camp, options: list[int]) -> None:
        """Opponents' completed buildings one has a fitting material for, not public yet."""
        for owner in range(table.seats):
            if owner == self.seat:
                continue
            for building in table.camps[owner].buildings:
                if building.marker == NO_CARD and payments(table, camp, building):
                    options.append(_PUBLISH + owner * _KINDS + building.kind)

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        camp = table.camps[self.seat]
        if action < _LAY_STATUE:
            kind = (action - _LAY) // 2
            camp.lose(kind)
            self.lay(table, kind, table.box.material[kind], (action - _LAY) % 2)
            return
        if action < _ADD:
            camp.lose(STATUE)
            self.lay(table, STATUE, (action - _LAY_STATUE) // 2, (action - _LAY_STATUE) % 2)
            return
        self.spend(table, 1)
        if action < _ADD_POOL:
            code = action - _ADD_STOCK
            camp.stock(code % 6, -1)
            add(table, self.seat, code // 6, code % 6, True)
        elif action < _PUBLISH:
            code = action - _ADD_POOL
            table.from_pool(code % 6)
            add(table, self.seat, code // 6, code % 6, True)
        else:
            code = action - _PUBLISH
            table.push(PayForStairway(self.seat, code // _KINDS, code % _KINDS))


def add(table: Table, seat: int, kind: int, material: int, by_architect: bool) -> None:
    """Put a material into a foundation, which it may complete."""
    camp = table.camps[seat]
    i = camp.foundation(kind)
    old = camp.foundations[i]
    building = Building(kind, old.site, old.place, (*old.materials, material), NO_CARD)
    camp.foundations = replaced(camp.foundations, i, building)
    table.tell("adds", seat, kind, material)
    full = len(building.materials) >= need(table, building)
    if full or (kind == VILLA and by_architect and not table.beginner):
        complete(table, seat, kind)
    elif material == MARBLE and camp.has(SCRIPTORIUM):
        if accepts(table, camp, building) >> MARBLE & 1:
            table.push(ScriptoriumChoice(seat, kind))
        else:
            complete(table, seat, kind)


class ScriptoriumChoice(Step[Table]):
    """A marble that would be allowed anyway: complete the building with it, or not yet."""

    rule: ClassVar[str] = "scriptorium"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def args(self) -> list[int]:
        return [self.seat, self.kind]

    def options(self, table: Table) -> list[int]:
        return [COMPLETE.base, LEAVE_OPEN.base]

    def happen(self, table: Table, action: int) -> None:
        if action == COMPLETE.base:
            complete(table, self.seat, self.kind)
        if not table.deck:
            table.end_by(BY_DECK)


def payments(table: Table, camp: Camp, building: Building) -> list[int]:
    """The fitting materials at hand for a Stairway: of the stockpile, by Archway of the pool."""
    bits = fitting(table, building)
    options: list[int] = []
    for material in range(6):
        if bits >> material & 1:
            if camp.stockpile[material]:
                options.append(PAY.base + material)
            if table.pool[material] and camp.has(ARCHWAY):
                options.append(PAY.base + FROM_POOL * 6 + material)
    return options


class PayForStairway(Step[Table]):
    """The material that makes an opponent's building public."""

    rule: ClassVar[str] = "stairway"

    def __init__(self, seat: int, owner: int, kind: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.kind: Final = kind

    def args(self) -> list[int]:
        return [self.seat, self.owner, self.kind]

    def options(self, table: Table) -> list[int]:
        owner = table.camps[self.owner]
        building = owner.buildings[owner.building(self.kind)]
        return payments(table, table.camps[self.seat], building)

    def happen(self, table: Table, action: int) -> None:
        code = action - PAY.base
        material = code % 6
        if code // 6 == FROM_POOL:
            table.from_pool(material)
        else:
            table.camps[self.seat].stock(material, -1)
        owner = table.camps[self.owner]
        i = owner.building(self.kind)
        old = owner.buildings[i]
        public = Building(old.kind, old.site, old.place, old.materials, material)
        owner.buildings = replaced(owner.buildings, i, public)
        table.tell("publishes", self.seat, self.owner, self.kind)
        table.refresh_all()
        table.check_forums()
