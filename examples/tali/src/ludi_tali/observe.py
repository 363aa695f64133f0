"""The same as numbers for learners, piece by piece."""

from __future__ import annotations

from ludi.kernel.observe import Observer, Piece, Row
from ludi_tali.components import FACES
from ludi_tali.rules import STEPS
from ludi_tali.table import TaliTable


class TaliObserver(Observer):
    """The seats come in the order of play, oneself first."""

    def __init__(self, players: int) -> None:
        super().__init__(
            STEPS,
            players,
            [
                Piece("rounds", 1, "rounds still to come", 10),
                Piece("opener", 1, "who began the round: oneself is 1", players),
                Piece("pool", 1, "denarii in the pool", 20),
                Piece("denarii", players, "denarii of each", 40),
                Piece("venuses", players, "Venuses of each", 4),
                Piece("again", players, "how often each has thrown again in this round", 2),
                Piece("cup", len(FACES), "one's own tali by face: " + ", ".join(FACES), 4),
            ],
        )

    def show(self, table: TaliTable, seat: int, rows: list[Row]) -> None:
        rows.append(self.moment(table, seat))
        rows.append(bytes([table.rounds, self.place_of(table.opener, seat), table.pool]))
        for numbers in (table.purses, table.venuses, table.again):
            rows.append(bytes(numbers[seat:] + numbers[:seat]))
        rows.append(bytes(table.cups[seat]))
