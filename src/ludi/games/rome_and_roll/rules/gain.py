"""Gaining, storing, spending: tracks and Nero's cards, goods one just gained, payments."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import BRIBE, GAIN, STORE
from ludi.games.rome_and_roll.cards import Effect
from ludi.games.rome_and_roll.ids import (
    ADVISORS,
    ADVISORS_EACH,
    AUXILIARY,
    BASKET,
    COIN,
    FISH,
    GLORY,
    GOODS,
    JEWEL,
    ON_DIE_CHOSEN,
    SEATS_MOST,
    SENATOR,
    SOLDIER,
    STONE,
)
from ludi.games.rome_and_roll.rules.question import Question
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
from ludi.games.rome_and_roll.told import TOLD
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY

_STORE: Final = STORE.base
_BRIBE: Final = BRIBE.base
BRIBE_KINDS: Final = 3  # fish, jewel, basket
BUILDINGS_TRACK: Final = 1
TOO: Final = "_too"  # what is told with the name of a seat its line does not speak of

# ---------------------------------------------------------------- telling


def names(table: Table, seat: int) -> bool:
    """Whether what is told now must name its seat: the line it joins speaks of another one."""
    ears = table.ears
    if not ears:
        return False
    place = len(ears) - 1
    while place and TOLD[ears[place].what].part:
        if ears[place].what.endswith(TOO):
            return True
        place -= 1
    fields = TOLD[ears[place].what].fields
    return not fields or fields[0] != "seat" or ears[place].args[0] != seat


def tell_of(table: Table, what: str, seat: int, b: int, c: int = NOBODY) -> None:
    """Tell what something brought a seat; the same good twice over is told once."""
    ears = table.ears
    if ears is None:
        return
    if ears and c > 0:
        last = ears[-1]
        if last.what in (what, what + TOO) and last.args[0] == seat and last.args[1] == b:
            last.args[2] += c
            return
    table.tell(what + TOO if names(table, seat) else what, seat, b, c)


# ---------------------------------------------------------------- tracks


def advance(table: Table, seat: int, track: int, n: int) -> None:
    """Underline the next boxes of a track; what exceeds the last one is lost."""
    sheet = table.sheets[seat]
    old = sheet[COINS + track]
    new = min(old + n, table.box.track_ends[track])
    if new == old:
        return
    sheet[COINS + track] = new
    if table.ears is not None:
        if track == BUILDINGS_TRACK:
            table.tell("grows", seat, new - old)
        else:
            tell_of(table, "earns", seat, COIN if track == 0 else COIN - 1 + track, new - old)
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
    tell_of(table, "claims_nero", seat, points)


def give(table: Table, seat: int, good: int, n: int, choices: list[Step[Table]]) -> None:
    """Give a seat some of a good. What has to be stored or used to bribe joins `choices`."""
    if n <= 0:
        return
    sheet = table.sheets[seat]
    if good <= STONE:
        sheet[good] += n
        tell_of(table, "gains", seat, good, n)
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
            tell_of(table, "gains", seat, good, gained)
    elif good == SENATOR:
        gained = min(n, table.box.senators_most - sheet[SENATORS])
        if gained > 0:
            sheet[SENATORS] += gained
            tell_of(table, "gains", seat, good, gained)


def let(table: Table, choices: list[Step[Table]]) -> None:
    """Let some steps happen next, in their order."""
    for i in range(len(choices) - 1, -1, -1):
        table.push(choices[i])


class Receive(Question):
    """A fish, a jewel or a basket that was just gained is stored, or bribes an advisor."""

    rule: ClassVar[str] = "store-or-bribe"
    fields: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

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

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"good": GOODS[self.good]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if BRIBE.says(action):
            return why_no_bribe(table, self.seat, BRIBE.two(action)[0])
        if GAIN.says(action) or STORE.says(action):
            return Reason("store-or-bribe", "good-not-offered")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if BRIBE.says(action):
            bribe(table, seat, BRIBE.two(action)[0], self.good)
        else:
            good = STORE.one(action)
            if table.ears is not None:
                if len(self.options(table)) > 1:  # it was asked: a line of its own
                    table.tell("stores", seat, good)
                else:
                    tell_of(table, "gains", seat, good, 1)
            table.sheets[seat][good] += 1


class ReceiveAway(Receive):
    """The same in somebody else's turn: here a standing order may answer."""

    rule: ClassVar[str] = "store-or-bribe"

    def asks(self, table: Table) -> dict[str, str | int]:
        active = table.turn[ACTIVE]
        whose = "other" if active >= 0 else "seneca"
        return {"good": GOODS[self.good], "whose": whose, "other": active}


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
        tell_bribe(table, seat, advisor, good, level)
    if table.turn[ACTIVE] == seat and table.turn[DIE] >= 0:
        box = table.box
        if level == box.basic:
            add_icons(table, box.basic_of[advisor])
        if level == box.advanced:
            add_icons(table, box.advanced_of[advisor])


def tell_bribe(table: Table, seat: int, advisor: int, good: int, level: int) -> None:
    """Tell of a bribe, and of what the new loyalty brings."""
    box = table.box
    table.tell("bribes", seat, advisor, good)
    table.tell("loyal", seat, advisor, level)
    if level == box.basic or level == box.advanced:
        table.tell("unlocks", seat, advisor, 1 if level == box.advanced else 0)
    if level == box.loyalty_boxes:
        table.tell("won_over", seat, advisor, box.advisor_points[advisor])


def why_no_bribe(table: Table, seat: int, advisor: int) -> Reason:
    """Why an advisor cannot be bribed, or not so."""
    named: dict[str, str | int] = {"advisor": ADVISORS[advisor]}
    own = table.staff[seat * ADVISORS_EACH : (seat + 1) * ADVISORS_EACH]
    if advisor not in own:
        return Reason("bribe", "not-your-advisor", named)
    if table.sheets[seat][LOYALTY + own.index(advisor)] >= table.box.loyalty_boxes:
        return Reason("bribe", "advisor-loyal", named)
    return Reason("bribe", "bribe-fresh")


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
