"""Playing a tournament: what is missing, on this machine or on a cluster, until it is settled."""

import contextlib
from collections.abc import Generator, Iterator
from typing import Final

from ludi.arena.cluster import play_on_ray
from ludi.arena.folder import Folder, Goal
from ludi.arena.matches import Outcome, Task
from ludi.arena.tournament import Judge, Played, Tournament
from ludi.arena.workers import play_tasks


class Run:
    """One run of a tournament; iterate over `play()` until it has all it wants."""

    def __init__(self, tournament: Tournament, goal: Goal, folder: Folder) -> None:
        self.tournament: Final = tournament
        self.goal: Final = goal
        self.folder: Final = folder
        self.schedule: Final = tournament.schedule
        self.judge: Final = Judge(tournament, goal.at_least)
        self.games: dict[int, Played] = {}
        self.lost = 0  # workers
        self.found = 0  # games that were there already

    def load(self) -> None:
        """Take up what was played before; the folder must be held."""
        self.folder.mend()
        self.games = self.folder.read()
        self.found = len([number for number in self.games if number < self.goal.games])
        for number in sorted(self.games):
            self.judge.hear(self.games[number])

    @property
    def wanted(self) -> int:
        """How many games are still to be played, at most."""
        return 0 if self.is_settled else self.goal.games - self.found

    def play(self, jobs: int, ray: str | None) -> Iterator[Played]:
        """Play what is missing; every game is kept before it is given out."""
        if not self.wanted:
            return
        with contextlib.closing(self.outcomes(jobs, ray)) as outcomes:
            for outcome in outcomes:
                game = Played.of(outcome, self.schedule.deal_of(outcome.number))
                self.folder.add(game, outcome)
                self.games[game.number] = game
                self.judge.hear(game)
                yield game
                if self.is_settled:
                    break  # what is still being played is forgotten

    def outcomes(self, jobs: int, ray: str | None) -> Generator[Outcome, None, None]:
        jobs = min(jobs, self.wanted)
        if ray is not None:
            return play_on_ray(self.missing(), ray, jobs)
        return play_tasks(self.missing(), jobs, on_loss=self.note_loss)

    def missing(self) -> Iterator[Task]:
        """The games still to be played, in their order."""
        there = set(self.games)
        for number in range(self.goal.games):
            if number not in there:
                yield self.tournament.task(number, self.schedule)

    def note_loss(self) -> None:
        self.lost += 1

    @property
    def is_settled(self) -> bool:
        return self.goal.stop and self.judge.settled_after is not None


def counted(tournament: Tournament, goal: Goal, games: dict[int, Played]) -> list[Played]:
    """The games that count, in their order: as many as were wanted, or until it was settled.

    Those that happened to be finished beyond that do not: so the result does not depend on how
    many processes played.
    """
    wanted = [games[number] for number in sorted(games) if number < goal.games]
    if goal.stop:
        judge = Judge(tournament, goal.at_least)
        for game in wanted:
            judge.hear(game)
        if judge.settled_after is not None:
            return [game for game in wanted if game.deal < judge.settled_after]
    return wanted
