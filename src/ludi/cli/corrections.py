"""`ludi components --export`, `--diff`, and `check`: an owner's corrections of a box."""

import os
from argparse import Namespace
from typing import Any, Final

import ludi
from ludi.bots.trial import try_out
from ludi.cli.components import provenance_json, sheet_of, spell
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.kernel.components import read_file
from ludi.kernel.corrections import (
    Correction,
    differences,
    is_correction,
    load_correction,
    shipped_data,
    written,
)
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.provenance import RECONSTRUCTED, reconstructed, shares

CHECK: Final = "check"
TRIAL_SECONDS: Final = 2.0  # of random games, beyond one of every mode


def export(args: Namespace, voice: Voice) -> int:
    """Print a correction to be filled in: what is corrected, and as comments what is left."""
    if args.json:
        raise BadChoice(voice.say("components-no-json"))
    game = ludi.game(args.id, args.components)
    shipped = shipped_data(game.folder, game.id)
    correction = Correction(game.id, "", "", [])
    if args.components:
        correction = load_correction(args.components, game.id, shipped)
    left = reconstructed(sheet_of(game, args.components).data)
    print(f"# {voice.say('components-export-1')}")
    print(f"# {voice.say('components-export-2')}")
    print(written(correction, left), end="")
    return 0


def diff(args: Namespace, voice: Voice) -> int:
    """Print what an owner's box has otherwise."""
    if not args.components:
        raise BadChoice(voice.say("components-diff-with"))
    game = ludi.game(args.id, args.components)
    found = changes(game, args.components)
    if args.json:
        print_json({"game": game.id, "sha256": game.components_sha, "changes": found})
        return 0
    print_changes(found, voice)
    return 0


def check(args: Namespace, voice: Voice) -> int:
    """Say whether a box can be played, what it changes, and what nobody has confirmed yet."""
    if args.file is None or args.components or args.export or args.diff:
        raise BadChoice(voice.say("components-check-usage"))
    game = ludi.game(game_of(args.file, voice), args.file)  # refuses what cannot be read
    trial = try_out(game, TRIAL_SECONDS)
    if trial.fault:
        mode = ", ".join(trial.options.values()) or "-"
        raise BadChoice(
            voice.say("components-unplayable", players=trial.players, mode=mode, why=trial.fault)
        )
    sheet = sheet_of(game, args.file)
    found = changes(game, args.file)
    by_table = shares(sheet.data)
    if args.json:
        print_json(
            {
                "game": game.id,
                "sha256": sheet.sha256,
                "games": trial.games,
                "changes": found,
                **provenance_json(sheet),
                "tables": [
                    {"name": one.table, "values": one.total, "known": one.known, **one.counts}
                    for one in by_table
                ],
            }
        )
        return 0
    name = os.path.basename(args.file)
    line(voice.say("components-good", file=name, game=game.id, games=trial.games))
    print_changes(found, voice)
    columns = ("table", "values", "known", "owner", "left")
    table = grid("", [voice.say(f"column-{column}") for column in columns])
    for one in by_table:
        left = one.counts[RECONSTRUCTED]
        share = f"{one.known} ({100 * one.known // one.total} %)"
        table.add_row(one.table, str(one.total), share, str(one.counts["owner"]), str(left or ""))
    page().print(table)
    total, known = sum(one.total for one in by_table), sum(one.known for one in by_table)
    line(voice.say("components-known", known=known, total=total))
    return 0


def game_of(path: str, voice: Voice) -> str:
    """Which game's box is in a file: a correction says so, and so does a complete copy."""
    data = read_file(path, CHECK)
    table = data if is_correction(data) else data.get("game")
    id = table.get("game" if is_correction(data) else "id") if isinstance(table, dict) else None
    if not isinstance(id, str):
        raise BadChoice(voice.say("components-which-game", file=os.path.basename(path)))
    return id


def changes(game: Game, path: str) -> list[dict[str, Any]]:
    """The values that differ from the shipped ones, with what their owner says of them."""
    shipped = shipped_data(game.folder, game.id)
    said = {value.place: value for value in load_correction(path, game.id, shipped).values}
    found = []
    for one in differences(shipped, sheet_of(game, path).data):
        value = said.get(one.place)
        found.append(
            {
                "place": one.place,
                "shipped": one.shipped,
                "own": one.own,
                "note": value.note if value else "",
                "date": value.date if value else "",
            }
        )
    return found


def print_changes(found: list[dict[str, Any]], voice: Voice) -> None:
    if not found:
        line(voice.say("components-same"))
        return
    columns = ("value", "shipped", "own", "note", "date")
    table = grid("", [voice.say(f"column-{column}") for column in columns])
    for one in found:
        cells = [spell(one[key]) for key in ("shipped", "own")]
        table.add_row(one["place"], *cells, one["note"], one["date"])
    page().print(table)
