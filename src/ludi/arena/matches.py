"""Games between bots, played from plain data alone, always with the same result.

A task goes to whatever process or machine plays it, an outcome comes back: whoever plays opens
the game and lays the table itself.
"""

import time
from typing import Any, NamedTuple

import ludi
from ludi.arena.usage import uses_of
from ludi.bots import make_bot
from ludi.kernel.errors import LudiError
from ludi.kernel.record import Record
from ludi.kernel.table import Table
from ludi.kernel.viewer import EVERYTHING


class Task(NamedTuple):
    """One game to be played: all that anybody needs to play it."""

    number: int
    game: str
    rules_version: int
    components: str | None
    options: dict[str, str]
    seed: str
    seating: list[str]  # the bots in the order of the seats
    max_decisions: int
    recorded: bool  # whether the record and the details are wanted
    counted: bool = False  # whether it is wanted what each seat made use of, see usage.py


class Outcome(NamedTuple):
    """What became of one game; the second half only if the details were wanted."""

    seating: list[str]
    finished: bool
    decisions: int
    turns: int | None
    ending: str
    totals: list[int]
    winners: list[int]
    number: int = 0
    seed: str = ""
    ranks: list[int] = []
    items: list[dict[str, int]] = []
    features: list[dict[str, float]] = []
    measures: dict[str, int] = {}  # what else a finished game is judged by
    seconds: float = 0.0
    record: str = ""
    uses: list[dict[str, int]] = []  # by seat, if they were to be counted


class Match(NamedTuple):
    """Many games of the same kind, one after the other."""

    game: str
    components: str | None
    players: int
    options: dict[str, str]
    seed: str
    lineup: list[str]  # one bot a seat
    swap: bool  # whether the bots move one seat on from game to game
    max_decisions: int
    counted: bool = False

    def seating(self, number: int) -> list[str]:
        """The bots in the order of the seats in one of the games."""
        shift = number % self.players if self.swap else 0
        return self.lineup[shift:] + self.lineup[:shift]

    def task(self, number: int) -> Task:
        """One of the games; its seed comes from the match's seed and its number alone."""
        version = ludi.game(self.game, self.components).rules_version
        return Task(
            number,
            self.game,
            version,
            self.components,
            self.options,
            f"{self.seed}/{number}",
            self.seating(number),
            self.max_decisions,
            False,
            self.counted,
        )


def play_game(task: Task) -> Outcome:
    """Play one game. The bot on a seat (counted from 0) has the seed `<seed>/<seat>`."""
    started = time.perf_counter()
    try:
        game = ludi.game(task.game, task.components)
        if game.rules_version != task.rules_version:
            raise LudiError(f"rules {task.rules_version} are wanted, here are {game.rules_version}")
        players = len(task.seating)
        record = Record.of(game, players, task.seed, task.options, task.seating)
        table = game.new(players, task.seed, **task.options)
        bots = [make_bot(name, f"{task.seed}/{i}") for i, name in enumerate(task.seating)]
        told = table.listen() if task.counted else []
        decisions = 0
        while not table.over and decisions < task.max_decisions:
            seat = table.deciders[0]
            action = bots[seat].choose(table, seat)
            table.play(action, seat)
            record.plays.append((seat, action, ""))
            decisions += 1
    except LudiError as error:  # as plain text: not every error survives the way between processes
        raise LudiError(f"the game with the seed {task.seed} went wrong: {error}") from None
    brief = outcome(table, task.seating, decisions)
    if task.counted:
        plays = [(seat, action) for seat, action, _ in record.plays]
        brief = brief._replace(uses=uses_of(game, players, plays, told))
    if not task.recorded:
        return brief._replace(number=task.number, seed=task.seed)
    record.note_result(table)
    scores = table.scores()
    return brief._replace(
        number=task.number,
        seed=task.seed,
        ranks=[score.rank for score in scores],
        items=[dict(score.items) for score in scores],
        features=[features(table, seat) for seat in range(players)],
        seconds=time.perf_counter() - started,
        record=record.to_text(),
    )


def outcome(table: Table, seating: list[str], decisions: int) -> Outcome:
    view: dict[str, Any] = table.view(EVERYTHING)
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
        measures=table.game.measures(table) if table.over else {},
    )


def features(table: Table, seat: int) -> dict[str, float]:
    """What a seat has in the end: its public numbers, and what the game finds worth telling."""
    found = {f"tally:{name}": float(value) for name, value in table.tally(seat).items()}
    if table.over:
        found.update(table.game.features(table, seat))
    return found


def play_share(share: list[Task]) -> list[Outcome] | str:
    """Play some games; what went wrong comes back as a sentence."""
    try:
        return [play_game(task) for task in share]
    except LudiError as error:
        return str(error)
    except Exception as error:
        seeds = ", ".join(task.seed for task in share[:3])
        return f"a game went wrong (seeds {seeds}, ...): {type(error).__name__}: {error}"
