"""A play does not ask first whether another process has changed the table: writing it tells."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.helpers import Player, Server, asked, in_process, settings_for


class Two:
    """Two servers on one database that tell each other nothing, and Marie's table for herself."""

    def __init__(self, one: Server, other: Server, here: Player, there: Player, table: str) -> None:
        self.one, self.other = one, other
        self.here, self.there = here, there
        self.table = table


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    settings = settings_for(tmp_path)
    async with in_process(settings) as one, in_process(settings) as other:
        here = await one.player("Marie")
        table = (await here.table("me", "me"))["id"]
        there = Player(other.browser(Cookie=f"ludi={here.web.cookies['ludi']}"), "Marie")
        yield Two(one, other, here, there, table)


async def test_a_play_asks_nothing_before_it_is_written(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await asked(two.here, two.table)
    storage = two.one.house.storage
    monkeypatch.setattr(storage, "heads", None)
    await two.here.play(two.table, state, state["legal"][0]["id"])


async def test_what_was_played_elsewhere_is_noticed(two: Two) -> None:
    state = await asked(two.here, two.table)
    first = state["legal"][0]["id"]
    await two.there.play(two.table, state, first)
    late = await two.here.play(two.table, state, first, status=409)
    assert late["key"] == "moved-on" and late["state"]["number"] == state["number"] + 1
    newer = await asked(two.there, two.table)
    await two.there.play(two.table, newer, newer["legal"][0]["id"])
    newest = await asked(two.there, two.table)
    played = await two.here.play(two.table, newest, newest["legal"][0]["id"])
    assert played["number"] == newest["number"] + 1, "who knows more than we do is believed"
    live = two.one.house.desk._lives[two.table]
    assert [one.number for one in live.history.plays] == [1, 2, 3]


async def test_an_illegal_action_is_looked_at_again(two: Two) -> None:
    """What cannot be played in a position of before may be possible in that of now."""
    state = await asked(two.here, two.table)
    await two.there.play(two.table, state, state["legal"][0]["id"])
    now = await asked(two.there, two.table)
    before = {one["id"] for one in state["legal"]}
    fresh = next((one["id"] for one in now["legal"] if one["id"] not in before), None)
    assert fresh is not None
    body = {"seat": now["seat"], "action": fresh, "number": now["number"]}
    await two.here.send(f"/api/tables/{two.table}/plays", body)
    wrong = {"seat": now["seat"], "action": 10**6, "number": now["number"] + 1}
    refused = await two.here.send(f"/api/tables/{two.table}/plays", wrong, 422)
    assert refused["state"]["number"] == now["number"] + 1


async def test_who_lost_their_seat_elsewhere_may_not_play(two: Two) -> None:
    paul = await two.one.player("Paul")
    there = Player(two.other.browser(Cookie=f"ludi={paul.web.cookies['ludi']}"), "Paul")
    table = (await two.here.table("anyone", "me", start=False))["id"]
    await paul.send(f"/api/tables/{table}/join", {})
    await two.here.send(f"/api/tables/{table}/start")
    while not (state := await paul.state(table, 0))["legal"]:
        mine = await two.here.state(table, 1)
        await two.here.play(table, mine, mine["legal"][0]["id"])
    two.other.house.robots.closed = True  # its bot is asked, and does not answer
    await there.send(f"/api/tables/{table}/leave")
    await two.there.send(f"/api/tables/{table}/seats/0", {"kind": "bot", "level": "random"})
    refused = await paul.play(table, state, state["legal"][0]["id"], status=403)
    assert refused["key"] == "not-your-seat"
    assert (await two.here.state(table, 1))["number"] == state["number"], "nothing was written"
