"""Fitting: weights found by least squares from how games end.

Where the evaluation is points and a weighted sum of signs, these are asked for; any other one is
taken as such a sum close to the weights as they are: each weight is changed a little, and what that
changes in the evaluation is its sign.

A generation plays games whose first part, of random length, is played with changed weights, a few
whims and some slips, so that all kinds of positions come up; from then on the bot that learns plays
with the weights as they are. What a seat still gained after a position, beside the points it had,
is explained by the position's signs as well as possible. Older generations count less and less. As
the bot plays by the new weights in the next generation, what they promise too much comes to light.

Positions are taken now and then, and wherever a new stretch of play begins: a search looks as far
as there, so that is where it needs to judge well.
"""

import itertools
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

import ludi
from ludi.arena.folder import DAMAGE
from ludi.arena.training import LEAST_SCALE, Plan, State, Training, is_trained
from ludi.arena.workers import SPAWN
from ludi.bots import GreedyBot, make_bot
from ludi.kernel.errors import BadChoice, LudiError
from ludi.kernel.game import WIN, Advice
from ludi.kernel.table import Table

WHIMS: Final = 6  # weights that are changed by much more in a game's first part: what nobody ever
WHIM: Final = 2.0  # did is tried in this way; so many points, about
SLIPS: Final = 0.08  # how often any legal action is taken in the first part
GAP: Final = 30  # decisions between positions that are kept, at most
NUDGE: Final = 0.05  # how far a weight is changed to see what depends on it, as a share of it
MEMORY: Final = 0.8  # what positions of the generation before count
FIRMNESS: Final = 200.0  # so often must a sign come up before it changes its weight by half
AT_ONCE: Final = 8  # games a process is given


class Lesson(NamedTuple):
    """One game to learn from: all that anybody needs to play it."""

    plan: Plan
    seed: str
    weights: dict[str, float]
    decisions: float  # that a game has, about


class Position(NamedTuple):
    """What was seen, and how much more came of it than what is counted without the signs.

    While the game is played, `gained` is that count.
    """

    signs: list[float]
    gained: float


class Fitting(Training):
    """A training whose generations fit the weights; it keeps sums of all positions."""

    def load(self) -> State:
        """The last checkpoint, if there is one; its sums must be those of the game's weights."""
        state = super().load()
        count = len(self.shipped)
        try:
            sums = Sums(state.memory)
            if state.memory:
                float(state.memory["decisions"])
                sums.products.reshape(count, count)
                sums.gains.reshape(count)
        except DAMAGE as error:
            what = f"{type(error).__name__} {error}"
            raise BadChoice(f"{self.path('state.json')} is damaged: {what}") from None
        return state

    @property
    def games_a_generation(self) -> int:
        return self.plan.deals

    def generation(self, jobs: int) -> Iterator[int]:
        state = self.state
        number = state.generation + 1
        lessons = [
            Lesson(
                self.plan,
                f"{self.plan.seed}/{number}/{deal}",
                state.weights,
                state.memory.get("decisions", 100.0),
            )
            for deal in range(self.plan.deals)
        ]
        sums = Sums(state.memory)
        for done, (positions, decisions) in enumerate(play_lessons(lessons, jobs)):
            sums.add(positions, decisions, state.weights)
            yield done
        solved = sums.solve(list(state.weights.values()))
        weights = dict(zip(state.weights, solved, strict=True))
        best = [*state.best, round(sums.explained(), 4)]
        self.save(State(number, weights, best, sums.to_json()))

    def comment(self, state: State) -> list[str]:
        plan = self.plan
        return [
            f"What things are worth at {plan.game}, in points: see advice.py.",
            f"Fitted: {state.generation} generations of {plan.deals} games, {plan.seats},"
            f" seed {plan.seed}, by {plan.bot}.",
        ]


# ---------------------------------------------------------------- games


def play_lessons(lessons: list[Lesson], jobs: int) -> Iterator[tuple[list[Position], int]]:
    """The positions and the length of every game, in the order of the lessons."""
    if jobs == 1:
        yield from map(play_lesson, lessons)
        return
    with ProcessPoolExecutor(jobs, mp_context=SPAWN) as pool:
        yield from pool.map(play_lesson, lessons, chunksize=AT_ONCE)


