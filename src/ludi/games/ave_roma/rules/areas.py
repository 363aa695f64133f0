"""QUAESTOR, AEDILIS, MERCATOR, PROPRAETOR, and what happens to the area card they use."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import (
    ADVANCE,
    CLOSE,
    HALF_OF,
    PROCEED,
    PURCHASE,
    SELL,
    SPEND,
    TAKE,
)
from ludi.games.ave_roma.ids import (
    AREA,
    DECK_SIZE,
    RESOURCES,
)
from ludi.games.ave_roma.places import (
    AFTER,
    BASIC,
    BOUGHT,
    BROWN,
    BUYING_FIRST,
    BUYING_SECOND,
    BY_AREA,
    CARD,
    DENARII,
    ENDING,
    FACE,
    FRAGMENT,
    GATHERED,
    HIGH,
    IDLE,
    LEFT,
    NO_CARD,
    NO_TRADE,
    OWNED,
    RIGHT,
    SELLING_FIRST,
    SELLING_SECOND,
    SPENT,
    STAGE,
    TRADING,
    TURNED,
    USED,
    VALUE,
    WHERE,
)
from ludi.games.ave_roma.rules.fees import (
    area_fee,
    best_overflow,
    extra_units,
    fee_due,
    fill,
    may_forgo,
    most_denarii,
)
from ludi.games.ave_roma.rules.gains import (
    TakeFragmentResource,
    fragment_types,
    gain,
    gain_denarii,
    overflow,
    raise_marker,
)
from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step

_HALF: Final = HALF_OF.base
_TAKE: Final = TAKE.base
_SELL: Final = SELL.base
_PURCHASE: Final = PURCHASE.base
_CLOSE: Final = CLOSE.base
_SPEND: Final = SPEND.base
_ADVANCE: Final = ADVANCE.base
_PROCEED: Final = PROCEED.base
TYPES: Final = len(RESOURCES)


class Quaestor(Step[Table]):
    """Take twice your worker's value in denarii."""

    rule: ClassVar[str] = "quaestor"

    def happen(self, table: Table, action: int) -> None:
        table.act[STAGE] = AFTER
        gain_denarii(table, self.seat, table.box.quaestor_factor * table.act[VALUE])


class Aedilis(Step[Table]):
    """Take all four resources of the area card your worker names."""

    rule: ClassVar[str] = "aedilis"

    def happen(self, table: Table, action: int) -> None:
        table.act[STAGE] = AFTER
        card = table.city[CARD + table.act[VALUE] - 1]
        for resource in table.box.tops[card] + table.box.bottoms[card]:
            gain(table, self.seat, resource)
        overflow(table, self.seat)


# ---------------------------------------------------------------- MERCATOR


class Mercator(Step[Table]):
    """Sell what you like and buy up to four units of types on the area card, one after the other.

    Selling and buying are never mixed: whoever sells after having bought buys no more.
    """

    rule: ClassVar[str] = "mercator"

    def options(self, table: Table) -> list[int]:
        act = table.act
        board = table.boards[self.seat]
        trading = act[TRADING]
        fee = fee_due(table, self.seat)
        found: list[int] = []
        if trading != BUYING_SECOND:
            for resource in range(TYPES):
                if board[resource]:
                    found.append(_SELL + resource)
        card = table.city[CARD + act[VALUE] - 1]
        if trading != SELLING_SECOND and card != NO_CARD and act[BOUGHT] < table.box.purchases:
            prices = table.box.prices[board[FACE]]
            money = board[DENARII]
            for resource in table.box.types[card]:
                left = money - prices[resource]
                if left >= fee or (left >= 0 and may_purchase(table, self.seat, resource, fee)):
                    found.append(_PURCHASE + resource)
        if board[DENARII] >= fee or may_close(table, self.seat, fee) or not found:
            found.append(_CLOSE)
        return found

    def happen(self, table: Table, action: int) -> None:
        act = table.act
        seat = self.seat
        board = table.boards[seat]
        act[STAGE] = BASIC
        if action == _CLOSE:
            act[STAGE] = AFTER
            return
        table.push(self)
        if action >= _PURCHASE:
            resource = action - _PURCHASE
            price = table.price(seat, resource)
            board[DENARII] -= price
            act[BOUGHT] += 1
            if act[TRADING] == NO_TRADE:
                act[TRADING] = BUYING_FIRST
            elif act[TRADING] == SELLING_FIRST:
                act[TRADING] = BUYING_SECOND
            table.tell("purchases", seat, resource, price)
            gain(table, seat, resource)
            overflow(table, seat)
        else:
            resource = action - _SELL
            price = table.price(seat, resource)
            board[resource] -= 1
            board[DENARII] += price
            if act[TRADING] == NO_TRADE:
                act[TRADING] = SELLING_FIRST
            elif act[TRADING] == BUYING_FIRST:
                act[TRADING] = SELLING_SECOND
            table.tell("sells", seat, resource, price)


