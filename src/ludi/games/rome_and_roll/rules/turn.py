"""A player's turn: a die is discarded for one main action and any number of free ones."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import (
    ACT,
    BRIBE,
    CHOOSE,
    DEPLOY,
    END,
    EXCHANGE,
    PAIRS,
    PLACE,
    PLAN_OF,
    STORE,
    TURN_FACE,
    USE,
)
from ludi.games.rome_and_roll.ids import (
    ACTIONS,
    ADVISORS_EACH,
    BASKET,
    BUILD,
    CONQUER,
    DEVELOP,
    FACES,
    FAVOURS,
    FISH,
    JEWEL,
    JUNO,
    MINERVA,
    MUSTER,
    ON_DEPLOY,
    ON_DIE_CHOSEN,
    RESOURCES,
    SEATS_MOST,
    STONE,
    TAX,
)
from ludi.games.rome_and_roll.rules.build import (
    GIANT,
    ChoosePlan,
    MoveOverseer,
)
from ludi.games.rome_and_roll.rules.effects import colours_to_turn, fire, has_ability
from ludi.games.rome_and_roll.rules.favours import spend_favour, usable, use
from ludi.games.rome_and_roll.rules.gain import (
    BRIBE_KINDS,
    RECEIVE,
    add_icons,
    bribe,
)
from ludi.games.rome_and_roll.rules.muster import Muster
from ludi.games.rome_and_roll.rules.possible import ICON_WORKERS, possible, wanted_actions
from ludi.games.rome_and_roll.rules.provinces import (
    NO_REGION,
    Conquer,
    Develop,
    Tax,
    force,
)
from ludi.games.rome_and_roll.rules.trade import Trade
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    AGAIN,
    AUX,
    BEGUN,
    DEPLOYED,
    DIE,
    DONE,
    FAVOUR_USED,
    FIRST_DIE,
    FORCE,
    HELD,
    ICON_USED,
    LOYALTY,
    SECOND_DIE,
    SENATORS,
    TURN_SIZE,
    TURNED,
    WORKERS,
)
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.agenda import Step

_CHOOSE: Final = CHOOSE.base
_TURN: Final = TURN_FACE.base
_DEPLOY: Final = DEPLOY.base
_USE: Final = USE.base
_ACT: Final = ACT.base
_END: Final = END.base
_STORE: Final = STORE.base
_BRIBE: Final = BRIBE.base
_EXCHANGE: Final = EXCHANGE.base
_PLAN: Final = PLAN_OF.base
_PLACE: Final = PLACE.base

BY_ADVISOR: Final = 0
BY_MINERVA: Final = 1


ACT_CODES: Final = [  # by possible actions as bits
    [_ACT + action for action in range(len(ACTIONS)) if actions >> action & 1]
    for actions in range(1 << len(ACTIONS))
]
NOBODYS_TURN: Final[list[int]] = [-1 if place in (DIE, ACTIVE) else 0 for place in range(TURN_SIZE)]


def blank_turn() -> list[int]:
    """Nobody's turn."""
    return NOBODYS_TURN[:]


class ChooseDie(Step[Table]):
    """Discard one of your dice; only its icons can be used in this turn."""

    rule: ClassVar[str] = "action-phase"

    def options(self, table: Table) -> list[int]:
        sheet = table.sheets[self.seat]
        first = sheet[FIRST_DIE]
        second = sheet[SECOND_DIE]
        if first < 0:
            return [_CHOOSE + second]
        if second < 0 or second == first:
            return [_CHOOSE + first]
        return [_CHOOSE + first, _CHOOSE + second]

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        die = action - _CHOOSE
        sheet = table.sheets[seat]
        sheet[FIRST_DIE if sheet[FIRST_DIE] == die else SECOND_DIE] = -1
        turn = blank_turn()
        turn[ACTIVE] = seat
        table.turn = turn
        table.tell("chooses", seat, die)
        show_face(table, seat, die)
        table.push(END_TURN_OF[seat])
        table.push(ACT_OF[seat])


