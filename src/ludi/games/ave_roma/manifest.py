"""What Ave Roma says about itself: everybody else reads it here."""

from __future__ import annotations

import os
from typing import Final

from ludi.kernel.manifest import Deal, Manifest, Number, Option

ALL: Final = "all"

MANIFEST: Final = Manifest(
    id="ave-roma",
    game="ludi.games.ave_roma.game:AveRoma",
    folder=os.path.dirname(__file__),
    rules_version=2,
    environment_version=1,
    players=(2, 3, 4, 5),
    minutes=90,
    weight=3,
    chapters=("round",),
    credits=("Attila Szőgyi",),
    options=(
        Option("mode", ("basic", "advanced")),
        Option("decks", ("printed", ALL, "random-15", "random-20", "random-25")),
    ),
    numbers=(
        Number("points", listed=True),
        Number("denarii", "denarius", listed=True),
        Number("surplus", listed=True),
        Number("politics", "influence", listed=True),
        Number("cards", listed=True),
        Number("levels", "zone"),
        Number("workers", "worker"),
        Number("active", "senator"),
    ),
    deals=(
        Deal(2, "miles"),
        Deal(2, "centurio", mode="advanced"),
        Deal(2, "miles", decks="random-20"),
        Deal(2, "centurio"),
        Deal(2, "miles", mode="advanced"),
    ),
)
