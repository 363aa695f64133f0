"""`ludi tables`: the games of a server after an update."""

from argparse import Namespace
from collections import Counter

from ludi.cli.output import Voice, line, print_json


def tables(args: Namespace, voice: Voice) -> int:
    """Check the tables that are not finished, or close those that cannot go on."""
    close = args.what == "close"
    from ludi.server import upkeep

    found = upkeep.of_database(args.database, close)
    changed = [one for one in found if one.state == upkeep.CHANGED]
    if args.json:
        print_json({"tables": [one._asdict() for one in found]})
        return 1 if changed and not close else 0
    line(voice.say("tables-looked", count=len(found)))
    carried = Counter(one.state for one in found)[upkeep.CARRIED]
    if carried:
        line(voice.say("tables-carried", count=carried))
    for one in changed:
        told = {key: value for key, value in one._asdict().items() if key != "state"}
        line(voice.say("tables-closed", **told) if close else voice.say("tables-changed", **told))
    if changed and not close:
        line(voice.say("tables-close-them", count=len(changed)))
        return 1
    return 0
