"""Lessons: played on the real board, and kept nowhere; a course is worked out from its steps."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from starlette.responses import Response

from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.viewer import viewer_of
from ludi.learn.course import NOT_HERE, NOT_REACHED, Course
from ludi.learn.lessons import Lesson, lesson_of, lessons_of, summary, words_of
from ludi.server import wire, wire_lessons
from ludi.server.answers import plain, problems
from ludi.server.desk import Live, game_of
from ludi.server.house import Anybody, Caller
from ludi.server.play import outcome, previewed, refusal_of
from ludi.server.problems import Problem
from ludi.server.shown import Eyes, state_of
from ludi.server.staged import staged
from ludi.server.words import say

router: Final = APIRouter(prefix="/api/games/{game}/lessons", tags=["lessons"])

LessonName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$", description="the lesson's name")]
REFUSALS: Final = problems(404)


@router.get("", response_model=list[wire_lessons.LessonInfo], responses=REFUSALS)
async def lessons(game: wire.GameId, caller: Anybody) -> Response:
    """The lessons of a game, in learning order."""
    found = game_of(game)
    return plain([summary(found, one, caller.language) for one in lessons_of(found)])


@router.get("/texts", response_model=list[wire_lessons.LessonText], responses=REFUSALS)
async def texts(game: wire.GameId, caller: Anybody) -> Response:
    """All that the lessons of a game say, to be read without a board."""
    found = game_of(game)
    return plain([text_of(found, one, caller.language) for one in lessons_of(found)])


@router.post("/{lesson}", response_model=wire_lessons.LessonState, responses=REFUSALS)
async def course(
    game: wire.GameId, lesson: LessonName, caller: Anybody, body: wire_lessons.LessonStep
) -> Response:
    """Where a learner is after some steps and, if one more is given, what it leads to."""
    with caller.work():
        made = worked_out(game, lesson, body.steps)
        went_on = True
        if body.step is not None:
            if made.over or made.failed:
                raise Problem(409, "lesson-over")
            if body.step in made.right() or (body.step < 0 and not made.moment.is_choice):
                made = worked_out(game, lesson, [*body.steps, body.step])
            else:
                made = Course.after(made.game, made.lesson, body.steps)
                went_on = made.take(body.step)
        return plain(course_info(made, caller, went_on, body.step))


@router.post("/{lesson}/preview", response_model=wire.Previewed, responses=REFUSALS)
async def preview(
    game: wire.GameId, lesson: LessonName, caller: Anybody, body: wire_lessons.LessonChoice
) -> Response:
    """What an action would lead to."""
    with caller.work():
        made = worked_out(game, lesson, body.steps)
        live = live_of(made, caller)
        if body.action not in live.table.legal_for(made.lesson.seat):
            raise Problem(422, "malformed")
        return plain(previewed(live, made.lesson.seat, body.action, caller.language))


@router.post("/{lesson}/outcomes", response_model=list[wire.Outcome], responses=REFUSALS)
async def outcomes(
    game: wire.GameId, lesson: LessonName, caller: Anybody, body: wire_lessons.LessonChoices
) -> Response:
    """A short preview of some legal actions."""
    with caller.work():
        made = worked_out(game, lesson, body.steps)
        live = live_of(made, caller)
        seat = made.lesson.seat
        legal = set(live.table.legal_for(seat))
        return plain(
            [outcome(live, seat, one, caller.language) for one in body.actions if one in legal]
        )


@router.post("/{lesson}/why-not", response_model=wire.Refused, responses=REFUSALS)
async def why_not(
    game: wire.GameId, lesson: LessonName, caller: Anybody, body: wire_lessons.LessonWhyNot
) -> Response:
    """Why an action, or anything with a thing on the board, is not possible now."""
    with caller.work():
        made = worked_out(game, lesson, body.steps)
        live = live_of(made, caller)
        return plain(refusal_of(live, made.lesson.seat, body.action, body.thing, caller.language))


# ---------------------------------------------------------------- inside


def worked_out(game: str, name: str, steps: list[int]) -> Course:
    """The course after some steps, or a problem."""
    found = game_of(game)
    try:
        return _worked_out(found, name, tuple(steps))
    except BadChoice:
        raise Problem(404, "no-such-lesson", lesson=name) from None


@lru_cache(maxsize=256)  # a course is only read here; whoever takes a step makes one of their own
def _worked_out(game: Game, name: str, steps: tuple[int, ...]) -> Course:
    return Course.after(game, lesson_of(game, name), list(steps))


def live_of(course: Course, caller: Caller) -> Live:
    """A course as a table that is written down nowhere."""
    lesson = course.lesson
    name = words_of(course.game).say(lesson.name, {}, caller.language)
    names = lesson.start.names or ("",) * lesson.start.players
    return staged(caller, "lesson", name, course.history, lesson.seat, names)


def course_info(course: Course, caller: Caller, went_on: bool, step: int | None) -> dict[str, Any]:
    """Where a learner is, as `LessonState`."""
    lesson, language = course.lesson, caller.language
    live = live_of(course, caller)
    eyes = Eyes(caller.id, viewer_of(lesson.seat), language)
    moment = None if course.over else course.moment
    answer = answer_of(course, language)
    if not went_on and not answer and step is not None:
        answer = refusal_of(live, lesson.seat, max(step, 0), None, language)["sentence"]
    return {
        "lesson": summary(course.game, lesson, language),
        "state": state_of(live, eyes),
        "steps": course.steps,
        "at": course.at,
        "say": "" if moment is None else said(course, moment.say, language),
        "light": [] if moment is None else list(moment.light),
        "choice": moment is not None and moment.is_choice,
        "goal": moment is not None and bool(moment.until),
        "right": course.right(),
        "answer": answer,
        "went_on": went_on,
        "over": course.over,
        "failed": course.failed,
    }


def text_of(game: Game, lesson: Lesson, language: str) -> dict[str, Any]:
    """What a lesson says, with its answers to what the learner does."""
    words = words_of(game)
    keys = [key for moment in lesson.moments for key in (moment.say, moment.answer) if key]
    return {
        "name": lesson.name,
        "title": words.say(lesson.name, {}, language),
        "about": words.about(lesson.name, language),
        "says": [words.say(f"{lesson.name}-{key}", {}, language) for key in keys],
    }


def said(course: Course, key: str, language: str) -> str:
    return words_of(course.game).say(f"{course.lesson.name}-{key}", {}, language)


def answer_of(course: Course, language: str) -> str:
    """What is answered to the last choice, in words; empty if the rules themselves say it."""
    if course.answer in (NOT_HERE, NOT_REACHED):
        return say(f"lesson-{course.answer}", language)
    return said(course, course.answer, language) if course.answer else ""
