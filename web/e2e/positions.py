"""Makes the positions that the browser is looked at in: `python web/e2e/positions.py [GAME...]`.

Bots play seeded games; the first position that passes a test, or the one with most of something,
is kept as the record that leads there, in positions/<game>/<name>.ludi. The same rules make the
same files; run it again when the rules have changed. `lay.py` puts them on tables.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import ludi
from ludi.bots import make_bot

HERE = Path(__file__).parent / "positions"
NAMES = ["Claire", "Hugo", "Marie", "Théodora", "Marc-Antoine", "Livia"]
SEEDS = 300  # games until a position must have come
Test = Callable[[Any, int], bool]
Measure = Callable[[Any, int], int]


class Wanted(NamedTuple):
    """A position: the first that passes, or with a measure the one with the most in some games."""

    name: str
    players: int
    test: Test
    options: dict[str, str] = {}
    bots: str = "greedy"
    most: Measure | None = None
    games: int = 2


def step(table: Any) -> str:
    """The question that is asked."""
    agenda = table.lanes[table.seat] if table.lanes else table.agenda
    return type(agenda[-1]).__name__ if agenda else ""


def verbs(table: Any) -> set[str]:
    return {table.game.describe(action).verb for action in table.legal}


def asks(name: str, *verb: str, many: int = 1, when: Test | None = None) -> Test:
    """A question, with these verbs and so many answers at least."""
    return lambda table, seat: (
        step(table) == name
        and (when is None or when(table, seat))
        and len(table.legal) >= many
        and set(verb) <= verbs(table)
    )


def over(table: Any, seat: int) -> bool:
    return bool(table.over)


def always(table: Any, seat: int) -> bool:
    return not table.over


def answers(table: Any, seat: int) -> int:
    return len(table.legal)


# ---------------------------------------------------------------- Glory to Rome


def camp(table: Any, seat: int) -> int:
    """How full a camp is."""
    one = table.camps[seat]
    return int(
        len(one.buildings) * 2 + len(one.foundations) + sum(one.stockpile) + one.client_count
    )


def hand(table: Any, seat: int) -> int:
    return len(table.camps[seat].hand) + int(table.camps[seat].jacks)


def all_camps(least: int) -> Test:
    return lambda table, seat: all(camp(table, one) > least for one in range(table.seats))


GLORY = [
    Wanted("first", 3, always),
    Wanted("lead-five", 5, asks("Lead", when=all_camps(9))),
    Wanted("fullest-hand", 3, asks("Lead"), most=hand, games=6),
    Wanted("most-buildings", 3, asks("Lead"), most=camp, games=4),
    Wanted("follow-five", 5, asks("Follow", when=all_camps(7))),
    Wanted("architect", 3, asks("Architect", "add_stock", "lay", "stop")),
    Wanted("craftsman", 4, asks("Craftsman", many=4, when=all_camps(5))),
    Wanted(
        "demand", 3, asks("Legionary", many=3, when=lambda t, s: len(t.demand) > 0), bots="random"
    ),
    Wanted("give", 4, asks("Give"), bots="random"),
    Wanted("merchant", 4, asks("Merchant", many=3)),
    Wanted("patron", 2, asks("Patron", many=3, when=lambda t, s: camp(t, s) > 8)),
    Wanted("fountain", 3, asks("FountainCard"), bots="random"),
    Wanted("end", 5, over),
]

# ---------------------------------------------------------------- Hadrian's Wall


def year(least: int) -> Test:
    return lambda table, seat: table.year >= least


def boxes(table: Any, seat: int) -> int:
    return sum(table.sheets[seat])


WALL = [
    Wanted("first", 3, always),
    Wanted("path", 6, asks("ChoosePath", when=year(4))),
    Wanted("act", 3, asks("Act", many=10)),
    Wanted("act-six", 6, asks("Act", many=12, when=year(5))),
    Wanted("most-boxes", 3, asks("Act", many=6, when=year(6)), most=boxes, games=1),
    Wanted("most-answers", 2, asks("Act"), most=answers, games=1),
    Wanted("place", 2, asks("Place", when=year(2))),
    Wanted("cohort", 4, asks("Cohort", when=year(2))),
    Wanted("reward", 3, asks("ChooseReward"), bots="random"),
    Wanted("alone", 1, asks("Act", many=6, when=year(3))),
    Wanted("campaign", 1, asks("Act", many=6, when=year(4)), {"fort": "9"}),
    Wanted("end", 6, over, bots="random"),
    Wanted("end-alone", 1, over),
]

# ---------------------------------------------------------------- Age of Rome


def after(round: int) -> Test:
    return lambda table, seat: table.round >= round


def goods(table: Any, seat: int) -> int:
    return len(table.hands[seat])


SPIES = {"spies_and_allies": "yes"}
AGE = [
    Wanted("first", 4, always),
    Wanted("build", 4, asks("Construct", "build", "sell", when=after(5))),
    Wanted("place", 4, asks("PlacePartisan", "place", "plot", when=after(6))),
    Wanted("fullest-hand", 4, asks("PlacePartisan"), most=goods, games=4),
    Wanted("legion", 4, asks("PlaceLegion", "legion", "march", when=after(4))),
    Wanted("react", 3, asks("React", "play"), bots="random"),
    Wanted("tax", 4, asks("Revenue", "tax", when=after(3))),
    Wanted("window", 3, asks("Window", "play", "stop"), bots="random"),
    Wanted("deception", 4, asks("Deception", "deceive"), bots="random"),
    Wanted("offer", 4, asks("MakeOffer", "offer", when=after(3)), SPIES, "random"),
    Wanted("answer", 3, asks("AnswerOffer", "accept", "ask"), SPIES, "random"),
    Wanted("emperor", 1, asks("PlacePartisan", "place", when=after(5))),
    Wanted("cassius", 1, asks("PlacePartisan", "place", when=after(5)), {"solo": "cassius"}),
    Wanted("end", 4, over),
]

# ---------------------------------------------------------------- Ave Roma

ROUND = 79  # where the city's list keeps it
ADVANCED = {"mode": "advanced"}


def cards(table: Any, seat: int) -> int:
    return len(table.view(seat)["players"][seat]["cards"])


def rounds(least: int) -> Test:
    return lambda table, seat: table.city[ROUND] >= least


AVE = [
    Wanted("first", 4, always),
    Wanted("turn-five", 5, asks("Turn", many=5, when=rounds(4))),
    Wanted("most-cards", 3, asks("Turn", when=rounds(4)), most=cards, games=2),
    Wanted("neutral", 2, asks("PlaceNeutral", when=rounds(3))),
    Wanted("overflow", 3, asks("Overflow", when=lambda t, s: sum(t.act[4:10]) > 1)),
    Wanted("trade", 3, asks("Mercator", "sell", "purchase", "close")),
    Wanted("pay", 5, asks("Pay", when=rounds(3))),
    Wanted("influence", 4, asks("MoreOrInfluence", "advance", "spend")),
    Wanted("before", 3, asks("Before", "invoke", "use"), ADVANCED, "random"),
    Wanted("top", 3, asks("BuyTop", "buy_top", "use"), ADVANCED, "random"),
    Wanted("draft", 5, asks("Draft", when=rounds(4))),
    Wanted("bonuses", 3, asks("EndBonuses"), bots="random"),
    Wanted("end", 5, over),
]

# ---------------------------------------------------------------- Rome & Roll


def turns(least: int) -> Test:
    return lambda table, seat: table.board[0] >= least


ROLL = [
    Wanted("first", 4, always),
    Wanted(
        "character",
        3,
        asks("ChooseCharacter"),
        {"characters": "chosen", "pontifex": "yes"},
        "random",
    ),
    Wanted("draft", 4, asks("Pick", when=turns(5))),
    Wanted("double", 3, asks("DoubleDraft", when=turns(3))),
    Wanted("act", 4, asks("Act", "act", "bribe", "deploy", "end", many=10, when=turns(5))),
    Wanted("plan", 3, asks("ChoosePlan", many=3, when=turns(3))),
    Wanted("place", 4, asks("Place", many=30, when=turns(5)), bots="random"),
    Wanted("move", 4, asks("MoveOverseer", "move", "stay", many=5, when=turns(5)), bots="random"),
    Wanted("conquer", 4, asks("Conquer", many=6, when=turns(5))),
    Wanted("trade", 3, asks("Trade", many=6), bots="random"),
    Wanted("steal", 4, asks("Steal", many=5), bots="random"),
    Wanted("alone", 1, asks("Act", many=5, when=turns(5))),
    Wanted("rubble", 1, asks("PlaceRubble", when=turns(3)), bots="random"),
    Wanted("end", 4, over),
    Wanted("end-alone", 1, over),
]

WANTED = {
    "age-of-rome": AGE,
    "ave-roma": AVE,
    "glory-to-rome": GLORY,
    "hadrians-wall": WALL,
    "rome-and-roll": ROLL,
}


def played(id: str, wanted: Wanted, seed: int) -> tuple[ludi.Record, int] | None:
    """The position in one game, and how much of what is wanted it has; None: there is none."""
    game = ludi.game(id)
    asked = {name: str(value) for name, value in game.for_people().items()}
    options = {**asked, **wanted.options}
    record = ludi.Record.of(game, wanted.players, seed, options, NAMES[: wanted.players])
    table = game.new(wanted.players, seed, **record.options)
    bots = [make_bot(wanted.bots, f"{seed} {seat}") for seat in range(wanted.players)]
    found = -1, -1  # how much, after how many plays
    while True:
        seat = 0 if table.over else table.seat
        if wanted.test(table, seat):
            much = 0 if wanted.most is None else wanted.most(table, seat)
            found = max(found, (much, len(record.plays)))
        if table.over or (found[1] >= 0 and wanted.most is None):
            break
        action = bots[seat].choose(table, seat)
        table.play(action, seat)
        record.add(seat, action)
    if found[1] < 0:
        return None
    del record.plays[found[1] :]
    record.note_result(record.replay())
    return record, found[0]


def make(id: str, wanted: Wanted) -> None:
    """Write the record of a position."""
    best: tuple[ludi.Record, int] | None = None
    for seed in range(wanted.games if wanted.most else SEEDS):
        found = played(id, wanted, seed)
        if found is not None and (best is None or found[1] > best[1]):
            best = found
        if best is not None and wanted.most is None:
            break
    if best is None:
        raise SystemExit(f"{id}: no position '{wanted.name}'")
    path = HERE / id / f"{wanted.name}.ludi"
    path.parent.mkdir(parents=True, exist_ok=True)
    best[0].save(path)
    print(f"{id}/{wanted.name}: seed {best[0].seed}, {len(best[0].plays)} plays", flush=True)


def main(ids: list[str]) -> None:
    for id in ids or list(WANTED):
        names = {wanted.name for wanted in WANTED[id]}
        for path in (HERE / id).glob("*.ludi"):
            if path.stem not in names:
                path.unlink()
        for wanted in WANTED[id]:
            make(id, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
