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
    assert words("tax double") == "Doubler l’impôt"


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
