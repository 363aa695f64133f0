"""Friends, invitations by name, blocks and reports: from both sides, and from the outside."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from ludi.cli.main import main
from ludi.server import guard, retention
from ludi.server.friends import routes, wire
from ludi.server.friends.models import Friendship, Report
from ludi.server.models import Person, now
from ludi.server.notices.models import Channel, Occasion
from ludi.server.office import DAY, Office
from tests.server.helpers import Player, Server, in_process, settings_for

ACCOUNT = {"handle": "paul", "passphrase": "rosa rosa rosam"}


async def two(server: Server) -> tuple[Player, Player]:
    """Marie, and Paul, whom one can find by name."""
    marie, paul = await server.player("Marie"), await server.player("Paul")
    await paul.send("/api/me/passphrase", ACCOUNT)
    return marie, paul


async def befriended(server: Server) -> tuple[Player, Player]:
    marie, paul = await two(server)
    await marie.send("/api/me/friends", {"handle": "paul"})
    await paul.send(f"/api/me/friends/{marie.id}", verb="PUT")
    return marie, paul


async def circle(player: Player) -> dict[str, list[str]]:
    """The names in each of somebody's lists."""
    found = wire.Friends.model_validate(await player.get("/api/me/friends"))
    return {kind: [one.name for one in people] for kind, people in found if people}


async def test_a_friend_is_asked_and_accepts_and_either_ends_it(server: Server) -> None:
    marie, paul = await two(server)
    assert await circle(marie) == {}
    await marie.send("/api/me/friends", {"handle": "PAUL"})
    await marie.send("/api/me/friends", {"handle": "paul"})
    assert await circle(marie) == {"asked": ["Paul"]}
    assert await circle(paul) == {"asking": ["Marie"]}
    await marie.send(f"/api/me/friends/{paul.id}", verb="PUT", status=404)
    await paul.send(f"/api/me/friends/{marie.id}", verb="PUT")
    again = await paul.send(f"/api/me/friends/{marie.id}", verb="PUT")
    [friend] = again["friends"]
    assert friend["name"] == "Marie" and friend["online"] and friend["handle"] is None
    exported = (await marie.get("/api/me/export"))["friends"]
    assert [(one["person"], one["asked_by_me"]) for one in exported] == [(paul.id, True)]
    await marie.send(f"/api/me/friends/{paul.id}", verb="DELETE")
    assert await circle(marie) == await circle(paul) == {}


async def test_two_who_ask_each_other_at_once_are_friends(server: Server) -> None:
    marie, paul = await two(server)
    await asyncio.gather(
        marie.send("/api/me/friends", {"person": paul.id}),
        paul.send("/api/me/friends", {"person": marie.id}),
    )
    assert await circle(marie) == {"friends": ["Paul"]}
    assert await circle(paul) == {"friends": ["Marie"]}
    async with server.house.storage.reading() as session:
        assert await session.scalar(select(func.count()).select_from(Friendship)) == 1


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"handle": "nobody"}, 404, "no-such-person"),
        ({"person": "0000"}, 404, "no-such-person"),
        ({"table": "0000", "seat": 0}, 404, "no-such-table"),
        ({}, 422, "malformed"),
        ({"seat": 0}, 422, "malformed"),
        ({"handle": "paul", "person": "0000"}, 422, "malformed"),
    ],
)
async def test_nobody_is_found_who_is_not_there(
    server: Server, body: Any, status: int, key: str
) -> None:
    marie = await server.player("Marie")
    assert (await marie.send("/api/me/friends", body, status))["key"] == key
    refused = await marie.send("/api/me/friends", {"person": marie.id}, 409)
    assert refused["key"] == "yourself"


async def test_those_met_at_tables_can_be_asked_by_their_seats(server: Server) -> None:
    marie, paul = await two(server)
    table = await marie.table("me", "anyone", start=False)
    await paul.send(f"/api/tables/{table['id']}/join", {})
    assert await circle(marie) == {"met": ["Paul"]}
    await marie.send("/api/me/friends", {"table": table["id"], "seat": 1})
    assert await circle(marie) == {"asked": ["Paul"]}
    await marie.send("/api/me/friends", {"table": table["id"], "seat": 9}, 404)
    private = await marie.table("me", "friend", start=False)
    asked = {"table": private["id"], "seat": 0}
    await paul.send("/api/me/friends", asked, 404)


