"""Actions on the right sheet: citizens, market, theatre, ludus, temples, baths, courthouse."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import (
    BRIBE,
    BUY,
    EDICT,
    FIGHT,
    FILL,
    FROM_FATE,
    PERFORM,
    SPAR,
    STORE,
    WORSHIP,
)
from ludi.games.hadrians_wall.ids import (
    APPARITORES,
    BATH_BOXES,
    CITIZEN_BOXES,
    CIVILIAN,
    COURT_BOXES,
    GOODS,
    MARKET_BOXES,
    PATRICIANS,
    PERFORMERS,
    PRIESTS,
    RENOWN,
    RESOURCE,
    SERVANT,
    SOLDIER,
    STRENGTH_BOXES,
    THEATRE_BOXES,
    TRADERS,
)
from ludi.games.hadrians_wall.rules.rewards import (
    can_pay,
    fill_citizen,
    gain,
    gain_all,
    pay,
    pay_all,
)
from ludi.games.hadrians_wall.sheet import (
    BATTLES,
    BRIBES,
    DISDAIN,
    DISDAIN_REMOVED,
    EDICTS,
    STAGES,
    STALLS,
    STRENGTH,
    TEMPLE,
    TEMPLE_FILLED,
    WOUNDS,
)
from ludi.games.hadrians_wall.table import NO_CARD, Table
from ludi.kernel.agenda import Step
from ludi.kernel.table import NOBODY

_FILL: Final = FILL.base
_BUY: Final = BUY.base
_STORE: Final = STORE.base
_PERFORM: Final = PERFORM.base
_SPAR: Final = SPAR.base
_FIGHT: Final = FIGHT.base
_WORSHIP: Final = WORSHIP.base
_BRIBE: Final = BRIBE.base
_EDICT: Final = EDICT.base


# ---------------------------------------------------------------- citizens


_CITIZENS: Final = [_FILL - RENOWN + track for track in range(TRADERS, TRADERS + 5)]


def citizen_options(sheet: list[int], options: list[int]) -> None:
    """A civilian fills the next box of any citizen track."""
    if (
        sheet[TRADERS] < CITIZEN_BOXES
        and sheet[PERFORMERS] < CITIZEN_BOXES
        and sheet[PRIESTS] < CITIZEN_BOXES
        and sheet[APPARITORES] < CITIZEN_BOXES
        and sheet[PATRICIANS] < CITIZEN_BOXES
    ):
        options.extend(_CITIZENS)
        return
    for track in range(TRADERS, TRADERS + 5):
        if sheet[track] < CITIZEN_BOXES:
            options.append(_FILL - RENOWN + track)


def settle(table: Table, seat: int, track: int) -> None:
    """A civilian becomes a citizen."""
    pay(table, seat, CIVILIAN, 1)
    fill_citizen(table, seat, table.sheets[seat], track)


# ---------------------------------------------------------------- market


def open_stall(table: Table, sheet: list[int]) -> bool:
    """Whether the market has an empty box whose flag is met."""
    traders = sheet[TRADERS]
    flag = table.box.market_flag
    for stall in range(MARKET_BOXES):
        if not sheet[STALLS + stall] and traders >= flag[stall]:
            return True
    return False


def good_of(table: Table, seat: int, seller: int) -> int:
    """The card whose good a seller has, NO_CARD if there is no such seller."""
    if seller < 2:
        other = table.neighbour(seat, seller)
        return NO_CARD if other == NOBODY else table.prospect(other)
    return table.neutral_prospect(seller - 2)


def market_options(table: Table, seat: int, sheet: list[int], options: list[int]) -> None:
    """A resource buys a good of a neighbour, of a neutral card or of the fate deck."""
    if not open_stall(table, sheet):
        return
    for seller in range(4):
        if good_of(table, seat, seller) != NO_CARD:
            options.append(_BUY + seller)
    options.append(_BUY + FROM_FATE)


def buy(table: Table, seat: int, seller: int) -> int:
    """Pay for a good and see which it is; returns the neighbour to be paid, or NOBODY."""
    pay(table, seat, RESOURCE, 1)
    paid = NOBODY
    if seller == FROM_FATE:
        card = table.turn_fate()
        table.discard.append(card)
        good = table.box.fate_good[card]
    else:
        good = table.box.card_good[good_of(table, seat, seller)]
        if seller < 2:
            paid = table.neighbour(seat, seller)
        else:
            table.tokens[2 * (seller - 2)] += 1
    table.tell("buys", seat, seller, good)
    table.push(Store(seat, good))
    return paid


class Store(Step[Table]):
    """Write the number of the good into an empty box of the market whose flag is met.

    Boxes that give nothing more are all alike: only the first of them is offered.
    """

    rule: ClassVar[str] = "goods"

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def args(self) -> list[int]:
        return [self.seat, self.good]

    def options(self, table: Table) -> list[int]:
        sheet = table.sheets[self.seat]
        box = table.box
        options: list[int] = []
        plain = False
        for stall in range(MARKET_BOXES):
            if not sheet[STALLS + stall] and sheet[TRADERS] >= box.market_flag[stall]:
                if box.market_reward[stall]:
                    options.append(_STORE + stall)
                elif not plain:
                    plain = True
                    options.append(_STORE + stall)
        return options

    def happen(self, table: Table, action: int) -> None:
        sheet = table.sheets[self.seat]
        stall = action - _STORE
        old = goods(sheet)
        sheet[STALLS + stall] = self.good
        table.tell("stores", self.seat, stall, self.good)
        if not old >> self.good & 1:
            for _ in range(table.box.market_renown[old.bit_count()]):
                gain(table, self.seat, RENOWN)
        gain_all(table, self.seat, table.box.market_reward[stall])


def goods(sheet: list[int]) -> int:
    """The kinds of goods in the market: a bit for each number from 1 to 6."""
    bits = 0
    for stall in range(MARKET_BOXES):
        bits |= 1 << sheet[STALLS + stall]
    return bits >> 1 << 1 & (2 << GOODS) - 1


# ---------------------------------------------------------------- theatre


def has_performed(sheet: list[int], year: int) -> bool:
    return year in sheet[STAGES : STAGES + THEATRE_BOXES]


def theatre_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """One performance a year, in any empty box whose flag is met."""
    if has_performed(sheet, table.year):
        return
    flag = table.box.theatre_flag
    for stage in range(THEATRE_BOXES):
        if not sheet[STAGES + stage] and sheet[PERFORMERS] >= flag[stage]:
            options.append(_PERFORM + stage)


def perform(table: Table, seat: int, stage: int) -> None:
    """Pay a resource, write the year and gain what the performance gives."""
    pay(table, seat, RESOURCE, 1)
    table.sheets[seat][STAGES + stage] = table.year
    table.tell("performs", seat, stage)
    gain_all(table, seat, table.box.theatre_reward[stage])


# ---------------------------------------------------------------- ludus


def ludus_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """Living gladiators train against servants and civilians, and fight once a year."""
    for gladiator in range(2):
        strength = sheet[STRENGTH + gladiator]
        left = strength - sheet[WOUNDS + gladiator]
        if strength and not left:
            continue
        if strength < STRENGTH_BOXES and sheet[PERFORMERS] >= table.box.ludus_flag[strength]:
            if sheet[SERVANT]:
                options.append(_SPAR + 2 * gladiator)
            if sheet[CIVILIAN]:
                options.append(_SPAR + 2 * gladiator + 1)
        if left and not sheet[BATTLES + gladiator] >> table.year & 1:
            options.append(_FIGHT + gladiator)


def spar(table: Table, seat: int, gladiator: int, against: int) -> None:
    """A servant (0) or a civilian (1) is paid, and the gladiator grows stronger."""
    pay(table, seat, CIVILIAN if against else SERVANT, 1)
    sheet = table.sheets[seat]
    sheet[STRENGTH + gladiator] += 1
    table.tell("spars", seat, gladiator, sheet[STRENGTH + gladiator])


def fight(table: Table, seat: int, gladiator: int) -> None:
    """A fate card tells the damage; a dead gladiator gives piety, a living one renown."""
    sheet = table.sheets[seat]
    sheet[BATTLES + gladiator] |= 1 << table.year
    card = table.turn_fate()
    table.discard.append(card)
    strength = sheet[STRENGTH + gladiator]
    damage = table.box.fate_damage[card]
    sheet[WOUNDS + gladiator] = min(strength, sheet[WOUNDS + gladiator] + damage)
    table.tell("fights", seat, gladiator, damage)
    if sheet[WOUNDS + gladiator] >= strength:
        table.tell("dies", seat, gladiator)
        gain_all(table, seat, table.box.died[strength - 1])
    else:
        table.tell("survives", seat, gladiator)
        gain_all(table, seat, table.box.survived[strength - 1])


# ---------------------------------------------------------------- temples, baths, courthouse


def temple_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """Any worker fills the next temple box, one temple after the other, if its flag is met."""
    filled = sheet[TEMPLE_FILLED]
    box = table.box
    if filled >= len(box.temple_flag):
        return
    if sheet[TEMPLE] >= box.temple_level[filled] and sheet[PRIESTS] >= box.temple_flag[filled]:
        for worker in range(SOLDIER, CIVILIAN + 1):
            if sheet[worker]:
                options.append(_WORSHIP - SOLDIER + worker)


def worship(table: Table, seat: int, worker: int) -> None:
    """Fill the next temple box: every second one gives piety, the last of a temple a favour."""
    pay(table, seat, worker, 1)
    sheet = table.sheets[seat]
    filled = sheet[TEMPLE_FILLED]
    sheet[TEMPLE_FILLED] = filled + 1
    table.tell("worships", seat, filled + 1)
    gain_all(table, seat, table.box.temple_reward[filled])


def bribes_in(sheet: list[int], year: int) -> int:
    """How many bribes a player has paid in a year."""
    return len([1 for place in range(BRIBES, BRIBES + BATH_BOXES) if sheet[place] == year])


def bath_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """Up to two bribes a year, while there is disdain; equal prices are one option."""
    box = table.box
    if sheet[DISDAIN] <= sheet[DISDAIN_REMOVED]:
        return
    if bribes_in(sheet, table.year) >= box.bribes_per_year:
        return
    last = -1
    for bath in range(BATH_BOXES):
        price = box.bath_price[bath]
        if not sheet[BRIBES + bath] and sheet[APPARITORES] >= box.bath_flag[bath]:
            if sheet[RESOURCE] >= price and price != last:
                options.append(_BRIBE + bath)
                last = price


def bribe(table: Table, seat: int, bath: int) -> None:
    """Pay the price of a box, write the year and remove one disdain."""
    price = table.box.bath_price[bath]
    if price:
        pay(table, seat, RESOURCE, price)
    sheet = table.sheets[seat]
    sheet[BRIBES + bath] = table.year
    sheet[DISDAIN_REMOVED] += 1
    table.tell("bribes", seat, bath)


def court_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """One edict a year in each column, in its topmost free box, if the flag is met."""
    box = table.box
    for column in range(3):
        bits = sheet[EDICTS + column]
        if bits >> table.year & 1:
            continue
        used = bits.bit_count()
        if used < COURT_BOXES and sheet[APPARITORES] >= box.court_flag[column][used]:
            if can_pay(sheet, box.court_cost[column]):
                options.append(_EDICT + column)


def edict(table: Table, seat: int, column: int) -> None:
    """Pay what the column asks and take what it gives."""
    pay_all(table, seat, table.box.court_cost[column])
    table.sheets[seat][EDICTS + column] |= 1 << table.year
    table.tell("edicts", seat, column)
    gain_all(table, seat, table.box.court_reward[column])
