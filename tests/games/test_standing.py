"""Standing orders: what each game declares is about its own steps and verbs, and is unambiguous."""

import pytest

import ludi
from ludi.kernel.game import Game
from ludi.kernel.manifest import Standing

GAMES = [ludi.game(name) for name in ludi.games()]
DECLARED = [(game, step) for game in GAMES for step in game.manifest.standing]


@pytest.mark.parametrize(("game", "step"), DECLARED, ids=lambda one: getattr(one, "id", one))
def test_a_standing_order_speaks_of_known_steps_and_actions(game: Game, step: str) -> None:
    assert step in game.steps
    known = {str(game.describe(action)) for action in range(game.vocabulary.size)}
    standing = game.manifest.standing[step]
    assert standing.always or standing.never
    for phrase in standing.always + standing.never:
        assert any(words == phrase or words.startswith(phrase + " ") for words in known), phrase


def test_an_order_answers_when_one_action_is_meant() -> None:
    game = ludi.game("rome-and-roll")
    store, other, bribe = (
        game.parse(words) for words in ("store fish", "store wood", "bribe donatus fish")
    )
    answer = game.standing_answer
    assert answer("ReceiveAway", "always", [store, bribe]) == store
    assert answer("ReceiveAway", "always", [store, other, bribe]) is None, "which of the two?"
    assert answer("ReceiveAway", "never", [store, bribe]) is None, "whom would one bribe?"
    assert answer("ReceiveAway", "ask", [store, bribe]) is None
    assert answer("Receive", "always", [store, bribe]) is None, "a question of one's own turn"
    stop, trigger = game.parse("stop"), game.parse("trigger 1 villa")
    assert answer("TriggerOwn", "never", [trigger, stop]) == stop
    assert answer("TriggerOwn", "always", [trigger, stop]) == trigger


def test_a_phrase_is_a_whole_word() -> None:
    game = ludi.game("glory-to-rome")
    jack, stop = game.parse("take_jack 1"), game.parse("stop")
    assert game.standing_answer("TakeJacks", "always", [jack, stop]) == jack
    assert Standing(("take",)).phrases("always") == ("take",)
    assert Standing(("take",)).phrases("never") == ()