async def test_friends_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MOST_FRIENDS", 1)
    marie, paul = await befriended(server)
    livia = await server.player("Livia")
    refused = await livia.send("/api/me/friends", {"handle": "paul"}, 409)
    assert refused["key"] == "friends-most"
    await marie.send("/api/me/friends", {"person": livia.id}, 409)
    monkeypatch.setattr(routes, "MOST_BLOCKED", 1)
    await marie.send("/api/me/blocks", {"person": livia.id})
    await marie.send("/api/me/blocks", {"person": paul.id}, 409)


async def test_one_sees_where_a_friend_waits_for_players(server: Server) -> None:
    marie, paul = await befriended(server)
    await paul.table("me", "friend", start=False)
    open_one = await paul.table("me", "anyone", start=False)
    found = (await marie.get("/api/me/friends"))["friends"][0]["tables"]
    assert [one["id"] for one in found] == [open_one["id"]]
    await marie.send(f"/api/tables/{open_one['id']}/join", {})
    assert (await marie.get("/api/me/friends"))["friends"][0]["tables"] == []
    server.house.hub._online.clear()
    assert not (await marie.get("/api/me/friends"))["friends"][0]["online"]


# ---------------------------------------------------------------- invitations by name


async def test_a_friend_is_invited_to_a_table_by_name(server: Server) -> None:
    marie, paul = await befriended(server)
    await channel(server, paul)
    table = (await marie.table("me", "friend", start=False))["id"]
    path = f"/api/tables/{table}"
    await paul.get(path, 404)
    assert await paul.get("/api/tables", list="invited") == []
    for _ in range(2):
        await marie.send(f"{path}/guests", {"person": paul.id})
    assert await told(server) == [("invited", paul.id)]
    [mine] = await paul.get("/api/tables", list="invited")
    assert mine["id"] == table and mine["invite"] is None
    joined = await paul.send(f"{path}/join", {})
    assert joined["mine"] == [1]
    assert await paul.get("/api/tables", list="invited") == []
    await marie.send(f"{path}/seats/1", {"kind": "friend"})
    await paul.get(path, 404)  # sent away


async def test_an_invitation_can_be_declined_and_strangers_get_none(server: Server) -> None:
    marie, paul = await befriended(server)
    livia = await server.player("Livia")
    table = (await marie.table("me", "friend", start=False))["id"]
    path = f"/api/tables/{table}/guests"
    assert (await marie.send(path, {"person": livia.id}, 404))["key"] == "no-such-person"
    await livia.send(path, {"person": marie.id}, 404)
    await marie.send(path, {"person": marie.id}, 404)
    await marie.send(path, {"person": paul.id})
    assert (await paul.get("/api/me/export"))["invitations"][0]["table"] == table
    await paul.send(path, None, 204, "DELETE")
    await paul.send(path, None, 404, "DELETE")
    assert await paul.get("/api/tables", list="invited") == []
    alone = (await marie.table("me", "greedy"))["id"]
    refused = await marie.send(f"/api/tables/{alone}/guests", {"person": paul.id}, 409)
    assert refused["key"] == "already-started"


async def channel(server: Server, player: Player) -> None:
    async with server.house.storage.session() as session:
        session.add(
            Channel(
                id=player.id,
                person_id=player.id,
                kind="email",
                name="p",
                target={"address": "p@ludi.test"},
                mark=player.id,
                verified=now(),
                created=now(),
            )
        )


async def told(server: Server) -> list[tuple[str, str | None]]:
    async with server.house.storage.reading() as session:
        rows = await session.execute(select(Occasion.kind, Occasion.person_id))
        return [(kind, person) for kind, person in rows]


# ---------------------------------------------------------------- blocks


