"""Actions on the right sheet: citizens, market, theatre, ludus, temples, baths, courthouse."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import (
    BRIBE,
    BUY,
    EDICT,
    FIGHT,
    FILL,
    FIRST_NEUTRAL_SELLER,
    FROM_FATE,
    PERFORM,
    SELLER,
    SPAR,
    STORE,
    WORSHIP,
)
from ludi.games.hadrians_wall.ids import (
    APPARITORES,
    BATH_BOXES,
    BUILDINGS,
    CITIZEN_BOXES,
    CIVILIAN,
    COHORTS,
    COURT_BOXES,
    GLADIATORS,
    GOODS,
    GROUP_STARTS,
    MARKET_BOXES,
    PATRICIANS,
    PERFORMERS,
    PRIESTS,
    RENOWN,
    RESOURCE,
    SERVANT,
    SOLDIER,
    STRENGTH_BOXES,
    TEMPLES,
    THEATRE_BOXES,
    TRACKS,
    TRADERS,
)
from ludi.games.hadrians_wall.rules.rewards import (
    ChoiceWithin,
    can_pay,
    fill_citizen,
    gain,
    gain_all,
    lacks,
    lacks_any,
    lacks_citizens,
    pay,
    pay_all,
    tell_filled,
)
from ludi.games.hadrians_wall.sheet import (
    BATHS,
    BATTLES,
    BRIBES,
    BUILT,
    COURTHOUSE,
    DISDAIN,
    DISDAIN_REMOVED,
    EDICTS,
    LUDUS,
    MARKET,
    STAGES,
    STALLS,
    STRENGTH,
    TEMPLE,
    TEMPLE_FILLED,
    THEATRE,
    WOUNDS,
    disdain_left,
    is_dead,
)
from ludi.games.hadrians_wall.table import NO_CARD, Table
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY

_FILL: Final = FILL.base
_BUY: Final = BUY.base
_STORE: Final = STORE.base
_PERFORM: Final = PERFORM.base
_FIGHT: Final = FIGHT.base
_WORSHIP: Final = WORSHIP.base
_BRIBE: Final = BRIBE.base
_EDICT: Final = EDICT.base


def not_built(sheet: list[int], place: int, rule: str) -> Reason | None:
    """An area whose building does not stand yet, if so."""
    if sheet[place]:
        return None
    building = GROUP_STARTS[place - BUILT]
    return Reason(rule, "not-built", {"building": BUILDINGS[building]})


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


def why_not_settle(sheet: list[int], track: int) -> Reason | None:
    if sheet[track] >= CITIZEN_BOXES:
        return Reason("citizens", "track-full", {"track": TRACKS[track - RENOWN]})
    return lacks(sheet, CIVILIAN, 1, "citizens")


def settle(table: Table, seat: int, track: int) -> None:
    """A civilian becomes a citizen."""
    sheet = table.sheets[seat]
    tell_filled(table, seat, track, sheet[track] + 1)
    pay(table, seat, CIVILIAN, 1)
    fill_citizen(table, seat, sheet, track)


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
    if seller < FIRST_NEUTRAL_SELLER:
        other = table.neighbour(seat, seller)
        return NO_CARD if other == NOBODY else table.prospect(other)
    return table.neutral_prospect(seller - FIRST_NEUTRAL_SELLER)


def market_options(table: Table, seat: int, sheet: list[int], options: list[int]) -> None:
    """A resource buys a good of a neighbour, of a neutral card or of the fate deck."""
    if not open_stall(table, sheet):
        return
    for seller in range(4):
        if good_of(table, seat, seller) != NO_CARD:
            options.append(_BUY + seller)
    options.append(_BUY + FROM_FATE)


def why_not_buy(table: Table, seat: int, sheet: list[int], seller: int) -> Reason | None:
    missing = not_built(sheet, MARKET, "market")
    if missing is not None:
        return missing
    if not open_stall(table, sheet):
        return Reason("market", "no-stall")
    if seller != FROM_FATE and good_of(table, seat, seller) == NO_CARD:
        return Reason("neighbours", "no-seller", {"seller": SELLER.values[seller]})
    return lacks(sheet, RESOURCE, 1, "market")


def buy(table: Table, seat: int, seller: int) -> int:
    """Pay for a good and see which it is; returns the neighbour to be paid, or NOBODY."""
    table.tell("buys", seat, seller)
    pay(table, seat, RESOURCE, 1)
    paid = NOBODY
    if seller == FROM_FATE:
        card = table.turn_fate()
        table.discard.append(card)
        good = table.box.fate_good[card]
    else:
        good = table.box.card_good[good_of(table, seat, seller)]
        if seller < FIRST_NEUTRAL_SELLER:
            paid = table.neighbour(seat, seller)
        else:
            table.tokens[2 * (seller - FIRST_NEUTRAL_SELLER)] += 1
            table.tell("provokes", seat, table.box.extra_per_token)
    table.tell("gets", seat, good)
    table.push(Store(seat, good))
    return paid


class Store(ChoiceWithin):
    """Write the number of the good into an empty box of the market whose flag is met.

    Boxes that give nothing more are all alike: only the first of them is offered.
    """

    rule: ClassVar[str] = "goods"
    fields: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

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

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"number": self.good, "count": self.renown(table)}

    def renown(self, table: Table) -> int:
        """What the good brings beside its box: renown, if it is the first of its kind."""
        old = goods(table.sheets[self.seat])
        return 0 if old >> self.good & 1 else table.box.market_renown[old.bit_count()]

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not STORE.says(action):
            return super().why_not(table, action)
        sheet = table.sheets[self.seat]
        stall = STORE.one(action)
        if sheet[STALLS + stall]:
            return Reason("market", "stall-used", {"number": stall + 1})
        missing = lacks_citizens(sheet, TRADERS, table.box.market_flag[stall], "market")
        return missing or Reason("market", "stall-alike", {"number": stall + 1})

    def happen(self, table: Table, action: int) -> None:
        sheet = table.sheets[self.seat]
        stall = action - _STORE
        renown = self.renown(table)
        sheet[STALLS + stall] = self.good
        table.tell("stores", self.seat, stall, self.good)
        for _ in range(renown):
            gain(table, self.seat, RENOWN)
        gain_all(table, self.seat, table.box.market_reward[stall])


def why_not_store(sheet: list[int]) -> Reason:
    """Before a good is bought there is nothing to store."""
    return not_built(sheet, MARKET, "market") or Reason("market", "buy-first")


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


def why_not_perform(table: Table, sheet: list[int], stage: int) -> Reason | None:
    missing = not_built(sheet, THEATRE, "theatre")
    if missing is not None:
        return missing
    year = sheet[STAGES + stage]
    if year:
        return Reason("theatre", "stage-used", {"number": stage + 1, "year": year})
    if has_performed(sheet, table.year):
        return Reason("theatre", "performed")
    missing = lacks_citizens(sheet, PERFORMERS, table.box.theatre_flag[stage], "theatre")
    return missing or lacks(sheet, RESOURCE, 1, "theatre")


def perform(table: Table, seat: int, stage: int) -> None:
    """Pay a resource, write the year and gain what the performance gives."""
    table.tell("performs", seat, stage)
    pay(table, seat, RESOURCE, 1)
    table.sheets[seat][STAGES + stage] = table.year
    gain_all(table, seat, table.box.theatre_reward[stage])


# ---------------------------------------------------------------- ludus


_SPAR: Final = [[SPAR.code(gladiator, against) for against in range(2)] for gladiator in range(2)]


def ludus_options(table: Table, sheet: list[int], options: list[int]) -> None:
    """Living gladiators train against servants and civilians, and fight once a year."""
    for gladiator in range(2):
        strength = sheet[STRENGTH + gladiator]
        left = strength - sheet[WOUNDS + gladiator]
        if strength and not left:
            continue
        if strength < STRENGTH_BOXES and sheet[PERFORMERS] >= table.box.ludus_flag[strength]:
            if sheet[SERVANT]:
                options.append(_SPAR[gladiator][0])
            if sheet[CIVILIAN]:
                options.append(_SPAR[gladiator][1])
        if left and not sheet[BATTLES + gladiator] >> table.year & 1:
            options.append(_FIGHT + gladiator)


def why_not_spar(table: Table, sheet: list[int], gladiator: int, against: int) -> Reason | None:
    missing = not_built(sheet, LUDUS, "ludus")
    if missing is not None:
        return missing
    named: dict[str, str | int] = {"gladiator": GLADIATORS[gladiator]}
    if is_dead(sheet, gladiator):
        return Reason("gladiators", "dead", named)
    strength = sheet[STRENGTH + gladiator]
    if strength >= STRENGTH_BOXES:
        return Reason("gladiators", "strongest", named)
    missing = lacks_citizens(sheet, PERFORMERS, table.box.ludus_flag[strength], "gladiators")
    return missing or lacks(sheet, CIVILIAN if against else SERVANT, 1, "gladiators")


def why_not_fight(sheet: list[int], gladiator: int) -> Reason:
    missing = not_built(sheet, LUDUS, "ludus")
    if missing is not None:
        return missing
    named: dict[str, str | int] = {"gladiator": GLADIATORS[gladiator]}
    if is_dead(sheet, gladiator):
        return Reason("battle", "dead", named)
    return Reason("battle", "fought" if sheet[STRENGTH + gladiator] else "untrained", named)


def spar(table: Table, seat: int, gladiator: int, against: int) -> None:
    """A servant (0) or a civilian (1) is paid, and the gladiator grows stronger."""
    sheet = table.sheets[seat]
    sheet[STRENGTH + gladiator] += 1
    table.tell("spars", seat, gladiator, sheet[STRENGTH + gladiator])
    pay(table, seat, CIVILIAN if against else SERVANT, 1)


def fight(table: Table, seat: int, gladiator: int) -> None:
    """A fate card tells the damage; a dead gladiator gives piety, a living one renown."""
    sheet = table.sheets[seat]
    sheet[BATTLES + gladiator] |= 1 << table.year
    table.tell("fights", seat, gladiator)
    card = table.turn_fate()
    table.discard.append(card)
    strength = sheet[STRENGTH + gladiator]
    damage = table.box.fate_damage[card]
    sheet[WOUNDS + gladiator] = min(strength, sheet[WOUNDS + gladiator] + damage)
    table.tell("suffers", seat, gladiator, damage)
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


def why_not_worship(table: Table, sheet: list[int], worker: int) -> Reason | None:
    missing = not_built(sheet, TEMPLE, "temples")
    if missing is not None:
        return missing
    filled = sheet[TEMPLE_FILLED]
    if filled >= len(table.box.temple_flag):
        return Reason("temples", "temples-full")
    level = table.box.temple_level[filled]
    if sheet[TEMPLE] < level:
        temple = BUILDINGS[GROUP_STARTS[TEMPLES] + level - 1]
        return Reason("temples", "not-built", {"building": temple})
    missing = lacks_citizens(sheet, PRIESTS, table.box.temple_flag[filled], "temples")
    return missing or lacks(sheet, worker, 1, "temples")


def worship(table: Table, seat: int, worker: int) -> None:
    """Fill the next temple box: every second one gives piety, the last of a temple a favour."""
    sheet = table.sheets[seat]
    filled = sheet[TEMPLE_FILLED]
    sheet[TEMPLE_FILLED] = filled + 1
    table.tell("worships", seat, filled + 1)
    pay(table, seat, worker, 1)
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


def why_not_bribe(table: Table, sheet: list[int], bath: int) -> Reason | None:
    missing = not_built(sheet, BATHS, "baths")
    if missing is not None:
        return missing
    if disdain_left(sheet) == 0:
        return Reason("baths", "no-disdain")
    if bribes_in(sheet, table.year) >= table.box.bribes_per_year:
        return Reason("baths", "bribes-used", {"count": table.box.bribes_per_year})
    year = sheet[BRIBES + bath]
    if year:
        return Reason("baths", "bath-used", {"number": bath + 1, "year": year})
    price = table.box.bath_price[bath]
    missing = lacks_citizens(sheet, APPARITORES, table.box.bath_flag[bath], "baths")
    missing = missing or lacks(sheet, RESOURCE, price, "baths")
    return missing or Reason("baths", "bath-alike", {"number": bath + 1, "count": price})


def bribe(table: Table, seat: int, bath: int) -> None:
    """Pay the price of a box, write the year and remove one disdain."""
    table.tell("bribes", seat)
    price = table.box.bath_price[bath]
    if price:
        pay(table, seat, RESOURCE, price)
    sheet = table.sheets[seat]
    sheet[BRIBES + bath] = table.year
    sheet[DISDAIN_REMOVED] += 1
    table.tell("forgiven", seat)


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


def why_not_edict(table: Table, sheet: list[int], column: int) -> Reason | None:
    missing = not_built(sheet, COURTHOUSE, "courthouse")
    if missing is not None:
        return missing
    bits = sheet[EDICTS + column]
    named: dict[str, str | int] = {"column": COHORTS[column]}
    if bits >> table.year & 1:
        return Reason("courthouse", "edict-issued", named)
    used = bits.bit_count()
    if used >= COURT_BOXES:
        return Reason("courthouse", "column-full", named)
    missing = lacks_citizens(sheet, APPARITORES, table.box.court_flag[column][used], "courthouse")
    return missing or lacks_any(sheet, table.box.court_cost[column], "courthouse")


def edict(table: Table, seat: int, column: int) -> None:
    """Pay what the column asks and take what it gives."""
    table.tell("edicts", seat, column)
    pay_all(table, seat, table.box.court_cost[column])
    table.sheets[seat][EDICTS + column] |= 1 << table.year
    gain_all(table, seat, table.box.court_reward[column])
