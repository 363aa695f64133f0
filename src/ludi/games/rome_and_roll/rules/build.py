"""Build: the overseer moves, a plan is chosen and paid for, a building is drawn, things follow."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import MOVE, PLACE, PLAN_OF, SAVE, STAY
from ludi.games.rome_and_roll.ids import (
    BASKET,
    COLUMNS,
    FISH,
    JUNO,
    ON_BUILD,
    ON_OTHER_BUILDS,
    SENATOR,
)
from ludi.games.rome_and_roll.rules.effects import (
    fire,
    has_ability,
    instants,
    produce,
)
from ludi.games.rome_and_roll.rules.gain import (
    BUILDINGS_TRACK,
    advance,
    give,
    have,
    let,
    pay,
    spend,
)
from ludi.games.rome_and_roll.rules.plans import (
    can_pay,
    discount,
    fits_anywhere,
    fits_beside,
    open_plans,
    places_anywhere,
    places_beside,
)
from ludi.games.rome_and_roll.sheet import FORCE, FOREMAN, OVERSEER
from ludi.games.rome_and_roll.table import PARK, RUBBLE, Table, is_opponent
from ludi.kernel.agenda import Step

_STAY: Final = STAY.base
_MOVE: Final = MOVE.base
_PLAN: Final = PLAN_OF.base
_SAVE: Final = SAVE.base
_PLACE: Final = PLACE.base

# How a building comes to be: by the Build action, as Juno's giant, by Saturn's gift.
NORMAL: Final = 0
GIANT: Final = 1
FREE: Final = 2

# ---------------------------------------------------------------- the overseer


def reach(table: Table, seat: int) -> list[tuple[int, int]]:
    """Where the overseer may end his move, and in how many steps; first where he stands."""
    start = table.sheets[seat][OVERSEER]
    box = table.box
    fish = have(table, seat, FISH) + table.turn[BASKET]
    most = box.free_moves + (fish // box.move_fish if box.move_fish else len(table.plan_of))
    taken = 0
    for other in range(table.seats):
        if other != seat:
            taken |= 1 << table.sheets[other][OVERSEER]
    taken &= ~1  # the Forum holds any number
    blocks = table.law.rubble_blocks
    found = [(start, 0)]
    seen = 1 << start
    front = 1 << start
    for steps in range(1, most + 1):
        near = 0
        while front:
            low = front & -front
            near |= table.beside[low.bit_length() - 1]
            front ^= low
        near &= ~seen
        if not near:
            break
        seen |= near
        while near:
            low = near & -near
            building = low.bit_length() - 1
            if not blocks or table.plan_of[building] != RUBBLE:
                front |= low
                if not taken & low:
                    found.append((building, steps))
            near ^= low
    return found


def fish_for(table: Table, steps: int) -> int:
    return max(0, steps - table.box.free_moves) * table.box.move_fish


def can_build(table: Table, seat: int) -> bool:
    """Whether some plan can be paid for and drawn, with or without moving the overseer."""
    giant = table.turn[FORCE] == JUNO + 1
    plans = open_plans(table, seat, giant)
    if not plans:
        return False
    if giant:
        return any([fits_anywhere(table, plan, True) for plan in plans])
    here = table.sheets[seat][OVERSEER]
    for plan in plans:
        if fits_beside(table, plan, here):
            return True
    for building, steps in reach(table, seat):
        if steps and builds_from(table, seat, building, steps, plans):
            return True
    return False


def builds_from(table: Table, seat: int, building: int, steps: int, plans: list[int]) -> bool:
    """Whether one of some plans can be paid for and drawn from a building so many steps away."""
    fish = fish_for(table, steps)
    for plan in plans:
        if fish:
            less = discount(table, seat, plan)
            if not can_pay(table, seat, table.box.cost[plan], less, fish):
                continue
        if fits_beside(table, plan, building):
            return True
    return False


class MoveOverseer(Step[Table]):
    """Move your overseer from building to building; the first step is free, others cost a fish."""

    rule: ClassVar[str] = "overseer"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        plans = open_plans(table, seat, False)
        options: list[int] = []
        for building, steps in reach(table, seat):
            if builds_from(table, seat, building, steps, plans):
                options.append(_MOVE + table.first_cell(building) if steps else _STAY)
        return options

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action != _STAY:
            target = table.building_at(action - _MOVE)
            for building, steps in reach(table, seat):
                if building == target:
                    for _ in range(fish_for(table, steps)):
                        spend(table, seat, FISH)
            table.sheets[seat][OVERSEER] = target
            if table.ears is not None:
                y, x = divmod(action - _MOVE, COLUMNS)
                table.tell("moves", seat, y, x)
        table.push(ChoosePlan(seat, NORMAL))


class ChoosePlan(Step[Table]):
    """A builder uses an available plan; an architect any, or an available one for less."""

    rule: ClassVar[str] = "plans"

    def __init__(self, seat: int, mode: int) -> None:
        super().__init__(seat)
        self.mode: Final = mode

    def args(self) -> list[int]:
        return [self.seat, self.mode]

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        if self.mode == GIANT:
            plans = open_plans(table, seat, True)
            return [_PLAN + plan for plan in plans if fits_anywhere(table, plan, True)]
        here = table.sheets[seat][OVERSEER]
        plans = open_plans(table, seat, False)
        return [_PLAN + plan for plan in plans if fits_beside(table, plan, here)]

    def happen(self, table: Table, action: int) -> None:
        plan = action - _PLAN
        table.push(Place(self.seat, plan, self.mode))
        table.push(Save(self.seat, plan, 0, discount(table, self.seat, plan)))


class Save(Step[Table]):
    """With a discount, choose which resource of the cost you need not pay; then pay the rest."""

    rule: ClassVar[str] = "plans"

    def __init__(self, seat: int, plan: int, saved: int, left: int) -> None:
        super().__init__(seat)
        self.plan: Final = plan
        self.saved: Final = saved  # what is saved already, a decimal digit a resource
        self.left: Final = left

    def args(self) -> list[int]:
        return [self.seat, self.plan, self.saved, self.left]

    def cost(self, table: Table) -> list[int]:
        """What remains to be paid."""
        cost = list(table.box.cost[self.plan])
        saved = self.saved
        for good in range(len(cost)):
            cost[good] -= saved % 10
            saved //= 10
        return cost

    def options(self, table: Table) -> list[int]:
        if not self.left:
            return []
        cost = self.cost(table)
        options: list[int] = []
        for good in range(len(cost)):
            if cost[good]:
                cost[good] -= 1
                if can_pay(table, self.seat, tuple(cost), self.left - 1, 0):
                    options.append(_SAVE + good)
                cost[good] += 1
        return options

    def happen(self, table: Table, action: int) -> None:
        if action < 0:
            pay(table, self.seat, self.cost(table))
            return
        saved = self.saved + 10 ** (action - _SAVE)
        table.push(Save(self.seat, self.plan, saved, self.left - 1))


class Place(Step[Table]):
    """Draw the building in its shape, turned as you like, beside the building of your overseer."""

    rule: ClassVar[str] = "placement"

    def __init__(self, seat: int, plan: int, mode: int) -> None:
        super().__init__(seat)
        self.plan: Final = plan
        self.mode: Final = mode

    def args(self) -> list[int]:
        return [self.seat, self.plan, self.mode]

    def options(self, table: Table) -> list[int]:
        if self.mode == NORMAL:
            return places_beside(table, self.plan, table.sheets[self.seat][OVERSEER])
        return places_anywhere(table, self.plan, self.mode == GIANT)

    def happen(self, table: Table, action: int) -> None:
        if action < 0:  # only Saturn's second gift can find no room
            return
        if self.mode == GIANT:
            mask = table.box.giants[table.law.side][self.plan].mask_of[action - _PLACE]
        else:
            mask = table.drawings[self.plan].mask_of[action - _PLACE]
        draw(table, self.seat, self.plan, mask, self.mode)


# ---------------------------------------------------------------- what follows


def draw(table: Table, seat: int, plan: int, mask: int, mode: int) -> None:
    """Draw a building and gain the resources printed under it; the rest follows."""
    building = table.draw_building(plan, seat, mask)
    if table.ears is not None:
        table.tell("builds", seat, plan)
    table.push(Built(seat, building, mode))
    printed = mask & table.city.with_goods
    if printed:
        choices: list[Step[Table]] = []
        while printed:
            low = printed & -printed
            give(table, seat, table.city.printed[low.bit_length() - 1], 1, choices)
            printed ^= low
        let(table, choices)


class Built(Step[Table]):
    """After drawing: overseer, track, foreman, instant bonus and advisors, then the neighbours."""

    rule: ClassVar[str] = "after-drawing"

    def __init__(self, seat: int, building: int, mode: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.mode: Final = mode

    def args(self) -> list[int]:
        return [self.seat, self.building, self.mode]

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        building = self.building
        plan = table.plan_of[building]
        box = table.box
        steps = box.build_steps
        if self.mode != FREE:
            table.sheets[seat][OVERSEER] = building
            move_foreman(table, seat, plan)
            if self.mode == GIANT:
                steps = box.juno_steps
            table.push(Neighbours(seat, building))
        advance(table, seat, BUILDINGS_TRACK, steps)
        for other in range(table.seats):
            if other != seat and has_ability(table, other, ON_OTHER_BUILDS):
                fire(table, other, ON_OTHER_BUILDS, building, 0)
        if has_ability(table, seat, ON_BUILD) or box.instant[plan]:
            table.push(Advisors(seat, building))
        choices: list[Step[Table]] = []
        instants(table, seat, building, choices)
        let(table, choices)


class Advisors(Step[Table]):
    """Advisors of the builder who speak of this building, those just unlocked included."""

    rule: ClassVar[str] = "advisors"

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def args(self) -> list[int]:
        return [self.seat, self.building]

    def happen(self, table: Table, action: int) -> None:
        fire(table, self.seat, ON_BUILD, self.building, 0)


class Neighbours(Step[Table]):
    """All adjacent buildings produce for their owners; beside an opponent you gain a senator."""

    rule: ClassVar[str] = "neighbours"

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def args(self) -> list[int]:
        return [self.seat, self.building]

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        near = table.neighbours(self.building)
        choices: list[Step[Table]] = []
        production = table.box.production
        for owner in table.clockwise():
            for other in near:
                if table.owner_of[other] == owner:
                    plan = table.plan_of[other]
                    if plan >= 0 and production[plan]:
                        if table.ears is not None:
                            table.tell("produces", owner, plan)
                        produce(table, owner, other, choices)
        senators = 0
        for other in near:
            if is_opponent(table.owner_of[other], seat):
                senators = table.box.build_senators
            elif table.plan_of[other] == RUBBLE:
                table.plan_of[other] = PARK
                senators = table.box.rubble_senators
                y, x = divmod(table.first_cell(other), COLUMNS)
                table.tell("clears", seat, y, x)
        give(table, seat, SENATOR, senators, choices)
        let(table, choices)


def move_foreman(table: Table, owner: int, plan: int) -> None:
    """An owner's foreman goes onto a plan; whoever stood there goes back beside his sheet."""
    board = table.board
    for other in table.law.plans:
        if board[FOREMAN + other] == owner:
            board[FOREMAN + other] = -1
    board[FOREMAN + plan] = owner
