"""Opponents: they know the kernel, no game."""

from ludi.bots.bot import Bot, GreedyBot, RandomBot, play_randomly
from ludi.bots.levels import LEVELS, Level, bot_names, check_bot, level_of, make_bot
from ludi.bots.search import Choice, SearchBot

__all__ = [
    "LEVELS",
    "Bot",
    "Choice",
    "GreedyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "bot_names",
    "check_bot",
    "level_of",
    "make_bot",
    "play_randomly",
]
