"""Every table is opened in a box of its own: what is stored wrongly harms no other table."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from ludi.server.models import TableRow
from ludi.server.storage import Storage, sealed
from ludi.server.upkeep import SAME, look_after
from tests.server.helpers import Player, Server, in_process, settings_for

pytestmark = pytest.mark.asyncio(loop_scope="module")

# What is done to a row, and whether the game can still be played from its events.
SNAPSHOTS = {
    "a truncated snapshot": "UPDATE snapshots SET body = substr(body, 1, 400)",
    "an altered snapshot": "UPDATE snapshots SET body = replace(body, '10', '11')",
    "a snapshot of nothing": "UPDATE snapshots SET body = ''",
    "a snapshot that is no text": "UPDATE snapshots SET body = x'ff00fe'",
    "a snapshot of the future": "UPDATE snapshots SET number = 900",
    "a snapshot of the past": "UPDATE snapshots SET number = -4",
    "a snapshot of no number": "UPDATE snapshots SET number = 'ten'",
    "a deep snapshot": "UPDATE snapshots SET body = :deep",
    "a sealed snapshot of nonsense": "UPDATE snapshots SET body = :nonsense",
    "a sealed snapshot of another game": "UPDATE snapshots SET body = :foreign",
    "no snapshot": "DELETE FROM snapshots",
}
ROWS = {
    "unknown options": 'UPDATE tables SET options = \'{"mode": "tyranny"}\'',
    "broken options": "UPDATE tables SET options = '{\"mo'",
    "options that are a number": "UPDATE tables SET options = 5",
    "options that are a list": "UPDATE tables SET options = '[1]'",
    "deep options": "UPDATE tables SET options = :deep",
    "asked null": "UPDATE tables SET asked = 'null'",
    "asked a number": "UPDATE tables SET asked = '5'",
    "asked a seat beyond": "UPDATE tables SET asked = '[77]'",
    "a broken request": "UPDATE tables SET request = '{'",
    "a request of no seat": "UPDATE tables SET request = '[3]'",
    "an unknown game": "UPDATE tables SET game = 'tric-trac'",
    "too many players": "UPDATE tables SET players = 9",
    "players that are a word": "UPDATE tables SET players = 'two'",
    "no such status": "UPDATE tables SET status = 'asleep'",
    "a number that is a word": "UPDATE tables SET number = 'many'",
    "a number too high": "UPDATE tables SET number = 5000",
    "a result of nonsense": "UPDATE tables SET result = '[4]'",
    "closed by nonsense": "UPDATE tables SET closed = '7'",
    "a moment that never was": "UPDATE tables SET updated = 9000000000000000000",
    "an empty seed": "UPDATE tables SET seed = ''",
    "an illegal event": "UPDATE events SET value = 999999 WHERE number = 12",
    "a huge event": "UPDATE events SET value = 9223372036854775807 WHERE number = 12",
    "an event of nothing": "UPDATE events SET value = 'x' WHERE number = 12",
    "an event of no kind": "UPDATE events SET kind = 'pray' WHERE number = 12",
    "an undo of the whole past": "UPDATE events SET kind = 'undo', value = 400 WHERE number = 12",
    "an event of a seat beyond": "UPDATE events SET seat = 17 WHERE number = 12",
    "a hole": "DELETE FROM events WHERE number = 12",
    "no events": "DELETE FROM events",
    "broken orders": "UPDATE seats SET orders = '}'",
    "orders that are a list": "UPDATE seats SET orders = '[1]'",
    "a seat is missing": "DELETE FROM seats WHERE seat = 1",
    "a seat of no kind": "UPDATE seats SET kind = 'throne'",
    "a level of no bot": "UPDATE seats SET level = 'deus' WHERE seat = 1",
}
KEPT = {"broken orders", "a level of no bot"}  # what the game can be played on with
DEEP = "[" * 60_000
VALUES = {"deep": DEEP, "nonsense": sealed('{"number": 10}'), "foreign": ""}


class Hurt:
    """A server that came up on a database in which every table but one is damaged."""

    def __init__(self, server: Server, player: Player, sound: str, tables: dict[str, str]) -> None:
        self.server = server
        self.player = player
        self.sound = sound
        self.tables = tables


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=["me", "random"])
async def hurt(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Hurt]:
    """With a person, and with a bot asked at each of them."""
    folder: Path = tmp_path_factory.mktemp("hurt")
    settings = settings_for(folder, snapshot_every=10)
    names = [*SNAPSHOTS, *ROWS]
    async with in_process(settings) as server:
        player = await server.player()
        first = (await player.table("me", "me"))["id"]
        await player.play_hotseat(first, 14)
        storage = server.house.storage
        tables = await copied(storage, first, names, request.param)
        other = (await player.table("me", game="hadrians-wall"))["id"]
        async with server.house.desk.open(other) as live:
            VALUES["foreign"] = sealed(live.history.dumped())
        cookie = player.web.cookies["ludi"]
        for name, table in tables.items():
            await harm(storage, {**SNAPSHOTS, **ROWS}[name], table)
    async with in_process(settings) as server:
        yield Hurt(server, Player(server.browser(Cookie=f"ludi={cookie}"), ""), first, tables)


async def copied(storage: Storage, first: str, names: list[str], kind: str) -> dict[str, str]:
    """A copy of a table for each name; in each a bot may be asked."""
    tables = {name: f"{place:016x}" for place, name in enumerate(names)}
    async with storage.session() as session:
        for part in ("tables", "seats", "events", "snapshots"):
            found = await session.execute(text(f"SELECT * FROM {part}"))
            rows: list[Any] = [dict(row) for row in found.mappings()]
            key = "id" if part == "tables" else "table_id"
            for table in tables.values():
                for row in rows:
                    fields = ", ".join(row)
                    values = ", ".join(f":{name}" for name in row)
                    await session.execute(
                        text(f"INSERT INTO {part} ({fields}) VALUES ({values})"),
                        {**row, key: table},
                    )
        if kind != "me":
            await session.execute(
                text("UPDATE seats SET kind = 'bot', level = :level WHERE table_id <> :first"),
                {"level": kind, "first": first},
            )
    return tables


async def harm(storage: Storage, what: str, table: str) -> None:
    where = "id" if "tables SET" in what else "table_id"
    joint = "AND" if "WHERE" in what else "WHERE"
    bound = {name: value for name, value in VALUES.items() if f":{name}" in what}
    async with storage.session() as session:
        await session.execute(text("PRAGMA foreign_keys=OFF"))
        await session.execute(text(f"{what} {joint} {where} = :table"), {**bound, "table": table})


@pytest.mark.parametrize("what", [*SNAPSHOTS, *ROWS])
async def test_what_is_damaged_is_a_problem_in_words(hurt: Hurt, what: str) -> None:
    """No 500, and a game whose events are whole goes on."""
    web = hurt.player.web
    table = hurt.tables[what]
    answers = {
        path: await web.get(f"/api/tables/{table}{path}?number=3")
        for path in ("", "/state", "/replay", "/record", "/talk")
    }
    body = {"seat": 0, "action": 0, "number": 14}
    answers["/plays"] = await web.post(f"/api/tables/{table}/plays", json=body)
    wrong = {path: one.text[:300] for path, one in answers.items() if one.status_code >= 500}
    assert not wrong
    state = answers["/state"]
    if what in SNAPSHOTS or what in KEPT:
        assert state.status_code == 200 and state.json()["number"] >= 14
    elif state.status_code == 409:
        assert state.json()["key"] in ("damaged", "other-rules") and state.json()["detail"]
    else:
        assert state.status_code == 404 or state.json()["number"] <= 5000


async def test_the_other_tables_are_not_harmed(hurt: Hurt) -> None:
    seen = await hurt.player.state(hurt.sound)
    assert seen["number"] == 14
    for which in ("mine", "open", "playing", "finished"):
        listed = await hurt.player.get(f"/api/tables?list={which}")
        assert which != "mine" or hurt.sound in [one["id"] for one in listed]
    await hurt.player.play_hotseat(hurt.sound, 1)
    found = {one.table: one.state for one in await look_after(hurt.server.house.storage)}
    assert found[hurt.sound] == SAME
    assert len(found) > len(ROWS)


async def test_a_damaged_table_is_read_once_not_at_every_request(
    hurt: Hurt, caplog: pytest.LogCaptureFixture
) -> None:
    table = hurt.tables["a hole"]
    hurt.server.house.desk._lives.pop(table, None)
    for _ in range(3):
        assert (await hurt.player.get(f"/api/tables/{table}/state", 409))["key"] == "damaged"
    told = [one for one in caplog.records if one.getMessage() == "table damaged"]
    assert [vars(one)["table"] for one in told] == [table], "one line for those who run the house"


async def test_the_repaired_table_is_read_again(hurt: Hurt) -> None:
    table = hurt.tables["too many players"]
    await hurt.player.get(f"/api/tables/{table}/state", 409)
    async with hurt.server.house.storage.session() as session:
        row = await session.get(TableRow, table)
        assert row is not None
        row.players, row.revision = 2, row.revision + 1
    assert (await hurt.player.state(table))["number"] >= 14


async def test_somebody_at_a_damaged_table_can_still_be_forgotten(hurt: Hurt) -> None:
    """The last of these tests: its player is gone then."""
    await hurt.player.web.delete("/api/me")
    async with hurt.server.house.storage.reading() as session:
        for query in (
            "SELECT count(*) FROM seats WHERE person_id IS NOT NULL",
            "SELECT count(*) FROM tables WHERE host_id IS NOT NULL",
            "SELECT count(*) FROM people",
        ):
            assert (await session.execute(text(query))).scalar() == 0, query


async def test_a_seal_tells_what_was_altered() -> None:
    body = json.dumps({"number": 3})
    assert sealed(body).endswith(body)
    assert sealed(body) != sealed(body + " ")
