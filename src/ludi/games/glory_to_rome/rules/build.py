"""Craftsman and Architect: foundations and materials."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.glory_to_rome.actions import (
    ADD,
    ADD_POOL,
    ADD_STOCK,
    COMPLETE,
    KEEP,
    LAY,
    LAY_STATUE,
    LEAVE_OPEN,
    LOOK,
    OUTSIDE,
    PUBLISH,
    STOP,
    TOWN,
)
from ludi.games.glory_to_rome.camp import NO_CARD, Building, Camp, replaced
from ludi.games.glory_to_rome.ids import (
    ARCHITECT,
    ARCHWAY,
    CRAFTSMAN,
    FOUNTAIN,
    GATE,
    KINDS,
    MARBLE,
    MATERIALS,
    ROAD,
    RUBBLE,
    SCRIPTORIUM,
    STAIRWAY,
    STATUE,
    STONE,
    TOWER,
    VILLA,
)
from ludi.games.glory_to_rome.rules.complete import complete, not_theirs
from ludi.games.glory_to_rome.rules.stairway import PayForStairway, payments
from ludi.games.glory_to_rome.rules.steps import (
    Moment,
    RoleStep,
    lacks,
    not_in_hand,
    pool_lacks,
    stockpile_lacks,
    stopped,
)
from ludi.games.glory_to_rome.table import BY_DECK, BY_SITES, RUNNING, Table, fitting, need
from ludi.kernel.errors import Reason
from ludi.kernel.table import changed

_LAY: Final = LAY.base
_LAY_END: Final = LAY.end
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


def no_site(table: Table, camp: Camp, site: int, place: int) -> Reason:
    """Why a site of a material is not to be had in a place."""
    args: dict[str, str | int] = {"material": MATERIALS[site]}
    if not table.town[site] and not table.outside[site]:
        return Reason("foundation", "no-site-left", args)
    if place == TOWN:
        return Reason("out-of-town", "no-site-in-town", args)
    if not table.outside[site]:
        return Reason("out-of-town", "no-site-outside", args)
    return Reason("out-of-town", "outside-cost", {"count": outside_cost(table, camp)})


def not_fitting(table: Table, camp: Camp, kind: int, material: int) -> Reason | None:
    """A material only goes into a foundation of one's own that takes it."""
    i = camp.foundation(kind)
    args: dict[str, str | int] = {"building": KINDS[kind], "material": MATERIALS[material]}
    if i < 0 and camp.building(kind) >= 0:
        return Reason("completion", "already-complete", args)
    if i < 0:
        return Reason("material", "no-foundation", args)
    if takes(table, camp, camp.foundations[i]) >> material & 1:
        return None
    return Reason("material", "does-not-fit", args)


