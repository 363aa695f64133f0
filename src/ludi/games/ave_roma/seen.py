"""What a seat sees of Ave Roma, as types: `view.py` makes it, the server documents it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludi.kernel.seen import Seen


class LimitsView(TypedDict):
    resource: int
    surplus: int
    purchases: int


class PickingView(TypedDict):
    location: str
    count: int
    neutral: bool


class CardView(TypedDict):
    """All that is printed on a card; which fields it has depends on its deck."""

    card: str
    deck: str
    icon: str
    top: NotRequired[list[str]]
    bottom: NotRequired[list[str]]
    fragment: NotRequired[str]
    cost: NotRequired[dict[str, int]]
    points: NotRequired[int]
    influence: NotRequired[int]
    reward: NotRequired[dict[str, int]]
    power: NotRequired[str]
    action: NotRequired[str]
    bonus: NotRequired[str]
    of: NotRequired[list[str]]
    price: NotRequired[dict[str, int]]


class HeldView(CardView):
    used: bool
    turned: NotRequired[bool]


class LocationView(TypedDict):
    location: str
    # The value of the worker on each space, 0: nobody.
    workers: list[int]
    # How many players each space is for.
    players: list[int]


class SlotView(TypedDict):
    slot: str
    card: CardView | None
    lowest: int
    highest: int


class AreaView(TypedDict):
    area: str
    card: CardView | None
    high: bool
    brown: int
    levels: list[int | None]


class SpaceView(TypedDict):
    space: int
    cost: dict[str, int]
    honour: bool
    seats: list[int]


class TrainingView(TypedDict):
    training: str
    reach: int
    price: int
    worker: int
    fresh: bool
    values: list[int]


class PlayerView(TypedDict):
    seat: int
    board: str
    prices: dict[str, int]
    stock: dict[str, int]
    surplus: int
    denarii: int
    politics: int
    slots: int
    points: int
    colosseum: int  # the space of the track
    levels: list[int | None]
    workers: list[int]
    strength: int
    training: list[TrainingView]
    neutral: list[int]
    passed: bool
    active: list[str]
    patrons: list[CardView]
    cards: list[HeldView]
    fragments: dict[str, int]
    wars: dict[str, int]
    score: dict[str, int]


class ActionView(TypedDict):
    location: str
    value: int
    slot: str | None
    pending: dict[str, int]
    need: dict[str, int]
    waived: int
    bought: int
    may_sell: bool
    may_buy: bool
    gathered: int
    landing: int | None


class View(Seen):
    round: int
    mode: str
    order: list[int]
    locations: list[LocationView]
    rows: dict[str, list[SlotView]]
    areas: list[AreaView]
    colosseum: list[SpaceView]
    decks: dict[str, int]
    tops: dict[str, CardView | None]
    area_price: int
    area_points: list[int]
    politics_points: list[int]
    limits: LimitsView
    action: ActionView | None
    picking: PickingView | None
    extra_actions: bool
    players: list[PlayerView]
    ending: str
