"""Makes the golden records again: `python -m tests.games.glory_to_rome.make_golden`.

Only after a rules version was raised on purpose: these files say what the rules did before.
"""

from pathlib import Path

import ludi
from ludi.bots import make_bot
from ludi.games.glory_to_rome.table import ENDINGS, Table

FOLDER = Path(__file__).parent / "golden"

# Every way a game can end, in every mode: (ending, players, options).
WANTED = [
    ("deck", 5, {}),
    ("sites", 2, {}),
    ("catacomb", 3, {}),
    ("forum", 4, {}),
    ("concession", 3, {}),
    ("deck", 4, {"mode": "beginner"}),
    ("sites", 2, {"mode": "beginner"}),
    ("concession", 2, {"mode": "beginner"}),
    ("sites", 3, {"open_hands": "yes"}),
    ("deck", 3, {"mode": "beginner", "open_hands": "yes"}),
]


def name_of(ending: str, players: int, options: dict[str, str]) -> str:
    return "-".join([ending, str(players), *options.values()]) + ".ludi"


def ending_of(table: ludi.Table) -> str:
    assert isinstance(table, Table)
    return ENDINGS[table.ending]


def play(seed: int, players: int, options: dict[str, str], concede: bool) -> ludi.Session:
    """Greedy bots, one of them random so that unusual things happen too."""
    game = ludi.game("glory-to-rome")
    names = ["greedy"] * (players - 1) + ["random"]
    session = ludi.Session(game, players, seed, options, names)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not session.table.over:
        if concede and len(session.plays) == 60:
            vote(session, players)
            continue
        seat = session.table.seat
        session.play(bots[seat].choose(session.table, seat), seat)
    return session


def vote(session: ludi.Session, players: int) -> None:
    """A vote taken back, then everybody gives the first player the victory."""
    say = session.game.parse
    session.play(say("concede 2"), 0, "a change of mind follows")
    if players > 2:
        session.play(say("withdraw"), 0)
    for seat in range(1, players):
        if not session.table.over:
            session.play(say("concede 1"), seat)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for ending, players, options in WANTED:
        for seed in range(3000):
            session = play(seed, players, options, ending == "concession")
            if ending_of(session.table) == ending:
                path = FOLDER / name_of(ending, players, options)
                ludi.Record.from_table(session).save(path)
                print(path.name, seed, len(session.plays))
                break
        else:
            print("not found:", ending, players, options)


if __name__ == "__main__":
    main()
