"""Gaining, storing, spending: tracks and Nero's cards, goods one just gained, payments."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import BRIBE, STORE
from ludi.games.rome_and_roll.effects import Effect
from ludi.games.rome_and_roll.ids import (
    ADVISORS_EACH,
    AUXILIARY,
    BASKET,
    COIN,
    FISH,
    GLORY,
    JEWEL,
    ON_DIE_CHOSEN,
    SEATS_MOST,
    SENATOR,
    SOLDIER,
    STONE,
)
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    AUX,
    CHARACTER,
    COINS,
    DIE,
    LOYALTY,
    NERO,
    NERO_COUNT,
    NERO_POINTS,
    NERO_TRACKS,
    SENATORS,
    SOLDIERS,
    WORKERS,
)
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.agenda import Step

_STORE: Final = STORE.base
_BRIBE: Final = BRIBE.base
BRIBE_KINDS: Final = 3  # fish, jewel, basket
BUILDINGS_TRACK: Final = 1

# ---------------------------------------------------------------- tracks


def advance(table: Table, seat: int, track: int, n: int) -> None:
    """Underline the next boxes of a track; what exceeds the last one is lost."""
    sheet = table.sheets[seat]
    old = sheet[COINS + track]
    new = min(old + n, table.box.track_ends[track])
    if new == old:
        return
    sheet[COINS + track] = new
    if table.ears is not None and track != BUILDINGS_TRACK:
        table.tell("gains", seat, COIN if track == 0 else COIN - 1 + track, new - old)
    blue = table.box.blue_boxes[sheet[CHARACTER]][track]
    if old < blue <= new:
        claim_nero(table, seat, track)


def claim_nero(table: Table, seat: int, track: int) -> None:
    """A blue box takes the top card of Nero's pile, if there is one left."""
    sheet = table.sheets[seat]
    taken = table.board[NERO]
    if taken >= len(table.law.nero) or sheet[NERO_TRACKS] >> track & 1:
        return
    table.board[NERO] = taken + 1
    points = table.law.nero[taken]
    sheet[NERO_TRACKS] |= 1 << track
    sheet[NERO_POINTS] += points
    sheet[NERO_COUNT] += 1
    table.tell("claims_nero", seat, points)


def give(table: Table, seat: int, good: int, n: int, choices: list[Step[Table]]) -> None:
    """Give a seat some of a good. What has to be stored or used to bribe joins `choices`."""
    if n <= 0:
        return
    sheet = table.sheets[seat]
    if good <= STONE:
        sheet[good] += n
        if table.ears is not None:
            table.tell("gains", seat, good, n)
    elif good <= BASKET:
        step = RECEIVE[good][seat] if table.turn[ACTIVE] == seat else RECEIVE_AWAY[good][seat]
        for _ in range(n):
            choices.append(step)
    elif good <= GLORY:
        advance(table, seat, good - COIN if good == COIN else good - COIN + 1, n)
    elif good == SOLDIER:
        gained = min(n, table.box.soldiers_most - sheet[SOLDIERS])
        if gained > 0:
            sheet[SOLDIERS] += gained
            table.tell("gains", seat, good, gained)
    elif good == SENATOR:
        gained = min(n, table.box.senators_most - sheet[SENATORS])
        if gained > 0:
            sheet[SENATORS] += gained
            table.tell("gains", seat, good, gained)


def let(table: Table, choices: list[Step[Table]]) -> None:
    """Let some steps happen next, in their order."""
    for i in range(len(choices) - 1, -1, -1):
        table.push(choices[i])


