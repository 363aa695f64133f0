"""The rules of Age of Rome: the round, its four phases, Trade cards, variants, Cassius."""

from typing import Any

from ludi.games.age_of_rome.rules.action import (
    EndAction,
    NextPartisan,
    PlaceLegion,
    PlacePartisan,
    ReachMilestone,
    Resolve,
    StartAction,
)
from ludi.games.age_of_rome.rules.cassius import (
    CassiusActs,
    CassiusBuilds,
    CassiusEffect,
    CassiusPlots,
)
from ludi.games.age_of_rome.rules.construction import BuildWindow, Construct
from ludi.games.age_of_rome.rules.diplomacy import AnswerOffer, MakeOffer, PutDenarii, SpyReward
from ludi.games.age_of_rome.rules.plot_effects import Apostasy, ApplyEffect, Deception, Unseat
from ludi.games.age_of_rome.rules.plots import (
    ActivatePlots,
    AfterPlot,
    ChooseEffect,
    PlotWindow,
    React,
    SecondEffect,
)
from ludi.games.age_of_rome.rules.revenue import Revenue, TaxWindow
from ludi.games.age_of_rome.rules.round import (
    EndRound,
    EventEffect,
    LastChance,
    NewRound,
    Recall,
    StartPhase,
)
from ludi.games.age_of_rome.rules.setup import FirstRound
from ludi.games.age_of_rome.rules.trade import Draw, KeepQuests, LeaveOut, MoveLegion, Window
from ludi.kernel.agenda import Step

_ALL: list[type[Step[Any]]] = [
    FirstRound,
    NewRound,
    EventEffect,
    Recall,
    StartPhase,
    MakeOffer,
    PutDenarii,
    AnswerOffer,
    SpyReward,
    ActivatePlots,
    ChooseEffect,
    PlotWindow,
    React,
    ApplyEffect,
    Apostasy,
    Deception,
    Unseat,
    SecondEffect,
    AfterPlot,
    Construct,
    BuildWindow,
    StartAction,
    NextPartisan,
    PlacePartisan,
    Window,
    Resolve,
    PlaceLegion,
    MoveLegion,
    EndAction,
    Draw,
    KeepQuests,
    LeaveOut,
    Revenue,
    TaxWindow,
    EndRound,
    LastChance,
    CassiusPlots,
    CassiusEffect,
    CassiusBuilds,
    CassiusActs,
    ReachMilestone,
]
STEPS: dict[str, type[Step[Any]]] = {step.__name__: step for step in _ALL}
