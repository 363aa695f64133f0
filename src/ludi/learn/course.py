"""The course of a lesson: where the learner is, what serves, what is answered.

It is the same for the browser, the terminal and the tests. A course is what its steps make it: READ
where there was something to read, else the action chosen; so it can be worked out again anywhere.
"""

from __future__ import annotations

from typing import Final

from ludi.bots import make_bot
from ludi.bots.bot import Bot
from ludi.kernel.errors import BadChoice, BadGame, LudiError
from ludi.kernel.game import Game
from ludi.kernel.history import History
from ludi.learn.lessons import Lesson, Moment, set_up

READ: Final = -1  # the step of a moment that is only read
OPPONENT: Final = "greedy"  # who plays on where the lesson does not say what the others do
NOT_HERE: Final = "not-here"  # the answer to a legal choice that the lesson does not speak of
NOT_REACHED: Final = "not-reached"  # the answer when a goal was not reached in time


class Course:
    """A learner within a lesson."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game: Final = game
        self.lesson: Final = lesson
        self.history: History = set_up(lesson, game)
        self.at = 0  # which moment
        self.steps: Final[list[int]] = []
        self.answer = ""  # what was said to the last choice: a text of the lesson, or of ours
        self.tried = 0  # decisions made towards the present goal
        self._reached = 0
        self.others: Final[list[Bot]] = [
            make_bot(OPPONENT, f"{lesson.name} {seat}") for seat in range(lesson.start.players)
        ]
        self._check_asked()

    @staticmethod
    def after(game: Game, lesson: Lesson, steps: list[int]) -> Course:
        """The course after some steps; BadChoice if they do not lead anywhere."""
        course = Course(game, lesson)
        for step in steps:
            if course.over or not course.take(step):
                raise BadChoice(f"lesson {lesson.name}: step {len(course.steps) + 1} leads nowhere")
        return course

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.moments)

    @property
    def moment(self) -> Moment:
        return self.lesson.moments[self.at]

    def right(self) -> list[int]:
        """The legal choices that serve now: those named, or any on the way to a goal."""
        if self.over or not self.moment.is_choice:
            return []
        legal = self.history.table.legal_for(self.lesson.seat)
        if self.moment.until:
            return legal
        return [action for action in legal if self._means(self.moment.do, action)]

    def take(self, step: int) -> bool:
        """Go on after reading, or choose; whether the lesson went on."""
        moment = self.moment
        if step == READ:
            if moment.is_choice:
                return False
            self.answer = ""
        elif step in self.right():
            self._play(step)
        else:
            self.answer = self._answer_to(step)
            return False
        self.steps.append(step)
        if not moment.until or self._reached >= moment.times:
            self._go_on()
        elif self.tried >= moment.within or not self._is_asked():
            self.answer = NOT_REACHED
        else:
            self.answer = ""  # on the way: the answer is for the goal
        return True

    @property
    def failed(self) -> bool:
        """The goal was not reached in time: the lesson may be begun again."""
        return self.answer == NOT_REACHED

    # ---------------------------------------------------------------- inside

    def _go_on(self) -> None:
        self.at += 1
        self.tried = self._reached = 0
        self._check_asked()

    def _is_asked(self) -> bool:
        return self.lesson.seat in self.history.table.deciders

    def _check_asked(self) -> None:
        if not self.over and self.moment.is_choice and not self._is_asked():
            raise BadGame(f"{self._where()}: the learner is not asked")

    def _where(self) -> str:
        return f"{self.game.id}: lesson {self.lesson.name}, moment {self.moment.say}"

    def _means(self, phrases: tuple[str, ...], action: int) -> bool:
        words = str(self.game.describe(action))
        return any(words == phrase or words.startswith(phrase + " ") for phrase in phrases)

    def _answer_to(self, action: int) -> str:
        """The answer to a choice that does not serve: the lesson's own, else ours."""
        if action not in self.history.table.legal_for(self.lesson.seat):
            return ""  # the rules say why not
        for phrase, text in self.moment.poor:
            if self._means((phrase,), action):
                return text
        return NOT_HERE

    def _play(self, action: int) -> None:
        """Play the learner's choice, then what the others do."""
        seat = self.lesson.seat
        heard = len(self.history.log)
        self.history.play(action, seat)
        moment = self.moment
        for words in moment.others:
            try:
                self.history.play(self.game.parse(words), self.history.table.deciders[0])
            except (LudiError, IndexError) as error:
                raise BadGame(f"{self._where()}: '{words}': {error}") from error
        self.answer = moment.answer
        if not moment.others:
            self._let_others_play()
        if moment.until:
            self.tried += 1
            for _, told in self.history.log[heard:]:
                if told.what == moment.until and told.args[0] == seat:
                    self._reached += 1

    def _let_others_play(self) -> None:
        table = self.history.table
        while not table.over and not self._is_asked():
            other = table.deciders[0]
            self.history.play(self.others[other].choose(table, other), other)
            table = self.history.table
