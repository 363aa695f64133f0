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
from ludi.games.age_of_rome.ids import ALLIANCE, BUILDINGS, POSITIONS, PROVINCES, TOKENS
from ludi.games.age_of_rome.rules.action import use
from ludi.games.age_of_rome.rules.hand import is_sale, sale_options
from ludi.games.age_of_rome.rules.moment import Moment, OwnTurn
from ludi.games.age_of_rome.rules.trade import sell_or_lay_out
from ludi.games.age_of_rome.sheet import DENARII, GLORY
from ludi.games.age_of_rome.table import Table
from ludi.kernel.agenda import NOTHING
from ludi.kernel.errors import Reason
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


class MakeOffer(OwnTurn):
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

    def asks(self, table: Table) -> dict[str, str | int]:
        return {"count": table.mats[self.seat][DENARII]}

    def why_not(self, table: Table, action: int) -> Reason | None:
        if not OFFER.says(action):
            return super().why_not(table, action)
        _, province, _ = OFFER.three(action)
        place: dict[str, str | int] = {"province": PROVINCES[province]}
        if table.facing(province) in (NOBODY, self.seat):
            return Reason("spies-and-allies", "no-opponent-there", place)
        if not table.mats[self.seat][DENARII]:
            return Reason("spies-and-allies", "not-that-rich", {"count": 0})
        return Reason("spies-and-allies", "no-building-there", place)

    def happen(self, table: Table, action: int) -> None:
        if action in (_DONE, NOTHING):
            return
        if is_sale(action):
            table.push(self)
            sell_or_lay_out(table, self.seat, action)
            return
        table.token, province, building = OFFER.three(action)
        table.tell("offers", self.seat, province, building)
        table.push(PutDenarii(self.seat, province * len(BUILDINGS) + building, 0))


class PutDenarii(Moment):
    """The Denarii on the token; after a counter-offer they may be changed once."""

    rule: ClassVar[str] = "spies-and-allies"
    fields: ClassVar[tuple[str, ...]] = ("spot", "asked")

    def __init__(self, seat: int, spot: int, asked: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        self.asked: Final = asked  # the amount the opponent wants; 0: none was named yet

    def options(self, table: Table) -> list[int]:
        return [_PUT + amount for amount in range(min(MOST_OFFERED, self.purse(table)))]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "other": table.facing(self.spot // len(BUILDINGS)),
            "building": BUILDINGS[self.spot % len(BUILDINGS)],
            "asked": self.asked,
            "offered": table.offered,
            "count": self.purse(table),
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if PUT.says(action):
            return Reason("spies-and-allies", "not-that-rich", {"count": self.purse(table)})
        return super().why_not(table, action)

    def purse(self, table: Table) -> int:
        return table.mats[self.seat][DENARII] + table.offered

    def happen(self, table: Table, action: int) -> None:
        amount = PUT.one(action) + 1
        mat = table.mats[self.seat]
        mat[DENARII] += table.offered - amount
        table.offered = amount
        table.tell("puts", self.seat, amount)
        owner = table.facing(self.spot // len(BUILDINGS))
        table.push(AnswerOffer(owner, self.seat, self.spot, 1 if self.asked else 0))


class AnswerOffer(Moment):
    """The opponent accepts, refuses, or once names another amount."""

    rule: ClassVar[str] = "spies-and-allies"
    fields: ClassVar[tuple[str, ...]] = ("proposer", "spot", "last")

    def __init__(self, seat: int, proposer: int, spot: int, last: int) -> None:
        super().__init__(seat)
        self.proposer: Final = proposer
        self.spot: Final = spot
        self.last: Final = last  # 1: the amount has been argued about

    def options(self, table: Table) -> list[int]:
        options = [_ACCEPT, _REFUSE]
        if not self.last:
            for amount in range(MOST_OFFERED):
                if amount + 1 != table.offered:
                    options.append(_ASK + amount)
        return options

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "other": self.proposer,
            "building": BUILDINGS[self.spot % len(BUILDINGS)],
            "level": table.levels[self.spot],
            "count": table.offered,
            "last": self.last,
        }

    def why_not(self, table: Table, action: int) -> Reason | None:
        if ASK.says(action):
            return Reason("spies-and-allies", "argued-once" if self.last else "same-amount")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        if action == _ACCEPT:
            accept(table, self.seat, self.proposer, self.spot)
        elif action == _REFUSE:
            refuse(table, self.seat, self.proposer)
        else:
            amount = ASK.one(action) + 1
            table.tell("asks", self.seat, amount)
            table.push(PutDenarii(self.proposer, self.spot, amount))


def accept(table: Table, seat: int, proposer: int, spot: int) -> None:
    """The Denarii change hands and the token is revealed."""
    table.close_door()
    table.tell("accepts", seat, table.token)
    table.gain_denarii(seat, table.offered)
    table.offered = 0
    if table.token == ALLIANCE:
        level = table.levels[spot]
        for owner in (proposer, seat):
            table.mats[owner][GLORY] += level
            table.tell("glory_for", owner, level)
        table.check_milestones()
    else:
        table.push(SpyReward(proposer, spot))
    table.token = NOBODY


def refuse(table: Table, seat: int, proposer: int) -> None:
    """An ally takes the Denarii back, a spy loses them."""
    table.close_door()
    table.tell("refuses", seat, table.token)
    if table.token == ALLIANCE:
        table.mats[proposer][DENARII] += table.offered
        table.tell("takes_back", proposer, table.offered)
    else:
        table.tell("denarii_off", proposer, table.offered)
    table.offered = 0
    table.token = NOBODY


class SpyReward(Moment):
    """A spy who was let in takes Glory, or uses the Building once for nothing."""

    rule: ClassVar[str] = "spies-and-allies"
    fields: ClassVar[tuple[str, ...]] = ("spot",)

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def options(self, table: Table) -> list[int]:
        return [_SPY_GLORY, _SPY_ACTION]

    def asks(self, table: Table) -> dict[str, str | int]:
        return {
            "building": BUILDINGS[self.spot % len(BUILDINGS)],
            "count": table.levels[self.spot],
        }

    def happen(self, table: Table, action: int) -> None:
        if action == _SPY_GLORY:
            table.gain_glory(self.seat, table.levels[self.spot], "spies_glory")
        else:
            table.tell("spies", self.seat, self.spot % len(BUILDINGS))
            use(table, self.seat, self.spot % len(BUILDINGS), 1)
