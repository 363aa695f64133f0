"""Which golden games Age of Rome has; see `tests/games/golden.py`."""

import ludi
from ludi.games.age_of_rome import scoring
from ludi.games.age_of_rome.table import Table
from tests.games.age_of_rome.invariants import ALL, STORMY
from tests.games.golden import Wanted

WANTED = [
    Wanted("plain-2-any", 2, {}),
    Wanted("plain-3-any", 3, {}),
    Wanted("plain-4-any", 4, {}),
    Wanted("spies-3-any", 3, {"spies_and_allies": "yes"}),
    Wanted("peace-2-any", 2, {"peace": "yes"}),
    Wanted("clock-4-any", 4, {"clock": "yes"}),
    Wanted("heroes-2-any", 2, {"heroes": "yes"}),
    Wanted("hard-times-3-any", 3, {"hard_times": "yes"}),
    Wanted("stormy-2-any", 2, STORMY),
    Wanted("all-4-any", 4, ALL),
    Wanted("emperor-1-won", 1, {"solo": "emperor"}, "won"),
    Wanted("emperor-hard-times-1-lost", 1, {"solo": "emperor", "hard_times": "yes"}, "lost"),
    Wanted("cassius-easy-1-won", 1, {"solo": "cassius", "difficulty": "easy"}, "won"),
    Wanted("cassius-1-won", 1, {"solo": "cassius"}, "won"),
    Wanted("cassius-hard-1-lost", 1, {"solo": "cassius", "difficulty": "hard"}, "lost"),
]

# a record, after how many plays, and how many choices long
PERFT = [
    ("plain-4-any", 2, 3),
    ("plain-2-any", 20, 4),
    ("plain-4-any", 120, 4),
    ("stormy-2-any", 60, 3),
    ("emperor-1-won", 30, 4),
]


def ending_of(table: ludi.Table) -> str:
    assert isinstance(table, Table)
    return "won" if scoring.is_won_alone(table) else "lost"


def bots(players: int, seed: int) -> list[str]:
    """The last one random (a lone one too in odd games): plots, offers and all."""
    return ["greedy"] * (players - 1) + ["random" if players > 1 or seed % 2 else "greedy"]
