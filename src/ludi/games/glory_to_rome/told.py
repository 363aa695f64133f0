"""What the rules of Glory to Rome tell, and to whom: the log is made of it."""

from __future__ import annotations

from typing import Final

from ludi.kernel.game import Audience

_PLAYED: Final = ("{seat}/hand", "{seat}/camp")
_CALLED: Final = ("{seat}/hand", "{seat}/camp", "role/{role}")

# Everything the rules tell, who may hear it, and what its numbers mean. What is not here is
# told to nobody. What all may see during one turn only (a card sold, a client given to the lions)
# is not named: the log stays.
TOLD: Final[dict[str, Audience]] = {
    "turn": Audience(("count", "seat"), touches=("{seat}/camp",)),
    # Calling, following, thinking.
    "leads": Audience(("seat", "role", "card"), touches=_CALLED),
    "leads_jack": Audience(("seat", "role"), touches=_CALLED),
    "leads_petition": Audience(("seat", "role", "material"), touches=_CALLED),
    "leads_circus": Audience(("seat", "role", "material"), touches=_CALLED),
    "follows": Audience(("seat", "card"), touches=_PLAYED),
    "follows_jack": Audience(("seat",), touches=_PLAYED),
    "follows_petition": Audience(("seat", "material"), touches=_PLAYED),
    "follows_circus": Audience(("seat", "material"), touches=_PLAYED),
    "adds_unit": Audience(("seat", "card"), touches=_PLAYED),
    "adds_unit_jack": Audience(("seat",), touches=_PLAYED),
    "adds_unit_petition": Audience(("seat", "material"), touches=_PLAYED),
    "adds_unit_circus": Audience(("seat", "material"), touches=_PLAYED),
    "plays_in_set": Audience(("seat", "card"), touches=_PLAYED, part=True),
    "thinks_orders": Audience(("seat", "count"), touches=("deck", "{seat}/hand")),
    "draws": Audience(
        ("seat", "card"), only_seat=True, touches=("deck", "{seat}/hand/{card}"), part=True
    ),
    "thinks_jack": Audience(("seat",), touches=("jacks", "{seat}/hand")),
    "discards": Audience(("seat", "card"), touches=("{seat}/hand", "pool/{material}")),
    "discards_all": Audience(("seat", "count", "jacks"), touches=("{seat}/hand", "pool")),
    # Laborer, Patron, Merchant.
    "takes": Audience(
        ("seat", "material"), touches=("pool/{material}", "{seat}/stockpile/{material}")
    ),
    "docks": Audience(("seat", "card"), touches=("{seat}/hand", "{seat}/stockpile/{material}")),
    "hires": Audience(("seat", "role"), touches=("pool/{material}", "{seat}/clientele/{role}")),
    "hires_from_hand": Audience(
        ("seat", "card"), touches=("{seat}/hand", "{seat}/clientele/{role}")
    ),
    "hires_from_deck": Audience(("seat", "card"), touches=("deck", "{seat}/clientele/{role}")),
    "deposits": Audience(("seat",), touches=("{seat}/stockpile", "{seat}/vault"), scores=True),
    "deposits_from_hand": Audience(("seat",), touches=("{seat}/hand", "{seat}/vault"), scores=True),
    "deposits_from_deck": Audience(("seat",), touches=("deck", "{seat}/vault"), scores=True),
    # Craftsman and Architect.
    "lays": Audience(
        ("seat", "card", "place"),
        touches=("{seat}/hand", "{seat}/building/{card}", "site/{place}/{material}"),
    ),
    "lays_statue": Audience(
        ("seat", "material", "place"),
        touches=("{seat}/hand", "{seat}/building/statue", "site/{place}/{material}"),
    ),
    "adds": Audience(
        ("seat", "building", "material"), touches=("{seat}/hand", "{seat}/building/{building}")
    ),
    "adds_stock": Audience(
        ("seat", "building", "material"),
        touches=("{seat}/stockpile/{material}", "{seat}/building/{building}"),
    ),
    "adds_pool": Audience(
        ("seat", "building", "material"), touches=("pool/{material}", "{seat}/building/{building}")
    ),
    "looks": Audience(("seat",), touches=("deck",)),
    "sees": Audience(
        ("seat", "card"), only_seat=True, touches=("deck", "{seat}/hand/{card}"), part=True
    ),
    "keeps": Audience(("seat",), touches=("{seat}/hand",)),
    "completes": Audience(
        ("seat", "building", "count"),
        touches=("{seat}/building/{building}", "{seat}/influence"),
        scores=True,
        part=True,
    ),
    "may_act": Audience(("seat", "role", "count"), touches=("{seat}/camp",), part=True),
    "may_think": Audience(("seat", "count"), touches=("{seat}/camp",), part=True),
    "publishes": Audience(("seat", "other", "building"), touches=("{other}/building/{building}",)),
    "pays": Audience(("seat", "material"), touches=("{seat}/stockpile/{material}",), part=True),
    "steals": Audience(
        ("seat", "other", "building"),
        touches=("{other}/building/{building}", "{seat}/building/{building}"),
        scores=True,
    ),
    "pays_site": Audience(
        ("seat", "other", "count"),
        touches=("{seat}/influence", "{other}/influence"),
        scores=True,
        part=True,
    ),
    # Legionary.
    "demands": Audience(("seat", "material", "card"), touches=("{seat}/hand",), part=True),
    # each answer to a demand is a line of its own, unless it follows the demand at once
    "gives": Audience(
        ("seat", "other", "card"),
        touches=("{seat}/hand", "{other}/stockpile/{material}"),
        part=True,
        takes=(),
    ),
    "gives_stock": Audience(
        ("seat", "other", "material"),
        touches=("{seat}/stockpile/{material}", "{other}/stockpile/{material}"),
        part=True,
        takes=(),
    ),
    "gives_nothing": Audience(
        ("seat", "other", "material"), touches=("{seat}/camp",), part=True, takes=()
    ),
    "gives_no_more": Audience(
        ("seat", "other", "material"), touches=("{seat}/camp",), part=True, takes=()
    ),
    "glory_to_rome": Audience(("seat", "material"), touches=("{seat}/camp",), part=True, takes=()),
    "seizes": Audience(
        ("seat", "other"), touches=("{other}/clientele", "{seat}/vault"), scores=True
    ),
    # The end of the turn and of the game.
    "takes_jack": Audience(("seat", "other"), touches=("{other}/camp", "{seat}/hand")),
    "keeps_order": Audience(
        ("seat", "material"), touches=("{seat}/camp", "{seat}/stockpile/{material}")
    ),
    "concedes": Audience(("seat", "other"), touches=("{seat}/camp", "{other}/camp")),
    "withdraws": Audience(("seat",), touches=("{seat}/camp",)),
    "ends_deck": Audience((), scores=True),
    "ends_sites": Audience((), scores=True),
    "ends_catacomb": Audience((), scores=True),
    "ends_forum": Audience((), scores=True),
    "ends_concession": Audience((), scores=True),
}
