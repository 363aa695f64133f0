"""Whole games kept as records, and a table of what each version of the rules did.

`python -m tests.games.golden GAME...` makes them and writes down, in `versions.json`, what the
present rules version does. It never writes a version anew: records of a version replay under it
for ever, so whatever changes them raises `rules_version` first.

What a game gives is in its `golden_games.py`: `WANTED`, the records it wants; `ending_of(table)`,
how a finished game ended; `PERFT`, positions of its records from which all sequences of choices
are counted, and how long. If it likes, `bots(players, seed)`, who plays them, and
`meanwhile(session, wanted)`, which does what no bot would.

What the game *says* (everything told, what its questions speak of, and every answer to "why
not?") is written down in `said.json`. It may change without a new version, but not unseen.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import ludi
from ludi.bots import make_bot
from ludi.kernel.table import Told
from tests.games.refusals import refusals
from tests.games.test_properties import anybody, asked, kit, random_walk, sample

SEEDS = 3000  # tried until a game ends as wanted
ANY = "any"
WALKS = 30  # random games of each mode; a variant of little weight gets fewer
REFUSALS = 20_000


class Wanted(NamedTuple):
    """A record: the name of its file, the game's mode, and how it is to end."""

    name: str
    players: int
    options: dict[str, str]
    ending: str = ANY

    def suits(self, ending: str) -> bool:
        return self.ending in (ANY, ending)


def given(id: str) -> Any:
    """What a game's own tests say about its golden games."""
    return importlib.import_module(f"tests.games.{id.replace('-', '_')}.golden_games")


def home(id: str) -> Path:
    return Path(__file__).parent / id.replace("-", "_")


def path_of(id: str, name: str) -> Path:
    return home(id) / "golden" / f"{name}.ludi"


# ---------------------------------------------------------------- making them


def good_and_one_wild(players: int, seed: int) -> list[str]:
    """Greedy bots, one of them random so that unusual things happen too."""
    return ["greedy"] * (players - 1) + ["random"]


def played(id: str, wanted: Wanted, seed: int) -> ludi.History:
    """A game between bots. Where several may choose, they do so in any order."""
    own = given(id)
    names = getattr(own, "bots", good_and_one_wild)(wanted.players, seed)
    meanwhile = getattr(own, "meanwhile", None)
    session = ludi.History(ludi.game(id), wanted.players, seed, wanted.options, names)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    order = ludi.Dice.seeded(f"order {seed}")
    while not session.table.over:
        if meanwhile and meanwhile(session, wanted):
            continue
        deciders = session.table.deciders
        seat = deciders[order.below(len(deciders))]
        session.play(bots[seat].choose(session.table, seat), seat)
    return session


def make(id: str, anew: bool) -> None:
    """The records of a game, all or those that lack: the first seed whose game ends as wanted."""
    for wanted in given(id).WANTED:
        path = path_of(id, wanted.name)
        if path.exists() and not anew:
            continue
        for seed in range(SEEDS):
            session = played(id, wanted, seed)
            if wanted.suits(given(id).ending_of(session.table)):
                path.parent.mkdir(exist_ok=True)
                session.record().save(path)
                print(f"{id}: {path.name}: seed {seed}, {len(session.plays)} plays")
                break
        else:
            raise SystemExit(f"{id}: of {SEEDS} games none ends as '{wanted.name}' should")


# ---------------------------------------------------------------- what a version did


def deeds_of(id: str) -> dict[str, str]:
    """What the rules do: dumps of random games of every mode and each record, as SHA-256; and how
    many sequences of choices there are from fixed positions, by their length."""
    walks = hashlib.sha256()
    for players, options in kit(id).MODES:
        for table in sample(random_walk(id, players, options, 11), 12):
            walks.update(json.dumps(table.dump(), sort_keys=True).encode())
    found = {"random games": walks.hexdigest(), "more random games": walked(id)[0]}
    for wanted in given(id).WANTED:
        found[wanted.name] = hashlib.sha256(path_of(id, wanted.name).read_bytes()).hexdigest()
    for name, upto, depth in given(id).PERFT:
        table = ludi.Record.load(path_of(id, name)).replay(upto=upto)
        counts = [str(ludi.perft(table, most)) for most in range(1, depth + 1)]
        found[f"perft of {name} after {upto}"] = " ".join(counts)
    return found


