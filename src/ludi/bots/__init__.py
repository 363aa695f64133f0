"""Opponents: they know the kernel, no game."""

from ludi.bots.advise import Hint, Review, hint
from ludi.bots.bot import Bot, GreedyBot, RandomBot, play_randomly
from ludi.bots.guests import Guest, Opponent, Player, invite, is_guest
from ludi.bots.levels import (
    LEVELS,
    Level,
    bot_names,
    check_bot,
    guest_names,
    level_of,
    longest_answer,
    make_bot,
)
from ludi.bots.search import Choice, SearchBot

__all__ = [
    "LEVELS",
    "Bot",
    "Choice",
    "GreedyBot",
    "Guest",
    "Hint",
    "Level",
    "Opponent",
    "Player",
    "RandomBot",
    "Review",
    "SearchBot",
    "bot_names",
    "check_bot",
    "guest_names",
    "hint",
    "invite",
    "is_guest",
    "level_of",
    "longest_answer",
    "make_bot",
    "play_randomly",
]