async def test_who_is_blocked_is_not_there_for_them(server: Server) -> None:
    marie, paul = await befriended(server)
    public = (await marie.table("me", "anyone", start=False))["id"]
    link = await marie.table("me", "friend", start=False)
    await paul.get(f"/api/tables/{public}")
    await marie.send("/api/me/blocks", {"person": paul.id})
    assert await circle(marie) == {"blocked": ["Paul"]}
    assert await circle(paul) == {}, "they are not told"
    assert await paul.get("/api/tables", list="open") == []
    for table, invite in ((public, None), (link["id"], link["invite"])):
        path = f"/api/tables/{table}"
        await paul.get(path, 404, invite=invite)
        await paul.send(f"{path}/join", {"invite": invite} if invite else {}, 404)
        await paul.send(f"{path}/talk?invite={invite or ''}", {"text": "Salve"}, 404)
    refused = await paul.send("/api/me/friends", {"person": marie.id}, 404)
    assert refused["key"] == "no-such-person"
    assert (await marie.send("/api/me/friends", {"person": paul.id}, 409))["key"] == "you-blocked"
    theirs = (await paul.table("me", "friend", start=False))["id"]
    await paul.send(f"/api/tables/{theirs}/guests", {"person": marie.id}, 404)
    near = await paul.get("/api/tables", list="playing")
    assert near == []
    await marie.send(f"/api/me/blocks/{paul.id}", verb="DELETE")
    await paul.get(f"/api/tables/{public}")
    assert await circle(marie) == {}


async def test_who_is_blocked_loses_their_seat_before_the_start_and_their_voice(
    server: Server,
) -> None:
    marie, paul = await befriended(server)
    livia = await server.player("Livia")
    waiting = (await marie.table("me", "anyone", "anyone", start=False))["id"]
    hers = (await livia.table("me", "anyone", "anyone", start=False))["id"]
    for player, table in ((paul, waiting), (paul, hers), (marie, hers)):
        await player.send(f"/api/tables/{table}/join", {})
    await livia.send(f"/api/tables/{hers}/start")
    await paul.send(f"/api/tables/{hers}/talk", {"text": "Salvete"}, 201)
    await marie.send("/api/me/blocks", {"table": hers, "seat": 1})
    seats = (await marie.get(f"/api/tables/{waiting}"))["seats"]
    assert [one["kind"] for one in seats] == ["person", "open", "open"]
    assert await marie.get(f"/api/tables/{hers}/talk") == []
    assert len(await livia.get(f"/api/tables/{hers}/talk")) == 1
    await paul.send(f"/api/tables/{hers}/talk", {"text": "Marie?"}, 201)
    assert await marie.get(f"/api/tables/{hers}/talk") == []
    exported = await marie.get("/api/me/export")
    assert [one["person"] for one in exported["blocked"]] == [paul.id]


async def test_a_block_stands_between_two_at_the_next_game(server: Server) -> None:
    marie, paul = await befriended(server)
    table = (await paul.table("me", "anyone", start=False))["id"]
    await marie.send(f"/api/tables/{table}/join", {})
    await paul.send(f"/api/tables/{table}/start")
    await marie.send("/api/me/blocks", {"person": paul.id})
    await marie.get(f"/api/tables/{table}")  # a game that goes on goes on
    await Office(server.house, "Octavia").close_table(table)
    again = await paul.send(f"/api/tables/{table}/rematch", None, 201)
    assert [one["kind"] for one in again["seats"]] == ["person", "friend"]


async def test_another_process_hears_of_a_block(server: Server, tmp_path: Path) -> None:
    marie, paul = await befriended(server)
    table = (await marie.table("me", "anyone", start=False))["id"]
    async with in_process(settings_for(tmp_path)) as second:
        there = Player(second.browser(), "Paul")
        await there.send("/api/sign-in", ACCOUNT)
        await there.get(f"/api/tables/{table}")
        await marie.send("/api/me/blocks", {"person": paul.id})
        await there.get(f"/api/tables/{table}", 404)


# ---------------------------------------------------------------- reports


