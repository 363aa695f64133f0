"""Prints what every lesson lights, with the position in which it does: for lessons.test.ts.

A way through a lesson is the first choice that serves; a goal and what follows it is left out,
because there the learner may have done anything.
"""

from __future__ import annotations

import json
from typing import Any

from positions import NAMES, state

import ludi
from ludi.kernel.game import Game
from ludi.learn.course import READ, Course
from ludi.learn.lessons import Lesson, lessons_of


def lit_in(game: Game, lesson: Lesson) -> list[dict[str, Any]]:
    """The positions of a lesson, each with the moments that light something there."""
    found: dict[int, dict[str, Any]] = {}
    course = Course(game, lesson)
    while not course.over:
        moment = course.moment
        if moment.light:
            here = found.setdefault(
                course.history.number,
                {"state": state(course.history.table, "me", "en", lesson.seat), "lit": {}},
            )
            here["lit"][moment.say] = moment.light
        if moment.until:
            break
        course.take(course.right()[0] if moment.is_choice else READ)
    return list(found.values())


def main() -> None:
    all_of_them = [
        {"game": id, "lesson": lesson.name, "names": NAMES, "positions": lit_in(game, lesson)}
        for id in ludi.games()
        for game in [ludi.game(id)]
        for lesson in lessons_of(game)
    ]
    print(json.dumps(all_of_them))


main()
