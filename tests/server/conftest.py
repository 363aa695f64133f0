"""A fresh server for every test that asks for one."""

from collections.abc import AsyncIterator, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ludi.server import opening
from ludi.server.robots import Robots
from ludi.server.thinking import Past
from tests.server.helpers import Server, in_process, on_loopback, settings_for


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test deals the same cards every time it runs: chance must not fail one run in fifty."""
    deals = (f"{request.node.name}:{number}" for number in count())
    monkeypatch.setattr(opening, "fresh_seed", lambda: next(deals))


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with in_process(settings_for(tmp_path)) as running:
        yield running


@pytest.fixture
async def loopback(tmp_path: Path) -> AsyncIterator[Server]:
    async with on_loopback(settings_for(tmp_path)) as running:
        yield running


@pytest.fixture
def thinks_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and reviews are worked out here and now, by a recruit, not in another process."""

    async def lend(self: Robots, what: Callable[[Any], Any], job: Any, *_: Any) -> Any:
        if isinstance(job, Past):
            job = job._replace(limit=0.4)
        return what(job._replace(level="tiro"))

    monkeypatch.setattr(Robots, "lend", lend)
