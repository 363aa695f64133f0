"""Puzzles of points: how many can be made until a stretch of play, such as a year, ends.

What comes of it depends on the one player alone. The goal is the most that was found by playing
the stretch many times: at first by chance and by what scores at once, then by changing the ends of
the best way found so far.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from ludi.bots import make_bot
from ludi.kernel.dice import Dice
from ludi.kernel.record import Record
from ludi.kernel.table import Table
from ludi.puzzles.mining import Say, of_place
from ludi.puzzles.puzzle import POINTS, Puzzle, is_over, points_of

PLAYOUTS: Final = 1500  # ways of playing a stretch
SEEDS: Final = 3  # searches; at least two must find as many points, and none more
EYES: Final = 8  # choices looked at for what scores at once
BOLD: Final = 3  # of so many choices one is left to chance
FEWEST: Final = 6  # choices of the best way, or it is no puzzle
MOST: Final = 30  # and more are no fun
LESS: Final = 3  # points that greedy makes fewer
KEPT: Final = 4  # of so many parts of the best way, three are kept at least half of the time


class Way(NamedTuple):
    """A way of playing a stretch: its choices, and the points in the end."""

    actions: list[int]
    points: int


def goes_on(table: Table, seat: int, start: int) -> list[int]:
    """The choices that do not end the stretch; if all do, all."""
    legal = table.legal_for(seat)
    found: list[int] = []
    for action in legal:
        world: Table = table.clone()
        world.play(action, seat)
        if not is_over(world, seat, start):
            found.append(action)
    return found or legal


def play_on(table: Table, seat: int, start: int, way: list[int], dice: Dice) -> Way:
    """Play a stretch to its end: first along a way, then by chance and by what scores at once."""
    world: Table = table.clone()
    actions: list[int] = []
    for action in way:
        if is_over(world, seat, start) or action not in world.legal_for(seat):
            break
        world.play(action, seat)
        actions.append(action)
    while not is_over(world, seat, start):
        action = picked(world, seat, start, dice)
        world.play(action, seat)
        actions.append(action)
    return Way(actions, points_of(world, seat))


def picked(table: Table, seat: int, start: int, dice: Dice) -> int:
    legal = goes_on(table, seat, start)
    if dice.below(BOLD) == 0:
        return legal[dice.below(len(legal))]
    best, most = legal[0], -(10**6)
    for _ in range(min(EYES, len(legal))):
        action = legal[dice.below(len(legal))]
        world: Table = table.clone()
        world.play(action, seat)
        points = points_of(world, seat)
        if points > most:
            best, most = action, points
    return best


def best_way(table: Table, seat: int, seed: str, playouts: int = PLAYOUTS) -> Way:
    """The way that makes the most points; of equals the shortest."""
    dice = Dice.seeded(f"points:{seed}")
    start = table.game.advice.stretch(table, seat)
    best = play_on(table, seat, start, [], dice)
    for _ in range(playouts):
        kept = best.actions[: dice.below(len(best.actions) + 1)] if dice.below(KEPT) else []
        way = play_on(table, seat, start, kept, dice)
        if (way.points, -len(way.actions)) > (best.points, -len(best.actions)):
            best = way
    return best


def surest_way(table: Table, seat: int, seed: str, playouts: int = PLAYOUTS) -> Way | None:
    """The best of a few searches; None if only one of them finds so many points."""
    ways = [best_way(table, seat, f"{seed}:{number}", playouts) for number in range(SEEDS)]
    best = max(ways, key=lambda way: (way.points, -len(way.actions)))
    agree = [way for way in ways if way.points == best.points]
    return best if len(agree) > 1 else None


def way_of(table: Table, seat: int, name: str) -> Way:
    """How a bot plays the stretch."""
    bot = make_bot(name, "points")
    world: Table = table.clone()
    start = world.game.advice.stretch(world, seat)
    actions: list[int] = []
    while not is_over(world, seat, start):
        actions.append(bot.choose(world, seat))
        world.play(actions[-1], seat)
    return Way(actions, points_of(world, seat))


def beginnings(record: Record) -> Iterator[tuple[int, int, Table]]:
    """Where the stretches of a game begin that somebody plays alone."""
    table = record.replay(upto=0)
    last = -1
    for place, (seat, action, _) in enumerate(record.plays):
        stretch = table.game.advice.stretch(table, seat)
        if stretch != last and table.game.advice.apart and table.seats == 1:
            yield place, seat, table.clone()
        last = stretch
        table.play(action, seat)


def mine_points(
    records: Iterator[tuple[str, Record]], count: int, seconds: float, say: Say = lambda line: None
) -> Iterator[Puzzle]:
    """Puzzles of points in some games, one of each game, as long as there are games and time."""
    began = time.monotonic()
    made = 0
    for name, record in records:
        for place, seat, table in beginnings(record):
            if made >= count or time.monotonic() - began > seconds:
                return
            greedy = way_of(table, seat, "greedy")
            if not FEWEST <= len(greedy.actions) <= MOST:
                continue
            best = surest_way(table, seat, f"{name}:{place}")
            if (
                best is None
                or best.points < greedy.points + LESS
                or not FEWEST <= len(best.actions) <= MOST
            ):
                continue
            made += 1
            one = solved(of_place(record, place, seat, f"{name}-points"), table, best, greedy)
            say(f"  {one.id}: {one.goal} points in {len(one.follow)}, level {one.difficulty}")
            yield one
            break


def solved(one: Puzzle, table: Table, best: Way, greedy: Way) -> Puzzle:
    """A puzzle of points with its solution."""
    game = table.game
    words = [str(game.describe(action)) for action in best.actions]
    return one._replace(
        kind=POINTS,
        best=words[0],
        gain=float(best.points - greedy.points),
        obvious=str(game.describe(greedy.actions[0])),
        follow=words,
        goal=best.points,
    )


def still_best(one: Puzzle, table: Table, playouts: int = PLAYOUTS) -> bool:
    """Whether the goal of a puzzle is still reached by its solution, and by nothing surpassed."""
    actions = [table.game.parse(words) for words in one.follow]
    found, over = one.after(actions, table.game)
    if not over or points_of(found.table, one.seat) != one.goal:
        return False
    return best_way(table, one.seat, f"check:{one.id}", playouts).points <= one.goal
