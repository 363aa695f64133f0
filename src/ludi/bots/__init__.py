"""Opponents: they know the kernel, no game."""

from ludi.bots.bot import Bot, GreedyBot, RandomBot, bot_names, make_bot, play_randomly

__all__ = ["Bot", "GreedyBot", "RandomBot", "bot_names", "make_bot", "play_randomly"]
