"""The campaign of Hadrian's Wall for people on the server, on SQLite and on PostgreSQL."""

from typing import Any

from sqlalchemy import select, update

from ludi.server.models import CampaignGame
from ludi.server.settings import Settings
from tests.server.helpers import Player, Server, in_process
from tests.server.test_storage import cluster, settings  # noqa: F401 (fixtures)

WALL = "hadrians-wall"


async def fort(player: Player, number: int, status: int = 201, **options: str) -> Any:
    wanted = {"fort": str(number), **options}
    return await player.table("me", game=WALL, options=wanted, status=status)


async def finish(server: Server, player: Player, number: int, **as_if: bool) -> str:
    """Play a fort at random to its end, as if it had been won or its challenge met."""
    table = (await fort(player, number))["id"]
    state = await player.play_hotseat(table, 400, seed=number)
    assert state["status"] == "finished"
    if as_if:
        async with server.house.storage.session() as session:
            await session.execute(
                update(CampaignGame).where(CampaignGame.table_id == table).values(**as_if)
            )
    return str(table)


async def campaign(player: Player) -> Any:
    found = await player.get("/api/me/campaigns")
    assert [one["game"] for one in found] == [WALL]
    return found[0]


async def test_progress_from_fort_to_fort(settings: Settings) -> None:  # noqa: F811
    async with in_process(settings) as server:
        player = await server.player()
        other = await server.player("Livia")
        found = await campaign(player)
        assert (found["next"], len(found["stages"])) == (1, 16)
        assert [stage["open"] for stage in found["stages"]] == [True] + [False] * 15
        assert found["stages"][0]["options"] == {
            "difficulty": "medium",
            "fort": "1",
            "bonus": "no",
        }
        await finish(server, player, 1)
        first = (await campaign(player))["stages"][0]
        assert (first["attempts"], first["won"], first["table"]) == (1, False, None)
        await finish(server, player, 1, won=True, challenge=True)
        found = await campaign(player)
        first, second = found["stages"][:2]
        assert (found["next"], first["attempts"], first["challenge_met"]) == (2, 2, True)
        assert (second["open"], second["bonus"]) == (True, True)
        assert second["options"]["bonus"] == "yes"
        assert (await campaign(other))["next"] == 1, "everybody for themselves"
        table = await fort(player, 2)
        stage = {"difficulty": "medium", "fort": "2", "bonus": "yes"}
        assert table["options"] == {**stage, "last_look": "yes"}
        assert (await campaign(player))["stages"][1]["table"] == table["id"], "not finished yet"
        await finish(server, player, 1)
        first = (await campaign(player))["stages"][0]
        assert (first["attempts"], first["won"]) == (3, True), "a lost game takes nothing away"


async def test_a_fort_not_reached_and_a_bonus_not_earned_are_refused(server: Server) -> None:
    player = await server.player()
    refused = await fort(player, 2, 409)
    assert refused["key"] == "stage-closed"
    assert refused["detail"] == "Stage 2 is not open yet: win stage 1 first."
    await player.send("/api/me", {"language": "fr"}, verb="PATCH")
    assert "gagnez d’abord l’étape 1" in (await fort(player, 2, 409))["detail"]
    await finish(server, player, 1, won=True)
    refused = await fort(player, 2, 409, bonus="yes")
    assert refused["key"] == "bonus-not-earned"
    assert (await fort(player, 2))["options"]["bonus"] == "no"
    assert (await fort(player, 2, difficulty="hard"))["options"]["difficulty"] == "hard"


async def test_a_bonus_may_be_declined(server: Server) -> None:
    player = await server.player()
    await finish(server, player, 1, won=True, challenge=True)
    assert (await fort(player, 2, bonus="no"))["options"]["bonus"] == "no"


async def test_the_same_fort_again(server: Server) -> None:
    player = await server.player()
    table = await finish(server, player, 1)
    again = await player.send(f"/api/tables/{table}/rematch", status=201)
    assert again["options"]["fort"] == "1"


async def test_only_whom_the_stage_was_open_to_has_played_it(server: Server) -> None:
    """Somebody at a friend's table for the second fort, without having won the first."""
    host = await server.player()
    friend = await server.player("Livia")
    await finish(server, host, 1, won=True)
    table = await host.table("friend", game=WALL, options={"fort": "2"}, start=False)
    await friend.send(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    await host.send(f"/api/tables/{table['id']}/start")
    state = await friend.play_hotseat(table["id"], 400)
    assert state["status"] == "finished"
    assert all(stage["attempts"] == 0 for stage in (await campaign(friend))["stages"])
    assert (await campaign(host))["stages"][1]["attempts"] == 0


async def test_what_goes_on_from_a_finished_game_does_not_count(server: Server) -> None:
    player = await server.player()
    table = await finish(server, player, 1)
    last = (await player.get(f"/api/tables/{table}"))["number"]
    body = {"number": last - 3, "seat": 0}
    fork = await player.send(f"/api/tables/{table}/fork", body, 201)
    assert (await campaign(player))["stages"][0]["table"] is None
    state = await player.play_hotseat(fork["id"], 20)
    assert state["status"] == "finished"
    assert (await campaign(player))["stages"][0]["attempts"] == 1


async def test_games_of_no_campaign_and_of_bots_do_not_count(server: Server) -> None:
    player = await server.player()
    table = (await player.table("me", game=WALL))["id"]
    await player.play_hotseat(table, 400)
    async with server.house.storage.reading() as session:
        assert list(await session.scalars(select(CampaignGame))) == []


async def test_the_progress_belongs_to_the_data_of_a_person(server: Server) -> None:
    player = await server.player()
    table = await finish(server, player, 1)
    kept = (await player.get("/api/me/export"))["campaign_games"]
    assert [(one["table"], one["stage"], one["won"]) for one in kept] == [(table, 1, False)]
    assert (await player.web.request("DELETE", "/api/me", json={})).status_code == 204
    async with server.house.storage.reading() as session:
        assert list(await session.scalars(select(CampaignGame))) == []


async def test_nobody_has_no_campaign(server: Server) -> None:
    assert (await server.browser().get("/api/me/campaigns")).status_code == 401
