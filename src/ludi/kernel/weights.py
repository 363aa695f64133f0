"""The numbers a game's evaluation is made of: named, kept in a file, and found by training."""

from __future__ import annotations

import math
import os
import tomllib
from typing import Final

from ludi.kernel.errors import BadChoice

FILE: Final = "weights.toml"  # beside the game's rules
LATE: Final = "-late"  # behind a weight's name: what it is at the end of the game
PHASES: Final = 16  # steps in which a weight goes from the one to the other


def load_weights(folder: str, names: list[str]) -> dict[str, float]:
    """The weights a game ships with; every name must be there, and nothing else."""
    return read_weights(os.path.join(folder, FILE), names)


def read_weights(path: str, names: list[str]) -> dict[str, float]:
    """The weights in a file."""
    try:
        with open(path, "rb") as file:
            found = tomllib.load(file)
        return checked_weights(found.get("weights", {}), names, path)
    except OSError as error:
        raise BadChoice(f"{path}: {error.strerror}") from None
    except (ValueError, OverflowError, RecursionError) as error:  # no TOML, too large, too deep
        raise BadChoice(f"{path}: {error}") from None


def checked_weights(found: object, names: list[str], where: str) -> dict[str, float]:
    """Finite numbers, one for each name."""
    if not isinstance(found, dict):
        raise BadChoice(f"{where}: weights: not a table of numbers")
    weights: dict[str, float] = {}
    for name in names:
        value = found.get(name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadChoice(f"{where}: weights.{name}: a number is missing")
        if not math.isfinite(value):
            raise BadChoice(f"{where}: weights.{name}: {value} is not a finite number")
        weights[name] = float(value)
    for name in found:
        if name not in weights:
            raise BadChoice(f"{where}: weights.{name}: the game has no such weight")
    return weights


def weights_text(weights: dict[str, float], comment: list[str]) -> str:
    """The same as a file, with a few lines on where they come from."""
    lines = [f"# {line}".rstrip() for line in comment]
    lines += ["", "[weights]"]
    lines += [f"{name} = {value:.4g}" for name, value in weights.items()]
    return "\n".join(lines).lstrip("\n") + "\n"


# ---------------------------------------------------------------- weights that change in a game


def tapered(names: list[str]) -> list[str]:
    """Two names for each: the weight at the beginning of the game and the one at its end."""
    return [*names, *[name + LATE for name in names]]


def by_phase(weights: dict[str, float], names: list[str]) -> list[dict[str, float]]:
    """The weights of these names in every phase of the game, from the beginning to the end."""
    found: list[dict[str, float]] = []
    for phase in range(PHASES + 1):
        late = phase / PHASES
        mixed = dict(weights)
        for name in names:
            mixed[name] = weights[name] + late * (weights[name + LATE] - weights[name])
        found.append(mixed)
    return found


def phase_of(late: float) -> int:
    """The phase when so much of the game is over, from 0 to 1 by the game's own clock."""
    if late <= 0.0:
        return 0
    return PHASES if late >= 1.0 else int(late * PHASES + 0.5)
