"""The application around the screens, and the four ways into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from textual.app import App
from textual.screen import Screen

from ludi.cli.terminal.chooser import ShelfScreen
from ludi.cli.terminal.coaching import CoachedScreen, LearnScreen, first_game
from ludi.cli.terminal.lesson import LessonScreen
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.phrases import Phrases
from ludi.cli.terminal.play import PlayScreen
from ludi.cli.terminal.replay import ReplayScreen
from ludi.cli.terminal.style import MARBLE, NIGHT, STYLE, usual_theme
from ludi.kernel.game import Game
from ludi.kernel.history import History
from ludi.kernel.record import Record
from ludi.learn.lessons import Lesson


class LudiApp(App[int]):
    """Full screen, keyboard first."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first: Callable[[], Screen[Any]], language: str, fast: bool = False) -> None:
        super().__init__()
        self.first: Final = first
        self.phrases: Final = Phrases(language)
        self.fast = fast
        self.then: list[str] = []  # a command that follows when the screen is left
        self.animation_level = "none"
        self.register_theme(NIGHT)
        self.register_theme(MARBLE)
        self.theme = usual_theme()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return dict(NIGHT.variables)

    def on_mount(self) -> None:
        self.title = "Ludi Romani"
        self.push_screen(self.first())

    def action_leave(self) -> None:
        """Quit from wherever one is; a game that is going on asks about saving."""
        for screen in reversed(self.screen_stack):
            if isinstance(screen, PlayScreen):
                screen.action_leave()
                return
        self.exit(0)

    async def action_quit(self) -> None:
        self.action_leave()

    def action_exit(self) -> None:
        self.exit(0)


def run_play(
    game: Game,
    seats: list[str],
    options: dict[str, str],
    seed: int | str | None,
    language: str,
    record_path: str | None = None,
    begun: History | Record | None = None,
    fast: bool = False,
    resume: str = "",
) -> int:
    """Play a game at this terminal, a new one or a saved one; the exit code.

    One that another command goes on with (`resume`) offers no other game afterwards.
    """
    if isinstance(begun, Record):
        begun = History.from_record(begun, game)
    match = Match(game, seats, options, seed, language, record_path, begun)
    match.resume = resume
    return run(LudiApp(lambda: PlayScreen(match, fast), language, fast))


def run_replay(record: Record, game: Game, language: str) -> int:
    """Walk through a recorded game; the exit code."""
    screen = ReplayScreen(record, game, language)  # what is wrong with the record comes out here
    return run(LudiApp(lambda: screen, language))


def run_lesson(game: Game, lesson: Lesson, language: str) -> int:
    """Take a lesson at this terminal; the exit code."""
    return run(LudiApp(lambda: LessonScreen(game, lesson, language), language))


def run_learn(game: Game, language: str) -> int:
    """Choose a lesson, or a first game with the coach; the exit code."""
    return run(LudiApp(lambda: LearnScreen(game, language), language))


def run_coached(game: Game, language: str) -> int:
    """A first game with the coach; the exit code."""
    return run(LudiApp(lambda: CoachedScreen(first_game(game, language)), language))


def run_chooser(language: str, fast: bool = False) -> int:
    """Choose a game on the shelf, then play it; the exit code."""
    return run(LudiApp(lambda: ShelfScreen(language), language, fast))


def run(app: LudiApp) -> int:
    app.run()
    if app.then:
        from ludi.cli.main import run as run_command

        return run_command(app.then)
    return app.return_code or 0
