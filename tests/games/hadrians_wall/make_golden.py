"""Makes the golden records again: `python -m tests.games.hadrians_wall.make_golden`.

Only after a rules version was raised on purpose: these files say what the rules did before.
"""

from pathlib import Path

from ludi.bots import make_bot
from ludi.games.hadrians_wall import campaign
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.dice import Dice
from ludi.kernel.record import Record
from ludi.kernel.session import Session
from tests.games.hadrians_wall.position import GAME

FOLDER = Path(__file__).parent / "golden"

# Every mode: (players, options, what must be true of the finished game).
WANTED: list[tuple[int, dict[str, str], str]] = [
    (1, {"difficulty": "easy"}, "any"),
    (1, {"difficulty": "hard"}, "any"),
    (1, {"difficulty": "easy", "fort": "4"}, "lost"),
    (1, {"difficulty": "easy", "fort": "15", "bonus": "yes"}, "won"),
    (2, {"difficulty": "medium"}, "any"),
    (3, {"difficulty": "hard"}, "any"),
    (6, {"difficulty": "easy"}, "any"),
]


def name_of(players: int, options: dict[str, str], wanted: str) -> str:
    return "-".join([str(players), *options.values(), wanted]) + ".ludi"


def play(seed: int, players: int, options: dict[str, str]) -> Session:
    """Greedy bots, one of many random, in lanes: whoever may choose does, in any order."""
    names = ["greedy"] * players if players < 3 else ["greedy"] * (players - 1) + ["random"]
    session = Session(GAME, players, seed, options, names)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    dice = Dice.seeded(f"order {seed}")
    while not session.table.over:
        deciders = session.table.deciders
        seat = deciders[dice.below(len(deciders))]
        session.play(bots[seat].choose(session.table, seat), seat)
    return session


def suits(table: Table, wanted: str) -> bool:
    return wanted == "any" or (wanted == "won") == campaign.goals_met(table)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players, options, wanted in WANTED:
        for seed in range(300):
            session = play(seed, players, options)
            assert isinstance(session.table, Table)
            if suits(session.table, wanted):
                path = FOLDER / name_of(players, options, wanted)
                Record.from_table(session).save(path)
                print(path.name, seed, len(session.plays))
                break
        else:
            print("not found:", players, options, wanted)


if __name__ == "__main__":
    main()
