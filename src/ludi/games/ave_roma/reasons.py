"""Why not? The rule that forbids an action, for the mistakes players really make.

One function a question, in the rulebook's order. What none of them knows is simply not asked now.
"""

from __future__ import annotations

from typing import Any

from ludi.games.ave_roma import actions as verbs
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AEDILIS,
    AREAS,
    BUY_INFLUENCE,
    CARDS,
    DECK_SIZE,
    EXTRA_TRAINING,
    FIRST_PATRON,
    PLACES,
    PROPRAETOR,
    QUAESTOR,
    RAISE_BROWN,
    ROMA,
    TRAININGS,
)
from ludi.games.ave_roma.places import (
    ABSENT,
    ACTIVE,
    BOUGHT,
    BUYING_SECOND,
    CARD,
    DENARII,
    FINAL,
    FRESH,
    GATHERED,
    ICON,
    LEVEL,
    MOMENT,
    NEED,
    NEUTRAL,
    NO_CARD,
    OFF,
    PENDING,
    READY,
    ROW,
    SELLING_SECOND,
    STAGE,
    SUBSTITUTES,
    SURPLUS,
    TRADING,
    TRAINED,
    UNUSED,
    USED,
    VALUE,
    WHERE,
)
from ludi.games.ave_roma.rules.areas import Mercator, MoreOrInfluence, may_leave
from ludi.games.ave_roma.rules.around import After, Before
from ludi.games.ave_roma.rules.cards import Seat
from ludi.games.ave_roma.rules.ending import EndBonuses, RaiseAreas
from ludi.games.ave_roma.rules.fees import area_fee
from ludi.games.ave_roma.rules.gains import Overflow, TakeResource, Wake
from ludi.games.ave_roma.rules.payment import Pay, first_kind, goods_for
from ludi.games.ave_roma.rules.placing import can_pay_fee, can_use_empty_slot, free_places
from ludi.games.ave_roma.rules.powers import TakeAreaResource
from ludi.games.ave_roma.rules.roma import PayWalk
from ludi.games.ave_roma.rules.turn import ExtraTurn, PlaceNeutral, Turn, free_space
from ludi.games.ave_roma.rules.upkeep import Draft, DraftNeutral, Pick
from ludi.games.ave_roma.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason
from ludi.kernel.vocabulary import Verb


def explain(table: Table, step: Step[Any], action: int) -> Reason | None:
    """The rule that forbids an action to the seat asked at a step; None: it is just not asked."""
    verb = verbs.VERBS.verb_of(action)
    words = verb.indices(action)
    seat = step.seat
    found: Reason | None = None
    if isinstance(step, (Turn, ExtraTurn)):
        found = placing(table, seat, verb, words)
    elif isinstance(step, PlaceNeutral):
        found = neutral(table, seat, verb, words)
    elif isinstance(step, Overflow):
        found = storing(table, seat, verb, words)
    elif isinstance(step, Mercator):
        found = trading(table, seat, verb, words)
    elif isinstance(step, MoreOrInfluence):
        found = spending(table, seat, verb, words)
    elif isinstance(step, (TakeResource, TakeAreaResource)):
        found = taking(table, verb, words)
    elif isinstance(step, Pay):
        found = paying(table, seat, verb, words)
    elif isinstance(step, PayWalk) and verb is verbs.SKIP:
        found = Reason("roma", "not-on-path")
    elif isinstance(step, Wake) and verb is verbs.WAKE:
        found = Reason("active-patrons", "not-passive")
    elif isinstance(step, Seat) and verb is verbs.REPLACE:
        active = table.boards[seat][ACTIVE] >> words[0] & 1
        found = Reason("patrons", "needed-elsewhere" if active else "not-active")
    elif isinstance(step, (Before, After)):
        found = around(table, seat, verb, words)
    elif isinstance(step, (Draft, DraftNeutral, Pick)) and verb in (verbs.DRAFT, verbs.PICK):
        found = Reason("draft", "no-workers-there")
    elif isinstance(step, (EndBonuses, RaiseAreas)):
        found = ending(table, seat, verb, words)
    return found or Reason(type(step).rule, "choose-first")


# ---------------------------------------------------------------- a turn


