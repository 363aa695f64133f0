"""Reviews: made once for a finished game, kept, and told to those who may see it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.bots import advise
from ludi.kernel.dice import Dice
from ludi.server import reviews
from ludi.server.robots import Robots
from ludi.server.thinking import Past, look_back
from tests.server.helpers import GAME, Player, Server, asked, in_process, play_out, settings_for


async def finished(server: Server, hints_for: int = -1, **more: Any) -> tuple[Player, str, Any]:
    """A game that is over."""
    player = await server.player("Marie")
    table = (await player.table("me", "me", options={"mode": "beginner"}, **more))["id"]
    await play_out(server, table, hints_for)
    return player, table, await player.state(table, 0)


async def reviewed(player: Player, table: str, most: int = 3000) -> Any:
    """Poll until it is there."""
    progress: list[float] = []
    for _ in range(most):
        answer = await player.web.get(f"/api/tables/{table}/review")
        found = answer.json()
        if answer.status_code == 200:
            return found, progress
        assert answer.status_code == 202 and found["status"] == "working" and not found["moments"]
        progress.append(found["done"] / found["all"])
    raise AssertionError("no review")


@pytest.mark.usefixtures("thinks_here")
async def test_a_finished_game_is_looked_back_on_once(server: Server) -> None:
    player, table, state = await finished(server, hints=True, public=True)
    path = f"/api/tables/{table}/review"
    assert (await player.get(path, 404))["key"] == "no-review"
    assert (await player.send(path, status=202))["status"] == "working"
    found, progress = await reviewed(player, table)
    assert progress == sorted(progress)
    assert found["status"] == "ready" and found["seats"] == [0, 1]
    assert 0 < found["judged"] <= found["choices"]
    curve, moments = found["curve"], found["moments"]
    assert curve[0]["number"] == 0 and curve[-1]["number"] == state["number"]
    assert curve[-1]["place"] == found["places"]
    won = [score["won"] for score in state["scores"]]
    assert [share > 0.4 for share in curve[-1]["shares"]] == won
    assert 1 <= len(moments) <= 3
    for moment in moments:
        then = await player.get(
            f"/api/tables/{table}/replay", number=moment["number"], seat=moment["seat"]
        )
        assert moment["seat"] in then["asked"]
        assert moment["agreed"] == (moment["best"] == moment["played"])
        assert moment["swing"] * moment["gain"] >= 0
        assert moment["agreed"] or moment["swing"] <= 0
        assert not moment["hinted"] and moment["other"] != moment["played"]
    again = await player.send(path)
    assert again == found, "it is kept"
    watcher = await server.player("Hugo", "fr")
    french = await watcher.get(path)
    assert french["moments"][0]["played"] != moments[0]["played"]
    assert french["curve"] == curve
    assert (await watcher.send(path, status=403))["key"] == "not-seated"


async def test_which_games_can_be_looked_back_on(server: Server) -> None:
    player, stranger = await server.player("Marie", "fr"), await server.player("Hugo")
    table = (await player.table("me", "me"))["id"]
    path = f"/api/tables/{table}/review"
    for found in (await player.send(path, status=409), await player.get(path, 409)):
        assert found["key"] == "not-over" and found["detail"] == "La partie n’est pas terminée."
    await stranger.get(path, 404)  # a private table is not there for others
    await stranger.send(path, status=404)
    assert (await server.browser().post(path)).status_code == 401
    await player.get("/api/tables/abc/review", 404)


@pytest.mark.usefixtures("thinks_here")
async def test_a_hint_is_remembered_by_the_review(server: Server) -> None:
    player, table, _ = await finished(server, hints_for=0)
    await player.send(f"/api/tables/{table}/review", status=202)
    found, _ = await reviewed(player, table)
    assert found["moments"]
    for moment in found["moments"]:
        assert moment["hinted"] == (moment["seat"] == 0)


@pytest.mark.usefixtures("thinks_here")
async def test_only_people_are_judged(server: Server) -> None:
    player = await server.player("Marie")
    table = (await player.table("me", "friend", options={"mode": "beginner"}, start=False))["id"]
    await server.house.robots.close()
    await player.send(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
    await player.send(f"/api/tables/{table}/start")
    await play_out(server, table)
    await player.send(f"/api/tables/{table}/review", status=202)
    found, _ = await reviewed(player, table)
    assert found["seats"] == [0]
    assert found["moments"] and all(moment["seat"] == 0 for moment in found["moments"])


@pytest.mark.usefixtures("thinks_here")
async def test_a_review_that_fails_can_be_asked_for_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, table, _ = await finished(server)
    path = f"/api/tables/{table}/review"
    lend = Robots.lend

    async def broken(self: Robots, what: Callable[[Any], Any], job: Any, person: str) -> Any:
        raise TimeoutError

    monkeypatch.setattr(Robots, "lend", broken)
    await player.send(path, status=202)
    for _ in range(200):
        answer = await player.web.get(path)
        if answer.status_code == 404:
            break
    assert answer.json()["key"] == "no-review"
    monkeypatch.setattr(Robots, "lend", lend)
    await player.send(path, status=202)
    assert (await reviewed(player, table))[0]["moments"]


@pytest.mark.usefixtures("thinks_here")
async def test_a_review_given_up_is_begun_anew(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, table, _ = await finished(server)
    await reviews.keep(server.house, table, "centurio", 4, 10, None)
    path = f"/api/tables/{table}/review"
    before = set(server.house._background)
    assert (await player.send(path, status=202))["done"] == 4, "another process may be at it"
    assert server.house._background == before
    monkeypatch.setattr(reviews, "GIVEN_UP", -1)
    await player.send(path, status=202)
    assert (await reviewed(player, table))[0]["status"] == "ready"


def test_looking_back_goes_on_where_it_stopped() -> None:
    """As the processes do it: plain data in, plain data out, a little at a time."""
    game = ludi.game(GAME)
    dice = Dice.seeded(5)
    record = ludi.Record.of(game, 2, 5, {"mode": "beginner"})
    table = record.replay()
    while not table.over:
        action = table.legal[dice.below(len(table.legal))]
        record.add(table.seat, action)
        table.play(action)
    past = Past(record.to_text(), "tiro", [0], None, 0.01, 1.0)
    steps = 0
    while past.review is None or not advise.Review.from_json(past.review).done:
        past = past._replace(review=json.loads(json.dumps(look_back(past))))
        steps += 1
    assert steps > 5
    assert past.review["seconds"] < 3 and past.review["verdicts"]


async def test_the_processes_where_bots_think_also_advise_and_look_back(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, hint_level="tiro", review_level="tiro", review_seconds=0.5)
    async with in_process(settings) as server:
        player, table, _ = await finished(server)
        solo = (await player.table("me", "greedy"))["id"]
        await player.send(f"/api/tables/{table}/review", status=202)
        state = await asked(player, solo, (0,))
        body = {"seat": 0, "number": state["number"]}
        answer = await player.send(f"/api/tables/{solo}/hint", body)
        assert answer["hint"]["level"] == "tiro"
        found, _ = await reviewed(player, table, 10_000)
        assert found["status"] == "ready" and found["moments"]
        metrics = server.house.metrics.text()
        assert f'ludi_hints_total{{game="{GAME}"}} 1.0' in metrics
        assert f'ludi_reviews_total{{game="{GAME}"}} 1.0' in metrics
