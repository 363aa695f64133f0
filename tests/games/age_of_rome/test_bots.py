"""What the advice is worth: a greedy player against a random one, and alone."""

from ludi.bots import make_bot
from ludi.games.age_of_rome import scoring
from ludi.games.age_of_rome.table import Table
from tests.games.age_of_rome.position import GAME


def play(seed: int, names: list[str], **options: object) -> Table:
    table = GAME.new(players=len(names), seed=seed, **options)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not table.over:
        seat = table.deciders[0]
        table.play(bots[seat].choose(table, seat), seat)
    assert isinstance(table, Table)
    return table


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += play(seed, names).scores()[names.index("greedy")].won
    assert wins >= 19


def test_a_greedy_emperor_fulfils_four_tasks_on_average() -> None:
    games = 20
    done = sum(len(scoring.tasks_done(play(seed, ["greedy"]))) for seed in range(games))
    assert done >= 3.5 * games  # 4.3 over many games
