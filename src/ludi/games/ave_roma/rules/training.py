"""Training: the ninth action, on the player's own board."""

from __future__ import annotations

from typing import Final

from ludi.games.ave_roma.actions import TRAIN
from ludi.games.ave_roma.ids import TRAININGS
from ludi.games.ave_roma.sheet import DENARII, FINAL, FRESH, READY, TRAINED
from ludi.games.ave_roma.table import Table
from ludi.kernel.errors import Reason

_TRAIN: Final = TRAIN.base
TRAIN_CODES: Final[list[list[list[int]]]] = [
    [
        [_TRAIN + value * 4 + space for value in range(5) if ready >> value & 1]
        for ready in range(32)
    ]
    for space in range(4)
]


def ready_values(board: list[int]) -> int:
    """The values of ready workers, as bits."""
    return (
        (1 if board[READY] else 0)
        | (2 if board[READY + 1] else 0)
        | (4 if board[READY + 2] else 0)
        | (8 if board[READY + 3] else 0)
        | (16 if board[READY + 4] else 0)
    )


def trainings(table: Table, seat: int, ready: int, keep: int) -> list[int]:
    """Ready workers and the free training spaces they may go to, some money being kept."""
    board = table.boards[seat]
    money = board[DENARII] - keep
    found: list[int] = []
    prices = table.box.training_price
    for space in range(4):
        if not board[TRAINED + space] and prices[space] <= money:
            found += TRAIN_CODES[space][ready]
    return found


def why_not_train(table: Table, seat: int, value: int, space: int) -> Reason | None:
    """Why a worker may not go to a training space. `value` is the worker's less one."""
    board = table.boards[seat]
    if table.city[FINAL]:
        return Reason("training", "training-last")
    if not board[READY + value]:
        return Reason("training", "no-worker")
    if board[TRAINED + space]:
        return Reason("training", "training-taken", {"training": TRAININGS[space]})
    price = table.box.training_price[space]
    if board[DENARII] < price:
        return Reason("training", "training-price", {"price": price})
    return None


def send_to_training(table: Table, seat: int, value: int, space: int) -> None:
    """A ready worker goes to a training space, which is paid; it acts from the next round on."""
    board = table.boards[seat]
    board[READY + value - 1] -= 1
    board[TRAINED + space] = value + FRESH
    price = table.box.training_price[space]
    board[DENARII] -= price
    table.tell("trains", seat, value - 1, space)
    if price:
        table.tell("pays_denarii", seat, price)
