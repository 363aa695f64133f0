"""What an action means on this table and its sentence cannot say: which card, what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludi.games.ave_roma.actions import (
    ADVANCE,
    BUY,
    BUY_TOP,
    CASH,
    COPY,
    DRAFT,
    HALF_OF,
    INFLUENCE,
    INVOKE,
    PASS,
    PURCHASE,
    RAISE,
    REPLACE,
    SELL,
    SEND,
    SKIP,
    SPEND,
    TRAIN,
    WAKE,
)
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    AEDILIS,
    BONUSES,
    CARDS,
    COLOSSEUM,
    DECK_SIZE,
    KINDS_OF_COST,
    LOCATIONS,
    POWERS,
    PROPRAETOR,
    QUAESTOR,
    SPACES,
)
from ludi.games.ave_roma.rules.fees import area_fee
from ludi.games.ave_roma.rules.gains import level_reached
from ludi.games.ave_roma.rules.turn import unused_workers
from ludi.games.ave_roma.sheet import CARD, GATHERED, NO_CARD, ROW, SPACE, TRACK, VALUE, WHERE
from ludi.games.ave_roma.table import Table
from ludi.games.ave_roma.told import TOLD
from ludi.kernel.table import Told

if TYPE_CHECKING:
    from ludi.kernel.text import Words

MINUS: Final = "\u2212"


def note(table: Table, action: int, language: str) -> str:
    """The note on a legal action of the seat that is asked; empty if there is nothing to add."""
    found = Notes(table, language)
    found.write(action)
    return ", ".join([part for part in found.parts if part])


class Notes:
    """The parts of a note, as they are found."""

    def __init__(self, table: Table, language: str) -> None:
        self.table: Final = table
        self.language: Final = language
        self.words: Final[Words] = table.roma.words_of
        self.parts: Final[list[str]] = []

    def write(self, action: int) -> None:
        table = self.table
        seat = table.seat
        box = table.box
        if BUY.says(action):
            self.card(table.city[ROW + BUY.two(action)[1]])
        elif SEND.says(action):
            worker, place = SEND.two(action)
            self.place(seat, place, worker % 5 + 1)
        elif TRAIN.says(action):
            self.money(-box.training_price[TRAIN.two(action)[1]])
        elif PASS.says(action):
            self.say("points", unused_workers(table, seat) * box.worker_points)
        elif SELL.says(action):
            self.money(table.price(seat, SELL.one(action)))
        elif CASH.says(action):
            self.money(table.price(seat, CASH.one(action)))
        elif PURCHASE.says(action):
            self.money(-table.price(seat, PURCHASE.one(action)))
        elif HALF_OF.says(action):
            card = table.city[CARD + table.act[VALUE] - 1]
            self.goods(box.bottoms[card] if HALF_OF.one(action) else box.tops[card])
        elif SPEND.says(action):
            self.say("influence", box.influence[DECK_SIZE + SPEND.one(action)])
        elif ADVANCE.says(action):
            self.level(seat, table.act[VALUE] - 1, table.act[GATHERED])
        elif INFLUENCE.says(action):
            self.level(seat, INFLUENCE.one(action), box.war_rewards[3])
        elif RAISE.says(action):
            self.level(seat, RAISE.one(action), 1)
        elif SKIP.says(action):
            self.cost(box.track_costs[SKIP.one(action)])
        elif BUY_TOP.says(action):
            self.card(table.top(table.act[WHERE] - AEDIFICATOR + 1))
        elif DRAFT.says(action):
            first = SPACE + DRAFT.one(action) * SPACES
            workers = [str(value) for value in table.city[first : first + SPACES] if value]
            self.parts.append(", ".join(sorted(workers)))
        elif INVOKE.says(action):
            self.parts.append(self.power(INVOKE.one(action)))
            self.cost(box.price[INVOKE.one(action)])
        elif WAKE.says(action):
            self.powers(WAKE.one(action))
        elif REPLACE.says(action):
            self.powers(REPLACE.one(action))
        elif COPY.says(action):
            self.name("bonus", BONUSES[box.bonus[COPY.one(action)]])

    def place(self, seat: int, place: int, value: int) -> None:
        """What a worker finds at a location: money, the card of its area with its fee, a space."""
        table = self.table
        if place == QUAESTOR:
            self.money(table.box.quaestor_factor * value)
        elif AEDILIS <= place <= PROPRAETOR:
            self.card(table.city[CARD + value - 1])
            self.money(-area_fee(table, seat, place, value - 1))
        else:
            self.say("space", (table.boards[seat][TRACK] + value) % COLOSSEUM)

    def power(self, patron: int) -> str:
        """What an active patron does; a discount depends on what is bought."""
        box = self.table.box
        power = POWERS[box.power[patron]]
        own = f"power-{power}-{LOCATIONS[box.action[patron]]}"
        if self.words.has(own, self.language):
            return self.words.say(own, {}, self.language)
        return self.words.name("power", power, self.language)

    def powers(self, patron: int) -> None:
        """The same with the place where the patron does it, and its price if it has one."""
        place = LOCATIONS[self.table.box.action[patron]]
        location = self.words.name("location", place, self.language)
        args: dict[str, str | int] = {"location": location, "power": self.power(patron)}
        self.parts.append(self.words.say("note-power", args, self.language))
        self.cost(self.table.box.price[patron])

    # ---------------------------------------------------------------- in words

    def say(self, key: str, count: int) -> None:
        self.parts.append(self.words.say(f"note-{key}", {"count": count}, self.language))

    def name(self, domain: str, id: str) -> None:
        self.parts.append(self.words.name(domain, id, self.language))

    def card(self, card: int) -> None:
        if card != NO_CARD:
            self.name("card", CARDS[card])

    def goods(self, units: tuple[int, ...]) -> None:
        """As the log will tell them: "+2 stone"."""
        for resource in sorted(set(units)):
            gained = Told("gains", [self.table.seat, resource, units.count(resource)], 0)
            self.parts.append(self.words.part_of_told(gained, TOLD["gains"], self.language, []))

    def cost(self, price: tuple[int, ...]) -> None:
        for kind, count in enumerate(price):
            if count and KINDS_OF_COST[kind] == "denarii":
                self.money(-count)
            elif count:
                name = self.words.name("required", KINDS_OF_COST[kind], self.language)
                self.parts.append(f"{MINUS}{count} {name}")

    def money(self, count: int) -> None:
        if count:
            sign = MINUS if count < 0 else "+"
            denarii = self.words.say("note-denarii", {"count": abs(count)}, self.language)
            self.parts.append(sign + denarii)

    def level(self, seat: int, area: int, count: int) -> None:
        self.say("level", level_reached(self.table, seat, area, count))
