"""Every lesson of every game can be played through, and says what it should in both languages."""

import re

import pytest

import ludi
from ludi.kernel.game import LANGUAGES, Game
from ludi.learn.coach import decisions
from ludi.learn.course import READ, Course
from ludi.learn.lessons import Lesson, lessons_of, words_of
from tests.learn import brought

MOST_WORDS = 40  # in a bubble: fewer than that
FOUND = [(ludi.game(id), lesson) for id in ludi.games() for lesson in lessons_of(ludi.game(id))]
TAUGHT = {game.id: game for game, _ in FOUND}.values()
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), FOUND, ids=[f"{game.id}-{lesson.name}" for game, lesson in FOUND]
)
every_taught_game = pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(lesson: Lesson) -> list[str]:
    """The messages a lesson needs, without its title."""
    wanted: list[str] = []
    for moment in lesson.moments:
        wanted += [moment.say, *(text for _, text in moment.poor), moment.answer]
    return [f"{lesson.name}-{text}" for text in wanted if text]


@every_lesson
def test_a_lesson_can_be_played_by_its_right_choices(game: Game, lesson: Lesson) -> None:
    course = Course(game, lesson)
    while not course.over:
        moment = course.moment
        if moment.until:
            play_towards_goal(course)
            continue
        step = READ
        if moment.is_choice:
            right = course.right()
            assert right, f"{moment.say}: nothing that may be chosen serves"
            for action in course.history.table.legal_for(lesson.seat):
                if action not in right:
                    assert not course.take(action) and course.answer, moment.say
            step = right[0]
        assert course.take(step), moment.say
    assert Course.after(game, lesson, course.steps).over


def play_towards_goal(course: Course) -> None:
    """A goal can be reached: by a bot that plays well, or by one of some wild ones."""
    from ludi.bots import make_bot

    before = list(course.steps)
    for name in ("greedy", *(f"random {seed}" for seed in range(40))):
        tried = Course.after(course.game, course.lesson, before)
        bot = make_bot(name.partition(" ")[0], name)
        while tried.at == course.at and not tried.failed:
            seat = course.lesson.seat
            assert tried.take(bot.choose(tried.history.table, seat))
        if not tried.failed:
            for step in tried.steps[len(before) :]:
                assert course.take(step)
            return
    raise AssertionError(f"{course.moment.say}: nobody reaches the goal")


@every_lesson
def test_poor_choices_can_be_made(game: Game, lesson: Lesson) -> None:
    """An answer to something that nobody can choose there would never be heard."""
    course = Course(game, lesson)
    while not course.over and not course.moment.until:
        legal = course.history.table.legal_for(lesson.seat)
        said = [str(game.describe(action)) for action in legal if action not in course.right()]
        for phrase, text in course.moment.poor:
            assert any(words == phrase or words.startswith(phrase + " ") for words in said), text
        course.take(course.right()[0] if course.moment.is_choice else READ)


@every_lesson
@every_language
def test_everything_a_lesson_says_is_short_and_there(
    game: Game, lesson: Lesson, language: str
) -> None:
    words = words_of(game)
    title = words.say(lesson.name, {}, language)
    assert title and not title.startswith("[")
    assert words.about(lesson.name, language), "what one learns"
    for key in texts(lesson):
        assert words.has(key, language), key
        said = words.say(key, {}, language)
        assert len(said.split()) < MOST_WORDS, f"{key}: {len(said.split())} words"
        assert said.endswith((".", "!", "?", "»", "”")), said
        if language == "fr":
            assert not re.search(r"(?<!\u00a0)[:;?!»]", said) and "'" not in said, said


@every_taught_game
@every_language
def test_nothing_is_said_that_no_lesson_says(game: Game, language: str) -> None:
    wanted = {key for lesson in lessons_of(game) for key in (lesson.name, *texts(lesson))}
    wanted |= {f"coach-{step}" for step in decisions(game)}
    assert words_of(game).keys(language) == wanted


@every_lesson
def test_a_lesson_has_its_rule(game: Game, lesson: Lesson) -> None:
    with open(f"{game.folder}/rules.fr.md", encoding="utf-8") as file:
        assert f"{{#{lesson.rule}}}" in file.read()


@every_lesson
def test_every_choice_brings_what_was_written_down(game: Game, lesson: Lesson) -> None:
    """If not: read again what the lesson says, then write it down (see brought.py)."""
    written = brought.path_of(game).read_text(encoding="utf-8").split("\n\n")
    assert brought.section(game, lesson).strip() in [one.strip() for one in written]


@every_taught_game
def test_nothing_is_written_down_of_lessons_that_are_gone(game: Game) -> None:
    written = brought.path_of(game).read_text(encoding="utf-8").split("\n\n")
    assert [one.split("\n")[0] for one in written] == [one.name for one in lessons_of(game)]


@every_lesson
def test_nothing_but_a_goal_is_left_to_the_bots(game: Game, lesson: Lesson) -> None:
    """Or what is said of the others would change with the bots."""
    course = Course(game, lesson)
    course.others.clear()
    while not course.over and not course.moment.until:
        course.take(course.right()[0] if course.moment.is_choice else READ)
