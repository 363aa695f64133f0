"""Training: better weights for a game's evaluation, found by playing against itself.

A generation tries small changes of the weights, each change and its mirror image; every try plays
the same deals from every seat against the weights as they are, with the greedy bot or another
(alone: the score counts). The better half is mixed into the next weights. In the end the new
weights meet the old ones in deals that nobody has trained on.
"""

import json
import math
import os
import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import ludi
from ludi.arena.folder import DAMAGE
from ludi.arena.matches import Outcome, Task
from ludi.arena.stats import Interval, mean_interval, wilson
from ludi.arena.workers import play_tasks
from ludi.kernel.errors import BadChoice
from ludi.kernel.record import write_whole
from ludi.kernel.weights import checked_weights, weights_text

LEAST_SCALE: Final = 0.3  # a weight of nothing is changed as if it were this
SHRINK: Final = 0.97  # of the size of the changes, from generation to generation
MARGIN: Final = 0.5  # what a clear lead counts beside the victory itself
HELD_OUT: Final = "held-out"


class Plan(NamedTuple):
    """What is trained, and how long."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    generations: int
    pairs: int  # changes tried in a generation, each with its mirror image
    deals: int  # that every try plays
    size: float  # of the first changes, as a share of a weight
    max_decisions: int
    fit: bool = False  # whether weights are fitted, see fitting.py; then pairs do not count
    bot: str = "greedy"  # who plays
    only: str = ""  # weights whose names begin so are changed, the others stay
    keep: str = ""  # of these, the ones whose names begin so stay, too
    teacher: str = ""  # a bot whose choices are learned from, see imitation.py

    @property
    def seats(self) -> str:
        return "1 player" if self.players == 1 else f"{self.players} players"


def is_trained(plan: Plan, name: str) -> bool:
    """Whether a weight may change."""
    return name.startswith(plan.only) and not (plan.keep and name.startswith(plan.keep))


class State(NamedTuple):
    """How far the training has come."""

    generation: int
    weights: dict[str, float]
    best: list[float]  # of each generation: the result of its best try
    memory: dict[str, Any] = {}  # what else the next generation needs


class Verdict(NamedTuple):
    """How the new weights fared against the old ones."""

    games: int
    result: float  # share of victories, or (alone) the mean difference of the scores
    interval: Interval
    is_better: bool


class Training:
    """One training in a folder: begun, or taken up where it was left."""

    def __init__(self, plan: Plan, folder: str) -> None:
        self.plan: Final = plan
        self.folder: Final = folder
        self.game: Final = ludi.game(plan.game)
        self.shipped: Final = self.game.advice.weights()
        if not self.shipped:
            raise BadChoice(f"the evaluation of {plan.game} has no weights that could be trained")
        for begins in (plan.only, plan.keep):
            if not any(name.startswith(begins) for name in self.shipped):
                raise BadChoice(f"no weight of {plan.game} has a name that starts with '{begins}'")
        self.trained: Final = [is_trained(plan, name) for name in self.shipped]
        if not any(self.trained):
            raise BadChoice(f"all weights that may change start with '{plan.keep}'")
        os.makedirs(folder, exist_ok=True)
        self.state = self.load()

    # ---------------------------------------------------------------- checkpoints

    def path(self, name: str) -> str:
        return os.path.join(self.folder, name)

    def load(self) -> State:
        """The last checkpoint, if there is one of the same plan."""
        path = self.path("state.json")
        try:
            with open(path, encoding="utf-8") as file:
                found = json.load(file)
        except FileNotFoundError:
            self.write_weights("old.toml", self.shipped, ["The weights this training began with."])
            return State(0, self.shipped, [])
        except (OSError, ValueError, RecursionError) as error:
            raise BadChoice(f"{path}: {error}") from None
        try:
            if found["plan"] != self.plan_json():
                raise BadChoice(
                    f"{self.folder} holds a different training: choose another --dir, or remove it"
                )
            return State(
                int(found["generation"]),
                checked_weights(found["weights"], list(self.shipped), path),
                [float(result) for result in found["best"]],
                dict(found.get("memory", {})),
            )
        except DAMAGE as error:
            raise BadChoice(f"{path} is damaged: {type(error).__name__} {error}") from None

    def save(self, state: State) -> None:
        """Keep a checkpoint; a crash leaves the one before."""
        self.state = state
        self.write_weights("weights.toml", state.weights, self.comment(state))
        found = {
            "plan": self.plan_json(),
            "generation": state.generation,
            "weights": state.weights,
            "best": state.best,
            "memory": state.memory,
        }
        self.write("state.json", json.dumps(found, indent=1))

    def plan_json(self) -> dict[str, Any]:
        plan = self.plan._asdict()
        for name in ("generations", "deals", "bot"):
            del plan[name]  # one may go on for longer, with more games, or with a better player
        for name in ("only", "keep", "teacher"):
            if not plan[name]:
                del plan[name]
        return plan

    def comment(self, state: State) -> list[str]:
        plan = self.plan
        return [
            f"What things are worth at {plan.game}, in points: see advice.py.",
            f"Found by training: {state.generation} generations of {2 * plan.pairs} tries,"
            f" {plan.deals} deals each, {plan.seats}, seed {plan.seed}, by {plan.bot}.",
        ]

    def write_weights(self, name: str, weights: dict[str, float], comment: list[str]) -> None:
        self.write(name, weights_text(weights, comment))

    def write(self, name: str, text: str) -> None:
        write_whole(self.path(name), text.encode())

    # ---------------------------------------------------------------- generations

    def generation(self, jobs: int) -> Iterator[int]:
        """Play one generation and take it in; yields after every game."""
        state = self.state
        number = state.generation + 1
        changes = self.changes(number)
        names = []
        for i, change in enumerate(changes):
            tried = self.changed(state.weights, change)
            names.append(f"try-{i}.toml")
            self.write_weights(names[-1], tried, [f"Generation {number}, try {i}."])
        self.write_weights("now.toml", state.weights, self.comment(state))
        tasks = self.tasks(names, f"{self.plan.seed}/{number}", self.plan.deals)
        results: list[list[float]] = [[] for _ in names]
        for outcome in play_tasks(tasks, jobs, size=4):
            results[outcome.number // self.games_each].append(self.result(outcome))
            yield outcome.number
        means = [sum(sorted(result)) / len(result) for result in results]
        mixed = self.mixed(state.weights, changes, means)
        self.save(State(number, mixed, [*state.best, round(max(means), 4)]))

    def changes(self, number: int) -> list[list[float]]:
        """Random changes of all weights, each followed by its mirror image."""
        chance = random.Random(f"{self.plan.seed}/{number}")
        size = self.plan.size * SHRINK ** (number - 1)
        found = []
        for _ in range(self.plan.pairs):
            change = [
                size * chance.gauss(0.0, 1.0) if is_trained else 0.0 for is_trained in self.trained
            ]
            found += [change, [-part for part in change]]
        return found

    def changed(self, weights: dict[str, float], change: list[float]) -> dict[str, float]:
        return {
            name: weight + part * max(abs(self.shipped[name]), LEAST_SCALE)
            for (name, weight), part in zip(weights.items(), change, strict=True)
        }

    def mixed(
        self, weights: dict[str, float], changes: list[list[float]], means: list[float]
    ) -> dict[str, float]:
        """The weights moved towards the better half of the tries, the best counting most."""
        order = sorted(range(len(changes)), key=lambda i: (-means[i], i))[: len(changes) // 2]
        shares = [math.log(len(order) + 0.5) - math.log(place + 1) for place in range(len(order))]
        whole = sum(shares)
        move = [0.0] * len(weights)
        for share, i in zip(shares, order, strict=True):
            for place, part in enumerate(changes[i]):
                move[place] += share / whole * part
        return self.changed(weights, move)

    # ---------------------------------------------------------------- games

    @property
    def games_a_generation(self) -> int:
        return 2 * self.plan.pairs * self.games_each

    @property
    def games_each(self) -> int:
        """Games of one try: every deal from every seat."""
        return self.plan.deals * self.plan.players

    def tasks(self, names: list[str], seed: str, deals: int) -> Iterator[Task]:
        """For every file of weights: each deal from each seat, `now.toml` on the others."""
        number = 0
        rest = self.bot("now.toml")
        for name in names:
            for deal in range(deals):
                for seat in range(self.plan.players):
                    seating = [rest] * self.plan.players
                    seating[seat] = self.bot(name)
                    yield self.task(number, f"{seed}/{deal}", seating)
                    number += 1

    def bot(self, name: str) -> str:
        return f"{self.plan.bot}:weights={self.path(name)}"

    def task(self, number: int, seed: str, seating: list[str]) -> Task:
        plan = self.plan
        version = self.game.rules_version
        return Task(
            number, plan.game, version, None, plan.options, seed, seating, plan.max_decisions, False
        )

    def result(self, outcome: Outcome) -> float:
        """What a try made of a game: victory and lead, or (alone) what is counted there."""
        seat = outcome.number % self.plan.players
        mine = outcome.totals[seat]
        if self.plan.players == 1:
            return float(sum(outcome.measures.values()) if outcome.measures else mine)
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        best = max(total for other, total in enumerate(outcome.totals) if other != seat)
        lead = (mine - best) / (2 * self.game.advice.spread)
        return won + MARGIN * lead / (1 + abs(lead))

    # ---------------------------------------------------------------- the proof

    def prove(self, games: int, jobs: int) -> Iterator[int | Verdict]:
        """New against old weights in deals not trained on; the verdict comes last."""
        players = self.plan.players
        deals = max(1, games // max(players, 2))
        self.write_weights("now.toml", self.shipped, ["The weights this training began with."])
        names = ["weights.toml"] if players > 1 else ["weights.toml", "old.toml"]
        tasks = self.tasks(names, f"{self.plan.seed}/{HELD_OUT}", deals)
        found: dict[int, Outcome] = {}
        for outcome in play_tasks(tasks, jobs, size=4):
            found[outcome.number] = outcome
            yield len(found)
        if players == 1:
            gaps = [
                self.result(found[deal]) - self.result(found[deals + deal]) for deal in range(deals)
            ]
            mean = sum(gaps) / len(gaps)
            interval = mean_interval(gaps) or (mean, mean)
            yield Verdict(2 * deals, mean, interval, interval[0] > 0)
            return
        wins = 0.0
        for number, outcome in found.items():
            if number % players in outcome.winners:
                wins += 1 / len(outcome.winners)
        share = wins / len(found)
        interval = wilson(wins, len(found))
        yield Verdict(len(found), share, interval, interval[0] > 1 / players)
