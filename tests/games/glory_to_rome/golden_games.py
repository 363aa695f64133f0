"""Which golden games Glory to Rome has; see `tests/games/golden.py`."""

import ludi
from ludi.games.glory_to_rome.table import ENDINGS, Table
from tests.games.golden import Wanted

WANTED = [
    Wanted("deck-5", 5, {}, "deck"),
    Wanted("sites-2", 2, {}, "sites"),
    Wanted("catacomb-3", 3, {}, "catacomb"),
    Wanted("forum-4", 4, {}, "forum"),
    Wanted("concession-3", 3, {}, "concession"),
    Wanted("deck-4-beginner", 4, {"mode": "beginner"}, "deck"),
    Wanted("sites-2-beginner", 2, {"mode": "beginner"}, "sites"),
    Wanted("concession-2-beginner", 2, {"mode": "beginner"}, "concession"),
    Wanted("sites-3-yes", 3, {"open_hands": "yes"}, "sites"),
    Wanted("deck-3-beginner-yes", 3, {"mode": "beginner", "open_hands": "yes"}, "deck"),
]

# a record, after how many plays, and how many choices long
PERFT = [
    ("sites-2", 40, 5),
    ("catacomb-3", 50, 5),
    ("forum-4", 120, 5),
]


def ending_of(table: ludi.Table) -> str:
    assert isinstance(table, Table)
    return ENDINGS[table.ending]


def meanwhile(session: ludi.History, wanted: Wanted) -> bool:
    """A vote taken back, then everybody gives the first player the victory."""
    if wanted.ending != "concession" or len(session.plays) != 60:
        return False
    say = session.game.parse
    session.play(say("concede 2"), 0, "a change of mind follows")
    if wanted.players > 2:
        session.play(say("withdraw"), 0)
    for seat in range(1, wanted.players):
        if not session.table.over:
            session.play(say("concede 1"), seat)
    return True
