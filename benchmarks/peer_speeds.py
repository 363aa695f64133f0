"""How fast other projects play at random, on one core. Runs in the environment of `make peers`.

Knows nothing of ours. Prints one JSON object: name, what it is, and what was measured.
"""

import copy
import json
import logging
import random
import sys
import warnings
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import Any

MOST = 5_000  # decisions of one game, in case it does not end
REPEATS = 2  # of a game

Game = Callable[[random.Random], int]


def time_games(play: Game, seconds: float) -> dict[str, float]:
    """Whole games, each played several times, of which the best counts, as for ours.

    Their games differ a lot, so all of them count. Time is what this process used of a core.
    """
    play(random.Random(0))
    decisions = 0
    least: list[float] = []
    while sum(least) < seconds / REPEATS:
        start = process_time()
        decisions += play(random.Random(len(least)))
        least.append(process_time() - start)
    for _ in range(REPEATS - 1):
        for number in range(len(least)):
            start = process_time()
            play(random.Random(number))
            least[number] = min(least[number], process_time() - start)
    spent = sum(least)
    return {"decisions_per_second": decisions / spent, "games_per_second": len(least) / spent}


def time_steps(play: Game, seconds: float) -> dict[str, float]:
    return {"steps_per_second": time_games(play, seconds)["decisions_per_second"]}


def time_clone(clone: Callable[[], object], seconds: float) -> dict[str, float]:
    count = 0
    start = process_time()
    spent = 0.0
    while spent < seconds / 4:
        for _ in range(20):
            clone()
        count += 20
        spent = process_time() - start
    return {"clone_us": 1e6 * spent / count}


# ---------------------------------------------------------------- Catanatron


def catanatron(seconds: float) -> dict[str, Any]:
    """Its four random players.

    Nearly two of three of their choices have one answer only: our games do not ask such questions,
    so they are counted apart.
    """
    from catanatron import Color, Game, RandomPlayer

    ticks = choices = 0

    def begin(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def play(dice: random.Random) -> int:
        nonlocal ticks, choices
        seed = dice.randrange(1 << 30)
        game = begin(seed)
        random.seed(seed)  # its players choose by this
        count = real = 0
        while game.winning_color() is None and count < MOST:
            real += len(game.state.playable_actions) > 1
            game.play_tick()
            count += 1
        ticks += count
        choices += real
        return real

    middle = begin(1)
    for _ in range(200):
        middle.play_tick()
    found = {**time_games(play, seconds), **time_clone(middle.copy, seconds)}
    return {**found, "ticks_per_second": found["decisions_per_second"] * ticks / choices}


# ---------------------------------------------------------------- RLCard


def rlcard(name: str) -> Callable[[float], dict[str, Any]]:
    def measure(seconds: float) -> dict[str, Any]:
        import rlcard as library

        env = library.make(name, config={"seed": 1, "allow_step_back": False})

        def legal() -> list[Any]:
            game = env.game
            source = game if hasattr(game, "get_legal_actions") else game.judge
            return list(source.get_legal_actions())

        def play(dice: random.Random) -> int:
            env.game.init_game()
            count = 0
            while not env.game.is_over() and count < MOST:
                env.game.step(dice.choice(legal()))
                count += 1
            return count

        def steps(dice: random.Random) -> int:
            state, _ = env.reset()
            count = 0
            while not env.is_over() and count < MOST:
                state, _ = env.step(dice.choice(list(state["legal_actions"])))
                count += 1
            return count

        found = {**time_games(play, seconds), **time_steps(steps, seconds)}
        env.game.init_game()
        dice = random.Random(1)
        for _ in range(10):
            env.game.step(dice.choice(legal()))
        return {**found, **time_clone(lambda: copy.deepcopy(env.game), seconds)}

    return measure


# ---------------------------------------------------------------- PettingZoo classic


def pettingzoo(name: str) -> Callable[[float], dict[str, Any]]:
    def measure(seconds: float) -> dict[str, Any]:
        import importlib

        import numpy as np

        env = importlib.import_module(f"pettingzoo.classic.{name}").env()

        def play(dice: random.Random) -> int:
            env.reset(seed=dice.randrange(1 << 30))
            count = 0
            for _ in env.agent_iter():
                observed, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = info["action_mask"] if "action_mask" in info else observed["action_mask"]
                env.step(int(dice.choice(np.flatnonzero(mask).tolist())))
                count += 1
                if count >= MOST:
                    break
            return count

        return time_steps(play, seconds)

    return measure


# ---------------------------------------------------------------- python-chess


def python_chess(seconds: float) -> dict[str, Any]:
    import chess

    def play(dice: random.Random) -> int:
        board = chess.Board()
        count = 0
        while count < MOST:
            legal = list(board.legal_moves)
            if not legal or board.halfmove_clock >= 100:
                break
            board.push(dice.choice(legal))
            count += 1
        return count

    middle = chess.Board()
    dice = random.Random(1)
    for _ in range(40):
        middle.push(dice.choice(list(middle.legal_moves)))
    return {
        **time_games(play, seconds),
        **time_clone(lambda: middle.copy(stack=False), seconds),
    }


# ---------------------------------------------------------------- OpenSpiel


def open_spiel(name: str) -> Callable[[float], dict[str, Any]]:
    def measure(seconds: float) -> dict[str, Any]:
        import pyspiel
        from open_spiel.python import rl_environment

        game = pyspiel.load_game(name)

        def play(dice: random.Random) -> int:
            state = game.new_initial_state()
            count = 0
            while not state.is_terminal() and count < MOST:
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, weights)[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    count += 1
            return count

        env = rl_environment.Environment(game)

        def steps(dice: random.Random) -> int:
            moment = env.reset()
            count = 0
            while not moment.last() and count < MOST:
                player = moment.observations["current_player"]
                moment = env.step([dice.choice(moment.observations["legal_actions"][player])])
                count += 1
            return count

        middle = game.new_initial_state()
        dice = random.Random(1)
        for _ in range(40):
            middle.apply_action(dice.choice(middle.legal_actions()))
        found = {**time_games(play, seconds), **time_steps(steps, seconds)}
        return {**found, **time_clone(middle.clone, seconds)}

    return measure


PEERS: dict[str, tuple[str, Callable[[float], dict[str, Any]]]] = {
    "Catanatron": ("catanatron", catanatron),
    "RLCard uno": ("rlcard", rlcard("uno")),
    "RLCard gin-rummy": ("rlcard", rlcard("gin-rummy")),
    "PettingZoo hold'em": ("pettingzoo", pettingzoo("texas_holdem_no_limit_v6")),
    "PettingZoo chess": ("pettingzoo", pettingzoo("chess_v6")),
    "python-chess": ("chess", python_chess),
    "OpenSpiel backgammon": ("open_spiel", open_spiel("backgammon")),
    "OpenSpiel gin_rummy": ("open_spiel", open_spiel("gin_rummy")),
    "OpenSpiel hearts": ("open_spiel", open_spiel("hearts")),
}


def main() -> None:
    """Measure one of them: its name, then the seconds for each figure."""
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    package, measure = PEERS[sys.argv[1]]
    print(json.dumps({"version": version(package), **measure(float(sys.argv[2]))}))


if __name__ == "__main__":
    main()
