"""A trial: random games of every mode, to see whether a game can be played at all.

It is for boxes that their owners have corrected: every value may be possible by itself, and the
whole may still leave somebody without a choice, or go on for ever.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from ludi.bots.bot import RandomBot
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game

LONGEST: Final = 20_000  # decisions of a game; random ones of ours need some hundreds
Mode = tuple[int, dict[str, str]]  # a number of players, and the options that are not usual


class Trial(NamedTuple):
    """What came of it: all well, or how the first bad game ended and where."""

    games: int
    decisions: int
    fault: str  # "endless", what was raised, or empty
    players: int
    options: dict[str, str]


def try_out(game: Game, seconds: float, seed: str = "trial") -> Trial:
    """Play every mode once, and on as long as there is time, until something goes wrong."""
    games = decisions = 0
    until = time.monotonic() + seconds
    every = modes(game)
    while True:
        for players, options in every:
            if games >= len(every) and time.monotonic() >= until:
                return Trial(games, decisions, "", 0, {})
            count, fault = one_game(game, players, options, f"{seed}-{games}")
            if fault:
                return Trial(games, decisions + count, fault, players, options)
            games += 1
            decisions += count


def one_game(game: Game, players: int, options: dict[str, str], seed: str) -> tuple[int, str]:
    """How many decisions a random game takes, and what went wrong in it."""
    count = 0
    try:
        table = game.new(players, seed, **options)
        bots = [RandomBot(f"{seed}-{seat}") for seat in range(players)]
        while not table.over:
            if count >= LONGEST:
                return count, "endless"
            seat = table.deciders[0]
            table.play(bots[seat].choose(table, seat), seat)
            count += 1
        table.scores()
    except Exception as error:  # whatever it is: this box cannot be played
        return count, type(error).__name__
    return count, ""


def modes(game: Game) -> list[Mode]:
    """Every number of players, as usual and with every single option chosen otherwise."""
    found: list[Mode] = []
    for players in game.players:
        chosen = [{}, *({one.name: value} for one in game.options for value in one.values[1:])]
        for options in chosen:
            try:
                settled = game.settle(players, dict(options))
            except BadChoice:
                continue  # this option is not for so many players
            if all(settled[name] == value for name, value in options.items()):
                found.append((players, options))
    return found
