"""`ludi play`: checks what was asked for, then hands over to the full screen."""

import os
from argparse import Namespace

import ludi
from ludi.cli.choices import (
    HUMAN,
    check_bots,
    check_new_file,
    load_record,
    need_terminal,
    settled,
    speaking_of,
)
from ludi.cli.folders import found_save
from ludi.cli.output import Voice
from ludi.kernel.errors import BadChoice
from ludi.kernel.history import History

USUAL_OPPONENT = "greedy"


def play(args: Namespace, voice: Voice) -> int:
    """Play a new game, go on with a saved one, or choose on the screen."""
    if args.load is not None:
        return go_on(args, voice)
    if args.id is None:
        return choose(args, voice)
    game = ludi.game(args.id, args.components)
    players = args.players or (len(args.seats) if args.seats else game.players[0])
    options = settled(game, players, args.option, people=True)
    seats = seats_for(players, args.seats)
    if args.record is not None:
        check_new_file(args.record)
    need_terminal()
    from ludi.cli.terminal import run_play

    return run_play(game, seats, options, args.seed, voice.language, args.record, fast=args.fast)


def choose(args: Namespace, voice: Voice) -> int:
    """Let the player choose everything on the screen."""
    for name in ("players", "seats", "option", "seed", "record", "components"):
        if getattr(args, name):
            raise BadChoice(f"--{name} needs a game: ludi play ID --{name} ...")
    need_terminal()
    from ludi.cli.terminal import run_chooser

    return run_chooser(voice.language, args.fast)


def go_on(args: Namespace, voice: Voice) -> int:
    """Go on with a saved game, whose players, options and seed are settled."""
    for name in ("players", "option", "seed"):
        if getattr(args, name):
            raise BadChoice(f"--{name} cannot be changed in a saved game")
    args.load = found_save(args.load)
    record = load_record(args.load, args.components)
    if args.id not in (None, record.game.id):
        raise BadChoice(f"{args.load} is a game of {record.game.id}, not of {args.id}")
    with speaking_of(args.load):
        over = History.from_record(record).table.over
    if over:
        raise BadChoice(f"the game in {args.load} is over (ludi replay shows it)")
    file = args.record or args.load
    if os.path.realpath(file) != os.path.realpath(args.load):
        check_new_file(file)
    need_terminal()
    from ludi.cli.terminal import run_play, seats_of

    seats = seats_for(record.players, args.seats) if args.seats else seats_of(record.names)
    return run_play(
        record.game,
        seats,
        record.options,
        record.seed,
        voice.language,
        file,
        begun=record,
        fast=args.fast,
    )


def seats_for(players: int, named: list[str] | None) -> list[str]:
    """Who sits where: as named, or a person against bots."""
    if named is None:
        return [HUMAN] + [USUAL_OPPONENT] * (players - 1)
    check_bots(named, (HUMAN,))
    if len(named) != players:
        raise BadChoice(f"--seats names {len(named)} for {players} players")
    return named
