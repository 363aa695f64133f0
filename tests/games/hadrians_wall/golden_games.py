"""Which golden games Hadrian's Wall has; see `tests/games/golden.py`."""

import ludi
from ludi.games.hadrians_wall import campaign
from ludi.games.hadrians_wall.table import Table
from tests.games.golden import Wanted

WANTED = [
    Wanted("1-easy-any", 1, {"difficulty": "easy"}),
    Wanted("1-hard-any", 1, {"difficulty": "hard"}),
    Wanted("1-easy-4-lost", 1, {"difficulty": "easy", "fort": "4"}, "lost"),
    Wanted("1-easy-15-yes-won", 1, {"difficulty": "easy", "fort": "15", "bonus": "yes"}, "won"),
    Wanted("2-medium-any", 2, {"difficulty": "medium"}),
    Wanted("3-medium-yes-any", 3, {"difficulty": "medium", "last_look": "yes"}),
    Wanted("3-hard-any", 3, {"difficulty": "hard"}),
    Wanted("6-easy-any", 6, {"difficulty": "easy"}),
]

# a record, after how many plays, and how many choices long
PERFT = [
    ("1-easy-any", 60, 3),
    ("2-medium-any", 150, 2),
    ("3-hard-any", 200, 2),
    ("6-easy-any", 4, 3),
]


def ending_of(table: ludi.Table) -> str:
    assert isinstance(table, Table)
    return "won" if campaign.goals_met(table) else "lost"


def bots(players: int, seed: int) -> list[str]:
    """One of many is random."""
    return ["greedy"] * players if players < 3 else ["greedy"] * (players - 1) + ["random"]
