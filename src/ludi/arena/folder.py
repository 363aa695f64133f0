"""Where a tournament is kept: a run that was killed goes on with what is missing.

tournament.json     what is played, the last command, how many games it wanted
games.jsonl         one line a game, in the order in which they ended
records/000000.ludi the record of every game
report.html         if one was made
"""

import contextlib
import hashlib
import json
import os
from collections.abc import Iterator
from typing import Any, Final

from ludi.arena.matches import Outcome
from ludi.arena.tournament import Played, Tournament
from ludi.kernel.errors import BadChoice, BadRecord
from ludi.kernel.record import write_whole

KIND: Final = "ludi arena 1"
# what a file that somebody edited may lead to
DAMAGE: Final = (AttributeError, KeyError, TypeError, ValueError, OverflowError, RecursionError)


class Goal:
    """How far the last command wanted to go."""

    def __init__(self, command: str, games: int, at_least: float | None, stop: bool) -> None:
        self.command: Final = command
        self.games: Final = games
        self.at_least: Final = at_least
        self.stop: Final = stop  # when it is settled

    def to_json(self) -> dict[str, Any]:
        return {
            "command": self.command,
            "games": self.games,
            "at_least": self.at_least,
            "stop_when_settled": self.stop,
        }


class Folder:
    """The folder of one tournament."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self.about: Final = os.path.join(path, "tournament.json")
        self.lines: Final = os.path.join(path, "games.jsonl")
        self.records: Final = os.path.join(path, "records")

    def begin(self, tournament: Tournament, goal: Goal) -> None:
        """Make the folder, or check that it is the same tournament's, and note the goal."""
        if os.path.exists(self.about):
            kept = self.tournament()[0].to_json()
            wanted = tournament.to_json()
            for key, value in wanted.items():
                if kept.get(key) != value:
                    raise BadChoice(
                        f"{self.path} holds another tournament: its {key.replace('_', ' ')} is"
                        f" {said(kept.get(key))}, not {said(value)} (choose another --out)"
                    )
        elif os.path.lexists(self.path) and not os.path.isdir(self.path):
            raise BadChoice(f"{self.path} already exists and is not a folder")
        elif os.path.isdir(self.path) and os.listdir(self.path):
            raise BadChoice(f"{self.path} already exists and does not hold a tournament")
        os.makedirs(self.records, exist_ok=True)
        about = {"kind": KIND, "tournament": tournament.to_json(), **goal.to_json()}
        text = json.dumps(about, ensure_ascii=False, indent=2) + "\n"
        write_whole(self.about, text.encode())

    def read_about(self) -> dict[str, Any]:
        """What tournament.json says, or an error that says what is wrong with it."""
        try:
            with open(self.about, encoding="utf-8") as file:
                about: Any = json.load(file)
        except FileNotFoundError as error:
            raise BadChoice(f"{self.path} does not hold a tournament") from error
        except (OSError, ValueError, RecursionError) as error:
            raise BadRecord(f"{self.about} cannot be read: {error}") from error
        if not isinstance(about, dict) or about.get("kind") != KIND:
            raise BadRecord(f"{self.about} does not describe a tournament of this kind ({KIND})")
        return about

    def tournament(self) -> tuple[Tournament, Goal]:
        """The tournament that is kept here."""
        about = self.read_about()
        try:
            found = Tournament.from_json(about["tournament"])
            if not found.schedule.games_a_deal:
                raise ValueError("nobody plays")
            at_least = about["at_least"]
            goal = Goal(
                str(about["command"]),
                int(about["games"]),
                None if at_least is None else float(at_least),
                bool(about["stop_when_settled"]),
            )
        except DAMAGE as error:
            what = f"{type(error).__name__} {error}"
            raise BadRecord(f"{self.about} is damaged: {what}") from error
        return found, goal

    # ---------------------------------------------------------------- the games

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Keep the folder for this process alone (where the system knows locks)."""
        with open(self.lines, "ab") as file:
            try:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except ImportError:  # Windows
                pass
            except OSError as error:
                raise BadChoice(f"{self.path}: another run is writing there") from error
            yield

    def read(self) -> dict[int, Played]:
        """The games by number; a last line that was cut off when the run was killed is dropped."""
        found: dict[int, Played] = {}
        try:
            with open(self.lines, "rb") as file:
                lines = file.read().split(b"\n")
        except FileNotFoundError:
            return found
        tournament, _ = self.tournament()
        for place, line in enumerate(lines[:-1], 1):  # after the last end of line: nothing, or half
            try:
                game = Played.from_json(json.loads(line))
            except DAMAGE as error:
                what = f"{type(error).__name__} {error}"
                raise BadRecord(f"{self.lines}: this is not a game: {what}", place) from error
            if not game.is_of(tournament):
                raise BadRecord(f"{self.lines}: this is not a game of the tournament", place)
            found.setdefault(game.number, game)
        return found

    def mend(self) -> None:
        """Cut off half a line, so that the next one begins a line of its own."""
        with open(self.lines, "r+b") as file:
            data = file.read()
            file.truncate(data.rfind(b"\n") + 1)

    def add(self, game: Played, outcome: Outcome) -> None:
        """Keep a game: first its record, then its line, so that every line has a record."""
        write_whole(self.record_of(game.number), outcome.record.encode())
        text = json.dumps(game.to_json(), ensure_ascii=False, separators=(",", ":"))
        with open(self.lines, "ab") as file:
            file.write(text.encode() + b"\n")

    def record_of(self, number: int) -> str:
        return os.path.join(self.records, f"{number:06}.ludi")


def said(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def usual_path(tournament: Tournament) -> str:
    """Where a tournament is kept if nobody says where: the same command finds it again."""
    about = json.dumps(tournament.to_json(), sort_keys=True)
    name = hashlib.sha256(about.encode()).hexdigest()[:10]
    return os.path.join("arena", f"{tournament.game}-{name}")
