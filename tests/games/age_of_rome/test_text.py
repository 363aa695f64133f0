"""What only Age of Rome says; the rest of its words is in the tests of all games."""

import pytest

import ludi
from ludi.kernel.game import LANGUAGES
from ludi.kernel.table import Told
from ludi.kernel.viewer import PUBLIC

GAME = ludi.game("age-of-rome")


def lines(what: str, *args: int) -> list[str | None]:
    """A log line in French and in English."""
    told = Told(what, [*args, -1, -1][:3], 0)
    return [GAME.line(told, PUBLIC, language, ["Ada"]) for language in LANGUAGES]


def test_the_log_says_which_way_the_provinces_turn() -> None:
    assert lines("rotates", 1, 0) == [
        "Les Provinces font un quart de tour dans le sens antihoraire.",
        "The Provinces make a quarter turn anticlockwise.",
    ]
    assert lines("rotates", 2, 1) == [
        "Les Provinces font un demi-tour dans le sens horaire.",
        "The Provinces make a half turn clockwise.",
    ]


def test_the_log_counts_points_and_names_medals() -> None:
    assert lines("glory", 0, 1)[0] == "Ada gagne 1 point de Gloire."
    assert lines("loses_glory", 0, 2)[0] == "Ada perd 2 points de Gloire."
    assert lines("medal", 0, 0) == [
        "Ada gagne la Médaille Militaire.",
        "Ada wins the Military Medal.",
    ]
    assert lines("takes_back", 0, 2) == ["Ada reprend 2 Denarii.", "Ada takes back 2 Denarii."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cassius_is_told_of_by_name(language: str) -> None:
    line = GAME.line(Told("glory", [4, 2, -1], 0), 0, language, ["Ada"])
    assert line is not None and "Cassius" in line
