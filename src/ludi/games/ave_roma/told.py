"""Everything the rules of Ave Roma tell, and what its numbers mean."""

from __future__ import annotations

from typing import Final

from ludi.kernel.game import Audience


def brings(
    fields: tuple[str, ...], *touches: str, scores: bool = False, counted: bool = False
) -> Audience:
    """What something done before brought: it joins that line."""
    return Audience(fields, touches=touches, scores=scores, part=True, counted=counted)


# Nothing is secret here; what is not listed is told to nobody.
TOLD: Final[dict[str, Audience]] = {
    "round": Audience(("count",)),
    # a turn
    "sends": Audience(
        ("seat", "worker", "location"), touches=("{seat}/worker/{worker}", "location/{location}")
    ),
    "goes_to_card": Audience(
        ("seat", "worker", "card"), touches=("{seat}/worker/{worker}", "card/{card}")
    ),
    "trains": Audience(
        ("seat", "value", "training"),
        touches=("{seat}/worker/{value}", "{seat}/training/{training}"),
    ),
    "passes": Audience(("seat", "count")),
    "places_neutral": Audience(
        ("seat", "value", "place"), touches=("{seat}/neutral/{value}", "location/{place}")
    ),
    # goods, money and points
    "gains": brings(("seat", "resource", "count"), "{seat}/stock/{resource}", counted=True),
    "gains_surplus": brings(("seat", "count"), "{seat}/stock/surplus", counted=True),
    "gains_denarii": brings(("seat", "count"), "{seat}/denarii", counted=True),
    "scores": brings(("seat", "count"), "{seat}/points", scores=True, counted=True),
    "stores": brings(("seat", "resource"), "{seat}/stock/{resource}", "{seat}/stock/surplus"),
    "cashes": brings(("seat", "resource", "count"), "{seat}/stock/{resource}", "{seat}/denarii"),
    "pays": brings(("seat", "good", "count"), "{seat}/stock/{good}", counted=True),
    "pays_denarii": brings(("seat", "count"), "{seat}/denarii", counted=True),
    "pays_empty": brings(("seat", "area", "count"), "{seat}/denarii"),
    "halves": Audience(("seat", "half", "card"), touches=("card/{card}", "{seat}")),
    "takes_more": Audience(("seat",), touches=("{seat}",)),
    "sells": Audience(
        ("seat", "resource", "count"), touches=("{seat}/stock/{resource}", "{seat}/denarii")
    ),
    "purchases": Audience(
        ("seat", "resource", "count"), touches=("{seat}/denarii", "{seat}/stock/{resource}")
    ),
    # areas
    "spends": Audience(("seat", "work", "count"), touches=("{seat}/card/{work}",)),
    "rises": brings(("seat", "area", "level"), "{seat}", "area/{area}/track"),
    "adjusts": Audience(()),
    "falls": brings(("seat", "area", "level"), "{seat}", "area/{area}/track"),
    "brown": brings(("area", "level"), "area/{area}/track"),
    "slides": brings(("area", "card"), "area/{area}"),
    "takes_area": brings(("seat", "card", "count"), "card/{card}", "{seat}/card/{card}"),
    "reveals_area": brings(("area", "card"), "deck/area", "area/{area}"),
    "pairs": Audience(("seat", "count"), touches=("{seat}",)),  # count: the kind of fragment
    # cards
    "acquires": brings(("seat", "card"), "card/{card}", "{seat}/card/{card}", counted=True),
    "buys_top": Audience(("seat", "card"), touches=("deck", "{seat}/card/{card}")),
    "completes": brings(("seat", "card")),
    # the Colosseum
    "skips": brings(("seat", "space"), "colosseum/{space}"),
    "walks": brings(("seat", "count", "space"), "{seat}", "colosseum/{space}"),
    "honoured": brings(("seat", "level"), "{seat}/politics"),
    # patrons
    "activates": brings(("seat", "patron"), "{seat}/card/{patron}", "{seat}/patron/{patron}"),
    "replaces": brings(("seat", "patron"), "{seat}/patron/{patron}", "{seat}/card/{patron}"),
    "invokes": Audience(("seat", "patron"), touches=("{seat}/patron/{patron}",)),
    "uses": Audience(("seat", "card"), touches=("{seat}/card/{card}",)),
    # upkeep
    "upkeep": Audience(()),
    "discards": brings(("card",), "card/{card}"),
    "reveals": brings(("card",), "card/{card}"),
    "reveals_top": brings(("card",), "deck"),
    "drafts": Audience(("seat", "location"), touches=("location/{location}", "{seat}/workers")),
    "drafts_neutral": Audience(
        ("seat", "location"), touches=("location/{location}", "{seat}/neutral")
    ),
    "collects": brings(("seat", "value"), "{seat}/workers"),
    "collects_neutral": brings(("seat", "value"), "{seat}/neutral"),
    "order": Audience(()),
    "plays_as": brings(("seat", "rank")),
    # the end
    "raises_politics": Audience(("seat", "count"), touches=("{seat}/politics",)),
    "copies": Audience(("seat", "patron")),
    "ends_area": Audience((), scores=True),
    "ends_row": Audience((), scores=True),
}