class BuildStep(RoleStep):
    """What Craftsman and Architect share: laying foundations, in town or out of it."""

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
        self.other_options(table, camp, options)
        if options:
            options.append(_STOP)
        return options

    def other_options(self, table: Table, camp: Camp, options: list[int]) -> None:
        """What the role may do beside laying a foundation."""
        raise NotImplementedError

    def why_not(self, table: Table, action: int) -> Reason | None:
        if LAY.says(action):
            kind, place = LAY.two(action)
            return self.why_not_lay(table, kind, table.box.material[kind], place, False)
        if LAY_STATUE.says(action):
            site, place = LAY_STATUE.two(action)
            return self.why_not_lay(table, STATUE, site, place, True)
        return super().why_not(table, action)

    def why_not_lay(
        self, table: Table, kind: int, site: int, place: int, chosen: bool
    ) -> Reason | None:
        """Why no foundation is laid there; `chosen`: the site was named, as for a Statue."""
        camp = table.camps[self.seat]
        wrong = self.why_not_card(table, camp, kind, "foundation")
        if wrong is not None:
            return wrong
        if camp.names >> kind & 1:
            return Reason("foundation", "name-taken", {"building": KINDS[kind]})
        if chosen and table.beginner:
            return Reason("beginner", "beginner-statue")
        if kind == STATUE and not chosen and not table.beginner:
            return Reason("statue", "statue-site")
        return no_site(table, camp, site, place)

    def why_not_card(self, table: Table, camp: Camp, kind: int, rule: str) -> Reason | None:
        """Why this card cannot be used: one builds from the hand."""
        return None if kind in camp.hand else not_in_hand(rule, kind)

    def happen(self, table: Table, action: int) -> None:
        if not stopped(action):
            self.build(table, table.camps[self.seat], action)

    def build(self, table: Table, camp: Camp, action: int) -> None:
        """Lay a card of the hand as a foundation, or do what the role does otherwise."""
        if _LAY <= action < _LAY_END:
            kind, place = LAY.two(action)
            camp.lose(kind)
            self.lay(table, kind, table.box.material[kind], place)
        elif LAY_STATUE.says(action):
            site, place = LAY_STATUE.two(action)
            camp.lose(STATUE)
            self.lay(table, STATUE, site, place)
        else:
            self.spend(table, 1)
            self.build_on(table, camp, action)

    def build_on(self, table: Table, camp: Camp, action: int) -> None:
        """Carry out one of the `other_options`."""
        raise NotImplementedError

    def paired(self, table: Table) -> int:
        """The place on the agenda of the step whose next action follows this one's last, or -1.

        The last action of a burst and the next action of the step it interrupted are
        consecutive, if of the same role: together they may lay a foundation out of town. What
        waits between them does not count when nothing more can happen there.
        """
        agenda = table.agenda
        place = len(agenda) - 1
        if self in agenda:  # which it is no longer once it happens
            place = agenda.index(self) - 1
        while place >= 0:
            below = agenda[place]
            if not isinstance(below, RoleStep) or below.seat != self.seat:
                return -1
            if below.role == self.role and below.left(table) > 0:
                return place
            if below.options(table):
                return -1
            place -= 1
        return -1

    def far(self, table: Table, camp: Camp, left: int) -> bool:
        """Whether the actions suffice for a site out of town."""
        cost = outside_cost(table, camp)
        return left >= cost or (left + 1 == cost and self.paired(table) >= 0)

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
        lacking = cost - self.left(table)
        if lacking <= 0:
            table.push(type(self)(self.seat, self.grant, self.used + cost, 0))
            return
        place = self.paired(table)
        below = table.agenda[place]
        assert isinstance(below, RoleStep)
        table.agenda[place] = type(below)(below.seat, below.grant, below.used + lacking, 0)


