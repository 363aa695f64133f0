"""Names that can be told apart: no invisible signs, no letters that only look like others."""

from __future__ import annotations

import unicodedata
from typing import Final

from pydantic_core import PydanticCustomError

from ludi.kernel.record import one_line

ODD_NAME: Final = "odd-name"
ALIKE: Final = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE"})
HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"})  # controls and directions
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that show nothing
MOST_MARKS: Final = 2  # accents on one letter


def tidy_name(text: str) -> str:
    """A name on one line, in the usual form of its letters; refused if it may pass for another."""
    name = " ".join(unicodedata.normalize("NFKC", one_line(text)).split())
    if not name:
        raise ValueError("there is nothing in it")
    scripts: set[str] = set()
    marks = 0
    for sign in name:
        category = unicodedata.category(sign)
        marks = marks + 1 if category == "Mn" else 0
        if category in HIDDEN or sign in BLANKS or marks > MOST_MARKS:
            raise odd()
        if category.startswith("L"):
            scripts.add(unicodedata.name(sign, "").partition(" ")[0])
    if len(scripts & ALIKE) > 1:
        raise odd()
    return name


def odd() -> PydanticCustomError:
    return PydanticCustomError(ODD_NAME, "a name that cannot be told from another")
