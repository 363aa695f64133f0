"""Room in the city: what is looked up and asked of bands is what the whole map says."""

import ludi
from ludi.games.rome_and_roll.actions import PLACE
from ludi.games.rome_and_roll.city import BAND, cells_of
from ludi.games.rome_and_roll.ids import COLUMNS, ROWS
from ludi.games.rome_and_roll.rules.plans import fits_beside, places_beside
from ludi.games.rome_and_roll.table import Table
from tests.games.rome_and_roll.position import GAME


def check_room(table: Table) -> None:
    """Every plan beside every building, the slow way."""
    free = table.city.land & ~table.occupied
    for building, edge in enumerate(table.edge):
        assert table.rim[building] == cells_of(edge & free)
        for plan in table.law.plans:
            fitting = {
                PLACE.base + place
                for mask, place in table.drawings[plan].everywhere
                if mask & edge and not mask & table.occupied
            }
            found = places_beside(table, plan, building)
            assert len(found) == len(fitting) and set(found) == fitting
            assert fits_beside(table, plan, building) == bool(fitting)


def check_bands(table: Table) -> None:
    size = 1 << BAND * COLUMNS
    for row in range(ROWS):
        assert table.bands[row] == (table.occupied >> row * COLUMNS) % size


def test_room_is_found_wherever_there_is_some() -> None:
    for seed in range(2):
        table = GAME.new(2 + 2 * seed, seed)
        assert isinstance(table, Table)
        dice = ludi.Dice.seeded(seed)
        drawn = 1
        while not table.over:
            table.play(table.legal[dice.below(len(table.legal))])
            check_bands(table)
            if len(table.plan_of) > drawn:
                drawn = len(table.plan_of)
                before = table.clone()
                check_room(table)
                check_room(before)
        assert drawn > 8


def test_cells_of_a_set_in_order() -> None:
    cells = [0, 17, 18, 100, 251]
    assert cells_of(sum(1 << cell for cell in cells)) == cells
    assert cells_of(0) == []
