"""What a seat sees of Age of Rome, as types: `view.py` makes it, the server documents it."""

from __future__ import annotations

from typing import TypedDict

from ludi.kernel.seen import Seen


class SetView(TypedDict):
    goods: str
    cards: list[str]


class QuestView(TypedDict):
    quest: str
    points: int


class BuildView(TypedDict):
    building: str
    level: int
    possible: bool


class PlanView(TypedDict):
    planned: str | None
    strikes: str | None
    region: str | None


class EventView(TypedDict):
    event: str
    negative: bool
    clockwise: bool
    turns: int
    applies: bool
    emperor_denarii: int


class OfferView(TypedDict):
    proposer: int
    province: str
    building: str
    denarii: int
    asked: int
    token: str | None


class StruckView(TypedDict):
    plotter: int
    target: int
    effect: str
    cancelled: bool
    twice: bool


class TasksView(TypedDict):
    tasks: dict[str, bool]
    rank: str | None


class PlotView(TypedDict):
    owner: int
    activated: bool


class ProvinceView(TypedDict):
    province: str
    # Where around the board it lies now, clockwise.
    position: int
    owner: int | None
    population: int
    penalty: int
    levels: dict[str, int]
    partisans: dict[str, int]
    plots: list[PlotView | None]


class RegionView(TypedDict):
    region: str
    defence: int
    defeated: bool
    legions: list[int]
    places: list[int]
    points: list[int]


class PantheonView(TypedDict):
    base: int
    base_common: str
    upper: int
    upper_common: str


class PlayerView(TypedDict):
    seat: int
    position: int
    province: str
    character: str
    effects: list[str]
    denarii: int
    glory: int
    vendetta: int
    track: list[str | None]
    bonuses: list[str]
    used: list[str]
    legions: int
    legions_unrecruited: int
    votes: int
    votes_unrecruited: int
    partisans: int
    partisans_ready: int
    plots: int
    anchor: bool
    pantheon: PantheonView
    medals: list[str]
    hand_count: int
    hand: list[str] | None
    sets: list[SetView]
    quest_count: int
    quests: list[QuestView] | None


class CassiusView(TypedDict):
    position: int
    province: str
    card: str | None
    # His list of Buildings: he builds the first possible ones.
    build: list[BuildView]
    # How many tiles he builds this round.
    tiles: int
    icons: list[str]
    plot: PlanView | None
    past_cards: list[str]
    icons_left: int
    glory: int
    vendetta: int
    legions: int
    votes: int
    pantheon: PantheonView
    medals: list[str]
    stock: int
    combat_deck: int
    combat_discard: list[str]
    score: dict[str, int]


class View(Seen):
    round: int
    phase: str
    variants: list[str]
    deciders: list[int]
    turned: int
    # Quarter turns at the end of this round; below 0 they go the other way.
    rotation: int
    first_player: str
    order: list[int]
    # Alone as Emperor a reward does not apply, and each Partisan brings Denarii.
    event: EventView | None
    past_events: list[str]
    event_deck: int
    provinces: list[ProvinceView]
    tiles: dict[str, list[int]]
    medals: dict[str, int]
    milestones: list[int]
    regions: list[RegionView]
    senate: list[int]
    senate_points: list[int]
    pantheon_base: list[str]
    pantheon_upper: list[str]
    vendetta: int
    trade_deck: int
    trade_discard: list[str]
    quest_deck: int
    farm: int
    offer: OfferView | None
    struck: StruckView | None
    players: list[PlayerView]
    cassius: CassiusView | None
    tasks: TasksView | None
    exploits: list[list[str]] | None
    difficulty: str | None
    ending: str | None
