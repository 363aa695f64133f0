"""Processes that play games. One that dies costs only the games it had in hand: they are
played again.
"""

import contextlib
import itertools
import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from ludi.arena.matches import Outcome, Task, play_game, play_share
from ludi.kernel.errors import LudiError

TRIES: Final = 3  # so often may the same games lose their process
SPAWN: Final = multiprocessing.get_context("spawn")

Share = list[Task]
OnLoss = Callable[[], None]


def play_tasks(
    tasks: Iterable[Task], jobs: int, size: int = 1, on_loss: OnLoss | None = None
) -> Generator[Outcome, None, None]:
    """Play all tasks in so many processes, `size` at a time; the outcomes as they come."""
    if jobs == 1:
        for task in tasks:
            yield play_game(task)
        return
    with contextlib.closing(Pool(jobs, on_loss).play(shares_of(tasks, size))) as answers:
        for outcomes in answers:
            yield from outcomes


def shares_of(tasks: Iterable[Task], size: int) -> Iterator[Share]:
    coming = iter(tasks)
    while share := list(itertools.islice(coming, size)):
        yield share


def in_order(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """The same outcomes in the order of their numbers, which are 0, 1, 2, ..."""
    early: dict[int, Outcome] = {}
    next_one = 0
    for outcome in outcomes:
        early[outcome.number] = outcome
        while next_one in early:
            yield early.pop(next_one)
            next_one += 1


class Worker:
    """A process and our end of the pipe to it."""

    def __init__(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process: BaseProcess = SPAWN.Process(target=work, args=(theirs,), daemon=True)
        self.share: Share = []  # what it has in hand
        with interruption_waits():
            self.process.start()
        theirs.close()

    def give(self, share: Share) -> None:
        self.share = share
        with contextlib.suppress(OSError):  # it is dead already: that shows when it is awaited
            self.pipe.send(share)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class Pool:
    """Some workers, each with one share in hand at a time."""

    def __init__(self, jobs: int, on_loss: OnLoss | None = None) -> None:
        self.jobs: Final = jobs
        self.on_loss: Final = on_loss
        self.workers: Final[list[Worker]] = []
        self.lost: Final[dict[int, int]] = {}  # by the first number of a share: how often
        self.again: Final[list[Share]] = []

    def play(self, shares: Iterable[Share]) -> Generator[list[Outcome], None, None]:
        """The outcomes of all shares as they come; whoever stops asking ends the processes."""
        coming = iter(shares)
        try:
            for share in itertools.islice(coming, self.jobs):
                self.start(share)
            while self.workers:
                for ready in wait([worker.pipe for worker in self.workers]):
                    worker = next(one for one in self.workers if one.pipe is ready)
                    answer = self.answer_of(worker)
                    share = self.again.pop() if self.again else next(coming, [])
                    if answer is None:
                        self.workers.remove(worker)
                        worker.stop()
                        if share:
                            self.start(share)
                        continue
                    if share:
                        worker.give(share)
                    else:
                        self.workers.remove(worker)
                        worker.stop()
                    if isinstance(answer, str):
                        raise LudiError(answer)
                    yield answer
        finally:
            for worker in self.workers:
                worker.stop()
            self.workers.clear()

    def start(self, share: Share) -> None:
        worker = Worker()
        self.workers.append(worker)
        worker.give(share)

    def answer_of(self, worker: Worker) -> list[Outcome] | str | None:
        """What a worker sends; None if it was lost: then its share is to be played again."""
        try:
            answer: list[Outcome] | str = worker.pipe.recv()
            return answer
        except (EOFError, OSError):
            first = worker.share[0]
            self.lost[first.number] = self.lost.get(first.number, 0) + 1
            if self.lost[first.number] >= TRIES:
                raise LudiError(
                    f"the process that played the game with the seed {first.seed} was ended"
                    f" {TRIES} times: try fewer --jobs, or less memory for each"
                ) from None
            self.again.append(worker.share)
            if self.on_loss is not None:
                self.on_loss()
            return None


def work(pipe: Connection) -> None:
    """The life of a worker: play what comes until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the business of whoever started us
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(play_share(pipe.recv()))


@contextlib.contextmanager
def interruption_waits() -> Iterator[None]:
    """Ctrl-C is heard here a moment later, and never by processes begun meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # it would take the mask away when the first one starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
