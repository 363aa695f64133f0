"""`ludi replay` and `ludi verify`: what is in a record, and whether it is true."""

from argparse import Namespace

from ludi.cli.choices import load_record, need_terminal, speaking_of
from ludi.cli.output import Voice, line
from ludi.kernel.chronicle import chronicle
from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadRecord, IllegalAction
from ludi.kernel.history import Heard
from ludi.kernel.record import Record
from ludi.kernel.table import Table
from ludi.kernel.text import game_word
from ludi.kernel.viewer import EVERYTHING, PUBLIC


def verify(args: Namespace, voice: Voice) -> int:
    """Play a record again and check all it claims."""
    record = load_record(args.file, args.components)
    with speaking_of(args.file):
        table = record.verify(seed=args.seed)
    line(
        voice.say(
            "verified",
            game=record.game.id,
            rules=record.rules,
            players=record.players,
            actions=len(record.plays),
        )
    )
    line(voice.say("verified-seed", seed=record.seed or "", sha=record.seed_sha256))
    print_scores(record, table, voice)
    return 0


def replay(args: Namespace, voice: Voice) -> int:
    """Show a record on the full screen, or print what happened in it."""
    record = load_record(args.file, args.components)
    with speaking_of(args.file):
        if args.seed is not None:
            record.reveal(args.seed)
        record.check(record.game)
        if args.print:
            print_log(record, args.all, voice)
            return 0
    need_terminal("ludi replay --print FILE writes plain text")
    from ludi.cli.terminal import run_replay

    with speaking_of(args.file):
        return run_replay(record, record.game, voice.language)


def print_log(record: Record, everything: bool, voice: Voice) -> None:
    """Print the log line by line: what everybody heard, or what anybody heard."""
    game = record.game
    table = game.set_up(record.players, record.options, Dice.seeded(record.seed or ""))
    told = table.listen()
    table.run()
    viewer = EVERYTHING if everything else PUBLIC
    for number in range(len(record.plays) + 1):
        heard = [Heard(number, one) for one in told]
        for said in chronicle(game, heard, viewer, voice.language, record.names):
            line(said.sentence)
        told.clear()
        if number < len(record.plays):
            seat, action, comment = record.plays[number]
            if comment:
                line(f"; {comment}")
            try:
                table.play(action, seat)
            except IllegalAction as error:
                raise BadRecord(f"action {number + 1}: {error}", record.line_of(number)) from error
    line()
    print_scores(record, table, voice)


def print_scores(record: Record, table: Table, voice: Voice) -> None:
    """The scores of a game that is over, or as they stand."""
    line(voice.say("scores-over" if table.over else "scores-now"))
    for score in table.scores():
        player = record.game.words_of.player(score.seat, voice.language, record.names)
        key = "score-won" if score.won else "score"
        line("  " + voice.say(key, player=player, total=score.total, rank=score.rank))
        items = [
            f"{game_word(record.game, f'score-{name}', voice.language, name)} {points}"
            for name, points in score.items
        ]
        if len(items) > 1:
            line("    " + ", ".join(items))