def may_purchase(table: Table, seat: int, resource: int, fee: int) -> bool:
    """Whether the fee can still be paid after buying a unit that takes the money for it."""
    board = table.boards[seat]
    price = table.price(seat, resource)
    act = table.act
    before = act[TRADING]
    act[TRADING] = BUYING_SECOND if before in (SELLING_FIRST, BUYING_SECOND) else BUYING_FIRST
    trial = board[:]
    trial[DENARII] -= price
    if trial[resource] < table.box.resource_max:
        trial[resource] += 1
    else:
        trial[DENARII] += price
    enough = most_denarii(table, seat, trial) >= fee
    act[TRADING] = before
    return enough


def may_close(table: Table, seat: int, fee: int) -> bool:
    """Whether the fee, too dear now, can be paid without trading any more."""
    act = table.act
    act[STAGE], before = AFTER, act[STAGE]
    enough = most_denarii(table, seat, table.boards[seat]) >= fee
    act[STAGE] = before
    return enough


# ---------------------------------------------------------------- PROPRAETOR


class Propraetor(Step[Table]):
    """Take the upper or the lower half of the area card."""

    rule: ClassVar[str] = "propraetor"

    def options(self, table: Table) -> list[int]:
        card = table.city[CARD + table.act[VALUE] - 1]
        if card == NO_CARD:
            return []
        box = table.box
        board = table.boards[self.seat]
        fee = fee_due(table, self.seat)
        if board[DENARII] >= fee:
            return [_HALF, _HALF + 1]
        prices = box.prices[board[FACE]]
        found: list[int] = []
        for half in range(2):
            stock = board[:TYPES]
            money = board[DENARII]
            units = box.bottoms[card] if half else box.tops[card]
            money += fill(stock, units, prices, box.resource_max)
            extra = extra_units(table, self.seat) + 1
            if money + best_overflow(table, stock, prices, card, extra) >= fee:
                found.append(_HALF + half)
        return found

    def happen(self, table: Table, action: int) -> None:
        table.act[STAGE] = BASIC
        table.push(MoreOrInfluence(self.seat))
        if action < 0:
            return
        card = table.city[CARD + table.act[VALUE] - 1]
        box = table.box
        for resource in box.bottoms[card] if action == _HALF + 1 else box.tops[card]:
            gain(table, self.seat, resource)
        overflow(table, self.seat)


class MoreOrInfluence(Step[Table]):
    """Then one more resource of a type on the card, or the influence of buildings and wars."""

    rule: ClassVar[str] = "propraetor"

    def options(self, table: Table) -> list[int]:
        act = table.act
        found: list[int] = []
        card = table.city[CARD + act[VALUE] - 1]
        if not act[GATHERED]:
            if card != NO_CARD:
                poor = table.boards[self.seat][DENARII] < fee_due(table, self.seat)
                for resource in table.box.types[card]:
                    if not poor or may_take(table, self.seat, resource):
                        found.append(_TAKE + resource)
            if may_leave(table, self.seat):
                found += spendable(table, self.seat)
                if card == NO_CARD and found and (act[USED] or table.has_set(self.seat)):
                    found.append(_PROCEED)  # a set of cards is enough to do
            return found
        found = spendable(table, self.seat)
        found.append(_ADVANCE)
        return found

    def happen(self, table: Table, action: int) -> None:
        act = table.act
        seat = self.seat
        if action < 0 or action in (_ADVANCE, _PROCEED):
            act[STAGE] = AFTER
            if act[GATHERED]:
                raise_marker(table, seat, act[VALUE] - 1, act[GATHERED])
            return
        if action >= _SPEND:
            spend(table, seat, DECK_SIZE + action - _SPEND)
            table.push(self)
            return
        act[BOUGHT] = 1
        act[STAGE] = AFTER
        gain(table, seat, action - _TAKE)
        overflow(table, seat)


