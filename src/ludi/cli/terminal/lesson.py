"""A lesson at the terminal: what is said stands under the board, above what may be chosen."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType

from ludi.cli.terminal.asking import AskingScreen
from ludi.cli.terminal.journal import folded_to
from ludi.cli.terminal.match import Match
from ludi.drawn.colours import QUIET
from ludi.drawn.phrases import HUMAN
from ludi.kernel.game import Game
from ludi.learn.course import NOT_HERE, NOT_REACHED, OPPONENT, READ, Course
from ludi.learn.lessons import Lesson, words_of

WORDY: Final = 9  # rows of a prompt in which somebody explains (see style.py)


def match_of(course: Course, language: str) -> Match:
    """The table of a course, with the learner before the screen."""
    seats = [OPPONENT] * course.lesson.start.players
    seats[course.lesson.seat] = HUMAN
    return Match(course.game, seats, {}, None, language, history=course.history)


class LessonScreen(AskingScreen):
    """A table with somebody who explains beside it."""

    KEYS = (
        "play",
        "filter",
        "rules",
        "look",
        "log",
        "board",
        "legend",
        "scroll",
        "theme",
        "keys",
        "close",
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", show=False, priority=True),
        Binding("backspace", "begin_again", show=False),
    ]

    def __init__(self, game: Game, lesson: Lesson, language: str) -> None:
        self.course = Course(game, lesson)
        self.language: Final = language
        super().__init__(match_of(self.course, language))
        self.add_class("-lesson")

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        super().show()
        course = self.course
        if not course.over and not course.moment.is_choice:
            self.listed.offer([], titles=False)  # there is only something to read
        elif not course.over and not course.moment.until:
            self.listed.point_at(course.right()[0])  # the cursor shows what is spoken of

    # ---------------------------------------------------------------- what is said

    def said(self, key: str) -> str:
        return words_of(self.game).say(f"{self.course.lesson.name}-{key}", {}, self.language)

    def answer(self) -> str:
        """What is answered to the last choice."""
        key = self.course.answer
        if key in (NOT_HERE, NOT_REACHED):
            return self.phrases(f"lesson-{key}")
        return self.said(key) if key else ""

    def prompt(self) -> Text:
        """Where one is in the lesson, the answer to the last choice, and what is said now."""
        course = self.course
        title = words_of(self.game).say(course.lesson.name, {}, self.language)
        count = len(course.lesson.moments)
        place = self.phrases("lesson-place", at=min(course.at + 1, count), of=count)
        lines = [Text(f"{title} · {place}", style=QUIET[self.dark])]
        width = self.width - 2
        if answer := self.answer():
            lines += folded_to(Text(f"→ {answer}"), width)
        if course.over:
            lines.append(Text(self.phrases("lesson-over"), style="bold"))
        elif course.failed:
            lines.append(Text(self.phrases("lesson-again"), style="bold"))
        else:
            lines += folded_to(Text(self.said(course.moment.say), style="bold"), width)
            if not course.moment.is_choice:
                lines.append(Text(self.phrases("lesson-go-on"), style=QUIET[self.dark]))
        return Text("\n").join(lines)

    def prompt_rows(self, tall: bool) -> int:
        return WORDY

    def hints(self) -> list[tuple[str, str]]:
        first = ("1-9 a-z", "play") if self._chooses() else ("⏎", "go-on")
        pairs = [first, ("⌫", "begin-again"), ("r", "rules"), ("i", "look"), ("q", "leave")]
        return [(key, self.phrases(f"hint-{name}")) for key, name in pairs]

    def _chooses(self) -> bool:
        return not self.course.over and self.course.moment.is_choice

    # ---------------------------------------------------------------- what is done

    def action_go_on(self) -> None:
        """The next moment, or the end."""
        if self.course.over:
            self.app.exit(0)
        elif self._chooses():
            self.listed.action_select()
        else:
            self.course.take(READ)
            self.show()

    def choose(self, action: int) -> None:
        """Somebody before the screen wants this action."""
        if not self._chooses() or self.course.failed:
            return
        self.course.take(action)
        self.show()

    def action_begin_again(self) -> None:
        """The lesson from its beginning."""
        self.app.switch_screen(LessonScreen(self.game, self.course.lesson, self.language))

    def action_leave(self) -> None:
        self.app.exit(0)
