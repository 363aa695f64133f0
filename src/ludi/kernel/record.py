"""A record: a whole game as readable text, which is its save file, its replay and its proof.

    ludi record 1
    game: morra
    rules: 1
    players: 2
    option length: short
    seed: 42
    seat 1: Marie
    result: 5 3

    1 1 show two ; a comment
    2 2 show three
    end 2 <SHA-256 of the lines above without their comments>

While a game goes on its seed can be withheld: `seed-sha256` stands for it. `went-back: 2` says that
the table went back twice past something that had come out: such a game counts for nothing.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Callable
from typing import Final

from ludi.kernel.dice import seal
from ludi.kernel.errors import BadChoice, BadRecord, IllegalAction, LudiError
from ludi.kernel.game import Game
from ludi.kernel.table import Table

FIRST_LINE: Final = "ludi record 1"
LARGEST: Final = 10_000_000  # bytes; the longest games we know stay far below a hundredth
HEADERS: Final = (
    "game",
    "rules",
    "players",
    "seed",
    "seed-sha256",
    "components",
    "went-back",
    "result",
)
HEX: Final = frozenset("0123456789abcdef")

Play = tuple[int, int, str]  # a seat, its action, a comment
GameOf = Callable[[str], Game]

_shelf: list[GameOf] = []


def look_for_games_with(game_of: GameOf) -> None:
    """Say once how a game is found by its id, for records loaded without saying so."""
    _shelf.clear()
    _shelf.append(game_of)


class Record:
    """A game in progress or finished: what is needed to replay it, and nothing else."""

    def __init__(self, game: Game, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.rules = game.rules_version
        self.players = players
        self.options = options
        self.seed: str | None = None  # None while it is withheld
        self.seed_sha256 = ""
        self.names = ["" for _ in range(players)]
        self.components_sha = game.components_sha
        self.plays: list[Play] = []
        self.went_back = 0  # how often the table went back past what had come out
        self.result: list[int] | None = None  # the totals, once the game is over

    # ---------------------------------------------------------------- making

    @staticmethod
    def of(
        game: Game,
        players: int,
        seed: int | str,
        options: dict[str, str] | None = None,
        names: list[str] | None = None,
    ) -> Record:
        """The record of a new game."""
        settled: dict[str, object] = {}
        settled.update(options or {})
        record = Record(game, players, game.settle(players, settled))
        record.seed = seed_text(seed)
        record.seed_sha256 = seal(record.seed)
        record.names = names_for(players, names)
        return record

    @staticmethod
    def from_plays(
        game: Game,
        players: int,
        seed: int | str,
        options: dict[str, str] | None,
        plays: list[Play],
        names: list[str] | None = None,
    ) -> Record:
        """The record of these plays; they are played through to find the result."""
        record = Record.of(game, players, seed, options, names)
        for seat, action, comment in plays:
            record.add(seat, action, comment)
        record.note_result(record.replay())
        return record

    def add(self, seat: int, action: int, comment: str = "") -> None:
        """Note a play."""
        self.plays.append((seat, action, one_line(comment)))

    def note_result(self, table: Table) -> None:
        """Note the totals if the game is over."""
        self.result = [score.total for score in table.scores()] if table.over else None

    # ---------------------------------------------------------------- playing again

    def reveal(self, seed: int | str) -> None:
        """Reveal a withheld seed; it must match the published SHA-256."""
        text = seed_text(seed)
        if seal(text) != self.seed_sha256:
            raise BadRecord("this is not the seed of the game: its SHA-256 differs")
        self.seed = text

    def replay(self, game: Game | None = None, upto: int | None = None) -> Table:
        """The table after the first `upto` plays (all of them if not given)."""
        count = len(self.plays) if upto is None else upto
        if not 0 <= count <= len(self.plays):
            raise BadChoice(f"the record has {len(self.plays)} actions: there is no {count}")
        game = game or self.game
        self.check(game)
        table = game.new(self.players, self.seed, **self.options)
        for number in range(count):
            seat, action, _ = self.plays[number]
            try:
                table.play(action, seat)
            except IllegalAction as error:
                raise BadRecord(f"action {number + 1}: {error}", self.line_of(number)) from error
        return table

    def check(self, game: Game) -> None:
        """Raise an error if this game cannot replay the record."""
        if game.id != self.game.id:
            raise BadRecord(f"this is a record of {self.game.id}, not of {game.id}")
        if game.rules_version != self.rules:
            raise BadRecord(
                f"the record follows rules {self.rules} of {game.id}, this is {game.rules_version}"
            )
        if game.components_sha != self.components_sha:
            raise BadRecord("the record was played with other components (a corrected box)")
        if self.seed is None:
            raise BadRecord("the seed of this record is withheld: the game cannot be replayed")

    def verify(self, game: Game | None = None, seed: int | str | None = None) -> Table:
        """Replay everything and check all that the record claims; return the final table."""
        if seed is not None:
            self.reveal(seed)
        if self.seed is None:
            raise BadRecord("the seed of this record is withheld: verifying needs it")
        if seal(self.seed) != self.seed_sha256:
            raise BadRecord("the seed does not match its SHA-256")
        table = self.replay(game)
        found = [score.total for score in table.scores()] if table.over else None
        if found != self.result:
            said = "no result" if self.result is None else f"the result {_numbers(self.result)}"
            true = "is not over" if found is None else f"ended {_numbers(found)}"
            raise BadRecord(f"the record claims {said}, but the game {true}")
        return table

    def line_of(self, number: int) -> int:
        """The line of the text on which a play (counted from 0) stands."""
        return len(self._header(self.seed is None)) + 2 + number

    # ---------------------------------------------------------------- writing

    def save(self, path: str | os.PathLike[str], withhold_seed: bool = False) -> None:
        """Write the record to a file, atomically."""
        write_whole(os.fspath(path), self.to_text(withhold_seed).encode())

    def to_text(self, withhold_seed: bool = False) -> str:
        """The record as the text of its file."""
        header = self._header(withhold_seed or self.seed is None)
        said: list[str] = []
        written: list[str] = []
        for number, (seat, action, comment) in enumerate(self.plays, 1):
            words = f"{number} {seat + 1} {self.game.vocabulary.describe(action)}"
            said.append(words)
            written.append(f"{words} ; {comment}" if comment else words)
        end = f"end {len(said)} {digest(header, said)}"
        return "\n".join([*header, "", *written, end]) + "\n"

    def _header(self, withhold_seed: bool) -> list[str]:
        lines = [
            FIRST_LINE,
            f"game: {self.game.id}",
            f"rules: {self.rules}",
            f"players: {self.players}",
        ]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        if withhold_seed:
            lines.append(f"seed-sha256: {self.seed_sha256}")
        else:
            lines.append(f"seed: {self.seed}")
        lines += [f"seat {seat}: {name}" for seat, name in enumerate(self.names, 1) if name]
        if self.components_sha:
            lines.append(f"components: {self.components_sha}")
        if self.went_back:
            lines.append(f"went-back: {self.went_back}")
        if self.result is not None:
            lines.append(f"result: {_numbers(self.result)}")
        return lines

    # ---------------------------------------------------------------- reading

    @staticmethod
    def load(path: str | os.PathLike[str], game_of: GameOf | None = None) -> Record:
        """The record in a file."""
        name = os.fspath(path)
        try:
            with open(name, "rb") as file:
                data = file.read(LARGEST + 1)
        except (OSError, ValueError) as error:
            raise BadRecord(f"{name} cannot be read: {_why(error)}") from error
        if len(data) > LARGEST:
            raise BadRecord(f"{name} is too large for a record")
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise BadRecord("this is not UTF-8 text, so it is not a record", line) from error
        return Record.from_text(text, game_of)

    @staticmethod
    def from_text(text: str, game_of: GameOf | None = None) -> Record:
        """The record in a text."""
        if game_of is None:
            if not _shelf:
                raise LudiError("nobody said where to find the games of records")
            game_of = _shelf[0]
        return Reader(text, game_of).read()


class Reader:
    """Reads one text, line by line, and says on which line it went wrong."""

    def __init__(self, text: str, game_of: GameOf) -> None:
        if len(text) > LARGEST:
            raise BadRecord("this is too large for a record")
        try:
            text.encode()
        except UnicodeEncodeError as error:
            line = text.count("\n", 0, error.start) + 1
            raise BadRecord("this cannot be written as UTF-8 text", line) from error
        # not splitlines: it would also cut at characters that a comment may hold
        self.lines: Final = [line.rstrip() for line in text.removeprefix("\ufeff").split("\n")]
        self.game_of: Final = game_of
        self.values: Final[dict[str, str]] = {}  # the header
        self.where: Final[dict[str, int]] = {}  # the lines of the header

    def read(self) -> Record:
        """The whole record."""
        if self.lines[0] != FIRST_LINE:
            if self.lines[0].startswith("ludi record "):
                raise BadRecord("this record was made by a newer version of this program", 1)
            raise BadRecord(f"this is not a record: it should begin with '{FIRST_LINE}'", 1)
        body = self._read_header()
        record = self._begin_record()
        end, said = self._read_plays(record, body)
        self._check_end(record, end, said)
        return record

    # ---------------------------------------------------------------- the header

    def _read_header(self) -> int:
        """Take the header apart; the number of lines before the first play."""
        for number in range(2, len(self.lines) + 1):
            line = self.lines[number - 1]
            if not line:
                return number
            key, colon, value = line.partition(":")
            if not colon:
                raise BadRecord(
                    f"the header should read 'key: value', not '{_short(line)}'", number
                )
            if key in self.values:
                raise BadRecord(f"'{_short(key)}' appears twice", number)
            self.values[key] = value.strip()
            self.where[key] = number
        raise BadRecord("the record is cut off in its header", len(self.lines))

    def _begin_record(self) -> Record:
        game = self._game()
        players, rules = self._count("players"), self._count("rules")
        options: dict[str, str] = {}
        names: dict[int, str] = {}
        for key, value in self.values.items():
            kind, _, rest = key.partition(" ")
            if kind == "option" and rest:
                options[rest] = value
            elif kind == "seat" and rest:
                names[self._seat_named(key, rest, players)] = value
            elif key not in HEADERS:
                raise BadRecord(f"unknown header '{_short(key)}'", self.where[key])
        self._check_options(game, rules, players, options)
        record = Record(game, players, options)
        record.rules = rules
        for seat, name in names.items():
            record.names[seat - 1] = one_line(name)
        self._read_seed(record)
        record.components_sha = self.values.get("components", "")
        if not HEX.issuperset(record.components_sha):
            raise BadRecord("this is not a SHA-256", self.where["components"])
        if "went-back" in self.values:
            record.went_back = self._count("went-back")
        if "result" in self.values:
            line = self.where["result"]
            record.result = [_number(word, line) for word in self.values["result"].split()]
            if len(record.result) != players:
                raise BadRecord(f"the result should have {players} totals", line)
        return record

    def _game(self) -> Game:
        id = self._value("game")
        try:
            return self.game_of(id)
        except LudiError as error:
            raise BadRecord(str(error), self.where["game"]) from error

    def _seat_named(self, key: str, seat: str, players: int) -> int:
        line = self.where[key]
        number = _number(seat, line)
        if not 1 <= number <= players or seat != str(number):
            raise BadRecord(f"there is no seat {_short(seat)}", line)
        if not self.values[key]:
            raise BadRecord(f"seat {seat} has no name", line)
        return number

    def _check_options(self, game: Game, rules: int, players: int, options: dict[str, str]) -> None:
        wanted: dict[str, object] = {}
        wanted.update(options)
        try:
            game.settle(players, wanted)
        except BadChoice as error:
            line = self.where["players"]
            for name in options:
                if f"option {name}:" in str(error) or f"option '{name}'" in str(error):
                    line = self.where[f"option {name}"]
            raise BadRecord(str(error) + _other_rules(game, rules), line) from error

    def _read_seed(self, record: Record) -> None:
        if "seed" in self.values:
            if "seed-sha256" in self.values:
                raise BadRecord(
                    "a seed is either given or withheld, not both", self.where["seed-sha256"]
                )
            try:
                record.seed = seed_text(self.values["seed"])
            except BadChoice as error:
                raise BadRecord(str(error), self.where["seed"]) from error
            record.seed_sha256 = seal(record.seed)
        else:
            sealed = self._value("seed-sha256")
            if len(sealed) != 64 or not HEX.issuperset(sealed):
                raise BadRecord("this is not a SHA-256", self.where["seed-sha256"])
            record.seed_sha256 = sealed

    def _value(self, key: str) -> str:
        if key not in self.values:
            raise BadRecord(f"the header has no '{key}'", len(self.values) + 2)
        return self.values[key]

    def _count(self, key: str) -> int:
        return _number(self._value(key), self.where[key])

    # ---------------------------------------------------------------- the plays

    def _read_plays(self, record: Record, body: int) -> tuple[int, list[str]]:
        """Take the plays; the line of the end and the plays' canonical words."""
        said: list[str] = []
        for number in range(body + 1, len(self.lines) + 1):
            line = self.lines[number - 1]
            if line.startswith("end "):
                return number, said
            if not line:
                break
            said.append(self._read_play(record, line, number))
        missing = body + 1 + len(said)
        raise BadRecord(
            "the record is cut off: it has no line 'end'", min(missing, len(self.lines))
        )

    def _read_play(self, record: Record, line: str, number: int) -> str:
        words, _, comment = (line + " ").partition(" ; ")
        parts = words.split()
        if len(parts) < 3:
            raise BadRecord(f"an action reads 'number seat words', not '{_short(line)}'", number)
        if _number(parts[0], number) != len(record.plays) + 1:
            raise BadRecord(f"action {len(record.plays) + 1} should come here", number)
        seat = _number(parts[1], number)
        if not 1 <= seat <= record.players:
            raise BadRecord(f"there is no seat {seat}", number)
        try:
            action = record.game.vocabulary.parse(" ".join(parts[2:]))
        except BadChoice as error:
            raise BadRecord(str(error) + _other_rules(record.game, record.rules), number) from error
        record.add(seat - 1, action, comment)
        return " ".join(parts)

    def _check_end(self, record: Record, end: int, said: list[str]) -> None:
        parts = self.lines[end - 1].split()
        if len(parts) != 3:
            raise BadRecord("the end should read 'end number digest'", end)
        if _number(parts[1], end) != len(said):
            raise BadRecord(
                f"the record should have {_short(parts[1])} actions: {len(said)} here", end
            )
        if parts[2] != digest(record._header(record.seed is None), said):
            raise BadRecord("the record was edited: its digest does not match", end)
        for number in range(end + 1, len(self.lines) + 1):
            if self.lines[number - 1]:
                raise BadRecord("nothing may follow the end of the record", number)


