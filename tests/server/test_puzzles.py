"""Puzzles over the wire: a position, tries, and the solution once it is found or given up."""

from typing import Any

import pytest

import ludi
from ludi.puzzles.puzzle import POINTS, puzzles_of
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
    assert wrong == {"right": False, "next": None, "obvious": True, "solution": None}
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


async def test_points_are_made_choice_by_choice(paul: Any) -> None:
    one = next(one for one in puzzles_of("hadrians-wall") if one.kind == POINTS)
    game = ludi.game(one.game)
    path = f"/api/games/{one.game}/puzzles/{one.id}"
    way = [game.parse(words) for words in one.follow]
    begun = wire_puzzles.PuzzleState.model_validate(await paul.get(path))
    assert begun.puzzle.goal == one.goal and begun.points is not None and not begun.over
    assert begun.points < one.goal
    for number, action in enumerate(way[:-1]):
        said = await paul.send(path, {"steps": way[:number], "action": action})
        assert not said["right"] and said["solution"] is None and not said["next"]["over"]
    middle = await paul.send(f"{path}/position", {"steps": way[:2]})
    assert middle["state"]["number"] == begun.state.number + 2
    choice = {"steps": way[:-1], "action": way[-1]}
    wire.Previewed.model_validate(await paul.send(f"{path}/preview", choice))
    done = wire_puzzles.PuzzleAnswer.model_validate(await paul.send(path, choice))
    assert done.right and done.next is not None and done.next.over
    assert done.next.points == one.goal and done.solution is not None
    assert len(done.solution.follow) == len(way)
    stop = game.parse("stop")
    if stop in [legal["id"] for legal in middle["state"]["legal"]]:
        less = await paul.send(path, {"steps": way[:2], "action": stop})
        assert not less["right"] and less["next"]["over"] and less["solution"] is None
    for steps in ([way[-1], -1], [*way, way[0]], [game.vocabulary.size + 9], way * 9):
        await paul.send(f"{path}/position", {"steps": steps}, 422)


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
