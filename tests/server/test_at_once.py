"""Where all seats choose at the same time: the toy game of the kernel's tests."""

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

import ludi
from ludi.server import opening
from ludi.server.thinkers import Thinker
from ludi.server.thinking import Job, think
from ludi.server.turns import Waits
from tests.kernel.toy import MORRA, SHOW
from tests.server.helpers import Player, Server, in_process, settings_for


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A server whose shelf holds the toy and nothing else, and deals nobody four cards alike.

    Who holds four cards alike has nothing to choose, and shows one without being asked.
    """
    ludi._shipped.cache_clear()
    monkeypatch.setattr(ludi, "game_ids", lambda: [MORRA.id])
    monkeypatch.setattr(ludi, "open_game", lambda id, components="": MORRA)
    seeds = (str(number) for number in count())
    fair = (seed for seed in seeds if all_may_choose(seed))
    monkeypatch.setattr(opening, "fresh_seed", lambda: next(fair))
    async with in_process(settings_for(tmp_path)) as running:
        yield running
    ludi._shipped.cache_clear()


def all_may_choose(seed: str) -> bool:
    hands: list[list[int]] = MORRA.new(3, seed).pieces()["hands"]
    return all(len(set(hand)) > 1 for hand in hands)


async def morra(server: Server, seats: int) -> tuple[list[Player], str]:
    players = [await server.player(name) for name in ("Marie", "Paul", "Titus")[:seats]]
    wanted = [{"kind": "me"}] + [{"kind": "anyone"}] * (seats - 1)
    body = {"game": "morra", "seats": wanted}
    table = (await players[0].send("/api/tables", body, 201))["id"]
    for player in players[1:]:
        await player.send(f"/api/tables/{table}/join", {})
    await players[0].send(f"/api/tables/{table}/start")
    return players, table


async def test_nobody_waits_while_they_have_a_choice(server: Server) -> None:
    """All answer to the same number; none is too late, for each question is still the same."""
    players, table = await morra(server, 3)
    states = [await player.state(table, seat) for seat, player in enumerate(players)]
    assert states[0]["asked"] == [0, 1, 2]
    bodies = [
        {"seat": seat, "action": state["legal"][0]["id"], "number": 0}
        for seat, state in enumerate(states)
    ]
    path = f"/api/tables/{table}/plays"
    answers = await asyncio.gather(
        *[player.web.post(path, json=body) for player, body in zip(players, bodies, strict=True)]
    )
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert max(answer.json()["number"] for answer in answers) == 3
    late = await players[0].send(path, bodies[0], 409)
    assert late["key"] == "moved-on", "its own question has moved on"


async def test_a_secret_choice_stays_one(server: Server) -> None:
    players, table = await morra(server, 2)
    state = await players[0].state(table, 0)
    await players[0].play(table, state, state["legal"][0]["id"])
    mine = await players[0].state(table, 0)
    theirs = await players[1].state(table, 1)
    nobodys = await players[1].state(table)
    assert any(line["what"] == "shows" for line in mine["log"])
    for state in (theirs, nobodys):
        assert not any(line["what"] == "shows" for line in state["log"])
        assert state["view"]["hands"][0] == 3, "only how many are left"
    assert len(mine["view"]["hands"][0]) == 3


async def test_one_takes_back_what_others_have_passed(server: Server) -> None:
    players, table = await morra(server, 3)
    for seat in (0, 1):
        state = await players[seat].state(table, seat)
        await players[seat].play(table, state, state["legal"][0]["id"])
    state = await players[0].state(table, 0)
    assert state["undo"]["step"], "somebody has played since, in a lane of their own"
    body = {"seat": 0, "number": state["number"]}
    back = await players[0].send(f"/api/tables/{table}/undo", body)
    assert back["number"] == 3
    shows = [one["id"] for one in back["legal"]]
    assert shows and all(SHOW.says(action) for action in shows)
    other = await players[1].state(table, 1)
    assert not any(SHOW.says(one["id"]) for one in other["legal"]), "what the other did stays"
    assert other["log"][-1]["number"] == 2


async def test_bots_move_in_their_own_lanes(server: Server) -> None:
    player = await server.player("Marie")
    wanted = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = (await player.send("/api/tables", {"game": "morra", "seats": wanted}, 201))["id"]
    server.house.robots.quick.free[:] = [Here()]
    await player.send(f"/api/tables/{table}/start")
    for _ in range(400):
        state = await player.state(table, 0)
        if state["status"] == "finished":
            break
        if state["legal"]:
            body = {"seat": 0, "action": state["legal"][0]["id"], "number": state["number"]}
            await player.web.post(f"/api/tables/{table}/plays", json=body)
        await asyncio.sleep(0.005)
    assert state["status"] == "finished"
    record = server.house.desk._lives[table].history.record(["", ""])
    record.verify(MORRA)


class Here(Thinker):
    """Thinks in this process, where the toy is known."""

    async def think(self, job: Job, seconds: float, waits: Waits) -> int:
        return think(job)
