"""The log for people, the questions, and where one is: said once, with numbers, to who is asked."""

from ludi.games.rome_and_roll.table import Table
from ludi.kernel.chronicle import chronicle
from ludi.kernel.dice import Dice
from ludi.kernel.history import Heard, History
from ludi.kernel.viewer import PUBLIC, Viewer, viewer_of
from tests.games.rome_and_roll.position import (
    GAME,
    P1,
    P2,
    asked,
    block,
    covers,
    new,
    player,
    position,
    say,
)

NAMES = ["Ada", "Numa", "Livia", "Remus"]


def lines(table: Table, viewer: Viewer = PUBLIC, language: str = "en") -> list[str]:
    """What one event has told."""
    heard = [Heard(1, told) for told in table.ears or []]
    return [line.sentence for line in chronicle(GAME, heard, viewer, language, NAMES)]


def question(table: Table, language: str = "en") -> str:
    return GAME.question(table, table.seat, language, NAMES).replace("\u00a0", " ")


def trail(table: Table) -> list[str]:
    found: list[str] = table.view(0)["trail"]
    return found


def test_a_building_is_one_line_with_what_it_brought() -> None:
    table = position(player("legatus", storage="BBSS"), player(), die="blue-1")
    say(table, "act build", "plan esplanade")
    assert question(table) == (
        "Where do you draw the Esplanade, beside the building your overseer stands on?"
    )
    assert trail(table) == ["action-phase", "build", "placement"]
    table.ears = []
    table.play(table.legal[0])
    assert lines(table)[:2] == [
        "Ada builds the Esplanade: Buildings +1.",
        "Ada stores what is left on the die: +1 Wood, +1 Brick.",
    ]
    assert lines(table, viewer_of(P1), "fr")[0].startswith("Vous bâtissez l’Esplanade")


def test_what_a_neighbour_may_choose_to_produce_is_told_once_it_is_chosen() -> None:
    market = ("market", P2, [(3, 7), (3, 8), (2, 7)])
    table = position(player("legatus", storage="BBSS"), player(), die="blue-1", buildings=[market])
    say(table, "act build", "stay", "plan esplanade")
    near = next(action for action in table.legal if covers(table, action) & table.edge[1])
    table.ears = []
    table.play(near)
    assert asked(table) == "ChooseGood"
    assert "produces" not in [told.what for told in table.ears]
    table.ears = []
    table.play(table.legal[0])
    assert lines(table)[0].startswith("Numa produces (Market): ")


def test_a_payment_is_told_with_what_it_is_for() -> None:
    table = position(player("legatus", storage="BBSS"), player(), die="blue-1")
    table.ears = []
    say(table, "act build", "plan esplanade")
    assert lines(table) == ["Ada pays for the Esplanade: −2 Bricks, −2 Stone."]


def test_who_is_not_the_subject_of_a_line_is_named_in_it() -> None:
    table = position(
        player("legatus"),
        player(),
        die="red-1",
        buildings=[("training-ground", P2, block(1, 7, 1, 3))],
    )
    say(table, "act muster")
    assert question(table) == (
        "Which Army building do you activate"
        " (3 more at most, and 1 Coin for its owner if it is not yours)?"
    )
    table.ears = []
    say(table, "activate 2 training-ground")
    assert lines(table)[0] == "Ada activates Numa’s Training Ground: +2 Soldiers, Numa +1 Coin."
    assert lines(table, viewer_of(P2))[0] == (
        "Ada activates your Training Ground: +2 Soldiers, you +1 Coin."
    )


def test_alone_no_other_owner_is_spoken_of() -> None:
    table = position(player("legatus"), die="red-1", buildings=[("camp", P1, block(1, 7, 1, 3))])
    say(table, "act muster")
    assert question(table) == "Which Army building do you activate (3 more at most)?"


def test_who_owns_a_building_is_called_by_name() -> None:
    action = GAME.parse("activate 2 training-ground")
    named = GAME.words_of.named_action
    assert named(action, "en", NAMES, P1) == "Activate Numa’s Training Ground"
    assert named(action, "en", NAMES, P2) == "Activate your Training Ground"
    assert named(action, "fr", NAMES, P1) == "Activer le Terrain d’Entraînement chez Numa"
    assert named(action, "fr", NAMES, P2) == "Activer le Terrain d’Entraînement"
    assert named(GAME.parse("tax gaul"), "fr", NAMES, P1) == ""


def test_an_action_says_what_a_place_asks_for_and_brings() -> None:
    words = [GAME.words(GAME.parse(text), "en") for text in ("conquer tarraco", "renovate g2")]
    assert words == [
        "Conquer Tarraco (strength 2, +2 Glory)",
        "Renovate the road Massilia – Lugdunum (+2 Legacy)",
    ]
    assert GAME.words(GAME.parse("tax gaul"), "fr") == "Taxer la Gaule (Bois)"


def test_senecas_card_says_what_it_does() -> None:
    history = History(GAME, 1, 1)
    dice = Dice.seeded("seneca")
    while not history.table.over:
        legal = history.table.legal
        history.play(legal[dice.below(len(legal))], 0)
    told = chronicle(GAME, history.log, viewer_of(0), "en", NAMES)
    turned = [line for line in told if line.told[0].what in ("seneca_builds", "seneca_turns")]
    assert len(turned) == 18, "two cards a round, each a line of its own"
    assert any(": his foreman takes the " in line.sentence for line in turned)
    assert any(": he conquers " in line.sentence for line in turned)


def test_where_one_is_never_names_the_machinery() -> None:
    table = new(2, seed=7)
    assert (asked(table), trail(table)) == ("Pick", ["draft"])
    chosen = new(2, seed=3, characters="chosen")
    assert trail(chosen) == ["setup", "characters"]
    dice = Dice.seeded("trail")
    for _ in range(300):
        table.play(table.legal[dice.below(len(table.legal))])
        if table.over:
            break
        assert 1 <= len(trail(table)) <= 3
        assert "end-of-round" not in trail(table)
