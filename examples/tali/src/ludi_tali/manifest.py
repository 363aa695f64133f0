"""What Tali says about itself: everybody else reads it here."""

from __future__ import annotations

import os
from typing import Final

from ludi.kernel.manifest import Manifest, Number, Option

MANIFEST: Final = Manifest(
    id="tali",
    game="ludi_tali.game:Tali",
    folder=os.path.dirname(__file__),
    rules_version=1,
    environment_version=0,
    players=(2, 3, 4),
    minutes=10,
    weight=1,
    chapters=("round",),
    credits=("Augustus, by the report of Suetonius",),
    options=(Option("length", ("usual", "short")),),
    numbers=(Number("denarii", listed=True), Number("venuses", listed=True)),
)
