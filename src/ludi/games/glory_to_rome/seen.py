"""What a seat sees of Glory to Rome, as types: `view.py` makes it, the server documents it."""

from __future__ import annotations

from typing import TypedDict

from ludi.kernel.seen import Seen


class BuildingView(TypedDict):
    card: str
    site: str
    place: str
    materials: list[str]
    needs: int
    public: bool


class CampView(TypedDict):
    seat: int
    hand_count: int
    hand: list[str] | None
    jacks: int
    hand_size: int
    revealed: list[str]
    backed: list[str] | None
    stockpile: dict[str, int]
    clientele: dict[str, int]
    hired: list[str]
    clientele_limit: int
    vault_count: int
    vault: dict[str, int]
    vault_limit: int
    influence: int
    sites: dict[str, int]
    foundations: list[BuildingView]
    buildings: list[BuildingView]
    functions: list[str]
    played: list[str]
    played_jacks: int
    units: int
    # How many actions one's clients have in the role called, whether one follows or not.
    acting: int
    # How many actions each role would give, called or followed with one card.
    actions: dict[str, int]
    concedes: int | None


class View(Seen):
    turn: int
    leader: int
    role: str | None
    deck: int
    removed: int
    jacks: int
    pool: dict[str, int]
    pool_cards: list[str]
    town: dict[str, int]
    outside: dict[str, int]
    demand: list[str]
    fountain: str | None
    public: list[str]
    camps: list[CampView]
    ending: str | None
