"""The box of Ave Roma: its counts, its provenance, and mistakes in an owner's copy."""

from collections import Counter
from pathlib import Path

import pytest

from ludi.games.ave_roma.components import NAMED_OVER, POOLED_OVER, Box, load_box
from ludi.games.ave_roma.ids import (
    BONUSES,
    CARDS,
    DECK_SIZE,
    ICONS,
    POWERS,
    RESOURCES,
    WAR_CARDS_EACH,
    WARS,
)
from ludi.games.ave_roma.rules.payment import can_pay, lack
from ludi.games.ave_roma.sheet import CARD, LEFT, NO_CARD, ROW
from ludi.kernel.components import ComponentsError
from ludi.kernel.dice import Dice
from ludi.kernel.viewer import EVERYTHING
from tests.games.ave_roma.position import GAME, new

SHIPPED = Path(GAME.folder) / "components.toml"
BOX = load_box()


def load(folder: Path, old: str, new: str) -> Box:
    text = SHIPPED.read_text(encoding="utf-8")
    assert old in text
    path = folder / "my.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return load_box(str(path))


def test_thirty_cards_of_each_kind_all_different() -> None:
    assert len(CARDS) == len(set(CARDS)) == 4 * DECK_SIZE
    assert len(WARS) * WAR_CARDS_EACH == DECK_SIZE


@pytest.mark.parametrize(("players", "cards"), [(2, 18), (3, 22), (4, 26), (5, 30)])
def test_r1_cards_by_number_of_players(players: int, cards: int) -> None:
    table = new(players)
    for deck in range(4):
        assert table.city[LEFT + deck] == cards - 5
        assert len([c for c in BOX.players[30 * deck : 30 * deck + 30] if c <= players]) == cards
    assert min(table.city[CARD : CARD + 5]) >= 0 and min(table.city[ROW : ROW + 15]) >= 0


@pytest.mark.parametrize(
    ("decks", "cards"), [("all", 30), ("random-15", 15), ("random-20", 20), ("random-25", 25)]
)
def test_r1_other_numbers_of_cards(decks: str, cards: int) -> None:
    table = new(3, decks=decks)
    assert [table.city[LEFT + deck] + 5 for deck in range(4)] == [cards] * 4
    assert [len(boxed) for boxed in table.boxed] == [30 - cards] * 4


def test_every_power_and_every_bonus_is_on_some_patron() -> None:
    assert set(BOX.power) == set(range(len(POWERS)))
    assert set(BOX.bonus) == set(range(len(BONUSES)))


def test_icons_are_spread_evenly() -> None:
    for deck in range(4):
        counts = Counter(BOX.icon[30 * deck : 30 * deck + 30])
        assert all(8 <= counts[icon] <= 12 for icon in range(len(ICONS)))


def test_ten_board_faces_with_two_of_each_price() -> None:
    assert len(BOX.prices) == 10
    assert len({tuple(prices) for prices in BOX.prices}) == 10
    for prices in BOX.prices:
        assert sorted(prices) == [1, 1, 2, 2, 3, 3]


def test_a_board_is_in_play_with_one_face_only_and_begins_with_its_cheap_goods() -> None:
    for seed in range(20):
        table = new(5, seed=seed)
        players = table.view(EVERYTHING)["players"]
        assert len({seen["board"][0] for seen in players}) == 5
        for seen in players:
            start = {name for name in RESOURCES if seen["prices"][name] == 2}
            assert seen["stock"] == {name: 2 * (name in start) for name in RESOURCES}
            assert (seen["denarii"], seen["surplus"]) == (3, 2)
            assert seen["workers"] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("surplus_max = 7", "surplus_max = 9", "must be 7"),
        ('cost = "stone 2, iron 1"', 'cost = "stones 2"', "must be like"),
        ('cost = "stone 2, iron 1"', 'cost = "stone 5"', "more than a board"),
        ('top = "stone stone"', 'top = "stone"', "must name 2 resources"),
        ('icon = "amphora"', 'icon = "vase"', "must be one of amphora"),
        ("prices = [1, 2, 3, 2, 3, 1]", "prices = [1, 2, 3]", "must have 6 entries"),
        ('power = "discount"', 'power = "discout"', "must be one of the known|must be one of"),
        ("honours = [3, 7, 11]", "honours = [3, 7, 12]", "whole number from 0 to 11"),
        ("starting_denarii = 3", "starting_denari = 3", "is missing"),
    ],
)
def test_a_mistake_is_an_error_that_says_where(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(ComponentsError, match=sentence) as error:
        load(tmp_path, old, new)
    assert str(error.value).startswith("ave-roma my.toml")


def test_a_corrected_copy_is_played_as_it_says(tmp_path: Path) -> None:
    box = load(tmp_path, "starting_denarii = 3", "starting_denarii = 5")
    assert box.starting_denarii == 5
    assert not box.sheet.standard


def test_every_table_says_where_it_comes_from() -> None:
    tables = BOX.sheet.describe()
    assert len(tables) >= 18
    assert all(table["sources"] for table in tables)


def test_prices_as_bits_say_what_a_board_can_pay() -> None:
    dice = Dice.seeded("purses")
    cards = zip(BOX.named, BOX.pooled[:-1], BOX.cost, strict=True)
    track = zip(BOX.track_named, BOX.track_pooled, BOX.track_costs, strict=True)
    prices = [*cards, *track]
    for _ in range(300):
        board = [dice.below(4) for _ in range(6)] + [dice.below(8), dice.below(200) // 9]
        named, pooled = lack(board)
        for by_name, in_all, cost in prices:
            enough = not (by_name + named & NAMED_OVER or in_all + pooled & POOLED_OVER)
            assert enough == can_pay(board, cost, 0, 0), (board, cost)
        assert BOX.pooled[NO_CARD] + pooled & POOLED_OVER, "no card cannot be bought"
