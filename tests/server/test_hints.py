"""Hints: only for one's own choice, only from what one sees, and only that seat hears of it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.kernel.dice import Dice
from ludi.kernel.history import Happened, History
from ludi.kernel.viewer import EVERYTHING, PUBLIC, viewer_of
from ludi.server.hints import job_for
from ludi.server.robots import Robots
from ludi.server.shown import log_of
from ludi.server.thinking import advice
from tests.server.helpers import GAME, Player, Server, asked, in_process, play_out, settings_for

pytestmark = pytest.mark.usefixtures("thinks_here")


async def hint(player: Player, table: str, state: Any, status: int = 200, **more: Any) -> Any:
    body = {"seat": state["seat"], "number": state["number"], **more}
    return await player.send(f"/api/tables/{table}/hint", body, status)


# ---------------------------------------------------------------- a hint


async def test_a_hint_says_what_a_strong_bot_would_do(server: Server) -> None:
    player = await server.player()
    table = (await player.table("me", "random"))["id"]
    state = await asked(player, table, (0,))
    answer = await hint(player, table, state)
    found = answer["hint"]
    legal = {one["id"]: one for one in state["legal"]}
    best, *others = found["ideas"]
    assert best["worse"] == 0 and others
    assert found["reasons"] and all(reason.endswith(".") for reason in found["reasons"])
    for idea in found["ideas"]:
        assert idea["say"] == legal[idea["id"]]["say"]
        assert idea["touches"] == legal[idea["id"]]["touches"]
        assert idea["worse"] >= 0 and idea["visits"] > 0
    body = {"seat": 0, "action": best["id"]}
    shown = await player.send(f"/api/tables/{table}/preview", body)
    assert found["preview"] == shown, "why: what it brings"
    assert found["label"].startswith("Tiro") and isinstance(found["now"], float)
    assert found["in_points"] is True
    played = await player.play(table, answer["state"], best["id"])
    assert played["number"] == state["number"] + 1, "a hint is no event"


async def test_a_hint_is_in_the_log_of_the_one_who_took_it(server: Server) -> None:
    marie, hugo = await server.player("Marie"), await server.player("Hugo", "fr")
    table = await marie.table("me", "friend", start=False, hints=True)
    id, invite = table["id"], table["invite"]
    await hugo.send(f"/api/tables/{id}/join", {"invite": invite})
    await marie.send(f"/api/tables/{id}/start")
    first = (await marie.state(id, 0))["asked"][0]
    player, other = (marie, hugo) if first == 0 else (hugo, marie)
    state = await player.state(id, first)
    before = await other.state(id, 1 - first)
    info = await other.get(f"/api/tables/{id}")
    answer = await hint(player, id, state)
    line = answer["state"]["log"][-1]
    said = {"Marie": "You took a hint.", "Hugo": "Vous avez demandé un conseil."}
    assert line["what"] == "hint" and line["seat"] == first and not line["things"]
    assert line["line"] == said[player.name]
    seen = await other.state(id, 1 - first)
    assert seen == before, "nothing to be seen of it"
    assert await other.get(f"/api/tables/{id}") == info, "neither when, nor how often"
    assert all(one["what"] != "hint" for one in (await other.state(id, 1 - first))["log"])
    watcher = await server.player("Livia")
    seen = await watcher.state(id, invite=invite)
    assert seen["log"] and all(one["what"] != "hint" for one in seen["log"])


async def test_a_hint_stays_in_the_log_whatever_is_taken_back(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, snapshot_every=3)
    async with in_process(settings) as server:
        player = await server.player()
        table = (await player.table("me", "me", hints=True, options={"mode": "beginner"}))["id"]
        state = await asked(player, table)
        seat = state["seat"]
        answer = await hint(player, table, state)
        lead = next(one["id"] for one in state["legal"] if one["group"] == "lead")
        # the number of before the hint will do: the question is the same
        state = await player.play(table, state, lead)
        body = {"seat": seat, "number": state["number"]}
        state = await player.send(f"/api/tables/{table}/undo", body)
        assert [one["number"] for one in state["log"] if one["what"] == "hint"] in ([], [1])
        whole = await player.state(table, seat)
        assert [one["number"] for one in whole["log"] if one["what"] == "hint"] == [1]
        assert whole["legal"] == answer["state"]["legal"]
        cookies = dict(player.web.cookies)
    async with in_process(settings) as server:  # from the snapshot and the events
        again = Player(server.browser(), "Marie")
        again.web.cookies.update(cookies)
        found = await again.state(table, seat)
        assert [one["number"] for one in found["log"] if one["what"] == "hint"] == [1]


async def test_a_hint_does_not_change_with_what_is_hidden() -> None:
    """The job is made of what the seat sees; so is the answer to it."""

    class Anything:
        box = None

    game = ludi.game(GAME)
    dice = Dice.seeded(5)
    table = game.new(players=3, seed=5)
    for _ in range(60):
        table.play(table.legal[dice.below(len(table.legal))])
    seat = table.seat
    jobs = []
    for world in (table, table.imagine(seat, Dice.seeded(99))):
        live: Any = Anything()
        live.table, live.game = world, game
        live.history, live.row = Anything(), Anything()
        live.history.moved, live.row.seed = 60, "secret"
        jobs.append(job_for(live, seat, "tiro"))
    assert jobs[0] == jobs[1]
    assert "secret" not in json.dumps(jobs[0])
    assert table.dump()["pieces"] != jobs[0].world["pieces"]
    assert advice(jobs[0]) == advice(jobs[1])


def test_hints_change_nothing_but_the_number_and_the_log() -> None:
    game = ludi.game(GAME)
    plain, advised = History(game, 2, "7", {}), History(game, 2, "7", {})
    number = 0
    for _ in range(40):
        seat, action = plain.table.seat, plain.table.legal[0]
        plain.apply(Happened(plain.number + 1, seat, "play", action))
        advised.apply(Happened(number + 1, seat, "hint", action))
        advised.apply(Happened(number + 2, seat, "play", action))
        number += 2
    assert advised.table.dump() == plain.table.dump()
    assert [play[1:] for play in advised.plays] == [play[1:] for play in plain.plays]
    assert advised.moved == advised.number == 80 and len(advised.hints) == 40
    kept = History(game, 2, "7", {})
    kept.restore(advised.dumped())
    assert kept.hints == advised.hints and kept.moved == advised.moved


def test_who_reads_of_a_hint() -> None:
    course = History(ludi.game(GAME), 3, "7", {})
    seat = course.table.seat
    course.apply(Happened(1, seat, "hint", course.table.legal[0]))
    for viewer in (*map(viewer_of, range(3)), PUBLIC, EVERYTHING):
        heard = [line["what"] for line in log_of(course, viewer, "en", ["Ada", "Ben", "Cal"], 0)]
        assert heard == (["hint"] if viewer in (viewer_of(seat), EVERYTHING) else [])


# ---------------------------------------------------------------- refusals


async def test_hints_are_off_between_people_unless_the_host_allows_them(server: Server) -> None:
    player = await server.player()
    assert (await player.table("me", "random"))["hints"]
    assert (await player.table("random", "random"))["hints"]
    assert not (await player.table("me", "random", hints=False))["hints"]
    assert (await player.table("me", "me", hints=True))["hints"]
    assert not (await player.table("me", "friend", start=False))["hints"]
    table = await player.table("me", "me")
    assert not table["hints"]
    state = await asked(player, table["id"])
    refused = await hint(player, table["id"], state, 403)
    assert refused["key"] == "hints-off"
    assert refused["detail"] == "Hints are not allowed at this table."
    french = await player.web.post(
        f"/api/tables/{table['id']}/hint?lang=fr", json={"seat": state["seat"], "number": 0}
    )
    assert french.json()["detail"] == "Les conseils ne sont pas permis à cette table."
    assert all(one["what"] != "hint" for one in (await player.state(table["id"], 0))["log"])


async def test_a_rematch_allows_what_the_game_before_it_did(server: Server) -> None:
    player = await server.player()
    table = (await player.table("me", "me", hints=True, options={"mode": "beginner"}))["id"]
    await play_out(server, table)
    state = await player.state(table, 0)
    over = await hint(player, table, state, 409)
    assert over["key"] == "over" and over["detail"] == "The game is over."
    assert (await player.send(f"/api/tables/{table}/rematch", status=201))["hints"]


async def test_a_hint_is_for_ones_own_seat_in_its_own_turn(server: Server) -> None:
    player, stranger = await server.player(), await server.player("Hugo", "fr")
    table = (await player.table("me", "me", hints=True, public=True))["id"]
    state = await asked(player, table)
    waits = {"seat": 1 - state["seat"], "number": state["number"]}
    refused = await hint(player, table, waits, 409)
    assert refused["key"] == "not-asked" and refused["state"]["seat"] == waits["seat"]
    assert refused["detail"].startswith("It is not your turn to choose")
    await hint(stranger, table, state, 403)
    await hint(player, table, {"seat": 7, "number": 0}, 404)
    await hint(player, table, state, 422, level="imperator")
    nobody = await server.browser().post(f"/api/tables/{table}/hint", json={"seat": 0, "number": 0})
    assert nobody.status_code == 401
    moved = await player.play(table, state, state["legal"][0]["id"])
    late = await hint(player, table, state, 409)
    assert late["key"] in ("moved-on", "not-asked")
    future = {"seat": moved["asked"][0], "number": moved["number"] + 5}
    assert (await hint(player, table, future, 409))["key"] == "moved-on"
    waiting = (await player.table("me", "friend", start=False))["id"]
    assert (await hint(player, waiting, {"seat": 0, "number": 0}, 409))["key"] == "not-started"


async def test_a_hint_that_comes_too_late_is_not_given(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who plays while the bot thinks gets no hint, and none is written down."""
    player = await server.player()
    table = (await player.table("me", "me", hints=True))["id"]
    state = await asked(player, table)
    lend = Robots.lend

    async def slow(self: Robots, what: Callable[[Any], Any], job: Any, *rest: Any) -> Any:
        found = await lend(self, what, job, *rest)
        await player.play(table, state, state["legal"][0]["id"])
        return found

    monkeypatch.setattr(Robots, "lend", slow)
    late = await hint(player, table, state, 409)
    assert late["key"] in ("moved-on", "not-asked")
    assert all(one["what"] != "hint" for one in (await player.state(table, 0))["log"])


