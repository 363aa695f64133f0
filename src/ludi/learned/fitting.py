"""Fits a network to positions: Adam, with NumPy alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ludi.learned.network import Floats, Network

Rows = npt.NDArray[np.uint8]

BATCH: Final = 256
RATE: Final = 1e-3
DECAY: Final = 3.0  # of the weights, a step, times the rate: without it, games are learned by heart
WINS: Final = 0.3  # what the chance of winning counts beside the margin
FIRM: Final = 0.9, 0.999  # how long the mean and the square of a slope are remembered
TINY: Final = 1e-8
CHUNK: Final = 8192  # rows that are looked at together


class Lessons(NamedTuple):
    """Positions as they were seen, and how they ended for who saw them."""

    rows: Rows  # observations
    margins: Floats  # points ahead of the best other, at the end
    wins: Floats  # 1, 0, or a share of a victory


class Progress(NamedTuple):
    """What a round of learning came to, on positions that are not learned from."""

    epoch: int
    error: float  # mean square of the margin's, by scale
    explained: float  # share of the margin's variance


def scales(most: list[int]) -> Floats:
    """What each number of an observation is multiplied by."""
    return (1.0 / np.array(most, np.float32)).astype(np.float32)


def learn(
    network: Network,
    lessons: Lessons,
    held_out: Lessons,
    scale: Floats,
    epochs: int,
    seed: int,
    rate: float = RATE,
) -> Iterator[Progress]:
    """Go through the positions so many times; the network ends as the best of what it was."""
    chance = np.random.default_rng(seed)
    means = [np.zeros_like(layer) for layer in network.layers]
    squares = [np.zeros_like(layer) for layer in network.layers]
    best = [layer.copy() for layer in network.layers]
    least = tried(network, held_out, scale, 0)
    yield least
    step = 0
    for epoch in range(1, epochs + 1):
        order = chance.permutation(len(lessons.rows))
        slower = rate * (1.0 - (epoch - 1) / epochs)
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            step += 1
            slopes = slopes_of(network, lessons, chosen, scale)
            for layer, slope, mean, square in zip(
                network.layers, slopes, means, squares, strict=True
            ):
                mean += (1 - FIRM[0]) * (slope - mean)
                square += (1 - FIRM[1]) * (slope * slope - square)
                ahead = mean / (1 - FIRM[0] ** step)
                spread = np.sqrt(square / (1 - FIRM[1] ** step)) + TINY
                layer -= slower * ahead / spread
                if layer.ndim > 1:
                    layer *= 1.0 - slower * DECAY
        found = tried(network, held_out, scale, epoch)
        if found.error < least.error:
            least = found
            best = [layer.copy() for layer in network.layers]
        yield found
    for layer, kept in zip(network.layers, best, strict=True):
        layer[...] = kept


def slopes_of(
    network: Network, lessons: Lessons, chosen: npt.NDArray[np.int64], scale: Floats
) -> list[Floats]:
    """How the error of some positions changes with each number of the network."""
    first, first_bias, middle, middle_bias, last, last_bias = network.layers
    rows = lessons.rows[chosen] * scale
    one = np.maximum(rows @ first + first_bias, 0.0)
    two = np.maximum(one @ middle + middle_bias, 0.0)
    answers = two @ last + last_bias
    off = np.empty_like(answers)
    off[:, 0] = np.clip(answers[:, 0] - lessons.margins[chosen] / network.scale, -2.0, 2.0)
    off[:, 1] = WINS * (1.0 / (1.0 + np.exp(-answers[:, 1])) - lessons.wins[chosen])
    off /= len(chosen)
    back_two = (off @ last.T) * (two > 0)
    back_one = (back_two @ middle.T) * (one > 0)
    return [
        rows.T @ back_one,
        back_one.sum(0),
        one.T @ back_two,
        back_two.sum(0),
        two.T @ off,
        off.sum(0),
    ]


def tried(network: Network, lessons: Lessons, scale: Floats, epoch: int) -> Progress:
    """How well the network does on positions."""
    found = [
        network.answers(lessons.rows[start : start + CHUNK] * scale)[:, 0]
        for start in range(0, len(lessons.rows), CHUNK)
    ]
    wanted = lessons.margins / network.scale
    error = float(np.mean((np.concatenate(found) - wanted) ** 2))
    return Progress(epoch, error, 1.0 - error / max(float(np.var(wanted)), 1e-9))
