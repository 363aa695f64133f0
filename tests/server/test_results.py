"""What became of somebody's finished games."""

from typing import Any

from ludi.server import wire
from tests.server.helpers import GAME, Player, Server, play_out

WALL = "hadrians-wall"


async def results(player: Player) -> Any:
    found = await player.get("/api/me/results")
    for one in found:
        wire.GameResults.model_validate(one)
    return found


async def ended(server: Server, player: Player, *kinds: str, seed: int = 1, **more: Any) -> Any:
    """A table that was played to its end, as its opener sees it."""
    table = await player.table(*kinds, **more)
    await play_out(server, table["id"], seed=seed)
    return await player.get(f"/api/tables/{table['id']}")


def mine(table: Any) -> Any:
    return next(score for score in table["result"] if score["seat"] == table["mine"][0])


async def test_by_box_and_by_how_it_was_played(server: Server) -> None:
    player = await server.player("Marie")
    assert await results(player) == []
    alone = [await ended(server, player, "me", game=WALL, seed=seed) for seed in (1, 2)]
    three = await ended(server, player, "me", "random", "random")
    await player.table("me", "random")  # not over
    found = await results(player)
    assert [(one["game"], one["played"]) for one in found] == [(WALL, 2), (GAME, 1)]
    wall, rome = found
    best = max(alone, key=lambda table: mine(table)["total"])
    assert wall["best"] == mine(best)["total"] and wall["table"] == best["id"]
    assert [(mode["players"], mode["rivals"]) for mode in wall["modes"]] == [(1, "none")]
    assert all(mine(table)["outcome"] == "ranked" for table in alone)
    assert wall["won"] == wall["lost"] == 0, "alone there is a rank to gain"
    assert rome["modes"] == [
        {
            "players": 3,
            "rivals": "bots",
            "played": 1,
            "won": int(mine(three)["won"]),
            "lost": int(not mine(three)["won"]),
            "best": mine(three)["total"],
            "table": three["id"],
        }
    ]


async def test_people_are_no_bots(server: Server) -> None:
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table = await marie.table("me", "anyone", "random", start=False)
    path = f"/api/tables/{table['id']}"
    await paul.send(f"{path}/join", {})
    await marie.send(f"{path}/start")
    await play_out(server, table["id"])
    scores = (await marie.get(path))["result"]
    for player, seat in ((marie, 0), (paul, 1)):
        (found,) = await results(player)
        assert found["modes"][0]["rivals"] == "people"
        assert found["best"] == scores[seat]["total"] and found["won"] == int(scores[seat]["won"])


async def test_what_is_not_ones_own_does_not_count(server: Server) -> None:
    player = await server.player("Marie")
    await ended(server, player, "me", "me")  # several seats
    given = await player.table("me", "random")
    await player.send(f"/api/tables/{given['id']}/seats/0", {"kind": "bot", "level": "random"})
    await play_out(server, given["id"])
    assert await results(player) == []
    whole = await ended(server, player, "me", "random")
    body = {"number": 1, "seat": 0}
    fork = await player.send(f"/api/tables/{whole['id']}/fork", body, 201)
    await play_out(server, fork["id"])
    (found,) = await results(player)
    assert found["played"] == 1 and found["table"] == whole["id"]


async def test_nobody_has_no_results(server: Server) -> None:
    assert (await server.browser().get("/api/me/results")).status_code == 401
