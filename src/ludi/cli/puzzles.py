"""`ludi puzzles`: found in games, proved again, listed, and solved at the terminal."""

import re
import sys
from argparse import Namespace
from collections.abc import Iterator
from itertools import count
from typing import Any

import ludi
from ludi.cli.choices import check_new_file, game_id, load_record, need_terminal
from ludi.cli.games import title_of
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.drawn.picture import picture
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.record import Record
from ludi.learn.coach import step_for
from ludi.puzzles.mining import mine, self_played
from ludi.puzzles.points import mine_points, still_best
from ludi.puzzles.proof import prove
from ludi.puzzles.puzzle import MOVE, POINTS, Puzzle, puzzle_of, puzzles_of, write

GIVE_UP = "?"  # what is typed to be told
NAME = r"[a-z0-9]{1,10}"


def puzzles(args: Namespace, voice: Voice) -> int:
    """Do what is asked with the puzzles of one game, or of all."""
    match args.what:
        case "mine":
            return mined(args, voice)
        case "check":
            return checked(args, voice)
        case "play":
            return played(args, voice)
    games = games_of(args)
    if args.json:
        print_json({"games": [to_json(game) for game in games]})
        return 0
    for game in games:
        line(title_of(game, voice.language), "bold")
        columns = [voice.say(f"puzzles-{name}") for name in ("id", "difficulty", "players")]
        table = grid("", columns, numbers=2)
        for one in puzzles_of(game.id):
            table.add_row(one.id, str(one.difficulty), str(one.players))
        page().print(table)
    return 0


def games_of(args: Namespace) -> list[Game]:
    """The game that is named, or all of them."""
    return ludi.playable() if args.which is None else [ludi.game(game_id(args.which))]


def to_json(game: Game) -> dict[str, Any]:
    """A game's puzzles for programs; docs/cli.md promises these keys."""
    return {
        "id": game.id,
        "puzzles": [
            {
                "id": one.id,
                "kind": one.kind,
                "difficulty": one.difficulty,
                "rules": one.rules,
                "players": one.players,
                "gain": one.gain,
                "missed": one.missed,
            }
            for one in puzzles_of(game.id)
        ],
    }


# ---------------------------------------------------------------- making them


def mined(args: Namespace, voice: Voice) -> int:
    """Look for puzzles in records, or in games that bots play, and write them to a file."""
    if args.which is None:
        raise BadChoice("ludi puzzles mine needs a game: ludi puzzles mine ID")
    if args.output is None:
        raise BadChoice("ludi puzzles mine needs a file to write to: --output puzzles.json")
    if args.seed is not None and not re.fullmatch(NAME, args.seed):
        raise BadChoice(f"the seed names the puzzles: small letters and digits, not '{args.seed}'")
    check_new_file(args.output)
    game = ludi.game(game_id(args.which))
    found: list[Puzzle] = []
    say = line if not args.json else lambda _: None
    games = games_for(game, args)
    made = (
        mine_points(games, args.count, args.seconds, say)
        if args.points
        else mine(game, games, args.count, args.seconds, say, args.visits)
    )
    for one in made:
        found.append(one)
        write(args.output, found)  # as soon as there is one: it may be stopped
    if not found:
        raise BadChoice("no puzzle was found: give it more games or more --seconds")
    if args.json:
        print_json({"game": game.id, "puzzles": [one.to_json() for one in found]})
    else:
        line(voice.say("puzzles-mined", count=len(found), file=args.output))
    return 0


def games_for(game: Game, args: Namespace) -> Iterator[tuple[str, Record]]:
    """The games to look through, each with a name for its puzzles."""
    prefix = args.seed or ""
    if not args.records:
        yield from ((f"{prefix}{n}", self_played(game, f"{prefix}{n}")) for n in count(1))
        return
    for number, path in enumerate(args.records, start=1):
        record = load_record(path, None)
        if record.game.id != game.id:
            raise BadChoice(f"{path} is a game of {record.game.id}, not of {game.id}")
        yield f"{prefix}{number}", record


def checked(args: Namespace, voice: Voice) -> int:
    """Prove the puzzles of the stock again, after a change of rules or bots."""
    games = games_of(args)
    results: list[dict[str, Any]] = []
    for game in games:
        for one in puzzles_of(game.id):
            fault = fault_of(one, game, args.visits)
            results.append({"id": one.id, "fault": fault})
            if not args.json:
                key = "puzzles-stands" if fault is None else f"puzzles-{fault}"
                line(voice.say(key, id=one.id))
    wrong = [one for one in results if one["fault"] is not None]
    if args.json:
        print_json({"puzzles": results})
    else:
        line(voice.say("puzzles-checked", count=len(results), wrong=len(wrong)))
    return 1 if wrong else 0


def fault_of(one: Puzzle, game: Game, visits: int) -> str | None:
    """Why a puzzle does not stand any more: a key of our texts; None if it does."""
    try:
        table = one.history(game).table
    except BadChoice:
        return "unplayable"
    if one.seat not in table.deciders:
        return "unplayable"
    if one.kind == POINTS:
        return None if still_best(one, table) else "other"
    proof = prove(table, one.seat, f"check:{one.id}", visits)
    if proof is None:
        return "unproved"
    return None if str(game.describe(proof.best)) == one.best else "other"


# ---------------------------------------------------------------- solving one


def played(args: Namespace, voice: Voice) -> int:
    """Show a position, ask until the best choice is found, and say why it is the best."""
    if args.which is None:
        raise BadChoice("ludi puzzles play needs a puzzle; ludi puzzles list names them")
    one = puzzle_of(args.which)
    if one.kind != MOVE:
        raise BadChoice(f"{one.id} asks for more than one choice: it is solved in the browser")
    game = ludi.game(one.game)
    table = one.history(game).table
    need_terminal("ludi puzzles list shows the puzzles")
    for row in picture(table, one.seat, voice.language, page().width):
        page().print(row)
    legal = table.legal_for(one.seat)
    line()
    for number, action in enumerate(legal, start=1):
        line(f"{number:>3}  {game.words(action, voice.language)}")
    best = game.parse(one.best)
    while True:
        line(voice.say("puzzles-ask", count=len(legal)), "bold")
        typed = sys.stdin.readline()
        said = typed.strip()
        if not typed:
            return 0
        if said == GIVE_UP:
            break
        if not (said.isascii() and said.isdigit() and 0 < int(said) <= len(legal)):
            line(voice.say("puzzles-number", count=len(legal)))
        elif legal[int(said) - 1] == best:
            line(voice.say("puzzles-right"), "bold")
            break
        else:
            obvious = str(game.describe(legal[int(said) - 1])) == one.obvious
            line(voice.say("puzzles-obvious" if obvious else "puzzles-wrong"))
    explain(one, game, voice)
    return 0


def explain(one: Puzzle, game: Game, voice: Voice) -> None:
    """What is best, why, and how far the others are behind it."""
    step = step_for(one.history(game).table, one.seat)
    line(voice.say("puzzles-best", move=game.words(game.parse(one.best), voice.language)))
    for why in one.reasons:
        term, points, counts, how = why["term"], why["points"], why["counts"], why.get("how", "")
        line(f"  {game.because(term, points, counts, voice.language, step, how)}")
    for other in one.others:
        words = game.words(game.parse(other.words), voice.language)
        line("  " + voice.say("puzzles-worse", move=words, points=f"{other.worse:.1f}"))
