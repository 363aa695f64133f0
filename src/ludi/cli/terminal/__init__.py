"""The full-screen terminal client: play, replay, choose a game."""

from ludi.cli.terminal.app import (
    LudiApp,
    run_chooser,
    run_coached,
    run_learn,
    run_lesson,
    run_play,
    run_replay,
)
from ludi.cli.terminal.phrases import seats_of

__all__ = [
    "LudiApp",
    "run_chooser",
    "run_coached",
    "run_learn",
    "run_lesson",
    "run_play",
    "run_replay",
    "seats_of",
]
