"""Everything the rules tell, who may hear it, and what its numbers mean.

What is not here is told to nobody. What an action brought joins its line; for another seat than
the one the line speaks of there is the same `_too`, with the seat's name.
"""

from __future__ import annotations

from typing import Final

from ludi.kernel.game import Audience

TOLD: Final[dict[str, Audience]] = {
    "plays_as": Audience(("seat", "character")),
    "settles": Audience(("seat", "settlement")),
    "round": Audience(("count",)),
    "last_round": Audience(()),
    # The draft, and a turn.
    "takes": Audience(("seat", "die")),
    "deploys": Audience(("seat",), part=True),
    "chooses": Audience(("seat", "die")),
    "turns": Audience(("seat", "die"), part=True),
    "deploys_as": Audience(("seat", "icon")),
    "uses": Audience(("seat", "favour")),
    "blesses": Audience(("seat", "favour"), part=True),
    "claims": Audience(("seat", "favour"), takes=()),
    "stores": Audience(("seat", "good"), takes=()),
    "keeps": Audience(("seat",)),
    "exchanges": Audience(("seat", "pair", "good")),
    "bribes": Audience(("seat", "advisor", "good"), takes=("loyal", "unlocks", "won_over")),
    "loyal": Audience(("seat", "advisor", "count"), part=True),
    "unlocks": Audience(("seat", "advisor", "advanced"), part=True),
    "won_over": Audience(("seat", "advisor", "count"), scores=True, part=True),
    # The city.
    "moves": Audience(("seat", "other", "plan")),
    "moves_home": Audience(("seat", "plan")),
    "moves_to": Audience(("seat", "place")),
    "pays_for": Audience(("seat", "plan")),
    "builds": Audience(("seat", "plan")),
    "builds_giant": Audience(("seat", "plan")),
    "clears": Audience(("seat",), part=True),
    "produces": Audience(("seat", "plan"), part=True),
    "triggers": Audience(("seat", "plan")),
    "triggers_of": Audience(("seat", "other", "plan")),
    "steals": Audience(("seat", "other", "good")),
    "musters": Audience(("seat",)),
    "activates": Audience(("seat", "plan")),
    "activates_of": Audience(("seat", "other", "plan")),
    "spends": Audience(("seat", "good", "plan")),
    # The provinces, and the market.
    "conquers": Audience(("seat", "settlement")),
    "renovates": Audience(("seat", "road")),
    "links": Audience(("seat", "settlement"), part=True),
    "taxes": Audience(("seat", "region")),
    "taxes_all": Audience(("seat",)),
    "trades": Audience(("seat", "group")),
    # What all of it brings and costs.
    "advises": Audience(("seat", "advisor"), part=True),
    "pays": Audience(("seat", "good", "count"), part=True),
    "gains": Audience(("seat", "good", "count"), part=True, counted=True),
    "gains_too": Audience(("seat", "good", "count"), part=True, counted=True),
    "earns": Audience(("seat", "good", "count"), scores=True, part=True, counted=True),
    "earns_too": Audience(("seat", "good", "count"), scores=True, part=True, counted=True),
    "grows": Audience(("seat", "count"), scores=True, part=True, counted=True),
    "claims_nero": Audience(("seat", "count"), scores=True, part=True),
    "claims_nero_too": Audience(("seat", "count"), scores=True, part=True),
    # Seneca.
    "seneca_takes": Audience(("count", "die")),
    "seneca_builds": Audience(("type", "pick")),
    "seneca_turns": Audience(("does", "count")),
    "seneca_nero": Audience(("count",), scores=True, part=True),
    "seneca_claims": Audience(("plan",), part=True),
    "seneca_favour": Audience(("favour",), part=True),
    "seneca_fails": Audience((), part=True),
    "seneca_idle": Audience((), part=True),
    "seneca_conquers": Audience(("settlement",), scores=True, part=True),
    "seneca_renovates": Audience(("road",), scores=True, part=True),
    "seneca_blocks": Audience(("plan",)),
    "rubble": Audience(("hill", "count"), scores=True, part=True),
}
