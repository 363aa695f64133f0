"""Makes the golden records again: `python -m tests.games.rome_and_roll.make_golden`.

Only after a rules version was raised on purpose: these files say what the rules did before.
"""

from pathlib import Path

from ludi.bots import make_bot
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.record import Record
from ludi.kernel.session import Session
from tests.games.rome_and_roll.position import GAME

FOLDER = Path(__file__).parent / "golden"

# Every mode: (players, options, what must be true of the finished game).
WANTED: list[tuple[int, dict[str, str], str]] = [
    (1, {"difficulty": "easy"}, "won"),
    (1, {"difficulty": "hard", "seneca_points": "harder", "rubble_blocks": "yes"}, "lost"),
    (1, {"difficulty": "normal", "two_for_one": "yes"}, "any"),
    (2, {"first_game": "yes"}, "any"),
    (2, {"seneca_foreman": "yes"}, "any"),
    (3, {}, "any"),
    (4, {"characters": "chosen", "pontifex": "yes"}, "any"),
]


def name_of(players: int, options: dict[str, str], wanted: str) -> str:
    said = [name if value == "yes" else value for name, value in options.items()]
    return "-".join([str(players), *said, wanted]) + ".ludi"


def play(seed: int, players: int, options: dict[str, str]) -> Session:
    """The first seat greedy, the others random."""
    names = ["greedy"] + ["random"] * (players - 1)
    session = Session(GAME, players, seed, options, names)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not session.table.over:
        seat = session.table.seat
        session.play(bots[seat].choose(session.table, seat), seat)
    return session


def suits(table: Table, wanted: str) -> bool:
    return wanted == "any" or (wanted == "won") == table.scores()[0].won


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players, options, wanted in WANTED:
        for seed in range(30):
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
