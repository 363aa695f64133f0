"""A fresh server for every test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.helpers import Server, in_process, on_loopback, settings_for


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with in_process(settings_for(tmp_path)) as running:
        yield running


@pytest.fixture
async def loopback(tmp_path: Path) -> AsyncIterator[Server]:
    async with on_loopback(settings_for(tmp_path)) as running:
        yield running
