"""`ludi env`: what the games are called as environments for learners, and what these observe."""

from argparse import Namespace
from typing import Any

import ludi
from ludi.cli.choices import settled
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.envs.names import gymnasium_id, openspiel_name, pettingzoo_name
from ludi.kernel.errors import BadChoice


def describe_env(args: Namespace, voice: Voice) -> int:
    """The names of all environments; of one, its sizes too, and its observation field by field."""
    if args.id is None:
        return list_names(args, voice)
    game = ludi.game(args.id, args.components)
    players: int = args.players or game.players[0]
    settled(game, players, [])
    observer = game.observer(players)
    fields = place_fields(observer.pieces)
    if args.json:
        print_json(
            {
                "game": game.id,
                "players": players,
                **names_of(game.id),
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


def list_names(args: Namespace, voice: Voice) -> int:
    """What each game is called in each of the three standards."""
    if args.players or args.describe or args.components:
        raise BadChoice(voice.say("env-one-game"))
    found = {id: names_of(id) for id in ludi.games()}
    if args.json:
        print_json({"environments": [{"game": id, **names} for id, names in found.items()]})
        return 0
    table = grid("", [voice.say("column-game"), "Gymnasium", "PettingZoo", "OpenSpiel"])
    for id, names in found.items():
        table.add_row(id, *names.values())
    page().print(table)
    return 0


def names_of(id: str) -> dict[str, str]:
    return {
        "gymnasium": gymnasium_id(id),
        "pettingzoo": pettingzoo_name(id),
        "openspiel": openspiel_name(id),
    }


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
