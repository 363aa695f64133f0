"""A campaign: games played one after the other by the same player, each opening the next.

A game may declare one. What is kept between its games is small and plain, so that anybody can
store it: stage by stage how often it was tried, whether it was won, and whether its challenge
was met.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludi.kernel.errors import BadChoice
from ludi.kernel.open_classes import mypyc_attr

if TYPE_CHECKING:
    from ludi.kernel.table import Table


NO_LEVEL: Final = -1  # of a campaign without levels, or a game that nobody knows the level of


class Outcome:
    """How a finished game of a campaign went."""

    def __init__(
        self, stage: int, won: bool, challenge: bool, points: int, level: int = NO_LEVEL
    ) -> None:
        self.stage: Final = stage
        self.won: Final = won
        self.challenge: Final = challenge
        self.points: Final = points
        self.level: Final = level  # how hard it was, by its place in the campaign's levels


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """What a game declares of its campaign. Stages are numbered from 1."""

    def __init__(self, length: int, levels: tuple[str, ...] = ()) -> None:
        self.length: Final = length
        self.levels: Final = levels  # how hard a stage may be played, the easiest first

    def level_of(self, options: dict[str, str]) -> int:
        """How hard a game with these options is."""
        return NO_LEVEL

    def stage_of(self, options: dict[str, str]) -> int:
        """The stage that a game with these options is; 0 if it is none of the campaign."""
        raise NotImplementedError

    def options(self, stage: int, bonus: bool) -> dict[str, str]:
        """The options of a game at a stage, with or without the bonus earned before it."""
        raise NotImplementedError

    def bonus_in(self, options: dict[str, str]) -> bool:
        """Whether a game with these options begins with a bonus."""
        raise NotImplementedError

    def has_bonus(self, stage: int) -> bool:
        """Whether the challenge before a stage earns something for it."""
        raise NotImplementedError

    def outcome(self, table: Table) -> Outcome:
        """How a finished game of the campaign went."""
        raise NotImplementedError

    def tell(self, stage: int, language: str) -> dict[str, Any]:
        """A stage in words: `name`, `goals`, `challenge`, `reward`, and `rule`, its anchor."""
        raise NotImplementedError


class Result:
    """What a player has reached at a stage."""

    def __init__(
        self, attempts: int, won: bool, challenge: bool, points: int, level: int = NO_LEVEL
    ) -> None:
        self.attempts: Final = attempts
        self.won: Final = won
        self.challenge: Final = challenge  # met in a game that won it
        self.points: Final = points  # of the best game
        self.level: Final = level  # of the hardest game that won it

    def after(self, outcome: Outcome) -> Result:
        """The result with one more game.

        A stage that is won stays won; played again, it can bring what it has not brought yet.
        """
        first = self.attempts == 0
        return Result(
            self.attempts + 1,
            self.won or outcome.won,
            self.challenge or (outcome.won and outcome.challenge),
            outcome.points if first else max(self.points, outcome.points),
            max(self.level, outcome.level) if outcome.won else self.level,
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "attempts": self.attempts,
            "won": self.won,
            "challenge": self.challenge,
            "points": self.points,
            "level": self.level,
        }


UNTRIED: Final = Result(0, False, False, 0)


class Progress:
    """How far a player has come in a campaign."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign: Final = campaign
        self.results: Final[dict[int, Result]] = {}

    def result(self, stage: int) -> Result:
        return self.results.get(stage, UNTRIED)

    def record(self, outcome: Outcome) -> None:
        """Take note of a finished game."""
        self.results[outcome.stage] = self.result(outcome.stage).after(outcome)

    def is_open(self, stage: int) -> bool:
        """Whether a stage may be played: the first one, and what follows a won one."""
        return stage == 1 or (1 < stage <= self.campaign.length and self.result(stage - 1).won)

    def earned(self, stage: int) -> bool:
        """Whether the challenge before a stage was met and gives a bonus for it.

        It holds for every attempt at that stage.
        """
        return stage > 1 and self.result(stage - 1).challenge and self.campaign.has_bonus(stage)

    def next(self) -> int:
        """The first stage that is not won; 0 when all are."""
        for stage in range(1, self.campaign.length + 1):
            if not self.result(stage).won:
                return stage
        return 0

    def options(self, stage: int) -> dict[str, str]:
        """The options of a game at a stage, with the bonus if it was earned."""
        if not 1 <= stage <= self.campaign.length:
            raise BadChoice(
                f"the campaign has no stage {stage}: the last one is {self.campaign.length}"
            )
        if not self.is_open(stage):
            raise BadChoice(f"stage {stage} is not open yet: win stage {stage - 1} first")
        return self.campaign.options(stage, self.earned(stage))

    def state(self, stage: int, language: str) -> dict[str, Any]:
        """Everything about a stage, ready for JSON."""
        result = self.result(stage)
        return {
            "stage": stage,
            **self.campaign.tell(stage, language),
            "attempts": result.attempts,
            "won": result.won,
            "challenge_met": result.challenge,
            "points": result.points,
            "level": self.campaign.levels[result.level] if result.level >= 0 else None,
            "open": self.is_open(stage),
            "bonus": self.earned(stage),
        }
