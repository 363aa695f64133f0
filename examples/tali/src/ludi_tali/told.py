"""What the rules tell, and to whom."""

from __future__ import annotations

from typing import Final

from ludi.kernel.game import Audience

TOLD: Final = {
    "round": Audience(("count",)),
    "stakes": Audience(("count",), touches=("pool",), scores=True),
    "throws-again": Audience(("seat", "count"), touches=("{seat}/cup",)),
    "lifts": Audience(("seat",), touches=("{seat}/cup",)),
    # what lifting the cup brought: it joins the line before
    "pays": Audience(("seat", "count"), touches=("{seat}", "pool"), scores=True, part=True),
    "venus": Audience(("seat", "count"), touches=("pool", "{seat}"), scores=True, part=True),
}
