"""Guests, sign-in, and the way out."""

import contextlib
import hashlib
import sqlite3

import pytest
from sqlalchemy import select, update

from ludi.server.models import Event, Message, Person, SeatRow, SignIn, TableRow
from tests.server.helpers import Player, Server, play_out


async def test_a_guest_is_somebody_at_once(server: Server) -> None:
    browser = server.browser()
    nobody = await browser.get("/api/me", params={"lang": "en"})
    assert nobody.status_code == 401
    assert nobody.json()["detail"] == "Tell us who you are first."
    made = await browser.post("/api/guests", json={})
    assert made.status_code == 201
    assert made.json()["nickname"].startswith("Invité")
    assert not made.json()["named"]
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
    assert changed["nickname"] == "Livia" and changed["named"]
    seats = (await player.get(f"/api/tables/{table['id']}"))["seats"]
    assert seats[0]["name"] == "Livia"
    await player.send("/api/me", {"language": "fr"}, verb="PATCH")
    problem = await player.get("/api/tables/abc", 404)
    assert problem["detail"] == "Cette table n’existe pas."
    assert (await player.get("/api/tables/abc", 404, lang="en"))["detail"].startswith("There is no")
    await player.send("/api/me", {"nickname": " "}, 422, "PATCH")
    await player.send("/api/me", {"nickname": "x" * 41}, 422, "PATCH")
    await player.send("/api/me", {"language": "de"}, 422, "PATCH")
    for nickname, named in (("Guest 7", False), ("Guest seven", True), ("Livia 7", True)):
        changed = await player.send("/api/me", {"nickname": nickname}, verb="PATCH")
        assert changed["named"] == named, nickname


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


async def test_a_new_passphrase_needs_the_old_one_and_ends_other_sign_ins(server: Server) -> None:
    marie = await server.player("Marie")
    account = {"handle": "marie", "passphrase": "rosa rosa rosam"}
    await marie.send("/api/me/passphrase", account)
    elsewhere = Player(server.browser(), "Marie")
    await elsewhere.send("/api/sign-in", account)
    new = {"handle": "marie", "passphrase": "dominus domine"}
    for old in ({}, {"old": "a wrong one"}):
        refused = await elsewhere.send("/api/me/passphrase", {**new, **old}, 403)
        assert refused["key"] == "old-passphrase"
    await marie.send("/api/me/passphrase", {**new, "old": account["passphrase"]})
    assert (await elsewhere.get("/api/me", 401))["key"] == "nobody"
    assert (await marie.get("/api/me"))["handle"] == "marie"
    assert (await elsewhere.web.post("/api/sign-in", json=account)).status_code == 401
    await elsewhere.send("/api/sign-in", new)


async def test_names_can_be_told_apart(server: Server) -> None:
    marie = await server.player("Marie")
    odd = [
        "Mar\u202eie",  # backwards from here on
        "Mar\u200bie",  # with a space nobody sees
        "M\u0430rie",  # with a Cyrillic letter
        "\u039carie",  # and with a Greek one
        "\u2066Marie\u2069",
        "M\u3164arie",
        "Ma" + "\u0301" * 5 + "rie",
    ]
    for name in odd:
        refused = await marie.send("/api/me", {"nickname": name}, 422, "PATCH")
        assert refused["key"] == "odd-name", ascii(name)
        body = {"nickname": name, "language": "fr"}
        assert (await server.browser().post("/api/guests", json=body)).status_code == 422
    for name, kept in {
        "\uff2d\uff41\uff52\uff49\uff45": "Marie",
        "Zo\u0065\u0308": "Zoë",
        "Ŭlvia  D’Arc": "Ŭlvia D’Arc",
        "Мария": "Мария",
        "花子": "花子",
        "Marie 🐺": "Marie 🐺",
    }.items():
        changed = await marie.send("/api/me", {"nickname": name}, verb="PATCH")
        assert changed["nickname"] == kept


async def test_who_sits_at_the_table_is_marked_in_its_talk(server: Server) -> None:
    marie, stranger = await server.player("Marie"), await server.player("Marie")
    table = (await marie.table("me", "me", public=True))["id"]
    for who in (marie, stranger):
        await who.send(f"/api/tables/{table}/talk", {"text": "Salve"}, 201)
    heard = await marie.get(f"/api/tables/{table}/talk")
    assert [(one["name"], one["seat"]) for one in heard] == [("Marie", 0), ("Marie", None)]


async def test_who_is_forgotten_leaves_no_name(server: Server) -> None:
    marie = await server.player("Marcella")
    table = (await marie.table("me", "me", name="Marcella’s table"))["id"]
    await play_out(server, table)
    await marie.send(f"/api/tables/{table}/talk", {"text": "Marcella was here"}, 201)
    await marie.table("me", "friend", name="Marcella’s other table", start=False)
    assert (await marie.web.delete("/api/me")).status_code == 204
    with contextlib.closing(sqlite3.connect(server.house.settings.database_file or "")) as kept:
        said = "\n".join(kept.iterdump())
    assert table in said and "Marcella" not in said and marie.id not in said