def placing(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    if verb is verbs.TRAIN:
        return training(table, seat, words[0], words[1], 0)
    if verb is verbs.SEND:
        return worker(table, seat, words[0]) or sending(table, seat, words[0] % 5, words[1])
    if verb is verbs.BUY:
        return worker(table, seat, words[0]) or buying(table, seat, words[0] % 5, words[1])
    if verb is verbs.PASS and table.city[FINAL]:
        return None
    if verb is verbs.USE or verb is verbs.RALLY:
        return None if table.advanced() else Reason("advanced", "basic-mode")
    return None


def worker(table: Table, seat: int, number: int) -> Reason | None:
    """A worker one does not have, or cannot use with that value."""
    board = table.boards[seat]
    if number < 5:
        if table.city[FINAL] or board[READY + number]:
            return None
        return Reason("turn", "no-worker")
    space = number // 5 - 1
    trained = board[TRAINED + space]
    if not trained or table.city[FINAL]:
        return Reason("training", "not-trained")
    if trained > FRESH:
        return Reason("training", "still-in-training")
    if not table.roma.trained_values[space][trained] >> number % 5 & 1:
        return Reason("training", "out-of-reach")
    return None


def sending(table: Table, seat: int, area: int, place: int) -> Reason | None:
    """No space, no area card, no money for the fee or the walk. `area` is the value less one."""
    if not free_places(table) >> place & 1:
        return Reason("turn", "no-space", {"place": PLACES[place]})
    if place == ROMA:
        return Reason("roma", "cannot-walk", {"steps": area + 1})
    if place == QUAESTOR:
        return None
    if table.city[CARD + area] == NO_CARD:
        if place == AEDILIS:
            return Reason("aedilis", "no-area-card", {"area": AREAS[area]})
        if place == PROPRAETOR and not can_use_empty_slot(table, seat):
            return Reason("propraetor", "nothing-to-spend")
    price = area_fee(table, seat, place, area)
    if not can_pay_fee(table, seat, place, area, price):
        args: dict[str, str | int] = {"area": AREAS[area], "price": price}
        if table.city[CARD + area] == NO_CARD:
            return Reason("area-cards", "fee-empty", args)
        return Reason("area-cards", "fee", args)
    return None


def buying(table: Table, seat: int, value: int, slot: int) -> Reason | None:
    """No card, a wrong value, a price too high."""
    card = table.city[ROW + slot]
    if card == NO_CARD:
        return Reason("card-rows", "no-card")
    if not table.roma.slot_values[slot] >> value & 1:
        box = table.box
        values: dict[str, str | int] = {"lowest": box.lowest[slot], "highest": box.highest[slot]}
        only_one = box.lowest[slot] == box.highest[slot]
        return Reason("card-rows", "only-value" if only_one else "wrong-value", values)
    return Reason("card-rows", "cannot-afford", {"card": CARDS[card]})


def training(table: Table, seat: int, value: int, space: int, keep: int) -> Reason | None:
    board = table.boards[seat]
    if table.city[FINAL]:
        return Reason("training", "training-last")
    if not board[READY + value]:
        return Reason("training", "no-worker")
    if board[TRAINED + space]:
        return Reason("training", "training-taken", {"training": TRAININGS[space]})
    price = table.box.training_price[space]
    if board[DENARII] - keep < price:
        return Reason("training", "training-price", {"price": price})
    return None


def neutral(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    if verb is not verbs.PLACE_NEUTRAL:
        return None
    if not table.boards[seat][NEUTRAL + words[0]]:
        return Reason("two-players", "no-neutral")
    if free_space(table, words[1], True) < 0:
        return Reason("two-players", "not-neutral-space", {"place": PLACES[words[1]]})
    return None


# ---------------------------------------------------------------- within an action


def storing(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    if verb is not verbs.STORE and verb is not verbs.CASH:
        return None
    if not table.act[PENDING + words[0]] or verb is verbs.CASH:
        return Reason("storage", "not-overflowing")
    if table.boards[seat][SURPLUS] >= table.box.surplus_max:
        return Reason("storage", "surplus-full")
    return Reason("area-cards", "fee-later")


def trading(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    act = table.act
    board = table.boards[seat]
    if verb is verbs.SELL:
        if act[TRADING] == BUYING_SECOND:
            return Reason("mercator", "no-more-selling")
        return Reason("mercator", "nothing-to-sell")
    if verb is verbs.CLOSE:
        return Reason("area-cards", "fee-later")
    if verb is not verbs.PURCHASE:
        return None
    card = table.city[CARD + act[VALUE] - 1]
    if card == NO_CARD or words[0] not in table.box.types[card]:
        return Reason("mercator", "not-on-card")
    if act[TRADING] == SELLING_SECOND:
        return Reason("mercator", "no-more-buying")
    if act[BOUGHT] >= table.box.purchases:
        return Reason("mercator", "bought-enough", {"count": act[BOUGHT]})
    if board[DENARII] < table.price(seat, words[0]):
        return Reason("mercator", "too-dear")
    return Reason("area-cards", "fee-later")


def spending(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    if verb is verbs.TAKE:
        if table.act[GATHERED]:
            return Reason("propraetor", "took-resource")
        return taking(table, verb, words)
    if verb is not verbs.SPEND:
        return None
    card = DECK_SIZE + words[0]
    if not table.holds(seat, card):
        return Reason("propraetor", "not-yours")
    if not table.box.influence[card]:
        return Reason("propraetor", "no-influence")
    if table.is_turned(seat, card):
        return Reason("propraetor", "already-spent")
    if not may_leave(table, seat):
        return Reason("area-cards", "fee-later")
    return Reason("propraetor", "same-as")


def taking(table: Table, verb: Verb, words: list[int]) -> Reason | None:
    if verb is not verbs.TAKE:
        return None
    act = table.act
    card = table.city[CARD + act[VALUE] - 1] if act[STAGE] else NO_CARD
    if card != NO_CARD and words[0] in table.box.types[card]:
        return Reason("area-cards", "fee-later")
    return Reason("storage", "not-on-card")


def paying(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    act = table.act
    need = act[NEED : NEED + 12]
    if verb is verbs.WAIVE:
        if not act[OFF] or not need[words[0]]:
            return Reason("paying", "not-required")
        return Reason("paying", "needed-elsewhere")
    if verb is not verbs.PAY or act[OFF]:
        return None
    if words[0] not in goods_for(first_kind(need), act[SUBSTITUTES]):
        return Reason("paying", "good-unfit")
    if not table.boards[seat][words[0]]:
        return Reason("paying", "lacks-good")
    return Reason("paying", "needed-elsewhere")


# ---------------------------------------------------------------- before and after


def around(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    if verb is verbs.INVOKE:
        return invoking(table, seat, words[0])
    if verb is verbs.USE:
        return using(table, seat, words[0])
    if verb is verbs.RALLY:
        return rallying(table, words[0])
    if verb is verbs.TRAIN:
        if table.city[FINAL]:
            return Reason("training", "training-last")
        if not table.perk(seat, EXTRA_TRAINING, table.act[WHERE]):
            return Reason("patron-powers", "training-extra")
        return training(table, seat, words[0], words[1], 0)
    if verb is verbs.FINISH or verb is verbs.PROCEED:
        return Reason("area-cards", "fee-later")
    return None


def rallying(table: Table, icon: int) -> Reason | None:
    act = table.act
    if not table.advanced():
        return Reason("advanced", "basic-mode")
    if act[WHERE] != PROPRAETOR:
        return Reason("bonus-propraetor", "sets-elsewhere")
    if act[MOMENT] and act[MOMENT] != act[STAGE]:
        return Reason("advanced", "other-moment")
    if act[ICON] >= 0 and act[ICON] != icon:
        return Reason("advanced", "other-icon")
    return Reason("bonus-propraetor", "set-too-small", {"count": table.box.bonus_set})


def invoking(table: Table, seat: int, patron: int) -> Reason | None:
    box = table.box
    act = table.act
    if not table.boards[seat][ACTIVE] >> patron & 1:
        return Reason("active-patrons", "not-active")
    if box.action[patron] != act[WHERE]:
        return Reason("patron-powers", "not-this-action")
    if not act[UNUSED] >> patron & 1:
        return Reason("patron-powers", "power-used")
    power = box.power[patron]
    if power == EXTRA_TRAINING:
        return Reason("patron-powers", "power-trains")
    has_card = table.city[CARD + act[VALUE] - 1] != NO_CARD
    if power == RAISE_BROWN and has_card:
        return Reason("before-after", "power-later")
    if power == BUY_INFLUENCE and has_card:
        return Reason("patron-powers", "power-unpaid")
    return Reason("aedilis", "no-area-card", {"area": AREAS[act[VALUE] - 1]})


def using(table: Table, seat: int, card: int) -> Reason | None:
    act = table.act
    if not table.advanced():
        return Reason("advanced", "basic-mode")
    if not table.holds(seat, card):
        return Reason("advanced", "not-yours")
    if table.is_used(seat, card):
        return Reason("advanced", "card-used")
    if card >= FIRST_PATRON and table.boards[seat][ACTIVE] >> card - FIRST_PATRON & 1:
        return Reason("advanced", "not-passive")
    if act[MOMENT] and act[MOMENT] != act[STAGE]:
        return Reason("advanced", "other-moment")
    if act[ICON] >= 0 and act[ICON] != table.box.icon[card]:
        return Reason("advanced", "other-icon")
    same = [verbs.USE.base + other for other in table.unused_cards(seat, table.box.icon[card])]
    if any([code in table.legal for code in same]):
        return Reason("advanced", "same-as")
    if act[WHERE] >= AEDIFICATOR:
        cut = act[USED] or table.top(act[WHERE] - AEDIFICATOR + 1) == NO_CARD
        return Reason("bonus-rows", "no-bonus" if cut else "top-unpaid")
    return Reason("advanced", "no-bonus")


# ---------------------------------------------------------------- the end


def ending(table: Table, seat: int, verb: Verb, words: list[int]) -> Reason | None:
    if verb is verbs.RAISE and table.boards[seat][LEVEL + words[0]] == ABSENT:
        return Reason("end-bonuses", "no-marker")
    if verb is verbs.COPY:
        return Reason("end-bonuses", "no-raise")
    return None
