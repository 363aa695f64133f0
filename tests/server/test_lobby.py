"""Tables and seats."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludi.server import wire
from tests.server.helpers import GAME, Server, in_process, play_out, settings_for


async def test_a_table_for_one_and_bots_starts_at_once(server: Server) -> None:
    player = await server.player("Marie")
    table = await player.table("me", "greedy", "random")
    wire.TableInfo.model_validate(table)
    assert table["status"] == "playing"
    assert table["mine"] == [0] and table["host"] and not table["hotseat"] and not table["public"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert [seat["level"] for seat in table["seats"]] == [None, "greedy", "random"]
    assert len(table["seed_sha256"]) == 64
    assert table["options"] == {"mode": "full", "open_hands": "no"}


async def test_free_seats_must_be_filled_before_the_start(server: Server) -> None:
    host, guest = await server.player("Marie"), await server.player("Paul")
    table = await host.table("me", "friend", "anyone", start=False)
    path = f"/api/tables/{table['id']}"
    assert table["public"], "there is a seat for anyone"
    assert (await host.send(f"{path}/start", None, 409))["key"] == "seats-free"
    assert (await host.table("me", "friend", status=409))["key"] == "seats-free"
    mine = await host.get("/api/tables", list="mine")
    assert [one["id"] for one in mine] == [table["id"]], "what cannot start is not opened"
    joined = await guest.send(f"{path}/join", {})
    assert joined["mine"] == [2], "without the invitation: not the friend's seat"
    assert joined["invite"] == table["invite"], "who sits there may invite"
    await guest.send(f"{path}/start", None, 403)
    await guest.send(f"{path}/seats/1", {"kind": "bot"}, 403)
    filled = await host.send(f"{path}/seats/1", {"kind": "bot", "level": "random"})
    assert filled["seats"][1]["kind"] == "bot"
    started = await host.send(f"{path}/start")
    assert started["status"] == "playing"
    await host.send(f"{path}/start", None, 409)
    late = await server.player("Titus")
    assert (await late.send(f"{path}/join", {}, 409))["key"] == "already-started"


async def test_a_friend_comes_with_the_invitation(server: Server) -> None:
    host, friend, stranger = [await server.player(name) for name in ("Marie", "Paul", "Titus")]
    table = await host.table("me", "friend", start=False)
    path = f"/api/tables/{table['id']}"
    assert not table["public"]
    await stranger.get(path, 404)
    await stranger.get(path, 404, invite="wrong")
    await stranger.send(f"{path}/join", {"invite": "wrong"}, 404)
    seen = await friend.get(path, invite=table["invite"])
    assert seen["invite"] is None, "an invitation is passed on by those who sit there"
    joined = await friend.send(f"{path}/join", {"invite": table["invite"]})
    assert joined["mine"] == [1]
    assert joined["invite"] == table["invite"]
    full = await stranger.send(f"{path}/join", {"invite": table["invite"]}, 409)
    assert full["key"] == "no-free-seat"


async def test_one_of_two_who_want_the_same_seat_gets_it(server: Server) -> None:
    host = await server.player()
    table = await host.table("me", "anyone", start=False)
    guests = [await server.player(f"Guest {number}") for number in range(5)]
    answers = await asyncio.gather(
        *[guest.web.post(f"/api/tables/{table['id']}/join", json={"seat": 1}) for guest in guests]
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


async def test_leaving_before_and_after_the_start(server: Server) -> None:
    host, guest = await server.player("Marie"), await server.player("Paul")
    table = await host.table("me", "anyone", start=False)
    path = f"/api/tables/{table['id']}"
    await guest.send(f"{path}/join", {})
    left = await guest.send(f"{path}/leave")
    assert left["seats"][1]["kind"] == "open"
    await guest.send(f"{path}/leave", None, 409)
    await guest.send(f"{path}/join", {"seat": 1})
    await host.send(f"{path}/start")
    assert (await host.send(f"{path}/seats/1", {"kind": "bot"}, 409))["key"] == "seat-not-left"
    left = await guest.send(f"{path}/leave")
    assert left["seats"][1]["left"] and left["seats"][1]["note"] == "Has left the table."
    given = await host.send(f"{path}/seats/1", {"kind": "bot", "level": "random"})
    assert given["seats"][1]["kind"] == "bot"
    assert given["seats"][1]["note"] == "A bot plays for Paul."
    stranger = await server.player("Titus")
    await stranger.send(f"{path}/seats/1", {"kind": "me"}, 403)
    back = await guest.send(f"{path}/seats/1", {"kind": "me"})
    assert back["seats"][1]["kind"] == "person" and back["mine"] == [1]
    assert back["seats"][1]["note"] is None


async def test_a_host_who_leaves_hands_over(server: Server) -> None:
    host, guest = await server.player("Marie"), await server.player("Paul")
    table = await host.table("me", "anyone", "greedy", start=False)
    path = f"/api/tables/{table['id']}"
    await guest.send(f"{path}/join", {})
    await host.send(f"{path}/leave")
    assert (await guest.get(path))["host"]


async def test_the_lists(server: Server) -> None:
    marie, paul = await server.player("Marie"), await server.player("Paul")
    opened = await marie.table("me", "anyone", start=False)
    private = await marie.table("me", "friend", start=False)
    playing = await marie.table("me", "me", public=True)
    listed = await paul.get("/api/tables", list="open")
    assert [table["id"] for table in listed] == [opened["id"]]
    assert listed[0]["invite"] is None and listed[0]["seats"][1]["kind"] == "open"
    listed = await paul.get("/api/tables", list="playing")
    assert [table["id"] for table in listed] == [playing["id"]]
    assert await paul.get("/api/tables", list="mine") == []
    mine = await marie.get("/api/tables", list="mine")
    assert mine[0]["id"] == playing["id"], "it waits for me"
    assert {table["id"] for table in mine} == {opened["id"], private["id"], playing["id"]}
    await server.browser().get("/api/tables?list=open")
    assert (await server.browser().get("/api/tables?list=mine")).status_code == 401


async def test_a_hotseat_has_names(server: Server) -> None:
    player = await server.player("Marie")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Paul"}]
    table = await player.send("/api/tables", {"game": GAME, "seats": seats, "start": True}, 201)
    assert table["hotseat"] and table["mine"] == [0, 1]
    assert [seat["name"] for seat in table["seats"]] == ["Marie", "Paul"]


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "no-such-game"),
        ({"game": GAME, "seats": [{"kind": "me"}]}, 422, "players"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"x": 1}}, 422, "no-such-option"),
        (
            {"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"mode": "hard"}},
            422,
            "option-value",
        ),
        (
            {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "x"}]},
            422,
            "no-such-level",
        ),
        ({"game": GAME, "seats": [{"kind": "king"}] * 2}, 422, "malformed"),
        ({"game": GAME, "seats": []}, 422, "malformed"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "colour": "red"}, 422, "malformed"),
    ],
)
async def test_a_table_that_cannot_be(server: Server, body: dict, status: int, key: str) -> None:
    player = await server.player()
    problem = await player.send("/api/tables", body, status)
    assert problem["key"] == key
    assert problem["detail"]


async def test_a_rematch_has_the_same_seats(server: Server) -> None:
    player = await server.player("Marie")
    table = await player.table("me", "me", "random", options={"mode": "beginner"})
    path = f"/api/tables/{table['id']}"
    assert (await player.send(f"{path}/rematch", None, 409))["key"] == "not-over"
    for seat, action in ((0, "concede 3"), (1, "concede 3")):
        vote = server.house.desk._lives[table["id"]].game.parse(action)
        number = (await player.state(table["id"], seat))["number"]
        body = {"seat": seat, "action": vote, "number": number}
        await player.send(f"{path}/plays", body)
    again = await player.send(f"{path}/rematch", None, 201)
    assert again["id"] != table["id"] and again["status"] == "playing", "nobody to wait for"
    assert again["options"]["mode"] == "beginner"
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "bot"]
    assert again["seed_sha256"] != table["seed_sha256"]


async def test_a_rematch_waits_for_the_others(server: Server) -> None:
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table = await marie.table("me", "anyone", "random", start=False)
    path = f"/api/tables/{table['id']}"
    await paul.send(f"{path}/join", {})
    await marie.send(f"{path}/start")
    await play_out(server, table["id"])
    again = await marie.send(f"{path}/rematch", None, 201)
    assert again["status"] == "waiting", "Paul may have gone"
    assert [seat["name"] for seat in again["seats"]][:2] == ["Marie", "Paul"]


async def test_of_two_servers_that_change_a_table_one_is_told(tmp_path: Path) -> None:
    """Paul reaches for the last seat on one server while Titus takes it on the other."""
    settings = settings_for(tmp_path)
    async with in_process(settings) as one, in_process(settings) as other:
        host, paul, titus = [
            await one.player("Marie"),
            await one.player("Paul"),
            await other.player("Titus"),
        ]
        table = await host.table("me", "anyone", start=False)
        path = f"/api/tables/{table['id']}/join"
        write = one.house.storage.write

        async def write_late(work: Any) -> Any:
            one.house.storage.write = write  # type: ignore[method-assign]
            await titus.send(path, {})
            return await write(work)

        one.house.storage.write = write_late  # type: ignore[method-assign]
        assert (await paul.send(path, {}, 409))["key"] == "moved-on"
        assert (await paul.send(path, {}, 409))["key"] == "no-free-seat"
        seats = (await host.get(f"/api/tables/{table['id']}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Marie", "Titus"], "nobody was pushed away"
