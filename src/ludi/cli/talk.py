"""`ludi talk`: one of our bots as a program that answers questions, a line of JSON for a line.

So the bots of another installation, an older one for example, sit at the same table as ours.
"""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator

import ludi
from ludi.bots import Bot, check_bot, make_bot
from ludi.bots.guests import PROTOCOL
from ludi.cli.output import Voice
from ludi.kernel.errors import BadChoice


def talk(args: Namespace, voice: Voice) -> int:
    """Answer until nobody asks any more."""
    check_bot(args.bot)
    for reply in replies(args.bot, sys.stdin):
        print(reply, flush=True)
    return 0


def replies(name: str, questions: Iterable[str]) -> Iterator[str]:
    """The answers to questions as docs/bots.md describes them; each player is a bot of its own."""
    players: dict[str, Bot] = {}
    for line in questions:
        if not line.strip():
            continue
        try:
            question = json.loads(line)
            if question["protocol"] != PROTOCOL:
                raise BadChoice(f"protocol {question['protocol']}: only {PROTOCOL} is known")
            world, seat, player = question["world"], int(question["seat"]), str(question["player"])
            game = ludi.game(question["game"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadChoice(f"not a question: {type(error).__name__} {error}") from None
        table = game.load(world)
        if player not in players:
            players[player] = make_bot(name, player)
        if not table.legal_for(seat):
            raise BadChoice(f"seat {seat} is not asked in this position")
        yield json.dumps({"action": players[player].choose(table, seat)})