async def test_a_bot_that_cannot_say_anything(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Robots, what: Callable[[Any], Any], job: Any, person: str) -> Any:
        raise TimeoutError

    monkeypatch.setattr(Robots, "lend", broken)
    player = await server.player()
    table = (await player.table("me", "me", hints=True))["id"]
    state = await asked(player, table)
    assert (await hint(player, table, state, 503))["detail"].startswith("No hint came in time")
    assert (await player.state(table, state["seat"]))["number"] == state["number"]


async def test_nobody_asks_for_hints_all_the_time(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path, limits=True, hints_per_minute=3)) as server:
        player = await server.player()
        table = (await player.table("me", "me", hints=True))["id"]
        state = await asked(player, table)
        for _ in range(3):
            answer = await hint(player, table, state)
        refused = await hint(player, table, state, 429)
        assert refused["detail"].startswith("Too many requests")
        assert len([one for one in answer["state"]["log"] if one["what"] == "hint"]) >= 1


async def test_the_coach_says_what_is_decided_and_what_the_others_did(server: Server) -> None:
    player, other = await server.player("Marie", "en"), await server.player("Hugo")
    table = (await player.table("me", "random"))["id"]
    state = await asked(player, table, (0,))
    said = await player.get(f"/api/tables/{table}/coach", seat=0)
    assert said["step"] == state["step"] and len(said["say"]) > 40
    for _ in range(30):
        if said["meanwhile"] or state["status"] == "finished":
            break
        state = await player.play(table, state, state["legal"][0]["id"])
        state = await asked(player, table, (0,))
        said = await player.get(f"/api/tables/{table}/coach", seat=0)
    assert said["meanwhile"].startswith("Meanwhile: ")
    await other.get(f"/api/tables/{table}/coach", 404, seat=0)
    friends = await player.table("me", "friend", start=False)
    await other.send(f"/api/tables/{friends['id']}/join", {"invite": friends["invite"]})
    await player.send(f"/api/tables/{friends['id']}/start")
    refused = await player.get(f"/api/tables/{friends['id']}/coach", 403, seat=0)
    assert refused["key"] == "coach-off"
