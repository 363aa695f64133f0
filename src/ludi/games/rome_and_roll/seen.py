"""What a seat sees of Rome & Roll, as types: `view.py` makes it, the server documents it."""

from __future__ import annotations

from typing import Literal, TypedDict

from ludi.kernel.seen import Seen

Owner = int | Literal["seneca"] | None  # a seat, Seneca, or nobody


class NeroView(TypedDict):
    cards: int
    points: int


class ReceivingView(TypedDict):
    seat: int
    good: str


class SenecaCard(TypedDict):
    """A card of Seneca's: its back, and what it does once it is turned up."""

    back: list[str]
    card: str | None
    action: str | None
    times: int | None
    type: str | None
    pick: str | None
    hill: str | None


class CityView(TypedDict):
    rows: int
    columns: int
    cells: list[str]
    inside: list[str]
    goods: dict[str, str]
    hills: dict[str, str]


class BuildingView(TypedDict):
    number: int
    plan: str | None
    kind: str
    initials: str
    owner: Owner
    cell: str
    cells: list[str]
    overseers: list[int]
    points: int


class PlacingView(TypedDict):
    plan: str | None
    giant: bool
    free: bool
    turnings: list[list[list[int]]]
    first: int
    frame: int
    width: int


class PlanView(TypedDict):
    plan: str
    type: str
    number: int
    initials: str
    shape: list[str]
    cost: dict[str, int]
    restrictions: list[str]
    foreman: Owner


class SettlementView(TypedDict):
    settlement: str
    kind: str
    strength: int
    glory: int
    owner: Owner
    linked: bool


class RoadView(TypedDict):
    road: str
    between: list[str]
    milestones: int
    owner: Owner
    open: bool


class RegionView(TypedDict):
    region: str
    resource: str
    settlements: list[SettlementView]
    roads: list[RoadView]


class TurnView(TypedDict):
    seat: int
    die: str
    workers: list[str]
    goods: dict[str, int]
    auxiliaries: int
    action: str | None


class TrackView(TypedDict):
    at: int
    end: int
    blue: int
    taken: bool


class AdvisorView(TypedDict):
    advisor: str
    loyalty: int
    points: int


class PlayerView(TypedDict):
    seat: int
    character: str | None
    storage: dict[str, int]
    tracks: dict[str, TrackView]
    soldiers: int
    garrison: int
    senators: int
    deployed: int
    advisors: list[AdvisorView]
    overseer: str
    dice: list[str]
    favours: list[str]
    nero: NeroView
    score: dict[str, int]


class SenecaView(TypedDict):
    deck: int
    order: list[str] | None  # for who sees everything
    discard: list[str]
    cards: list[SenecaCard]
    seals: int
    seals_needed: list[int]
    difficulty: str | None
    dice: list[str]
    favour: str | None
    nero: NeroView
    score: dict[str, int] | None
    total: int | None


class View(Seen):
    round: int
    final: bool
    proconsul: int | None
    side: str
    city: CityView
    buildings: list[BuildingView]
    placing: PlacingView | None
    receiving: ReceivingView | None
    plans: list[PlanView]
    favours: list[str]
    nero: list[int]
    regions: list[RegionView]
    pool: list[str]
    turn: TurnView | None
    players: list[PlayerView]
    seneca: SenecaView | None
    deciders: list[int]
    nero_taken: int
    ending: str | None
