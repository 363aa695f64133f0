"""Training: the ninth action, on the player's own board."""

from __future__ import annotations

from ludi.games.ave_roma.places import DENARII, FRESH, READY, TRAINED
from ludi.games.ave_roma.table import Table


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
