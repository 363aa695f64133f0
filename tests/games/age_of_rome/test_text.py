"""What only Age of Rome says; the rest of its words is in the tests of all games."""

import pytest

import ludi
from ludi.games.age_of_rome import ids
from ludi.games.age_of_rome.told import TOLD
from ludi.games.age_of_rome.view import PHASE_RULES
from ludi.kernel.game import LANGUAGES
from ludi.kernel.table import Told
from tests.games.test_text import anchors

GAME = ludi.game("age-of-rome")


def test_actions_read_like_buttons() -> None:
    def words(line: str) -> str:
        return GAME.words(GAME.vocabulary.parse(line), "fr").replace("\u00a0", " ")

    assert words("build politics") == "Construire ou améliorer la Curie"
    assert words("activate spain") == "Activer son complot en Espagne"
    assert words("march thrace-epirus") == "Déplacer une Légion de Thrace vers l’Épire"
    assert words("apostate epirus return") == "Renvoyer une Légion d’Épire"
    assert words("put 1") == "Mettre 1 Denarius sur le jeton"
    assert words("tax double") == "Double Taxation"


def lines(what: str, *args: int) -> list[str | None]:
    """A log line in French and in English."""
    told = Told(what, [*args, -1, -1][:3], 0)
    return [GAME.line(told, None, language, ["Ada"]) for language in LANGUAGES]


def test_the_log_says_which_way_the_provinces_turn() -> None:
    assert lines("rotates", 1, 0) == [
        "Les Provinces font un quart de tour antihoraire.",
        "The Provinces make a quarter turn anticlockwise.",
    ]
    assert lines("rotates", 2, 1) == [
        "Les Provinces font 2 quarts de tour horaires.",
        "The Provinces make 2 quarter turns clockwise.",
    ]


def test_the_log_counts_points_and_names_medals() -> None:
    assert lines("glory", 0, 1)[0] == "Ada gagne 1 point de Gloire."
    assert lines("loses_glory", 0, 2)[0] == "Ada perd 2 points de Gloire."
    assert lines("medal", 0, 0) == [
        "Ada gagne la Médaille Militaire.",
        "Ada wins the Military Medal.",
    ]
    assert lines("takes_back", 0, 2) == ["Ada reprend 2 Denarii.", "Ada takes back 2 Denarii."]


def test_the_log_keeps_secrets() -> None:
    for what in ("draws", "loses_card"):
        told = Told(what, [1, ids.CARDS.index("sica"), -1], 0)
        assert "Sica" in (GAME.line(told, 1, "fr") or "")
        assert GAME.line(told, 0, "fr") is None
        assert GAME.line(told, None, "fr") is None
    for what in ("draws_trade", "cassius_stocks"):
        assert "card" not in TOLD[what].fields
    assert "token" not in TOLD["offers"].fields


@pytest.mark.parametrize("language", LANGUAGES)
def test_cassius_is_told_of_by_name(language: str) -> None:
    line = GAME.line(Told("glory", [4, 2, -1], 0), 0, language, ["Ada"])
    assert line is not None and "Cassius" in line


def test_every_phase_is_in_the_rules() -> None:
    assert set(PHASE_RULES) <= set(anchors(GAME, "fr"))
