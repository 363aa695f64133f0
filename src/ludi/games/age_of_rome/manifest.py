"""What Age of Rome says about itself: everybody else reads it here."""

from __future__ import annotations

import os
from typing import Final

from ludi.games.age_of_rome.ids import SOLOS, VARIANTS
from ludi.kernel.manifest import Deal, Manifest, Number, Option, Standing

MANIFEST: Final = Manifest(
    id="age-of-rome",
    game="ludi.games.age_of_rome.game:AgeOfRome",
    folder=os.path.dirname(__file__),
    rules_version=2,
    environment_version=4,
    players=(1, 2, 3, 4),
    minutes=120,
    weight=4,
    chapters=("round",),
    credits=("Vangelis Efthimiou", "Antonios Yannopoulos"),
    options=(
        *[Option(variant, ("no", "yes")) for variant in VARIANTS],
        Option("solo", SOLOS),
        Option("difficulty", ("normal", "easy", "hard")),
        Option("ask_cards", ("no", "yes"), for_people="yes"),
    ),
    numbers=(
        Number("glory", listed=True),
        Number("denarii", "denarius", listed=True),
        Number("partisans", "partisan", listed=True),
        Number("legions", "legion", listed=True),
        Number("vendetta", listed=True),
        Number("hand", "cards", listed=True),
        Number("legions-in-regions", "legion"),
        Number("votes", "vote"),
        Number("senate", "vote"),
        Number("sets", "goods"),
        Number("quests", "quest"),
        Number("plots", "plot"),
        Number("medals", "medal"),
    ),
    standing={"React": Standing(("play",), ("stop",))},
    deals=(
        Deal(1, solo="emperor"),
        Deal(1, solo="cassius"),
        Deal(1, solo="emperor", hard_times="yes"),
        Deal(1, solo="cassius", difficulty="easy"),
        Deal(1, solo="emperor", heroes="yes"),
        Deal(1, solo="cassius", difficulty="hard"),
    ),
)
