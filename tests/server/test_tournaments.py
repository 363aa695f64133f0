"""Tournaments: from the registration to the standing, whoever answers, whatever dies meanwhile."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from ludi.server.models import RatedGame, SeatRow, TableRow
from ludi.server.office import DAY, Office
from ludi.server.tournaments import own, routes, wire
from ludi.server.tournaments.keeper import Keeper
from ludi.server.tournaments.models import Tournament, TournamentGame, TournamentPlayer
from tests.server.helpers import GAME, Player, Server, play_out, settings_for
from tests.server.timekeeping import LIVE, Time, timed, wait

MINUTE = 60_000
NEW = {"name": "Ludi Apollinares", "game": GAME, "clock": LIVE, "pause": 0, "least": 2}


@pytest.fixture
async def server(tmp_path: Path) -> Any:
    """A server with our own time, whose bots only answer where a test plays for them."""
    async with timed(settings_for(tmp_path), Time()) as running:
        running.house.desk.changed.remove(running.house.robots.look)
        yield running


async def people(server: Server, number: int) -> list[Player]:
    """The first of them can sign in elsewhere, too."""
    found = [await server.player(f"Quintus {one}") for one in range(number)]
    account = {"handle": "quintus", "passphrase": "rosa rosa rosam"}
    await found[0].send("/api/me/passphrase", account)
    return found


async def opened(server: Server, number: int, **more: Any) -> tuple[list[Player], str]:
    """A tournament in which some people take part."""
    players = await people(server, number)
    made = await players[0].send("/api/tournaments", {**NEW, **more}, 201)
    for player in players:
        await player.send(f"/api/tournaments/{made['id']}/join", {"invite": made["invite"]})
    return players, made["id"]


async def look(player: Player, id: str) -> wire.TournamentInfo:
    return wire.TournamentInfo.model_validate(await player.get(f"/api/tournaments/{id}"))


async def tables(server: Server, id: str) -> list[TableRow]:
    async with server.house.storage.reading() as session:
        mine = select(TableRow).where(TableRow.tournament_id == id).order_by(TableRow.name)
        return list(await session.scalars(mine))


async def play_round(server: Server, id: str) -> None:
    """Play what goes on, and let the house look at it."""
    for row in await tables(server, id):
        if row.status == "playing":
            await play_out(server, row.id)
    await Keeper(server.house).tick()


async def test_a_swiss_from_the_first_to_the_last(server: Server) -> None:
    players, id = await opened(server, 4, rounds=2, rated=True)
    marie = players[0]
    before = await look(marie, id)
    assert before.status == "open" and before.ready and before.host and len(before.entrants) == 4
    path = f"/api/tournaments/{id}"
    assert (await players[1].send(f"{path}/start", None, 403))["key"] == "maker-only"
    for _ in range(2):
        await marie.send(f"{path}/start")
    first = await look(marie, id)
    assert (first.status, first.round, first.rounds) == ("playing", 1, 2)
    made = await tables(server, id)
    assert len(made) == 2 and len({row.seed for row in made}) == 1, "the same deal at both"
    assert all(row.status == "playing" and row.rated and not row.public for row in made)
    mine = await marie.get("/api/tables", list="mine")
    assert mine[0]["tournament"] == id and mine[0]["seats"][0]["name"].startswith("Quintus")
    late = await server.player("Serus")
    assert (await late.send(f"{path}/join", {}, 409))["key"] == "already-started"
    await play_round(server, id)
    second = await look(marie, id)
    assert second.round == 2 and [one.number for one in second.played] == [2, 1]
    assert sum(line.points for line in second.standing) == 2
    assert all(one.table and one.open for one in second.played[1].tables)
    met = [{seat.player for seat in table.seats} for one in second.played for table in one.tables]
    assert len({frozenset(one) for one in met}) == 4, "nobody met somebody twice"
    await play_round(server, id)
    last = await look(late, id)
    assert last.status == "finished" and last.played[0].number == 2
    assert sum(line.points for line in last.standing) == 4
    assert [line.place for line in last.standing] == sorted(line.place for line in last.standing)
    assert len(await tables(server, id)) == 4
    async with server.house.storage.reading() as session:
        assert await session.scalar(select(func.count()).select_from(RatedGame)) == 4
    assert [one["id"] for one in await late.get("/api/tournaments", list="finished")] == [id]
    assert [one["id"] for one in await marie.get("/api/tournaments", list="mine")] == [id]


async def test_a_deal_that_others_still_play_is_sealed(server: Server) -> None:
    players, id = await opened(server, 4)
    marie = players[0]
    await marie.send(f"/api/tournaments/{id}/start")
    made = await tables(server, id)
    seats = {row.id: await sitting(server, row.id) for row in made}
    mine = next(table for table, there in seats.items() if marie.id in there)
    other = next(table for table in seats if table != mine)
    await marie.get(f"/api/tables/{other}", 404)
    await marie.get(f"/api/tables/{other}/state", 404)
    shown = (await look(marie, id)).played[0].tables
    assert {one.table: one.open for one in shown} == {mine: True, other: False}
    await play_out(server, mine)
    await Keeper(server.house).tick()
    over = await marie.state(mine, seats[mine].index(marie.id))
    assert over["status"] == "finished" and over["seed"] is None
    refused = await marie.get(f"/api/tables/{mine}/record", 409)
    assert refused["key"] == "round-secret"
    await marie.send(f"/api/tables/{mine}/fork", {"number": 0, "seat": 0}, 409)
    assert (await look(marie, id)).round == 1
    back = {"seat": seats[other].index(seats[other][0])}
    theirs = next(one for one in players if one.id == seats[other][0])
    await theirs.send(f"/api/tables/{other}/undo-request", back, 409)
    await play_out(server, other)
    await Keeper(server.house).tick()
    assert (await marie.state(mine))["seed"] == (await marie.state(other))["seed"] is not None


async def sitting(server: Server, table: str) -> list[str]:
    async with server.house.storage.reading() as session:
        rows = select(SeatRow.person_id).where(SeatRow.table_id == table).order_by(SeatRow.seat)
        return [person or "" for person in await session.scalars(rows)]


async def test_it_finishes_by_itself_when_nobody_answers(server: Server) -> None:
    players, id = await opened(server, 3, format="round-robin", bots=False)
    await players[0].send(f"/api/tournaments/{id}/start")
    time = server.house.desk.hours.time
    assert isinstance(time, Time)
    assert (await look(players[0], id)).rounds == 3
    await wait(time, 30 * MINUTE, server)  # the first of the two is out of time
    await play_round(server, id)
    found = await look(players[0], id)
    gone = [one.name for one in found.entrants if one.out == "absent"]
    assert len(gone) == 1 and found.round == 2
    back = next(one for one in players if one.name in gone)
    await back.send(f"/api/tournaments/{id}/join", {})
    assert not any(one.out for one in (await look(back, id)).entrants)
    await wait(time, 30 * MINUTE, server)
    for _ in range(9):
        await wait(time, 30 * MINUTE, server)
        await play_round(server, id)
    assert (await look(players[0], id)).status == "finished"


async def test_it_begins_in_time_or_not_at_all(server: Server) -> None:
    time = server.house.desk.hours.time
    assert isinstance(time, Time)
    at = datetime.fromtimestamp((time.moment + 10 * MINUTE) / 1000, UTC).isoformat()
    players, id = await opened(server, 2, start_at=at, bots=True)
    other = await players[0].send("/api/tournaments", {**NEW, "start_at": at}, 201)
    await Keeper(server.house).tick()
    assert (await look(players[0], id)).status == "open"
    time.moment += 10 * MINUTE
    await asyncio.gather(Keeper(server.house).tick(), Keeper(server.house).tick())
    assert (await look(players[0], id)).status == "playing"
    assert (await look(players[0], other["id"])).status == "cancelled"
    assert len(await tables(server, id)) == 1
    past = {**NEW, "start_at": "2020-01-01T00:00:00Z"}
    assert (await players[0].send("/api/tournaments", past, 422))["key"] == "start-past"


async def test_a_server_that_dies_between_two_rounds_pairs_once(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players, id = await opened(server, 4, pause=5)
    await players[0].send(f"/api/tournaments/{id}/start")
    time = server.house.desk.hours.time
    assert isinstance(time, Time)
    await play_round(server, id)
    assert (await look(players[0], id)).round == 1, "there is a pause"
    await play_round(server, id)
    time.moment += 5 * MINUTE

    async def killed(self: Keeper, table_id: str) -> None:
        raise SystemError("killed")

    with monkeypatch.context() as patch:  # after the round was written down, before it began
        patch.setattr(Keeper, "begin_table", killed)
        await Keeper(server.house).tick()
    waiting = [row for row in await tables(server, id) if row.status == "waiting"]
    assert len(waiting) == 2 and (await look(players[0], id)).round == 2
    async with timed(settings_for(tmp_path), time) as second:
        second.house.desk.changed.remove(second.house.robots.look)
        await asyncio.gather(
            *[Keeper(one.house).tick() for one in (server, second, server, second)]
        )
    made = await tables(server, id)
    assert len(made) == 4 and {row.status for row in made} == {"finished", "playing"}


async def test_two_processes_pair_a_round_once(server: Server, tmp_path: Path) -> None:
    _, id = await opened(server, 4)
    async with timed(settings_for(tmp_path), server.house.desk.hours.time) as second:  # type: ignore[arg-type]
        second.house.desk.changed.remove(second.house.robots.look)
        keepers = [Keeper(one.house) for one in (server, second)]
        await asyncio.gather(*[keeper.begin(id) for keeper in keepers])
        await asyncio.gather(*[keeper.advance(id) for keeper in keepers])
    assert len(await tables(server, id)) == 2
    async with server.house.storage.reading() as session:
        numbers = list(await session.scalars(select(TournamentPlayer.number)))
    assert sorted(numbers) == [0, 1, 2, 3]


async def test_bots_fill_the_last_table_and_groups_have_a_final(server: Server) -> None:
    players, id = await opened(server, 5, format="groups", duplicate=False)
    await players[0].send(f"/api/tournaments/{id}/start")
    for _ in range(4):
        await play_round(server, id)
    found = await look(players[0], id)
    assert found.status == "finished" and found.played[0].final
    assert {one.group for one in found.entrants} == {0, 1}
    bots = [seat for one in found.played for table in one.tables for seat in table.seats]
    assert any(seat.player is None and seat.rank for seat in bots)
    finals = found.played[0].tables[0].seats
    assert {line.player for line in found.standing[:2]} == {seat.player for seat in finals}


async def test_who_withdraws_gives_their_seat_to_a_bot(server: Server) -> None:
    players, id = await opened(server, 3, bots=False)
    marie, paul, _ = players
    path = f"/api/tournaments/{id}"
    await paul.send(f"{path}/leave", None, 204)
    assert len((await look(marie, id)).entrants) == 2
    await paul.send(f"{path}/leave", None, 404)
    await paul.send(f"{path}/join", {})
    await marie.send(f"{path}/start")
    seated = {row.id: await sitting(server, row.id) for row in await tables(server, id)}
    [(table, there)] = seated.items()
    leaver = next(one for one in players if one.id == there[0])
    await leaver.send(f"{path}/leave", None, 204)
    info = await leaver.get(f"/api/tables/{table}")
    assert info["seats"][0]["kind"] == "bot"
    await leaver.send(f"{path}/join", {})
    assert [one.out for one in (await look(marie, id)).entrants].count("left") == 1
    await play_round(server, id)
    last = (await look(marie, id)).played[-1].tables
    ranks = next(one for one in last if one.table == table)
    assert ranks.seats[0].rank == 2, "who withdraws comes last"
    exported = await leaver.get("/api/me/export")
    assert [one["out"] for one in exported["tournaments"]] == ["left"]
    await leaver.send("/api/me", None, 204, "DELETE")
    stays = next(one for one in players if one is not leaver)
    assert "somebody" in {one.name for one in (await look(stays, id)).entrants}


async def test_a_table_that_is_closed_counts_for_nobody(server: Server) -> None:
    players, id = await opened(server, 2, rounds=1)
    await players[0].send(f"/api/tournaments/{id}/start")
    [row] = await tables(server, id)
    await Office(server.house, "Octavia").close_table(row.id)
    await Keeper(server.house).tick()
    found = await look(players[0], id)
    assert found.status == "finished" and [line.points for line in found.standing] == [0.5, 0.5]
    assert [line.place for line in found.standing] == [1, 1]


async def test_who_may_see_and_make_one(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    marie, paul = await people(server, 2)
    refused = await paul.send("/api/tournaments", NEW, 403)
    assert refused["key"] == "registered-only"
    for more, key in (
        ({"game": "chess"}, "no-such-game"),
        ({"seats": 6}, "players"),
        ({"format": "round-robin", "least": 40, "most": 50}, "tournament-size"),
        ({"clock": {**LIVE, "level": "caesar"}}, "no-such-level"),
        ({"club": "0000"}, "no-such-club"),
    ):
        answer = await marie.web.post("/api/tournaments", json={**NEW, **more})
        assert answer.json()["key"] == key
    hidden = await marie.send("/api/tournaments", {**NEW, "public": False, "most": 2}, 201)
    path = f"/api/tournaments/{hidden['id']}"
    await paul.get(path, 404)
    await paul.send(f"{path}/join", {}, 404)
    assert await paul.get("/api/tournaments", list="open") == []
    assert (await paul.get(path, invite=hidden["invite"]))["invite"] is None
    joined = await paul.send(f"{path}/join", {"invite": hidden["invite"]})
    assert joined["mine"] and joined["invite"] == hidden["invite"]
    assert (await marie.send(f"{path}/start", None, 409))["key"] == "too-few-players"
    livia, titus = await server.player("Livia"), await server.player("Titus")
    await livia.send(f"{path}/join", {"invite": hidden["invite"]})
    full = await titus.send(f"{path}/join", {"invite": hidden["invite"]}, 409)
    assert full["key"] == "tournament-full"
    await livia.send(path, None, 403, "DELETE")
    await marie.send(path, None, 204, "DELETE")
    assert (await look(paul, hidden["id"])).status == "cancelled"
    public = await marie.send("/api/tournaments", NEW, 201)
    await marie.send("/api/me/blocks", {"person": titus.id})
    await titus.get(f"/api/tournaments/{public['id']}", 404)
    assert await titus.get("/api/tournaments", list="open") == []
    monkeypatch.setattr(routes, "MOST_LED", 1)
    assert (await marie.send("/api/tournaments", NEW, 409))["key"] == "tournaments-led"
    monkeypatch.setattr(routes, "MOST_ENTERED", 0)
    await livia.send(f"/api/tournaments/{public['id']}/join", {}, 409)
    assert (await marie.get("/api/me/export"))["tournaments_made"]
    await marie.send("/api/me", None, 204, "DELETE")
    async with server.house.storage.session() as session:
        status = select(Tournament.status).where(Tournament.id == public["id"])
        assert await session.scalar(status) == "cancelled"
        await session.execute(update(Tournament).values(updated=Tournament.updated - 500 * DAY))
        assert await own.tidy(session, 30) == 2
    async with server.house.storage.reading() as session:
        for kind in (Tournament, TournamentPlayer, TournamentGame):
            assert (await session.scalars(select(kind))).first() is None
