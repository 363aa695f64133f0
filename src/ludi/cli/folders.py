"""Where a user's own things lie: saved games, campaigns, what the coach remembers."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from ludi.kernel.errors import LudiError

SUFFIX: Final = ".ludi"


def data_folder() -> Path:
    """The folder of the user's data, as the system has it; where an older version put it, there."""
    usual = user_data_path("ludi", appauthor=False)
    older = Path.home() / ".local" / "share" / "ludi"
    moved = older.is_dir() and not usual.is_dir() and "XDG_DATA_HOME" not in os.environ
    return older if moved else usual


def saves_folder() -> Path:
    """The folder of the games saved without a name."""
    return data_folder() / "saves"


def free_save(game: str) -> str:
    """A file in that folder in which nothing is saved yet."""
    number = 1
    while os.path.lexists(saves_folder() / f"{game}-{number}{SUFFIX}"):
        number += 1
    return str(saves_folder() / f"{game}-{number}{SUFFIX}")


def found_save(name: str) -> str:
    """The file somebody means: a path, or the name of a saved game with or without its ending."""
    places = [Path(name)]
    if os.path.basename(name) == name:
        places += [Path(name + SUFFIX), saves_folder() / name, saves_folder() / (name + SUFFIX)]
    for place in places:
        if place.is_file():
            return str(place)
    return name


def short_name(path: str) -> str:
    """What to type for a file: its name alone if that is enough to find it."""
    name = os.path.basename(path)
    same = os.path.realpath(found_save(name)) == os.path.realpath(path)
    return name if same and os.path.exists(path) else path


@contextmanager
def speaking_of_folders() -> Iterator[None]:
    """Let a folder that cannot be made be an error like any other of ours."""
    try:
        yield
    except OSError as error:
        raise LudiError(f"{error.filename} cannot be made: {error.strerror}") from error


def recent_saves(most: int = 20) -> list[str]:
    """The saved games, in the user's folder and in the current one, the latest first."""
    found: dict[str, float] = {}
    for folder in (saves_folder(), Path.cwd()):
        if folder.is_dir():
            for path in folder.glob(f"*{SUFFIX}"):
                if path.is_file():
                    found[str(path)] = path.stat().st_mtime
    return sorted(found, key=lambda path: -found[path])[:most]
