"""Around the basic action: the moment before it, and the moment after."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import (
    FINISH,
    INVOKE,
    PROCEED,
    RALLY,
    TRAIN,
    USE,
)
from ludi.games.ave_roma.ids import (
    DECK_SIZE,
    EXTRA_TRAINING,
    MERCATOR,
    QUAESTOR,
)
from ludi.games.ave_roma.places import (
    ADVANCED,
    AFTER,
    BASIC,
    BEFORE,
    DENARII,
    ICON,
    LATE,
    MOMENT,
    STAGE,
    UNUSED,
    WHERE,
)
from ludi.games.ave_roma.rules.bonus import apply_bonus, bonuses, gather_set, use
from ludi.games.ave_roma.rules.fees import fee_due, most_denarii
from ludi.games.ave_roma.rules.gains import (
    gain_surplus,
)
from ludi.games.ave_roma.rules.powers import invoke, powers, use_up
from ludi.games.ave_roma.rules.training import send_to_training
from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step

_INVOKE: Final = INVOKE.base
_USE: Final = USE.base
_RALLY: Final = RALLY.base
_PROCEED: Final = PROCEED.base
_FINISH: Final = FINISH.base
_TRAIN: Final = TRAIN.base


class Before(Step[Table]):
    """Before the basic action: powers of patrons, cards (advanced mode); then on with it."""

    rule: ClassVar[str] = "before-after"

    def options(self, table: Table) -> list[int]:
        act = table.act
        found: list[int] = []
        if act[UNUSED]:
            found = powers(table, self.seat)
        if table.city[ADVANCED] and act[WHERE] != QUAESTOR:
            found += bonuses(table, self.seat)
        if found and may_proceed(table, self.seat):
            found.append(_PROCEED)
        return found

    def happen(self, table: Table, action: int) -> None:
        if action >= 0 and action != _PROCEED:
            table.push(self)
            carry_out(table, self.seat, action)
        elif table.act[WHERE] == MERCATOR:
            table.act[STAGE] = BASIC


class After(Step[Table]):
    """After the basic action: what was not used before; then the action is over."""

    rule: ClassVar[str] = "before-after"

    def options(self, table: Table) -> list[int]:
        act = table.act
        found: list[int] = []
        if act[UNUSED]:
            found = powers(table, self.seat)
        if table.city[ADVANCED]:
            found += bonuses(table, self.seat)
        if found and table.boards[self.seat][DENARII] >= fee_due(table, self.seat):
            found.append(_FINISH)
        return found

    def happen(self, table: Table, action: int) -> None:
        if action < 0 or action == _FINISH:
            if table.act[LATE]:
                gain_surplus(table, self.seat, table.act[LATE])
            return
        table.push(self)
        carry_out(table, self.seat, action)


def may_proceed(table: Table, seat: int) -> bool:
    """Whether the fee stays payable: what is gained after MERCATOR cannot be sold any more, and
    cards used before an action cannot be joined by others after it."""
    act = table.act
    if table.boards[seat][DENARII] >= fee_due(table, seat):
        return True
    if act[WHERE] == MERCATOR:
        act[STAGE] = BASIC
        enough = most_denarii(table, seat, table.boards[seat]) >= fee_due(table, seat)
        act[STAGE] = BEFORE
        return enough
    if act[MOMENT] != BEFORE:
        return True
    act[MOMENT] = AFTER
    enough = most_denarii(table, seat, table.boards[seat]) >= fee_due(table, seat)
    act[MOMENT] = BEFORE
    return enough


def carry_out(table: Table, seat: int, action: int) -> None:
    """Do what was chosen beside the basic action."""
    if _INVOKE <= action < _INVOKE + DECK_SIZE:
        invoke(table, seat, action - _INVOKE)
    elif action >= _RALLY:
        act = table.act
        act[ICON] = action - _RALLY
        act[MOMENT] = act[STAGE]
        gather_set(table, seat, action - _RALLY)
    elif action >= _USE:
        use(table, seat, action - _USE)
        apply_bonus(table, seat)
    else:
        use_up(table, EXTRA_TRAINING)
        value, space = divmod(action - _TRAIN, 4)
        send_to_training(table, seat, value + 1, space)
