"""Asking changes nothing: not even for a moment, while something is only tried."""

from typing import Any, NoReturn

import ludi
from ludi.games.ave_roma.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.ave_roma.invariants import MODES
from tests.games.test_properties import random_walk


class Locked(list[Any]):
    """A list nothing may be written to."""

    def __setitem__(self, place: Any, value: Any) -> NoReturn:
        raise AssertionError(f"place {place} is written to")


def lock(table: Table) -> None:
    table.boards = Locked([Locked(board) for board in table.boards])
    table.city = Locked(table.city)
    table.act = Locked(table.act)
    table.perks = Locked(table.perks)


def test_asking_writes_nothing_to_the_table() -> None:
    dice = ludi.Dice.seeded("asking")
    size = ludi.game("ave-roma").vocabulary.size
    for players, options in MODES:
        for table in random_walk("ave-roma", players, options, 7)[::7]:
            assert isinstance(table, Table)
            if table.over:
                continue
            before = table.dump()
            lock(table)
            assert table.agenda[-1].options(table) == table.legal
            for _ in range(20):
                table.why_not(dice.below(size))
            table.view(EVERYTHING)
            table.scores()
            table.tally(0)
            assert table.dump() == before
