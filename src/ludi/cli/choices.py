"""What the user chose, checked before anything starts: game, players, options, seats, files."""

import argparse
import difflib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import ludi
from ludi.bots import check_bot, guest_names, is_guest, own_names
from ludi.cli.folders import found_save
from ludi.kernel.errors import BadChoice, BadRecord
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


def bare_language(text: str) -> str:
    """A language without its country, for argparse: en_GB.UTF-8 is en."""
    return re.split(r"[_.@-]", text.strip().lower())[0]


def game_id(text: str, others: Sequence[str] = ()) -> str:
    """The game somebody means: by its id in any spelling, or by how it begins if no other does."""
    known = [*ludi.games(), *others]
    words = re.findall(r"[a-z0-9]+", text.lower().replace("&", " and ").replace("'", ""))
    spelt = "-".join(words)
    if text in known or not spelt:
        return text
    if spelt in known:
        return spelt
    found = [id for id in known if id.startswith(spelt)]
    if len(found) == 1:
        return found[0]
    if found:
        raise BadChoice(f"'{text}' could be {' or '.join(found)}")
    near = difflib.get_close_matches(spelt, known, n=1)
    if near:
        raise BadChoice(f"there is no game '{text}'; did you mean {near[0]}?")
    return text  # the shelf itself says what is there


def meant(text: str, known: Sequence[str]) -> str:
    """The name that was probably meant, else all there are, in brackets."""
    near = difflib.get_close_matches(text.lower(), known, n=1)
    if near:
        return f" (did you mean {near[0]}?)"
    return f" (there are: {', '.join(known)})"


def names(text: str) -> list[str]:
    """Names separated by commas, for argparse; capitals are forgiven where we know the name."""
    known = (HUMAN, *own_names())
    found = [name.strip() for name in text.split(",")]
    found = [name.lower() if name.lower() in known else name for name in found]
    if not all(found):
        raise argparse.ArgumentTypeError(f"should be names separated by commas, not '{text}'")
    return found


def pair(text: str) -> tuple[str, str]:
    """An option of a game, name=value, for argparse; open-hands is open_hands."""
    name, equals, value = text.partition("=")
    if not (equals and name.strip() and value.strip()):
        raise argparse.ArgumentTypeError(f"should read name=value, not '{text}'")
    return name.strip().replace("-", "_"), value.strip()


def settled(
    game: Game, players: int, pairs: list[tuple[str, str]], people: bool = False
) -> dict[str, str]:
    """All options of a game with their values, those given and the usual ones."""
    wanted: dict[str, object] = {}
    for name, value in pairs:
        if name in wanted:
            raise BadChoice(f"option {name} is given twice")
        wanted[name] = spelt_as(game, name, value)
    return game.settle(players, {**game.for_people(), **wanted} if people else wanted)


def spelt_as(game: Game, name: str, value: str) -> str:
    """A value of an option as the game spells it: capitals and underscores are forgiven."""
    for option in game.options:
        for known in option.values if option.name == name else ():
            if known.lower().replace("_", "-") == value.lower().replace("_", "-"):
                return known
    return value


def check_bots(bots: list[str], others: tuple[str, ...] = ()) -> None:
    """Refuse a name that is no bot's (nor one of the others)."""
    known = [*others, *own_names(), "search"]
    for name in bots:
        if name.partition(":")[0] not in known and not is_guest(name):
            raise BadChoice(f"there is no player '{name}'{meant(name, [*known, *guest_names()])}")
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
        raise BadChoice(f"{path} already exists: choose another name")
    if not os.path.isdir(folder):
        raise BadChoice(f"{path} cannot be written: there is no folder {folder}")
    if not os.access(folder, os.W_OK):
        raise BadChoice(f"{path} cannot be written: Permission denied")


def load_record(path: str, components: str | None) -> Record:
    """The record in a file, of a game with the owner's components if there are any."""
    path = found_save(path)
    check_readable(path)
    with speaking_of(path):
        return Record.load(path, lambda id: ludi.game(id, components))


@contextmanager
def speaking_of(path: str) -> Iterator[None]:
    """Let what is wrong with a record say which file it is in."""
    try:
        yield
    except BadRecord as error:
        if path in str(error):
            raise
        raise BadRecord(f"{path}: {error}") from error


def need_terminal(instead: str = "") -> None:
    """Refuse to draw a full screen where nobody sees it."""
    for stream in (sys.stdin, sys.stdout):
        if stream is None or not stream.isatty():
            raise BadChoice("this needs a terminal" + (f" ({instead})" if instead else ""))


def why(error: Exception) -> str:
    """What the system says of a file, without its error number."""
    return (isinstance(error, OSError) and error.strerror) or str(error)
