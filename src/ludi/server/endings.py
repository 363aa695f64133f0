"""How games looked in the end: kept as they were, so that no later rules are needed to see them."""

from __future__ import annotations

import json
from typing import Any, Final

from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.history import Heard, History, dumped_log, loaded_log
from ludi.kernel.table import Table
from ludi.kernel.viewer import EVERYTHING

# What a record, a log or a dump that is damaged, or of rules we do not know, may bring about.
DAMAGE: Final = (LudiError, ValueError, KeyError, TypeError, IndexError, AttributeError)


def verdict_of(table: Table) -> dict[str, Any] | None:
    """How a finished game is judged beside its points, with the keys of its texts."""
    found = table.game.verdict(table) if table.over else None
    return None if found is None else found.to_json()


def scores_of(table: Table, outs: list[int]) -> list[dict[str, Any]]:
    """The scores of a finished game, each with what became of the seat in a word.

    The seats whose time was over count as last.
    """
    verdict = verdict_of(table)
    scores = [judged({**score.to_json(), **outcome_in(verdict)}) for score in table.scores()]
    return moved_down(scores, outs) if outs else scores


def moved_down(scores: list[dict[str, Any]], outs: list[int]) -> list[dict[str, Any]]:
    """Scores where some seats come last, whatever they have; the others move up."""
    stay = [score["rank"] for score in scores if score["seat"] not in outs]
    robbed = any(score["won"] and score["seat"] in outs for score in scores)
    found: list[dict[str, Any]] = []
    for score in scores:
        if score["seat"] in outs:
            found.append({**score, "rank": len(stay) + 1, "won": False, "outcome": "lost"})
            continue
        rank = 1 + sum(one < score["rank"] for one in stay)
        wins = {"won": True, "outcome": "won"} if robbed and rank == 1 else {}
        found.append({**score, "rank": rank, **wins})
    return found


def outcome_in(verdict: dict[str, Any] | None) -> dict[str, str]:
    return {} if verdict is None else {"outcome": verdict["outcome"]}


def judged(score: dict[str, Any]) -> dict[str, Any]:
    """A score as it was kept, with what became of the seat, where that was not kept yet."""
    return {"outcome": "won" if score["won"] else "lost", **score}


def without_names(body: str, seats: list[int]) -> str:
    """A kept ending in whose record some seats have no name any more."""
    try:
        data = json.loads(body)
        gone = tuple(f"seat {seat + 1}:" for seat in seats)
        lines = data["record"].split("\n")
        data["record"] = "\n".join(line for line in lines if not line.startswith(gone))
    except DAMAGE:
        return ""  # nobody can read it: neither who was there
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


class Ending:
    """The last position of a game, as everybody may see it then, its log and its record."""

    def __init__(
        self,
        number: int,
        view: dict[str, Any],
        numbers: list[dict[str, int]],
        log: list[Heard],
        measures: dict[str, int],
        verdict: dict[str, Any] | None,
        record: str,
    ) -> None:
        self.number: Final = number
        self.view: Final = view
        self.numbers: Final = numbers
        self.log: Final = log
        self.measures: Final = measures
        self.verdict: Final = verdict
        self.record: Final = record

    @staticmethod
    def of(history: History, names: list[str]) -> Ending:
        """The end of a game, or as far as it came."""
        table = history.table
        return Ending(
            history.number,
            table.view(EVERYTHING),
            [table.tally(seat) for seat in range(table.seats)],
            history.log,
            history.game.measures(table) if table.over else {},
            verdict_of(table),
            history.record(names).to_text(),
        )

    def dumped(self) -> str:
        return json.dumps(
            {
                "number": self.number,
                "view": self.view,
                "numbers": self.numbers,
                "log": dumped_log(self.log),
                "measures": self.measures,
                "verdict": self.verdict,
                "record": self.record,
            },
            separators=(",", ":"),
            ensure_ascii=False,
        )

    @staticmethod
    def loaded(body: str) -> Ending:
        data = json.loads(body)
        return Ending(
            data["number"],
            data["view"],
            data["numbers"],
            loaded_log(data["log"]),
            data["measures"],
            data.get("verdict"),
            data["record"],
        )

    def heard(self, game: Game) -> list[Heard]:
        """The log, as far as the game still has words for it."""
        return [one for one in self.log if one.told.what in game.told]
