"""Puzzles over the wire: a position, tries, and the solution once it is found or given up."""

from typing import Any

import pytest

import ludi
from ludi.puzzles.puzzle import puzzles_of
from ludi.server import wire, wire_puzzles
from tests.server.helpers import Server

ONE = puzzles_of("ave-roma")[0]
PATH = f"/api/games/{ONE.game}/puzzles"
GAME = ludi.game(ONE.game)


@pytest.fixture
async def paul(server: Server) -> Any:
    return await server.player("Paul")


async def test_the_stock_is_listed(server: Server, paul: Any) -> None:
    nobody = await server.browser().get(PATH)
    found = [wire_puzzles.PuzzleInfo.model_validate(one) for one in nobody.json()]
    assert [one.id for one in found] == [one.id for one in puzzles_of(ONE.game)]
    games = {one["id"]: one["puzzles"] for one in await paul.get("/api/games")}
    assert games == {id: len(puzzles_of(id)) for id in ludi.games()}


async def test_a_puzzle_is_tried_until_it_is_found(paul: Any) -> None:
    shown = wire_puzzles.PuzzleState.model_validate(await paul.get(f"{PATH}/{ONE.id}"))
    state = shown.state
    assert state.seat == ONE.seat and state.seed is None and state.status == "playing"
    assert {one.id for one in state.legal} == set(ONE.table().legal_for(ONE.seat))
    best, tempting = GAME.parse(ONE.best), GAME.parse(ONE.obvious)
    wrong = await paul.send(f"{PATH}/{ONE.id}", {"action": tempting})
    assert wrong == {"right": False, "obvious": True, "solution": None}
    right = await paul.send(f"{PATH}/{ONE.id}", {"action": best})
    told = wire_puzzles.PuzzleAnswer.model_validate(right)
    assert told.right and told.solution is not None and told.solution.best == best
    assert told.solution.gain == ONE.gain and len(told.solution.reasons) == len(ONE.reasons)
    assert [one.obvious for one in told.solution.others].count(True) == 1
    shown_me = await paul.send(f"{PATH}/{ONE.id}", {"action": None})
    assert not shown_me["right"] and shown_me["solution"] == right["solution"]


async def test_a_puzzle_answers_as_a_table_does(paul: Any) -> None:
    best = GAME.parse(ONE.best)
    path = f"{PATH}/{ONE.id}"
    wire.Previewed.model_validate(await paul.send(f"{path}/preview", {"action": best}))
    seen = await paul.send(f"{path}/outcomes", {"actions": [best, 1_000_000]})
    assert [one["action"] for one in seen] == [best]
    illegal = next(
        action
        for action in range(GAME.vocabulary.size)
        if action not in ONE.table().legal_for(ONE.seat)
    )
    why = await paul.send(f"{path}/why-not", {"action": illegal})
    assert why["sentence"]
    for body in ({"action": illegal}, {"action": -1}, {"action": "x"}, {"act": 1}):
        await paul.send(path, body, 422)
    await paul.send(f"{path}/preview", {"action": illegal}, 422)


async def test_there_is_no_such_puzzle(paul: Any) -> None:
    assert (await paul.get(f"{PATH}/nothing", 404))["key"] == "no-such-puzzle"
    await paul.get("/api/games/hadrians-wall/puzzles/" + ONE.id, 404)
    await paul.get("/api/games/nothing/puzzles", 404)


async def test_what_was_solved_is_remembered(paul: Any) -> None:
    solved = {"game": ONE.game, "kind": "puzzle", "name": ONE.id, "times": 3}
    unknown = {**solved, "name": "gone"}
    kept = await paul.send("/api/me/learned", {"learned": [solved, unknown]})
    assert kept == [{**solved, "times": 1}]
    await paul.send(f"/api/me/learned/{ONE.game}?kind=puzzle", None, 204, verb="DELETE")
    assert await paul.get("/api/me/learned") == []
