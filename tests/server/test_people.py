"""Guests, sign-in, and the way out."""

import hashlib

import pytest
from sqlalchemy import select, update

from ludi.server.models import Event, Message, Person, SeatRow, SignIn, TableRow
from tests.server.helpers import Server


async def test_a_guest_is_somebody_at_once(server: Server) -> None:
    browser = server.browser()
    nobody = await browser.get("/api/me", params={"lang": "en"})
    assert nobody.status_code == 401
    assert nobody.json()["detail"] == "Say first who you are."
    made = await browser.post("/api/guests", json={})
    assert made.status_code == 201
    assert made.json()["nickname"].startswith("Invité")
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    again = await browser.post("/api/guests", json={"nickname": "Another"})
    assert again.status_code == 200
    assert again.json() == made.json() == (await browser.get("/api/me")).json()


async def test_a_guest_needs_no_body(server: Server) -> None:
    assert (await server.browser().post("/api/guests")).status_code == 201


async def test_only_the_hash_of_a_cookie_is_stored(server: Server) -> None:
    player = await server.player()
    token = player.web.cookies["ludi"]
    async with server.house.storage.session() as session:
        kept = list(await session.scalars(select(SignIn.hash)))
    assert kept == [hashlib.sha256(token.encode()).hexdigest()]


async def test_a_person_can_have_another_name_and_language(server: Server) -> None:
    player = await server.player("Marie")
    table = await player.table("me", "friend", start=False)
    changed = await player.send("/api/me", {"nickname": "  Livia\n"}, verb="PATCH")
    assert changed["nickname"] == "Livia"
    seats = (await player.get(f"/api/tables/{table['id']}"))["seats"]
    assert seats[0]["name"] == "Livia"
    await player.send("/api/me", {"language": "fr"}, verb="PATCH")
    problem = await player.get("/api/tables/abc", 404)
    assert problem["detail"] == "Cette table n’existe pas."
    assert (await player.get("/api/tables/abc", 404, lang="en"))["detail"].startswith("There is no")
    await player.send("/api/me", {"nickname": " "}, 422, "PATCH")
    await player.send("/api/me", {"nickname": "x" * 41}, 422, "PATCH")
    await player.send("/api/me", {"language": "de"}, 422, "PATCH")


async def test_the_same_person_signs_in_elsewhere(server: Server) -> None:
    player = await server.player("Marie")
    account = {"handle": "Marie.R", "passphrase": "rosa rosa rosam"}
    assert (await player.send("/api/me/passphrase", account))["handle"] == "marie.r"
    other = server.browser()
    wrong = await other.post("/api/sign-in", json={**account, "passphrase": "dominus domine"})
    assert wrong.status_code == 401
    unknown = await other.post("/api/sign-in", json={**account, "handle": "nobody"})
    assert unknown.json()["detail"] == wrong.json()["detail"]
    right = await other.post("/api/sign-in", json=account)
    assert right.json()["id"] == player.id
    assert (await other.get("/api/me")).json()["id"] == player.id
    assert (await other.post("/api/sign-out")).status_code == 204
    assert (await other.get("/api/me")).status_code == 401
    assert (await player.get("/api/me"))["handle"] == "marie.r"
    async with server.house.storage.session() as session:
        kept = await session.scalar(select(Person.passphrase).where(Person.id == player.id))
    assert kept is not None and kept.startswith("$argon2id$")


async def test_a_handle_belongs_to_one_person(server: Server) -> None:
    account = {"handle": "marie", "passphrase": "rosa rosa rosam"}
    await (await server.player()).send("/api/me/passphrase", account)
    taken = await (await server.player()).send("/api/me/passphrase", account, 409)
    assert taken["key"] == "handle-taken"


async def test_an_old_cookie_is_worth_nothing_after_signing_out(server: Server) -> None:
    player = await server.player()
    token = player.web.cookies["ludi"]
    await player.web.post("/api/sign-out")
    thief = server.browser(Cookie=f"ludi={token}")
    assert (await thief.get("/api/me")).status_code == 401


async def test_all_that_is_stored_can_be_had_and_deleted(server: Server) -> None:
    player = await server.player("Marie")
    other = await server.player("Paul")
    table = (await player.table("me", "friend", start=False))["id"]
    invite = (await player.get(f"/api/tables/{table}"))["invite"]
    await other.send(f"/api/tables/{table}/join", {"invite": invite})
    await player.send(f"/api/tables/{table}/start")
    for who, seat in ((player, 0), (other, 1)):
        state = await who.state(table, seat)
        if state["legal"]:
            await who.play(table, state, state["legal"][0]["id"])
    await player.send(f"/api/tables/{table}/talk", {"text": "Salve"}, 201)
    stored = await player.get("/api/me/export")
    assert stored["person"]["nickname"] == "Marie"
    assert [seat["table"] for seat in stored["seats"]] == [table]
    assert all(event["seat"] == 0 for event in stored["events"])
    assert stored["talk"][0]["text"] == "Salve"

    gone = await player.web.delete("/api/me")
    assert gone.status_code == 204
    assert (await player.web.get("/api/me")).status_code == 401
    async with server.house.storage.session() as session:
        people = list(await session.scalars(select(Person.id)))
        seats = list(await session.scalars(select(SeatRow.person_id).order_by(SeatRow.seat)))
        said = list(await session.scalars(select(Message)))
        events = list(await session.scalars(select(Event)))
    assert people == [other.id]
    assert seats == [None, other.id]
    assert said == []
    assert events, "the game itself goes on"
    seen = (await other.get(f"/api/tables/{table}"))["seats"][0]
    assert seen["name"] == "somebody" and seen["left"]


@pytest.mark.parametrize("status", ["playing", "finished"])
async def test_games_by_older_rules_hold_nobody_back(server: Server, status: str) -> None:
    player, other = await server.player("Marie"), await server.player("Paul")
    table = (await player.table("me", "anyone", start=False))["id"]
    path = f"/api/tables/{table}"
    await other.send(f"{path}/join", {})
    await player.send(f"{path}/start")
    older = {"rules": 0, "status": status, "revision": TableRow.revision + 1}
    async with server.house.storage.session() as session:
        await session.execute(update(TableRow).where(TableRow.id == table).values(**older))
    server.house.desk._lives.clear()
    assert (await player.get(f"{path}/state", 409))["key"] == "other-rules"
    assert (await player.send("/api/me", {"nickname": "Livia"}, verb="PATCH"))[
        "nickname"
    ] == "Livia"
    assert (await other.send(f"{path}/leave"))["seats"][1]["left"] == (status == "playing")
    assert (await player.web.delete("/api/me")).status_code == 204
    async with server.house.storage.session() as session:
        seats = list(await session.scalars(select(SeatRow).order_by(SeatRow.seat)))
        people = list(await session.scalars(select(Person.id)))
    assert [seat.person_id for seat in seats] == [None, other.id] and people == [other.id]
    assert seats[0].name == "" and seats[1].name == "Paul"
