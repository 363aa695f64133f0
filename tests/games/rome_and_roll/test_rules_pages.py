"""What the rules pages tell a newcomer is what the game does: the tables, and the first round."""

from pathlib import Path

import pytest

from ludi.games.rome_and_roll.ids import PLANS, ROADS, SETTLEMENTS
from ludi.games.rome_and_roll.table import Table
from ludi.kernel.game import LANGUAGES
from tests.games.rome_and_roll.position import (
    BOX,
    GAME,
    P1,
    P2,
    at,
    loyalty,
    player,
    position,
    say,
    stored,
    track,
)


def page(language: str) -> str:
    return (Path(GAME.folder) / f"rules.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_is_explained_with_its_cost(language: str) -> None:
    rows = [line.split(" | ") for line in page(language).splitlines() if line.startswith("| ")]
    named = {row[0][2:].split(" (")[0]: row for row in rows if " (" in row[0]}
    for number, plan in enumerate(PLANS):
        row = named[GAME.words_of.name("plan", plan, language)]
        assert f"({GAME.words_of.say(f'initials-{plan}', {}, language)})" in row[0]
        assert row[1].endswith(f" {BOX.number[number]}")
        prices = [int(part.split()[0]) for part in row[2].split(", ")]
        assert prices == [count for count in BOX.cost[number] if count], plan


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_explained_with_its_numbers(language: str) -> None:
    text = page(language).replace("*", "")
    for number, place in enumerate(SETTLEMENTS):
        name = GAME.words_of.name("settlement", place, language)
        assert f"{name} ({BOX.strength[number]}, {BOX.glory[number]})" in text
    for number, road in enumerate(ROADS):
        assert f"{GAME.words_of.name('road', road, language)} ({BOX.milestones[number]})" in text


def test_the_first_round_of_the_rules_pages() -> None:
    """Anna and Titus, turn by turn, as the pages tell it."""
    table = position(
        player("mercatrix", storage="WBSFJJ", dice=("blue-1", "yellow-2")),
        player("legatus", storage="WB", soldiers=1, dice=("red-3", "blue-2")),
        agenda=[["EndRound", 0], ["NextTurn", 0, 1], ["ChooseDie", P1]],
        round=1,
    )
    say(table, "choose blue-1", "act build", "plan brickmaker")
    table.play(table.legal[0])
    assert (track(table, "buildings"), stored(table, P1)) == (1, "WBBFJJ")
    say(table, "choose red-3", "act build")
    table.play(next(action for action in table.legal if touches_anna(table, action)))
    assert (stored(table, P1), stored(table, P2)) == ("WBBBFJJ", "W")
    assert at(table, P2)["senators"] == 1
    say(table, "act trade", "trade brick-2", "trigger 1 brickmaker", "trigger 2 construction-post")
    assert track(table, "coins", P1) == 5
    say(table, "bribe nicodemus jewel")
    assert (stored(table, P1), loyalty(table, P1)) == ("WBBBF", [0, 0, 1])
    assert stored(table, P2) == "WS"
    say(table, "deploy legionary", "act muster", "activate 2 construction-post")
    assert (stored(table, P2), at(table, P2)["soldiers"]) == ("WWSSS", 2)
    assert table.view(0)["proconsul"] == P2


def touches_anna(table: Table, action: int) -> bool:
    twin = table.clone()
    twin.play(action)
    return stored(twin, P1) != stored(table, P1)
