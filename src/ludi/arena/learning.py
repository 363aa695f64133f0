"""Learning: a network that says what positions are worth, found by playing with it and against it.

A generation goes round a circle. The network that reigns plays with itself, with its predecessors,
with nobody's help and with the greedy bot, misjudging now and then and with random slips, so that
all kinds of positions come up. What was seen in them, and how those games ended, teaches a new
network. It meets the one that reigns in deals of its own, with as much time, and reigns itself
only if it is proven to be better. Whatever was played is kept: a run that was stopped goes on.
"""

import json
import os
import random
import re
import shutil
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

import numpy as np

import ludi
from ludi.arena.folder import DAMAGE
from ludi.arena.matches import Task, play_game
from ludi.arena.stats import anytime, mean_interval
from ludi.arena.workers import SPAWN
from ludi.bots import make_bot
from ludi.bots.judges import shipped
from ludi.kernel.errors import BadChoice, LudiError
from ludi.kernel.game import Game
from ludi.kernel.record import write_whole
from ludi.learned.fitting import Lessons, Progress, learn, scales
from ludi.learned.network import Fit, Network, load

SHARD: Final = 20  # games that are kept together
KEPT: Final = 4  # generations whose games are learned from
HELD_OUT: Final = 8  # one game in so many is not learned from
SHOWN: Final = 0.35  # share of the choices at which the position is kept
SLIPS: Final = (0.0, 0.02, 0.1)  # how often any legal action is taken, by game
BLUR: Final = (0.0, 0.0, 2.0)  # points by which a seat misjudges at the root
EARLIER: Final = 0.25  # how often a seat is played by a predecessor, if there is one
PLAIN: Final = 0.25  # how often without a network, or greedily
GREEDY: Final = 0.75  # how often greedily, while no network reigns: such games are cheap
SCALE: Final = 1.5  # times the spread of what is learned: one unit of the network
TIMED: Final = 24  # choices at which it is measured how long a bot takes
LEAST_GAMES: Final = 10  # before a match may end
STATE: Final = "state.json"


