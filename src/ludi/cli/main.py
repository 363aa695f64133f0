"""The `ludi` command: finds out what is wanted, does it, and answers with an exit code.

0: done. 1: a check failed. 2: wrong usage. 130: interrupted. 141: nobody reads any more.
"""

import io
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludi.kernel.components import ComponentsError
from ludi.kernel.errors import BadDump, BadOptions, BadRecord, IllegalAction, LudiError
from ludi.kernel.record import one_line

if TYPE_CHECKING:
    from ludi.cli.output import Voice

DONE, FAILED, WRONG, INTERRUPTED, UNREAD = 0, 1, 2, 130, 141

Command = Callable[[Namespace, "Voice"], int]


def main(argv: list[str] | None = None) -> int:
    """Run one command; whatever the user got wrong is one sentence on standard error."""
    try:
        speak_any_encoding()
        code = run(sys.argv[1:] if argv is None else argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        stop_writing()
        return UNREAD
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
    except (BadRecord, BadDump, IllegalAction) as error:
        complain(str(error))
        return FAILED
    except BadOptions as error:
        complain(options_refused(error, sys.argv[1:] if argv is None else argv))
        return WRONG
    except ComponentsError as error:
        complain(error.say(language_of(sys.argv[1:] if argv is None else argv)))
        return WRONG
    except LudiError as error:
        complain(str(error))
        return WRONG
    except OSError as error:
        stop_writing()
        complain(f"{error.filename or 'the output'}: {error.strerror or error}")
        return WRONG


def options_refused(error: BadOptions, arguments: list[str]) -> str:
    """Why a game cannot be played with some options, in the user's language."""
    import ludi

    return ludi.game(error.game).why(error.reason, language_of(arguments))


def language_of(arguments: list[str]) -> str:
    """The language the user reads."""
    from ludi.cli.parser import peek_language

    return peek_language(arguments, os.environ)


ALSO = {"arena": ("report",), "components": ("check",)}  # words that stand where a game does


def run(arguments: list[str]) -> int:
    """Read the arguments and do what they say. (What takes time is imported in here.)"""
    import ludi
    from ludi.cli.choices import game_id
    from ludi.cli.output import Voice, language_from
    from ludi.cli.parser import make_parser, peek_language

    parser = make_parser(Voice(peek_language(arguments, os.environ)))
    try:
        args = parser.parse_args(arguments)
    except SystemExit:  # argparse has printed its help
        return DONE
    if args.version:
        print(f"ludi {ludi.__version__} ({'compiled' if ludi.compiled() else 'interpreted'})")
        return DONE
    voice = Voice(args.lang or language_from(os.environ))
    if getattr(args, "id", None):
        args.id = game_id(args.id, ALSO.get(args.command, ()))
    if args.command is None:
        from ludi.cli.welcome import welcome

        return welcome(args, voice, parser.format_help())
    return command(args.command)(args, voice)


def command(name: str) -> Command:
    """The function of a command; its module is imported only now, so that each starts quickly."""
    match name:
        case "games":
            from ludi.cli.games import games

            return games
        case "play":
            from ludi.cli.play import play

            return play
        case "learn":
            from ludi.cli.learn import learn

            return learn
        case "campaign":
            from ludi.cli.campaign import campaign

            return campaign
        case "simulate":
            from ludi.cli.simulate import simulate

            return simulate
        case "balance":
            from ludi.cli.balance import balance

            return balance
        case "arena":
            from ludi.cli.arena import arena

            return arena
        case "train":
            from ludi.cli.train import train

            return train
        case "replay":
            from ludi.cli.records import replay

            return replay
        case "verify":
            from ludi.cli.records import verify

            return verify
        case "review":
            from ludi.cli.review import review

            return review
        case "puzzles":
            from ludi.cli.puzzles import puzzles

            return puzzles
        case "components":
            from ludi.cli.components import components

            return components
        case "rules":
            from ludi.cli.rules import rules

            return rules
        case "bench":
            from ludi.cli.bench import bench

            return bench
        case "perft":
            from ludi.cli.perft import count_positions

            return count_positions
        case "talk":
            from ludi.cli.talk import talk

            return talk
        case "env":
            from ludi.cli.env import describe_env

            return describe_env
        case "serve":
            from ludi.cli.serve import serve

            return serve
        case "think":
            from ludi.cli.serve import think

            return think
        case "tables":
            from ludi.cli.tables import tables

            return tables
        case "admin":
            from ludi.cli.admin import admin

            return admin
        case "backup":
            from ludi.cli.backup import backup

            return backup
        case "restore":
            from ludi.cli.backup import restore

            return restore
        case "completion":
            from ludi.cli.completion import completion

            return completion
    raise AssertionError(name)


def complain(sentence: str) -> None:
    """Say on one line of standard error what went wrong."""
    if sys.stderr is not None:
        print(f"ludi: {one_line(' '.join(sentence.split()))}", file=sys.stderr, flush=True)


def speak_any_encoding() -> None:
    """A terminal that lacks some letters shows question marks, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() != "utf-8":
            stream.reconfigure(errors="replace")


def stop_writing() -> None:
    """Let what is still to be written to a broken standard output go nowhere."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError, AttributeError):  # no real file, or none at all
        pass


if __name__ == "__main__":
    sys.exit(main())
