"""Bots of somebody else: an installed one, a class by its name, or a program in any language.

Whatever chooses for a seat may sit down: an object with `choose(table, seat)`, or a function. It is
shown imagined tables, as our own bots are, and what it answers is checked before it is played.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import json
import os
import queue
import re
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Protocol

from ludi.bots.bot import Bot
from ludi.kernel.errors import BadBot, BadChoice, LudiError
from ludi.kernel.table import Table

GROUP: Final = "ludi.bots"
PROGRAM: Final = "program:"
PATH: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
PROTOCOL: Final = 1
PATIENCE: Final = 60.0  # seconds for an answer of a program


class Player(Protocol):
    """All that a bot must be able to do."""

    def choose(self, table: Table, seat: int, /) -> int: ...


Opponent = str | Player | Callable[[Table, int], int] | Callable[[str], Player]


class Guest(Bot):
    """Lets somebody else's bot choose."""

    def __init__(self, player: object, name: str, seed: int | str) -> None:
        super().__init__(seed)
        self.name = name
        self.ask: Any = getattr(player, "choose", player)
        if not callable(self.ask):
            raise BadBot(f"the bot '{name}' has no method choose(table, seat)")

    def think(self, world: Table, seat: int) -> int:
        try:
            answer = self.ask(world.clone(), seat)  # it may play on it as it likes
            action = int(answer)
        except LudiError:
            raise
        except Exception as error:
            raise BadBot(f"the bot '{self.name}' failed: {in_words(error)}") from error
        if action not in world.legal_for(seat):
            raise BadBot(f"the bot '{self.name}' chose {answer!r}, which is not possible now")
        return action


# ---------------------------------------------------------------- by name


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots of other packages, by the names under which they offer them."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def is_guest(name: str) -> bool:
    """Whether a name, which is none of ours, can mean somebody else's bot."""
    return name in installed() or name.startswith(PROGRAM) or PATH.fullmatch(name) is not None


def make_guest(name: str, seed: int | str) -> Bot:
    """The bot of an installed name, of "package.module:Class" or of "program:COMMAND"."""
    if name.startswith(PROGRAM):
        return Guest(Correspondent(name, seed), name, seed)
    return invite(maker_of(name), seed, name)


def invite(opponent: Opponent, seed: int | str, name: str = "") -> Bot:
    """A bot of what somebody has at hand: a class is made with the seed, the rest plays as it is.

    A function of two arguments, a table and a seat, plays; whatever makes bots is a class.
    """
    called = name or getattr(opponent, "__name__", type(opponent).__name__)
    if not isinstance(opponent, type):
        return Guest(opponent, called, seed)
    try:
        player = opponent(str(seed))
    except LudiError:
        raise
    except Exception as error:
        raise BadBot(f"the bot '{called}' cannot be made: {in_words(error)}") from error
    return player if isinstance(player, Bot) else Guest(player, called, seed)


def check_guest(name: str) -> None:
    """Raise a clear error if there is no such bot."""
    if not name.startswith(PROGRAM):
        maker_of(name)
    elif not words_of(name):
        raise BadChoice(f"the bot '{name}' names no program, such as {PROGRAM}./my-bot")


def maker_of(name: str) -> Any:
    """The class (or function) behind a name; modules are looked for in the current folder, too."""
    entry = installed().get(name) or EntryPoint(name, name, GROUP)
    if name == entry.value and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
        importlib.invalidate_caches()
    try:
        return entry.load()
    except (ImportError, AttributeError) as error:
        raise BadChoice(f"there is no bot '{name}': {error}") from error
    except Exception as error:  # another's module must not take ours down
        raise BadBot(f"the bot '{name}' cannot be loaded: {in_words(error)}") from error


def in_words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


# ---------------------------------------------------------------- programs


class Correspondent:
    """Asks a program. Everything a question needs is in it, so that the program may forget."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.player = str(seed)

    def choose(self, table: Table, seat: int) -> int:
        program = PROGRAMS.get(self.name)
        if program is None:
            program = PROGRAMS[self.name] = Program(self.name)
        try:
            return program.answer(self.question(table, seat))
        except BadBot:
            program.end()
            PROGRAMS.pop(self.name, None)
            raise

    def question(self, table: Table, seat: int) -> dict[str, Any]:
        """docs/bots.md promises these keys."""
        stack = table.lanes[seat] if table.lanes else table.agenda
        return {
            "protocol": PROTOCOL,
            "player": self.player,
            "game": table.game.id,
            "players": table.seats,
            "seat": seat,
            "question": type(stack[-1]).__name__,
            "view": table.view(seat),
            "world": table.dump(),  # imagined, so there is no secret in it
            "legal": [
                {"action": action, "words": str(table.game.describe(action))}
                for action in table.legal_for(seat)
            ],
        }


class Program:
    """A process that answers lines with lines; all bots of its name here share it."""

    def __init__(self, name: str) -> None:
        self.name = name
        try:
            self.process = subprocess.Popen(
                words_of(name),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise BadBot(f"the bot '{name}' cannot be started: {error.strerror}") from error
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()

    def listen(self) -> None:
        """Its lines as they come; an empty one when there will be no more."""
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            for line in self.process.stdout:
                self.lines.put(line)
        self.lines.put("")

    def answer(self, question: dict[str, Any]) -> int:
        """The action that a program answers a question with."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=PATIENCE)
        except OSError:
            line = ""
        except queue.Empty:
            raise BadBot(f"the bot '{self.name}' has not answered in {PATIENCE:g} s") from None
        if not line:
            raise BadBot(f"the bot '{self.name}' has ended")
        try:
            action = json.loads(line)["action"]
        except (ValueError, KeyError, TypeError):
            action = None
        if not isinstance(action, int) or isinstance(action, bool):
            said = line.strip()[:80]
            raise BadBot(f"the bot '{self.name}' should answer {{\"action\": 17}}, not {said}")
        return action

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.listener.join(timeout=1.0)  # unless a child of its own holds on to the pipe
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()


PROGRAMS: Final[dict[str, Program]] = {}


@atexit.register
def end_programs() -> None:
    for program in PROGRAMS.values():
        program.end()
    PROGRAMS.clear()


def words_of(name: str) -> list[str]:
    """The command of a program, word by word as a shell reads it."""
    try:
        return shlex.split(name.removeprefix(PROGRAM), posix=os.name == "posix")
    except ValueError as error:
        raise BadChoice(f"the bot '{name}' cannot be read: {error}") from error
