"""A player's turn: a die is discarded for one main action and any number of free ones."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import (
    ACT,
    ACTIVATE,
    BRIBE,
    CHOOSE,
    DEPLOY,
    END,
    EXCHANGE,
    MOVE,
    PAIRS,
    PLACE,
    PLAN_OF,
    RENOVATE,
    STORE,
    TURN_FACE,
    USE,
)
from ludi.games.rome_and_roll.actions import CONQUER as CONQUER_ONE
from ludi.games.rome_and_roll.actions import TAX as TAX_ONE
from ludi.games.rome_and_roll.ids import (
    ACTIONS,
    ADVISORS_EACH,
    BASKET,
    BUILD,
    CONQUER,
    DEVELOP,
    DICE,
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
from ludi.games.rome_and_roll.rules.favours import spend_favour, usable, use, why_unusable
from ludi.games.rome_and_roll.rules.gain import (
    BRIBE_KINDS,
    RECEIVE,
    add_icons,
    bribe,
    tell_of,
    why_no_bribe,
)
from ludi.games.rome_and_roll.rules.muster import Muster
from ludi.games.rome_and_roll.rules.possible import (
    ICON_WORKERS,
    possible,
    wanted_actions,
    why_impossible,
)
from ludi.games.rome_and_roll.rules.provinces import (
    NO_REGION,
    Conquer,
    Develop,
    Tax,
    force,
)
from ludi.games.rome_and_roll.rules.question import Question
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
    TURNED,
    WORKERS,
    blank_turn,
)
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_CHOOSE: Final = CHOOSE.base
_TURN: Final = TURN_FACE.base
_DEPLOY: Final = DEPLOY.base
_USE: Final = USE.base
_ACT: Final = ACT.base
_END: Final = END.base
_STORE: Final = STORE.base
_BRIBE: Final = BRIBE.base
_EXCHANGE: Final = EXCHANGE.base

# What each main action asks for, once it is chosen.
WITHIN: Final = ((MOVE, PLAN_OF, PLACE), (ACTIVATE,), (CONQUER_ONE,), (RENOVATE,), (TAX_ONE,), ())

BY_ADVISOR: Final = 0
BY_MINERVA: Final = 1


ACT_CODES: Final = [  # by possible actions as bits
    [_ACT + action for action in range(len(ACTIONS)) if actions >> action & 1]
    for actions in range(1 << len(ACTIONS))
]


class ChooseDie(Question):
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

    def why_not(self, table: Table, action: int) -> Reason | None:
        if CHOOSE.says(action):
            return Reason("action-phase", "not-your-die")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        die = CHOOSE.one(action)
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


class Act(Question):
    """One main action that the die allows, and any free actions; or end your turn."""

    rule: ClassVar[str] = "actions"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        turn = table.turn
        wanted = wanted_actions(table)
        options: list[int] = []
        if wanted:
            favour = turn[FORCE] - 1
            options = ACT_CODES[possible(table, seat, wanted, turn[WORKERS], favour)][:]
        owed = turn[FORCE] != 0 and bool(options)  # the action for which a favour was named
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
                    bribe = _BRIBE + table.staff[seat * ADVISORS_EACH + slot] * BRIBE_KINDS
                    if turn[FISH]:
                        options.append(bribe)
                    if turn[JEWEL]:
                        options.append(bribe + JEWEL - FISH)
                    if turn[BASKET]:
                        options.append(bribe + BASKET - FISH)
        if not owed:
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

    def asks(self, table: Table) -> dict[str, str | int]:
        """The die; or the favour that wants its action; or that the action is done."""
        turn = table.turn
        told: dict[str, str | int] = {"die": DICE[turn[DIE]], "stage": "die"}
        if turn[FORCE]:
            told["stage"] = "favour"
            told["favour"] = FAVOURS[turn[FORCE] - 1]
        elif not wanted_actions(table):
            told["stage"] = "done"
        elif turn[AGAIN]:
            told["stage"] = "again"
        return told

    def why_not(self, table: Table, action: int) -> Reason | None:
        seat = self.seat
        if USE.says(action):
            return why_unusable(table, seat, USE.one(action))
        if ACT.says(action):
            return why_impossible(table, seat, ACT.one(action))
        if END.says(action):
            return Reason("favours", "for-favour")
        if DEPLOY.says(action):
            return self.why_no_senator(table)
        if TURN_FACE.says(action):
            return Reason("turning", "cannot-turn")
        if BRIBE.says(action):
            return why_no_bribe(table, seat, BRIBE.two(action)[0])
        if STORE.says(action) and not table.law.two_for_one:
            return Reason("store-or-bribe", "store-at-end")
        if EXCHANGE.says(action) and not table.law.two_for_one:
            return Reason("seneca-easier", "option-off" if table.solo else "solo-only")
        for main, verbs in enumerate(WITHIN):
            if any([verb.says(action) for verb in verbs]):
                return self.why_not_yet(table, main)
        return super().why_not(table, action)

    def why_not_yet(self, table: Table, main: int) -> Reason:
        """What belongs to a main action waits until that is chosen, if it is possible."""
        wanted = wanted_actions(table) & 1 << main
        if not possible(table, self.seat, wanted, table.turn[WORKERS], table.turn[FORCE] - 1):
            return why_impossible(table, self.seat, main)
        return Reason("actions", "action-first", {"main": ACTIONS[main]})

    def why_no_senator(self, table: Table) -> Reason:
        """Why no senator can stand for a worker."""
        if not table.free_senators(self.seat):
            return Reason("senators", "senator-none")
        if table.turn[ICON_USED] or not wanted_actions(table):
            return Reason("senators", "senator-used")
        return Reason("senators", "icon-there")

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        turn = table.turn
        if action < 0 or action == _END:
            return
        table.push(self)
        if ACT.says(action):
            turn[BEGUN] = 1
            perform(table, seat, ACT.one(action))
        elif BRIBE.says(action):
            turn[BEGUN] = 1
            advisor, kind = BRIBE.two(action)
            turn[FISH + kind] -= 1
            bribe(table, seat, advisor, FISH + kind)
        elif DEPLOY.says(action):
            turn[BEGUN] = 1
            turn[ICON_USED] = 1
            icon = DEPLOY.one(action)
            turn[WORKERS] |= 1 << ICON_WORKERS[icon]
            table.tell("deploys_as", seat, icon)
            deploy(table, seat)
        elif USE.says(action):
            turn[BEGUN] = 1
            use(table, seat, USE.one(action))
        elif TURN_FACE.says(action):
            means, face = TURN_FACE.two(action)
            die = turn[DIE] // FACES * FACES + face
            if means == BY_MINERVA:
                spend_favour(table, seat, MINERVA)
            else:
                table.sheets[seat][TURNED] = 1
            table.tell("turns", seat, die)
            show_face(table, seat, die)
        elif STORE.says(action):
            turn[BEGUN] = 1
            good = STORE.one(action)
            turn[good if turn[good] else BASKET] -= 1
            table.sheets[seat][good] += 1
            table.tell("stores", seat, good)
        else:
            turn[BEGUN] = 1
            pair, taken = EXCHANGE.two(action)
            sheet = table.sheets[seat]
            sheet[PAIRS[pair][0]] -= 1
            sheet[PAIRS[pair][1]] -= 1
            sheet[taken] += 1
            table.tell("exchanges", seat, pair, taken)


def perform(table: Table, seat: int, action: int) -> None:
    """Begin a main action."""
    turn = table.turn
    turn[DONE] = action + 1
    turn[AGAIN] = 0
    table.push(DONE_OF[seat])
    if action == BUILD:
        if turn[FORCE] == JUNO + 1:
            table.push(ChoosePlan(seat, GIANT))
        else:
            table.push(MOVE_OVERSEER_OF[seat])
    elif action == MUSTER:
        table.push(MUSTER_OF[seat])
    elif action == CONQUER:
        table.push(Conquer(seat, NO_REGION, force(table, seat, turn[FORCE] - 1), 0))
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
    fire(table, seat, ON_DEPLOY, -1, 0)


# ---------------------------------------------------------------- the end of the turn


class EndTurn(Step[Table]):
    """What is left on the die is stored; a fish, a jewel or a basket may still bribe."""

    rule: ClassVar[str] = "store-or-bribe"

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        turn = table.turn
        sheet = table.sheets[seat]
        if table.ears is not None and any(turn[: STONE + 1]):
            table.tell("keeps", seat)
        for good in range(STONE + 1):
            if turn[good]:
                sheet[good] += turn[good]
                tell_of(table, "gains", seat, good, turn[good])
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
