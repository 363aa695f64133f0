"""What the user chose, checked before anything starts: game, players, options, seats, files."""

import argparse
import os
import sys

import ludi
from ludi.bots import bot_names, check_bot
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.record import Record, seed_text

HUMAN = "human"


def count(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"should be a whole number from 1 on, not '{text}'")
    return int(text)


def port(text: str) -> int:
    """A port, for argparse; 0 takes any that is free."""
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"should be a port from 0 to 65535, not '{text}'")
    return int(text)


def seconds(text: str) -> float:
    """A time in seconds, for argparse."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 86_400:
        raise argparse.ArgumentTypeError(f"should be a number of seconds, not '{text}'")
    return value


def share(text: str) -> float:
    """A share between 0 and 1, for argparse: 0.95, or 95 %."""
    number, percent, rest = text.partition("%")
    try:
        value = float(number) / (100 if percent else 1)
    except ValueError:
        value = 0.0
    if rest.strip() or not 0 < value < 1:
        raise argparse.ArgumentTypeError(f"should be a share such as 0.95 or 95%, not '{text}'")
    return value


def seed(text: str) -> str:
    """A seed, for argparse: a number or any other text on one line."""
    try:
        return seed_text(text)
    except BadChoice as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def names(text: str) -> list[str]:
    """Names separated by commas, for argparse."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"should be names separated by commas, not '{text}'")
    return found


def pair(text: str) -> tuple[str, str]:
    """An option of a game, name=value, for argparse; open-hands is open_hands."""
    name, equals, value = text.partition("=")
    if not (equals and name.strip() and value.strip()):
        raise argparse.ArgumentTypeError(f"should read name=value, not '{text}'")
    return name.strip().replace("-", "_"), value.strip()


def settled(game: Game, players: int, pairs: list[tuple[str, str]]) -> dict[str, str]:
    """All options of a game with their values, those given and the usual ones."""
    wanted: dict[str, object] = {}
    for name, value in pairs:
        if name in wanted:
            raise BadChoice(f"option {name} is given twice")
        wanted[name] = value
    return game.settle(players, wanted)


def check_bots(bots: list[str], others: tuple[str, ...] = ()) -> None:
    """Refuse a name that is no bot's (nor one of the others)."""
    known = [*others, *bot_names(), "search"]
    for name in bots:
        if name.partition(":")[0] not in known:
            raise BadChoice(f"there is no player '{name}' (there are: {', '.join(known)})")
        if name not in others:
            check_bot(name)


def check_readable(path: str) -> None:
    """Refuse a file that is not there or may not be read."""
    try:
        with open(path, "rb"):
            pass
    except (OSError, ValueError) as error:
        raise BadChoice(f"{path} cannot be read: {why(error)}") from error


def check_new_file(path: str) -> None:
    """Refuse a file name under which nothing can be saved, or something is saved already."""
    folder = os.path.dirname(os.path.realpath(path))
    if os.path.lexists(path):
        raise BadChoice(f"{path} is there already: choose another name")
    if not os.path.isdir(folder):
        raise BadChoice(f"{path} cannot be written: there is no folder {folder}")
    if not os.access(folder, os.W_OK):
        raise BadChoice(f"{path} cannot be written: Permission denied")


def load_record(path: str, components: str | None) -> Record:
    """The record in a file, of a game with the owner's components if there are any."""
    check_readable(path)
    return Record.load(path, lambda id: ludi.game(id, components))


def need_terminal(instead: str = "") -> None:
    """Refuse to draw a full screen where nobody sees it."""
    for stream in (sys.stdin, sys.stdout):
        if stream is None or not stream.isatty():
            raise BadChoice("this needs a terminal" + (f" ({instead})" if instead else ""))


def why(error: Exception) -> str:
    """What the system says of a file, without its error number."""
    return (isinstance(error, OSError) and error.strerror) or str(error)
