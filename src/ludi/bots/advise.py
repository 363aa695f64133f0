"""Hints and reviews: what a search thinks of a decision, before it is made and afterwards.

A hint is asked for a seat and sees what the seat sees. A review looks back on a record: how the
game stood all along, and where what was chosen and the best other choice lie furthest apart. It
can be made bit by bit, and kept in between as plain data.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from ludi.bots.levels import LEVELS, Level
from ludi.bots.reasons import CLOSE, Because, because
from ludi.bots.search import Choice, SearchBot
from ludi.kernel.agenda import Step
from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Advice, Game
from ludi.kernel.record import Record
from ludi.kernel.table import NOBODY, Table

MOST_IDEAS: Final = 4  # the best one, and three to compare it with
MOST_NEXT: Final = 3  # own choices told in advance
NEXT_SHARE: Final = 4  # a part of the visits, for each of them
FEWEST: Final = 12  # visits, for anything

GLANCE_SHARE: Final = 10  # a part of the visits, for the first look at every decision
DEEP: Final = 8  # so many decisions are looked at again, with all visits
TURNING_POINTS: Final = 3
APART: Final = 12  # turning points are at least a part of the game away from each other
FIRST_LOOKS: Final = 0.6  # of the time a review may take
SCATTER: Final = 16  # bits of a place


def level_of(name: str) -> Level:
    """The budget of a level."""
    if name not in LEVELS:
        raise BadChoice(f"there is no level '{name}' (there are: {', '.join(LEVELS)})")
    return LEVELS[name]


# ---------------------------------------------------------------- hints


class Idea:
    """An action that was thought about."""

    def __init__(self, action: int, visits: int, value: float, worse: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value  # expected, in the advice's points
        self.worse: Final = worse  # than the best one; never negative


class Hint:
    """What a level would do."""

    def __init__(
        self,
        seat: int,
        level: str,
        now: float,
        in_points: bool,
        visits: int,
        ideas: list[Idea],
        follow: list[int],
        reasons: list[Because],
    ) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.now: Final = now  # what the seat's position is worth before anything is chosen
        self.in_points: Final = in_points  # else goals are counted as well
        self.visits: Final = visits  # of everything that was tried
        self.ideas: Final = ideas  # the best first
        self.follow: Final = follow  # own choices that would probably come after it
        self.reasons: Final = reasons  # for the best one, the weightiest first; never empty

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "level": self.level,
            "now": round(self.now, 2),
            "in_points": self.in_points,
            "visits": self.visits,
            "ideas": [
                {
                    "action": idea.action,
                    "visits": idea.visits,
                    "expected": round(idea.value, 2),
                    "worse": round(idea.worse, 2),
                }
                for idea in self.ideas
            ],
            "follow": self.follow,
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def hint(table: Table, seat: int, level: str, seed: int | str) -> Hint:
    """What a level would choose for a seat that is asked if it misjudged nothing, and why."""
    if not table.legal_for(seat):
        raise BadChoice("a hint is for a seat that is asked")
    budget = level_of(level)
    bot = SearchBot(f"hint:{seed}", budget.visits, budget.seconds)
    bot.search(table, seat)
    best = bot.choices[0]
    ideas = [Idea(best.action, best.visits, best.value, 0.0)]
    for choice in bot.choices[1:]:
        if choice.visits and len(ideas) < MOST_IDEAS:
            worse = max(0.0, best.value - choice.value)
            ideas.append(Idea(choice.action, choice.visits, choice.value, worse))
    ideas.sort(key=distance_of)  # what was tried most is not always what is worth most
    follow = likely(table, seat, best.action, budget, seed)
    rivals = left_behind(ideas)
    reasons = because(
        table,
        seat,
        ideas[0].action,
        [idea.action for idea in rivals],
        rivals[0].worse if rivals else 0.0,
    )
    in_points = table.game.advice.in_points(table)
    visits = sum([choice.visits for choice in bot.choices])
    return Hint(seat, level, bot.ends[seat], in_points, visits, ideas, follow, reasons)


def left_behind(ideas: list[Idea]) -> list[Idea]:
    """What the best idea is told apart from: not from another that is as good, unless all are."""
    return [idea for idea in ideas[1:] if idea.worse >= CLOSE] or ideas[1:]


def distance_of(idea: Idea) -> float:
    return idea.worse


def likely(table: Table, seat: int, first: int, budget: Level, seed: int | str) -> list[int]:
    """A seat's own next choices after an action, until somebody else or something hidden comes."""
    world = table.imagine(seat, Dice.seeded(f"likely:{seed}"))
    doors = world.doors
    world.play(first, seat)
    visits = max(FEWEST, budget.visits // NEXT_SHARE)
    bot = SearchBot(f"likely:{seed}", visits, budget.seconds / NEXT_SHARE)
    found: list[int] = []
    while len(found) < MOST_NEXT and world.doors == doors and world.legal_for(seat):
        action = bot.choose(world, seat)
        found.append(action)
        world.play(action, seat)
    return found


# ---------------------------------------------------------------- how a game stands


def shares_of(values: list[float], advice: Advice) -> list[float]:
    """The seats' shares of a win, from what the advice says of each.

    A lead of the advice's spread is half a win, so three to one between two seats.
    """
    scale = math.log(3.0) / advice.spread
    most = max(values)
    weights = [math.exp((value - most) * scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def shares_won(table: Table) -> list[float]:
    """The same when the game is over."""
    winners = [score.seat for score in table.scores() if score.won]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]


class Point:
    """How the game stood, by seat, when so many choices had been made."""

    def __init__(self, place: int, values: list[float], shares: list[float]) -> None:
        self.place: Final = place
        self.values: Final = values  # in the advice's points
        self.shares: Final = shares  # of a win


class Verdict:
    """What a search thinks of a choice that was made."""

    def __init__(
        self, place: int, best: int, other: int, gain: float, swing: float, deep: bool
    ) -> None:
        self.place: Final = place
        self.best: Final = best  # what the search would have chosen
        self.other: Final = other  # the best of what was not chosen; -1: it tried nothing else
        self.gain: Final = gain  # of what was chosen over that: negative if it was the better one
        self.swing: Final = swing  # the same as a share of a win: what is lost anyway counts little
        self.deep: Final = deep  # looked at with all visits


def judge(table: Table, seat: int, place: int, played: int, bot: SearchBot, deep: bool) -> Verdict:
    """Compare what a seat chose with the best it did not choose."""
    bot.search(table, seat)
    best = bot.choices[0]
    chosen = best
    other: Choice | None = None
    for choice in bot.choices:
        if choice.action == played:
            chosen = choice
        elif choice.visits and (other is None or choice.value > other.value):
            other = choice
    advice = table.game.advice
    if best.action == played:
        gain = 0.0 if other is None else max(0.0, best.value - other.value)
        swing = cost_of(gain, seat, bot.ends, advice)
        return Verdict(place, played, -1 if other is None else other.action, gain, swing, deep)
    if chosen.visits:
        loss = max(0.0, best.value - chosen.value)
    else:
        loss = max(0.0, guess(table, seat, best.action) - guess(table, seat, played))
    swing = -cost_of(loss, seat, bot.ends, advice)
    return Verdict(place, best.action, best.action, -loss, swing, deep)


def cost_of(points: float, seat: int, base: list[float], advice: Advice) -> float:
    """The share of a win (alone: of hope) that a seat would lose with so many points."""
    if len(base) == 1:
        lag = points / advice.spread
        return 0.5 * lag / (1.0 + lag)
    values = base[:]
    values[seat] -= points
    return shares_of(base, advice)[seat] - shares_of(values, advice)[seat]


def guess(table: Table, seat: int, action: int) -> float:
    """What the advice says one step further; for an action that a search never tried."""
    world = table.imagine(seat, Dice.seeded("guess"))
    return table.game.advice.foresee(world, seat, action)


# ---------------------------------------------------------------- reviews


class Review:
    """A game looked back on, as far as one has come; plain data, to be kept and gone on with."""

    def __init__(self, level: str, seats: list[int], seed: str) -> None:
        self.level: Final = level
        self.seats: Final = seats  # whose choices are judged
        self.seed: Final = seed
        self.curve: list[Point] = []
        self.glances: list[int] = []  # the places still to be looked at
        self.deep: list[int] | None = None  # and those to be looked at once more
        self.verdicts: dict[int, Verdict] = {}
        self.steps = 0  # how much there was to do
        self.seconds = 0.0  # spent so far

    @property
    def left(self) -> int:
        """How many looks are still to be taken (the second ones are counted before they are)."""
        return len(self.glances) + (DEEP if self.deep is None else len(self.deep))

    @property
    def done(self) -> bool:
        return not self.glances and self.deep is not None and not self.deep

    def turning_points(self) -> list[Verdict]:
        """Where it mattered most what was chosen, in the order of the game."""
        seen = [verdict for verdict in self.verdicts.values() if verdict.deep]
        return sorted(self.weightiest(seen, TURNING_POINTS), key=place_of)

    def weightiest(self, verdicts: list[Verdict], most: int) -> list[Verdict]:
        """Those that mattered most, no two of them at the same part of the game."""
        apart = self.curve[-1].place // APART
        found: list[Verdict] = []
        for verdict in sorted(verdicts, key=weight_of, reverse=True):
            near = [one for one in found if abs(one.place - verdict.place) <= apart]
            if verdict.swing != 0.0 and not near and len(found) < most:
                found.append(verdict)
        return found

    def to_json(self) -> dict[str, Any]:
        return {
            "level": self.level,
            "seats": self.seats,
            "seed": self.seed,
            "curve": [[point.place, point.values, point.shares] for point in self.curve],
            "glances": self.glances,
            "deep": self.deep,
            "verdicts": [
                [one.place, one.best, one.other, one.gain, one.swing, one.deep]
                for one in self.verdicts.values()
            ],
            "steps": self.steps,
            "seconds": self.seconds,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Review:
        review = Review(data["level"], data["seats"], data["seed"])
        review.curve = [Point(place, values, shares) for place, values, shares in data["curve"]]
        review.glances = data["glances"]
        review.deep = data["deep"]
        for place, best, other, gain, swing, deep in data["verdicts"]:
            review.verdicts[place] = Verdict(place, best, other, gain, swing, deep)
        review.steps = data["steps"]
        review.seconds = data["seconds"]
        return review


def weight_of(verdict: Verdict) -> float:
    """How much a choice mattered; a good one counts half, for most of them are plain to see."""
    return verdict.swing / 2 if verdict.swing > 0.0 else -verdict.swing


def place_of(verdict: Verdict) -> int:
    return verdict.place


def begin(record: Record, level: str, seats: list[int], game: Game | None = None) -> Review:
    """Look through a game once: how it stood, and which choices there are to judge."""
    level_of(level)
    review = Review(level, seats, record.seed_sha256)
    table = record.replay(game, 0)
    curve = Curve()
    for place, (seat, action, _) in enumerate(record.plays):
        curve.pass_by(table, place, seat)
        trifle = table.game.advice.is_trifle(table, seat)
        if seat in seats and action in table.legal_for(seat) and not trifle:
            review.glances.append(place)
        table.play(action, seat)
    review.curve = curve.points(table, len(record.plays))
    review.glances.sort(key=scattered)
    review.steps = review.left
    return review


class Curve:
    """How a game stood, taken down where the seats can be compared.

    In the middle of one's actions things are paid and not yet gained, so a point is taken where
    the choice passes to another seat, and each is the mean of its neighbours, so that it does not
    matter whose turn it is. While several seats choose at the same time the curve waits for all
    of them: who happens to be written down first is not ahead.
    """

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[list[float]] = []
        self.together: list[bool] = []  # all seats stood at the same point
        self.last_seat = NOBODY
        self.lanes: list[list[Step[Any]]] = []

    def pass_by(self, table: Table, place: int, seat: int) -> None:
        """A seat is about to choose: take the position down, if it is one to compare."""
        lanes = table.lanes
        fresh = lanes is not self.lanes if lanes else seat != self.last_seat
        if place == 0 or table.seats == 1 or fresh:
            self.places.append(place)
            self.values.append(table.game.advice.evaluate_all(table))
            self.together.append(bool(lanes))
        self.lanes = lanes
        self.last_seat = seat

    def points(self, end: Table, place: int) -> list[Point]:
        """The curve, up to the table as it is in the end."""
        found: list[Point] = []
        for i in range(len(self.places)):
            values = self.values[i] if self.together[i] else self.mean(i, end.seats)
            shares = shares_of(values, end.game.advice)
            found.append(Point(self.places[i], rounded(values), rounded(shares)))
        if end.over:  # a win is not worth points
            values = found[-1].values if found else [0.0] * end.seats
            found.append(Point(place, values, rounded(shares_won(end))))
        else:
            values = end.game.advice.evaluate_all(end)
            found.append(Point(place, rounded(values), rounded(shares_of(values, end.game.advice))))
        return found

    def mean(self, i: int, seats: int) -> list[float]:
        """The values around a point: each seat had its turn before it and has one after it."""
        near = self.values[max(0, i - seats) : i + seats + 1]
        return [sum([values[seat] for values in near]) / len(near) for seat in range(seats)]


def rounded(numbers: list[float]) -> list[float]:
    return [round(number, 3) for number in numbers]


def scattered(place: int) -> int:
    """A key that spreads places over the game: a review cut short has seen something of it all."""
    key = 0
    for _ in range(SCATTER):  # the bits in reverse
        key = key * 2 + place % 2
        place //= 2
    return key


def go_on(
    review: Review, record: Record, seconds: float, limit: float = 0.0, game: Game | None = None
) -> None:
    """Judge choices for about so many seconds of work; `limit`: for all of the review, 0: as many
    as it takes. The first looks take their share of it; what they missed by then stays unseen."""
    began = time.process_time()  # a busy machine makes it longer, not worse
    spent = review.seconds
    budget = level_of(review.level)
    while not review.done:
        first = bool(review.glances)
        if review.deep is None and not first:
            chosen = review.weightiest(list(review.verdicts.values()), DEEP)
            review.deep = [verdict.place for verdict in chosen]
            review.steps += len(chosen) - DEEP
            continue
        if first:
            look(review, record, review.glances.pop(0), glance_of(budget), False, game)
        elif review.deep is not None:
            look(review, record, review.deep.pop(0), budget, True, game)
        passed = time.process_time() - began
        review.seconds = spent + passed
        if limit and first and review.seconds > limit * FIRST_LOOKS:
            review.glances = []
        elif limit and review.seconds > limit:
            review.deep = []
        if passed >= seconds:
            return


def glance_of(budget: Level) -> Level:
    return Level(max(FEWEST, budget.visits // GLANCE_SHARE), budget.seconds, 0.0)


def look(
    review: Review, record: Record, place: int, budget: Level, deep: bool, game: Game | None
) -> None:
    """Judge one choice."""
    seat, action, _ = record.plays[place]
    bot = SearchBot(f"review:{review.seed}:{place}", budget.visits, budget.seconds)
    if not deep:  # a glance goes no further than its tree
        bot = SearchBot(f"review:{review.seed}:{place}", budget.visits, budget.seconds, ahead=0)
    table = record.replay(game, place)
    review.verdicts[place] = judge(table, seat, place, action, bot, deep)
