"""Everything the rules tell: who may hear it, what its numbers mean, and what it concerns.

What is not here is told to nobody. What ends in `_for` or `_off` names whom it concerns, because it
need not be the one whom its line is about.
"""

from __future__ import annotations

from typing import Final

from ludi.kernel.game import Audience

# What a played card brings by itself; what it was played for is told on its own.
OF_CARDS: Final = (
    *("denarii", "glory", "recruits_partisan", "recruits_legion", "recruits_vote", "legion"),
    *("draws_trade", "draws", "draws_quests", "reshuffles", "takes_discard", "discards"),
    *("anchor_leaves", "costs_less", "cancelled", "twice", "loses_less"),
)
TOLD: Final[dict[str, Audience]] = {
    "character": Audience(("seat", "character")),
    "keeps_quests": Audience(("seat", "count"), touches=("quests", "{seat}/quests"), takes=()),
    "round": Audience(("count",)),
    # the event, and what it gives or takes
    "event": Audience(("event",), touches=("event",)),
    "event_nothing": Audience(("seat",), touches=("event", "{seat}"), part=True),
    "concerned": Audience(("seat",), touches=("event", "{seat}"), part=True, whom=True),
    "emperor_pay": Audience(("seat", "count"), touches=("event", "{seat}/denarii"), part=True),
    "legion_for": Audience(("seat", "count"), touches=("event", "{seat}/legions"), part=True),
    "vote_for": Audience(("seat", "count"), touches=("event", "{seat}/votes"), part=True),
    "vendetta_for": Audience(("seat", "count"), touches=("event", "{seat}/vendetta"), part=True),
    "vendetta_off": Audience(("seat", "count"), touches=("{seat}/vendetta",), part=True),
    # Glory and Denarii
    "glory": Audience(
        ("seat", "count"), touches=("{seat}/glory",), scores=True, part=True, counted=True
    ),
    "glory_for": Audience(
        ("seat", "count"), touches=("{seat}/glory",), scores=True, part=True, counted=True
    ),
    "glory_off": Audience(
        ("seat", "count"), touches=("{seat}/glory",), scores=True, part=True, counted=True
    ),
    "loses_glory": Audience(
        ("seat", "count"), touches=("{seat}/glory",), scores=True, part=True, counted=True
    ),
    "recruits_partisan": Audience(
        ("seat", "count"), touches=("milestones", "{seat}/partisans"), part=True
    ),
    "denarii": Audience(("seat", "count"), touches=("{seat}/denarii",), part=True, counted=True),
    "denarii_for": Audience(
        ("seat", "count"), touches=("{seat}/denarii",), part=True, counted=True
    ),
    "denarii_off": Audience(
        ("seat", "count"), touches=("{seat}/denarii",), part=True, counted=True
    ),
    "buys_glory": Audience(
        ("seat", "count"), touches=("{seat}/denarii", "{seat}/glory"), scores=True
    ),
    # Spies & Allies
    "offers": Audience(
        ("seat", "province", "building"), touches=("{seat}", "province/{province}/{building}")
    ),
    "puts": Audience(("seat", "count"), touches=("{seat}/denarii", "offer"), part=True),
    "asks": Audience(("seat", "count"), touches=("{seat}", "offer")),
    "accepts": Audience(("seat", "token"), touches=("{seat}", "offer")),
    "takes_back": Audience(("seat", "count"), touches=("offer", "{seat}/denarii"), part=True),
    "refuses": Audience(("seat", "token"), touches=("{seat}", "offer")),
    "spies": Audience(("seat", "building")),
    "spies_glory": Audience(("seat", "count"), touches=("{seat}/glory",), scores=True),
    # plots
    "activates": Audience(
        ("seat", "other", "province"), touches=("{seat}/vendetta", "{other}/vendetta")
    ),
    "chooses_effect": Audience(("seat", "effect"), touches=("{seat}/effect/{effect}",), part=True),
    "cancelled": Audience(("effect",), part=True),
    "in_vain": Audience(("effect",), part=True),
    "twice": Audience(("seat",), part=True),
    "degraded": Audience(("seat",), touches=("{seat}/pantheon",), scores=True, part=True),
    "apostasy": Audience(
        ("seat", "other", "region"), touches=("region/{region}", "{other}/legions"), part=True
    ),
    "replaces": Audience(
        ("seat", "region"), touches=("{seat}/legions", "region/{region}"), part=True
    ),
    "deceives": Audience(("seat", "other", "region"), touches=("region/{region}",), part=True),
    "unseats": Audience(("seat", "other"), touches=("senate", "{other}/votes"), part=True),
    "forced_sale": Audience(("seat", "card"), touches=("{seat}/hand", "discard"), part=True),
    "customs": Audience(("seat", "other"), touches=("{other}/hand", "{seat}/hand"), part=True),
    "loses_card": Audience(("seat", "card"), only_seat=True, touches=("{seat}/hand",), part=True),
    # building
    "builds": Audience(
        ("seat", "building", "count"), touches=("tile/{building}", "{seat}/building/{building}")
    ),
    "pays": Audience(("seat", "count"), touches=("{seat}/denarii",), part=True, counted=True),
    "costs_less": Audience(("seat", "count"), part=True),
    "medal": Audience(
        ("seat", "building"), touches=("tile/{building}", "{seat}/medals"), part=True
    ),
    # Partisans and what they do
    "places": Audience(
        ("seat", "building"), touches=("{seat}/partisans", "{seat}/building/{building}")
    ),
    "places_bonus": Audience(
        ("seat", "building"), touches=("{seat}/partisans", "{seat}/building/{building}")
    ),
    "places_colosseum": Audience(("seat",), touches=("{seat}/partisans", "colosseum")),
    # after a card, or where one was asked for a card
    "acts": Audience(("seat", "building"), touches=("{seat}/building/{building}",)),
    "acts_colosseum": Audience(("seat",), touches=("colosseum",)),
    "plots": Audience(
        ("seat", "province"), touches=("{seat}/partisans", "province/{province}/plots")
    ),
    "legion": Audience(
        ("seat", "region"), touches=("{seat}/legions", "region/{region}"), part=True
    ),
    "marches": Audience(
        ("seat", "region", "to"), touches=("region/{region}",), part=True, takes=()
    ),
    "legion_returns": Audience(
        ("seat", "region"), touches=("region/{region}", "{seat}/legions"), part=True
    ),
    "recruits_legion": Audience(("seat", "count"), touches=("{seat}/legions",), part=True),
    "votes": Audience(("seat",), touches=("{seat}/votes", "senate"), part=True),
    "majority": Audience(("seat",), touches=("senate", "{seat}/glory"), part=True),
    "vote_returns": Audience(("seat",), touches=("senate", "{seat}/votes"), part=True),
    "recruits_vote": Audience(("seat", "count"), touches=("{seat}/votes",), part=True),
    "adds_piece": Audience(("seat",), touches=("{seat}/pantheon",), scores=True, part=True),
    "completes_base": Audience(
        ("seat", "colour"), touches=("pantheon", "{seat}/pantheon"), scores=True, part=True
    ),
    "completes_pantheon": Audience(
        ("seat", "colour"), touches=("pantheon", "{seat}/pantheon"), scores=True, part=True
    ),
    # cards
    "draws_trade": Audience(
        ("seat",), touches=("deck", "{seat}/hand"), part=True, takes=("draws", "reshuffles")
    ),
    "draws": Audience(
        ("seat", "card"), only_seat=True, touches=("deck", "{seat}/hand/{card}"), part=True
    ),
    "draws_quests": Audience(("seat", "count"), touches=("quests", "{seat}/quests"), part=True),
    "reshuffles": Audience((), touches=("discard", "deck"), part=True),
    "plays": Audience(("seat", "card"), touches=("{seat}/hand", "discard"), takes=OF_CARDS),
    "anchor_leaves": Audience(("seat",), touches=("{seat}/hand",), part=True),
    "takes_discard": Audience(("seat", "card"), touches=("discard", "{seat}/hand"), part=True),
    "discards": Audience(("seat", "card"), touches=("{seat}/hand", "discard"), part=True),
    "sells": Audience(("seat", "card", "count"), touches=("{seat}/hand", "discard")),
    "lays_out": Audience(
        ("seat", "goods", "count"), touches=("{seat}/hand", "{seat}/sets"), scores=True
    ),
    # Revenue, and the end of the round
    "taxes": Audience(("seat", "count"), touches=("{seat}/population", "{seat}/denarii")),
    "taxes_double": Audience(("seat", "count"), touches=("{seat}/population", "{seat}/denarii")),
    "loses_less": Audience(("seat",), part=True),
    "rotates": Audience(("count", "clockwise"), touches=("provinces",)),
    # Cassius
    "cassius_card": Audience(("cassius_card",), touches=("cassius",)),
    "cassius_plots": Audience(("effect", "seat"), touches=("cassius", "{seat}/vendetta")),
    "cassius_idle": Audience(("owner", "count"), touches=("cassius",), scores=True),
    "cassius_acts": Audience(("icon",), touches=("cassius",)),
    "cassius_cannot": Audience(("owner", "count"), touches=("cassius",), scores=True, part=True),
    "cassius_stocks": Audience((), touches=("deck", "cassius"), part=True),
    "combat": Audience(("combat_card",), touches=("cassius",), part=True),
}
