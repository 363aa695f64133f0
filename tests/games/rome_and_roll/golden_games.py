"""Which golden games Rome & Roll has; see `tests/games/golden.py`."""

import ludi
from tests.games.golden import Wanted

WANTED = [
    Wanted("1-easy-won", 1, {"difficulty": "easy"}, "won"),
    Wanted(
        "1-hard-harder-rubble_blocks-lost",
        1,
        {"difficulty": "hard", "seneca_points": "harder", "rubble_blocks": "yes"},
        "lost",
    ),
    Wanted("1-normal-two_for_one-any", 1, {"difficulty": "normal", "two_for_one": "yes"}),
    Wanted("2-first_game-any", 2, {"first_game": "yes"}),
    Wanted("2-seneca_foreman-any", 2, {"seneca_foreman": "yes"}),
    Wanted("3-any", 3, {}),
    Wanted("4-chosen-pontifex-any", 4, {"characters": "chosen", "pontifex": "yes"}),
]

# a record, after how many plays, and how many choices long
PERFT = [
    ("1-easy-won", 40, 3),
    ("2-first_game-any", 58, 3),
    ("4-chosen-pontifex-any", 205, 3),
]


def ending_of(table: ludi.Table) -> str:
    return "won" if table.scores()[0].won else "lost"


def bots(players: int, seed: int) -> list[str]:
    """The first seat greedy, the others random."""
    return ["greedy"] + ["random"] * (players - 1)
