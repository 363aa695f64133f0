"""Powers of active patrons: what may be used before or after an action."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import (
    INVOKE,
    TAKE,
    TRAIN,
)
from ludi.games.ave_roma.ids import (
    AEDILIS,
    BUY_INFLUENCE,
    COLOSSEUM_STEP,
    COST_DENARII,
    EXTRA_TRAINING,
    GAIN_AREA_RESOURCE,
    PROPRAETOR,
    RAISE_BROWN,
)
from ludi.games.ave_roma.places import (
    AFTER,
    CARD,
    DENARII,
    FINAL,
    NO_CARD,
    READY,
    STAGE,
    TRAINED,
    UNUSED,
    VALUE,
    WHERE,
)
from ludi.games.ave_roma.rules.areas import raise_brown
from ludi.games.ave_roma.rules.fees import fee_due, most_denarii
from ludi.games.ave_roma.rules.gains import (
    TakeResource,
    raise_marker,
)
from ludi.games.ave_roma.rules.payment import (
    can_pay,
    start_payment,
)
from ludi.games.ave_roma.rules.roma import Walk
from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step

_INVOKE: Final = INVOKE.base
_TRAIN: Final = TRAIN.base
_TAKE: Final = TAKE.base
TRAIN_CODES: Final[list[list[list[int]]]] = [
    [
        [_TRAIN + value * 4 + space for value in range(5) if ready >> value & 1]
        for ready in range(32)
    ]
    for space in range(4)
]

# Powers that are a decision; those whose moment never matters are offered after the action only.
OPTIONAL: Final = (GAIN_AREA_RESOURCE, BUY_INFLUENCE, COLOSSEUM_STEP, RAISE_BROWN, EXTRA_TRAINING)


def powers(table: Table, seat: int) -> list[int]:
    """The powers a seat may use at this moment of its action."""
    act = table.act
    box = table.box
    found: list[int] = []
    where = act[WHERE]
    after = act[STAGE] == AFTER
    has_card = AEDILIS <= where <= PROPRAETOR and table.city[CARD + act[VALUE] - 1] != NO_CARD
    training = False
    unused = act[UNUSED]
    while unused:
        low = unused & -unused
        unused ^= low
        patron = low.bit_length() - 1
        power = box.power[patron]
        if power == COLOSSEUM_STEP:
            found.append(_INVOKE + patron)
        elif power == EXTRA_TRAINING:
            training = after
        elif not has_card:
            continue
        elif power == GAIN_AREA_RESOURCE:
            found.append(_INVOKE + patron)
        elif power == BUY_INFLUENCE:
            if may_buy_influence(table, seat, patron):
                found.append(_INVOKE + patron)
        elif after:
            found.append(_INVOKE + patron)
    if training and not table.city[FINAL]:
        found += trainings(table, seat, ready_values(table.boards[seat]), fee_due(table, seat))
    return found


def may_buy_influence(table: Table, seat: int, patron: int) -> bool:
    """Whether the level can be paid; the fee of the area card must be in hand besides."""
    price = table.box.price[patron]
    board = table.boards[seat]
    if board[DENARII] - price[COST_DENARII] < fee_due(table, seat):
        return False
    return can_pay(board, price, 0, 0)


def ready_values(board: list[int]) -> int:
    """The values of ready workers, as bits."""
    return (
        (1 if board[READY] else 0)
        | (2 if board[READY + 1] else 0)
        | (4 if board[READY + 2] else 0)
        | (8 if board[READY + 3] else 0)
        | (16 if board[READY + 4] else 0)
    )


def trainings(table: Table, seat: int, ready: int, keep: int) -> list[int]:
    """Ready workers and the free training spaces they may go to, some money being kept."""
    board = table.boards[seat]
    money = board[DENARII] - keep
    found: list[int] = []
    prices = table.box.training_price
    for space in range(4):
        if not board[TRAINED + space] and prices[space] <= money:
            found += TRAIN_CODES[space][ready]
    return found


def use_up(table: Table, power: int) -> None:
    """One patron with this power has been used in this action."""
    act = table.act
    unused = act[UNUSED]
    while unused:
        low = unused & -unused
        if table.box.power[low.bit_length() - 1] == power:
            act[UNUSED] &= ~low
            return
        unused ^= low


def invoke(table: Table, seat: int, patron: int) -> None:
    """Use the power of an active patron."""
    act = table.act
    act[UNUSED] &= ~(1 << patron)
    table.tell("invokes", seat, patron)
    area = act[VALUE] - 1
    power = table.box.power[patron]
    if power == GAIN_AREA_RESOURCE:
        table.push(TakeAreaResource(seat))
    elif power == BUY_INFLUENCE:
        table.push(Rise(seat, area))
        start_payment(table, seat, table.box.price[patron], 0, 0)
    elif power == COLOSSEUM_STEP:
        table.push(Walk(seat, 1))
    else:
        raise_brown(table, area)


class TakeAreaResource(Step[Table]):
    """One more resource of a type on the area card of your worker."""

    rule: ClassVar[str] = "patron-powers"

    def options(self, table: Table) -> list[int]:
        card = table.city[CARD + table.act[VALUE] - 1]
        types = table.box.types[card]
        board = table.boards[self.seat]
        fee = fee_due(table, self.seat)
        if board[DENARII] >= fee:
            return [_TAKE + resource for resource in types]
        found: list[int] = []
        for resource in types:
            trial = board[:]
            if trial[resource] < table.box.resource_max:
                trial[resource] += 1
            else:
                trial[DENARII] += table.price(self.seat, resource)
            if most_denarii(table, self.seat, trial) >= fee:
                found.append(_TAKE + resource)
        return found

    def happen(self, table: Table, action: int) -> None:
        table.push(TakeResource(self.seat, 1 << action - _TAKE))


class Rise(Step[Table]):
    """A level that was paid for: the marker moves up by itself."""

    rule: ClassVar[str] = "area-influence"

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def args(self) -> list[int]:
        return [self.seat, self.area]

    def happen(self, table: Table, action: int) -> None:
        raise_marker(table, self.seat, self.area, 1)
