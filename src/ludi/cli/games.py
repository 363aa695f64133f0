"""`ludi games`: what is on the shelf, and how each game can be set up."""

from argparse import Namespace
from typing import Any, Final

import ludi
from ludi.cli.components import provenance_json, sheet_of
from ludi.cli.main import complain
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.kernel.game import Game
from ludi.kernel.manifest import Option
from ludi.kernel.text import game_word

MOST_NAMED: Final = 40  # reconstructed values; more are counted by table


def games(args: Namespace, voice: Voice) -> int:
    """List all games, or tell all about one."""
    if args.id is None:
        found = ludi.playable()
        for trouble in ludi.troubles():
            complain(trouble)
        if args.json:
            print_json({"games": [to_json(game, voice.language) for game in found]})
        else:
            print_list(found, voice)
    else:
        game = ludi.game(args.id)
        if args.json:
            print_json(to_json(game, voice.language))
        else:
            print_game(game, voice)
    return 0


def title_of(game: Game, language: str) -> str:
    """The name on the box."""
    return game_word(game, "game-name", language, game.id)


def to_json(game: Game, language: str) -> dict[str, Any]:
    """A game for programs; docs/cli.md promises these keys."""
    return {
        "id": game.id,
        "title": title_of(game, language),
        "pitch": game_word(game, "game-pitch", language, ""),
        "players": list(game.players),
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "meaning": meaning(game, option, "", language),
                "default": option.default,
                "values": [
                    {"value": value, "meaning": meaning(game, option, value, language)}
                    for value in option.values
                ],
            }
            for option in game.options
        ],
        "components": provenance_json(sheet_of(game)),
    }


def meaning(game: Game, option: Option, value: str, language: str) -> str:
    """What an option, or one of its values, means; empty if the game's texts do not say."""
    key = f"option-{option.name}-{value}" if value else f"option-{option.name}"
    return game_word(game, key, language, "")


def print_list(found: list[Game], voice: Voice) -> None:
    table = grid(
        "",
        [
            voice.say("column-game"),
            voice.say("column-title"),
            voice.say("column-players"),
            voice.say("column-options"),
        ],
    )
    for game in found:
        options = ", ".join(option.name for option in game.options)
        table.add_row(game.id, title_of(game, voice.language), players_of(game), options)
    page().print(table)
    line(voice.say("games-more"))


def print_game(game: Game, voice: Voice) -> None:
    line(f"{title_of(game, voice.language)} ({game.id})", "bold")
    pitch = game_word(game, "game-pitch", voice.language, "")
    if pitch:
        line(pitch)
    line(voice.say("game-players", players=players_of(game)))
    line(voice.say("game-rules", version=game.rules_version))
    if game.options:
        page().print(options_table(game, voice))
    print_provenance(provenance_json(sheet_of(game)), voice)


def options_table(game: Game, voice: Voice) -> Any:
    table = grid(
        voice.say("game-options"),
        [voice.say("column-option"), voice.say("column-value"), voice.say("column-meaning")],
    )
    for option in game.options:
        table.add_row(option.name, "", meaning(game, option, "", voice.language))
        for value in option.values:
            usual = f" ({voice.say('usual')})" if value == option.default else ""
            table.add_row("", value + usual, meaning(game, option, value, voice.language))
    return table


def print_provenance(found: dict[str, Any], voice: Voice) -> None:
    """Where the numbers of the box come from, in a few lines."""
    shares = ", ".join(
        voice.say("source-count", source=voice.say(f"source-{source}"), count=count)
        for source, count in found["sources"].items()
        if count
    )
    line(voice.say("game-components", shares=shares))
    if found["reconstructed"]:
        line(voice.say("game-reconstructed", values=", ".join(in_short(found["reconstructed"]))))


def in_short(values: list[str]) -> list[str]:
    """A few values by name; of very many, which tables they are in and how many there are."""
    if len(values) <= MOST_NAMED:
        return values
    tables = [value.split(".")[0] for value in values]
    return [f"{table} ({tables.count(table)})" for table in dict.fromkeys(tables)]


def players_of(game: Game) -> str:
    """The player counts, such as "2-5" or "1, 2, 4"."""
    first, last = game.players[0], game.players[-1]
    if list(game.players) == list(range(first, last + 1)) and last > first:
        return f"{first}-{last}"
    return ", ".join(str(count) for count in game.players)
