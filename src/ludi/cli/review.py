"""`ludi review`: how a finished game stood all along, and where it turned."""

import sys
from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ludi.bots import Review, advise
from ludi.cli.choices import load_record, speaking_of
from ludi.cli.output import Voice, page, print_json
from ludi.cli.terminal.phrases import Phrases, seats_of, shown_names
from ludi.cli.terminal.review import A_WHILE, drawn
from ludi.drawn.phrases import HUMAN
from ludi.kernel.errors import BadChoice
from ludi.kernel.record import Record

WIDEST = 120  # columns of the curve where no terminal says how many there are


def review(args: Namespace, voice: Voice) -> int:
    """Look back on a record and print what was found."""
    advise.level_of(args.level)
    record = load_record(args.file, args.components)
    with speaking_of(args.file):
        if args.seed is not None:
            record.reveal(args.seed)
        over = record.replay().over
    if not over:
        raise BadChoice("this game is not over yet, so it cannot be reviewed")
    people = [seat for seat, kind in enumerate(seats_of(record.names)) if kind == HUMAN]
    found = advise.begin(record, args.level, people or list(range(record.players)))
    if sys.stderr.isatty() and not args.json:
        go_on_with_progress(found, record, voice.say("reviewing"))
    else:
        advise.go_on(found, record, float("inf"))
    if args.json:
        names = shown_names(record.names, record.game, voice.language)
        print_json(to_json(found, record, names, voice))
    else:
        paper = page()
        width = min(paper.width, WIDEST)
        paper.print(drawn(found, record, record.game, Phrases(voice.language), width))
    return 0


def go_on_with_progress(found: Review, record: Record, label: str) -> None:
    """Judge choice by choice; a bar on standard error says how far it has come."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=found.steps)
        while not found.done:
            advise.go_on(found, record, A_WHILE)
            progress.update(task, completed=found.steps - found.left)


# ---------------------------------------------------------------- for programs


def to_json(found: Review, record: Record, names: list[str], voice: Voice) -> dict[str, Any]:
    said = record.game.vocabulary.describe
    return {
        "game": record.game.id,
        "level": found.level,
        "decisions": len(record.plays),
        "judged": len(found.verdicts),
        "seats": [
            {"seat": seat + 1, "name": name, "judged": seat in found.seats}
            for seat, name in enumerate(names)
        ],
        "curve": [
            {"decisions": one.place, "values": one.values, "chances": one.shares}
            for one in found.curve
        ],
        "turning_points": [
            {
                "decision": point.place + 1,
                "seat": record.plays[point.place][0] + 1,
                "played": str(said(record.plays[point.place][1])),
                "preferred": str(said(point.best)),
                "other": str(said(point.other)) if point.other >= 0 else None,
                "gain": round(point.gain, 2),
                "swing": round(point.swing, 3),
                "played_words": record.game.words(record.plays[point.place][1], voice.language),
                "preferred_words": record.game.words(point.best, voice.language),
            }
            for point in found.turning_points()
        ],
    }
