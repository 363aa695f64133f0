"""Judges: what has been learned about positions, beside what a game's own evaluation says.

A judge comes from `ludi.learned`, which needs NumPy. Without it everything plays as it would
without judges.
"""

from __future__ import annotations

import importlib
import os
from typing import Any, Final

from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.open_classes import mypyc_attr
from ludi.kernel.table import Table

SHIPPED: Final = "shipped"  # instead of a file
MODULE: Final = "ludi.learned.judge"  # by name, since bots need only the standard library


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what positions are worth, having heard what the evaluation says."""

    def judge(self, table: Table, values: list[float]) -> list[float]:
        """What a position that is not over is worth to each seat, in points."""
        return values


def judge_in(path: str, table: Table) -> Judge:
    """The judge in a file, for tables like this one; a clear error if there is none."""
    try:
        module: Any = importlib.import_module(MODULE)
    except ImportError:
        raise BadChoice(f"{path}: a network needs NumPy (the extra 'learned')") from None
    judge: Judge = module.judge_in(path, table)
    return judge


def shipped(game: Game, players: int) -> str:
    """Where a game keeps the network for so many players, if it has one."""
    return os.path.join(game.folder, f"network-{players}.safetensors")


def judge_for(network: str, table: Table) -> Judge | None:
    """Whom a bot asks: the file it names, or the one that is shipped, as far as that fits."""
    if network != SHIPPED:
        return judge_in(network, table)
    path = shipped(table.game, table.seats)
    if not os.path.exists(path):
        return None
    try:
        return judge_in(path, table)
    except BadChoice:
        return None  # the evaluation plays alone; `why_alone` says why


def why_alone(game: Game, players: int, options: dict[str, str]) -> str:
    """Why a network that is shipped cannot be asked, in a sentence; empty if it can, or none is."""
    path = shipped(game, players)
    if not os.path.exists(path):
        return ""
    try:
        judge_in(path, game.new(players, "why-alone", **options))
    except BadChoice as error:
        return str(error)
    return ""
