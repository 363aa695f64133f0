"""What only Glory to Rome says; the rest of its words is in the tests of all games."""

import pytest

import ludi
from ludi.games.glory_to_rome.components import KINDS, MATERIALS, ROLES, load_box
from ludi.games.glory_to_rome.view import TOLD
from ludi.kernel.game import LANGUAGES
from ludi.kernel.table import Told
from tests.games.test_text import anchors

GAME = ludi.game("glory-to-rome")
WORDS = GAME.words_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_names_its_own_role_and_material(language: str) -> None:
    box = load_box()
    for kind, card in enumerate(KINDS):
        called = GAME.words(GAME.action("lead", card=card), language)
        assert WORDS.name("role", ROLES[box.material[kind]], language) in called
        shown = GAME.words(GAME.action("reveal", card=card), language)
        assert WORDS.name("material", MATERIALS[box.material[kind]], language) in shown


def test_actions_read_like_buttons() -> None:
    def words(line: str) -> str:
        return GAME.words(GAME.vocabulary.parse(line), "fr").replace("\u00a0", " ")

    assert words("add_stock scriptorium stone") == "Ajouter la pierre au Scriptorium"
    assert words("add academy dock") == "Ajouter du bois de sa main (Dock) à l’Académie"
    assert words("lead_jack architect") == "Appeler l’Architecte avec un Jack"
    assert words("lead bath") == "Appeler le Légionnaire avec les Bains"
    assert words("think orders") == "Penser : compléter sa main ou piocher une carte"
    assert words("steal 2 catacomb") == "Voler les Catacombes du joueur 2"
    assert words("concede 3") == "Voter pour donner la victoire au joueur 3"


def test_the_log_keeps_secrets() -> None:
    for what in ("draws", "sees"):
        told = Told(what, [1, KINDS.index("forum"), -1], 0)
        assert "Forum" in (GAME.line(told, 1, "fr") or "")
        assert GAME.line(told, 0, "fr") is None
        assert GAME.line(told, None, "fr") is None
    for what in ("deposits", "deposits_from_hand", "deposits_from_deck", "looks", "keeps"):
        assert TOLD[what].fields == ("seat",)


def test_every_card_is_in_the_rules() -> None:
    assert set(KINDS) <= set(anchors(GAME, "fr"))
