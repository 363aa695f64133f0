"""`ludi perft`: how many sequences of choices there are, depth by depth; a check of the rules."""

from argparse import Namespace
from time import perf_counter
from typing import Any

import ludi
from ludi.cli.choices import settled
from ludi.cli.output import Voice, grid, line, page, print_json


def count_positions(args: Namespace, voice: Voice) -> int:
    """Count from a fresh table down to a depth."""
    game = ludi.game(args.id, args.components)
    players: int = args.players or game.players[0]
    options = settled(game, players, args.option)
    seed = args.seed or "1"
    table = game.new(players, seed, **options)
    counts: list[dict[str, Any]] = []
    for depth in range(1, args.depth + 1):
        start = perf_counter()
        count = ludi.perft(table, depth)
        counts.append({"depth": depth, "count": count, "seconds": perf_counter() - start})
    if args.json:
        question = {"game": game.id, "rules_version": game.rules_version, "players": players}
        print_json({**question, "options": options, "seed": seed, "counts": counts})
        return 0
    line(voice.say("perft-about", game=game.id, players=players, seed=seed))
    head = [voice.say(f"column-{column}") for column in ("depth", "sequences", "seconds")]
    rows = grid("", head, 3)
    for row in counts:
        sequences, spent = voice.number(row["count"]), voice.number(row["seconds"], 3)
        rows.add_row(str(row["depth"]), sequences, spent)
    page().print(rows)
    return 0
