"""What a lesson is, and where a game keeps its own.

A game's lessons lie in its folder `lessons`: a file `<name>.toml` each, and what they say in
`text.fr.ftl` and `text.en.ftl` beside them. The message `<name>` is a lesson's title, its attribute
`.about` what one learns; `<name>-<say>` is what a moment says.
"""

from __future__ import annotations

import json
import os
import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from ludi.kernel.errors import BadChoice, BadGame
from ludi.kernel.game import Game
from ludi.kernel.history import History
from ludi.kernel.text import Words

FOLDER: Final = "lessons"
KINDS: Final = ("first", "system", "solo")  # in this order they are learned
WITHIN: Final = 30  # decisions to reach a goal, if the lesson says nothing


class Start(NamedTuple):
    """The position a lesson begins with: a game set up and played so far, or a dump.

    `names` are those of the seats, if what is said calls somebody by a name.
    """

    players: int
    seed: str
    options: dict[str, Any]
    plays: tuple[str, ...]
    position: dict[str, Any] | None
    names: tuple[str, ...] = ()


class Moment(NamedTuple):
    """One step of a lesson: what is said and lit, and what the learner does.

    Without `do` and `until` there is only something to read. Phrases mean actions as standing
    orders do: a verb stands for all its actions, with words for those. `poor` answers legal
    choices that are not so good here; `others` is what the other seats then say, in order.
    A goal is reached when the rules tell the event `until` of the learner.
    """

    say: str
    light: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    poor: tuple[tuple[str, str], ...] = ()
    others: tuple[str, ...] = ()
    answer: str = ""
    until: str = ""
    times: int = 1
    within: int = WITHIN

    @property
    def is_choice(self) -> bool:
        return bool(self.do) or bool(self.until)


class Lesson(NamedTuple):
    """A lesson as its file tells it."""

    game: str
    name: str
    kind: str
    minutes: int
    rule: str  # the anchor where the rules explain what it teaches
    seat: int  # the learner's
    start: Start
    moments: tuple[Moment, ...]


# ---------------------------------------------------------------- reading


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons of a game: the first one first, then its systems, then playing alone."""
    return list(_lessons(game))


@cache
def _lessons(game: Game) -> tuple[Lesson, ...]:
    folder = os.path.join(game.folder, FOLDER)
    if not os.path.isdir(folder):
        return ()
    names = sorted(name[:-5] for name in os.listdir(folder) if name.endswith(".toml"))
    found = [(read_order(folder, name), read(game.id, folder, name)) for name in names]
    found.sort(key=lambda pair: (KINDS.index(pair[1].kind), pair[0], pair[1].name))
    return tuple(lesson for _, lesson in found)


def lesson_of(game: Game, name: str) -> Lesson:
    """One lesson by its name."""
    for lesson in _lessons(game):
        if lesson.name == name:
            return lesson
    known = ", ".join(lesson.name for lesson in _lessons(game)) or "none"
    raise BadChoice(f"{game.id} has no lesson '{name}' (there are: {known})")


@cache
def words_of(game: Game) -> Words:
    """What the lessons of a game say."""
    return Words([os.path.join(game.folder, FOLDER)], game.vocabulary, game.follows)


def summary(game: Game, lesson: Lesson, language: str) -> dict[str, str | int]:
    """What there is to know of a lesson before it is taken, for a list."""
    words = words_of(game)
    return {
        "name": lesson.name,
        "title": words.say(lesson.name, {}, language),
        "about": words.about(lesson.name, language),
        "kind": lesson.kind,
        "minutes": lesson.minutes,
        "moments": len(lesson.moments),
        "rule": lesson.rule,
    }


def read_order(folder: str, name: str) -> int:
    order = _data(folder, name).get("order", 0)
    return order if isinstance(order, int) else 0


def _data(folder: str, name: str) -> dict[str, Any]:
    with open(os.path.join(folder, f"{name}.toml"), "rb") as file:
        return tomllib.load(file)


def read(game: str, folder: str, name: str) -> Lesson:
    """A lesson from its file, or a sentence that says what is wrong with it."""
    where = f"{game}: lessons/{name}.toml"
    try:
        data = _data(folder, name)
        moments = tuple(_moment(where, one) for one in data.pop("moments"))
        start = _start(folder, data.pop("start"))
        kind = data.pop("kind")
        data.pop("order", 0)
        lesson = Lesson(
            game,
            name,
            kind,
            data.pop("minutes"),
            data.pop("rule"),
            data.pop("seat", 0),
            start,
            moments,
        )
    except (KeyError, TypeError, AttributeError, tomllib.TOMLDecodeError, OSError) as error:
        raise BadGame(f"{where}: {type(error).__name__} {error}") from error
    if data:
        raise BadGame(f"{where}: {', '.join(data)} mean nothing in a lesson")
    if kind not in KINDS:
        raise BadGame(f"{where}: kind should be one of {', '.join(KINDS)}, not '{kind}'")
    if not moments:
        raise BadGame(f"{where}: it has no moments")
    return lesson


def _start(folder: str, data: dict[str, Any]) -> Start:
    position = None
    if "position" in data:
        with open(os.path.join(folder, f"{data['position']}.json"), encoding="utf-8") as file:
            position = json.load(file)
    return Start(
        data["players"],
        data.get("seed", "lesson"),
        data.get("options", {}),
        tuple(data.get("plays", ())),
        position,
        tuple(data.get("names", ())),
    )


def _moment(where: str, data: dict[str, Any]) -> Moment:
    given = dict(data)
    for name in ("light", "do", "others"):
        given[name] = tuple(given.get(name, ()))
    given["poor"] = tuple(given.get("poor", {}).items())
    unknown = set(given) - set(Moment._fields)
    if unknown:
        raise BadGame(f"{where}: {', '.join(sorted(unknown))} mean nothing in a moment")
    return Moment(**given)


# ---------------------------------------------------------------- the position


def set_up(lesson: Lesson, game: Game) -> History:
    """The position a lesson begins with."""
    start = lesson.start
    history = History(game, start.players, start.seed, start.options, list(start.names) or None)
    if start.position is not None:
        history.stand_at(game.load(start.position))
    for words in start.plays:
        history.play(game.parse(words), history.table.deciders[0])
    return history
