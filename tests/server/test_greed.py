"""What costs much: looking back and looking ahead have a budget, and keep nobody else waiting."""

import asyncio
from pathlib import Path

import pytest

from ludi.kernel.history import Happened, History
from ludi.server.desk import Live
from tests.server.helpers import Player, Server, asked, in_process, settings_for


async def long_table(player: Player) -> str:
    table: str = (await player.table("me", "me"))["id"]
    await player.play_hotseat(table, 30)
    return table


async def test_who_looks_back_goes_on_from_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await server.player()
    table = await long_table(player)
    path = f"/api/tables/{table}/replay"
    whole = [await player.get(path, number=number, seat=0) for number in (20, 30, 10)]
    played: list[int] = []
    apply = History.apply

    def counted(self: History, event: Happened, comment: str = "") -> None:
        played.append(event.number)
        apply(self, event, comment)

    class Counted(History):
        pass

    Counted.apply = counted  # type: ignore[method-assign]
    monkeypatch.setattr("ludi.server.past.History", Counted)
    server.house.past._kept.clear()
    assert [await player.get(path, number=number, seat=0) for number in (20, 30, 10)] == whole
    assert played == [*range(1, 31), *range(1, 11)], "forward nothing is played twice"


async def test_a_flood_of_replays_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One game at a time, who has had least first; what is too much is refused at once."""
    settings = settings_for(tmp_path, jobs_per_person=4, jobs_per_address=6)
    async with in_process(settings) as server:
        crassus = await server.player("Crassus", address="10.0.0.1")
        marie = await server.player("Marie", address="10.0.0.2")
        theirs, hers = await long_table(crassus), await long_table(marie)
        turns = server.house.past.turns
        worker = turns.free.pop()  # as if one were being played again
        flood = [
            asyncio.create_task(crassus.web.get(f"/api/tables/{theirs}/replay?number={one}"))
            for one in range(30)
        ]
        while len(turns.waiting) < 4 or sum(task.done() for task in flood) < 26:
            await asyncio.sleep(0.01)
        turns._addresses.add("10.0.0.1", 1.0)
        look = asyncio.create_task(marie.get(f"/api/tables/{hers}/replay", number=30))
        while len(turns.waiting) < 5:
            await asyncio.sleep(0.01)
        state = await asked(marie, hers)
        await marie.play(hers, state, state["legal"][0]["id"])
        order: list[str] = []
        at = server.house.past.at

        async def noted(live: Live, number: int) -> History:
            order.append(live.id)
            return await at(live, number)

        monkeypatch.setattr(server.house.past, "at", noted)
        turns.free.append(worker)
        turns._call()
        await look
        codes = sorted([(await task).status_code for task in flood])
        assert codes == [200] * 4 + [429] * 26
        assert order == [hers] + [theirs] * 4


async def test_previews_have_a_budget(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=True, address_work=0.001)  # and 1 s in a burst
    async with in_process(settings) as server:
        player = await server.player()
        table = (await player.table("me", "me"))["id"]
        state = await asked(player, table)
        seat, actions = state["seat"], [one["id"] for one in state["legal"]][:24]
        server.house.limits._bucket("work", "127.0.0.1").left = 0.001
        path = f"/api/tables/{table}/outcomes"
        await player.send(path, {"seat": seat, "actions": actions})
        for more, body in (
            ("outcomes", {"seat": seat, "actions": actions}),
            ("preview", {"seat": seat, "action": actions[0]}),
            ("why-not", {"seat": seat, "action": 10**6}),
        ):
            refused = await player.send(f"/api/tables/{table}/{more}", body, 429)
            assert refused["key"] == "too-many"
        await player.play(table, state, actions[0])
