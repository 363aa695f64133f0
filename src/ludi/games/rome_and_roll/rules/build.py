"""Build: the overseer moves, a plan is chosen and paid for, a building is drawn, things follow."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import MOVE, PLACE, PLAN_OF, SAVE, STAY
from ludi.games.rome_and_roll.city import turnings
from ludi.games.rome_and_roll.ids import (
    ADJACENT_TIBER,
    ARCHITECT,
    BASKET,
    COLUMNS,
    FISH,
    JUNO,
    MARSH_ONLY,
    ON_BUILD,
    ON_OTHER_BUILDS,
    PLANS,
    RELIGION,
    RESOURCES,
    SENATOR,
    SOME_HILL,
)
from ludi.games.rome_and_roll.rules.effects import (
    fire,
    has_ability,
    instants,
    produce,
    tell_production,
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
    is_available,
    open_plans,
    places_anywhere,
    places_beside,
)
from ludi.games.rome_and_roll.rules.question import Question
from ludi.games.rome_and_roll.sheet import FOREMAN, OVERSEER, WORKERS
from ludi.games.rome_and_roll.table import PARK, RUBBLE, Table, is_opponent
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_STAY: Final = STAY.base
_MOVE: Final = MOVE.base
_PLAN: Final = PLAN_OF.base
_SAVE: Final = SAVE.base
_PLACE: Final = PLACE.base

# How a building comes to be: by the Build action, as Juno's giant, by Saturn's gift.
NORMAL: Final = 0
GIANT: Final = 1
FREE: Final = 2
MODES: Final = ("normal", "giant", "free")

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


def can_build(table: Table, seat: int, workers: int, favour: int) -> bool:
    """Whether some plan can be paid for and drawn, with or without moving the overseer."""
    giant = favour == JUNO
    plans = open_plans(table, seat, workers, giant)
    if not plans:
        return False
    if giant:
        return any([fits_anywhere(table, plan, True) for plan in plans])
    here = table.sheets[seat][OVERSEER]
    for plan in plans:
        if fits_beside(table, plan, here):
            return True
    for building, steps in reach(table, seat):
        if steps and builds_from(table, seat, building, steps, plans, workers):
            return True
    return False


def builds_from(
    table: Table, seat: int, building: int, steps: int, plans: list[int], workers: int
) -> bool:
    """Whether one of some plans can be paid for and drawn from a building so many steps away."""
    fish = fish_for(table, steps)
    for plan in plans:
        if fish:
            less = discount(table, seat, plan, workers)
            if not can_pay(table, seat, table.box.cost[plan], less, fish):
                continue
        if fits_beside(table, plan, building):
            return True
    return False


class MoveOverseer(Question):
    """Move your overseer from building to building; the first step is free, others cost a fish."""

    rule: ClassVar[str] = "overseer"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        workers = table.turn[WORKERS]
        plans = open_plans(table, seat, workers, False)
        options: list[int] = []
        for building, steps in reach(table, seat):
            if builds_from(table, seat, building, steps, plans, workers):
                options.append(_MOVE + table.first_cell(building) if steps else _STAY)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "steps": table.box.free_moves,
            "count": table.box.move_fish,
            "held": have(table, self.seat, FISH) + table.turn[BASKET],
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not MOVE.says(action):
            return super().why_not(table, action)
        y, x = MOVE.two(action)
        cell = y * COLUMNS + x
        building = table.building_at(cell)
        if building < 0 or table.first_cell(building) != cell:
            return Reason("overseer", "no-building-there")
        if table.law.rubble_blocks and table.plan_of[building] == RUBBLE:
            return Reason("seneca-harder", "rubble-blocks")
        for other in range(table.seats):
            if other != self.seat and building and table.sheets[other][OVERSEER] == building:
                return Reason("overseer", "overseer-taken")
        if building not in [one for one, _ in reach(table, self.seat)]:
            return Reason("overseer", "overseer-far")
        return Reason("overseer", "overseer-idle")

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if MOVE.says(action):
            y, x = MOVE.two(action)
            target = table.building_at(y * COLUMNS + x)
            if table.ears is not None:
                tell_move(table, seat, target)
            for building, steps in reach(table, seat):
                if building == target:
                    fish = fish_for(table, steps)
                    for _ in range(fish):
                        spend(table, seat, FISH)
                    if fish:
                        table.tell("pays", seat, FISH, fish)
            table.sheets[seat][OVERSEER] = target
        table.push(ChoosePlan(seat, NORMAL))


def tell_move(table: Table, seat: int, building: int) -> None:
    """Tell to which building an overseer went, and whose it is."""
    plan = table.plan_of[building]
    if plan < 0:
        table.tell("moves_to", seat, -plan)
    elif table.owner_of[building] == seat:
        table.tell("moves_home", seat, plan)
    else:
        table.tell("moves", seat, table.owner_of[building], plan)


class ChoosePlan(Question):
    """A builder uses an available plan; an architect any, or an available one for less."""

    rule: ClassVar[str] = "plans"
    fields: ClassVar[tuple[str, ...]] = ("mode",)

    def __init__(self, seat: int, mode: int) -> None:
        super().__init__(seat)
        self.mode: Final = mode

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        giant = self.mode == GIANT
        plans = open_plans(table, seat, table.turn[WORKERS], giant)
        if giant:
            return [_PLAN + plan for plan in plans if fits_anywhere(table, plan, True)]
        here = table.sheets[seat][OVERSEER]
        return [_PLAN + plan for plan in plans if fits_beside(table, plan, here)]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"mode": "giant" if self.mode == GIANT else "normal"}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not PLAN_OF.says(action):
            return super().why_not(table, action)
        plan = PLAN_OF.one(action)
        named: dict[str, str | int] = {"plan": PLANS[plan]}
        if plan not in table.law.plans:
            return Reason("plans", "plan-not-in-play", named)
        if not is_available(table, plan) and not table.turn[WORKERS] >> ARCHITECT & 1:
            return Reason("plans", "plan-unavailable", named)
        giant = self.mode == GIANT
        if giant and table.box.type_of[plan] == RELIGION:
            return Reason("juno", "juno-religion")
        less = discount(table, self.seat, plan, table.turn[WORKERS])
        if not can_pay(table, self.seat, table.box.cost[plan], less, 0):
            return Reason("plans", "cannot-pay", named)
        return Reason("placement", "no-room-anywhere" if giant else "no-room", named)

    def happen(self, table: Table, action: int) -> None:
        plan = PLAN_OF.one(action)
        table.push(Place(self.seat, plan, self.mode))
        less = discount(table, self.seat, plan, table.turn[WORKERS])
        wood, brick, stone, fish, jewel = table.box.cost[plan]
        table.push(Save(self.seat, less, wood, brick, stone, fish, jewel))


class Save(Question):
    """With a discount, choose which resource of the cost you need not pay; then pay the rest."""

    rule: ClassVar[str] = "plans"
    fields: ClassVar[tuple[str, ...]] = ("left", *RESOURCES)

    def __init__(
        self, seat: int, left: int, wood: int, brick: int, stone: int, fish: int, jewel: int
    ) -> None:
        super().__init__(seat)
        self.left: Final = left  # resources to be saved
        self.wood: Final = wood  # what is to be paid without that
        self.brick: Final = brick
        self.stone: Final = stone
        self.fish: Final = fish
        self.jewel: Final = jewel

    def cost(self) -> list[int]:
        """What is to be paid, by resource."""
        return [self.wood, self.brick, self.stone, self.fish, self.jewel]

    def options(self, table: Table) -> list[int]:
        if not self.left:
            return []
        cost = self.cost()
        options: list[int] = []
        for good in range(len(cost)):
            if cost[good]:
                cost[good] -= 1
                if can_pay(table, self.seat, tuple(cost), self.left - 1, 0):
                    options.append(_SAVE + good)
                cost[good] += 1
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        drawn = table.agenda[-2]  # the building this pays for
        assert isinstance(drawn, Place)
        return {"plan": PLANS[drawn.plan], "count": self.left}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if SAVE.says(action):
            return Reason("plans", "saved-not-in-cost")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        cost = self.cost()
        if action < 0:
            if table.ears is not None:
                drawn = table.agenda[-1]
                assert isinstance(drawn, Place)
                table.tell("pays_for", self.seat, drawn.plan)
            pay(table, self.seat, cost)
            return
        cost[SAVE.one(action)] -= 1
        wood, brick, stone, fish, jewel = cost
        table.push(Save(self.seat, self.left - 1, wood, brick, stone, fish, jewel))


class Place(Question):
    """Draw the building in its shape, turned as you like, beside the building of your overseer."""

    rule: ClassVar[str] = "placement"
    fields: ClassVar[tuple[str, ...]] = ("plan", "mode")

    def __init__(self, seat: int, plan: int, mode: int) -> None:
        super().__init__(seat)
        self.plan: Final = plan
        self.mode: Final = mode

    def options(self, table: Table) -> list[int]:
        if self.mode == NORMAL:
            return places_beside(table, self.plan, table.sheets[self.seat][OVERSEER])
        return places_anywhere(table, self.plan, self.mode == GIANT)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"plan": PLANS[self.plan], "mode": MODES[self.mode]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        """The rule of placement it would break, in the order of the rulebook."""
        if not PLACE.says(action):
            return super().why_not(table, action)
        turn, y, x = PLACE.three(action)
        cell = y * COLUMNS + x
        box = table.box
        city = table.city
        giant = self.mode == GIANT
        shapes = turnings(box.juno_shape) if giant else box.plan_turns[self.plan]
        if not shapes[turn]:
            return Reason("placement", "place-same")
        mask = city.footprint(shapes[turn], cell)
        if not mask:
            return Reason("placement", "place-off-map")
        if mask & city.river:
            return Reason("placement", "place-river")
        if mask & city.forum:
            return Reason("placement", "place-forum")
        if mask & table.occupied:
            return Reason("placement", "place-taken")
        if not giant and city.hills_under(mask) > 1:
            return Reason("placement", "place-two-hills")
        if not giant and city.spans_wall(mask):
            return Reason("placement", "place-wall")
        for restriction in box.restrictions[self.plan]:
            if city.forbids(restriction, mask):
                if restriction == MARSH_ONLY:
                    return Reason("restrictions", "place-marsh-only")
                if restriction == SOME_HILL:
                    return Reason("restrictions", "place-some-hill")
                if restriction == ADJACENT_TIBER:
                    return Reason("restrictions", "place-tiber")
                return Reason("restrictions", "place-beside-wall")
        return Reason("placement", "place-not-beside" if self.mode == NORMAL else "place-alone")

    def happen(self, table: Table, action: int) -> None:
        if action < 0:  # only Saturn's second gift can find no room
            return
        place = action - _PLACE
        if self.mode == GIANT:
            mask = table.box.giants[table.law.side][self.plan].mask_of[place]
        else:
            mask = table.drawings[self.plan].mask_of[place]
        draw(table, self.seat, self.plan, mask, self.mode)


# ---------------------------------------------------------------- what follows


def draw(table: Table, seat: int, plan: int, mask: int, mode: int) -> None:
    """Draw a building and gain the resources printed under it; the rest follows."""
    building = table.draw_building(plan, seat, mask)
    if table.ears is not None:
        table.tell("builds_giant" if mode == GIANT else "builds", seat, plan)
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
    fields: ClassVar[tuple[str, ...]] = ("building", "mode")

    def __init__(self, seat: int, building: int, mode: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.mode: Final = mode

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
    fields: ClassVar[tuple[str, ...]] = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def happen(self, table: Table, action: int) -> None:
        fire(table, self.seat, ON_BUILD, self.building, 0)


class Neighbours(Step[Table]):
    """All adjacent buildings produce for their owners; beside an opponent you gain a senator."""

    rule: ClassVar[str] = "neighbours"
    fields: ClassVar[tuple[str, ...]] = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

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
                        tell_production(table, owner, other)
                        produce(table, owner, other, choices)
        senators = 0
        for other in near:
            if is_opponent(table.owner_of[other], seat):
                senators = table.box.build_senators
            elif table.plan_of[other] == RUBBLE:
                table.own_buildings()
                table.plan_of[other] = PARK
                senators = table.box.rubble_senators
                table.tell("clears", seat)
        give(table, seat, SENATOR, senators, choices)
        let(table, choices)


def move_foreman(table: Table, owner: int, plan: int) -> None:
    """An owner's foreman goes onto a plan; whoever stood there goes back beside his sheet."""
    board = table.board
    for other in table.law.plans:
        if board[FOREMAN + other] == owner:
            board[FOREMAN + other] = -1
    board[FOREMAN + plan] = owner
