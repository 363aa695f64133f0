"""The rules of Hadrian's Wall, in the rulebook's order: year, actions by sheet, attack."""

from typing import Any

from ludi.games.hadrians_wall.rules.act import Act, EndAction, LastLook
from ludi.games.hadrians_wall.rules.attack import Attack, Defend, Judge
from ludi.games.hadrians_wall.rules.frontier import Place
from ludi.games.hadrians_wall.rules.rewards import ChooseReward, Cohort, RoadIncome
from ludi.games.hadrians_wall.rules.right import Store
from ludi.games.hadrians_wall.rules.year import (
    ChoosePath,
    DrawCards,
    NewYear,
    ReturnLeftovers,
    RevealCards,
    RevealFate,
    StartActions,
)
from ludi.kernel.agenda import Step

_ALL: list[type[Step[Any]]] = [
    NewYear,
    RevealFate,
    DrawCards,
    ChoosePath,
    RevealCards,
    StartActions,
    RoadIncome,
    Act,
    EndAction,
    LastLook,
    Cohort,
    ChooseReward,
    Store,
    Place,
    ReturnLeftovers,
    Attack,
    Defend,
    Judge,
]
STEPS: dict[str, type[Step[Any]]] = {step.__name__: step for step in _ALL}
