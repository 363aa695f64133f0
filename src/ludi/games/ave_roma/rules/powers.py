"""Powers of active patrons: what may be used before or after an action."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import (
    INVOKE,
    TAKE,
)
from ludi.games.ave_roma.ids import (
    AEDILIS,
    AREAS,
    BUY_INFLUENCE,
    CARDS,
    COLOSSEUM_STEP,
    COST_DENARII,
    EXTRA_TRAINING,
    GAIN_AREA_RESOURCE,
    PROPRAETOR,
    RAISE_BROWN,
)
from ludi.games.ave_roma.rules.areas import raise_brown, why_not_take
from ludi.games.ave_roma.rules.fees import fee_due, most_denarii
from ludi.games.ave_roma.rules.gains import (
    TakeResource,
    raise_marker,
)
from ludi.games.ave_roma.rules.payment import (
    can_pay,
    start_payment,
)
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.rules.roma import Walk
from ludi.games.ave_roma.rules.training import ready_values, trainings
from ludi.games.ave_roma.sheet import (
    ACTIVE,
    AFTER,
    CARD,
    DENARII,
    FINAL,
    NO_CARD,
    STAGE,
    UNUSED,
    VALUE,
    WHERE,
)
from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_INVOKE: Final = INVOKE.base
_TAKE: Final = TAKE.base
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


def why_not_invoke(table: Table, seat: int, patron: int) -> Reason:
    """Why the power of a patron may not be used at this moment."""
    act = table.act
    if not table.boards[seat][ACTIVE] >> patron & 1:
        return Reason("active-patrons", "not-active")
    if table.box.action[patron] != act[WHERE]:
        return Reason("patron-powers", "not-this-action")
    if not act[UNUSED] >> patron & 1:
        return Reason("patron-powers", "power-used")
    power = table.box.power[patron]
    if power == EXTRA_TRAINING:
        return Reason("patron-powers", "power-trains")
    has_card = table.city[CARD + act[VALUE] - 1] != NO_CARD
    if power == RAISE_BROWN and has_card:
        return Reason("before-after", "power-later")
    if power == BUY_INFLUENCE and has_card:
        return Reason("patron-powers", "power-unpaid")
    return Reason("aedilis", "no-area-card", {"area": AREAS[act[VALUE] - 1]})


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


class TakeAreaResource(Question):
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
            if most_denarii(table, self.seat, trial, table.act) >= fee:
                found.append(_TAKE + resource)
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"card": CARDS[table.city[CARD + table.act[VALUE] - 1]]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TAKE.says(action):
            return why_not_take(table, TAKE.one(action))
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        table.push(TakeResource(self.seat, 1 << TAKE.one(action)))


class Rise(Step[Table]):
    """A level that was paid for: the marker moves up by itself."""

    rule: ClassVar[str] = "area-influence"
    fields: ClassVar[tuple[str, ...]] = ("area",)

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def happen(self, table: Table, action: int) -> None:
        raise_marker(table, self.seat, self.area, 1)
