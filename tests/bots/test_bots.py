"""Bots are reproducible, honest about what they see, and greedy is stronger than random."""

import pytest

import ludi
from ludi.bots import bot_names, make_bot, play_randomly


def play(names: list[str], seed: int, id: str = "glory-to-rome") -> ludi.Table:
    table = ludi.game(id).new(players=len(names), seed=seed)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not table.over:
        table.play(bots[table.seat].choose(table, table.seat))
    return table


@pytest.mark.parametrize("name", bot_names())
def test_the_same_seed_makes_the_same_game(name: str) -> None:
    first, again, other = (play([name, name], seed) for seed in (3, 3, 4))
    assert first.dump() == again.dump()
    assert first.dump() != other.dump()


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ludi.BadChoice, match="random, greedy"):
        make_bot("deep-thought", 1)


def test_greedy_beats_random_with_either_seat() -> None:
    wins = 0
    for seed in range(20):
        table = play(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed)
        wins += table.scores()[0 if seed % 2 else 1].won
    assert wins >= 17


def test_random_playouts_stop_at_the_cap() -> None:
    table = ludi.game("glory-to-rome").new(players=2, seed=1)
    assert play_randomly(table, ludi.Dice.seeded(1), 10) == 10
    assert not table.over
    assert play_randomly(table, ludi.Dice.seeded(1), 10_000) > 10
    assert table.over
