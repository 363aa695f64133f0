"""`ludi balance`: what a game is like when strong bots play it, beside what its rulebook tells."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import ludi
from ludi.arena.balance import Balance, Fit, Rate, Way, ways_of
from ludi.arena.stats import Interval, mean_interval
from ludi.arena.workers import in_order, play_tasks
from ludi.cli.choices import check_bots
from ludi.cli.output import Voice, grid, line, page, print_json, with_progress
from ludi.kernel.dice import fresh_seed
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.text import game_word


class Part(NamedTuple):
    """A table of the report."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def balance(args: Namespace, voice: Voice) -> int:
    """Play every way, and say what came of it."""
    game = ludi.game(args.id, args.components)
    check_bots([args.bot])
    ways = ways_of(game, args.players, args.variants)
    seed = args.seed or fresh_seed()
    found = Balance(game, args.bot, ways, args.games, seed)
    if args.page:
        check_writable(Path(args.page))
    total = args.games * len(ways)
    tasks = found.tasks(args.components, args.max_decisions)
    outcomes = in_order(play_tasks(tasks, min(args.jobs, total)))
    for outcome in with_progress(outcomes, total, "" if args.json else voice.say("simulating")):
        found.add(outcome)
    if args.page:
        Path(args.page).write_text(markdown(found, voice), "utf-8")
    if args.json:
        print_json(found.to_json())
    else:
        show(found, voice)
    return 0


def check_writable(place: Path) -> None:
    """Many games are not played for a page that cannot be written."""
    try:
        place.touch()
    except OSError as error:
        raise BadChoice(f"{place} cannot be written: {error.strerror}") from None


# ---------------------------------------------------------------- as tables


def title_of(found: Balance, voice: Voice) -> str:
    name = game_word(found.game, "game-name", voice.language, found.game.id)
    rules = found.game.rules_version
    return voice.say("balance-title", game=name, bot=found.bot, rules=rules, seed=found.seed)


def heading(found: Balance, way: Way, voice: Voice) -> str:
    said = voice.say("balance-way", players=way.players, count=len(way.games))
    if not way.options:
        return said + voice.say("balance-usual")
    return f"{said}, " + ", ".join(
        f"{word(found.game, f'option-{name}', name, voice)}"
        f" {word(found.game, f'option-{name}-{value}', value, voice)}"
        for name, value in way.options.items()
    )


def word(game: Game, key: str, otherwise: str, voice: Voice) -> str:
    return game_word(game, key, voice.language, otherwise)


def called(game: Game, name: str, voice: Voice) -> str:
    """The word for what has a kind and an id, such as character:livia or tally:clients."""
    kind, _, id = name.partition(":")
    if kind == "tally" and game.words_of.has(f"tally-{id}", voice.language):
        return game.words_of.say(f"tally-{id}", {"count": 2}, voice.language)
    return word(game, f"{kind}-{id}", id, voice)


def parts_of(found: Balance, way: Way, voice: Voice) -> list[Part]:
    """What there is to say of one way to play."""
    game = found.game
    say = voice.say
    lines = [*way.lines().items(), ("", way.totals)]
    spread = [say(f"column-{one}") for one in ("mean", "balance-interval", "min", "max")]
    rate = [
        say(f"column-{one}") for one in ("games", "win-rate", "balance-interval", "balance-verdict")
    ]
    parts = [
        Part(
            say("balance-lines"),
            ["", *spread],
            [
                [
                    word(game, f"score-{name}", name, voice) if name else say("balance-total"),
                    *spread_cells(points, voice),
                ]
                for name, points in lines
                if points
            ],
        ),
        Part(
            say("balance-seats"),
            ["", *rate],
            [
                [say("seat", number=seat), *rate_cells(one, voice)]
                for seat, one in enumerate(way.won_from(), 1)
            ],
        ),
        Part(
            say("balance-characters"),
            ["", *rate],
            [
                [called(game, name, voice), *rate_cells(one, voice)]
                for name, one in way.won_as().items()
            ],
        ),
        Part(
            say("balance-winners"),
            ["", say("column-balance-winners"), say("column-balance-losers")],
            [
                [
                    called(game, one.name, voice),
                    voice.number(one.winners, 2),
                    voice.number(one.losers, 2),
                ]
                for one in way.what_wins()
                if one.difference > 0
            ],
        ),
    ]
    return [part for part in parts if part.rows]


