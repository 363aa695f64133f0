"""What every choice of a lesson brings, written down: `python -m tests.learn.brought` does it anew.

What a lesson says speaks of prices, gains and counts. If a rule changes them, the lesson may still
be played and yet be wrong: then it is to be read again before it is written down. Goals, and what
comes after them, are left out: there the learner may do anything.
"""

from __future__ import annotations

from pathlib import Path

import ludi
from ludi.kernel.game import Game
from ludi.kernel.table import Table
from ludi.learn.course import READ, Course
from ludi.learn.lessons import Lesson, lessons_of

FOLDER = Path(__file__).parent / "brought"


def path_of(game: Game) -> Path:
    return FOLDER / f"{game.id}.txt"


def section(game: Game, lesson: Lesson) -> str:
    """A lesson: what everybody has at its beginning, and what each choice then changes."""
    course = Course(game, lesson)
    now = counts(course.history.table)
    lines = [
        lesson.name,
        f"  begin: {said({name: str(count) for name, count in now.items() if count})}",
    ]
    while not course.over and not course.moment.until:
        moment = course.moment
        course.take(course.right()[0] if moment.is_choice else READ)
        if moment.is_choice:
            before, now = now, counts(course.history.table)
            changed = {
                name: f"{now[name] - before[name]:+d}" for name in now if now[name] != before[name]
            }
            lines.append(f"  {moment.say}: {said(changed)}")
    return "\n".join(lines) + "\n"


def counts(table: Table) -> dict[tuple[int, str], int]:
    """The public numbers of all seats."""
    return {
        (seat, name): count
        for seat in range(table.seats)
        for name, count in table.tally(seat).items()
    }


def said(numbers: dict[tuple[int, str], str]) -> str:
    seats = dict.fromkeys(seat for seat, _ in numbers)
    return (
        " | ".join(
            f"{seat + 1} "
            + ", ".join(f"{name} {count}" for (one, name), count in numbers.items() if one == seat)
            for seat in seats
        )
        or "nothing"
    )


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for id in ludi.games():
        game = ludi.game(id)
        text = "\n".join(section(game, lesson) for lesson in lessons_of(game))
        path_of(game).write_text(text, encoding="utf-8")
