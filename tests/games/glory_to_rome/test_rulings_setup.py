"""The rulings of RULINGS.md, R1 to R3: the set-up, in all player counts and modes."""

from pathlib import Path

import pytest

import ludi
from ludi.games.glory_to_rome import components
from ludi.games.glory_to_rome.game import first_leader
from ludi.games.glory_to_rome.ids import KINDS
from ludi.games.glory_to_rome.table import Table
from ludi.kernel.viewer import EVERYTHING
from tests.games.glory_to_rome.position import P1, P2, P3, at, camp, check_pieces, expect, position

COUNTS = [2, 3, 4, 5]


@pytest.mark.parametrize("players", COUNTS)
def test_setup_deals_as_the_rulebook_says(players: int) -> None:
    for seed in range(20):
        table = ludi.game("glory-to-rome").new(players=players, seed=seed)
        assert isinstance(table, Table)
        check_pieces(table)
        for seat in range(players):
            view = at(table, seat)
            assert (len(view["hand"]), view["jacks"], view["influence"]) == (4, 1, 2)
            assert view["clientele_limit"] == view["vault_limit"] == 2
            assert view["hand_size"] == 5
        assert table.jack_pile == 6 - players
        assert set(table.town) == {players}
        assert set(table.outside) == {6 - players}
        assert len(table.pool_names) >= players
        assert len(table.deck) == 144 - 4 * players - len(table.pool_names)
        expect(table, table.leader, "Lead")
        # Whoever turned up the first name of all leads.
        assert 0 <= table.leader < players


def test_r01_english_names_in_alphabetical_order() -> None:
    assert list(KINDS) == sorted(KINDS, key=lambda name: name.replace("-", " "))
    table = position(camp(), camp(), camp(), deck=["wall", "bath", "market", "forum"])
    assert first_leader(table) == P2
    assert table.view(EVERYTHING)["pool_cards"] == ["bath", "market", "wall"]
    assert len(table.deck) == 1


def test_r01_only_the_tied_add_cards_and_all_stay_in_the_pool() -> None:
    deck = ["bath", "wall", "bath", "bath", "dock", "academy", "dock", "villa", "market", "road"]
    table = position(camp(), camp(), camp(), camp(), deck=deck)
    # P1, P3 and P4 tie; of dock, academy and dock the second is P3's.
    assert first_leader(table) == P3
    assert table.view(EVERYTHING)["pool_cards"] == sorted(deck[:7])
    deck = ["bath", "wall", "bath", "dock", "dock", "bar", "road", "market"]
    table = position(camp(), camp(), camp(), deck=deck)
    # P1 and P3 tie twice, then the Bar of P1 is before the Road of P3.
    assert first_leader(table) == P1
    assert table.view(EVERYTHING)["pool_cards"] == sorted(deck[:7])


@pytest.mark.parametrize("players", COUNTS)
def test_r02_beginners_use_three_sites_of_each_material(players: int) -> None:
    table = ludi.game("glory-to-rome").new(players=players, seed=3, mode="beginner")
    view = table.view(EVERYTHING)
    in_town = min(players, 3)
    assert set(view["town"].values()) == {in_town}
    assert set(view["outside"].values()) == {3 - in_town}


def test_r02_the_other_reading_is_one_switch(tmp_path: Path) -> None:
    shipped = (Path(components.__file__).parent / "components.toml").read_text(encoding="utf-8")
    old = 'sites_beyond_cap = "removed"'
    assert old in shipped
    mine = tmp_path / "my.toml"
    mine.write_text(shipped.replace(old, 'sites_beyond_cap = "out_of_town"'), encoding="utf-8")
    game = ludi.game("glory-to-rome", str(mine))
    view = game.new(players=4, seed=3, mode="beginner").view(EVERYTHING)
    assert set(view["town"].values()) == {3}
    assert set(view["outside"].values()) == {3}


@pytest.mark.parametrize("players", COUNTS)
def test_r03_beginners_play_with_half_a_deck(players: int) -> None:
    for seed in range(10):
        table = ludi.game("glory-to-rome").new(players=players, seed=seed, mode="beginner")
        view = table.view(EVERYTHING)
        left = 144 - 4 * players - len(view["pool_cards"])
        assert view["removed"] == left // 2
        assert view["deck"] == left - left // 2
        assert isinstance(table, Table)
        check_pieces(table)
