"""Trade: three resources of a kind for coins; then everybody may trigger a building."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.rome_and_roll.actions import GROUP, STOP, TRADE
from ludi.games.rome_and_roll.ids import (
    BACCHUS,
    BASKET,
    COIN,
    JEWEL,
    MERCHANT,
    MERCURY,
    ON_TRADE,
    TRADE_COIN_PER_JEWEL,
)
from ludi.games.rome_and_roll.rules.effects import TRIGGER_OWN_OF, active_effects, fire
from ludi.games.rome_and_roll.rules.gain import advance, give, have, spend
from ludi.games.rome_and_roll.rules.provinces import regions_with_presence
from ludi.games.rome_and_roll.rules.question import Question
from ludi.games.rome_and_roll.sheet import FORCE, WORKERS
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.errors import Reason

_STOP: Final = STOP.base
_TRADE: Final = TRADE.base
COINS_TRACK: Final = 0
ALL_JEWELS: Final = GROUP.size - 1
KINDS: Final = 3  # groups of a resource: with no jewel, one, two


def groups(table: Table, seat: int) -> list[int]:
    """The groups of three a seat could trade; jewels stand for any resource."""
    size = table.box.group
    jewels = have(table, seat, JEWEL)
    baskets = table.turn[BASKET]
    sheet = table.sheets[seat]
    turn = table.turn
    found: list[int] = []
    for good in range(JEWEL):
        held = sheet[good] + turn[good] + baskets
        if held and held + jewels >= size:
            for used in range(KINDS):
                if used <= jewels and held >= size - used:
                    found.append(_TRADE + good * KINDS + used)
    if jewels >= size:
        found.append(_TRADE + ALL_JEWELS)
    return found


def can_trade(table: Table, seat: int) -> bool:
    size = table.box.group
    sheet = table.sheets[seat]
    turn = table.turn
    jewels = sheet[JEWEL] + turn[JEWEL]
    if jewels >= size:
        return True
    more = jewels + turn[BASKET]
    return (
        sheet[0] + turn[0] + more >= size
        or sheet[1] + turn[1] + more >= size
        or sheet[2] + turn[2] + more >= size
        or sheet[3] + turn[3] + more >= size
    )


class Trade(Question):
    """Spend three resources of a kind for three coins, with a merchant one more for each jewel."""

    rule: ClassVar[str] = "trade"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count  # groups traded

    def options(self, table: Table) -> list[int]:
        if self.count and table.turn[FORCE] != BACCHUS + 1:
            return []
        found = groups(table, self.seat)
        if self.count and found:
            found.append(_STOP)
        return found

    def asks(self, table: Table) -> dict[str, str | int]:
        box = table.box
        coins = box.group_coins
        if table.turn[FORCE] == BACCHUS + 1:
            coins += box.bacchus_coins
        return {"count": coins, "jewel": self.jewel_coins(table), "more": self.count}

    def jewel_coins(self, table: Table) -> int:
        """How many coins more each jewel of a group brings: with a merchant, by advisors."""
        turn = table.turn
        merchant = turn[WORKERS] >> MERCHANT & 1 or turn[FORCE] == MERCURY + 1
        coins = table.box.jewel_coins if merchant else 0
        for effect in active_effects(table, self.seat, TRADE_COIN_PER_JEWEL):
            coins += effect.n
        return coins

    def why_not(self, table: Table, action: int) -> Reason | None:
        if TRADE.says(action):
            return Reason("trade", "group-lacks")
        return super().why_not(table, action)

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        box = table.box
        if not TRADE.says(action):
            fire(table, seat, ON_TRADE, -1, self.count)
            return
        group = TRADE.one(action)
        good, jewels = (JEWEL, box.group) if group == ALL_JEWELS else divmod(group, KINDS)
        for _ in range(jewels):
            spend(table, seat, JEWEL)
        for _ in range(box.group - jewels):
            spend(table, seat, good)
        coins = box.group_coins + jewels * self.jewel_coins(table)
        if table.turn[FORCE] == BACCHUS + 1:
            coins += box.bacchus_coins
        table.tell("trades", seat, group)
        if not self.count:
            for other in reversed(table.clockwise()):
                table.push(TRIGGER_OWN_OF[other])
            if table.turn[FORCE] == MERCURY + 1:
                if regions_with_presence(table, seat) >= box.mercury_regions:
                    table.tell("blesses", seat, MERCURY)
                    give(table, seat, COIN, box.mercury_coins, [])
        table.push(Trade(seat, self.count + 1))
        advance(table, seat, COINS_TRACK, coins)
