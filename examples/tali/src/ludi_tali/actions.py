"""The vocabulary: every verb a player can say."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from ludi.kernel.vocabulary import Domain, Vocabulary
from ludi_tali.components import FACES

KINDS: Final = range(len(FACES))
HANDFULS: Final = [
    *[(face,) for face in KINDS],
    *combinations_with_replacement(KINDS, 2),
]  # the faces of one or two tali
NAMES: Final = ["-".join([FACES[face] for face in handful]) for handful in HANDFULS]
NEEDS: Final = [[handful.count(face) for face in KINDS] for handful in HANDFULS]

VERBS: Final = Vocabulary()
KEEP: Final = VERBS.verb("keep", touches=("me/cup",))
THROW: Final = VERBS.verb("throw", {"tali": Domain("tali", NAMES)}, touches=("me/cup",))