@cache
def walked(id: str) -> tuple[str, dict[str, list[str]]]:
    """Random games of every mode: a SHA-256 of what could be chosen; all that was told and asked.

    The records are heard as well: bots that know what they do meet what random ones do not.
    """
    choices = hashlib.sha256()
    said: dict[str, list[str]] = defaultdict(list)
    for players, options in kit(id).MODES:
        for seed in range(getattr(kit(id), "games", every)(options, WALKS)):
            dice = ludi.Dice.seeded(f"heard {seed}")
            table = ludi.game(id).new(players=players, seed=f"walk {seed}", **options)
            heard = table.listen()
            while not table.over:
                offers = [(seat, table.legal_for(seat)) for seat in table.deciders]
                choices.update(str(offers).encode())
                for seat, _ in offers:
                    step = asked(table, seat)
                    said[f"asks {type(step).__name__}"].append(str(step.asks(table)))
                seat, action = anybody(table, dice)
                table.play(action, seat)
            choices.update(json.dumps(table.dump(), sort_keys=True).encode())
            hear(said, heard)
    for wanted in given(id).WANTED:
        hear(said, ludi.History.from_record(ludi.Record.load(path_of(id, wanted.name))).told)
    return choices.hexdigest(), said


def every(options: dict[str, str], number: int) -> int:
    return number


def hear(said: dict[str, list[str]], heard: list[Told]) -> None:
    for one in heard:
        said[f"told {one.what}"].append(f"{one.args} {one.doors}")


def said_of(id: str) -> dict[str, str]:
    """What the game says: by event, question and reason, how often, and a short digest of it."""
    said = dict(walked(id)[1])
    for line in refusals(id, REFUSALS):
        key = "why " + line.rpartition(" | ")[2].split(" ")[1]
        said.setdefault(key, []).append(line)
    return {
        key: f"{len(lines)} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:12]}"
        for key, lines in sorted(said.items())
    }


def said_before(id: str) -> dict[str, str]:
    path = home(id) / "said.json"
    found: dict[str, str] = json.loads(path.read_text()) if path.exists() else {}
    return found


def said_otherwise(id: str, found: dict[str, str]) -> str:
    """What the game says otherwise than was written down; or nothing."""
    known = said_before(id)
    changed = sorted(key for key in {*known, *found} if known.get(key) != found.get(key))
    if not changed:
        return ""
    return (
        f"{id} says something else than before ({', '.join(changed)}): if that is meant, "
        f"python -m tests.games.golden {id}"
    )


def versions_of(id: str) -> dict[str, dict[str, str]]:
    """By rules version, what it did as far as that was written down."""
    path = home(id) / "versions.json"
    found: dict[str, dict[str, str]] = json.loads(path.read_text()) if path.exists() else {}
    return found


def complaint(id: str, found: dict[str, str]) -> str:
    """What is to be done because the rules do something else than their version did; or nothing.

    Further records of the same version are welcome, but must be written down too.
    """
    version = str(ludi.manifest(id).rules_version)
    again = f"python -m tests.games.golden {id}"
    known = versions_of(id).get(version)
    if known is None:
        return f"rules version {version} of {id} is not written down: {again}"
    if changed := [name for name, deed in known.items() if found.get(name) != deed]:
        return (
            f"version {version} of the rules of {id} did something else ({', '.join(changed)}): "
            f"raise rules_version in src/ludi/games/{home(id).name}/manifest.py, list it in "
            f"CHANGELOG.md, then {again}"
        )
    return "" if found == known else f"not everything of {id} is written down: {again}"


def main(id: str) -> None:
    """A new version gets new records, a known one those that it lacks; both are written down."""
    version = str(ludi.manifest(id).rules_version)
    known = versions_of(id)
    make(id, anew=version not in known)
    found = deeds_of(id)
    if version in known and "raise" in (said := complaint(id, found)):
        raise SystemExit(said)
    known[version] = found
    (home(id) / "versions.json").write_text(json.dumps(known, indent=2) + "\n")
    (home(id) / "said.json").write_text(json.dumps(said_of(id), indent=2) + "\n")


if __name__ == "__main__":
    for id in sys.argv[1:] or ludi.games():
        main(id)