class Receive(Step[Table]):
    """A fish, a jewel or a basket that was just gained is stored, or bribes an advisor."""

    rule: ClassVar[str] = "store-or-bribe"

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def args(self) -> list[int]:
        return [self.seat, self.good]

    def options(self, table: Table) -> list[int]:
        good = self.good
        if good == BASKET:
            options = [_STORE, _STORE + 1, _STORE + 2, _STORE + 3]
        else:
            options = [_STORE + good]
        sheet = table.sheets[self.seat]
        boxes = table.box.loyalty_boxes
        kind = good - FISH
        for slot in range(ADVISORS_EACH):
            if sheet[LOYALTY + slot] < boxes:
                advisor = table.staff[self.seat * ADVISORS_EACH + slot]
                options.append(_BRIBE + advisor * BRIBE_KINDS + kind)
        return options

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action >= _BRIBE:
            bribe(table, seat, (action - _BRIBE) // BRIBE_KINDS, self.good)
        else:
            table.sheets[seat][action - _STORE] += 1
            if table.ears is not None:
                table.tell("gains", seat, action - _STORE, 1)


class ReceiveAway(Receive):
    """The same in somebody else's turn: here a standing order may answer."""

    rule: ClassVar[str] = "store-or-bribe"


# Made once, by good and seat.
RECEIVE: Final = [[Receive(seat, good) for seat in range(SEATS_MOST)] for good in range(BASKET + 1)]
RECEIVE_AWAY: Final = [
    [ReceiveAway(seat, good) for seat in range(SEATS_MOST)] for good in range(BASKET + 1)
]


# ---------------------------------------------------------------- bribing


def bribe(table: Table, seat: int, advisor: int, good: int) -> None:
    """Mark the next loyalty box of an advisor; an ability unlocked works from now on."""
    slot = table.staff.index(advisor) % ADVISORS_EACH
    place = LOYALTY + slot
    sheet = table.sheets[seat]
    level = sheet[place] + 1
    sheet[place] = level
    if level == table.box.basic or level == table.box.advanced:
        table.unlock(seat)
    if table.ears is not None:
        table.tell("bribes", seat, advisor, level)
    if table.turn[ACTIVE] == seat and table.turn[DIE] >= 0:
        box = table.box
        if level == box.basic:
            add_icons(table, box.basic_of[advisor])
        if level == box.advanced:
            add_icons(table, box.advanced_of[advisor])


def add_icons(table: Table, effects: list[Effect]) -> None:
    """Add what some abilities add to the die of the turn, if their icon is printed on it."""
    turn = table.turn
    die = turn[DIE]
    box = table.box
    for effect in effects:
        if effect.trigger != ON_DIE_CHOSEN:
            continue
        printed = box.face_printed[die] & effect.printed_workers != 0
        if not printed and effect.printed_goods:
            goods = box.face_goods[die]
            for good in range(BASKET):
                if effect.printed_goods >> good & 1 and goods[good]:
                    printed = True
        if printed:
            if effect.worker >= 0:
                turn[WORKERS] |= 1 << effect.worker
            elif effect.arg == AUXILIARY:
                turn[AUX] += effect.n
            else:
                turn[effect.arg] += effect.n


# ---------------------------------------------------------------- paying

# A resource is spent from the storage first, then from the die, then a basket of the die stands
# for it: icons left on the die can still be stored, and only they can bribe, so that no other
# order leaves more.


def have(table: Table, seat: int, good: int) -> int:
    """How many of a resource a seat could spend in its turn, without baskets."""
    return table.sheets[seat][good] + table.turn[good]


def can_spend(table: Table, seat: int, good: int) -> bool:
    """Whether one of a resource can be paid, if need be with a basket."""
    turn = table.turn
    return table.sheets[seat][good] > 0 or turn[good] > 0 or (good != JEWEL and turn[BASKET] > 0)


def spend(table: Table, seat: int, good: int) -> None:
    """Pay one of a resource."""
    sheet = table.sheets[seat]
    turn = table.turn
    if sheet[good] > 0:
        sheet[good] -= 1
    elif turn[good] > 0:
        turn[good] -= 1
    else:
        turn[BASKET] -= 1


def pay(table: Table, seat: int, cost: list[int]) -> None:
    """Pay a cost given by resource."""
    for good in range(len(cost)):
        for _ in range(cost[good]):
            spend(table, seat, good)
        if cost[good] and table.ears is not None:
            table.tell("pays", seat, good, cost[good])
