"""What a position knows before the click: whether an action can simply be taken back."""

import pytest

import ludi
from ludi.kernel.foresight import Finality
from ludi.kernel.history import History
from tests.games.test_properties import anybody, kit

ENOUGH = 150  # actions of every game that are looked at before they are played


@pytest.mark.parametrize("id", ludi.games())
def test_no_final_action_is_taken_for_one_that_can_be_taken_back(id: str) -> None:
    """On the safe side always; where it is sure and can be taken back, it can."""
    game = ludi.game(id)
    dice = ludi.Dice.seeded("final")
    looked = finals = 0
    for number, (players, options) in enumerate(kit(id).MODES):
        history = History(game, players, f"final {number}", options)
        while not history.table.over and looked < ENOUGH * (number + 1) / len(kit(id).MODES):
            seat, action = anybody(history.table, dice)
            finality = history.table.final(action, seat) if dice.below(4) == 0 else None
            history.play(action, seat)
            if finality is None:
                continue
            looked += 1
            finals += finality.final
            table = history.table
            free = seat in table.deciders and history.can_undo(seat)
            assert finality.final or free, f"{game.describe(action)} cannot be taken back"
            assert not (finality.over and finality.sure) or table.over
    assert looked >= ENOUGH * 0.9
    assert 0 < finals < looked


def test_finality_says_what_comes() -> None:
    game = ludi.game("glory-to-rome")
    table = game.new(players=3, seed=7)
    draws = table.final(game.parse("think orders"))
    assert draws.final and draws.sure and draws.door and not draws.over
    assert repr(draws) == "<finality: final>"
    calls = table.final(next(action for action in table.legal if game.words(action, "en")))
    assert calls.final and calls.asked and 0 not in calls.asked


def test_the_sentence_says_what_will_happen() -> None:
    game = ludi.game("glory-to-rome")
    names = ["Marie", "Livia", "Marcus"]

    def said(
        sure: bool = True,
        door: bool = False,
        over: bool = False,
        passes: bool = False,
        waits: bool = False,
        asked: tuple[int, ...] = (),
        language: str = "en",
    ) -> str:
        finality = Finality(True, sure, door, over, passes, waits, list(asked))
        return game.no_way_back(finality, 0, language, names)

    assert said(passes=True, asked=(1, 2)) == "No way back: play passes to Livia and Marcus."
    assert said(passes=True, door=True, asked=(1,)) == (
        "No way back: cards are drawn or revealed and play passes to Livia."
    )
    assert said(over=True) == "No way back: the game ends."
    assert said(passes=True, sure=False).endswith("hidden: your turn ends.")
    assert said(waits=True, asked=(2,)).endswith("until Marcus has finished.")
    assert said(waits=True, asked=(1, 2)).endswith("until Livia and Marcus have finished.")
    assert said(waits=True).startswith("Then you are done: the game continues")
    assert said(passes=True, asked=(1, 2), language="fr") == (
        "Sans retour\u00a0: c’est à Livia et Marcus de jouer."
    )
    assert game.no_way_back(Finality(False, True, False, False, False, False, [0]), 0) == ""
