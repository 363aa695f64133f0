"""The actions of a year: everybody at their own pace, one after the other until they stop."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.hadrians_wall.actions import (
    BRIBE,
    BUILD,
    BUY,
    COHORT_OF,
    EDICT,
    ERECT,
    EXCHANGE,
    FIGHT,
    FILL,
    FORT,
    GAIN,
    PATH,
    PERFORM,
    PLACE,
    SCOUT,
    SEND,
    SPAR,
    STOP,
    STORE,
    TRAIN,
    VERB_OF,
    WORSHIP,
)
from ludi.games.hadrians_wall.ids import (
    BUILDER,
    CIVILIAN,
    DISCIPLINE,
    PATRICIANS,
    PIECES,
    PIETY,
    RENOWN,
    RESOURCE,
    SERVANT,
    SOLDIER,
    TRADERS,
    VALOUR,
)
from ludi.games.hadrians_wall.rules import frontier, left, right
from ludi.games.hadrians_wall.rules.rewards import only_by_icon, why_not_cohort
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
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY

_TRAIN: Final = TRAIN.base
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
        if options:
            options.append(_STOP)
        return options

    def why_not(self, table: Table, action: int) -> Reason | None:
        seat = self.seat
        sheet = table.sheets[seat]
        if FILL.says(action):
            return why_not_fill(table, sheet, RENOWN + FILL.one(action))
        if FORT.says(action):
            return left.why_not_fort(table, sheet, FORT.one(action))
        if COHORT_OF.says(action):
            return why_not_cohort(sheet, COHORT_OF.one(action))
        if BUILD.says(action):
            return left.why_not_build(table, sheet, BUILD.one(action))
        if ERECT.says(action):
            return left.why_not_erect(table, sheet, ERECT.one(action))
        if TRAIN.says(action):
            return left.why_not_train(table, sheet)
        if EXCHANGE.says(action):
            pair, gained = EXCHANGE.two(action)
            return left.why_not_exchange(table, sheet, pair, gained)
        if BUY.says(action):
            return right.why_not_buy(table, seat, sheet, BUY.one(action))
        if STORE.says(action):
            return right.why_not_store(sheet)
        if PERFORM.says(action):
            return right.why_not_perform(table, sheet, PERFORM.one(action))
        if SPAR.says(action):
            gladiator, against = SPAR.two(action)
            return right.why_not_spar(table, sheet, gladiator, against)
        if FIGHT.says(action):
            return right.why_not_fight(sheet, FIGHT.one(action))
        if WORSHIP.says(action):
            return right.why_not_worship(table, sheet, SOLDIER + WORSHIP.one(action))
        if BRIBE.says(action):
            return right.why_not_bribe(table, sheet, BRIBE.one(action))
        if EDICT.says(action):
            return right.why_not_edict(table, sheet, EDICT.one(action))
        if SEND.says(action):
            return frontier.why_not_send(table, sheet, SEND.one(action))
        if SCOUT.says(action):
            return frontier.why_not_scout(table, seat, sheet, SCOUT.one(action))
        return why_not_now(action)

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"year": table.year, "count": sum(table.sheets[self.seat][: len(PIECES)])}

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        if action == _STOP:
            stop(table, seat)
            return
        if action == NOTHING:
            table.push(LastLook(seat))
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


class LastLook(Act):
    """Nothing more can be done this year: you stop, unless you would rather take something back."""

    rule: ClassVar[str] = "year-end"
    pauses: ClassVar[bool] = True

    def options(self, table: Table) -> list[int]:
        return [_STOP]

    def happen(self, table: Table, action: int) -> None:
        stop(table, self.seat)


def stop(table: Table, seat: int) -> None:
    """Take no more actions this year."""
    table.tell("stops", seat)
    if table.seat == seat:  # one whom a useless gift woke stops out of order
        table.first = table.after(seat)


class EndAction(Step[Table]):
    """One whole action each, choices within it included: then it is the next player's moment."""

    rule: ClassVar[str] = "actions"

    def happen(self, table: Table, action: int) -> None:
        table.first = table.after(self.seat)


def why_not_fill(table: Table, sheet: list[int], track: int) -> Reason | None:
    """A box of a track: workers and resources fill some of them, icons the others."""
    if track >= MINING:
        return left.why_not_line(table, sheet, track - MINING)
    if TRADERS <= track <= PATRICIANS:
        return right.why_not_settle(sheet, track)
    return only_by_icon(track)


def why_not_now(action: int) -> Reason:
    """What belongs to another moment of the year."""
    if PATH.says(action):
        return Reason("player-cards", "cards-chosen")
    if PLACE.says(action):
        return Reason("scouting", "scout-first")
    if GAIN.says(action):
        return Reason("rewards", "no-choice")
    return Reason("attack", "no-attack-yet")


def act(table: Table, seat: int, action: int) -> None:
    """Pay for an action and let it happen."""
    verb = VERB_OF[action]
    choice = action - verb.base  # among those of the verb, if it has one field
    if verb is FILL:
        track = RENOWN + choice
        if track >= MINING:
            left.fill_line(table, seat, track - MINING)
        else:
            right.settle(table, seat, track)
    elif verb is FORT:
        left.fill_fort(table, seat, choice)
    elif verb is BUILD:
        left.build(table, seat, choice)
    elif verb is ERECT:
        left.erect(table, seat, choice)
    elif verb is TRAIN:
        left.train(table, seat)
    elif verb is EXCHANGE:
        pair, gained = EXCHANGE.two(action)
        left.exchange(table, seat, pair, gained)
    elif verb is BUY:
        give(table, seat, right.buy(table, seat, choice), RESOURCE)
    elif verb is PERFORM:
        right.perform(table, seat, choice)
    elif verb is SPAR:
        gladiator, against = SPAR.two(action)
        right.spar(table, seat, gladiator, against)
    elif verb is FIGHT:
        right.fight(table, seat, choice)
    elif verb is WORSHIP:
        right.worship(table, seat, SOLDIER + choice)
    elif verb is BRIBE:
        right.bribe(table, seat, choice)
    elif verb is EDICT:
        right.edict(table, seat, choice)
    elif verb is SEND:
        frontier.send(table, seat, choice)
    else:
        give(table, seat, frontier.scout(table, seat, choice), SOLDIER)


def give(table: Table, seat: int, other: int, piece: int) -> None:
    """A neighbour who is paid may use it at once, even one who had stopped for this year."""
    if other == NOBODY:
        return
    table.sheets[other][piece] += 1
    table.close_door()  # what another may already have used cannot be taken back
    table.tell("gives", seat, other, piece)
    lane = table.lanes[other]
    if not lane:
        gifted = Act(other)
        if table.patient or gifted.options(table):  # else they stay stopped, and nobody is told
            table.push_for(other, gifted)
        return
    if isinstance(lane[-1], LastLook):
        lane[-1] = Act(other)
    table.wake(other)
