"""AEDIFICATOR, LEGATUS and SENATUS: cards are bought, and what they bring at once."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import INFLUENCE, KEEP_PASSIVE, REPLACE
from ludi.games.ave_roma.components import REWARD_POINTS, REWARD_SURPLUS
from ludi.games.ave_roma.ids import (
    BUILDING,
    DECK_SIZE,
    FIRST_BUILDING,
    FIRST_PATRON,
    FIRST_WAR,
    PATRON,
    PATRON_CARDS,
    RESOURCES,
    WAR,
    WAR_CARDS_EACH,
)
from ludi.games.ave_roma.rules.gains import (
    activate,
    gain,
    gain_denarii,
    gain_surplus,
    overflow,
    raise_marker,
    score,
)
from ludi.games.ave_roma.rules.payment import (
    can_pay,
    card_price,
    start_payment,
    substitutes_at,
    waived,
)
from ludi.games.ave_roma.rules.question import Question
from ludi.games.ave_roma.sheet import (
    ACTIVE,
    AFTER,
    NO_CARD,
    OWNED,
    RESERVE,
    RIGHT,
    ROW,
    SLOT,
    STAGE,
    UNUSED,
    WARS_HELD,
    WHERE,
)
from ludi.games.ave_roma.table import Table, perks_of
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.errors import Reason

_INFLUENCE: Final = INFLUENCE.base
_REPLACE: Final = REPLACE.base
_KEEP: Final = KEEP_PASSIVE.base


class Purchase(Step[Table]):
    """Pay the card beside your worker and take it; its place stays empty until upkeep."""

    rule: ClassVar[str] = "card-rows"

    def happen(self, table: Table, action: int) -> None:
        act = table.act
        act[STAGE] = AFTER
        act[RESERVE] = -1
        slot = act[SLOT]
        card = table.city[ROW + slot]
        table.city[ROW + slot] = NO_CARD
        buy_card(table, self.seat, card, act[WHERE], 0)


def buy_card(table: Table, seat: int, card: int, where: int, cards_used: int) -> None:
    """Pay a card with all discounts, then receive it."""
    table.push(Receive(seat, card))
    perks = table.perks[seat]
    start_payment(
        table,
        seat,
        card_price(table.box, perks, card, where, cards_used),
        waived(perks, where, cards_used),
        substitutes_at(perks, where),
    )


class Receive(Step[Table]):
    """A card that is paid: points at once, rewards of a pair or a set, a patron takes a seat."""

    rule: ClassVar[str] = "card-rows"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def happen(self, table: Table, action: int) -> None:
        card = self.card
        seat = self.seat
        board = table.boards[seat]
        deck = card // DECK_SIZE
        board[OWNED + deck] |= 1 << card % DECK_SIZE
        table.tell("acquires", seat, card)
        score(table, seat, table.box.points[card])
        if deck == BUILDING:
            complete_pair(table, seat, card)
        elif deck == WAR:
            reward_war(table, seat, card)
        else:
            table.push(Seat(seat, card - FIRST_PATRON))


# ---------------------------------------------------------------- buildings and wars


def complete_pair(table: Table, seat: int, card: int) -> None:
    """Whoever has both cards of a building receives the reward of each, once."""
    number = card - FIRST_BUILDING
    if not table.boards[seat][OWNED + BUILDING] >> (number ^ 1) & 1:
        return
    table.tell("completes", seat, card)
    units: list[int] = []
    surplus = points = 0
    for part in (number & ~1, number | 1):
        reward = table.box.reward[part]
        for resource in range(len(RESOURCES)):
            units += [resource] * reward[resource]
        surplus += reward[REWARD_SURPLUS]
        points += reward[REWARD_POINTS]
    gain(table, seat, tuple(units))
    gain_surplus(table, seat, surplus)
    score(table, seat, points)
    overflow(table, seat)


def reward_war(table: Table, seat: int, card: int) -> None:
    """The second to fifth card of a war bring denarii, surplus, points, a level in an area."""
    war = (card - FIRST_WAR) // WAR_CARDS_EACH
    board = table.boards[seat]
    board[WARS_HELD + war] += 1
    count = board[WARS_HELD + war]
    rewards = table.box.war_rewards
    if count == 2:
        gain_denarii(table, seat, rewards[0])
    elif count == 3:
        gain_surplus(table, seat, rewards[1])
    elif count == 4:
        score(table, seat, rewards[2])
    elif count == 5 and rewards[3]:
        table.push(WarInfluence(seat))


class WarInfluence(Question):
    """The fifth card of a war: rise in an area of your choice."""

    rule: ClassVar[str] = "war-sets"

    def options(self, table: Table) -> list[int]:
        return [_INFLUENCE + area for area in range(5)]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": table.box.war_rewards[3]}

    def happen(self, table: Table, action: int) -> None:
        raise_marker(table, self.seat, INFLUENCE.one(action), table.box.war_rewards[3])


# ---------------------------------------------------------------- patrons


class Seat(Question):
    """A bought patron takes a free slot; without one it is passive, or replaces an active one."""

    rule: ClassVar[str] = "patrons"
    fields: ClassVar[tuple[str, ...]] = ("patron",)

    def __init__(self, seat: int, patron: int) -> None:
        super().__init__(seat)
        self.patron: Final = patron

    def options(self, table: Table) -> list[int]:
        if table.open_slots(self.seat) > 0:
            return []
        active = table.boards[self.seat][ACTIVE]
        if not active:
            return []
        found: list[int] = []
        for patron in range(DECK_SIZE):
            if active >> patron & 1 and may_replace(table, self.seat, patron, self.patron):
                found.append(_REPLACE + patron)
        found.append(_KEEP)
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"patron": PATRON_CARDS[self.patron]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if REPLACE.says(action):
            active = table.boards[self.seat][ACTIVE] >> REPLACE.one(action) & 1
            return Reason("patrons", "needed-elsewhere" if active else "not-active")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action == NOTHING:
            if table.open_slots(seat) > 0:
                activate(table, seat, self.patron)
            return
        if action == _KEEP:
            return
        old = REPLACE.one(action)
        board = table.boards[seat]
        board[ACTIVE] &= ~(1 << old)
        board[RIGHT + PATRON] &= ~(1 << old)  # replaced, it lies on the left again
        table.act[UNUSED] &= ~(1 << old)
        table.tell("replaces", seat, old)
        activate(table, seat, self.patron)


def may_replace(table: Table, seat: int, old: int, new: int) -> bool:
    """Whether the card beside one's worker, if it is still to be bought, stays payable.

    In the advanced mode a patron may come from the deck before the basic purchase; the one it
    replaces may be the one that made that purchase cheap enough.
    """
    slot = table.act[RESERVE]
    if slot < 0:
        return True
    board = table.boards[seat]
    perks = perks_of(table.box, board[ACTIVE] & ~(1 << old) | 1 << new)
    where = table.act[WHERE]
    return can_pay(
        board,
        card_price(table.box, perks, table.city[ROW + slot], where, 0),
        waived(perks, where, 0),
        substitutes_at(perks, where),
    )
