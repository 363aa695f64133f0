"""Questions say why they are asked and what is at stake; the log says what an action brought."""

import ludi
from ludi.games.glory_to_rome.table import Table
from ludi.kernel.chronicle import chronicle
from ludi.kernel.history import Heard
from ludi.kernel.viewer import viewer_of
from tests.games.glory_to_rome.position import P1, P2, P3, call, camp, position, say

GAME = ludi.game("glory-to-rome")
NAMES = ["Livia", "Marcus", "Tullia"]


def question(table: Table, seat: int) -> str:
    return GAME.question(table, seat, "fr", NAMES).replace("\u00a0", " ")


def lines(table: Table, script: list[str], seat: int) -> list[str]:
    """The log of some actions, as a seat reads it; each action is an event of its own."""
    heard: list[Heard] = []
    for number, line in enumerate(script):
        ears = table.listen()
        say(table, line)
        heard.extend(Heard(number, told) for told in ears)
    told = chronicle(GAME, heard, viewer_of(seat), "fr", NAMES)
    return [line.sentence.replace("\u00a0", " ") for line in told]


# ---------------------------------------------------------------- questions


def test_following_says_who_called_what_and_what_it_is_worth() -> None:
    table = position(
        camp(hand=["dock"]),
        camp(hand=["circus"], clients=["craftsman"]),
        camp(hand=["bar"], jacks=0),
    )
    say(table, "P1: lead dock")
    assert question(table, P2) == (
        "Livia appelle l’Artisan : suivez-vous (2 actions), ou pensez-vous"
        " (4 cartes ou un Jack, et 1 action de client) ?"
    )
    say(table, "P2: follow circus")
    assert question(table, P3) == (
        "Livia appelle l’Artisan : sans carte pour suivre, comment pensez-vous"
        " (4 cartes ou un Jack) ?"
    )


def test_a_role_says_where_it_comes_from_and_how_often() -> None:
    table = call("patron", position(camp(jacks=1, buildings=["bath"]), camp(), pool=["rubble"] * 3))
    assert question(table, P1) == (
        "Vous avez appelé le Patron : quel client engagez-vous (1 action, 4 places) ?"
    )
    say(table, "P1: hire laborer")
    assert question(table, P1) == (
        "Bains, action de Travailleur : que mettez-vous dans votre réserve (1 action) ?"
    )


def test_a_demand_says_who_demands_what() -> None:
    table = call("legionary", position(camp(hand=["bath"], jacks=1), camp(hand=["gate", "school"])))
    say(table, "P1: reveal bath")
    assert question(table, P2) == "Livia exige une brique : quelle carte cédez-vous (encore 1) ?"


# ---------------------------------------------------------------- the log


def test_a_building_takes_one_line_with_what_it_brought() -> None:
    table = call(
        "craftsman",
        position(
            camp(hand=["bath"], jacks=1, foundations=[("foundry", ["brick"])]),
            camp(),
            pool=["wood"],
        ),
    )
    assert lines(table, ["P1: add foundry bath"], P2) == [
        "Livia ajoute une brique de sa main à la Fonderie : bâtiment achevé, influence +2,"
        " jusqu’à 4 actions de Travailleur."
    ]


def test_a_demand_takes_one_line_and_speaks_to_who_reads() -> None:
    def table() -> Table:
        mine, wall = camp(hand=["gate"]), camp(buildings=["wall"])
        return call("legionary", position(camp(hand=["bath"], jacks=1), mine, wall))

    demand = ["P1: reveal bath"]
    assert lines(table(), demand, P2)[0] == (
        "Livia révèle les Bains et exige une brique : vous cédez une brique (Porte),"
        " à l’abri, Tullia ne cède rien."
    )
    assert lines(table(), demand, P1)[0] == (
        "Vous révélez les Bains et exigez une brique : Marcus cède une brique (Porte),"
        " à l’abri, Tullia ne cède rien."
    )


def test_the_cards_of_a_petition_are_named() -> None:
    table = position(camp(hand=["bar", "insula", "road"]), camp())
    assert lines(table, ["P1: lead_petition merchant rubble"], P2) == [
        "Livia appelle le Marchand par une pétition de cartes Travailleur : Bar, Îlot, Route."
    ]


def test_what_is_drawn_is_told_to_who_drew_it() -> None:
    script = ["P1: think orders"]
    mine = lines(position(camp(hand=["bar"] * 4), camp(), deck=["dock", "wall"]), script, P1)
    theirs = lines(position(camp(hand=["bar"] * 4), camp(), deck=["dock", "wall"]), script, P2)
    assert mine[0].startswith("Vous pensez et piochez une carte : ")
    assert theirs[0] == "Livia pense et pioche une carte."


# ---------------------------------------------------------------- reasons and the way


def test_a_card_of_another_role_does_not_follow_whatever_one_would_do_with_it() -> None:
    table = position(camp(hand=["dock"]), camp(hand=["bar"], jacks=1))
    say(table, "P1: lead dock")
    for words in ("follow bar", "add academy bar", "lay bar town", "deposit_from_hand bar"):
        reason = table.why_not(GAME.parse(words), P2)
        assert reason is not None and reason.key == "follow-other-role", words
    reason = table.why_not(GAME.parse("look"), P2)
    assert reason is not None and reason.key == "role-is-called"


def test_a_long_way_names_the_role_called_and_where_one_is() -> None:
    table = call(
        "patron",
        position(
            camp(
                hand=["dock", "wall"],
                jacks=1,
                buildings=["bath"],
                foundations=[("amphitheatre", ["concrete"])],
            ),
            camp(),
            pool=["wood"],
        ),
    )
    say(table, "P1: hire craftsman", "P1: add amphitheatre wall")
    assert table.view(P1)["trail"] == ["patron", "amphitheatre", "craftsman"]
