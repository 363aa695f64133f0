"""The actions of a year: everybody at their own pace, one after the other until they stop."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import (
    BRIBE,
    BUILD,
    BUY,
    EDICT,
    ERECT,
    EXCHANGE,
    FIGHT,
    FILL,
    FORT,
    PERFORM,
    SCOUT,
    SEND,
    SPAR,
    STOP,
    TRAIN,
    WORSHIP,
)
from ludi.games.hadrians_wall.ids import (
    BUILDER,
    CIVILIAN,
    DISCIPLINE,
    PATRICIANS,
    PIETY,
    RENOWN,
    RESOURCE,
    SERVANT,
    SOLDIER,
    VALOUR,
)
from ludi.games.hadrians_wall.rules import frontier, left, right
from ludi.games.hadrians_wall.sheet import (
    BATHS,
    COURTHOUSE,
    DISDAIN,
    FORUM,
    LUDUS,
    MARKET,
    MINING,
    TEMPLE,
    THEATRE,
    TRAINING,
)
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.table import NOBODY

_FILL: Final = FILL.base
_FILL_LINES: Final = FILL.base + MINING - RENOWN
_FORT: Final = FORT.base
_BUILD: Final = BUILD.base
_ERECT: Final = ERECT.base
_TRAIN: Final = TRAIN.base
_EXCHANGE: Final = EXCHANGE.base
_BUY: Final = BUY.base
_PERFORM: Final = PERFORM.base
_SPAR: Final = SPAR.base
_FIGHT: Final = FIGHT.base
_WORSHIP: Final = WORSHIP.base
_BRIBE: Final = BRIBE.base
_EDICT: Final = EDICT.base
_SEND: Final = SEND.base
_SCOUT: Final = SCOUT.base
_STOP: Final = STOP.base


class Act(Step[Table]):
    """Take an action that you can pay for and whose conditions you meet, or stop for this year."""

    rule: ClassVar[str] = "actions"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        year = table.year
        sheet = table.sheets[seat]
        resource = sheet[RESOURCE]
        builder = sheet[BUILDER]
        servant = sheet[SERVANT]
        civilian = sheet[CIVILIAN]
        soldier = sheet[SOLDIER]
        options: list[int] = []
        left.line_options(table, sheet, options)
        left.building_options(table, seat, sheet, options)
        if builder:
            if not sheet[TRAINING] >> year & 1 and left.can_train(table, sheet):
                options.append(_TRAIN)
            low = table.box.landmark_low
            if (
                sheet[RENOWN] >= low
                or sheet[PIETY] >= low
                or sheet[VALOUR] >= low
                or sheet[DISCIPLINE] >= low
            ):
                left.landmark_options(table, sheet, options)
        if builder + servant + civilian > 1 and not sheet[FORUM] >> year & 1:
            left.forum_options(table, sheet, options)
        if civilian:
            right.citizen_options(sheet, options)
        if resource:
            if sheet[MARKET]:
                right.market_options(table, seat, sheet, options)
            if sheet[THEATRE]:
                right.theatre_options(table, sheet, options)
        if sheet[LUDUS]:
            right.ludus_options(table, sheet, options)
        if sheet[TEMPLE]:
            right.temple_options(table, sheet, options)
        if sheet[DISDAIN] and sheet[BATHS]:
            right.bath_options(table, sheet, options)
        if sheet[COURTHOUSE]:
            right.court_options(table, sheet, options)
        if soldier and sheet[PATRICIANS]:
            frontier.diplomat_options(table, sheet, options)
            frontier.scout_options(table, seat, sheet, options)
        options.append(_STOP)
        return options

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action == _STOP:
            table.tell("stops", seat)
            if table.seat == seat:  # one whom a useless gift woke stops out of order
                table.first = table.after(seat)
            return
        lane = table.stack
        lane.append(self)  # the next action follows
        depth = len(lane)
        act(table, seat, action)
        if len(lane) > depth:  # choices within the action come before other seats
            lane.insert(depth, EndAction(seat))
            table.first = seat
        else:
            table.first = table.after(seat)


class EndAction(Step[Table]):
    """One whole action each, choices within it included: then it is the next player's moment."""

    rule: ClassVar[str] = "actions"

    def happen(self, table: Table, action: int) -> None:
        table.first = table.after(self.seat)


def act(table: Table, seat: int, action: int) -> None:
    """Pay for an action and let it happen."""
    if action < _FILL_LINES:
        right.settle(table, seat, action - _FILL + RENOWN)
    elif action < _FORT:
        left.fill_line(table, seat, action - _FILL_LINES)
    elif action < _BUILD:
        left.fill_fort(table, seat, action - _FORT)
    elif action < _ERECT:
        left.build(table, seat, action - _BUILD)
    elif action < _TRAIN:
        left.erect(table, seat, action - _ERECT)
    elif action < _EXCHANGE:
        left.train(table, seat)
    elif action < _BUY:
        left.exchange(table, seat, action - _EXCHANGE)
    elif action < _PERFORM:
        give(table, seat, right.buy(table, seat, action - _BUY), RESOURCE)
    elif action < _SPAR:
        right.perform(table, seat, action - _PERFORM)
    elif action < _FIGHT:
        right.spar(table, seat, (action - _SPAR) // 2, (action - _SPAR) % 2)
    elif action < _WORSHIP:
        right.fight(table, seat, action - _FIGHT)
    elif action < _BRIBE:
        right.worship(table, seat, action - _WORSHIP + SOLDIER)
    elif action < _EDICT:
        right.bribe(table, seat, action - _BRIBE)
    elif action < _SEND:
        right.edict(table, seat, action - _EDICT)
    elif action < _SCOUT:
        frontier.send(table, seat, action - _SEND)
    else:
        give(table, seat, frontier.scout(table, seat, action - _SCOUT), SOLDIER)


def give(table: Table, seat: int, other: int, piece: int) -> None:
    """A neighbour who is paid may use it at once, even one who had stopped for this year."""
    if other == NOBODY:
        return
    table.sheets[other][piece] += 1
    table.doors += 1  # what another may already have used cannot be taken back
    table.tell("gives", seat, other, piece)
    if table.lanes[other]:
        table.wake(other)
    else:
        table.push_for(other, Act(other))


def has_stopped(table: Table, seat: int) -> bool:
    """Whether a seat has stopped while others still act."""
    return bool(table.lanes) and not table.lanes[seat]
