"""The log and the questions: every change told once, to the right person, with its numbers."""

from typing import Any

import pytest

import ludi
from ludi.games.age_of_rome.ids import EVENTS
from ludi.games.age_of_rome.rules.round import EventEffect
from ludi.games.age_of_rome.table import Table
from ludi.kernel.chronicle import chronicle
from ludi.kernel.history import Heard
from ludi.kernel.viewer import viewer_of
from tests.games.age_of_rome.position import GAME, P1, P2, player, position, say

NAMES = ["Ada", "Numa"]


def lines(table: Table, *words: str, seat: int = P1, language: str = "en") -> list[str]:
    """What somebody reads after some words, all of them one action."""
    told = table.listen()
    say(table, *words)
    heard = [Heard(0, one) for one in told]
    return [line.sentence for line in chronicle(GAME, heard, viewer_of(seat), language, NAMES)]


def served(event: str, one: object, other: object, **wanted: object) -> list[str]:
    """What the log says of an event for the first of two players."""
    number = EVENTS.index(event)
    table = position(one, other, agenda=[], phase="plots", hard_times="yes", **wanted)  # type: ignore[arg-type]
    told = table.listen()
    EventEffect(P1, number).happen(table, -1)
    heard = [Heard(0, one) for one in told]
    return [line.sentence for line in chronicle(GAME, heard, viewer_of(P2), "en", NAMES)]


@pytest.mark.parametrize(
    ("event", "one", "line"),
    [
        ("great_fire", player(denarii=2), "Ada loses 2 Denarii."),
        ("great_fire", player(denarii=0), "The event changes nothing for Ada."),
        ("levy", player(legions_out=1), "Ada recruits 1 Legion."),
        ("levy", player(legions_out=0), "The event changes nothing for Ada."),
        ("new_senators", player(votes_out=2), "Ada recruits 1 Vote."),
        ("amnesty", player(vendetta=2), "Ada returns 1 Vendetta marker to the supply."),
        ("ill_omen", player(vendetta=2), "Ada takes 1 Vendetta marker from the supply."),
        ("disgrace", player(glory=1), "The event changes nothing for Ada."),
        ("disgrace", player(glory=4), "Ada loses 1 Glory."),
        ("piracy", player(), "The event changes nothing for Ada."),
        ("piracy", player(hand=("falx",)), "The event concerns Ada: Falx discarded."),
        ("new_cult", player(), "The event concerns Ada: piece of the Pantheon."),
    ],
)
def test_an_event_tells_what_it_changed(event: str, one: object, line: str) -> None:
    assert served(event, one, player()) == [line]


def placing(*hand: str, **wanted: Any) -> Table:
    table = position(
        player(hand=hand, **wanted),
        player(),
        levels={"africa": {"agriculture": 1, "politics": 1}},
    )
    say(table, "place politics")
    return table


def test_cards_tell_what_they_did() -> None:
    assert lines(placing("spatha", legions_out=2), "play spatha")[:2] == [
        "You play Spatha: 1 Legion recruited.",
        "You use the Curia: Vote on top.",
    ]
    assert lines(placing("olicula", votes_out=1), "play olicula", seat=P2)[:2] == [
        "Ada plays Olicula: 1 Vote recruited.",
        "Ada uses the Curia: Vote on top.",
    ]
    assert lines(placing("olicula", votes_out=1), "stop", language="fr")[0] == (
        "Vous utilisez la Curie\u00a0: Vote au sommet."
    )
    assert "Anchor removed" in lines(placing("circinus", anchor=True), "play circinus")[0]


def test_a_building_is_one_line_with_price_and_glory() -> None:
    table = position(player(denarii=9), player(), agenda=[["Construct", P1]], phase="construction")
    assert lines(table, "build religion") == [
        "You build the Temple, level I: 3 Denarii paid, Glory +2."
    ]


def test_a_discount_is_told() -> None:
    table = position(
        player(denarii=9, hand=("groma", "groma")),
        player(),
        agenda=[["Construct", P1]],
        phase="construction",
    )
    say(table, "build religion")
    assert lines(table, "play groma")[0] == "You play Groma: the tile costs 2 Denarii less."


def test_revenue_is_told_once() -> None:
    levels = {"africa": {"agriculture": 2}}
    table = position(
        player(glory=4), player(), agenda=[["Revenue", P1]], phase="revenue", levels=levels
    )
    assert lines(table, "tax normal", seat=P2) == ["Ada collects 3 Denarii of Revenue."]
    table = position(
        player(glory=4), player(), agenda=[["Revenue", P1]], phase="revenue", levels=levels
    )
    assert lines(table, "tax double", language="fr") == [
        "Vous percevez 6 Denarii par une Double Taxation\u00a0: Gloire \u22122."
    ]


def test_a_secret_card_is_named_to_its_owner_only() -> None:
    table = position(player(), player(), levels={"africa": {"commerce": 1}})
    twin = table.clone()
    assert lines(table, "place commerce")[0].startswith(
        "You place a Partisan on the Lighthouse: card "
    )
    assert lines(twin, "place commerce", seat=P2) == [
        "Ada places a Partisan on the Lighthouse: Trade card."
    ]


def test_questions_say_why_they_are_asked() -> None:
    table = position(
        player("marcus_antonius"),
        player("fulvia", glory=9, partisans=2, hand=("scutum",)),
        agenda=[["ActivatePlots", P1]],
        phase="plots",
        plots=[("spain", P1)],
    )
    assert GAME.question(table, P1, "en", NAMES) == (
        "Do you activate your plot (Vendetta markers to pay with: 2)?"
    )
    say(table, "activate spain")
    if type(table.agenda[-1]).__name__ == "ChooseEffect":
        say(table, "effect calumny")
    assert GAME.question(table, P2, "en", NAMES) == (
        "Ada plots against you (Calumny: you lose 1 Glory): do you play a card in answer?"
    )
    assert table.view(P2)["trail"] == ["plots-phase", "reactions"]


def test_nobody_without_a_legion_in_a_region_is_asked_which_one_to_move() -> None:
    one = player("marcus_antonius", legions_out=5)
    table = position(one, player(), levels={"africa": {"military": 2}})
    say(table, "place_bonus military")
    assert GAME.question(table, P1, "en", NAMES) == (
        "To which Region do you send one of your Legions (on your board: 2, to be sent: 2)?"
    )
    say(table, "legion thrace")
    assert GAME.question(table, P1, "en", NAMES) == (
        "To which Region do you send one of your Legions (on your board: 1), "
        "or which one do you move?"
    )


def test_the_trail_begins_with_the_set_up() -> None:
    table = ludi.game("age-of-rome").new(2, 1)
    assert table.view(0)["trail"] == ["setup", "quests"]


@pytest.mark.parametrize(
    ("denarii", "hand", "question"),
    [
        (7, (), "what do you build with your 7 Denarii?"),
        (1, ("olicula",), "nothing can be built with your Denarius, do you sell a card first?"),
        (
            0,
            ("olicula", "tunica"),
            "nothing can be built without Denarii, do you sell a card first?",
        ),
        (1, ("groma",), "what do you build with your Denarius?"),
    ],
)
def test_who_can_build_nothing_yet_is_asked_to_sell(
    denarii: int, hand: tuple[str, ...], question: str
) -> None:
    me = player(denarii=denarii, hand=hand)
    table = position(me, player(), agenda=[["Construct", P1]], phase="construction")
    assert GAME.question(table, P1, "en", NAMES).partition(": ")[2] == question
