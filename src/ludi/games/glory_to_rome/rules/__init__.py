"""The rules of Glory to Rome: the turn and what is played in it, thinking, then the roles."""

from typing import Any

from ludi.games.glory_to_rome.rules.build import (
    Architect,
    Craftsman,
    FountainCard,
    ScriptoriumChoice,
)
from ludi.games.glory_to_rome.rules.complete import Steal
from ludi.games.glory_to_rome.rules.demand import EndDemand, Give, Legionary, Seize, TakeFromPool
from ludi.games.glory_to_rome.rules.gather import BathRole, Laborer, Merchant, Patron
from ludi.games.glory_to_rome.rules.stairway import PayForStairway
from ludi.games.glory_to_rome.rules.steps import ROLE_STEPS
from ludi.games.glory_to_rome.rules.think import Think
from ludi.games.glory_to_rome.rules.turn import (
    AfterActions,
    FirstTurn,
    Follow,
    KeepOrders,
    Lead,
    NextTurn,
    PerformRole,
    StartActions,
    TakeJacks,
)
from ludi.games.glory_to_rome.rules.units import MoreCards, PlaySet
from ludi.kernel.agenda import Step

ROLE_STEPS.extend([Laborer, Craftsman, Legionary, Architect, Merchant, Patron])

_ALL: list[type[Step[Any]]] = [
    FirstTurn,
    Lead,
    PlaySet,
    MoreCards,
    Follow,
    Think,
    StartActions,
    PerformRole,
    Laborer,
    Patron,
    BathRole,
    Merchant,
    Craftsman,
    FountainCard,
    Architect,
    ScriptoriumChoice,
    PayForStairway,
    Steal,
    Legionary,
    TakeFromPool,
    Give,
    Seize,
    EndDemand,
    AfterActions,
    TakeJacks,
    KeepOrders,
    NextTurn,
]
STEPS: dict[str, type[Step[Any]]] = {step.__name__: step for step in _ALL}