def show_face(table: Table, seat: int, die: int) -> None:
    """The icons of the die's face, and those that unlocked advisors add to it."""
    turn = table.turn
    box = table.box
    turn[: BASKET + 1] = box.face_goods[die]
    turn[AUX] = box.face_auxiliary[die]
    turn[WORKERS] = box.face_workers[die]
    turn[DIE] = die
    if not has_ability(table, seat, ON_DIE_CHOSEN):
        return
    sheet = table.sheets[seat]
    for slot in range(ADVISORS_EACH):
        loyalty = sheet[LOYALTY + slot]
        if loyalty >= box.basic:
            advisor = table.staff[seat * ADVISORS_EACH + slot]
            add_icons(table, box.basic_of[advisor])
            if loyalty >= box.advanced:
                add_icons(table, box.advanced_of[advisor])


class Act(Step[Table]):
    """One main action that the die allows, and any free actions; or end your turn."""

    rule: ClassVar[str] = "actions"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        turn = table.turn
        wanted = wanted_actions(table)
        options: list[int] = []
        if wanted:
            options = ACT_CODES[possible(table, seat, wanted)][:]
        if turn[FORCE]:
            return options  # a favour was used for one of these
        if not turn[BEGUN]:
            self.face_options(table, options)
        if wanted and not turn[ICON_USED]:
            self.senator_options(table, options)
        sheet = table.sheets[seat]
        if sheet[HELD] and not turn[FAVOUR_USED]:
            for favour in range(len(FAVOURS)):
                if sheet[HELD] >> favour & 1 and usable(table, seat, favour):
                    options.append(_USE + favour)
        if table.law.two_for_one:
            self.exchange_options(table, sheet, options)
        if not wanted and not options:
            return []  # what is left on the die is asked about at the end of the turn
        if turn[FISH] or turn[JEWEL] or turn[BASKET]:
            for slot in range(ADVISORS_EACH):
                if sheet[LOYALTY + slot] < table.box.loyalty_boxes:
                    advisor = table.staff[seat * ADVISORS_EACH + slot]
                    for good in range(FISH, BASKET + 1):
                        if turn[good]:
                            options.append(_BRIBE + advisor * BRIBE_KINDS + good - FISH)
        options.append(_END)
        return options

    def face_options(self, table: Table, options: list[int]) -> None:
        """Turn the die to another face, before anything else of the turn."""
        seat = self.seat
        die = table.turn[DIE]
        sheet = table.sheets[seat]
        now = die % FACES
        if not sheet[TURNED] and colours_to_turn(table, seat) >> (die // FACES) & 1:
            for face in range(FACES):
                if face != now:
                    options.append(_TURN + BY_ADVISOR * FACES + face)
        if sheet[HELD] >> MINERVA & 1 and not table.turn[FAVOUR_USED]:
            for face in range(FACES):
                if face != now:
                    options.append(_TURN + BY_MINERVA * FACES + face)

    def senator_options(self, table: Table, options: list[int]) -> None:
        """A senator stands for a worker the die does not show."""
        sheet = table.sheets[self.seat]
        if sheet[SENATORS] > sheet[DEPLOYED]:
            workers = table.turn[WORKERS]
            paid = has_ability(table, self.seat, ON_DEPLOY)
            for icon in range(len(ICON_WORKERS)):
                if paid or not workers >> ICON_WORKERS[icon] & 1:
                    options.append(_DEPLOY + icon)

    def exchange_options(self, table: Table, sheet: list[int], options: list[int]) -> None:
        """An easier solo game: two stored resources for one; icons of the die may be stored."""
        turn = table.turn
        for good in range(len(RESOURCES)):
            if turn[good] or (turn[BASKET] and good != JEWEL):
                options.append(_STORE + good)
        for pair in range(len(PAIRS)):
            a, b = PAIRS[pair]
            if sheet[a] and sheet[b] and (a != b or sheet[a] > 1):
                for taken in range(JEWEL):
                    if taken != a and taken != b:
                        options.append(_EXCHANGE + pair * JEWEL + taken)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        turn = table.turn
        if action < 0 or action == _END:
            return
        table.push(self)
        if ACT.says(action):
            turn[BEGUN] = 1
            perform(table, seat, action - _ACT)
        elif BRIBE.says(action):
            turn[BEGUN] = 1
            advisor, kind = divmod(action - _BRIBE, BRIBE_KINDS)
            turn[FISH + kind] -= 1
            bribe(table, seat, advisor, FISH + kind)
        elif DEPLOY.says(action):
            turn[BEGUN] = 1
            turn[ICON_USED] = 1
            turn[WORKERS] |= 1 << ICON_WORKERS[action - _DEPLOY]
            deploy(table, seat)
        elif USE.says(action):
            turn[BEGUN] = 1
            use(table, seat, action - _USE)
        elif TURN_FACE.says(action):
            means, face = divmod(action - _TURN, FACES)
            die = turn[DIE] // FACES * FACES + face
            if means == BY_MINERVA:
                spend_favour(table, seat, MINERVA)
            else:
                table.sheets[seat][TURNED] = 1
            table.tell("turns", seat, die)
            show_face(table, seat, die)
        elif STORE.says(action):
            turn[BEGUN] = 1
            good = action - _STORE
            turn[good if turn[good] else BASKET] -= 1
            table.sheets[seat][good] += 1
            table.tell("gains", seat, good, 1)
        else:
            turn[BEGUN] = 1
            pair, taken = divmod(action - _EXCHANGE, JEWEL)
            sheet = table.sheets[seat]
            sheet[PAIRS[pair][0]] -= 1
            sheet[PAIRS[pair][1]] -= 1
            sheet[taken] += 1
            table.tell("exchanges", seat, taken)


def perform(table: Table, seat: int, action: int) -> None:
    """Begin a main action."""
    turn = table.turn
    turn[DONE] = action + 1
    turn[AGAIN] = 0
    table.tell("acts", seat, action)
    table.push(DONE_OF[seat])
    if action == BUILD:
        if turn[FORCE] == JUNO + 1:
            table.push(ChoosePlan(seat, GIANT))
        else:
            table.push(MOVE_OVERSEER_OF[seat])
    elif action == MUSTER:
        table.push(MUSTER_OF[seat])
    elif action == CONQUER:
        table.push(Conquer(seat, NO_REGION, force(table, seat), 0))
    elif action == DEVELOP:
        table.push(Develop(seat, NO_REGION, 0))
    elif action == TAX:
        table.push(TAX_OF[seat])
    else:
        table.push(TRADE_OF[seat])


class Done(Step[Table]):
    """The main action is complete: a favour used for it no longer works."""

    rule: ClassVar[str] = "actions"

    def happen(self, table: Table, action: int) -> None:
        table.turn[FORCE] = 0


def deploy(table: Table, seat: int) -> None:
    """Use up a senator."""
    table.sheets[seat][DEPLOYED] += 1
    table.tell("deploys", seat)
    fire(table, seat, ON_DEPLOY, -1, 0)


# ---------------------------------------------------------------- the end of the turn


class EndTurn(Step[Table]):
    """What is left on the die is stored; a fish, a jewel or a basket may still bribe."""

    rule: ClassVar[str] = "store-or-bribe"

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        turn = table.turn
        sheet = table.sheets[seat]
        for good in range(STONE + 1):
            if turn[good]:
                sheet[good] += turn[good]
                table.tell("gains", seat, good, turn[good])
                turn[good] = 0
        for good in range(FISH, BASKET + 1):
            if turn[good]:
                turn[good] -= 1
                table.push(self)
                table.push(RECEIVE[good][seat])
                return
        table.turn = blank_turn()


# ---------------------------------------------------------------- steps made once, for every seat

SEATS: Final = range(SEATS_MOST)
CHOOSE_DIE_OF: Final = [ChooseDie(seat) for seat in SEATS]
ACT_OF: Final = [Act(seat) for seat in SEATS]
DONE_OF: Final = [Done(seat) for seat in SEATS]
END_TURN_OF: Final = [EndTurn(seat) for seat in SEATS]
MOVE_OVERSEER_OF: Final = [MoveOverseer(seat) for seat in SEATS]
MUSTER_OF: Final = [Muster(seat, 0) for seat in SEATS]
TAX_OF: Final = [Tax(seat) for seat in SEATS]
TRADE_OF: Final = [Trade(seat, 0) for seat in SEATS]
