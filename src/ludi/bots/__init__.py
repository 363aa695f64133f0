"""Opponents: they know the kernel, no game."""

from ludi.bots.advise import Hint, Review, hint
from ludi.bots.bot import Bot, GreedyBot, RandomBot, play_randomly
from ludi.bots.characters import CHARACTERS
from ludi.bots.guests import Guest, Opponent, Player, invite, is_guest
from ludi.bots.levels import (
    LEVELS,
    Level,
    bot_names,
    check_bot,
    equal_level,
    guest_names,
    level_of,
    longest_answer,
    make_bot,
    own_names,
)
from ludi.bots.search import Choice, SearchBot

__all__ = [
    "CHARACTERS",
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
    "equal_level",
    "guest_names",
    "hint",
    "invite",
    "is_guest",
    "level_of",
    "longest_answer",
    "make_bot",
    "own_names",
    "play_randomly",
]
