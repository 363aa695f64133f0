"""The proof of a puzzle: a deep search, asked several times, always finds the same choice.

Every other one is worse by a margin each time, and greedy does not choose it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludi.bots import GreedyBot, make_bot
from ludi.bots.advise import likely
from ludi.bots.levels import Level
from ludi.bots.reasons import because
from ludi.bots.search import Choice, SearchBot
from ludi.kernel.table import Table
from ludi.puzzles.puzzle import Idea, Puzzle

SEEDS: Final = 3  # so many searches must agree
VISITS: Final = 600  # of each
MARGIN: Final = 1.0  # points between the best and the second, in each of the searches
TRIED: Final = 6  # visits after which an action's worth is known
MOST_OTHERS: Final = 3
LEVELS: Final = ("tiro", "miles", "centurio", "legatus")  # whom a puzzle may be too hard for
ASKED: Final = 3  # times each of them, with other seeds


class Proof(NamedTuple):
    """The best choice, how far it is ahead at the least, and the others by their distance."""

    best: int
    gain: float
    others: list[tuple[int, float]]


def searched(table: Table, seat: int, seed: str, visits: int) -> list[Choice]:
    bot = SearchBot(seed, visits)
    bot.search(table, seat)
    return bot.choices


def lead(choices: list[Choice]) -> float:
    """How far the first choice is ahead of every other that was tried enough."""
    tried = [one.value for one in choices[1:] if one.visits >= TRIED]
    return choices[0].value - max(tried) if tried else 0.0


def obvious(table: Table, seat: int) -> int:
    """What greedy chooses, whatever its seed says where it does not care."""
    return GreedyBot("obvious").choose(table, seat)


def prove(table: Table, seat: int, seed: str, visits: int = VISITS) -> Proof | None:
    """The one clearly best choice of a seat; None if there is none, or it is what greedy takes."""
    tempting = obvious(table, seat)
    gains: list[float] = []
    behind: dict[int, list[float]] = {}
    best = -1
    for number in range(SEEDS):
        choices = searched(table, seat, f"proof:{seed}:{number}", visits)
        if choices[0].action == tempting or best not in (-1, choices[0].action):
            return None
        best = choices[0].action
        gains.append(lead(choices))
        if gains[-1] < MARGIN:
            return None
        for one in choices[1:]:
            if one.visits >= TRIED or one.action == tempting:
                behind.setdefault(one.action, []).append(choices[0].value - one.value)
    others = sorted(
        [(action, sum(found) / len(found)) for action, found in behind.items()],
        key=lambda one: one[1],
    )
    kept = others[:MOST_OTHERS]
    kept += [one for one in others[MOST_OTHERS:] if one[0] == tempting]
    return Proof(best, min(gains), kept)


def missed_by(table: Table, seat: int, best: int) -> list[str]:
    """The levels that do not find it most of the time."""
    missed: list[str] = []
    for level in LEVELS:
        right = [
            make_bot(f"{level}:seconds=0", f"missed:{number}").choose(table, seat) == best
            for number in range(ASKED)
        ]
        if sum(right) * 2 < ASKED:
            missed.append(level)
    return missed


def explained(puzzle: Puzzle, table: Table, proof: Proof) -> Puzzle:
    """A puzzle with all that follows from its proof."""
    game, seat = table.game, puzzle.seat
    said = {action: str(game.describe(action)) for action, _ in proof.others}
    others = [action for action, _ in proof.others]
    reasons = because(table, seat, proof.best, others, proof.gain)
    follow = likely(table, seat, proof.best, Level(VISITS, 0.0, 0.0), "puzzle")
    return puzzle._replace(
        best=str(game.describe(proof.best)),
        gain=round(proof.gain, 2),
        others=[Idea(said[action], round(worse, 2)) for action, worse in proof.others],
        obvious=str(game.describe(obvious(table, seat))),
        missed=missed_by(table, seat, proof.best),
        reasons=[one.to_json() for one in reasons],
        follow=[str(game.describe(action)) for action in follow],
    )
