"""The variant Spies & Allies: a hidden token, an offer, one counter-offer, yes or no."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.actions import (
    ACCEPT,
    ASK,
    DONE,
    MOST_OFFERED,
    OFFER,
    PUT,
    REFUSE,
    SPY_ACTION,
    SPY_GLORY,
)
from ludi.games.age_of_rome.ids import ALLIANCE, BUILDINGS, POSITIONS, TOKENS
from ludi.games.age_of_rome.rules.action import use
from ludi.games.age_of_rome.rules.trade import is_sale, sale_options, sell_or_lay_out
from ludi.games.age_of_rome.table import DENARII, GLORY, Table
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.table import NOBODY

_OFFER: Final = OFFER.base
_PUT: Final = PUT.base
_ASK: Final = ASK.base
_ACCEPT: Final = ACCEPT.base
_REFUSE: Final = REFUSE.base
_SPY_GLORY: Final = SPY_GLORY.base
_SPY_ACTION: Final = SPY_ACTION.base
_DONE: Final = DONE.base
_SPOTS: Final = POSITIONS * len(BUILDINGS)


class MakeOffer(Step[Table]):
    """In turn order, everybody may put a token on a Building in an opponent's Province."""

    rule: ClassVar[str] = "spies-and-allies"

    def options(self, table: Table) -> list[int]:
        purse = table.mats[self.seat][DENARII]
        if not purse and not table.hands[self.seat]:
            return []
        options: list[int] = []
        is_near = False  # with no Denarius a card has to be sold first
        for province in range(POSITIONS):
            owner = table.facing(province)
            if owner == NOBODY or owner == self.seat:
                continue
            for spot in range(province * len(BUILDINGS), (province + 1) * len(BUILDINGS)):
                if table.levels[spot]:
                    is_near = True
                    if purse:
                        for token in range(len(TOKENS)):
                            options.append(_OFFER + token * _SPOTS + spot)
        if is_near:
            sale_options(table, self.seat, options)
            options.append(_DONE)
        return options

    def happen(self, table: Table, action: int) -> None:
        if action in (_DONE, NOTHING):
            return
        if is_sale(action):
            table.push(self)
            sell_or_lay_out(table, self.seat, action)
            return
        spot = (action - _OFFER) % _SPOTS
        table.token = (action - _OFFER) // _SPOTS
        table.tell("offers", self.seat, spot // len(BUILDINGS), spot % len(BUILDINGS))
        table.push(PutDenarii(self.seat, spot, 0))


class PutDenarii(Step[Table]):
    """The Denarii on the token; after a counter-offer they may be changed once."""

    rule: ClassVar[str] = "spies-and-allies"

    def __init__(self, seat: int, spot: int, asked: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        self.asked: Final = asked  # the amount the opponent wants; 0: none was named yet

    def args(self) -> list[int]:
        return [self.seat, self.spot, self.asked]

    def options(self, table: Table) -> list[int]:
        most = min(MOST_OFFERED, table.mats[self.seat][DENARII] + table.offered)
        return [_PUT + amount for amount in range(most)]

    def happen(self, table: Table, action: int) -> None:
        amount = action - _PUT + 1
        mat = table.mats[self.seat]
        mat[DENARII] += table.offered - amount
        table.offered = amount
        table.tell("puts", self.seat, amount)
        owner = table.facing(self.spot // len(BUILDINGS))
        table.push(AnswerOffer(owner, self.seat, self.spot, 1 if self.asked else 0))


class AnswerOffer(Step[Table]):
    """The opponent accepts, refuses, or once names another amount."""

    rule: ClassVar[str] = "spies-and-allies"

    def __init__(self, seat: int, proposer: int, spot: int, last: int) -> None:
        super().__init__(seat)
        self.proposer: Final = proposer
        self.spot: Final = spot
        self.last: Final = last  # 1: the amount has been argued about

    def args(self) -> list[int]:
        return [self.seat, self.proposer, self.spot, self.last]

    def options(self, table: Table) -> list[int]:
        options = [_ACCEPT, _REFUSE]
        if not self.last:
            for amount in range(MOST_OFFERED):
                if amount + 1 != table.offered:
                    options.append(_ASK + amount)
        return options

    def happen(self, table: Table, action: int) -> None:
        if action == _ACCEPT:
            accept(table, self.seat, self.proposer, self.spot)
        elif action == _REFUSE:
            refuse(table, self.seat, self.proposer)
        else:
            amount = action - _ASK + 1
            table.tell("asks", self.seat, amount)
            table.push(PutDenarii(self.proposer, self.spot, amount))


def accept(table: Table, seat: int, proposer: int, spot: int) -> None:
    """The Denarii change hands and the token is revealed."""
    table.doors += 1
    table.tell("accepts", seat, table.token)
    table.gain_denarii(seat, table.offered)
    table.offered = 0
    if table.token == ALLIANCE:
        level = table.levels[spot]
        for owner in (proposer, seat):
            table.mats[owner][GLORY] += level
            table.tell("glory", owner, level)
        table.check_milestones()
    else:
        table.push(SpyReward(proposer, spot))
    table.token = NOBODY


def refuse(table: Table, seat: int, proposer: int) -> None:
    """An ally takes the Denarii back, a spy loses them."""
    table.doors += 1
    table.tell("refuses", seat, table.token)
    if table.token == ALLIANCE:
        table.mats[proposer][DENARII] += table.offered
        table.tell("takes_back", proposer, table.offered)
    table.offered = 0
    table.token = NOBODY


class SpyReward(Step[Table]):
    """A spy who was let in takes Glory, or uses the Building once for nothing."""

    rule: ClassVar[str] = "spies-and-allies"

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def args(self) -> list[int]:
        return [self.seat, self.spot]

    def options(self, table: Table) -> list[int]:
        return [_SPY_GLORY, _SPY_ACTION]

    def happen(self, table: Table, action: int) -> None:
        if action == _SPY_GLORY:
            table.gain_glory(self.seat, table.levels[self.spot])
        else:
            table.tell("spies", self.seat, self.spot % len(BUILDINGS))
            use(table, self.seat, self.spot % len(BUILDINGS), 1)
