"""What Hadrian's Wall says about itself: everybody else reads it here."""

from __future__ import annotations

import os
from typing import Final

from ludi.games.hadrians_wall.ids import DIFFICULTIES, FORT_DIFFICULTY, FORTS
from ludi.kernel.manifest import Deal, Manifest, Number, Option, Standing

NO_FORT: Final = "none"

MANIFEST: Final = Manifest(
    id="hadrians-wall",
    game="ludi.games.hadrians_wall.game:HadriansWall",
    folder=os.path.dirname(__file__),
    rules_version=2,
    environment_version=1,
    players=(1, 2, 3, 4, 5, 6),
    minutes=90,
    weight=4,
    chapters=("year",),
    credits=("Bobby Hill",),
    options=(
        Option("difficulty", DIFFICULTIES),
        Option("fort", (NO_FORT, *[str(number) for number in range(1, FORTS + 1)])),
        Option("bonus", ("no", "yes")),
        Option("last_look", ("no", "yes"), for_people="yes"),
    ),
    numbers=(
        Number("renown", listed=True),
        Number("piety", listed=True),
        Number("valour", listed=True),
        Number("discipline", listed=True),
        Number("disdain", burden=True),
    ),
    standing={"LastLook": Standing(always=("stop",))},
    campaign=True,
    deals=(
        *[Deal(1, difficulty=difficulty) for difficulty in DIFFICULTIES],
        *[
            Deal(1, **mode)
            for number in range(1, FORTS + 1)
            for mode in (
                {"fort": str(number), "difficulty": FORT_DIFFICULTY},
                {"difficulty": DIFFICULTIES[number % len(DIFFICULTIES)]},
            )
        ],
    ),
)
