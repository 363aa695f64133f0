"""Clocks at the tables: with a time of our own, so that nobody has to wait for it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from ludi.kernel.history import PLAY
from ludi.kernel.record import Record
from ludi.server import wire
from ludi.server.clocks import running_out
from ludi.server.clockwork import HOUR, MINUTE, SECOND
from ludi.server.desk import Overtaken
from ludi.server.models import Closure, TableRow
from ludi.server.notices.models import Channel, Occasion
from tests.server.helpers import Player, Server, play_out, settings_for
from tests.server.timekeeping import DAYS, LIVE, Time, clock, timed, wait


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def server(tmp_path: Path, time: Time) -> Any:
    """A server whose bots answer only where a test says so."""
    async with timed(settings_for(tmp_path), time) as running:
        running.house.desk.changed.remove(running.house.robots.look)
        yield running


async def two(server: Server, **more: Any) -> tuple[Player, Player, Any]:
    """Two people at a table that has begun; the one whose turn it is comes first."""
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table = await marie.table("me", "anyone", start=False, **more)
    await paul.send(f"/api/tables/{table['id']}/join", {})
    table = await marie.send(f"/api/tables/{table['id']}/start")
    return (marie, paul, table) if 0 in table["asked"] else (paul, marie, table)


async def answer(player: Player, table: str, seat: int) -> Any:
    """Play the first legal action of a seat."""
    state = await player.state(table, seat)
    return await player.play(table, state, state["legal"][0]["id"])


async def test_a_live_clock_runs_for_who_is_asked(server: Server, time: Time) -> None:
    first, second, table = await two(server, clock=LIVE)
    wire.TableInfo.model_validate(table)
    [seat] = table["asked"]
    assert table["clock"] == {**LIVE, "at_zero": "bot"}
    assert clock(table, seat)["left"] == 5 * MINUTE + 10 * SECOND
    assert clock(table, seat)["running"] and not clock(table, 1 - seat)["running"]
    assert clock(table, 1 - seat)["left"] == 5 * MINUTE
    await wait(time, MINUTE, server)
    state = await second.state(table["id"], 1 - seat)
    wire.State.model_validate(state)
    assert clock(state, seat)["left"] == 4 * MINUTE + 10 * SECOND
    while state["asked"] == [seat]:
        state = await answer(first, table["id"], seat)
    assert clock(state, seat) == {
        "left": 4 * MINUTE + 10 * SECOND,
        "running": False,
        "resting": False,
        "out_at": None,
    }
    assert clock(state, 1 - seat)["running"]
    back = await first.send(
        f"/api/tables/{table['id']}/undo",
        {"seat": seat, "turn": False, "number": state["number"]},
        200 if state["undo"]["step"] else 409,
    )
    if state["undo"]["step"]:
        assert clock(back, seat)["left"] == 4 * MINUTE + 10 * SECOND, "no time is given back"


async def test_at_zero_a_bot_plays_until_the_player_is_back(server: Server, time: Time) -> None:
    first, second, table = await two(server, clock=LIVE)
    [seat] = table["asked"]
    path = f"/api/tables/{table['id']}"
    await wait(time, 5 * MINUTE + 9 * SECOND, server)
    assert (await first.get(path))["seats"][seat]["kind"] == "person"
    [soon] = await running_out(server.house.storage, server.house.desk.hours, 2 * SECOND)
    assert (soon.table_id, soon.seat, soon.person_id) == (table["id"], seat, first.id)
    assert soon.out_at == time.moment + SECOND
    assert not await running_out(server.house.storage, server.house.desk.hours, SECOND // 2)
    await wait(time, SECOND, server)
    seen = (await first.get(path))["seats"][seat]
    assert (seen["kind"], seen["level"]) == ("bot", "greedy") and seen["clock"] is None
    assert seen["away"] and not seen["me"]
    assert not (await second.get(path))["seats"][seat]["away"]
    assert seen["note"] == f"Out of time: a bot plays until {first.name} is back."
    async with server.house.desk.open(table["id"]) as live:  # the bot answers
        while live.table.deciders == [seat]:
            await server.house.desk.append(live, seat, PLAY, live.table.legal_for(seat)[0])
        assert live.row.due is not None, "the clock of the other one runs"
    back = await first.send(f"{path}/join", {})
    assert back["seats"][seat]["kind"] == "person" and back["mine"] == [seat]
    assert clock(back, seat)["left"] == MINUTE, "time for an answer"
    assert not clock(back, seat)["running"]
    state = await second.state(table["id"], 1 - seat)
    while state["asked"] == [1 - seat]:
        state = await answer(second, table["id"], 1 - seat)
    assert clock(state, seat)["left"] == MINUTE + 10 * SECOND and clock(state, seat)["running"]
    await play_out(server, table["id"])
    record = Record.from_text(await first.get(f"{path}/record"))
    assert record.verify().over, "what the clock brought about are plays like others"


async def test_at_zero_a_seat_can_be_out(server: Server, time: Time) -> None:
    first, second, table = await two(server, clock={**LIVE, "at_zero": "out", "level": "random"})
    [seat] = table["asked"]
    path = f"/api/tables/{table['id']}"
    await wait(time, 6 * MINUTE, server)
    refused = await first.send(f"{path}/join", {}, 409)
    assert refused["key"] == "out-of-time"
    refused = await first.send(f"{path}/seats/{seat}", {"kind": "me"}, 409)
    assert refused["key"] == "out-of-time"
    await second.send(f"{path}/seats/{seat}", {"kind": "bot", "level": "tiro"}, 409)
    await play_out(server, table["id"])
    result = {score["seat"]: score for score in (await first.get(path))["result"]}
    assert (result[seat]["rank"], result[seat]["won"]) == (2, False)
    assert (result[1 - seat]["rank"], result[1 - seat]["won"]) == (1, True)
    state = await second.state(table["id"], 1 - seat)
    assert [score["rank"] for score in state["scores"]] == [
        score["rank"] for score in (await first.get(path))["result"]
    ]


async def test_where_all_choose_at_once_each_has_a_clock_of_their_own(
    server: Server, time: Time
) -> None:
    first, second, table = await two(server, game="hadrians-wall", clock=LIVE)
    assert table["asked"] == [0, 1]
    assert clock(table, 0)["running"] and clock(table, 1)["running"]
    await wait(time, MINUTE, server)
    state = await first.state(table["id"], 0)
    while state["asked"] != [1]:
        state = await answer(first, table["id"], 0)
    await wait(time, MINUTE, server)
    state = await first.state(table["id"], 0)
    assert clock(state, 0)["left"] == 4 * MINUTE + 10 * SECOND
    assert clock(state, 1)["left"] == 3 * MINUTE + 10 * SECOND
    await wait(time, 4 * MINUTE, server)
    kinds = [seat["kind"] for seat in (await second.get(f"/api/tables/{table['id']}"))["seats"]]
    assert kinds == ["person", "bot"]


async def test_a_closed_house_charges_nobody(tmp_path: Path, time: Time) -> None:
    settings = settings_for(tmp_path)
    async with timed(settings, time) as server:
        first, _, table = await two(server, clock=LIVE)
        [seat] = table["asked"]
        await wait(time, MINUTE, server)
        cookies = first.web.cookies
    time.moment += 3 * HOUR
    async with timed(settings, time) as server:
        back = Player(server.browser(), first.name)
        back.web.cookies = cookies
        info = await back.get(f"/api/tables/{table['id']}")
        assert clock(info, seat)["left"] == 4 * MINUTE + 10 * SECOND
        assert info["seats"][seat]["kind"] == "person"
        async with server.house.storage.reading() as session:
            assert await session.scalar(select(func.count()).select_from(Closure)) == 1
        time.moment += HOUR  # a laptop that sleeps: nobody has beaten, nobody is charged
        info = await back.get(f"/api/tables/{table['id']}")
        assert clock(info, seat)["left"] == 4 * MINUTE + 10 * SECOND
        await server.house.clocks.tick()
        info = await back.get(f"/api/tables/{table['id']}")
        assert clock(info, seat)["left"] == 4 * MINUTE + 10 * SECOND
        await wait(time, 4 * MINUTE, server)
        assert clock(await back.get(f"/api/tables/{table['id']}"), seat)["left"] == 10 * SECOND
        await wait(time, 10 * SECOND, server)
        assert (await back.get(f"/api/tables/{table['id']}"))["seats"][seat]["kind"] == "bot"


async def test_of_two_servers_one_acts_on_a_clock_once(tmp_path: Path, time: Time) -> None:
    settings = settings_for(tmp_path)
    async with timed(settings, time) as one, timed(settings, time) as other:
        for server in (one, other):
            server.house.desk.changed.remove(server.house.robots.look)
        _, _, table = await two(one, clock=LIVE)
        [seat] = table["asked"]
        async with other.house.desk.open(table["id"]) as live:
            before = live.row.revision
        time.moment += 6 * MINUTE
        for server in (one, other):
            server.house.clocks.hours.beat = time.moment
        await asyncio.gather(one.house.clocks.tick(), other.house.clocks.tick())
        for server in (one, other):
            async with server.house.desk.open(table["id"]) as live:
                assert live.row.revision == before + 1, "once"
                assert live.seats[seat].kind == "bot" and live.row.due is None

        # the other has not heard of it and writes what the player chose at the last moment
        async with one.house.desk.open(table["id"]) as live:
            await one.house.desk.change(live, {}, {seat: {"kind": "person"}})
        async with other.house.desk.open(table["id"]) as stale:
            async with one.house.desk.open(table["id"]) as live:
                await one.house.desk.change(live, {}, {seat: {"kind": "bot", "level": "random"}})
            choice = stale.table.legal_for(seat)[0]
            with pytest.raises(Overtaken):
                await other.house.desk.append(stale, seat, PLAY, choice)
            assert stale.seats[seat].kind == "bot", "it has caught up"
        # and the other way round: what was played keeps a clock from acting
        async with other.house.desk.open(table["id"]) as stale:
            async with one.house.desk.open(table["id"]) as live:
                await one.house.desk.append(live, seat, PLAY, live.table.legal_for(seat)[0])
            with pytest.raises(Overtaken):
                await other.house.desk.change(stale, {}, {seat: {"kind": "person"}})


async def test_a_table_that_everybody_has_left_comes_to_its_end(server: Server, time: Time) -> None:
    first, second, table = await two(server, clock=DAYS)
    desk, robots = server.house.desk, server.house.robots
    path = f"/api/tables/{table['id']}"
    for player in (first, second):
        await player.send(f"{path}/leave")
    for _ in range(2):
        await wait(time, 37 * HOUR, server)
        async with desk.open(table["id"]) as live:
            live.row.created -= HOUR
            bots = [seat.seat for seat in live.seats if seat.kind == "bot"]
            while live.table.deciders[0] in bots and len(bots) < 2:
                seat = robots.next_seat(live)
                assert seat is not None
                await desk.append(live, seat, PLAY, live.table.legal_for(seat)[0])
    assert bots == [0, 1]
    async with desk.open(table["id"]) as live:
        assert robots.next_seat(live) is not None, "they play on, though nobody looks"
    async with server.house.storage.session() as session:
        await session.execute(update(TableRow).values(created=1))
    assert table["id"] in await server.house._waiting_for_us(), "also after a restart"


async def test_days_off_are_kept_with_the_table(server: Server, time: Time) -> None:
    clock = {**DAYS, "weekends": True, "zone": "Europe/Paris", "at_zero": "bot"}
    clock["holidays"] = [["2026-12-24", "2027-01-01"]]
    player = await server.player()
    table = await player.table("me", "random", clock=clock)
    wire.TableInfo.model_validate(table)
    assert table["clock"] == clock
    again = await player.get(f"/api/tables/{table['id']}")
    assert again["clock"] == clock


async def test_my_games_come_in_the_order_of_their_urgency(server: Server, time: Time) -> None:
    marie = await server.player("Marie")
    minutes = {}
    for bank in (30, 5, 60):
        table = await marie.table("me", "me", clock={**LIVE, "minutes": bank})
        minutes[table["id"]] = bank
    plain = await marie.table("me", "me")
    waits = await marie.table("me", "friend", start=False)
    mine = [table["id"] for table in await marie.get("/api/tables", list="mine")]
    assert [minutes[one] for one in mine[:3]] == [5, 30, 60]
    assert mine[3:] == [plain["id"], waits["id"]]


@pytest.mark.parametrize(
    "bad",
    [
        {"kind": "live", "minutes": 0},
        {"kind": "live", "minutes": 5, "increment": -1},
        {"kind": "days"},
        {"kind": "days", "hours": 24, "zone": "Mars/Olympus"},
        {"kind": "days", "hours": 24, "holidays": [["2026-12-31", "2026-12-24"]]},
        {"kind": "sand", "minutes": 5},
        {"kind": "live", "minutes": 5, "level": "nobody"},
    ],
)
async def test_a_clock_that_cannot_be_is_refused(server: Server, bad: dict[str, Any]) -> None:
    player = await server.player()
    await player.table("me", "greedy", clock=bad, status=422)
    assert await player.get("/api/tables", list="mine") == []


async def test_who_has_days_is_reminded_once_a_turn_before_they_are_over(
    server: Server, time: Time
) -> None:
    first, _, _ = await two(server, clock=DAYS)
    async with server.house.storage.session() as session:
        told = {"kind": "webhook", "name": "", "target": {}, "mark": "m", "created": time()}
        session.add(Channel(id="c", person_id=first.id, **told))
    await wait(time, MINUTE, server)
    assert not await reminders(server)
    await wait(time, 34 * HOUR, server)
    [one] = await reminders(server)
    assert (one.person_id, one.kind) == (first.id, "reminder")
    await wait(time, MINUTE, server)
    assert len(await reminders(server)) == 1


async def reminders(server: Server) -> list[Occasion]:
    async with server.house.storage.reading() as session:
        return [*await session.scalars(select(Occasion).where(Occasion.kind == "reminder"))]
