"""How fast our own games go at random, on one core, as they are: interpreted or compiled.

Prints one JSON object. The same clock and the same way of choosing as for the others. What is
compared is measured in turns, a slice of time each, and the best slice counts: a machine that has
other things to do now and then disturbs all figures alike, and none for good.
"""

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import ludi
from ludi.bots import play_randomly
from ludi.envs.pettingzoo import raw_env
from ludi.envs.vector import VectorTables
from ludi.kernel.batch import any_action

PLAYERS = 4
TABLES = 16  # their games and observations stay near the processor
MANY = 64  # they do not
MOST = 20_000
SLICES = 8  # of the time there is for a figure
GAMES_WATCHED = 40


def whole_game(game: ludi.Game, number: int) -> int:
    table = game.new(PLAYERS, f"bench/{number}")
    return play_randomly(table, ludi.Dice.seeded(f"bench/{number}/choices"), MOST)


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """How many things a second the work does, and how often a second it is done."""
    calls = done = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        calls += 1
        done += work(calls)
        spent = process_time() - start
    return done / spent, calls / spent


def steps_together(id: str, count: int, observation: str) -> Callable[[int], int]:
    """Some steps of so many tables in one process, arrays included."""
    tables = VectorTables(id, count, PLAYERS, seed="bench", observation=observation)
    dice = ludi.Dice.seeded("steps")

    def some(_: int) -> int:
        for _ in range(20):
            tables.step(tables.any_actions(dice))
        return 20 * count

    return some


def game_in_pettingzoo(id: str, observation: str) -> Callable[[int], int]:
    """A game in a PettingZoo environment, every observation looked at by its agent."""
    env = raw_env(id, PLAYERS, observation=observation, copy=False)
    dice = ludi.Dice.seeded("steps")

    def play(number: int) -> int:
        env.reset(seed=number)
        table = env.table
        assert table is not None
        count = 0
        while not table.over:
            env.observe(env.agent_selection)
            env.step(any_action(table, dice))  # as cheaply as the engine alone chooses
            count += 1
        return count

    return play


def answers_for_a_choice(game: ludi.Game) -> float:
    """How many answers the rules take for each real choice, those nobody is asked for included.

    A step with a single possible answer takes it by itself: for us no decision, for others one.
    Counted in plain Python, where steps can be watched; compiled, the games are the same.
    """
    alone = 0

    def watched(options: Callable[[Any, Any], list[int]]) -> Callable[[Any, Any], list[int]]:
        def watch(step: Any, table: Any) -> list[int]:
            nonlocal alone
            found = options(step, table)
            alone += len(found) == 1
            return found

        return watch

    steps: list[Any] = list(game.steps.values())
    for step, options in [(step, step.options) for step in steps]:
        step.options = watched(options)
    choices = sum(whole_game(game, number) for number in range(GAMES_WATCHED))
    return 1 + alone / choices


def measure(id: str, seconds: float) -> dict[str, Any]:
    game = ludi.game(id)
    length = whole_game(game, 1)
    middle = game.new(PLAYERS, "bench/1")
    play_randomly(middle, ludi.Dice.seeded("bench/1/choices"), length // 2)

    def clone(_: int) -> int:
        for _ in range(50):
            middle.clone()
        return 50

    works: dict[str, Callable[[int], int]] = {
        "decisions_per_second": lambda number: whole_game(game, number),
        "steps_mask": steps_together(id, TABLES, "mask"),
        "steps_per_second": steps_together(id, TABLES, "full"),
        "steps_of_many": steps_together(id, MANY, "full"),
        "steps_pettingzoo_mask": game_in_pettingzoo(id, "mask"),
        "steps_pettingzoo": game_in_pettingzoo(id, "full"),
        "clones": clone,
    }
    for work in works.values():
        work(0)
    best = dict.fromkeys(works, 0.0)
    games = 0.0
    for _ in range(SLICES):
        for key, work in works.items():
            done, calls = rate(work, seconds / SLICES)
            best[key] = max(best[key], done)
            if key == "decisions_per_second":
                games = max(games, calls)
    found = {
        "version": ludi.__version__,
        "compiled": ludi.compiled(),
        "games_per_second": games,
        "clone_us": 1e6 / best.pop("clones"),
        **best,
    }
    if not ludi.compiled():
        found["answers_for_a_choice"] = answers_for_a_choice(game)  # last: watching is slow
    return found


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
