"""For the scripts in fixtures/: positions for looking at a board without a server.

Bots play; a position that shows what we want to see is written as the `State` of docs/server.md.
The scripts need ludi installed with its server: python <game>/fixtures/dump.py
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from typing import Any

import ludi
from ludi.bots import make_bot
from ludi.server.shelf import texts_of
from ludi.server.shown import legal_info

NAMES = ["Claire", "Hugo", "Marie", "Théodora", "Marc-Antoine", "Livia"]
SPECTATOR = -1
MOST = 2000  # decisions of a game; random ones may be long
Test = Callable[[Any, int], bool]
# players, options, language, eyes ("me" is the seat that is asked), test, bots
Wanted = tuple[int, dict[str, str], str, str, Test, str]


def step(table: Any) -> str:
    """The question that is asked."""
    agenda = table.lanes[table.seat] if table.lanes else table.agenda
    return type(agenda[-1]).__name__ if agenda else ""


def verbs(table: Any) -> set[str]:
    return {table.game.describe(action).verb for action in table.legal}


def asks(name: str, *verb: str) -> Test:
    return lambda table, seat: step(table) == name and set(verb) <= verbs(table)


def find(game: Any, players: int, options: dict[str, str], test: Test, bots: str) -> Any:
    """The first position of the bots' games that passes."""
    for seed in range(3000):
        table = game.new(players=players, seed=seed, **options)
        players_of = [make_bot(bots, seed=seed + i) for i in range(players)]
        for _ in range(MOST):
            seat = 0 if table.over else table.seat
            if test(table, seat):
                return table
            if table.over:
                break
            table.play(players_of[seat].choose(table, seat), seat)
    raise SystemExit("no such position")


def state(table: Any, eyes: str, language: str, mine: int | None = None) -> dict[str, Any]:
    """A position as the server tells it; "me" is `mine`, or else the seat that is asked."""
    asked = [] if table.over else list(table.deciders)
    seat = mine if mine is not None else table.seat if asked else 0
    if eyes == "nobody":
        seat = SPECTATOR
    elif eyes == "other":
        seat = (seat + 1) % table.seats
    view = table.view(seat)
    rule = view["rule"]
    names = NAMES[: table.seats]
    legal = table.legal_for(seat) if seat in asked else []
    asides = [] if seat < 0 else table.asides(seat)
    return {
        "table": "fixture",
        "number": 100,
        "seat": None if seat == SPECTATOR else seat,
        "status": "finished" if table.over else "playing",
        "view": view,
        "numbers": [table.tally(one) for one in range(table.seats)],
        "asked": asked,
        "question": table.game.question(table, max(seat, 0), language),
        "rule": rule,
        "trail": view["trail"],
        "legal": [legal_info(table.game, one, rule, language, names, seat) for one in legal],
        "asides": [legal_info(table.game, one, rule, language, names, seat) for one in asides],
        "log": [],
        "log_after": -1,
        "undo": {"step": False, "turn": False, "redo": False, "why": None, "request": None},
        "orders": {},
        "seats": [
            {"seat": i, "kind": "bot" if i % 2 else "person", "name": name, "level": None,
             "here": True, "left": False, "me": i == seat, "note": None}
            for i, name in enumerate(names)
        ],
        "scores": [score.to_json() for score in table.scores()] if table.over else None,
        "measures": None,
        "seed": None,
    }  # fmt: skip


class Folder:
    """The fixtures/ of a game."""

    def __init__(self, path: str, id: str) -> None:
        self.path = path
        self.game = ludi.game(id)

    def write(self, name: str, data: Any) -> None:
        with open(os.path.join(self.path, name + ".json"), "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
            file.write("\n")

    def write_position(self, name: str, table: Any, eyes: str, language: str) -> None:
        found = state(table, eyes, language)
        self.write(name, {"language": language, "names": NAMES[: table.seats], "state": found})

    def write_wanted(self, wanted: dict[str, Wanted]) -> None:
        for name, (players, options, language, eyes, test, bots) in wanted.items():
            table = find(self.game, players, options, test, bots)
            self.write_position(name, table, eyes, language)
            print(name, flush=True)

    def write_texts(self, kinds: str) -> None:
        """The messages of some kinds ("card|role"), in both languages."""
        for language in ("fr", "en"):
            texts = texts_of(self.game, language)
            found = {key: texts[key] for key in sorted(texts) if re.match(rf"({kinds})\b", key)}
            self.write(f"texts.{language}", found)
