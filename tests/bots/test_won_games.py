"""A win outweighs everything: no bot declines one that is at hand, and no game goes on for ever."""

import pytest

import ludi
from ludi.bots import make_bot
from ludi.kernel.dice import Dice
from ludi.kernel.game import WIN

# players, and how many wins at hand are looked for
MODES = [
    ("glory-to-rome", 2, 6),
    ("glory-to-rome", 4, 4),
    ("ave-roma", 2, 1),
    ("rome-and-roll", 1, 1),
    ("age-of-rome", 2, 2),
    ("hadrians-wall", 2, 2),
]
LONGEST = 1500  # decisions; Glory to Rome, which has no last round, takes 150 to 300


def winning(table: ludi.Table, seat: int) -> list[int]:
    """The actions that win at once, as far as the seat can know: whatever the others may hide."""
    found = table.legal_for(seat)
    for number in range(12):
        world = table.imagine(seat, Dice.seeded(f"wins:{number}"))
        found = [action for action in found if wins(world, seat, action)]
        if not found:
            break
    return found


def wins(world: ludi.Table, seat: int, action: int) -> bool:
    twin = world.clone()
    twin.play(action, seat)
    return twin.over and twin.scores()[seat].won


@pytest.mark.parametrize(("id", "players", "wanted"), MODES)
def test_a_win_at_hand_is_not_let_go(id: str, players: int, wanted: int) -> None:
    """It is taken at once, or a little later in the same turn, where nobody can do anything yet."""
    found = 0
    for seed in range(40):
        table = ludi.game(id).new(players=players, seed=f"won:{seed}")
        bots = [make_bot("greedy", f"{seed}:{seat}") for seat in range(players)]
        sure: set[int] = set()
        count = 0
        while not table.over:
            seat = table.deciders[0]
            chosen = bots[seat].choose(table, seat)
            if not sure and winning(table, seat):
                found += 1
                sure = {seat}
            assert not sure or seat in sure, f"seed {seed}: {sure} leaves the game to another"
            table.play(chosen, seat)
            count += 1
            assert count < LONGEST, f"seed {seed} goes on and on"
        if sure:
            assert table.scores()[sure.pop()].won
        if found >= wanted:
            return
    raise AssertionError(f"only {found} wins were at hand")


LEVELS = ["tiro:seconds=0", "miles:seconds=0", "search:visits=24"]


@pytest.mark.parametrize("id", ["glory-to-rome", "ave-roma", "age-of-rome"])
def test_no_level_lets_a_win_go(id: str) -> None:
    """However little it thinks and however much it misjudges: it wins at once, or still can."""
    found = 0
    for seed in range(40):
        table = ludi.game(id).new(players=2, seed=f"level:{seed}")
        bots = [make_bot("greedy", f"{seed}:{seat}") for seat in range(2)]
        while not table.over:
            seat = table.deciders[0]
            sure = winning(table, seat) if len(table.legal_for(seat)) > 1 else []
            for name in LEVELS if sure else []:
                chosen = make_bot(name, seed).choose(table, seat)
                twin = table.clone()
                twin.play(chosen, seat)
                again = seat in twin.deciders and bool(winning(twin, seat))
                assert chosen in sure or again, f"{name}, seed {seed}: {table.game.words(chosen)}"
            found += bool(sure)
            table.play(bots[seat].choose(table, seat), seat)
        if found >= 2:
            return
    raise AssertionError(f"only {found} wins were at hand")


def test_games_without_a_last_round_end() -> None:
    """Glory to Rome: with jacks alone it could go on for ever."""
    for players in (2, 4):
        for seed in range(4):
            table = ludi.game("glory-to-rome").new(players=players, seed=f"ends:{seed}")
            bots = [make_bot("greedy", f"{seed}:{seat}") for seat in range(players)]
            for _ in range(LONGEST):
                if table.over:
                    break
                table.play(bots[table.seat].choose(table, table.seat))
            assert table.over, f"{players} players, seed {seed}"


@pytest.mark.parametrize("id", ludi.games())
def test_the_end_is_worth_more_than_any_hope(id: str) -> None:
    game = ludi.game(id)
    table = game.new(players=max(2, game.players[0]), seed=1)
    bot = make_bot("greedy", 1)
    while not table.over:
        seat = table.deciders[0]
        table.play(bot.choose(table, seat), seat)
    values = game.advice.evaluate_all(table)
    for score in table.scores():
        assert (values[score.seat] > WIN / 2) == score.won
        assert (values[score.seat] < -WIN / 2) == (not score.won)
