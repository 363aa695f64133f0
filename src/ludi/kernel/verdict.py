"""How a finished game is judged where most points do not simply win: alone, above all."""

from __future__ import annotations

from typing import Any, Final


class Verdict:
    """Won or lost, or neither where a rank is all one can gain; texts are named by their keys.

    `scale` goes from the lowest rank to the highest, each with what it takes in `unit`s; `reached`
    is what there is. `rivals` have no seat: what scores against a player all the same, line by
    line. `tasks` were to be done.
    """

    def __init__(
        self,
        won: bool | None,
        unit: str = "points",
        reached: int = 0,
        scale: list[tuple[int, str]] | None = None,
        rivals: list[tuple[str, list[tuple[str, int]]]] | None = None,
        tasks: list[tuple[str, bool]] | None = None,
    ) -> None:
        self.won: Final = won
        self.unit: Final = unit
        self.reached: Final = reached
        self.scale: Final = scale or []
        self.rivals: Final = rivals or []
        self.tasks: Final = tasks or []

    @property
    def rank(self) -> int:
        """The place in the scale; the lowest one also for less than it takes."""
        found = 0
        for place, (needed, _) in enumerate(self.scale):
            if self.reached >= needed:
                found = place
        return found

    @property
    def outcome(self) -> str:
        """In a word."""
        if self.won is None:
            return "ranked"
        return "won" if self.won else "lost"

    @property
    def laurels(self) -> bool:
        """Whether there is something to celebrate: a win, or more than the lowest rank."""
        return self.rank > 0 if self.won is None else self.won

    def missing(self) -> int:
        """What the next rank would have taken; 0 at the highest."""
        above = self.rank + 1
        return self.scale[above][0] - self.reached if above < len(self.scale) else 0

    def to_json(self) -> dict[str, Any]:
        return {
            "outcome": self.outcome,
            "laurels": self.laurels,
            "unit": self.unit,
            "reached": self.reached,
            "missing": self.missing(),
            "scale": [
                {"needed": needed, "name": name, "mine": place == self.rank}
                for place, (needed, name) in enumerate(self.scale)
            ],
            "rivals": [
                {"name": name, "total": sum([points for _, points in items]), "items": dict(items)}
                for name, items in self.rivals
            ],
            "tasks": [{"name": name, "done": done} for name, done in self.tasks],
        }
