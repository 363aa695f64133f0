"""Positions of Rome & Roll for tests: built readably, played in words.

`position` starts from a real game, edits its dump and loads it: the first player named is about
to act with the die named. Cells are (row, column), as in components.toml.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludi.games.rome_and_roll.components import load_box
from ludi.games.rome_and_roll.game import RomeAndRoll
from ludi.games.rome_and_roll.ids import (
    ADVISORS_EACH,
    CHARACTERS,
    COLUMNS,
    DICE,
    FAVOURS,
    PLANS,
    RESOURCES,
    ROADS,
    SENECA,
    SENECA_CARDS,
    SETTLEMENTS,
)
from ludi.games.rome_and_roll.table import PARK, RUBBLE, Table
from ludi.kernel.viewer import EVERYTHING

P1, P2, P3, P4 = range(4)
GAME = RomeAndRoll()
BOX = load_box()
Cell = tuple[int, int]
FIRST_GAME = [PLANS[plan] for plan in BOX.first_plans]
SPECIAL = {"rubble": RUBBLE, "park": PARK}


def new(players: int, **options: Any) -> Table:
    """A new game."""
    table = GAME.new(players=players, **options)
    assert isinstance(table, Table)
    return table


def load(dump: dict[str, Any]) -> Table:
    table = GAME.load(dump)
    assert isinstance(table, Table)
    return table


def cell(at: Cell) -> int:
    return at[0] * COLUMNS + at[1]


def mask(*cells: Cell) -> int:
    return sum(1 << cell(at) for at in cells)


def block(top: int, left: int, height: int, width: int) -> list[Cell]:
    """The cells of a rectangle."""
    return [(y, x) for y in range(top, top + height) for x in range(left, left + width)]


def player(
    character: str = "legatus",
    storage: str = "",
    loyalty: Sequence[int] = (0, 0, 0),
    soldiers: int = 0,
    garrison: int = 0,
    senators: int = 0,
    tracks: Sequence[int] = (0, 0, 0, 0),
    favours: Sequence[str] = (),
    settlements: Sequence[str] = (),
    roads: Sequence[str] = (),
    overseer: int = 0,
    dice: Sequence[str] = (),
) -> dict[str, Any]:
    """One player. `storage` is written as on the sheet: "WWBJ"."""
    return {
        "character": CHARACTERS.index(character),
        "storage": [storage.count(letter) for letter in "WBSFJ"],
        "loyalty": list(loyalty),
        "soldiers": soldiers,
        "garrison": garrison,
        "senators": senators,
        "tracks": list(tracks),
        "favours": sum(1 << FAVOURS.index(favour) for favour in favours),
        "overseer": overseer,
        "dice": [DICE.index(die) for die in dice],
        "settlements": settlements,
        "roads": roads,
    }


def position(
    *players: dict[str, Any],
    die: str = "blue-1",
    seat: int = 0,
    plans: Sequence[str] = FIRST_GAME,
    buildings: Sequence[tuple[str, int, Sequence[Cell]]] = (),
    foremen: dict[str, int] | None = None,
    favours: Sequence[str] = (),
    side: int | None = None,
    seneca_settlements: Sequence[str] = (),
    seneca_roads: Sequence[str] = (),
    proconsul: int = 0,
    nero: int = 0,
    round: int = 2,
    final: bool = False,
    laid: Sequence[str] = (),
    flipped: int = 0,
    agenda: Sequence[Sequence[Any]] | None = None,
    seed: int = 1,
    **options: Any,
) -> Table:
    """A table with these players; `seat` is about to act with `die`, then the round ends."""
    dump = new(len(players), seed=seed, **options).dump()
    pieces = dump["pieces"]
    if side is not None:
        pieces["law"]["side"] = side
    pieces["law"]["plans"] = sorted(PLANS.index(plan) for plan in plans)
    board = pieces["board"]
    board.update(round=round, proconsul=proconsul, final=int(final), nero=nero)
    board["favours"] = sum(1 << FAVOURS.index(favour) for favour in favours)
    board["seneca-favour"] = -1
    board["owners"] = [-1] * len(SETTLEMENTS)
    board["roads"] = [-1] * len(ROADS)
    board["foremen"] = [-1] * len(PLANS)
    for plan, owner in (foremen or {}).items():
        board["foremen"][PLANS.index(plan)] = owner
    for number, data in enumerate(players):
        sheet = pieces["sheets"][number]
        sheet.update({key: value for key, value in data.items() if key in sheet})
        sheet.update(deployed=0, nero=[0, 0, 0], turned=0)
        sheet["dice"] = (data["dice"] + [-1, -1])[:2]
        for settlement in data["settlements"]:
            board["owners"][SETTLEMENTS.index(settlement)] = number
        for road in data["roads"]:
            board["roads"][ROADS.index(road)] = number
    for settlement in seneca_settlements:
        board["owners"][SETTLEMENTS.index(settlement)] = SENECA
    for road in seneca_roads:
        board["roads"][ROADS.index(road)] = SENECA
    board["linked"] = linked(board["roads"])
    pieces["buildings"] = [
        {
            "plan": SPECIAL[plan] if plan in SPECIAL else PLANS.index(plan),
            "owner": owner,
            "cells": f"{mask(*cells):x}",
        }
        for plan, owner, cells in buildings
    ]
    pieces["pool"] = []
    if laid:
        pieces["laid"] = [SENECA_CARDS.index(card) for card in laid]
        rest = [c for c in range(18) if c not in pieces["laid"]]
        pieces["deck"] = [c for c in rest if not BOX.card_seal[c]] + [
            c for c in rest if BOX.card_seal[c]
        ]
        pieces["discard"] = []
        pieces["flipped"] = flipped
    if agenda is None:
        pieces["sheets"][seat]["dice"] = [DICE.index(die), -1]
        agenda = [["EndRound", 0], ["ChooseDie", seat]]
    dump["agenda"] = [list(step) for step in agenda]
    return load(dump)


def linked(roads: list[int]) -> int:
    """The settlements that renovated roads link to Rome."""
    found = {-1}
    for _ in roads:
        for road, owner in enumerate(roads):
            a, b = BOX.road_ends[road]
            if owner >= 0 and (a in found or b in found):
                found |= {a, b}
    return sum(1 << node for node in found if node >= 0)


# ---------------------------------------------------------------- playing


def legal(table: Table) -> set[str]:
    """What the seat asked may say."""
    return {str(GAME.describe(action)) for action in table.legal}


def may(table: Table, verb: str) -> set[str]:
    """What may be said with a verb: the words after it."""
    said = [words.partition(" ") for words in legal(table)]
    return {rest for first, _, rest in said if first == verb}


def say(table: Table, *lines: str) -> Table:
    """Play words."""
    for words in lines:
        assert words in legal(table), f"'{words}': not one of {sorted(legal(table))[:40]}"
        table.say(words)
    return table


def build(table: Table, plan: str) -> Table:
    """Begin to build a plan where the overseer stands; what has one answer is not asked."""
    say(table, "act build")
    if asked(table) == "MoveOverseer":
        say(table, "stay")
    if asked(table) == "ChoosePlan":
        say(table, f"plan {plan}")
    return table


def place(table: Table, *cells: Cell) -> Table:
    """Draw the building being placed on exactly these cells."""
    table.play(found_place(table, *cells))
    return table


def found_place(table: Table, *cells: Cell) -> int:
    """The legal action that covers exactly these cells."""
    for action in table.legal:
        if covers(table, action) == mask(*cells):
            return action
    raise AssertionError(f"cannot be placed on {cells}")


def covers(table: Table, action: int) -> int:
    """The cells an action of placing covers."""
    verb = GAME.vocabulary.verb_of(action)
    if verb.name != "place":
        return 0
    placing = table.view(EVERYTHING)["placing"]
    turn, row, column = verb.indices(action)
    return mask(*[(row + y, column + x) for y, x in placing["turnings"][turn]])


def can_place(table: Table, *cells: Cell) -> bool:
    return any(covers(table, action) == mask(*cells) for action in table.legal)


def why_not(table: Table, words: str, seat: int | None = None) -> tuple[str, str]:
    """The reason's key and rule."""
    who = table.seat if seat is None else seat
    reason = table.why_not(GAME.parse(words), who)
    assert reason is not None
    return reason.key, reason.rule


def at(table: Table, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a player."""
    found: dict[str, Any] = table.view(EVERYTHING)["players"][seat]
    return found


def stored(table: Table, seat: int = 0) -> str:
    """A player's storage, as written on the sheet."""
    return "".join(
        letter * at(table, seat)["storage"][name]
        for letter, name in zip("WBSFJ", RESOURCES, strict=True)
    )


def track(table: Table, name: str, seat: int = 0) -> int:
    found: int = at(table, seat)["tracks"][name]["at"]
    return found


def loyalty(table: Table, seat: int = 0) -> list[int]:
    return [advisor["loyalty"] for advisor in at(table, seat)["advisors"]]


def asked(table: Table) -> str:
    return type(table.agenda[-1]).__name__ if table.agenda else ""


assert ADVISORS_EACH == 3
