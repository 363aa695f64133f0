"""Whatever is brought as a position: it is loaded, or BadDump, and takes no memory to speak of."""

import contextlib
import json
import random
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest

import ludi
from ludi.kernel.errors import BadDump

MOST_BYTES = 50 * 1024 * 1024
STRANGE: list[Any] = [None, -1, 2**31 - 1, 2**63, 10**30, True, "", [], {}, "x" * 200, 1.5, 99]
Path = tuple[Any, ...]


def places(part: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Where something can be changed."""
    pairs = part.items() if isinstance(part, dict) else enumerate(part)
    for key, value in pairs:
        yield path, key
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def position(id: str, plays: int) -> str:
    game = ludi.game(id)
    choose = random.Random(plays)
    table = game.new(players=game.players[-1], seed=plays)
    for _ in range(plays):
        if not table.over:
            seat = table.deciders[0]
            table.play(choose.choice(table.legal_for(seat)), seat)
    return json.dumps(table.dump())


def load(id: str, dump: Any) -> None:
    with contextlib.suppress(BadDump):
        ludi.game(id).load(dump)


@pytest.mark.parametrize("id", ludi.games())
def test_a_dump_is_loaded_or_refused(id: str) -> None:
    choose = random.Random(id)
    tracemalloc.start()
    try:
        for plays in (0, 40):
            text = position(id, plays)
            tracemalloc.reset_peak()
            found = list(places(json.loads(text)))
            for path, key in choose.sample(found, min(len(found), 100)):
                dump = json.loads(text)
                part = dump
                for step in path:
                    part = part[step]
                if choose.random() < 0.2:
                    del part[key]
                else:
                    part[key] = choose.choice(STRANGE)
                load(id, dump)
        assert tracemalloc.get_traced_memory()[1] < MOST_BYTES
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("id", ludi.games())
@pytest.mark.parametrize(
    "change",
    [
        {"players": 2**31},
        {"pieces": [[]] * 30_000},
        {"game": "x" * 100_000},
        {"doors": 10**40},
        {"agenda": json.loads("[" * 200 + "]" * 200)},
    ],
    ids=lambda change: str(next(iter(change))),
)
def test_what_is_too_large_is_no_position(id: str, change: dict[str, Any]) -> None:
    game = ludi.game(id)
    dump = {**game.new(players=game.players[-1], seed=1).dump(), **change}
    with pytest.raises(BadDump):
        game.load(dump)


@pytest.mark.parametrize("brought", [None, [], 3, "", {}, {"game": []}])
def test_what_is_no_dump_at_all(brought: Any) -> None:
    with pytest.raises(BadDump):
        ludi.game(ludi.games()[0]).load(brought)
