"""Those who run the house: people and tables looked after, and every act written down."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ludi.cli.main import main
from ludi.server import live, retention
from ludi.server.models import Act, Message, Person, SignIn, TableRow, now
from ludi.server.notices.models import Channel
from ludi.server.office import DAY, Office, opened
from ludi.server.problems import Problem
from tests.server.helpers import Player, Server, in_process, on_loopback, settings_for
from tests.server.test_live import ends_with, listening

ACCOUNT = {"handle": "marie", "passphrase": "rosa rosa rosam"}


@pytest.fixture
def office(server: Server) -> Office:
    return Office(server.house, "Octavia")


async def game_of_two(server: Server) -> tuple[Player, Player, str]:
    marie, paul = await server.player("Marie"), await server.player("Paul")
    opened = await marie.table("me", "friend", start=False, name="Ides")
    await paul.send(f"/api/tables/{opened['id']}/join", {"invite": opened["invite"]})
    await marie.send(f"/api/tables/{opened['id']}/start")
    return marie, paul, opened["id"]


async def test_people_and_tables_are_listed_and_searched(server: Server, office: Office) -> None:
    marie, paul, table = await game_of_two(server)
    assert {one["id"] for one in await office.people()} == {marie.id, paul.id}
    found = await office.people("mAR")
    assert [(one["nickname"], one["tables"], one["admin"]) for one in found] == [
        ("Marie", 1, False)
    ]
    assert await office.people("%") == [], "no wildcards"
    for search in ("ide", "paul", "glory", "playing", table):
        assert [one["id"] for one in await office.tables(search)] == [table]
    assert (await office.tables())[0]["players"] == ["Marie", "Paul"]
    assert await office.tables("Caesar") == []
    counts = await office.statistics()
    assert (counts["people"], counts["tables_playing"], counts["plays"]) == (2, 1, 0)
    assert counts["people_new_last_1_days"] == 2


async def test_a_person_is_renamed_suspended_readmitted_and_deleted(
    server: Server, office: Office
) -> None:
    marie, paul, table = await game_of_two(server)
    await marie.send("/api/me/passphrase", ACCOUNT)
    await office.rename("marie", "Livia")
    assert (await paul.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Livia"
    await office.suspend("marie")
    await marie.get("/api/me", 401)
    seat = (await paul.get(f"/api/tables/{table}"))["seats"][0]
    assert seat["left"], "a bot may go on for her"
    again = Player(server.browser(), "Marie")
    assert (await again.send("/api/sign-in", ACCOUNT, 403))["key"] == "suspended"
    await office.readmit(marie.id)
    await again.send("/api/sign-in", ACCOUNT)
    await again.send(f"/api/tables/{table}/join")
    await office.delete_person("marie")
    await again.get("/api/me", 401)
    assert (await paul.get(f"/api/tables/{table}"))["seats"][0]["name"] != "Livia"
    acts = await office.acts()
    said = [(act["who"], act["what"], act["whom"]) for act in acts]
    assert said == [
        ("Octavia", what, marie.id) for what in ("delete-person", "readmit", "suspend", "rename")
    ]
    assert "Livia" not in json.dumps(acts), "who is deleted is forgotten"


async def test_what_cannot_be_done_is_refused(server: Server, office: Office) -> None:
    marie = await server.player("Marie")
    for act in (
        office.suspend("nobody"),
        office.delete_table("nothing"),
        office.close_table("nothing"),
        office.rename(marie.id, ""),
        office.appoint(marie.id),
    ):
        with pytest.raises(Problem):
            await act
    assert await office.acts() == []


async def test_a_table_is_closed_exported_and_deleted(server: Server, office: Office) -> None:
    player = await server.player()
    table = (await player.table("me", "me"))["id"]
    state = await player.play_hotseat(table, 8)
    record = await office.export_table(table, "en")
    assert record.startswith("ludi record 1")
    await office.close_table(table, "The club moves house.")
    info = await player.get(f"/api/tables/{table}")
    assert info["status"] == "finished" and info["closed"].endswith("The club moves house.")
    last = await player.state(table, 0)
    assert (last["number"], last["legal"]) == (state["number"], [])
    body = {"seat": 0, "action": 0, "number": state["number"]}
    await player.send(f"/api/tables/{table}/plays", body, 409)
    with pytest.raises(Problem, match="over"):
        await office.close_table(table)
    waiting = (await player.table("me", "friend", start=False))["id"]
    await office.close_table(waiting)
    await office.delete_table(table)
    await player.get(f"/api/tables/{table}", 404)
    assert [one["id"] for one in await office.tables()] == [waiting]


async def test_an_admin_is_appointed_first_and_then_may(server: Server, office: Office) -> None:
    marie, paul, table = await game_of_two(server)
    refused = await marie.get("/api/admin/people", 403)
    assert refused["key"] == "admin-only"
    await server.player("Titus")
    await marie.send("/api/me/passphrase", ACCOUNT)
    await office.appoint("marie")
    found = await marie.get("/api/admin/people", search="paul")
    assert [one["id"] for one in found] == [paul.id]
    path = f"/api/admin/people/{paul.id}"
    await marie.send(path, {"nickname": "Brutus", "suspended": True}, 204, "PATCH")
    await paul.get("/api/me", 401)
    await marie.send(path, {"suspended": False}, 204, "PATCH")
    assert (await marie.send(path, {"admin": True}, 409, "PATCH"))["key"] == "no-handle"
    itself = f"/api/admin/people/{marie.id}"
    assert (await marie.send(itself, None, 409, "DELETE"))["key"] == "not-yourself"
    await marie.send(itself, {"admin": False}, 409, "PATCH")
    await marie.send(path, None, 204, "DELETE")
    await marie.send(f"/api/admin/tables/{table}/close", {"why": "Late."}, 204)
    assert [one["status"] for one in await marie.get("/api/admin/tables")] == ["closed"]
    await marie.send(f"/api/admin/tables/{table}", None, 204, "DELETE")
    assert (await marie.get("/api/admin/statistics"))["tables"] == 0
    acts = await marie.get("/api/admin/acts")
    assert len(acts) == 7 and acts[0]["who"] == f"Marie ({marie.id})"


async def test_who_looks_on_notices_what_was_done_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SILENT_PINGS", 1000)  # nobody here answers any
    settings = settings_for(tmp_path, ping_seconds=0.1)
    async with on_loopback(settings) as server, opened(settings, "elsewhere") as office:
        marie, paul, table = await game_of_two(server)
        async with (
            listening(server, marie, table, seat=0) as suspended,
            listening(server, paul, table, seat=1) as looks_on,
        ):
            await office.suspend(marie.id)
            await ends_with(suspended, 401)
            await office.delete_table(table)
            await ends_with(looks_on, 404)


async def test_the_command_line(tmp_path: Path, capsys: Any) -> None:
    settings = settings_for(tmp_path)

    async def admin(*words: str) -> tuple[int, str]:
        command = ["admin", *words, "--database", settings.database, "--lang", "en"]
        code = await asyncio.to_thread(main, command)
        read = capsys.readouterr()
        return code, read.out + read.err

    async with in_process(settings) as server:  # it goes on meanwhile
        player = await server.player("Marie")
        await player.send("/api/me/passphrase", ACCOUNT)
        table = (await player.table("me", "me", name="Ides"))["id"]
        await player.play_hotseat(table, 3)
        code, said = await admin("people", "mari", "--json")
        assert code == 0 and json.loads(said)["people"][0]["id"] == player.id
        code, said = await admin("tables")
        assert "Ides" in said and table in said
        assert "plays" in (await admin("statistics"))[1]
        assert await admin("rename", "marie") == (
            2,
            "ludi: usage: ludi admin rename PERSON NAME\n",
        )
        assert await admin("suspend", "x") == (2, "ludi: There is no such person.\n")
        assert await admin("rename", "marie", "Livia") == (0, "Done, and recorded.\n")
        assert (await player.get("/api/me"))["nickname"] == "Livia"
        code, said = await admin("new-passphrase", "marie")
        assert code == 0 and ACCOUNT["passphrase"] not in said
        await player.get("/api/me", 401)
        await player.send("/api/sign-in", ACCOUNT, 401)
        made = re.findall(r"passphrase is (\S+)\.", said)[0]
        await player.send("/api/sign-in", {**ACCOUNT, "passphrase": made})
        paul = await server.player("Paul")
        assert await admin("new-passphrase", paul.id) == (
            2,
            f"ludi: {paul.id} is a guest, who has no handle to sign in with\n",
        )
        file = tmp_path / "ides.ludi"
        assert (await admin("export-table", table, str(file)))[0] == 0
        assert file.read_text().startswith("ludi record 1")
        assert (await admin("close-table", table, "Late."))[0] == 0
        assert (await player.state(table, 0))["status"] == "finished"
        assert (await admin("delete-table", table))[0] == 0
        await player.get(f"/api/tables/{table}", 404)
        acts = json.loads((await admin("acts", "--json"))[1])["acts"]
        done = ["delete-table", "close-table", "export-table", "new-passphrase", "rename"]
        assert [act["what"] for act in acts] == done
        assert all(act["who"].startswith("command line: ") for act in acts)


def old_address(person: str, at: int) -> Channel:
    """An e-mail address that nobody has confirmed."""
    return Channel(
        id="old", person_id=person, kind="email", name="a@b.example", target={}, mark="", created=at
    )


async def test_what_is_too_old_is_deleted(tmp_path: Path) -> None:
    """Guests who do not come any more, finished games, talk; never who can sign in or plays."""
    settings = settings_for(tmp_path, keep_tables_days=30, keep_talk_days=10)
    async with in_process(settings) as server:
        marie, paul, table = await game_of_two(server)
        gone, known = await server.player("Gone"), await server.player("Known")
        await known.send("/api/me/passphrase", ACCOUNT)
        await paul.send(f"/api/tables/{table}/talk", {"text": "Ave"}, 201)
        over = (await gone.table("me", "me"))["id"]
        await Office(server.house, "Octavia").close_table(over)
        assert set((await retention.tidy(server.house)).values()) == {0}
        long_ago = now() - 500 * DAY
        async with server.house.storage.session() as session:
            await session.execute(update(Person).values(created=long_ago))
            await session.execute(update(SignIn).values(created=long_ago))
            old = TableRow.id == over
            await session.execute(update(TableRow).where(old).values(updated=long_ago))
            await session.execute(update(Message).values(at=long_ago))
            await session.execute(update(Act).values(at=long_ago))
            session.add(old_address(known.id, long_ago))
        kinds = ("guests", "tables", "talk", "notices", "acts")
        assert await retention.tidy(server.house) == {
            **dict.fromkeys(kinds, 1),
            "reports": 0,
            "club_talk": 0,
            "tournaments": 0,
        }
        left = {one["id"] for one in await Office(server.house, "Octavia").people()}
        assert left == {marie.id, paul.id, known.id}
        await gone.get("/api/me", 401)
