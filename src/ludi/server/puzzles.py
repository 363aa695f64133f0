"""Puzzles: positions on the real board in which something is to be found; kept nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from fastapi import APIRouter
from starlette.responses import Response

from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.history import History
from ludi.kernel.viewer import viewer_of
from ludi.learn.coach import step_for
from ludi.puzzles.puzzle import MOVE, POINTS, Puzzle, points_of, stock_of
from ludi.server import wire, wire_puzzles
from ludi.server.answers import plain, problems
from ludi.server.desk import Live, game_of
from ludi.server.house import Anybody, Caller
from ludi.server.play import outcome, previewed, refusal_of
from ludi.server.problems import Problem
from ludi.server.shown import Eyes, names_at, sentence_of, state_of, touches
from ludi.server.staged import staged
from ludi.server.wire_puzzles import PuzzleId
from ludi.server.words import game_word, say

router: Final = APIRouter(prefix="/api/games/{game}/puzzles", tags=["puzzles"])
REFUSALS: Final = problems(404)


@router.get("", response_model=list[wire_puzzles.PuzzleInfo], responses=REFUSALS)
async def puzzles(game: wire.GameId, caller: Anybody) -> Response:
    """The puzzles of a game, the easiest first."""
    found = game_of(game)
    return plain([info(found, one, caller.language) for one in stock_of(found)])


@router.get("/{puzzle}", response_model=wire_puzzles.PuzzleState, responses=REFUSALS)
async def position(game: wire.GameId, puzzle: PuzzleId, caller: Anybody) -> Response:
    """A puzzle on the board, as the one sees it who is to choose."""
    with caller.work():
        return plain(state_info(caller, *on_board(game, puzzle, caller)))


@router.post("/{puzzle}/position", response_model=wire_puzzles.PuzzleState, responses=REFUSALS)
async def position_after(
    game: wire.GameId, puzzle: PuzzleId, caller: Anybody, body: wire_puzzles.PuzzleSteps
) -> Response:
    """The same after some choices."""
    with caller.work():
        return plain(state_info(caller, *on_board(game, puzzle, caller, body.steps)))


@router.post("/{puzzle}", response_model=wire_puzzles.PuzzleAnswer, responses=REFUSALS)
async def answer(
    game: wire.GameId, puzzle: PuzzleId, caller: Anybody, body: wire_puzzles.PuzzleTry
) -> Response:
    """Whether a choice is the best one; with the solution once it is, or without a choice."""
    with caller.work():
        one, live, over = on_board(game, puzzle, caller, body.steps)
        if body.action is not None and body.action not in live.table.legal_for(one.seat):
            raise Problem(422, "malformed")
        chosen = None if body.action is None else str(live.game.describe(body.action))
        right, after = one.kind == MOVE and chosen == one.best, None
        if one.kind == POINTS and body.action is not None and not over:
            after = state_info(caller, *on_board(game, puzzle, caller, [*body.steps, body.action]))
            right = after["over"] and after["points"] >= one.goal
        told = right or chosen is None
        return plain(
            {
                "right": right,
                "next": after,
                "obvious": one.kind == MOVE and chosen == one.obvious,
                "solution": solution(caller, one) if told else None,
            }
        )


@router.post("/{puzzle}/preview", response_model=wire.Previewed, responses=REFUSALS)
async def preview(
    game: wire.GameId, puzzle: PuzzleId, caller: Anybody, body: wire_puzzles.PuzzleChoice
) -> Response:
    """What an action would lead to."""
    with caller.work():
        one, live, _ = on_board(game, puzzle, caller, body.steps)
        if body.action not in live.table.legal_for(one.seat):
            raise Problem(422, "malformed")
        return plain(previewed(live, one.seat, body.action, caller.language))


@router.post("/{puzzle}/outcomes", response_model=list[wire.Outcome], responses=REFUSALS)
async def outcomes(
    game: wire.GameId, puzzle: PuzzleId, caller: Anybody, body: wire_puzzles.PuzzleChoices
) -> Response:
    """A short preview of some legal actions."""
    with caller.work():
        one, live, _ = on_board(game, puzzle, caller, body.steps)
        legal = set(live.table.legal_for(one.seat))
        wanted = [action for action in body.actions if action in legal]
        return plain([outcome(live, one.seat, action, caller.language) for action in wanted])


@router.post("/{puzzle}/why-not", response_model=wire.Refused, responses=REFUSALS)
async def why_not(
    game: wire.GameId, puzzle: PuzzleId, caller: Anybody, body: wire_puzzles.PuzzleWhyNot
) -> Response:
    """Why an action, or anything with a thing on the board, is not possible now."""
    with caller.work():
        one, live, _ = on_board(game, puzzle, caller, body.steps)
        return plain(refusal_of(live, one.seat, body.action, body.thing, caller.language))


# ---------------------------------------------------------------- inside


@lru_cache(maxsize=256)  # only read here
def _played(game: Game, id: str, steps: tuple[int, ...]) -> tuple[Puzzle, History, bool]:
    one = next(one for one in stock_of(game) if one.id == id)
    return one, *one.after(steps, game)


def on_board(
    game: str, id: str, caller: Caller, steps: Sequence[int] = ()
) -> tuple[Puzzle, Live, bool]:
    """A puzzle after some choices, as a table that is written down nowhere; whether it is over."""
    found = game_of(game)
    if all(one.id != id for one in stock_of(found)):
        raise Problem(404, "no-such-puzzle")
    try:
        one, history, over = _played(found, id, tuple(steps))
    except BadChoice:
        raise Problem(422, "malformed") from None
    name = game_word(found, "game-name", caller.language, game)
    live = staged(caller, "puzzle", name, history, one.seat, [""] * one.players)
    return one, live, over


def state_info(caller: Caller, one: Puzzle, live: Live, over: bool) -> dict[str, Any]:
    """Where somebody is in a puzzle, as `PuzzleState`."""
    eyes = Eyes(caller.id, viewer_of(one.seat), caller.language)
    return {
        "puzzle": info(live.game, one, caller.language),
        "state": state_of(live, eyes),
        "points": points_of(live.table, one.seat) if one.kind == POINTS else None,
        "over": over,
    }


def info(game: Game, one: Puzzle, language: str) -> dict[str, Any]:
    """A puzzle as `PuzzleInfo`."""
    says = [
        game_word(game, f"option-{option.name}-{value}", language, value)
        for option in game.options
        if (value := one.options.get(option.name, option.for_people)) != option.for_people
    ]
    return {
        "id": one.id,
        "kind": one.kind,
        "goal": one.goal if one.kind == POINTS else None,
        "difficulty": one.difficulty,
        "players": one.players,
        "says": says,
    }


def solution(caller: Caller, one: Puzzle) -> dict[str, Any]:
    """What is best and why, as `PuzzleSolution`."""
    _, live, _ = on_board(one.game, one.id, caller)
    game, language = live.game, caller.language
    names = names_at(live, language)
    step = step_for(live.table, one.seat)
    best = game.parse(one.best)
    return {
        "best": best,
        "say": sentence_of(game, best, language, names, one.seat),
        "touches": touches(game, best),
        "gain": one.gain,
        "reasons": [
            game.because(
                why["term"], why["points"], why["counts"], language, step, why.get("how", "")
            )
            for why in one.reasons
        ],
        "follow": [
            sentence_of(game, game.parse(words), language, names, one.seat) for words in one.follow
        ],
        "others": [
            {
                "id": game.parse(other.words),
                "say": sentence_of(game, game.parse(other.words), language, names, one.seat),
                "worse": other.worse,
                "obvious": other.words == one.obvious,
            }
            for other in one.others
        ],
        "missed": [say(f"level-{level}", language) for level in one.missed],
    }
