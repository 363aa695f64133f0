"""Prints a way through every lesson, as JSON: `python web/e2e/courses.py`.

For each lesson its game, its name and its steps: the first choice that serves, and towards a goal
those of a bot that reaches it.
"""

from __future__ import annotations

import json

import ludi
from ludi.bots import make_bot
from ludi.learn.course import READ, Course
from ludi.learn.lessons import lessons_of

BOTS = ("greedy", *(f"random {seed}" for seed in range(40)))


def towards_goal(course: Course) -> list[int]:
    for name in BOTS:
        tried = Course.after(course.game, course.lesson, list(course.steps))
        bot = make_bot(name.partition(" ")[0], name)
        while tried.at == course.at and not tried.failed:
            tried.take(bot.choose(tried.history.table, course.lesson.seat))
        if not tried.failed:
            return tried.steps[len(course.steps) :]
    raise SystemExit(f"{course.lesson.name}: nobody reaches the goal")


def way(course: Course) -> list[int]:
    while not course.over:
        if course.moment.until:
            steps = towards_goal(course)
        else:
            steps = [course.right()[0] if course.moment.is_choice else READ]
        for step in steps:
            course.take(step)
    return course.steps


print(
    json.dumps(
        [
            {"game": id, "lesson": lesson.name, "steps": way(Course(ludi.game(id), lesson))}
            for id in ludi.games()
            for lesson in lessons_of(ludi.game(id))
        ]
    )
)
