"""`ludi arena`: tournaments between bots that can be stopped and go on, and their reports."""

import os
import shlex
import sys
from argparse import Namespace
from typing import Any, Final

import ludi
from ludi.arena.folder import Folder, Goal, usual_path
from ludi.arena.run import Run, counted
from ludi.arena.schedule import ROUND_ROBIN
from ludi.arena.standings import Standings
from ludi.arena.stats import Interval
from ludi.arena.tournament import Tournament, claims_of, open_tournament
from ludi.cli.choices import check_bots, settled
from ludi.cli.output import Voice, grid, line, page, print_json, with_progress
from ludi.cli.parser import MAX_DECISIONS
from ludi.kernel.errors import BadChoice
from ludi.kernel.record import one_line

REPORT: Final = "report"
USUAL_GAMES: Final = 100
INTERRUPTED: Final = 130
OF_A_RUN: Final = (  # options that a report has no use for
    *("bots", "mode", "players", "games", "stop_when_settled", "at_least", "option", "seed"),
    *("components", "out", "jobs", "ray"),
)


def arena(args: Namespace, voice: Voice) -> int:
    """Play what is missing of a tournament and say what it tells, or make its report."""
    if args.id == REPORT:
        return report(args, voice)
    if args.folder is not None:
        raise BadChoice(f"unexpected argument '{args.folder}' (use --out for the folder)")
    if args.output is not None:
        raise BadChoice("--output only works with ludi arena report")
    tournament = tournament_of(args)
    games = tournament.schedule.whole_deals(args.games or USUAL_GAMES)
    claims_of(tournament, args.at_least)  # refuses what cannot be asked
    folder = Folder(args.out or usual_path(tournament))
    command = command_of(args, tournament, games, folder)
    run = Run(tournament, Goal(command, games, args.at_least, args.stop_when_settled), folder)
    jobs = args.jobs or os.cpu_count() or 1
    folder.begin(tournament, run.goal)
    try:
        with folder.held():
            run.load()
            playing = "" if args.json else voice.say("arena-playing")
            for _ in with_progress(run.play(jobs, args.ray), run.wanted, playing):
                pass
    except KeyboardInterrupt:
        say_how_to_go_on(run, voice)
        return INTERRUPTED
    standings = Standings(tournament, counted(tournament, run.goal, run.games), args.at_least)
    if args.json:
        print_json(arena_json(run, standings))
    else:
        print_standings(run, standings, voice)
    return 0


def tournament_of(args: Namespace) -> Tournament:
    """What is to be played, checked."""
    game = ludi.game(args.id, args.components)
    if not args.bots:
        raise BadChoice("name the bots, such as --bots random,greedy,tiro")
    check_bots(args.bots)
    players: int = args.players or next(count for count in game.players if count > 1)
    options = settled(game, players, args.option)
    return open_tournament(
        args.id,
        args.components,
        players,
        options,
        args.seed or "1",
        args.bots,
        args.mode or ROUND_ROBIN,
        args.max_decisions,
    )


def command_of(args: Namespace, tournament: Tournament, games: int, folder: Folder) -> str:
    """The command in full, which plays the same games again (or goes on with them)."""
    words = ["ludi", "arena", tournament.game, "--bots", ",".join(tournament.bots)]
    if not tournament.alone:
        words += ["--mode", tournament.mode]
    words += ["--players", str(tournament.players), "--games", str(games)]
    usual = {option.name: option.default for option in ludi.game(args.id, args.components).options}
    for name, value in tournament.options.items():
        if usual[name] != value:
            words += ["--option", f"{name}={value}"]
    words += ["--seed", tournament.seed]
    if args.at_least is not None:
        words += ["--at-least", f"{args.at_least:g}"]
    if args.stop_when_settled:
        words += ["--stop-when-settled"]
    if args.max_decisions != MAX_DECISIONS:
        words += ["--max-decisions", str(args.max_decisions)]
    if args.components:
        words += ["--components", args.components]
    words += ["--out", folder.path]
    return shlex.join(words)


def say_how_to_go_on(run: Run, voice: Voice) -> None:
    kept = len([number for number in run.folder.read() if number < run.goal.games])
    sentence = voice.say(
        "arena-interrupted",
        count=kept,
        games=run.goal.games,
        folder=run.folder.path,
        command=run.goal.command,
    )
    if sys.stderr is not None:
        print(f"ludi: {one_line(sentence)}", file=sys.stderr, flush=True)


def arena_json(run: Run, standings: Standings) -> dict[str, Any]:
    """docs/arena.md promises these keys."""
    about = run.tournament.to_json()
    names = about.pop("bots")
    return {
        "command": run.goal.command,
        "folder": run.folder.path,
        **about,
        "lineup": names,
        "wanted": run.goal.games,
        "found": run.found,
        "lost_workers": run.lost,
        "settled": run.judge.settled_after is not None if run.goal.stop else None,
        **standings.to_json(),
    }


