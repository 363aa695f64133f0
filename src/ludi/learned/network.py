"""A small network that says what a position is worth to a seat: how far ahead it ends, and whether
it wins.

It reads an observation of the seat (`ludi.kernel.observe`), goes through two hidden layers and
answers with two numbers: the margin at the end of the game, in points, and the chance of winning.
A network is kept in a file in the safetensors format: numbers, and beside them what they are for.
What does not fit the game that is played is refused in one sentence.
"""

from __future__ import annotations

import json
import math
import os
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ludi.kernel.errors import BadChoice
from ludi.kernel.table import Table

Floats = npt.NDArray[np.float32]

FORMAT: Final = "1"  # of the network: what its layers are, and what they answer
HIDDEN: Final = 64  # numbers in each of the two hidden layers
LARGEST: Final = 16 * 2**20  # bytes of a file
NAMES: Final = ("in", "in-bias", "middle", "middle-bias", "out", "out-bias")
OUTPUTS: Final = 2


class Fit(NamedTuple):
    """What a network was made for. It is of no use for anything else."""

    game: str
    players: int
    rules: int  # the game's rules version
    mode: str  # as the game's advice names it
    components: str  # of a corrected box; empty: the one we ship
    size: int  # numbers of an observation
    looks: str  # how an observation is made up: its pieces and their sizes

    @classmethod
    def of(cls, table: Table) -> Fit:
        game, players = table.game, table.seats
        observer = game.observer(players)
        looks = " ".join(f"{piece.name}:{piece.size}" for piece in observer.pieces)
        mode = game.advice.mode(table)
        rules, box = game.rules_version, game.components_sha
        return cls(game.id, players, rules, mode, box, observer.size, looks)


class Network:
    """The layers, as they are trained; `Judge` has them as they are used."""

    def __init__(self, fit: Fit, layers: list[Floats], scale: float, note: str = "") -> None:
        self.fit: Final = fit
        self.layers: Final = layers  # as in NAMES
        self.scale: Final = scale  # points that a margin of 1 stands for
        self.note = note  # where it comes from

    @classmethod
    def new(cls, fit: Fit, scale: float, seed: int) -> Network:
        """Layers of small random numbers; nothing is known yet, so the answers are 0."""
        chance = np.random.default_rng(seed)

        def layer(rows: int, columns: int) -> Floats:
            spread = math.sqrt(2.0 / rows)
            return (spread * chance.standard_normal((rows, columns))).astype(np.float32)

        def zeros(*shape: int) -> Floats:
            return np.zeros(shape, np.float32)

        layers = [
            layer(fit.size, HIDDEN),
            zeros(HIDDEN),
            layer(HIDDEN, HIDDEN),
            zeros(HIDDEN),
            zeros(HIDDEN, OUTPUTS),
            zeros(OUTPUTS),
        ]
        return cls(fit, layers, scale)

    def margins(self, rows: Floats) -> Floats:
        """What is expected at the end, in points, for observations as floats."""
        return self.scale * self.answers(rows)[:, 0]

    def answers(self, rows: Floats) -> Floats:
        """Both outputs: the margin by scale, and the chance of winning as a logit."""
        first, first_bias, middle, middle_bias, last, last_bias = self.layers
        found = np.maximum(rows @ first + first_bias, 0.0)
        found = np.maximum(found @ middle + middle_bias, 0.0)
        answers: Floats = found @ last + last_bias
        return answers

    # ---------------------------------------------------------------- files

    def save(self, path: str) -> None:
        """Write the file; a crash leaves the one before."""
        data = to_bytes(self)
        with open(path + ".new", "wb") as file:
            file.write(data)
        os.replace(path + ".new", path)


def to_bytes(network: Network) -> bytes:
    """The network as a file in the safetensors format."""
    about = {
        "format": FORMAT,
        "scale": repr(network.scale),
        "note": network.note,
        **{name: str(value) for name, value in network.fit._asdict().items()},
    }
    header: dict[str, Any] = {"__metadata__": about}
    parts: list[bytes] = []
    at = 0
    for name, layer in zip(NAMES, network.layers, strict=True):
        part = np.ascontiguousarray(layer, "<f4").tobytes()
        parts.append(part)
        shape, end = list(layer.shape), at + len(part)
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [at, end]}
        at = end
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    return len(text).to_bytes(8, "little") + text + b"".join(parts)


def load(path: str, fit: Fit) -> Network:
    """The network in a file, if it is one for this; a clear error otherwise."""
    try:
        if os.path.getsize(path) > LARGEST:
            raise BadChoice(f"{path}: larger than a network of ours can be")
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadChoice(f"{path}: {why}") from None
    try:
        return from_bytes(data, fit)
    except BadChoice as error:
        raise BadChoice(f"{path}: {error}") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadChoice(f"{path}: no network of ours ({type(error).__name__})") from None


def from_bytes(data: bytes, fit: Fit) -> Network:
    length = int.from_bytes(data[:8], "little")
    if not 0 < length <= len(data) - 8:
        raise BadChoice("no network of ours: it is cut off, or something else")
    header = json.loads(data[8 : 8 + length])
    about = header["__metadata__"]
    check(about, fit)
    scale = float(about["scale"])
    if not (math.isfinite(scale) and scale > 0):
        raise BadChoice(f"its scale is {scale}")
    shapes = [(fit.size, HIDDEN), (HIDDEN,), (HIDDEN, HIDDEN), (HIDDEN,), (HIDDEN, 2), (OUTPUTS,)]
    layers: list[Floats] = []
    body = data[8 + length :]
    for name, shape in zip(NAMES, shapes, strict=True):
        found = header[name]
        begin, end = found["data_offsets"]
        right = found["dtype"] == "F32" and tuple(found["shape"]) == shape
        if not right or not begin >= 0 or end - begin != 4 * math.prod(shape) or end > len(body):
            raise BadChoice(f"its layer '{name}' should have the shape {shape}")
        layer = np.frombuffer(body[begin:end], "<f4").reshape(shape).astype(np.float32)
        if not np.isfinite(layer).all():
            raise BadChoice(f"its layer '{name}' has numbers that are not finite")
        layers.append(layer)
    return Network(fit, layers, scale, str(about.get("note", "")))


def check(about: dict[str, str], fit: Fit) -> None:
    """Refuse a network that was made for something else, and say for what."""
    if about.get("format") != FORMAT:
        raise BadChoice(f"a network of the format {about.get('format')}, this is {FORMAT}")
    if about.get("game") != fit.game:
        raise BadChoice(f"it was made for {about.get('game')}, not for {fit.game}")
    if about.get("players") != str(fit.players):
        raise BadChoice(f"it was made for {about.get('players')} players, not for {fit.players}")
    if about.get("rules") != str(fit.rules):
        raise BadChoice(f"it was made for rules {about.get('rules')}, this is {fit.rules}")
    if about.get("mode") != fit.mode:
        raise BadChoice("it was made for another mode of the game")
    if about.get("components") != fit.components:
        raise BadChoice("it was made for another box: train one for yours")
    if about.get("size") != str(fit.size) or about.get("looks") != fit.looks:
        raise BadChoice("it was made when positions were shown in another way")