def may_take(table: Table, seat: int, resource: int) -> bool:
    """Whether the fee can be paid if this is the one more resource."""
    act = table.act
    trial = table.boards[seat][:]
    if trial[resource] < table.box.resource_max:
        trial[resource] += 1
    else:
        trial[DENARII] += table.price(seat, resource)
    act[BOUGHT] = 1
    enough = most_denarii(table, seat, trial) >= fee_due(table, seat)
    act[BOUGHT] = 0
    return enough


def may_leave(table: Table, seat: int) -> bool:
    """Whether the fee can be paid without one more resource."""
    act = table.act
    act[BOUGHT] = 1
    enough = may_forgo(table, seat, 0)
    act[BOUGHT] = 0
    return enough


def spendable(table: Table, seat: int) -> list[int]:
    """Cards with influence to spend, one for each that differs in what matters.

    In the basic game only the influence matters, in the advanced mode the icon as well.
    """
    found: list[int] = []
    seen = 0
    box = table.box
    advanced = table.advanced()
    for card in table.influence_cards(seat):
        kind = box.influence[card] * 8
        if advanced:
            kind += 4 if table.is_used(seat, card) else box.icon[card]
        if not seen >> kind & 1:
            seen |= 1 << kind
            found.append(_SPEND + card - DECK_SIZE)
    return found


def spend(table: Table, seat: int, card: int) -> None:
    """Turn a building or war: its influence counts now, and it goes to the right."""
    act = table.act
    board = table.boards[seat]
    deck = card // DECK_SIZE
    bit = 1 << card % DECK_SIZE
    board[TURNED + deck - 1] |= bit
    if not board[RIGHT + deck] & bit:
        board[RIGHT + deck] |= bit
        act[SPENT + table.box.icon[card]] += 1
    act[GATHERED] += table.box.influence[card]
    table.tell("spends", seat, card - DECK_SIZE)


# ---------------------------------------------------------------- the area card


class MoveAreaCard(Step[Table]):
    """The card used slides up; used again it is paid, taken, and its brown cube rises."""

    rule: ClassVar[str] = "area-cards"

    def happen(self, table: Table, action: int) -> None:
        act = table.act
        city = table.city
        seat = self.seat
        area = act[VALUE] - 1
        card = city[CARD + area]
        fee = area_fee(table, seat, act[WHERE], area)
        act[STAGE] = IDLE
        if card != NO_CARD and not city[HIGH + area]:
            city[HIGH + area] = 1
            if table.ears is not None:
                table.tell("slides", area, card)
            return
        board = table.boards[seat]
        board[DENARII] -= fee
        if fee:
            table.tell("pays_denarii", seat, fee)
        if card == NO_CARD:
            return
        raise_brown(table, area)
        board[OWNED + AREA] |= 1 << card
        table.tell("takes_area", seat, card)
        city[HIGH + area] = 0
        self.refill(table, area)
        fragment = table.box.fragment[card]
        board[FRAGMENT + fragment] += 1
        if board[FRAGMENT + fragment] % table.box.fragments_needed == 0:
            table.push(TakeFragmentResource(seat, fragment_types(fragment)))

    def refill(self, table: Table, area: int) -> None:
        """A new card in low position; if there is none the game will end."""
        city = table.city
        if not city[LEFT + AREA]:
            city[CARD + area] = NO_CARD
            if not city[ENDING]:
                city[ENDING] = BY_AREA
                table.tell("ends_area")
            return
        table.doors += 1
        city[CARD + area] = table.draw(AREA)
        table.tell("reveals_area", area, city[CARD + area])


def raise_brown(table: Table, area: int) -> None:
    """The brown cube of an area rises; at the top it stays."""
    city = table.city
    if city[BROWN + area] < table.box.track_max:
        city[BROWN + area] += 1
        table.tell("brown", area, city[BROWN + area])
