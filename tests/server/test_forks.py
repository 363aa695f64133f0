"""Playing on from a moment of a finished game."""

import asyncio
from typing import Any

from tests.server.helpers import Player, Server, play_out


async def finished(server: Server, **more: Any) -> tuple[Player, str, int]:
    """A short game that is over; its player, its table, and how many events it had."""
    player = await server.player("Marie")
    table = (await player.table("me", "me", options={"mode": "beginner"}, **more))["id"]
    await play_out(server, table)
    state = await player.state(table)
    assert state["status"] == "finished"
    return player, table, state["number"]


async def test_a_fork_goes_on_from_a_moment(server: Server) -> None:
    player, table, last = await finished(server)
    path = f"/api/tables/{table}"
    then = await player.get(f"{path}/replay", number=last - 40, seat=1)
    fork = await player.send(f"{path}/fork", {"number": last - 40, "seat": 1}, 201)
    assert fork["status"] == "playing" and fork["mine"] == [1] and not fork["public"]
    assert [seat["kind"] for seat in fork["seats"]] == ["bot", "person"]
    first = await player.get(f"/api/tables/{fork['id']}/replay", number=last - 40, seat=1)
    assert first["view"] == then["view"]
    for _ in range(500):
        state = await player.state(fork["id"], 1)
        if state["legal"] or state["status"] == "finished":
            break
        await asyncio.sleep(0.02)
    assert state["status"] == "finished" or await player.play(
        fork["id"], state, state["legal"][0]["id"]
    )
    assert (await player.get(path))["number"] == last, "the old game is as it was"


async def test_what_was_taken_back_is_not_in_a_fork(server: Server) -> None:
    player = await server.player("Marie")
    table = (await player.table("me", "me", options={"mode": "beginner"}))["id"]
    path = f"/api/tables/{table}"
    seat = (await player.state(table))["asked"][0]
    state = await player.state(table, seat)
    lead = next(one["id"] for one in state["legal"] if one["group"] == "lead")
    state = await player.play(table, state, lead)
    await player.send(f"{path}/undo", {"seat": seat, "number": 1})
    await play_out(server, table)
    fork = await player.send(f"{path}/fork", {"number": 2, "seat": seat}, 201)
    assert fork["number"] == 0 and fork["asked"] == [seat]


async def test_what_cannot_be_forked(server: Server) -> None:
    player, table, last = await finished(server)
    path = f"/api/tables/{table}"
    over = await player.send(f"{path}/fork", {"number": last, "seat": 0}, 409)
    assert over["key"] == "over"
    await player.send(f"{path}/fork", {"number": last + 1, "seat": 0}, 404)
    await player.send(f"{path}/fork", {"number": 1, "seat": 5}, 404)
    running = (await player.table("me", "me"))["id"]
    refused = await player.send(f"/api/tables/{running}/fork", {"number": 0}, 409)
    assert refused["key"] == "not-over", "the seed of a running game is nobody's"
    stranger = await server.player("Titus")
    await stranger.send(f"{path}/fork", {"number": 1, "seat": 0}, 404)


async def test_a_spectator_may_fork_a_public_game(server: Server) -> None:
    _, table, last = await finished(server, public=True)
    stranger = await server.player("Titus")
    fork = await stranger.send(f"/api/tables/{table}/fork", {"number": last - 5, "seat": 0}, 201)
    assert fork["host"] and fork["mine"] == [0]
    assert fork["name"].endswith(f"from {last - 5} on")
