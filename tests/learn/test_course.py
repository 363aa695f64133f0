"""The course of a lesson: reading, choosing, being answered, reaching a goal."""

import pytest

import ludi
from ludi.kernel.errors import BadChoice, BadGame
from ludi.learn import lessons
from ludi.learn.course import NOT_HERE, NOT_REACHED, READ, Course
from ludi.learn.lessons import Lesson, Moment, Start

GAME = ludi.game("glory-to-rome")
PETITION = Start(2, "lesson 4", {}, (), None)
CALL = Moment(
    "call",
    do=("lead_petition laborer",),
    poor=(("think", "no-need"),),
    others=("think orders",),
    answer="called",
)


def course(*moments: Moment, start: Start = PETITION) -> Course:
    return Course(GAME, Lesson(GAME.id, "test", "system", 1, "petition", 1, start, moments))


def action(words: str) -> int:
    return GAME.parse(words)


def test_what_is_read_is_gone_on_from_and_what_is_chosen_is_not() -> None:
    made = course(Moment("read"), CALL)
    assert made.right() == [] and made.take(READ)
    assert not made.take(READ), "there is something to choose"
    assert made.right() == [action("lead_petition laborer concrete")]


def test_a_right_choice_is_played_and_the_others_do_as_they_are_told() -> None:
    made = course(CALL, Moment("end"))
    assert made.take(action("lead_petition laborer concrete"))
    assert (made.answer, made.at) == ("called", 1)
    assert made.history.table.deciders == [1]


def test_a_choice_that_does_not_serve_is_answered_and_not_played() -> None:
    made = course(CALL)
    number = made.history.number
    assert not made.take(action("think orders")) and made.answer == "no-need"
    assert not made.take(action("lead bridge")) and made.answer == NOT_HERE
    assert not made.take(action("take marble")) and made.answer == "", "the rules say why not"
    assert (made.history.number, made.at) == (number, 0)


def test_without_a_script_the_others_play_by_themselves() -> None:
    made = course(CALL._replace(others=()), Moment("end"))
    assert made.take(action("lead_petition laborer concrete"))
    assert made.history.table.deciders == [1]


def test_a_goal_is_reached_or_not_in_time() -> None:
    goal = Moment("goal", until="takes", within=2, answer="done")
    made = course(CALL, goal)
    made.take(action("lead_petition laborer concrete"))
    assert made.take(action("take marble"))
    assert (made.over, made.answer) == (True, "done")
    slow = course(goal)
    assert slow.take(action("think orders"))
    assert (slow.failed, slow.answer) == (False, "")
    assert slow.take(action("think orders"))
    assert (slow.failed, slow.answer, slow.over) == (True, NOT_REACHED, False)


def test_a_course_can_be_worked_out_again() -> None:
    made = course(Moment("read"), CALL, Moment("end"))
    made.take(READ)
    made.take(action("lead_petition laborer concrete"))
    again = Course.after(GAME, made.lesson, made.steps)
    assert again.history.table.dump() == made.history.table.dump()
    assert (again.at, again.answer) == (made.at, made.answer)
    for steps in ([action("think orders")], [READ, READ], [READ, 10**6]):
        with pytest.raises(BadChoice, match="leads nowhere"):
            Course.after(GAME, made.lesson, steps)


def test_a_lesson_whose_script_is_no_longer_possible_says_where() -> None:
    made = course(CALL._replace(others=("lead bridge",)))
    with pytest.raises(BadGame, match=r"lesson test, moment call: 'lead bridge'"):
        made.take(action("lead_petition laborer concrete"))
    with pytest.raises(BadGame, match="the learner is not asked"):
        course(CALL, start=PETITION._replace(plays=("lead bridge",)))


def test_a_position_may_be_a_dump() -> None:
    dump = GAME.new(2, seed="lesson 4").dump()
    made = course(CALL, start=PETITION._replace(position=dump, seed="another"))
    assert made.history.table.dump() == dump


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"kind": "'later'"}, "kind should be one of first, system, solo"),
        ({"colour": "1"}, "colour mean nothing in a lesson"),
        ({"rule": None}, "KeyError 'rule'"),
        ({"moments": "[]"}, "it has no moments"),
        ({"moments": "[{ say = 'a', blink = true }]"}, "blink mean nothing in a moment"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_a_sentence(
    tmp_path: object, change: dict[str, str | None], problem: str
) -> None:
    data = {
        "kind": "'first'",
        "minutes": "1",
        "rule": "'turn'",
        "start": "{ players = 2 }",
        "moments": "[{ say = 'a' }]",
        **change,
    }
    text = "\n".join(f"{key} = {value}" for key, value in data.items() if value is not None)
    with open(f"{tmp_path}/bad.toml", "w", encoding="utf-8") as file:
        file.write(text)
    with pytest.raises(BadGame, match=problem):
        lessons.read("toy", str(tmp_path), "bad")


def test_lessons_are_found_by_name() -> None:
    assert lessons.lesson_of(GAME, "petition").rule == "petition"
    with pytest.raises(BadChoice, match="no lesson 'flying'"):
        lessons.lesson_of(GAME, "flying")
