"""The advanced mode: cards used for their icons, and what they bring at each location."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import (
    BUY_TOP,
    RALLY,
    USE,
)
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AEDILIS,
    CARDS,
    COST_DENARII,
    COST_SURPLUS,
    DECK_SIZE,
    FIRST_PATRON,
    ICONS,
    LEGATUS,
    MERCATOR,
    PATRON,
    PROPRAETOR,
    QUAESTOR,
    ROMA,
)
from ludi.games.ave_roma.rules.cards import buy_card
from ludi.games.ave_roma.rules.fees import fee_due, most_denarii
from ludi.games.ave_roma.rules.gains import (
    gain_denarii,
    gain_surplus,
)
from ludi.games.ave_roma.rules.payment import (
    card_price,
    resources_in,
    stays_payable,
    substitutes_at,
    waived,
)
from ludi.games.ave_roma.rules.powers import Rise, TakeAreaResource
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.rules.roma import can_walk, path_costs, walk
from ludi.games.ave_roma.sheet import (
    ACTIVE,
    BEFORE,
    CARD,
    DENARII,
    FREE,
    ICON,
    LEFT,
    MOMENT,
    NO_CARD,
    RESERVE,
    RESERVED_STEPS,
    RIGHT,
    SLOT,
    SPENT,
    STAGE,
    SURPLUS,
    USED,
    VALUE,
    WHERE,
)
from ludi.games.ave_roma.table import Table, supposing
from ludi.kernel.errors import Reason

_USE: Final = USE.base
_RALLY: Final = RALLY.base
_BUY_TOP: Final = BUY_TOP.base
ICON_COUNT: Final = len(ICONS)


def bonuses(table: Table, seat: int) -> list[int]:
    """What cards may be used for at this moment: all before or all after, all of one icon."""
    act = table.act
    if act[MOMENT] and act[MOMENT] != act[STAGE]:
        return []
    where = act[WHERE]
    if where == PROPRAETOR:
        return rallies(table, seat)
    if where >= AEDIFICATOR:
        return top_bonuses(table, seat)
    if where == AEDILIS:
        if table.city[CARD + act[VALUE] - 1] == NO_CARD:
            return []
    elif where == MERCATOR:
        if table.boards[seat][SURPLUS] >= table.box.surplus_max:
            return []
    elif where == ROMA:
        steps = 1 + (act[VALUE] if act[STAGE] == BEFORE else 0)
        spaces = path_costs(table, seat, steps)
        if not can_walk(table, table.boards[seat], spaces, act[FREE]):
            return []
    found: list[int] = []
    for icon in range(ICON_COUNT):
        if (act[ICON] < 0 and icon_pays_fee(table, seat, icon)) or act[ICON] == icon:
            found += usable(table, seat, icon)
    return found


def icon_pays_fee(table: Table, seat: int, icon: int) -> bool:
    """Whether the fee of the area card stays payable with cards of this icon only."""
    board = table.boards[seat]
    fee = fee_due(table, seat)
    if board[DENARII] >= fee:
        return True
    act = supposing(table.act, ICON, icon)
    act[MOMENT] = act[STAGE]
    return most_denarii(table, seat, board, act) >= fee


def usable(table: Table, seat: int, icon: int) -> list[int]:
    """Cards with an icon to use, one for each that differs in what else it may still do."""
    found: list[int] = []
    seen = 0
    box = table.box
    for card in table.unused_cards(seat, icon):
        if card < PATRON * DECK_SIZE:
            kind = 0
            if card >= DECK_SIZE and not table.is_turned(seat, card):
                kind = box.influence[card]
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
        found.append(_USE + card)
    return found


def why_not_use(table: Table, seat: int, card: int) -> Reason:
    """Why a card may not be used for its icon at this moment."""
    act = table.act
    if not table.advanced():
        return Reason("advanced", "basic-mode")
    if not table.holds(seat, card):
        return Reason("advanced", "not-yours")
    if table.is_used(seat, card):
        return Reason("advanced", "card-used")
    if card >= FIRST_PATRON and table.boards[seat][ACTIVE] >> card - FIRST_PATRON & 1:
        return Reason("advanced", "not-passive")
    icon = table.box.icon[card]
    why = why_not_now(act, icon)
    if why is not None:
        return why
    if any([_USE + other in table.legal for other in table.unused_cards(seat, icon)]):
        return Reason("advanced", "same-as")
    if act[WHERE] >= AEDIFICATOR:
        cut = act[USED] or table.top(act[WHERE] - AEDIFICATOR + 1) == NO_CARD
        return Reason("bonus-rows", "no-bonus" if cut else "top-unpaid")
    return Reason("advanced", "no-bonus")


def why_not_now(act: list[int], icon: int) -> Reason | None:
    """Cards used in an action are used all before it or all after it, and show one icon."""
    if act[MOMENT] and act[MOMENT] != act[STAGE]:
        return Reason("advanced", "other-moment")
    if act[ICON] >= 0 and act[ICON] != icon:
        return Reason("advanced", "other-icon")
    return None


def use(table: Table, seat: int, card: int) -> None:
    """Move a card to the right of the board: its icon is used."""
    act = table.act
    table.boards[seat][RIGHT + card // DECK_SIZE] |= 1 << card % DECK_SIZE
    act[ICON] = table.box.icon[card]
    act[MOMENT] = act[STAGE]
    act[USED] += 1
    table.tell("uses", seat, card)


def apply_bonus(table: Table, seat: int) -> None:
    """What one card used brings at the location of the action."""
    act = table.act
    where = act[WHERE]
    if where == QUAESTOR:
        gain_denarii(table, seat, table.box.bonus_denarii)
    elif where == AEDILIS:
        table.push(TakeAreaResource(seat))
    elif where == MERCATOR:
        gain_surplus(table, seat, table.box.bonus_surplus)
    elif where == ROMA:
        if act[STAGE] == BEFORE:
            act[RESERVE] = RESERVED_STEPS + act[VALUE]
        walk(table, seat, 1)
    else:
        table.push(BuyTop(seat))


# ---------------------------------------------------------------- PROPRAETOR: sets of three


def rallies(table: Table, seat: int) -> list[int]:
    """The icons of which there are enough cards for a level."""
    act = table.act
    found: list[int] = []
    for icon in range(ICON_COUNT):
        if act[ICON] < 0 or act[ICON] == icon:
            cards = table.count_unused(seat, icon) + act[SPENT + icon]
            if cards >= table.box.bonus_set:
                found.append(_RALLY + icon)
    return found


def why_not_rally(table: Table, icon: int) -> Reason:
    """Why a set of cards may not be used."""
    if not table.advanced():
        return Reason("advanced", "basic-mode")
    if table.act[WHERE] != PROPRAETOR:
        return Reason("bonus-propraetor", "sets-elsewhere")
    small = Reason("bonus-propraetor", "set-too-small", {"count": table.box.bonus_set})
    return why_not_now(table.act, icon) or small


def gather_set(table: Table, seat: int, icon: int) -> None:
    """Cards spent in this action count first, then cards from the left are used."""
    act = table.act
    wanted = table.box.bonus_set
    spent = min(act[SPENT + icon], wanted)
    act[SPENT + icon] -= spent
    table.push(Rise(seat, act[VALUE] - 1))
    if wanted > spent:
        table.push(UseForSet(seat, icon, wanted - spent))


class UseForSet(Question):
    """Cards of one icon for a set: choose which, where it makes a difference."""

    rule: ClassVar[str] = "bonus-propraetor"
    fields: ClassVar[tuple[str, ...]] = ("icon", "count")

    def __init__(self, seat: int, icon: int, count: int) -> None:
        super().__init__(seat)
        self.icon: Final = icon
        self.count: Final = count

    def options(self, table: Table) -> list[int]:
        return usable(table, self.seat, self.icon)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"icon": ICONS[self.icon], "count": self.count}

    def happen(self, table: Table, action: int) -> None:
        use(table, self.seat, USE.one(action))
        if self.count > 1:
            table.push(UseForSet(self.seat, self.icon, self.count - 1))


# ---------------------------------------------------------------- the card on top of a deck


def top_bonuses(table: Table, seat: int) -> list[int]:
    """Cards to use for the face-up card of the deck, if that can then be bought."""
    act = table.act
    if act[USED]:
        return []
    card = table.top(act[WHERE] - AEDIFICATOR + 1)
    if card == NO_CARD:
        return []
    found: list[int] = []
    for icon in range(ICON_COUNT):
        count = table.count_unused(seat, icon)
        if count and can_buy_top(table, seat, card, count):
            found += usable(table, seat, icon)
    return found


def can_buy_top(table: Table, seat: int, card: int, cards_used: int) -> bool:
    """Whether the face-up card can be paid with so many cards used, and the basic one still."""
    where = table.act[WHERE]
    perks = table.perks[seat]
    return stays_payable(
        table,
        seat,
        table.boards[seat],
        card_price(table.box, perks, card, where, cards_used),
        waived(perks, where, cards_used),
        substitutes_at(perks, where),
        slot_to_pay(table.act),
    )


def slot_to_pay(act: list[int]) -> int:
    """The place of the card beside one's worker while it is still to be bought, or -1."""
    return act[SLOT] if act[STAGE] == BEFORE else -1


