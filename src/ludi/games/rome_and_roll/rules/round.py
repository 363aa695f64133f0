"""Set-up choices, and a round: the draft, two turns each, the end of the round."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import DOUBLE, PLAY_AS, STOP, TAKE, VILLAGE
from ludi.games.rome_and_roll.ids import (
    CHARACTERS,
    COLOURS,
    FACES,
    REGIONS,
    RESOURCES,
    SATURN,
    SEATS_MOST,
    SENECA,
    SETTLEMENTS,
    TRACKS,
)
from ludi.games.rome_and_roll.rules.build import move_foreman
from ludi.games.rome_and_roll.rules.provinces import is_rebel, settle
from ludi.games.rome_and_roll.rules.question import Question
from ludi.games.rome_and_roll.rules.seneca import (
    SenecaTurn,
    clear_cards,
    lay_cards,
    plan_of_card,
    seneca_die,
)
from ludi.games.rome_and_roll.rules.turn import CHOOSE_DIE_OF, deploy
from ludi.games.rome_and_roll.sheet import (
    CHARACTER,
    COINS,
    DEPLOYED,
    FINAL,
    FIRST_DIE,
    NERO,
    ON_TABLE,
    PROCONSUL,
    ROUND,
    SECOND_DIE,
    SENATORS,
    SOLDIERS,
    TURNED,
)
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.errors import Reason

_PLAY_AS: Final = PLAY_AS.base
_VILLAGE: Final = VILLAGE.base
_TAKE: Final = TAKE.base
_DOUBLE: Final = DOUBLE.base
_STOP: Final = STOP.base

# ---------------------------------------------------------------- set-up


def take_sheet(table: Table, seat: int, character: int) -> None:
    """Mark what a character begins with; what the seat stored already stays."""
    sheet = table.sheets[seat]
    box = table.box
    sheet[CHARACTER] = character
    for good in range(len(RESOURCES)):
        sheet[good] += box.start_storage[character][good]
    for track in range(len(TRACKS)):
        sheet[COINS + track] = box.start_tracks[character][track]
    sheet[SOLDIERS] = box.start_soldiers[character]
    sheet[SENATORS] = box.start_senators[character]
    table.hire()


class ChooseCharacter(Question):
    """Take one of the character sheets that are left."""

    rule: ClassVar[str] = "characters"
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left  # bits of the characters not taken

    def options(self, table: Table) -> list[int]:
        return [_PLAY_AS + i for i in range(self.left.bit_length()) if self.left >> i & 1]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": self.left.bit_count()}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PLAY_AS.says(action):
            return Reason("characters", "character-taken")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        character = PLAY_AS.one(action)
        take_sheet(table, self.seat, character)
        table.tell("plays_as", self.seat, character)
        for place in range(1, table.seats):
            seat = (table.board[PROCONSUL] + place) % table.seats
            if table.sheets[seat][CHARACTER] < 0:
                table.push(ChooseCharacter(seat, self.left & ~(1 << character)))
                return


class ChooseVillage(Question):
    """Some characters begin with a village of Hispania: no garrison, its glory is on the sheet."""

    rule: ClassVar[str] = "characters"

    def options(self, table: Table) -> list[int]:
        box = table.box
        return [
            _VILLAGE + i
            for i in range(len(SETTLEMENTS))
            if box.region_of[i] == box.village_region
            and box.strength[i] == box.village_strength
            and is_rebel(table, i)
        ]

    def asks(self, table: Table) -> dict[str, str | int]:
        box = table.box
        return {
            "character": CHARACTERS[table.sheets[self.seat][CHARACTER]],
            "region": REGIONS[box.village_region],
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if VILLAGE.says(action):
            return Reason("characters", "not-a-village")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action >= 0:
            settlement = VILLAGE.one(action)
            settle(table, self.seat, settlement)
            table.tell("settles", self.seat, settlement)


class SheetsTaken(Step[Table]):
    """Saturn is laid out if an advisor allows it; who begins with a village chooses it."""

    rule: ClassVar[str] = "setup"

    def happen(self, table: Table, action: int) -> None:
        for advisor in table.staff:
            if table.box.allows_saturn(advisor):
                table.board[ON_TABLE] |= 1 << SATURN
        for seat in range(table.seats):
            if table.box.village[table.sheets[seat][CHARACTER]]:
                table.push(ChooseVillage(seat))


# ---------------------------------------------------------------- the draft


class StartRound(Step[Table]):
    """The Proconsul rolls all dice; in the variant Seneca's foreman moves first."""

    rule: ClassVar[str] = "draft"

    def happen(self, table: Table, action: int) -> None:
        board = table.board
        board[ROUND] += 1
        table.close_door()
        table.tell("round", board[ROUND])
        for sheet in table.sheets:
            sheet[TURNED] = 0
        table.push(EndRound(0))
        if table.solo:
            lay_cards(table)
        elif table.law.seneca_foreman and board[ROUND] >= table.box.variant_from:
            self.move_seneca(table)
        counts = table.box.dice_count[table.seats]
        pool: list[int] = []
        for colour in range(len(COLOURS)):
            for _ in range(counts[colour]):
                pool.append(colour * FACES + table.dice.below(FACES))
        pool.sort()
        table.pool = pool
        push_pick(table, 0)

    def move_seneca(self, table: Table) -> None:
        """Reveal a card: Seneca's foreman goes to its plan and expels whoever stands there."""
        if not table.deck:
            table.deck = table.discard
            table.discard = []
            table.deck.sort()
            table.dice.shuffle(table.deck)
        card = table.deck.pop()
        table.discard.append(card)
        plan = plan_of_card(table, card)
        move_foreman(table, SENECA, plan)
        table.tell("seneca_blocks", plan)


