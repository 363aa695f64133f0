"""What wins at Ave Roma, roughly, in points: for bots and hints."""

from __future__ import annotations

from typing import Any, Final

from ludi.games.ave_roma import scoring
from ludi.games.ave_roma.actions import BUY, BUY_TOP, PASS, SEND, TRAIN
from ludi.games.ave_roma.ids import (
    AEDIFICATOR,
    MERCATOR,
    PATRON,
    PROPRAETOR,
    QUAESTOR,
    ROMA,
    SLOTS,
)
from ludi.games.ave_roma.places import OWNED
from ludi.games.ave_roma.signs import SIGNS, points, read_signs, time_left
from ludi.games.ave_roma.table import Table
from ludi.kernel.game import Advice

WIN: Final = 100.0

# what actions promise that the position right after them does not show
PROMISES: Final = [
    "send-mercator",
    "send-propraetor",
    "send-roma",
    "send-quaestor",
    "buy-patron",
    "buy-further-patron",
    "buy",
    "train",
    "pass",
]
# what each sign promises when no time is left, and more while there is time
NAMES: Final = [*SIGNS, *[f"{sign}-early" for sign in SIGNS], *PROMISES]


class Worth:
    """What things are worth, in points; the numbers are in weights.toml."""

    def __init__(self, weights: dict[str, float]) -> None:
        w = weights
        self.late: Final = [w[sign] for sign in SIGNS]
        self.early: Final = [w[f"{sign}-early"] for sign in SIGNS]  # beside that, by time left
        # trading is decided after the worker is placed
        self.send_mercator: Final = w["send-mercator"]
        self.send_propraetor: Final = w["send-propraetor"]  # so is spending influence
        self.send_roma: Final = w["send-roma"]  # a high value there
        self.send_quaestor: Final = w["send-quaestor"]  # a low value there
        self.buy_patron: Final = w["buy-patron"]  # while there is time
        self.buy_further_patron: Final = w["buy-further-patron"]  # for each patron one has
        self.buy: Final = w["buy"]  # another card
        self.train: Final = w["train"]
        self.passing: Final = w["pass"]


class AveRomaAdvice(Advice):
    """Points as things stand, and what the signs promise."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.numbers: Final = weights
        self.worth: Final = Worth(weights)

    def evaluate(self, table: Any, seat: int) -> float:
        return evaluate(table, scoring.levels_of(table), seat, self.worth)

    def evaluate_all(self, table: Any) -> list[float]:
        levels = scoring.levels_of(table)
        return [evaluate(table, levels, seat, self.worth) for seat in range(table.seats)]

    def points(self, table: Any, seat: int) -> float:
        return points(table, scoring.levels_of(table), seat)

    def signs(self, table: Any, seat: int) -> list[float]:
        read = read_signs(table, seat)
        time = time_left(table)
        return [*read, *[time * sign for sign in read], *[0.0 for _ in PROMISES]]

    def weigh(self, table: Any, seat: int, action: int) -> float:
        return weigh(table, seat, action, self.worth)

    def weights(self) -> dict[str, float]:
        return self.numbers

    def with_weights(self, weights: dict[str, float]) -> Advice:
        return AveRomaAdvice(weights)


def evaluate(table: Table, levels: list[list[int]], seat: int, worth: Worth) -> float:
    """The seat's prospects; when the game is over, its points and whether it won."""
    if table.over:
        mine = table.scores()[seat]
        return mine.total + (WIN if mine.won else -WIN)
    value = points(table, levels, seat)
    time = time_left(table)
    late = worth.late
    early = worth.early
    signs = read_signs(table, seat)
    for i in range(len(signs)):
        value += signs[i] * (late[i] + time * early[i])
    return value


def weigh(table: Table, seat: int, action: int, worth: Worth) -> float:
    """What an action promises that the position right after it does not show."""
    if SEND.says(action):
        worker, place = divmod(action - SEND.base, 5)
        if place == MERCATOR:
            return worth.send_mercator
        if place == PROPRAETOR:
            return worth.send_propraetor if table.has_influence(seat) else 0.0
        if place == ROMA and worker % 5 >= 2:
            return worth.send_roma
        if place == QUAESTOR and worker % 5 < 2:
            return worth.send_quaestor
        return 0.0
    if BUY.says(action):
        slot = (action - BUY.base) % len(SLOTS)
        if slot // 5 + AEDIFICATOR == AEDIFICATOR + 2:
            owned = table.boards[seat][OWNED + PATRON].bit_count()
            return worth.buy_patron * time_left(table) + worth.buy_further_patron * owned
        return worth.buy
    if BUY_TOP.says(action):
        return worth.buy
    if TRAIN.says(action):
        return worth.train
    if PASS.says(action):
        return worth.passing
    return 0.0
