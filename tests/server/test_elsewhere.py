"""Thinking on other machines, over a queue in Redis."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis

from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadChoice
from ludi.server import elsewhere
from ludi.server.elsewhere import Failed, FarThinker, Line
from ludi.server.settings import Settings
from ludi.server.think import do
from ludi.server.thinking import Job, think
from ludi.server.turns import Waits
from tests.server.helpers import GAME, asked, in_process, settings_for, until
from tests.server.processes import end, redis
from tests.server.test_robots import alive, game


@contextmanager
def thinking_at(address: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "ludi.cli.main", "think", "--redis", address]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert "thinking" in process.stdout.readline()
        yield process
    finally:
        end(process)


def a_job(level: str) -> Job:
    table = game.new(players=2, seed=1)
    world = table.imagine(table.seat, Dice.seeded(1)).dump()
    return Job(GAME, world, table.seat, level, "1")


async def test_bots_and_hints_are_thought_about_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "PICK_UP", 30)  # processes need their time to come up
    with redis() as address, thinking_at(address) as process:
        settings = settings_for(tmp_path, redis=address, think_elsewhere=True)
        async with in_process(settings) as server:
            robots = server.house.robots
            player = await server.player()
            table = (await player.table("me", "greedy", "tiro"))["id"]
            for _ in range(4):
                state = await asked(player, table, (0,))
                await player.play(table, state, state["legal"][0]["id"])
            state = await asked(player, table, (0,))
            body = {"seat": 0, "number": state["number"]}
            hint = await player.send(f"/api/tables/{table}/hint", body)
            assert hint["hint"]["ideas"]
            assert not any(one._pid for one in robots._all), "none of our own processes was needed"
            far = robots.deep.free[0]
            assert await far.think(a_job("random"), 5, Waits.PERSON) == think(a_job("random"))
            with pytest.raises(Failed, match="BadChoice"):
                await far.think(a_job("nobody"), 5, Waits.PERSON)
            with Redis.from_url(address) as client:
                left = list(client.scan_iter("rq:job:*"))
                assert left == [], "what was asked is not kept"

            # nobody is there any more: a process of our own plays on
            monkeypatch.setattr(elsewhere, "PICK_UP", 1)
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            below = [int(one) for one in children.read_text().split()] if children.exists() else []
            os.kill(process.pid, signal.SIGKILL)
            await until(lambda: not any(map(alive, below)))
            state = await asked(player, table, (0,))
            await player.play(table, state, state["legal"][0]["id"])
            number = state["number"]
            live = server.house.desk._lives[table]
            await until(lambda: live.number > number + 1)
            assert any(one._pid for one in robots._all)


async def test_without_redis_we_think_ourselves(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, redis="redis://127.0.0.1:9/0", think_elsewhere=True)
    line = Line(settings)
    thinker = FarThinker(line, quick=True)
    try:
        assert await thinker.think(a_job("greedy"), 20, Waits.PERSON) == think(a_job("greedy"))
        assert thinker._pid
    finally:
        thinker.end()
        line.close()


def test_what_is_taken_from_the_queue_is_one_of_three_things() -> None:
    assert do("think", list(a_job("random")), 20) == {"answer": think(a_job("random"))}
    assert do("think", ["tric-trac", {}, 0, "random", "1"], 20) == {"error": "BadChoice"}
    with pytest.raises(KeyError):
        do("os.system", ["true"], 20)


def test_thinking_elsewhere_needs_a_place() -> None:
    with pytest.raises(BadChoice, match="needs redis"):
        Settings.read({"LUDI_THINK_ELSEWHERE": "yes"})