def marks_part(found: Balance, voice: Voice) -> list[Part]:
    say = voice.say
    columns = [
        say(f"column-{one}")
        for one in (
            "balance-told", "mean", "balance-interval", "balance-verdict", "balance-source"
        )
    ]  # fmt: skip
    rows = [
        [
            mark_name(found.game, one, voice),
            voice.number(one.told, 1) + f" ({one.low} - {one.high})",
            voice.number(one.mean, 1),
            interval_cell(one.interval, voice),
            say("balance-fits") if one.fits else say("balance-differs"),
            one.source,
        ]
        for one in found.fits()
    ]
    return [Part(say("balance-marks"), ["", *columns], rows)] if rows else []


def mark_name(game: Game, one: Fit, voice: Voice) -> str:
    if one.name in ("total", "best"):
        return voice.say("balance-total") if one.name == "total" else voice.say("balance-best")
    return word(game, f"score-{one.name}", one.name, voice)


def never_said(found: Balance, voice: Voice) -> str:
    never = found.never()
    if not never:
        return voice.say("balance-all-chosen")
    whole = [name for name, things in never.items() if not things]
    parts = [
        f"{name} ({', '.join(thing.partition(':')[2] for thing in things)})"
        for name, things in never.items()
        if things
    ]
    return voice.say("balance-never", names=", ".join([*whole, *parts]))


def spread_cells(values: Sequence[int], voice: Voice) -> list[str]:
    mean = sum(values) / len(values)
    return [
        voice.number(mean, 1),
        interval_cell(mean_interval(values), voice),
        voice.number(min(values)),
        voice.number(max(values)),
    ]


def rate_cells(rate: Rate, voice: Voice) -> list[str]:
    low, high = rate.interval
    return [
        voice.number(rate.games),
        voice.percent(rate.share),
        f"{voice.percent(low)} - {voice.percent(high)}",
        voice.say(f"balance-verdict-{rate.verdict}"),
    ]


def interval_cell(interval: Interval | None, voice: Voice) -> str:
    if interval is None:
        return ""
    return f"{voice.number(interval[0], 1)} - {voice.number(interval[1], 1)}"


# ---------------------------------------------------------------- on a terminal, in a file


def show(found: Balance, voice: Voice) -> None:
    line(title_of(found, voice), "bold")
    for way in found.ways:
        line()
        line(heading(found, way, voice), "bold")
        for part in parts_of(found, way, voice):
            show_part(part)
    for part in marks_part(found, voice):
        show_part(part)
    line(never_said(found, voice))


def show_part(part: Part) -> None:
    table = grid(part.title, part.columns)
    for row in part.rows:
        table.add_row(*row)
    page().print(table)


def markdown(found: Balance, voice: Voice) -> str:
    """The whole report as a page."""
    lines = [f"# {title_of(found, voice)}", ""]
    for way in found.ways:
        lines += [f"## {heading(found, way, voice)}", ""]
        for part in parts_of(found, way, voice):
            lines += markdown_part(part, 3)
    for part in marks_part(found, voice):
        lines += markdown_part(part, 2)
    return "\n".join([*lines, never_said(found, voice), ""])


def markdown_part(part: Part, level: int) -> list[str]:
    rows = [part.columns, ["---"] * len(part.columns), *part.rows]
    cells = ["| " + " | ".join(one.replace("|", "/") for one in row) + " |" for row in rows]
    return [f"{'#' * level} {part.title}", "", *cells, ""]
