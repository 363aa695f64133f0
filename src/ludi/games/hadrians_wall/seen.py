"""What a seat sees of Hadrian's Wall, as types: `view.py` makes it, the server documents it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludi.kernel.seen import Seen


class DiplomatView(TypedDict):
    cohort: str
    number: int
    favours: int


class PathView(TypedDict):
    card: str
    points: int


class NeutralView(TypedDict):
    prospect: Prospect | None
    resources: int
    soldiers: int


class Prospect(TypedDict):
    card: str
    gains: list[str]
    good: int
    pattern: str


class Fate(TypedDict):
    number: int
    attack: str
    damage: int
    good: int
    gains: dict[str, int]


class GladiatorView(TypedDict):
    gladiator: str
    strength: int
    wounds: int
    dead: bool
    battles: list[int]


class HandView(TypedDict):
    hand_count: int
    hand: list[str] | None  # for its owner alone
    has_chosen: bool
    chosen_path: str | None


class PlayerView(HandView):
    seat: int
    pieces: dict[str, int]
    tracks: dict[str, int]
    reach: dict[str, int]
    infrastructure: int
    buildings: list[str]
    open: list[str]
    landmarks: list[str]
    training: list[int]
    forum: list[int]
    market: list[int]
    theatre: list[int]
    gladiators: list[GladiatorView]
    temple_boxes: int
    favours: int
    favours_used: int
    baths: list[int]
    courthouse: dict[str, list[int]]
    diplomats: list[DiplomatView]
    scouts: int
    map: list[list[int]]
    disdain: int
    disdain_circled: int
    disdain_removed: int
    ignored: list[int]
    stopped: bool
    paths: list[PathView]
    prospect: Prospect | None
    prospects: list[str]
    deck: int
    score: dict[str, int]


class Condition(TypedDict):
    kind: str
    thing: int
    name: NotRequired[str | None]  # the key of the text that names the thing
    number: int
    tracks: int
    met: bool


class Report(TypedDict):
    """How a fort stands: its goals and its challenge."""

    fort: int
    name: str
    bonus: bool
    goals: list[Condition]
    challenge: list[Condition]
    won: bool
    challenge_met: bool


class CampaignView(Report):
    reward: list[str]
    costs: dict[str, dict[str, int]]
    prices: dict[str, int]
    opens: dict[str, int]
    forbidden: list[str]
    landmarks: bool
    diplomats: bool
    extra_attack: int


class View(Seen):
    year: int
    difficulty: str
    deciders: list[int]
    fate_deck: int
    fate_discard: list[Fate]
    attackers: list[Fate]
    attack: dict[str, int] | None
    attack_size: int
    potential: int
    neutral: list[NeutralView]
    neutral_deck: int
    neutral_discard: list[str]
    players: list[PlayerView]
    campaign: CampaignView | None
    rank: str | None
    ending: str | None
