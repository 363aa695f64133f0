"""Makes the golden records again: `python -m tests.games.age_of_rome.make_golden`.

Only after a rules version was raised on purpose: these files say what the rules did before.
"""

from pathlib import Path

from ludi.bots import make_bot
from ludi.games.age_of_rome import scoring
from ludi.games.age_of_rome.table import Table
from ludi.kernel.record import Record
from ludi.kernel.session import Session
from tests.games.age_of_rome.invariants import ALL, STORMY
from tests.games.age_of_rome.position import GAME

FOLDER = Path(__file__).parent / "golden"

# Every mode and every way to end: (name, players, options, what must be true of the end).
WANTED: list[tuple[str, int, dict[str, str], str]] = [
    ("plain", 2, {}, "any"),
    ("plain", 3, {}, "any"),
    ("plain", 4, {}, "any"),
    ("spies", 3, {"spies_and_allies": "yes"}, "any"),
    ("peace", 2, {"peace": "yes"}, "any"),
    ("clock", 4, {"clock": "yes"}, "any"),
    ("heroes", 2, {"heroes": "yes"}, "any"),
    ("hard-times", 3, {"hard_times": "yes"}, "any"),
    ("stormy", 2, STORMY, "any"),
    ("all", 4, ALL, "any"),
    ("emperor", 1, {"solo": "emperor"}, "won"),
    ("emperor", 1, {"solo": "emperor", "hard_times": "yes"}, "lost"),
    ("cassius", 1, {"solo": "cassius", "difficulty": "easy"}, "won"),
    ("cassius", 1, {"solo": "cassius"}, "won"),
    ("cassius-hard", 1, {"solo": "cassius", "difficulty": "hard"}, "lost"),
]


def name_of(name: str, players: int, options: dict[str, str], wanted: str) -> str:
    level = options.get("difficulty", "") if name == "cassius" else ""
    hard = "hard-times" if name == "emperor" and "hard_times" in options else ""
    return "-".join([part for part in (name, level, hard, str(players), wanted) if part]) + ".ludi"


def play(seed: int, players: int, options: dict[str, str]) -> Session:
    """Greedy bots, the last one random (a lone one too in odd games): plots, offers and all."""
    names = ["greedy"] * (players - 1) + ["random" if players > 1 or seed % 2 else "greedy"]
    session = Session(GAME, players, seed, options, names)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not session.table.over:
        seat = session.table.deciders[-1]
        session.play(bots[seat].choose(session.table, seat), seat)
    return session


def suits(table: Table, wanted: str) -> bool:
    if wanted == "any":
        return True
    return scoring.is_won_alone(table) == (wanted == "won")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, players, options, wanted in WANTED:
        for seed in range(300):
            session = play(seed, players, options)
            assert isinstance(session.table, Table)
            if suits(session.table, wanted):
                path = FOLDER / name_of(name, players, options, wanted)
                Record.from_table(session).save(path)
                print(path.name, seed, len(session.plays))
                break
        else:
            print("not found:", name, players, options, wanted)


if __name__ == "__main__":
    main()
