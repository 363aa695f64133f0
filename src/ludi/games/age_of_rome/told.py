"""Everything the rules tell: who may hear it, what its numbers mean, and what it concerns.

What is not here is told to nobody.
"""

from __future__ import annotations

from typing import Final

from ludi.kernel.game import Audience

TOLD: Final[dict[str, Audience]] = {
    "character": Audience(("seat", "character")),
    "keeps_quests": Audience(("seat", "count"), touches=("quests", "{seat}/quests")),
    "round": Audience(("count",)),
    "event": Audience(("event",), touches=("event",)),
    "served": Audience(("seat", "event"), touches=("event", "{seat}")),
    "glory": Audience(("seat", "count"), touches=("{seat}/glory",), scores=True),
    "loses_glory": Audience(("seat", "count"), touches=("{seat}/glory",), scores=True),
    "recruits_partisan": Audience(("seat",), touches=("milestones", "{seat}/partisans")),
    "denarii": Audience(("seat", "count"), touches=("{seat}/denarii",)),
    "buys_glory": Audience(("seat",), touches=("{seat}/denarii", "{seat}/glory"), scores=True),
    "offers": Audience(
        ("seat", "province", "building"), touches=("{seat}", "province/{province}/{building}")
    ),
    "puts": Audience(("seat", "count"), touches=("{seat}/denarii", "offer")),
    "asks": Audience(("seat", "count"), touches=("{seat}", "offer")),
    "accepts": Audience(("seat", "token"), touches=("{seat}", "offer")),
    "takes_back": Audience(("seat", "count"), touches=("offer", "{seat}/denarii")),
    "refuses": Audience(("seat", "token"), touches=("{seat}", "offer")),
    "spies": Audience(("seat", "building")),
    "activates": Audience(
        ("seat", "other", "province"), touches=("{seat}/vendetta", "{other}/vendetta")
    ),
    "chooses_effect": Audience(("seat", "effect"), touches=("{seat}/effect/{effect}",)),
    "cancelled": Audience(("effect",)),
    "in_vain": Audience(("effect",)),
    "degraded": Audience(("seat",), touches=("{seat}/pantheon",), scores=True),
    "deceived": Audience(("seat", "region"), touches=("region/{region}",)),
    "forced_sale": Audience(("seat", "card"), touches=("{seat}/hand", "discard")),
    "customs": Audience(("seat", "other"), touches=("{other}/hand", "{seat}/hand")),
    "loses_card": Audience(("seat", "card"), only_seat=True, touches=("{seat}/hand",)),
    "pays": Audience(("seat", "count"), touches=("{seat}/denarii",)),
    "builds": Audience(
        ("seat", "building", "count"), touches=("tile/{building}", "{seat}/building/{building}")
    ),
    "medal": Audience(("seat", "building"), touches=("tile/{building}", "{seat}/medals")),
    "places": Audience(
        ("seat", "building"), touches=("{seat}/partisans", "{seat}/building/{building}")
    ),
    "places_bonus": Audience(
        ("seat", "building"), touches=("{seat}/partisans", "{seat}/building/{building}")
    ),
    "places_colosseum": Audience(("seat",), touches=("{seat}/partisans", "colosseum")),
    "plots": Audience(
        ("seat", "province"), touches=("{seat}/partisans", "province/{province}/plots")
    ),
    "legion": Audience(("seat", "region"), touches=("{seat}/legions", "region/{region}")),
    "marches": Audience(("seat", "region", "to"), touches=("region/{region}",)),
    "legion_returns": Audience(("seat", "region"), touches=("region/{region}", "{seat}/legions")),
    "votes": Audience(("seat",), touches=("{seat}/votes", "senate")),
    "majority": Audience(("seat",), touches=("senate", "{seat}/glory"), scores=True),
    "vote_returns": Audience(("seat",), touches=("senate", "{seat}/votes")),
    "adds_piece": Audience(("seat",), touches=("{seat}/pantheon",), scores=True),
    "completes_base": Audience(
        ("seat", "colour"), touches=("pantheon", "{seat}/pantheon"), scores=True
    ),
    "completes_pantheon": Audience(
        ("seat", "colour"), touches=("pantheon", "{seat}/pantheon"), scores=True
    ),
    "draws_trade": Audience(("seat",), touches=("deck", "{seat}/hand")),
    "draws": Audience(("seat", "card"), only_seat=True, touches=("deck", "{seat}/hand/{card}")),
    "draws_quests": Audience(("seat", "count"), touches=("quests", "{seat}/quests")),
    "reshuffles": Audience((), touches=("discard", "deck")),
    "plays": Audience(("seat", "card"), touches=("{seat}/hand", "discard")),
    "takes_discard": Audience(("seat", "card"), touches=("discard", "{seat}/hand")),
    "discards": Audience(("seat", "card"), touches=("{seat}/hand", "discard")),
    "sells": Audience(("seat", "card"), touches=("{seat}/hand", "discard")),
    "lays_out": Audience(("seat", "goods"), touches=("{seat}/hand", "{seat}/sets"), scores=True),
    "taxes": Audience(("seat", "count"), touches=("{seat}/population", "{seat}/denarii")),
    "taxes_double": Audience(("seat", "count"), touches=("{seat}/population", "{seat}/denarii")),
    "rotates": Audience(("count", "clockwise"), touches=("provinces",)),
    "cassius_card": Audience(("cassius_card",), touches=("cassius",)),
    "cassius_plots": Audience(("effect",), touches=("cassius",)),
    "cassius_acts": Audience(("icon",), touches=("cassius",)),
    "cassius_stocks": Audience((), touches=("deck", "cassius")),
    "combat": Audience(("combat_card",), touches=("cassius",)),
}
