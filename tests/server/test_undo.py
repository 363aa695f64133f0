"""Taking back: alone up to a door, past it with everybody's consent."""

import asyncio
from typing import Any

import pytest

import ludi
from ludi.kernel import history
from tests.server.helpers import GAME, Player, Server, until

game = ludi.game(GAME)


async def two_people(server: Server) -> tuple[list[Player], str]:
    """Two people at a table, in the order of their seats."""
    host, guest = await server.player("Marie"), await server.player("Paul")
    table = (await host.table("me", "anyone", start=False))["id"]
    await guest.send(f"/api/tables/{table}/join", {})
    await host.send(f"/api/tables/{table}/start")
    return [host, guest], table


async def choose(players: list[Player], table: str, words: str) -> dict[str, Any]:
    """Whoever is asked says something; their state after it."""
    seat = (await players[0].state(table))["asked"][0]
    state = await players[seat].state(table, seat)
    after: dict[str, Any] = await players[seat].play(table, state, game.parse(words))
    return after


async def test_a_play_is_taken_back(server: Server) -> None:
    players, table = await two_people(server)
    path = f"/api/tables/{table}"
    state = await choose(players, table, "lead_jack laborer")
    me = players[state["seat"]]
    assert state["undo"] == {
        "step": True,
        "turn": True,
        "redo": False,
        "ask": True,
        "why": None,
        "request": None,
    }
    assert any(line["number"] == 1 for line in state["log"])
    body = {"seat": state["seat"], "turn": False, "number": 1}
    back = await me.send(f"{path}/undo", body)
    assert back["number"] == 2 and back["asked"] == [state["seat"]]
    assert back["log_after"] == 0 and back["log"] == []
    assert back["undo"]["step"] is False and back["undo"]["ask"] is False
    assert (await me.send(f"{path}/undo", body, 409))["key"] == "moved-on"
    nothing = await me.send(f"{path}/undo", {**body, "number": 2}, 409)
    assert nothing["key"] == "undo-nothing" and nothing["state"]["number"] == 2
    other = await players[1 - state["seat"]].state(table, 1 - state["seat"], since=1)
    assert other["log_after"] == 0, "who knows the line that is gone drops it"


async def test_what_was_taken_back_is_played_again(server: Server) -> None:
    players, table = await two_people(server)
    path = f"/api/tables/{table}"
    played = await choose(players, table, "lead_jack laborer")
    seat = played["seat"]
    me = players[seat]
    nothing = await me.send(f"{path}/redo", {"seat": seat, "number": 1}, 409)
    assert nothing["key"] == "redo-nothing" and nothing["detail"] == "There is nothing to redo."
    back = await me.send(f"{path}/undo", {"seat": seat, "number": 1})
    assert back["undo"]["redo"] is True
    body = {"seat": seat, "number": 2}
    await players[1 - seat].send(f"{path}/redo", body, 403)
    assert (await me.send(f"{path}/redo", {**body, "number": 1}, 409))["key"] == "moved-on"
    again = await me.send(f"{path}/redo", body)
    assert again["number"] == 3 and again["view"] == played["view"]
    assert [line["line"] for line in again["log"]] == [line["line"] for line in played["log"][-1:]]
    assert again["undo"]["redo"] is False and again["undo"]["step"] is True
    back = await me.send(f"{path}/undo", {"seat": seat, "number": 3})
    assert back["number"] == 4 and back["undo"]["redo"] is True
    await choose(players, table, "lead_jack patron")
    stale = await me.send(f"{path}/redo", {"seat": seat, "number": 5}, 409)
    assert stale["key"] == "redo-nothing", "another play makes it stale"


async def test_not_past_a_door_and_not_past_another(server: Server) -> None:
    players, table = await two_people(server)
    path = f"/api/tables/{table}"
    state = await choose(players, table, "think orders")
    me = players[state["seat"]]
    assert state["undo"]["step"] is False
    assert state["undo"]["why"].startswith("Something hidden has been revealed")
    refused = await me.send(f"{path}/undo", {"seat": state["seat"], "number": 1}, 409)
    assert refused["key"] == "undo-door"
    await choose(players, table, "lead_jack laborer")
    follower = await choose(players, table, "follow_jack")
    assert follower["undo"]["step"] is True
    leader = await players[1 - follower["seat"]].state(table, 1 - follower["seat"])
    if leader["asked"] == [leader["seat"]]:
        assert leader["undo"]["why"].startswith("Somebody has played since")


async def test_a_whole_turn_is_taken_back(server: Server) -> None:
    players, table = await two_people(server)
    first = await choose(players, table, "lead_jack laborer")
    await choose(players, table, "follow_jack")
    state = await players[first["seat"]].state(table, first["seat"])
    taken = 0
    while state["asked"] == [first["seat"]] and taken < 2:
        state = await players[first["seat"]].play(table, state, state["legal"][0]["id"])
        taken += 1
    body = {"seat": first["seat"], "turn": True, "number": state["number"]}
    if state["undo"]["step"]:
        back = await players[first["seat"]].send(f"/api/tables/{table}/undo", body)
        assert back["number"] == state["number"] + 1
        assert back["undo"]["step"] is False


