"""What Glory to Rome says about itself: everybody else reads it here."""

from __future__ import annotations

import os
from typing import Final

from ludi.kernel.manifest import Deal, Manifest, Number, Option, Standing

MANIFEST: Final = Manifest(
    id="glory-to-rome",
    game="ludi.games.glory_to_rome.game:GloryToRome",
    folder=os.path.dirname(__file__),
    rules_version=2,
    environment_version=0,
    players=(2, 3, 4, 5),
    minutes=60,
    weight=3,
    chapters=("turn",),
    credits=("Carl Chudyk",),
    options=(
        Option("mode", ("full", "beginner")),
        Option("open_hands", ("no", "yes")),
    ),
    numbers=(
        Number("influence", listed=True),
        Number("orders", "cards", listed=True),
        Number("clients", "clientele", of="clientele-limit", listed=True),
        Number("vault", "chest", of="vault-limit", listed=True),
        Number("jacks", "jack"),
        Number("foundations", "site"),
        Number("laid", "stockpile"),
        Number("buildings", "building"),
        Number("hand-size", "cards"),
        Number("clientele-limit", "clientele"),
        Number("vault-limit", "chest"),
    ),
    standing={
        "Follow": Standing(
            ("follow", "follow_jack", "follow_petition", "follow_circus"), ("think orders",)
        ),
        "Give": Standing(("give",), ("stop",)),
        "TakeJacks": Standing(("take_jack",), ("stop",)),
        "KeepOrders": Standing(("keep_order",), ("stop",)),
        "AfterActions": Standing(("think",), ("stop",)),
    },
    deals=(
        Deal(2, "miles"),
        Deal(2, "centurio"),
        Deal(3, "miles"),
        Deal(2, "legatus"),
        Deal(2, "centurio", open_hands="yes"),
        Deal(2, "miles", mode="beginner"),
    ),
)
