"""A network at work: it judges positions at the leaves of a search."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Final

import numpy as np

from ludi.bots.judges import Judge
from ludi.kernel.observe import Observer
from ludi.kernel.table import Table
from ludi.learned.network import Fit, Floats, Network, load

SHARE: Final = 0.5  # of the network in what is said; the rest is the evaluation's


class LearnedJudge(Judge):
    """Half of what the evaluation says, and half of what a network expects."""

    def __init__(self, network: Network, table: Table, share: float = SHARE) -> None:
        players = table.seats
        self.share: Final = share
        # each has one seat to look from, so that it writes only what has changed
        self.observers: Final[list[Observer]] = [
            table.game.observer(players) for _ in range(players)
        ]
        self.layers: Final = ready(network, self.observers[0])
        self.points: Final = network.scale * share

    def judge(self, table: Table, values: list[float]) -> list[float]:
        seen = b"".join([one.observe(table, seat) for seat, one in enumerate(self.observers)])
        rows = np.frombuffer(seen, np.uint8).reshape(len(self.observers), -1).astype(np.float32)
        first, first_bias, middle, middle_bias, last, last_bias = self.layers
        found = rows @ first
        found += first_bias
        np.maximum(found, 0.0, out=found)
        found = found @ middle
        found += middle_bias
        np.maximum(found, 0.0, out=found)
        margins = (found @ last + last_bias).tolist()
        rest = 1.0 - self.share
        return [
            rest * value + self.points * margin
            for value, margin in zip(values, margins, strict=True)
        ]


def ready(network: Network, observer: Observer) -> list[Floats]:
    """The layers for numbers as they are observed, with nothing but the margin at the end."""
    most = [piece.most for piece in observer.pieces for _ in range(piece.size)]
    first, first_bias, middle, middle_bias, last, last_bias = network.layers
    scaled = first / np.array(most, np.float32)[:, None]
    return [
        np.ascontiguousarray(scaled),
        first_bias,
        middle,
        middle_bias,
        np.ascontiguousarray(last[:, 0]),
        last_bias[0],
    ]


def judge_in(path: str, table: Table) -> Judge:
    """The judge in a file for tables like this one; BadChoice if it is for others."""
    fit = Fit.of(table)
    try:
        changed = os.stat(path).st_mtime_ns
    except (OSError, ValueError):
        changed = 0
    return LearnedJudge(known(path, fit, changed), table)


@lru_cache(maxsize=16)
def known(path: str, fit: Fit, changed: int) -> Network:
    """The network in a file, read once."""
    return load(path, fit)
