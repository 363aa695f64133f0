"""Imitation: weights by which one looks no further than a searching player, and chooses as it does.

A generation plays games in which a teacher that searches is asked at every choice; who plays takes
its advice, the choice of the bot that learns, or now and then any action, so that positions of all
of them come up. The evaluation is taken as a weighted sum close to the weights as they are (see
fitting.py); what it says of each action decides with which chance the action is chosen, and the
weights are moved until the teacher's choices are as likely as possible.

How games end tells little of a single choice, for luck and a hundred others had their say. What a
search prefers in the very position tells much. But it only says what is better than what: how good
a position is must be fitted to how games end.
"""

import itertools
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

import ludi
from ludi.arena.fitting import NUDGE
from ludi.arena.training import LEAST_SCALE, Plan, State, Training, is_trained
from ludi.arena.workers import SPAWN
from ludi.bots import GreedyBot, make_bot
from ludi.kernel.errors import BadChoice, LudiError
from ludi.kernel.game import WIN, Advice
from ludi.kernel.table import Table

OWN_WAY: Final = 0.6  # the largest share of choices that the one who learns makes, by game
UNTAUGHT: Final = 0.3  # of the choices are made without asking the teacher
SLIPS: Final = 0.03  # how often any legal action is taken
STEPS: Final = 300  # on the way to the best weights
PACE: Final = 0.03
FIRMNESS: Final = 1.0  # how strongly the weights are drawn to what they were
DECIDED: Final = WIN / 2  # an evaluation beyond this speaks of the end, not of weights
AT_ONCE: Final = 2  # games a process is given


class Choice(NamedTuple):
    """What an evaluation says of each action, and which of them the teacher took."""

    signs: list[list[float]]  # by action: what each trained weight is multiplied by
    rest: list[float]  # by action: what is said beside that
    taken: int


class Course(NamedTuple):
    """One game to learn from."""

    plan: Plan
    seed: str
    weights: dict[str, float]


class Imitation(Training):
    """A training whose generations imitate a teacher; nothing is kept of the generations before."""

    @property
    def games_a_generation(self) -> int:
        return self.plan.deals

    def generation(self, jobs: int) -> Iterator[int]:
        state = self.state
        number = state.generation + 1
        courses = [
            Course(self.plan, f"{self.plan.seed}/{number}/{deal}", state.weights)
            for deal in range(self.plan.deals)
        ]
        choices: list[Choice] = []
        for done, found in enumerate(play_courses(courses, jobs)):
            choices.extend(found)
            yield done
        if not choices:
            raise LudiError("the teacher was never asked: give more games with --deals")
        names = [name for name in state.weights if is_trained(self.plan, name)]
        solved, agreed = imitate(choices, [state.weights[name] for name in names])
        weights = {**state.weights, **dict(zip(names, solved, strict=True))}
        self.save(State(number, weights, [*state.best, round(agreed, 4)]))

    def comment(self, state: State) -> list[str]:
        plan = self.plan
        return [
            f"What things are worth at {plan.game}, in points: see advice.py.",
            f"Learned from {plan.teacher}: {state.generation} generations of {plan.deals} games,"
            f" {plan.seats}, seed {plan.seed}.",
        ]


# ---------------------------------------------------------------- games


def play_courses(courses: list[Course], jobs: int) -> Iterator[list[Choice]]:
    """The choices of every game, in the order of the courses."""
    if jobs == 1:
        yield from map(play_course, courses)
        return
    with ProcessPoolExecutor(jobs, mp_context=SPAWN) as pool:
        yield from pool.map(play_course, courses, chunksize=AT_ONCE)