class Study(NamedTuple):
    """What is learned, and how long."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    generations: int
    deals: int  # games a generation
    bot: str  # who plays, without a network
    games: int  # of a match against the network that reigns, at most
    epochs: int
    max_decisions: int


class Gate(NamedTuple):
    """How a new network fared against the one that reigned."""

    games: int
    result: float  # share of victories, or (alone) the mean difference of the scores
    low: float
    high: float
    visits: float  # how many times as many the one that reigned had, to think as long
    reigns: bool


class Standing(NamedTuple):
    """How far the learning has come."""

    generation: int = 0
    reigning: str = ""  # the file of the network, in the folder; empty: none
    gates: list[Gate] = []


class Lesson(NamedTuple):
    """One game to learn from: who plays, and how carelessly."""

    study: Study
    number: int
    seed: str
    seating: list[str]
    slips: float


class Seen(NamedTuple):
    """The positions of one game, as they were seen, and how it ended for who saw them."""

    number: int
    rows: bytes
    seats: list[int]
    margins: list[float]  # by seat
    wins: list[float]


class Learning:
    """One learning in a folder: begun, or taken up where it was left."""

    def __init__(self, study: Study, folder: str) -> None:
        self.study: Final = study
        self.folder: Final = folder
        self.game: Final[Game] = ludi.game(study.game)
        self.fit: Final = Fit.of(self.game.new(study.players, study.seed, **study.options))
        os.makedirs(folder, exist_ok=True)
        self.state = self.load()

    def path(self, name: str) -> str:
        return os.path.join(self.folder, name)

    # ---------------------------------------------------------------- checkpoints

    def plan_json(self) -> dict[str, Any]:
        plan = self.study._asdict()
        for name in ("generations", "games", "epochs"):
            del plan[name]  # one may go on for longer
        return plan

    def load(self) -> Standing:
        path = self.path(STATE)
        try:
            with open(path, encoding="utf-8") as file:
                found = json.load(file)
        except FileNotFoundError:
            state = Standing()
            self.save(state)
            return state
        except (OSError, ValueError, RecursionError) as error:
            raise BadChoice(f"{path}: {error}") from None
        try:
            if found["plan"] != self.plan_json():
                raise BadChoice(
                    f"{self.folder} holds a different training: choose another --dir, or remove it"
                )
            gates = [Gate(**gate) for gate in found["gates"]]
            return Standing(int(found["generation"]), str(found["reigning"]), gates)
        except DAMAGE as error:
            raise BadChoice(f"{path} is damaged: {type(error).__name__} {error}") from None

    def save(self, state: Standing) -> None:
        self.state = state
        gates = [gate._asdict() for gate in state.gates]
        found = {"plan": self.plan_json(), **state._asdict(), "gates": gates}
        self.write(STATE, json.dumps(found, indent=1))

    def write(self, name: str, text: str) -> None:
        write_whole(self.path(name), text.encode())

    # ---------------------------------------------------------------- games

    def play(self, jobs: int) -> Iterator[int]:
        """Play what is missing of the coming generation's games; yields after each of them."""
        number = self.state.generation + 1
        for shard in range(0, self.study.deals, SHARD):
            lessons = [
                self.lesson(number, deal)
                for deal in range(shard, min(shard + SHARD, self.study.deals))
            ]
            path = self.path(f"games-{number}-{shard // SHARD}.npz")
            if os.path.exists(path):
                yield from (lesson.number for lesson in lessons)
                continue
            played: list[Seen] = []
            for seen in play_lessons(lessons, jobs):
                played.append(seen)
                yield seen.number
            self.keep(path, [seen for seen in played if seen.seats])

    def lesson(self, number: int, deal: int) -> Lesson:
        seed = f"{self.study.seed}/{number}/{deal}"
        chance = random.Random(seed)
        seating = [self.player(chance) for _ in range(self.study.players)]
        return Lesson(self.study, deal, seed, seating, chance.choice(SLIPS))

    def player(self, chance: random.Random) -> str:
        """Somebody to play one seat of one game."""
        networks = [""]
        for number, gate in enumerate(self.state.gates, 1):
            if gate.reigns:
                networks.append(self.path(network_name(number)))
        if not networks[-1] and chance.random() < GREEDY:
            return "greedy"
        which = chance.random()
        network = networks[-1]
        if which < PLAIN:
            if chance.random() < 0.5:
                return "greedy"
            network = ""
        elif which < PLAIN + EARLIER:
            network = chance.choice(networks)
        blur = chance.choice(BLUR)
        return with_network(f"{self.study.bot}:noise={blur:g}" if blur else self.study.bot, network)

    def keep(self, path: str, played: list[Seen]) -> None:
        size = self.fit.size
        rows = np.frombuffer(b"".join(seen.rows for seen in played), np.uint8).reshape(-1, size)
        margins = [seen.margins[seat] for seen in played for seat in seen.seats]
        wins = [seen.wins[seat] for seen in played for seat in seen.seats]
        deals = [seen.number for seen in played for _ in seen.seats]
        with open(path + ".new", "wb") as file:
            np.savez_compressed(
                file,
                rows=rows,
                margins=np.array(margins, np.float32),
                wins=np.array(wins, np.float32),
                deals=np.array(deals, np.int32),
            )
        os.replace(path + ".new", path)

    # ---------------------------------------------------------------- learning

    def lessons_of(self, number: int) -> tuple[Lessons, Lessons]:
        """What a generation and those before it saw: to learn from, and to be tried on."""
        found: list[dict[str, Any]] = []
        for generation in range(max(1, number - KEPT + 1), number + 1):
            for shard in range(0, self.study.deals, SHARD):
                path = self.path(f"games-{generation}-{shard // SHARD}.npz")
                try:
                    with np.load(path) as file:
                        found.append({name: file[name] for name in file.files})
                except FileNotFoundError:
                    continue
                except (OSError, ValueError) as error:
                    raise LudiError(f"{path} is damaged, remove it: {error}") from None
        whole = {
            name: np.concatenate([part[name] for part in found])
            for name in ("rows", "margins", "wins", "deals")
        }
        held = whole["deals"] % HELD_OUT == 0
        parts = [
            Lessons(whole["rows"][which], whole["margins"][which], whole["wins"][which])
            for which in (~held, held)
        ]
        if not all(len(part.rows) for part in parts):
            raise LudiError(f"no positions to learn from: at least {HELD_OUT + 1} --deals")
        return parts[0], parts[1]

    def teach(self) -> Iterator[Progress]:
        """Fit a new network to what was seen, beginning with the one that reigns."""
        number = self.state.generation + 1
        path = self.path(network_name(number))
        if os.path.exists(path):
            return
        lessons, held_out = self.lessons_of(number)
        reigning = self.state.reigning
        if reigning:
            network = load(self.path(reigning), self.fit)
        else:
            scale = max(1.0, SCALE * float(np.std(lessons.margins)))
            network = Network.new(self.fit, round(scale, 1), number)
        observer = self.game.observer(self.study.players)
        most = [piece.most for piece in observer.pieces for _ in range(piece.size)]
        yield from learn(network, lessons, held_out, scales(most), self.study.epochs, number)
        network.note = (
            f"ludi train {self.study.game} --learn: generation {number}, seed {self.study.seed},"
            f" {len(lessons.rows)} positions"
        )
        network.save(path)

    # ---------------------------------------------------------------- the match

    def gate(self, jobs: int) -> Iterator[int | Gate]:
        """The new network against the one that reigns, until it is settled; the result is last."""
        study = self.study
        number = self.state.generation + 1
        name = network_name(number)
        challenger = with_network(study.bot, self.path(name))
        reigning = self.state.reigning and self.path(self.state.reigning)
        kept = self.path(f"match-{number}.jsonl")
        past, visits = read_match(kept)
        if not visits:
            visits = 1.0 if reigning else max(1.0, self.slower(challenger))
            past = {}
            append(kept, {"visits": round(visits, 2)})
        champion = with_network(more_visits(study.bot, visits), reigning)
        tasks = [
            task for task in self.match(number, challenger, champion) if task.number not in past
        ]
        verdict = self.verdict(past, visits)
        coming = play_results(tasks, jobs, study.players) if verdict is None else iter(())
        for done, results in coming:
            past[done] = results
            append(kept, {"number": done, "results": results})
            yield done
            verdict = self.verdict(past, visits)
            if verdict is not None:
                break
        found = verdict or self.verdict(past, visits, is_over=True)
        if found is None:
            raise LudiError("the match was not played to its end")
        reigns = name if found.reigns else self.state.reigning
        self.save(Standing(number, reigns, [*self.state.gates, found]))
        yield found

    def match(self, number: int, challenger: str, champion: str) -> list[Task]:
        """Every deal from every chair; alone both play every deal."""
        study = self.study
        tasks: list[Task] = []
        for place in range(study.games):
            deal, chair = divmod(place, max(2, study.players))
            seating = [champion] * study.players
            if chair < study.players:
                seating[chair] = challenger
            seed = f"{study.seed}/{number}/match/{deal}"
            tasks.append(
                Task(
                    place,
                    study.game,
                    self.game.rules_version,
                    None,
                    study.options,
                    seed,
                    seating,
                    study.max_decisions,
                    False,
                )
            )
        return tasks

    def verdict(
        self, past: dict[int, list[float]], visits: float, is_over: bool = False
    ) -> Gate | None:
        """What whole deals say so far; None as long as it is open."""
        players = self.study.players
        each = max(2, players)
        deals = 0
        while all(deals * each + chair in past for chair in range(each)):
            deals += 1
        games = deals * each
        if games == 0:
            return Gate(0, 0.0, 0.0, 1.0, visits, False) if is_over else None
        if players == 1:
            gaps = [past[2 * deal][0] - past[2 * deal + 1][0] for deal in range(deals)]
            low, high = mean_interval(gaps) or (-1.0, 1.0)
            mean = sum(gaps) / deals
            return Gate(games, mean, low, high, visits, low > 0) if is_over else None
        wins = sum(past[game][game % each] for game in range(games))
        low, high = anytime(wins, games)
        even = 1 / players
        settled = games >= LEAST_GAMES and (low > even or high < even)
        if settled or is_over or games >= self.study.games:
            return Gate(games, wins / games, low, high, visits, low > even)
        return None

    def slower(self, challenger: str) -> float:
        """How many times as long the bot takes for a choice with the network as without."""
        return spent(self.study, challenger) / max(spent(self.study, self.study.bot), 1e-6)

    # ---------------------------------------------------------------- what comes of it

    def install(self) -> bool:
        """Put the network that reigns beside the game's rules, if there is one."""
        if not self.state.reigning:
            return False
        path = shipped(self.game, self.study.players)
        try:
            shutil.copyfile(self.path(self.state.reigning), path)
        except OSError as error:
            raise LudiError(f"{path}: {error.strerror}") from None
        return True


