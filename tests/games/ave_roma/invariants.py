"""What must hold on a table of Ave Roma after every action."""

from ludi.games.ave_roma.ids import (
    AREA,
    COLOSSEUM,
    DECK_SIZE,
    PATRON,
    WAR_CARDS_EACH,
)
from ludi.games.ave_roma.rules.cards import Receive, Seat
from ludi.games.ave_roma.rules.gains import Wake
from ludi.games.ave_roma.sheet import (
    ACTIVE,
    BOARD_SIZE,
    BROWN,
    CARD,
    DENARII,
    FRAGMENT,
    FRESH,
    LEFT,
    LEVEL,
    NEUTRAL,
    ORDER,
    OWNED,
    POLITICS,
    READY,
    RIGHT,
    ROUND,
    ROW,
    SPACE,
    SURPLUS,
    TRACK,
    TRAINED,
    TURNED,
    WARS_HELD,
)
from ludi.games.ave_roma.table import Table

MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"mode": "advanced"}),
    (4, {"mode": "advanced"}),
    (5, {"mode": "advanced"}),
    (2, {"decks": "all"}),
    (3, {"decks": "random-15", "mode": "advanced"}),
    (3, {"decks": "random-20"}),
    (5, {"decks": "random-25"}),
]


# What was checked last; most choices change little.
LAST_CARDS: list[list[int]] = [[]]
LAST_WORKERS: list[list[int]] = [[]]
LAST_BOARDS: list[list[int]] = [[]] * 5


def games(options: dict[str, str], number: int) -> int:
    """The size of the decks makes games longer or shorter, not different."""
    return number // 3 if "decks" in options else number


def check(table: Table) -> None:
    city = table.city
    cards = city[ROW : LEFT + 4]
    for board in table.boards:
        cards += board[OWNED : ACTIVE + 1]
    if cards != LAST_CARDS[0]:
        check_cards(table)
        for seat, board in enumerate(table.boards):
            check_held(table, seat, board)
        assert sorted(city[ORDER : ORDER + table.seats]) == list(range(table.seats))
        LAST_CARDS[0] = cards
    workers = city[SPACE : SPACE + 40]
    for board in table.boards:
        workers += board[READY : TRAINED + 4] + board[NEUTRAL : NEUTRAL + 5]
    if workers != LAST_WORKERS[0]:
        check_workers(table)
        LAST_WORKERS[0] = workers
    for seat, board in enumerate(table.boards):
        if board != LAST_BOARDS[seat] or table.over:
            check_board(table, seat, board)
            check_markers(table)
            LAST_BOARDS[seat] = board[:]
    assert len(table.legal) < 300


def check_markers(table: Table) -> None:
    for area in range(5):
        assert 0 <= table.city[BROWN + area] <= table.box.track_max
        levels = [board[LEVEL + area] for board in table.boards if board[LEVEL + area] > 0]
        assert len(levels) == len(set(levels)), "one marker a space"
        assert max(levels, default=0) <= table.box.track_max


def check_board(table: Table, seat: int, board: list[int]) -> None:
    assert len(board) == BOARD_SIZE
    assert all(0 <= board[resource] <= 3 for resource in range(6))
    assert 0 <= board[SURPLUS] <= 7
    assert board[DENARII] >= 0
    assert 0 <= board[POLITICS] <= 10
    assert 0 <= board[TRACK] < COLOSSEUM
    waiting = any(isinstance(step, (Wake, Seat, Receive)) for step in table.agenda[-4:])
    if not waiting and not table.over:
        assert not (table.open_slots(seat) > 0 and table.passive(seat)), "open slots are filled"


def check_held(table: Table, seat: int, board: list[int]) -> None:
    """Cards held, by their marks and counts; the powers of active patrons."""
    assert board[ACTIVE] & ~board[OWNED + PATRON] == 0
    assert 0 <= board[ACTIVE].bit_count() <= min(board[POLITICS], 5)
    for deck in range(4):
        assert board[RIGHT + deck] & ~board[OWNED + deck] == 0
    for deck in (1, 2):
        assert board[TURNED + deck - 1] & ~board[RIGHT + deck] == 0, "what is turned is used"
    assert sum(board[FRAGMENT : FRAGMENT + 4]) == board[OWNED + AREA].bit_count()
    assert sum(board[WARS_HELD : WARS_HELD + 6]) == board[OWNED + 2].bit_count()
    assert max(board[WARS_HELD : WARS_HELD + 6]) <= WAR_CARDS_EACH
    before = table.perks[seat]
    table.refresh(seat)
    assert table.perks[seat] == before, "the powers of active patrons are up to date"


def check_cards(table: Table) -> None:
    """No card is in two places; none is lost but those that untouched rows lose in upkeep."""
    city = table.city
    printed = len([1 for players in table.box.players[:DECK_SIZE] if players <= table.seats])
    whole = 0
    waiting = [step.card for step in table.agenda if isinstance(step, Receive)]
    for deck in range(4):
        first = deck * DECK_SIZE
        left = city[LEFT + deck]
        bits = 0
        count = 0
        for card in table.decks[deck][:left] + table.boxed[deck]:
            bits |= 1 << card - first
            count += 1
        if deck == AREA:
            shown = city[CARD : CARD + 5]
        else:
            shown = city[ROW + 5 * deck - 5 : ROW + 5 * deck]
        for card in shown + waiting:
            if first <= card < first + DECK_SIZE:
                bits |= 1 << card - first
                count += 1
        for board in table.boards:
            bits |= board[OWNED + deck]
            count += board[OWNED + deck].bit_count()
        assert bits.bit_count() == count, "no card is there twice"
        assert bits >> DECK_SIZE == 0
        if deck == AREA:
            assert count in (printed, DECK_SIZE)
            whole = count
        assert 0 <= whole - count <= city[ROUND]


def check_workers(table: Table) -> None:
    """Four workers of each value with two players, else as many as players: none is lost."""
    counts = [0] * 6
    for worker in table.city[SPACE : SPACE + 40]:
        counts[worker] += 1
    for board in table.boards:
        for place in range(TRAINED, TRAINED + 4):
            counts[board[place] % FRESH] += 1
        for value in range(5):
            counts[value + 1] += board[READY + value] + board[NEUTRAL + value]
    each = 4 if table.seats == 2 else table.seats
    assert counts[1:] == [each] * 5
