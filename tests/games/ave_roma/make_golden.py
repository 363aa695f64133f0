"""Makes the golden records again: `python -m tests.games.ave_roma.make_golden`.

Only after a rules version was raised on purpose: these files say what the rules did before.
"""

from pathlib import Path

import ludi
from ludi.bots import make_bot
from ludi.games.ave_roma.places import ENDING, ENDINGS
from ludi.games.ave_roma.table import Table

FOLDER = Path(__file__).parent / "golden"

# Every way a game can end, in every mode: (ending, players, options).
WANTED: list[tuple[str, int, dict[str, str]]] = [
    ("area", 2, {}),
    ("area", 3, {}),
    ("area", 5, {}),
    ("row", 2, {}),
    ("area", 4, {"mode": "advanced"}),
    ("row", 2, {"mode": "advanced"}),
    ("area", 2, {"decks": "all"}),
    ("area", 3, {"mode": "advanced", "decks": "random-15"}),
]


def name_of(ending: str, players: int, options: dict[str, str]) -> str:
    return "-".join([ending, str(players), *options.values()]) + ".ludi"


def ending_of(table: ludi.Table) -> str:
    assert isinstance(table, Table)
    return ENDINGS[table.city[ENDING]]


def play(seed: int, players: int, options: dict[str, str]) -> ludi.Session:
    """Greedy bots, one of them random so that unusual things happen too."""
    game = ludi.game("ave-roma")
    names = ["greedy"] * (players - 1) + ["random"]
    session = ludi.Session(game, players, seed, options, names)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not session.table.over:
        seat = session.table.seat
        session.play(bots[seat].choose(session.table, seat), seat)
    return session


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for ending, players, options in WANTED:
        for seed in range(150):
            session = play(seed, players, options)
            if ending_of(session.table) == ending:
                path = FOLDER / name_of(ending, players, options)
                ludi.Record.from_table(session).save(path)
                print(path.name, seed, len(session.plays))
                break
        else:
            print("not found:", ending, players, options)


if __name__ == "__main__":
    main()
