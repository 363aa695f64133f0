"""What must hold on a table of Rome & Roll after every action."""

from ludi.games.rome_and_roll.ids import (
    FAVOURS,
    PLANS,
    ROADS,
    SATURN,
    SENECA,
    SENECA_CARDS,
    SETTLEMENTS,
)
from ludi.games.rome_and_roll.sheet import (
    ACTIVE,
    ARMIES,
    COINS,
    DEPLOYED,
    FIRST_DIE,
    FOREMAN,
    GARRISON,
    HELD,
    LINKED,
    LOYALTY,
    NERO,
    NERO_COUNT,
    NERO_POINTS,
    NERO_TRACKS,
    ON_TABLE,
    OPEN_ROADS,
    OVERSEER,
    OWNER,
    PAVED,
    SECOND_DIE,
    SENATORS,
    SENECA_FAVOUR,
    SENECA_NERO,
    SENECA_NERO_COUNT,
    SHEET_SIZE,
    SOLDIERS,
    TURN_SIZE,
)
from ludi.games.rome_and_roll.table import Table

# Every player count plain, every variant once or twice, the solo options in two bundles.
MODES: list[tuple[int, dict[str, str]]] = [
    *((players, {}) for players in range(1, 5)),
    (2, {"seneca_foreman": "yes", "first_game": "yes"}),
    (3, {"pontifex": "yes", "jovilius": "yes"}),
    (4, {"characters": "chosen", "pontifex": "yes"}),
    (
        1,
        {
            "difficulty": "normal",
            "seneca_points": "easier",
            "two_for_one": "yes",
            "no_failures": "yes",
        },
    ),
    (
        1,
        {
            "difficulty": "hard",
            "seneca_points": "harder",
            "seneca_in_asia_minor": "yes",
            "seneca_in_egypt": "yes",
            "rubble_blocks": "yes",
        },
    ),
]


def games(options: dict[str, str], number: int) -> int:
    """A variant changes little: it gets fewer of the games."""
    return number if not options or "difficulty" in options else max(1, number // 3)


def hides(players: int, options: dict[str, str]) -> bool:
    """Only Seneca's cards are hidden; without him everything lies open."""
    return players == 1 or options.get("seneca_foreman") == "yes"


def check(table: Table) -> None:
    for sheet in table.sheets:
        check_sheet(table, sheet)
    check_favours(table)
    check_nero(table)
    check_board(table)
    check_city(table)
    check_dice(table)
    if table.solo or table.law.seneca_foreman:
        check_seneca(table)
    if not table.over:
        assert 1 < len(table.legal) < 500


def check_sheet(table: Table, sheet: list[int]) -> None:
    box = table.box
    assert len(sheet) == SHEET_SIZE
    assert min(sheet[:16]) >= 0, "nothing is negative"
    for track in range(4):
        assert sheet[COINS + track] <= box.track_ends[track]
    assert sheet[GARRISON] <= sheet[SOLDIERS] <= box.soldiers_most
    assert sheet[DEPLOYED] <= sheet[SENATORS] <= box.senators_most
    assert max(sheet[LOYALTY : LOYALTY + 3]) <= box.loyalty_boxes
    assert sheet[NERO_TRACKS].bit_count() == sheet[NERO_COUNT]
    assert 0 <= sheet[OVERSEER] < len(table.plan_of)


def check_favours(table: Table) -> None:
    """Three favours, and Saturn if an advisor allows it: on the table or with one owner."""
    everywhere = table.board[ON_TABLE]
    count = everywhere.bit_count()
    for sheet in table.sheets:
        assert not everywhere & sheet[HELD]
        everywhere |= sheet[HELD]
        count += sheet[HELD].bit_count()
    if table.board[SENECA_FAVOUR] >= 0:
        assert not everywhere >> table.board[SENECA_FAVOUR] & 1
        assert table.board[SENECA_FAVOUR] != SATURN
        count += 1
    assert everywhere < 1 << len(FAVOURS)
    assert count == table.box.favours_drawn + (everywhere >> SATURN & 1)


def check_nero(table: Table) -> None:
    board = table.board
    taken = table.law.nero[: board[NERO]]
    points = sum(sheet[NERO_POINTS] for sheet in table.sheets) + board[SENECA_NERO]
    cards = sum(sheet[NERO_COUNT] for sheet in table.sheets) + board[SENECA_NERO_COUNT]
    assert (points, cards) == (sum(taken), len(taken))


def check_board(table: Table) -> None:
    board = table.board
    foremen = [owner for owner in board[FOREMAN : FOREMAN + len(PLANS)] if owner >= 0]
    assert len(foremen) == len(set(foremen)), "one foreman each"
    assert all(board[FOREMAN + plan] < 0 for plan in range(21) if plan not in table.law.plans)
    linked = board[LINKED]
    for settlement in range(len(SETTLEMENTS)):
        if linked >> settlement & 1:
            assert board[OWNER + settlement] >= 0, "only conquered settlements are linked"
    paved = sum(owner >= 0 for owner in board[PAVED : PAVED + len(ROADS)])
    assert linked.bit_count() <= paved
    open_roads = board[OPEN_ROADS]
    table.refresh_roads()
    assert board[OPEN_ROADS] == open_roads, "the roads that are open are up to date"
    for seat, sheet in enumerate(table.sheets):
        own = board[OWNER : OWNER + len(SETTLEMENTS)].count(seat)
        assert own in (sheet[GARRISON], sheet[GARRISON] + 1), "a garrison each, but one village"


def check_city(table: Table) -> None:
    """No two buildings share a cell; none lies on the river; the Forum is the first."""
    together = 0
    cells = 0
    armies = 0
    for plan, mask in zip(table.plan_of, table.mask, strict=True):
        together |= mask
        cells += mask.bit_count()
        armies += plan >= 0 and bool(table.box.muster[plan])
    assert together == table.occupied
    assert together.bit_count() == cells
    assert not together & table.city.river
    assert table.mask[0] == table.city.forum
    assert table.board[ARMIES] == armies
    for number, near in enumerate(table.beside):
        assert not near >> number & 1
        last = near.bit_length() - 1
        assert last < 0 or table.beside[last] >> number & 1, "neighbours are mutual"


def check_dice(table: Table) -> None:
    held = sum((sheet[FIRST_DIE] >= 0) + (sheet[SECOND_DIE] >= 0) for sheet in table.sheets) + len(
        table.seneca_dice
    )
    assert len(table.pool) + held <= sum(table.box.dice_count[table.seats])
    assert len(table.turn) == TURN_SIZE
    assert min(table.turn[:8]) >= 0
    assert -1 <= table.turn[ACTIVE] < table.seats


def check_seneca(table: Table) -> None:
    cards = sorted(table.deck + table.laid + table.discard)
    wanted = [c for c in range(len(SENECA_CARDS)) if table.solo or not table.box.card_action[c]]
    assert cards == wanted
    if table.solo:
        upper = table.deck[table.box.bottom :]
        assert all(table.box.card_seal[card] for card in upper), "those without a seal lie low"
        assert SENECA not in table.owner_of