async def test_past_a_door_if_all_agree(server: Server) -> None:
    players, table = await two_people(server)
    path = f"/api/tables/{table}"
    before = await players[0].state(table)
    state = await choose(players, table, "think orders")
    seat = state["seat"]
    me, other = players[seat], players[1 - seat]
    assert (await other.send(f"{path}/undo-answer", {"seat": 1 - seat, "agree": True}, 409))[
        "key"
    ] == "no-request"
    asked = await me.send(f"{path}/undo-request", {"seat": seat})
    assert asked["undo"]["request"] == {"seat": seat, "agreed": [seat]}
    seen = await other.state(table, 1 - seat)
    assert seen["undo"]["request"] == {"seat": seat, "agreed": [seat]}
    refused = await other.send(f"{path}/undo-answer", {"seat": 1 - seat, "agree": False})
    assert refused["undo"]["request"] is None and refused["number"] == 1
    await me.send(f"{path}/undo-request", {"seat": seat})
    agreed = await other.send(f"{path}/undo-answer", {"seat": 1 - seat, "agree": True})
    assert agreed["undo"]["request"] is None and agreed["number"] == 2
    after = await players[0].state(table)
    assert after["view"] == before["view"]


async def test_a_game_that_is_too_long_goes_only_forward(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    players, table = await two_people(server)
    path = f"/api/tables/{table}"
    state = await choose(players, table, "lead_jack laborer")
    seat = state["seat"]
    me = players[seat]
    await me.send(f"{path}/undo", {"seat": seat, "number": 1})
    monkeypatch.setattr(history, "MOST_EVENTS", 2)
    refused = await me.send(f"{path}/redo", {"seat": seat, "number": 2}, 409)
    assert refused["key"] == "undo-long"
    state = await choose(players, table, "lead_jack laborer")
    assert state["number"] == 3, "plays go on"
    undo = state["undo"]
    assert not undo["step"] and not undo["turn"] and not undo["redo"]
    assert undo["why"] == "This game has become too long for undo."
    body = {"seat": seat, "number": 3}
    assert (await me.send(f"{path}/undo", body, 409))["key"] == "undo-long"
    assert (await me.send(f"{path}/undo-request", {"seat": seat}, 409))["key"] == "undo-long"
    server.house.desk._lives.clear()
    assert (await me.state(table, seat))["view"] == state["view"], "and it can still be read"


async def test_a_play_meanwhile_ends_the_request(server: Server) -> None:
    players, table = await two_people(server)
    state = await choose(players, table, "think orders")
    seat = state["seat"]
    await players[seat].send(f"/api/tables/{table}/undo-request", {"seat": seat})
    after = await choose(players, table, "think orders")
    assert after["undo"]["request"] is None


async def test_bots_wait_while_somebody_asks_to_go_back(server: Server) -> None:
    host, guest = await server.player("Marie"), await server.player("Paul")
    table = (await host.table("me", "anyone", "random", start=False))["id"]
    path = f"/api/tables/{table}"
    await guest.send(f"{path}/join", {})
    await host.send(f"{path}/start")
    live = server.house.desk._lives[table]
    robots = server.house.robots
    for _ in range(40):
        await until(lambda: robots.next_seat(live) is None)
        seat = live.table.seat
        player = (host, guest)[seat]
        state = await player.state(table, seat)
        await player.play(table, state, state["legal"][-1]["id"])
        async with server.house.desk.open(table):
            live.row.request = {"seat": seat, "agreed": [seat]}
            assert robots.next_seat(live) is None
            live.row.request = None
            if robots.next_seat(live) is not None:
                return
    raise AssertionError("the bot was never asked")


async def test_bots_agree(server: Server) -> None:
    player = await server.player("Marie")
    table = (await player.table("me", "me", "random"))["id"]
    await player.play_hotseat(table, 0)
    path = f"/api/tables/{table}"
    nothing = await player.send(f"{path}/undo-request", {"seat": 0}, 409)
    assert nothing["key"] == "undo-nothing"
    state = await wait_for(player, table)
    state = await player.play(table, state, state["legal"][0]["id"])
    back = await player.send(f"{path}/undo-request", {"seat": state["seat"]})
    assert back["undo"]["request"] is None
    assert back["asked"] == [state["seat"]]


async def wait_for(player: Player, table: str) -> dict[str, Any]:
    """The state of one of the player's seats, once it is asked."""
    for _ in range(2000):
        state = await player.state(table)
        mine = [seat for seat in state["asked"] if state["seats"][seat]["me"]]
        if mine:
            found: dict[str, Any] = await player.state(table, mine[0])
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("nobody asked")


async def test_nobody_goes_back_behind_the_back_of_who_left(server: Server) -> None:
    """Neither while the seat waits for them, nor while a bot plays it for them."""
    players, table = await two_people(server)
    path = f"/api/tables/{table}"
    state = await choose(players, table, "lead_jack laborer")
    seat = state["seat"]
    me, other = players[seat], players[1 - seat]
    await other.send(f"{path}/leave")
    refused = await me.send(f"{path}/undo-request", {"seat": seat}, 409)
    assert refused["key"] == "undo-absent" and other.name in refused["detail"]
    await server.house.robots.close()
    await me.send(f"{path}/seats/{1 - seat}", {"kind": "bot", "level": "random"})
    assert (await me.send(f"{path}/undo-request", {"seat": seat}, 409))["key"] == "undo-absent"
    assert (await me.state(table, seat))["number"] == 1
    await other.send(f"{path}/join", {})
    asked = await me.send(f"{path}/undo-request", {"seat": seat})
    assert asked["undo"]["request"]["agreed"] == [seat], "they are here again and can be asked"
