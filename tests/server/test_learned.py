"""What somebody has learned is kept with them: joined, forgotten by game, exported, deleted."""

from typing import Any

from sqlalchemy import func, select

from ludi.server.models import LearnedRow
from tests.server.helpers import GAME, Player, Server

LEARNED = "/api/me/learned"
LEAD = {"game": GAME, "kind": "decision", "name": "Lead", "times": 1}
FIRST = {"game": GAME, "kind": "lesson", "name": "first", "times": 1}
OTHER = {"game": "ave-roma", "kind": "lesson", "name": "first", "times": 1}


async def learn(player: Player, *items: dict[str, Any]) -> Any:
    return await player.send(LEARNED, {"learned": list(items)})


async def test_what_is_learned_is_joined_and_found_elsewhere(server: Server) -> None:
    claire = await server.player("Claire")
    livia = await server.player("Livia")
    assert await claire.get(LEARNED) == [] and await learn(claire) == []
    assert await learn(claire, LEAD, FIRST) == [LEAD, FIRST]
    assert await learn(claire, LEAD) == [LEAD, FIRST], "once more the same is no more"
    assert (await learn(claire, {**LEAD, "times": 9}))[0]["times"] == 2, "twice is enough"
    assert (await learn(claire, LEAD))[0]["times"] == 2, "nobody learns less"
    assert await livia.get(LEARNED) == []

    account = {"handle": "claire", "passphrase": "arma virumque"}
    await claire.send("/api/me/passphrase", account)
    guest = await server.player("Guest")
    await learn(guest, OTHER)
    await guest.send("/api/sign-in", account)
    assert [one["game"] for one in await learn(guest, OTHER)] == [GAME, GAME, "ave-roma"]
    assert len(await claire.get(LEARNED)) == 3


async def test_what_a_game_does_not_have_is_left_out_and_nonsense_refused(server: Server) -> None:
    claire = await server.player()
    strange = [
        {**LEAD, "name": "Flying"},
        {**FIRST, "name": "flying"},
        {**LEAD, "game": "chess"},
        {**LEAD, "name": "first"},
    ]
    assert await learn(claire, *strange) == []
    assert await learn(claire, *strange, FIRST, FIRST) == [FIRST]
    for wrong in ({**LEAD, "times": 0}, {**LEAD, "kind": "rule"}, {**LEAD, "name": "x" * 41}):
        await claire.send(LEARNED, {"learned": [wrong]}, 422)
    await claire.send(LEARNED, {"learned": [LEAD] * 501}, 422)
    assert (await server.browser().get(LEARNED)).status_code == 401
    assert (await server.browser().post(LEARNED, json={"learned": [LEAD]})).status_code == 401


async def test_one_may_begin_again_with_a_game(server: Server) -> None:
    claire = await server.player()
    livia = await server.player("Livia")
    for player in (claire, livia):
        await learn(player, LEAD, FIRST, OTHER)
    forget = f"{LEARNED}/{GAME}"
    await claire.send(f"{forget}?kind=decision", status=204, verb="DELETE")
    assert await claire.get(LEARNED) == [OTHER, FIRST]
    await claire.send(f"{forget}?kind=lesson", status=204, verb="DELETE")
    assert await claire.get(LEARNED) == [OTHER]
    assert len(await livia.get(LEARNED)) == 3
    await claire.send(f"{LEARNED}/chess?kind=lesson", status=404, verb="DELETE")
    await claire.send(forget, status=422, verb="DELETE")


async def test_it_belongs_to_the_data_of_a_person(server: Server) -> None:
    claire = await server.player()
    await learn(claire, LEAD)
    assert (await claire.get("/api/me/export"))["learned"] == [LEAD]
    assert (await claire.web.delete("/api/me")).status_code == 204
    async with server.house.storage.reading() as session:
        assert await session.scalar(select(func.count()).select_from(LearnedRow)) == 0
