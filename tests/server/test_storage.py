"""The same on SQLite and on PostgreSQL; two workers on one database."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Row, func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

import ludi
from ludi.kernel.errors import LudiError
from ludi.server import storage as storage_module
from ludi.server.models import Base, Event, Person, Snapshot
from ludi.server.settings import Settings
from ludi.server.storage import Storage
from tests.server.helpers import Player, asked, in_process, settings_for, until
from tests.server.processes import postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    with ExitStack() as stack:
        yield stack.enter_context(postgres())


@pytest.fixture(params=["sqlite", "postgres"])
async def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for a database that is new and has its tables."""
    if request.param == "sqlite":
        return settings_for(tmp_path)
    import asyncpg  # type: ignore[import-untyped]

    address = request.getfixturevalue("cluster")
    name = "ludi_" + secrets.token_hex(4)
    connection = await asyncpg.connect(address + "postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    found = settings_for(tmp_path, database=address + name)
    storage = Storage(found)
    with pytest.raises(LudiError, match="ludi serve --migrate"):
        await storage.prepare()
    await storage.migrate()
    await storage.prepare()
    await storage.close()
    return found


async def test_the_migrations_make_what_the_models_say(settings: Settings) -> None:
    storage = Storage(settings)
    await storage.migrate()
    await storage.migrate()  # a second time there is nothing to do

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await storage.close()


async def test_a_game_from_opening_to_replay(settings: Settings) -> None:
    async with in_process(settings) as server:
        marie, paul = await server.player("Marie"), await server.player("Paul")
        account = {"handle": "marie", "passphrase": "rosa rosa rosam"}
        await marie.send("/api/me/passphrase", account)
        await paul.send("/api/me/passphrase", account, 409)
        opened = await marie.table("me", "friend", start=False, name="Ides")
        table = opened["id"]
        await paul.send(f"/api/tables/{table}/join", {"invite": opened["invite"]})
        await marie.send(f"/api/tables/{table}/start")
        players = [marie, paul]
        for _ in range(12):
            seat = (await marie.state(table))["asked"][0]
            state = await players[seat].state(table, seat)
            state = await players[seat].play(table, state, state["legal"][0]["id"])
            if state["undo"]["step"] and state["number"] % 3 == 0:
                body = {"seat": seat, "number": state["number"]}
                await players[seat].send(f"/api/tables/{table}/undo", body)
        await marie.send(f"/api/tables/{table}/talk", {"text": "Ave 🏛"}, 201)
        before = await marie.state(table, 0)
        mine = await marie.get("/api/tables", list="mine")
        assert [one["name"] for one in mine] == ["Ides"]
        cookie = marie.web.cookies["ludi"]
    async with in_process(settings) as server:
        again = Player(server.browser(Cookie=f"ludi={cookie}"), "Marie")
        after = await again.state(table, 0)
        assert after == before
        assert (await again.get(f"/api/tables/{table}/talk"))[0]["text"] == "Ave 🏛"
        exported = await again.get("/api/me/export")
        assert len(exported["events"]) > 2
        assert (await again.web.delete("/api/me")).status_code == 204


async def test_two_workers_never_both_win(settings: Settings) -> None:
    """The key of the events decides; the loser gets the new state."""
    async with in_process(settings) as one, in_process(settings) as two:
        marie = await one.player("Marie")
        table = (await marie.table("me", "me"))["id"]
        twin = Player(two.browser(Cookie=f"ludi={marie.web.cookies['ludi']}"), "Marie")
        for number in range(10):
            seat = (await marie.state(table))["asked"][0]
            states = [await who.state(table, seat) for who in (marie, twin)]
            assert states[0] == states[1], "each sees what the other has done"
            legal = states[0]["legal"]
            bodies = [
                {"seat": seat, "action": legal[place]["id"], "number": number}
                for place in (0, len(legal) - 1)
            ]
            answers = await asyncio.gather(
                marie.web.post(f"/api/tables/{table}/plays", json=bodies[0]),
                twin.web.post(f"/api/tables/{table}/plays", json=bodies[1]),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            shown = [answer.json() for answer in answers]
            states = [body.get("state", body) for body in shown]
            assert states[0]["number"] == states[1]["number"] == number + 1
            assert states[0]["view"] == states[1]["view"]


async def test_two_workers_and_one_seat(settings: Settings) -> None:
    async with in_process(settings) as one, in_process(settings) as two:
        host = await one.player("Host")
        table = (await host.table("me", "anyone", start=False))["id"]
        guests = [await one.player("Paul"), await two.player("Titus")]
        answers = await asyncio.gather(
            *[guest.web.post(f"/api/tables/{table}/join", json={"seat": 1}) for guest in guests]
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_two_workers_attend_to_the_same_bots(settings: Settings) -> None:
    async with in_process(settings) as one:
        player = await one.player()
        table = (await player.table("random", "random"))["id"]
        live = one.house.desk._lives[table]
        await until(lambda: live.row.number > 3)
        async with in_process(settings) as two:
            await until(lambda: table in two.house.desk._lives)
            other = two.house.desk._lives[table]
            await until(lambda: other.started and other.row.number > 25)
        await until(lambda: live.row.number > 30)
        async with one.house.storage.session() as session:
            rows = await session.execute(select(func.count(), func.max(Event.number)))
        count, last = rows.one()
        assert count == last


async def test_a_snapshot_is_kept_and_used(settings: Settings) -> None:
    settings = settings.model_copy(update={"snapshot_every": 10})
    async with in_process(settings) as server:
        player = await server.player()
        table = (await player.table("me", "me"))["id"]
        await player.play_hotseat(table, 25)
        before = await player.state(table, 0)
        async with server.house.storage.session() as session:
            kept = (await session.scalars(select(Snapshot))).one()
        assert kept.number == 20
        cookie = player.web.cookies["ludi"]
    async with in_process(settings) as server:
        read: list[int] = []
        real = server.house.storage.events

        async def counting(table_id: str, after: int, upto: int) -> list[Row[Any]]:
            read.append(after)
            return await real(table_id, after, upto)

        server.house.storage.events = counting  # type: ignore[method-assign]
        again = Player(server.browser(Cookie=f"ludi={cookie}"), "Marie")
        assert await again.state(table, 0) == before
        assert read == [20]
        await again.play_hotseat(table, 20)


async def test_a_game_of_other_rules_says_so(settings: Settings) -> None:
    async with in_process(settings) as server:
        player = await server.player()
        table = (await player.table("me", "me"))["id"]
        async with server.house.storage.session() as session:
            await session.execute(text("UPDATE tables SET rules = 99, revision = 7"))
        server.house.desk._lives.clear()
        refused = await player.get(f"/api/tables/{table}/state", 409)
        assert refused["key"] == "other-rules"
        assert ludi.game("glory-to-rome").rules_version != 99


async def test_a_writer_who_goes_away_leaves_nothing_locked(settings: Settings) -> None:
    storage, other = Storage(settings), Storage(settings)
    await storage.migrate()
    begun = asyncio.Event()

    async def work(session: AsyncSession) -> None:
        await session.execute(insert(Person).values(**person("slow")))
        begun.set()
        await asyncio.sleep(0.1)

    async def quick(session: AsyncSession) -> None:
        await session.execute(insert(Person).values(**person("quick")))

    caller = asyncio.create_task(storage.write(work))
    await begun.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await asyncio.wait_for(other.write(quick), 10)
    await storage.close()
    async with other.session() as session:
        found = sorted(await session.scalars(select(Person.id)))
    await other.close()
    assert found == ["quick", "slow"], "what was begun is finished"


def person(id: str) -> dict[str, Any]:
    return {"id": id, "nickname": id, "language": "fr", "created": 0}


async def test_an_error_of_the_database_tells_no_secrets(settings: Settings) -> None:
    storage = Storage(settings)
    await storage.migrate()
    with pytest.raises(IntegrityError) as error:
        async with storage.session() as session:
            await session.execute(insert(Person).values(id="x", nickname="geheim"))
    await storage.close()
    assert "geheim" not in str(error.value).partition("DETAIL")[0]


TROUBLES = {
    "no route": "gone",
    "database is locked": "locked",
    "database or disk is full": "full",
    "attempt to write a readonly database": "read-only",
    "cannot execute UPDATE in a read-only transaction": "read-only",
}


async def test_health_says_what_is_wrong(settings: Settings, monkeypatch: Any) -> None:
    monkeypatch.setattr(storage_module, "FRESH_SECONDS", 0.0)
    async with in_process(settings) as server:
        web = server.browser()
        well = await web.get("/health")
        assert well.status_code == 200 and well.json()["ok"]
        assert (well.json()["database"], well.json()["redis"]) == ("well", "none")
        said: list[str] = []

        async def broken(work: Any, writes: bool) -> None:
            raise OSError(said[-1])

        monkeypatch.setattr(server.house.storage, "at_once", broken)
        for words, trouble in TROUBLES.items():
            said.append(words)
            ill = await web.get("/health")
            assert (ill.status_code, ill.json()["database"]) == (503, trouble)
            assert not ill.json()["ok"]


async def test_a_locked_database_is_read_and_says_that_it_cannot_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "PATIENCE", 300)
    async with in_process(settings_for(tmp_path)) as server:
        player = await server.player()
        table, other = [(await player.table("me", "me"))["id"] for _ in range(2)]
        state = await asked(player, table)
        with contextlib.closing(sqlite3.connect(tmp_path / "ludi.sqlite")) as greedy:
            greedy.execute("BEGIN IMMEDIATE")
            playing = asyncio.create_task(
                player.play(table, state, state["legal"][0]["id"], status=503)
            )
            await asyncio.sleep(0.05)
            server.house.desk._lives.pop(other)
            assert (await player.state(other, 0))["number"] == 0
            assert not playing.done(), "a reader waits for no writer"
            refused = await playing
            assert refused["key"] == "no-database"
            health = await server.browser().get("/health")
            assert (health.status_code, health.json()["database"]) == (503, "locked")
            greedy.rollback()
        state = await asked(player, table)
        assert state["number"] == 0, "what was refused has not happened"
        await player.play(table, state, state["legal"][0]["id"])


async def test_only_we_read_the_file(tmp_path: Path) -> None:
    (tmp_path / "ludi.sqlite").touch(0o644)
    async with in_process(settings_for(tmp_path)) as server:
        await server.player()
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("ludi.sqlite*")}
    assert len(modes) > 1 and set(modes.values()) == {0o600}
