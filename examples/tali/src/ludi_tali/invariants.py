"""What must hold on a table of Tali after every action; the common tests ask for it."""

from __future__ import annotations

from typing import Final

from ludi_tali.table import EMPTY, TaliTable

# Every mode with every player count, the digest of the dumps of some games of them all, and by
# version of the environment the digest of what learners see.
MODES: Final = [
    (players, {"length": length}) for length in ("usual", "short") for players in (2, 3, 4)
]
OBSERVED: Final = {0: "57cbc16a1c471dce"}


def check(table: TaliTable) -> None:
    """No denarius is lost, and under a cup there are four tali or none."""
    assert sum(table.purses) + table.pool == table.seats * table.box.purse
    assert min(table.purses) >= 0 and table.pool >= 0
    for cup in table.cups:
        assert min(cup) >= 0
        assert cup == EMPTY if table.over else sum(cup) == table.box.tali
    assert max(table.again) <= table.box.throws_again
