"""What only Glory to Rome says; the rest of its words is in the tests of all games."""

import pytest

import ludi
from ludi.games.glory_to_rome.components import load_box
from ludi.games.glory_to_rome.ids import KINDS, MATERIALS, ROLES
from ludi.kernel.game import LANGUAGES

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