# ---------------------------------------------------------------- the report


def report(args: Namespace, voice: Voice) -> int:
    """Write one page that tells everything."""
    from ludi.arena.report import make_report

    if args.folder is None:
        raise BadChoice("name the folder: ludi arena report DIR")
    given = [name for name in OF_A_RUN if getattr(args, name)]
    if args.max_decisions != MAX_DECISIONS:
        given.append("max_decisions")
    if given:
        name = given[0].replace("_", "-")
        raise BadChoice(f"--{name} has no effect on ludi arena report")
    folder = Folder(args.folder)
    tournament, goal = folder.tournament()
    games = counted(tournament, goal, folder.read())
    if not games:
        raise BadChoice(f"{folder.path} has no games yet: {goal.command}")
    path = args.output or os.path.join(folder.path, "report.html")
    text = make_report(Standings(tournament, games, goal.at_least), goal, voice.language)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    if args.json:
        print_json({"report": path, "command": goal.command, "games": len(games)})
    else:
        line(voice.say("arena-reported", file=path))
    return 0


# ---------------------------------------------------------------- for people


def print_standings(run: Run, standings: Standings, voice: Voice) -> None:
    tournament = run.tournament
    deals = len({game.deal for game in standings.games})
    title = voice.say(
        "arena-title",
        game=tournament.game,
        players=tournament.players,
        count=len(standings.games),
        deals=deals,
    )
    line(title, "bold")
    line(voice.say("arena-command", command=run.goal.command))
    line(voice.say("arena-folder", folder=run.folder.path))
    if run.found:
        line(voice.say("arena-found", count=run.found))
    if run.lost:
        line(voice.say("arena-lost", count=run.lost), "bold yellow")
    cut = len(standings.games) - len(standings.finished)
    if cut:
        most = tournament.max_decisions
        line(voice.say("simulated-truncated", count=cut, most=most), "bold yellow")
    print_ratings(standings, voice)
    print_duels(standings, voice)
    print_claims(run, standings, voice)
    if not tournament.alone:
        print_seats(standings, voice)


def print_ratings(standings: Standings, voice: Voice) -> None:
    columns = ("bot", "rating", "interval", "games", "win-rate", "interval", "score", "interval")
    table = grid(voice.say("arena-ratings"), [voice.say(f"column-{key}") for key in columns], 7)
    for bot in standings.order():
        rating, wins, scores = standings.ratings[bot], standings.wins[bot], standings.scores[bot]
        table.add_row(
            bot,
            voice.number(rating.mean, 1),
            numbers(rating.interval, voice),
            voice.number(wins.games),
            voice.percent(wins.share),
            percents(wins.interval, voice),
            voice.number(scores.mean, 1) if scores.values else "",
            numbers(scores.interval, voice),
        )
    page().print(table)


def print_duels(standings: Standings, voice: Voice) -> None:
    order = standings.order()
    if not standings.duels.counts:
        return
    table = grid(voice.say("arena-duels"), [voice.say("column-bot"), *order], len(order))
    for bot in order:
        counts = [standings.duels.counts.get((bot, other)) for other in order]
        table.add_row(bot, *[voice.percent(count.share) if count else "" for count in counts])
    page().print(table)


def print_claims(run: Run, standings: Standings, voice: Voice) -> None:
    keys = ("question", "games", "share", "interval", "verdict")
    columns = [voice.say(f"column-{key}") for key in keys]
    table = grid(voice.say("arena-questions"), columns, 4)
    claims = standings.claims_json()
    for claim in claims:
        against = claim["against"] or voice.say("arena-objective")
        table.add_row(
            f"{claim['bot']} > {against} ≥ {voice.percent(claim['at_least'])}",
            voice.number(claim["games"]),
            voice.percent(claim["share"]),
            percents(claim["anytime_interval"], voice),
            voice.say(f"arena-verdict-{claim['verdict']}"),
        )
    if not claims:
        return
    page().print(table)
    if run.goal.stop:
        if run.judge.settled_after is not None:
            line(voice.say("arena-settled", count=len(standings.games)))
        else:
            line(voice.say("arena-unsettled"))


def print_seats(standings: Standings, voice: Voice) -> None:
    columns = [voice.say(f"column-{key}") for key in ("seat", "games", "win-rate", "interval")]
    table = grid(voice.say("arena-seats"), columns, 3)
    for number, count in enumerate(standings.seats, 1):
        table.add_row(
            str(number),
            voice.number(count.games),
            voice.percent(count.share),
            percents(count.interval, voice),
        )
    page().print(table)


def numbers(interval: Interval | None, voice: Voice) -> str:
    if interval is None:
        return ""
    return f"{voice.number(interval[0], 1)} … {voice.number(interval[1], 1)}"


def percents(interval: Interval, voice: Voice) -> str:
    return f"{voice.percent(interval[0])} … {voice.percent(interval[1])}"
