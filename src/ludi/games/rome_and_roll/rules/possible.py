"""Which main actions are possible: what the die, the storage and the table allow."""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll.ids import (
    ACTIONS,
    ADVISORS_EACH,
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
from ludi.games.rome_and_roll.rules.provinces import can_conquer, can_develop, can_tax
from ludi.games.rome_and_roll.rules.trade import can_trade
from ludi.games.rome_and_roll.sheet import (
    AGAIN,
    ARMIES,
    DONE,
    FORCE,
    ICON_USED,
    LOYALTY,
    WORKERS,
)
from ludi.games.rome_and_roll.table import Table

ALL_ACTIONS: Final = (1 << len(ACTIONS)) - 1
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


def possible(table: Table, seat: int, wanted: int) -> int:
    """Which of some main actions are possible now, a bit each."""
    workers = table.turn[WORKERS]
    found = 0
    if wanted >> BUILD & 1 and can_build(table, seat):
        found |= 1 << BUILD
    if wanted >> MUSTER & 1 and workers >> LEGIONARY & 1 and table.board[ARMIES]:
        found |= 1 << MUSTER
    if wanted >> CONQUER & 1 and can_conquer(table, seat):
        found |= 1 << CONQUER
    if wanted >> DEVELOP & 1 and can_develop(table, seat):
        found |= 1 << DEVELOP
    if wanted >> TAX & 1 and can_tax(table, seat):
        found |= 1 << TAX
    if wanted >> TRADE & 1 and can_trade(table, seat):
        found |= 1 << TRADE
    return found


def within_reach(table: Table, seat: int, wanted: int) -> bool:
    """Whether one of some main actions is possible, now or after a senator or bribes."""
    if possible(table, seat, wanted):
        return True
    turn = table.turn
    workers = turn[WORKERS]
    found = 0
    if not turn[ICON_USED] and table.free_senators(seat) > 0:
        for worker in ICON_WORKERS:  # all at once: no action needs two of them
            turn[WORKERS] |= 1 << worker
        found = possible(table, seat, wanted)
    helped = found != 0 or bribes_help(table, seat, wanted)
    turn[WORKERS] = workers
    return helped


def bribes_help(table: Table, seat: int, wanted: int) -> bool:
    """Whether what is left on the die can unlock an ability that makes an action possible."""
    turn = table.turn
    for good in range(FISH, BASKET + 1):
        if turn[good]:
            for slot in range(ADVISORS_EACH):
                if table.sheets[seat][LOYALTY + slot] < table.box.advanced:
                    twin = table.clone()
                    twin.turn[good] -= 1
                    bribe(twin, seat, table.staff[seat * ADVISORS_EACH + slot], good)
                    if possible(twin, seat, wanted) or bribes_help(twin, seat, wanted):
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
