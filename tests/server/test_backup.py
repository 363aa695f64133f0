"""Backups: taken while people play, put back while nobody does; nothing acknowledged is missing."""

import asyncio
import secrets
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

import ludi
from ludi.cli.main import main
from ludi.kernel.errors import LudiError
from ludi.server.backup import back_up, restore
from ludi.server.models import Event
from ludi.server.settings import Settings
from ludi.server.storage import Storage
from ludi.server.upkeep import SAME, look_after
from tests.server.helpers import Player, Server, in_process, settings_for
from tests.server.processes import postgres


async def numbers_in(settings: Settings) -> dict[str, int]:
    """How many events each table has; every one of them can be played again."""
    storage = Storage(settings)
    await storage.prepare()
    assert {one.state for one in await look_after(storage)} <= {SAME}
    async with storage.reading() as session:
        rows = await session.execute(
            select(Event.table_id, func.count(), func.max(Event.number)).group_by(Event.table_id)
        )
        found = {table: (count, last) for table, count, last in rows}
    await storage.close()
    assert all(count == last for count, last in found.values()), "no holes"
    return {table: last for table, (_, last) in found.items()}


async def under_load(server: Server, file: Path) -> tuple[dict[str, int], dict[str, int]]:
    """Back up while four tables are played: what was acknowledged before, and in the end."""
    acknowledged: dict[str, int] = {}
    stop = asyncio.Event()

    async def keep_playing(player: Player, table: str) -> None:
        while not stop.is_set():
            state = await player.play_hotseat(table, 1)
            acknowledged[table] = state["number"]

    players = [await server.player(f"P{number}") for number in range(4)]
    tables = [(await player.table("me", "me"))["id"] for player in players]
    tasks = [
        asyncio.create_task(keep_playing(player, table))
        for player, table in zip(players, tables, strict=True)
    ]
    while len(acknowledged) < 4 or min(acknowledged.values()) < 5:
        await asyncio.sleep(0.01)
    before = dict(acknowledged)
    await asyncio.to_thread(back_up, server.house.settings, file)
    target = {table: number + 2 for table, number in acknowledged.items()}
    while any(acknowledged[table] < number for table, number in target.items()):
        await asyncio.sleep(0.01)  # they play on
    stop.set()
    await asyncio.gather(*tasks)
    return before, dict(acknowledged)


async def new_postgres(address: str) -> str:
    import asyncpg  # type: ignore[import-untyped]

    name = "ludi_" + secrets.token_hex(4)
    connection = await asyncpg.connect(address + "postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return address + name


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_backup_under_load_and_back(tmp_path: Path, kind: str) -> None:
    if kind == "sqlite":
        await there_and_back(settings_for(tmp_path), tmp_path / "games.backup")
        return
    with postgres() as address:
        settings = settings_for(tmp_path, database=await new_postgres(address))
        storage = Storage(settings)
        await storage.migrate()
        await storage.close()
        await there_and_back(settings, tmp_path / "games.backup")


async def there_and_back(settings: Settings, file: Path) -> None:
    async with in_process(settings) as server:
        before, after = await under_load(server, file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, "seeds are in there"
        with pytest.raises(LudiError, match="is in use: stop the server first"):
            await asyncio.to_thread(restore, settings, file)
        with pytest.raises(LudiError, match="already exists"):
            back_up(settings, file)
    assert await numbers_in(settings) == after
    kept = await asyncio.to_thread(restore, settings, file)
    found = await numbers_in(settings)
    assert all(before[table] <= found[table] <= after[table] for table in before)
    if kept is not None:
        was = settings.model_copy(update={"database": f"sqlite:///{kept}"})
        assert await numbers_in(was) == after
    assert [one.name for one in file.parent.iterdir() if one.name.startswith(".")] == []


async def test_games_of_all_boxes_are_the_same_afterwards(tmp_path: Path, capsys: Any) -> None:
    settings = settings_for(tmp_path)
    async with in_process(settings) as server:
        player = await server.player()
        for game in ludi.playable():
            fewest = ["me"] * min(game.manifest.players)
            table = (await player.table(*fewest, game=game.id))["id"]
            await player.play_hotseat(table, 5)
    file, new = str(tmp_path / "all.backup"), f"sqlite:///{tmp_path}/elsewhere/ludi.sqlite"
    cli = asyncio.to_thread
    assert await cli(main, ["backup", file, "--database", settings.database, "--lang", "en"]) == 0
    assert await cli(main, ["restore", file, "--database", new, "--lang", "en"]) == 0
    assert await cli(main, ["tables", "check", "--database", new, "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("5 unfinished games were replayed.\n")


def test_what_is_no_backup_touches_nothing(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    file = tmp_path / "x"
    with pytest.raises(LudiError, match="there is no database"):
        back_up(settings, file)
    with pytest.raises(LudiError, match="there is no file"):
        restore(settings, file)
    file.write_bytes(b"PGDMP of something")
    with pytest.raises(LudiError, match="is not a backup of an SQLite database"):
        restore(settings, file)
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    with pytest.raises(LudiError, match="holds no games"):
        restore(settings, file)
    with connection:
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    with pytest.raises(LudiError, match="a newer version has used it"):
        restore(settings, file)
    assert list(tmp_path.iterdir()) == [file]