def play_lesson(lesson: Lesson) -> tuple[list[Position], int]:
    plan = lesson.plan
    game = ludi.game(plan.game)
    chance = random.Random(lesson.seed)
    changed = {  # also what seems worth nothing is tried now and then
        name: weight + max(abs(weight), LEAST_SCALE) * chance.gauss(0.0, plan.size)
        for name, weight in lesson.weights.items()
    }
    for name in chance.sample([*changed], min(WHIMS, len(changed))):
        changed[name] += chance.gauss(0.0, WHIM)
    usual = game.advice.with_weights(lesson.weights)
    beginner = GreedyBot(lesson.seed)
    beginner.take(game.advice.with_weights(changed))
    player = make_bot(plan.bot, lesson.seed)
    player.take(usual)
    table = game.new(plan.players, lesson.seed, **plan.options)
    reader = Reader(plan, usual)
    first = chance.random() * lesson.decisions
    look = first
    stretches: dict[int, int] = {}  # by seat, the one it was asked in last
    seen: list[tuple[int, Position]] = []
    for decision in itertools.count():
        if table.over or decision >= plan.max_decisions:
            break
        seat = table.deciders[0]
        stretch = usual.stretch(table, seat)
        begins = stretches.get(seat, stretch) != stretch
        stretches[seat] = stretch
        if decision >= look or (begins and decision >= first):
            seen.append((seat, reader.read(table, seat)))
            look = decision + 1 + chance.randrange(GAP)
        legal = table.legal_for(seat)
        if decision < first and chance.random() < SLIPS:
            action = chance.choice(legal)
        else:
            action = (beginner if decision < first else player).choose(table, seat)
        table.play(action, seat)
    if not table.over:
        return [], decision
    ends = [worth_at_the_end(usual, table, seat) for seat in range(table.seats)]
    return [Position(one.signs, ends[seat] - one.gained) for seat, one in seen], decision


def worth_at_the_end(advice: Advice, table: Table, seat: int) -> float:
    """What an evaluation should have foreseen: what it says in the end, but for the victory."""
    value = advice.evaluate(table, seat)
    if value > WIN / 2:
        return value - WIN
    return value + WIN if value < -WIN / 2 else value


class Reader:
    """Reads positions: the signs, and what the evaluation counts beside what they promise."""

    def __init__(self, plan: Plan, advice: Advice) -> None:
        self.advice: Final = advice
        self.weights: Final = advice.weights()
        self.trained: Final = [is_trained(plan, name) for name in self.weights]
        self.nudged: Final[list[tuple[Advice, float] | None]] = []  # made when there is need

    def read(self, table: Table, seat: int) -> Position:
        signs = self.advice.signs(table, seat)
        if signs:
            had = self.advice.points(table, seat)
            for place, (sign, weight) in enumerate(zip(signs, self.weights.values(), strict=True)):
                if not self.trained[place]:
                    had += sign * weight
                    signs[place] = 0.0
            return Position(signs, had)
        value = self.advice.evaluate(table, seat)
        if not self.nudged:
            self.nudge()
        had = value
        for one, weight in zip(self.nudged, self.weights.values(), strict=True):
            sign = (one[0].evaluate(table, seat) - value) / one[1] if one else 0.0
            had -= sign * weight
            signs.append(sign)
        return Position(signs, had)

    def nudge(self) -> None:
        for place, (name, weight) in enumerate(self.weights.items()):
            step = NUDGE * max(abs(weight), LEAST_SCALE)
            other = {**self.weights, name: weight + step}
            found = (self.advice.with_weights(other), step) if self.trained[place] else None
            self.nudged.append(found)


# ---------------------------------------------------------------- least squares


class Sums:
    """All that least squares need of the positions: products of the signs, added up."""

    def __init__(self, memory: dict[str, Any]) -> None:
        try:
            import numpy as np
        except ImportError:
            raise BadChoice("--fit needs NumPy: pip install 'ludi-romani[envs]'") from None
        self.np: Final = np
        self.products: Any = MEMORY * np.array(memory["products"]) if memory else None
        self.gains: Any = MEMORY * np.array(memory["gains"]) if memory else None
        self.decisions = 0
        self.games = 0
        self.count = 0
        self.total = self.squares = self.errors = 0.0  # of this generation

    def add(self, positions: list[Position], decisions: int, weights: dict[str, float]) -> None:
        """Take in a game."""
        self.games += 1
        self.decisions += decisions
        if not positions:
            return
        np = self.np
        signs = np.array([position.signs for position in positions])
        gained = np.array([position.gained for position in positions])
        if self.products is None:
            self.products = np.zeros((signs.shape[1], signs.shape[1]))
            self.gains = np.zeros(signs.shape[1])
        self.products += signs.T @ signs
        self.gains += signs.T @ gained
        errors = gained - signs @ np.array(list(weights.values()))
        self.count += len(positions)
        self.total += float(gained.sum())
        self.squares += float(gained @ gained)
        self.errors += float(errors @ errors)

    def solve(self, weights: list[float]) -> list[float]:
        """The weights that explain the gains best, drawn a little towards what they were.

        So a sign that hardly ever came up changes little: a search would fall for the first one
        that luck made look good.
        """
        if self.products is None:
            raise LudiError("no game came to its end: give more --max-decisions")
        np = self.np
        before = np.array(weights)
        missed = self.gains - self.products @ before
        doubt = FIRMNESS * np.eye(len(weights))
        changes = np.linalg.solve(self.products + doubt, missed)
        return [float(weight) for weight in before + changes]

    def explained(self) -> float:
        """The share of the gains of this generation that the weights before it foresaw."""
        spread = self.squares - self.total * self.total / max(1, self.count)
        return 1 - self.errors / spread if spread else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "products": self.products.tolist(),
            "gains": self.gains.tolist(),
            "decisions": self.decisions / max(1, self.games),
        }
