"""What changed in a state, and a live connection that hears only that."""

import json
import random
from pathlib import Path
from typing import Any

import orjson
import pytest

import ludi
from ludi.kernel.history import PLAY, UNDO, Happened
from ludi.kernel.viewer import PUBLIC, viewer_of
from ludi.server.changes import Marks, applied, compared
from ludi.server.shown import Eyes, log_part, picture_of, state_of
from tests.server.helpers import Server
from tests.server.test_live import hear, listening, say
from tests.server.test_secrets import table_of

CASES = Path(__file__).parents[2] / "web" / "src" / "lib" / "changes.cases.json"
EVENTS = 60


@pytest.mark.parametrize("case", json.loads(CASES.read_text()), ids=lambda case: case["what"])
def test_the_cases_that_the_client_knows_too(case: dict[str, Any]) -> None:
    marks, _ = compared(case["before"], {})
    after, changes = compared(case["after"], marks)
    assert orjson.loads(orjson.dumps(changes)) == case["set"]
    assert text_of(applied(case["before"], case["set"])) == text_of(case["after"])
    assert compared(case["after"], after) == (after, {})


def text_of(state: Any) -> str:
    """JSON in which true is not one."""
    return json.dumps(state, sort_keys=True)


@pytest.mark.parametrize("id", ludi.games())
def test_the_change_applied_to_the_old_state_is_the_new_one(id: str) -> None:
    """For every viewer, through plays and undos, to the end of what a short game shows."""
    game = ludi.game(id)
    chance = random.Random(id)
    live = table_of(id, max(one for one in game.players if one <= 4), f"changes of {id}")
    history = live.history
    viewers: list[int | None] = [*range(live.row.players), None]
    held: dict[int | None, Any] = {}
    marks: dict[int | None, Marks] = {}
    sent = whole = 0
    for _ in range(EVENTS):
        for seat in viewers:
            viewer = PUBLIC if seat is None else viewer_of(seat)
            eyes = Eyes(f"person{seat}", viewer, "fr", frozenset({"person1"}))
            since = held[seat]["number"] if held.get(seat) else -1
            state = state_of(live, eyes, since)
            marks[seat], changes = compared(picture_of(live, eyes), marks.get(seat, {}))
            if seat in held:
                told = orjson.loads(orjson.dumps({"set": changes, **log_part(live, eyes, since)}))
                before = text_of(held[seat])
                found = {**applied(held[seat], told.pop("set")), **told}
                assert text_of(held[seat]) == before, "the old state stays as it is"
                assert text_of(found) == text_of(state)
                sent += len(orjson.dumps(changes))
                whole += len(orjson.dumps(picture_of(live, eyes)))
            held[seat] = orjson.loads(orjson.dumps(state))
        if history.table.over:
            break
        seat = chance.choice(history.table.deciders)
        if chance.random() < 0.2 and history.can_undo(seat):
            happened = Happened(history.number + 1, seat, UNDO, 1)
        else:
            action = chance.choice(history.table.legal_for(seat))
            happened = Happened(history.number + 1, seat, PLAY, action)
        history.apply(happened)
    assert history.number > EVENTS // 2
    assert sent < whole * 0.7, "what changed is less than all of it"


async def follow(
    socket: Any, state: dict[str, Any], seq: int, number: int
) -> tuple[dict[str, Any], int]:
    """The state after the changes up to an event."""
    while state["number"] < number:  # there may be others: who came, who went
        message = await hear(socket, "change")
        assert message["after"] == seq
        log = {"log": message["log"], "log_after": message["log_after"]}
        state = {**applied(state, message["set"]), **log}
        seq = message["seq"]
    return state, seq