class BuyTop(Question):
    """Each card used makes the face-up card of the deck cheaper; then it is bought."""

    rule: ClassVar[str] = "bonus-rows"

    def options(self, table: Table) -> list[int]:
        act = table.act
        where = act[WHERE]
        card = table.top(where - AEDIFICATOR + 1)
        found: list[int] = []
        if is_cheaper_with_more(table, self.seat, card):
            found = usable(table, self.seat, act[ICON])
        if can_buy_top(table, self.seat, card, act[USED]):
            found.append(_BUY_TOP)
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"card": CARDS[table.top(table.act[WHERE] - AEDIFICATOR + 1)]}

    def happen(self, table: Table, action: int) -> None:
        if action != _BUY_TOP:
            use(table, self.seat, USE.one(action))
            table.push(self)
            return
        act = table.act
        deck = act[WHERE] - AEDIFICATOR + 1
        card = table.draw(deck)
        table.tell("buys_top", self.seat, card)
        if table.city[LEFT + deck]:
            table.close_door()
            table.tell("reveals_top", table.top(deck))
        act[RESERVE] = slot_to_pay(act)
        buy_card(table, self.seat, card, act[WHERE], act[USED])


def is_cheaper_with_more(table: Table, seat: int, card: int) -> bool:
    """Whether one more card used would still lower the price of the face-up card."""
    act = table.act
    where = act[WHERE]
    perks = table.perks[seat]
    need = card_price(table.box, perks, card, where, act[USED])
    if where == AEDIFICATOR:
        return waived(perks, where, act[USED]) < resources_in(need)
    return need[COST_SURPLUS if where == LEGATUS else COST_DENARII] > 0