def play_course(course: Course) -> list[Choice]:
    plan = course.plan
    game = ludi.game(plan.game)
    chance = random.Random(course.seed)
    usual = game.advice.with_weights(course.weights)
    teachers = [make_bot(plan.teacher, f"{course.seed}:{seat}") for seat in range(plan.players)]
    learner = GreedyBot(course.seed)
    for bot in (*teachers, learner):
        bot.take(usual)
    reader = Reader(plan, usual)
    own_way = chance.random() * OWN_WAY
    table = game.new(plan.players, course.seed, **plan.options)
    found: list[Choice] = []
    for decision in itertools.count():
        if table.over or decision >= plan.max_decisions:
            return found
        seat = table.deciders[0]
        legal = table.legal_for(seat)
        action = legal[0]
        if len(legal) > 1:
            if chance.random() < UNTAUGHT:
                action = learner.choose(table, seat)
            else:
                action = teachers[seat].choose(table, seat)
                choice = reader.read(table, seat, action)
                if choice is not None:
                    found.append(choice)
                if chance.random() < own_way:
                    action = learner.choose(table, seat)
            if chance.random() < SLIPS:
                action = chance.choice(legal)
        table.play(action, seat)
    return found


class Reader:
    """Reads choices: what the evaluation says of every action, as a sum of weights."""

    def __init__(self, plan: Plan, advice: Advice) -> None:
        self.advice: Final = advice
        weights = advice.weights()
        self.weights: Final = [weights[name] for name in weights if is_trained(plan, name)]
        self.nudged: Final[list[tuple[Advice, float]]] = []
        for name, weight in weights.items():
            if is_trained(plan, name):
                step = NUDGE * max(abs(weight), LEAST_SCALE)
                other = advice.with_weights({**weights, name: weight + step})
                self.nudged.append((other, step))
        self.teller: Final = ludi.Dice.seeded("choices")

    def read(self, table: Table, seat: int, taken: int) -> Choice | None:
        """A choice of a seat; None where the game may end at once: no matter of weights."""
        world = table.imagine(seat, self.teller)
        legal = world.legal_for(seat)
        signs: list[list[float]] = []
        rest: list[float] = []
        for action in legal:
            value = self.advice.expect(world, seat, action)
            if abs(value) > DECIDED:
                return None
            row = [
                (advice.expect(world, seat, action) - value) / step for advice, step in self.nudged
            ]
            signs.append(row)
            rest.append(value - sum(a * b for a, b in zip(row, self.weights, strict=True)))
        return Choice(signs, rest, legal.index(taken))


# ---------------------------------------------------------------- the weights


def imitate(choices: list[Choice], weights: list[float]) -> tuple[list[float], float]:
    """The weights that make the choices taken likeliest, drawn to what they were; and how often
    what seemed best by the weights before was taken."""
    try:
        import numpy as np
    except ImportError:
        raise BadChoice("--imitate needs NumPy: pip install 'ludi-romani[envs]'") from None
    signs = np.array([row for one in choices for row in one.signs])
    rest = np.array([value for one in choices for value in one.rest])
    sizes = np.array([len(one.rest) for one in choices])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    owner = np.repeat(np.arange(len(choices)), sizes)
    taken = np.zeros(len(rest))
    taken[starts + np.array([one.taken for one in choices])] = 1.0
    before = np.array(weights)
    scale = np.maximum(np.abs(before), LEAST_SCALE)
    change = np.zeros(len(before))
    pull = np.zeros(len(before))
    swing = np.zeros(len(before))

    def said(moved: Any) -> Any:
        values = rest + signs @ (before + moved * scale)
        return values - np.maximum.reduceat(values, starts)[owner]

    best = said(change) == 0.0
    shared = np.add.reduceat(best.astype(float), starts)[owner]
    agreed = float((taken * best / np.maximum(shared, 1.0)).sum() / len(choices))
    for step in range(1, STEPS + 1):
        chances = np.exp(said(change))
        chances /= np.add.reduceat(chances, starts)[owner]
        slope = scale * (signs.T @ (chances - taken)) / len(choices)
        slope += FIRMNESS / len(choices) * change
        pull = 0.9 * pull + 0.1 * slope
        swing = 0.99 * swing + 0.01 * slope * slope
        size = np.sqrt(swing / (1 - 0.99**step)) + 1e-6
        change = change - PACE * min(1.0, 2 - 2 * step / STEPS) * pull / (1 - 0.9**step) / size
    return [float(weight) for weight in before + change * scale], agreed
