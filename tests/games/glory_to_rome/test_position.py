"""The position helper keeps to the box."""

import pytest

from ludi.kernel.viewer import EVERYTHING
from tests.games.glory_to_rome.position import (
    P1,
    P2,
    CampPosition,
    at,
    built,
    camp,
    expect,
    foundations,
    hand,
    legal,
    pool,
    position,
    say,
)


def test_a_position_is_what_it_says() -> None:
    table = position(
        camp(
            hand=["wall", "brick"],
            jacks=2,
            clients=["laborer"],
            stockpile=["stone", "stone"],
            vault=["marble"],
            buildings=["bath", built("statue", site="wood", place="outside")],
            foundations=[("temple", ["marble"]), "bar"],
        ),
        camp(),
        pool=["wood", "archway"],
        deck_top=["palisade", "market"],
    )
    view = at(table, P1)
    assert hand(table, P1) == ["shrine", "wall", "jack", "jack"]
    assert view["clientele"] == {"laborer": 1}
    assert view["stockpile"] == {"stone": 2}
    assert view["vault"] == {"marble": 1}
    assert view["influence"] == 2 + 2 + 1
    assert view["functions"] == ["bath", "statue"]
    assert foundations(table, P1) == {"temple": ["marble"], "bar": []}
    assert pool(table) == {"wood": 1, "brick": 1}
    assert table.jack_pile == 4
    assert table.view(EVERYTHING)["town"]["brick"] == 1
    assert table.view(EVERYTHING)["outside"]["wood"] == 3
    expect(table, P1, "Lead")
    say(table, "P1: think orders")
    assert hand(table, P1) == ["palisade", "shrine", "wall", "jack", "jack"]
    expect(table, P2, "Lead")


@pytest.mark.parametrize(
    "place",
    [
        camp(hand=["wall"] * 4),
        camp(jacks=7),
        camp(stockpile=["brick"] * 25),
        camp(sites=["brick"] * 3),
        camp(foundations=["wall", "bridge", "tower"]),
    ],
)
def test_a_position_never_exceeds_the_box(place: CampPosition) -> None:
    with pytest.raises(ValueError, match=r"no further|six Jacks"):
        position(place, camp())


def test_saying_what_is_not_possible_fails() -> None:
    table = position(camp(hand=["wall"]), camp())
    assert "lead_jack patron" not in legal(table)
    with pytest.raises(AssertionError, match="is not one of"):
        say(table, "lead_jack patron")
    with pytest.raises(AssertionError, match="P1 has Lead"):
        say(table, "P2: think orders")
