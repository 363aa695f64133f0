"""`ludi review`: how a finished game stood all along, and where it turned."""

import sys
from argparse import Namespace
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ludi.bots import Review, advise
from ludi.bots.advise import Point, Verdict
from ludi.cli.choices import load_record
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.cli.terminal.phrases import HUMAN, seats_of, shown_names
from ludi.cli.terminal.style import SHAPES
from ludi.kernel.errors import BadChoice
from ludi.kernel.record import Record

HEIGHTS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # columns of the curve
A_WHILE: Final = 0.3  # seconds between two drawings of the progress bar
DECISIVE: Final = 40.0  # points: nothing but the end of the game is worth so many


def review(args: Namespace, voice: Voice) -> int:
    """Look back on a record and print what was found."""
    advise.level_of(args.level)
    record = load_record(args.file, args.components)
    if args.seed is not None:
        record.reveal(args.seed)
    if not record.replay().over:
        raise BadChoice("this game is not over: there is nothing to look back on yet")
    people = [seat for seat, kind in enumerate(seats_of(record.names)) if kind == HUMAN]
    found = advise.begin(record, args.level, people or list(range(record.players)))
    if sys.stderr.isatty() and not args.json:
        go_on_with_progress(found, record, voice.say("reviewing"))
    else:
        advise.go_on(found, record, float("inf"))
    names = shown_names(record.names, record.game, voice.language)
    if args.json:
        print_json(to_json(found, record, names, voice))
    else:
        print_review(found, record, names, voice)
    return 0


def go_on_with_progress(found: Review, record: Record, label: str) -> None:
    """Judge choice by choice; a bar on standard error says how far it has come."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=found.steps)
        while not found.done:
            advise.go_on(found, record, A_WHILE)
            progress.update(task, completed=found.steps - found.left)


# ---------------------------------------------------------------- printing


def print_review(found: Review, record: Record, names: list[str], voice: Voice) -> None:
    """The curve of every seat, and the turning points."""
    level = voice.say(f"level-{found.level}")
    line(voice.say("reviewed", game=record.game.id, count=len(found.verdicts), level=level))
    line()
    alone = record.players == 1
    line(voice.say("curve-points") if alone else voice.say("curve-chances"), "bold")
    for seat, name in enumerate(names):
        series = [one.values[seat] if alone else one.shares[seat] for one in found.curve]
        first, last = series[0], series[-1]
        if alone:
            ends = f"{voice.number(first, 1)} → {voice.number(last, 1)}"
        else:
            ends = f"{voice.percent(first, 0)} → {voice.percent(last, 0)}"
        drawn = sparks(spread_out(found.curve, series), None if alone else (0.0, 1.0))
        line(signed(seat, name))
        line(f"  {drawn}  {ends}")
    points = found.turning_points()
    line()
    if not points:
        line(voice.say("no-turning-points"))
        return
    columns = ["decision", "player", "played", "preferred", "points" if alone else "chances"]
    table = grid(voice.say("turning-points"), [voice.say(f"column-{one}") for one in columns], 1)
    for point in points:
        seat, action, _ = record.plays[point.place]
        table.add_row(
            str(point.place + 1),
            signed(seat, names[seat]),
            record.game.words(action, voice.language),
            preferred(point, action, record, voice),
            gain(point, alone, voice),
        )
    page().print(table)
    line(voice.say("review-how", level=level))


def signed(seat: int, name: str) -> str:
    """A player with the shape of the seat."""
    return f"{SHAPES[seat % len(SHAPES)]} {name}"


def preferred(point: Verdict, action: int, record: Record, voice: Voice) -> str:
    """What the bot would have done; if the same, what was the next best."""
    if point.best != action:
        return record.game.words(point.best, voice.language)
    if point.other < 0:
        return voice.say("preferred-same")
    return voice.say("preferred-too", other=record.game.words(point.other, voice.language))


def gain(point: Verdict, alone: bool, voice: Voice) -> str:
    """What a choice was worth against the best other one: chances, or points if one is alone."""
    sign = "+" if point.gain > 0 else "\u2212"
    if not alone:
        small = abs(point.swing) < 0.01
        return sign + voice.percent(abs(point.swing), 1 if small else 0)
    if abs(point.gain) > DECISIVE:
        return voice.say("gain-decisive") if point.gain > 0 else voice.say("loss-decisive")
    return sign + voice.number(abs(point.gain), 1)


def spread_out(curve: list[Point], series: list[float]) -> list[float]:
    """A value for every column, the one that held at its part of the game."""
    end = max(1, curve[-1].place)
    found: list[float] = []
    at = 0
    for column in range(WIDTH):
        place = round(column * end / (WIDTH - 1))
        while at + 1 < len(curve) and curve[at + 1].place <= place:
            at += 1
        found.append(series[at])
    return found


def sparks(values: list[float], bounds: tuple[float, float] | None) -> str:
    """Values as a row of blocks, between the bounds (or their own least and most)."""
    least, most = bounds or (min(values), max(values))
    steps = len(HEIGHTS) - 1
    span = most - least
    return "".join(
        HEIGHTS[round(steps * (value - least) / span) if span else 0] for value in values
    )


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