def network_name(number: int) -> str:
    return f"network-{number}.safetensors"


def with_network(bot: str, network: str) -> str:
    return f"{bot}:network={network}" if network else bot


def more_visits(bot: str, times: float) -> str:
    """A bot with so many times the visits, if it counts them."""
    return re.sub(
        r"visits=(\d+)", lambda found: f"visits={round(int(found[1]) * times)}", bot, count=1
    )


def spent(study: Study, bot: str) -> float:
    """Processor time that a bot takes for the same few choices in a greedy game."""
    game = ludi.game(study.game)
    table = game.new(study.players, "time", **study.options)
    greedy = make_bot("greedy", "time")
    asked = make_bot(bot, "time")
    took = 0.0
    choices = 0
    while not table.over and choices < TIMED:
        seat = table.deciders[0]
        if len(table.legal_for(seat)) > 1:
            began = time.process_time()
            asked.choose(table, seat)
            took += time.process_time() - began if choices else 0.0  # the first one warms up
            choices += 1
        table.play(greedy.choose(table, seat), seat)
    return took


# ---------------------------------------------------------------- games, in processes


def play_lessons(lessons: list[Lesson], jobs: int) -> Iterator[Seen]:
    if jobs == 1:
        yield from map(play_lesson, lessons)
        return
    with ProcessPoolExecutor(jobs, mp_context=SPAWN) as pool:
        yield from pool.map(play_lesson, lessons)


