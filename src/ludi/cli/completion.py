"""`ludi completion`: what a shell needs to complete commands, options, games and bots."""

from argparse import Action, ArgumentParser, Namespace
from typing import Final

import shtab

import ludi
from ludi.bots import own_names
from ludi.cli.output import Voice
from ludi.cli.parser import make_parser

FILES: Final = ("FILE",)
FOLDERS: Final = ("DIR",)
GAMES: Final = ("ID", "ID|report")
BOTS: Final = ("NAMES", "BOT", "LEVEL")


def completion(args: Namespace, voice: Voice) -> int:
    """Print the completion script of a shell."""
    parser = make_parser(voice)
    for command in commands_of(parser):
        for action in command._actions:
            guide(action)
    print(shtab.complete(parser, shell=args.shell))
    return 0


def commands_of(parser: ArgumentParser) -> list[ArgumentParser]:
    """The parsers of all commands."""
    found: dict[str, ArgumentParser] = {}
    for action in parser._actions:
        if isinstance(action.choices, dict):
            found = action.choices
    return list(found.values())


def guide(action: Action) -> None:
    """Say what stands in an argument: a game, a bot, a file. (Only the script heeds it.)"""
    name = str(action.metavar or "")
    if name in GAMES:
        action.choices = [*ludi.games(), *(["report"] if "report" in name else [])]
    elif name in BOTS:
        action.choices = own_names()
    elif name in FILES or name in FOLDERS:
        action.complete = (  # type: ignore[attr-defined]
            shtab.FILE if name in FILES else shtab.DIRECTORY
        )
