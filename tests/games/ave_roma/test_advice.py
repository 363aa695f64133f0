"""What a search is told of a round: where it begins and ends, and what is a trifle in it."""

from ludi.bots.bot import GreedyBot
from ludi.bots.search import GLANCE, SearchBot
from ludi.games.ave_roma import sheet
from ludi.games.ave_roma.actions import PASS
from ludi.games.ave_roma.ids import PATRON, PATRON_CARDS
from ludi.games.ave_roma.rules.turn import PlaceNeutral
from ludi.games.ave_roma.rules.upkeep import Draft, Pick
from ludi.games.ave_roma.sheet import FINAL, PASSED, ROUND
from ludi.games.ave_roma.table import Table
from ludi.kernel.game import WIN

from .position import GAME, new

ADVICE = GAME.advice


def test_a_stretch_is_a_round_with_the_draft_before_it() -> None:
    for players in (2, 3, 5):
        table = new(players, "stretch")
        bots = [GreedyBot(f"stretch/{seat}") for seat in range(players)]
        seen = set()
        while not table.over:
            drafts = isinstance(table.agenda[-1], Draft | Pick)
            seen.add(drafts)
            place = table.city[ROUND] + (1 if drafts else 0)
            assert {ADVICE.stretch(table, seat) for seat in range(players)} == {place}
            table.play(bots[table.seat].choose(table, table.seat))
        assert seen == {True, False}


def test_the_last_neutrals_and_the_extra_action_belong_to_the_round() -> None:
    table = new(2, "neutrals")
    while not all(board[PASSED] for board in table.boards):
        table.play(PASS.base if PASS.base in table.legal else table.legal[0])
    assert isinstance(table.agenda[-1], PlaceNeutral)
    assert ADVICE.stretch(table, 0) == table.city[ROUND] == 1
    while not table.city[FINAL]:
        table.play(PASS.base if PASS.base in table.legal else table.legal[0])
    assert ADVICE.stretch(table, 0) == table.city[ROUND]


def test_where_a_neutral_goes_is_a_trifle_that_a_search_does_not_brood_over() -> None:
    table = new(2, "trifle")
    bot = SearchBot("trifle", 40)
    visits: dict[bool, set[int]] = {True: set(), False: set()}
    for _ in range(12):
        seat = table.seat
        trifle = isinstance(table.agenda[-1], PlaceNeutral)
        assert ADVICE.is_trifle(table, seat) == trifle
        action = bot.choose(table, seat)
        visits[trifle].add(sum([choice.visits for choice in bot.choices]))
        table.play(action, seat)
    assert visits[True] == {GLANCE}
    assert min(visits[False]) >= 40


def test_a_position_is_worth_its_score_where_nothing_is_left_to_hope_for() -> None:
    table = new(2, "over")
    while not table.over:
        table.play(table.legal[-1])
    for score in table.scores():
        win = WIN if score.won else -WIN
        assert ADVICE.evaluate(table, score.seat) == score.total + win


def judged(table: Table, **places: int) -> float:
    """What the evaluation says of the first seat with some places of its board changed."""
    twin = table.clone()
    for name, number in places.items():
        twin.boards[0][getattr(sheet, name)] = number
    twin.refresh(0)
    return ADVICE.evaluate(twin, 0)


def test_every_part_of_a_board_is_worth_something() -> None:
    table = new(2, "parts", mode="advanced")
    assert isinstance(table, Table)
    table = table.clone()
    plain = judged(table)
    assert judged(table, TRACK=2) > judged(table, TRACK=1) > plain  # on the way to an honour
    assert judged(table, POLITICS=5) > judged(table, POLITICS=2) > plain
    assert judged(table, FRAGMENT=1) > plain
    assert judged(table, DENARII=9) > judged(table, DENARII=6) > plain
    strabo = 1 << PATRON_CARDS.index("strabo")
    table.boards[0][sheet.OWNED + PATRON] = strabo
    assert judged(table, POLITICS=1, ACTIVE=strabo) > judged(table, POLITICS=1)


def test_a_patron_makes_the_action_he_improves_look_better_not_worse() -> None:
    table = new(2, "patron")
    assert isinstance(table, Table)
    seat = table.seat
    aedilis = [a for a in table.legal if str(GAME.describe(a)).endswith("aedilis")]
    plain = [
        ADVICE.expect(table, seat, action) - ADVICE.evaluate(table, seat) for action in aedilis
    ]
    helped = table.clone()
    number = PATRON_CARDS.index("strabo")  # one resource more at AEDILIS
    helped.boards[seat][sheet.OWNED + PATRON] |= 1 << number
    helped.boards[seat][sheet.ACTIVE] |= 1 << number
    helped.refresh(seat)
    now = ADVICE.evaluate(helped, seat)
    better = [ADVICE.expect(helped, seat, action) - now for action in aedilis]
    assert all([b > a for a, b in zip(plain, better, strict=True)])
