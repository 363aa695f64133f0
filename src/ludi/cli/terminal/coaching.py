"""The coach at the terminal: where progress is kept, and the choice between lessons and a game."""

from __future__ import annotations

import json
import os
from typing import Final

from rich.text import Text
from textual.screen import Screen

from ludi.cli.folders import data_folder
from ludi.cli.terminal.dialogs import Small
from ludi.cli.terminal.journal import folded_to
from ludi.cli.terminal.lesson import WORDY, LessonScreen
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.phrases import Phrases
from ludi.cli.terminal.play import PlayScreen
from ludi.cli.terminal.screen import TALL
from ludi.drawn.phrases import HUMAN
from ludi.kernel.game import Game
from ludi.kernel.table import NOBODY
from ludi.learn.coach import OPPONENT, Progress, introduction, meanwhile, step_for
from ludi.learn.lessons import lesson_of, lessons_of, summary

MOST_WORDS: Final = 5  # rows of what the coach says, in which an explanation is never cut
COACH: Final = "coach"  # in the place of a lesson: a first game


def kept_file() -> str:
    """Where this user's progress lies."""
    return os.path.join(data_folder(), "coach.json")


def read_progress() -> Progress:
    """What was kept; a file that cannot be read is as good as none, and is written anew."""
    try:
        with open(kept_file(), encoding="utf-8") as file:
            return Progress.from_json(json.load(file))
    except (OSError, ValueError):
        return Progress()


def keep(progress: Progress) -> None:
    os.makedirs(os.path.dirname(kept_file()), exist_ok=True)
    with open(kept_file(), "w", encoding="utf-8") as file:
        json.dump(progress.counts, file)


def first_game(game: Game, language: str) -> Match:
    """A game against the gentlest bot, or alone where nobody else can play."""
    players = 2 if 2 in game.players else game.players[0]
    options = game.settle(players, game.for_people())
    return Match(game, [HUMAN] + [OPPONENT] * (players - 1), options, None, language)


class CoachedScreen(PlayScreen):
    """A table where somebody explains what is new, above the question."""

    def __init__(self, match: Match, fast: bool = False) -> None:
        super().__init__(match, fast)
        self.progress: Final = read_progress()
        self.helped = NOBODY  # how many plays there were when a hint was asked for
        self.add_class("-lesson")

    def words(self) -> tuple[str, str]:
        """What the others did, and what is decided, if that is not understood yet."""
        match = self.match
        if not match.mine:
            return "", ""
        step = step_for(match.table, match.eyes)
        understood = self.progress.understands(self.game.id, step)
        return (
            meanwhile(match.history, match.eyes, match.language, self.names),
            "" if understood else introduction(self.game, step, match.language),
        )

    def prompt(self) -> Text:
        """The coach's words over the question; of what the others did as much as leaves it room."""
        told, explained = (
            folded_to(Text(said, style="italic"), self.width - 2) if said else []
            for said in self.words()
        )
        room = max(2, MOST_WORDS - len(explained))
        if len(told) > room and self.size.height < TALL:
            told = told[:room]
            told[-1].right_crop(1)
            told[-1].append("…")
        return Text("\n").join([*told, *explained, super().prompt()])

    def prompt_rows(self, tall: bool) -> int:
        return WORDY

    def action_hint(self) -> None:
        super().action_hint()
        if self.match.mine:
            self.helped = len(self.match.history.plays)

    def choose(self, action: int) -> None:
        """What is decided without help counts as practised."""
        match = self.match
        if match.mine and len(match.legal) > 1:
            step = step_for(match.table, match.eyes)
            self.progress.decided(self.game.id, step, self.helped == len(match.history.plays))
            try:
                keep(self.progress)
            except OSError as error:
                self.say(self.phrases("not-saved", why=str(error)))
        super().choose(action)


class LearnScreen(Screen[None]):
    """What there is to learn of a game: a first game with the coach, or a lesson."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__()
        self.game: Final = game
        self.language: Final = language
        self.phrases: Final = Phrases(language)

    def on_mount(self) -> None:
        say = self.phrases
        answers = [
            (lesson.name, str(summary(self.game, lesson, self.language)["title"]))
            for lesson in lessons_of(self.game)
        ]
        answers.insert(1, (COACH, say("coach-start")))
        title = self.game.words_of.say("game-name", {}, self.language)
        self.app.push_screen(Small(say, title, Text(say("coach-choose")), answers), self.chosen)

    def chosen(self, wish: str | None) -> None:
        if not wish:
            self.app.exit(0)
        elif wish == COACH:
            self.app.switch_screen(CoachedScreen(first_game(self.game, self.language)))
        else:
            lesson = lesson_of(self.game, wish)
            self.app.switch_screen(LessonScreen(self.game, lesson, self.language))
