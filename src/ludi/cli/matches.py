"""Games between bots, one after the other or in several processes, always with the same result.

Only plain data goes to a process and comes back: it opens the game and lays the table itself.
"""

import contextlib
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

import ludi
from ludi.bots import make_bot
from ludi.kernel.errors import LudiError
from ludi.kernel.table import Table


class Match(NamedTuple):
    """Many games of the same kind: all a process needs to play any one of them."""

    game: str
    components: str | None
    players: int
    options: dict[str, str]
    seed: str
    lineup: list[str]  # one bot a seat
    swap: bool  # whether the bots move one seat on from game to game
    max_decisions: int

    def seating(self, number: int) -> list[str]:
        """The bots in the order of the seats in one of the games."""
        shift = number % self.players if self.swap else 0
        return self.lineup[shift:] + self.lineup[:shift]


class Outcome(NamedTuple):
    """What became of one game."""

    seating: list[str]
    finished: bool
    decisions: int
    turns: int | None
    ending: str
    totals: list[int]
    winners: list[int]


def play_game(match: Match, number: int) -> Outcome:
    """Play one game; its seed comes from the match's seed and its number alone."""
    seed = f"{match.seed}/{number}"
    seating = match.seating(number)
    try:
        table = ludi.game(match.game, match.components).new(match.players, seed, **match.options)
        bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(seating)]
        decisions = 0
        while not table.over and decisions < match.max_decisions:
            seat = table.deciders[0]
            table.play(bots[seat].choose(table, seat), seat)
            decisions += 1
    except LudiError as error:  # as plain text: not every error survives the way between processes
        raise LudiError(f"the game with the seed {seed} went wrong: {error}") from None
    return outcome(table, seating, decisions)


def outcome(table: Table, seating: list[str], decisions: int) -> Outcome:
    view: dict[str, Any] = table.view(None)
    turns = view.get("turn")
    scores = table.scores()
    return Outcome(
        seating,
        table.over,
        decisions,
        turns if isinstance(turns, int) else None,
        str(view.get("ending", "over")) if table.over else "",
        [score.total for score in scores],
        [score.seat for score in scores if score.won] if table.over else [],
    )


def play_match(match: Match, games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes of all games, in the order of their numbers."""
    if jobs == 1 or games == 1:
        return (play_game(match, number) for number in range(games))
    return play_in_processes(match, games, min(jobs, games))


def play_in_processes(match: Match, games: int, jobs: int) -> Iterator[Outcome]:
    """Share the games out; an interruption ends the processes at once."""
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    size = max(1, min(64, games // (jobs * 8)))
    shares = [range(first, min(first + size, games)) for first in range(0, games, size)]
    try:
        with interruption_waits():
            promised = [pool.submit(play_share, match, share) for share in shares]
        for promise in promised:
            yield from promise.result()
    except BrokenProcessPool as error:
        raise LudiError("one of the processes was ended from outside: try fewer --jobs") from error
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown()


def play_share(match: Match, numbers: range) -> list[Outcome]:
    return [play_game(match, number) for number in numbers]


@contextlib.contextmanager
def interruption_waits() -> Iterator[None]:
    """Ctrl-C is heard here a moment later, and never by processes begun meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
