"""The rules of Rome & Roll, in the rulebook's order: round, turn, actions, free actions, Seneca."""

from typing import Any

from ludi.games.rome_and_roll.rules.build import (
    Advisors,
    Built,
    ChoosePlan,
    MoveOverseer,
    Neighbours,
    Place,
    Save,
)
from ludi.games.rome_and_roll.rules.effects import (
    Ability,
    ChooseGood,
    ClaimFavour,
    Steal,
    TriggerAny,
    TriggerOwn,
)
from ludi.games.rome_and_roll.rules.favours import FreePlan
from ludi.games.rome_and_roll.rules.gain import Receive, ReceiveAway
from ludi.games.rome_and_roll.rules.muster import Muster, SpendFor
from ludi.games.rome_and_roll.rules.provinces import Conquer, Develop, Tax
from ludi.games.rome_and_roll.rules.round import (
    ChooseCharacter,
    ChooseVillage,
    DoubleDraft,
    EndRound,
    NextTurn,
    Pick,
    SenecaDraft,
    SheetsTaken,
    StartRound,
)
from ludi.games.rome_and_roll.rules.seneca import (
    PlaceRubble,
    SenecaDevelop,
    SenecaTurn,
)
from ludi.games.rome_and_roll.rules.trade import Trade
from ludi.games.rome_and_roll.rules.turn import Act, ChooseDie, Done, EndTurn
from ludi.kernel.agenda import Step

_ALL: list[type[Step[Any]]] = [
    ChooseCharacter,
    ChooseVillage,
    SheetsTaken,
    StartRound,
    Pick,
    DoubleDraft,
    NextTurn,
    EndRound,
    ChooseDie,
    Act,
    Done,
    EndTurn,
    MoveOverseer,
    ChoosePlan,
    Save,
    Place,
    Built,
    Advisors,
    Neighbours,
    Muster,
    SpendFor,
    Conquer,
    Develop,
    Tax,
    Trade,
    Receive,
    ReceiveAway,
    ChooseGood,
    TriggerOwn,
    TriggerAny,
    Steal,
    ClaimFavour,
    Ability,
    FreePlan,
    SenecaDraft,
    SenecaTurn,
    PlaceRubble,
    SenecaDevelop,
]
STEPS: dict[str, type[Step[Any]]] = {step.__name__: step for step in _ALL}
