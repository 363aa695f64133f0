"""Which main actions are possible: what the die, the storage and the table allow."""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll.ids import (
    ACTIONS,
    ADVISORS_EACH,
    ARCHITECT,
    BASKET,
    BUILD,
    BUILDER,
    CONQUER,
    DEVELOP,
    FISH,
    LEGIONARY,
    MERCHANT,
    MUSTER,
    TAX,
    TRADE,
)
from ludi.games.rome_and_roll.rules.build import can_build
from ludi.games.rome_and_roll.rules.gain import bribe
from ludi.games.rome_and_roll.rules.muster import can_muster
from ludi.games.rome_and_roll.rules.provinces import can_conquer, can_develop, can_tax, force
from ludi.games.rome_and_roll.rules.trade import can_trade
from ludi.games.rome_and_roll.sheet import (
    AGAIN,
    DONE,
    FORCE,
    ICON_USED,
    LOYALTY,
    WORKERS,
)
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.errors import Reason

ALL_ACTIONS: Final = (1 << len(ACTIONS)) - 1
NO_FAVOUR: Final = -1
ICON_WORKERS: Final = (LEGIONARY, BUILDER, MERCHANT)  # that a senator can stand for

# By favour: a bit for each action it can be used with.
TIMING: Final = (
    1 << TRADE,
    1 << BUILD,
    0,
    1 << CONQUER | 1 << MUSTER,
    1 << TRADE | 1 << TAX,
    0,
    0,
)


def possible(table: Table, seat: int, wanted: int, workers: int, favour: int) -> int:
    """Which of some main actions are possible with these workers and a favour, a bit each."""
    found = 0
    if wanted >> BUILD & 1 and can_build(table, seat, workers, favour):
        found |= 1 << BUILD
    if wanted >> MUSTER & 1 and can_muster(table, seat, workers, favour):
        found |= 1 << MUSTER
    if wanted >> CONQUER & 1 and can_conquer(table, seat, favour):
        found |= 1 << CONQUER
    if wanted >> DEVELOP & 1 and can_develop(table, seat, workers):
        found |= 1 << DEVELOP
    if wanted >> TAX & 1 and can_tax(table, seat, favour):
        found |= 1 << TAX
    if wanted >> TRADE & 1 and can_trade(table, seat):
        found |= 1 << TRADE
    return found


def why_impossible(table: Table, seat: int, action: int) -> Reason:
    """Why a main action is not possible now."""
    if not wanted_actions(table) >> action & 1:
        if table.turn[FORCE]:
            return Reason("favours", "for-favour")
        return Reason("actions", "action-done")
    workers = table.turn[WORKERS]
    if action == BUILD:
        if not workers >> BUILDER & 1 and not workers >> ARCHITECT & 1:
            return Reason("build", "needs-worker", {"main": ACTIONS[action]})
        return Reason("build", "nothing-to-build")
    if action == MUSTER:
        if not workers >> LEGIONARY & 1:
            return Reason("muster", "needs-worker", {"main": ACTIONS[action]})
        return Reason("muster", "no-army")
    if action == CONQUER:
        return Reason(
            "conquer", "no-conquest", {"count": force(table, seat, table.turn[FORCE] - 1)}
        )
    if action == DEVELOP:
        if not workers >> table.box.develop_worker & 1:
            return Reason("develop", "needs-worker", {"main": ACTIONS[action]})
        return Reason("develop", "no-road-to-renovate")
    if action == TAX:
        return Reason("tax", "nothing-to-tax")
    return Reason("trade", "no-group")


def within_reach(table: Table, seat: int, wanted: int, favour: int, senators: int) -> bool:
    """Whether one of some main actions is possible, now or after a senator or bribes."""
    if possible(table, seat, wanted, table.turn[WORKERS], favour):
        return True
    icons = 0  # of a senator: all at once, as no action needs two of them
    if senators and not table.turn[ICON_USED]:
        for worker in ICON_WORKERS:
            icons |= 1 << worker
        if possible(table, seat, wanted, table.turn[WORKERS] | icons, favour):
            return True
    return bribes_help(table, seat, wanted, icons, favour)


def bribes_help(table: Table, seat: int, wanted: int, icons: int, favour: int) -> bool:
    """Whether what is left on the die can unlock an ability that makes an action possible."""
    for good in range(FISH, BASKET + 1):
        if table.turn[good]:
            for slot in range(ADVISORS_EACH):
                if table.sheets[seat][LOYALTY + slot] < table.box.advanced:
                    twin = table.clone()
                    twin.turn[good] -= 1
                    bribe(twin, seat, table.staff[seat * ADVISORS_EACH + slot], good)
                    workers = twin.turn[WORKERS] | icons
                    if possible(twin, seat, wanted, workers, favour) or bribes_help(
                        twin, seat, wanted, icons, favour
                    ):
                        return True
    return False


def wanted_actions(table: Table) -> int:
    """The main actions the turn still allows, a bit each."""
    turn = table.turn
    if turn[FORCE]:
        return TIMING[turn[FORCE] - 1] & ~again_bit(turn)
    if turn[AGAIN]:
        return ALL_ACTIONS & ~again_bit(turn)
    return 0 if turn[DONE] else ALL_ACTIONS


def again_bit(turn: list[int]) -> int:
    """With Jupiter, the action that may not be repeated."""
    return 1 << turn[AGAIN] - 1 if turn[AGAIN] else 0
