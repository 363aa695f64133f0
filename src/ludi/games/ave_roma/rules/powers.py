"""Around the basic action: powers of active patrons, and in the advanced mode the use of cards."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.ave_roma.actions import (
    BUY_TOP,
    FINISH,
    INVOKE,
    PROCEED,
    RALLY,
    TAKE,
    TRAIN,
    USE,
)
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AEDILIS,
    BUY_INFLUENCE,
    COLOSSEUM_STEP,
    COST_DENARII,
    COST_SURPLUS,
    DECK_SIZE,
    EXTRA_TRAINING,
    GAIN_AREA_RESOURCE,
    ICONS,
    LEGATUS,
    MERCATOR,
    PATRON,
    PROPRAETOR,
    QUAESTOR,
    RAISE_BROWN,
    ROMA,
)
from ludi.games.ave_roma.places import (
    ADVANCED,
    AFTER,
    BEFORE,
    CARD,
    DENARII,
    FINAL,
    FREE,
    ICON,
    LATE,
    LEFT,
    MOMENT,
    NO_CARD,
    READY,
    RESERVE,
    RESERVED_STEPS,
    RIGHT,
    SLOT,
    SPENT,
    STAGE,
    SUBSTITUTES,
    SURPLUS,
    TRAINED,
    UNUSED,
    USED,
    VALUE,
    WHERE,
)
from ludi.games.ave_roma.rules.areas import raise_brown
from ludi.games.ave_roma.rules.cards import buy_card
from ludi.games.ave_roma.rules.fees import fee_due, most_denarii
from ludi.games.ave_roma.rules.gains import (
    TakeResource,
    gain_denarii,
    gain_surplus,
    raise_marker,
)
from ludi.games.ave_roma.rules.payment import (
    can_pay,
    card_price,
    resources_in,
    start_payment,
    stays_payable,
    substitutes_at,
    waived,
)
from ludi.games.ave_roma.rules.roma import Walk, can_walk, path_costs, walk
from ludi.games.ave_roma.rules.training import send_to_training
from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step

_INVOKE: Final = INVOKE.base
_USE: Final = USE.base
_RALLY: Final = RALLY.base
_BUY_TOP: Final = BUY_TOP.base
_PROCEED: Final = PROCEED.base
_FINISH: Final = FINISH.base
_TRAIN: Final = TRAIN.base
_TAKE: Final = TAKE.base
ICON_COUNT: Final = len(ICONS)
TRAIN_CODES: Final[list[list[list[int]]]] = [
    [
        [_TRAIN + value * 4 + space for value in range(5) if ready >> value & 1]
        for ready in range(32)
    ]
    for space in range(4)
]

# Powers that are a decision; those whose moment never matters are offered after the action only.
OPTIONAL: Final = (GAIN_AREA_RESOURCE, BUY_INFLUENCE, COLOSSEUM_STEP, RAISE_BROWN, EXTRA_TRAINING)
ANY_MOMENT: Final = (GAIN_AREA_RESOURCE, BUY_INFLUENCE, COLOSSEUM_STEP)


# ---------------------------------------------------------------- the two moments


class Before(Step[Table]):
    """Before the basic action: powers of patrons, cards (advanced mode); then on with it."""

    rule: ClassVar[str] = "before-after"

    def options(self, table: Table) -> list[int]:
        act = table.act
        found: list[int] = []
        if act[UNUSED]:
            found = powers(table, self.seat)
        if table.city[ADVANCED] and act[WHERE] != QUAESTOR:
            found += bonuses(table, self.seat)
        if found and may_proceed(table, self.seat):
            found.append(_PROCEED)
        return found

    def happen(self, table: Table, action: int) -> None:
        if action >= 0 and action != _PROCEED:
            table.push(self)
            carry_out(table, self.seat, action)


class After(Step[Table]):
    """After the basic action: what was not used before; then the action is over."""

    rule: ClassVar[str] = "before-after"

    def options(self, table: Table) -> list[int]:
        act = table.act
        found: list[int] = []
        if act[UNUSED]:
            found = powers(table, self.seat)
        if table.city[ADVANCED]:
            found += bonuses(table, self.seat)
        if found and table.boards[self.seat][DENARII] >= fee_due(table, self.seat):
            found.append(_FINISH)
        return found

    def happen(self, table: Table, action: int) -> None:
        if action < 0 or action == _FINISH:
            if table.act[LATE]:
                gain_surplus(table, self.seat, table.act[LATE])
            return
        table.push(self)
        carry_out(table, self.seat, action)


def may_proceed(table: Table, seat: int) -> bool:
    """Whether the fee stays payable: cards used before the action cannot be joined after it."""
    act = table.act
    if act[MOMENT] != BEFORE or table.boards[seat][DENARII] >= fee_due(table, seat):
        return True
    act[MOMENT] = AFTER
    enough = most_denarii(table, seat, table.boards[seat]) >= fee_due(table, seat)
    act[MOMENT] = BEFORE
    return enough


def carry_out(table: Table, seat: int, action: int) -> None:
    """Do what was chosen beside the basic action."""
    if _INVOKE <= action < _INVOKE + DECK_SIZE:
        invoke(table, seat, action - _INVOKE)
    elif action >= _RALLY:
        act = table.act
        act[ICON] = action - _RALLY
        act[MOMENT] = act[STAGE]
        gather_set(table, seat, action - _RALLY)
    elif action >= _USE:
        use(table, seat, action - _USE)
        apply_bonus(table, seat)
    else:
        use_up(table, EXTRA_TRAINING)
        value, space = divmod(action - _TRAIN, 4)
        send_to_training(table, seat, value + 1, space)


# ---------------------------------------------------------------- powers of patrons


def powers(table: Table, seat: int) -> list[int]:
    """The powers a seat may use at this moment of its action."""
    act = table.act
    box = table.box
    found: list[int] = []
    where = act[WHERE]
    after = act[STAGE] == AFTER
    has_card = AEDILIS <= where <= PROPRAETOR and table.city[CARD + act[VALUE] - 1] != NO_CARD
    training = False
    unused = act[UNUSED]
    while unused:
        low = unused & -unused
        unused ^= low
        patron = low.bit_length() - 1
        power = box.power[patron]
        if power == COLOSSEUM_STEP:
            found.append(_INVOKE + patron)
        elif power == EXTRA_TRAINING:
            training = after
        elif not has_card:
            continue
        elif power == GAIN_AREA_RESOURCE:
            found.append(_INVOKE + patron)
        elif power == BUY_INFLUENCE:
            if may_buy_influence(table, seat, patron):
                found.append(_INVOKE + patron)
        elif after:
            found.append(_INVOKE + patron)
    if training and not table.city[FINAL]:
        found += trainings(table, seat, fee_due(table, seat))
    return found


def may_buy_influence(table: Table, seat: int, patron: int) -> bool:
    """Whether the level can be paid; the fee of the area card must be in hand besides."""
    price = table.box.price[patron]
    board = table.boards[seat]
    if board[DENARII] - price[COST_DENARII] < fee_due(table, seat):
        return False
    return can_pay(board, price, 0, 0)


def trainings(table: Table, seat: int, keep: int) -> list[int]:
    """Ready workers and the free training spaces they may go to, some money being kept."""
    board = table.boards[seat]
    money = board[DENARII] - keep
    ready = 0
    for value in range(5):
        if board[READY + value]:
            ready |= 1 << value
    found: list[int] = []
    prices = table.box.training_price
    for space in range(4):
        if not board[TRAINED + space] and prices[space] <= money:
            found += TRAIN_CODES[space][ready]
    return found


def use_up(table: Table, power: int) -> None:
    """One patron with this power has been used in this action."""
    act = table.act
    unused = act[UNUSED]
    while unused:
        low = unused & -unused
        if table.box.power[low.bit_length() - 1] == power:
            act[UNUSED] &= ~low
            return
        unused ^= low


def invoke(table: Table, seat: int, patron: int) -> None:
    """Use the power of an active patron."""
    act = table.act
    act[UNUSED] &= ~(1 << patron)
    table.tell("invokes", seat, patron)
    area = act[VALUE] - 1
    power = table.box.power[patron]
    if power == GAIN_AREA_RESOURCE:
        table.push(TakeAreaResource(seat))
    elif power == BUY_INFLUENCE:
        table.push(Rise(seat, area))
        start_payment(table, seat, table.box.price[patron], 0, 0)
    elif power == COLOSSEUM_STEP:
        table.push(Walk(seat, 1))
    else:
        raise_brown(table, area)


class TakeAreaResource(Step[Table]):
    """One more resource of a type on the area card of your worker."""

    rule: ClassVar[str] = "patron-powers"

    def options(self, table: Table) -> list[int]:
        card = table.city[CARD + table.act[VALUE] - 1]
        types = table.box.types[card]
        board = table.boards[self.seat]
        fee = fee_due(table, self.seat)
        if board[DENARII] >= fee:
            return [_TAKE + resource for resource in types]
        found: list[int] = []
        for resource in types:
            trial = board[:]
            if trial[resource] < table.box.resource_max:
                trial[resource] += 1
            else:
                trial[DENARII] += table.price(self.seat, resource)
            if most_denarii(table, self.seat, trial) >= fee:
                found.append(_TAKE + resource)
        return found

    def happen(self, table: Table, action: int) -> None:
        table.push(TakeResource(self.seat, 1 << action - _TAKE))


class Rise(Step[Table]):
    """A level that was paid for: the marker moves up by itself."""

    rule: ClassVar[str] = "area-influence"

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def args(self) -> list[int]:
        return [self.seat, self.area]

    def happen(self, table: Table, action: int) -> None:
        raise_marker(table, self.seat, self.area, 1)


# ---------------------------------------------------------------- cards used by their icons


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
    act = table.act
    fee = fee_due(table, seat)
    if table.boards[seat][DENARII] >= fee:
        return True
    act[ICON] = icon
    act[MOMENT] = act[STAGE]
    enough = most_denarii(table, seat, table.boards[seat]) >= fee
    act[ICON] = -1
    act[MOMENT] = 0
    return enough


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


def gather_set(table: Table, seat: int, icon: int) -> None:
    """Cards spent in this action count first, then cards from the left are used."""
    act = table.act
    wanted = table.box.bonus_set
    spent = min(act[SPENT + icon], wanted)
    act[SPENT + icon] -= spent
    table.push(Rise(seat, act[VALUE] - 1))
    if wanted > spent:
        table.push(UseForSet(seat, icon, wanted - spent))


class UseForSet(Step[Table]):
    """Cards of one icon for a set: choose which, where it makes a difference."""

    rule: ClassVar[str] = "bonus-propraetor"

    def __init__(self, seat: int, icon: int, count: int) -> None:
        super().__init__(seat)
        self.icon: Final = icon
        self.count: Final = count

    def args(self) -> list[int]:
        return [self.seat, self.icon, self.count]

    def options(self, table: Table) -> list[int]:
        return usable(table, self.seat, self.icon)

    def happen(self, table: Table, action: int) -> None:
        use(table, self.seat, action - _USE)
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
    act[RESERVE] = act[SLOT] if act[STAGE] == BEFORE else -1
    for icon in range(ICON_COUNT):
        count = table.count_unused(seat, icon)
        if count and can_buy_top(table, seat, card, count):
            found += usable(table, seat, icon)
    act[RESERVE] = -1
    return found


def can_buy_top(table: Table, seat: int, card: int, cards_used: int) -> bool:
    """Whether the face-up card can be paid with so many cards used, and the basic one still."""
    act = table.act
    where = act[WHERE]
    need = card_price(table, seat, card, where, cards_used)
    off = waived(table, seat, where, cards_used)
    before = act[SUBSTITUTES]
    act[SUBSTITUTES] = substitutes_at(table, seat, where)
    enough = stays_payable(table, seat, table.boards[seat], need, off)
    act[SUBSTITUTES] = before
    return enough


class BuyTop(Step[Table]):
    """Each card used makes the face-up card of the deck cheaper; then it is bought."""

    rule: ClassVar[str] = "bonus-rows"

    def options(self, table: Table) -> list[int]:
        act = table.act
        where = act[WHERE]
        card = table.top(where - AEDIFICATOR + 1)
        act[RESERVE] = act[SLOT] if act[STAGE] == BEFORE else -1
        found: list[int] = []
        if is_cheaper_with_more(table, self.seat, card):
            found = usable(table, self.seat, act[ICON])
        if can_buy_top(table, self.seat, card, act[USED]):
            found.append(_BUY_TOP)
        return found

    def happen(self, table: Table, action: int) -> None:
        if action != _BUY_TOP:
            use(table, self.seat, action - _USE)
            table.push(self)
            return
        act = table.act
        deck = act[WHERE] - AEDIFICATOR + 1
        card = table.draw(deck)
        if table.city[LEFT + deck]:
            table.doors += 1
        buy_card(table, self.seat, card, act[WHERE], act[USED])
        act[RESERVE] = act[SLOT] if act[STAGE] == BEFORE else -1


def is_cheaper_with_more(table: Table, seat: int, card: int) -> bool:
    """Whether one more card used would still lower the price of the face-up card."""
    act = table.act
    where = act[WHERE]
    need = card_price(table, seat, card, where, act[USED])
    if where == AEDIFICATOR:
        return waived(table, seat, where, act[USED]) < resources_in(need)
    return need[COST_SURPLUS if where == LEGATUS else COST_DENARII] > 0
