"""Stored games after an update: carried over, listed, closed kindly; never a 500."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import ludi
from ludi.cli.main import main
from ludi.server.models import EndingRow, Event, TableRow
from ludi.server.settings import Settings
from ludi.server.upkeep import CARRIED, CHANGED, SAME, look_after
from tests.server.helpers import Server, play_out, settings_for


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


GAME = "glory-to-rome"
NOW = ludi.game(GAME).rules_version


async def set_row(server: Server, **values: Any) -> None:
    async with server.house.storage.session() as session:
        values["revision"] = TableRow.revision + 1
        await session.execute(update(TableRow).values(**values))
    server.house.desk._lives.clear()


async def begun(server: Server, plays: int = 25) -> tuple[Any, str]:
    player = await server.player()
    table = (await player.table("me", "me"))["id"]
    await player.play_hotseat(table, plays)
    return player, table


async def test_a_game_that_comes_to_the_same_is_carried_over(server: Server) -> None:
    player, table = await begun(server)
    before = await player.state(table, 0)
    assert [one.state for one in await look_after(server.house.storage)] == [SAME]
    await set_row(server, rules=NOW + 50)
    assert (await player.get(f"/api/tables/{table}/state", 409))["key"] == "other-rules"
    assert [one.state for one in await look_after(server.house.storage)] == [CARRIED]
    server.house.desk._lives.clear()
    after = await player.state(table, 0)
    assert after["view"] == before["view"] and after["log"] == before["log"]
    await player.play_hotseat(table, 5)


async def test_the_words_of_an_action_count_not_its_number(server: Server) -> None:
    """Where a new verb has moved the others' numbers, the words still say what was played."""
    player, table = await begun(server)
    before = await player.state(table, 0)
    async with server.house.storage.session() as session:
        await session.execute(update(Event).where(Event.kind == "play").values(value=3))
    await set_row(server, rules=NOW + 50)
    assert [one.state for one in await look_after(server.house.storage)] == [CARRIED]
    server.house.desk._lives.clear()
    assert (await player.state(table, 0))["view"] == before["view"]


async def test_a_game_that_cannot_go_on_is_listed_and_closed_kindly(server: Server) -> None:
    player, table = await begun(server)
    async with server.house.storage.session() as session:
        event = update(Event).where(Event.number == 20).values(words="withdraw", kind="play")
        await session.execute(event)
    await set_row(server, rules=NOW + 50)
    found = await look_after(server.house.storage)
    assert [(one.state, one.event, one.game) for one in found] == [(CHANGED, 20, GAME)]
    assert found[0].why and found[0].rules == NOW + 50
    assert (await player.get(f"/api/tables/{table}"))["status"] == "playing", "only looked at"
    await look_after(server.house.storage, close=True)
    server.house.desk._lives.clear()
    info = await player.get(f"/api/tables/{table}")
    assert info["status"] == "finished" and str(NOW + 50) in info["closed"]
    state = await player.state(table, 0)
    assert state["status"] == "finished" and state["legal"] == [] and state["scores"] is None
    assert state["question"] == info["closed"]
    assert state["view"]["camps"] and len(state["log"]) > 10 and state["number"] == 19
    record = (await player.web.get(f"/api/tables/{table}/record")).text
    assert record.startswith("ludi record 1")
    refused = {"seat": 0, "action": 0, "number": 19}
    assert (await player.send(f"/api/tables/{table}/plays", refused, 409))["key"] == "other-rules"
    assert await look_after(server.house.storage) == []


async def test_a_table_whose_game_is_gone_is_closed_too(server: Server) -> None:
    player, table = await begun(server, 3)
    await set_row(server, game="tric-trac")
    found = await look_after(server.house.storage, close=True)
    assert [(one.state, one.game) for one in found] == [(CHANGED, "tric-trac")]
    assert await look_after(server.house.storage) == []
    server.house.desk._lives.clear()
    assert (await player.get(f"/api/tables/{table}"))["status"] == "finished"


async def test_a_finished_game_of_older_rules_can_still_be_seen(server: Server) -> None:
    player = await server.player()
    table = (await player.table("me", "me"))["id"]
    await play_out(server, table)
    before = await player.state(table, 0)
    record = (await player.web.get(f"/api/tables/{table}/record")).text
    await set_row(server, rules=NOW + 50)
    after = await player.state(table, 0)
    assert str(NOW + 50) in after["question"]
    assert after["scores"] == before["scores"] and after["numbers"] == before["numbers"]
    told = {(line["number"], line["what"]): line["line"] for line in after["log"]}
    for line in before["log"]:  # what was hidden then may follow it now
        whole = told[line["number"], line["what"]]
        assert whole.startswith(line["line"].rstrip(".")), (line["line"], whole)
    assert after["view"]["camps"][0]["hand"] == before["view"]["camps"][0]["hand"]
    again = (await player.web.get(f"/api/tables/{table}/record")).text
    assert again.splitlines()[-1].startswith("end ")
    assert [row for row in again.splitlines() if row[:1].isdigit()] == [
        row for row in record.splitlines() if row[:1].isdigit()
    ]
    assert (await player.get(f"/api/tables/{table}/replay?number=3", 409))["key"] == "other-rules"
    assert (await player.get("/api/tables?list=mine"))[0]["id"] == table


async def test_the_end_is_written_with_the_last_event(server: Server) -> None:
    player = await server.player()
    table = (await player.table("me", "me"))["id"]
    await play_out(server, table)
    async with server.house.storage.session() as session:
        body = await session.scalar(select(EndingRow.body).where(EndingRow.table_id == table))
    assert body is not None and json.loads(body)["view"]["over"]


def test_the_command_says_what_it_found(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/new.db"
    assert main(["tables", "check", "--database", url, "--lang", "en"]) == 0
    assert capsys.readouterr().out == "No game is in progress.\n"
    assert main(["tables", "close", "--database", url, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": []}