class Craftsman(BuildStep):
    """Lay a foundation from the hand, or add a material from the hand to a foundation."""

    rule: ClassVar[str] = "craftsman"
    role: ClassVar[int] = CRAFTSMAN

    def other_options(self, table: Table, camp: Camp, options: list[int]) -> None:
        add_from_hand(table, camp, camp.hand, options)
        if camp.has(FOUNTAIN):
            options.append(_LOOK)

    def why_not(self, table: Table, action: int) -> Reason | None:
        camp = table.camps[self.seat]
        if ADD.says(action):
            kind, card = ADD.two(action)
            wrong = self.why_not_card(table, camp, card, "material")
            return wrong or not_fitting(table, camp, kind, table.box.material[card])
        if ADD_STOCK.says(action) or ADD_POOL.says(action):
            return Reason("craftsman", "craftsman-hand")
        if LOOK.says(action):
            return lacks(table, camp, FOUNTAIN)
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if stopped(action):
            return
        camp = table.camps[self.seat]
        camp.crafted = True
        if LOOK.says(action):
            table.fountain = table.draw()
            table.tell("looks", self.seat)
            table.tell("sees", self.seat, table.fountain)
            table.push(FountainCard(self.seat, self.grant, self.used, 0))
            return
        self.build(table, camp, action)

    def build_on(self, table: Table, camp: Camp, action: int) -> None:
        building, kind = ADD.two(action)
        camp.lose(kind)
        add(table, self.seat, building, table.box.material[kind], "adds")


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

    def why_not(self, table: Table, action: int) -> Reason | None:
        if LOOK.says(action) or STOP.says(action):
            return Reason("fountain", "fountain-decide")
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"card": KINDS[table.fountain]}

    def why_not_card(self, table: Table, camp: Camp, kind: int, rule: str) -> Reason | None:
        """One builds with the card just drawn, and with no other."""
        if kind == table.fountain:
            return None
        return Reason("fountain", "fountain-card", {"card": KINDS[table.fountain]})

    def happen(self, table: Table, action: int) -> None:
        camp = table.camps[self.seat]
        camp.hand.append(table.fountain)
        camp.hand.sort()
        table.fountain = NO_CARD
        craftsman = Craftsman(self.seat, self.grant, self.used, 0)
        if KEEP.says(action):
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

    def other_options(self, table: Table, camp: Camp, options: list[int]) -> None:
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

    def publish_options(self, table: Table, camp: Camp, options: list[int]) -> None:
        """Opponents' completed buildings one has a fitting material for, not public yet."""
        for owner in range(table.seats):
            if owner == self.seat:
                continue
            for building in table.camps[owner].buildings:
                if building.marker == NO_CARD and payments(table, camp, building):
                    options.append(_PUBLISH + owner * _KINDS + building.kind)

    def why_not(self, table: Table, action: int) -> Reason | None:
        camp = table.camps[self.seat]
        if ADD.says(action):
            return Reason("architect", "architect-stockpile")
        if ADD_STOCK.says(action):
            kind, material = ADD_STOCK.two(action)
            wrong = not_fitting(table, camp, kind, material)
            return wrong or stockpile_lacks("architect", material)
        if ADD_POOL.says(action):
            kind, material = ADD_POOL.two(action)
            wrong = lacks(table, camp, ARCHWAY) or not_fitting(table, camp, kind, material)
            return wrong or pool_lacks("archway", material)
        if PUBLISH.says(action):
            owner, kind = PUBLISH.two(action)
            wrong = lacks(table, camp, STAIRWAY)
            wrong = wrong or not_theirs(table, self.seat, owner, kind, "stairway")
            return wrong or self.why_not_public(table.camps[owner], kind)
        return super().why_not(table, action)

    def why_not_public(self, owner: Camp, kind: int) -> Reason:
        args: dict[str, str | int] = {"building": KINDS[kind]}
        is_public = owner.buildings[owner.building(kind)].marker != NO_CARD
        return Reason("stairway", "already-public" if is_public else "nothing-to-pay", args)

    def build_on(self, table: Table, camp: Camp, action: int) -> None:
        if ADD_STOCK.says(action):
            kind, material = ADD_STOCK.two(action)
            camp.stock(material, -1)
            add(table, self.seat, kind, material, "adds_stock")
        elif ADD_POOL.says(action):
            kind, material = ADD_POOL.two(action)
            table.from_pool(material)
            add(table, self.seat, kind, material, "adds_pool")
        else:
            owner, kind = PUBLISH.two(action)
            table.push(PayForStairway(self.seat, owner, kind))


def add(table: Table, seat: int, kind: int, material: int, how: str) -> None:
    """Put a material into a foundation, which it may complete. `how` is what is told of it."""
    camp = table.camps[seat]
    i = camp.foundation(kind)
    old = camp.foundations[i]
    building = Building(kind, old.site, old.place, (*old.materials, material), NO_CARD)
    camp.foundations = replaced(camp.foundations, i, building)
    table.tell(how, seat, kind, material)
    full = len(building.materials) >= need(table, building)
    if full or (kind == VILLA and how != "adds" and not table.beginner):
        complete(table, seat, kind)
    elif material == MARBLE and camp.has(SCRIPTORIUM):
        if accepts(table, camp, building) >> MARBLE & 1:
            table.push(ScriptoriumChoice(seat, kind))
        else:
            complete(table, seat, kind)


class ScriptoriumChoice(Moment):
    """A marble that would be allowed anyway: complete the building with it, or not yet."""

    rule: ClassVar[str] = "scriptorium"
    fields: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, table: Table) -> list[int]:
        return [COMPLETE.base, LEAVE_OPEN.base]

    def why_not(self, table: Table, action: int) -> Reason | None:
        if STOP.says(action):
            return Reason("scriptorium", "must-choose")
        return super().why_not(table, action)

    def asks(self, table: Table) -> dict[str, str | int]:
        camp = table.camps[self.seat]
        site = camp.foundations[camp.foundation(self.kind)].site
        return {"building": KINDS[self.kind], "count": table.box.value[site]}

    def happen(self, table: Table, action: int) -> None:
        if COMPLETE.says(action):
            complete(table, self.seat, self.kind)
        if not table.deck:
            table.end_by(BY_DECK)