async def test_who_wants_changes_sees_the_same(loopback: Server) -> None:
    marie, paul = await loopback.player("Marie"), await loopback.player("Paul")
    table = (await marie.table("me", "anyone", start=False, public=True))["id"]
    await paul.send(f"/api/tables/{table}/join", {})
    await marie.send(f"/api/tables/{table}/start")
    async with (
        listening(loopback, marie, table, seat=0, changes="yes") as first,
        listening(loopback, paul, table, seat=1, changes="yes") as second,
        listening(loopback, None, table, lang="en", changes="yes") as spectator,
        listening(loopback, marie, table, seat=0) as plain,
    ):
        sockets = [first, second, spectator]
        held = [await hear(socket, "state") for socket in sockets]
        known = [(one["state"], one["seq"]) for one in held]
        await hear(plain, "state")
        for number in range(1, 9):
            seat = known[0][0]["asked"][0]
            action = known[seat][0]["legal"][0]["id"]
            await say(sockets[seat], type="play", seat=seat, action=action, number=number - 1)
            pairs = zip(sockets, known, strict=True)
            known = [await follow(socket, *one, number) for socket, one in pairs]
            whole = (await hear(plain, "state"))["state"]
            assert known[0][0] == whole and whole["number"] == number
            assert known[1][0] == await paul.state(table, 1, since=number - 1)
            seen = await loopback.browser().get(f"/api/tables/{table}/state?lang=en")
            assert {**known[2][0], "log": []} == {**seen.json(), "log": [], "log_after": number - 1}
        await say(first, type="state")
        again = await hear(first, "state")
        assert again["state"]["log_after"] == -1 and again["seq"] == known[0][1]
        assert again["state"]["view"] == known[0][0]["view"]
        await say(first, type="state", since=3)
        assert (await hear(first, "state"))["state"]["log_after"] == 3
        await say(first, type="state", since="x")
        assert (await hear(first, "problem"))["problem"]["key"] == "malformed"
        async with listening(loopback, marie, table, seat=0, changes="yes") as another:
            fresh = await hear(another, "state")
            assert fresh["seq"] == known[0][1], "the same state has the same place"
            await say(sockets[1], type="talk", text="Salve")
            seat = known[0][0]["asked"][0]
            action = known[seat][0]["legal"][0]["id"]
            await say(sockets[seat], type="play", seat=seat, action=action, number=8)
            for socket in (first, another):
                assert (await follow(socket, *known[0], 9))[0]["number"] == 9


async def test_the_state_of_a_table_that_has_not_begun(loopback: Server) -> None:
    marie = await loopback.player("Marie")
    table = (await marie.table("me", "anyone", start=False))["id"]
    async with listening(loopback, marie, table, seat=0, changes="yes") as socket:
        await hear(socket, "table")
        await say(socket, type="state")
        assert (await hear(socket, "problem"))["problem"]["key"] == "not-started"


async def test_a_brief_play_is_only_acknowledged(server: Server) -> None:
    marie = await server.player("Marie")
    table = (await marie.table("me", "me"))["id"]
    seat = (await marie.state(table))["asked"][0]
    state = await marie.state(table, seat)
    body = {"seat": seat, "action": state["legal"][0]["id"], "number": 0, "brief": True}
    assert await marie.send(f"/api/tables/{table}/plays", body) == {"number": 1}
    problem = await marie.send(f"/api/tables/{table}/plays", {**body, "action": 10**6}, 409)
    assert problem["state"]["number"] == 1, "a refusal brings the state as ever"


async def test_an_answer_and_a_live_state_are_made_once(
    loopback: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    glory = ludi.game("glory-to-rome")
    real = type(glory).view_of

    def counted(self: Any, table: Any, viewer: Any) -> Any:
        made.append(viewer.name)
        return real(self, table, viewer)

    marie = await loopback.player("Marie")
    table = (await marie.table("me", "me", public=True))["id"]
    seat = (await marie.state(table))["asked"][0]
    state = await marie.state(table, seat)
    async with (
        listening(loopback, marie, table, seat=seat, changes="yes") as mine,
        listening(loopback, None, table, lang="en", changes="yes") as first,
        listening(loopback, None, table, lang="en") as second,
    ):
        for socket in (mine, first, second):
            await hear(socket, "state")
        monkeypatch.setattr(type(glory), "view_of", counted)
        await marie.play(table, state, state["legal"][0]["id"])
        for socket, kind in ((mine, "change"), (first, "change"), (second, "state")):
            await hear(socket, kind)
    assert sorted(made) == sorted([f"seat {seat + 1}", "the public"])
