"""`ludi learn`: the lessons of the games, at the terminal."""

from argparse import Namespace
from typing import Any

import ludi
from ludi.cli.choices import need_terminal, why
from ludi.cli.games import title_of
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.learn.lessons import lesson_of, lessons_of, summary

COACH = "coach"  # in the place of a lesson: a first game


def learn(args: Namespace, voice: Voice) -> int:
    """List the lessons, or take one; or play a first game with the coach."""
    games = ludi.playable() if args.id is None else [ludi.game(args.id)]
    if args.list or args.json or args.id is None:
        if args.lesson is not None:
            raise BadChoice("--list shows the lessons of a game, not one of them")
        if args.json:
            print_json({"games": [to_json(game, voice.language) for game in games]})
        else:
            print_list(games, voice)
        return 0
    (game,) = games
    found = lessons_of(game)
    if not found:
        raise BadChoice(f"{game.id} has no lessons yet")
    lesson = None if args.lesson in (None, COACH) else lesson_of(game, args.lesson)
    if args.forget:
        forget(game)
    need_terminal("ludi learn --list writes plain text")
    from ludi.cli.terminal import run_coached, run_learn, run_lesson

    if lesson is not None:
        return run_lesson(game, lesson, voice.language)
    if args.lesson == COACH:
        return run_coached(game, voice.language)
    return run_learn(game, voice.language)


def forget(game: Game) -> None:
    """Let the coach begin again with a game."""
    from ludi.cli.terminal.coaching import keep, read_progress

    progress = read_progress()
    progress.forget(game.id)
    try:
        keep(progress)
    except OSError as error:
        raise BadChoice(f"the coach's memory cannot be saved: {why(error)}") from error


def to_json(game: Game, language: str) -> dict[str, Any]:
    """A game's lessons for programs; docs/cli.md promises these keys."""
    found = lessons_of(game)
    return {
        "id": game.id,
        "title": title_of(game, language),
        "minutes": sum(lesson.minutes for lesson in found),
        "lessons": [summary(game, lesson, language) for lesson in found],
    }


def print_list(games: list[Game], voice: Voice) -> None:
    for game in games:
        line(title_of(game, voice.language), "bold")
        found = to_json(game, voice.language)["lessons"]
        if not found:
            line(voice.say("learn-none"))
            continue
        columns = [voice.say(f"learn-{column}") for column in ("name", "title", "about", "minutes")]
        table = grid("", columns, numbers=1)
        for lesson in found:
            table.add_row(lesson["name"], lesson["title"], lesson["about"], str(lesson["minutes"]))
        page().print(table)
