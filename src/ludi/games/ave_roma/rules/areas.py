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
    AREAS,
    CARDS,
    DECK_SIZE,
    RESOURCES,
)
from ludi.games.ave_roma.rules.fees import (
    area_fee,
    best_overflow,
    extra_units,
    fee_due,
    fill,
    most_denarii,
)
from ludi.games.ave_roma.rules.gains import (
    TakeFragmentResource,
    fragment_types,
    gain,
    gain_denarii,
    level_reached,
    overflow,
    raise_marker,
)
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.sheet import (
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
    PENDING,
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
from ludi.games.ave_roma.table import Table, supposing
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.errors import Reason

_HALF: Final = HALF_OF.base
_TAKE: Final = TAKE.base
_SELL: Final = SELL.base
_PURCHASE: Final = PURCHASE.base
_PURCHASE_END: Final = PURCHASE.end
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
        gain(table, self.seat, table.box.tops[card] + table.box.bottoms[card])
        overflow(table, self.seat)


# ---------------------------------------------------------------- MERCATOR


class Mercator(Question):
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

    def asks(self, table: Table) -> dict[str, str | int]:
        act = table.act
        board = table.boards[self.seat]
        may_buy = act[TRADING] != SELLING_SECOND and table.city[CARD + act[VALUE] - 1] != NO_CARD
        return {
            "denarii": board[DENARII],
            "buys": table.box.purchases - act[BOUGHT] if may_buy else 0,
            "sells": sum(board[:TYPES]) if act[TRADING] != BUYING_SECOND else 0,
            "fee": fee_due(table, self.seat),
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if SELL.says(action):
            over = table.act[TRADING] == BUYING_SECOND
            return Reason("mercator", "no-more-selling" if over else "nothing-to-sell")
        if PURCHASE.says(action):
            return why_not_purchase(table, self.seat, PURCHASE.one(action))
        if CLOSE.says(action):
            return Reason("area-cards", "fee-later")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        act = table.act
        seat = self.seat
        board = table.boards[seat]
        act[STAGE] = BASIC
        if action == _CLOSE:
            act[STAGE] = AFTER
            return
        table.push(self)
        if _PURCHASE <= action < _PURCHASE_END:
            resource = action - _PURCHASE
            price = table.price(seat, resource)
            board[DENARII] -= price
            act[BOUGHT] += 1
            if act[TRADING] == NO_TRADE:
                act[TRADING] = BUYING_FIRST
            elif act[TRADING] == SELLING_FIRST:
                act[TRADING] = BUYING_SECOND
            table.tell("purchases", seat, resource, price)
            if board[resource] < table.box.resource_max:
                board[resource] += 1
            else:
                act[PENDING + resource] += 1
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
    sold = table.act[TRADING] in (SELLING_FIRST, BUYING_SECOND)
    act = supposing(table.act, TRADING, BUYING_SECOND if sold else BUYING_FIRST)
    trial = board[:]
    trial[DENARII] -= price
    if trial[resource] < table.box.resource_max:
        trial[resource] += 1
    else:
        trial[DENARII] += price
    return most_denarii(table, seat, trial, act) >= fee


def why_not_purchase(table: Table, seat: int, resource: int) -> Reason:
    """Why a resource may not be bought now."""
    act = table.act
    if not is_on_card(table, resource):
        return Reason("mercator", "not-on-card")
    if act[TRADING] == SELLING_SECOND:
        return Reason("mercator", "no-more-buying")
    if act[BOUGHT] >= table.box.purchases:
        return Reason("mercator", "bought-enough", {"count": act[BOUGHT]})
    if table.boards[seat][DENARII] < table.price(seat, resource):
        price: dict[str, str | int] = {"resource": RESOURCES[resource]}
        price["price"] = table.price(seat, resource)
        price["denarii"] = table.boards[seat][DENARII]
        return Reason("mercator", "too-dear", price)
    return Reason("area-cards", "fee-later")


def is_on_card(table: Table, resource: int) -> bool:
    """Whether the area card of the action at hand shows a resource."""
    card = table.city[CARD + table.act[VALUE] - 1]
    return card != NO_CARD and resource in table.box.types[card]


def may_close(table: Table, seat: int, fee: int) -> bool:
    """Whether the fee, too dear now, can be paid without trading any more."""
    act = supposing(table.act, STAGE, AFTER)
    return most_denarii(table, seat, table.boards[seat], act) >= fee


# ---------------------------------------------------------------- PROPRAETOR


class Propraetor(Question):
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
            extra = extra_units(table, self.seat, table.act) + 1
            if money + best_overflow(table, stock, prices, card, extra) >= fee:
                found.append(_HALF + half)
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"card": CARDS[table.city[CARD + table.act[VALUE] - 1]]}

    def happen(self, table: Table, action: int) -> None:
        table.act[STAGE] = BASIC
        table.push(MoreOrInfluence(self.seat))
        if action == NOTHING:
            return
        card = table.city[CARD + table.act[VALUE] - 1]
        box = table.box
        lower = HALF_OF.one(action)
        table.tell("halves", self.seat, lower, card)
        gain(table, self.seat, box.bottoms[card] if lower else box.tops[card])
        overflow(table, self.seat)


class MoreOrInfluence(Question):
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

    def asks(self, table: Table) -> dict[str, str | int]:
        act = table.act
        area = act[VALUE] - 1
        level = level_reached(table, self.seat, area, act[GATHERED])
        given: dict[str, str | int] = {"area": AREAS[area], "count": act[GATHERED], "level": level}
        if table.city[CARD + area] != NO_CARD:
            given["card"] = CARDS[table.city[CARD + area]]
        given["has_card"] = 1 if "card" in given else 0
        return given

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TAKE.says(action):
            if table.act[GATHERED]:
                return Reason("propraetor", "took-resource")
            return why_not_take(table, TAKE.one(action))
        if SPEND.says(action):
            return why_not_spend(table, self.seat, DECK_SIZE + SPEND.one(action))
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        act = table.act
        seat = self.seat
        if action in (NOTHING, _ADVANCE, _PROCEED):
            act[STAGE] = AFTER
            if act[GATHERED]:
                raise_marker(table, seat, act[VALUE] - 1, act[GATHERED])
            return
        if SPEND.says(action):
            spend(table, seat, DECK_SIZE + SPEND.one(action))
            table.push(self)
            return
        act[BOUGHT] = 1
        act[STAGE] = AFTER
        table.tell("takes_more", seat)
        gain(table, seat, (TAKE.one(action),))
        overflow(table, seat)


def may_take(table: Table, seat: int, resource: int) -> bool:
    """Whether the fee can be paid if this is the one more resource."""
    trial = table.boards[seat][:]
    if trial[resource] < table.box.resource_max:
        trial[resource] += 1
    else:
        trial[DENARII] += table.price(seat, resource)
    act = supposing(table.act, BOUGHT, 1)
    return most_denarii(table, seat, trial, act) >= fee_due(table, seat)


def why_not_take(table: Table, resource: int) -> Reason:
    """Why a resource may not be the one more of the area card."""
    if is_on_card(table, resource):
        return Reason("area-cards", "fee-later")
    return Reason("storage", "not-on-card")


def may_leave(table: Table, seat: int) -> bool:
    """Whether the fee can be paid without one more resource."""
    board = table.boards[seat]
    fee = fee_due(table, seat)
    if board[DENARII] >= fee:
        return True
    return most_denarii(table, seat, board, supposing(table.act, BOUGHT, 1)) >= fee


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


def why_not_spend(table: Table, seat: int, card: int) -> Reason:
    """Why the influence of a building or war may not be spent."""
    if not table.holds(seat, card):
        return Reason("propraetor", "not-yours")
    if not table.box.influence[card]:
        return Reason("propraetor", "no-influence")
    if table.is_turned(seat, card):
        return Reason("propraetor", "already-spent")
    if not may_leave(table, seat):
        return Reason("area-cards", "fee-later")
    return Reason("propraetor", "same-as")


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
    table.tell("spends", seat, card - DECK_SIZE, table.box.influence[card])


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
        if card == NO_CARD:
            table.tell("pays_empty", seat, area, fee)
            return
        board[OWNED + AREA] |= 1 << card
        table.tell("takes_area", seat, card, fee)
        raise_brown(table, area)
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
        table.close_door()
        city[CARD + area] = table.draw(AREA)
        table.tell("reveals_area", area, city[CARD + area])


def raise_brown(table: Table, area: int) -> None:
    """The brown cube of an area rises; at the top it stays."""
    city = table.city
    if city[BROWN + area] < table.box.track_max:
        city[BROWN + area] += 1
        table.tell("brown", area, city[BROWN + area])
