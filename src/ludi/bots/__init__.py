"""Opponents: they know the kernel, no game."""

from ludi.bots.advise import Hint, Review, hint
from ludi.bots.bot import Bot, GreedyBot, RandomBot, play_randomly
from ludi.bots.levels import LEVELS, Level, bot_names, check_bot, level_of, longest_answer, make_bot
from ludi.bots.search import Choice, SearchBot

__all__ = [
    "LEVELS",
    "Bot",
    "Choice",
    "GreedyBot",
    "Hint",
    "Level",
    "RandomBot",
    "Review",
    "SearchBot",
    "bot_names",
    "check_bot",
    "hint",
    "level_of",
    "longest_answer",
    "make_bot",
    "play_randomly",
]
