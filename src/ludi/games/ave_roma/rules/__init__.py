"""The rules of Ave Roma, in the rulebook's order: phases, actions, cards, end of the game."""

from typing import Any

from ludi.games.ave_roma.rules.areas import (
    Aedilis,
    Mercator,
    MoreOrInfluence,
    MoveAreaCard,
    Propraetor,
    Quaestor,
)
from ludi.games.ave_roma.rules.around import After, Before
from ludi.games.ave_roma.rules.bonus import BuyTop, UseForSet
from ludi.games.ave_roma.rules.cards import Purchase, Receive, Seat, WarInfluence
from ludi.games.ave_roma.rules.ending import Adjust, EndBonuses, EndOfActions, RaiseAreas
from ludi.games.ave_roma.rules.gains import Overflow, TakeFragmentResource, TakeResource, Wake
from ludi.games.ave_roma.rules.payment import Pay
from ludi.games.ave_roma.rules.powers import Rise, TakeAreaResource
from ludi.games.ave_roma.rules.roma import PayWalk, Roma, Walk
from ludi.games.ave_roma.rules.turn import ExtraTurn, NewRound, NextTurn, PlaceNeutral, Turn
from ludi.games.ave_roma.rules.upkeep import (
    Draft,
    DraftNeutral,
    NextDraft,
    Pick,
    TurnOrder,
    Upkeep,
)
from ludi.kernel.agenda import Step

_ALL: list[type[Step[Any]]] = [
    NewRound,
    NextTurn,
    Turn,
    PlaceNeutral,
    Before,
    Quaestor,
    Aedilis,
    Mercator,
    Propraetor,
    MoreOrInfluence,
    Roma,
    PayWalk,
    Walk,
    Purchase,
    Receive,
    Seat,
    WarInfluence,
    After,
    MoveAreaCard,
    Overflow,
    TakeResource,
    TakeFragmentResource,
    TakeAreaResource,
    Rise,
    Wake,
    Pay,
    UseForSet,
    BuyTop,
    EndOfActions,
    Upkeep,
    NextDraft,
    Draft,
    DraftNeutral,
    Pick,
    TurnOrder,
    ExtraTurn,
    Adjust,
    EndBonuses,
    RaiseAreas,
]
STEPS: dict[str, type[Step[Any]]] = {step.__name__: step for step in _ALL}