def play_lesson(lesson: Lesson) -> Seen:
    """Play one game, and keep what the seats saw; nothing of one that does not end."""
    study = lesson.study
    game = ludi.game(study.game)
    chance = random.Random(f"{lesson.seed}/slips")
    table = game.new(study.players, lesson.seed, **study.options)
    observers = [game.observer(study.players) for _ in range(study.players)]
    bots = [make_bot(name, f"{lesson.seed}/{seat}") for seat, name in enumerate(lesson.seating)]
    rows: list[bytes] = []
    seats: list[int] = []
    decisions = 0
    while not table.over and decisions < study.max_decisions:
        seat = table.deciders[0]
        legal = table.legal_for(seat)
        action = legal[0]
        if len(legal) > 1:
            if chance.random() < SHOWN:
                for place, observer in enumerate(observers):
                    rows.append(observer.observe(table, place))
                    seats.append(place)
            slips = chance.random() < lesson.slips
            action = chance.choice(legal) if slips else bots[seat].choose(table, seat)
        table.play(action, seat)
        decisions += 1
    if not table.over:
        return Seen(lesson.number, b"", [], [], [])
    scores = table.scores()
    totals = [float(score.total) for score in scores]
    shared = max(1, sum(score.won for score in scores))
    margins = [
        total - max([other for place, other in enumerate(totals) if place != seat], default=0.0)
        for seat, total in enumerate(totals)
    ]
    wins = [score.won / shared for score in scores]
    return Seen(lesson.number, b"".join(rows), seats, margins, wins)


def play_results(tasks: list[Task], jobs: int, players: int) -> Iterator[tuple[int, list[float]]]:
    """Each game's number, and what its seats made of it: a share of the victory, or a score."""
    if jobs == 1:
        for task in tasks:
            yield result_of(task, players)
        return
    with ProcessPoolExecutor(jobs, mp_context=SPAWN) as pool:
        asked = [pool.submit(result_of, task, players) for task in tasks]
        try:
            for one in asked:
                yield one.result()
        finally:
            pool.shutdown(cancel_futures=True)


def result_of(task: Task, players: int) -> tuple[int, list[float]]:
    outcome = play_game(task)
    if players == 1:
        score = sum(outcome.measures.values()) if outcome.measures else outcome.totals[0]
        return task.number, [float(score)]
    share = 1 / max(1, len(outcome.winners))
    return task.number, [share if seat in outcome.winners else 0.0 for seat in range(players)]


# ---------------------------------------------------------------- the games of a match


def read_match(path: str) -> tuple[dict[int, list[float]], float]:
    """The games of a match that were played, and the advantage in visits that was agreed on."""
    past: dict[int, list[float]] = {}
    visits = 0.0
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except FileNotFoundError:
        return past, visits
    for line in lines:
        try:
            found = json.loads(line)
            if "visits" in found:
                visits = float(found["visits"])
            else:
                past[int(found["number"])] = [float(one) for one in found["results"]]
        except (ValueError, KeyError, TypeError):
            continue  # a line that was cut off: its game is played again
    return past, visits


def append(path: str, line: dict[str, Any]) -> None:
    with open(path, "a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
