"""What Rome & Roll says about itself: everybody else reads it here."""

from __future__ import annotations

import os
from typing import Final

from ludi.games.rome_and_roll.ids import DIFFICULTIES
from ludi.kernel.manifest import Deal, Manifest, Number, Option, Standing

SCORE_TABLES: Final = ("usual", "easier", "harder")  # what Seneca scores
YES_NO: Final = ("no", "yes")

MANIFEST: Final = Manifest(
    id="rome-and-roll",
    game="ludi.games.rome_and_roll.game:RomeAndRoll",
    folder=os.path.dirname(__file__),
    rules_version=2,
    environment_version=3,
    players=(1, 2, 3, 4),
    minutes=90,
    weight=3,
    chapters=("round",),
    credits=("Dávid Turczi", "Nick Shaw"),
    options=(
        Option("characters", ("random", "chosen")),
        Option("pontifex", YES_NO),
        Option("jovilius", YES_NO),
        Option("first_game", YES_NO),
        Option("seneca_foreman", YES_NO),
        Option("difficulty", DIFFICULTIES),
        Option("seneca_points", SCORE_TABLES),
        Option("two_for_one", YES_NO),
        Option("no_failures", YES_NO),
        Option("seneca_in_asia_minor", YES_NO),
        Option("seneca_in_egypt", YES_NO),
        Option("rubble_blocks", YES_NO),
    ),
    numbers=(
        Number("coins", "denarius", listed=True),
        Number("buildings", "building", listed=True),
        Number("legacy", "road", listed=True),
        Number("glory", listed=True),
    ),
    standing={
        "ReceiveAway": Standing(always=("store",)),
        "TriggerOwn": Standing(("trigger",), ("stop",)),
    },
    deals=(
        Deal(1, difficulty="normal"),
        Deal(1, difficulty="easy"),
        Deal(1, difficulty="normal", pontifex="yes"),
        Deal(1, difficulty="hard"),
        Deal(1, difficulty="normal", jovilius="yes"),
        Deal(1, difficulty="easy", seneca_points="harder"),
    ),
)