async def test_a_report_reaches_those_who_run_the_house(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    marie, paul = await two(server)
    table = (await marie.table("me", "anyone", start=False))["id"]
    await paul.send(f"/api/tables/{table}/join", {})
    said = await paul.send(f"/api/tables/{table}/talk", {"text": "Cave canem"}, 201)
    body = {"reason": "abuse", "text": "Barks.", "talk": said["id"]}
    await marie.send("/api/reports", body, 201)
    again = await marie.send("/api/reports", body, 409)
    assert again["key"] == "reported-already"
    seat = {"reason": "stalling", "table": table, "seat": 1}
    await marie.send("/api/reports", seat, 201)
    await marie.send("/api/reports", {"reason": "other", "person": marie.id}, 409)
    await marie.send("/api/reports", {"reason": "other", "talk": 999}, 404)
    await marie.send("/api/reports", {"reason": "other", "club_talk": 999}, 404)
    await marie.send("/api/reports", {"reason": "other"}, 422)
    office = Office(server.house, "Octavia")
    first, second = await office.reports()
    assert first["said"] == "Cave canem" and first["text"] == "Barks."
    assert first["by"] == f"Marie ({marie.id})" and first["whom"] == f"Paul ({paul.id})"
    assert second["about"] == f"table:{table}"
    await marie.get("/api/admin/reports", 403)
    await office.handle_report(str(first["id"]), "Talked to him.")
    assert [one["id"] for one in await office.reports()] == [second["id"]]
    everything = await office.reports("all")
    assert [(one["handler"], one["note"]) for one in everything] == [
        (None, None),
        ("Octavia", "Talked to him."),
    ]
    assert (await office.statistics())["reports_open"] == 1
    await paul.send("/api/me/friends", {"person": marie.id})
    assert "Barks" not in json.dumps(await paul.get("/api/me/export"))
    assert len((await marie.get("/api/me/export"))["reports"]) == 2
    await marie.send("/api/me", None, 204, "DELETE")
    assert (await office.reports())[0]["by"] == ""
    database = ["--database", server.house.settings.database_url.replace("+aiosqlite", "")]

    def shell(*words: str) -> tuple[int, str]:
        code = main(["admin", *words, *database])
        return code, capsys.readouterr().out

    code, out = await asyncio.to_thread(shell, "reports", "--json")
    assert code == 0 and json.loads(out)["reports"][0]["reason"] == "stalling"
    code, _ = await asyncio.to_thread(shell, "handle-report", str(second["id"]), "Fine.")
    assert code == 0 and await office.reports() == []
    await paul.send("/api/me", None, 204, "DELETE")
    assert await office.reports("all") == []


async def test_an_admin_reads_and_handles_reports_over_the_network(server: Server) -> None:
    marie, paul = await two(server)
    await marie.send("/api/reports", {"reason": "name", "person": paul.id}, 201)
    async with server.house.storage.session() as session:
        await session.execute(update(Person).where(Person.id == paul.id).values(admin=True))
    [one] = await paul.get("/api/admin/reports")
    await paul.send(f"/api/admin/reports/{one['id']}", {"why": "Renamed."}, 204)
    await paul.send("/api/admin/reports/999", {"why": ""}, 404)
    assert await paul.get("/api/admin/reports") == []
    assert len(await paul.get("/api/admin/reports", which="all")) == 1
    assert (await paul.get("/api/admin/acts"))[0]["what"] == "handle-report"
    async with server.house.storage.session() as session:
        await session.execute(update(Report).values(at=now() - 500 * DAY))
    assert (await retention.tidy(server.house))["reports"] == 1


async def test_reports_and_requests_are_limited(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path, limits=True)) as server:
        marie = await server.player("Marie")
        others = [await server.player(f"Quintus {number}") for number in range(9)]
        statuses: list[int] = []
        for other in others:
            body = {"reason": "name", "person": other.id}
            statuses.append((await marie.web.post("/api/reports", json=body)).status_code)
        most = guard.REPORTS_PER_HOUR
        assert statuses == [201] * most + [429] * (len(others) - most)