def push_pick(table: Table, number: int) -> None:
    """The next pick of the draft: clockwise once, then back for those with one die."""
    size = table.round_size
    if number >= 2 * size:
        push_turn(table, 0)
        return
    second = number >= size
    seat = table.at(2 * size - 1 - number if second else number)
    if seat >= table.seats:
        table.push(SenecaDraft(0, number))
    elif second and table.sheets[seat][SECOND_DIE] >= 0:
        push_pick(table, number + 1)
    else:
        table.push(PICK[seat][number])


class Pick(Question):
    """Take a die of the pool."""

    rule: ClassVar[str] = "draft"
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number  # which pick of the draft this is

    def options(self, table: Table) -> list[int]:
        return kinds(table, _TAKE)

    def asks(self, table: Table) -> dict[str, str | int]:
        second = table.sheets[self.seat][FIRST_DIE] >= 0
        return {"which": 2 if second else 1, "count": len(table.pool)}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TAKE.says(action):
            return Reason("draft", "not-in-pool")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        sheet = table.sheets[seat]
        first = sheet[FIRST_DIE] < 0
        take_die(table, seat, TAKE.one(action), FIRST_DIE if first else SECOND_DIE)
        if first and self.number < table.round_size and sheet[SENATORS] > sheet[DEPLOYED]:
            table.push(DoubleDraft(seat, self.number))
        else:
            push_pick(table, self.number + 1)


class DoubleDraft(Question):
    """A senator lets you take a second die at once."""

    rule: ClassVar[str] = "double-draft"
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def options(self, table: Table) -> list[int]:
        options = kinds(table, _DOUBLE)
        options.append(_STOP)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": table.free_senators(self.seat)}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if DOUBLE.says(action):
            return Reason("double-draft", "not-in-pool")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        taken = DOUBLE.says(action)
        if taken:
            take_die(table, self.seat, DOUBLE.one(action), SECOND_DIE)
            table.tell("deploys", self.seat)
        push_pick(table, self.number + 1)
        if taken:
            deploy(table, self.seat)


class SenecaDraft(Step[Table]):
    """Seneca rolls a die, which chooses a half of his card's back: the colour he takes."""

    rule: ClassVar[str] = "seneca-draft"
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def happen(self, table: Table, action: int) -> None:
        table.close_door()
        rolled = table.dice.below(FACES) + 1
        die = seneca_die(table, table.laid[len(table.seneca_dice)], rolled)
        table.pool.remove(die)
        table.seneca_dice.append(die)
        table.tell("seneca_takes", rolled, die)
        push_pick(table, self.number + 1)


def kinds(table: Table, base: int) -> list[int]:
    """The different dice of the pool."""
    found: list[int] = []
    last = -1
    for die in table.pool:
        if die != last:
            found.append(base + die)
            last = die
    return found


def take_die(table: Table, seat: int, die: int, place: int) -> None:
    table.pool.remove(die)
    table.sheets[seat][place] = die
    if table.ears is not None:
        table.tell("takes", seat, die)


# ---------------------------------------------------------------- the action phase


def push_turn(table: Table, number: int) -> None:
    """The next turn: clockwise from the Proconsul, twice."""
    size = table.round_size
    if number >= 2 * size:
        return
    table.push(NEXT_TURN[number + 1])
    seat = table.at(number)
    if seat >= table.seats:
        table.push(SenecaTurn(0))
    else:
        table.push(CHOOSE_DIE_OF[seat])


class NextTurn(Step[Table]):
    """The turn goes on clockwise."""

    rule: ClassVar[str] = "action-phase"
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def happen(self, table: Table, action: int) -> None:
        push_turn(table, self.number)


class EndRound(Step[Table]):
    """The Proconsul's card goes left; once Nero's last card is gone, one more round is played."""

    rule: ClassVar[str] = "end-of-round"

    def happen(self, table: Table, action: int) -> None:
        board = table.board
        board[PROCONSUL] = (board[PROCONSUL] + 1) % table.round_size
        table.pool = []
        clear_cards(table)
        if board[FINAL] or (table.solo and board[ROUND] >= table.box.rounds):
            return  # nothing is left on the agenda: the game is over
        if board[NERO] >= len(table.law.nero):
            board[FINAL] = 1
            table.tell("last_round")
        table.push(StartRound(0))


# ---------------------------------------------------------------- steps made once

TURNS_MOST: Final = 2 * SEATS_MOST
PICK: Final = [[Pick(seat, number) for number in range(TURNS_MOST)] for seat in range(SEATS_MOST)]
NEXT_TURN: Final = [NextTurn(0, number) for number in range(TURNS_MOST + 1)]
