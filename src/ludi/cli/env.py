"""`ludi env`: what a game is called as an environment for learners, and what they observe."""

from argparse import Namespace
from typing import Any

import ludi
from ludi.cli.choices import settled
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.envs.names import gymnasium_id, openspiel_name, pettingzoo_name


def describe_env(args: Namespace, voice: Voice) -> int:
    """The names and sizes of an environment; with --describe, its observation field by field."""
    game = ludi.game(args.id)
    players: int = args.players or game.players[0]
    settled(game, players, [])
    observer = game.observer(players)
    fields = place_fields(observer.pieces)
    if args.json:
        print_json(
            {
                "game": game.id,
                "players": players,
                "gymnasium": gymnasium_id(game.id),
                "pettingzoo": pettingzoo_name(game.id),
                "openspiel": openspiel_name(game.id),
                "actions": game.vocabulary.size,
                "observation": observer.size,
                "fields": fields,
            }
        )
        return 0
    line(
        voice.say(
            "env-about",
            game=game.id,
            players=players,
            actions=game.vocabulary.size,
            numbers=observer.size,
        )
    )
    line(f"Gymnasium   {gymnasium_id(game.id)}")
    line(f"PettingZoo  {pettingzoo_name(game.id)}")
    line(f"OpenSpiel   {openspiel_name(game.id)}(players={players})")
    if args.describe:
        table = grid("", [voice.say(f"column-{column}") for column in COLUMNS])
        for field in fields:
            places = f"{field['start']}-{field['start'] + field['size'] - 1}"
            table.add_row(
                field["name"],
                places if field["size"] > 1 else str(field["start"]),
                str(field["most"]),
                field["text"],
            )
        page().print(table)
    return 0


COLUMNS = ("piece", "places", "divided", "meaning")


def place_fields(pieces: list[Any]) -> list[dict[str, Any]]:
    """The pieces of an observation, with the place where each begins."""
    fields: list[dict[str, Any]] = []
    start = 0
    for piece in pieces:
        fields.append(
            {
                "name": piece.name,
                "start": start,
                "size": piece.size,
                "most": piece.most,
                "text": piece.text,
            }
        )
        start += piece.size
    return fields