def digest(header: list[str], said: list[str]) -> str:
    """The SHA-256 of a record's lines without their comments."""
    return hashlib.sha256("\n".join([*header, "", *said, ""]).encode()).hexdigest()


def one_line(text: str) -> str:
    """A text that fits on one line of a record: control characters become spaces."""
    clean = [" " if ord(c) < 32 or 127 <= ord(c) < 160 or c in "\u2028\u2029" else c for c in text]
    return "".join(clean).encode("utf-8", "replace").decode().strip()


def seed_text(seed: int | str) -> str:
    """A seed as it stands in a record."""
    text = str(seed)
    if not text or one_line(text) != text:
        raise BadChoice("a seed is one line of text, without spaces at its start or end")
    return text


def names_for(players: int, names: list[str] | None) -> list[str]:
    """One name a seat, empty where none was given."""
    given = [one_line(name) for name in names or []]
    if len(given) > players:
        raise BadChoice(f"{len(given)} names for {players} players")
    return given + [""] * (players - len(given))


def write_whole(path: str, data: bytes) -> None:
    """Write a file so that at any moment it is the old one or the new one, never half of it."""
    draft = ""
    try:
        target = os.path.realpath(path)
        draft = os.path.join(os.path.dirname(target), f".ludi-{secrets.token_hex(8)}.tmp")
        with open(draft, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    except (OSError, ValueError) as error:
        raise LudiError(f"{path} cannot be written: {_why(error)}") from error
    finally:
        if draft and os.path.exists(draft):
            os.unlink(draft)


def _why(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error)


def _number(text: str, line: int) -> int:
    """A plain whole number; int() would also take underscores and other scripts' digits."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
        raise BadRecord(f"'{_short(text)}' is not a number", line)
    return int(text)


def _numbers(totals: list[int]) -> str:
    return " ".join([str(total) for total in totals])


def _other_rules(game: Game, rules: int) -> str:
    """A hint for records that other rules wrote."""
    if rules == game.rules_version:
        return ""
    return f" (the record follows rules {rules}, this is {game.rules_version})"


def _short(text: str) -> str:
    """Foreign text as it may be shown in an error: on one line, not too long."""
    clean = one_line(text)
    return clean if len(clean) <= 60 else clean[:57] + "..."
