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
    EXTRA_TRAINING,
    LOCATIONS,
    MERCATOR,
    QUAESTOR,
)
from ludi.games.ave_roma.rules.bonus import (
    apply_bonus,
    bonuses,
    gather_set,
    use,
    why_not_rally,
    why_not_use,
)
from ludi.games.ave_roma.rules.fees import fee_due, most_denarii
from ludi.games.ave_roma.rules.gains import (
    gain_surplus,
)
from ludi.games.ave_roma.rules.powers import invoke, powers, use_up, why_not_invoke
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.rules.training import send_to_training, why_not_train
from ludi.games.ave_roma.sheet import (
    ADVANCED,
    AFTER,
    BASIC,
    BEFORE,
    DENARII,
    FINAL,
    ICON,
    LATE,
    MOMENT,
    STAGE,
    UNUSED,
    WHERE,
)
from ludi.games.ave_roma.table import Table, supposing
from ludi.kernel.agenda import NOTHING
from ludi.kernel.errors import Reason

_PROCEED: Final = PROCEED.base
_FINISH: Final = FINISH.base


class Around(Question):
    """The moments before and after the basic action."""

    rule: ClassVar[str] = "before-after"

    def asks(self, table: Table) -> dict[str, str | int]:
        options = self.options(table)
        powers = any([INVOKE.says(one) or TRAIN.says(one) for one in options])
        cards = any([USE.says(one) or RALLY.says(one) for one in options])
        return {
            "location": LOCATIONS[table.act[WHERE]],
            "powers": int(powers),
            "cards": int(cards),
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        seat = self.seat
        why: Reason | None = None
        if INVOKE.says(action):
            why = why_not_invoke(table, seat, INVOKE.one(action))
        elif USE.says(action):
            why = why_not_use(table, seat, USE.one(action))
        elif RALLY.says(action):
            why = why_not_rally(table, RALLY.one(action))
        elif TRAIN.says(action):
            why = why_not_train_more(table, seat, action)
        return why or super().why_not(table, action)


class Before(Around):
    """Before the basic action: powers of patrons, cards (advanced mode); then on with it."""

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

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PROCEED.says(action):
            return Reason("area-cards", "fee-later")
        if FINISH.says(action):
            return Reason("before-after", "basic-first")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action not in (NOTHING, _PROCEED):
            table.push(self)
            carry_out(table, self.seat, action)
        elif table.act[WHERE] == MERCATOR:
            table.act[STAGE] = BASIC


class After(Around):
    """After the basic action: what was not used before; then the action is over."""

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

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PROCEED.says(action):
            return Reason("before-after", "basic-done")
        if FINISH.says(action):
            return Reason("area-cards", "fee-later")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action in (NOTHING, _FINISH):
            if table.act[LATE]:
                gain_surplus(table, self.seat, table.act[LATE])
            return
        table.push(self)
        carry_out(table, self.seat, action)


def may_proceed(table: Table, seat: int) -> bool:
    """Whether the fee stays payable: what is gained after MERCATOR cannot be sold any more, and
    cards used before an action cannot be joined by others after it."""
    act = table.act
    board = table.boards[seat]
    fee = fee_due(table, seat)
    if board[DENARII] >= fee:
        return True
    if act[WHERE] == MERCATOR:
        return most_denarii(table, seat, board, supposing(act, STAGE, BASIC)) >= fee
    if act[MOMENT] == BEFORE:
        return most_denarii(table, seat, board, supposing(act, MOMENT, AFTER)) >= fee
    return True


def why_not_train_more(table: Table, seat: int, action: int) -> Reason | None:
    """Why no patron lets one train a worker besides the action."""
    if not table.city[FINAL] and not table.perk(seat, EXTRA_TRAINING, table.act[WHERE]):
        return Reason("patron-powers", "training-extra")
    value, space = TRAIN.two(action)
    why = why_not_train(table, seat, value, space)
    if why is None and table.act[STAGE] != AFTER:
        return Reason("before-after", "power-later")
    return why or Reason("area-cards", "fee-later")


def carry_out(table: Table, seat: int, action: int) -> None:
    """Do what was chosen beside the basic action."""
    if INVOKE.says(action):
        invoke(table, seat, INVOKE.one(action))
    elif RALLY.says(action):
        act = table.act
        act[ICON] = RALLY.one(action)
        act[MOMENT] = act[STAGE]
        gather_set(table, seat, act[ICON])
    elif USE.says(action):
        use(table, seat, USE.one(action))
        apply_bonus(table, seat)
    else:
        use_up(table, EXTRA_TRAINING)
        value, space = TRAIN.two(action)
        send_to_training(table, seat, value + 1, space)
