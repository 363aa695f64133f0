"""Which golden games Ave Roma has; see `tests/games/golden.py`."""

import ludi
from ludi.games.ave_roma.sheet import ENDING, ENDINGS
from ludi.games.ave_roma.table import Table
from tests.games.golden import Wanted

WANTED = [
    Wanted("area-2", 2, {}, "area"),
    Wanted("area-3", 3, {}, "area"),
    Wanted("area-5", 5, {}, "area"),
    Wanted("row-2", 2, {}, "row"),
    Wanted("area-4-advanced", 4, {"mode": "advanced"}, "area"),
    Wanted("row-2-advanced", 2, {"mode": "advanced"}, "row"),
    Wanted("area-2-all", 2, {"decks": "all"}, "area"),
    Wanted("area-3-advanced-random-15", 3, {"mode": "advanced", "decks": "random-15"}, "area"),
]

# a record, after how many plays, and how many choices long
PERFT = [
    ("area-2", 40, 3),
    ("area-5", 200, 3),
    ("area-4-advanced", 300, 3),
]


def ending_of(table: ludi.Table) -> str:
    assert isinstance(table, Table)
    return ENDINGS[table.city[ENDING]]
